package questions

import (
	"strings"
	"testing"
	"unicode"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/choices"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// at returns the words for what a session's player is asked.
func at(g *mtz.Game, designs *cards.Designs, s *fakesession.Session) *Questions {
	v := *s.View()
	show := &present.Show{Moment: *present.At(&v), LegalActions: s.Options(), Cards: designs}
	show.GameLog.Begin(&show.Base, &show.Log, s, phrases.Text, func(def rules.DefID, l lang.Lang) string { return g.Lib.Card(def).Name.In(l) }, func(rules.DefID) ui.Colour { return ui.Colour{} })
	d := desk.Desk{Show: show, Game: g, Lay: &places.Layout{}}
	q := &Questions{Desk: d, Words: entries.Entries{Desk: d}, Choices: &choices.Choices{Desk: d, Mine: func() bool { return true }}, Asker: &ask.Asker{}}
	q.Asker.Attend(show, nil, ask.Asking{Rules: g})
	return q
}

// matches calls look whenever the player is asked in some matches.
func matches(t *testing.T, look func(q *Questions, st *rules.State)) {
	g, err := mtz.Load()
	harness.Load(t, g, err)
	designs := faces.New(g.Lib)
	for seed := range uint64(6) {
		s := fakesession.New(g, seed+1, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		harness.Plays(t, s, int(seed), 700, func(int) {
			q := at(g, designs, s)
			look(q, &q.Desk.Show.View.S)
		})
	}
}

// japanese reports whether a text has kana or kanji.
func japanese(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return unicode.In(r, unicode.Hiragana, unicode.Katakana, unicode.Han) })
}

// TestEveryQuestion asks whatever comes in some matches: it has words in both
// languages, with nothing left to fill in, and so have its cards and clauses.
func TestEveryQuestion(t *testing.T) {
	seen := map[uint8]bool{}
	matches(t, func(q *Questions, st *rules.State) {
		d := &st.Dec
		seen[d.Prompt] = true
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			a := q.Question(l)
			if a.Text == "" || strings.ContainsAny(a.Text+a.Why, "{}") || japanese(a.Text) != (l == lang.JA) || l == lang.EN && japanese(a.Why) {
				t.Fatalf("%s: %s: %q, %q", q.prompt(), l, a.Text, a.Why)
			}
		}
		for _, o := range q.Desk.Show.LegalActions {
			if def, note := q.Item(o); o.Card != 0 && st.Card(o.Card).Def != 0 && def == 0 || strings.ContainsAny(note, "{}") {
				t.Fatalf("%s: %v is %d, %q", q.prompt(), o, def, note)
			}
			if !q.Alike(o, o) && (d.Prompt == mtz.PromptTrigger || d.Prompt == mtz.PromptStart) && int(o.N) < int(st.NTriggers) {
				t.Fatalf("%v is not like itself", o)
			}
		}
	})
	for _, p := range []uint8{mtz.PromptMain, mtz.PromptCharge, mtz.PromptCounter, mtz.PromptTargets, mtz.PromptUnit, mtz.PromptRefill} {
		if !seen[p] {
			t.Errorf("question %d was never asked", p)
		}
	}
}

// TestChosenCardIsNamed chooses every card of the hand that can be used: the
// question names it, and says of a card that is set face-down what it is set as.
func TestChosenCardIsNamed(t *testing.T) {
	named := 0
	matches(t, func(q *Questions, st *rules.State) {
		if st.Dec.Prompt != mtz.PromptMain && st.Dec.Prompt != mtz.PromptCharge {
			return
		}
		for _, c := range st.Zone(rules.ZoneOf(mtz.Hand, 0)) {
			if len(q.Choices.Uses(c)) == 0 {
				continue
			}
			for _, down := range []bool{false, true} {
				q.Choices.Chosen, q.Choices.Down = c, down
				for _, l := range []lang.Lang{lang.JA, lang.EN} {
					if says, name := q.Question(l).Text, q.Desk.Show.Named(st.Card(c).Def, l); !strings.Contains(says, name) {
						t.Fatalf("%q does not name %s", says, name)
					}
				}
				named++
			}
		}
		q.Choices.Drop()
	})
	if named == 0 {
		t.Error("no card was chosen")
	}
}
