package scenario

import (
	"strings"

	"godeck/rules"
)

// payment refuses a plain done where the cost could be paid with different
// cards: the scenario would not say which. "done: pay" leaves the rest to the
// program explicitly.
func (an *answers) payment(p rules.Seat, at *node) {
	s := an.s
	if s.Dec.Kind != rules.PayCost || !s.Waiting(p) {
		return
	}
	var offered []rules.CardID
	for _, o := range an.eng.Options(&s, p, nil) {
		if o.Verb == rules.Pick {
			offered = append(offered, o.Card)
		}
	}
	after := s
	if an.eng.Answer(&after, p, rules.Option{Verb: rules.Done}, nil) != nil {
		return
	}
	var paid, left []rules.CardID
	for _, c := range offered {
		if *s.Card(c) != *after.Card(c) {
			paid = append(paid, c)
		} else {
			left = append(left, c)
		}
	}
	for i, c := range paid {
		for _, d := range left {
			if an.interchangeable(c, d) || !an.pays(p, paid, i, d) {
				continue
			}
			var names []string
			for _, x := range paid {
				names = append(names, an.cardName(&s, x))
			}
			at.fail("the cost can be paid in several ways: with %s, or with %s instead of %s; name the cards, or write done: %s to leave it to the program", strings.Join(names, ", "), an.cardName(&s, d), an.cardName(&s, c), an.prompt(&s))
		}
	}
}

// pays reports whether the cost can also be paid with card d instead of the
// i-th.
func (an *answers) pays(p rules.Seat, paid []rules.CardID, i int, d rules.CardID) bool {
	s := an.s
	for j, c := range paid {
		if j == i {
			c = d
		}
		if an.eng.Answer(&s, p, rules.Option{Verb: rules.Pick, Card: c}, nil) != nil {
			return false
		}
	}
	return an.eng.Answer(&s, p, rules.Option{Verb: rules.Done}, nil) == nil
}
