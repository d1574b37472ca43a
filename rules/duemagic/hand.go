package duemagic

import (
	"fmt"
	"math/bits"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// families are the sets of a card's civilizations that mana cards can stand for,
// one card for one civilization each (DMG-9.5): a bit for every set, which are
// numbered by their bits.
type families uint32

// with returns the families with one more card.
func (f families) with(civs uint8) (out families) {
	out = f
	for s := range 32 {
		if f>>s&1 != 0 {
			for m := civs &^ uint8(s); m != 0; m &= m - 1 {
				out |= 1 << (uint8(s) | m&-m)
			}
		}
	}
	return out
}

// ColoursBy returns the chance that the player who goes first has seen a mana
// card for each civilization of a card by the turn in which its cost can be paid,
// with one card a turn put into mana: among the other cards in hand and those
// drawn until then. hand has the card itself, rest is what is still to be drawn,
// the shields among it.
func ColoursBy(lib *effect.Library, card rules.DefID, hand, rest []rules.DefID) float64 {
	d := lib.Def(card)
	need := uint8(d.Attr[ACiv])
	var f families = 1
	own := slices.Index(hand, card)
	for i, h := range hand {
		if i != own {
			f = f.with(uint8(lib.Def(h).Attr[ACiv]) & need)
		}
	}
	kinds := make([]int, 32)
	for _, r := range rest {
		kinds[uint8(lib.Def(r).Attr[ACiv])&need]++
	}
	return games.Drawn(f, kinds, int(d.Attr[ACost])-1, func(f families, civs int) families { return f.with(uint8(civs)) },
		func(f families) bool { return f>>need&1 != 0 })
}

// hand says for each card of a hand when it can be paid, and how likely it has
// its civilizations then.
func hand(lib *effect.Library, hand, rest []rules.DefID) (says []lang.Phrase) {
	for i, c := range hand {
		if slices.Contains(hand[:i], c) {
			continue
		}
		d, name := lib.Def(c), lib.Card(c).Name
		turn, p := d.Attr[ACost], games.Percent(ColoursBy(lib, c, hand, rest))
		var ja, en string
		for m := uint16(d.Attr[ACiv]); m != 0; m &= m - 1 {
			v := Civilizations.Values[bits.TrailingZeros16(m)]
			if ja != "" {
				ja, en = ja+"と", en+" and "
			}
			ja, en = ja+v.JA, en+lang.Capital(v.EN)
		}
		switch {
		case ja == "":
			says = append(says, lang.Phrase{JA: fmt.Sprintf("%s：ターン%dから。色はいりません", name.JA, turn), EN: fmt.Sprintf("%s: from turn %d; it needs no colour", name.EN, turn)})
		case p == 100:
			says = append(says, lang.Phrase{JA: fmt.Sprintf("%s：ターン%dから。%sはこの手札にあります", name.JA, turn, ja), EN: fmt.Sprintf("%s: from turn %d; this hand has %s", name.EN, turn, en)})
		default:
			says = append(says, lang.Phrase{JA: fmt.Sprintf("%s：ターン%dまでに%sがそろう見込み %d％", name.JA, turn, ja, p), EN: fmt.Sprintf("%s: %d %% to have %s by turn %d", name.EN, p, en, turn)})
		}
	}
	return says
}
