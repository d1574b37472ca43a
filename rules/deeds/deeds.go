// Package deeds recognizes what a player has done for the first time in a
// match that is over: the deeds of its game (games.Deed), each of which
// teaches a rule. It plays the record again, so equal records have equal
// deeds, and nothing has to be noted while a match is played.
package deeds

import (
	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/replay"
)

// In returns the ids of a table's deeds that the seat has done in the match, in
// the order of the table.
func In(m *replay.Match, p rules.Seat, table []games.Deed) (ids []string) {
	memo, done := make([][4]int, len(table)), make([]bool, len(table))
	rec, eng := m.Record(), rules.NewEngine(m.Game())
	before := m.At(0)
	after := before
	l := games.Look{Me: p, Game: m.Game(), S: &before, After: &after, By: rules.NoSeat}
	look := func(events []rules.Event) {
		for _, l.Event = range events {
			for i := range table {
				if d := &table[i]; !done[i] && (d.On == l.Kind || d.On == rules.EvNone) {
					l.Memo = &memo[i]
					done[i] = d.Done == nil && l.Mine() || d.Done != nil && d.Done(&l)
				}
			}
		}
	}
	look(m.RawEvents(0))
	for i, a := range rec.Answers {
		if eng.Answer(&after, a.Seat, a.Option, nil) != nil { // it was legal when the match was played
			break
		}
		l.By, l.Option, l.Nth = a.Seat, a.Option, i+1
		look(m.RawEvents(i + 1))
		before = after
	}
	for i := range table {
		if done[i] {
			ids = append(ids, table[i].ID)
		}
	}
	return ids
}

// Find returns a deed of a table, nil if there is none of that id.
func Find(table []games.Deed, id string) *games.Deed {
	for i := range table {
		if table[i].ID == id {
			return &table[i]
		}
	}
	return nil
}
