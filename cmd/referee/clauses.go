package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/scenario"
)

// clause is a clause of a rule book with the files that cite it.
type clause struct {
	ID        string `json:"id"`
	Text      string `json:"text"`
	Tests     int    `json:"tests"`
	Scenarios int    `json:"scenarios"`
	// Code is how many places of the code name the clause, Executed in how many
	// of its scenarios one of them has run; both only with --executed.
	Code     int `json:"code,omitempty"`
	Executed int `json:"executed,omitempty"`
	// Corners counts the proofs by corner; a clause without any is proved by
	// its usual case only.
	Corners map[string]int `json:"corners,omitempty"`
	// Kinds are the kinds under which the book asks for the clause's corners.
	Kinds []string `json:"kinds,omitempty"`
}

// usualOnly reports whether the book asks for corners and nothing shows any.
func (c *clause) usualOnly() bool { return len(c.Kinds) > 0 && len(c.Corners) == 0 }

func (c *clause) corners() string {
	var out []string
	for _, k := range scenario.Corners {
		if c.Corners[k] > 0 {
			out = append(out, k)
		}
	}
	return strings.Join(out, " ")
}

// book holds the clauses of one game.
type book struct {
	Game     string   `json:"game"`
	Clauses  []clause `json:"clauses"`
	Cited    int      `json:"cited"`
	Coded    int      `json:"coded,omitempty"`    // clauses that the code names
	Executed int      `json:"executed,omitempty"` // … whose code runs in a scenario that cites them
	Asked    int      `json:"asked"`              // clauses whose corners the book asks for
	Cornered int      `json:"cornered"`           // those of them with at least one
}

// clauses counts citations: a clause is cited by a scenario that lists it and
// by a Go test file that names it.
func clauses(c *call) error {
	a := &audit{c: c}
	c.flags.BoolVar(&a.summary, "summary", false, "only the totals")
	c.flags.BoolVar(&a.asJSON, "json", false, "print as JSON")
	c.flags.BoolVar(&a.missing, "missing", false, "list only clauses that nobody cites")
	c.flags.BoolVar(&a.usual, "usual", false, "list only clauses of which the book asks for corners and that have only their usual case")
	run := c.flags.Bool("executed", false, "play the scenarios and tell which run the code of the clauses that they cite; needs Go")
	c.flags.BoolVar(&a.vain, "vain", false, "with --executed: list only citations by scenarios in which the clause's code does not run")
	root := c.flags.String("root", "", "the repository (default: found from the working directory)")
	if err := c.parse(); err != nil {
		return err
	}
	if *root == "" {
		r, err := findRoot()
		if err != nil {
			return err
		}
		*root = r
	}
	list := all.Games()
	if len(c.rest) > 0 {
		g := all.Find(c.rest[0])
		if g == nil {
			return misuse(fmt.Sprintf("there is no game %q", c.rest[0]))
		}
		list = []*games.Entry{g}
	}
	var err error
	if a.cites, err = gather(*root); err != nil {
		return err
	}
	if *run || a.vain {
		var names []string
		for _, g := range list {
			names = append(names, g.ID)
		}
		if a.ran, err = executed(*root, names); err != nil {
			return err
		}
	}
	for _, g := range list {
		if err := a.count(*root, g); err != nil {
			return err
		}
	}
	for _, f := range a.cites.broken {
		a.wrong++
		fmt.Fprintln(c.err, f)
	}
	if err := a.print(); err != nil {
		return err
	}
	if a.wrong > 0 || a.cited < a.total || a.left > 0 {
		return errFailed
	}
	return nil
}

// audit compares rule books with what cites and executes their clauses.
type audit struct {
	c                                     *call
	summary, asJSON, missing, usual, vain bool

	cites               *citations
	ran                 *executions // nil: not asked for
	books               []book
	cited, total, wrong int
	left                int // clauses of which corners are missing
}

// count reads a game's book and counts who cites and executes its clauses.
func (a *audit) count(root string, g *games.Entry) error {
	b, err := readBook(root, g)
	if err != nil {
		return err
	}
	known := map[string]bool{}
	for i := range b.Clauses {
		x := &b.Clauses[i]
		known[x.ID] = true
		x.Tests, x.Scenarios = len(a.cites.tests[x.ID]), len(a.cites.scenarios[x.ID])
		x.Corners = a.cites.corners[x.ID]
		if x.Tests+x.Scenarios > 0 {
			b.Cited++
		}
		if a.ran != nil && a.ran.coded[x.ID] > 0 {
			x.Code, x.Executed = a.ran.coded[x.ID], len(a.ran.in[x.ID])
			b.Coded++
			if x.Executed > 0 {
				b.Executed++
			}
		}
		if len(x.Kinds) > 0 {
			b.Asked++
			if !x.usualOnly() {
				b.Cornered++
			}
		}
	}
	for id, files := range a.cites.scenarios {
		if strings.HasPrefix(id, g.Clause+"-") && !known[id] {
			a.wrong++
			fmt.Fprintf(a.c.err, "%s: cites %s, which is not in the rule book\n", files[0], id)
		}
	}
	a.cited, a.total = a.cited+b.Cited, a.total+len(b.Clauses)
	a.left += b.Asked - b.Cornered
	a.books = append(a.books, b)
	return nil
}

func (a *audit) print() error {
	out := a.c.out
	if a.asJSON {
		e := json.NewEncoder(out)
		e.SetIndent("", " ")
		e.SetEscapeHTML(false)
		return e.Encode(map[string]any{"books": a.books, "cited": a.cited, "total": a.total})
	}
	coded, done := 0, 0
	for _, b := range a.books {
		for i := range b.Clauses {
			a.line(&b.Clauses[i])
		}
		if a.summary || len(a.books) > 1 {
			fmt.Fprintf(out, "%-10s %4d of %4d, corners %d of %d\n", b.Game, b.Cited, len(b.Clauses), b.Cornered, b.Asked)
		}
		coded, done = coded+b.Coded, done+b.Executed
	}
	fmt.Fprintf(out, "cited %d of %d\n", a.cited, a.total)
	if a.ran != nil {
		fmt.Fprintf(out, "executed in a scenario that cites them: %d of the %d whose code says which they are\n", done, coded)
	}
	return nil
}

// line prints what is told of a clause, if anything is.
func (a *audit) line(x *clause) {
	if a.summary || a.missing && x.Tests+x.Scenarios > 0 || a.usual && !x.usualOnly() {
		return
	}
	if a.vain {
		if n := a.ran.vain[x.ID]; len(n) > 0 && x.Executed == 0 {
			fmt.Fprintf(a.c.out, "%-10s cited by %s; none of them runs its code\n", x.ID, strings.Join(n, ", "))
		}
		return
	}
	code := ""
	if a.ran != nil {
		code = fmt.Sprintf(" %3d executed of %2d places", x.Executed, x.Code)
	}
	fmt.Fprintf(a.c.out, "%-10s %3d tests %3d scenarios%s  %-28s  %s\n", x.ID, x.Tests, x.Scenarios, code, x.corners(), short(x.Text, 90))
}

func short(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n-1]) + "…"
}

// findRoot returns the repository above the working directory.
func findRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if data, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil && strings.HasPrefix(string(data), "module godeck") {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", fmt.Errorf("not inside the repository; use --root")
		}
		dir = up
	}
}

var clauseLine = regexp.MustCompile(`^\s*(?:[-*|]\s*)?\*\*([A-Z]{3}-\d+\.\d+[a-z]?)\*\*\s*(.*)`)

// kindLine matches a line of the section "Corners" of a rule book: the clauses
// of one kind whose corners have to be shown.
var kindLine = regexp.MustCompile(`^- (timing|hidden|leaving|damage|cost|targeting): (.*)$`)

// readBook reads the clauses of a game's RULES.md.
func readBook(root string, g *games.Entry) (book, error) {
	b := book{Game: g.ID}
	data, err := os.ReadFile(filepath.Join(root, "rules", g.ID, "RULES.md"))
	if err != nil {
		return b, err
	}
	seen := map[string]bool{}
	kinds := map[string][]string{}
	for _, line := range strings.Split(string(data), "\n") {
		if k := kindLine.FindStringSubmatch(line); k != nil {
			for _, n := range strings.Split(k[2], ",") {
				id := g.Clause + "-" + strings.TrimSpace(n)
				kinds[id] = append(kinds[id], k[1])
			}
			continue
		}
		m := clauseLine.FindStringSubmatch(line)
		if m == nil || !strings.HasPrefix(m[1], g.Clause+"-") {
			continue
		}
		if seen[m[1]] {
			return b, fmt.Errorf("rules/%s/RULES.md: duplicate clause %s", g.ID, m[1])
		}
		seen[m[1]] = true
		b.Clauses = append(b.Clauses, clause{ID: m[1], Text: m[2]})
	}
	for i := range b.Clauses {
		b.Clauses[i].Kinds = kinds[b.Clauses[i].ID]
		delete(kinds, b.Clauses[i].ID)
	}
	for id := range kinds {
		return b, fmt.Errorf("rules/%s/RULES.md: the section Corners names the unknown clause %s", g.ID, id)
	}
	if len(b.Clauses) == 0 {
		return b, fmt.Errorf("rules/%s/RULES.md: no clause found (lines like - **%s-1.1** …)", g.ID, g.Clause)
	}
	return b, nil
}

// citations are the files that cite each clause.
type citations struct {
	tests, scenarios map[string][]string
	corners          map[string]map[string]int // by clause and corner
	broken           []error
}

func (c *citations) corner(clause, corner string) {
	if c.corners[clause] == nil {
		c.corners[clause] = map[string]int{}
	}
	c.corners[clause][corner]++
}

// cornerCitation matches a corner cited in a Go test: ABC-1.2/zero.
var cornerCitation = regexp.MustCompile(`\b([A-Z]{3}-\d+\.\d+[a-z]?)/(` + strings.Join(scenario.Corners, "|") + `)\b`)

var citation = regexp.MustCompile(`\b[A-Z]{3}-\d+\.\d+[a-z]?\b`)

func gather(root string) (*citations, error) {
	c := &citations{tests: map[string][]string{}, scenarios: map[string][]string{}, corners: map[string]map[string]int{}}
	err := filepath.WalkDir(filepath.Join(root, "rules"), func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, _ := filepath.Rel(root, name)
		rel = filepath.ToSlash(rel)
		switch {
		case strings.HasSuffix(name, "_test.go"):
			data, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			for _, m := range cornerCitation.FindAllStringSubmatch(string(data), -1) {
				c.corner(m[1], m[2])
			}
			seen := map[string]bool{}
			for _, id := range citation.FindAllString(string(data), -1) {
				if !seen[id] {
					seen[id] = true
					c.tests[id] = append(c.tests[id], rel)
				}
			}
		case strings.HasSuffix(name, ".yaml"), strings.HasSuffix(name, ".yml"):
			data, err := readFile(name, scenario.MaxFile)
			if err != nil {
				return err
			}
			list, err := scenario.Parse(rel, data)
			if err != nil {
				c.broken = append(c.broken, err)
				return nil
			}
			for _, s := range list {
				for _, id := range s.Clauses {
					c.scenarios[id] = append(c.scenarios[id], rel)
				}
				for id, corners := range s.Corners {
					for _, k := range corners {
						c.corner(id, k)
					}
				}
			}
		}
		return nil
	})
	return c, err
}
