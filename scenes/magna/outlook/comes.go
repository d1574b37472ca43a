package outlook

import (
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table/words"
)

// Comes says what using an effect would lead to if nobody answered it: whom it
// defeats or hurts, what it changes, for a block also whether the attack still
// defeats anybody. It is "" if that is not known, as more has to be chosen first
// or hidden cards decide, or if the effect is not used in a battle.
func (t *Table) Comes(l lang.Lang, o rules.Option, reader rules.Seat) string {
	st := &t.View.S
	if st.Vars[mgn.Battle] == 0 {
		return ""
	}
	d := st.Dec.Prompt
	var then rules.State
	var log rules.Log
	t.Game.Foresee(t.View, o, &then, &log)
	if choosing(then.Dec.Prompt) && !then.Over() {
		return ""
	}
	var falls [2][]string
	var more, hurt []string
	hurts, fallen := map[rules.CardID]int{}, map[rules.CardID]bool{}
	var order []rules.CardID
	hand, hit := 0, false
read:
	for _, ev := range log.Events {
		switch ev.Kind {
		case rules.EvRandom, rules.EvShow: // hidden cards and dice decide
			return ""
		case mgn.EvStep, mgn.EvFall, mgn.EvHold, mgn.EvBack: // what comes after the attack
			break read
		case mgn.EvTrigger:
			if d != mgn.PromptTrigger && ev.Seat != reader { // nobody knows their traps
				break read
			}
		case mgn.EvCancel:
			more = append(more, Text.T(l, "comes.cancel"))
		case mgn.EvHit:
			hit = true
		case mgn.EvDamage:
			if hurts[ev.Card] += int(ev.A); ev.A > 0 && ev.A < 99 {
				order = append(order, ev.Card)
			}
		case mgn.EvDefeat:
			p := ev.From.Seat()
			falls[p], fallen[ev.Card] = append(falls[p], t.Name(t.ByID(ev.Card), l)), true
		case mgn.EvPrevent:
			fallen[ev.Card] = true
			more = append(more, Text.T(l, "comes.saved", t.Name(t.ByID(ev.Card), l)))
		case rules.EvSeatVar:
			if ev.C == mgn.Magna && ev.Seat == reader {
				more = append(more, Text.T(l, "comes.magna", int(ev.A), int(ev.B)))
			}
		case rules.EvMove:
			if ev.From.Kind() == mgn.Deck && ev.To == rules.ZoneOf(mgn.Hand, reader) {
				hand++
			}
		}
	}
	for _, c := range order {
		if !fallen[c] {
			fallen[c] = true
			hurt = append(hurt, Text.T(l, "comes.hurt", t.Name(t.ByID(c), l), hurts[c]))
		}
	}
	say := ""
	for i, p := range [...]rules.Seat{reader.Other(), reader} {
		if len(falls[p]) > 0 {
			say = words.Sentences(l, say, Text.T(l, "comes.falls."+strconv.Itoa(i), words.List(l, falls[p]...)))
		}
	}
	if (hit || d == mgn.PromptBlock) && len(falls[0])+len(falls[1])+len(hurt) == 0 {
		say = Text.T(l, "comes.nobody")
	}
	if hand > 0 {
		more = append(more, Text.T(l, "comes.draw", hand))
	}
	for _, x := range append(more, hurt...) {
		say = words.Sentences(l, say, x)
	}
	if say == "" && d == mgn.PromptTrigger && then.Mods == st.Mods {
		return Text.T(l, "comes.none")
	}
	return say
}

// Parries says in a few words what a block makes of the attack that is declared, if
// nobody answers it: whom it defeats before the blow, and what is left of the blow. It
// is "" if that is not known, as Comes has it, or if that is too much for few words.
func (t *Table) Parries(l lang.Lang, o rules.Option, reader rules.Seat) string {
	was, _, ok := t.Meets()
	if !ok || t.Comes(l, o, reader) == "" {
		return ""
	}
	var then rules.State
	var log rules.Log
	t.Game.Foresee(t.View, o, &then, &log)
	var falls []string
	left := -1
	for _, ev := range log.Events {
		switch {
		case ev.Kind == mgn.EvCancel:
			return Text.T(l, "comes.cancel")
		case ev.Kind == mgn.EvDefeat && left < 0 && ev.From.Seat() != reader:
			falls = append(falls, t.Name(t.ByID(ev.Card), l))
		case ev.Kind == mgn.EvHit && left < 0:
			left = int(ev.B)
		}
	}
	switch {
	case left < 0 && len(falls) == 0 || left == was:
		return ""
	case len(falls) == 0:
		return Text.T(l, "parries.left", was, left)
	case len(falls) > 1:
		return Text.T(l, "parries.fell.n", len(falls), was, max(0, left))
	}
	return Text.T(l, "parries.fell", falls[0], was, max(0, left))
}

// Asks reports whether using an effect leads to a question to its user of what it is
// used on.
func (t *Table) Asks(o rules.Option, reader rules.Seat) bool {
	var then rules.State
	t.Game.Foresee(t.View, o, &then, nil)
	switch then.Dec.Prompt {
	case mgn.PromptTargets, mgn.PromptIcon, mgn.PromptSplit:
		return !then.Over() && then.Waiting(reader)
	}
	return false
}

// choosing reports whether a prompt asks what an effect is used on.
func choosing(prompt uint8) bool {
	switch prompt {
	case mgn.PromptTargets, mgn.PromptMay, mgn.PromptIcon, mgn.PromptSplit, mgn.PromptCards, mgn.PromptDiscard, mgn.PromptOrder, mgn.PromptWaiting:
		return true
	}
	return false
}
