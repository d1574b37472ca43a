package game

import (
	"math"
	"strings"

	"godeck/scenes/ui"
)

// focusTree moves the keyboard focus over the nodes of the visible scene. In
// the browser the mirror keeps it in step with the page's own focus (Tab,
// screen readers).
type focusTree struct {
	id    string  // the focused node, even while the ring is hidden
	shown bool    // the ring is visible: the player uses the keyboard
	rect  ui.Rect // where the node was last, to continue from there if it vanishes
	// moved asks the mirror to move the page's focus.
	moved bool
}

// focusable reports whether a node can have the focus. Disabled nodes can:
// their text says why they are disabled.
func focusable(n *ui.Node) bool {
	switch n.Role {
	case ui.RoleButton, ui.RoleRadio, ui.RoleSlider, ui.RoleField:
		return true
	}
	return false
}

// leave drops the focus of a scene that is no longer visible.
func (f *focusTree) leave(scene ui.Scene) {
	shown := f.shown
	*f = focusTree{}
	// A player at the keyboard keeps the ring: the next sync finds a node.
	f.shown = shown
	if scene != nil {
		scene.Focus("")
	}
}

// update removes the focus tree's keys from the input.
func (f *focusTree) update(a *App, scene ui.Scene, in *ui.Input) {
	for i := range in.Pointers {
		if in.Pointers[i].Phase == ui.PointerDown {
			f.hide(scene)
		}
	}
	if len(in.Keys) == 0 {
		return
	}
	handler, _ := scene.(ui.KeyHandler)
	rest := in.Keys[:0]
	for _, k := range in.Keys {
		if handler != nil && handler.HandleKey(&a.env, k) {
			a.mirror.pending = true
			continue
		}
		if !f.key(a, scene, k) {
			rest = append(rest, k)
		}
	}
	in.Keys = rest
}

// key reports whether the focus tree has used the key.
func (f *focusTree) key(a *App, scene ui.Scene, k ui.KeyEvent) bool {
	if k.Ctrl || k.Lit {
		return false
	}
	switch k.Key {
	case "Tab":
		d := 1
		if k.Shift {
			d = -1
		}
		return f.step(a, scene, d)
	case "ArrowLeft":
		return f.arrow(a, scene, -1, 0)
	case "ArrowRight":
		return f.arrow(a, scene, 1, 0)
	case "ArrowUp":
		return f.arrow(a, scene, 0, -1)
	case "ArrowDown":
		return f.arrow(a, scene, 0, 1)
	case "1", "2", "3", "4", "5", "6", "7", "8", "9":
		f.hide(scene) // it chooses by itself: Enter then does what is lit, not what had the ring
		return false
	case "Enter", " ":
		if !f.shown || f.id == "" {
			return false
		}
		if !k.Repeat {
			a.activate(f.id)
		}
		return true
	}
	return false
}

// first returns the number of the stop at which a walk begins: with the own hand, where
// there is one, else with what is read first.
func first(nodes []ui.Node, stops []int) int {
	for i, s := range stops {
		if strings.HasPrefix(nodes[s].ID, "hand-") {
			return i
		}
	}
	return 0
}

// step moves the focus in reading order, wrapping around.
func (f *focusTree) step(a *App, scene ui.Scene, d int) bool {
	nodes := scene.Nodes(&a.env)
	stops := stopsOf(nodes)
	if len(stops) == 0 {
		return false
	}
	at := -1
	for i, s := range stops {
		if nodes[s].ID == f.id {
			at = i
		}
	}
	switch {
	case at < 0 && d > 0:
		at = first(nodes, stops)
	case at < 0:
		at = len(stops) - 1
	case f.shown:
		at = (at + d + len(stops)) % len(stops)
	}
	f.set(a, scene, &nodes[stops[at]])
	return true
}

// arrow moves the focus to the nearest node in a direction.
func (f *focusTree) arrow(a *App, scene ui.Scene, dx, dy float64) bool {
	nodes := scene.Nodes(&a.env)
	stops := stopsOf(nodes)
	if len(stops) == 0 {
		return false
	}
	at := -1
	for _, s := range stops {
		if nodes[s].ID == f.id {
			at = s
		}
	}
	if at >= 0 && nodes[at].Role == ui.RoleSlider && dx != 0 {
		return false // the slider's own
	}
	if at >= 0 && !f.shown {
		f.set(a, scene, &nodes[at])
		return true
	}
	if at < 0 {
		if f.rect.Empty() {
			f.set(a, scene, &nodes[stops[first(nodes, stops)]])
		} else {
			f.set(a, scene, &nodes[closest(nodes, stops, f.rect)])
		}
		return true
	}
	best, bestCost := -1, math.Inf(1)
	for _, s := range stops {
		if s == at {
			continue
		}
		if c := costOf(nodes[at].Rect, nodes[s].Rect, dx, dy); c < bestCost {
			best, bestCost = s, c
		}
	}
	if best >= 0 {
		f.set(a, scene, &nodes[best])
	}
	return true
}

// costOf returns the distance of to from from in the direction (dx, dy):
// infinite behind and beside. A sideways gap counts double, so that
// overlapping nodes come first.
func costOf(from, to ui.Rect, dx, dy float64) float64 {
	fx, fy := from.X+from.W/2, from.Y+from.H/2
	tx, ty := to.X+to.W/2, to.Y+to.H/2
	ahead := (tx-fx)*dx + (ty-fy)*dy
	if ahead <= 0.5 {
		return math.Inf(1)
	}
	side := math.Abs((tx-fx)*dy) + math.Abs((ty-fy)*dx)
	gap := 0.0
	if dx != 0 {
		gap = math.Max(0, math.Max(to.Y-(from.Y+from.H), from.Y-(to.Y+to.H)))
	} else {
		gap = math.Max(0, math.Max(to.X-(from.X+from.W), from.X-(to.X+to.W)))
	}
	if gap > ahead {
		return math.Inf(1) // more beside than ahead
	}
	return ahead + 0.3*side + 2*gap
}

func closest(nodes []ui.Node, stops []int, r ui.Rect) int {
	best, bestD := stops[0], math.Inf(1)
	x, y := r.X+r.W/2, r.Y+r.H/2
	for _, s := range stops {
		n := &nodes[s]
		d := math.Hypot(n.Rect.X+n.Rect.W/2-x, n.Rect.Y+n.Rect.H/2-y)
		if n.Disabled {
			d *= 4
		}
		if d < bestD {
			best, bestD = s, d
		}
	}
	return best
}

func stopsOf(nodes []ui.Node) []int {
	var stops []int
	for i := range nodes {
		if focusable(&nodes[i]) {
			stops = append(stops, i)
		}
	}
	return stops
}

func (f *focusTree) set(a *App, scene ui.Scene, n *ui.Node) {
	f.id, f.rect, f.shown, f.moved = n.ID, n.Rect, true, true
	scene.Focus(n.ID)
	a.redraw = true
	a.mirror.pending = true
}

// fromPage follows the page's own focus.
func (f *focusTree) fromPage(a *App, id string) {
	scene := a.top()
	if scene == nil || a.crashed {
		return
	}
	if id == "" {
		if f.shown {
			f.hide(scene)
			a.redraw = true
		}
		return
	}
	for _, n := range scene.Nodes(&a.env) {
		if n.ID == id {
			f.set(a, scene, &n)
			f.moved = false
			return
		}
	}
}

// hide hides the ring when the player uses mouse or finger; the node stays
// focused.
func (f *focusTree) hide(scene ui.Scene) {
	if f.shown {
		f.shown = false
		scene.Focus("")
	}
}

// settle focuses another node when the focused one has gone, so that a player
// at the keyboard always has one.
func (f *focusTree) settle(a *App, scene ui.Scene, nodes []ui.Node) {
	if !f.shown {
		return
	}
	for i := range nodes {
		if nodes[i].ID == f.id {
			f.rect = nodes[i].Rect
			return
		}
	}
	stops := stopsOf(nodes)
	if len(stops) == 0 {
		if f.id != "" {
			f.id = ""
			scene.Focus("")
		}
		return
	}
	at := stops[0]
	if !f.rect.Empty() {
		at = closest(nodes, stops, f.rect)
	}
	f.set(a, scene, &nodes[at])
}

// activate operates a node of the visible scene like a tap.
func (a *App) activate(id string) {
	scene := a.top()
	if scene == nil || a.crashed {
		return
	}
	scene.Activate(&a.env, id)
	a.redraw = true
	a.mirror.pending = true
}
