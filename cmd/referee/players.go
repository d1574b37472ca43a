package main

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"godeck/rules"
	"godeck/rules/ai"
	players "godeck/rules/ai/all"
	"godeck/rules/games"
)

// levels lists the levels of play that a game has.
func levels(game string) []string {
	out := []string{"random"}
	if players.Of(game).Plays() {
		out = append(out, ai.Levels()...)
	}
	return out
}

// newPlayer returns a player of a level that knows its own deck.
func newPlayer(g games.Game, level string, own []rules.DefID, seed uint64) (ai.Player, error) {
	if level == "random" {
		return &ai.Random{Rules: g, R: rand.New(rand.NewPCG(seed, 11))}, nil
	}
	if l, ok := ai.ParseLevel(level); ok && players.Of(g.Table().Game).Plays() {
		return players.Of(g.Table().Game).New(g, l, own, seed), nil
	}
	return nil, misuse(fmt.Sprintf("unknown level %q; use %s", level, strings.Join(levels(g.Table().Game), ", ")))
}
