package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/lesson"
)

// lessonHead parses lesson: {id, about, praise, puzzle}.
func (s *Scenario) lessonHead(n *node) {
	n.only("id", "about", "praise", "puzzle")
	if p := n.get("puzzle"); p != nil && p.word() != "true" {
		p.fail("a puzzle says puzzle: true, other lessons nothing")
	}
	for _, k := range []string{"about", "praise"} {
		if n.get(k) == nil {
			n.fail("a lesson needs %s: {ja: …, en: …}", k)
		}
		bilingual(n.get(k))
	}
	if n.get("id") == nil {
		n.fail("a lesson needs an id")
	}
	n.get("id").word()
}

// bilingual parses {ja: …, en: …}; further lists other keys allowed beside
// them.
func bilingual(n *node, further ...string) lang.Phrase {
	n.only(append([]string{"ja", "en"}, further...)...)
	for _, k := range []string{"ja", "en"} {
		if v := n.get(k); v == nil || v.null || strings.TrimSpace(v.word()) == "" {
			n.fail("both ja and en are needed")
		}
	}
	clean := func(k string) string { return strings.Join(strings.Fields(n.get(k).text), " ") }
	t := lang.Phrase{JA: clean("ja"), EN: clean("en")}
	return t
}

// taught collects a lesson while its scenario runs. Its methods work on nil,
// for scenarios that are not lessons.
type taught struct {
	l     lesson.Lesson
	open  *lesson.Step  // the step that collects answers now
	start uint64        // hash of the position
	free  bool          // only the position is collected
	alt   map[int]int   // by step: which of its ways is taken; 0: the first
	asks  map[*node]int // by entry: the step that asks it
}

func (t *taught) seed(v uint64) {
	if t != nil {
		t.l.Start.Seed = v
	}
}

func (t *taught) turn(v int16) {
	if t != nil {
		t.l.Start.Turn = v
	}
}

func (t *taught) variable(i int, v int16) {
	if t != nil {
		t.l.Start.Vars = append(t.l.Start.Vars, [2]int16{int16(i), v})
	}
}

func (t *taught) seat(p rules.Seat, i int, v int16) {
	if t != nil {
		t.l.Start.Seats = append(t.l.Start.Seats, [3]int16{int16(p), int16(i), v})
	}
}

func (t *taught) word(p rules.Seat, key, word string) {
	if t != nil {
		t.l.Start.Words = append(t.l.Start.Words, [3]string{p.String(), key, word})
	}
}

func (t *taught) die(v int16) {
	if t != nil {
		t.l.Start.Dice = append(t.l.Start.Dice, v)
	}
}

func (t *taught) arrange(step string, given map[string]bool) {
	if t == nil {
		return
	}
	t.l.Start.TurnStep = step
	for k := range given {
		t.l.Start.Given = append(t.l.Start.Given, k)
	}
	slices.Sort(t.l.Start.Given)
}

func (t *taught) decks(m *match, decks [2][]rules.DefID) {
	if t == nil {
		return
	}
	for p, list := range decks {
		for _, d := range list {
			t.l.Start.Decks[p] = append(t.l.Start.Decks[p], m.lib.Card(d).ID)
		}
	}
}

// put is a card being collected. Its methods work on nil.
type put struct {
	t *taught // nil: not of a lesson
	i int
}

func (p put) card() *lesson.Card {
	if p.t == nil {
		return &lesson.Card{}
	}
	return &p.t.l.Start.Cards[p.i]
}

func (t *taught) card(m *match, at *node, def rules.DefID, owner, p rules.Seat, kind uint8) put {
	if t == nil {
		return put{}
	}
	id := m.lib.Card(def).ID
	if id == blank {
		at.fail("a lesson is played with real cards: say what lies in %s of %s", m.tab.Zones[kind].Name, p)
	}
	t.l.Start.Cards = append(t.l.Start.Cards, lesson.Card{ID: id, Owner: owner, Seat: p, Kind: kind})
	return put{t, len(t.l.Start.Cards) - 1}
}

func (p put) flag(f uint16, on bool) {
	c := p.card()
	if on {
		c.On, c.Off = c.On|f, c.Off&^f
	} else {
		c.Off, c.On = c.Off|f, c.On&^f
	}
}

func (p put) since(v int16) { p.card().Since = &v }

func (p put) mark() { p.card().Mark = true }

func (p put) known(mask uint8) { p.card().Known |= mask }

func (p put) word(key, word string) {
	c := p.card()
	c.Words = append(c.Words, [2]string{key, word})
}

// gate begins a step of the lesson; the answers that follow belong to it.
func (t *taught) gate(s lesson.Step) {
	if t == nil || t.free {
		return
	}
	if s.Kind != lesson.Say {
		s.Ways = []lesson.Way{nil}
	}
	t.l.Steps = append(t.l.Steps, s)
	t.open = &t.l.Steps[len(t.l.Steps)-1]
}

// noted adds one option to the open step.
func (t *taught) noted(at *node, p rules.Seat, o rules.Option) {
	if t == nil || t.open == nil || t.open.Kind == lesson.Solve && p != lesson.Learner {
		return
	}
	if o.Verb == rules.Name {
		at.fail("lessons cannot call names yet")
	}
	t.open.Ways[0] = append(t.open.Ways[0], lesson.Of(o))
}

// words makes a step with words: say, or ask with the accepted answers.
func (tr *trial) words(n *node) {
	w := n.vals[0]
	further := []string{"point"}
	if n.keys[0].text == "ask" {
		further = append(further, "hint")
	}
	t := bilingual(w, further...)
	s := lesson.Step{Kind: lesson.Say, Words: &t}
	s.Point = tr.points(w)
	if n.keys[0].text == "say" {
		tr.les.gate(s)
		return
	}
	n.only("ask", "p1", "or")
	answer := n.get("p1")
	if answer == nil {
		n.fail("what does p1 answer? p1: …")
	}
	h := w.get("hint")
	if h == nil {
		w.fail("what is said to another answer? hint: {ja: …, en: …}")
	}
	hint := bilingual(h)
	s.Kind, s.Seat, s.Hint = lesson.Ask, lesson.Learner, &hint
	at := len(tr.les.steps())
	tr.log.Reset()
	if n.get("or") != nil && tr.les != nil {
		if k := tr.les.alt[at]; k > 0 {
			answer = n.get("or").items()[k-1]
		}
	}
	if tr.les != nil {
		tr.les.asks[n] = at
	}
	tr.les.gate(s)
	tr.answers.answer(lesson.Learner, answer, nil)
	tr.answers.entry++
}

func (t *taught) steps() []lesson.Step {
	if t == nil {
		return nil
	}
	return t.l.Steps
}

// points returns what words are about.
func (tr *trial) points(w *node) (out []string) {
	p := w.get("point")
	if p == nil {
		return nil
	}
	for _, x := range p.items() { // a nested list: several things at once
		var parts []string
		for _, y := range x.items() {
			parts = append(parts, tr.point(y))
		}
		out = append(out, strings.Join(parts, "+"))
	}
	return out
}

// point turns "card fox" into the id of that card; anything else is the id of
// an element of the table.
func (tr *trial) point(n *node) string {
	text := n.word()
	name, ok := strings.CutPrefix(text, "card ")
	if !ok {
		return text
	}
	c := &node{kind: scalar, line: n.line, text: strings.TrimSpace(name)}
	r := tr.ref(c)
	if id := tr.any(r, lesson.Learner); id != 0 {
		return "card:" + strconv.Itoa(int(id))
	}
	n.fail("no card in this match is %s", r.text)
	return ""
}

// Lesson plays a lesson through all its ways and returns it compiled, or its
// faults.
func (r *Runner) Lesson(s *Scenario) (*lesson.Lesson, []Fault) {
	l, asks, faults := r.teach(s, nil)
	if len(faults) > 0 {
		return nil, faults
	}
	for _, n := range s.root.get("steps").list {
		or := n.get("or")
		if n.keys[0].text != "ask" || or == nil {
			continue
		}
		at := asks[n]
		for k := range or.items() {
			other, _, faults := r.teach(s, map[int]int{at: k + 1})
			if len(faults) > 0 {
				return nil, faults
			}
			l.Steps[at].Ways = append(l.Steps[at].Ways, other.Steps[at].Ways[0])
			for i := at + 1; i < len(l.Steps); i++ { // the rest must fit whatever was chosen
				if i >= len(other.Steps) || fmt.Sprint(l.Steps[i].Ways[:min(1, len(l.Steps[i].Ways))]) != fmt.Sprint(other.Steps[i].Ways) {
					return nil, []Fault{{s.File, or.line, fmt.Sprintf("after this answer, step %d of the lesson would be different", i+1)}}
				}
			}
		}
	}
	return l, nil
}

func (r *Runner) teach(s *Scenario, alt map[int]int) (*lesson.Lesson, map[*node]int, []Fault) {
	if !s.Lesson {
		return nil, nil, []Fault{{s.File, s.Line, "this is not a lesson"}}
	}
	t := newTrial(s, r)
	t.les = &taught{alt: alt, asks: map[*node]int{}}
	if faults := t.play(); len(faults) > 0 {
		return nil, nil, faults
	}
	l := &t.les.l
	n := s.root.get("lesson")
	l.ID, l.Game, l.Title = n.get("id").text, s.Game, s.Title
	l.About, l.Praise, l.Puzzle = bilingual(n.get("about")), bilingual(n.get("praise")), n.get("puzzle") != nil
	if l.Puzzle != (l.Solve() != nil) {
		return nil, nil, []Fault{{s.File, s.Line, "a puzzle ends with solve:, and only a puzzle"}}
	}
	var again rules.State
	if err := l.Begin(r.games[s.Game], &again, nil); err != nil {
		return nil, nil, []Fault{{s.File, s.Line, "the compiled lesson does not begin: " + err.Error()}}
	}
	if again.Hash() != t.les.start {
		return nil, nil, []Fault{{s.File, s.Line, "the compiled lesson begins at another position"}}
	}
	return l, t.les.asks, nil
}
