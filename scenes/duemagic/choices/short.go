package choices

import (
	"godeck/rules"
	dmg "godeck/rules/duemagic"
)

// Short says why the seat's mana pays for nothing of its hand.
type Short struct {
	Why  Shortage
	Mana int         // untapped
	Cost int         // ShortMana: of the cheapest card
	Civs int         // ShortColour: the mask of what is missing
	Def  rules.DefID // ShortColour: the card; ShortLate: the mana that came in tapped
}

// Shortage is a reason for which mana pays for nothing.
type Shortage uint8

// The reasons.
const (
	ShortNone   Shortage = iota // it could pay, or has paid already
	ShortMana                   // every card costs more
	ShortColour                 // a card could be paid, were there mana of a civilization
	ShortLate                   // multicolour mana came in tapped
	ShortVain                   // what could be paid would change nothing
	ShortBarred                 // what could be paid may not be used
)

// Short returns why nothing of the hand can be used in the seat's own Main step. Where
// other mana of the turn has been spent, only a colour or a card that came in tapped is
// worth a word.
func (q *Case) Short() (sh Short) {
	st := &q.View.S
	sh.Mana = q.FreeMana(q.Seat)
	spent, late := 0, 0
	for _, t := range q.Cards(dmg.Mana, q.Seat) {
		if t.Tapped {
			spent++
		}
	}
	for _, t := range q.Zone(dmg.Hand, q.Seat) {
		if m := q.Game.Late(st, q.Seat, t.ID); m != 0 {
			sh.Why, sh.Def = ShortLate, st.Card(m).Def
			return sh
		}
		cost := q.Game.Cost(st, q.Seat, t.ID)
		if sh.Cost == 0 || cost < sh.Cost {
			sh.Cost = cost
		}
		if lacks := q.Game.Lacks(st, q.Seat, t.ID); lacks != 0 && cost <= sh.Mana && sh.Why == ShortNone {
			sh.Why, sh.Def, sh.Civs = ShortColour, t.Def, lacks
		}
	}
	for _, t := range q.Cards(dmg.Mana, q.Seat) { // what came in tapped has paid for nothing
		if c := st.Card(t.ID); t.Tapped && c.Since == st.Turn {
			late++
		}
	}
	switch {
	case sh.Why != ShortNone || sh.Mana == 0 || sh.Cost == 0 || spent > late:
	case sh.Cost > sh.Mana:
		sh.Why = ShortMana
	case q.CanUse():
		sh.Why = ShortVain
	default:
		sh.Why = ShortBarred
	}
	return sh
}
