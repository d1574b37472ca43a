package magna

import (
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/places"
	"godeck/scenes/table/present"
)

type (
	token   = field.Card
	reading = field.Reading
	block   = places.Block
	layout  = places.Layout
)

func (s *Scene) at(m *present.Moment) reading { return reading{Moment: m, Game: s.game} }
