package magna

import (
	_ "embed"
	"fmt"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// builtIn is the built-in pack. It uses nothing that other packs could not.
//
//go:embed cards.json
var builtIn []byte

// Game is the rules of Magna Spectra with the cards of one library. It is
// immutable and safe for concurrent use.
type Game struct {
	effect.OnlyTriggers // in a batch

	Lib      *effect.Library
	in       effect.Interp
	batch    effect.Queue
	designs  []design
	draw     uint16 // instructions of the shared words draw and may
	may      uint16
	boosts   []bool        // by design: changes values of other cards
	traitsOf []uint8       // of each design: what the digest keeps
	plain    []rules.DefID // Base cards for positions without their own
}

// design caches what the rules often need to know about a card design.
type design struct {
	trig     uint32 // its abilities' triggers
	keywords uint32 // mask of keywords
	name     rules.DefID
	static   []lasting
	auras    bool // changes other cards than itself
	token    [3]int16
}

// has reports whether a keyword is printed on the design.
func (d *design) has(word uint16) bool { return d.keywords&(1<<(word-wGuard)) != 0 }

// lasting is a word of a static ability.
type lasting struct {
	op   uint16
	cond int16
	a    [6]int16
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
	g := &Game{Lib: lib, designs: make([]design, len(lib.Defs)), boosts: make([]bool, len(lib.Defs)), traitsOf: make([]uint8, len(lib.Defs))}
	g.draw, g.may = lib.Vocab.Word("draw").Op, lib.Vocab.Word("may").Op
	g.in = effect.Interp{Lib: lib, Host: g, Names: g, Op: opAbility}
	g.batch = effect.Queue{Op: opTriggers, Prompt: PromptWaiting, Host: g}
	byName := map[string]rules.DefID{}
	for i := range lib.Defs {
		d := &g.designs[i]
		def := &lib.Defs[i]
		if i > 0 {
			n := lib.Cards[i].Name.JA
			if byName[n] == 0 {
				byName[n] = rules.DefID(i)
			}
			d.name = byName[n]
		}
		for _, ai := range def.Abilities {
			a := &lib.Abilities[ai]
			d.trig |= trigBit(a.Trigger)
			switch a.Trigger {
			case TrProduction:
				g.traitsOf[i] |= traitProduction
			case TrPhase:
				g.traitsOf[i] |= traitPhase
			}
			for pc := int(a.Entry); pc < len(lib.Code) && lib.Code[pc].Op != 0; pc++ {
				in := &lib.Code[pc]
				if in.Op == wSummon {
					d.token = [3]int16{in.A[0], in.A[1], in.A[2]}
				}
				if a.Trigger != TrStatic || in.Op < effect.FirstGameOp {
					continue
				}
				if in.Op >= wGuard && in.Op <= wAmbush && a.Cond == 0 {
					d.keywords |= 1 << (in.Op - wGuard)
					continue
				}
				d.static = append(d.static, lasting{in.Op, a.Cond, in.A})
				if in.Op <= wForbid {
					g.traitsOf[i] |= wordBit(in.Op)
				}
				d.auras = d.auras || in.Op != wSelfMod
				g.boosts[i] = g.boosts[i] || in.Op == wBoost
			}
		}
		if i > 0 && def.Attr[AType] == Base && len(def.Abilities) == 0 && len(g.plain) < BaseCount {
			g.plain = append(g.plain, rules.DefID(i))
		}
	}
	return g
}

// Table describes the game to the kernel.
func (g *Game) Table() *rules.Table { return &table }

// deckFits returns the cards of a deck that its bases do not allow (MGN-1.10,
// 1.11).
func deckFits(l *effect.Library, deck []rules.DefID) (out []effect.DeckFault) {
	say := func(clause string, d rules.DefID, ja, en string, a ...any) {
		out = append(out, effect.DeckFault{Phrase: lang.Phrase{JA: fmt.Sprintf(ja, a...), EN: fmt.Sprintf(en, a...)}, Def: d, Clause: clause})
	}
	factions, symbols := uint16(1), uint16(1)
	for _, id := range deck {
		if d := l.Def(id); d.Attr[AType] == Base {
			factions |= 1 << uint(d.Attr[AFaction])
			symbols |= uint16(d.Attr[ASymbol])
		}
	}
	told := map[rules.DefID]bool{}
	for _, id := range deck {
		d, t := l.Def(id), l.Card(id).Name
		if told[id] || d.Attr[AType] == Base {
			continue
		}
		told[id] = true
		if f := d.Attr[AFaction]; factions&(1<<uint(f)) == 0 {
			v := Factions.Values[f]
			say("MGN-1.10", id, "《%[1]s》は%[3]sの勢力です。%[3]sの拠点がありません", "“%[2]s” is %[4]s, and no base of the deck is", t.JA, t.EN, v.JA, v.EN)
		}
		if y := d.Attr[ASymbol]; symbols&(1<<uint(y)) == 0 {
			v := Symbols.Values[y]
			say("MGN-1.11", id, "《%[1]s》の拠点シンボル「%[3]s」を持つ拠点がありません", "“%[2]s” needs the %[4]s symbol, and no base of the deck has it", t.JA, t.EN, v.JA, v.EN)
		}
	}
	return out
}

// DeckOf returns a deck's designs one by one, bases included.
func (g *Game) DeckOf(d *effect.Deck) []rules.DefID { return g.Lib.Expand(d) }

// Classes returns the class of every design: Base cards have their own.
func (g *Game) Classes() []uint8 {
	out := make([]uint8, len(g.Lib.Defs))
	for i := range out {
		if i > 0 && g.Lib.Defs[i].Attr[AType] == Base {
			out[i] = ClassBase
		}
	}
	return out
}

// Setup initializes s to a new match before its first step. The decks must be
// legal (Library.CheckDeck), but missing bases are replaced by plain ones.
func (g *Game) Setup(s *rules.State, seed uint64, decks [2][]rules.DefID) {
	*s = rules.State{}
	s.Seed(seed)
	s.Active = rules.NoSeat
	for p := rules.Seat(0); p < 2; p++ {
		var main [rules.MaxCards]rules.DefID
		n := 0
		for _, d := range decks[p] {
			if g.Lib.Def(d).Attr[AType] != Base && n < len(main) {
				main[n] = d
				n++
			}
		}
		s.NewCards(main[:n], p, zone(Deck, p))
		for _, d := range decks[p] {
			if g.Lib.Def(d).Attr[AType] == Base && s.Count(zone(Camps, p)) < BaseCount {
				s.Card(s.NewCard(d, p, zone(Camps, p))).Flags |= rules.FaceDown
			}
		}
		for i := 0; s.Count(zone(Camps, p)) < BaseCount; i++ {
			s.Card(s.NewCard(g.plain[i%len(g.plain)], p, zone(Camps, p))).Flags |= rules.FaceDown
		}
	}
	g.legions(s)
	s.Push(rules.Frame{Op: opMatch})
}

// legions creates the stand-ins for summoned units (MGN-12.12).
func (g *Game) legions(s *rules.State) {
	for p := rules.Seat(0); p < 2; p++ {
		for s.Count(zone(Legion, p)) < ForceLimit {
			s.NewCard(0, p, zone(Legion, p))
		}
	}
}

func trigBit(trigger uint16) uint32 { return 1 << (trigger - TrProduction) }

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

func (g *Game) is(s *rules.State, c rules.CardID, kind int) bool {
	return c != 0 && s.Card(c).Def != 0 && g.attr(s, c, AType) == kind
}
