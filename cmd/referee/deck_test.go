package main

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
)

func TestDeckCommands(t *testing.T) {
	want(t, 0, "beacon-court (duemagic): 50 cards, sideboard 12, mean cost 4.02: legal", "deck", "check", "beacon-court")
	for _, form := range []string{"text", "code", "link", "file"} {
		for _, lang := range []string{"ja", "en"} {
			out := want(t, 0, "", "deck", "convert", "--to", form, "--lang", lang, "beacon-court")
			file := write(t, "deck", out)
			want(t, 0, "(duemagic): 50 cards, sideboard 12, mean cost 4.02: legal", "deck", "check", file)
			if status, again := ref(t, out, "deck", "convert", "--to", form, "--lang", lang, "-"); status != 0 || again != out {
				t.Errorf("%s: status %d, %s instead of %s", form, status, again, out)
			}
		}
	}
	code := strings.TrimSpace(want(t, 0, "D1", "deck", "convert", "--to", "code", "beacon-court"))
	want(t, 0, ": legal", "deck", "check", code)
	want(t, 0, "?game=duemagic&deck="+code, "deck", "convert", "--to", "link", "--base", "https://example.org/", code)

	typo := write(t, "list.txt", "\ufeff4x Wick Page\r\n3 Wick Pagee\r\n")
	want(t, 1, "has 4 cards; it must have exactly 50 (DMG-2.1)", "deck", "check", "--game", "duemagic", typo)
	want(t, 1, `line 2, "3 Wick Pagee": there is no such card; did you mean “Wick Page”? [wick-page]`, "deck", "check", "--game", "duemagic", typo)
	out := want(t, 1, "", "deck", "check", "--json", "--game", "duemagic", typo)
	var reports []checkReport
	if err := json.Unmarshal([]byte(out), &reports); err != nil || len(reports) != 1 || reports[0].Cards != 4 || reports[0].Lines[0].Line != 2 || reports[0].Faults[0].Clause != "DMG-2.1" {
		t.Errorf("%v: %s", err, out)
	}
	full := write(t, "full.txt", want(t, 0, "4 Wick Page", "deck", "convert", "--fill", "--game", "duemagic", write(t, "part.txt", "4x Wick Page")))
	want(t, 0, ": legal", "deck", "check", full)
	want(t, 1, "did not arrive whole", "deck", "check", code[:50])
}

func TestDeckMisuse(t *testing.T) {
	want(t, 2, "no file, no code and no deck; decks: lamplight-parade", "deck", "check", "nobody")
	want(t, 2, "name a deck", "deck", "check")
	want(t, 2, "--to must be", "deck", "convert", "--to", "x", "beacon-court")
	want(t, 2, "name one deck", "deck", "convert")
	want(t, 2, "--level must be", "deck", "chances", "--level", "x", "beacon-court")
	want(t, 2, "is a deck of magna", "deck", "chances", "--against", "cinder-oath", "beacon-court")
	want(t, 2, "unknown command", "deck")
}

func TestDeckChances(t *testing.T) {
	out := want(t, 0, "", "deck", "chances", "--json", "--games", "16", "--search", "2", "--cards", "8", "lamplight-parade")
	var r chanceReport
	if err := json.Unmarshal([]byte(out), &r); err != nil || r.Thumb == nil || r.Thumb.Games != 16 || r.Search == nil || r.Search.Games != 8 || len(r.Against) != 4 || len(r.Cards) != 13 {
		t.Errorf("%v: %s", err, out)
	}
	if again := want(t, 0, "", "deck", "chances", "--json", "--games", "16", "--search", "2", "--cards", "8", "lamplight-parade"); again != out {
		t.Error("the same command gives other numbers")
	}
	part := write(t, "part.txt", "2 Toko (First Dusk)\n2 Lantern Child")
	want(t, 1, "--last finds cards for an unfinished list", "deck", "chances", "--game", "zutomayo", part)
	want(t, 0, "with     ztm-", "deck", "chances", "--game", "zutomayo", "--last", "4", part)
	want(t, 0, "by rule of thumb", "deck", "chances", "--games", "4", "--against", "noon-foundry,paper-gale", "lamplight-parade")
}

// Codes are played like the decks of the packs.
func TestDecksByCode(t *testing.T) {
	code := strings.TrimSpace(want(t, 0, "D1", "deck", "convert", "--to", "code", "lamplight-parade"))
	want(t, 0, "deck      list-", "simulate", "--games", "4", "--p1", "easy", "--check", "--decks", code+",noon-foundry")
	short := strings.TrimSpace(want(t, 0, "D1", "deck", "convert", "--to", "code", "--game", "zutomayo", write(t, "x.txt", "2 Lantern Child")))
	want(t, 1, "must have exactly 20", "simulate", "--decks", short+","+code)
	want(t, 1, "whole", "simulate", "--decks", code[:40]+","+code)
}

func TestCorrelation(t *testing.T) {
	for _, c := range []struct {
		x, y []float64
		want float64
	}{
		{nil, nil, 0},
		{[]float64{1, 1}, []float64{1, 2}, 0},
		{[]float64{1, 2, 3}, []float64{2, 4, 6}, 1},
		{[]float64{1, 2, 3}, []float64{3, 2, 1}, -1},
		{[]float64{1, 2, 3, 4}, []float64{1, 3, 2, 4}, 0.8},
	} {
		if got := correlation(c.x, c.y); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%v %v: %v", c.x, c.y, got)
		}
	}
}
