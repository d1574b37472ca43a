package choices

import (
	"slices"
	"testing"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/present"
)

// matches calls look whenever the player has the Main step in some matches.
func matches(t *testing.T, look func(c *Choices, st *rules.State)) {
	g, err := mtz.Load()
	harness.Load(t, g, err)
	designs := faces.New(g.Lib)
	for seed := range uint64(10) {
		s := fakesession.New(g, seed+1, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		harness.Plays(t, s, int(seed), 700, func(int) {
			if s.S.Dec.Prompt != mtz.PromptMain {
				return
			}
			v := *s.View()
			show := &present.Show{Moment: *present.At(&v), LegalActions: s.Options(), Cards: designs}
			look(&Choices{Desk: desk.Desk{Show: show, Game: g, Lay: &places.Layout{}}, Mine: func() bool { return true }}, &v.S)
		})
	}
}

// TestEverySlotTakes checks that whatever the rules let a card of the hand do in a
// slot, putting it there does, face-up or face-down as it was chosen.
func TestEverySlotTakes(t *testing.T) {
	ups, downs := 0, 0
	matches(t, func(c *Choices, st *rules.State) {
		for _, o := range c.Desk.Show.LegalActions {
			d := st.Card(o.Card)
			if o.Verb != rules.Use && o.Verb != rules.Block || o.N < 0 || d.Zone.Kind() != mtz.Hand || c.Desk.Show.Cards.Attr(d.Def, mtz.AType) == mtz.Trump {
				continue
			}
			if c.Drop(); o.Verb == rules.Block {
				c.Chosen, c.Down = o.Card, true
				downs++
			} else {
				ups++
			}
			if os := c.Pulled(o.Card, 0, int(o.N)); !slices.Contains(os, o) {
				t.Fatalf("putting %d there means %v, not %v", o.Card, os, o)
			}
			if len(c.Means(c.Desk.Show.Token(o.Card))) == 0 {
				t.Fatalf("touching %d means nothing", o.Card)
			}
		}
	})
	if ups == 0 || downs == 0 {
		t.Errorf("%d cards face-up, %d face-down", ups, downs)
	}
}

// TestStrike checks that a fighter that may attack can be aimed at its enemy and at
// nobody else, by being chosen and by being pulled there.
func TestStrike(t *testing.T) {
	struck, held := 0, 0
	matches(t, func(c *Choices, st *rules.State) {
		own, foe := mtz.Fighter(st, 0), mtz.Fighter(st, 1)
		o, ok := c.Strikes(own)
		if ok != slices.Contains(c.Desk.Show.LegalActions, o) {
			t.Fatal("what strikes is not what the rules say")
		}
		if !ok || foe == 0 {
			held++
			if c.Aim = true; c.Aimed(c.Desk.Show.Token(foe)) && !ok {
				t.Fatal("it is aimed at while nobody strikes")
			}
			return
		}
		struck++
		if c.Aimed(c.Desk.Show.Token(foe)) {
			t.Fatal("it is aimed at before anything was begun")
		}
		if c.Chosen = own; !c.Aimed(c.Desk.Show.Token(foe)) || c.Aimed(c.Desk.Show.Token(own)) {
			t.Fatal("the chosen fighter does not aim at its enemy alone")
		}
		if os := c.Pulled(own, 1, mtz.BattleSlot); len(os) != 1 || os[0] != o {
			t.Fatalf("pulled on its enemy it does %v", os)
		}
		if c.Drop(); c.Chosen != 0 || c.Aimed(c.Desk.Show.Token(foe)) {
			t.Fatal("what was begun is not dropped")
		}
	})
	if struck == 0 || held == 0 {
		t.Errorf("%d times it could strike, %d times not", struck, held)
	}
}
