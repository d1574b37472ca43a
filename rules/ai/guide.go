package ai

import (
	"math/rand/v2"

	"godeck/rules"
	"godeck/rules/games"
)

// Guide makes the computer players of one game. A program that links a game
// names its guide (table.Entry, ai/all), so it carries no other players.
type Guide struct {
	guide func(g games.Game) guide
	// exchange returns the deck for the next game of a match; nil: unchanged.
	exchange func(g games.Game, brought games.DeckWithSide, seen []rules.DefID) games.DeckWithSide
}

// Plays reports whether there are players; the zero Guide has none.
func (d Guide) Plays() bool { return d.guide != nil }

// New returns a player. own is its deck as played in this game. Equal seeds
// play alike.
func (d Guide) New(g games.Game, level Level, own []rules.DefID, seed uint64) Player {
	return newSearch(g, d.guide(g), level, own, seed)
}

// Sideboard returns the deck that a computer player uses in the next game of a
// match: as it was brought, with cards that do little against what was seen of
// the opponent replaced by better ones of the sideboard. seen are the
// opponent's cards that the player has legally seen. Equal arguments give
// equal decks. In games without sideboards it returns brought.
func (d Guide) Sideboard(g games.Game, brought games.DeckWithSide, seen []rules.DefID) games.DeckWithSide {
	if d.exchange == nil {
		return brought
	}
	return d.exchange(g, brought, seen)
}

// guide is what a game tells the search. It works on worlds made from views,
// so a seat's hidden cards there are only guessed.
type guide interface {
	// tuning returns the game's numbers.
	tuning() *tuning
	// forced answers a decision that needs no thought; otherwise it returns
	// nil.
	forced(z *search, s *rules.State, p rules.Seat, opts []rules.Option) []rules.Option
	// plans lists whole answers where single options mean little, such as sets
	// of cards; nil: every option is a plan.
	plans(s *rules.State, p rules.Seat, opts []rules.Option, out []plan) []plan
	// look prepares for scoring the options of one decision.
	look(s *rules.State, p rules.Seat, opts []rules.Option, r *rand.Rand)
	// prior scores an option before any playout. The rollout policy takes the
	// best one, so variation in play belongs here.
	prior(s *rules.State, p rules.Seat, o rules.Option, r *rand.Rand) int
	// penalty is a cost of an answer that playouts do not see, in hundredths.
	// An answer with penalty never is not considered.
	penalty(s *rules.State, p rules.Seat, o rules.Option) int
	// evaluate values a position for a seat, in hundredths of a point.
	evaluate(s *rules.State, p rules.Seat) int
}

// singly is embedded by guides whose plans are single options.
type singly struct{}

func (singly) plans(_ *rules.State, _ rules.Seat, _ []rules.Option, out []plan) []plan { return out }

// never is the penalty of answers that are ruled out.
const never = 1e6

// tuning holds a game's numbers for the search. A point is 100 units of
// evaluate.
type tuning struct {
	games [levels]int     // playouts per decision
	depth [levels]int     // later decisions that a playout remembers
	slip  int             // at Easy, one answer in this many is a slip
	slack float64         // most points by which a slip looks worse
	heed  [levels]float64 // factor of penalties by level; 0: 1

	turns   int16   // turns after which a playout ends
	even    bool    // turns count from the decision, not from its answer: an answer that ends the turn is not played out further
	answers int     // answers after which a playout ends
	each    int     // first tries of every answer
	most    int     // number of answers considered, by prior; 0: all
	width   int     // answers to a remembered decision that are compared
	bonus   float64 // weight of exploration, in points
	margin  float64 // points that an answer tried once must gain over the one with the best prior

	inPlay  uint64          // kinds of zones where cards are individuals; elsewhere copies are alike
	lists   [][]rules.DefID // popular decks
	wide    [][]rules.DefID // the same with their sideboards
	classes []uint8         // by design (rules.Deal)
	pool    int             // designs are 1..pool
}

// plan is one way to answer: up to four answers in a row.
type plan struct {
	answers [4]rules.Option
	n       int
	prior   int
	key     uint64 // meaning, the same in every world
	foolish bool   // never chosen as a slip
}

func (p *plan) options() []rules.Option { return p.answers[:p.n] }

// one returns the plan of a single option.
func one(o rules.Option) plan { return plan{answers: [4]rules.Option{o}, n: 1} }
