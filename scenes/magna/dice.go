package magna

import (
	"math"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// diceHits are the moments of a throw at which the dice are heard on the table.
var diceHits = [...]struct{ at, gain float64 }{{0.27, 0.8}, {0.49, 0.4}, {0.63, 0.2}}

// dice tells the dice of one throw, both players' together.
func (t *teller) dice() int {
	s := t.s
	u := s.unit()
	purpose := t.Events[0].C
	fortune := purpose == mgn.DieFortune
	var throws []rules.Event
	n := 0
	for n < len(t.Events) && len(throws) < 2 {
		ev := t.Events[n]
		if ev.Kind == rules.EvRandom && ev.C == purpose {
			throws = append(throws, ev)
			n++
			continue
		}
		if fortune && ev.Kind == rules.EvSeatVar && ev.C == mgn.Magna && len(throws) > 0 {
			n++
			continue
		}
		break
	}
	if n < len(t.Events) && fortune && t.Events[n].Kind == rules.EvSeatVar && t.Events[n].C == mgn.Magna {
		n++
	}
	t.quiet()
	st := s.lay.Stage
	size := math.Min(math.Min(st.W, st.H)*0.17, 74*u)
	cx, cy := st.Centre()
	if fortune {
		s.Play(s.Callout(Text.T(s.Lang, "fortune"), Text.T(s.Lang, "fortune.sub"), magnaCol, 40))
	}
	s.Play(ui.Step{Ticks: 70, Ease: ui.Linear, Start: func() {
		if !fortune {
			s.Dice.Clear()
			s.roll = roll{on: true, in: 1}
		}
		s.Sound("dice-throw", 0.9, 0)
		for _, ev := range throws {
			sd := s.SideOf(ev.Seat)
			k := float64(s.roll.count[sd])
			x0, y0 := st.X-size, cy+st.H*0.3
			x1, y1 := cx-size*(1.05+1.5*k), cy+size*0.12*math.Pow(-1, k)
			if sd == 1 {
				x0, y0 = st.Right()+size, cy-st.H*0.3
				x1 = cx + size*(1.05+1.5*k)
			}
			if s.lay.fold {
				x0, y0 = cx-size*2, st.Bottom()+size
				x1, y1 = cx-size*(0.9-1.5*k), cy+size*0.85
				if sd == 1 {
					x0, y0 = cx+size*2, st.Y-size
					x1, y1 = cx+size*(0.9-1.5*k), cy-size*0.85
				}
			}
			s.Dice.Throw(int(ev.A)+1, x0, y0, x1, y1, size, sideCols[sd])
			s.roll.count[sd]++
		}
	}, Do: func(p float64) {
		for s.roll.hits < len(diceHits) && p > diceHits[s.roll.hits].at {
			s.Sound("dice-land", diceHits[s.roll.hits].gain, 0)
			s.roll.hits++
		}
	}, End: func() { s.roll.hits = 0 }})
	for _, ev := range throws {
		p, v := ev.Seat, int(ev.A)+1
		t.sum[p] += v
		total := t.sum[p]
		s.Then(func() { s.roll.total[s.SideOf(p)] = total })
		if fortune {
			t.Log("log.fortune", p, 0, v, total)
		} else {
			t.Log("log.roll", p, 0, v)
		}
	}
	if fortune {
		for _, e := range t.Events[:n] {
			if e.Kind == rules.EvSeatVar && e.C == mgn.Magna {
				p, to := e.Seat, float64(e.B)
				t.next.magna[p] = to
				x, y := t.plate(p)
				s.Play(ui.Par(table.Count(&s.m.magna[p], to, 12), s.Number("+1", x, y, 28*u, magnaCol, 44)))
			}
		}
	}
	s.Play(ui.Wait(16))
	return n
}

// initiative tells who is first and how much Fight both have.
func (t *teller) initiative(ev rules.Event) {
	s := t.s
	p, n := ev.Seat, int(ev.A)
	t.next.first = p
	s.Then(func() { s.m.first = p; s.roll.winner = s.SideOf(p); s.roll.done = true })
	s.Play(s.SoundStep("bell-day", 0.5, 0), ui.Wait(26))
	text := s.Sentence(s.Lang, "log.first", p, 0, n)
	s.Play(s.Callout(Text.T(s.Lang, "fight.n", n), text, fightCol, 44))
	s.Then(func() { s.roll = roll{}; s.Dice.Clear() })
	t.Log("log.first", p, 0, n)
}
