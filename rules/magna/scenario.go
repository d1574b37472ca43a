package magna

import (
	"fmt"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// This file has what scenarios, line protocols and tools need beyond the
// rules: words for the game's numbers, positions at any step, and properties
// by name.

var names = rules.Names{
	Vars:     []string{First: "first", Invader: "invader", Battle: "battle", Acts: "acts", EndAttack: "endAttack", hold: "hold", pending: "pending"},
	SeatVars: []string{Fight: "fight", Magna: "magna", Total: "total", Option: "option", Passed: "passed", Exchanging: "exchanging", WinNow: "winNow", PaidMagna: "paidMagna", Sideways: "sideways", Ring: "ring"},
	Flags: []string{"checked", "summoned", "steady", "moved", "fallen", "usedBattle0", "usedBattle1", "usedBattle2", "usedBattle3",
		"usedTurn0", "usedTurn1", "usedTurn2", "usedTurn3", "placed", "doomed"},
	Steps: []string{StepSetup: "setup", StepFight: "fight", StepHand: "hand", StepProduction: "production", StepArmament: "armament",
		StepInvasion: "invasion", StepReinforce: "reinforce", StepAttack: "attack", StepBattleEnd: "battleEnd", StepAftermath: "aftermath", StepEnd: "end"},
	Prompts: []string{PromptArrange: "arrange", PromptHand: "hand", PromptProduction: "production", PromptArmament: "armament", PromptRedeploy: "redeploy",
		PromptGo: "go", PromptForce: "force", PromptReinforce: "reinforce", PromptAttack: "attack", PromptMembers: "members", PromptChain: "chain",
		PromptBlock: "block", PromptOrder: "order", PromptTrigger: "trigger", PromptTargets: "targets", PromptMay: "may", PromptIcon: "icon",
		PromptTidy: "tidy", PromptContinue: "continue", PromptDiscard: "discard", PromptCards: "cards", PromptSplit: "split", PromptWaiting: "waiting"},
	Reasons: []string{rules.ReasonConcede: "concede", ReasonFall: "fall", ReasonDecks: "decks", ReasonTurnCap: "turnCap", ReasonEffect: "effect", ReasonEndless: "endless"},
	Events: []rules.EventName{
		{Kind: EvTurn, Name: "turn", A: "turn"},
		{Kind: EvStep, Name: "step", A: "step"},
		{Kind: EvFirst, Name: "first", A: "fight"},
		{Kind: EvPlace, Name: "place", A: "slot", B: "left", C: "exchange", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvCheck, Name: "check", A: "checked", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvSkill, Name: "skill", A: "skill", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvOption, Name: "option", A: "option", B: "magna"},
		{Kind: EvInvade, Name: "invade"},
		{Kind: EvCallOff, Name: "callOff", A: "nobody"},
		{Kind: EvBattle, Name: "battle", A: "line"},
		{Kind: EvDeclare, Name: "declare", A: "kind", B: "n", C: "slot", Has: rules.HasCard},
		{Kind: EvTakesPart, Name: "takesPart", A: "kind", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvChain, Name: "chain", A: "ability", Has: rules.HasCard},
		{Kind: EvBlock, Name: "block", A: "ability", Has: rules.HasCard},
		{Kind: EvNoBlock, Name: "noBlock"},
		{Kind: EvEffect, Name: "effect", A: "ability", Has: rules.HasCard},
		{Kind: EvFizzle, Name: "fizzle", A: "why", Has: rules.HasCard},
		{Kind: EvCancel, Name: "cancel", A: "kind", Has: rules.HasCard},
		{Kind: EvHit, Name: "hit", A: "kind", B: "n"},
		{Kind: EvDamage, Name: "damage", A: "n", B: "total", C: "prevented", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvDefeat, Name: "defeat", A: "trap", B: "sapped", Has: rules.HasCard | rules.HasFrom},
		{Kind: EvPrevent, Name: "prevent", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvHero, Name: "hero", A: "n", Has: rules.HasCard},
		{Kind: EvMod, Name: "mod", A: "n", B: "until", C: "value", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvTrigger, Name: "trigger", A: "ability", Has: rules.HasCard},
		{Kind: EvFall, Name: "fall", A: "line"},
		{Kind: EvHold, Name: "hold", A: "line"},
		{Kind: EvBack, Name: "back"},
		{Kind: EvCount, Name: "count", A: "bases", B: "units"},
		{Kind: EvSummon, Name: "summon", A: "attack", B: "defense", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvVanish, Name: "vanish", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvWeapon, Name: "weapon", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvBound, Name: "bound", A: "bound", Has: rules.HasCard},
	},
	Enums: rules.Map(enumsTable[:]),
	Bounds: map[string][2]int16{
		"turn": {1, TurnCap}, "fight": {0, 999}, "magna": {0, 999}, "total": {0, 99}, "passed": {0, 1}, "exchanging": {0, 1}, "winNow": {0, 1}, "paidMagna": {0, FundLimit}, "sideways": {0, 1},
	},
	Follows: []string{"invader", "battle", "acts", "endAttack", "hold", "pending", "ring"},
	Lies:    rules.Map(liesTable[:]),
	Backs:   map[string]bool{"base1": true, "base2": true, "base3": true},
	Where:   rules.Map(whereTable[:]),
	Seen:    rules.Map(seenTable[:]),
	Answers: rules.Map(answersOfTable[:]),
	Takes:   rules.Map(takesTable[:]),
}

// bases are the zones of units outside an invasion; inDecks are the types of
// cards in decks.
var (
	bases   = []string{"base1", "base2", "base3"}
	onTable = []string{"invasion", "base1", "base2", "base3"}
	used    = []string{"camps", "arms", "invasion", "base1", "base2", "base3"}
	inDecks = []string{"unit", "trap", "weapon", "operation", "tactic"}
)

// The maps of the names, as tables: the compiler makes data of them, not code.
var (
	enumsTable = [...]rules.Pair[string, []string]{
		{K: "first", V: []string{"p1", "p2"}},
		{K: "invader", V: []string{"nobody", "p1", "p2"}},
		{K: "option", V: []string{OptionNone: "none", OptionFund: "fund", OptionInvade: "invade", OptionMagna: "magna"}},
		{K: "kind", V: []string{"skirmish", "assault", "ability", "tactic"}},
		{K: "why", V: []string{"gone", "target", "cancelled"}},
		{K: "bound", V: []string{BoundProduction: "production", BoundReinforce: "reinforcement", BoundAttack: "attack", BoundChain: "chain", BoundChanges: "changes"}},
		{K: "purpose", V: []string{DieFight: "fight", DieFortune: "fortune"}},
		{K: "until", V: []string{"instant", "battle", "turn", "field"}},
		{K: "value", V: []string{"attack", "defense"}},
		{K: "skill", V: []string{"blade", "bow", "spell", "command", "swift", "shield"}},
	}
	liesTable = [...]rules.Pair[string, []string]{
		{K: "base1", V: []string{"unit"}},
		{K: "base2", V: []string{"unit"}},
		{K: "base3", V: []string{"unit"}},
		{K: "arms", V: []string{"weapon"}},
		{K: "camps", V: []string{"base"}},
		{K: "deck", V: inDecks},
		{K: "hand", V: inDecks},
		{K: "funds", V: inDecks},
		{K: "discard", V: inDecks},
		{K: "invasion", V: []string{}},
		{K: "played", V: []string{}},
		{K: "legion", V: []string{}},
	}
	whereTable = [...]rules.Pair[string, []string]{
		{K: "checked", V: bases},
		{K: "steady", V: bases},
		{K: "moved", V: bases},
		{K: "spent", V: bases},
		{K: "spentTurn", V: bases},
		{K: "attackMod", V: bases},
		{K: "defenseMod", V: bases},
		{K: "usedBattle0", V: bases},
		{K: "usedBattle1", V: bases},
		{K: "usedBattle2", V: bases},
		{K: "usedBattle3", V: bases},
		{K: "usedTurn0", V: bases},
		{K: "usedTurn1", V: bases},
		{K: "usedTurn2", V: bases},
		{K: "usedTurn3", V: bases},
		{K: "on", V: []string{"arms"}},
		{K: "summoned", V: []string{}},
		{K: "fallen", V: []string{}},
	}
	seenTable = [...]rules.Pair[string, []string]{
		{K: "attack", V: onTable},
		{K: "defense", V: onTable},
		{K: "weapon", V: onTable},
		{K: "skills", V: onTable},
		{K: "damage", V: onTable},
		{K: "slot", V: onTable},
		{K: "checked", V: onTable},
		{K: "moved", V: onTable},
		{K: "steady", V: onTable},
		{K: "usedBattle0", V: used},
		{K: "usedBattle1", V: used},
		{K: "usedBattle2", V: used},
		{K: "usedBattle3", V: used},
		{K: "usedTurn0", V: used},
		{K: "usedTurn1", V: used},
		{K: "usedTurn2", V: used},
		{K: "usedTurn3", V: used},
	}
	answersOfTable = [...]rules.Pair[string, rules.Action]{
		{K: "arrange", V: rules.Action{Prompt: PromptArrange}},
		{K: "discard", V: rules.Action{Prompt: PromptHand}},
		{K: "deploy", V: rules.Action{Prompt: PromptProduction, Verb: rules.Use, Types: []string{"unit"}}},
		{K: "equip", V: rules.Action{Prompt: PromptProduction, Verb: rules.Use, Types: []string{"weapon"}}},
		{K: "operation", V: rules.Action{Prompt: PromptProduction, Verb: rules.Use, Types: []string{"operation"}}},
		{K: "lay", V: rules.Action{Prompt: PromptProduction, Verb: rules.Block}},
		{K: "exchange", V: rules.Action{Prompt: PromptProduction, Verb: rules.Mode, N: 1, Alone: true}},
		{K: "fund", V: rules.Action{Prompt: PromptArmament, Verb: rules.Use}},
		{K: "invade", V: rules.Action{Prompt: PromptArmament, Verb: rules.Mode, N: 1, Alone: true}},
		{K: "gain", V: rules.Action{Prompt: PromptArmament, Verb: rules.Mode, N: 2, Alone: true}},
		{K: "redeploy", V: rules.Action{Prompt: PromptRedeploy, Verb: rules.Use}},
		{K: "go", V: rules.Action{Prompt: PromptGo, Verb: rules.Yes}},
		{K: "force", V: rules.Action{Prompt: PromptForce}},
		{K: "reinforce", V: rules.Action{Prompt: PromptReinforce, Verb: rules.Use}},
		{K: "skirmish", V: rules.Action{Prompt: PromptAttack, Verb: rules.Attack}},
		{K: "assault", V: rules.Action{Prompt: PromptAttack, Verb: rules.Mode, N: 1, Alone: true}},
		{K: "members", V: rules.Action{Prompt: PromptMembers}},
		{K: "chain", V: rules.Action{Prompt: PromptChain, Verb: rules.Use}},
		{K: "counter", V: rules.Action{Prompt: PromptBlock, Verb: rules.Use}},
		{K: "hit", V: rules.Action{Prompt: PromptOrder}},
		{K: "target", V: rules.Action{Prompt: PromptTargets, Verb: rules.Use}},
		{K: "may", V: rules.Action{Prompt: PromptMay, Verb: rules.Yes}},
		{K: "icon", V: rules.Action{Prompt: PromptIcon, Verb: rules.Use}},
		{K: "stay", V: rules.Action{Prompt: PromptTidy}},
		{K: "continue", V: rules.Action{Prompt: PromptContinue}},
		{K: "pay", V: rules.Action{Prompt: PromptDiscard}},
		{K: "take", V: rules.Action{Prompt: PromptCards}},
		{K: "point", V: rules.Action{Prompt: PromptSplit, Verb: rules.Use}},
	}
	takesTable = [...]rules.Pair[uint8, []rules.Verb]{
		{K: PromptProduction, V: []rules.Verb{rules.Use, rules.Block, rules.Mode, rules.Pass}},
		{K: PromptArmament, V: []rules.Verb{rules.Use, rules.Mode}},
		{K: PromptRedeploy, V: []rules.Verb{rules.Use, rules.Done}},
		{K: PromptReinforce, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptChain, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptBlock, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptTargets, V: []rules.Verb{rules.Use, rules.Number, rules.Pass}},
		{K: PromptIcon, V: []rules.Verb{rules.Use}},
		{K: PromptSplit, V: []rules.Verb{rules.Use, rules.Number}},
	}
)

// Names returns the words of the game.
func (g *Game) Names() *rules.Names { return &names }

// Library returns the library.
func (g *Game) Library() *effect.Library { return g.Lib }

// Starts lists the steps at which a position may begin, in order.
func (g *Game) Starts() []string {
	return []string{"production", "turn", "hand", "armament", "invasion", "end"}
}

var starts = map[string]uint16{"turn": atTurn, "hand": atHand, "production": atProduction, "armament": atArmament, "invasion": atInvasion, "end": atEnd}

// Stage initializes s to an empty position; p1 is first player.
func (g *Game) Stage(s *rules.State) {
	s.Active = rules.NoSeat
	s.Turn = 2
}

// Arrange completes a position once its cards and numbers are placed, and
// starts the match at a step. Missing bases are plain; units take slots in
// order; in an invasion position p1 has declared it unless options are given.
func (g *Game) Arrange(s *rules.State, step string, given func(name string) bool) error {
	pc, ok := starts[step]
	if !ok {
		return fmt.Errorf("unknown step %q", step)
	}
	for p := rules.Seat(0); p < 2; p++ {
		for i := 0; s.Count(zone(Camps, p)) < BaseCount; i++ {
			s.NewCard(g.plain[i%len(g.plain)], p, zone(Camps, p))
		}
		for line := 1; line <= BaseCount; line++ {
			z := zone(lines[line], p)
			if s.Count(z) > Slots[line] {
				return games.Misplaced{Where: fmt.Sprintf("%s.base%d", p, line), Why: fmt.Sprintf("base %d has %d slots, not %d", line, Slots[line], s.Count(z))}
			}
			for i, c := range s.Zone(z) {
				s.Card(c).N[NPlace] = int16(i)
			}
		}
		if err := g.handOut(s, p); err != nil {
			return err
		}
		for line := 1; line <= int(s.Vars[fallenTmp+int(p)]); line++ {
			if s.Count(zone(lines[line], p)) > 0 {
				return games.Misplaced{Where: fmt.Sprintf("%s.base%d", p, line), Why: "the base has fallen"}
			}
		}
		for _, k := range [...]uint8{Base1, Base2, Base3, Arms} {
			for _, c := range s.Zone(zone(k, p)) {
				if !s.Card(c).Has(rules.FaceDown) && g.Duplicate(s, c) {
					return games.Misplaced{Where: p.String() + "." + table.Zones[k].Name, Why: fmt.Sprintf("%s is unique but there twice (MGN-3.1)", g.Lib.Card(s.Card(c).Def).ID)}
				}
			}
		}
		for line := 0; line < int(s.Vars[fallenTmp+int(p)]); line++ {
			s.Card(s.Zone(zone(Camps, p))[line]).Flags |= FlagFallen
		}
		s.Vars[fallenTmp+int(p)] = 0
	}
	g.legions(s)
	if pc == atInvasion && !given("p1.option") && !given("p2.option") {
		s.Seats[0][Option] = OptionInvade
	}
	for p := range s.Seats {
		if s.Seats[p][Option] == OptionInvade && pc == atInvasion {
			s.Seats[p][Sideways] = 1
		}
	}
	if pc == atTurn {
		s.Turn--
	}
	s.Step = uint8(max(0, rules.Find(names.Steps, step)))
	s.Push(rules.Frame{Op: opMatch, PC: pc})
	return nil
}

// handOut gives the weapons of a position to the units that carry them; a
// weapon without a unit goes to the only one that can carry it.
func (g *Game) handOut(s *rules.State, p rules.Seat) error {
	wrong := func(format string, args ...any) error {
		return games.Misplaced{Where: p.String() + ".arms", Why: fmt.Sprintf(format, args...)}
	}
	for _, w := range s.Zone(zone(Arms, p)) {
		host := s.Card(w).Host
		if host == 0 {
			continue
		}
		if s.Card(w).Host = 0; WeaponOf(s, host) != 0 || !g.CanCarry(s, host, w) {
			return wrong("%s cannot carry %s", g.Lib.Card(s.Card(host).Def).ID, g.Lib.Card(s.Card(w).Def).ID)
		}
		s.Card(w).Host = host
	}
	for _, w := range s.Zone(zone(Arms, p)) {
		if s.Card(w).Host != 0 {
			continue
		}
		for _, k := range [...]uint8{Base1, Base2, Base3} {
			for _, u := range s.Zone(zone(k, p)) {
				if WeaponOf(s, u) != 0 || !g.CanCarry(s, u, w) {
					continue
				}
				if s.Card(w).Host != 0 {
					return wrong("several units can carry %s; say on: 2 (counted from base1) or on: with a label", g.Lib.Card(s.Card(w).Def).ID)
				}
				s.Card(w).Host = u
			}
		}
		if s.Card(w).Host == 0 {
			return wrong("no unit can carry %s", g.Lib.Card(s.Card(w).Def).ID)
		}
	}
	return nil
}

// fallenTmp is the seat variable with the number of fallen bases while a
// position is read.
const fallenTmp = 40

// Placed gives a card that a position has placed its usual states: units are
// Normal and face-up, weapons wait for Arrange.
func (g *Game) Placed(s *rules.State, c rules.CardID) { s.Card(c).Since = s.Turn - 1 }

// SetCard sets a property of a card that is not a flag.
func (g *Game) SetCard(s *rules.State, c rules.CardID, key, word string) (known bool, err error) {
	switch key {
	case "spent", "spentTurn":
		i := Skills.Index(word)
		if i < 0 {
			return true, fmt.Errorf("%q is not an icon; use %s", word, strings.Join(names.Enums["skill"], ", "))
		}
		if key == "spentTurn" {
			i += 6
		}
		s.Card(c).N[NSpent] |= 1 << uint(i)
		return true, nil
	case "attackMod", "defenseMod":
		n, err := games.Amount(word, -99, 99)
		kind := ModAttack
		if key == "defenseMod" {
			kind = ModDefense
		}
		s.AddMod(rules.Mod{Kind: kind, Until: WhileOnField, Ctrl: s.Card(c).Owner, Seat: rules.NoSeat, Target: c, Amount: n})
		return true, err
	case "on": // a weapon's unit: its label, or its number among its owner's, counted from base1
		if u, ok := games.Named(s, word); ok {
			s.Card(c).Host = u
			return true, nil
		}
		n, err := games.Amount(word, 1, 99)
		if err != nil {
			return true, err
		}
		for _, k := range unitZones {
			for _, u := range s.Zone(zone(k, s.Card(c).Owner)) {
				if n--; n == 0 {
					s.Card(c).Host = u
				}
			}
		}
		if s.Card(c).Host == 0 {
			return true, fmt.Errorf("there is no such unit before it")
		}
		return true, nil
	}
	return false, nil
}

// SetSeat sets a property of a player that is not a variable.
func (g *Game) SetSeat(s *rules.State, p rules.Seat, key, word string) (known bool, err error) {
	if key != "fallen" {
		return false, nil
	}
	n, err := games.Amount(word, 0, BaseCount-1)
	s.Vars[fallenTmp+int(p)] = n
	return true, err
}

// Value returns a property of the match that is not a variable: there are
// none.
func (g *Game) Value(*rules.State, string) (string, bool) { return "", false }

// SeatValue returns a property of a player that is not a variable.
func (g *Game) SeatValue(s *rules.State, p rules.Seat, name string) (string, bool) {
	switch name {
	case "bases":
		return strconv.Itoa(g.Bases(s, p)), true
	case "limit":
		return strconv.Itoa(g.Limit(s, p)), true
	case "units":
		return strconv.Itoa(g.UnitsLeft(s, p)), true
	}
	return "", false
}

// CardValue returns a property of a card that is not a flag.
func (g *Game) CardValue(s *rules.State, c rules.CardID, name string) (string, bool) {
	d := s.Card(c)
	switch name {
	case "attack":
		return strconv.Itoa(g.Attack(s, c)), true
	case "defense":
		return strconv.Itoa(g.Defense(s, c)), true
	case "cost":
		return strconv.Itoa(g.Cost(s, c)), true
	case "weapon":
		if w := WeaponOf(s, c); w != 0 {
			return g.Lib.Card(s.Card(w).Def).ID, true
		}
		return "none", true
	case "skills":
		n := 0
		for m := g.SkillsLeft(s, c); m > 0; m >>= 1 {
			n += m & 1
		}
		return strconv.Itoa(n), true
	case "damage":
		return strconv.Itoa(int(d.N[NDamage])), true
	case "slot":
		return strconv.Itoa(int(d.N[NPlace])), true
	}
	return "", false
}

// Means says what the number of an answer stands for: the unit that a weapon
// goes to, the card that makes room, the ability that is used, the place of a
// trap.
func (g *Game) Means(s *rules.State, p rules.Seat, o rules.Option) (key string, card rules.CardID, word string) {
	switch o.Verb {
	case rules.Number:
		return "card", TargetOf(s, p, o), ""
	case rules.Block:
		if o.N != 0 {
			return "for", rules.CardID(o.N), ""
		}
	case rules.Use:
		switch c := s.Card(o.Card); s.Dec.Prompt {
		case PromptWaiting:
			for i, a := range g.Lib.Def(c.Def).Abilities {
				if int(o.N) < int(s.NTriggers) && a == s.Triggers[o.N].Ability {
					return "ability", 0, strconv.Itoa(i)
				}
			}
		case PromptProduction, PromptArmament, PromptRedeploy, PromptReinforce, PromptAttack, PromptChain, PromptBlock:
			switch {
			case s.Dec.Prompt == PromptRedeploy && c.Zone.Kind() != Arms, s.Dec.Prompt == PromptArmament, s.Dec.Prompt == PromptProduction && c.Zone.Kind() == Hand && !g.is(s, o.Card, Weapon):
				if o.N != 0 {
					return "for", rules.CardID(o.N), ""
				}
			case g.is(s, o.Card, Weapon):
				return "on", rules.CardID(o.N), ""
			default:
				return "ability", 0, strconv.Itoa(int(o.N))
			}
		}
	}
	return "", 0, ""
}
