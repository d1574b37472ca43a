package chorus

import (
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table/present"
)

// plain reports whether an event only changes numbers, so that what comes after it
// need not wait until it has been seen.
func plain(e rules.Event) bool {
	switch e.Kind {
	case ztm.EvAttack, ztm.EvShield, ztm.EvHeal, ztm.EvElement:
		return true
	}
	return e.Kind == rules.EvSeatVar && e.C == ztm.Power
}

// flows returns how many of the events after the beginning of an ability are what
// it does, and whether that only changes numbers.
func flows(rest []rules.Event) (n int, ok bool) {
	for n < len(rest) && plain(rest[n]) {
		n++
	}
	if n == len(rest) { // what it does may be asked for
		return n, n > 0
	}
	switch rest[n].Kind {
	case ztm.EvEffect, ztm.EvUnmet, ztm.EvExpire, ztm.EvUnderpowered, ztm.EvStep, ztm.EvBattle:
		return n, true
	}
	return n, false
}

// Small reports whether the present ability does no more than a change of 10 or less, a
// draw of one card, or an hour on the same side of the border: it takes half the time.
func Small(pr *present.Presentation) bool {
	rest := pr.Ahead(func(rules.Event) bool { return true })
	if len(rest) == 0 {
		return false
	}
	switch e := rest[0]; e.Kind {
	case ztm.EvAttack, ztm.EvShield, ztm.EvHeal:
		if e.A > 10 || e.A < -10 {
			return false
		}
	case rules.EvMove:
		if e.From.Kind() != ztm.Deck || e.To.Kind() != ztm.Hand {
			return false
		}
	case ztm.EvClock:
		if e.C > 1 || e.C < -1 || e.C == 0 || ztm.IsNight(int(e.A)) != ztm.IsNight(int(e.B)) {
			return false
		}
	default:
		return false
	}
	_, ok := flows(rest[1:])
	return ok || len(rest) == 1
}

// Run returns how many abilities from the present one on are told together.
func Run(pr *present.Presentation) (n int) {
	own := pr.Event
	rest := pr.Ahead(func(rules.Event) bool { return true })
	for e := own; e.Seat == own.Seat && (e.Kind == ztm.EvEffect || e.Kind == ztm.EvUnmet); n++ {
		k, ok := flows(rest)
		if e.Kind == ztm.EvEffect && !ok {
			return n
		}
		if k == len(rest) {
			return n + 1
		}
		e, rest = rest[k], rest[k+1:]
	}
	return n
}
