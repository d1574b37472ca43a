package scenario

import "slices"

// Several scenarios of a file can begin from the same position. A document
// with position: NAME and without steps is not run; a scenario extends it with
// like: NAME, and its own entries take precedence.

// ownKeys are the keys that a document never inherits.
var ownKeys = []string{"title", "note", "clauses", "corners", "lesson", "steps", "position", "like"}

// share completes the documents that have a like: and drops those that are
// only positions.
func share(docs []*node) (out []*node) {
	known := map[string]*node{}
	used := map[string]bool{}
	for _, d := range docs {
		if d.kind != mapping {
			d.fail("expected a scenario {title, game, clauses, …}, got %s", d.describe())
		}
		if l := d.get("like"); l != nil {
			base := known[l.word()]
			if base == nil {
				l.fail("no document before this one has position: %s", l.text)
			}
			used[l.text] = true
			d = over(base, d)
		}
		p := d.get("position")
		if p == nil {
			out = append(out, d)
			continue
		}
		if known[p.word()] != nil {
			p.fail("two positions are called %q", p.text)
		}
		known[p.text] = d
		if d.get("steps") != nil { // a scenario of its own
			used[p.text] = true
			out = append(out, d)
			continue
		}
		for _, k := range d.keys {
			if k.text != "position" && k.text != "like" && k.text != "note" && slices.Contains(ownKeys, k.text) {
				k.fail("a position without steps has no %s", k.text)
			}
		}
	}
	for name, d := range known {
		if !used[name] {
			d.get("position").fail("no scenario is like %s", name)
		}
	}
	return out
}

// over merges document d over base, cards and players entry by entry.
func over(base, d *node) *node {
	out := &node{kind: mapping, line: d.line}
	out.keys, out.vals = slices.Clone(d.keys), slices.Clone(d.vals)
	for i, k := range base.keys {
		if slices.Contains(ownKeys, k.text) {
			continue
		}
		j := slices.IndexFunc(out.keys, func(x *node) bool { return x.text == k.text })
		switch {
		case j < 0:
			out.keys, out.vals = append(out.keys, k), append(out.vals, base.vals[i])
		case k.text == "game" && out.vals[j].text != base.vals[i].text:
			out.vals[j].fail("the position is one of %s", base.vals[i].text)
		case k.text == "cards" || k.text == "p1" || k.text == "p2":
			out.vals[j] = entries(base.vals[i], out.vals[j])
		}
	}
	return out
}

// entries merges two mappings; an entry of top replaces the one of base with
// the same name, in its place.
func entries(base, top *node) *node {
	if base.kind != mapping || top.kind != mapping {
		top.fail("only {name: …} can be laid over what another document says")
	}
	out := &node{kind: mapping, line: top.line}
	out.keys, out.vals = slices.Clone(base.keys), slices.Clone(base.vals)
	for i, k := range top.keys {
		j := slices.IndexFunc(out.keys, func(x *node) bool { return x.text == k.text })
		if j < 0 {
			out.keys, out.vals = append(out.keys, k), append(out.vals, top.vals[i])
		} else {
			out.keys[j], out.vals[j] = k, top.vals[i]
		}
	}
	return out
}
