package rulings_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games/all"
	"godeck/rules/rulings"
	"godeck/rules/scenario"
)

// aboutMost is how many rulings about what it does a card has at most.
const aboutMost = 4

// namedMost is how many rulings that name it: some cards stand in every second one.
const namedMost = 16

// telling is what a word must say at least for rulings about it to be of use:
// that of one in five rulings says too little.
var telling = math.Log(5)

// token is what may be a word of the effect language or the id of a card.
var token = regexp.MustCompile(`[A-Za-z][A-Za-z0-9-]*`)

// ruled is a scenario with what it uses.
type ruled struct {
	s     *scenario.Scenario
	cards map[string]bool // built-in cards by id
	words map[string]bool // of the effect language, of all its cards
}

// wordsOf returns the words that a card's abilities are made of.
func wordsOf(c *effect.CardNode) map[string]bool {
	out := map[string]bool{}
	var nodes func(list []*effect.Node)
	nodes = func(list []*effect.Node) {
		for _, n := range list {
			if n == nil {
				continue
			}
			out[n.Spec.Name] = true
			for _, a := range n.Args {
				nodes(a.Nodes)
			}
		}
	}
	for _, list := range c.Lists {
		for _, a := range list {
			if a != nil {
				nodes([]*effect.Node{a.When})
				nodes(a.If)
				nodes(a.Do)
			}
		}
	}
	return out
}

// index makes the file of a game.
func index(t *testing.T, game string) []byte {
	g, err := all.Load(game)
	if err != nil {
		t.Fatal(err)
	}
	lib := g.Library()
	own := map[string]map[string]bool{}
	known := map[string]bool{}
	for _, c := range lib.Packs[0].Cards {
		own[c.ID] = wordsOf(c)
		for w := range own[c.ID] {
			known[w] = true
		}
	}
	files, _ := filepath.Glob("../" + game + "/scenarios/*.yaml")
	if len(files) == 0 {
		t.Fatalf("%s has no scenarios", game)
	}
	var list []ruled
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		docs, err := scenario.Parse(file, data)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(string(data), "\n")
		for i, s := range docs {
			end := len(lines)
			if i+1 < len(docs) {
				end = docs[i+1].Line - 1
			}
			r := ruled{s, map[string]bool{}, map[string]bool{}}
			for _, line := range lines[s.Line-1 : end] {
				line, _, _ = strings.Cut(line, " #")
				if strings.HasPrefix(line, "title:") || strings.HasPrefix(line, "  ja:") || strings.HasPrefix(line, "  en:") || strings.HasPrefix(line, "note:") {
					continue
				}
				for _, w := range token.FindAllString(line, -1) {
					if lib.Find(w) != rules.DefID(0) {
						r.cards[w] = true
					} else if known[w] {
						r.words[w] = true
					}
				}
			}
			for id := range r.cards {
				for w := range own[id] {
					r.words[w] = true
				}
			}
			list = append(list, r)
		}
	}
	// How much a word says: less the more rulings have it.
	weight := map[string]float64{}
	for w := range known {
		n := 0
		for _, r := range list {
			if r.words[w] {
				n++
			}
		}
		weight[w] = math.Log(float64(len(list)+1) / float64(n+1))
	}
	type file struct {
		Rulings [][3]string         `json:"rulings"`
		Cards   map[string][2][]int `json:"cards"`
	}
	out := file{Rulings: [][3]string{}, Cards: map[string][2][]int{}}
	number := map[int]int{} // in the file, by place in list
	add := func(i int) int {
		n, ok := number[i]
		if !ok {
			n = len(out.Rulings)
			number[i] = n
			s := list[i].s
			out.Rulings = append(out.Rulings, [3]string{strings.TrimSpace(s.Title.JA), strings.TrimSpace(s.Title.EN), strings.Join(s.Clauses[:min(len(s.Clauses), 3)], " ")})
		}
		return n
	}
	for _, c := range lib.Packs[0].Cards {
		named, about := []int{}, []int{}
		var near []int
		// The word that sets the card apart; one that many rulings have says nothing.
		rare, most := "", telling
		for _, w := range slices.Sorted(maps.Keys(own[c.ID])) {
			if weight[w] > most {
				rare, most = w, weight[w]
			}
		}
		score := map[int]float64{}
		for i, r := range list {
			if r.cards[c.ID] {
				named = append(named, i)
				continue
			}
			shared, whole := 0.0, 0.0
			for w := range own[c.ID] {
				if r.words[w] {
					shared += weight[w]
				}
			}
			if rare == "" || !r.words[rare] {
				continue
			}
			for w := range r.words {
				whole += weight[w]
			}
			// A ruling with much else in it is about something else.
			if whole > 0 {
				score[i] = math.Round(1e6*shared*shared/whole) / 1e6
			}
			if score[i] > 1.5 {
				near = append(near, i)
			}
		}
		slices.SortStableFunc(near, func(a, b int) int {
			switch {
			case score[a] > score[b]:
				return -1
			case score[a] < score[b]:
				return 1
			}
			return 0
		})
		// Rulings with few cards come first: they are about those.
		slices.SortStableFunc(named, func(a, b int) int { return len(list[a].cards) - len(list[b].cards) })
		named = named[:min(len(named), namedMost)]
		for k, i := range named {
			named[k] = add(i)
		}
		for _, i := range near[:min(len(near), aboutMost)] {
			about = append(about, add(i))
		}
		if len(named)+len(about) > 0 {
			out.Cards[c.ID] = [2][]int{named, about}
		}
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(out); err != nil {
		t.Fatal(err)
	}
	return bytes.ReplaceAll(bytes.ReplaceAll(b.Bytes(), []byte(`],["`), []byte("],\n[\"")), []byte(`]],"`), []byte("]],\n\""))
}

// TestIndex compares the files with the scenarios; UPDATE=1 writes them. They
// stay small enough to be fetched in a moment.
func TestIndex(t *testing.T) {
	for _, e := range all.Games() {
		t.Run(e.ID, func(t *testing.T) {
			want := index(t, e.ID)
			name := filepath.Join("of", e.ID+".json")
			if os.Getenv("UPDATE") != "" {
				if err := os.WriteFile(name, want, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if got, _ := os.ReadFile(name); !bytes.Equal(got, want) {
				t.Errorf("%s is not what the scenarios say; UPDATE=1 go test ./rules/rulings writes it", name)
			}
			if len(want) > 100<<10 {
				t.Errorf("%d bytes", len(want))
			}
			x, err := rulings.Parse(want)
			if err != nil {
				t.Fatal(err)
			}
			with := 0
			g, _ := all.Load(e.ID)
			for _, c := range g.Library().Packs[0].Cards {
				named, about := x.Of(c.ID)
				for _, r := range append(named, about...) {
					if r.Text.JA == "" || r.Text.EN == "" || r.Clauses == "" {
						t.Errorf("%s: an empty ruling", c.ID)
					}
				}
				if len(named)+len(about) > 0 {
					with++
				}
			}
			t.Logf("%d bytes; %d of %d cards have rulings", len(want), with, len(g.Library().Packs[0].Cards))
		})
	}
}

// Get has every game's, and is asked only once.
func TestGet(t *testing.T) {
	for _, e := range slices.Concat(all.Games(), all.Games()) {
		called := 0
		rulings.Get(e.ID, nil, func(x *rulings.Index, err error) {
			called++
			if x == nil || err != nil {
				t.Errorf("%s: %v", e.ID, err)
			}
		})
		if called != 1 {
			t.Errorf("called %d times", called)
		}
	}
	rulings.Get("chess", nil, func(_ *rulings.Index, err error) {
		if err == nil {
			t.Error("rulings of chess")
		}
	})
}

func FuzzParse(f *testing.F) {
	data, _ := os.ReadFile(filepath.Join("of", all.Games()[0].ID+".json"))
	f.Add(data)
	f.Add([]byte(`{"rulings":[["a","b","c"]],"cards":{"x":[[0],[1]]}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		x, err := rulings.Parse(data)
		if err == nil {
			x.Of("x")
		}
	})
}
