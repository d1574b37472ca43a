package zutomayo

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/zutomayo/ahead"
)

// TestForecastComesTrue plays matches and compares each attack that was foretold as one number with
// the battle: with the effects of one's own cards counted, it is seldom wrong, and only by what the
// opponent does; and most turns foretell one number.
func TestForecastComesTrue(t *testing.T) {
	g := game(t)
	eng := rules.NewEngine(g)
	right, wrong, open := 0, 0, 0
	for seed := uint64(1); seed <= 12; seed++ {
		b := seated(t, g, seed)
		r := rand.New(rand.NewPCG(seed, 1))
		for n := 0; n < 8 && b.To(ztm.PromptSet, 1); n++ {
			b.Rest()
			o := slices.DeleteFunc(b.Sess.Options(), func(o rules.Option) bool { return o.Verb != rules.Pick })
			if len(o) == 0 {
				break
			}
			b.Sess.Answer(o[r.IntN(len(o))])
			b.Rest()
			night, day := b.sc.picks.ahead(b.sc.Picks())
			w := b.Sess.S // the match itself, played on
			if o, ok := ahead.Fought(eng, &w, b.sc.Bottom, seed); ok {
				f := day
				if o.Night {
					f = night
				}
				switch {
				case !f.Seen, f.Lo != f.Hi:
					open++
				case f.Lo != o.Attack:
					wrong++
				default:
					right++
				}
			}
			if b.Sess.Answer(rules.Option{Verb: rules.Done}) != nil {
				t.Fatal("the picked card cannot be set")
			}
			b.Rest()
		}
	}
	t.Logf("%d right, %d wrong, %d open", right, wrong, open)
	if right < 30 || wrong*20 > right || open > right {
		t.Errorf("%d right, %d wrong, %d open", right, wrong, open)
	}
}

// TestFieldTakesCharacters drags a Character to the battlefield in the Set step: it is set, and the
// player is told how it gets there; an Enchant is refused with what to do.
func TestFieldTakesCharacters(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	if !b.To(ztm.PromptSet, 2) {
		t.Fatal("no Set step")
	}
	b.Rest()
	n, c, ok := b.handOf(ztm.Character)
	if !ok {
		t.Fatalf("no Character in hand: %s", b.IDs())
	}
	fx, fy := b.sc.lay.Zones[ztm.BattleField][0].Centre()
	b.Drag(n.Rect.X+n.Rect.W*0.3, n.Rect.Y+n.Rect.H*0.4, fx, fy, false)
	if b.Sess.S.Picks[0].Index(c) < 0 {
		t.Fatal("a Character dragged to the field is not set")
	}
	if n, _ := b.Node("hand-" + strconv.Itoa(int(c))); !n.Checked {
		t.Error("the Character does not lie in its slot")
	}
}

// TestShortOfPower compares the mark of a hand's card that is too expensive with the rules: whatever
// is set with it, it stays unpaid; and where something pays for it, there is no mark.
func TestShortOfPower(t *testing.T) {
	g := game(t)
	marked := 0
	for seed := uint64(1); seed <= 10; seed++ {
		b := seated(t, g, seed)
		for n := 0; n < 5 && b.To(ztm.PromptSet, 1); n++ {
			b.Rest()
			for _, tok := range b.sc.Zone(ztm.Hand, b.sc.Bottom) {
				cost := b.sc.game.Cost(&b.sc.View.S, tok.ID)
				alone := b.sc.picks.outlook(tok.ID).power
				most := b.sc.picks.mostPower(tok.ID)
				if most < alone {
					t.Fatalf("seed %d: with company a card has %d Power, alone %d", seed, most, alone)
				}
				if most < cost {
					marked++
					for _, other := range b.sc.Zone(ztm.Hand, b.sc.Bottom) {
						if other.ID != tok.ID && b.sc.Most() > 1 && b.sc.picks.outlook(tok.ID, other.ID).power >= cost {
							t.Errorf("seed %d: a card is marked that another pays for", seed)
						}
					}
				}
			}
			if o := fakesession.Advancing(b.Sess.Options()); len(o) > 0 {
				b.Sess.Answer(o[0])
			}
			b.Sess.Answer(rules.Option{Verb: rules.Done})
		}
	}
	if marked == 0 {
		t.Error("no card was ever marked")
	}
}

// TestTheDialKeepsItsWord plays matches and compares the hours that the opponent's set cards add with
// what the dial says they may at most; and says the same whatever the opponent holds.
func TestTheDialKeepsItsWord(t *testing.T) {
	g := game(t)
	eng := rules.NewEngine(g)
	turns, tipped, sure := 0, 0, 0
	for seed := uint64(1); seed <= 12; seed++ {
		b := seated(t, g, seed)
		for n := 0; n < 8 && b.To(ztm.PromptSet, 1); n++ {
			b.Rest()
			most := b.sc.picks.foeHours()
			if b.sc.picks.tips(0) {
				tipped++
			} else {
				sure++
			}
			deal := rules.Deal{Pool: len(g.Lib.Defs) - 1}
			var w rules.State
			rules.Determinize(eng.Table(), b.sc.View, &deal, seed, &w)
			if v := g.MostHours(&w, b.sc.Bottom.Other()); v != most {
				t.Errorf("seed %d: %d hours in one world, %d in another", seed, most, v)
			}
			if o := fakesession.Advancing(b.Sess.Options()); len(o) > 0 {
				b.Sess.Answer(o[0])
			}
			b.Sess.Answer(rules.Option{Verb: rules.Done})
			b.Rest()
			if foe := b.sc.tale.Own[b.sc.Bottom.Other()]; foe > most {
				t.Errorf("seed %d: the opponent's cards add %d hours, not at most %d", seed, foe, most)
			}
			turns++
		}
	}
	if turns < 30 || tipped == 0 || sure == 0 {
		t.Errorf("%d turns, %d may tip, %d sure", turns, tipped, sure)
	}
}

// TestWhatPaysByDay lays a Garden out that leaves for the Charger at daybreak, and sets the Cup that
// only this pays for: its want of Power is said of the night alone, and committing does not warn.
func TestWhatPaysByDay(t *testing.T) {
	g := game(t)
	for _, paid := range []bool{true, false} {
		sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		if !b.To(ztm.PromptSet, 2) {
			t.Fatal("no Set step")
		}
		s := &sess.S
		cup := s.Zone(rules.ZoneOf(ztm.Hand, 0))[0]
		s.Card(s.Top(rules.ZoneOf(ztm.BattleField, 0))).Def = g.Lib.Find("ztm-006")
		s.Card(cup).Def = g.Lib.Find("ztm-069")
		s.NewCard(g.Lib.Find("ztm-069"), 0, rules.ZoneOf(ztm.Charger, 0)) // one star
		s.Seats[0][ztm.Power], s.Vars[ztm.Chronos] = 1, 4
		if paid {
			s.Card(s.NewCard(g.Lib.Find("ztm-093"), 0, rules.ZoneOf(ztm.Area, 0))).Flags |= ztm.FlagInForce
		}
		b.sc.View, b.sc.picks.foreseen = sess.View(), forecast{} // the cards are other ones now
		if n, d := b.sc.picks.comes(cup); n || d != paid {
			t.Errorf("paid by day %v: in the hand it is paid for by night %v, by day %v", paid, n, d)
		}
		if err := sess.Answer(rules.Option{Verb: rules.Pick, Card: cup}); err != nil {
			t.Fatal(err)
		}
		b.Rest()
		said := ""
		for _, r := range b.sc.questions.consequences(lang.EN) {
			said += r.Text
		}
		c, _ := b.sc.picks.unpaid()
		if paid != strings.Contains(said, "works by day; by night: Power 1/2") || paid == (c != 0) || !strings.Contains(said, "no effect") {
			t.Errorf("paid by day %v: %q, warns %v", paid, said, c != 0)
		}
	}
}
