package chrome

import (
	"math"
	"slices"

	"godeck/internal/lang"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/ui/pad"
)

// control is what a key and a button of a gamepad do at every table.
type control struct {
	key    string // as it is written on the keyboard, or a key of words.Text; "": none
	button pad.Button
	pad    bool // there is such a button
	does   string
}

// controls are in the order in which somebody needs them.
var controls = []control{
	{"key.arrows", pad.Arrows, true, "key.move"},
	{"Enter", pad.Choose, true, "key.choose"},
	{"Esc", pad.Back, true, "key.back"},
	{"I", pad.Inspect, true, "key.inspect"},
	{"", pad.GoOn, true, "key.go"},
	{"Tab", pad.Steps, true, "key.steps"},
	{"Z", pad.Undo, true, "key.undo"},
	{"L", pad.Log, true, "key.log"},
	{"?", pad.Help, true, "key.help"},
	{"1 – 9", 0, false, "key.hand"},
	{"", pad.Menu, true, "key.menu"},
	{"", pad.Scroll, true, "key.scroll"},
	{"F11", 0, false, "key.full"},
}

// OwnKeys returns the keys that a game has words for: "keys.Space".
func OwnKeys(w lang.Words, l lang.Lang) (out []Key) {
	for _, k := range [...]string{"Space", "H", "T", "S"} {
		if does, ok := w["keys."+k]; ok {
			out = append(out, Key{k, does.In(l)})
		}
	}
	return out
}

// helpKeys declares the controls: the key, the button, and what they do. It
// returns the lower edge.
func helpKeys(s *ui.Surface, r ui.Rect, own []Key) float64 {
	u, l, hand := s.Px(1), s.Lang(), pad.Of(s.Env())
	size := s.Font(14)
	keyW, padW := 7*size, 8.8*size
	narrow := r.W < keyW+padW+18*size // the words have a line of their own
	line := 1.7 * size
	y := r.Y
	list := slices.Clone(controls)
	for _, k := range own {
		list = append(list, control{key: k.Key, does: k.Does})
	}
	for i, k := range list {
		key := k.key
		if key == "key.arrows" {
			key = words.Of(s, key)
		}
		button := ""
		if k.pad {
			button = hand.Name(k.button, l)
		}
		does := k.does
		if i < len(controls) {
			does = words.Of(s, does)
		}
		wide := r.W - keyW - padW
		if narrow {
			wide = r.W
		}
		p := ui.Layout([]ui.Run{{Text: does}}, size, 1.3, wide)
		row := ui.Rect{X: r.X, Y: y, W: r.W, H: math.Max(p.H, line) + 8*u}
		text := ui.Rect{X: row.Right() - wide, Y: y, W: wide, H: row.H}
		signs := row
		if narrow {
			row.H = line + p.H + 16*u
			signs.H = line + 8*u
			text.Y, text.H = signs.Bottom(), p.H
		}
		say := words.List(l, key, button)
		if key == "" || button == "" {
			say = key + button
		}
		s.Add(ui.Element{ID: "help.key" + words.Itoa(i), Rect: row, Role: ui.RoleText, Label: words.Sentences(l, say, does), Draw: func(c *ui.Canvas, _ ui.State) {
			if key != "" {
				w := math.Min(keyW-4*u, ui.Layout([]ui.Run{{Text: key, Face: ui.Bold}}, size*0.93, 1, math.Inf(1)).W+14*u)
				cap := ui.Rect{X: signs.X, Y: signs.Y + (signs.H-line)/2, W: math.Max(w, line), H: line}
				c.Fill(cap, 5*u, c.Theme.Ground.Alpha(0.7))
				c.Stroke(cap, 5*u, 1.2*u, c.Theme.TextSoft.Alpha(0.7))
				c.Text(key, cap, ui.TextStyle{Face: ui.Bold, Size: size * 0.93, Align: ui.Middle, Colour: c.Theme.Text})
			}
			if k.pad {
				hand.Sign(c, k.button, ui.Rect{X: signs.X + keyW, Y: signs.Y + (signs.H-line)/2, H: line}, c.Theme.Focus, c.Theme.Ground)
			}
			c.Para(p, text, ui.TextStyle{Size: size})
		}})
		y += row.H
	}
	return y
}
