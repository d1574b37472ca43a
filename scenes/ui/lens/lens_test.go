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

// TestCalmEdges: of a picture that comes much nearer, words in the corners and along
// the upper and the lower edge stay flat, nothing is folded, and what it comes nearer
// to is as large as it should be.
func TestCalmEdges(t *testing.T) {
	const near = 0.27
	for _, w := range [...][4]float64{{1280, 720, 640, 372}, {390, 844, 195, 356}, {844, 390, 422, 170}} {
		vs, idx := Nearer(w[0], w[1], w[2], w[3], near, 0, 0, 1, true)
		for i := 0; i < len(idx); i += 3 {
			a, b, c := vs[idx[i]], vs[idx[i+1]], vs[idx[i+2]]
			turn := func(ax, ay, bx, by, cx, cy float32) float32 { return (bx-ax)*(cy-ay) - (by-ay)*(cx-ax) }
			was, is := turn(a.SrcX, a.SrcY, b.SrcX, b.SrcY, c.SrcX, c.SrcY), turn(a.DstX, a.DstY, b.DstX, b.DstY, c.DstX, c.DstY)
			if is/was < 0.4 {
				t.Errorf("%v: at %v, %v a cell is %v of what it was", w, a.SrcX, a.SrcY, is/was)
			}
			if far := max(a.SrcY, b.SrcY, c.SrcY); float64(far) < 0.09*w[1] && (is/was < 0.94 || is/was > 1.06) {
				t.Errorf("%v: at %v, %v, where names are, a cell is %v of what it was", w, a.SrcX, a.SrcY, is/was)
			}
		}
	}
}
