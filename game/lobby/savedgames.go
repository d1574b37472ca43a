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

// savedGames keeps records: the match that goes on, and the last finished ones.
// They are kept in the compact binary form, which does not show a hand to
// somebody who happens to look into the browser's storage.
//
// Several windows may share it. One of them holds the match that goes on, and
// says so in the store: whoever finds another's name there writes nothing.
type savedGames struct {
	store ui.Store
	me    string // this window
	holds bool
}

const (
	currentKey = "match"
	turnKey    = "match.turn"  // how far it has come: the title shows it without playing it again
	ownerKey   = "match.owner" // which window goes on with it
	indexKey   = "matches"
	keepMost   = 20
)

// errElsewhere: another window has taken the match over.
var errElsewhere = errors.New("another window has taken over the match")

// entry is one match of the index.
type entry struct {
	ID     string   `json:"id"`
	Game   string   `json:"game"`        // "": what is kept cannot be read
	When   int      `json:"n"`           // running number
	Time   int64    `json:"t,omitempty"` // when it was put there, in seconds since 1970; 0: unknown
	Winner int      `json:"winner"`
	Turns  int      `json:"turns"`
	Decks  []string `json:"decks"`
	Seats  []string `json:"seats"`
	Open   bool     `json:"open,omitempty"` // it was left before its end
}

func newSavedGames(store ui.Store) *savedGames {
	return &savedGames{store: store, me: strconv.FormatUint(rand.Uint64(), 36)}
}

// elsewhere reports whether another window that is open goes on with the match.
func (s *savedGames) elsewhere() bool {
	sh, ok := s.store.(ui.Shared)
	return ok && !s.holds && sh.Elsewhere()
}

// mine reports whether this window may write the match. Where there was no room
// for a name, who is open decides.
func (s *savedGames) mine() bool {
	if owner, ok := s.store.Load(ownerKey); ok {
		return s.holds && string(owner) == s.me
	}
	sh, ok := s.store.(ui.Shared)
	return s.holds && !(ok && sh.Elsewhere())
}

// hold makes this window the one that goes on with the match.
func (s *savedGames) hold() {
	if s.mine() {
		return
	}
	s.store.Delete(ownerKey) // where there is no room for a name, nobody's is right
	_ = s.store.Save(ownerKey, []byte(s.me))
	s.holds = true
	if sh, ok := s.store.(ui.Shared); ok {
		sh.Hold(true)
	}
}

// release lets other windows go on with the match.
func (s *savedGames) release() {
	if !s.holds {
		return
	}
	if s.mine() {
		s.store.Delete(ownerKey)
	}
	s.lost()
}

// lost notes that another window has taken over the match.
func (s *savedGames) lost() {
	s.holds = false
	if sh, ok := s.store.(ui.Shared); ok {
		sh.Hold(false)
	}
}

// begin makes a match the one that is kept, in this window. The one that was
// kept so far is put among the finished ones, unless the new one goes on with
// it or nobody has played in it; aside tells. When there is no room for that,
// nothing has changed.
func (s *savedGames) begin(rec *replay.Record) (aside bool, err error) {
	if old, ok := s.store.Load(currentKey); ok && !continues(rec, old) {
		if aside, err = s.putAside(old); err != nil {
			return false, err
		}
	}
	s.hold()
	return aside, nil
}

// continues reports whether a match goes on from a kept one, so that nothing
// of that is lost when it takes its place.
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

// putAside moves what is kept as the match that goes on among the finished ones.
func (s *savedGames) putAside(kept []byte) (bool, error) {
	rec, err := replay.ParseBinary(kept)
	if err != nil {
		return true, s.add(entry{Open: true, Winner: -1}, kept)
	}
	watched := rec.Seats[0].Kind == "ai" && rec.Seats[1].Kind == "ai"
	if len(rec.Answers) == 0 || watched {
		return false, nil
	}
	e := entryOf(rec)
	if n := s.stands(); len(n) > 0 {
		e.Turns = n[0]
	}
	return true, s.add(e, kept)
}

// entryOf is what the index says of a match without playing it again.
func entryOf(rec *replay.Record) entry {
	e := entry{Game: rec.Game, Winner: -1, Open: true}
	if rec.Final != nil && rec.Final.Result.Over {
		e.Winner, e.Open = int(rec.Final.Result.Winner), false
	}
	for p, id := range bestof.Brought(rec) {
		e.Decks = append(e.Decks, id)
		e.Seats = append(e.Seats, rec.Seats[p].Kind)
	}
	return e
}

// keep saves the match after an answer; a finished one moves among the others.
// The last game of a series that goes on stays the current match, too. Nothing
// leaves its place before it lies in the new one.
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
	err := errors.Join(s.store.Save(currentKey, rec.Binary()), s.store.Save(turnKey, standing(m, sr)))
	if !over {
		return err
	}
	e := entryOf(rec)
	e.Turns = int(m.State().Turn)
	if added := s.add(e, rec.Binary()); added != nil {
		return added
	}
	if goesOn {
		return err
	}
	s.forget()
	return nil
}

// put saves something that belongs to the match.
func (s *savedGames) put(key string, value []byte) error {
	if !s.mine() {
		return errElsewhere
	}
	return s.store.Save(key, value)
}

// add puts a record among the finished ones, unless it is the last of them
// already. The oldest goes when there are too many.
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

// list writes the index.
func (s *savedGames) list(list []entry) error {
	b, err := json.Marshal(list)
	if err != nil {
		return err
	}
	return s.store.Save(indexKey, b)
}

// remove takes a match off the list and deletes it.
func (s *savedGames) remove(id string) {
	list := slices.DeleteFunc(s.index(), func(e entry) bool { return e.ID == id })
	if s.list(list) == nil {
		s.store.Delete(id)
	}
}

// forget keeps no match to be gone on with.
func (s *savedGames) forget() {
	s.store.Delete(currentKey)
	s.store.Delete(turnKey)
	s.store.Delete(sideKey)
}

// index lists the finished matches, the last first.
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

// found makes a damaged index anew from the records that are there.
func (s *savedGames) found() (list []entry) {
	const far = 5000 // running numbers that are looked at
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
	_ = s.list(list) // if it cannot be written, it is made again
	return list
}

// stands reads what standing has written.
func (s *savedGames) stands() (n []int) {
	t, _ := s.store.Load(turnKey)
	for _, f := range strings.Fields(string(t)) {
		if k, err := strconv.Atoi(f); err == nil {
			n = append(n, k)
		}
	}
	return n
}

// standing is what the title says about the match that is kept, so that it
// need not load its game for it: the turn; in a series also the game, the
// wins, and a mark when that game is over.
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
