package rules

// DecisionKind is the form of a question. About a dozen kinds serve all games;
// what a question is about is the game's Prompt.
type DecisionKind uint8

// The kinds of decision.
const (
	NoDecision    DecisionKind = iota
	ChooseAction               // one of several things to do (or pass)
	ChooseCards                // Min..Max cards, picked one by one
	ChooseNumber               // a number in Arg..Arg2
	ChooseMode                 // one or more of several texts, players or elements
	YesNo                      // a "may"
	OrderItems                 // which of several comes next
	ChooseName                 // a card design by name
	PayCost                    // which cards pay
	DeclareAttack              //
	DeclareBlock               //
	Commit                     // both seats choose secretly; revealed when both are done
)

var kindNames = [...]string{"none", "action", "cards", "number", "mode", "yesno", "order", "name",
	"pay", "attack", "block", "commit"}

// String returns the name of the kind in records and protocols.
func (k DecisionKind) String() string { return kindNames[k] }

// Decision is the pending question. Its options are not stored: Engine.Options
// lists them from the state.
type Decision struct {
	Kind    DecisionKind
	Prompt  uint8 // the game's constant: what is asked
	Open    uint8 // mask of the seats that owe an answer
	Asked   uint8 // mask of the seats that were asked
	Confirm bool  // picks need an explicit Done even if no choice is left
	Ordered bool  // the order of two picks matters: they can be swapped
	Src     CardID
	Def     DefID // design of the source, for display
	Min     [2]uint8
	Max     [2]uint8
	Arg     int16
	Arg2    int16
	ID      uint32 // grows with every decision: an answer to an older one is stale
}

// Verb is the action of an Option.
type Verb uint8

// The verbs. Every answer in every game is one of these with a card, a zone
// and a number.
const (
	NoVerb  Verb = iota
	Pick         // add Card (to Zone, where the place matters)
	Unpick       // take Card back
	Swap         // exchange the two picked cards
	Done         // commit the picks
	Pass         // do nothing
	Yes          //
	No           //
	Number       // the number N
	Mode         // the N-th text, player or element
	Use          // Card (its ability, trigger or effect)
	Name         // the design N
	Attack       // Card attacks (Zone or N says what)
	Block        // Card blocks
	Concede      // give up; accepted at any decision, never listed
)

var verbNames = [...]string{"none", "pick", "unpick", "swap", "done", "pass", "yes", "no", "number",
	"mode", "use", "name", "attack", "block", "concede"}

// String returns the name of the verb in records and protocols.
func (v Verb) String() string {
	if int(v) < len(verbNames) {
		return verbNames[v]
	}
	return "?"
}

// ParseVerb returns the verb with the given name; ok is false if there is
// none.
func ParseVerb(name string) (v Verb, ok bool) {
	for i, n := range verbNames {
		if n == name && i > 0 {
			return Verb(i), true
		}
	}
	return NoVerb, false
}

// Option is one legal answer. Two options are the same if they are equal.
type Option struct {
	Verb Verb
	Card CardID
	Zone ZoneID
	N    int16
}

// TakesBack reports whether the option only revises the seat's earlier picks.
// Players may choose it; random play and search skip it.
func (o Option) TakesBack() bool { return o.Verb == Unpick || o.Verb == Swap }

// Ends reports whether the option ends a decision that may take several.
func (o Option) Ends() bool { return o.Verb != Pick && !o.TakesBack() }

// Ask puts a question to one seat.
func (s *State) Ask(seat Seat, d Decision) {
	d.Open = seat.Mask()
	s.post(d)
}

// AskBoth puts a question to the seats in mask, which answer in secret.
func (s *State) AskBoth(mask uint8, d Decision) {
	d.Open = mask
	s.post(d)
}

func (s *State) post(d Decision) {
	d.ID = s.Dec.ID + 1
	d.Asked = d.Open
	s.Picks[0].clear()
	s.Picks[1].clear()
	s.Dec = d
}

// Waiting reports whether the seat owes an answer.
func (s *State) Waiting(seat Seat) bool {
	return s.Dec.Kind != NoDecision && !s.Over() && s.Dec.Open&seat.Mask() != 0
}

// ToAnswer returns the lowest seat that owes an answer, or NoSeat.
func (s *State) ToAnswer() Seat {
	switch {
	case s.Dec.Kind == NoDecision || s.Over():
		return NoSeat
	case s.Dec.Open&1 != 0:
		return 0
	case s.Dec.Open&2 != 0:
		return 1
	}
	return NoSeat
}
