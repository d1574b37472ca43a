package game

import (
	"encoding/json"
	"math"
	"strings"
	"syscall/js"

	"godeck/internal/lang"
	"godeck/scenes/ui"
)

// outside is the page's mirror (web/mirror.js): a DOM element for every node.
type outside struct {
	page js.Value
	wire []wireNode
}

// wireNode is a node as sent to mirror.js; rectangles are in CSS pixels.
type wireNode struct {
	ID       string  `json:"id"`
	Role     ui.Role `json:"role"`
	Label    string  `json:"label"`
	Desc     string  `json:"desc,omitempty"`
	X        float64 `json:"x"`
	Y        float64 `json:"y"`
	W        float64 `json:"w"`
	H        float64 `json:"h"`
	Disabled bool    `json:"disabled,omitempty"`
	Checked  bool    `json:"checked,omitempty"`
	Value    float64 `json:"value,omitempty"`
	Group    string  `json:"group,omitempty"`
	// Clip is the scrolling area as x, y, w, h.
	Clip *[4]float64 `json:"clip,omitempty"`
	// Of a text field.
	Text   string  `json:"text,omitempty"`
	Hint   string  `json:"hint,omitempty"`
	Most   int     `json:"most,omitempty"`
	Area   bool    `json:"area,omitempty"`
	Bold   bool    `json:"bold,omitempty"`
	Size   float64 `json:"size,omitempty"`
	Clears bool    `json:"clears,omitempty"`
}

func (o *outside) open(a *App) {
	o.page = js.Global().Get("godeckPage")
	o.page.Call("connect", map[string]any{
		"activate": js.FuncOf(func(_ js.Value, args []js.Value) any {
			id := args[0].String()
			a.post(func() { a.activate(id) })
			return nil
		}),
		"focus": js.FuncOf(func(_ js.Value, args []js.Value) any {
			id := args[0].String()
			a.post(func() { a.focus.fromPage(a, id) })
			return nil
		}),
		"write": js.FuncOf(func(_ js.Value, args []js.Value) any {
			id, text := args[0].String(), args[1].String()
			a.post(func() { a.write(id, text) })
			return nil
		}),
		"hidden": js.FuncOf(func(js.Value, []js.Value) any {
			// The page may be gone before the next tick.
			a.settings.save()
			return nil
		}),
	})
}

func (o *outside) setLang(l lang.Lang) { o.page.Call("lang", string(l)) }
func (o *outside) setTitle(t string)   { o.page.Call("title", t) }
func (o *outside) setStatus(s string)  { o.page.Call("status", s) }
func (o *outside) setFocus(id string)  { o.page.Call("focus", id) }
func (o *outside) setResting(on bool)  { o.page.Call("resting", on) }
func (o *outside) setAway(on bool)     { o.page.Call("away", on) }
func (o *outside) say(lines []string)  { o.page.Call("say", strings.Join(lines, "\n")) }

func (o *outside) setNodes(nodes []ui.Node, scale float64) {
	o.wire = toWire(o.wire[:0], nodes, scale)
	b, err := json.Marshal(o.wire)
	if err != nil {
		return // only a NaN in a rectangle could fail, and css replaces it
	}
	o.page.Call("nodes", string(b))
}

func toWire(out []wireNode, nodes []ui.Node, scale float64) []wireNode {
	for i := range nodes {
		n := &nodes[i]
		var clip *[4]float64
		if c := n.Clip; c != (ui.Rect{}) {
			clip = &[4]float64{css(c.X, scale), css(c.Y, scale), css(c.W, scale), css(c.H, scale)}
		}
		out = append(out, wireNode{
			ID: n.ID, Role: n.Role, Label: n.Label, Desc: n.Desc,
			X: css(n.Rect.X, scale), Y: css(n.Rect.Y, scale), W: css(n.Rect.W, scale), H: css(n.Rect.H, scale),
			Disabled: n.Disabled, Checked: n.Checked, Value: n.Value, Group: n.Group, Clip: clip,
			Text: n.Text, Hint: n.Hint, Most: n.Most, Area: n.Area, Bold: n.Bold, Size: css(n.Size, scale), Clears: n.Clears,
		})
	}
	return out
}

// css converts device pixels to CSS pixels, rounded to one decimal.
func css(v, scale float64) float64 {
	v = math.Round(v/scale*10) / 10
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return 0
	}
	return v
}
