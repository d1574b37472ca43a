package chrome

import (
	"slices"
	"strings"

	"godeck/scenes/ui"
)

// ReadingOrder sorts the nodes of a table for keys and screen readers: what is asked, one's own
// hand, the answers, and only then what lies on the table, in its order.
func ReadingOrder(nodes []ui.Node) []ui.Node {
	rank := func(n *ui.Node) int {
		switch id := n.ID; {
		case n.Role == ui.RoleDialog:
			return 0
		case id == "consequences" || strings.HasPrefix(id, "prompt"):
			return 1
		case strings.HasPrefix(id, "hand-") && id != "hand-opp":
			return 2
		case id == "commit" || id == "pass" || strings.HasPrefix(id, "opt-"):
			return 3
		}
		return 4
	}
	slices.SortStableFunc(nodes, func(a, b ui.Node) int { return rank(&a) - rank(&b) })
	return nodes
}
