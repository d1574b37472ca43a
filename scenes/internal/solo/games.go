package solo

import (
	"math/rand/v2"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/games/all"
	mgn "godeck/rules/magna"
	ztm "godeck/rules/zutomayo"
)

// What a match of one game needs and another does not: how a deck of the
// whole pool is made, who plays, and what an opponent likes.

// Deck makes a deck: a preconstructed one for even numbers, for odd ones
// cards of the whole pool.
func Deck(g games.Game, n int) []rules.DefID {
	lib := g.Library()
	if d := lib.Decks(); n%2 == 0 && len(d) > 0 {
		return lib.Expand(d[n/2%len(d)])
	}
	r := rand.New(rand.NewPCG(uint64(n), 5))
	var out []rules.DefID
	have := map[rules.DefID]int{}
	take := func(c rules.DefID) {
		have[c]++
		out = append(out, c)
	}
	switch g := g.(type) {
	case *ztm.Game:
		for len(out) < ztm.DeckSize {
			if c := rules.DefID(1 + r.IntN(len(lib.Defs)-1)); have[c] < ztm.MaxCopies {
				take(c)
			}
		}
	case *dmg.Game: // of seventeen names, or hardly two would go together
		pool := r.Perm(len(lib.Defs) - 1)[:17]
		for len(out) < dmg.DeckSize {
			if c := rules.DefID(1 + pool[r.IntN(len(pool))]); have[c] < dmg.MaxCopies {
				take(c)
			}
		}
	case *mgn.Game:
		cards, bases := 0, 0
		for cards < mgn.DeckSize || bases < mgn.BaseCount {
			c := rules.DefID(1 + r.IntN(len(lib.Defs)-1))
			switch base := g.Lib.Def(c).Attr[mgn.AType] == mgn.Base; {
			case base && bases < mgn.BaseCount && have[c] == 0:
				bases++
			case !base && cards < mgn.DeckSize && have[c] < mgn.MaxCopies:
				cards++
			default:
				continue
			}
			take(c)
		}
	}
	return out
}

// Decks are those of two seats.
func Decks(g games.Game, a, b int) [2][]rules.DefID {
	return [2][]rules.DefID{Deck(g, a), Deck(g, b)}
}

// sample is how the game's table is brought to life.
func sample(g games.Game) games.Sample { return all.Find(g.Table().Game).Sample }

// names are the players'.
func names(g games.Game) [2]effect.Text {
	if n := sample(g).Players; n[0].EN != "" {
		return n
	}
	return [2]effect.Text{{JA: "ミナト", EN: "Minato"}, {JA: "夜行バス", EN: "Night Bus"}}
}

// habits is how an opponent of the game answers.
func habits(g games.Game) func(*rand.Rand, uint8, []rules.Option) rules.Option {
	return func(r *rand.Rand, prompt uint8, o []rules.Option) rules.Option { return Lively(g, r, prompt, o) }
}

// Advancing leaves out the answers that take something back.
func Advancing(o []rules.Option) []rules.Option {
	var out []rules.Option
	for _, q := range o {
		if !q.Revises() {
			out = append(out, q)
		}
	}
	return out
}

// Lively picks an option at random, with a liking for those that make a match
// of its game eventful.
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

// Eager is Lively, and where a game knows nothing of what is eventful, it
// rarely passes.
func Eager(g games.Game, r *rand.Rand, prompt uint8, o []rules.Option) rules.Option {
	pick := Lively(g, r, prompt, o)
	if sample(g).Eventful != nil {
		return pick
	}
	for range 3 { // to pass is rarely an event
		if pick.Verb == rules.Pass || pick.Verb == rules.Done && len(o) > 1 {
			pick = o[r.IntN(len(o))]
		}
	}
	return pick
}
