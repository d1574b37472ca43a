package chances_test

import (
	"math"
	"reflect"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	players "godeck/rules/ai/all"
	"godeck/rules/ai/chances"
	"godeck/rules/deck"
	"godeck/rules/games"
	"godeck/rules/games/all"
)

func config(t testing.TB, game string) (chances.Config, games.Game) {
	g, err := all.Load(game)
	if err != nil {
		t.Fatal(err)
	}
	c := chances.Config{Game: g, Guide: players.Of(game), Seed: 1}
	for _, d := range g.Library().Decks() {
		c.Against = append(c.Against, g.Library().Expand(d))
	}
	return c, g
}

// Every game's decks are measured to the end, in any slices with the same
// numbers, and both against itself and in all a deck wins about half.
func TestMeter(t *testing.T) {
	for _, e := range all.Games() {
		t.Run(e.ID, func(t *testing.T) {
			c, _ := config(t, e.ID)
			n := 4 * c.Round()
			run := func(pieces int) *chances.Meter {
				m := chances.NewMeter(c, c.Against[0], n-1) // rounded up
				for !m.Step(pieces) {
				}
				return m
			}
			a, b := run(1), run(997)
			if a.Result() != b.Result() || a.Result().Games != n {
				t.Errorf("in slices %+v, at once %+v", a.Result(), b.Result())
			}
			var sum chances.Estimate
			for i := range c.Against {
				x := a.Against(i)
				sum.Games, sum.Wins, sum.Draws = sum.Games+x.Games, sum.Wins+x.Wins, sum.Draws+x.Draws
				if x.Games != 8 {
					t.Errorf("%d games against deck %d", x.Games, i)
				}
			}
			if sum != a.Result() {
				t.Errorf("the parts are %+v, the whole %+v", sum, a.Result())
			}
			if mirror := a.Against(0); mirror.Wins*2+mirror.Draws != mirror.Games && c.Against[0] != nil {
				t.Logf("against itself %+v", mirror)
			}
		})
	}
}

func TestSearchingPlayers(t *testing.T) {
	c, _ := config(t, "zutomayo")
	c.Search, c.Level, c.Against = true, ai.Easy, c.Against[1:2]
	m := chances.NewMeter(c, c.Against[0], 2)
	steps := 0
	for !m.Step(1) {
		steps++
	}
	if r := m.Result(); r.Games != 2 || steps < 1000 {
		t.Errorf("%+v in %d pieces", r, steps)
	}
}

func TestEstimates(t *testing.T) {
	for _, c := range []struct {
		e         chances.Estimate
		low, high float64
	}{
		{chances.Estimate{}, 0, 1},
		{chances.Estimate{Games: 1, Wins: 1}, 0.2065, 1},
		{chances.Estimate{Games: 100, Wins: 50}, 0.4038, 0.5962},
		{chances.Estimate{Games: 100, Draws: 100}, 0.4038, 0.5962},
		{chances.Estimate{Games: 1000, Wins: 1000}, 0.9962, 1},
	} {
		low, high := c.e.Interval()
		if math.Abs(low-c.low) > 1e-3 || math.Abs(high-c.high) > 1e-3 || c.e.Share() < low || c.e.Share() > high {
			t.Errorf("%+v: %.4f to %.4f", c.e, low, high)
		}
	}
}

func TestNobodyToPlay(t *testing.T) {
	c, _ := config(t, "zutomayo")
	own := c.Against[0]
	c.Against = nil
	if !chances.NewMeter(c, own, 10).Step(1) {
		t.Error("a meter without decks goes on")
	}
	if r := chances.NewRace(c, [][]rules.DefID{own}, nil, 10, true); !r.Step(1) || r.Progress() != 1 {
		t.Error("a race without variants goes on")
	}
}

// A race finds that a deck is better than one with its best cards replaced by
// the worst, and gives the same numbers in any slices.
func TestRace(t *testing.T) {
	c, g := config(t, "zutomayo")
	lib := g.Library()
	l := deck.Of(lib, lib.Decks()[0], lang.EN)
	vs := chances.Without(lib, l, 1)
	if len(vs) != len(l.Main) {
		t.Errorf("%d variants for %d cards", len(vs), len(l.Main))
	}
	run := func(pieces int, drop bool) *chances.Race {
		r := chances.NewRace(c, chances.Filled(lib, l, 1), vs, 3*c.Round(), drop)
		for !r.Step(pieces) {
		}
		return r
	}
	a := run(7, false)
	if !reflect.DeepEqual(a.Standings(), run(100, false).Standings()) {
		t.Error("the slices change the numbers")
	}
	if a.Base().Games != 3*c.Round() {
		t.Errorf("%d games of the base", a.Base().Games)
	}
	for i, s := range a.Standings() {
		if s.Estimate.Games != a.Base().Games || s.Low > s.Gain || s.High < s.Gain || math.Abs(s.Estimate.Share()-a.Base().Share()-s.Gain) > 1e-9 {
			t.Errorf("%+v", s)
		}
		if i > 0 && s.Gain > a.Standings()[i-1].Gain {
			t.Error("not in order")
		}
	}
	dropped := 0
	for _, s := range run(50, true).Standings() {
		if s.GivenUp {
			dropped++
		}
	}
	if dropped == 0 {
		t.Error("nothing was given up")
	}
}

func TestVariantsAreLegal(t *testing.T) {
	for _, e := range all.Games() {
		g, err := all.Load(e.ID)
		if err != nil {
			t.Fatal(err)
		}
		lib := g.Library()
		whole := deck.Of(lib, lib.Decks()[0], lang.EN)
		part := whole.Clone()
		part.Main = part.Main[:len(part.Main)*2/3]
		var vs []chances.Variant
		last := chances.Last(lib, part, 8, 5)
		swaps := chances.Swaps(lib, whole, lib.Find(whole.Main[len(whole.Main)-1].Card), 8)
		if len(last) < 4 || len(swaps) < 2 {
			t.Errorf("%s: %d last cards, %d swaps", e.ID, len(last), len(swaps))
		}
		vs = append(append(append(vs, last...), swaps...), chances.Without(lib, whole, 5)...)
		for _, v := range vs {
			for _, d := range v.Decks {
				if f := lib.CheckDeck(d, nil); f != nil {
					t.Errorf("%s: %s for %s: %v", e.ID, lib.Card(v.In).ID, lib.Card(v.Out).ID, f)
				}
			}
		}
	}
}

func BenchmarkThumb(b *testing.B) {
	for _, e := range all.Games() {
		b.Run(e.ID, func(b *testing.B) {
			c, _ := config(b, e.ID)
			m := chances.NewMeter(c, c.Against[0], 0)
			pieces := 0
			for m.Result().Games < b.N {
				m.Step(1)
				pieces++
			}
			b.ReportMetric(float64(pieces)/float64(b.N), "pieces/op")
		})
	}
}
