package zutomayo

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/chorus"
	"godeck/scenes/zutomayo/places"
)

// desk is what all parts of the table read: the match, where everything is in
// this window, and the numbers as they are shown.
type desk struct {
	on    *table.Match
	game  *ztm.Game
	lay   *places.Layout
	shown *shown
}

// shown holds the numbers that run to the view's values during a presentation.
type shown struct {
	hp, power [2]float64
	hour      float64    // position of the medal, fractional while it moves
	turn      string     // the turn that begins, in words, while the dial shows it
	fought    [2]int     // attacks of the turn's battle
	battle    bool       // the battle is over
	late      [2]float64 // what of a changed attack has not been counted yet
	night     rules.Seat // who has the night side; NoSeat before that is drawn

	sheet   *chorus.Sheet // effects that are told together; nil: none
	planned *chorus.Sheet // the last one of which that is planned
}

// standing describes a player's state in words.
func (s *desk) standing(p rules.Seat, l lang.Lang) string {
	side := ""
	switch s.shown.night {
	case p:
		side = Text.T(l, "nightside")
	case p.Other():
		side = Text.T(l, "dayside")
	}
	return words.Sentences(l, Text.T(l, "hud", s.on.Player(p, l), int(s.shown.hp[p]), int(s.shown.power[p]), s.held(p), s.on.Count(ztm.Deck, p)), side)
}

// goesFirst returns the player whose effects come first at the hour shown, NoSeat
// before the night side is drawn.
func (s *desk) goesFirst() rules.Seat {
	if p := s.shown.night; p >= 0 && !ztm.IsNight(s.hourShown()) {
		return p.Other()
	}
	return s.shown.night
}

// step returns the phase that the presentation has reached; intermediate steps
// belong to one of them.
func (s *desk) step() uint8 {
	switch s.on.Step() {
	case ztm.StepStart:
		return ztm.StepSet
	case ztm.StepEnd:
		return ztm.StepCleanup
	}
	return s.on.Step()
}

// stepKey returns the phrase for the present phase.
func (s *desk) stepKey() string { return "step." + s.game.Names().Word("step", int16(s.step())) }

// isPast reports whether the ability of a card on the table does nothing any more: it
// works in the turn in which the card is set, and only once (ZTM-2.5, 2.6).
func (s *desk) isPast(t present.Token, kind uint8) bool {
	if !t.Up || t.Def == 0 || kind == ztm.Area || kind == ztm.AreaNew || len(s.game.Lib.Def(t.Def).Abilities) == 0 {
		return false
	}
	st := &s.on.View.S
	c := st.Card(t.ID)
	return c.Def == t.Def && (!c.Has(ztm.FlagSetNow) || c.Has(ztm.FlagUsed) && st.Step > ztm.StepEffects)
}

// parts returns the changes to a seat's attack since its Character's own.
func (s *desk) parts(p rules.Seat) []ztm.Part {
	if s.on.Step() < ztm.StepEffects || s.on.View.S.Over() {
		return nil
	}
	_, parts := s.game.AttackParts(&s.on.View.S, p, nil)
	return slices.DeleteFunc(parts, func(q ztm.Part) bool { return q.Kind == 0 })
}

// attack returns the running attack as presented so far.
func (s *desk) attack(p rules.Seat) (v int, night, works bool) {
	on := s.on
	night = ztm.IsNight(int(math.Round(s.shown.hour)) % ztm.Hours)
	t, ok := on.Top(ztm.BattleField, p)
	if !ok || !t.Up || s.power(p) < s.cost(t) {
		return 0, night, false
	}
	if s.shown.battle {
		return s.shown.fought[p], night, true
	}
	if on.Step() >= ztm.StepEffects {
		return s.game.Attack(&on.View.S, p), night, true
	}
	if night {
		return on.Cards.Attr(t.Def, ztm.ANight), night, true
	}
	return on.Cards.Attr(t.Def, ztm.ADay), night, true
}

// power returns what a player can pay with: what has come is not waited for until
// it has been counted.
func (s *desk) power(p rules.Seat) int {
	return max(int(s.shown.power[p]), int(s.on.View.S.Seats[p][ztm.Power]))
}

// cost returns a card's present cost: reductions count while the view has them.
func (s *desk) cost(t present.Token) int {
	if t.Def != 0 && s.on.View.S.Card(t.ID).Def == t.Def {
		return s.game.Cost(&s.on.View.S, t.ID)
	}
	return s.on.Cards.Attr(t.Def, ztm.ACost)
}

// sealedAt returns the place of the sign of a player who has committed and
// waits, empty for none: on the Character's place in set-up, later over A and
// B, whatever was set. An Area Enchant in play stays visible.
func (s *desk) sealedAt(sd int) ui.Rect {
	on := s.on
	p := on.Seat(sd)
	if p == on.Audience || on.View.S.Over() || !on.Committed(p) || on.View.S.Dec.Prompt == ztm.PromptMulligan {
		return ui.Rect{}
	}
	if on.View.S.Dec.Prompt == ztm.PromptPlace {
		return s.lay.Zones[ztm.BattleField][sd]
	}
	return s.lay.Zones[ztm.SetA][sd].Union(s.lay.Zones[ztm.SetB][sd])
}

// sealPoses returns how the card of that sign lies, if there is one.
func (s *desk) sealPoses(sd int) []board.Pose {
	r := s.sealedAt(sd)
	if r.Empty() {
		return nil
	}
	x, y := r.Centre()
	w := math.Min(r.W, r.H/cards.Aspect) * 0.94
	pose := board.PoseIn(ui.Rect{X: x - w/2, Y: y - w*cards.Aspect/2, W: w, H: w * cards.Aspect}, false)
	pose.Angle = sealTurn
	return []board.Pose{pose}
}

// held returns how many cards a player has in hand, in words: a set one counts
// as set, and whether there is a second one is hidden.
func (s *desk) held(p rules.Seat) string {
	n := s.on.Count(ztm.Hand, p)
	if s.sealedAt(s.on.SideOf(p)).Empty() {
		return strconv.Itoa(n)
	}
	if _, most := s.game.SetLimits(&s.on.View.S, p); most > 1 && n > 1 && s.on.View.S.Dec.Prompt == ztm.PromptSet {
		return strconv.Itoa(max(0, n-most)) + "–" + strconv.Itoa(n-1)
	}
	return strconv.Itoa(max(0, n-1))
}

// hourShown is the hour under the hand.
func (s *desk) hourShown() int {
	return (int(math.Round(s.shown.hour))%ztm.Hours + ztm.Hours) % ztm.Hours
}

// rolling is how far the hour under the hand is from its middle, -0.5..0.5.
func (s *desk) rolling() float64 { return s.shown.hour - math.Round(s.shown.hour) }

// lifeSize returns the size of the number for a change of a player's HP.
func (s *desk) lifeSize(p rules.Seat) float64 {
	return math.Min(46*s.on.Unit(), s.lay.HUD[s.on.SideOf(p)].H*0.8)
}

// sync sets the numbers to the view's values.
func (s *desk) sync() {
	st := &s.on.View.S
	for p := range s.shown.hp {
		s.shown.hp[p], s.shown.power[p] = float64(st.Seats[p][ztm.HP]), float64(st.Seats[p][ztm.Power])
	}
	s.shown.hour = float64(st.Vars[ztm.Chronos])
	s.shown.night = rules.Seat(st.Vars[ztm.NightSide])
	if s.on.Turn() == 0 && s.on.Count(ztm.Hand, 0)+s.on.Count(ztm.Hand, 1) == 0 {
		s.shown.night = rules.NoSeat
	}
}

func (s *desk) centre(kind uint8, p rules.Seat) (x, y float64) {
	r, _ := s.lay.Zone(kind, s.on.SideOf(p))
	return r.Centre()
}

// beside returns where a player's numbers rise: at the end of the lanterns,
// clear of the counting number and of the player's name.
func (s *desk) beside(p rules.Seat) (x, y float64) {
	sd := s.on.SideOf(p)
	if r := s.lay.Lanterns[sd]; !r.Empty() {
		if x, y = r.Right()-24*s.on.Unit(), r.Y+r.H*0.5; sd == 1 { // floating numbers rise: stay in the window
			y += 44 * s.on.Unit()
		}
		return x, y
	}
	r, size := s.lay.HUD[sd], s.lifeSize(p)
	if sd == 1 { // they come to rest below the plate
		return r.X + r.W*0.42, r.Bottom() + 2.1*size
	}
	return r.X + r.W*0.42, r.Y - 0.8*size
}

// known returns the ticks of something that a player has to get used to: many
// in the first turn, few from the third on.
func (s *desk) known(first, later int) int {
	return int(math.Round(ui.Lerp(float64(first), float64(later), ui.Clamp01(float64(s.on.Turn()-1)/2))))
}
