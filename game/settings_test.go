package game

import (
	"math"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/ui"
)

func params(m map[string]string) func(string) string { return func(k string) string { return m[k] } }

func TestSettingsKept(t *testing.T) {
	store := memoryStore{}
	var k settingsKeeper
	k.open(store, params(nil))
	k.TextScale, k.Speed, k.Lang, k.SoundVolume = 1.15, ui.SpeedFast, lang.JA, 0.3
	k.tick(29)
	if _, ok := store.Load(settingsKey); ok {
		t.Fatal("saved in every tick")
	}
	k.tick(30)
	var again settingsKeeper
	again.open(store, params(nil))
	if again.Settings != k.Settings {
		t.Fatalf("%+v came back as %+v", k.Settings, again.Settings)
	}
	again.open(store, params(map[string]string{"lang": "en-US", "speed": "off"}))
	if again.Lang != lang.EN || again.Speed != ui.SpeedOff {
		t.Fatalf("the address counts more: %+v", again.Settings)
	}
	again.save()
	k.open(store, params(nil))
	if k.Lang != lang.JA {
		t.Fatal("what an address said was kept, though the player chose nothing")
	}
}

func TestSettingsRepaired(t *testing.T) {
	for _, bad := range []string{"", "nonsense", `{"lang":"xx","speed":99,"sound":7,"music":-1,"textScale":100}`, `{"sound":"loud"}`} {
		store := memoryStore{settingsKey: []byte(bad)}
		var k settingsKeeper
		k.open(store, params(nil))
		if k.Settings != repaired(k.Settings) || k.TextScale != 1 {
			t.Errorf("%q gives %+v", bad, k.Settings)
		}
	}
	if s := repaired(ui.Settings{SoundVolume: math.NaN()}); s.SoundVolume != 0.8 {
		t.Errorf("NaN gives %v", s.SoundVolume)
	}
}

func TestLangOf(t *testing.T) {
	for locale, want := range map[string]lang.Lang{"ja": lang.JA, "ja-JP": lang.JA, "ja_JP.UTF-8": lang.JA, "en-GB": lang.EN, "": lang.EN, "de": lang.EN, "C.UTF-8": lang.EN} {
		if got := langOf(locale); got != want {
			t.Errorf("langOf(%q) = %s, want %s", locale, got, want)
		}
	}
}
