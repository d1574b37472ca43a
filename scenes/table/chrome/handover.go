package chrome

import (
	"math"

	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// HandOver hides the table while the device goes from one player to the other.
type HandOver struct {
	name string
	done func(env *ui.Env)
	open bool
}

// Show shows the screen until the named player has taken the device.
func (h *HandOver) Show(name string, done func(env *ui.Env)) {
	h.name, h.done, h.open = name, done, true
}

// Open reports whether the screen is shown.
func (h *HandOver) Open() bool { return h.open }

func (h *HandOver) Declare(s *ui.Surface) {
	if !h.open {
		return
	}
	title := words.Of(s, "handover", h.name)
	s.BeginModal("handover", title, nil)
	u := s.Px(1)
	full := ui.Rect{W: s.Env().W, H: s.Env().H}
	s.Add(ui.Element{ID: "handover.cover", Rect: full, Hit: full, Loose: true, Tap: func(*ui.Env) {}, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Gradient(full, 0, c.Theme.Ground, c.Theme.GroundLow)
		c.Light(full.W/2, full.H*0.3, math.Min(full.W, full.H)*0.6, c.Theme.Accent.Alpha(0.16))
	}})
	in := s.Env().Full().Inset(24*u).Middle(520*u, 380*u)
	bh := math.Max(s.Env().MinTarget(), 60*u)
	btn, in := in.CutBottom(bh, 20*u)
	k := math.Min(72*u, in.H*0.28)
	ic, in := in.CutTop(k, 10*u)
	s.Paint("handover.icon", ic, func(c *ui.Canvas) { c.Icon(ui.IconPeople, ic, c.Theme.Accent2) })
	tr, in := in.CutTop(in.H*0.45, 6*u)
	s.Label("handover.title", title, tr, ui.TextStyle{Face: ui.Display, Size: s.Font(32), Align: ui.Middle, Wrap: true, LineHeight: 1.2})
	s.Label("handover.why", words.Of(s, "handover.why", h.name), in, ui.TextStyle{Size: s.Font(17), Colour: s.Theme().TextSoft, Align: ui.Middle, Wrap: true})
	s.Button("handover.go", btn.Middle(math.Min(btn.W, 320*u), bh), ui.Button{Label: words.Of(s, "handover.go"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Size: 18,
		Tap: func(env *ui.Env) {
			h.open = false
			if h.done != nil {
				h.done(env)
			}
		}})
}
