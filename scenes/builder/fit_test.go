package builder_test

import (
	"fmt"
	"strings"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules/deck"
	"godeck/scenes/builder"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// stand opens the desk at a position.
func stand(t testing.TB, e *table.Entry, p position, w window, l lang.Lang, text float64) *bench {
	t.Helper()
	var d *deck.List
	if p.deck > 0 {
		d = builtIn(t, e, p.deck-1, l)
		for range p.lose {
			if d.Main[0].N--; d.Main[0].N == 0 {
				d.Main = d.Main[1:]
			}
		}
	} else if p.place == builder.Desk {
		d = &deck.List{Game: e.ID}
	}
	b := sit(t, e, w, l, text, p.place, d)
	if p.then != nil {
		p.then(b)
	}
	return b
}

func TestWords(t *testing.T) {
	for _, f := range faults.Words(builder.Text) {
		t.Error(f)
	}
}

// TestFit checks the geometry of every position of every game: in every window,
// in both languages and at both sizes of type nothing is cut, too small, outside
// of the window or over something else, and everything has a name of its own.
func TestFit(t *testing.T) {
	var seen drawn.Seen
	for _, e := range entries {
		for _, p := range positions {
			for _, w := range windows {
				for _, l := range []lang.Lang{lang.JA, lang.EN} {
					b := stand(t, e, p, w, l, 1.3) // most of the time goes into what leads there
					for _, text := range []float64{1.3, 1} {
						if testing.Short() && text == 1 {
							continue
						}
						b.env.Settings.TextScale = text
						b.tick(2)
						name := fmt.Sprintf("%s %s %.0fx%.0f %s ×%.1f", e.ID, p.name, w.w, w.h, l, text)
						list := b.s.Record(b.env)
						if text == 1.3 {
							seen.Add(l, list)
						}
						for _, f := range faults.Layout(list, b.env, b.env.MinTarget()) {
							t.Errorf("%s: %s", name, f)
						}
						names := map[string]bool{}
						for _, n := range b.s.Nodes(b.env) {
							if n.ID == "" || n.Label == "" || names[n.ID] {
								t.Errorf("%s: node %q (%q) is unnamed or there twice", name, n.ID, n.Label)
							}
							names[n.ID] = true
						}
						for _, id := range ui.DuplicateIDs(&b.s.Surface) {
							t.Errorf("%s: %q is there twice", name, id)
						}
					}
				}
			}
		}
	}
	for _, w := range seen.Missing(builder.Text, map[string]string{
		"status*": drawn.Read, "back": drawn.Read, "make.why": drawn.Read, "search.no": drawn.Read, "rulings.no": drawn.Read, "more": drawn.Read, "undo*": drawn.Read, "tab*": drawn.Read, "found": drawn.Read, "has": drawn.Read,
		"added": drawn.Read, "most": drawn.Read, "room": drawn.Read, "taken": drawn.Read, "swapped": drawn.Read, "strip*": drawn.Read, "less*": drawn.Read, "more.one": drawn.Read,
		"list": drawn.Read, "name": drawn.Read, "search": drawn.Read, "test.no": drawn.Read, "hand.none": drawn.Read, "just.why": drawn.Read, "study.add": drawn.Read, "study.givenup": drawn.Read, "study.says*": drawn.Read,
		"share.*": drawn.Toast, "duplicated": drawn.Toast, "stay": drawn.Toast, "swap.no": drawn.Toast, "swap.which": drawn.Toast,
		"free": "a value of a filter that is chosen", "used.no": "cards that no deck uses are rare", "unnamed": "a deck gets a name when it is stored",
		"saved": "after a while", "to.main": "while cards go into the sideboard", "copy.name": "part of a name", "cost": "in games without a name for it",
		"cards.n": "own decks", "qr.link": "where there is an address, in the place of qr.code", "odds*": "needs matches; TestOdds", "fill.*": drawn.Toast, "filled": drawn.Toast,
	}) {
		t.Errorf("not drawn where layouts are checked: %s", w)
	}
}

// TestEveryCardIsReached scrolls through a drawer by keyboard: every card of the
// game can have the focus.
func TestEveryCardIsReached(t *testing.T) {
	for _, e := range entries {
		b := sit(t, e, windows[0], lang.EN, 1, builder.Gallery, nil)
		seen := map[string]bool{}
		id := b.first("c.")
		for range 200 {
			b.s.Focus(id)
			b.tick(1)
			last := id
			for _, n := range b.s.Nodes(b.env) {
				if strings.HasPrefix(n.ID, "c.") {
					seen[n.ID] = true
					last = n.ID
				}
			}
			if last == id {
				break
			}
			id = last
		}
		if n := len(b.lib.Defs) - 1; len(seen) != n {
			t.Errorf("%s: %d of %d cards were reached", e.ID, len(seen), n)
		}
	}
}

// TestManyCards checks that a build declares only the cards in sight.
func TestManyCards(t *testing.T) {
	b := sit(t, entries[4], windows[0], lang.EN, 1, builder.Gallery, nil)
	n := 0
	for _, x := range b.s.Nodes(b.env) {
		if strings.HasPrefix(x.ID, "c.") {
			n++
		}
	}
	if n == 0 || n > 70 {
		t.Errorf("%d cards are declared", n)
	}
	b.input(ui.Input{WheelY: -9, HoverX: 400, HoverY: 400})
	b.tick(2)
	if b.first("c.") == "c."+b.lib.Card(1).ID {
		t.Error("the wheel does not scroll")
	}
}
