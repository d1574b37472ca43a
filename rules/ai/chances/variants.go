package chances

import (
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/effect"
)

// stand is the number of lists that take the place of what a variant leaves
// open.
const stand = 3

func main(lib *effect.Library, l *deck.List) []rules.DefID {
	cards, _ := l.Designs(lib)
	return cards
}

// Filled returns an unfinished list completed in several ways, a finished one
// alone: the base of a race.
func Filled(lib *effect.Library, l *deck.List, seed uint64) (out [][]rules.DefID) {
	if l.Faults(lib) == nil {
		return [][]rules.DefID{main(lib, l)}
	}
	for i := range uint64(stand) {
		if f := deck.Fill(lib, l, nil, seed+i); f.Faults(lib) == nil {
			out = append(out, main(lib, f))
		}
	}
	return out
}

// Without returns a variant for every card of a list's main deck: the list
// without it, completed in several other ways. What such a variant gains is
// what the card costs the deck. Cards that it cannot do without are left out.
func Without(lib *effect.Library, l *deck.List, seed uint64) (out []Variant) {
	for _, e := range l.Main {
		d := lib.Find(e.Card)
		b := deck.Builder{Lib: lib, List: l.Clone()}
		b.Set(d, false, 0)
		v := Variant{Out: d}
		for i := range uint64(stand) {
			if f := deck.Fill(lib, b.List, nil, seed+i, d); f.Faults(lib) == nil && f.Copies(e.Card, false) == 0 {
				v.Decks = append(v.Decks, main(lib, f))
			}
		}
		if len(v.Decks) > 0 {
			out = append(out, v)
		}
	}
	return out
}

// Last returns variants of an unfinished list: each with one of the likeliest
// further cards, up to most of them, two copies where there is room, and
// completed like the base (Filled with the same seed).
func Last(lib *effect.Library, l *deck.List, most int, seed uint64) (out []Variant) {
	for _, d := range deck.Likely(lib, l, most) {
		b := deck.Builder{Lib: lib, List: l.Clone()}
		b.Set(d, false, l.Copies(lib.Card(d).ID, false)+2)
		if v := (Variant{In: d, Decks: Filled(lib, b.List, seed)}); len(v.Decks) > 0 {
			out = append(out, v)
		}
	}
	return out
}

// Swaps returns variants of a legal list in which the copies of one card are
// replaced by another of the likeliest, up to most of them.
func Swaps(lib *effect.Library, l *deck.List, from rules.DefID, most int) (out []Variant) {
	n := l.Copies(lib.Card(from).ID, false)
	rest := deck.Builder{Lib: lib, List: l.Clone()}
	rest.Set(from, false, 0)
	for _, d := range deck.Likely(lib, rest.List, most+1) {
		if d == from || len(out) == most {
			continue
		}
		b := deck.Builder{Lib: lib, List: rest.List.Clone()}
		b.Set(d, false, b.List.Copies(lib.Card(d).ID, false)+n)
		for b.List.Cards(false) < l.Cards(false) && b.Add(from, false) == nil { // no more copies are allowed
		}
		if b.List.Faults(lib) == nil {
			out = append(out, Variant{Out: from, In: d, Decks: [][]rules.DefID{main(lib, b.List)}})
		}
	}
	return out
}
