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

// Form declares the question: the guardians in the light, and who goes first where
// that is the player's to say.
func (o *Opening) Form(sf *ui.Surface) {
	s, env := o.match, sf.Env()
	list := o.firsts()
	if len(list) == 0 {
		return
	}
	if o.shown != s.View.S.Dec.ID {
		if o.shown == 0 || s.View.S.Dec.Prompt == bgd.PromptOrder { // after an undo, too
			o.at = 0
		}
		o.shown = s.View.S.Dec.ID
	}
	asks := s.View.S.Dec.Prompt == bgd.PromptOrder
	title := s.T("ask.keep")
	at := o.measure(env, list, asks)
	sf.BeginVeiled("choose", title, s.PutAside, func(c *ui.Canvas) { o.dusk(c, &at, list) })
	sf.Each(func(e *ui.Element) {
		if e.ID == "choose.veil" { // a tap that misses is no wish to see the table: the cross and Escape are
			e.Tap = func(*ui.Env) {}
		}
	})
	sf.Button("choose.close", at.aside, ui.Button{Name: s.T("keep.aside"), Icon: ui.IconClose, Sound: "ui-back", Tap: s.PutAside})
	i := slices.IndexFunc(list, func(f first) bool { return f.def == o.picked })
	if i >= 0 {
		sf.Button("begin", at.keep, ui.Button{Label: s.T("keep.do", s.Named(o.picked, s.Lang)), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Tap: func(env *ui.Env) { o.keep(env, list[i]) }})
	}
	if i >= 0 && at.keep == at.title { // there is no room for both
		title = ""
	}
	sf.Label("choose.title", title, at.title, ui.TextStyle{Face: ui.Display, Size: at.size, Align: ui.Middle, Wrap: true, Shadow: true})
	if why := o.reason(); at.why.Empty() {
		sf.Add(ui.Element{ID: "ask.why", Rect: at.title, Role: ui.RoleText, Label: why})
	} else {
		sf.Para("ask.why", at.reason, at.why, sf.Theme().TextSoft)
	}
	for i, f := range list {
		o.guardian(sf, &at, i, f)
	}
	if asks {
		o.order(sf, &at)
	} else if !at.won.Empty() {
		sf.Label("order.first", s.Sentence(s.Lang, "log.first", rules.Seat(s.View.S.Vars[bgd.First]), 0), at.won, ui.TextStyle{Face: ui.Bold, Size: at.small, Align: ui.Middle, Colour: sf.Theme().Warm, Wrap: true})
	}
}

// guardian declares one that can be chosen.
func (o *Opening) guardian(sf *ui.Surface, at *form, i int, f first) {
	s := o.match
	face := s.DesignFace(f.def, s.Lang)
	legal := sf.Theme().Legal
	up := ui.EaseOut(ui.Clamp01((o.at*(1+0.12*float64(len(at.cards)))-0.12*float64(i))/0.6 + 0.001))
	id := "pick-" + strconv.Itoa(int(max(1, f.card)))
	if f.card == 0 {
		id = "pick-first-" + strconv.Itoa(i)
	}
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

// order declares who goes first, as one of two.
func (o *Opening) order(sf *ui.Surface, at *form) {
	s := o.match
	keys := [2]string{"order.first", "order.second"}
	for i, key := range keys {
		b := ui.Button{Label: s.T(key), Desc: s.T(key + ".why"), Radio: true, Group: "order", Checked: o.second == (i == 1), Tap: func(*ui.Env) {
			o.second = i == 1
			s.Surface.Invalidate()
		}}
		sf.Button([2]string{"goes-first", "goes-second"}[i], at.order[i], b)
	}
	if !at.note.Empty() {
		sf.Label("order.why", s.T(keys[rules.Truth(o.second)]+".why"), at.note, ui.TextStyle{Size: at.small, Align: ui.Middle, Colour: sf.Theme().TextSoft, Wrap: true})
	}
	if !at.won.Empty() {
		sf.Label("order.won", s.T("order.won"), at.won, ui.TextStyle{Face: ui.Bold, Size: at.small, Align: ui.Middle, Colour: sf.Theme().Warm})
	}
}

// form has the places of the question.
type form struct {
	title, why, won, note ui.Rect
	aside, keep           ui.Rect // the cross, the button that keeps
	reason                *ui.Para
	size, small           float64 // of the words
	cards                 []ui.Rect
	order                 [2]ui.Rect
}

// measure returns the places in a window: asks, with the choice of who goes first.
func (o *Opening) measure(env *ui.Env, list []first, asks bool) (f form) {
	u, n := env.Unit(), len(list)
	lay := o.on.Lay
	small := !lay.Tall && (lay.Small || env.Compact())
	in := env.Full().InsetXY(14*u, 12*u)
	f.size, f.small = env.TextUnit()*30, env.TextUnit()*14
	switch {
	case small:
		in = env.Full().InsetXY(8*u, 6*u)
		f.size, f.small = env.TextUnit()*17, env.TextUnit()*12
	case lay.Tall:
		f.size = env.TextUnit() * 21
	}
	target := math.Max(env.MinTarget(), 46*u)
	f.aside = ui.Rect{X: in.Right() - target, Y: in.Y, W: target, H: target}
	over := false // the menu, which is below the veil
	if n := len(lay.Tools); n > 0 && lay.Tools[n-1].Y < in.Y+0.2*in.H {
		f.aside, over = lay.Tools[n-1], true
	}
	if small {
		o.low(&f, in, list, asks, over)
		return f
	}
	if !lay.Tall {
		in.Y, in.H = in.Y+in.H*0.06, in.H*0.94
	} else {
		_, in = in.CutTop(54*u, 0) // below the knobs
	}
	high := f.size * 1.5
	if lay.Tall { // the button comes there
		high = math.Max(high, target)
	}
	f.title, in = in.CutTop(high, 6*u)
	wide := math.Min(in.W, 1000*u)
	if !lay.Tall { // clear of the names, which are seen through the veil
		wide = math.Min(wide, 2*(lay.HUD[1].X-in.X-in.W/2)-24*u)
	}
	says := func(text string) *ui.Para { return ui.Layout([]ui.Run{{Text: text}}, f.small, 1.35, wide) }
	f.reason = says(o.reason())
	high = math.Max(f.reason.H, says(o.match.T("ask.keep.why")).H)
	for _, k := range list { // what is picked moves nothing
		high = math.Max(high, says(o.says(k.def)).H)
	}
	f.why, in = in.CutTop(high, 18*u)
	f.why.X, f.why.W = f.why.X+(f.why.W-f.reason.W)/2, f.reason.W
	if f.keep = f.title; !lay.Tall {
		f.keep, in = in.CutBottom(target, 12*u)
		f.keep = f.keep.Middle(math.Min(f.keep.W, 420*u), target)
	}
	if asks {
		var foot ui.Rect
		foot, in = in.CutBottom(target+2*(f.small*1.5+6*u), 14*u)
		f.note, foot = foot.CutBottom(f.small*1.5, 6*u)
		foot, f.won = foot.CutBottom(target, 4*u)
		foot = foot.Middle(math.Min(foot.W, 420*u), target)
		f.order = [2]ui.Rect{foot.Row(0, 2, 10*u), foot.Row(1, 2, 10*u)}
	} else {
		f.won, in = in.CutTop(f.small*2, 10*u) // it is read before who is chosen
	}
	if lay.Tall {
		cols := 2
		if n > 4 {
			cols = 3
		}
		o.grid(&f, in, n, cols, 10*u)
		return f
	}
	o.row(&f, in, list, math.Min((in.W-24*u*float64(n-1))/float64(n), math.Min(in.H/cards.Aspect, 264*u)), 24*u) // their faces say what each does
	return f
}

// low returns the places in a window without height: the title in a line with the
// order. over: the cross is where the menu is.
func (o *Opening) low(f *form, in ui.Rect, list []first, asks, over bool) {
	env := o.match.Surface.Env()
	u, n := env.Unit(), len(list)
	row, rest := in.CutTop(env.MinTarget(), 8*u)
	if over {
		row.W = f.aside.X - 6*u - row.X
	} else {
		f.aside, row = row.CutRight(row.H, 4*u)
	}
	f.title = row
	defer func() { f.keep = f.title }()
	if in = rest; asks { // beside the title
		var pair ui.Rect
		pair, f.title = row.CutRight(math.Min(row.W*0.5, 300*u), 8*u)
		f.order = [2]ui.Rect{pair.Row(0, 2, 6*u), pair.Row(1, 2, 6*u)}
	} else {
		f.won, f.title = row.CutRight(row.W*0.4, 8*u)
	}
	o.row(f, in, list, math.Min((in.W-8*u*float64(n-1))/float64(n), in.H/cards.Aspect), 8*u)
}

// reason says what is chosen, or what the guardian is that was picked.
func (o *Opening) reason() string {
	if o.picked != 0 {
		return o.says(o.picked)
	}
	return o.match.T("ask.keep.why")
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
	c.Gradient(full, 0, dark.Alpha(0.74), dark.Alpha(0.95))
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
