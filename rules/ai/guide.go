package ai

import (
	"math/rand/v2"

	"godeck/rules"
	"godeck/rules/games"
)

// Guide makes the computer players of one game. Whoever links a game names its
// guide (table.Entry, ai/all), so that a program carries the players of its own
// games alone.
type Guide struct {
	guide func(g games.Game) guide
	// exchange makes the deck for the next game of a match; nil: as it was.
	exchange func(g games.Game, brought games.DeckWithSide, seen []rules.DefID) games.DeckWithSide
}

// Plays reports whether there are players; the zero Guide has none.
func (d Guide) Plays() bool { return d.guide != nil }

// New returns a player. own is its deck as it stands in this match; equal seeds
// play alike.
func (d Guide) New(g games.Game, level Level, own []rules.DefID, seed uint64) Player {
	return newSearch(g, d.guide(g), level, own, seed)
}

// Sideboard is the deck with which a computer player goes into the next game of
// a match: the deck as it was brought, with cards that had little to do against
// what was seen of the opponent exchanged for cards of the sideboard that have
// more. seen are the opponent's cards that the player has legally seen; equal
// arguments give equal lists. In a game whose players know nothing of
// sideboards it is the deck as it was brought.
func (d Guide) Sideboard(g games.Game, brought games.DeckWithSide, seen []rules.DefID) games.DeckWithSide {
	if d.exchange == nil {
		return brought
	}
	return d.exchange(g, brought, seen)
}

// guide is what a game tells the search. It works on worlds, which are made
// from views; everything that it is given of a seat's hand or deck there is a
// guess.
type guide interface {
	// tuning are the game's numbers.
	tuning() *tuning
	// forced answers a decision that needs no thought; nil for all others.
	forced(z *search, s *rules.State, p rules.Seat, opts []rules.Option) []rules.Option
	// plans lists whole answers where single options mean little by
	// themselves, such as sets of cards; nil: every option is a plan.
	plans(s *rules.State, p rules.Seat, opts []rules.Option, out []plan) []plan
	// look prepares to score the options of one decision.
	look(s *rules.State, p rules.Seat, opts []rules.Option, r *rand.Rand)
	// prior tells how good an option looks before any playout. The rollout
	// policy takes the best, so what play should vary by is part of it.
	prior(s *rules.State, p rules.Seat, o rules.Option, r *rand.Rand) int
	// penalty is what an answer costs that playouts do not see, in hundredths; what
	// costs never is not considered.
	penalty(s *rules.State, p rules.Seat, o rules.Option) int
	// evaluate values a position for a seat, in hundredths.
	evaluate(s *rules.State, p rules.Seat) int
}

// singly is embedded by guides whose plans are single options.
type singly struct{}

func (singly) plans(_ *rules.State, _ rules.Seat, _ []rules.Option, out []plan) []plan { return out }

// never is the penalty of what is not to be done.
const never = 1e6

// tuning are a game's numbers of the search. Points are those of evaluate, which
// counts hundredths of them.
type tuning struct {
	games [levels]int     // playouts a decision
	depth [levels]int     // decisions after the answer that a playout remembers
	slip  int             // at Easy one answer in so many is a slip
	slack float64         // points that a slip looks worse by at most
	heed  [levels]float64 // penalties weigh so many times as much; 0: once

	turns   int16   // a playout ends when so many turns have passed
	even    bool    // since the decision, not since its answer: what ends a turn is played out no longer
	answers int     // or after so many answers
	each    int     // how often every answer is tried at first
	most    int     // answers that are looked at, those with the best priors; 0: all
	width   int     // answers to a remembered decision that are compared
	bonus   float64 // weight of what has been tried little, in points
	margin  float64 // points that an answer must gain over the one with the best prior, at one try

	inPlay  uint64          // kinds of zones where a card is itself; elsewhere copies are alike
	lists   [][]rules.DefID // decks that people play
	wide    [][]rules.DefID // the same with their sideboards
	classes []uint8         // of designs (rules.Deal)
	pool    int             // designs are 1..pool
}

// plan is one way to answer: up to four answers in a row.
type plan struct {
	answers [4]rules.Option
	n       int
	prior   int
	key     uint64 // what it means, in every world alike
}

func (p *plan) options() []rules.Option { return p.answers[:p.n] }

// one is the plan of a single option.
func one(o rules.Option) plan { return plan{answers: [4]rules.Option{o}, n: 1} }
