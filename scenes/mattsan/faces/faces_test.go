package faces

import (
	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"regexp"
	"slices"
	"strings"
	"testing"

	"godeck/scenes/internal/contrast"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// TestStickersCanBeRead checks that the white digits on the stickers of the cards'
// numbers, and on the threads of the two sides, can be read.
func TestStickersCanBeRead(t *testing.T) {
	list := []ui.Colour{HP, Atk, Soul, Cost, Ex, Afternoon.Good, Afternoon.Danger.Lighten(0.15), Afternoon.Accent2}
	list = append(list, TypeColours[:]...)
	for _, f := range Families {
		list = append(list, f.Col)
	}
	for _, col := range list {
		if r := contrast.Ratio(cards.Deep(col), ui.Hex(0xffffff)); r < 4.5 {
			t.Errorf("white on the sticker of %v has a contrast of %.2f", col, r)
		}
	}
	for sd, col := range Tags {
		if r := contrast.Ratio(col, ui.Hex(0xfffdf2)); r < 4.5 {
			t.Errorf("the thread of side %d has a contrast of %.2f on its seam", sd, r)
		}
	}
}

// TestUnitsSayWhatTheyDo checks that units whose words are short enough, in the hand of the smallest window of a desk
// say what they do, in both languages, and keep their pictures.
func TestUnitsSayWhatTheyDo(t *testing.T) {
	g, err := mtz.Load()
	if err != nil {
		t.Fatal(err)
	}
	env := &ui.Env{W: 1280, H: 720, Scale: 1, Settings: &ui.Settings{TextScale: 1}}
	for _, l := range [...]lang.Lang{lang.JA, lang.EN} {
		ds, say, silent := New(g.Lib), 0, 0
		for i := 1; i < len(g.Lib.Defs); i++ {
			f := ds.Of(rules.DefID(i), l)
			if g.Lib.Defs[i].Attr[mtz.AType] != mtz.Unit || len(f.Digest) == 0 {
				continue
			}
			text, size, _ := cards.FaceWords(env, f, 104)
			switch {
			case text == "":
				silent++
			case size < 12:
				t.Errorf("%v: %s says %q in %.1f pixels of: %s", l, f.Title, text, size, cards.Joined(f.Digest))
			default:
				say++
			}
			if faults := cards.FaceFaults(env, f, 104); len(faults) > 0 {
				t.Errorf("%v: %s: %q", l, f.Title, faults)
			}
		}
		t.Logf("%v: %d say what they do, %d are too long for that", l, say, silent)
		if say < 15 {
			t.Errorf("%v: %d units say what they do, %d do not", l, say, silent)
		}
	}
}

// TestNoHandIsSilent checks that every card says something in a hand of any size in the
// smallest window of a desk, in both languages, and that what it says is whole.
func TestNoHandIsSilent(t *testing.T) {
	g, err := mtz.Load()
	if err != nil {
		t.Fatal(err)
	}
	env := &ui.Env{W: 1280, H: 720, Scale: 1, Settings: &ui.Settings{TextScale: 1}}
	for _, l := range [...]lang.Lang{lang.JA, lang.EN} {
		ds := New(g.Lib)
		for i := 1; i < len(g.Lib.Defs); i++ {
			f := ds.Of(rules.DefID(i), l)
			for w := 106.0; w >= 76; w -= 2 { // up to nine cards
				text, size, _ := cards.FaceWords(env, f, w)
				if text == "" || size < 11 || strings.Contains(text, "…") {
					t.Errorf("%v, %.0f pixels: %s says %q in %.1f pixels of %q, %q", l, w, f.Title, text, size, f.Digest, f.Gists)
					break
				}
			}
			if testing.Verbose() {
				text, _, _ := cards.FaceWords(env, f, 104)
				small, _, _ := cards.FaceWords(env, f, 68)
				t.Logf("%s: %q / %q", f.Title, text, small)
			}
			for _, words := range f.Gists {
				if len(words) == 0 || slices.Contains(words, "") {
					t.Errorf("%v: %s has an empty gist: %q", l, f.Title, f.Gists)
				}
			}
		}
	}
}

// TestFacesSayPriceAndNumber checks that every card in the hand and on the table of the
// smallest window of a desk says what its move costs and how much it does: the price with
// its number, and every number of the effect.
func TestFacesSayPriceAndNumber(t *testing.T) {
	g, err := mtz.Load()
	if err != nil {
		t.Fatal(err)
	}
	env := &ui.Env{W: 1280, H: 720, Scale: 1, Settings: &ui.Settings{TextScale: 1}}
	number, dice := regexp.MustCompile(`[0-9]+D?`), regexp.MustCompile(`[0-9]D ?→`)
	priced := 0
	for _, l := range [...]lang.Lang{lang.JA, lang.EN} {
		ds := New(g.Lib)
		for i := 1; i < len(g.Lib.Defs); i++ {
			for form, widths := range [...][]float64{{106, 98, 84}, Lying: {132, 112, 98, 90, 84}} {
				f := ds.Look(cards.Look{Def: rules.DefID(i), Lang: l, Form: uint8(form), N: form})
				if len(f.Gists) < 3 || len(g.Lib.Def(rules.DefID(i)).Abilities) == 0 || form == Lying && g.Lib.Def(rules.DefID(i)).Attr[mtz.AType] != mtz.Unit {
					continue
				}
				main := f.Gists[2][0]
				if strings.Contains(main, "→") {
					priced++
				}
				for _, w := range widths {
					text, _, _ := cards.FaceWords(env, f, w)
					if strings.Contains(dice.ReplaceAllString(main, ""), "→") && !strings.Contains(text, "→") {
						t.Errorf("%v, %.0f pixels: %s says %q without the price of %q", l, w, f.Title, text, main)
					}
					has := number.FindAllString(text, -1)
					for _, n := range number.FindAllString(main, -1) {
						if !slices.Contains(has, n) && !slices.Contains(has, strings.TrimSuffix(n, "D")) {
							t.Errorf("%v, %.0f pixels: %s says %q without the %s of %q", l, w, f.Title, text, n, main)
						}
					}
				}
			}
		}
	}
	if priced < 100 {
		t.Errorf("%d faces have a price", priced)
	}
}
