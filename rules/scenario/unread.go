package scenario

import (
	"slices"
	"strings"
)

// unread refuses cards that nothing in the file refers to: they prove nothing,
// or the reference is misspelt.
func unread(docs []*node) {
	for i, d := range docs {
		speak := []*node{d}
		if d.get("position") != nil { // others may inherit it
			speak = append(speak, docs[i+1:]...)
		}
		if d.get("like") != nil {
			speak = append(speak, docs[:i]...)
		}
		if c := d.get("cards"); c != nil {
			for j, k := range c.keys {
				names := []string{k.text}
				if n := c.vals[j].get("name"); n != nil {
					names = append(names, texts(n)...)
				}
				if !spoken(speak, names) && !spoken(without(c, j), names) {
					k.fail("nothing uses the card %s", k.text)
				}
			}
		}
	}
}

// without returns all cards but the j-th: one card may name another.
func without(cards *node, j int) []*node {
	return slices.Concat(cards.vals[:j:j], cards.vals[j+1:])
}

// texts returns all words below a node.
func texts(n *node) (out []string) {
	if n.kind == scalar && !n.null {
		return []string{n.text}
	}
	for _, v := range append(slices.Clone(n.list), n.vals...) {
		out = append(out, texts(v)...)
	}
	return out
}

// holds reports whether a text contains a name as a whole word.
func holds(text, name string) bool {
	part := func(b byte) bool {
		return b == '-' || b >= '0' && b <= '9' || b >= 'A' && b <= 'Z' || b >= 'a' && b <= 'z'
	}
	for i := 0; name != ""; i++ {
		k := strings.Index(text[i:], name)
		if k < 0 {
			break
		}
		i += k
		end := i + len(name)
		if (i == 0 || !part(text[i-1])) && (end == len(text) || !part(text[end])) {
			return true
		}
	}
	return false
}

// spoken reports whether one of the names occurs in the documents, outside
// their lists of cards.
func spoken(docs []*node, names []string) bool {
	var in func(n *node, top bool) bool
	says := func(n *node) bool {
		return slices.ContainsFunc(names, func(name string) bool { return holds(n.text, name) })
	}
	in = func(n *node, top bool) bool {
		if n == nil {
			return false
		}
		if n.kind == scalar {
			return !n.null && says(n)
		}
		for i, k := range n.keys {
			if top && slices.Contains([]string{"cards", "title", "note", "game"}, k.text) {
				continue
			}
			if says(k) || in(n.vals[i], false) {
				return true
			}
		}
		return slices.ContainsFunc(n.list, func(v *node) bool { return in(v, false) })
	}
	return slices.ContainsFunc(docs, func(d *node) bool {
		return in(d, d.get("steps") != nil || d.get("game") != nil || d.get("position") != nil)
	})
}
