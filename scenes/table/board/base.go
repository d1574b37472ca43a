package board

import (
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Base is what a table is made of: the cards on it and their faces, the
// inspector, dice, sparks, and the tweens that move all of it. Set Scene (the
// layout) and Backdrop, and call Ready once.
type Base struct {
	ui.Base
	Faces  cards.FaceCache
	Board  Board
	Zoom   cards.Zoom
	Sparks stage.Particles
	Dice   Dice
	Across Banner

	// Scene declares the table; it is called after every change.
	Scene func(env *ui.Env, s *ui.Surface)
	// Over declares what lies over the table, below the inspector; may be nil.
	Over func(env *ui.Env, s *ui.Surface)
	// Backdrop draws what is below everything else.
	Backdrop func(c *ui.Canvas)
	// Ambient animates what moves by itself; true requests a frame.
	Ambient func(env *ui.Env) bool
	// Decides returns the places of what is being decided; nil: a table without a match.
	Decides func() []ui.Rect
	// Front draws above the cards, below banners and numbers.
	Front func(c *ui.Canvas)

	numbers        numbers
	hit            hitLight
	arrows         []*arrowLine
	shakeX, shakeY float64
	voice          voice
	width, unit    float64
	height         float64
	riffles        []riffle
	clicked        []ui.Rect // for busy
	keptClear      ui.Rect   // subject of a coach's words
	reduced        bool
	topped         bool // see Topped
}

// Ready connects the parts. Call it once, before the scene is shown.
func (t *Base) Ready() {
	t.Board.Faces = &t.Faces
	t.Board.Inspect = func(env *ui.Env, f *cards.CardFace) {
		t.Zoom.Open(f)
		t.Zoom.Over(t.Board.over)
		t.Surface.Invalidate()
	}
	t.Board.Preview = func(env *ui.Env, f *cards.CardFace, at ui.Rect, on bool) {
		t.Zoom.Hover(f, at, on, !t.Surface.Moved())
		if t.Zoom.Showing() == nil {
			t.Zoom.Over(t.Board.over)
		}
		t.Surface.Redraw()
	}
	t.Base.Before = func(env *ui.Env, in *ui.Input) {
		t.voice.sounds, t.width, t.height, t.unit, t.reduced = env.Sounds, env.W, env.H, env.Unit(), env.Settings.ReducedMotion
		_, _, pulls := t.Surface.Dragging()
		t.Zoom.Stir(t.Surface.Moved(), !pulls && !t.Timeline.Busy() && t.Board.Selected == "" && len(in.Pointers) == 0)
		if t.Timeline.Busy() && !t.Surface.Modal() {
			for i := range in.Pointers {
				if p := &in.Pointers[i]; p.Phase == ui.PointerDown && skips(t.Surface.At(p.X, p.Y)) {
					t.Skip()
				}
			}
			for _, k := range in.Keys {
				if !k.Repeat && (k.Key == "Enter" || k.Key == " " || k.Key == "Escape") {
					t.Skip()
				}
			}
		}
	}
	t.Base.Tick = func(env *ui.Env) bool {
		t.voice.rest()
		t.Halved = t.Board.sweep.on
		if h := t.Held(); h != nil {
			h.Shift.X, h.Shift.Y = t.Shift()
		}
		m := t.Board.Tick(env)
		m = t.Faces.Tick() || m
		m = t.Sparks.Tick() || m
		m = t.numbers.tick(env.Settings.Speed) || m
		m = t.Zoom.Tick() || m
		m = t.Dice.Tick(env.Settings.Speed) || m
		if t.Ambient != nil {
			m = t.Ambient(env) || m
		}
		return m
	}
	t.Base.Backdrop = func(c *ui.Canvas) {
		if t.Backdrop != nil {
			t.Backdrop(c)
		}
		if !t.Board.sweep.over {
			t.Board.sweep.draw(c)
		}
	}
	t.Base.Build = func(env *ui.Env, s *ui.Surface) {
		t.voice.sounds, t.width, t.height, t.unit, t.reduced = env.Sounds, env.W, env.H, env.Unit(), env.Settings.ReducedMotion
		t.Board.Begin(s)
		t.topped = false
		t.Scene(env, s)
		Topped(t, s)
		t.Board.End(s)
		s.Paint("table.preview", ui.Rect{W: env.W, H: env.H}, func(c *ui.Canvas) { t.Zoom.DrawPreview(c, &t.Faces, t.Board.Light, t.busy(s)) })
		if t.Over != nil {
			t.Over(env, s)
		}
		t.Zoom.Declare(s, &t.Faces, t.Board.Light)
	}
}

// Topped declares what is above the table: the cards in the air, and all that
// plays there. Dialogs are declared after it, so that nothing of the table lies
// over them. A scene that does not call it has it above all it declares.
func Topped(t *Base, s *ui.Surface) {
	if t.topped {
		return
	}
	t.topped = true
	t.Board.flies(s, true)
	s.Paint(effects, ui.Rect{W: t.width, H: t.height}, func(c *ui.Canvas) {
		if t.Front != nil {
			t.Front(c)
		}
		t.Dice.Draw(c)
		t.drawEffects(c)
	})
}

// effects is the element that has everything that plays over the table.
const effects = "table.effects"

// Hold keeps the table below the effects as a picture (ui.Base.Hold), which
// trembles as the table does; nil where none is kept: with reduced motion, while
// a presentation is skipped, and in very large windows.
func Hold(t *Base) *ui.Hold {
	if t.reduced || t.Timeline.Skipping() {
		return nil
	}
	return t.Base.Hold(effects)
}

// skips reports whether a press on an element is one on the table: nothing can
// be done with what is there.
func skips(e *ui.Element) bool {
	return e == nil || e.Disabled || e.Tap == nil && e.Inspect == nil && e.Drag == nil
}

// busy returns the places of what may have to be clicked: buttons, places that
// wait for a card, lit cards, and what is being decided.
func (t *Base) busy(s *ui.Surface) []ui.Rect {
	if !t.Zoom.Previewing() {
		return nil
	}
	t.clicked = t.clicked[:0]
	if r := t.keptClear; !r.Empty() && r.W*r.H < 0.3*t.width*t.height {
		t.clicked = append(t.clicked, r)
	}
	if t.Decides != nil {
		t.clicked = append(t.clicked, t.Decides()...)
	}
	s.Each(func(e *ui.Element) {
		if e.Role != ui.RoleButton || e.Disabled || cards.OnlyRead(e.ID) {
			return
		}
		if m, ok := t.Board.mark(e.ID); ok && m != MarkLegal && m != MarkTarget && m != MarkHidden {
			return
		}
		t.clicked = append(t.clicked, e.Rect)
	})
	return t.clicked
}

// Drawn returns where the card of a node is drawn now; ok is false if it is not a card.
func (t *Base) Drawn(node string) (r ui.Rect, ok bool) { return t.Board.Drawn(node) }

// KeepClear sets the subject of a coach's words: previews do not cover it.
func (t *Base) KeepClear(r ui.Rect) { t.keptClear = r }

// Skip ends the running presentation at once, without leaving numbers and sparks.
func (t *Base) Skip() {
	t.Timeline.Skip()
	t.numbers = t.numbers[:0]
	t.Sparks.Clear()
	t.hit, t.arrows = hitLight{}, t.arrows[:0]
	t.Across.Drop()
	t.riffles = t.riffles[:0]
	t.shakeX, t.shakeY = 0, 0
	t.voice.rest()
}

// Shift returns the present offset of a trembling table, for use in Backdrop.
func (t *Base) Shift() (dx, dy float64) { return t.shakeX, t.shakeY }

// Idle implements ui.Idler: no animation, every card at rest.
func (t *Base) Idle() bool {
	return t.Base.Idle() && t.Board.Settled() && !t.Dice.Rolling()
}

// Play queues a tween of the running presentation.
func (t *Base) Play(steps ...ui.Tween) {
	for _, s := range steps {
		t.Timeline.Play(s)
	}
}

// Beside returns a tween that takes no time: it starts another beside the
// presentation, which does not wait for it.
func (t *Base) Beside(s ui.Tween) ui.Tween { return ui.Call(func() { t.Timeline.Now(s) }) }

// Then queues a change of what the scene shows: the function, then a new build.
func (t *Base) Then(fn func()) {
	t.Timeline.Play(ui.Call(func() {
		fn()
		t.Surface.Invalidate()
	}))
}
