package glass

import (
	"math"
	"slices"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Break is a pane that is struck before the reader's eyes: it comes up from its
// place, cracks spread from where it was hit, it stands for a moment, and
// bursts towards the reader. Of the table's own panes it is none any more.
type Break struct {
	Seat, Place int       // whose shield, from 0, and which, from 1
	From, R     ui.Rect   // its place on the table, and where it stands large
	Hit         ui.Point  // where it is struck, in its width and height
	Colour      ui.Colour // of the light behind it
	Force       float64   // how far it flies apart; 1: an ordinary break
	Words       string    // what it comes to, below it
	Whole       bool      // the whole window is the pane
	Still       bool      // nothing flies: it fades
	At          float64   // how far down the words stand, in its height; 0: at its foot

	held   bool // its card is still behind it
	rise   float64
	crack  float64
	burst  float64
	pieces []piece
}

// piece is a splinter of a broken pane; points are in the pane's width and height.
type piece struct {
	at   [4]ui.Point
	n    int
	mid  ui.Point
	ring int
}

// Breaks are the panes that are breaking now, and the cracks in the floor. The
// zero value is ready to use.
type Breaks struct {
	list  []*Break
	scars []*Scar
}

// Pace is how long the parts of a break take, in ticks.
// Gone is how long its place stays empty afterwards, until the table shows it so.
type Pace struct{ Rise, Crack, Stand, Burst, Gone int }

// Beats returns when each of n panes comes that one attack breaks at once, in
// ticks from the blow: 120 milliseconds after the first, then faster and faster.
func Beats(n int) []int {
	out := make([]int, n)
	for i := 1; i < n; i++ {
		out[i] = out[i-1] + max(3, 8-i)
	}
	return out
}

// Sweep is Beats of panes that break on the way, none of which is among the last two.
func Sweep(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = 3 * i
	}
	return out
}

// PaceOf returns the pace of the n-th shield that one attack breaks, from 0: the
// faster, the more have been seen to break. The last one of a player has all
// the time.
func PaceOf(n, seen int, last bool) Pace {
	if last {
		return Pace{Rise: 9, Crack: 12, Stand: 13, Burst: 36}
	}
	k := math.Max(0.6, 1-0.07*float64(seen)) * math.Pow(0.72, float64(n))
	t := func(ticks float64) int { return max(2, int(ticks*k+0.5)) }
	return Pace{Rise: t(8), Crack: t(9), Stand: t(6), Burst: 38}
}

// Routine returns the pace of shields that are not among the last two and answer with
// nothing: half that of others, and the faster, the more have been seen to break.
func Routine(seen int) Pace {
	k := math.Max(0.6, 1-0.08*float64(seen))
	t := func(ticks float64) int { return max(2, int(ticks*k+0.5)) }
	return Pace{Rise: t(4), Crack: t(4), Stand: t(2), Burst: 24}
}

// Near lets a pane burst close to where it stood, at about half of its size; what it
// comes to stands where it would.
func (b *Break) Near() {
	x, y := b.R.Centre()
	fx, fy := b.From.Centre()
	large := b.R
	w, h := large.W*0.52, large.H*0.52
	x, y = ui.Lerp(fx, x, 0.5), ui.Lerp(fy, y, 0.4)
	b.R = ui.Rect{X: math.Max(large.X, math.Min(x-w/2, large.Right()-w)), Y: math.Max(large.Y, math.Min(y-h/2, large.Bottom()-h)), W: w, H: h}
	if b.At > 0 {
		b.At = (large.Y + large.H*b.At - b.R.Y) / h
	}
}

// Begin returns the tween of a break. Skipped, it leaves nothing behind.
func (l *Breaks) Begin(b *Break, t Pace) ui.Tween {
	b.fracture()
	drop := func() { l.list = slices.DeleteFunc(l.list, func(o *Break) bool { return o == b }) }
	return ui.Seq(
		ui.Tween{Ticks: t.Rise, Ease: ui.EaseOut, Start: func() {
			for _, o := range l.list { // what it says counts now
				o.Words = ""
			}
			b.held, l.list = !b.Whole, append(l.list, b)
		}, Do: func(p float64) { b.rise = p }},
		ui.Tween{Ticks: t.Crack, Ease: ui.EaseOut, Do: func(p float64) { b.crack = p }},
		ui.Wait(t.Stand),
		ui.Tween{Ticks: t.Burst, Ease: ui.Linear, Do: func(p float64) { b.burst = p }},
		ui.Tween{Ticks: t.Gone, End: drop})
}

// Scar returns the tween of cracks in the floor under something heavy.
func (l *Breaks) Scar(k Scar) ui.Tween {
	return ui.Tween{Ticks: 70, Ease: ui.Linear, Start: func() { l.scars = append(l.scars, &k) }, Do: func(p float64) { k.p = p },
		End: func() { l.scars = slices.DeleteFunc(l.scars, func(o *Scar) bool { return o == &k }) }}
}

// Floor draws the cracks in the floor, below all cards.
func (l *Breaks) Floor(c *ui.Canvas) {
	for _, k := range l.scars {
		k.draw(c)
	}
}

// Clear ends all breaks at once.
func (l *Breaks) Clear() { l.list, l.scars = l.list[:0], l.scars[:0] }

// Any reports whether anything breaks.
func (l *Breaks) Any() bool { return len(l.list) > 0 }

// Of returns the running break of a shield, nil if it does not break.
func (l *Breaks) Of(seat, place int) *Break {
	for _, b := range l.list {
		if b.Seat == seat && b.Place == place && !b.Whole {
			return b
		}
	}
	return nil
}

// Stands reports whether the pane has not burst yet.
func (b *Break) Stands() bool { return b.burst <= 0 }

// Card returns where the card behind the pane is, of a ratio of height to width.
func (b *Break) Card(aspect float64) ui.Rect {
	r := b.now()
	w := math.Min(r.W*0.66, r.H*0.74/aspect)
	return r.Middle(w, w*aspect)
}

// Release takes the cards away from behind the panes of a seat that have burst:
// they fly by themselves.
func (l *Breaks) Release(seat int) {
	for _, b := range l.list {
		if b.Seat == seat && !b.Stands() {
			b.held = false
		}
	}
}

// now returns where the pane is.
func (b *Break) now() ui.Rect {
	k := b.rise
	if b.Still {
		k = 1
	}
	return ui.Rect{X: ui.Lerp(b.From.X, b.R.X, k), Y: ui.Lerp(b.From.Y, b.R.Y, k), W: ui.Lerp(b.From.W, b.R.W, k), H: ui.Lerp(b.From.H, b.R.H, k)}
}

// edges returns the corners of the pane as it breaks.
func (b *Break) edges() []ui.Point {
	if b.Whole {
		return []ui.Point{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 1}, {X: 0, Y: 1}}
	}
	out := make([]ui.Point, len(paneOutline))
	for i, o := range paneOutline {
		out[i] = ui.Point{X: o[0], Y: o[1]}
	}
	return out
}

// fracture cuts the pane into splinters around the point that is hit: through
// every corner and between them, in rings.
func (b *Break) fracture() {
	seed := float64(b.Seat*31+b.Place*7) + 0.5
	var rim []ui.Point
	corners := b.edges()
	for i, p := range corners {
		q := corners[(i+1)%len(corners)]
		n := 2
		if b.Whole {
			n = 4
		}
		for j := range n {
			k := float64(j) / float64(n)
			if j > 0 {
				k += (hash(seed+float64(i*5+j)) - 0.5) * 0.3 / float64(n)
			}
			rim = append(rim, ui.Point{X: ui.Lerp(p.X, q.X, k), Y: ui.Lerp(p.Y, q.Y, k)})
		}
	}
	rings := [...]float64{0.13, 0.34, 0.63, 1}
	at := func(i, ring int) ui.Point {
		i %= len(rim)
		k := rings[ring]
		if ring < len(rings)-1 {
			k *= 0.78 + 0.44*hash(seed*3+float64(i*7+ring*13))
		}
		return ui.Point{X: ui.Lerp(b.Hit.X, rim[i].X, k), Y: ui.Lerp(b.Hit.Y, rim[i].Y, k)}
	}
	b.pieces = b.pieces[:0]
	for i := range rim {
		for ring := range rings {
			p := piece{ring: ring, n: 4}
			if ring == 0 {
				p.n, p.at = 3, [4]ui.Point{b.Hit, at(i, 0), at(i+1, 0)}
			} else {
				p.at = [4]ui.Point{at(i, ring-1), at(i, ring), at(i+1, ring), at(i+1, ring-1)}
			}
			for _, q := range p.at[:p.n] {
				p.mid.X += q.X / float64(p.n)
				p.mid.Y += q.Y / float64(p.n)
			}
			b.pieces = append(b.pieces, p)
		}
	}
}

// line adds a thin line to the mesh.
func line(a, b ui.Point, w float64, col ui.Colour) {
	d := math.Hypot(b.X-a.X, b.Y-a.Y)
	if d < 0.5 {
		return
	}
	nx, ny := (b.Y-a.Y)/d*w/2, -(b.X-a.X)/d*w/2
	fan(corner{ui.Point{X: a.X + nx, Y: a.Y + ny}, col}, corner{ui.Point{X: b.X + nx, Y: b.Y + ny}, col}, corner{ui.Point{X: b.X - nx, Y: b.Y - ny}, col}, corner{ui.Point{X: a.X - nx, Y: a.Y - ny}, col})
}

// Draw draws all breaks; back is a card's back, w wide.
func (l *Breaks) Draw(c *ui.Canvas, aspect float64, back func(w float64) *ebiten.Image) {
	for _, b := range l.list {
		if b.burst < 1 {
			b.draw(c, aspect, back)
		}
	}
}

func (b *Break) draw(c *ui.Canvas, aspect float64, back func(w float64) *ebiten.Image) {
	if !c.Blank() {
		r, u := b.now(), c.Px(1)
		x, y := r.X+b.Hit.X*r.W, r.Y+b.Hit.Y*r.H
		fade := 1.0
		if b.Still {
			fade = b.rise * (1 - b.burst)
		}
		if !b.Whole {
			c.Light(r.X+r.W/2, r.Y+r.H/2, r.H*(0.62+0.2*b.crack), b.Colour.Alpha(0.42*b.rise*(1-b.burst)*fade))
			if b.held {
				q := b.Card(aspect)
				c.Glow(q, q.W*0.06, 12*u, b.Colour.Alpha(0.5*b.rise*fade))
				c.Draw(back(math.Round(b.R.W*0.66)), q, fade) // painted once
			}
		}
		if b.burst <= 0 || b.Still {
			if !b.Whole {
				p := Pane{R: r}
				p.Draw(c, b.Colour, fade)
			}
			b.cracks(c, r, fade)
		} else {
			b.fly(c, r)
		}
		if k := b.crack; k > 0 && b.burst < 0.3 && !b.Still { // of the blow, and of the burst
			size, white := math.Min(r.H, 420*u)*(0.42-0.2*k), 0.9-0.62*k
			if b.burst > 0 {
				size, white = r.H*0.5, 0.5*(1-b.burst/0.3)
			}
			c.Light(x, y, size, ui.Hex(0xffffff).Alpha(white))
		}
	}
	b.words(c)
}

// words says what the break comes to.
func (b *Break) words(c *ui.Canvas) {
	if b.Words == "" || b.crack <= 0 {
		return
	}
	a := math.Min(1, b.crack*2) * math.Min(1, (1-b.burst)*3)
	size := math.Max(c.Px(30), 15*c.Env.Scale)
	tw := ui.Measure(b.Words, ui.Display, size)
	if most := c.Env.W * 0.94; tw > most {
		size, tw = size*most/tw, most
	}
	x, _ := b.R.Centre()
	x = math.Max(tw/2+size*0.4, math.Min(x, c.Env.W-tw/2-size*0.4))
	y := b.R.Bottom() - size*1.5
	if b.At > 0 {
		y = b.R.Y + b.R.H*b.At
	}
	at := ui.Rect{X: x - tw/2 - 2, Y: y, W: tw + 4, H: size * 1.4}
	if !c.Blank() {
		c.ShadowAt(at.X+at.W/2, at.Y+at.H/2, tw*1.04, size*0.9, 0, size*0.45, size*0.6, ui.Hex(0x030109).Alpha(0.9*a))
	}
	c.Text(b.Words, at, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff).Alpha(a), Shadow: true, Loose: true})
}

// cracks draws the cracks as far as they have spread.
func (b *Break) cracks(c *ui.Canvas, r ui.Rect, fade float64) {
	if b.crack <= 0 {
		return
	}
	u := c.Px(1)
	ice := ui.Hex(0xf4fbff)
	pt := func(p ui.Point) ui.Point { return ui.Point{X: r.X + p.X*r.W, Y: r.Y + p.Y*r.H} }
	far := b.crack * 4 // in rings
	for i, p := range b.pieces {
		k := ui.Clamp01(far - float64(p.ring))
		if k <= 0 {
			continue
		}
		if tint := hash(float64(i)*3.1 + 0.7); tint > 0.45 { // splinters catch the light
			var pts [4]corner
			for j, q := range p.at[:p.n] {
				pts[j] = corner{pt(q), ui.Hex(0xdff0ff).Alpha((0.05 + 0.25*(tint-0.45)) * k * fade)}
			}
			fan(pts[:p.n]...)
		}
		a, z := pt(p.at[0]), pt(p.at[1])
		w := math.Max(1, (2.6-0.5*float64(p.ring))*u)
		line(a, ui.Point{X: ui.Lerp(a.X, z.X, k), Y: ui.Lerp(a.Y, z.Y, k)}, w*2.6, ui.Hex(0x7fb6ff).Alpha(0.28*fade))
		line(a, ui.Point{X: ui.Lerp(a.X, z.X, k), Y: ui.Lerp(a.Y, z.Y, k)}, w, ice.Alpha(0.95*fade))
		if p.ring < 3 && k > 0.6 && i%5 != 3 {
			line(z, pt(p.at[2]), math.Max(1, w*0.7), ice.Alpha(0.8*fade))
		}
	}
	cast(c)
}

// fly draws the splinters on their way to the reader.
func (b *Break) fly(c *ui.Canvas, r ui.Rect) {
	t := b.burst
	run := 1 - math.Exp(-3.6*t)
	u := c.Px(1)
	fade := math.Min(1, (1-t)*2.2)
	reach, thick := r.H, 1.0
	if b.Whole { // one looks through it
		reach, thick = r.H*0.5, 0.4
	}
	for i, p := range b.pieces {
		k := float64(i)*1.37 + float64(b.Place)
		near := hash(k*13 + 5)
		mid := ui.Point{X: r.X + p.mid.X*r.W, Y: r.Y + p.mid.Y*r.H}
		a := math.Atan2((p.mid.Y-b.Hit.Y)*r.H, (p.mid.X-b.Hit.X)*r.W) + (hash(k*7)-0.5)*0.5
		far := (0.25 + 0.95*hash(k*5+2)) * reach * b.Force * run
		x, y := mid.X+math.Cos(a)*far, mid.Y+math.Sin(a)*far*0.85+reach*1.1*t*t*(0.3+near)
		grow := 1 + 2.4*near*near*run*math.Min(1.6, b.Force)
		turn := (hash(k*19) - 0.5) * 5 * t
		flip := math.Cos((1 + 6*hash(k*23)) * t)
		sin, cos := math.Sincos(turn)
		glint := math.Abs(flip)
		var pts [4]corner
		for j, q := range p.at[:p.n] {
			dx, dy := (q.X-p.mid.X)*r.W*grow*flip, (q.Y-p.mid.Y)*r.H*grow
			col := ui.Hex(0x9cc8ff).Mix(b.Colour, 0.25).Lighten(0.25 + 0.55*hash(k+float64(j)*2.3)*glint)
			pts[j] = corner{ui.Point{X: x + dx*cos - dy*sin, Y: y + dx*sin + dy*cos}, col.Alpha((0.34 + 0.4*hash(k*3+float64(j))) * thick * fade)}
		}
		fan(pts[:p.n]...)
		for j := range p.n {
			line(pts[j].Point, pts[(j+1)%p.n].Point, math.Max(1, (0.9+0.7*grow)*u), ui.Hex(0xf2faff).Alpha((0.45+0.4*glint)*fade))
		}
	}
	for i := range 26 { // dust
		k := float64(i)*2.1 + float64(b.Place)*3
		a, d := hash(k)*2*math.Pi, (0.2+1.3*hash(k*3+1))*reach*b.Force*run
		shard(r.X+b.Hit.X*r.W+math.Cos(a)*d, r.Y+b.Hit.Y*r.H+math.Sin(a)*d*0.85+reach*0.7*t*t, (2+5*hash(k*5))*u, k+t*6, fade)
	}
	cast(c)
}

// Scar is a crack in the floor under something heavy: it opens at once and
// fades. It lies flat.
type Scar struct {
	X, Y, R float64
	Colour  ui.Colour
	Dust    bool    // the floor holds: only dust rolls away
	p       float64 // progress
}

// draw draws the scar and the dust around it.
func (s *Scar) draw(c *ui.Canvas) {
	if c.Blank() || s.p <= 0 || s.p >= 1 {
		return
	}
	const flat = 0.42
	open := 1 - math.Exp(-14*s.p)
	a := math.Min(1, (1-s.p)*1.6)
	u := c.Px(1)
	cracks := 11
	if s.Dust {
		cracks = 0
	}
	for i := range cracks {
		at := float64(i)*2*math.Pi/11 + (hash(s.X+float64(i))-0.5)*0.4
		far := s.R * (0.7 + 0.5*hash(s.Y+float64(i)*3)) * open
		p, q := ui.Point{X: s.X, Y: s.Y}, ui.Point{}
		for j := range 3 {
			k := float64(j+1) / 3
			b := at + (hash(float64(i*5+j)+s.X)-0.5)*0.5
			q = ui.Point{X: s.X + math.Cos(b)*far*k, Y: s.Y + math.Sin(b)*far*k*flat}
			w := math.Max(1, (5-1.4*float64(j))*u)
			line(p, q, w*1.8, s.Colour.Alpha(0.5*a))
			line(p, q, w*0.6, ui.Hex(0x05020f).Alpha(0.95*a))
			p = q
		}
	}
	cast(c)
	for i := range 14 { // dust rolls away
		at := float64(i) * 2 * math.Pi / 14
		d := s.R * (0.5 + 1.1*open*(0.7+0.3*hash(float64(i))) + 0.3*s.p)
		c.Light(s.X+math.Cos(at)*d, s.Y+math.Sin(at)*d*flat, s.R*(0.16+0.22*s.p), ui.Hex(0xb9aee8).Alpha(0.22*a*a))
	}
}
