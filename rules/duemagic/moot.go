package duemagic

import (
	"slices"

	"godeck/rules"
)

// Bounds of a search through what an order may lead to.
const (
	mootWorlds  = 3
	mootAnswers = 160 // in one world
)

// Moot reports whether the order of the abilities that a seat puts on the stack
// decides nothing: whichever comes first, and whatever else is answered, at most
// one of them does anything. That is tried in worlds that the view leaves
// possible, with nobody using anything in between; where that is too much to try,
// the order is not moot.
func (g *Game) Moot(v *rules.View, p rules.Seat) bool {
	ask := rules.Options(g, &v.S, p, nil)
	if v.S.Dec.Prompt != PromptStack || len(ask) < 2 || len(ask) > 3 || slices.ContainsFunc(ask, func(o rules.Option) bool { return o.Verb != rules.Use || o.N >= int16(v.S.NTriggers) }) {
		return false
	}
	look := mootSearch{g: g, eng: rules.NewEngine(g), stack: v.S.NStack}
	for _, o := range ask {
		t := &v.S.Triggers[o.N]
		if t.More > 0 {
			return false
		}
		w := waiting{t.Ability, t.Src, t.Card, t.Stamp}
		if slices.Contains(look.waits, w) {
			return false
		}
		look.waits = append(look.waits, w)
	}
	deal := rules.Deal{Pool: len(g.Lib.Defs) - 1}
	var world rules.State
	for n := range mootWorlds {
		rules.Determinize(look.eng.Table(), v, &deal, uint64(n)+1, &world)
		look.left = mootAnswers
		if !look.on(&world) {
			return false
		}
	}
	return true
}

// waiting is what tells an ability that waits from others.
type waiting struct {
	ability    uint16
	src, event rules.CardID
	stamp      uint16
}

// mootSearch plays through all answers.
type mootSearch struct {
	g     *Game
	eng   *rules.Engine
	stack uint8 // entries that waited before
	waits []waiting
	does  uint8 // mask of those that have done something
	left  int   // answers that may still be tried
}

// on tries what a state may lead to until all that waits has resolved, and
// reports whether at most one ability has done anything so far.
func (m *mootSearch) on(from *rules.State) bool {
	if from.Fault != 0 {
		return false
	}
	if from.Over() || from.Dec.Prompt == PromptPriority && from.NStack <= m.stack {
		return true
	}
	p := from.ToAnswer()
	ask := rules.Options(m.g, from, p, nil)
	if from.Dec.Prompt == PromptPriority {
		ask = []rules.Option{{Verb: rules.Pass}}
	}
	for _, o := range ask {
		if o.Verb == rules.Unpick {
			continue
		}
		if m.left--; m.left < 0 {
			return false
		}
		st := *from
		var log rules.Log
		if m.eng.Answer(&st, p, o, &log) != nil {
			return false
		}
		if m.note(from, &st, &log); m.does&(m.does-1) != 0 || !m.on(&st) {
			return false
		}
	}
	return len(ask) > 0
}

// note remembers which ability has changed something by an answer: what resolved
// after it, or was resolving when it was asked for.
func (m *mootSearch) note(from, to *rules.State, log *rules.Log) {
	entry := Resolving(from)
	for _, e := range log.Events {
		switch e.Kind {
		case EvResolve:
			entry = int(e.A)
		case EvLeaveStack:
			entry = -1
		case EvPriority, EvTarget, EvMode, rules.EvAsk:
		default:
			if entry >= 0 && !onlyStack(e.Kind) {
				m.did(&from.Stack[entry])
			}
		}
	}
	if at := Resolving(from); at >= 0 || slices.ContainsFunc(log.Events, func(e rules.Event) bool { return e.Kind == EvResolve }) {
		if at < 0 {
			at = int(from.NStack) - 1
		}
		if to.NMods != from.NMods || to.Seats != from.Seats {
			m.did(&from.Stack[at])
		}
	}
}

// did marks the ability of an entry.
func (m *mootSearch) did(e *rules.StackItem) {
	if i := slices.Index(m.waits, waiting{e.Ability, e.Src, e.Event, e.Stamp}); i >= 0 && e.Kind == ItemAbility {
		m.does |= 1 << i
	}
}
