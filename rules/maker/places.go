package maker

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/effect"
)

// Kind is what stands at a place.
type Kind uint8

// The kinds of places.
const (
	One    Kind = iota // one of the options
	Some               // some of the options, each on or off
	Number             // a number from Min to Max in steps; options besides it
	Block              // a word, a list of blocks, an ability: what it is, and what can be done with it
	Add                // where a block can be put in
)

// Place is a place in the tree of blocks, as it stands now.
type Place struct {
	Path  string // names it as long as the draft does not change: "effects[0].do[1].n"
	Depth int    // how deeply it is nested, from 0
	Kind  Kind
	Label lang.Phrase // what the place is for
	Value lang.Phrase // what stands there
	// N, Min, Max, Step: of a Number. Plain is false if a word stands there in
	// place of a number.
	N, Min, Max, Step int
	Plain             bool
	Chooses           bool // there are options besides a number
}

// Option is something that may stand at a place, or that can be done there.
type Option struct {
	ID string // for Put
	lang.Phrase
	On   bool // it stands there now
	Deed bool // it is something to do (remove, copy, move up), not something to choose
}

// slot is a place with what can be done there; all of it changes the card from
// which it was made.
type slot struct {
	Place
	options func() []option
	number  func(n int) // sets a number
	value   func() lang.Phrase
}

// option is an Option with the ways to do it, in the order in which they are
// tried: do returns false if there is none of that number.
type option struct {
	Option
	text func() lang.Phrase // nil: Phrase
	do   func(way int) bool
}

// way gives an option that can be done in one way.
func (o *option) way(do func()) option {
	o.do = func(way int) bool {
		if way == 0 {
			do()
		}
		return way == 0
	}
	return *o
}

// Places returns all places in order: the head of the card first, then its
// abilities, each block before what is in it.
func (d *Draft) Places() (out []Place) {
	for _, s := range d.walk(d.card) {
		p := s.Place
		if s.value != nil {
			p.Value = s.value()
		}
		p.Chooses = s.options != nil
		out = append(out, p)
	}
	return out
}

// find returns the slot at a path.
func find(slots []slot, path string) *slot {
	for i := range slots {
		if slots[i].Path == path {
			return &slots[i]
		}
	}
	return nil
}

// Options returns what may stand at a place, without what the checker would
// refuse there.
func (d *Draft) Options(path string) (out []Option) {
	s := find(d.walk(d.card), path)
	if s == nil || s.options == nil {
		return nil
	}
	for _, o := range s.options() {
		if o.On && s.Kind != Some || d.tried(path, o.ID) != nil {
			if o.text != nil {
				o.Phrase = o.text()
			}
			out = append(out, o.Option)
		}
	}
	return out
}

// tried returns the card after an option was chosen, nil if no way is
// accepted.
func (d *Draft) tried(path, id string) *effect.CardNode {
	for way := 0; ; way++ {
		c := d.copy()
		s := find(d.walk(c), path)
		if s == nil {
			return nil
		}
		if n, ok := strings.CutPrefix(id, "="); ok {
			x, err := strconv.Atoi(n)
			if err != nil || s.number == nil || way > 0 || x < s.Min || x > s.Max {
				return nil
			}
			s.number(x)
		} else if s.options == nil {
			return nil
		} else {
			all := s.options()
			i := slices.IndexFunc(all, func(o option) bool { return o.ID == id })
			if i < 0 || !all[i].do(way) {
				return nil
			}
		}
		if k := d.ok(c); k != nil && constants(k) <= constants(d.card) {
			return k
		}
	}
}

// Put chooses an option at a place, by its id; "=5" sets a number. An option
// that is not offered changes nothing and gives an error.
func (d *Draft) Put(path, id string) error {
	if find(d.walk(d.card), path) == nil {
		return fmt.Errorf("%w: %s", ErrNoPlace, path)
	}
	c := d.tried(path, id)
	if c == nil {
		return fmt.Errorf("%w: %s at %s", ErrRefused, id, path)
	}
	data := d.v.Card(c)
	d.set(c, data)
	return nil
}

// walker lists the slots of a card.
type walker struct {
	*Draft
	c   *effect.CardNode
	out []slot
}

func (d *Draft) walk(c *effect.CardNode) []slot {
	w := &walker{Draft: d, c: c}
	w.head()
	for i := range c.Lists {
		w.list(i)
	}
	return w.out
}

func (w *walker) add(s slot) { w.out = append(w.out, s) }

// oneOf adds a place for one value of an enumeration.
func (w *walker) oneOf(path string, depth int, label lang.Phrase, e *effect.Enum, n *int16) {
	w.add(slot{Place: Place{Path: path, Depth: depth, Kind: One, Label: label}, value: func() lang.Phrase {
		return valueText(e.Values[*n])
	}, options: func() (out []option) {
		for i := range e.Values {
			o := option{Option: Option{ID: e.Values[i].Name, Phrase: valueText(e.Values[i]), On: int(*n) == i}}
			out = append(out, o.way(func() { *n = int16(i) }))
		}
		return out
	}})
}

// someOf adds a place for some values.
func (w *walker) someOf(path string, depth int, label lang.Phrase, values []effect.Value, get func() int32, set func(int32)) {
	w.add(slot{Place: Place{Path: path, Depth: depth, Kind: Some, Label: label}, value: func() (p lang.Phrase) {
		for i, v := range values {
			if t := valueText(v); get()>>uint(i)&1 != 0 {
				if p.EN != "" {
					p.JA, p.EN = p.JA+"・", p.EN+", "
				}
				p.JA, p.EN = p.JA+t.JA, p.EN+t.EN
			}
		}
		if p.EN == "" {
			return nothing
		}
		return p
	}, options: func() (out []option) {
		for i, v := range values {
			o := option{Option: Option{ID: v.Name, Phrase: valueText(v), On: get()>>uint(i)&1 != 0}}
			out = append(out, o.way(func() { set(get() ^ 1<<uint(i)) }))
		}
		return out
	}})
}

// head adds the type and the fields.
func (w *walker) head() {
	c := w.c
	w.add(slot{Place: Place{Path: "type", Kind: One, Label: fieldLabel("type")}, value: func() lang.Phrase {
		return typeText(&w.v.Types[c.Type])
	}, options: func() (out []option) {
		for i := range w.v.Types {
			o := option{Option: Option{ID: w.v.Types[i].Name, Phrase: typeText(&w.v.Types[i]), On: c.Type == i}}
			out = append(out, o.way(func() {
				if k := w.fit(c, i); k != nil {
					*c = *k
				} else {
					c.Type = -1 // refused
				}
			}))
		}
		return out
	}})
	for i := range w.v.Fields {
		f := &w.v.Fields[i]
		if f.Derived || !f.Of(c.Type) {
			continue
		}
		n, label := &c.Attr[f.Attr], fieldLabel(f.Name)
		switch f.Kind {
		case effect.FieldEnum:
			w.oneOf(f.Name, 0, label, f.Enum, n)
		case effect.FieldMask:
			w.someOf(f.Name, 0, label, f.Enum.Values, func() int32 { return int32(*n) }, func(x int32) { *n = int16(x) })
		default:
			least := f.Min
			if f.Opt {
				least = min(least, 0)
			}
			step := max(f.MultipleOf, 1)
			w.add(slot{Place: Place{Path: f.Name, Kind: Number, Label: label, N: int(*n), Min: least, Max: f.Max, Step: step, Plain: true},
				value: func() lang.Phrase { return plain(int(*n)) }, number: func(x int) {
					if f.Min > 0 && x < f.Min && *n >= int16(f.Min) {
						x = 0
					} else if x != 0 && x < f.Min {
						x = f.Min
					}
					*n = int16(x)
				}})
		}
	}
}

// list adds a list of abilities.
func (w *walker) list(i int) {
	var l *effect.ListSpec
	name := "effects"
	if i > 0 {
		if l = &w.v.Lists[i-1]; l.For != 0 && l.For>>uint(w.c.Type)&1 == 0 {
			return
		}
		name = l.Name
	}
	list := &w.c.Lists[i]
	if len(*list) == 0 && !slices.ContainsFunc(w.lib.Packs[0].Cards, func(c *effect.CardNode) bool { return c.Type == w.c.Type && len(c.Lists[i]) > 0 }) {
		return // nothing is accepted there, or it is not how cards of the type are
	}
	bare := l != nil && l.Bare != ""
	w.add(slot{Place: Place{Path: name, Kind: Add, Label: listLabel(l)}, options: func() (out []option) {
		if bare {
			for _, s := range w.words(effect.Action, true) {
				out = append(out, w.fill(s, nil, false, func(n *effect.Node) {
					*list = append(*list, &effect.AbilityNode{When: &effect.Node{Spec: w.v.Word(l.Bare)}, Do: []*effect.Node{n}})
				}))
			}
			return out
		}
		for _, s := range w.triggers(i, w.c.Type) {
			out = append(out, option{Option: Option{ID: s.Name}, text: func() lang.Phrase { return w.wordText(w.fresh(s, 0)) }, do: func(way int) bool {
				a, ok := w.Draft.ability(i, s, way)
				if ok {
					*list = append(*list, a)
				}
				return ok
			}})
		}
		return out
	}})
	for j, a := range *list {
		path := fmt.Sprintf("%s[%d]", name, j)
		if bare {
			w.word(path, 1, a.Do[0], func(n *effect.Node) { a.Do[0] = n }, w.order(j, len(*list), func(to int) { moved(list, j, to) }), true)
			continue
		}
		w.block(path, i, l, a, w.order(j, len(*list), func(to int) { moved(list, j, to) }))
	}
}

// moved moves an element of a list, or removes it (-1), or doubles it (-2).
func moved[T any](list *[]T, j, to int) {
	x := (*list)[j]
	if to == -2 {
		*list = slices.Insert(*list, j+1, x)
		return
	}
	*list = slices.Delete(*list, j, j+1)
	if to >= 0 {
		*list = slices.Insert(*list, to, x)
	}
}

// order returns what can be done with an element of a list.
func (w *walker) order(j, n int, move func(to int)) (out []option) {
	o := func(id string, to int) {
		x := option{Option: Option{ID: id, Phrase: deeds[id], Deed: true}}
		out = append(out, x.way(func() { move(to) }))
	}
	if j > 0 {
		o("up", j-1)
	}
	if j < n-1 {
		o("down", j+1)
	}
	o("double", -2)
	o("remove", -1)
	return out
}

// block adds an ability: the block itself, its trigger, conditions, actions.
func (w *walker) block(path string, i int, l *effect.ListSpec, a *effect.AbilityNode, more []option) {
	w.add(slot{Place: Place{Path: path, Depth: 1, Kind: Block, Label: abilityLabel}, options: func() (out []option) {
		if l == nil || !l.NoAction {
			o := option{Option: Option{ID: "late", Phrase: deeds["late"], On: a.Late, Deed: true}}
			out = append(out, o.way(func() { a.Late = !a.Late }))
		}
		return append(out, more...)
	}})
	w.trigger(path, i, a)
	w.params(path+".when", 3, a.When)
	w.nodes(path+".if", 2, ifLabel, effect.Condition, false, &a.If, true)
	if l == nil || !l.NoAction {
		w.nodes(path+".do", 2, doLabel, effect.Action, a.When.Spec.Static, &a.Do, false)
	}
	if l == nil {
		return
	}
	for k := range l.Extra {
		p := &l.Extra[k]
		arg := effect.Arg{N: a.Extra[k], Given: a.Has[k]}
		w.param(path, 2, p, &arg, func() { a.Extra[k], a.Has[k] = arg.N, arg.Given })
	}
}

// trigger adds the place of an ability's trigger. With another one, what does
// not go with it is replaced.
func (w *walker) trigger(path string, i int, a *effect.AbilityNode) {
	w.add(slot{Place: Place{Path: path + ".when", Depth: 2, Kind: Block, Label: whenLabel}, value: func() lang.Phrase { return w.wordText(a.When) }, options: func() (out []option) {
		for _, s := range w.triggers(i, w.c.Type) {
			if s == a.When.Spec {
				o := option{Option: Option{ID: s.Name, Phrase: w.wordText(a.When), On: true}}
				out = append(out, o.way(func() {}))
				continue
			}
			out = append(out, option{Option: Option{ID: s.Name}, text: func() lang.Phrase { return w.wordText(w.fresh(s, 0)) }, do: func(way int) bool {
				switch {
				case way < 3:
					a.When = w.fresh(s, way)
				case way == 3:
					a.When, a.If = w.fresh(s, 0), nil
				default:
					b, ok := w.Draft.ability(i, s, way-4)
					if !ok {
						return false
					}
					a.When, a.If, a.Do = b.When, b.If, b.Do
				}
				return true
			}})
		}
		return out
	}})
}

// fill returns the option of a new word; in place of old, if that is given.
func (w *walker) fill(s *effect.Spec, old *effect.Node, on bool, set func(*effect.Node)) option {
	return option{Option: Option{ID: s.Name, On: on}, text: func() lang.Phrase { return w.wordText(w.fresh(s, 0)) }, do: func(way int) bool {
		if way >= tries && (!pairs(s) || way >= len(w.counts())) {
			return false
		}
		n := w.fresh(s, way)
		if old != nil && way == 0 {
			inherit(n, old)
		}
		set(n)
		return true
	}}
}

// nodes adds a list of words: where one is added, then each.
func (w *walker) nodes(path string, depth int, label lang.Phrase, kind effect.Kind, static bool, list *[]*effect.Node, empty bool) {
	w.add(slot{Place: Place{Path: path, Depth: depth, Kind: Add, Label: label}, options: func() (out []option) {
		specs := w.words(kind, static)
		if len(*list) > 0 && (*list)[0].Spec.Name == inner {
			specs = []*effect.Spec{(*list)[0].Spec}
		}
		for _, s := range specs {
			out = append(out, w.fill(s, nil, false, func(n *effect.Node) { *list = append(*list, n) }))
		}
		return out
	}})
	for j := range *list {
		more := w.order(j, len(*list), func(to int) { moved(list, j, to) })
		if len(*list) == 1 && !empty {
			more = more[:len(more)-1]
		}
		w.word(fmt.Sprintf("%s[%d]", path, j), depth+1, (*list)[j], func(n *effect.Node) { (*list)[j] = n }, more, static)
	}
}

// word adds the place of a word and those of its parameters.
func (w *walker) word(path string, depth int, n *effect.Node, set func(*effect.Node), more []option, static bool) {
	w.add(slot{Place: Place{Path: path, Depth: depth, Kind: Block}, value: func() lang.Phrase { return w.wordText(n) }, options: func() []option {
		return append(w.replacements(n, n.Spec.Kind, static, set), more...)
	}})
	w.params(path, depth+1, n)
}

// replacements lists the words that may stand in place of one.
func (w *walker) replacements(n *effect.Node, kind effect.Kind, static bool, set func(*effect.Node)) (out []option) {
	if n != nil && n.Spec.Name == inner {
		return nil
	}
	for _, s := range w.words(kind, static) {
		if n != nil && s == n.Spec {
			o := option{Option: Option{ID: s.Name, Phrase: w.wordText(n), On: true}}
			out = append(out, o.way(func() {}))
			continue
		}
		out = append(out, w.fill(s, n, false, set))
	}
	return out
}

// inherit keeps the arguments of a replaced word whose parameters the new one
// has, too.
func inherit(to, from *effect.Node) {
	for i := range to.Args {
		p := &to.Spec.Params[i]
		for j := range from.Args {
			q := &from.Spec.Params[j]
			if a := &from.Args[j]; p.Name == q.Name && p.Sort == q.Sort && p.Enum == q.Enum && a.Given && int(a.N) <= max(p.Max, 1) {
				to.Args[i] = *a
			}
		}
	}
}

// params adds the places of a word's parameters.
func (w *walker) params(path string, depth int, n *effect.Node) {
	for i := range n.Args {
		w.param(path, depth, &n.Spec.Params[i], &n.Args[i], func() {})
	}
}
