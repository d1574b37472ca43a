package effect

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
)

// DeckForm says what a legal deck of a game is. Library.CheckDeck is the only
// code that judges by it, for packs, records, scenarios and matches.
type DeckForm struct {
	Sections []Section
	Copies   Copies
	Quotas   []Quota
	// Curve is the field of cards that their cost is read from, Colours the
	// one that tells their colours, for statistics; none: the game has no such
	// thing.
	Curve, Colours Axis
	// Also checks what the other fields cannot express, such as how the cards
	// of a deck go together.
	Also func(l *Library, deck []rules.DefID) []DeckFault
}

// Axis is a field by which the cards of a deck are counted, and what players
// call it.
type Axis struct {
	Field string
	Name  lang.Phrase
}

// Section is a part of a deck. A card belongs to the first section of its list
// that takes it.
type Section struct {
	Name        lang.Phrase // "the main deck", for sentences about it
	Has         lang.Phrase // says how many cards it has, with {n}; none: "… has {n} cards"
	Least, Most int
	Holds       CardSet
	Side        bool        // a sideboard: brought to a match, not played with in its first game
	Copies      int         // most copies of one card within this section; 0: as in the rest of the deck
	Again       lang.Phrase // complaint about a card too many, with {name} and {n}; none: "at most {n} copies of {name}"
	Clause      string      // of the rule book, with its size
}

// Copies limits the copies of one card in all sections together that have no
// number of their own.
type Copies struct {
	Most int
	By   Sameness
	// Field is a field of cards that may set another limit, Printed the limit
	// by its value: 0 is the usual one, Any no limit, None forbids the card.
	Field   string
	Printed []int
	Clause  string // of the rule book
}

// Special numbers of Copies.Printed.
const (
	Any  = math.MaxInt32
	None = -1
)

// Sameness is what makes two cards of a deck the same.
type Sameness uint8

// Cards are the same by id, by name, or by name and subtitle.
const (
	ByID Sameness = iota
	ByName
	ByFullName
)

// Quota bounds how many cards of a kind a deck has, not counting its
// sideboard.
type Quota struct {
	Of          CardSet
	Least, Most int // Most 0: any number
	Says        lang.Phrase
	Hint        bool   // only a hint: the deck is legal all the same
	Clause      string // of the rule book
}

// CardSet selects cards by their type and by a printed field.
type CardSet struct {
	Types       uint32   // mask of card types; 0: every type
	Field       string   // name of a field; "": any card
	Least, Most int      // if the field is a number
	Values      []string // if it is anything else: one of these
}

// DeckFault is something wrong with a deck.
type DeckFault struct {
	lang.Phrase
	Def    rules.DefID // the card at fault; 0: the list as a whole
	Side   bool        // in the sideboard
	Clause string      // of the rule book; "": not stated
	Over   bool        // there is too much of something: no further card mends it
}

func (v *Vocabulary) holds(s *CardSet, d *Def) bool {
	if s.Types != 0 && s.Types>>uint(d.Attr[v.TypeAttr])&1 == 0 {
		return false
	}
	if s.Field == "" {
		return true
	}
	i := slices.IndexFunc(v.Fields, func(f Field) bool { return f.Name == s.Field })
	if i < 0 {
		return false
	}
	f := &v.Fields[i]
	n := d.Attr[f.Attr]
	if f.For != 0 && f.For>>uint(d.Attr[v.TypeAttr])&1 == 0 {
		return false
	}
	switch f.Kind {
	case FieldEnum:
		return int(n) < len(f.Enum.Values) && slices.Contains(s.Values, f.Enum.Values[n].Name)
	case FieldMask:
		return slices.ContainsFunc(s.Values, func(x string) bool {
			k := f.Enum.Index(x)
			return k >= 0 && n>>uint(k)&1 != 0
		})
	}
	return int(n) >= s.Least && int(n) <= s.Most
}

// section returns the index of the section that a card of a list belongs to,
// or -1.
func (l *Library) section(d rules.DefID, side bool) int {
	return slices.IndexFunc(l.Vocab.Deck.Sections, func(s Section) bool { return s.Side == side && l.Vocab.holds(&s.Holds, l.Def(d)) })
}

// size returns the bounds of a whole list; most is 0 if the game has no such
// list.
func (f *DeckForm) size(side bool) (least, most int) {
	for i := range f.Sections {
		if s := &f.Sections[i]; s.Side == side {
			least, most = least+s.Least, most+s.Most
		}
	}
	return least, most
}

// HasSide reports whether a deck may have a sideboard.
func (f *DeckForm) HasSide() bool {
	_, most := f.size(true)
	return most > 0
}

// entry returns the most copies of one card that a list of any deck can have.
func (f *DeckForm) entry(side bool) (most int) {
	general := f.Copies.Most
	for _, n := range f.Copies.Printed {
		general = max(general, n)
	}
	for i := range f.Sections {
		if s := &f.Sections[i]; s.Side == side && s.Copies > 0 {
			most = max(most, min(s.Copies, s.Most))
		} else if s.Side == side {
			most = max(most, min(general, s.Most))
		}
	}
	return most
}

// key returns what all copies of a card have in common.
func (l *Library) key(d rules.DefID) (k [2]string) {
	c := l.Card(d)
	switch l.Vocab.Deck.Copies.By {
	case ByName:
		return [2]string{c.Name.JA}
	case ByFullName:
		return [2]string{c.Name.JA, c.Subtitle.JA}
	}
	return [2]string{c.ID}
}

// copies returns how many copies of a card are allowed: most, unless the card
// says otherwise.
func (l *Library) copies(d rules.DefID, most int) int {
	c := &l.Vocab.Deck.Copies
	for i := range l.Vocab.Fields {
		if f := &l.Vocab.Fields[i]; c.Field != "" && f.Name == c.Field {
			switch n := c.Printed[l.Def(d).Attr[f.Attr]]; n {
			case 0:
				return most
			case None:
				return 0
			default:
				return n
			}
		}
	}
	return most
}

// fill puts values in the place of names; what there is one of is singular in
// English.
func fill(t lang.Phrase, pairs ...string) lang.Phrase {
	if i := slices.Index(pairs, "{n}"); i >= 0 && pairs[i+1] == "1" {
		t.EN = strings.NewReplacer("{n} cards", "{n} card", "{n} copies", "{n} copy").Replace(t.EN)
	}
	r := strings.NewReplacer(pairs...)
	return lang.Phrase{JA: r.Replace(t.JA), EN: r.Replace(t.EN)}
}

// bounds puts into words how many cards there must be.
func bounds(least, most int) (en string, ja string) {
	switch {
	case least == most:
		return fmt.Sprintf("exactly %d", least), fmt.Sprintf("ちょうど%d枚", least)
	case least == 0:
		return fmt.Sprintf("at most %d", most), fmt.Sprintf("%d枚まで", most)
	}
	return fmt.Sprintf("%d to %d", least, most), fmt.Sprintf("%dから%d枚", least, most)
}

// wrong returns the fault of a section with n cards.
func (s *Section) wrong(n int) DeckFault {
	has := s.Has
	if has.EN == "" {
		has = lang.Phrase{JA: s.Name.JA + "は{n}枚です", EN: s.Name.EN + " has {n} cards"}
	}
	en, ja := bounds(s.Least, s.Most)
	t := fill(has, "{n}", strconv.Itoa(n))
	return DeckFault{Phrase: lang.Phrase{JA: t.JA + "。" + ja + "にしてください", EN: t.EN + "; it must have " + en}, Side: s.Side, Clause: s.Clause, Over: n > s.Most}
}

// CheckDeck returns what is wrong with a deck and its sideboard, nil if they
// are legal. It is the single authority on decks.
func (l *Library) CheckDeck(deck, side []rules.DefID) []lang.Phrase {
	var out []lang.Phrase
	for _, f := range l.DeckFaults(deck, side) {
		out = append(out, f.Phrase)
	}
	return out
}

// DeckFaults is CheckDeck with what programs need to know of each fault.
func (l *Library) DeckFaults(deck, side []rules.DefID) (out []DeckFault) {
	f := &l.Vocab.Deck
	lists := [2][]rules.DefID{deck, side}
	count := make([]int, len(f.Sections))
	var strange []DeckFault
	var known []rules.DefID // the known cards of both lists
	var in []int            // their sections
	unknown := false
	for k, list := range lists {
		told := map[rules.DefID]bool{}
		for _, d := range list {
			if d == 0 || int(d) >= len(l.Defs) {
				unknown = true
				continue
			}
			i := l.section(d, k == 1)
			if i >= 0 {
				count[i]++
			} else if !told[d] {
				told[d] = true
				strange = append(strange, l.misplaced(d, k == 1))
			}
			known, in = append(known, d), append(in, i)
		}
	}
	for i := range f.Sections {
		if s := &f.Sections[i]; count[i] < s.Least || count[i] > s.Most {
			out = append(out, s.wrong(count[i]))
		}
	}
	if unknown {
		out = append(out, DeckFault{Phrase: lang.Phrase{JA: "知らないカードがあります", EN: "the deck holds an unknown card"}, Over: true})
	}
	out = append(append(out, strange...), l.tooMany(known, in, len(deck))...)
	for i := range f.Quotas {
		if q := &f.Quotas[i]; !q.Hint && !l.meets(q, deck) {
			out = append(out, DeckFault{Phrase: q.Says, Clause: q.Clause, Over: q.Most > 0 && l.number(q, deck) > q.Most})
		}
	}
	if f.Also != nil && !unknown {
		out = append(out, f.Also(l, deck)...)
	}
	return out
}

// misplaced returns the fault of a card that may not be in a list.
func (l *Library) misplaced(d rules.DefID, side bool) DeckFault {
	t := l.Card(d).Name
	for i := range l.Vocab.Deck.Sections {
		if s := &l.Vocab.Deck.Sections[i]; s.Side == side {
			return DeckFault{Phrase: lang.Phrase{JA: "《" + t.JA + "》は" + s.Name.JA + "に入れられません", EN: "“" + t.EN + "” cannot be in " + s.Name.EN}, Def: d, Side: side, Clause: s.Clause, Over: true}
		}
	}
	return DeckFault{Phrase: lang.Phrase{JA: "サイドボードはありません", EN: "there is no sideboard"}, Side: side, Over: true}
}

// tooMany returns a fault for each card with too many copies. cards[:main] are
// the deck, the rest is the sideboard; in holds the section of each card.
func (l *Library) tooMany(cards []rules.DefID, in []int, main int) (out []DeckFault) {
	f := &l.Vocab.Deck
	type group struct {
		key     [2]string
		section int // a section with a limit of its own; -1: all others
	}
	at := func(i int) (group, *Section) {
		g := group{l.key(cards[i]), -1}
		if in[i] >= 0 && f.Sections[in[i]].Copies > 0 {
			g.section = in[i]
			return g, &f.Sections[in[i]]
		}
		return g, nil
	}
	n, most := map[group]int{}, map[group]int{} // the strictest limit of a name counts
	for i, d := range cards {
		g, s := at(i)
		m := f.Copies.Most
		if s != nil {
			m = s.Copies
		}
		m = l.copies(d, m)
		if old, ok := most[g]; !ok || m < old {
			most[g] = m
		}
	}
	together := slices.ContainsFunc(f.Sections, func(s Section) bool { return s.Side && s.Copies == 0 })
	for i, d := range cards {
		g, s := at(i)
		if n[g]++; n[g] != most[g]+1 {
			continue
		}
		says := lang.Phrase{JA: "《{name}》は{n}枚までです", EN: "at most {n} copies of “{name}”"}
		switch {
		case s != nil && s.Again.EN != "":
			says = s.Again
		case s == nil && together:
			says = lang.Phrase{JA: "《{name}》はメインデッキとサイドボードを合わせて{n}枚までです", EN: "at most {n} copies of “{name}” in deck and sideboard together"}
		}
		t := l.Card(d).Name
		k := strconv.Itoa(most[g])
		out = append(out, DeckFault{Phrase: lang.Phrase{JA: fill(lang.Phrase{JA: says.JA}, "{name}", t.JA, "{n}", k).JA, EN: fill(lang.Phrase{EN: says.EN}, "{name}", t.EN, "{n}", k).EN}, Def: d, Side: i >= main, Clause: f.Copies.Clause, Over: true})
	}
	return out
}

func (l *Library) number(q *Quota, deck []rules.DefID) (n int) {
	for _, d := range deck {
		if d != 0 && int(d) < len(l.Defs) && l.Vocab.holds(&q.Of, &l.Defs[d]) {
			n++
		}
	}
	return n
}

func (l *Library) meets(q *Quota, deck []rules.DefID) bool {
	n := l.number(q, deck)
	return n >= q.Least && (q.Most == 0 || n <= q.Most)
}

// DeckHints returns warnings about a deck that is legal all the same.
func (l *Library) DeckHints(deck []rules.DefID) (out []lang.Phrase) {
	for i := range l.Vocab.Deck.Quotas {
		if q := &l.Vocab.Deck.Quotas[i]; q.Hint && !l.meets(q, deck) {
			out = append(out, q.Says)
		}
	}
	return out
}

// Refuses returns why an unfinished deck cannot take one more card d, in its
// main deck or its sideboard; nil: it can. What further cards could mend is no
// reason.
func (l *Library) Refuses(deck, side []rules.DefID, d rules.DefID, toSide bool) *DeckFault {
	if d == 0 || int(d) >= len(l.Defs) {
		return &DeckFault{Phrase: lang.Phrase{JA: "知らないカードです", EN: "this card is not known"}, Side: toSide, Over: true}
	}
	if l.section(d, toSide) < 0 {
		f := l.misplaced(d, toSide)
		return &f
	}
	moreDeck, moreSide := deck, side
	if toSide {
		moreSide = append(slices.Clone(side), d)
	} else {
		moreDeck = append(slices.Clone(deck), d)
	}
	var before []DeckFault // found when it is needed, which is seldom
	for _, f := range l.DeckFaults(moreDeck, moreSide) {
		if !f.Over {
			continue
		}
		if f.Def != 0 && l.key(f.Def) == l.key(d) {
			return &f
		}
		if before == nil {
			before = l.DeckFaults(deck, side)
		}
		if !slices.Contains(before, f) {
			return &f
		}
	}
	return nil
}

// SectionOf returns the index of the section of DeckForm that a card of a main
// deck or a sideboard belongs to, or -1.
func (l *Library) SectionOf(d rules.DefID, side bool) int {
	if d == 0 || int(d) >= len(l.Defs) {
		return -1
	}
	return l.section(d, side)
}

// Takes reports whether an unfinished deck has room for one more card d, in
// its section and as a copy.
func (l *Library) Takes(deck []rules.DefID, d rules.DefID) bool {
	with := append(slices.Clone(deck), d)
	at := l.section(d, false)
	if at < 0 {
		return false
	}
	n := 0
	in := make([]int, len(with))
	for i, c := range with {
		if in[i] = l.section(c, false); in[i] == at {
			n++
		}
	}
	return n <= l.Vocab.Deck.Sections[at].Most && len(l.tooMany(with, in, len(with))) == 0
}

// Full reports whether an unfinished deck has as many cards as it needs.
func (l *Library) Full(deck []rules.DefID) bool {
	count := make([]int, len(l.Vocab.Deck.Sections))
	for _, d := range deck {
		if i := l.section(d, false); i >= 0 {
			count[i]++
		}
	}
	for i := range l.Vocab.Deck.Sections {
		if s := &l.Vocab.Deck.Sections[i]; !s.Side && count[i] < s.Least {
			return false
		}
	}
	return true
}
