package camps

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/magna/places"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// pitched returns the camps of a match without a screen.
func pitched(g *mgn.Game, s *fakesession.Session) (k Camps, show *present.Show, lay *places.Layout) {
	show, lay = &present.Show{}, &places.Layout{}
	designs := faces.New(g.Lib)
	show.Attend(s, &lay.Frame, designs, present.Hooks{Words: phrases.Text, Names: g.Names(), Name: designs.Name,
		Face: func(def rules.DefID, l lang.Lang) *cards.CardFace { return nil }, Colour: designs.ColourOf})
	return On(show, lay, field.Reading{Moment: &show.Moment, Game: g}), show, lay
}

// TestCamps plays matches: a base's label has no gap, a ruin says that it is one
// and no more, and ribbons hang apart in every window that shows the whole map.
func TestCamps(t *testing.T) {
	g, err := mgn.Load()
	harness.Load(t, g, err)
	fell, apart, told, packed := 0, 0, 0, 0
	for seed := uint64(1); seed < 7; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		k, show, lay := pitched(g, s)
		harness.Plays(t, s, int(seed), 900, func(i int) {
			show.View, show.Lang = s.View(), []lang.Lang{lang.JA, lang.EN}[i%2]
			for p := rules.Seat(0); p < 2; p++ {
				for line := range mgn.BaseCount {
					label, strip, rb := k.Works(p, line), k.Strip(p, line), k.Ribbon(show.SideOf(p), line)
					if strings.ContainsAny(label, "⟨{") || label == "" || k.Label(p, line) == "" {
						t.Fatalf("a gap in %q", label)
					}
					if has, _ := k.works(p, line); has {
						told++
						if text := g.Lib.RulesText(k.M.Zone(mgn.Camps, p)[line].Def, show.Lang); len(text) == 0 || !strings.Contains(k.Tells(p, line), text[0]) {
							t.Fatalf("%q does not say the effect %q", k.Tells(p, line), text)
						}
					}
					says := strings.Contains(k.Tells(p, line), strings.TrimRight(phrases.Text.T(show.Lang, "base.full.help", mgn.Slots[line+1]), "。."))
					if n := k.M.Count(field.ZoneOfGroup(line), p); says != (n >= mgn.Slots[line+1] && k.M.Standing(p, line+1)) {
						t.Fatalf("%d units: that more may come is said: %v", n, says)
					}
					packed += rules.Truth(says)
					if n := len(rb.Brief); n > 0 && len(rb.Brief[n-1]) != 1 {
						t.Fatalf("where there is no room %q may break", rb.Brief)
					}
					ruin := k.M.Ruined(p, line+1) && k.M.Count(field.ZoneOfGroup(line), p) == 0
					if ruin {
						fell++
					}
					if (strip.Fallen != "") != ruin || ruin && len(rb.Name) > 1 && !k.M.Attacked(p, line+1) {
						t.Fatalf("base %d of %d: a ruin %v, its strip says %q, its ribbon %v", line+1, p, ruin, strip.Fallen, rb.Name)
					}
				}
			}
			for _, w := range harness.Windows {
				env := w.Env(show.Lang)
				if i%20 > 0 {
					break
				}
				*lay = table.ByShape(env, false, places.Wide, places.Small, places.Tall)
				if lay.Stand(env, k.M, 0, [2]int{}); lay.Fold {
					continue
				}
				var all []ui.Rect
				for sd := range 2 {
					for line := range mgn.BaseCount {
						if lay.Group[sd][line].W == 0 {
							continue
						}
						rb := k.Ribbon(sd, line)
						r := k.Hangs(env, sd, line, &rb)
						for _, o := range all {
							if q := r.Intersect(o); q.W > 1 && q.H > 1 {
								t.Errorf("%v: a ribbon at %v is over one at %v", w, r, o)
							}
						}
						all = append(all, r)
						apart++
					}
				}
			}
		})
	}
	if fell == 0 || apart == 0 || told == 0 || packed == 0 {
		t.Errorf("met %d ruins, %d ribbons, %d effects and %d full bases", fell, apart, told, packed)
	}
}

// TestSharedBasesSayWhose: of a base that both sides have the ribbon says whose it
// is, and of others it does not.
func TestSharedBasesSayWhose(t *testing.T) {
	g, err := mgn.Load()
	harness.Load(t, g, err)
	shared := map[bool]int{}
	for seed := uint64(1); seed < 4; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+2), 1)
		k, show, _ := pitched(g, s)
		harness.Plays(t, s, int(seed), 40, func(i int) {
			show.View, show.Lang = s.View(), []lang.Lang{lang.JA, lang.EN}[i%2]
			for p := rules.Seat(0); p < 2 && show.View.S.Turn > 0; p++ {
				other := map[rules.DefID]bool{}
				for _, b := range k.M.Zone(mgn.Camps, p.Other()) {
					other[b.Def] = true
				}
				for line, b := range k.M.Zone(mgn.Camps, p) {
					var says strings.Builder
					for _, r := range k.Ribbon(show.SideOf(p), line).Name {
						says.WriteString(r.Text)
					}
					shared[other[b.Def]]++
					if got := strings.Contains(says.String(), show.T("whose."+strconv.Itoa(show.SideOf(p)))); got != other[b.Def] {
						t.Fatalf("both have it: %v, and the ribbon of seat %d says %q", other[b.Def], p, says.String())
					}
				}
			}
		})
	}
	if shared[true] == 0 || shared[false] == 0 {
		t.Errorf("bases of both and of one: %v", shared)
	}
}
