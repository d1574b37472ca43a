package game

import (
	"math"
	"strings"

	"godeck/internal/lang"
	"godeck/scenes/ui"
	"godeck/scenes/ui/pad"
)

// padState is a gamepad at one moment, in the standard layout of the web.
type padState struct {
	family  pad.Family
	buttons uint32 // bit n: button n is held
	lx, ly  float64
	rx, ry  float64 // sticks, -1 to 1; down and right are positive
}

// Buttons of the standard layout.
const (
	padBottom = iota
	padRight
	padLeft
	padTop
	padShoulderL
	padShoulderR
	padTriggerL
	padTriggerR
	padCentreL
	padCentreR
	padStickL
	padStickR
	padUp
	padDown
	padLeftward
	padRightward
	padButtons = padRightward + 1
)

// padDead is how far a stick is moved before it counts.
const padDead = 0.5

// padScroll is how many notches of a wheel a stick turns in a tick.
const padScroll = 0.22

// pads turns a gamepad into keys and wheel.
type pads struct {
	was  uint32 // what was held a tick ago, sticks included
	held int    // ticks for which a direction has been held
	told bool   // the player knows what the buttons do
}

// directions are the arrows of a gamepad's cross and left stick.
var directions = [...]struct {
	button int
	key    string
}{{padUp, "ArrowUp"}, {padDown, "ArrowDown"}, {padLeftward, "ArrowLeft"}, {padRightward, "ArrowRight"}}

// cross returns the buttons with the left stick as a cross. A stick points in
// one direction: a slanted one must not move the focus twice.
func (st *padState) cross() uint32 {
	b := st.buttons
	switch x, y := st.lx, st.ly; {
	case !(math.Max(math.Abs(x), math.Abs(y)) >= padDead): // not a number, either
	case math.Abs(x) > math.Abs(y) && x < 0:
		b |= 1 << padLeftward
	case math.Abs(x) > math.Abs(y):
		b |= 1 << padRightward
	case y < 0:
		b |= 1 << padUp
	default:
		b |= 1 << padDown
	}
	return b
}

// update adds to the input what a gamepad does, and returns whether it was used.
func (p *pads) update(a *App, st padState, in *ui.Input) bool {
	now := st.cross()
	pressed := now &^ p.was
	const arrows = 1<<padUp | 1<<padDown | 1<<padLeftward | 1<<padRightward
	if now&arrows == 0 || now&arrows != p.was&arrows {
		p.held = 0
	} else {
		p.held++
	}
	p.was = now
	repeat := p.held >= padDelay && (p.held-padDelay)%padEvery == 0
	for _, d := range directions {
		switch bit := uint32(1) << d.button; {
		case pressed&bit != 0:
			in.Keys = append(in.Keys, ui.KeyEvent{Key: d.key})
		case now&bit != 0 && repeat:
			in.Keys = append(in.Keys, ui.KeyEvent{Key: d.key, Repeat: true})
		}
	}
	for n := padBottom; n <= padCentreR; n++ {
		if pressed>>n&1 != 0 {
			p.press(a, st.family, n, in)
		}
	}
	scrolls := math.Abs(st.ry) >= padDead || math.Abs(st.rx) >= padDead
	if scrolls {
		r := a.focus.rect
		if r.Empty() || !a.focus.shown {
			r = ui.Rect{W: a.w, H: a.h}
		}
		in.Hover = true
		in.HoverX, in.HoverY = r.Centre()
		in.WheelX, in.WheelY = in.WheelX-st.rx*padScroll, in.WheelY-st.ry*padScroll
	}
	return pressed != 0 || repeat || scrolls
}

// Repeat of a direction in ticks: the delay and the interval. It is slower than
// that of a keyboard, so that nobody overshoots.
const (
	padDelay = 26
	padEvery = 7
)

// press adds the key of a button. Whether the lower or the right one chooses
// depends on the family.
func (p *pads) press(a *App, family pad.Family, n int, in *ui.Input) {
	if family == pad.Mirrored {
		switch n {
		case padBottom:
			n = padRight
		case padRight:
			n = padBottom
		}
	}
	key := ui.KeyEvent{Key: [...]string{"Enter", "Escape", "i", "Enter", "Tab", "Tab", "z", "l", "?", "Escape"}[n]}
	switch n {
	case padBottom:
		if scene := a.top(); scene != nil && (!a.focus.shown || a.focus.id == "") {
			a.focus.begin(a, scene) // the first press only shows where one is
			return
		}
	case padTop:
		key.Lit = true
	case padShoulderL:
		key.Shift = true
	case padCentreR:
		if id := menuNode(a); id != "" {
			a.activate(id)
			return
		}
	}
	in.Keys = append(in.Keys, key)
}

// menuNode returns the button that opens the menu, "" if there is none now.
func menuNode(a *App) string {
	if scene := a.top(); scene != nil {
		for _, n := range scene.Nodes(&a.env) {
			if n.ID == "menu" && n.Role == ui.RoleButton && !n.Disabled {
				return n.ID
			}
		}
	}
	return ""
}

// begin focuses the lit button, or else where the focus was last, for a player
// who has just taken up a gamepad.
func (f *focusTree) begin(a *App, scene ui.Scene) {
	nodes := scene.Nodes(&a.env)
	stops := stopsOf(nodes)
	if len(stops) == 0 {
		return
	}
	at := -1
	for _, s := range stops {
		if nodes[s].ID == f.id {
			f.set(a, scene, &nodes[s])
			return
		}
		if at < 0 && nodes[s].Weight == ui.ButtonPrimary && !nodes[s].Disabled {
			at = s
		}
	}
	if at < 0 {
		at = stops[0]
	}
	f.set(a, scene, &nodes[at])
}

// take does what the gamepad has done since the last tick, and shows its signs
// while it is used.
func (p *pads) take(a *App, st padState, connected bool, in *ui.Input) {
	if len(in.Pointers) > 0 || len(in.Keys) > 0 {
		p.show(a, nil)
	}
	if !connected {
		p.was = 0
		return
	}
	if !p.update(a, st, in) {
		return
	}
	p.show(a, st.family)
	if !p.told {
		p.told = a.notify(padLine(st.family, a.settings.Lang), false)
	}
}

// show sets which signs are shown.
func (p *pads) show(a *App, hints ui.Hints) {
	if a.env.Pad != hints {
		a.env.Pad = hints
		a.redraw, a.whole = true, true
	}
}

// padLine says in one line what the buttons do.
func padLine(p pad.Family, l lang.Lang) string {
	n := func(b pad.Button) string { return p.Name(b, l) }
	return padWords.T(l, "line", n(pad.Choose), n(pad.Back), n(pad.Inspect), n(pad.GoOn), n(pad.Help))
}

var padWords = lang.Words{
	"line": {JA: "{0}：決定　{1}：戻る　{2}：大きく見る　{3}：光っているボタン　{4}：遊び方", EN: "{0}: choose · {1}: back · {2}: look closer · {3}: the lit button · {4}: help"},
}

// familyOf returns the family of a gamepad by its name and the number of its
// maker (0: unknown).
func familyOf(name string, maker int) pad.Family {
	name = strings.ToLower(name)
	has := func(words ...string) bool {
		for _, w := range words {
			if strings.Contains(name, w) {
				return true
			}
		}
		return false
	}
	switch {
	case maker == 0x054c, has("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5", "vendor: 054c"):
		return pad.Shapes
	case maker == 0x057e, has("nintendo", "switch", "joy-con", "vendor: 057e"):
		return pad.Mirrored
	}
	return pad.Letters
}
