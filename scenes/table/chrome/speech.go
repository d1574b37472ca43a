package chrome

import (
	"math"
	"slices"

	"godeck/internal/lang"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// besideRival returns the places of that size for the rival's words: at its left, at
// its right, above its shoulders, below its chin.
func besideRival(f *board.Frame, full ui.Rect, w, h, u float64) [6]ui.Rect {
	at := f.Rival
	left, right := at.X-w+at.W*0.12, at.Right()-at.W*0.12
	return [6]ui.Rect{
		{X: left, Y: at.Y + at.H*0.18, W: w, H: h},
		{X: right, Y: at.Y + at.H*0.18, W: w, H: h},
		{X: left, Y: full.Y + 6*u, W: w, H: h},
		{X: right, Y: full.Y + 6*u, W: w, H: h},
		{X: math.Max(4*u, at.X+at.W*0.5-w/2), Y: at.Bottom() - h*0.4, W: w, H: h},
		{X: math.Max(4*u, at.X+at.W*0.5-w/2), Y: at.Bottom() + 8*u, W: w, H: h},
	}
}

// leastCovering returns the place that covers least of what is to be read; what the
// game calls unspoken, its numbers above all, counts most.
func leastCovering(f *board.Frame, full ui.Rect, places []ui.Rect) (best ui.Rect) {
	keep := append([]ui.Rect{f.HUD[1], f.Line, f.Hand[1]}, f.Tools...)
	least := math.Inf(1)
	for i, r := range places {
		seen := r.Intersect(full)
		covers := 4*(r.W*r.H-seen.W*seen.H) + float64(i)
		for _, k := range keep {
			o := r.Intersect(k)
			covers += o.W * o.H
		}
		for _, k := range f.Unspoken {
			o := r.Intersect(k)
			covers += 40 * o.W * o.H
		}
		if covers < least {
			best, least = r, covers
		}
	}
	return best
}

// clearOf returns the first place within a window that leaves parts alone, moved
// aside a little if need be; empty: there is none.
func clearOf(full ui.Rect, places []ui.Rect, parts []ui.Rect) ui.Rect {
	for _, shift := range [...]float64{0, 0.25, -0.25, 0.5, -0.5} {
		for _, r := range places {
			r = r.Move(shift*r.W, 0)
			if seen := r.Intersect(full); seen.W > r.W-1 && seen.H > r.H-1 && !slices.ContainsFunc(parts, func(k ui.Rect) bool { return !r.Intersect(k).Empty() }) {
				return r
			}
		}
	}
	return ui.Rect{}
}

// NextLine returns the next of the lines about something, of which told have been said,
// but not the last one again; ok is false if there is no other.
func NextLine(lines []lang.Phrase, told *int, last lang.Phrase) (says lang.Phrase, ok bool) {
	for range lines {
		says = lines[*told%len(lines)]
		if *told++; says != last {
			return says, true
		}
	}
	return says, false
}

// Speech declares what the rival says, beside it. With the parts of a result it stands
// clear of them or, where there is no room, is left out.
func Speech(sf *ui.Surface, f *board.Frame, text string, parts []ui.Rect) {
	u, at, full := sf.Px(1), f.Rival, sf.Env().Full()
	size := math.Max(12*sf.Env().Scale, sf.Font(14))
	wide := math.Min(230*u, math.Max(at.X-20*u, 120*u))
	p := ui.Layout([]ui.Run{{Text: text}}, size, 1.3, wide).Even(wide)
	places := besideRival(f, full, p.W+22*u, p.H+12*u, u)
	r := leastCovering(f, full, places[:])
	switch {
	case len(parts) > 0:
		if r = clearOf(full, places[:], parts); r.Empty() {
			return
		}
	case f.Small && !r.Intersect(f.Stage).Empty(): // a short window has no room for it beside the cards
		return
	}
	sf.Add(ui.Element{ID: "rival.says", Rect: r, Hit: ui.Rect{X: -1, Y: -1}, Role: ui.RoleText, Label: text, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
		paper, ink := ui.Hex(0xfff7e6), ui.Hex(0x2a1a24)
		c.Shadow(r.Move(0, 3*u), 12*u, 10*u, c.Theme.Shadow)
		c.Fill(r, 12*u, paper)
		tail := ui.Rect{X: r.Right() - 20*u, Y: r.Bottom() - 7*u, W: 12 * u, H: 12 * u} // towards whoever speaks
		if r.X > at.X+at.W/2 {
			tail.X = r.X + 8*u
		} else if r.Right() > at.X+at.W/2 {
			tail.X, tail.Y = at.X+at.W/2-6*u, r.Y-5*u
		}
		tx, ty := tail.Centre()
		c.BoxAt(tx, ty, tail.W, tail.H, math.Pi/4, 2*u, paper, paper)
		c.Para(p, ui.Rect{X: r.X + 11*u, Y: r.Y + 6*u, W: p.W, H: p.H}, ui.TextStyle{Size: size, Colour: ink, Top: true, Loose: true})
	}})
}
