package zutomayo

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// plate declares a player's name, HP, Power and card counts.
func (s *Scene) plate(sf *ui.Surface, sd int) {
	p := s.Seat(sd)
	q := table.Plate{Say: s.standing(p, s.Lang), Sign: ui.IconSun, SignCol: dayCol, Tag: s.T("dayside"), TagCol: dayCol, Colour: s.Theme.Accent2, Rail: true,
		Meter: s.hpMeter(p),
		Gauges: []table.Gauge{{Icon: ui.IconStar, Text: strconv.Itoa(int(math.Round(s.shown.power[p]))), Name: s.T("power"), Colour: powerCol},
			{Icon: ui.IconCards, Text: strconv.Itoa(s.Count(ztm.Hand, p)), Colour: handCol}, {Icon: ui.IconFile, Text: strconv.Itoa(s.Count(ztm.Deck, p)), Colour: deckCol}}}
	if s.night() == p {
		q.Sign, q.SignCol, q.Tag, q.TagCol = ui.IconMoon, nightCol, s.T("nightside"), nightCol
	}
	if p != s.Bottom {
		q.Colour = s.Theme.Accent
	}
	s.Plate(sf, sd, q)
}

// night is the player on the night side.
func (s *Scene) night() rules.Seat { return rules.Seat(s.View.S.Vars[ztm.NightSide]) }

func (s *Scene) hpMeter(p rules.Seat) *table.Meter {
	return &table.Meter{Icon: ui.IconHeart, Name: "HP", Value: s.shown.hp[p], Full: ztm.MaxHP, Colour: hpCol}
}

// standing is how a player stands, in words.
func (s *Scene) standing(p rules.Seat, l lang.Lang) string {
	side := "dayside"
	if s.night() == p {
		side = "nightside"
	}
	return table.Sentences(l, Text.T(l, "plate", s.Player(p, l), int(s.shown.hp[p]), int(s.shown.power[p]), s.Count(ztm.Hand, p), s.Count(ztm.Deck, p)), Text.T(l, side))
}

// steps are the phases of a turn as the phase bar names them.
var steps = [...]uint8{ztm.StepSet, ztm.StepReveal, ztm.StepTime, ztm.StepSwap, ztm.StepEffects, ztm.StepBattle, ztm.StepCleanup, ztm.StepDraw}

// step is the phase that the story is in; what lies between two belongs to one of them.
func (s *Scene) step() uint8 {
	switch s.Step() {
	case ztm.StepStart:
		return ztm.StepSet
	case ztm.StepEnd:
		return ztm.StepCleanup
	}
	return s.Step()
}

// stepKey is the phrase for the present phase.
func (s *Scene) stepKey() string { return "step." + s.game.Names().Word("step", int16(s.step())) }

// phases declares the phase bar.
func (s *Scene) phases(sf *ui.Surface) {
	var list []table.Phase
	for _, k := range steps {
		list = append(list, table.Phase{Name: s.T("step." + s.game.Names().Word("step", int16(k))), Now: k == s.step() && s.Turn() > 0})
	}
	s.PhaseBar(sf, table.Sentences(s.Lang, s.TurnText(), s.T("status.phase", s.T(s.stepKey()))), s.Theme.Accent, list)
}
