package scenario_test

import "testing"

// TestExpectationsAreChecked checks that a word that an expectation can never
// find is an error, so that nothing passes by mistake.
func TestExpectationsAreChecked(t *testing.T) {
	at := head + "cards: {fox: {night: 30}}\np1: {field: {card: fox, as: A}, hand: 2}\np2: {hand: 2}\nsteps:\n  - expect: "
	var cases []faulty
	for _, c := range []faulty{
		{"{}", "expected expect: {hp: …, …}"},
		{"{step: not lunch}", `step cannot be "lunch"; use setup, turnStart`},
		{"{over: no}", `over is true or false, not "no"`},
		{"{winner: not p3}", `winner cannot be "p3"; use p1, p2, draw, none`},
		{"{reason: not hunger}", `reason cannot be "hunger"`},
		{"{asked: not all}", `asked cannot be "all"`},
		{"{time: not noon}", `time cannot be "noon"; use night, day`},
		{"{priority: not me}", `priority cannot be "me"`},
		{"{chronos: not noon}", `chronos is a number, not "noon"`},
		{"{chronos: at least noon}", "expected a number after"},
		{"{chrono: 3}", `unknown expectation "chrono"`},
		{"{p1: {}}", "expected p1: {hp: …, hand: […], …}"},
		{"{p1: {lastBattle: not drawn}}", `p1.lastBattle cannot be "drawn"; use lost, won`},
		{"{p1: {maySet: not many}}", `p1.maySet is a number, not "many"`},
		{"{p1: {hand: }}", "p1.hand: what? Write none for no card"},
		{"{p1: {hand: {}}}", "expected {count: …}"},
		{"{p1: {hand: {holds: 2}}}", `unknown word "holds"`},
		{"{p1: {hand: {contains: []}}}", "say at least a card"},
		{"{p1: {hand: {excludes: ztm-009}}}", "no card in this match is ztm-009"},
		{"{p1: {hand: {oneOf: [fox]}}}", "oneOf is a list of two or more"},
		{"{p1: {field: {oneOf: [ztm-009, none]}}}", "p1.field: expected one of 2 possibilities, got [A]"},
		{"{p1: {deck: {anyOrder: [blank x9, fox]}}}", "in any order, got [blank"},
		{"{cards: {A: {}}}", "expected A: {zone: p1.hand, …}"},
		{"{cards: {A: {zone: not p1.hut}}}", `there is no zone "hut"`},
		{"{cards: {A: {mood: good}}}", `unknown state "mood"`},
		{"{cards: {A: {powered: not maybe}}}", `A.powered is true or false, not "maybe"`},
		{"{cards: {A: {element: not iron}}}", `A.element cannot be "iron"`},
		{"{cards: {A: {owner: not me}}}", `A.owner cannot be "me"`},
		{"{decision: not lunch}", `decision cannot be "lunch"`},
		{"{decision: {}}", "expected decision: {prompt: …, …}"},
		{"{decision: {kind: not lunch}}", `kind cannot be "lunch"`},
		{"{decision: {who: not all}}", `who cannot be "all"`},
		{"{decision: {options: [blank]}}", "both are asked"},
		{"{decision: {min: not few}}", `min is a number, not "few"`},
		{"{decision: {p1: {}}}", "expected {exactly: […]}"},
		{"{decision: {p1: {excluding: [yes]}}}", "yes is never an option of set"},
		{"{decision: {p1: {excluding: [swap]}}}", "swap is not listed among the options"},
		{"{decision: {p1: {excluding: [use: blank]}}}", "use is never an option of set"},
		{"{decision: {p1: {excluding: [place: blank]}}}", "place is never an option of set"},
		{"{decision: {p1: {excluding: [ztm-009]}}}", "no card in this match is ztm-009"},
		{"{decision: {p1: {excluding: [fly: ztm-009]}}}", `unknown word "fly"`},
		{"{decision: {source: ztm-009}}", "no card in this match is ztm-009"},
		{"{view: {}}", "expected view: {p2: {…}}"},
		{"{view: {p2: {}}}", "expected a view"},
		{"{view: {p2: {not: [ztm-009]}}}", "no card in this match is ztm-009"},
		{"{view: {p2: {not: [blank x2]}}}", "says less than it seems"},
		{"{view: {p1: {sees: [blank x3]}}}", "expected to see blank x3, but only 2"},
		{"{events: {absent: [{move: {card: ztm-009}}]}}", "no card in this match is ztm-009"},
		{"{events: {absent: [{step: lunch}]}}", `step cannot be "lunch"`},
		{"{events: {absent: [{move: {mood: 3}}]}}", `the event move has no "mood"`},
		{"{events: {absent: [{damage: {to: p1.hand}}]}}", `the event damage has no "to"`},
		{"{events: {absent: [{timeChange: 1}]}}", "write nightToDay instead of 1"},
		{"{events: {absent: []}}", "say at least an event"},
		{"{events: {count: {}}}", "expected count: {damage: 2}"},
		{"{events: {}}", "expected events: […]"},
		{"{events: []}", "say at least an event"},
	} {
		cases = append(cases, faulty{at + c.text, ":7: "})
		cases = append(cases, faulty{at + c.text, c.want})
	}
	checkFaults(t, cases)
}
