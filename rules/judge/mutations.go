package judge

import "godeck/rules"

// ZoneMutations returns faults about cards and zones that Zones must notice in
// any game. hidden is a kind of zone that nobody sees, hand one that its owner
// sees, open one that everybody sees.
func ZoneMutations(hidden, hand, open uint8) map[string]Mutation {
	return map[string]Mutation{
		"a move is not told": func(s *rules.State, events *[]rules.Event) bool {
			for i, e := range *events {
				if e.Kind == rules.EvMove && s.Turn > 1 {
					*events = append((*events)[:i], (*events)[i+1:]...)
					return true
				}
			}
			return false
		},
		"a draw is told to both": firstMove(func(e *rules.Event, _ *rules.State) bool {
			did := e.From.Kind() == hidden && e.To.Kind() == hand
			if did {
				e.Vis = rules.BothSeats
			}
			return did
		}),
		"a draw is told to nobody": firstMove(func(e *rules.Event, _ *rules.State) bool {
			did := e.From.Kind() == hidden && e.To.Kind() == hand
			if did {
				e.Vis = 0
			}
			return did
		}),
		"a card goes to the wrong place of an open zone": firstMove(func(e *rules.Event, s *rules.State) bool {
			did := e.To.Kind() == open && s.Count(e.To) > 1 && e.A > 0
			if did {
				e.A = 0
			}
			return did
		}),
		"a card goes to the other player": firstMove(func(e *rules.Event, s *rules.State) bool {
			did := e.To.Kind() == open
			if did {
				e.To ^= 1
			}
			return did
		}),
		"a moved card stays the same object": func(s *rules.State, events *[]rules.Event) bool {
			for _, e := range *events {
				if e.Kind == rules.EvMove && e.From.Kind() == hidden && e.To.Kind() == hand && s.Turn > 1 {
					s.Card(e.Card).Stamp = 0
					return true
				}
			}
			return false
		},
		"a number of an object is given twice": func(s *rules.State, events *[]rules.Event) bool {
			for _, e := range *events {
				if e.Kind == rules.EvMove && s.Turn > 1 {
					for c := rules.CardID(1); c < e.Card; c++ {
						if n := s.Card(c).Stamp; n != 0 {
							s.Card(e.Card).Stamp = n
							return true
						}
					}
				}
			}
			return false
		},
		"a resting card becomes a new object": topOf(open, func(s *rules.State, c rules.CardID) {
			c = s.Zone(s.Card(c).Zone)[0]
			s.Stamps++
			s.Card(c).Stamp = s.Stamps
		}),
		"a card of the deck is known":           topOf(hidden, func(s *rules.State, c rules.CardID) { s.Card(c).Known = 1 }),
		"the opponent knows a hand card":        topOf(hand, func(s *rules.State, c rules.CardID) { s.Card(c).Known = rules.BothSeats }),
		"a hand card becomes another":           topOf(hand, func(s *rules.State, c rules.CardID) { s.Card(c).Def = s.Card(c).Def%3 + 1 + s.Card(c).Def/3%2 }),
		"a card of an open zone turns its back": topOf(open, func(s *rules.State, c rules.CardID) { s.Card(c).Flags |= rules.FaceDown }),
		"a card changes its owner":              topOf(hidden, func(s *rules.State, c rules.CardID) { s.Card(c).Owner = s.Card(c).Owner.Other() }),
		"the order of an open zone changes": topOf(open, func(s *rules.State, c rules.CardID) {
			z := s.Zone(s.Card(c).Zone)
			n := len(z)
			z[n-1], z[n-2] = z[n-2], z[n-1]
		}),
	}
}

// firstMove changes the first move that can be changed so.
func firstMove(do func(e *rules.Event, s *rules.State) bool) Mutation {
	return func(s *rules.State, events *[]rules.Event) bool {
		for i := range *events {
			if e := &(*events)[i]; e.Kind == rules.EvMove && do(e, s) {
				return true
			}
		}
		return false
	}
}

// topOf changes the top card of a zone that has others below it.
func topOf(kind uint8, do func(s *rules.State, c rules.CardID)) Mutation {
	return func(s *rules.State, events *[]rules.Event) bool {
		for p := rules.Seat(0); p < 2; p++ {
			if s.Turn > 1 && s.Count(rules.ZoneOf(kind, p)) > 1 {
				do(s, s.Top(rules.ZoneOf(kind, p)))
				return true
			}
		}
		return false
	}
}

// On returns a mutation that acts on the first event of a kind after a turn.
func On(kind rules.EventKind, after int16, do func(s *rules.State, e *rules.Event) bool) Mutation {
	return func(s *rules.State, events *[]rules.Event) bool {
		for i := range *events {
			if e := &(*events)[i]; e.Kind == kind && s.Turn > after && !s.Over() && do(s, e) {
				return true
			}
		}
		return false
	}
}
