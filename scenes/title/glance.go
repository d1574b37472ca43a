package title

import (
	"math"
	"strings"

	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
)

// This file is the pavement before the doors: what one comes back for, at a
// glance. Go on with the match, today's rival, decks, the record.

// TodayInfo is today's rival.
type TodayInfo struct{ Game, Rival string }

// RecordInfo is the record in short.
type RecordInfo struct {
	Won, Played int
	Last        []float64 // how the last matches burn as lanterns, from 0, lost, to 1, won; the last one first
}

// DeskInfo is how many decks of one's own a game has.
type DeskInfo struct {
	Game string
	Own  int
}

// sign is a thing on the pavement.
type sign struct {
	id     string
	weight float64                                   // of its width
	e      ui.Element                                // what it is and does
	draw   func(c *ui.Canvas, r ui.Rect, small bool) // its content
}

// glance returns the signs that there is something to say on; decks are a button
// among the others in a small window.
func glance(s *Scene, env *ui.Env, small bool) (list []sign) {
	if g, r := today(s); r != nil {
		l := env.Settings.Lang
		head, name, about := s.word(env, "today"), r.Name.In(l), g.Name.In(l)
		if lv := g.Level(r.Level); lv != nil {
			about += l.Pick("・", " · ") + lv.Name.In(l)
		}
		list = append(list, sign{"today", 1.35, ui.Element{Label: head + l.Pick("：", ": ") + name, Desc: about, Tip: r.Title.In(l), Tap: func(env *ui.Env) { challengeToday(s, env) }},
			func(c *ui.Canvas, in ui.Rect, small bool) {
				drawPoster(c, in, g, r, head, name, about, small, s.frames > 3 || c.Blank())
			}})
	}
	if s.opts.Desk != nil && s.opts.Build != nil && !small {
		if d := s.opts.Desk(); d != nil {
			text := s.word(env, "glance.decks", d.Own)
			list = append(list, sign{"decks", 0.8, ui.Element{Label: s.word(env, "decks"), Desc: s.gameName(d.Game, env.Settings.Lang) + env.Settings.Lang.Pick("。", ". ") + text, Tap: func(env *ui.Env) {
				s.music = false
				s.opts.Build(env, d.Game, false, true)
			}}, func(c *ui.Canvas, in ui.Rect, small bool) {
				drawDecks(c, in, s.word(env, "decks"), text, small)
			}})
		}
	}
	if s.opts.Record != nil && s.opts.OpenRecord != nil {
		if r := s.opts.Record(); r != nil {
			text := s.word(env, "glance.sum", r.Won, r.Played)
			if r.Played == 0 {
				text = s.word(env, "glance.none")
				if small {
					text = s.word(env, "glance.none.s")
				}
			}
			list = append(list, sign{"record", 1.15, ui.Element{Label: s.word(env, "record"), Desc: text, Tap: func(env *ui.Env) { openRecord(s, env) }},
				func(c *ui.Canvas, in ui.Rect, small bool) {
					drawLanterns(c, in, r, s.word(env, "record"), text, small)
				}})
		}
	}
	return list
}

// openRecord opens the record when all games are prepared.
func openRecord(s *Scene, env *ui.Env) {
	var games []string
	for i := range s.opts.Catalog.Games {
		if g := &s.opts.Catalog.Games[i]; g.Ready {
			games = append(games, g.ID)
		}
	}
	s.Await(env, func(env *ui.Env) {
		s.music = false
		s.opts.OpenRecord(env)
	}, games...)
}

// today returns today's rival and the game, nil if there is none.
func today(s *Scene) (*catalog.GameInfo, *catalog.RivalInfo) {
	if s.opts.Today == nil {
		return nil, nil
	}
	t := s.opts.Today()
	if t == nil {
		return nil, nil
	}
	for i := range s.opts.Catalog.Games {
		g := &s.opts.Catalog.Games[i]
		for k := range g.Rivals {
			if g.ID == t.Game && g.Ready && g.Rivals[k].ID == t.Rival {
				return g, &g.Rivals[k]
			}
		}
	}
	return nil, nil
}

// challengeToday opens the set-up of a match against today's rival.
func challengeToday(s *Scene, env *ui.Env) {
	g, r := today(s)
	if r == nil {
		return
	}
	s.Await(env, func(*ui.Env) {
		if s.show(g.ID, setupPanel); s.panel == setupPanel {
			s.chosen.Mode = catalog.VsAI
			s.chosen.Challenge(r)
		}
	}, g.ID)
}

// pavementRow declares the signs in a row.
func pavementRow(f *ui.Surface, list []sign, r ui.Rect, gap float64, small bool) {
	sum := 0.0
	for _, x := range list {
		sum += x.weight
	}
	x := r.X
	for _, g := range list {
		q := ui.Rect{X: x, Y: r.Y, W: (r.W - gap*float64(len(list)-1)) * g.weight / sum, H: r.H}
		x = q.Right() + gap
		e, u := g.e, f.Px(1)
		tap := e.Tap
		e.ID, e.Rect, e.Role = g.id, q, ui.RoleButton
		e.Tap = func(env *ui.Env) { ui.Play(env, "ui-tap", 0.6, 0); tap(env) }
		e.Draw = func(c *ui.Canvas, st ui.State) {
			rad := math.Min(14*u, q.H*0.24)
			c.Shadow(q.Move(0, 4*u), rad, 12*u, c.Theme.Shadow)
			c.Gradient(q, rad, ui.Hex(0x241a56).Alpha(0.95), ui.Hex(0x120d36).Alpha(0.97))
			edge := c.Theme.Edge
			if st.Hover || st.Focused {
				edge = c.Theme.Warm
			}
			if st.Pressed {
				c.Fill(q, rad, ui.Hex(0).Alpha(0.2))
			}
			c.Stroke(q, rad, 1.4*u, edge)
			pad := math.Min(10*u, q.H*0.1)
			g.draw(c, q.InsetXY(pad*1.2, pad), small)
		}
		f.Add(e)
	}
}

// lines draws a heading, a name and a line below each other, as many as there is room for:
// smaller letters first, then without the last line. A heading that would be cut is left
// out, and a long name has lines.
func lines(c *ui.Canvas, r ui.Rect, head, name, about string, big float64) {
	least := 12 * c.Env.Scale
	lay := func(text string, size float64, face ui.Face, rows float64) *ui.Para {
		size = math.Max(size, least)
		return ui.FitText(text, ui.TextStyle{Face: face, Size: size, Floor: least, LineHeight: 1.25}, r.W, rows*1.25*size)
	}
	texts, cols := [...]string{head, name, about}, [...]ui.Colour{c.Theme.Warm, c.Theme.Text, ui.Hex(0xd8d0ff)}
	sizes, faces, rows := [...]float64{13, big, 14}, [...]ui.Face{ui.Bold, ui.Bold, ui.Regular}, [...]float64{1, 3, 1}
	tries := [...]struct {
		shrink float64
		drop   int // nothing, the last line, the heading too
	}{{1, 0}, {0.85, 0}, {0.7, 0}, {0.55, 0}, {0.55, 1}, {0.55, 2}}
	for n, t := range tries {
		last := n == len(tries)-1
		var all [len(texts)]*ui.Para
		h, fits := 0.0, true
		for i, text := range texts {
			if text == "" || i == 2 && t.drop > 0 && head != "" || i == 0 && t.drop > 1 {
				continue
			}
			p := lay(text, c.Font(sizes[i])*t.shrink, faces[i], rows[i])
			if last && (!p.Fits || p.H > r.H) {
				p = lay(cards.Clip(text, r.W, least), least, ui.Bold, 1)
			}
			if i == 0 && p.Lines > 1 { // there is no room for a heading
				continue
			}
			all[i], h, fits = p, h+p.H, fits && p.Fits
		}
		if (!fits || h > r.H+1) && !last {
			continue
		}
		y := r.Y + (r.H-h)/2
		for i, p := range all {
			if p != nil {
				c.Para(p, ui.Rect{X: r.X, Y: y, W: r.W, H: p.H}, ui.TextStyle{Size: p.Size, Colour: cols[i], Top: true})
				y += p.H
			}
		}
		return
	}
}

// drawPoster draws a rival as on a poster. arrived: the face is drawn, too, for
// which the first frames do not wait.
func drawPoster(c *ui.Canvas, r ui.Rect, g *catalog.GameInfo, rival *catalog.RivalInfo, head, name, about string, small, arrived bool) {
	k := math.Min(r.H, r.W*0.36)
	at := ui.Rect{X: r.X, Y: r.Y + (r.H-k)/2, W: k * 0.96, H: k}
	text := r
	text.X, text.W = at.Right()+10*c.Px(1), r.Right()-at.Right()-10*c.Px(1)
	if small {
		text.X, text.W = at.Right()+5*c.Px(1), r.Right()-at.Right()-5*c.Px(1)
	}
	if small {
		about = ""
	}
	lines(c, text, head, name, about, 19)
	if rival.Face != nil && arrived {
		rival.Face.Portrait(c, at, g.Door.Neon, table.Calm, true)
	}
}

func drawDecks(c *ui.Canvas, r ui.Rect, head, text string, small bool) {
	u := c.Px(1)
	k := math.Min(r.H*0.86, r.W*0.3)
	if small || r.W < 130*u {
		k = 0
	}
	if k > 0 { // two cards, one behind the other
		for i, turn := range [...]float64{-0.12, 0.1} {
			x, y := r.X+k*(0.36+0.22*float64(i)), r.Y+r.H/2
			c.ShadowAt(x, y+2*u, k*0.62, k*0.86, turn, k*0.05, 5*u, c.Theme.Shadow)
			c.BoxAt(x, y, k*0.62, k*0.86, turn, k*0.05, ui.Hex(0x3a2a86).Mix(ui.Hex(0xff4fa3), 0.3*float64(i)), ui.Hex(0x1a1147))
			c.StrokeAt(x, y, k*0.62, k*0.86, turn, k*0.05, 1.4*u, c.Theme.Accent2.Alpha(0.8))
		}
		_, r = r.CutLeft(k*1.04, 8*u)
	}
	lines(c, r, "", head, text, 17)
}

func drawLanterns(c *ui.Canvas, r ui.Rect, info *RecordInfo, head, text string, small bool) {
	if small || len(info.Last) == 0 {
		lines(c, r, "", head, text, 17)
		return
	}
	top, low := r.CutTop(r.H*0.56, 0)
	lines(c, top, head, text, "", 17)
	n := len(info.Last)
	step := math.Min(low.W/float64(max(n, 10)), low.H*0.95)
	k := math.Min(low.H, step*1.25)
	x0 := low.X + step*0.5
	c.Line(low.X, low.Y, low.X+step*float64(n), low.Y, 1*c.Px(1), ui.Hex(0x8f86ff).Alpha(0.6))
	for i, b := range info.Last {
		chrome.Lantern(c, x0+step*float64(n-1-i), low.Y, k, b)
	}
}

// goesOn returns the button that goes on with a match, and its id; "" if there is
// nothing to go on with. It says itself where it leads, as far as there is room: a
// tip would lie over the name or the doors.
func goesOn(s *Scene, env *ui.Env) (string, ui.Button) {
	l, short := env.Settings.Lang, ""
	if env.Compact() {
		short = ".s"
	}
	if ri := s.left; ri != nil && s.opts.Continue != nil {
		name, full := s.gameName(ri.Game, l), s.word(env, "resume")
		if name != "" { // it is readable
			full += ": " + name
		}
		return "resume", ui.Button{Label: s.word(env, "resume"+short), Name: full, Desc: ri.Detail.In(l),
			Icon: ui.IconPlay, Kind: ui.ButtonPrimary, Tap: s.opts.Continue}
	}
	if s.opts.Again != nil && s.opts.Repeat != nil {
		if ai := s.opts.Again(); ai != nil {
			name := s.gameName(ai.Game, l)
			return "again", ui.Button{Label: s.word(env, "again"+short), Name: s.word(env, "again") + ": " + name, Desc: ai.Detail.In(l),
				Icon: ui.IconRestart, Kind: ui.ButtonPrimary, Tap: s.opts.Repeat}
		}
	}
	return "", ui.Button{}
}

// onward declares the button that goes on. A large one says with what, too.
func onward(f *ui.Surface, id string, r ui.Rect, b ui.Button) {
	u := f.Px(1)
	name, named := strings.CutPrefix(b.Name, b.Label+": ")
	if r.H < 80*u || r.W < 180*u || !named {
		f.Button(id, r, b)
		return
	}
	f.Add(ui.Element{ID: id, Rect: r, Role: ui.RoleButton, Label: b.Name, Desc: b.Desc, Weight: b.Kind,
		Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.6, 0); b.Tap(env) },
		Draw: func(c *ui.Canvas, st ui.State) {
			r, acc, glow := r, c.Theme.Accent, 0.22
			if st.Pressed {
				r = r.Inset(1.5 * u)
			}
			if st.Hover {
				glow = 0.4
			}
			c.Glow(r, 14*u, 26*u, acc.Alpha(glow))
			c.Gradient(r, 14*u, acc.Lighten(0.16), acc.Mix(c.Theme.Ground, 0.14))
			c.StrokeGradient(r, 14*u, 1.2*u, acc.Lighten(0.6), acc.Lighten(0.1).Alpha(0.4))
			drawOnward(c, r.InsetXY(14*u, 8*u), &b, name)
		}})
}

// drawOnward draws what a large button goes on with, as much as fits.
func drawOnward(c *ui.Canvas, in ui.Rect, b *ui.Button, name string) {
	u, ink := c.Px(1), c.Theme.TextOn
	k := math.Min(34*u, in.H*0.5)
	c.Icon(b.Icon, ui.Rect{X: in.X, Y: in.Y + (in.H-k)/2, W: k, H: k}, ink)
	_, in = in.CutLeft(k, 12*u)
	size, least := c.Font(18), 12*c.Env.Scale
	if w := ui.Measure(b.Label, ui.Bold, size); w > in.W {
		size = math.Max(least, size*in.W/w*0.98)
	}
	head := in
	head.H = size * 1.35
	var p *ui.Para
	for _, text := range [...]string{name + "\n" + b.Desc, name} {
		if q := ui.FitText(text, ui.TextStyle{Size: c.Font(14), Floor: least, LineHeight: 1.25}, in.W, in.H-head.H); q.Fits {
			p = q
			break
		}
	}
	if p == nil {
		head.Y += (in.H - head.H) / 2
	} else {
		head.Y += (in.H - head.H - p.H) / 2
		c.Para(p, ui.Rect{X: in.X, Y: head.Bottom(), W: in.W, H: p.H}, ui.TextStyle{Size: p.Size, Colour: ink, Top: true})
	}
	c.Text(b.Label, head, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ink})
}

// more returns the entries beside: matches kept, files, credits.
func more(s *Scene, env *ui.Env, small bool) (ids []string, list []ui.Button) {
	add := func(id string, b ui.Button) { ids, list = append(ids, id), append(list, b) }
	if small && s.opts.Desk != nil && s.opts.Build != nil {
		if d := s.opts.Desk(); d != nil {
			add("decks", ui.Button{Label: s.word(env, "decks"), Desc: s.word(env, "glance.decks", d.Own), Icon: ui.IconDeck, Tap: func(env *ui.Env) {
				s.music = false
				s.opts.Build(env, d.Game, false, true)
			}})
		}
	}
	if s.opts.Replays != nil {
		add("replays", ui.Button{Label: s.word(env, "replays"), Icon: ui.IconEye, Tap: func(env *ui.Env) { s.list(env) }})
	}
	if s.opts.OpenFile != nil && s.opts.Replays == nil {
		add("openfile", ui.Button{Label: s.word(env, "openfile"), Icon: ui.IconFile, Tap: s.opts.OpenFile})
	}
	if s.opts.Credits != "" {
		add("credits", ui.Button{Label: s.word(env, "credits"), Icon: ui.IconInfo, Tap: func(*ui.Env) { s.panel = creditPanel }})
	}
	return ids, list
}
