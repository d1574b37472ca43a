package lobby

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/scenes/ui"
)

// savedGames stores records: the current match, and the last finished ones.
// They are in the form replay.Record.Kept: an unfinished match is sealed, so
// that the browser's storage reveals neither its seed nor its decks.
//
// Several windows may share it. One of them owns the current match, as
// recorded in the store; the others write nothing.
type savedGames struct {
	store ui.Store
	me    string // id of this window
	holds bool
}

const (
	currentKey = "match"
	turnKey    = "match.turn"  // its progress, shown by the title without playing it again
	ownerKey   = "match.owner" // id of the window that owns it
	indexKey   = "matches"
	keepMost   = 20
)

// errElsewhere: another window has taken over the match.
var errElsewhere = errors.New("another window has taken over the match")

// entry is a match in the index.
type entry struct {
	ID     string   `json:"id"`
	Game   string   `json:"game"`        // "": unreadable
	When   int      `json:"n"`           // running number
	Time   int64    `json:"t,omitempty"` // when it was stored, in seconds since 1970; 0: unknown
	Winner int      `json:"winner"`
	Turns  int      `json:"turns"`
	Decks  []string `json:"decks"`
	Seats  []string `json:"seats"`
	Open   bool     `json:"open,omitempty"` // it was left unfinished
	// Practice: something was taken back after more had come to light.
	Practice bool `json:"practice,omitempty"`
}

func newSavedGames(store ui.Store) *savedGames {
	return &savedGames{store: store, me: strconv.FormatUint(rand.Uint64(), 36)}
}

// elsewhere reports whether another open window owns the match.
func (s *savedGames) elsewhere() bool {
	sh, ok := s.store.(ui.Shared)
	return ok && !s.holds && sh.Elsewhere()
}

// mine reports whether this window may write the match. If there was no room
// for an owner, other open windows decide.
func (s *savedGames) mine() bool {
	if owner, ok := s.store.Load(ownerKey); ok {
		return s.holds && string(owner) == s.me
	}
	sh, ok := s.store.(ui.Shared)
	return s.holds && !(ok && sh.Elsewhere())
}

// hold makes this window the owner of the match.
func (s *savedGames) hold() {
	if s.mine() {
		return
	}
	s.store.Delete(ownerKey) // without room for an id it must not be another's
	_ = s.store.Save(ownerKey, []byte(s.me))
	s.holds = true
	if sh, ok := s.store.(ui.Shared); ok {
		sh.Hold(true)
	}
}

// release gives up the ownership.
func (s *savedGames) release() {
	if !s.holds {
		return
	}
	if s.mine() {
		s.store.Delete(ownerKey)
	}
	s.lost()
}

// lost records that another window has taken over the match.
func (s *savedGames) lost() {
	s.holds = false
	if sh, ok := s.store.(ui.Shared); ok {
		sh.Hold(false)
	}
}

// begin makes a match the current one, owned by this window. The previous one
// is moved to the finished ones, as aside reports, unless the new one
// continues it or nobody has played in it. If there is no room for that
// nothing changes.
func (s *savedGames) begin(rec *replay.Record) (aside bool, err error) {
	if old, ok := s.store.Load(currentKey); ok && !continues(rec, old) {
		if aside, err = s.putAside(old); err != nil {
			return false, err
		}
	}
	s.hold()
	return aside, nil
}

// continues reports whether a match continues a stored one, so that replacing that loses nothing.
func continues(rec *replay.Record, kept []byte) bool {
	old, err := replay.ParseBinary(kept)
	if err != nil || len(old.Answers) > len(rec.Answers) {
		return false
	}
	now := *rec
	now.Answers = now.Answers[:len(old.Answers)]
	now.Undos, now.Final, old.Undos, old.Final = nil, nil, nil, nil
	return bytes.Equal(now.Binary(), old.Binary())
}

// putAside moves the stored current match to the finished ones.
func (s *savedGames) putAside(kept []byte) (bool, error) {
	rec, err := replay.ParseBinary(kept)
	if err != nil {
		return true, s.add(entry{Open: true, Winner: -1}, kept)
	}
	if !played(rec) {
		return false, nil
	}
	e := entryOf(rec)
	if n := s.stands(); len(n) > 0 {
		e.Turns = n[0]
	}
	return true, s.add(e, kept)
}

// played reports whether somebody has played in a match.
func played(rec *replay.Record) bool {
	return len(rec.Answers) > 0 && (rec.Seats[0].Kind != "ai" || rec.Seats[1].Kind != "ai")
}

// entryOf returns the index entry of a match without playing it again.
func entryOf(rec *replay.Record) entry {
	e := entry{Game: rec.Game, Winner: -1, Open: true, Practice: rec.Practice()}
	if rec.Final != nil && rec.Final.Result.Over {
		e.Winner, e.Open = int(rec.Final.Result.Winner), false
	}
	for p, id := range bestof.Brought(rec) {
		e.Decks = append(e.Decks, id)
		e.Seats = append(e.Seats, rec.Seats[p].Kind)
	}
	return e
}

// keep saves the match after an answer; a finished one moves to the others.
// The last game of an unfinished series stays the current match, too. Nothing
// is removed before it is stored elsewhere.
func (s *savedGames) keep(m *replay.Match, sr *series) error {
	if !s.mine() {
		return errElsewhere
	}
	rec := m.Record()
	counts := sr != nil && m == sr.at
	if !counts {
		rec = bestof.Alone(rec)
	}
	over := m.State().Over()
	goesOn := !over || counts && !sr.Decided()
	// A finished one stays here, too, until it is among the others.
	err := errors.Join(s.store.Save(currentKey, rec.Kept()), s.store.Save(turnKey, standing(m, sr)))
	if !over {
		return err
	}
	e := entryOf(rec)
	e.Turns = int(m.State().Turn)
	if added := s.add(e, rec.Kept()); added != nil {
		return added
	}
	if goesOn {
		return err
	}
	s.forget()
	return nil
}

// put stores a value that belongs to the match.
func (s *savedGames) put(key string, value []byte) error {
	if !s.mine() {
		return errElsewhere
	}
	return s.store.Save(key, value)
}

// add adds a record to the finished ones, unless it is already the last of
// them. The oldest is dropped if there are too many.
func (s *savedGames) add(e entry, data []byte) error {
	list := s.index()
	if len(list) > 0 {
		if last, ok := s.store.Load(list[0].ID); ok && bytes.Equal(last, data) {
			return nil
		}
		e.When = list[0].When
	}
	for taken := true; taken; {
		e.When++
		e.ID = recordKey(e.When)
		_, taken = s.store.Load(e.ID)
	}
	e.Time = time.Now().Unix()
	if err := s.store.Save(e.ID, data); err != nil {
		return err
	}
	list = append([]entry{e}, list...)
	var gone []entry
	if len(list) > keepMost {
		list, gone = list[:keepMost], list[keepMost:]
	}
	if err := s.list(list); err != nil {
		s.store.Delete(e.ID)
		return err
	}
	for _, old := range gone {
		s.store.Delete(old.ID)
	}
	return nil
}

func recordKey(n int) string { return fmt.Sprintf("match-%d", n) }

// list stores the index.
func (s *savedGames) list(list []entry) error {
	b, err := json.Marshal(list)
	if err != nil {
		return err
	}
	return s.store.Save(indexKey, b)
}

// remove deletes a match and its entry.
func (s *savedGames) remove(id string) {
	list := slices.DeleteFunc(s.index(), func(e entry) bool { return e.ID == id })
	if s.list(list) == nil {
		s.store.Delete(id)
	}
}

// forget deletes the current match.
func (s *savedGames) forget() {
	s.store.Delete(currentKey)
	s.store.Delete(turnKey)
	s.store.Delete(sideKey)
}

// index returns the finished matches, the last first.
func (s *savedGames) index() []entry {
	b, ok := s.store.Load(indexKey)
	if !ok {
		return nil
	}
	var list []entry
	if json.Unmarshal(b, &list) != nil {
		return s.found()
	}
	return list
}

// found rebuilds a damaged index from the stored records.
func (s *savedGames) found() (list []entry) {
	const far = 5000 // running numbers to search
	for n := far; n > 0 && len(list) < keepMost; n-- {
		data, ok := s.store.Load(recordKey(n))
		if !ok {
			continue
		}
		e := entry{Winner: -1}
		if rec, err := replay.ParseBinary(data); err == nil {
			e = entryOf(rec)
		}
		e.ID, e.When = recordKey(n), n
		list = append(list, e)
	}
	_ = s.list(list) // otherwise it is rebuilt again next time
	return list
}

// stands parses what standing returns.
func (s *savedGames) stands() (n []int) {
	t, _ := s.store.Load(turnKey)
	for _, f := range strings.Fields(string(t)) {
		if k, err := strconv.Atoi(f); err == nil {
			n = append(n, k)
		}
	}
	return n
}

// standing returns what the title shows of the current match without loading
// its game: the turn; in a series also the game, the wins, and whether that
// game is over.
func standing(m *replay.Match, sr *series) []byte {
	b := strconv.AppendInt(nil, int64(m.State().Turn), 10)
	if sr != nil {
		b = fmt.Appendf(b, " %d %d %d", sr.Number(), sr.Wins(0), sr.Wins(1))
		if m.State().Over() {
			b = append(b, " 1"...)
		}
	}
	return b
}
