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
	desk.Desk
	match   *table.Match
	choices *choices.Choices // what the player has begun
	deeds   *deeds.Deeds
}

// At returns the benches of a table.
func At(m *table.Match, d desk.Desk, c *choices.Choices, by *deeds.Deeds) Benches {
	return Benches{d, m, c, by}
}

// Side declares the slots of a side and what is in them.
func (s *Benches) Side(sf *ui.Surface, sd int, sp places.Span) {
	p, u := s.Show.Seat(sd), sf.Px(1)
	first, last := mtz.Slots(&s.Show.View.S, p)
	list := []int{mtz.BattleSlot}
	for i := first; i <= last; i++ {
		list = append(list, i)
	}
	for _, slot := range list {
		cell := s.Lay.Place(sd, slot, sp)
		c, ground := mtz.At(&s.Show.View.S, p, slot), mtz.TerrainAt(&s.Show.View.S, p, slot)
		s.slot(sf, sd, slot, s.Lay.Card(cell, u), c != 0 || ground != 0)
		if ground != 0 {
			s.terrain(sf, sd, ground, cell, c != 0)
		}
		if c != 0 {
			s.occupant(sf, sd, c, s.Lay.Card(cell, u), cell)
		}
	}
}

// slot declares an empty or filled slot, which takes the cards that may go there.
func (s *Benches) slot(sf *ui.Surface, sd, slot int, r ui.Rect, filled bool) {
	p := s.Show.Seat(sd)
	name := s.SlotName(slot)
	id := "slot-" + board.SideNames[sd] + "-" + strconv.Itoa(slot)
	sl := board.Slot{ID: id, Node: id, Rect: r, Label: s.match.Whose(p, name), Filled: filled}
	if slot == mtz.BattleSlot {
		sl.Icon = ui.IconSword
	}
	if s.choices.Prompting(mtz.PromptMain) && (sd == 0 || filled) {
		var refuse func(c rules.CardID) string
		if sd == 1 && slot != mtz.BattleSlot {
			refuse = func(c rules.CardID) string {
				if s.Show.View.S.Card(c).Zone.Kind() == mtz.Battle {
					return s.Show.T("drag.bench")
				}
				return ""
			}
		}
		s.match.Takes(&sl, func(c rules.CardID) []rules.Option { return s.choices.Pulled(c, sd, slot) }, refuse, func(env *ui.Env, o rules.Option) { s.deeds.UseAt(env, o, sd, slot) })
		sl.Silent = filled // what lies there says what a tap does
	}
	if sd == 0 && slot == mtz.BattleSlot && s.choices.Prompting(mtz.PromptUnit) { // the starting unit
		s.match.Takes(&sl, func(c rules.CardID) []rules.Option { return []rules.Option{{Verb: rules.Pick, Card: c}} }, nil, func(env *ui.Env, o rules.Option) { s.match.Pick(env, o.Card) })
		sl.Silent = true // a tap chooses in the hand
	}
	o := rules.Option{Verb: rules.Number, N: int16(slot)}
	if sd == 0 && s.choices.Prompting(mtz.PromptSlot) && s.Show.Legal(o) {
		sl.Active = true
		s.Show.Board.Slot(sf, sl)
		sf.Add(ui.Element{ID: "place-" + strconv.Itoa(slot), Rect: r, Hit: r, Role: ui.RoleButton, Label: s.Show.T("node.does", sl.Label, s.Show.T("act.place")), Tap: func(env *ui.Env) {
			ui.Play(env, "card-place", 0.6, 0)
			s.match.Answer(env, o)
		}})
		return
	}
	s.Show.Board.Slot(sf, sl)
}

// terrain declares a terrain under what is in its slot: a patch of felt.
func (s *Benches) terrain(sf *ui.Surface, sd int, c rules.CardID, cell ui.Rect, under bool) {
	t, u := s.Show.Token(c), sf.Px(1)
	r := s.Lay.Ground(cell, u)
	o := board.CardOpts{Node: "card-" + strconv.Itoa(int(c)), Group: s.match.Whose(s.Show.Seat(sd), s.Show.T("zone.ground")), Loose: true}
	s.answers(&o, t, s.match.CardName(t.Def))
	p := felt.Patch{R: r, Words: s.Lay.Card(cell, u), Name: s.match.CardName(t.Def), Does: s.terrainBrief(t.Def), Col: s.Show.Cards.ColourOf(t.Def), Bare: !under, Used: s.Show.View.S.Card(c).Has(mtz.FlagSideways)}
	if p.Used {
		o.Label += s.Show.T("comma") + s.Show.T("sideways")
	}
	switch o.Mark {
	case board.MarkLegal:
		p.Lit, p.Edge = true, s.Show.Theme.Legal
	case board.MarkTarget:
		p.Lit, p.Edge = true, s.Show.Theme.Accent
	case board.MarkSelected:
		p.Lit, p.Edge = true, s.Show.Theme.Warm
	}
	o.Paint = p.Draw
	s.Show.Board.Put(sf, t.Board(), s.Show.Face(t), board.PoseIn(r, true), o)
}

// terrainBrief returns what a terrain does, in its shortest form.
func (s *Benches) terrainBrief(def rules.DefID) string {
	if own := s.Game.Lib.Def(def).Abilities; len(own) == 1 {
		return s.Game.Lib.AbilityDigest(own[0], s.Show.Lang)
	}
	return ""
}

// occupant declares what is in a slot: a unit with all that belongs to it, or
// a face-down card.
func (s *Benches) occupant(sf *ui.Surface, sd int, c rules.CardID, r, cell ui.Rect) {
	u, t := sf.Px(1), s.Show.Token(c)
	o := board.CardOpts{Node: "card-" + strconv.Itoa(int(c)), Group: s.match.Whose(s.Show.Seat(sd), s.SlotName(field.SlotOf(&s.Show.View.S, c)))}
	if !t.Up {
		s.hidden(sf, t, r, o)
		return
	}
	if s.Show.Cards.Attr(t.Def, mtz.AType) != mtz.Unit { // a trap that springs: it has no numbers
		s.answers(&o, t, s.match.CardName(t.Def))
		s.Show.Board.Put(sf, t.Board(), s.Show.Face(t), board.PoseIn(r, true), o)
		return
	}
	st := &s.Show.View.S
	below := field.Under(&s.Show.Moment, c)
	front := s.Front(c)
	s.behind(sf, t, front, below, r, cell)
	hp, most, atk, soul := s.Game.HP(st, c), s.Game.MaxHP(st, c), s.Game.Attack(st, c), s.Game.SoulValue(st, c)
	dice := s.Game.AtkDice(st, c)
	tint := func(now, printed int, col ui.Colour) ui.Colour {
		switch {
		case now > printed:
			return s.Show.Theme.Good
		case now < printed:
			return s.Show.Theme.Danger.Lighten(0.15)
		}
		return col
	}
	o.Badges = []board.Badge{
		{Corner: cards.BottomLeft, Icon: ui.IconHeart, Text: strconv.Itoa(max(0, hp)), Colour: tint(hp, s.Show.Cards.Attr(front.Def, mtz.AHP), faces.HP), In: s.Lay.Across},
		{Corner: cards.BottomRight, Icon: ui.IconSword, Text: faces.AtkText(atk, dice), Colour: tint(atk, s.Show.Cards.Attr(front.Def, mtz.AAtk), faces.Atk), In: s.Lay.Across},
		{Corner: cards.TopRight, Icon: ui.IconCards, Text: strconv.Itoa(soul), Colour: tint(soul, s.Show.Cards.Attr(front.Def, mtz.ASoul), faces.Soul), In: sd == 0 || s.Lay.Across},
	}
	if r.W < 62*u || s.Lay.Low && r.W > cell.W-4*u { // no room for signs: the colours tell
		o.Badges = o.Badges[:2]
		o.Badges[0].Icon, o.Badges[1].Icon = ui.IconNone, ui.IconNone
		if dice > 0 && r.W < 50*u {
			o.Badges[1].Text = faces.AtkText(0, dice)
		}
	}
	if n := int(st.Card(c).N[mtz.NEx]); n > 0 {
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Text: "EX" + strconv.Itoa(n), Colour: faces.Ex})
	}
	name := words.List(s.Show.Lang, s.match.CardName(front.Def), s.Show.T("fact.hp.of", max(0, hp), most), s.Show.T("fact.atk", faces.AtkText(atk, dice)), s.Show.T("fact.soul", soul))
	list := field.Lasting(st, c, s.Show.Lang)
	for _, q := range field.Attached(&s.Show.Moment, c) {
		list = append(list, s.Show.T("attached.by", s.match.CardName(q.Def)))
	}
	if len(list) > 0 { // an effect lies on it that no number shows
		if n := len(o.Badges) - 1; o.Badges[n].Corner == cards.TopLeft {
			o.Badges[n].Icon = ui.IconAbility
		} else {
			o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Icon: ui.IconAbility, Colour: s.Show.Theme.Accent2})
		}
		name += s.Show.T("comma") + words.List(s.Show.Lang, list...)
	}
	if len(below) > 0 {
		name += s.Show.T("comma") + s.Show.T("with", len(below))
	}
	s.answers(&o, t, name)
	if o.Mark == board.MarkNone && s.choices.LastStand() {
		o.Mark = board.MarkDim
	}
	_, strikes := s.choices.Strikes(c)
	o.Drag = sd == 0 && (strikes || slices.ContainsFunc(s.choices.Means(t), func(q rules.Option) bool { return q.Verb == rules.Attack }))
	o.Hover = func(*ui.Env, bool) { s.Show.Surface.Invalidate() }
	o.Read = s.Show.Face(front)
	s.Show.Board.Put(sf, front.Board(), s.Laid(front.Def), board.PoseIn(r, true), o)
	if _, strip := s.Lay.Pips(cell, u); !strip.Empty() {
		strip.X, strip.W = r.X-6*u, r.W+12*u
		sf.Paint("pips-"+strconv.Itoa(int(c)), strip, func(cv *ui.Canvas) { paper.Pips(cv, strip, max(0, hp), most, faces.HP) })
	}
}

// behind declares what lies on, under and behind a unit's front.
func (s *Benches) behind(sf *ui.Surface, t, front present.Token, below []present.Token, r, cell ui.Rect) {
	u, st := sf.Px(1), &s.Show.View.S
	for i, q := range below {
		if st.Card(q.ID).N[mtz.NPart] == mtz.PartTop {
			continue
		}
		pose := board.PoseIn(r, true)
		pose.X -= math.Min(float64(i+1)*7*u, math.Max(4*u, (r.X-cell.X)*0.8))
		pose.Y -= float64(i+1) * 3 * u
		s.Show.Board.Put(sf, q.Board(), s.Show.Face(q), pose, board.CardOpts{Node: "under-" + strconv.Itoa(int(q.ID)), NoFocus: true, Loose: true})
	}
	if front.Key != t.Key { // the base of a stack looks out behind its top
		for i, q := range append([]present.Token{t}, field.Tops(st, below)...) {
			if q.Key != front.Key {
				pose := board.PoseIn(r, true)
				pose.Y -= float64(3+2*i) * u
				s.Show.Board.Put(sf, q.Board(), s.Show.Face(q), pose, board.CardOpts{NoFocus: true, Loose: true})
			}
		}
	}
}

// hidden declares a face-down card; looking at it makes it wobble.
func (s *Benches) hidden(sf *ui.Surface, t present.Token, r ui.Rect, o board.CardOpts) {
	ground := t.Board()
	name := s.Show.T("facedown")
	if t.Def != 0 {
		name = s.Show.T("facedown.of", s.match.CardName(t.Def))
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Icon: faces.Types[s.Show.Cards.Attr(t.Def, mtz.AType)].Icon, Colour: s.Show.Cards.ColourOf(t.Def)})
	}
	s.answers(&o, t, name)
	pose := board.PoseIn(r, false)
	o.Hover = func(env *ui.Env, on bool) {
		s.Show.Surface.Invalidate()
		if !on || t.Def == 0 || s.Show.Busy() || env.Settings.ReducedMotion {
			return
		}
		way := func(a float64, ticks int) ui.Tween {
			q := pose
			q.Angle = a
			return s.Show.Move(ground, q, board.Motion{Ticks: ticks})
		}
		ui.Play(env, "wobble", 0.5, 0)
		s.Show.Timeline.Now(ui.Seq(way(0.09, 5), way(-0.08, 7), way(0.04, 6), way(0, 6)))
	}
	s.Show.Board.Put(sf, ground, s.Show.Face(t), pose, o)
}

// answers sets what a tap on a card on the field does.
func (s *Benches) answers(o *board.CardOpts, t present.Token, name string) {
	verb := ""
	mark := func(m board.Mark, key string) { o.Mark, verb = m, s.Show.T(key) }
	os := s.choices.Means(t)
	_, strikes := s.choices.Strikes(t.ID)
	switch {
	case !s.choices.Mine():
	case s.choices.Aimed(t):
		mark(board.MarkTarget, "act.strike")
	case s.choices.Swap && s.choices.Aim && strikes:
		mark(board.MarkSelected, "act.unpick")
	case len(os) == 0 && strikes:
		mark(board.MarkLegal, "act.aim")
	case s.choices.Chosen != 0 && s.choices.Chosen == t.ID:
		mark(board.MarkSelected, "act.unpick")
	case len(os) == 0:
	case s.choices.Direct():
		mark(board.MarkTarget, "act.pick")
	case os[0].Verb == rules.Attack && !s.choices.Swap: // only to change places: it stands out when that is begun
		verb = s.Show.T("act.pick")
	case os[0].Verb == rules.Attack:
		mark(board.MarkTarget, "act.switch")
	default:
		mark(board.MarkLegal, "act.use")
	}
	o.Tap = func(env *ui.Env) { s.deeds.TapCard(env, t) }
	if q := (rules.Option{Verb: rules.Number, N: int16(field.SlotOf(&s.Show.View.S, t.ID))}); s.choices.Prompting(mtz.PromptSlot) && s.Show.View.S.Card(t.ID).Zone == rules.ZoneOf(mtz.Ground, s.Show.Audience) && s.Show.Legal(q) { // the lit place is under this terrain
		mark(board.MarkTarget, "act.place")
		o.Tap = func(env *ui.Env) {
			ui.Play(env, "card-place", 0.6, 0)
			s.match.Answer(env, q)
		}
	}
	if s.choices.Chosen != 0 && t.ID != 0 && s.choices.Prompting(mtz.PromptMain) { // the chosen card comes here, or is aimed here
		chosen, slot, sd := s.Show.View.S.Card(s.choices.Chosen), field.SlotOf(&s.Show.View.S, t.ID), s.Show.SideOf(s.Show.View.S.Card(t.ID).Owner)
		if os := s.choices.Pulled(s.choices.Chosen, sd, slot); chosen.Zone.Kind() == mtz.Hand && len(os) > 0 && s.Show.Legal(os[0]) {
			if slices.Contains(s.Game.Reach(&s.Show.View.S, os[0]), t.ID) {
				mark(board.MarkTarget, "act.pick")
			} else if s.Show.Cards.Attr(chosen.Def, mtz.AType) != mtz.Trump {
				mark(board.MarkTarget, "act.place")
			}
			if o.Mark == board.MarkTarget {
				o.Tap = func(env *ui.Env) { s.deeds.UseAt(env, os[0], sd, slot) }
			}
		}
	}
	if s.match.Picking() {
		verb, _ = s.match.Pickable(o, t.ID, board.MarkTarget, s.Show.T("act.pick"))
	}
	if o.Label = name; verb != "" {
		o.Label = s.Show.T("node.does", name, verb)
	}
}

// Hand declares the hand of the lower player.
func (s *Benches) Hand(sf *ui.Surface) {
	s.match.HandFan(sf, func(t present.Token, o *board.CardOpts) bool {
		verb := s.Show.T("node.noturn")
		playing := s.choices.Prompting(mtz.PromptMain) || s.choices.Prompting(mtz.PromptCharge)
		switch os := s.choices.Means(t); {
		case !s.choices.Mine():
		case s.choices.Chosen == t.ID:
			o.Mark, verb = board.MarkSelected, s.Show.T("act.unpick")
		case s.choices.Prompting(mtz.PromptCharge): // any card will do: none stands out
			verb = s.Show.T("act.charge")
		case len(os) > 0 && s.choices.Direct():
			o.Mark, verb = board.MarkTarget, s.Show.T("act.pick")
		case len(os) > 0:
			o.Mark, verb = board.MarkLegal, s.Show.T("act.use")
		default:
			o.Mark = board.MarkDim
		}
		o.Drag = playing || s.choices.Prompting(mtz.PromptUnit)
		o.Tap = func(env *ui.Env) { s.deeds.TapCard(env, t) }
		if s.match.Picking() {
			verb, _ = s.match.Pickable(o, t.ID, board.MarkLegal, s.Show.T("act.pick"))
		}
		if s.Show.Cards.Attr(t.Def, mtz.AType) == mtz.Trump {
			if n := s.Game.Cost(&s.Show.View.S, t.ID); n != s.Show.Cards.Attr(t.Def, mtz.ACost) {
				o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Text: strconv.Itoa(n), Colour: s.Show.Theme.Good})
			}
		}
		o.Label = s.Show.T("node.card", s.match.CardName(t.Def), s.match.Numbers(t.Def), verb)
		return true
	})
}
