package watch

// known are the faults that are not yet mended, by game. The list only shrinks:
// what is on it and does not show any more fails the test, and is taken off.
var known = map[string][]Known{
	"magna": {
		{"card: hand of seat own is nowhere, *", "a question about an effect takes the place of the hand"},
		{"the coach points at a button that is off", "the lesson points at the button before the bases are chosen"},
	},
}
