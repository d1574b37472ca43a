package arena

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/figure"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/rivals"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// banners draws what hangs and stands at the wall: a banner for each side
// with the sign of its deck's tribe, the booth of the rival, the bowls of
// the braziers.
func (a *Arena) banners(c *ui.Canvas) {
	g := &a.on.Lay.Ground
	for i, r := range a.on.Lay.Banners {
		if r.Empty() {
			continue
		}
		if w := a.Winner(); w < 0 || w == i {
			r.H *= 0.42 + 0.58*ui.EaseOut(math.Max(a.hung[i], float64(rules.Truth(w == i))))
		}
		stands.Banner(c, r, g.Unit, i, a.crest(i), faces.Sides[i], a.Dim)
	}
	for i, r := range g.Bowls {
		if !r.Empty() {
			stands.Bowl(c, r, a.fire(i), wall.WarmLight)
		}
	}
}

// crest is the tribe on a banner, and of which deck it is.
type crest struct {
	deck  string
	tribe int
}

// crest returns the tribe on the banner of a side: that of the deck it has
// brought, so that it hangs there before a guardian stands and does not change
// with one of no tribe; of a deck that is not to be known, that of the guardians seen.
func (a *Arena) crest(side int) int {
	p, f := a.on.Show.Seat(side), &a.flags[side]
	if s := a.match.Session; p == a.on.Show.Audience || !s.Human(p) {
		if brought := s.Deck(p); brought != "" {
			if f.deck != brought {
				deck, _ := table.Brought(a.on.Game.Lib, brought)
				f.deck, f.tribe = brought, outlook.Crest(a.on.Game, deck.Main)
			}
			if f.tribe > 0 {
				return f.tribe
			}
		}
	}
	if t, ok := a.on.Show.Top(bgd.Attack, p); ok && t.Def != 0 { // while one takes another's place it stays
		if n := a.on.Show.Cards.Attr(t.Def, bgd.ATribe); n > 0 || f.tribe == 0 {
			f.tribe = n
		}
	}
	return f.tribe
}

// Winner is the side that has won, −1 before the end and for a draw.
func (a *Arena) Winner() int {
	if !a.on.Show.View.S.Over() || a.on.Show.Timeline.Busy() || a.match.Winner() < 0 {
		return -1
	}
	return a.on.Show.SideOf(a.match.Winner())
}

// fire is how high the brazier of a side burns.
func (a *Arena) fire(side int) float64 {
	if w := a.Winner(); w >= 0 && w != side { // it is over: the loser's fire is out
		return 0.05
	}
	return math.Max(0.12, (1-0.45*a.Dim)*(1-0.85*a.Gutter[side])*(1-0.55*float64(rules.Truth(a.Critical(side))))+0.25*math.Max(0, a.Crowd.Up))
}

// fires draws the fires of the braziers, which move at rest, too.
func (a *Arena) fires(c *ui.Canvas) {
	for i, r := range a.on.Lay.Ground.Bowls {
		if r.Empty() {
			continue
		}
		stands.Fire(c, r, a.Time+float64(i)*7.7, a.fire(i))
	}
}

// booth draws the rival's place over the wall: a canopy on two posts, and
// under it who leads the other side.
func (a *Arena) booth(c *ui.Canvas) {
	g := &a.on.Lay.Ground
	r, u := g.Booth, g.Unit
	if r.Empty() {
		return
	}
	f := rivals.Figure(a.match.RivalOf(a.on.Show.Seat(1))) // without one, that of its deck lends its colours to the booth
	rail := g.Rail(g.Camera.CX)
	back := ui.Rect{X: r.X + r.W*0.10, Y: r.Y, W: r.W * 0.80, H: rail - r.Y + 6*u}
	c.Shadow(back, 30*u, 60*u, ui.Hex(0x050204).Alpha(0.85))
	c.Gradient(back, 10*u, ui.Hex(0x0c0608).Alpha(0.95), ui.Hex(0x2a1410).Alpha(0.92))
	c.Light(r.X+r.W/2, r.Y+r.H*0.3, r.H*0.75, ui.Hex(0xffa050).Alpha(0.13*(1-0.6*a.Dim)))
	fig := g.RivalAt()
	c.Clip(ui.Rect{W: c.Env.W, H: rail + 10*u})
	if a.match.RivalOf(a.on.Show.Seat(1)) != nil {
		a.match.DrawRival(c, a.on.Lay.Rival)
	} else if a.on.Show.Audience >= 0 && !a.on.Show.Session.Human(a.on.Show.Seat(1)) {
		f.Draw(c, fig, figure.Look{})
	}
	c.Unclip()
	if a.Dim > 0 {
		c.Fill(fig.InsetXY(-r.W*0.06, 0), 20*u, ui.Hex(0x080406).Alpha(0.42*a.Dim))
	}
	stands.Canopy(c, r, u, rail, f.Cloth, f.Trim, a.Dim)
}

// Leap is the crowd: by 1 it jumps to its feet, by −1 it sinks into its seats.
func (a *Arena) Leap(by float64, ticks int) ui.Tween {
	if a.on.Still() {
		return ui.Tween{}
	}
	from := 0.0
	return ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() { from = a.Crowd.Up }, Do: func(q float64) {
		q = math.Floor(q*float64(ticks)/2) * 2 / float64(ticks)
		in, out := math.Min(1, q*6), math.Min(1, (1-q)*2.6)
		a.Crowd.Up = (from*(1-in) + by*in) * out
		a.Crowd.Wild = math.Max(0, by) * in * out
		if by < 0 {
			a.Crowd.Up = inSteps(0.8 * a.Crowd.Up)
		}
	}, End: func() { a.Crowd.Up, a.Crowd.Wild = 0, 0 }}
}

// Wave is the crowd, which rises one after the other from a side.
func (a *Arena) Wave(side int, high float64) ui.Tween {
	if a.on.Still() {
		return ui.Tween{}
	}
	return ui.Tween{Ticks: 46, Ease: ui.Linear, Start: func() { a.Crowd.Hue = faces.Sides[side] }, Do: func(q float64) { a.Crowd.Pass(side, high, math.Round(q*23)/23) }, End: func() { a.Crowd.High = 0 }}
}

// Hushes is the arena before a throw that may be the last: the fires sink, and all
// sit down in the dark; but for those of a side from which the viewer is threatened.
func (a *Arena) Hushes(q float64, foe int) {
	q = inSteps(q)
	a.Dim, a.Crowd.Up = math.Max(a.Dim, 0.95*q), math.Max(0, a.Crowd.Up)*(1-q)-0.6*q
	a.Gutter = [2]float64{0.8 * q, 0.8 * q}
	if foe >= 0 {
		a.Gutter[foe], a.Gutter[1-foe] = 0, q
	}
}

// Menaces is a side while the die that may end it is in the air: its fire gutters and
// its wall trembles, the more the nearer the die is to rest.
func Menaces(a *Arena, side int, q float64) {
	a.trembles = [2]float64{}
	if q <= 0 || q >= 1 {
		return
	}
	a.Gutter[side] = inSteps(0.8 + 0.2*math.Sin(q*67))
	a.trembles[side] = (0.6 + 1.8*q) * math.Sin(q*260)
}

// Flickers returns how far the lanterns of a side have sunk that a die may end, 0..1.
func Flickers(a *Arena, side int) float64 {
	if a.trembles[side] == 0 {
		return 0
	}
	return ui.Clamp01(0.45 + 0.35*math.Abs(a.trembles[side])/2.4)
}

// Kindles lets the fires burn again that have sunk, but for one side's.
func (a *Arena) Kindles(ticks, but int) ui.Tween {
	var from [2]float64
	return ui.Tween{Ticks: ticks, Ease: ui.EaseOut, Start: func() { from = a.Gutter }, Do: func(q float64) {
		for i := range from {
			if i != but {
				a.Gutter[i] = inSteps(from[i] * (1 - q))
			}
		}
	}}
}

// inSteps is a light or a crowd in so few steps that not every frame differs from
// the one before: each is painted as a whole.
func inSteps(v float64) float64 { return math.Round(v*12) / 12 }

// Daylight ends the darkness of a throw.
func (a *Arena) Daylight(ticks int) ui.Tween {
	from, crowd := 0.0, 0.0
	return ui.Tween{Ticks: ticks, Ease: ui.EaseInOut, Start: func() { from, crowd = a.Dim, a.Crowd.Up },
		Do: func(q float64) { a.Dim, a.Crowd.Up = inSteps(from*(1-q)), inSteps(crowd*(1-q)) }, End: func() { a.Dim, a.Crowd.Up = 0, 0 }}
}
