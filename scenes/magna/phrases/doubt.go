package phrases

import "godeck/internal/lang"

// A Doubt says what may still undo an attack: nothing, a block that may come, or
// one that has.
type Doubt uint8

// The doubts.
const (
	Sure     Doubt = iota
	Theirs         // they may block
	Yours          // the player who reads it may
	Answered       // a block has been made, and works before the attack
)

// Hedge adds to what an attack would do what may still undo it.
func (d Doubt) Hedge(l lang.Lang, text string) string {
	if d == Sure {
		return text
	}
	return Text.T(l, [...]string{Theirs: "fore.unless", Yours: "fore.unless.you", Answered: "fore.blocked"}[d], text)
}
