package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
)

// decision checks the question and its options.
func (sc *scope) decision(n *node) {
	s := sc.s
	prompts := append([]string{"none"}, named(sc.names.Prompts)...)
	if n.kind != mapping {
		sc.compare(n, "decision", sc.prompt(s), prompts...)
		return
	}
	n.full("decision: {prompt: …, …}")
	for i, k := range n.keys {
		v := n.vals[i]
		switch k.text {
		case "prompt":
			sc.compare(v, "prompt", sc.prompt(s), prompts...)
		case "kind":
			var kinds []string
			for d := rules.NoDecision; d <= rules.Commit; d++ {
				kinds = append(kinds, d.String())
			}
			sc.compare(v, "kind", s.Dec.Kind.String(), kinds...)
		case "who":
			sc.compare(v, "who", sc.asked(s), askedWords...)
		case "source":
			r := sc.ref(v)
			sc.present(v, r)
			if !r.fits(s, s.Dec.Src) {
				sc.note(v, "%ssource: expected %s, got %s", sc.prefix, r.text, sc.cardName(s, s.Dec.Src))
			}
		case "min", "max":
			sc.limit(k, v)
		case "options":
			p := s.ToAnswer()
			if p == rules.NoSeat {
				sc.note(v, "%snobody is asked", sc.prefix)
				continue
			}
			if sc.asked(s) == "both" {
				k.fail("both are asked: write p1: […] or p2: […] instead of options")
			}
			sc.options(v, p)
		case "p1", "p2":
			p, _ := rules.ParseSeat(k.text)
			sc.options(v, p)
		default:
			k.fail("unknown word %q; use prompt, kind, who, source, min, max, options, p1, p2", k.text)
		}
	}
}

// limit checks how many cards may be chosen: {min: 1}, or {min: {p1: 1, p2:
// 2}} when both seats are asked.
func (sc *scope) limit(k, v *node) {
	s := sc.s
	check := func(p rules.Seat, x *node, what string) {
		if !s.Waiting(p) {
			sc.note(x, "%s%s: %s is not asked", sc.prefix, what, p)
			return
		}
		got := s.Dec.Min[p]
		if k.text == "max" {
			got = s.Dec.Max[p]
		}
		sc.compare(x, what, strconv.Itoa(int(got)))
	}
	if v.kind == mapping {
		v.only("p1", "p2")
		for i, w := range v.keys {
			p, _ := rules.ParseSeat(w.text)
			check(p, v.vals[i], k.text+" of "+w.text)
		}
		return
	}
	p := s.ToAnswer()
	if p == rules.NoSeat {
		sc.note(v, "%s%s: nobody is asked", sc.prefix, k.text)
		return
	}
	if sc.asked(s) == "both" && (s.Dec.Min[0] != s.Dec.Min[1] || s.Dec.Max[0] != s.Dec.Max[1]) {
		v.fail("both are asked, for different numbers: write %s: {p1: …, p2: …}", k.text)
	}
	check(p, v, k.text)
}

// options compares the options of a seat. Copies of a card are one option;
// options that only take back are not counted.
func (sc *scope) options(n *node, p rules.Seat) {
	var offered []rules.Option
	var shown []string
	for _, o := range sc.eng.Options(sc.s, p, nil) {
		if !o.TakesBack() {
			offered = append(offered, o)
			shown = append(shown, sc.optionName(sc.s, p, o))
		}
	}
	got := "[" + strings.Join(shown, ", ") + "]"
	if len(shown) > 30 {
		got = fmt.Sprintf("%d options", len(shown))
	}
	check := func(list *node, exact, there bool) {
		used := make([]bool, len(offered))
		for _, x := range list.items() {
			fits, text := sc.optionRef(sc.s, x, p)
			found := false
			for i, o := range offered {
				if fits(o) {
					used[i], found = true, true
				}
			}
			if found != there {
				word := "expected the option"
				if !there {
					word = "expected not the option"
				}
				sc.note(x, "%soptions of %s: %s %s, got %s", sc.prefix, p, word, text, got)
			}
		}
		if exact {
			for i, u := range used {
				if !u {
					sc.note(list, "%soptions of %s: unexpected %s; got %s", sc.prefix, p, shown[i], got)
				}
			}
		}
	}
	if n.kind != mapping {
		if n.kind == scalar && n.text == "none" {
			n = &node{kind: sequence, line: n.line}
		}
		check(n, true, true)
		return
	}
	n.only("exactly", "including", "excluding")
	n.full("{exactly: […]}, {including: […]} or {excluding: […]}")
	for i, k := range n.keys {
		if k.text != "exactly" {
			n.vals[i].some("an option")
		}
		check(n.vals[i], k.text == "exactly", k.text != "excluding")
	}
}

// optionRef parses the name of an option: a word, a number, a card, {word:
// card}. It is an error if it can never be an option of the pending question.
func (sc *scope) optionRef(s *rules.State, n *node, p rules.Seat) (fits func(rules.Option) bool, text string) {
	nothing := s.Over() || s.Dec.Kind == rules.NoDecision
	takes := func(at *node, v rules.Verb) {
		if list := sc.taken(s); !nothing && !slices.Contains(list, v) {
			at.fail("%s is never an option of %s", at.text, sc.prompt(s))
		}
	}
	if n.kind == mapping {
		if n.get("card") != nil { // however it is used
			want, nth := sc.want(p, n, rules.NoVerb, nil)
			if nth != 0 {
				n.fail("nth says nothing about an option")
			}
			sc.present(n, want.ref)
			return func(o rules.Option) bool { return want.fits(sc.match, s, p, o) }, n.get("card").text
		}
		if len(n.keys) != 1 {
			n.fail("an option is a word, a number, a card or {word: card}")
		}
		return sc.verbRef(s, n.keys[0], n.vals[0], p, takes)
	}
	word := n.word()
	if v, ok := plain[word]; ok && !n.lit {
		if v == rules.Swap || v == rules.Concede || word == "none" {
			n.fail("%s is not listed among the options", word)
		}
		takes(n, v)
		return func(o rules.Option) bool { return o.Verb == v }, word
	}
	if k, err := strconv.Atoi(word); err == nil && !n.lit {
		return func(o rules.Option) bool {
			return (o.Verb == rules.Number || o.Verb == rules.Mode) && o.N == int16(k)
		}, word
	}
	if d, ok := sc.names.Answers[word]; ok && d.Alone {
		if !nothing && s.Dec.Prompt != d.Prompt {
			n.fail("%s is never an option of %s", word, sc.prompt(s))
		}
		return func(o rules.Option) bool { return o.Verb == d.Verb && o.N == d.N }, word
	}
	r := sc.ref(n)
	if s.Dec.Kind != rules.ChooseName {
		sc.present(n, r)
	}
	return func(o rules.Option) bool {
		if o.Verb == rules.Name {
			return r.def != 0 && o.N == int16(r.def)
		}
		card := o.Card
		if key, c, _ := sc.g.Means(s, p, o); key == "card" {
			card = c
		}
		return card != 0 && r.fits(s, card)
	}, word
}

// verbRef parses {word: card} as an option.
func (sc *scope) verbRef(s *rules.State, w, v *node, p rules.Seat, takes func(*node, rules.Verb)) (fits func(rules.Option) bool, text string) {
	verb, ok := verbs[w.text]
	action, game := sc.names.Answers[w.text]
	if game {
		if !s.Over() && s.Dec.Kind != rules.NoDecision && s.Dec.Prompt != action.Prompt {
			w.fail("%s is never an option of %s", w.text, sc.prompt(s))
		}
		if verb, ok = action.Verb, true; verb == rules.NoVerb {
			verb = rules.Pick
		}
	}
	if _, also := plain[w.text]; also && !ok {
		w.fail("%s stands alone among the options", w.text)
	}
	if !ok {
		w.fail("unknown word %q; use %s", w.text, sc.verbs())
	}
	if verb == rules.Unpick {
		w.fail("taking back is not listed among the options")
	}
	if !game {
		takes(w, verb)
	}
	text = w.text + " " + v.describe()
	if v.kind == scalar {
		text = w.text + " " + v.text
	}
	switch verb {
	case rules.Yes:
		if !v.bool() {
			verb = rules.No
		}
		return func(o rules.Option) bool { return o.Verb == verb }, text
	case rules.Number, rules.Mode:
		if q, ok := rules.ParseSeat(v.word()); ok && action.Seat {
			return func(o rules.Option) bool { return o.Verb == verb && o.N == int16(q) }, text
		}
		if _, err := strconv.Atoi(v.text); err == nil || verb == rules.Mode {
			k := int16(v.int())
			return func(o rules.Option) bool { return o.Verb == verb && o.N == k }, text
		}
	case rules.Name:
		d := sc.design(v, v.word())
		return func(o rules.Option) bool { return o.Verb == verb && o.N == int16(d) }, text
	}
	want, nth := sc.want(p, v, verb, action.Types)
	if nth != 0 {
		v.fail("nth says nothing about an option")
	}
	sc.present(v, want.ref)
	return func(o rules.Option) bool { return want.fits(sc.match, s, p, o) }, text
}
