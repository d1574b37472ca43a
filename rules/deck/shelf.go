package deck

// Shelf is where decks of one's own are stored. Its errors are for players: an
// *Error, or one that wraps it.
type Shelf interface {
	// All returns the decks of a game in the order in which they were first
	// stored. They are the caller's to change.
	All(game string) []*List
	// Get returns a deck by its id, or nil.
	Get(game, id string) *List
	// Save stores a deck, legal or not, under its ID; without one it becomes
	// a new deck and gets an ID. If there is no room nothing changes.
	Save(l *List) error
	// Delete removes a deck. It is no error if there is none.
	Delete(game, id string) error
	// Duplicate stores a copy of a deck under another name and returns it.
	Duplicate(game, id string) (*List, error)
	// Import reads a deck in any form (Read). It is not stored yet: it has no
	// ID.
	Import(game string, data []byte) (*Reading, error)
	// Damaged returns what is stored but cannot be read, to be saved as a
	// file; nil: everything can be. It stays stored until Discard.
	Damaged(game string) []byte
	// Discard deletes what Damaged returns.
	Discard(game string) error
}
