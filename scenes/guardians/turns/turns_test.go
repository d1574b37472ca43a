package turns

import (
	"strings"
	"testing"

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
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// stand is a match that is presented without a table.
type stand struct {
	*harness.Presented
	lay     places.Layout
	numbers staging.Numbers
	on      staging.Table
	arena   arena.Arena
	toss    toss.Toss
	battle  battle.Battle
	effects effects.Effects
}

func newStand(g *bgd.Game, seed uint64, w harness.Window) *stand {
	s := &stand{Presented: harness.Present(g, seed, w)}
	s.on = staging.Table{Show: &s.Show, Lay: &s.lay, Game: g, Numbers: &s.numbers, Told: map[string]rules.CardID{}}
	s.arena = arena.On(s.on, nil)
	s.toss = toss.On(s.on, &s.arena)
	s.battle = battle.On(s.on, &s.arena, &s.toss)
	s.effects = effects.On(s.on, &s.battle)
	all := map[rules.EventKind]func(pr *present.Presentation){}
	On(s.on, &s.arena).Present(all)
	s.toss.Present(all)
	s.battle.Present(all)
	s.effects.Present(all)
	s.on.Counts(all)
	s.Attend(&s.lay.Frame, faces.New(g.Lib), present.Hooks{Words: phrases.Text, Names: g.Names(), HandKind: bgd.Hand, Zones: Zones, Present: all,
		Measure: func(env *ui.Env) { s.lay = places.Measure(env, false) },
		Spot:    func() (one, several ui.Rect) { return s.lay.Stage, s.lay.Stage },
		Place: func(z rules.ZoneID, _ present.Token, _ *present.Moment) (ui.Rect, bool) {
			return s.lay.Zone(z.Kind(), s.Show.SideOf(z.Seat()))
		}})
	return s
}

// TestMatches presents matches: in the end of every presentation the numbers
// that run are those of the view, no die is in the air, no blow goes on, and
// what was said has no gap.
func TestMatches(t *testing.T) {
	g, err := bgd.Load()
	harness.Load(t, g, err)
	met, entered := map[rules.EventKind]int{}, 0
	for seed := uint64(1); seed < 24; seed++ {
		s := newStand(g, seed, []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 390, H: 844, Scale: 1}}[seed%2])
		s.Play(t, 600, func(i int, _ []rules.Event) {
			if want := s.on.Of(&s.Show.Moment); s.numbers.Plan != want || s.numbers.Shown != want {
				t.Fatalf("seed %d, answer %d: the numbers are %v, planned %v, in the view %v", seed, i, s.numbers.Shown, s.numbers.Plan, want)
			}
			if s.toss.Throw.On || s.toss.Miss != nil || s.toss.Verdict != nil || s.arena.Entering() || s.battle.Clash != nil || s.battle.Blow.On != nil && !s.S.Over() && !s.battle.Blow.Last {
				t.Fatalf("seed %d, answer %d: something of a battle is left", seed, i)
			}
		})
		for told := range s.on.Told {
			entered += rules.Truth(strings.HasPrefix(told, "enters"))
		}
		for k, n := range s.Met {
			met[k] += n
		}
	}
	if entered == 0 {
		t.Error("nobody has entered in a way of its own")
	}
	for _, k := range []rules.EventKind{rules.EvMove, rules.EvRandom, rules.EvOver, bgd.EvTurn, bgd.EvStep, bgd.EvForce, bgd.EvGauge, bgd.EvDamage, bgd.EvHit, bgd.EvDie, bgd.EvEffect} {
		if met[k] == 0 {
			t.Errorf("no event of kind %d was presented", k)
		}
	}
}
