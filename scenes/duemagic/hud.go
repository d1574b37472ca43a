package duemagic

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// hud declares a player: whose turn, priority, counts. What has no place of
// its own in this window opens from here.
func (s *Scene) hud(sf *ui.Surface, sd int) {
	p, z := s.Seat(sd), &s.lay.Zones
	hand, lib, grave, mana := s.Count(dmg.Hand, p), s.Count(dmg.Library, p), s.Count(dmg.Graveyard, p), s.Count(dmg.Mana, p)
	free := strconv.Itoa(s.m.FreeMana(p))
	q := chrome.HUD{Say: s.standing(p, s.Lang), Colour: s.on.Colour(p), Low: s.on.Colour(p).Mix(ui.Hex(0x0c0924), 0.86)}
	if s.m.Active() == p && s.Turn() > 0 {
		q.Sign, q.SignCol = ui.IconTurn, q.Colour
	}
	if s.on.Holder == p {
		q.Lit, q.Colour = true, faces.Light
	}
	q.Gauges = []chrome.Gauge{{Icon: ui.IconPane, Text: strconv.Itoa(s.m.Shields(p)), Colour: faces.Shield}, {Icon: ui.IconHand, Text: strconv.Itoa(hand), Colour: faces.Hand}}
	if z[dmg.Mana][sd].Empty() || !s.lay.Small {
		if !s.lay.Small {
			free += "/" + strconv.Itoa(mana)
		}
		q.Gauges = append(q.Gauges, chrome.Gauge{Icon: ui.IconGem, Text: free, Colour: faces.Power})
	}
	if z[dmg.Library][sd].Empty() {
		q.Gauges = append(q.Gauges, chrome.Gauge{Icon: ui.IconDeck, Text: strconv.Itoa(lib), Colour: faces.Library}, chrome.Gauge{Icon: ui.IconSkull, Text: strconv.Itoa(grave), Colour: faces.Grave})
		q.Tap = func(env *ui.Env) {
			if !s.deeds.Sends(env, sd) {
				s.hudOpen = 1 + sd
			}
		}
	}
	if s.lay.Tall { // the stones themselves, where the mana zone has no room of its own
		q.Beside = func(c *ui.Canvas, r ui.Rect) { s.stonesBeside(c, r, sd) }
	}
	sl := board.Slot{ID: "hud" + strconv.Itoa(sd), Rect: s.lay.HUD[sd], Filled: true, Silent: true, Bare: true} // under the words
	switch {
	case !s.deeds.Q().Asking():
	case sd == 1 && s.Prompting(dmg.PromptAttack):
		s.deeds.Aimed(&sl, 0, false)
		s.Board.Slot(sf, sl)
	case sd == 0 && s.Prompting(dmg.PromptCharge) && z[dmg.Mana][sd].Empty():
		s.deeds.Takes(&sl, dmg.Mana, sd, 0)
		s.Board.Slot(sf, sl)
	}
	s.HUD(sf, sd, q)
	if n := mana; n > 0 && s.lay.Tall { // where its stones lie, for readers and the coach
		r, _ := s.lay.HUD[sd].CutTop(s.lay.HUD[sd].H*0.56, 0)
		_, r = r.CutLeft(math.Max(r.W*0.4, r.W-(18*float64(n)+12)*sf.Px(1)), 0)
		sf.Add(ui.Element{ID: "mana-" + board.SideNames[sd], Rect: r, Hit: ui.Rect{X: -1, Y: -1}, Role: ui.RoleText, Label: Text.T(s.Lang, "mana.n", s.Possessive(p, s.Lang, true), s.m.FreeMana(p), n)})
	}
}

// standing describes a player's state.
func (s *Scene) standing(p rules.Seat, l lang.Lang) string {
	out := []string{Text.T(l, "hud", s.Player(p, l), s.m.Shields(p), s.m.FreeMana(p), s.Count(dmg.Mana, p), s.Count(dmg.Hand, p), s.Count(dmg.Library, p), s.Count(dmg.Graveyard, p))}
	if s.m.Active() == p && s.Turn() > 0 {
		out = append(out, Text.T(l, "hud.turn"))
	}
	if s.on.Holder == p {
		out = append(out, Text.T(l, "hud.priority"))
	}
	return words.Sentences(l, out...)
}

// short describes a player's state without the piles.
func (s *Scene) short(p rules.Seat, l lang.Lang) string {
	return Text.T(l, "status.player", s.Player(p, l), s.m.Shields(p), len(s.m.Creatures(p)), s.Count(dmg.Mana, p), s.Count(dmg.Hand, p), s.Count(dmg.Library, p))
}

// stonesBeside draws a side's mana beside the name, right-aligned: all of it,
// or only the untapped if there is no room for all.
func (s *Scene) stonesBeside(c *ui.Canvas, r ui.Rect, sd int) {
	u := c.Px(1)
	list := s.m.Cards(dmg.Mana, s.Seat(sd))
	if float64(len(list))*13*u > r.W {
		list = slices.DeleteFunc(slices.Clone(list), func(t field.Card) bool { return t.Tapped })
	}
	if w := 18 * u * float64(len(list)); w < r.W {
		_, r = r.CutLeft(r.W-w, 0)
	}
	plan := rules.List{}
	if sd == 0 {
		plan = s.deeds.Q().Plan()
	}
	s.stones(c, r, list, plan)
}

// manaZone declares the mana stones of a side; a tap opens them as cards.
func (s *Scene) manaZone(sf *ui.Surface, sd int) {
	p, l, u := s.Seat(sd), s.Lang, sf.Px(1)
	r := s.lay.Zones[dmg.Mana][sd]
	if r.Empty() {
		return
	}
	list := s.m.Cards(dmg.Mana, p)
	sl := board.Slot{ID: "mana" + strconv.Itoa(sd), Rect: r.InsetXY(2*u, 0), Filled: true, Silent: true, Bare: true, Flat: s.lay.Tower()} // upright, it stays clear of the piles
	if sd == 0 && s.deeds.Q().Asking() {
		s.deeds.Takes(&sl, dmg.Mana, 0, 0)
	}
	s.Board.Slot(sf, sl)
	plan := rules.List{}
	if sd == 0 {
		plan = s.deeds.Q().Plan()
	}
	var count [5]int
	for _, t := range list {
		for _, c := range faces.Civs(s.Cards.Attr(t.Def, dmg.ACiv)) {
			if !t.Tapped {
				count[c]++
			}
		}
	}
	label := []string{Text.T(l, "mana.n", s.Possessive(p, l, true), s.m.FreeMana(p), len(list))}
	for i, n := range count {
		if n > 0 {
			v := dmg.Civilizations.Values[i]
			label = append(label, l.Pick(v.JA, v.EN)+" "+strconv.Itoa(n))
		}
	}
	sf.Add(ui.Element{ID: "mana-" + board.SideNames[sd], Rect: r, Hit: r, Role: ui.RoleButton, Label: words.List(l, label...), Tip: label[0],
		Tap: func(env *ui.Env) {
			if s.deeds.Sends(env, sd) {
				return
			}
			ui.Play(env, "ui-tap", 0.5, 0)
			s.Browse(s.Whose(p, s.T("zone.mana")), dmg.Mana, p)
		},
		Draw: func(c *ui.Canvas, st ui.State) {
			if st.Hover {
				c.Stroke(r, 10*u, 1.5*u, c.Theme.Accent2.Alpha(0.7))
			}
			body := r.InsetXY(5*u, 4*u)
			if s.lay.Small { // the HUD has no room for the number
				var head ui.Rect
				head, body = body, ui.Rect{}
				if head.H > 40*u {
					head, body = head.CutTop(c.Font(13)*1.3, 2*u)
				}
				k := math.Min(head.H*0.9, c.Font(14))
				glass.Crystal(c, head.X+k/2, head.Y+head.H/2, k*0.42, faces.Colours(31), false)
				c.Text(strconv.Itoa(s.m.FreeMana(p))+" / "+strconv.Itoa(len(list)), ui.Rect{X: head.X + k + 5*u, Y: head.Y, W: head.W - k - 5*u, H: head.H},
					ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, math.Min(c.Font(14), head.H*0.9)), Tabular: true, Shadow: true})
			}
			s.stones(c, body, list, plan)
		}})
}

// stones draws mana cards as stones in rows.
func (s *Scene) stones(c *ui.Canvas, r ui.Rect, list []field.Card, plan rules.List) {
	n := len(list)
	if n == 0 || r.Empty() {
		return
	}
	u := c.Px(1)
	d, high := 44*u, 1.0
	if r.H > 80*u { // on the floor: farther rows stand a little aside
		high = 1.12
	}
	cols, rows := 1, n
	for ; d > 8*u; d -= u {
		cols = max(1, int((r.W-d*(high-1)*4)/d))
		rows = (n + cols - 1) / cols
		if float64(rows)*d*high <= r.H {
			break
		}
	}
	for i, t := range list {
		x := r.X + (float64(i%cols)+0.5)*d
		y := r.Y + (float64(i/cols)+0.5)*d*high
		if high > 1 && i/cols%2 == 1 {
			x += d * (high - 1) * 4
		}
		if plan.Index(t.ID) >= 0 && t.ID != 0 {
			c.Glow(ui.Rect{X: x - d*0.4, Y: y - d*0.4, W: d * 0.8, H: d * 0.8}, d*0.4, 9*u, c.Theme.Warm.Alpha(0.8))
			c.Ring(x, y, d*0.47, 2*u, c.Theme.Warm)
		}
		glass.Crystal(c, x, y, d*0.40, faces.Colours(s.Cards.Attr(t.Def, dmg.ACiv)), t.Tapped)
	}
}

// turnPanel declares whose turn it is and who has priority.
func (s *Scene) turnPanel(sf *ui.Surface) {
	r, l, u := s.lay.Turn, s.Lang, sf.Px(1)
	if r.Empty() || r.H < 20*u {
		return
	}
	turn, prio := s.deeds.Words(l).Turn(), s.on.Priority(l)
	if s.lay.Small {
		if s.Turn() > 0 {
			key := "turn" // two people's names may be long
			switch {
			case s.IsYou(s.m.Active()):
				key = "turn.own"
			case s.Audience >= 0:
				key = "turn.opp"
			}
			turn = Text.T(l, key, s.Turn()) + "\n" + s.deeds.Words(l).Step()
		}
	}
	sf.Add(ui.Element{ID: "turn", Rect: r, Role: ui.RoleText, Label: words.Sentences(l, turn, prio), Draw: func(c *ui.Canvas, _ ui.State) {
		col := s.on.Colour(s.m.Active())
		c.Fill(r, 10*u, ui.Hex(0x0d0828).Alpha(0.5))
		in := r.InsetXY(7*u, 2*u)
		top, low := in.CutTop(in.H*0.5, 0)
		if s.lay.Small && in.H < c.Font(12)*5.4 {
			top, low = in, ui.Rect{}
		}
		c.Text(turn, top, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(15), top.H*0.6), Align: ui.Middle, Colour: col.Lighten(0.3), Wrap: true, LineHeight: 1.15})
		if !low.Empty() {
			pcol := c.Theme.TextSoft
			if s.on.Holder >= 0 {
				pcol = faces.Light
			}
			c.Text(prio, low, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(13), low.H*0.6), Align: ui.Middle, Colour: pcol, Wrap: true, LineHeight: 1.15})
		}
	}})
}

// parts are the parts of a turn in the phase bar, each with its steps.
var parts = [...][]uint8{{dmg.StepUntap, dmg.StepUpkeep, dmg.StepDraw}, {dmg.StepCharge}, {dmg.StepMain}, {dmg.StepBattleStart, dmg.StepAttack, dmg.StepBlock, dmg.StepBreak, dmg.StepAttackEnd}, {dmg.StepBattleEnd, dmg.StepEnd, dmg.StepCleanup}}

var partNames = [...]string{"part.start", "step.charge", "step.main", "part.battle", "step.end"}

// phases declares the parts of the turn, with the step under way named, and the
// player's own stops.
func (s *Scene) phases(sf *ui.Surface) {
	now := s.Step()
	stops := &s.wish.Own
	if s.m.Active() != s.Bottom {
		stops = &s.wish.Opp
	}
	var list []chrome.Phase
	for i, part := range parts {
		q := chrome.Phase{Name: s.T(partNames[i])}
		if len(part) == 1 {
			q.Why = s.T(passing.StepKeys[part[0]] + ".why")
		}
		for _, k := range part {
			q.Now, q.Stop = q.Now || k == now && s.Turn() > 0, q.Stop || stops[k]
		}
		if q.Now {
			q.Name = s.deeds.Words(s.Lang).Step()
		}
		list = append(list, q)
		for _, k := range part { // the help tells of each step
			if w, ok := Text[passing.StepKeys[k]+".why"]; ok && len(part) > 1 && k != dmg.StepCleanup {
				list = append(list, chrome.Phase{Name: passing.StepName(k, s.Lang), Why: w.In(s.Lang), Rare: true})
			}
		}
	}
	s.PhaseBar(sf, words.Sentences(s.Lang, s.deeds.Words(s.Lang).Turn(), s.deeds.Words(s.Lang).Step(), s.on.Priority(s.Lang)), s.on.Colour(s.m.Active()), list)
}

// hudDialog declares a player's zones where the layout has no room for them.
func (s *Scene) hudDialog(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	sd := s.hudOpen - 1
	p := s.Seat(sd)
	in := sf.Dialog("zones", s.Player(p, l), 460, 360, func(*ui.Env) { s.hudOpen = 0 })
	off := sf.BeginScroll("zones.list", in, false)
	y := in.Y - off
	row := func(id, text string, tap func(*ui.Env)) {
		y = ask.TextButton(sf, id, ui.Rect{X: in.X, Y: y, W: in.W - 10*u}, text, tap)
	}
	row("mana-"+board.SideNames[sd], Text.T(l, "mana.n", s.Possessive(p, l, true), s.m.FreeMana(p), len(s.m.Cards(dmg.Mana, p))), func(*ui.Env) { s.Browse(s.Whose(p, s.T("zone.mana")), dmg.Mana, p) })
	gid := "pile-graveyard"
	if sd == 1 {
		gid = "pile-opp-graveyard"
	}
	row(gid, s.Whose(p, s.T("zone.graveyard"))+" "+words.Text.T(l, "count", len(s.m.Cards(dmg.Graveyard, p))), func(*ui.Env) { s.Browse(s.Whose(p, s.T("zone.graveyard")), dmg.Graveyard, p) })
	row("stops", Text.T(l, "stops"), func(*ui.Env) { s.hudOpen, s.priority.Open = 0, true })
	facts := s.short(p, l)
	h := sf.Font(14) * 3.2
	sf.Label("zones.facts", facts, ui.Rect{X: in.X, Y: y, W: in.W - 10*u, H: h}, ui.TextStyle{Size: sf.Font(14), Colour: sf.Theme().TextSoft, Wrap: true, LineHeight: 1.25})
	y += h
	sf.EndScroll(y + off - in.Y)
}

// decided returns what one looks at while deciding, besides HUDs and prompt.
func (s *Scene) decided() []ui.Rect {
	out := []ui.Rect{s.lay.Turn, s.lay.Pass}
	if len(s.m.Stack()) > 0 {
		out = append(out, s.lay.Pile)
	}
	return out
}
