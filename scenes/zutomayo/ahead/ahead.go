// Package ahead says what a player's attack may come to in this turn's battle.
package ahead

import (
	"math/rand/v2"
	"slices"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
)

// Span is the attack that the player may come to: from lo to hi, known if both
// are the same. What most worlds agree on counts as known: the rest is what the
// opponent might do, which cannot be known and may happen in any turn.
type Span struct {
	Lo, Hi int
	Seen   bool
	counts [10]struct{ v, n int } // of the values seen
	worlds int
	vain   map[rules.CardID]int // in how many worlds cards of the player's did nothing for want of Power
}

// Outcome is what a world comes to.
type Outcome struct {
	Attack int
	Night  bool
	Vain   []rules.CardID // the player's cards that did nothing for want of Power
}

// Vain reports whether a card does nothing for want of Power in most worlds by night and in most
// by day. What no world came to is like the other one.
func Vain(c rules.CardID, night, day *Span) (n, d bool) {
	if night.worlds == 0 {
		night = day
	}
	if day.worlds == 0 {
		day = night
	}
	of := func(p *Span) bool { return p.worlds == 0 || p.vain[c]*2 > p.worlds }
	return of(night), of(day)
}

func (p *Span) add(o Outcome) {
	p.Add(o.Attack)
	p.worlds++
	for _, c := range o.Vain {
		if p.vain == nil {
			p.vain = map[rules.CardID]int{}
		}
		p.vain[c]++
	}
}

func (p *Span) Add(v int) {
	if !p.Seen {
		p.Lo, p.Hi, p.Seen = v, v, true
	}
	p.Lo, p.Hi = min(p.Lo, v), max(p.Hi, v)
	for i := range p.counts {
		if c := &p.counts[i]; c.n == 0 || c.v == v {
			c.v = v
			c.n++
			return
		}
	}
}

// settle narrows the span to the value that two worlds in three agree on.
func (p *Span) settle() {
	most, all := 0, 0
	for i, c := range p.counts {
		all += c.n
		if c.n > p.counts[most].n {
			most = i
		}
	}
	if c := p.counts[most]; c.n*3 >= all*2 {
		p.Lo, p.Hi = c.v, c.v
	}
}

// tries is the number of worlds from each hour.
const tries = 12

// Battle returns what the picked cards lead to by night and by day, effects
// included: the turn is played on in worlds that the view leaves possible. A
// span is not seen if no world came to that. No two runs differ in what the
// player sees, so it says nothing of what the opponent holds or has set. Also are cards
// that are picked besides.
func Battle(g *ztm.Game, view *rules.View, me rules.Seat, also ...rules.CardID) (night, day Span) {
	hour := int(view.S.Vars[ztm.Chronos])
	night, day = from(g, view, me, hour, also)
	// What few worlds come to in the hours that are left, by a detour, would bring what
	// a plain way there does not: from the first hour of this night or day it stays so,
	// from the last it turns. Night that has not fallen yet comes by falling only.
	toNight, toDay := edge(hour, ztm.Hours-1), edge(hour, 1)
	if !ztm.IsNight(hour) {
		toNight, toDay = toDay, toNight
	}
	night = likely(night, func() Span { n, _ := from(g, view, me, toNight, also); return n })
	day = likely(day, func() Span { _, d := from(g, view, me, toDay, also); return d })
	if !night.Seen || !day.Seen { // no hours are added
		n, d := from(g, view, me, (hour+ztm.Hours/2)%ztm.Hours, also)
		if !night.Seen {
			night = n
		}
		if !day.Seen {
			day = d
		}
	}
	night.settle()
	day.settle()
	return night, day
}

// edge returns the hour of the same night or day that is last on the way by step hours
// at a time.
func edge(hour, step int) int {
	for {
		next := (hour + step) % ztm.Hours
		if ztm.IsNight(next) != ztm.IsNight(hour) {
			return hour
		}
		hour = next
	}
}

// from returns what worlds come to from an hour.
func from(g *ztm.Game, view *rules.View, me rules.Seat, hour int, also []rules.CardID) (night, day Span) {
	eng, deal := rules.NewEngine(g), rules.Deal{Pool: len(g.Lib.Defs) - 1}
	for n := range tries {
		var w rules.State
		rules.Determinize(eng.Table(), view, &deal, uint64(n)+1, &w)
		for _, c := range also {
			if eng.Answer(&w, me, rules.Option{Verb: rules.Pick, Card: c}, &rules.Log{}) != nil {
				return night, day
			}
		}
		w.Vars[ztm.Chronos] = int16(hour)
		if o, ok := Fought(eng, &w, me, uint64(n)); ok && o.Night {
			night.add(o)
		} else if ok {
			day.add(o)
		}
	}
	return night, day
}

// likely returns what the worlds from the present hour say of night or day, or the
// plain ones where it does not come to that, or only in a world in five.
func likely(here Span, plain func() Span) Span {
	n := 0
	for _, c := range here.counts {
		n += c.n
	}
	if n*5 > tries {
		return here
	}
	if p := plain(); p.Seen {
		return p
	}
	return here
}

// Fought plays a world on to the battle and returns what the player comes to there.
func Fought(eng *rules.Engine, w *rules.State, me rules.Seat, seed uint64) (out Outcome, ok bool) {
	r := rand.New(rand.NewPCG(seed, 7))
	opts := make([]rules.Option, 0, 64)
	var log rules.Log
	hour := int(w.Vars[ztm.Chronos])
	if w.Waiting(me) && eng.Answer(w, me, rules.Option{Verb: rules.Done}, &log) != nil {
		return out, false
	}
	for range 60 {
		for _, e := range log.Events {
			switch e.Kind {
			case ztm.EvClock:
				hour = int(e.B)
			case ztm.EvUnderpowered:
				if e.Seat == me {
					out.Vain = append(out.Vain, e.Card)
				}
			case ztm.EvBattle:
				out.Attack, out.Night = int([2]int16{e.A, e.B}[me]), ztm.IsNight(hour)
				return out, true
			}
		}
		log.Reset()
		if w.Over() || w.Fault != 0 {
			return out, false
		}
		p := me
		if !w.Waiting(p) {
			p = p.Other()
		}
		opts = slices.DeleteFunc(eng.Options(w, p, opts), rules.Option.TakesBack)
		if len(opts) == 0 {
			return out, false
		}
		o := opts[r.IntN(len(opts))]
		if eng.Answer(w, p, o, &log) != nil {
			return out, false
		}
	}
	return out, false
}
