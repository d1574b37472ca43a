package chrome

import (
	"cmp"
	"math"
	"strings"

	"godeck/internal/lang"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Gauge is one of a player's numbers with its sign.
type Gauge struct {
	Icon   ui.Icon
	Text   string
	Name   string // shown beside it if there is room; may be ""
	Colour ui.Colour
	Dim    bool   // there is none: only the sign, grey
	Tip    string // what it means besides its name; may be ""
}

// Meter is a number with a known maximum.
type Meter struct {
	Icon   ui.Icon
	Name   string
	Value  float64
	Full   float64
	Colour ui.Colour
}

// HUD is the display of a player: a name with a sign and a tag, and numbers.
// Its form depends on its place; of the numbers the first ones that fit are
// shown.
type HUD struct {
	Say     string    // for readers; what the player does is added
	Desc    string    // effect of a tap
	Sign    ui.Icon   // before the name
	SignCol ui.Colour // its colour
	Rank    string    // beside the sign: a few characters; may be ""
	RankTip string    // what it means
	Tag     string    // after the name, if the player does nothing
	TagCol  ui.Colour
	Colour  ui.Colour // of the edge, and of the stripe at the left
	Rail    bool
	Lit     bool      // it is this player's turn
	Low     ui.Colour // background; zero: the theme's
	Lacquer ui.Colour // of a plate on the place, readable whatever is behind it; zero: a soft shadow
	Meter   *Meter
	Main    []Gauge                       // large if there is room
	Gauges  []Gauge                       // the others
	Beside  func(c *ui.Canvas, r ui.Rect) // draws beside the name of a low HUD
	Tap     func(env *ui.Env)             // nil: not operable
	Head    float64                       // height of the part that takes taps; 0: all of it
	// Own draws the whole HUD as an object of the place; nil: words and numbers.
	// name is the player's, does what it is doing; note says where a sign is and
	// the number beside it, for tips.
	Own func(c *ui.Canvas, r ui.Rect, name, does string, note func(ic ui.Icon, value string, at ui.Rect))

	bare  bool                    // without a panel, see Frame.Bare
	name  func(ic ui.Icon) string // meaning of a sign
	lang  lang.Lang
	signs []drawnSign // as last drawn
}

// drawnSign is a drawn sign of a HUD or a phase, and its meaning.
type drawnSign struct {
	at   ui.Rect
	text string
}

// signAt returns the sign at a point, and its rectangle.
func signAt(signs []drawnSign, x, y float64) (string, ui.Rect) {
	for _, s := range signs {
		if s.at.Contains(x, y) {
			return s.text, s.at
		}
	}
	return "", ui.Rect{}
}

// note records where a sign is; value is the number beside it, tip what else is
// to be said of it.
func (p *HUD) note(ic ui.Icon, value, name, tip string, at ui.Rect) {
	if p.name != nil && p.name(ic) != "" {
		name = p.name(ic)
	}
	if name != "" {
		p.signs = append(p.signs, drawnSign{at, words.Sentences(p.lang, words.Explained(p.lang, name, value), tip)})
	}
}

// Rows of a high HUD. Between the name and the last row of numbers a game may put cards of its own.
const (
	hudHigh = 84 // least height of a high HUD in design units
	hudRow  = 24 // of the name and of the last row, in text units
	hudMain = 36 // of the large numbers
)

func hudInside(r ui.Rect, u float64) ui.Rect { return r.InsetXY(12*u, 7*u) }

// Declare declares the display as an element at a place. does says that the
// player does something now, bare that it stands on the place without a panel;
// sign is the meaning of an icon.
func (p *HUD) Declare(sf *ui.Surface, e ui.Element, r ui.Rect, name string, does bool, l lang.Lang, bare bool, sign func(ic ui.Icon) string) {
	p.lang, p.bare, p.name = l, bare, sign
	e.TipAt = func(x, y float64) (string, ui.Rect) { return signAt(p.signs, x, y) }
	if p.Head > 0 { // signs below the part that takes taps
		sf.Add(ui.Element{ID: e.ID + ".signs", Rect: r, Loose: true, TipAt: e.TipAt})
	}
	e.Draw = func(c *ui.Canvas, st ui.State) {
		u := c.Px(1)
		p.signs = p.signs[:0]
		if p.Own != nil {
			p.Own(c, r, name, p.Tag, func(ic ui.Icon, value string, at ui.Rect) { p.note(ic, value, "", "", at) })
			return
		}
		p.ground(c, r, st.Hover && p.Tap != nil)
		switch {
		case r.H >= hudHigh*u:
			p.high(c, r, name)
		default:
			p.low(c, r, name, does)
		}
	}
	sf.Add(e)
}

// lacquer draws a lacquered plate with a brass edge.
func lacquer(c *ui.Canvas, r ui.Rect, col ui.Colour) {
	u := c.Px(1)
	rad := math.Min(10*u, r.H*0.2)
	c.Shadow(r.Move(0, 2*u), rad, 8*u, c.Theme.Shadow)
	c.Gradient(r, rad, col.Lighten(0.08).Alpha(0.9), col.Alpha(0.94))
	shine, _ := r.Inset(1.5*u).CutTop(r.H*0.34, 0)
	c.Gradient(shine, rad, ui.Hex(0xffffff).Alpha(0.13), ui.Hex(0xffffff).Alpha(0.02))
	c.StrokeGradient(r, rad, 1.2*u, c.Theme.Edge, c.Theme.Edge.Alpha(0.15))
}

func (p *HUD) ground(c *ui.Canvas, r ui.Rect, hover bool) {
	u := c.Px(1)
	if p.bare {
		if p.Lacquer.A > 0 {
			lacquer(c, r, p.Lacquer)
		} else {
			ask.Dusk(c, r)
		}
		if p.Lit || hover {
			c.Fill(ui.Rect{X: r.X, Y: r.Bottom() - 2.5*u, W: r.W, H: 2.5 * u}, 1.2*u, p.Colour.Alpha(map[bool]float64{true: 0.95, false: 0.5}[p.Lit]))
		}
		return
	}
	rad := math.Min(14*u, r.H*0.2)
	top, low := c.Theme.Panel.Alpha(0.9), cmp.Or(p.Low, c.Theme.PanelLow)
	edge := p.Colour.Alpha(0.75)
	if p.Lit {
		c.Glow(r, rad, 14*u, p.Colour.Alpha(0.35))
		top, low = top.Mix(p.Colour, 0.22), low.Mix(p.Colour, 0.08)
	}
	if p.Lit || hover {
		edge = p.Colour
	}
	c.Shadow(r.Move(0, 3*u), rad, 14*u, c.Theme.Shadow)
	c.Gradient(r, rad, top, low)
	c.StrokeGradient(r, rad, 1.3*u, edge, edge.Alpha(0.3))
	if p.Rail {
		c.Fill(ui.Rect{X: r.X, Y: r.Y + r.H*0.18, W: 3 * u, H: r.H * 0.64}, 1.5*u, p.Colour)
	}
}

// rank returns the room that the word beside the sign takes.
func (p *HUD) rank(c *ui.Canvas) float64 {
	if p.Rank == "" {
		return 0
	}
	return ui.Measure(p.Rank, ui.Bold, 12*c.Env.Scale) + 4*c.Px(1)
}

// head draws sign and name, with the tag as a chip at the right.
func (p *HUD) head(c *ui.Canvas, r ui.Rect, name string, size float64) {
	u := c.Px(1)
	if p.Sign != ui.IconNone {
		k := math.Min(r.H*0.82, size*1.25)
		at := ui.Rect{X: r.X, Y: r.Y + (r.H-k)/2, W: k, H: k}
		c.Icon(p.Sign, at, p.SignCol)
		_, r = r.CutLeft(k, 5*u)
		if p.Rank == "" {
			p.note(p.Sign, "", "", "", at)
		} else {
			w := p.rank(c)
			c.Text(p.Rank, ui.Rect{X: at.Right() + u, Y: r.Y, W: w, H: r.H}, ui.TextStyle{Face: ui.Bold, Size: 12 * c.Env.Scale, Colour: p.SignCol.Lighten(0.4), Loose: true})
			at.W += w
			p.signs = append(p.signs, drawnSign{at, p.RankTip})
			_, r = r.CutLeft(w, 0)
		}
	}
	if p.Tag != "" {
		fs := math.Max(12*c.Env.Scale, math.Min(c.Font(13), r.H*0.62))
		var chip ui.Rect
		chip, r = r.CutRight(math.Min(ui.Measure(p.Tag, ui.Bold, fs)+16*u, r.W*0.5), 6*u)
		chip = chip.Middle(chip.W, math.Min(chip.H, fs*1.6))
		c.Fill(chip, chip.H/2, c.Theme.Dark().Alpha(0.55))
		c.Fill(chip, chip.H/2, p.TagCol.Alpha(0.16))
		c.Stroke(chip, chip.H/2, 1*u, p.TagCol.Alpha(0.6))
		c.Text(p.Tag, chip.InsetXY(5*u, 0), ui.TextStyle{Face: ui.Bold, Size: fs, Align: ui.Middle, Colour: p.TagCol.Lighten(0.35)})
	}
	if first, _, ok := strings.Cut(name, " the "); ok && ui.Measure(name, ui.Bold, 12*c.Env.Scale) > r.W { // rather short than cut
		name = first
	}
	c.Text(cards.Clip(name, r.W, 12*c.Env.Scale), r, ui.TextStyle{Face: ui.Bold, Size: size, Shadow: p.bare})
}

// high draws the HUD of wide windows: name, meter or large numbers, the others.
func (p *HUD) high(c *ui.Canvas, r ui.Rect, name string) {
	u, k := c.Px(1), c.Font(1)
	in := hudInside(r, u)
	row := in.H / 3
	if len(p.Main) > 0 {
		row = math.Min(row, hudRow*k)
	}
	top, in := in.CutTop(row, 0)
	foot, in := in.CutBottom(row, 0)
	p.head(c, top, name, math.Min(c.Font(17), top.H*0.8))
	if q := p.Meter; q != nil {
		size := math.Min(c.Font(30), in.H*0.86)
		p.note(q.Icon, Whole(q.Value), q.Name, "", in)
		num, bar := in.CutRight(math.Max(58*u, size*1.9), 8*u)
		c.Text(Whole(q.Value), num, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.End, Tabular: true, Colour: ui.Hex(0xffffff), Glow: q.Colour.Alpha(0.6)})
		lab, bar := bar.CutLeft(c.Font(15)*1.7, 4*u)
		c.Text(q.Name, lab, ui.TextStyle{Face: ui.Bold, Size: c.Font(14), Colour: q.Colour.Lighten(0.3)})
		q.Draw(c, bar.Middle(bar.W, math.Min(14*u, bar.H*0.5)))
	}
	if len(p.Main) > 0 {
		nums, _ := in.CutTop(hudMain*k, 0)
		p.gauges(c, nums, p.Main, math.Min(c.Font(25), nums.H*0.84))
	}
	p.gauges(c, foot, p.Gauges, math.Min(c.Font(16), foot.H*0.8))
}

// low draws the HUD of small windows: two lines; if the width is short the
// meter is a line below them and the tag a light.
func (p *HUD) low(c *ui.Canvas, r ui.Rect, name string, does bool) {
	u := c.Px(1)
	narrow := r.W < 220*u
	in := r.InsetXY(9*u, 3*u)
	if narrow {
		in = r.InsetXY(6*u, 2*u)
	}
	if q := p.Meter; q != nil && narrow {
		var bar ui.Rect
		bar, in = in.CutBottom(3*u, 1*u)
		q.line(c, bar)
	}
	top, low := in.CutTop(in.H*0.5, 0)
	size := math.Max(12*c.Env.Scale, math.Min(c.Font(14), top.H*0.84))
	if narrow {
		if does {
			c.Disc(top.X+3*u, top.Y+top.H/2, 3*u, p.TagCol)
			_, top = top.CutLeft(9*u, 0)
		}
		p.Tag = ""
		if ui.Measure(name, ui.Bold, size)+size*1.7+p.rank(c) > top.W {
			p.Sign = ui.IconNone
		}
	}
	if p.Beside != nil {
		_, rest := top.CutLeft(ui.Measure(name, ui.Bold, size)+size*1.3, 10*u)
		p.Beside(c, rest)
		p.Tag = ""
	}
	p.head(c, top, name, size)
	all := append(append([]Gauge(nil), p.Main...), p.Gauges...)
	size = math.Max(12*c.Env.Scale, math.Min(c.Font(14), low.H*0.84))
	switch q := p.Meter; {
	case q != nil && narrow:
		all = append([]Gauge{{Icon: q.Icon, Text: Whole(q.Value), Colour: q.Colour}}, all...)
	case q != nil:
		var bar ui.Rect
		bar, low = low.CutLeft(low.W*0.52, 8*u)
		p.note(q.Icon, Whole(q.Value), q.Name, "", bar)
		fs := math.Min(low.H*0.95, c.Font(20))
		num, bar := bar.CutRight(math.Max(size*2.1, ui.Measure(Whole(q.Value), ui.Bold, fs)+2*u), 5*u)
		c.Text(Whole(q.Value), num, ui.TextStyle{Face: ui.Bold, Size: fs, Align: ui.End, Tabular: true, Glow: q.Colour.Alpha(0.5)})
		q.Draw(c, bar.Middle(bar.W, math.Min(11*u, bar.H*0.6)))
	}
	p.gauges(c, low, all, size)
}

// gauges draws numbers in a row, as many as fit. Names are shown if there is room
// for all of them; the remaining room goes between them.
func (p *HUD) gauges(c *ui.Canvas, r ui.Rect, list []Gauge, size float64) {
	u := c.Px(1)
	k, small := math.Min(size*1.05, r.H), math.Max(12*c.Env.Scale, c.Font(12))
	width := func(g *Gauge, named bool) float64 {
		w := k
		if !g.Dim {
			w += 3*u + ui.Measure(tabular(g.Text), ui.Bold, size)
		}
		if named && g.Name != "" {
			w += 5*u + ui.Measure(g.Name, ui.Regular, small)
		}
		return w
	}
	total := func(named int) (w float64) {
		for i := range list {
			w += width(&list[i], i < named)
		}
		return w
	}
	gap := func(least float64) float64 { return least * float64(len(list)-1) }
	for total(0)+gap(2*u) > r.W && len(list) > 1 {
		if size > 12*c.Env.Scale+0.5 {
			size = math.Max(12*c.Env.Scale, size*0.94)
			k = math.Min(size*1.05, r.H)
			continue
		}
		list = list[:len(list)-1]
	}
	named := len(list) // how many have their names: one alone would be read as that of all
	if total(named)+gap(5*u) > r.W {
		named = 0
	}
	space := 0.0
	if len(list) > 1 {
		space = math.Min((r.W-total(named))/float64(len(list)-1), r.W*0.3)
	}
	x := r.X
	for i := range list {
		g := &list[i]
		w := width(g, i < named)
		q := ui.Rect{X: x, Y: r.Y, W: w + u, H: r.H}
		x += w + space
		p.note(g.Icon, g.Text, g.Name, g.Tip, q)
		col := g.Colour
		if g.Dim {
			col = c.Theme.TextSoft.Alpha(0.4)
		}
		c.Icon(g.Icon, ui.Rect{X: q.X, Y: q.Y + (q.H-k)/2, W: k, H: k}, col)
		if g.Dim {
			continue
		}
		_, q = q.CutLeft(k, 3*u)
		num, rest := q.CutLeft(ui.Measure(tabular(g.Text), ui.Bold, size)+u, 4*u)
		c.Text(g.Text, num, ui.TextStyle{Face: ui.Bold, Size: size, Tabular: true, Colour: col.Lighten(0.5), Shadow: p.bare})
		if i < named && g.Name != "" {
			c.Text(g.Name, rest, ui.TextStyle{Size: small, Colour: col.Lighten(0.4), Shadow: p.bare})
		}
	}
}

// tabular returns a text as wide as the given one with tabular digits.
func tabular(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return '0'
		}
		return r
	}, text)
}

// Draw draws the meter as a bar in ten parts, red from a third down.
func (q *Meter) Draw(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	col, dark := q.colour(), c.Theme.Dark()
	c.Fill(r, r.H/2, dark.Alpha(0.9))
	c.Stroke(r, r.H/2, 1*u, col.Alpha(0.5))
	if v := ui.Clamp01(q.Value / q.Full); v > 0 {
		f := r.Inset(2 * u)
		f.W = math.Max(f.H, f.W*v)
		c.Glow(f, f.H/2, 8*u, col.Alpha(0.25))
		c.Gradient(f, f.H/2, col.Lighten(0.25), col.Mix(ui.Hex(0x7a2cff), 0.35))
	}
	for i := 1; i < 10; i++ {
		c.Fill(ui.Rect{X: r.X + r.W*float64(i)/10, Y: r.Y + 3*u, W: math.Max(1, u*0.8), H: r.H - 6*u}, 0, dark.Alpha(0.45))
	}
}

// line draws the thinnest form of the meter.
func (q *Meter) line(c *ui.Canvas, r ui.Rect) {
	c.Fill(r, r.H/2, c.Theme.Dark().Alpha(0.9))
	if v := ui.Clamp01(q.Value / q.Full); v > 0 {
		r.W *= v
		c.Fill(r, r.H/2, q.colour())
	}
}

func (q *Meter) colour() ui.Colour {
	if q.Value <= 0.3*q.Full {
		return ui.Hex(0xff3b3b)
	}
	return q.Colour
}

func Whole(v float64) string { return words.Itoa(int(math.Round(v))) }
