package guardians

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/board"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// hud declares a player's name, life counters and numbers of cards.
func (s *Scene) hud(sf *ui.Surface, sd int) {
	p, z := s.Seat(sd), &s.lay.Zones
	col := faces.Sides[sd]
	h := chrome.HUD{Say: s.standing(p, s.Lang), Colour: col, Rail: true, Low: col.Mix(ui.Hex(0x0e0a0c), 0.86), Lit: s.on.TurnOf() == p}
	if s.on.TurnOf() == p {
		h.Sign, h.SignCol = ui.IconTurn, col
	}
	if s.lay.Seat[sd].Empty() { // without a stone the LP are here
		h.Meter = s.lifeMeter(p)
	}
	coins := s.lay.Coins[sd]
	h.Gauges = []chrome.Gauge{
		{Icon: ui.IconCounters, Text: strconv.Itoa(int(math.Round(s.numbers.Shown.Counters[p]))), Name: s.T("counters"), Colour: faces.Counters},
		{Icon: ui.IconForce, Text: s.force(p), Name: s.T("force"), Colour: faces.Force},
		{Icon: ui.IconHand, Text: strconv.Itoa(s.Count(bgd.Hand, p)), Colour: faces.Hand},
	}
	if !coins.Empty() {
		if h.Gauges = h.Gauges[1:]; !s.Staged {
			s.coins(sf, sd, coins)
		}
	}
	if h.Meter != nil { // with the DG, which is left out before the lives
		dg := chrome.Gauge{Icon: ui.IconCrack, Text: strconv.Itoa(int(math.Round(s.numbers.Shown.DG[p]))), Colour: faces.DG}
		h.Gauges = slices.Insert(h.Gauges, rules.Truth(coins.Empty()), dg)
	}
	if z[bgd.Deck][sd].Empty() {
		h.Gauges = append(h.Gauges, chrome.Gauge{Icon: ui.IconDeck, Text: strconv.Itoa(s.Count(bgd.Deck, p)), Colour: faces.Deck})
	}
	if z[bgd.Junk][sd].Empty() && s.Audience != rules.Watcher {
		junk := s.Whose(p, s.T("zone.junk"))
		h.Tap, h.Desc = func(*ui.Env) { s.Browse(junk, bgd.Junk, p) }, junk
	}
	s.HUD(sf, sd, h)
}

// coins declares a player's life counters: coins in a row, those that were
// spent as empty places; more than eight are counted.
func (s *Scene) coins(sf *ui.Surface, sd int, r ui.Rect) {
	p := s.Seat(sd)
	label := s.T("coins", s.Possessive(p, s.Lang, true), int(s.View.S.Seats[p][bgd.Counters]))
	sf.Add(ui.Element{ID: "coins-" + board.SideNames[sd], Rect: r, Role: ui.RoleText, Label: label, Tip: words.Sentences(s.Lang, label, s.T("icon.counters")), Draw: func(c *ui.Canvas, _ ui.State) {
		n := int(math.Round(s.numbers.Shown.Counters[p]))
		stands.Coins(c, r, n)
	}})
}

// force returns a player's ready Force of all Force.
func (s *Scene) force(p rules.Seat) string {
	return strconv.Itoa(bgd.ReadyForce(&s.View.S, p)) + "/" + strconv.Itoa(s.Count(bgd.Charge, p))
}

// lifeMeter returns the LP of a player's attack guardian, with its LP without
// DG as the maximum; nil without a guardian.
func (s *Scene) lifeMeter(p rules.Seat) *chrome.Meter {
	if bgd.AttackGuardian(&s.View.S, p) == 0 {
		return nil
	}
	return &chrome.Meter{Icon: ui.IconHeart, Name: "LP", Value: s.numbers.Shown.LP[p], Full: math.Max(1, s.numbers.Shown.LP[p]+math.Max(0, s.numbers.Shown.DG[p])), Colour: faces.LP}
}

// standing describes a player's state in words.
func (s *Scene) standing(p rules.Seat, l lang.Lang) string {
	st := &s.View.S
	out := []string{Text.T(l, "hud", s.Player(p, l), st.Seats[p][bgd.Counters], bgd.ReadyForce(st, p), s.Count(bgd.Charge, p), s.Count(bgd.Hand, p), s.Count(bgd.Deck, p), s.Count(bgd.Side, p), s.Count(bgd.Junk, p))}
	if c := bgd.AttackGuardian(st, p); c != 0 {
		out = append(out, Text.T(l, "hud.guardian", s.Cards.Name(st.Card(c).Def, l), s.on.LifeText(p), int(s.numbers.Shown.DG[p])))
		if st.Card(c).Has(bgd.FlagWeak) {
			out = append(out, Text.T(l, "weak.long"))
		}
	}
	if s.on.TurnOf() == p {
		out = append(out, Text.T(l, "hud.turn"))
	}
	return words.Sentences(l, out...)
}

// steps are the phases of a turn in the phase bar.
var steps = [...]uint8{bgd.StepDraw, bgd.StepCharge, bgd.StepSummon, bgd.StepDomain, bgd.StepSet, bgd.StepDice, bgd.StepBattle, bgd.StepExtra, bgd.StepEnd}

// phases declares the phase bar.
func (s *Scene) phases(sf *ui.Surface) {
	var list []chrome.Phase
	for _, n := range steps {
		now := n == s.Step() && s.Turn() > 0
		rare := (s.lay.Small || s.lay.Tall) && !now && (n == bgd.StepDomain || n == bgd.StepDice || n == bgd.StepExtra) // the dots have to end before the hand
		list = append(list, chrome.Phase{Name: s.T(s.on.StepKey(n)), Why: s.T(s.on.StepKey(n) + ".why"), Now: now, Rare: rare})
	}
	col := s.Theme.Accent
	if p := s.on.TurnOf(); p >= 0 {
		col = s.on.Colour(p)
	}
	s.PhaseBar(sf, words.Sentences(s.Lang, s.TurnText(), s.T("status.phase", s.T(s.on.StepKey(s.Step())))), col, list)
}
