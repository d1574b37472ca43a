package mattsan

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

// Game is the rules of the Mattsan Card Game with the cards of one library. It
// is immutable and safe for concurrent use.
type Game struct {
	Lib     *effect.Library
	in      effect.Interp
	draw    uint16 // instruction of the shared word draw
	designs []design
	briefs  []brief // of each design
	single  bool    // for a test: no steps are taken together
	abil    []ability
	shrinks bool // an instruction in the library lowers maximum HP
	// turncoats: some traps answer effects of their own player in an exchange
	// (MTZ-7.6), so any face-down card may be one.
	turncoats bool
}

// brief is what the rules look for most often, of one design.
type brief struct {
	traits uint64
	hp     int16
	kind   int8
	cond   bool // it has a placement condition
}

// design caches what the rules often need to know about a card design.
type design struct {
	static []lasting
	place  []lasting // its placement conditions
}

// lasting is a word of a static ability.
type lasting struct {
	op   uint16
	cond int16
	a    [6]int16
}

// ability caches what the rules often need to know about an ability.
type ability struct {
	start  uint16 // first instruction after its condition
	body   uint16 // first instruction after its costs
	does   int16  // mask of doesDamage …
	limit  int16  // limitNone …
	bit    uint16 // flag of a limited ability, shifted from FlagTurn0 or FlagOnce0
	forced bool   // a negation that must be declared (MTZ-15.7)
	soul   int16  // soul cards of its printed costs
	gives  bool   // its costs include cards
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
	g := &Game{Lib: lib, designs: make([]design, len(lib.Defs)), briefs: make([]brief, len(lib.Defs)), abil: make([]ability, len(lib.Abilities))}
	g.draw = lib.Vocab.Word("draw").Op
	g.in = effect.Interp{Lib: lib, Host: g, Op: opAbility, Names: g}
	for i := range lib.Defs {
		d, b := &g.designs[i], &g.briefs[i]
		t := &b.traits
		b.hp, b.kind = lib.Defs[i].Attr[AHP], int8(lib.Defs[i].Attr[AType])
		limited := uint(0)
		for _, ai := range lib.Defs[i].Abilities {
			a := &lib.Abilities[ai]
			*t |= traitOf(a.Trigger)
			q := &g.abil[ai]
			g.turncoats = g.turncoats || a.Trigger == TrCounter && a.TArg[3] != 1 && lib.Defs[i].Attr[AOwn] != 0
			g.study(a, q, int(lib.Defs[i].Attr[AType]), int(lib.Defs[i].Attr[AUse]))
			if q.forced {
				*t |= traitForced
			}
			if q.limit = limitOf(a); q.limit != limitNone {
				q.bit = FlagTurn0 << limited
				if q.limit == limitOnce {
					q.bit = FlagOnce0 << limited
				}
				limited++
			}
			for pc := int(q.start); pc < len(lib.Code) && lib.Code[pc].Op != 0; pc++ {
				in := &lib.Code[pc]
				if in.Op == wTuck {
					*t |= traitTucks
				}
				if in.Op == wHP { // a computed amount may be negative
					g.shrinks = g.shrinks || lib.Exprs[in.A[1]].Op >= effect.FirstGameOp || lib.Exprs[in.A[1]].A[0] < 0
				}
				switch {
				case a.Trigger == TrPlacement:
					d.place = append(d.place, lasting{in.Op, a.Cond, in.A})
					b.cond = true
				case a.Trigger == TrStatic && in.Op >= effect.FirstGameOp:
					d.static = append(d.static, lasting{in.Op, a.Cond, in.A})
					*t |= wordBit(in.Op)
					if in.Op == sSelf && in.A[0] == valHP && in.A[1] < 0 || in.Op == sAura && in.A[2] == valHP && in.A[3] < 0 {
						*t |= traitShrinks
					}
				}
			}
		}
	}
	return g
}

// wordBit returns the trait of having a static word.
func wordBit(op uint16) uint64 { return 1 << (op - sSelf) }

// limitOf returns the limit on the use of an ability.
func limitOf(a *effect.Ability) int16 {
	switch a.Trigger {
	case TrSpecial, TrSuper, TrActivate, TrSouls:
		return a.TArg[0]
	case TrLeave, TrDie:
		return a.TArg[1]
	case TrCounter:
		return a.TArg[4]
	}
	return limitNone
}

// study caches what an ability costs and does (MTZ-15.7, 24.3).
func (g *Game) study(a *effect.Ability, b *ability, kind, use int) {
	b.start = a.Entry
	if a.Cond != 0 {
		b.start++
	}
	b.body = b.start
	for pays(g.Lib.Code[b.body].Op) {
		switch in := &g.Lib.Code[b.body]; in.Op {
		case pSoul:
			b.soul += in.A[0]
		case pHand, pField, pReturn:
			b.gives = true
		}
		b.body++
	}
	free := b.body == b.start
	for pc := int(b.body); g.Lib.Code[pc].Op != 0; pc++ {
		switch op := g.Lib.Code[pc].Op; {
		case op == wDamage, op == wSetHP:
			b.does |= doesDamage
		case op >= wDefeat && op <= wScrap, op == wStrip:
			b.does |= doesRemove
		case op == wNegate:
			b.does |= doesNegate
		case op == g.draw:
			b.does |= doesDraw
		case op == wBorrow:
			b.does |= doesDamage | doesRemove
		case op < effect.FirstGameOp && pc == int(b.body):
			free = free && op != g.Lib.Vocab.Word("may").Op
		}
	}
	b.forced = a.Trigger == TrCounter && a.TArg[5] == fromField && b.does&doesNegate != 0 && free &&
		(kind == Unit || kind == Terrain && use == UseContinuous)
}

// Table describes the game to the kernel.
func (g *Game) Table() *rules.Table { return &table }

// Library returns the library.
func (g *Game) Library() *effect.Library { return g.Lib }

// DeckOf returns a deck's designs one by one.
func (g *Game) DeckOf(d *effect.Deck) []rules.DefID { return g.Lib.Expand(d) }

// Setup initializes s to a new match before its first step. The decks must be
// legal (Library.CheckDeck).
func (g *Game) Setup(s *rules.State, seed uint64, decks [2][]rules.DefID) {
	*s = rules.State{}
	s.Seed(seed)
	s.Active = rules.NoSeat
	for p := rules.Seat(0); p < 2; p++ {
		s.Seats[p][Left], s.Seats[p][Right] = 1, 1
		s.NewCards(decks[p], p, zone(Deck, p))
	}
	s.Push(rules.Frame{Op: opMatch})
}

func (g *Game) attr(s *rules.State, c rules.CardID, a int) int {
	return int(g.Lib.Def(s.Card(c).Def).Attr[a])
}

// is reports whether a card is known and has a type.
func (g *Game) is(s *rules.State, c rules.CardID, kind int) bool {
	return c != 0 && s.Card(c).Def != 0 && int(g.brief(s.Card(c).Def).kind) == kind
}

func (g *Game) brief(d rules.DefID) *brief {
	if int(d) >= len(g.briefs) {
		d = 0
	}
	return &g.briefs[d]
}

func (g *Game) design(d rules.DefID) *design {
	if int(d) >= len(g.designs) {
		d = 0
	}
	return &g.designs[d]
}
