package ui

import (
	"godeck/internal/lang"
	"math"
	"slices"
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

type stroke struct {
	active                  bool
	id                      int
	touch                   bool
	ticks                   int
	target                  string
	scroll                  *scrollArea
	dragging                *Drag
	x0, y0, x, y            float64
	moved, spent, secondary bool
}

// Surface is the declared content of a scene with its interaction state: one
// pointer model, one focus tree.
type Surface struct {
	pressing bool // pointers and keys are being handed out
	pressed  int  // ticks for which the pointer that is lifted now has been down
	env      *Env
	theme    *Theme
	elems    []Element
	layers   []layer
	keys     []keyBinding

	scrolls map[string]*scrollArea
	cur     *scrollArea
	clip    Rect

	hover, focus, lifted string // lifted: what the pointer lifted now was on
	hoverTicks           int
	hoverX, hoverY       float64
	points               bool    // the mouse is over the window
	restX, restY         float64 // where the pointer rests
	moved                bool    // in this tick it has left that place
	dropped              bool    // something was dropped where it rests: it reads nothing
	slid                 bool    // what is hovered came under a resting pointer: it is not lit
	hoverTip             string  // from TipAt
	held                 heldTip // shown to a finger
	st                   stroke
	tapX                 float64 // of the last tap; negative: operated without a pointer
	dirty, stale         bool
	toasts               []toast
	toastFoot            float64 // bottom of the lowest; 0: a third of the window
	announce             []string
}

// heldTip is a tip requested by holding a finger.
type heldTip struct {
	text  string
	at    Rect
	ticks int // ticks left
}

// tipDelay is how many ticks the pointer must rest before a tip shows,
// tipStays how long one requested by a finger stays.
const (
	tipDelay = 36
	tipStays = 150
)

// tip returns the tip to show now, with its subject's rectangle.
func (s *Surface) tip() (string, Rect) {
	if s.held.ticks > 0 {
		return s.held.text, s.held.at
	}
	e := s.Find(s.hover)
	if s.hoverTicks < tipDelay || s.dropped || s.st.active || e == nil || e.layer != len(s.layers)-1 {
		return "", Rect{}
	}
	return e.tip(s.hoverX, s.hoverY)
}

func (e *Element) tip(x, y float64) (string, Rect) {
	if e.TipAt != nil {
		if text, at := e.TipAt(x, y); text != "" {
			return text, at
		}
	}
	return e.Tip, e.Rect
}

type keyBinding struct {
	key   string
	layer int
	fn    func(env *Env)
}

type toast struct {
	text   string
	ticks  int
	warn   bool
	layers int // number of layers when it appeared
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
	a := s.area(id)
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
	s.area(id).offset = math.Max(0, offset)
	s.Invalidate()
}

// area returns the scrolling area with an id, which is kept across builds.
func (s *Surface) area(id string) *scrollArea {
	if s.scrolls == nil {
		s.scrolls = map[string]*scrollArea{}
	}
	if s.scrolls[id] == nil {
		s.scrolls[id] = &scrollArea{id: id}
	}
	return s.scrolls[id]
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
				if e.Loose {
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

func (s *Surface) scrollBy(a *scrollArea, d float64) {
	o := math.Max(0, math.Min(a.max, a.offset+d))
	if o != a.offset {
		a.offset = o
		s.Invalidate()
	}
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
func (s *Surface) DuplicateIDs() []string {
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
		if e.ID != "" && !told[e.ID] && (s.means(e) || s.means(was)) {
			told[e.ID] = true
			out = append(out, e.ID)
		}
	}
	return out
}

// means reports whether an element is more than a picture.
func (s *Surface) means(e *Element) bool {
	return e.Role != "" || e.Tap != nil || e.Inspect != nil || e.Hover != nil || e.Drag != nil || s.scrolls[e.ID] != nil
}

// Pressing reports whether what happens now is a pointer's or a key's doing and not
// the program's, how many ticks the pointer was down, and on what: 0, "" for a key.
func (s *Surface) Pressing() (n int, on string, ok bool) { return s.pressed, s.lifted, s.pressing }

// update processes one tick's input.
func (s *Surface) update(env *Env, in *Input) {
	s.env = env
	s.pressing, s.pressed, s.lifted = true, 0, ""
	for _, p := range in.Pointers {
		switch p.Phase {
		case PointerDown:
			s.down(env, p)
		case PointerMove:
			s.move(env, p)
		case PointerUp:
			s.up(env, p)
		case PointerCancel:
			if s.strokes(p) {
				s.letGo(env)
			}
		}
	}
	if in.WheelX != 0 || in.WheelY != 0 {
		if a := s.scrollAt(in.HoverX, in.HoverY); a != nil {
			d := in.WheelY
			if a.horizontal && in.WheelX != 0 {
				d = in.WheelX
			}
			s.scrollBy(a, -d*64*env.Scale)
		}
	}
	typing(s, env, in)
	for _, k := range in.Keys {
		s.key(env, k)
	}
	s.pressing = false
	s.hoverUpdate(env, in)
	s.strokeTick(env)
	if s.held.ticks > 0 {
		if s.held.ticks--; s.held.ticks == 0 {
			s.dirty = true
		}
	}
	for _, a := range s.scrolls {
		if math.Abs(a.velocity) > 0.3 {
			s.scrollBy(a, a.velocity)
			a.velocity *= 0.93
		} else {
			a.velocity = 0
		}
	}
	for i := range s.toasts {
		if t := &s.toasts[i]; !s.hidden(t) { // its time runs when the dialog is gone
			t.ticks--
			s.dirty = s.dirty || t.ticks < 20
		}
	}
	s.toasts = slices.DeleteFunc(s.toasts, func(t toast) bool { return t.ticks <= 0 })
}

// tremble is how far a pointer may stray, in CSS pixels, and still rest.
const tremble = 3

// point notes whether the pointer has moved. What comes under one that rests is
// neither lit nor read.
func (s *Surface) point(env *Env, in *Input) {
	s.moved = math.Hypot(in.HoverX-s.restX, in.HoverY-s.restY) > tremble*env.Scale
	if s.moved {
		s.restX, s.restY = in.HoverX, in.HoverY
		s.dirty = s.dirty || s.slid
		s.dropped, s.slid = false, false
	}
}

// Moved reports whether the pointer itself has moved in this tick.
func (s *Surface) Moved() bool { return s.moved }

// Pointer returns where the mouse is; ok is false if it is not over the window,
// or fingers are used.
func (s *Surface) Pointer() (x, y float64, ok bool) { return s.hoverX, s.hoverY, s.points }

func (s *Surface) hoverUpdate(env *Env, in *Input) {
	s.hoverX, s.hoverY, s.points = in.HoverX, in.HoverY, in.Hover && !env.Touch
	id := ""
	if in.Hover && !env.Touch && s.st.dragging == nil {
		if e := s.At(in.HoverX, in.HoverY); e != nil {
			id = e.ID
		}
	}
	if id != s.hover {
		if e := s.Find(s.hover); e != nil && e.Hover != nil {
			e.Hover(env, false)
		}
		s.hover, s.hoverTicks, s.slid = id, 0, !s.moved
		if e := s.Find(id); e != nil && e.Hover != nil {
			e.Hover(env, true)
		}
		s.dirty = true
		return
	}
	e := s.Find(id)
	if e == nil {
		return
	}
	s.hoverTicks++
	text, _ := e.tip(in.HoverX, in.HoverY)
	if e.TipAt != nil && text != s.hoverTip {
		s.hoverTip, s.hoverTicks, s.dirty = text, 0, true
	}
	if s.hoverTicks == tipDelay && text != "" {
		s.dirty = true
	}
}

func (s *Surface) down(env *Env, p PointerEvent) {
	if s.st.active {
		return
	}
	s.held = heldTip{}
	s.st = stroke{active: true, id: p.ID, touch: p.Touch, x0: p.X, y0: p.Y, x: p.X, y: p.Y, secondary: p.Secondary}
	if e := s.At(p.X, p.Y); e != nil {
		s.st.target = e.ID
		s.st.scroll = e.scroll
	}
	if s.st.scroll == nil {
		s.st.scroll = s.scrollAt(p.X, p.Y)
	}
	if s.st.scroll != nil {
		s.st.scroll.velocity = 0
	}
	if p.Secondary {
		if e := s.Find(s.st.target); e != nil && e.Inspect != nil {
			e.Inspect(env)
			s.Invalidate()
		}
		s.st.spent = true
	}
	s.dirty = true
}

// strokes reports whether a pointer event belongs to the stroke in progress.
func (s *Surface) strokes(p PointerEvent) bool { return s.st.active && p.ID == s.st.id }

func (s *Surface) move(env *Env, p PointerEvent) {
	if !s.strokes(p) {
		return
	}
	dx, dy := p.X-s.st.x, p.Y-s.st.y
	s.st.x, s.st.y = p.X, p.Y
	if s.st.dragging != nil {
		if s.st.dragging.Move != nil {
			s.st.dragging.Move(env, p.X, p.Y)
		}
		s.dirty = true
		return
	}
	slop := 6.0
	if s.st.touch {
		slop = 11
	}
	tx, ty := p.X-s.st.x0, p.Y-s.st.y0
	if !s.st.moved && math.Hypot(tx, ty) > slop*env.Scale && !s.st.spent {
		s.st.moved = true
		e := s.Find(s.st.target)
		along := false // the stroke follows the scrolling direction
		if a := s.st.scroll; a != nil && a.max > 0 {
			along = math.Abs(ty) > math.Abs(tx)
			if a.horizontal {
				along = !along
			}
		}
		if e != nil && e.Drag != nil && !e.Disabled && !along {
			s.st.dragging = e.Drag
			s.st.scroll = nil
			if e.Drag.Start != nil {
				e.Drag.Start(env, s.st.x0, s.st.y0)
			}
			if e.Drag.Move != nil {
				e.Drag.Move(env, p.X, p.Y)
			}
			s.Invalidate()
			return
		}
	}
	if s.st.moved && s.st.scroll != nil && (s.st.touch || s.st.target == "") {
		d := -dy
		if s.st.scroll.horizontal {
			d = -dx
		}
		s.scrollBy(s.st.scroll, d)
		s.st.scroll.velocity = d
		s.st.spent = true
	}
}

func (s *Surface) up(env *Env, p PointerEvent) {
	if !s.strokes(p) {
		return
	}
	st := s.st
	s.st = stroke{}
	s.dirty = true
	if st.dragging != nil {
		s.dropped, s.restX, s.restY = true, p.X, p.Y
		if st.dragging.Drop != nil {
			st.dragging.Drop(env, p.X, p.Y)
		}
		s.Invalidate()
		return
	}
	if st.spent || st.target == "" {
		return
	}
	e := s.Find(st.target)
	if e == nil || e.layer != len(s.layers)-1 {
		return
	}
	s.tapX, s.pressed, s.lifted = st.x, st.ticks, st.target
	if st.moved && !e.Hit.Contains(p.X, p.Y) && !e.Rect.Contains(p.X, p.Y) {
		return
	}
	s.tap(env, e)
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

// letGo cancels the stroke.
func (s *Surface) letGo(env *Env) {
	if d := s.st.dragging; d != nil && d.Cancel != nil {
		d.Cancel(env)
	}
	s.st = stroke{}
	s.Invalidate()
}

// LongPress is how many ticks of holding still inspect an element.
const LongPress = 26

func (s *Surface) strokeTick(env *Env) {
	if !s.st.active || s.st.moved || s.st.spent {
		return
	}
	s.st.ticks++
	if s.st.ticks == LongPress {
		e := s.Find(s.st.target)
		if e != nil && e.TipAt != nil && s.st.touch {
			if text, at := e.TipAt(s.st.x0, s.st.y0); text != "" {
				s.st.spent, s.dirty = true, true
				s.held = heldTip{text, at, tipStays}
				return
			}
		}
		if e != nil && e.Inspect != nil {
			s.st.spent = true
			e.Inspect(env)
			s.Invalidate()
		}
	}
}

func (s *Surface) key(env *Env, k KeyEvent) {
	top := len(s.layers) - 1
	if k.Key == "Escape" {
		if s.st.dragging != nil {
			s.letGo(env)
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

// Dragging returns the pointer's position while something is being dragged.
func (s *Surface) Dragging() (x, y float64, ok bool) { return s.st.x, s.st.y, s.st.dragging != nil }

// Hovered returns the id of the element under the mouse, "" for none.
func (s *Surface) Hovered() string { return s.hover }

// Focused returns the id of the element with keyboard focus, "" for none.
func (s *Surface) Focused() string { return s.focus }

// ToastFoot sets the bottom of toasts, for a scene that needs their usual
// place; 0: the usual place.
func (s *Surface) ToastFoot(y float64) { s.toastFoot = y }

// hidden reports whether a dialog has opened over the subject of a refusal.
func (s *Surface) hidden(t *toast) bool { return t.warn && t.layers < len(s.layers) }

// Toast shows a short message; warn makes it a refusal, which dialogs opened later cover.
func (s *Surface) Toast(text string, warn bool) {
	for i := range s.toasts {
		if s.toasts[i].text == text {
			s.toasts[i].ticks, s.toasts[i].layers = 170, len(s.layers)
			return
		}
	}
	if len(s.toasts) > 1 {
		s.toasts = s.toasts[1:]
	}
	s.toasts = append(s.toasts, toast{text: text, ticks: 170, warn: warn, layers: len(s.layers)})
	s.Announce(text)
	s.dirty = true
}

// DismissRefusals removes refusals still shown, because what they ask for has been done.
func (s *Surface) DismissRefusals() {
	s.toasts = slices.DeleteFunc(s.toasts, func(t toast) bool { return t.warn })
}

// Nodes returns the focus tree: of the modal layer if one is open, else of all.
func (s *Surface) Nodes() []Node {
	top := len(s.layers) - 1
	var out []Node
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
			s.scrollBy(a, lo-vlo-8)
		} else if hi > vhi {
			s.scrollBy(a, hi-vhi+8)
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
