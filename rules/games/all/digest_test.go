package all_test

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games/all"
)

// TestDigests checks the digest of every card of every game: it covers each
// ability, says no more than the text does, and cards that read differently
// have different digests.
func TestDigests(t *testing.T) {
	for _, e := range all.Games() {
		lib := library(t, e.Vocabulary(), e.Cards)
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			seen := map[string]string{}
			for id := rules.DefID(1); int(id) < len(lib.Defs); id++ {
				text, digest := lib.RulesText(id, l), lib.Digest(id, l)
				if len(text) != len(digest) {
					t.Errorf("%s %s %s: %d abilities, digests of %d: %q", e.ID, l, lib.Card(id).ID, len(text), len(digest), digest)
				}
				all := strings.Join(digest, "／")
				if long := len(lang.WithoutReminders(strings.Join(text, "／"))); len(all) > long {
					t.Errorf("%s %s %s: the digest is longer than the text: %q", e.ID, l, lib.Card(id).ID, all)
				}
				for _, scrap := range []string{"  ", "、、", "。。", "：：", ". .", "{", "【", "をまで", "をを"} {
					if strings.Contains(all, scrap) {
						t.Errorf("%s %s %s: %q in %q", e.ID, l, lib.Card(id).ID, scrap, all)
					}
				}
				whole := strings.Join(text, "／")
				for i := range lib.Vocab.Types { // "this unit" and "the unit standing here" are the same to a digest
					if b := &lib.Vocab.Types[i].Bears; b.This.EN != "" {
						whole = strings.NewReplacer(b.First.In(l), b.This.In(l), b.Then.In(l), b.This.In(l), lang.Capital(b.First.In(l)), lang.Capital(b.This.In(l))).Replace(whole)
					}
				}
				if other, ok := seen[all]; ok && other != whole {
					t.Errorf("%s %s: two texts have the digest %q:\n  %s\n  %s", e.ID, l, all, other, whole)
				}
				seen[all] = whole
			}
		}
	}
}

// TestAbbreviations fails for an abbreviation that no card needs.
func TestAbbreviations(t *testing.T) {
	for _, e := range all.Games() {
		v := e.Vocabulary()
		lib := library(t, v, e.Cards)
		for l, pairs := range map[lang.Lang][]string{lang.JA: v.Short.JA, lang.EN: v.Short.EN} {
			var texts strings.Builder
			for id := range lib.Defs {
				text := strings.Join(lib.RulesText(rules.DefID(id), l), "|")
				texts.WriteString(text + "\n")
				if b := v.Types[lib.Defs[id].Attr[v.TypeAttr]].Bears; b.This.EN != "" { // digests name what it works for as others do
					texts.WriteString(strings.NewReplacer(b.First.In(l), b.This.In(l), b.Then.In(l), b.This.In(l)).Replace(text) + "\n")
				}
			}
			for i := 0; i < len(pairs); i += 2 {
				if !strings.Contains(texts.String(), pairs[i]) {
					t.Errorf("%s %s: no card says %q", e.ID, l, pairs[i])
				}
			}
		}
	}
}

func library(t *testing.T, v *effect.Vocabulary, cards []byte) *effect.Library {
	t.Helper()
	lib, err := effect.Load(v, effect.File{Name: "built-in", Data: cards})
	if err != nil {
		t.Fatal(err)
	}
	return lib
}
