package magna

import (
	"testing"

	"godeck/rules"
	"godeck/rules/effect"
)

func TestPrint(t *testing.T) {
	g := mustLoad(t)
	for i := 1; i < len(g.Lib.Defs); i++ {
		t.Log(g.Lib.Defs[i].ID, g.Lib.Cards[i].Name, g.Lib.RulesText(rules.DefID(i), effect.JA), g.Lib.RulesText(rules.DefID(i), effect.EN))
	}
}
