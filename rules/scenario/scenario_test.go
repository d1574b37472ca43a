package scenario_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"godeck/rules/games/all"
	"godeck/rules/scenario"
)

// files returns the scenario files of all games.
func files(t testing.TB) []string {
	t.Helper()
	list, err := filepath.Glob("../*/scenarios/*.yaml")
	if err != nil || len(list) == 0 {
		t.Fatalf("no scenarios found: %v", err)
	}
	return list
}

// TestAllScenarios checks that every scenario of every game passes.
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

const (
	head = "title: {ja: 題, en: Title}\ngame: zutomayo\n"
	tail = "steps: [expect: {over: false}]"
)

// Faults say where they are and what to do.
func TestFaults(t *testing.T) {
	cases := []faulty{
		{head + "steps: []", ":3: there is no step"},
		{head + "steps:\n  - p1: {set: blank}", ":4: the scenario expects nothing"},
		{head + "steps:\n  - expect: {over: false}\n    note: x", ":5: a step says one thing"},
		{head + "steps:\n  - ask: {ja: あ, en: a}", ":4: ask belongs into a lesson"},
		{head + "clauses: [ZTM-99.1]\n" + tail, ":3: ZTM-99.1 is not in the rule book"},
		{head + "clauses: [ZTM-8.1, ZTM-8.1]\n" + tail, ":3: ZTM-8.1 stands here twice"},
		{head + "clauses: []\n" + tail, ":3: say at least a clause"},
		{head + "cards:\n  a: {}\n  b: {}\np1: {hand: a}\n" + tail, ":5: nothing uses the card b"},
		{"", ":1: the file contains no scenario"},
		{"a: [1", ":1: not YAML"},
		{"game: zutomayo\n" + tail, `:1: "title" is missing`},
		{"title: {ja: 題}\ngame: zutomayo\n" + tail, "both ja and en"},
		{"title: {ja: 題, en: T}\ngame: chess\n" + tail, ":2: there is no game"},
		{head + "clauses: [XYZ-1.1]\n" + tail, ":3: \"XYZ-1.1\" is not a clause"},
		{head + "steps: 3", ":3: steps is a list"},
		{head + "a: &x 1\n" + tail, "anchors"},
		{head + "clock: 3\n" + tail, ":3: unknown word \"clock\""},
		{head + "chronos: noon\n" + tail, ":3: chronos is a whole number"},
		{head + "p1: {hand: [nobody]}\n" + tail, ":3: no card is called"},
		{head + "p1: {setA: [blank, blank]}\n" + tail, ":3: setA holds at most 1"},
		{head + "p1: {hats: 3}\n" + tail, ":3: unknown word \"hats\""},
		{head + "step: lunch\n" + tail, ":3: unknown step"},
		{head + "cards:\n  a: {night: 15}\np1: {hand: a}\n" + tail, ":4: card a.night: 15 is not a multiple"},
		{head + "cards:\n  ztm-001: {}\np1: {hand: ztm-001}\n" + tail, ":4: card ztm-001"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - jump: 1", ":6: unknown step"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - p1: fly\n  - expect: {over: false}", ":6: unknown answer"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - p1: {mulligan: blank}\n  - expect: {over: false}", ":6: p1 is not asked to mulligan"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - p1: {set: [blank, blank]}\n  - expect: {over: false}", ":6: p1 may not answer pick blank"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - refuse: {p1: {set: blank}}", ":6: expected the answer to be refused"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - refuse: {p1: {set: [blank, blank]}, because: moon}", ":6: expected a refusal because of \"moon\""},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {p1: {hand: [blank], power: more than 2}, chronos: 4, asked: p1}", ":6: p1.hand: expected [blank], got [blank (Blank), blank (Blank)]"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {view: {p2: {p1: {hand: [blank, hidden]}}}}", "in the view of p2: p1.hand"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {events: [damage: 3]}", ":6: expected the event damage n 3"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {events: [fireworks]}", ":6: unknown event"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {decision: {p1: [done]}}", "expected the option done"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - deck: {cards: [blank x3]}", "expected a legal deck"},
	}
	checkFaults(t, cases)
}

const (
	duel = "title: {ja: 題, en: Title}\ngame: duemagic\n"
	war  = "title: {ja: 題, en: Title}\ngame: magna\n"
)

// TestAnswersMeanOneThing checks that an answer names what it answers and is
// unambiguous.
func TestAnswersMeanOneThing(t *testing.T) {
	and := "\n  - expect: {over: false}"
	checkFaults(t, []faulty{
		{duel + "step: attack\np1: {battle: moss-runner}\nsteps:\n  - p1: pass" + and, ":6: pass what? Write pass: attack"},
		{duel + "p1: {hand: 1}\nsteps:\n  - p1: {pass: attack}" + and, ":5: p1 is not asked to pass: attack"},
		{duel + "p1: {hand: 1}\nsteps:\n  - p1: {pass: lunch}" + and, ":5: there is no question \"lunch\""},
		{war + "p1: {hand: 1}\np2: {hand: 1}\nsteps:\n  - both: pass" + and, ":6: both pass what? Write both: {pass: production}"},
		{duel + "step: charge\np1: {hand: 1}\nsteps:\n  - both: pass" + and, ":6: both pass priority, but pass 1 is another question"},
		{duel + "step: battleStart\np1: {battle: moss-runner}\nsteps:\n  - both: 2" + and, ":6: both pass priority, but pass 3 is another question"},
		{duel + "step: attack\np1: {battle: moss-runner}\np2: {battle: {card: tide-runner, tapped: true}}\nsteps:\n  - p1: {attack: moss-runner}" + and,
			":7: moss-runner may mean several things here: attack moss-runner (Moss Runner) on player, attack moss-runner (Moss Runner) on tide-runner"},
		{duel + "step: attack\np1: {battle: [moss-runner, {card: moss-runner, power: 1000}]}\nsteps:\n  - p1: {attack: moss-runner}" + and, "attack p1.moss-runner#1 on player, attack p1.moss-runner#2 on player"},
		{war + "p1: {fight: 4, hand: mgn-001, base1: [mgn-002, mgn-003]}\nsteps:\n  - p1: {deploy: {card: mgn-001, to: base1}}" + and, ":5: mgn-001 may mean several things here"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - refuse: {p1: {set: [blank, blank]}}", ":6: say why, because: "},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - refuse: {p1: {set: [blank, blank]}, because: \"\"}", ":6: because what?"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - deck: {cards: [blank x3], because: \" \"}", ":6: because what?"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - deck: {cards: [blank x3], legal: false}", ":6: say why it is refused"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: {events: {absent: [damage]}}\n  - p1: [set: blank, open]\n  - expect: {events: {absent: [damage]}}", ":8: nothing has happened"},
		{"title: {ja: 題, en: Title}\ngame: mattsan\ncards: {fox: {hp: 4}}\np1: {battle: fox, discard: fox}\np2: {battle: fox}\nsteps:\n  - expect: {cards: {p1.fox#2: {hp: 4}}}", ":7: hp means nothing in discard"},
		{"title: {ja: 題, en: Title}\ngame: mattsan\ncards: {fox: {hp: 4}}\np1: {battle: fox}\np2: {battle: fox}\nsteps:\n  - expect: {cards: {p1.fox: {cost: 0}}}", ":7: cost means nothing of a card of type unit"},
		{"title: {ja: 題, en: Title}\ngame: mattsan\ncards: {fox: {hp: 4}}\np1: {battle: fox}\np2: {battle: fox}\nsteps:\n  - expect: {cards: {p1.fox: {sideways: false}}}", ":7: sideways means nothing in battle"},
		{"title: {ja: 題, en: Title}\ngame: guardians\ncards: {fox: {sf: 1, lp: 2000}}\np1: {hand: fox}\nsteps:\n  - expect: {cards: {p1.fox: {dg: 0}}}", ":6: dg means nothing in hand"},
		{"title: {ja: 題, en: Title}\ngame: guardians\ncards: {fox: {sf: 1, lp: 2000}}\np1: {hand: fox}\nsteps:\n  - expect: {cards: {p1.fox: {spent: false}}}", ":6: spent means nothing in hand"},
		{"title: {ja: 題, en: Title}\ngame: guardians\ncards: {fox: {sf: 1, lp: 2000}}\np1: {hand: fox}\nsteps:\n  - refuse: {p1: {activate: {card: fox, how: dive}}, because: no}", ":6: how cannot be \"dive\"; use normal"},
		{duel + "p1: {hand: 1}\nsteps:\n  - refuse: {p1: {attack: blank}}", ":5: attack is no answer to priority"},
		{duel + "p1: {hand: 1}\nsteps:\n  - refuse: {p1: {charge: blank}}", ":5: p1 is not asked to charge"},
		{duel + "p1: {hand: 1}\nsteps:\n  - refuse: {p1: yes}", ":5: yes is no answer to priority"},
		{duel + "p1: {hand: moss-runner, mana: [seed-carrier x2, tide-runner x2]}\nsteps:\n  - p1: [use: moss-runner, done]" + and, ":5: the cost can be paid in several ways: with seed-carrier"},
		{duel + "cards: {cub: {cost: 3, civilizations: nature, keywords: [{op: sacrificeCost, n: 2}]}}\np1: {hand: cub, battle: moss-runner, mana: seed-carrier x4}\nsteps:\n  - p1: {use: cub}" + and, ":6: cub may mean several things here: use cub how pay, use cub how sacrifice"},
		{duel + "p1: {hand: moss-runner}\nsteps:\n  - p1: {cast: moss-runner}" + and, ":5: moss-runner is of type creature; this word takes spell"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - refuse: {p1: {set: [blank, blank, blank]}}", ":6: p1 may not answer pick blank"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - accept: {p1: {set: blank x2}}", ":6: expected the answer to be legal, but it is refused: the winner"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - refuse: {p1: {set: blank}, p2: {set: blank}}", ":6: one seat an entry"},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - refuse: {p1: {set: blank}, seat: 1}", ":6: unknown word \"seat\""},
		{head + "p1: {hand: 2}\np2: {hand: 2}\nsteps:\n  - deck: {cards: [{card: blank, as: A}], legal: false}", ":6: a deck is a list of names"},
		{war + "p1: {fight: 1, hand: 2}\nsteps:\n  - p1: {exchange: blank}" + and, ":5: exchange stands alone"},
		{war + "p1: {fight: 1, hand: 2}\nsteps:\n  - p1: lay" + and, ":5: lay: what?"},
	})
}

type faulty = struct{ text, want string }

// checkFaults runs faulty texts and compares the fault.
func checkFaults(t *testing.T, cases []faulty) {
	t.Helper()
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

// TestForms checks that every form in the documentation works.
func TestForms(t *testing.T) {
	text := `
title: {ja: 形, en: Forms}
note: every form of docs/scenarios.md once
game: zutomayo
seed: 4
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
  hand: [owl, 3]
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
        A: {zone: hand, cost: 0, hours: 0}
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
  - refuse: {p1: done, because: not this seat's turn}
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
  - deck: {cards: [fox], because: exactly 20}
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
		if i%7 == 0 { // some of every game
			f.Add(data)
		}
	}
	_, page := examples(f, "scenarios.md")
	for _, e := range page {
		f.Add([]byte(e.text))
	}
	f.Add([]byte("position: a\ngame: magna\n---\n" + "title: {ja: 題, en: T}\nlike: a\nsteps: [until: {event: {fall: {seat: p1}}}]"))
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

// TestStarts checks that a position may begin at every step that a game names,
// and the match continues.
func TestStarts(t *testing.T) {
	var run scenario.Runner
	least := map[string]string{"mattsan": ", battle: mtz-001"} // what every position needs
	for _, info := range all.Games() {
		if !info.Ready() {
			continue
		}
		g, err := all.Load(info.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, start := range g.Starts() {
			text := "title: {ja: 題, en: T}\ngame: " + info.ID + "\nstep: " + start + "\np1: {hand: 5" + least[info.ID] + "}\np2: {hand: 5" + least[info.ID] + "}\nsteps:\n  - expect: {over: false, asked: not nobody}\n"
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
