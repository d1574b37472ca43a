package duemagic

import (
	"testing"

	"godeck/rules"
	"godeck/rules/judge"
)

// zoneTable is the rule book's table of zones (DMG section 3).
var zoneTable = []judge.Zone{
	Library:   {Sight: judge.Nobody},
	Hand:      {Sight: judge.Owner},
	Battle:    {Sight: judge.All},
	Graveyard: {Sight: judge.All},
	Mana:      {Sight: judge.All},
	Shields:   {Sight: judge.Nobody},
	Stack:     {Sight: judge.All, Shared: true},
}

func judges(g *Game) func() []judge.Judge {
	return func() []judge.Judge {
		z := judge.NewZones(g.Table(), zoneTable, [3]string{"DMG-4.1", "DMG-1.6", "DMG-12.3"})
		z.Asked = func(s *rules.State, p rules.Seat, at rules.ZoneID) bool { return s.Card(s.Top(at)).Known&p.Mask() != 0 }
		return []judge.Judge{z}
	}
}

func TestJudges(t *testing.T) {
	g := mustLoad(t)
	judge.Run(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 30, Most: 20000, Judges: judges(g)})
}

// The judge of zones sees what is planted.
func TestZonesJudgeSees(t *testing.T) {
	g := mustLoad(t)
	for name, plant := range judge.ZonePlants(Library, Hand, Mana) {
		judge.Catches(t, judge.Config{Game: g, Decks: randomDecks(g), Seeds: 20, Most: 3000, Judges: judges(g)}, name, plant)
	}
}
