package table

import (
	"math"

	"godeck/internal/lang"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Gain is something reached in a match: a deed with the rule that it teaches,
// or a look that has been opened.
type Gain struct {
	Name, Why lang.Phrase
	Look      bool // Why is not needed
}

// Announce sets what the result tells of what was reached in the match; gains is
// called while the result is shown.
func Announce(sc ui.Scene, gains func() []Gain) {
	if m := matchOf(sc); m != nil {
		m.gains = gains
	}
}

// NameHome sets what the buttons are called that leave the match, if they do not
// lead to the title (see Place.Leave).
func NameHome(sc ui.Scene, name lang.Phrase) {
	if m := matchOf(sc); m != nil {
		m.Menu.Home = name
	}
}

// showGain declares what was reached: one after the other, if it is more.
func showGain(m *Match, sf *ui.Surface, at *chrome.EndPlace, gains []Gain) {
	u, r := sf.Px(1), at.Gain
	if len(gains) == 0 || r.H < 30*u {
		return
	}
	k := m.gain % len(gains)
	g, l := &gains[k], m.Lang
	name, why := words.Text.T(l, "gain", g.Name.In(l)), g.Why.In(l)
	if g.Look {
		name, why = words.Text.T(l, "gain.look", g.Name.In(l)), words.Text.T(l, "gain.look.why")
	}
	el := ui.Element{ID: "result.gain", Rect: r, Role: ui.RoleText, Label: name, Desc: why}
	count := ""
	if n := len(gains); n > 1 {
		count = l.Pick("", " ") + words.Text.T(l, "gain.of", k+1, n)
		el.Role, el.Tip, el.Tap = ui.RoleButton, words.Text.T(l, "gain.next"), func(env *ui.Env) {
			ui.Play(env, "ui-tap", 0.6, 0)
			m.gain = k + 1
		}
	}
	size := math.Max(12*sf.Env().Scale, math.Min(sf.Font(15), r.H*0.3))
	el.Draw = func(c *ui.Canvas, st ui.State) {
		c.Fill(r, 10*u, c.Theme.Ground.Darken(0.6).Alpha(0.94))
		edge := c.Theme.Warm.Alpha(0.55)
		if st.Hover || st.Focused {
			edge = c.Theme.Warm
		}
		c.Stroke(r, 10*u, 1.4*u, edge)
		in := r.InsetXY(10*u, 3*u)
		lamp := math.Min(in.H*0.7, 30*u)
		side, text := in.CutLeft(lamp, 6*u)
		chrome.Lantern(c, side.X+side.W/2, in.Y+(in.H-lamp)/2, lamp, 1)
		if ui.Measure(name+count, ui.Bold, 12*c.Env.Scale) > text.W { // the name is what counts
			count = ""
		}
		p := ui.FitText(name+count, ui.TextStyle{Face: ui.Bold, Size: size, LineHeight: 1.2, Floor: 12 * c.Env.Scale}, text.W, size*1.3)
		q := ui.FitText(why, ui.TextStyle{Size: size * 0.93, LineHeight: 1.22, Floor: 12 * c.Env.Scale}, text.W, text.H-size*1.3)
		text.Y += (text.H - p.H - q.H) / 2
		c.Para(p, ui.Rect{X: text.X, Y: text.Y, W: text.W, H: p.H}, ui.TextStyle{Face: ui.Bold, Colour: ui.Hex(0xffe3a6), Top: true})
		c.Para(q, ui.Rect{X: text.X, Y: text.Y + p.H, W: text.W, H: q.H}, ui.TextStyle{Colour: ui.Hex(0xffffff), Top: true})
	}
	sf.Add(el)
}
