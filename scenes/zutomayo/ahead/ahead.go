// Package ahead says what a player's attack may come to in this turn's battle.
package ahead

import (
	"math/rand/v2"
	"slices"
	"strconv"

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

// Text is the number, or the least and the greatest.
func (p Span) Text() string {
	if p.Lo == p.Hi {
		return strconv.Itoa(p.Lo)
	}
	return strconv.Itoa(p.Lo) + "–" + strconv.Itoa(p.Hi)
}

// tries is the number of worlds, each of them played from the present hour and
// from the one opposite, so that both night and day occur.
const tries = 12

// Battle returns what the picked cards lead to by night and by day, effects
// included: the turn is played on in worlds that the view leaves possible. A
// span is not seen if no world came to that. No two runs differ in what the
// player sees, so it says nothing of what the opponent holds or has set.
func Battle(g *ztm.Game, view *rules.View, me rules.Seat) (night, day Span) {
	eng := rules.NewEngine(g)
	deal := rules.Deal{Pool: len(g.Lib.Defs) - 1}
	var worlds [2]struct{ night, day Span } // as it is, and from the hour opposite
	for i := range worlds {
		for n := range tries {
			var w rules.State
			rules.Determinize(eng.Table(), view, &deal, uint64(n)+1, &w)
			if i == 1 {
				w.Vars[ztm.Chronos] = (w.Vars[ztm.Chronos] + ztm.Hours/2) % ztm.Hours
			}
			if v, night, ok := Fought(eng, &w, me, uint64(n)); ok && night {
				worlds[i].night.Add(v)
			} else if ok {
				worlds[i].day.Add(v)
			}
		}
	}
	night, day = likely(worlds[0].night, worlds[1].night), likely(worlds[0].day, worlds[1].day)
	night.settle()
	day.settle()
	return night, day
}

// likely returns what the worlds from the present hour say of night or day, or those
// from the hour opposite where it does not come to that in the hours that are left, or
// only in a world in five: by a detour that brings what a plain way there would not.
func likely(here, opposite Span) Span {
	n := 0
	for _, c := range here.counts {
		n += c.n
	}
	if opposite.Seen && n*5 <= tries {
		return opposite
	}
	return here
}

// Fought plays a world on to the battle and returns the player's attack there.
func Fought(eng *rules.Engine, w *rules.State, me rules.Seat, seed uint64) (v int, night, ok bool) {
	r := rand.New(rand.NewPCG(seed, 7))
	opts := make([]rules.Option, 0, 64)
	var log rules.Log
	hour := int(w.Vars[ztm.Chronos])
	if w.Waiting(me) && eng.Answer(w, me, rules.Option{Verb: rules.Done}, &log) != nil {
		return 0, false, false
	}
	for range 60 {
		for _, e := range log.Events {
			switch e.Kind {
			case ztm.EvClock:
				hour = int(e.B)
			case ztm.EvBattle:
				return int([2]int16{e.A, e.B}[me]), ztm.IsNight(hour), true
			}
		}
		log.Reset()
		if w.Over() || w.Fault != 0 {
			return 0, false, false
		}
		p := me
		if !w.Waiting(p) {
			p = p.Other()
		}
		opts = slices.DeleteFunc(eng.Options(w, p, opts), rules.Option.TakesBack)
		if len(opts) == 0 {
			return 0, false, false
		}
		o := opts[r.IntN(len(opts))]
		if eng.Answer(w, p, o, &log) != nil {
			return 0, false, false
		}
	}
	return 0, false, false
}
