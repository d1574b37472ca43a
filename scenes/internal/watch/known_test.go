package watch

// known are the faults that are not yet mended, by game. The list only shrinks:
// what is on it and does not show any more fails the test, and is taken off.
var known = map[string][]Known{
	"zutomayo": {
		{"card: hand of seat own is nowhere, *", "a question about an effect takes the place of the hand"},
		{"preview covers *", "previews appear beside the card"},
		{"words stick out of the preview", "titles and texts longer than it"},
	},
	"duemagic": {
		{"card: hand of seat own is nowhere, *", "a question about an effect takes the place of the hand"},
		{"preview covers what the coach speaks of", "previews appear beside the card"},
		{"words stick out of the preview", "titles and texts longer than it"},
		{"the coach speaks while a story is told", "it waits only for the first words"},
		{"the coach points at a button that is off", "the task is shown before it can be done"},
		{"the ring stands beside its card", "it stands where the card will be"},
		{"two dialogs at the end of a lesson", "the result and the coach's"},
	},
	"magna": {
		{"card: hand of seat own is nowhere, *", "a question about an effect takes the place of the hand"},
		{"preview covers *", "previews appear beside the card"},
		{"words stick out of the preview", "titles and texts longer than it"},
		{"the coach speaks while a story is told", "it waits only for the first words"},
		{"the coach points at a button that is off", "the task is shown before it can be done"},
		{"the ring stands beside its card", "it stands where the card will be"},
		{"what the coach speaks of is not there", "the story has not come to it"},
	},
}
