package duemagic

import (
	"fmt"

	"godeck/rules"
	"godeck/rules/games"
)

// seriesForm is the form of Duemagic's series (DMG-2.6 to 2.12).
var seriesForm = games.SeriesForm{Chooser: nextChooser, Options: []string{"quick"}, SideSeconds: SideSeconds}

// nextChooser returns the loser; after a draw the same player chooses again
// (DMG-2.12, 3.2).
func nextChooser(last *rules.State) rules.Seat {
	if w := last.Result.Winner; w != rules.NoSeat {
		return w.Other()
	}
	return rules.Seat(last.Vars[Chooser])
}

// SetOptions applies a record's options: "chooser" is the seat that chooses
// who goes first (DMG-3.2; by default the dice decide), "quick" the quick
// mulligan (DMG-3.11). It ignores all others.
func (g *Game) SetOptions(s *rules.State, options map[string]string) error {
	switch c := options["chooser"]; c {
	case "":
	case rules.Seat(0).String(), rules.Seat(1).String():
		s.Vars[Chooser] = int16(rules.Truth(c == rules.Seat(1).String()))
	default:
		return fmt.Errorf("chooser: there is no seat %q", c)
	}
	switch q := options["quick"]; q {
	case "", "0":
	case "1":
		s.Vars[Quick] = 1
	default:
		return fmt.Errorf("quick: %q is neither 0 nor 1", q)
	}
	return nil
}
