package zutomayo

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/roof"
	"godeck/scenes/zutomayo/tally"

	"github.com/hajimehoshi/ebiten/v2"
)

// table declares what is on the table: HUDs, clock, phases, battlefields.
func (s *Scene) table(sf *ui.Surface) {
	s.place.lightStage()
	sf.ToastIn(s.lay.Toasts(sf.Px(1)))
	s.hud(sf, 1)
	s.field(sf, 1)
	s.Backs(sf, s.sealPoses(1)...)
	s.sealed(sf, 1)
	s.place.dialNode(sf)
	s.phases(sf)
	if !s.Staged {
		tally.Keep(sf, &s.Show, &s.lay, func() bool { return s.battles.fight.On || s.clockwork.border.word != "" })
	}
	s.field(sf, 0)
	s.goes(sf)
	s.sealed(sf, 0)
	s.hud(sf, 0)
}

// field declares the cards of a side: Character, slots, Area Enchant, piles.
func (s *Scene) field(sf *ui.Surface, sd int) {
	p, l := s.Seat(sd), s.Lang
	u := sf.Px(1)
	setting := sd == 0 && s.Prompting(ztm.PromptSet)
	placing := sd == 0 && s.Prompting(ztm.PromptPlace)
	if s.attackChip(sf, sd); sd == 0 {
		s.promised(sf)
	}
	slot := func(id, key string, kind uint8, icon ui.Icon, ask bool) {
		r, _ := s.lay.Zone(kind, sd)
		name := Text.T(l, key)
		sl := board.Slot{ID: id + strconv.Itoa(sd), Rect: r, Label: s.Whose(p, name), Hint: name, Icon: icon, Active: ask, Clear: s.lay.Tiny}
		if sd == 0 {
			sl.ID, sl.Node = id, "slot-"+id
		} else {
			sl.Node = "slot-opp-" + id
		}
		if r.W < 70*u {
			sl.Icon, sl.Hint = ui.IconNone, map[string]string{"a": "A", "b": "B"}[id]
			if sl.Hint == "" {
				sl.Icon = icon
			}
		}
		switch {
		case ask:
			s.picks.takes(&sl, kind)
			sl.Active = s.picks.awaits(&sl)
		case setting && kind == ztm.BattleField:
			s.picks.takes(&sl, kind)
		case setting && kind == ztm.SetB: // the only card of a turn goes to A
			s.picks.takes(&sl, ztm.SetA)
		}
		_, filled := s.Top(kind, p)
		if kind == ztm.AreaNew {
			_, old := s.Top(ztm.Area, p)
			filled = filled || old
		}
		sl.Filled = filled || s.picks.pickedFor(sd, kind) != 0 || !s.sealedAt(sd).Intersect(r).Empty()
		s.Board.Slot(sf, sl)
	}
	slot("fighter", "hint.fighter", ztm.BattleField, ui.IconPerson, placing)
	slot("a", "zone.a", ztm.SetA, ui.IconFaceDown, setting)
	slot("b", "zone.b", ztm.SetB, ui.IconFaceDown, setting && s.Most() > 1)
	slot("area", "zone.area", ztm.AreaNew, ui.IconPlace, setting)
	for _, k := range [...]uint8{ztm.BattleField, ztm.SetA, ztm.SetB, ztm.Area, ztm.AreaNew} {
		t, ok := s.Top(k, p)
		if !ok {
			continue
		}
		r, _ := s.lay.Zone(k, sd)
		pose := board.PoseIn(r, t.Up)
		if s.picks.pickedFor(sd, k) != 0 && k == ztm.BattleField {
			continue
		}
		face, o := s.Cards.Of(t.Def, l), s.cardOpts(t, k, sd)
		if face != nil && s.isPast(t, k) {
			o.Read, o.Label = face, o.Label+s.T("comma")+s.T("past")
			face = s.Cards.Look(cards.Look{Def: t.Def, Lang: l, Form: past})
		}
		if old, stars := s.picks.replaced(); old == t.ID && sd == 0 {
			word, col := Text.T(l, "goes.abyss"), abyssCol.Lighten(0.4)
			if stars > 0 {
				word, col = Text.T(l, "goes.power", stars), powerCol
			}
			if o.Label += s.T("comma") + word; s.lay.Small || s.lay.Tall { // elsewhere the way says it
				o.Badges = append(o.Badges, roof.GoesSign(stars, col))
			}
		}
		s.Board.Put(sf, t.Board(), face, pose, o)
	}
	s.Piles(sf, sd, table.PlayerPile{ID: "charger", Kind: ztm.Charger, Icon: ui.IconCharger, Colour: powerCol.Alpha(0.8), Note: "★" + strconv.Itoa(int(math.Round(s.shown.power[p])))},
		table.PlayerPile{ID: "abyss", Kind: ztm.Abyss, Icon: ui.IconAbyss, Colour: nightCol.Alpha(0.8)}, table.PlayerPile{ID: "deck", Kind: ztm.Deck, Icon: ui.IconDeck})
}

// goes declares the way of a fighter that makes room for a picked card, to the
// pile where it will lie.
func (s *Scene) goes(sf *ui.Surface) {
	old, stars := s.picks.replaced()
	if old == 0 || s.lay.Small || s.lay.Tall { // a word on the card says it
		return
	}
	from, to, col, word := s.lay.Zones[ztm.BattleField][0], s.lay.Zones[ztm.Abyss][0], abyssCol.Lighten(0.3), s.T("goes.abyss")
	if stars > 0 {
		to, col, word = s.lay.Zones[ztm.Charger][0], powerCol, s.T("goes.power", stars)
	}
	way := roof.WayTo(from, to, sf.Px(1))
	sf.Paint("goes", way.Room(), func(c *ui.Canvas) { way.Draw(c, col, word) })
}

// sealed declares that sign, a card's back that lies across the trays: it is
// public that something is set, but not how many cards and where (ZTM-3.10).
func (s *Scene) sealed(sf *ui.Surface, sd int) {
	r := s.sealedAt(sd)
	if r.Empty() {
		return
	}
	own, placing := s.lay.Zones[ztm.SetA][0].Y, s.View.S.Dec.Prompt == ztm.PromptPlace
	if placing {
		r, own = r.Inset(-1), s.lay.Zones[ztm.BattleField][0].Y
	}
	sf.Paint("sealed-"+board.SideNames[sd], r, func(c *ui.Canvas) {
		u := c.Px(1)
		col := c.Theme.Legal
		x, y := r.Centre()
		w := math.Min(r.W, r.H/cards.Aspect) * 0.94
		h := w * cards.Aspect * 0.94
		c.GlowAt(x, y, w, h, sealTurn, w*0.06, 18*u, signPink.Alpha(0.34))
		if !c.Blank() && (sd == 0 || s.lay.Hand[1].Empty()) { // otherwise it is one of the hand's
			img := s.Board.Faces.BackImage(c.Env, c.Theme, w, false)
			b := img.Bounds()
			op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
			k := w / (float64(b.Dx()) * 0.96)
			op.GeoM.Translate(-float64(b.Dx())/2, -float64(b.Dy())/2)
			op.GeoM.Scale(k, k*0.94)
			op.GeoM.Rotate(sealTurn)
			op.GeoM.Translate(x, y)
			c.DrawImage(img, op)
		}
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(14), r.H*0.16))
		word := s.T("status.set")
		at := ui.Rect{X: x - ui.Measure(word, ui.Bold, size)/2 - size*0.7, Y: y + h/2 - size*1.9, W: ui.Measure(word, ui.Bold, size) + size*1.4, H: size * 1.35}
		if sd == 1 { // below the card, as far as the player's own places leave room
			at.Y = math.Min(math.Max(y+h/2, r.Bottom())+2*u, own-at.H-1*u)
			if at.X = math.Min(at.X, c.Env.Full().Right()-at.W); !placing && !at.Intersect(s.lay.Attack[1]).Empty() {
				at.Y = math.Min(at.Y, s.lay.Attack[1].Y-at.H-1*u)
			}
		}
		if at.W > r.W && (sd == 0 || at.W > 1.6*r.W) { // the back alone says it
			c.StrokeAt(x, y, w, h, sealTurn, w*0.07, 2*u, col)
			return
		}
		c.Fill(at, at.H/2, c.Theme.Dark().Alpha(0.92))
		c.Stroke(at, at.H/2, 1.3*u, col)
		c.Text(word, at, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: col.Lighten(0.3)})
	})
}

// sealTurn is how far a committed card is turned, in radians.
const sealTurn = -7 * math.Pi / 180

// cardOpts returns how a card on the table looks and reads.
func (s *Scene) cardOpts(t present.Token, kind uint8, sd int) board.CardOpts {
	l := s.Lang
	zone := map[uint8]string{ztm.BattleField: "zone.field", ztm.SetA: "zone.a", ztm.SetB: "zone.b", ztm.Area: "zone.area", ztm.AreaNew: "zone.area"}[kind]
	o := board.CardOpts{Group: s.Whose(s.Seat(sd), Text.T(l, zone))}
	if t.Def == 0 {
		o.Label = Text.T(l, "node.plain", o.Group, words.Text.T(l, "facedown"))
		return o
	}
	o.Label = Text.T(l, "node.plain", s.Cards.Name(t.Def, l), s.Cards.NumbersOf(t.Def, l))
	o.Node = "card-" + strconv.Itoa(int(t.ID))
	if !t.Up || kind == ztm.AreaNew || s.Step() < ztm.StepEffects && s.View.S.Card(t.ID).Has(ztm.FlagSetNow) {
		return o // Power for what was set now may still come
	}
	if cost, power := s.cost(t), s.power(s.Seat(sd)); power < cost {
		o.Mark = board.MarkVoid
		s.short(&o, power, power, cost)
	}
	return o
}

// badge returns a mark above a card or, in a tiny window, in its middle.
func (s *Scene) badge(text string, col ui.Colour) board.Badge {
	if s.lay.Tiny {
		return board.Badge{Corner: cards.MiddleLeft, Text: text, Colour: col}
	}
	return board.Badge{Corner: cards.Above, Text: text, Colour: col}
}

// lacking says how much Power is missing.
func (s *Scene) lacking(n int) string {
	if s.lay.Tiny {
		return s.T("short.tiny", n)
	}
	return s.T("short.star", n)
}

// short marks a card that stays short of Power with what this turn brings, above
// its cost, with how much: neither that nor the name is covered.
func (s *Scene) short(o *board.CardOpts, now, power, cost int) {
	long := s.T("short.long", power, cost)
	if power > now {
		long = s.T("short.long.more", now, power, cost)
	}
	o.Badges = append(o.Badges, s.badge(s.lacking(cost-power), shortCol))
	o.Label += s.T("comma") + long
}

// lacks marks a card that lacks Power as it stands: it is paid for all the same where the
// night or the day that comes brings what is missing.
func (s *Scene) lacks(o *board.CardOpts, night, day bool, now, power, cost int) {
	switch {
	case !night && !day:
		s.short(o, now, power, cost)
	case night != day:
		b, key := s.badge(s.T("short.time"), powerCol), "by.day"
		if b.Icon = ui.IconSun; night {
			b.Icon, key = ui.IconMoon, "by.night"
		}
		o.Badges = append(o.Badges, b)
		o.Label += s.T("comma") + s.T("short.by", power, cost, s.T(key))
	}
}

// leaning marks a card that can be paid for only together with another one, in
// the colour of Power: it is no mistake yet.
func (s *Scene) leaning(o *board.CardOpts, power, cost int) {
	o.Badges = append(o.Badges, s.badge(s.lacking(cost-power), powerCol))
	o.Label += s.T("comma") + s.T("short.alone", power, cost)
}

// hand declares the hand of the lower player and the cards set from it, which
// are dragged back there.
func (s *Scene) hand(sf *ui.Surface) {
	inSlots := s.Prompting(ztm.PromptSet) || s.Prompting(ztm.PromptPlace) || s.picks.committed()
	if inSlots && !s.picks.committed() && len(s.Picks()) > 0 {
		s.Board.Slot(sf, board.Slot{ID: "home", Node: "slot-home", Rect: s.lay.Hand[0], Label: s.T("zone.hand"), Filled: true, Silent: true, Unlit: true, Flat: true,
			Accept: func(string) (string, bool) { return "", true },
			Drop: func(env *ui.Env, card string) {
				if c := s.CardOf(card); s.Picked(c) {
					s.picks.takeBack(env, c)
				}
			}})
	}
	now := int(s.View.S.Seats[s.Bottom][ztm.Power])
	able := s.Prompting(ztm.PromptSet) && slices.ContainsFunc(s.Zone(ztm.Hand, s.Bottom), func(t present.Token) bool {
		return !s.Picked(t.ID) && s.picks.mostPower(t.ID) >= s.game.Cost(&s.View.S, t.ID)
	})
	s.HandFan(sf, func(t present.Token, o *board.CardOpts) bool {
		if s.Picked(t.ID) && inSlots {
			s.setCard(sf, t)
			o.Away = !s.picks.committed() // the others stay where the next press looks for them
			return false
		}
		verb := s.T("node.noturn")
		if s.Picking() {
			word := s.T("act.pick")
			if s.Prompting(ztm.PromptSet) {
				word = s.T("act.set")
			}
			verb, _ = s.Pickable(o, t.ID, board.MarkLegal, word)
			o.Drag = inSlots
			if o.Mark == board.MarkDim && s.Prompting(ztm.PromptSet) { // enough are set: the others are to be looked at
				o.Mark = board.MarkNone
			}
		}
		o.Label = s.T("node.card", s.CardName(t.Def), s.Numbers(t.Def), verb)
		if !s.Prompting(ztm.PromptSet) || o.Mark != board.MarkLegal {
			return true
		}
		if power, cost := s.picks.mostPower(t.ID), s.game.Cost(&s.View.S, t.ID); power < cost {
			night, day := s.picks.comes(t.ID)
			if s.lacks(o, night, day, now, power, cost); able && !night && !day {
				o.Mark = board.MarkNone // it may be set, but does nothing
			}
		} else if alone := s.picks.outlook(slices.Concat(s.Picks(), []rules.CardID{t.ID})...); alone.power < cost && power < never {
			s.leaning(o, alone.power, cost)
		}
		return true
	})
}

// setCard declares a picked card in its slot: face-up while it can be taken
// back, face-down once committed (its owner may still look).
func (s *Scene) setCard(sf *ui.Surface, t present.Token) {
	face := s.Face(t)
	kind := s.picks.slotOf(t.ID)
	r, _ := s.lay.Zone(kind, 0)
	l := s.Lang
	o := board.CardOpts{Node: "hand-" + strconv.Itoa(int(t.ID)), Group: Text.T(l, map[uint8]string{ztm.BattleField: "zone.field", ztm.SetA: "zone.a", ztm.SetB: "zone.b", ztm.AreaNew: "zone.area"}[kind])}
	name, facts := s.Cards.Name(t.Def, l), s.Cards.NumbersOf(t.Def, l)
	if s.picks.committed() {
		o.Label = Text.T(l, "node.card", name, facts, Text.T(l, "status.set"))
		s.Board.Put(sf, t.Board(), face, board.PoseIn(r, false), o)
		return
	}
	look := s.picks.outlook(s.Picks()...)
	o.Mark = board.MarkSelected
	o.Drag = true
	tok := t
	o.Tap = func(env *ui.Env) { // a second tap that was meant for the hand takes nothing back
		ui.Play(env, "ui-tap", 0.5, 0)
		if s.picks.raised() == tok.ID {
			s.picks.lifted = 0
		} else {
			s.picks.lifted = tok.ID
			s.Timeline.Now(s.Flash(tok.Board(), s.Theme.Accent2, 22))
		}
		s.Surface.Invalidate()
	}
	o.Label = Text.T(l, "node.card", name, facts, Text.T(l, "act.back"))
	if h := s.game.HoursOf(&s.View.S, t.ID); h != s.Cards.Attr(t.Def, ztm.AClock) {
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Text: "+" + strconv.Itoa(h), Icon: ui.IconClock, Colour: clockCol})
	}
	second := look.second && s.picks.isCharacter(t.ID) && t.ID != look.first // it leaves unpaid
	if cost := s.game.Cost(&s.View.S, t.ID); look.power < cost && !second {
		night, day := s.picks.ahead(s.Picks())
		n, d := s.picks.works(t.ID, &night, &day)
		s.lacks(&o, n, d, look.was, look.power, cost)
	}
	if second {
		word := s.T("b.abyss")
		if s.Cards.Attr(t.Def, ztm.AIcons) > 0 {
			word = s.T("b.power")
		}
		if o.Label += s.T("comma") + word; s.lay.Tiny {
			o.Badges = append(o.Badges, roof.GoesSign(s.Cards.Attr(t.Def, ztm.AIcons), powerCol))
		} else {
			o.Badges = append(o.Badges, s.badge(word, powerCol))
		}
	}
	s.Board.Put(sf, t.Board(), face, board.PoseIn(r, true), o)
}

// attackChip declares the running attack of a side; a tap shows its calculation.
func (s *Scene) attackChip(sf *ui.Surface, sd int) {
	p, r, l := s.Seat(sd), s.lay.Attack[sd], s.Lang
	if t, ok := s.Top(ztm.BattleField, p); s.Staged || !ok || !t.Up { // nobody attacks
		return
	}
	v, night, works := s.attack(p)
	name := Text.T(l, "attack.of", s.Possessive(p, l, true), v)
	sf.Add(ui.Element{ID: "attack-" + board.SideNames[sd], Rect: r, Role: ui.RoleButton, Label: name, Desc: Text.T(l, "attack.open"), Tip: Text.T(l, "attack.open"),
		Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); s.showParts = p },
		Draw: func(c *ui.Canvas, st ui.State) {
			s.drawAttack(c, r, v-int(math.Round(s.shown.late[p])), night, works, st.Hover)
		}})
}

// drawAttack draws an attack in the clock's plate.
func (s *Scene) drawAttack(c *ui.Canvas, r ui.Rect, v int, night, works, hover bool) {
	if s.battles.fight.On && s.battles.fight.In > 0.3 { // the fight has both totals, larger
		return
	}
	col, ink := dayCol, ui.Hex(0xfff6dc)
	if night {
		col, ink = nightCol, ui.Hex(0xf4eeff)
	}
	if !works {
		col, ink = ui.Hex(0x7a76a0), ui.Hex(0xb9b4d4)
	}
	roof.Attack(c, r, v, night, hover, col, ink)
}

// promised declares what the set cards will attack with by night and by day, beside
// the fighter; the question says it where there is no room.
func (s *Scene) promised(sf *ui.Surface) {
	if !s.lay.Wide() || !s.Prompting(ztm.PromptSet) || s.Staged {
		return
	}
	night, day, ok := s.picks.promise()
	if !ok {
		return
	}
	l, to := s.Lang, int(math.Round(s.shown.hour))+s.picks.outlook(s.Picks()...).hours
	q := roof.Promise{Night: s.questions.span(night, l), Day: s.questions.span(day, l), Now: ztm.IsNight(to % ztm.Hours), Hues: [2]ui.Colour{nightCol, dayCol}}
	r := q.Place(s.lay.Attack[0], sf.Env())
	sf.Add(ui.Element{ID: "promised", Rect: r, Role: ui.RoleText, Label: words.Sentences(l, Text.T(l, "isnight")+" "+q.Night, Text.T(l, "isday")+" "+q.Day), Draw: func(c *ui.Canvas, _ ui.State) { q.Draw(c, r) }})
}
