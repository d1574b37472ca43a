package builder_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/rules/maker"
	"godeck/scenes/builder"
	"godeck/scenes/table"
)

// thousand returns a game's cards with those of a made pack, a thousand and more.
func thousand(t *testing.T, e *table.Entry) *effect.Library {
	t.Helper()
	lib := load(t, e).Library()
	var cards [][]byte
	for i := 0; len(cards) < 1000; i++ {
		own := lib.Packs[0].Cards
		d, err := maker.From(lib, own[i%len(own)], fmt.Sprintf("made-%d", i))
		if err != nil {
			t.Fatal(err)
		}
		d.Write(maker.Name, lang.Phrase{JA: fmt.Sprint("札", i), EN: fmt.Sprint("Card ", i)})
		cards = append(cards, d.JSON())
	}
	data, err := maker.Pack(lib.Vocab, "thousand", lang.Phrase{JA: "千枚", EN: "A thousand"}, "", cards...)
	if err != nil {
		t.Fatal(err)
	}
	p, err := effect.ReadPack(lib.Vocab, "thousand", data)
	if err != nil {
		t.Fatal(err)
	}
	all, err := effect.Compile(lib.Vocab, lib.Packs[0], p)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// scroll moves the drawer through its whole length in steps, builds it at each,
// and returns the most cards that are there at once and the time of a step.
func (b *bench) scroll(steps int) (most int, each time.Duration) {
	b.tick(400) // everything is indexed
	begin := time.Now()
	for i := range steps {
		b.s.Surface.ScrollTo("cards", float64(i)*37)
		b.s.Surface.Invalidate()
		b.tick(1)
	}
	each = time.Since(begin) / time.Duration(steps)
	for i := range 40 {
		b.s.Surface.ScrollTo("cards", float64(i)*911)
		b.tick(1)
		n := 0
		for _, x := range b.s.Nodes(b.env) {
			if strings.HasPrefix(x.ID, "c.") {
				n++
			}
		}
		most = max(most, n)
	}
	return most, each
}

// A drawer of more than a thousand cards scrolls as evenly as that of the game's
// own: as many are built and drawn, those in sight, and a step takes about as long, and
// less than a third of a frame.
// The two are measured in turn, because the machine's load changes.
func TestThousandCards(t *testing.T) {
	for i, e := range entries {
		if testing.Short() && i%2 == 1 {
			continue
		}
		for _, place := range []builder.Place{builder.Gallery, builder.Desk} {
			small := sit(t, e, windows[i%3], lang.EN, 1, place, builtIn(t, e, 0, lang.EN))
			large := sitWith(t, e, thousand(t, e), windows[i%3], lang.EN, 1, place, builtIn(t, e, 0, lang.EN))
			if n := len(large.lib.Defs) - 1; n < 1000 {
				t.Fatalf("%d cards", n)
			}
			const row = 12 // both edges may cut a row more
			best, most := [2]time.Duration{time.Hour, time.Hour}, [2]int{}
			for range 5 {
				for k, b := range []*bench{small, large} {
					n, each := b.scroll(60)
					most[k], best[k] = max(most[k], n), min(best[k], each)
				}
			}
			t.Logf("%s: %d and %d cards at once, %v and %v a step", e.ID, most[0], most[1], best[0], best[1])
			if most[1] > most[0]+2*row || most[1] == 0 {
				t.Errorf("%s: %d cards are there at once, %d with the game's own", e.ID, most[1], most[0])
			}
			if best[1] > 3*best[0]+4*time.Millisecond {
				t.Errorf("%s: a step takes %v, with the game's own %v", e.ID, best[1], best[0])
			}
		}
	}
}
