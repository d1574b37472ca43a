package zutomayo

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// Queries do not change the State. They also work on View.S, where cards that
// the view hides count as unknown and do nothing.

// IsNight reports whether a position of the Chronos is at night (ZTM-4.1).
func IsNight(pos int) bool { return pos < 5 || pos > 13 }

// Fighter returns the Character on the seat's BattleField, or 0.
func (g *Game) Fighter(s *rules.State, p rules.Seat) rules.CardID {
	return s.Top(zone(BattleField, p))
}

// newcomer returns the Character that the seat set this turn and that fights
// or will: of two the one from SetSlot A (ZTM-8.11); 0 if there is none. On
// turn 1 it is the one on the BattleField.
func (g *Game) newcomer(s *rules.State, p rules.Seat) rules.CardID {
	for _, k := range [...]uint8{BattleField, SetA, SetB} {
		if c := s.Top(zone(k, p)); g.is(s, c, Character) && s.Card(c).Has(FlagSetNow) {
			return c
		}
	}
	return 0
}

// Cost returns the PowerCost of a card after reductions.
func (g *Game) Cost(s *rules.State, c rules.CardID) int {
	n := int(g.brief(s.Card(c).Def).cost)
	for i := uint8(0); i < s.NMods; i++ {
		m := &s.Mods[i]
		if m.Kind == ModCost && m.Target == c && m.TStamp == s.Card(c).Stamp {
			n -= int(m.Amount)
		}
	}
	return max(n, 0)
}

// Powered reports whether a card works (ZTM-5.4); a hidden card does not.
func (g *Game) Powered(s *rules.State, c rules.CardID) bool {
	d := s.Card(c)
	return d.Def != 0 && int(s.Seats[d.Owner][Power]) >= g.Cost(s, c)
}

// Unready reports whether a card has abilities, and all of them wait for a number of HP (ZTM-10.6)
// that neither player has now.
func (g *Game) Unready(s *rules.State, c rules.CardID) bool {
	as := g.Lib.Def(s.Card(c).Def).Abilities
	for _, i := range as {
		a := &g.Lib.Abilities[i]
		if a.Cond == 0 || g.Lib.Exprs[a.Cond].Op != cHP || g.in.True(s, effect.Env{Ctrl: s.Card(c).Owner, Src: c}, a.Cond) {
			return false
		}
	}
	return len(as) > 0
}

// Works reports whether the seat has a face-up Character that is not
// Underpowered (ZTM-9.4).
func (g *Game) Works(s *rules.State, p rules.Seat) bool {
	c := g.Fighter(s, p)
	return c != 0 && !s.Card(c).Has(rules.FaceDown) && g.Powered(s, c)
}

// Element returns the element of a card: printed, changed by effects while on
// the BattleField (ZTM-10.15), and none while Underpowered there (ZTM-5.5).
func (g *Game) Element(s *rules.State, c rules.CardID) int {
	if s.Card(c).Zone.Kind() != BattleField {
		return g.attr(s, c, AElement)
	}
	if !g.Powered(s, c) {
		return None
	}
	n := g.attr(s, c, AElement)
	for i := uint8(0); i < s.NMods; i++ {
		m := &s.Mods[i]
		if m.Kind == ModElement && m.Target == c && m.TStamp == s.Card(c).Stamp {
			n = int(m.Amount)
		}
	}
	return n
}

// Part is one line of the calculation of an attack.
type Part struct {
	Src    rules.CardID // the cause; 0 for the base
	Kind   uint8        // ModAttack, ModSetTo, or 0 for the base
	Amount int          // change, or value set
	Value  int          // running value afterwards
	Night  bool         // base: the night value was used
}

// Attack returns the running attack of a seat (ZTM-9.1 to 9.4, 10.18).
func (g *Game) Attack(s *rules.State, p rules.Seat) int { return g.attack(s, p, nil) }

// AttackParts returns the attack and appends its parts to buf.
func (g *Game) AttackParts(s *rules.State, p rules.Seat, buf []Part) (int, []Part) {
	n := g.attack(s, p, &buf)
	return n, buf
}

func (g *Game) attack(s *rules.State, p rules.Seat, parts *[]Part) int {
	if !g.Works(s, p) {
		return 0 // ZTM-9.4
	}
	c := g.Fighter(s, p)
	night := IsNight(int(s.Vars[Chronos]))
	swap := false
	var forced [2]bool
	for i := uint8(0); i < s.NMods; i++ {
		m := &s.Mods[i]
		if m.Seat != p {
			continue
		}
		switch m.Kind {
		case ModForce: // a forced value is chosen first, an exchange flips it (ZTM-9.11)
			forced[m.Amount&1] = true
		case ModSwap:
			swap = !swap
		}
	}
	if forced[0] != forced[1] { // opposite ones leave it to the time of day (ZTM-9.13)
		night = forced[0]
	}
	if swap {
		night = !night
	}
	v := g.attr(s, c, ADay)
	if night {
		v = g.attr(s, c, ANight)
	}
	if parts != nil {
		*parts = append(*parts, Part{Src: c, Value: v, Amount: v, Night: night})
	}
	for i := uint8(0); i < s.NMods; i++ {
		m := &s.Mods[i]
		if m.Seat != p || m.Kind != ModAttack && m.Kind != ModSetTo {
			continue
		}
		if m.Kind == ModAttack {
			v = max(0, min(MostPoints, v+int(m.Amount))) // ZTM-9.3, 13.14
		} else {
			v = max(0, int(m.Amount)) // ZTM-9.12
		}
		if parts != nil {
			*parts = append(*parts, Part{Src: m.Src, Kind: m.Kind, Amount: int(m.Amount), Value: v})
		}
	}
	return v
}

// Commute reports whether two modifiers in force do the same in either order.
// Changes of attack do unless one sets it (ZTM-9.12) or lowers it, as it stops
// at 0 (ZTM-9.3); of changed elements the last counts (ZTM-10.15).
func Commute(a, b *rules.Mod) bool {
	attack := func(m *rules.Mod) bool { return m.Kind == ModAttack || m.Kind == ModSetTo }
	switch {
	case attack(a) && attack(b):
		return a.Seat != b.Seat || a.Kind == ModAttack && b.Kind == ModAttack && a.Amount >= 0 && b.Amount >= 0
	case a.Kind == ModElement && b.Kind == ModElement:
		return a.Target != b.Target
	}
	return true
}

// Shield returns the amount by which damage to the seat is reduced this turn.
func (g *Game) Shield(s *rules.State, p rules.Seat) int {
	n := 0
	for i := uint8(0); i < s.NMods; i++ {
		if m := &s.Mods[i]; m.Kind == ModShield && m.Seat == p {
			n += int(m.Amount)
		}
	}
	return n
}

// inForce returns the seat's Area Enchant if it works now, or 0 (ZTM-8.15, 11.3).
func (g *Game) inForce(s *rules.State, p rules.Seat) rules.CardID {
	c := s.Top(zone(Area, p))
	if c != 0 && s.Card(c).Has(FlagInForce) && g.Powered(s, c) {
		return c
	}
	return 0
}

// plainMidnight is the event number with which conditions of lasting states
// are evaluated: Midnight is then position 0 alone, or a state that widens
// Midnight could depend on itself.
const plainMidnight = -1

// static returns the number of a lasting state of the seat's Area Enchant.
func (g *Game) static(s *rules.State, p rules.Seat, word uint16) (n int16, ok bool) {
	c := s.Top(zone(Area, p))
	if c == 0 || g.brief(s.Card(c).Def).trig&trigBit(TrStatic) == 0 || g.inForce(s, p) == 0 {
		return 0, false
	}
	for _, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
		a := &g.Lib.Abilities[ai]
		if a.Trigger != TrStatic {
			continue
		}
		env := effect.Env{Ctrl: p, Src: c, N: plainMidnight}
		if !g.in.True(s, env, a.Cond) {
			continue
		}
		for pc := int(a.Entry); pc < len(g.Lib.Code) && g.Lib.Code[pc].Op != 0; pc++ {
			if g.Lib.Code[pc].Op == word {
				return g.Lib.Code[pc].A[0], true
			}
		}
	}
	return 0, false
}

// HoursOf returns the number of hours a set card adds (ZTM-4.3 to 4.8, 4.12).
func (g *Game) HoursOf(s *rules.State, c rules.CardID) int {
	n := g.attr(s, c, AClock)
	owner := s.Card(c).Owner
	all := -1
	for p := rules.Seat(0); p < 2; p++ {
		if v, ok := g.static(s, p, wAllClocks); ok {
			all = max(all, int(v)) // the higher one of both players' (ZTM-4.13)
		}
	}
	if all >= 0 {
		n = all
	}
	if g.attr(s, c, AType) == Character {
		if _, ok := g.static(s, owner.Other(), wNullify); ok {
			n = 0
		}
	}
	return n
}

// SetLimits returns how many cards the seat must and may set (ZTM-8.1 to 8.7),
// from public facts: the last battle, effects and the number of hand cards.
// The hand itself may allow less (ZTM-8.5); then the seat is done sooner, and
// nobody else learns why.
func (g *Game) SetLimits(s *rules.State, p rules.Seat) (least, most int) {
	least, most = 1, 1
	if s.Seats[p][Winner] == 0 {
		most = 2
	}
	for i := uint8(0); i < s.NMods; i++ {
		if m := &s.Mods[i]; m.Kind == ModSets && m.Seat == p && m.Until == untilTurnEnd {
			most += int(m.Amount)
		}
	}
	most = min(max(most, 0), 3, s.Count(zone(Hand, p))) // two SetSlots and the AreaSlot
	return min(least, most), most
}

// MostHours returns the most hours that the cards which the seat sets now may
// add before effects, from public facts: how many it may set, the largest clock
// printed on any card of the game, and effects that set clocks. What the seat
// holds does not count. The least is 0 unless such an effect says otherwise.
func (g *Game) MostHours(s *rules.State, p rules.Seat) int {
	_, cards := g.SetLimits(s, p)
	first := s.Dec.Prompt == PromptPlace
	if first {
		cards = 1
	}
	most := g.clocks
	for q := rules.Seat(0); q < 2; q++ {
		if v, ok := g.static(s, q, wAllClocks); ok {
			for t := range most {
				most[t] = int(v)
			}
		}
	}
	if _, ok := g.static(s, p.Other(), wNullify); ok {
		most[Character] = 0
	}
	if first {
		return most[Character]
	}
	one := max(most[Character], most[Enchant])
	if a := most[AreaEnchant]; a > one && cards > 0 && g.MaySetArea(s, p) {
		return a + one*(cards-1)
	}
	return one * cards
}

// MaySetArea reports whether the opponent's effects let the seat set an Area Enchant (ZTM-11.8).
func (g *Game) MaySetArea(s *rules.State, p rules.Seat) bool {
	_, no := g.static(s, p.Other(), wForbidArea)
	return !no
}

// PriorityPlayer returns who comes first at this moment (ZTM-10.2, 10.17).
func (g *Game) PriorityPlayer(s *rules.State) rules.Seat {
	switch s.Step {
	case StepSwap, StepEffects, StepEnd, StepStart:
		return rules.Seat(s.Vars[Priority])
	}
	return priorityAt(s)
}

func priorityAt(s *rules.State) rules.Seat {
	night := rules.Seat(s.Vars[NightSide])
	if IsNight(int(s.Vars[Chronos])) {
		return night
	}
	return night.Other()
}

// PickedSlot returns the zone that the i-th picked card of the pending Set
// will go to (ZTM-3.3, 3.4): Area Enchants to AreaNew, the first regular card
// to SetA, the second to SetB.
func (g *Game) PickedSlot(s *rules.State, p rules.Seat, i int) uint8 {
	l := &s.Picks[p]
	slot := SetA
	for k, c := range l.Cards() {
		if g.is(s, c, AreaEnchant) {
			if k == i {
				return AreaNew
			}
			continue
		}
		if k == i {
			return slot
		}
		slot = SetB
	}
	return slot
}

// HasZeroCost reports whether the seat's hand holds a Character with cost 0 (ZTM-6.3).
func (g *Game) HasZeroCost(s *rules.State, p rules.Seat) bool {
	for _, c := range s.Zone(zone(Hand, p)) {
		if g.is(s, c, Character) && g.attr(s, c, ACost) == 0 {
			return true
		}
	}
	return false
}

// Lib access for the interpreter.

// Field returns a card's field as filters see it (ZTM-5.7: printed cost).
func (g *Game) Field(s *rules.State, c rules.CardID, attr uint8) int {
	if attr == AElement {
		return g.Element(s, c)
	}
	return g.attr(s, c, int(attr))
}

// Eval evaluates the game's own conditions and amounts (RULES.md §8.1).
func (g *Game) Eval(s *rules.State, e effect.Env, x *effect.Expr) int {
	me, opp := e.Ctrl, e.Ctrl.Other()
	switch x.Op {
	case cNight, cDay, cAt, cMidnight, cNoon:
		return rules.Truth(g.timeIs(s, e, x))
	case cChanged:
		want := [...]int16{ChangeNightToDay, ChangeDayToNight, ChangeNightToDay | ChangeDayToNight}[x.A[0]]
		return rules.Truth(s.Vars[Changes]&want != 0)
	case cElement, cFighterCost, cAttack, cHP, cZoneOnly, cZoneElements, cArea, cPower, cWon, cHasFighter:
		for _, p := range effect.Players(me, x.A[0]) {
			if p >= 0 && !g.holds(s, p, x) {
				return 0
			}
		}
		return 1
	case cSameCost:
		a, b := g.Fighter(s, me), g.Fighter(s, opp)
		return rules.Truth(a != 0 && b != 0 && g.attr(s, a, ACost) == g.attr(s, b, ACost))
	case cBehind:
		return rules.Truth(s.Seats[me][HP] < s.Seats[opp][HP])
	case cZone: // counted for all players meant together
		n := 0
		for _, p := range effect.Players(me, x.A[0]) {
			if p >= 0 {
				for _, c := range s.Zone(g.ZoneFor(x.A[1], p)) {
					if g.in.Fits(s, x.A[2], c) {
						n++
					}
				}
			}
		}
		return rules.Truth(effect.Compare(n, uint8(x.A[3]), int(x.A[4])))
	case cLastElement:
		n := s.Seats[me][LastElem]
		return rules.Truth(n > 0 && x.A[0]&(1<<uint(n-1)) != 0)
	case cWithCharacter:
		return rules.Truth(s.Seats[me][ThisElem] > 0)
	case cFirstUse:
		for i := range s.Frames[:s.NFrames] {
			if f := &s.Frames[i]; f.Op == opUse && f.Src == e.Src && f.N[useAgain] != 0 {
				return 0
			}
		}
		c := s.Card(e.Src)
		return rules.Truth(!s.Remembers(me, c.Def) || c.N[usedIn] == s.Turn) // other lines of the same use are not an earlier one
	case cShown:
		return rules.Truth(e.Frame != nil && e.Frame.C[1] != 0 && g.in.Fits(s, x.A[0], e.Frame.C[1]))
	case nIconsMoved:
		if e.Frame == nil {
			return 0
		}
		return int(e.Frame.N[regIcons])
	case nPower, nElements, nHours:
		n := 0
		for _, p := range effect.Players(me, x.A[0]) {
			if p >= 0 {
				n += g.amountOf(s, p, x)
			}
		}
		return n
	case nEvent:
		return int(e.N)
	}
	return 0
}

// timeIs answers a condition about where the medal is.
func (g *Game) timeIs(s *rules.State, e effect.Env, x *effect.Expr) bool {
	pos := int(s.Vars[Chronos])
	switch x.Op {
	case cNight:
		return IsNight(pos)
	case cDay:
		return !IsNight(pos)
	case cAt:
		return pos == int(x.A[0])
	case cNoon:
		return pos == 9
	}
	if e.N == plainMidnight {
		return pos == 0
	}
	wide := 0
	for p := rules.Seat(0); p < 2; p++ {
		if n, ok := g.static(s, p, wWiden); ok {
			wide = max(wide, int(n))
		}
	}
	return pos <= wide || pos >= Hours-wide
}

// holds answers a condition about one player, which has to hold for every
// player meant.
func (g *Game) holds(s *rules.State, p rules.Seat, x *effect.Expr) bool {
	switch x.Op {
	case cElement:
		return g.Works(s, p) && x.A[1]&(1<<uint(g.Element(s, g.Fighter(s, p)))) != 0
	case cFighterCost: // as printed (ZTM-5.7)
		c := g.Fighter(s, p)
		return c != 0 && effect.Compare(g.attr(s, c, ACost), uint8(x.A[1]), int(x.A[2]))
	case cAttack:
		return effect.Compare(g.Attack(s, p), uint8(x.A[1]), int(x.A[2]))
	case cHP:
		return effect.Compare(int(s.Seats[p][HP]), uint8(x.A[1]), int(x.A[2]))
	case cPower:
		return effect.Compare(int(s.Seats[p][Power]), uint8(x.A[1]), int(x.A[2]))
	case cZoneOnly:
		cards := s.Zone(g.ZoneFor(x.A[1], p))
		for _, c := range cards {
			if g.attr(s, c, AElement) != int(x.A[2]) {
				return false
			}
		}
		return len(cards) > 0
	case cZoneElements:
		return g.elements(s, g.ZoneFor(x.A[1], p)) >= int(x.A[2])
	case cArea:
		return s.Top(zone(Area, p)) != 0
	case cWon:
		return s.Seats[p][Winner] != 0
	case cHasFighter:
		return g.Fighter(s, p) != 0
	}
	return false
}

// amountOf is one player's share of an amount.
func (g *Game) amountOf(s *rules.State, p rules.Seat, x *effect.Expr) int {
	switch x.Op {
	case nPower:
		return int(s.Seats[p][Power])
	case nElements:
		return g.elements(s, g.ZoneFor(x.A[1], p))
	case nHours: // as they were in the Time step, cards discarded since included (ZTM-4.5, 4.7)
		return int(s.Seats[p][SetHours])
	}
	return 0
}

// elements counts the different printed elements in a zone.
func (g *Game) elements(s *rules.State, z rules.ZoneID) int {
	seen := 0
	for _, c := range s.Zone(z) {
		seen |= 1 << uint(g.attr(s, c, AElement))
	}
	n := 0
	for e := Dark; e <= Wind; e++ {
		n += seen >> uint(e) & 1
	}
	return n
}

// ZoneFor returns a seat's zone by its index in zoneWords.
func (g *Game) ZoneFor(entry int16, p rules.Seat) rules.ZoneID { return zone(zoneKinds[entry], p) }

// Prompts returns the prompts of the shared questions.
func (g *Game) Prompts() (cards, may uint8) { return PromptCards, PromptMay }

// Clause returns the text of the ability that asks, or "".
func (g *Game) Clause(s *rules.State, l lang.Lang) string { return g.in.Clause(s, l) }
