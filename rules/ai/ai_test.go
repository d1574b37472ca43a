package ai_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	guides "godeck/rules/ai/all"
	"godeck/rules/games"
	"godeck/rules/games/all"
)

func player(g games.Game, l ai.Level, own []rules.DefID, seed uint64) ai.Player {
	return guides.Of(g.Table().Game).New(g, l, own, seed)
}

// each runs a subtest for every game.
func each(t *testing.T, do func(t *testing.T, g games.Game)) {
	for _, info := range all.Games() {
		if guides.Of(info.ID).Plays() {
			t.Run(info.ID, func(t *testing.T) { do(t, load(t, info.ID)) })
		}
	}
}

func load(t testing.TB, game string) games.Game {
	t.Helper()
	g, err := all.Load(game)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// maker makes a player for a deck.
type maker func(g games.Game, own []rules.DefID, seed uint64) ai.Player

func chance(g games.Game, _ []rules.DefID, seed uint64) ai.Player {
	return &ai.Random{Rules: g, R: rand.New(rand.NewPCG(seed, 1))}
}

func of(l ai.Level) maker {
	return func(g games.Game, own []rules.DefID, seed uint64) ai.Player { return player(g, l, own, seed) }
}

// match plays one match and returns its last state.
func match(t testing.TB, g games.Game, seed uint64, players [2]ai.Player, decks [2][]rules.DefID) *rules.State {
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
		for _, o := range ai.Ask(players[p], &v) {
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

// series plays pairs of matches, seats swapped, and counts those that a wins.
func series(t testing.TB, g games.Game, pairs int, a, b maker) (wins, games int) {
	lib := g.Library()
	pre := lib.Decks()
	for i := range pairs {
		x := lib.Expand(pre[i%len(pre)])
		y := lib.Expand(pre[(i/len(pre)+i+1)%len(pre)])
		seed, decks := uint64(i), [2][]rules.DefID{x, y}
		if match(t, g, seed, [2]ai.Player{a(g, x, seed), b(g, y, seed+9)}, decks).Result.Winner == 0 {
			wins++
		}
		if match(t, g, seed, [2]ai.Player{b(g, x, seed+9), a(g, y, seed)}, decks).Result.Winner == 1 {
			wins++
		}
		games += 2
	}
	return wins, games
}

// TestSenseBeatsChance checks that any level beats chance so clearly that a
// dozen games show it. Strength is measured elsewhere (docs/figures.md).
func TestSenseBeatsChance(t *testing.T) {
	each(t, func(t *testing.T, g games.Game) {
		wins, games := series(t, g, 5, of(ai.Easy), chance)
		t.Logf("easy–random %d of %d", wins, games)
		if wins*100 < games*65 {
			t.Errorf("easy won only %d of %d against random play", wins, games)
		}
	})
}

// along plays a random match and calls do at some of its decisions.
func along(g games.Game, seed uint64, do func(n int, s *rules.State, p rules.Seat, decks [2][]rules.DefID)) {
	lib := g.Library()
	pre := lib.Decks()
	decks := [2][]rules.DefID{lib.Expand(pre[0]), lib.Expand(pre[int(seed+1)%len(pre)])}
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(seed, 3))
	var s rules.State
	var buf []rules.Option
	g.Setup(&s, seed, decks)
	eng.Advance(&s, nil)
	for n := 0; !s.Over() && n < 150; n++ {
		p := s.ToAnswer()
		do(n, &s, p, decks)
		buf = eng.Options(&s, p, buf)
		eng.Play(&s, p, ai.Forward(buf, r), nil)
	}
}

// TestAnswerDependsOnViewOnly checks that an answer depends on the view and
// the seed only: matches that look the same to the seat get the same answer.
func TestAnswerDependsOnViewOnly(t *testing.T) {
	each(t, func(t *testing.T, g games.Game) {
		r := rand.New(rand.NewPCG(3, 3))
		var v, w rules.View
		for seed := range uint64(3) {
			along(g, seed, func(n int, s *rules.State, p rules.Seat, decks [2][]rules.DefID) {
				if n%7 != int(seed) {
					return
				}
				mixed := *s
				var hidden []rules.CardID
				for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
					if s.Cards[id].Owner != p && !g.Table().Sees(s, p, id) {
						hidden = append(hidden, id)
					}
				}
				r.Shuffle(len(hidden), func(i, j int) {
					a, b := &mixed.Cards[hidden[i]], &mixed.Cards[hidden[j]]
					a.Def, b.Def = b.Def, a.Def
				})
				mixed.Seed(r.Uint64())
				rules.ViewInto(g.Table(), s, p, &v)
				rules.ViewInto(g.Table(), &mixed, p, &w)
				level := ai.Easy
				if n%5 == 0 {
					level = ai.Hard
				}
				a, b := player(g, level, decks[p], 1), player(g, level, decks[p], 1)
				short(a)
				short(b)
				if x, y := ai.Ask(a, &v), ai.Ask(b, &w); !slices.Equal(x, y) {
					t.Fatalf("seed %d, answer %d: %v and %v", seed, n, x, y)
				}
			})
		}
	})
}

// short makes a player think less than its level does.
func short(p ai.Player) { ai.Limit(p, 80) }

// TestThinkingInSlices checks that thinking in slices gives the same answer as
// thinking at once, and no slice is longer than asked for.
func TestThinkingInSlices(t *testing.T) {
	each(t, func(t *testing.T, g games.Game) {
		var v rules.View
		along(g, 5, func(n int, s *rules.State, p rules.Seat, decks [2][]rules.DefID) {
			if n%9 != 0 {
				return
			}
			rules.ViewInto(g.Table(), s, p, &v)
			a, b := player(g, ai.Hard, decks[p], 7), player(g, ai.Hard, decks[p], 7)
			short(a)
			short(b)
			x := slices.Clone(ai.Ask(a, &v))
			b.Start(&v)
			for left := ai.Left(b); !b.Think(1); {
				now := ai.Left(b)
				if now != left-1 {
					t.Fatalf("a slice of one playout was %d", left-now)
				}
				left = now
			}
			if !slices.Equal(x, b.Answer()) {
				t.Fatalf("answer %d: at once %v, in slices %v", n, x, b.Answer())
			}
		})
	})
}

func BenchmarkDecision(b *testing.B) {
	for _, info := range all.Games() {
		if !guides.Of(info.ID).Plays() {
			continue
		}
		b.Run(info.ID, func(b *testing.B) {
			g := load(b, info.ID)
			var v rules.View
			var z ai.Player
			along(g, 7, func(n int, s *rules.State, p rules.Seat, decks [2][]rules.DefID) {
				if z != nil || n < 20 {
					return
				}
				rules.ViewInto(g.Table(), s, p, &v)
				x := player(g, ai.Normal, decks[p], 1)
				if x.Start(&v); !x.Think(0) { // it needs thought
					z = x
				}
			})
			b.ReportAllocs()
			for b.Loop() {
				ai.Ask(z, &v)
			}
		})
	}
}
