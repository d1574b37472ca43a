package zutomayo

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/sprites"
)

// plate declares a player's name, HP, Power, card counts and what they do.
func (s *Scene) plate(sf *ui.Surface, sd int) {
	p, r, l := s.Seat(sd), s.lay.Plate[sd], s.Lang
	name := s.Session.Name(p, l)
	hand, deck := len(s.Zone(ztm.Hand, p)), len(s.Zone(ztm.Deck, p))
	say := Text.T(l, "plate", s.Player(p, l), int(s.shown.hp[p]), int(s.shown.power[p]), hand, deck)
	sideKey := "dayside"
	if rules.Seat(s.View.S.Vars[ztm.NightSide]) == p {
		sideKey = "nightside"
	}
	state := s.playerState(p)
	say += l2(l) + Text.T(l, sideKey)
	if state != "" {
		say += l2(l) + Text.T(l, state)
	}
	you := p == s.Bottom
	sf.Add(ui.Element{ID: "plate-" + table.SideNames[sd], Rect: r, Role: ui.RoleText, Label: say, Draw: func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		glow := c.Theme.Accent2
		if !you {
			glow = c.Theme.Accent
		}
		rad := math.Min(14*u, r.H*0.2)
		c.Shadow(r.Move(0, 3*u), rad, 14*u, c.Theme.Shadow)
		c.Gradient(r, rad, ui.Hex(0x241b58).Alpha(0.82), ui.Hex(0x120d33).Alpha(0.88))
		c.StrokeGradient(r, rad, 1.2*u, glow.Alpha(0.75), glow.Alpha(0.22))
		c.Fill(ui.Rect{X: r.X, Y: r.Y + r.H*0.18, W: 3 * u, H: r.H * 0.64}, 1.5*u, glow)
		switch {
		case r.H >= 84*u:
			s.bigPlate(c, r, p, name, sideKey, state, hand, deck)
		case r.W < 220*u:
			s.tinyPlate(c, r, p, name, state, hand)
		default:
			s.lowPlate(c, r, p, name, sideKey, state, hand, deck)
		}
	}})
}

// playerState is the key of what a player is doing now.
func (s *Scene) playerState(p rules.Seat) string {
	if s.View == nil || s.Busy() || s.View.S.Over() {
		return ""
	}
	d := &s.View.S.Dec
	switch {
	case s.Committed(p):
		return "status.set"
	case d.Kind != rules.NoDecision && d.Open&p.Mask() != 0 && p == s.Audience:
		return "status.choosing"
	case d.Kind != rules.NoDecision && d.Open&p.Mask() != 0:
		return "status.thinking"
	}
	return ""
}

func (s *Scene) hpBar(c *ui.Canvas, r ui.Rect, p rules.Seat) {
	u := c.Px(1)
	v := ui.Clamp01(s.shown.hp[p] / ztm.MaxHP)
	col := hpCol
	if s.shown.hp[p] <= 30 {
		col = ui.Hex(0xff3b3b)
	}
	c.Fill(r, r.H/2, ui.Hex(0x0a0722).Alpha(0.9))
	c.Stroke(r, r.H/2, 1*u, col.Alpha(0.5))
	if v > 0 {
		f := r.Inset(2 * u)
		f.W = math.Max(f.H, f.W*v)
		c.Glow(f, f.H/2, 8*u, col.Alpha(0.25))
		c.Gradient(f, f.H/2, col.Lighten(0.25), col.Mix(ui.Hex(0x7a2cff), 0.35))
	}
	for i := 1; i < 10; i++ {
		c.Fill(ui.Rect{X: r.X + r.W*float64(i)/10, Y: r.Y + 3*u, W: math.Max(1, u*0.8), H: r.H - 6*u}, 0, ui.Hex(0x0a0722).Alpha(0.45))
	}
}

func stat(c *ui.Canvas, ic ui.Icon, text string, r ui.Rect, size float64, col ui.Colour) {
	k := math.Min(size*1.08, r.H)
	c.Icon(ic, ui.Rect{X: r.X, Y: r.Y + (r.H-k)/2, W: k, H: k}, col)
	c.Text(text, ui.Rect{X: r.X + k*1.12, Y: r.Y, W: r.W - k*1.12, H: r.H}, ui.TextStyle{Face: ui.Bold, Size: size, Tabular: true, Colour: col.Lighten(0.5)})
}

func (s *Scene) bigPlate(c *ui.Canvas, r ui.Rect, p rules.Seat, name, sideKey, state string, hand, deck int) {
	u := c.Px(1)
	in := r.InsetXY(16*u, 7*u)
	row := in.H / 3
	top, in := in.CutTop(row, 0)
	hp, in := in.CutTop(row*1.05, 0)
	tag := Text.T(s.Lang, sideKey)
	tcol := dayCol
	if sideKey == "nightside" {
		tcol = nightCol
	}
	if state != "" {
		tag = Text.T(s.Lang, state)
		tcol = c.Theme.Legal
		if state == "status.thinking" {
			tcol = c.Theme.Accent
		}
	}
	size := c.Font(13)
	tw := ui.Measure(tag, ui.Bold, size) + 20*u
	chip, top := top.CutRight(math.Min(tw, top.W*0.5), 8*u)
	chip = chip.Middle(chip.W, math.Min(chip.H, size*1.75))
	c.Fill(chip, chip.H/2, tcol.Alpha(0.16))
	c.Stroke(chip, chip.H/2, 1*u, tcol.Alpha(0.6))
	c.Text(tag, chip.InsetXY(6*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: tcol.Lighten(0.35)})
	ic := ui.IconMoon
	if sideKey == "dayside" {
		ic = ui.IconSun
	}
	k := math.Min(top.H*0.72, 22*u)
	c.Icon(ic, ui.Rect{X: top.X, Y: top.Y + (top.H-k)/2, W: k, H: k}, map[bool]ui.Colour{true: dayCol, false: nightCol}[sideKey == "dayside"])
	_, top = top.CutLeft(k, 7*u)
	c.Text(name, top, ui.TextStyle{Face: ui.Bold, Size: c.Font(17)})
	num, bar := hp.CutRight(math.Max(58*u, c.Font(28)*1.9), 8*u)
	c.Text(strconv.Itoa(int(math.Round(s.shown.hp[p]))), num, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(30), hp.H*0.92), Align: ui.End, Tabular: true, Colour: ui.Hex(0xffffff), Glow: hpCol.Alpha(0.6)})
	lab, bar := bar.CutLeft(c.Font(15)*1.7, 4*u)
	c.Text("HP", lab, ui.TextStyle{Face: ui.Bold, Size: c.Font(14), Colour: hpCol.Lighten(0.3)})
	s.hpBar(c, bar.Middle(bar.W, math.Min(14*u, bar.H*0.5)), p)
	fs := math.Min(c.Font(18), in.H*0.7)
	stat(c, ui.IconStar, Text.T(s.Lang, "power")+" "+strconv.Itoa(int(math.Round(s.shown.power[p]))), ui.Rect{X: in.X, Y: in.Y, W: in.W * 0.52, H: in.H}, math.Min(fs, c.Font(17)), powerCol)
	small := math.Min(fs, c.Font(15))
	stat(c, ui.IconCards, strconv.Itoa(hand), ui.Rect{X: in.X + in.W*0.56, Y: in.Y, W: in.W * 0.2, H: in.H}, small, ui.Hex(0xb9b3e6))
	stat(c, ui.IconFile, strconv.Itoa(deck), ui.Rect{X: in.X + in.W*0.78, Y: in.Y, W: in.W * 0.22, H: in.H}, small, ui.Hex(0x8f86d8))
}

func (s *Scene) lowPlate(c *ui.Canvas, r ui.Rect, p rules.Seat, name, sideKey, state string, hand, deck int) {
	u := c.Px(1)
	in := r.InsetXY(10*u, 3*u)
	top, low := in.CutTop(in.H*0.5, 0)
	ic, icol := ui.IconMoon, nightCol
	if sideKey == "dayside" {
		ic, icol = ui.IconSun, dayCol
	}
	size := math.Min(c.Font(14), top.H*0.86)
	k := size * 1.1
	c.Icon(ic, ui.Rect{X: top.X, Y: top.Y + (top.H-k)/2, W: k, H: k}, icol)
	n := 3
	if top.W-size*8.4-k-8*u < ui.Measure(name, ui.Bold, size*0.9) {
		n = 2 // the deck's count gives way to the name
	}
	stats, nameR := top.CutRight(math.Min(size*2.8*float64(n), top.W*0.62), 4*u)
	_, nameR = nameR.CutLeft(k, 4*u)
	c.Text(name, nameR, ui.TextStyle{Face: ui.Bold, Size: size})
	stat(c, ui.IconStar, strconv.Itoa(int(math.Round(s.shown.power[p]))), stats.Row(0, n, 2*u), size, powerCol)
	stat(c, ui.IconCards, strconv.Itoa(hand), stats.Row(1, n, 2*u), size, ui.Hex(0xb9b3e6))
	if n > 2 {
		stat(c, ui.IconFile, strconv.Itoa(deck), stats.Row(2, n, 2*u), size, ui.Hex(0x8f86d8))
	}
	num, bar := low.CutRight(size*2.2, 6*u)
	c.Text(strconv.Itoa(int(math.Round(s.shown.hp[p]))), num, ui.TextStyle{Face: ui.Bold, Size: math.Min(low.H*0.95, c.Font(20)), Align: ui.End, Tabular: true, Glow: hpCol.Alpha(0.5)})
	if state != "" {
		tag := Text.T(s.Lang, state)
		var t ui.Rect
		t, bar = bar.CutRight(math.Min(bar.W*0.5, ui.Measure(tag, ui.Bold, 12*c.Env.Scale)+6*u), 6*u)
		col := c.Theme.Legal
		if state == "status.thinking" {
			col = c.Theme.Accent
		}
		c.Text(tag, t, ui.TextStyle{Face: ui.Bold, Size: 12 * c.Env.Scale, Colour: col.Lighten(0.3)})
	}
	s.hpBar(c, bar.Middle(bar.W, math.Min(11*u, bar.H*0.6)), p)
}

func (s *Scene) tinyPlate(c *ui.Canvas, r ui.Rect, p rules.Seat, name, state string, hand int) {
	u := c.Px(1)
	in := r.InsetXY(7*u, 1*u)
	bar, in := in.CutBottom(3*u, 1*u)
	top, low := in.CutTop(in.H*0.5, 0)
	size := math.Max(12*c.Env.Scale, math.Min(math.Min(c.Font(14), top.H*0.86), in.W/7.6))
	if state != "" {
		c.Disc(top.X+3*u, top.Y+top.H/2, 3*u, map[bool]ui.Colour{true: c.Theme.Legal, false: c.Theme.Accent}[state != "status.thinking"])
		_, top = top.CutLeft(9*u, 0)
	}
	c.Text(name, top, ui.TextStyle{Face: ui.Bold, Size: size})
	hp, low := low.CutLeft(low.W*0.41, 0)
	pw, hd := low.CutLeft(low.W*0.56, 0)
	stat(c, ui.IconHeart, strconv.Itoa(int(math.Round(s.shown.hp[p]))), hp, size, hpCol)
	stat(c, ui.IconStar, strconv.Itoa(int(math.Round(s.shown.power[p]))), pw, size, powerCol)
	stat(c, ui.IconCards, strconv.Itoa(hand), hd, size, ui.Hex(0xb9b3e6))
	s.hpLineBar(c, bar, p)
}

// hpLineBar is the thinnest form of the HP bar.
func (s *Scene) hpLineBar(c *ui.Canvas, r ui.Rect, p rules.Seat) {
	c.Fill(r, r.H/2, ui.Hex(0x0a0722).Alpha(0.9))
	if v := ui.Clamp01(s.shown.hp[p] / ztm.MaxHP); v > 0 {
		f := r
		f.W *= v
		c.Fill(f, f.H/2, hpCol)
	}
}

// ribbonSteps are the phases of a turn as the ribbon names them.
var ribbonSteps = [...]struct {
	key  string
	last uint8
}{{"step.set", ztm.StepSet}, {"step.reveal", ztm.StepReveal}, {"step.time", ztm.StepTime}, {"step.swap", ztm.StepSwap},
	{"step.effects", ztm.StepEffects}, {"step.battle", ztm.StepBattle}, {"step.cleanup", ztm.StepCleanup}, {"step.draw", ztm.StepDraw}}

// phase is the ribbon's entry for a step, -1 before the first turn.
func phase(step uint8) int {
	switch step {
	case ztm.StepSetup:
		return -1
	case ztm.StepStart:
		return 0
	case ztm.StepEnd:
		return 6
	}
	for i, r := range ribbonSteps {
		if r.last == step {
			return i
		}
	}
	return 7
}

func (s *Scene) phaseName(l lang.Lang) string {
	if i := phase(s.Step()); i >= 0 {
		return Text.T(l, ribbonSteps[i].key)
	}
	return Text.T(l, "step.setup")
}

// ribbon declares the phases of the turn with the present one lit.
func (s *Scene) ribbon(sf *ui.Surface) {
	r, l := s.lay.Phases, s.Lang
	if r.Empty() {
		return
	}
	now := phase(s.Step())
	turn := Text.T(l, "turn", s.Turn())
	if s.Turn() == 0 {
		turn = Text.T(l, "step.setup")
	}
	sf.Add(ui.Element{ID: "ribbon", Rect: r, Role: ui.RoleText, Label: turn + l2(l) + Text.T(l, "status.phase", s.phaseName(l)), Draw: func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		c.Fill(r, r.H/2, ui.Hex(0x0d0828).Alpha(0.72))
		c.Stroke(r, r.H/2, 1*u, c.Theme.Edge)
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(14), r.H*0.56))
		tw := math.Max(ui.Measure(turn, ui.Bold, size)+22*u, 70*u)
		t, rest := r.CutLeft(tw, 0)
		c.Gradient(t, t.H/2, c.Theme.Accent.Mix(c.Theme.Ground, 0.35), c.Theme.Accent.Mix(c.Theme.Ground, 0.6))
		c.Text(turn, t.InsetXY(8*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff)})
		rest = rest.InsetXY(6*u, 0)
		n := len(ribbonSteps)
		full := rest.W/float64(n) > size*4.1
		cur := 0.0
		w := rest.W / float64(n)
		if !full {
			cur = math.Min(rest.W*0.55, size*6.5)
			w = (rest.W - cur) / float64(n-1)
			if now < 0 {
				w = rest.W / float64(n)
			}
		}
		x := rest.X
		for i := range ribbonSteps {
			cw := w
			if !full && i == now {
				cw = cur
			}
			b := ui.Rect{X: x, Y: r.Y, W: cw, H: r.H}
			x += cw
			name := Text.T(l, ribbonSteps[i].key)
			switch {
			case i == now:
				in := b.InsetXY(1*u, 4*u)
				c.Glow(in, in.H/2, 12*u, c.Theme.Accent2.Alpha(0.35))
				c.Gradient(in, in.H/2, c.Theme.Accent2.Mix(c.Theme.Ground, 0.25), c.Theme.Accent2.Mix(c.Theme.Ground, 0.5))
				c.Text(name, in.InsetXY(3*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff)})
			case full:
				col := c.Theme.TextSoft.Alpha(0.75)
				if i < now {
					col = c.Theme.TextSoft.Alpha(0.45)
				}
				c.Text(name, b.InsetXY(2*u, 0), ui.TextStyle{Size: size, Align: ui.Middle, Colour: col})
			default:
				col := c.Theme.TextSoft.Alpha(0.7)
				if i < now {
					col = c.Theme.Accent2.Alpha(0.5)
				}
				c.Disc(b.X+b.W/2, b.Y+b.H/2, 3*u, col)
			}
			if full && i > 0 && i != now && i != now+1 {
				c.Fill(ui.Rect{X: b.X, Y: b.Y + b.H*0.32, W: math.Max(1, u), H: b.H * 0.36}, 0, c.Theme.Edge)
			}
		}
	}})
}

// dial declares the Chronos.
func (s *Scene) dial(sf *ui.Surface) {
	r, l := s.lay.dial, s.Lang
	h := int(math.Round(s.shown.hour)) % ztm.Hours
	label := Text.T(l, "dial.label", hourName(h, l), timePhrase(h).In(l))
	if to, ok := s.preview(); ok && to != s.shown.hour {
		label += l2(l) + Text.T(l, "dial.to", int(math.Round(to-s.shown.hour)))
	}
	sf.Add(ui.Element{ID: "dial", Rect: r, Role: ui.RoleText, Label: label, Draw: func(c *ui.Canvas, _ ui.State) { s.drawDial(c, r) }})
}

// noon is the hour above on a plate that keeps still.
const noon = ztm.Hours / 2

// drawDial draws the plate with its hours. It turns under a fixed pointer, so
// that the current hour stands above; with reduced motion the plate keeps
// still, noon above, and the medal goes round.
func (s *Scene) drawDial(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	l := s.Lang
	turns := !c.Env.Settings.ReducedMotion
	top := s.shown.hour
	if !turns {
		top = noon
	}
	x, y := r.Centre()
	rad := r.W / 2 / 1.04
	hour := s.shown.hour
	light := sprites.LightAt(hour)
	lit := nightCol.Mix(dayCol, light)
	h := (int(math.Round(hour))%ztm.Hours + ztm.Hours) % ztm.Hours
	c.Light(x, y, rad*1.5, lit.Alpha(0.14))
	c.Disc(x, y, rad, ui.Hex(0x0b0726).Alpha(0.62))
	if img := c.Image(); img != nil {
		sprites.DrawDial(img, x, y, rad, hour, top, light)
	}
	ring := rad * 0.855
	// numbers
	fs := rad * 0.105
	every := 1
	if fs < 12*c.Env.Scale {
		fs, every = 12*c.Env.Scale, 3
		if rad < 90*c.Env.Scale {
			every = 9
		}
	}
	for i := 0; i < ztm.Hours; i += every {
		sin, cos := math.Sincos(sprites.DialAngle(float64(i), top))
		bx, by := x+ring*cos, y+ring*sin
		if math.Abs(math.Remainder(hour-float64(i), ztm.Hours)) < 0.9 {
			continue // under the medal
		}
		col := ui.Hex(0xd9ccff)
		if !isNight(i) {
			col = ui.Hex(0xfff0cf)
		}
		c.Text(strconv.Itoa(i), ui.Rect{X: bx - fs, Y: by - fs, W: 2 * fs, H: 2 * fs}, ui.TextStyle{Face: ui.Bold, Size: fs, Align: ui.Middle, Colour: col, Shadow: true, Loose: true})
	}
	// where the known cards would put the medal
	if to, ok := s.preview(); ok && to != hour {
		from := sprites.DialAngle(hour, top)
		sweep := (s.ghostT - hour) / ztm.Hours * 2 * math.Pi
		for _, w := range []struct{ w, a float64 }{{rad * 0.10, 0.22}, {rad * 0.035, 0.9}} {
			c.Arc(x, y, ring, w.w, from, math.Max(-2*math.Pi, math.Min(2*math.Pi, sweep)), clockCol.Alpha(w.a))
		}
		if !s.Prompting(ztm.PromptHours) { // and beyond it the opponent's unknown hours
			at := sprites.DialAngle(s.ghostT, top)
			hour := 2 * math.Pi / ztm.Hours
			for i, a := range [...]float64{0.30, 0.22, 0.15, 0.09, 0.04} {
				c.Arc(x, y, ring, rad*0.10, at+hour*float64(i), hour, clockCol.Alpha(a))
			}
			if rad > 70*c.Env.Scale {
				qs := math.Max(12*c.Env.Scale, rad*0.1)
				sin, cos := math.Sincos(at + hour*2)
				qx, qy := x+rad*0.61*cos, y+rad*0.61*sin
				c.Text("+?", ui.Rect{X: qx - 2*qs, Y: qy - qs, W: 4 * qs, H: 2 * qs}, ui.TextStyle{Face: ui.Bold, Size: qs, Align: ui.Middle, Colour: clockCol.Lighten(0.3), Shadow: true, Loose: true})
			}
		}
		sin, cos := math.Sincos(sprites.DialAngle(s.ghostT, top))
		gx, gy := x+ring*cos, y+ring*sin
		c.Light(gx, gy, rad*0.3, clockCol.Alpha(0.4))
		c.Disc(gx, gy, rad*0.125, ui.Hex(0x0b0726).Alpha(0.86))
		c.Ring(gx, gy, rad*0.125, 2.2*u, clockCol)
		gh := ((int(math.Round(to)) % ztm.Hours) + ztm.Hours) % ztm.Hours
		gs := math.Max(12*c.Env.Scale, rad*0.115)
		c.Text(strconv.Itoa(gh), ui.Rect{X: gx - gs, Y: gy - gs, W: 2 * gs, H: 2 * gs}, ui.TextStyle{Face: ui.Bold, Size: gs, Align: ui.Middle, Colour: clockCol.Lighten(0.5), Loose: true})
	}
	// the medal
	sin, cos := math.Sincos(sprites.DialAngle(hour, top))
	mx, my := x+ring*cos, y+ring*sin
	c.Light(mx, my, rad*0.42, lit.Alpha(0.5))
	if img := c.Image(); img != nil {
		sprites.DrawMedal(img, mx, my, math.Max(rad*0.19, 11*c.Env.Scale), light)
	}
	if turns {
		s.drawPointer(c, x, y-rad*1.03, rad, lit)
	}
	// the hour in words
	k := rad * 0.40
	c.Disc(x, y, k, ui.Hex(0x0a0622).Alpha(0.80))
	c.Ring(x, y, k, 1.4*u, lit.Alpha(0.7))
	small := rad < 84*c.Env.Scale
	num := ui.Rect{X: x - k*0.92, Y: y - k*0.78, W: k * 1.84, H: k * 0.98}
	sub := ui.Rect{X: x - k*0.80, Y: y + k*0.18, W: k * 1.6, H: k * 0.5}
	if small {
		num = ui.Rect{X: x - k*0.92, Y: y - k*0.62, W: k * 1.84, H: k * 1.2}
	}
	c.Text(strconv.Itoa(h), num, ui.TextStyle{Face: ui.Display, Size: k * 0.92, Align: ui.Middle, Tabular: true, Colour: ui.Hex(0xffffff), Glow: lit.Alpha(0.7), Loose: true})
	if !small {
		word := timePhrase(h).In(l)
		if h == 0 || h == 9 {
			word = hourName(h, l)
		}
		c.Text(word, sub, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, k*0.32), Align: ui.Middle, Colour: lit.Lighten(0.3), Loose: true})
	}
}

// drawPointer draws the pointer above the plate, tip at y: a pawl that each
// hour lifts as it passes.
func (s *Scene) drawPointer(c *ui.Canvas, x, y, rad float64, lit ui.Colour) {
	past := s.shown.hour - math.Round(s.shown.hour) // −0.5 to 0.5 of an hour
	lift := 0.45 * math.Sin(2*math.Pi*past)
	size := math.Max(rad*0.115, 7*c.Env.Scale)
	c.Light(x, y, size*2.2, lit.Alpha(0.5))
	c.BoxAt(x-lift*size*0.5, y-size*0.1, size, size, math.Pi/4-lift, size*0.18, ui.Hex(0xfff3d2), ui.Hex(0xc08a3a))
	c.StrokeAt(x-lift*size*0.5, y-size*0.1, size, size, math.Pi/4-lift, size*0.18, math.Max(1, rad*0.008), ui.Hex(0x3a2408).Alpha(0.8))
}
