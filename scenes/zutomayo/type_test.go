package zutomayo

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// noStart are characters that must not begin a line, noEnd those that must not end one.
const (
	noStart = "、。，．,.・：；:;？！?!ヽヾゝゞ々ー…‥’”）〕］｝〉》」』】)]}％%ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
	noEnd   = "‘“（〔［｛〈《「『【([{＋"
)

// orphans returns lines of a wrapped text that begin or end with such characters.
func orphans(text string) (out []string) {
	for i, l := range strings.Split(text, "\n") {
		if l == "" {
			continue
		}
		first, _ := utf8.DecodeRuneInString(l)
		last, _ := utf8.DecodeLastRuneInString(l)
		if i > 0 && strings.ContainsRune(noStart, first) || strings.ContainsRune(noEnd, last) {
			out = append(out, l)
		}
	}
	return out
}

// TestNoOrphanMarks wraps the texts of all cards like the zoom, the spot and
// the dialogs, at many widths, and checks kinsoku.
func TestNoOrphanMarks(t *testing.T) {
	g := game(t)
	f := newDesigns(g.Lib)
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		for def := 1; def < len(g.Lib.Defs); def++ {
			c := f.Of(rules.DefID(def), l)
			var texts []string
			texts = append(texts, c.Rules...)
			texts = append(texts, c.Flavour)
			for _, k := range c.Keywords {
				texts = append(texts, k.Help)
			}
			for _, size := range []float64{14, 17, 21} {
				for w := 180.0; w <= 460; w += 29 {
					for _, s := range texts {
						p := ui.Layout([]ui.Run{{Text: s}}, size, 1.5, w)
						if bad := orphans(p.Text()); len(bad) > 0 || !p.Fits {
							t.Fatalf("%s, %s, size %.0f, width %.0f: fits %v, %q", c.Title, l, size, w, p.Fits, bad)
						}
					}
				}
			}
		}
	}
}

// TestEveryCardFits opens the zoom of every card and holds up every effect, at
// the largest text size: names, subtitles and texts fit.
func TestEveryCardFits(t *testing.T) {
	g := game(t)
	sizes := windows[:3]
	if testing.Short() {
		sizes = windows[1:2]
	}
	for _, w := range sizes {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, l, 1.3)
			b.To(ztm.PromptSet, 2)
			for def := 1; def < len(g.Lib.Defs); def++ {
				face := b.sc.Cards.Of(rules.DefID(def), l)
				b.sc.Zoom.Open(face)
				b.sc.Surface.Invalidate()
				b.Tick(1)
				list := b.sc.Record(b.Env)
				for _, f := range faults.Layout(list, b.Env, 44*b.Env.Scale) {
					t.Errorf("zoom of %s, %.0f×%.0f %s: %s", face.Title, w.W, w.H, l, f)
				}
				for _, s := range faults.Texts(list) {
					if bad := orphans(s); len(bad) > 0 {
						t.Errorf("zoom of %s, %.0f×%.0f %s: %q", face.Title, w.W, w.H, l, bad)
					}
				}
				b.sc.Zoom.Close()
				if strings.Contains(face.Title+face.Subtitle, "…") {
					t.Errorf("%s: cut name", face.Title)
				}
			}
			for a := range g.Lib.Abilities {
				def := ownerOf(g, a)
				if def == 0 {
					continue
				}
				text := g.Lib.AbilityText(uint16(a), l)
				b.sc.HoldUp(present.Spot{Defs: []rules.DefID{def}, Text: text})
				b.Tick(1)
				b.sc.Record(b.Env)
				if !b.sc.SpotFits() {
					t.Errorf("the effect of %s does not fit where it is held up, %.0f×%.0f %s: %q", b.sc.Cards.Name(def, l), w.W, w.H, l, text)
				}
			}
			b.sc.HoldUp(present.Spot{})
		}
	}
}

// ownerOf returns a design with the ability, 0 if there is none.
func ownerOf(g *ztm.Game, a int) rules.DefID {
	for d := range g.Lib.Defs {
		for _, x := range g.Lib.Defs[d].Abilities {
			if int(x) == a {
				return rules.DefID(d)
			}
		}
	}
	return 0
}

var number = regexp.MustCompile(`^[+−＋-]?\d+$`)

// TestNumbersDoNotJump checks that every number that can change is drawn with tabular digits.
func TestNumbersDoNotJump(t *testing.T) {
	g := game(t)
	for _, w := range windows[:3] {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, lang.JA, 1)
		b.To(ztm.PromptSet, 3)
		for _, it := range b.sc.Record(b.Env).Items {
			if it.Kind == ui.ItemText && number.MatchString(it.Text) && !it.Tabular && it.Owner != "dial" {
				t.Errorf("%.0f×%.0f: %s draws %q with digits of different widths", w.W, w.H, it.Owner, it.Text)
			}
		}
	}
}
