package effect

import (
	"fmt"
	"strings"
	"unicode"

	"godeck/internal/lang"
	"godeck/rules"
)

// RulesText returns the rules text of a design, one string per ability,
// generated from the effect.
func (l *Library) RulesText(id rules.DefID, in lang.Lang) []string {
	var out []string
	for _, a := range l.Def(id).Abilities {
		out = append(out, l.AbilityText(a, in))
	}
	return out
}

// AbilityText returns the rules text of one ability.
func (l *Library) AbilityText(ability uint16, in lang.Lang) string {
	text := l.abilityText(ability, in)
	if in == lang.EN {
		text = oneColon(text)
	}
	return l.Vocab.bears(text, int(l.Def(l.Abilities[ability].Def).Attr[l.Vocab.TypeAttr]), in)
}

// bears puts into the rules text of a card the words for what it works for, if the
// type has words of its own for that.
func (v *Vocabulary) bears(text string, typ int, in lang.Lang) string {
	if typ < 0 || typ >= len(v.Types) {
		return text
	}
	b := &v.Types[typ].Bears
	for i := 0; b.This.EN != ""; i++ {
		this, word := b.This.In(in), b.First.In(in)
		if i > 0 {
			word = b.Then.In(in)
		}
		at := strings.Index(text, this)
		if up := strings.Index(text, lang.Capital(this)); up >= 0 && (at < 0 || up < at) {
			at, word = up, lang.Capital(word)
		}
		if at < 0 {
			break
		}
		text = text[:at] + word + text[at+len(this):]
	}
	return text
}

func (l *Library) abilityText(ability uint16, in lang.Lang) string {
	a := &l.Abilities[ability]
	w := &writer{l: l, lang: in, own: &l.Def(a.Def).Attr}
	return w.ability(a)
}

// oneColon leaves one colon in a sentence: an earlier one becomes a dash after
// the word that heads a text, else a comma.
func oneColon(text string) string {
	const ends = ".;!?()“”\n"
	var b strings.Builder
	for text != "" {
		i := strings.Index(text, ": ")
		if i < 0 {
			break
		}
		rest := text[i+2:]
		j := strings.Index(rest, ": ")
		if j < 0 {
			break
		}
		if strings.ContainsAny(rest[:j], ends) {
			b.WriteString(text[:i+2])
			text = rest
			continue
		}
		head := b.String() + text[:i]
		b.WriteString(text[:i])
		if strings.Count(head, " ") < 4 && !strings.ContainsAny(head, ".,;") {
			b.WriteString(" – ")
		} else {
			b.WriteString(", ")
			if r := []rune(rest); len(r) > 1 && unicode.IsUpper(r[0]) && unicode.IsLower(r[1]) && (strings.HasPrefix(rest, "When ") || strings.HasPrefix(rest, "If ")) {
				rest = strings.ToLower(rest[:1]) + rest[1:]
			}
		}
		text = rest
	}
	return b.String() + text
}

// writer renders words. Amounts that are not plain numbers appear as X and are
// explained at the end of the sentence.
type writer struct {
	l     *Library
	lang  lang.Lang
	where []string
	own   *[12]int16 // of the card whose ability it is; nil: not known
	many  bool       // the last choice named was of several cards: "it" is "them"
}

func (w *writer) ability(a *Ability) string {
	n := a.Node
	var b strings.Builder
	var list *ListSpec
	if a.List > 0 {
		list = &w.l.Vocab.Lists[a.List-1]
		b.WriteString(w.lang.Pick(list.JA, list.EN))
	}
	head := w.word(n.When)
	cond, unless := w.conds(n.If), false
	if len(n.If) == 1 && n.If[0].Spec.Op == exNot && w.lang == lang.EN {
		cond, unless = w.conds(n.If[0].Args[0].Nodes), true
	}
	// A colon before several actions says that all of them depend on the
	// condition.
	several := len(n.Do) > 1
	var body string
	if list != nil && list.NoAction {
		tmpl := w.lang.Pick(list.DoJA, list.DoEN)
		body = w.sentence(w.fill(tmpl, list.Extra, func(i int) Arg { return Arg{Given: n.Has[i], N: n.Extra[i]} }))
	} else {
		body = w.actions(n.Do)
	}
	if w.lang == lang.JA {
		if cond != "" {
			head += cond + "なら、"
		}
		if several {
			if h, ok := strings.CutSuffix(head, "、"); ok {
				head = h + "："
			}
		}
		b.WriteString(head)
		b.WriteString(body)
		if n.Late {
			b.WriteString("（ほかの効果がすべて終わった後に使う。）")
		}
		return b.String()
	}
	lead := head
	if cond != "" {
		if unless {
			lead += "unless " + cond + ", "
		} else {
			lead += "if " + cond + ", "
		}
	}
	if several {
		if h, ok := strings.CutSuffix(lead, ", "); ok {
			lead = h + ": "
		}
	}
	if lead != "" {
		body = lead + lang.Lower(body)
	}
	b.WriteString(lang.Capital(body))
	if n.Late {
		b.WriteString(" (Applied after all other effects.)")
	}
	return b.String()
}

func (w *writer) conds(nodes []*Node) string {
	var parts []string
	for _, n := range nodes {
		if n.Spec.Op == exAnd {
			parts = append(parts, w.conds(n.Args[0].Nodes))
		} else {
			parts = append(parts, w.word(n))
		}
	}
	return strings.Join(parts, w.lang.Pick("、かつ", " and "))
}

// sentence ends a sentence and explains its X.
func (w *writer) sentence(s string) string {
	if len(w.where) > 0 {
		names := []string{"X", "Y", "Z", "W"}
		for i, t := range w.where {
			x := names[min(i, len(names)-1)]
			if w.lang == lang.JA {
				s += fmt.Sprintf("（%sは%s）", x, t)
			} else {
				s += fmt.Sprintf(", where %s is %s", x, t)
			}
		}
		w.where = nil
	}
	if w.lang == lang.JA {
		return s + "。"
	}
	return lang.Capital(s) + "."
}

func (w *writer) actions(nodes []*Node) string {
	var b strings.Builder
	for i, n := range nodes {
		if i > 0 && w.lang == lang.EN {
			b.WriteByte(' ')
		}
		switch n.Spec.Op {
		case opUnless:
			c := w.conds(n.Args[0].Nodes)
			then := w.actions(n.Args[1].Nodes)
			if w.lang == lang.JA {
				if len(n.Args[1].Nodes) > 1 {
					b.WriteString(c + "なら：" + then)
				} else {
					b.WriteString(c + "なら、" + then)
				}
				if n.Args[2].Given {
					b.WriteString("そうでないなら、" + w.actions(n.Args[2].Nodes))
				}
				b.WriteString(w.close(nodes, i))
			} else {
				if len(n.Args[1].Nodes) > 1 {
					b.WriteString("If " + c + ": " + lang.Lower(then))
				} else {
					b.WriteString("If " + c + ", " + lang.Lower(then))
				}
				if n.Args[2].Given {
					b.WriteString(" Otherwise: " + lang.Lower(w.actions(n.Args[2].Nodes)))
				}
				b.WriteString(w.close(nodes, i))
			}
		case opMay:
			inner := w.actions(n.Args[0].Nodes)
			if n.Spec.JA != "" {
				b.WriteString(w.lang.Pick(n.Spec.JA+inner, n.Spec.EN+lang.Lower(inner)) + w.close(nodes, i))
			} else if w.lang == lang.JA {
				b.WriteString("次を行ってもよい：" + inner + w.close(nodes, i))
			} else {
				b.WriteString("You may: " + lang.Lower(inner) + w.close(nodes, i))
			}
		default:
			s := w.word(n)
			for j := range n.Args {
				if n.Spec.Params[j].Sort == Actions && strings.Contains(n.Spec.JA, "{"+n.Spec.Params[j].Name+"}") {
					b.WriteString(s) // the template places the actions itself
					s = ""
				} else if n.Spec.Params[j].Sort == Actions {
					inner := w.actions(n.Args[j].Nodes)
					if len(n.Args[j].Nodes) == 1 {
						s += w.lang.Pick("、"+inner, ", "+lang.Lower(inner))
					} else {
						s += w.lang.Pick("："+inner, ": "+lang.Lower(inner))
					}
					b.WriteString(w.lang.Pick(s, lang.Capital(s)) + w.close(nodes, i))
					s = ""
				}
			}
			if s != "" {
				s = w.sentence(s)
				if i > 0 && w.l.Vocab.Then.JA != "" && nodes[i-1].Spec.Op != opUnless && nodes[i-1].Spec.Op != opMay {
					s = w.lang.Pick(w.l.Vocab.Then.JA+s, w.l.Vocab.Then.EN+lang.Lower(s))
				}
				b.WriteString(s)
			}
		}
	}
	return b.String()
}

// close marks the end of a block that more actions follow, so that a reader
// knows how far the condition reaches.
func (w *writer) close(nodes []*Node, i int) string {
	if i == len(nodes)-1 {
		return ""
	}
	return w.lang.Pick("／その後、", " / Then:")
}

func (w *writer) word(n *Node) string {
	s := w.fill(w.lang.Pick(n.Spec.JA, n.Spec.EN), n.Spec.Params, func(i int) Arg { return n.Args[i] })
	if n.Spec.Op == opChoose {
		by, who, zone := n.Args[0].N, n.Args[1].N, w.l.Vocab.Zones.Values[n.Args[2].N]
		if zone.Hidden == HiddenAll || zone.Hidden == HiddenOthers && by != who { // ZTM-13.12
			s += w.lang.Pick("（公開されていなければ無作為に選ぶ）", " (at random unless revealed)")
		}
	}
	return s
}

// fill expands a template.
func (w *writer) fill(tmpl string, params []Param, arg func(int) Arg) string {
	var b strings.Builder
	for {
		i := strings.IndexByte(tmpl, '{')
		if i < 0 {
			b.WriteString(tmpl)
			return b.String()
		}
		b.WriteString(tmpl[:i])
		j := strings.IndexByte(tmpl[i:], '}')
		if j < 0 {
			return b.String() + tmpl[i:]
		}
		name, format, _ := strings.Cut(tmpl[i+1:i+j], ":")
		tmpl = tmpl[i+j+1:]
		for k := range params {
			if params[k].Name == name {
				value := w.arg(&params[k], arg(k), format, params, arg)
				if h, ok := strings.CutSuffix(b.String(), "a "); ok && w.lang == lang.EN && value != "" && strings.IndexByte("aeioAEIO", value[0]) >= 0 && (h == "" || h[len(h)-1] == ' ') {
					b.Reset()
					b.WriteString(h + "an ")
				}
				b.WriteString(value)
			}
		}
	}
}

func (w *writer) arg(p *Param, a Arg, format string, params []Param, arg func(int) Arg) string {
	if phrase, ok := strings.CutPrefix(format, "?"); ok { // a phrase that depends on the argument being there
		if !a.Given {
			return ""
		}
		return strings.ReplaceAll(phrase, "#", w.arg(p, a, "all", params, arg))
	}
	if strings.Contains(format, "|") {
		return w.alternative(p, a, strings.Split(format, "|"), params, arg)
	}
	switch p.Sort {
	case Int, Amount:
		return w.number(a, format)
	case Cond:
		return w.condition(a.Nodes, format)
	case Actions:
		return w.actions(a.Nodes)
	case Choose:
		if a.Choice == nil {
			return ""
		}
		return w.choice(a.Choice, format)
	case Who:
		return w.lang.Pick([]string{"自分", "相手", "お互い"}[a.N], []string{"you", "your opponent", "both players"}[a.N])
	case OneOf:
		v := p.Enum.Values[a.N]
		if format == "put" {
			return w.put(v, params, arg)
		}
		if format == "own" && w.lang == lang.EN {
			return w.owned(v.EN, params, arg)
		}
		if p.Enum == Cmp && format != "" {
			return w.compare(int(a.N), format, params, arg)
		}
		return w.lang.Pick(v.JA, v.EN)
	case SomeOf:
		return w.some(p.Enum.some(a.N, w.lang), format)
	case Cards:
		return w.cards(p, a.Filter, format, params, arg)
	case CardRef:
		t := w.l.Card(w.l.Find(a.Ref))
		return w.lang.Pick("《"+t.Name.JA+"》", "“"+t.Name.EN+"”")
	}
	return ""
}

// alternative chooses among the phrases of a template by the argument.
func (w *writer) alternative(p *Param, a Arg, alts []string, params []Param, arg func(int) Arg) string {
	i := 0
	switch p.Sort {
	case Int, Amount:
		if a.N != 1 || len(a.Nodes) > 0 {
			i = 1
		}
		if p.Opt && !a.Given {
			i = len(alts) - 1
		}
	case Bool:
		if a.N == 0 {
			i = 1
		}
	default:
		i = int(a.N)
	}
	if i >= len(alts) {
		return ""
	}
	if strings.Contains(alts[i], "[") { // other parameters within an alternative
		return w.fill(strings.NewReplacer("[", "{", "]", "}").Replace(alts[i]), params, arg)
	}
	if strings.Contains(alts[i], "#") {
		return strings.ReplaceAll(alts[i], "#", w.arg(p, a, "", params, arg))
	}
	return alts[i]
}

func (w *writer) number(a Arg, format string) string {
	if len(a.Nodes) > 0 && format == "in" {
		return w.word(a.Nodes[0])
	}
	if format == "per" {
		return w.per(a)
	}
	if len(a.Nodes) > 0 {
		w.where = append(w.where, w.word(a.Nodes[0]))
		x := []string{"X", "Y", "Z", "W"}[min(len(w.where)-1, 3)]
		if format == "+" {
			return w.lang.Pick("＋", "+") + x
		}
		return x
	}
	switch format {
	case "+":
		if a.N < 0 {
			return fmt.Sprintf("−%d", -a.N)
		}
		return fmt.Sprintf(w.lang.Pick("＋%d", "+%d"), a.N)
	case "abs":
		if a.N < 0 {
			return fmt.Sprint(-a.N)
		}
	}
	return fmt.Sprint(a.N)
}

func (w *writer) condition(nodes []*Node, format string) string {
	s := w.conds(nodes)
	if format == "q" && (len(nodes) > 1 || nodes[0].Spec.Op == exOr || nodes[0].Spec.Op == exAnd || nodes[0].Spec.Op == exNot) {
		return w.lang.Pick("「"+s+"」", "("+s+")")
	}
	if format == "not" && w.lang == lang.JA {
		if len(nodes) == 1 && nodes[0].Spec.Noun {
			return s + "で"
		}
		return s + "ので"
	}
	return s
}

// some joins several values.
func (w *writer) some(parts []string, format string) string {
	if format == "list" {
		return strings.Join(parts, w.lang.Pick("・", ", "))
	}
	if format == "all" {
		return strings.Join(parts, w.lang.Pick("と", " and "))
	}
	return strings.Join(parts, w.lang.Pick("か", " or "))
}

// cards says which cards are meant; their number may be another argument.
func (w *writer) cards(p *Param, only *Filter, format string, params []Param, arg func(int) Arg) string {
	if format == "c" || format == "cs" { // cards of the first zone of choices
		n := w.l.Vocab.noun(0)
		return w.filterAs(only, format == "cs", true, n.JA, n.EN)
	}
	plural := format == "s"
	if name, ok := strings.CutPrefix(format, "#"); ok {
		for k := range params {
			if params[k].Name == name {
				plural = arg(k).N != 1
			}
		}
	}
	n := Noun{JA: "カード", EN: "card"}
	if p.InPlay {
		n = w.l.Vocab.noun(0)
	}
	cards := w.filterAs(only, plural, p.InPlay, n.JA, n.EN)
	if p.Others && w.own != nil && w.l.passes(w.own, only) {
		return w.lang.Pick("他の", "other ") + cards
	}
	return cards
}

// passes reports whether a card may pass a filter: as it is printed.
func (l *Library) passes(attr *[12]int16, f *Filter) bool {
	if f == nil {
		return true
	}
	holds := func(q Test) bool { return q.Holds(int(attr[q.Attr])) }
	if f.Type != 0 && !holds(l.Vocab.isType(f.Type)) {
		return false
	}
	for i := range f.Tests {
		t := &f.Tests[i]
		if t.Ref == "" && int(t.Field.Attr) < len(attr) && !holds(t.compiled()) { // no name, and printed
			return false
		}
	}
	return true
}

// Wanted names the cards that an ability's actions take from somewhere, as far as
// they say which: "other unit". It is "" if none does.
func (l *Library) Wanted(ability uint16, in lang.Lang) string {
	a := &l.Abilities[ability]
	w := &writer{l: l, lang: in, own: &l.Def(a.Def).Attr}
	for _, n := range a.Node.Do {
		for i := range n.Args {
			if p := &n.Spec.Params[i]; p.Sort == Cards {
				return w.cards(p, n.Args[i].Filter, "", n.Spec.Params, func(i int) Arg { return n.Args[i] })
			}
		}
	}
	return ""
}

// compare renders a comparison with the parameter that format names, with a
// Japanese counter after a colon: "3 or more", 「3枚以上」.
func (w *writer) compare(cmp int, format string, params []Param, arg func(int) Arg) string {
	name, counter, _ := strings.Cut(format, ":")
	n := ""
	for k := range params {
		if params[k].Name == name {
			n = w.arg(&params[k], arg(k), "in", params, arg)
		}
	}
	if w.lang == lang.JA {
		switch cmp {
		case 2:
			return "ちょうど" + n + counter
		case 4:
			return n + counter + "より大きい"
		}
		return n + counter + Cmp.Values[cmp].JA
	}
	return fmt.Sprintf([...]string{"%s or more", "%s or less", "exactly %s", "less than %s", "more than %s", "anything but %s"}[cmp], n)
}

// per renders "for each" of an amount.
func (w *writer) per(a Arg) string {
	if len(a.Nodes) == 0 {
		return w.lang.Pick(fmt.Sprintf("%d回", a.N), fmt.Sprintf("%d times", a.N))
	}
	n := a.Nodes[0]
	if n.Spec.PerJA != "" {
		return w.fill(w.lang.Pick(n.Spec.PerJA, n.Spec.PerEN), n.Spec.Params, func(i int) Arg { return n.Args[i] })
	}
	return w.lang.Pick(w.word(n)+"1につき", "times "+w.word(n))
}

// put renders where cards go: a zone, one of its ends, and whose zone it is.
func (w *writer) put(v Value, params []Param, arg func(int) Arg) string {
	place, owner := int16(0), "their owner's "
	for k := range params {
		switch params[k].Name {
		case "place":
			place = arg(k).N
		case "who":
			owner = []string{"your ", "your opponent's ", "each player's "}[arg(k).N]
		}
	}
	switch place {
	case 1:
		return w.lang.Pick(v.JA+"の下に置く", "on the bottom of "+owner+v.EN)
	case 2:
		return w.lang.Pick(v.JA+"に加えてシャッフルする", "into "+owner+v.EN+" and shuffle it")
	}
	if v.OnTop {
		return w.lang.Pick(v.JA+"の上に置く", "on top of "+owner+v.EN)
	}
	if v.PutJA != "" && w.lang == lang.JA {
		return v.PutJA
	}
	return w.lang.Pick(v.JA+"に置く", "into "+owner+v.EN)
}

// owned says whose a place is, as far as the other arguments tell.
func (w *writer) owned(place string, params []Param, arg func(int) Arg) string {
	owner := "its owner's"
	for k := range params {
		switch a := arg(k); {
		case params[k].Sort == Who && a.N == 0, a.Choice != nil && a.Choice.Of == 1:
			owner = "your"
		case params[k].Sort == Who || a.Choice != nil && (a.Choice.All || a.Choice.N > 1):
			owner = "their"
		}
	}
	return strings.ReplaceAll(place, "the owner's", owner)
}

// filterAs renders a filter, with the given noun if it has no type; inPlay
// says that it is about cards in play.
func (w *writer) filterAs(f *Filter, plural, inPlay bool, nounJA, nounEN string) string {
	var ja, en, tail string
	if f != nil {
		if f.Type != 0 {
			var nj, ne []string
			for i, t := range w.l.Vocab.Types {
				if f.Type&(1<<uint(i)) != 0 {
					if inPlay && t.InPlay.EN != "" {
						t.JA, t.EN = t.InPlay.JA, t.InPlay.EN
					}
					nj = append(nj, t.JA)
					if plural {
						ne = append(ne, t.EN+"s")
					} else {
						ne = append(ne, t.EN)
					}
				}
			}
			nounJA, nounEN = strings.Join(nj, "か"), strings.Join(ne, " or ")
			plural = false
		}
		for i := range f.Tests {
			t := &f.Tests[i]
			if t.Mask {
				tj, te := w.enumTest(t)
				ja, en = ja+tj, en+te
				continue
			}
			n := t.N
			c := Cmp.Values[t.Cmp]
			switch t.Cmp { // whole numbers: more than 7 is 8 or more
			case 3:
				c, n = Cmp.Values[1], n-1
			case 4:
				c, n = Cmp.Values[0], n+1
			}
			numJA, numEN := fmt.Sprintf("%d%s", n, c.JA), fmt.Sprintf("%s %d", c.EN, n)
			if t.Cmp == 2 {
				numJA, numEN = fmt.Sprint(t.N), fmt.Sprint(t.N)
			}
			if t.Ref != "" {
				name := w.l.Card(w.l.Find(t.Ref)).Name
				numJA, numEN = "《"+name.JA+"》", "“"+name.EN+"”"
			}
			ja += strings.ReplaceAll(t.Field.JA, "{n}", numJA)
			if tail != "" {
				tail += " and"
			}
			tail += " " + strings.ReplaceAll(t.Field.EN, "{n}", numEN)
		}
	}
	if w.lang == lang.JA {
		return ja + nounJA
	}
	if plural {
		nounEN += "s"
	}
	return en + nounEN + tail
}

// ActionsText returns the text of some actions of a design's ability, for example
// of one mode.
func (l *Library) ActionsText(of rules.DefID, nodes []*Node, in lang.Lang) string {
	w := &writer{l: l, lang: in, own: &l.Def(of).Attr}
	return w.actions(nodes)
}
