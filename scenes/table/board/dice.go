package board

import (
	"image"
	"math"
	"slices"

	"godeck/rules"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// die is a cube in flight. It tumbles in three dimensions and lands on the
// number that the match has rolled.
type die struct {
	value          int
	x0, y0, x1, y1 float64
	size           float64
	t, dur         float64
	spin           [3]float64
	col            ui.Colour
}

// Dice is the dice tray. The zero value is empty.
type Dice struct {
	list  []die
	sheet *ebiten.Image // where a die is painted at twice its size; nil if there is none
	hand  grip
}

// grip is a player's hold on the die on the table.
type grip struct {
	on, let bool // held; released there, and flies from there
	x, y    float64
}

// Throw throws a die from one point to another, landing on a value of 1 to 6.
func (d *Dice) Throw(value int, x0, y0, x1, y1, size float64, col ui.Colour) {
	k := float64(value*7 + len(d.list)*3)
	d.list = append(d.list, die{value: value, x0: x0, y0: y0, x1: x1, y1: y1, size: size, dur: 62, col: col,
		spin: [3]float64{9 + math.Sin(k)*3, 7 + math.Cos(k*1.7)*3, 5 + math.Sin(k*2.3)*2}})
}

// Clear removes the dice.
func (d *Dice) Clear() {
	d.list = d.list[:0]
	if d.sheet != nil {
		d.sheet.Deallocate()
		d.sheet = nil
	}
}

// Rolling reports whether a die is moving.
func (d *Dice) Rolling() bool {
	return slices.ContainsFunc(d.list, func(x die) bool { return x.t < x.dur })
}

// Tick moves the dice and reports whether any moved.
func (d *Dice) Tick(speed ui.Speed) bool {
	step := speed.Pick(1e6, 4.4, 2.2, 1, 0.6)
	moved := false
	for i := range d.list {
		if e := &d.list[i]; e.t < e.dur {
			e.t = math.Min(e.dur, e.t+step)
			moved = true
		}
	}
	return moved
}

// Thrown is a die that a player throws.
type Thrown struct {
	Seat   rules.Seat
	Value  int // 1 to 6
	Colour ui.Colour
	X, Y   float64 // where it comes to rest; zero: in its player's half
}

// Empty reports whether no thrown die is shown.
func (d *Dice) Empty() bool { return len(d.list) == 0 }

// Toss is the one die on the table for all throws (Frame.Die). With Throw set,
// a player throws it by a tap, a drag or a key.
type Toss struct {
	ID, Label, Desc string
	Value           int // 1 to 6, at rest
	Colour          ui.Colour
	Keys            []string
	Throw           func(env *ui.Env) // nil: it cannot be thrown now
}

// Declare declares the die on the table. It is hidden during a throw, which ends where it is.
func (d *Dice) Declare(sf *ui.Surface, r ui.Rect, t Toss) {
	h := &d.hand
	e := ui.Element{ID: t.ID, Rect: r, Role: ui.RoleText, Label: t.Label, Desc: t.Desc}
	if t.Throw != nil {
		e.Role, e.Tip, e.Tap = ui.RoleButton, t.Label, t.Throw
		e.Drag = &ui.Drag{
			Start: func(env *ui.Env, x, y float64) { *h = grip{on: true, x: x, y: y} },
			Move:  func(env *ui.Env, x, y float64) { h.x, h.y = x, y },
			Drop: func(env *ui.Env, x, y float64) {
				cx, cy := r.Centre()
				if *h = (grip{}); math.Hypot(x-cx, y-cy) > r.W*0.4 { // otherwise it was put back
					*h = grip{let: true, x: x, y: y}
					t.Throw(env)
				}
			},
			Cancel: func(*ui.Env) { *h = grip{} },
		}
		for _, k := range t.Keys {
			sf.Key(k, t.Throw)
		}
	} else {
		h.on = false
	}
	e.Draw = func(c *ui.Canvas, st ui.State) {
		if !d.Empty() {
			return
		}
		x, y := r.Centre()
		if h.on {
			x, y = h.x, h.y
		}
		if t.Throw != nil {
			k := 0.5
			if st.Hover || st.Focused || h.on {
				k = 0.8
			}
			c.Light(x, y, r.W*1.15, t.Colour.Alpha(k))
		}
		d.draw(c, &die{value: t.Value, x1: x, y1: y, size: r.W / 1.35, t: 1, dur: 1, col: t.Colour})
	}
	sf.Add(e)
}

// Released returns where the die in the player's hand was let go, once.
func (d *Dice) Released() (x, y float64, ok bool) {
	h := d.hand
	d.hand = grip{}
	return h.x, h.y, h.let
}

type vec3 [3]float64

func rot(v vec3, ax, ay, az float64) vec3 {
	s, c := math.Sincos(ax)
	v = vec3{v[0], v[1]*c - v[2]*s, v[1]*s + v[2]*c}
	s, c = math.Sincos(ay)
	v = vec3{v[0]*c + v[2]*s, v[1], -v[0]*s + v[2]*c}
	s, c = math.Sincos(az)
	return vec3{v[0]*c - v[1]*s, v[0]*s + v[1]*c, v[2]}
}

// facing rotates the cube so that the face of a value is towards the viewer (−z).
var facing = [7][2]float64{{}, {0, 0}, {0, math.Pi / 2}, {math.Pi / 2, 0}, {-math.Pi / 2, 0}, {0, -math.Pi / 2}, {math.Pi, 0}}

// faceAxes gives the normal and the two edges of each value's face.
var faceAxes = [7][3]vec3{{}, {{0, 0, -1}, {1, 0, 0}, {0, 1, 0}}, {{1, 0, 0}, {0, 0, 1}, {0, 1, 0}}, {{0, -1, 0}, {1, 0, 0}, {0, 0, 1}},
	{{0, 1, 0}, {1, 0, 0}, {0, 0, 1}}, {{-1, 0, 0}, {0, 0, 1}, {0, 1, 0}}, {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}}}

var pips = [7][][2]float64{{}, {{0, 0}}, {{-.5, -.5}, {.5, .5}}, {{-.5, -.5}, {0, 0}, {.5, .5}}, {{-.5, -.5}, {.5, -.5}, {-.5, .5}, {.5, .5}},
	{{-.5, -.5}, {.5, -.5}, {0, 0}, {-.5, .5}, {.5, .5}}, {{-.5, -.55}, {-.5, 0}, {-.5, .55}, {.5, -.55}, {.5, 0}, {.5, .55}}}

var whitePixel *ebiten.Image

// white returns a white picture of 3×3 pixels, for meshes in plain colours.
func white() *ebiten.Image {
	if whitePixel == nil {
		whitePixel = ebiten.NewImage(3, 3)
		whitePixel.Fill(ui.Hex(0xffffff))
	}
	return whitePixel
}

// bounces are the moments at which a die hits the table, and its height after
// each: a third of the height before, as for bone dice.
var bounces = [...]struct{ at, high float64 }{{0, 1}, {0.30, 0.42}, {0.55, 0.15}, {0.71, 0.05}, {0.80, 0}}

// flight returns, for a moment of 0 to 1, how far a die has come, how high it
// is, and how much of its rotation is left. It loses speed at every bounce.
func flight(p float64) (way, up, left float64) {
	left = 1 - ui.EaseOut(ui.Clamp01(p/0.94))
	way = 1 - (1-p)*(1-p)
	for i := len(bounces) - 2; i >= 0; i-- {
		b, end := bounces[i], bounces[i+1].at
		if p < b.at || p >= end {
			continue
		}
		k := (p - b.at) / (end - b.at)
		if i == 0 {
			return way, 1 - k*k, left // it was thrown, so it only falls
		}
		return way, b.high * 4 * k * (1 - k), left
	}
	return way, 0, left
}

// Draw draws the dice.
func (d *Dice) Draw(c *ui.Canvas) {
	for i := range d.list {
		d.draw(c, &d.list[i])
	}
}

// dieRoom is the side of the square that holds a die in any rotation, relative
// to its size: a cube's diagonal, and perspective.
const dieRoom = 2.1

// draw paints a die at twice its size and scales it down, for smooth edges.
// Ebitengine's AntiAlias would need a copy of the whole table at twice its
// size: 256 MB on a phone.
func (d *Dice) draw(c *ui.Canvas, e *die) {
	p := e.t / e.dur
	way, up, left := flight(p)
	x, y := ui.Lerp(e.x0, e.x1, way), ui.Lerp(e.y0, e.y1, way)
	bounce, h := up*e.size*2.4, e.size/2
	far := bounce / e.size // higher up the shadow is wider, fainter and further away
	c.Shadow(ui.Rect{X: x - h*(0.9-0.25*far), Y: y + h*(0.15+0.2*far), W: e.size * 1.05, H: e.size * 0.78}, h*0.6, h*(0.4+0.7*far), ui.Hex(0x000000).Alpha(0.72/(1+0.8*far)))
	room := ui.Rect{X: x, Y: y - bounce}.Inset(-e.size * dieRoom / 2)
	c.Paint(room, "die", func(dst *ebiten.Image) { d.paint(dst, e, x, y-bounce, left) }, p, float64(e.value))
}

// paint paints a die around a point, with left of its rotation to come.
func (d *Dice) paint(to *ebiten.Image, e *die, x, y, left float64) {
	side := int(math.Ceil(e.size * dieRoom * 2))
	if d.sheet == nil || d.sheet.Bounds().Dx() < side {
		if d.sheet != nil {
			d.sheet.Deallocate()
		}
		d.sheet = ebiten.NewImageWithOptions(image.Rect(0, 0, side, side), &ebiten.NewImageOptions{Unmanaged: true})
	}
	dst := d.sheet
	dst.Clear()
	tilt := -0.62 // seen from above: the top face counts
	turn := func(v vec3) vec3 {
		v = rot(v, facing[e.value][0], facing[e.value][1], 0)
		v = rot(v, left*e.spin[0], left*e.spin[1], left*e.spin[2])
		return rot(rot(v, 0, 0, 0.5), tilt, 0, 0)
	}
	h := e.size / 2
	focal, mid := e.size*6, float64(side)/2
	proj := func(v vec3) (float64, float64) {
		s := 2 * focal / (focal + v[2]*h)
		return mid + v[0]*h*s, mid + v[1]*h*s
	}
	for val := 1; val <= 6; val++ {
		ax := faceAxes[val]
		n := turn(ax[0])
		if n[2] > -0.02 {
			continue
		}
		light := 0.42 + 0.58*ui.Clamp01(-n[2]*0.95-n[1]*0.42-n[0]*0.12)
		base := e.col.Mix(ui.Hex(0xffffff), 0.82).Mix(ui.Hex(0x0b0a24), 1-light)
		at := func(a, b, out float64) (float64, float64) {
			var v vec3
			for k := range v {
				v[k] = ax[0][k]*out + ax[1][k]*a + ax[2][k]*b
			}
			return proj(turn(v))
		}
		corners := [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}
		quad(dst, func(k int) (float64, float64) { return at(corners[k][0], corners[k][1], 1) }, base.Darken(0.25))
		quad(dst, func(k int) (float64, float64) { return at(corners[k][0]*0.93, corners[k][1]*0.93, 1) }, base)
		ink := e.col.Darken(0.35)
		for _, pp := range pips[val] {
			const r = 0.19
			var vs [14]ebiten.Vertex
			px, py := at(pp[0], pp[1], 1)
			setV(&vs[0], px, py, ink)
			for k := 0; k < 13; k++ {
				s, co := math.Sincos(float64(k) / 12 * 2 * math.Pi)
				vx, vy := at(pp[0]+r*co, pp[1]+r*s, 1)
				setV(&vs[k+1], vx, vy, ink)
			}
			var is [36]uint32
			for k := 0; k < 12; k++ {
				is[k*3], is[k*3+1], is[k*3+2] = 0, uint32(k+1), uint32(k+2)
			}
			dst.DrawTriangles32(vs[:], is[:], white(), nil)
		}
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(0.5, 0.5)
	op.GeoM.Translate(math.Round(x-mid/2), math.Round(y-mid/2))
	to.DrawImage(dst.SubImage(image.Rect(0, 0, side, side)).(*ebiten.Image), op)
}

func setV(v *ebiten.Vertex, x, y float64, col ui.Colour) {
	v.DstX, v.DstY, v.SrcX, v.SrcY = float32(x), float32(y), 1.5, 1.5
	v.ColorR, v.ColorG, v.ColorB, v.ColorA = col.R, col.G, col.B, col.A
}

func quad(dst *ebiten.Image, at func(k int) (float64, float64), col ui.Colour) {
	var vs [4]ebiten.Vertex
	for k := range vs {
		x, y := at(k)
		setV(&vs[k], x, y, col)
	}
	dst.DrawTriangles32(vs[:], []uint32{0, 1, 2, 0, 2, 3}, white(), nil)
}
