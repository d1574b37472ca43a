package magna

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/judge"
)

// zoneTable is the rule book's table of zones (MGN section 3).
var zoneTable = []judge.Zone{
	Deck:     {Sight: judge.Nobody},
	Hand:     {Sight: judge.Owner},
	Base1:    {Sight: judge.Faces, Same: 1},
	Base2:    {Sight: judge.Faces, Same: 1},
	Base3:    {Sight: judge.Faces, Same: 1},
	Invasion: {Sight: judge.All, Same: 1},
	Arms:     {Sight: judge.All},
	Funds:    {Sight: judge.Owner},
	Discard:  {Sight: judge.All},
	Camps:    {Sight: judge.Faces, Same: 2},
	Played:   {Sight: judge.All},
	Legion:   {Sight: judge.All, Loan: true},
}

func judges(g *Game) func() []judge.Judge {
	return func() []judge.Judge {
		return []judge.Judge{judge.NewZones(g.Table(), zoneTable, [3]string{"MGN-3.5", "MGN-4.6", "MGN-3.6"})}
	}
}

func TestJudges(t *testing.T) {
	g := mustLoad(t)
	for _, choose := range []func(*rules.State, []rules.Option, *rand.Rand) rules.Option{nil, brawl} {
		judge.Run(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 60, Most: 6000, Choose: choose, Judges: judges(g)})
	}
}

// The judge of zones sees what is planted.
func TestZonesJudgeSees(t *testing.T) {
	g := mustLoad(t)
	for name, plant := range judge.ZonePlants(Deck, Hand, Discard) {
		judge.Catches(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 20, Most: 3000, Judges: judges(g)}, name, plant)
	}
}
