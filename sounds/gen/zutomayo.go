package main

// mood is a layer of a game's piece. Layers share tempo, form and harmony, so
// that the player can cross-fade between them at any moment.
type mood uint8

const (
	calm mood = iota
	tense
)

// zutomayoScore is "Half Past Night": E minor, 112 beats a minute, A A' B A”.
func zutomayoScore(m mood) *score {
	s := newScore(535_714, 32, 2+uint64(m))
	sections, tunes := zutomayoForm()
	if m == calm {
		zutomayoCalm(s, sections, tunes)
	} else {
		zutomayoTense(s, sections, tunes)
	}
	return s
}

// zutomayoForm is what both layers share: the harmony and the tune of A A' B A”.
func zutomayoForm() (sections [][]chord, tunes []tune) {
	sections = [][]chord{
		harmony(0, "Cmaj9 | B7b9 | Em9 | Dm9 G13 | Cmaj9 | B7b9 | Em9 | Em9 A13"),
		harmony(8, "Cmaj9 | B7b9 | Em9 | Dm9 G13 | Am9 | D13 | Gmaj9 | F#m7b5 B7b9"),
		harmony(16, "Am9 | D13 | Gmaj9 | Em9 | Am9 | Bm7 | F#m7b5 | B7b9"),
		harmony(24, "Cmaj9 | B7b9 | Em9 | Dm9 G13 | Cmaj9 | F#m7b5 B7b9 | Em9 | Dm9 G13"),
	}
	tunes = []tune{
		parseTune(`r:.5 b4:.5 e5:1 d5:.5 e5:.5 g5:1 | f#5:1.5 e5:.5 d#5:1 b4:1 |
			r:.5 g4:.5 b4:.5 e5:.5 f#5:1.5 e5:.5 | d5:1 e5:.5 f5:.5 e5:1.5 d5:.5 |
			r:.5 b4:.5 e5:1 g5:.5 a5:.5 b5:1 | a5:1 f#5:.5 d#5:1 c5:.5 b4:1 |
			e5:3 r:.5 b4:.5 | d5:.5 e5:.5 g5:.5 e5:.5 f#5:2`),
		parseTune(`e5:.5 g5:.5 b5:1.5 a5:.5 g5:1 | f#5:1 a5:.5 g5:.5 f#5:1 d#5:1 |
			e5:1.5 f#5:.5 g5:1 b5:1 | a5:1 f5:1 e5:1.5 d5:.5 |
			c5:.5 e5:.5 b5:1.5 a5:.5 g5:1 | f#5:1.5 e5:.5 b4:1 d5:1 |
			b4:.5 d5:.5 f#5:1.5 e5:.5 d5:1 | c5:1 e5:1 d#5:1.5 r:.5`),
		parseTune(`e5:2 c5:.5 d5:.5 e5:1 | f#5:2 e5:1 b4:1 |
			d5:2.5 b4:.5 d5:.5 f#5:.5 | g5:3 f#5:.5 e5:.5 |
			c6:1.5 b5:.5 a5:1 e5:1 | d6:1.5 b5:.5 a5:1 f#5:1 |
			a5:1 c6:1 b5:.5 a5:.5 e5:1 | d#5:1 f#5:1 a5:1 c6:.5 b5:.5`),
		parseTune(`b5:1.5 g5:.5 e5:1 g5:1 | f#5:1.5 e5:.5 d#5:.5 c5:.5 b4:1 |
			e5:1 b4:.5 e5:.5 f#5:1 g5:1 | a5:1 f5:.5 a5:.5 b5:1 a5:1 |
			g5:1.5 e5:.5 b4:.5 d5:.5 e5:1 | e5:.5 f#5:.5 a5:1 c6:.5 b5:.5 a5:.5 f#5:.5 |
			e5:3 r:1 | r:1 d5:.5 f5:.5 e5:1 b4:1`),
	}
	return sections, tunes
}

// zutomayoCalm is a room with one lamp: electric piano, fingers on the bass, a
// koto that takes its time.
func zutomayoCalm(s *score, sections [][]chord, tunes []tune) {
	lead := s.tune(instrument{koto, 122, 60, 66})
	flute := s.tune(instrument{shakuhachi, 74, 74, 88})
	vibes := s.tune(instrument{vibraphone, 127, 82, 74})
	keys := s.part(instrument{rhodes, 66, 64, 46})
	low := s.part(instrument{fingerBass, 114, 64, 12})
	warm := s.part(instrument{slowStrings, 70, 70, 80})
	kit := s.drums(instrument{brushKit, 112, 64, 30})

	for i, chords := range sections {
		bar := i * 8
		switch i {
		case 2:
			flute.sing(bar, tunes[i], 80, 0, 0.98)
			for _, c := range chords { // the koto breaks the chord under the flute
				for j := range int(c.length * 2) {
					lead.play(c.at+0.5*float64(j), 1, c.voices[[]int{0, 1, 3, 2, 1, 3, 2, 1}[j%8]], 56+2*(j%4))
				}
			}
		default:
			lead.sing(bar, adorned(tunes[i]), 84, 0, 1.15)
		}
		if i == 1 || i == 3 { // the vibraphone remembers the last word of a bar
			for _, n := range tunes[i] {
				if n.length >= 1.5 {
					vibes.play(float64(bar*beatsPerBar)+n.at+0.75, 0.5, n.pitch, 74)
					vibes.play(float64(bar*beatsPerBar)+n.at+1.25, 0.8, n.pitch-12, 64)
				}
			}
		}
		keys.comp(chords, 60+2*(i%2), "5-----4---5---..", "..5---4-..5-----")
		low.bass(chords, 82, "1-----..5---8---", "1-----1-..5---a-")
		warm.pad(chords, 44+4*i, 0, 1, 3)
		kit.hits(bar, 8, kick, "6.......4.5.....", "6.....3...5.....")
		kit.hits(bar, 8, rim, "....4.......4...", "....4.......4.2.")
		kit.hits(bar, 8, shaker, "3.2.4.2.3.2.4.2.", "3.2.4.2.3.224.2.")
		kit.hits(bar+7, 1, snare, "..........2.2.32")
	}
}

// zutomayoTense is the same night at a run: shamisen, cutting guitar, octave
// bass, strings that do not sit down.
func zutomayoTense(s *score, sections [][]chord, tunes []tune) {
	lead := s.tune(instrument{shamisen, 127, 60, 48})
	double := s.tune(instrument{koto, 90, 74, 60})
	cut := s.part(instrument{mutedGuitar, 81, 84, 30})
	keys := s.part(instrument{rhodes, 57, 56, 36})
	low := s.part(instrument{pickBass, 120, 64, 8})
	bows := s.part(instrument{tremolo, 70, 44, 66})
	line := s.tune(instrument{strings48, 73, 80, 70})
	brass := s.part(instrument{synthBrass, 84, 64, 50})
	kit := s.drums(instrument{standardKit, 108, 64, 24})
	lead.loose, low.loose, cut.loose = 0.007, 0.006, 0.006

	for i, chords := range sections {
		bar := i * 8
		lead.sing(bar, struck16(tunes[i]), 94, 0, 0.8)
		if i%2 == 1 {
			double.sing(bar, tunes[i], 72, 12, 1)
		}
		if i == 2 {
			line.sing(bar, tunes[i], 78, 0, 1)
		} else { // a counter-line of thirds and sevenths, moving by step
			for _, c := range chords {
				line.play(c.at, c.length*0.5, c.voices[1]+12, 58)
				line.play(c.at+c.length*0.5, c.length*0.5, c.voices[2]+12, 62)
			}
		}
		cut.comp(chords, 58, "..5.5..5..5.5..4", "..5.5..5.5..5.54")
		keys.comp(chords, 64, "5--5--5-..5--4..", "5--5--4-..5-5-4-")
		low.bass(chords, 90, "1.x81.5.1.x85.8.", "1.x81.3.5.x88.a.")
		bows.pad(chords, 50+3*i, 0, 0, 2, 3)
		brass.comp(chords, 52, "5...............", "..........5..5..")
		kit.hits(bar, 8, kick, "8..3..7...8.....", "8..3..7..38...3.")
		kit.hits(bar, 8, snare, "....7..2.2..7...", "....7..2.2..7..3")
		kit.hits(bar, 8, closed, "5.3.5.3.5.3.5...", "5.335.3.5.335.3.")
		kit.hits(bar, 8, open, "..............4.", "................")
		kit.hits(bar, 8, tambour, "..3...3...3...3.")
		kit.hits(bar, 1, crash, "5...............")
		kit.hits(bar+7, 1, snare, "........3.4.5566")
	}
}

// struck16 is how a shamisen keeps a long note alive: it strikes again, on
// the off-beats, with a flick to the octave.
func struck16(t tune) tune {
	var out tune
	for _, n := range t {
		if n.length < 1 {
			out = append(out, n)
			continue
		}
		for x := 0.0; x < n.length; x += 0.25 {
			step := int(x*4) % 4
			if step == 1 && x > 1 || step == 2 && n.length < 1.5 {
				continue
			}
			strike := played{at: n.at + x, length: 0.25, pitch: n.pitch}
			if step == 3 {
				strike.pitch -= 12
			}
			if x == 0 {
				strike.length = 0.5
			} else if x == 0.25 {
				continue
			}
			out = append(out, strike)
		}
	}
	return out
}
