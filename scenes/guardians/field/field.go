// Package field declares what lies before the players of Battle Guardians: the
// guardians with what is under them, assistants, domains, Force, and the hand.
package field

import (
	"math"
	"strconv"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/deeds"
	"godeck/scenes/guardians/die"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Field is that of a table.
type Field struct {
	on    staging.Table
	match *table.Match
	deeds *deeds.Deeds // what touching a card does
}

// On returns the field of a table.
func On(t staging.Table, match *table.Match, d *deeds.Deeds) Field {
	return Field{on: t, match: match, deeds: d}
}

// slot declares a place of the field that takes cards of the hand.
func (f *Field) slot(sf *ui.Surface, sd int, kind uint8, r ui.Rect, icon ui.Icon) {
	s := f.match
	name := f.on.Game.Table().Zones[kind].Name
	_, filled := s.Top(kind, s.Seat(sd))
	sl := board.Slot{ID: name + strconv.Itoa(sd), Node: "slot-" + name, Rect: r, Label: s.Whose(s.Seat(sd), s.T("zone."+name)), Hint: s.T("zone." + name), Icon: icon, Filled: filled, Silent: true, Bare: filled && kind != bgd.Domain || kind == bgd.Attack || !filled}
	if sd == 1 {
		sl.Node = "slot-opp-" + name
	}
	if r.W < ui.Measure(sl.Hint, ui.Regular, sf.Font(13))+52*sf.Px(1) {
		sl.Hint = ""
	}
	if sd == 0 && f.deeds.Drags() {
		f.deeds.Takes(&sl, kind)
	}
	s.Board.Slot(sf, sl)
}

// Floor declares the player's half of the arena as a place on which a card of the
// hand can be dropped to be used as it can be now; what is charged has a place of
// its own, and on the opponent's half nothing is laid.
func (f *Field) Floor(sf *ui.Surface) {
	s := f.match
	if q := f.deeds.Q(); !f.deeds.Acts() || s.Bottom != s.Audience || q.Prompting(bgd.PromptCharge) || q.Prompting(bgd.PromptFollow) {
		return
	}
	for i, r := range f.on.Lay.OwnGround() {
		sl := board.Slot{ID: "floor" + strconv.Itoa(i), Node: "slot-floor" + strconv.Itoa(i), Rect: r, Filled: true, Silent: true, Unlit: true}
		deeds.TakesAny(f.deeds, &sl)
		s.Board.Slot(sf, sl)
	}
}

// Place declares the assistant or the domain of a side.
func (f *Field) Place(sf *ui.Surface, sd int, kind uint8, icon ui.Icon) {
	s := f.match
	r, ok := f.on.Lay.Zone(kind, sd)
	if !ok {
		return
	}
	f.slot(sf, sd, kind, r, icon)
	t, ok := s.Top(kind, s.Seat(sd))
	if !ok {
		vacant(sf, sd, kind, r, icon)
		return
	}
	pose := board.PoseIn(r, t.Up)
	if kind == bgd.Assist {
		pose = f.on.Lay.Ground.Stands(pose, sd, -4)
		pose.Yaw *= 0.65
	}
	o := f.opts(t, kind, sd)
	if kind == bgd.Assist && t.Def != 0 && t.Up {
		lp, dg := f.on.Game.LP(&s.View.S, t.ID), int(s.View.S.Card(t.ID).N[bgd.NGauge])
		o.Badges = append(o.Badges, lifeBadge(lp, s.Cards.Attr(t.Def, bgd.ALP)))
		o.Label = s.T("node.plain", s.CardName(t.Def), s.T("node.guardian", lp, dg))
	}
	if face := s.Face(t); pose.W < sf.Env().MinTarget() && face != nil { // its place is the target
		o.NoFocus = true
		sf.Add(ui.Element{ID: o.Node, Rect: r, Hit: r, Role: ui.RoleButton, Label: o.Label, Group: o.Group, Tap: o.Tap, Loose: true, Inspect: func(*ui.Env) { s.Inspect(t.ID, face) }})
	}
	wakes := len(f.deeds.Q().Uses(t.ID)) > 0 && f.deeds.Acts()
	if kind == bgd.Assist && !t.Up {
		s.Board.Put(sf, t.Board(), f.face(t, &o), f.perch(sf, sd, t, pose, wakes), o)
		f.lurks(sf, sd, t, wakes)
		return
	}
	s.Board.Put(sf, t.Board(), f.face(t, &o), pose, o)
}

// face returns the face of a guardian on the field; reading shows the printed one.
func (f *Field) face(t present.Token, o *board.CardOpts) *cards.CardFace {
	s := f.match
	if t.Def != 0 && faces.Guardian(s.Cards.Attr(t.Def, bgd.AType)) {
		o.Read = s.Face(t)
	}
	return f.on.FieldFace(t)
}

// lifeBadge returns a badge with a guardian's LP over the printed ones.
func lifeBadge(lp, printed int) board.Badge {
	col := faces.LP
	if lp < printed {
		col = faces.DG
	} else if lp > printed {
		col = wall.Gain
	}
	return board.Badge{Corner: cards.BottomLeft, Text: strconv.Itoa(lp), Icon: ui.IconHeart, Colour: col}
}

// Giant declares the attack guardian of a side with the cards under it, and
// the numbers that fire its attack.
func (f *Field) Giant(sf *ui.Surface, sd int) {
	s := f.match
	p := s.Seat(sd)
	r := f.on.Lay.Zones[bgd.Attack][sd]
	f.slot(sf, sd, bgd.Attack, r, ui.IconPerson)
	for _, k := range [...]uint8{bgd.Materials, bgd.Unders, bgd.Leaving} {
		for i, t := range s.Zone(k, p) {
			q, _ := f.on.Lay.Lies(sd, &s.View.S, rules.ZoneOf(k, p), t.ID)
			d := float64(i) * 3 * sf.Px(1)
			s.Board.Put(sf, t.Board(), s.Face(t), f.on.Lay.Ground.Stands(board.PoseIn(q.Move((2*float64(sd)-1)*d, d), t.Up && k != bgd.Materials), sd, 4), board.CardOpts{NoFocus: true, Loose: true})
		}
	}
	t, ok := s.Top(bgd.Attack, p)
	if !ok {
		return
	}
	pose := f.on.Lay.Ground.Stands(board.PoseIn(r, t.Up), sd, 4)
	o := f.opts(t, bgd.Attack, sd)
	st := &s.View.S
	weak := st.Card(t.ID).Has(bgd.FlagWeak)
	if weak {
		pose = kneels(pose, r, sd)
	}
	o.Label = s.T("node.plain", s.CardName(t.Def), s.T("node.guardian", f.on.LifeText(p), int(f.on.Numbers.Shown.DG[p])))
	o.Spent = weak
	if weak {
		o.Label = words.Sentences(s.Lang, o.Label, s.T("weak.long"))
	}
	if dg := int(math.Round(f.on.Numbers.Shown.DG[p])); f.on.Lay.Seat[sd].Empty() && dg != 0 && !s.Staged {
		text, icon, col := wall.Gauge(dg)
		o.Badges = append(o.Badges, board.Badge{Corner: cards.BottomRight, Text: text, Icon: icon, Colour: col})
	}
	limit := ""
	if q := p.Other(); q == s.Audience && f.on.TurnOf() == q && s.Step() <= bgd.StepSet && !s.Staged { // what it lets its opponent summon
		if n, sum := f.on.Game.Limit(st, q), outlook.LimitSum(f.on.Game, st, q, s.Lang); n < 99 {
			limit = s.T("limit.badge", n)
			o.Label = words.Sentences(s.Lang, o.Label, s.T("limit.long", n, sum))
		}
	}
	if f.Fallen(sd) {
		o.Badges, o.Paint = nil, func(c *ui.Canvas) { f.Rubble(c, sd) }
	}
	s.Board.Put(sf, t.Board(), f.face(t, &o), pose, o)
	if weak && !s.Staged && !f.Fallen(sd) {
		f.weak(sf, sd, t.Board())
	}
	f.below(sf, sd)
	f.boost(sf, sd, t.Board(), o.Tap)
	if limit != "" && !f.on.Lay.Small && !f.on.Lay.Hits[1-sd].Empty() {
		f.limit(sf, limit, s.T("limit.why", f.on.Game.SF(st, t.ID)), sd)
	}
	if q, mask, ground := f.on.Lay.Hits[sd], outlook.Lit(f.on.Game, st, p, p == f.on.Thrower() && st.Vars[bgd.Die] != 0), t.Board(); !q.Empty() && mask != 0 && !s.Staged && (p != f.on.Thrower() || f.on.TurnOf() != p) { // those of whoever throws lie round the pit
		sf.Paint("faces-"+board.SideNames[sd], q, func(c *ui.Canvas) {
			if s.Board.AtRest(ground) {
				die.Tiles(c, q, mask, 0)
			}
		})
	}
}

// kneels returns the pose of a guardian on a knee: r is its place.
func kneels(p board.Pose, r ui.Rect, sd int) board.Pose {
	p.Lean += 21 * math.Pi / 180
	p.Y += 0.085 * r.H
	p.Angle += float64(1-2*sd) * 0.07
	return p
}

// Fallen reports whether the attack guardian of a side has fallen with the match.
func (f *Field) Fallen(sd int) bool {
	st, p := &f.match.View.S, f.match.Seat(sd)
	c := bgd.AttackGuardian(st, p)
	return st.Over() && c != 0 && f.on.Game.LP(st, c) <= 0 && !outlook.Endless(f.on.Game, st, p)
}

// Rubble draws what lies where the attack guardian of a side has fallen.
func (f *Field) Rubble(c *ui.Canvas, sd int) {
	s, g := f.match, &f.on.Lay.Ground
	t, ok := s.Top(bgd.Attack, s.Seat(sd))
	if !ok {
		return
	}
	at := func(sd int) board.Pose {
		return g.Stands(board.PoseIn(f.on.Lay.Zones[bgd.Attack][sd], true), sd, 4)
	}
	blow.Rubble(c, &s.Board, f.on.FieldFace(t), at(sd), at(1-sd), f.on.Still())
}

// limit declares a tag with the summon limit that the attack guardian of a side sets,
// and why in a tip. It is below the stone of whoever is limited, where the numbers of
// a thrower's die would be, which are round the pit in that player's own turn.
func (f *Field) limit(sf *ui.Surface, text, why string, sd int) {
	size := math.Max(12*sf.Env().Scale, sf.Font(13))
	r, seat := f.on.Lay.Hits[1-sd], f.on.Lay.Seat[1-sd]
	if w := ui.Measure(text, ui.Bold, size) + size; f.on.Lay.Tall && w > r.W*1.35 { // the odds are beside it
		size = math.Max(12*sf.Env().Scale, size*r.W*1.35/w)
	}
	q := ui.Rect{X: r.X, Y: r.Y, W: ui.Measure(text, ui.Bold, size) + size, H: size * 1.4}
	if q.X = math.Max(seat.X, math.Min(seat.Right()-q.W, r.X+(r.W-q.W)/2)); f.on.Lay.Tall {
		q.X = seat.X
	}
	sf.Add(ui.Element{ID: "limit", Rect: q, Role: ui.RoleText, Label: text, Tip: why, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
		c.Fill(q, q.H/2, c.Theme.Dark().Alpha(0.88))
		c.Stroke(q, q.H/2, 1.2*c.Px(1), faces.Force.Alpha(0.7))
		c.Text(text, q, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Colour: faces.Force.Lighten(0.4), Loose: true})
	}})
}

// weak draws the sign of weakness over a guardian that leans, clear of its name.
func (f *Field) weak(sf *ui.Surface, sd int, ground string) {
	s, text := f.match, f.match.T("weak")
	q, size := f.WeakAt(sf, sd)
	sf.Paint("weak-"+board.SideNames[sd], q, func(c *ui.Canvas) {
		if !s.Board.AtRest(ground) {
			return
		}
		c.Fill(q, size*0.2, ui.Hex(0x2a0508).Alpha(0.94))
		c.Stroke(q, size*0.2, 2.2*c.Px(1), faces.DG)
		c.Stroke(q.Inset(3.4*c.Px(1)), size*0.12, 1*c.Px(1), faces.DG.Alpha(0.7))
		c.Text(text, q, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Colour: faces.DG.Lighten(0.55), Loose: true})
	})
}

// WeakAt returns where that stands: on the lower edge of the card or, where there is no
// room below it, over its lowered head; so it covers no line, nor SF, name and LP.
func (f *Field) WeakAt(sf *ui.Surface, sd int) (q ui.Rect, size float64) {
	giant := f.on.Lay.Zones[bgd.Attack][sd]
	size = math.Max(12*sf.Env().Scale, math.Min(sf.Font(24), giant.W*0.12))
	w := ui.Measure(f.match.T("weak"), ui.Bold, size) + size*1.1
	q = ui.Rect{X: giant.X + (giant.W-w)/2, Y: giant.Bottom() - 0.3*size, W: w, H: size * 1.4}
	if f.on.Lay.Tall || f.on.Lay.Small {
		head := blow.Face(&f.match.Board, kneels(f.on.Lay.Ground.Stands(board.PoseIn(giant, true), sd, 4), giant, sd))
		q.Y = math.Max(head[0].Y, head[1].Y) - 1.1*size
	}
	return q.Clamp(sf.Env().Full()), size
}

// below declares the number of cards under a guardian; a tap shows the public ones.
func (f *Field) below(sf *ui.Surface, sd int) {
	s := f.match
	p, u := s.Seat(sd), sf.Px(1)
	mats, unders := s.Count(bgd.Materials, p), s.Count(bgd.Unders, p)
	if mats+unders == 0 {
		return
	}
	giant := f.on.Lay.Zones[bgd.Attack][sd]
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

// opts returns how a card of the field looks, reads and answers.
func (f *Field) opts(t present.Token, kind uint8, sd int) board.CardOpts {
	s := f.match
	name := f.on.Game.Table().Zones[kind].Name
	o := board.CardOpts{Group: s.Whose(s.Seat(sd), s.T("zone."+name))}
	if t.Def == 0 {
		o.Label = s.T("node.plain", o.Group, words.Text.T(s.Lang, "facedown"))
		return o
	}
	o.Node = "card-" + strconv.Itoa(int(t.ID))
	o.Label = s.T("node.plain", s.CardName(t.Def), s.Numbers(t.Def))
	o.Tap = func(env *ui.Env) { f.deeds.TapCard(env, t) }
	switch {
	case f.deeds.Mind.Chosen == t.ID:
		o.Mark = board.MarkSelected
	case f.deeds.Acts() && len(f.deeds.Q().Uses(t.ID)) > 0 && deeds.Unasked(f.deeds, t.ID) == "":
		o.Mark = board.MarkLegal
	case s.Picking() && (s.Picked(t.ID) || s.Legal(rules.Option{Verb: rules.Pick, Card: t.ID})):
		s.Pickable(&o, t.ID, board.MarkTarget, s.T("act.pick"))
	}
	return o
}
