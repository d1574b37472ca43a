package chrome

import (
	"math"
	"slices"

	"godeck/internal/lang"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Phase is a part of the turn in the phase bar.
type Phase struct {
	Name string
	Part string // its name in the help, where Name is that of the step under way; empty: Name
	Why  string // what happens in it, in one sentence, for the help
	Now  bool
	Sub  bool // a part of the phase before it, in progress
	Rare bool // not in this turn: only the help names it
	Stop bool // the player stops there
}

// PhaseStrip declares a turn and its phases: as a bar or, bare, without one.
func PhaseStrip(sf *ui.Surface, r ui.Rect, l lang.Lang, say, turn string, col ui.Colour, phases []Phase, bare bool) {
	if bare {
		phaseDots(sf, r, l, say, turn, col, phases)
		return
	}
	var signs []drawnSign
	sf.Add(ui.Element{ID: "phasebar", Rect: r, Role: ui.RoleText, Label: say, TipAt: func(x, y float64) (string, ui.Rect) { return signAt(signs, x, y) }, Draw: func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		signs = signs[:0]
		c.Fill(r, r.H/2, c.Theme.Dark().Alpha(0.74))
		c.Stroke(r, r.H/2, 1*u, c.Theme.Edge)
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(14), r.H*0.54))
		t, rest := r.CutLeft(math.Max(ui.Measure(turn, ui.Bold, size)+20*u, 62*u), 0)
		chip(c, t, turn, size, col)
		rest = rest.InsetXY(6*u, 0)
		widths, full := phaseWidths(phases, rest.W, size, u)
		for k := size; !full && k > 12*c.Env.Scale; { // smaller, if all names then fit
			k = math.Max(12*c.Env.Scale, k*0.96)
			if ws, fits := phaseWidths(phases, rest.W, k, u); fits {
				widths, full, size = ws, true, k
			}
		}
		x, past := rest.X, slices.ContainsFunc(phases, func(q Phase) bool { return q.Now })
		for i, q := range phases {
			b := ui.Rect{X: x, Y: r.Y, W: widths[i], H: r.H}
			x += widths[i]
			signs = append(signs, drawnSign{b, words.Explained(l, q.Name, q.Why)})
			past = past && !q.Now
			shade := 0.8
			if past && i+1 < len(phases) {
				shade = 0.5
			}
			ink, glow := c.Theme.TextSoft, c.Theme.Accent2
			if q.Sub {
				ink, glow = c.Theme.Danger.Lighten(0.35), c.Theme.Danger
			}
			switch {
			case q.Now:
				in := b.InsetXY(1*u, 3*u)
				c.Glow(in, in.H/2, 12*u, glow.Alpha(0.35))
				chip(c, in, q.Name, size, glow)
			case full:
				c.Text(q.Name, b.InsetXY(2*u, 0), ui.TextStyle{Size: size, Align: ui.Middle, Colour: ink.Alpha(shade), Loose: true})
			default:
				c.Disc(b.X+b.W/2, b.Y+b.H/2, 3*u, ink.Alpha(shade))
			}
			if full && i > 0 && !q.Now && !phases[i-1].Now {
				c.Fill(ui.Rect{X: b.X, Y: b.Y + b.H*0.32, W: math.Max(1, u), H: b.H * 0.36}, 0, c.Theme.Edge)
			}
			if q.Stop {
				c.Fill(ui.Rect{X: b.X + b.W/2 - 5*u, Y: r.Bottom() - 4*u, W: 10 * u, H: 2.4 * u}, u, c.Theme.Warm)
			}
		}
	}})
}

// phaseDots declares the turn without a bar: its number, a dot for each phase,
// and the name of the present one.
func phaseDots(sf *ui.Surface, r ui.Rect, l lang.Lang, say, turn string, col ui.Colour, phases []Phase) {
	var signs []drawnSign
	sf.Add(ui.Element{ID: "phasebar", Rect: r, Role: ui.RoleText, Label: say, TipAt: func(x, y float64) (string, ui.Rect) { return signAt(signs, x, y) }, Draw: func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		signs = signs[:0]
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(15), r.H*0.7))
		st := ui.TextStyle{Face: ui.Bold, Size: size, Shadow: true, Loose: true}
		t, rest := r.CutLeft(ui.Measure(turn, ui.Bold, size)+12*u, 0)
		if r.H > 2.4*size { // room for two lines, on a ground of their own
			c.Fill(r, 8*u, c.Theme.Dark().Alpha(0.72))
			t, rest = r.InsetXY(8*u, 3*u).CutTop(r.H/2-3*u, 0)
		} else {
			ask.Dusk(c, r)
		}
		c.Text(turn, t, st)
		named := func() (w float64) {
			for _, q := range phases {
				if q.Now {
					w += ui.Measure(q.Name, ui.Bold, size) + 10*u
				}
			}
			return w
		}
		dots := 7 * u * float64(len(phases))
		for named()+dots > rest.W && size > 12*c.Env.Scale { // smaller, so that the dots have room beside it
			size = math.Max(12*c.Env.Scale, 0.96*size)
		}
		st.Size = size
		step := math.Max(7*u, math.Min(16*u, (rest.W-named())/float64(max(1, len(phases)))))
		x := rest.X
		for _, q := range phases {
			w := step
			if q.Now {
				w = math.Min(step+ui.Measure(q.Name, ui.Bold, size)+10*u, rest.Right()-x)
			}
			b := ui.Rect{X: x, Y: rest.Y, W: w, H: rest.H}
			x += w
			signs = append(signs, drawnSign{b, words.Explained(l, q.Name, q.Why)})
			cx, cy := b.X+step/2, b.Y+b.H/2
			glow := col.Lighten(0.3)
			if q.Sub {
				glow = c.Theme.Danger.Lighten(0.2)
			}
			if !q.Now {
				c.Disc(cx, cy, math.Min(4.5*u, step*0.36), c.Theme.Dark().Alpha(0.8))
				c.Ring(cx, cy, math.Min(4.5*u, step*0.36), 1.4*u, c.Theme.TextSoft)
			} else {
				c.Light(cx, cy, 14*u, glow.Alpha(0.5))
				c.Disc(cx, cy, math.Min(5*u, step*0.4), glow)
				_, at := b.CutLeft(step+2*u, 0)
				st.Colour = glow.Lighten(0.5)
				c.Text(q.Name, at, st)
			}
			if q.Stop {
				c.Fill(ui.Rect{X: cx - 4*u, Y: r.Bottom() - 3*u, W: 8 * u, H: 2.4 * u}, u, c.Theme.Warm)
			}
		}
	}})
}

// chip draws bright words on a rounded ground.
func chip(c *ui.Canvas, r ui.Rect, text string, size float64, col ui.Colour) {
	c.Gradient(r, r.H/2, col.Mix(c.Theme.Ground, 0.3), col.Mix(c.Theme.Ground, 0.55))
	c.Text(text, r.InsetXY(3*c.Px(1), 0), ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff)})
}

// phaseWidths divides a width among the phases by their names; full reports whether all names fit.
func phaseWidths(phases []Phase, w, size, u float64) (ws []float64, full bool) {
	ws = make([]float64, len(phases))
	total, lit, n := 0.0, 0.0, 0
	for i, q := range phases {
		ws[i] = ui.Measure(q.Name, ui.Bold, size) + 10*u
		total += ws[i]
		if q.Now {
			lit += ws[i] + 8*u
			n++
		}
	}
	if total <= w {
		for i := range ws {
			ws[i] += (w - total) / float64(len(ws))
		}
		return ws, true
	}
	lit = math.Min(lit, w*0.7)
	for i, q := range phases {
		if q.Now {
			ws[i] = lit / float64(n)
		} else {
			ws[i] = (w - lit) / float64(max(1, len(phases)-n))
		}
	}
	return ws, false
}
