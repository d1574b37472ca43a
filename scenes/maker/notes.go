package maker

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"godeck/rules/maker"
	"godeck/scenes/ui"
)

// tint is the colour of a note, by what it is for.
func tint(p *maker.Place) ui.Colour {
	switch {
	case strings.Contains(p.Path, ".when"):
		return ui.Hex(0xf0c667)
	case strings.Contains(p.Path, ".if"), strings.Contains(p.Path, ".cond"):
		return ui.Hex(0x86b9e8)
	case strings.Contains(p.Path, "["):
		return ui.Hex(0x8fd0a0)
	}
	return ui.Hex(0xd9ccb0)
}

// notes declares the places of the card as nested notes.
func (s parts) notes(env *ui.Env, f *ui.Surface, in ui.Rect) {
	u := f.Px(1)
	off := f.BeginScroll("notes", in, false)
	top := in.Y - off
	y := top
	w := in.W - 10*u
	deep := 16 * u
	if narrow(env) {
		deep = 9 * u
	}
	for i := range s.places {
		p := &s.places[i]
		x := math.Min(float64(p.Depth)*deep, w*0.3)
		y += s.note(env, f, p, ui.Rect{X: in.X + x, Y: y, W: w - x}) + 5*u
	}
	f.EndScroll(y - top)
}

// hint returns what is to be said of a place, "" if nothing is: at the cost, what
// the card seems to be worth.
func (s parts) hint(env *ui.Env, p *maker.Place) string {
	if x := s.value; x != nil && x.Field == p.Path {
		key, worth := "price.fits", int(math.Round(x.Worth))
		switch off := float64(x.Cost) - x.Worth; { // beyond what the estimate may be wrong by
		case off < -math.Max(1.5, 2*x.Error):
			key = "price.strong"
		case off > math.Max(1.5, 2*x.Error):
			key = "price.weak"
		}
		return s.word(env, key, worth, x.Cost)
	}
	for _, a := range s.advice {
		if a.Path == p.Path {
			return "◆ " + a.In(env.Settings.Lang)
		}
	}
	return ""
}

// note declares one place and returns its height.
func (s parts) note(env *ui.Env, f *ui.Surface, p *maker.Place, r ui.Rect) float64 {
	u, l := f.Px(1), env.Settings.Lang
	h := math.Max(env.MinTarget(), 38*u)
	id := "at." + p.Path
	open := func(*ui.Env) {
		s.at, s.dialog = p.Path, "options"
		delete(s.typed, "number")
	}
	label, value := p.Label.In(l), p.Value.In(l)
	box := r
	if p.Kind == maker.Number && p.Plain {
		var less, more ui.Rect
		r.H = h
		more, box = r.CutRight(h*1.15, 4*u)
		less, box = box.CutRight(h*1.15, 4*u)
		step := func(d int) func(env *ui.Env) {
			n := p.N + d*p.Step
			if d > 0 && n > p.Min && p.N < p.Min {
				n = p.Min
			}
			return func(env *ui.Env) { s.put(env, p.Path, fmt.Sprint("=", max(p.Min, min(p.Max, n)))) }
		}
		f.Button(id+".less", less, ui.Button{Name: s.word(env, "less", label), Desc: s.word(env, "least"), Icon: ui.IconMinus, Off: p.N <= p.Min, Tap: step(-1)})
		f.Button(id+".more", more, ui.Button{Name: s.word(env, "more", label), Desc: s.word(env, "most"), Icon: ui.IconPlus, Off: p.N >= p.Max, Tap: step(1)})
	}
	ink, paper := ui.Hex(0x241a10), tint(p)
	runs := []ui.Run{{Text: label, Colour: ink.Mix(paper, 0.25)}}
	switch {
	case p.Kind == maker.Add && value == "":
		runs = []ui.Run{{Text: "＋ " + label, Face: ui.Bold, Colour: f.Theme().Text}}
	case label == "":
		runs = []ui.Run{{Text: value, Face: ui.Bold, Colour: ink}}
	case value != "":
		runs = []ui.Run{{Text: label + l.Pick("：", ": "), Colour: ink.Mix(paper, 0.25)}, {Text: value, Face: ui.Bold, Colour: ink}}
	}
	para := ui.Layout(runs, f.Font(15), 1.3, box.W-20*u)
	box.H = math.Max(h, para.H+10*u)
	add := p.Kind == maker.Add && value == ""
	name := strings.Trim(label+l.Pick("：", ": ")+value, "：: ")
	if add {
		name = s.word(env, "add", label)
	}
	hint := s.hint(env, p)
	side, room := beside(env, f, hint, box, para.W)
	if side == nil && hint != "" && box.W-para.W > 40*u { // the open place says it
		side = ui.Layout([]ui.Run{{Text: "◆"}}, f.Font(14), 1.2, 20*u)
		room = ui.Rect{X: box.Right() - 20*u, Y: box.Y + (box.H-side.H)/2, W: 20 * u, H: side.H}
	}
	f.Add(ui.Element{ID: id, Rect: box, Role: ui.RoleButton, Label: name, Desc: hint, Tap: open, Draw: func(c *ui.Canvas, st ui.State) {
		rad := 7 * u
		switch {
		case add:
			if st.Hover || st.Pressed {
				c.Fill(box, rad, c.Theme.Text.Alpha(0.12))
			}
			c.Stroke(box, rad, 1.2*u, paper.Alpha(0.75))
		default:
			ground := paper
			if st.Hover || st.Pressed {
				ground = paper.Lighten(0.18)
			}
			c.Shadow(box.Move(0, 2*u), rad, 6*u, c.Theme.Shadow)
			c.Gradient(box, rad, ground.Lighten(0.12), ground.Darken(0.08))
		}
		c.Para(para, ui.Rect{X: box.X + 10*u, Y: box.Y + (box.H-para.H)/2, W: para.W + 2, H: para.H}, ui.TextStyle{Top: true, Colour: ink})
		if side != nil {
			col := ui.Hex(0x6b2d0a)
			if add {
				col = c.Theme.Warm // on the dark desk
			}
			c.Para(side, room, ui.TextStyle{Top: true, Colour: col})
		}
	}})
	return box.H
}

// beside sets a remark into the room that a note has beside its words; nil: there
// is none. It has no line of its own, which would move the notes below.
func beside(env *ui.Env, f *ui.Surface, hint string, box ui.Rect, words float64) (*ui.Para, ui.Rect) {
	u := f.Px(1)
	room := ui.Rect{X: box.X + words + 26*u, Y: box.Y + 2*u, W: box.W - words - 36*u, H: box.H - 4*u}
	if hint == "" || room.W <= 70*u {
		return nil, room
	}
	p := ui.LayoutFit([]ui.Run{{Text: hint, Face: ui.Bold}}, f.Font(14), 12*env.Scale, 1.2, room.W, room.H)
	if p.H > room.H {
		return nil, room
	}
	return p, ui.Rect{X: room.Right() - p.W, Y: room.Y + (room.H-p.H)/2, W: p.W + 1, H: p.H}
}

// options declares what may stand at the open place.
func (s panels) options(env *ui.Env, f *ui.Surface) {
	u, l := f.Px(1), env.Settings.Lang
	var p *maker.Place
	for i := range s.places {
		if s.places[i].Path == s.at {
			p = &s.places[i]
		}
	}
	if p == nil {
		s.dialog = ""
		return
	}
	title := p.Label.In(l)
	if i := strings.LastIndexByte(p.Path, '['); title == "" && i > 0 { // that of the list in which the block is
		for k := range s.places {
			if s.places[k].Path == p.Path[:i] {
				title = s.places[k].Label.In(l)
			}
		}
	}
	if title == "" {
		title = s.word(env, "block")
	}
	list := s.listed()
	h := math.Max(env.MinTarget(), 44*u)
	writes := p.Kind == maker.Number && p.Plain
	rows := len(list)
	if writes {
		rows += 2
	}
	hint := parts{s.Scene}.hint(env, p)
	if hint != "" {
		rows++
	}
	need := float64(rows)*(h+6*u)/u/math.Max(1, env.Settings.TextScale) + 110
	r := f.Dialog("options", title, 640, math.Min(math.Max(need, 220), 900), s.shut)
	off := f.BeginScroll("options.list", r, false)
	top := r.Y - off
	y := top
	if hint != "" {
		said := ui.Layout([]ui.Run{{Text: hint}}, f.Font(14), 1.4, r.W-8*u)
		f.Para("options.hint", said, ui.Rect{X: r.X, Y: y, W: r.W - 8*u, H: said.H}, f.Theme().Warm)
		y += said.H + 10*u
	}
	if writes {
		y += s.digits(env, f, p, title, ui.Rect{X: r.X, Y: y, W: r.W - 8*u, H: h}) + 12*u
	}
	for _, deed := range [...]bool{true, false} { // what can be done first
		for _, o := range list {
			if o.Deed != deed {
				continue
			}
			id := o.ID
			y += s.line(f, "opt."+id, o.In(l), o.On, deed, ui.Rect{X: r.X, Y: y, W: r.W - 8*u, H: h}, func(env *ui.Env) {
				keep := p.Kind == maker.Some
				path := p.Path
				if !keep {
					s.shut(env)
				}
				s.put(env, path, id)
			}) + 6*u
		}
	}
	if len(list) == 0 && !writes {
		f.Label("options.none", s.word(env, "none"), r, ui.TextStyle{Size: f.Font(15), Colour: f.Theme().TextSoft, Wrap: true, Top: true})
	}
	f.EndScroll(y - top)
}

// digits declares a field in which the number of a place is written, with its
// bounds below, and returns its height. What is out of bounds changes nothing.
func (s panels) digits(env *ui.Env, f *ui.Surface, p *maker.Place, name string, r ui.Rect) float64 {
	text, typed := s.typed["number"]
	if !typed {
		text = fmt.Sprint(p.N)
	}
	path, least, most := p.Path, p.Min, p.Max
	within := func(text string) (n int, ok bool) {
		n, ok = number(text)
		return n, ok && n >= least && n <= most
	}
	ui.AddField(f, "number", r, ui.Field{Name: name, Hint: name, Text: text, Size: 18, Most: 7, Bold: true, Set: func(env *ui.Env, text string) {
		s.typed["number"] = text
		if n, ok := within(text); ok {
			s.put(env, path, fmt.Sprint("=", n))
		}
		f.Invalidate()
	}})
	col := f.Theme().TextSoft
	if _, ok := within(text); !ok {
		col = f.Theme().Danger
	}
	low := ui.Rect{X: r.X, Y: r.Bottom() + 4*f.Px(1), W: r.W, H: f.Font(20)}
	f.Label("number.range", s.word(env, "number", least, most), low, ui.TextStyle{Size: f.Font(14), Colour: col})
	return low.Bottom() - r.Y
}

// number reads a whole number, of half-width or full-width digits.
func number(text string) (n int, ok bool) {
	text = strings.Map(func(r rune) rune {
		switch {
		case r >= 0xff10 && r <= 0xff19: // full-width digits
			return r - 0xff10 + '0'
		case r == '−' || r == '－' || r == 'ー':
			return '-'
		}
		return r
	}, strings.TrimSpace(text))
	n, err := strconv.Atoi(text)
	return n, err == nil
}

// listed returns the options of the open place, worked out once.
func (s panels) listed() []maker.Option {
	if s.was != s.at {
		s.was, s.list = s.at, s.draft.Options(s.at)
	}
	return s.list
}

// line declares an option over as many lines as it needs, and returns its
// height.
func (s *Scene) line(f *ui.Surface, id, text string, on, deed bool, r ui.Rect, tap func(env *ui.Env)) float64 {
	u := f.Px(1)
	pad := 38 * u
	p := ui.Layout([]ui.Run{{Text: text}}, f.Font(15), 1.35, r.W-pad-14*u)
	r.H = math.Max(r.H, p.H+12*u)
	role := ui.RoleButton
	f.Add(ui.Element{ID: id, Rect: r, Role: role, Label: text, Checked: on, Tap: tap, Draw: func(c *ui.Canvas, st ui.State) {
		ground := c.Theme.Text.Alpha(0.07)
		if deed {
			ground = c.Theme.Accent.Alpha(0.16)
		}
		if on {
			ground = c.Theme.Accent2.Alpha(0.28)
		}
		c.Fill(r, 8*u, ground)
		if st.Hover || st.Pressed {
			c.Stroke(r, 8*u, 1.5*u, c.Theme.Accent2)
		}
		icon := ui.IconPlus
		switch {
		case on:
			icon = ui.IconCheck
		case deed:
			icon = ui.IconSwap
		}
		k := 18 * u
		c.Icon(icon, ui.Rect{X: r.X + 10*u, Y: r.Y + (r.H-k)/2, W: k, H: k}, c.Theme.Accent2)
		c.Para(p, ui.Rect{X: r.X + pad, Y: r.Y + (r.H-p.H)/2, W: p.W + 2, H: p.H}, ui.TextStyle{Top: true, Colour: c.Theme.Text})
	}})
	return r.H
}
