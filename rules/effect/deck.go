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

// DeckForm says what a legal deck of a game is. Whoever asks whether a deck is
// legal – packs, records, scenarios, matches – asks Library.CheckDeck, which
// reads it here.
type DeckForm struct {
	Sections []Section
	Copies   Copies
	Quotas   []Quota
	// Also says what is wrong beyond that: how the cards of a deck go together.
	Also func(l *Library, deck []rules.DefID) []DeckFault
}

// Section is a part of a deck. A card belongs to the first section of its list
// that holds it.
type Section struct {
	Name        lang.Phrase // "the main deck": for sentences about it
	Has         lang.Phrase // how many cards it has, with {n}; none: "… has {n} cards"
	Least, Most int
	Holds       CardSet
	Side        bool        // a sideboard: brought to a match, not played with at first
	Copies      int         // of one card in this section alone; 0: as in the rest of the deck
	Again       lang.Phrase // what is said of a card too many, with {name} and {n}; none: "at most {n} copies of {name}"
}

// Copies is how often one card may lie in all sections together that have no
// number of their own.
type Copies struct {
	Most int
	By   Sameness
	// Field is a field of cards that may set another number, Printed the number
	// by its value: 0 is the usual one, Any no limit, None that there may be none.
	Field   string
	Printed []int
}

// Numbers of Copies.Printed.
const (
	Any  = math.MaxInt32
	None = -1
)

// Sameness is what makes two cards of a deck the same.
type Sameness uint8

// A card is the same by its id, by its name, or by name and subtitle.
const (
	ByID Sameness = iota
	ByName
	ByFullName
)

// Quota bounds how many cards of a kind a deck has, its sideboard left out.
type Quota struct {
	Of          CardSet
	Least, Most int // Most 0: any number
	Says        lang.Phrase
	Hint        bool // the deck is legal all the same
}

// CardSet is some of a game's cards, by type and by what is printed on them.
type CardSet struct {
	Types       uint32   // mask of card types; 0: every type
	Field       string   // a field; "": whatever is printed
	Least, Most int      // of a field that is a number
	Values      []string // of any other field: one of these
}

// DeckFault is something wrong with a deck.
type DeckFault struct {
	lang.Phrase
	Def  rules.DefID // the card that is to blame; 0: the list as a whole
	Side bool        // it lies in the sideboard
	Hint string      // "": change the deck
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

// section is the number of the section that a card of a list belongs to, or -1.
func (l *Library) section(d rules.DefID, side bool) int {
	return slices.IndexFunc(l.Vocab.Deck.Sections, func(s Section) bool { return s.Side == side && l.Vocab.holds(&s.Holds, l.Def(d)) })
}

// size bounds a whole list of a deck; most is 0 if the game has no such list.
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

// entry is the most copies of one card that a list of any deck can have.
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

// key is what copies of a card have in common.
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

// copies is how many of a card there may be: usually most, if nothing else is
// printed on it.
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

func fill(t lang.Phrase, pairs ...string) lang.Phrase {
	r := strings.NewReplacer(pairs...)
	return lang.Phrase{JA: r.Replace(t.JA), EN: r.Replace(t.EN)}
}

// bounds words how many cards there must be.
func bounds(least, most int) (en string, ja string) {
	switch {
	case least == most:
		return fmt.Sprintf("exactly %d", least), fmt.Sprintf("ちょうど%d枚", least)
	case least == 0:
		return fmt.Sprintf("at most %d", most), fmt.Sprintf("%d枚まで", most)
	}
	return fmt.Sprintf("%d to %d", least, most), fmt.Sprintf("%dから%d枚", least, most)
}

// wrong says that a section has n cards.
func (s *Section) wrong(n int) DeckFault {
	has := s.Has
	if has.EN == "" {
		has = lang.Phrase{JA: s.Name.JA + "は{n}枚です", EN: s.Name.EN + " has {n} cards"}
	}
	en, ja := bounds(s.Least, s.Most)
	t := fill(has, "{n}", strconv.Itoa(n))
	return DeckFault{Phrase: lang.Phrase{JA: t.JA + "。" + ja + "にしてください", EN: t.EN + "; it must have " + en}, Side: s.Side}
}

// CheckDeck says what is wrong with a deck and its sideboard, in both
// languages; nothing when they are legal. It is the one authority on decks.
func (l *Library) CheckDeck(deck, side []rules.DefID) []lang.Phrase {
	var out []lang.Phrase
	for _, f := range l.deckFaults(deck, side) {
		out = append(out, f.Phrase)
	}
	return out
}

func (l *Library) deckFaults(deck, side []rules.DefID) (out []DeckFault) {
	f := &l.Vocab.Deck
	lists := [2][]rules.DefID{deck, side}
	count := make([]int, len(f.Sections))
	var strange []DeckFault
	var known []rules.DefID // of both lists
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
		out = append(out, DeckFault{Phrase: lang.Phrase{JA: "知らないカードがあります", EN: "the deck holds an unknown card"}})
	}
	out = append(append(out, strange...), l.tooMany(known, in, len(deck))...)
	for i := range f.Quotas {
		if q := &f.Quotas[i]; !q.Hint && !l.meets(q, deck) {
			out = append(out, DeckFault{Phrase: q.Says})
		}
	}
	if f.Also != nil && !unknown {
		out = append(out, f.Also(l, deck)...)
	}
	return out
}

// misplaced says that a card may not lie in a list.
func (l *Library) misplaced(d rules.DefID, side bool) DeckFault {
	t := l.Card(d).Name
	for i := range l.Vocab.Deck.Sections {
		if s := &l.Vocab.Deck.Sections[i]; s.Side == side {
			return DeckFault{Phrase: lang.Phrase{JA: "《" + t.JA + "》は" + s.Name.JA + "に入れられません", EN: "“" + t.EN + "” cannot be in " + s.Name.EN}, Def: d, Side: side}
		}
	}
	return DeckFault{Phrase: lang.Phrase{JA: "サイドボードはありません", EN: "there is no sideboard"}, Side: side}
}

// tooMany says of which cards there are too many copies: the first main of the
// cards are the deck, the rest its sideboard; in tells their sections.
func (l *Library) tooMany(cards []rules.DefID, in []int, main int) (out []DeckFault) {
	f := &l.Vocab.Deck
	type group struct {
		key     [2]string
		section int // that counts for itself; -1: all others
	}
	at := func(i int) (group, *Section) {
		g := group{l.key(cards[i]), -1}
		if in[i] >= 0 && f.Sections[in[i]].Copies > 0 {
			g.section = in[i]
			return g, &f.Sections[in[i]]
		}
		return g, nil
	}
	n, most := map[group]int{}, map[group]int{} // the strictest of a name counts
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
		out = append(out, DeckFault{Phrase: lang.Phrase{JA: fill(lang.Phrase{JA: says.JA}, "{name}", t.JA, "{n}", k).JA, EN: fill(lang.Phrase{EN: says.EN}, "{name}", t.EN, "{n}", k).EN}, Def: d, Side: i >= main})
	}
	return out
}

func (l *Library) meets(q *Quota, deck []rules.DefID) bool {
	n := 0
	for _, d := range deck {
		if d != 0 && int(d) < len(l.Defs) && l.Vocab.holds(&q.Of, &l.Defs[d]) {
			n++
		}
	}
	return n >= q.Least && (q.Most == 0 || n <= q.Most)
}

// hints are warnings about a legal deck.
func (l *Library) hints(deck []rules.DefID) (out []lang.Phrase) {
	for i := range l.Vocab.Deck.Quotas {
		if q := &l.Vocab.Deck.Quotas[i]; q.Hint && !l.meets(q, deck) {
			out = append(out, q.Says)
		}
	}
	return out
}

// Takes reports whether a deck that grows has room for one more card: in its
// section, and as a copy.
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

// Full reports whether a growing deck has the cards it needs.
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
