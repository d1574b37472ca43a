package game

import (
	"godeck/internal/lang"
	"godeck/scenes/ui"
)

// mirrorEvery is the interval in ticks between readings of a moving scene. An
// operation by the player is read at once.
const mirrorEvery = 6

// mirror publishes the scene outside of the canvas: to the page's hidden
// elements in the browser, to the window's title on the desktop. It reads a
// scene only after possible changes.
type mirror struct {
	pending bool  // read in this tick
	stale   bool  // the scene has changed since the last reading
	next    int64 // first tick at which a stale scene may be read
	nodes   []ui.Node
	status  string
	title   string
	lang    lang.Lang
	rests   bool // the page may be reloaded
	place   place
	outside outside
}

// place is where the browser's Back leads.
type place uint8

const (
	nowhere place = iota // nothing has been shown
	home                 // out of the page
	away                 // a step back within it
)

// placeOf returns where Back leads from a scene: from one that is AtHome out of the
// page, elsewhere it is Escape.
func placeOf(scene ui.Scene) place {
	if h, ok := scene.(interface{ AtHome() bool }); ok && h.AtHome() {
		return home
	}
	return away
}

func (m *mirror) open(a *App) { m.outside.open(a) }

func (m *mirror) tick(a *App, scene ui.Scene, dirty bool) {
	m.stale = m.stale || dirty
	if a.settings.Lang != m.lang {
		m.lang = a.settings.Lang
		m.outside.setLang(m.lang)
		m.pending = true
	}
	if !m.pending && !(m.stale && a.env.Tick >= m.next) {
		return
	}
	m.pending, m.stale, m.next = false, false, a.env.Tick+mirrorEvery
	if t := scene.Title(&a.env); t != m.title {
		m.title = t
		m.outside.setTitle(t)
	}
	nodes := scene.Nodes(&a.env)
	a.focus.settle(a, scene, nodes)
	m.pending = false // set again by settling, which this reading covers
	if !sameNodes(nodes, m.nodes) {
		m.nodes = append(m.nodes[:0], nodes...)
		m.outside.setNodes(m.nodes, a.scale)
	}
	r, ok := scene.(ui.Reloadable)
	if rests := ok && r.CanReload(); rests != m.rests {
		m.rests = rests
		m.outside.setResting(rests)
	}
	if p := placeOf(scene); p != m.place {
		m.place = p
		m.outside.setAway(p == away)
	}
	if s := scene.Status(&a.env); s != m.status {
		m.status = s
		m.outside.setStatus(s)
	}
	if lines := scene.Announce(); len(lines) > 0 {
		a.remember(lines)
		m.outside.say(lines)
	}
	if a.focus.moved {
		a.focus.moved = false
		m.outside.setFocus(a.focus.id)
	}
}

// write gives a text field of the visible scene what was written in the page.
func (a *App) write(id, text string) {
	if w, ok := a.top().(ui.Writer); ok && !a.crashed {
		w.Write(&a.env, id, text)
		a.redraw, a.mirror.pending = true, true
	}
}

func sameNodes(a, b []ui.Node) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// idle reports whether nothing moves and only the player is awaited.
func (a *App) idle() bool {
	scene := a.top()
	if scene == nil || a.crashed || !a.shownOnce || a.mirror.pending || a.loader.Waiting() {
		return false
	}
	if s, ok := scene.(ui.Idler); ok {
		return s.Idle()
	}
	return !scene.Dirty()
}
