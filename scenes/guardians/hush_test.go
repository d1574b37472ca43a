package guardians

import (
	"math"
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestHush checks that before a throw that may be the last all rise, the fires sink and all
// sit down in the dark, that they burn again afterwards, and that nothing of it is
// to be seen with reduced motion.
func TestHush(t *testing.T) {
	g := game(t)
	throw := rules.Option{Verb: rules.Attack}
	st := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == bgd.PromptSet && slices.Contains(s.Options(), throw) && outlook.Fatal(g, &s.S, 0) != 0
	})
	if st == nil {
		t.Fatal("no throw may be the last")
	}
	for _, still := range []bool{false, true} {
		sess := loaded(g, st)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		b.Env.Settings.ReducedMotion, b.Env.Settings.Speed = still, ui.SpeedNormal
		b.Rest()
		for i, o := range sess.Options() {
			if o == throw {
				sess.Answer(sess.Options()[i])
				break
			}
		}
		low, sunk, dark, high := 0.0, 0.0, 0.0, 0.0
		for range 190 {
			b.Tick(1)
			a := &b.sc.arena
			if low == 0 {
				high = math.Max(high, a.Crowd.Up)
			}
			low, sunk, dark = math.Min(low, a.Crowd.Up), math.Max(sunk, math.Min(a.Gutter[0], a.Gutter[1])), math.Max(dark, a.Dim)
		}
		if hushed := high > 0.8 && low < -0.4 && sunk > 0.6; hushed == still || dark < 0.4 {
			t.Errorf("reduced motion %v: the crowd rises to %.2f and sinks to %.2f, the fires by %.2f, it is %.2f dark", still, high, low, sunk, dark)
		}
		b.Rest()
		b.Tick(240)
		if a := &b.sc.arena; a.Gutter[0]+a.Gutter[1] > 0.01 {
			t.Errorf("reduced motion %v: the fires stay low: %v", still, a.Gutter)
		}
	}
}

// TestChange checks that a guardian that is replaced has walked off before the
// other lands, and is never seen over it.
func TestChange(t *testing.T) {
	g := game(t)
	seen := 0
	for seed := uint64(1); seed < 30 && seen < 3; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		for n := 0; n < 60 && !b.Sess.S.Over(); n++ {
			old := bgd.AttackGuardian(&b.Sess.S, 0)
			i := slices.IndexFunc(b.Sess.Options(), func(o rules.Option) bool {
				return o.Verb == rules.Use && b.Sess.S.Dec.Prompt == bgd.PromptSummon && old != 0 && o.N == bgd.HowNormal && b.Sess.S.Card(o.Card).Zone.Kind() == bgd.Hand && g.Lib.Def(b.Sess.S.Card(o.Card).Def).Attr[bgd.AType] == bgd.NormalAttack
			})
			if i < 0 {
				if o := b.Sess.Options(); len(o) > 0 {
					o = fakesession.Advancing(o)
					b.Sess.Answer(o[n%len(o)])
				}
				b.Rest()
				continue
			}
			b.Sess.Answer(b.Sess.Options()[i])
			for range 400 {
				b.Tick(1)
				if b.sc.arena.Landing() > 0 && bgd.AttackGuardian(&b.sc.View.S, 0) != old {
					break
				}
			}
			t0, ok := b.sc.Top(bgd.Leaving, 0)
			if ok && t0.ID == old {
				seen++
				pose, _ := b.sc.Board.PoseOf(t0.Board())
				gate := b.sc.lay.Gate(0)
				if x, y := gate.Centre(); math.Hypot(pose.X-x, pose.Y-y) > gate.H {
					t.Errorf("seed %d: the old guardian is at %.0f, %.0f as the other lands, its gate at %v", seed, pose.X, pose.Y, gate)
				}
			}
			b.Rest()
		}
	}
	if seen == 0 {
		t.Error("no guardian was replaced")
	}
}

// TestSpeaksOnce checks that a summon which is let happen is not asked about again in
// its turn until something has changed: a higher guardian comes, or another card is held.
func TestSpeaksOnce(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == bgd.PromptSpeed && s.S.Active == 1 && s.S.ToAnswer() == 0
	})
	if st == nil {
		t.Fatal("no summon can be answered")
	}
	b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
	b.Rest()
	q := b.sc.deeds.Q()
	if q.Spared(&b.sc.View.S) {
		t.Fatal("it is not asked about")
	}
	q.Let.Add(q.State, q.Seat)
	again := b.sc.View.S
	if q.Spared(&again) {
		t.Error("after an undo the same question is not asked")
	}
	again.Dec.ID++
	if !q.Spared(&again) {
		t.Error("it is asked again though nothing has changed")
	}
	again.Dec.Arg++
	if q.Spared(&again) {
		t.Error("a higher guardian is not asked about")
	}
	again.Dec.Arg--
	again.Turn++
	if q.Spared(&again) {
		t.Error("another turn is not asked about")
	}
}

// TestToldBeforeAsked checks that what lies across the table goes when something is asked.
func TestToldBeforeAsked(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	asked := uint32(0)
	for n, seen := 0, 0; n < 3000 && seen < 8 && !b.Sess.S.Over(); n++ {
		b.sc.Across.Hang("told", "", ui.Hex(0xffffff))
		b.Tick(1)
		if d := b.sc.View.S.Dec.ID; b.sc.Mine() && !b.sc.opening.Quiet() && !b.sc.deeds.Quiet() && d != asked {
			asked = d
			if seen++; b.sc.Banner() != "" {
				t.Fatalf("%q lies over question %d", b.sc.Banner(), b.Sess.S.Dec.Prompt)
			}
			o := fakesession.Advancing(b.Sess.Options())
			b.Sess.Answer(o[n%len(o)])
		}
	}
	if asked == 0 {
		t.Error("nothing was asked")
	}
}
