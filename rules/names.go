package rules

import "strconv"

// Names gives a game's numbers the words used in scenarios, line protocols and
// tools. They are identifiers, never shown on the table; an empty word cannot
// be used.
type Names struct {
	Vars     []string    // shared variables
	SeatVars []string    // seat variables
	Flags    []string    // card flags, lowest bit first
	Steps    []string    // State.Step
	Prompts  []string    // Decision.Prompt
	Reasons  []string    // Result.Reason, from 0; ReasonConcede is 1
	Events   []EventName // the game's own events
	// Enums gives the words for the values of variables and event numbers that
	// are not amounts, by name. Every game knows the values of "seat".
	Enums map[string][]string
	// Bounds gives the least and greatest value, in a position, of a number
	// that is not an enum.
	Bounds map[string][2]int16
	// Follows lists the numbers that result from the course of a match and so
	// cannot be set in a position.
	Follows []string
	// Lies lists the card types that may lie face-up in a zone of a position
	// (an empty list: none). A zone that is not listed takes all.
	Lies map[string][]string
	// Backs are the zones in which any card may lie face-down, Under those in
	// which any card may lie under another.
	Backs, Under map[string]bool
	// Where lists the zones in which a position may give a card a flag or state.
	Where map[string][]string
	// Seen lists the zones in which a flag or state of a card means something, so
	// that it can be expected there; it goes without saying of those with zones
	// in Where. Of lists the card types that have a state; the others all do.
	Seen, Of map[string][]string
	// Ways maps the words for how a card is used that are no word of the number
	// "how" to the number of the answer.
	Ways map[string]int16
	// Marks is set if the game uses State.Marks, Memo if it uses State.Memo.
	Marks, Memo bool
	// Answers maps the verbs of the rule book to answers, so that scripts can
	// use them and an unexpected prompt is noticed.
	Answers map[string]Action
	// Takes lists the verbs that answer a prompt, where the kind of decision
	// allows more than the prompt does.
	Takes map[uint8][]Verb
	// Usual is the prompt that a bare "pass" of a script answers; 0: every
	// pass has to name its prompt.
	Usual uint8
}

// Action is the answer that a verb of the rule book ("set", "deploy") stands
// for.
type Action struct {
	Prompt uint8
	Verb   Verb     // 0: Pick
	N      int16    // of the option; with a card, 0 matches any
	Alone  bool     // takes no card: "assault"
	Seat   bool     // its modes are the seats
	Types  []string // card types that it takes; empty: any
}

// EventName names an event and its numbers; a number without a name is unused.
type EventName struct {
	Kind    EventKind
	Name    string
	A, B, C string
	Has     Parts
}

// Parts is the set of fields that a kind of event uses.
type Parts uint8

// The fields besides Seat and the numbers.
const (
	HasCard Parts = 1 << iota
	HasSrc
	HasFrom
	HasTo
)

// kernelEvents names the kernel's events.
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

// Event returns the name of an event kind, or nil.
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

// Word returns v, the value of a variable or event number, as it is written:
// by its enum, or as a number.
func (n *Names) Word(field string, v int16) string {
	words := n.Words(field)
	if int(v) >= 0 && int(v) < len(words) && words[v] != "" {
		return words[v]
	}
	return strconv.Itoa(int(v))
}

// Value parses what Word returns.
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

// String returns p1 or p2.
func (s Seat) String() string {
	switch s {
	case 0:
		return "p1"
	case 1:
		return "p2"
	}
	return "nobody"
}

// ParseSeat parses what Seat.String returns.
func ParseSeat(word string) (Seat, bool) {
	switch word {
	case "p1":
		return 0, true
	case "p2":
		return 1, true
	}
	return NoSeat, false
}

// Pair is an entry of a map that is written as a table.
type Pair[K comparable, V any] struct {
	K K
	V V
}

// Map returns the map of a table. The compiler makes data of a table, and code of
// a map.
func Map[K comparable, V any](rows []Pair[K, V]) map[K]V {
	m := make(map[K]V, len(rows))
	for i := range rows {
		m[rows[i].K] = rows[i].V
	}
	return m
}
