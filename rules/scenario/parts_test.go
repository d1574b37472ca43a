package scenario_test

import (
	"strings"
	"testing"

	"godeck/rules/scenario"
)

// Documents can share a position; mistakes in that are reported.
func TestSharedPositions(t *testing.T) {
	pos := "position: base\ngame: zutomayo\ncards: {fox: {night: 30}}\np1: {field: fox, hand: 1}\np2: {hand: 1}\n"
	like := "---\ntitle: {ja: 題, en: T}\nlike: base\n"
	checkFaults(t, []faulty{
		{pos + like + "p1: {hp: 40}\nsteps: [expect: {p1: {hp: 40, field: fox, hand: 1}, p2: {hp: 99}}]", ":10: p2.hp: expected 99, got 100"},
		{pos + like + "cards: {fox: {night: 50}}\nsteps: [p1: {set: blank}, p2: {set: blank}, expect: {events: [battle: {attack1: 30}]}]", ":10: expected the event battle attack1 30; the nearest was battle p1 attack1 50 attack2 0: attack1 is 50, not 30"},
		{pos + like + "game: magna\n" + tail, ":9: the position is one of zutomayo"},
		{pos + like + "cards: [{id: owl}]\n" + tail, ":9: only {name: …} can be laid over"},
		{pos + "---\ntitle: {ja: 題, en: T}\nlike: other\n" + tail, ":8: no document before this one has position: other"},
		{pos, ":1: no scenario is like base"},
		{pos + "---\n" + pos + like + tail, `:7: two positions are called "base"`},
		{"title: {ja: 題, en: T}\n" + pos + like + tail, ":1: a position without steps has no title"},
		{head + "a: &x 1\n" + tail, "documents share a position with position: and like:"},
	})
}

// until stops at the point that it names, or says why it was not reached.
func TestUntil(t *testing.T) {
	at := duel + "p1: {hand: 2, battle: moss-runner}\np2: {hand: 1, shields: 1}\nsteps:\n  - until: "
	checkFaults(t, []faulty{
		{at + "{}", ":6: expected until: {prompt: …}"},
		{at + "{day: 3}", `:6: unknown word "day"`},
		{at + "{prompt: lunch}", `:6: there is no question "lunch"`},
		{at + "{step: lunch}", `:6: unknown step "lunch"`},
		{at + "{asked: me}", ":6: asked is one of p1, p2, both, nobody"},
		{at + "{event: fireworks}", ":6: unknown event"},
		{at + "{over: false}", ":6: until: {over: true}"},
		{at + "{prompt: priority}", ":6: the match is there already"},
		{duel + "p1: {library: 50}\np2: {library: 50}\nsteps:\n  - until: {turn: 90}", ":6: not reached within 400 answers"},
		{at + "{step: attack}\n  - expect: {asked: p2}", ":7: asked: expected p2, got p1"},
		{head + "p1: {hand: [ztm-001, ztm-002]}\np2: {hand: 1}\nsteps:\n  - until: {turn: 3}", ":6: p1 has a choice on the way"},
		{head + "p1: {hand: 1}\np2: {hand: 1}\nsteps:\n  - until: {turn: 101}", ":6: the match ended before it was reached: "},
	})
}

// TestLabelsOfBacks checks that a label names the opponent's face-down card,
// in answers and in views.
func TestLabelsOfBacks(t *testing.T) {
	at := "title: {ja: 題, en: T}\ngame: magna\ncards: {pit: {type: trap}, pike: {attack: 2, defense: 2}}\nstep: invasion\np1: {base3: pike}\n" +
		"p2: {base1: [{card: pit, faceDown: true, as: T}, {card: pit, faceDown: true, as: U}]}\nsteps:\n  - p1: {go: yes}\n  - p1: {force: pike}\n  - until: {prompt: attack}\n"
	checkFaults(t, []faulty{
		{at + "  - expect: {view: {p1: {p2: {base1: [T, T]}}}}", ":11: in the view of p1: p2.base1: expected [T, T], got [hidden, hidden]"},
		{at + "  - expect: {view: {p1: {p2: {base1: [T, U]}, decision: {options: {excluding: [{skirmish: U}]}}}}}", ":11: in the view of p1: options of p1: expected not the option skirmish U"},
		{at + "  - expect: {view: {p1: {sees: T}}}", ":11: in the view of p1: expected to see T, but it is hidden"},
		{at + "  - p1: [skirmish: U, members: pike]\n  - until: {event: {defeat: T}}", ":12: "},
		{at + "  - p1: {skirmish: pit}\n", ":11: pit may mean several things here: number 11 (T), number 12 (U)"},
	})
}

// Steps between the games of a match.
func TestMatchFaults(t *testing.T) {
	cards := "cards: {a: {type: spell, limit: any}, b: {type: spell, limit: any}}\n"
	at := duel + cards + "match: {best: 3}\np1: {deck: a x50, side: b x3}\np2: {deck: b x50}\nsteps:\n"
	checkFaults(t, []faulty{
		{head + "match: {best: 3}\np1: {deck: 20}\np2: {deck: 20}\n" + tail, ":3: zutomayo has no matches of several games"},
		{duel + "match: {best: 2}\np1: {deck: 50}\n" + tail, "a match needs p2: {deck: …}"},
		{duel + cards + "match: {best: 2}\np1: {deck: a x50}\np2: {deck: b x50}\n" + tail, ":4: best of 2: use an odd number"},
		{duel + cards + "match: {best: 3}\nturn: 3\np1: {deck: a x50}\np2: {deck: b x50}\n" + tail, ":5: a match begins with the set-up of its first game; leave turn out"},
		{duel + cards + "match: {best: 3}\np1: {deck: a x50, hand: 3}\np2: {deck: b x50}\n" + tail, `:5: unknown word "hand"`},
		{duel + "steps:\n  - match: {next: game}\n  - expect: {over: false}", ":4: match: belongs into a scenario about a match"},
		{duel + "steps:\n  - expect: {match: {games: 1}}", ":4: this scenario is about one game"},
		{at + "  - match: {next: game}\n  - expect: {over: false}", ":8: a game is going on"},
		{at + "  - match: {exchange: {p1: {out: [a]}}}\n  - expect: {over: false}", ":8: the exchange is refused: sideboarding is not open"},
		{at + "  - p1: concede\n  - match: {exchange: {p1: {out: [b]}}}\n  - expect: {over: false}", ":9: p1 has no b in the main deck"},
		{at + "  - p1: concede\n  - match: {exchange: {p1: {out: [a, a], in: b}}, because: ''}\n  - expect: {over: false}", ":9: because what?"},
		{at + "  - p1: concede\n  - match: {exchange: {p1: {out: a, in: b}}, because: cards}\n  - expect: {over: true}", ":9: expected the exchange to be refused, but it is legal"},
		{at + "  - p1: concede\n  - expect: {match: {wins: {p2: 2}, chooser: p2, deck: {p1: {contains: b}}}}", ":9: chooser: expected p2, got p1"},
		{at + "  - expect: {match: {mood: good}}", `:8: unknown word "mood"`},
	})
}

// TestNearestMiss checks that a missed event names the nearest one that
// occurred.
func TestNearestMiss(t *testing.T) {
	at := head + "cards: {fox: {night: 30}}\np1: {field: fox, hand: 1}\np2: {hand: 1}\nsteps:\n  - p1: {set: blank}\n  - p2: {set: blank}\n  - expect:\n      events:\n"
	checkFaults(t, []faulty{
		{at + "        - damage: {seat: p2, n: 40}", ":11: expected the event damage seat p2 n 40; the nearest was damage p2 n 30 hp 70 prevented 0: n is 30, not 40"},
		{at + "        - turn: 3\n        - battle: {attack1: 30}", ":12: expected the event battle attack1 30 after turn"},
		{at + "        - turn: 3\n        - battle", "it occurred earlier, as number"},
		{at + "        - heal", ":11: expected the event heal, got commit p2"},
		{at + "        - damage: {n: more than 30}", "n is 30, not more than 30"},
	})
}

// TestDeepFiles checks that a file cannot exhaust the machine: depth is
// counted before it is parsed.
func TestDeepFiles(t *testing.T) {
	for _, text := range []string{
		strings.Repeat("[", 120<<10),
		strings.Repeat("{a: ", 30<<10),
		strings.Repeat("- ", 100<<10),
		"a: " + strings.Repeat("&x ", 60<<10),
		"a: " + strings.Repeat("!!x ", 50<<10),
		strings.Repeat("? ", 100<<10),
		nested(700),
		strings.Repeat("x", scenario.MaxFile+1),
		strings.Repeat("k: 1\n", 8001),
	} {
		_, err := scenario.Parse("deep.yaml", []byte(text))
		if err == nil || !strings.Contains(err.Error(), "nested too deeply") && !strings.Contains(err.Error(), "larger than") && !strings.Contains(err.Error(), ":8001: the file has more than 8000 lines") {
			t.Errorf("%.30s…: %v", text, err)
		}
	}
}

// nested returns n nested mappings.
func nested(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(strings.Repeat(" ", i) + "a:\n")
	}
	return b.String()
}
