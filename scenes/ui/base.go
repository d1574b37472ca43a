package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
	"godeck/internal/lang"
)

// Base does what every scene does alike: build when something changed, feed
// input to the surface, run the timeline, draw, answer the mirror. A scene
// embeds it, sets Build and whichever other fields it wants, and adds its own
// Status and Title.
type Base struct {
	Surface  Surface
	Timeline Timeline
	Theme    *Theme
	Build    func(env *Env, s *Surface)   // declares the whole screen
	Before   func(env *Env, in *Input)    // called first in every Update
	Tick     func(env *Env) (redraw bool) // ambient motion; true asks for a frame
	Backdrop func(c *Canvas)              // under everything
	Overlay  func(c *Canvas)              // above everything (particles)

	w, h, scale, text float64
	lang              lang.Lang
	touch             bool
	reduced           bool
	built             bool
	patch             Rect
}

// Update implements Scene.
func (b *Base) Update(env *Env, in *Input) {
	if b.Theme == nil {
		b.Theme = &Midnight
	}
	if b.Before != nil {
		b.Before(env, in)
	}
	b.ensure(env)
	b.Surface.update(env, in)
	if b.Timeline.Tick(env.Settings.Speed) {
		b.Surface.dirty = true
	}
	if b.Tick != nil && b.Tick(env) {
		b.Surface.dirty = true
	}
	b.ensure(env)
}

func (b *Base) ensure(env *Env) {
	if b.Theme == nil {
		b.Theme = &Midnight
	}
	set := env.Settings
	if b.built && !b.Surface.stale && b.w == env.W && b.h == env.H && b.scale == env.Scale && b.text == set.TextScale && b.lang == set.Lang && b.touch == env.Touch && b.reduced == set.ReducedMotion {
		b.Surface.env = env
		return
	}
	b.w, b.h, b.scale, b.text, b.lang, b.touch, b.reduced = env.W, env.H, env.Scale, set.TextScale, set.Lang, env.Touch, set.ReducedMotion
	for i := 0; i < 3; i++ {
		b.Surface.begin(env, b.Theme)
		b.Build(env, &b.Surface)
		b.built = true
		if !b.Surface.stale {
			break
		}
	}
}

// Tell shows a short message over the scene; warn makes it a warning.
func (b *Base) Notify(text string, warn bool) { b.Surface.Toast(text, warn) }

// RedrawIn asks for a new picture of a part of the window: whatever moves
// nowhere else need not have everything drawn again.
func (b *Base) RedrawIn(r Rect) { b.patch = r }

// Patch implements Patcher.
func (b *Base) Patch() (Rect, bool) {
	return b.patch, !b.patch.Empty() && !b.Surface.stale
}

// DrawPatch implements Patcher.
func (b *Base) DrawPatch(env *Env, dst *ebiten.Image, r Rect) {
	b.patch = Rect{}
	b.drawIn(env, dst.SubImage(r2i(r)).(*ebiten.Image), r)
}

// Dirty implements Scene.
func (b *Base) Dirty() bool { return b.Surface.dirty }

// Draw implements Scene.
func (b *Base) Draw(env *Env, dst *ebiten.Image) {
	b.ensure(env)
	b.drawIn(env, dst, Rect{0, 0, env.W, env.H})
	b.Surface.dirty, b.patch = false, Rect{}
}

func (b *Base) drawIn(env *Env, dst *ebiten.Image, r Rect) {
	c := Canvas{Env: env, Theme: b.Theme, dst: dst, full: dst, clip: r, window: r, live: true}
	labels.draws++
	b.paint(&c)
	flush()
}

// Record is the display list of the scene as it would be drawn now; it needs no GPU.
func (b *Base) Record(env *Env) *DisplayList {
	b.ensure(env)
	list := &DisplayList{}
	c := NewCanvas(env, b.Theme, nil, list)
	b.paint(c)
	return list
}

func (b *Base) paint(c *Canvas) {
	if b.Backdrop != nil {
		b.Backdrop(c)
	}
	b.Surface.draw(c)
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

// Idle implements Idler: no animation plays.
func (b *Base) Idle() bool {
	return !b.Timeline.Busy() && len(b.Timeline.side) == 0 && !b.Surface.stale
}
