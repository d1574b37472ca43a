package fakesession

import (
	"math/rand/v2"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
)

// What a match of a game needs: decks, names of players, and what an opponent
// prefers. It comes from the game's entry and vocabulary.

// Deck returns a deck: a preconstructed one for even numbers, cards of the whole pool for odd ones.
func Deck(g games.Game, n int) []rules.DefID {
	lib := g.Library()
	if d := lib.Decks(); n%2 == 0 && len(d) > 0 {
		return lib.Expand(d[n/2%len(d)])
	}
	r := rand.New(rand.NewPCG(uint64(n), 5))
	pool := make([]rules.DefID, len(lib.Defs)-1)
	for i := range pool {
		pool[i] = rules.DefID(1 + i)
	}
	if most := sample(g).Designs; most > 0 {
		for i, k := range r.Perm(len(pool))[:most] {
			pool[i] = rules.DefID(1 + k)
		}
		pool = pool[:most]
	}
	var out []rules.DefID
	for !lib.Full(out) {
		if c := pool[r.IntN(len(pool))]; lib.Takes(out, c) {
			out = append(out, c)
		}
	}
	return out
}

// Decks returns the decks of two seats.
func Decks(g games.Game, a, b int) [2][]rules.DefID {
	return [2][]rules.DefID{Deck(g, a), Deck(g, b)}
}

// sample returns the sample data of the game's entry.
func sample(g games.Game) games.Sample { return all.Find(g.Table().Game).Sample }

// names returns the names of the players.
func names(g games.Game) [2]lang.Phrase {
	if n := sample(g).Players; n[0].EN != "" {
		return n
	}
	return [2]lang.Phrase{{JA: "ミナト", EN: "Minato"}, {JA: "夜行バス", EN: "Night Bus"}}
}

// habits returns how an opponent of the game answers.
func habits(g games.Game) func(*rand.Rand, uint8, []rules.Option) rules.Option {
	return func(r *rand.Rand, prompt uint8, o []rules.Option) rules.Option { return Lively(g, r, prompt, o) }
}

// Advancing leaves out the answers that take something back.
func Advancing(o []rules.Option) []rules.Option {
	var out []rules.Option
	for _, q := range o {
		if !q.TakesBack() {
			out = append(out, q)
		}
	}
	return out
}

// Lively picks a random option, with a preference for those that make a match of its game eventful.
func Lively(g games.Game, r *rand.Rand, prompt uint8, o []rules.Option) rules.Option {
	if eventful := sample(g).Eventful; eventful != nil {
		var good []rules.Option
		for _, q := range o {
			if eventful(prompt, q) {
				good = append(good, q)
			}
		}
		if len(good) > 0 && r.IntN(4) > 0 {
			return good[r.IntN(len(good))]
		}
	}
	return o[r.IntN(len(o))]
}

// Eager is Lively, except that it rarely passes if the game does not define what is eventful.
func Eager(g games.Game, r *rand.Rand, prompt uint8, o []rules.Option) rules.Option {
	pick := Lively(g, r, prompt, o)
	if sample(g).Eventful != nil {
		return pick
	}
	for range 3 { // passing is rarely eventful
		if pick.Verb == rules.Pass || pick.Verb == rules.Done && len(o) > 1 {
			pick = o[r.IntN(len(o))]
		}
	}
	return pick
}
