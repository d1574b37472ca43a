package mattsan

import (
	"fmt"
	"strconv"

	"godeck/rules"
	"godeck/rules/games"
)

// This file has what scenarios, line protocols and tools need beyond the
// rules: words for the game's numbers, positions at any step, and properties
// by name.

var (
	inField = []string{"battle", "bench"}
	inStack = []string{"battle", "bench", "under"}
)

var names = rules.Names{
	Vars:     []string{First: "first", Silence: "silence", Follow: "follow", FollowOf: "followOf", Culprit: "culprit", Die: "die", Acted: "acted", Plays: "plays", groups: "groups"},
	SeatVars: []string{Left: "left", Right: "right", Cause: "cause", Lost: "lost", Redraws: "redraws", More: "more", Charges: "charges"},
	Flags:    []string{"sideways", "turn0", "turn1", "turn2", "turn3", "once0", "once1", "once2", "once3", "doomed", "crossed", "due", "spoiled", "encored", "tried"},
	Steps:    []string{StepSetup: "setup", StepStraighten: "straighten", StepDraw: "draw", StepCharge: "charge", StepStart: "start", StepMain: "main", StepAction: "action", StepEnd: "end"},
	Prompts: []string{PromptUnit: "unit", PromptCharge: "charge", PromptStart: "start", PromptMain: "main", PromptCounter: "counter", PromptAnswer: "answer", PromptTargets: "targets", PromptPay: "pay",
		PromptSlot: "slot", PromptLeave: "leave", PromptRefill: "refill", PromptTrigger: "trigger", PromptTrap: "trap", PromptMay: "may", PromptAgain: "again", PromptSouls: "souls", PromptDie: "die",
		PromptOrder: "order", PromptCards: "cards", PromptName: "name", PromptSide: "side"},
	Reasons: []string{rules.ReasonConcede: "concede", ReasonField: "wipeOut", ReasonDeck: "deckOut", ReasonTurnCap: "turnCap", ReasonEndless: "endless"},
	Events: []rules.EventName{
		{Kind: EvTurn, Name: "turn", A: "turn"},
		{Kind: EvStep, Name: "step", A: "step"},
		{Kind: EvFirst, Name: "first"},
		{Kind: EvRedraw, Name: "redraw"},
		{Kind: EvPlace, Name: "place", A: "slot", B: "turned", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvSet, Name: "set", A: "slot", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvDeclare, Name: "declare", A: "kind", B: "ability", C: "entry", Has: rules.HasCard | rules.HasFrom},
		{Kind: EvAnswer, Name: "answer", A: "entry", B: "to"},
		{Kind: EvTarget, Name: "target", A: "entry", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvPass, Name: "decline"},
		{Kind: EvResolve, Name: "resolve", A: "kind", B: "ability", C: "entry", Has: rules.HasCard},
		{Kind: EvNegate, Name: "negate", A: "entry", Has: rules.HasCard},
		{Kind: EvFizzle, Name: "fizzle", A: "why", B: "ability", Has: rules.HasCard},
		{Kind: EvDamage, Name: "damage", A: "n", B: "total", C: "prevented", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvHeal, Name: "heal", A: "n", B: "total", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvLeave, Name: "leave", A: "way", B: "cause", Has: rules.HasCard | rules.HasFrom},
		{Kind: EvStay, Name: "stay", A: "hp", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvSouls, Name: "souls", A: "n", B: "discarded"},
		{Kind: EvLose, Name: "lose", A: "what"},
		{Kind: EvTap, Name: "tap", A: "sideways", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvMod, Name: "mod", A: "value", B: "n", C: "until", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvEx, Name: "ex", A: "n", B: "total", Has: rules.HasCard | rules.HasFrom | rules.HasTo},
		{Kind: EvUnder, Name: "under", A: "part", Has: rules.HasCard | rules.HasSrc},
		{Kind: EvSlot, Name: "slot", A: "side", B: "more"},
		{Kind: EvGuess, Name: "guess", A: "design", B: "right"},
		{Kind: EvSilence, Name: "silence"},
		{Kind: EvDie, Name: "die", A: "result"},
	},
	Enums:   rules.Map(enumsTable[:]),
	Bounds:  map[string][2]int16{"turn": {1, TurnCap}, "silence": {0, 1}, "die": {0, 99}, "acted": {0, 1}, "plays": {0, PlayCap}, "left": {0, 3}, "right": {0, 3}, "redraws": {0, 99}, "more": {-BenchMost, BenchMost}, "charges": {0, SoulCharges}},
	Follows: []string{"follow", "followOf", "culprit", "acted", "groups", "lost", "charges", "redraws"},
	Lies:    rules.Map(liesTable[:]),
	Backs:   map[string]bool{"bench": true},
	Under:   map[string]bool{"under": true},
	Where:   rules.Map(whereTable[:]),
	Seen:    rules.Map(seenTable[:]),
	Of:      rules.Map(ofTable[:]),
	Answers: rules.Map(answersOfTable[:]),
	Takes:   rules.Map(takesTable[:]),
	Usual:   PromptCounter,
}

// The maps of the names, as tables: the compiler makes data of them, not code.
var (
	enumsTable = [...]rules.Pair[string, []string]{
		{K: "first", V: []string{"p1", "p2"}},
		{K: "culprit", V: []string{"nobody", "p1", "p2"}},
		{K: "follow", V: []string{"nobody", "p1", "p2"}},
		{K: "cause", V: []string{"oppDefeat", "ownDefeat", "cost", "oppRemove", "ownRemove"}},
		{K: "way", V: []string{"defeat", "discard", "hand", "deck", "soul"}},
		{K: "what", V: []string{1: "deck", 2: "field"}},
		{K: "lost", V: []string{"no", "deck", "field", "both"}},
		{K: "kind", V: []string{"attack", "special", "super", "switch", "trump", "trap", "terrain", "ability", "ghost"}},
		{K: "part", V: []string{PartTop: "top", PartAttached: "attached", PartTucked: "tucked"}},
		{K: "value", V: []string{ModAtk: "atk", ModAtkSet: "atkSet", ModHP: "hp", ModSoul: "soul", ModMute: "mute", ModGrant: "keyword", ModShield: "shield", ModPrevent: "prevent"}},
		{K: "until", V: []string{"turn", "next", "field", "game"}},
		{K: "side", V: []string{"left", "right"}},
		{K: "how", V: []string{"left3", "left2", "left", "middle", "right", "right2", "right3", BattleSlot: "battle"}},
		{K: "purpose", V: []string{0: "dice", 1: "lot", purposeFirst: "first"}},
	}
	liesTable = [...]rules.Pair[string, []string]{
		{K: "battle", V: []string{"unit"}},
		{K: "bench", V: []string{"unit"}},
		{K: "ground", V: []string{"terrain"}},
		{K: "under", V: []string{"unit", "trump", "trap", "terrain"}},
		{K: "played", V: []string{}},
	}
	whereTable = [...]rules.Pair[string, []string]{
		{K: "sideways", V: []string{"ground"}},
		{K: "damage", V: inField},
		{K: "ex", V: inField},
		{K: "slot", V: []string{"bench", "ground"}},
		{K: "on", V: []string{"under"}},
		{K: "part", V: []string{"under"}},
		{K: "atkMod", V: inField},
		{K: "hpMod", V: inField},
		{K: "turn0", V: []string{"battle", "bench", "ground", "under"}},
		{K: "turn1", V: inStack},
		{K: "turn2", V: inStack},
		{K: "turn3", V: inStack},
		{K: "once0", V: inStack},
		{K: "once1", V: inStack},
		{K: "once2", V: inStack},
		{K: "once3", V: inStack},
		{K: "doomed", V: []string{}},
		{K: "crossed", V: []string{}},
		{K: "due", V: []string{}},
		{K: "spoiled", V: []string{}},
		{K: "tried", V: []string{}},
		{K: "encored", V: inStack},
	}
	seenTable = [...]rules.Pair[string, []string]{
		{K: "hp", V: inField},
		{K: "maxHP", V: inField},
		{K: "atk", V: inField},
		{K: "column", V: []string{"battle", "bench", "ground"}},
		{K: "face", V: inField},
		{K: "under", V: inField},
		{K: "sideways", V: []string{"ground"}},
	}
	ofTable = [...]rules.Pair[string, []string]{
		{K: "hp", V: []string{"unit"}},
		{K: "maxHP", V: []string{"unit"}},
		{K: "atk", V: []string{"unit"}},
		{K: "soulValue", V: []string{"unit"}},
		{K: "damage", V: []string{"unit"}},
		{K: "ex", V: []string{"unit"}},
		{K: "cost", V: []string{"trump"}},
	}
	answersOfTable = [...]rules.Pair[string, rules.Action]{
		{K: "begin", V: rules.Action{Prompt: PromptUnit}},
		{K: "charge", V: rules.Action{Prompt: PromptCharge, Verb: rules.Use}},
		{K: "start", V: rules.Action{Prompt: PromptStart, Verb: rules.Use}},
		{K: "place", V: rules.Action{Prompt: PromptMain, Verb: rules.Use, Types: []string{"unit"}}},
		{K: "set", V: rules.Action{Prompt: PromptMain, Verb: rules.Block}},
		{K: "lay", V: rules.Action{Prompt: PromptMain, Verb: rules.Use, Types: []string{"terrain"}}},
		{K: "play", V: rules.Action{Prompt: PromptMain, Verb: rules.Use, Types: []string{"trump"}}},
		{K: "activate", V: rules.Action{Prompt: PromptMain, Verb: rules.Use}},
		{K: "attack", V: rules.Action{Prompt: PromptMain, Verb: rules.Attack, N: 1 + KindAttack}},
		{K: "special", V: rules.Action{Prompt: PromptMain, Verb: rules.Attack, N: 1 + KindSpecial}},
		{K: "super", V: rules.Action{Prompt: PromptMain, Verb: rules.Attack, N: 1 + KindSuper}},
		{K: "switch", V: rules.Action{Prompt: PromptMain, Verb: rules.Attack, N: 1 + KindSwitch}},
		{K: "counter", V: rules.Action{Prompt: PromptCounter, Verb: rules.Use}},
		{K: "target", V: rules.Action{Prompt: PromptTargets, Verb: rules.Use}},
		{K: "pay", V: rules.Action{Prompt: PromptPay, Verb: rules.Use}},
		{K: "stay", V: rules.Action{Prompt: PromptLeave, Verb: rules.Use}},
		{K: "refill", V: rules.Action{Prompt: PromptRefill, Verb: rules.Use}},
		{K: "trigger", V: rules.Action{Prompt: PromptTrigger, Verb: rules.Use}},
		{K: "spring", V: rules.Action{Prompt: PromptTrap, Verb: rules.Use}},
		{K: "may", V: rules.Action{Prompt: PromptMay, Verb: rules.Yes}},
		{K: "again", V: rules.Action{Prompt: PromptAgain, Verb: rules.Yes}},
		{K: "atSouls", V: rules.Action{Prompt: PromptSouls, Verb: rules.Use}},
		{K: "touch", V: rules.Action{Prompt: PromptDie, Verb: rules.Use}},
		{K: "order", V: rules.Action{Prompt: PromptOrder, Verb: rules.Use}},
		{K: "take", V: rules.Action{Prompt: PromptCards}},
		{K: "name", V: rules.Action{Prompt: PromptName, Verb: rules.Name}},
		{K: "left", V: rules.Action{Prompt: PromptSide, Verb: rules.Mode, N: 0, Alone: true}},
		{K: "right", V: rules.Action{Prompt: PromptSide, Verb: rules.Mode, N: 1, Alone: true}},
	}
	takesTable = [...]rules.Pair[uint8, []rules.Verb]{
		{K: PromptCharge, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptMain, V: []rules.Verb{rules.Use, rules.Block, rules.Attack, rules.Pass}},
		{K: PromptCounter, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptAnswer, V: []rules.Verb{rules.Mode}},
		{K: PromptTargets, V: []rules.Verb{rules.Use, rules.Number, rules.Pass}},
		{K: PromptPay, V: []rules.Verb{rules.Use}},
		{K: PromptSlot, V: []rules.Verb{rules.Number}},
		{K: PromptLeave, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptRefill, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptTrap, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptSouls, V: []rules.Verb{rules.Use, rules.Pass}},
		{K: PromptDie, V: []rules.Verb{rules.Use, rules.Pass}},
	}
)

// Names returns the words of the game.
func (g *Game) Names() *rules.Names { return &names }

// Starts lists the steps at which a position may begin, in order.
func (g *Game) Starts() []string { return []string{"main", "turn", "draw", "charge", "start", "end"} }

var starts = map[string]uint16{"turn": atTurn, "draw": atDraw, "charge": atCharge, "start": atStart, "main": atMain, "end": atActed}

// Stage initializes s to an empty position in turn 3.
func (g *Game) Stage(s *rules.State) {
	s.Active = 0
	s.Turn = 3
	for p := range s.Seats {
		s.Seats[p][Left], s.Seats[p][Right] = 1, 1
	}
}

// Placed gives a card that a position has placed its usual states: bench cards
// and terrains take the free slots from left to right; a terrain without one
// goes to the battlefield.
func (g *Game) Placed(s *rules.State, c rules.CardID) {
	d := s.Card(c)
	p := d.Owner
	d.Since = s.Turn - 1
	switch d.Zone.Kind() {
	case Battle:
		d.N[NSlot] = BattleSlot
	case Bench:
		d.N[NSlot] = -1
		d.N[NSlot] = int16(free(s, p))
	case Ground:
		d.N[NSlot] = -1
		first, last := Slots(s, p)
		for i := first; i <= last && d.N[NSlot] < 0; i++ {
			if TerrainAt(s, p, i) == 0 {
				d.N[NSlot] = int16(i)
			}
		}
		if d.N[NSlot] < 0 {
			d.N[NSlot] = BattleSlot
		}
	case Under:
		d.Host, d.N[NPart], d.N[NLayer] = Fighter(s, p), PartAttached, int16(s.Count(d.Zone))
	}
}

// SetCard sets a property of a card that is not a flag.
func (g *Game) SetCard(s *rules.State, c rules.CardID, key, word string) (known bool, err error) {
	d := s.Card(c)
	switch key {
	case "damage", "ex":
		n, err := games.Amount(word, 0, 99)
		d.N[map[string]int{"damage": NDamage, "ex": NEx}[key]] = n
		return true, err
	case "slot": // a column, or battle
		if word == "battle" {
			d.N[NSlot] = BattleSlot
			return true, nil
		}
		n, err := games.Amount(word, -3, 3)
		d.N[NSlot] = Middle + n
		return true, err
	case "on":
		if u, ok := games.Named(s, word); ok {
			d.Host = u
			return true, nil
		}
		return true, fmt.Errorf("%q is not a label of a unit", word)
	case "part":
		i := rules.Find(names.Enums["part"], word)
		if i < 0 {
			return true, fmt.Errorf("%q is not top, attached or tucked", word)
		}
		d.N[NPart] = int16(i)
		return true, nil
	case "atkMod", "hpMod":
		n, err := games.Amount(word, -99, 99)
		kind := ModAtk
		if key == "hpMod" {
			kind = ModHP
		}
		s.AddMod(rules.Mod{Kind: kind, Until: WhileOnField, Ctrl: d.Owner, Seat: rules.NoSeat, Target: c, Amount: n})
		return true, err
	}
	return false, nil
}

// SetSeat sets a property of a player that is not a variable.
func (g *Game) SetSeat(*rules.State, rules.Seat, string, string) (known bool, err error) {
	return false, nil
}

// Arrange completes a position and starts the match at a step.
func (g *Game) Arrange(s *rules.State, step string, _ func(name string) bool) error {
	pc, ok := starts[step]
	if !ok {
		return fmt.Errorf("unknown step %q", step)
	}
	for p := rules.Seat(0); p < 2; p++ {
		first, last := Slots(s, p)
		for _, k := range [...]uint8{Bench, Ground} {
			var taken [BattleSlot + 1]bool
			for _, c := range s.Zone(zone(k, p)) {
				slot := int(s.Card(c).N[NSlot])
				where := p.String() + "." + table.Zones[k].Name
				if (slot < first || slot > last) && (k == Bench || slot != BattleSlot) {
					return games.Misplaced{Where: where, Why: "there is no such slot; say left: and right: for a larger bench"}
				}
				if taken[slot] {
					return games.Misplaced{Where: where, Why: fmt.Sprintf("two cards in column %d", Column(slot))}
				}
				taken[slot] = true
			}
		}
		if Fighter(s, p) == 0 {
			return games.Misplaced{Where: p.String() + ".battle", Why: "a battlefield is never empty"}
		}
		if have, most := 1+last-first, g.BenchLimit(s, p); have != most {
			return games.Misplaced{Where: p.String() + ".left", Why: fmt.Sprintf("the bench has %d slots, but its limit is %d (MTZ-9.8); say more: or place what changes it", have, most)}
		}
		for _, k := range [...]uint8{Battle, Bench} {
			for _, c := range s.Zone(zone(k, p)) {
				if why := g.unreal(s, c); why != "" {
					return games.Misplaced{Where: p.String() + "." + table.Zones[k].Name, Why: g.Lib.Card(s.Card(c).Def).ID + why}
				}
			}
		}
		for _, c := range s.Zone(zone(Under, p)) {
			if d := s.Card(c); d.Host == 0 || s.Card(d.Host).Owner != p && d.N[NPart] != PartAttached {
				return games.Misplaced{Where: p.String() + ".under", Why: "say on: with the label of a unit"}
			}
		}
	}
	s.Active = rules.Seat(1 - s.Turn%2) // odd turns are p1's
	if pc == atTurn {
		s.Turn--
	}
	s.Step = StepMain
	if i := rules.Find(names.Steps, step); i > 0 {
		s.Step = uint8(i)
	}
	s.Push(rules.Frame{Op: opMatch, PC: pc})
	return nil
}

// unreal says why a card of the field can never be as it is, or "".
func (g *Game) unreal(s *rules.State, c rules.CardID) string {
	d := s.Card(c)
	down := d.Has(rules.FaceDown)
	if down && !g.is(s, c, Unit) && !g.is(s, c, Trap) {
		return ": only units and traps lie face-down on a bench (MTZ-6.3, 7.1)"
	}
	for u := range under(s, c) {
		if down {
			return " lies face-down: nothing is on or under it"
		}
		if s.Card(u).N[NPart] == PartTop && !g.is(s, u, Unit) {
			return ": the top of a stack is a unit, not " + g.Lib.Card(s.Card(u).Def).ID
		}
	}
	switch {
	case down && d.N[NEx] != 0:
		return " lies face-down: it has no EX counters (MTZ-6.18)"
	case !down && g.is(s, c, Unit) && g.HP(s, c) <= 0:
		return fmt.Sprintf(" has %d damage and HP %d: it would have been defeated", d.N[NDamage], g.MaxHP(s, c))
	}
	return ""
}

// Value returns a property of the match that is not a variable.
func (g *Game) Value(s *rules.State, name string) (string, bool) {
	if name == "exchange" {
		return strconv.Itoa(int(s.NStack)), true
	}
	return "", false
}

// SeatValue returns a property of a player that is not a variable.
func (g *Game) SeatValue(s *rules.State, p rules.Seat, name string) (string, bool) {
	switch name {
	case "slots":
		return strconv.Itoa(1 + int(s.Seats[p][Left]+s.Seats[p][Right])), true
	case "souls":
		return strconv.Itoa(s.Count(zone(Soul, p))), true
	}
	return "", false
}

// CardValue returns a property of a card that is not a flag.
func (g *Game) CardValue(s *rules.State, c rules.CardID, name string) (string, bool) {
	d := s.Card(c)
	switch name {
	case "hp":
		return strconv.Itoa(g.HP(s, c)), true
	case "maxHP":
		return strconv.Itoa(g.MaxHP(s, c)), true
	case "atk":
		return strconv.Itoa(g.Attack(s, c)), true
	case "soulValue":
		return strconv.Itoa(g.SoulValue(s, c)), true
	case "cost":
		return strconv.Itoa(g.Cost(s, c)), true
	case "damage":
		return strconv.Itoa(int(d.N[NDamage])), true
	case "ex":
		return strconv.Itoa(int(d.N[NEx])), true
	case "column":
		return strconv.Itoa(Column(int(d.N[NSlot]))), true
	case "face":
		return g.Lib.Card(g.Face(s, c)).ID, true
	case "under":
		n := 0
		for range under(s, c) {
			n++
		}
		return strconv.Itoa(n), true
	}
	return "", false
}

// Means says what the number of an answer stands for: the column where a card
// goes, the ability that is used, the card in a slot.
func (g *Game) Means(s *rules.State, p rules.Seat, o rules.Option) (key string, card rules.CardID, word string) {
	switch s.Dec.Prompt {
	case PromptTargets:
		if o.Verb == rules.Number {
			return "card", g.cardOf(s, p, o), ""
		}
	case PromptMain:
		if c := s.Card(o.Card); (o.Verb == rules.Block || o.Verb == rules.Use && c.Zone.Kind() == Hand && !g.is(s, o.Card, Trump)) && o.N >= 0 {
			return "how", 0, names.Enums["how"][o.N]
		} else if o.Verb == rules.Use && !c.Has(rules.FaceDown) && o.N >= 0 {
			return "ability", 0, strconv.Itoa(int(o.N))
		}
	case PromptCounter, PromptLeave, PromptRefill, PromptTrap, PromptSouls, PromptDie:
		if o.Verb == rules.Use {
			return "ability", 0, strconv.Itoa(int(o.N))
		}
	case PromptStart, PromptTrigger:
		if int(o.N) < int(s.NTriggers) {
			if t := &s.Triggers[o.N]; o.Card == 0 && t.Ability == noAbility { // the question for an event trap
				return "card", t.Card, ""
			} else if o.Card == 0 {
				for i, a := range g.Lib.Def(g.Lib.Abilities[t.Ability].Def).Abilities {
					if a == t.Ability {
						return "ability", 0, strconv.Itoa(i)
					}
				}
			}
			for i, a := range g.Lib.Def(g.shows(s, o.Card)).Abilities {
				if a == s.Triggers[o.N].Ability {
					return "ability", 0, strconv.Itoa(i)
				}
			}
		}
	}
	return "", 0, ""
}
