// Package all links every game that has rules, finished or not: for the
// referee, scenarios and tests. The program itself links only games it opens.
package all

import (
	"fmt"

	"godeck/rules/duemagic"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/guardians"
	"godeck/rules/magna"
	"godeck/rules/mattsan"
	"godeck/rules/zutomayo"
)

// list holds every game in the order of the title screen, with its rule book.
var list = [...]struct {
	entry *games.Entry
	book  string
}{
	{&zutomayo.Entry, zutomayo.Book},
	{&magna.Entry, magna.Book},
	{&guardians.Entry, guardians.Book},
	{&duemagic.Entry, duemagic.Book},
	{&mattsan.Entry, mattsan.Book},
}

// Games returns every game in the order of the title screen.
func Games() []*games.Entry {
	out := make([]*games.Entry, len(list))
	for i := range list {
		out[i] = list[i].entry
	}
	return out
}

// Find returns the game with the id, or nil.
func Find(id string) *games.Entry {
	for i := range list {
		if list[i].entry.ID == id {
			return list[i].entry
		}
	}
	return nil
}

// Load returns a game with its built-in cards and further packs. Its error is
// an effect.Faults if a pack is at fault.
func Load(id string, extra ...games.File) (games.Game, error) {
	e := Find(id)
	if e == nil {
		return nil, fmt.Errorf("there is no game %q", id)
	}
	return e.Load(extra...)
}

// Extend returns the game with further packs; g is unchanged.
func Extend(g games.Game, extra ...games.File) (games.Game, error) {
	return Find(g.Table().Game).Extend(g, extra...)
}

// LoadOnly returns a game with the cards of the given packs only.
func LoadOnly(id string, packs ...games.File) (games.Game, error) {
	e := Find(id)
	if e == nil {
		return nil, fmt.Errorf("there is no game %q", id)
	}
	return e.LoadOnly(packs...)
}

// Vocabulary returns what the cards of a game can say, nil for an unfinished
// game.
func Vocabulary(id string) *effect.Vocabulary {
	if e := Find(id); e != nil && e.Ready() {
		return e.Vocabulary()
	}
	return nil
}

// Book returns the rule book of a game (RULES.md), "" for an unfinished one.
func Book(id string) string {
	for i := range list {
		if list[i].entry.ID == id {
			return list[i].book
		}
	}
	return ""
}
