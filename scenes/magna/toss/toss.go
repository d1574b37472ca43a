// Package toss throws the dice of Magna Spectra on the table: both players' at
// once, what they add up to, and who goes first with how much Fight.
package toss

import (
	"math"
	"slices"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/places"
	"godeck/scenes/magna/plate"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Toss is the throw on a table.
type Toss struct {
	Roll   plate.Roll
	show   *present.Show
	lay    *places.Layout
	shown  *field.Numbers
	rolled [2]int // by seat, as far as presented
	throws int    // so far
}

// On returns the throws of a table, which count into shown.
func On(show *present.Show, lay *places.Layout, shown *field.Numbers) Toss {
	return Toss{show: show, lay: lay, shown: shown}
}

// Clear takes the dice away.
func (t *Toss) Clear() {
	t.Roll = plate.Roll{}
	t.show.Dice.Clear()
}

// Dice presents the dice of one throw, both players' together.
func (t *Toss) Dice(pr *present.Presentation) {
	purpose := pr.Event.C
	if purpose != mgn.DieFight && purpose != mgn.DieFortune {
		return
	}
	fortune := purpose == mgn.DieFortune
	if !fortune {
		t.rolled = [2]int{}
	}
	throws := 1
	pr.Take(func(e rules.Event) bool {
		if e.Kind == rules.EvRandom && e.C == purpose && throws < 2 {
			throws++
			return true
		}
		return fortune && e.Kind == rules.EvSeatVar && e.C == mgn.Magna
	})
	pr.Quiet()
	taken, last := slices.Clone(pr.Taken), 0 // until it is their turn other events are taken
	for i, ev := range taken {
		if ev.Kind == rules.EvRandom {
			last = i
		}
	}
	ticks, brief := field.Brief(pr.Was, 60), pr.Was.Turn() > 1
	if brief { // all dice at once
		ticks, last = 26, len(taken)
		if field.Routine(pr.Was) {
			ticks = 20
		}
	}
	s := t.show
	s.Play(ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() { t.throw(taken[:last], fortune) }, Do: func(p float64) {
		if !t.Roll.Last && p*float64(ticks) >= plate.LastDie {
			if t.Roll.Last = true; last < len(taken) {
				t.cast(taken[last:])
			}
		}
		t.Roll.Land(p*float64(ticks), func(gain float64) { s.Sound("dice-land", gain, 0) })
	}, End: func() { t.Roll.Hits = 0 }})
	var gains []ui.Tween
	for _, ev := range pr.Taken {
		p := ev.Seat
		if ev.Kind != rules.EvRandom {
			x, y := t.lay.Beside(p)
			gains = append(gains, board.Count(&t.shown.Magna[p], float64(ev.B), 12), s.Number("+1", x, y, 28*s.Unit(), faces.Magna, 44))
			continue
		}
		v := int(ev.A) + 1
		t.rolled[p] += v
		total := t.rolled[p]
		s.Then(func() { t.Roll.Total[s.SideOf(p)] = total })
		if fortune {
			pr.Log("log.fortune", p, 0, v, total)
		} else {
			pr.Log("log.roll", p, 0, v)
		}
	}
	s.Play(s.Beside(ui.Par(gains...)))
}

// throw throws the dice from each player's hand to the map before it.
func (t *Toss) throw(taken []rules.Event, more bool) {
	t.throws++
	if !more {
		t.Clear()
		t.Roll.On = true
	}
	t.Roll.More, t.Roll.Last = more, false
	t.show.Across.Drop() // none lies over the dice
	t.cast(taken)
}

// cast throws dice, each from its owner.
func (t *Toss) cast(taken []rules.Event) {
	t.show.Sound("dice-throw", 0.9, 0)
	for _, ev := range taken {
		if ev.Kind != rules.EvRandom {
			continue
		}
		sd := t.show.SideOf(ev.Seat)
		x0, y0, x1, y1, size := flight(t.lay, sd, t.Roll.Count[sd])
		t.show.Dice.Throw(int(ev.A)+1, x0, y0, x1, y1, size, faces.Sides[sd])
		t.Roll.Count[sd]++
	}
}

// flight is the way of a side's next die, after so many others, and its size:
// out of my hand, or from who sits opposite; from the side where words are above.
func flight(l *places.Layout, sd, before int) (x0, y0, x1, y1, size float64) {
	x, y, size := l.Dice(sd)
	k := float64(before)
	x1, y1 = x-size*(0.1+1.45*k), y+size*0.10*math.Pow(-1, k)
	if l.Fold {
		x1 = x + size*(0.3-1.45*k)
	}
	switch st := l.Stage; { // on a small map they are seen whole, and lie over nothing that is read
	case l.Fold && sd == 0:
		return st.X + 0.7*size, y, x1, y1, size
	case l.Fold:
		return st.Right() - 0.7*size, y, x1, y1, size
	case sd == 0:
		return l.Hand[0].X + l.Hand[0].W*0.3, l.Hand[0].Bottom() + size, x1, y1, size
	}
	from := l.Rival
	return from.X + from.W/2, from.Y - size, x1, y1, size
}

// First presents who goes first and how much Fight both players have.
func (t *Toss) First(pr *present.Presentation) {
	s, p, n := t.show, pr.Event.Seat, int(pr.Event.A)
	s.Play(pr.Show(0), ui.Call(func() { t.Roll.Winner, t.Roll.Done = s.SideOf(p), true }))
	pr.Log("log.first", p, 0, n)
	s.Play(s.SoundTween("bell-day", 0.5, 0))
	much := s.T("fight.n", n)
	if pr.Was.Turn() > 1 { // the first turn has said what it means
		x, y := t.lay.Stage.Centre()
		if !t.lay.Fold { // before the road: no name and nobody stands there
			x, y = t.lay.Flag.Centre()
		}
		s.Play(ui.Wait(4), s.Beside(ui.Seq(t.gone(), s.Number(much, x, y, 34*s.Unit(), faces.Fight, field.Brief(pr.Was, 50))))) // the cards are dealt meanwhile
		return
	}
	s.Play(ui.Wait(18))
	text := s.Sentence(s.Lang, "log.first", p, 0, n)
	s.Then(t.Clear) // the callout says it all
	s.Play(s.Callout(much, text, faces.Fight, 40))
}

// gone returns the tween after which the dice are taken away, unless others are
// thrown by then.
func (t *Toss) gone() ui.Tween {
	n := 0
	return ui.Seq(ui.Call(func() { n = t.throws }), ui.Wait(12), ui.Call(func() {
		if n == t.throws {
			t.Clear()
		}
	}))
}

// Draw draws whose dice are on the table, with their totals.
func (t *Toss) Draw(c *ui.Canvas) {
	if !t.Roll.On {
		return
	}
	s := t.show
	if t.Roll.More {
		plate.Words(c, t.lay.OffDice(t.lay.Dice(1)), s.T("fortune"), s.T("fortune.sub"), faces.Magna)
	}
	t.Roll.Draw(c, t.lay.Dice, t.lay.Stage, t.lay.Fold, [2]string{s.Player(s.Seat(0), s.Lang), s.Player(s.Seat(1), s.Lang)}, faces.Sides)
}
