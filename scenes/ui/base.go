package ui

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"
	"godeck/internal/lang"
	"godeck/scenes/ui/typeset"
)

// Base does what all scenes have in common: it builds when something has
// changed, feeds input to the surface, runs the timeline, draws, and serves
// the mirror. A scene embeds it, sets Build and any other fields it needs, and
// adds Status and Title.
type Base struct {
	Surface  Surface
	Timeline Timeline
	Theme    *Theme
	Build    func(env *Env, s *Surface)   // declares the whole screen
	Before   func(env *Env, in *Input)    // called first in every Update
	Tick     func(env *Env) (redraw bool) // ambient motion; true requests a frame
	Under    func(c *Canvas)              // another scene visible below this one
	Backdrop func(c *Canvas)              // below everything else of this scene
	Overlay  func(c *Canvas)              // above everything else (particles)
	Halved   bool                         // only every second tick is drawn: the whole window changes, and slowly

	built  conditions
	frames frames
	hold   *Hold
}

// conditions are what a build depends on besides the scene.
type conditions struct {
	w, h, scale, text float64
	lang              lang.Lang
	touch, reduced    bool
	pad               Hints
	faces             int
}

// Update implements Scene.
func (b *Base) Update(env *Env, in *Input) {
	b.Theme = cmp.Or(b.Theme, &Midnight)
	b.Surface.env, b.Surface.theme = env, b.Theme // Before may ask for them before anything is built
	b.Surface.point(&b.Surface, env, in)
	if b.Before != nil {
		b.Before(env, in)
	}
	b.ensure(env)
	b.Surface.update(env, in)
	if b.Timeline.Tick(env.Settings.Speed.Pace()) {
		b.Surface.dirty = true
	}
	if b.Tick != nil && b.Tick(env) {
		b.Surface.dirty = true
	}
	b.ensure(env)
}

func (b *Base) ensure(env *Env) {
	b.Theme = cmp.Or(b.Theme, &Midnight)
	set := env.Settings
	now := conditions{env.W, env.H, env.Scale, set.TextScale, set.Lang, env.Touch, set.ReducedMotion, env.Pad, typeset.Rests()}
	if b.built == now && !b.Surface.stale {
		b.Surface.env = env
		return
	}
	b.built = now
	for i := 0; i < 3; i++ {
		b.Surface.begin(env, b.Theme)
		b.Build(env, &b.Surface)
		if !b.Surface.stale {
			break
		}
	}
}

// Notify shows a short message over the scene; warn makes it a warning.
func (b *Base) Notify(text string, warn bool) { b.Surface.Toast(text, warn) }

// Dirty implements Scene.
func (b *Base) Dirty() bool { return b.Surface.dirty && !(b.Halved && b.Surface.env.Tick%2 != 0) }

// Draw implements Scene.
func (b *Base) Draw(env *Env, dst *ebiten.Image) { b.drawFrame(env, dst, true) }

// DrawChanges implements ChangeDrawer.
func (b *Base) DrawChanges(env *Env, dst *ebiten.Image) { b.drawFrame(env, dst, false) }

func (b *Base) drawFrame(env *Env, dst *ebiten.Image, whole bool) {
	b.ensure(env)
	if b.Surface.dirty = false; dst == nil {
		return
	}
	b.frames.paint(env, b.Theme, dst, whole, func(c *Canvas) {
		if b.Under != nil {
			b.Under(c)
		}
		b.paint(c)
	})
}

// DrawOn draws the scene as part of another one.
func (b *Base) DrawOn(env *Env, c *Canvas) {
	b.ensure(env)
	lent, theme := c.Env, c.Theme
	c.Env, c.Theme = env, b.Theme
	b.paint(c)
	c.Env, c.Theme = lent, theme
	b.Surface.dirty = false
}

// Palette returns the scene's palette.
func (b *Base) Palette() *Theme { return cmp.Or(b.Theme, &Midnight) }

// Repaint makes the next picture a complete one: what Canvas.Paint shows has changed without its state.
func (b *Base) Repaint() {
	b.frames.stands = false
	b.Surface.Redraw()
}

// Record returns the display list of the scene as it would be drawn now, without a GPU.
func (b *Base) Record(env *Env) *DisplayList {
	b.ensure(env)
	list := &DisplayList{}
	c := NewCanvas(env, b.Theme, nil, list)
	b.paint(c)
	return list
}

func (b *Base) paint(c *Canvas) {
	shown := b.held(c)
	if shown == 0 && b.Backdrop != nil {
		b.Backdrop(c)
	}
	b.Surface.draw(c, shown, len(b.Surface.elems))
	drawTop(&b.Surface, c)
	if b.Overlay != nil {
		b.Overlay(c)
	}
}

// Nodes implements Scene.
func (b *Base) Nodes(env *Env) []Node {
	b.ensure(env)
	return b.Surface.Nodes()
}

// Activate implements Scene.
func (b *Base) Activate(env *Env, id string) {
	b.ensure(env)
	b.Surface.Activate(env, id)
}

// Focus implements Scene.
func (b *Base) Focus(id string) { b.Surface.SetFocus(id) }

// Announce implements Scene.
func (b *Base) Announce() []string {
	out := b.Surface.announce
	b.Surface.announce = nil
	return out
}

// HandleKey implements KeyHandler.
func (b *Base) HandleKey(env *Env, k KeyEvent) bool { return b.Surface.HandleKey(env, k) }

// Idle implements Idler: no animation is playing.
func (b *Base) Idle() bool {
	return !b.Timeline.Busy() && !b.Timeline.Beside() && !b.Surface.stale
}
