package zutomayo

import (
	"math"

	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/daybreak"
	"godeck/scenes/zutomayo/roof"
)

// border is the moment at which night and day change places.
type border struct {
	word   string // of what comes, while it is told
	night  bool
	line   float64  // progress of the line of light from the pointer, before it turns
	p      float64  // and of what follows
	met    int      // borders crossed in this match: each takes less time
	lean   float64  // how far whoever sits opposite leans in, 0 to 1
	shake  float64  // how far the pointer trembles beside a border, from −1 to 1
	hold   *ui.Hold // the table while it changes; nil: as it is
	attack [2]daybreak.Attack
}

// colour returns the light of what comes.
func (b *border) colour() ui.Colour {
	if b.night {
		return nightCol
	}
	return dayCol
}

// nears returns the tween of one of the last hours before a border, slower than
// those before: the pointer trembles, and whoever sits opposite leans in.
func nears(s *Scene, at, to float64, dir int, lean float64) ui.Tween {
	b := &s.border
	return ui.Tween{Ticks: max(5, 8-b.met), Ease: ui.EaseBack,
		Start: func() { b.lean = lean },
		Do: func(p float64) {
			s.shown.hour = wrapHour(at + float64(dir)*p)
			b.shake = lean * math.Sin(p*math.Pi*4)
		},
		End: func() {
			s.shown.hour, b.shake = to, 0
			s.Sound("tick", 0.6, 0)
			s.Sound("strike", 0.4+0.3*lean, 0)
			s.Surface.Invalidate()
		}}
}

// beyond returns what a side's attack is here, and what on the other side of the border.
func beyond(s *Scene, sd int) daybreak.Attack {
	p := s.Seat(sd)
	v, night, works := s.attack(p)
	a := daybreak.Attack{Was: v, Now: v}
	switch t, _ := s.Top(ztm.BattleField, p); {
	case !works || s.shown.battle:
	case s.Step() >= ztm.StepEffects:
		st := s.View.S
		st.Vars[ztm.Chronos] = (st.Vars[ztm.Chronos] + ztm.Hours/2) % ztm.Hours
		a.Now = s.game.Attack(&st, p)
	case night:
		a.Now = s.Cards.Attr(t.Def, ztm.ADay)
	default:
		a.Now = s.Cards.Attr(t.Def, ztm.ANight)
	}
	return a
}

// breath returns the tween before the pointer crosses: silence, the pointer
// trembles at the border, both attacks are ready to flip, and the table is
// darker, with a line of light that runs over it from the pointer.
func breath(s *Scene, toNight bool) ui.Tween {
	b := &s.border
	return ui.Tween{Ticks: max(8, 14-2*b.met), Ease: ui.EaseOut,
		Start: func() {
			board.Hush(&s.Base, 60)
			b.night = toNight
			b.attack = [2]daybreak.Attack{beyond(s, 0), beyond(s, 1)}
			b.hold = board.Hold(&s.Base)
		},
		Do: func(p float64) {
			b.shake = 1.4 * math.Sin(p*math.Pi*6) * (1 - p)
			if b.line = p; b.hold != nil {
				b.hold.Dim = 0.42 * p
			}
		}}
}

// cross returns the tweens in which night and day change places: the table
// opens from the horizon to the light of what comes, in which turned is what
// changes on it, and the attacks flip. The words stand beside the fighters.
func cross(s *Scene, night bool, turned func()) ui.Tween {
	b := &s.border
	if s.Turn() <= 1 {
		b.met = 0
	}
	ticks := max(36, 55-6*b.met)
	word, bell := "dawn", "bell-day"
	if night {
		word, bell = "dusk", "bell-night"
	}
	b.met++
	tell := ui.Tween{Ticks: ticks, Ease: ui.Linear,
		Start: func() {
			was := [2]int{}
			for sd := range was {
				was[sd], _, _ = s.attack(s.Seat(sd))
			}
			if turned(); b.hold != nil {
				s.Rehold()
				b.hold.Line = s.lay.far
			}
			for sd := range was {
				v, _, works := s.attack(s.Seat(sd))
				other, _, _ := s.attack(s.Seat(1 - sd))
				b.attack[sd] = daybreak.Attack{Was: was[sd], Now: v, Wins: works && v > other, Falls: v < other}
			}
			b.word, b.night = word, night
			s.Sound(bell, 0.9, 0)
			s.Surface.Invalidate()
		},
		Do: func(p float64) {
			if b.p = p; b.hold != nil {
				b.hold.Gone, b.hold.Dim = ui.Clamp01(p*1.9), 0
			}
		},
		End: func() {
			*b = border{met: b.met}
			s.Release()
			s.Surface.Invalidate()
		}}
	var leaves []ui.Tween
	for i := range 3 { // the flaps
		leaves = append(leaves, ui.Seq(ui.Wait(4+ticks*i/7), s.SoundTween("tick", 0.35, 0)))
	}
	return ui.Par(append(leaves, tell)...)
}

// tremble returns the tween of a pointer that stops an hour short of the border.
func tremble(s *Scene) ui.Tween {
	return ui.Par(s.SoundTween("tick", 0.3, 0), ui.Seq(ui.Wait(8), s.SoundTween("tick", 0.2, 0)), ui.Tween{Ticks: known(s, 26, 16), Ease: ui.Linear,
		Do: func(p float64) { s.border.shake = math.Sin(p*math.Pi*7) * (1 - p) }, End: func() { s.border.shake = 0 }})
}

// drawBorder draws what is seen over the table while night and day change places.
func drawBorder(s *Scene, c *ui.Canvas) {
	b, l := &s.border, &s.lay
	still := c.Env.Settings.ReducedMotion
	x, y := l.dial.Centre()
	u, col := c.Px(1), b.colour()
	fade := 1.0
	if b.word != "" {
		fade = ui.Clamp01((1 - b.p) * 5)
	}
	if run := b.line; run > 0 && !still {
		a := 1.0
		if b.word != "" {
			a = ui.Clamp01(1 - 4*b.p)
		}
		left, right := x*(1-run), x+(c.Env.W-x)*run
		c.GlowAt((left+right)/2, y, right-left, 3*u, 0, 1.5*u, 16*u, col.Alpha(0.75*a))
		c.BoxAt((left+right)/2, y, right-left, 2.6*u, 0, 1.3*u, ui.Hex(0xffffff).Alpha(0.95*a), col.Lighten(0.5).Alpha(0.95*a))
	}
	if b.word == "" {
		for sd := range 2 { // ready to flip
			if a := b.attack[sd]; b.line > 0 && !still && a.Was != a.Now {
				daybreak.Flap(c, l.attack[sd], a, 0.06+0.03*math.Sin(b.line*9), !b.night, false, 1)
			}
		}
		return
	}
	if !still {
		at := 0.60
		if l.Tall {
			at = 0.64
		}
		roof.Windows(c, l.far, b.p, fade, b.night)
		daybreak.Rise(c, c.Env.W*at-184*l.far/172, l.far, b.p, fade*ui.Clamp01(b.p*5), col.Lighten(0.15))
	}
	for sd := range 2 {
		if t, ok := s.Top(ztm.BattleField, s.Seat(sd)); ok && t.Up && !still {
			daybreak.Swing(c, l.Zones[ztm.BattleField][sd], b.p*1.15)
		}
	}
	for sd := range 2 {
		if a := b.attack[sd]; !a.Still() {
			daybreak.Flap(c, l.attack[sd], a, b.p, b.night, still, fade)
		}
	}
	word := Text.T(s.Lang, b.word)
	if sky := skyOf(c, l); sky.H > 40*u {
		daybreak.Across(c, sky, word, b.p, fade, col, still)
		word = ""
	}
	daybreak.Words(c, l.herald, word, Text.T(s.Lang, b.word+".sub"), b.p, fade, col, l.Tall || l.Small, still)
}

// skyOf returns the strip of the sky that is free for a word: above the rim and
// the opponent's hand, on an upright phone below the row of its name.
func skyOf(c *ui.Canvas, l *layout) ui.Rect {
	full, u := c.Env.Full(), c.Px(1)
	switch {
	case l.Small:
		return ui.Rect{}
	case l.Tall:
		y := l.HUD[1].Bottom()
		return ui.Rect{X: full.X, Y: y, W: full.W, H: l.far - y}
	}
	x := l.life[1].Right() + 6*u
	w := 2 * math.Min(l.camera.CX-x, l.Line.X-l.camera.CX)
	return ui.Rect{X: l.camera.CX - w/2, Y: full.Y + 8*u, W: w, H: l.Hand[1].Y - full.Y - 8*u}
}
