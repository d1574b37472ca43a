package guardians

import (
	"math"
	"math/bits"
	"strconv"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// arenaLight is the light on the arena and its cards: lamps above the stands.
const arenaLight = 0.28

// backdrop draws the arena below everything else, with the middle of its ring
// under the die, and light on each of the two fighters.
func (s *Scene) backdrop(c *ui.Canvas) {
	s.Board.Light = arenaLight
	if c.Blank() {
		return
	}
	x, y := s.lay.Die.Centre()
	cardart.TableAround(c, "guardians", arenaLight, x, y)
	for i := range 2 {
		gx, gy := s.lay.Zones[bgd.Attack][i].Centre()
		k := 0.16
		if s.turnOf() == s.Seat(i) {
			k = 0.34
		}
		c.Light(gx, gy, s.lay.Stage.H*0.62, sideColours[i].Alpha(k))
	}
	col := hitCol.Mix(ui.Hex(0xff8a5a), 0.4)
	if p := s.turnOf(); p >= 0 {
		col = s.colourOf(p)
	}
	circle(c, x, y, s.lay.Die.W*0.86, float64(s.face)/36, col) // its rotation depends on the die's face
	if q := s.rite; q.at > 0 {
		grown := ui.EaseOut(math.Min(1, q.at*1.6))
		circle(c, q.x, q.y, s.lay.Stage.H*0.56*grown, q.at/5, q.col.Alpha(math.Min(1, 3*(1-q.at))))
	}
}

// circle draws a magic circle, rotated by a fraction of a full turn.
func circle(c *ui.Canvas, x, y, r, turn float64, col ui.Colour) {
	u, k := math.Max(c.Px(1), r/100), float64(col.A)
	c.Light(x, y, r*1.7, col.Alpha(0.2*k))
	c.Ring(x, y, r, 1.8*u, col.Alpha(0.6*k))
	c.Ring(x, y, r*0.86, u, col.Alpha(0.36*k))
	for i := range 24 {
		sin, cos := math.Sincos(2 * math.Pi * (turn + float64(i)/24))
		in := 0.93
		if i%4 == 0 { // six faces
			in = 0.86
		}
		c.Line(x+cos*r*in, y+sin*r*in, x+cos*r*0.99, y+sin*r*0.99, u, col.Alpha(0.5*k))
	}
}

// rite is a magic circle that opens under a guardian of the side deck, or one that awakens.
type rite struct {
	x, y, at float64 // at: progress from 0 to 1
	col      ui.Colour
}

func (s *Scene) opens(x, y float64, col ui.Colour) ui.Tween {
	return ui.Tween{Ticks: 60, Ease: ui.Linear, Do: func(q float64) { s.rite = rite{x, y, q, col} }, End: func() { s.rite = rite{} }}
}

// stone declares the seat of a side: LP and DG as a slab that cracks from the
// outer edge. It belongs to the seat, so a newcomer stands on the same one.
func (s *Scene) stone(sf *ui.Surface, sd int) {
	r, p := s.lay.seat[sd], s.Seat(sd)
	if r.Empty() {
		return
	}
	label := s.T("seat.empty", s.Possessive(p, s.Lang, true))
	if bgd.AttackGuardian(&s.View.S, p) != 0 {
		label = s.T("seat", s.Possessive(p, s.Lang, true), s.lifeText(p), int(math.Round(s.shown.dg[p])))
	}
	sf.Add(ui.Element{ID: "seat-" + table.SideNames[sd], Rect: r, Role: ui.RoleText, Label: label, Tip: s.T("seat.why"), Draw: func(c *ui.Canvas, _ ui.State) { s.drawStone(c, r, sd) }})
}

func (s *Scene) drawStone(c *ui.Canvas, r ui.Rect, sd int) {
	u, p := c.Px(1), s.Seat(sd)
	r = r.Move(s.Shift())
	c.Shadow(r.Move(0, 4*u), 5*u, 16*u, ui.Hex(0x000000).Alpha(0.7))
	face := r.Inset(3 * u)
	full := s.shown.lp[p] + math.Max(0, s.shown.dg[p])
	broken := 0.0
	if full > 0 && !s.endless(p) {
		broken = ui.Clamp01(math.Max(0, s.shown.dg[p]) / full)
	} else if s.shown.dg[p] > 0 {
		broken = math.Min(0.9, s.shown.dg[p]/9000)
	}
	cardart.Stone(c, r, broken, sd == 1, 11+31*float64(p), dgCol)
	if full <= 0 && !s.endless(p) {
		return
	}
	text := face.InsetXY(9*u, 0)
	num, rest := text.CutRight(text.W*0.56, 4*u) // LP towards the die, where the stone cracks last
	if sd == 1 {
		num, rest = text.CutLeft(text.W*0.56, 4*u)
	}
	low2 := s.shown.lp[p] <= full*0.3 && !s.endless(p)
	ink, glow := ui.Hex(0xffffff), lpCol
	if low2 {
		ink, glow = ui.Hex(0xffe1d8), ui.Hex(0xff4b3b)
	}
	al := [2]ui.Align{ui.End, ui.Start}
	dg := int(math.Round(s.shown.dg[p]))
	word := strconv.Itoa(dg)
	if dg < 0 {
		word = "−" + strconv.Itoa(-dg)
	}
	col := dgCol
	if s.shown.dg[p] <= 0 {
		col = ui.Hex(0xb9aeb2)
	}
	if face.H < 34*u { // one row
		c.Text(s.lifeText(p), num, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(19), math.Min(face.H, num.W*0.36)), Align: al[sd], Tabular: true, Colour: ink, Glow: glow.Alpha(0.7), Loose: true})
		c.Text(word, rest, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, math.Min(c.Font(13), rest.W*0.36)), Align: al[1-sd], Tabular: true, Colour: col.Lighten(0.6), Shadow: true, Loose: true})
		return
	}
	lab, val := num.CutTop(num.H*0.34, 0)
	small := math.Max(12*c.Env.Scale, math.Min(c.Font(13), lab.H))
	lab = ui.Rect{X: lab.X, Y: face.Y + (face.H-face.H*0.94)/2, W: lab.W, H: math.Max(lab.H, small*1.1)}
	size := math.Min(math.Min(c.Font(27), face.H-small), num.W*0.33)
	val = ui.Rect{X: num.X, Y: face.Bottom() - size*1.12, W: num.W, H: size * 1.12}
	c.Text("LP", lab, ui.TextStyle{Face: ui.Bold, Size: small, Align: al[sd], Colour: glow.Lighten(0.3), Loose: true})
	c.Text(s.lifeText(p), val, ui.TextStyle{Face: ui.Bold, Size: size, Align: al[sd], Tabular: true, Colour: ink, Glow: glow.Alpha(0.7), Loose: true})
	dl := ui.Rect{X: rest.X, Y: lab.Y, W: rest.W, H: lab.H}
	dv := ui.Rect{X: rest.X, Y: val.Y + val.H*0.12, W: rest.W, H: val.H * 0.88}
	c.Text("DG", dl, ui.TextStyle{Face: ui.Bold, Size: small, Align: al[1-sd], Colour: col.Lighten(0.4), Shadow: true, Loose: true})
	c.Text(word, dv, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, size*0.72), Align: al[1-sd], Tabular: true, Colour: col.Lighten(0.6), Shadow: true, Loose: true})
}

// facesOf returns the mask of the numbers with which a player's die would hit,
// bit 1 for 1, changes of the die included.
func (s *Scene) facesOf(st *rules.State, p rules.Seat) (mask int) {
	c := bgd.AttackGuardian(st, p)
	if c == 0 {
		return 0
	}
	try := *st
	for n := 1; n <= 6; n++ {
		if try.Vars[bgd.Die] = int16(n); st.Vars[bgd.Die] == 0 {
			try.Vars[bgd.DieMod] = 0
		}
		if s.game.RowOf(&try, c, s.game.Face(&try, p)) != 0 {
			mask |= 1 << n
		}
	}
	return mask
}

// thrower returns whose die it is.
func (s *Scene) thrower() rules.Seat {
	if p := s.turnOf(); p >= 0 {
		return p
	}
	return s.Bottom
}

// dieFace returns what the die on the table shows.
func (s *Scene) dieFace() int {
	if n := s.game.Face(&s.View.S, s.thrower()); n > 0 {
		s.face = n
	}
	return max(1, s.face)
}

// die declares the die and the numbers with which it would hit.
func (s *Scene) die(sf *ui.Surface, throw func(env *ui.Env)) {
	p := s.thrower()
	st := &s.View.S
	mask := s.facesOf(st, p)
	n := bits.OnesCount(uint(mask))
	label := s.T("die", s.dieFace())
	if mask != 0 {
		label = table.Sentences(s.Lang, label, s.T("die.odds", n, numbers(mask, s.Lang)))
	}
	t := table.Toss{ID: "die", Label: label, Value: s.dieFace(), Colour: s.colourOf(p)}
	if throw != nil {
		t.Throw, t.Keys, t.Desc = throw, []string{"r", " "}, s.T("die.throw")
		t.Label = table.Sentences(s.Lang, s.T("roll"), s.T("die.odds", n, numbers(mask, s.Lang)))
	}
	s.Toss(sf, t)
	r := s.lay.odds
	if mask == 0 || r.Empty() {
		return
	}
	now := 0
	if st.Vars[bgd.Die] != 0 {
		now = int(st.Vars[bgd.Die])
	}
	mod := s.game.Face(st, p) - now
	sf.Paint("odds", r, func(c *ui.Canvas) { s.drawOdds(c, r, mask, n, now, mod) })
}

// drawOdds draws the odds, with the six faces and those that hit lit unless
// they are below the guardians. now is the number on the die, mod its change.
func (s *Scene) drawOdds(c *ui.Canvas, r ui.Rect, mask, n, now, mod int) {
	size := math.Max(12*c.Env.Scale, math.Min(c.Font(14), r.H*0.34))
	text, row := r.CutBottom(size*1.25, 0)
	if s.lay.hits[0].Empty() {
		tiles(c, row, mask, now)
	} else { // they are below each guardian
		text.Y = r.Y
	}
	words := s.T("odds", n)
	if now != 0 && mod != 0 {
		words = s.T("odds.mod", now, now+mod)
	}
	c.Text(words, text, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Colour: hitCol.Lighten(0.3), Shadow: true, Loose: true})
}

// tiles draws the six faces of a die in a row, those of a mask lit, the present one framed.
func tiles(c *ui.Canvas, r ui.Rect, mask, now int) {
	u := c.Px(1)
	k := math.Min(r.H, (r.W-5*u)/6.3)
	gap := math.Min(4*u, (r.W-6*k)/5)
	x := r.X + (r.W-6*k-5*gap)/2
	for n := 1; n <= 6; n++ {
		q := ui.Rect{X: x, Y: r.Y + (r.H-k)/2, W: k, H: k}
		x += k + gap
		top, low, ink := ui.Hex(0x3a3236).Alpha(0.92), ui.Hex(0x211b1f).Alpha(0.92), ui.Hex(0x857b80)
		if mask&(1<<n) != 0 {
			top, low, ink = hitCol.Lighten(0.35), hitCol.Darken(0.12), ui.Hex(0x3a1604)
			c.Glow(q, k*0.2, 7*u, hitCol.Alpha(0.45))
		}
		c.Gradient(q, k*0.22, top, low)
		if n == now {
			c.Stroke(q.Inset(-1.5*u), k*0.26, 2*u, ui.Hex(0xffffff))
		}
		for _, at := range pips[n] {
			c.Disc(q.X+k*(0.5+at[0]*0.27), q.Y+k*(0.5+at[1]*0.27), k*0.095, ink)
		}
	}
}

// pips are the positions of each number's pips, from −1 to 1.
var pips = [7][][2]float64{{}, {{0, 0}}, {{-1, -1}, {1, 1}}, {{-1, -1}, {0, 0}, {1, 1}}, {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	{{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}}, {{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}}}
