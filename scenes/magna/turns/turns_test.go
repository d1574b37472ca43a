package turns

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
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
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// stand is a match that is presented without a table.
type stand struct {
	*fakesession.Session
	show    present.Show
	lay     places.Layout
	mind    choices.Fight
	fronts  fronts.Fronts
	numbers field.Numbers
	clash   clash.Clash
	env     *ui.Env
	met     map[rules.EventKind]int
}

func newStand(g *mgn.Game, seed uint64, w harness.Window) *stand {
	s := &stand{Session: fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), met: map[rules.EventKind]int{},
		env: w.Env(lang.EN)}
	m := field.Reading{Moment: &s.show.Moment, Game: g}
	s.mind.M, s.fronts.M, s.show.Lang = m, m, lang.EN
	t := staging.Table{Show: &s.show, Lay: &s.lay, Game: g, Numbers: &s.numbers}
	s.clash = clash.On(t, &s.mind, func() {})
	look := func(env *ui.Env) {
		s.lay = table.ByShape(env, false, places.Wide, places.Small, places.Tall)
		s.lay.Stand(env, m, 0, [2]int{s.fronts.Of(0), s.fronts.Of(1)})
	}
	all := map[rules.EventKind]func(pr *present.Presentation){}
	On(t, &s.clash, &s.fronts, look, func(lang.Lang) (string, string) { return "over", "why" }).Present(all)
	s.clash.Present(all)
	for k, tell := range all {
		all[k] = func(pr *present.Presentation) {
			s.met[pr.Event.Kind]++
			tell(pr)
		}
	}
	designs := faces.New(g.Lib)
	s.show.Build = func(*ui.Env, *ui.Surface) {}
	s.show.Attend(s.Session, &s.lay.Frame, designs, present.Hooks{Words: phrases.Text, Names: g.Names(), HandKind: mgn.Hand, Name: designs.Name, Colour: designs.ColourOf,
		Face:  func(def rules.DefID, l lang.Lang) *cards.CardFace { return nil },
		Zones: Zones, Present: all, Silent: clash.Silent, Measure: look, Stand: func(*rules.View) {}, Finish: func() int { return -1 }, Spot: s.lay.HeldUp,
		Outcome: func(lang.Lang) (string, string) { return "over", "why" },
		Place: func(z rules.ZoneID, c present.Token, at *present.Moment) (ui.Rect, bool) {
			return s.lay.Lies(t.At(at), z, c)
		}})
	s.show.Lay(s.View(), true)
	look(s.env)
	s.show.Base.Base.Update(s.env, &ui.Input{})
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
		for i := 0; i < 700 && !s.S.Over(); i++ {
			if o := s.Options(); len(o) == 0 {
				s.Update()
			} else if err := s.Answer(harness.Doing(o, i, int(seed))); err != nil {
				t.Fatal(err)
			}
			events, seen := s.Events()
			if len(events) == 0 {
				continue
			}
			s.show.Present(s.env, events, seen)
			for n := 0; s.show.Timeline.Busy() && (i%3 > 0 || n < 20); n++ {
				s.show.Base.Base.Update(s.env, &ui.Input{})
			}
			s.show.Skip()
			for p := range s.numbers.Fight {
				if have, want := [2]float64{s.numbers.Fight[p], s.numbers.Magna[p]}, [2]float64{float64(s.show.View.S.Seats[p][mgn.Fight]), float64(s.show.View.S.Seats[p][mgn.Magna])}; s.show.Turn() > 0 && have != want && s.numbersMoved(events) {
					t.Fatalf("seed %d, answer %d: the numbers of %d are %v, in the view %v", seed, i, p, have, want)
				}
				s.numbers.Fight[p], s.numbers.Magna[p] = float64(s.show.View.S.Seats[p][mgn.Fight]), float64(s.show.View.S.Seats[p][mgn.Magna])
			}
			if s.clash.Charge.Seen || s.clash.Guard.On || s.clash.Undrawn != 0 {
				t.Fatalf("seed %d, answer %d: something of a battle is left", seed, i)
			}
		}
		for i := range s.show.Facts {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				if line := s.show.Plain(&s.show.Facts[i], l); line == "" || strings.ContainsAny(line, "⟨{") {
					t.Errorf("a gap in %q", line)
				}
			}
		}
		for k, n := range s.met {
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
