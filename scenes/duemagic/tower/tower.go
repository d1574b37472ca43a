// Package tower shows the stack of Duemagic: as a tower of cards over the middle
// of the circle, as a strip where there is little room, and in full in dialogs;
// and the tethers from its cards to what they are aimed at. It is given the
// entries in words and faces, and where players and cards are.
package tower

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

var text = phrases.Text

// Entry is an entry of the stack as it is shown.
type Entry struct {
	Title, Player string
	Kind, When    string // what sort of thing it is; when it resolves
	Blocks        []entries.Block
	Targets       []Target
	Colour, Light ui.Colour       // of whose it is; of its element
	Face, Full    *cards.CardFace // as it lies, and to be read
	Key           int             // of the card that is itself on the stack, or 0
	Board         string          // the same card on the board
	Ability       bool            // no card, but what one does
}

// Target is what an entry is aimed at.
type Target struct {
	entries.Aim
	Base bool // the creature is put on it
}

// Look is what the tower shows.
type Look struct {
	Entries []Entry // the next to resolve last
	Running int     // the entry that resolves now, -1 for none
	Lay     *places.Layout
	Lang    lang.Lang
	Still   bool // no motion that tells nothing
	// At returns where a target is that is no entry itself.
	At func(a *entries.Aim) (x, y float64, ok bool)
}

// top returns the index of the next entry to resolve, -1 for none.
func (k *Look) top() int { return len(k.Entries) - 1 }

// label returns what an entry is for readers.
func (k *Look) label(i int) string {
	e := &k.Entries[i]
	label := text.T(k.Lang, "stack.entry", i+1, e.Title, e.Player)
	switch {
	case i == k.Running:
		return text.T(k.Lang, "stack.now") + text.T(k.Lang, "comma") + label
	case i == k.top():
		return text.T(k.Lang, "stack.next") + text.T(k.Lang, "comma") + label
	}
	return label
}

// Tower is the stack on the screen. The zero value is ready to use, once Table
// is set.
type Tower struct {
	Table *board.Base
	Look  Look    // as it was declared last
	Peel  float64 // how far the top has come off as it resolves
	rects []ui.Rect
	hover int  // 1 + entry under the pointer or the focus
	entry int  // 1 + entry shown in full
	list  bool // all of it is shown
}

// Close closes what was opened, and lets the top lie down again.
func (t *Tower) Close() { t.list, t.entry, t.hover, t.Peel = false, 0, 0, 0 }

// Open opens an entry in full.
func (t *Tower) Open(i int) { t.entry = i + 1 }

// Top returns where the words of an entry come from: the middle of its card.
func (t *Tower) Top(i int) (x, y float64) {
	if i >= 0 && i < len(t.rects) && !t.rects[i].Empty() {
		return t.rects[i].Centre()
	}
	return t.Look.Lay.Pile.Centre()
}

// Declare declares the stack: top on top, what resolves next marked.
func (t *Tower) Declare(sf *ui.Surface, k Look) {
	t.Look = k
	for i := range t.rects {
		t.rects[i] = ui.Rect{}
	}
	if k.Lay.Tower() {
		t.tower(sf)
		return
	}
	t.strip(sf)
}

func (t *Tower) place(i int, r ui.Rect) {
	for len(t.rects) <= i {
		t.rects = append(t.rects, ui.Rect{})
	}
	t.rects[i] = r
}

// hovers returns what an entry does under the pointer.
func (t *Tower) hovers(sf *ui.Surface, i int) func(*ui.Env, bool) {
	return func(_ *ui.Env, on bool) {
		t.hover = 0
		if on {
			t.hover = i + 1
		}
		sf.Redraw()
	}
}

// element returns an entry as what is touched and read, without its picture.
func (t *Tower) element(sf *ui.Surface, i int, r ui.Rect) ui.Element {
	e := &t.Look.Entries[i]
	return ui.Element{ID: "stack-" + strconv.Itoa(i), Rect: r, Hit: r, Role: ui.RoleButton, Label: t.Look.label(i), Desc: ui.TextOf(entries.Runs(e.Blocks, sf.Theme())), Group: text.T(t.Look.Lang, "stack"),
		Tap:     func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); t.entry = i + 1 },
		Inspect: func(*ui.Env) { t.Table.Zoom.Open(e.Full) },
		Hover:   t.hovers(sf, i)}
}

// tower declares the stack as a tower of cards over the middle.
func (t *Tower) tower(sf *ui.Surface) {
	u, n, lay := sf.Px(1), len(t.Look.Entries), t.Look.Lay
	if n == 0 {
		return
	}
	off := 0.0
	if t.Look.Running == n-1 && !t.Look.Still {
		off = t.Peel
	}
	rects := places.Tower(lay.Pile, lay.Stage.Y, lay.Mid, n, off, u)
	x, _ := lay.Pile.Centre()
	sf.Paint("stack.light", lay.Pile, func(c *ui.Canvas) {
		low := rects[0]
		foot, h := math.Min(low.Bottom()-6*u, lay.Pile.Bottom()-64*u), lay.Pile.W*0.38
		well := ui.Rect{X: x - lay.Pile.W/2, Y: foot - h/2, W: lay.Pile.W, H: h}.InsetXY(5*u, 0)
		for i := range n { // the circle is open there, and each adds its light
			c.Light(x, foot-float64(i)*20*u, lay.Pile.W*0.62, t.Look.Entries[i].Light.Alpha(0.2))
		}
		c.Glow(well, h/2, 14*u, t.Look.Entries[n-1].Light.Alpha(0.5))
		c.Fill(well, h/2, ui.Hex(0x04020c))
		c.Stroke(well, h/2, 2.4*u, t.Look.Entries[n-1].Light.Lighten(0.25))
	})
	for i := range n {
		t.place(i, rects[i])
		seen := rects[i]
		if i < n-1 {
			seen.Y = rects[i+1].Bottom()
			seen.H = rects[i].Bottom() - seen.Y
		}
		t.hovering(sf, i, rects[i], seen)
	}
	t.count(sf, ui.Rect{X: x - 60*u, Y: lay.Pile.Bottom() - 44*u, W: 120 * u, H: 44 * u})
}

// count declares how many entries wait; a tap opens all of them.
func (t *Tower) count(sf *ui.Surface, chip ui.Rect) {
	u, label := sf.Px(1), text.T(t.Look.Lang, "stack.n", len(t.Look.Entries))
	sf.Add(ui.Element{ID: "stack", Rect: chip, Hit: chip, Role: ui.RoleButton, Label: label, Group: text.T(t.Look.Lang, "stack"),
		Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); t.list = true },
		Draw: func(c *ui.Canvas, st ui.State) {
			size := math.Max(12*c.Env.Scale, c.Font(13))
			q := chip.Middle(math.Min(chip.W, ui.Measure(label, ui.Bold, size)+24*u), size*1.8)
			c.Fill(q, q.H/2, ui.Hex(0x0d0828).Alpha(0.86))
			edge := faces.Light.Alpha(0.55)
			if st.Hover {
				edge = faces.Light
			}
			c.Stroke(q, q.H/2, 1.2*u, edge)
			c.Text(label, q, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: faces.Light})
		}})
}

// hovering declares one card of the tower; of it the part seen takes taps.
func (t *Tower) hovering(sf *ui.Surface, i int, r, seen ui.Rect) {
	u, e := sf.Px(1), &t.Look.Entries[i]
	next, dead := i == t.Look.top(), entries.Dead(e.Blocks)
	angle := 0.0 // panes lie as they fell, until they rise to resolve
	if e.Key != 0 {
		angle = []float64{-0.035, 0.05, -0.02}[i%3]
		if i == t.Look.Running {
			angle *= 1 - t.Peel
		}
	}
	el := t.element(sf, i, seen)
	el.Loose = true
	el.Draw = func(c *ui.Canvas, st ui.State) {
		rad := r.W * 0.07
		k := 0.30
		if next {
			k = 0.75
		}
		if st.Hover || st.Focused {
			k += 0.2
		}
		if e.Key != 0 && !t.Table.Board.AtRest(e.Board) { // it is on its way
			k *= 0.25
		}
		x, y := r.Centre()
		c.GlowAt(x, y, r.W, r.H, angle, rad, 24*u, e.Light.Alpha(k))
		if dead {
			c.GlowAt(x, y, r.W, r.H, angle, rad, 6*u, c.Theme.Danger)
		} else {
			c.GlowAt(x, y, r.W, r.H, angle, rad, 4*u, e.Colour.Alpha(0.4+0.5*k))
		}
		if e.Key != 0 || e.Face == nil {
			return
		}
		if c.Blank() {
			cards.NotePicture(c, e.Face, r)
			return
		}
		c.Draw(t.Table.Faces.Image(c.Env, c.Theme, e.Face, r.W, faces.TableLight), r, 0.94)
		// its words glow, its picture stays whole
		c.GlowAt(x, r.Y+r.H*0.74, r.W*0.9, r.H*0.34, angle, rad, 10*u, e.Light.Alpha(0.3))
		q := r.W * 0.2
		c.Disc(r.Right()-0.62*q, r.Y+0.62*q, q*0.62, ui.Hex(0x0d0828).Alpha(0.9))
		c.Icon(ui.IconAbility, ui.Rect{X: r.Right() - 1.12*q, Y: r.Y + 0.12*q, W: q, H: q}, faces.Light)
	}
	if seen.H < 20*u { // only an edge
		el.Role, el.Tap, el.Inspect, el.Hit = ui.RoleText, nil, nil, ui.Rect{X: -1, Y: -1}
	}
	sf.Add(el)
	if e.Key == 0 || e.Face == nil {
		return
	}
	pose := board.PoseIn(r, true)
	pose.Flat, pose.Angle = 0.8, angle
	if next && i == t.Look.Running {
		pose.Flat, pose.Lift = 1, 0.4*t.Peel
	}
	t.Table.Board.Put(sf, e.Board, e.Face, pose, lies(dead))
}

// lies returns how a card of the stack lies.
func lies(dead bool) board.CardOpts {
	o := board.CardOpts{NoFocus: true, Loose: true}
	if dead {
		o.Mark = board.MarkVoid
	}
	return o
}
