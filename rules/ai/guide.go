package ai

import (
	"math/rand/v2"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// Guide makes the computer players of one game. Each game's is in a package of
// its own (ai/<game>); a program that links a game names its guide
// (table.Entry, ai/all), so it carries no other players.
type Guide struct {
	Mind func(g games.Game) Mind
	// Exchange returns the deck for the next game of a match; nil: unchanged.
	Exchange func(g games.Game, brought games.DeckWithSide, seen []rules.DefID) games.DeckWithSide
	// Way is how its players play.
	Way Way
}

// Plays reports whether there are players; the zero Guide has none.
func (d Guide) Plays() bool { return d.Mind != nil }

// New returns a player. own is its deck as played in this game. Equal seeds
// play alike.
func (d Guide) New(g games.Game, level Level, own []rules.DefID, seed uint64) Player {
	z := newSearch(g, d.Mind(g), level, own, seed)
	z.way = d.Way
	return z
}

// Sideboard returns the deck that a computer player uses in the next game of a
// match: as it was brought, with cards that do little against what was seen of
// the opponent replaced by better ones of the sideboard. seen are the
// opponent's cards that the player has legally seen. Equal arguments give
// equal decks. In games without sideboards it returns brought.
func (d Guide) Sideboard(g games.Game, brought games.DeckWithSide, seen []rules.DefID) games.DeckWithSide {
	if d.Exchange == nil {
		return brought
	}
	return d.Exchange(g, brought, seen)
}

// Worlds gives states that fit what a player knows.
type Worlds interface {
	// World returns one, valid until the next call.
	World() *rules.State
}

// Mind is what a game tells the search. It works on worlds made from views,
// so a seat's hidden cards there are only guessed.
type Mind interface {
	// shared returns what every mind embeds.
	shared() *Common
	// Forced answers a decision that needs no thought; otherwise it returns
	// nil.
	Forced(w Worlds, s *rules.State, p rules.Seat, opts []rules.Option) []rules.Option
	// Plans lists whole answers where single options mean little, such as sets
	// of cards; nil: every option is a plan.
	Plans(s *rules.State, p rules.Seat, opts []rules.Option, out []Plan) []Plan
	// Look prepares for scoring the options of one decision.
	Look(s *rules.State, p rules.Seat, opts []rules.Option)
	// Prior scores an option before any playout. The rollout policy takes the
	// best one, so variation in play belongs here, or in Tuning.Jitter.
	Prior(s *rules.State, p rules.Seat, o rules.Option) int
	// Penalty is a cost of an answer that playouts do not see, in hundredths.
	// An answer with penalty Never is not considered.
	Penalty(s *rules.State, p rules.Seat, o rules.Option) int
	// Senseless reports whether a plan would look foolish even for a beginner.
	Senseless(s *rules.State, p rules.Seat, opts []rules.Option, q *Plan) bool
	// Side values what a seat has, in hundredths of a point.
	Side(s *rules.State, p rules.Seat) int
}

// Common is embedded by minds: what all have, and what most need not say.
type Common struct {
	t   Tuning
	Lib *effect.Library
	R   *rand.Rand // of the search
}

func (z *Common) shared() *Common { return z }

func (*Common) Forced(Worlds, *rules.State, rules.Seat, []rules.Option) []rules.Option { return nil }

func (*Common) Plans(_ *rules.State, _ rules.Seat, _ []rules.Option, out []Plan) []Plan { return out }

func (*Common) Look(*rules.State, rules.Seat, []rules.Option) {}

func (*Common) Penalty(*rules.State, rules.Seat, rules.Option) int { return 0 }

func (*Common) Senseless(*rules.State, rules.Seat, []rules.Option, *Plan) bool { return false }

// Tuned returns the common part of a game's mind.
func Tuned(g games.Game, t Tuning) Common {
	lib := g.Library()
	t.pool = len(lib.Defs) - 1
	if c, ok := g.(interface{ Classes() []uint8 }); ok {
		t.classes = c.Classes()
	}
	for _, d := range lib.Decks() {
		t.lists = append(t.lists, lib.Expand(d))
		t.wide = append(t.wide, append(lib.Expand(d), lib.Side(d)...))
	}
	for _, h := range t.Habits {
		for p := range uint8(len(t.usual)) {
			for v := range t.usual[p] {
				if Has(h.Prompts, p) && (h.Verb == rules.NoVerb || h.Verb == rules.Verb(v)) {
					t.usual[p][v] = h.Score
				}
			}
		}
	}
	return Common{t: t, Lib: lib}
}

// Def returns the design of a card.
func (z *Common) Def(s *rules.State, c rules.CardID) *effect.Def { return z.Lib.Def(s.Card(c).Def) }

// Habit returns the usual score of an option, 0 if none is listed.
func (z *Common) Habit(s *rules.State, o rules.Option) int { return z.t.usual[s.Dec.Prompt][o.Verb] }

// Habit is the usual score of a verb, or with NoVerb of all, at some prompts.
type Habit struct {
	Prompts uint64
	Verb    rules.Verb
	Score   int
}

// Count returns the number of a seat's cards in a kind of zone.
func Count(s *rules.State, kind uint8, p rules.Seat) int { return s.Count(rules.ZoneOf(kind, p)) }

// Sum adds a figure up over the cards of a zone.
func Sum(s *rules.State, zone rules.ZoneID, of func(c rules.CardID) int) (n int) {
	for _, c := range s.Zone(zone) {
		n += of(c)
	}
	return n
}

// Never is the penalty of answers that are ruled out.
const Never = 1e6

// Tuning holds a game's numbers for the search. A point is 100 units of side.
type Tuning struct {
	Games PerLevel[int]     // playouts per decision
	Depth PerLevel[int]     // later decisions that a playout remembers
	Slip  int               // at Easy, one answer in this many is a slip
	Mercy int16             // at Easy, the last turn in which it does not end the match: so long a beginner has hardly played
	Slack float64           // most points by which a slip looks worse
	Heed  PerLevel[float64] // factor of penalties by level; 0: 1

	Thumb  uint64  // prompts answered by the best prior
	Quick  uint64  // … below Hard
	Habits []Habit // later ones count
	usual  [64][rules.Concede]int
	Jitter int // above 0: a prior counts fourfold and varies by up to this

	Turns   int16   // turns after which a playout ends
	Even    bool    // turns count from the decision, not from its answer: an answer that ends the turn is not played out further
	Answers int     // answers after which a playout ends
	Each    int     // first tries of every answer
	Most    int     // number of answers considered, by prior; 0: all
	Width   int     // answers to a remembered decision that are compared
	Bonus   float64 // weight of exploration, in points
	Margin  float64 // points that an answer tried once must gain over the one with the best prior
	Won     int     // points of a victory
	Haste   int     // points by which it is less with every turn

	InPlay  uint64          // kinds of zones where cards are individuals; elsewhere copies are alike
	Effects uint64          // prompts at which effects are used
	Aims    uint64          // prompts that ask what an effect should do
	Calm    uint64          // prompts at which none is under way while the stack is empty
	Price   Price           // what effects cost
	lists   [][]rules.DefID // popular decks
	wide    [][]rules.DefID // the same with their sideboards
	classes []uint8         // by design (rules.Deal)
	pool    int             // designs are 1..pool
}

// Plan is one way to answer: up to four answers in a row.
type Plan struct {
	Answers [4]rules.Option
	N       int
	Prior   int
	key     uint64 // meaning, the same in every world
}

func (p *Plan) options() []rules.Option { return p.Answers[:p.N] }

// One returns the plan of a single option.
func One(o rules.Option) Plan { return Plan{Answers: [4]rules.Option{o}, N: 1} }
