package scenario_test

import (
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games/all"
	"godeck/rules/scenario"
)

// example is a fenced block of a page, with the game of its section.
type example struct {
	lang, text, game string
	line             int
}

// examples returns the fenced blocks of a page.
func examples(t testing.TB, page string) (doc string, list []example) {
	t.Helper()
	data, err := os.ReadFile("../../docs/" + page)
	if err != nil {
		t.Fatal(err)
	}
	doc = string(data)
	game := "zutomayo" // what all games share is explained with this one
	var open *example
	for i, line := range strings.Split(doc, "\n") {
		switch lang, fence := strings.CutPrefix(line, "```"); {
		case fence && open == nil:
			open = &example{lang: lang, game: game, line: i + 2}
		case fence:
			list = append(list, *open)
			open = nil
		case open != nil:
			open.text += line + "\n"
		case strings.HasPrefix(line, "## "):
			game = "zutomayo"
			for _, g := range all.Games() {
				if strings.HasPrefix(line, "## "+g.Name.EN) {
					game = g.ID
				}
			}
		}
	}
	return doc, list
}

// TestScenarioExamples checks that every example of docs/scenarios.md runs:
// whole scenarios unchanged, the rest completed to a scenario of the section's
// game.
func TestScenarioExamples(t *testing.T) {
	_, list := examples(t, "scenarios.md")
	var run scenario.Runner
	n := 0
	for _, e := range list {
		if e.lang != "yaml" {
			continue
		}
		n++
		text := strings.Repeat("\n", e.line-1) + e.text
		if !strings.Contains(e.text, "title:") {
			text += "title: {ja: 例, en: Example}\ngame: " + e.game + "\n"
			if !strings.Contains(e.text, "steps:") {
				text += "steps: [expect: {over: false}]\np1: {hand: [lamp, bell]}\np2: {hand: 1}\n"
			}
		}
		list, err := scenario.Parse("docs/scenarios.md", []byte(text))
		if err != nil {
			t.Error(err)
			continue
		}
		for _, s := range list {
			for _, f := range run.Run(s) {
				t.Error(f)
			}
		}
	}
	if n < 7 {
		t.Errorf("only %d examples", n)
	}
}

var packHead = `{"format": "godeck-pack/1", "game": "%s", "id": "example", "name": {"ja": "例", "en": "Example"}, "licence": "CC BY 4.0", "cards": [%s]}`

// TestCardExamples checks that every example of docs/cards.md passes the pack
// checker: whole packs, cards, decks and parts of cards.
func TestCardExamples(t *testing.T) {
	_, list := examples(t, "cards.md")
	n := 0
	for _, e := range list {
		if e.lang != "json" {
			continue
		}
		n++
		text := strings.TrimSpace(e.text)
		switch {
		case strings.Contains(text, `"format"`):
		case strings.HasPrefix(text, `"do"`):
			text = fmt.Sprintf(packHead, e.game, `{"id": "x", "type": "enchant", "name": {"ja": "例", "en": "X"}, "clock": 0, "powerCost": 0, "effects": [{"when": "effectStep", `+text+`}]}`)
		case strings.Contains(text, `"cards"`):
			text = fmt.Sprintf(packHead, e.game, `], "decks": [`+text)
		default:
			text = fmt.Sprintf(packHead, e.game, text)
		}
		if _, err := all.Load(e.game, effect.File{Name: "docs/cards.md", Data: []byte(text)}); err != nil {
			t.Errorf("docs/cards.md:%d: %v", e.line, err)
		}
	}
	if n < 5 {
		t.Errorf("only %d examples", n)
	}
}

var word = regexp.MustCompile("`([A-Za-z0-9]+)(?: \\{[^`]*|: [^`]*)?`")

// explained collects the words that a section explains.
func explained(part string) map[string]bool {
	set := map[string]bool{}
	for _, m := range word.FindAllStringSubmatch(part, -1) {
		set[m[1]] = true
	}
	return set
}

// eventWords lists the events of a game with their fields.
func eventWords(n *rules.Names) string {
	var out []string
	for _, e := range n.Events {
		keys := slices.DeleteFunc([]string{e.A, e.B, e.C}, func(k string) bool { return k == "" })
		for i, k := range []string{"card", "source", "from", "to"} {
			if e.Has&(1<<i) != 0 {
				keys = append(keys, k)
			}
		}
		text := e.Name
		if len(keys) > 0 {
			text += " {" + strings.Join(keys, ", ") + "}"
		}
		out = append(out, "`"+text+"`")
	}
	return strings.Join(out, ", ")
}

// enumWords lists a game's numbers that have words, with the words.
func enumWords(n *rules.Names) string {
	var out []string
	for _, field := range slices.Sorted(maps.Keys(n.Enums)) {
		var words []string
		for _, w := range n.Enums[field] {
			if w != "" {
				words = append(words, "`"+w+"`")
			}
		}
		out = append(out, "`"+field+"` ("+strings.Join(words, ", ")+")")
	}
	return strings.Join(out, "; ")
}

// docs/scenarios.md names every word of every finished game in its section,
// and no unknown ones.
func TestDocumentation(t *testing.T) {
	doc, _ := examples(t, "scenarios.md")
	for _, info := range all.Games() {
		if !info.Ready() {
			continue
		}
		g, err := all.Load(info.ID)
		if err != nil {
			t.Fatal(err)
		}
		_, part, ok := strings.Cut(doc, "\n## "+info.Name.EN+"\n")
		if !ok {
			t.Errorf("docs/scenarios.md has no section %q", info.Name.EN)
			continue
		}
		part, _, _ = strings.Cut(part, "\n## ")
		names := g.Names()
		var words []string
		for _, list := range [][]string{names.Vars, names.SeatVars, names.Flags, names.Prompts, names.Reasons, g.Starts()} {
			words = append(words, list...)
		}
		for _, z := range g.Table().Zones {
			words = append(words, z.Name)
		}
		for _, e := range names.Events {
			words = append(words, e.Name)
		}
		for w := range names.Answers {
			words = append(words, w)
		}
		for _, list := range []string{eventWords(names), enumWords(names)} {
			if !strings.Contains(part, list) {
				t.Errorf("docs/scenarios.md: %s: the section should say: %s", info.ID, list)
			}
		}
		known := explained(part)
		for _, w := range words {
			if w != "" && !known[w] {
				t.Errorf("docs/scenarios.md: %s: the word %q is not explained", info.ID, w)
			}
		}
	}
}

// docs/cards.md names every type, field and enumerated value of every finished
// game, and every card reference of choices.
func TestCardDocumentation(t *testing.T) {
	doc, _ := examples(t, "cards.md")
	for _, info := range all.Games() {
		if !info.Ready() {
			continue
		}
		_, part, ok := strings.Cut(doc, "\n## "+info.Name.EN+" cards\n")
		if !ok {
			t.Errorf("docs/cards.md has no section %q", info.Name.EN+" cards")
			continue
		}
		part, _, _ = strings.Cut(part, "\n## ")
		known := explained(part)
		need := func(what, w string) {
			if w != "" && !known[w] {
				t.Errorf("docs/cards.md: %s: the %s %q is not explained", info.ID, what, w)
			}
		}
		v := all.Vocabulary(info.ID)
		for _, ty := range v.Types {
			need("type", ty.Name)
		}
		for _, f := range v.Fields {
			need("field", f.Name)
			if f.Enum != nil {
				for _, x := range f.Enum.Values {
					need("value of "+f.Name, x.Name)
				}
			}
		}
		for _, l := range v.Lists {
			need("list", l.Name)
		}
		if v.Refs != nil {
			for _, x := range v.Refs.Values {
				need("reference", x.Name)
			}
		}
		if v.Whose != nil {
			for _, x := range v.Whose.Values {
				need("player of a choice", x.Name)
			}
		}
		if v.Zones != nil {
			for _, x := range v.Zones.Values {
				need("zone", x.Name)
			}
		}
	}
}
