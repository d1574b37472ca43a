// Package fronts decides which base or force of each side a folded map of Magna
// Spectra shows large: where the fight is, where a question has something to
// choose, where a card has gone, or what the player wants to see.
package fronts

import (
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
)

// Fronts are the groups that are shown large, by side of the screen.
type Fronts struct {
	M        field.Reading // what is shown
	Below    rules.Seat    // who sits at the lower edge
	Focus    [2]int        // the group of each side that is shown large
	Peek     [2]bool       // … although a battle is fought elsewhere
	Followed bool          // … a card of the rival's went there, and nobody asked to see it
}

// seat returns the player of a side.
func (f *Fronts) seat(sd int) rules.Seat {
	if sd == 0 {
		return f.Below
	}
	return f.Below.Other()
}

// Called returns the group of a side that an invasion is about: the force that
// gathers or fights, the base under attack; -1 for none.
func (f *Fronts) Called(sd int) int {
	switch p := f.seat(sd); {
	case f.M.Invader() == p && (f.M.Battle() != 0 || f.M.Count(mgn.Invasion, p) > 0):
		return field.Lane
	case f.M.Invader() == p.Other() && f.M.Battle() != 0:
		return f.M.Battle() - 1
	}
	return -1
}

// Of returns the group of a side that is shown large.
func (f *Fronts) Of(sd int) int {
	if g := f.Called(sd); g >= 0 && !f.Peek[sd] {
		return g
	}
	return f.Focus[sd]
}

// Face shows the foremost standing bases opposite each other.
func (f *Fronts) Face() {
	for sd := range f.Focus {
		f.Focus[sd] = f.M.Front(f.seat(sd)) - 1
	}
}

// Show switches a side to a base with a unit that is wanted, if none is in sight.
func (f *Fronts) Show(sd int, wanted func(g int, u field.Card) bool) {
	best := -1
	for g := range mgn.BaseCount {
		for _, u := range f.M.List(field.ZoneOfGroup(g), f.seat(sd)) {
			if best != f.Focus[sd] && wanted(g, u) {
				best = g
			}
		}
	}
	if best >= 0 {
		f.Focus[sd] = best
	}
}

// Want shows the base of a side whose strip was tapped; a second tap returns to
// the fight.
func (f *Fronts) Want(sd, g int) {
	if f.Peek[sd] && f.Of(sd) == g {
		f.Peek[sd] = false
		return
	}
	f.Focus[sd], f.Peek[sd] = g, f.Called(sd) >= 0 && f.Called(sd) != g
}

// Follow shows the base to which a card goes, and reports whether it was not
// what is wanted for another reason.
func (f *Fronts) Follow(z rules.ZoneID) bool {
	g, sd := field.GroupOf(z.Kind()), rules.Truth(z.Seat() != f.Below)
	if g < 0 || g == field.Lane || f.Of(sd) != f.Focus[sd] {
		return false
	}
	f.Focus[sd], f.Followed = g, f.Followed || sd == 1
	return true
}

// Fell looks on to the base behind one that has fallen.
func (f *Fronts) Fell(sd, line int) {
	if f.Focus[sd] == line-1 && line < mgn.BaseCount {
		f.Focus[sd] = line
	}
}

// Asked shows what a new question is about. means reports whether it names a unit.
func (f *Fronts) Asked(d *rules.Decision, means func(u field.Card) bool) {
	theirs := f.M.Front(f.Below.Other()) - 1
	f.Peek = [2]bool{} // every question is about the fight, if there is one
	if f.Followed {    // the fronts face each other again
		f.Focus[1], f.Followed = theirs, false
	}
	switch d.Prompt {
	case mgn.PromptForce, mgn.PromptGo:
		f.Focus = [2]int{2, theirs}
	case mgn.PromptTidy:
		f.Focus[0] = int(d.Arg) - 1
	case mgn.PromptTargets, mgn.PromptIcon, mgn.PromptSplit, mgn.PromptRedeploy:
		for sd := range f.Focus { // a base with something to choose comes into sight
			f.Show(sd, func(_ int, u field.Card) bool { return means(u) })
		}
	}
}
