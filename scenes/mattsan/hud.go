package mattsan

import (
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/turns"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// hud declares a player: counts, souls and threats.
func (s *Scene) hud(sf *ui.Surface, sd int) {
	p, z := s.Seat(sd), &s.lay.Zones
	q := chrome.HUD{Say: s.standing(p, s.Lang), Colour: s.desk.Crayon(p), Rail: true, Lit: s.desk.Active() == p, Low: s.desk.Crayon(p).Mix(s.Theme.PanelLow, 0.8)}
	if s.desk.Active() == p {
		q.Sign, q.SignCol = ui.IconTurn, q.Colour
	}
	if d := s.desk.Threat(p); d != mtz.Safe {
		q.Tag, q.TagCol = s.T(desk.Dangers[d]), s.Theme.Danger
		if d == mtz.LastUnit || d == mtz.LowDeck || d == mtz.LastCard {
			q.TagCol = s.Theme.Warm
		}
	}
	if s.lay.Bare {
		q.Own = func(c *ui.Canvas, r ui.Rect, name, does string, note func(ui.Icon, string, ui.Rect)) {
			s.nameTag(c, r, sd, name, does, note)
		}
	}
	hand := chrome.Gauge{Icon: ui.IconHand, Text: strconv.Itoa(s.Count(mtz.Hand, p)), Name: s.T("zone.hand"), Colour: faces.Hand}
	if z[mtz.Soul][sd].Empty() {
		q.Gauges = append(q.Gauges, chrome.Gauge{Icon: ui.IconSoul, Text: s.soulText(p), Colour: faces.Cost})
	}
	q.Gauges = append(q.Gauges, hand)
	if z[mtz.Deck][sd].Empty() {
		q.Gauges = append(q.Gauges, chrome.Gauge{Icon: ui.IconDeck, Text: strconv.Itoa(s.Count(mtz.Deck, p)), Colour: faces.Deck}, chrome.Gauge{Icon: ui.IconDiscard, Text: strconv.Itoa(s.Count(mtz.Discard, p)), Colour: faces.Pile})
		q.Tap, q.Desc = func(*ui.Env) { s.Browse(s.Whose(p, s.T("zone.discard")), mtz.Discard, p) }, s.Whose(p, s.T("zone.discard"))
	}
	s.HUD(sf, sd, q)
}

// soulText returns how many soul cards can be spent, of all.
func (s *Scene) soulText(p rules.Seat) string {
	n := s.Count(mtz.Soul, p)
	return strconv.Itoa(n) + "/" + strconv.Itoa(n+s.Count(mtz.Spent, p))
}

// standing describes a player's state.
func (s *Scene) standing(p rules.Seat, l lang.Lang) string {
	ready := s.Count(mtz.Soul, p)
	out := []string{Text.T(l, "hud", s.Player(p, l), ready, ready+s.Count(mtz.Spent, p), s.Count(mtz.Hand, p), s.Count(mtz.Deck, p), s.Count(mtz.Discard, p))}
	if s.desk.Active() == p {
		out = append(out, Text.T(l, "hud.turn"))
	}
	if d := s.desk.Threat(p); d != mtz.Safe {
		out = append(out, s.desk.Danger(p, d, l))
	}
	return words.Sentences(l, out...)
}

// steps are the steps of a turn in the phase bar.
var steps = [...]uint8{mtz.StepDraw, mtz.StepCharge, mtz.StepMain, mtz.StepAction, mtz.StepEnd}

// phases declares the phase bar.
func (s *Scene) phases(sf *ui.Surface) {
	var list []chrome.Phase
	now := s.turns.StepKey()
	for _, k := range steps {
		key := turns.Step(s.game, k)
		list = append(list, chrome.Phase{Name: s.T(key), Why: s.T(key + ".why"), Now: key == now && s.Turn() > 0})
	}
	col := s.Theme.Accent
	if p := s.desk.Active(); p >= 0 {
		col = s.desk.Crayon(p)
	}
	s.PhaseBar(sf, words.Sentences(s.Lang, s.TurnText(), s.T("status.phase", s.T(now))), col, list)
}
