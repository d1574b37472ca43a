package watch

// known has the faults not yet fixed, by game. The list only shrinks: an entry
// that no longer occurs fails the test and is removed.
var known = map[string][]Known{}
