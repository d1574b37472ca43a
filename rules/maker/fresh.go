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

// tryPrint is how many abilities of built-in cards are tried with a trigger.
const tryPrint = 8

// ability returns the way-th ability to be tried with a trigger, and whether
// there is one: simple ones first, then those of built-in cards without what
// they may do without, then these as they are, then words around others. So
// nothing optional is filled in as long as anything else is accepted.
func (d *Draft) ability(list int, s *effect.Spec, way int) (*effect.AbilityNode, bool) {
	var l *effect.ListSpec
	if list > 0 {
		l = &d.v.Lists[list-1]
	}
	bare := l != nil && l.NoAction
	var words, rest []*effect.Spec
	if bare {
		words = append([]*effect.Spec{nil}, d.simple(effect.Condition)...)
	} else {
		for _, w := range d.words(effect.Action, s.Static) {
			if plainWord(w) {
				words = append(words, w)
			} else {
				rest = append(rest, w)
			}
		}
	}
	if way >= len(words) {
		if way -= len(words); way < 2*tryPrint {
			if a, ok := d.printed(list, s, way%tryPrint); ok && way < tryPrint {
				return stripped(a, l), true
			} else if ok {
				return a, true
			}
			return &effect.AbilityNode{When: &effect.Node{Spec: s, Args: make([]effect.Arg, len(s.Params))}}, true // refused
		}
		if way -= 2 * tryPrint; way >= len(rest) {
			return nil, false
		}
		words = rest
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

// stripped returns a copy of an ability without conditions, without actions
// after the first one, and without arguments that can be left out.
func stripped(a *effect.AbilityNode, l *effect.ListSpec) *effect.AbilityNode {
	b := *a
	b.When, b.If = bareNode(a.When), nil
	if len(a.Do) > 0 {
		b.Do = []*effect.Node{bareNode(a.Do[0])}
	}
	if l != nil {
		for i := range l.Extra {
			if p := &l.Extra[i]; p.Opt {
				b.Extra[i], b.Has[i] = p.Default, false
			}
		}
	}
	return &b
}

// bareNode returns a copy of a word without arguments that can be left out.
func bareNode(n *effect.Node) *effect.Node {
	m := &effect.Node{Spec: n.Spec, Args: slices.Clone(n.Args)}
	for i := range m.Args {
		if p := &n.Spec.Params[i]; p.Opt {
			m.Args[i] = effect.Arg{N: p.Default}
		}
	}
	return m
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
	if constant(n) { // a number of the match is compared
		if ns := d.counts(); len(ns) > 0 {
			for i := range s.Params {
				if s.Params[i].Sort == effect.Amount {
					n.Args[i] = effect.Arg{Nodes: []*effect.Node{d.fresh(ns[k%len(ns)], k/len(ns))}, Given: true}
					break
				}
			}
		}
	}
	return n
}

// constant reports whether a condition compares numbers that never change.
func constant(n *effect.Node) bool {
	return n.Spec.Kind == effect.Condition && fixed(n) && pairs(n.Spec)
}

// pairs reports whether a word relates two amounts to each other.
func pairs(s *effect.Spec) bool {
	k := 0
	for i := range s.Params {
		if s.Params[i].Sort == effect.Amount {
			k++
		}
	}
	return k > 1
}

// fixed reports whether all amounts of a word are numbers, or are worked out
// from nothing else.
func fixed(n *effect.Node) bool {
	for i := range n.Args {
		if n.Spec.Params[i].Sort == effect.Amount && slices.ContainsFunc(n.Args[i].Nodes, func(m *effect.Node) bool { return !reckons(m.Spec) || !fixed(m) }) {
			return false
		}
	}
	return true
}

// reckons reports whether a number is worked out from other amounts.
func reckons(s *effect.Spec) bool {
	return slices.ContainsFunc(s.Params, func(p effect.Param) bool { return p.Sort == effect.Amount })
}

// counts returns the numbers that are read from the match.
func (d *Draft) counts() (out []*effect.Spec) {
	for _, s := range d.simple(effect.Number) {
		if !reckons(s) {
			out = append(out, s)
		}
	}
	return out
}

// constants counts the comparisons of a card that always have one result.
func constants(c *effect.CardNode) (n int) {
	everyWord(c, func(x *effect.Node) {
		if constant(x) {
			n++
		}
	})
	return n
}

// argument returns the simplest argument; k numbers the ways.
func (d *Draft) argument(p *effect.Param, k int) effect.Arg {
	a := effect.Arg{Given: true}
	switch p.Sort {
	case effect.Int, effect.Amount:
		a.N = int16(min(max(p.Min, 1), p.Max))
		if p.Max >= 100 {
			a.N = usual(d.lib, p)
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

// usual returns the number that the built-in cards have most often for a
// parameter.
func usual(lib *effect.Library, p *effect.Param) (n int16) {
	n = int16(max(p.Min, 10*min(p.Max/100, 10)))
	found := map[int16]int{}
	for _, c := range lib.Packs[0].Cards {
		everyWord(c, func(x *effect.Node) {
			for i := range x.Args {
				if a := &x.Args[i]; &x.Spec.Params[i] == p && a.Given && len(a.Nodes) == 0 {
					if found[a.N]++; found[a.N] > found[n] || found[a.N] == found[n] && a.N < n {
						n = a.N
					}
				}
			}
		})
	}
	return n
}

// simple returns the words of a kind that need no other words.
func (d *Draft) simple(k effect.Kind) (out []*effect.Spec) {
	for _, s := range d.words(k, false) {
		if plainWord(s) {
			out = append(out, s)
		}
	}
	return out
}

// plainWord reports whether a word needs no other words, and none before it.
func plainWord(s *effect.Spec) bool {
	return s.Name != "did" && !slices.ContainsFunc(s.Params, func(p effect.Param) bool {
		return !p.Opt && (p.Sort == effect.Cond || p.Sort == effect.Actions || p.Sort == effect.CardRef)
	})
}

// named returns the id of the i-th card that a card may name.
func (d *Draft) named(i int) string {
	if len(d.lib.Cards) < 2 {
		return d.card.ID
	}
	return d.lib.Cards[1+i%(len(d.lib.Cards)-1)].ID
}
