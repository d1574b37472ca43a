package guardians

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// at plays until the audience is asked a prompt where it could do this.
func (b *bench) at(prompt uint8, turn int, could func(o rules.Option) bool) (rules.Option, bool) {
	for range 60 {
		if !b.To(prompt, turn) {
			return rules.Option{}, false
		}
		for _, o := range b.sc.LegalActions {
			if could(o) {
				return o, true
			}
		}
		b.Sess.Answer(b.sc.LegalActions[len(b.sc.LegalActions)-1])
		b.Rest()
	}
	return rules.Option{}, false
}

// TestHandAnswersInANewWindow changes the window while something is to be
// charged: every card of the hand can be chosen where it stands now.
func TestHandAnswersInANewWindow(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
		if !b.To(bgd.PromptCharge, 2) {
			t.Fatal("nothing is to be charged")
		}
		b.Rest()
		b.Env.W, b.Env.H, b.Env.Scale = w.W*w.Scale, w.H*w.Scale, w.Scale
		b.Tick(2)
		for _, o := range b.sc.LegalActions {
			if o.Card == 0 {
				continue
			}
			n, _ := b.Node("hand-" + strconv.Itoa(int(o.Card)))
			x, y := n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.3
			b.Drag(x, y, x, y, false)
			if b.sc.deeds.Mind.Chosen != o.Card {
				t.Errorf("%v: a press on card %d chooses %d", w, o.Card, b.sc.deeds.Mind.Chosen)
			}
		}
	}
}

// TestDragToPlace charges and summons by dragging cards.
func TestDragToPlace(t *testing.T) {
	g := game(t)
	for _, touch := range []bool{false, true} {
		for _, w := range windows[:3] {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.EN, 1)
			b.sc.deeds.Mind.Revised = true // who is summoned
			if !b.To(bgd.PromptCharge, 2) {
				t.Fatal("nothing is to be charged")
			}
			o := b.sc.LegalActions[0]
			hand, _ := b.Node("hand-" + strconv.Itoa(int(o.Card)))
			place := b.sc.lay.Zones[bgd.Charge][0]
			n, holds := b.Sess.S.Count(rules.ZoneOf(bgd.Charge, 0)), b.Sess.S.Count(rules.ZoneOf(bgd.Hand, 0))
			joins := b.sc.deeds.Q().Joins()
			x0, y0 := hand.Rect.X+hand.Rect.W*0.3, hand.Rect.Y+hand.Rect.H*0.4
			x1, y1 := place.Centre()
			b.Drag(x0, y0, x1, y1, touch)
			b.Rest()
			if b.Sess.S.Count(rules.ZoneOf(bgd.Charge, 0)) != n+1 {
				t.Errorf("touch %v, %v: nothing is charged", touch, w)
			}
			if joins && (b.Sess.S.Count(rules.ZoneOf(bgd.Hand, 0)) != holds || b.Sess.S.Dec.Prompt == bgd.PromptFollow) {
				t.Errorf("touch %v, %v: nothing is drawn after what was dropped there", touch, w)
			}
			if !joins {
				t.Logf("%v: the draw takes thought", w)
			}
			o, ok := b.at(bgd.PromptSummon, 2, func(o rules.Option) bool { return o.Verb == rules.Use && b.sc.deeds.Q().Goal(o) == bgd.Attack })
			if !ok {
				t.Fatal("nobody is to be summoned")
			}
			hand, _ = b.Node("hand-" + strconv.Itoa(int(o.Card)))
			assist := b.sc.lay.Zones[bgd.Assist][0]
			x0, y0 = hand.Rect.X+hand.Rect.W*0.3, hand.Rect.Y+hand.Rect.H*0.4
			x1, y1 = assist.Centre()
			b.Drag(x0, y0, x1, y1, touch)
			if b.Sess.S.Dec.Prompt != bgd.PromptSummon || bgd.AttackGuardian(&b.Sess.S, 0) == o.Card {
				t.Error("an attack guardian is summoned to the Assist Zone")
			}
			x1, y1 = b.sc.lay.Zones[bgd.Attack][0].Centre()
			b.Drag(x0, y0, x1, y1, touch)
			b.Rest()
			if bgd.AttackGuardian(&b.Sess.S, 0) != o.Card {
				t.Errorf("touch %v, %v: the guardian does not stand there", touch, w)
			}
		}
	}
}

// TestThrow rolls the die by a drag, a tap and a key, and not by putting it back.
func TestThrow(t *testing.T) {
	g := game(t)
	for i, do := range []func(b *bench){
		func(b *bench) { r := b.sc.lay.Die; x, y := r.Centre(); b.Drag(x, y, x-r.W, y+r.H, false) },
		func(b *bench) { r := b.sc.lay.Die; x, y := r.Centre(); b.Drag(x, y, x+r.W, y, true) },
		func(b *bench) { r := b.sc.lay.Die; x, y := r.Centre(); b.Drag(x, y, x, y, true) },
		func(b *bench) { b.Key("r") },
		func(b *bench) { b.Act("die") },
	} {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[i%3], lang.EN, 1)
		if _, ok := b.at(bgd.PromptSet, 2, func(o rules.Option) bool {
			return o.Verb == rules.Attack && g.Warns(&b.sc.View.S, 0, o) == bgd.WarnNone
		}); !ok {
			t.Fatal("the die is never rolled")
		}
		x, y := b.sc.lay.Die.Centre()
		id := b.Sess.S.Dec.ID
		b.Drag(x, y, x+0.3*b.sc.lay.Die.W, y, false)
		if b.Sess.S.Dec.Prompt != bgd.PromptSet || b.Sess.S.Dec.ID != id {
			t.Error("the die rolls when it is put back")
		}
		do(b)
		b.Tick(2)
		if b.Sess.S.Dec.ID == id {
			t.Errorf("way %d does not roll", i)
		}
	}
}

// TestKeysAlone plays a turn with the keyboard only.
func TestKeysAlone(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.JA, 1)
	if !b.To(bgd.PromptCharge, 2) {
		t.Fatal("nothing is to be charged")
	}
	n := b.Sess.S.Count(rules.ZoneOf(bgd.Charge, 0))
	for i, tok := range b.sc.Zone(bgd.Hand, 0) {
		if len(b.sc.deeds.Q().Uses(tok.ID)) > 0 {
			b.Key(strconv.Itoa(i + 1))
			b.Key(strconv.Itoa(i + 1))
			break
		}
	}
	b.Rest()
	if b.Sess.S.Count(rules.ZoneOf(bgd.Charge, 0)) != n+1 {
		t.Error("its number twice charges nothing")
	}
	b.Key("l")
	if _, ok := b.Node("logdialog"); !ok {
		t.Error("l opens no log")
	}
	b.Key("Escape")
	b.Key("Escape")
	if _, ok := b.Node("menu"); !ok {
		t.Errorf("Escape opens no menu: %s", b.IDs())
	}
	b.Key("Escape")
	b.Key("z")
	b.Rest()
}

// TestWarning checks that a certain loss has to be confirmed.
func TestWarning(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[1], lang.EN, 1)
	pass := rules.Option{Verb: rules.Pass}
	b.sc.deeds.Mind.Revised = true // otherwise it is summoned by itself
	if !b.To(bgd.PromptSummon, 1) {
		t.Fatal("no Summon Phase")
	}
	b.Act("opt-pass") // the kept card could be summoned: nothing is lost yet, but nobody means it
	if b.sc.deeds.Warned() != bgd.WarnLeft || b.Sess.S.Dec.Prompt != bgd.PromptSummon {
		t.Fatal("summoning ends without a question")
	}
	b.Act("warning.yes")
	if !b.To(bgd.PromptSet, 1) {
		t.Fatal("no Set Phase")
	}
	if g.Warns(&b.sc.View.S, 0, pass) != bgd.WarnKept {
		t.Fatal("the kept card is summoned already")
	}
	b.Act("opt-pass")
	if b.Sess.S.Dec.Prompt != bgd.PromptSet {
		t.Fatal("no warning")
	}
	b.Act("warning.no")
	b.Act("opt-pass")
	b.Act("warning.yes")
	b.Rest()
	if b.Sess.S.Result.Reason != bgd.ReasonKept {
		t.Errorf("it is not done: %+v", b.Sess.S.Result)
	}
}

// TestChargeAndDraw checks that the first button of a chosen card charges it and
// draws, that the second only charges, and that the second press of the card does
// what the first button does.
func TestChargeAndDraw(t *testing.T) {
	g := game(t)
	for _, how := range []string{"use-draw", "use", "card"} {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[1], lang.EN, 1)
		if !b.To(bgd.PromptCharge, 4) {
			t.Fatal("no Charge Phase")
		}
		b.Rest()
		st := &b.sc.View.S
		card := "hand-" + strconv.Itoa(int(b.sc.LegalActions[0].Card))
		deck, force := st.Count(rules.ZoneOf(bgd.Deck, 0)), st.Count(rules.ZoneOf(bgd.Charge, 0))
		b.Act(card)
		if how == "card" {
			b.Act(card)
		} else {
			b.Act(how)
		}
		b.Rest()
		now := &b.sc.View.S
		drawn := rules.Truth(how != "use")
		if now.Count(rules.ZoneOf(bgd.Charge, 0)) != force+1 || now.Count(rules.ZoneOf(bgd.Deck, 0)) != deck-drawn || (now.Dec.Prompt == bgd.PromptFollow) == (drawn == 1) {
			t.Errorf("%s: %d Force, %d cards in the deck, prompt %d", how, now.Count(rules.ZoneOf(bgd.Charge, 0)), now.Count(rules.ZoneOf(bgd.Deck, 0)), now.Dec.Prompt)
		}
	}
}

// TestDragTooEarlyIsAnswered checks that a card dragged before anything can be
// done with it is answered with the reason, and stays.
func TestDragTooEarlyIsAnswered(t *testing.T) {
	g := game(t)
	for _, touch := range []bool{false, true} {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
		b.sc.deeds.Mind.Wish.Fetch = true
		if !b.To(bgd.PromptDraw, 2) {
			t.Fatal("nothing is to be drawn")
		}
		b.Rest()
		id := b.sc.Zone(bgd.Hand, 0)[0].ID
		hand, _ := b.Node("hand-" + strconv.Itoa(int(id)))
		x1, y1 := b.sc.lay.Zones[bgd.Attack][0].Centre()
		b.sc.Announce()
		b.Drag(hand.Rect.X+hand.Rect.W*0.3, hand.Rect.Y+hand.Rect.H*0.4, x1, y1, touch)
		if a := strings.Join(b.sc.Announce(), "|"); a == "" || b.Ear().Played["error"] == 0 {
			t.Errorf("touch %v: the refusal says %q", touch, a)
		}
		if b.Sess.S.Card(id).Zone.Kind() != bgd.Hand {
			t.Errorf("touch %v: the card has gone", touch)
		}
	}
}

// TestRefusalsSayWhy taps what is not allowed.
func TestRefusalsSayWhy(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	for range 30 {
		if !b.To(bgd.PromptSummon, 1) {
			break
		}
		for _, tok := range b.sc.Zone(bgd.Hand, 0) {
			if len(b.sc.deeds.Q().Uses(tok.ID)) > 0 {
				continue
			}
			b.sc.Announce()
			b.Act("hand-" + strconv.Itoa(int(tok.ID)))
			if a := strings.Join(b.sc.Announce(), "|"); a == "" || b.Ear().Played["error"] == 0 {
				t.Errorf("the refusal of %s says %q", b.sc.CardName(tok.Def), a)
			}
			return
		}
		b.Act("opt-pass")
	}
	t.Error("everything is allowed")
}

// TestChargingShowsAndTakes checks that in the Charge Phase every card that
// can be charged is marked, Enter charges the chosen one, and a charged card
// is not held up as if it were played.
func TestChargingShowsAndTakes(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	if !b.To(bgd.PromptCharge, 2) {
		t.Fatal("nothing is to be charged")
	}
	marked := 0
	for _, it := range b.sc.Record(b.Env).Items {
		if it.Mark == uint8(board.MarkLegal) && strings.HasPrefix(it.Owner, "hand-") {
			marked++
		}
	}
	n := b.Sess.S.Count(rules.ZoneOf(bgd.Charge, 0))
	if uses := b.sc.deeds.Q().Count(rules.Use); marked != uses {
		t.Errorf("%d cards can be charged, %d are marked", uses, marked)
	}
	b.Act("hand-" + strconv.Itoa(int(b.sc.LegalActions[0].Card)))
	b.Key("Enter")
	for range 200 {
		b.Tick(1)
		if b.sc.Spotted() {
			t.Fatal("a charged card is held up")
		}
	}
	if b.Sess.S.Count(rules.ZoneOf(bgd.Charge, 0)) != n+1 {
		t.Error("Enter does not charge the chosen card")
	}
}

// TestClickChoosesFirst checks that a click on a card in the Charge Phase only
// chooses it, by mouse as by touch, and that a second click charges it.
func TestClickChoosesFirst(t *testing.T) {
	g := game(t)
	for i, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.EN, 1)
		if !b.To(bgd.PromptCharge, 2) {
			t.Fatal("nothing is to be charged")
		}
		b.Rest()
		b.Tick(60)
		n := b.Sess.S.Count(rules.ZoneOf(bgd.Charge, 0))
		id := "hand-" + strconv.Itoa(int(b.sc.LegalActions[0].Card))
		b.Act(id)
		b.Tick(30)
		if b.Sess.S.Count(rules.ZoneOf(bgd.Charge, 0)) != n || b.sc.deeds.Mind.Chosen == 0 {
			t.Fatalf("window %d: one click charges, or chooses nothing", i)
		}
		b.Act(id)
		b.Rest()
		if b.Sess.S.Count(rules.ZoneOf(bgd.Charge, 0)) != n+1 {
			t.Errorf("window %d: a second click charges nothing", i)
		}
	}
}

// TestHandShowsCosts checks that in a hand that overlaps the next card covers
// neither cost nor odds.
func TestHandShowsCosts(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	for d := range g.Lib.Defs[1:] {
		f := b.sc.Cards.Look(cards.Look{Def: rules.DefID(d + 1), Lang: lang.EN, Form: faces.InHand})
		for _, st := range f.Stats {
			if st.Corner != cards.TopLeft && st.Corner != cards.MiddleLeft && st.Corner != cards.BottomLeft {
				t.Errorf("%s: %s %s is where the next card lies", f.Title, st.Label, st.Value)
			}
		}
	}
}

// TestLifeIsNotAdvised checks that the bright answer to damage spends a life
// only against defeat, that the question says how many are left, and that own
// effects pass by unless the player wants to be asked.
func TestLifeIsNotAdvised(t *testing.T) {
	g := game(t)
	for _, lethal := range [...]bool{false, true} {
		st := find(g, func(s *fakesession.Session) bool {
			d := &s.S.Dec
			return d.Prompt == bgd.PromptDamage && s.S.Card(d.Src).Zone.Kind() == bgd.Attack && g.LP(&s.S, d.Src) > int(d.Arg) &&
				slices.ContainsFunc(s.Options(), func(o rules.Option) bool { return o.Verb == rules.Mode && !g.Warns(&s.S, s.Audience(), o).Certain() })
		})
		if st == nil {
			t.Fatalf("lethal %v: no damage could be nullified", lethal)
		}
		if lethal {
			st.Digest = rules.Digest{}
			st.Card(st.Dec.Src).N[bgd.NGauge] += int16(g.LP(st, st.Dec.Src) - 100)
		}
		b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
		b.Rest()
		if o := b.sc.deeds.Q().Advised(); lethal != (o.Verb == rules.Mode) { // a hit that can be taken has no bright answer
			t.Errorf("lethal %v: advised %v", lethal, o)
		}
		if q := b.sc.deeds.Question(lang.EN); !strings.Contains(q.Why, "left you lose") {
			t.Errorf("the question does not say what lives are for: %q", q.Why)
		}
	}
	st := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == bgd.PromptCounter && s.S.Frame().Ctrl == s.Audience() && len(s.Options()) > 1
	})
	if st == nil {
		t.Fatal("nobody could answer an own effect")
	}
	b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
	v := b.Sess.View()
	if !b.sc.deeds.Q().Spared(&v.S) {
		t.Error("asked about an own effect")
	}
	if b.sc.deeds.Mind.Wish.Counter = true; b.sc.deeds.Q().Spared(&v.S) {
		t.Error("not asked in spite of the setting")
	}
}

// TestPromptsSayWhatCanBe checks that without ready Force nobody is told to
// leave one for the attack.
func TestPromptsSayWhatCanBe(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	seen := map[int]bool{}
	for range 400 {
		if b.Rest(); b.Sess.S.Over() || len(b.sc.LegalActions) == 0 {
			break
		}
		if b.sc.Prompting(bgd.PromptSummon) {
			n := bgd.ReadyForce(&b.sc.View.S, 0)
			why := b.sc.deeds.Question(lang.EN).Why
			if strings.Contains(why, "Leave one") && n < 2 {
				t.Errorf("with %d Force ready: %q", n, why)
			}
			seen[min(n, 2)] = true
		}
		b.Sess.Answer(b.sc.LegalActions[0])
	}
	if len(seen) < 2 {
		t.Errorf("too little is seen: %v", seen)
	}
}

// loaded returns a match at a state.
func loaded(g *bgd.Game, st *rules.State) *fakesession.Session {
	s := fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1)
	s.Load(st)
	return s
}

// TestForceByHand checks that a player who chooses which Force is spent
// touches it in its row, or in a dialog if the window has no room, and that
// this one is spent.
func TestForceByHand(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == bgd.PromptForce && len(s.Options()) > 1
	})
	if st == nil {
		t.Fatal("no Force is chosen")
	}
	for _, w := range windows {
		b := sit(t, g, loaded(g, st), w, lang.EN, 1)
		b.sc.deeds.Mind.Wish.Force = true
		b.Rest()
		id := "charge-"
		if b.sc.Form() == ask.AskGrid {
			id = "pick-"
		} else if _, ok := b.Node("choose"); ok {
			t.Errorf("%v: a dialog lies over the row", w)
		}
		if f := b.sc.Form(); w == windows[0] && f != ask.AskTable {
			t.Errorf("%v: the row cannot be touched", w)
		}
		var last rules.CardID
		for _, o := range b.sc.LegalActions {
			if o.Verb == rules.Pick {
				last = o.Card
			}
		}
		for range 3 {
			if !b.sc.Prompting(bgd.PromptForce) {
				break
			}
			if !b.sc.Picked(last) {
				b.Act(id + strconv.Itoa(int(last)))
				continue
			}
			if _, ok := b.Node("commit"); ok && b.sc.Legal(rules.Option{Verb: rules.Done}) {
				b.Act("commit")
				continue
			}
			for _, o := range b.sc.LegalActions {
				if o.Verb == rules.Pick {
					b.Act(id + strconv.Itoa(int(o.Card)))
					break
				}
			}
		}
		b.Rest()
		if !b.Sess.S.Card(last).Has(bgd.FlagSpent) {
			t.Errorf("%v: it is not spent", w)
		}
	}
}

// TestDamageIsAskedInTheBar checks that the question about damage is in the
// bar like every other, with all its answers.
func TestDamageIsAskedInTheBar(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == bgd.PromptDamage && len(s.Options()) == 2
	})
	if st == nil {
		t.Fatal("no damage comes")
	}
	b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
	b.Rest()
	if b.sc.PanelOpen() {
		t.Error("a panel is open")
	}
	for _, o := range b.sc.LegalActions {
		id := map[rules.Verb]string{rules.Pass: "opt-pass", rules.Mode: "opt-mode-" + strconv.Itoa(int(o.N)), rules.Use: "opt-use-" + strconv.Itoa(int(o.Card))}[o.Verb]
		n, ok := b.Node(id)
		if !ok || !n.Rect.Within(b.sc.lay.Prompt, 1) {
			t.Errorf("%s is not in the bar", id)
		}
	}
	id := b.Sess.S.Dec.ID
	b.Act("opt-pass")
	b.Rest()
	if b.Sess.S.Dec.ID == id {
		t.Error("it is not taken")
	}
}

// fourAnswers returns a state in which damage can be met in four ways: by two
// cards, by lives, and not at all.
func fourAnswers(t *testing.T, g *bgd.Game) *rules.State {
	st := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == bgd.PromptDamage && s.S.Count(rules.ZoneOf(bgd.Hand, 0)) > 1 && slices.ContainsFunc(s.Options(), func(o rules.Option) bool { return o.Verb == rules.Mode })
	})
	if st == nil {
		t.Fatal("no damage that could be nullified is met")
	}
	for _, c := range st.Zone(rules.ZoneOf(bgd.Hand, 0)) { // until two different cards of the hand could prevent it
		for def := 1; def < len(g.Lib.Defs) && len(rules.Options(g, st, 0, nil)) != 4; def++ {
			was, n := st.Card(c).Def, len(rules.Options(g, st, 0, nil))
			if slices.ContainsFunc(st.Zone(rules.ZoneOf(bgd.Hand, 0)), func(c rules.CardID) bool { return st.Card(c).Def == rules.DefID(def) }) {
				continue
			}
			if st.Card(c).Def = rules.DefID(def); len(rules.Options(g, st, 0, nil)) <= n {
				st.Card(c).Def = was
			}
		}
	}
	if n := len(rules.Options(g, st, 0, nil)); n != 4 {
		t.Fatalf("there are %d answers", n)
	}
	return st
}

// TestFourAnswersToDamage checks that in a desktop's window four answers to damage
// are in the bar, too, with all of the question: a panel would lie over the
// rival's field.
func TestFourAnswersToDamage(t *testing.T) {
	g := game(t)
	st := fourAnswers(t, g)
	for _, l := range []lang.Lang{lang.EN, lang.JA} {
		b := sit(t, g, loaded(g, st), windows[0], l, 1)
		b.Rest()
		if b.sc.PanelOpen() {
			t.Errorf("%s: a panel is open", l)
		}
		b.Faults(string(l))
		for i, o := range b.sc.LegalActions {
			id := map[rules.Verb]string{rules.Pass: "opt-pass", rules.Mode: "opt-mode-" + strconv.Itoa(int(o.N)), rules.Use: "opt-use-" + strconv.Itoa(int(o.Card))}[o.Verb]
			if outlook.Again(&b.sc.View.S, b.sc.LegalActions, i) {
				continue
			}
			if n, ok := b.Node(id); !ok || !n.Rect.Within(b.sc.lay.Prompt, 1) {
				t.Errorf("%s: %s is not in the bar", l, id)
			}
		}
		for _, id := range []string{"prompt", "prompt.why"} {
			if n, ok := b.Node(id); !ok || !n.Rect.Within(b.sc.lay.Prompt, 1) {
				t.Errorf("%s: not all of %s is in the bar: %v", l, id, n.Rect)
			}
		}
	}
}

// TestUprightFourAnswers checks that on a phone held upright the question is over
// its four answers to damage.
func TestUprightFourAnswers(t *testing.T) {
	g := game(t)
	st := fourAnswers(t, g)
	for _, l := range []lang.Lang{lang.EN, lang.JA} {
		b := sit(t, g, loaded(g, st), windows[1], l, 1)
		b.Rest()
		b.Faults(string(l))
		n, _ := b.Node("prompt")
		why, ok := b.Node("prompt.why")
		first, has := b.Node("opt-use-" + strconv.Itoa(int(b.sc.LegalActions[0].Card)))
		if !ok || !has || n.Rect.H < 10 || why.Rect.Bottom() > first.Rect.Y+1 {
			t.Errorf("%s: the question is at %v and %v, its first answer at %v", l, n.Rect, why.Rect, first.Rect)
		}
	}
}

// TestShortWindowSaysThePrice checks that the price of a chosen guardian is
// shown even if there is room for only one sentence.
func TestShortWindowSaysThePrice(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[2], lang.EN, 1)
	b.sc.deeds.Mind.Revised = true // who is summoned
	o, ok := b.at(bgd.PromptSummon, 2, func(o rules.Option) bool { return o.Verb == rules.Use && b.sc.deeds.Q().Goal(o) == bgd.Attack })
	if !ok {
		t.Fatal("nobody is to be summoned")
	}
	b.Act("hand-" + strconv.Itoa(int(o.Card)))
	if n, ok := b.Node("consequences"); !ok || !strings.Contains(n.Label, b.sc.deeds.Question(lang.EN).Why) {
		t.Errorf("%q is not said", b.sc.deeds.Question(lang.EN).Why)
	}
}

// TestNobodyToHit checks that the first player is not led into an attack on an empty seat.
func TestNobodyToHit(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == bgd.PromptSet && bgd.AttackGuardian(&s.S, 0) != 0 && bgd.AttackGuardian(&s.S, 1) == 0 && s.S.Dec.Asked == 1 && g.CanRoll(&s.S, 0)
	})
	if st == nil {
		t.Fatal("nobody goes first")
	}
	b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
	b.Rest()
	for _, c := range b.sc.deeds.Buttons(nil) {
		if c.Button.Kind == ui.ButtonPrimary && (c.ID != "opt-pass" || b.sc.deeds.Q().Count(rules.Use) > 0) {
			t.Errorf("%s is proposed", c.ID)
		}
	}
}

// TestDeckDraws draws a card by touching the deck.
func TestDeckDraws(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	b.sc.deeds.Mind.Wish.Fetch = true
	if !b.To(bgd.PromptDraw, 2) {
		t.Fatal("nothing is to be drawn")
	}
	n := b.Sess.S.Count(rules.ZoneOf(bgd.Deck, 0))
	b.Act("pile-deck")
	b.Rest()
	if b.Sess.S.Count(rules.ZoneOf(bgd.Deck, 0)) != n-1 {
		t.Error("nothing is drawn")
	}
}

// listed is a session whose player's list is known.
type listed struct {
	*fakesession.Session
	deck string
}

func (s listed) Deck(rules.Seat) string { return s.deck }

// TestNoSearchInVain checks that looking through the side deck for an answer
// to a summon is offered only if its owner's list allows one to be there.
func TestNoSearchInVain(t *testing.T) {
	g := game(t)
	lib := g.Library()
	seen := map[bool]int{}
	for seed := range uint64(40) {
		n, r := int(seed), rand.New(rand.NewPCG(seed, 1))
		sess := fakesession.New(g, seed, fakesession.Decks(g, 2*n, 2*n+2), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		b.sc.Session = listed{sess, lib.Decks()[n%len(lib.Decks())].ID}
		for k := 0; k < 6000 && !sess.S.Over(); k++ {
			speed := sess.S.Dec.Prompt == bgd.PromptSpeed && sess.S.ToAnswer() == b.sc.Audience
			has := false
			for _, c := range sess.S.Zone(rules.ZoneOf(bgd.Side, b.sc.Audience)) {
				has = has || g.Swift(sess.S.Card(c).Def, int(sess.S.Dec.Arg))
			}
			if speed {
				seen[has]++ // in vain the table passes by itself, if there is nothing else to do
			}
			b.Tick(1)
			if b.sc.Fresh && len(b.sc.LegalActions) > 0 && speed && b.sc.View.S.Dec.Prompt == bgd.PromptSpeed {
				if got := b.sc.Legal(rules.Option{Verb: rules.Mode, N: 1}); got != has {
					t.Fatalf("seed %d, turn %d: the search is offered: %v, there is something: %v", seed, sess.S.Turn, got, has)
				}
			}
			if o := sess.Options(); len(o) > 0 && b.Scene.Idle() && !b.sc.Passing() {
				if err := sess.Answer(sess.Choose(r, sess.S.Dec.Prompt, fakesession.Advancing(o))); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("asked with something in the side deck and without: %v", seen)
	}
}

// TestExtraWithoutCard checks that the table asks about the Extra Phase with an
// Extra card only, unless the player wants to gamble.
func TestExtraWithoutCard(t *testing.T) {
	g := game(t)
	for _, has := range []bool{false, true} {
		st := find(g, func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == bgd.PromptExtra && g.HasExtra(&s.S, s.S.ToAnswer()) == has
		})
		if st == nil {
			t.Fatal("no Extra Phase can be entered")
		}
		for _, gambles := range []bool{false, true} {
			b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
			b.sc.deeds.Mind.Wish.Gamble = gambles
			id := b.Sess.S.Dec.ID
			b.Rest()
			if asked := b.Sess.S.Dec.ID == id; asked != (has || gambles) {
				t.Errorf("with a card %v, gambling %v: asked %v", has, gambles, asked)
			}
		}
	}
}

// TestKeptByItsButton checks that a press on a first guardian picks it and says what it
// is, that its button or a second press keeps it, and that it can be taken back.
func TestKeptByItsButton(t *testing.T) {
	g := game(t)
	for i, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.EN, 1)
		if !b.To(bgd.PromptKeep, 0) {
			t.Fatal("no first guardian is chosen")
		}
		b.Tick(40)
		one := b.Choices([]string{"pick-"})[0].ID
		b.Act(one)
		b.Tick(40)
		if b.Sess.S.Dec.Open&1 == 0 {
			t.Fatalf("%v: one press keeps a guardian", w)
		}
		if i%2 == 0 {
			b.Act("begin")
		} else {
			b.Act(one)
		}
		b.Tick(40)
		if b.Sess.S.Dec.Prompt == bgd.PromptKeep && b.Sess.S.Dec.Open&1 != 0 {
			t.Fatalf("%v: its button or a second press does not keep it", w)
		}
		b.Press("undo")
		b.Tick(40)
		if b.Sess.S.Dec.Prompt != bgd.PromptKeep || b.Sess.S.Dec.Open&1 == 0 {
			t.Errorf("%v: a kept guardian cannot be taken back", w)
		}
	}
}

// TestSeatsSayLP checks that in every window each side's seat, or its counters where
// there is no room for one, says how much LP is left, and shows it, once.
func TestSeatsSayLP(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, l, 1)
			if !b.To(bgd.PromptCharge, 3) {
				t.Fatal("nothing is charged")
			}
			items := b.Scene.Record(b.Env).Items
			for sd, side := range board.SideNames {
				id, life, shown := "seat-"+side, b.sc.on.LifeText(b.sc.Seat(sd)), 0
				if b.sc.lay.Seat[sd].Empty() {
					id = "hud-" + side
				}
				if n, ok := b.Node(id); !ok || !strings.Contains(n.Label, "LP "+life+l.Pick("、", ",")) {
					t.Errorf("%v, %s: %s says %q, not LP %s", w, l, id, n.Label, life)
				}
				for _, it := range items {
					if it.Kind == ui.ItemText && it.Owner == id && it.Text == life {
						shown++
					}
				}
				if shown != 1 {
					t.Errorf("%v, %s: %s shows LP %s %d times", w, l, id, life, shown)
				}
			}
		}
	}
}

// TestFirstGuardiansAreCards checks that on a phone, and in a small frame, first guardians are chosen among
// cards that are all seen, not in a list.
func TestFirstGuardiansAreCards(t *testing.T) {
	g := game(t)
	for i, l := range []lang.Lang{lang.JA, lang.EN, lang.JA, lang.EN, lang.JA, lang.EN} {
		w := []harness.Window{{W: 390, H: 844, Scale: 1.5}, {W: 844, H: 390, Scale: 1.5}, {W: 480, H: 270, Scale: 1}}[i/2]
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, l, 1)
		if !b.To(bgd.PromptKeep, 0) {
			t.Fatal("no first guardian is chosen")
		}
		b.Tick(40)
		n := 0
		for _, nd := range b.Scene.Nodes(b.Env) {
			if strings.HasPrefix(nd.ID, "pick-") {
				if n++; nd.Rect.H < 1.3*nd.Rect.W || nd.Rect.W < []float64{104, 104, 78}[i/2]*w.Scale || nd.Rect.Bottom() > b.Env.H {
					t.Errorf("%v, %s: %s is at %v", w, l, nd.Label, nd.Rect)
				}
			}
		}
		if n == 0 {
			t.Errorf("%s: nothing to choose from", l)
		}
		if _, ok := b.Node("picked"); ok {
			t.Errorf("%v, %s: cards are counted where one press answers", w, l)
		}
	}
}

// TestSideDeckIsListed checks that a player can see what the own side deck
// still holds, and nobody the opponent's.
func TestSideDeckIsListed(t *testing.T) {
	g := game(t)
	deck := g.Lib.Decks()[0]
	b := sit(t, g, fakesession.New(g, 3, [2][]rules.DefID{g.DeckOf(deck), g.DeckOf(deck)}, 1), windows[0], lang.EN, 1)
	b.sc.Session = brought{b.sc.Session, deck.ID}
	if !b.To(bgd.PromptCharge, 5) {
		t.Fatal("nothing is charged")
	}
	n := len(b.Sess.S.Zone(rules.ZoneOf(bgd.Side, 0)))
	b.Act("pile-side")
	b.Tick(20)
	if got := len(b.Choices([]string{"browser.card"})); got != n {
		t.Errorf("%d cards listed of %d: %s", got, n, b.IDs())
	}
	if nd, ok := b.Node("pile-opp-side"); ok && nd.Role == ui.RoleButton && !nd.Disabled {
		t.Error("the opponent's side deck can be opened")
	}
}

// brought is a session in which both players have a built-in deck.
type brought struct {
	table.Session
	id string
}

func (b brought) Deck(rules.Seat) string { return b.id }

// TestSummonPassedSaysWhy checks that a Summon Phase in which nothing can be
// summoned tells its player the limit that kept the hand back.
func TestSummonPassedSaysWhy(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		p := s.S.ToAnswer()
		if s.S.Dec.Prompt != bgd.PromptSummon || p != 0 || len(s.Options()) != 1 {
			return false
		}
		for _, c := range s.S.Zone(rules.ZoneOf(bgd.Hand, p)) {
			if g.Lib.Def(s.S.Card(c).Def).Attr[bgd.AType] == bgd.NormalAttack {
				return true
			}
		}
		return false
	})
	if st == nil {
		t.Fatal("something can always be summoned")
	}
	b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
	b.Rest()
	b.Rest()
	if text := b.Screen(); !strings.Contains(text, "Nobody can be summoned: up to SF") {
		t.Errorf("nothing is said: %s", text)
	}
}

// TestThrowAtOnce checks that the die can be thrown already in the Summon
// Phase: one press, and the phases in between are passed.
func TestThrowAtOnce(t *testing.T) {
	g := game(t)
	for seed := uint64(1); seed < 30; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, 0, 1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		if !b.To(bgd.PromptSummon, 4) {
			continue
		}
		b.Tick(60)
		if _, ok := b.Node("roll-on"); !ok {
			continue
		}
		b.Act("roll-on")
		rolled := false
		for i := 0; i < 400 && !rolled; i++ {
			b.Tick(1)
			rolled = sess.S.Seats[0][bgd.Rolls] > 0
			if n, ok := b.Node("opt-pass"); ok && b.sc.Prompting(bgd.PromptSet) {
				t.Fatalf("seed %d: asked again: %v", seed, n)
			}
		}
		if !rolled {
			t.Fatalf("seed %d: the die was not thrown; prompt %d", seed, sess.S.Dec.Prompt)
		}
		return
	}
	t.Fatal("nobody could throw")
}

// TestEarlyThrowIsKept presses the die, and the button of the throw, as soon as it can
// be thrown in the Summon Phase, sooner than a press on another button would count: it
// is thrown, and nobody is told to press again.
func TestEarlyThrowIsKept(t *testing.T) {
	g := game(t)
	for _, id := range []string{"die", "roll-on"} {
		b := rushing(t, g, id)
		n, _ := b.Node(id)
		x, y := n.Rect.Centre()
		turn := b.Sess.S.Turn
		b.Drag(x, y, x, y, false)
		for i := 0; i < 400 && b.Sess.S.Seats[0][bgd.Rolls] == 0 && b.Sess.S.Turn == turn; i++ {
			b.Tick(1)
		}
		if b.Sess.S.Seats[0][bgd.Rolls] == 0 && b.Sess.S.Turn == turn { // the session may be ahead
			t.Errorf("%s: the press is lost; prompt %d", id, b.Sess.S.Dec.Prompt)
		}
	}
}

// rushing returns a table that has just come to a Summon Phase in which the die can
// already be thrown with a node.
func rushing(t *testing.T, g *bgd.Game, id string) *bench {
	t.Helper()
	for seed := uint64(1); seed < 30; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, 0, 1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		if _, ok := b.at(bgd.PromptCharge, 4, func(o rules.Option) bool { return o.Verb == rules.Pass }); !ok {
			continue
		}
		b.Tick(60)
		sess.Answer(rules.Option{Verb: rules.Pass})
		for i := 0; i < 400 && !(b.sc.deeds.Q().CanRush() && b.sc.Idle()); i++ {
			b.Tick(1)
		}
		if _, ok := b.Node(id); ok && b.sc.deeds.Q().CanRush() {
			return b
		}
	}
	t.Fatal("nobody could throw")
	return nil
}

// TestHastyPressIsSeen checks that a press on what gives a question up that begins
// before its question can have been seen says so, and that the next one counts.
func TestHastyPressIsSeen(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	b.sc.deeds.Mind.Wish.Fetch = true
	b.Env.Settings.Speed = ui.SpeedNormal
	o, ok := b.at(bgd.PromptDraw, 2, func(o rules.Option) bool { return o.Verb == rules.Mode })
	if !ok {
		t.Fatal("nothing is to be drawn")
	}
	b.Sess.Answer(o)
	seen := func() bool {
		return slices.ContainsFunc(b.sc.Record(b.Env).Items, func(i ui.Item) bool { return i.Owner == "toast" })
	}
	for range 600 {
		b.Tick(1)
		if b.sc.Prompting(bgd.PromptCharge) && b.sc.Mine() {
			break
		}
	}
	n, ok := b.Node("opt-pass")
	if !ok {
		t.Fatal("it cannot be passed: " + b.IDs())
	}
	x, y := n.Rect.Centre()
	id := b.Sess.S.Dec.ID
	b.Drag(x, y, x, y, false)
	if b.Sess.S.Dec.ID != id || !seen() {
		t.Errorf("a hasty press: answered %v, said %v", b.Sess.S.Dec.ID != id, seen())
	}
	b.Tick(40)
	b.Drag(x, y, x, y, false)
	b.Tick(2)
	if b.Sess.S.Dec.ID == id {
		t.Error("the next press is not taken")
	}
}

// TestDamageNow checks that the question says what each face deals where it is not what is printed, and why.
func TestDamageNow(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		n, by := g.Boost(&s.S, 0)
		return n > 0 && len(by) > 0 && s.S.Dec.Prompt == bgd.PromptSet && s.S.Dec.Asked == 1 && g.CanRoll(&s.S, 0) && bgd.AttackGuardian(&s.S, 1) != 0
	})
	if st == nil {
		t.Fatal("nobody deals more than is printed")
	}
	b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
	b.Rest()
	n, by := g.Boost(st, 0)
	row := g.Rows(st, 0)[0]
	want := fmt.Sprintf("%d = %d + %d", row.Damage+n, row.Damage, n)
	if why := b.sc.deeds.Question(lang.EN).Why; !strings.Contains(why, want) || !strings.Contains(why, b.sc.Named(by[0], lang.EN)) {
		t.Errorf("%q does not say %q", why, want)
	}
}

// TestCopiesAreOneAnswer checks that copies of a card that could prevent damage are
// one answer in every window.
func TestCopiesAreOneAnswer(t *testing.T) {
	g := game(t)
	st := fourAnswers(t, g)
	hand := st.Zone(rules.ZoneOf(bgd.Hand, 0))
	var able []rules.CardID
	for _, o := range rules.Options(g, st, 0, nil) {
		if o.Verb == rules.Use && slices.Contains(hand, o.Card) {
			able = append(able, o.Card)
		}
	}
	st.Card(able[1]).Def = st.Card(able[0]).Def
	for _, w := range windows {
		b := sit(t, g, loaded(g, st), w, lang.EN, 1)
		b.Rest()
		n := 0
		for _, node := range b.sc.Nodes(b.Env) {
			n += rules.Truth(node.Role == ui.RoleButton && strings.HasPrefix(node.ID, "opt-use-"))
		}
		if n != 1 {
			t.Errorf("%v: %d answers of one card", w, n)
		}
	}
}

// TestLowHit checks that on a phone held across what is asked about a hit covers neither
// the other guardian's numbers nor the names of the hand, whatever its answers.
func TestLowHit(t *testing.T) {
	g := game(t)
	low := harness.Window{W: 844, H: 390, Scale: 1}
	st := fourAnswers(t, g)
	for _, l := range []lang.Lang{lang.EN, lang.JA} {
		b := sit(t, g, loaded(g, st), low, l, 1)
		b.Rest()
		if b.sc.PanelOpen() {
			t.Errorf("%s: a panel is open", l)
		}
		b.Faults(string(l))
		n, ok := b.Node("prompt")
		if !ok || n.Rect.H < 10 || !n.Rect.Intersect(b.sc.lay.Seat[1]).Empty() {
			t.Errorf("%s: the question is at %v", l, n.Rect)
		}
		for i, o := range b.sc.LegalActions {
			id := map[rules.Verb]string{rules.Pass: "opt-pass", rules.Mode: "opt-mode-" + strconv.Itoa(int(o.N)), rules.Use: "opt-use-" + strconv.Itoa(int(o.Card))}[o.Verb]
			if outlook.Again(&b.sc.View.S, b.sc.LegalActions, i) {
				continue
			}
			n, ok := b.Node(id)
			if !ok || !n.Rect.Intersect(b.sc.lay.Seat[1]).Empty() || !n.Rect.Intersect(b.sc.lay.Hand[0]).Empty() {
				t.Errorf("%s: %s is at %v", l, id, n.Rect)
			}
		}
	}
}
