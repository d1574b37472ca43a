package effect

import (
	"math/bits"
	"slices"

	"godeck/rules"
)

// Every instruction about cards works the same way in all games: it gathers
// candidates, selects from them (all, at random, or a player picks) and acts
// on the selected ones. A game only says what is gathered and who selects
// (Host.Selection), and what is done (Host.Act).

// Zones is a set of zones, one bit per ZoneID.
type Zones uint64

// ZoneSet returns the set of the given zones.
func ZoneSet(zones ...rules.ZoneID) (set Zones) {
	for _, z := range zones {
		set |= 1 << z
	}
	return set
}

// ofSeat holds the zones of each seat.
var ofSeat = [2]Zones{0x5555555555555555, 0xAAAAAAAAAAAAAAAA}

// Way is how cards are selected from the gathered ones.
type Way uint8

// The ways.
const (
	Picked Way = iota // a player picks
	Whole             // all of them
	ByLot             // chance picks
)

// Selection says which cards an instruction gathers and how it selects. It
// must follow from the state alone, because the options of a question are
// listed from it again.
type Selection struct {
	Zones  Zones
	Filter int16        // index into the library; 0: every card
	Except rules.CardID // a card that is left out, or 0
	Test   uint8        // number of one of the game's own tests (Host.Meets); 0: none
	Arg    int16        // of Test

	Way         Way
	Least, Most int        // bounds of the number selected, as far as there are enough
	By          rules.Seat // who picks
	// Secret: only the owner can know which cards fit. Whether and how By is
	// asked then follows from the number of cards there. How many cards all or
	// a lot of those that fit turn out to be is avowed, since everybody sees as
	// many affected; the event of a lot does not say among how many it was drawn.
	Secret bool
	// Blind: By does not see the cards either. If there is a choice it is how
	// many (ChooseNumber); which ones is drawn by lot, and the event does not
	// say at what place.
	Blind bool
	// Looks: the question is asked even if nothing can be picked, because its
	// player gets to look at cards.
	Looks bool
	// Forced is how many cards are taken without a question if there is no
	// choice.
	Forced int
	// Single: cards are named one at a time through Namer. Needed where some
	// lie face-down before the player who picks.
	Single bool

	Question rules.Decision // the question, without its kind and bounds
	LotOf    rules.Seat     // seat of the lot's event
	Purpose  int16          // purpose of the lot's event, the game's constant
}

// Namer is a game whose players name cards that they may not see
// (Selection.Single). It maps a card to the seat's answer for it, and back.
type Namer interface {
	Naming(s *rules.State, seat rules.Seat, c rules.CardID) rules.Option
	Named(s *rules.State, seat rules.Seat, o rules.Option) rules.CardID
}

// AnyNumber is a Selection.Forced without limit.
const AnyNumber = rules.MaxCards

// Gather lists the candidates of a selection: seat 0's first, zone by zone,
// each from the bottom.
func (t *Interp) Gather(s *rules.State, f *rules.Frame, sel *Selection) rules.List {
	var buf [rules.MaxCards]rules.CardID
	return listOf(t.gather(s, f, sel, buf[:0]))
}

// All is Gather without the limit of a List: it appends the candidates to buf.
func (t *Interp) All(s *rules.State, f *rules.Frame, sel *Selection, buf []rules.CardID) []rules.CardID {
	return t.gather(s, f, sel, buf)
}

// gather is Gather without the limit of a List: the piles of both players may
// hold more.
func (t *Interp) gather(s *rules.State, f *rules.Frame, sel *Selection, buf []rules.CardID) []rules.CardID {
	for p := range ofSeat {
		for set := sel.Zones & ofSeat[p]; set != 0; set &= set - 1 {
			for _, c := range s.Zone(rules.ZoneID(bits.TrailingZeros64(uint64(set)))) {
				if c != sel.Except && t.Fits(s, sel.Filter, c) && (sel.Test == 0 || t.Host.Meets(s, f, sel.Test, sel.Arg, sel.By, c)) {
					buf = append(buf, c)
				}
			}
		}
	}
	return buf
}

// listOf returns the first cards, as many as a List holds.
func listOf(cards []rules.CardID) (l rules.List) {
	l.N = uint8(copy(l.C[:], cards))
	return l
}

// lie counts the cards of a set of zones.
func (z Zones) lie(s *rules.State) (n int) {
	for ; z != 0; z &= z - 1 {
		n += s.Count(rules.ZoneID(bits.TrailingZeros64(uint64(z))))
	}
	return n
}

// owner returns the seat whose zones these are; of both seats' zones the first.
func (z Zones) owner() rules.Seat {
	if z&ofSeat[0] == 0 {
		return 1
	}
	return 0
}

// Select gathers and selects for the running instruction. It returns the
// selected cards, and their number in RegCount; false while it waits for an
// answer. An even Frame.Sub begins a selection, the odd one after it takes the
// answer; an instruction with several selections counts them in twos. The
// frame's list stays the caller's, except in a Single selection, which grows
// there.
func (t *Interp) Select(x *rules.Exec, f *rules.Frame) (l rules.List, done bool) {
	s := x.S
	sel := t.selection(s, f)
	answered := f.Sub&1 != 0
	f.Sub &^= 1
	switch {
	case sel.Single:
		l, done = t.selectSingly(x, f, &sel, answered)
	case answered && sel.Blind:
		var buf [rules.MaxCards]rules.CardID
		l, done = lots(x, &sel, t.gather(s, f, &sel, buf[:0]), int(s.Last.N)), true
	case answered:
		l, done = s.Picks[sel.By], true
	default:
		s.Picks[sel.By] = rules.List{}
		l, done = t.selectNow(x, f, &sel)
	}
	if !done {
		f.Sub |= 1
		return l, false
	}
	if f.Op == t.Op {
		f.N[RegCount] = int16(l.N)
	}
	return l, true
}

// selectNow selects where nobody has to be asked, and asks otherwise.
func (t *Interp) selectNow(x *rules.Exec, f *rules.Frame, sel *Selection) (l rules.List, done bool) {
	s := x.S
	var buf [rules.MaxCards]rules.CardID
	pool := t.gather(s, f, sel, buf[:0])
	n := len(pool)
	if sel.Secret {
		n = sel.Zones.lie(s)
	}
	most, least := min(n, sel.Most), min(n, sel.Least)
	switch {
	case sel.Way == Whole && sel.Secret:
		return t.found(x, sel, pool), true
	case sel.Way == Whole, sel.Way == Picked && !sel.Secret && least == n && n <= sel.Forced:
		return listOf(pool), true
	case sel.Way == ByLot, sel.Blind && least == most:
		return lots(x, sel, pool, most), true
	case most == 0 && !sel.Looks:
		return l, true
	}
	d := sel.Question
	if sel.Blind {
		d.Kind, d.Arg, d.Arg2 = rules.ChooseNumber, int16(least), int16(most)
	} else {
		d.Kind = rules.ChooseCards
		d.Min[sel.By], d.Max[sel.By] = uint8(least), uint8(most)
	}
	s.Ask(sel.By, d)
	return l, false
}

// found returns all of a secret selection's cards, first those that the other
// seat knows: their order does not show where in a hand the others are.
func (t *Interp) found(x *rules.Exec, sel *Selection, pool []rules.CardID) (l rules.List) {
	owner := sel.Zones.owner()
	hidden := func(c rules.CardID) int { return rules.Truth(!t.Host.Table().Sees(x.S, owner.Other(), c)) }
	slices.SortStableFunc(pool, func(a, b rules.CardID) int { return hidden(a) - hidden(b) })
	for i := 0; x.Avow(owner, i < len(pool)); i++ {
		var c rules.CardID // 0 on a machine that lacks the cards
		if i < len(pool) {
			c = pool[i]
		}
		l.Add(x.Found(owner, c))
	}
	return l
}

// lots draws n of the gathered cards at random, or as many as there are
// (ZTM-13.12).
func lots(x *rules.Exec, sel *Selection, pool []rules.CardID, n int) (l rules.List) {
	draw := x.Roll
	if sel.Secret || sel.Blind {
		draw = x.Lot
	}
	owner := sel.Zones.owner()
	for ; n > 0; n-- {
		some := len(pool) > 0
		if sel.Secret {
			some = x.Avow(owner, some)
		}
		if !some {
			break
		}
		i := draw(max(1, len(pool)), sel.LotOf, sel.Purpose)
		var c rules.CardID // 0 on a machine that lacks the cards
		if i < len(pool) {
			c = pool[i]
		}
		if sel.Secret {
			c = x.Found(owner, c)
		}
		pool = slices.DeleteFunc(pool, func(o rules.CardID) bool { return o == c })
		l.Add(c)
	}
	return l
}

// selectSingly is Select for cards that are named one at a time.
func (t *Interp) selectSingly(x *rules.Exec, f *rules.Frame, sel *Selection, answered bool) (l rules.List, done bool) {
	s := x.S
	if sel.Way != Picked {
		return t.selectNow(x, f, sel)
	}
	named := s.FrameList(f)
	switch {
	case !answered:
		*named = rules.List{}
	case s.Last.Verb == rules.Pass:
		return *named, true
	default:
		named.Add(t.Names.Named(s, sel.By, s.Last))
	}
	pool := t.Gather(s, f, sel)
	for _, c := range named.Cards() {
		pool.Remove(c)
	}
	left := sel.Most - int(named.N)
	switch {
	case left == 0 || pool.N == 0:
		return *named, true
	case int(pool.N) <= left && sel.Least == sel.Most:
		for _, c := range pool.Cards() {
			named.Add(c)
		}
		return *named, true
	}
	d := sel.Question
	d.Kind, d.Arg2 = rules.ChooseAction, int16(left)
	s.Ask(sel.By, d)
	return l, false
}

// LegalActions lists the legal answers to the question of a selection.
func (t *Interp) LegalActions(s *rules.State, seat rules.Seat, buf []rules.Option) []rules.Option {
	f := s.Frame()
	sel := t.selection(s, f)
	var all [rules.MaxCards]rules.CardID
	pool := t.gather(s, f, &sel, all[:0])
	if sel.Single {
		for _, c := range pool {
			if f.List == 0 || s.Lists[f.List-1].Index(c) < 0 {
				buf = append(buf, t.Names.Naming(s, seat, c))
			}
		}
		if sel.Least == 0 {
			buf = append(buf, rules.Option{Verb: rules.Pass})
		}
		return buf
	}
	for _, c := range pool {
		if s.Picks[seat].Index(c) < 0 {
			buf = append(buf, rules.Option{Verb: rules.Pick, Card: c})
		}
	}
	return buf
}

// selection returns the selection of the running instruction.
func (t *Interp) selection(s *rules.State, f *rules.Frame) Selection {
	if f.Op == t.Op && t.Lib.Code[f.PC].Op == opChoose {
		return t.chooses(s, f, &t.Lib.Code[f.PC])
	}
	return t.Host.Selection(s, f)
}

// chooses returns the selection of the shared word choose: cards of one zone.
// "Up to" still means at least one from an open zone (ZTM-10.13).
func (t *Interp) chooses(s *rules.State, f *rules.Frame, in *Instr) Selection {
	by := Players(f.Ctrl, in.A[0])[0]
	z := t.Host.ZoneFor(in.A[2], Players(f.Ctrl, in.A[1])[0])
	table := t.Host.Table()
	open := table.Zones[z.Kind()].See == rules.SeeAll
	prompt, _ := t.Host.Prompts()
	sel := Selection{Zones: ZoneSet(z), Filter: in.A[3], By: by, Least: int(in.A[4]), Most: int(in.A[4]),
		Secret: !open && in.A[3] != 0, LotOf: z.Seat(), Purpose: int16(z.Kind()),
		Question: rules.Decision{Prompt: prompt, Src: f.Src, Def: f.Def, Arg: int16(z), Arg2: in.A[3]}}
	if in.A[5] != 0 {
		sel.Least = rules.Truth(open)
	}
	for _, c := range s.Zone(z) {
		sel.Blind = sel.Blind || !table.Sees(s, by, c)
	}
	return sel
}
