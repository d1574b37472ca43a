package duemagic

import (
	"strconv"
	"strings"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/ui"
)

// TestSearchGroupsCopies: equal cards of a library stand in one place with their number,
// what may be taken first; choosing takes one of them, and of an effect that takes two,
// two places stay where they are.
func TestSearchGroupsCopies(t *testing.T) {
	game(t)
	for _, c := range []struct {
		use, mana string
		places    int // of the wanted copies
		take      int
		to        uint8
	}{
		{"archive-search", "[tide-runner x4]", 1, 1, dmg.Hand},
		{"great-migration", "[moss-runner x6]", 2, 2, dmg.Mana},
	} {
		copies := map[string]string{"archive-search": "riptide", "great-migration": "seed-carrier"}[c.use]
		b := script(t, "step: main\np1: {hand: ["+c.use+"], mana: "+c.mana+", battle: [moss-runner], shields: 2, library: [wick-page, "+copies+", inkwell-clerk x2, "+copies+", cinder-scout x3, "+copies+", closed-gates, wick-page]}\np2: {shields: 2}")
		st := &b.Sess.S
		b.Sess.Hold = true
		for range 200 {
			b.Tick(1)
			switch {
			case st.Dec.Prompt == dmg.PromptCards || st.Dec.Kind == rules.ChooseCards && st.Dec.Prompt != dmg.PromptPay:
			case b.sc.Busy():
			case st.ToAnswer() == 1:
				b.Sess.Give(1, rules.Option{Verb: rules.Pass})
			case b.sc.Mine() && b.sc.Idle():
				o := rules.Option{Verb: rules.Pass}
				if u, ok := first(b, rules.Use); ok {
					o = u
				}
				b.sc.Answer(b.Env, o)
			}
		}
		b.Rest()
		var places []ui.Node
		seen := 0
		for _, nd := range b.sc.Nodes(b.Env) {
			if !strings.HasPrefix(nd.ID, "pick-") {
				continue
			}
			seen++
			k, _ := strconv.Atoi(strings.TrimPrefix(nd.ID, "pick-"))
			if def := st.Card(rules.CardID(k)).Def; b.sc.game.Lib.Card(def).ID == copies {
				places = append(places, nd)
				if seen > 1+len(places) && nd.Disabled {
					t.Errorf("%s: what may be taken stands behind what may not", c.use)
				}
			}
		}
		if len(places) != c.places || !strings.Contains(places[len(places)-1].Label, strconv.Itoa(4-c.places)+" copies") {
			t.Fatalf("%s: the copies stand in %v", c.use, places)
		}
		had := len(st.Zone(rules.ZoneOf(c.to, 0)))
		at := places[0].Rect
		for _, nd := range places {
			b.Act(nd.ID)
			b.Tick(2)
		}
		now, _ := b.Node(places[0].ID)
		if now.Rect != at || !now.Checked {
			t.Errorf("%s: the first place is %v at %v, it was at %v", c.use, now.Checked, now.Rect, at)
		}
		b.Act("commit")
		b.Tick(90)
		got := 0
		for _, k := range st.Zone(rules.ZoneOf(c.to, 0)) {
			if b.sc.game.Lib.Card(st.Card(k).Def).ID == copies {
				got++
			}
		}
		if got != c.take || len(st.Zone(rules.ZoneOf(c.to, 0))) != had+c.take {
			t.Errorf("%s: %d copies came, the zone had %d and has %d", c.use, got, had, len(st.Zone(rules.ZoneOf(c.to, 0))))
		}
	}
}
