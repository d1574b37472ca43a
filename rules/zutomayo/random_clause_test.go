package zutomayo

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/effect"
)

// randomCards makes cards with random effects from all words of the
// vocabulary, as a stranger's pack may have.
type randomCards struct{ r *rand.Rand }

func (g randomCards) word(kind effect.Kind, deep int, static bool, ty int) any {
	for {
		w := &Vocab().Words[g.r.IntN(len(Vocab().Words))]
		switch {
		case w.Kind != kind || kind == effect.Action && w.Static != static:
			continue
		case w.OnlyFor != 0 && w.OnlyFor&(1<<uint(ty)) == 0 || kind == effect.Trigger && (w.Name == "state" || w.Static != static):
			continue
		}
		m := map[string]any{"op": w.Name}
		tooDeep := false
		for i := range w.Params {
			p := &w.Params[i]
			if p.Opt && g.r.IntN(2) == 0 {
				continue
			}
			switch p.Sort {
			case effect.Int:
				m[p.Name] = p.Min + g.r.IntN(min(p.Max-p.Min, 6)+1)
				if p.Min < 0 {
					m[p.Name] = []int{p.Min, -1, 1, p.Max}[g.r.IntN(4)]
				}
			case effect.Amount:
				if deep < 3 && g.r.IntN(3) == 0 {
					m[p.Name] = g.word(effect.Number, deep+1, false, ty)
				} else {
					m[p.Name] = max(p.Min, min(p.Max, []int{-30, -10, 1, 2, 3, 10, 20}[g.r.IntN(7)]))
				}
			case effect.Cond:
				tooDeep = tooDeep || deep >= 3
				if !tooDeep {
					m[p.Name] = []any{g.word(effect.Condition, deep+1, false, ty)}
				}
			case effect.Actions:
				tooDeep = tooDeep || deep >= 3
				if !tooDeep {
					m[p.Name] = g.actions(deep+1, ty)
				}
			case effect.Who:
				m[p.Name] = []string{"me", "opp", "both"}[g.r.IntN(3)]
				if p.Single && m[p.Name] == "both" {
					m[p.Name] = "me"
				}
			case effect.OneOf:
				m[p.Name] = p.Enum.Values[g.r.IntN(len(p.Enum.Values))].Name
			case effect.SomeOf:
				m[p.Name] = []string{p.Enum.Values[g.r.IntN(len(p.Enum.Values))].Name}
			case effect.Cards:
				m[p.Name] = map[string]any{"type": Vocab().Types[g.r.IntN(3)].Name}
			case effect.Bool:
				m[p.Name] = g.r.IntN(2) == 0
			default:
				tooDeep = true
			}
		}
		if !tooDeep {
			return m
		}
	}
}

func (g randomCards) actions(deep, ty int) []any {
	var out []any
	for range 1 + g.r.IntN(3) {
		out = append(out, g.word(effect.Action, deep, false, ty))
	}
	return out
}

func (g randomCards) card(id string) string {
	ty := g.r.IntN(3)
	c := map[string]any{"id": id, "type": Vocab().Types[ty].Name, "name": map[string]string{"ja": id, "en": id},
		"clock": g.r.IntN(6), "powerCost": g.r.IntN(3), "powerIcons": g.r.IntN(3), "element": Elements.Values[g.r.IntN(5)].Name}
	if ty == Character {
		c["night"], c["day"] = 10*g.r.IntN(5), 10*g.r.IntN(5)
	}
	var effects, ends []any
	for range 1 + g.r.IntN(3) {
		static := ty == AreaEnchant && g.r.IntN(5) == 0
		a := map[string]any{"when": g.word(effect.Trigger, 0, static, ty)}
		if g.r.IntN(3) == 0 {
			a["if"] = []any{g.word(effect.Condition, 1, false, ty)}
		}
		if static {
			a["do"] = []any{g.word(effect.Action, 0, true, ty)}
		} else {
			a["do"] = g.actions(0, ty)
		}
		effects = append(effects, a)
	}
	if ty == AreaEnchant && g.r.IntN(2) == 0 {
		ends = append(ends, map[string]any{"when": "state", "if": []any{g.word(effect.Condition, 1, false, ty)}})
	}
	c["effects"] = effects
	if ends != nil {
		c["discardWhen"] = ends
	}
	data, _ := json.Marshal(c)
	return string(data)
}

// TestRandomCards: whatever a pack contains, matches keep every invariant and
// end (ZTM-1.3, ZTM-1.12, ZTM-13.7): no fault, no impossible state, modifiers
// that commute do (ZTM-9.3), HP in
// 0..100.
func TestRandomCards(t *testing.T) {
	packs := 60
	if testing.Short() {
		packs = 10
	}
	refused, swapped := map[string]int{}, 0
	for n := range packs {
		g := randomCards{rand.New(rand.NewPCG(uint64(n), 42))}
		cards := []string{character("zero", "")}
		for i := 0; len(cards) < 30; i++ {
			c := g.card(fmt.Sprintf("card-%d", i))
			if _, err := LoadOnly(packOf([]string{c})); err != nil {
				refused[err.Error()]++
				continue
			}
			cards = append(cards, c)
		}
		game, err := LoadOnly(packOf(cards))
		must(t, err)
		conformance.Run(t, conformance.Config{Game: game, Decks: randomDecks(game), Seeds: 3, Quick: 10, Most: 6000})
		if t.Failed() {
			t.Fatalf("pack %d", n)
		}
		eng, r := rules.NewEngine(game), g.r
		var s rules.State
		var buf []rules.Option
		for seed := range uint64(4) {
			game.Setup(&s, seed, randomDecks(game)(r))
			eng.Advance(&s, nil)
			for !s.Over() {
				p := s.ToAnswer()
				o, _ := conformance.Random(eng, &s, p, r, &buf)
				eng.Play(&s, p, o, nil)
				for q := range s.Seats {
					if x := &s.Seats[q]; x[HP] < 0 || x[HP] > MaxHP || x[Power] < 0 {
						t.Fatalf("pack %d, seed %d: HP %d, Power %d", n, seed, x[HP], x[Power])
					}
				}
				for i := 1; i < int(s.NMods); i++ {
					if !Commute(&s.Mods[i-1], &s.Mods[i]) {
						continue
					}
					x := s
					x.Mods[i-1], x.Mods[i] = x.Mods[i], x.Mods[i-1]
					for q := range rules.Seat(2) {
						f := game.Fighter(&s, q)
						if game.Attack(&s, q) != game.Attack(&x, q) || game.Shield(&s, q) != game.Shield(&x, q) || f != 0 && (game.Element(&s, f) != game.Element(&x, f) || game.Cost(&s, f) != game.Cost(&x, f)) {
							t.Fatalf("pack %d, seed %d: the order of %+v and %+v matters", n, seed, s.Mods[i-1], s.Mods[i])
						}
					}
					swapped++
				}
				if c := s.Vars[Chronos]; c < 0 || c >= Hours {
					t.Fatalf("pack %d, seed %d: the medal is at %d", n, seed, c)
				}
			}
		}
	}
	if swapped == 0 {
		t.Error("no two modifiers in force")
	}
	if testing.Verbose() {
		for e, k := range refused {
			t.Log(k, e)
		}
	}
}
