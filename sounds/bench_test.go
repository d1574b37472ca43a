package sounds

import "testing"

// BenchmarkSecond is what one second of sound costs: music between its two
// moods and a few effects. Its share of a second is the share of one core.
func BenchmarkSecond(b *testing.B) {
	s := newStage(&testing.T{})
	s.Music("zutomayo", 0.5)
	s.awaitMusic(pieces()["zutomayo"]...)
	out := make([]byte, 2048*8)
	b.ReportAllocs()
	for b.Loop() {
		s.Play("hit-heavy", 1, 0)
		s.Play("tick", 1, 0)
		for range SampleRate / 2048 {
			if _, err := s.Read(out); err != nil {
				b.Fatal(err)
			}
		}
	}
}
