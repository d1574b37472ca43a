package scenario_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/scenario"
)

// files lists the scenario files of all games.
func files(t testing.TB) []string {
	t.Helper()
	list, err := filepath.Glob("../*/scenarios/*.yaml")
	if err != nil || len(list) == 0 {
		t.Fatalf("no scenarios found: %v", err)
	}
	return list
}

// Every scenario of every game holds.
func TestAllScenarios(t *testing.T) {
	var run scenario.Runner
	for _, f := range files(t) {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		list, err := scenario.Parse(filepath.ToSlash(strings.TrimPrefix(f, "../")), data)
		if err != nil {
			t.Error(err)
			continue
		}
		for _, s := range list {
			for _, fault := range run.Run(s) {
				t.Error(fault)
			}
		}
	}
}

const head = "title: {ja: 題, en: Title}\ngame: zutomayo\n"

// Faults name their line and what to do.
func TestFaults(t *testing.T) {
	cases := []struct{ text, want string }{
		{"", ":1: the file holds no scenario"},
		{"a: [1", ":1: not YAML"},
		{"game: zutomayo\nsteps: []", `:1: "title" is missing`},
		{"title: {ja: 題}\ngame: zutomayo\nsteps: []", "both ja and en"},
		{"title: {ja: 題, en: T}\ngame: chess\nsteps: []", ":2: there is no game"},
		{head + "clauses: [XYZ-1.1]\nsteps: []", ":3: \"XYZ-1.1\" is not a clause"},
		{head + "steps: 3", ":3: steps is a list"},
		{head + "a: &x 1\nsteps: []", "anchors"},
		{head + "clock: 3\nsteps: []", ":3: unknown word \"clock\""},
		{head + "chronos: noon\nsteps: []", ":3: chronos is a whole number"},
		{head + "p1: {hand: [nobody]}\nsteps: []", ":3: no card is called"},
		{head + "p1: {field: [blank, blank]}\nsteps: []", ":3: field holds at most 1"},
		{head + "p1: {hats: 3}\nsteps: []", ":3: unknown word \"hats\""},
		{head + "step: lunch\nsteps: []", ":3: there is no step"},
		{head + "cards:\n  a: {night: 15}\nsteps: []", ":4: card a.night: 15 is not a multiple"},
		{head + "cards:\n  ztm-001: {}\nsteps: []", ":4: card ztm-001"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - jump: 1", ":6: unknown step"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - p1: fly", ":6: unknown answer"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - p1: {mulligan: blank}", ":6: p1 is not asked to mulligan"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - p1: {set: [blank, blank]}", ":6: p1 may not answer pick blank"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - refuse: {p1: {set: blank}}", ":6: expected the answer to be refused"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - refuse: {p1: {set: [blank, blank]}, because: moon}", ":6: expected a refusal because of \"moon\""},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {p1: {hand: [blank], power: more than 2}, chronos: 4, asked: p1}", ":6: p1.hand: expected [blank], got [blank (Blank), blank (Blank)]"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {view: {p2: {p1: {hand: [blank, hidden]}}}}", "in the view of p2: p1.hand"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {events: [damage: 3]}", ":6: expected the event damage n 3"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {events: [fireworks]}", ":6: unknown event"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {decision: {p1: [done]}}", "expected the option done"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - deck: {cards: [blank x3]}", "expected legal: true"},
	}
	var run scenario.Runner
	for _, c := range cases {
		var got []string
		list, err := scenario.Parse("s.yaml", []byte(c.text))
		if err != nil {
			got = append(got, err.Error())
		}
		for _, s := range list {
			for _, f := range run.Run(s) {
				got = append(got, f.Error())
			}
		}
		if all := strings.Join(got, "\n"); !strings.Contains(all, c.want) {
			t.Errorf("%s\n got %s\nwant …%s", c.text, all, c.want)
		}
	}
}

// Every form of the reference works.
func TestForms(t *testing.T) {
	text := `
title: {ja: 形, en: Forms}
note: every form of docs/scenarios.md once
game: zutomayo
seed: 4
dice: [1, 0]
shuffle: random
cards:
  - {id: fox, name: {ja: 狐, en: Fox}, night: 30, day: 20, clock: 1}
  - {id: owl, name: 梟, night: 10, day: 10, powerIcons: 1}
  - id: lamp
    type: enchant
    effects: [{when: effectStep, do: [{op: attackMod, n: 20}]}]
turn: 5
step: set
chronos: 16
nightSide: p2
p1:
  hp: 70
  lastBattle: lost
  attackMod: 10
  field: {card: owl, as: guard, element: dark, since: 3}
  hand: [Fox, fox, lamp, {card: owl, as: A, knownTo: [p2]}]
  abyss: [fox x2, 1]
  deck: [fox, owl, 2]
p2:
  field: 狐
  hand: [{card: owl, owner: p2}, 3]
  charger: owl
  power: 1
steps:
  - note: before anything
  - expect:
      turn: 5
      step: set
      asked: both
      time: night
      priority: p2
      chronos: at least 16
      over: false
      winner: none
      reason: none
      p1:
        hp: not 100
        hand: [lamp, fox x2, A]
        abyss: {count: 3, contains: [fox, fox], excludes: [owl], top: blank, bottom: fox}
        deck: [fox, owl, blank x2]
        attack: 20
        maySet: 1-2
      p2: {hand: 4, charger: owl, setA: none, field: p2.fox, power: less than 2}
      cards:
        guard: {zone: p1.field, element: dark, since: 3, powered: true, faceDown: false, owner: p1}
        A: {zone: hand, cost: 0, hours: 0, setThisTurn: false}
      decision: {prompt: set, kind: commit, who: both, p1: {including: [fox, pick: lamp], excluding: [done, guard]}, p2: {exactly: [owl, blank]}}
      events: {absent: [damage], count: {step: 1}}
      view:
        p2: {sees: [A, guard], not: [lamp], p1: {hand: [A, hidden, hidden, hidden], deck: 4 hidden}}
        watcher: {sees: [A], not: [lamp], p2: {hand: 4 hidden}}
  - refuse: {p1: {set: lamp}, stale: true, because: stale}
  - refuse: {p2: {pick: guard}, because: hand}
  - p1: [set: lamp, set: fox#1, swap, open]
  - expect: {decision: {p1: [done]}, asked: both}
  - p1: [unpick: fox, set: A, done]
  - expect: {asked: p2, events: [commit: {seat: p1, prompt: set}]}
  - refuse: {p1: done}
  - p2: {set: blank}
  - expect:
      turn: 6
      p1: {field: A, charger: guard, abyss: {top: lamp}, power: 1}
      events:
        inOrder:
          - flip: A
          - hours: {card: p2.blank, n: 0}
          - move: {card: guard, from: field, to: p1.charger}
          - effect: lamp
          - attack: {seat: p1, by: 20}
          - battle: {seat: p1, attack1: 40}
          - turn: 6
  - p1: concede
  - expect: {over: true, winner: p2, reason: concede, asked: nobody, decision: none}
  - refuse: {p2: done, because: 終わって}
  - deck: {cards: paper-gale}
  - deck: {cards: [fox x3, 17], because: copies}
  - deck: {cards: [fox], legal: false}
`
	list, err := scenario.Parse("forms.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var run scenario.Runner
	for _, f := range run.Run(list[0]) {
		t.Error(f)
	}
}

func FuzzScenario(f *testing.F) {
	for i, name := range files(f) {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		if i < 12 {
			f.Add(data)
		}
	}
	f.Add([]byte(head + "start: game\np1: {deck: [ztm-001 x20]}\np2: {deck: paper-gale}\nsteps:\n  - p1: {place: any}\n---\n" + head + "steps: [expect: {view: {p1: {}}}]"))
	var run scenario.Runner
	f.Fuzz(func(t *testing.T, data []byte) {
		list, err := scenario.Parse("f.yaml", data)
		if err != nil {
			return
		}
		for _, s := range list[:min(len(list), 3)] {
			run.Run(s)
		}
	})
}

// A position may begin at every step that a game names, and goes on from there.
func TestStarts(t *testing.T) {
	var run scenario.Runner
	for _, info := range games.All() {
		if !info.Ready {
			continue
		}
		g, err := all.Load(info.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, start := range g.Starts() {
			text := "title: {ja: 題, en: T}\ngame: " + info.ID + "\nstep: " + start + "\np1: {hand: 5}\np2: {hand: 5}\nsteps:\n  - expect: {over: false, asked: not nobody}\n"
			list, err := scenario.Parse(start, []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range run.Run(list[0]) {
				t.Error(f)
			}
		}
	}
}

// The reference is true: its example runs, and it names every word of every
// finished game.
func TestDocumentation(t *testing.T) {
	data, err := os.ReadFile("../../docs/scenarios.md")
	if err != nil {
		t.Fatal(err)
	}
	doc := string(data)
	var run scenario.Runner
	n := 0
	for _, block := range strings.Split(doc, "```yaml\n")[1:] {
		text, _, _ := strings.Cut(block, "```")
		if !strings.HasPrefix(text, "title:") {
			continue
		}
		n++
		list, err := scenario.Parse("docs/scenarios.md", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range run.Run(list[0]) {
			t.Error(f)
		}
	}
	if n == 0 {
		t.Error("there is no example")
	}
	for _, info := range games.All() {
		if !info.Ready {
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
		for _, w := range words {
			if w != "" && !strings.Contains(part, "`"+w+"`") && !strings.Contains(part, "`"+w+" {") {
				t.Errorf("docs/scenarios.md: %s: the word %q is not explained", info.ID, w)
			}
		}
	}
}
