package ui

import (
	"cmp"
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/scenes/ui/phrase"
)

// ButtonKind is the emphasis of a button.
type ButtonKind uint8

// Kinds of button, from loud to quiet.
const (
	ButtonNormal  ButtonKind = iota
	ButtonPrimary            // the thing to do now
	ButtonDanger             // cannot be undone
	ButtonGhost              // no body until hovered
)

// Button describes a button.
type Button struct {
	Label      string // its words, and its name
	Name       string // name if it shows only an icon or Label is too short
	Desc       string // longer description; when Disabled, the reason
	Icon       Icon
	Kind       ButtonKind
	Size       float64 // font size in design units; 0 is 16
	Colour     Colour  // accent; zero: that of the kind
	Off        bool    // disabled
	Checked    bool    // pressed in (toggle, radio)
	Radio      bool
	Slim, Even bool // in a row: no wider than its label; letters as large as beside it, on two lines if need be
	Group      string
	Tip        string
	Main, Side bool   // it keeps the place of what goes on, or the corner of what gives something up, lit or not
	Bay        Bay    // its place in a bar, whatever else is there
	Sound      string // "": "ui-tap"
	Tap        func(env *Env)
}

// Bay is the place in a bar that all buttons of a kind have.
type Bay uint8

const (
	BayAny  Bay = iota // the bar has none
	BayOn              // what goes on
	BayUp              // what gives something up: a phase, a turn
	BayBack            // the way back, and what asks again before it costs
)

// Button declares a button.
func (s *Surface) Button(id string, r Rect, b Button) {
	name := cmp.Or(b.Name, b.Label)
	role := RoleButton
	if b.Radio {
		role = RoleRadio
	}
	size := cmp.Or(b.Size, 16)
	tip := b.Tip
	if tip == "" && b.Label == "" {
		tip = name
	}
	s.Add(Element{ID: id, Rect: r, Role: role, Label: name, Desc: b.Desc, Group: b.Group, Disabled: b.Off, Checked: b.Checked, Tip: tip, Weight: b.Kind,
		Tap: func(env *Env) {
			snd := cmp.Or(b.Sound, "ui-tap")
			Play(env, snd, 0.6, 0)
			if b.Tap != nil {
				b.Tap(env)
			}
		},
		Draw: func(c *Canvas, st State) { drawButton(c, r, &b, size, st) }})
}

func drawButton(c *Canvas, r Rect, b *Button, size float64, st State) {
	acc := b.accent(c.Theme)
	if st.Pressed && !st.Disabled {
		r = r.Inset(c.Px(1.5))
	}
	if b.Label == "" && c.Theme.Knob.A > 0 {
		drawKnob(c, r, b, acc, st)
		return
	}
	drawWords(c, r, b, size, drawPlate(c, r, b, acc, st), acc, st)
}

// accent is the colour of a button, its own or that of its kind.
func (b *Button) accent(th *Theme) Colour {
	switch {
	case b.Colour != (Colour{}):
		return b.Colour
	case b.Kind == ButtonPrimary:
		return th.Accent
	case b.Kind == ButtonDanger:
		return th.Danger
	}
	return th.Accent2
}

// drawPlate draws what a button's words stand on, and returns their colour.
func drawPlate(c *Canvas, r Rect, b *Button, acc Colour, st State) Colour {
	u, th := c.Px(1), c.Theme
	rad := math.Min(14*u, r.H/2)
	switch {
	case st.Disabled:
		c.Fill(r, rad, th.PanelLow.Alpha(0.55))
		c.Stroke(r, rad, 1*u, th.Edge.Alpha(0.6))
		return th.TextSoft.Alpha(0.75)
	case b.Kind == ButtonPrimary:
		if st.Hover {
			c.Glow(r, rad, 26*u, acc.Alpha(0.40))
		} else {
			c.Glow(r, rad, 18*u, acc.Alpha(0.22))
		}
		c.Gradient(r, rad, acc.Lighten(0.16), acc.Mix(th.Ground, 0.14))
		c.StrokeGradient(r, rad, 1.2*u, acc.Lighten(0.6), acc.Lighten(0.1).Alpha(0.4))
		return th.TextOn
	case b.Checked:
		c.Glow(r, rad, 14*u, acc.Alpha(0.16))
		c.Gradient(r, rad, acc.Mix(th.Ground, 0.62), acc.Mix(th.Ground, 0.78))
		c.Stroke(r, rad, 2*u, acc)
	case b.Kind == ButtonGhost:
		if st.Hover || st.Pressed {
			c.Fill(r, rad, th.Edge.Alpha(0.45))
		}
	default:
		top, low := th.Panel.Lighten(0.07), th.PanelLow.Lighten(0.02)
		if st.Hover {
			top, low = top.Mix(acc, 0.22), low.Mix(acc, 0.14)
		}
		c.Gradient(r, rad, top, low)
		edge := th.Edge
		if st.Hover || b.Kind == ButtonDanger {
			edge = acc.Alpha(0.85)
		}
		c.Stroke(r, rad, 1.3*u, edge)
		if b.Kind == ButtonDanger {
			return acc.Lighten(0.35)
		}
	}
	return th.Text
}

// drawWords draws a button's icon and label in a colour; a lone icon takes the
// button's accent where it is pointed at.
func drawWords(c *Canvas, r Rect, b *Button, size float64, text, acc Colour, st State) {
	u := c.Px(1)
	pad := math.Min(14*u, r.W*0.08)
	in := r.InsetXY(pad, math.Min(4*u, r.H*0.06))
	fs := c.Font(size)
	if b.Label == "" {
		k := math.Min(r.H*0.56, 30*u)
		if st.Hover && b.Kind != ButtonPrimary && !st.Disabled {
			text = acc
		}
		c.Icon(b.Icon, r.Middle(k, k), text)
		return
	}
	if b.Icon == IconNone {
		drawLabel(c, b, in, fs, text, Middle)
		return
	}
	k := math.Min(math.Min(fs*1.35, r.H*0.7), 30*u)
	w := Measure(b.Label, Bold, fs)
	gap := fs * 0.45
	if w+k+gap > in.W {
		w = in.W - k - gap
		if w < longestWord(b.Label, 12*c.Env.Scale) { // no room for an icon
			drawLabel(c, b, in, fs, text, Middle)
			return
		}
	}
	x := in.X + (in.W-w-k-gap)/2
	c.Icon(b.Icon, Rect{X: x, Y: r.Y + (r.H-k)/2, W: k, H: k}, text)
	drawLabel(c, b, Rect{X: x + k + gap, Y: in.Y, W: w + 2, H: in.H}, fs, text, Start)
}

// drawKnob draws a button that has only an icon as a round knob of metal.
func drawKnob(c *Canvas, r Rect, b *Button, acc Colour, st State) {
	u, th := c.Px(1), c.Theme
	k := math.Min(r.W, r.H)
	r = r.Middle(k, k)
	metal, ink := th.Knob, th.KnobInk
	switch {
	case st.Disabled:
		metal, ink = metal.Mix(th.Dark(), 0.55), th.Knob.Lighten(0.3).Alpha(0.75) // its sign stays readable
	case st.Hover || st.Pressed:
		metal = metal.Lighten(0.16)
	}
	c.Shadow(r.Move(0, 3*u), k/2, 9*u, th.Shadow)
	c.Fill(r, k/2, metal.Darken(0.62))
	c.Gradient(r.Inset(1.5*u), k/2, metal.Lighten(0.28), metal.Darken(0.34))
	c.Gradient(r.Inset(4*u), k/2, metal.Darken(0.06), metal.Lighten(0.10))
	c.Stroke(r.Inset(4*u), k/2, 1*u, metal.Darken(0.4).Alpha(0.7))
	if b.Checked {
		c.Stroke(r, k/2, 2.4*u, acc)
	}
	s := math.Min(k*0.5, 30*u)
	c.Icon(b.Icon, r.Middle(s, s), ink)
}

func longestWord(s string, size float64) float64 {
	w := 0.0
	for _, a := range phrase.Anywhere.Pieces(s) {
		w = math.Max(w, Measure(a, Bold, size))
	}
	return w
}

func drawLabel(c *Canvas, b *Button, r Rect, size float64, col Colour, al Align) {
	st := TextStyle{Face: Bold, Size: size, Colour: col, Align: al}
	if b.Even || Measure(b.Label, Bold, 12*c.Env.Scale) > r.W && r.H > 30*c.Env.Scale {
		st.Wrap, st.LineHeight, st.Align = true, 1.2, Middle
	}
	c.Text(b.Label, r, st)
}

// IconButton declares a square button with an icon, and a name for readers and tooltips.
func (s *Surface) IconButton(id string, r Rect, ic Icon, name string, tap func(env *Env)) {
	s.Button(id, r, Button{Name: name, Icon: ic, Tap: tap})
}

// Toggle declares a labelled switch.
func Toggle(s *Surface, id string, r Rect, label string, on bool, set func(env *Env, on bool)) {
	s.Add(Element{ID: id, Rect: r, Role: RoleButton, Label: label, Checked: on,
		Tap: func(env *Env) { Play(env, "ui-tap", 0.6, 0); set(env, !on) },
		Draw: func(c *Canvas, st State) {
			u := c.Px(1)
			if st.Hover {
				c.Fill(r, 12*u, c.Theme.Edge.Alpha(0.25))
			}
			sw := Rect{X: r.Right() - 58*u, Y: r.Y + r.H/2 - 14*u, W: 52 * u, H: 28 * u}
			c.Text(label, Rect{X: r.X + 6*u, Y: r.Y, W: r.W - 70*u, H: r.H}, TextStyle{Size: c.Font(15), Wrap: true, LineHeight: 1.2})
			if on {
				c.Glow(sw, 14*u, 10*u, c.Theme.Accent2.Alpha(0.3))
				c.Fill(sw, 14*u, c.Theme.Accent2.Mix(c.Theme.Ground, 0.25))
				c.Disc(sw.Right()-14*u, sw.Y+14*u, 10.5*u, c.Theme.Text)
				return
			}
			c.Fill(sw, 14*u, c.Theme.Ground.Lighten(0.12))
			c.Stroke(sw, 14*u, 1.3*u, c.Theme.Edge)
			c.Disc(sw.X+14*u, sw.Y+14*u, 10.5*u, c.Theme.TextSoft)
		}})
}

// RadioOption is an entry of a radio group.
type RadioOption struct{ ID, Label string }

// Radio declares a group of exclusive buttons in one row of cells.
func Radio(s *Surface, id string, r Rect, group string, choices []RadioOption, value string, set func(env *Env, v string)) {
	for i, ch := range choices {
		v := ch.ID
		s.Button(id+"."+v, r.Row(i, len(choices), s.Px(6)), Button{Label: ch.Label, Checked: v == value, Radio: true, Group: group, Size: 15,
			Tap: func(env *Env) { set(env, v) }})
	}
}

// Slider declares a slider with buttons for one step less and more.
func Slider(s *Surface, id string, r Rect, label string, value, step float64, set func(env *Env, v float64)) {
	k := math.Max(s.env.MinTarget(), s.Px(40))
	minus, rest := r.CutLeft(k, s.Px(8))
	plus, bar := rest.CutRight(k, s.Px(8))
	pct := strconv.Itoa(int(math.Round(value*100))) + "%"
	by := func(env *Env, d int) { set(env, fine(value+step*float64(d))) }
	s.Button(id+".less", minus.Middle(k, k), Button{Name: label + " −", Icon: IconMinus, Group: label, Tap: func(env *Env) { by(env, -1) }})
	Track(s, id, bar, label+" "+pct, label, value, by, set)
	s.Button(id+".more", plus.Middle(k, k), Button{Name: label + " +", Icon: IconPlus, Group: label, Tap: func(env *Env) { by(env, 1) }})
}

// fine rounds a slider's value, finely enough for the steps of a long replay.
func fine(v float64) float64 { return Clamp01(math.Round(v*1e4) / 1e4) }

// Track declares the bar of a slider; adjust is called for the arrow keys.
func Track(s *Surface, id string, bar Rect, label, group string, value float64, adjust func(env *Env, d int), set func(env *Env, v float64)) {
	at := func(env *Env, x float64) { set(env, fine((x-bar.X)/bar.W)) }
	s.Add(Element{ID: id, Rect: bar, Role: RoleSlider, Label: label, Group: group, Hit: bar, Value: value,
		Adjust: adjust,
		Tap: func(env *Env) {
			if s.tapX >= 0 {
				at(env, s.tapX)
			}
		},
		Drag: &Drag{Move: func(env *Env, x, _ float64) { at(env, x); s.Invalidate() }},
		Draw: func(c *Canvas, st State) {
			u := c.Px(1)
			y := bar.Y + bar.H/2
			h := 6 * u
			c.Fill(Rect{X: bar.X, Y: y - h/2, W: bar.W, H: h}, h/2, c.Theme.Ground.Lighten(0.14))
			c.Gradient(Rect{X: bar.X, Y: y - h/2, W: bar.W * value, H: h}, h/2, c.Theme.Accent2, c.Theme.Accent2.Darken(0.2))
			x := bar.X + bar.W*value
			c.Glow(Rect{X: x - 8*u, Y: y - 8*u, W: 16 * u, H: 16 * u}, 8*u, 10*u, c.Theme.Accent2.Alpha(0.4))
			c.Disc(x, y, 9*u, c.Theme.Text)
		}})
}

// Label declares text that is also read out.
func (s *Surface) Label(id, text string, r Rect, st TextStyle) {
	role := RoleText
	if st.Face == Display {
		role = RoleHeading
	}
	s.Add(Element{ID: id, Rect: r, Role: role, Label: text, Draw: func(c *Canvas, _ State) { c.Text(text, r, st) }})
}

// Para declares a paragraph, at the top of its box, that is also read out.
func (s *Surface) Para(id string, p *Para, r Rect, col Colour) {
	s.Add(Element{ID: id, Rect: r, Role: RoleText, Label: p.Said(), Draw: func(c *Canvas, _ State) { c.Para(p, r, TextStyle{Top: true, Colour: col}) }})
}

// Dialog opens a modal panel of at most w×h design units with a title and a
// close button. It returns the room for its contents, which are declared next.
// With close nil the dialog must be answered.
func (s *Surface) Dialog(id, title string, w, h float64, close func(env *Env)) Rect {
	s.BeginModal(id, title, close)
	u := s.Px(1)
	full := s.env.Full()
	margin := 20 * u
	if s.env.Compact() {
		margin = 4 * u
	}
	k := s.env.TextUnit() / s.env.Unit()
	panel := full.Inset(margin).Middle(w*u*math.Max(1, (1+k)/2), h*u*k)
	s.Add(Element{ID: id + ".panel", Rect: panel, Hit: panel, Loose: true, Tap: func(*Env) {}, Draw: func(c *Canvas, _ State) { DrawBoard(c, panel) }})
	pad := 22 * u
	if s.env.Compact() {
		pad = 10 * u
	}
	in := panel.Inset(pad)
	bar := math.Max(s.env.MinTarget(), 40*u)
	top, rest := in.CutTop(bar, 10*u)
	if s.env.Compact() {
		top, rest = in.CutTop(bar, 4*u)
	}
	tr := top
	if close != nil {
		var x Rect
		x, tr = top.CutRight(bar, 10*u)
		s.Button(id+".close", x.Middle(bar, bar), Button{Name: closeWord.In(s.Lang()), Icon: IconClose, Kind: ButtonGhost, Sound: "ui-back", Tap: close})
	}
	s.Paint(id+".title", tr, func(c *Canvas) {
		c.Text(title, tr, TextStyle{Face: Display, Size: c.Font(24), Colour: c.Theme.Text})
	})
	return rest
}

var closeWord = lang.Phrase{JA: "閉じる", EN: "Close"}

// Confirm asks before something that cannot be undone.
func (s *Surface) Confirm(id, title, question, yes, no string, answer func(env *Env, yes bool)) {
	in := s.Dialog(id, title, 460, 240, func(env *Env) { answer(env, false) })
	bh := math.Max(s.env.MinTarget(), s.Px(48))
	row, body := in.CutBottom(bh, s.Px(12))
	s.Label(id+".question", question, body, TextStyle{Size: s.Font(16), Wrap: true})
	s.Button(id+".no", row.Row(0, 2, s.Px(12)), Button{Label: no, Tap: func(env *Env) { answer(env, false) }})
	s.Button(id+".yes", row.Row(1, 2, s.Px(12)), Button{Label: yes, Kind: ButtonDanger, Tap: func(env *Env) { answer(env, true) }})
}
