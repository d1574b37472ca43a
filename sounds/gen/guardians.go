package main

import "math"

// More General MIDI programs.
const (
	tubular   = 14
	dulcimer  = 15
	driven    = 29 // overdriven guitar
	cello     = 42
	trombone  = 57
	triangle  = 81 // of the drum kits
	triangle0 = 80 // damped
)

// guardiansScore is "Ring of Steel": D minor, 116 beats a minute, A A' B.
func guardiansScore(m mood) *score {
	s := newScore(517_264, 24, 8+uint64(m))
	sections, tunes := guardiansForm()
	if m == calm {
		guardiansCalm(s, sections, tunes)
	} else {
		guardiansTense(s, sections, tunes)
	}
	return s
}

func guardiansForm() (sections [][]chord, tunes []tune) {
	sections = [][]chord{
		harmony(0, "Dm9 | Dm9 | Bbmaj9 | C13 | Dm9 | Gm9 | Em7b5 | A7b9"),
		harmony(8, "Dm9 | Fmaj9 | Bbmaj9 | C13 | Gm9 | Dm9 | Em7b5 | A7b9"),
		harmony(16, "Bbmaj9 | C13 | Am7 | Dm9 | Gm9 | Bbmaj9 | Em7b5 | A7b9"),
	}
	tunes = []tune{
		parseTune(`d5:1.5 a4:.5 d5:1 e5:1 | f5:1.5 e5:.5 d5:2 |
			d5:1 f5:1 a5:1.5 g5:.5 | g5:1.5 e5:.5 c5:2 |
			d5:1.5 a4:.5 f5:1 a5:1 | bb5:1.5 a5:.5 g5:1 d5:1 |
			g5:1 bb5:1 a5:1 g5:1 | e5:1.5 f5:.5 e5:1 c#5:1`),
		parseTune(`a5:1.5 f5:.5 d5:1 f5:1 | c6:1.5 a5:.5 g5:1 f5:1 |
			d6:2 c6:1 a5:1 | g5:1 a5:1 c6:2 |
			bb5:1.5 d6:.5 bb5:1 g5:1 | a5:1.5 g5:.5 f5:2 |
			e5:1 g5:1 bb5:1 d6:1 | c#6:2 a5:1 r:1`),
		parseTune(`f5:.5 r:.5 f5:1 d5:2 | g5:.5 r:.5 g5:1 e5:2 |
			a5:1 c6:1 e5:2 | f5:1.5 e5:.5 d5:2 |
			g5:1 bb5:1 d6:1.5 c6:.5 | d6:1 c6:1 a5:1 f5:1 |
			g5:1 a5:1 bb5:1 c6:1 | c#6:1.5 bb5:.5 a5:1 g5:.5 e5:.5`),
	}
	return sections, tunes
}

// guardiansCalm is the tunnel under the stands: a cello alone, wire struck with
// small hammers, a bell above, chains.
func guardiansCalm(s *score, sections [][]chord, tunes []tune) {
	lead := s.tune(instrument{cello, 96, 58, 74})
	wire := s.part(instrument{dulcimer, 127, 76, 60})
	tower := s.part(instrument{tubular, 114, 50, 96})
	crowd := s.part(instrument{voices, 90, 66, 104})
	floor := s.part(instrument{slowStrings, 84, 62, 86})
	low := s.part(instrument{contrabass, 104, 64, 40})
	far := s.part(instrument{taiko, 112, 64, 96})
	kit := s.drums(instrument{standardKit, 127, 72, 70})
	lead.loose = 0.018

	order := []int{0, 2, 1, 3, 2, 1}
	for i, chords := range sections {
		bar := i * 8
		lead.sing(bar, tunes[i], 84, -12, 0.99)
		for _, c := range chords { // sixes against the beat, let ring
			for k := range 6 {
				at := float64(k) * 2 / 3
				wire.play(c.at+at, 1.4, c.voices[order[k]]+12*((i+k)%2), 74-4*(k%3))
			}
		}
		for j := 0; j < 8; j += 4 {
			tower.play(chords[j].at, 4, 62+(chords[j].root+10)%12, 66)
		}
		crowd.pad(chords, 46+5*i, -12, 1, 3)
		floor.pad(chords, 46+2*i, -12, 0, 2)
		low.bass(chords, 84, "1-----------5---", "1-------1---5---")
		far.hits(bar, 8, 40, "8.....4.........", "6.....4.....3.3.")
		kit.hits(bar, 8, triangle0, "..2...2...3...2.")
		kit.hits(bar, 8, triangle, "............3...")
		kit.hits(bar+7, 1, snare, "........2.2.3344")
	}
}

// chugs strikes root and fifth of each chord on a guitar: 1..9 is strength.
func (p *part) chugs(chords []chord, velocity int, patterns ...string) {
	eachStep(chords, patterns, func(at, length float64, mark rune) {
		c := under(chords, at)
		root := 38 + (c.root+10)%12 // D2 and up
		v := velocity + int(mark-'5')*7
		p.play(at, length*0.9, root, v)
		p.play(at, length*0.9, root+c.fifth, v-4)
	})
}

// guardiansTense is the ring when both stand in it: driven guitars, a rank of
// trombones, drums that do not let go, the crowd.
func guardiansTense(s *score, sections [][]chord, tunes []tune) {
	lead := s.tune(instrument{trombone, 74, 58, 56})
	double := s.tune(instrument{strings48, 88, 72, 60})
	mute := s.part(instrument{mutedGuitar, 96, 36, 20})
	wall := s.part(instrument{driven, 78, 92, 24})
	wire := s.part(instrument{dulcimer, 118, 80, 44})
	low := s.part(instrument{pickBass, 116, 64, 8})
	crowd := s.part(instrument{voices, 84, 64, 80})
	tower := s.part(instrument{tubular, 112, 48, 80})
	kettle := s.part(instrument{timpani, 112, 60, 56})
	kit := s.drums(instrument{standardKit, 112, 64, 26})
	mute.loose, wall.loose, low.loose, double.loose = 0.005, 0.005, 0.005, 0.008

	for i, chords := range sections {
		bar := i * 8
		lead.sing(bar, tunes[i], 94, -12, 0.96)
		double.sing(bar, tunes[i], 80, 0, 1)
		mute.chugs(chords, 82, "6.444.6.4.6.4.44", "6.444.6.4.6.6666")
		wall.chugs(chords, 70, "6-----5---......", "6-----5---5-5-..")
		for _, c := range chords {
			for k := range 8 {
				wire.play(c.at+0.5*float64(k), 0.5, c.voices[[]int{3, 1, 2, 0, 3, 2, 1, 2}[k]]+12, 72+4*(k%2))
			}
			kettle.play(c.at, 1, 38+(c.root+10)%12, 82)
		}
		low.bass(chords, 90, "1.11..1.1.1.8.11", "1.11..1.1.5.8.aa")
		crowd.pad(chords, 58+4*i, 0, 1, 3)
		tower.play(float64(bar*beatsPerBar), 4, 62, 84)
		tower.play(float64((bar+4)*beatsPerBar), 4, 62+(chords[4].root+10)%12, 76)
		kit.hits(bar, 8, kick, "8..5..8.5.8..5..", "8..5..8.5.8.5555")
		kit.hits(bar, 8, snare, "....8.......8...", "....8.......8..4")
		kit.hits(bar, 8, closed, "5.4.5.4.5.4.5.4.")
		kit.hits(bar, 1, crash, "6...............")
		kit.hits(bar+4, 1, crash, "5...............")
		kit.hits(bar+7, 1, snare, "......4.4.5.5678")
	}
}

// Sounds of the ring: steel, stone, and what is drawn on the floor.

// blade is a bar of steel struck at its end: partials of a free bar.
func blade(freq, seconds, tau float64) wave {
	return struck(freq, seconds, 0.0015, mode{1, 1, tau}, mode{1.006, 0.5, tau * 0.8}, mode{2.76, 0.5, tau * 0.45}, mode{5.4, 0.14, tau * 0.18})
}

// dieHit is the number one called for: an anvil under a drum.
func dieHit() wave {
	w := silence(0.6)
	w.add(0, 0.7, drum(701, 98, 0.1, 0.9))
	w.add(0.004, 0.5, blade(note(62), 0.55, 0.14))
	w.add(0.05, 0.35, blade(note(69), 0.5, 0.13))
	w.add(0.1, 0.3, blade(note(74), 0.45, 0.12))
	return w.room(0.18, 0.2)
}

// dieMiss is a swing that meets nothing, and the stands let out their breath.
func dieMiss() wave {
	w := silence(0.62)
	w.add(0, 0.5, felt(120, 0.03))
	w.add(0, 0.5, paper(711, 0.3, 1800, 500, swell(0.06, 0.3)))
	w.add(0.1, 0.8, noise(712, 0.5, swell(0.16, 0.5)).filter(bandpass, glide(620, 330, 0.45), 1.4))
	w.add(0.1, 0.22, tone(0.48, glide(208, 147, 0.4), swell(0.14, 0.48), 1, 0.6, 0.4, 0.2))
	return w
}

// circle is a magic circle that takes light from its edge inwards.
func circle() wave {
	w := silence(0.85)
	for i, midi := range []float64{50, 57, 62, 69, 76} {
		at := 0.06 * float64(i)
		w.add(at, 0.32, glow(midi, 0.2, 0.75-at))
		w.add(at, 0.2, blade(note(midi+12), 0.5, 0.09))
	}
	w.add(0, 0.25, noise(721, 0.7, swell(0.4, 0.7)).filter(bandpass, glide(500, 2000, 0.5), 1))
	return w.times(swellOut(0.85)).room(0.2, 0.2)
}

// stoneCrack is a seat of stone that gives a little more.
func stoneCrack(take uint64) wave {
	w := silence(0.42)
	w.add(0, 0.7, drum(730+take, 128, 0.04, 1))
	for i := range 9 {
		x := float64(i) + 0.37*float64(take)
		at := 0.004 + 0.25*math.Pow(float64(i)/9, 1.6) + 0.012*math.Mod(x*0.618, 1)
		w.add(at, 0.75*math.Exp(-float64(i)/4), noise(740+10*take+uint64(i), 0.03, strike(0.001, 0.006)).filter(bandpass, constant(900+900*math.Mod(x*0.382, 1)), 1.2))
	}
	w.add(0.05, 0.3, noise(760+take, 0.3, swell(0.03, 0.3)).filter(lowpass, glide(900, 250, 0.3), 0.8)) // gravel
	return w
}

// steel is a guardian that sets its foot, or its blade, in the ring.
func steel(take uint64, midi float64) wave {
	w := silence(0.42)
	w.add(0, 0.5, blade(note(midi), 0.4, 0.1))
	w.add(0.012, 0.3, blade(note(midi+7)*1.01, 0.35, 0.07))
	w.add(0, 0.6, felt(110, 0.035))
	w.add(0, 0.3, paper(770+take, 0.1, 2400, 1200, swell(0.02, 0.1)))
	return w.room(0.15, 0.15)
}

// counter opens the moment in which one may answer: a breath drawn in, two blades crossed.
func counter() wave {
	w := silence(0.5)
	w.add(0, 0.4, paper(781, 0.16, 600, 2200, swell(0.14, 0.16)))
	w.add(0.14, 0.6, blade(note(74), 0.35, 0.08))
	w.add(0.2, 0.45, blade(note(81), 0.3, 0.07))
	w.add(0.14, 0.5, wood(420, 0.06, 0.6))
	return w.room(0.18, 0.15)
}
