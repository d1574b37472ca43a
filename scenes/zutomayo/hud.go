package zutomayo

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/phrases"
)

// hud declares a player's name, HP, Power and card counts.
func (s *Scene) hud(sf *ui.Surface, sd int) {
	p := s.Seat(sd)
	q := chrome.HUD{Say: s.standing(p, s.Lang), Colour: s.Theme.Accent2, Rail: true, Lacquer: ui.Hex(0x1d0f2b),
		Meter: s.hpMeter(p),
		Gauges: []chrome.Gauge{{Icon: ui.IconStar, Text: strconv.Itoa(int(math.Round(s.shown.power[p]))), Name: s.T("power"), Colour: powerCol},
			{Icon: ui.IconHand, Text: s.held(p), Colour: handCol}, {Icon: ui.IconDeck, Text: strconv.Itoa(s.Count(ztm.Deck, p)), Colour: deckCol}}}
	if n := s.game.Shield(&s.View.S, p); n > 0 {
		q.Gauges = slices.Insert(q.Gauges, 1, chrome.Gauge{Icon: ui.IconShield, Text: strconv.Itoa(n), Name: s.T("shield"), Colour: clockCol})
	}
	if s.goesFirst() == p {
		h := s.hourShown()
		q.Sign, q.SignCol, q.Rank, q.RankTip = ui.IconSun, hourColour(h), s.T("first"), Text.T(s.Lang, "first.tip", phrases.Time(h).In(s.Lang))
		if ztm.IsNight(h) {
			q.Sign = ui.IconMoon
		}
	}
	if p != s.Bottom {
		q.Colour = foeCol
	}
	if !s.lay.Life[sd].Empty() {
		if q.Meter = nil; !s.Staged {
			s.life(sf, sd)
		}
	}
	s.HUD(sf, sd, q)
}

// life declares a player's HP in large figures; the lanterns show how much it is of all.
func (s *Scene) life(sf *ui.Surface, sd int) {
	r, p := s.lay.Life[sd], s.Seat(sd)
	n := int(math.Round(s.shown.hp[p]))
	name := Text.T(s.Lang, "icon.heart")
	sf.Add(ui.Element{ID: "hp-" + board.SideNames[sd], Rect: r, Role: ui.RoleText, Label: s.Whose(p, name) + " " + strconv.Itoa(n), Tip: name, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
		n := int(math.Round(s.shown.hp[p])) // as it runs
		glow := ui.Hex(0xff8a3a)
		if n <= 30 {
			glow = c.Theme.Danger
		}
		ask.Dusk(c, r)
		c.Text(strconv.Itoa(n), r, ui.TextStyle{Face: ui.Display, Size: math.Min(r.H*0.82, r.W*0.52), Align: ui.Middle, Tabular: true, Colour: ui.Hex(0xffffff), Glow: glow.Alpha(0.6), Shadow: true, Loose: true})
	}})
}

// steps are the phases of a turn in the phase bar.
var steps = [...]uint8{ztm.StepSet, ztm.StepReveal, ztm.StepTime, ztm.StepSwap, ztm.StepEffects, ztm.StepBattle, ztm.StepCleanup, ztm.StepDraw}

// phases declares the phase bar.
func (s *Scene) phases(sf *ui.Surface) {
	var list []chrome.Phase
	for _, k := range steps {
		key := "step." + s.game.Names().Word("step", int16(k))
		list = append(list, chrome.Phase{Name: s.T(key), Why: s.T(key + ".why"), Now: k == s.step() && s.Turn() > 0})
	}
	s.PhaseBar(sf, words.Sentences(s.Lang, s.TurnText(), s.T("status.phase", s.T(s.stepKey()))), s.Theme.Accent, list)
}

func (s *Scene) hpMeter(p rules.Seat) *chrome.Meter {
	return &chrome.Meter{Icon: ui.IconHeart, Name: "HP", Value: s.shown.hp[p], Full: ztm.MaxHP, Colour: hpCol}
}
