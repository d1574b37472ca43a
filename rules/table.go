package rules

// See is who may know the cards of a zone. Their number is always public.
type See uint8

// The visibilities.
const (
	SeeNone  See = iota // nobody (a deck)
	SeeOwner            // the zone's seat (a hand)
	SeeAll              // everybody
	SeeFace             // everybody, but face-down cards only their owner
)

// ZoneSpec describes one kind of zone.
type ZoneSpec struct {
	Name   string // identifier in scenarios and records, e.g. "deck"
	See    See
	Shared bool   // one zone for both players (that of seat 0)
	Cap    int    // 0 = no limit
	Places bool   // the place (Card.N[0]) and pile (Card.Host) of hidden cards is public
	Nums   uint8  // mask of the other numbers of hidden cards that are public
	Flags  uint16 // flags of hidden cards that are public, besides FaceDown
	Class  uint8  // its hidden cards have designs of this class, or any with ClassAny (Deal.Class)
	Play   bool   // cards come here when they are played
	Spare  bool   // holds stand-ins that are not in play; they belong to no deck
}

// ClassAny is the class of zones whose hidden cards may be of every class.
const ClassAny uint8 = 255

// Table describes a game to the kernel: its zones, and who may know which of
// its numbers. Views are built from it and from nothing else.
type Table struct {
	Game      string
	Version   int        // rules version, part of every record
	Reads     int        // oldest version whose records still replay; 0: Version only
	Zones     []ZoneSpec // by kind; kinds*2 zones
	Vars      uint64     // mask of shared variables that are public
	SeatVars  uint32     // mask of seat variables that are public
	OwnVars   uint32     // mask of seat variables that only their seat knows
	FrameNums uint64     // mask of frame operations whose numbers are public
	StandIn   uint16     // flag of stand-ins in play; 0: the game has none
}

// StandsIn reports whether a card is a stand-in, which belongs to no deck.
func (t *Table) StandsIn(c *Card) bool {
	return t.StandIn != 0 && c.Flags&t.StandIn != 0 || t.Zones[c.Zone.Kind()].Spare
}

// ZoneKind returns the kind of the zone with that name, or -1.
func (t *Table) ZoneKind(name string) int {
	for i := range t.Zones {
		if t.Zones[i].Name == name {
			return i
		}
	}
	return -1
}

// place returns 1 + the place of a card in a zone with public places, else 0.
func (t *Table) place(c *Card) int8 {
	if k := c.Zone.Kind(); int(k) < len(t.Zones) && t.Zones[k].Places {
		return int8(c.N[0]) + 1
	}
	return 0
}

// Rules is a game built on the kernel.
type Rules interface {
	// Table describes the game.
	Table() *Table
	// Step advances the top frame by one step: it moves cards, pushes or pops
	// frames, or posts a decision.
	Step(x *Exec)
	// StateBasedActions does what must happen between any two steps (state
	// checks, waiting triggers) and reports whether it did anything.
	StateBasedActions(x *Exec) bool
	// LegalActions appends the seat's legal answers to the pending decision,
	// without changing the state. The kernel adds Done, Unpick, Yes, No and
	// Number.
	LegalActions(s *State, seat Seat, buf []Option) []Option
	// Why says in one sentence per language why an option is not legal.
	Why(s *State, seat Seat, o Option) (ja, en string)
}

// Sees reports whether the seat may know the identity of card id.
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

// seers returns the mask of seats that may know the identity of the card.
func (t *Table) seers(s *State, id CardID) (m uint8) {
	c := s.Card(id)
	m = c.Known & BothSeats
	switch t.Zones[c.Zone.Kind()].See {
	case SeeAll:
		return BothSeats
	case SeeOwner:
		m |= c.Zone.Seat().Mask()
	case SeeFace:
		if c.Flags&FaceDown == 0 {
			return BothSeats
		}
		m |= c.Owner.Mask()
	}
	return m
}
