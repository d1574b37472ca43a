// Package recap tells a turn of Duemagic in a line, for whoever has not followed
// everything that the opponent did.
package recap

import (
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
)

// Of returns what a player did in the turn of which the log has these lines:
// what became mana, what was used, what it broke and destroyed. named gives the
// names of designs.
func Of(lines []present.Line, p rules.Seat, named func(rules.DefID, lang.Lang) string) lang.Phrase {
	in := func(l lang.Lang) string {
		var used, lost, parts []string
		mana, broken := false, 0
		for i := range lines {
			switch ln := &lines[i]; {
			case strings.HasPrefix(ln.Key(), "log.use.") && ln.Seat == p:
				used = append(used, named(ln.Card, l))
			case ln.Key() == "log.charge" && ln.Seat == p:
				mana = true
			case ln.Key() == "log.break" && ln.Seat == p.Other():
				broken++
			case ln.Key() == "log.destroy" && ln.Seat == p.Other():
				lost = append(lost, named(ln.Card, l))
			}
		}
		add := func(key string, is bool, args ...any) {
			if is {
				parts = append(parts, phrases.Text.T(l, key, args...))
			}
		}
		add("recap.mana", mana)
		add("recap.used", used != nil, words.List(l, used...))
		add("recap.broke", broken > 0, broken)
		add("recap.destroyed", lost != nil, words.List(l, lost...))
		add("recap.nothing", parts == nil)
		return strings.Join(parts, l.Pick("。", "; "))
	}
	return lang.Phrase{JA: in(lang.JA), EN: in(lang.EN)}
}
