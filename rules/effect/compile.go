package effect

import (
	"slices"

	"godeck/rules"
)

// Limits of all the packs in play together. Compiled code refers to table
// entries by int16. The tables are checked after every card, and the most that
// one card can add (MaxAbilities × maxWords words of six arguments each) fits
// between tableLimit and the largest int16.
const (
	tableLimit  = 28000 // entries of every table of compiled effects
	designLimit = 4000  // cards
)

// MaxPacks is the number of packs that a record can name.
const MaxPacks = 16

// compiler builds a library. Equal table entries are shared.
type compiler struct {
	*Library
	exprAt   map[Expr]int16
	filterAt map[string]int16
	choiceAt map[Choice]int16
	key      []byte   // of the filter being looked up
	unknown  []string // cards that the present one names but no pack has
}

// full returns the name of a table that has outgrown its limit, or "".
func (l *compiler) full() (what Both, limit int) {
	for _, t := range [...]struct {
		n, limit int
		what     Both
	}{
		{len(l.Defs) - 1, designLimit, "カード|cards"},
		{len(l.Abilities), tableLimit, "能力|abilities"},
		{len(l.Code), tableLimit, "効果の命令|effect instructions"},
		{len(l.Exprs), tableLimit, "条件と数の種類|different conditions and amounts"},
		{len(l.Filters), tableLimit, "絞り込みの種類|different filters"},
		{len(l.Choices), tableLimit, "カードの選び方の種類|different choices of cards"},
	} {
		if t.n > t.limit {
			return t.what, t.limit
		}
	}
	return "", 0
}

// Compile builds the library of one or more checked packs. A deck may use
// cards of any of them. Its faults are unknown cards, ids of packs, cards and
// decks that two packs use, illegal decks, and the card with which the packs
// together become too large.
func Compile(v *Vocabulary, packs ...*Pack) (*Library, error) {
	return compile(v, never, packs)
}

func compile(v *Vocabulary, pause func(), packs []*Pack) (*Library, error) {
	l := &compiler{Library: &Library{Vocab: v, Packs: packs, byID: map[string]rules.DefID{}},
		exprAt: map[Expr]int16{{Op: exTrue}: 0}, filterAt: map[string]int16{}, choiceAt: map[Choice]int16{}}
	l.Defs = make([]Def, 1, 256)
	l.Cards = make([]CardText, 1, 256)
	l.Exprs = []Expr{{Op: exTrue}}
	l.Filters = [][]Test{nil}
	l.Choices = []Choice{{}}
	if len(packs) > MaxPacks {
		return nil, Faults{newFault(packs[MaxPacks].File, 1, "", "パックが%d個を超えています|more than %d packs", "読み込むパックを減らしてください|load fewer packs", MaxPacks)}
	}
	faults := l.number(packs) // first, so that cards may name later ones
	for _, p := range packs {
		for _, c := range p.Cards {
			pause()
			id := rules.DefID(len(l.Defs))
			if l.byID[c.ID] != id {
				continue
			}
			d := Def{ID: c.ID, Attr: c.Attr}
			t := c.CardText
			t.Pack = p.ID
			l.Cards = append(l.Cards, t)
			for _, first := range [...]bool{true, false} {
				for li, list := range c.Lists {
					if first != (li > 0 && v.Lists[li-1].First) {
						continue
					}
					for _, a := range list {
						d.Abilities = append(d.Abilities, l.ability(id, li, a))
					}
				}
			}
			l.Defs = append(l.Defs, d)
			for _, ref := range l.unknown {
				faults = append(faults, newFault(p.File, c.line, "card "+c.ID, noCard, checkSpelling, ref))
			}
			l.unknown = nil
			if what, limit := l.full(); limit > 0 {
				return nil, append(faults, newFault(p.File, c.line, "card "+c.ID, "このカードで、パック全体の%sが%dを超えます|with this card the packs together have more than %[2]d %[1]s", "パックかカードを減らしてください|load fewer packs, or remove cards", what, limit))
			}
		}
	}
	for k, p := range packs {
		for i := range p.Decks {
			pause()
			d := &p.Decks[i]
			if slices.ContainsFunc(packs[:k], func(o *Pack) bool { return slices.ContainsFunc(o.Decks, func(e Deck) bool { return e.ID == d.ID }) }) {
				faults = append(faults, newFault(p.File, d.line, "deck "+d.ID, "ほかのパックに同じidのデッキがあります|another pack has a deck with this id", "デッキのidを変えてください|rename the deck"))
			}
			for _, e := range d.List {
				if l.byID[e.ID] == 0 {
					faults = append(faults, newFault(p.File, e.line, "deck "+d.ID, noCard, checkSpelling, e.ID))
				}
			}
			for _, e := range d.Side {
				if l.byID[e.ID] == 0 {
					faults = append(faults, newFault(p.File, e.line, "deck "+d.ID, noCard, checkSpelling, e.ID))
				}
			}
			if len(faults) > 0 {
				continue
			}
			for _, f := range l.DeckFaults(l.Expand(d), l.Side(d)) {
				faults = append(faults, d.fault(p, l.Library, &f))
			}
			d.Notes = l.DeckHints(l.Expand(d))
		}
	}
	if err := faults.Or(); err != nil {
		return nil, err
	}
	return l.Library, nil
}

// number gives the cards their numbers.
func (l *compiler) number(packs []*Pack) (faults Faults) {
	next := rules.DefID(len(l.Defs))
	first := map[string]rules.DefID{}
	ids := map[string]bool{}
	for _, p := range packs {
		if ids[p.ID] {
			faults = append(faults, newFault(p.File, 1, "id", "idが %q のパックがもうあります|another pack has the id %q", "パックのidを変えてください|rename the pack", p.ID))
		}
		ids[p.ID] = true
		for _, c := range p.Cards {
			if l.byID[c.ID] != 0 {
				faults = append(faults, newFault(p.File, c.line, "card "+c.ID, "ほかのパックに同じidのカードがあります|another pack has a card with this id", "カードのidを変えてください|rename the card"))
				continue
			}
			l.byID[c.ID] = next
			if first[c.Name.JA] == 0 {
				first[c.Name.JA] = next
			}
			l.names = append(l.names, first[c.Name.JA])
			next++
		}
	}
	return faults
}

// fault adds to a deck's fault its place in the pack.
func (d *Deck) fault(p *Pack, l *Library, f *DeckFault) Fault {
	list, field := d.List, "deck "+d.ID+".cards"
	if f.Side {
		list, field = d.Side, "deck "+d.ID+".sideboard"
	}
	out := newFault(p.File, d.line, field, "", "デッキを変えてください|change the deck")
	out.What = f.Phrase
	for _, e := range list {
		if f.Def != 0 && l.byID[e.ID] == f.Def {
			out.Line, out.Field = e.line, join(field, e.ID)
		}
	}
	return out
}

func (l *compiler) ability(id rules.DefID, list int, n *AbilityNode) uint16 {
	a := Ability{Def: id, List: uint8(list), Late: n.Late, Extra: n.Extra, Node: n, Cond: 0}
	a.Trigger = n.When.Spec.Op
	for i := range n.When.Args {
		if i < len(a.TArg) {
			a.TArg[i] = l.arg(&n.When.Args[i], &n.When.Spec.Params[i])
		}
	}
	a.Cond = l.cond(n.If)
	a.Entry = uint16(len(l.Code))
	if a.Cond != 0 {
		l.Code = append(l.Code, Instr{Op: opGuard, A: [6]int16{a.Cond}})
	}
	l.actions(n.Do)
	l.Code = append(l.Code, Instr{Op: opEnd})
	l.Abilities = append(l.Abilities, a)
	return uint16(len(l.Abilities) - 1)
}

func (l *compiler) expr(e Expr) int16 {
	n, ok := l.exprAt[e]
	if !ok {
		n = int16(len(l.Exprs))
		l.exprAt[e] = n
		l.Exprs = append(l.Exprs, e)
	}
	return n
}

func (l *compiler) cond(nodes []*Node) int16 {
	if len(nodes) == 0 {
		return 0
	}
	x := l.node(nodes[0])
	for _, n := range nodes[1:] {
		x = l.expr(Expr{Op: exAnd, A: [5]int16{x, l.node(n)}})
	}
	return x
}

func (l *compiler) node(n *Node) int16 {
	if n.Spec.Op == exAnd {
		return l.cond(n.Args[0].Nodes)
	}
	e := Expr{Op: n.Spec.Op}
	for i := range n.Args {
		e.A[i] = l.arg(&n.Args[i], &n.Spec.Params[i])
	}
	return l.expr(e)
}

// arg encodes an argument of an instruction: amounts and conditions as indices
// of expressions, filters as indices of filters, all else as the value.
func (l *compiler) arg(a *Arg, p *Param) int16 {
	switch p.Sort {
	case Amount:
		if len(a.Nodes) == 1 {
			return l.node(a.Nodes[0])
		}
		return l.expr(Expr{Op: exConst, A: [5]int16{a.N}})
	case Cond:
		return l.cond(a.Nodes)
	case Cards:
		return l.filter(a.Filter)
	case Choose:
		if a.Choice == nil {
			return 0
		}
		return l.choice(a.Choice)
	case CardRef:
		return int16(l.card(a.Ref))
	}
	return a.N
}

// card returns the design with an id; an unknown id is noted.
func (l *compiler) card(id string) rules.DefID {
	if l.byID[id] == 0 && id != "" {
		l.unknown = append(l.unknown, id)
	}
	return l.byID[id]
}

// isType returns the test of a filter's mask of types.
func (v *Vocabulary) isType(mask int32) Test {
	return Test{Attr: v.TypeAttr, Mask: true, N: int16(mask)}
}

// compiled returns the test, whose Ref is N by now.
func (t *FilterTest) compiled() Test {
	return Test{Attr: t.Field.Attr, Cmp: t.Cmp, Mask: t.Mask, Set: t.Field.Kind == FieldMask, N: t.N}
}

func (l *compiler) filter(f *Filter) int16 {
	if f == nil || f.Type == 0 && len(f.Tests) == 0 {
		return 0
	}
	var ts []Test
	if f.Type != 0 {
		ts = append(ts, l.Vocab.isType(f.Type))
	}
	for _, t := range f.Tests {
		if t.Ref != "" {
			t.N = int16(l.NameOf(l.card(t.Ref)))
		}
		ts = append(ts, t.compiled())
	}
	l.key = l.key[:0]
	for _, t := range ts {
		l.key = append(l.key, t.Attr, t.Cmp, byte(rules.Truth(t.Mask)|rules.Truth(t.Set)<<1), byte(t.N), byte(t.N>>8))
	}
	n, ok := l.filterAt[string(l.key)]
	if !ok {
		n = int16(len(l.Filters))
		l.filterAt[string(l.key)] = n
		l.Filters = append(l.Filters, ts)
	}
	return n
}

func (l *compiler) actions(nodes []*Node) {
	for _, n := range nodes {
		switch n.Spec.Op {
		case opUnless:
			at := len(l.Code)
			l.Code = append(l.Code, Instr{Op: opUnless, A: [6]int16{l.cond(n.Args[0].Nodes), 0, int16(rules.Truth(n.Args[2].Given))}, Done: DoneBlock, Counts: counts(n.Args[1].Nodes)})
			l.actions(n.Args[1].Nodes)
			if n.Args[2].Given {
				j := len(l.Code)
				l.Code = append(l.Code, Instr{Op: opJump})
				l.Code[at].A[1] = int16(len(l.Code))
				l.actions(n.Args[2].Nodes)
				l.Code[j].A[0] = int16(len(l.Code))
			} else {
				l.Code[at].A[1] = int16(len(l.Code))
			}
		default:
			at := len(l.Code)
			in := Instr{Op: n.Spec.Op, Done: n.Spec.Done}
			block := -1
			for i := range n.Args {
				if n.Spec.Params[i].Sort == Actions {
					block = i
					in.Counts = counts(n.Args[i].Nodes)
					continue
				}
				p := &n.Spec.Params[i]
				in.A[i] = l.arg(&n.Args[i], p)
				if p.Sort == Amount && p.Min >= 0 && n.Args[i].Nodes != nil { // a computed amount below 0 is 0
					in.A[i] = l.expr(Expr{Op: exFloor, A: [5]int16{in.A[i]}})
				}
			}
			l.Code = append(l.Code, in)
			if block >= 0 {
				l.actions(n.Args[block].Nodes)
				l.Code[at].A[block] = int16(len(l.Code)) // where to continue when the block is skipped
			}
		}
	}
}

// counts reports whether actions count cards: when they are skipped, a later
// reader of "chosen" must find 0.
func counts(nodes []*Node) bool {
	for _, n := range nodes {
		if n.Spec.Done == DoneCards {
			return true
		}
		for i := range n.Args {
			if n.Spec.Params[i].Sort == Actions && counts(n.Args[i].Nodes) {
				return true
			}
		}
	}
	return false
}
