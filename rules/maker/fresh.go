package maker

import (
	"slices"

	"godeck/rules/effect"
)

// tries is how many ways are tried to give a word its parameters.
const tries = 6

// words returns the words of a kind, lasting ones or the others.
func (d *Draft) words(k effect.Kind, static bool) (out []*effect.Spec) {
	for i := range d.v.Words {
		if s := &d.v.Words[i]; s.Kind == k && (k != effect.Action || s.Static == static) && s.Name != inner {
			out = append(out, s)
		}
	}
	return out
}

// inner is the word that only stands inside another one of the same name with
// an s (modes).
const inner = "mode"

// triggers returns the words that may begin an ability of a list.
func (d *Draft) triggers(list, typ int) (out []*effect.Spec) {
	var l *effect.ListSpec
	if list > 0 {
		l = &d.v.Lists[list-1]
		if l.Bare != "" {
			return []*effect.Spec{d.v.Word(l.Bare)}
		}
	}
	for i := range d.v.Words {
		s := &d.v.Words[i]
		switch {
		case s.Kind != effect.Trigger, s.OnlyFor != 0 && s.OnlyFor>>uint(typ)&1 == 0:
		case l != nil && l.Triggers != nil && !slices.Contains(l.Triggers, s.Name):
		case l == nil && s.OnlyIn != "":
		default:
			out = append(out, s)
		}
	}
	return out
}

// How many simple abilities are tried with a trigger, and how many of built-in
// cards after them.
const (
	trySimple = 14
	tryPrint  = 8
)

// ability returns the way-th ability to be tried with a trigger, and whether
// there is one: simple ones first, then those of built-in cards.
func (d *Draft) ability(list int, s *effect.Spec, way int) (*effect.AbilityNode, bool) {
	var l *effect.ListSpec
	if list > 0 {
		l = &d.v.Lists[list-1]
	}
	words := d.words(effect.Action, s.Static)
	bare := l != nil && l.NoAction
	if bare {
		words = append([]*effect.Spec{nil}, d.words(effect.Condition, false)...)
	}
	if way >= min(trySimple, len(words)) {
		return d.printed(list, s, way-min(trySimple, len(words)))
	}
	a := &effect.AbilityNode{When: d.fresh(s, 0)}
	if l != nil {
		for i := range l.Extra {
			if p := &l.Extra[i]; !p.Opt {
				a.Extra[i], a.Has[i] = d.argument(p, 0).N, true
			}
		}
	}
	switch w := words[way]; {
	case w == nil:
	case bare:
		a.If = []*effect.Node{d.fresh(w, 0)}
	default:
		a.Do = []*effect.Node{d.fresh(w, 0)}
	}
	return a, true
}

// printed returns the n-th ability of built-in cards with a trigger.
func (d *Draft) printed(list int, s *effect.Spec, n int) (*effect.AbilityNode, bool) {
	if n >= tryPrint {
		return nil, false
	}
	for _, c := range d.lib.Packs[0].Cards {
		for _, a := range c.Lists[list] {
			if a.When.Spec != s {
				continue
			}
			if n == 0 {
				return a, true
			}
			n--
		}
	}
	return nil, false
}

// fresh returns a word with the simplest arguments; k numbers the ways.
func (d *Draft) fresh(s *effect.Spec, k int) *effect.Node {
	n := &effect.Node{Spec: s, Args: make([]effect.Arg, len(s.Params))}
	for i := range s.Params {
		if p := &s.Params[i]; p.Opt {
			n.Args[i].N = p.Default
		} else {
			n.Args[i] = d.argument(p, k)
			if s.Name == inner+"s" && p.Sort == effect.Actions {
				one := d.fresh(d.v.Word(inner), k)
				two := d.fresh(d.v.Word(inner), k+1)
				n.Args[i].Nodes = []*effect.Node{one, two}
			}
		}
	}
	return n
}

// argument returns the simplest argument; k numbers the ways.
func (d *Draft) argument(p *effect.Param, k int) effect.Arg {
	a := effect.Arg{Given: true}
	switch p.Sort {
	case effect.Int, effect.Amount:
		a.N = int16(min(max(p.Min, 1), p.Max))
		if p.Max >= 100 {
			a.N = int16(max(p.Min, 10*min(p.Max/100, 10)))
		}
		if k%2 == 1 {
			a.N = int16(p.Min)
		}
	case effect.Cond:
		ws := d.simple(effect.Condition)
		a.Nodes = []*effect.Node{d.fresh(ws[k%len(ws)], k)}
	case effect.Actions:
		ws := d.simple(effect.Action)
		a.Nodes = []*effect.Node{d.fresh(ws[k%len(ws)], k)}
	case effect.OneOf:
		a.N = int16(k % len(p.Enum.Values))
	case effect.SomeOf:
		a.N = 1 << uint(k%len(p.Enum.Values))
	case effect.Who:
		a.N = int16(k % 2)
	case effect.Cards:
		a.Filter = &effect.Filter{}
	case effect.CardRef:
		a.Ref = d.named(0)
	case effect.Choose:
		c := &effect.ChoiceNode{N: 1, Of: int16(k % len(d.v.Whose.Values))}
		for c.Zone = 0; p.Within != 0 && p.Within>>uint(c.Zone)&1 == 0; c.Zone++ {
		}
		if k >= len(d.v.Whose.Values) {
			c = &effect.ChoiceNode{Ref: int16((k-len(d.v.Whose.Values))%len(d.v.Refs.Values)) + 1, N: 1}
		}
		a.Choice = c
	}
	return a
}

// simple returns the words of a kind that need no other words.
func (d *Draft) simple(k effect.Kind) (out []*effect.Spec) {
	for _, s := range d.words(k, false) {
		if !slices.ContainsFunc(s.Params, func(p effect.Param) bool {
			return !p.Opt && (p.Sort == effect.Cond || p.Sort == effect.Actions || p.Sort == effect.CardRef)
		}) && s.Name != "did" {
			out = append(out, s)
		}
	}
	return out
}

// named returns the id of the i-th card that a card may name.
func (d *Draft) named(i int) string {
	if len(d.lib.Cards) < 2 {
		return d.card.ID
	}
	return d.lib.Cards[1+i%(len(d.lib.Cards)-1)].ID
}
