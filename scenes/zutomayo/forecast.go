package zutomayo

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
)

// span is the attack that the player may come to: from lo to hi, known if both
// are the same. What most worlds agree on counts as known: the rest is what the
// opponent might do, which cannot be known and may happen in any turn.
type span struct {
	lo, hi int
	seen   bool
	counts [10]struct{ v, n int } // of the values seen
}

func (p *span) add(v int) {
	if !p.seen {
		p.lo, p.hi, p.seen = v, v, true
	}
	p.lo, p.hi = min(p.lo, v), max(p.hi, v)
	for i := range p.counts {
		if c := &p.counts[i]; c.n == 0 || c.v == v {
			c.v = v
			c.n++
			return
		}
	}
}

// settle narrows the span to the value that two worlds in three agree on.
func (p *span) settle() {
	most, all := 0, 0
	for i, c := range p.counts {
		all += c.n
		if c.n > p.counts[most].n {
			most = i
		}
	}
	if c := p.counts[most]; c.n*3 >= all*2 {
		p.lo, p.hi = c.v, c.v
	}
}

// text is the number, or the least and the greatest.
func (p span) text() string {
	if p.lo == p.hi {
		return strconv.Itoa(p.lo)
	}
	return strconv.Itoa(p.lo) + "–" + strconv.Itoa(p.hi)
}

// forecast is what the picked cards lead to in this turn's battle, by night and
// by day, effects included: the turn is played on in worlds that the view
// leaves possible. No two runs differ in what the player sees, so it says
// nothing of what the opponent holds or has set.
type forecast struct {
	decision   uint32
	picks      []rules.CardID
	night, day span
}

// tries is the number of worlds, each of them played from the present hour and
// from the one opposite, so that both night and day occur.
const tries = 12

// ahead returns the forecast for the picked cards; a span is not seen if no world came to that.
func (s *Scene) ahead(picks []rules.CardID) (night, day span) {
	f, d := &s.foreseen, &s.View.S.Dec
	if f.decision != d.ID || !slices.Equal(f.picks, picks) {
		*f = forecast{decision: d.ID, picks: append(f.picks[:0], picks...)}
		s.foresee(f)
	}
	return f.night, f.day
}

func (s *Scene) foresee(f *forecast) {
	eng := rules.NewEngine(s.game)
	deal := rules.Deal{Pool: len(s.game.Lib.Defs) - 1}
	var worlds [2]struct{ night, day span } // as it is, and from the hour opposite
	for i := range worlds {
		for n := range tries {
			var w rules.State
			rules.Determinize(eng.Table(), s.View, &deal, uint64(n)+1, &w)
			if i == 1 {
				w.Vars[ztm.Chronos] = (w.Vars[ztm.Chronos] + ztm.Hours/2) % ztm.Hours
			}
			if v, night, ok := s.fought(eng, &w, uint64(n)); ok && night {
				worlds[i].night.add(v)
			} else if ok {
				worlds[i].day.add(v)
			}
		}
	}
	f.night, f.day = worlds[0].night, worlds[0].day
	if !f.night.seen { // it does not come to that in the hours that are left
		f.night = worlds[1].night
	}
	if !f.day.seen {
		f.day = worlds[1].day
	}
	f.night.settle()
	f.day.settle()
}

// fought plays a world on to the battle and returns the player's attack there.
func (s *Scene) fought(eng *rules.Engine, w *rules.State, seed uint64) (v int, night, ok bool) {
	r := rand.New(rand.NewPCG(seed, 7))
	me, opts := s.Bottom, make([]rules.Option, 0, 64)
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
