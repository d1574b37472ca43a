package passing

import (
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
)

// Wish is how a player wants to be asked about priority: the stops, and what was
// said for the time being.
type Wish struct {
	Stops
	Hold  bool // be asked always
	Rest  int  // the turn in which the next pass gives up priority for good, 0: none
	Until int  // the turn in which priority has been given up, 0: none
}

// State names when the player is asked in a turn: "usual" (where an answer is
// possible), "always", or "rest" (not again before it ends).
func (w *Wish) State(turn int) string {
	switch {
	case turn > 0 && (w.Rest == turn || w.Until == turn):
		return "rest"
	case w.Hold || w.Never:
		return "always"
	}
	return "usual"
}

// Next goes on to the next state, in which nothing is passed at once. Before the
// first turn there is none to give up.
func (w *Wish) Next(turn int) {
	switch w.State(turn) {
	case "rest":
		w.Rest, w.Until = 0, 0
	case "always":
		w.Hold, w.Rest = false, turn
	default:
		w.Hold = true
	}
}

// Passed notes that the player passed priority in a turn. What the table passes
// by itself does not count: it gives up nothing.
func (w *Wish) Passed(turn int) {
	if w.Rest == turn {
		w.Until = turn
	}
	w.Rest = 0
}

// Passes reports whether the table passes for the seat that is asked: priority
// only, never an attack, a block or a card from the shields. people: a person
// plays the other side and could learn something from it.
func (w *Wish) Passes(q *choices.Case, people bool) bool {
	return q.Prompting(dmg.PromptPriority) && w.Needless(q, people)
}

// Needless reports that the priority asked for now is passed without a question.
// What could be used in vain only is not worth a question. Giving up a turn ends
// with it, or when the opponent can be answered.
func (w *Wish) Needless(q *choices.Case, people bool) bool {
	if w.Hold {
		return false
	}
	st, can := &q.View.S, q.Useful()
	own := st.Active == q.Seat
	var top *rules.StackItem
	if st.NStack > 0 {
		top = &st.Stack[st.NStack-1]
	}
	answer := top != nil && top.Ctrl != q.Seat && can
	if w.Until > 0 {
		if int(st.Turn) == w.Until && !answer {
			return true
		}
		w.Until = 0
	}
	if w.Never {
		return false
	}
	if top == nil {
		if own && st.Step == dmg.StepMain && !can && !people {
			return true // nothing to use, and nobody beside one who could learn it from that
		}
		if own && w.Own[st.Step] || !own && w.Opp[st.Step] {
			return false
		}
		return !(w.Attacks && can && (st.Step == dmg.StepAttack || st.Step == dmg.StepBlock) && q.Timely())
	}
	if top.Ctrl == q.Seat {
		return !(w.OwnStack && can)
	}
	if top.Kind == dmg.ItemCard {
		return !(w.Cards && can)
	}
	return !(w.Triggers && can)
}

// Blind reports whether the table passes for a person who does not have the
// device: by the stops and by what everybody can see, never by the hand. own: what
// was said for the time being is that person's.
func (w *Wish) Blind(q *choices.Case, seat rules.Seat, own bool) bool {
	st := &q.View.S
	if st.Dec.Prompt != dmg.PromptPriority || st.Over() || w.Never || w.Hold && own {
		return false
	}
	turn := st.Active == seat
	if st.NStack == 0 && (turn && w.Own[st.Step] || !turn && w.Opp[st.Step]) {
		return false
	}
	attack := st.Step == dmg.StepAttack || st.Step == dmg.StepBlock // Ninja Strike costs no mana
	if !attack && (q.FreeMana(seat) == 0 || q.Count(dmg.Hand, seat) == 0) {
		return true // nothing can be used, as all can see
	}
	if st.NStack == 0 {
		return !(w.Attacks && attack)
	}
	top := &st.Stack[st.NStack-1]
	switch {
	case top.Ctrl == seat:
		return !w.OwnStack
	case top.Kind == dmg.ItemCard:
		return !w.Cards
	}
	return !w.Triggers
}
