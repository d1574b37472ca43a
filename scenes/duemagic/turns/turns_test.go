package turns

import (
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/casting"
	"godeck/scenes/duemagic/clash"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/duemagic/tower"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// stand is a match that is presented without a table.
type stand struct {
	*harness.Presented
	lay     places.Layout
	on      staging.Table
	clash   clash.Clash
	casting casting.Casting
	turns   Turns
	tower   tower.Tower
	wish    passing.Wish
}

func newStand(g *dmg.Game, seed uint64, w harness.Window) *stand {
	s := &stand{Presented: harness.Present(g, seed, w)}
	m := field.Reading{Moment: &s.Show.Moment, Game: g}
	s.on = staging.Table{Show: &s.Show, Lay: &s.lay, M: m, Past: map[uint16]rules.DefID{}, Holder: rules.NoSeat, Still: seed%3 == 0}
	s.clash = clash.On(&s.on)
	s.casting = casting.On(&s.on, &s.clash, &s.tower, &s.wish, func() {}, false)
	s.turns = On(&s.on, &s.clash, &s.casting, &s.tower)
	s.tower.Table, s.tower.Look.Lay = &s.Show.Base, &s.lay
	all := map[rules.EventKind]func(pr *present.Presentation){}
	s.turns.Present(all)
	s.casting.Present(all)
	s.clash.Present(all)
	look := func(env *ui.Env) {
		s.lay = places.Measure(env, false)
		s.Show.Board.Stage = &stage.Stage{Camera: stage.Camera{CX: s.lay.Mid, CY: env.H / 2, D: 1150 * s.lay.Unit, Tilt: 0.7}}
	}
	s.Attend(&s.lay.Frame, faces.New(g.Lib), present.Hooks{Words: phrases.Text, Names: g.Names(), HandKind: dmg.Hand, Zones: Zones, Present: all, Measure: look,
		Spot: func() (one, several ui.Rect) { return s.lay.HeldUp(s.Show.Unit(), s.Show.View.S.Over()) },
		Place: func(z rules.ZoneID, _ present.Token, _ *present.Moment) (ui.Rect, bool) {
			return s.lay.Zone(z.Kind(), s.Show.SideOf(z.Seat()))
		}})
	return s
}

// TestTurns presents matches: in the end of every presentation the light is back,
// nobody is left striking, breaking or arriving, and what was said has no gap.
func TestTurns(t *testing.T) {
	g, err := dmg.Load()
	harness.Load(t, g, err)
	met := map[rules.EventKind]int{}
	for seed := uint64(1); seed < 17; seed++ {
		s := newStand(g, seed, []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 390, H: 844, Scale: 1}, {W: 480, H: 270, Scale: 1}}[seed%3])
		left := func() bool { return s.on.Breaks.Any() || s.turns.Comes.On() || len(s.clash.Pieces) > 0 }
		s.Play(t, 700, func(i int, _ []rules.Event) {
			for n := 0; n < 240 && left(); n++ { // what goes on beside
				s.Tick()
			}
			if s.clash.Duel.Seen || left() {
				t.Fatalf("seed %d, answer %d: something of an attack or an arrival is left", seed, i)
			}
			if s.on.Dark != 0 && s.S.Dec.Prompt != dmg.PromptDeclare {
				t.Fatalf("seed %d, answer %d: the light is not back: %v", seed, i, s.on.Dark)
			}
		})
		for k, n := range s.Met {
			met[k] += n
		}
	}
	for _, k := range []rules.EventKind{rules.EvMove, rules.EvShuffle, rules.EvRandom, dmg.EvTurn, dmg.EvStep, dmg.EvTap, dmg.EvUse, dmg.EvStacked, dmg.EvTarget, dmg.EvResolve, dmg.EvLeaveStack, dmg.EvAttack, dmg.EvBlock, dmg.EvBattle, dmg.EvBreak, dmg.EvDirect} {
		if met[k] == 0 {
			t.Errorf("no event of kind %d was presented", k)
		}
	}
}
