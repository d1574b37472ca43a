package zutomayo

import (
	"math"

	"godeck/sprites"
)

// sitters are the six who sit on the other side of the clock.
var sitters = [...]sprites.Sitter{
	{Kind: 0, Coat: "241449", Face: "8b74c2", Trim: "e23a7e", Hat: "36d6a0", Eyes: "ffc640"}, // the owl clerk
	{Kind: 1, Coat: "5d5148", Face: "9a8266", Trim: "7a4a22", Eyes: "ff9a3c"},                // the foundry robot
	{Kind: 2, Coat: "2b2233", Face: "d8cfe0", Trim: "e0564a", Hat: "27406e", Eyes: "8cf0a0"}, // the tram cat
	{Kind: 0, Coat: "4a2f1c", Face: "e0b98a", Trim: "2f8fb0", Eyes: "ff8a3a"},                // the lamplighter
	{Kind: 1, Coat: "34425c", Face: "8fa4c4", Trim: "31536e", Eyes: "5ae0ff"},                // the tide reckoner
	{Kind: 2, Coat: "8a4a1e", Face: "fff0dc", Trim: "2e7d5b", Eyes: "ffd24a"},                // the roof's own cat
}

// sitter returns who sits opposite.
func (s *Scene) sitter() *sprites.Sitter { return &sitters[0] }

// manner returns what the opponent does: it follows the card under the pointer
// with its eyes, lowers its lids while it thinks, and shows what has happened.
func (s *Scene) manner() sprites.Pose {
	p := s.place.seen
	q := sprites.Pose{LookX: math.Round(p[0]*8) / 8, LookY: math.Round(p[1]*8) / 8}
	if s.Doing(s.Bottom.Other()) == "status.thinking" {
		q.Lid = 0.38
	}
	return q
}
