package lobby

import (
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"godeck/fonts"
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// TestMain loads the typefaces, with which every test measures.
func TestMain(m *testing.M) {
	if err := ui.UseFonts(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
		panic(err)
	}
	m.Run()
}

// TestFaces checks every card of every game in the sizes in which faces are
// shown: complete names, words within their boxes, room for the picture.
func TestFaces(t *testing.T) {
	for _, e := range registry {
		if e.Cards == nil {
			continue
		}
		lib, err := effect.Load(e.Vocabulary(), effect.File{Name: "built-in", Data: e.Entry.Cards})
		if err != nil {
			t.Fatal(err)
		}
		held, foils := e.Cards(lib), 0
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for id := 1; id < len(lib.Defs); id++ {
				f := held.Face(rules.DefID(id), l)
				if f.KindIcon == ui.IconNone || f.Kind == "" {
					t.Errorf("%s: %s has no sign of its kind", e.ID, f.Title)
				}
				if f.Foil {
					foils++
				}
				for _, k := range []float64{1, 2} {
					for _, w := range []float64{90, 104, 132, 160, 200, 260, 360} {
						for _, bad := range cards.FaceFaults(&ui.Env{Scale: k}, f, w*k) {
							t.Errorf("%s %s %s, %.0f×%.0f pixels wide: %s", e.ID, l, f.Title, w, k, bad)
						}
					}
				}
			}
		}
		if foils == 0 {
			t.Errorf("%s: no card shines", e.ID)
		}
	}
}

// TestFaceWords measures every card of every built-in pack on the shared faces:
// what a card says that it does has at least twelve pixels, is never cut off,
// and consists of whole clauses of its digest or of its text, not only of words that say when.
func TestFaceWords(t *testing.T) {
	for _, e := range registry {
		if e.Cards == nil {
			continue
		}
		lib, err := effect.Load(e.Vocabulary(), effect.File{Name: "built-in", Data: e.Entry.Cards})
		if err != nil {
			t.Fatal(err)
		}
		held := e.Cards(lib)
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, w := range []float64{96, 104, 112, 120, 132, 160, 189, 200, 219, 230, 260, 360} {
				all, some, none := 0, 0, 0
				for id := 1; id < len(lib.Defs); id++ {
					f := held.Face(rules.DefID(id), l)
					if len(f.Digest) == 0 {
						continue
					}
					text, size, whole := cards.FaceWords(&ui.Env{Scale: 1}, f, w)
					switch {
					case whole:
						all++
					case text != "":
						some++
					default:
						none++
					}
					if text != "" && size < 12 {
						t.Errorf("%s %s %s, %.0f wide: type of %.1f pixels", e.ID, l, f.Title, w, size)
					}
					if strings.Contains(text, "…") {
						t.Errorf("%s %s %s, %.0f wide: cut: %q", e.ID, l, f.Title, w, text)
					}
					if text != "" && !slices.ContainsFunc(strings.FieldsFunc(text, func(r rune) bool { return r == '；' || r == '／' || r == ';' }), func(part string) bool {
						return !slices.ContainsFunc(f.Digest, func(d string) bool {
							return strings.HasPrefix(d, strings.TrimSpace(part)+l.Pick("：", ": "))
						})
					}) {
						t.Errorf("%s %s %s, %.0f wide: says when, but not what: %q", e.ID, l, f.Title, w, text)
					}
				}
				t.Logf("%s %s %.0f: %d whole, %d in part, %d by their sign", e.ID, l, w, all, some, none)
			}
		}
	}
}

// TestJapaneseLines sets every Japanese text of every card, and the phrases of
// every table, at the widths in use: no paragraph ends with a line of a single
// character, and no name is broken that a line could hold.
func TestJapaneseLines(t *testing.T) {
	check := func(where, text string, size, w float64, names []string) {
		p := ui.Layout([]ui.Run{{Text: text}}, size, 1.4, w)
		lines := strings.Split(p.Text(), "\n")
		if last := strings.Trim(lines[len(lines)-1], "。、）)」 \u3000"); len(lines) > 1 && utf8.RuneCountInString(last) == 1 && last[0] >= 0x80 && !strings.HasSuffix(strings.TrimRight(text, "。"), "\n"+last) {
			t.Errorf("%s, %.0f px in %.0f: ends with %q: %q", where, size, w, last, lines)
		}
		for _, n := range names {
			if n != text && strings.Contains(text, n) && ui.Measure(n, ui.Regular, size) < w*0.8 && strings.Count(strings.Join(lines, "\x00"), n) < strings.Count(text, n) {
				t.Errorf("%s, %.0f px in %.0f: %s is broken: %q", where, size, w, n, lines)
			}
		}
	}
	for _, e := range registry {
		if e.Cards == nil {
			continue
		}
		lib, err := effect.Load(e.Vocabulary(), effect.File{Name: "built-in", Data: e.Entry.Cards})
		if err != nil {
			t.Fatal(err)
		}
		cards := e.Cards(lib)
		var names []string
		for id := 1; id < len(lib.Defs); id++ {
			if n := cards.Face(rules.DefID(id), lang.JA).Title; utf8.RuneCountInString(n) > 2 {
				names = append(names, n)
			}
		}
		for id := 1; id < len(lib.Defs); id++ {
			f := cards.Face(rules.DefID(id), lang.JA)
			texts := append([]string{f.Flavour}, f.Rules...)
			for _, k := range f.Keywords {
				texts = append(texts, k.Help)
			}
			for _, text := range texts {
				for _, w := range []float64{200, 230, 270, 300, 360, 420, 588} {
					for _, size := range []float64{14, 16, 17} {
						if text != "" {
							check(e.ID+" "+f.Title, text, size, w, names)
						}
					}
				}
			}
		}
	}
	for key, p := range words.Text {
		for _, w := range []float64{120, 200, 270, 360} {
			check("table "+key, p.JA, 14, w, nil)
		}
	}
}

// TestNamePlates sets every name at the widths of cards: it is divided, if it has to
// be, between its parts; a word of one kanji may stand alone.
func TestNamePlates(t *testing.T) {
	known := map[string]string{"うらめし係長": "うらめし／係長", "占い師ミラクル": "占い師／ミラクル", "港の大砲番ガンゾウ": "港の大砲番／ガンゾウ"}
	for _, e := range registry {
		if e.Cards == nil {
			continue
		}
		lib, err := effect.Load(e.Vocabulary(), effect.File{Name: "built-in", Data: e.Entry.Cards})
		if err != nil {
			t.Fatal(err)
		}
		held := e.Cards(lib)
		for id := 1; id < len(lib.Defs); id++ {
			f := held.Face(rules.DefID(id), lang.JA)
			for _, w := range []float64{64, 80, 96, 104, 120, 160, 220} {
				lines := cards.FaceName(&ui.Env{Scale: 1}, f, w)
				if want := known[f.Title]; len(lines) > 1 && want != "" && strings.Join(lines, "／") != want {
					t.Errorf("%s %.0f: %s", e.ID, w, strings.Join(lines, "／"))
				}
				for _, line := range lines {
					if r, _ := utf8.DecodeRuneInString(line); len(lines) > 1 && (utf8.RuneCountInString(line) == 1 && !unicode.Is(unicode.Han, r) || strings.ContainsRune("ぁぃぅぇぉっゃゅょー", r)) {
						t.Errorf("%s %.0f: %s", e.ID, w, strings.Join(lines, "／"))
					}
				}
			}
			f = held.Face(rules.DefID(id), lang.EN)
			for _, w := range []float64{64, 80, 96, 104, 120, 132, 160} { // between words, behind a hyphen of its own, or on the smallest cards with one
				lines := cards.FaceName(&ui.Env{Scale: 1}, f, w)
				said := strings.TrimSuffix(strings.Join(lines, " "), "…")
				if !strings.HasPrefix(f.Title, strings.ReplaceAll(said, "- ", "-")) && (!strings.HasPrefix(f.Title, strings.ReplaceAll(said, "- ", "")) || w > 64) {
					t.Errorf("%s %.0f: %s", e.ID, w, strings.Join(lines, "／"))
				}
			}
		}
	}
}
