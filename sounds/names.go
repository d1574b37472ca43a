package sounds

// Names lists every effect, in the order of the pack.
var Names = []string{
	"ui-tap",        // a button
	"ui-back",       // leaving a screen or dialog
	"ui-focus",      // keyboard focus moves
	"error",         // something cannot be done, gently
	"undo",          // a step is taken back
	"card-draw",     // a card leaves the deck for a hand
	"card-deal",     // one of many cards dealt
	"card-place",    // a card is laid on the table
	"card-flip",     // a card is turned over
	"card-reveal",   // a hidden card is shown to all
	"shuffle",       // a deck is shuffled
	"commit",        // a secret choice is locked in
	"tick",          // one hour of a clock
	"stack",         // an effect is put on the stack
	"resolve",       // the stack lets go
	"turn-start",    // a turn begins
	"your-turn",     // it is the player's move
	"power-gain",    // a number rises
	"charge",        // a power gathers
	"abyss",         // a card goes where none returns
	"bell-night",    // day becomes night
	"bell-day",      // night becomes day
	"attack-light",  // a blow swings
	"attack-medium", // …
	"attack-heavy",  // …
	"hit-light",     // a blow lands
	"hit-medium",    // …
	"hit-heavy",     // …
	"shield",        // a blow is turned away
	"heal",          // life returns
	"break",         // a shield or base breaks
	"defeat",        // a card or character is defeated
	"dice-throw",    // dice leave the hand
	"dice-land",     // dice come to rest
	"area-enter",    // an area or scene enchantment arrives
	"area-leave",    // … and fades
	"win",           // the match is won
	"lose",          // the match is lost
	"draw-game",     // nobody wins
	"mana-tap",      // a stone of mana is used
	"mana-charge",   // a card becomes mana
	"shield-break",  // a shield card breaks
	"trigger",       // … and answers, or a window opens for one that does
	"priority-pass", // a player lets it happen
	"fizzle",        // an effect finds nothing to do
	"base-fall",     // a base falls
	"march",         // units move or are deployed
	"trap-spring",   // a trap is turned up
	"chain",         // a declaration is added to another
	"equip",         // a weapon is given
	"war-horn",      // an invasion is declared
	"coin",          // funds
}

// pieces are the layers of each piece of music from calm to tense, as base
// names of files in this directory. A game adds its line here.
var pieces = map[string][]string{
	"title":    {"title"},
	"zutomayo": {"zutomayo-calm", "zutomayo-tense"},
	"duemagic": {"duemagic-calm", "duemagic-tense"},
	"magna":    {"magna-calm", "magna-tense"},
}

// Files lists the music files that a site has to serve, by the names that
// fetch is given.
func Files() []string {
	var files []string
	for _, layers := range pieces {
		for _, layer := range layers {
			files = append(files, fileName(layer))
		}
	}
	return files
}

func fileName(layer string) string { return "sounds/" + layer + ".ogg" }
