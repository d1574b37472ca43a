package zutomayo

import (
	"fmt"
	"slices"
	"strconv"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// This file has what scenarios, line protocols and tools need beyond the
// rules: words for the game's numbers, positions at any step, and properties
// by name.

var names = rules.Names{
	Vars: []string{Chronos: "chronos", StartHour: "startHour", Changes: "changes", NightSide: "nightSide", Priority: "priority",
		chain: "abilitiesInARow", chainAt: "sinceDecision", begun: "abilitiesBegun", showing: "revealing"},
	SeatVars: []string{HP: "hp", Power: "power", SetCount: "setCount", Winner: "lastBattle", Mulligans: "mulligans",
		LastElem: "lastElement", ThisElem: "thisElement", KeepOld: "keepOld", DrewThis: "drewThis",
		SetHours: "setHours", SetHoursChar: "setHoursCharacters"},
	Flags: []string{"setThisTurn", "inForce", "used", "usedLate"},
	Steps: []string{StepSetup: "setup", StepStart: "turnStart", StepSet: "set", StepReveal: "reveal", StepTime: "time", StepSwap: "swap",
		StepEffects: "effects", StepBattle: "battle", StepCleanup: "cleanup", StepEnd: "end", StepDraw: "draw"},
	Prompts: []string{PromptMulligan: "mulligan", PromptPlace: "place", PromptSet: "set", PromptOrder: "order", PromptCards: "cards",
		PromptMay: "may", PromptHours: "hours", PromptName: "name", PromptDrain: "drain", PromptEnchant: "enchant"},
	Reasons: []string{rules.ReasonConcede: "concede", ReasonHP: "hp", ReasonTurnCap: "turnCap", ReasonEndless: "endless"},
	Events: []rules.EventName{
		{Kind: EvTurn, Name: "turn", A: "turn"},
		{Kind: EvStep, Name: "step", A: "step"},
		{Kind: EvHours, Name: "hours", A: "n", Has: rules.HasCard},
		{Kind: EvClock, Name: "clock", A: "before", B: "after", C: "by", Has: rules.HasSrc},
		{Kind: EvTimeChange, Name: "timeChange", A: "change"},
		{Kind: EvEffect, Name: "effect", A: "ability", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvUnderpowered, Name: "underpowered", A: "cost", B: "power", Has: rules.HasCard},
		{Kind: EvAttack, Name: "attack", A: "by", B: "attack", Has: rules.HasSrc},
		{Kind: EvBattle, Name: "battle", A: "attack1", B: "attack2"},
		{Kind: EvDamage, Name: "damage", A: "n", B: "hp", C: "prevented", Has: rules.HasSrc},
		{Kind: EvLoss, Name: "loss", A: "n", B: "hp", Has: rules.HasSrc},
		{Kind: EvHeal, Name: "heal", A: "n", B: "hp", Has: rules.HasSrc},
		{Kind: EvRebuild, Name: "rebuild", A: "n"},
		{Kind: EvMulligan, Name: "mulligan", A: "n"},
		{Kind: EvElement, Name: "element", A: "element", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvShield, Name: "shield", A: "n", Has: rules.HasSrc},
		{Kind: EvName, Name: "name", A: "design", B: "right"},
		{Kind: EvKept, Name: "kept", Has: rules.HasCard},
		{Kind: EvUnmet, Name: "unmet", A: "ability", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvExpire, Name: "expire", Has: rules.HasCard},
	},
	Enums: rules.Map(enumsTable[:]),
	Bounds: map[string][2]int16{
		"turn": {1, TurnCap}, "sets": {-3, 3}, "chronos": {0, Hours - 1}, "startHour": {0, Hours - 1},
		"hp": {0, MaxHP}, "power": {0, 999}, "setCount": {0, 3}, "mulligans": {0, 1}, "keepOld": {0, 1}, "drewThis": {0, DeckSize},
		"setHours": {-999, 999}, "setHoursCharacters": {-999, 999},
	},
	Follows: []string{"priority", "abilitiesInARow", "sinceDecision", "abilitiesBegun", "revealing"},
	Lies:    rules.Map(liesTable[:]),
	Where:   rules.Map(whereTable[:]),
	Seen:    rules.Map(seenTable[:]), // printed; effects ask for it everywhere
	Memo:    true,
	Answers: rules.Map(answersOfTable[:]),
}

// inPlay are the zones of cards in play.
var inPlay = []string{"field", "setA", "setB", "areaNew", "area"}

// elementWords are the words for a Character's element: 0 is no Character,
// then 1+element.
var elementWords = []string{"nothing", "none", "dark", "electric", "flame", "wind"}

// The maps of the names, as tables: the compiler makes data of them, not code.
var (
	enumsTable = [...]rules.Pair[string, []string]{
		{K: "nightSide", V: []string{"p1", "p2"}},
		{K: "priority", V: []string{"p1", "p2"}},
		{K: "lastBattle", V: []string{"lost", "won"}},
		{K: "changes", V: []string{"none", "nightToDay", "dayToNight", "both"}},
		{K: "change", V: []string{ChangeNightToDay: "nightToDay", ChangeDayToNight: "dayToNight"}},
		{K: "element", V: elementWords[1:]},
		{K: "lastElement", V: elementWords},
		{K: "thisElement", V: elementWords},
		{K: "purpose", V: []string{NightSide: "nightSide"}},
		{K: "time", V: []string{"night", "day"}},
	}
	liesTable = [...]rules.Pair[string, []string]{
		{K: "field", V: []string{"character"}},
		{K: "setA", V: []string{"character", "enchant"}},
		{K: "setB", V: []string{"character", "enchant"}},
		{K: "areaNew", V: []string{"area"}},
		{K: "area", V: []string{"area"}},
	}
	whereTable = [...]rules.Pair[string, []string]{
		{K: "setThisTurn", V: inPlay},
		{K: "used", V: inPlay},
		{K: "usedLate", V: inPlay},
		{K: "inForce", V: []string{"area"}},
		{K: "element", V: []string{"field"}},
		{K: "costReduced", V: append([]string{"hand"}, inPlay...)},
	}
	seenTable = [...]rules.Pair[string, []string]{
		{K: "element", V: append([]string{"hand", "deck", "abyss", "charger"}, inPlay...)},
	}
	answersOfTable = [...]rules.Pair[string, rules.Action]{
		{K: "mulligan", V: rules.Action{Prompt: PromptMulligan}},
		{K: "place", V: rules.Action{Prompt: PromptPlace}},
		{K: "set", V: rules.Action{Prompt: PromptSet}},
		{K: "choose", V: rules.Action{Prompt: PromptCards}},
		{K: "drain", V: rules.Action{Prompt: PromptDrain}},
		{K: "enchant", V: rules.Action{Prompt: PromptEnchant}},
		{K: "may", V: rules.Action{Prompt: PromptMay, Verb: rules.Yes}},
		{K: "advance", V: rules.Action{Prompt: PromptHours, Verb: rules.Number}},
		{K: "call", V: rules.Action{Prompt: PromptName, Verb: rules.Name}},
	}
)

// Names returns the words of the game.
func (g *Game) Names() *rules.Names { return &names }

// Library returns the library.
func (g *Game) Library() *effect.Library { return g.Lib }

// starts maps the steps at which a position may begin to points of the flow.
var starts = map[string]uint16{
	"game": atDeal, "place": atPlace, "turnStart": atTurnStart, "set": atAskSet, "time": atTime, "swap": atSwapAsk,
	"effects": atEffects, "battle": atBattle, "cleanup": atCleanup, "end": atEnd, "draw": atDraw,
}

// Starts lists the steps at which a position may begin, in order.
func (g *Game) Starts() []string {
	return []string{"place", "turnStart", "set", "time", "swap", "effects", "battle", "cleanup", "end", "draw"}
}

// Stage initializes s to an empty position: full HP, midnight, p1 at night,
// and each seat may set one card, as after winning a battle.
func (g *Game) Stage(s *rules.State) {
	s.Active = rules.NoSeat
	s.Turn = 2
	for p := range s.Seats {
		s.Seats[p][HP] = MaxHP
		s.Seats[p][Winner] = 1
	}
}

// Arrange completes a position once its cards and numbers are placed, and
// starts the match at a step. The hour when the turn began and the elements
// and numbers of set cards follow from the cards unless given.
func (g *Game) Arrange(s *rules.State, step string, given func(name string) bool) error {
	pc, ok := starts[step]
	if !ok || step == "game" {
		return fmt.Errorf("unknown step %q", step)
	}
	if pc == atPlace || pc == atTurnStart || pc == atAskSet {
		for p := rules.Seat(0); p < 2; p++ {
			for _, k := range [...]uint8{SetA, SetB, AreaNew} {
				if s.Count(zone(k, p)) > 0 {
					return games.Misplaced{Where: p.String() + "." + table.Zones[k].Name, Why: "no card can be set before the Set step"}
				}
			}
			for _, k := range [...]uint8{BattleField, Area} {
				if c := s.Top(zone(k, p)); c != 0 && s.Card(c).Has(FlagSetNow) {
					return games.Misplaced{Where: p.String() + "." + table.Zones[k].Name, Why: "no card was set this turn before the Set step"}
				}
			}
		}
	}
	if !given("startHour") {
		s.Vars[StartHour] = s.Vars[Chronos]
	}
	s.Vars[Priority] = int16(priorityAt(s))
	for p := rules.Seat(0); p < 2; p++ {
		n := int16(0)
		for _, k := range [...]uint8{SetA, SetB, AreaNew, BattleField, Area} {
			c := s.Top(zone(k, p))
			if c == 0 || !s.Card(c).Has(FlagSetNow) {
				continue
			}
			n++
			if pc > atTime {
				h := int16(g.HoursOf(s, c))
				s.Seats[p][SetHours] += h
				if g.is(s, c, Character) {
					s.Seats[p][SetHoursChar] += h
				}
			}
			if g.is(s, c, Character) && s.Seats[p][ThisElem] == 0 {
				s.Seats[p][ThisElem] = 1 + int16(g.attr(s, c, AElement))
			}
		}
		if !given(rules.Seat(p).String() + ".setCount") {
			s.Seats[p][SetCount] = n
		}
	}
	switch pc { // positions begin within a turn or just before it
	case atTurnStart:
		s.Turn--
	case atPlace:
		s.Turn = 0
	}
	s.Step = uint8(max(0, rules.Find(names.Steps, step)))
	s.Push(rules.Frame{Op: opMatch, PC: pc})
	return nil
}

// Placed gives a card that a position has placed the states that it normally
// has there.
func (g *Game) Placed(s *rules.State, c rules.CardID) {
	d := s.Card(c)
	switch d.Zone.Kind() {
	case SetA, SetB, AreaNew:
		d.Flags |= FlagSetNow
	case Area:
		d.Flags |= FlagInForce
	}
	if d.Zone.Kind() <= BattleField || d.Zone.Kind() >= Area {
		d.Since = s.Turn - 1
	} else {
		d.Since = s.Turn
	}
}

// SetCard sets a property of a card that is not a flag.
func (g *Game) SetCard(s *rules.State, c rules.CardID, key, word string) (known bool, err error) {
	switch key {
	case "element":
		i := slices.Index(elementWords[1:], word)
		if i < 0 {
			return true, fmt.Errorf("%q is not an element", word)
		}
		s.AddMod(rules.Mod{Kind: ModElement, Until: whileOnField, Seat: rules.NoSeat, Target: c, Amount: int16(i)})
		return true, nil
	case "costReduced":
		n, err := games.Amount(word, 0, 99)
		s.AddMod(rules.Mod{Kind: ModCost, Seat: rules.NoSeat, Target: c, Amount: n})
		return true, err
	}
	return false, nil
}

// SetSeat sets a property of a player that is not a variable.
func (g *Game) SetSeat(s *rules.State, p rules.Seat, key, word string) (known bool, err error) {
	kind := map[string]uint8{"attackMod": ModAttack, "shield": ModShield, "sets": ModSets}[key]
	if kind == modNone {
		return false, nil
	}
	least, most := int16(-999), int16(999)
	switch kind {
	case ModShield:
		least = 0
	case ModSets:
		least, most = names.Bounds[key][0], names.Bounds[key][1]
	}
	n, err := games.Amount(word, least, most)
	s.AddMod(rules.Mod{Kind: kind, Seat: p, Amount: n})
	return true, err
}

// Value returns a property of the match that is not a variable.
func (g *Game) Value(s *rules.State, name string) (string, bool) {
	switch name {
	case "time":
		if IsNight(int(s.Vars[Chronos])) {
			return "night", true
		}
		return "day", true
	case "priority":
		return g.PriorityPlayer(s).String(), true
	}
	return "", false
}

// SeatValue returns a property of a player that is not a variable.
func (g *Game) SeatValue(s *rules.State, p rules.Seat, name string) (string, bool) {
	switch name {
	case "attack":
		return strconv.Itoa(g.Attack(s, p)), true
	case "shield":
		return strconv.Itoa(g.Shield(s, p)), true
	case "maySet":
		lo, hi := g.SetLimits(s, p)
		if lo == hi {
			return strconv.Itoa(lo), true
		}
		return fmt.Sprintf("%d-%d", lo, hi), true
	}
	return "", false
}

// CardValue returns a property of a card that is not a flag.
func (g *Game) CardValue(s *rules.State, c rules.CardID, name string) (string, bool) {
	switch name {
	case "powered":
		return strconv.FormatBool(g.Powered(s, c)), true
	case "element":
		return elementWords[1+g.Element(s, c)], true
	case "cost":
		return strconv.Itoa(g.Cost(s, c)), true
	case "hours":
		return strconv.Itoa(g.HoursOf(s, c)), true
	}
	return "", false
}

// Means says what the number of an answer stands for: which of a card's
// waiting abilities comes next.
func (g *Game) Means(s *rules.State, _ rules.Seat, o rules.Option) (key string, card rules.CardID, word string) {
	if o.Verb == rules.Use && s.Dec.Prompt == PromptOrder && s.Frame().Op == opTriggers && int(o.N) < int(s.NTriggers) {
		for i, a := range g.Lib.Def(s.Card(o.Card).Def).Abilities {
			if a == s.Triggers[o.N].Ability {
				return "ability", 0, strconv.Itoa(i)
			}
		}
	}
	return "", 0, ""
}
