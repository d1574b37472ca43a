package main

import (
	"fmt"
	"math/rand/v2"
	"sort"
	"strings"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/duemagic"
	"godeck/rules/games"
	"godeck/rules/magna"
	"godeck/rules/zutomayo"
)

// levels lists the levels of play that a game has.
func levels(game string) []string {
	out := []string{"random"}
	if game == "zutomayo" || game == "duemagic" || game == "magna" {
		var more []string
		for l := range ai.Levels {
			more = append(more, l)
		}
		sort.Slice(more, func(i, j int) bool { return ai.Levels[more[i]] < ai.Levels[more[j]] })
		out = append(out, more...)
	}
	return out
}

// newPlayer returns a player of a level that knows its own deck.
func newPlayer(g games.Game, level string, own []rules.DefID, seed uint64) (ai.Player, error) {
	if level == "random" {
		return &ai.Random{Rules: g, R: rand.New(rand.NewPCG(seed, 11))}, nil
	}
	if l, ok := ai.Levels[level]; ok {
		switch g := g.(type) {
		case *zutomayo.Game:
			return ai.NewZutomayo(g, l, own, seed), nil
		case *duemagic.Game:
			return ai.NewDuemagic(g, l, own, seed), nil
		case *magna.Game:
			return ai.NewMagna(g, l, own, seed), nil
		}
	}
	return nil, misuse(fmt.Sprintf("there is no level %q; use %s", level, strings.Join(levels(g.Table().Game), ", ")))
}
