// Package benches declares what lies in the slots of Mattsan Card Game and in the
// hand: units with all that belongs to them, terrains, face-down cards.
package benches

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/choices"
	"godeck/scenes/mattsan/deeds"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/felt"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Benches are those of a table, with the fighters.
type Benches struct {
	desk    desk.Desk
	match   *table.Match
	choices *choices.Choices // what the player has begun
	deeds   *deeds.Deeds
}

// At returns the benches of a table.
func At(m *table.Match, d desk.Desk, c *choices.Choices, by *deeds.Deeds) Benches {
	return Benches{d, m, c, by}
}

// Side declares the slots of a side and what is in them.
func (s *Benches) Side(sf *ui.Surface, sd int, sp places.Span) { s.Beyond(sf, sd, sp, -1e9) }

// Beyond declares those slots of a side that begin right of x.
func (s *Benches) Beyond(sf *ui.Surface, sd int, sp places.Span, x float64) {
	on := s.desk.Show
	p, u := on.Seat(sd), sf.Px(1)
	first, last := mtz.Slots(&on.View.S, p)
	list := []int{mtz.BattleSlot}
	if s.desk.Lay.Apart && first <= mtz.Middle && mtz.Middle <= last { // who waits in the middle lane stands behind the fighter
		list = append([]int{mtz.Middle}, list...)
	}
	for i := first; i <= last; i++ {
		if i != list[0] {
			list = append(list, i)
		}
	}
	for _, slot := range list {
		cell := s.desk.Lay.Place(sd, slot, sp)
		if cell.X < x {
			continue
		}
		c, ground := mtz.At(&on.View.S, p, slot), mtz.TerrainAt(&on.View.S, p, slot)
		s.slot(sf, sd, slot, s.desk.Lay.Card(cell, u), c != 0 || ground != 0)
		var name places.Ribbon
		if c != 0 && ground != 0 {
			name = s.ribbon(sf, sd, slot, c, sp)
		}
		if ground != 0 {
			s.terrain(sf, sd, ground, cell, c != 0, !name.R.Empty())
			if s.desk.Lay.Apart {
				s.stands(sf, ground, s.desk.Lay.Stand(sd, slot, sp, u, 15*sf.Env().TextUnit()))
			}
		}
		if c != 0 {
			s.occupant(sf, sd, c, s.desk.Lay.Card(cell, u), cell)
		}
		if c != 0 && ground != 0 {
			s.standsOn(sf, c, ground, name)
			if !s.desk.Lay.Apart {
				s.stands(sf, ground, s.desk.Lay.Stand(sd, slot, sp, u, 0))
			}
		}
	}
}

// slot declares an empty or filled slot, which takes the cards that may go there.
func (s *Benches) slot(sf *ui.Surface, sd, slot int, r ui.Rect, filled bool) {
	on, begun := s.desk.Show, s.choices
	p := on.Seat(sd)
	name := s.desk.SlotName(slot)
	id := "slot-" + board.SideNames[sd] + "-" + strconv.Itoa(slot)
	sl := board.Slot{ID: id, Node: id, Rect: r, Label: s.match.Whose(p, name), Filled: filled}
	if slot == mtz.BattleSlot {
		sl.Icon = ui.IconSword
	}
	if begun.Prompting(mtz.PromptMain) {
		refuse := func(c rules.CardID) string {
			if key := s.refusal(c, sd, slot); key != "" {
				return on.T(key)
			}
			return ""
		}
		s.match.Takes(&sl, func(c rules.CardID) []rules.Option { return begun.Pulled(c, sd, slot) }, refuse, func(env *ui.Env, o rules.Option) { s.deeds.UseAt(env, o, sd, slot) })
		sl.Silent = filled // what lies there says what a tap does
	}
	if sd == 0 && s.deeds.Skips() { // a card that is pulled here is played without a charge
		s.match.Takes(&sl, func(c rules.CardID) []rules.Option { return s.deeds.Ahead(c, slot) }, nil, s.deeds.GoAhead)
		sl.Silent = filled
	}
	if sd == 0 && slot == mtz.BattleSlot && begun.Prompting(mtz.PromptUnit) { // the starting unit
		s.match.Takes(&sl, func(c rules.CardID) []rules.Option { return []rules.Option{{Verb: rules.Pick, Card: c}} }, nil, func(env *ui.Env, o rules.Option) {
			if s.match.Pick(env, o.Card) {
				begun.Drop()
			}
		})
	}
	o := rules.Option{Verb: rules.Number, N: int16(slot)}
	if sd == 0 && begun.Prompting(mtz.PromptSlot) && on.Legal(o) && s.match.Astray(o) == "" {
		sl.Active = true
		on.Board.Slot(sf, sl)
		sf.Add(ui.Element{ID: "place-" + strconv.Itoa(slot), Rect: r, Hit: r, Role: ui.RoleButton, Label: on.T("node.does", sl.Label, on.T("act.place")), Tap: func(env *ui.Env) {
			ui.Play(env, "card-place", 0.6, 0)
			s.match.Answer(env, o)
		}})
		return
	}
	on.Board.Slot(sf, sl)
}

// terrain declares a terrain under what is in its slot: a patch of felt.
func (s *Benches) terrain(sf *ui.Surface, sd int, c rules.CardID, cell ui.Rect, under, named bool) {
	on := s.desk.Show
	t, u := on.Token(c), sf.Px(1)
	r := s.desk.Lay.Ground(cell, u)
	o := board.CardOpts{Node: "card-" + strconv.Itoa(int(c)), Group: s.match.Whose(on.Seat(sd), on.T("zone.ground")), Loose: true}
	s.answers(&o, t, s.match.CardName(t.Def))
	words := s.desk.Lay.Card(cell, u)
	if at := field.SlotOf(&on.View.S, c); s.desk.Lay.Apart && at == mtz.Middle { // the fighter stands before the rest
		front := s.desk.Lay.Card(s.desk.Lay.Battle[sd], u)
		words.W = math.Min(words.W, front.X-2*u-words.X)
	}
	p := felt.Patch{R: r, Words: words, Name: s.match.CardName(t.Def), Does: s.terrainBrief(t.Def), Col: on.Cards.ColourOf(t.Def), Bare: !under, Named: named, Used: on.View.S.Card(c).Has(mtz.FlagSideways)}
	if p.Used {
		o.Label += on.T("comma") + on.T("sideways")
	}
	switch o.Mark {
	case board.MarkLegal:
		p.Lit, p.Edge = true, on.Theme.Legal
	case board.MarkTarget:
		p.Lit, p.Edge = true, on.Theme.Accent
	case board.MarkSelected:
		p.Lit, p.Edge = true, on.Theme.Warm
	}
	o.Paint = p.Draw
	on.Board.Put(sf, t.Board(), on.Face(t), board.PoseIn(r, true), o)
}

// standsOn paints the name of the terrain that lies under a card, and while the
// card is pointed at what the terrain does.
func (s *Benches) standsOn(sf *ui.Surface, c, ground rules.CardID, b places.Ribbon) {
	on := s.desk.Show
	node, def := "card-"+strconv.Itoa(int(c)), on.Token(ground).Def
	name, used := s.match.CardName(def), on.View.S.Card(ground).Has(mtz.FlagSideways)
	over := on.Surface.Hovered() == node || on.Surface.Focused() == node
	if brief := s.terrainBrief(def); over && brief != "" {
		name = on.T("on.does", name, brief)
	}
	if used && over {
		name = on.T("on.used", name)
	}
	if b.R.Empty() { // its sign alone
		return
	}
	l := felt.Label{R: b.R, Text: name, Used: used, Struck: used && !over, Up: b.Up, Right: b.Right, Middle: b.Mid, Most: b.Lines}
	if over {
		l.Most++
	}
	sf.Paint("ground-"+strconv.Itoa(int(ground)), l.Reach(), l.Draw)
}

// stands paints what stands on a terrain in a room.
func (s *Benches) stands(sf *ui.Surface, ground rules.CardID, room ui.Rect) {
	on := s.desk.Show
	t := on.Token(ground)
	if room.Empty() || !t.Up {
		return
	}
	d := felt.Diorama{R: room, ID: s.desk.Game.Lib.Def(t.Def).ID, Col: on.Cards.ColourOf(t.Def), Used: on.View.S.Card(ground).Has(mtz.FlagSideways)}
	sf.Paint("diorama-"+strconv.Itoa(int(ground)), d.Reach(), d.Draw)
}

// ribbon returns where the name of the terrain is on which the card of a slot stands.
func (s *Benches) ribbon(sf *ui.Surface, sd, slot int, c rules.CardID, sp places.Span) places.Ribbon {
	on := s.desk.Show
	st := &on.View.S
	sign := st.Card(c).Has(rules.FaceDown) || st.Card(c).N[mtz.NEx] > 0 || len(field.Lasting(st, c, on.Lang)) > 0 || len(field.Attached(&on.Moment, c)) > 0
	return s.desk.Lay.Ribbon(sd, slot, sp, sf.Px(1), 15*sf.Env().TextUnit(), sign)
}

// terrainBrief returns what a terrain does, in its shortest form.
func (s *Benches) terrainBrief(def rules.DefID) string {
	if own := s.desk.Game.Lib.Def(def).Abilities; len(own) == 1 {
		return s.desk.Game.Lib.AbilityDigest(own[0], s.desk.Show.Lang)
	}
	return ""
}

// occupant declares what is in a slot: a unit with all that belongs to it, or
// a face-down card.
func (s *Benches) occupant(sf *ui.Surface, sd int, c rules.CardID, r, cell ui.Rect) {
	on, begun := s.desk.Show, s.choices
	u, t := sf.Px(1), on.Token(c)
	o := board.CardOpts{Node: "card-" + strconv.Itoa(int(c)), Group: s.match.Whose(on.Seat(sd), s.desk.SlotName(field.SlotOf(&on.View.S, c)))}
	o.Loose, o.Theirs = s.desk.Lay.Apart, sd == 1
	if !t.Up {
		s.hidden(sf, t, r, o)
		return
	}
	if on.Cards.Attr(t.Def, mtz.AType) != mtz.Unit { // a trap that springs: it has no numbers
		s.answers(&o, t, s.match.CardName(t.Def))
		on.Board.Put(sf, t.Board(), on.Face(t), board.PoseIn(r, true), o)
		return
	}
	st := &on.View.S
	below := field.Under(&on.Moment, c)
	front := s.desk.Front(c)
	tabbed := !s.tabbed(sd, c).Empty()
	s.behind(sf, t, front, below, r, cell, tabbed)
	s.tabs(sf, sd, c, front)
	hp, most, atk, soul := s.desk.Game.HP(st, c), s.desk.Game.MaxHP(st, c), s.desk.Game.Attack(st, c), s.desk.Game.SoulValue(st, c)
	dice := s.desk.Game.AtkDice(st, c)
	o.Badges = s.badges(sf, sd, c, front, r, cell)
	name := words.List(on.Lang, s.match.CardName(front.Def), on.T("fact.hp.of", max(0, hp), most), on.T("fact.atk", faces.AtkText(atk, dice)), on.T("fact.soul", soul))
	list := field.Lasting(st, c, on.Lang)
	signed := len(list) > 0 || !tabbed // tabs show what is attached
	for _, q := range field.Attached(&on.Moment, c) {
		list = append(list, on.T("attached.by", s.match.CardName(q.Def)))
	}
	if len(list) > 0 { // an effect lies on it that no number shows
		if n := len(o.Badges) - 1; signed && st.Card(c).N[mtz.NEx] > 0 {
			o.Badges[n].Icon = ui.IconAbility
		} else if signed {
			o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Icon: ui.IconAbility, Colour: on.Theme.Accent2, In: true})
		}
		name += on.T("comma") + words.List(on.Lang, list...)
	}
	if len(below) > 0 {
		name += on.T("comma") + on.T("with", len(below))
	}
	if q := mtz.TerrainAt(st, on.Seat(sd), field.SlotOf(st, c)); q != 0 {
		name += on.T("comma") + on.T("on.ground", s.match.CardName(on.Token(q).Def))
	}
	s.answers(&o, t, name)
	if o.Mark == board.MarkNone && begun.LastStand() {
		o.Mark = board.MarkDim
	}
	_, strikes := begun.Strikes(c)
	o.Returns = sd == 0 && strikes // it has only pointed at whom it attacks
	o.Drag = sd == 0 && (strikes || s.match.Early() || slices.ContainsFunc(begun.Means(t), func(q rules.Option) bool { return q.Verb == rules.Attack }))
	o.Hover = func(*ui.Env, bool) { on.Surface.Invalidate() }
	o.Read = on.Face(front)
	o.Keeps = true // numbers beside it count just then
	on.Board.Put(sf, front.Board(), s.desk.Laid(front.Def, sd), s.leans(board.PoseIn(r, true), c, sd), o)
	if _, strip := s.desk.Lay.Pips(cell, u); !strip.Empty() {
		strip.X, strip.W = r.X-6*u, r.W+12*u
		sf.Paint("pips-"+strconv.Itoa(int(c)), strip, func(cv *ui.Canvas) { paper.Pips(cv, strip, max(0, hp), most, faces.HP) })
	}
}

// leans returns where a unit of a side stands: one that has declared an attack, which
// is being answered, leans towards its enemy over the cloth between them.
func (s *Benches) leans(at board.Pose, c rules.CardID, sd int) board.Pose {
	st, lay := &s.desk.Show.View.S, s.desk.Lay
	if lay.Tiny { // there is no cloth
		return at
	}
	for i := range st.Stack[:st.NStack] {
		if o := &st.Stack[i]; o.Src != c || st.Card(c).Zone.Kind() != mtz.Battle || int16(o.Kind) != mtz.KindAttack && int16(o.Kind) != mtz.KindSpecial && int16(o.Kind) != mtz.KindSuper {
			continue
		}
		own, foe := lay.Card(lay.Battle[sd], s.desk.Show.Unit()), lay.Card(lay.Battle[1-sd], s.desk.Show.Unit())
		river := math.Max(own.Y, foe.Y) - math.Min(own.Bottom(), foe.Bottom())
		at.Y -= [...]float64{1, -1}[sd] * math.Max(0, 0.45*river)
		at.Angle += 0.05
		at.Flat = 1
	}
	return at
}

// badges returns the numbers of a unit at a corner each: as they are now, in colour
// where they differ from what is printed.
func (s *Benches) badges(sf *ui.Surface, sd int, c rules.CardID, front present.Token, r, cell ui.Rect) (out []board.Badge) {
	on, u := s.desk.Show, sf.Px(1)
	st := &on.View.S
	hp, atk, soul := s.desk.Game.HP(st, c), s.desk.Game.Attack(st, c), s.desk.Game.SoulValue(st, c)
	dice := s.desk.Game.AtkDice(st, c)
	tint := func(now, printed int, col ui.Colour) ui.Colour {
		switch {
		case now > printed:
			return on.Theme.Good
		case now < printed:
			return on.Theme.Danger.Lighten(0.15)
		}
		return col
	}
	out = []board.Badge{
		{Corner: cards.BottomLeft, Icon: ui.IconHeart, Text: strconv.Itoa(max(0, hp)), Colour: tint(hp, on.Cards.Attr(front.Def, mtz.AHP), faces.HP), In: s.desk.Lay.Tiny || s.desk.Lay.Tall},
		{Corner: cards.BottomRight, Icon: ui.IconSword, Text: faces.AtkText(atk, dice), Colour: tint(atk, on.Cards.Attr(front.Def, mtz.AAtk), faces.Atk), In: s.desk.Lay.Tiny || s.desk.Lay.Tall},
		{Corner: cards.TopRight, Icon: ui.IconCards, Text: strconv.Itoa(soul), Colour: tint(soul, on.Cards.Attr(front.Def, mtz.ASoul), faces.Soul), In: true},
	}
	if r.W < 56*u || s.desk.Lay.Low && r.W > cell.W-4*u { // no room for signs: the colours tell
		out = out[:2]
		out[0].Icon, out[1].Icon = ui.IconNone, ui.IconNone
		if dice > 0 && r.W < 50*u {
			out[1].Text = faces.AtkText(0, dice)
		}
	}
	if q := s.desk.Lay.Card(s.desk.Lay.Battle[sd], u); field.SlotOf(st, c) == mtz.Middle && !q.Intersect(r.Inset(u)).Empty() { // behind the fighter's shoulder
		out[1].Corner = cards.TopLeft
	}
	if dice > 0 && r.W < 118*u { // no wider than half of the card
		out[1].Icon = ui.IconNone
		if r.W < 70*u {
			out[0].Icon = ui.IconNone
		}
	}
	if n := int(st.Card(c).N[mtz.NEx]); n > 0 {
		out = append(out, board.Badge{Corner: cards.TopLeft, Text: "EX" + strconv.Itoa(n), Colour: faces.Ex, In: true})
	}
	return out
}

// behind declares what lies on, under and behind a unit's front.
func (s *Benches) behind(sf *ui.Surface, t, front present.Token, below []present.Token, r, cell ui.Rect, tabbed bool) {
	on := s.desk.Show
	u, st := sf.Px(1), &on.View.S
	for i, q := range below {
		if st.Card(q.ID).N[mtz.NPart] == mtz.PartTop {
			continue
		}
		pose := board.PoseIn(r, true)
		if st.Card(q.ID).N[mtz.NPart] == mtz.PartAttached && tabbed { // its tab looks out
			on.Board.Put(sf, q.Board(), on.Face(q), pose, board.CardOpts{Node: "under-" + strconv.Itoa(int(q.ID)), NoFocus: true, Loose: true})
			continue
		}
		pose.X -= math.Min(float64(i+1)*7*u, math.Max(4*u, (r.X-cell.X)*0.8))
		pose.Y -= float64(i+1) * 3 * u
		on.Board.Put(sf, q.Board(), on.Face(q), pose, board.CardOpts{Node: "under-" + strconv.Itoa(int(q.ID)), NoFocus: true, Loose: true})
	}
	if front.Key != t.Key { // the base of a stack looks out behind its top
		for i, q := range append([]present.Token{t}, field.Tops(st, below)...) {
			if q.Key != front.Key {
				pose := board.PoseIn(r, true)
				pose.Y -= float64(3+2*i) * u
				on.Board.Put(sf, q.Board(), on.Face(q), pose, board.CardOpts{NoFocus: true, Loose: true})
			}
		}
	}
}

// hidden declares a face-down card; looking at it makes it wobble.
func (s *Benches) hidden(sf *ui.Surface, t present.Token, r ui.Rect, o board.CardOpts) {
	on := s.desk.Show
	ground := t.Board()
	name := on.T("facedown")
	if t.Def != 0 {
		name = on.T("facedown.of", s.match.CardName(t.Def))
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Icon: faces.Types[on.Cards.Attr(t.Def, mtz.AType)].Icon, Colour: on.Cards.ColourOf(t.Def)})
	}
	s.answers(&o, t, name)
	pose := board.PoseIn(r, false)
	o.Hover = func(env *ui.Env, over bool) {
		on.Surface.Invalidate()
		if !over || t.Def == 0 || on.Busy() || env.Settings.ReducedMotion {
			return
		}
		way := func(a float64, ticks int) ui.Tween {
			q := pose
			q.Angle = a
			return on.Move(ground, q, board.Motion{Ticks: ticks})
		}
		ui.Play(env, "wobble", 0.5, 0)
		on.Timeline.Now(ui.Seq(way(0.09, 5), way(-0.08, 7), way(0.04, 6), way(0, 6)))
	}
	on.Board.Put(sf, ground, on.Face(t), pose, o)
}

// answers sets what a tap on a card on the field does.
func (s *Benches) answers(o *board.CardOpts, t present.Token, name string) {
	on, begun := s.desk.Show, s.choices
	verb := ""
	mark := func(m board.Mark, key string) { o.Mark, verb = m, on.T(key) }
	os := begun.Means(t)
	_, strikes := begun.Strikes(t.ID)
	switch {
	case !begun.Mine():
	case begun.Aimed(t):
		mark(board.MarkTarget, "act.strike")
	case begun.Swap && begun.Aim && strikes:
		mark(board.MarkSelected, "act.unpick")
	case len(os) == 0 && strikes:
		mark(board.MarkLegal, "act.aim")
	case begun.Chosen != 0 && begun.Chosen == t.ID:
		mark(board.MarkSelected, "act.unpick")
	case len(os) == 0:
	case begun.Direct():
		mark(board.MarkTarget, "act.pick")
	case os[0].Verb == rules.Attack && !begun.Swap: // only to change places: it stands out when that is begun
		verb = on.T("act.pick")
	case os[0].Verb == rules.Attack:
		mark(board.MarkTarget, "act.switch")
	default:
		mark(board.MarkLegal, "act.use")
	}
	o.Tap = func(env *ui.Env) { s.deeds.TapCard(env, t) }
	if q := (rules.Option{Verb: rules.Number, N: int16(field.SlotOf(&on.View.S, t.ID))}); begun.Prompting(mtz.PromptSlot) && on.View.S.Card(t.ID).Zone == rules.ZoneOf(mtz.Ground, on.Audience) && on.Legal(q) && s.match.Astray(q) == "" { // the lit place is under this terrain
		mark(board.MarkTarget, "act.place")
		o.Tap = func(env *ui.Env) {
			ui.Play(env, "card-place", 0.6, 0)
			s.match.Answer(env, q)
		}
	}
	if begun.Chosen != 0 && t.ID != 0 && begun.Prompting(mtz.PromptMain) { // the chosen card comes here, or is aimed here
		chosen, slot, sd := on.View.S.Card(begun.Chosen), field.SlotOf(&on.View.S, t.ID), on.SideOf(on.View.S.Card(t.ID).Owner)
		if os := begun.Pulled(begun.Chosen, sd, slot); chosen.Zone.Kind() == mtz.Hand && len(os) > 0 && on.Legal(os[0]) && s.match.Astray(os[0]) == "" {
			if begun.Aims(os[0], t.ID) {
				mark(board.MarkTarget, "act.pick")
			} else if on.Cards.Attr(chosen.Def, mtz.AType) != mtz.Trump {
				mark(board.MarkTarget, "act.place")
			}
			if o.Mark == board.MarkTarget {
				o.Tap = func(env *ui.Env) { s.deeds.UseAt(env, os[0], sd, slot) }
			}
		}
	}
	if q, ok := begun.Looked(); ok && q.Card != t.ID && o.Mark != board.MarkSelected && begun.Aims(q, t.ID) {
		o.Mark = board.MarkTarget
	}
	if s.match.Picking() {
		verb, _ = s.match.Pickable(o, t.ID, board.MarkTarget, on.T("act.pick"))
	}
	if o.Label = name; verb != "" {
		o.Label = on.T("node.does", name, verb)
	}
}

// idle reports whether all that a card could do is damage which the rules of the first
// turn take away.
func (s *Benches) idle(os []rules.Option) bool {
	return !slices.ContainsFunc(os, func(o rules.Option) bool {
		_, only := s.desk.Game.Vain(&s.desk.Show.View.S, o)
		return !only
	})
}

// Hand declares the hand of the lower player.
func (s *Benches) Hand(sf *ui.Surface) {
	on, begun := s.desk.Show, s.choices
	s.match.HandFan(sf, func(t present.Token, o *board.CardOpts) bool {
		verb := on.T("node.noturn")
		playing := begun.Prompting(mtz.PromptMain) || begun.Prompting(mtz.PromptCharge)
		switch os := begun.Means(t); {
		case !begun.Mine():
		case begun.Chosen == t.ID:
			if o.Mark, verb = board.MarkSelected, on.T("act.unpick"); s.deeds.Charges(t.ID) {
				verb = on.T("charge")
			}
		case begun.Prompting(mtz.PromptCharge): // any card will do: none stands out
			verb = on.T("act.charge")
		case len(os) > 0 && begun.Direct():
			o.Mark, verb = board.MarkTarget, on.T("act.pick")
		case len(os) > 0:
			verb = on.T("act.use")
			if !s.idle(os) { // what would do nothing does not stand out
				o.Mark = board.MarkLegal
			}
		default:
			o.Mark = board.MarkDim
		}
		o.Drag = playing || begun.Prompting(mtz.PromptUnit)
		o.Tap = func(env *ui.Env) { s.deeds.TapCard(env, t) }
		if s.match.Picking() {
			verb, _ = s.match.Pickable(o, t.ID, board.MarkLegal, on.T("act.pick"))
		}
		if begun.Starts(t.ID) { // a press chooses it, its button or a second one begins with it
			o.Tap = func(env *ui.Env) { s.deeds.TapCard(env, t) }
			if begun.Chosen == t.ID {
				o.Mark, verb = board.MarkSelected, on.T("begin")
			}
		}
		if on.Cards.Attr(t.Def, mtz.AType) == mtz.Trump {
			if n := s.desk.Game.Cost(&on.View.S, t.ID); n != on.Cards.Attr(t.Def, mtz.ACost) {
				o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Text: strconv.Itoa(n), Colour: on.Theme.Good})
			}
		}
		o.Label = on.T("node.card", s.match.CardName(t.Def), s.match.Numbers(t.Def), verb)
		return true
	})
}
