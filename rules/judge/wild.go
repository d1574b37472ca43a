package judge

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"godeck/rules/effect"
)

// Wild returns a pack of n random cards from a game's whole vocabulary, as a
// stranger might write it, without cards that the checker refuses. need is the
// least number of cards of each type. No condition, amount or moveAll looks
// into the hidden zones, because its outcome would reveal cards there by
// design.
func Wild(t testing.TB, v *effect.Vocabulary, seed uint64, n int, need map[string]int, hidden ...string) effect.File {
	t.Helper()
	w := &wild{r: rand.New(rand.NewPCG(seed, 4)), v: v, n: n, hidden: hidden}
	head := fmt.Sprintf(`{"format":"godeck-pack/1","game":%q,"id":"w","name":{"ja":"名","en":"n"},"cards":[`, v.Game)
	var cards []byte
	refused := 0
	var wants []string
	for _, s := range v.Types {
		for k := need[s.Name]; k > 0; k-- {
			wants = append(wants, s.Name)
		}
	}
	for k := 0; k < n; {
		typ := ""
		if k < len(wants) {
			typ = wants[k]
		}
		c := w.card(fmt.Sprintf("w%d", k), typ)
		if _, err := effect.ReadPack(v, "w", []byte(head+string(c)+"]}")); err != nil {
			if refused++; refused > 100*n {
				t.Fatalf("nearly every wild card is refused: %v", err)
			}
			continue
		}
		if k > 0 {
			cards = append(cards, ",\n"...)
		}
		cards = append(cards, c...)
		k++
	}
	return effect.File{Name: "w.json", Data: []byte(head + string(cards) + "]}")}
}

type wild struct {
	r      *rand.Rand
	v      *effect.Vocabulary
	n      int      // number of cards
	hidden []string // zones that no condition, amount or moveAll looks into
}

// word makes a random word of a kind among those for which ok returns true.
func (w *wild) word(kind effect.Kind, depth int, ok func(*effect.Spec) bool) any {
	for tries := 0; tries < 1000; tries++ {
		s := &w.v.Words[w.r.IntN(len(w.v.Words))]
		if s.Kind != kind || s.Name == "mode" || s.Name == "keyword" || !ok(s) {
			continue
		}
		if depth > 2 && (s.Name == "if" || s.Name == "may" || s.Name == "modes" || s.Name == "and" || s.Name == "or" || s.Name == "not") {
			continue
		}
		return w.fill(s, depth)
	}
	return nil
}

func active(s *effect.Spec) bool { return !s.Static }

func (w *wild) fill(s *effect.Spec, depth int) map[string]any {
	o := map[string]any{"op": s.Name}
	for i := range s.Params {
		p := &s.Params[i]
		if p.Opt && w.r.IntN(2) == 0 {
			continue
		}
		x := w.value(s, p, depth)
		for word, ok := x.(string); ok && (s.Kind == effect.Condition || s.Kind == effect.Number || s.Name == "moveAll") && slices.Contains(w.hidden, word); word, ok = x.(string) {
			x = w.value(s, p, depth)
		}
		o[p.Name] = x
	}
	return o
}

func (w *wild) actions(n, depth int) (list []any) {
	for ; n > 0; n-- {
		list = append(list, w.word(effect.Action, depth, active))
	}
	return list
}

func (w *wild) one(e *effect.Enum) string { return e.Values[w.r.IntN(len(e.Values))].Name }

func (w *wild) value(s *effect.Spec, p *effect.Param, depth int) any {
	switch p.Sort {
	case effect.Int:
		return p.Min + w.r.IntN(min(p.Max-p.Min, 4)+1)
	case effect.Amount:
		if w.r.IntN(4) == 0 && depth < 3 {
			return w.word(effect.Number, depth+1, active)
		}
		n := max(p.Min, 1) + w.r.IntN(4)
		if p.Max >= 100 {
			n *= 10
		}
		if p.Min < 0 && w.r.IntN(3) == 0 {
			n = -n
		}
		return n
	case effect.Cond:
		return w.word(effect.Condition, depth+1, active)
	case effect.Actions:
		if s.Name == "modes" {
			var modes []any
			for i := 0; i < 3; i++ {
				modes = append(modes, map[string]any{"op": "mode", "do": w.actions(1, 3)})
			}
			return modes
		}
		return w.actions(1+w.r.IntN(2), depth+1)
	case effect.Who:
		if p.Single {
			return []string{"me", "opp"}[w.r.IntN(2)]
		}
		return []string{"me", "opp", "both"}[w.r.IntN(3)]
	case effect.OneOf:
		return w.one(p.Enum)
	case effect.SomeOf:
		return []string{w.one(p.Enum)}
	case effect.Bool:
		return w.r.IntN(2) == 0
	case effect.CardRef:
		return fmt.Sprintf("w%d", w.r.IntN(w.n))
	case effect.Cards:
		return w.filter()
	case effect.Choose:
		if w.r.IntN(3) == 0 {
			return w.one(w.v.Refs)
		}
		o := map[string]any{"of": w.one(w.v.Whose)}
		if w.r.IntN(2) == 0 {
			o["zone"] = w.one(w.v.Zones)
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
	f := &w.v.Fields[w.r.IntN(len(w.v.Fields))]
	if w.r.IntN(4) == 0 {
		return map[string]any{"type": w.v.Types[w.r.IntN(len(w.v.Types))].Name}
	}
	if f.Enum != nil {
		return map[string]any{f.Name: w.one(f.Enum)}
	}
	if f.Kind == effect.FieldCard {
		return map[string]any{f.Name: fmt.Sprintf("w%d", w.r.IntN(w.n))}
	}
	cmp := []string{"atMost", "atLeast"}[w.r.IntN(2)]
	return map[string]any{f.Name: map[string]any{cmp: max(f.Min, 0) + max(f.MultipleOf, 1)*w.r.IntN(4)}}
}

// among returns a test for triggers that cards of a type may have.
func (w *wild) among(mask uint32, names []string) func(*effect.Spec) bool {
	return func(s *effect.Spec) bool {
		if s.OnlyFor != 0 && s.OnlyFor&mask == 0 {
			return false
		}
		for _, n := range names {
			if n == s.Name {
				return true
			}
		}
		return names == nil
	}
}

func (w *wild) card(id, typ string) []byte {
	c := map[string]any{"id": id, "name": map[string]any{"ja": "名" + id, "en": id}}
	if typ == "" {
		typ = w.v.Types[w.r.IntN(len(w.v.Types))].Name
	}
	c["type"] = typ
	mask := uint32(1) << uint(w.v.TypeIndex(typ))
	for i := range w.v.Fields {
		f := &w.v.Fields[i]
		if f.Derived || f.For != 0 && f.For&mask == 0 || f.Opt && w.r.IntN(3) == 0 || f.Name == "deckLimit" {
			continue
		}
		switch f.Kind {
		case effect.FieldEnum:
			c[f.Name] = w.one(f.Enum)
		case effect.FieldMask:
			c[f.Name] = []string{w.one(f.Enum)}
		default:
			c[f.Name] = f.Min + max(f.MultipleOf, 1)*w.r.IntN(min((f.Max-f.Min)/max(f.MultipleOf, 1), 4+4*w.r.IntN(2))+1)
		}
	}
	for i := range w.v.Lists {
		l := &w.v.Lists[i]
		if l.For != 0 && l.For&mask == 0 || w.r.IntN(2) == 0 {
			continue
		}
		switch {
		case l.Bare != "":
			c[l.Name] = []any{w.word(effect.Action, 1, func(s *effect.Spec) bool { return s.Static })}
		case l.NoAction:
			a := map[string]any{"when": w.word(effect.Trigger, 0, w.among(mask, l.Triggers))}
			for k := range l.Extra {
				a[l.Extra[k].Name] = w.value(&effect.Spec{}, &l.Extra[k], 1)
			}
			if w.r.IntN(2) == 0 {
				a["if"] = w.word(effect.Condition, 1, active)
			}
			c[l.Name] = []any{a}
		default:
			if list := w.abilities(1+w.r.IntN(2), mask, l.Triggers); list != nil {
				c[l.Name] = list
			}
		}
	}
	if effs := w.abilities(w.r.IntN(3), mask, nil); effs != nil {
		c["effects"] = effs
	}
	b, _ := json.Marshal(c)
	return b
}

// abilities makes up to n abilities with triggers that a card may have.
func (w *wild) abilities(n int, mask uint32, triggers []string) (effs []any) {
	for ; n > 0; n-- {
		when, _ := w.word(effect.Trigger, 0, w.among(mask, triggers)).(map[string]any)
		if when == nil {
			break
		}
		a := map[string]any{"when": when}
		if w.v.Word(when["op"].(string)).Static {
			a["do"] = []any{w.word(effect.Action, 1, func(s *effect.Spec) bool { return s.Static })}
		} else {
			a["do"] = w.actions(1+w.r.IntN(2), 0)
		}
		if w.r.IntN(3) == 0 {
			a["if"] = w.word(effect.Condition, 1, active)
		}
		effs = append(effs, a)
	}
	return effs
}

// Lasting returns a pack with a card of a type for every lasting word of a
// game together with every question (conditions, compared amounts, fields of
// filters, amounts of its own) that it may depend on, without those that the
// checker refuses; at least one seed makes each argument that matters.
func Lasting(t testing.TB, v *effect.Vocabulary, seed uint64, typ, list, when string) effect.File {
	t.Helper()
	p := &lastingPack{wild: &wild{r: rand.New(rand.NewPCG(seed, 5)), v: v, n: 1}, typ: typ, list: list, when: when}
	p.head = fmt.Sprintf(`{"format":"godeck-pack/1","game":%q,"id":"w","name":{"ja":"名","en":"n"},"cards":[`, v.Game)
	for i := range v.Words {
		s := &v.Words[i]
		if s.Kind != effect.Action || !s.Static {
			continue
		}
		for j := range v.Words {
			switch q := &v.Words[j]; q.Kind {
			case effect.Condition:
				p.under(s, q)
			case effect.Number:
				p.counting(s, q)
			}
		}
	}
	if p.k == 0 {
		t.Fatal("no card")
	}
	return effect.File{Name: "w.json", Data: []byte(p.head + string(p.cards) + "]}")}
}

// lastingPack is a pack whose cards have one lasting state each.
type lastingPack struct {
	*wild
	typ, list, when string
	head            string
	cards           []byte
	k               int // how many cards
}

// add adds a card with a lasting state, under a condition or not.
func (p *lastingPack) add(do, cond map[string]any) {
	for range 20 { // the rest of the card may be what is refused
		var c map[string]any
		_ = json.Unmarshal(p.card(fmt.Sprintf("w%d", p.k), p.typ), &c)
		for _, l := range p.v.Lists {
			if l.Name != "condition" && l.Name != "placement" {
				delete(c, l.Name)
			}
		}
		delete(c, "effects")
		a := map[string]any{"when": map[string]any{"op": p.when}, "do": []any{do}}
		if cond != nil {
			a["if"] = cond
		}
		c[p.list] = []any{a}
		b, _ := json.Marshal(c)
		if _, err := effect.ReadPack(p.v, "w", []byte(p.head+string(b)+"]}")); err == nil {
			if p.k++; p.k > 1 {
				p.cards = append(p.cards, ",\n"...)
			}
			p.cards = append(p.cards, b...)
			return
		}
	}
}

// under adds the lasting state s under the condition q, and with each filter
// that q can have.
func (p *lastingPack) under(s, q *effect.Spec) {
	p.add(p.fill(s, 3), p.fill(q, 3))
	for f := range p.v.Fields { // a filter on each field
		cond, filters := p.fill(q, 3), false
		for _, a := range q.Params {
			if a.Sort == effect.Cards {
				cond[a.Name], filters = p.about(&p.v.Fields[f]), true
			}
		}
		if filters {
			p.add(p.fill(s, 3), cond)
		}
	}
}

// counting adds the lasting state s while there is the amount q, and as much of
// it as that.
func (p *lastingPack) counting(s, q *effect.Spec) {
	amounts := []map[string]any{p.fill(q, 3)}
	for f := range p.v.Fields {
		for _, a := range q.Params {
			if a.Sort == effect.Cards {
				n := p.fill(q, 3)
				n[a.Name] = p.about(&p.v.Fields[f])
				amounts = append(amounts, n)
			}
		}
	}
	for _, n := range amounts {
		p.add(p.fill(s, 3), map[string]any{"op": "compare", "a": n, "is": "atLeast", "b": 1})
		do, fits := p.fill(s, 3), false
		for _, a := range s.Params {
			if a.Sort == effect.Amount {
				do[a.Name], fits = n, true
			}
		}
		if fits {
			p.add(do, nil)
		}
	}
}

// about returns a filter on a field.
func (w *wild) about(f *effect.Field) any {
	switch {
	case f.Enum != nil:
		return map[string]any{f.Name: w.one(f.Enum)}
	case f.Kind == effect.FieldCard:
		return map[string]any{f.Name: "w0"}
	}
	return map[string]any{f.Name: map[string]any{"atLeast": max(f.Min, 0)}}
}
