package turns

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/arena"
	"godeck/scenes/guardians/battle"
	"godeck/scenes/guardians/effects"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/phrases"
	"godeck/scenes/guardians/places"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/guardians/toss"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// stand is a match that is presented without a table.
type stand struct {
	*fakesession.Session
	show    present.Show
	lay     places.Layout
	numbers staging.Numbers
	on      staging.Table
	arena   arena.Arena
	toss    toss.Toss
	battle  battle.Battle
	effects effects.Effects
	env     *ui.Env
	met     map[rules.EventKind]int
}

func newStand(g *bgd.Game, seed uint64, w harness.Window) *stand {
	s := &stand{Session: fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), met: map[rules.EventKind]int{},
		env: w.Env(lang.EN)}
	s.show.Lang = lang.EN
	s.on = staging.Table{Show: &s.show, Lay: &s.lay, Game: g, Numbers: &s.numbers, Told: map[string]rules.CardID{}}
	s.arena = arena.On(s.on, nil)
	s.toss = toss.On(s.on, &s.arena)
	s.battle = battle.On(s.on, &s.arena, &s.toss)
	s.effects = effects.On(s.on, &s.battle)
	all := map[rules.EventKind]func(pr *present.Presentation){}
	On(s.on, &s.arena).Present(all)
	s.toss.Present(all)
	s.battle.Present(all)
	s.effects.Present(all)
	for k, tell := range all {
		all[k] = func(pr *present.Presentation) {
			s.met[pr.Event.Kind]++
			tell(pr)
			if s.on.Of(pr.Now) != s.numbers.Plan { // as every table counts incidental changes
				s.show.Play(pr.Show(len(pr.Taken)-1), s.on.Runs(pr.Now, 16))
			}
		}
	}
	look := func(env *ui.Env) { s.lay = places.Measure(env, false) }
	designs := faces.New(g.Lib)
	s.show.Build = func(*ui.Env, *ui.Surface) {}
	s.show.Attend(s.Session, &s.lay.Frame, designs, present.Hooks{Words: phrases.Text, Names: g.Names(), HandKind: bgd.Hand, Name: designs.Name, Colour: designs.ColourOf,
		Face:  func(def rules.DefID, l lang.Lang) *cards.CardFace { return nil },
		Zones: Zones, Present: all, Measure: look, Stand: func(*rules.View) {}, Finish: func() int { return -1 },
		Spot:    func() (one, several ui.Rect) { return s.lay.Stage, s.lay.Stage },
		Outcome: func(lang.Lang) (string, string) { return "over", "why" },
		Place: func(z rules.ZoneID, c present.Token, at *present.Moment) (ui.Rect, bool) {
			return s.lay.Zone(z.Kind(), s.show.SideOf(z.Seat()))
		}})
	s.show.Lay(s.View(), true)
	look(s.env)
	s.show.Base.Base.Update(s.env, &ui.Input{})
	return s
}

// TestMatches presents matches: in the end of every presentation the numbers
// that run are those of the view, no die is in the air, no blow goes on, and
// what was said has no gap.
func TestMatches(t *testing.T) {
	g, err := bgd.Load()
	harness.Load(t, g, err)
	met := map[rules.EventKind]int{}
	for seed := uint64(1); seed < 24; seed++ {
		s := newStand(g, seed, []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 390, H: 844, Scale: 1}}[seed%2])
		for i := 0; i < 600 && !s.S.Over(); i++ {
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
			if want := s.on.Of(&s.show.Moment); s.numbers.Plan != want || s.numbers.Shown != want {
				t.Fatalf("seed %d, answer %d: the numbers are %v, planned %v, in the view %v", seed, i, s.numbers.Shown, s.numbers.Plan, want)
			}
			if s.toss.Throw.On || s.toss.Miss != nil || s.battle.Clash != nil || s.battle.Blow.On != nil && !s.S.Over() && !s.battle.Blow.Last {
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
	for _, k := range []rules.EventKind{rules.EvMove, rules.EvRandom, rules.EvOver, bgd.EvTurn, bgd.EvStep, bgd.EvSummon, bgd.EvForce, bgd.EvGauge, bgd.EvDamage, bgd.EvHit, bgd.EvDie, bgd.EvEffect} {
		if met[k] == 0 {
			t.Errorf("no event of kind %d was presented", k)
		}
	}
}
