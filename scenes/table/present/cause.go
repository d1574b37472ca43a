package present

// Causes
//
// The log is nested by causes: what an effect or an attack does is indented
// below it. Which events are causes follows from their names, which games
// share; Hooks.Causes lists the exceptions of a game. The same table gives the
// signs in the log and the rail for what a card did.

import (
	"cmp"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/ui"
)

// Act is what a card does, or what is done to it.
type Act uint8

// The acts.
const (
	ActNone Act = iota
	ActDrawn
	ActShown
	ActPlayed
	ActEffect
	ActAttack
	ActHit
	ActGuarded
	ActHealed
	ActVoid
	ActLost // leaves the table
)

// ActIcons are the signs of the acts.
var ActIcons = [...]ui.Icon{ActDrawn: ui.IconHand, ActShown: ui.IconEye, ActPlayed: ui.IconCards, ActEffect: ui.IconAbility, ActAttack: ui.IconSword,
	ActHit: ui.IconCrack, ActGuarded: ui.IconShield, ActHealed: ui.IconHeart, ActVoid: ui.IconClose, ActLost: ui.IconDiscard}

// The ranks of causes: a new cause ends those of its own and of higher rank.
const (
	Assault uint8 = iota + 1 // an attack with all its consequences
	Fight                    // its fights
	Effect                   // an effect being carried out
)

// Cause says what an event means for the log.
type Cause struct {
	Act  Act
	Rank uint8 // rank of a cause; 0: not a cause
	Ends uint8 // ends causes of this and higher rank; 0: none
	Idle bool  // changes nothing on the table by itself
}

// causes maps names of events.
var causes = map[string]Cause{
	"turn": {Ends: Assault}, "end": {Ends: Assault}, "leaveStack": {Ends: Effect}, "back": {Ends: Assault}, "callOff": {Ends: Assault}, "mulligan": {Ends: Assault},
	"attack": {Act: ActAttack, Rank: Assault}, "battle": {Act: ActAttack, Rank: Fight}, "direct": {Act: ActAttack},
	"effect": {Act: ActEffect, Rank: Effect}, "resolve": {Act: ActEffect, Rank: Effect}, "trigger": {Act: ActEffect, Rank: Effect},
	"chain": {Act: ActEffect}, "answer": {Act: ActEffect}, "stacked": {Act: ActEffect, Idle: true},
	"use": {Act: ActPlayed}, "declare": {Act: ActPlayed}, "summon": {Act: ActPlayed}, "evolve": {Act: ActPlayed}, "exchange": {Act: ActPlayed}, "place": {Act: ActPlayed},
	"damage": {Act: ActHit}, "hit": {Act: ActHit}, "loss": {Act: ActHit},
	"defeat": {Act: ActLost}, "destroy": {Act: ActLost}, "sacrifice": {Act: ActLost}, "vanish": {Act: ActLost}, "leave": {Act: ActLost},
	"heal": {Act: ActHealed}, "block": {Act: ActGuarded}, "protected": {Act: ActGuarded}, "prevent": {Act: ActGuarded}, "nullify": {Act: ActGuarded}, "shield": {Act: ActGuarded},
	"fizzle": {Act: ActVoid}, "underpowered": {Act: ActVoid, Ends: Effect}, "unmet": {Act: ActVoid, Ends: Effect}, "cancel": {Act: ActVoid}, "negate": {Act: ActVoid},
	"pass": {Idle: true}, "priority": {Idle: true}, "target": {Idle: true}, "mode": {Idle: true}, "decline": {Idle: true},
}

// fightSteps are the steps within an attack, which do not end it.
var fightSteps = map[string]bool{"attack": true, "block": true, "break": true, "damage": true}

// learn finds the causes among a game's events.
func (m *Show) learn() {
	m.causes = map[rules.EventKind]Cause{rules.EvAsk: {Idle: true}, rules.EvCommit: {Idle: true}, rules.EvOver: {Ends: Assault},
		rules.EvFlip: {Act: ActShown}, rules.EvShow: {Act: ActShown}}
	if m.hooks.Names != nil {
		for _, e := range m.hooks.Names.Events {
			m.causes[e.Kind] = causes[e.Name]
			if e.Name == "step" {
				m.stepEvent = e.Kind
			}
		}
	}
	for k, c := range m.hooks.Causes {
		m.causes[k] = c
	}
}

// Means sets the act with which the log marks the event, if not its usual one.
func (pr *Presentation) Means(a Act) { pr.act = a }

// causeOf returns what an event means; for a move that depends on its zones.
func (m *Show) causeOf(e rules.Event) Cause {
	switch e.Kind {
	case rules.EvMove:
		return Cause{Act: m.moved(e.From, e.To)}
	case m.stepEvent:
		if fightSteps[m.hooks.Names.Word("step", e.A)] {
			return Cause{Ends: Fight}
		}
		return Cause{Ends: Assault}
	}
	return m.causes[e.Kind]
}

// moved returns the act of a move.
func (m *Show) moved(from, to rules.ZoneID) Act {
	hand := func(z rules.ZoneID) bool { return z.Kind() == m.hooks.HandKind }
	a, b := m.LayOf(from).Lay, m.LayOf(to).Lay
	switch {
	case hand(to) && a == Heap:
		return ActDrawn
	case hand(from) && b != Heap && b != Open && !m.LayOf(to).Plain:
		return ActPlayed
	case !hand(from) && b == Open && (a == Placed || a == Spread):
		return ActLost
	}
	return ActNone
}

// opened is a cause whose consequences are being presented.
type opened struct {
	rank       uint8
	card       rules.DefID // whose effect it is; 0: the rules
	named      bool        // an effect that is reported if it does nothing
	since      rules.View
	n          int         // number of consequences
	told       bool        // whether any of them is in the log
	does, vain lang.Phrase // see Presentation
	depth      uint8       // depth of the frames in which it began: it ends with them
}

// begin is called before an event is presented: causes that it ends are over.
func (pr *Presentation) begin(ev rules.Event) {
	m := pr.m
	pr.cause = m.causeOf(ev)
	ends := pr.cause.Ends
	if r := pr.cause.Rank; r > 0 && (ends == 0 || r < ends) {
		ends = r
	}
	if ends > 0 {
		for len(m.open) > 0 && m.open[len(m.open)-1].rank >= ends {
			pr.end()
		}
	}
	now := pr.moments[pr.at+1].View.S.NFrames
	for len(m.open) > 0 && m.open[len(m.open)-1].rank == Effect && m.open[len(m.open)-1].depth > now {
		pr.end()
	}
	if !pr.cause.Idle {
		for i := range m.open {
			m.open[i].n++
		}
	}
}

// end ends the last cause, and reports an effect that has done nothing; of one that
// has done something of which no event tells, what it says.
func (pr *Presentation) end() {
	m := pr.m
	o := &m.open[len(m.open)-1]
	switch now := &pr.moments[pr.at+1].View.S; { // what it did silently may be seen only with the next event
	case !o.named:
	case !o.told && o.does.JA != "" && (!idle(&o.since.S, &pr.Was.View.S) || m.hooks.Silent != nil && m.hooks.Silent(&o.since.S, now)):
		pr.Log("log.does", rules.NoSeat, 0, o.does)
	case o.n == 0 && idle(&o.since.S, &pr.Was.View.S) && o.since.S.Mods == now.Mods:
		pr.act = ActVoid
		pr.Log("log.nothing", rules.NoSeat, 0, o.vain)
		if m.hooks.Void != nil {
			m.hooks.Void(pr, o.card)
		}
	}
	m.open = m.open[:len(m.open)-1]
}

// idle reports whether nothing has changed on the table.
func idle(was, now *rules.State) bool {
	return was.Order == now.Order && was.Start == now.Start && was.Cards == now.Cards && was.Vars == now.Vars && was.Seats == now.Seats &&
		was.Mods == now.Mods && was.NMods == now.NMods && was.NTriggers == now.NTriggers && was.Marks == now.Marks
}

// openCause opens a cause if the event just presented is one.
func (pr *Presentation) openCause() {
	if c := pr.cause; c.Rank > 0 {
		m, tok := pr.m, pr.Token(pr.Event.Card)
		m.Play(ui.Call(func() { m.Board.Acting, m.Board.Hush = "", m.Audience == rules.Watcher }))
		if tok.Def != 0 {
			m.Play(ui.Call(func() { m.Board.Acting = tok.Board() }))
		}
		pr.m.open = append(pr.m.open, opened{rank: c.Rank, card: cmp.Or(pr.Event.Def, tok.Def, pr.Token(pr.Event.Src).Def), named: c.Rank == Effect, does: pr.Does, vain: pr.Vain, since: *pr.Now.View, depth: pr.moments[pr.at+1].View.S.NFrames})
	}
}
