package main

import (
	"math"
	"sort"
)

// raster is the side of the square bitmap from which distances are measured.
const raster = 576

// bitmap fills polygons (already in raster pixels) by the non-zero or even-odd rule.
func bitmap(polys [][]point, evenOdd bool) []bool {
	type edge struct {
		x   float64
		dir int
	}
	out := make([]bool, raster*raster)
	rows := make([][]edge, raster)
	for _, poly := range polys {
		for i, a := range poly {
			b := poly[(i+1)%len(poly)]
			dir := 1
			if a.y > b.y {
				a, b, dir = b, a, -1
			}
			for y := max(0, int(math.Ceil(a.y-0.5))); y < raster && float64(y)+0.5 < b.y; y++ {
				t := (float64(y) + 0.5 - a.y) / (b.y - a.y)
				rows[y] = append(rows[y], edge{a.x + (b.x-a.x)*t, dir})
			}
		}
	}
	for y, es := range rows {
		sort.Slice(es, func(i, j int) bool { return es[i].x < es[j].x })
		w := 0
		for i, e := range es {
			w += e.dir
			inside := w != 0
			if evenOdd {
				inside = (i+1)%2 == 1
			}
			if inside && i+1 < len(es) {
				for x := max(0, int(math.Ceil(e.x-0.5))); x < raster && float64(x)+0.5 < es[i+1].x; x++ {
					out[y*raster+x] = true
				}
			}
		}
	}
	return out
}

// closing bridges gaps of a shape that are narrower than twice r pixels: loose
// parts of an icon become one body, and the gaps its markings.
func closing(shape []bool, r float64) []bool {
	if r == 0 {
		return shape
	}
	grown := make([]bool, len(shape))
	for i, d := range distance(shape, true) {
		grown[i] = d <= r*r
	}
	out := make([]bool, len(shape))
	for i, d := range distance(grown, false) {
		out[i] = shape[i] || d > r*r
	}
	return out
}

// split separates a shape, with gaps closed by r, into its filled outline and
// the holes in it.
func split(shape []bool, r float64) (outline, holes []bool) {
	outline = fill(closing(shape, r))
	holes = make([]bool, len(shape))
	for i := range shape {
		holes[i] = outline[i] && !shape[i]
	}
	return outline, holes
}

// fill adds everything that cannot be reached from the border.
func fill(shape []bool) []bool {
	outside := make([]bool, len(shape))
	var queue []int
	push := func(i int) {
		if !shape[i] && !outside[i] {
			outside[i] = true
			queue = append(queue, i)
		}
	}
	for i := range raster {
		push(i)
		push((raster-1)*raster + i)
		push(i * raster)
		push(i*raster + raster - 1)
	}
	for len(queue) > 0 {
		i := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		x, y := i%raster, i/raster
		if x > 0 {
			push(i - 1)
		}
		if x < raster-1 {
			push(i + 1)
		}
		if y > 0 {
			push(i - raster)
		}
		if y < raster-1 {
			push(i + raster)
		}
	}
	for i := range outside {
		outside[i] = !outside[i]
	}
	return outside
}

// signedDistance gives, for every pixel, the distance to the edge of the
// shape in raster pixels: positive inside.
func signedDistance(shape []bool) []float64 {
	in, out := distance(shape, true), distance(shape, false)
	for i := range in {
		if shape[i] {
			in[i] = math.Sqrt(out[i]) - 0.5
		} else {
			in[i] = 0.5 - math.Sqrt(in[i])
		}
	}
	return in
}

// distance is the exact squared Euclidean distance to the nearest pixel whose
// value is "to" (Felzenszwalb and Huttenlocher).
func distance(shape []bool, to bool) []float64 {
	const far = 1e9
	g := make([]float64, len(shape))
	for i, s := range shape {
		if s != to {
			g[i] = far
		}
	}
	f := make([]float64, raster)
	v := make([]int, raster)
	z := make([]float64, raster+1)
	line := func(at func(int) *float64) {
		for q := range raster {
			f[q] = *at(q)
		}
		k := 0
		v[0], z[0], z[1] = 0, -far*4, far*4
		for q := 1; q < raster; q++ {
			for {
				r := v[k]
				s := ((f[q] + float64(q*q)) - (f[r] + float64(r*r))) / float64(2*(q-r))
				if s > z[k] || k == 0 && s <= z[k] {
					if s <= z[k] {
						v[0], z[1] = q, far*4
						break
					}
					k++
					v[k], z[k], z[k+1] = q, s, far*4
					break
				}
				k--
			}
		}
		k = 0
		for q := range raster {
			for z[k+1] < float64(q) {
				k++
			}
			d := float64(q - v[k])
			*at(q) = d*d + f[v[k]]
		}
	}
	for x := range raster {
		line(func(y int) *float64 { return &g[y*raster+x] })
	}
	for y := range raster {
		line(func(x int) *float64 { return &g[y*raster+x] })
	}
	return g
}

// cell samples a distance field into a square of side pixels, one byte each:
// 128 is the edge, 255 is spread cell pixels inside.
func cell(field []float64, side int, spread, coarse float64) []byte {
	scale := float64(raster) / float64(side)
	out := make([]byte, side*side)
	for y := range side {
		for x := range side {
			// The average over the pixel's footprint, so that thin lines keep their weight.
			n, sum := 0, 0.0
			for sy := int(float64(y) * scale); sy < int(float64(y+1)*scale); sy++ {
				for sx := int(float64(x) * scale); sx < int(float64(x+1)*scale); sx++ {
					sum += field[sy*raster+sx]
					n++
				}
			}
			d := sum / float64(n) / scale
			out[y*side+x] = quantise(128+d/spread*127, coarse)
		}
	}
	return out
}

// quantise rounds a level more coarsely the farther it is from the edge at
// 128: there only glows are made of it, and the file is a third smaller. The
// coarse field is for holes, whose levels are steeper.
func quantise(v, coarse float64) byte {
	step := 2 * coarse
	if d := math.Abs(v - 128); d > 64 {
		step = 8 * coarse
	} else if d > 24 {
		step = 4 * coarse
	}
	return byte(math.Max(0, math.Min(255, 128+math.Round((v-128)/step)*step)))
}
