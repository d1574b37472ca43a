package zutomayo

import (
	"math"

	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/roof"
)

// border is the moment at which night and day change places.
type border struct {
	word  string // of what comes, while it is told
	night bool
	line  float64 // progress of the line of light from the pointer, before it turns
	p     float64 // and of what follows
	met   int     // borders crossed in this match: each takes less time
	shake float64 // how far the pointer trembles beside a border, from −1 to 1
}

// colour returns the light of what comes.
func (b *border) colour() ui.Colour {
	if b.night {
		return nightCol
	}
	return dayCol
}

// breath returns the tween before the pointer crosses: silence, in which a line
// of light runs from it over the whole table.
func breath(s *Scene, toNight bool) ui.Tween {
	return ui.Tween{Ticks: max(12, 30-6*s.border.met), Ease: ui.EaseOut,
		Start: func() {
			board.Hush(&s.Base, 60)
			s.border.night = toNight
		},
		Do: func(p float64) { s.border.line = p }}
}

// herald returns the tween in which the words for dawn or dusk stand large in
// the clock, while the numbers that count from now on light up on the cards.
func herald(s *Scene, word string, night bool) ui.Tween {
	if s.Turn() <= 1 {
		s.border.met = 0
	}
	ticks := max(30, 60-10*s.border.met)
	s.border.met++
	x, y := s.lay.dial.Centre()
	return ui.Par(board.Closer(&s.Base, x, y, 0.03, 10, ticks-20, 10), ui.Tween{Ticks: ticks, Ease: ui.Linear,
		Start: func() { s.border.word, s.border.night = word, night },
		Do:    func(p float64) { s.border.p = p },
		End:   func() { s.border = border{met: s.border.met} }})
}

// tremble returns the tween of a pointer that stops an hour short of the border.
func tremble(s *Scene) ui.Tween {
	return ui.Par(s.SoundTween("tick", 0.3, 0), ui.Seq(ui.Wait(8), s.SoundTween("tick", 0.2, 0)), ui.Tween{Ticks: known(s, 26, 16), Ease: ui.Linear,
		Do: func(p float64) { s.border.shake = math.Sin(p*math.Pi*7) * (1 - p) }, End: func() { s.border.shake = 0 }})
}

// weight returns how large a running attack is drawn: while the border is told,
// the one that wins now grows and the other falls back.
func (b *border) weight(v, other int) float64 {
	if b.word == "" || v == other {
		return 1
	}
	k := math.Sin(math.Pi * ui.Clamp01(b.p*1.1))
	if v > other {
		return 1 + 0.34*k
	}
	return 1 - 0.3*k
}

// drawBorder draws the line of light, the halves of the cards that count, the
// windows of the city and the words.
func drawBorder(s *Scene, c *ui.Canvas) {
	b, l := &s.border, &s.lay
	still := c.Env.Settings.ReducedMotion
	x, y := l.dial.Centre()
	u, col := c.Px(1), b.colour()
	fade := 1.0
	if b.word != "" {
		fade = ui.Clamp01((1 - b.p) * 3)
	}
	if run := b.line; run > 0 && !still {
		left, right := x*(1-run), x+(c.Env.W-x)*run
		c.GlowAt((left+right)/2, y, right-left, 3*u, 0, 1.5*u, 16*u, col.Alpha(0.75*fade))
		c.BoxAt((left+right)/2, y, right-left, 2.6*u, 0, 1.3*u, ui.Hex(0xffffff).Alpha(0.95*fade), col.Lighten(0.5).Alpha(0.95*fade))
	}
	if b.word == "" {
		return
	}
	for sd := range 2 { // the half of the card that counts from now on
		r := l.Zones[ztm.BattleField][sd]
		if t, ok := s.Top(ztm.BattleField, s.Seat(sd)); !ok || !t.Up {
			continue
		}
		q := ui.Clamp01((b.p - 0.12) / 0.3)
		if still {
			q = 1
		}
		lit := b.night == (q > 0.5)
		h := ui.Rect{X: r.X, Y: r.Y + r.H*0.78, W: r.W / 2, H: r.H * 0.2}
		if !lit {
			h.X += h.W
		}
		w := h.W * math.Abs(1-2*q)
		cx, cy := h.Centre()
		edge := nightCol
		if !lit {
			edge = dayCol
		}
		c.GlowAt(cx, cy, w, h.H, 0, h.H*0.4, 10*u, edge.Alpha(0.85*fade))
	}
	if !still {
		roof.Windows(c, l.far, b.p, fade, b.night)
	}
	r := l.herald
	a := ui.Clamp01(b.p*8) * fade
	if still {
		a = 1
	}
	c.Shadow(r.InsetXY(r.W*0.06, r.H*0.12), r.H*0.3, r.H*0.6, ui.Hex(0x05030f).Alpha(0.8*a))
	for sd := range 2 { // the totals stay in the light
		p := s.Seat(sd)
		v, night, works := s.attack(p)
		other, _, _ := s.attack(p.Other())
		drawAttack(s, c, l.attack[sd], v, b.weight(v, other), night, works, false)
	}
	low, top := r.CutTop(r.H*0.28, 0)
	word := Text.T(s.Lang, b.word)
	size := top.H * 0.9
	if w := ui.Measure(word, ui.Display, size); w > top.W {
		size *= top.W / w
	}
	if !still {
		size *= 1 + 0.25*(1-ui.EaseOut(ui.Clamp01(b.p*5)))
	}
	c.Text(word, top, ui.TextStyle{Face: ui.Display, Size: math.Round(size), Align: ui.Middle, Colour: ui.Hex(0xffffff).Alpha(a), Glow: col.Alpha(0.9 * a), Shadow: true, Loose: true})
	c.Text(Text.T(s.Lang, b.word+".sub"), low, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, math.Min(c.Font(15), low.H*0.42)), Align: ui.Middle, Wrap: true, LineHeight: 1.15, Colour: c.Theme.Text.Alpha(a), Shadow: true, Loose: true})
}
