package duemagic

import (
	"fmt"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/games"
)

// This file has what scenarios, line protocols and tools need beyond the
// rules: words for the game's numbers, positions at any step, and properties
// by name.

var names = rules.Names{
	Vars: []string{Attacker: "attackerCard", attackerSt: "attackerObject", AttackOn: "attackedCard", attackOnSt: "attackedObject", Blocked: "blockerCard", blockedSt: "blockerObject",
		attackOver: "attackOver", chain: "stackedThisTurn", skipTurn: "skipsTurn", exchanged: "exchangedThisAttack", TurnNo: "turnsBegun", AttackNo: "attacks", Chooser: "chooser", Quick: "quickMulligan", First: "first", regular: "active"},
	SeatVars: []string{NinjaUsed: "ninjaUsed", Mulligans: "mulligans", Kept: "kept", Charged: "charged", UsedCards: "used", ExtraTurns: "extraTurns", LastMana: "manaThisTurn",
		DirectHit: "hit", EffectWin: "wins", EffectLose: "loses", SummonCount: "entered", FirstUsed: "firstUsed"},
	Flags: []string{"tapped", "", "declared", "", "leaving", "faceUp", "exchanged", "summoned", "", "", "", "staysTapped"},
	Steps: []string{StepSetup: "setup", StepUntap: "untap", StepUpkeep: "upkeep", StepDraw: "draw", StepCharge: "charge", StepMain: "main", StepBattleStart: "battleStart",
		StepAttack: "attack", StepBlock: "block", StepBreak: "break", StepAttackEnd: "attackEnd", StepBattleEnd: "battleEnd", StepEnd: "end", StepCleanup: "cleanup"},
	Prompts: []string{PromptOrderWin: "first", PromptMulligan: "mulligan", PromptBottom: "bottom", PromptQuick: "quick", PromptCharge: "charge", PromptPriority: "priority",
		PromptPay: "pay", PromptBase: "base", PromptMode: "mode", PromptTargets: "targets", PromptPlayer: "player", PromptStack: "stack", PromptAttack: "attack",
		PromptBlock: "block", PromptBreaker: "breaker", PromptShield: "shield", PromptDeclare: "declare", PromptCards: "cards", PromptMay: "may",
		PromptReplace: "replace", PromptSacCost: "cost", PromptUntap: "untap", PromptSplit: "split", PromptNumber: "look", PromptOrderUse: "useOrder", PromptArrange: "arrange"},
	Reasons: []string{rules.ReasonConcede: "concede", ReasonDirect: "direct", ReasonLibrary: "library", ReasonEffect: "effect", ReasonEndless: "endless"},
	Events: []rules.EventName{
		{Kind: EvTurn, Name: "turn", A: "turn"}, {Kind: EvStep, Name: "step", A: "step"}, {Kind: EvTap, Name: "tap", A: "down", Has: rules.HasCard},
		{Kind: EvPass, Name: "pass"}, {Kind: EvUse, Name: "use", A: "how", Has: rules.HasCard | rules.HasFrom}, {Kind: EvStacked, Name: "stacked", A: "entry", B: "how", C: "object", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvTarget, Name: "target", A: "entry", B: "player", Has: rules.HasCard}, {Kind: EvMode, Name: "mode", A: "entry", B: "mode"},
		{Kind: EvResolve, Name: "resolve", A: "entry", Has: rules.HasCard | rules.HasSrc}, {Kind: EvFizzle, Name: "fizzle", A: "entry", B: "block", C: "empty", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvLeaveStack, Name: "leaveStack", A: "entry", B: "resolved", Has: rules.HasCard | rules.HasSrc}, {Kind: EvAttack, Name: "attack", Has: rules.HasCard | rules.HasSrc}, {Kind: EvBlock, Name: "block", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvBattle, Name: "battle", A: "power1", B: "power2", Has: rules.HasCard | rules.HasSrc}, {Kind: EvBreak, Name: "break", A: "place", Has: rules.HasSrc}, {Kind: EvDeclare, Name: "declare", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvEvolve, Name: "evolve", Has: rules.HasCard | rules.HasSrc}, {Kind: EvExchange, Name: "exchange", Has: rules.HasCard | rules.HasSrc}, {Kind: EvPower, Name: "power", A: "by", Has: rules.HasCard | rules.HasSrc}, {Kind: EvGrant, Name: "grant", A: "keyword", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvProtected, Name: "protected", Has: rules.HasCard}, {Kind: EvReplaced, Name: "replaced", Has: rules.HasCard | rules.HasSrc}, {Kind: EvForbid, Name: "forbid", A: "deed", Has: rules.HasSrc}, {Kind: EvExtraTurn, Name: "extraTurn"},
		{Kind: EvSkip, Name: "skip"}, {Kind: EvDirect, Name: "direct", Has: rules.HasCard}, {Kind: EvMulligan, Name: "mulligan", A: "n"}, {Kind: EvKeep, Name: "keep"},
		{Kind: EvSacrifice, Name: "sacrifice", Has: rules.HasCard}, {Kind: EvShieldUp, Name: "shieldUp", A: "place", Has: rules.HasCard}, {Kind: EvTrigger, Name: "trigger", Has: rules.HasSrc}, {Kind: EvBound, Name: "bound", Has: rules.HasCard},
	},
	Enums: rules.Map(enumsTable[:]),
	Bounds: map[string][2]int16{
		"turn": {1, TurnCap}, "ninjaUsed": {0, 1}, "mulligans": {0, MaxMulligans}, "kept": {0, 1}, "charged": {0, 1}, "used": {0, 99}, "extraTurns": {0, 9}, "manaThisTurn": {0, 99},
		"hit": {0, 1}, "wins": {0, 1}, "loses": {0, 1}, "entered": {0, 99}, "attacks": {0, 99}, "stackedThisTurn": {0, 999}, "skipsTurn": {0, 1}, "quickMulligan": {0, 1},
	},
	Follows: []string{"attackerCard", "attackerObject", "attackedCard", "attackedObject", "blockerCard", "blockerObject", "attackOver", "exchangedThisAttack", "turnsBegun"},
	Lies:    rules.Map(liesTable[:]),
	Under:   map[string]bool{"battle": true},
	Where:   rules.Map(whereTable[:]),
	Seen:    rules.Map(seenTable[:]), // printed; effects ask for it everywhere
	Answers: rules.Map(answersOfTable[:]),
	Takes:   rules.Map(takesTable[:]),
	Usual:   PromptPriority,
}

// keywordNames returns the plain keywords, by their numbers in events.
func keywordNames() []string {
	var out []string
	for _, v := range keywordWords.Values {
		out = append(out, v.Name)
	}
	return out
}

// The maps of the names, as tables: the compiler makes data of them, not code.
var (
	enumsTable = [...]rules.Pair[string, []string]{
		{K: "active", V: []string{"p1", "p2"}},
		{K: "first", V: []string{"p1", "p2"}},
		{K: "chooser", V: []string{"p1", "p2"}},
		{K: "priority", V: []string{"p1", "p2", "nobody"}},
		{K: "how", V: []string{HowPay: "pay", HowSac: "sacrifice", HowFaceUp: "faceUp", HowNinja: "ninja", HowTrigger: "trigger", HowStrike: "strike", HowFree: "free", HowExchange: "exchange", HowInvade: "invade", HowActivate: "ability"}},
		{K: "object", V: []string{ItemCard: "card", ItemAbility: "ability", ItemSlayer: "slayer", ItemNinja: "ninja", ItemJChange: "jChange"}},
		{K: "deed", V: []string{"cast", "summon", "put", "attack", "block", "trigger"}},
		{K: "keyword", V: keywordNames()},
	}
	liesTable = [...]rules.Pair[string, []string]{
		{K: "battle", V: []string{"creature"}},
		{K: "stack", V: []string{}},
	}
	whereTable = [...]rules.Pair[string, []string]{
		{K: "tapped", V: []string{"battle", "mana"}},
		{K: "staysTapped", V: []string{"battle", "mana"}},
		{K: "faceUp", V: []string{"shields"}},
		{K: "onShield", V: []string{"shields"}},
		{K: "summoned", V: []string{"battle"}},
		{K: "exchanged", V: []string{"battle"}},
		{K: "under", V: []string{"battle"}},
		{K: "power", V: []string{"battle"}},
		{K: "fromShield", V: []string{}},
		{K: "declared", V: []string{}},
		{K: "noTrigger", V: []string{}},
		{K: "leaving", V: []string{}},
	}
	seenTable = [...]rules.Pair[string, []string]{
		{K: "power", V: []string{"battle", "hand", "library", "mana", "shields", "graveyard"}},
	}
	answersOfTable = [...]rules.Pair[string, rules.Action]{
		{K: "first", V: rules.Action{Prompt: PromptOrderWin, Verb: rules.Yes}},
		{K: "mulligan", V: rules.Action{Prompt: PromptMulligan, Verb: rules.Yes}},
		{K: "bottom", V: rules.Action{Prompt: PromptBottom}},
		{K: "quick", V: rules.Action{Prompt: PromptQuick}},
		{K: "charge", V: rules.Action{Prompt: PromptCharge, Verb: rules.Use}},
		{K: "summon", V: rules.Action{Prompt: PromptPriority, Verb: rules.Use, Types: []string{"creature"}}},
		{K: "cast", V: rules.Action{Prompt: PromptPriority, Verb: rules.Use, Types: []string{"spell"}}},
		{K: "pay", V: rules.Action{Prompt: PromptPay}},
		{K: "base", V: rules.Action{Prompt: PromptBase}},
		{K: "targets", V: rules.Action{Prompt: PromptTargets}},
		{K: "player", V: rules.Action{Prompt: PromptPlayer, Verb: rules.Mode, Seat: true}},
		{K: "stack", V: rules.Action{Prompt: PromptStack, Verb: rules.Use}},
		{K: "break", V: rules.Action{Prompt: PromptShield, Verb: rules.Number}},
		{K: "declare", V: rules.Action{Prompt: PromptDeclare, Verb: rules.Use}},
		{K: "cards", V: rules.Action{Prompt: PromptCards}},
		{K: "may", V: rules.Action{Prompt: PromptMay, Verb: rules.Yes}},
		{K: "replace", V: rules.Action{Prompt: PromptReplace, Verb: rules.Use}},
		{K: "cost", V: rules.Action{Prompt: PromptSacCost}},
		{K: "untap", V: rules.Action{Prompt: PromptUntap, Verb: rules.Yes}},
		{K: "split", V: rules.Action{Prompt: PromptSplit}},
		{K: "look", V: rules.Action{Prompt: PromptNumber}},
		{K: "arrange", V: rules.Action{Prompt: PromptArrange}},
	}
	takesTable = [...]rules.Pair[uint8, []rules.Verb]{
		{K: PromptCharge, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptPriority, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptShield, V: []rules.Verb{rules.Number}},
		{K: PromptDeclare, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptReplace, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptAttack, V: []rules.Verb{rules.Attack, rules.Pass}},
		{K: PromptBlock, V: []rules.Verb{rules.Block, rules.Pass}},
	}
)

// Names returns the words of the game.
func (g *Game) Names() *rules.Names { return &names }

// starts maps the steps at which a position may begin to points of the flow.
var starts = map[string]uint16{
	"main": atMain, "turnStart": atTurn, "upkeep": atUpkeep, "draw": atDraw, "charge": atCharge, "battleStart": atBattleStart,
	"attack": atDeclare, "battleEnd": atBattleEnd, "end": atEnd, "shields": atShields,
}

// Starts lists the steps at which a position may begin, the usual one first.
func (g *Game) Starts() []string {
	return []string{"main", "turnStart", "upkeep", "draw", "charge", "battleStart", "attack", "battleEnd", "end", "shields"}
}

// Stage initializes s to an empty position: turn 3, p1's.
func (g *Game) Stage(s *rules.State) {
	s.Turn = 3
	s.Step = StepMain
}

// Placed gives a card that a position has placed its usual states: creatures
// came a turn ago, shields get the next place.
func (g *Game) Placed(s *rules.State, c rules.CardID) {
	card := s.Card(c)
	card.Since = s.Turn - 1
	if card.Zone.Kind() == Shields {
		card.Host = c // must not count as a shield while looking for its place
		place := freePlace(s, card.Zone.Seat())
		card.Host, card.N[0] = 0, place
	}
}

// SetCard sets a property of a card that is not a flag: onShield puts it
// face-up on the shield at a place, under puts it under the creature listed
// before it.
func (g *Game) SetCard(s *rules.State, c rules.CardID, key, word string) (known bool, err error) {
	card := s.Card(c)
	switch key {
	case "onShield":
		n, err := games.Amount(word, 1, 99)
		card.Host = c
		b := ShieldAt(s, card.Zone.Seat(), n)
		card.Host, card.N[0] = b, n
		card.Flags |= FlagFaceUp
		card.Known = rules.BothSeats
		if err == nil && b == 0 {
			err = fmt.Errorf("there is no shield at place %s before it", word)
		}
		return true, err
	case "under":
		for _, k := range s.Zone(card.Zone) {
			if s.Card(k).Host == 0 && k != c {
				card.Host = k
			}
		}
		if k, ok := games.Named(s, word); ok && s.Card(k).Zone == card.Zone && k != c {
			card.Host = k
		} else if word != "true" {
			return true, fmt.Errorf("under is true (the creature before it) or the label of a creature of the same player")
		}
		if card.Host == 0 {
			return true, fmt.Errorf("there is no creature before it")
		}
		if g.def(s, card.Host).evoN == 0 {
			return true, fmt.Errorf("%s is not an evolution creature: nothing can be under it", g.Lib.Card(s.Card(card.Host).Def).ID)
		}
		return true, nil
	case "power":
		n, err := games.Amount(word, -30000, 30000)
		s.AddMod(rules.Mod{Kind: ModPower, Seat: rules.NoSeat, Target: c, Amount: n})
		return true, err
	}
	return false, nil
}

// SetSeat sets a property of a player that is not a variable.
func (g *Game) SetSeat(s *rules.State, p rules.Seat, key, word string) (known bool, err error) {
	switch key {
	case "cannot":
		i := forbidWords.Index(word)
		if i < 0 {
			return true, fmt.Errorf("%q cannot be forbidden; use %s", word, strings.Join(names.Enums["deed"], ", "))
		}
		s.AddMod(rules.Mod{Kind: ModForbid, Ctrl: p.Other(), Seat: p, Amount: int16(i)})
		return true, nil
	}
	return false, nil
}

// Arrange completes a position: empty libraries get ten blank cards, and the
// turn is that of the seat in "active".
func (g *Game) Arrange(s *rules.State, step string, given func(name string) bool) error {
	pc, ok := starts[step]
	if !ok {
		return fmt.Errorf("unknown step %q", step)
	}
	s.Active = rules.Seat(s.Vars[regular])
	s.Vars[TurnNo] = s.Turn
	blank := g.Lib.Find("blank")
	for p := rules.Seat(0); p < 2; p++ {
		if s.Count(zone(Library, p)) == 0 && blank != 0 {
			for i := 0; i < 10; i++ {
				s.NewCard(blank, p, zone(Library, p))
			}
		}
	}
	switch pc {
	case atTurn:
		s.Turn--
		s.Vars[TurnNo]--
	case atShields:
		s.Turn, s.Vars[TurnNo], s.Step = 0, 0, StepSetup
	}
	if pc != atShields {
		s.Step = uint8(max(1, rules.Find(names.Steps, step)))
	}
	s.Push(rules.Frame{Op: opMatch, PC: pc})
	return nil
}

// Value returns a property of the match that is not a variable.
func (g *Game) Value(s *rules.State, name string) (string, bool) {
	switch name {
	case "active":
		return s.Active.String(), true // also during an extra turn
	case "stackSize":
		return strconv.Itoa(int(s.NStack)), true
	case "top":
		if s.NStack == 0 {
			return "nothing", true
		}
		return g.Lib.Def(s.Stack[s.NStack-1].Def).ID, true
	case "attacking":
		return strconv.FormatBool(g.attackOn(s)), true
	case "priority":
		if s.Dec.Prompt == PromptPriority && s.Dec.Kind != rules.NoDecision {
			return s.ToAnswer().String(), true
		}
		return "nobody", true
	}
	return "", false
}

// SeatValue returns a property of a player that is not a variable.
func (g *Game) SeatValue(s *rules.State, p rules.Seat, name string) (string, bool) {
	switch name {
	case "shieldCount":
		return strconv.Itoa(ShieldsOf(s, p)), true
	case "untapped":
		w := g.wallet(s, p)
		return strconv.Itoa(w.n), true
	}
	return "", false
}

// CardValue returns a property of a card that is not a flag.
func (g *Game) CardValue(s *rules.State, c rules.CardID, name string) (string, bool) {
	switch name {
	case "power":
		return strconv.Itoa(g.Power(s, c)), true
	case "cost":
		return strconv.Itoa(g.Cost(s, s.Card(c).Owner, c)), true
	case "place":
		return strconv.Itoa(int(s.Card(c).N[0])), true
	case "inPlay":
		return strconv.FormatBool(g.InPlay(s, c)), true
	}
	for i, v := range keywordWords.Values {
		if v.Name == name && i > 0 {
			return strconv.FormatBool(g.Keywords(s, c)&(1<<uint(i)) != 0), true
		}
	}
	return "", false
}

// Means says what the number of an answer stands for: the attacked creature,
// how a card is used, the place of a shield.
func (g *Game) Means(s *rules.State, p rules.Seat, o rules.Option) (key string, card rules.CardID, word string) {
	switch {
	case o.Verb == rules.Attack && o.N == 0:
		return "on", 0, "player"
	case o.Verb == rules.Attack, o.Verb == rules.Use && s.Dec.Prompt == PromptDeclare && o.N != 0:
		return "on", rules.CardID(o.N), ""
	case o.Verb == rules.Use && s.Dec.Prompt == PromptPriority:
		return "how", 0, names.Word("how", o.N)
	case o.Verb == rules.Use && s.Dec.Prompt == PromptStack:
		switch o.N {
		case stackDeclared:
			return "how", 0, "declared"
		case stackChange:
			return "how", 0, names.Word("how", int16(HowExchange))
		case stackInvade:
			return "how", 0, names.Word("how", int16(HowInvade))
		}
		if int(o.N) < int(s.NTriggers) && o.Card != 0 {
			for i, a := range g.Lib.Def(s.Card(o.Card).Def).Abilities {
				if a == s.Triggers[o.N].Ability {
					return "ability", 0, strconv.Itoa(i)
				}
			}
		}
	case o.Verb == rules.Number && s.Dec.Prompt == PromptShield:
		return "card", ShieldAt(s, rules.Seat(s.Dec.Arg), o.N), ""
	}
	return "", 0, ""
}
