package magna

import (
	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/table/cards"
)

// Colours of the game's numbers, and of its sides.
var (
	fightCol    = faces.Fight
	magnaCol    = faces.Magna
	attackCol   = faces.Attack
	defendCol   = faces.Defend
	heroCol     = faces.Hero
	parchment   = faces.Parchment
	sideCols    = faces.Sides
	opponentCol = faces.Sides[1]
)

// dusk is the strength of the light on this table.
const dusk = 0.42

// unitFace returns the face of a unit on the map, and the one for reading it.
func (s *Scene) unitFace(t token, l lang.Lang) (face, read *cards.CardFace) {
	k := cards.Look{Def: t.Def, Lang: l}
	if t.Summon {
		k.Form = faces.Summoned
	}
	if read = s.Cards.Look(k); !t.Up {
		return read, read
	}
	m := faces.OnMap{Attack: t.Attack, Defense: t.Defense, Skills: t.Skills, Summoned: t.Summon}
	for i, w := range faces.Words {
		if s.game.Keyword(&s.m.View.S, t.ID, w.Word) {
			m.Words |= 1 << i
		}
	}
	return s.Cards.Look(m.Look(k)), read
}

// unitLabel describes a unit, for screen readers.
func (s *Scene) unitLabel(t token, l lang.Lang) string {
	if !t.Up {
		return s.tokenName(t, l)
	}
	state := "state.normal"
	if t.Checked {
		state = "state.checked"
	}
	label := Text.T(l, "node.unit", s.Cards.Name(t.Def, l), t.Attack, t.Defense, Text.T(l, state))
	if t.Summon {
		label = Text.T(l, "node.unit", Text.T(l, "summoned"), t.Attack, t.Defense, Text.T(l, state))
	}
	if t.Skills != 0 {
		label += Text.T(l, "comma") + Text.T(l, "node.skills", faces.Names(mgn.Skills, t.Skills, l))
	}
	if w := s.m.WeaponOf(t.Key); w.Def != 0 {
		label += Text.T(l, "comma") + Text.T(l, "node.armed", s.Cards.Name(w.Def, l))
	}
	return label
}

// tokenName names a unit or trap as its viewer knows it.
func (s *Scene) tokenName(t token, l lang.Lang) string {
	switch {
	case t.Def != 0 && t.Up:
		return s.Cards.Name(t.Def, l)
	case t.Def != 0:
		return Text.T(l, "trap.own", s.Cards.Name(t.Def, l))
	}
	return Text.T(l, "trap")
}
