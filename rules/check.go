package rules

import "fmt"

// Check returns the first broken invariant of a state: every card in exactly
// one zone and where its own record says, zones in order, counters in range.
// It is for tests and the referee; a correct game never fails it.
func (s *State) Check(t *Table) error {
	if s.Fault != FaultNone {
		return fmt.Errorf("engine fault: %s", s.Fault)
	}
	var seen [MaxCards]bool
	if s.Start[0] != 0 || s.Start[MaxZones] != s.NCards {
		return fmt.Errorf("zones hold %d cards of %d", s.Start[MaxZones], s.NCards)
	}
	for z := 0; z < MaxZones; z++ {
		if s.Start[z] > s.Start[z+1] {
			return fmt.Errorf("zone %d ends before it starts", z)
		}
		cards := s.Zone(ZoneID(z))
		if len(cards) > 0 && z/2 >= len(t.Zones) {
			return fmt.Errorf("zone %d does not exist but holds cards", z)
		}
		if z/2 < len(t.Zones) {
			if c := t.Zones[z/2].Cap; c > 0 && len(cards) > c {
				return fmt.Errorf("zone %s of seat %d holds %d cards, more than %d", t.Zones[z/2].Name, z&1, len(cards), c)
			}
		}
		for _, id := range cards {
			if id == 0 || id > CardID(s.NCards) {
				return fmt.Errorf("zone %d holds the invalid card %d", z, id)
			}
			if seen[id] {
				return fmt.Errorf("card %d is in two zones", id)
			}
			seen[id] = true
			if s.Cards[id].Zone != ZoneID(z) {
				return fmt.Errorf("card %d is in zone %d but records %d", id, z, s.Cards[id].Zone)
			}
			if !t.Zones[z/2].Shared && s.Cards[id].Owner != ZoneID(z).Seat() && s.Cards[id].Ctrl != ZoneID(z).Seat() {
				return fmt.Errorf("card %d of seat %d is in seat %d's %s", id, s.Cards[id].Owner, ZoneID(z).Seat(), t.Zones[z/2].Name)
			}
		}
	}
	if !s.Over() && s.Dec.Kind == NoDecision {
		return fmt.Errorf("nobody is asked and the match is not over")
	}
	return nil
}
