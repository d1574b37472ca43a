package lens

import "testing"

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
