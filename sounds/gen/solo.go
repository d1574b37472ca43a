package main

import "math/rand/v2"

// cells are the rhythms of a bar, in beats; a negative length rests.
var cells = [][]float64{
	{1.5, 0.5, 1, 1}, {1, 0.5, 0.5, 2}, {0.5, 0.5, 1, 2}, {2, 1, 1}, {-0.5, 0.5, 1, 1, 1}, {1, 1, 0.5, 0.5, 1}, {3, -1}, {2.5, 0.5, 0.5, 0.5},
}

// turns are the ways a bar may go, in steps of the scale from note to note.
var turns = [][]int{{1, 1, -1, 1, -1}, {-1, -1, 1, -1, -1}, {2, -1, -1, 1, -1}, {-2, 1, 1, -1, 1}, {1, 2, -1, -1, -1}, {-1, 2, 1, -1, -1}}

// solo invents a tune over a section that is not the written one. Two bars are an
// idea; it comes back in bars 3 and 5, each time from where the line has got to,
// and the last bar rests. On strong beats and long notes there are tones of the
// chord, between them steps of the scale. The same seed gives the same tune.
func solo(chords []chord, scale []int, low, high int, seed uint64) tune {
	dice := rand.New(rand.NewPCG(seed, 11))
	var idea [2][2]int // cell, turn
	for i := range idea {
		idea[i] = [2]int{dice.IntN(len(cells) - 2), dice.IntN(len(turns))}
	}
	start := chords[0].at
	pitch := (low + high) / 2
	var out tune
	for bar := range 8 {
		cell, turn := cells[idea[bar%2][0]], turns[idea[bar%2][1]]
		switch {
		case bar == 3 || bar == 5:
			turn = turns[dice.IntN(len(turns))]
		case bar == 6:
			cell, turn = cells[dice.IntN(len(cells)-2)], turns[dice.IntN(len(turns))]
		case bar == 7:
			cell = cells[len(cells)-2]
		}
		at := float64(bar * beatsPerBar)
		for i, length := range cell {
			if length > 0 {
				c := under(chords, start+at)
				step := turn[i%len(turn)]
				if pitch+3*step > high || pitch+3*step < low {
					step = -step
				}
				if i == 0 || length >= 1 {
					pitch = nearest(pitch+2*step, c.tones(), low, high)
				} else {
					pitch = beside(pitch, step, scale, low, high)
				}
				out = append(out, played{at: at, length: length, pitch: pitch})
			}
			at += max(length, -length)
		}
	}
	return out
}

// tones are the pitch classes on which a line may rest: root, third, fifth and seventh.
func (c chord) tones() []int {
	out := []int{c.root, (c.root + c.third) % 12, (c.root + c.fifth) % 12}
	for _, v := range c.voices {
		if above := (v - c.root + 24) % 12; above >= 9 {
			out = append(out, v%12)
		}
	}
	return out
}

// nearest is the pitch nearest to one wished for among pitch classes, within a range.
func nearest(wish int, classes []int, low, high int) int {
	best, cost := wish, 1<<20
	for p := low; p <= high; p++ {
		for _, c := range classes {
			if p%12 == c && (p-wish)*(p-wish) < cost {
				best, cost = p, (p-wish)*(p-wish)
			}
		}
	}
	return best
}

// beside is the next step of a scale from a pitch, up or down.
func beside(pitch, step int, scale []int, low, high int) int {
	way := 1
	if step < 0 {
		way = -1
	}
	for p := pitch + way; p >= low && p <= high; p += way {
		for _, s := range scale {
			if p%12 == s {
				return p
			}
		}
	}
	return pitch
}

// soloScore has a player invent over the form of a piece.
func soloScore(beatMicros int, form func() ([][]chord, []tune), player instrument, scale []int, low, high int, seed uint64) *score {
	sections, _ := form()
	s := newScore(beatMicros, 8*len(sections), seed)
	p := s.tune(player)
	for i, chords := range sections {
		p.sing(i*8, solo(chords, scale, low, high, seed+uint64(i)), 86, 0, 1.05)
	}
	return s
}

// The scales of the pieces, as pitch classes.
var (
	dMajor = []int{2, 4, 6, 7, 9, 11, 1}
	gMajor = []int{7, 9, 11, 0, 2, 4, 6} // and E minor
	dMinor = []int{2, 4, 5, 7, 9, 10, 0}
)

func titleSolo() *score {
	return soloScore(576_923, titleForm, instrument{vibraphone, 127, 72, 74}, dMajor, 66, 83, 101)
}

func zutomayoSolo() *score {
	return soloScore(535_714, zutomayoForm, instrument{shakuhachi, 100, 70, 84}, gMajor, 67, 83, 102)
}

func duemagicSolo() *score {
	return soloScore(625_000, duemagicForm, instrument{celesta, 120, 74, 80}, dMajor, 69, 88, 103)
}

func magnaSolo() *score {
	return soloScore(652_174, magnaForm, instrument{koto, 127, 72, 76}, gMajor, 62, 81, 104)
}

func guardiansSolo() *score {
	return soloScore(517_264, guardiansForm, instrument{horn, 104, 58, 76}, dMinor, 57, 74, 105)
}

func mattsanSolo() *score {
	return soloScore(500_000, mattsanForm, instrument{clarinet, 100, 54, 48}, gMajor, 66, 84, 106)
}
