package duemagic

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

// Game is the rules of Duemagic with the cards of one library. It is immutable
// and safe for concurrent use.
type Game struct {
	effect.OnlyTriggers // in a batch

	Lib   *effect.Library
	in    effect.Interp
	batch effect.Queue
	des   []design
	marks []mark // of the instructions
	alike []bool // by ability: whether it does the same whatever card set it off
}

var _ rules.Rules = (*Game)(nil)

// design caches what the flow often needs to know about a card design.
type design struct {
	kw       uint32 // plain keywords
	trig     uint64 // mask of its abilities' triggers
	spell    []uint16
	acts     []uint16 // activated abilities
	statics  []static
	special  bool // has statics that change power
	attacker int16
	ninja    int16
	jN       int16
	sacCost  int16
	faceCost int16
	evoN     int16 // 0: no evolution
	evoZone  uint8
	sabaki   bool
	saber    int16 // 1 + filter; 0: none
	strike   int16
	change   int16
	invade   int16
	jFilter  int16
	evoF     int16
	inZones  int16 // of Invasion, a mask of invadeZones
	guard    int16 // 1 + filter
}

// static is a lasting state of a design.
type static struct {
	op   uint16
	cond int16
	a    [6]int16
}

// File is the content of a pack file.
type File = effect.File

// Load reads the built-in pack and any further packs. The error is an
// effect.Faults if a pack is at fault.
func Load(extra ...File) (*Game, error) { return games.As[*Game](Entry.Load(extra...)) }

// LoadOnly reads only the given packs.
func LoadOnly(files ...File) (*Game, error) { return games.As[*Game](Entry.LoadOnly(files...)) }

// New makes the game from a compiled library.
func New(lib *effect.Library) *Game {
	g := &Game{Lib: lib, des: make([]design, len(lib.Defs))}
	g.in = effect.Interp{Lib: lib, Host: g, Op: opAbility}
	g.batch = effect.Queue{Op: opTriggers, Prompt: PromptStack, Host: g}
	g.markCode()
	for i := range lib.Defs {
		d := &g.des[i]
		for _, ai := range lib.Defs[i].Abilities {
			a := &lib.Abilities[ai]
			d.trig |= 1 << (a.Trigger - TrSpell)
			switch a.Trigger {
			case TrSpell:
				d.spell = append(d.spell, ai)
			case TrActivate:
				d.acts = append(d.acts, ai)
			case TrKeyword, TrStatic:
				for pc := a.Entry; lib.Code[pc].Op != 0; pc++ {
					if lib.Code[pc].Op >= effect.FirstGameOp {
						d.add(&lib.Code[pc], a.Cond)
					}
				}
			}
		}
	}
	return g
}

// mark is what the rules need to know of an instruction beyond its own words.
type mark struct {
	origin int16 // the choice that "it" of this instruction means, 0: none
	may    bool  // it is optional
	offers bool  // one of its owner's creatures chosen here is destroyed afterwards (DMG-20.1)
}

// markCode fills in the marks by scanning each ability once.
func (g *Game) markCode() {
	lib := g.Lib
	g.marks = make([]mark, len(lib.Code))
	g.alike = make([]bool, len(lib.Abilities))
	may, cond := lib.Vocab.Word("may").Op, lib.Vocab.Word("if").Op
	for i := range lib.Abilities {
		origin, at := int16(0), -1
		end := 0
		g.alike[i] = lib.Abilities[i].Cond == 0
		for pc := int(lib.Abilities[i].Entry); pc < len(lib.Code) && (i+1 == len(lib.Abilities) || pc < int(lib.Abilities[i+1].Entry)); pc++ {
			in := &lib.Code[pc]
			m := &g.marks[pc]
			m.may = pc < end
			switch in.Op {
			case may:
				end = max(end, int(in.A[0]))
			case cond:
				g.alike[i] = false
			case wMode:
				origin, at = 0, -1
			case wDestroy, wMove, wTap, wUntap, wPower, wGrant, wFight, wSplit, wSwap, wChoose:
				if ch := &lib.Choices[in.A[0]]; ch.Ref == 0 {
					origin, at = in.A[0], pc
				} else if ch.Ref != refIt {
					origin, at = 0, -1
					g.alike[i] = g.alike[i] && ch.Ref != refEvent
				} else if in.Op == wDestroy && at >= 0 {
					g.marks[at].offers = true
				}
				m.origin = origin
			}
		}
	}
}

// add adds one lasting word to the design.
func (d *design) add(in *effect.Instr, cond int16) {
	switch in.Op {
	case KwPowerAttacker:
		d.attacker = in.A[0]
	case KwSaber:
		d.saber = 1 + in.A[0]
	case KwStrike:
		d.strike = 1 + in.A[0]
	case KwSabaki:
		d.sabaki = true
	case KwNinja:
		d.ninja = in.A[0]
	case KwChange:
		d.change = 1 + in.A[0]
	case KwInvasion:
		d.inZones, d.invade = in.A[0], 1+in.A[1]
	case KwJChange:
		d.jN, d.jFilter = in.A[0], in.A[1]
	case KwEvolution:
		d.evoZone, d.evoF, d.evoN = zoneKinds[in.A[0]], in.A[1], in.A[2]
	case KwSacCost:
		d.sacCost = in.A[0]
	case KwFaceUpCost:
		d.faceCost = in.A[0]
	case sGuard:
		d.guard = 1 + in.A[0]
	case sPower, sKeyword, sCost, sForbid, sProtect:
		d.statics = append(d.statics, static{in.Op, cond, in.A})
		d.special = d.special || in.Op == sPower || in.Op == sKeyword || in.Op == sProtect
	default:
		if in.Op > kwFirst && in.Op < kwSimple {
			d.kw |= bit(in.Op)
		}
	}
}

// Table describes the game to the kernel.
func (g *Game) Table() *rules.Table { return &table }

// DeckOf returns a deck's designs one by one.
func (g *Game) DeckOf(d *effect.Deck) []rules.DefID { return g.Lib.Expand(d) }

// Library returns the cards.
func (g *Game) Library() *effect.Library { return g.Lib }

// Setup initializes s to a new game before its first step. The decks must be
// legal (Library.CheckDeck). SetOptions adds the options of a match.
func (g *Game) Setup(s *rules.State, seed uint64, decks [2][]rules.DefID) {
	*s = rules.State{}
	s.Seed(seed)
	s.Vars[Chooser] = -1
	for p := rules.Seat(0); p < 2; p++ {
		for _, d := range decks[p] {
			s.NewCard(d, p, rules.ZoneOf(Library, p))
		}
	}
	s.Push(rules.Frame{Op: opMatch})
}

func zone(kind uint8, p rules.Seat) rules.ZoneID { return rules.ZoneOf(kind, p) }

// stackZone is the zone of cards on the stack, shared by both players.
var stackZone = rules.ZoneOf(Stack, 0)

func (g *Game) def(s *rules.State, c rules.CardID) *design { return &g.des[s.Card(c).Def] }

func (g *Game) attr(s *rules.State, c rules.CardID, a uint8) int {
	return int(g.Lib.Defs[s.Card(c).Def].Attr[a])
}

// IsCreature reports whether the card is a creature card.
func (g *Game) IsCreature(s *rules.State, c rules.CardID) bool {
	return s.Card(c).Def != 0 && g.attr(s, c, AType) == Creature
}

// IsSpell reports whether the card is a spell.
func (g *Game) IsSpell(s *rules.State, c rules.CardID) bool {
	return s.Card(c).Def != 0 && g.attr(s, c, AType) == Spell
}
