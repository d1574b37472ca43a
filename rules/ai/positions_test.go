package ai_test

import (
	"fmt"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	guides "godeck/rules/ai/all"
	"godeck/rules/games"
	mgn "godeck/rules/magna"
	"godeck/rules/scenario"
)

// position is a blunder seen at a table, or something that only thinking
// finds. A level may err with a few of the seeds, but even Easy must not look
// foolish.
type position struct {
	name   string
	levels []ai.Level
	body   string // a scenario that ends at the question
	wrong  func(answer string) bool
	most   int // wrong answers allowed in ten seeds
}

func starts(word string) func(string) bool {
	return func(a string) bool { return strings.HasPrefix(a, word) }
}

func not(wrong func(string) bool) func(string) bool {
	return func(a string) bool { return !wrong(a) }
}

var positions = []position{
	{"the last enemy unit within reach: attack", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: mattsan
p1: {battle: mtz-090, bench: mtz-089, deck: [mtz-089 x12]}
p2: {battle: [{card: mtz-110, damage: 3}], deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, not(starts("attack")), 1},
	{"on the first turn damage comes to nothing: no trump that deals only damage", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: mattsan
turn: 1
p1: {battle: mtz-090, bench: mtz-089, hand: [mtz-014, mtz-014], soul: [mtz-089 x2], deck: [mtz-089 x12]}
p2: {battle: mtz-110, deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, starts("use mtz-014"), 0},
	{"the Doorman steps up, not the engineer", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: mattsan
p1: {battle: mtz-012, bench: [mtz-089, mtz-110], deck: [mtz-089 x12]}
p2: {battle: {card: mtz-090, damage: 4}, bench: [mtz-003, mtz-006], deck: [mtz-089 x12]}
steps:
  - p1: {attack: mtz-012}
  - expect: {decision: refill}
`, starts("use mtz-003"), 0},
	{"an empty bench and a unit in hand: somebody has to stand behind the fighter", []ai.Level{ai.Normal, ai.Hard}, `
game: mattsan
p1: {battle: [{card: mtz-090, damage: 2}], hand: [mtz-110], deck: [mtz-089 x12]}
p2: {battle: mtz-012, bench: [mtz-089, mtz-110], deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, starts("pass"), 1},
	{"a sound fighter does not make way for a worse one", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: mattsan
p1: {battle: mtz-002, bench: [mtz-003, mtz-071], deck: [mtz-089 x12]}
p2: {battle: mtz-012, bench: [mtz-089, mtz-110], deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, func(a string) bool { return starts("attack mtz-003")(a) || starts("attack mtz-071")(a) || a == "pass" }, 0},
	{"a scratched fighter that strikes harder stays, too", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: mattsan
p1: {battle: {card: mtz-090, damage: 1}, bench: [mtz-012, mtz-003], deck: [mtz-089 x12]}
p2: {battle: mtz-012, bench: [mtz-089, mtz-110], deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, func(a string) bool { return starts("attack mtz-012")(a) || starts("attack mtz-003")(a) || a == "pass" }, 0},
	{"a trump does not swap in a worse fighter", []ai.Level{ai.Normal, ai.Hard}, `
game: mattsan
p1: {battle: mtz-002, bench: [mtz-003], hand: [mtz-079], soul: [mtz-089], deck: [mtz-089 x12]}
p2: {battle: mtz-012, bench: [mtz-089, mtz-110], deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, starts("use mtz-079"), 0},
	{"ATK is not raised for a blow that is enough", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: mattsan
p1: {battle: mtz-090, bench: [mtz-089, mtz-012], hand: [mtz-058], soul: [mtz-089 x2], deck: [mtz-089 x12]}
p2: {battle: {card: mtz-110, damage: 3}, bench: [mtz-089, mtz-012], hand: none, deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, starts("use mtz-058"), 0},
	{"no damage is thrown away on the first turn", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: mattsan
turn: 1
p1: {battle: mtz-090, bench: [mtz-089, mtz-012, mtz-110], hand: [mtz-104], soul: [mtz-089], deck: [mtz-089 x12]}
p2: {battle: mtz-110, hand: [mtz-089 x2], deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, starts("use mtz-104"), 0},
	{"nobody who is unhurt is healed", []ai.Level{ai.Normal, ai.Hard}, `
game: mattsan
p1: {battle: mtz-090, bench: [mtz-093, mtz-089], hand: [mtz-118, mtz-001], soul: [mtz-089 x4], deck: [mtz-089 x12]}
p2: {battle: mtz-012, bench: [mtz-089, mtz-110], deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, func(a string) bool { return a == "use mtz-093" || a == "use mtz-118" }, 0},
	{"the attack that wins is taken, whatever else there is to do", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: mattsan
turn: 9
p1: {battle: mtz-090, bench: [mtz-003, mtz-012], hand: none, soul: [mtz-089 x3], deck: [mtz-089 x12]}
p2: {battle: {card: mtz-012, damage: 2}, hand: none, soul: [mtz-089 x2], deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, func(a string) bool { return a == "pass" || starts("attack mtz-003")(a) || starts("attack mtz-012")(a) }, 0},
	{"the trump that wins is used before a blow that is too weak", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: mattsan
turn: 9
p1: {battle: mtz-003, bench: mtz-012, hand: [mtz-014], soul: [mtz-089 x3], deck: [mtz-089 x12]}
p2: {battle: {card: mtz-012, damage: 3}, hand: none, deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, func(a string) bool { return a == "pass" || starts("attack")(a) }, 0},
	{"nothing strikes back: no turn ends without an attack that hurts", []ai.Level{ai.Normal, ai.Hard}, `
game: mattsan
p1: {battle: mtz-090, bench: [mtz-089, mtz-110], deck: [mtz-089 x12]}
p2: {battle: mtz-012, bench: [mtz-089, mtz-110], deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, starts("pass"), 1},
	{"no mana is spent in one's own upkeep for no reason", []ai.Level{ai.Easy}, `
game: duemagic
turn: 9
step: turnStart
p1: {hand: [riptide, thorn-boar], mana: [tide-runner x3, moss-runner x2], shields: 5, library: [moss-runner x20]}
p2: {battle: [inkwell-clerk, moss-runner], mana: [tide-runner x3], hand: [tide-runner x2], shields: 5, library: [tide-runner x20]}
steps:
  - expect: {decision: priority}
`, starts("use"), 0},
	{"an early turn is not passed with a creature to summon", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 5
p1: {hand: [moss-runner, kiln-shaman, thorn-boar], mana: [moss-runner x3], shields: 7, library: [moss-runner x20]}
p2: {battle: [inkwell-clerk], mana: [tide-runner x3], hand: [tide-runner x4], shields: 7, library: [tide-runner x20]}
steps:
  - expect: {decision: priority}
`, starts("pass"), 0},
	{"mana is grown on the second turn", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 3
p1: {hand: [seed-carrier, thorn-boar, moss-runner, wildfire-stag], mana: [moss-runner x2], shields: 7, library: [moss-runner x20]}
p2: {mana: [tide-runner x2], hand: [tide-runner x5], shields: 7, library: [tide-runner x20]}
steps:
  - expect: {decision: priority}
`, starts("pass"), 0},
	{"a wall is built while there is time", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 7
p1: {hand: [lighthouse-pilot, harbour-warden, inkwell-clerk], mana: [tide-runner x2, wick-page x2], shields: 7, library: [tide-runner x20]}
p2: {battle: [moss-runner, thorn-boar], mana: [moss-runner x4], hand: [thorn-boar x2], shields: 7, library: [moss-runner x20]}
steps:
  - expect: {decision: priority}
`, starts("pass"), 0},
	{"five mana and four creatures in hand: one comes", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 9
p1: {battle: [moss-runner], hand: [old-growth-bear, wildfire-stag, thorn-boar, moss-runner], mana: [moss-runner x5], shields: 6, library: [moss-runner x20]}
p2: {battle: [thorn-boar, spark-thrower], mana: [cinder-scout x5], hand: [cinder-scout x2], shields: 6, library: [cinder-scout x20]}
steps:
  - expect: {decision: priority}
`, starts("pass"), 0},
	{"two mana are not kept from a creature that cannot block", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 5
p1: {hand: [requiem-bishop, torch-of-judgement, pyre-conscript, hand-from-below], mana: [candle-stub, cinder-scout, mad-hounds], shields: 7, library: [cinder-scout x20]}
p2: {battle: [seed-carrier], mana: [moss-runner x3], hand: [thorn-boar x4], shields: 7, library: [moss-runner x20]}
steps:
  - expect: {decision: priority}
`, starts("pass"), 0},
	{"six mana and two giants in hand: one comes", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 11
p1: {battle: [candle-stub], hand: [hand-from-below, ember-colossus x2, mad-hounds], mana: [cinder-scout x3, candle-stub x3], shields: 4, library: [cinder-scout x20]}
p2: {battle: [moss-runner, thorn-boar], mana: [moss-runner x6], hand: [thorn-boar x2], shields: 6, library: [moss-runner x20]}
steps:
  - expect: {decision: priority}
`, starts("pass"), 0},
	{"five attackers, a bare table and one tapped creature: attack", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 13
step: attack
p1: {battle: [moss-runner, thorn-boar, mulch-sage, old-growth-bear, orchard-mother], mana: [moss-runner x7], hand: [thorn-boar], shields: 5, library: [moss-runner x20]}
p2: {battle: [{card: mulch-sage, tapped: true}], mana: [moss-runner x7], hand: [thorn-boar x2], shields: 6, library: [moss-runner x20]}
steps:
  - expect: {decision: attack}
`, starts("pass"), 1},
	{"four attackers against nothing at all: attack", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 13
step: attack
p1: {battle: [moss-runner, thorn-boar, mulch-sage, old-growth-bear], mana: [moss-runner x7], shields: 5, library: [moss-runner x20]}
p2: {mana: [moss-runner x7], shields: 7, library: [moss-runner x20]}
steps:
  - expect: {decision: attack}
`, starts("pass"), 1},
	{"no chump block at five shields", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 10
active: p2
step: attack
p1: {battle: [wick-page], mana: [wick-page x6], hand: [dawn-herald, mirror-paladin], shields: 5, library: [wick-page x20]}
p2: {battle: [{card: old-growth-bear, since: 3}], mana: [moss-runner x6], hand: [thorn-boar x2], shields: 5, library: [moss-runner x20]}
steps:
  - p2: {attack: old-growth-bear}
  - p2: {pass: stack}
  - both: {pass: priority}
  - expect: {decision: block}
`, starts("block"), 1},
	{"with eight mana a five-drop is played, not charged", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 17
step: charge
p1: {battle: [pyre-conscript], mana: [cinder-scout x4, candle-stub x4], hand: [bell-burner, honour-guest], shields: 4, library: [cinder-scout x20]}
p2: {battle: [moss-runner], mana: [moss-runner x7], hand: [thorn-boar x2], shields: 5, library: [moss-runner x20]}
steps:
  - expect: {decision: charge}
`, starts("use"), 1},
	{"six good cards are kept", []ai.Level{ai.Normal, ai.Hard}, `
game: magna
turn: 1
step: hand
p1: {hand: [mgn-002, mgn-004, mgn-006, mgn-007, mgn-008, mgn-012], deck: [mgn-001 x8, mgn-003 x8, mgn-009 x4]}
p2: {hand: [mgn-022 x6], deck: [mgn-024 x20]}
steps:
  - expect: {decision: hand}
`, not(starts("done")), 1},
	{"strong units are not thrown away for a weak one", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: magna
step: production
p1: {fight: 4, hand: [mgn-001, mgn-003], base1: [mgn-006 x2], base2: [mgn-006, mgn-008 x2], base3: [mgn-011, mgn-009, mgn-008 x2], deck: [mgn-001 x20]}
p2: {fight: 4, hand: [mgn-022 x3], base1: [mgn-022, mgn-021], deck: [mgn-024 x20]}
steps:
  - expect: {decision: production}
`, func(a string) bool {
		return strings.HasPrefix(a, "use mgn-001 for") || strings.HasPrefix(a, "use mgn-003 for")
	}, 0},
	{"who has marched strikes", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: magna
step: invasion
p1: {base3: [mgn-010, mgn-011], base1: [mgn-002], deck: [mgn-001 x20]}
p2: {base1: [mgn-022, mgn-021], deck: [mgn-024 x20]}
steps:
  - p1: yes
  - p1: {force: [mgn-010, mgn-011]}
  - expect: {decision: attack}
`, starts("pass"), 0},
	{"two enemies may go back to hand: somebody does", []ai.Level{ai.Easy}, `
game: duemagic
turn: 13
p1: {hand: [moon-tide-giant], mana: [tide-runner x6], shields: 4, library: [tide-runner x20]}
p2: {battle: [thorn-boar, mulch-sage], mana: [moss-runner x6], shields: 5, library: [moss-runner x20]}
steps:
  - p1: {use: moon-tide-giant}
  - p1: pass
  - p2: pass
  - expect: {decision: targets}
`, starts("done"), 0},
	{"who is tapped already is not tapped", []ai.Level{ai.Easy}, `
game: duemagic
turn: 13
p1: {hand: [noon-bell-keeper], mana: [wick-page x3], shields: 4, library: [wick-page x20]}
p2: {battle: [{card: thorn-boar, tapped: true}, mulch-sage], mana: [moss-runner x6], shields: 5, library: [moss-runner x20]}
steps:
  - p1: {use: noon-bell-keeper}
  - p1: pass
  - p2: pass
  - expect: {decision: targets}
`, starts("pick thorn-boar"), 0},
	{"no spell that finds nobody", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: duemagic
turn: 13
p1: {hand: [riptide, blinding-noon], mana: [tide-runner x3, wick-page x3], shields: 4, library: [tide-runner x20]}
p2: {battle: [{card: thorn-boar, tapped: true}], mana: [moss-runner x6], shields: 5, library: [moss-runner x20]}
steps:
  - expect: {decision: priority}
`, starts("use blinding-noon"), 0},
	{"an S-Trigger that would tap nobody goes to hand", []ai.Level{ai.Easy}, `
game: duemagic
turn: 12
active: p2
step: attack
p1: {hand: none, mana: [wick-page x4], shields: [blinding-noon], library: [wick-page x20]}
p2: {battle: [{card: thorn-boar, since: 3}], mana: [moss-runner x6], shields: 5, library: [moss-runner x20]}
steps:
  - p2: {attack: thorn-boar}
  - both: {pass: priority}
  - both: {pass: priority}
  - expect: {decision: declare}
`, starts("use"), 0},
	{"no attack on a stronger creature", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: duemagic
turn: 13
step: attack
p1: {battle: [lighthouse-pilot], mana: [wick-page x4], shields: 5, library: [wick-page x20]}
p2: {battle: [{card: old-growth-bear, tapped: true}, {card: tide-runner, tapped: true}], mana: [moss-runner x6], shields: 5, library: [moss-runner x20]}
steps:
  - expect: {decision: attack}
`, starts("attack lighthouse-pilot on old-growth-bear"), 0},
	{"no lone attack into a stronger blocker", []ai.Level{ai.Easy}, `
game: duemagic
turn: 13
step: attack
p1: {battle: [moss-runner], mana: [moss-runner x4], shields: 5, library: [wick-page x20]}
p2: {battle: [lighthouse-pilot], mana: [tide-runner x6], shields: 5, library: [tide-runner x20]}
steps:
  - expect: {decision: attack}
`, starts("attack"), 0},
	{"the last blow, and nobody to stop it", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: duemagic
turn: 13
step: attack
p1: {battle: [moss-runner], mana: [moss-runner x4], shields: 1, library: [wick-page x20]}
p2: {battle: [{card: old-growth-bear, tapped: true}], mana: [tide-runner x6], shields: none, library: [tide-runner x20]}
steps:
  - expect: {decision: attack}
`, not(starts("attack moss-runner")), 0},
	{"Fight does not lapse while a unit can be deployed", []ai.Level{ai.Easy}, `
game: magna
step: production
p1: {fight: 5, hand: [mgn-002, mgn-012], base1: [mgn-003], base3: [mgn-006], deck: [mgn-001 x20]}
p2: {hand: [mgn-022 x3], base1: [mgn-022], deck: [mgn-024 x20]}
steps:
  - expect: {decision: production}
`, starts("pass"), 0},
	{"no Magna for Fight that buys nothing", []ai.Level{ai.Easy}, `
game: magna
step: production
p1: {fight: 1, magna: 1, hand: [mgn-012], base1: [mgn-003, mgn-002], base3: [mgn-006], deck: [mgn-001 x20]}
p2: {hand: [mgn-022 x3], base1: [mgn-022], deck: [mgn-024 x20]}
steps:
  - expect: {decision: production}
`, starts("mode"), 0},
	{"the first unit stands at the front", []ai.Level{ai.Easy}, `
game: magna
turn: 1
step: production
p1: {fight: 9, hand: [mgn-006, mgn-008, mgn-002, mgn-003], deck: [mgn-001 x20]}
p2: {hand: [mgn-022 x3], deck: [mgn-024 x20]}
steps:
  - expect: {decision: production}
`, func(a string) bool { return !strings.HasSuffix(a, "base1") }, 0},
	{"one unit on the first turn, and nobody who could come later: it holds the front", []ai.Level{ai.Normal, ai.Hard}, `
game: magna
turn: 1
step: production
p1: {fight: 3, hand: [mgn-006, mgn-011, mgn-010], deck: [mgn-001 x20]}
p2: {fight: 4, magna: 2, hand: [mgn-001, mgn-003, mgn-002, mgn-007], deck: [mgn-002 x20]}
steps:
  - expect: {decision: production}
`, func(a string) bool { return !strings.HasSuffix(a, "base1") }, 0},
	{"the first turn with a unit at the third base: the other holds the front", []ai.Level{ai.Normal, ai.Hard}, `
game: magna
turn: 1
step: production
p1: {fight: 3, hand: [mgn-006, mgn-010], base3: [mgn-008], deck: [mgn-001 x20]}
p2: {fight: 4, magna: 2, hand: [mgn-001, mgn-003, mgn-002, mgn-007], deck: [mgn-002 x20]}
steps:
  - expect: {decision: production}
`, func(a string) bool { return !strings.HasSuffix(a, "base1") }, 0},
	{"a trap is laid where the enemy comes, not behind", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: magna
step: production
p1: {fight: 1, magna: 1, hand: [mgn-018], base1: [mgn-003], base2: [mgn-006], base3: [mgn-006], deck: [mgn-001 x20]}
p2: {hand: [mgn-022 x3], base1: [mgn-022], base3: [mgn-026, mgn-030], deck: [mgn-024 x20]}
steps:
  - expect: {decision: production}
`, func(a string) bool { return strings.HasPrefix(a, "block") && !strings.HasSuffix(a, "base1") }, 0},
	{"two traps in hand, and nobody behind: neither goes there", []ai.Level{ai.Easy, ai.Normal}, `
game: magna
step: production
p1: {fight: 2, hand: [mgn-018, mgn-018], base1: [mgn-003], base2: [mgn-006], base3: [mgn-010, mgn-006], deck: [mgn-001 x20]}
p2: {hand: [mgn-022 x3], base1: [mgn-022], base3: [mgn-026], deck: [mgn-024 x20]}
steps:
  - expect: {decision: production}
`, func(a string) bool { return strings.HasPrefix(a, "block") && !strings.HasSuffix(a, "base1") }, 0},
	{"no fund is thrown away for another", []ai.Level{ai.Easy}, `
game: magna
step: armament
p1: {hand: [mgn-006, mgn-008], funds: [mgn-001, mgn-002], base1: [mgn-003], base3: [mgn-006], deck: [mgn-001 x20]}
p2: {hand: [mgn-022 x3], base1: [mgn-022], deck: [mgn-024 x20]}
steps:
  - expect: {decision: armament}
`, starts("use"), 0},
	{"a guard stays at the last base", []ai.Level{ai.Easy}, `
game: magna
step: invasion
p1: {fallen: 2, base3: [mgn-010, mgn-011], deck: [mgn-001 x20]}
p2: {base1: [mgn-022, mgn-021], deck: [mgn-024 x20]}
steps:
  - p1: yes
  - p1: [pick: mgn-010, open]
  - expect: {decision: force}
`, starts("pick"), 0},
	{"nobody marches who cannot strike", []ai.Level{ai.Easy}, `
game: magna
step: invasion
p1: {base3: [mgn-010, {card: mgn-011, checked: true}], base1: [mgn-002], deck: [mgn-001 x20]}
p2: {base1: [mgn-022, mgn-021], deck: [mgn-024 x20]}
steps:
  - p1: yes
  - expect: {decision: force}
`, starts("pick mgn-011"), 0},
	{"the weakest unit that suffices strikes", []ai.Level{ai.Easy}, `
game: magna
step: invasion
p1: {base3: [mgn-001, mgn-011], base1: [mgn-002], deck: [mgn-001 x20]}
p2: {hand: none, base1: [mgn-061, mgn-062], deck: [mgn-024 x20]}
steps:
  - p1: yes
  - p1: {force: [mgn-001, mgn-011]}
  - p1: {skirmish: mgn-061}
  - expect: {decision: members}
`, starts("pick mgn-011"), 0},
	{"two funds and a force that suffices: an invasion is declared", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: magna
step: armament
p1: {hand: [mgn-012, mgn-020], funds: [mgn-001, mgn-002], base1: [mgn-003, mgn-006], base2: [mgn-006], base3: [mgn-010, mgn-006, mgn-008], deck: [mgn-001 x20]}
p2: {hand: [mgn-022 x3], base1: [mgn-022], base2: [mgn-021], base3: [mgn-026], deck: [mgn-024 x20]}
steps:
  - expect: {decision: armament}
`, not(starts("declare")), 0},
	{"who has declared with a force that suffices goes", []ai.Level{ai.Easy, ai.Hard}, `
game: magna
step: invasion
p1: {hand: [mgn-012], funds: [mgn-001, mgn-002], base1: [mgn-003, mgn-006], base2: [mgn-006], base3: [mgn-010, mgn-006, mgn-008], deck: [mgn-001 x20]}
p2: {hand: [mgn-022 x2], base1: [mgn-022], base2: [mgn-021], base3: [mgn-026], deck: [mgn-024 x20]}
steps:
  - expect: {decision: go}
`, starts("no"), 0},
	{"the last base can be taken: an invasion is declared", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: magna
step: armament
p1: {hand: [mgn-012], funds: [mgn-001, mgn-002], base1: [mgn-003], base3: [mgn-010, mgn-006, mgn-008], deck: [mgn-001 x20]}
p2: {hand: none, fallen: 2, base3: [mgn-021], deck: [mgn-024 x20]}
steps:
  - expect: {decision: armament}
`, not(starts("declare")), 0},
	{"the last base stands open: the march is on", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: magna
step: invasion
p1: {fallen: 2, base3: [mgn-006], deck: [mgn-001 x20]}
p2: {hand: none, fallen: 2, deck: [mgn-024 x20]}
steps:
  - expect: {decision: go}
`, starts("no"), 0},
	{"the last defenders of the last base are attacked", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: magna
step: invasion
p1: {base3: [mgn-010, mgn-006], base1: [mgn-002], deck: [mgn-001 x20]}
p2: {hand: [mgn-022 x2], fallen: 2, base3: [mgn-021, mgn-022], deck: [mgn-024 x20]}
steps:
  - p1: yes
  - p1: {force: [mgn-010, mgn-006]}
  - p2: {pass: reinforce}
  - expect: {decision: attack}
`, starts("pass"), 0},
	{"in the first turns a beginner is left the second base", []ai.Level{ai.Easy}, `
game: magna
turn: 3
step: invasion
p1: {base3: [mgn-010, mgn-006], base1: [mgn-002], deck: [mgn-001 x20]}
p2: {hand: none, deck: [mgn-024 x20]}
steps:
  - p1: yes
  - p1: {force: [mgn-010, mgn-006]}
  - expect: {decision: continue}
`, not(starts("done")), 0},
	{"who can go on to an open last base goes on", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: magna
step: invasion
p1: {base3: [mgn-010, mgn-006], base1: [mgn-002], deck: [mgn-001 x20]}
p2: {hand: none, fallen: 1, deck: [mgn-024 x20]}
steps:
  - p1: yes
  - p1: {force: [mgn-010, mgn-006]}
  - expect: {decision: continue}
`, starts("done"), 0},
	{"the block that saves the last base is used", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: magna
step: invasion
p1: {fallen: 2, hand: [mgn-033, mgn-112], base3: [mgn-022], deck: [mgn-024 x20]}
p2: {option: invade, hand: none, base1: [mgn-002], base3: [mgn-006], deck: [mgn-001 x20]}
steps:
  - p2: yes
  - p2: {force: mgn-006}
  - p1: {pass: reinforce}
  - p2: {skirmish: mgn-022}
  - p2: {members: mgn-006}
  - expect: {decision: block}
`, starts("pass"), 0},
	{"a unit's block saves the last base", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: magna
step: invasion
p1: {fallen: 2, hand: none, base3: [mgn-024, mgn-021], deck: [mgn-024 x20]}
p2: {option: invade, hand: none, base1: [mgn-002], base3: [mgn-003, mgn-061], deck: [mgn-001 x20]}
steps:
  - p2: yes
  - p2: {force: [mgn-003, mgn-061]}
  - p2: assault
  - p2: {members: [mgn-003, mgn-061]}
  - expect: {decision: block}
`, starts("pass"), 0},
	{"nothing is healed where nothing is hurt", []ai.Level{ai.Easy}, `
game: mattsan
p1: {battle: mtz-090, bench: [mtz-093, mtz-089], hand: [mtz-118, mtz-001], soul: [mtz-089 x4], deck: [mtz-089 x12]}
p2: {battle: mtz-012, bench: [mtz-089, mtz-110], deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, func(a string) bool { return a == "use mtz-093" || a == "use mtz-118" }, 0},
	{"with an empty bench a unit from the hand comes before the attack", []ai.Level{ai.Easy}, `
game: mattsan
p1: {battle: [{card: mtz-090, damage: 2}], hand: [mtz-110], deck: [mtz-089 x12]}
p2: {battle: mtz-012, bench: [mtz-089, mtz-110], deck: [mtz-089 x12]}
steps:
  - expect: {decision: main}
`, starts("attack"), 0},
	{"with six Force and a wounded guardian a firmer one is summoned", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 7
step: summon
p1: {attack: {card: bgd-004, dg: 1900}, hand: [bgd-006, bgd-079], charge: [bgd-001 x6], deck: [bgd-002 x12, bgd-003 x12]}
p2: {attack: bgd-022, charge: [bgd-030 x5], hand: [bgd-031], deck: [bgd-017 x25]}
steps:
  - expect: {decision: summon}
`, starts("pass"), 0},
	{"with six Force an assistant comes to an empty place", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 7
step: summon
p1: {attack: bgd-004, hand: [bgd-013, bgd-079], charge: [bgd-001 x6], deck: [bgd-002 x12, bgd-003 x12]}
p2: {attack: bgd-022, charge: [bgd-030 x5], hand: [bgd-031], deck: [bgd-017 x25]}
steps:
  - expect: {decision: summon}
`, starts("pass"), 0},
	{"at 600 LP and with four life counters a hit of 1200 is nullified", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 12
active: p2
p1: {attack: {card: bgd-004, dg: 2200}, hand: [bgd-006, bgd-005], charge: [bgd-001 x4], deck: [bgd-002 x12, bgd-003 x10]}
p2: {attack: bgd-007, charge: [bgd-001 x5], hand: [bgd-008], deck: [bgd-018 x25]}
dice: [1]
steps:
  - p2: roll
  - p1: {pass: counter}
  - p2: {pass: counter}
  - expect: {decision: damage}
`, starts("pass"), 0},
	{"at 600 LP a doubled hit of 2400 is nullified with two of four life counters", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 12
active: p2
p1: {attack: {card: bgd-004, dg: 2200, weakened: true}, hand: [bgd-006, bgd-005], charge: [bgd-001 x4], deck: [bgd-002 x12, bgd-003 x10]}
p2: {attack: bgd-007, charge: [bgd-001 x5], hand: [bgd-008], deck: [bgd-018 x25]}
dice: [1]
steps:
  - p2: roll
  - p1: {pass: counter}
  - p2: {pass: counter}
  - expect: {decision: damage}
`, starts("pass"), 0},
	{"a deadly hit of 3000 is nullified with three of four life counters, in a lost-looking place too", []ai.Level{ai.Normal, ai.Hard}, `
game: guardians
turn: 20
active: p2
p1: {attack: {card: bgd-004, dg: 2200, weakened: true}, hand: [bgd-015], charge: [bgd-001 x2], deck: [bgd-002 x12]}
p2: {attack: bgd-006, assist: bgd-028, domain: bgd-032, charge: [bgd-001 x7], hand: [bgd-008 x3], deck: [bgd-018 x25]}
dice: [0]
steps:
  - p2: roll
  - until: {prompt: damage}
  - expect: {decision: damage}
`, starts("pass"), 0},
	{"with four life counters a hit of 1800 that leaves 600 LP is nullified when 800 more are waiting", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 12
active: p2
p1: {attack: {card: bgd-004, dg: 400, weakened: true}, hand: [bgd-015], charge: [bgd-001 x3], deck: [bgd-015 x12, bgd-014 x12]}
p2: {attack: bgd-037, charge: [bgd-033 x5], hand: [bgd-042], deck: [bgd-034 x25]}
dice: [0]
steps:
  - p2: roll
  - until: {prompt: damage}
  - expect: {decision: damage}
`, starts("pass"), 1},
	{"with four life counters a doubled hit of 1800 that leaves 600 LP, which no counter saves from 900, is nullified", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 12
active: p2
p1: {attack: {card: bgd-004, dg: 400, weakened: true}, hand: [bgd-015], charge: [bgd-001 x3], deck: [bgd-015 x12, bgd-014 x12]}
p2: {attack: bgd-053, charge: [bgd-033 x5], hand: [bgd-042], deck: [bgd-034 x25]}
dice: [0]
steps:
  - p2: roll
  - until: {prompt: damage}
  - expect: {decision: damage}
`, starts("pass"), 1},
	{"a small guardian that is wounded and has stood for long makes way for a higher one", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 11
step: summon
p1: {attack: {card: bgd-002, dg: 900, since: 5}, charge: [bgd-001 x5], hand: [bgd-004, bgd-015], deck: [bgd-002 x25]}
p2: {attack: bgd-020, charge: [bgd-017 x4], hand: [bgd-020], deck: [bgd-018 x25]}
steps:
  - expect: {decision: summon}
`, func(a string) bool { return !strings.Contains(a, "bgd-004") }, 0},
	{"the last LP are within reach: roll", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 11
p1: {attack: bgd-002, charge: [bgd-001 x3], hand: [bgd-006], deck: [bgd-002 x25]}
p2: {attack: {card: bgd-018, dg: 1300}, charge: [bgd-017 x4], hand: [bgd-020], deck: [bgd-018 x25]}
steps:
  - expect: {decision: set}
`, not(starts("attack")), 0},
	{"two numbers win: a beginner rolls", []ai.Level{ai.Easy}, `
game: guardians
turn: 11
p1: {attack: bgd-054, charge: [bgd-001 x5], hand: [bgd-050], deck: [bgd-002 x25]}
p2: {attack: {card: bgd-022, dg: 2300}, charge: [bgd-017 x4], hand: [bgd-020], deck: [bgd-018 x25]}
steps:
  - expect: {decision: set}
`, not(starts("attack")), 0},
	{"four numbers hit: the die is rolled", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 7
p1: {attack: bgd-019, charge: [bgd-001 x4], hand: [bgd-006], deck: [bgd-002 x25]}
p2: {attack: bgd-018, charge: [bgd-017 x4], hand: [bgd-020], deck: [bgd-018 x25]}
steps:
  - expect: {decision: set}
`, starts("pass"), 0},
	{"nobody to hit: nobody weakens the own guardian", []ai.Level{ai.Normal, ai.Hard}, `
game: guardians
turn: 1
p1: {attack: bgd-019, charge: [bgd-001 x2], hand: [bgd-006], deck: [bgd-002 x25]}
p2: {hand: [bgd-020, bgd-018], deck: [bgd-018 x25]}
steps:
  - expect: {decision: set}
`, starts("attack"), 0},
	{"four lives are not paid for two cards on the first turn: without any the match is lost", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 1
p1: {attack: bgd-018, charge: [{card: bgd-017, spent: true}, {card: bgd-026, spent: true}], hand: [bgd-030], deck: [bgd-018 x12, bgd-020 x20], side: [bgd-s18, bgd-s17]}
p2: {hand: [bgd-002 x5], deck: [bgd-002 x25]}
steps:
  - expect: {decision: set}
`, starts("life"), 0},
	{"nobody to hit: no domain that burns the own guardian", []ai.Level{ai.Easy}, `
game: guardians
turn: 1
step: domain
p1: {attack: bgd-018, charge: [{card: bgd-017, spent: true}, bgd-026], hand: [bgd-032, bgd-027], deck: [bgd-018 x25]}
p2: {hand: [bgd-002 x5], deck: [bgd-002 x25]}
steps:
  - expect: {decision: domain}
`, not(starts("pass")), 0},
	{"three numbers hit: a beginner rolls", []ai.Level{ai.Easy}, `
game: guardians
turn: 7
p1: {attack: bgd-057, charge: [bgd-001 x4], hand: [bgd-006], deck: [bgd-002 x25]}
p2: {attack: bgd-018, charge: [bgd-017 x4], hand: [bgd-020], deck: [bgd-018 x25]}
steps:
  - expect: {decision: set}
`, starts("pass"), 0},
	{"an assistant that has just been paid for is not replaced in the same turn", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 7
step: summon
p1: {attack: bgd-019, charge: [bgd-017 x5], hand: [bgd-027, bgd-028, bgd-030], deck: [bgd-018 x25]}
p2: {attack: bgd-018, charge: [bgd-017 x4], hand: [bgd-020], deck: [bgd-018 x25]}
steps:
  - p1: {summon: bgd-027}
  - expect: {decision: summon}
`, func(a string) bool { return strings.Contains(a, "bgd-028") }, 0},
	{"a guardian that has just come is not replaced with the Force of its attack", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 6
step: summon
p1: {charge: [bgd-017 x2], hand: [bgd-018, bgd-019, bgd-027], deck: [bgd-018 x25]}
p2: {attack: bgd-004, charge: [bgd-001 x4], hand: [bgd-006], deck: [bgd-002 x25]}
steps:
  - p1: {summon: bgd-018}
  - expect: {decision: summon}
`, not(starts("pass")), 0},
	{"a sound guardian keeps the last Force for its attack", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 7
step: summon
p1: {attack: bgd-018, charge: [bgd-017 x2], hand: [bgd-019, bgd-026, bgd-027], deck: [bgd-018 x25]}
p2: {attack: bgd-004, charge: [bgd-001 x4], hand: [bgd-006], deck: [bgd-002 x25]}
steps:
  - expect: {decision: summon}
`, starts("summon"), 0},
	{"no Force for the die: a blow is not made stronger", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 7
p1: {attack: bgd-019, assist: bgd-029, charge: [{card: bgd-017, spent: true}, {card: bgd-026, spent: true}], hand: [bgd-031], deck: [bgd-018 x25]}
p2: {attack: bgd-018, charge: [bgd-017 x4], hand: [bgd-020], deck: [bgd-018 x25]}
steps:
  - expect: {decision: set}
`, func(a string) bool { return strings.Contains(a, "bgd-029") || strings.Contains(a, "bgd-031") }, 0},
	{"a beginner draws while the deck is full", []ai.Level{ai.Easy}, `
game: guardians
turn: 7
step: turn
p1: {attack: bgd-019, charge: [bgd-017 x3], hand: [bgd-027, bgd-031], deck: [bgd-018 x30], side: [bgd-s18]}
p2: {attack: bgd-018, charge: [bgd-017 x4], hand: [bgd-020], deck: [bgd-018 x25]}
steps:
  - expect: {decision: draw}
`, starts("pass"), 0},
	{"a beginner with two Force and cards to spare charges one", []ai.Level{ai.Easy}, `
game: guardians
turn: 7
step: turn
p1: {attack: bgd-019, charge: [bgd-017 x2], hand: [bgd-027, bgd-031, bgd-020], deck: [bgd-018 x30]}
p2: {attack: bgd-018, charge: [bgd-017 x4], hand: [bgd-020], deck: [bgd-018 x25]}
steps:
  - p1: drawMain
  - expect: {decision: charge}
`, starts("pass"), 0},
	{"at 100 LP the guardian that would stand with 800 is not made into Force, of which there is enough", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 9
step: turn
p1: {attack: {card: bgd-018, dg: 1800}, charge: [bgd-017 x5], hand: [bgd-020, bgd-026, bgd-030], deck: [bgd-018 x25]}
p2: {attack: bgd-004, charge: [bgd-001 x4], hand: [bgd-006, bgd-005], deck: [bgd-002 x25]}
steps:
  - p1: drawMain
  - expect: {decision: charge}
`, func(a string) bool { return strings.Contains(a, "bgd-020") }, 0},
	{"at 100 LP the guardian that stands with 800 is summoned", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 9
step: summon
p1: {attack: {card: bgd-018, dg: 1800}, charge: [bgd-017 x5], hand: [bgd-020, bgd-026, bgd-030], deck: [bgd-018 x25]}
p2: {attack: bgd-004, charge: [bgd-001 x4], hand: [bgd-006, bgd-005], deck: [bgd-002 x25]}
steps:
  - expect: {decision: summon}
`, func(a string) bool { return !strings.Contains(a, "bgd-020") && !strings.Contains(a, "bgd-026") }, 0},
	{"with two cards of the side deck waiting in the hand a beginner draws from the deck", []ai.Level{ai.Easy}, `
game: guardians
turn: 9
step: turn
p1: {attack: bgd-018, charge: [bgd-017 x5], hand: [bgd-s18, bgd-s17, bgd-030], deck: [bgd-018 x25], side: [bgd-s18, bgd-s17]}
p2: {attack: bgd-004, charge: [bgd-001 x4], hand: [bgd-006, bgd-005], deck: [bgd-002 x25]}
steps:
  - expect: {decision: draw}
`, starts("mode 1"), 0},
	{"nobody answers an own attack, which a counter would only stop", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: guardians
turn: 9
p1: {attack: bgd-018, charge: [bgd-017 x5], hand: [bgd-076, bgd-079], deck: [bgd-018 x25]}
p2: {attack: bgd-004, charge: [bgd-001 x4], hand: [bgd-006, bgd-005], deck: [bgd-002 x25]}
dice: [5]
steps:
  - p1: roll
  - p2: {pass: counter}
  - expect: {decision: counter}
`, func(a string) bool { return a != "pass" }, 0},
	{"a beginner summons the higher guardian while there is Force for it and for the die", []ai.Level{ai.Easy}, `
game: guardians
turn: 9
step: summon
p1: {attack: bgd-018, charge: [bgd-017 x5], hand: [bgd-020, bgd-026, bgd-030], deck: [bgd-018 x25]}
p2: {attack: bgd-004, charge: [bgd-001 x4], hand: [bgd-006, bgd-005], deck: [bgd-002 x25]}
steps:
  - expect: {decision: summon}
`, starts("pass"), 0},
	{"a beginner does not make the guardian that comes next into Force", []ai.Level{ai.Easy}, `
game: guardians
turn: 5
step: turn
p1: {attack: bgd-018, charge: [bgd-017 x2], hand: [bgd-020, bgd-026, bgd-030], deck: [bgd-018 x25]}
p2: {attack: bgd-004, charge: [bgd-001 x4], hand: [bgd-006, bgd-005], deck: [bgd-002 x25]}
steps:
  - p1: drawMain
  - expect: {decision: charge}
`, func(a string) bool { return strings.Contains(a, "bgd-020") }, 0},
	{"a beginner pays no lives for a hit that its guardian survives", []ai.Level{ai.Easy}, `
game: guardians
turn: 12
active: p2
p1: {attack: bgd-004, hand: [bgd-006, bgd-005], charge: [bgd-001 x4], deck: [bgd-002 x12, bgd-003 x10]}
p2: {attack: bgd-007, charge: [bgd-001 x5], hand: [bgd-008], deck: [bgd-018 x25]}
dice: [1]
steps:
  - p2: roll
  - p1: {pass: counter}
  - p2: {pass: counter}
  - expect: {decision: damage}
`, starts("mode"), 0},
	{"a guardian is not replaced by its like", []ai.Level{ai.Easy}, `
game: guardians
turn: 7
step: summon
p1: {attack: bgd-019, charge: [bgd-017 x4], hand: [bgd-019], deck: [bgd-018 x30]}
p2: {attack: bgd-018, charge: [bgd-017 x4], hand: [bgd-020], deck: [bgd-018 x25]}
steps:
  - expect: {decision: summon}
`, func(a string) bool { return strings.Contains(a, "bgd-019") }, 0},
	{"the last Force is for a blow that hits on four numbers, not for an assistant", []ai.Level{ai.Easy}, `
game: guardians
turn: 7
step: summon
p1: {attack: bgd-019, charge: [bgd-017, {card: bgd-026, spent: true}], hand: [bgd-027], deck: [bgd-018 x25]}
p2: {attack: bgd-018, charge: [bgd-017 x4], hand: [bgd-020], deck: [bgd-018 x25]}
steps:
  - expect: {decision: summon}
`, func(a string) bool { return strings.Contains(a, "bgd-027") }, 0},
	{"an 80 is not replaced by a 50 whose condition fails", []ai.Level{ai.Normal, ai.Hard}, `
game: zutomayo
turn: 8
chronos: 0
p1: {lastBattle: won, power: 3, field: ztm-011, hand: [ztm-009, ztm-067, ztm-008, ztm-002], deck: [ztm-001 x8]}
p2: {lastBattle: lost, power: 3, field: ztm-010, hand: [ztm-003, ztm-007, ztm-001, ztm-006], deck: [ztm-001 x8]}
steps:
  - expect: {decision: set}
`, func(a string) bool { return starts("pick ztm-009")(a) || starts("pick ztm-002")(a) }, 0},
	{"a sound 60 does not make room for a 30", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: zutomayo
turn: 7
chronos: 8
p1: {hp: 70, lastBattle: won, power: 5, field: ztm-044, hand: [ztm-037, ztm-073, ztm-079], deck: [ztm-016 x8]}
p2: {hp: 70, lastBattle: lost, power: 3, field: ztm-010, hand: [ztm-003, ztm-007, ztm-001], deck: [ztm-001 x8]}
steps:
  - expect: {decision: set}
`, starts("pick ztm-037"), 0},
	{"at night two cards of eight hours do not turn the night fighter's night into day", []ai.Level{ai.Normal, ai.Hard}, `
game: zutomayo
turn: 8
chronos: 16
p1: {lastBattle: lost, power: 3, field: ztm-011, hand: [ztm-018, ztm-016, ztm-067, ztm-001], deck: [ztm-001 x8]}
p2: {lastBattle: won, power: 5, field: ztm-029, hand: [ztm-019, ztm-023, ztm-016, ztm-073], deck: [ztm-016 x8]}
steps:
  - expect: {decision: set}
`, func(a string) bool {
		return strings.Contains(a, "ztm-018") || starts("pick ztm-016")(a)
	}, 0},
	{"the medal is not turned past the own half", []ai.Level{ai.Normal, ai.Hard}, `
game: zutomayo
turn: 8
chronos: 2
nightSide: p1
p1: {lastBattle: won, power: 3, field: ztm-011, hand: [ztm-074, ztm-001], deck: [ztm-001 x8]}
p2: {lastBattle: won, power: 5, field: ztm-029, hand: 3, deck: [ztm-016 x8]}
steps:
  - p1: {set: ztm-074}
  - p2: {set: blank}
  - expect: {decision: hours}
`, func(a string) bool { return a != "number 0" }, 0},
	{"a 70 that won does not make room for a 60 whose condition fails", []ai.Level{ai.Normal, ai.Hard}, `
game: zutomayo
turn: 8
chronos: 9
p1: {hp: 50, lastBattle: won, power: 6, field: ztm-045, hand: [ztm-044, ztm-045, ztm-074], deck: [ztm-037 x8]}
p2: {hp: 80, lastBattle: lost, power: 3, field: ztm-010, hand: [ztm-003, ztm-007, ztm-001, ztm-067], deck: [ztm-001 x8]}
steps:
  - expect: {decision: set}
`, func(a string) bool { return strings.Contains(a, "ztm-044") }, 0},
	{"what needs few HP waits until there are few", []ai.Level{ai.Normal, ai.Hard}, `
game: zutomayo
turn: 4
chronos: 9
p1: {hp: 80, lastBattle: lost, power: 3, field: ztm-037, hand: [ztm-081, ztm-036, ztm-079, ztm-045], deck: [ztm-037 x8]}
p2: {hp: 80, lastBattle: won, power: 3, field: ztm-010, hand: [ztm-003, ztm-007, ztm-001, ztm-067], deck: [ztm-001 x8]}
steps:
  - expect: {decision: set}
`, func(a string) bool { return strings.Contains(a, "ztm-081") }, 1},
	{"the card that wins is set", []ai.Level{ai.Normal, ai.Hard}, `
game: zutomayo
turn: 12
chronos: 0
p1: {hp: 60, lastBattle: won, power: 3, field: ztm-011, hand: [ztm-001, ztm-067, ztm-002, ztm-008], deck: [ztm-001 x8]}
p2: {hp: 30, lastBattle: won, power: 0, field: ztm-010, hand: [ztm-062 x4], deck: [ztm-001 x8]}
steps:
  - expect: {decision: set}
`, func(a string) bool { return starts("pick ztm-001")(a) || starts("pick ztm-002")(a) }, 1},
	{"20 HP left, 20 behind: the shield, no weaker fighter", []ai.Level{ai.Normal, ai.Hard}, `
game: zutomayo
turn: 12
chronos: 0
p1: {hp: 20, lastBattle: won, power: 3, field: ztm-010, hand: [ztm-004, ztm-080, ztm-002, ztm-003], deck: [ztm-001 x8]}
p2: {hp: 60, lastBattle: won, power: 3, field: ztm-011, hand: [ztm-001, ztm-067, ztm-002], deck: [ztm-001 x8]}
steps:
  - expect: {decision: set}
`, not(starts("pick ztm-080")), 0},
	{"four mana and two creatures: something is played", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: duemagic
turn: 7
p1: {hand: [moss-runner, thorn-boar, old-growth-bear], mana: [moss-runner x4], shields: 5, library: [moss-runner x20]}
p2: {battle: [wick-page], mana: [wick-page x3], hand: 4, shields: 5, library: [wick-page x20]}
steps:
  - expect: {decision: priority}
`, starts("pass"), 1},
	{"two mana and a creature for two: it is played on the first turns", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: duemagic
turn: 3
p1: {hand: [cinder-scout, ember-colossus, bell-burner, steam-swatter], mana: [cinder-scout x2], shields: 5, library: [cinder-scout x20]}
p2: {mana: [wick-page x1], hand: 5, shields: 5, library: [wick-page x20]}
steps:
  - expect: {decision: priority}
`, starts("pass"), 1},
	{"the blow that kills is blocked", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: duemagic
turn: 14
active: p2
step: attack
p1: {battle: [wick-page], mana: [wick-page x4], hand: [dawn-herald], shields: none, library: [wick-page x20]}
p2: {battle: [{card: old-growth-bear, since: 3}], mana: [moss-runner x6], hand: 2, shields: 5, library: [moss-runner x20]}
steps:
  - p2: {attack: old-growth-bear}
  - p2: {pass: stack}
  - both: {pass: priority}
  - expect: {decision: block}
`, not(starts("block")), 0},
	{"an S-Trigger that takes the next attacker away is used", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: duemagic
turn: 14
active: p2
step: attack
p1: {hand: 1, mana: [tide-runner x4], shields: [riptide], library: [tide-runner x20]}
p2: {battle: [{card: thorn-boar, since: 3}, {card: old-growth-bear, since: 3}], mana: [moss-runner x6], hand: 2, shields: 5, library: [moss-runner x20]}
steps:
  - p2: {attack: thorn-boar}
  - p2: {pass: stack}
  - both: {pass: priority}
  - both: {pass: priority}
  - expect: {decision: declare}
`, not(starts("use")), 0},
	{"a creature that comes from a shield is summoned free", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 14
active: p2
step: attack
p1: {hand: 3, mana: [wick-page x4], battle: [dawn-herald], shields: [gatewatch-owl, 3], library: [wick-page x20]}
p2: {battle: [{card: thorn-boar, since: 3}, {card: moss-runner, since: 3}], mana: [moss-runner x6], hand: 2, shields: 5, library: [moss-runner x20]}
steps:
  - p2: {attack: {card: thorn-boar, on: player}}
  - p2: {pass: stack}
  - both: {pass: priority}
  - both: {pass: priority}
  - p2: {break: 1}
  - expect: {decision: declare}
`, not(starts("use")), 0},
	{"three attackers, one blocker, no shields: attack", []ai.Level{ai.Easy, ai.Normal, ai.Hard}, `
game: duemagic
turn: 15
step: attack
p1: {battle: [moss-runner, thorn-boar, moss-runner], mana: [moss-runner x5], shields: 2, library: [moss-runner x20]}
p2: {battle: [lighthouse-pilot], mana: [wick-page x6], hand: 1, shields: none, library: [wick-page x20]}
steps:
  - expect: {decision: attack}
`, not(starts("attack")), 0},
	{"a sound position is not thrown into a bigger blocker", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 13
step: attack
p1: {battle: [moss-runner], mana: [moss-runner x6], hand: [old-growth-bear, thorn-boar], shields: 5, library: [moss-runner x20]}
p2: {battle: [lighthouse-pilot], mana: [tide-runner x4], hand: 1, shields: 5, library: [tide-runner x20]}
steps:
  - expect: {decision: attack}
`, starts("attack"), 1},
	{"three small ones are not thrown into two bigger blockers", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 13
step: attack
p1: {battle: [moss-runner, seed-carrier, moss-runner], mana: [moss-runner x6], hand: [old-growth-bear, thorn-boar], shields: 4, library: [moss-runner x20]}
p2: {battle: [lighthouse-pilot, mirror-paladin], mana: [tide-runner x4], hand: 2, shields: 6, library: [tide-runner x20]}
steps:
  - expect: {decision: attack}
`, starts("attack"), 1},
	{"one shield of seven is not worth standing tapped before a bigger creature", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 13
step: attack
p1: {battle: [thorn-boar], mana: [moss-runner x6], hand: [moss-runner], shields: 5, library: [moss-runner x20]}
p2: {battle: [old-growth-bear], mana: [moss-runner x5], hand: 2, shields: 7, library: [moss-runner x20]}
steps:
  - expect: {decision: attack}
`, starts("attack"), 1},
	{"nobody attacks a creature that wins the battle, with a better target there", []ai.Level{ai.Normal, ai.Hard}, `
game: duemagic
turn: 13
step: attack
p1: {battle: [thorn-boar], mana: [moss-runner x6], hand: [old-growth-bear], shields: 5, library: [moss-runner x20]}
p2: {battle: [{card: old-growth-bear, tapped: true}, {card: mulch-sage, tapped: true}], mana: [tide-runner x4], hand: 2, shields: 5, library: [tide-runner x20]}
steps:
  - expect: {decision: attack}
`, starts("attack thorn-boar on old-growth-bear"), 0},
}

// answers plays a position's script and asks one player per seed.
func (q *position) answers(t *testing.T, level ai.Level, seeds int) []string {
	t.Helper()
	return q.answered(t, level, seeds, ai.Steady)
}

// answered is answers of players with a way of their own.
func (q *position) answered(t *testing.T, level ai.Level, seeds int, way ai.Way) (out []string) {
	t.Helper()
	list, err := scenario.Parse("position.yaml", []byte("title: {ja: 局面, en: Position}\n"+strings.TrimSpace(q.body)+"\n"))
	if err != nil {
		t.Fatal(err)
	}
	var run scenario.Runner
	script, faults := run.Script(list[0])
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	g, s := script.Game, script.Start
	eng := rules.NewEngine(g)
	eng.Advance(&s, nil)
	for _, a := range script.Answers {
		if err := eng.Answer(&s, a.Seat, a.Option, nil); err != nil {
			t.Fatal(err)
		}
	}
	var own []rules.DefID
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		if c := s.Card(id); c.Owner == 0 && !g.Table().StandsIn(c) {
			own = append(own, c.Def)
		}
	}
	var v rules.View
	rules.ViewInto(g.Table(), &s, 0, &v)
	for seed := range seeds {
		guide := guides.Of(g.Table().Game)
		guide.Way = way
		p := guide.New(g, level, own, uint64(seed))
		words := []string{}
		for _, o := range ai.Ask(p, &v) {
			words = append(words, say(g, &s, o))
		}
		out = append(out, strings.Join(words, ", "))
		if testing.Verbose() {
			for _, n := range ai.Notes(p, func(o rules.Option) string { return say(g, &s, o) }) {
				t.Log("  ", n)
			}
		}
	}
	return out
}

// say puts an option into words.
func say(g games.Game, s *rules.State, o rules.Option) string {
	if s.Dec.Prompt == mgn.PromptArmament && g.Table().Game == "magna" && o.Verb == rules.Mode {
		return []string{"declare", "magna"}[o.N-1]
	}
	if o.Verb == rules.Number {
		return fmt.Sprint("number ", o.N)
	}
	if o.Verb == rules.Mode && o.N != 0 {
		return fmt.Sprint("mode ", o.N)
	}
	if o.Card == 0 {
		return o.Verb.String()
	}
	name := func(c rules.CardID) string { return g.Library().Card(s.Card(c).Def).ID }
	if o.Verb == rules.Use && o.N > 0 && int(o.N) <= int(s.NCards) && s.Dec.Prompt == mgn.PromptProduction {
		return o.Verb.String() + " " + name(o.Card) + " for " + name(rules.CardID(o.N))
	}
	out := o.Verb.String() + " " + name(o.Card)
	switch {
	case o.Verb == rules.Attack && o.N > 0 && int(o.N) <= int(s.NCards):
		out += " on " + name(rules.CardID(o.N))
	case s.Dec.Prompt == mgn.PromptProduction && o.Zone != 0 && g.Table().Game == "magna":
		out += fmt.Sprintf(" to base%d", o.Zone.Kind()-mgn.Base1+1)
	}
	return out
}

func TestPositions(t *testing.T) {
	for _, q := range positions {
		for _, l := range q.levels {
			t.Run(q.name+"/"+l.String(), func(t *testing.T) {
				seeds := 10
				if l == ai.Hard {
					seeds = 3
				}
				wrong := []string{}
				for _, a := range q.answers(t, l, seeds) {
					if q.wrong(a) {
						wrong = append(wrong, a)
					}
				}
				if len(wrong)*10 > q.most*seeds {
					t.Errorf("%d of %d: %s", len(wrong), seeds, strings.Join(wrong, ", "))
				}
			})
		}
	}
}
