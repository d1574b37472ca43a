package effect

import (
	"fmt"
	"strings"
)

// Inventory returns a Markdown list of the vocabulary's words, with the number
// of abilities in the library that use each.
func (l *Library) Inventory() string {
	used := map[string]int{}
	var count func(ns []*Node)
	count = func(ns []*Node) {
		for _, n := range ns {
			used[n.Spec.Name]++
			for i := range n.Args {
				count(n.Args[i].Nodes)
			}
		}
	}
	for i := range l.Abilities {
		n := l.Abilities[i].Node
		count([]*Node{n.When})
		count(n.If)
		count(n.Do)
	}
	var b strings.Builder
	v := l.Vocab
	fmt.Fprintf(&b, "# Words of %s cards\n\nMade from the vocabulary by `UPDATE=1 go test ./rules/%s`; do not edit. The last column counts the uses in the built-in cards; “done if” says when a `did` that follows an action holds.\n", v.Game, v.Game)
	for _, k := range []Kind{Trigger, Condition, Action, Number} {
		done, rule := "", ""
		if k == Action {
			done, rule = " done if |", "---|"
		}
		fmt.Fprintf(&b, "\n## %ss\n\n| word | parameters | what it does |%s 日本語 | English | used |\n|---|---|---|%s---|---|---|\n", strings.ToUpper(k.String()[:1])+k.String()[1:], done, rule)
		for i := range v.Words {
			s := &v.Words[i]
			if s.Kind != k {
				continue
			}
			var ps []string
			for j := range s.Params {
				ps = append(ps, s.Params[j].describe(v))
			}
			doc := s.Doc
			if s.Static {
				doc += " (Lasting; under `static`.)"
			}
			esc := func(t string) string { return strings.ReplaceAll(t, "|", "\\|") }
			done = ""
			if k == Action {
				done = s.doneIf() + " | "
			}
			fmt.Fprintf(&b, "| `%s` | %s | %s | %s%s | %s | %d |\n", s.Name, esc(strings.Join(ps, "<br>")), esc(doc), done, esc(s.JA), esc(s.EN), used[s.Name])
		}
	}
	return b.String()
}

// doneIf says when an action counts as done.
func (s *Spec) doneIf() string {
	switch s.Done {
	case DoneAlways:
		return "always"
	case DoneCards:
		return "it was about at least one card"
	case DoneReported:
		return s.DoneIf
	case DoneBlock:
		return "the last action in it was done"
	}
	return "–"
}

func (p *Param) describe(v *Vocabulary) string {
	kind := ""
	switch p.Sort {
	case Int:
		kind = fmt.Sprintf("%d…%d", p.Min, p.Max)
	case Amount:
		kind = fmt.Sprintf("amount %d…%d", p.Min, p.Max)
	case Cond:
		kind = "conditions"
	case Actions:
		kind = "actions"
	case Who:
		kind = strings.Join(p.players(), ", ")
	case OneOf:
		kind = "one of " + strings.Join(enumNames(p.Enum), ", ")
	case SomeOf:
		kind = "some of " + strings.Join(enumNames(p.Enum), ", ")
	case Cards:
		kind = "filter"
	case CardRef:
		kind = "card id"
	case Choose:
		kind = "choice of cards"
		if p.Within != 0 {
			kind += " (" + strings.Join(enumNames(v.within(p)), ", ") + ")"
		}
	case Bool:
		kind = "true, false"
	}
	if p.Opt {
		def := ""
		if p.Sort == Who {
			def = " = " + whoNames[p.Default]
		}
		kind += " (optional" + def + ")"
	}
	return "`" + p.Name + "`: " + kind
}
