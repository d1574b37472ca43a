// Package table is what all card tables of the program share: card faces and
// their cache, the board of moving cards, hand fans, piles, slots, questions,
// log, zoom, browser, menu, hand-over, replay bar, dice and the tweens that
// present events. It knows no card game: a scene provides faces, places and
// words. README.md in this directory shows how.
package table

import (
	"strings"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Table is the base of a game scene: embed it, set Scene (the layout) and
// Backdrop, and call Ready once.
type Table struct {
	ui.Base
	Faces    cards.FaceCache
	Board    Board
	Log      Log
	Zoom     cards.Zoom
	Browser  Browser
	Menu     Menu
	HandOver HandOver
	Replay   Replay
	Sparks   ui.Particles
	Dice     Dice

	// Scene declares the table; it is called after every change.
	Scene func(env *ui.Env, s *ui.Surface)
	// Backdrop draws what is below everything else.
	Backdrop func(c *ui.Canvas)
	// Ambient animates what moves by itself; true requests a frame.
	Ambient func(env *ui.Env) bool
	// Front draws above the cards, below banners and numbers.
	Front func(c *ui.Canvas)

	floats         []floating
	banner         banner
	stage          *ui.Rect // place of banners; nil or empty: across the window
	hit            hitLight
	arrows         []*arrowLine
	shakeX, shakeY float64
	sounds         ui.Sounds
	width, unit    float64
	height         float64
	riffles        []riffle
	decides        func() []ui.Rect // what is being decided; nil: a table without a match
	clicked        []ui.Rect        // for busy
	keptClear      ui.Rect          // subject of a coach's words
	reduced        bool
	loudest        heard // while a presentation is being skipped
}

// heard is a sound to be played.
type heard struct {
	name      string
	gain, pan float64
}

// Ready connects the parts. Call it once, before the scene is shown.
func (t *Table) Ready() {
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
		t.sounds, t.width, t.height, t.unit, t.reduced = env.Sounds, env.W, env.H, env.Unit(), env.Settings.ReducedMotion
		_, _, pulls := t.Surface.Dragging()
		t.Zoom.Stir(t.Surface.Moved(), !pulls && !t.Timeline.Busy() && t.Board.Selected == "" && len(in.Pointers) == 0)
		if t.Timeline.Busy() && !t.Surface.Modal() {
			for i := range in.Pointers {
				if p := &in.Pointers[i]; p.Phase == ui.PointerDown && t.Surface.At(p.X, p.Y) == nil {
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
		t.skipped()
		m := t.Board.Tick(env)
		m = t.Faces.Tick() || m
		m = t.Sparks.Tick() || m
		m = t.tickFloats(env.Settings.Speed) || m
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
		t.Board.sweep.draw(c)
	}
	t.Base.Build = func(env *ui.Env, s *ui.Surface) {
		t.sounds, t.width, t.height, t.unit, t.reduced = env.Sounds, env.W, env.H, env.Unit(), env.Settings.ReducedMotion
		t.Board.Begin(s)
		t.Scene(env, s)
		t.Board.End(s)
		s.Paint("table.effects", ui.Rect{W: env.W, H: env.H}, func(c *ui.Canvas) {
			if t.Front != nil {
				t.Front(c)
			}
			t.Dice.Draw(c)
			t.drawEffects(c)
			t.Zoom.DrawPreview(c, &t.Faces, t.Board.Light, t.busy(s))
		})
		t.Browser.declare(s, t)
		t.Log.declareDialog(s, &t.Zoom)
		t.Menu.declare(env, s)
		t.HandOver.declare(s)
		t.Zoom.Declare(s, &t.Faces, t.Board.Light)
	}
}

// busy returns the places of what may have to be clicked: buttons, places that
// wait for a card, lit cards, and what is being decided. Log and piles are only read.
func (t *Table) busy(s *ui.Surface) []ui.Rect {
	if !t.Zoom.Previewing() {
		return nil
	}
	t.clicked = t.clicked[:0]
	if r := t.keptClear; !r.Empty() && r.W*r.H < 0.3*t.width*t.height {
		t.clicked = append(t.clicked, r)
	}
	if t.decides != nil {
		t.clicked = append(t.clicked, t.decides()...)
	}
	s.Each(func(e *ui.Element) {
		if e.Role != ui.RoleButton || e.Disabled || strings.HasPrefix(e.ID, "rail") || strings.HasPrefix(e.ID, "log.") || strings.HasPrefix(e.ID, "pile-") {
			return
		}
		if m, ok := t.Board.mark(e.ID); ok && m != MarkLegal && m != MarkTarget {
			return
		}
		t.clicked = append(t.clicked, e.Rect)
	})
	return t.clicked
}

// Drawn returns where the card of a node is drawn now; ok is false if it is not a card.
func (t *Table) Drawn(node string) (r ui.Rect, ok bool) { return t.Board.Drawn(node) }

// KeepClear sets the subject of a coach's words: previews do not cover it.
func (t *Table) KeepClear(r ui.Rect) { t.keptClear = r }

// Sound plays an effect. When a presentation is skipped only its loudest sound
// is played, the last of several.
func (t *Table) Sound(name string, gain, pan float64) {
	if name == "" || t.sounds == nil {
		return
	}
	if t.Timeline.Skipping() {
		if gain >= t.loudest.gain {
			t.loudest = heard{name, gain, pan}
		}
		return
	}
	t.sounds.Play(name, gain, pan)
}

// skipped plays the remaining sound of a skipped presentation.
func (t *Table) skipped() {
	if h := t.loudest; h.name != "" && t.sounds != nil {
		t.loudest = heard{}
		t.sounds.Play(h.name, h.gain, h.pan)
	}
}

// Skip ends the running presentation at once, without leaving numbers and sparks.
func (t *Table) Skip() {
	t.Timeline.Skip()
	t.floats = t.floats[:0]
	t.Sparks.Clear()
	t.hit, t.banner, t.arrows = hitLight{}, banner{}, t.arrows[:0]
	t.riffles = t.riffles[:0]
	t.shakeX, t.shakeY = 0, 0
	t.skipped()
}

func (t *Table) pan(x float64) float64 {
	if t.width <= 0 {
		return 0
	}
	return ui.Clamp01(x/t.width)*1.2 - 0.6
}

// Shift returns the present offset of a trembling table, for use in Backdrop.
func (t *Table) Shift() (dx, dy float64) { return t.shakeX, t.shakeY }

// Idle implements ui.Idler: no animation, every card at rest.
func (t *Table) Idle() bool {
	return t.Base.Idle() && t.Board.Settled() && !t.Dice.Rolling()
}

// Play queues a tween of the running presentation.
func (t *Table) Play(steps ...ui.Tween) {
	for _, s := range steps {
		t.Timeline.Play(s)
	}
}

// Beside returns a tween that takes no time: it starts another beside the
// presentation, which does not wait for it.
func (t *Table) Beside(s ui.Tween) ui.Tween { return ui.Call(func() { t.Timeline.Now(s) }) }

// Then queues a change of what the scene shows: the function, then a new build.
func (t *Table) Then(fn func()) {
	t.Timeline.Play(ui.Call(func() {
		fn()
		t.Surface.Invalidate()
	}))
}
