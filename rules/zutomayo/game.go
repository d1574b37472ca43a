package zutomayo

import (
	_ "embed"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// builtIn is the pack that comes with the program. It uses nothing that a
// fan's pack cannot use.
//
//go:embed cards.json
var builtIn []byte

// Game is the rules of ZUTOMAYO CARD with the cards of one library. It is
// immutable after Load and serves any number of matches at once.
type Game struct {
	effect.OnlyTriggers // in a batch

	Lib   *effect.Library
	in    effect.Interp
	batch effect.Queue
	trig  []uint64 // by design: mask of triggers of its abilities
}

var _ rules.Rules = (*Game)(nil)

// File is a pack file in memory.
type File = effect.File

// Load reads the built-in pack and any further packs. The error is
// effect.Faults and names every fault.
func Load(extra ...File) (*Game, error) { return games.As[*Game](Entry.Load(extra...)) }

// LoadOnly reads the given packs and nothing else.
func LoadOnly(files ...File) (*Game, error) { return games.As[*Game](Entry.LoadOnly(files...)) }

// New makes the game from a compiled library.
func New(lib *effect.Library) *Game {
	g := &Game{Lib: lib, trig: make([]uint64, len(lib.Defs))}
	g.in = effect.Interp{Lib: lib, Host: g, Op: opAbility}
	g.batch = effect.Queue{Op: opTriggers, Prompt: PromptOrder, Host: g}
	for i := range lib.Defs {
		for _, a := range lib.Defs[i].Abilities {
			g.trig[i] |= 1 << (lib.Abilities[a].Trigger - TrSetTurn)
		}
	}
	return g
}

// Table describes the game to the kernel.
func (g *Game) Table() *rules.Table { return &table }

// DeckOf returns a deck's designs one by one.
func (g *Game) DeckOf(d *effect.Deck) []rules.DefID { return g.Lib.Expand(d) }

// Setup fills s with a new match before its first step; Engine.Advance then
// runs it to the first decision. Decks are taken as they are: check them
// with Library.CheckDeck first.
func (g *Game) Setup(s *rules.State, seed uint64, decks [2][]rules.DefID) {
	*s = rules.State{}
	s.Seed(seed)
	s.Active = rules.NoSeat
	for p := rules.Seat(0); p < 2; p++ {
		for _, d := range decks[p] {
			s.NewCard(d, p, rules.ZoneOf(Deck, p))
		}
		s.Seats[p][HP] = MaxHP // ZTM-1.3
	}
	s.Push(rules.Frame{Op: opMatch})
}

func zone(kind uint8, p rules.Seat) rules.ZoneID { return rules.ZoneOf(kind, p) }

func (g *Game) attr(s *rules.State, c rules.CardID, a int) int {
	return int(g.Lib.Def(s.Card(c).Def).Attr[a])
}

func (g *Game) is(s *rules.State, c rules.CardID, kind int) bool {
	return c != 0 && s.Card(c).Def != 0 && g.attr(s, c, AType) == kind
}
