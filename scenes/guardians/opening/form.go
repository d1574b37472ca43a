package opening

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Form declares the question: the guardians in the light, below them what the one
// that is picked does, and below that the button that begins with it.
func (o *Opening) Form(sf *ui.Surface) {
	s, env := o.match, sf.Env()
	list := o.firsts()
	if len(list) == 0 {
		return
	}
	if o.shown != s.View.S.Dec.ID {
		o.shown, o.at = s.View.S.Dec.ID, 0
	}
	at := o.measure(env, list)
	sf.Each(func(e *ui.Element) { // the arena alone is behind it: no words shine through
		if e.Draw != nil {
			e.Draw = func(*ui.Canvas, ui.State) {}
		}
	})
	sf.BeginVeiled("choose", s.T("ask.keep"), s.PutAside, func(c *ui.Canvas) { o.dusk(c, &at, list) })
	sf.Each(func(e *ui.Element) {
		if e.ID == "choose.veil" { // a tap that misses is no wish to see the table: the cross and Escape are
			e.Tap = func(*ui.Env) {}
		}
	})
	sf.Button("choose.close", at.aside, ui.Button{Name: s.T("keep.aside"), Icon: ui.IconClose, Sound: "ui-back", Tap: s.PutAside})
	sf.Label("choose.title", s.T("ask.keep"), at.title, ui.TextStyle{Face: ui.Display, Size: at.size, Align: ui.Middle, Wrap: true, Shadow: true})
	sf.Label("order.first", s.Sentence(s.Lang, "log.first", rules.Seat(s.View.S.Vars[bgd.First]), 0), at.won, ui.TextStyle{Face: ui.Bold, Size: at.small, Align: ui.Middle, Colour: sf.Theme().Warm, Wrap: true})
	for i, f := range list {
		o.guardian(sf, &at, i, f)
	}
	col := sf.Theme().TextSoft
	if o.picked != 0 {
		col = sf.Theme().Text
	}
	sf.Para("ask.why", at.reason, at.why, col)
	if i := slices.IndexFunc(list, func(f first) bool { return f.def == o.picked }); i >= 0 {
		label := s.T("keep.do", s.Named(o.picked, s.Lang))
		if at.brief {
			label = s.T("keep.it")
		}
		sf.Button("begin", at.keep, ui.Button{Label: label, Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Tap: func(env *ui.Env) { o.keep(env, list[i]) }})
	}
}

// guardian declares one that can be chosen.
func (o *Opening) guardian(sf *ui.Surface, at *form, i int, f first) {
	s := o.match
	face := s.DesignFace(f.def, s.Lang)
	legal := sf.Theme().Legal
	up := ui.EaseOut(ui.Clamp01((o.at*(1+0.12*float64(len(at.cards)))-0.12*float64(i))/0.6 + 0.001))
	id := "pick-" + strconv.Itoa(int(f.card))
	b := ui.Button{Label: s.T("node.card", s.DesignName(f.def, s.Lang), s.Cards.NumbersOf(f.def, s.Lang), s.T("act.pick")), Checked: o.picked == f.def, Tap: func(env *ui.Env) {
		if !s.TooSoon() {
			o.touch(env, f)
		}
	}}
	r, edge := at.cards[i], &legal
	switch o.picked {
	case 0:
	case f.def:
		legal = sf.Theme().Warm
	default: // another is picked
		edge = nil
	}
	s.FaceButton(sf, id, r, face, b, edge)
	sf.Each(func(e *ui.Element) {
		if e.ID != id || up >= 1 {
			return
		}
		draw := e.Draw
		e.Draw = func(c *ui.Canvas, st ui.State) { // it steps out of the dark
			if c.Blank() {
				draw(c, st)
				return
			}
			s.DrawCard(c, face, r.Move(0, (1-up)*r.H*0.16), 0.3+0.7*up)
		}
	})
}

// form has the places of the question.
type form struct {
	title, won, why ui.Rect
	aside, keep     ui.Rect // the cross, the button that keeps
	reason          *ui.Para
	size, small     float64 // of the words
	cards           []ui.Rect
	brief           bool // the button has no room for a name
}

// measure returns the places in a window.
func (o *Opening) measure(env *ui.Env, list []first) (f form) {
	u, n := env.Unit(), len(list)
	lay := o.on.Lay
	small := !lay.Tall && (lay.Small || env.Compact())
	in := env.Full().InsetXY(14*u, 12*u)
	f.size, f.small = env.TextUnit()*30, env.TextUnit()*16
	switch {
	case small:
		in = env.Full().InsetXY(8*u, 6*u)
		f.size, f.small = env.TextUnit()*17, env.TextUnit()*12
	case lay.Tall:
		f.size, f.small = env.TextUnit()*21, env.TextUnit()*15
	}
	target := math.Max(env.MinTarget(), 46*u)
	f.aside = ui.Rect{X: in.Right() - target, Y: in.Y, W: target, H: target}
	over := false // the menu, which is below the veil
	if n := len(lay.Tools); n > 0 && lay.Tools[n-1].Y < in.Y+0.2*in.H {
		f.aside, over = lay.Tools[n-1], true
	}
	if small {
		o.low(&f, in, list, over)
		return f
	}
	if !lay.Tall {
		in.Y, in.H = in.Y+in.H*0.04, in.H*0.95
	} else {
		_, in = in.CutTop(54*u, 0) // below the knobs
	}
	f.title, in = in.CutTop(f.size*1.5, 4*u)
	f.won, in = in.CutTop(f.small*1.6, 10*u) // it is read before who is chosen
	f.keep, in = in.CutBottom(target, 10*u)
	f.keep = f.keep.Middle(math.Min(f.keep.W, 460*u), target)
	cols, most := 2, math.Inf(1)
	if n > 4 {
		cols = 3
	}
	if lay.Tall { // words do not shrink the guardians
		rows := float64((n + cols - 1) / cols)
		most = math.Max(f.small*4, in.H-14*u-rows*((in.W-10*u*float64(cols-1))/float64(cols)*cards.Aspect+10*u))
	}
	high := o.read(&f, list, math.Min(in.W, 900*u), most)
	f.why, in = in.CutBottom(high, 14*u)
	f.why = f.why.Middle(f.reason.W, high)
	if lay.Tall {
		o.grid(&f, in, n, cols, 10*u)
		low := f.cards[n-1].Bottom() // words and button stay close to the cards
		if up := f.why.Y - low - 22*u; up > 0 {
			for i := range f.cards {
				f.cards[i].Y += up
			}
			rise := math.Min(up, f.cards[0].Y-in.Y) * 0.4
			for i := range f.cards {
				f.cards[i].Y -= rise
			}
			f.why.Y, f.keep.Y = f.why.Y-rise, f.keep.Y-rise
		}
		return f
	}
	o.row(&f, in, list, math.Min((in.W-24*u*float64(n-1))/float64(n), math.Min(in.H/cards.Aspect, 264*u)), 24*u)
	return f
}

// low returns the places in a window without height: words and button share the
// line below the guardians. over: the cross is where the menu is.
func (o *Opening) low(f *form, in ui.Rect, list []first, over bool) {
	env := o.match.Surface.Env()
	u, n := env.Unit(), float64(len(list))
	f.brief = true
	row, rest := in.CutTop(env.MinTarget(), 5*u)
	if over {
		row.W = f.aside.X - 6*u - row.X
	} else {
		f.aside, row = row.CutRight(row.H, 4*u)
	}
	f.won, f.title = row.CutRight(row.W*0.4, 8*u)
	w := (rest.W - 8*u*(n-1)) / n
	foot := math.Max(env.MinTarget(), math.Min(f.small*1.3*4, rest.H-w*cards.Aspect-6*u)) // as many lines as the guardians leave
	f.why, in = rest.CutBottom(foot, 6*u)
	f.keep, f.why = f.why.CutRight(f.why.W*0.25, 10*u)
	f.keep = f.keep.Middle(f.keep.W, math.Min(foot, env.MinTarget()*1.2))
	o.read(f, list, f.why.W, foot)
	o.row(f, in, list, math.Min(w, in.H/cards.Aspect), 8*u)
}

// read lays out what is to be read below the guardians, and returns the height that
// any of it takes: what is picked moves nothing.
func (o *Opening) read(f *form, list []first, wide, most float64) (high float64) {
	says := func(text func(brief bool) string) *ui.Para {
		p := ui.Layout([]ui.Run{{Text: text(false)}}, f.small, 1.3, wide)
		if p.H > most {
			p = ui.LayoutFit([]ui.Run{{Text: text(true)}}, f.small, 12*o.match.Surface.Env().TextUnit(), 1.25, wide, most)
		}
		high = math.Max(high, p.H)
		return p
	}
	f.reason = says(func(bool) string { return o.match.T("ask.keep.why") })
	for _, k := range list {
		if p := says(func(brief bool) string { return o.says(k.def, brief) }); k.def == o.picked {
			f.reason = p
		}
	}
	return high
}

// row places the guardians side by side.
func (o *Opening) row(f *form, in ui.Rect, list []first, w, gap float64) {
	n := float64(len(list))
	x := in.X + (in.W-n*w-(n-1)*gap)/2
	for i := range list {
		f.cards = append(f.cards, ui.Rect{X: x + float64(i)*(w+gap), Y: in.Y + math.Max(0, in.H-w*cards.Aspect)/2, W: w, H: w * cards.Aspect})
	}
}

// grid places them in rows of so many.
func (o *Opening) grid(f *form, in ui.Rect, n, cols int, gap float64) {
	rows := (n + cols - 1) / cols
	w := math.Min((in.W-gap*float64(cols-1))/float64(cols), ((in.H+gap)/float64(rows)-gap)/cards.Aspect)
	h := float64(rows)*(w*cards.Aspect+gap) - gap
	for i := range n {
		k := min(cols, n-i/cols*cols) // the last row stands in the middle
		x := in.X + (in.W-float64(k)*(w+gap)+gap)/2
		f.cards = append(f.cards, ui.Rect{X: x + float64(i%cols)*(w+gap), Y: in.Y + math.Max(0, in.H-h)/2 + float64(i/cols)*(w*cards.Aspect+gap), W: w, H: w * cards.Aspect})
	}
}

// dusk draws the arena in the dark, and the light in which the guardians stand.
func (o *Opening) dusk(c *ui.Canvas, at *form, list []first) {
	full := ui.Rect{W: c.Env.W, H: c.Env.H}
	dark := ui.Hex(0x08050c)
	c.Gradient(full, 0, dark.Alpha(0.8), dark.Alpha(0.96))
	if c.Blank() {
		return
	}
	for i, f := range list {
		r := at.cards[i]
		col := faces.Lights[o.match.Cards.Attr(f.def, bgd.ATribe)][0]
		x, _ := r.Centre()
		if !o.on.Lay.Tall {
			stands.Shaft(c, x+(x-c.Env.W/2)*0.25, r.InsetXY(-r.W*0.12, -r.H*0.03), col.Lighten(0.3), 2.2)
		}
		c.Light(x, r.Bottom()-r.H*0.1, r.W*0.95, col.Alpha(0.3))
	}
}
