package walls

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/duemagic"
	"godeck/rules/games/all"
	"godeck/rules/guardians"
	"godeck/rules/magna"
	"godeck/rules/mattsan"
	"godeck/rules/zutomayo"
)

// TestBounds checks that docs/bounds.md has the numbers of the code, and only
// clauses that exist.
func TestBounds(t *testing.T) {
	known := map[string]int{
		"rules.MaxCards": rules.MaxCards, "rules.MaxMods": rules.MaxMods, "rules.MaxTriggers": rules.MaxTriggers, "rules.MaxFrames": rules.MaxFrames,
		"rules.MaxStack": rules.MaxStack, "rules.MaxTargets": rules.MaxTargets, "rules.MaxLists": rules.MaxLists, "rules.ListCap": rules.ListCap,
		"rules.MemoCap": rules.MemoCap, "rules.ScriptCap": rules.ScriptCap,
		"zutomayo.TurnCap": zutomayo.TurnCap, "zutomayo.MaxAdvance": zutomayo.MaxAdvance, "zutomayo.MaxChain": zutomayo.MaxChain, "zutomayo.MaxBegun": zutomayo.MaxBegun, "zutomayo.MostPoints": zutomayo.MostPoints,
		"duemagic.MaxStack": duemagic.MaxStack, "duemagic.MaxMulligans": duemagic.MaxMulligans, "duemagic.TurnCap": duemagic.TurnCap,
		"magna.TurnCap": magna.TurnCap, "magna.ActCap": magna.ActCap, "magna.EffectCap": magna.EffectCap,
		"guardians.TurnCap": guardians.TurnCap, "guardians.ActCap": guardians.ActCap, "guardians.ChainCap": guardians.ChainCap, "guardians.GaugeCap": guardians.GaugeCap, "guardians.MaxPrevent": guardians.MaxPrevent,
		"mattsan.TurnCap": mattsan.TurnCap, "mattsan.RedrawCap": mattsan.RedrawCap, "mattsan.DeepFrames": mattsan.DeepFrames, "mattsan.ChainCap": mattsan.ChainCap, "mattsan.PlayCap": mattsan.PlayCap, "mattsan.BenchMost": mattsan.BenchMost,
	}
	data, err := os.ReadFile("../../docs/bounds.md")
	if err != nil {
		t.Fatal(err)
	}
	books := ""
	for _, g := range all.Games() {
		books += all.Book(g.ID)
	}
	name, clause := regexp.MustCompile("`([a-z]+\\.[A-Z]\\w+)`"), regexp.MustCompile(`([A-Z]{3})-(\d+\.\d+)((?:, \d+\.\d+)*)`)
	told := map[string]bool{}
	for i, line := range strings.Split(string(data), "\n") {
		cells := strings.Split(line, "|")
		if len(cells) < 4 {
			continue
		}
		values := strings.Split(cells[2], ",")
		for k, m := range name.FindAllStringSubmatch(cells[1], -1) {
			told[m[1]] = true
			if n, err := strconv.Atoi(strings.TrimSpace(values[min(k, len(values)-1)])); err != nil || n != known[m[1]] {
				t.Errorf("line %d: %s is %d, not %s", i+1, m[1], known[m[1]], values[min(k, len(values)-1)])
			}
		}
		for _, m := range clause.FindAllStringSubmatch(line, -1) {
			for _, n := range strings.Split(m[2]+m[3], ", ") {
				if !strings.Contains(books, "**"+m[1]+"-"+n+"**") {
					t.Errorf("line %d: there is no clause %s-%s", i+1, m[1], n)
				}
			}
		}
	}
	for n := range known {
		if !told[n] {
			t.Errorf("docs/bounds.md does not tell of %s", n)
		}
	}
}
