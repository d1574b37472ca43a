package zutomayo

import (
	"testing"

	"godeck/rules/judge"
)

// zoneTable is the rule book's table of zones (ZTM-3).
var zoneTable = []judge.Zone{
	Deck:    {Sight: judge.Nobody},
	Hand:    {Sight: judge.Owner},
	Field:   {Sight: judge.Faces},
	SetA:    {Sight: judge.Faces},
	SetB:    {Sight: judge.Faces},
	AreaNew: {Sight: judge.Faces},
	Area:    {Sight: judge.All},
	Charger: {Sight: judge.All},
	Abyss:   {Sight: judge.All},
	Aside:   {Sight: judge.Owner},
}

func judges(g *Game) func() []judge.Judge {
	return func() []judge.Judge {
		return []judge.Judge{judge.NewZones(g.Table(), zoneTable, [3]string{"ZTM-3.7 to 3.10", "ZTM-2.8", "ZTM-3.5"})}
	}
}

func TestJudges(t *testing.T) {
	g := mustLoad(t)
	judge.Run(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 400, Most: 3000, Judges: judges(g)})
}

// The judge of zones sees what is planted.
func TestZonesJudgeSees(t *testing.T) {
	g := mustLoad(t)
	for name, plant := range judge.ZonePlants(Deck, Hand, Abyss) {
		judge.Catches(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 20, Most: 3000, Judges: judges(g)}, name, plant)
	}
}
