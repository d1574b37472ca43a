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
	Behind  int               // turns that have begun there, and the table has not told yet
	Leave   func(env *ui.Env) // returns to where the match was chosen
	// Tell says what a person did at a decision and what an expert would have done; ok: there
	// are words for it. nil: nothing is said.
	Tell func(o *session.Opinion, l lang.Lang) (did, would string, ok bool)

	Opinion *session.Opinion // on the decision at the position; nil: none

	session   session.Session
	toasted   *session.Opinion // … that has been told where there is no place for it
	considers bool             // the match runs on if there is none
}

// Follow copies the session's position, once a tick, and reports whether it has changed.
func (rp *Replay) Follow(s session.Session) bool {
	on, at, end := s.Replaying(), s.At(), s.Len()
	playing := on && s.Playing()
	changed := on != rp.On || on && (at != rp.At || playing != rp.Playing)
	if on && (changed || end != rp.End) {
		rp.Turns, changed = s.Turns(), true
	}
	o, due := session.OpinionOf(s)
	if o != rp.Opinion {
		rp.Opinion, changed = o, true
	}
	rp.session, rp.On, rp.At, rp.End, rp.Playing = s, on, at, end, playing
	if rp.considers && !due {
		if rp.considers = false; len(rp.said(lang.EN)) == 0 {
			rp.play(true)
		}
	}
	return changed
}

// Consider waits for what is thought of the decision at the position, and lets the match run if
// there is nothing to say about it.
func (rp *Replay) Consider() {
	rp.considers = true
}

// play starts or stops the match.
func (rp *Replay) play(on bool) {
	rp.considers = false
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
	at := rp.At
	n, from, to := rp.turn(at)
	if b := min(rp.Behind, n); b > 0 {
		at = rp.Turns[n-b]
		n, from, to = rp.turn(at - 1)
	}
	if n == 0 {
		return words.Text.T(l, "replay.setup", at-from, to-from)
	}
	return words.Text.T(l, "replay.at", n, len(rp.Turns), at-from, to-from)
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
// What it says of a decision does not lie on the places of keep.
func (rp *Replay) Bar(s *ui.Surface, p board.ReplayPlace, keep ...ui.Rect) {
	r, u := p.Rect, s.Px(1)
	s.Paint("replay.panel", r, func(c *ui.Canvas) {
		c.Gradient(r, 16*u, c.Theme.Panel, c.Theme.PanelLow)
		c.StrokeGradient(r, 16*u, 1.3*u, c.Theme.Accent2.Alpha(0.8), c.Theme.Accent2.Alpha(0.3))
		c.Fill(ui.Rect{X: r.X + 14*u, Y: r.Y, W: (r.W - 28*u) * rp.part(), H: 2.5 * u}, u, c.Theme.Accent2)
	})
	steps := rp.steps(s)
	if p.Small {
		rp.mark(s, r)
		rp.small(s, p, steps)
		rp.toast(s)
		return
	}
	rp.verdict(s, r, keep)
	// The jumps between turns are beside the slider.
	large := []step{steps[0], steps[2], steps[3], steps[4], steps[6]}
	k, gap := s.Env().MinTarget(), 6*u
	in := r.InsetXY(12*u, 7*u)
	if p.Tall {
		left, where := in.Col(0, 3, gap).CutLeft(5*k+4*gap, 10*u)
		row(s, left, gap, large)
		if where.W < 6*s.Font(13) { // no room for its words
			rp.mark(s, r)
		} else {
			s.Label("replay-label", rp.Where(s.Lang()), where, ui.TextStyle{Size: s.Font(13), Align: ui.Middle, Tabular: true, Wrap: true, LineHeight: 1.2})
		}
		rp.slide(s, in.Col(1, 3, gap), steps)
		rp.exits(s, in.Col(2, 3, gap), gap)
		return
	}
	top, low := in.Col(0, 2, gap), in.Col(1, 2, gap)
	left, rest := top.CutLeft(5*k+4*gap, 14*u)
	row(s, left, gap, large)
	rp.exits(s, rest, gap)
	num, low := low.CutRight(math.Min(low.W*0.4, ui.Measure(tabular(rp.Where(s.Lang())), ui.Bold, s.Font(14))+4*u), 10*u)
	s.Label("replay-label", rp.Where(s.Lang()), num, ui.TextStyle{Size: s.Font(14), Align: ui.Middle, Tabular: true, Wrap: true, LineHeight: 1.15})
	rp.slide(s, low, steps)
}

// step is a button that moves through the match.
type step struct {
	id, key string // key names its word
	icon    ui.Icon
	tap     func(*ui.Env)
}

// steps lists the buttons from the first answer to the last, and declares their keys.
func (rp *Replay) steps(s *ui.Surface) []step {
	by := func(d int) func(*ui.Env) {
		return func(*ui.Env) {
			rp.play(false)
			rp.session.Seek(max(0, rp.At+d)) // two computer players may give one more answer
		}
	}
	turn := func(d int) func(*ui.Env) { return func(*ui.Env) { rp.turns(d) } }
	play := func(*ui.Env) { rp.play(!rp.session.Playing()) }
	steps := []step{
		{"first", "first", ui.IconFirst, rp.jump(0)}, {"turnback", "turnback", ui.IconRewind, turn(-1)}, {"back", "back", ui.IconBack, by(-1)},
		{"play", "play", ui.IconPlay, play},
		{"forward", "forward", ui.IconForward, by(1)}, {"turn", "turnon", ui.IconSpeed, turn(1)}, {"last", "last", ui.IconLast, rp.jump(rp.End)},
	}
	if rp.Playing {
		steps[3].icon, steps[3].key = ui.IconPause, "pause"
	}
	for key, do := range map[string]func(*ui.Env){",": by(-1), ".": by(1), "PageUp": turn(-1), "PageDown": turn(1), "Home": rp.jump(0), "End": rp.jump(rp.End), " ": play} {
		s.Key(key, do)
	}
	return steps
}

// jump goes to the n-th answer.
func (rp *Replay) jump(n int) func(*ui.Env) {
	return func(*ui.Env) {
		rp.play(false)
		rp.session.Seek(max(0, min(rp.End, n)))
	}
}

func (e step) button(s *ui.Surface, r ui.Rect) {
	k := s.Env().MinTarget()
	s.IconButton("replay-"+e.id, r.Middle(k, k), e.icon, words.Of(s, e.key), e.tap)
}

// row declares steps side by side from the left.
func row(s *ui.Surface, r ui.Rect, gap float64, list []step) {
	k := s.Env().MinTarget()
	for i, e := range list {
		e.button(s, ui.Rect{X: r.X + float64(i)*(k+gap), Y: r.Y, W: k, H: r.H})
	}
}

// slide declares the slider between the jumps from turn to turn.
func (rp *Replay) slide(s *ui.Surface, r ui.Rect, steps []step) {
	k, gap := s.Env().MinTarget(), s.Px(8)
	back, r := r.CutLeft(k, gap)
	on, r := r.CutRight(k, gap)
	steps[1].button(s, back)
	say := words.Of(s, "position", rp.At, rp.End)
	ui.Track(s, "replay-at", r, say, say, rp.part(), func(_ *ui.Env, d int) { rp.turns(d) }, func(env *ui.Env, v float64) {
		rp.jump(int(math.Round(v * float64(rp.End))))(env)
	})
	steps[5].button(s, on)
	rp.turnMarks(s, r)
}

// small declares the bar of a small window: one row of steps, and the exits at
// its end or in places of their own.
func (rp *Replay) small(s *ui.Surface, p board.ReplayPlace, steps []step) {
	r, u, k := p.Rect, s.Px(1), s.Env().MinTarget()
	ways := rp.ways(s)
	most, own := 6*u, 0.0 // own: cells of the exits
	if p.Continue.Empty() {
		most, own = 4*u, float64(len(ways))
	}
	if r.W < (7+own)*k+8*u {
		steps = steps[1:6]
	}
	if r.W < (float64(len(steps))+own)*k+8*u {
		steps = steps[1:4]
	}
	n := float64(len(steps)) + own
	gap := math.Min(most, (r.W-n*k-8*u)/(n-1))
	in := r.Middle(n*k+(n-1)*gap, k)
	row(s, in, gap, steps)
	if own == 0 {
		at := p.Continue
		if len(ways) == 3 {
			var sign ui.Rect
			sign, at = at.CutLeft(k, 4*u)
			ways[1].put(s, sign, 13, true)
		}
		if len(ways) > 1 {
			ways[0].put(s, at, 13, false)
		}
		ways[len(ways)-1].put(s, p.Leave, 13, false)
		return
	}
	for i := range ways {
		back := own - float64(i)
		ways[i].put(s, ui.Rect{X: in.X + (n-back)*(k+gap), Y: in.Y, W: k, H: k}, 13, true)
	}
}

// exits declares the ways out side by side.
func (rp *Replay) exits(s *ui.Surface, r ui.Rect, gap float64) {
	ways := rp.ways(s)
	if len(ways) > 2 { // with fewer words
		for i, key := range map[int]string{0: "fromhere.short", 2: "leave.short"} {
			b := &ways[i].b
			b.Name, b.Tip, b.Label = b.Label, b.Label, words.Of(s, key)
		}
	}
	for i := range ways {
		ways[i].put(s, r.Row(i, len(ways), gap), 15, false)
	}
}

// people reports whether somebody could play on: two programs go on by themselves.
func (rp *Replay) people() bool {
	return rp.session == nil || rp.session.Human(0) || rp.session.Human(1)
}

// way is a way out of a recorded match, with the icon that stands for its words.
type way struct {
	id   string
	b    ui.Button
	icon ui.Icon
}

// put declares it, as words of a size or as its icon.
func (w *way) put(s *ui.Surface, r ui.Rect, size float64, icon bool) {
	if w.b.Size = size; icon {
		w.b.Name, w.b.Label, w.b.Icon = w.b.Label, "", w.icon
	}
	s.Button(w.id, r, w.b)
}

// ways returns the ways out of a recorded match: what goes on from its position first, leaving last.
func (rp *Replay) ways(s *ui.Surface) (out []way) {
	can, shows := session.Shows(rp.session)
	switch {
	case shows:
		out = append(out, way{"replay-back-own", ui.Button{Label: words.Of(s, "show.back"), Kind: ui.ButtonPrimary, Tap: func(*ui.Env) { session.Show(rp.session, false) }}, ui.IconUndo})
	case rp.people():
		out = append(out, way{"replay-continue", ui.Button{Label: words.Of(s, "fromhere"), Kind: ui.ButtonPrimary, Tap: func(*ui.Env) { rp.session.Continue() }}, ui.IconResume})
	}
	if can {
		out = append(out, way{"replay-show", ui.Button{Label: words.Of(s, "show"), Tip: words.Of(s, "show.tip"), Tap: func(*ui.Env) {
			session.Show(rp.session, true)
			s.Toast(words.Of(s, "show.tip"), false)
		}}, ui.IconEye})
	}
	leave := "leave"
	if rp.session != nil && rp.session.Live() {
		leave = "leave.live"
	}
	return append(out, way{"replay-leave", ui.Button{Label: words.Of(s, leave), Tap: rp.Leave}, ui.IconHome})
}
