package rules

// MaxStack is the capacity of State.Stack, MaxTargets that of one entry's
// targets.
const (
	MaxStack   = 28
	MaxTargets = 6
)

// StackItem is an entry of the stack of waiting effects: a card that was used,
// or a triggered or activated ability. Its targets and modes are fixed when it
// is put there.
type StackItem struct {
	Kind    uint8 // the game's constant
	How     uint8 // how the card is used
	Dest    uint8 // zone that the card goes to instead, the game's constant
	Ctrl    Seat
	Card    CardID // the card if it waits here itself, or 0
	Src     CardID // source of the ability
	Event   CardID // card of the triggering event
	NT      uint8
	Def     DefID // design whose text is carried out
	Ability uint16
	Stamp   uint16   // of Card or Src
	EStamp  uint16   // of Event
	Modes   uint16   // chosen modes, four bits each: 1 + index
	Empty   uint16   // mask of blocks that found no target
	N       [5]int16 // registers of the effect, the game's meaning
	T       [MaxTargets]Target
}

// Target is an object chosen for a part of an entry.
type Target struct {
	Card  CardID
	Part  uint8  // the game's numbering of blocks and modes
	Stamp uint16 // of Card when chosen
}

// Aim adds a card with its present stamp to an entry's targets; beyond
// MaxTargets it does nothing.
func (o *StackItem) Aim(s *State, part uint8, c CardID) {
	if o.NT < MaxTargets {
		o.T[o.NT] = Target{Card: c, Part: part, Stamp: s.Card(c).Stamp}
		o.NT++
	}
}

// PushItem puts an entry on top of the stack and returns it.
func (s *State) PushItem(o StackItem) *StackItem {
	if s.NStack >= MaxStack {
		s.Fault = FaultStack
		return &s.Stack[MaxStack-1]
	}
	s.Stack[s.NStack] = o
	s.NStack++
	return &s.Stack[s.NStack-1]
}

// RemoveItem removes entry i; the entries above it move down.
func (s *State) RemoveItem(i int) {
	copy(s.Stack[i:s.NStack], s.Stack[i+1:s.NStack])
	s.NStack--
	s.Stack[s.NStack] = StackItem{}
}
