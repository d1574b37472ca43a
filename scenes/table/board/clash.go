package board

import (
	"cmp"
	"math"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Clash is a collision of two cards.
type Clash struct {
	A, B  string  // cards; one of them may be missing
	X, Y  float64 // where they meet
	Loser int     // 0 A, 1 B; -1 neither
	Back  float64 // how far the loser is thrown back, in pixels
	Grow  float64 // how large they are as they meet: they stand up from the table
	Near  float64 // how far from the middle each is then, in pixels
	Aside float64 // how far they step aside to take a run, A to the left, in pixels
	Stop  int     // ticks for which both stand still as they meet
	Brace int     // ticks for which both stand ready for the run: silence before the blow
	Even  bool    // both are as large as the larger one when they meet
	Pace  float64 // how fast all but the standing still goes; 0: 1
	Hit   func()  // as they meet

	wide [2]float64 // their widths before they grow
}

// How long the parts of a Clash take, in ticks.
const (
	clashGather = 12
	clashRush   = 9
	clashThrow  = 9
	clashHome   = 17
)

// ClashIn returns Clash in two parts: until both meet, with what goes on
// beside that, and what follows.
func ClashIn(t *Base, k Clash, beside func(p float64)) (run, rest ui.Tween) {
	all := t.Clash(k)
	k.Pace = cmp.Or(k.Pace, 1)
	part := k.meets() / float64(all.Ticks)
	return ui.Tween{Ticks: int(math.Round(k.meets())), Ease: ui.Linear, Start: all.Start, Do: func(p float64) {
			all.Do(part * p)
			beside(p)
		}},
		ui.Tween{Ticks: int(math.Ceil(float64(all.Ticks) * (1 - part))), Ease: ui.Linear, Do: func(p float64) { all.Do(part + (1-part)*p) }, End: all.End}
}

// Clash returns the tween in which two cards draw back, rush at each other,
// stop for a moment, and go home, the loser by way of where it is thrown. With
// reduced motion they stay where they are.
func (t *Base) Clash(k Clash) ui.Tween {
	k.Grow = math.Max(1, k.Grow)
	k.Pace = cmp.Or(k.Pace, 1)
	total := float64(clashGather+clashRush+clashThrow+clashHome)/k.Pace + float64(k.Brace+k.Stop)
	var cards [2]*card
	var from [2]Pose
	struck := false
	hit := func() {
		if !struck && k.Hit != nil {
			k.Hit()
		}
		struck = true
	}
	return ui.Tween{Ticks: int(total), Ease: ui.Linear,
		Start: func() {
			for i, id := range [...]string{k.A, k.B} {
				if c := t.Board.cards[id]; c != nil && !c.held {
					cards[i], from[i] = c, c.pose
					c.held, c.flying = true, true
				}
			}
			if k.wide = [2]float64{from[0].W, from[1].W}; k.Even {
				k.wide = [2]float64{max(from[0].W, from[1].W), max(from[0].W, from[1].W)}
			}
			for i, c := range cards {
				if c != nil && k.Grow > 1 && !t.reduced { // one picture for all sizes
					c.wide = 1.05 * k.Grow * k.wide[i]
				}
			}
		},
		Do: func(p float64) {
			at := p * total
			if at >= k.meets()-0.01 {
				hit()
			}
			if t.reduced {
				return
			}
			for i, c := range cards {
				if c != nil {
					c.pose = k.pose(from[i], i, at)
				}
			}
		},
		End: func() {
			hit()
			for i, c := range cards {
				if c != nil {
					c.pose, c.held, c.flying, c.wide = from[i], false, false, 0
				}
			}
		}}
}

// meets returns the tick at which both meet.
func (k *Clash) meets() float64 { return float64(clashGather+clashRush)/k.Pace + float64(k.Brace) }

// pose returns where a card is at a tick: from home to its run-up, where both meet, where that throws it, and home.
func (k *Clash) pose(from Pose, i int, at float64) Pose {
	dx, dy := from.X-k.X, from.Y-k.Y
	far := math.Max(1, math.Hypot(dx, dy))
	dx, dy = dx/far, dy/far
	side := 1.0
	if i == 0 {
		side = -1
	}
	stand := func(away, aside, grow, turn, lift, up float64) Pose {
		p := from
		p.X, p.Y, p.W = k.X+dx*away+side*aside, k.Y+dy*away, ui.Lerp(from.W, k.wide[i], up)*grow
		p.Y = math.Max(p.Y, 0.55*p.W*cards.Aspect) // in the window
		p.Angle, p.Lift, p.Flat = from.Angle-side*turn, lift, math.Max(from.Flat, up)
		return p
	}
	home := from
	run := stand(far+0.16*far, k.Aside, ui.Lerp(1, k.Grow, 0.4), -0.06, 0.5, 0.7)
	meet := stand(math.Min(k.Near, far), 0.5*k.Aside, k.Grow, 0.17, 0.9, 1)
	thrown := stand(0.7*math.Min(k.Near, far), 0.35*k.Aside, 1.05*k.Grow, 0, 0.9, 1) // the winner goes on
	if k.Loser == i || k.Loser < 0 {
		thrown = stand(far+k.Back, 0.6*k.Aside, 1.1, -0.12-0.4*math.Min(1, k.Back/math.Max(1, from.W)), 0.4, 0.3)
	}
	gather, rush, throw, back := clashGather/k.Pace, clashRush/k.Pace, clashThrow/k.Pace, clashHome/k.Pace
	switch rest := at - k.meets() - float64(k.Stop); {
	case at < gather:
		return home.Lerp(run, ui.EaseOut(at/gather))
	case at < gather+float64(k.Brace): // it trembles
		run.X += 0.012 * run.W * math.Sin(1.9*(at-gather)+float64(i))
		return run
	case at < k.meets():
		return run.Lerp(meet, ui.EaseIn((at-gather-float64(k.Brace))/rush))
	case rest < 0:
		return meet
	case rest < throw:
		return meet.Lerp(thrown, ui.EaseOut(rest/throw))
	default:
		return thrown.Lerp(home, ui.EaseInOut(ui.Clamp01((rest-throw)/back)))
	}
}
