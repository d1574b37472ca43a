package lesson

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/internal/sorting"
	"godeck/rules/session"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// CoachOptions are the texts and callbacks of a lesson.
type CoachOptions struct {
	Title, Praise lang.Phrase
	Leave         func(env *ui.Env) // back to the list of lessons
	Play          func(env *ui.Env) // start a real match; nil: no such button
	Next          func(env *ui.Env) // start the next lesson; nil: this was the last
	NextTitle     lang.Phrase
	Learned       func() // called once when the last step is done, whatever is still to be shown
	Progressed    func() // called when another step is reached; may be nil
	Resumed       bool   // the lesson continues where it was left: it is asked whether to
	Puzzle        bool   // it is solved instead of followed
}

// Coach teaches a lesson on top of a table: it wraps the scene, which does not
// know about it. The scene is laid out below a strip for the coach's words, so
// that nothing of the table is covered while the player acts. What is to be
// read first is shown as a speech beside what it is about.
type Coach struct {
	hooks   ui.Base
	scene   pupil
	teacher session.Teacher
	opts    CoachOptions
	env     ui.Env // as passed to the scene: without the strip

	speech   session.Speech
	speaking bool // words are to be read before the match continues
	asking   bool // … and the player is to act on them
	hinted   bool // the hint stands in the place of the task
	ended    bool
	leaving  bool // asked whether to leave in the middle
	resuming bool // asked whether to continue or to begin again
	reached  int  // steps with words that have been reached
	learned  bool
	counted  bool      // it counts as learned: nothing is left to be done
	shown    int       // ID of the speech announced last
	targets  []ui.Rect // what the words are about, in the window
	age      int       // ticks since the speech began, or since nudged
	nudged   bool      // a tap elsewhere has asked what to do
	bubble   ui.Rect   // where the words to be read are
	said     string    // the words that were placed last, and where they and those before have their lower
	foot     ui.Point  // right corner: “Next” stays where it was, if it can
	corner   ui.Point
	within   ui.Rect // the window in which that was
	strip    float64
	room     ui.Rect      // where the last words stand beside the result of a match that was won
	staged   bool         // … which is shown
	stroke   map[int]bool // pointers that went down on the coach
}

// pupil is a table: every Match is one.
type pupil interface {
	ui.Scene
	ui.Idler
	ui.KeyHandler
	ui.Closer
	DrawOn(env *ui.Env, c *ui.Canvas)
	Record(env *ui.Env) *ui.DisplayList
	Drawn(node string) (r ui.Rect, ok bool)
	KeepClear(r ui.Rect)
	Covered() bool
	Banner() string
	ResultSeen()
	Taught() (room ui.Rect, ok bool)
	Palette() *ui.Theme
}

// NewCoach puts a coach above a table.
func NewCoach(table ui.Scene, teacher session.Teacher, opts CoachOptions) *Coach {
	c := &Coach{scene: table.(pupil), teacher: teacher, opts: opts, stroke: map[int]bool{}, shown: -1, resuming: opts.Resumed}
	c.hooks.Theme = c.scene.Palette()
	c.hooks.Build = c.build
	c.hooks.Under = func(cv *ui.Canvas) { c.scene.DrawOn(c.lend(cv.Env), cv) }
	return c
}

// Scene returns the table under the coach.
func (c *Coach) Scene() ui.Scene { return c.scene }

func (c *Coach) words(l lang.Lang) string {
	if c.hinted && c.asking {
		return c.speech.Hint.In(l)
	}
	return l.Pick(c.speech.JA, c.speech.EN)
}

// head returns what is taught, by its name.
func head(c *Coach, l lang.Lang) string {
	if c.opts.Puzzle {
		return words.Text.T(l, "puzzle.title", c.opts.Title.In(l))
	}
	return words.Text.T(l, "coach.title", c.opts.Title.In(l))
}

func word(env *ui.Env, key string, args ...any) string {
	return words.Text.T(env.Settings.Lang, key, args...)
}

// stripHeight returns the height that the coach keeps. It is the same for a
// whole lesson, so that the table does not move under the player's hand.
func stripHeight(env *ui.Env) float64 {
	k := env.TextUnit() / env.Unit()
	switch {
	case env.Compact():
		return env.MinTarget() + 6*env.Scale
	case env.Portrait():
		return env.Unit() * (36 + 60*k)
	}
	return math.Max(env.MinTarget()+14*env.Scale, env.Unit()*(20+42*k))
}

// lend returns the environment for the scene.
func (c *Coach) lend(env *ui.Env) *ui.Env {
	c.strip = math.Round(stripHeight(env))
	c.env = *env
	c.env.Safe.Top += c.strip
	if env.Host != nil {
		c.env.Host = coachHost{env.Host, c}
	}
	return &c.env
}

// coachHost is the host of a lesson, where there is no replay to save.
type coachHost struct {
	ui.Host
	c *Coach
}

// SaveFile does nothing.
func (h coachHost) SaveFile(string, []byte) {
	h.c.hooks.Surface.Toast(word(&h.c.env, "coach.norecord"), false)
}

// Update implements ui.Scene.
func (c *Coach) Update(env *ui.Env, in *ui.Input) {
	inner := c.lend(env)
	mine, theirs := c.split(in)
	c.scene.Update(inner, theirs)
	c.follow(env)
	c.hooks.Update(env, mine)
}

// split divides the strokes between coach and table. While words are to be
// read the table gets none.
func (c *Coach) split(in *ui.Input) (mine, theirs *ui.Input) {
	mine, theirs = &ui.Input{}, &ui.Input{}
	modal := c.modal()
	over := func(x, y float64) bool { return modal || y < c.env.Safe.Top }
	for _, p := range in.Pointers {
		if p.Phase == ui.PointerDown {
			c.stroke[p.ID] = over(p.X, p.Y)
			c.nudge(p.X, p.Y)
		}
		if c.stroke[p.ID] {
			mine.Pointers = append(mine.Pointers, p)
		} else {
			theirs.Pointers = append(theirs.Pointers, p)
		}
		if p.Phase == ui.PointerUp || p.Phase == ui.PointerCancel {
			delete(c.stroke, p.ID)
		}
	}
	to := theirs
	if modal {
		to = mine
	}
	to.Keys = in.Keys
	to.WheelX, to.WheelY = in.WheelX, in.WheelY
	mine.HoverX, mine.HoverY, theirs.HoverX, theirs.HoverY = in.HoverX, in.HoverY, in.HoverX, in.HoverY
	mine.Hover = in.Hover && over(in.HoverX, in.HoverY)
	theirs.Hover = in.Hover && !mine.Hover
	return mine, theirs
}

// nudge reacts to a stroke beside what the lesson waits for, which pulses again.
func (c *Coach) nudge(x, y float64) {
	at := func(r ui.Rect) bool { return r.Contains(x, y) }
	if c.speaking && !at(c.bubble) || c.asking && y >= c.env.Safe.Top && c.quiet() && !slices.ContainsFunc(c.targets, at) {
		c.age, c.nudged = 0, true
		if c.speaking {
			ui.Play(&c.env, "ui-focus", 0.4, 0)
			c.hooks.Surface.Toast(word(&c.env, "coach.first"), true)
		}
	}
}

// modal reports whether the table waits for the coach.
func (c *Coach) modal() bool { return c.speaking || c.ended || c.leaving || c.resuming }

// quiet reports whether the table's presentation is over, and neither words that hang
// across it nor what the player has opened lie on it.
func (c *Coach) quiet() bool { return c.scene.Idle() && !c.scene.Covered() && c.scene.Banner() == "" }

// follow keeps the words and the match in step, once per tick.
func (c *Coach) follow(env *ui.Env) {
	c.age++
	if at, _ := c.teacher.Progress(); at != c.reached {
		if c.reached = at; c.opts.Progressed != nil {
			c.opts.Progressed()
		}
	}
	if c.resuming {
		return
	}
	ended, learned := c.teacher.Ended()
	if at, of := c.teacher.Progress(); (at == of && (learned || !ended)) != c.counted {
		if c.counted = !c.counted; c.counted && c.opts.Learned != nil {
			c.opts.Learned()
		}
	}
	if ended {
		if !c.ended && c.quiet() {
			c.ended, c.learned, c.speaking, c.asking = true, learned, false, false
			if learned {
				ui.Play(env, "win", 0.5, 0)
			}
			if learned {
				_, c.staged = c.scene.Taught()
			}
			if !c.staged {
				c.scene.ResultSeen() // the coach has the last word
			}
			title, why := c.endWords(env.Settings.Lang)
			c.hooks.Surface.Announce(title + " " + why)
			c.hooks.Surface.Invalidate()
		} else if !c.ended {
			c.hush() // the last answer is being presented
		} else if c.staged {
			if room, _ := c.scene.Taught(); room != c.room {
				c.room = room
				c.hooks.Surface.Invalidate()
			}
		}
		return
	}
	if c.ended { // started again
		c.ended, c.staged, c.hinted = false, false, false
		c.hooks.Surface.Invalidate()
	}
	sp, ok := c.teacher.Speech()
	switch {
	case !ok:
		c.hush()
		return
	case sp.ID != c.speech.ID && !c.quiet(): // first the presentation, which nothing hides or darkens
		c.hush()
		return
	case !c.speaking && !c.asking && !c.quiet():
		return
	}
	if sp.ID != c.speech.ID || !c.speaking && !c.asking {
		fresh := sp.ID != c.shown
		c.speech, c.speaking, c.asking, c.age = sp, !sp.Asks, sp.Asks, 0
		c.shown, c.nudged = sp.ID, false
		if fresh {
			c.hooks.Surface.Announce(c.words(env.Settings.Lang))
			ui.Play(env, "ui-focus", 0.4, 0)
		}
		c.hooks.Surface.Invalidate()
	}
	c.speech.Point = sp.Point // it changes while an answer of several parts is given
	if t := c.find(); !slices.Equal(t, c.targets) {
		c.targets = t
		c.scene.KeepClear(around(t))
		c.hooks.Surface.Invalidate()
	}
	if c.age <= pulse && (c.speaking || c.asking) && (c.nudged || !env.Settings.ReducedMotion && len(c.targets) > 0) {
		c.hooks.Surface.Redraw()
	}
}

// hush hides the words.
func (c *Coach) hush() {
	if c.speaking || c.asking {
		c.speaking, c.asking = false, false
		c.hooks.Surface.Invalidate()
	}
}

// pulse is for how many ticks the ring draws attention.
const pulse = 90

// beat returns how far the pulsing ring is expanded now and, when nudged, how bright it is, 0 to 1.
func (c *Coach) beat(cv *ui.Canvas) (grow, light float64) {
	q := 1 - ui.Clamp01(float64(c.age)/pulse)
	if !cv.Env.Settings.ReducedMotion {
		grow = 9 * cv.Px(1) * q * (0.5 + 0.5*math.Cos(float64(c.age)/9))
	}
	return grow, q * share(c.nudged)
}

// find returns where the things are that the words are about: the first of
// Point of which the table shows any part. "card:7" is card 7 wherever it is,
// first of all where it waits to come next (AskRow); anything else is the id
// of a node, or a prefix of one if it ends with "*". A card that the player
// has chosen points on to what comes after it.
func (c *Coach) find() (first []ui.Rect) {
	nodes := c.scene.Nodes(&c.env)
	for _, p := range c.speech.Point {
		var all []ui.Rect
		taken := false
		for part := range strings.SplitSeq(p, "+") {
			at, card := ui.Rect{}, strings.HasPrefix(part, "card:")
			for i := range nodes {
				n := &nodes[i]
				if !pointed(part, n.ID) || n.Rect.Empty() {
					continue
				}
				r := n.Rect
				if at, ok := c.scene.Drawn(n.ID); ok { // as raised now
					r = at
				}
				if !n.Clip.Empty() {
					r = r.Intersect(n.Clip)
				}
				r = r.Intersect(ui.Rect{W: c.env.W, H: c.env.H})
				waits := card && strings.HasPrefix(n.ID, "order-")
				if part == "prompt" { // with its reason
					r = r.Union(at)
					at = ui.Rect{}
				}
				if !r.Empty() && (at.Empty() || waits) {
					at, taken = r, taken || card && n.Checked
				}
			}
			if !at.Empty() {
				all = append(all, at)
			}
		}
		if len(first) == 0 {
			first = all
		}
		if len(all) > 0 && !(taken && c.speech.Asks) {
			return all
		}
	}
	return first
}

// cards returns where the player's hand is and the cards on the table are, as far as the
// words are not about them.
func (c *Coach) cards(env *ui.Env) (all []ui.Rect) {
	for _, n := range c.scene.Nodes(&c.env) {
		kind, _, _ := strings.Cut(n.ID, "-")
		if !slices.Contains(cardNodes, kind) || kind == "target" {
			continue
		}
		r := n.Rect
		if at, ok := c.scene.Drawn(n.ID); ok {
			r = at
		}
		if r = r.Intersect(ui.Rect{W: env.W, H: env.H}); !r.Empty() && !slices.Contains(c.targets, r) {
			all = append(all, r)
			if kind == "hand" { // twice as much
				all = append(all, r)
			}
		}
	}
	return all
}

// around returns the bounding box of all.
func around(all []ui.Rect) (a ui.Rect) {
	for _, r := range all {
		a = a.Union(r)
	}
	return a
}

// cardNodes are the kinds of node that are a card with its number.
var cardNodes = []string{"hand", "card", "creature", "unit", "weapon", "trap", "attacker", "blocker", "pick", "declare", "target", "order", "mana", "attack"}

func pointed(want, id string) bool {
	if num, ok := strings.CutPrefix(want, "card:"); ok {
		i := strings.LastIndexByte(id, '-')
		if i < 0 || id[i+1:] != num {
			return false
		}
		kind, _, _ := strings.Cut(id, "-")
		return slices.Contains(cardNodes, kind)
	}
	if head, ok := strings.CutSuffix(want, "*"); ok {
		return strings.HasPrefix(id, head)
	}
	return id == want || want == "prompt" && (id == "prompt.why" || id == "consequences")
}

// Pointing returns what the words are about, and where it is on the table; for tests.
func (c *Coach) Pointing() (want []string, at []ui.Rect) { return c.speech.Point, c.targets }

// endWords returns the last words: what happened and a comment on it.
func (c *Coach) endWords(l lang.Lang) (title, why string) {
	switch at, of := c.teacher.Progress(); {
	case c.resuming:
		return words.Text.T(l, "coach.resume"), words.Text.T(l, "coach.resume.why", at+1, of)
	case c.leaving:
		return words.Text.T(l, "coach.sure"), words.Text.T(l, "coach.sure.why", at+1, of)
	case c.learned && c.opts.Puzzle:
		return words.Text.T(l, "puzzle.done"), c.opts.Praise.In(l)
	case c.learned:
		return words.Text.T(l, "coach.done"), c.opts.Praise.In(l)
	case c.opts.Puzzle:
		return words.Text.T(l, "puzzle.missed"), words.Text.T(l, "puzzle.missed.why", c.speech.Hint.In(l))
	}
	return words.Text.T(l, "coach.left"), words.Text.T(l, "coach.left.why")
}

// leave leaves the lesson; in the middle of one it asks first.
func (c *Coach) leave(env *ui.Env) {
	if at, _ := c.teacher.Progress(); at == 0 || c.ended || c.opts.Puzzle {
		c.opts.Leave(env)
		return
	}
	c.leaving = true
	c.hooks.Surface.Invalidate()
}

func (c *Coach) next(env *ui.Env) {
	c.teacher.Next()
	c.hooks.Surface.DismissRefusals()
	c.speaking = false
	c.follow(env)
	c.hooks.Surface.Invalidate()
}

// build declares the strip, and the speech or the end above it.
func (c *Coach) build(env *ui.Env, s *ui.Surface) {
	c.declareStrip(env, s)
	s.ToastFoot(0)
	switch {
	case c.ended, c.leaving, c.resuming:
		c.declareEnd(env, s)
	case c.speaking:
		c.declareSpeech(env, s)
	case c.asking:
		s.Paint("coach.ring", around(c.targets), func(cv *ui.Canvas) { c.ring(cv, false) })
	}
}

func (c *Coach) stripRect(env *ui.Env) ui.Rect {
	f := env.Full()
	return ui.Rect{X: f.X, Y: f.Y, W: f.W, H: c.strip}
}

// declareStrip declares the strip with the task, the progress marks and the exit.
func (c *Coach) declareStrip(env *ui.Env, s *ui.Surface) {
	u := s.Px(1)
	l := env.Settings.Lang
	r := c.stripRect(env)
	back := ui.Rect{W: env.W, H: r.Bottom()}
	s.Paint("coach.strip", back, func(cv *ui.Canvas) {
		ui.DrawBoard(cv, ui.Rect{X: -60 * u, Y: -60 * u, W: back.W + 120*u, H: back.H + 60*u}) // of which one edge is seen
		if _, light := c.beat(cv); c.asking && light > 0 {
			cv.Note(ui.Item{Kind: ui.ItemRing, Owner: "coach.panel", Rect: back})
			cv.Fill(back, 0, cv.Theme.Warm.Alpha(0.3*light))
		}
	})
	in := r.InsetXY(10*u, 3*u)
	if env.Compact() {
		in = r.InsetXY(6*u, 1*u)
	}
	tool := env.MinTarget()
	x, text := in.CutRight(tool, 6*u)
	s.Button("coach.leave", x.Middle(tool, tool), ui.Button{Name: word(env, "coach.leave"), Icon: ui.IconClose, Kind: ui.ButtonGhost, Sound: "ui-back", Tap: c.leave})
	text = declareHint(c, env, s, text)
	at, of := c.teacher.Progress()
	if c.ended && c.learned {
		at = of
	}
	if !env.Compact() {
		_, text = text.CutBottom(3*u, 0) // the board's edge
	}
	marks, text := text.CutBottom(5*u, 2*u)
	s.Paint("coach.marks", marks, func(cv *ui.Canvas) {
		n := float64(max(1, of))
		gap := math.Min(3*u, marks.W/n*0.3)
		w := (marks.W - gap*(n-1)) / n
		for i := range of {
			col := cv.Theme.Dark().Alpha(0.7)
			switch {
			case i < at:
				col = cv.Theme.Warm.Mix(cv.Theme.Dark(), 0.42)
			case i == at:
				col = cv.Theme.Warm
			}
			cv.Fill(ui.Rect{X: marks.X + float64(i)*(w+gap), Y: marks.Y + u, W: w, H: 3 * u}, 1.5*u, col)
		}
	})
	title := c.opts.Title.In(l)
	step := ""
	if of > 1 {
		step = word(env, "coach.step", min(at+1, of), of)
	}
	if !c.asking {
		name := head(c, l)
		s.Add(ui.Element{ID: "coach.title", Rect: text, Role: ui.RoleText, Label: name + " " + step, Draw: func(cv *ui.Canvas, _ ui.State) {
			cv.Text(name, text, ui.TextStyle{Face: ui.Bold, Size: cv.Font(15), Colour: cv.Theme.TextSoft, Wrap: true, LineHeight: 1.2})
		}})
		return
	}
	k := math.Min(text.H*0.62, 30*u)
	icon, body := text.CutLeft(k, 7*u)
	task := c.words(l)
	size, floor := s.Font(18), 12*env.Scale
	switch {
	case env.Compact():
		size = s.Font(14)
	case env.Portrait():
		size = s.Font(16)
	}
	p := ui.LayoutFit([]ui.Run{{Text: task, Face: ui.Bold}}, size, floor, 1.25, body.W, body.H)
	s.Add(ui.Element{ID: "coach.task", Rect: body, Role: ui.RoleText, Label: task, Desc: title + " " + step, Draw: func(cv *ui.Canvas, _ ui.State) {
		cv.Icon(ui.IconHelp, icon.Middle(k, k), cv.Theme.Warm)
		cv.Para(p, body, ui.TextStyle{Size: p.Size})
	}})
}

// declareHint declares the button of a puzzle's hint at the right of the strip, which
// shows it in the place of the task and back, and returns the room that is left.
func declareHint(c *Coach, env *ui.Env, s *ui.Surface, text ui.Rect) ui.Rect {
	if !c.asking || c.speech.Hint.EN == "" {
		return text
	}
	key := "puzzle.hint"
	if c.hinted {
		key = "puzzle.task"
	}
	b := ui.Button{Label: word(env, key), Size: 15, Sound: "ui-focus", Tap: func(env *ui.Env) {
		c.hinted = !c.hinted
		s.Announce(c.words(env.Settings.Lang))
		s.Invalidate()
	}}
	w := math.Max(env.MinTarget(), ui.Measure(b.Label, ui.Bold, s.Font(15))+26*s.Px(1))
	h := math.Max(env.MinTarget(), math.Min(44*s.Px(1), text.H))
	r, text := text.CutRight(w, 6*s.Px(1))
	s.Button("coach.hint", r.Middle(w, h), b)
	return text
}

// holes returns the lit areas around what the words are about.
func (c *Coach) holes(u float64) []ui.Rect {
	var all []ui.Rect
	for _, t := range c.targets {
		h := t.Inset(-5 * u)
		for i := 0; i < len(all); i++ { // rings that would cross are merged
			if !h.Inset(-5 * u).Intersect(all[i]).Empty() {
				h = h.Union(all[i])
				all = slices.Delete(all, i, i+1)
				i = -1
			}
		}
		all = append(all, h)
	}
	for i := range all {
		all[i] = all[i].Intersect(ui.Rect{X: 2 * u, Y: 2 * u, W: c.env.W - 4*u, H: c.env.H - 4*u})
	}
	return all
}

// ring draws the light around what the words are about; with veil, everything
// else is a little darker.
func (c *Coach) ring(cv *ui.Canvas, veil bool) {
	u := cv.Px(1)
	holes := c.holes(u)
	if veil {
		dark := ui.Colour{R: 0.02, G: 0.01, B: 0.07, A: 0.5}
		w := ui.Rect{Y: c.stripRect(cv.Env).Bottom(), W: cv.Env.W}
		w.H = cv.Env.H - w.Y
		for _, r := range outside(w, holes) {
			cv.Fill(r, 0, dark)
		}
	}
	grow, _ := c.beat(cv)
	col := cv.Theme.Warm
	for _, h := range holes {
		cv.Note(ui.Item{Kind: ui.ItemRing, Owner: "coach.ring", Rect: h})
		rad := math.Min(14*u, h.H/2)
		r := h.Inset(-grow)
		cv.Stroke(r.Inset(-5*u), rad+5*u, 9*u, col.Alpha(0.22)) // a glow would wash out what it points to
		cv.Stroke(r.Inset(-1.5*u), rad+1.5*u, 5*u, ui.Hex(0x0c0828).Alpha(0.8))
		cv.Stroke(r, rad, 3*u, col)
	}
}

// outside splits the part of w outside the holes into rectangles.
func outside(w ui.Rect, holes []ui.Rect) []ui.Rect {
	ys := []float64{w.Y, w.Bottom()}
	for _, h := range holes {
		for _, y := range [...]float64{h.Y, h.Bottom()} {
			if y > w.Y && y < w.Bottom() {
				ys = append(ys, y)
			}
		}
	}
	sorting.Stable(ys, cmp.Compare[float64])
	ys = slices.Compact(ys)
	var out []ui.Rect
	for i := range len(ys) - 1 {
		row := ui.Rect{X: w.X, Y: ys[i], W: w.W, H: ys[i+1] - ys[i]}
		var in []ui.Rect
		for _, h := range holes {
			if h.Y < row.Bottom() && h.Bottom() > row.Y {
				in = append(in, h)
			}
		}
		sorting.Stable(in, func(a, b ui.Rect) int { return cmp.Compare(a.X, b.X) })
		x := row.X
		for _, h := range in {
			if h.X > x {
				out = append(out, ui.Rect{X: x, Y: row.Y, W: h.X - x, H: row.H})
			}
			x = math.Max(x, h.Right())
		}
		if x < row.Right() {
			out = append(out, ui.Rect{X: x, Y: row.Y, W: row.Right() - x, H: row.H})
		}
	}
	return out
}

// declareSpeech declares the words to be read, beside what they are about.
func (c *Coach) declareSpeech(env *ui.Env, s *ui.Surface) {
	u := s.Px(1)
	full := ui.Rect{W: env.W, H: env.H}
	s.Add(ui.Element{ID: "coach.veil", Rect: full, Hit: ui.Rect{X: -1, Y: -1}, Draw: func(cv *ui.Canvas, _ ui.State) { c.ring(cv, true) }})
	l := env.Settings.Lang
	text := c.words(l)
	area := env.Full()
	_, area = area.CutTop(c.strip, 0)
	margin, pad, size := 10*u, 16*u, s.Font(16)
	if env.Compact() {
		margin, pad, size = 4*u, 9*u, s.Font(14)
	}
	area = area.Inset(margin)
	bh := math.Max(env.MinTarget(), 44*u)
	gap := 8 * u
	switch {
	case c.within != area:
		c.corner, c.foot = ui.Point{}, ui.Point{}
	case c.said != text:
		c.corner = c.foot
	}
	c.said, c.within = text, area
	label := word(env, "coach.next")
	bw := math.Max(150*u, ui.Measure(label, ui.Bold, s.Font(16))+70*u)
	find := func(m margins) (ui.Rect, *ui.Para, float64) {
		return place(text, area, c.holes(u), c.cards(env), c.corner, size, 12*env.Scale, u, m)
	}
	best, para, cost := find(margins{w: 2 * pad, h: 2*pad + bh + gap})
	beside := false
	if side := bw - 40*u; env.Compact() && cost >= tooMuch { // “Next” beside the words takes no height
		r, p, v := find(margins{w: 2*pad + side + gap, h: 2 * pad, least: 2*pad + bh})
		if beside = v < cost; beside {
			best, para, bw = r, p, side
		}
	}
	c.bubble, c.foot = best, ui.Point{X: best.Right(), Y: best.Bottom()}
	s.ToastFoot(best.Y - 22*u) // not over the words
	s.Add(ui.Element{ID: "coach.panel", Rect: best, Hit: ui.Rect{X: -1, Y: -1}, Draw: func(cv *ui.Canvas, _ ui.State) {
		cv.Note(ui.Item{Kind: ui.ItemCover, Rect: best, Text: text})
		drawSheet(cv, best)
		if grow, light := c.beat(cv); light > 0 {
			cv.Note(ui.Item{Kind: ui.ItemRing, Owner: "coach.panel", Rect: best})
			cv.Stroke(best.Inset(-grow), 8*u+grow, 3*u, cv.Theme.Warm.Alpha(light))
		}
	}})
	in := best.Inset(pad)
	foot, body := in.CutBottom(bh, gap)
	if beside {
		foot, body = in.CutRight(bw, gap)
		_, foot = foot.CutTop(foot.H-bh, 0)
	}
	ink := s.Theme().Text
	if s.Theme().Ink.A > 0 {
		ink = s.Theme().Ink
	}
	s.Para("coach.words", para, body, ink)
	bw = math.Min(foot.W, bw)
	s.Button("coach.next", ui.Rect{X: foot.Right() - bw, Y: foot.Y, W: bw, H: bh}, ui.Button{Label: label, Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: c.next})
	for _, k := range []string{"Enter", " "} {
		s.Key(k, c.next)
	}
}

// drawSheet draws what words to be read stand on.
func drawSheet(c *ui.Canvas, r ui.Rect) {
	if c.Theme.Sheet == nil {
		ui.DrawBoard(c, r)
		return
	}
	c.Theme.Sheet(c, r)
}

// margins is what a panel needs beside its words in width and height, and its least height.
type margins struct{ w, h, least float64 }

// tooMuch is the cost of a place at which something is covered, or the words are cut.
const tooMuch = 20

// place finds room for a panel of words: above, below or beside the holes, as
// near to them as the words fit, at the largest size that does; over one only
// if there is no room elsewhere; over no card if there is room beside. Where its lower
// right corner can be that of the panel before, it is. It returns what is bad about it, too.
func place(text string, area ui.Rect, holes, cards []ui.Rect, corner ui.Point, size, floor, u float64, m margins) (ui.Rect, *ui.Para, float64) {
	g := 9 * u
	hole := around(holes)
	rooms := []ui.Rect{area}
	for _, hole := range append([]ui.Rect{hole}, holes...) {
		if hole.Empty() {
			continue
		}
		rooms = append(rooms,
			ui.Rect{X: area.X, Y: area.Y, W: area.W, H: hole.Y - g - area.Y},
			ui.Rect{X: area.X, Y: hole.Bottom() + g, W: area.W, H: area.Bottom() - hole.Bottom() - g},
			ui.Rect{X: area.X, Y: area.Y, W: hole.X - g - area.X, H: area.H},
			ui.Rect{X: hole.Right() + g, Y: area.Y, W: area.Right() - hole.Right() - g, H: area.H})
	}
	lh := 1.45
	if area.H < 320*u {
		lh = 1.3
	}
	cx, cy := hole.Centre()
	if hole.Empty() {
		cx, cy = area.Centre()
	}
	var best ui.Rect
	var para *ui.Para
	cost := math.Inf(1)
	for _, room := range rooms {
		for _, w := range []float64{440 * u, 340 * u, 260 * u, 640 * u, room.W} {
			if w = math.Min(w, room.W); w < 12*floor+m.w || room.H < math.Max(m.least, m.h+1.5*floor) {
				continue
			}
			p := ui.LayoutFit([]ui.Run{{Text: text}}, size, floor, lh, w-m.w, room.H-m.h)
			h := math.Max(m.least, p.H+m.h)
			near := ui.Rect{X: cx - w/2, Y: cy - h/2, W: w, H: h}.Clamp(room)
			for i, r := range [2]ui.Rect{near, {X: corner.X - w, Y: corner.Y - near.H, W: w, H: near.H}} {
				if i == 1 && (corner == ui.Point{} || r.X < area.X || r.Y < area.Y) {
					continue
				}
				covered := 0.0
				for _, h := range holes {
					over := r.Intersect(h)
					covered += over.W * over.H / math.Max(1, h.W*h.H)
				}
				x, y := r.Centre()
				for _, h := range cards {
					over := r.Intersect(h)
					covered += 0.0008 * over.W * over.H / math.Max(1, h.W*h.H)
				}
				v := 1000*covered + 4*(size-p.Size)/size + math.Hypot(x-cx, y-cy)/math.Hypot(area.W, area.H) + 0.2*math.Abs(w/(440*u)-1)
				if !p.Fits {
					v += 500
				}
				v += 2*math.Max(0, 1-w/(300*u)) - 2*float64(i) // a column of broken lines
				if v < cost {
					cost, best, para = v, r, p
				}
			}
		}
	}
	return best, para.Even(best.W - m.w), cost
}

// declareEnd declares what follows a lesson.
func (c *Coach) declareEnd(env *ui.Env, s *ui.Surface) {
	l := env.Settings.Lang
	title, why := c.endWords(l)
	var list []ask.Choice
	add := func(id string, b ui.Button) { list = append(list, ask.Choice{ID: id, Button: b}) }
	var stay func(env *ui.Env)
	away, escape := "totitle", c.opts.Leave
	switch {
	case c.resuming:
		escape = func(*ui.Env) { c.resuming = false }
		away = "coach.leave"
		add("coach.goon", ui.Button{Label: word(env, "coach.goon"), Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: func(*ui.Env) { c.resuming = false }})
		add("coach.anew", ui.Button{Label: word(env, "coach.anew"), Icon: ui.IconRestart, Tap: func(*ui.Env) {
			c.resuming = false
			c.teacher.Again()
		}})
	case c.leaving:
		stay, away = func(*ui.Env) { c.leaving = false }, "coach.leave"
		add("coach.stay", ui.Button{Label: word(env, "coach.stay"), Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: stay})
	case !c.learned:
		again := "coach.again"
		if c.opts.Puzzle {
			again = "puzzle.again"
		}
		add("coach.again", ui.Button{Label: word(env, again), Icon: ui.IconRestart, Kind: ui.ButtonPrimary, Tap: func(*ui.Env) { c.teacher.Again() }})
	case c.opts.Next != nil:
		add("coach.nextlesson", ui.Button{Label: word(env, "coach.nextlesson", c.opts.NextTitle.In(l)), Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: c.opts.Next})
	}
	if c.learned && c.opts.Play != nil {
		b := ui.Button{Label: word(env, "coach.play"), Icon: ui.IconPlay, Tap: c.opts.Play}
		if c.opts.Next == nil {
			b.Kind = ui.ButtonPrimary
		}
		add("coach.play", b)
	}
	add("coach.totitle", ui.Button{Label: words.Text.T(l, away), Icon: ui.IconHome, Tap: c.opts.Leave})
	if c.staged && c.ended {
		c.lastWords(env, s, title, why, list)
		return
	}
	h := math.Max(env.MinTarget(), s.Px(50))
	gap := s.Px(10)
	k := env.TextUnit() / env.Unit()
	para := ui.Layout([]ui.Run{{Text: why}}, s.Font(17), 1.5, math.Min(env.Full().W-s.Px(90), s.Px(460)))
	need := 120 + (para.H+(h+gap)*float64(len(list)))/(s.Px(1)*k)
	in := s.Dialog("coach.end", title, 540, need, stay)
	if stay == nil { // no way back into the lesson: the key leads on as the last button does
		s.Key("Escape", escape)
	}
	cols := 1
	if (h+gap)*float64(len(list))+para.H > in.H && in.W > s.Px(360) {
		cols = min(2, len(list))
	}
	rows := (len(list) + cols - 1) / cols
	foot, body := in.CutBottom((h+gap)*float64(rows)-gap, gap)
	p := ui.LayoutFit([]ui.Run{{Text: why}}, s.Font(17), 12*env.Scale, 1.5, body.W, body.H)
	s.Para("coach.praise", p, body, s.Theme().Text)
	for i, e := range list {
		if e.Button.Kind == ui.ButtonPrimary {
			s.Key("Enter", e.Button.Tap)
		}
		r := foot.Row(i%cols, cols, gap)
		r.Y, r.H = foot.Y+float64(i/cols)*(h+gap), h
		s.Button(e.ID, r, e.Button)
	}
}

// lastWords declares them beside the result of the match, whose victory they leave
// to be seen, with what comes next large.
func (c *Coach) lastWords(env *ui.Env, s *ui.Surface, title, why string, list []ask.Choice) {
	u, k := s.Px(1), env.TextUnit()/env.Unit()
	s.BeginVeiled("coach.end", title, nil, func(*ui.Canvas) {})
	s.Key("Escape", c.opts.Leave)
	if c.room.Empty() { // the result is not laid out yet
		return
	}
	h, gap, pad := math.Max(env.MinTarget(), 46*u), 8*u, 14*u
	rows := 1 + len(list)/2 // the first alone
	low := float64(rows)*(h+gap) - gap
	wide := c.room.W - 2*pad
	p := ui.LayoutFit([]ui.Run{{Text: why}}, s.Font(16), 12*env.Scale, 1.4, wide, c.room.H-low-30*u*k-gap-2*pad)
	need := 30*u*k + p.H + gap + low + 2*pad
	panel := ui.Rect{X: c.room.X, W: c.room.W, Y: c.room.Bottom() - need, H: need}
	s.Add(ui.Element{ID: "coach.end.panel", Rect: panel, Hit: panel, Loose: true, Tap: func(*ui.Env) {}, Draw: func(cv *ui.Canvas, _ ui.State) {
		ui.DrawBoard(cv, panel)
	}})
	head, rest := panel.Inset(pad).CutTop(30*u*k, 0)
	s.Paint("coach.end.title", head, func(cv *ui.Canvas) {
		cv.Text(title, head, ui.TextStyle{Face: ui.Display, Size: cv.Font(21), Colour: cv.Theme.Text})
	})
	foot, body := rest.CutBottom(low, gap)
	s.Para("coach.praise", p, body, s.Theme().Text)
	for i, e := range list {
		if e.Button.Kind == ui.ButtonPrimary {
			s.Key("Enter", e.Button.Tap)
		}
		row := ui.Rect{X: foot.X, W: foot.W, Y: foot.Y, H: h}
		if i > 0 {
			row.Y += float64((i+1)/2) * (h + gap)
			if rest := list[1+(i-1)/2*2:]; len(rest) > 1 {
				row = row.Row((i-1)%2, 2, gap)
			}
		}
		s.Button(e.ID, row, e.Button)
	}
}

// Dirty implements ui.Scene.
func (c *Coach) Dirty() bool { return c.scene.Dirty() || c.hooks.Dirty() }

// Draw implements ui.Scene.
func (c *Coach) Draw(env *ui.Env, dst *ebiten.Image) { c.hooks.Draw(env, dst) }

// DrawChanges implements ui.ChangeDrawer.
func (c *Coach) DrawChanges(env *ui.Env, dst *ebiten.Image) { c.hooks.DrawChanges(env, dst) }

// Record returns what the coach draws; for tests.
func (c *Coach) Record(env *ui.Env) *ui.DisplayList {
	c.lend(env)
	return c.hooks.Record(env)
}

// Below returns what the scene under the coach draws; for tests.
func (c *Coach) Below(env *ui.Env) *ui.DisplayList { return c.scene.Record(c.lend(env)) }

// Nodes implements ui.Scene. While words are to be read it returns only the coach's nodes.
func (c *Coach) Nodes(env *ui.Env) []ui.Node {
	inner := c.lend(env)
	own := c.hooks.Nodes(env)
	if c.modal() {
		if !c.ended && !c.leaving && !c.resuming {
			own = append([]ui.Node{{ID: "coach", Role: ui.RoleDialog, Label: head(c, env.Settings.Lang), Rect: ui.Rect{W: env.W, H: env.H}}}, own...)
		}
		return own
	}
	return append(append([]ui.Node(nil), own...), c.scene.Nodes(inner)...)
}

// Activate implements ui.Scene.
func (c *Coach) Activate(env *ui.Env, id string) {
	inner := c.lend(env)
	if strings.HasPrefix(id, "coach.") {
		c.hooks.Activate(env, id)
		return
	}
	if !c.modal() {
		c.scene.Activate(inner, id)
	}
}

// Focus implements ui.Scene.
func (c *Coach) Focus(id string) {
	if strings.HasPrefix(id, "coach.") {
		c.scene.Focus("")
		c.hooks.Focus(id)
		return
	}
	c.hooks.Focus("")
	c.scene.Focus(id)
}

// Status implements ui.Scene.
func (c *Coach) Status(env *ui.Env) string {
	l := env.Settings.Lang
	at, of := c.teacher.Progress()
	head := head(c, l) + " " + word(env, "coach.step", min(at+1, of), of)
	switch {
	case c.ended:
		title, why := c.endWords(l)
		return head + "\n" + title + " " + why
	case c.speaking || c.asking:
		head += "\n" + c.words(l)
	}
	return head + "\n" + c.scene.Status(c.lend(env))
}

// Announce implements ui.Scene.
func (c *Coach) Announce() []string { return append(c.scene.Announce(), c.hooks.Announce()...) }

// Title implements ui.Scene.
func (c *Coach) Title(env *ui.Env) string {
	return c.opts.Title.In(env.Settings.Lang) + " – " + c.scene.Title(c.lend(env))
}

// Idle implements ui.Idler.
func (c *Coach) Idle() bool {
	if !c.hooks.Idle() || !c.scene.Idle() {
		return false
	}
	if c.scene.Covered() { // the words wait
		return true
	}
	if ended, _ := c.teacher.Ended(); ended {
		return c.ended
	}
	if sp, ok := c.teacher.Speech(); ok { // the words have been shown
		return (c.speaking || c.asking) && sp.ID == c.speech.ID
	}
	return false
}

// HandleKey implements ui.KeyHandler.
func (c *Coach) HandleKey(env *ui.Env, k ui.KeyEvent) bool {
	if c.modal() {
		return c.hooks.HandleKey(env, k)
	}
	return c.scene.HandleKey(c.lend(env), k)
}

// Close implements ui.Closer.
func (c *Coach) Close() { c.scene.Close() }

// share returns 1 for true.
func share(v bool) float64 {
	if v {
		return 1
	}
	return 0
}
