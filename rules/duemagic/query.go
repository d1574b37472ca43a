package duemagic

import (
	"math/bits"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// Queries do not change the state and work on views, too.

// InPlay reports whether the card is a creature in the battle zone, not a card
// under one (DMG-17.9).
func (g *Game) InPlay(s *rules.State, c rules.CardID) bool {
	return c != 0 && s.Card(c).Zone.Kind() == Battle && s.Card(c).Host == 0
}

// there reports whether an object is still the one meant (DMG-1.6).
func there(s *rules.State, c rules.CardID, stamp uint16) bool {
	return c != 0 && s.Card(c).Stamp == stamp
}

// Tapped reports whether the card is tapped.
func Tapped(s *rules.State, c rules.CardID) bool { return s.Card(c).Flags&FlagTapped != 0 }

// Power returns the present power of a creature (DMG-15.13).
func (g *Game) Power(s *rules.State, c rules.CardID) int { return g.power(s, c, nil) }

func (g *Game) power(s *rules.State, c rules.CardID, by *rules.Tally) int {
	p := g.attr(s, c, APower)
	card := s.Card(c)
	by.Start(card.Def, p)
	if card.Zone.Kind() != Battle {
		return p
	}
	for i := uint8(0); i < s.NMods; i++ {
		if m := &s.Mods[i]; m.Kind == ModPower && m.Target == c && m.TStamp == card.Stamp {
			p += int(m.Amount)
			by.Mod(m, false, int(m.Amount))
		}
	}
	if a := g.des[card.Def].attacker; a != 0 && rules.CardID(s.Vars[Attacker]) == c && uint16(s.Vars[attackerSt]) == card.Stamp {
		p += int(a)
		by.Add(rules.Part{Why: rules.WhyLasts, Src: c, Def: card.Def, Name: attacking}, int(a))
	}
	for q := rules.Seat(0); q < 2; q++ {
		for _, src := range s.Zone(zone(Battle, q)) {
			d := g.def(s, src)
			if !d.special || s.Card(src).Host != 0 {
				continue
			}
			for i := range d.statics {
				st := &d.statics[i]
				if st.op == sPower && g.scoped(s, st.a[0], st.a[1], src, q, c) && g.holds(s, st.cond, src, q) {
					n := g.in.Num(s, effect.Env{Ctrl: q, Src: src}, st.a[2])
					p += n
					by.Add(rules.Part{Why: rules.WhyLasts, Src: src, Def: s.Card(src).Def}, n)
				}
			}
		}
	}
	return p
}

// holds evaluates the condition of a lasting state.
func (g *Game) holds(s *rules.State, cond int16, src rules.CardID, ctrl rules.Seat) bool {
	return cond == 0 || g.in.True(s, effect.Env{Ctrl: ctrl, Src: src}, cond)
}

// scoped reports whether a lasting state of src applies to card c.
func (g *Game) scoped(s *rules.State, on, filter int16, src rules.CardID, ctrl rules.Seat, c rules.CardID) bool {
	own := s.Card(c).Zone.Seat() == ctrl
	switch on {
	case 0:
		return c == src
	case 1:
		if !own {
			return false
		}
	case 2:
		if !own || c == src {
			return false
		}
	case 3:
		if own {
			return false
		}
	}
	return filter == 0 || g.printed(s, filter, c)
}

// printed applies a filter to printed power, so that lasting states cannot
// depend on each other in circles.
func (g *Game) printed(s *rules.State, filter int16, c rules.CardID) bool {
	for i := range g.Lib.Filters[filter] {
		q := &g.Lib.Filters[filter][i]
		v := 0
		switch q.Attr {
		case APower, VBlocker:
			v = int(g.Lib.Defs[s.Card(c).Def].Attr[APower])
			if q.Attr == VBlocker {
				v = rules.Truth(g.def(s, c).kw&bit(KwBlocker) != 0)
			}
		default:
			v = g.Field(s, c, q.Attr)
		}
		if !q.Holds(v) {
			return false
		}
	}
	return true
}

// Keywords returns the plain keywords of a card as a mask of bits (Keyword).
func (g *Game) Keywords(s *rules.State, c rules.CardID) uint32 {
	card := s.Card(c)
	k := g.des[card.Def].kw
	if card.Zone.Kind() != Battle {
		return k
	}
	for i := uint8(0); i < s.NMods; i++ {
		m := &s.Mods[i]
		if m.Kind == ModGrant && m.Target == c && m.TStamp == card.Stamp || m.Kind == ModSeatKw && m.Seat == card.Zone.Seat() {
			k |= 1 << uint(m.Amount)
		}
	}
	for q := rules.Seat(0); q < 2; q++ {
		for _, src := range s.Zone(zone(Battle, q)) {
			d := g.def(s, src)
			if !d.special || s.Card(src).Host != 0 {
				continue
			}
			for i := range d.statics {
				st := &d.statics[i]
				if st.op == sKeyword && g.scoped(s, st.a[0], st.a[1], src, q, c) && g.holds(s, st.cond, src, q) {
					k |= 1 << uint(st.a[2])
				}
			}
		}
	}
	return k
}

// Has reports whether the card has a plain keyword now.
func (g *Game) Has(s *rules.State, c rules.CardID, kw uint16) bool {
	return g.Keywords(s, c)&bit(kw) != 0
}

// protected reports whether a creature cannot leave, or cannot be destroyed,
// now. lost says that it has lost a battle. Sacrifices ignore protection
// (DMG-20.4).
func (g *Game) protected(s *rules.State, c rules.CardID, destroy, lost bool) bool {
	k := g.Keywords(s, c)
	if k&bit(KwStays) != 0 || destroy && k&bit(KwIndestructible) != 0 {
		return true
	}
	for q := rules.Seat(0); q < 2; q++ {
		for _, src := range s.Zone(zone(Battle, q)) {
			d := g.def(s, src)
			if !d.special || s.Card(src).Host != 0 {
				continue
			}
			for i := range d.statics {
				st := &d.statics[i]
				if st.op != sProtect {
					continue
				}
				switch st.a[2] {
				case 0:
				case 1:
					if lost {
						continue
					}
				case 2:
					if !destroy {
						continue
					}
				default:
					continue
				}
				if g.scopedNow(s, st, src, q, c) && g.holds(s, st.cond, src, q) {
					return true
				}
			}
		}
	}
	return false
}

// scopedNow is scoped with the present power: protections do not change power,
// so there is no circle.
func (g *Game) scopedNow(s *rules.State, st *static, src rules.CardID, ctrl rules.Seat, c rules.CardID) bool {
	return g.scoped(s, st.a[0], 0, src, ctrl, c) && (st.a[1] == 0 || g.in.Fits(s, st.a[1], c))
}

// Choosable reports whether a player may choose the card (DMG-13.21).
func (g *Game) Choosable(s *rules.State, by rules.Seat, c rules.CardID) bool {
	if s.Card(c).Zone.Kind() != Battle || s.Card(c).Zone.Seat() == by {
		return true
	}
	if g.Has(s, c, KwUntargetable) {
		return false
	}
	owner := s.Card(c).Zone.Seat()
	for _, src := range s.Zone(zone(Battle, owner)) {
		d := g.def(s, src)
		for i := range d.statics {
			st := &d.statics[i]
			if st.op == sProtect && st.a[2] == 3 && s.Card(src).Host == 0 && g.scopedNow(s, st, src, owner, c) && g.holds(s, st.cond, src, owner) {
				return false
			}
		}
	}
	return true
}

// Forbidden reports whether an action is forbidden to a player (DMG-21).
func (g *Game) Forbidden(s *rules.State, p rules.Seat, action int16) bool {
	for i := uint8(0); i < s.NMods; i++ {
		if m := &s.Mods[i]; m.Kind == ModForbid && m.Seat == p && m.Amount == action {
			return true
		}
	}
	for q := rules.Seat(0); q < 2; q++ {
		for _, src := range s.Zone(zone(Battle, q)) {
			d := g.def(s, src)
			for i := range d.statics {
				st := &d.statics[i]
				if st.op != sForbid || st.a[1] != action || s.Card(src).Host != 0 {
					continue
				}
				if (st.a[0] == 2 || (st.a[0] == 1) == (p != q)) && g.holds(s, st.cond, src, q) {
					return true
				}
			}
		}
	}
	return false
}

// Cost returns the present cost for p to use the card (DMG-9.7).
func (g *Game) Cost(s *rules.State, p rules.Seat, c rules.CardID) int { return g.cost(s, p, c, nil) }

func (g *Game) cost(s *rules.State, p rules.Seat, c rules.CardID, by *rules.Tally) int {
	n := g.attr(s, c, ACost)
	by.Start(s.Card(c).Def, n)
	for i := uint8(0); i < s.NMods; i++ {
		if m := &s.Mods[i]; (m.Kind == ModCost || m.Kind == ModNextCost) && m.Seat == p && g.printed(s, m.Filter, c) {
			n -= int(m.Amount)
			by.Mod(m, false, -int(m.Amount))
		}
	}
	for q := rules.Seat(0); q < 2; q++ {
		for _, src := range s.Zone(zone(Battle, q)) {
			d := g.def(s, src)
			for i := range d.statics {
				st := &d.statics[i]
				if st.op != sCost || s.Card(src).Host != 0 {
					continue
				}
				if (st.a[0] == 2 || (st.a[0] == 1) == (p != q)) && g.printed(s, st.a[1], c) && g.holds(s, st.cond, src, q) {
					n += int(st.a[2])
					by.Add(rules.Part{Why: rules.WhyLasts, Src: src, Def: s.Card(src).Def}, int(st.a[2]))
				}
			}
		}
	}
	return max(n, g.leastCost(s, c))
}

// leastCost is the limit of reductions: the number of civilizations, at least
// 1.
func (g *Game) leastCost(s *rules.State, c rules.CardID) int {
	return max(1, bits.OnesCount(uint(g.attr(s, c, ACiv))))
}

// wallet counts the untapped mana cards of a player by their civilizations.
type wallet struct {
	n     int
	count [32]uint8 // by mask of civilizations
}

func (g *Game) wallet(s *rules.State, p rules.Seat) (w wallet) {
	for _, c := range s.Zone(zone(Mana, p)) {
		if !Tapped(s, c) {
			w.n++
			w.count[g.attr(s, c, ACiv)&31]++
		}
	}
	return w
}

// covers reports whether each civilization of civs can get a card of its own
// (Hall's condition; DMG-9.5).
func (w *wallet) covers(civs int) bool {
	for set := civs; set > 0; set = (set - 1) & civs {
		have := 0
		for m, k := range w.count {
			if m&set != 0 {
				have += int(k)
			}
		}
		if have < bits.OnesCount(uint(set)) {
			return false
		}
	}
	return true
}

// pays reports whether cost and civilizations can be paid.
func (w *wallet) pays(cost, civs int) bool { return w.n >= cost && w.covers(civs) }

// matched returns the greatest number of civilizations of civs that the cards
// can cover at once.
func (g *Game) matched(s *rules.State, civs int, cards []rules.CardID) int {
	best := 0
	var stand [5]rules.CardID
	var seen [5]bool
	for _, c := range cards {
		seen = [5]bool{}
		if g.seat(s, c, civs, &stand, &seen) {
			best++
		}
	}
	return best
}

// seat assigns a civilization to a card, reassigning others if need be.
func (g *Game) seat(s *rules.State, c rules.CardID, civs int, stand *[5]rules.CardID, seen *[5]bool) bool {
	m := g.attr(s, c, ACiv) & civs
	for i := 0; i < 5; i++ {
		if m&(1<<i) == 0 || seen[i] {
			continue
		}
		seen[i] = true
		if stand[i] == 0 || g.seat(s, stand[i], civs, stand, seen) {
			stand[i] = c
			return true
		}
	}
	return false
}

// fitsPay reports whether a mana card can be the next card of a payment.
func (g *Game) fitsPay(s *rules.State, p rules.Seat, civs, cost int, c rules.CardID) bool {
	var cards [rules.ListCap + 1]rules.CardID
	n := copy(cards[:], s.Picks[p].Cards())
	cards[n] = c
	n++
	need := bits.OnesCount(uint(civs)) - g.matched(s, civs, cards[:n])
	return need <= cost-n
}

// AutoPay completes a payment with mana cards to tap: single-civilization
// cards first, the most numerous first, so that the untapped rest stays as
// flexible as possible.
func (g *Game) AutoPay(s *rules.State, p rules.Seat, civs, cost int, l *rules.List) {
	*l = s.Picks[p]
	for int(l.N) < cost {
		w := g.wallet(s, p)
		for _, c := range l.Cards() {
			w.count[g.attr(s, c, ACiv)&31]--
		}
		need := bits.OnesCount(uint(civs)) - g.matched(s, civs, l.Cards())
		best, score := rules.CardID(0), -1<<30
		for _, c := range s.Zone(zone(Mana, p)) {
			if Tapped(s, c) || l.Index(c) >= 0 {
				continue
			}
			l.Add(c)
			helps := bits.OnesCount(uint(civs)) - g.matched(s, civs, l.Cards())
			l.Remove(c)
			if helps > cost-int(l.N)-1 {
				continue
			}
			m := g.attr(s, c, ACiv) & 31
			v := 10*int(w.count[m]) - 40*bits.OnesCount(uint(m))
			if helps < need {
				v += 500
			}
			if v > score {
				best, score = c, v
			}
		}
		if best == 0 {
			return
		}
		l.Add(best)
	}
}

// Field returns a card's field as filters see it.
func (g *Game) Field(s *rules.State, c rules.CardID, attr uint8) int {
	switch attr {
	case APower:
		return g.Power(s, c)
	case VColours:
		return min(2, bits.OnesCount(uint(g.attr(s, c, ACiv))))
	case VEvolution:
		return rules.Truth(g.def(s, c).evoN > 0)
	case VTapped:
		return rules.Truth(Tapped(s, c))
	case VCostly:
		return rules.Truth(g.attr(s, c, ACost) > s.Count(zone(Mana, s.Card(c).Owner)))
	case VTrigger:
		return rules.Truth(g.def(s, c).kw&bit(KwTrigger) != 0)
	case VBlocker:
		return rules.Truth(g.Has(s, c, KwBlocker))
	}
	return g.attr(s, c, attr)
}

// ZoneFor returns a player's zone by its index in zoneWords.
func (g *Game) ZoneFor(entry int16, p rules.Seat) rules.ZoneID { return zone(zoneKinds[entry], p) }

// Prompts returns the prompts of the shared questions.
func (g *Game) Prompts() (cards, may uint8) { return PromptCards, PromptMay }

// ShieldsOf counts the shields of a player: piles, not cards (DMG-4.4).
func ShieldsOf(s *rules.State, p rules.Seat) int {
	n := 0
	for _, c := range s.Zone(zone(Shields, p)) {
		if s.Card(c).Host == 0 {
			n++
		}
	}
	return n
}

// ShieldAt returns the bottom card of the shield at a place, or 0.
func ShieldAt(s *rules.State, p rules.Seat, place int16) rules.CardID {
	for _, c := range s.Zone(zone(Shields, p)) {
		if s.Card(c).Host == 0 && s.Card(c).N[0] == place {
			return c
		}
	}
	return 0
}

// freePlace returns the lowest place without a shield.
func freePlace(s *rules.State, p rules.Seat) int16 {
	n := int16(1)
	for ShieldAt(s, p, n) != 0 {
		n++
	}
	return n
}

// Eval evaluates the game's own expressions.
func (g *Game) Eval(s *rules.State, e effect.Env, x *effect.Expr) int {
	each := effect.Each(e.Ctrl, x.A[0])
	n := 0
	switch x.Op {
	case cHave:
		for p := range each {
			for _, c := range s.Zone(g.ZoneFor(x.A[1], p)) {
				if (s.Card(c).Host == 0 || s.Card(c).Zone.Kind() != Battle) && g.in.Fits(s, x.A[2], c) {
					n++
				}
			}
		}
		return rules.Truth(effect.Compare(n, uint8(x.A[3]), int(x.A[4])))
	case cYourTurn:
		return rules.Truth(s.Active == e.Ctrl)
	case cFirstUse:
		if g.under(e) == TrUsed { // the used card, whatever else was used since
			for p := range each {
				n += rules.Truth(e.N != 0 && s.Seats[p][FirstUsed] == e.N)
			}
			return rules.Truth(n > 0)
		}
		for p := range each {
			n += int(s.Seats[p][UsedCards])
		}
		return rules.Truth(n == 1)
	case cExchanged:
		return rules.Truth(g.entryFlags(s, e)&FlagExchange != 0)
	case cSummoned:
		return rules.Truth(g.entryFlags(s, e)&FlagSummoned != 0)
	case cNoShields:
		for p := range each {
			n += ShieldsOf(s, p)
		}
		return rules.Truth(n == 0)
	case nMana:
		for p := range each {
			n += s.Count(zone(Mana, p))
		}
	case nShields:
		for p := range each {
			n += ShieldsOf(s, p)
		}
	case nColours:
		m := 0
		for p := range each {
			for _, c := range s.Zone(zone(Mana, p)) {
				m |= g.attr(s, c, ACiv)
			}
		}
		n = bits.OnesCount(uint(m))
	}
	return n
}

// under returns the trigger of the running ability, 0 outside one.
func (g *Game) under(e effect.Env) uint16 {
	if e.Ability == 0 {
		return 0
	}
	return g.Lib.Abilities[e.Ability-1].Trigger
}

// entryFlags returns how the source came into play; for an enter trigger as it
// was then, even if the creature has left (DMG-11.8).
func (g *Game) entryFlags(s *rules.State, e effect.Env) uint16 {
	if g.under(e) == TrEnter {
		return uint16(e.N)
	}
	if e.Src == 0 {
		return 0
	}
	return s.Card(e.Src).Flags
}

// FindsTarget reports whether one of a spell's blocks would find a target or
// needs none; otherwise using it is an EmptyCast (DMG-14.6).
func (g *Game) FindsTarget(s *rules.State, p rules.Seat, c rules.CardID) bool {
	o := rules.StackItem{Kind: ItemCard, Ctrl: p, Card: c, Src: c, Def: s.Card(c).Def}
	if g.modal(&o) != 0 {
		return true
	}
	if g.def(s, c).kw&bit(KwCharger) != 0 {
		return true
	}
	n := 0
	for ; ; n++ {
		u := g.unit(&o, n)
		if !u.ok {
			break
		}
		ch := g.aims(u)
		if ch == nil {
			return true
		}
		if g.finds(s, ch, p, c) {
			return true
		}
	}
	return n == 0
}

// finds reports whether any card fits a choice of a player's.
func (g *Game) finds(s *rules.State, ch *effect.Choice, p rules.Seat, src rules.CardID) bool {
	for q := rules.Seat(0); q < 2; q++ {
		for _, k := range s.Zone(zone(zoneKinds[ch.Zone], q)) {
			if g.fits(s, ch, p, p, src, rules.NoSeat, k) {
				return true
			}
		}
	}
	return false
}

// Seeks returns the ability that an entry begins with, and whether it has
// chosen a target or needs none; there: cards of the sort that it begins with
// (effect.Library.Sought) are there.
func (g *Game) Seeks(s *rules.State, o *rules.StackItem) (ability uint16, aimed, there, ok bool) {
	u := g.unit(o, 0)
	if !u.ok || o.Modes != 0 {
		return 0, false, false, false
	}
	do := g.Lib.Abilities[u.ability].Node.Do
	there = len(do) == 0 || len(do[0].Args) == 0 || do[0].Args[0].Choice == nil || g.finds(s, &g.Lib.Choices[g.Lib.Code[u.first].A[0]], o.Ctrl, o.Src)
	return u.ability, o.NT > 0 || g.aims(u) == nil, there, true
}

// Resolving returns the index of the resolving stack entry, or -1.
func Resolving(s *rules.State) int {
	for i := int(s.NFrames) - 1; i >= 0; i-- {
		if f := &s.Frames[i]; f.Op == opResolve {
			return int(f.N[regEntry])
		}
	}
	return -1
}

// Draws reports whether a card that goes from a library to a hand now is drawn:
// by the turn, or by a word that says so (DMG-12.8).
func Draws(s *rules.State) bool { return Resolving(s) < 0 || s.Frame().Op == opDraw }

// Futile says what using a card now would be in vain for, as far as the state
// shows, if both players let all of it resolve.
type Futile uint8

// What is in vain.
const (
	FutileNone  Futile = iota
	FutilePart         // the first block of a spell has no target: it would fizzle
	FutileAll          // a spell changes nothing
	FutileEnter        // what a creature does on entering changes nothing
)

// onlyStack reports whether an event tells of the stack alone: nothing else has
// changed by it.
func onlyStack(k rules.EventKind) bool {
	switch k {
	case EvResolve, EvFizzle, EvLeaveStack, EvPass, EvTrigger, EvStacked:
		return true
	}
	return false
}

// Futile tries a use of a card. The state may be a view: only what is public
// decides, and a use that asks or looks at hidden cards is not in vain.
func (g *Game) Futile(s *rules.State, p rules.Seat, o rules.Option) Futile {
	if s.Card(o.Card).Zone != zone(Hand, p) {
		return FutileNone
	}
	eng, st, spell := rules.NewEngine(g), *s, g.IsSpell(s, o.Card)
	if eng.Answer(&st, p, o, nil) != nil || st.Dec.Prompt == PromptPay && eng.Answer(&st, p, rules.Option{Verb: rules.Done}, nil) != nil || st.NStack <= s.NStack {
		return FutileNone
	}
	found := FutileNone
	if top := &st.Stack[st.NStack-1]; spell && top.Empty != 0 && g.Void(&st, top, 0) {
		found = FutilePart
	}
	idle, tried := true, false
	for st.NStack > s.NStack {
		entry, mods, seats := st.Stack[st.NStack-1], st.NMods, st.Seats
		var log rules.Log
		left := func(e rules.Event) bool { return e.Kind == EvLeaveStack }
		for st.Dec.Prompt == PromptPriority && !slices.ContainsFunc(log.Events, left) {
			if eng.Answer(&st, st.ToAnswer(), rules.Option{Verb: rules.Pass}, &log) != nil {
				return FutileNone
			}
		}
		switch {
		case st.Fault != 0 || st.Over() || st.Dec.Prompt != PromptPriority:
			return found
		case !spell && entry.Card == o.Card && entry.Kind == ItemCard:
			continue // it enters
		}
		tried, idle = true, idle && st.NMods == mods && st.Seats == seats && !slices.ContainsFunc(log.Events, func(e rules.Event) bool {
			return !onlyStack(e.Kind) && (e.Card != o.Card || e.Kind != rules.EvMove || !spell)
		})
	}
	switch {
	case !tried || !idle || spell && st.Card(o.Card).Zone.Kind() == Mana: // a charger
		return found
	case spell:
		return FutileAll
	}
	return FutileEnter
}

// Passes returns how many players have passed in succession in the open
// priority window.
func Passes(s *rules.State) int {
	if f := s.Frame(); f != nil && f.Op == opPriority {
		return int(f.N[regPasses])
	}
	return 0
}

// Clause returns the text of the ability that asks, or "".
func (g *Game) Clause(s *rules.State, l lang.Lang) string { return g.in.Clause(s, l) }
