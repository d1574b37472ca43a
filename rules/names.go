package rules

import "strconv"

// Names are the words for a game's numbers, as scenarios, line protocols and
// tools write them. They are identifiers (one language, never shown on the
// table); a word that is empty has no name and cannot be used.
type Names struct {
	Vars     []string    // shared variables
	SeatVars []string    // seat variables
	Flags    []string    // card flags, lowest bit first
	Steps    []string    // State.Step
	Prompts  []string    // Decision.Prompt
	Reasons  []string    // Result.Reason, from 0; ReasonConcede is 1
	Events   []EventName // the game's own events
	// Enums are the words for the values of numbers that are not amounts: by
	// the name of the variable or event number. The values of "seat" are
	// known to all games.
	Enums map[string][]string
	// Bounds are the least and the greatest value of a number that is not
	// enumerated, for positions.
	Bounds map[string][2]int16
	// Follows lists the numbers that follow from the course of a match, so
	// that a position cannot give them.
	Follows []string
	// Lies lists the card types that may lie face-up in a zone; none: a
	// position puts nothing there. A zone that is not listed takes all.
	Lies map[string][]string
	// Backs are the zones in which any card may lie face-down, Under those in
	// which any card may lie under another.
	Backs, Under map[string]bool
	// Where lists the zones in which a flag or state of a card means anything.
	Where map[string][]string
	// Marks is set where the game remembers that a card was marked, Memo where
	// that is remembered of its design (State.Memo).
	Marks, Memo bool
	// Answers are the verbs of the rule book, so that a script says what it
	// means and a wrong prompt is noticed.
	Answers map[string]Action
	// Takes lists the verbs that answer a prompt where its kind of decision
	// takes more of them.
	Takes map[uint8][]Verb
	// Usual is the prompt that is meant where a script only says "pass"; 0
	// where every pass has to name what is passed.
	Usual uint8
}

// Action is what a verb of the rule book ("set", "deploy") means as an answer.
type Action struct {
	Prompt uint8
	Verb   Verb     // Pick if it is left out
	N      int16    // of the option; with a card 0 is any
	Alone  bool     // it takes no card: "assault"
	Seat   bool     // its modes are the seats
	Types  []string // card types that it takes; any if empty
}

// EventName names an event and its numbers; numbers without a name mean nothing.
type EventName struct {
	Kind    EventKind
	Name    string
	A, B, C string
	Has     Parts
}

// Parts says which parts of an Event a kind of event uses.
type Parts uint8

// The parts besides Seat and the numbers.
const (
	HasCard Parts = 1 << iota
	HasSrc
	HasFrom
	HasTo
)

// Kernel events.
var kernelEvents = []EventName{
	{EvMove, "move", "index", "", "", HasCard | HasFrom | HasTo},
	{EvShuffle, "shuffle", "n", "", "", HasTo},
	{EvFlip, "flip", "up", "", "", HasCard | HasFrom | HasTo},
	{EvShow, "show", "", "", "", HasCard | HasFrom | HasTo},
	{EvRandom, "random", "outcome", "faces", "purpose", 0},
	{EvSeatVar, "seatVar", "before", "after", "seatVar", 0},
	{EvVar, "var", "before", "after", "var", 0},
	{EvAsk, "ask", "prompt", "", "", 0},
	{EvCommit, "commit", "prompt", "", "", 0},
	{EvOver, "over", "reason", "", "", 0},
}

var noEvent = EventName{Name: "?"}

// Event returns the name of an event kind.
func (n *Names) Event(k EventKind) *EventName {
	for i := range kernelEvents {
		if kernelEvents[i].Kind == k {
			return &kernelEvents[i]
		}
	}
	for i := range n.Events {
		if n.Events[i].Kind == k {
			return &n.Events[i]
		}
	}
	return &noEvent
}

// EventByName finds an event by its name.
func (n *Names) EventByName(name string) *EventName {
	for _, list := range [...][]EventName{kernelEvents, n.Events} {
		for i := range list {
			if list[i].Name == name {
				return &list[i]
			}
		}
	}
	return nil
}

// Words lists the words for the values of a number.
func (n *Names) Words(field string) []string {
	switch field {
	case "step":
		return n.Steps
	case "prompt":
		return n.Prompts
	case "reason":
		return n.Reasons
	case "seatVar":
		return n.SeatVars
	case "var":
		return n.Vars
	}
	return n.Enums[field]
}

// Word returns how the value v of a variable or event number is written: by
// its enumeration, or as a number.
func (n *Names) Word(field string, v int16) string {
	words := n.Words(field)
	if int(v) >= 0 && int(v) < len(words) && words[v] != "" {
		return words[v]
	}
	return strconv.Itoa(int(v))
}

// Value reads what Word writes.
func (n *Names) Value(field, word string) (int16, bool) {
	words := n.Words(field)
	if i := Find(words, word); i >= 0 {
		return int16(i), true
	}
	v, err := strconv.ParseInt(word, 10, 16)
	return int16(v), err == nil
}

// Find returns the index of a word in one of the lists, or -1.
func Find(words []string, word string) int {
	for i, w := range words {
		if w == word && w != "" {
			return i
		}
	}
	return -1
}

// String names the seat as people count: p1, p2.
func (s Seat) String() string {
	switch s {
	case 0:
		return "p1"
	case 1:
		return "p2"
	}
	return "nobody"
}

// ParseSeat reads what Seat.String writes.
func ParseSeat(word string) (Seat, bool) {
	switch word {
	case "p1":
		return 0, true
	case "p2":
		return 1, true
	}
	return NoSeat, false
}
