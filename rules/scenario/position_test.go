package scenario_test

import (
	"fmt"
	"testing"
)

// TestImpossiblePositions checks that a position that no match can reach is
// refused with the reason and its line.
func TestImpossiblePositions(t *testing.T) {
	zut := func(pos string) string { return head + pos + "\n" + tail }
	dmg := func(pos string) string { return duel + pos + "\n" + tail }
	gua := func(pos string) string {
		return "title: {ja: 題, en: Title}\ngame: guardians\n" + pos + "\np2: {hand: [fox, elk]}\ncards: {fox: {sf: 1, lp: 2000}, elk: {sf: 3, lp: 3000}}\n" + tail
	}
	mat := func(pos string) string {
		return "title: {ja: 題, en: Title}\ngame: mattsan\n" + pos + "\np2: {battle: fox, hand: [zap, hill, pit, coat]}\ncards: {fox: {hp: 4, atk: 3}, zap: {type: trump}, hill: {type: terrain}, pit: {type: trap}, coat: {type: trump}}\n" + tail
	}
	mgn := func(pos string) string { return war + pos + "\n" + tail }
	checkFaults(t, []faulty{
		{zut("chronos: 18"), ":3: impossible: chronos is 0 to 17, got 18"},
		{zut("startHour: -1"), ":3: impossible: startHour is 0 to 17"},
		{zut("turn: 0"), ":3: turns count from 1"},
		{zut("nightSide: 1"), ":3: nightSide is one of p1, p2"},
		{zut("priority: p1"), ":3: priority follows from the course of the match"},
		{zut("p1:\n  hp: 101"), ":4: impossible: hp is 0 to 100"},
		{zut("p1:\n  lastBattle: drawn"), ":4: lastBattle is one of lost, won"},
		{zut("p1:\n  field: blank"), ":4: impossible: blank is of type enchant; in field lies character"},
		{zut("p1:\n  area: ztm-001"), ":4: impossible: ztm-001 is of type character; in area lies area"},
		{zut("p1:\n  hand: 1\n  setA: ztm-001"), ":5: impossible: p1.setA: no card can be set before the Set step"},
		{zut("p1:\n  hand: 1\n  field: {card: ztm-001, setThisTurn: true}"), ":5: impossible: p1.field: no card was set this turn before the Set step"},
		{mgn("p1:\n  fallen: 1\n  base1: mgn-002"), ":5: impossible: p1.base1: the base has fallen"},
		{war + "cards: {king: {unique: yes}}\np1:\n  base1: king\n  base2: king\n" + tail, ":5: impossible: p1.base1: king is unique but there twice"},
		{dmg("p1:\n  battle: [moss-runner, {card: moss-runner, under: true}]"), ":4: moss-runner is not an evolution creature"},
		{zut("p1:\n  hand: {card: ztm-001, faceDown: true}"), ":4: impossible: faceDown means nothing in hand"},
		{zut("p1:\n  hand: {card: ztm-001, inForce: true}"), ":4: impossible: inForce means nothing in hand"},
		{zut("p1:\n  hand: {card: ztm-001, element: flame}"), ":4: impossible: element means nothing in hand"},
		{zut("p1:\n  field: {card: ztm-001, element: iron}"), ":4: \"iron\" is not an element"},
		{zut("p1:\n  field: {card: ztm-001, since: 9}"), ":4: impossible: it is turn 2"},
		{zut("p1:\n  field: {card: ztm-001, knownTo: p1}\n  charger: {card: ztm-001, knownTo: p2}"), ":5: impossible: knownTo means nothing in charger"},
		{zut("p1:\n  shield: -3"), ":4: -3 is not between"},
		{zut("p1:\n  sets: 99"), ":4: 99 is not between -3 and 3"},
		{zut("p1:\n  sets: -5"), ":4: -5 is not between -3 and 3"},
		{zut("p1:\n  attackMod: much"), ":4: expected a whole number"},
		{zut("p1:\n  hand:"), ":4: which cards?"},
		{zut("p1:"), ":3: a player is"},
		{zut("start: game\np1: {deck: 20}\np2: {deck: [{card: blank, since: 3}, 19]}"), `:5: unknown word "since"`},
		{zut("start: game\np1: {deck: 20, hand: 3}\np2: {deck: 20}"), ":4: a game from its set-up has cards only in the decks"},
		{head + "start: game\ndice: [2]\np1: {deck: [ztm-001, ztm-001, 18]}\np2: {deck: [ztm-001, ztm-001, 18]}\n" + tail, ":4: impossible: 2 is no outcome there"},
		{head + "dice: [1]\np1: {hand: 1}\np2: {hand: 1}\n" + tail, ":3: chance was asked for 0 of the 1 numbers only"},
		{head + "dice: [x]\n" + tail, ":3: expected a whole number"},

		{dmg("p1:\n  battle: riptide"), ":4: impossible: riptide is of type spell; in battle lies creature"},
		{dmg("p1:\n  stack: riptide"), ":4: impossible: a position has no card in stack"},
		{dmg("p1:\n  hand: {card: riptide, tapped: true}"), ":4: impossible: tapped means nothing in hand"},
		{dmg("p1:\n  hand: {card: riptide, marked: true}"), ":4: impossible: marked means nothing in hand"},
		{dmg("p1:\n  shields: {card: riptide, faceDown: true}"), ":4: impossible: faceDown means nothing in shields"},
		{dmg("p1:\n  shields: [riptide, {card: riptide, onShield: 5}]"), ":4: there is no shield at place 5"},
		{dmg("p1:\n  battle: [{card: moss-runner, under: true}]"), ":4: there is no creature before it"},
		{dmg("p1:\n  mulligans: 6"), ":4: impossible: mulligans is 0 to 5"},
		{dmg("p1:\n  cannot: sing"), ":4: \"sing\" cannot be forbidden; use cast, summon"},
		{dmg("turnsBegun: 3"), ":3: turnsBegun follows from the course of the match"},

		// Words written as numbers.
		{zut("nightSide: -1"), ":3: nightSide is one of p1, p2"},
		{zut("nightSide: 20"), ":3: nightSide is one of p1, p2"},
		{zut("nightSide: 99"), ":3: nightSide is one of p1, p2"},
		{zut("changes: 2"), ":3: changes is one of none"},
		{zut("revealing: 5"), ":3: revealing follows from the course"},
		{zut("p1:\n  lastBattle: 7"), ":4: lastBattle is one of lost, won"},
		{zut("p1:\n  lastElement: 3"), ":4: lastElement is one of nothing"},
		{zut("turn: 101"), ":3: turns count from 1 to 100"},
		{mgn("first: 9"), ":3: first is one of p1, p2"},
		{mgn("p1:\n  option: 9"), ":4: option is one of none"},
		{mgn("turn: 61"), ":3: turns count from 1 to 60"},
		{dmg("first: 1"), ":3: first is one of p1, p2"},
		{dmg("chooser: 2"), ":3: chooser is one of p1, p2"},
		{dmg("active: 2"), ":3: active is one of p1, p2"},
		{dmg("p1:\n  extraTurns: 99"), "extraTurns is 0 to 9, got 99"},
		{gua("active: 9"), ":3: active is one of p1, p2"},
		{gua("turn: 101"), ":3: turns count from 1 to 100"},
		{mat("turn: 201"), ":3: turns count from 1 to 200"},

		// Foreign cards.
		{zut("p1:\n  hand: {card: ztm-001, owner: p2}"), ":4: unknown state \"owner\""},

		// Battle Guardians: defeated, too many counters, kept cards, turns.
		{gua("p1:\n  attack: {card: fox, dg: 2000}"), ":4: impossible: p1.attack: fox has LP 0"},
		{gua("p1:\n  attack: fox\n  counters: 9"), ":5: impossible: p1.counters: nobody has more than 4 life counters"},
		{gua("p1:\n  counters: 0"), ":4: impossible: counters is 1 to 99"},
		{gua("p1:\n  hand: {card: elk, marked: true}\nturn: 1\nactive: p1"), ":4: impossible: p1.hand: elk cannot be kept"},
		{gua("p1:\n  hand: {card: fox, marked: true}\nturn: 7"), ":4: impossible: p1.hand: the kept card (marked) is summoned in its player's first turn"},
		{gua("turn: 1\np1:\n  hand: [{card: fox, marked: true}, {card: fox, marked: true}]"), ":5: impossible: p1.hand: only one card is kept"},
		{gua("first: p1\nactive: p2"), ":4: impossible: active: turn 3 is not p2's when p1 goes first"},

		// Mattsan: backs, stacks, dead units, benches.
		{mat("p1:\n  battle: fox\n  bench: {card: zap, faceDown: true}"), ":5: impossible: p1.bench: zap: only units and traps lie face-down"},
		{mat("p1:\n  battle: fox\n  bench: {card: hill, faceDown: true}"), ":5: impossible: p1.bench: hill: only units and traps lie face-down"},
		{mat("p1:\n  battle: {card: fox, as: F}\n  under: {card: pit, on: F, part: top}"), ":4: impossible: p1.battle: fox: the top of a stack is a unit, not pit"},
		{mat("p1:\n  battle: fox\n  bench: {card: fox, faceDown: true, as: B}\n  under: {card: coat, on: B, part: attached}"), ":5: impossible: p1.bench: fox lies face-down: nothing is on or under it"},
		{mat("p1:\n  battle: fox\n  bench: {card: fox, faceDown: true, ex: 2}"), ":5: impossible: p1.bench: fox lies face-down: it has no EX"},
		{mat("p1:\n  battle: {card: fox, damage: 4}"), ":4: impossible: p1.battle: fox has 4 damage and HP 4"},
		{mat("p1:\n  battle: fox\n  left: 2"), ":5: impossible: p1.left: the bench has 4 slots, but its limit is 3"},

		{mgn("p1:\n  base1: [mgn-001, mgn-002, mgn-003]"), ":4: impossible: p1.base1: base 1 has 2 slots, not 3"},
		{mgn("p1:\n  base1: mgn-019"), ":4: impossible: mgn-019 is of type weapon; in base1 lies unit"},
		{mgn("p1:\n  invasion: mgn-001"), ":4: impossible: a position has no card in invasion"},
		{mgn("p1:\n  hand: mgn-b01"), ":4: impossible: mgn-b01 is of type base; in hand lies unit or trap"},
		{mgn("p1:\n  base1: mgn-002\n  base2: mgn-005\n  arms: mgn-019"), ":6: impossible: p1.arms: several units can carry mgn-019"},
		{mgn("p1:\n  base1: mgn-003\n  arms: {card: mgn-019, on: mgn-003}"), ":5: impossible: p1.arms: mgn-003 cannot carry mgn-019"},
		{mgn("p1:\n  base1: {card: mgn-003, spent: nose}"), ":4: \"nose\" is not an icon; use blade, bow"},
		{mgn("p1:\n  fallen: 3"), ":4: 3 is not between 0 and 2"},
		{mgn("battle: 1"), ":3: battle follows from the course of the match"},
		{war + "step: turn\ndice: [3, 6]\np1: {hand: 6}\np2: {hand: 6}\n" + tail, ":4: impossible: 6 is no outcome there"},
	})
}

// TestLabelsOfTheOtherSide checks that what lies under or on a card names that card by
// its label even where it is the other player's, whose part of the position comes later.
func TestLabelsOfTheOtherSide(t *testing.T) {
	at := "title: {ja: 題, en: Title}\ngame: mattsan\ncards: {fox: {hp: 4, atk: 3}, owl: {hp: 5}, coat: {type: trump}}\n" +
		"p1: {battle: fox, under: {card: coat, on: %s, part: attached}, deck: 10}\np2: {battle: {card: owl, as: B}, deck: 10}\nsteps:\n  - expect: {p2: {battle: fox}}\n"
	checkFaults(t, []faulty{
		{fmt.Sprintf(at, "B"), ":7: p2.battle: expected [fox], got [B]"},
		{fmt.Sprintf(at, "C"), `:4: "C" is not a label of a unit`},
	})
}
