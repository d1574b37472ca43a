package places

import (
	bgd "godeck/rules/guardians"
	"godeck/scenes/table/board"
	"godeck/scenes/table/chrome"
	"godeck/scenes/ui"
)

// End puts the result of a match round the side that has won it: its card large
// on its plinth, the words above the broken wall opposite, the course below.
func (l *Layout) End(at *chrome.EndPlace, side int, full ui.Rect, u float64) {
	r := l.Zones[bgd.Attack][side]
	at.Aside = false
	at.Card = l.Ground.Stands(board.PoseIn(ui.Rect{X: r.X - 0.09*r.W, Y: r.Y - 0.17*r.H, W: 1.18 * r.W, H: 1.18 * r.H}, true), side, 4)
	if side == 0 {
		x := full.X + 0.585*full.W
		at.Head = ui.Rect{X: x, Y: full.Y + 0.04*full.H, W: at.Close.X - x - 8*u, H: 0.14 * full.H}
		at.Why = ui.Rect{X: x, Y: at.Head.Bottom() + 4*u, W: full.Right() - x - 0.02*full.W, H: 0.12 * full.H}
		at.Gain.X, at.Gain.Y, at.Gain.W = x, at.Why.Bottom()+8*u, at.Why.W
	}
	low := ui.Rect{X: full.X + 0.03*full.W, Y: full.Y + 0.735*full.H, W: at.Large.X - 0.045*full.W - full.X, H: 0.245 * full.H}
	sides, graph := low.CutLeft(0.36*low.W, 0)
	sides, _ = sides.CutBottom(2*at.Sides[1].H, 0)
	at.Graph, at.Sides = graph, [2]ui.Rect{sides.Col(0, 2, 0), sides.Col(1, 2, 0)}
}
