package mattsan

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// TestSoleAnswersItself checks that where only one unit can step up, or there is only
// one place, nobody is asked, and that somebody is where there are two.
func TestSoleAnswersItself(t *testing.T) {
	g := game(t)
	for _, prompt := range []uint8{mtz.PromptRefill, mtz.PromptSlot} {
		for n := 1; n <= 2; n++ {
			st := find(g, func(s *fakesession.Session) bool {
				return s.S.Dec.Prompt == prompt && s.S.ToAnswer() == 0 && len(s.Options()) == n
			})
			if st == nil {
				t.Fatalf("prompt %d with %d answers was not met", prompt, n)
			}
			b := held(t, g, st)
			b.Env.Settings.Speed = ui.SpeedNormal
			id := st.Dec.ID
			b.Tick(120)
			if itself := b.Sess.S.Dec.ID != id; itself != (n == 1) {
				t.Errorf("prompt %d with %d answers: answers itself %v", prompt, n, itself)
			}
		}
	}
}

// TestCardLooksForItself checks that whoever may take cards from the discard pile is
// told that the one whose effect it is cannot be among them, also when it is touched.
func TestCardLooksForItself(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		d := &s.S.Dec
		return d.Prompt == mtz.PromptCards && s.S.ToAnswer() == 0 && d.Src != 0 && s.S.Card(d.Src).Zone == rules.ZoneOf(mtz.Discard, 0) && rules.ZoneID(d.Arg) == rules.ZoneOf(mtz.Discard, 0)
	})
	if st == nil {
		t.Fatal("no card looks where it lies")
	}
	b := held(t, g, st)
	name := b.sc.CardName(st.Card(st.Dec.Src).Def)
	if why := b.sc.Asked(lang.EN).Why; !strings.Contains(why, name+" cannot choose itself") {
		t.Errorf("%q does not say that %s cannot choose itself", why, name)
	}
	if _, en := g.Why(st, 0, rules.Option{Verb: rules.Pick, Card: st.Dec.Src}); !strings.Contains(en, "itself") {
		t.Errorf("refused with %q", en)
	}
}

// TestFirstRivalPlaysItsDeck checks that the deck a newcomer meets is that of the
// first rival, so that the set-up and the words about the ladder agree.
func TestFirstRivalPlaysItsDeck(t *testing.T) {
	var first *table.Rival = Entry.Rivals[0]
	if first.Deck != Entry.FirstOpponent || first.Level != "easy" {
		t.Errorf("%s plays %s at %s, a newcomer meets %s", first.ID, first.Deck, first.Level, Entry.FirstOpponent)
	}
}
