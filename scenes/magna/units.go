package magna

import (
	"slices"
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/places"
	"godeck/scenes/magna/plate"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// cells declares the places of a group and the units on them.
func (s *Scene) cells(sf *ui.Surface, sd, g int, b *block) {
	p, l := s.Seat(sd), s.Lang
	n := s.lay.Rows(s.m, s.Seat(sd), g)
	units := s.m.List(field.ZoneOfGroup(g), p)
	standing := g == field.Lane || s.m.Standing(p, g+1)
	for i := 0; i < n && (standing || len(units) > 0); i++ {
		card := s.lay.Place(b, i, n)
		on := s.m.On(field.ZoneOfGroup(g), p, i)
		q := goal{Seat: p, Group: g, On: on}
		if on.Key == 0 {
			q.Slot = i + 1
		}
		sl := board.Slot{ID: places.Node("place", sd, g, i), Rect: card, Filled: on.Key != 0, Flat: s.lay.Fold}
		sl.Node = places.Node("slot", sd, g, i)
		where := s.deeds.Words(l).Line(g + 1)
		sl.Label = Text.T(l, "node.slot", s.Possessive(p, l, true), where, i+1)
		if g != field.Lane && i >= mgn.Slots[g+1] {
			sl.Label = Text.T(l, "node.reserve", s.Possessive(p, l, true), where, i+1)
		}
		m := s.deeds.Q()
		if m.Open(q) {
			s.deeds.Accepts(&sl, q)
			sl.Active = on.Key == 0 && m.Wanted(q)
		}
		// a place is a node of its own only while the chosen card may go there
		if sl.Drop == nil || on.Key != 0 || !s.dragging() && !m.Wanted(q) {
			s.place(sf, sl)
		} else {
			s.Board.Slot(sf, sl)
		}
		holds := s.m.Places(p, g)
		if s.m.Step() == mgn.StepReinforce { // reserves may come
			holds = s.m.Capacity(p, g)
		}
		switch free := holds - len(units); {
		case i != n-1 || on.Key != 0:
		case g != field.Lane && p == s.Bottom && holds > mgn.Slots[g+1] && free > 0: // more fight than stay
			plate.Free(sf, sl.ID, card, s.T("free.fight", holds), s.T("free.stay", mgn.Slots[g+1]))
		case free > 1 && s.lay.Fold: // more than are drawn
			plate.Free(sf, sl.ID, card, s.T("free", free))
		}
	}
	for _, t := range units {
		s.unitCard(sf, t, sd, g, b, n)
	}
}

// dragging reports whether a card is being dragged.
func (s *Scene) dragging() bool { _, _, on := s.Surface.Dragging(); return on }

// place declares a place that nothing is chosen for: still a drop target, but no node.
func (s *Scene) place(sf *ui.Surface, sl board.Slot) {
	filled, r := sl.Filled, sl.Rect
	sl.Filled, sl.Silent = true, true
	sl.Node = sl.ID
	if sl.Drop != nil {
		s.Board.Slot(sf, sl)
	}
	if filled {
		return
	}
	if !s.lay.Fold { // the pegs on the ribbon count the free places
		return
	}
	sf.Paint(sl.ID+".ground", r, func(c *ui.Canvas) {
		rad := r.W * 0.065
		c.Fill(r, rad, ui.Hex(0x140a06).Alpha(0.16))
		c.Stroke(r, rad, 1.2*c.Px(1), parchment.Alpha(0.16))
	})
}

// unitCard declares a unit, its weapon and its figures.
func (s *Scene) unitCard(sf *ui.Surface, t token, sd, g int, b *block, n int) {
	l, p := s.Lang, s.Seat(sd)
	kind := field.ZoneOfGroup(g)
	card := s.lay.Place(b, t.Place, n)
	pose := plate.Lies(board.PoseIn(card, t.Up), t.Checked)
	o := board.CardOpts{Node: places.UnitNode(s.m, t, sd), Spent: t.Checked}
	verb := s.deeds.UnitDoes(&o, t, kind, p)
	o.Drag = o.Drag || p == s.Bottom && t.Up && t.ID != 0 && s.Early() // it waits where it is let go of
	w := s.m.WeaponOf(t.Key)
	pocket := w.Key != 0 && s.lay.Pocket(card)
	if pocket && (verb == "" || s.deeds.Mind.Chosen == w.Key) { // the weapon is too small to be touched: its unit acts for it
		var arms board.CardOpts
		if does := s.deeds.WeaponDoes(&arms, w); does != "" {
			verb, o.Mark, o.Drag, o.Tap, o.Refuse = does, arms.Mark, false, arms.Tap, ""
		}
	}
	plain := verb == "" && o.Refuse == ""
	names := s.deeds.Words(l)
	where := names.Line(g + 1)
	o.Group, o.Label = s.Whose(p, where), names.Reads(t)
	if verb != "" {
		o.Label = Text.T(l, "node.act", o.Label, verb)
	}
	face, read := s.unitFace(t, l)
	arms := s.Cards.Of(w.Def, l)
	if o.Read = read; read != nil && (arms != nil || t.Checked) { // read together
		told := *read
		told.Keywords = slices.Clone(read.Keywords)
		if t.Checked {
			told.Keywords = append(told.Keywords, cards.Keyword{Name: s.T("kw.checked"), Help: s.T("kw.checked.help")})
		}
		if arms != nil {
			told.Keywords = append(told.Keywords, cards.Keyword{Name: arms.Title, Help: arms.Say()})
			o.Desc = read.Say() + "; " + arms.Title + "; " + arms.Say()
		}
		o.Read = &told
	}
	if plain && face == nil {
		o.Tap = func(env *ui.Env) { s.Surface.Toast(Text.T(l, "trap.help"), false) }
	}
	place := declared(s, &o, t, kind, p)
	if d := s.game.Lib.Def(t.Def); w.Key != 0 && pocket && s.lay.Small && (t.Def == 0 || !plate.Sealed(sf.Env(), card, int(d.Attr[mgn.AEquip]))) { // otherwise its seal shines
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Icon: ui.IconHelm, Colour: attackCol})
	}
	marches, fate, falls := s.staged(&o, t, kind, p)
	if s.Board.Put(sf, t.Board(), face, pose, borne(s, sf, t, w, card, &o, verb)); o.Unseen {
		return
	}
	if t.Up && face != nil {
		plates(s, sf, t, face, card, o)
	}
	if marches {
		plate.Attack(sf, &s.Board, t, card, s.deeds.Q().Turn(t.Key))
	}
	if place > 0 && !s.lay.Fold {
		plate.Ordinal(sf, &s.Board, t, card, place)
	}
	if fate != "" {
		plate.Fates(sf, t, card, fate, falls)
	}
	switch {
	case w.Key == 0 || pocket && s.lay.Small:
	case pocket || !plain && s.deeds.WeaponDoes(&board.CardOpts{}, w) == "": // no node of its own now
		s.weaponOver(sf, w, t, card, pocket, o)
	default:
		s.weaponCard(sf, w, sd, card)
	}
	if !t.Up && !s.lay.Small {
		plate.Trap(sf, t, card, s.Cards.Name(t.Def, l))
	}
	if t.Hurt > 0 && t.Up {
		sf.Paint("hurt-"+t.Board(), card, func(c *ui.Canvas) { c.Stroke(card, card.W*0.06, 2.5*c.Px(1), c.Theme.Danger) })
	}
}

// borne returns how a unit is shown: not at all, nor its weapon w, while a charge
// draws both. What can be chosen glows.
func borne(s *Scene, sf *ui.Surface, t, w token, card ui.Rect, o *board.CardOpts, verb string) board.CardOpts {
	if verb != "" && s.deeds.Q().Targeting() { // the card alone would show it by a thin edge
		sf.Paint("aims-"+t.Board(), card.Inset(-14*sf.Px(1)), func(c *ui.Canvas) { c.Glow(card, card.W*0.06, 14*c.Px(1), c.Theme.Legal.Alpha(0.9)) })
	}
	if o.Unseen = s.clash.Charge.Borne(t.Board()); o.Unseen && w.Key != 0 {
		s.Board.Put(sf, w.Board(), s.Cards.Of(w.Def, s.Lang), board.PoseIn(s.lay.Arms(card), true), board.CardOpts{Unseen: true, NoFocus: true, Loose: true})
	}
	return *o
}

// tag names the unit that is looked at or chosen, and the signs on its card.
func tag(s *Scene, sf *ui.Surface) {
	if s.dragging() || s.camps.Falling() {
		return
	}
	for sd := range s.lay.Group {
		for g := range s.lay.Group[sd] {
			if !s.lay.Group[sd][g].Shown {
				continue
			}
			for _, t := range s.m.List(field.ZoneOfGroup(g), s.Seat(sd)) {
				if node := places.UnitNode(s.m, t, sd); t.Def != 0 && (s.eyed == node && s.deeds.Mind.Chosen == 0 || s.deeds.Mind.Chosen == t.Key && (s.eyed == "" || s.eyed == node)) {
					card, _ := s.lay.Spot(s.m, field.ZoneOfGroup(g), s.Seat(sd), t.Place)
					tagUnit(s, sf, t, card, s.m.Battle() == g+1 && !s.lay.Fold, s.lay.Group[sd][g].Staged && s.lay.Group[sd][g].Head.Y > card.Y)
					return
				}
			}
		}
	}
}

// tagUnit declares the tag of a unit: below its card, or above it where no room is or
// its base is named. What an attack does to a defender is below its card, too.
func tagUnit(s *Scene, sf *ui.Surface, t token, card ui.Rect, defends, named bool) {
	l, u := s.Lang, sf.Px(1)
	q := plate.Tag{Name: s.deeds.Words(l).Unit(t)}
	for i, v := range mgn.Skills.Values[:len(faces.SkillIcons)] {
		if t.Up && t.Skills&(1<<i) != 0 {
			q.Signs = append(q.Signs, plate.Sign{Icon: faces.SkillIcons[i], Name: l.Pick(v.JA, v.EN), Colour: faces.SkillColours[i]})
			q.Line = s.T("skills.for")
		}
	}
	w, h := q.Size(sf.Env())
	r := ui.Rect{X: card.X + card.W/2 - w/2, Y: card.Bottom() + 6*u, W: w, H: h}
	if defends {
		r.Y += 26 * u
	}
	if full := sf.Env().Full().Inset(4 * u); (named || r.Bottom() > s.lay.Stage.Bottom()) && card.Y-h-6*u > full.Y {
		r.Y = card.Y - h - 6*u
	}
	r = r.Clamp(sf.Env().Full().Inset(4 * u))
	sf.Paint("tag-"+t.Board(), r.Inset(-10*u), func(c *ui.Canvas) {
		if !s.Zoom.Appears(c.Env) { // that tells the same, and more
			q.Draw(c, r)
		}
	})
}

// seals declares what a unit can carry, if it is a card's.
func seals(s *Scene, sf *ui.Surface, t token, card ui.Rect) {
	call, sel := 0, s.deeds.Q().Selected()
	if d := s.deeds.ByBoard(s.Board.Pulled()); d.Key != 0 {
		sel = d
	}
	if sel.Def != 0 && s.m.Type(sel) == mgn.Weapon {
		call = 1 + int(s.game.Lib.Def(sel.Def).Attr[mgn.AEquip])
	}
	armed := 0
	if w := s.m.WeaponOf(t.Key); w.Def != 0 {
		armed = 1 + int(s.game.Lib.Def(w.Def).Attr[mgn.AEquip])
	}
	if d := s.game.Lib.Def(t.Def); !t.Summon && d.Attr[mgn.AType] == mgn.Unit {
		plate.Seals(sf, &s.Board, t, card, int(d.Attr[mgn.AEquip]), call, armed)
	}
}

// plates declares a unit's seals, and its numbers before its card where they could not be read
// on it: it is small, or dark.
func plates(s *Scene, sf *ui.Surface, t token, face *cards.CardFace, card ui.Rect, o board.CardOpts) {
	if t.Checked && !slices.Contains(s.m.Combat().Members, t.Key) { // who attacks is in the light
		plate.Checked(sf, &s.Board, t, card)
	}
	seals(s, sf, t, card)
	var n [2]plate.Number
	for _, st := range face.Stats {
		if i := int(st.Corner) - int(cards.BottomLeft); i >= 0 && i < len(n) {
			n[i] = plate.Number{Text: st.Value, Colour: st.Colour}
		}
	}
	sf.Paint("plates-"+t.Board(), card, func(c *ui.Canvas) {
		if s.lay.Fold && plate.Readable(c, card, o.Spent || o.Mark >= board.MarkDim) {
			return
		}
		if p, ok := s.Board.PoseOf(t.Board()); ok { // they go with their card
			draw := plate.Medals
			if s.lay.Fold {
				draw = plate.Numbers
			}
			draw(c, ui.Rect{X: p.X - p.W/2, Y: p.Y - p.W*cards.Aspect/2, W: p.W, H: p.W * cards.Aspect}, p.Angle, n[0], n[1])
		}
	})
}

// staged takes the signs of an attack from a card on the map: attack is a coin,
// and what an attack does stands at its target's feet.
func (s *Scene) staged(o *board.CardOpts, t token, kind uint8, p rules.Seat) (marches bool, fate string, falls bool) {
	if s.lay.Fold {
		return false, "", false
	}
	marches = kind == mgn.Invasion && t.Up && (!t.Checked || slices.Contains(s.m.Combat().Members, t.Key)) // who has struck adds nothing
	kept := o.Badges[:0]
	for _, b := range o.Badges {
		switch {
		case b.Icon == ui.IconSword && b.Corner == cards.TopLeft && marches:
		case b.Corner == cards.TopRight && (b.Icon == ui.IconCrack || b.Icon == ui.IconShield):
			fate, falls = b.Text, b.Icon == ui.IconCrack
			if q := s.deeds.Q(); falls && (s.m.Combat().On || q.Doomed(kind, p)) { // otherwise what a skirmish on this one alone would do
				fate = s.deeds.Words(s.Lang).Fate()
			}
		default:
			kept = append(kept, b)
		}
	}
	o.Badges = kept
	if fate == "" && s.deeds.Q().Doomed(kind, p) {
		return marches, s.deeds.Words(s.Lang).Fate(), true
	}
	return marches, fate, falls
}

// shareBadge shows a unit's place in the order that takes piercing damage, and its damage.
func (s *Scene) shareBadge(o *board.CardOpts, t token) {
	place, takes, falls := field.Share(s.deeds.Q().Order(), int(s.deeds.Mind.Dec().Arg), t.ID)
	if place == 0 {
		return
	}
	key, b := "order.safe", board.Badge{Corner: cards.MiddleLeft, Icon: ui.IconShield, Text: "−" + strconv.Itoa(takes), Colour: s.Theme.Good}
	switch {
	case falls:
		key, b.Icon, b.Colour = "order.falls", ui.IconCrack, s.Theme.Danger
	case takes > 0:
		key = "order.holds"
	}
	if takes > 0 {
		o.Badges = append(o.Badges, b)
	}
	o.Label = Text.T(s.Lang, "node.order", place, o.Label, Text.T(s.Lang, key, takes))
}

// declared gives a unit the signs of a declared attack: who strikes, who is struck, and in
// which order, which it returns.
func declared(s *Scene, o *board.CardOpts, t token, kind uint8, p rules.Seat) (place int) {
	if own := p == s.Bottom; own && s.Prompting(mgn.PromptOrder) {
		s.shareBadge(o, t)
	}
	if place = takes(s, t, p); place > 0 && s.lay.Fold {
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Text: strconv.Itoa(place), Colour: parchment})
	}
	c := s.m.Combat()
	if slices.Contains(c.Members, t.Key) && (!s.Mine() || c.Seat != s.Bottom) {
		at := cards.TopLeft
		if s.lay.Tall { // there its keyword is written
			at = cards.Above
		}
		o.Badges = append(o.Badges, board.Badge{Corner: at, Icon: ui.IconSword, Text: strconv.Itoa(t.Attack), Colour: attackCol})
		o.Mark = max(o.Mark, board.MarkSelected)
	}
	if c.On && t.Key != 0 && place == 0 && (c.Target == t.Key || c.Kind == mgn.KindAssault && p != c.Seat && kind == s.m.ForceZone(p)) {
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Icon: ui.IconMarch, Text: "!", Colour: s.Theme.Danger})
	}
	return place
}

// takes returns a unit's place in the order that takes piercing damage, while it is
// chosen or seen; 0 for none.
func takes(s *Scene, t token, p rules.Seat) (place int) {
	if p == s.Bottom && s.Prompting(mgn.PromptOrder) {
		place, _, _ = field.Share(s.deeds.Q().Order(), int(s.deeds.Mind.Dec().Arg), t.ID)
		return place
	}
	return s.clash.Order[t.Key]
}

// weaponCard declares a weapon that can be touched: a small card on its unit.
func (s *Scene) weaponCard(sf *ui.Surface, w token, sd int, card ui.Rect) {
	l := s.Lang
	o := board.CardOpts{Node: "weapon-" + strconv.Itoa(int(w.ID)), Loose: true}
	verb := s.deeds.WeaponDoes(&o, w)
	o.Group = s.Whose(s.Seat(sd), Text.T(l, "weapons"))
	o.Label = Text.T(l, "node.plain", s.Cards.Name(w.Def, l), s.Cards.NumbersOf(w.Def, l))
	if verb != "" {
		o.Label = Text.T(l, "node.act", o.Label, verb)
	}
	s.Board.Put(sf, w.Board(), s.Cards.Of(w.Def, l), board.PoseIn(s.lay.Arms(card), true), o)
}

// weaponOver declares a weapon that is only shown. Tapping or dragging it acts
// on its unit, whose label names it.
func (s *Scene) weaponOver(sf *ui.Surface, w, t token, card ui.Rect, pocket bool, unit board.CardOpts) {
	face := s.Cards.Of(w.Def, s.Lang)
	r := s.lay.Arms(card)
	o := board.CardOpts{Loose: true, NoFocus: true}
	if pocket && s.deeds.Mind.Chosen == w.Key {
		o.Mark = board.MarkSelected
	}
	s.Board.Put(sf, w.Board(), face, board.PoseIn(r, true), o)
	if face == nil {
		return
	}
	m := sf.Env().MinTarget()
	e := ui.Element{ID: unit.Node + ".weapon", Rect: r, Hit: r.AtLeast(m, m), Loose: true, Tap: unit.Tap,
		Inspect: func(*ui.Env) { s.Inspect(w.ID, face) },
		Hover: func(env *ui.Env, on bool) {
			if s.Board.Preview != nil {
				s.Board.Preview(env, face, r, on)
			}
		}}
	if unit.Drag {
		e.Drag = s.Board.Pull(sf, t.Board())
	}
	sf.Add(e)
}
