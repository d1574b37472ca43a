package effect

import (
	"godeck/internal/lang"
	"godeck/rules"
)

// Def is a card design as the rules use it.
type Def struct {
	ID        string
	Attr      [12]int16
	Abilities []uint16 // indices into Library.Abilities
}

// Ability is one compiled ability of a design.
type Ability struct {
	Def     rules.DefID
	List    uint8  // index into 1+Vocabulary.Lists: 0 = effects
	Trigger uint16 // instruction number of the trigger word
	TArg    [7]int16
	Cond    int16  // expression; 0: always holds
	Entry   uint16 // first instruction
	Extra   [2]int16
	Late    bool
	Node    *AbilityNode
}

// Instr is one instruction of compiled effect code.
type Instr struct {
	Op     uint16
	A      [6]int16
	Done   Done
	Counts bool // its block holds words that count cards
}

// Expr is one node of a compiled condition or amount.
type Expr struct {
	Op uint16
	A  [5]int16
}

// Test is one test of a filter: the card's field compared with N, or member
// of the mask N.
type Test struct {
	Attr uint8
	Cmp  uint8 // index into Cmp, unless Mask
	Mask bool
	Set  bool // the field is a mask too: one common member is enough
	N    int16
}

// Library is everything immutable that a match refers to: designs, compiled
// effects and what texts need. It is shared by all states and safe for
// concurrent reading.
type Library struct {
	Vocab     *Vocabulary
	names     []rules.DefID // by design: the first of its name
	Defs      []Def         // index 0 is unused: DefID 0 is the unknown card
	Cards     []CardText
	Abilities []Ability
	Code      []Instr
	Exprs     []Expr
	Filters   [][]Test
	Choices   []Choice // 0 is unused
	Packs     []*Pack
	byID      map[string]rules.DefID
}

// CardText is what people read on a card.
type CardText struct {
	ID       string
	Name     lang.Phrase
	Subtitle lang.Phrase
	Flavour  lang.Phrase
	Art      []byte // raw JSON of the art description, or nil
	Pack     string
}

// Def returns the design; unknown ids give the empty design.
func (l *Library) Def(id rules.DefID) *Def {
	if int(id) >= len(l.Defs) {
		return &l.Defs[0]
	}
	return &l.Defs[id]
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

// Decks returns all decks of all packs in order.
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

// Expand returns the deck's cards one by one, in order of the list.
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

// NameOf is the first design that has the name of a design, so that two cards
// have one name if and only if these are the same.
func (l *Library) NameOf(d rules.DefID) rules.DefID {
	if d == 0 || int(d) > len(l.names) {
		return 0
	}
	return l.names[d-1]
}
