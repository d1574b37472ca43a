package duemagic

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/effect"
)

// wild makes random cards out of the whole vocabulary: what a stranger's pack
// may hold. Those that the checker refuses are left out.
type wild struct{ r *rand.Rand }

func (w *wild) word(kind effect.Kind, static bool, depth int) any {
	for {
		s := &Vocab().Words[w.r.IntN(len(Vocab().Words))]
		if s.Kind != kind || s.Static != static || s.Name == "mode" || s.Name == "keyword" || s.Name == "static" || static && s.Op > kwFirst {
			continue
		}
		if depth > 2 && (s.Name == "if" || s.Name == "may" || s.Name == "modes") {
			continue
		}
		return w.fill(s, depth)
	}
}

func (w *wild) fill(s *effect.Spec, depth int) any {
	o := map[string]any{"op": s.Name}
	for i := range s.Params {
		p := &s.Params[i]
		if p.Opt && w.r.IntN(2) == 0 {
			continue
		}
		o[p.Name] = w.value(s, p, depth)
	}
	return o
}

func (w *wild) value(s *effect.Spec, p *effect.Param, depth int) any {
	switch p.Sort {
	case effect.Int:
		return p.Min + w.r.IntN(min(p.Max-p.Min, 4)+1)
	case effect.Amount:
		if w.r.IntN(3) == 0 && depth < 3 {
			return w.word(effect.Number, false, depth+1)
		}
		return max(p.Min, 1) + w.r.IntN(4)
	case effect.Cond:
		return w.word(effect.Condition, false, depth+1)
	case effect.Actions:
		if s.Name == "modes" {
			var modes []any
			for i := 0; i < 3; i++ {
				modes = append(modes, map[string]any{"op": "mode", "do": []any{w.word(effect.Action, false, 3)}})
			}
			return modes
		}
		return []any{w.word(effect.Action, false, depth+1)}
	case effect.Who:
		return []string{"me", "opp", "both"}[w.r.IntN(3)]
	case effect.OneOf:
		return p.Enum.Values[w.r.IntN(len(p.Enum.Values))].Name
	case effect.SomeOf:
		return []string{p.Enum.Values[w.r.IntN(len(p.Enum.Values))].Name}
	case effect.Bool:
		return w.r.IntN(2) == 0
	case effect.Cards:
		return w.filter()
	case effect.Choose:
		if w.r.IntN(3) == 0 {
			return refs.Values[w.r.IntN(len(refs.Values))].Name
		}
		o := map[string]any{"of": whose.Values[w.r.IntN(len(whose.Values))].Name}
		if w.r.IntN(2) == 0 {
			o["zone"] = zoneWords.Values[w.r.IntN(len(zoneWords.Values))].Name
		}
		switch w.r.IntN(6) {
		case 0:
			o["all"] = true
		case 1:
			o["n"], o["upTo"] = 2, true
		case 2:
			o["random"] = true
		case 3:
			o["by"] = "opp"
		}
		if w.r.IntN(2) == 0 {
			o["filter"] = w.filter()
		}
		if w.r.IntN(5) == 0 {
			o["other"] = true
		}
		return o
	}
	return "me"
}

func (w *wild) filter() any {
	o := map[string]any{}
	f := &Vocab().Fields[w.r.IntN(len(Vocab().Fields))]
	if f.Enum != nil {
		o[f.Name] = f.Enum.Values[w.r.IntN(len(f.Enum.Values))].Name
	} else {
		o[f.Name] = map[string]any{"atMost": f.Min + max(f.Step, 1)*w.r.IntN(10)}
	}
	return o
}

func (w *wild) card(id string) []byte {
	c := map[string]any{"id": id, "name": map[string]any{"ja": "名", "en": id}, "cost": 1 + w.r.IntN(3)}
	if w.r.IntN(2) == 0 {
		c["civilizations"] = Civilizations.Values[w.r.IntN(2)].Name
	}
	creature := w.r.IntN(3) > 0
	var kws, effs []any
	if creature {
		c["type"], c["power"] = "creature", 500*(1+w.r.IntN(12))
		c["races"] = Races.Values[w.r.IntN(3)].Name
		for w.r.IntN(2) == 0 {
			for {
				s := &Vocab().Words[w.r.IntN(len(Vocab().Words))]
				if s.Static && s.Op > kwFirst {
					kws = append(kws, w.fill(s, 0))
					break
				}
			}
		}
	} else {
		c["type"] = "spell"
		if w.r.IntN(2) == 0 {
			kws = append(kws, "shieldTrigger")
		}
	}
	for n := 1 + w.r.IntN(2); n > 0; n-- {
		var e map[string]any
		switch {
		case !creature:
			e = map[string]any{"when": "spell", "do": []any{w.word(effect.Action, false, 0)}}
		case w.r.IntN(4) == 0:
			e = map[string]any{"when": "static", "do": []any{w.word(effect.Action, true, 0)}}
		default:
			e = map[string]any{"when": w.word(effect.Trigger, false, 0), "do": []any{w.word(effect.Action, false, 0)}}
		}
		if w.r.IntN(2) == 0 && e["when"] != "static" {
			e["do"] = append(e["do"].([]any), w.word(effect.Action, false, 0))
		}
		if w.r.IntN(3) == 0 {
			e["if"] = w.word(effect.Condition, false, 1)
		}
		effs = append(effs, e)
	}
	if kws != nil {
		c["keywords"] = kws
	}
	c["effects"] = effs
	b, _ := json.Marshal(c)
	return b
}

// pack returns a game with n random cards.
func (w *wild) pack(t *testing.T, n int) *Game {
	var cards []byte
	refused := 0
	for k := 0; k < n; {
		c := w.card(fmt.Sprintf("w%d", k))
		head := `{"format":"godeck-pack/1","game":"duemagic","id":"w","name":{"ja":"名","en":"n"},"cards":[`
		if _, err := effect.ReadPack(Vocab(), "w", []byte(head+string(c)+"]}")); err != nil {
			if refused++; refused > 50*n {
				t.Fatalf("nearly everything is refused: %v", err)
			}
			continue
		}
		if k > 0 {
			cards = append(cards, ",\n"...)
		}
		cards = append(cards, c...)
		k++
	}
	g, err := LoadOnly(File{Name: "w.json", Data: []byte(`{"format":"godeck-pack/1","game":"duemagic","id":"w","name":{"ja":"名","en":"n"},"cards":[` + string(cards) + `]}`)})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Cards that nobody thought of break nothing: no fault, no stuck game, no
// secret in a view.
func TestWildCards(t *testing.T) {
	packs := 12
	if testing.Short() {
		packs = 2
	}
	for k := 0; k < packs; k++ {
		w := &wild{rand.New(rand.NewPCG(uint64(k), 4))}
		g := w.pack(t, 80)
		conformance.Run(t, conformance.Config{Game: g, Decks: func(r *rand.Rand) (out [2][]rules.DefID) {
			for p := range out {
				for len(out[p]) < DeckSize {
					out[p] = append(out[p], rules.DefID(1+r.IntN(len(g.Lib.Defs)-1)))
				}
			}
			return out
		}, Seeds: 4, Quick: 120, Most: 20000})
		if t.Failed() {
			t.Fatalf("pack %d", k)
		}
	}
}
