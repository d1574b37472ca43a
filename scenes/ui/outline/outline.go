// Package outline reads as much of a TrueType file as the program's faces need:
// characters of the basic plane, advances, outlines. Japanese and English need
// no shaping, and a shaper would be a quarter of the program: characters are
// set one after the other, as ui.Measure counts.
package outline

import (
	"encoding/binary"
	"errors"
	"sort"

	"golang.org/x/image/vector"
)

// File is a typeface. It reads from the bytes it was made of, which must not
// change.
type File struct {
	cmap, glyf, loca, hmtx []byte
	Upem, Ascent, Descent  float32 // font units; Descent is positive
	metrics                int     // of hmtx
	long                   bool    // loca
}

var errKind = errors.New("not a TrueType face of the kind that fonts/make.sh cuts")

func u16(b []byte, at int) int { return int(binary.BigEndian.Uint16(b[at:])) }
func i16(b []byte, at int) int { return int(int16(binary.BigEndian.Uint16(b[at:]))) }
func u32(b []byte, at int) int { return int(binary.BigEndian.Uint32(b[at:])) }

// Read finds the tables of a file; glyphs are read when drawn. The error is
// that of any file which is not a face of the kind that fonts/make.sh cuts.
func Read(b []byte) (o *File, err error) {
	defer func() {
		if recover() != nil { // out of range
			o, err = nil, errKind
		}
	}()
	tables := map[string][]byte{}
	for i := range u16(b, 4) {
		at := 12 + 16*i
		tables[string(b[at:at+4])] = b[u32(b, at+8):][:u32(b, at+12)]
	}
	head, hhea := tables["head"], tables["hhea"]
	o = &File{
		glyf: tables["glyf"], loca: tables["loca"], hmtx: tables["hmtx"],
		Upem: float32(u16(head, 18)), long: u16(head, 50) != 0,
		Ascent: float32(i16(hhea, 4)), Descent: -float32(i16(hhea, 6)), metrics: u16(hhea, 34),
	}
	cmap := tables["cmap"]
	for i := range u16(cmap, 2) {
		if t := cmap[u32(cmap, 8+8*i):]; u16(t, 0) == 4 {
			o.cmap = t[:u16(t, 2)]
		}
	}
	if o.cmap == nil || o.glyf == nil || o.loca == nil || o.Upem == 0 || o.metrics == 0 || len(o.hmtx) < 4*o.metrics {
		return nil, errKind
	}
	return o, nil
}

// Glyph returns the glyph of a character, 0 if there is none.
func (o *File) Glyph(r rune) int {
	if r > 0xffff {
		return 0
	}
	c, m := int(r), o.cmap
	n := u16(m, 6) // twice the number of segments
	k := sort.Search(n/2, func(k int) bool { return u16(m, 14+2*k) >= c })
	if 2*k >= n {
		return 0
	}
	start := u16(m, 16+n+2*k)
	if c < start {
		return 0
	}
	delta, at := u16(m, 16+2*n+2*k), 16+3*n+2*k
	off := u16(m, at)
	if off == 0 {
		return (c + delta) & 0xffff
	}
	if at += off + 2*(c-start); at+2 > len(m) {
		return 0
	}
	g := u16(m, at)
	if g != 0 {
		g = (g + delta) & 0xffff
	}
	return g
}

// Advance returns the width of a glyph in em.
func (o *File) Advance(glyph int) float64 {
	return float64(u16(o.hmtx, 4*min(glyph, o.metrics-1))) / float64(o.Upem)
}

func (o *File) bearing(glyph int) int {
	if glyph < o.metrics {
		return i16(o.hmtx, 4*glyph+2)
	}
	return i16(o.hmtx, 4*o.metrics+2*(glyph-o.metrics))
}

// data returns a glyph's description, nil for an empty one.
func (o *File) data(glyph int) []byte {
	at := func(i int) int {
		if o.long {
			return u32(o.loca, 4*i)
		}
		return 2 * u16(o.loca, 2*i)
	}
	from, to := at(glyph), at(glyph+1)
	if to-from < 10 {
		return nil
	}
	return o.glyf[from:to]
}

// Draw adds a glyph to a picture with its origin at x, y, at scale pixels per
// font unit. Damaged parts are left out.
func (o *File) Draw(z *vector.Rasterizer, glyph int, x, y, scale float32) {
	defer func() { _ = recover() }()
	d := o.data(glyph)
	if d == nil {
		return
	}
	x += scale * float32(o.bearing(glyph)-i16(d, 2))
	if i16(d, 0) >= 0 {
		simple(z, d, x, y, scale)
		return
	}
	const words, more = 1, 1 << 5
	for at, flags := 10, more; flags&more != 0; at += 6 { // parts are moved; our faces have none that are scaled
		flags = u16(d, at)
		part := o.data(u16(d, at+2))
		dx, dy := int(int8(d[at+4])), int(int8(d[at+5]))
		if flags&words != 0 {
			dx, dy = i16(d, at+4), i16(d, at+6)
			at += 2
		}
		if part != nil {
			simple(z, part, x+scale*float32(dx), y-scale*float32(dy), scale)
		}
	}
}

// point is a point of a contour; on means that the line passes through it.
type point struct {
	x, y float32
	on   bool
}

var points []point // reused: drawing is single-threaded

// simple adds the contours of a simple glyph.
func simple(z *vector.Rasterizer, d []byte, x, y, scale float32) {
	contours := i16(d, 0)
	if contours <= 0 {
		return
	}
	d = d[10:]
	ends := d
	n := u16(d, 2*contours-2) + 1
	d = d[2*contours:]
	d = d[2+u16(d, 0):]
	const (
		on = 1 << iota
		shortX
		shortY
		repeat
		sameX
		sameY
	)
	flags := make([]byte, 0, 128)
	for len(flags) < n {
		f := d[0]
		d = d[1:]
		flags = append(flags, f)
		if f&repeat != 0 {
			for range d[0] {
				flags = append(flags, f)
			}
			d = d[1:]
		}
	}
	pts := points[:0]
	v := 0
	step := func(f, short, same byte) {
		switch {
		case f&short != 0:
			if f&same != 0 {
				v += int(d[0])
			} else {
				v -= int(d[0])
			}
			d = d[1:]
		case f&same == 0:
			v += i16(d, 0)
			d = d[2:]
		}
	}
	for _, f := range flags[:n] {
		step(f, shortX, sameX)
		pts = append(pts, point{x: float32(v), on: f&on != 0})
	}
	v = 0
	for i, f := range flags[:n] {
		step(f, shortY, sameY)
		pts[i].y = float32(v)
	}
	points = pts
	for i := range pts {
		pts[i].x, pts[i].y = x+scale*pts[i].x, y-scale*pts[i].y
	}
	from := 0
	for c := range contours {
		to := u16(ends, 2*c) + 1
		contour(z, pts[from:to])
		from = to
	}
}

// contour adds a closed line. Between two off-curve points there is an implied on-curve one.
func contour(z *vector.Rasterizer, p []point) {
	if len(p) < 2 {
		return
	}
	mid := func(a, b point) point { return point{(a.x + b.x) / 2, (a.y + b.y) / 2, true} }
	start, from := p[0], 1
	if !start.on {
		if last := p[len(p)-1]; last.on {
			start, from = last, 0
			p = p[:len(p)-1]
		} else {
			start, from = mid(start, last), 0
		}
	}
	z.MoveTo(start.x, start.y)
	var off point
	curved := false
	to := func(q point) {
		switch {
		case q.on && curved:
			z.QuadTo(off.x, off.y, q.x, q.y)
			curved = false
		case q.on:
			z.LineTo(q.x, q.y)
		case curved:
			h := mid(off, q)
			z.QuadTo(off.x, off.y, h.x, h.y)
			off = q
		default:
			off, curved = q, true
		}
	}
	for _, q := range p[from:] {
		to(q)
	}
	to(start)
	z.ClosePath()
}
