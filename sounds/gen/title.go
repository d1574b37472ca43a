package main

import "slices"

// General MIDI programs in use, counted from zero.
const (
	rhodes      = 4
	vibraphone  = 11
	cleanGuitar = 27
	mutedGuitar = 28
	fingerBass  = 33
	pickBass    = 34
	tremolo     = 44
	harp        = 46
	strings48   = 48
	slowStrings = 49
	synthBrass  = 62
	shakuhachi  = 77
	warmPad     = 89
	shamisen    = 106
	koto        = 107
	brushKit    = 40
	standardKit = 0
)

// Drums of the General MIDI kits.
const (
	kick    = 36
	rim     = 37
	snare   = 38
	closed  = 42
	pedal   = 44
	open    = 46
	crash   = 49
	ride    = 51
	tambour = 54
	shaker  = 70
)

// titleScore is "A Table at Dusk": D major, 104 beats a minute, A A' B.
func titleScore() *score {
	s := newScore(576_923, 24, 1)
	sections, tunes := titleForm()
	a, a2, b := sections[0], sections[1], sections[2]
	themeA, themeA2, themeB := tunes[0], tunes[1], tunes[2]
	all := slices.Concat(sections...)

	lead := s.tune(instrument{koto, 120, 60, 62})
	lead.sing(0, adorned(themeA), 88, 0, 1.1)
	lead.sing(8, adorned(themeA2), 92, 0, 1.1)
	lead.sing(16, themeB, 76, 0, 1.1)

	second := s.tune(instrument{vibraphone, 127, 78, 70})
	second.sing(8, themeA2, 68, 0, 1)
	for _, c := range a { // answers where the tune rests
		if int(c.at)%8 == 4 {
			second.play(c.at+2.5, 0.5, c.voices[2]+12, 70)
			second.play(c.at+3, 1, c.voices[3]+12, 74)
		}
	}

	flute := s.tune(instrument{shakuhachi, 79, 54, 84})
	flute.loose = 0.02
	flute.sing(16, themeB, 82, 0, 0.98)

	keys := s.part(instrument{rhodes, 64, 60, 44})
	keys.comp(a, 62, "5-----4---5-----", "5--4--5---4-----")
	keys.comp(a2, 66, "5-----4-..5---4-", "5--4--5---4-..4-")
	keys.comp(b, 60, "5-------4-----4-", "5-----4---5-----")

	low := s.part(instrument{fingerBass, 112, 64, 14})
	low.bass(a, 84, "1-----1-5---8---", "1-----1-5---5-a-")
	low.bass(a2, 88, "1---..1-5-..8-5-", "1-----1-5---3-a-")
	low.bass(b, 84, "1-------5---8---", "1-----1-5-----a-")

	warm := s.part(instrument{slowStrings, 67, 70, 76})
	warm.pad(a, 46, 0, 1, 3)
	warm.pad(a2, 52, 0, 0, 1, 3)
	warm.pad(b, 60, 0, 0, 1, 2, 3)
	warm.pad(b, 46, 12, 3)

	air := s.part(instrument{harp, 104, 84, 80})
	for _, c := range all { // a ripple into every fourth bar
		if int(c.at)%16 == 12 {
			for i, pitch := range c.voices {
				air.play(c.at+c.length-1+0.25*float64(i), 1, pitch+12, 50+4*i)
			}
		}
	}
	for _, c := range b {
		for i := range int(c.length * 2) {
			air.play(c.at+0.5*float64(i), 0.9, c.voices[[]int{0, 2, 1, 3}[i%4]]+12, 38+3*(i%4))
		}
	}

	kit := s.drums(instrument{brushKit, 119, 64, 30})
	kit.hits(0, 8, kick, "6.....3...5.....", "6.....4...5...2.")
	kit.hits(0, 24, rim, "....4.......4...", "....4.......4..2")
	kit.hits(0, 24, shaker, "3.2.4.2.3.2.4.22", "3.2.4.2.3.2.4.2.")
	kit.hits(8, 8, kick, "6.....4...6..3..", "6..3..4...5...3.")
	kit.hits(8, 16, closed, "..3...3...3...3.", "..3...3...3...32")
	kit.hits(16, 8, kick, "6.........5.....", "6.....3...5.....")
	kit.hits(16, 8, ride, "3...2...3...2...", "3...2.2.3...2...")
	kit.hits(7, 1, snare, "..........2.3.24")
	kit.hits(15, 1, snare, "........2.2.3344")
	kit.hits(23, 1, snare, "..........2.2.33")
	return s
}

// titleForm is the harmony and the tune of A A' B.
func titleForm() (sections [][]chord, tunes []tune) {
	sections = [][]chord{
		harmony(0, "Gmaj9 | A13 | F#m7 | Bm9 | Em9 | A13 | Dmaj9 | Am9 D13"),
		harmony(8, "Gmaj9 | A13 | F#m7 | B7b9 | Em9 | Gm6 | F#m7 B7b9 | Em9 A13"),
		harmony(16, "Bm9 | E13 | Gmaj9 | A13 | Bm9 | C#m7b5 F#7b9 | Gmaj9 | A13sus"),
	}
	tunes = []tune{
		parseTune(`r:.5 d5:.5 f#5:1 a5:1 b5:.5 a5:.5 | f#5:1.5 e5:.5 b4:1 e5:1 |
		r:.5 c#5:.5 e5:.5 f#5:.5 a5:1.5 f#5:.5 | d5:1 f#5:.5 e5:.5 d5:.5 c#5:.5 b4:1 |
		r:.5 b4:.5 d5:1 f#5:1 g5:.5 f#5:.5 | e5:1.5 f#5:.5 b5:1 a5:1 |
		f#5:3 r:.5 a4:.5 | b4:.5 c5:.5 e5:1 f#5:.5 e5:.5 d5:1`),
		parseTune(`d5:.5 f#5:.5 a5:1.5 b5:.5 d6:1 | c#6:1.5 b5:.5 a5:1 e5:1 |
		f#5:.5 a5:.5 c#6:1.5 b5:.5 a5:1 | a5:1 f#5:.5 d#5:.5 c5:1 b4:1 |
		e5:1 g5:.5 b5:1.5 a5:.5 g5:.5 | bb4:1 d5:.5 e5:.5 g5:1.5 e5:.5 |
		c#5:1 e5:1 d#5:1 c5:.5 b4:.5 | d5:1 f#5:.5 g5:.5 f#5:1 e5:1`),
		parseTune(`f#5:2 d5:1 c#5:.5 d5:.5 | g#5:2 f#5:1 e5:1 |
		d6:1.5 b5:.5 a5:1 f#5:1 | e5:2.5 f#5:.5 g5:.5 a5:.5 |
		b5:1.5 a5:.5 f#5:1 d5:1 | e5:1 g5:1 f#5:.5 g5:.5 a#5:1 |
		b5:2 a5:.5 f#5:.5 d5:1 | e5:2.5 r:.5 a4:.5 b4:.5`),
	}
	return sections, tunes
}
