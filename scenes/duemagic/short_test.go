package duemagic

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestUnpayable: a turn whose mana pays for nothing says why, in a message while there
// are attacks to make and in the bar if the turn ends with it, and refusals name mana
// that came in tapped where it is the reason.
func TestUnpayable(t *testing.T) {
	game(t)
	for _, c := range []struct {
		name, hand, mana, battle, want string
		refused                        string // of the first card of the hand
	}{
		{"few", "[moss-runner, thorn-boar, old-growth-bear]", "[moss-runner, seed-carrier]", "[moss-runner]", "2 mana: the cheapest card in hand costs 3", ""},
		{"few, the turn ends", "[moss-runner, thorn-boar, old-growth-bear]", "[moss-runner, seed-carrier]", "[]", "Your turn ended. 2 mana: the cheapest card in hand costs 3.", ""},
		{"colour", "[kindled-drake, old-growth-bear]", "[moss-runner x4]", "[moss-runner]", "4 mana: no Fire mana for Kindled Drake", "needs Fire"},
		{"late", "[pyre-conscript, ash-duelist, kiln-shaman]", "[cinder-scout, cinder-scout]", "[moss-runner]", "Pyre Conscript is multicolour and came in tapped: nothing can be paid", "Pyre Conscript is multicolour and came into mana tapped"},
		{"late, the turn ends", "[pyre-conscript, ash-duelist, kiln-shaman]", "[cinder-scout, cinder-scout]", "[]", "Your turn ended. Pyre Conscript is multicolour and came in tapped: nothing can be paid.", ""},
		{"evolution", "[stampede-elder, siege-giant]", "[moss-runner x6]", "[ash-novice]", "6 mana: what it pays for cannot be used now", ""},
		{"paid", "[moss-runner, old-growth-bear]", "[moss-runner x3]", "[moss-runner]", "", ""},
	} {
		b := script(t, "step: charge\np1: {hand: "+c.hand+", mana: "+c.mana+", battle: "+c.battle+", shields: 2}\np2: {shields: 2, library: [moss-runner, 3]}")
		st := &b.Sess.S
		b.Sess.Hold = true
		b.Env.Settings.Speed = ui.SpeedNormal
		o := rules.Option{Verb: rules.Pass}
		if strings.HasPrefix(c.name, "late") {
			o = rules.Option{Verb: rules.Use, Card: st.Zone(rules.ZoneOf(dmg.Hand, 0))[0]}
		}
		b.sc.Answer(b.Env, o)
		said := map[string]bool{}
		for range 400 {
			b.Tick(1)
			if b.sc.Mine() && !b.sc.Busy() && b.sc.deeds.Q().Asking() {
				break
			}
			for _, i := range b.sc.Record(b.Env).Items {
				if i.Text = strings.ReplaceAll(i.Text, "\n", " "); strings.Contains(i.Text, " untapped") {
					continue
				}
				if strings.Contains(i.Text, " mana: ") || strings.Contains(i.Text, "tapped: ") || strings.Contains(i.Text, "Your turn ended") {
					said[i.Text] = true
				}
			}
		}
		if c.want == "" && len(said) > 0 || c.want != "" && (len(said) != 1 || !said[c.want]) {
			t.Errorf("%s: it says %v, not %q", c.name, said, c.want)
		}
		if c.refused == "" {
			continue
		}
		if why := b.sc.Why(rules.Option{Verb: rules.Use, Card: st.Zone(rules.ZoneOf(dmg.Hand, 0))[0]}); !strings.Contains(why, c.refused) {
			t.Errorf("%s: refused by %q", c.name, why)
		}
	}
}

// TestUnpayableFits: why a turn ends is read whole in every window and language.
func TestUnpayableFits(t *testing.T) {
	game(t)
	for _, w := range harness.Windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := scriptIn(t, "step: charge\np1: {hand: [overrun-behemoth, prophet-of-the-deck, old-growth-bear], mana: [moss-runner, seed-carrier, wick-page], battle: [], shields: 2}\np2: {shields: 2, library: [moss-runner, 3]}", w, l)
			b.Sess.Hold = true
			b.Env.Settings.Speed = ui.SpeedNormal
			b.sc.Answer(b.Env, rules.Option{Verb: rules.Use, Card: b.Sess.S.Zone(rules.ZoneOf(dmg.Hand, 0))[1]})
			for range 300 {
				if b.Tick(1); b.sc.deeds.Spent != 0 {
					break
				}
			}
			b.Tick(20)
			b.Faults(fmt.Sprint(w, l))
			want := strings.ReplaceAll(deeds.Words(&b.sc.deeds, l).Goes(), " ", "")
			if !slices.ContainsFunc(b.sc.Record(b.Env).Items, func(i ui.Item) bool {
				return i.Kind == ui.ItemText && i.Fits && strings.NewReplacer("\n", "", " ", "").Replace(i.Text) == want
			}) {
				t.Errorf("%v %v: nobody says %q", w, l, want)
			}
		}
	}
}
