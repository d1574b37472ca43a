package lobby

import (
	"strings"
	"testing"

	"godeck/fonts"
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/scenes/table"
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
		cards, foils := e.Cards(lib), 0
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for id := 1; id < len(lib.Defs); id++ {
				f := cards.Face(rules.DefID(id), l)
				if f.KindIcon == ui.IconNone || f.Kind == "" {
					t.Errorf("%s: %s has no sign of its kind", e.ID, f.Title)
				}
				if f.Foil {
					foils++
				}
				for _, k := range []float64{1, 2} {
					for _, w := range []float64{90, 104, 132, 160, 200, 260, 360} {
						for _, bad := range table.FaceFaults(&ui.Env{Scale: k}, f, w*k) {
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
// and consists of whole clauses of its digest or of its text.
func TestFaceWords(t *testing.T) {
	for _, e := range registry {
		if e.Cards == nil {
			continue
		}
		lib, err := effect.Load(e.Vocabulary(), effect.File{Name: "built-in", Data: e.Entry.Cards})
		if err != nil {
			t.Fatal(err)
		}
		cards := e.Cards(lib)
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, w := range []float64{96, 104, 112, 120, 132, 160, 189, 200, 219, 230, 260, 360} {
				all, some, none := 0, 0, 0
				for id := 1; id < len(lib.Defs); id++ {
					f := cards.Face(rules.DefID(id), l)
					if len(f.Digest) == 0 {
						continue
					}
					text, size, whole := table.FaceWords(&ui.Env{Scale: 1}, f, w)
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
				}
				t.Logf("%s %s %.0f: %d whole, %d in part, %d by their sign", e.ID, l, w, all, some, none)
			}
		}
	}
}
