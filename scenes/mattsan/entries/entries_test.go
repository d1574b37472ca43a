package entries

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// at returns the words for what a session's player sees.
func at(g *mtz.Game, s *fakesession.Session) *Entries {
	v := *s.View()
	show := &present.Show{Moment: *present.At(&v), LegalActions: s.Options()}
	show.GameLog.Begin(&show.Base, &show.Log, s, phrases.Text, func(def rules.DefID, l lang.Lang) string { return g.Lib.Card(def).Name.In(l) }, func(rules.DefID) ui.Colour { return ui.Colour{} })
	return &Entries{Desk: desk.Desk{Show: show, Game: g}}
}

// matches calls look whenever the player is asked in some matches.
func matches(t *testing.T, look func(g *mtz.Game, s *fakesession.Session)) {
	g, err := mtz.Load()
	harness.Load(t, g, err)
	for seed := range uint64(10) {
		s := fakesession.New(g, seed+1, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		harness.Plays(t, s, int(seed), 700, func(int) { look(g, s) })
	}
}

// TestEveryEntryHasWords checks that whatever is declared has a name and says what
// it does, in both languages, and that its digest is no longer.
func TestEveryEntryHasWords(t *testing.T) {
	seen := map[uint8]int{}
	matches(t, func(g *mtz.Game, s *fakesession.Session) {
		e := at(g, s)
		st := &e.Desk.Show.View.S
		for i := range st.Stack[:st.NStack] {
			o := &st.Stack[i]
			if o.Def == 0 {
				continue
			}
			if At(st, o) != i {
				t.Fatalf("entry %d is found at %d", i, At(st, o))
			}
			seen[o.Kind]++
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				name := e.Name(o, l)
				what, brief := e.Text(o, l)
				if name == "" || strings.ContainsAny(name+what+brief, "{}") {
					t.Fatalf("%s: %q: %q, in short %q", l, name, what, brief)
				}
				if struck := int16(o.Kind) == mtz.KindAttack; (what == "" || brief == "") && !struck {
					t.Fatalf("%s: %s does not say what it does", l, name)
				}
			}
		}
	})
	for _, k := range []int16{mtz.KindAttack, mtz.KindTrump, mtz.KindSpecial} {
		if seen[uint8(k)] == 0 {
			t.Errorf("no %s was declared", Kinds[k])
		}
	}
}

// TestBlowComesTrue attacks in a copy of the match, lets everybody pass, and
// checks that the HP that were told to be left are.
func TestBlowComesTrue(t *testing.T) {
	told := 0
	matches(t, func(g *mtz.Game, s *fakesession.Session) {
		to := mtz.Fighter(&s.S, 1)
		o := rules.Option{Verb: rules.Attack, Card: mtz.Fighter(&s.S, 0), N: 1 + mtz.KindAttack}
		low, high := g.Strike(&s.S, 0)
		hp := 0
		if to != 0 {
			hp = g.HP(&s.S, to)
		}
		e := at(g, s)
		if s.S.Dec.Prompt != mtz.PromptMain || !e.Desk.Show.Legal(o) || low != high || low >= hp || low == 0 {
			return
		}
		st, eng := s.S, rules.NewEngine(g)
		for q := o; ; q = (rules.Option{Verb: rules.Pass}) {
			p := st.ToAnswer()
			if eng.Answer(&st, p, q, nil) != nil {
				return // something else is asked on the way
			}
			if left := g.HP(&st, to); left < hp {
				told++
				if says := e.Outcome(0, low, high, lang.EN); says != phrases.Text.T(lang.EN, "blow.short", left) {
					t.Errorf("%q, and %d HP are left", says, left)
				}
				return
			}
			if st.NStack == 0 {
				return
			}
		}
	})
	if told < 5 {
		t.Errorf("only %d blows were seen", told)
	}
}

// TestEffectFirst checks that a digest that begins with its price is turned round,
// and one without a price stays.
func TestEffectFirst(t *testing.T) {
	for _, c := range []struct {
		l                        lang.Lang
		brief, both, only, price string
	}{
		{lang.EN, "Pay 1 soul → draw a card", "Draw a card (pay 1 soul)", "Draw a card", "Pay 1 soul"},
		{lang.JA, "魂1→1枚引く", "1枚引く（魂1）", "1枚引く", "魂1"},
		{lang.EN, "Draw a card", "Draw a card", "Draw a card", ""},
	} {
		if both, only, price := EffectFirst(c.brief, c.l); both != c.both || only != c.only || price != c.price {
			t.Errorf("%q becomes %q, %q and %q", c.brief, both, only, price)
		}
	}
}
