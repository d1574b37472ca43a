package watch

// known has the faults not yet fixed, by game. The list only shrinks: an entry
// that no longer occurs fails the test and is removed.
var known = map[string][]Known{
	"magna": {
		{"card: invasion of seat * is nowhere, while a presentation is told", "those who run over the road are drawn large in their place, for the length of a blow"},
		{"card: base# of seat opp is nowhere, while a presentation is told", "one who is back in its base by the rules while its run is still told, drawn large"},
		{"toast covers hand#", "a long message about a face-down card hangs over a card of the hand that rises, for two ticks"},
	},
	"duemagic": {
		{"card: hand of seat own is nowhere, at rest", "a card of the hand that may take over an attack stands about the attacker while that is asked"},
		{"card: hand of seat opp is nowhere, at rest", "a hand that an effect looks at lies in the question, card by card"},
	},
}
