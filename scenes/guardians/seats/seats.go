// Package seats declares what belongs to a player of Battle Guardians: name, life
// counters and numbers of cards, the wall of life with LP and DG; and the phases.
package seats

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/arena"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/phrases"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Seats are those of a table.
type Seats struct {
	on    staging.Table
	match *table.Match
	arena *arena.Arena
}

// On returns the seats of a table.
func On(t staging.Table, match *table.Match, place *arena.Arena) Seats {
	return Seats{on: t, match: match, arena: place}
}

// HUD declares a player's name, life counters and numbers of cards.
func (h *Seats) HUD(sf *ui.Surface, sd int) {
	s := h.match
	p, z := s.Seat(sd), &h.on.Lay.Zones
	col := faces.Sides[sd]
	hud := chrome.HUD{Say: h.Has(p, s.Lang), Colour: col, Rail: true, Low: col.Mix(ui.Hex(0x0e0a0c), 0.86), Lit: h.on.TurnOf() == p}
	if h.on.TurnOf() == p {
		hud.Sign, hud.SignCol = ui.IconTurn, col
	}
	if h.on.Lay.Seat[sd].Empty() { // without a stone the LP are here
		hud.Meter = h.meter(p)
	}
	coins := h.on.Lay.Coins[sd]
	hud.Gauges = []chrome.Gauge{
		{Icon: ui.IconCounters, Text: strconv.Itoa(int(math.Round(h.on.Numbers.Shown.Counters[p]))), Name: s.T("counters"), Colour: faces.Counters},
		{Icon: ui.IconForce, Text: h.on.Force(p), Name: s.T("force"), Colour: faces.Force},
		{Icon: ui.IconHand, Text: strconv.Itoa(s.Count(bgd.Hand, p)), Colour: faces.Hand},
	}
	if !coins.Empty() {
		if hud.Gauges = hud.Gauges[1:]; !s.Staged {
			h.coins(sf, sd, coins)
		}
	}
	if hud.Meter != nil { // with the DG, which is left out before the lives
		text, icon, col := wall.Gauge(int(math.Round(h.on.Numbers.Shown.DG[p])))
		hud.Gauges = slices.Insert(hud.Gauges, rules.Truth(coins.Empty()), chrome.Gauge{Icon: icon, Text: text, Colour: col})
	}
	if z[bgd.Deck][sd].Empty() {
		hud.Gauges = append(hud.Gauges, chrome.Gauge{Icon: ui.IconDeck, Text: strconv.Itoa(s.Count(bgd.Deck, p)), Colour: faces.Deck})
	}
	if z[bgd.Junk][sd].Empty() && s.Audience != rules.Watcher {
		junk := s.Whose(p, s.T("zone.junk"))
		hud.Tap, hud.Desc = func(*ui.Env) { s.Browse(junk, bgd.Junk, p) }, junk
	}
	s.HUD(sf, sd, hud)
}

// coins declares a player's life counters: lanterns on the wall, those that were
// spent broken; of more than eight the number is told.
func (h *Seats) coins(sf *ui.Surface, sd int, r ui.Rect) {
	s := h.match
	p := s.Seat(sd)
	label := s.T("coins", s.Possessive(p, s.Lang, true), int(s.View.S.Seats[p][bgd.Counters]))
	sf.Add(ui.Element{ID: "coins-" + board.SideNames[sd], Rect: r, Role: ui.RoleText, Label: label, Tip: words.Sentences(s.Lang, label, s.T("coins.why")), Draw: func(c *ui.Canvas, _ ui.State) {
		rack := h.on.Lay.Lanterns(sd)
		rack.Dim = arena.Flickers(h.arena, sd)
		rack.Draw(c, int(math.Round(h.on.Numbers.Shown.Counters[p])))
	}})
}

// meter returns the LP of a player's attack guardian, with its LP without
// DG as the maximum; nil without a guardian.
func (h *Seats) meter(p rules.Seat) *chrome.Meter {
	s := h.match
	if bgd.AttackGuardian(&s.View.S, p) == 0 {
		return nil
	}
	return &chrome.Meter{Icon: ui.IconHeart, Name: "LP", Value: h.on.Numbers.Shown.LP[p], Full: math.Max(1, h.on.Numbers.Shown.LP[p]+math.Max(0, h.on.Numbers.Shown.DG[p])), Colour: faces.LP}
}

// Has describes a player's state in words.
func (h *Seats) Has(p rules.Seat, l lang.Lang) string {
	s := h.match
	st := &s.View.S
	out := []string{phrases.Text.T(l, "hud", s.Player(p, l), st.Seats[p][bgd.Counters], bgd.ReadyForce(st, p), s.Count(bgd.Charge, p), s.Count(bgd.Hand, p), s.Count(bgd.Deck, p), s.Count(bgd.Side, p), s.Count(bgd.Junk, p))}
	if c := bgd.AttackGuardian(st, p); c != 0 {
		out = append(out, phrases.Text.T(l, "hud.guardian", s.Cards.Name(st.Card(c).Def, l), h.on.LifeText(p), int(h.on.Numbers.Shown.DG[p])))
		if st.Card(c).Has(bgd.FlagWeak) {
			out = append(out, phrases.Text.T(l, "weak.long"))
		}
	}
	if h.on.TurnOf() == p {
		out = append(out, phrases.Text.T(l, "hud.turn"))
	}
	return words.Sentences(l, out...)
}

// steps are the phases of a turn in the phase bar.
var steps = [...]uint8{bgd.StepDraw, bgd.StepCharge, bgd.StepSummon, bgd.StepDomain, bgd.StepSet, bgd.StepDice, bgd.StepBattle, bgd.StepExtra, bgd.StepEnd}

// step is the phrase of a step: the Set Phase is called after what is asked in it.
func (h *Seats) step(n uint8) string {
	s := h.match
	if n == bgd.StepSet && n == s.Step() && s.Prompting(bgd.PromptSet) && s.Legal(rules.Option{Verb: rules.Attack}) && bgd.AttackGuardian(&s.View.S, s.Audience.Other()) != 0 {
		return "step.attack"
	}
	return h.on.StepKey(n)
}

// Phases declares the phase bar.
func (h *Seats) Phases(sf *ui.Surface) {
	s := h.match
	var list []chrome.Phase
	for _, n := range steps {
		now := n == s.Step() && s.Turn() > 0
		rare := (h.on.Lay.Small || h.on.Lay.Tall) && !now && (n == bgd.StepDomain || n == bgd.StepDice || n == bgd.StepExtra) // the dots have to end before the hand
		list = append(list, chrome.Phase{Name: s.T(h.step(n)), Why: s.T(h.on.StepKey(n) + ".why"), Now: now, Rare: rare})
	}
	col := s.Theme.Accent
	if p := h.on.TurnOf(); p >= 0 {
		col = h.on.Colour(p)
	}
	s.PhaseBar(sf, words.Sentences(s.Lang, s.TurnText(), s.T("status.phase", s.T(h.step(s.Step())))), col, list)
}
