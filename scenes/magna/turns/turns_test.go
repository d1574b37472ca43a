package turns

import (
	"testing"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/choices"
	"godeck/scenes/magna/clash"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/fronts"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/magna/places"
	"godeck/scenes/magna/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// stand is a match that is presented without a table.
type stand struct {
	*harness.Presented
	lay     places.Layout
	mind    choices.Fight
	fronts  fronts.Fronts
	numbers field.Numbers
	clash   clash.Clash
}

func newStand(g *mgn.Game, seed uint64, w harness.Window) *stand {
	s := &stand{Presented: harness.Present(g, seed, w)}
	m := field.Reading{Moment: &s.Show.Moment, Game: g}
	s.mind.M, s.fronts.M = m, m
	t := staging.Table{Show: &s.Show, Lay: &s.lay, Game: g, Numbers: &s.numbers}
	s.clash = clash.On(t, &s.mind, func() {})
	look := func(env *ui.Env) {
		s.lay = table.ByShape(env, false, places.Wide, places.Small, places.Tall)
		s.lay.Stand(env, m, 0, [2]int{s.fronts.Of(0), s.fronts.Of(1)})
	}
	all := map[rules.EventKind]func(pr *present.Presentation){}
	On(t, &s.clash, &s.fronts, look, harness.Over).Present(all)
	s.clash.Present(all)
	s.Attend(&s.lay.Frame, faces.New(g.Lib), present.Hooks{Words: phrases.Text, Names: g.Names(), HandKind: mgn.Hand, Zones: Zones, Present: all, Silent: clash.Silent, Measure: look, Spot: s.lay.HeldUp,
		Place: func(z rules.ZoneID, c present.Token, at *present.Moment) (ui.Rect, bool) {
			return s.lay.Lies(t.At(at), z, c)
		}})
	return s
}

// TestTurns presents matches: in the end of every presentation the numbers that
// run are those of the view, nobody is left charging or blocking, and what was
// said has no gap.
func TestTurns(t *testing.T) {
	g, err := mgn.Load()
	harness.Load(t, g, err)
	met := map[rules.EventKind]int{}
	for seed := uint64(1); seed < 25; seed++ {
		s := newStand(g, seed, []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 390, H: 844, Scale: 1}}[seed%2])
		s.Play(t, 700, func(i int, events []rules.Event) {
			for p := range s.numbers.Fight {
				if have, want := [2]float64{s.numbers.Fight[p], s.numbers.Magna[p]}, [2]float64{float64(s.Show.View.S.Seats[p][mgn.Fight]), float64(s.Show.View.S.Seats[p][mgn.Magna])}; s.Show.Turn() > 0 && have != want && s.numbersMoved(events) {
					t.Fatalf("seed %d, answer %d: the numbers of %d are %v, in the view %v", seed, i, p, have, want)
				}
				s.numbers.Fight[p], s.numbers.Magna[p] = float64(s.Show.View.S.Seats[p][mgn.Fight]), float64(s.Show.View.S.Seats[p][mgn.Magna])
			}
			if s.clash.Charge.Seen || s.clash.Guard.On || s.clash.Undrawn != 0 {
				t.Fatalf("seed %d, answer %d: something of a battle is left", seed, i)
			}
		})
		for k, n := range s.Met {
			met[k] += n
		}
	}
	for _, k := range []rules.EventKind{rules.EvMove, mgn.EvTurn, mgn.EvStep, mgn.EvOption, mgn.EvBattle, mgn.EvDeclare, mgn.EvHit, mgn.EvDamage, mgn.EvDefeat, mgn.EvEffect, mgn.EvHero} {
		if met[k] == 0 {
			t.Errorf("no event of kind %d was presented", k)
		}
	}
}

// numbersMoved reports whether all that changes numbers is presented here: the
// dice are not.
func (s *stand) numbersMoved(events []rules.Event) bool {
	for _, e := range events {
		if e.Kind == rules.EvRandom {
			return false
		}
	}
	return true
}
