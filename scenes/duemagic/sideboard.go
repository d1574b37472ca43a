package duemagic

import (
	"math"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// sideboard is the exchange of cards between two games.
type sideboard struct {
	open       bool
	seat       rules.Seat
	left       []rules.Seat // who comes after
	main, side []rules.DefID
	ready      bool // the person of the seat has the device
	giveUp     bool // it is asked whether the match is given up
}

// beginSide opens the sideboarding, or the next game where nobody may.
func (s *Scene) beginSide(env *ui.Env) {
	s.Result = false
	s.side = sideboard{left: append([]rules.Seat(nil), s.opts.Series.Sideboards()...)}
	s.nextSide(env)
}

func (s *Scene) nextSide(env *ui.Env) {
	s.Browser.Close() // what one player has seen is not for the next
	s.Zoom.Close()
	if len(s.side.left) == 0 {
		s.side = sideboard{}
		s.Again()
		s.opts.Series.Next(env)
		s.Surface.Invalidate()
		return
	}
	p := s.side.left[0]
	b := sideboard{open: true, seat: p, left: s.side.left[1:]}
	main, side := s.opts.Series.Lists(p)
	b.main, b.side = append(b.main, main...), append(b.side, side...)
	b.ready = !s.Session.Human(p.Other())
	s.side = b
	if !b.ready {
		s.HandOver.Ask(s.Session.Name(p, s.Lang), func(*ui.Env) { s.side.ready = true })
	}
	s.Surface.Invalidate()
}

// tickSide keeps the clock of the sideboarding.
func (s *Scene) tickSide(env *ui.Env) {
	if !s.side.open {
		return
	}
	if !s.side.ready {
		return // the device changes hands
	}
	sr := s.opts.Series
	before := sr.Seconds(s.side.seat)
	sr.Tick(s.side.seat)
	switch sec := sr.Seconds(s.side.seat); {
	case sec <= 0:
		s.Surface.Toast(Text.T(s.Lang, "side.timeout"), false)
		s.nextSide(env) // the last legal lists hold (DMG-2.8)
	case sec != before:
		if sec == 30 || sec == 10 {
			s.Surface.Announce(Text.T(s.Lang, "side.left", sec))
		}
		s.Surface.Invalidate()
	}
}

// group is one name in a list of cards.
type group struct {
	def rules.DefID
	n   int
}

func groups(list []rules.DefID) (out []group) {
	at := map[rules.DefID]int{}
	for _, d := range list {
		if i, ok := at[d]; ok {
			out[i].n++
			continue
		}
		at[d] = len(out)
		out = append(out, group{d, 1})
	}
	return out
}

// move takes one card of a design from one list to the other.
func move(def rules.DefID, from, to *[]rules.DefID) {
	for i, d := range *from {
		if d == def {
			*from = append((*from)[:i:i], (*from)[i+1:]...)
			*to = append(*to, def)
			return
		}
	}
}

// sideDialog declares the exchange of main-deck and sideboard cards.
func (s *Scene) sideDialog(env *ui.Env, sf *ui.Surface) bool {
	b := &s.side
	if !b.open || !b.ready {
		return false
	}
	l, u := s.Lang, sf.Px(1)
	high := 680.0
	if s.lay.Tall {
		high = 820
	}
	in := sf.Dialog("sideboarding", Text.T(l, "side.title", s.Player(b.seat, l)), 980, high, nil)
	bh := math.Max(env.MinTarget(), 48*u)
	foot, in := in.CutBottom(bh, 8*u)
	note := foot
	br, rest := foot.CutRight(math.Min(foot.W*0.5, 260*u), 12*u)
	if s.lay.Tall { // no room for all of it in one row
		br = foot
		note, in = in.CutBottom(bh, 8*u)
	} else {
		note = rest
	}
	sec := s.opts.Series.Seconds(b.seat)
	ok := len(b.main) == dmg.DeckSize
	done := ui.Button{Label: Text.T(l, "side.done"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Off: !ok, Tap: func(env *ui.Env) {
		if err := s.opts.Series.Exchange(b.seat, b.main, b.side); err != nil {
			s.Refuse(env, err.Error())
			return
		}
		s.nextSide(env)
	}}
	if !ok {
		done.Desc = Text.T(l, "side.count", len(b.main), dmg.DeckSize)
	}
	sf.Button("side-done", br, done)
	flag, note := note.CutRight(bh, 8*u)
	sf.IconButton("side-concede", flag, ui.IconFlag, table.Text.T(l, "concede.all"), func(*ui.Env) { b.giveUp = true })
	eye, note := note.CutRight(bh, 12*u)
	sf.IconButton("side-memo", eye, ui.IconEye, Text.T(l, "memo"), func(*ui.Env) { s.openMemo() })
	count, clock := Text.T(l, "side.count", len(b.main), dmg.DeckSize), strconv.Itoa(sec/60)+":"+two(sec%60)
	sf.Add(ui.Element{ID: "side.clock", Rect: note, Role: ui.RoleText, Label: count + "  " + clock, Draw: func(c *ui.Canvas, _ ui.State) {
		col, warn := ui.Hex(0xffffff), sf.Theme().Danger.Lighten(0.3)
		if sec <= 30 {
			col = warn
		}
		k := math.Min(note.H, c.Font(20)*1.3)
		top, low := note.CutTop(math.Max(k, note.H*0.5), 0)
		icon, top := top.CutLeft(math.Min(top.H, 20*u), 6*u)
		c.Icon(ui.IconClock, icon.Middle(icon.W, icon.W), lightCol)
		c.Text(clock, top, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(20), top.H*0.9), Colour: col, Tabular: true})
		soft := sf.Theme().TextSoft
		if !ok {
			soft = warn
		}
		c.Text(count, low, ui.TextStyle{Size: math.Min(c.Font(13), low.H*0.9), Colour: soft})
	}})
	if !s.lay.Small {
		var how ui.Rect
		text := Text.T(l, "side.how")
		p := ui.Layout([]ui.Run{{Text: text, Colour: sf.Theme().TextSoft}}, sf.Font(14), 1.3, in.W)
		how, in = in.CutTop(p.H+2*u, 6*u)
		sf.Add(ui.Element{ID: "side.how", Rect: how, Role: ui.RoleText, Label: text, Draw: func(c *ui.Canvas, _ ui.State) {
			c.Para(p, how, ui.TextStyle{Size: p.Size, Top: true})
		}})
	}
	left, right := in.Row(0, 2, 12*u), in.Row(1, 2, 12*u)
	if s.lay.Tall {
		left, right = in.Col(0, 2, 10*u), in.Col(1, 2, 10*u)
	}
	column := func(id, title string, r ui.Rect, from, to *[]rules.DefID, icon ui.Icon) {
		h, r := r.CutTop(sf.Font(15)*1.6, 2*u)
		sf.Label(id, title+" "+strconv.Itoa(len(*from)), h, ui.TextStyle{Face: ui.Bold, Size: sf.Font(15), Colour: sf.Theme().Accent2})
		off := sf.BeginScroll(id+".list", r, false)
		y := r.Y - off
		row := math.Max(env.MinTarget(), 44*u)
		for _, g := range groups(*from) {
			def := g.def
			rr := ui.Rect{X: r.X, Y: y, W: r.W - 10*u, H: row}
			s.sideRow(sf, id+"-"+s.game.Lib.Card(def).ID, rr, g, icon, func(*ui.Env) {
				move(def, from, to)
				s.opts.Series.Draft(b.seat, b.main, b.side)
			})
			y += row + 5*u
		}
		sf.EndScroll(y + off - r.Y)
	}
	column("side-main", Text.T(l, "side.main"), left, &b.main, &b.side, ui.IconMinus)
	column("side-side", Text.T(l, "side.side"), right, &b.side, &b.main, ui.IconPlus)
	sf.EndModal()
	if b.giveUp {
		table.ConfirmGiveUp(sf, func(_ *ui.Env, yes bool) {
			b.giveUp = false
			if yes {
				s.opts.Series.Concede(b.seat)
				s.side, s.Result = sideboard{}, true
			}
			sf.Invalidate()
		})
	}
	return true
}

// sideRow declares the copies of one card in a list: a tap moves one of them,
// a long press reads the card.
func (s *Scene) sideRow(sf *ui.Surface, id string, r ui.Rect, g group, icon ui.Icon, tap func(*ui.Env)) {
	l, u := s.Lang, sf.Px(1)
	at := s.game.Lib.Def(g.def).Attr
	n := strconv.Itoa(g.n)
	sf.Add(ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleButton, Label: n + "× " + s.Cards.Name(g.def, l), Desc: s.Cards.Of(g.def, l).Kind + Text.T(l, "comma") + s.Cards.NumbersOf(g.def, l),
		Tap:     func(env *ui.Env) { ui.Play(env, "card-place", 0.5, 0); tap(env) },
		Inspect: func(*ui.Env) { s.Zoom.Open(s.Cards.Of(g.def, s.Lang)) },
		Draw: func(c *ui.Canvas, st ui.State) {
			col := s.Cards.ColourOf(g.def)
			rad := 12 * u
			lit := 0.0
			if st.Hover {
				lit = 1
			}
			c.Gradient(r, rad, ui.Hex(0x322a70).Mix(col, 0.10+0.12*lit), ui.Hex(0x1d1748).Mix(col, 0.06))
			c.Stroke(r, rad, 1.3*u, col.Alpha(0.45+0.4*lit))
			in := r.InsetXY(10*u, 3*u)
			k := math.Min(in.H*0.62, 22*u)
			sign, in := in.CutLeft(k, 6*u)
			c.Icon(icon, sign.Middle(k*0.8, k*0.8), ui.Hex(0xffffff))
			size := math.Min(c.Font(14), in.H*0.5)
			if !s.lay.Small {
				var gem, cost ui.Rect
				gem, in = in.CutLeft(k, 4*u)
				x, y := gem.Centre()
				stone(c, x, y, k*0.42, int(at[dmg.ACiv]), false)
				cost, in = in.CutLeft(size*1.5, 4*u)
				c.Text(strconv.Itoa(int(at[dmg.ACost])), cost, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: costCol.Mix(col, 0.3), Tabular: true})
			}
			count, in := in.CutRight(size*2, 4*u)
			c.Text("×"+n, count, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true})
			c.Text(s.Cards.Name(g.def, l), in, ui.TextStyle{Face: ui.Bold, Size: size, Wrap: true, LineHeight: 1.1})
		}})
}

func two(n int) string {
	if n < 10 {
		return "0" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}
