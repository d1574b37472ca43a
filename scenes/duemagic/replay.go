package duemagic

import (
	"math"

	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// replayBar declares what steers a recorded match: steps, a slider, play on
// from here, leave.
func (s *Scene) replayBar(sf *ui.Surface) {
	r, l := s.lay.prompt, s.lang
	u := sf.Px(1)
	rp := &s.Replay
	sf.Paint("replay.panel", r, func(c *ui.Canvas) {
		c.Gradient(r, 16*u, ui.Hex(0x2a1f66).Alpha(0.86), ui.Hex(0x150f3c).Alpha(0.90))
		c.StrokeGradient(r, 16*u, 1.3*u, c.Theme.Accent2.Alpha(0.8), c.Theme.Accent2.Alpha(0.3))
		f := 0.0
		if rp.End > 0 {
			f = float64(rp.At) / float64(rp.End)
		}
		c.Fill(ui.Rect{X: r.X + 14*u, Y: r.Y, W: (r.W - 28*u) * f, H: 2.5 * u}, u, c.Theme.Accent2)
	})
	k := sf.Env().MinTarget()
	jump := func(n int) func(*ui.Env) {
		return func(env *ui.Env) {
			rp.Playing, s.wasPlaying = false, false
			s.session.SetPlaying(false)
			s.session.Seek(max(0, min(rp.End, n)))
		}
	}
	type step struct {
		id, key string
		ic      ui.Icon
		tap     func(*ui.Env)
	}
	steps := []step{{"first", "first", ui.IconFirst, jump(0)}, {"back", "back", ui.IconBack, jump(rp.At - 1)},
		{"play", "play", ui.IconPlay, func(*ui.Env) {
			s.session.SetPlaying(!s.session.Playing())
			s.Replay.Playing = s.session.Playing()
			s.wasPlaying = s.Replay.Playing
		}},
		{"forward", "forward", ui.IconForward, jump(rp.At + 1)}, {"last", "last", ui.IconLast, jump(rp.End)}}
	if rp.Playing {
		steps[2].ic, steps[2].key = ui.IconPause, "pause"
	}
	row := func(r ui.Rect, gap float64) {
		for i, e := range steps {
			sf.IconButton("replay-"+e.id, ui.Rect{X: r.X + float64(i)*(k+gap), Y: r.Y + (r.H-k)/2, W: k, H: k}, e.ic, table.Text.T(l, e.key), e.tap)
		}
	}
	label := table.Text.T(l, "position", rp.At, rp.End)
	slide := func(r ui.Rect) {
		v := 0.0
		if rp.End > 0 {
			v = float64(rp.At) / float64(rp.End)
		}
		sf.Slider("replay-at", r, label, v, 1/math.Max(1, float64(rp.End)), func(env *ui.Env, v float64) {
			jump(int(math.Round(v * float64(rp.End))))(env)
		})
	}
	cont := ui.Button{Label: table.Text.T(l, "fromhere"), Kind: ui.ButtonPrimary, Size: 15, Tap: rp.Continue}
	leave := ui.Button{Label: table.Text.T(l, "leave"), Size: 15, Tap: rp.Leave}
	if s.lay.small {
		gap := math.Min(6*u, (r.W-5*k-8*u)/4)
		row(r.Middle(5*k+4*gap, k), gap)
		cont.Size, leave.Size = 13, 13
		sf.Button("replay-continue", s.lay.pass, cont)
		sf.Button("replay-leave", s.lay.extras, leave)
		return
	}
	in := r.InsetXY(12*u, 7*u)
	gap := 6 * u
	if s.lay.tall {
		row(in.Col(0, 3, gap).Middle(5*k+4*gap, k), gap)
		slide(in.Col(1, 3, gap))
		foot := in.Col(2, 3, gap)
		sf.Button("replay-continue", foot.Row(0, 2, gap), cont)
		sf.Button("replay-leave", foot.Row(1, 2, gap), leave)
		return
	}
	top, low := in.Col(0, 2, gap), in.Col(1, 2, gap)
	left, rest := top.CutLeft(5*k+4*gap, 14*u)
	row(left, gap)
	sf.Button("replay-continue", rest.Row(0, 2, gap), cont)
	sf.Button("replay-leave", rest.Row(1, 2, gap), leave)
	num, low := low.CutRight(math.Max(84*u, sf.Font(15)*6), 10*u)
	sf.Label("replay-label", Text.T(l, "status.count", rp.At, rp.End), num, ui.TextStyle{Size: sf.Font(15), Align: ui.Middle, Tabular: true})
	slide(low)
}
