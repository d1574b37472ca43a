package maker

import (
	"fmt"
	"math"
	"strings"

	"godeck/internal/lang"
	"godeck/internal/sorting"
	"godeck/rules"
	"godeck/rules/effect"
)

// Advice is something worth knowing about a draft, at a place.
type Advice struct {
	Path string // a path of Places, or Name or Flavour
	lang.Phrase
}

// longText is the number of Japanese characters of rules text above which a
// card is hard to read.
const longText = 130

// bounds returns the least and the greatest number that a built-in card of a
// type has in a field; any is false if there is none of that type.
func bounds(lib *effect.Library, f *effect.Field, typ int) (least, most int16, any bool) {
	least, most = math.MaxInt16, math.MinInt16
	for _, c := range lib.Packs[0].Cards {
		if n := c.Attr[f.Attr]; c.Type == typ {
			least, most, any = min(least, n), max(most, n), true
		}
	}
	return least, most, any
}

// Advice says what is unusual about the card: it is legal all the same.
func (d *Draft) Advice() (out []Advice) {
	say := func(path, ja, en string, args ...any) {
		out = append(out, Advice{path, lang.Phrase{JA: fmt.Sprintf(ja, args...), EN: fmt.Sprintf(en, args...)}})
	}
	name := d.Written(Name)
	switch {
	case name.JA == "":
		say(Name, "まだ名前がありません。", "It has no name yet.")
	case name.JA == name.EN && !ascii(name.JA):
		say(Name, "英語の名前がないので、英語でも日本語の名前になります。", "It has no English name: the Japanese one is shown in English, too.")
	}
	for i := 1; i < len(d.lib.Cards); i++ {
		if c := &d.lib.Cards[i]; c.Name.JA == d.card.Name.JA && c.ID != d.card.ID && name.JA != "" {
			say(Name, "同じ名前のカードがもうあります。デッキの枚数は合わせて数えられます。", "Another card has this name: decks count the copies of both together.")
			break
		}
	}
	for i := range d.v.Fields {
		f := &d.v.Fields[i]
		if f.Derived || f.Kind != effect.FieldInt || !f.Of(d.card.Type) {
			continue
		}
		least, most, any := bounds(d.lib, f, d.card.Type)
		at := func(ja, en string, bound int16) {
			l, n := fieldLabel(f.Name), d.card.Attr[f.Attr]
			out = append(out, Advice{f.Name, lang.Phrase{JA: fmt.Sprintf(ja, l.JA, n, bound), EN: fmt.Sprintf(en, l.EN, n, bound)}})
		}
		switch n := d.card.Attr[f.Attr]; {
		case any && n > most:
			at("%s%dは、元からあるどのカードより大きい数です（最大%d）。", "%s %d: no built-in card of its type has more than %d.", most)
		case any && n < least:
			at("%s%dは、元からあるどのカードより小さい数です（最小%d）。", "%s %d: no built-in card of its type has less than %d.", least)
		}
	}
	n := 0
	for _, t := range d.Text(lang.JA) {
		n += len([]rune(t))
	}
	switch {
	case n > longText:
		say("effects", "テキストが%d文字あり、カードでは小さな字になります。", "The text has %d characters in Japanese and will be small on the card.", n)
	case n == 0:
		say("effects", "能力がありません。", "It has no ability.")
	}
	return out
}

func ascii(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r > 0x7f })
}

// Near is a built-in card that is like the draft.
type Near struct {
	ID   string
	Def  rules.DefID // in the library that New was given
	Like float64     // from 0 to 1
}

// Nearest returns the built-in cards that are most like the draft: of its
// type, with like numbers and words.
func (d *Draft) Nearest(most int) (out []Near) {
	mine := words(d.card)
	for _, c := range d.lib.Packs[0].Cards {
		if c.Type != d.card.Type || c.ID == d.card.ID {
			continue
		}
		like, of := 0.0, 0.0
		for i := range d.v.Fields {
			f := &d.v.Fields[i]
			if f.Derived || !f.Of(c.Type) {
				continue
			}
			a, b := float64(c.Attr[f.Attr]), float64(d.card.Attr[f.Attr])
			of++
			if f.Kind == effect.FieldInt {
				like += 1 - math.Min(1, math.Abs(a-b)/math.Max(1, float64(f.Max-f.Min)/8))
			} else if a == b {
				like++
			}
		}
		theirs, common := words(c), 0
		for w := range mine {
			if theirs[w] {
				common++
			}
		}
		if n := len(mine) + len(theirs) - common; n > 0 {
			like, of = like+4*float64(common)/float64(n), of+4
		}
		out = append(out, Near{c.ID, d.lib.Find(c.ID), like / math.Max(of, 1)})
	}
	sorting.Stable(out, func(a, b Near) int {
		switch {
		case a.Like > b.Like:
			return -1
		case a.Like < b.Like:
			return 1
		}
		return 0
	})
	return out[:min(most, len(out))]
}

// words returns the words of a card's abilities.
func words(c *effect.CardNode) map[string]bool {
	out := map[string]bool{}
	everyWord(c, func(n *effect.Node) { out[n.Spec.Name] = true })
	return out
}

// everyWord calls a function for every word of a card's abilities.
func everyWord(c *effect.CardNode, f func(n *effect.Node)) {
	var walk func(list []*effect.Node)
	walk = func(list []*effect.Node) {
		for _, n := range list {
			if n != nil {
				f(n)
				for i := range n.Args {
					walk(n.Args[i].Nodes)
				}
			}
		}
	}
	for _, list := range c.Lists {
		for _, a := range list {
			walk([]*effect.Node{a.When})
			walk(a.If)
			walk(a.Do)
		}
	}
}
