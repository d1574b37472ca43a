package sprites

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// What of a cell its relief is made of, at half its size.
const (
	solid  = 1 << 7 // inside the outline
	lined  = 1 << 6 // at an inner line
	coarse = 2      // pixels of the cell for one of the relief
)

// reliefs are the forms of a sheet's silhouettes, as if they were bodies: red and green hold the
// lean of their surface, blue their height in pairs of pixels, up to 24. Each is made at its first use.
type reliefs struct {
	cells [][]byte
	image *ebiten.Image
	made  []bool
}

// keep takes what the relief of a cell is made of, whose outline, holes and parts begin
// where the slices do, in rows a stride apart.
func (r *reliefs) keep(side, stride int, outline, holes, parts []byte) {
	n := side / coarse
	cell := make([]byte, n*n)
	for y := range n {
		for x := range n {
			sum, line, at := 0, byte(0), y*coarse*stride+x*coarse
			for i := range coarse * coarse {
				k := at + i/coarse*stride + i%coarse
				sum += int(outline[k])
				line = max(line, holes[k])
			}
			if sum < 128*coarse*coarse {
				continue
			}
			cell[y*n+x] = solid | parts[at]&3
			if line > 112 {
				cell[y*n+x] |= lined
			}
		}
	}
	r.cells = append(r.cells, cell)
}

// relief is the picture of the sheet's reliefs, with that of one silhouette made.
func (s *sheet) relief(icon string) *ebiten.Image {
	i, r, n := s.index[icon], &s.form, s.Side/coarse
	if r.image == nil {
		w, h := s.across*n, (len(s.Names)+s.across-1)/s.across*n
		r.image = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
		r.made = make([]bool, len(s.Names))
	}
	if !r.made[i] {
		x, y := i%s.across*n, i/s.across*n
		r.image.SubImage(image.Rect(x, y, x+n, y+n)).(*ebiten.Image).WritePixels(carve(r.cells[i], n))
		r.made[i] = true
	}
	return r.image
}

// carve blows a silhouette up as a skin over its outline, its parts and lines, and gives the slopes
// and the height of what it becomes.
func carve(cell []byte, n int) []byte {
	u := make([]float32, n*n)
	steps := [4]int{-1, 1, -n, n}
	for range 70 {
		for i, c := range cell {
			if c == 0 || i < n || i >= n*n-n {
				continue
			}
			sum, hold := float32(1), float32(4)
			for _, d := range steps {
				switch o := cell[i+d]; {
				case o == 0:
				case (o^c)&3 == 0:
					sum += u[i+d]
				default: // another part: a furrow between them
					sum += u[i+d] * 0.5
				}
			}
			if c&lined != 0 {
				hold += 0.5
			}
			u[i] += 1.7 * (sum/hold - u[i])
		}
	}
	for i := range u {
		u[i] = float32(math.Sqrt(float64(4 * max(0, u[i]))))
	}
	h := soften(soften(u, n), n)
	out := make([]byte, 4*n*n)
	byteOf := func(v float32) byte { return byte(max(0, min(255, v*127.5+127.5))) }
	for y := range n {
		for x := range n {
			i := y*n + x
			gx, gy := h[y*n+min(n-1, x+1)]-h[y*n+max(0, x-1)], h[min(n-1, y+1)*n+x]-h[max(0, y-1)*n+x]
			l := float32(math.Sqrt(float64(gx*gx+gy*gy)/4*0.81 + 1))
			out[4*i], out[4*i+1] = byteOf(-gx/2*0.9/l), byteOf(-gy/2*0.9/l)
			out[4*i+2], out[4*i+3] = byte(max(0, min(255, h[i]/24*255))), 255
		}
	}
	return out
}

// soften takes the mean of each pixel and its neighbours.
func soften(h []float32, n int) []float32 {
	out := make([]float32, n*n)
	for y := range n {
		for x := range n {
			sum := float32(0)
			for dy := -1; dy <= 1; dy++ {
				for dx := -1; dx <= 1; dx++ {
					w := float32((2 - dx*dx) * (2 - dy*dy))
					sum += w * h[max(0, min(n-1, y+dy))*n+max(0, min(n-1, x+dx))]
				}
			}
			out[y*n+x] = sum / 16
		}
	}
	return out
}
