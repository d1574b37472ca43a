package all_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/games/all"
)

// ready returns the games whose packs are tried.
func ready() (ids []string) {
	for _, g := range all.Games() {
		if g.Ready() {
			ids = append(ids, g.ID)
		}
	}
	return ids
}

// TestPacksTooLargeTogether checks that packs that are each within the limits
// and together too large are refused by name, file and line.
func TestPacksTooLargeTogether(t *testing.T) {
	for _, id := range ready() {
		v := all.Vocabulary(id)
		var files []games.File
		for i := range 6 {
			files = append(files, games.File{Name: fmt.Sprintf("large-%d.json", i), Data: largePack(t, v, i, full)})
		}
		if _, err := all.Load(id, files[0]); err != nil {
			t.Fatalf("%s: a pack by itself: %.900v", id, err)
		}
		_, err := all.Load(id, files...)
		faults, ok := err.(effect.Faults)
		if !ok {
			t.Fatalf("%s: got %v", id, err)
		}
		f := faults[len(faults)-1]
		if !strings.Contains(f.What.EN, "the packs together have more than") || f.File == "" || f.Line == 0 || f.Hint.EN == "" {
			t.Errorf("%s: %v", id, f)
		}
	}
}

// full is how many of largePack's cards fill the compiler's tables.
const full = 570

// largePack makes cards full of different conditions; packs with different k
// have none in common.
func largePack(t testing.TB, v *effect.Vocabulary, k, size int) []byte {
	t.Helper()
	var field string
	var lo, hi, step int
	for _, f := range v.Fields { // the field with the widest range
		if f.Kind == effect.FieldInt && !f.Derived && f.Max-f.Min > hi-lo {
			field, lo, hi, step = f.Name, f.Min, f.Max, max(1, f.MultipleOf)
		}
	}
	n := k * full * 3 * 5
	filter := func() any {
		n++
		a, b, not := lo+n*step%(hi-lo), lo+n/7*step%(hi-lo), lo+n/50*step%(hi-lo)
		return map[string]any{field: map[string]any{"atLeast": a - a%step, "atMost": b - b%step, "not": not - not%step}}
	}
	// Where the game allows filters: in conditions, else in actions.
	where := "if"
	cond := func() any {
		if v.Word("count") == nil && v.Word("unitCount") == nil {
			where = "do"
			return map[string]any{"op": "tap", "what": map[string]any{"of": "opp", "filter": filter()}}
		}
		if v.Word("unitCount") != nil {
			return map[string]any{"op": "unitCount", "filter": filter(), "is": "atMost", "n": n % 7}
		}
		return map[string]any{"op": "compare", "is": "atMost", "b": n % 900, "a": map[string]any{"op": "count", "zone": v.Zones.Values[0].Name, "filter": filter()}}
	}
	// The first card with an ability serves as the pattern.
	var pattern map[string]any
	for _, c := range builtin(t, v.Game)["cards"].([]any) {
		m := c.(map[string]any)
		if e, ok := m["effects"].([]any); ok && pattern == nil && e[0].(map[string]any)["do"] != nil && e[0].(map[string]any)["when"] != "special" { // a unit has one
			pattern = m
		}
	}
	if pattern == nil {
		t.Fatalf("rules/%s/cards.json has no card whose first entry of effects could serve as a pattern", v.Game)
	}
	var cards []any
	for i := range size {
		c := map[string]any{}
		for key, x := range pattern {
			c[key] = x
		}
		first := pattern["effects"].([]any)[0].(map[string]any)
		var list []any
		for range 3 {
			e := map[string]any{"when": first["when"], "do": first["do"]}
			var words []any
			for range 5 {
				words = append(words, cond())
			}
			e[where] = words
			list = append(list, e)
		}
		c["id"], c["effects"] = fmt.Sprintf("large-%d-%d", k, i), list
		cards = append(cards, c)
	}
	data, err := json.Marshal(map[string]any{"format": effect.Format, "game": v.Game, "id": fmt.Sprintf("large-%d", k), "name": map[string]any{"ja": "大", "en": "Large"}, "cards": cards})
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestVocabulariesFitTheCompiledForm checks that every word of a vocabulary
// fits the compiled form: six arguments per instruction, five per expression,
// seven per trigger, masks of fifteen values.
func TestVocabulariesFitTheCompiledForm(t *testing.T) {
	for _, id := range ready() {
		v := all.Vocabulary(id)
		mask := func(where string, e *effect.Enum) {
			if len(e.Values) > 15 {
				t.Errorf("%s: %s: %d values do not fit a mask of 15", id, where, len(e.Values))
			}
		}
		for _, w := range v.Words {
			most := 6
			switch w.Kind {
			case effect.Condition, effect.Number:
				most = 5
			case effect.Trigger:
				most = len(effect.Ability{}.TArg)
			}
			if len(w.Params) > most {
				t.Errorf("%s: %s has %d parameters", id, w.Name, len(w.Params))
			}
			for _, p := range w.Params {
				if p.Sort == effect.SomeOf {
					mask(w.Name+"."+p.Name, p.Enum)
				}
				if p.Min < -effect.MostAmount || p.Max > effect.MostAmount {
					t.Errorf("%s: %s.%s goes from %d to %d", id, w.Name, p.Name, p.Min, p.Max)
				}
			}
		}
		for _, f := range v.Fields {
			if f.Enum != nil {
				mask("field "+f.Name, f.Enum)
			}
		}
		if len(v.Types) > 15 {
			t.Errorf("%s: %d types do not fit a mask of 15", id, len(v.Types))
		}
		if v.MaxAbilities < 1 || v.MaxAbilities > 12 {
			t.Errorf("%s: a card may have %d abilities; the tables leave room for 12", id, v.MaxAbilities)
		}
	}
}

func builtin(t testing.TB, game string) map[string]any {
	t.Helper()
	data, err := os.ReadFile("../../" + game + "/cards.json")
	if err != nil {
		t.Fatal(err)
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	return m
}

// mutator changes the effects of cards at random, as a stranger might.
type mutator struct {
	r *rand.Rand
	// Words and texts of the built-in cards by field: any value of "do" may
	// replace another.
	words map[string][]any
	texts map[string][]any
	cards []map[string]any
	last  []byte // cards of the last pack that differ from the built-in ones
}

func newMutator(t testing.TB, game string, seed uint64) *mutator {
	m := &mutator{r: rand.New(rand.NewPCG(seed, 9)), words: map[string][]any{}, texts: map[string][]any{}}
	for _, c := range builtin(t, game)["cards"].([]any) {
		m.cards = append(m.cards, c.(map[string]any))
		m.gather("", c)
	}
	return m
}

// slot returns the field under which values of key are kept.
func slot(key string) string {
	if key == "then" || key == "else" {
		return "do"
	}
	return key
}

func (m *mutator) gather(key string, x any) {
	switch x := x.(type) {
	case map[string]any:
		if x["op"] != nil {
			m.words[slot(key)] = append(m.words[slot(key)], x)
		}
		keys := make([]string, 0, len(x))
		for k := range x {
			keys = append(keys, k)
		}
		slices.Sort(keys)
		for _, k := range keys {
			m.gather(k, x[k])
		}
	case []any:
		for _, y := range x {
			m.gather(key, y)
		}
	case string:
		m.texts[slot(key)] = append(m.texts[slot(key)], x)
	}
}

func pick[T any](r *rand.Rand, list []T) (x T) {
	if len(list) == 0 {
		return x
	}
	return list[r.IntN(len(list))]
}

var numbers = [...]float64{0, 1, 1, 2, 3, 5, 8, 20, 50, 100, 999, -1, -5, -100}

// change returns a copy of x with some of its parts changed.
func (m *mutator) change(key string, x any, odds int) any {
	hit := m.r.IntN(odds) == 0
	switch x := x.(type) {
	case map[string]any:
		if hit && x["op"] != nil && len(m.words[slot(key)]) > 0 {
			return pick(m.r, m.words[slot(key)])
		}
		out := map[string]any{}
		keys := make([]string, 0, len(x))
		for k := range x {
			keys = append(keys, k)
		}
		slices.Sort(keys)
		for _, k := range keys {
			out[k] = x[k]
			if k != "op" {
				out[k] = m.change(k, x[k], odds)
			}
		}
		if hit && slot(key) == "do" {
			switch m.r.IntN(3) {
			case 0:
				return map[string]any{"op": "may", "do": []any{out}}
			case 1:
				return map[string]any{"op": "if", "cond": pick(m.r, m.words["if"]), "then": []any{out}, "else": []any{pick(m.r, m.words["do"])}}
			}
		}
		return out
	case []any:
		var out []any
		for _, y := range x {
			switch {
			case m.r.IntN(2*odds) == 0: // left out
			case m.r.IntN(odds) == 0 && len(m.words[slot(key)]) > 0:
				out = append(out, m.change(key, y, odds), pick(m.r, m.words[slot(key)]))
			case m.r.IntN(2*odds) == 0:
				out = append(out, y, y)
			default:
				out = append(out, m.change(key, y, odds))
			}
		}
		return out
	case float64:
		if hit {
			switch m.r.IntN(6) {
			case 0:
				return map[string]any{"op": "times", "n": numbers[m.r.IntN(len(numbers))], "of": x}
			case 1:
				return pick(m.r, m.words["n"])
			}
			return numbers[m.r.IntN(len(numbers))]
		}
	case string:
		if hit {
			return pick(m.r, m.texts[slot(key)])
		}
	}
	return x
}

// pack returns the built-in pack with n cards changed, and their ids. Changes
// that the checker refuses are left out.
func (m *mutator) pack(t testing.TB, game string, n int) (data []byte, changed []string) {
	doc := builtin(t, game)
	cards := doc["cards"].([]any)
	v := all.Vocabulary(game)
	head := fmt.Sprintf(`{"format":%q,"game":%q,"id":"one","name":{"ja":"一","en":"One"},"cards":[`, effect.Format, game)
	for tries := 0; len(changed) < n && tries < 400*n; tries++ {
		i := m.r.IntN(len(cards))
		old := cards[i].(map[string]any)
		if slices.Contains(changed, old["id"].(string)) {
			continue
		}
		c := map[string]any{}
		for k, x := range old {
			c[k] = x
		}
		other := m.cards[m.r.IntN(len(m.cards))]
		if m.r.IntN(3) == 0 && other["type"] == c["type"] { // abilities of another card in addition
			a, _ := c["effects"].([]any)
			b, _ := other["effects"].([]any)
			if len(a)+len(b) > 0 {
				c["effects"] = append(slices.Clone(a), b...)
			}
		}
		keys := make([]string, 0, len(c))
		for k := range c {
			keys = append(keys, k)
		}
		slices.Sort(keys)
		for _, k := range keys {
			if list, ok := c[k].([]any); ok && len(list) > 0 {
				c[k] = m.change(k, list, 6)
				if l, _ := c[k].([]any); len(l) == 0 {
					delete(c, k)
				}
			}
		}
		one, err := json.Marshal(c)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := effect.ReadPack(v, "one.json", []byte(head+string(one)+"]}")); err != nil {
			continue
		}
		cards[i] = c
		m.last = append(append(m.last, one...), '\n')
		changed = append(changed, c["id"].(string))
	}
	data, err := json.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	return data, changed
}

// playChanged plays random matches with many of the changed cards in both
// decks.
func playChanged(t *testing.T, game string, seed uint64, matches int) {
	m := newMutator(t, game, seed)
	defer func() {
		if dir := os.Getenv("GODECK_KEEP"); dir != "" && t.Failed() {
			os.WriteFile(fmt.Sprintf("%s/%s-%d.json", dir, game, seed), m.last, 0o644)
		}
	}()
	data, changed := m.pack(t, game, 12)
	g, err := all.LoadOnly(game, games.File{Name: fmt.Sprintf("changed-%d.json", seed), Data: data})
	if err != nil {
		if _, ok := err.(effect.Faults); ok { // a deck of the pack is no longer legal
			return
		}
		t.Fatal(err)
	}
	lib := g.Library()
	var hot []rules.DefID
	for _, id := range changed {
		hot = append(hot, lib.Find(id))
	}
	for i := range lib.Defs {
		lib.RulesText(rules.DefID(i), lang.JA)
		lib.RulesText(rules.DefID(i), lang.EN)
	}
	pre := lib.Decks()
	typeOf := func(d rules.DefID) int16 { return lib.Def(d).Attr[lib.Vocab.TypeAttr] }
	conformance.Run(t, conformance.Config{Game: g, Decks: func(r *rand.Rand) (out [2][]rules.DefID) {
		for p := range out {
			out[p] = lib.Expand(pre[r.IntN(len(pre))])
			for i, d := range out[p] { // replaced by a card of the same type, so that the deck stays legal
				if h := hot[r.IntN(len(hot))]; r.IntN(3) > 0 && typeOf(h) == typeOf(d) {
					out[p][i] = h
				}
			}
		}
		return out
	}, Seeds: 1, Quick: matches, Most: 20000})
}

// TestChangedPacksPlay checks that whatever the checker accepts can be played:
// no panic, no engine fault, no endless match, nothing hidden in a view.
func TestChangedPacksPlay(t *testing.T) {
	packs := 8
	if testing.Short() {
		packs = 2
	}
	if n := os.Getenv("GODECK_PACKS"); n != "" { // for a longer search
		fmt.Sscan(n, &packs)
	}
	for _, game := range ready() {
		t.Run(game, func(t *testing.T) {
			for seed := range packs {
				t.Run(fmt.Sprint("pack ", seed), func(t *testing.T) { playChanged(t, game, uint64(seed), 40) })
			}
		})
	}
}

// FuzzChangedPacks searches for packs that pass the checker and break a match.
func FuzzChangedPacks(f *testing.F) {
	f.Add(uint8(0), uint64(1))
	f.Add(uint8(1), uint64(2))
	f.Add(uint8(2), uint64(3))
	f.Fuzz(func(t *testing.T, game uint8, seed uint64) {
		ids := ready()
		playChanged(t, ids[int(game)%len(ids)], seed, 10)
	})
}
