package all_test

import (
	"testing"

	"godeck/rules"
	"godeck/rules/duemagic"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/guardians"
	"godeck/rules/judge"
	"godeck/rules/magna"
	"godeck/rules/mattsan"
	"godeck/rules/zutomayo"
)

// TestNothingIsComputedFromItself puts a card for every lasting word with
// every condition and amount on the table, where each is at once the source
// and the subject, and asks for all numbers: what cannot be computed is
// refused by the checker (or the stack of this test overflows).
func TestNothingIsComputedFromItself(t *testing.T) {
	var die = [2]int16{4, 0}
	for _, c := range []struct {
		id, typ, list, when string
		zones               []uint8
		flags               uint16
		ask                 func(g any, s *rules.State, c rules.CardID)
	}{
		{"guardians", "attack", "potential", "permanent", []uint8{guardians.Attack}, 0, func(g any, s *rules.State, c rules.CardID) {
			s.Vars[guardians.Die], s.Vars[guardians.DieMod] = die[0], die[1]
			x := g.(*guardians.Game)
			x.Face(s, 0)
			x.Odds(s, 1)
			x.Limit(s, 0)
			x.Faces(s, c)
			x.Strike(s, c, 100)
			x.Forbidden(s, 1, 0)
		}},
		{"duemagic", "creature", "effects", "static", []uint8{duemagic.Battle}, 0, func(g any, s *rules.State, c rules.CardID) {
			x := g.(*duemagic.Game)
			x.Power(s, c)
			x.Keywords(s, c)
			x.Cost(s, 0, c)
			x.Choosable(s, 1, c)
			x.Forbidden(s, 1, 0)
		}},
		{"magna", "unit", "effects", "static", []uint8{magna.Camps, magna.Base1}, 0, func(g any, s *rules.State, c rules.CardID) {
			x := g.(*magna.Game)
			x.Attack(s, c)
			x.Defense(s, c)
			x.SkillsOf(s, c)
			x.Forbidden(s, 1, 0)
		}},
		{"mattsan", "unit", "effects", "static", []uint8{mattsan.Battle}, 0, func(g any, s *rules.State, c rules.CardID) {
			x := g.(*mattsan.Game)
			x.Attack(s, c)
			x.HP(s, c)
			x.SoulValue(s, c)
			x.Cost(s, c)
			x.BenchLimit(s, 0)
			x.Keyword(s, c, 0)
		}},
		{"zutomayo", "area", "effects", "static", []uint8{zutomayo.Area}, zutomayo.FlagInForce, func(g any, s *rules.State, c rules.CardID) {
			x := g.(*zutomayo.Game)
			s.Seats[0][zutomayo.Power], s.Seats[1][zutomayo.Power] = 99, 99
			x.Attack(s, 0)
			x.HoursOf(s, c)
			x.SetLimits(s, 0)
			x.MaySetArea(s, 1)
			x.Element(s, c)
		}},
	} {
		t.Run(c.id, func(t *testing.T) {
			for seed := uint64(1); seed <= 3; seed++ {
				game, err := all.LoadOnly(c.id, judge.Lasting(t, all.Vocabulary(c.id), seed, c.typ, c.list, c.when))
				if err != nil {
					t.Fatal(err)
				}
				n := len(game.Library().Defs)
				for d := 1; d < n; d++ {
					put(t, game, rules.DefID(d), c.zones, c.flags, c.ask)
				}
				if n < 50 {
					t.Errorf("%d cards only", n)
				}
			}
		})
	}
}

func put(t *testing.T, game games.Game, d rules.DefID, zones []uint8, flags uint16, ask func(g any, s *rules.State, c rules.CardID)) {
	t.Helper()
	var s rules.State
	game.Stage(&s)
	s.Active, s.Turn = 0, 3
	var there []rules.CardID
	for p := rules.Seat(0); p < 2; p++ {
		for _, k := range zones {
			c := s.NewCard(d, p, rules.ZoneOf(k, p))
			s.Card(c).Flags |= flags
			there = append(there, c)
		}
	}
	for _, c := range there {
		ask(game, &s, c)
		if e, ok := game.(rules.Explainer); ok {
			e.Explain(&s, c)
		}
	}
}
