package stage

import (
	"math"
	"testing"

	"godeck/scenes/ui"
)

func stageOf() *Stage {
	return &Stage{Camera: Camera{CX: 640, CY: 380, D: 1150, Tilt: 40 * math.Pi / 180}, Lean: 17 * math.Pi / 180, Ambient: [3]float64{0.4, 0.4, 0.4},
		Lights: []Light{{X: 100, Y: 300, Z: 400, R: 500, Colour: ui.Hex(0xffffff), Power: 1}}, Sun: [2]float64{0.2, -0.5}, Shade: 0.6}
}

func near(t *testing.T, what string, got, want, by float64) {
	t.Helper()
	if math.Abs(got-want) > by {
		t.Errorf("%s: %.2f, want %.2f ± %.2f", what, got, want, by)
	}
}

func TestUnprojectUndoesProject(t *testing.T) {
	c := stageOf().Camera
	for _, p := range [][2]float64{{0, 0}, {300, 250}, {-500, -200}, {40, 600}} {
		sx, sy, _ := c.Project(p[0], p[1], 0)
		x, y := c.Unproject(sx, sy)
		near(t, "x", x, p[0], 1e-6)
		near(t, "y", y, p[1], 1e-6)
	}
	if x, y := c.Unproject(640, -5000); math.IsNaN(x) || math.IsInf(y, 0) {
		t.Error("above the horizon there is no finite point")
	}
}

// A card is drawn where its pose is: hit areas, previews and tests rely on it.
func TestPiecesStandAtTheirPlace(t *testing.T) {
	s := stageOf()
	for _, p := range []Piece{
		{X: 640, Y: 300, W: 90, H: 126}, {X: 200, Y: 560, W: 120, H: 168}, {X: 1100, Y: 230, W: 70, H: 98, Angle: 0.2},
		{X: 640, Y: 400, W: 110, H: 154, Lean: 0.5, Yaw: 0.2}, {X: 640, Y: 400, W: 110, H: 154, Height: 1}, {X: 640, Y: 600, W: 130, H: 182, Flat: 1},
	} {
		m := s.Place(&p)
		b := (&ui.Quad{m.At[0], m.At[Cells], m.At[len(m.At)-1], m.At[len(m.At)-1-Cells]}).Bounds()
		x, y := b.Centre()
		near(t, "middle x", x, p.X, 0.04*p.W)
		near(t, "middle y", y, p.Y, 0.04*p.H)
		if p.Angle == 0 && p.Yaw == 0 {
			q := m.Quad()
			near(t, "width", q.At(1, 0.5).X-q.At(0, 0.5).X, p.W, 0.03*p.W)
		}
		near(t, "height", b.H, p.H, 0.2*p.H)
		if p.Flat == 1 && m.Quad() != ui.QuadOf(ui.Rect{X: p.X - p.W/2, Y: p.Y - p.H/2, W: p.W, H: p.H}) {
			t.Errorf("a flat piece is not its rectangle: %v", m.Quad())
		}
	}
}

func TestCardIsWhereItStands(t *testing.T) {
	s := stageOf()
	for _, at := range [][2]float64{{0, -200}, {300, 80}, {-400, 200}} {
		r := s.Camera.Card(at[0], at[1], 100, 88.0/63, s.Lean)
		x, y := r.Centre()
		b := s.base(&Piece{X: x, Y: y, W: r.W, H: r.H})
		foot := b.at(0, -0.5)
		near(t, "foot x", foot[0], at[0], 6)
		near(t, "foot y", foot[1], at[1], 6)
		near(t, "width", 2*math.Hypot(b.r[0], b.r[1]), 100, 1)
	}
}

func TestFarIsSmaller(t *testing.T) {
	c := stageOf().Camera
	if far, near := c.Card(0, 250, 100, 1.4, 0.3), c.Card(0, -250, 100, 1.4, 0.3); far.W >= near.W || far.Y >= near.Y {
		t.Errorf("far %v, near %v", far, near)
	}
}

func TestHigherCastsFarther(t *testing.T) {
	s := stageOf()
	p := Piece{X: 640, Y: 400, W: 100, H: 140}
	low, _ := s.Shadow(&p)
	p.Height = 1
	high, _ := s.Shadow(&p)
	if low.Bounds() == high.Bounds() {
		t.Error("the shadow of a raised card stays")
	}
}

func TestWeight(t *testing.T) {
	for _, c := range []struct{ damage, life, want float64 }{{10, 100, 1}, {40, 100, 3}, {1, 100, 0.3}, {0, 100, 0.3}, {20, 100, 2}, {5, 0, 0.3}} {
		near(t, "weight", Weight(c.damage, c.life), c.want, 1e-9)
	}
}

func BenchmarkPlace(b *testing.B) {
	s := stageOf()
	p := Piece{X: 640, Y: 300, W: 90, H: 126}
	for b.Loop() {
		s.Place(&p)
	}
}
