package mattsan

import (
	"math"
	"strconv"
	"strings"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

var kindIcons = [...]ui.Icon{mtz.KindAttack: ui.IconSword, mtz.KindSpecial: ui.IconSkills, mtz.KindSuper: ui.IconSkills, mtz.KindSwitch: ui.IconSwap}

// turnAction is a turn-ending action as the desk offers it.
type turnAction struct {
	kind   int16
	title  string
	what   string
	brief  []string // what in ever shorter forms, for the slip
	priced string   // title with the price, above the last of these; "": it has none
	off    string   // why it cannot be done; "": it can
	lit    bool
	tap    func(env *ui.Env)
}

// turnActions returns the turn-ending actions of the audience (MTZ-4.11),
// except ending the turn without one.
func (s *Scene) turnActions() (out []turnAction) {
	if !s.Prompting(mtz.PromptMain) || s.Audience != s.Bottom {
		return nil
	}
	l, st, p := s.Lang, &s.View.S, s.Audience
	c := mtz.Fighter(st, p)
	if c == 0 {
		return nil
	}
	add := func(kind int16, title, what string, o rules.Option, ai int) {
		d := turnAction{kind: kind, title: title, what: what, tap: func(env *ui.Env) { s.deeds.Use(env, o) }}
		if !s.Legal(o) {
			d.off = s.Why(o)
		} else if by := s.game.Forced(*st, p, kind, c, ai); by != 0 {
			d.what = Text.T(l, "what.forced", s.Named(s.desk.Front(by).Def, l))
		} else if kind != mtz.KindSuper || !s.Legal(rules.Option{Verb: rules.Attack, Card: c, N: 1 + mtz.KindAttack}) {
			d.lit = kind == mtz.KindAttack
		}
		out = append(out, d)
	}
	low, high := s.game.Strike(st, p)
	add(mtz.KindAttack, Text.T(l, "action.attack", faces.AtkText(s.game.Attack(st, c), s.game.AtkDice(st, c))), s.entries.Blow(p, low, high, l), rules.Option{Verb: rules.Attack, Card: c, N: 1 + mtz.KindAttack}, -1)
	if d := &out[0]; d.off == "" && d.what == s.entries.Blow(p, low, high, l) {
		d.brief = []string{s.entries.Outcome(p, low, high, l)}
	}
	for kind := mtz.KindSpecial; kind <= mtz.KindSuper; kind++ {
		if ai, ok := s.game.Move(st, c, kind); ok {
			what, brief := s.entries.Action(ai, l)
			add(kind, Text.T(l, "action."+entries.Kinds[kind]), what, rules.Option{Verb: rules.Attack, Card: c, N: 1 + kind}, int(ai))
			if d := &out[len(out)-1]; d.off != "" && st.Turn > 1 { // its price says what is missing
				d.off = Text.T(l, "off.price", d.off, brief)
			} else if d.what == what {
				both, only, price := entries.EffectFirst(brief, l)
				d.brief = []string{both, only}
				if price != "" { // where both have no room the price is on the name
					d.priced = Text.T(l, "off.price", d.title, price)
				}
			}
		}
	}
	var change []rules.Option
	for _, o := range s.LegalActions {
		if o.Verb == rules.Attack && o.N == 1+mtz.KindSwitch {
			change = append(change, o)
		}
	}
	d := turnAction{kind: mtz.KindSwitch, title: Text.T(l, "action.switch"), what: Text.T(l, "what.switch.own"), brief: []string{Text.T(l, "what.switch.short")}}
	switch len(change) {
	case 0:
		if s.Count(mtz.Bench, p) == 0 {
			return out
		}
		d.off = s.Why(rules.Option{Verb: rules.Attack, Card: s.Zone(mtz.Bench, p)[0].ID, N: 1 + mtz.KindSwitch})
	case 1:
		d.what = Text.T(l, "what.switch.one", s.Named(s.desk.Front(change[0].Card).Def, l))
		fallthrough
	default:
		d.tap = func(env *ui.Env) {
			if len(change) == 1 {
				s.deeds.Use(env, change[0])
				return
			}
			s.choices.Drop()
			s.choices.Swap, s.deeds.Acting = true, false
			s.Surface.Announce(s.Asked(s.Lang).Text)
			s.Surface.Invalidate()
		}
	}
	return append(out, d)
}

// deskTop declares what is on the desk beside the fighters: the exchange as a
// pile, or the actions that end the turn.
func (s *Scene) deskTop(sf *ui.Surface) {
	if s.Staged {
		return
	}
	u := sf.Px(1)
	list := s.turnActions()
	s.die(sf, list)
	r := s.desk.Room()
	if r.Empty() {
		return
	}
	if n := int(s.View.S.NStack); n > 0 {
		s.pile(sf, r, n)
		return
	}
	if def := s.choices.Noted(); def != 0 && s.entries.CardText(def) != "" {
		text := s.entries.CardText(def)
		if s.lay.Low {
			r.H -= 6 * u
		}
		sf.Add(ui.Element{ID: "note", Rect: r, Role: ui.RoleText, Label: s.CardName(def), Desc: text, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
			paper.Note(c, r, s.Cards.ColourOf(def), s.CardName(def), text, s.entries.Digest(def))
		}})
		return
	}
	if len(list) == 0 || s.choices.Swap && !s.choices.Aim || s.choices.Chosen != 0 {
		return
	}
	for i, q := range places.Slips(r, len(list), u) {
		s.slip(sf, q, list[i])
	}
}

// die declares the die of a fighter that strikes with one. It is thrown to
// attack, and what each face would do is shown beside it.
func (s *Scene) die(sf *ui.Surface, list []turnAction) {
	st, p := &s.View.S, s.desk.Active()
	if !s.desk.OneDie(s.desk.Active()) {
		return
	}
	t := board.Toss{ID: "die", Label: s.T("die"), Value: min(6, max(1, int(st.Vars[mtz.Die]))), Colour: faces.Paper}
	if len(list) > 0 && list[0].kind == mtz.KindAttack && list[0].off == "" {
		t.Label, t.Desc, t.Keys, t.Throw = s.T("die.throw"), list[0].what, []string{"t"}, list[0].tap
		list[0].lit = false // the die is
	}
	s.Toss(sf, t)
	hp := s.game.HP(st, mtz.Fighter(st, p.Other()))
	var says []string
	for face := 1; face <= 6; face++ {
		says = append(says, s.T("die.face", face, s.game.Blow(st, p, face)))
	}
	r := s.lay.Odds
	if r.Empty() {
		return
	}
	sf.Add(ui.Element{ID: "die.table", Rect: r, Role: ui.RoleText, Label: words.List(s.Lang, says...), Draw: func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		for i := range 6 {
			q := r.Row(i, 6, 3*u)
			n := s.game.Blow(st, p, i+1)
			leaf := faces.Paper
			if n >= hp { // this face defeats
				leaf = faces.HP
			}
			c.Gradient(q, 5*u, leaf, leaf.Mix(c.Theme.Ground, 0.15))
			top, low := q.CutTop(q.H*0.42, 0)
			size := math.Max(12*c.Env.Scale, c.Font(12))
			c.Text(strconv.Itoa(i+1), top, ui.TextStyle{Size: size, Align: ui.Middle, Colour: ui.Hex(0x6b4a2a), Loose: true})
			c.Text(strconv.Itoa(n), low, ui.TextStyle{Face: ui.Bold, Size: math.Max(size, c.Font(16)), Align: ui.Middle, Tabular: true, Colour: ui.Hex(0x33200f), Loose: true})
		}
	}})
}

// slip declares an action as a slip of paper: what it is and what it leads to.
func (s *Scene) slip(sf *ui.Surface, r ui.Rect, d turnAction) {
	id := "act-" + entries.Kinds[d.kind]
	desc := d.what
	if d.off != "" {
		desc = d.off
	}
	e := ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleButton, Label: d.title, Desc: desc, Tip: desc, Disabled: d.off != "", Tap: func(env *ui.Env) {
		ui.Play(env, "ui-tap", 0.6, 0)
		d.tap(env)
	}}
	if d.lit {
		e.Weight = ui.ButtonPrimary
	}
	col := []ui.Colour{faces.Atk, faces.HP, s.Theme.Warm, faces.Own}[d.kind]
	e.Draw = func(c *ui.Canvas, st ui.State) {
		u := c.Px(1)
		q := r
		if st.Pressed {
			q = r.Inset(1.5 * u)
		}
		ink, leaf, low := ui.Hex(0x3a2412), faces.Paper, faces.Paper.Mix(col, 0.35)
		if st.Disabled {
			ink, leaf, low = c.Theme.TextSoft, c.Theme.Panel.Alpha(0.8), c.Theme.PanelLow.Alpha(0.8)
		}
		c.Shadow(q.Move(u, 3*u), 5*u, 8*u, c.Theme.Shadow)
		if d.lit || st.Hover && !st.Disabled {
			c.Glow(q, 5*u, 14*u, col.Alpha(0.6))
		}
		c.Gradient(q, 5*u, leaf, low)
		if d.lit {
			c.Stroke(q, 5*u, 2.4*u, col)
		}
		c.BoxAt(q.X+q.W/2, q.Y-1*u, math.Min(46*u, q.W*0.3), 7*u, -0.05, 1*u, col.Alpha(0.75), col.Alpha(0.6)) // tape
		_, in := q.InsetXY(8*u, 4*u).CutTop(2*u, 0)
		share, gap := 0.4, 2*u
		if s.lay.Low { // two lines below the name
			in.H, share, gap = in.H+3*u, 0.36, 0
		}
		head, body := in.CutTop(math.Min(in.H*share, c.Font(19)), gap)
		runs := []ui.Run{{Text: desc}}
		if d.off == "" {
			for _, b := range d.brief {
				runs = append(runs, ui.Run{Text: b})
			}
		}
		least, title := 12*c.Env.Scale, d.title
		if p := paper.Fit(body, math.Max(least, c.Font(13)), least, runs...); p != nil {
			if said := p.Said(); d.priced != "" && (said == runs[len(runs)-1].Text || strings.HasSuffix(said, "…")) {
				title = d.priced
			}
			c.Para(p, body, ui.TextStyle{Size: p.Size, Top: true, Colour: ink})
		}
		k := math.Min(head.H, c.Font(16))
		if sign, rest := head.CutLeft(k, 4*u); ui.Measure(title, ui.Bold, least) < rest.W-2*u {
			c.Icon(kindIcons[d.kind], sign.Middle(k, k), ink)
			head = rest
		}
		size := math.Max(least, math.Min(c.Font(16), head.H*0.9))
		for size > least && ui.Measure(title, ui.Bold, size) > head.W {
			size = math.Max(least, size*0.95)
		}
		c.Text(cards.Clip(title, head.W, least), head, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ink})
	}
	sf.Add(e)
}

// pile declares the exchange.
func (s *Scene) pile(sf *ui.Surface, r ui.Rect, n int) {
	l, st, u := s.Lang, &s.View.S, sf.Px(1)
	for i := range n {
		o := &st.Stack[i]
		er := places.Entry(r, i, n, u)
		top, low := places.EntryHead(er, u)
		col := s.desk.Crayon(o.Ctrl)
		void := mtz.Negated(o)
		what, brief := s.entries.Text(o, l)
		label := s.T("entry.nth", n-i, s.Player(o.Ctrl, l), s.entries.Name(o, l))
		face := s.Cards.Of(o.Def, l)
		e := ui.Element{ID: "entry-" + strconv.Itoa(i), Rect: er, Hit: er, Role: ui.RoleText, Label: label, Desc: what, Loose: true, Draw: func(c *ui.Canvas, stt ui.State) {
			c.Shadow(er.Move(u, 3*u), 6*u, 8*u, c.Theme.Shadow)
			leaf, ink := faces.Paper, ui.Hex(0x3a2412)
			if void {
				leaf, ink = faces.Paper.Mix(c.Theme.Ground, 0.8), faces.Paper
			}
			if i == s.exchange.Resolving || stt.Hover {
				c.Glow(er, 6*u, 14*u, col.Alpha(0.7))
			}
			c.Gradient(er, 6*u, leaf, leaf.Mix(col, 0.3))
			c.Fill(ui.Rect{X: er.X, Y: er.Y, W: 5 * u, H: er.H}, 2*u, col)
			_, in := top.CutLeft(top.H/cards.Aspect+8*u, 5*u)
			in = in.InsetXY(3*u, 3*u)
			least := 12 * c.Env.Scale
			write := func(r ui.Rect, size float64, runs ...ui.Run) float64 {
				p := paper.Fit(r, math.Max(least, size), least, runs...)
				if p == nil {
					return 0
				}
				c.Para(p, r, ui.TextStyle{Size: p.Size, Top: true, Colour: ink})
				return p.H
			}
			name, kind := ui.Run{Text: s.entries.Name(o, l), Face: ui.Bold}, ui.Run{Text: Text.T(l, "kind."+entries.Kinds[o.Kind])}
			does := []ui.Run{{Text: what}, {Text: brief}}
			switch {
			case in.W >= 110*u:
				num, in := in.CutRight(math.Max(18*u, c.Font(14)*1.3), 2*u)
				c.Text(strconv.Itoa(n-i), num, ui.TextStyle{Face: ui.Bold, Size: math.Max(least, c.Font(15)), Align: ui.Middle, Colour: ink.Alpha(0.8)})
				_, in = in.CutTop(write(in, c.Font(14), name), 1*u)
				write(in, c.Font(12), does...)
			case low.Empty(): // the picture says which
				write(in, least, append(does, kind)...)
			default:
				write(in, c.Font(14), name, kind)
				write(low.InsetXY(9*u, 0), least, does...)
			}
			if void {
				c.Line(er.X+8*u, er.Y+er.H/2, er.Right()-8*u, er.Y+er.H/2, 3*u, c.Theme.Danger)
			}
		}}
		if o2 := (rules.Option{Verb: rules.Mode, N: int16(i)}); s.Prompting(mtz.PromptAnswer) && s.choices.Spread() && s.Legal(o2) {
			e.Role, e.Label = ui.RoleButton, s.T("node.does", label, s.T("act.pick"))
			e.Tap = func(env *ui.Env) { s.deeds.Use(env, o2) }
		}
		if face != nil {
			e.Inspect = func(*ui.Env) { s.Zoom.Open(face) }
		}
		sf.Add(e)
		cr, _ := top.CutLeft(top.H/cards.Aspect+6*u, 0)
		cr = board.CardIn(cr.Inset(3*u)).Move(3*u, 0)
		if t := s.Token(o.Card); t.Def != 0 && s.View.S.Card(o.Card).Zone.Kind() == mtz.Played {
			s.Board.Put(sf, t.Board(), s.Face(t), board.PoseIn(cr, true), board.CardOpts{Node: "played-" + strconv.Itoa(int(t.ID)), NoFocus: true, Loose: true})
		} else if face != nil {
			sf.Paint("entry.card"+strconv.Itoa(i), cr, func(c *ui.Canvas) { s.thumb(c, face, cr) })
		}
	}
}

// thumb draws a small picture of a card.
func (s *Scene) thumb(c *ui.Canvas, f *cards.CardFace, r ui.Rect) {
	if c.Blank() {
		cards.NotePicture(c, f, r)
		return
	}
	c.Draw(s.Faces.Image(c.Env, c.Theme, f, r.W, faces.Light), r, 1)
}

// actionSheet declares the actions as a dialog where the desk has no room.
func (s *Scene) actionSheet(sf *ui.Surface) bool {
	if !s.deeds.Acting {
		return false
	}
	list := s.turnActions()
	if len(list) == 0 {
		s.deeds.Acting = false
		return false
	}
	u := sf.Px(1)
	h := math.Max(sf.Env().MinTarget()+4*u, 58*u)
	in := sf.Dialog("acts.sheet", s.T("acts.title"), 460, 90+float64(len(list))*(h/u+6), func(*ui.Env) { s.deeds.Acting = false })
	off := sf.BeginScroll("acts.list", in, false)
	for i, d := range list {
		s.slip(sf, ui.Rect{X: in.X, Y: in.Y + float64(i)*(h+6*u) - off, W: in.W - 8*u, H: h}, d)
	}
	sf.EndScroll(float64(len(list))*(h+6*u) + 2*u)
	return true
}
