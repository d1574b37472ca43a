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
		{Kind: EvFizzle, Name: "fizzle", Has: rules.HasCard},
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
	Enums: map[string][]string{
		"first":   {"p1", "p2"},
		"culprit": {"nobody", "p1", "p2"},
		"follow":  {"nobody", "p1", "p2"},
		"cause":   {"oppDefeat", "ownDefeat", "cost", "oppRemove", "ownRemove"},
		"way":     {"defeat", "discard", "hand", "deck", "soul"},
		"what":    {1: "deck", 2: "field"},
		"lost":    {"no", "deck", "field", "both"},
		"kind":    {"attack", "special", "super", "switch", "trump", "trap", "terrain", "ability", "ghost"},
		"part":    {PartTop: "top", PartAttached: "attached", PartTucked: "tucked"},
		"value":   {ModAtk: "atk", ModAtkSet: "atkSet", ModHP: "hp", ModSoul: "soul", ModMute: "mute", ModGrant: "keyword", ModShield: "shield", ModPrevent: "prevent"},
		"until":   {"turn", "next", "field", "game"},
		"side":    {"left", "right"},
		"how":     {"left3", "left2", "left", "middle", "right", "right2", "right3", BattleSlot: "battle"},
		"purpose": {0: "dice", 1: "lot", purposeFirst: "first"},
	},
	Bounds:  map[string][2]int16{"turn": {1, TurnCap}, "silence": {0, 1}, "die": {0, 99}, "acted": {0, 1}, "plays": {0, PlayCap}, "left": {0, 3}, "right": {0, 3}, "redraws": {0, 99}, "more": {-BenchMost, BenchMost}, "charges": {0, SoulCharges}},
	Follows: []string{"follow", "followOf", "culprit", "acted", "groups", "lost", "charges", "redraws"},
	Lies: map[string][]string{
		"battle": {"unit"}, "bench": {"unit"}, "ground": {"terrain"}, "under": {"unit", "trump", "trap", "terrain"}, "played": {},
	},
	Backs: map[string]bool{"bench": true},
	Under: map[string]bool{"under": true},
	Where: map[string][]string{
		"sideways": {"ground"}, "damage": inField, "ex": inField, "slot": {"bench", "ground"}, "on": {"under"}, "part": {"under"}, "atkMod": inField, "hpMod": inField,
		"turn0": {"battle", "bench", "ground", "under"}, "turn1": inStack, "turn2": inStack, "turn3": inStack, "once0": inStack, "once1": inStack, "once2": inStack, "once3": inStack,
		"doomed": {}, "crossed": {}, "due": {}, "spoiled": {}, "tried": {}, "encored": inStack,
	},
	Seen: map[string][]string{"hp": inField, "maxHP": inField, "atk": inField, "column": {"battle", "bench", "ground"}, "face": inField, "under": inField, "sideways": {"ground"}},
	Of:   map[string][]string{"hp": {"unit"}, "maxHP": {"unit"}, "atk": {"unit"}, "soulValue": {"unit"}, "damage": {"unit"}, "ex": {"unit"}, "cost": {"trump"}},
	Answers: map[string]rules.Action{
		"begin":    {Prompt: PromptUnit},
		"charge":   {Prompt: PromptCharge, Verb: rules.Use},
		"start":    {Prompt: PromptStart, Verb: rules.Use},
		"place":    {Prompt: PromptMain, Verb: rules.Use, Types: []string{"unit"}},
		"set":      {Prompt: PromptMain, Verb: rules.Block},
		"lay":      {Prompt: PromptMain, Verb: rules.Use, Types: []string{"terrain"}},
		"play":     {Prompt: PromptMain, Verb: rules.Use, Types: []string{"trump"}},
		"activate": {Prompt: PromptMain, Verb: rules.Use},
		"attack":   {Prompt: PromptMain, Verb: rules.Attack, N: 1 + KindAttack},
		"special":  {Prompt: PromptMain, Verb: rules.Attack, N: 1 + KindSpecial},
		"super":    {Prompt: PromptMain, Verb: rules.Attack, N: 1 + KindSuper},
		"switch":   {Prompt: PromptMain, Verb: rules.Attack, N: 1 + KindSwitch},
		"counter":  {Prompt: PromptCounter, Verb: rules.Use},
		"target":   {Prompt: PromptTargets, Verb: rules.Use},
		"pay":      {Prompt: PromptPay, Verb: rules.Use},
		"stay":     {Prompt: PromptLeave, Verb: rules.Use},
		"refill":   {Prompt: PromptRefill, Verb: rules.Use},
		"trigger":  {Prompt: PromptTrigger, Verb: rules.Use},
		"spring":   {Prompt: PromptTrap, Verb: rules.Use},
		"may":      {Prompt: PromptMay, Verb: rules.Yes},
		"again":    {Prompt: PromptAgain, Verb: rules.Yes},
		"atSouls":  {Prompt: PromptSouls, Verb: rules.Use},
		"touch":    {Prompt: PromptDie, Verb: rules.Use},
		"order":    {Prompt: PromptOrder, Verb: rules.Use},
		"take":     {Prompt: PromptCards},
		"name":     {Prompt: PromptName, Verb: rules.Name},
		"left":     {Prompt: PromptSide, Verb: rules.Mode, N: 0, Alone: true},
		"right":    {Prompt: PromptSide, Verb: rules.Mode, N: 1, Alone: true},
	},
	Takes: map[uint8][]rules.Verb{
		PromptCharge:  {rules.Use, rules.Pass},
		PromptMain:    {rules.Use, rules.Block, rules.Attack, rules.Pass},
		PromptCounter: {rules.Use, rules.Pass},
		PromptAnswer:  {rules.Mode},
		PromptTargets: {rules.Use, rules.Number, rules.Pass},
		PromptPay:     {rules.Use},
		PromptSlot:    {rules.Number},
		PromptLeave:   {rules.Use, rules.Pass},
		PromptRefill:  {rules.Use, rules.Pass},
		PromptTrap:    {rules.Use, rules.Pass},
		PromptSouls:   {rules.Use, rules.Pass},
		PromptDie:     {rules.Use, rules.Pass},
	},
	Usual: PromptCounter,
}

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
