// Package doors has the doors of the title: how they stand beside each other,
// what is seen in them, and what the wet pavement mirrors of it.
package doors

import (
	"math"

	"godeck/internal/lang"
	"godeck/internal/picture"
	"godeck/scenes/table"
	"godeck/scenes/title/catalog"
	"godeck/scenes/title/phrases"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Doors are the games' doors.
type Doors struct {
	// Art paints a game's picture, or reports that it is to be asked again; nil:
	// doors have the games' neon signs.
	Art func(dst *ebiten.Image, game string, r ui.Rect) bool
	// Enter is called for the door that is pressed.
	Enter func(env *ui.Env, i int)
	// Opening returns for how many ticks a door has been opening; 0: it is not, or
	// so shortly that nothing is said.
	Opening func(game string) int
	// Still reports whether no picture moves.
	Still func() bool
	T     float64 // the ticks of what moves by itself

	games   []catalog.GameInfo
	glow    []float64 // of a door that is pointed at, or opens
	want    []bool
	arts    map[string]*doorArt
	posters []*doorArt // by door, until its own picture has come
	frames  int        // drawn so far
	painted bool       // a door was painted in this frame
	lang    lang.Lang  // in which they are painted
}

// New returns the doors of games; poster returns what is to be seen in one until
// its own picture has come, and may be nil.
func New(games []catalog.GameInfo, poster func(game string) *picture.Picture) Doors {
	d := Doors{games: games, glow: make([]float64, len(games)), want: make([]bool, len(games)), posters: make([]*doorArt, len(games))}
	for i := range games {
		if poster == nil {
			break
		}
		if p := poster(games[i].ID); p != nil {
			d.posters[i] = &doorArt{print: p, in: 1}
		}
	}
	return d
}

// Begin begins a frame.
func (s *Doors) Begin() { s.frames, s.painted = s.frames+1, false }

// Tick lets the doors glow that are pointed at or lit, and reports whether a
// frame is needed.
func (s *Doors) Tick(lit func(game string) bool) (moved bool) {
	for i := range s.glow {
		to := 0.0
		if s.want[i] || lit(s.games[i].ID) {
			to = 1
		}
		if d := to - s.glow[i]; math.Abs(d) > 0.01 {
			s.glow[i] += d * 0.16
			moved = true
		} else {
			s.glow[i] = to
		}
	}
	return moved
}

// Unpainted reports whether a door still lacks its picture.
func (s *Doors) Unpainted() bool {
	if s.Art == nil {
		return false
	}
	if len(s.arts) < len(s.games) {
		return true
	}
	for _, a := range s.arts {
		if a.in < 1 || a.lang != s.lang {
			return true
		}
	}
	return false
}

// Free releases the memory of the pictures.
func (s *Doors) Free() {
	for _, a := range s.arts {
		a.free()
	}
	for i, a := range s.posters {
		a.free()
		s.posters[i] = nil
	}
	s.arts = nil
}

// doorArt is a door's picture as painted for one size.
type doorArt struct {
	img   *ebiten.Image
	w, h  int
	lang  lang.Lang
	print *picture.Picture // of a poster: what it is painted from
	in    float64          // progress of fading in
	below ui.Rect          // of its reflection; empty: none
}

// fits reports whether a picture is of a size; the breathing of a door does not
// change it.
func (a *doorArt) fits(w, h int) bool { return abs(a.w-w) <= 16 && abs(a.h-h) <= 16 }

// free frees the picture, if there is one.
func (a *doorArt) free() {
	if a != nil && a.img != nil {
		a.img.Deallocate()
		a.img, a.w, a.h = nil, 0, 0
	}
}

// Declare declares the doors: side by side, or one above the other in portrait.
func (s *Doors) Declare(env *ui.Env, f *ui.Surface, r ui.Rect) {
	gs := s.games
	n := len(gs)
	s.lang = env.Settings.Lang
	if n == 0 {
		return
	}
	u := f.Px(1)
	if env.Portrait() {
		gap := 8 * u
		weight := func(i int) float64 {
			if gs[i].Ready {
				return 1.7
			}
			return 1
		}
		sum := 0.0
		for i := range gs {
			sum += weight(i)
		}
		unit := (r.H - gap*float64(n-1)) / sum
		unit = math.Min(unit, 150*u)
		// Lower doors where all are seen then; who has to scroll gets larger ones.
		scroll := unit < math.Max(env.MinTarget(), 3.1*f.Font(16))
		least := math.Max(env.MinTarget(), 3.6*f.Font(16))
		off := 0.0
		total := sum*unit + gap*float64(n-1)
		if scroll {
			unit = least
			total = sum*unit + gap*float64(n-1)
			off = f.BeginScroll("doors", r, false)
		}
		y := r.Y - off
		if !scroll {
			y += (r.H - total) / 2
		}
		for i := range gs {
			h := unit * weight(i)
			s.door(env, f, i, ui.Rect{X: r.X, Y: y, W: r.W, H: h}, true)
			y += h + gap
		}
		if scroll {
			f.EndScroll(total)
		}
		return
	}
	gap := 18 * u
	if env.Compact() {
		gap = 6 * u
	}
	// Open doors are wider.
	weight := func(i int) float64 {
		if gs[i].Ready && !env.Compact() {
			return 1.28
		}
		return 1
	}
	sum := 0.0
	for i := range gs {
		sum += weight(i)
	}
	w := (r.W - gap*float64(n-1)) / sum
	w = math.Min(w, r.H*0.62)
	total := w*sum + gap*float64(n-1)
	x := r.X + (r.W-total)/2
	for i := range gs {
		dw := w * weight(i)
		d := ui.Rect{X: x, Y: r.Y, W: dw, H: r.H}
		if !gs[i].Ready && !env.Compact() {
			d = ui.Rect{X: x, Y: r.Y + r.H*0.07, W: dw, H: r.H * 0.93}
		}
		s.door(env, f, i, d, false)
		x += dw + gap
	}
}

func (s *Doors) door(env *ui.Env, f *ui.Surface, i int, r ui.Rect, wide bool) {
	g := &s.games[i]
	l := env.Settings.Lang
	e := ui.Element{ID: "door." + g.ID, Rect: r, Role: ui.RoleButton, Label: g.Name.In(l), Desc: g.Tagline.In(l), Disabled: !g.Ready,
		Hover: func(_ *ui.Env, on bool) { s.want[i] = on },
		Tap:   func(env *ui.Env) { s.Enter(env, i) },
		Draw:  func(c *ui.Canvas, st ui.State) { s.drawDoor(c, i, r, wide, st) }}
	if !g.Ready {
		e.Label += " (" + phrases.Text.T(l, "soon") + ")"
		e.Desc = phrases.Text.T(l, "soon.why")
	}
	f.Add(e)
}

func (s *Doors) drawDoor(c *ui.Canvas, i int, r ui.Rect, wide bool, st ui.State) {
	g := &s.games[i]
	m := &g.Door
	u := c.Px(1)
	glow := s.glow[i]
	compact := c.Env.Compact()
	rest := r // its words stay as they are, however it breathes
	if st.Pressed && g.Ready {
		r = r.Inset(3 * u)
	} else if g.Ready {
		r = r.Inset(-4 * u * glow)
	}
	rad := math.Min(26*u, math.Min(r.W, r.H)*0.16)
	dim := 0.0
	if !g.Ready {
		dim = 0.58 - 0.14*glow
	}
	night := ui.Hex(0x0a0820)
	sky, floor, neon := m.Backdrop.Mix(night, dim), m.Floor.Mix(night, dim*0.6), m.Neon.Mix(ui.Hex(0x6d679c), dim)
	// Light falls out of the door.
	if g.Ready {
		c.Glow(r, rad, (46+18*glow)*u, neon.Alpha(0.36+0.25*glow))
	}
	c.Shadow(r.Move(0, 8*u), rad, 26*u, c.Theme.Shadow)
	c.Fill(r, rad, night)
	in := r.Inset(5 * u)
	if compact {
		in = r.Inset(3 * u)
	}
	irad := rad * 0.8
	c.Gradient(in, irad, sky, floor)
	art := artIn(in, wide)
	a := s.picture(c, g, in, art, irad, wide)
	if a != nil && a.in >= 1 {
		s.posters[i].free()
		s.posters[i] = nil
	} else if p := s.poster(i, in, art, irad, wide); p != nil {
		drawPicture(c, p, m, in, art, wide, dim, glow, 0)
	} else {
		drawSign(c, g, art, neon, glow, s.T)
	}
	if a != nil {
		drawPicture(c, a, m, in, art, wide, dim, glow, s.moving(i, c.Env.Settings.ReducedMotion || s.Still()))
	}
	if t := s.Opening(g.ID); t > 0 {
		drawOpening(c, art, neon, float64(t))
	}
	// frame
	top, low := neon.Lighten(0.35), neon.Alpha(0.35)
	w := 1.6 * u
	if g.Ready {
		w = 2.6 * u
	} else {
		top, low = neon.Alpha(0.55), neon.Alpha(0.25)
	}
	c.StrokeGradient(r, rad, w, top, low)
	if g.Ready {
		c.Stroke(in, irad, 1*u, neon.Lighten(0.5).Alpha(0.45))
	}
	if !wide {
		darken(c, in)
	}
	drawWords(c, g, rest.Inset(in.X-r.X), neon, wide, glow)
}

// artIn returns the place of a door's picture.
func artIn(in ui.Rect, wide bool) ui.Rect {
	if wide {
		in.W = math.Min(in.W*0.38, in.H*1.25)
	} else {
		in.H *= 0.60
	}
	return in
}

// drawOpening says that a door is opening: a hand goes round, and a word if there is room.
func drawOpening(c *ui.Canvas, r ui.Rect, neon ui.Colour, t float64) {
	u := c.Px(1)
	x, y := r.Centre()
	k := math.Min(34*u, math.Min(r.W, r.H)*0.26)
	c.Disc(x, y, k*1.5, ui.Hex(0x06041a).Alpha(0.8))
	c.Ring(x, y, k, 3*u, neon.Alpha(0.35))
	if c.Env.Settings.ReducedMotion {
		t = 0
	}
	c.Arc(x, y, k, 4*u, t*0.11, math.Pi*0.6, neon.Lighten(0.5))
	word, size := phrases.Text.T(c.Env.Settings.Lang, "opening"), c.Font(14)
	if w := ui.Measure(word, ui.Bold, size) + 20*u; w < r.W && y+k*1.5+size*2.4 < r.Bottom() {
		pill := ui.Rect{X: x - w/2, Y: y + k*1.5 + size*0.4, W: w, H: size * 1.8}
		c.Fill(pill, pill.H/2, ui.Hex(0x06041a).Alpha(0.8))
		c.Text(word, pill, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ui.Hex(0xffffff), Align: ui.Middle})
	}
}

// poster returns what is to be seen in a door until its own picture has come,
// nil if there is nothing. It fills the same place.
func (s *Doors) poster(i int, in, art ui.Rect, radius float64, wide bool) *doorArt {
	a := s.posters[i]
	if a == nil {
		return nil
	}
	r, k, w, h := pictureSize(in, art, wide)
	if !a.fits(w, h) {
		a.free()
		pw, ph := float64(a.print.W), float64(a.print.H)
		whole := ebiten.NewImage(a.print.W, a.print.H)
		whole.WritePixels(a.print.Pix)
		zoom := math.Max(r.W*k/pw, r.H*k/ph)
		op := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Scale(zoom, zoom)
		op.GeoM.Translate((r.W*k-pw*zoom)/2, 0)
		a.img, a.w, a.h = ebiten.NewImage(w, h), w, h
		a.img.DrawImage(whole, &op)
		whole.Deallocate()
		ui.MaskRounded(a.img, radius*k)
	}
	return a
}

// picture returns the door's own picture. It is not painted in the first
// frames, which must be fast, and only one door is painted per frame.
func (s *Doors) picture(c *ui.Canvas, g *catalog.GameInfo, in, art ui.Rect, radius float64, wide bool) *doorArt {
	if s.Art == nil || c.Blank() {
		return nil
	}
	_, k, w, h := pictureSize(in, art, wide)
	a, l := s.arts[g.ID], c.Env.Settings.Lang
	if a == nil || !a.fits(w, h) || a.lang != l {
		var old *doorArt // in another language: it is seen until there is another
		if a != nil && a.fits(w, h) {
			old = a
		}
		if s.frames < 3 || s.painted || w < 1 || h < 1 {
			return old
		}
		s.painted = true
		if s.arts == nil {
			s.arts = map[string]*doorArt{}
		}
		faded := 0.0
		if a != nil {
			faded = a.in
		}
		if old == nil {
			a.free()
		}
		img := ebiten.NewImage(w, h)
		if !s.Art(img, g.ID, ui.Rect{W: float64(w), H: float64(h)}) {
			img.Deallocate()
			if old == nil {
				delete(s.arts, g.ID)
			}
			return old
		}
		old.free()
		a = &doorArt{img: img, w: w, h: h, lang: l, in: faded}
		ui.MaskRounded(a.img, radius*k)
		s.arts[g.ID] = a
	}
	a.in = math.Min(1, a.in+0.12)
	return a
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// mostDoor is the greatest width of a door's picture.
const mostDoor = 256

// pictureSize returns where a door's picture is, the scale at which it is
// painted, and its size in pixels.
func pictureSize(in, art ui.Rect, wide bool) (r ui.Rect, k float64, w, h int) {
	r = pictureRect(in, art, wide)
	k = math.Min(1, mostDoor/r.W) // larger ones are drawn larger: five places are in memory at once
	return r, k, int(math.Round(r.W * k)), int(math.Round(r.H * k))
}

func pictureRect(in, art ui.Rect, wide bool) ui.Rect {
	if wide {
		in.W = art.W
	}
	return in
}

// drawPicture draws a door's picture, fading in.
func drawPicture(c *ui.Canvas, a *doorArt, m *table.Door, in, art ui.Rect, wide bool, dim, glow, moves float64) {
	r := pictureRect(in, art, wide)
	night := ui.Hex(0x0a0820)
	alpha := a.in * (1 - 0.45*dim + 0.1*glow*dim)
	c.Draw(a.img, r, alpha)
	if moves > 0 { // it comes nearer, and its lights breathe
		c.Clip(r)
		k := 1 + 0.035*moves
		c.Draw(a.img, r.Middle(r.W*k, r.H*k), alpha)
		c.Unclip()
		x, _ := r.Centre()
		c.Light(x, r.Y+r.H*0.42, r.W*0.6, m.Neon.Lighten(0.4).Alpha(0.14*moves))
	}
	if a.below = (ui.Rect{}); !wide {
		a.below = ui.Rect{X: r.X, Y: in.Bottom() + 8*c.Px(1), W: r.W, H: r.H * 0.42}
	}
	if wide {
		floor := m.Backdrop.Mix(night, dim)
		fade := ui.Rect{X: r.Right() - r.W*0.4, Y: r.Y, W: r.W * 0.4, H: r.H}
		c.Gradient4(fade, 0, [4]ui.Colour{floor.Alpha(0), floor, floor.Alpha(0), m.Floor.Mix(night, dim*0.6)})
		return
	}
}

// Pavement draws what the wet pavement before the doors mirrors of them.
func (s *Doors) Pavement(c *ui.Canvas) {
	night := ui.Hex(0x0a0820)
	for i := range s.games {
		g := &s.games[i]
		a := s.arts[g.ID]
		if a == nil || a.img == nil || a.below.Empty() {
			continue
		}
		at, b, op := a.below, a.img.Bounds(), &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Scale(at.W/float64(b.Dx()), -at.H/float64(b.Dy()))
		op.GeoM.Translate(at.X, at.Bottom())
		op.ColorScale.ScaleAlpha(float32(0.4 * a.in))
		c.DrawImage(a.img, op)
		c.Gradient(at.InsetXY(-6*c.Px(1), -1), 0, night.Alpha(0.2), night.Alpha(0.9))
		c.Light(at.X+at.W/2, at.Y, at.W*0.62, g.Door.Neon.Alpha(0.12))
	}
}

// moving returns how far the picture of a door is in its motion: one at a time,
// two seconds each, none with reduced motion.
func (s *Doors) moving(i int, reduced bool) float64 {
	const each = 120
	n := len(s.games)
	if reduced || n == 0 || int(s.T)/each%n != i {
		return 0
	}
	return 0.5 - 0.5*math.Cos(math.Mod(s.T, each)/each*2*math.Pi)
}

// drawSign draws a game's own neon sign, as bright as its door.
func drawSign(c *ui.Canvas, g *catalog.GameInfo, r ui.Rect, neon ui.Colour, glow, t float64) {
	if g.Door.Sign == nil {
		return
	}
	x, y := r.Centre()
	y += r.H * 0.02
	k := math.Min(r.W, r.H) * 0.34
	c.Light(x, y, k*2.0, neon.Alpha(0.20+0.14*glow))
	d := g.Door
	d.Neon = neon
	d.Sign(c, &d, x, y, k, t)
}
