package cutout

import (
	"math"

	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Hill draws a range of mountains that stands on the map at x, y, in the map's
// units of k pixels, warm (side 0) or cold (1).
func Hill(c *ui.Canvas, st *stage.Stage, k, x, y, w, h float64, side int, seed float64) {
	fx, fy, fk := st.Camera.Project(x*k, y*k, 0)
	p := &Pen{C: c, K: k * fk, Soft: true}
	p.X, p.Y = fx-w*p.K/2, fy-h*p.K
	g := [2][3]ui.Colour{Tones(0xc98f62, 0x8a5c3e, 0x5a3a2a), Tones(0x8aa0c4, 0x55698e, 0x2f3e5e)}[side]
	const n = 20
	var top [n + 1][2]float64
	for i := range top {
		t := float64(i) / n
		up := math.Pow(math.Sin(t*math.Pi), 0.8) * (0.42 + 0.34*float64(i%2)*(0.4+Chance(seed+float64(i)*3.7)) + 0.16*math.Sin(float64(i)*0.9+seed))
		top[i] = [2]float64{t * w, h * (1 - math.Min(1, up))}
	}
	pts := []float64{0, h}
	for _, t := range top {
		pts = append(pts, t[0], t[1])
	}
	p.Poly(Down(0, h), g, append(pts, w, h)...)
	for i := 1; i < n; i++ {
		a := top[i]
		if a[1] < top[i-1][1] && a[1] < top[i+1][1] {
			p.Poly(Down(0, h), Plain(ui.Hex(0x0a0a1e).Alpha(0.36)), a[0], a[1], top[i+1][0], top[i+1][1], a[0]+w*0.05, h, a[0]-w*0.012, h)
			d := h * 0.16
			p.Poly(Down(0, h), Plain(ui.Hex(0xfff6e2).Alpha(0.75)), a[0], a[1], a[0]+w*0.018, a[1]+d, a[0]+w*0.006, a[1]+d*0.75, a[0]-w*0.006, a[1]+d*1.1, a[0]-w*0.016, a[1]+d*0.8)
		}
	}
}
