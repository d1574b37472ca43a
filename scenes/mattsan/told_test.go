package mattsan

import (
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/fall"
	"godeck/scenes/ui"
)

// TestPhaseFollowsWhatIsTold checks that the phase does not go on while a negation is
// still being read.
func TestPhaseFollowsWhatIsTold(t *testing.T) {
	g := game(t)
	told := 0
	for seed := uint64(1); seed < 40 && told < 4; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		read, step, pops := 0, "", 0
		for i := 0; i < 6000 && !b.Sess.S.Over(); i++ {
			b.Tick(1)
			if n := b.Ear().Played["pop"]; n > pops {
				pops, read, step = n, 40, b.sc.turns.StepKey() // at the fastest pace of what is weighty
				told++
			}
			if read > 0 {
				if read--; b.sc.turns.StepKey() != step {
					t.Fatalf("seed %d: “Negated!” is read in %s, and %d ticks too early the phase is %s", seed, step, read, b.sc.turns.StepKey())
				}
			}
			if b.sc.Mine() {
				b.Sess.Answer(harness.Doing(b.sc.LegalActions, i, int(seed)))
			}
		}
	}
	if told == 0 {
		t.Error("nothing was negated")
	}
}

// TestMeantColumnIsChalked checks that pointing at a unit of either side chalks the
// column in which it lies, and that no column is chalked where none is meant.
func TestMeantColumnIsChalked(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptMain && s.S.Turn > 4 && s.S.Count(rules.ZoneOf(mtz.Bench, 0)) > 1 && s.S.Count(rules.ZoneOf(mtz.Bench, 1)) > 1
	})
	if k := b.sc.columns.Lit(); k != nil {
		t.Errorf("column %d is chalked although nothing is pointed at", *k)
	}
	for p := range rules.Seat(2) {
		for _, c := range append(b.sc.View.S.Zone(rules.ZoneOf(mtz.Bench, p)), mtz.Fighter(&b.sc.View.S, p)) {
			n, ok := b.Node("card-" + strconv.Itoa(int(c)))
			if !ok { // hidden
				continue
			}
			x, y := n.Rect.Centre()
			for range 3 {
				b.Scene.Update(b.Env, &ui.Input{Hover: true, HoverX: x, HoverY: y})
				b.Scene.Record(b.Env)
			}
			k := b.sc.columns.Lit()
			if k == nil {
				t.Fatalf("pointing at card %d of player %d chalks no column", c, p)
			}
			lane := b.sc.lay.Strip(int(p), *k, b.sc.desk.Span())
			if x < lane.X || x > lane.Right() {
				t.Errorf("card %d of player %d lies at %.0f, and the column from %.0f to %.0f is chalked", c, p, x, lane.X, lane.Right())
			}
		}
	}
}

// TestResultHasCourse checks that the result of a whole match shows its course on a
// phone that lies on its side, beside the winner's card and not over it.
func TestResultHasCourse(t *testing.T) {
	g := game(t)
	for seed := uint64(2); seed < 5; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		b := sit(t, g, sess, windows[4], lang.EN, 1)
		for i := 0; i < 4000 && !sess.S.Over(); i++ {
			if b.sc.Mine() {
				sess.Answer(harness.Doing(b.sc.LegalActions, i, int(seed)))
			}
			b.Tick(1)
		}
		b.Rest()
		graph, ok := b.Node("result.graph")
		card, won := b.Node("result.card")
		if !ok {
			t.Fatalf("seed %d: no course of the match: %s", seed, b.IDs())
		}
		if won && !graph.Rect.Intersect(card.Rect).Empty() {
			t.Errorf("seed %d: the course %v lies over the card %v", seed, graph.Rect, card.Rect)
		}
		b.Faults("result with its course")
	}
}

// TestLastUnitFallsInSilence checks that the fall of a last unit takes longer than that
// of others, stands still for a second first, and is over within two.
func TestLastUnitFallsInSilence(t *testing.T) {
	how, usual := fall.Falls[fall.Last], fall.Falls[fall.Fighting]
	if still := fall.Silence(fall.Last) * float64(how.Ticks); how.Ticks < 2*usual.Ticks || how.Ticks > 100 || still < 48 {
		t.Errorf("it takes %d ticks, %.0f of them in silence; others take %d", how.Ticks, still, usual.Ticks)
	}
}
