package main

import "math"

// More General MIDI programs.
const (
	glockenspiel = 9
	musicBox     = 10
	xylophone    = 13
	melodica     = 22 // the sound font's harmonica
	ukulele      = 24 // its nylon guitar, an octave up
	tuba         = 58
	clarinet     = 71
	recorder     = 74
	clap         = 39 // of the drum kits
	woodblock    = 76
	lowBlock     = 77
)

// mattsanScore is "Crayons at Three": G major, 120 beats a minute, A A' B.
func mattsanScore(m mood) *score {
	s := newScore(500_000, 24, 10+uint64(m))
	sections, tunes := mattsanForm()
	if m == calm {
		mattsanCalm(s, sections, tunes)
	} else {
		mattsanTense(s, sections, tunes)
	}
	return s
}

func mattsanForm() (sections [][]chord, tunes []tune) {
	sections = [][]chord{
		harmony(0, "Gmaj9 | Em7 | Am9 | D13 | Gmaj9 | Cmaj9 | Am9 | D13sus"),
		harmony(8, "Gmaj9 | Bm7 | Cmaj9 | D13 | Em9 | Cmaj9 | Am9 | D13"),
		harmony(16, "Cmaj9 | D13 | Bm7 | Em9 | Am9 | D13 | Gmaj9 | D13sus"),
	}
	tunes = []tune{
		parseTune(`d5:.5 d5:.5 b4:.5 d5:.5 g5:1 f#5:1 | e5:1 g5:.5 e5:.5 b4:2 |
			c5:.5 c5:.5 e5:.5 g5:.5 a5:1 g5:1 | f#5:1.5 e5:.5 d5:1 r:1 |
			d5:.5 d5:.5 b4:.5 d5:.5 g5:1 b5:1 | a5:1 g5:.5 e5:.5 g5:2 |
			e5:.5 g5:.5 a5:.5 b5:.5 c6:1 a5:1 | b5:.5 a5:.5 g5:1 a5:1 r:1`),
		parseTune(`b5:1 g5:.5 d5:.5 b5:1 g5:1 | a5:1 f#5:.5 d5:.5 f#5:2 |
			e5:.5 g5:.5 b5:.5 g5:.5 e5:1 d5:1 | f#5:.5 a5:.5 c6:.5 a5:.5 b5:1 a5:1 |
			g5:1 b5:.5 g5:.5 e5:1 f#5:1 | g5:1 e5:.5 c5:.5 d5:2 |
			c5:.5 e5:.5 a5:.5 c6:.5 b5:1 a5:1 | a5:.5 f#5:.5 e5:.5 f#5:.5 d5:1 r:1`),
		parseTune(`g5:2 e5:1 g5:1 | a5:2 f#5:1 a5:1 |
			d6:1 b5:.5 a5:.5 f#5:2 | g5:1 e5:1 b4:2 |
			c5:.5 d5:.5 e5:.5 g5:.5 a5:1 c6:1 | b5:.5 a5:.5 f#5:.5 e5:.5 f#5:1 d5:1 |
			g5:1 d5:.5 e5:.5 g5:2 | a5:1 g5:.5 e5:.5 a5:1 r:1`),
	}
	return sections, tunes
}

// strum runs over a chord as a thumb does: down in order, up in reverse. Steps are eighths of a bar,
// d and u; dots rest.
func (p *part) strum(chords []chord, velocity, transpose int, patterns ...string) {
	for i, c := range chords {
		for step, way := range patterns[i%len(patterns)] {
			at := float64(step) / 2
			if way == '.' || at >= c.length {
				continue
			}
			for k := range c.voices {
				v, late := c.voices[k], 0.028*float64(k)
				if way == 'u' {
					v = c.voices[len(c.voices)-1-k]
					late *= 0.7
				}
				hit := velocity
				if way == 'u' {
					hit -= 12
				}
				p.play(c.at+at+late, 0.42, v+transpose, hit)
			}
		}
	}
}

// mattsanCalm is a desk by the window: a toy piano, a ukulele, somebody who hums into a melodica.
func mattsanCalm(s *score, sections [][]chord, tunes []tune) {
	toy := s.tune(instrument{musicBox, 86, 58, 52})
	bars := s.part(instrument{glockenspiel, 127, 74, 62})
	uke := s.part(instrument{ukulele, 96, 80, 40})
	reeds := s.part(instrument{melodica, 102, 50, 56})
	low := s.part(instrument{pizzicato, 104, 64, 36})
	blow := s.tune(instrument{recorder, 66, 44, 60})
	kit := s.drums(instrument{brushKit, 120, 64, 36})
	uke.loose, toy.loose = 0.01, 0.014

	for i, chords := range sections {
		bar := i * 8
		toy.sing(bar, tunes[i], 96, 0, 1.4)
		for j, c := range chords { // small bars lead into the next line
			if j%4 == 3 {
				for k, v := range []int{1, 2, 3} {
					bars.play(c.at+3+0.25*float64(k), 0.7, c.voices[v]+12, 62+3*k)
				}
			}
		}
		uke.strum(chords, 66, 12, "d.du.udu", "d..u.ud.")
		low.bass(chords, 92, "1---....5---....", "1---....5-----8-")
		if i > 0 {
			reeds.pad(chords, 52+4*i, 0, 1, 3)
		}
		if i == 2 {
			blow.sing(bar, tunes[i], 66, 12, 0.9)
		}
		kit.hits(bar, 8, shaker, "4.2.5.2.4.2.5.3.")
		kit.hits(bar, 8, woodblock, "............4...", "......3.....4.3.")
		kit.hits(bar+4, 4, clap, "....3.......3...")
	}
}

// mattsanTense is the same desk when everybody plays at once: xylophone and clarinet, a tuba that
// takes it seriously, claps, a drum from the toy box.
func mattsanTense(s *score, sections [][]chord, tunes []tune) {
	lead := s.tune(instrument{xylophone, 127, 56, 40})
	toy := s.tune(instrument{musicBox, 84, 72, 44})
	reed := s.tune(instrument{clarinet, 66, 48, 44})
	uke := s.part(instrument{ukulele, 88, 84, 30})
	pluck := s.part(instrument{pizzicato, 62, 40, 40})
	low := s.part(instrument{tuba, 104, 64, 24})
	hum := s.part(instrument{melodica, 98, 70, 44})
	kit := s.drums(instrument{standardKit, 112, 64, 26})
	lead.loose, pluck.loose, uke.loose, low.loose = 0.006, 0.006, 0.007, 0.006

	for i, chords := range sections {
		bar := i * 8
		lead.sing(bar, tunes[i], 106, 12, 0.8)
		toy.sing(bar, tunes[i], 84, 0, 1.2)
		reed.sing(bar, tunes[i], 74, 0, 0.86)
		uke.strum(chords, 70, 12, ".dud.dud", ".dud.udu")
		pluck.comp(chords, 70, "..5.5...5.5.5.5.", "5...5.5...5.55..")
		low.bass(chords, 88, "1--.....5--.....", "1--...1-5--.8-5-")
		hum.pad(chords, 50+5*i, 0, 0, 2)
		kit.hits(bar, 8, kick, "7.......6.......", "7.......6.....4.")
		kit.hits(bar, 8, snare, "....5..2....5.22", "....5..2.2..5.33")
		kit.hits(bar, 8, clap, "....5.......5...")
		kit.hits(bar, 8, woodblock, "5...4.4.5...4...", "5...4.4.5.4.4.5.")
		kit.hits(bar, 8, lowBlock, "..4.......4...4.")
		kit.hits(bar, 1, crash, "4...............")
		kit.hits(bar+7, 1, snare, "........4.4.5566")
	}
}

// The materials of a child's desk.

// toyKey is a key of a toy piano: a tine of steel in a wooden box.
func toyKey(midi, seconds float64) wave {
	w := struck(note(midi), seconds, 0.0015, mode{1, 1, 0.2}, mode{2.02, 0.32, 0.11}, mode{3.05, 0.12, 0.05}, mode{5.2, 0.05, 0.02})
	w.add(0, 0.22, wood(300, 0.05, 0.4))
	return w
}

// soul is a scrap of paper that is let go and floats up.
func soul() wave {
	w := silence(0.75)
	for i := range 5 {
		at := 0.085 * float64(i)
		w.add(at, 0.5-0.06*float64(i), paper(810+uint64(i), 0.11, 700+170*float64(i), 1300+200*float64(i), swell(0.05, 0.11)))
	}
	for i, up := range []float64{0, 4, 7, 12} {
		w.add(0.06+0.1*float64(i), 0.32-0.03*float64(i), toyKey(74+up, 0.4))
	}
	return w.times(swellOut(0.75)).room(0.18, 0.12)
}

// wobble is a card of cardboard that is bent up at its edge and let go.
func wobble() wave {
	bend := func(t float64) float64 { return 165 * (1 + 0.16*math.Sin(2*math.Pi*11*t)*math.Exp(-t*5)) }
	w := silence(0.5)
	w.add(0, 0.35, paper(831, 0.12, 1700, 900, swell(0.05, 0.12)))
	w.add(0.06, 0.7, tone(0.4, bend, strike(0.01, 0.11), 1, 0.5, 0.28, 0.16))
	for i := range 4 {
		w.add(0.07+0.085*float64(i), 0.4*math.Exp(-float64(i)/2), paper(835+uint64(i), 0.05, 1300, 700, strike(0.004, 0.012)))
	}
	return w
}

// crayon is wax on paper: a few strokes there and back.
func crayon() wave {
	w := silence(0.5)
	at := 0.0
	for i := range 4 {
		long := 0.07 + 0.03*math.Mod(float64(i)*0.618, 1)
		w.add(at, 0.8-0.1*float64(i), noise(850+uint64(i), long, swell(long*0.4, long)).filter(bandpass, glide(1300+250*float64(i%2), 1900-350*float64(i%2), long), 2.2))
		w.add(at, 0.25, paper(870+uint64(i), long, 500, 700, swell(long*0.4, long)))
		at += long * 0.98
	}
	return w
}

// tape is pulled off its roll, torn and pressed on.
func tape() wave {
	w := silence(0.55)
	for i := range 26 {
		x := float64(i)
		w.add(0.009*x, 0.25+0.012*x, noise(880+uint64(i), 0.014, strike(0.001, 0.004)).filter(bandpass, constant(1500+28*x), 1.5))
	}
	w.add(0.25, 0.7, paper(911, 0.05, 2300, 1500, strike(0.002, 0.012)))
	w.add(0.36, 0.8, felt(170, 0.016))
	w.add(0.365, 0.3, paper(912, 0.1, 1200, 700, swell(0.03, 0.1)))
	return w
}

// carton is a sheet of cardboard laid down.
func carton() wave {
	w := silence(0.5)
	w.add(0, 0.4, paper(921, 0.14, 900, 1700, swell(0.11, 0.14)))
	w.add(0.12, 0.9, tone(0.3, glide(150, 104, 0.05), strike(0.002, 0.05), 1, 0.6, 0.4, 0.2))
	w.add(0.12, 0.7, noise(922, 0.1, strike(0.001, 0.02)).filter(bandpass, glide(900, 420, 0.08), 0.9))
	w.add(0.2, 0.4, wood(240, 0.06, 0.8))
	return w.room(0.12, 0.15)
}

// boing is a joke in a box that springs open.
func boing() wave {
	spring := func(t float64) float64 {
		return (210 + 190*math.Min(t/0.35, 1)) * (1 + 0.12*math.Sin(2*math.Pi*19*t)*math.Exp(-t*3))
	}
	w := silence(0.6)
	w.add(0, 0.8, wood(520, 0.06, 0.6))
	w.add(0.03, 0.6, tone(0.55, spring, strike(0.006, 0.13), 1, 0.55, 0.35, 0.2, 0.1))
	w.add(0.03, 0.4, drum(931, 150, 0.05, 0.6))
	w.add(0.05, 0.18, toyKey(79, 0.4))
	w.add(0.16, 0.16, toyKey(83, 0.4))
	return w.room(0.16, 0.2)
}

// pop is a paper bag.
func pop() wave {
	w := silence(0.32)
	w.add(0, 0.3, paper(941, 0.09, 600, 1500, swell(0.085, 0.09)))
	w.add(0.085, 1, noise(942, 0.08, strike(0.001, 0.014)).filter(lowpass, glide(3000, 700, 0.05), 0.8))
	w.add(0.085, 0.8, tone(0.15, glide(260, 120, 0.05), strike(0.001, 0.03), 1, 0.4))
	w.add(0.11, 0.25, paper(943, 0.15, 1500, 900, swell(0.02, 0.15)))
	return w
}
