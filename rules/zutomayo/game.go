package zutomayo

import (
	_ "embed"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// builtIn is the built-in pack. It uses nothing that other packs could not.
//
//go:embed cards.json
var builtIn []byte

// Game is the rules of ZUTOMAYO CARD with the cards of one library. It is
// immutable and safe for concurrent use.
type Game struct {
	effect.OnlyTriggers // in a batch

	Lib    *effect.Library
	in     effect.Interp
	batch  effect.Queue
	briefs []brief              // by design
	clocks [AreaEnchant + 1]int // the most hours printed on any card, by type
	single bool                 // for a test: no steps are taken together
}

// brief is what the rules look for most often, of one design.
type brief struct {
	trig        uint32 // mask of its abilities' triggers
	cost, icons int16
	kind        int8
	soon, late  bool // it has effects for the Effects step, late ones
}

func trigBit(trigger uint16) uint32 { return 1 << (trigger - TrSetTurn) }

func (g *Game) brief(d rules.DefID) *brief {
	if int(d) >= len(g.briefs) {
		d = 0
	}
	return &g.briefs[d]
}

var _ rules.Rules = (*Game)(nil)

// File is the content of a pack file.
type File = effect.File

// Load reads the built-in pack and any further packs. The error is an
// effect.Faults if a pack is at fault.
func Load(extra ...File) (*Game, error) { return games.As[*Game](Entry.Load(extra...)) }

// LoadOnly reads only the given packs.
func LoadOnly(files ...File) (*Game, error) { return games.As[*Game](Entry.LoadOnly(files...)) }

// New makes the game from a compiled library.
func New(lib *effect.Library) *Game {
	g := &Game{Lib: lib, briefs: make([]brief, len(lib.Defs))}
	g.in = effect.Interp{Lib: lib, Host: g, Op: opAbility}
	g.batch = effect.Queue{Op: opTriggers, Prompt: PromptOrder, Host: g}
	for i := range lib.Defs {
		b, at := &g.briefs[i], &lib.Defs[i].Attr
		b.cost, b.icons, b.kind = at[ACost], at[AIcons], int8(at[AType])
		if t := at[AType]; t >= Character && t <= AreaEnchant {
			g.clocks[t] = max(g.clocks[t], int(at[AClock]))
		}
		for _, ai := range lib.Defs[i].Abilities {
			a := &lib.Abilities[ai]
			b.trig |= trigBit(a.Trigger)
			if stepTrigger(a.Trigger) {
				b.soon, b.late = b.soon || !a.Late, b.late || a.Late
			}
		}
	}
	return g
}

// Table describes the game to the kernel.
func (g *Game) Table() *rules.Table { return &table }

// DeckOf returns a deck's designs one by one.
func (g *Game) DeckOf(d *effect.Deck) []rules.DefID { return g.Lib.Expand(d) }

// Setup initializes s to a new match before its first step. The decks must be
// legal (Library.CheckDeck).
func (g *Game) Setup(s *rules.State, seed uint64, decks [2][]rules.DefID) {
	*s = rules.State{}
	s.Seed(seed)
	s.Active = rules.NoSeat
	for p := rules.Seat(0); p < 2; p++ {
		s.NewCards(decks[p], p, zone(Deck, p))
		s.Seats[p][HP] = MaxHP // ZTM-1.3
	}
	s.Push(rules.Frame{Op: opMatch})
}

func zone(kind uint8, p rules.Seat) rules.ZoneID { return rules.ZoneOf(kind, p) }

func (g *Game) attr(s *rules.State, c rules.CardID, a int) int {
	return int(g.Lib.Def(s.Card(c).Def).Attr[a])
}

func (g *Game) is(s *rules.State, c rules.CardID, kind int) bool {
	return c != 0 && s.Card(c).Def != 0 && int(g.brief(s.Card(c).Def).kind) == kind
}
