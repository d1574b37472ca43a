package field

import (
	"math"

	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// boost declares a tag on an attack guardian whose numbers are not the printed
// ones: what its hits deal now, and in a tip what changes them. tap is what the
// guardian does when it is touched.
func (f *Field) boost(sf *ui.Surface, sd int, ground string, tap func(env *ui.Env)) {
	s := f.match
	st, p := &s.View.S, s.Seat(sd)
	forms, raised := outlook.Changed(f.on.Game, st, p, s.Lang)
	if len(forms) == 0 || s.Staged || f.Fallen(sd) {
		return
	}
	giant, u := f.on.Lay.Zones[bgd.Attack][sd], sf.Px(1)
	size := math.Max(12*sf.Env().Scale, math.Min(sf.Font(15), giant.W*0.075))
	wide := func(text string) float64 { return ui.Measure(text, ui.Bold, size) + size*2.1 }
	text := forms[len(forms)-1]
	for i := len(forms) - 1; i >= 0; i-- { // as much as it has room for
		if wide(forms[i]) <= math.Max(giant.W*0.94, 64*u) {
			text = forms[i]
		}
	}
	r := ui.Rect{X: giant.X - size*0.6, Y: giant.Y + giant.H*0.42, W: wide(text), H: size * 1.5}
	if f.on.Lay.Small || f.on.Lay.Tall { // the picture is low: clear of the name
		r.Y = giant.Y + math.Min(giant.H*0.27, giant.H*0.4-r.H)
	}
	if c := bgd.AttackGuardian(st, p); c != 0 && st.Card(c).Has(bgd.FlagWeak) { // on a knee: its SF is lower
		r.Y += giant.H * 0.1
	}
	if sd == 1 { // at its outer edge, beside the assistant that may be the reason
		r.X = giant.Right() + size*0.6 - r.W
	}
	r = r.Clamp(sf.Env().Full())
	col := faces.Hit
	if !raised {
		col = faces.Miss.Lighten(0.3)
	}
	tip := outlook.Boosted(f.on.Game, st, p, s.Lang, s.Named)
	sf.Add(ui.Element{ID: "boost-" + board.SideNames[sd], Rect: r, Role: ui.RoleText, Label: tip, Tip: tip, Tap: tap, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
		if !s.Board.AtRest(ground) {
			return
		}
		c.Fill(r, r.H/2, c.Theme.Dark().Alpha(0.92))
		c.Stroke(r, r.H/2, 1.3*u, col)
		c.Icon(ui.IconSword, ui.Rect{X: r.X + size*0.45, Y: r.Y + size*0.25, W: size, H: size}, col)
		c.Text(text, ui.Rect{X: r.X + size*1.5, Y: r.Y, W: r.W - size*1.9, H: r.H}, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Colour: col.Lighten(0.4), Loose: true})
	}})
}
