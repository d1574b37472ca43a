package deck

import (
	"cmp"
	"math/bits"
	"math/rand/v2"

	"godeck/internal/lang"
	"godeck/internal/sorting"
	"godeck/rules"
	"godeck/rules/effect"
)

// Share is a number of cards of a kind.
type Share struct {
	Name  lang.Phrase
	Value int // of the field
	N     int
}

// Stats are the numbers of a list's cards, without the sideboard.
type Stats struct {
	Cards   int
	Curve   []int // cards by cost, from 0; nil: no card has one
	Costs   int   // cards that have a cost
	Mean    int   // cost of those on average, in hundredths
	Types   []Share
	Colours []Share // a card of two colours counts for both; the most frequent first
}

// StatsOf counts a list.
func StatsOf(lib *effect.Library, l *List) Stats {
	v := lib.Vocab
	cost, colour := field(v, v.Deck.Curve.Field), field(v, v.Deck.Colours.Field)
	var s Stats
	types, colours := map[int]int{}, map[int]int{}
	sum := 0
	for _, e := range l.Main {
		id := lib.Find(e.Card)
		if id == 0 {
			continue
		}
		d := lib.Def(id)
		s.Cards += e.N
		types[int(d.Attr[v.TypeAttr])] += e.N
		if n, ok := printed(v, cost, d); ok {
			for len(s.Curve) <= n {
				s.Curve = append(s.Curve, 0)
			}
			s.Curve[n] += e.N
			s.Costs += e.N
			sum += n * e.N
		}
		for _, k := range values(v, colour, d) {
			colours[k] += e.N
		}
	}
	if s.Costs > 0 {
		s.Mean = (100*sum + s.Costs/2) / s.Costs
	}
	for i, t := range v.Types {
		if n := types[i]; n > 0 {
			s.Types = append(s.Types, Share{lang.Phrase{JA: t.JA, EN: t.EN}, i, n})
		}
	}
	for k, n := range colours {
		x := colour.Enum.Values[k]
		s.Colours = append(s.Colours, Share{lang.Phrase{JA: x.JA, EN: x.EN}, k, n})
	}
	sorting.Stable(s.Colours, func(a, b Share) int { return cmp.Or(cmp.Compare(b.N, a.N), cmp.Compare(a.Value, b.Value)) })
	return s
}

// field returns the printed field of a name, or nil.
func field(v *effect.Vocabulary, name string) *effect.Field {
	for i := range v.Fields {
		if f := &v.Fields[i]; f.Name == name && !f.Derived {
			return f
		}
	}
	return nil
}

// has reports whether cards of a design's type have a field.
func has(v *effect.Vocabulary, f *effect.Field, d *effect.Def) bool {
	return f != nil && (f.For == 0 || f.For>>uint(d.Attr[v.TypeAttr])&1 != 0)
}

// printed returns the number in a field of a design, if it has one of at least
// 0.
func printed(v *effect.Vocabulary, f *effect.Field, d *effect.Def) (int, bool) {
	if !has(v, f, d) || f.Kind != effect.FieldInt {
		return 0, false
	}
	n := int(d.Attr[f.Attr])
	return n, n >= 0
}

// values returns the values of an enumerated field that a design has.
func values(v *effect.Vocabulary, f *effect.Field, d *effect.Def) (out []int) {
	if !has(v, f, d) {
		return nil
	}
	n := d.Attr[f.Attr]
	switch f.Kind {
	case effect.FieldEnum:
		if n >= 0 && int(n) < len(f.Enum.Values) {
			out = append(out, int(n))
		}
	case effect.FieldMask:
		for m := uint16(n); m != 0; m &= m - 1 {
			if k := bits.TrailingZeros16(m); k < len(f.Enum.Values) {
				out = append(out, k)
			}
		}
	}
	return out
}

// Draw returns the cards of the section that the game draws from, shuffled:
// the first ones are a test hand, and the rest follows card by card. Equal
// seeds give equal orders.
func Draw(lib *effect.Library, l *List, seed uint64) []rules.DefID {
	var out []rules.DefID
	main, _ := l.Designs(lib)
	for _, d := range main {
		if lib.SectionOf(d, false) == 0 {
			out = append(out, d)
		}
	}
	r := rand.New(rand.NewPCG(seed, 0x68616e64))
	r.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}
