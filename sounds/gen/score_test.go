package main

import (
	"bytes"
	"slices"
	"testing"
)

// agreeable are the notes that may rest on a chord, as semitones above its
// root: chord tones and tensions without those that rub against the third.
var agreeable = map[string][]int{
	"maj9": {0, 2, 4, 6, 7, 9, 11}, "maj7": {0, 2, 4, 6, 7, 9, 11}, "6": {0, 2, 4, 6, 7, 9, 11},
	"m9": {0, 2, 3, 5, 7, 9, 10}, "m7": {0, 2, 3, 5, 7, 10}, "m6": {0, 2, 3, 5, 7, 9},
	"m7b5": {0, 3, 5, 6, 8, 10}, "9": {0, 2, 4, 6, 7, 9, 10}, "13": {0, 2, 4, 6, 7, 9, 10},
	"13sus": {0, 2, 5, 7, 9, 10}, "7b9": {0, 1, 3, 4, 7, 8, 10},
}

var forms = map[string]func() ([][]chord, []tune){
	"title": titleForm, "zutomayo": zutomayoForm, "duemagic": duemagicForm, "magna": magnaForm, "guardians": guardiansForm, "mattsan": mattsanForm,
}

func TestTunesRestOnTheirHarmony(t *testing.T) {
	for name, form := range forms {
		sections, tunes := form()
		for i, melody := range tunes {
			rests(t, name, sections[i], i, melody)
		}
	}
}

// rests checks that the long notes of a tune agree with their chords.
func rests(t *testing.T, name string, chords []chord, section int, melody tune) {
	t.Helper()
	for _, n := range melody {
		if n.length < 1 {
			continue // passing
		}
		c := under(chords, float64(section*sectionBeats)+n.at)
		above := ((n.pitch-c.root)%12 + 12) % 12
		if !slices.Contains(agreeable[c.name], above) {
			t.Errorf("%s, section %d, bar %d beat %.1f: pitch %d is %d semitones above the root of %s",
				name, section, int(n.at)/4+1, n.at-float64(int(n.at)/4*4)+1, n.pitch, above, c.name)
		}
	}
}

// TestSolosRestOnTheirHarmony checks the invented tunes, these and others: their long notes
// agree, they stay within reach of each other and of the instrument, and are not the written ones.
func TestSolosRestOnTheirHarmony(t *testing.T) {
	for name, form := range forms {
		sections, tunes := form()
		for seed := range uint64(40) {
			for i, chords := range sections {
				melody := solo(chords, gMajor, 64, 83, seed)
				rests(t, name, chords, i, melody)
				if len(melody) < 16 || slices.Equal(melody, tunes[i]) {
					t.Errorf("%s: a solo of %d notes", name, len(melody))
				}
				for k, n := range melody {
					if n.pitch < 64 || n.pitch > 83 {
						t.Errorf("%s: pitch %d", name, n.pitch)
					}
					if k > 0 && (n.pitch-melody[k-1].pitch > 9 || melody[k-1].pitch-n.pitch > 9) {
						t.Errorf("%s, seed %d: a leap from %d to %d", name, seed, melody[k-1].pitch, n.pitch)
					}
				}
			}
		}
	}
}

func TestVoicesMoveLittle(t *testing.T) {
	for name, form := range forms {
		sections, _ := form()
		for _, chords := range sections {
			for i, c := range chords {
				if c.voices[0] < 50 || c.voices[3] > 77 {
					t.Errorf("%s: chord at %.0f lies at %v", name, c.at, c.voices)
				}
				if i == 0 {
					continue
				}
				moved := 0
				for j := range c.voices {
					moved += max(c.voices[j]-chords[i-1].voices[j], chords[i-1].voices[j]-c.voices[j])
				}
				if moved > 14 {
					t.Errorf("%s: chord at %.0f: voices leap %d semitones: %v to %v", name, c.at, moved, chords[i-1].voices, c.voices)
				}
			}
		}
	}
}

func TestSameScoreSameBytes(t *testing.T) {
	for _, track := range tracks() {
		a, b := track.score(), track.score()
		if !bytes.Equal(a.midi(), b.midi()) {
			t.Errorf("%s: two scores differ", track.file)
		}
		for _, p := range a.parts {
			for _, n := range p.notes {
				if n.at < -0.1 || n.at >= float64(a.bars*beatsPerBar) || n.pitch < 20 || n.pitch > 108 {
					t.Errorf("%s: note out of range: %+v", track.file, n)
				}
			}
		}
	}
}
