package magna

import (
	"godeck/internal/lang"
	"godeck/scenes/magna/faces"
	"godeck/scenes/table/cards"
)

// Colours of the game's numbers, and of its sides.
var (
	fightCol    = faces.Fight
	magnaCol    = faces.Magna
	attackCol   = faces.Attack
	heroCol     = faces.Hero
	parchment   = faces.Parchment
	sideCols    = faces.Sides
	opponentCol = faces.Sides[1]
)

// dusk is the hour of the cards on this table.
const dusk = faces.Light

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
