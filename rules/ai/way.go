package ai

import "godeck/rules"

// Way is how a player weighs what it sees. It changes what a player prefers,
// not how far it looks.
type Way uint8

// The ways to play.
const (
	Steady  Way = iota // weighs both sides alike
	Bold               // what the other side loses counts more
	Careful            // what it keeps itself counts more
	Greedy             // what it gets at once counts as much as what comes of it
)

// weights are those of the own side and of the other, in hundredths.
var weights = [...][2]int{Steady: {100, 100}, Bold: {80, 125}, Careful: {125, 80}, Greedy: {100, 100}}

// side weighs the sides of a position that is not over.
func (z *search) side(s *rules.State, p rules.Seat) int {
	w := weights[z.way]
	return (w[0]*z.guide.Side(s, p) - w[1]*z.guide.Side(s, p.Other())) / 100
}
