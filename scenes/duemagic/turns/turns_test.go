package turns

import (
	"strings"
	"testing"

	"godeck/internal/lang"
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
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// stand is a match that is presented without a table.
type stand struct {
	*fakesession.Session
	show    present.Show
	lay     places.Layout
	on      staging.Table
	clash   clash.Clash
	casting casting.Casting
	turns   Turns
	tower   tower.Tower
	wish    passing.Wish
	env     *ui.Env
	met     map[rules.EventKind]int
}

func newStand(g *dmg.Game, seed uint64, w harness.Window) *stand {
	s := &stand{Session: fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), met: map[rules.EventKind]int{}, env: w.Env(lang.EN)}
	s.show.Lang = lang.EN
	m := field.Reading{Moment: &s.show.Moment, Game: g}
	s.on = staging.Table{Show: &s.show, Lay: &s.lay, M: m, Past: map[uint16]rules.DefID{}, Holder: rules.NoSeat, Still: seed%3 == 0}
	s.clash = clash.On(&s.on)
	s.casting = casting.On(&s.on, &s.clash, &s.tower, &s.wish, func() {}, false)
	s.turns = On(&s.on, &s.clash, &s.casting, &s.tower)
	s.tower.Table, s.tower.Look.Lay = &s.show.Base, &s.lay
	all := map[rules.EventKind]func(pr *present.Presentation){}
	s.turns.Present(all)
	s.casting.Present(all)
	s.clash.Present(all)
	for k, tell := range all {
		all[k] = func(pr *present.Presentation) {
			s.met[pr.Event.Kind]++
			tell(pr)
		}
	}
	look := func(env *ui.Env) { s.lay = places.Measure(env, false) }
	designs := faces.New(g.Lib)
	s.show.Build = func(*ui.Env, *ui.Surface) {}
	s.show.Attend(s.Session, &s.lay.Frame, designs, present.Hooks{Words: phrases.Text, Names: g.Names(), HandKind: dmg.Hand, Name: designs.Name, Colour: designs.ColourOf,
		Face:  func(def rules.DefID, l lang.Lang) *cards.CardFace { return nil },
		Zones: Zones, Present: all, Measure: look, Stand: func(*rules.View) {}, Finish: func() int { return -1 },
		Spot:    func() (one, several ui.Rect) { return s.lay.HeldUp(s.show.Unit(), s.show.View.S.Over()) },
		Outcome: func(lang.Lang) (string, string) { return "over", "why" },
		Place: func(z rules.ZoneID, _ present.Token, _ *present.Moment) (ui.Rect, bool) {
			return s.lay.Zone(z.Kind(), s.show.SideOf(z.Seat()))
		}})
	s.show.Lay(s.View(), true)
	look(s.env)
	s.show.Board.Stage = &stage.Stage{Camera: stage.Camera{CX: s.lay.Mid, CY: s.env.H / 2, D: 1150 * s.lay.Unit, Tilt: 0.7}}
	s.show.Base.Base.Update(s.env, &ui.Input{})
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
			for n := 0; n < 240 && (s.on.Breaks.Any() || s.turns.Comes.On() || len(s.clash.Pieces) > 0); n++ { // what goes on beside
				s.show.Base.Base.Update(s.env, &ui.Input{})
			}
			if s.clash.Duel.Seen || s.on.Breaks.Any() || s.turns.Comes.On() || len(s.clash.Pieces) > 0 {
				t.Fatalf("seed %d, answer %d: something of an attack or an arrival is left", seed, i)
			}
			if s.on.Dark != 0 && s.S.Dec.Prompt != dmg.PromptDeclare {
				t.Fatalf("seed %d, answer %d: the light is not back: %v", seed, i, s.on.Dark)
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
	for _, k := range []rules.EventKind{rules.EvMove, rules.EvShuffle, rules.EvRandom, dmg.EvTurn, dmg.EvStep, dmg.EvTap, dmg.EvUse, dmg.EvStacked, dmg.EvTarget, dmg.EvResolve, dmg.EvLeaveStack, dmg.EvAttack, dmg.EvBlock, dmg.EvBattle, dmg.EvBreak, dmg.EvDirect} {
		if met[k] == 0 {
			t.Errorf("no event of kind %d was presented", k)
		}
	}
}
