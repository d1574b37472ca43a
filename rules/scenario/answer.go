package scenario

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"godeck/rules"
)

// act is one word of an answer with its argument: set: card, done, number: 3 …
type act struct {
	at   *node
	word string
	arg  *node // nil for words that stand alone
}

// acts splits an answer into its words.
func acts(n *node) (out []act) {
	for _, x := range n.items() {
		switch {
		case x.kind == scalar && !x.null:
			out = append(out, act{x, x.text, nil})
		case x.kind == mapping && len(x.keys) > 0:
			for i, k := range x.keys {
				v := x.vals[i]
				if v.null {
					k.fail("%s: what? Write none to choose nothing", k.text)
				}
				if v.kind == sequence && len(v.list) == 0 {
					out = append(out, act{k, k.text, v})
				}
				for _, y := range v.items() {
					at := k
					if v.kind == sequence {
						at = y
					}
					for _, z := range copies(y) {
						out = append(out, act{at, k.text, z})
					}
				}
			}
		default:
			x.fail("an answer is a word (done, yes, 3) or {word: card}, got %s", x.describe())
		}
	}
	if len(out) == 0 {
		n.fail("an answer is missing; write done to choose nothing")
	}
	return out
}

// copies expands "fox x3" to three nodes.
func copies(n *node) []*node {
	if n.kind == scalar && !n.null && !n.lit {
		if name, k := times(n.text); k > 1 {
			one := *n
			one.text = name
			return slices.Repeat([]*node{&one}, k)
		}
	}
	return []*node{n}
}

// times splits "fox x3" into fox and 3; a plain name counts once.
func times(name string) (string, int) {
	if i := strings.LastIndex(name, " x"); i > 0 {
		if k, err := strconv.Atoi(name[i+2:]); err == nil && k > 0 && k <= 100 {
			return name[:i], k
		}
	}
	return name, 1
}

// refused receives the reason why the rules refuse an answer.
type refused func(at *node, e *rules.AnswerError)

// answers gives the seats' answers, as a scenario writes them, to the match.
type answers struct {
	*match
	les   *taught // collects them for a lesson, nil for other scenarios
	shown *Script // collects them to be shown, nil while scenarios are checked
	entry int     // of the steps
}

// answer gives a seat's whole answer. Picks are committed at the end unless
// the answer ends with the word open.
func (an *answers) answer(p rules.Seat, n *node, onRefuse refused) (ok bool) {
	id := an.s.Dec.ID
	list := acts(n)
	last := len(list) - 1
	open := list[last].word == "open" && list[last].arg == nil
	if open {
		list = list[:last]
		last--
	}
	for i, a := range list {
		o, skip := an.option(p, a)
		if skip {
			id = an.s.Dec.ID
			continue
		}
		if onRefuse != nil && i < last && an.wouldRefuse(p, o) {
			// Only the last word may be refused, or the scenario shows
			// something other than it says.
			an.give(p, a.at, o, nil)
		}
		if !o.Ends() {
			id = an.s.Dec.ID
		}
		if o.Verb == rules.Done && a.arg == nil {
			an.payment(p, a.at)
		}
		if !an.give(p, a.at, o, onRefuse) {
			return false
		}
	}
	if !open && an.s.Waiting(p) && an.s.Dec.ID == id {
		switch an.s.Dec.Kind {
		case rules.ChooseCards, rules.Commit, rules.PayCost:
			an.payment(p, n)
			return an.give(p, n, rules.Option{Verb: rules.Done}, onRefuse)
		}
	}
	return true
}

// wouldRefuse tries an answer on a copy of the match.
func (an *answers) wouldRefuse(p rules.Seat, o rules.Option) bool {
	s := an.s
	return an.eng.Answer(&s, p, o, nil) != nil
}

func (an *answers) give(p rules.Seat, at *node, o rules.Option, onRefuse refused) bool {
	before := an.s
	err := an.eng.Answer(&an.s, p, o, &an.log)
	if err == nil {
		an.sane(at)
		if an.shown != nil && onRefuse == nil {
			an.shown.Answers = append(an.shown.Answers, Answer{an.entry, p, o})
		}
		if onRefuse == nil {
			an.les.noted(at, p, o)
		}
		return true
	}
	if an.s != before {
		at.fail("the engine is at fault: a refused answer changed the match")
	}
	e := err.(*rules.AnswerError)
	if onRefuse != nil {
		onRefuse(at, e)
		return false
	}
	at.fail("%s may not answer %s: %s (%s); %s", p, an.optionName(&an.s, p, o), e.EN, e.JA, an.situation(p))
	return false
}

// situation describes the question and what may be answered.
func (m *match) situation(p rules.Seat) string {
	s := &m.s
	if s.Over() {
		return "the match is over"
	}
	var who []string
	for q := rules.Seat(0); q < 2; q++ {
		if s.Waiting(q) {
			who = append(who, q.String())
		}
	}
	text := fmt.Sprintf("asked: %s (%s)", m.prompt(s), strings.Join(who, ", "))
	if s.Waiting(p) {
		text += ", options: " + m.optionList(p, m.eng.Options(s, p, nil))
	}
	return text
}

// prompt returns the word for the question.
func (m *match) prompt(s *rules.State) string {
	if s.Over() || s.Dec.Kind == rules.NoDecision {
		return "none"
	}
	return m.names.Word("prompt", int16(s.Dec.Prompt))
}

// optionList writes options as scenarios do, each once.
func (m *match) optionList(p rules.Seat, opts []rules.Option) string {
	var out []string
	for _, o := range opts {
		if t := m.optionName(&m.s, p, o); !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	if len(out) > 24 {
		out = append(out[:24], fmt.Sprintf("… %d more", len(out)-24))
	}
	return strings.Join(out, ", ")
}

// plain maps the words without an argument.
var plain = map[string]rules.Verb{"done": rules.Done, "none": rules.Done, "pass": rules.Pass, "yes": rules.Yes, "no": rules.No,
	"true": rules.Yes, "false": rules.No, "swap": rules.Swap, "concede": rules.Concede}

// verbs maps the words with an argument.
var verbs = map[string]rules.Verb{"pick": rules.Pick, "unpick": rules.Unpick, "number": rules.Number, "mode": rules.Mode,
	"use": rules.Use, "order": rules.Use, "name": rules.Name, "attack": rules.Attack, "block": rules.Block}

// takes lists the verbs that answer each kind of question; a prompt may take
// fewer (Names.Takes).
var takes = [...][]rules.Verb{
	rules.ChooseAction:  {rules.Use, rules.Block, rules.Mode, rules.Number, rules.Pass, rules.Done},
	rules.ChooseCards:   {rules.Pick, rules.Unpick, rules.Swap, rules.Done},
	rules.ChooseNumber:  {rules.Number},
	rules.ChooseMode:    {rules.Mode},
	rules.YesNo:         {rules.Yes, rules.No},
	rules.OrderItems:    {rules.Use, rules.Pass},
	rules.ChooseName:    {rules.Name},
	rules.PayCost:       {rules.Pick, rules.Unpick, rules.Swap, rules.Done},
	rules.DeclareAttack: {rules.Attack, rules.Number, rules.Mode, rules.Use, rules.Pass},
	rules.DeclareBlock:  {rules.Block, rules.Use, rules.Pass},
	rules.Commit:        {rules.Pick, rules.Unpick, rules.Swap, rules.Done},
}

// taken returns the verbs that the pending question takes, all of them if
// there is none.
func (m *match) taken(s *rules.State) []rules.Verb {
	if s.Dec.Kind == rules.NoDecision || s.Over() {
		return nil
	}
	if v := m.names.Takes[s.Dec.Prompt]; v != nil {
		return v
	}
	return takes[s.Dec.Kind]
}

// fitting refuses a verb that does not answer the pending question: its
// refusal by the rules would prove nothing.
func (an *answers) fitting(p rules.Seat, at *node, v rules.Verb) {
	if v == rules.Concede || an.s.Over() || an.s.Dec.Kind == rules.NoDecision {
		return
	}
	if list := an.taken(&an.s); !slices.Contains(list, v) {
		at.fail("%s is no answer to %s; %s", at.text, an.prompt(&an.s), an.situation(p))
	}
}

// asks refuses an answer to another question than the pending one.
func (an *answers) asks(p rules.Seat, at *node, word string, prompt uint8) {
	if !an.s.Over() && (an.s.Dec.Kind == rules.NoDecision || an.s.Dec.Prompt != prompt) {
		at.fail("%s is not asked to %s; %s", p, word, an.situation(p))
	}
}

// option turns a word of an answer into an option. It need not be one of those
// offered: the rules then refuse it.
func (an *answers) option(p rules.Seat, a act) (o rules.Option, skip bool) {
	action, known := an.names.Answers[a.word]
	if v, ok := plain[a.word]; ok && !(known && a.arg != nil) {
		an.question(p, a, v)
		return rules.Option{Verb: v}, false
	}
	if known {
		an.asks(p, a.at, a.word, action.Prompt)
	}
	if a.arg == nil {
		if known && action.Alone {
			return rules.Option{Verb: action.Verb, N: action.N}, false
		}
		if v, err := strconv.Atoi(a.word); err == nil {
			verb := rules.Number
			an.fitting(p, a.at, verb)
			return rules.Option{Verb: verb, N: int16(v)}, false
		}
		if known {
			a.at.fail("%s: what? Write {%s: …}", a.word, a.word)
		}
		a.at.fail("unknown answer %q; use done, pass, yes, no, swap, concede, open, a number, or {word: card} with %s", a.word, an.verbs())
	}
	verb := action.Verb
	if known && action.Alone {
		a.at.fail("%s stands alone, without %s", a.word, a.arg.describe())
	}
	if known && verb == rules.NoVerb {
		verb = rules.Pick
	}
	if !known {
		if verb, known = verbs[a.word]; !known {
			a.at.fail("unknown answer %q; use %s", a.word, an.verbs())
		}
		if a.word == "order" && an.s.Dec.Kind != rules.OrderItems && !an.s.Over() {
			a.at.fail("%s is not asked for an order; %s", p, an.situation(p))
		}
		an.fitting(p, a.at, verb)
	}
	if a.arg.kind == sequence || a.arg.kind == scalar && a.arg.text == "none" {
		if verb != rules.Pick {
			a.at.fail("%s: none says nothing; write pass or done", a.word)
		}
		return o, true // {set: []}: nothing, committed at the end
	}
	switch verb {
	case rules.Yes:
		if !a.arg.bool() {
			verb = rules.No
		}
		return rules.Option{Verb: verb}, false
	case rules.Mode:
		if q, ok := rules.ParseSeat(a.arg.word()); ok && action.Seat {
			return rules.Option{Verb: verb, N: int16(q)}, false
		}
		return rules.Option{Verb: verb, N: int16(a.arg.int())}, false
	case rules.Number:
		if _, err := strconv.Atoi(a.arg.word()); err == nil {
			return rules.Option{Verb: verb, N: int16(a.arg.int())}, false
		}
	case rules.Name:
		return rules.Option{Verb: verb, N: int16(an.design(a.arg, a.arg.word()))}, false
	}
	return an.cardOption(p, a.arg, verb, action), false
}

// question makes sure that a word without an argument answers the right
// question: {pass: block} names it; pass alone is the game's usual pass.
func (an *answers) question(p rules.Seat, a act, v rules.Verb) {
	an.fitting(p, a.at, v)
	if a.arg != nil {
		k := rules.Find(an.names.Prompts, a.arg.word())
		if k < 0 {
			a.arg.fail("there is no question %q; use %s", a.arg.text, strings.Join(named(an.names.Prompts), ", "))
		}
		if v == rules.Concede {
			a.at.fail("concede stands alone")
		}
		an.asks(p, a.at, a.word+": "+a.arg.text, uint8(k))
		return
	}
	if v == rules.Pass && !an.s.Over() && an.s.Dec.Prompt != an.names.Usual {
		a.at.fail("pass what? Write pass: %s", an.prompt(&an.s))
	}
}

func (m *match) verbs() string {
	var w []string
	for k := range verbs {
		w = append(w, k)
	}
	for k := range m.names.Answers {
		w = append(w, k)
	}
	sort.Strings(w)
	return strings.Join(w, ", ")
}
