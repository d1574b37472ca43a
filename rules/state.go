package rules

import "slices"

// Capacities of a State. Exceeding one is an engine error (State.Fault) that
// random play must never find. They fit the largest of the five games: two
// decks of 60 cards with side decks of 8.
const (
	MaxCards    = 144 // ids 1..143
	MaxZones    = 64
	MaxVars     = 64
	MaxSeatVar  = 32
	MaxMods     = 48
	MaxTriggers = 64
	MaxFrames   = 24
	MaxLists    = 6
	ListCap     = 63
	ScriptCap   = 32
)

// Seat is a player's place at the table: 0 or 1.
type Seat int8

// NoSeat means nobody: the owner of a shared zone, the winner of a draw.
const NoSeat Seat = -1

// Watcher is the audience of a match between two computer players and sees
// what either of them sees. No player ever gets a Watcher's view.
const Watcher Seat = -2

// Other returns the opposing seat.
func (s Seat) Other() Seat { return 1 - s }

// Mask returns the seat's bit in a mask of seats.
func (s Seat) Mask() uint8 { return 1 << uint(s) }

// BothSeats is the mask of both seats.
const BothSeats uint8 = 3

// CardID identifies a physical card within a match, from 1; 0 is no card.
type CardID uint8

// DefID identifies a card design in the Library, from 1; 0 is a hidden card in
// a View.
type DefID uint16

// ZoneID identifies a zone. Player zones come in pairs: kind*2+seat.
type ZoneID uint8

// ZoneOf returns the seat's zone of a kind.
func ZoneOf(kind uint8, seat Seat) ZoneID { return ZoneID(kind*2) + ZoneID(seat) }

// Kind returns the zone's kind (see ZoneOf).
func (z ZoneID) Kind() uint8 { return uint8(z) / 2 }

// Seat returns the zone's owner, 0 for shared zones.
func (z ZoneID) Seat() Seat { return Seat(z & 1) }

// Card is the state of one physical card.
type Card struct {
	Def   DefID
	Stamp uint16 // identity as an object, renewed with every change of zone
	Flags uint16 // the game's, except FaceDown
	Since int16  // turn in which it entered its zone
	N     [3]int16
	Host  CardID // card that it is attached to or lies under
	Owner Seat
	Ctrl  Seat
	Zone  ZoneID
	Known uint8 // mask of seats that know the card although its zone hides it
}

// FaceDown is the one flag with a meaning in the kernel: the card shows its
// back, and only its owner may look at it (zones with SeeFace).
const FaceDown uint16 = 1 << 15

// Has reports whether all bits of f are set.
func (c *Card) Has(f uint16) bool { return c.Flags&f == f }

// Mod is a modifier in force. State.Mods keeps the order of application.
type Mod struct {
	Kind   uint8
	Until  uint8 // duration, the game's constant
	Ctrl   Seat
	Seat   Seat   // target player, or NoSeat
	Target CardID // target card, or 0
	Src    CardID
	Stamp  uint16 // of Src when applied
	TStamp uint16 // of Target when applied
	Amount int16
	Filter int16 // index of a filter in the library: the cards that it applies to; 0: all
	By     DefID // the design whose text made it, for those who read the card; 0: none
	Joined int16 // how much of Amount is that of others, merged with it (Mod.Add)
}

// Trigger is a triggered ability waiting to be carried out.
type Trigger struct {
	Ability uint16
	Src     CardID
	Ctrl    Seat
	Batch   uint8 // depth of the frame that handles it; 0: new
	More    uint8 // number of further times that it happens
	Card    CardID
	Stamp   uint16
	N       int16
}

// Frame is a procedure in progress. Frames are the only continuation in the
// core, so a match can be stopped, copied and resumed anywhere.
type Frame struct {
	Op   uint16 // procedure number, the game's constant
	PC   uint16 // step, or instruction of compiled effect code
	Sub  uint8  // step within one instruction; 0 when the instruction starts
	List uint8  // 1 + index of the frame's list in State.Lists; 0: none
	Src  CardID
	Ctrl Seat
	Def  DefID // design whose text is carried out; the source may have left
	C    [4]CardID
	N    [6]int16
}

// List is an ordered set of up to ListCap cards.
type List struct {
	N uint8
	C [ListCap]CardID
}

// Cards returns the members. The slice aliases the list.
func (l *List) Cards() []CardID { return l.C[:l.N] }

// Add appends the card and reports false if the list is full.
func (l *List) Add(c CardID) bool {
	if int(l.N) >= ListCap {
		return false
	}
	l.C[l.N] = c
	l.N++
	return true
}

// Remove removes the card, keeping the order of the rest, and reports whether
// it was there.
func (l *List) Remove(c CardID) bool {
	for i := uint8(0); i < l.N; i++ {
		if l.C[i] == c {
			copy(l.C[i:l.N], l.C[i+1:l.N])
			l.N--
			l.C[l.N] = 0
			return true
		}
	}
	return false
}

// clear empties the list. What lies beyond its end is always zero.
func (l *List) clear() {
	clear(l.C[:l.N])
	l.N = 0
}

// Index returns the position of the card, or -1.
func (l *List) Index(c CardID) int {
	for i := uint8(0); i < l.N; i++ {
		if l.C[i] == c {
			return int(i)
		}
	}
	return -1
}

// Result says how a match ended.
type Result struct {
	Over   bool
	Winner Seat // NoSeat: a draw
	Reason uint8
}

// Fault is an engine error: a capacity was exceeded, or a game's code reached
// an impossible state. It ends the match and is always reported.
type Fault uint8

// The faults.
const (
	FaultNone Fault = iota
	FaultFrames
	FaultMods
	FaultTriggers
	FaultLists
	FaultCards
	FaultStuck
	FaultCode
	FaultStack
	FaultScript
	FaultMemo
)

var faultNames = [...]string{"none", "frame stack full", "too many modifiers", "too many triggers",
	"selection lists exhausted", "too many cards", "no progress", "effect code out of range", "stack of effects full", "a scripted number is not a possible outcome",
	"too many designs to remember"}

// String returns the name of the fault.
func (f Fault) String() string { return faultNames[f] }

// State is a whole match as one plain value of about 7.5 KB: assignment copies
// it, == compares it. Definitions (designs, texts, compiled effects) are in a
// Library.
type State struct {
	Cards    [MaxCards]Card
	Order    [MaxCards]CardID // the cards of all zones, zone after zone
	Start    [MaxZones + 1]uint8
	Vars     [MaxVars]int16
	Seats    [2][MaxSeatVar]int16
	Mods     [MaxMods]Mod
	Triggers [MaxTriggers]Trigger
	Frames   [MaxFrames]Frame
	Lists    [MaxLists]List
	Stack    [MaxStack]StackItem // waiting effects, the next to resolve last
	Picks    [2]List             // what each seat has picked in the pending decision
	Dec      Decision
	Last     Option // answer to the last one-step decision (number, mode, yes/no, order, name)
	rng      Random
	Script   Script
	Result   Result
	Fault    Fault

	NCards, NMods, NTriggers, NFrames uint8
	NStack                            uint8
	ListsUsed                         uint8
	Step                              uint8 // the game's step, for display and filters
	Active                            Seat
	Turn                              int16
	Stamps                            uint16
	Marks                             [4]uint64 // by card id: what the game remembers about a card across zones; its owner sees them with the card
	Memo                              [2]Memo   // designs that everybody remembers of each player's cards
	News                              uint32    // grows with every random event and disclosure, whoever learns of it
	Answers                           uint32    // answers taken so far
	Digest                            Digest
}

// Digests is the number of a state's digests.
const Digests = 2

// Digest holds what a game has worked out from the faces in some zones, so
// that it need not look at all of them after every step. It says nothing that
// the cards do not say: without it everything is as it is, only slower, so
// views and hashes leave it out. Whoever writes a card's design or turns a card
// without the kernel empties it; Engine.Advance does so first.
type Digest struct {
	Of    [Digests]uint64 // the game's; of which a zone has its own part
	Fresh uint64          // mask of zones whose digest is right; the kernel clears it
}

// touch makes the digests of a zone stale.
func (s *State) touch(z ZoneID) { s.Digest.Fresh &^= 1 << (z & (MaxZones - 1)) }

// Over reports whether the match has ended.
func (s *State) Over() bool { return s.Result.Over || s.Fault != FaultNone }

// Zone returns the cards of a zone, bottom first. The slice aliases the state
// and is valid until the next move.
func (s *State) Zone(z ZoneID) []CardID { return s.Order[s.Start[z]:s.Start[z+1]] }

// Count returns the number of cards in the zone.
func (s *State) Count(z ZoneID) int { return int(s.Start[z+1] - s.Start[z]) }

// Top returns the last card of a zone, or 0.
func (s *State) Top(z ZoneID) CardID {
	if s.Start[z] == s.Start[z+1] {
		return 0
	}
	return s.Order[s.Start[z+1]-1]
}

// Card returns the card; an invalid id gives no card.
func (s *State) Card(id CardID) *Card {
	if id >= MaxCards {
		id = 0
	}
	return &s.Cards[id]
}

// NewCard adds a card to the end of a zone, during the set-up of a match.
func (s *State) NewCard(def DefID, owner Seat, z ZoneID) CardID {
	if s.NCards >= MaxCards-1 {
		s.Fault = FaultCards
		return 0
	}
	s.NCards++
	id := CardID(s.NCards)
	s.Cards[id] = Card{Def: def, Owner: owner, Ctrl: owner, Zone: z}
	s.touch(z)
	end := s.Start[z+1]
	copy(s.Order[end+1:s.NCards], s.Order[end:s.NCards-1])
	s.Order[end] = id
	for i := int(z) + 1; i <= MaxZones; i++ {
		s.Start[i]++
	}
	return id
}

// NewCards adds a deck of cards to the end of a zone, as NewCard does one.
func (s *State) NewCards(defs []DefID, owner Seat, z ZoneID) {
	n := len(defs)
	if int(s.NCards)+n > MaxCards-1 {
		s.Fault = FaultCards
		return
	}
	s.touch(z)
	end := int(s.Start[z+1])
	copy(s.Order[end+n:], s.Order[end:s.NCards])
	for i, def := range defs {
		s.NCards++
		s.Cards[s.NCards] = Card{Def: def, Owner: owner, Ctrl: owner, Zone: z}
		s.Order[end+i] = CardID(s.NCards)
	}
	for i := int(z) + 1; i <= MaxZones; i++ {
		s.Start[i] += uint8(n)
	}
}

// place moves the card to index k of zone z (counted without the card) and
// changes nothing but the order.
func (s *State) place(id CardID, z ZoneID, k int) {
	c := &s.Cards[id]
	from := c.Zone
	s.touch(from)
	s.touch(z)
	i := int(s.Start[from+1]) - 1 // most cards move from the top
	for s.Order[i] != id {
		i--
	}
	if from < z {
		j := int(s.Start[z]) + k - 1
		copy(s.Order[i:j], s.Order[i+1:j+1])
		s.Order[j] = id
		for y := from + 1; y <= z; y++ {
			s.Start[y]--
		}
	} else {
		j := int(s.Start[z]) + k
		if from == z && j > i {
			copy(s.Order[i:j], s.Order[i+1:j+1])
		} else {
			copy(s.Order[j+1:i+1], s.Order[j:i])
		}
		s.Order[j] = id
		for y := z + 1; y <= from; y++ {
			s.Start[y]++
		}
	}
	c.Zone = z
}

// Frame returns the top frame, or nil.
func (s *State) Frame() *Frame {
	if s.NFrames == 0 {
		return nil
	}
	return &s.Frames[s.NFrames-1]
}

// Push puts a frame on top and returns it to be filled in. If there is no room
// the match ends with FaultFrames and the last frame is returned.
func (s *State) Push(f Frame) *Frame {
	if s.NFrames >= MaxFrames {
		s.Fault = FaultFrames
		return &s.Frames[MaxFrames-1]
	}
	s.Frames[s.NFrames] = f
	s.NFrames++
	return &s.Frames[s.NFrames-1]
}

// Pop removes the top frame and frees its list.
func (s *State) Pop() {
	f := &s.Frames[s.NFrames-1]
	s.DropList(f)
	*f = Frame{}
	s.NFrames--
}

// DropList frees the frame's list early, so that abilities triggered meanwhile
// can have one.
func (s *State) DropList(f *Frame) {
	if f.List != 0 {
		s.Lists[f.List-1] = List{}
		s.ListsUsed &^= 1 << (f.List - 1)
		f.List = 0
	}
}

// FrameList returns the frame's list, allocating a free one if it has none.
func (s *State) FrameList(f *Frame) *List {
	if f.List == 0 {
		for i := range s.Lists {
			if s.ListsUsed&(1<<i) == 0 {
				s.ListsUsed |= 1 << i
				f.List = uint8(i) + 1
				break
			}
		}
		if f.List == 0 {
			s.Fault = FaultLists
			f.List = 1
		}
	}
	return &s.Lists[f.List-1]
}

// Mark marks the card for the rest of the match.
func (s *State) Mark(c CardID) { s.Marks[c>>6] |= 1 << (c & 63) }

// Marked reports whether the card was marked.
func (s *State) Marked(c CardID) bool { return s.Marks[c>>6]&(1<<(c&63)) != 0 }

// MemoCap is the capacity of a player's Memo.
const MemoCap = 24

// Memo is a set of designs, in the order in which they were remembered. It is
// public wherever the cards are now.
type Memo struct {
	N uint8
	D [MemoCap]DefID
}

// Remember adds a design of the owner's cards for the rest of the match.
func (s *State) Remember(owner Seat, d DefID) {
	m := &s.Memo[owner]
	switch {
	case s.Remembers(owner, d):
	case m.N == MemoCap:
		s.Fault = FaultMemo
	default:
		m.D[m.N] = d
		m.N++
	}
}

// Remembers reports whether a design of the owner's cards was remembered.
func (s *State) Remembers(owner Seat, d DefID) bool {
	m := &s.Memo[owner]
	return slices.Contains(m.D[:m.N], d)
}

// AddMod appends a modifier.
func (s *State) AddMod(m Mod) {
	if s.NMods >= MaxMods {
		s.Fault = FaultMods
		return
	}
	if m.Src != 0 {
		m.Stamp = s.Card(m.Src).Stamp
	}
	if m.Target != 0 {
		m.TStamp = s.Card(m.Target).Stamp
	}
	s.Mods[s.NMods] = m
	s.NMods++
}

// DropMods removes the modifiers for which drop returns true, keeping the
// order.
func (s *State) DropMods(drop func(m *Mod) bool) {
	k := uint8(0)
	for i := uint8(0); i < s.NMods; i++ {
		if !drop(&s.Mods[i]) {
			if k != i {
				s.Mods[k] = s.Mods[i]
			}
			k++
		}
	}
	for i := k; i < s.NMods; i++ {
		s.Mods[i] = Mod{}
	}
	s.NMods = k
}

// AddTrigger queues a triggered ability.
func (s *State) AddTrigger(t Trigger) {
	if s.NTriggers >= MaxTriggers {
		s.Fault = FaultTriggers
		return
	}
	if t.Src != 0 {
		t.Stamp = s.Card(t.Src).Stamp
	}
	s.Triggers[s.NTriggers] = t
	s.NTriggers++
}

// TakeTrigger removes trigger i from the queue and returns it.
func (s *State) TakeTrigger(i int) Trigger {
	t := s.Triggers[i]
	copy(s.Triggers[i:s.NTriggers], s.Triggers[i+1:s.NTriggers])
	s.NTriggers--
	s.Triggers[s.NTriggers] = Trigger{}
	return t
}

// Truth returns a fact as a number, 1 or 0: cards compare and add numbers.
func Truth(b bool) int {
	if b {
		return 1
	}
	return 0
}
