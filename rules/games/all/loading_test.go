package all_test

import (
	"encoding/json"
	"fmt"
	"runtime"
	"testing"
	"time"

	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/games/all"
)

// repeated makes a pack of a number of cards: the built-in ones again and
// again, under new ids.
func repeated(t testing.TB, game string, size int) []byte {
	t.Helper()
	m := builtin(t, game)
	var cards []any
	for i := 0; len(cards) < size; i++ {
		for _, x := range m["cards"].([]any) {
			c := map[string]any{}
			for key, v := range x.(map[string]any) {
				c[key] = v
			}
			c["id"] = fmt.Sprintf("%v-%d", c["id"], i)
			cards = append(cards, c)
		}
	}
	data, err := json.Marshal(map[string]any{"format": effect.Format, "game": game, "id": "repeated", "name": m["name"], "cards": cards[:size]})
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// shapes are packs that fill one limit or another: half of it, and all.
func shapes(t testing.TB, game string) map[string][2][]byte {
	v := all.Vocabulary(game)
	return map[string][2][]byte{
		"many cards":     {repeated(t, game, 1000), repeated(t, game, 2000)},
		"full of tables": {largePack(t, v, 0, full/2), largePack(t, v, 0, full)},
		"many texts":     {texts(game, 1000), texts(game, 2000)},
	}
}

// texts makes a pack of cards that are refused, each for many reasons.
func texts(game string, size int) []byte {
	var cards []any
	for i := range size {
		c := map[string]any{"id": fmt.Sprint("x-", i), "flavour": map[string]any{"ja": "夜\n夜", "en": "\"Night\""}}
		for k := range 20 {
			c[fmt.Sprint("unknown-", k)] = []any{k, "\\", nil, false, 1.5e3}
		}
		cards = append(cards, c)
	}
	data, _ := json.Marshal(map[string]any{"format": effect.Format, "game": game, "id": "texts", "cards": cards})
	return data
}

// load loads the built-in cards, which others may name, and a pack.
func load(game string, data []byte, pause func()) error {
	e := all.Find(game)
	_, err := e.LoadPausing(pause, e.Pack(), games.File{Name: "large.json", Data: data})
	return err
}

// TestLoadingIsLinear counts what loading a pack at the limits takes, and half
// of it: allocations, their bytes, pauses. Twice the cards take twice as much.
// What is counted is not all work; BenchmarkLoading has the times.
func TestLoadingIsLinear(t *testing.T) {
	for _, game := range ready() {
		own := counted(t, game, nil)
		for name, packs := range shapes(t, game) {
			half, whole := counted(t, game, packs[0]), counted(t, game, packs[1])
			for i, what := range [...]string{"allocations", "bytes", "pauses"} {
				a, b := half[i]-own[i], whole[i]-own[i]
				if r := b / a; r < 1.6 || r > 2.4 {
					t.Errorf("%s, %s: %.0f %s, twice the cards %.0f: %.2f times as many", game, name, a, what, b, r)
				}
			}
		}
	}
}

// counted counts what loading the built-in cards and another pack takes; nil: no other.
func counted(t *testing.T, game string, data []byte) [3]float64 {
	t.Helper()
	e := all.Find(game)
	packs := []games.File{e.Pack()}
	if data != nil {
		packs = append(packs, games.File{Name: "large.json", Data: data})
	}
	pauses := 0
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := e.LoadPausing(func() { pauses++ }, packs...)
	runtime.ReadMemStats(&after)
	if _, refused := err.(effect.Faults); err != nil && !refused {
		t.Fatal(err)
	}
	return [3]float64{float64(after.Mallocs - before.Mallocs), float64(after.TotalAlloc - before.TotalAlloc), float64(pauses)}
}

// BenchmarkLoading prints how much longer twice the cards take, best of rounds.
func BenchmarkLoading(b *testing.B) {
	for _, game := range ready() {
		for name, packs := range shapes(b, game) {
			b.Run(game+"/"+name, func(b *testing.B) {
				best := [2]time.Duration{1 << 62, 1 << 62}
				for b.Loop() {
					for i := range packs {
						begin := time.Now()
						_ = load(game, packs[i], func() {})
						best[i] = min(best[i], time.Since(begin))
					}
				}
				b.ReportMetric(float64(best[1])/float64(best[0]), "times/double")
			})
		}
	}
}
