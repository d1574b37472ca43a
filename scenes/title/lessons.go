package title

import (
	"math"
	"slices"
	"strconv"

	"godeck/scenes/ui"
)

// ShowLessons opens the list of a game's tutorials. Unknown games are ignored.
func (s *Scene) ShowLessons(game string) { s.show(game, lessonPanel) }

// Play starts the match that a game's door proposes: a newcomer's first match,
// or one like the last. Unknown games are ignored.
func (s *Scene) Play(env *ui.Env, game string) {
	if s.show(game, setupPanel); s.panel == setupPanel {
		s.start(env)
	}
}

// ShowDecks opens the choice of the player's deck behind a game's door.
func (s *Scene) ShowDecks(game string) {
	if s.show(game, setupPanel); s.panel == setupPanel {
		s.choose(0)
	}
}

func (s *Scene) show(game string, p panel) {
	for i := range s.opts.Catalog.Games {
		if g := &s.opts.Catalog.Games[i]; g.ID == game && g.Ready {
			s.open(i, p)
		}
	}
}

// offered returns which lesson comes next: one that was left in the middle, or the
// first that has not been learned; if there is neither, the first again.
func offered(list []LessonInfo) int {
	if i := slices.IndexFunc(list, func(x LessonInfo) bool { return x.Left }); i >= 0 {
		return i
	}
	return max(0, slices.IndexFunc(list, func(x LessonInfo) bool { return !x.Done && !x.Puzzle }))
}

// lessonsOf returns what of a list is no puzzle.
func lessonsOf(list []LessonInfo) (out []LessonInfo) {
	for _, x := range list {
		if !x.Puzzle {
			out = append(out, x)
		}
	}
	return out
}

// lessonLabel returns the label of the tutorials' button, "" if the game has none.
func (s *Scene) lessonLabel(env *ui.Env) string {
	if s.opts.Lessons == nil {
		return ""
	}
	list := lessonsOf(s.opts.Lessons(s.here().ID))
	if len(list) == 0 {
		return ""
	}
	done := 0
	for i := range list {
		if list[i].Done {
			done++
		}
	}
	return s.word(env, "lessons.n", done, len(list))
}

// lessonWidth returns the width of the tutorials' button beside the start of a
// match, in a row of width w; 0 if there is none.
func (s *Scene) lessonWidth(env *ui.Env, f *ui.Surface, w float64) float64 {
	label := s.lessonLabel(env)
	if label == "" {
		return 0
	}
	return math.Min(w*0.36, ui.Measure(label, ui.Bold, f.Font(16))+70*f.Px(1))
}

// lessonEntry declares the button of the tutorials.
func (s *Scene) lessonEntry(env *ui.Env, f *ui.Surface, r ui.Rect) {
	b := ui.Button{Label: s.lessonLabel(env), Desc: s.word(env, "lessons.why"), Tip: s.word(env, "lessons.why"),
		Icon: ui.IconHelp, Colour: f.Theme().Warm, Tap: func(*ui.Env) { s.panel = lessonPanel }}
	if r.W < 180*f.Px(1) {
		b.Icon, b.Size = ui.IconNone, 14
	}
	f.Button("lessons", r, b)
}

// lessons declares the list of a game's tutorials.
func (s *Scene) lessons(env *ui.Env, f *ui.Surface) {
	g := s.here()
	l := env.Settings.Lang
	u := f.Px(1)
	list := s.opts.Lessons(g.ID)
	first := len(lessonsOf(list))                          // of the puzzles, which come last
	k, edge, mark := env.TextUnit()/env.Unit(), 84*u, 30*u // edge: margin of the list in the dialog
	if env.Compact() {
		edge = 28 * u
	}
	w := math.Min(env.Full().W-edge, 640*u*math.Max(1, (1+k)/2)-44*u) - 10*u
	tw := w - mark - 40*u
	why := ui.Layout([]ui.Run{{Text: s.word(env, "lessons.why")}}, f.Font(14), 1.4, w)
	need := why.H + 10*u
	var heads, bodies []*ui.Para
	var hs []float64
	for i := range list {
		head := ui.Layout([]ui.Run{{Text: list[i].Title.In(l), Face: ui.Bold}}, f.Font(17), 1.25, tw)
		body := ui.Layout([]ui.Run{{Text: list[i].About.In(l)}}, f.Font(14), 1.35, tw)
		heads, bodies, hs = append(heads, head), append(bodies, body), append(hs, math.Max(env.MinTarget(), head.H+body.H+22*u))
		need += hs[i] + 8*u
	}
	gap := 34 * u * k
	if first < len(list) {
		need += gap
	}
	in := f.Dialog("lessons.dialog", g.Name.In(l)+" – "+s.word(env, "lessons"), 640, math.Min(600, (need+54*u+math.Max(env.MinTarget(), 40*u))/(u*k)), func(*ui.Env) { s.panel = setupPanel })
	off := f.BeginScroll("lessons.list", in, false)
	y := in.Y - off
	wr := ui.Rect{X: in.X, Y: y, W: w, H: why.H}
	f.Add(ui.Element{ID: "lessons.why", Rect: wr, Role: ui.RoleText, Label: why.Text(), Draw: func(c *ui.Canvas, _ ui.State) {
		c.Para(why, wr, ui.TextStyle{Top: true, Colour: c.Theme.TextSoft})
	}})
	y += why.H + 10*u
	next := offered(list)
	for i := range list {
		x, head, body := &list[i], heads[i], bodies[i]
		title, about := x.Title.In(l), x.About.In(l)
		if i == first {
			s.puzzleHead(env, f, ui.Rect{X: in.X, Y: y, W: w, H: gap})
			y += gap
		}
		r := ui.Rect{X: in.X, Y: y, W: w, H: hs[i]}
		y = r.Bottom() + 8*u
		desc := about
		switch {
		case x.Left:
			desc = s.word(env, "lesson.left") + " – " + about
		case x.Done:
			desc = s.word(env, "lesson.done") + " – " + about
		}
		n := strconv.Itoa(i + 1)
		if i >= first {
			n = strconv.Itoa(i - first + 1)
		}
		neon := g.Door.Neon
		f.Add(ui.Element{ID: "lesson." + x.ID, Rect: r, Role: ui.RoleButton, Label: title, Desc: desc, Checked: x.Done,
			Tap: func(env *ui.Env) {
				ui.Play(env, "commit", 0.6, 0)
				s.panel, s.music = noPanel, false
				s.opts.Learn(env, g.ID, x.ID)
			},
			Draw: func(c *ui.Canvas, st ui.State) {
				row{x, n, neon, mark, i == next, head, body}.draw(c, st, r)
			}})
	}
	f.EndScroll(y + off - in.Y)
}

// puzzleHead declares the heading of the puzzles.
func (s *Scene) puzzleHead(env *ui.Env, f *ui.Surface, r ui.Rect) {
	text := s.word(env, "puzzles") + " – " + s.word(env, "puzzles.why")
	size := f.Font(15)
	for size > 12*env.Scale && ui.Measure(text, ui.Bold, size) > r.W {
		size--
	}
	if ui.Measure(text, ui.Bold, size) > r.W {
		text, size = s.word(env, "puzzles"), f.Font(15)
	}
	f.Label("puzzles.head", text, r, ui.TextStyle{Face: ui.Bold, Size: size, Colour: s.here().Door.Neon})
}

// row is a lesson or a puzzle in the list.
type row struct {
	info       *LessonInfo
	n          string
	neon       ui.Colour
	mark       float64 // size of its mark
	next       bool
	head, body *ui.Para
}

func (w row) draw(c *ui.Canvas, st ui.State, r ui.Rect) {
	u := c.Px(1)
	c.Gradient(r, 14*u, c.Theme.Panel.Lighten(0.06), c.Theme.PanelLow)
	edge, line := c.Theme.Edge, 1.4*u
	if w.next && !w.info.Done || w.info.Left {
		edge, line = c.Theme.Warm, 2.4*u
	}
	if st.Hover || st.Focused {
		edge = w.neon
	}
	c.Stroke(r, 14*u, line, edge)
	m := ui.Rect{X: r.X + 12*u, Y: r.Y + (r.H-w.mark)/2, W: w.mark, H: w.mark}
	cx, cy := m.Centre()
	switch {
	case w.info.Left: // it goes on where it was left
		c.Disc(cx, cy, w.mark/2, c.Theme.Warm.Mix(c.Theme.Ground, 0.45))
		c.Icon(ui.IconForward, m.Inset(5*u), ui.Hex(0xffffff))
	case w.info.Done:
		c.Disc(cx, cy, w.mark/2, w.neon.Mix(c.Theme.Ground, 0.35))
		c.Icon(ui.IconCheck, m.Inset(5*u), ui.Hex(0xffffff))
	default:
		c.Ring(cx, cy, w.mark/2, 1.6*u, w.neon)
		c.Text(w.n, m, ui.TextStyle{Face: ui.Bold, Size: c.Font(15), Align: ui.Middle, Loose: true})
	}
	t := ui.Rect{X: m.Right() + 12*u, Y: r.Y + (r.H-w.head.H-w.body.H-2*u)/2, W: r.W - w.mark - 40*u, H: w.head.H}
	c.Para(w.head, t, ui.TextStyle{Top: true})
	c.Para(w.body, ui.Rect{X: t.X, Y: t.Bottom() + 2*u, W: r.W - w.mark - 40*u, H: w.body.H}, ui.TextStyle{Top: true, Colour: c.Theme.TextSoft})
}
