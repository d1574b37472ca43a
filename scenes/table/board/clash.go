package board

import (
	"math"

	"godeck/scenes/ui"
)

// Clash is a collision of two cards.
type Clash struct {
	A, B  string  // cards; one of them may be missing
	X, Y  float64 // where they meet
	Loser int     // 0 A, 1 B; -1 neither
	Back  float64 // how far the loser is thrown back, in pixels
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
					c.pose, c.held, c.flying = from[i], false, false
				}
			}
		}}
}

// pose returns where a card is at a tick.
func (k *Clash) pose(from Pose, i int, at float64) Pose {
	const drawn, meet = -0.16, 0.58 // shares of the way
	dx, dy := k.X-from.X, k.Y-from.Y
	thrown := -k.Back / math.Max(1, math.Hypot(dx, dy))
	way, turn, lift := 0.0, 0.0, 0.0
	side := 1.0
	if i == 1 {
		side = -1
	}
	switch rest := at - clashGather - clashRush - float64(k.Stop); {
	case at < clashGather:
		q := ui.EaseOut(at / clashGather)
		way, lift = drawn*q, 0.5*q
	case at < clashGather+clashRush:
		q := ui.EaseIn((at - clashGather) / clashRush)
		way, turn, lift = ui.Lerp(drawn, meet, q), 0.17*q, 0.5+0.4*q
	case rest < 0:
		way, turn, lift = meet, 0.17, 0.9
	case rest < clashThrow && (k.Loser == i || k.Loser < 0):
		q := ui.EaseOut(rest / clashThrow)
		way, turn, lift = ui.Lerp(meet, thrown, q), 0.17-0.34*q, 0.9-0.5*q
	case rest < clashThrow:
		q := ui.EaseOut(rest / clashThrow)
		way, turn, lift = ui.Lerp(meet, meet+0.14, q), 0.17*(1-q), 0.9
	default:
		q := ui.EaseInOut(ui.Clamp01((rest - clashThrow) / clashHome))
		way, turn, lift = meet+0.14, 0, 0.9
		if k.Loser == i || k.Loser < 0 {
			way, turn, lift = thrown, -0.17, 0.4
		}
		way, turn, lift = way*(1-q), turn*(1-q), lift*(1-q)
	}
	from.X, from.Y = from.X+dx*way, from.Y+dy*way
	from.Angle += side * turn
	from.Lift = lift
	return from
}
