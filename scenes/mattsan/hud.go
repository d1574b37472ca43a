package mattsan

import (
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// crayon returns a player's colour.
func (s *Scene) crayon(p rules.Seat) ui.Colour {
	if p == s.Bottom {
		return ownCol
	}
	return oppCol
}

// active returns whose turn it is, NoSeat before the first.
func (s *Scene) active() rules.Seat {
	if s.Turn() == 0 {
		return rules.NoSeat
	}
	return s.View.S.Active
}

// threat returns what a player is warned of. Who has a card that saves is not
// doomed: only its owner knows of it, unless it lies open.
func (s *Scene) threat(p rules.Seat) mtz.Danger {
	if s.View.S.Over() {
		return mtz.Safe
	}
	d := s.game.Threat(&s.View.S, p)
	if d == mtz.Doomed && p == s.Audience && s.game.Saver(&s.View.S, p) != 0 {
		d = mtz.LastUnit
	}
	return d
}

// danger says what a danger means; for who reads it, also what saves.
func danger(s *Scene, p rules.Seat, d mtz.Danger, l lang.Lang) string {
	if d == mtz.LastUnit && p == s.Audience {
		if c := s.game.Saver(&s.View.S, p); c != 0 {
			return Text.T(l, "danger.saved", s.Named(s.View.S.Card(c).Def, l))
		}
	}
	return Text.T(l, dangers[d]+".why")
}

// dangers are the phrases of the threats.
var dangers = [...]string{mtz.LastCard: "danger.one", mtz.LowDeck: "danger.low", mtz.DryDeck: "danger.dry", mtz.LastUnit: "danger.last", mtz.Doomed: "danger.doom"}

// hud declares a player: counts, souls and threats.
func (s *Scene) hud(sf *ui.Surface, sd int) {
	p, z := s.Seat(sd), &s.lay.Zones
	q := chrome.HUD{Say: s.standing(p, s.Lang), Colour: s.crayon(p), Rail: true, Lit: s.active() == p, Low: s.crayon(p).Mix(s.Theme.PanelLow, 0.8)}
	if s.active() == p {
		q.Sign, q.SignCol = ui.IconTurn, q.Colour
	}
	if d := s.threat(p); d != mtz.Safe {
		q.Tag, q.TagCol = s.T(dangers[d]), s.Theme.Danger
		if d == mtz.LastUnit || d == mtz.LowDeck || d == mtz.LastCard {
			q.TagCol = s.Theme.Warm
		}
	}
	if s.lay.Bare {
		q.Own = func(c *ui.Canvas, r ui.Rect, name, does string, note func(ui.Icon, string, ui.Rect)) {
			s.nameTag(c, r, sd, name, does, note)
		}
	}
	hand := chrome.Gauge{Icon: ui.IconHand, Text: strconv.Itoa(s.Count(mtz.Hand, p)), Name: s.T("zone.hand"), Colour: handCol}
	if z[mtz.Soul][sd].Empty() {
		q.Gauges = append(q.Gauges, chrome.Gauge{Icon: ui.IconSoul, Text: s.soulText(p), Colour: costCol})
	}
	q.Gauges = append(q.Gauges, hand)
	if z[mtz.Deck][sd].Empty() {
		q.Gauges = append(q.Gauges, chrome.Gauge{Icon: ui.IconDeck, Text: strconv.Itoa(s.Count(mtz.Deck, p)), Colour: deckCol}, chrome.Gauge{Icon: ui.IconDiscard, Text: strconv.Itoa(s.Count(mtz.Discard, p)), Colour: pileCol})
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
	if s.active() == p {
		out = append(out, Text.T(l, "hud.turn"))
	}
	if d := s.threat(p); d != mtz.Safe {
		out = append(out, danger(s, p, d, l))
	}
	return words.Sentences(l, out...)
}

// steps are the steps of a turn in the phase bar.
var steps = [...]uint8{mtz.StepDraw, mtz.StepCharge, mtz.StepMain, mtz.StepAction, mtz.StepEnd}

// stepKey returns the key of the phrase for the current step.
func (s *Scene) stepKey() string {
	k := s.Step()
	if t := s.Turn(); t > 0 && t == s.dawn { // announced, and the step is still that of the turn before
		k = mtz.StepDraw
	}
	switch k {
	case mtz.StepStraighten:
		k = mtz.StepDraw
	case mtz.StepStart:
		k = mtz.StepMain
	}
	return "step." + s.game.Names().Word("step", int16(k))
}

// phases declares the phase bar.
func (s *Scene) phases(sf *ui.Surface) {
	var list []chrome.Phase
	now := s.stepKey()
	for _, k := range steps {
		key := "step." + s.game.Names().Word("step", int16(k))
		list = append(list, chrome.Phase{Name: s.T(key), Why: s.T(key + ".why"), Now: key == now && s.Turn() > 0})
	}
	col := s.Theme.Accent
	if p := s.active(); p >= 0 {
		col = s.crayon(p)
	}
	s.PhaseBar(sf, words.Sentences(s.Lang, s.TurnText(), s.T("status.phase", s.T(now))), col, list)
}

// under returns the cards on and under a unit.
func under(m *present.Moment, c rules.CardID) (out []present.Token) {
	for p := range rules.Seat(2) {
		for _, t := range m.Zone(mtz.Under, p) {
			if m.View.S.Card(t.ID).Host == c {
				out = append(out, t)
			}
		}
	}
	return out
}

// top is the token that a unit shows: of a stack the last one put on its base.
func top(m *present.Moment, base present.Token) present.Token {
	best, layer := base, int16(0)
	for _, t := range under(m, base.ID) {
		if d := m.View.S.Card(t.ID); d.N[mtz.NPart] == mtz.PartTop && d.N[mtz.NLayer] > layer {
			best, layer = t, d.N[mtz.NLayer]
		}
	}
	return best
}

// front returns the token that a unit showed at a moment.
func front(at *present.Moment, c rules.CardID) present.Token { return top(at, at.Token(c)) }

// front returns the token that a unit shows: the top of its stack.
func (s *Scene) front(c rules.CardID) present.Token { return top(&s.Moment, s.Token(c)) }
