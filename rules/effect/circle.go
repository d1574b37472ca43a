package effect

// circular reports whether a lasting word would change a number that its own
// condition or amount reads: "+1 while the die shows 1" has no answer. What
// the word applies to (a filter of its own) is the game's to settle.
func circular(a *AbilityNode, w *Node) bool {
	of := w.Spec.Changes
	if of == "" {
		return false
	}
	if reads(a.If, of) {
		return true
	}
	for i := range w.Args {
		if reads(w.Args[i].Nodes, of) {
			return true
		}
	}
	return false
}

// reads reports whether conditions or amounts read a number, in filters too.
func reads(ns []*Node, of string) bool {
	for _, n := range ns {
		if n.Spec.Reads == of {
			return true
		}
		for i := range n.Args {
			a := &n.Args[i]
			if reads(a.Nodes, of) {
				return true
			}
			if a.Filter == nil {
				continue
			}
			for _, t := range a.Filter.Tests {
				if t.Field.Reads == of {
					return true
				}
			}
		}
	}
	return false
}
