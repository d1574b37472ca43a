package ui

import (
	"cmp"
	"math"
	"unicode/utf8"

	"godeck/scenes/ui/typeset"
)

// RoleField is the role of a text field.
const RoleField Role = "textbox"

// Field describes a text field. In the browser it is the page's own, above the
// canvas, so that every keyboard and input method works; elsewhere it is drawn,
// and written in at its end.
type Field struct {
	Name string // what belongs in it, for readers
	Hint string // shown while it is empty
	Text string
	Icon Icon
	Size float64 // font size in design units; 0: 16
	Most int     // characters; 0: 200
	Area bool    // of several lines
	Bare bool    // has no ground of its own
	Bold bool
	Set  func(env *Env, text string) // whenever the text changes
}

// most returns how many characters it takes.
func (f *Field) most() int { return cmp.Or(f.Most, 200) }

// write gives an element's field a new text.
func (e *Element) write(env *Env, text string) {
	for utf8.RuneCountInString(text) > e.Field.most() {
		_, n := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-n]
	}
	if text != e.Field.Text {
		e.Field.Text = text
		e.Field.Set(env, text)
	}
}

// FieldInk is the colour of the words in text fields, on light paper.
var FieldInk = Hex(0x2a1c12)

// AddField declares a text field.
func AddField(s *Surface, id string, r Rect, f Field) {
	u := s.Px(1)
	size := s.Font(cmp.Or(f.Size, 16))
	in := r.InsetXY(10*u, 2*u)
	k := math.Min(20*u, r.H*0.6) // of the icon
	if f.Icon != IconNone {
		in.X, in.W = in.X+k+6*u, in.W-k-6*u
	}
	s.Add(Element{ID: id, Rect: r, Role: RoleField, Label: f.Name, Field: &f, inner: in, size: size,
		Tap: func(*Env) { s.SetFocus(id) },
		Draw: func(c *Canvas, st State) {
			if !f.Bare {
				c.Shadow(r.Move(0, 2*u), 6*u, 8*u, c.Theme.Shadow)
				c.Gradient(r, 6*u, Hex(0xf0e6d0), Hex(0xfbf4e4))
				c.Stroke(r, 6*u, 1*u, Hex(0x8a765a).Alpha(0.7))
			}
			if f.Icon != IconNone {
				c.Icon(f.Icon, Rect{X: r.X + 9*u, Y: r.Y + (r.H-k)/2, W: k, H: k}, FieldInk.Alpha(0.75))
			}
			if !c.Env.Native {
				drawField(c, &f, in, size, st.Focused)
			}
		}})
}

// drawField draws what is written in a field.
func drawField(c *Canvas, f *Field, r Rect, size float64, focused bool) {
	st := TextStyle{Size: size, Colour: FieldInk}
	if f.Bold {
		st.Face = Bold
	}
	text := f.Text
	if text == "" && !focused {
		text, st.Colour = f.Hint, FieldInk.Alpha(0.8)
	}
	if f.Area {
		p := Layout([]Run{{Text: text, Face: st.Face}}, size, 1.4, r.W)
		c.Clip(r)
		top := r
		top.Y += math.Min(0, r.H-p.H)
		st.Top, st.Loose = true, true
		c.Para(p, top, st)
		c.Unclip()
		return
	}
	if room := r.W - 4; focused { // its end is being written
		text = typeset.End(text, st.Face, size, room)
	} else if w := Measure(text, st.Face, size); w > room { // smaller, then cut
		st.Size = math.Max(math.Min(size, 12*c.Env.Scale), math.Floor(size*room/w))
		text = typeset.Beginning(text, st.Face, st.Size, room)
	}
	at := c.Text(text, r, st)
	if focused {
		x := r.X + at.W + 1
		c.Line(x, r.Y+r.H*0.2, x, r.Bottom()-r.H*0.2, 1.5*c.Px(1), FieldInk)
	}
}

// typing gives what was typed to the field with the focus.
func typing(s *Surface, env *Env, in *Input) {
	if e := s.Find(s.focus); in.Typed != "" && e != nil && e.Field != nil && e.layer == len(s.layers)-1 {
		e.write(env, e.Field.Text+in.Typed)
		s.Invalidate()
	}
}

// fieldKey handles a key for the field with the focus, and reports whether that
// is all it does.
func fieldKey(s *Surface, env *Env, k KeyEvent) bool {
	e := s.Find(s.focus)
	if e == nil || e.Field == nil {
		return false
	}
	switch k.Key {
	case "Backspace":
		_, n := utf8.DecodeLastRuneInString(e.Field.Text)
		e.write(env, e.Field.Text[:len(e.Field.Text)-n])
	case "Enter", "Escape":
		switch {
		case k.Key == "Enter" && e.Field.Area:
			e.write(env, e.Field.Text+"\n")
		case k.Key == "Escape" && e.Field.Icon == IconSearch && e.Field.Text != "":
			e.write(env, "") // first what is looked for, then the field
		default:
			s.SetFocus("")
		}
	case "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown":
		return false
	}
	s.Invalidate()
	return true
}

// Write implements Writer.
func (b *Base) Write(env *Env, id, text string) {
	b.ensure(env)
	if e := b.Surface.Find(id); e != nil && e.Field != nil && e.layer == len(b.Surface.layers)-1 {
		e.write(env, text)
		b.Surface.Invalidate()
	}
}
