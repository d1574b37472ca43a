package mattsan

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// This file has queries on consequences and threats, for tables and computer
// players. They work on views and use public cards only.

// Strike returns the least and most damage of p's fighter's Attack now, if it
// is not answered (MTZ-11.2, 16.4).
func (g *Game) Strike(s *rules.State, p rules.Seat) (least, most int) {
	return g.Blow(s, p, 1), g.Blow(s, p, 6)
}

// Blow returns the damage of that Attack if each of its dice shows face.
func (g *Game) Blow(s *rules.State, p rules.Seat, face int) int {
	c, to := Fighter(s, p), Fighter(s, p.Other())
	if c == 0 || to == 0 || g.immune(s, to, p, KindAttack) {
		return 0
	}
	if s.Vars[Silence] == 0 && g.modded(s, to, ModPrevent) {
		return 0
	}
	dice := 0
	if n := g.AtkDice(s, c); n > 0 {
		each, whole := g.dieMods(s, p)
		dice = max(0, n*max(0, face+each)+whole)
	}
	return max(0, g.Attack(s, c)+dice-max(0, g.cut(s, to)))
}

// MayAttack reports whether nothing keeps p's fighter from attacking.
func (g *Game) MayAttack(s *rules.State, p rules.Seat) bool {
	c := Fighter(s, p)
	return c != 0 && !g.mayNot(s, c, actAttack, keyNoAttack)
}

// Danger is a threat to a player.
type Danger uint8

// The dangers, in ascending order.
const (
	Safe     Danger = iota
	LastCard        // one card is left in the deck
	LowDeck         // the fighter's souls exceed the deck
	DryDeck         // the deck is empty: the next draw loses (MTZ-1.4)
	LastTwo         // one other unit is left, and two Attacks can defeat both
	LastUnit        // no other unit is left (MTZ-1.3)
	Doomed          // and the next Attack can defeat it
)

// Threat returns the worst danger to a player, as far as seat eyes may know.
func (g *Game) Threat(s *rules.State, p rules.Seat) Danger {
	c := Fighter(s, p)
	if c == 0 || s.Turn == 0 {
		return Safe
	}
	var other rules.CardID // of the bench; what eyes may not know may be a unit
	n := 0
	for _, u := range s.Zone(zone(Bench, p)) {
		if s.Card(u).Def == 0 || g.is(s, u, Unit) {
			other = u
			n++
		}
	}
	_, most := g.Strike(s, p.Other())
	last := n == 0 && s.Turn > 1 // both begin so, and nobody can lose by it yet (MTZ-29.23)
	switch {
	case last && most >= g.HP(s, c):
		return Doomed
	case last:
		return LastUnit
	case n == 1 && s.Turn > 1 && most >= g.HP(s, c) && s.Card(other).Def != 0 && most >= g.HP(s, other):
		return LastTwo
	case s.Count(zone(Deck, p)) == 0:
		return DryDeck
	case s.Count(zone(Deck, p)) < g.SoulValue(s, c):
		return LowDeck
	case s.Count(zone(Deck, p)) == 1:
		return LastCard
	}
	return Safe
}

// Saver returns a card that keeps p, whose bench has no unit, from losing when
// the fighter is defeated by the opponent: a ghost, a save trap or what lets it
// stay; 0 if p knows of none (MTZ-16.8, 20.9, 20.10).
func (g *Game) Saver(s *rules.State, p rules.Seat) rules.CardID {
	if all := g.Savers(s, p); len(all) > 0 {
		return all[0]
	}
	return 0
}

// Savers is Saver for all such cards that p knows of.
func (g *Game) Savers(s *rules.State, p rules.Seat) (out []rules.CardID) {
	if s.Vars[Silence] != 0 {
		return nil
	}
	for _, c := range s.Zone(zone(Hand, p)) {
		if g.saves(s, p, c, TrGhost, fromHand) {
			out = append(out, c)
		}
	}
	for _, c := range s.Zone(zone(Discard, p)) {
		if g.saves(s, p, c, TrGhost, fromPile) {
			out = append(out, c)
		}
	}
	for _, c := range s.Zone(zone(Bench, p)) {
		if s.Card(c).Has(rules.FaceDown) && g.is(s, c, Trap) && !g.Barred(s, p, actTrap) && (g.saves(s, p, c, TrSave, fromField) || g.saves(s, p, c, TrLeave, fromField)) {
			out = append(out, c)
		}
	}
	return out
}

// saves reports whether an ability of a card would save, and can be paid.
func (g *Game) saves(s *rules.State, p rules.Seat, c rules.CardID, trigger uint16, from int16) bool {
	if s.Card(c).Def == 0 {
		return false
	}
	for _, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
		a := &g.Lib.Abilities[ai]
		if a.Trigger != trigger || trigger != TrLeave && a.TArg[0]&(1<<CauseOppDefeat) == 0 || trigger == TrGhost && a.TArg[1] != from {
			continue
		}
		if g.in.True(s, effect.Env{Ctrl: p, Src: c}, a.Cond) && g.payable(s, p, c, ai, byOwner) && (trigger != TrSave || g.possible(s, p, c, ai, byOwner)) {
			return true
		}
	}
	return false
}

// Forced returns the card on the field whose forced negation would answer an
// Attack, a move or an ability of src, or 0 (MTZ-15.3). s is a copy.
func (g *Game) Forced(s rules.State, p rules.Seat, kind int16, src rules.CardID, ai int) rules.CardID {
	o := s.PushItem(rules.StackItem{Kind: uint8(kind), Ctrl: p, Src: src, Stamp: s.Card(src).Stamp, Def: g.shows(&s, src), Ability: noAbility})
	if ai >= 0 {
		o.Ability = uint16(ai)
	}
	s.Push(rules.Frame{Op: opExchange, N: [6]int16{xrBase: int16(s.NStack) - 1}})
	var few [32]rules.Option
	for _, q := range [...]rules.Seat{p.Other(), p} {
		if due := g.counters(&s, q, true, byBoth, few[:0]); len(due) > 0 {
			return due[0].Card
		}
	}
	return 0
}

// Boosts reports whether an ability does nothing but change ATK until the end
// of the turn.
func (g *Game) Boosts(ai uint16) bool {
	n := 0
	for pc := int(g.abil[ai].body); g.Lib.Code[pc].Op != 0; pc++ {
		if in := &g.Lib.Code[pc]; in.Op != wAtk || uint8(in.A[2]) != UntilTurn {
			return false
		}
		n++
	}
	return n > 0
}

// Upcoming calls do for each effect that will begin this turn after the soul
// charge, as the field is now (MTZ-4.5).
func (g *Game) Upcoming(s *rules.State, do func(src rules.CardID, ai uint16)) {
	g.timely(s, TrStart, func(_ rules.Seat, src rules.CardID, ai uint16) { do(src, ai) })
}

// FieldOnly reports whether a design has an ability for being discarded: it
// works from the field, and not from the hand (MTZ-12.1).
func (g *Game) FieldOnly(def rules.DefID) bool {
	return def != 0 && hasTrigger(g.Lib, def, TrDiscarded)
}

// Sorting returns how many cards of the top of the deck the running effect lets
// its controller put on the bottom, 0 if it asks for something else.
func (g *Game) Sorting(s *rules.State) int {
	f := s.Frame()
	if f == nil || f.Op != opAbility || s.Dec.Prompt != PromptCards || g.Lib.Code[f.PC].Op != wScry {
		return 0
	}
	return int(g.Lib.Code[f.PC].A[0])
}

// Negated reports whether an entry of the exchange does nothing (MTZ-14.10).
func Negated(o *rules.StackItem) bool { return o.How&objNegated != 0 }

// Clause returns the text of the running effect that asks, or of the ability being declared.
func (g *Game) Clause(s *rules.State, l lang.Lang) string {
	if f := s.Frame(); f != nil && f.Op == opUse && f.N[usAbil] >= 0 {
		return g.Lib.AbilityText(uint16(f.N[usAbil]), l)
	}
	return g.in.Clause(s, l)
}

// Spends reports whether the price of a move discards the whole hand of its owner, which
// then pays without being asked (MTZ-22.5).
func (g *Game) Spends(s *rules.State, p rules.Seat, ai uint16) bool {
	n := 0
	for _, in := range g.Lib.Code[g.abil[ai].start:g.abil[ai].body] {
		if in.Op == pHand && in.A[1] == 0 {
			n += int(in.A[0])
		}
	}
	return n > 0 && s.Count(zone(Hand, p)) <= n
}

// Vain reports whether o uses an ability whose damage the rules of the first
// turn take away (MTZ-29.23), and whether it does nothing else.
func (g *Game) Vain(s *rules.State, o rules.Option) (vain, only bool) {
	if s.Turn != 1 || !QuietFirst || o.Verb != rules.Use || o.Card == 0 || o.N < 0 {
		return false, false
	}
	switch s.Dec.Prompt {
	case PromptMain, PromptCounter, PromptTrap, PromptSouls, PromptDie:
	default: // a card is charged, paid with or aimed at: nothing of it is used
		return false, false
	}
	c := s.Card(o.Card)
	def := c.Def
	switch {
	case def == 0:
		return false, false
	case c.Has(rules.FaceDown):
		if s.Dec.Prompt == PromptMain || !g.is(s, o.Card, Trap) { // it would only be turned up
			return false, false
		}
	case c.Zone.Kind() == Hand:
		if s.Dec.Prompt == PromptMain && !g.is(s, o.Card, Trump) { // a slot, not an ability
			return false, false
		}
	default:
		def = g.Face(s, o.Card)
	}
	own := g.Lib.Def(def).Abilities
	if int(o.N) >= len(own) {
		return false, false
	}
	only = true
	for pc := int(g.abil[own[o.N]].body); g.Lib.Code[pc].Op != 0; pc++ {
		switch op := g.Lib.Code[pc].Op; op {
		case wDamage:
			vain = true
		case wRoll:
		default:
			only = false
		}
	}
	return vain, vain && only
}

// Harmless reports whether the rules of the first turn take away the damage that a design
// deals by an ability of its own (MTZ-29.23).
func (g *Game) Harmless(s *rules.State, def rules.DefID) bool {
	if s.Turn != 1 || !QuietFirst || def == 0 {
		return false
	}
	for _, a := range g.Lib.Def(def).Abilities {
		for pc := int(g.abil[a].body); g.Lib.Code[pc].Op != 0; pc++ {
			if g.Lib.Code[pc].Op == wDamage {
				return true
			}
		}
	}
	return false
}

// Struck reports whether an entry of the exchange is being carried out or has
// been: what it leads to is no forecast any more.
func Struck(s *rules.State, at int) bool {
	for i := range s.Frames[:s.NFrames] {
		if f := &s.Frames[i]; f.Op == opExchange && f.PC == xAfter && int(f.N[xrAt]) == at {
			return true
		}
	}
	return false
}
