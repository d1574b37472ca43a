package magna

import (
	"math"
	"strconv"
	"strings"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/camps"
	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/deeds"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/places"
	"godeck/scenes/magna/plate"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// table declares what is on the table.
func (s *Scene) table(sf *ui.Surface) {
	s.Board.Light = dusk
	sf.ToastIn(s.lay.Toasts())
	if !s.lay.Fold && !s.Staged {
		r := s.lay.HUD[1]
		sf.Paint("hud.plate", r, func(c *ui.Canvas) { plate.Plate(c, r) })
	}
	s.hud(sf, 1)
	s.Backs(sf)
	s.phases(sf)
	anywhere := board.Slot{ID: "map", Node: "map.slot", Rect: s.lay.Stage, Filled: true, Silent: true, Bare: true, Flat: true, Unlit: true}
	if deeds.Anywhere(&s.deeds, &anywhere) {
		s.Board.Slot(sf, anywhere)
	}
	for _, sd := range [...]int{1, 0} {
		for g := 2; g >= 0; g-- {
			s.block(sf, sd, g)
		}
		if s.lay.Fold {
			s.strips(sf, sd)
		}
	}
	s.laneBlock(sf)
	s.hud(sf, 0)
	for sd := range 2 {
		s.funds(sf, sd)
		s.Piles(sf, sd, table.PlayerPile{ID: "deck", Kind: mgn.Deck, Icon: ui.IconDeck}, table.PlayerPile{ID: "discard", Kind: mgn.Discard, Icon: ui.IconDiscard})
	}
	tag(s, sf)
	s.camps.Watched(sf, s.lay.Stage)
}

// block declares a base with its units.
func (s *Scene) block(sf *ui.Surface, sd, g int) {
	b := &s.lay.Group[sd][g]
	if !b.Shown {
		return
	}
	if !b.Staged {
		s.ground(sf, sd, g, b)
	}
	s.lands(sf, goal{Seat: s.Seat(sd), Group: g}, b.Rect)
	if !b.Staged {
		if b.Head.H > 0 {
			s.head(sf, sd, g, b.Head)
		}
		s.cells(sf, sd, g, b)
		return
	}
	if b.W > 0 {
		s.cells(sf, sd, g, b)
	}
	s.head(sf, sd, g, b.Head) // before its units: nothing lies on a name
}

// laneBlock declares the invading force and what it comes to, or the empty lane.
func (s *Scene) laneBlock(sf *ui.Surface) {
	p := s.Bottom
	if s.m.Invader() == p.Other() {
		p = s.m.Invader()
	}
	sd := s.SideOf(p)
	b := &s.lay.Group[sd][field.Lane]
	if !b.Shown {
		return
	}
	calm := s.m.Invader() < 0
	label, text := s.T("lane"), s.T("lane")
	if !calm {
		label = s.T("lane.of", s.Possessive(p, s.Lang, true))
	}
	sum, kept, units := s.deeds.Q().Comes(p)
	if units > 0 {
		text = s.T("lane.sum", sum, units)
	}
	more, stands := "", 0
	if line := s.m.Battle(); line > 0 {
		if stands = field.Stands(s.m.List(field.LineZone(line), p.Other())); stands > 0 {
			more = s.T("lane.against", stands)
		}
	}
	if kept > 0 && units > 0 { // who does not take part in this attack
		more = strings.TrimSpace(more + s.Lang.Pick("　", " · ") + s.T("lane.kept", kept))
		more = strings.TrimPrefix(more, "· ")
		text += s.Lang.Pick("、", ", ") + s.T("lane.kept", kept)
	}
	e := ui.Element{ID: "lane", Rect: b.Head, Hit: ui.Rect{X: -1, Y: -1}, Role: ui.RoleText, Label: label}
	switch {
	case b.Staged:
		if e.Loose = true; units > 0 {
			e.Label = text
		}
		e.Draw = func(c *ui.Canvas, _ ui.State) {
			if units > 0 && s.m.Battle() > 0 && !s.camps.Falling() && !s.clash.Charge.Seen {
				plate.Sum(c, b.Head, sum, stands, s.clash.Beat)
			}
		}
		sf.Add(e)
	case !calm:
		r := b.Rect
		sf.Paint("lane.ground", r, func(c *ui.Canvas) {
			r := r.Move(s.Shift()).InsetXY(r.W*0.08, r.H*0.12)
			c.Shadow(r, r.H*0.3, r.H*0.5, ui.Hex(0x1c0a04).Alpha(0.35))
		})
	}
	if !b.Staged && b.Head.H > 0 {
		if high := b.Head.H > b.Head.W/2; units > 0 && high && stands > 0 {
			text = s.T("lane.clash.two", sum, stands)
		} else if units > 0 && high {
			text = s.T("lane.sum.two", sum, units)
		} else if units > 0 && s.m.Battle() > 0 {
			text = s.T("lane.sum", sum, units)
			if more != "" {
				text += s.Lang.Pick("　", " · ") + more
			}
		}
		hr := b.Head.InsetXY(6*sf.Px(1), 0)
		e.Draw = func(c *ui.Canvas, _ ui.State) {
			p := ui.LayoutFit([]ui.Run{{Text: text, Face: ui.Bold}}, math.Max(12*c.Env.Scale, math.Min(c.Font(13), hr.H*0.8)), 12*c.Env.Scale, 1.1, hr.W, hr.H)
			if !p.Fits && sum > 0 && stands > 0 {
				p = ui.LayoutFit([]ui.Run{{Text: s.T("lane.clash.few", sum, stands), Face: ui.Bold}}, p.Size, p.Size, 1.1, hr.W, hr.H)
			}
			c.Para(p, hr, ui.TextStyle{Size: p.Size, Align: ui.Middle, Colour: parchment, Shadow: true})
		}
		sf.Add(e)
	}
	s.laneCells(sf, sd, b)
}

// laneCells declares the places of the lane while units may be there.
func (s *Scene) laneCells(sf *ui.Surface, sd int, b *block) {
	takes := s.Prompting(mgn.PromptForce) || s.Prompting(mgn.PromptReinforce) && s.m.Invader() == s.Bottom || s.Prompting(mgn.PromptProduction) && s.m.Type(s.deeds.Q().Selected()) == mgn.Operation
	if !takes && len(s.m.List(mgn.Invasion, s.Seat(sd))) == 0 {
		return
	}
	s.lands(sf, goal{Seat: s.Seat(sd), Group: field.Lane}, b.Rect)
	s.cells(sf, sd, field.Lane, b)
}

// lands lets a card that may go to a group be put anywhere on its ground, by
// tap or drag. The places and units are above it.
func (s *Scene) lands(sf *ui.Surface, q goal, r ui.Rect) {
	id := places.Node("land", s.SideOf(q.Seat), q.Group)
	sl := board.Slot{ID: id, Node: id + ".slot", Rect: r, Filled: true, Silent: true, Bare: true, Flat: true}
	switch placing := s.Prompting(mgn.PromptProduction) || s.Prompting(mgn.PromptReinforce) || s.Prompting(mgn.PromptRedeploy); {
	case s.deeds.Q().Open(q) && !s.Prompting(mgn.PromptAttack): // beside an enemy would mean another attack
	case placing && s.Mine() && s.dragging() && !s.deeds.Q().Anywhere(s.deeds.ByBoard(s.Board.Pulled())): // what is let go of here goes back, and the rules say why
		sl.Unlit, sl.Drop = true, func(*ui.Env, string) {}
		sl.Accept = func(card string) (string, bool) { return s.deeds.Words(s.Lang).WhyNot(s.deeds.ByBoard(card), q), false }
		s.Board.Slot(sf, sl)
		return
	default:
		return
	}
	if b := &s.lay.Group[s.SideOf(q.Seat)][q.Group]; b.Staged { // its free places are lit
		sl.Unlit = len(s.m.List(field.ZoneOfGroup(q.Group), q.Seat)) < s.lay.Rows(s.m, q.Seat, q.Group)
	}
	s.deeds.Accepts(&sl, q)
	s.Board.Slot(sf, sl)
	if m := s.deeds.Q(); m.Wanted(q) {
		sel := m.Selected()
		sf.Add(ui.Element{ID: id, Rect: r, Hit: r, Loose: true, Tap: func(env *ui.Env) { s.deeds.Bring(env, sel, q) }})
	}
}

// ground draws the land of a base, and how it sinks.
func (s *Scene) ground(sf *ui.Surface, sd, g int, b *block) {
	r := b.Rect
	p := s.Seat(sd)

	sf.Paint(places.Node("ground", sd, g), r, func(c *ui.Canvas) {
		u := c.Px(1)
		dx, dy := s.Shift()
		r := r.Move(dx, dy)
		fallen := s.m.Ruined(p, g+1)
		contested := s.m.Attacked(p, g+1)
		at := b.Site().Move(dx, dy)
		if contested && !s.camps.Falling() {
			c.GlowAt(at.X+at.W/2, at.Bottom()-at.H*0.1, at.W, at.H*0.3, 0, at.H*0.15, 30*u, c.Theme.Danger.Alpha(0.4))
		}
		if !c.Blank() {
			c.Shadow(r.InsetXY(r.W*0.05, r.H*0.25), r.H*0.2, r.H*0.4, sideTints[sd].Alpha(0.30))
			s.camps.Fort(c, sd, g, 0, at)
		}
		if !fallen {
			plate.Pips(c, b.Foot.Move(dx, dy), s.m.Places(s.Seat(sd), g), len(s.m.List(field.ZoneOfGroup(g), p)))
		}
	})
}

// head declares the name of a base: a drop target, and its effect.
func (s *Scene) head(sf *ui.Surface, sd, g int, r ui.Rect) {
	p := s.Seat(sd)
	label, face, rb := s.camps.Works(p, g), camps.Read(&s.camps, p, g), s.camps.Ribbon(sd, g)
	staged := s.lay.Group[sd][g].Staged
	if staged {
		r = s.camps.Hangs(sf.Env(), sd, g, &rb)
	}
	e := ui.Element{ID: places.Node("base", sd, g), Rect: r, Role: ui.RoleButton, Label: label, Tip: s.camps.Tells(p, g), Loose: true}
	e.Hit = r
	if m := sf.Env().MinTarget(); r.H < m { // it may extend over the ground above its units, or over its cut-out
		e.Hit = ui.Rect{X: r.X, Y: r.Y, W: r.W, H: m}
		if b := &s.lay.Group[sd][g]; staged && b.Head.Y < b.Rect.Y+b.Rect.H/2 {
			e.Hit.Y = r.Bottom() - m
		}
	}
	if f := s.lay.Group[sd][g].Fort; !staged && !f.Empty() {
		e.Hit = f
	}
	if face != nil {
		e.Desc = face.Say()
		e.Inspect = func(*ui.Env) { s.Zoom.Open(face) }
	}
	q := goal{Seat: p, Group: g}
	m := s.deeds.Q()
	sel, lit, alone := m.Selected(), m.Wanted(q), m.Prompting(mgn.PromptAttack) // otherwise the ground around it is lit
	e.Tap = func(env *ui.Env) {
		if lit {
			s.deeds.Bring(env, sel, q)
			return
		}
		if face != nil {
			s.Zoom.Open(face)
		}
	}
	e.Draw = func(c *ui.Canvas, st ui.State) {
		if s.camps.Falls(p, g) {
			return
		}
		dx, dy := s.Shift()
		rb.Lit, rb.Hover = lit && (staged || alone), st.Hover
		if staged && s.lay.Group[sd][g].W == 0 && !rb.Lit && !rb.Hover { // a ruin lies there to be seen
			return
		}
		rb.Draw(c, r.Move(dx, dy))
	}
	sf.Add(e)
}

// strips declares the folded bases of a side: a tap shows one large, a chosen card goes there.
func (s *Scene) strips(sf *ui.Surface, sd int) {
	p, now := s.Seat(sd), s.fronts.Of(sd)
	for g := 0; g < 3; g++ {
		r := s.lay.Tabs[sd][g]
		label, face := s.camps.Label(p, g), camps.Read(&s.camps, p, g)
		q := goal{Seat: p, Group: g}
		node := places.Node("base", sd, g)
		if b := &s.lay.Group[sd][g]; b.Shown && b.Head.H > 0 {
			node = places.Node("strip", sd, g)
		}
		sl := board.Slot{ID: "strip" + strconv.Itoa(sd*3+g), Rect: r,
			Node: "strip" + strconv.Itoa(sd*3+g), Filled: true, Silent: true, Bare: true, Flat: true}
		m := s.deeds.Q()
		if m.Open(q) {
			s.deeds.Accepts(&sl, q)
		}
		s.Board.Slot(sf, sl)
		sel, lit := m.Selected(), m.Wanted(q)
		call, aims := false, false // the chosen card goes on a unit there, which can be seen after a tap
		for _, t := range s.m.List(field.ZoneOfGroup(g), p) {
			_, ok := m.Meaning(t)
			call = call || now != g && (ok || s.Legal(rules.Option{Verb: rules.Pick, Card: t.ID}))
			aims = aims || now != g && m.Chosen != 0 && len(m.Actions(sel, goal{Seat: p, Group: g, On: t})) > 0
		}
		call = call && m.Mine && m.Chosen == 0 && m.Dec().Prompt != mgn.PromptAttack || aims && !lit
		up := s.m.Standing(p, g+1)
		e := ui.Element{ID: node, Rect: r, Role: ui.RoleButton, Label: label, Checked: now == g, Tap: func(env *ui.Env) {
			if lit {
				s.deeds.Bring(env, sel, q)
				return
			}
			ui.Play(env, "ui-tap", 0.5, 0)
			s.fronts.Want(sd, g)
		}, Draw: func(c *ui.Canvas, st ui.State) {
			u := c.Px(1)
			r := r.Move(s.Shift())
			plate.Band(c, r, sd, plate.Marks{Up: up, Lit: lit, Call: call, Now: now == g})
			in := r
			if k := r.H * 0.86; r.W > 2.4*k && !c.Blank() { // its cut-out
				var at ui.Rect
				at, in = r.InsetXY(4*u, 2*u).CutLeft(k, 0)
				at = at.Fit(float64(cutout.Wide) / cutout.High)
				s.camps.Fort(c, sd, g, 1, at)
			} else if r.W > 2.4*k {
				_, in = r.InsetXY(4*u, 2*u).CutLeft(k, 0)
			}
			strip := s.camps.Strip(p, g)
			if in == r && r.H > 44*u && strip.Fallen == "" { // narrow: beside its rank
				at, _ := r.Inset(3*u).CutTop(r.H*0.56, 0)
				at, _ = at.CutRight(math.Min(at.W*0.66, at.H*float64(cutout.Wide)/cutout.High), 0)
				if strip.Beside = at.W; !c.Blank() {
					s.camps.Fort(c, sd, g, 1, at.Fit(float64(cutout.Wide)/cutout.High))
				}
			}
			strip.Draw(c, in)
		}}
		if face != nil {
			e.Desc = face.Say()
			e.Inspect = func(*ui.Env) { s.Zoom.Open(face) }
		}
		sf.Add(e)
	}
}

// funds declares a player's war funds: face-down, turned sideways once an invasion is declared.
func (s *Scene) funds(sf *ui.Surface, sd int) {
	if s.lay.Funds[sd].Empty() {
		return
	}
	p, l, u := s.Seat(sd), s.Lang, sf.Px(1)
	for i := range mgn.FundLimit {
		q := goal{Seat: p, Group: -1}
		if f := s.m.List(mgn.Funds, p); i < len(f) {
			q.On = f[i]
		}
		sl := board.Slot{ID: places.Node("fund", sd, i), Rect: board.CardIn(s.lay.Funds[sd].Row(i, 2, 6*u)), Hint: Text.T(l, "fund"), Filled: q.On.Key != 0,
			Label: s.Whose(p, Text.T(l, "funds"))}
		if sd == 0 && s.Prompting(mgn.PromptArmament) {
			s.deeds.Accepts(&sl, q)
		}
		if ui.Measure(sl.Hint, ui.Regular, math.Max(12*sf.Env().Scale, sf.Font(13))) > sl.Rect.W-12*u {
			sl.Hint, sl.Icon = "", ui.IconCoins
		}
		if !s.lay.Fold { // it lies on the table, where words would lie too
			sl.Hint, sl.Icon = "", ui.IconCoins
		}
		s.Board.Slot(sf, sl)
		if q.On.Key != 0 {
			s.fundCard(sf, q.On, sd, sl.Rect, q)
		}
	}
}

// fundCard declares a war fund; its owner may look at it.
func (s *Scene) fundCard(sf *ui.Surface, t token, sd int, r ui.Rect, q goal) {
	l := s.Lang
	p := s.Seat(sd)
	pose := board.PoseIn(r, false)
	pose.Lean = -s.stage.Lean // it lies
	o := board.CardOpts{Node: "fundcard-" + strconv.Itoa(t.Key), Loose: true, Spent: s.m.Sideways(p), Group: s.Whose(p, Text.T(l, "funds")), Label: Text.T(l, "fund")}
	var face *cards.CardFace
	if t.Def != 0 {
		face = s.Cards.Of(t.Def, l)
		o.Label = Text.T(l, "fund.own", face.Title)
		o.Tap = func(*ui.Env) { s.Inspect(t.ID, face) }
	}
	if m := s.deeds.Q(); m.Wanted(q) {
		sel := m.Selected()
		o.Mark = board.MarkTarget
		o.Label = Text.T(l, "node.act", o.Label, Text.T(l, "act.replace"))
		o.Tap = func(env *ui.Env) { s.deeds.Bring(env, sel, q) }
	}
	if face == nil && o.Tap == nil {
		o.NoFocus = true
	}
	s.Board.Put(sf, t.Board(), face, pose, o)
}

// hand declares the hand of the lower player.
func (s *Scene) hand(sf *ui.Surface) {
	s.HandFan(sf, func(t present.Token, o *board.CardOpts) bool {
		verb := s.deeds.HandDoes(o, t)
		o.Label = s.T("node.card", s.CardName(t.Def), s.Numbers(t.Def), verb)
		if o.Tap == nil && o.Refuse == "" {
			o.Tap = func(env *ui.Env) { s.deeds.TapHand(env, t) }
		}
		return true
	})
}

// point shows what belongs to the card under the pointer: its tag, and what an
// attack on it would do. Something else that has a tip has that alone.
func (s *Scene) point(*ui.Env) {
	if s.ponders++; s.Doing(s.Bottom.Other()) != "status.thinking" {
		s.ponders = 0
	}
	at := s.Surface.Hovered()
	if moved := s.Surface.Moved(); at != s.over || s.dragging() { // what has come under a pointer that rests is not read
		s.over, s.reads = at, moved && !s.dragging()
	} else if moved {
		s.reads = true
	}
	switch {
	case at == "":
		at = s.Surface.Focused()
	case !s.reads:
		at = ""
	}
	if e := s.Surface.Find(at); !strings.HasPrefix(at, "unit-") && (s.deeds.Mind.Chosen == 0 || e == nil || e.Tip == "" && e.TipAt == nil) {
		at = ""
	}
	if at != s.eyed {
		s.eyed = at
		s.Surface.Invalidate()
	}
}
