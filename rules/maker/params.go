package maker

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/effect"
)

// param adds the places of an argument; done is called after every change.
func (w *walker) param(path string, depth int, p *effect.Param, a *effect.Arg, done func()) {
	path += "." + p.Name
	label := paramLabel(p)
	give := func(do func()) func() { return func() { do(); a.Given = true; done() } }
	// What can be left out has an option for that.
	out := func(list []option) []option {
		if p.Opt {
			o := option{Option: Option{ID: "-", Phrase: defaultText(p), On: !a.Given}}
			list = append([]option{o.way(func() { *a = effect.Arg{N: p.Default}; done() })}, list...)
		}
		return list
	}
	value := func(of func() lang.Phrase) func() lang.Phrase {
		return func() lang.Phrase {
			if !a.Given {
				return defaultText(p)
			}
			return of()
		}
	}
	switch p.Sort {
	case effect.Int, effect.Amount:
		w.amount(path, depth, label, p, a, give, out, value)
	case effect.Cond:
		w.inside(path, depth, label, effect.Condition, p, a)
	case effect.Actions:
		w.inside(path, depth, label, effect.Action, p, a)
	case effect.Who, effect.OneOf, effect.Bool:
		values := valuesOf(p)
		w.add(slot{Place: Place{Path: path, Depth: depth, Kind: One, Label: label}, value: value(func() lang.Phrase { return valueText(values[a.N]) }), options: func() []option {
			var list []option
			for i, v := range values {
				o := option{Option: Option{ID: v.Name, Phrase: valueText(v), On: a.Given && int(a.N) == i}}
				list = append(list, o.way(give(func() { a.N = int16(i) })))
			}
			return out(list)
		}})
	case effect.SomeOf:
		w.someOf(path, depth, label, p.Enum.Values, func() int32 { return int32(a.N) }, func(x int32) {
			a.N, a.Given = int16(x), x != 0 || !p.Opt
			done()
		})
	case effect.Cards:
		w.filter(path, depth, label, &a.Filter, func() { a.Given = a.Filter != nil || !p.Opt; done() }, p.Opt)
	case effect.CardRef:
		w.cardRef(path, depth, label, &a.Ref, func() { a.Given = true })
	case effect.Choose:
		w.choice(path, depth, label, p, a, out, value)
	}
}

// defaultText says what holds if a parameter is left out.
func defaultText(p *effect.Param) lang.Phrase {
	switch p.Sort {
	case effect.Who, effect.OneOf, effect.Bool:
		v := valueText(valuesOf(p)[p.Default])
		return lang.Phrase{JA: v.JA + "（指定なし）", EN: v.EN + " (not stated)"}
	}
	return leftOut
}

// valuesOf returns the values of a parameter that has one of a few.
func valuesOf(p *effect.Param) []effect.Value {
	switch {
	case p.Sort == effect.Bool:
		return noYes
	case p.Sort == effect.OneOf:
		return p.Enum.Values
	case p.Single:
		return players[:2]
	}
	return players
}

// amount adds the place of a number, and those of the word in its place.
func (w *walker) amount(path string, depth int, label lang.Phrase, p *effect.Param, a *effect.Arg, give func(func()) func(), out func([]option) []option, value func(func() lang.Phrase) func() lang.Phrase) {
	step := 1
	if p.Max >= 100 {
		step = 10
		if p.Max >= 2000 {
			step = 100
		}
	}
	s := slot{Place: Place{Path: path, Depth: depth, Kind: Number, Label: label, N: int(a.N), Min: p.Min, Max: p.Max, Step: step, Plain: len(a.Nodes) == 0 && a.Given},
		value: value(func() lang.Phrase {
			if len(a.Nodes) > 0 {
				return w.wordText(a.Nodes[0])
			}
			return plain(int(a.N))
		}),
		number: func(x int) { give(func() { a.N, a.Nodes = int16(x), nil })() }}
	s.options = func() []option {
		n := max(p.Min, min(1, p.Max))
		if a.Given && len(a.Nodes) == 0 {
			n = int(a.N)
		}
		o := option{Option: Option{ID: "number", Phrase: numberWord, On: s.Plain}}
		list := []option{o.way(give(func() { a.N, a.Nodes = int16(n), nil }))}
		if p.Sort == effect.Amount {
			var now *effect.Node
			if len(a.Nodes) > 0 {
				now = a.Nodes[0]
			}
			list = append(list, w.replacements(now, effect.Number, false, func(n *effect.Node) { give(func() { a.N, a.Nodes = 0, []*effect.Node{n} })() })...)
		}
		return out(list)
	}
	w.add(s)
	if len(a.Nodes) > 0 {
		w.params(path, depth+1, a.Nodes[0])
	}
}

// inside adds the actions or conditions inside a word.
func (w *walker) inside(path string, depth int, label lang.Phrase, kind effect.Kind, p *effect.Param, a *effect.Arg) {
	w.nodes(path, depth, label, kind, false, &a.Nodes, p.Opt)
	if !p.Opt {
		return
	}
	for i := range w.out { // an empty list is one that is left out
		s := &w.out[i]
		if s.Path == path || strings.HasPrefix(s.Path, path+"[") && !strings.Contains(s.Path[len(path)+1:], "[") && s.options != nil {
			inside := s.options
			s.options = func() []option {
				list := inside()
				for k := range list {
					do := list[k].do
					list[k].do = func(way int) bool {
						ok := do(way)
						a.Given = len(a.Nodes) > 0
						return ok
					}
				}
				return list
			}
		}
	}
}

// cardRef adds the place of a named card.
func (w *walker) cardRef(path string, depth int, label lang.Phrase, ref *string, done func()) {
	w.add(slot{Place: Place{Path: path, Depth: depth, Kind: One, Label: label}, value: func() lang.Phrase {
		return w.lib.Card(w.lib.Find(*ref)).Name
	}, options: func() (out []option) {
		for i := 1; i < len(w.lib.Cards); i++ {
			c := &w.lib.Cards[i]
			o := option{Option: Option{ID: c.ID, Phrase: c.Name, On: c.ID == *ref}}
			out = append(out, o.way(func() { *ref = c.ID; done() }))
		}
		return out
	}})
}

// choice adds the places of a choice of cards: which, and how they are picked.
func (w *walker) choice(path string, depth int, label lang.Phrase, p *effect.Param, a *effect.Arg, out func([]option) []option, value func(func() lang.Phrase) func() lang.Phrase) {
	w.add(slot{Place: Place{Path: path, Depth: depth, Kind: One, Label: label}, value: value(func() lang.Phrase { return w.choiceText(a.Choice) }), options: func() []option {
		var list []option
		for i, r := range w.v.Refs.Values {
			o := option{Option: Option{ID: "ref." + r.Name, Phrase: lang.Phrase{JA: r.JA, EN: r.EN}, On: a.Choice != nil && int(a.Choice.Ref) == i+1}}
			list = append(list, o.way(func() { a.Choice, a.Given = &effect.ChoiceNode{Ref: int16(i) + 1, N: 1}, true }))
		}
		for i, v := range w.v.Whose.Values {
			o := option{Option: Option{ID: v.Name, Phrase: pickText(v), On: a.Choice != nil && a.Choice.Ref == 0 && int(a.Choice.Of) == i}}
			o.do = func(way int) bool {
				c := w.argument(p, 0).Choice
				if way == 0 && a.Choice != nil && a.Choice.Ref == 0 {
					c = a.Choice
				}
				c.Of = int16(i)
				a.Choice, a.Given = c, true
				return way < 2
			}
			list = append(list, o)
		}
		return out(list)
	}})
	c := a.Choice
	if c == nil || c.Ref > 0 {
		return
	}
	depth++
	if len(w.v.Zones.Values) > 1 {
		w.oneOf(path+".zone", depth, zoneLabel, w.v.Zones, &c.Zone)
	}
	w.filter(path+".filter", depth, cardsLabel, &c.Filter, func() {}, true)
	flag := func(name string, on *bool) {
		w.add(slot{Place: Place{Path: path + "." + name, Depth: depth, Kind: One, Label: paramLabel(&effect.Param{Name: name})}, value: func() lang.Phrase { return yesNo(*on) }, options: func() (out []option) {
			for i, v := range noYes {
				o := option{Option: Option{ID: v.Name, Phrase: valueText(v), On: *on == (i == 1)}}
				out = append(out, o.way(func() {
					*on = i == 1
					if c.All && on == &c.All {
						c.N, c.By, c.UpTo, c.Random = 1, 0, false, false
					}
				}))
			}
			return out
		}})
	}
	flag("all", &c.All)
	if !c.All {
		w.add(slot{Place: Place{Path: path + ".n", Depth: depth, Kind: Number, Label: paramLabel(&effect.Param{Name: "n"}), N: int(c.N), Min: 1, Max: 20, Step: 1, Plain: true},
			value: func() lang.Phrase { return plain(int(c.N)) }, number: func(x int) { c.N = int16(x) }})
		flag("upTo", &c.UpTo)
		flag("random", &c.Random)
		w.oneOf(path+".by", depth, paramLabel(&effect.Param{Name: "by"}), &effect.Enum{Values: players[:2]}, &c.By)
	}
	flag("other", &c.Other)
}

// filter adds the places of a filter: where a test is added, then each.
func (w *walker) filter(path string, depth int, label lang.Phrase, at **effect.Filter, done func(), empty bool) {
	w.add(slot{Place: Place{Path: path, Depth: depth, Kind: Add, Label: label}, value: func() lang.Phrase {
		if *at == nil {
			return anyCard
		}
		return lang.Phrase{JA: w.lib.FilterText(*at, lang.JA), EN: w.lib.FilterText(*at, lang.EN)}
	}, options: func() (out []option) {
		f := &effect.Filter{}
		if *at != nil {
			f = *at
		}
		take := func(do func()) func() { return func() { do(); *at = f; done() } }
		if f.Type == 0 {
			o := option{Option: Option{ID: "type", Phrase: fieldLabel("type")}}
			out = append(out, o.way(take(func() { f.Type = 1 })))
		}
		for i := range w.v.Fields {
			fd := &w.v.Fields[i]
			if slices.ContainsFunc(f.Tests, func(t effect.FilterTest) bool { return t.Field == fd }) {
				continue
			}
			o := option{Option: Option{ID: fd.Name, Phrase: fieldLabel(fd.Name)}}
			out = append(out, o.way(take(func() {
				t := effect.FilterTest{Field: fd, Cmp: 1, N: int16(max(fd.Min, min(fd.Max, (fd.Min+fd.Max)/4)))}
				t.N -= t.N % int16(max(fd.MultipleOf, 1))
				switch fd.Kind {
				case effect.FieldEnum, effect.FieldMask:
					t.Mask, t.N, t.Cmp = true, 1, 0
				case effect.FieldCard:
					t.Ref, t.N, t.Cmp = w.named(0), 0, 2
				}
				f.Tests = append(f.Tests, t)
			})))
		}
		if f.Type != 0 || len(f.Tests) > 0 {
			o := option{Option: Option{ID: "clear", Phrase: deeds["clear"], Deed: true}}
			out = append(out, o.way(func() {
				if *at = nil; !empty {
					*at = &effect.Filter{}
				}
				done()
			}))
		}
		return out
	}})
	f := *at
	if f == nil {
		return
	}
	if f.Type != 0 {
		var types []effect.Value
		for i := range w.v.Types {
			t := typeText(&w.v.Types[i])
			types = append(types, effect.Value{Name: w.v.Types[i].Name, JA: t.JA, EN: t.EN})
		}
		w.someOf(path+".type", depth+1, fieldLabel("type"), types, func() int32 { return f.Type }, func(x int32) { f.Type = x })
	}
	for i := range f.Tests {
		w.test(fmt.Sprintf("%s[%d]", path, i), depth+1, f, i)
	}
}

// test adds the places of one test of a filter.
func (w *walker) test(path string, depth int, f *effect.Filter, i int) {
	t := &f.Tests[i]
	fd := t.Field
	label := fieldLabel(fd.Name)
	switch fd.Kind {
	case effect.FieldEnum, effect.FieldMask:
		w.someOf(path, depth, label, fd.Enum.Values, func() int32 { return int32(t.N) }, func(x int32) {
			if t.N = int16(x); x == 0 {
				f.Tests = slices.Delete(f.Tests, i, i+1)
			}
		})
	case effect.FieldCard:
		w.cardRef(path, depth, label, &t.Ref, func() {})
	default:
		w.add(slot{Place: Place{Path: path, Depth: depth, Kind: Number, Label: label, N: int(t.N), Min: fd.Min, Max: fd.Max, Step: max(fd.MultipleOf, 1), Plain: true},
			value: func() lang.Phrase {
				c := effect.Cmp.Values[t.Cmp]
				return lang.Phrase{JA: strconv.Itoa(int(t.N)) + c.JA, EN: c.EN + " " + strconv.Itoa(int(t.N))}
			},
			number: func(x int) { t.N = int16(x) },
			options: func() (out []option) {
				for k, c := range effect.Cmp.Values {
					o := option{Option: Option{ID: c.Name, Phrase: valueText(c), On: int(t.Cmp) == k}}
					out = append(out, o.way(func() { t.Cmp = uint8(k) }))
				}
				o := option{Option: Option{ID: "remove", Phrase: deeds["remove"], Deed: true}}
				return append(out, o.way(func() { f.Tests = slices.Delete(f.Tests, i, i+1) }))
			}})
	}
}
