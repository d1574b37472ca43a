package guardians

import (
	"slices"
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestOneQuestion checks that in the Summon Phase a card of a later phase can be
// used, and the turn be ended, with the presses that it takes there.
func TestOneQuestion(t *testing.T) {
	g := game(t)
	used, ended := 0, 0
	for seed := uint64(1); seed < 40 && (used == 0 || ended == 0); seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
		if !b.To(bgd.PromptSummon, 3) {
			continue
		}
		b.Rest()
		for _, l := range b.sc.deeds.Mind.Later {
			if l.Option.Verb != rules.Use || l.Warning != bgd.WarnNone || used > 0 || b.Sess.S.Card(l.Option.Card).Zone.Kind() != bgd.Hand || len(b.sc.deeds.Q().Uses(l.Option.Card)) != 1 || l.Prompt != bgd.PromptDomain {
				continue
			}
			id := "hand-" + strconv.Itoa(int(l.Option.Card))
			b.Act(id)
			b.Act(id)
			b.Rest()
			if b.Sess.S.Card(l.Option.Card).Zone.Kind() != bgd.Domain {
				t.Errorf("seed %d: the domain is not placed; prompt %d", seed, b.Sess.S.Dec.Prompt)
			}
			used++
			break
		}
		if _, ok := b.Node("end-on"); ok && ended == 0 {
			turn := b.Sess.S.Turn
			b.Act("end-on")
			b.Tick(40)
			if b.Sess.S.Turn == turn && b.Sess.S.Step < bgd.StepEnd {
				t.Errorf("seed %d: the turn goes on: prompt %d", seed, b.Sess.S.Dec.Prompt)
			}
			ended++
		}
	}
	if used == 0 || ended == 0 {
		t.Errorf("%d cards used, %d turns ended", used, ended)
	}
}

// TestSideDeck checks that a charge can draw from the side deck, and that the
// table draws from the main deck before it, unless the player wants to be asked.
func TestSideDeck(t *testing.T) {
	g := game(t)
	for _, asked := range []bool{false, true} {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
		b.sc.deeds.Mind.Wish.Fetch = asked
		if b.To(bgd.PromptDraw, 3) != asked {
			t.Errorf("asked %v: it is not so", asked)
		}
		if asked || !b.To(bgd.PromptCharge, 3) {
			continue
		}
		b.Rest()
		side := b.Sess.S.Count(rules.ZoneOf(bgd.Side, 0))
		b.Act("hand-" + strconv.Itoa(int(b.sc.LegalActions[0].Card)))
		b.Act("use-side")
		b.Rest()
		if n := b.Sess.S.Count(rules.ZoneOf(bgd.Side, 0)); n != side-1 || b.Sess.S.Dec.Prompt == bgd.PromptFollow {
			t.Errorf("%d of %d cards are left in the side deck", n, side)
		}
	}
}

// TestKeptComesByItself checks that the table summons the kept card in the first
// turn, and that undo brings the question back.
func TestKeptComesByItself(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	if !b.To(bgd.PromptCharge, 1) {
		t.Fatal("no Charge Phase")
	}
	kept := bgd.Kept(&b.Sess.S, 0)
	for i := 0; i < 6 && b.Sess.S.Dec.Prompt != bgd.PromptSummon && bgd.AttackGuardian(&b.Sess.S, 0) == 0; i++ {
		b.Sess.Answer(b.sc.LegalActions[0])
		b.Rest()
	}
	if bgd.AttackGuardian(&b.Sess.S, 0) != kept {
		t.Fatalf("the kept card is not summoned; prompt %d", b.Sess.S.Dec.Prompt)
	}
	b.Act("undo")
	b.Rest()
	if bgd.AttackGuardian(&b.Sess.S, 0) != 0 || b.Sess.S.Dec.Prompt != bgd.PromptSummon {
		t.Errorf("undo leaves it: prompt %d", b.Sess.S.Dec.Prompt)
	}
}

// TestAnswersAreSeen checks that a life that is spent against a blow meets it in
// the arena, says what was coming and what is left, and is over soon; with
// reduced motion, too.
func TestAnswersAreSeen(t *testing.T) {
	g := game(t)
	life := func(o rules.Option) bool { return o.Verb == rules.Mode }
	st := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == bgd.PromptDamage && slices.ContainsFunc(s.Options(), life)
	})
	if st == nil {
		t.Fatal("no damage could be nullified")
	}
	for _, still := range []bool{false, true} {
		sess := loaded(g, st)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		b.Env.Settings.ReducedMotion, b.Env.Settings.Speed = still, ui.SpeedNormal
		b.Rest()
		n := int(sess.S.Dec.Arg)
		i := slices.IndexFunc(sess.Options(), life)
		sess.Answer(sess.Options()[i])
		seen := 0
		for range 300 {
			b.Tick(1)
			if k := b.sc.battle.Clash; k != nil {
				if seen++; k.Was != "−"+strconv.Itoa(n) || k.Left != "0" {
					t.Fatalf("it says %s and %s of %d", k.Was, k.Left, n)
				}
			}
		}
		if seen == 0 || seen > 90 || b.sc.battle.Clash != nil {
			t.Errorf("reduced motion %v: it is seen for %d ticks", still, seen)
		}
	}
}
