package main

import (
	"fmt"
	"math"
	"strings"
)

// point is a position in the icon's own view box.
type point struct{ x, y float64 }

// pen draws polygons. Control is the last control point of a curve, which the
// next one may reflect.
type pen struct {
	polys              [][]point
	cur                []point
	at, start, control point
}

// close ends a polygon; fewer than three corners are none.
func (p *pen) close() {
	if len(p.cur) > 2 {
		p.polys = append(p.polys, p.cur)
	}
	p.cur = nil
}

func (p *pen) line(q point) {
	if len(p.cur) == 0 {
		p.cur = append(p.cur, p.at)
	}
	p.cur = append(p.cur, q)
	p.at = q
}

// cubic draws a Bézier curve as short straight lines.
func (p *pen) cubic(c1, c2, end point) {
	from := p.at
	n := 4 + int(math.Sqrt(dist(from, c1)+dist(c1, c2)+dist(c2, end)))
	n = min(n, 64)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		p.line(point{
			u*u*u*from.x + 3*u*u*t*c1.x + 3*u*t*t*c2.x + t*t*t*end.x,
			u*u*u*from.y + 3*u*u*t*c1.y + 3*u*t*t*c2.y + t*t*t*end.y,
		})
	}
	p.control = c2
}

func (p *pen) quadratic(c, end point) {
	p.cubic(mix(p.at, c, 2.0/3), mix(end, c, 2.0/3), end)
	p.control = c
}

// reflected is the first control point of a smooth curve: the last one seen
// from the other side, if the command before was a curve of the same kind.
func (p *pen) reflected(prev byte, kind string) point {
	if strings.IndexByte(kind, prev) < 0 {
		return p.at
	}
	return point{2*p.at.x - p.control.x, 2*p.at.y - p.control.y}
}

// flatten turns the path data of an SVG "d" attribute into closed polygons.
// It knows every command of SVG 1.1 paths; curves become short straight lines.
func flatten(d string) ([][]point, error) {
	p := pathReader{s: d}
	var to pen
	var prev byte
	for {
		cmd, ok := p.command(prev)
		if !ok {
			break
		}
		base := point{}
		if relative := cmd >= 'a'; relative {
			base = to.at
		}
		pt := func() point { x := p.number(); y := p.number(); return point{base.x + x, base.y + y} }
		switch cmd &^ 0x20 {
		case 'M':
			to.close()
			to.at = pt()
			to.start = to.at
		case 'L':
			to.line(pt())
		case 'H':
			to.line(point{base.x + p.number(), to.at.y})
		case 'V':
			to.line(point{to.at.x, base.y + p.number()})
		case 'C':
			c1, c2, end := pt(), pt(), pt()
			to.cubic(c1, c2, end)
		case 'S':
			c2, end := pt(), pt()
			to.cubic(to.reflected(prev, "CcSs"), c2, end)
		case 'Q':
			c, end := pt(), pt()
			to.quadratic(c, end)
		case 'T':
			to.quadratic(to.reflected(prev, "QqTt"), pt())
		case 'A':
			rx, ry, rot := math.Abs(p.number()), math.Abs(p.number()), p.number()
			large, sweep := p.flag(), p.flag()
			for _, q := range arc(to.at, pt(), rx, ry, rot*math.Pi/180, large, sweep) {
				to.line(q)
			}
		case 'Z':
			to.close()
			to.at = to.start
		default:
			return nil, fmt.Errorf("unknown path command %q", cmd)
		}
		if p.err != nil {
			return nil, p.err
		}
		prev = cmd
	}
	to.close()
	return to.polys, p.err
}

func dist(a, b point) float64 { return math.Hypot(a.x-b.x, a.y-b.y) }
func mix(a, b point, t float64) point {
	return point{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t}
}

// arc follows the SVG implementation notes (F.6) from centre to end points.
func arc(from, to point, rx, ry, phi float64, large, sweep bool) []point {
	if rx == 0 || ry == 0 || from == to {
		return []point{to}
	}
	sin, cos := math.Sincos(phi)
	dx, dy := (from.x-to.x)/2, (from.y-to.y)/2
	x1, y1 := cos*dx+sin*dy, -sin*dx+cos*dy
	if l := x1*x1/(rx*rx) + y1*y1/(ry*ry); l > 1 {
		rx, ry = rx*math.Sqrt(l), ry*math.Sqrt(l)
	}
	k := math.Sqrt(math.Max(0, (rx*rx*ry*ry-rx*rx*y1*y1-ry*ry*x1*x1)/(rx*rx*y1*y1+ry*ry*x1*x1)))
	if large == sweep {
		k = -k
	}
	cx1, cy1 := k*rx*y1/ry, -k*ry*x1/rx
	cx, cy := cos*cx1-sin*cy1+(from.x+to.x)/2, sin*cx1+cos*cy1+(from.y+to.y)/2
	a0 := math.Atan2((y1-cy1)/ry, (x1-cx1)/rx)
	a1 := math.Atan2((-y1-cy1)/ry, (-x1-cx1)/rx)
	da := a1 - a0
	if sweep && da < 0 {
		da += 2 * math.Pi
	} else if !sweep && da > 0 {
		da -= 2 * math.Pi
	}
	n := 3 + int(math.Abs(da)*math.Sqrt(math.Max(rx, ry))*1.5)
	pts := make([]point, 0, n)
	for i := 1; i <= n; i++ {
		s, c := math.Sincos(a0 + da*float64(i)/float64(n))
		pts = append(pts, point{cx + rx*c*cos - ry*s*sin, cy + rx*c*sin + ry*s*cos})
	}
	return pts
}

type pathReader struct {
	s   string
	i   int
	err error
}

func (p *pathReader) skip() {
	for p.i < len(p.s) && strings.IndexByte(" ,\t\n\r", p.s[p.i]) >= 0 {
		p.i++
	}
}

// command gives the next command letter, or the implied one before a number.
func (p *pathReader) command(prev byte) (byte, bool) {
	p.skip()
	if p.i >= len(p.s) {
		return 0, false
	}
	c := p.s[p.i]
	if c >= 'A' && c <= 'z' && c != 'e' && c != 'E' {
		p.i++
		return c, true
	}
	switch prev {
	case 'M':
		return 'L', true
	case 'm':
		return 'l', true
	case 0, 'z', 'Z':
		p.err = fmt.Errorf("path data: number without a command at %d", p.i)
		return 0, false
	}
	return prev, true
}

func (p *pathReader) number() float64 {
	p.skip()
	j := p.i
	dot, exp := false, false
	for ; j < len(p.s); j++ {
		c := p.s[j]
		switch {
		case c >= '0' && c <= '9':
		case (c == '-' || c == '+') && (j == p.i || p.s[j-1] == 'e' || p.s[j-1] == 'E'):
		case c == '.' && !dot && !exp:
			dot = true
		case (c == 'e' || c == 'E') && !exp:
			exp = true
		default:
			goto done
		}
	}
done:
	var f float64
	if _, err := fmt.Sscanf(p.s[p.i:j], "%g", &f); err != nil && p.err == nil {
		p.err = fmt.Errorf("path data: bad number %q at %d", p.s[p.i:min(j+4, len(p.s))], p.i)
	}
	p.i = j
	return f
}

func (p *pathReader) flag() bool {
	p.skip()
	if p.i < len(p.s) {
		p.i++
		return p.s[p.i-1] == '1'
	}
	return false
}
