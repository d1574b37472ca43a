package ui

import (
	"godeck/internal/lang"
	"math"
)

// State is the interaction state of an element.
type State struct{ Hover, Pressed, Focused, Disabled, Checked bool }

// Drag handles the dragging of an element. Start may be nil.
type Drag struct {
	Start  func(env *Env, x, y float64)
	Move   func(env *Env, x, y float64)
	Drop   func(env *Env, x, y float64)
	Cancel func(env *Env)
}

// Element is something on a Surface to see, operate or read. Every build
// declares its elements again; state that persists is kept by ID.
type Element struct {
	ID       string
	Rect     Rect
	Hit      Rect // zero: Rect, grown to 44 CSS pixels
	Role     Role // empty: not in the focus tree
	Label    string
	Desc     string
	Group    string
	Disabled bool
	Checked  bool
	Loose    bool   // may overlap its neighbours (a fan of cards)
	Tip      string // shown when the mouse rests on it
	// TipAt returns the tip for a point of the element, and its subject's
	// rectangle: shown when the mouse rests there, or a finger holds. "": use
	// Tip and Inspect.
	TipAt   func(x, y float64) (string, Rect)
	Value   float64 // slider: 0..1
	Weight  ButtonKind
	Draw    func(c *Canvas, st State)
	Tap     func(env *Env)
	Inspect func(env *Env)          // long press, right button, key "i"
	Hover   func(env *Env, on bool) // mouse enters, leaves
	Drag    *Drag
	HitTest func(x, y float64) bool // exact shape; nil: the rectangle
	Adjust  func(env *Env, d int)   // slider: arrow keys
	Field   *Field                  // text field; see AddField

	layer  int
	clip   Rect
	scroll *scrollArea
	inner  Rect    // of a text field: where its words are,
	size   float64 // and their size
}

type layer struct {
	id, label string
	modal     bool
	close     func(env *Env)
	from      int // index of its first element
}

type scrollArea struct {
	id                    string
	rect                  Rect
	horizontal            bool
	tail                  bool // stays at its end when content is added
	offset, max, velocity float64
}

// Surface is the declared content of a scene with its interaction state: one
// pointer model, one focus tree.
type Surface struct {
	hand
	toasts
	env    *Env
	theme  *Theme
	elems  []Element
	layers []layer
	keys   []keyBinding

	scrolls scrolls
	cur     *scrollArea
	clip    Rect

	focus        string
	dirty, stale bool
	announce     []string
}

func (e *Element) tip(x, y float64) (string, Rect) {
	if e.TipAt != nil {
		if text, at := e.TipAt(x, y); text != "" {
			return text, at
		}
	}
	return e.Tip, e.Rect
}

// scrolls are the scrolling areas by id, which are kept across builds.
type scrolls map[string]*scrollArea

func (m *scrolls) area(id string) *scrollArea {
	if *m == nil {
		*m = scrolls{}
	}
	if (*m)[id] == nil {
		(*m)[id] = &scrollArea{id: id}
	}
	return (*m)[id]
}

// means reports whether an element is more than a picture.
func (m scrolls) means(e *Element) bool {
	return e.Role != "" || e.Tap != nil || e.Inspect != nil || e.Hover != nil || e.Drag != nil || m[e.ID] != nil
}

// slide scrolls the area, on a surface.
func (a *scrollArea) slide(s *Surface, d float64) {
	if o := math.Max(0, math.Min(a.max, a.offset+d)); o != a.offset {
		a.offset = o
		s.Invalidate()
	}
}

type keyBinding struct {
	key   string
	layer int
	fn    func(env *Env)
}

// Env returns the environment of the present build.
func (s *Surface) Env() *Env { return s.env }

// Theme returns the palette of the scene.
func (s *Surface) Theme() *Theme { return s.theme }

// Px converts v design units to device pixels.
func (s *Surface) Px(v float64) float64 { return v * s.env.Unit() }

// Font returns a font size of v design units at the player's text scale.
func (s *Surface) Font(v float64) float64 { return v * s.env.TextUnit() }

// Lang returns the interface language.
func (s *Surface) Lang() lang.Lang { return s.env.Settings.Lang }

// Invalidate requests a build before the next frame.
func (s *Surface) Invalidate() { s.stale, s.dirty = true, true }

// Redraw requests a frame of the present build.
func (s *Surface) Redraw() { s.dirty = true }

// Announce queues a line for the live region of the page's mirror.
func (s *Surface) Announce(line string) {
	if line != "" {
		s.announce = append(s.announce, line)
	}
}

func (s *Surface) begin(env *Env, theme *Theme) {
	s.env, s.theme = env, theme
	s.elems = s.elems[:0]
	s.layers = append(s.layers[:0], layer{})
	s.keys = s.keys[:0]
	s.cur = nil
	s.clip = Rect{X: 0, Y: 0, W: env.W, H: env.H}
	s.stale, s.dirty = false, true
}

// Add declares an element, above earlier ones.
func (s *Surface) Add(e Element) {
	e.layer = len(s.layers) - 1
	e.clip = s.clip
	e.scroll = s.cur
	if e.Hit == (Rect{}) {
		e.Hit = e.Rect
		if e.Tap != nil || e.Role == RoleButton || e.Role == RoleRadio || e.Role == RoleSlider {
			m := s.env.MinTarget()
			e.Hit = e.Rect.AtLeast(m, m)
		}
	}
	s.elems = append(s.elems, e)
}

// Paint declares an element that is only drawn.
func (s *Surface) Paint(id string, r Rect, draw func(c *Canvas)) {
	s.Add(Element{ID: id, Rect: r, Draw: func(c *Canvas, _ State) { draw(c) }})
}

// Key binds a key for this build; in a modal layer only that layer's keys work.
func (s *Surface) Key(key string, fn func(env *Env)) {
	s.keys = append(s.keys, keyBinding{key, len(s.layers) - 1, fn})
}

// BeginModal opens a layer above everything declared so far; only it can be
// operated, focused and read. Everything declared later belongs to it, so
// dialogs are declared last. Escape calls close.
func (s *Surface) BeginModal(id, label string, close func(env *Env)) {
	dark := 0.72
	if len(s.layers) > 1 { // a dialog over a dialog
		dark = 0.4
	}
	s.BeginVeiled(id, label, close, func(c *Canvas) {
		c.Fill(Rect{X: 0, Y: 0, W: c.Env.W, H: c.Env.H}, 0, c.Theme.Ground.Darken(0.6).Alpha(dark))
	})
}

// BeginVeiled is BeginModal with a veil of its own over what is below.
func (s *Surface) BeginVeiled(id, label string, close func(env *Env), draw func(c *Canvas)) {
	s.layers = append(s.layers, layer{id: id, label: label, modal: true, close: close, from: len(s.elems)})
	full := Rect{X: 0, Y: 0, W: s.env.W, H: s.env.H}
	s.clip, s.cur = full, nil
	veil := close
	if close != nil {
		veil = func(env *Env) { Play(env, "ui-back", 0.5, 0); close(env) }
	}
	s.Add(Element{ID: id + ".veil", Rect: full, Tap: veil, Loose: true, Draw: func(c *Canvas, _ State) { draw(c) }})
}

// Modal reports whether a modal layer is open.
func (s *Surface) Modal() bool { return len(s.layers) > 1 }

// BeginScroll opens a scrolling area and returns its offset. Declare the
// contents at their position minus the offset, then call EndScroll.
func (s *Surface) BeginScroll(id string, r Rect, horizontal bool) float64 {
	a := s.scrolls.area(id)
	a.rect, a.horizontal = r, horizontal
	s.cur = a
	s.clip = r
	s.Add(Element{ID: id, Rect: r, Hit: r, Loose: true})
	return math.Round(a.offset)
}

// EndScroll ends a scrolling area with contents of the given length.
func (s *Surface) EndScroll(length float64) {
	a := s.cur
	if a == nil {
		return
	}
	view := a.rect.H
	if a.horizontal {
		view = a.rect.W
	}
	atEnd := a.offset >= a.max-4
	a.max = math.Max(0, length-view)
	if a.tail && atEnd && a.offset != a.max || a.offset > a.max {
		a.offset = a.max
		s.stale = true
	}
	s.cur = nil
	s.clip = Rect{X: 0, Y: 0, W: s.env.W, H: s.env.H}
	if a.max > 0 {
		id := a.id + ".bar"
		s.Add(Element{ID: id, Rect: a.rect, Hit: Rect{X: -1, Y: -1, W: 0, H: 0}, Draw: func(c *Canvas, _ State) {
			w := c.Px(3)
			f := view / (view + a.max)
			col := c.Theme.TextSoft.Alpha(0.5)
			if a.horizontal {
				c.Fill(Rect{X: a.rect.X + a.rect.W*(1-f)*a.offset/a.max, Y: a.rect.Bottom() - w, W: a.rect.W * f, H: w}, w/2, col)
				return
			}
			c.Fill(Rect{X: a.rect.Right() - w, Y: a.rect.Y + a.rect.H*(1-f)*a.offset/a.max, W: w, H: a.rect.H * f}, w/2, col)
		}})
	}
}

// Tail keeps the open scrolling area at its end, when lines are added or the
// window changes, unless the player has scrolled away from it.
func (s *Surface) Tail() { s.cur.tail = true }

// ScrollTo sets a scrolling area's offset, which is clamped to its end.
func (s *Surface) ScrollTo(id string, offset float64) {
	s.scrolls.area(id).offset = math.Max(0, offset)
	s.Invalidate()
}

// Find returns the element with an id in any layer, or nil.
func (s *Surface) Find(id string) *Element {
	if id == "" {
		return nil
	}
	for i := len(s.elems) - 1; i >= 0; i-- {
		if s.elems[i].ID == id {
			return &s.elems[i]
		}
	}
	return nil
}

// At returns the operable element at a point, or nil.
func (s *Surface) At(x, y float64) *Element {
	top := len(s.layers) - 1
	for pass := 0; pass < 2; pass++ {
		for i := len(s.elems) - 1; i >= 0; i-- {
			e := &s.elems[i]
			if e.layer != top || (e.Tap == nil && e.Inspect == nil && e.Drag == nil && e.Hover == nil && e.Tip == "" && e.TipAt == nil) || !e.clip.Contains(x, y) {
				continue
			}
			r := e.Rect
			if pass == 1 {
				if e.Loose && e.HitTest == nil { // what has a shape of its own is asked for that
					continue
				}
				r = e.Hit
			}
			if r.Contains(x, y) && (e.HitTest == nil || e.HitTest(x, y)) {
				return e
			}
		}
	}
	return nil
}

func (s *Surface) scrollAt(x, y float64) *scrollArea {
	top := len(s.layers) - 1
	for i := len(s.elems) - 1; i >= 0; i-- {
		e := &s.elems[i]
		if e.layer == top && e.Rect.Contains(x, y) {
			if a := s.scrolls[e.ID]; a != nil && a.rect == e.Rect {
				return a
			}
		}
	}
	return nil
}

// Each calls f for the elements of the top layer, in order.
func (s *Surface) Each(f func(e *Element)) {
	for i := range s.elems {
		if e := &s.elems[i]; e.layer == len(s.layers)-1 {
			f(e)
		}
	}
}

// DuplicateIDs returns the ids shared by several elements of which one can be
// operated, read or scrolled: looking that one up by id may find another.
func DuplicateIDs(s *Surface) []string {
	first := map[string]*Element{}
	told := map[string]bool{}
	var out []string
	for i := range s.elems {
		e := &s.elems[i]
		was := first[e.ID]
		if was == nil {
			first[e.ID] = e
			continue
		}
		if e.ID != "" && !told[e.ID] && (s.scrolls.means(e) || s.scrolls.means(was)) {
			told[e.ID] = true
			out = append(out, e.ID)
		}
	}
	return out
}

// update processes one tick's input.
func (s *Surface) update(env *Env, in *Input) {
	s.env = env
	s.pressing, s.pressed, s.lifted = true, 0, ""
	for _, p := range in.Pointers {
		switch p.Phase {
		case PointerDown:
			s.hand.down(s, env, p)
		case PointerMove:
			s.hand.move(s, env, p)
		case PointerUp:
			s.hand.up(s, env, p)
		case PointerCancel:
			if s.strokes(p) {
				s.hand.letGo(s, env)
			}
		}
	}
	if in.WheelX != 0 || in.WheelY != 0 {
		if a := s.scrollAt(in.HoverX, in.HoverY); a != nil {
			d := in.WheelY
			if a.horizontal && in.WheelX != 0 {
				d = in.WheelX
			}
			a.slide(s, -d*64*env.Scale)
		}
	}
	typing(s, env, in)
	for _, k := range in.Keys {
		s.key(env, k)
	}
	s.pressing = false
	s.hand.hoverUpdate(s, env, in)
	s.hand.strokeTick(s, env)
	if s.held.ticks > 0 {
		if s.held.ticks--; s.held.ticks == 0 {
			s.dirty = true
		}
	}
	for _, a := range s.scrolls {
		if math.Abs(a.velocity) > 0.3 {
			if s.st.scroll != a { // else the finger moves it
				a.slide(s, a.velocity)
			}
			if a.velocity *= 0.93; a.horizontal { // a short row does not run past what is looked for
				a.velocity *= 0.8
			}
		} else {
			a.velocity = 0
		}
	}
	s.dirty = s.fade(len(s.layers)) || s.dirty
}

func (s *Surface) tap(env *Env, e *Element) {
	if e.Tap == nil {
		return
	}
	if e.Disabled {
		if e.Desc != "" {
			s.Toast(e.Desc, true)
		}
		Play(env, "error", 0.5, 0)
		s.dirty = true
		return
	}
	e.Tap(env)
	s.Invalidate()
}

func (s *Surface) key(env *Env, k KeyEvent) {
	top := len(s.layers) - 1
	if k.Key == "Escape" {
		if s.st.dragging != nil {
			s.hand.letGo(s, env)
			return
		}
		if top > 0 && s.layers[top].close != nil {
			Play(env, "ui-back", 0.5, 0)
			s.layers[top].close(env)
			s.Invalidate()
			return
		}
	}
	if k.Key == "i" {
		for _, id := range []string{s.focus, s.hover} {
			if e := s.Find(id); e != nil && e.Inspect != nil {
				e.Inspect(env)
				s.Invalidate()
				return
			}
		}
	}
	if k.Repeat && (k.Key == "Enter" || k.Key == " ") { // decisions need a press each
		return
	}
	for i := len(s.keys) - 1; i >= 0; i-- {
		b := s.keys[i]
		if b.key == k.Key && b.layer == top {
			b.fn(env)
			s.Invalidate()
			return
		}
	}
}

// Focused returns the id of the element with keyboard focus, "" for none.
func (s *Surface) Focused() string { return s.focus }

// Toast shows a short message; warn makes it a refusal, which dialogs opened later cover.
func (s *Surface) Toast(text string, warn bool) {
	if s.say(toast{text: text, ticks: 170, warn: warn, layers: len(s.layers)}) {
		s.Announce(text)
		s.dirty = true
	}
}

// Nodes returns the focus tree: of the modal layer if one is open, else of all.
func (s *Surface) Nodes() []Node {
	top := len(s.layers) - 1
	out := make([]Node, 0, len(s.elems)+1)
	if top > 0 && s.layers[top].label != "" {
		out = append(out, Node{ID: s.layers[top].id, Role: RoleDialog, Label: s.layers[top].label, Rect: Rect{X: 0, Y: 0, W: s.env.W, H: s.env.H}})
	}
	for i := range s.elems {
		e := &s.elems[i]
		if e.layer != top || e.Role == "" {
			continue
		}
		clip := Rect{}
		if e.scroll != nil {
			clip = e.clip
		}
		n := Node{ID: e.ID, Role: e.Role, Label: e.Label, Desc: e.Desc, Rect: e.Rect, Clip: clip, Disabled: e.Disabled, Checked: e.Checked, Value: e.Value, Group: e.Group, Weight: e.Weight}
		if f := e.Field; f != nil {
			n.Rect, n.Text, n.Hint, n.Most, n.Area, n.Bold, n.Size, n.Clears = e.inner, f.Text, f.Hint, f.most(), f.Area, f.Bold, e.size, f.Icon == IconSearch
		}
		out = append(out, n)
	}
	return out
}

// Activate operates an element like a tap.
func (s *Surface) Activate(env *Env, id string) {
	s.env = env
	s.tapX = -1
	if e := s.Find(id); e != nil && e.layer == len(s.layers)-1 {
		s.tap(env, e)
	}
}

// SetFocus focuses an element and scrolls it into view.
func (s *Surface) SetFocus(id string) {
	if s.focus == id {
		return
	}
	if e := s.Find(s.focus); e != nil && e.Hover != nil && s.env != nil {
		e.Hover(s.env, false)
	}
	s.focus = id
	s.dirty = true
	e := s.Find(id)
	if e == nil {
		return
	}
	Play(s.env, "ui-focus", 0.4, 0)
	if a := e.scroll; a != nil {
		lo, hi, vlo, vhi := e.Rect.Y, e.Rect.Bottom(), a.rect.Y, a.rect.Bottom()
		if a.horizontal {
			lo, hi, vlo, vhi = e.Rect.X, e.Rect.Right(), a.rect.X, a.rect.Right()
		}
		if lo < vlo {
			a.slide(s, lo-vlo-8)
		} else if hi > vhi {
			a.slide(s, hi-vhi+8)
		}
	}
	if e.Hover != nil && s.env != nil {
		e.Hover(s.env, true)
	}
}

// Play plays an effect if the application provides sound.
func Play(env *Env, name string, gain, pan float64) {
	if env != nil && env.Sounds != nil {
		env.Sounds.Play(name, gain, pan)
	}
}

// HandleKey implements KeyHandler: arrows move the focused slider.
func (s *Surface) HandleKey(env *Env, k KeyEvent) bool {
	if fieldKey(s, env, k) {
		return true
	}
	d := 0
	switch k.Key {
	case "ArrowLeft", "ArrowDown":
		d = -1
	case "ArrowRight", "ArrowUp":
		d = 1
	}
	if e := s.Find(s.focus); e != nil && e.Adjust != nil && d != 0 {
		e.Adjust(env, d)
		s.Invalidate()
		return true
	}
	return false
}
