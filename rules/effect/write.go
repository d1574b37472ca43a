package effect

import (
	"bytes"
	"encoding/json"
	"fmt"

	"godeck/internal/lang"
)

// Card returns a card as the JSON of a pack, from which the checker reads an
// equal one.
func (v *Vocabulary) Card(c *CardNode) []byte {
	w := &encoder{v: v}
	w.open('{')
	w.text("id", c.ID)
	if c.Type >= 0 {
		w.text("type", v.Types[c.Type].Name)
	}
	w.phrase("name", c.Name)
	w.phrase("subtitle", c.Subtitle)
	w.phrase("flavour", c.Flavour)
	if len(c.Art) > 0 {
		w.key("art")
		w.b.Write(c.Art)
	}
	for i := range v.Fields {
		f := &v.Fields[i]
		if f.Derived || c.Type < 0 || !f.Of(c.Type) {
			continue
		}
		n := c.Attr[f.Attr]
		if f.Opt && n == 0 {
			continue
		}
		w.key(f.Name)
		switch f.Kind {
		case FieldEnum:
			w.str(f.Enum.Values[n].Name)
		case FieldMask:
			w.mask(f.Enum, n)
		default:
			fmt.Fprint(&w.b, n)
		}
	}
	for i, list := range c.Lists {
		if len(list) == 0 {
			continue
		}
		var l *ListSpec
		name := "effects"
		if i > 0 {
			l = &v.Lists[i-1]
			name = l.Name
		}
		w.key(name)
		w.open('[')
		for _, a := range list {
			w.comma()
			if l != nil && l.Bare != "" {
				w.node(a.Do[0])
			} else {
				w.ability(l, a)
			}
		}
		w.close(']')
	}
	w.close('}')
	return w.b.Bytes()
}

// Of reports whether cards of a type have the field.
func (f *Field) Of(typ int) bool { return f.For == 0 || f.For>>uint(typ)&1 != 0 }

// encoder writes JSON.
type encoder struct {
	v    *Vocabulary
	b    bytes.Buffer
	more bool // a comma is due
}

func (w *encoder) open(c byte) { w.b.WriteByte(c); w.more = false }

func (w *encoder) close(c byte) { w.b.WriteByte(c); w.more = true }

func (w *encoder) comma() {
	if w.more {
		w.b.WriteByte(',')
	}
	w.more = true
}

func (w *encoder) str(s string) {
	b, _ := json.Marshal(s) // a string: cannot fail
	w.b.Write(b)
}

func (w *encoder) key(k string) {
	w.comma()
	w.str(k)
	w.b.WriteByte(':')
}

func (w *encoder) text(k, s string) { w.key(k); w.str(s) }

func (w *encoder) num(k string, n int16) { w.key(k); fmt.Fprint(&w.b, n) }

func (w *encoder) flag(k string, on bool) {
	if on {
		w.key(k)
		w.b.WriteString("true")
	}
}

func (w *encoder) phrase(k string, p lang.Phrase) {
	if p.JA == "" && p.EN == "" {
		return
	}
	w.key(k)
	w.open('{')
	w.text("ja", p.JA)
	w.text("en", p.EN)
	w.close('}')
}

// mask writes the values of a mask; one that is there twice is named twice.
func (w *encoder) mask(e *Enum, n int16) {
	w.open('[')
	for i := range 2 * len(e.Values) {
		if i < 16 && n>>uint(i)&1 != 0 {
			w.comma()
			w.str(e.Values[i%len(e.Values)].Name)
		}
	}
	w.close(']')
}

func (w *encoder) ability(l *ListSpec, a *AbilityNode) {
	w.open('{')
	w.key("when")
	w.node(a.When)
	if len(a.If) > 0 {
		w.key("if")
		w.nodes(a.If)
	}
	if len(a.Do) > 0 {
		w.key("do")
		w.nodes(a.Do)
	}
	w.flag("late", a.Late)
	if l != nil {
		for i := range l.Extra {
			if a.Has[i] {
				w.key(l.Extra[i].Name)
				w.arg(&l.Extra[i], &Arg{N: a.Extra[i]})
			}
		}
	}
	w.close('}')
}

func (w *encoder) nodes(list []*Node) {
	w.open('[')
	for _, n := range list {
		w.comma()
		w.node(n)
	}
	w.close(']')
}

func (w *encoder) node(n *Node) {
	w.open('{')
	w.text("op", n.Spec.Name)
	for i := range n.Args {
		if a := &n.Args[i]; a.Given {
			w.key(n.Spec.Params[i].Name)
			w.arg(&n.Spec.Params[i], a)
		}
	}
	w.close('}')
}

func (w *encoder) arg(p *Param, a *Arg) {
	switch p.Sort {
	case Int:
		fmt.Fprint(&w.b, a.N)
	case Amount:
		if len(a.Nodes) > 0 {
			w.node(a.Nodes[0])
		} else {
			fmt.Fprint(&w.b, a.N)
		}
	case Cond, Actions:
		w.nodes(a.Nodes)
	case Who:
		w.str(whoNames[a.N])
	case OneOf:
		w.str(p.Enum.Values[a.N].Name)
	case SomeOf:
		w.mask(p.Enum, a.N)
	case Bool:
		fmt.Fprint(&w.b, a.N != 0)
	case Cards:
		w.filter(a.Filter)
	case CardRef:
		w.str(a.Ref)
	case Choose:
		w.choice(a.Choice)
	}
	w.more = true
}

func (w *encoder) choice(c *ChoiceNode) {
	if c.Ref > 0 {
		w.str(w.v.Refs.Values[c.Ref-1].Name)
		return
	}
	w.open('{')
	w.text("of", w.v.Whose.Values[c.Of].Name)
	w.text("zone", w.v.Zones.Values[c.Zone].Name)
	if c.Filter != nil {
		w.key("filter")
		w.filter(c.Filter)
	}
	if c.N != 1 {
		w.num("n", c.N)
	}
	w.flag("upTo", c.UpTo)
	w.flag("all", c.All)
	w.flag("random", c.Random)
	w.flag("other", c.Other)
	if c.By != 0 {
		w.text("by", choosers.Values[c.By].Name)
	}
	w.close('}')
}

func (w *encoder) filter(f *Filter) {
	w.open('{')
	if f != nil && f.Type != 0 {
		w.key("type")
		w.open('[')
		for i, t := range w.v.Types {
			if f.Type>>uint(i)&1 != 0 {
				w.comma()
				w.str(t.Name)
			}
		}
		w.close(']')
	}
	for i := 0; f != nil && i < len(f.Tests); {
		t := &f.Tests[i]
		w.key(t.Field.Name)
		if t.Mask || t.Field.Kind == FieldCard {
			if t.Mask {
				w.mask(t.Field.Enum, t.N)
			} else {
				w.str(t.Ref)
			}
			i, w.more = i+1, true
			continue
		}
		w.open('{')
		for ; i < len(f.Tests) && f.Tests[i].Field == t.Field; i++ {
			w.num(Cmp.Values[f.Tests[i].Cmp].Name, f.Tests[i].N)
		}
		w.close('}')
	}
	w.close('}')
}

// Texts returns the rules text of a card that is in no pack, one string per
// ability, as RulesText writes it. Cards that it names are those of the
// library.
func (l *Library) Texts(c *CardNode, in lang.Lang) (out []string) {
	for _, first := range [...]bool{true, false} {
		for i, list := range c.Lists {
			if first != (i > 0 && l.Vocab.Lists[i-1].First) {
				continue
			}
			for _, a := range list {
				attr := c.Attr
				attr[l.Vocab.TypeAttr] = int16(c.Type)
				w := &writer{l: l, lang: in, own: &attr}
				text := w.ability(&Ability{List: uint8(i), Late: a.Late, Extra: a.Extra, Node: a})
				if in == lang.EN {
					text = oneColon(text)
				}
				out = append(out, l.Vocab.bears(text, c.Type, in))
			}
		}
	}
	return out
}

// WordText returns the text of one word with its arguments; actions as
// sentences.
func (l *Library) WordText(n *Node, in lang.Lang) string {
	w := &writer{l: l, lang: in}
	switch n.Spec.Kind {
	case Action:
		return w.actions([]*Node{n})
	case Condition:
		return w.conds([]*Node{n})
	}
	return w.word(n)
}

// FilterText returns the text of a filter as cards in general: "dark cards
// with cost at most 2".
func (l *Library) FilterText(f *Filter, in lang.Lang) string {
	w := &writer{l: l, lang: in}
	return w.filterAs(f, true, false, "カード", "card")
}

// ChoiceText returns the text of a choice.
func (l *Library) ChoiceText(n *ChoiceNode, in lang.Lang) string {
	w := &writer{l: l, lang: in}
	return w.choice(n, "")
}
