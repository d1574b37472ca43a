package lens

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestNearerKeepsTheEdges: what comes nearer is larger where it comes nearer to,
// and nothing is pushed out of the window or over something else.
func TestNearerKeepsTheEdges(t *testing.T) {
	const size, near = 1280.0, 0.1
	for _, to := range []float64{0, 90, 640, 1280} {
		last := -1.0
		for x := 0.0; x <= size; x += 5 {
			at := nearer(x, to, size, near)
			if at < 0 || at > size || at <= last {
				t.Errorf("towards %g, %g is seen at %g, after %g", to, x, at, last)
			}
			last = at
		}
		if a, b := nearer(0, to, size, near), nearer(size, to, size, near); a != 0 || b != size {
			t.Errorf("towards %g: the edges are seen at %g and %g", to, a, b)
		}
		if to > 0 && to < size {
			if grown := (nearer(to+5, to, size, near) - nearer(to-5, to, size, near)) / 10; grown < 1+near*0.95 {
				t.Errorf("towards %g, it is only %g times as large there", to, grown)
			}
		}
	}
}

// TestCalmEdges: of a picture of which a part comes much nearer, everything beside that
// part stays flat, nothing is folded, and what it comes nearer to is as large as it
// should be.
func TestCalmEdges(t *testing.T) {
	const near = 0.27
	for _, w := range [...][8]float64{{1280, 720, 640, 372, 430, 118, 850, 540}, {844, 390, 422, 170, 345, 56, 500, 280}} {
		only := [4]float64{w[4], w[5], w[6], w[7]}
		vs, idx := Nearer(w[0], w[1], w[2], w[3], near, 0, 0, 1, only)
		most := float32(0)
		for i := 0; i < len(idx); i += 3 {
			a, b, c := vs[idx[i]], vs[idx[i+1]], vs[idx[i+2]]
			turn := func(ax, ay, bx, by, cx, cy float32) float32 { return (bx-ax)*(cy-ay) - (by-ay)*(cx-ax) }
			was, is := turn(a.SrcX, a.SrcY, b.SrcX, b.SrcY, c.SrcX, c.SrcY), turn(a.DstX, a.DstY, b.DstX, b.DstY, c.DstX, c.DstY)
			most = max(most, is/was)
			if is/was < 0.3 {
				t.Errorf("%v: at %v, %v a cell is %v of what it was", w, a.SrcX, a.SrcY, is/was)
			}
		}
		for _, v := range vs {
			out := float64(v.SrcX) <= only[0] || float64(v.SrcX) >= only[2] || float64(v.SrcY) <= only[1] || float64(v.SrcY) >= only[3]
			if moved := max(v.DstX-v.SrcX, v.SrcX-v.DstX, v.DstY-v.SrcY, v.SrcY-v.DstY); out && moved > 0.01 {
				t.Errorf("%v: what is at %v, %v is seen at %v, %v", w, v.SrcX, v.SrcY, v.DstX, v.DstY)
			}
		}
		if most < 1.5 {
			t.Errorf("%v: nothing comes nearer: %v", w, most)
		}
	}
}

// TestDuskFalls: nothing is darker near the point, all by the whole share far from it, by a
// part in between, and a dusk that is none takes nothing.
func TestDuskFalls(t *testing.T) {
	light := func(d Dusk, x float32) float32 {
		vs := []ebiten.Vertex{{DstX: x, DstY: 50, ColorR: 0.8, ColorG: 0.8, ColorB: 0.8, ColorA: 1}}
		d.Falls(vs)
		if vs[0].ColorA != 1 || vs[0].ColorR != vs[0].ColorG || vs[0].ColorG != vs[0].ColorB {
			t.Errorf("%+v at %v: %+v", d, x, vs[0])
		}
		return vs[0].ColorR / 0.8
	}
	d := Dusk{X: 100, Y: 50, Clear: 40, Full: 60, Dark: 0.4}
	for x, want := range map[float32]float32{100: 1, 140: 1, 150: 0.8, 160: 0.6, 900: 0.6, 0: 0.6, 60: 1} {
		if got := light(d, x); math.Abs(float64(got-want)) > 1e-4 {
			t.Errorf("at %v it has %v of its light, want %v", x, got, want)
		}
	}
	if got := light(Dusk{}, 900); got != 1 {
		t.Errorf("without a dusk it has %v of its light", got)
	}
	if got := light(Dusk{X: 100, Y: 50, Dark: 0.4}, 100); got != 1 {
		t.Errorf("at the point itself it has %v of its light", got)
	}
}
