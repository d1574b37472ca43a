package chrome

import (
	"math"
	"sort"

	"godeck/internal/lang"
	"godeck/rules/session"
	"godeck/scenes/table/board"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Replay controls a recorded match: it follows the session, which keeps the
// time, and declares the bar.
type Replay struct {
	On      bool // a recorded match is being watched
	At, End int  // in answers
	Playing bool
	Turns   []int             // positions at which turns begin; before the first is the set-up
	Leave   func(env *ui.Env) // returns to where the match was chosen

	session session.Session
}

// Follow copies the session's position, once a tick, and reports whether it has changed.
func (rp *Replay) Follow(s session.Session) bool {
	on, at, end := s.Replaying(), s.At(), s.Len()
	playing := on && s.Playing()
	changed := on != rp.On || on && (at != rp.At || playing != rp.Playing)
	if on && (changed || end != rp.End) {
		rp.Turns, changed = s.Turns(), true
	}
	rp.session, rp.On, rp.At, rp.End, rp.Playing = s, on, at, end, playing
	return changed
}

// play starts or stops the match.
func (rp *Replay) play(on bool) {
	rp.session.SetPlaying(on)
	rp.Playing = rp.session.Playing()
}

// turn returns the turn of a position, 0 for the set-up, with its first
// position and that of the next turn.
func (rp *Replay) turn(at int) (n, from, to int) {
	n = sort.SearchInts(rp.Turns, at+1)
	if to = rp.End; n < len(rp.Turns) {
		to = rp.Turns[n]
	}
	if n > 0 {
		from = rp.Turns[n-1]
	}
	return n, from, to
}

// Where describes the position: the turn, and the step within it.
func (rp *Replay) Where(l lang.Lang) string {
	n, from, to := rp.turn(rp.At)
	if n == 0 {
		return words.Text.T(l, "replay.setup", rp.At-from, to-from)
	}
	return words.Text.T(l, "replay.at", n, len(rp.Turns), rp.At-from, to-from)
}

// turns goes to the beginning of the present turn or, from there, of the
// previous one (-1), or to that of the next one (1), for which two computer
// players may have to play on.
func (rp *Replay) turns(d int) {
	n, from, to := rp.turn(rp.At)
	switch {
	case d > 0 && n == len(rp.Turns) && rp.session.Live() && rp.At == rp.End:
		to++
	case d < 0 && rp.At > from:
		to = from
	case d < 0 && from > 0:
		_, to, _ = rp.turn(from - 1)
	case d < 0:
		to = 0
	}
	rp.play(false)
	rp.session.Seek(to)
}

func (rp *Replay) part() float64 {
	if rp.End <= 0 {
		return 0
	}
	return float64(rp.At) / float64(rp.End)
}

// mark shows the position without a slider: a bubble that moves along the upper edge.
func (rp *Replay) mark(s *ui.Surface, r ui.Rect) {
	u := s.Px(1)
	text := rp.Where(s.Lang())
	size := 12 * s.Env().Scale
	w := ui.Measure(text, ui.Bold, size) + 14*u
	x := r.X + 14*u + (r.W-28*u)*rp.part() - w/2
	b := ui.Rect{X: math.Max(r.X+6*u, math.Min(r.Right()-6*u-w, x)), Y: r.Y - size*0.8, W: w, H: size * 1.35}
	s.Add(ui.Element{ID: "replay-label", Rect: b, Role: ui.RoleText, Label: words.Of(s, "position", rp.At, rp.End), Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Fill(b, b.H/2, c.Theme.Dark().Alpha(0.94))
		c.Stroke(b, b.H/2, 1.2*u, c.Theme.Accent2)
		c.Text(text, b, ui.TextStyle{Face: ui.Bold, Size: size, Colour: c.Theme.Text, Align: ui.Middle, Tabular: true, Loose: true})
	}})
}

// turnMarks marks the beginnings of turns on the slider.
func (rp *Replay) turnMarks(s *ui.Surface, bar ui.Rect) {
	if rp.End == 0 || len(rp.Turns) == 0 {
		return
	}
	u := s.Px(1)
	s.Paint("replay.turns", bar, func(c *ui.Canvas) {
		for _, n := range rp.Turns {
			x := bar.X + bar.W*float64(n)/float64(rp.End)
			col := c.Theme.TextSoft.Alpha(0.55)
			if n <= rp.At {
				col = c.Theme.Text
			}
			c.Fill(ui.Rect{X: x - 0.75*u, Y: bar.Y + bar.H/2 - 8*u, W: 1.5 * u, H: 16 * u}, 0, col)
		}
	})
}

// Bar declares the controls of a recorded match: steps, a slider, play on from here, leave.
func (rp *Replay) Bar(s *ui.Surface, p board.ReplayPlace) {
	r, u := p.Rect, s.Px(1)
	s.Paint("replay.panel", r, func(c *ui.Canvas) {
		c.Gradient(r, 16*u, c.Theme.Panel, c.Theme.PanelLow)
		c.StrokeGradient(r, 16*u, 1.3*u, c.Theme.Accent2.Alpha(0.8), c.Theme.Accent2.Alpha(0.3))
		c.Fill(ui.Rect{X: r.X + 14*u, Y: r.Y, W: (r.W - 28*u) * rp.part(), H: 2.5 * u}, u, c.Theme.Accent2)
	})
	if p.Small {
		rp.mark(s, r)
	}
	k := s.Env().MinTarget()
	jump := func(n int) func(*ui.Env) {
		return func(*ui.Env) {
			rp.play(false)
			rp.session.Seek(max(0, min(rp.End, n)))
		}
	}
	by := func(d int) func(*ui.Env) {
		return func(*ui.Env) {
			rp.play(false)
			rp.session.Seek(max(0, rp.At+d)) // two computer players may give one more answer
		}
	}
	turn := func(d int) func(*ui.Env) { return func(*ui.Env) { rp.turns(d) } }
	play := func(*ui.Env) { rp.play(!rp.session.Playing()) }
	type step struct {
		id, key string
		ic      ui.Icon
		tap     func(*ui.Env)
	}
	steps := []step{{"first", "first", ui.IconFirst, jump(0)}, {"turnback", "turnback", ui.IconRewind, turn(-1)}, {"back", "back", ui.IconBack, by(-1)},
		{"play", "play", ui.IconPlay, play},
		{"forward", "forward", ui.IconForward, by(1)}, {"turn", "turnon", ui.IconSpeed, turn(1)}, {"last", "last", ui.IconLast, jump(rp.End)}}
	if rp.Playing {
		steps[3].ic, steps[3].key = ui.IconPause, "pause"
	}
	for key, do := range map[string]func(*ui.Env){",": by(-1), ".": by(1), "PageUp": turn(-1), "PageDown": turn(1), "Home": jump(0), "End": jump(rp.End), " ": play} {
		s.Key(key, do)
	}
	button := func(r ui.Rect, e step) {
		s.IconButton("replay-"+e.id, r.Middle(k, k), e.ic, words.Of(s, e.key), e.tap)
	}
	row := func(r ui.Rect, gap float64, list []step) {
		for i, e := range list {
			button(ui.Rect{X: r.X + float64(i)*(k+gap), Y: r.Y, W: k, H: r.H}, e)
		}
	}
	// The jumps between turns are beside the slider.
	large := []step{steps[0], steps[2], steps[3], steps[4], steps[6]}
	slide := func(r ui.Rect) {
		back, r := r.CutLeft(k, 8*u)
		on, r := r.CutRight(k, 8*u)
		button(back, steps[1])
		say := words.Of(s, "position", rp.At, rp.End)
		ui.Track(s, "replay-at", r, say, say, rp.part(), func(_ *ui.Env, d int) { rp.turns(d) }, func(env *ui.Env, v float64) {
			jump(int(math.Round(v * float64(rp.End))))(env)
		})
		button(on, steps[5])
		rp.turnMarks(s, r)
	}
	cont := ui.Button{Label: words.Of(s, "fromhere"), Kind: ui.ButtonPrimary, Size: 15, Tap: func(*ui.Env) { rp.session.Continue() }}
	way := "leave"
	if rp.session != nil && rp.session.Live() {
		way = "leave.live"
	}
	leave := ui.Button{Label: words.Of(s, way), Size: 15, Tap: rp.Leave}
	people := rp.session == nil || rp.session.Human(0) || rp.session.Human(1) // two programs go on by themselves
	exits := func(a, b ui.Rect) {
		if people {
			s.Button("replay-continue", a, cont)
		} else if a.Y == b.Y && !p.Small {
			b = a.Union(b)
		}
		s.Button("replay-leave", b, leave)
	}
	if p.Small {
		most, own := 6*u, 0.0 // own: cells of the exits
		if p.Continue.Empty() {
			most, own = 4*u, 2
		}
		list := steps
		if r.W < (7+own)*k+8*u {
			list = steps[1:6]
		}
		n := float64(len(list)) + own
		gap := math.Min(most, (r.W-n*k-8*u)/(n-1))
		in := r.Middle(n*k+(n-1)*gap, k)
		row(in, gap, list)
		cont.Size, leave.Size = 13, 13
		if own > 0 {
			cont.Name, cont.Label, cont.Icon = cont.Label, "", ui.IconResume
			leave.Name, leave.Label, leave.Icon = leave.Label, "", ui.IconHome
			p.Continue, p.Leave = ui.Rect{X: in.X + (n-2)*(k+gap), Y: in.Y, W: k, H: k}, ui.Rect{X: in.X + (n-1)*(k+gap), Y: in.Y, W: k, H: k}
		}
		exits(p.Continue, p.Leave)
		return
	}
	in := r.InsetXY(12*u, 7*u)
	gap := 6 * u
	if p.Tall {
		left, where := in.Col(0, 3, gap).CutLeft(5*k+4*gap, 10*u)
		row(left, gap, large)
		s.Label("replay-label", rp.Where(s.Lang()), where, ui.TextStyle{Size: s.Font(13), Align: ui.Middle, Tabular: true, Wrap: true, LineHeight: 1.2})
		slide(in.Col(1, 3, gap))
		foot := in.Col(2, 3, gap)
		exits(foot.Row(0, 2, gap), foot.Row(1, 2, gap))
		return
	}
	top, low := in.Col(0, 2, gap), in.Col(1, 2, gap)
	left, rest := top.CutLeft(5*k+4*gap, 14*u)
	row(left, gap, large)
	exits(rest.Row(0, 2, gap), rest.Row(1, 2, gap))
	num, low := low.CutRight(math.Min(low.W*0.4, ui.Measure(tabular(rp.Where(s.Lang())), ui.Bold, s.Font(14))+4*u), 10*u)
	s.Label("replay-label", rp.Where(s.Lang()), num, ui.TextStyle{Size: s.Font(14), Align: ui.Middle, Tabular: true, Wrap: true, LineHeight: 1.15})
	slide(low)
}
