// Package scenario reads and runs scenarios: YAML files that set up an exact
// position of a game, play scripted answers and say what must be true then.
// Rulings, puzzles and tutorials are scenarios. The format is described in
// docs/scenarios.md.
package scenario

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"godeck/internal/lang"
	"godeck/rules/games/all"
)

// Scenario is one document of a scenario file, read but not yet run.
type Scenario struct {
	File    string
	Line    int
	Title   lang.Phrase
	Game    string
	Clauses []string
	Corners map[string][]string // by clause: the corners that the scenario shows
	Lesson  bool                // it is a tutorial (lesson.go)
	root    *node
	free    bool // it is to be played on from: it may do without steps, and has no blank cards
}

var clausePattern = regexp.MustCompile(`^[A-Z]{3}-\d+(\.\d+)*[a-z]?$`)

// Corners are the corner cases that a clause may have.
var Corners = []string{
	"nothing",  // there is nothing to act on
	"zero",     // a number at zero or below
	"two",      // two of them at once
	"both",     // both players at once
	"leaves",   // something leaves in the middle
	"returns",  // it comes back as a new object
	"hidden",   // a hidden card takes part
	"declined", // the player declines
	"repeated", // it happens again
	"cap",      // a limit is reached
}

// topKeys are the keys of a scenario besides zones, numbers and players.
var topKeys = []string{"title", "note", "game", "clauses", "corners", "cards", "seed", "dice", "shuffle", "start", "turn", "step", "p1", "p2", "steps", "lesson", "position", "like", "match"}

// Parse parses the scenarios of a file. The error is a Fault.
func Parse(file string, data []byte) ([]*Scenario, error) { return parseFile(file, data, false) }

// parseFile is Parse; free says that a scenario may do without steps.
func parseFile(file string, data []byte, free bool) ([]*Scenario, error) {
	docs, err := parseYAML(file, data)
	if err != nil {
		return nil, err
	}
	if err := guard(file, func() {
		unread(docs)
		docs = share(docs)
	}); err != nil {
		return nil, err
	}
	if len(docs) == 0 {
		return nil, Fault{file, 1, "the file contains no scenario"}
	}
	var out []*Scenario
	for _, d := range docs {
		s := &Scenario{File: file, Line: d.line, root: d, free: free}
		if err := guard(file, s.head); err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

func (s *Scenario) head() {
	d := s.root
	if d.kind != mapping {
		d.fail("expected a scenario {title, game, clauses, …}, got %s", d.describe())
	}
	need := func(key string) *node {
		n := d.get(key)
		if n == nil || n.null {
			d.fail("%q is missing", key)
		}
		return n
	}
	t := need("title")
	t.only("ja", "en")
	for _, k := range []string{"ja", "en"} {
		if v := t.get(k); v == nil || v.null || strings.TrimSpace(v.word()) == "" {
			t.fail("the title needs both ja and en")
		}
	}
	s.Title = lang.Phrase{JA: t.get("ja").text, EN: t.get("en").text}
	g := need("game")
	s.Game = g.word()
	info := all.Find(s.Game)
	if info == nil {
		g.fail("there is no game %q", s.Game)
	}
	if c := d.get("clauses"); c != nil {
		book := bookOf(s.Game)
		for _, n := range c.some("a clause") {
			id := n.word()
			switch {
			case !clausePattern.MatchString(id) || !strings.HasPrefix(id, info.Clause+"-"):
				n.fail("%q is not a clause of %s (%s-…)", id, s.Game, info.Clause)
			case !book[id]:
				n.fail("%s is not in the rule book (rules/%s/RULES.md)", id, s.Game)
			case slices.Contains(s.Clauses, id):
				n.fail("%s stands here twice", id)
			}
			s.Clauses = append(s.Clauses, id)
		}
	}
	if c := d.get("corners"); c != nil {
		if c.kind != mapping {
			c.fail("corners is a mapping {clause: corner}, got %s", c.describe())
		}
		s.Corners = map[string][]string{}
		for i, k := range c.keys {
			if !slices.Contains(s.Clauses, k.text) {
				k.fail("%q is not one of the clauses of this scenario", k.text)
			}
			for _, n := range c.vals[i].some("a corner") {
				if !slices.Contains(Corners, n.word()) {
					n.fail("unknown corner %q; use %s", n.text, strings.Join(Corners, ", "))
				}
				s.Corners[k.text] = append(s.Corners[k.text], n.text)
			}
		}
	}
	if n := d.get("lesson"); n != nil {
		s.Lesson = true
		s.lessonHead(n)
	}
	if n := d.get("note"); n != nil {
		n.word()
	}
	if d.get("steps") == nil && s.free {
		return
	}
	s.checkSteps(need("steps"))
}

// checkSteps refuses what would pass without proving anything: no steps,
// ambiguous steps, and a scenario without expectations.
func (s *Scenario) checkSteps(steps *node) {
	if steps.kind != sequence {
		steps.fail("steps is a list; begin each entry with -")
	}
	if len(steps.list) == 0 {
		steps.fail("there is no step: say what must be true, for example - expect: {decision: …}")
	}
	says := s.Lesson // a lesson is checked by its gates
	for _, n := range steps.list {
		if n.kind != mapping || len(n.keys) == 0 {
			n.fail("a step is one of %s; got %s", stepWords(s.Lesson), n.describe())
		}
		k := n.keys[0]
		if !slices.Contains(stepKeys, k.text) && !(s.Lesson && slices.Contains(lessonKeys, k.text)) {
			if slices.Contains(lessonKeys, k.text) {
				k.fail("%s belongs into a lesson: give the scenario a lesson: {id, about, praise}", k.text)
			}
			k.fail("unknown step %q; use %s", k.text, stepWords(s.Lesson))
		}
		if len(n.keys) > 1 && k.text != "ask" && k.text != "solve" {
			n.keys[1].fail("a step says one thing: begin the line %s with -", n.keys[1].text)
		}
		says = says || slices.Contains(sayingKeys, k.text)
	}
	if !says {
		steps.fail("the scenario expects nothing: it needs a step with one of %s", strings.Join(sayingKeys, ", "))
	}
}

// The words that begin a step; those that only lessons know; and those that
// are expectations.
var (
	stepKeys   = []string{"p1", "p2", "both", "refuse", "accept", "until", "expect", "deck", "match", "note"}
	lessonKeys = []string{"say", "ask", "solve"}
	sayingKeys = []string{"expect", "refuse", "accept", "until", "deck"}
)

func stepWords(lesson bool) string {
	words := stepKeys
	if lesson {
		words = append(slices.Clone(words), lessonKeys...)
	}
	return strings.Join(words, ", ")
}

var clauseLine = regexp.MustCompile(`(?m)^\s*(?:[-*|]\s*)?\*\*([A-Z]{3}-\d+\.\d+[a-z]?)\*\*`)

// bookOf returns the clauses of a game's rule book.
func bookOf(game string) map[string]bool {
	books.Lock()
	defer books.Unlock()
	if books.of[game] == nil {
		if books.of == nil {
			books.of = map[string]map[string]bool{}
		}
		set := map[string]bool{}
		for _, m := range clauseLine.FindAllStringSubmatch(all.Book(game), -1) {
			set[m[1]] = true
		}
		books.of[game] = set
	}
	return books.of[game]
}

// books caches the clauses of rule books.
var books struct {
	sync.Mutex
	of map[string]map[string]bool
}
