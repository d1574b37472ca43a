package shape

import (
	"math"
	"testing"

	"godeck/scenes/ui/colour"
	"godeck/scenes/ui/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// alphaAt returns the opacity of a mesh at a point: 0 where no triangle is.
func alphaAt(vs []ebiten.Vertex, idx []uint32, x, y float64) float64 {
	for i := 0; i < len(idx); i += 3 {
		a, b, c := &vs[idx[i]], &vs[idx[i+1]], &vs[idx[i+2]]
		ax, ay := float64(a.DstX), float64(a.DstY)
		bx, by := float64(b.DstX)-ax, float64(b.DstY)-ay
		cx, cy := float64(c.DstX)-ax, float64(c.DstY)-ay
		d := bx*cy - by*cx
		if math.Abs(d) < 1e-9 {
			continue
		}
		u, v := ((x-ax)*cy-(y-ay)*cx)/d, (bx*(y-ay)-by*(x-ax))/d
		if u >= 0 && v >= 0 && u+v <= 1 {
			return float64(a.ColorA) + u*float64(b.ColorA-a.ColorA) + v*float64(c.ColorA-a.ColorA)
		}
	}
	return 0
}

// TestFlatLooksLikeTheShader compares a large box as a mesh with what the shader of shapes
// makes of its distance, everywhere but at its corners.
func TestFlatLooksLikeTheShader(t *testing.T) {
	white := colour.Hex(0xffffff)
	for _, angle := range []float64{0, 0.3, 1.2, -0.7} {
		sin, cos := math.Sincos(angle)
		const cx, cy, hx, hy = 200.3, 210.7, 120, 90
		vs, idx := Flat(Corners(cx, cy, hx, hy, sin, cos), &[4]colour.Colour{white, white, white, white}, false)
		if vs == nil {
			t.Fatalf("angle %v: no mesh", angle)
		}
		for y := 20.5; y < 400; y += 1.7 {
			for x := 20.5; x < 400; x += 1.3 {
				lx, ly := (x-cx)*cos+(y-cy)*sin, (y-cy)*cos-(x-cx)*sin
				if math.Abs(math.Abs(lx)-hx) < 2 && math.Abs(math.Abs(ly)-hy) < 2 {
					continue
				}
				want := math.Max(0, math.Min(1, 0.5-math.Max(math.Abs(lx)-hx, math.Abs(ly)-hy)))
				if got := alphaAt(vs, idx, x, y); math.Abs(got-want) > 0.02 {
					t.Fatalf("angle %v: opacity %.3f at %.1f,%.1f, want %.3f", angle, got, x, y, want)
				}
			}
		}
	}
}

// TestFlatDeclines leaves to the shader what is small, narrow, or coloured so that its two
// triangles would show.
func TestFlatDeclines(t *testing.T) {
	red, blue := colour.Hex(0xff0000), colour.Hex(0x0000ff)
	plain, down, four := [4]colour.Colour{red, red, red, red}, Shade(red, blue), [4]colour.Colour{red, blue, blue, red}
	box := *Corners(200, 200, 150, 100, 0, 1)
	trapeze := [4]geom.Point{{X: 100, Y: 0}, {X: 200, Y: 0}, {X: 300, Y: 300}, {X: 0, Y: 300}}
	leaning := [4]geom.Point{{X: 0, Y: 0}, {X: 300, Y: 90}, {X: 300, Y: 300}, {X: 0, Y: 300}}
	ray := [4]geom.Point{{X: 100, Y: 0}, {X: 100, Y: 0}, {X: 300, Y: 300}, {X: 0, Y: 300}}
	for _, tc := range []struct {
		name    string
		corners [4]geom.Point
		cols    [4]colour.Colour
		mesh    bool
	}{
		{"a box", box, plain, true},
		{"a box with a gradient", box, down, true},
		{"a box with four colours", box, four, false},
		{"a trapeze with a gradient", trapeze, down, true},
		{"edges that are not parallel, in one colour", leaning, plain, true},
		{"edges that are not parallel, with a gradient", leaning, down, false},
		{"a ray that begins in a point", ray, down, true},
		{"small", *Corners(200, 200, 30, 30, 0, 1), plain, false},
		{"as narrow as a line", *Corners(200, 200, 9000, 2, 0, 1), plain, false},
		{"nothing", [4]geom.Point{}, plain, false},
	} {
		if vs, _ := Flat(&tc.corners, &tc.cols, false); (vs != nil) != tc.mesh {
			t.Errorf("%s: mesh %v, want %v", tc.name, vs != nil, tc.mesh)
		}
	}
	other := [4]geom.Point{box[1], box[0], box[3], box[2]} // mirrored
	vs, idx := Flat(&other, &plain, false)
	if a, b := alphaAt(vs, idx, 200, 200), alphaAt(vs, idx, 200, 301); a < 0.99 || b > 0.01 {
		t.Errorf("mirrored: opacity %.2f within, %.2f outside", a, b)
	}
}

// TestHoopIsARing compares a large ring as a mesh with the distance from its line.
func TestHoopIsARing(t *testing.T) {
	for _, width := range []float64{0.6, 1, 3, 20} {
		const x, y, r = 300, 300, 200
		vs, idx := Hoop(x, y, r, width, colour.Hex(0xffffff))
		for a := 0.01; a < 6.28; a += 0.07 {
			for l := r - width - 3; l < r+width+3; l += 0.43 {
				sin, cos := math.Sincos(a)
				d := math.Abs(l-r) - width/2
				want := math.Max(0, math.Min(1, 0.5-d))
				if got := alphaAt(vs, idx, x+l*cos, y+l*sin); math.Abs(got-want) > 0.2 { // its corners cut a little
					t.Fatalf("%v wide: opacity %.2f at %.1f, want %.2f", width, got, l, want)
				}
			}
		}
	}
}

// TestBeamIsBrightInItsMiddle falls from full light along the middle to none at the sides.
func TestBeamIsBrightInItsMiddle(t *testing.T) {
	q := geom.Quad{{X: 90, Y: 0}, {X: 110, Y: 0}, {X: 200, Y: 200}, {X: 0, Y: 200}}
	vs, idx := Beam(q, 0.2, colour.Hex(0xffffff).Alpha(0.4), colour.Hex(0xffffff).Alpha(0.1))
	for _, tc := range [][3]float64{{100, 1, 0.4}, {100, 199, 0.1}, {100, 100, 0.25}, {46, 100, 0}, {154, 100, 0}, {300, 100, 0}} {
		if got := alphaAt(vs, idx, tc[0], tc[1]); math.Abs(got-tc[2]) > 0.01 {
			t.Errorf("opacity %.3f at %v,%v, want %.2f", got, tc[0], tc[1], tc[2])
		}
	}
}
