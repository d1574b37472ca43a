package effect

import (
	"cmp"
	"fmt"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
)

// A choice says which cards a word is about and who picks them (parameter sort
// Choose). {"of":"opp","filter":{…},"n":1} is a pick among an opponent's cards
// of the first zone; a plain string ("this") refers to known cards.

// Noun is the name of a zone's cards in texts, with their Japanese counter.
type Noun struct{ JA, EN, Counter string }

// ChoiceNode is a choice as written in the pack.
type ChoiceNode struct {
	Ref                      int16 // 1 + index of Vocabulary.Refs; 0: a pick
	Of, Zone, By, N          int16
	UpTo, All, Random, Other bool
	Filter                   *Filter
}

// Choice is a compiled choice.
type Choice struct {
	Ref                      uint8
	Of, Zone, By, N          uint8
	UpTo, All, Random, Other bool
	Filter                   int16
}

var choosers = &Enum{Name: "chooser", Values: []Value{{Name: "me"}, {Name: "opp"}}}

func (c *checker) choice(v *value, field string, p *Param) *ChoiceNode {
	n := &ChoiceNode{N: 1}
	if v.kind == isString {
		i := c.oneOf(v, field, c.v.Refs)
		n.Ref = int16(i) + 1
		return n
	}
	if !c.object(v, field, "of", "zone", "filter", "n", "upTo", "all", "random", "other", "by") {
		return n
	}
	one := func(key string, e *Enum) int16 {
		if x := v.memb[key]; x != nil {
			return int16(max(0, c.oneOf(x, join(field, key), e)))
		}
		return 0
	}
	flag := func(key string) bool {
		x := v.memb[key]
		if x != nil && x.kind != isBool {
			c.fault(x, join(field, key), needsBool, "")
		}
		return x != nil && x.b
	}
	n.Of, n.Zone, n.By = one("of", c.v.Whose), one("zone", c.v.Zones), one("by", choosers)
	if x := v.memb["zone"]; p.Within>>uint(n.Zone)&1 == 0 && p.Within != 0 {
		c.fault(cmp.Or(x, v), join(field, "zone"), "この行動はそこ（%s）のカードには何もしません|the action does nothing to cards there (%s)", oneOf, c.v.Zones.Values[n.Zone].Name, strings.Join(enumNames(c.v.within(p)), ", "), "")
	}
	n.UpTo, n.All, n.Random, n.Other = flag("upTo"), flag("all"), flag("random"), flag("other")
	if x := v.memb["n"]; x != nil {
		n.N = int16(c.num(x, join(field, "n"), 1, 20))
	}
	if x := v.memb["filter"]; x != nil {
		n.Filter = c.filter(x, join(field, "filter"))
	}
	if n.All && (n.UpTo || n.Random || n.N != 1 || n.By != 0) {
		c.fault(v, field, "allでは選ぶものがありません|all leaves nothing to pick", "n・upTo・random・byか、allを消してください|remove n, upTo, random and by, or all")
	}
	if _, most := c.v.Deck.size(false); n.All && n.Zone != 0 && c.v.Whose.Values[n.Of].Name == "any" && 2*most > rules.ListCap {
		c.fault(v, field, "両方のプレイヤーのカードは、1つの行動で扱える%d枚を超えることがあります|the cards of both players can be more than the %d that an action takes", "プレイヤーごとに行動を書いてください|write one action for each player", rules.ListCap)
	}
	return n
}

// within returns the zones that a choice for the parameter may name.
func (v *Vocabulary) within(p *Param) *Enum {
	if p.Within == 0 {
		return v.Zones
	}
	zones := &Enum{Name: v.Zones.Name}
	for i, z := range v.Zones.Values {
		if p.Within>>uint(i)&1 != 0 {
			zones.Values = append(zones.Values, z)
		}
	}
	return zones
}

func (l *compiler) choice(n *ChoiceNode) int16 {
	x := Choice{Ref: uint8(n.Ref), Of: uint8(n.Of), Zone: uint8(n.Zone), By: uint8(n.By), N: uint8(n.N),
		UpTo: n.UpTo, All: n.All, Random: n.Random, Other: n.Other, Filter: l.filter(n.Filter)}
	i, ok := l.choiceAt[x]
	if !ok {
		i = int16(len(l.Choices))
		l.choiceAt[x] = i
		l.Choices = append(l.Choices, x)
	}
	return i
}

// noun returns the words for the cards of a zone.
func (v *Vocabulary) noun(zone int16) Noun {
	if int(zone) < len(v.Nouns) && v.Nouns[zone].JA != "" {
		return v.Nouns[zone]
	}
	return Noun{"カード", "card", "枚"}
}

// choice renders a choice: {what} with its object particle, {what:の} in the
// genitive; {what:} is plain in English either way.
func (w *writer) choice(n *ChoiceNode, format string) string {
	v := w.l.Vocab
	if n.Ref > 0 {
		r := v.Refs.Values[n.Ref-1]
		if w.lang == lang.EN && w.many && r.EN == "it" {
			return "them"
		}
		if w.lang == lang.EN {
			return r.EN
		}
		return r.JA + particle(format)
	}
	w.many = n.All || n.N > 1
	if w.lang == lang.JA {
		return w.choiceJA(n, format)
	}
	return w.choiceEN(n, format)
}

func (w *writer) choiceJA(n *ChoiceNode, format string) string {
	v := w.l.Vocab
	noun := v.noun(n.Zone)
	s := v.Whose.Values[n.Of].JA
	if n.Zone != 0 {
		s += v.Zones.Values[n.Zone].JA + "の"
	}
	if n.Other {
		s += "他の"
	}
	s += w.filterAs(n.Filter, false, n.Zone == 0, noun.JA, noun.EN)
	if n.By == 1 {
		s = "相手が選ぶ" + s
	}
	if n.Random {
		s = "無作為に選ぶ" + s
	}
	counter := noun.Counter
	if n.Filter != nil && n.Filter.Type != 0 && n.Zone != 0 {
		counter = "枚"
	}
	num := fmt.Sprintf("%d%s", n.N, counter)
	if n.UpTo {
		num += "まで"
	}
	switch {
	case n.All && format == "の":
		return s + "すべての"
	case n.All:
		return s + "すべて" + particle(format)
	case format == "" || format == "を":
		return s + "を" + num
	}
	return s + num + particle(format)
}

func (w *writer) choiceEN(n *ChoiceNode, format string) string {
	v := w.l.Vocab
	noun := v.noun(n.Zone)
	whose := v.Whose.Values[n.Of]
	plural := n.All || n.N != 1 || n.UpTo
	other := ""
	if n.Other {
		other = "other "
	}
	many := plural || n.Zone == 0 && whose.EN != ""
	nouns := other + w.filterAs(n.Filter, many, n.Zone == 0, noun.JA, noun.EN)
	num := "one"
	if n.N != 1 || n.UpTo {
		num = fmt.Sprint(n.N)
	}
	if n.UpTo {
		num = "up to " + num
	}
	if n.All {
		num = "all"
	}
	in := " in "
	if format == "from" { // a card is taken there
		in = " from "
	}
	var s string
	switch {
	case n.Zone != 0:
		s = num + " " + nouns + in + whose.EN + " " + v.Zones.Values[n.Zone].EN
		if whose.EN == "" {
			s = num + " " + nouns + in + "any " + v.Zones.Values[n.Zone].EN
		}
	case whose.EN == "":
		s = num + " " + nouns
	default:
		s = num + " of " + whose.EN + " " + nouns
	}
	if n.By == 1 {
		s += " of your opponent's choice"
	}
	if n.Random {
		s += " at random"
	}
	return s
}

// Sought names, in the plural, the cards that an ability picks from first:
// "your creatures with power at most 3000"; whose has the possessives by the
// names of the vocabulary ("me", "opp"). It is "" if the ability begins
// otherwise.
func (l *Library) Sought(ability uint16, in lang.Lang, whose map[string]string) string {
	do := l.Abilities[ability].Node.Do
	if len(do) == 0 || len(do[0].Args) == 0 || do[0].Args[0].Choice == nil || do[0].Args[0].Choice.Ref > 0 {
		return ""
	}
	w, n := &writer{l: l, lang: in}, do[0].Args[0].Choice
	noun, s := l.Vocab.noun(n.Zone), ""
	if of := whose[l.Vocab.Whose.Values[n.Of].Name]; of != "" {
		s = of + in.Pick("の", " ")
	}
	if n.Other {
		s += in.Pick("他の", "other ")
	}
	cards := w.filterAs(n.Filter, true, n.Zone == 0, noun.JA, noun.EN)
	if n.Zone == 0 {
		return s + cards
	}
	if zone := l.Vocab.Zones.Values[n.Zone]; in == lang.EN {
		return cards + " in " + s + zone.EN
	} else {
		return s + zone.JA + "の" + cards
	}
}

func particle(format string) string {
	if format == "" {
		return "を"
	}
	return format
}

func (v *Vocabulary) choiceSchema(p *Param) obj {
	b := obj{"type": "boolean"}
	return obj{"oneOf": []any{
		obj{"enum": names(v.Refs)},
		obj{"type": "object", "additionalProperties": false, "properties": obj{
			"of": obj{"enum": names(v.Whose)}, "zone": obj{"enum": names(v.within(p))}, "by": obj{"enum": []string{"me", "opp"}},
			"filter": obj{"$ref": "#/$defs/filter"}, "n": obj{"type": "integer", "minimum": 1, "maximum": 20},
			"upTo": b, "all": b, "random": b, "other": b}},
	}}
}

// enumTest renders a filter on a set or on a single value of an enumeration.
func (w *writer) enumTest(t *FilterTest) (ja, en string) {
	var nj, ne []string
	for k, v := range t.Field.Enum.Values {
		if t.N&(1<<uint(k)) != 0 {
			nj, ne = append(nj, v.JA), append(ne, v.EN)
		}
	}
	ja, en = strings.Join(nj, "か")+"の", strings.Join(ne, " or ")+" "
	if t.Field.JA != "" {
		ja = strings.ReplaceAll(t.Field.JA, "{n}", strings.Join(nj, "か"))
	}
	return ja, en
}
