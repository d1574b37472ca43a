package ui

import "math"

// hand is the pointer on a surface: the stroke in progress, what it rests on and
// what it holds. What it does is done to the surface.
type hand struct {
	pressing       bool   // pointers and keys are being handed out
	pressed        int    // ticks for which the pointer that is lifted now has been down
	lifted         string // what the pointer lifted now was on
	hover          string
	hoverTicks     int
	hoverX, hoverY float64
	points         bool    // the mouse is over the window
	restX, restY   float64 // where the pointer rests
	moved          bool    // in this tick it has left that place
	dropped        bool    // something was dropped where it rests: it reads nothing
	slid           bool    // what is hovered came under a resting pointer: it is not lit
	hoverTip       string  // from TipAt
	held           heldTip // shown to a finger
	st             stroke
	tapX           float64 // of the last tap; negative: operated without a pointer
}

type stroke struct {
	active                  bool
	id                      int
	touch                   bool
	ticks, still            int // since it began; … those that count for a long press
	target                  string
	scroll                  *scrollArea
	dragging                *Drag
	x0, y0, x, y            float64
	moved, spent, secondary bool
}

// heldTip is a tip requested by holding a finger.
type heldTip struct {
	text  string
	at    Rect
	ticks int // ticks left
}

const (
	tipDelay = 36  // ticks for which the pointer must rest before a tip shows
	tipStays = 150 // … for which one requested by a finger stays
	tremble  = 3   // how far a pointer may stray, in CSS pixels, and still rest
)

// LongPress is how many ticks of holding still inspect an element. Of those that
// make up for a slow frame only the first few count: what the pointer did
// meanwhile is not known yet, and a drag would become a long press.
const (
	LongPress  = 26
	mostBehind = 4
)

// tip returns the tip to show now, with its subject's rectangle.
func (h *hand) tip(s *Surface) (string, Rect) {
	if h.held.ticks > 0 {
		return h.held.text, h.held.at
	}
	e := s.Find(h.hover)
	if h.hoverTicks < tipDelay || h.dropped || h.slid || h.st.active || e == nil || e.layer != len(s.layers)-1 {
		return "", Rect{}
	}
	return e.tip(h.hoverX, h.hoverY)
}

// Pressing reports whether what happens now is a pointer's or a key's doing and not
// the program's, how many ticks the pointer was down, and on what: 0, "" for a key.
func (h *hand) Pressing() (n int, on string, ok bool) { return h.pressed, h.lifted, h.pressing }

// Down returns what a pointer is down on now, "" for nothing.
func (h *hand) Down() string {
	if !h.st.active || h.st.spent {
		return ""
	}
	return h.st.target
}

// point notes whether the pointer has moved. What comes under one that rests is
// neither lit nor read.
func (h *hand) point(s *Surface, env *Env, in *Input) {
	if h.restX == 0 && h.restY == 0 { // a new scene: it may have rested since the one before
		h.restX, h.restY = in.WasX, in.WasY
	}
	h.moved = math.Hypot(in.HoverX-h.restX, in.HoverY-h.restY) > tremble*env.Scale
	if h.moved {
		h.restX, h.restY = in.HoverX, in.HoverY
		s.dirty = s.dirty || h.slid
		h.dropped, h.slid = false, false
	}
}

// Moved reports whether the pointer itself has moved in this tick.
func (h *hand) Moved() bool { return h.moved }

// Pointer returns where the mouse is; ok is false if it is not over the window,
// or fingers are used.
func (h *hand) Pointer() (x, y float64, ok bool) { return h.hoverX, h.hoverY, h.points }

func (h *hand) hoverUpdate(s *Surface, env *Env, in *Input) {
	h.hoverX, h.hoverY, h.points = in.HoverX, in.HoverY, in.Hover && !env.Touch
	id := ""
	if in.Hover && !env.Touch && h.st.dragging == nil {
		if e := s.At(in.HoverX, in.HoverY); e != nil {
			id = e.ID
		}
	}
	if id != h.hover {
		if e := s.Find(h.hover); e != nil && e.Hover != nil {
			e.Hover(env, false)
		}
		h.hover, h.hoverTicks, h.slid = id, 0, !h.moved
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
	h.hoverTicks++
	text, _ := e.tip(in.HoverX, in.HoverY)
	if e.TipAt != nil && text != h.hoverTip {
		h.hoverTip, h.hoverTicks, s.dirty = text, 0, true
	}
	if h.hoverTicks == tipDelay && text != "" {
		s.dirty = true
	}
}

func (h *hand) down(s *Surface, env *Env, p PointerEvent) {
	if h.st.active {
		return
	}
	h.held = heldTip{}
	h.st = stroke{active: true, id: p.ID, touch: p.Touch, x0: p.X, y0: p.Y, x: p.X, y: p.Y, secondary: p.Secondary}
	if e := s.At(p.X, p.Y); e != nil {
		h.st.target = e.ID
		h.st.scroll = e.scroll
	}
	if h.st.scroll == nil {
		h.st.scroll = s.scrollAt(p.X, p.Y)
	}
	if h.st.scroll != nil {
		h.st.scroll.velocity = 0
	}
	if p.Secondary {
		if e := s.Find(h.st.target); e != nil && e.Inspect != nil {
			e.Inspect(env)
			s.Invalidate()
		}
		h.st.spent = true
	}
	s.dirty = true
}

// strokes reports whether a pointer event belongs to the stroke in progress.
func (h *hand) strokes(p PointerEvent) bool { return h.st.active && p.ID == h.st.id }

func (h *hand) move(s *Surface, env *Env, p PointerEvent) {
	if !h.strokes(p) {
		return
	}
	dx, dy := p.X-h.st.x, p.Y-h.st.y
	h.st.x, h.st.y = p.X, p.Y
	if h.st.dragging != nil {
		if h.st.dragging.Move != nil {
			h.st.dragging.Move(env, p.X, p.Y)
		}
		s.dirty = true
		return
	}
	slop := 6.0
	if h.st.touch {
		slop = 11
	}
	tx, ty := p.X-h.st.x0, p.Y-h.st.y0
	if !h.st.moved && math.Hypot(tx, ty) > slop*env.Scale && !h.st.spent {
		h.st.moved = true
		e := s.Find(h.st.target)
		along := false // the stroke follows the scrolling direction
		if a := h.st.scroll; a != nil && a.max > 0 {
			along = math.Abs(ty) > math.Abs(tx)
			if a.horizontal {
				along = !along
			}
		}
		if e != nil && e.Drag != nil && !e.Disabled && !along {
			h.st.dragging = e.Drag
			h.st.scroll = nil
			if e.Drag.Start != nil {
				e.Drag.Start(env, h.st.x0, h.st.y0)
			}
			if e.Drag.Move != nil {
				e.Drag.Move(env, p.X, p.Y)
			}
			s.Invalidate()
			return
		}
	}
	if h.st.moved && h.st.scroll != nil && (h.st.touch || h.st.target == "") {
		d := -dy
		if h.st.scroll.horizontal {
			d = -dx
		}
		h.st.scroll.slide(s, d)
		h.st.scroll.velocity = d
		h.st.spent = true
	}
}

func (h *hand) up(s *Surface, env *Env, p PointerEvent) {
	if !h.strokes(p) {
		return
	}
	st := h.st
	h.st = stroke{}
	s.dirty = true
	if st.dragging != nil {
		h.dropped, h.restX, h.restY = true, p.X, p.Y
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
	h.tapX, h.pressed, h.lifted = st.x, st.ticks, st.target
	if st.moved && !e.Hit.Contains(p.X, p.Y) && !e.Rect.Contains(p.X, p.Y) {
		return
	}
	s.tap(env, e)
}

// letGo cancels the stroke.
func (h *hand) letGo(s *Surface, env *Env) {
	if d := h.st.dragging; d != nil && d.Cancel != nil {
		d.Cancel(env)
	}
	h.st = stroke{}
	s.Invalidate()
}

func (h *hand) strokeTick(s *Surface, env *Env) {
	if !h.st.active || h.st.moved || h.st.spent {
		return
	}
	if h.st.ticks++; env.Behind > mostBehind {
		return
	}
	if h.st.still++; h.st.still == LongPress {
		e := s.Find(h.st.target)
		if e != nil && e.TipAt != nil && h.st.touch {
			if text, at := e.TipAt(h.st.x0, h.st.y0); text != "" {
				h.st.spent, s.dirty = true, true
				h.held = heldTip{text, at, tipStays}
				return
			}
		}
		// A mouse has a button for this: who thinks while it holds a card is about to drag that.
		if e != nil && e.Inspect != nil && (h.st.touch || e.Drag == nil || e.Disabled) {
			h.st.spent = true
			e.Inspect(env)
			s.Invalidate()
		}
	}
}

// Dragging returns the pointer's position while something is being dragged.
func (h *hand) Dragging() (x, y float64, ok bool) { return h.st.x, h.st.y, h.st.dragging != nil }

// Hovered returns the id of the element under the mouse, "" for none.
func (h *hand) Hovered() string { return h.hover }
