package lobby

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/deck"
	"godeck/rules/games"
	"godeck/scenes/table"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// misread is a part of the address that is not understood.
type misread struct {
	name, value string
	known       []string                 // valid values
	why         func(l lang.Lang) string // what is wrong with a value that cannot be listed; nil: it is unknown
}

// text returns a message about it.
func (m *misread) text(l lang.Lang) string {
	if m.why != nil {
		return noticeWords.T(l, "of", m.name+"="+lang.Excerpt(m.value, 24), m.why(l))
	}
	known := strings.Join(m.known, l.Pick("、", ", "))
	return noticeWords.T(l, "unknown", m.name+"="+lang.Excerpt(m.value, 40), known)
}

// address is where the program is asked to go: by the page's address, or by
// what is given in its place.
type address struct {
	host   ui.Host
	given  map[string]string // nil: the page's own counts
	seeded bool              // its seed has been used
}

// give goes elsewhere than the page's address says.
func (a *address) give(to map[string]string) { a.given, a.seeded = to, false }

func (a *address) param(name string) string {
	if a.given != nil {
		return a.given[name]
	}
	if a.host == nil {
		return ""
	}
	return a.host.Param(name)
}

// seed returns the next match's seed; the first one may be given.
func (a *address) seed() uint64 {
	if n, err := strconv.ParseUint(a.param("seed"), 10, 53); err == nil && !a.seeded {
		a.seeded = true
		return n
	}
	// Not crypto/rand: nothing here is secret, and it would make the page larger.
	return rand.Uint64() >> 11 // fits a float64
}

// check validates the address of a match of a game and returns what is wrong
// with it, or nil. Anything may be left out.
func (a *address) check(d *table.Entry, g games.Game, taught *school, own *ownDecks) *misread {
	wrong := func(name string, known ...string) *misread {
		if v := a.param(name); v != "" && !slices.Contains(known, v) {
			return &misread{name: name, value: v, known: known}
		}
		return nil
	}
	var known, decks, lessons, rivals []string
	for _, r := range d.Rivals {
		rivals = append(rivals, r.ID)
	}
	for _, lv := range levels {
		known = append(known, lv.ID)
	}
	for _, dk := range g.Library().Decks() {
		decks = append(decks, dk.ID)
	}
	decks = append(decks, catalog.RandomDeck)
	if a.param("lesson") != "" { // they are not loaded needlessly
		for _, x := range taught.lessons(d.ID) {
			lessons = append(lessons, x.ID)
		}
	}
	faults := []*misread{wrong("lesson", lessons...), wrong("mode", "vsai", "two", "watch"), wrong("level", known...), wrong("rival", rivals...), own.misread(g, "deck", a.param("deck"), decks), own.misread(g, "deck2", a.param("deck2"), decks)}
	for _, c := range d.Terms {
		var ids []string
		for _, v := range c.Values {
			ids = append(ids, v.ID)
		}
		faults = append(faults, wrong(c.ID, ids...))
	}
	if v := a.param("seed"); v != "" {
		if _, err := strconv.ParseUint(v, 10, 53); err != nil {
			faults = append(faults, &misread{name: "seed", value: v, known: []string{"0–9007199254740991"}})
		}
	}
	for _, f := range faults {
		if f != nil {
			return f
		}
	}
	return nil
}

// misread validates the deck of a seat: one of the packs' or the code of a
// list.
func (o *ownDecks) misread(g games.Game, name, v string, known []string) *misread {
	if v == "" || slices.Contains(known, v) {
		return nil
	}
	lib := g.Library()
	if !strings.HasPrefix(v, "D") || len(v) < 20 { // no code, but the id of a deck
		if own := o.Get(lib.Vocab.Game, v); own != nil && own.Faults(lib) == nil {
			return nil
		}
		return &misread{name: name, value: v, known: known}
	}
	list, err := deck.ReadCode(lib, v)
	if err != nil {
		return &misread{name: name, value: v, why: func(l lang.Lang) string { return deckError(err, l) }}
	}
	if f := list.Faults(lib); len(f) > 0 {
		return &misread{name: name, value: v, why: f[0].Phrase.In}
	}
	return nil
}

// manners validates language and speed, which any address may give.
func (a *address) manners() *misread {
	if v := a.param("lang"); v != "" {
		if _, ok := lang.Parse(v); !ok {
			return &misread{name: "lang", value: v, known: []string{string(lang.JA), string(lang.EN)}}
		}
	}
	if v := a.param("speed"); v != "" {
		if _, ok := tween.ParseSpeed(v); !ok {
			return &misread{name: "speed", value: v, known: tween.SpeedNames}
		}
	}
	return nil
}

// openGames returns the ids of the doors that can be opened.
func openGames() (ids []string) {
	for _, d := range registry {
		if d.Open != nil {
			ids = append(ids, d.ID)
		}
	}
	return ids
}
