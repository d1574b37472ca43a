package guardians

import (
	"slices"
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	offers "godeck/scenes/guardians/choices"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestReactionsLeaveTheTable checks that the question whether a summon or an effect is
// answered has its buttons in the bar, clear of the opposing guardian and its LP.
func TestReactionsLeaveTheTable(t *testing.T) {
	g := game(t)
	for _, prompt := range []uint8{bgd.PromptSpeed, bgd.PromptCounter} {
		st := find(g, func(s *fakesession.Session) bool {
			q := offers.Choices{Game: g, State: &s.View().S, Legal: s.Options(), Mine: true}
			return s.S.Dec.Prompt == prompt && s.S.Active == 1 && len(s.Options()) == 2 && !q.Spared(q.State)
		})
		if st == nil {
			t.Fatalf("prompt %d is not met", prompt)
		}
		for _, w := range windows {
			if w.H < 400 && prompt == bgd.PromptCounter { // low windows say in a panel what the effect does
				continue
			}
			b := sit(t, g, loaded(g, st), w, lang.EN, 1)
			b.Rest()
			if b.sc.PanelOpen() {
				t.Errorf("prompt %d, %v: a panel is open", prompt, w)
			}
			seen := 0
			for _, c := range b.sc.AskButtons() {
				e, ok := b.Node(c.ID)
				if seen++; !ok || !e.Rect.Intersect(b.sc.lay.Zones[bgd.Attack][1]).Empty() || !e.Rect.Intersect(b.sc.lay.Life(1)).Empty() {
					t.Errorf("prompt %d, %v: %s is at %v over %v", prompt, w, c.ID, e.Rect, b.sc.lay.Zones[bgd.Attack][1])
				}
			}
			if seen < 2 {
				t.Errorf("prompt %d, %v: %d buttons", prompt, w, seen)
			}
		}
	}
}

// TestNotThisTurn checks that who does not want to be asked about a Speed Summon again
// in this turn is not, and is in the next.
func TestNotThisTurn(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == bgd.PromptSpeed && s.S.Active == 1 && len(s.Options()) > 1
	})
	if st == nil {
		t.Fatal("nobody is asked about a Speed Summon")
	}
	b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
	b.Rest()
	b.Act("opt-hush")
	q := &b.sc.deeds.Mind
	if b.Sess.S.Dec.ID == st.Dec.ID || !q.Spared(st) {
		t.Errorf("it is asked again in turn %d: %d", st.Turn, q.Swift)
	}
	next := *st
	if next.Turn += 2; q.Spared(&next) {
		t.Error("nor is it asked in the next turn")
	}
	b.sc.reset(false)
	b.sc.deeds.Mind.Swift = 0
	if q.Spared(st) {
		t.Error("it is spared without having been declined")
	}
}

// TestEarlyRoll checks that the throw's button is there while what was summoned is
// shown, and that a press on it is kept and throws as soon as that is asked.
func TestEarlyRoll(t *testing.T) {
	g := game(t)
	seen := 0
	for seed := uint64(1); seed < 60 && seen < 2; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
		if !b.To(bgd.PromptSummon, 5) {
			continue
		}
		b.Rest()
		st := &b.Sess.S
		i := slices.IndexFunc(b.sc.LegalActions, func(o rules.Option) bool {
			n, _ := g.Price(st, o.Card, o.N)
			return o.Verb == rules.Use && o.N == bgd.HowNormal && st.Card(o.Card).Zone.Kind() == bgd.Hand && n < bgd.ReadyForce(st, 0)
		})
		if i < 0 || bgd.AttackGuardian(st, 0) == 0 {
			continue
		}
		if _, ok := b.Node("roll-on"); !ok {
			continue
		}
		b.Env.Settings.Speed = ui.SpeedNormal
		id := "hand-" + strconv.Itoa(int(b.sc.LegalActions[i].Card))
		b.Act(id)
		b.Act("use")
		b.Tick(40)
		if b.sc.Mine() {
			continue
		}
		if _, ok := b.Node("roll-early"); !ok {
			t.Errorf("seed %d: the throw cannot be pressed while the newcomer is shown", seed)
			continue
		}
		b.Act("roll-early")
		for range 900 {
			b.Tick(1)
			if _, warned := b.Node("warning.yes"); warned || b.Sess.S.Vars[bgd.Die] != 0 || b.Sess.S.Step > bgd.StepSet {
				seen++
				break
			}
			if b.sc.Mine() && b.sc.Prompting(bgd.PromptSpeed) {
				break
			}
		}
	}
	if seen < 2 {
		t.Errorf("%d presses were kept", seen)
	}
}

// TestLanterns checks that every life can be counted: lanterns of their own in every
// window that has room for them, clear of each other and of the cards before the wall.
func TestLanterns(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		if w.W == 360 { // it has room for the cards only
			continue
		}
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.EN, 1)
		b.Rest()
		for sd := range 2 {
			if b.sc.lay.Coins[sd].Empty() {
				t.Errorf("%v: no lanterns", w)
				continue
			}
			rack := b.sc.lay.Lanterns(sd)
			last := ui.Rect{}
			for n := range bgd.LifeCounters {
				r := rack.At(n, bgd.LifeCounters)
				if r.W < 8*b.Env.Scale || r.Y < 0 || r.X < 0 || r.Right() > b.Env.W {
					t.Errorf("%v: lantern %d of side %d is at %v", w, n, sd, r)
				}
				if !r.Intersect(last).Empty() {
					t.Errorf("%v: lanterns %d and %d of side %d meet", w, n-1, n, sd)
				}
				for _, z := range []uint8{bgd.Attack, bgd.Assist, bgd.Domain} {
					if q := b.sc.lay.Zones[z][sd]; r.Bottom()-q.Y > 6*b.Env.Scale && !r.Intersect(q).Empty() {
						t.Errorf("%v: lantern %d of side %d at %v is before the card of zone %d at %v", w, n, sd, r, z, q)
					}
				}
				last = r
			}
		}
	}
}

// TestPerch checks that a guardian that waits in silence is told apart from any other
// card that lies face down, in words that stay in the window, and that nothing moves.
func TestPerch(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		c := s.S.Top(rules.ZoneOf(bgd.Assist, 0))
		return c != 0 && s.S.Card(c).Has(rules.FaceDown) && s.S.Active == 0 && s.S.Dec.Prompt == bgd.PromptSummon && s.Audience() == 0
	})
	if st == nil {
		t.Fatal("nobody waits in silence")
	}
	for _, w := range windows[:5] {
		b := sit(t, g, loaded(g, st), w, lang.JA, 1)
		for n := 0; n < 600 && !b.sc.Idle(); n++ {
			b.Tick(1)
		}
		if !b.sc.Idle() {
			t.Errorf("%v: something moves without end", w)
		}
	}
}
