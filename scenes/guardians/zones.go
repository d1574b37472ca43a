package guardians

import (
	"math"
	"strconv"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/arena"
	"godeck/scenes/guardians/die"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// lies returns the place of a card in a zone.
func (s *Scene) lies(z rules.ZoneID, t present.Token, at *present.Moment) (ui.Rect, bool) {
	sd := s.SideOf(z.Seat())
	giant := s.lay.Zones[bgd.Attack][sd]
	out := -1.0 // away from the die
	if sd == 1 {
		out = 1
	}
	switch k := z.Kind(); k {
	case bgd.Charge:
		return s.lay.Force(sd, &at.View.S, z, t.ID), true
	case bgd.Leaving: // it has stepped aside
		return giant.Move(out*giant.W*0.16, -giant.H*0.05), true
	case bgd.Unders, bgd.Materials:
		return giant.Move(out*giant.W*0.045, giant.H*0.02), true
	case bgd.Played:
		w := math.Min(s.lay.Die.W*0.9, giant.W*0.6)
		x, _ := s.lay.Die.Centre()
		return ui.Rect{X: x - w/2, Y: s.lay.Stage.Y, W: w, H: w * cards.Aspect}, true
	default:
		return s.lay.Zone(k, sd)
	}
}

// table declares what lies on the table.
func (s *Scene) table(sf *ui.Surface) {
	s.Board.Light, s.Board.Stage = arena.Light, &s.lay.Ground.Stage
	if !s.lay.Reading.Empty() {
		s.Zoom.Area = s.lay.Reading
	}
	if s.arena.Cleared() {
		for sd := range 2 {
			s.seatOf(sf, sd)
		}
		s.toss.Declare(sf, s.Staged, nil)
		return
	}
	for sd := 1; sd >= 0; sd-- {
		s.hud(sf, sd)
		s.forceRow(sf, sd)
		s.Piles(sf, sd, table.PlayerPile{ID: "junk", Kind: bgd.Junk, Icon: ui.IconDiscard}, table.PlayerPile{ID: "side", Kind: bgd.Side, Icon: ui.IconDeck, Colour: faces.Side.Alpha(0.6), Tap: s.deeds.Draws(sd, 1), Look: s.sideList(sd)},
			table.PlayerPile{ID: "deck", Kind: bgd.Deck, Icon: ui.IconDeck, Tap: s.deeds.Draws(sd, 0)})
	}
	s.Backs(sf)
	s.phases(sf)
	for sd := 1; sd >= 0; sd-- {
		s.seatOf(sf, sd)
		s.place(sf, sd, bgd.Domain, ui.IconPlace)
		s.place(sf, sd, bgd.Assist, ui.IconPerson)
		s.giant(sf, sd)
	}
	var throw func(env *ui.Env)
	if o := (rules.Option{Verb: rules.Attack}); s.Prompting(bgd.PromptSet) && s.Legal(o) {
		throw = func(env *ui.Env) { s.deeds.Give(env, o) }
	} else if s.deeds.Q().CanRush() && s.deeds.Mind.Chosen == 0 {
		throw = s.deeds.Rush
	}
	s.toss.Declare(sf, s.Staged, throw)
	for p := rules.Seat(0); p < 2; p++ {
		for _, t := range s.Zone(bgd.Played, p) {
			r, _ := s.lies(rules.ZoneOf(bgd.Played, p), t, &s.Moment)
			s.Board.Put(sf, t.Board(), s.Face(t), board.PoseIn(r, t.Up), board.CardOpts{NoFocus: true, Loose: true})
		}
	}
}

// sideList returns the tap that lists what the player's own side deck holds, or
// nil. It follows from the deck that was brought and the cards that have been
// seen elsewhere; the order stays hidden (BGD-2.9).
func (s *Scene) sideList(sd int) func(env *ui.Env) {
	st, p := &s.View.S, s.Audience
	deck, ok := table.Brought(s.game.Lib, s.Session.Deck(s.Bottom))
	if sd != 0 || p < 0 || s.Bottom != p || !ok || s.Count(bgd.Side, p) == 0 {
		return nil
	}
	list := outlook.SideLeft(s.game, st, p, deck.Main)
	if len(list) != s.Count(bgd.Side, p) { // a position that was set up
		return nil
	}
	return func(*ui.Env) {
		var fs []*cards.CardFace
		for _, d := range list {
			fs = append(fs, s.Cards.Look(cards.Look{Def: d, Lang: s.Lang}))
		}
		s.Browser.Open(s.Whose(p, s.T("zone.side")), s.T("side.about"), fs)
	}
}

// slot declares a place of the field that takes cards of the hand.
func (s *Scene) slot(sf *ui.Surface, sd int, kind uint8, r ui.Rect, icon ui.Icon) {
	name := s.game.Table().Zones[kind].Name
	_, filled := s.Top(kind, s.Seat(sd))
	sl := board.Slot{ID: name + strconv.Itoa(sd), Node: "slot-" + name, Rect: r, Label: s.Whose(s.Seat(sd), s.T("zone."+name)), Hint: s.T("zone." + name), Icon: icon, Filled: filled, Silent: true, Bare: filled && kind != bgd.Domain || kind == bgd.Attack}
	if sd == 1 {
		sl.Node = "slot-opp-" + name
	}
	if r.W < ui.Measure(sl.Hint, ui.Regular, sf.Font(13))+52*sf.Px(1) {
		sl.Hint = ""
	}
	if sd == 0 && s.deeds.Drags() {
		s.deeds.Takes(&sl, kind)
	}
	s.Board.Slot(sf, sl)
}

// place declares the assistant or the domain of a side.
func (s *Scene) place(sf *ui.Surface, sd int, kind uint8, icon ui.Icon) {
	r, ok := s.lay.Zone(kind, sd)
	if !ok {
		return
	}
	s.slot(sf, sd, kind, r, icon)
	t, ok := s.Top(kind, s.Seat(sd))
	if !ok {
		return
	}
	pose := board.PoseIn(r, t.Up)
	if kind == bgd.Assist {
		pose = s.lay.Ground.Stands(pose, sd, -4)
		pose.Yaw *= 0.65
	}
	o := s.fieldOpts(t, kind, sd)
	if kind == bgd.Assist && t.Def != 0 && t.Up {
		lp, dg := s.game.LP(&s.View.S, t.ID), int(s.View.S.Card(t.ID).N[bgd.NGauge])
		o.Badges = append(o.Badges, lifeBadge(lp, s.Cards.Attr(t.Def, bgd.ALP)))
		o.Label = s.T("node.plain", s.CardName(t.Def), s.T("node.guardian", lp, dg))
	}
	if face := s.Face(t); pose.W < sf.Env().MinTarget() && face != nil { // its place is the target
		o.NoFocus = true
		sf.Add(ui.Element{ID: o.Node, Rect: r, Hit: r, Role: ui.RoleButton, Label: o.Label, Group: o.Group, Tap: o.Tap, Loose: true, Inspect: func(*ui.Env) { s.Inspect(t.ID, face) }})
	}
	s.Board.Put(sf, t.Board(), s.fieldFace(t, &o), pose, o)
}

// fieldFace returns the face of a guardian on the field; reading shows the printed one.
func (s *Scene) fieldFace(t present.Token, o *board.CardOpts) *cards.CardFace {
	if t.Def != 0 && faces.Guardian(s.Cards.Attr(t.Def, bgd.AType)) {
		o.Read = s.Face(t)
	}
	return s.on.FieldFace(t)
}

// lifeBadge returns a badge with a guardian's LP over the printed ones.
func lifeBadge(lp, printed int) board.Badge {
	col := faces.LP
	if lp < printed {
		col = faces.DG
	}
	return board.Badge{Corner: cards.BottomLeft, Text: strconv.Itoa(lp), Icon: ui.IconHeart, Colour: col}
}

// giant declares the attack guardian of a side with the cards under it, and
// the numbers that fire its attack.
func (s *Scene) giant(sf *ui.Surface, sd int) {
	p := s.Seat(sd)
	r := s.lay.Zones[bgd.Attack][sd]
	s.slot(sf, sd, bgd.Attack, r, ui.IconPerson)
	for _, k := range [...]uint8{bgd.Materials, bgd.Unders, bgd.Leaving} {
		for i, t := range s.Zone(k, p) {
			q, _ := s.lies(rules.ZoneOf(k, p), t, &s.Moment)
			d := float64(i) * 3 * sf.Px(1)
			s.Board.Put(sf, t.Board(), s.Face(t), s.lay.Ground.Stands(board.PoseIn(q.Move((2*float64(sd)-1)*d, d), t.Up && k != bgd.Materials), sd, 4), board.CardOpts{NoFocus: true, Loose: true})
		}
	}
	t, ok := s.Top(bgd.Attack, p)
	if !ok {
		return
	}
	pose := s.lay.Ground.Stands(board.PoseIn(r, t.Up), sd, 4)
	o := s.fieldOpts(t, bgd.Attack, sd)
	st := &s.View.S
	weak := st.Card(t.ID).Has(bgd.FlagWeak)
	o.Label = s.T("node.plain", s.CardName(t.Def), s.T("node.guardian", s.on.LifeText(p), int(s.numbers.Shown.DG[p])))
	o.Spent = weak
	if weak {
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopLeft, Text: s.T("weak"), Colour: faces.DG})
		o.Label = words.Sentences(s.Lang, o.Label, s.T("weak.long"))
	}
	limit := ""
	if q := p.Other(); q == s.Audience && s.on.TurnOf() == q && s.Step() <= bgd.StepSet && !s.Staged { // what it lets its opponent summon
		if n, sum := s.game.Limit(st, q), outlook.LimitSum(s.game, st, q, s.Lang); n < 99 {
			limit = s.T("limit.badge", n)
			o.Label = words.Sentences(s.Lang, o.Label, s.T("limit.long", n, sum))
		}
	}
	s.Board.Put(sf, t.Board(), s.fieldFace(t, &o), pose, o)
	s.below(sf, sd)
	if limit != "" && !s.lay.Small {
		s.limit(sf, limit, s.T("limit.why", s.game.SF(st, t.ID)), r, t.Board())
	}
	if q, mask, ground := s.lay.Hits[sd], s.game.Faces(st, t.ID), t.Board(); !q.Empty() && mask != 0 && !s.Staged {
		now := 0
		if p == s.on.Thrower() {
			now = s.game.Face(st, p)
		}
		sf.Paint("faces-"+board.SideNames[sd], q, func(c *ui.Canvas) {
			if s.Board.AtRest(ground) {
				die.Tiles(c, q, mask, now)
			}
		})
	}
}

// limit declares a tag under the SF of an attack guardian: the summon limit
// that it sets, and why in a tip.
func (s *Scene) limit(sf *ui.Surface, text, why string, giant ui.Rect, board string) {
	size := math.Max(12*sf.Env().Scale, sf.Font(13))
	r := ui.Rect{X: giant.X, Y: giant.Bottom() - size*0.35, W: giant.W, H: size * 1.5}
	w := ui.Measure(text, ui.Bold, size) + size
	q := ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: r.H}
	sf.Add(ui.Element{ID: "limit", Rect: q, Role: ui.RoleText, Label: text, Tip: why, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
		if !s.Board.AtRest(board) {
			return
		}
		c.Fill(q, q.H/2, c.Theme.Dark().Alpha(0.88))
		c.Stroke(q, q.H/2, 1.2*c.Px(1), faces.Force.Alpha(0.7))
		c.Text(text, q, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Colour: faces.Force.Lighten(0.4), Loose: true})
	}})
}

// below declares the number of cards under a guardian; a tap shows the public ones.
func (s *Scene) below(sf *ui.Surface, sd int) {
	p, u := s.Seat(sd), sf.Px(1)
	mats, unders := s.Count(bgd.Materials, p), s.Count(bgd.Unders, p)
	if mats+unders == 0 {
		return
	}
	giant := s.lay.Zones[bgd.Attack][sd]
	size := math.Max(12*sf.Env().Scale, math.Min(sf.Font(14), giant.W*0.1))
	text := strconv.Itoa(mats + unders)
	r := ui.Rect{X: giant.X - size*0.9, Y: giant.Y + giant.H*0.24, W: size * 2.8, H: size * 1.6}
	if sd == 1 {
		r.X = giant.Right() - size*1.9
	}
	r = r.Clamp(sf.Env().Full())
	label := s.T("below", mats, unders)
	kind := bgd.Materials
	if unders > 0 {
		kind = bgd.Unders
	}
	sf.Add(ui.Element{ID: "below-" + board.SideNames[sd], Rect: r, Role: ui.RoleButton, Label: label, Tip: label, Loose: true, Tap: func(*ui.Env) { s.Browse(label, kind, p) }, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Fill(r, r.H/2, c.Theme.Dark().Alpha(0.94))
		c.Stroke(r, r.H/2, 1.3*u, faces.Deck)
		c.Icon(ui.IconFaceDown, ui.Rect{X: r.X + size*0.4, Y: r.Y + size*0.25, W: size * 1.1, H: size * 1.1}, faces.Deck)
		c.Text(text, ui.Rect{X: r.X + size*1.4, Y: r.Y, W: r.W - size*1.5, H: r.H}, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Loose: true})
	}})
}

// fieldOpts returns how a card of the field looks, reads and answers.
func (s *Scene) fieldOpts(t present.Token, kind uint8, sd int) board.CardOpts {
	name := s.game.Table().Zones[kind].Name
	o := board.CardOpts{Group: s.Whose(s.Seat(sd), s.T("zone."+name))}
	if t.Def == 0 {
		o.Label = s.T("node.plain", o.Group, words.Text.T(s.Lang, "facedown"))
		return o
	}
	o.Node = "card-" + strconv.Itoa(int(t.ID))
	o.Label = s.T("node.plain", s.CardName(t.Def), s.Numbers(t.Def))
	o.Tap = func(env *ui.Env) { s.deeds.TapCard(env, t) }
	switch {
	case s.deeds.Mind.Chosen == t.ID:
		o.Mark = board.MarkSelected
	case s.deeds.Acts() && len(s.deeds.Q().Uses(t.ID)) > 0:
		o.Mark = board.MarkLegal
	case s.Picking() && (s.Picked(t.ID) || s.Legal(rules.Option{Verb: rules.Pick, Card: t.ID})):
		s.Pickable(&o, t.ID, board.MarkTarget, s.T("act.pick"))
	}
	return o
}

// forceRow declares the Force of a side: ready ones face-up, spent ones face-down.
func (s *Scene) forceRow(sf *ui.Surface, sd int) {
	if s.Staged {
		return
	}
	p, u := s.Seat(sd), sf.Px(1)
	r := s.lay.Zones[bgd.Charge][sd]
	name := s.Whose(p, s.T("force"))
	row := s.Zone(bgd.Charge, p)
	sl := board.Slot{ID: "charge" + strconv.Itoa(sd), Node: "slot-charge", Rect: r, Label: name, Hint: s.T("force"), Icon: ui.IconForce, Filled: len(row) > 0}
	if sd == 1 {
		sl.Node = "slot-opp-charge"
	}
	if r.W < 90*u {
		sl.Hint = ""
	}
	if sd == 0 && s.deeds.Drags() {
		s.deeds.Takes(&sl, bgd.Charge)
	}
	s.Board.Slot(sf, sl)
	choose := sd == 0 && s.Prompting(bgd.PromptForce) && s.Picking()
	for _, t := range row {
		pose := board.PoseIn(s.lay.Force(sd, &s.View.S, rules.ZoneOf(bgd.Charge, p), t.ID), !s.View.S.Card(t.ID).Has(bgd.FlagSpent))
		o := board.CardOpts{NoFocus: true, Loose: true}
		if s.View.S.Card(t.ID).Has(bgd.FlagSpent) {
			o.Mark = board.MarkVoid // otherwise it looks like another deck
		}
		if choose {
			o = board.CardOpts{Node: "charge-" + strconv.Itoa(int(t.ID)), Group: name, Loose: true}
			verb, _ := s.Pickable(&o, t.ID, board.MarkLegal, s.T("act.pick"))
			o.Label = s.T("node.plain", s.CardName(t.Def), verb)
		}
		s.Board.Put(sf, t.Board(), s.Face(t), pose, o)
	}
	if len(row) == 0 {
		return
	}
	label := s.T("force.of", name, bgd.ReadyForce(&s.View.S, p), len(row))
	id := "force-" + board.SideNames[sd]
	role, tip, look := ui.RoleButton, label, func(*ui.Env) { s.Browse(name, bgd.Charge, p) }
	if choose { // a tap picks
		role, tip, look = ui.RoleText, "", nil
	}
	sf.Add(ui.Element{ID: id, Rect: r, Role: role, Label: label, Tip: tip, Loose: true, Tap: look, Draw: func(c *ui.Canvas, st ui.State) {
		text := s.force(p)
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(15), r.H*0.3))
		w := ui.Measure(text, ui.Bold, size) + size*2.1
		q := ui.Rect{X: r.X + (r.W-w)/2, Y: r.Bottom() - size*1.2, W: w, H: size * 1.5}.Clamp(c.Env.Full())
		c.Fill(q, q.H/2, c.Theme.Dark().Alpha(0.92))
		c.Stroke(q, q.H/2, 1.2*u, faces.Force)
		c.Icon(ui.IconForce, ui.Rect{X: q.X + size*0.35, Y: q.Y + size*0.25, W: size, H: size}, faces.Force)
		c.Text(text, ui.Rect{X: q.X + size*1.2, Y: q.Y, W: q.W - size*1.4, H: q.H}, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Loose: true})
		if st.Hover {
			c.Stroke(r, 6*u, 1.6*u, faces.Force)
		}
	}})
}

// hand declares the hand of the lower player.
func (s *Scene) hand(sf *ui.Surface) {
	asked := s.deeds.Acts() && s.Bottom == s.Audience
	kept := rules.CardID(0)
	if s.Audience >= 0 {
		kept = bgd.Kept(&s.View.S, s.Bottom)
	}
	s.HandFan(sf, func(t present.Token, o *board.CardOpts) bool {
		verb := s.T("node.noturn")
		if asked {
			switch {
			case s.deeds.Mind.Chosen == t.ID:
				o.Mark, verb = board.MarkSelected, s.T("act.unpick")
			case len(s.deeds.Q().Uses(t.ID)) == 0:
				o.Mark = board.MarkDim
			case s.Prompting(bgd.PromptCharge) || s.Prompting(bgd.PromptFollow):
				o.Mark, verb = board.MarkLegal, s.T("use.charge")
			default:
				o.Mark, verb = board.MarkLegal, words.Text.T(s.Lang, "use")
			}
		}
		o.Drag = s.deeds.Drags()
		o.Tap = func(env *ui.Env) { s.deeds.TapCard(env, t) }
		if s.Picking() {
			verb, _ = s.Pickable(o, t.ID, board.MarkLegal, s.T("act.pick"))
		}
		if t.ID == kept {
			o.Badges = append(o.Badges, board.Badge{Corner: cards.Above, Text: s.T("kept"), Colour: faces.Hit})
			verb = words.Sentences(s.Lang, s.T("kept.long"), verb)
		}
		o.Label = s.T("node.card", s.CardName(t.Def), s.Numbers(t.Def), verb)
		return true
	})
}
