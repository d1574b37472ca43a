package conformance

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
)

// RandomGames measures random matches with two decks. choose picks one of the
// options; nil: uniformly.
func RandomGames(b *testing.B, g Game, decks [2][]rules.DefID, choose func(*rules.State, []rules.Option, *rand.Rand) rules.Option) {
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(1, 2))
	var s rules.State
	var buf []rules.Option
	n, turns := 0, 0
	b.ReportAllocs()
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		g.Setup(&s, uint64(i), decks)
		eng.Advance(&s, nil)
		for !s.Over() {
			p := s.ToAnswer()
			o, _ := Random(eng, &s, p, r, &buf)
			if choose != nil {
				o = choose(&s, buf, r)
			}
			eng.Play(&s, p, o, nil)
			n++
		}
		turns += int(s.Turn)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(turns)/float64(b.N), "turns/game")
}
