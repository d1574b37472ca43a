package deck

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// Builder changes a list card by card and says what may be added. The zero
// Builder is not useful: set both fields. It is not safe for concurrent use.
type Builder struct {
	Lib  *effect.Library
	List *List
}

// New returns a builder of an empty list.
func New(lib *effect.Library) *Builder {
	return &Builder{Lib: lib, List: &List{Game: lib.Vocab.Game}}
}

// Add adds a copy of a card to the main deck or the sideboard. Otherwise it
// returns why not, and nothing changes.
func (b *Builder) Add(d rules.DefID, side bool) *effect.DeckFault {
	if f := b.Refuses(d, side); f != nil {
		return f
	}
	b.put(d, side, 1)
	return nil
}

// put changes the number of copies by n, whatever the rules say.
func (b *Builder) put(d rules.DefID, side bool, n int) {
	b.List.put(Entry{b.Lib.Card(d).ID, n}, side)
	b.List.Sort(b.Lib)
}

// Remove takes a copy of a card out, by its id, for it may be unknown. It
// reports whether there was one.
func (b *Builder) Remove(card string, side bool) bool {
	part := b.List.part(side)
	for i := range *part {
		if e := &(*part)[i]; e.Card == card {
			e.N--
			b.List.Sort(b.Lib)
			return true
		}
	}
	return false
}

// Set makes the number of copies of a card n, or as near to it as the rules
// allow; then it returns what is in the way.
func (b *Builder) Set(d rules.DefID, side bool, n int) *effect.DeckFault {
	id := b.Lib.Card(d).ID
	for b.List.Copies(id, side) > max(n, 0) {
		b.Remove(id, side)
	}
	for b.List.Copies(id, side) < n {
		if f := b.Add(d, side); f != nil {
			return f
		}
	}
	return nil
}

// Refuses returns why no further copy of a card can be added; nil: one can.
func (b *Builder) Refuses(d rules.DefID, side bool) *effect.DeckFault {
	main, other := b.List.Designs(b.Lib)
	if b.List.Cards(side) >= MaxCards {
		return &effect.DeckFault{Phrase: lang.Phrase{JA: "これ以上は入りません", EN: "there is no room for more"}, Def: d, Side: side, Over: true}
	}
	return b.Lib.Refuses(main, other, d, side)
}

// Left returns how many copies of a card can still be added, and if there are
// none why.
func (b *Builder) Left(d rules.DefID, side bool) (n int, why *effect.DeckFault) {
	trial := Builder{b.Lib, b.List.Clone()}
	for ; n <= MaxCards; n++ {
		if why = trial.Add(d, side); why != nil {
			break
		}
	}
	if n > 0 {
		why = nil
	}
	return n, why
}

// Move moves a copy of a card from the main deck to the sideboard, or back.
// Otherwise it returns why not, and nothing changes.
func (b *Builder) Move(d rules.DefID, toSide bool) *effect.DeckFault {
	before := b.List.Clone()
	if !b.Remove(b.Lib.Card(d).ID, !toSide) {
		return &effect.DeckFault{Phrase: lang.Phrase{JA: "このカードは入っていません", EN: "this card is not there"}, Def: d, Side: !toSide}
	}
	if f := b.Add(d, toSide); f != nil {
		*b.List = *before
		return f
	}
	return nil
}

// Section is a section of the game's decks, as a list fills it.
type Section struct {
	Name        lang.Phrase // "the main deck", for sentences
	Side        bool
	Cards       int
	Least, Most int
	Clause      string // of the rule book; "": not stated
}

// Sections returns the sections of the game's decks in order.
func (b *Builder) Sections() []Section {
	var out []Section
	for _, s := range b.Lib.Vocab.Deck.Sections {
		out = append(out, Section{Name: s.Name, Side: s.Side, Least: s.Least, Most: s.Most, Clause: s.Clause})
	}
	for _, side := range [2]bool{false, true} {
		for _, e := range b.List.Part(side) {
			if i := b.Lib.SectionOf(b.Lib.Find(e.Card), side); i >= 0 {
				out[i].Cards += e.N
			}
		}
	}
	return out
}

// Faults returns what still keeps the list from being played; nil: nothing.
func (b *Builder) Faults() []effect.DeckFault { return b.List.Faults(b.Lib) }

// Hints returns warnings about a list that is legal all the same.
func (b *Builder) Hints() []lang.Phrase {
	main, _ := b.List.Designs(b.Lib)
	return b.Lib.DeckHints(main)
}
