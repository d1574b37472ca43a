package game

import (
	"testing"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// grid is a scene of nodes that records what was done to it.
type grid struct {
	nodes     []ui.Node
	focused   string
	activated []string
	keys      []string
	dirty     bool
	closed    bool
	takes     string // a key that the scene handles itself
}

func (g *grid) Update(_ *ui.Env, in *ui.Input) {
	for _, k := range in.Keys {
		g.keys = append(g.keys, k.Key)
	}
}
func (g *grid) Dirty() bool                             { return g.dirty }
func (g *grid) Draw(*ui.Env, *ebiten.Image)             { g.dirty = false }
func (g *grid) Nodes(*ui.Env) []ui.Node                 { return g.nodes }
func (g *grid) Activate(_ *ui.Env, id string)           { g.activated = append(g.activated, id) }
func (g *grid) Focus(id string)                         { g.focused = id }
func (g *grid) Status(*ui.Env) string                   { return "" }
func (g *grid) Announce() []string                      { return nil }
func (g *grid) Title(*ui.Env) string                    { return "grid" }
func (g *grid) Close()                                  { g.closed = true }
func (g *grid) HandleKey(_ *ui.Env, k ui.KeyEvent) bool { return k.Key == g.takes && g.takes != "" }

func node(id string, x, y float64) ui.Node {
	return ui.Node{ID: id, Role: ui.RoleButton, Label: id, Rect: ui.Rect{X: x, Y: y, W: 80, H: 40}}
}

func focusApp(nodes ...ui.Node) (*App, *grid) {
	g := &grid{nodes: nodes}
	a := &App{scale: 1}
	a.stack.app = a
	a.stack.Push(g)
	a.stack.apply()
	return a, g
}

func (a *App) typed(keys ...string) {
	in := &ui.Input{}
	for _, k := range keys {
		e := ui.KeyEvent{Key: k}
		if k == "Shift+Tab" {
			e = ui.KeyEvent{Key: "Tab", Shift: true}
		}
		in.Keys = append(in.Keys[:0], e)
		a.focus.update(a, a.top(), in)
		a.top().Update(&a.env, in)
	}
}

func TestFocusTab(t *testing.T) {
	heading := ui.Node{ID: "h", Role: ui.RoleHeading}
	a, g := focusApp(heading, node("a", 0, 0), node("b", 100, 0), node("c", 200, 0))
	for i, want := range []string{"a", "b", "c", "a"} {
		if a.typed("Tab"); g.focused != want {
			t.Fatalf("Tab %d: focus on %q, want %q", i+1, g.focused, want)
		}
	}
	if a.typed("Shift+Tab"); g.focused != "c" {
		t.Fatalf("Shift+Tab: %q, want c", g.focused)
	}
}

func TestFocusArrows(t *testing.T) {
	a, g := focusApp(node("a", 0, 0), node("b", 100, 0), node("c", 0, 60), node("d", 110, 65), node("far", 600, 5))
	steps := []struct{ key, want string }{
		{"ArrowRight", "a"}, // the first key only shows the ring
		{"ArrowRight", "b"}, {"ArrowDown", "d"}, {"ArrowLeft", "c"}, {"ArrowUp", "a"}, {"ArrowUp", "a"},
		{"ArrowRight", "b"}, {"ArrowRight", "far"},
	}
	for i, s := range steps {
		if a.typed(s.key); g.focused != s.want {
			t.Fatalf("step %d %s: focus on %q, want %q", i, s.key, g.focused, s.want)
		}
	}
}

func TestFocusActivates(t *testing.T) {
	a, g := focusApp(node("a", 0, 0), node("b", 100, 0))
	a.typed("Enter")
	if len(g.activated) != 0 || len(g.keys) != 1 {
		t.Fatalf("Enter without focus belongs to the scene: activated %v, keys %v", g.activated, g.keys)
	}
	a.typed("Tab", "Tab", "Enter", " ")
	if len(g.activated) != 2 || g.activated[0] != "b" || g.activated[1] != "b" {
		t.Fatalf("activated %v, want b twice", g.activated)
	}
	in := &ui.Input{Keys: []ui.KeyEvent{{Key: "Enter", Repeat: true}}}
	if a.focus.update(a, g, in); len(g.activated) != 2 {
		t.Fatal("a held key must not operate again and again")
	}
}

// TestFocusDigits checks that Enter belongs to the scene after a digit has chosen something.
func TestFocusDigits(t *testing.T) {
	a, g := focusApp(node("hand", 0, 0), node("pile", 100, 0))
	a.typed("Tab", "Tab", "2", "Enter")
	if len(g.activated) != 0 || g.focused != "" || len(g.keys) != 2 {
		t.Fatalf("after a digit: activated %v, focus on %q, keys %v", g.activated, g.focused, g.keys)
	}
	if a.typed("Tab"); g.focused != "pile" {
		t.Fatalf("back on %q, want pile where it was", g.focused)
	}
}

func TestFocusPointerHidesAndKeysReturn(t *testing.T) {
	a, g := focusApp(node("a", 0, 0), node("b", 100, 0))
	a.typed("Tab", "Tab")
	a.focus.update(a, g, &ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown}}})
	if g.focused != "" {
		t.Fatal("the ring stays though a pointer is used")
	}
	if a.typed("ArrowLeft"); g.focused != "b" {
		t.Fatalf("back on %q, want b where it was", g.focused)
	}
}

func TestFocusSettles(t *testing.T) {
	a, g := focusApp(node("a", 0, 0), node("b", 300, 0), node("c", 330, 50))
	a.typed("Tab", "Tab")
	g.nodes = []ui.Node{g.nodes[0], g.nodes[2]}
	a.focus.settle(a, g, g.nodes)
	if g.focused != "c" {
		t.Fatalf("the focus fell on %q, want the nearest, c", g.focused)
	}
	g.nodes = nil
	if a.focus.settle(a, g, nil); g.focused != "" {
		t.Fatal("nothing to focus")
	}
}

func TestSceneTakesKeysFirst(t *testing.T) {
	a, g := focusApp(node("a", 0, 0), node("b", 100, 0))
	g.takes = "ArrowRight"
	if a.typed("ArrowRight"); g.focused != "" || len(g.keys) != 0 {
		t.Fatalf("the scene took the key, yet focus %q, keys %v", g.focused, g.keys)
	}
	g.takes = ""
	g.nodes[0].Role = ui.RoleSlider
	a.typed("Tab", "ArrowRight")
	if len(g.keys) != 1 {
		t.Fatalf("a slider's arrows go to the scene: keys %v", g.keys)
	}
}

func TestStack(t *testing.T) {
	a, first := focusApp()
	second, third := &grid{}, &grid{}
	a.Push(second)
	if a.top() != ui.Scene(first) {
		t.Fatal("changes wait for the end of the tick")
	}
	a.stack.apply()
	a.Replace(third)
	a.stack.apply()
	if a.top() != ui.Scene(third) || !second.closed || first.closed {
		t.Fatal("Replace closes the scene on top only")
	}
	a.Pop()
	a.Pop()
	a.stack.apply()
	if a.top() != nil || !first.closed || !third.closed {
		t.Fatal("Pop to the end empties the stack")
	}
}
