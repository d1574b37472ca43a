// Package tags declares what belongs to the players of Mattsan Card Game: name tags
// with counts and warnings, souls, and the steps of the turn.
package tags

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/choices"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/turns"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Tags are those of the players at a table.
type Tags struct {
	desk    desk.Desk
	match   *table.Match
	choices *choices.Choices // what the player has begun
	use     func(env *ui.Env, o rules.Option)
}

// At returns the tags at a table. use gives an answer there.
func At(m *table.Match, d desk.Desk, c *choices.Choices, use func(env *ui.Env, o rules.Option)) Tags {
	return Tags{d, m, c, use}
}

// HUD declares a player: counts, souls and threats.
func (s *Tags) HUD(sf *ui.Surface, sd int) {
	on := s.desk.Show
	p, z := on.Seat(sd), &s.desk.Lay.Zones
	q := chrome.HUD{Say: s.Standing(p, on.Lang), Colour: s.desk.Crayon(p), Rail: true, Lit: s.desk.Active() == p, Low: s.desk.Crayon(p).Mix(on.Theme.PanelLow, 0.8)}
	if s.desk.Active() == p {
		q.Sign, q.SignCol = ui.IconTurn, q.Colour
	}
	if d := s.desk.Threat(p); d != mtz.Safe {
		q.Tag, q.TagCol = on.T(desk.Dangers[d]), on.Theme.Danger
		if d != mtz.Doomed && d != mtz.DryDeck {
			q.TagCol = on.Theme.Warm
		}
	}
	if s.desk.Lay.Bare {
		q.Own = func(c *ui.Canvas, r ui.Rect, name, does string, note func(ui.Icon, string, ui.Rect)) {
			s.nameTag(c, r, sd, name, does, note)
		}
	}
	hand := chrome.Gauge{Icon: ui.IconHand, Text: strconv.Itoa(on.Count(mtz.Hand, p)), Name: on.T("zone.hand"), Colour: faces.Hand}
	if z[mtz.Soul][sd].Empty() {
		q.Gauges = append(q.Gauges, chrome.Gauge{Icon: ui.IconSoul, Text: s.ready(p), Colour: faces.Cost})
	}
	q.Gauges = append(q.Gauges, hand)
	if z[mtz.Deck][sd].Empty() {
		q.Gauges = append(q.Gauges, chrome.Gauge{Icon: ui.IconDeck, Text: strconv.Itoa(on.Count(mtz.Deck, p)), Colour: faces.Deck}, chrome.Gauge{Icon: ui.IconDiscard, Text: strconv.Itoa(on.Count(mtz.Discard, p)), Colour: faces.Pile})
		if sd == 0 && s.choices.Prompting(mtz.PromptCharge) { // it takes cards now
			s.match.HUD(sf, sd, q)
			return
		}
		q.Tap, q.Desc = func(*ui.Env) { s.match.Browse(s.match.Whose(p, on.T("zone.discard")), mtz.Discard, p) }, s.match.Whose(p, on.T("zone.discard"))
	}
	s.match.HUD(sf, sd, q)
}

// ready returns how many soul cards can be spent, of all.
func (s *Tags) ready(p rules.Seat) string {
	on := s.desk.Show
	n := on.Count(mtz.Soul, p)
	return strconv.Itoa(n) + "/" + strconv.Itoa(n+on.Count(mtz.Spent, p))
}

// Standing describes a player's state.
func (s *Tags) Standing(p rules.Seat, l lang.Lang) string {
	on := s.desk.Show
	ready := on.Count(mtz.Soul, p)
	out := []string{phrases.Text.T(l, "hud", on.Player(p, l), ready, ready+on.Count(mtz.Spent, p), on.Count(mtz.Hand, p), on.Count(mtz.Deck, p), on.Count(mtz.Discard, p))}
	if s.desk.Active() == p {
		out = append(out, phrases.Text.T(l, "hud.turn"))
	}
	if d := s.desk.Threat(p); d != mtz.Safe {
		out = append(out, s.desk.Danger(p, d, l))
	}
	return words.Sentences(l, out...)
}

// steps are the steps of a turn in the phase bar.
var steps = [...]uint8{mtz.StepDraw, mtz.StepCharge, mtz.StepMain, mtz.StepAction, mtz.StepEnd}

// Phases declares the phase bar; now is the phrase for the step that is shown.
func (s *Tags) Phases(sf *ui.Surface, now string) {
	on := s.desk.Show
	var list []chrome.Phase
	for _, k := range steps {
		key := turns.Step(s.desk.Game, k)
		list = append(list, chrome.Phase{Name: on.T(key), Why: on.T(key + ".why"), Now: key == now && on.Turn() > 0})
	}
	col := on.Theme.Accent
	if p := s.desk.Active(); p >= 0 {
		col = s.desk.Crayon(p)
	}
	s.match.PhaseBar(sf, words.Sentences(on.Lang, s.match.TurnText(), on.T("status.phase", on.T(now))), col, list)
}

// nameTag draws a player's name tag: name, what the player does, cards in hand. The
// souls are stuck on it (stickers).
func (s *Tags) nameTag(c *ui.Canvas, r ui.Rect, sd int, name, does string, note func(ui.Icon, string, ui.Rect)) {
	on := s.desk.Show
	u, p := c.Px(1), on.Seat(sd)
	col := faces.Tags[sd]
	if s.desk.Active() == p {
		c.Glow(r, 10*u, 18*u, ui.Hex(0xffe9a0).Alpha(0.55))
	}
	c.Shadow(r.Move(3*u, 5*u), 10*u, 10*u, c.Theme.Shadow)
	c.Gradient(r, 10*u, faces.Sheet, faces.Sheet.Darken(0.06))
	share := 0.33
	low := r.H < 80*u // a phone's: souls as a number
	if low {
		share = 0.54
	}
	head, body := r.CutTop(r.H*share, 0)
	if low {
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(15), body.H*0.8))
		at := body.InsetXY(8*u, 0)
		c.Icon(ui.IconSoul, ui.Rect{X: at.X, Y: at.Y + (at.H-size)/2, W: size, H: size}, paper.SoftInk)
		_, at = at.CutLeft(size, 5*u)
		text := s.ready(p)
		note(ui.IconSoul, text, body)
		c.Text(text, at, ui.TextStyle{Face: ui.Bold, Size: size, Colour: paper.Ink, Tabular: true})
		_, at = at.CutLeft(ui.Measure(text, ui.Bold, size)*1.15, 6*u)
		ready, all := on.Count(mtz.Soul, p), on.Count(mtz.Soul, p)+on.Count(mtz.Spent, p)
		for i := range min(all, int(at.W/(size*1.05))) {
			paper.Soul(c, at.X+(float64(i)+0.5)*size*1.05, at.Y+at.H/2, size*0.5, i, i >= ready)
		}
	}
	c.Gradient(head, 10*u, col.Lighten(0.12), col)
	c.Fill(ui.Rect{X: head.X, Y: head.Bottom() - 9*u, W: head.W, H: 9 * u}, 0, col)
	size := math.Max(12*c.Env.Scale, math.Min(c.Font(16), head.H*0.66))
	in := head.InsetXY(9*u, 0)
	hand := strconv.Itoa(on.Count(mtz.Hand, p))
	hw := ui.Measure(hand, ui.Bold, size) + size*1.35
	num, in := in.CutRight(hw, 6*u)
	note(ui.IconHand, hand, num)
	c.Icon(ui.IconHand, ui.Rect{X: num.X, Y: num.Y + (num.H-size*1.1)/2, W: size * 1.1, H: size * 1.1}, ui.Hex(0xffffff))
	c.Text(hand, num, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.End, Colour: ui.Hex(0xffffff), Tabular: true, Shadow: true})
	if does != "" {
		w := ui.Measure(does, ui.Bold, 12*c.Env.Scale) + 12*u
		if in.W-w-5*u >= math.Min(ui.Measure(name, ui.Bold, 12*c.Env.Scale), 70*u) {
			var chip ui.Rect
			chip, in = in.CutRight(w, 5*u)
			chip = chip.Middle(chip.W, math.Min(chip.H-4*u, 20*u*math.Max(1, c.Env.Settings.TextScale)))
			c.Fill(chip, chip.H/2, faces.Sheet.Alpha(0.94))
			c.Text(does, chip, ui.TextStyle{Face: ui.Bold, Size: 12 * c.Env.Scale, Align: ui.Middle, Colour: paper.Ink, Loose: true})
		}
	}
	c.Text(cards.Clip(name, in.W, 12*c.Env.Scale), in, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ui.Hex(0xffffff), Shadow: true})
}

// Souls declares a player's soul cards: scraps of paper, upright or sideways,
// and how many can be spent. Their owner may look at them.
func (s *Tags) Souls(sf *ui.Surface, sd int) {
	on := s.desk.Show
	r, p := s.desk.Lay.Zones[mtz.Soul][sd], on.Seat(sd)
	takes := sd == 0 && s.choices.Prompting(mtz.PromptCharge)
	if takes { // a phone's window shows souls as a number and takes cards on the name tag
		sl := board.Slot{ID: "souls", Node: "souls-drop", Rect: r, Label: on.T("zone.soul"), Filled: true, Bare: true, Flat: true}
		if r.Empty() {
			sl.Rect = s.desk.Lay.HUD[0]
		}
		s.match.Takes(&sl, func(c rules.CardID) []rules.Option { return []rules.Option{{Verb: rules.Use, Card: c}} }, nil, s.use)
		on.Board.Slot(sf, sl)
		lit := sl.Rect
		sf.Paint("souls-lit", lit, func(c *ui.Canvas) { c.Stroke(lit, 8*c.Px(1), 2.5*c.Px(1), c.Theme.Legal) })
	}
	if r.Empty() || s.match.Staged {
		return
	}
	ready, spent := on.Count(mtz.Soul, p), on.Count(mtz.Spent, p)
	name := on.T("souls.n", on.Possessive(p, on.Lang, true), ready, ready+spent)
	drawn := paper.Scraps
	if s.desk.Lay.Bare {
		drawn = paper.Stickers
	}
	e := ui.Element{ID: "souls-" + board.SideNames[sd], Rect: r, Hit: r, Role: ui.RoleText, Label: name, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) { drawn(c, r, ready, spent, on.T("zone.soul")) }}
	if s.match.OpenHand(p) && ready+spent > 0 && !takes {
		e.Role, e.Desc = ui.RoleButton, on.T("souls.look")
		e.Tap = func(env *ui.Env) {
			ui.Play(env, "ui-tap", 0.5, 0)
			s.browse(p)
		}
	}
	sf.Add(e)
}

// browse shows the cards of a player's souls.
func (s *Tags) browse(p rules.Seat) {
	on := s.desk.Show
	var fs []*cards.CardFace
	for _, k := range [...]uint8{mtz.Soul, mtz.Spent} {
		for _, t := range on.Zone(k, p) {
			if f := on.Face(t); f != nil {
				fs = append(fs, f)
			}
		}
	}
	s.match.Browser.Open(s.match.Whose(p, on.T("zone.soul")), "", fs)
}
