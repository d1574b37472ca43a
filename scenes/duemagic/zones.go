package duemagic

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// lies returns where a card of a zone is.
func (s *Scene) lies(z rules.ZoneID, t present.Token, at *present.Moment) (ui.Rect, bool) {
	u, sd := s.Unit(), s.SideOf(z.Seat())
	r, shown := s.lay.Zone(z.Kind(), sd)
	switch z.Kind() {
	case dmg.Shields:
		if b := s.on.Breaks.Of(int(z.Seat()), int(at.View.S.Card(t.ID).N[0])); b != nil { // it comes out of the pane
			return b.Card(cards.Aspect), true
		}
		x, y := s.shieldAt(sd, int(at.View.S.Card(t.ID).N[0]))
		return ui.Rect{X: x, Y: y}.Inset(-28 * u), true
	case dmg.Hand:
		if sd == 0 && s.lay.Tower() && (s.clash.Rising[t.ID] || slices.Contains(s.deeds.Q().Sprung(), t.ID)) {
			return s.springRect(t.ID), true
		}
	case dmg.Mana, dmg.Stack:
		if shown {
			r = r.Middle(min(r.W, 46*u), min(r.H, 64*u))
		}
	}
	return r, shown
}

// table declares what is on the table.
func (s *Scene) table(sf *ui.Surface) {
	s.Board.Light = faces.TableLight
	sf.ToastIn(s.lay.Toasts)
	s.opponent(sf)
	s.Backs(sf)
	s.dusk(sf)
	for sd := 1; sd >= 0; sd-- {
		s.hud(sf, sd)
		s.manaZone(sf, sd)
		s.Piles(sf, sd, table.PlayerPile{ID: "library", Kind: dmg.Library, Icon: ui.IconDeck}, table.PlayerPile{ID: "graveyard", Kind: dmg.Graveyard, Icon: ui.IconSkull, Top: s.on.Laid}) // its power would lie under the count
		s.shields(sf, sd)
	}
	s.phases(sf)
	s.turnPanel(sf)
	targets := s.deeds.Q().Targets()
	s.battle(sf, 1, targets)
	s.battle(sf, 0, targets)
	s.tower.Declare(sf, s.stackLook())
	s.springCards(sf)
}

// springList returns the cards of the audience's that hover over the circle,
// out of its shields.
func (s *Scene) springList() (out []present.Token) {
	if !s.lay.Tower() || s.Audience != s.Bottom || s.Audience < 0 {
		return nil
	}
	asked := s.deeds.Q().Sprung()
	for _, t := range s.Zone(dmg.Hand, s.Audience) {
		if t.Def != 0 && (s.clash.Rising[t.ID] || slices.Contains(asked, t.ID)) {
			out = append(out, t)
		}
	}
	return out
}

// springRect returns where a card out of the shields hovers: in the middle of
// the circle, between the creatures.
func (s *Scene) springRect(c rules.CardID) ui.Rect {
	list := s.springList()
	n := float64(max(1, len(list)))
	i := max(0, slices.IndexFunc(list, func(t present.Token) bool { return t.ID == c }))
	u := s.Unit()
	w := math.Min(s.springWidth(), s.lay.Stage.H*0.72/cards.Aspect)
	r := s.lay.Stage.Middle(w, w*cards.Aspect)
	r.X = s.lay.Mid + (float64(i)-(n-1)/2)*(w+14*u) - w/2
	if len(s.m.Stack()) > 0 { // the tower stands there
		r.X = s.lay.Pile.X - 12*u - w - float64(i)*(w+10*u)
	}
	return r
}

func (s *Scene) springWidth() float64 {
	return math.Min(132*s.Unit(), s.lay.Stage.W*0.20)
}

// springCards declares the cards out of the shields. They are used by dragging
// them onto the table, onto their target, or by a tap.
func (s *Scene) springCards(sf *ui.Surface) {
	list := s.springList()
	asked := s.deeds.Q().Springing()
	for _, t := range list {
		c := s.m.Read(t)
		o := board.CardOpts{Node: "hand-" + strconv.Itoa(int(t.ID)), Group: s.T("zone.hand"), Loose: true}
		pose := board.PoseIn(s.springRect(t.ID), true)
		pose.Flat, pose.Lift = 1, 0.6
		verb := s.T("node.noturn")
		if asked {
			o.Drag, o.Mark, verb = true, board.MarkLegal, s.T("act.use")
			if s.deeds.Q().Spring() == t.ID {
				o.Mark = board.MarkSelected
			}
			o.Tap = func(env *ui.Env) { s.deeds.TapHand(env, c) }
		}
		o.Label = s.T("node.card", s.CardName(t.Def), s.Numbers(t.Def), verb)
		s.Board.Put(sf, t.Board(), s.Cards.Of(t.Def, s.Lang), pose, o)
	}
}

// hole returns the width that the creatures leave free in the middle.
func (s *Scene) hole() float64 {
	if !s.lay.Tower() {
		return 0
	}
	u := s.Unit()
	if n := len(s.springList()); n > 0 && len(s.m.Stack()) == 0 {
		return float64(n)*(s.springWidth()+14*u) + 10*u
	}
	if len(s.m.Stack()) == 0 {
		return 0
	}
	return s.lay.Pile.W
}

// hand declares the hand of the lower player.
func (s *Scene) hand(sf *ui.Surface) {
	asked := s.deeds.Q().Asking() && s.Bottom == s.Audience
	sprung := s.deeds.Q().Sprung()
	s.HandFan(sf, func(t present.Token, o *board.CardOpts) bool {
		if s.lay.Tower() && (s.clash.Rising[t.ID] || slices.Contains(sprung, t.ID)) {
			return false // it hovers over the circle
		}
		verb := s.T("node.noturn")
		if asked && len(sprung) > 0 {
			o.Mark = board.MarkDim
			if slices.Contains(sprung, t.ID) {
				o.Mark, o.Drag, verb = board.MarkLegal, true, s.T("act.use")
				if s.deeds.Q().Spring() == t.ID {
					o.Mark = board.MarkSelected
				}
			}
		}
		if d := &s.View.S.Dec; asked && (d.Prompt == dmg.PromptPriority || d.Prompt == dmg.PromptCharge) {
			charge := d.Prompt == dmg.PromptCharge
			switch {
			case s.deeds.Chosen == t.ID:
				o.Mark, verb = board.MarkSelected, s.T("act.unpick")
			case charge: // any card will do: none is highlighted
			case s.deeds.Q().Offers(t.ID) && s.deeds.Q().Vain(s.deeds.Q().Uses(t.ID)[0]): // allowed, and not advised: its question says why
				verb = s.T("act.use")
			case s.deeds.Q().Offers(t.ID):
				o.Mark, verb = board.MarkLegal, s.T("act.use")
			case dmg.NormalTiming(&s.View.S, s.Bottom):
				o.Mark = board.MarkDim
			}
			if charge {
				verb = s.T("act.charge")
			}
			o.Drag = true
		}
		o.Tap = func(env *ui.Env) { s.deeds.TapHand(env, s.m.Read(t)) }
		if s.Picking() && asked {
			verb, _ = s.Pickable(o, t.ID, board.MarkLegal, s.T("act.pick"))
		}
		if n := s.game.Cost(&s.View.S, s.Bottom, t.ID); s.Fresh && n != s.Cards.Attr(t.Def, dmg.ACost) {
			o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Text: strconv.Itoa(n), Colour: sf.Theme().Good})
		}
		o.Label = s.T("node.card", s.CardName(t.Def), s.Numbers(t.Def), verb)
		return true
	})
}

// battle declares the creatures of a side; targets are those that a spell in
// the hand could be cast at.
func (s *Scene) battle(sf *ui.Surface, sd int, targets []rules.CardID) {
	p, l, u := s.Seat(sd), s.Lang, sf.Px(1)
	r := s.lay.Zones[dmg.Battle][sd]
	label := s.Whose(p, s.T("zone.battle"))
	list := s.m.Creatures(p)
	sl := board.Slot{ID: "battle" + strconv.Itoa(sd), Rect: r, Label: label, Filled: true, Bare: true}
	springs := s.deeds.Q().Springing()
	if s.deeds.Q().Asking() && (sd == 0 || s.Prompting(dmg.PromptPriority) || springs) {
		s.deeds.Takes(&sl, dmg.Battle, sd, 0)
	}
	if sd == 1 && s.deeds.Q().Asking() && s.Prompting(dmg.PromptAttack) {
		s.deeds.Aimed(&sl, 0, true)
		sl.Unlit = true // the player is lit, not the ground under creatures that cannot be attacked
	}
	if sd == 1 && s.deeds.Q().Asking() && s.Prompting(dmg.PromptBlock) {
		s.deeds.Blocked(&sl)
		sl.Unlit = true // the attacker is
	}
	s.Board.Slot(sf, sl)
	if len(list) == 0 {
		return
	}
	r = s.lay.Rows[sd]
	in := r.InsetXY(4*u, math.Min(2*u, (r.H-sf.Env().MinTarget()*cards.Aspect)/2-0.5*u))
	if s.lay.Small {
		in = r.InsetXY(3*u, 0)
	}
	cells, cw, need := places.Row(in, len(list), 6*u, sf.Env().MinTarget(), s.hole(), s.lay.Mid)
	off := 0.0
	scrolls := need > in.W+1
	if scrolls {
		off = sf.BeginScroll("battle"+strconv.Itoa(sd)+".scroll", in, true)
	}
	attacker, _, _ := s.m.Attack()
	var aims []rules.CardID // of the chosen spell
	switch {
	case springs:
		aims = s.deeds.Q().Reach(s.deeds.Q().Spring())
	case s.deeds.Q().Asking() && s.Prompting(dmg.PromptPriority):
		aims = s.deeds.Q().Reach(s.deeds.Chosen)
	}
	for i, t := range list {
		cell := cells[i].Move(-off, 0)
		pose := board.PoseIn(cell.Middle(cw, cw*cards.Aspect), t.Up)
		if t.Key == attacker { // steps forward
			pose.Y += []float64{-7, 7}[sd] * u
		}
		for j, b := range s.m.On(t.Key, p) {
			q := pose
			q.X += float64(j+1) * 4 * u
			q.Y -= float64(j+1) * 4 * u
			s.Board.Put(sf, b.Board(), s.on.Laid(b.Def), q, board.CardOpts{NoFocus: true, Loose: true, Spent: t.Tapped})
		}
		if sd == 1 && t.ID != 0 && s.Prompting(dmg.PromptAttack) {
			at := board.Slot{ID: "at" + strconv.Itoa(t.Key), Rect: pose.Rect(), Filled: true, Silent: true, Bare: true}
			s.deeds.Aimed(&at, t.ID, false)
			s.Board.Slot(sf, at)
		}
		if t.Key == attacker && s.deeds.Q().Asking() && s.Prompting(dmg.PromptBlock) {
			at := board.Slot{ID: "at" + strconv.Itoa(t.Key), Rect: pose.Rect(), Filled: true, Silent: true, Bare: true}
			s.deeds.Blocked(&at)
			s.Board.Slot(sf, at)
		}
		if t.ID != 0 && s.deeds.Q().Asking() && (s.Prompting(dmg.PromptPriority) || springs) && slices.Contains(targets, t.ID) {
			at := board.Slot{ID: "on" + strconv.Itoa(t.Key), Rect: pose.Rect(), Filled: true, Silent: true, Bare: true}
			s.deeds.Takes(&at, dmg.Battle, sd, t.ID)
			s.Board.Slot(sf, at)
		}
		o := s.creatureOpts(sf, t, sd, slices.Contains(aims, t.ID))
		o.Read = s.Cards.Of(t.Def, l)
		s.Board.Put(sf, t.Board(), faces.Creature(s.Cards, s.m, t, l, s.Theme, cw, math.Max(62*u, 58*sf.Env().Scale), &o), pose, o)
	}
	if scrolls {
		sf.EndScroll(need)
	}
}

// creatureOpts returns how a creature looks, reads and answers; aim: the
// chosen spell can be cast at it.
func (s *Scene) creatureOpts(sf *ui.Surface, t field.Card, sd int, aim bool) board.CardOpts {
	l, p := s.Lang, s.Seat(sd)
	o := board.CardOpts{Node: "creature-" + strconv.Itoa(int(t.ID)), Group: s.Whose(p, s.T("zone.battle")), Loose: true, Spent: t.Tapped}
	text := Text.T(l, "node.creature", s.Cards.Name(t.Def, l), t.Power) + states(s, t, &o)
	if n := len(s.m.On(t.Key, p)); n > 0 {
		text += Text.T(l, "comma") + Text.T(l, "pile.of", n+1)
	}
	attacker, _, blocker := s.m.Attack()
	switch t.Key {
	case attacker:
		text += Text.T(l, "comma") + Text.T(l, "attacking")
	case blocker:
		text += Text.T(l, "comma") + Text.T(l, "blocking")
	}
	verb := ""
	if s.deeds.Q().Asking() {
		switch {
		case s.Prompting(dmg.PromptAttack):
			switch {
			case t.ID == s.deeds.Chosen:
				o.Mark, verb = board.MarkSelected, s.T("act.unpick")
			case s.deeds.Chosen != 0 && s.Legal(rules.Option{Verb: rules.Attack, Card: s.deeds.Chosen, N: int16(t.ID)}):
				verb = Text.T(l, "act.aim")
				if _, _, falls, wins := s.game.Battle(&s.View.S, s.deeds.Chosen, t.ID); wins || !falls { // what would only lose the attacker is not lit
					o.Mark = board.MarkTarget
				}
			case len(s.deeds.Q().Attacks(t.ID)) > 0:
				o.Mark, verb = board.MarkLegal, Text.T(l, "act.attack")
			}
			o.Drag = sd == 0 // dropping a creature that cannot attack says why
		case s.Prompting(dmg.PromptBlock) && s.deeds.Q().Offers(t.ID):
			o.Mark, verb = board.MarkLegal, Text.T(l, "act.block")
			if t.ID == s.deeds.Chosen {
				o.Mark = board.MarkSelected
			}
			o.Drag = true
		case s.Prompting(dmg.PromptBlock) && s.deeds.Chosen != 0 && t.Key == attacker:
			o.Mark, verb = board.MarkTarget, Text.T(l, "act.block")
		case aim:
			o.Mark, verb = board.MarkTarget, s.T("act.pick")
		case s.deeds.Q().Springing():
			o.Mark = board.MarkDim
		case s.Prompting(dmg.PromptPriority) && sd == 0 && len(s.deeds.Q().Uses(t.ID)) > 0:
			o.Mark, verb = board.MarkLegal, Text.T(l, "act.use")
			if s.deeds.Chosen == t.ID {
				o.Mark, verb = board.MarkSelected, s.T("act.unpick")
			}
		}
	}
	if s.lay.Small && s.lay.Phases.Empty() { // one row ends where the other begins
		for i := range o.Badges {
			o.Badges[i].In = true
		}
	}
	o.Drag = o.Drag || sd == 0 && s.deeds.Q().Asking() && s.deeds.Q().Early()
	tok := t
	o.Tap = func(env *ui.Env) { s.deeds.TapCreature(env, tok) }
	if s.Picking() && s.deeds.Q().Asking() {
		verb, _ = s.Pickable(&o, t.ID, board.MarkTarget, s.T("act.pick"))
	}
	o.Label = text
	if verb != "" {
		o.Label = Text.T(l, "node.does", text, verb)
	}
	o.Hover = func(*ui.Env, bool) { s.Surface.Invalidate() }
	return o
}

// states puts the signs of a creature's state on it and returns them in words.
func states(s *Scene, t field.Card, o *board.CardOpts) (text string) {
	say := func(key string) { text += s.T("comma") + s.T(key) }
	if t.Tapped {
		say("tapped")
	}
	switch {
	case t.New && s.game.Has(&s.View.S, t.ID, dmg.KwMach): // creatures it may attack
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Icon: ui.IconFight, Colour: ui.Hex(0x5fdc8b)})
		say("sick.mach")
	case t.New:
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Text: "zz", Colour: ui.Hex(0xa6b4ff)})
		say("sick")
	}
	if t.Def != 0 && s.game.Has(&s.View.S, t.ID, dmg.KwBlocker) && !t.Tapped {
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Icon: ui.IconShield, Colour: faces.Civilizations[dmg.Light]})
		say("blocker")
	}
	return text
}

// shields declares the seven places of a side.
func (s *Scene) shields(sf *ui.Surface, sd int) {
	p, l, u := s.Seat(sd), s.Lang, sf.Px(1)
	list, n := s.m.Places(p)
	r := s.lay.Zones[dmg.Shields][sd]
	name := Text.T(l, "shields.n", s.Possessive(p, l, true), s.m.Shields(p))
	if sd == 1 && s.Prompting(dmg.PromptAttack) {
		sl := board.Slot{ID: "player", Rect: r, Filled: true, Silent: true} // each shield takes taps itself, or a button
		s.deeds.Aimed(&sl, 0, false)
		s.Board.Slot(sf, sl)
	}
	if sd == 1 && s.deeds.Q().Asking() && s.deeds.Q().Early() {
		sl := board.Slot{ID: "player", Rect: r, Filled: true, Silent: true, Bare: true}
		s.Takes(&sl, func(rules.CardID) []rules.Option { return nil }, s.deeds.TooEarly, nil)
		s.Board.Slot(sf, sl)
	}
	if !s.lay.Taps {
		sf.Add(ui.Element{ID: "shields-" + board.SideNames[sd], Rect: r, Role: ui.RoleText, Label: name, Draw: func(c *ui.Canvas, _ ui.State) {
			for i := range list {
				q := r.Row(i, n, 3*u).Middle(60*u, r.H)
				s.pip(c, q, list[i], s.on.Breaks.Of(int(p), i+1), 0)
			}
		}})
		return
	}
	least := sf.Env().MinTarget()
	gap := math.Max(5*u, least-r.H*1.1) // low ones are touched beside them, too
	if n > dmg.ShieldCount {            // more than at the beginning: closer, and narrower unless one is to be chosen
		gap = 2 * u
		if s.deeds.Q().Asking() && !s.Prompting(dmg.PromptShield) && !s.Prompting(dmg.PromptAttack) && !s.m.Open(p) {
			least = 28 * u
		}
	}
	need := float64(n)*(least+gap) - gap
	off, id := 0.0, "shields"+strconv.Itoa(sd)+".scroll"
	rects := s.lay.ShieldRects(sd, n, gap)
	scrolls := need > r.W+1
	if scrolls {
		off = sf.BeginScroll(id, r, true)
		for i := range rects {
			rects[i] = ui.Rect{X: r.X + float64(i)*(least+gap) - off, Y: r.Y, W: least, H: r.H}
		}
	}
	for i := range list {
		s.shield(sf, sd, i+1, rects[i], list[i])
	}
	if scrolls {
		sf.EndScroll(need)
	}
}

// shield declares one place.
func (s *Scene) shield(sf *ui.Surface, sd, place int, r ui.Rect, held []field.Card) {
	p, l, u := s.Seat(sd), s.Lang, sf.Px(1)
	legal := s.deeds.Q().Shield(s.Seat(sd), place)
	chosen := len(held) > 0 && rules.Seat(s.View.S.Dec.Arg) == p && slices.Contains(s.deeds.Q().Marked(), held[0].ID)
	attack := sd == 1 && len(held) > 0 && s.Prompting(dmg.PromptAttack) && s.deeds.Chosen != 0 && s.Legal(rules.Option{Verb: rules.Attack, Card: s.deeds.Chosen})
	label := Text.T(l, "shield.at", s.Possessive(p, l, true), place)
	var face *cards.CardFace
	if len(held) == 0 {
		label += Text.T(l, "comma") + Text.T(l, "shield.broken")
	}
	for _, t := range held {
		if t.Def != 0 {
			face = s.Cards.Of(t.Def, l)
			label += Text.T(l, "comma") + s.Cards.Name(t.Def, l)
		}
	}
	bend := 0.0
	if mx, _ := r.Centre(); !s.lay.Small {
		bend = []float64{0.16, -0.16}[sd] * (mx - s.lay.Mid) / math.Max(1, s.lay.Zones[dmg.Shields][sd].W/2)
	}
	e := ui.Element{ID: "shield-" + board.SideNames[sd] + "-" + strconv.Itoa(place), Rect: r, Hit: s.lay.Touch(r, sd, sf.Env().MinTarget()), Role: ui.RoleText, Label: label, Group: Text.T(l, "zone.shields"),
		Draw: func(c *ui.Canvas, st ui.State) {
			q, col, wide := r.Move(0, s.turns.Comes.Jolt(place)*u), c.Theme.Accent, 2*u
			if chosen {
				col = c.Theme.Warm
			}
			if st.Hover && (legal || attack) {
				q, wide = q.Inset(-2*u), 3*u
			}
			if legal || attack || chosen {
				c.Glow(q, 9*u, 14*u, col.Alpha(0.45))
				defer c.Stroke(q.Inset(-1.5*u), 10*u, wide, col)
			}
			br := s.on.Breaks.Of(int(p), place)
			s.pip(c, q, held, br, bend)
			if len(held) > 0 && br == nil {
				if chosen {
					k := math.Min(22*u, q.H*0.6)
					c.Icon(ui.IconCheck, q.Middle(k, k), col)
					return
				}
				c.Text(strconv.Itoa(place), q, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(15), q.H*0.4), Align: ui.Middle, Colour: ui.Hex(0xf4f9ff), Shadow: true, Loose: true})
			}
		}}
	if sd == 1 && len(held) > 0 && s.deeds.Q().Asking() && s.Prompting(dmg.PromptAttack) {
		at := board.Slot{ID: "at-shield" + strconv.Itoa(place), Rect: r, Filled: true, Silent: true, Bare: true}
		s.deeds.Aimed(&at, 0, false)
		at.Drop = func(env *ui.Env, board string) { s.deeds.AttackAt(env, s.CardOf(board), place) }
		s.Board.Slot(sf, at)
	}
	barred := sd == 1 && s.deeds.Q().Asking() && s.Prompting(dmg.PromptAttack) && s.deeds.Chosen != 0 && !attack
	if len(held) > 0 && (legal || attack || barred || face != nil) {
		switch {
		case barred:
			e.Disabled, e.Desc = true, s.Why(rules.Option{Verb: rules.Attack, Card: s.deeds.Chosen})
		case legal:
			e.Label = Text.T(l, "node.does", label, Text.T(l, "act.pick"))
		case attack:
			e.Label = Text.T(l, "node.does", label, Text.T(l, "act.aim"))
		}
		e.Role = ui.RoleButton
		e.Tap = func(env *ui.Env) { s.deeds.TapShield(env, sd, place) }
	}
	if face != nil {
		e.Inspect = func(*ui.Env) { s.Zoom.Open(face) }
	}
	sf.Add(e)
}

// pip draws a shield: a pane of glass, or the shards of a broken one; bend is
// how it stands in the arc. One that breaks has come up from the table.
func (s *Scene) pip(c *ui.Canvas, r ui.Rect, cards []field.Card, br *glass.Break, bend float64) {
	u := c.Px(1)
	if br != nil || len(cards) == 0 {
		switch {
		case br != nil && br.Stands():
			c.Stroke(r, math.Min(6*u, r.H*0.3), 1*u, faces.Shield.Alpha(0.5))
		case s.Turn() > 0 && r.H > 24*u:
			glass.Shards(c, r, math.Mod(r.X, 7))
		default:
			c.Stroke(r, math.Min(6*u, r.H*0.3), 1*u, c.Theme.Edge.Alpha(0.6))
		}
		return
	}
	col := faces.Shield
	open := false
	for _, t := range cards {
		if t.Def != 0 {
			col, open = s.Cards.ColourOf(t.Def), true
		}
	}
	for i := len(cards) - 1; i > 0; i-- { // those behind it
		p := glass.Pane{R: r.Move(float64(i)*3*u, -float64(i)*3*u), Skew: bend}
		p.Draw(c, col, 0.5)
	}
	p := glass.Pane{R: r, Skew: bend}
	p.Draw(c, col, 1)
	if open && r.H > 24*u {
		k := math.Min(16*u, r.H*0.4)
		c.Icon(ui.IconEye, ui.Rect{X: r.Right() - k - 3*u, Y: r.Y + 3*u, W: k, H: k}, ui.Hex(0xffffff))
	}
}

// shieldDialog declares the choice of a shield where the table shows only pips.
func (s *Scene) shieldDialog(sf *ui.Surface) {
	in, _ := s.Dialog(sf, "shields", 640, 320)
	p := rules.Seat(s.View.S.Dec.Arg)
	list, n := s.m.Places(p)
	u := sf.Px(1)
	cell := math.Max(sf.Env().MinTarget(), 56*u)
	gap := 8 * u
	cols := max(1, int((in.W+gap)/(cell+gap)))
	off := sf.BeginScroll("shields.list", in, false)
	for i := range list {
		r := ui.Rect{X: in.X + float64(i%cols)*(cell+gap), Y: in.Y + float64(i/cols)*(cell+gap) - off, W: cell, H: cell}
		s.shield(sf, s.SideOf(p), i+1, r, list[i])
	}
	sf.EndScroll(float64((n+cols-1)/cols) * (cell + gap))
}
