package rules

// See is who may know which cards a zone holds. The number of cards is always public.
type See uint8

// The visibilities.
const (
	SeeNone  See = iota // nobody (a deck)
	SeeOwner            // the zone's seat (a hand)
	SeeAll              // everybody
	SeeFace             // face-up cards everybody, face-down cards their owner
)

// ZoneSpec describes one kind of zone.
type ZoneSpec struct {
	Name   string // identifier in scenarios and records, e.g. "deck"
	See    See
	Shared bool  // one for both players (seat 0's zone is used)
	Cap    int   // 0 = no limit
	Places bool  // the place (Card.N[0]) and pile (Card.Host) of hidden cards is public
	Class  uint8 // designs of a class lie hidden in zones of that class only, or of ClassAny (Deal.Class)
	Spare  bool  // holds stand-ins, which belong to no deck, while they are not in play
}

// ClassAny is the class of zones in which hidden cards of every class lie.
const ClassAny uint8 = 255

// Table describes a game to the kernel: its zones and which of its numbers
// are open to whom. Views are built from this list and from nothing else.
type Table struct {
	Game      string
	Version   int        // rules version, part of every record
	Reads     int        // oldest version whose matches go as they went; 0: none but Version
	Zones     []ZoneSpec // by kind; kinds*2 zones
	Vars      uint64     // mask of shared variables that are public
	SeatVars  uint32     // mask of seat variables that are public
	OwnVars   uint32     // mask of seat variables that only their seat may know
	FrameNums uint64     // mask of frame operations whose numbers are public
	StandIn   uint16     // flag of stand-ins in play; 0: the game has none
}

// StandsIn reports whether a card is a stand-in, which belongs to no deck.
func (t *Table) StandsIn(c *Card) bool {
	return t.StandIn != 0 && c.Flags&t.StandIn != 0 || t.Zones[c.Zone.Kind()].Spare
}

// ZoneKind returns the kind of a zone name, or -1.
func (t *Table) ZoneKind(name string) int {
	for i := range t.Zones {
		if t.Zones[i].Name == name {
			return i
		}
	}
	return -1
}

// place is 1 + the place of a card whose zone has public places, else 0.
func (t *Table) place(c *Card) int8 {
	if k := c.Zone.Kind(); int(k) < len(t.Zones) && t.Zones[k].Places {
		return int8(c.N[0]) + 1
	}
	return 0
}

// Rules is a game on the kernel.
type Rules interface {
	// Table describes the game.
	Table() *Table
	// Step carries the top frame on by one step: it moves cards, pushes or
	// pops frames, or posts a decision.
	Step(x *Exec)
	// StateBasedActions does what must happen between any two steps (state checks,
	// waiting triggers); it reports whether it did something.
	StateBasedActions(x *Exec) bool
	// LegalActions appends the game's legal answers to the pending decision of
	// the seat. It must not change the state. Done, Unpick, Yes, No and
	// Number are listed by the kernel.
	LegalActions(s *State, seat Seat, buf []Option) []Option
	// Why explains in one sentence each (ja, en) why an option is not legal.
	Why(s *State, seat Seat, o Option) (ja, en string)
}

// Sees reports whether the seat may know which card id is.
func (t *Table) Sees(s *State, seat Seat, id CardID) bool {
	c := s.Card(id)
	if c.Known&seat.Mask() != 0 {
		return true
	}
	switch t.Zones[c.Zone.Kind()].See {
	case SeeAll:
		return true
	case SeeOwner:
		return c.Zone.Seat() == seat
	case SeeFace:
		return c.Flags&FaceDown == 0 || c.Owner == seat
	}
	return false
}

// seers returns the mask of seats that may know the card.
func (t *Table) seers(s *State, id CardID) (m uint8) {
	if t.Sees(s, 0, id) {
		m = 1
	}
	if t.Sees(s, 1, id) {
		m |= 2
	}
	return m
}
