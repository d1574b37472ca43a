package ai

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"godeck/rules"
	mgn "godeck/rules/magna"
)

func loadMagna(t testing.TB) *mgn.Game {
	g, err := mgn.Load()
	return load(t, g, err)
}

func magnaLevel(l Level) maker[*mgn.Game] {
	return func(g *mgn.Game, own []rules.DefID, seed uint64) Player { return NewMagna(g, l, own, seed) }
}

func TestMagnaSenseBeatsChance(t *testing.T) {
	wins, games := series(t, loadMagna(t), 6, magnaLevel(Easy), random[*mgn.Game])
	t.Logf("easy–random %d of %d", wins, games)
	if wins*100 < games*80 {
		t.Errorf("easy won only %d of %d against random play", wins, games)
	}
}

// TestMagnaStrength measures: GODECK_STRENGTH=10 go test -run MagnaStrength -v
// plays ten pairs of matches, each from both sides (docs/figures.md).
func TestMagnaStrength(t *testing.T) {
	pairs, _ := strconv.Atoi(os.Getenv("GODECK_STRENGTH"))
	if pairs == 0 {
		t.Skip("a measurement of minutes")
	}
	wins, games := series(t, loadMagna(t), pairs, magnaLevel(Hard), magnaLevel(Normal))
	t.Logf("hard–normal %d of %d", wins, games)
}

// A player's answer depends on its view and seed only.
func TestMagnaAnswerDependsOnViewOnly(t *testing.T) {
	g := loadMagna(t)
	pre := g.Lib.Decks()
	decks := [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[3])}
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(3, 3))
	var s rules.State
	var v, w rules.View
	var buf []rules.Option
	for seed := uint64(0); seed < 2; seed++ {
		g.Setup(&s, seed, decks)
		eng.Advance(&s, nil)
		for n := 0; !s.Over() && n < 80; n++ {
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
			level := Easy
			if n%20 == 10 { // it remembers what came after its plans
				level = Hard
			}
			a := append([]rules.Option{}, Ask(NewMagna(g, level, decks[p], 1), &v)...)
			b := Ask(NewMagna(g, level, decks[p], 1), &w)
			if len(a) != len(b) || a[0] != b[0] {
				t.Fatalf("seed %d: the answer differs when hidden cards do", seed)
			}
			buf = eng.Options(&s, p, buf)
			eng.Play(&s, p, forward(buf, r), nil)
		}
	}
}
