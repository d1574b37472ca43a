package chrome

import (
	"math"
	"strings"

	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Guide explains a game during a match: how a turn goes, what the icons mean,
// and the words of its cards.
type Guide struct {
	Goal   string // what the game is about: how it is won
	Phases []Phase
	Signs  []Sign
	Terms  []cards.Keyword
	Keys   []Key // of this game only
}

// Key is a key and what it does.
type Key struct{ Key, Does string }

// Sign is an icon of the legend.
type Sign struct {
	Icon ui.Icon
	Name string
}

// helpTabs are the parts of the help, in order.
var helpTabs = [...]string{"turn", "signs", "words", "keys"}

// declareHelp declares the help over the menu; closing it returns there.
func (m *Menu) declareHelp(s *ui.Surface) {
	g := m.Guide()
	var tabs []ui.RadioOption
	for _, t := range helpTabs {
		if t == "turn" && len(g.Phases) == 0 || t == "signs" && len(g.Signs) == 0 || t == "words" && len(g.Terms) == 0 {
			continue
		}
		if m.help == "" || m.help == "any" {
			m.help = t
		}
		tabs = append(tabs, ui.RadioOption{ID: t, Label: words.Of(s, "help."+t)})
	}
	in := s.Dialog("help", words.Of(s, "help"), 760, 660, func(*ui.Env) { m.help = ""; m.open = !m.alone; m.alone = false })
	u := s.Px(1)
	bar, in := in.CutTop(math.Max(s.Env().MinTarget(), 44*u), 12*u)
	ui.Radio(s, "help.tab", bar, words.Of(s, "help"), tabs, m.help, func(_ *ui.Env, v string) { m.help = v; s.ScrollTo("help.list", 0) })
	off := s.BeginScroll("help.list", in, false)
	w, y := in.W-10*u, in.Y-off
	switch m.help {
	case "turn":
		p := ui.Layout([]ui.Run{{Text: g.Goal}}, s.Font(15), 1.4, w).Even(w)
		s.Para("help.goal", p, ui.Rect{X: in.X, Y: y, W: w, H: p.H}, s.Theme().Text)
		y += p.H + 14*u
		for i, q := range g.Phases {
			y += helpPhase(s, i, q, ui.Rect{X: in.X, Y: y, W: w}) + 6*u
		}
	case "signs":
		y = helpSigns(s, g.Signs, ui.Rect{X: in.X, Y: y, W: w})
	case "keys":
		y = helpKeys(s, ui.Rect{X: in.X, Y: y, W: w}, g.Keys)
	case "words":
		for i, k := range g.Terms {
			runs := []ui.Run{{Text: k.Name, Face: ui.Bold, Colour: s.Theme().Accent2}, {Text: "\n"}, {Text: k.Help, Colour: s.Theme().TextSoft}}
			p := ui.Layout(runs, s.Font(15), 1.4, w)
			r := ui.Rect{X: in.X, Y: y, W: w, H: p.H}
			s.Add(ui.Element{ID: "help.word" + words.Itoa(i), Rect: r, Role: ui.RoleText, Label: words.Sentences(s.Lang(), k.Name, strings.TrimRight(k.Help, "。.")), Draw: func(c *ui.Canvas, _ ui.State) {
				c.Para(p, r, ui.TextStyle{Size: p.Size, Top: true})
			}})
			y += p.H + 12*u
		}
	}
	s.EndScroll(y + off - in.Y)
}

// helpPhase declares a phase with its sentence, the present one lit, and returns its height.
func helpPhase(s *ui.Surface, i int, q Phase, r ui.Rect) float64 {
	u := s.Px(1)
	if q.Part != "" { // the step says where one is
		q.Name, q.Now = q.Part, false
	}
	if q.Sub {
		_, r = r.CutLeft(22*u, 0)
	}
	name := []ui.Run{{Text: q.Name, Face: ui.Bold}}
	if q.Now {
		name = append(name, ui.Run{Text: "　" + words.Of(s, "help.now"), Colour: s.Theme().Accent2, Face: ui.Bold})
	}
	runs := append(name, ui.Run{Text: "\n"}, ui.Run{Text: q.Why, Colour: s.Theme().TextSoft})
	p := ui.Layout(runs, s.Font(15), 1.4, r.W-34*u)
	r.H = p.H + 12*u
	say := words.Sentences(s.Lang(), q.Name, strings.TrimRight(q.Why, "。."))
	if q.Now {
		say = words.Sentences(s.Lang(), words.Of(s, "help.now"), say)
	}
	s.Add(ui.Element{ID: "help.phase" + words.Itoa(i), Rect: r, Role: ui.RoleText, Label: say, Draw: func(c *ui.Canvas, _ ui.State) {
		col := c.Theme.TextSoft.Alpha(0.5)
		if q.Now {
			col = c.Theme.Accent2
			c.Fill(r, 10*u, col.Alpha(0.14))
			c.Stroke(r, 10*u, 1.2*u, col.Alpha(0.7))
		}
		c.Disc(r.X+14*u, r.Y+r.H/2, 4.5*u, col)
		c.Line(r.X+14*u, r.Y, r.X+14*u, r.Y+r.H, 1.2*u, col.Alpha(0.5))
		c.Para(p, ui.Rect{X: r.X + 30*u, Y: r.Y, W: r.W - 34*u, H: r.H}, ui.TextStyle{Size: p.Size})
	}})
	return r.H
}

// helpSigns declares the legend in as many columns as fit, and returns its lower edge.
func helpSigns(s *ui.Surface, signs []Sign, r ui.Rect) float64 {
	u := s.Px(1)
	cols := max(1, int(r.W/(220*u)))
	y := r.Y
	for i := 0; i < len(signs); i += cols {
		row, high := signs[i:min(i+cols, len(signs))], 34*u
		paras := make([]*ui.Para, len(row))
		for j, sg := range row {
			paras[j] = ui.Layout([]ui.Run{{Text: sg.Name}}, s.Font(15), 1.25, r.W/float64(cols)-46*u)
			high = math.Max(high, paras[j].H+10*u)
		}
		for j, sg := range row {
			q := ui.Rect{X: r.X, Y: y, W: r.W, H: high}.Row(j, cols, 10*u)
			s.Add(ui.Element{ID: "help.sign" + words.Itoa(i+j), Rect: q, Role: ui.RoleText, Label: sg.Name, Draw: func(c *ui.Canvas, _ ui.State) {
				k := 24 * u
				ic, text := q.CutLeft(k, 10*u)
				c.Icon(sg.Icon, ic.Middle(k, k), c.Theme.Accent2.Lighten(0.35))
				c.Para(paras[j], text, ui.TextStyle{Size: paras[j].Size})
			}})
		}
		y += high + 4*u
	}
	return y
}
