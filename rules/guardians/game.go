package guardians

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

// Game is the rules of Battle Guardians with the cards of one library. It is
// immutable and safe for concurrent use.
type Game struct {
	effect.OnlyTriggers // in a batch

	Lib     *effect.Library
	in      effect.Interp
	batch   effect.Queue
	designs []design
	aims    [][]aim     // by ability: the choices made on activation (BGD-19.10)
	asks    []bool      // by ability: optional as a whole (BGD-19.4)
	static  [][]lasting // by ability: the words of a Permanent one
	may     uint16      // instructions of the shared words may and draw
	draw    uint16
	speed   int // least SF that any card answers with a SpeedSummon (BGD-23.7)
}

// design caches what the rules often need to know about a card design.
type design struct {
	trig   uint32    // its abilities' triggers
	rows   [7]uint16 // 1 + ability of the attack table by face (BGD-12.1)
	faces  int       // faces of its attack table, bit 1 for 1
	firstR uint16    // 1 + ability of the first row
	cond   uint16    // 1 + ability of its SummonCondition
	static []lasting
	words  uint32 // of its Permanent abilities
}

// lasting is a word of a Permanent ability.
type lasting struct {
	op   uint16
	cond int16
	a    [6]int16
	list uint8
}

var _ rules.Rules = (*Game)(nil)
var _ effect.Host = (*Game)(nil)

// File is the content of a pack file.
type File = effect.File

// Load reads the built-in pack and any further packs. The error is an
// effect.Faults if a pack is at fault.
func Load(extra ...File) (*Game, error) { return games.As[*Game](Entry.Load(extra...)) }

// LoadOnly reads only the given packs.
func LoadOnly(files ...File) (*Game, error) { return games.As[*Game](Entry.LoadOnly(files...)) }

// New makes the game from a compiled library.
func New(lib *effect.Library) *Game {
	g := &Game{Lib: lib, designs: make([]design, len(lib.Defs)), speed: 99}
	g.may, g.draw = lib.Vocab.Word("may").Op, lib.Vocab.Word("draw").Op
	g.in = effect.Interp{Lib: lib, Host: g, Op: opAbility}
	g.batch = effect.Queue{Op: opTriggers, Prompt: PromptWaiting, Host: g}
	g.aims, g.asks, g.static = make([][]aim, len(lib.Abilities)), make([]bool, len(lib.Abilities)), make([][]lasting, len(lib.Abilities))
	for i := range lib.Abilities {
		g.study(uint16(i))
	}
	for i := range lib.Defs {
		if i == 0 {
			continue
		}
		d, def := &g.designs[i], &lib.Defs[i]
		for _, ai := range def.Abilities {
			a := &lib.Abilities[ai]
			d.trig |= trigBit(a.Trigger)
			switch {
			case a.Trigger == TrFaces:
				if d.firstR == 0 {
					d.firstR = ai + 1
				}
				for face := 1; face <= 6; face++ {
					if a.TArg[0]&(1<<(face-1)) != 0 {
						d.rows[face] = ai + 1
						d.faces |= 1 << face
					}
				}
			case a.Trigger >= TrAwaken && a.Trigger <= TrLimit:
				d.cond = ai + 1
				if a.Trigger == TrSpeed {
					g.speed = min(g.speed, int(a.TArg[argNeed]))
				}
			}
			d.static = append(d.static, g.static[ai]...)
			for _, l := range g.static[ai] {
				d.words |= wordBit(l.op)
			}
		}
	}
	return g
}

// study caches what an ability asks for on activation.
func (g *Game) study(ai uint16) {
	entry := g.Lib.Abilities[ai].Entry
	for pc := entry; g.Lib.Code[pc].Op != 0; pc++ {
		in := &g.Lib.Code[pc]
		for arg := range choices(in.Op) {
			if chosenEarly(&g.Lib.Choices[in.A[arg]]) {
				g.aims[ai] = append(g.aims[ai], aim{pc, uint8(arg)})
			}
		}
		if g.Lib.Abilities[ai].Trigger == TrStatic && in.Op >= effect.FirstGameOp {
			g.static[ai] = append(g.static[ai], lasting{in.Op, g.Lib.Abilities[ai].Cond, in.A, g.Lib.Abilities[ai].List})
		}
	}
	nodes := g.Lib.Abilities[ai].Node.Do
	g.asks[ai] = len(nodes) == 1 && nodes[0].Spec.Name == "may"
}

// aim is a choice of an instruction, with the index of its argument.
type aim struct {
	pc  uint16
	arg uint8
}

// choices returns how many of an instruction's arguments are choices of cards;
// they are the first ones.
func choices(op uint16) int {
	switch op {
	case wMoveGauge, wInherit:
		return 2
	case wDamage, wDown, wUp, wRepair, wSend, wSummon, wWeaken, wUpright, wGrantDamage, wGrantFaces, wSilence, wSetGauge, wRedirect, wNextDamage, wChangeSF, wGrant:
		return 1
	}
	return 0
}

// chosenEarly reports whether a choice is made on activation: a pick among
// public cards (BGD-19.10).
func chosenEarly(ch *effect.Choice) bool {
	return ch.Ref == 0 && !ch.All && !ch.Random && open(int16(ch.Zone))
}

// has reports whether a design has abilities with a trigger.
func (d *design) has(trigger uint16) bool { return d.trig&trigBit(trigger) != 0 }

// Table describes the game to the kernel.
func (g *Game) Table() *rules.Table { return &table }

// Classes returns the class of every design: side-deck cards have their own.
func (g *Game) Classes() []uint8 {
	out := make([]uint8, len(g.Lib.Defs))
	for i := range out {
		if g.OfSide(rules.DefID(i)) {
			out[i] = ClassSide
		}
	}
	return out
}

// OfSide reports whether a design belongs to side decks (BGD-2.5).
func (g *Game) OfSide(d rules.DefID) bool {
	t := g.Lib.Def(d).Attr[AType]
	return t >= Rise && t <= Raging
}

// DeckOf returns a deck's designs one by one, the side deck last.
func (g *Game) DeckOf(d *effect.Deck) []rules.DefID { return g.Lib.Expand(d) }

// Setup initializes s to a new match before its first step. The decks must be
// legal (Library.CheckDeck).
func (g *Game) Setup(s *rules.State, seed uint64, decks [2][]rules.DefID) {
	*s = rules.State{}
	s.Seed(seed)
	s.Active = rules.NoSeat
	for p := rules.Seat(0); p < 2; p++ {
		for from, to := 0, 0; from < len(decks[p]); from = to {
			k := Deck
			if g.OfSide(decks[p][from]) {
				k = Side
			}
			for to = from + 1; to < len(decks[p]) && g.OfSide(decks[p][to]) == (k == Side); to++ {
			}
			s.NewCards(decks[p][from:to], p, zone(k, p))
		}
		s.Seats[p][Counters] = LifeCounters
		s.Seats[p][SideSize] = int16(s.Count(zone(Side, p)))
	}
	s.Push(rules.Frame{Op: opMatch})
}

func zone(kind uint8, p rules.Seat) rules.ZoneID { return rules.ZoneOf(kind, p) }

func (g *Game) attr(s *rules.State, c rules.CardID, a int) int {
	return int(g.Lib.Def(s.Card(c).Def).Attr[a])
}

func (g *Game) design(s *rules.State, c rules.CardID) *design {
	d := int(s.Card(c).Def)
	if d >= len(g.designs) {
		d = 0
	}
	return &g.designs[d]
}

// is reports whether a card is known and has a type.
func (g *Game) is(s *rules.State, c rules.CardID, kind int) bool {
	return c != 0 && s.Card(c).Def != 0 && g.attr(s, c, AType) == kind
}
