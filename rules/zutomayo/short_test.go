package zutomayo

import (
	"regexp"
	"strings"
	"testing"

	"godeck/internal/lang"
)

// TestShortTextsKeepTheirConditions checks that a condition about a Character, an
// Area Enchant, HP, the Charger or the Abyss names it in the short text, too.
func TestShortTextsKeepTheirConditions(t *testing.T) {
	lib := mustLoad(t).Lib
	conditions := map[lang.Lang]*regexp.Regexp{lang.JA: regexp.MustCompile(`[^。：、]*なら`), lang.EN: regexp.MustCompile(`[Ii]f [^,:.]*`)}
	nouns := map[lang.Lang][]string{lang.JA: {"キャラ", "エリア", "HP", "チャージャー", "アビス"}, lang.EN: {"Character", "Area", "HP", "Charger", "Abyss"}}
	for a := range lib.Abilities {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			text, short := lib.AbilityText(uint16(a), l), lib.AbilityDigest(uint16(a), l)
			for _, c := range conditions[l].FindAllString(text, -1) {
				for _, noun := range nouns[l] {
					if strings.Contains(c, noun) && !strings.Contains(c, "current attack") && !strings.Contains(short, noun) {
						t.Errorf("%q is short for %q: no %s", short, text, noun)
					}
				}
			}
		}
	}
}
