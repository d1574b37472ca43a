package title

import (
	"math"

	"godeck/scenes/table"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// doors declares the five doors: side by side, or one above the other in portrait.
func (s *Scene) doors(env *ui.Env, f *ui.Surface, r ui.Rect) {
	gs := s.opts.Catalog.Games
	n := len(gs)
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

func (s *Scene) door(env *ui.Env, f *ui.Surface, i int, r ui.Rect, wide bool) {
	g := &s.opts.Catalog.Games[i]
	l := env.Settings.Lang
	e := ui.Element{ID: "door." + g.ID, Rect: r, Role: ui.RoleButton, Label: g.Name.In(l), Desc: g.Tagline.In(l), Disabled: !g.Ready,
		Hover: func(_ *ui.Env, on bool) { s.want[i] = on },
		Tap:   func(env *ui.Env) { s.enter(env, i) },
		Draw:  func(c *ui.Canvas, st ui.State) { s.drawDoor(c, i, r, wide, st) }}
	if !g.Ready {
		e.Label += " (" + s.word(env, "soon") + ")"
		e.Desc = s.word(env, "soon.why")
	}
	f.Add(e)
}

func (s *Scene) drawDoor(c *ui.Canvas, i int, r ui.Rect, wide bool, st ui.State) {
	g := &s.opts.Catalog.Games[i]
	m := &g.Door
	u := c.Px(1)
	glow := s.glow[i]
	compact := c.Env.Compact()
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
	art := in
	if wide {
		art.W = math.Min(in.W*0.38, in.H*1.25)
	} else {
		art.H = in.H * 0.60
	}
	a := s.picture(c, g, in, art, irad, wide)
	if a != nil && a.in >= 1 {
		s.posters[i].free()
		s.posters[i] = nil
	} else if p := posterOf(s, i, in, art, irad, wide); p != nil {
		drawPicture(c, p, m, in, art, wide, dim, glow, 0)
	} else {
		drawSign(c, g, art, neon, glow, s.t)
	}
	if a != nil {
		drawPicture(c, a, m, in, art, wide, dim, glow, moving(s, i, c.Env.Settings.ReducedMotion || s.panel != noPanel))
	}
	if opening(s, g.ID) {
		drawOpening(c, art, neon, float64(s.waited))
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
	s.doorWords(c, g, in, art, neon, wide, glow)
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
	word, size := Text.T(c.Env.Settings.Lang, "opening"), c.Font(14)
	if w := ui.Measure(word, ui.Bold, size) + 20*u; w < r.W && y+k*1.5+size*2.4 < r.Bottom() {
		pill := ui.Rect{X: x - w/2, Y: y + k*1.5 + size*0.4, W: w, H: size * 1.8}
		c.Fill(pill, pill.H/2, ui.Hex(0x06041a).Alpha(0.8))
		c.Text(word, pill, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ui.Hex(0xffffff), Align: ui.Middle})
	}
}

// posterOf returns what is to be seen in a door until its own picture has come,
// nil if there is nothing. It fills the same place.
func posterOf(s *Scene, i int, in, art ui.Rect, radius float64, wide bool) *doorArt {
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
func (s *Scene) picture(c *ui.Canvas, g *GameInfo, in, art ui.Rect, radius float64, wide bool) *doorArt {
	if s.opts.DoorArt == nil || c.Blank() {
		return nil
	}
	_, k, w, h := pictureSize(in, art, wide)
	a := s.arts[g.ID]
	if a == nil || !a.fits(w, h) {
		if s.frames < 3 || s.painted || w < 1 || h < 1 {
			return nil
		}
		s.painted = true
		if s.arts == nil {
			s.arts = map[string]*doorArt{}
		}
		faded := 0.0
		if a != nil {
			faded = a.in
			a.free()
		}
		img := ebiten.NewImage(w, h)
		if !s.opts.DoorArt(img, g.ID, ui.Rect{W: float64(w), H: float64(h)}) {
			img.Deallocate()
			delete(s.arts, g.ID)
			return nil
		}
		a = &doorArt{img: img, w: w, h: h, in: faded}
		ui.MaskRounded(a.img, radius*k)
		s.arts[g.ID] = a
	}
	a.in = math.Min(1, a.in+0.12)
	return a
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

// pavement draws what the wet pavement before the doors mirrors of them.
func pavement(s *Scene, c *ui.Canvas) {
	night := ui.Hex(0x0a0820)
	for i := range s.opts.Catalog.Games {
		g := &s.opts.Catalog.Games[i]
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
func moving(s *Scene, i int, reduced bool) float64 {
	const each = 120
	n := len(s.opts.Catalog.Games)
	if reduced || n == 0 || int(s.t)/each%n != i {
		return 0
	}
	return 0.5 - 0.5*math.Cos(math.Mod(s.t, each)/each*2*math.Pi)
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

func (s *Scene) doorWords(c *ui.Canvas, g *GameInfo, in, art ui.Rect, neon ui.Colour, wide bool, glow float64) {
	u := c.Px(1)
	l := c.Env.Settings.Lang
	compact := c.Env.Compact()
	text := ui.Hex(0xffffff)
	soft := ui.Hex(0xe3ddff)
	if !g.Ready {
		text, soft = ui.Hex(0xc9c3ea), ui.Hex(0xa9a3d2)
	}
	pill := Text.T(l, "soon")
	if compact {
		pill = Text.T(l, "soon.s")
	}
	var body ui.Rect
	if wide {
		body = ui.Rect{X: art.Right() + 6*u, Y: in.Y + 6*u, W: in.Right() - art.Right() - 18*u, H: in.H - 12*u}
	} else {
		dark := ui.Hex(0x06041a)
		fade := ui.Rect{X: in.X, Y: in.Y + in.H*0.52, W: in.W, H: in.H * 0.24}
		c.Gradient(fade, 0, dark.Alpha(0), dark.Alpha(0.72))
		low := ui.Rect{X: in.X, Y: fade.Bottom(), W: in.W, H: in.Bottom() - fade.Bottom()}
		rad := math.Min(18*u, low.H/2)
		c.Gradient(ui.Rect{X: low.X, Y: low.Y, W: low.W, H: low.H - rad}, 0, dark.Alpha(0.72), dark.Alpha(0.72))
		c.Clip(ui.Rect{X: low.X, Y: low.Bottom() - rad, W: low.W, H: rad})
		c.Gradient(ui.Rect{X: low.X, Y: low.Bottom() - 3*rad, W: low.W, H: 3 * rad}, rad, dark.Alpha(0.72), dark.Alpha(0.72))
		c.Unclip()
		pad := math.Min(14*u, in.W*0.05)
		body = ui.Rect{X: in.X + pad, Y: in.Y + in.H*0.70, W: in.W - 2*pad, H: in.H*0.30 - 10*u}
		if compact {
			body = ui.Rect{X: in.X + 2*u, Y: in.Y + in.H*0.42, W: in.W - 4*u, H: in.H*0.58 - 3*u}
		}
	}
	// pill
	ps := math.Max(c.Font(13), 12*c.Env.Scale)
	if compact {
		ps = 12 * c.Env.Scale
	}
	ph := ps * 1.75
	pw := ui.Measure(pill, ui.Bold, ps) + ps*2.5
	if wide && !g.Ready && pw > body.W*0.42 {
		pill = Text.T(l, "soon.s")
		pw = ui.Measure(pill, ui.Bold, ps) + ps*2.5
	}
	if compact {
		ph, pw = ps*1.35, ui.Measure(pill, ui.Bold, ps)+ps*0.7
	}
	var pr ui.Rect
	round := wide && g.Ready && !compact // a sign says that it is playable, which leaves room for the tagline
	if round {
		pw = ph * 1.25
		ph = pw
	}
	switch {
	case round:
		pr = ui.Rect{X: body.Right() - pw, Y: body.Y + (body.H-ph)/2, W: pw, H: ph}
	case wide:
		pr = ui.Rect{X: body.X, Y: body.Bottom() - ph, W: math.Min(pw, body.W), H: ph}
		if !g.Ready { // a low banner: the sign is beside the name
			pr = ui.Rect{X: body.Right() - math.Min(pw, body.W*0.5), Y: body.Y + (body.H-ph)/2, W: math.Min(pw, body.W*0.5), H: ph}
		}
	default:
		pr = ui.Rect{X: body.X + (body.W-pw)/2, Y: body.Bottom() - ph, W: pw, H: ph}
		if pr.W > body.W {
			pr.X, pr.W = body.X, body.W
		}
	}
	if round || wide && !g.Ready {
		body.W -= pr.W + 8*u
	} else if !g.Ready {
		body.H -= ph + 6*u
	}
	ink := soft
	if g.Ready && round { // elsewhere, what is seen through the door says so
		c.Glow(pr, ph/2, 10*u, neon.Alpha(0.3+0.3*glow))
		c.Gradient(pr, ph/2, neon.Lighten(0.2), neon)
		ink = ui.Hex(0x14081f)
	} else if !g.Ready {
		c.Fill(pr, ph/2, ui.Hex(0x07051c).Alpha(0.75))
		c.Stroke(pr, ph/2, 1*u, neon.Alpha(0.6))
	}
	if round {
		c.Icon(ui.IconPlay, pr.Middle(ps*1.1, ps*1.1), ink)
	} else if !g.Ready {
		ptr := pr.InsetXY(ps*0.3, 0)
		if !compact && pr.W >= pw-1 {
			ic := ui.IconLock
			if g.Ready {
				ic = ui.IconPlay
			}
			c.Icon(ic, ui.Rect{X: pr.X + ps*0.55, Y: pr.Y + (ph-ps)/2, W: ps, H: ps}, ink)
			ptr.X += ps * 1.2
			ptr.W -= ps * 1.2
		}
		c.Text(pill, ptr, ui.TextStyle{Face: ui.Bold, Size: ps, Colour: ink, Align: ui.Middle})
	}
	// name and tagline
	al := ui.Middle
	if wide {
		al = ui.Start
	}
	size := c.Font(25)
	if g.Ready {
		size = c.Font(30)
	}
	if wide {
		size = math.Min(size, body.H*0.38)
	}
	if compact {
		size = math.Max(14*c.Env.Scale, math.Min(in.W*0.15, 22*c.Env.Scale))
	}
	least := 0.6
	if wide {
		least = 0.5 // a second line would take that of the tagline
	}
	if w := ui.Measure(g.Name.In(l), ui.Display, size); w > body.W && w*least <= body.W && size*body.W/w > 14*c.Env.Scale { // smaller rather than broken
		size *= body.W / w * 0.99
	}
	st := ui.TextStyle{Face: ui.Display, Size: size, Colour: text, Align: al, Wrap: true, LineHeight: 1.15, Shadow: true}
	tag := g.Tagline.In(l)
	if compact || tag == "" || wide && !g.Ready {
		c.Text(g.Name.In(l), body, st)
		return
	}
	ts := c.Font(15)
	nameH := body.H * 0.46
	if wide {
		nameH = math.Min(body.H*0.50, size*1.3)
		if body.H < ts*3.4 {
			c.Text(g.Name.In(l), body, st)
			return
		}
	}
	name, tr := body.CutTop(nameH, 2*u)
	if wide && !ui.LayoutFit([]ui.Run{{Text: tag}}, ts, 12*c.Env.Scale, 1.3, tr.W, tr.H).Fits {
		c.Text(g.Name.In(l), body, st)
		return
	}
	c.Text(g.Name.In(l), name, st)
	c.Text(tag, tr, ui.TextStyle{Size: ts, Colour: soft, Align: al, Wrap: true, LineHeight: 1.3, Top: wide})
}

// drawSign draws a game's own neon sign, as bright as its door.
func drawSign(c *ui.Canvas, g *GameInfo, r ui.Rect, neon ui.Colour, glow, t float64) {
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
