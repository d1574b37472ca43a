// Package effects presents the effects of cards: what is used, what answers it, what
// it forbids and grants.
package effects

import (
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/battle"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/phrases"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Effects are those on a table.
type Effects struct {
	on      staging.Table
	battle  *battle.Battle
	seen    map[int16]int // by ability: how often it has been held up
	counter rules.DefID   // the last card that has answered an effect
	power   int           // and its SP, where that was what counted
}

// On returns the effects on a table.
func On(t staging.Table, b *battle.Battle) Effects {
	return Effects{on: t, battle: b, seen: map[int16]int{}}
}

// Clear drops what is being answered.
func (e *Effects) Clear() { e.counter, e.power = 0, 0 }

// tells are the presenters of events of effects.
var tells = [...]struct {
	kind rules.EventKind
	tell func(e *Effects, pr *present.Presentation)
}{
	{bgd.EvEffect, (*Effects).effect}, {bgd.EvNegate, (*Effects).negated}, {bgd.EvAnswer, (*Effects).answered},
	{bgd.EvForbid, (*Effects).forbids}, {bgd.EvGrant, (*Effects).grants}, {bgd.EvBound, (*Effects).bound},
}

// Present adds the presenter of each kind of event of effects.
func (e *Effects) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	for _, k := range tells {
		all[k.kind] = func(pr *present.Presentation) { k.tell(e, pr) }
	}
}

// effect presents the activation of an effect: its card is held up with its words.
func (e *Effects) effect(pr *present.Presentation) {
	s := e.on.Show
	ev, text := pr.Event, s.Clause(pr.Event.Seat, int(pr.Event.A), s.Lang)
	kind := e.on.Game.Names().Word("kind", ev.B)
	ticks, sound := 30, "resolve"
	switch {
	case kind == "attack":
		ticks, sound = 22, "attack-light"
		pr.Means(present.ActAttack)
	case ev.Seat == s.Audience:
		ticks = 18
	}
	if kind == "counterCard" || kind == "counterAbility" {
		ticks, sound, e.counter = 38, "counter", ev.Def
	}
	if e.Familiar(ev) {
		ticks /= 2
	}
	e.seen[ev.A]++
	flash := e.on.Flash(pr, ev.Card, s.Cards.ColourOf(ev.Def).Alpha(0.7), 22)
	if kind == "attack" && (e.seen[ev.A] > 2 || bgd.AttackGuardian(&pr.Was.View.S, ev.Seat.Other()) == 0) { // the guardian that flies says the same
		s.Play(flash)
	} else {
		s.Play(s.SoundTween(sound, 0.7, 0), flash)
		pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: s.T("effect." + kind), Text: text}, ticks)
	}
	pr.Log("log.effect."+kind, ev.Seat, ev.Def)
}

// negated presents that an effect does nothing.
func (e *Effects) negated(pr *present.Presentation) {
	s := e.on.Show
	ev := pr.Event
	k := &blow.Clash{Word: s.T("negated")}
	if e.counter != 0 {
		k.By = s.Cards.Look(cards.Look{Def: e.counter, Lang: s.Lang})
	}
	weight := 1200.0
	if st := &pr.Was.View.S; st.Card(ev.Card).Zone.Kind() != bgd.Attack { // one that lies there stays
		k.Foe = s.Cards.Look(cards.Look{Def: ev.Def, Lang: s.Lang})
		if k.Burns = k.By != nil; k.Burns && e.power > 0 {
			k.Was, k.Left = s.T("fact.sp", s.Cards.Attr(ev.Def, bgd.ASP)), s.T("fact.sp", e.power)
		}
	} else if n := e.on.Game.Blow(st, ev.Seat, e.on.Game.Face(st, ev.Seat)); n > 0 {
		k.Was, k.Left, weight = "−"+strconv.Itoa(n), "0", float64(n)
	}
	e.battle.Meet(pr, k, ev.Seat.Other(), weight, ev.Def)
	if e.counter, e.power = 0, 0; e.on.Told["negated"] == 0 {
		e.on.Told["negated"] = ev.Card
		pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Warn: s.T("negated"), Text: s.T("negated.why")}, 34)
	}
	pr.Log("log.negated", ev.Seat, ev.Def)
}

// bound tells what a bound of the program lets do nothing (BGD-28.4).
func (e *Effects) bound(pr *present.Presentation) {
	key := [...]string{"log.bound.damage", "log.bound.changes", "log.bound.nested"}[max(0, min(2, pr.Event.A))]
	if pr.Event.Card == 0 && pr.Event.A == bgd.BoundChanges {
		key = "log.bound.seat"
	}
	pr.Log(key, pr.Event.Seat, pr.Event.Def)
}

// answered presents a spell discarded against a spell.
func (e *Effects) answered(pr *present.Presentation) {
	s := e.on.Show
	ev := pr.Event
	e.counter, e.power = ev.Def, s.Cards.Attr(ev.Def, bgd.ASP)
	s.Play(s.SoundTween("counter", 0.8, 0))
	pr.Log("log.answered", ev.Seat, ev.Def)
	if !e.on.Still() { // it flies, and burns with what it meets
		return
	}
	pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: s.T("effect.discard"), Text: s.T("answered", s.Cards.Attr(ev.Def, bgd.ASP))}, 40)
}

func (e *Effects) forbids(pr *present.Presentation) {
	s := e.on.Show
	ev := pr.Event
	word := e.on.Game.Names().Word("deed", ev.A)
	x, y := e.on.Rises(ev.Seat)
	s.Play(s.SoundTween("trap-spring", 0.5, 0), s.Beside(s.Number(s.T("deed."+word), x, y, 20*s.Unit(), faces.DG.Lighten(0.4), 60)), ui.Wait(10))
	pr.Log("log.forbid", ev.Seat, 0, phrases.Text["deed."+word])
}

func (e *Effects) grants(pr *present.Presentation) {
	s := e.on.Show
	ev := pr.Event
	s.Play(s.SoundTween("power-gain", 0.5, 0), e.on.Flash(pr, ev.Card, faces.Hit.Alpha(0.6), 24), ui.Wait(8))
	pr.Log("log.grant."+e.on.Game.Names().Word("modifier", ev.A), ev.Seat, ev.Def, lang.Signed(int(ev.B)))
}

// Familiar reports whether the effect has been held up before in this match:
// its name is enough then.
func (e *Effects) Familiar(ev rules.Event) bool { return e.seen[ev.A] > 1 }
