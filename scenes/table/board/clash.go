package board

import (
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
	Hit   func()  // as they meet
}

// How long the parts of a Clash take, in ticks.
const (
	clashGather = 12
	clashRush   = 9
	clashThrow  = 9
	clashHome   = 17
)

// Clash returns the tween in which two cards draw back, rush at each other,
// stop for a moment, and go home, the loser by way of where it is thrown. With
// reduced motion they stay where they are.
func (t *Base) Clash(k Clash) ui.Tween {
	k.Grow = math.Max(1, k.Grow)
	total := float64(clashGather + clashRush + k.Stop + clashThrow + clashHome)
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
					if k.Grow > 1 && !t.reduced { // one picture for all sizes
						c.wide = 1.05 * k.Grow * c.pose.W
					}
				}
			}
		},
		Do: func(p float64) {
			at := p * total
			if at >= clashGather+clashRush {
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

// pose returns where a card is at a tick: on its way from where it lies to where it
// takes a run, where both meet, where that throws it, and home.
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
		p.X, p.Y, p.W = k.X+dx*away+side*aside, k.Y+dy*away, from.W*grow
		p.Y = math.Max(p.Y, 0.55*p.W*cards.Aspect) // in the window
		p.Angle, p.Lift, p.Flat = from.Angle-side*turn, lift, math.Max(from.Flat, up)
		return p
	}
	home := from
	run := stand(far+0.16*far, k.Aside, ui.Lerp(1, k.Grow, 0.4), -0.06, 0.5, 0.7)
	meet := stand(math.Min(k.Near, far), 0.5*k.Aside, k.Grow, 0.17, 0.9, 1)
	thrown := stand(0.7*math.Min(k.Near, far), 0.35*k.Aside, 1.05*k.Grow, 0, 0.9, 1) // the winner goes on
	if k.Loser == i || k.Loser < 0 {
		thrown = stand(far+k.Back, 0.6*k.Aside, 1.1, -0.17, 0.4, 0.3)
	}
	switch rest := at - clashGather - clashRush - float64(k.Stop); {
	case at < clashGather:
		return home.Lerp(run, ui.EaseOut(at/clashGather))
	case at < clashGather+clashRush:
		return run.Lerp(meet, ui.EaseIn((at-clashGather)/clashRush))
	case rest < 0:
		return meet
	case rest < clashThrow:
		return meet.Lerp(thrown, ui.EaseOut(rest/clashThrow))
	default:
		return thrown.Lerp(home, ui.EaseInOut(ui.Clamp01((rest-clashThrow)/clashHome)))
	}
}
