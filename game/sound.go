package game

import (
	"fmt"
	"os"

	"godeck/internal/lang"
)

type volumes struct {
	sound, music float64
	muted        bool
}

// setVolumes passes the player's volume settings to the sound device when they
// change.
func (a *App) setVolumes() {
	v := volumes{a.settings.SoundVolume, a.settings.MusicVolume, a.settings.Muted}
	if v != a.volumes {
		a.volumes = v
		a.player.SetVolume(v.sound, v.music, v.muted)
	}
}

var soundWords = lang.Words{
	"silent": {JA: "音を出せる機器が見つからないため、音なしで続けます。", EN: "No working sound device was found. The game goes on without sound."},
}

// fallSilent is called when the sound device is missing or has failed.
func (a *App) fallSilent(reason error) {
	fmt.Fprintln(os.Stderr, "godeck: no sound:", reason)
	a.post(func() { a.silent = true })
}

// reportSilence says once that there is no sound, on the first scene that can
// show it, after its first picture.
func (a *App) reportSilence() {
	if a.silent && a.shownOnce && a.notify(soundWords.T(a.settings.Lang, "silent"), true) {
		a.silent = false
	}
}
