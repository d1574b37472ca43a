package present

import (
	"math"

	"godeck/rules"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// LogLine is a line of the log. Runs whose Link is a card's key open its zoom.
type LogLine struct {
	Runs    []ui.Run
	Heading bool   // a turn or a phase
	Depth   int    // number of causes above it
	By      string // names the nearest of them where the line stands alone; "": none
	Act     Act
	Whose   rules.Seat
	Card    rules.DefID // 0: none

	para        *ui.Para // as last laid out
	size, width float64
}

// layout returns the line as a paragraph, cached because every build needs all of them.
func (l *LogLine) layout(size, width float64) *ui.Para {
	if l.para == nil || l.size != size || l.width != width {
		l.para, l.size, l.width = ui.Layout(l.Runs, size, 1.45, width), size, width
	}
	return l.para
}

// Log keeps the lines of a match and shows them in a panel or a dialog.
type Log struct {
	Faces func(link string) *cards.CardFace // face for a link
	// Thumb draws the card of a line with the sign of what it did; nil: none.
	Thumb func(c *ui.Canvas, l *LogLine, f *cards.CardFace, r ui.Rect)
	lines []LogLine
	open  bool
}

// Add appends a line and announces it.
func (l *Log) Add(s *ui.Surface, line LogLine) {
	l.lines = append(l.lines, line)
	s.Announce(line.By + ui.TextOf(line.Runs))
	s.Invalidate()
}

// Cut drops the lines from n on, after an undo.
func (l *Log) Cut(n int) {
	if n < len(l.lines) {
		l.lines = l.lines[:n]
	}
}

// Last returns the text of the last line and of whose effect it tells, "" for none.
func (l *Log) Last() string {
	if len(l.lines) == 0 {
		return ""
	}
	last := &l.lines[len(l.lines)-1]
	return last.By + ui.TextOf(last.Runs)
}

// Opened reports whether the log is shown as a dialog.
func (l *Log) Opened() bool { return l.open }

// Show opens the log as a dialog, for layouts without a panel.
func (l *Log) Show() { l.open = true }

// Panel declares the log as a panel of the layout.
func (l *Log) Panel(s *ui.Surface, r ui.Rect, z *cards.Zoom) {
	s.Paint("log.panel", r, func(c *ui.Canvas) { c.Panel(r, 14*c.Px(1)) })
	l.list(s, "log.list", "log", r.Inset(s.Px(12)), z)
}

// list declares the lines in a scrolling area; only visible ones become
// elements, whose ids begin with id.
func (l *Log) list(s *ui.Surface, scroll, id string, r ui.Rect, z *cards.Zoom) {
	size := s.Font(14)
	pictures := l.Thumb != nil && l.Faces != nil && r.W > s.Px(360)
	off := s.BeginScroll(scroll, r, false)
	s.Tail()
	y := r.Y - off
	first := max(0, len(l.lines)-200)
	if first == len(l.lines) {
		s.Label(id+".empty", words.Of(s, "log.empty"), r, ui.TextStyle{Size: size, Colour: s.Theme().TextSoft, Align: ui.Middle, Wrap: true})
	}
	total := 0.0
	for i := first; i < len(l.lines); i++ {
		line := &l.lines[i]
		sz, col := size, ui.Colour{}
		if line.Heading {
			sz, col = s.Font(13), s.Theme().Accent2
		}
		in := s.Px(13) * float64(min(line.Depth, 3))
		var face *cards.CardFace
		thumb := ui.Rect{}
		if pictures && line.Card != 0 && line.Act != ActNone {
			face = l.Faces(words.Itoa(int(line.Card)))
			thumb = ui.Rect{X: r.X + in, Y: y + s.Px(2), W: s.Px(30), H: s.Px(30) * cards.Aspect}
			in += thumb.W + s.Px(10)
		}
		p := line.layout(sz, r.W-s.Px(10)-in)
		h := math.Max(p.H, thumb.H) + s.Px(5)
		if line.Heading {
			h += s.Px(8)
		}
		link := ""
		for _, rn := range line.Runs {
			if rn.Link != "" {
				link = rn.Link
			}
		}
		if y+h > r.Y-s.Px(200) && y < r.Bottom()+s.Px(200) {
			lr := ui.Rect{X: r.X, Y: y, W: r.W - s.Px(8), H: h}
			heading := line.Heading
			e := ui.Element{ID: id + ".line" + words.Itoa(i), Rect: lr, Hit: lr, Role: ui.RoleText, Label: p.Said(), Loose: true,
				Draw: func(c *ui.Canvas, st ui.State) {
					pr := lr
					if heading {
						pr.Y += c.Px(8)
						c.Fill(ui.Rect{X: lr.X, Y: lr.Y + c.Px(3), W: lr.W, H: math.Max(1, c.Px(1))}, 0, c.Theme.Edge.Alpha(0.6))
					}
					if st.Hover || st.Focused {
						c.Fill(lr.InsetXY(-c.Px(4), 0), 6*c.Px(1), c.Theme.Edge.Alpha(0.35))
					}
					if d := min(line.Depth, 3); d > 0 { // its cause is above
						c.Fill(ui.Rect{X: lr.X + c.Px(13)*float64(d-1) + c.Px(4), Y: lr.Y - c.Px(2), W: math.Max(1, c.Px(1.5)), H: lr.H}, 0, c.Theme.Edge.Alpha(0.8))
					}
					if face != nil {
						l.Thumb(c, line, face, thumb)
						pr.Y += math.Max(0, (thumb.H-p.H)/2)
					}
					pr.X, pr.W = pr.X+in, pr.W-in
					c.Para(p, pr, ui.TextStyle{Size: sz, Colour: col, Top: true})
				}}
			if link != "" && l.Faces != nil {
				e.Role = ui.RoleButton
				e.Tap = func(*ui.Env) {
					if f := l.Faces(link); f != nil {
						l.open = false
						z.Open(f)
					}
				}
			}
			s.Add(e)
		}
		y += h
		total += h
	}
	s.EndScroll(total)
}

func (l *Log) DeclareDialog(s *ui.Surface, z *cards.Zoom) {
	if !l.open {
		return
	}
	in := s.Dialog("logdialog", words.Of(s, "log"), 560, 620, func(*ui.Env) { l.open = false })
	l.list(s, "logdialog.list", "logdialog.list", in, z)
}

// Recent returns the lines of the log in a rail, newest first: what cards
// did, with one line for a card's actions in a row.
func Recent(facts []Line, most int) (out []int) {
	last := rules.DefID(0)
	for i := len(facts) - 1; i >= 0 && len(out) < most; i-- {
		ln := &facts[i]
		if ln.Card == 0 || ln.Act == ActNone {
			continue
		}
		if ln.Card != last {
			out = append(out, i)
		}
		last = ln.Card
	}
	return out
}
