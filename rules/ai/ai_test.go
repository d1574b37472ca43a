package ai

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/effect"
	ztm "godeck/rules/zutomayo"
)

// gamer is a game as the tests of its players need it.
type gamer interface {
	rules.Rules
	Setup(s *rules.State, seed uint64, decks [2][]rules.DefID)
	Library() *effect.Library
}

func load[G any](t testing.TB, g G, err error) G {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// maker makes a player of a game with a deck of its own; seed makes it repeatable.
type maker[G any] func(g G, own []rules.DefID, seed uint64) Player

func random[G gamer](g G, _ []rules.DefID, seed uint64) Player {
	return &Random{Rules: g, R: rand.New(rand.NewPCG(seed, 1))}
}

// match plays one match between two players and returns its last state.
func match(t testing.TB, g gamer, seed uint64, players [2]Player, decks [2][]rules.DefID) *rules.State {
	eng := rules.NewEngine(g)
	var s rules.State
	var v rules.View
	g.Setup(&s, seed, decks)
	eng.Advance(&s, nil)
	for n := 0; !s.Over(); n++ {
		if n > 6000 {
			t.Fatal("no end")
		}
		p := s.ToAnswer()
		rules.ViewInto(eng.Table(), &s, p, &v)
		for _, o := range Ask(players[p], &v) {
			if err := eng.Answer(&s, p, o, nil); err != nil {
				t.Fatalf("seed %d, prompt %d: %v", seed, s.Dec.Prompt, err)
			}
			if !s.Waiting(p) {
				break
			}
		}
	}
	return &s
}

// series plays pairs of matches, each from both sides, and counts those that a wins.
func series[G gamer](t testing.TB, g G, pairs int, a, b maker[G]) (wins, games int) {
	lib := g.Library()
	pre := lib.Decks()
	for i := range pairs {
		x := lib.Expand(pre[i%len(pre)])
		y := lib.Expand(pre[(i/len(pre)+i+1)%len(pre)])
		seed, decks := uint64(i), [2][]rules.DefID{x, y}
		if match(t, g, seed, [2]Player{a(g, x, seed), b(g, y, seed+9)}, decks).Result.Winner == 0 {
			wins++
		}
		if match(t, g, seed, [2]Player{b(g, x, seed+9), a(g, y, seed)}, decks).Result.Winner == 1 {
			wins++
		}
		games += 2
	}
	return wins, games
}

func loadZutomayo(t testing.TB) *ztm.Game {
	g, err := ztm.Load()
	return load(t, g, err)
}

func level(l Level) maker[*ztm.Game] {
	return func(g *ztm.Game, own []rules.DefID, seed uint64) Player { return NewZutomayo(g, l, own, seed) }
}

// The players are far apart in strength, so a few dozen games tell them apart.
func TestSenseBeatsChance(t *testing.T) {
	wins, games := series(t, loadZutomayo(t), 20, level(Easy), random[*ztm.Game])
	t.Logf("easy–random %d of %d", wins, games)
	if wins*100 < games*65 {
		t.Errorf("easy won only %d of %d against random play", wins, games)
	}
	wins, games = series(t, loadZutomayo(t), 12, level(Normal), random[*ztm.Game])
	t.Logf("normal–random %d of %d", wins, games)
	if wins*100 < games*80 {
		t.Errorf("normal won only %d of %d against random play", wins, games)
	}
}

// A player's answer depends on its view and seed only: states that look the
// same to its seat give the same answer (ZTM §10: the AI must not read the
// opponent's set cards, hand or either deck).
func TestAnswerDependsOnViewOnly(t *testing.T) {
	g := loadZutomayo(t)
	pre := g.Lib.Decks()
	decks := [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[1])}
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(3, 3))
	var s rules.State
	var v, w rules.View
	var buf []rules.Option
	for seed := uint64(0); seed < 12; seed++ {
		g.Setup(&s, seed, decks)
		eng.Advance(&s, nil)
		for !s.Over() {
			p := s.ToAnswer()
			mix := s
			var hidden []rules.CardID
			for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
				if s.Cards[id].Owner != p && !eng.Table().Sees(&s, p, id) {
					hidden = append(hidden, id)
				}
			}
			r.Shuffle(len(hidden), func(i, j int) {
				a, b := &mix.Cards[hidden[i]], &mix.Cards[hidden[j]]
				a.Def, b.Def = b.Def, a.Def
			})
			rules.ViewInto(eng.Table(), &s, p, &v)
			rules.ViewInto(eng.Table(), &mix, p, &w)
			a := append([]rules.Option{}, Ask(NewZutomayo(g, Easy, decks[p], 1), &v)...)
			b := Ask(NewZutomayo(g, Easy, decks[p], 1), &w)
			if len(a) != len(b) {
				t.Fatal("answers differ in length")
			}
			for i := range a {
				if a[i] != b[i] {
					t.Fatalf("seed %d: answer %d differs when hidden cards do", seed, i)
				}
			}
			buf = eng.Options(&s, p, buf)
			eng.Play(&s, p, forward(buf, r), nil)
		}
	}
}

func BenchmarkDecision(b *testing.B) {
	g := loadZutomayo(b)
	pre := g.Lib.Decks()
	decks := [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[1])}
	eng := rules.NewEngine(g)
	var s rules.State
	g.Setup(&s, 7, decks)
	eng.Advance(&s, nil)
	r := rand.New(rand.NewPCG(1, 1))
	var buf []rules.Option
	for s.Turn < 3 && !s.Over() {
		p := s.ToAnswer()
		buf = eng.Options(&s, p, buf)
		eng.Play(&s, p, forward(buf, r), nil)
	}
	var v rules.View
	rules.ViewInto(eng.Table(), &s, s.ToAnswer(), &v)
	z := NewZutomayo(g, Normal, decks[v.Seat], 1)
	b.ReportAllocs()
	for i := 0; i < b.N; i++ {
		Ask(z, &v)
	}
}
