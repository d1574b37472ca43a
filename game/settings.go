package game

import (
	"encoding/json"
	"math"

	"godeck/internal/lang"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

const settingsKey = "settings"

// settingsKeeper holds the player's settings and saves them when they change.
type settingsKeeper struct {
	ui.Settings
	saved ui.Settings
	store ui.Store
}

// open loads the settings: the machine's preferences, overridden by the
// player's earlier choices, then by the link or command line.
func (k *settingsKeeper) open(store ui.Store, param func(string) string) {
	k.store = store
	k.Settings = ui.Settings{
		Lang:          langOf(systemLanguage()),
		SoundVolume:   0.8,
		MusicVolume:   0.5,
		TextScale:     1,
		ReducedMotion: systemReducedMotion(),
	}
	if b, ok := store.Load(settingsKey); ok {
		// A damaged file leaves the defaults.
		s := k.Settings
		if json.Unmarshal(b, &s) == nil {
			k.Settings = s
		}
	}
	if l, ok := lang.Parse(param("lang")); ok {
		k.Lang = l
	}
	if param("mute") == "1" {
		k.Muted = true
	}
	if v, ok := tween.ParseSpeed(param("speed")); ok {
		k.Speed = v
	}
	k.Settings = repaired(k.Settings)
	k.saved = k.Settings
}

// tick saves at most twice a second.
func (k *settingsKeeper) tick(tick int64) {
	if tick%30 == 0 {
		k.save()
	}
}

func (k *settingsKeeper) save() {
	if k.Settings == k.saved {
		return
	}
	k.Settings = repaired(k.Settings)
	k.saved = k.Settings
	if b, err := json.Marshal(k.Settings); err == nil {
		_ = k.store.Save(settingsKey, b) // if it fails the settings hold for this visit only
	}
}

// repaired returns settings with all values in range.
func repaired(s ui.Settings) ui.Settings {
	unit := func(v, otherwise float64) float64 {
		if math.IsNaN(v) {
			return otherwise
		}
		return math.Max(0, math.Min(1, v))
	}
	s.SoundVolume = unit(s.SoundVolume, 0.8)
	s.MusicVolume = unit(s.MusicVolume, 0.5)
	if !(s.TextScale >= 1 && s.TextScale <= 1.3) {
		s.TextScale = 1
	}
	if s.Lang != lang.JA && s.Lang != lang.EN {
		s.Lang = lang.EN
	}
	if s.Speed > ui.SpeedSwift {
		s.Speed = ui.SpeedNormal
	}
	return s
}

// langOf returns the program's language for a locale; English if it has no
// translation.
func langOf(locale string) lang.Lang {
	l, _ := lang.Parse(locale)
	return l
}
