package main

// More General MIDI programs.
const (
	celesta    = 8
	marimba    = 12
	contrabass = 43
	pizzicato  = 45
	timpani    = 47
	voices     = 52
	horn       = 60
	taiko      = 116
)

// duemagicScore is "Five Stones": B minor, 96 beats a minute, A A' B. Sixteen
// sixteenths fall into 3 3 3 3 4, so that the stones never quite stand in line.
func duemagicScore(m mood) *score {
	s := newScore(625_000, 24, 4+uint64(m))
	sections, tunes := duemagicForm()
	if m == calm {
		duemagicCalm(s, sections, tunes)
	} else {
		duemagicTense(s, sections, tunes)
	}
	return s
}

func duemagicForm() (sections [][]chord, tunes []tune) {
	sections = [][]chord{
		harmony(0, "Bm9 | Gmaj9 | Dmaj9 | A13sus | Bm9 | Em9 | Gmaj9 | A13"),
		harmony(8, "Bm9 | Gmaj9 | Dmaj9 | F#m7 | Gmaj9 | Em9 | C#m7b5 | F#7b9"),
		harmony(16, "Gmaj9 | A13 | F#m7 | Bm9 | Em9 | C#m7b5 | Gmaj9 | F#7b9"),
	}
	tunes = []tune{
		parseTune(`f#5:1.5 e5:.5 d5:1 c#5:1 | b4:2 d5:1 e5:1 |
			f#5:1.5 a5:.5 e5:2 | d5:1 e5:1 b4:2 |
			f#5:1.5 e5:.5 d5:1 f#5:1 | g5:1.5 f#5:.5 e5:1 b4:1 |
			a5:2 f#5:1 d5:1 | e5:3 r:1`),
		parseTune(`d5:.5 f#5:.5 b5:1.5 a5:.5 f#5:1 | a5:1 b5:1 d6:2 |
			c#6:1.5 a5:.5 f#5:2 | a5:1 c#6:1 e5:2 |
			b5:1.5 a5:.5 g5:1 d5:1 | e5:1 g5:1 f#5:1 e5:1 |
			g5:1.5 e5:.5 c#5:1 e5:1 | f#5:2 a#5:1 r:1`),
		parseTune(`d6:2 b5:1 a5:1 | c#6:2 b5:1 e5:1 |
			a5:2 c#6:1 a5:1 | f#5:3 r:1 |
			g5:1 b5:1 d6:1.5 b5:.5 | a5:1 g5:1 e5:2 |
			f#5:1 a5:1 d6:1 b5:1 | a#5:2 c#6:1 r:1`),
	}
	return sections, tunes
}

// stones breaks each chord in threes and a four: the accents wander.
func (p *part) stones(chords []chord, velocity, transpose int, every float64) {
	order := []int{0, 2, 3, 1, 3, 2, 0, 3, 1, 2, 3, 0, 1, 2, 3, 2}
	accent := map[int]bool{0: true, 3: true, 6: true, 9: true, 12: true}
	for _, c := range chords {
		for at := 0.0; at < c.length; at += every {
			step := int(at*4) % 16
			v := velocity - 9
			if accent[step] {
				v = velocity
			}
			p.play(c.at+at, every*1.8, c.voices[order[step]]+transpose, v)
		}
	}
}

// accents strikes the outer voices where the groups of stones begin.
func (p *part) accents(chords []chord, velocity, transpose int, voices ...int) {
	for _, c := range chords {
		for _, at := range []float64{0, 0.75, 1.5, 2.25, 3} {
			if at >= c.length {
				break
			}
			v := velocity
			if at == 0 {
				v += 7
			}
			for _, i := range voices {
				p.play(c.at+at, 0.6, c.voices[i]+transpose, v)
			}
		}
	}
}

// duemagicCalm is a table before anybody has touched it: harp, celesta,
// a vibraphone that thinks aloud.
func duemagicCalm(s *score, sections [][]chord, tunes []tune) {
	lead := s.tune(instrument{vibraphone, 127, 58, 78})
	bell := s.tune(instrument{celesta, 114, 78, 84})
	strings := s.part(instrument{harp, 98, 70, 76})
	mallets := s.part(instrument{marimba, 106, 46, 60})
	low := s.part(instrument{contrabass, 102, 64, 40})
	warm := s.part(instrument{slowStrings, 78, 66, 84})
	air := s.part(instrument{voices, 88, 64, 100})
	kit := s.drums(instrument{brushKit, 124, 64, 44})

	for i, chords := range sections {
		bar := i * 8
		lead.sing(bar, tunes[i], 90, 0, 1.2)
		if i > 0 { // the celesta repeats the end of a long note an octave up
			for _, n := range tunes[i] {
				if n.length >= 1.5 {
					bell.play(float64(bar*beatsPerBar)+n.at+0.75, 0.8, n.pitch+12, 66)
					bell.play(float64(bar*beatsPerBar)+n.at+1.25, 0.8, n.pitch, 58)
				}
			}
		} else {
			for _, c := range chords {
				bell.play(c.at+3, 1, c.voices[3]+12, 54)
				bell.play(c.at+3.25, 1, c.voices[2]+12, 50)
			}
		}
		strings.stones(chords, 66+2*i, 0, 0.5)
		mallets.accents(chords, 50, 0, 0)
		low.bass(chords, 78, "1-----------5---", "1-------5---8---")
		warm.pad(chords, 46+3*i, 0, 0, 1, 3)
		if i == 2 {
			air.pad(chords, 54, 0, 1, 2)
		}
		kit.hits(bar, 8, shaker, "3..2..3..2..3.2.")
		kit.hits(bar, 8, kick, "5...........3...", "5.....3.........")
		kit.hits(bar+7, 1, ride, "4.......3...3.2.")
	}
}

// duemagicTense is the same table with a full stack: marimba in sixteenths,
// plucked strings, kettledrums, the tune in the violins.
func duemagicTense(s *score, sections [][]chord, tunes []tune) {
	lead := s.tune(instrument{strings48, 82, 60, 60})
	bell := s.tune(instrument{celesta, 96, 76, 66})
	mallets := s.part(instrument{marimba, 80, 46, 44})
	pluck := s.part(instrument{pizzicato, 84, 80, 50})
	low := s.part(instrument{fingerBass, 112, 64, 14})
	bows := s.part(instrument{tremolo, 74, 52, 66})
	kettle := s.part(instrument{timpani, 122, 64, 60})
	brass := s.part(instrument{horn, 96, 54, 66})
	kit := s.drums(instrument{standardKit, 106, 64, 26})
	mallets.loose, pluck.loose, low.loose = 0.006, 0.006, 0.006

	for i, chords := range sections {
		bar := i * 8
		lead.sing(bar, tunes[i], 86, 0, 1)
		bell.sing(bar, tunes[i], 82, 12, 1)
		mallets.stones(chords, 78, 0, 0.25)
		pluck.accents(chords, 76, 12, 1, 3)
		low.bass(chords, 90, "1..1..1..1..8.5.", "1..1..1..1..5.a.")
		bows.pad(chords, 54+3*i, 0, 0, 2, 3)
		brass.pad(chords, 50+4*i, -12, 2)
		for _, c := range chords {
			root := 36 + (c.root+12)%12
			kettle.play(c.at, 1, root, 84)
			kettle.play(c.at+2.25, 0.7, root, 66)
			kettle.play(c.at+3, 0.7, root+c.fifth-12*((root+c.fifth)/48), 72)
		}
		kit.hits(bar, 8, kick, "8..4..6..4..7...", "8..4..6..4..7.4.")
		kit.hits(bar, 8, rim, "....5..3....6..3")
		kit.hits(bar, 8, closed, "5.34.35.34.35.34")
		kit.hits(bar, 8, tambour, "............5...")
		kit.hits(bar, 1, crash, "5...............")
		kit.hits(bar+7, 1, snare, "......2..3..4.56")
	}
}
