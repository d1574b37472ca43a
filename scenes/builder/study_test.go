package builder_test

import (
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/scenes/builder"
	"godeck/scenes/builder/study"
	"godeck/scenes/ui"
)

// fakeCourse is a study that goes on by itself: the cards of the deck, the first
// the best.
type fakeCourse struct {
	lib     *effect.Library
	list    *deck.List
	kind    study.Kind
	against []int
	n       int
}

func (c *fakeCourse) Step() bool        { c.n += 5; return c.n >= 300 }
func (c *fakeCourse) Games() (int, int) { return c.n, 300 }
func (c *fakeCourse) Rows() (out []study.Row) {
	if c.kind == study.Thinkers {
		for i, k := range c.against {
			out = append(out, study.Row{Deck: k, Share: 0.6 - 0.1*float64(i), Low: 0.5 - 0.1*float64(i), High: 0.7 - 0.1*float64(i), Games: c.n})
		}
		return out
	}
	of := c.list.Main
	if c.kind == study.Next {
		of = nil
		for _, d := range deck.Likely(c.lib, c.list, 6) {
			of = append(of, deck.Entry{Card: c.lib.Card(d).ID})
		}
	}
	for i, x := range of {
		at := 0.06 - 0.03*float64(i)
		out = append(out, study.Row{Card: c.lib.Find(x.Card), Share: at, Low: at - 0.02, High: at + 0.02, Games: max(0, c.n-40*i), GivenUp: c.kind == study.Next && i > 3})
	}
	return out
}

// TestStudy asks each of the questions by keyboard, mouse and finger: a course
// begins, is stopped, goes on, and ends; what keeps a question from being asked is
// said.
func TestStudy(t *testing.T) {
	for _, w := range []window{windows[0], windows[2]} {
		b := sit(t, entries[0], w, lang.EN, 1, builder.Desk, builtIn(t, entries[0], 0, lang.EN))
		b.press("more", "more.study", "study.go")
		b.tick(10)
		if n := b.must("study.games"); !strings.Contains(n.Label, "of 300 games") {
			t.Errorf("running: %q", n.Label)
		}
		if n := b.must("study.row.0"); n.Role != ui.RoleText || !strings.Contains(n.Label, "+6.0 points (+4.0 to +8.0)") {
			t.Errorf("a card: %v %q", n.Role, n.Label)
		}
		b.press("study.go") // stops
		b.tick(1)
		was := b.must("study.games").Label
		b.tick(30)
		if now := b.must("study.games").Label; now != was {
			t.Errorf("stopped at %q, then %q", was, now)
		}
		b.press("study.go")
		b.tick(100)
		if n := b.must("study.games"); !strings.Contains(n.Label, "300 of 300") {
			t.Errorf("at the end: %q", n.Label)
		}
		b.press("study.1")
		if n := b.must("study.go"); !n.Disabled || !strings.Contains(n.Desc, "no room") {
			t.Errorf("further cards of a complete deck: %+v", n)
		}
		b.press("study.2", "study.against", "study.deck.0", "study.go")
		b.tick(10)
		if n := b.must("study.row.0"); !strings.HasPrefix(n.Label, b.lib.Decks()[1].Name.EN) || !strings.Contains(n.Label, "60 % (50 to 70)") {
			t.Errorf("an opponent: %q", n.Label)
		}
		if want := []study.Kind{study.Each, study.Thinkers}; !slices.Equal(b.asks, want) {
			t.Errorf("asked: %v, want %v", b.asks, want)
		}
	}
}

// TestStudyOfMissingCards puts a suggested card into the deck: what is known
// stays, the measuring stops, and taking it back lets it go on.
func TestStudyOfMissingCards(t *testing.T) {
	d := builtIn(t, entries[0], 1, lang.EN)
	d.Main[0].N--
	b := sit(t, entries[0], windows[0], lang.EN, 1, builder.Desk, d)
	b.press("more", "more.study")
	if n := b.must("study.go"); !n.Disabled || !strings.Contains(n.Desc, "valid") {
		t.Errorf("each card of an unfinished deck: %+v", n)
	}
	b.press("study.1", "study.go")
	b.tick(100)
	n := b.must("study.row.0")
	if n.Role != ui.RoleButton {
		t.Fatalf("a suggestion cannot be taken: %+v", n)
	}
	was := d.Cards(false)
	b.press("study.row.0")
	b.tick(60)
	if n := b.must("study.games"); !strings.Contains(n.Label, "changed") {
		t.Errorf("after a card was put in: %q", n.Label)
	}
	if all := b.shelf.All(""); len(all) != 1 || all[0].Cards(false) != was+1 {
		t.Errorf("stored: %+v", all)
	}
	b.press("study.close")
	b.key("z")
	b.press("more", "more.study")
	b.tick(2)
	if n := b.must("study.games"); !strings.Contains(n.Label, "300 of 300") {
		t.Errorf("taken back: %q", n.Label)
	}
}
