package effect

import (
	"math/bits"

	"godeck/rules"
)

// How an instruction comes by its cards is the same in all games: it gathers
// those that can be meant, selects from them (all, by lot, or a player picks),
// and does something to what was selected. A game only says what is gathered
// and who selects (Host.Selection), and what is done (Host.Act).

// Zones is a set of zones, a bit for each ZoneID.
type Zones uint64

// ZoneSet returns the set of the given zones.
func ZoneSet(zones ...rules.ZoneID) (set Zones) {
	for _, z := range zones {
		set |= 1 << z
	}
	return set
}

// ofSeat are the zones of each seat.
var ofSeat = [2]Zones{0x5555555555555555, 0xAAAAAAAAAAAAAAAA}

// Way is how cards are selected from those gathered.
type Way uint8

// The ways.
const (
	Picked Way = iota // a player picks
	Whole             // all of them
	ByLot             // chance picks
)

// Selection says which cards an instruction gathers and how it selects. It
// follows from the state alone: the options of a question are listed from it
// again.
type Selection struct {
	Zones  Zones
	Filter int16        // of the library; 0: every card
	Except rules.CardID // a card that is not meant, or 0
	Test   uint8        // number of the game's own test (Host.Meets); 0: none
	Arg    int16        // of that test

	Way         Way
	Least, Most int        // how many, as far as there are so many
	By          rules.Seat // who picks
	// Secret: others than By cannot know which of the cards fit. Then whether
	// and how somebody is asked follows from how many cards lie there, and a
	// lot does not tell among how many it was drawn.
	Secret bool
	// Blind: By does not see the cards. It says how many, chance says which.
	Blind bool
	// Looks: the question is asked even if nothing can be picked, because its
	// player looks at cards meanwhile.
	Looks bool
	// Forced is how many cards without an alternative are taken without a question.
	Forced int
	// Single: cards are named one after the other (Namer), which those need
	// that lie face-down before whoever picks.
	Single bool

	Ask     rules.Decision // the question: all but its kind and bounds
	LotOf   rules.Seat     // of the lot's event
	Purpose int16          // of the lot's event, the game's constant
}

// Namer is a game whose players name cards that they may not see
// (Selection.Single): how a seat says which card it means, and which card it
// means by an answer.
type Namer interface {
	Naming(s *rules.State, seat rules.Seat, c rules.CardID) rules.Option
	Named(s *rules.State, seat rules.Seat, o rules.Option) rules.CardID
}

// AnyNumber of cards without an alternative are taken (Selection.Forced).
const AnyNumber = rules.MaxCards

// Gather lists the cards that a selection is about: seat 0's first, zone by
// zone, each from the bottom.
func (t *Interp) Gather(s *rules.State, f *rules.Frame, sel *Selection) (l rules.List) {
	for p := range ofSeat {
		for set := sel.Zones & ofSeat[p]; set != 0; set &= set - 1 {
			for _, c := range s.Zone(rules.ZoneID(bits.TrailingZeros64(uint64(set)))) {
				if c != sel.Except && t.Fits(s, sel.Filter, c) && (sel.Test == 0 || t.Host.Meets(s, f, sel.Test, sel.Arg, sel.By, c)) {
					l.Add(c)
				}
			}
		}
	}
	return l
}

// lie counts the cards of a set of zones.
func (z Zones) lie(s *rules.State) (n int) {
	for ; z != 0; z &= z - 1 {
		n += s.Count(rules.ZoneID(bits.TrailingZeros64(uint64(z))))
	}
	return n
}

// Select gathers and selects for the running instruction, and returns what was
// selected, their number also in RegCount; false while it waits for an answer.
// An even Frame.Sub begins a selection, the odd one after it takes the answer;
// an instruction with several steps counts them in twos. The frame's list is
// the caller's, but for a Single selection, which grows there.
func (t *Interp) Select(x *rules.Exec, f *rules.Frame) (l rules.List, done bool) {
	s := x.S
	sel := t.selection(s, f)
	answered := f.Sub&1 != 0
	f.Sub &^= 1
	switch {
	case sel.Single:
		l, done = t.selectSingly(x, f, &sel, answered)
	case answered:
		l, done = s.Picks[sel.By], true
		if sel.Blind {
			pool := t.Gather(s, f, &sel)
			l = lots(x, &sel, &pool, int(l.N))
		}
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
	pool := t.Gather(s, f, sel)
	n := int(pool.N)
	if sel.Secret {
		n = sel.Zones.lie(s)
	}
	most, least := min(n, sel.Most), min(n, sel.Least)
	switch {
	case sel.Way == Whole, sel.Way == Picked && !sel.Secret && least == n && n <= sel.Forced:
		return pool, true
	case sel.Way == ByLot, sel.Blind && least == most:
		return lots(x, sel, &pool, most), true
	case most == 0 && !sel.Looks:
		return l, true
	}
	d := sel.Ask
	d.Kind = rules.ChooseCards
	d.Min[sel.By], d.Max[sel.By] = uint8(least), uint8(most)
	s.Ask(sel.By, d)
	return l, false
}

// lots draws n of the gathered cards by lot.
func lots(x *rules.Exec, sel *Selection, pool *rules.List, n int) (l rules.List) {
	draw := x.Roll
	if sel.Secret {
		draw = x.Lot
	}
	for ; n > 0 && pool.N > 0; n-- {
		c := pool.C[draw(int(pool.N), sel.LotOf, sel.Purpose)]
		pool.Remove(c)
		l.Add(c)
	}
	return l
}

// selectSingly is Select where cards are named one after the other.
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
	d := sel.Ask
	d.Kind, d.Arg2 = rules.ChooseAction, int16(left)
	s.Ask(sel.By, d)
	return l, false
}

// LegalActions lists the legal answers to the pending question of a selection.
func (t *Interp) LegalActions(s *rules.State, seat rules.Seat, buf []rules.Option) []rules.Option {
	f := s.Frame()
	sel := t.selection(s, f)
	if sel.Blind {
		sel.Filter, sel.Test = 0, 0 // what is pointed at only says how many
	}
	pool := t.Gather(s, f, &sel)
	if sel.Single {
		for _, c := range pool.Cards() {
			if f.List == 0 || s.Lists[f.List-1].Index(c) < 0 {
				buf = append(buf, t.Names.Naming(s, seat, c))
			}
		}
		if sel.Least == 0 {
			buf = append(buf, rules.Option{Verb: rules.Pass})
		}
		return buf
	}
	for _, c := range pool.Cards() {
		if s.Picks[seat].Index(c) < 0 {
			buf = append(buf, rules.Option{Verb: rules.Pick, Card: c})
		}
	}
	return buf
}

// selection describes the selection of the running instruction.
func (t *Interp) selection(s *rules.State, f *rules.Frame) Selection {
	if f.Op == t.Op && t.Lib.Code[f.PC].Op == opChoose {
		return t.chooses(s, f, &t.Lib.Code[f.PC])
	}
	return t.Host.Selection(s, f)
}

// chooses is the selection of the shared word choose: cards of one zone. Who
// may choose up to so many takes at least one from an open zone (ZTM-10.13).
func (t *Interp) chooses(s *rules.State, f *rules.Frame, in *Instr) Selection {
	by := Players(f.Ctrl, in.A[0])[0]
	z := t.Host.ZoneFor(in.A[2], Players(f.Ctrl, in.A[1])[0])
	table := t.Host.Table()
	open := table.Zones[z.Kind()].See == rules.SeeAll
	prompt, _ := t.Host.Prompts()
	sel := Selection{Zones: ZoneSet(z), Filter: in.A[3], By: by, Least: int(in.A[4]), Most: int(in.A[4]),
		Secret: !open && in.A[3] != 0, LotOf: z.Seat(), Purpose: int16(z.Kind()),
		Ask: rules.Decision{Prompt: prompt, Src: f.Src, Def: f.Def, Arg: int16(z), Arg2: in.A[3]}}
	if in.A[5] != 0 {
		sel.Least = truth(open)
	}
	for _, c := range s.Zone(z) {
		sel.Blind = sel.Blind || !table.Sees(s, by, c)
	}
	if sel.Blind {
		sel.Ask.Arg2 = 0
	}
	return sel
}
