// Package facets tells cards apart by the fields that are printed on them: every
// field of a game's vocabulary that has no filter of its own.
package facets

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/rules/maker"
)

// Set is the values of a filter that are looked for: any of them or, with Just,
// exactly these. An empty one lets every card through.
type Set struct {
	Of   []int // ascending
	Just bool  // a card with other values as well does not pass
}

// Empty reports whether nothing is looked for.
func (s *Set) Empty() bool { return len(s.Of) == 0 }

// Has reports whether a value is looked for.
func (s *Set) Has(n int) bool { return slices.Contains(s.Of, n) }

// Turn takes a value in, or out if it is there.
func (s *Set) Turn(n int) {
	if i, there := slices.BinarySearch(s.Of, n); there {
		s.Of = slices.Delete(s.Of, i, i+1)
	} else {
		s.Of = slices.Insert(s.Of, i, n)
	}
	s.Just = s.Just && len(s.Of) > 0
}

// Clear takes all values out.
func (s *Set) Clear() { *s = Set{} }

// Lets reports whether a card with these values, each once, passes.
func (s *Set) Lets(values ...int) bool {
	n := 0
	for _, v := range values {
		if s.Has(v) {
			n++
		}
	}
	return s.Empty() || n > 0 && (!s.Just || n == len(values) && n == len(s.Of))
}

// Facet is a field with the values that are looked for: the number of a word, or
// a number.
type Facet struct {
	Field *effect.Field
	Set
}

// Of returns the facets of a game: its printed fields but the one of its curve
// and, if the colours of cards are told by tabs of that many hues, the one of
// these.
func Of(v *effect.Vocabulary, hues int) (out []Facet) {
	for i := range v.Fields {
		f := &v.Fields[i]
		tabs := f.Name == v.Deck.Colours.Field && len(f.Enum.Values)-hues <= 1 && hues <= len(f.Enum.Values)
		if !f.Derived && f.Name != v.Deck.Curve.Field && !tabs && f.Kind != effect.FieldCard {
			out = append(out, Facet{Field: f})
		}
	}
	return out
}

// Values returns the values that a card of a type has: none if the field is not
// on it.
func (f *Facet) Values(d *effect.Def, typ int) (out []int) {
	if f.Field.For != 0 && f.Field.For>>uint(typ)&1 == 0 {
		return nil
	}
	n := int(d.Attr[f.Field.Attr])
	if f.Field.Kind != effect.FieldMask {
		return append(out, n)
	}
	for m := uint16(n); m != 0; m &= m - 1 {
		if k := bits.TrailingZeros16(m); k < len(f.Field.Enum.Values) {
			out = append(out, k)
		}
	}
	return out
}

// Is reports whether a card passes.
func (f *Facet) Is(d *effect.Def, typ int) bool { return f.Empty() || f.Lets(f.Values(d, typ)...) }

// Name returns the name of the field.
func (f *Facet) Name(l lang.Lang) string { return maker.FieldLabel(f.Field).In(l) }

// Word returns the name of a value.
func (f *Facet) Word(n int, l lang.Lang) string {
	if f.Field.Enum != nil && n >= 0 && n < len(f.Field.Enum.Values) {
		return maker.ValueLabel(f.Field.Enum.Values[n]).In(l)
	}
	return strconv.Itoa(n)
}

// Words returns the words of a card's values in both languages, for searching.
func Words(list []Facet, d *effect.Def, typ int) string {
	var b strings.Builder
	for i := range list {
		if f := &list[i]; f.Field.Enum != nil {
			for _, n := range f.Values(d, typ) {
				b.WriteString(f.Word(n, lang.JA) + "\n" + f.Word(n, lang.EN) + "\n")
			}
		}
	}
	return b.String()
}
