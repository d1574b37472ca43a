package guardians

import (
	"fmt"
	"strconv"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// This file has what scenarios, line protocols and tools need beyond the
// rules: words for the game's numbers, positions at any step, and properties
// by name.

var names = rules.Names{
	Vars: []string{First: "first", Die: "die", DieMod: "dieMod", Row: "row", Extra: "extraDone", Acts: "acts", Group: "group",
		TurnOf: "active", chain: "chain", chainAt: "chainAt"},
	SeatVars: []string{Counters: "counters", Turns: "turns", Drew: "drew", Nullified: "nullified", Rolls: "rolls", SideSize: "sideSize", Granted: "granted", Drawn: "drawn", SeenLP: "seenLP", SeenDG: "seenDG"},
	Flags:    []string{"spent", "weakened", "raged", "home", "used0", "used1", "used2", "used3", "used4", "used5", "used6", "used7", "used8", "used9"},
	Steps: []string{StepSetup: "setup", StepDraw: "draw", StepCharge: "charge", StepSummon: "summon", StepDomain: "domain", StepSet: "set",
		StepDice: "dice", StepBattle: "battle", StepExtra: "extra", StepEnd: "end"},
	Prompts: []string{PromptOrder: "order", PromptKeep: "keep", PromptRedraw: "redraw", PromptDraw: "draw", PromptCharge: "charge", PromptFollow: "follow",
		PromptSummon: "summon", PromptDomain: "domain", PromptSet: "set", PromptForce: "force", PromptDiscard: "discard", PromptBurn: "burn",
		PromptTargets: "targets", PromptCards: "cards", PromptMay: "may", PromptWaiting: "waiting", PromptCounter: "counter", PromptDamage: "damage",
		PromptSpeed: "speed", PromptExtra: "extra", PromptLimit: "limit", PromptReturn: "return", PromptFind: "find"},
	Reasons: []string{rules.ReasonConcede: "concede", ReasonLife: "life", ReasonDeck: "deck", ReasonCounters: "counters", ReasonKept: "kept", ReasonExtra: "extra",
		ReasonTurnCap: "turnCap", ReasonEndless: "endless"},
	Events: []rules.EventName{
		{Kind: EvTurn, Name: "turn", A: "turn"},
		{Kind: EvStep, Name: "step", A: "step"},
		{Kind: EvFirst, Name: "first"},
		{Kind: EvKept, Name: "kept", A: "what", Has: rules.HasCard},
		{Kind: EvRedraw, Name: "redraw", A: "n"},
		{Kind: EvForce, Name: "force", A: "ready", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvSummon, Name: "summon", A: "how", B: "dg", Has: rules.HasCard | rules.HasSrc | rules.HasTo},
		{Kind: EvShift, Name: "shift", Has: rules.HasCard},
		{Kind: EvGauge, Name: "gauge", A: "before", B: "after", C: "damage", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvLife, Name: "life", A: "n", B: "until", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvDamage, Name: "damage", A: "n", Has: rules.HasCard | rules.HasSrc | rules.HasTo},
		{Kind: EvHit, Name: "hit", A: "n", B: "doubled", C: "base", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvLost, Name: "lost", A: "n", Has: rules.HasTo},
		{Kind: EvNullify, Name: "nullify", A: "n", B: "paid", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvWeak, Name: "weak", A: "weakened", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvDie, Name: "die", A: "face", B: "hit", C: "rolled"},
		{Kind: EvEffect, Name: "effect", A: "ability", B: "kind", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvNegate, Name: "negate", Has: rules.HasCard},
		{Kind: EvAnswer, Name: "answer", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvPass, Name: "noCounter"},
		{Kind: EvDestroy, Name: "destroy", Has: rules.HasCard | rules.HasFrom},
		{Kind: EvCounters, Name: "counters", A: "n"},
		{Kind: EvForbid, Name: "forbid", A: "deed"},
		{Kind: EvGrant, Name: "grant", A: "modifier", B: "n", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvEnd, Name: "end"},
		{Kind: EvSkip, Name: "skip", A: "phase", B: "now"}, {Kind: EvBound, Name: "bound", A: "bound", Has: rules.HasCard},
	},
	Enums: rules.Map(enumsTable[:]),
	Bounds: map[string][2]int16{
		"turn": {1, TurnCap}, "counters": {1, 99}, "turns": {0, 60}, "drew": {0, 1}, "nullified": {0, 1}, "rolls": {0, 6}, "granted": {0, 6}, "acts": {0, ActCap}, "extraDone": {0, 1},
	},
	Follows: []string{"die", "dieMod", "row", "group", "chain", "chainAt", "sideSize", "drawn", "seenLP", "seenDG"},
	Lies:    rules.Map(liesTable[:]),
	Backs:   map[string]bool{"assist": true},
	Where:   rules.Map(whereTable[:]),
	Seen:    rules.Map(seenTable[:]),
	Ways:    map[string]int16{"discard": discardSpell},
	Marks:   true,
	Answers: rules.Map(answersOfTable[:]),
	Takes:   rules.Map(takesTable[:]),
	Usual:   PromptCounter,
}

// Which types of cards can be where.
var (
	inPlay    = []string{"attack", "assist", "domain"}
	mainTypes = []string{"attack", "assist", "armed", "unlimited", "counter", "domain", "spell"}
	sideTypes = []string{"rise", "speed", "cross", "extra", "raging"}
)

// The maps of the names, as tables: the compiler makes data of them, not code.
var (
	enumsTable = [...]rules.Pair[string, []string]{
		{K: "first", V: []string{"p1", "p2"}},
		{K: "active", V: []string{"p1", "p2"}},
		{K: "how", V: []string{HowNormal: "normal", HowSilent: "silent", HowAwaken: "awaken", HowRebirth: "rebirth", HowRage: "rage", HowLimit: "limit", HowSpeed: "speed",
			HowEffect: "effect", HowReturn: "return"}},
		{K: "bound", V: []string{BoundDamage: "damage", BoundChanges: "changes", BoundNested: "nested"}},
		{K: "what", V: []string{"chosen", "summoned", "lost"}},
		{K: "purpose", V: []string{DieOrder: "order", DieAttack: "attack"}},
		{K: "kind", V: []string{kindAuto: "automatic", kindActivated: "activated", kindAttack: "attack", kindSpell: "spell", kindPrevent: "prevent", kindCounterCard: "counterCard", kindCounterAbility: "counterAbility"}},
		{K: "deed", V: []string{ActCounter: "counter", ActPrevent: "prevent", ActSpell: "spell", ActAssist: "assist", ActDomain: "domain", ActRoll: "roll", ActSpeed: "speed", ActSummon: "summon"}},
		{K: "until", V: []string{"field", "turn", "next", "phase"}},
		{K: "phase", V: []string{"draw", "charge", "summon", "domain", "extra"}},
		{K: "modifier", V: []string{ModLP: "lp", ModDealt: "dealt", ModFaces: "faces", ModSilent: "silent", ModForbid: "forbid", ModNext: "next", ModAbility: "ability", ModSF: "sf", ModSkip: "skip"}},
	}
	liesTable = [...]rules.Pair[string, []string]{
		{K: "attack", V: []string{"attack", "unlimited", "rise", "speed", "cross", "extra", "raging"}},
		{K: "assist", V: []string{"assist", "armed"}},
		{K: "domain", V: []string{"domain"}},
		{K: "deck", V: mainTypes},
		{K: "side", V: sideTypes},
		{K: "leaving", V: []string{}},
		{K: "played", V: []string{}},
	}
	whereTable = [...]rules.Pair[string, []string]{
		{K: "spent", V: []string{"charge"}},
		{K: "weakened", V: []string{"attack"}},
		{K: "raged", V: []string{"attack"}},
		{K: "home", V: []string{}},
		{K: "dg", V: []string{"attack", "assist"}},
		{K: "up", V: []string{"attack", "assist"}},
		{K: "down", V: []string{"attack", "assist"}},
		{K: "used0", V: inPlay},
		{K: "used1", V: inPlay},
		{K: "used2", V: inPlay},
		{K: "used3", V: inPlay},
		{K: "used4", V: inPlay},
		{K: "used5", V: inPlay},
		{K: "used6", V: []string{}},
		{K: "used7", V: []string{}},
		{K: "used8", V: []string{}},
		{K: "used9", V: []string{}},
	}
	seenTable = [...]rules.Pair[string, []string]{
		{K: "lp", V: []string{"attack", "assist"}},
	}
	answersOfTable = [...]rules.Pair[string, rules.Action]{
		{K: "goFirst", V: rules.Action{Prompt: PromptOrder, Verb: rules.Mode, N: 0, Alone: true}},
		{K: "goSecond", V: rules.Action{Prompt: PromptOrder, Verb: rules.Mode, N: 1, Alone: true}},
		{K: "keep", V: rules.Action{Prompt: PromptKeep}},
		{K: "redraw", V: rules.Action{Prompt: PromptRedraw}},
		{K: "drawMain", V: rules.Action{Prompt: PromptDraw, Verb: rules.Mode, N: 0, Alone: true}},
		{K: "drawSide", V: rules.Action{Prompt: PromptDraw, Verb: rules.Mode, N: 1, Alone: true}},
		{K: "charge", V: rules.Action{Prompt: PromptCharge, Verb: rules.Use}},
		{K: "follow", V: rules.Action{Prompt: PromptFollow, Verb: rules.Use}},
		{K: "followMain", V: rules.Action{Prompt: PromptFollow, Verb: rules.Mode, N: 0, Alone: true}},
		{K: "followSide", V: rules.Action{Prompt: PromptFollow, Verb: rules.Mode, N: 1, Alone: true}},
		{K: "summon", V: rules.Action{Prompt: PromptSummon, Verb: rules.Use}},
		{K: "place", V: rules.Action{Prompt: PromptDomain, Verb: rules.Use}},
		{K: "cast", V: rules.Action{Prompt: PromptSet, Verb: rules.Use, Types: []string{"spell"}}},
		{K: "activate", V: rules.Action{Prompt: PromptSet, Verb: rules.Use}},
		{K: "lifeMain", V: rules.Action{Prompt: PromptSet, Verb: rules.Mode, N: SetDrawMain, Alone: true}},
		{K: "lifeSide", V: rules.Action{Prompt: PromptSet, Verb: rules.Mode, N: SetDrawSide, Alone: true}},
		{K: "restart", V: rules.Action{Prompt: PromptSet, Verb: rules.Mode, N: SetRestart, Alone: true}},
		{K: "roll", V: rules.Action{Prompt: PromptSet, Verb: rules.Attack, Alone: true}},
		{K: "force", V: rules.Action{Prompt: PromptForce}},
		{K: "give", V: rules.Action{Prompt: PromptDiscard}},
		{K: "burn", V: rules.Action{Prompt: PromptBurn}},
		{K: "target", V: rules.Action{Prompt: PromptTargets}},
		{K: "take", V: rules.Action{Prompt: PromptCards}},
		{K: "may", V: rules.Action{Prompt: PromptMay, Verb: rules.Yes}},
		{K: "answer", V: rules.Action{Prompt: PromptCounter, Verb: rules.Use}},
		{K: "prevent", V: rules.Action{Prompt: PromptDamage, Verb: rules.Use}},
		{K: "nullify", V: rules.Action{Prompt: PromptDamage, Verb: rules.Mode, N: 1, Alone: true}},
		{K: "speed", V: rules.Action{Prompt: PromptSpeed, Verb: rules.Use}},
		{K: "searchSide", V: rules.Action{Prompt: PromptSpeed, Verb: rules.Mode, N: 1, Alone: true}},
		{K: "enterMain", V: rules.Action{Prompt: PromptExtra, Verb: rules.Mode, N: 0, Alone: true}},
		{K: "enterSide", V: rules.Action{Prompt: PromptExtra, Verb: rules.Mode, N: 1, Alone: true}},
		{K: "extra", V: rules.Action{Prompt: PromptLimit, Verb: rules.Use}},
		{K: "return", V: rules.Action{Prompt: PromptReturn, Verb: rules.Use}},
		{K: "searchDeck", V: rules.Action{Prompt: PromptReturn, Verb: rules.Mode, N: 1, Alone: true}},
		{K: "find", V: rules.Action{Prompt: PromptFind}},
	}
	takesTable = [...]rules.Pair[uint8, []rules.Verb]{
		{K: PromptOrder, V: []rules.Verb{rules.Mode}},
		{K: PromptDraw, V: []rules.Verb{rules.Mode, rules.Pass}},
		{K: PromptCharge, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptFollow, V: []rules.Verb{rules.Mode, rules.Use}},
		{K: PromptSummon, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptDomain, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptSet, V: []rules.Verb{rules.Use, rules.Mode, rules.Attack, rules.Pass}},
		{K: PromptCounter, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptDamage, V: []rules.Verb{rules.Use, rules.Mode, rules.Pass}},
		{K: PromptSpeed, V: []rules.Verb{rules.Use, rules.Mode, rules.Pass}},
		{K: PromptExtra, V: []rules.Verb{rules.Mode, rules.Pass}},
		{K: PromptLimit, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptReturn, V: []rules.Verb{rules.Use, rules.Mode, rules.Pass}},
	}
)

// Names returns the words of the game.
func (g *Game) Names() *rules.Names { return &names }

// Library returns the library.
func (g *Game) Library() *effect.Library { return g.Lib }

var starts = map[string]uint16{"set": atSet, "turn": atTurn, "charge": atCharge, "summon": atSummon, "domain": atDomain, "extra": atExtra, "end": atEnd}

// Starts lists the steps at which a position may begin, the usual one first.
func (g *Game) Starts() []string {
	return []string{"set", "turn", "charge", "summon", "domain", "extra", "end"}
}

// Stage initializes s to an empty position: turn 3, p1's.
func (g *Game) Stage(s *rules.State) {
	s.Turn = 3
	for p := range s.Seats {
		s.Seats[p][Counters] = LifeCounters
	}
}

// Placed gives a card that a position has placed its usual states.
func (g *Game) Placed(s *rules.State, c rules.CardID) { s.Card(c).Since = s.Turn - 1 }

// SetCard sets a property of a card that is not a flag: its DG, or a lasting
// change of its LP.
func (g *Game) SetCard(s *rules.State, c rules.CardID, key, word string) (known bool, err error) {
	if key != "dg" && key != "up" && key != "down" {
		return false, nil
	}
	n, err := games.Amount(word, -GaugeCap, GaugeCap)
	switch key {
	case "dg":
		s.Card(c).N[NGauge] = n
		return true, err
	case "down":
		n = -n
	}
	s.AddMod(rules.Mod{Kind: ModLP, Ctrl: s.Card(c).Owner, Seat: rules.NoSeat, Target: c, Amount: n})
	return true, err
}

// SetSeat sets a property of a player that is not a variable: what it cannot
// do this turn.
func (g *Game) SetSeat(s *rules.State, p rules.Seat, key, word string) (known bool, err error) {
	if key != "cannot" {
		return false, nil
	}
	i := actionEnum.Index(word)
	if i < 0 {
		return true, fmt.Errorf("%q cannot be forbidden", word)
	}
	s.AddMod(rules.Mod{Kind: ModForbid, Until: UntilTurnEnd, Ctrl: p.Other(), Seat: p, Amount: int16(i)})
	return true, nil
}

// Arrange completes a position: the turn is that of the seat in "active",
// under cards are under their owner's attack guardian, and a weakened guardian
// has missed in its owner's last turn, or in this one.
func (g *Game) Arrange(s *rules.State, step string, given func(name string) bool) error {
	pc, ok := starts[step]
	if !ok {
		return fmt.Errorf("unknown step %q", step)
	}
	s.Active = rules.Seat(s.Vars[TurnOf])
	// Players take turns, the first player those with odd numbers.
	if first := rules.Seat(s.Vars[TurnOf] ^ (s.Turn+1)&1); !given("first") {
		s.Vars[First] = int16(first)
	} else if rules.Seat(s.Vars[First]) != first {
		return games.Misplaced{Where: "active", Why: fmt.Sprintf("turn %d is not %s's when %s goes first", s.Turn, s.Active, rules.Seat(s.Vars[First]))}
	}
	for p := rules.Seat(0); p < 2; p++ {
		if !given(p.String() + ".turns") {
			s.Seats[p][Turns] = s.Turn / 2
			if p == s.Active {
				s.Seats[p][Turns] = (s.Turn + 1) / 2
			}
		}
		mine := AttackGuardian(s, p)
		if g.is(s, mine, Raging) {
			s.Card(mine).Flags |= FlagRaged
		}
		for _, k := range [...]uint8{Materials, Unders} {
			if s.Count(zone(k, p)) > 0 && mine == 0 {
				return games.Misplaced{Where: p.String() + "." + table.Zones[k].Name, Why: "there is no attack guardian"}
			}
		}
		for _, c := range s.Zone(zone(Unders, p)) {
			s.Card(c).Host = mine
		}
		if mine != 0 && s.Card(mine).Has(FlagWeak) {
			s.Card(mine).N[NWeak] = s.Turn + int16(rules.Truth(p == s.Active))
		}
		if c := s.Top(zone(Assist, p)); c != 0 && s.Card(c).Has(rules.FaceDown) && !g.is(s, c, Rise) {
			return games.Misplaced{Where: p.String() + ".assist", Why: "only a Rise Guardian can be face-down there"}
		}
		if why, kept := g.keptWrong(s, p); why != "" {
			return games.Misplaced{Where: p.String() + "." + table.Zones[s.Card(kept).Zone.Kind()].Name, Why: why}
		}
		if mine != 0 && g.LP(s, mine) <= 0 {
			return games.Misplaced{Where: p.String() + ".attack", Why: fmt.Sprintf("%s has LP 0: its player would have lost (BGD-25.1)", g.Lib.Card(s.Card(mine).Def).ID)}
		}
		if s.Seats[p][Counters] > LifeCounters && !g.gainsLife(s) {
			return games.Misplaced{Where: p.String() + ".counters", Why: fmt.Sprintf("nobody has more than %d life counters when no card of the match gives any", LifeCounters)}
		}
		for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
			if s.Card(id).Owner == p && g.OfSide(s.Card(id).Def) {
				s.Seats[p][SideSize]++
			}
		}
	}
	if pc == atTurn {
		s.Turn--
		s.Seats[s.Active][Turns]--
	}
	s.Step = uint8(max(int(StepDraw), rules.Find(names.Steps, step)))
	f := s.Push(rules.Frame{Op: opMatch, PC: pc})
	f.N[regBattle] = int16(rules.Truth(pc == atExtra))
	return nil
}

// keptWrong says why a kept card can never be as the position has it, or "".
func (g *Game) keptWrong(s *rules.State, p rules.Seat) (why string, kept rules.CardID) {
	n := 0
	for c := rules.CardID(1); c <= rules.CardID(s.NCards); c++ {
		if s.Card(c).Owner == p && s.Marked(c) {
			n, kept = n+1, c
		}
	}
	switch {
	case n == 0:
	case n > 1:
		why = "only one card is kept (marked)"
	case s.Card(kept).Zone.Kind() != Hand:
		why = "the kept card (marked) must be in the hand"
	case !g.starter(s, kept):
		why = fmt.Sprintf("%s cannot be kept (marked): it is no normal attack guardian of SF %d or less (BGD-3.4)", g.Lib.Card(s.Card(kept).Def).ID, FirstSF)
	case s.Seats[p][Turns] > int16(rules.Truth(p == s.Active)):
		why = "the kept card (marked) is summoned in its player's first turn, which is over (BGD-3.12)"
	}
	return why, kept
}

// gainsLife reports whether a card of the match gives life counters.
func (g *Game) gainsLife(s *rules.State) bool {
	for c := rules.CardID(1); c <= rules.CardID(s.NCards); c++ {
		for _, a := range g.Lib.Def(s.Card(c).Def).Abilities {
			end := len(g.Lib.Code)
			if n := int(a) + 1; n < len(g.Lib.Abilities) {
				end = int(g.Lib.Abilities[n].Entry)
			}
			for _, in := range g.Lib.Code[g.Lib.Abilities[a].Entry:end] {
				if in.Op == wGainLife {
					return true
				}
			}
		}
	}
	return false
}

// Value returns a property of the match that is not a variable.
func (g *Game) Value(s *rules.State, name string) (string, bool) {
	switch name {
	case "waiting":
		return strconv.Itoa(int(s.NStack)), true
	case "face":
		return strconv.Itoa(g.Face(s, roller(s))), true
	}
	return "", false
}

// SeatValue returns a property of a player that is not a variable.
func (g *Game) SeatValue(s *rules.State, p rules.Seat, name string) (string, bool) {
	switch name {
	case "force":
		return strconv.Itoa(s.Count(zone(Charge, p))), true
	case "ready":
		return strconv.Itoa(ReadyForce(s, p)), true
	case "limit":
		return strconv.Itoa(g.Limit(s, p)), true
	case "duty":
		return strconv.FormatBool(Kept(s, p) != 0), true
	case "odds":
		return strconv.Itoa(g.Odds(s, p)), true
	}
	return "", false
}

// CardValue returns a property of a card that is not a flag.
func (g *Game) CardValue(s *rules.State, c rules.CardID, name string) (string, bool) {
	switch name {
	case "lp":
		return strconv.Itoa(g.LP(s, c)), true
	case "dg":
		return strconv.Itoa(int(s.Card(c).N[NGauge])), true
	case "sf":
		return strconv.Itoa(g.SF(s, c)), true
	case "vanilla":
		return strconv.FormatBool(g.vanilla(s, c)), true
	}
	return "", false
}

// Means says what the number of an answer stands for: how a card is summoned
// or answers, which ability is used.
func (g *Game) Means(s *rules.State, p rules.Seat, o rules.Option) (key string, card rules.CardID, word string) {
	if o.Verb != rules.Use {
		return "", 0, ""
	}
	switch s.Dec.Prompt {
	case PromptSummon:
		return "how", 0, names.Word("how", o.N)
	case PromptSet, PromptCounter, PromptLimit:
		switch {
		case s.Dec.Prompt == PromptSet && o.N == setAwaken:
			return "how", 0, "awaken"
		case s.Dec.Prompt == PromptCounter && o.N == discardSpell:
			return "how", 0, "discard"
		case s.Dec.Prompt == PromptLimit && s.Card(o.Card).Zone.Kind() == Hand:
			return "how", 0, "limit"
		}
		return "ability", 0, strconv.Itoa(int(o.N))
	case PromptWaiting:
		for i, a := range g.abilities(s, o.Card) {
			if int(o.N) < int(s.NTriggers) && a == s.Triggers[o.N].Ability {
				return "ability", 0, strconv.Itoa(i)
			}
		}
	}
	return "", 0, ""
}
