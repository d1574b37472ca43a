package main

// magnaScore is "The Map Table": E minor, 92 beats a minute, A A' B.
func magnaScore(m mood) *score {
	s := newScore(652_174, 24, 6+uint64(m))
	sections, tunes := magnaForm()
	if m == calm {
		magnaCalm(s, sections, tunes)
	} else {
		magnaTense(s, sections, tunes)
	}
	return s
}

func magnaForm() (sections [][]chord, tunes []tune) {
	sections = [][]chord{
		harmony(0, "Em9 | Em9 | Cmaj9 | D13sus | Em9 | Am9 | Cmaj9 | Bm7"),
		harmony(8, "Em9 | Gmaj9 | Cmaj9 | D13 | Am9 | Em9 | F#m7b5 | B7b9"),
		harmony(16, "Cmaj9 | D13 | Bm7 | Em9 | Am9 | Cmaj9 | F#m7b5 | B7b9"),
	}
	tunes = []tune{
		parseTune(`r:.5 e5:2.5 d5:.5 b4:.5 | g5:2 f#5:1 e5:1 |
			d5:1.5 e5:.5 g5:2 | a5:1.5 g5:.5 e5:1 d5:1 |
			e5:2 b4:1 d5:1 | e5:1.5 g5:.5 a5:2 |
			b5:1.5 a5:.5 g5:1 e5:1 | f#5:2 d5:1 r:1`),
		parseTune(`b5:2 g5:1 e5:1 | d5:1 g5:1 b5:2 |
			a5:1.5 g5:.5 e5:2 | f#5:1 a5:1 d6:2 |
			c6:1.5 b5:.5 a5:1 e5:1 | g5:1.5 f#5:.5 e5:2 |
			a5:1 c6:1 b5:1 a5:1 | f#5:1.5 d#5:.5 b4:1 r:1`),
		parseTune(`e5:1 g5:1 b5:2 | a5:1 f#5:1 d5:2 |
			d5:1 f#5:1 a5:2 | g5:2 e5:1 b4:1 |
			c5:1 e5:1 a5:1.5 b5:.5 | c6:2 b5:1 g5:1 |
			e5:1 a5:1 c6:1 d6:1 | b5:2 a5:.5 f#5:.5 d#5:1`),
	}
	return sections, tunes
}

// magnaCalm is the night before: a flute over low strings, one drum far away.
func magnaCalm(s *score, sections [][]chord, tunes []tune) {
	flute := s.tune(instrument{shakuhachi, 82, 60, 92})
	strum := s.part(instrument{koto, 127, 76, 72})
	floor := s.part(instrument{slowStrings, 78, 56, 80})
	low := s.part(instrument{contrabass, 96, 64, 46})
	far := s.part(instrument{horn, 92, 50, 100})
	big := s.part(instrument{taiko, 127, 64, 90})
	small := s.part(instrument{taiko, 112, 84, 70})
	kit := s.drums(instrument{brushKit, 127, 64, 50})
	flute.loose = 0.02

	for i, chords := range sections {
		bar := i * 8
		flute.sing(bar, tunes[i], 82, 0, 0.98)
		for j, c := range chords { // the koto speaks where the flute holds
			if j%2 == 1 || i == 2 {
				for k, v := range []int{0, 2, 1, 3} {
					strum.play(c.at+2+0.5*float64(k), 1.2, c.voices[v], 72+2*k)
				}
			}
			strum.play(c.at+1, 2, c.voices[0]-12, 74) // after the drum
		}
		floor.pad(chords, 54+3*i, -12, 0, 2, 3)
		floor.pad(chords, 46, 0, 1)
		low.bass(chords, 80, "1---------------", "1-------5-------")
		if i > 0 {
			far.pad(chords, 52, -12, 3)
		}
		big.hits(bar, 8, 40, "8...............", "7.........5.4...")
		small.hits(bar, 8, 52, "........5...4.4.", "................")
		kit.hits(bar, 8, rim, "............6...")
		kit.hits(bar+7, 1, shaker, "3.3.4.4.5.5.4.3.")
	}
}

// magnaTense is the march itself: drums in ranks, horns with the tune, bows
// that strike together.
func magnaTense(s *score, sections [][]chord, tunes []tune) {
	lead := s.tune(instrument{horn, 76, 58, 62})
	double := s.tune(instrument{strings48, 92, 74, 60})
	cut := s.part(instrument{strings48, 92, 46, 40})
	low := s.part(instrument{contrabass, 124, 64, 24})
	brass := s.part(instrument{synthBrass, 82, 80, 50})
	kettle := s.part(instrument{timpani, 120, 60, 60})
	big := s.part(instrument{taiko, 122, 64, 60})
	small := s.part(instrument{taiko, 118, 84, 46})
	kit := s.drums(instrument{standardKit, 127, 64, 34})
	big.loose, small.loose, cut.loose, low.loose = 0.006, 0.007, 0.006, 0.006

	for i, chords := range sections {
		bar := i * 8
		lead.sing(bar, tunes[i], 92, -12, 0.98)
		if i > 0 {
			double.sing(bar, tunes[i], 80, 0, 1)
		} else {
			double.pad(chords, 62, 12, 0, 2)
		}
		cut.comp(chords, 66, "5.44..5.44..5.5.", "5.44..5.44..5555")
		low.bass(chords, 92, "1.11..1.11..5.8.", "1.11..1.11..5.a.")
		brass.comp(chords, 50, "6---............", "6---......6-..6-")
		for _, c := range chords {
			kettle.play(c.at, 1, 36+c.root%12, 84)
			kettle.play(c.at+3.5, 0.5, 36+c.root%12, 70)
		}
		big.hits(bar, 8, 38, "8..3..6.8..3..6.", "8..3..6.8..3.666")
		small.hits(bar, 8, 50, "..44.444..44.444", "..44.444..445555")
		kit.hits(bar, 8, snare, "5.3.5.334.3.5.33", "5.3.5.334.3.5566")
		kit.hits(bar, 8, kick, "6.......6.......")
		kit.hits(bar, 1, crash, "5...............")
		kit.hits(bar+7, 1, snare, "....4.4.5.5.6666")
	}
}
