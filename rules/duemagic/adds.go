package duemagic

import "godeck/rules"

// Adds reports whether an exchange that may still be declared for this attack (an
// option of PromptStack) would bring something besides those that wait for it, as far
// as is public. What is declared last resolves first: of those that wait only an
// invasion can still come then, if the newcomer may be invaded, and the newcomer lies
// below it, so that only what happens when it enters is left of it.
func (g *Game) Adds(s *rules.State, o rules.Option) bool {
	waits := false
	for i := range s.Stack[:s.NStack] {
		it := &s.Stack[i]
		switch {
		case it.Ctrl != s.Active:
		case it.Kind == ItemJChange, it.How == HowExchange:
			return false // the attacker that it was declared for would be gone
		case it.How == HowInvade:
			if waits = true; !g.in.Fits(s, g.def(s, it.Card).invade-1, o.Card) {
				return false
			}
		}
	}
	return !waits || g.heeds(s, o.Card)
}

// heeds reports whether anything triggers when a creature of the active player enters.
func (g *Game) heeds(s *rules.State, c rules.CardID) bool {
	if g.def(s, c).trig&(1<<(TrEnter-TrSpell)) != 0 {
		return true
	}
	for p := rules.Seat(0); p < 2; p++ {
		for _, src := range s.Zone(zone(Battle, p)) {
			if g.def(s, src).trig&(1<<(TrEnterOther-TrSpell)) != 0 {
				return true
			}
		}
	}
	return false
}
