package board

import "godeck/scenes/ui"

// voice plays the sounds of a table. Of a presentation that is skipped it plays
// the loudest, the last of several.
type voice struct {
	sounds  ui.Sounds
	loudest heard
}

// heard is a sound to be played.
type heard struct {
	name      string
	gain, pan float64
}

func (v *voice) play(h heard, skipping bool) {
	switch {
	case h.name == "" || v.sounds == nil:
	case !skipping:
		v.sounds.Play(h.name, h.gain, h.pan)
	case h.gain >= v.loudest.gain:
		v.loudest = h
	}
}

// rest plays what is left of a skipped presentation.
func (v *voice) rest() {
	h := v.loudest
	v.loudest = heard{}
	v.play(h, false)
}

// Sound plays an effect. When a presentation is skipped only its loudest sound
// is played, the last of several.
func (t *Base) Sound(name string, gain, pan float64) {
	t.voice.play(heard{name, gain, pan}, t.Timeline.Skipping())
}

// SoundTween returns the tween that plays an effect.
func (t *Base) SoundTween(name string, gain, pan float64) ui.Tween {
	return ui.Call(func() { t.Sound(name, gain, pan) })
}

// Unheard does something of which no sound is heard and nothing is announced.
func Unheard(t *Base, do func()) {
	v, kept := t.voice, t.Announce()
	t.voice = voice{}
	do()
	t.voice = v
	t.Announce()
	for _, line := range kept {
		t.Surface.Announce(line)
	}
}

// Hush silences the music of a table for so many ticks before a great moment, unless it is being skipped.
func Hush(t *Base, ticks int) {
	if t.voice.sounds != nil && !t.Timeline.Skipping() {
		t.voice.sounds.Hush(ticks)
	}
}

func (t *Base) pan(x float64) float64 {
	if t.width <= 0 {
		return 0
	}
	return ui.Clamp01(x/t.width)*1.2 - 0.6
}
