package mattsan

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
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

// table declares what is on the desk.
func (s *Scene) table(sf *ui.Surface) {
	s.deeds.Grant(sf.Env())
	if sf.ToastFoot(0); s.lay.Rim > 0 { // before the classroom: the fighters stay in sight
		sf.ToastFoot(s.lay.Rim - 8*sf.Px(1))
	}
	s.Board.Light, s.Board.Selected, s.Board.Stage = faces.Light, "", s.staged()
	if s.choices.Chosen != 0 && s.Mine() && s.View.S.Card(s.choices.Chosen).Zone.Kind() == mtz.Hand {
		s.Board.Selected = s.Token(s.choices.Chosen).Board()
	}
	sp := s.desk.Span()
	high := float64(sp.Hi-sp.Lo+1) * s.lay.Least
	scrolls := s.lay.Across && high > s.lay.Stage.H+1
	if scrolls {
		s.lay.Off = sf.BeginScroll("field.scroll", s.lay.Stage, false)
		s.lanes(sf, sp)
		s.field(sf, 1, sp)
		s.field(sf, 0, sp)
		sf.EndScroll(high)
	} else {
		s.lanes(sf, sp)
	}
	for sd := 1; sd >= 0; sd-- {
		s.hud(sf, sd)
		s.souls(sf, sd)
		s.Piles(sf, sd, table.PlayerPile{ID: "deck", Kind: mtz.Deck, Icon: ui.IconDeck}, table.PlayerPile{ID: "discard", Kind: mtz.Discard, Icon: ui.IconDiscard})
	}
	s.Backs(sf)
	s.phases(sf)
	if !scrolls {
		s.field(sf, 1, sp)
		s.field(sf, 0, sp)
	}
	s.deskTop(sf)
}

// backdrop draws the desk under everything, in afternoon sun.
func (s *Scene) backdrop(c *ui.Canvas) {
	s.Board.Light = faces.Light
	s.deskBackdrop(c)
	darken(s, c)
}

// lanes paints the columns: strips of paper that run from bench to bench.
// Where the fighters stand beside each other only the middle column runs
// through: it has room for both, and no other strip passes behind them.
func (s *Scene) lanes(sf *ui.Surface, sp places.Span) {
	lit := s.litColumn()
	if s.lay.Apart {
		chalked(s, sf, sp, lit)
		return
	}
	for k := sp.Lo; k <= sp.Hi; k++ {
		parts := []ui.Rect{s.lay.Lane(k, sp)}
		a := 0.10
		if (k-sp.Lo)%2 == 0 {
			a = 0.16
		}
		if columnsMatter(s) {
			a += 0.1
		}
		if lit != nil && *lit == k {
			a = 0.34
		}
		for i, r := range parts {
			r = r.Inset(1 * sf.Px(1))
			sf.Paint("lane"+strconv.Itoa(k)+"-"+strconv.Itoa(i), r, func(c *ui.Canvas) {
				c.Fill(r, 10*c.Px(1), faces.Paper.Alpha(a))
				c.Stroke(r, 10*c.Px(1), 1*c.Px(1), faces.Paper.Alpha(a*1.4))
			})
		}
	}
}

// chalked paints the columns of the desk as lanes of chalk from bench to bench.
// They are faint, and brighter while a column matters; the one that is looked
// at is filled. A line leads from the middle one to the fighters, who are in it.
func chalked(s *Scene, sf *ui.Surface, sp places.Span, lit *int) {
	u := sf.Px(1)
	alpha := 0.2
	if lit != nil || columnsMatter(s) {
		alpha = 0.6
	}
	cell := func(sd, k int) ui.Rect {
		slot := mtz.Middle + k
		if sd == 1 {
			slot = mtz.Middle - k
		}
		return s.lay.Place(sd, slot, sp).InsetXY(1*u, 0)
	}
	front := s.lay.Battle[0].Union(s.lay.Battle[1])
	all := s.lay.Bench[0].Union(s.lay.Bench[1]).Union(cell(0, sp.Lo)).Union(cell(1, sp.Lo)).Union(cell(0, sp.Hi)).Union(front)
	sf.Paint("columns", all, func(c *ui.Canvas) {
		if c.Blank() {
			return
		}
		for k := sp.Lo; k <= sp.Hi; k++ {
			felt.Lane(c, cell(0, k), cell(1, k), lit != nil && *lit == k, alpha)
		}
		mid := lit != nil && *lit == 0
		if alpha > 0.5 { // the fighters are in the middle column
			own, opp := cell(0, 0), cell(1, 0)
			y := (own.Y + opp.Bottom()) / 2
			felt.Thread(c, own.X+own.W/2, y, front.X, y, alpha)
			if mid {
				c.Glow(front.Inset(4*u), 12*u, 16*u, ui.Hex(0xf5f5e6).Alpha(0.3))
			}
		}
	})
}

// columnsMatter reports whether the card that is chosen or looked at is a terrain
// or speaks of columns.
func columnsMatter(s *Scene) bool {
	speaks := func(c rules.CardID) bool {
		def := s.View.S.Card(c).Def
		if def == 0 {
			return false
		}
		return s.Cards.Attr(def, mtz.AType) == mtz.Terrain || strings.Contains(strings.Join(s.game.Lib.RulesText(def, lang.JA), ""), "縦ライン")
	}
	if s.choices.Chosen != 0 && speaks(s.choices.Chosen) {
		return true
	}
	for _, id := range [...]string{s.Surface.Hovered(), s.Surface.Focused()} {
		for _, head := range [...]string{"card-", "hand-"} {
			if t, ok := strings.CutPrefix(id, head); ok {
				if n, err := strconv.Atoi(t); err == nil && n > 0 && n <= int(s.View.S.NCards) && speaks(rules.CardID(n)) {
					return true
				}
			}
		}
	}
	return false
}

// litColumn returns the column of the card that is looked at.
func (s *Scene) litColumn() *int {
	for _, id := range [...]string{s.Surface.Hovered(), s.Surface.Focused()} {
		t, ok := strings.CutPrefix(id, "card-")
		n, err := strconv.Atoi(t)
		if !ok || err != nil || n <= 0 || n > int(s.View.S.NCards) {
			continue
		}
		d := s.View.S.Card(rules.CardID(n))
		switch d.Zone.Kind() {
		case mtz.Battle, mtz.Bench, mtz.Ground:
			k := mtz.Column(field.SlotOf(&s.View.S, rules.CardID(n)))
			if s.SideOf(d.Owner) == 1 {
				k = -k
			}
			return &k
		}
	}
	return nil
}

// field declares the slots of a side and what is in them.
func (s *Scene) field(sf *ui.Surface, sd int, sp places.Span) {
	p, u := s.Seat(sd), sf.Px(1)
	first, last := mtz.Slots(&s.View.S, p)
	list := []int{mtz.BattleSlot}
	for i := first; i <= last; i++ {
		list = append(list, i)
	}
	for _, slot := range list {
		cell := s.lay.Place(sd, slot, sp)
		c, ground := mtz.At(&s.View.S, p, slot), mtz.TerrainAt(&s.View.S, p, slot)
		s.slot(sf, sd, slot, s.lay.Card(cell, u), c != 0 || ground != 0)
		if ground != 0 {
			s.terrain(sf, sd, ground, cell, c != 0)
		}
		if c != 0 {
			s.occupant(sf, sd, c, s.lay.Card(cell, u), cell)
		}
	}
}

// slot declares an empty or filled slot, which takes the cards that may go there.
func (s *Scene) slot(sf *ui.Surface, sd, slot int, r ui.Rect, filled bool) {
	p := s.Seat(sd)
	name := s.desk.SlotName(slot)
	id := "slot-" + board.SideNames[sd] + "-" + strconv.Itoa(slot)
	sl := board.Slot{ID: id, Node: id, Rect: r, Label: s.Whose(p, name), Filled: filled}
	if slot == mtz.BattleSlot {
		sl.Icon = ui.IconSword
	}
	if s.Prompting(mtz.PromptMain) && (sd == 0 || filled) {
		var refuse func(c rules.CardID) string
		if sd == 1 && slot != mtz.BattleSlot {
			refuse = func(c rules.CardID) string {
				if s.View.S.Card(c).Zone.Kind() == mtz.Battle {
					return s.T("drag.bench")
				}
				return ""
			}
		}
		s.Takes(&sl, func(c rules.CardID) []rules.Option { return s.choices.Pulled(c, sd, slot) }, refuse, func(env *ui.Env, o rules.Option) { s.deeds.UseAt(env, o, sd, slot) })
		sl.Silent = filled // what lies there says what a tap does
	}
	if sd == 0 && slot == mtz.BattleSlot && s.Prompting(mtz.PromptUnit) { // the starting unit
		s.Takes(&sl, func(c rules.CardID) []rules.Option { return []rules.Option{{Verb: rules.Pick, Card: c}} }, nil, func(env *ui.Env, o rules.Option) { s.Pick(env, o.Card) })
		sl.Silent = true // a tap chooses in the hand
	}
	o := rules.Option{Verb: rules.Number, N: int16(slot)}
	if sd == 0 && s.Prompting(mtz.PromptSlot) && s.Legal(o) {
		sl.Active = true
		s.Board.Slot(sf, sl)
		sf.Add(ui.Element{ID: "place-" + strconv.Itoa(slot), Rect: r, Hit: r, Role: ui.RoleButton, Label: s.T("node.does", sl.Label, s.T("act.place")), Tap: func(env *ui.Env) {
			ui.Play(env, "card-place", 0.6, 0)
			s.Answer(env, o)
		}})
		return
	}
	s.Board.Slot(sf, sl)
}

// terrain declares a terrain under what is in its slot: a patch of felt.
func (s *Scene) terrain(sf *ui.Surface, sd int, c rules.CardID, cell ui.Rect, under bool) {
	t, u := s.Token(c), sf.Px(1)
	r := s.lay.Ground(cell, u)
	o := board.CardOpts{Node: "card-" + strconv.Itoa(int(c)), Group: s.Whose(s.Seat(sd), s.T("zone.ground")), Loose: true}
	s.answers(&o, t, s.CardName(t.Def))
	p := felt.Patch{R: r, Words: s.lay.Card(cell, u), Name: s.CardName(t.Def), Does: terrainBrief(s, t.Def), Col: s.Cards.ColourOf(t.Def), Bare: !under, Used: s.View.S.Card(c).Has(mtz.FlagSideways)}
	if p.Used {
		o.Label += s.T("comma") + s.T("sideways")
	}
	switch o.Mark {
	case board.MarkLegal:
		p.Lit, p.Edge = true, s.Theme.Legal
	case board.MarkTarget:
		p.Lit, p.Edge = true, s.Theme.Accent
	case board.MarkSelected:
		p.Lit, p.Edge = true, s.Theme.Warm
	}
	o.Paint = p.Draw
	s.Board.Put(sf, t.Board(), s.Face(t), board.PoseIn(r, true), o)
}

// terrainBrief returns what a terrain does, in its shortest form.
func terrainBrief(s *Scene, def rules.DefID) string {
	if own := s.game.Lib.Def(def).Abilities; len(own) == 1 {
		return s.game.Lib.AbilityDigest(own[0], s.Lang)
	}
	return ""
}

// occupant declares what is in a slot: a unit with all that belongs to it, or
// a face-down card.
func (s *Scene) occupant(sf *ui.Surface, sd int, c rules.CardID, r, cell ui.Rect) {
	u, t := sf.Px(1), s.Token(c)
	o := board.CardOpts{Node: "card-" + strconv.Itoa(int(c)), Group: s.Whose(s.Seat(sd), s.desk.SlotName(field.SlotOf(&s.View.S, c)))}
	if !t.Up {
		s.hidden(sf, t, r, o)
		return
	}
	if s.Cards.Attr(t.Def, mtz.AType) != mtz.Unit { // a trap that springs: it has no numbers
		s.answers(&o, t, s.CardName(t.Def))
		s.Board.Put(sf, t.Board(), s.Face(t), board.PoseIn(r, true), o)
		return
	}
	st := &s.View.S
	below := field.Under(&s.Moment, c)
	front := s.desk.Front(c)
	behind(s, sf, t, front, below, r, cell)
	hp, most, atk, soul := s.game.HP(st, c), s.game.MaxHP(st, c), s.game.Attack(st, c), s.game.SoulValue(st, c)
	dice := s.game.AtkDice(st, c)
	tint := func(now, printed int, col ui.Colour) ui.Colour {
		switch {
		case now > printed:
			return s.Theme.Good
		case now < printed:
			return s.Theme.Danger.Lighten(0.15)
		}
		return col
	}
	o.Badges = []board.Badge{
		{Corner: cards.BottomLeft, Icon: ui.IconHeart, Text: strconv.Itoa(max(0, hp)), Colour: tint(hp, s.Cards.Attr(front.Def, mtz.AHP), faces.HP), In: s.lay.Across},
		{Corner: cards.BottomRight, Icon: ui.IconSword, Text: faces.AtkText(atk, dice), Colour: tint(atk, s.Cards.Attr(front.Def, mtz.AAtk), faces.Atk), In: s.lay.Across},
		{Corner: cards.TopRight, Icon: ui.IconCards, Text: strconv.Itoa(soul), Colour: tint(soul, s.Cards.Attr(front.Def, mtz.ASoul), faces.Soul), In: sd == 0 || s.lay.Across},
	}
	if r.W < 62*u || s.lay.Low && r.W > cell.W-4*u { // no room for signs: the colours tell
		o.Badges = o.Badges[:2]
		o.Badges[0].Icon, o.Badges[1].Icon = ui.IconNone, ui.IconNone
		if dice > 0 && r.W < 50*u {
			o.Badges[1].Text = faces.AtkText(0, dice)
		}
	}
	if n := int(st.Card(c).N[mtz.NEx]); n > 0 {
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Text: "EX" + strconv.Itoa(n), Colour: faces.Ex})
	}
	name := words.List(s.Lang, s.CardName(front.Def), s.T("fact.hp.of", max(0, hp), most), s.T("fact.atk", faces.AtkText(atk, dice)), s.T("fact.soul", soul))
	list := field.Lasting(st, c, s.Lang)
	for _, q := range field.Attached(&s.Moment, c) {
		list = append(list, s.T("attached.by", s.CardName(q.Def)))
	}
	if len(list) > 0 { // an effect lies on it that no number shows
		if n := len(o.Badges) - 1; o.Badges[n].Corner == cards.TopLeft {
			o.Badges[n].Icon = ui.IconAbility
		} else {
			o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Icon: ui.IconAbility, Colour: s.Theme.Accent2})
		}
		name += s.T("comma") + words.List(s.Lang, list...)
	}
	if len(below) > 0 {
		name += s.T("comma") + s.T("with", len(below))
	}
	s.answers(&o, t, name)
	if o.Mark == board.MarkNone && s.choices.LastStand() {
		o.Mark = board.MarkDim
	}
	_, strikes := s.choices.Strikes(c)
	o.Drag = sd == 0 && (strikes || slices.ContainsFunc(s.choices.Means(t), func(q rules.Option) bool { return q.Verb == rules.Attack }))
	o.Hover = func(*ui.Env, bool) { s.Surface.Invalidate() }
	o.Read = s.Face(front)
	s.Board.Put(sf, front.Board(), s.desk.Laid(front.Def), board.PoseIn(r, true), o)
	if _, strip := s.lay.Pips(cell, u); !strip.Empty() {
		strip.X, strip.W = r.X-6*u, r.W+12*u
		sf.Paint("pips-"+strconv.Itoa(int(c)), strip, func(cv *ui.Canvas) { paper.Pips(cv, strip, max(0, hp), most, faces.HP) })
	}
}

// behind declares what lies on, under and behind a unit's front.
func behind(s *Scene, sf *ui.Surface, t, front present.Token, below []present.Token, r, cell ui.Rect) {
	u, st := sf.Px(1), &s.View.S
	for i, q := range below {
		if st.Card(q.ID).N[mtz.NPart] == mtz.PartTop {
			continue
		}
		pose := board.PoseIn(r, true)
		pose.X -= math.Min(float64(i+1)*7*u, math.Max(4*u, (r.X-cell.X)*0.8))
		pose.Y -= float64(i+1) * 3 * u
		s.Board.Put(sf, q.Board(), s.Face(q), pose, board.CardOpts{Node: "under-" + strconv.Itoa(int(q.ID)), NoFocus: true, Loose: true})
	}
	if front.Key != t.Key { // the base of a stack looks out behind its top
		for i, q := range append([]present.Token{t}, field.Tops(st, below)...) {
			if q.Key != front.Key {
				pose := board.PoseIn(r, true)
				pose.Y -= float64(3+2*i) * u
				s.Board.Put(sf, q.Board(), s.Face(q), pose, board.CardOpts{NoFocus: true, Loose: true})
			}
		}
	}
}

// souls declares a player's soul cards: scraps of paper, upright or sideways,
// and how many can be spent. Their owner may look at them.
func (s *Scene) souls(sf *ui.Surface, sd int) {
	r, p := s.lay.Zones[mtz.Soul][sd], s.Seat(sd)
	takes := sd == 0 && s.Prompting(mtz.PromptCharge) && (!r.Empty() || s.lay.Tall || s.lay.Low)
	if takes { // a phone's window shows souls as a number and takes cards on the name tag
		sl := board.Slot{ID: "souls", Node: "souls-drop", Rect: r, Label: s.T("zone.soul"), Filled: true, Bare: true, Flat: true}
		if r.Empty() {
			sl.Rect = s.lay.HUD[0]
		}
		s.Takes(&sl, func(c rules.CardID) []rules.Option { return []rules.Option{{Verb: rules.Use, Card: c}} }, nil, s.deeds.Use)
		s.Board.Slot(sf, sl)
	}
	if r.Empty() || s.Staged {
		return
	}
	ready, spent := s.Count(mtz.Soul, p), s.Count(mtz.Spent, p)
	name := s.T("souls.n", s.Possessive(p, s.Lang, true), ready, ready+spent)
	drawn := paper.Scraps
	if s.lay.Bare {
		drawn = paper.Stickers
	}
	e := ui.Element{ID: "souls-" + board.SideNames[sd], Rect: r, Hit: r, Role: ui.RoleText, Label: name, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) { drawn(c, r, ready, spent, s.T("zone.soul")) }}
	if s.OpenHand(p) && ready+spent > 0 && !takes {
		e.Role, e.Desc = ui.RoleButton, s.T("souls.look")
		e.Tap = func(env *ui.Env) {
			ui.Play(env, "ui-tap", 0.5, 0)
			s.browseSouls(p)
		}
	}
	sf.Add(e)
}

// browseSouls shows the cards of a player's souls.
func (s *Scene) browseSouls(p rules.Seat) {
	var fs []*cards.CardFace
	for _, k := range [...]uint8{mtz.Soul, mtz.Spent} {
		for _, t := range s.Zone(k, p) {
			if f := s.Face(t); f != nil {
				fs = append(fs, f)
			}
		}
	}
	s.Browser.Open(s.Whose(p, s.T("zone.soul")), "", fs)
}

// hidden declares a face-down card; looking at it makes it wobble.
func (s *Scene) hidden(sf *ui.Surface, t present.Token, r ui.Rect, o board.CardOpts) {
	ground := t.Board()
	name := s.T("facedown")
	if t.Def != 0 {
		name = s.T("facedown.of", s.CardName(t.Def))
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Icon: faces.Types[s.Cards.Attr(t.Def, mtz.AType)].Icon, Colour: s.Cards.ColourOf(t.Def)})
	}
	s.answers(&o, t, name)
	pose := board.PoseIn(r, false)
	o.Hover = func(env *ui.Env, on bool) {
		s.Surface.Invalidate()
		if !on || t.Def == 0 || s.Busy() || env.Settings.ReducedMotion {
			return
		}
		way := func(a float64, ticks int) ui.Tween {
			q := pose
			q.Angle = a
			return s.Move(ground, q, board.Motion{Ticks: ticks})
		}
		ui.Play(env, "wobble", 0.5, 0)
		s.Timeline.Now(ui.Seq(way(0.09, 5), way(-0.08, 7), way(0.04, 6), way(0, 6)))
	}
	s.Board.Put(sf, ground, s.Face(t), pose, o)
}

// answers sets what a tap on a card on the field does.
func (s *Scene) answers(o *board.CardOpts, t present.Token, name string) {
	verb := ""
	mark := func(m board.Mark, key string) { o.Mark, verb = m, s.T(key) }
	os := s.choices.Means(t)
	_, strikes := s.choices.Strikes(t.ID)
	switch {
	case !s.Mine():
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
		verb = s.T("act.pick")
	case os[0].Verb == rules.Attack:
		mark(board.MarkTarget, "act.switch")
	default:
		mark(board.MarkLegal, "act.use")
	}
	o.Tap = func(env *ui.Env) { s.deeds.TapCard(env, t) }
	if q := (rules.Option{Verb: rules.Number, N: int16(field.SlotOf(&s.View.S, t.ID))}); s.Prompting(mtz.PromptSlot) && s.View.S.Card(t.ID).Zone == rules.ZoneOf(mtz.Ground, s.Audience) && s.Legal(q) { // the lit place is under this terrain
		mark(board.MarkTarget, "act.place")
		o.Tap = func(env *ui.Env) {
			ui.Play(env, "card-place", 0.6, 0)
			s.Answer(env, q)
		}
	}
	if s.choices.Chosen != 0 && t.ID != 0 && s.Prompting(mtz.PromptMain) { // the chosen card comes here, or is aimed here
		chosen, slot, sd := s.View.S.Card(s.choices.Chosen), field.SlotOf(&s.View.S, t.ID), s.SideOf(s.View.S.Card(t.ID).Owner)
		if os := s.choices.Pulled(s.choices.Chosen, sd, slot); chosen.Zone.Kind() == mtz.Hand && len(os) > 0 && s.Legal(os[0]) {
			if slices.Contains(s.game.Reach(&s.View.S, os[0]), t.ID) {
				mark(board.MarkTarget, "act.pick")
			} else if s.Cards.Attr(chosen.Def, mtz.AType) != mtz.Trump {
				mark(board.MarkTarget, "act.place")
			}
			if o.Mark == board.MarkTarget {
				o.Tap = func(env *ui.Env) { s.deeds.UseAt(env, os[0], sd, slot) }
			}
		}
	}
	if s.Picking() {
		verb, _ = s.Pickable(o, t.ID, board.MarkTarget, s.T("act.pick"))
	}
	if o.Label = name; verb != "" {
		o.Label = s.T("node.does", name, verb)
	}
}

// hand declares the hand of the lower player.
func (s *Scene) hand(sf *ui.Surface) {
	s.HandFan(sf, func(t present.Token, o *board.CardOpts) bool {
		verb := s.T("node.noturn")
		playing := s.Prompting(mtz.PromptMain) || s.Prompting(mtz.PromptCharge)
		switch os := s.choices.Means(t); {
		case !s.Mine():
		case s.choices.Chosen == t.ID:
			o.Mark, verb = board.MarkSelected, s.T("act.unpick")
		case s.Prompting(mtz.PromptCharge): // any card will do: none stands out
			verb = s.T("act.charge")
		case len(os) > 0 && s.choices.Direct():
			o.Mark, verb = board.MarkTarget, s.T("act.pick")
		case len(os) > 0:
			o.Mark, verb = board.MarkLegal, s.T("act.use")
		default:
			o.Mark = board.MarkDim
		}
		o.Drag = playing || s.Prompting(mtz.PromptUnit)
		o.Tap = func(env *ui.Env) { s.deeds.TapCard(env, t) }
		if s.Picking() {
			verb, _ = s.Pickable(o, t.ID, board.MarkLegal, s.T("act.pick"))
		}
		if s.Cards.Attr(t.Def, mtz.AType) == mtz.Trump {
			if n := s.game.Cost(&s.View.S, t.ID); n != s.Cards.Attr(t.Def, mtz.ACost) {
				o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Text: strconv.Itoa(n), Colour: s.Theme.Good})
			}
		}
		o.Label = s.T("node.card", s.CardName(t.Def), s.Numbers(t.Def), verb)
		return true
	})
}
