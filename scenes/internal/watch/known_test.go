package watch

// known are the faults that are not yet mended, by game. The list only shrinks:
// what is on it and does not show any more fails the test, and is taken off.
var known = map[string][]Known{}
