package turns

import (
	bgd "godeck/rules/guardians"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
)

// Zones says how the cards of each zone are shown and get there.
var Zones = []present.Zone{
	bgd.Deck:      {Lay: present.Heap, Come: present.Flight{Motion: board.Motion{Ticks: 18}, Gap: 6, Wait: 4}},
	bgd.Hand:      {Lay: present.Spread, Next: present.Middle, Come: present.Flight{Motion: board.Motion{Ticks: 16, Sound: "card-draw"}, Gap: 8, Log: "log.tohand"}},
	bgd.Side:      {Lay: present.Heap, Come: present.Flight{Motion: board.Motion{Ticks: 20}, Log: "log.toside"}},
	bgd.Attack:    {Come: present.Flight{Motion: board.Motion{Ticks: 24, Arc: 0.32, Sound: "base-fall"}, Flash: 0.6, Wait: 2}},
	bgd.Assist:    {Come: present.Flight{Motion: board.Motion{Ticks: 22, Arc: 0.3, Sound: "card-place"}, Flash: 0.4, Wait: 2}},
	bgd.Domain:    {Come: present.Flight{Motion: board.Motion{Ticks: 24, Arc: 0.3, Sound: "area-enter"}, Flash: 0.5, Wait: 6, Log: "log.domain"}},
	bgd.Charge:    {Plain: true, Come: present.Flight{Motion: board.Motion{Ticks: 12, Arc: 0.4, Sound: "mana-charge"}, Gap: 6, Flash: 0.5, Log: "log.charge"}},
	bgd.Junk:      {Lay: present.Open, Come: present.Flight{Motion: board.Motion{Ticks: 18, Arc: 0.3, Sound: "abyss"}, Gap: 4, Log: "log.junk"}},
	bgd.Materials: {Come: present.Flight{Motion: board.Motion{Ticks: 18, Sound: "card-place", Behind: true}, Gap: 5}},
	bgd.Unders:    {Come: present.Flight{Motion: board.Motion{Ticks: 18, Sound: "card-place", Behind: true}, Log: "log.under"}},
	bgd.Leaving:   {Come: present.Flight{Motion: board.Motion{Ticks: 16, Behind: true}}},
	bgd.Played:    {Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.4, Sound: "card-place"}, Wait: 2}},
}
