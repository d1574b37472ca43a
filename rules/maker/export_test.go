package maker

// Candidates returns the ids of the options of a place, also of those that the
// checker would refuse.
func Candidates(d *Draft, path string) (ids []string) {
	s := find(d.walk(d.card), path)
	if s == nil || s.options == nil {
		return nil
	}
	for _, o := range s.options() {
		ids = append(ids, o.ID)
	}
	return ids
}

// Labelled reports whether there is a label.
func Labelled(name string) bool { _, ok := labels["p."+name]; return ok }

// Constants counts the comparisons that always have one result.
func Constants(d *Draft) int { return constants(d.card) }
