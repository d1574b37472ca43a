package chrome

import (
	"math"
	"slices"

	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// EndPlace says where the parts of the result stand, in a window of any shape.
type EndPlace struct {
	Head, Why ui.Rect
	Gain      ui.Rect // what was reached in the match; empty: no room
	Align     ui.Align
	Card      board.Pose // of the card that has won
	Graph     ui.Rect    // of the score over the turns; empty: no room
	Sides     [2]ui.Rect // the players' final values
	Note      ui.Rect    // the turn, or the score of a series
	Large     ui.Rect    // what comes next, two buttons
	Small     []ui.Rect  // the rows of the others
	Words     bool       // these have words beside their signs
	Under     bool       // … below them
	Close     ui.Rect    // back to the table
	Aside     bool       // all of it stands at the sides, the place between them
	Sun       *ui.Point  // where the light comes from, in parts of the window; nil: from behind the rival and the card
}

// low lays the result out in a short window.
func (e *EndPlace) low(env *ui.Env, left int, course bool) {
	full, u := env.Full(), env.Unit()
	k, tool := env.TextUnit()/u, env.MinTarget()
	g := 4 * u
	e.Close = ui.Rect{X: full.Right() - tool - g, Y: full.Y + g, W: tool, H: tool}
	row := ui.Rect{X: full.X + g, Y: full.Bottom() - tool - g, W: full.W - 2*g, H: tool}
	cell := tool
	if wide := math.Max(tool, 50*env.Scale); full.H >= 320*u && row.W-float64(left)*(wide+g) > 250*u {
		cell, e.Under = wide, true
		row.Y -= 12 * env.Scale * 1.4
	}
	var rest ui.Rect
	rest, row = row.CutRight(float64(left)*(cell+g), g)
	e.Large, e.Small = row, []ui.Rect{rest}
	wide, mid, broad := 0.5*full.W, 0.72, 0.2
	if course = course && full.W >= 720*u && full.H >= 320*u; course { // it has room beside the card
		mid, broad = 0.695, 0.185
	}
	e.Head = ui.Rect{X: full.X + 0.03*full.W, Y: full.Y + 0.04*full.H, W: wide, H: 0.26 * full.H}
	if e.Under { // the words below the signs take from the title, not from what was learned
		e.Head.H -= 18 * env.Scale
	}
	e.Why = ui.Rect{X: e.Head.X, Y: e.Head.Bottom(), W: wide, H: 0.2 * full.H}
	room := row.Y - full.Y - 3*g
	e.Card.W = math.Min(broad*full.W, room*0.88/cards.Aspect)
	e.Card.X, e.Card.Y = full.X+mid*full.W, full.Y+g+room/2
	if course {
		x, y := e.Card.X+0.5*e.Card.W+10*u, e.Close.Bottom()+3*g
		e.Graph = ui.Rect{X: x, Y: y, W: full.Right() - 3*g - x, H: math.Min(0.44*full.H, row.Y-3*g-y)}
	}
	e.Note = ui.Rect{X: e.Head.X, Y: row.Y - g - 18*u*k, W: wide, H: 18 * u * k}
	if values := (ui.Rect{X: e.Head.X, Y: e.Note.Y - 36*u*k, W: wide, H: 36 * u * k}); values.Y > e.Why.Y+20*u*k {
		e.Why.H = math.Min(e.Why.H, values.Y-e.Why.Y)
		e.Sides = [2]ui.Rect{values.Col(0, 2, 0), values.Col(1, 2, 0)}
		e.Gain = ui.Rect{X: e.Why.X, Y: e.Why.Bottom(), W: e.Why.W, H: math.Min(58*u*k, values.Y-e.Why.Bottom())}
	}
}

// EndPlaceOf lays the result out.
func EndPlaceOf(env *ui.Env, f *board.Frame, choices int, gains, course bool) (e EndPlace) {
	full, u := env.Full(), env.Unit()
	tool := math.Max(env.MinTarget(), 44*u)
	k := env.TextUnit() / u
	at := func(x, y, w, h float64) ui.Rect {
		return ui.Rect{X: full.X + x*full.W, Y: full.Y + y*full.H, W: w * full.W, H: h * full.H}
	}
	e.Card = board.Pose{Face: 1, Lean: 0.3}
	left := choices - 2
	switch {
	case f.Small:
		e.low(env, left, course)
	case f.Tall:
		g := 8 * u
		e.Align, e.Under = ui.Middle, true
		e.Close = ui.Rect{X: full.Right() - tool - g, Y: full.Y + g, W: tool, H: tool}
		e.Head = at(0.04, 0.145, 0.92, 0.095)
		e.Why = ui.Rect{X: full.X + 0.06*full.W, Y: e.Head.Bottom(), W: 0.88 * full.W, H: math.Max(0.062*full.H, 46*u*k)}
		low := ui.Rect{X: full.X + g, W: full.W - 2*g, Y: full.Bottom() - g - tool - 18*u*k, H: tool}
		e.Small = []ui.Rect{low}
		e.Large = ui.Rect{X: low.X, W: low.W, Y: low.Y - g - 1.08*tool, H: 1.08 * tool}
		e.Note = ui.Rect{X: low.X, W: low.W, Y: e.Large.Y - 20*u*k - 4*u, H: 20 * u * k}
		values := ui.Rect{X: low.X + g, W: low.W - 2*g, Y: e.Note.Y - 62*u*k, H: 58 * u * k}
		e.Sides = [2]ui.Rect{values.Row(0, 2, g), values.Row(1, 2, g)}
		y := e.Why.Bottom() + g
		if gains {
			e.Gain = ui.Rect{X: e.Why.X, Y: y, W: e.Why.W, H: 62 * u * k}
			y = e.Gain.Bottom() + g
		}
		room := values.Y - g - y
		e.Graph = ui.Rect{X: full.X + 0.05*full.W, W: 0.9 * full.W, Y: y, H: math.Min(0.17*full.H+24*u*k+0.45*tool, 0.43*room)}
		e.Card.W = math.Min(0.4*full.W, (room-e.Graph.H-2*g)*0.94/cards.Aspect)
		e.Card.X, e.Card.Y = full.X+full.W/2, (e.Graph.Bottom()+values.Y)/2
	default:
		e.Words, e.Aside = true, true
		e.Close = ui.Rect{X: full.Right() - tool - 14*u, Y: full.Y + 14*u, W: tool, H: tool}
		e.Head, e.Why = at(0.03, 0.04, 0.36, 0.16), at(0.032, 0.205, 0.33, 0.13)
		e.Gain = ui.Rect{X: e.Why.X, Y: e.Why.Bottom() + 10*u, W: e.Why.W, H: 84 * u * k}
		g, rows := 8*u, (left+2)/3
		w := math.Max(0.27*full.W, 390*u*math.Max(1, k*0.92))
		x, y := full.Right()-16*u-w, full.Bottom()-14*u
		for range rows {
			y -= tool
			e.Small = append(e.Small, ui.Rect{X: x, Y: y, W: w, H: tool})
			y -= g
		}
		slices.Reverse(e.Small)
		e.Large = ui.Rect{X: x, Y: y - 1.12*tool, W: w, H: 1.12 * tool}
		e.Note = ui.Rect{X: x, Y: e.Large.Y - 24*u*k - 4*u, W: w, H: 24 * u * k}
		e.Graph = ui.Rect{X: full.X + 0.665*full.W, Y: e.Close.Bottom() + 10*u, W: 0.315 * full.W, H: 0.24*full.H + 26*u*k + 0.45*tool}
		side := ui.Rect{X: e.Head.X, W: 0.36 * full.W, H: 46 * u * k}
		for i := range e.Sides {
			side.Y = full.Bottom() - 16*u - float64(i+1)*(side.H+4*u)
			e.Sides[1-i] = side
		}
		above := e.Why.Bottom() + 18*u
		if gains {
			above = e.Gain.Bottom() + 18*u
		}
		room := e.Sides[0].Y - 14*u - above
		e.Card.W, e.Card.Flat = math.Min(0.15*full.W, room/cards.Aspect), 1
		e.Card.X, e.Card.Y = e.Head.X+e.Card.W/2+6*u, above+room/2
	}
	return e
}

// Light dims the place or lights it up, and darkens it behind white words.
func (at *EndPlace) Light(c *ui.Canvas, col ui.Colour, lost, tall bool) {
	dark, full := c.Theme.Ground.Darken(0.6), ui.Rect{W: c.Env.W, H: c.Env.H}
	if lost {
		c.Fill(full, 0, ui.Hex(0x060414).Alpha(0.46))
	} else { // from behind the rival and over the card
		x, y := at.Card.X, at.Card.Y
		if at.Aside {
			x, y = full.W/2, full.H*0.3
		}
		fx, fy := x, y
		if at.Sun != nil { // in at the side: nobody's face is in the beam
			fx, fy = at.Sun.X*full.W, at.Sun.Y*full.H
			c.Light(fx, fy, full.W*0.42, col.Alpha(0.3))
		} else {
			c.Light(x, full.H*0.2, full.W*0.42, col.Alpha(0.22))
		}
		for i := range 16 {
			sin, cos := math.Sincos((float64(i) + 0.5) * math.Pi / 8)
			r := math.Hypot(full.W, full.H)
			w := at.Card.W * 0.9
			c.BoxAt(fx+cos*r*0.5, fy+sin*r*0.5, r*0.86, w*0.28, math.Atan2(sin, cos), w*0.14, col.Alpha(0.055), col.Alpha(0.02))
		}
		if at.Sun != nil {
			x, y = at.Card.X, at.Card.Y
		}
		c.Light(x, y, at.Card.W*2.2, col.Alpha(0.3))
	}
	if at.Aside { // what is said stands aside, and the place is seen between
		side := 0.34 * full.W
		c.Gradient4(ui.Rect{W: side, H: full.H}, 0, [4]ui.Colour{dark.Alpha(0.86), dark.Alpha(0), dark.Alpha(0.86), dark.Alpha(0)})
		c.Gradient4(ui.Rect{X: full.W - side, W: side, H: full.H}, 0, [4]ui.Colour{dark.Alpha(0), dark.Alpha(0.86), dark.Alpha(0), dark.Alpha(0.86)})
	}
	halo := at.Head
	halo.H = at.Why.Bottom() - halo.Y - at.Why.H*0.3
	c.Shadow(halo.InsetXY(halo.W*0.06, halo.H*0.12), halo.H*0.4, halo.H*0.7, dark.Alpha(0.62))
	top := at.Note.Y - 40*c.Px(1)
	if tall && !at.Sides[0].Empty() {
		top = at.Sides[0].Y - 40*c.Px(1)
	}
	c.Gradient(ui.Rect{Y: top, W: full.W, H: full.H - top}, 0, dark.Alpha(0), dark.Alpha(0.78))
}
