package effect

import (
	"godeck/internal/lang"
	"godeck/rules"
)

// Def is a card design as the rules see it.
type Def struct {
	ID        string
	Attr      [12]int16
	Abilities []uint16 // indices into Library.Abilities
}

// Ability is a compiled ability of a design.
type Ability struct {
	Def     rules.DefID
	List    uint8  // 0: effects, otherwise 1 + index into Vocabulary.Lists
	Trigger uint16 // instruction number of the trigger word
	TArg    [7]int16
	Cond    int16  // expression; 0: always holds
	Entry   uint16 // first instruction
	Extra   [2]int16
	Late    bool
	Node    *AbilityNode
}

// Instr is an instruction of compiled effect code.
type Instr struct {
	Op     uint16
	A      [6]int16
	Done   Done
	Counts bool // its block has words that count cards
}

// Expr is a node of a compiled condition or amount.
type Expr struct {
	Op uint16
	A  [5]int16
}

// Test is one test of a filter: the card's field compared with N or, with
// Mask, contained in the mask N.
type Test struct {
	Attr uint8
	Cmp  uint8 // index into Cmp, unless Mask
	Mask bool
	Set  bool // the field is a mask too: one common bit is enough
	N    int16
}

// Holds reports whether a value of the field passes.
func (q *Test) Holds(v int) bool {
	switch {
	case q.Set:
		return v&int(q.N) != 0
	case q.Mask:
		return v >= 0 && int(q.N)&(1<<uint(v)) != 0
	}
	return Compare(v, q.Cmp, int(q.N))
}

// Library is everything immutable that a match refers to: designs, compiled
// effects and their texts. It is shared by all states and safe for concurrent
// use.
type Library struct {
	Vocab     *Vocabulary
	names     []rules.DefID // by design: the first design with its name
	Defs      []Def         // Defs[0] is the unknown card
	Cards     []CardText
	Abilities []Ability
	Code      []Instr
	Exprs     []Expr
	Filters   [][]Test
	Choices   []Choice // 0 is unused
	Packs     []*Pack
	byID      map[string]rules.DefID
}

// CardText is what is printed on a card.
type CardText struct {
	ID       string
	Name     lang.Phrase
	Subtitle lang.Phrase
	Flavour  lang.Phrase
	Art      []byte // raw JSON of the art description, or nil
	Pack     string
}

// Def returns the design; an unknown id gives the empty design.
func (l *Library) Def(id rules.DefID) *Def {
	if int(id) >= len(l.Defs) {
		return &l.Defs[0]
	}
	return &l.Defs[id]
}

// TypeOf returns the name of a design's type.
func (l *Library) TypeOf(id rules.DefID) string {
	return l.Vocab.Types[l.Def(id).Attr[l.Vocab.TypeAttr]].Name
}

// Card returns the texts of a design.
func (l *Library) Card(id rules.DefID) *CardText {
	if int(id) >= len(l.Cards) {
		return &l.Cards[0]
	}
	return &l.Cards[id]
}

// Find returns the design with the id, or 0.
func (l *Library) Find(id string) rules.DefID { return l.byID[id] }

// Decks returns the decks of all packs in order.
func (l *Library) Decks() []*Deck {
	var d []*Deck
	for _, p := range l.Packs {
		for i := range p.Decks {
			d = append(d, &p.Decks[i])
		}
	}
	return d
}

// Deck returns the deck with the id, or nil.
func (l *Library) Deck(id string) *Deck {
	for _, p := range l.Packs {
		for i := range p.Decks {
			if p.Decks[i].ID == id {
				return &p.Decks[i]
			}
		}
	}
	return nil
}

// Expand returns the deck's cards one by one, in list order.
func (l *Library) Expand(d *Deck) []rules.DefID { return l.cards(d.List) }

// Side returns the sideboard's cards one by one.
func (l *Library) Side(d *Deck) []rules.DefID { return l.cards(d.Side) }

func (l *Library) cards(list []DeckEntry) []rules.DefID {
	var out []rules.DefID
	for _, e := range list {
		for range e.N {
			out = append(out, l.byID[e.ID])
		}
	}
	return out
}

// NameOf returns the first design with the name of d: two cards have the same
// name if and only if their NameOf is equal.
func (l *Library) NameOf(d rules.DefID) rules.DefID {
	if d == 0 || int(d) > len(l.names) {
		return 0
	}
	return l.names[d-1]
}
