package ai

import (
	"math/rand/v2"

	"godeck/rules"
	"godeck/rules/effect"
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
	// shared returns what the guide embeds.
	shared() *common
	// forced answers a decision that needs no thought; otherwise it returns
	// nil.
	forced(z *search, s *rules.State, p rules.Seat, opts []rules.Option) []rules.Option
	// plans lists whole answers where single options mean little, such as sets
	// of cards; nil: every option is a plan.
	plans(s *rules.State, p rules.Seat, opts []rules.Option, out []plan) []plan
	// look prepares for scoring the options of one decision.
	look(s *rules.State, p rules.Seat, opts []rules.Option)
	// prior scores an option before any playout. The rollout policy takes the
	// best one, so variation in play belongs here, or in tuning.jitter.
	prior(s *rules.State, p rules.Seat, o rules.Option) int
	// penalty is a cost of an answer that playouts do not see, in hundredths.
	// An answer with penalty never is not considered.
	penalty(s *rules.State, p rules.Seat, o rules.Option) int
	// senseless reports whether a plan would look foolish even for a beginner.
	senseless(s *rules.State, p rules.Seat, opts []rules.Option, q *plan) bool
	// side values what a seat has, in hundredths of a point.
	side(s *rules.State, p rules.Seat) int
}

// common is embedded by guides: what all have, and what most need not say.
type common struct {
	t   tuning
	lib *effect.Library
	r   *rand.Rand // of the search
}

func (z *common) shared() *common { return z }

func (*common) forced(*search, *rules.State, rules.Seat, []rules.Option) []rules.Option { return nil }

func (*common) plans(_ *rules.State, _ rules.Seat, _ []rules.Option, out []plan) []plan { return out }

func (*common) look(*rules.State, rules.Seat, []rules.Option) {}

func (*common) penalty(*rules.State, rules.Seat, rules.Option) int { return 0 }

func (*common) senseless(*rules.State, rules.Seat, []rules.Option, *plan) bool { return false }

// tuned returns the common part of a game's guide.
func tuned(g games.Game, t tuning) common {
	lib := g.Library()
	t.pool = len(lib.Defs) - 1
	if c, ok := g.(interface{ Classes() []uint8 }); ok {
		t.classes = c.Classes()
	}
	for _, d := range lib.Decks() {
		t.lists = append(t.lists, lib.Expand(d))
		t.wide = append(t.wide, append(lib.Expand(d), lib.Side(d)...))
	}
	for _, h := range t.habits {
		for p := range uint8(len(t.usual)) {
			for v := range t.usual[p] {
				if has(h.prompts, p) && (h.verb == rules.NoVerb || h.verb == rules.Verb(v)) {
					t.usual[p][v] = h.score
				}
			}
		}
	}
	return common{t: t, lib: lib}
}

// def returns the design of a card.
func (z *common) def(s *rules.State, c rules.CardID) *effect.Def { return z.lib.Def(s.Card(c).Def) }

// habit returns the usual score of an option, 0 if none is listed.
func (z *common) habit(s *rules.State, o rules.Option) int { return z.t.usual[s.Dec.Prompt][o.Verb] }

// habit is the usual score of a verb, or with NoVerb of all, at some prompts.
type habit struct {
	prompts uint64
	verb    rules.Verb
	score   int
}

// count returns the number of a seat's cards in a kind of zone.
func count(s *rules.State, kind uint8, p rules.Seat) int { return s.Count(rules.ZoneOf(kind, p)) }

// sum adds a figure up over the cards of a zone.
func sum(s *rules.State, zone rules.ZoneID, of func(c rules.CardID) int) (n int) {
	for _, c := range s.Zone(zone) {
		n += of(c)
	}
	return n
}

// never is the penalty of answers that are ruled out.
const never = 1e6

// tuning holds a game's numbers for the search. A point is 100 units of side.
type tuning struct {
	games [levels]int     // playouts per decision
	depth [levels]int     // later decisions that a playout remembers
	slip  int             // at Easy, one answer in this many is a slip
	slack float64         // most points by which a slip looks worse
	heed  [levels]float64 // factor of penalties by level; 0: 1

	thumb  uint64  // prompts answered by the best prior
	quick  uint64  // … below Hard
	habits []habit // later ones count
	usual  [64][rules.Concede]int
	jitter int // above 0: a prior counts fourfold and varies by up to this

	turns   int16   // turns after which a playout ends
	even    bool    // turns count from the decision, not from its answer: an answer that ends the turn is not played out further
	answers int     // answers after which a playout ends
	each    int     // first tries of every answer
	most    int     // number of answers considered, by prior; 0: all
	width   int     // answers to a remembered decision that are compared
	bonus   float64 // weight of exploration, in points
	margin  float64 // points that an answer tried once must gain over the one with the best prior
	won     int     // points of a victory
	haste   int     // points by which it is less with every turn

	inPlay  uint64          // kinds of zones where cards are individuals; elsewhere copies are alike
	effects uint64          // prompts at which effects are used
	aims    uint64          // prompts that ask what an effect should do
	calm    uint64          // prompts at which none is under way while the stack is empty
	price   price           // what effects cost
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
}

func (p *plan) options() []rules.Option { return p.answers[:p.n] }

// one returns the plan of a single option.
func one(o rules.Option) plan { return plan{answers: [4]rules.Option{o}, n: 1} }
