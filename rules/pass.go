package rules

// Some questions leave nothing to decide and are asked only because their
// absence would reveal what a seat holds. An interface answers them by itself,
// after a delay, as if its player had passed. Whether it does is its player's
// business; the delay must tell the other player nothing, so it follows from
// public facts. conformance.Worlds checks both.

// Paced is a game in which some automatic passes need no delay.
type Paced interface {
	// Calm reports whether an automatic answer to the pending question needs
	// no delay, because nothing is under way that concerns the other player.
	// It must follow from what every seat's view shows.
	Calm(s *State) bool
}

// AutoPass is when an interface answers a question by itself.
type AutoPass struct {
	Empty bool // there is nothing to decide: the only answer does nothing
	Quick bool // an automatic answer has no delay
}

// AutoPassOf returns the AutoPass of a seat that is asked, given its view and
// its options.
func AutoPassOf(r Rules, v *View, opts []Option) (a AutoPass) {
	if g, ok := r.(Paced); ok {
		a.Quick = g.Calm(&v.S)
	}
	if len(opts) == 1 {
		o := opts[0]
		a.Empty = o.Verb == Pass || o.Verb == Number && o.N == 0 || v.S.Dec.Kind == OrderItems ||
			o.Verb == Done && v.Seat >= 0 && v.S.Picks[v.Seat].N == 0
	}
	return a
}
