package faces

import (
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// TestGuardiansShowSF checks that a guardian's face has the sign of Force once, with its
// SF, and no price of an ability where SF stands.
func TestGuardiansShowSF(t *testing.T) {
	g, err := bgd.Load()
	harness.Load(t, g, err)
	made, priced := New(g.Lib), 0
	for def := rules.DefID(1); int(def) < len(g.Lib.Defs); def++ {
		d := g.Lib.Def(def)
		if !Guardian(int(d.Attr[bgd.AType])) {
			continue
		}
		if Price(g.Lib, d) > 0 {
			priced++
		}
		for _, form := range []uint8{0, OnField, InHand} {
			var force []string
			for _, s := range made.Look(cards.Look{Def: def, Lang: lang.EN, Form: form}).Stats {
				if s.Icon == ui.IconForce {
					force = append(force, s.Value)
				}
			}
			if want := strconv.Itoa(int(d.Attr[bgd.ASF])); len(force) != 1 || force[0] != want {
				t.Errorf("%s, form %d: %v, want its SF %s alone", g.Lib.Card(def).Name.In(lang.EN), form, force, want)
			}
		}
	}
	if priced == 0 {
		t.Error("no guardian's ability has a price")
	}
}
