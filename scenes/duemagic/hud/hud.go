// Package hud declares what is told of the players of Duemagic and of the turn: a
// player's numbers and priority, the parts of the turn, and in narrow windows the
// zones that have no place of their own.
package hud

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/mana"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// HUD is that of both players at a table.
type HUD struct {
	table *staging.Table
	Open  int // 1 + side whose zones are shown (narrow windows)
	match *table.Match
	deeds *deeds.Deeds
	mana  *mana.Mana
	wish  *passing.Wish
	stops func(env *ui.Env) // shows the stops
}

// At returns the words about the players at a table.
func At(m *table.Match, t *staging.Table, d *deeds.Deeds, k *mana.Mana, wish *passing.Wish, stops func(env *ui.Env)) HUD {
	return HUD{table: t, match: m, deeds: d, mana: k, wish: wish, stops: stops}
}

// Declare declares a player: whose turn, priority, counts. What has no place of
// its own in this window opens from here.
func (s *HUD) Declare(sf *ui.Surface, sd int) {
	on := s.match
	p, z := on.Seat(sd), &s.table.Lay.Zones
	hand, lib, grave, mana := on.Count(dmg.Hand, p), on.Count(dmg.Library, p), on.Count(dmg.Graveyard, p), on.Count(dmg.Mana, p)
	free := strconv.Itoa(s.table.M.FreeMana(p))
	q := chrome.HUD{Say: s.standing(p, on.Lang), Colour: s.table.Colour(p), Low: s.table.Colour(p).Mix(ui.Hex(0x0c0924), 0.86)}
	if s.table.M.Active() == p && on.Turn() > 0 {
		q.Sign, q.SignCol = ui.IconTurn, q.Colour
	}
	if s.table.Word() == p {
		q.Lit, q.Colour = true, ui.Hex(0xffd27a)
	}
	q.Gauges = []chrome.Gauge{{Icon: ui.IconPane, Text: strconv.Itoa(s.table.M.Shields(p)), Colour: faces.Shield}, {Icon: ui.IconHand, Text: strconv.Itoa(hand), Colour: faces.Hand}}
	if z[dmg.Mana][sd].Empty() || !s.table.Lay.Small {
		if !s.table.Lay.Small {
			free += "/" + strconv.Itoa(mana)
		}
		q.Gauges = append(q.Gauges, chrome.Gauge{Icon: ui.IconGem, Text: free, Colour: faces.Power})
	}
	if z[dmg.Library][sd].Empty() {
		q.Gauges = append(q.Gauges, chrome.Gauge{Icon: ui.IconDeck, Text: strconv.Itoa(lib), Colour: faces.Library}, chrome.Gauge{Icon: ui.IconSkull, Text: strconv.Itoa(grave), Colour: faces.Grave})
		q.Tap = func(env *ui.Env) {
			if !s.deeds.Sends(env, sd) {
				s.Open = 1 + sd
			}
		}
	}
	if s.table.Lay.Tall { // the stones themselves, where the mana zone has no room of its own
		q.Beside = func(c *ui.Canvas, r ui.Rect) { s.mana.Beside(c, r, sd) }
	}
	sl := board.Slot{ID: "hud" + strconv.Itoa(sd), Rect: s.table.Lay.HUD[sd], Filled: true, Silent: true, Bare: true} // under the words
	switch {
	case !s.deeds.Q().Asking():
	case sd == 1 && on.Prompting(dmg.PromptAttack):
		s.deeds.Aimed(&sl, 0, false)
		on.Board.Slot(sf, sl)
	case sd == 0 && on.Prompting(dmg.PromptCharge) && z[dmg.Mana][sd].Empty():
		s.deeds.Takes(&sl, dmg.Mana, sd, 0)
		on.Board.Slot(sf, sl)
	}
	s.match.HUD(sf, sd, q)
	if n := mana; n > 0 && s.table.Lay.Tall { // where its stones lie, for readers and the coach
		r, _ := s.table.Lay.HUD[sd].CutTop(s.table.Lay.HUD[sd].H*0.56, 0)
		_, r = r.CutLeft(math.Max(r.W*0.4, r.W-(18*float64(n)+12)*sf.Px(1)), 0)
		sf.Add(ui.Element{ID: "mana-" + board.SideNames[sd], Rect: r, Hit: ui.Rect{X: -1, Y: -1}, Role: ui.RoleText, Label: on.T("mana.n", on.Possessive(p, on.Lang, true), s.table.M.FreeMana(p), n)})
	}
}

// standing describes a player's state.
func (s *HUD) standing(p rules.Seat, l lang.Lang) string {
	on := s.match
	out := []string{phrases.Text.T(l, "hud", on.Player(p, l), s.table.M.Shields(p), s.table.M.FreeMana(p), on.Count(dmg.Mana, p), on.Count(dmg.Hand, p), on.Count(dmg.Library, p), on.Count(dmg.Graveyard, p))}
	if s.table.M.Active() == p && on.Turn() > 0 {
		out = append(out, phrases.Text.T(l, "hud.turn"))
	}
	if s.table.Holder == p {
		out = append(out, phrases.Text.T(l, "hud.priority"))
	}
	return words.Sentences(l, out...)
}

// Short describes a player's state without the piles.
func (s *HUD) Short(p rules.Seat, l lang.Lang) string {
	on := s.match
	return phrases.Text.T(l, "status.player", on.Player(p, l), s.table.M.Shields(p), len(s.table.M.Creatures(p)), on.Count(dmg.Mana, p), on.Count(dmg.Hand, p), on.Count(dmg.Library, p))
}

// TurnPanel declares whose turn it is and who has priority.
func (s *HUD) TurnPanel(sf *ui.Surface) {
	on := s.match
	r, l, u := s.table.Lay.Turn, on.Lang, sf.Px(1)
	if r.Empty() || r.H < 20*u {
		return
	}
	turn, prio := deeds.Words(s.deeds, l).Turn(), s.table.Priority(l)
	if s.table.Lay.Small {
		if on.Turn() > 0 {
			key := "turn" // two people's names may be long
			switch {
			case on.IsYou(s.table.M.Active()):
				key = "turn.own"
			case on.Audience >= 0:
				key = "turn.opp"
			}
			turn = phrases.Text.T(l, key, on.Turn()) + "\n" + deeds.Words(s.deeds, l).Step()
		}
	}
	sf.Add(ui.Element{ID: "turn", Rect: r, Role: ui.RoleText, Label: words.Sentences(l, turn, prio), Draw: func(c *ui.Canvas, _ ui.State) {
		col := s.table.Colour(s.table.M.Active())
		c.Fill(r, 10*u, ui.Hex(0x0d0828).Alpha(0.5))
		in := r.InsetXY(7*u, 2*u)
		top, low := in.CutTop(in.H*0.5, 0)
		if s.table.Lay.Small && in.H < c.Font(12)*5.4 {
			top, low = in, ui.Rect{}
		}
		c.Text(turn, top, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(15), top.H*0.6), Align: ui.Middle, Colour: col.Lighten(0.3), Wrap: true, LineHeight: 1.15})
		if !low.Empty() {
			pcol := c.Theme.TextSoft
			if s.table.Holder >= 0 {
				pcol = faces.Light
			}
			c.Text(prio, low, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(13), low.H*0.6), Align: ui.Middle, Colour: pcol, Wrap: true, LineHeight: 1.15})
		}
	}})
}

// parts are the parts of a turn in the phase bar, each with its steps.
var parts = [...][]uint8{{dmg.StepUntap, dmg.StepUpkeep, dmg.StepDraw}, {dmg.StepCharge}, {dmg.StepMain}, {dmg.StepBattleStart, dmg.StepAttack, dmg.StepBlock, dmg.StepBreak, dmg.StepAttackEnd}, {dmg.StepBattleEnd, dmg.StepEnd, dmg.StepCleanup}}

var partNames = [...]string{"part.start", "step.charge", "step.main", "part.battle", "step.end"}

// Phases declares the parts of the turn, with the step under way named, and the
// player's own stops.
func (s *HUD) Phases(sf *ui.Surface) {
	on := s.match
	now := on.Step()
	stops := &s.wish.Own
	if s.table.M.Active() != on.Bottom {
		stops = &s.wish.Opp
	}
	var list []chrome.Phase
	for i, part := range parts {
		q := chrome.Phase{Name: on.T(partNames[i])}
		if len(part) == 1 {
			q.Why = on.T(passing.StepKeys[part[0]] + ".why")
		}
		for _, k := range part {
			q.Now, q.Stop = q.Now || k == now && on.Turn() > 0, q.Stop || stops[k]
		}
		if q.Now {
			if len(part) > 1 {
				q.Part = q.Name
			}
			q.Name = deeds.Words(s.deeds, on.Lang).Step()
		}
		list = append(list, q)
		for _, k := range part { // the help tells of each step
			if w, ok := phrases.Text[passing.StepKeys[k]+".why"]; ok && len(part) > 1 && k != dmg.StepCleanup {
				list = append(list, chrome.Phase{Name: passing.StepName(k, on.Lang), Why: w.In(on.Lang), Now: k == now && on.Turn() > 0, Sub: true, Rare: true})
			}
		}
	}
	on.PhaseBar(sf, words.Sentences(on.Lang, deeds.Words(s.deeds, on.Lang).Turn(), deeds.Words(s.deeds, on.Lang).Step(), s.table.Priority(on.Lang)), s.table.Colour(s.table.M.Active()), list)
}

// Dialog declares a player's zones where the layout has no room for them.
func (s *HUD) Dialog(sf *ui.Surface) {
	on := s.match
	l, u := on.Lang, sf.Px(1)
	sd := s.Open - 1
	p := on.Seat(sd)
	in := sf.Dialog("zones", on.Player(p, l), 460, 360, func(*ui.Env) { s.Open = 0 })
	off := sf.BeginScroll("zones.list", in, false)
	y := in.Y - off
	row := func(id, text string, tap func(*ui.Env)) {
		y = ask.TextButton(sf, id, ui.Rect{X: in.X, Y: y, W: in.W - 10*u}, text, tap)
	}
	row("mana-"+board.SideNames[sd], phrases.Text.T(l, "mana.n", on.Possessive(p, l, true), s.table.M.FreeMana(p), len(s.table.M.Cards(dmg.Mana, p))), func(*ui.Env) { on.Browse(on.Whose(p, on.T("zone.mana")), dmg.Mana, p) })
	gid := "pile-graveyard"
	if sd == 1 {
		gid = "pile-opp-graveyard"
	}
	row(gid, on.Whose(p, on.T("zone.graveyard"))+" "+words.Text.T(l, "count", len(s.table.M.Cards(dmg.Graveyard, p))), func(*ui.Env) { on.Browse(on.Whose(p, on.T("zone.graveyard")), dmg.Graveyard, p) })
	row("stops", phrases.Text.T(l, "stops"), func(env *ui.Env) { s.Open = 0; s.stops(env) })
	facts := s.Short(p, l)
	h := sf.Font(14) * 3.2
	sf.Label("zones.facts", facts, ui.Rect{X: in.X, Y: y, W: in.W - 10*u, H: h}, ui.TextStyle{Size: sf.Font(14), Colour: sf.Theme().TextSoft, Wrap: true, LineHeight: 1.25})
	y += h
	sf.EndScroll(y + off - in.Y)
}
