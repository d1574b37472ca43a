package replay

import (
	"errors"
	"fmt"
	"slices"

	"godeck/rules"
	"godeck/rules/games"
)

// Setup says who plays what.
type Setup struct {
	Decks   [2]Deck
	Seats   [2]Player
	Seed    uint64
	Options map[string]string
}

// Match is a match being played: the state, the record that leads to it, and
// the way back. It serves one goroutine.
type Match struct {
	game   games.Game
	eng    *rules.Engine
	rec    Record
	s      rules.State
	snaps  []*rules.State  // snaps[n]: after n answers; nil where thinned out
	events [][]rules.Event // events[n]: of answer n; events[0] of the opening
	buf    []rules.Option
}

// Snapshots: the last denseSnaps states are all kept, older ones every
// sparseSnaps answers, so that a long match stays small and At stays quick.
const (
	denseSnaps  = 256
	sparseSnaps = 64
)

// New begins a match. Decks that the rules refuse are an *Error.
func New(g games.Game, set Setup) (*Match, error) {
	t := g.Table()
	m := &Match{game: g, eng: rules.NewEngine(g)}
	m.rec = Record{Game: t.Game, Rules: t.Version, Decks: set.Decks, Seats: set.Seats, Seed: set.Seed, Options: set.Options}
	for i := range m.rec.Seats {
		if m.rec.Seats[i].Kind == "" {
			m.rec.Seats[i].Kind = "human"
		}
	}
	for _, p := range g.Library().Packs {
		m.rec.Packs = append(m.rec.Packs, Pack{p.ID, p.Hash})
	}
	m.rec = *m.rec.clone()
	if err := m.rec.check(); err != nil {
		return nil, err
	}
	return m, m.begin()
}

// deal puts the decks and options of the record into a state.
func (m *Match) deal(s *rules.State) error {
	var decks [2][]rules.DefID
	for p := range decks {
		place := fmt.Sprintf("decks[%d]", p)
		var err error
		if decks[p], err = m.rec.Decks[p].designs(m.game, place); err != nil {
			return err
		}
		if faults := m.game.Library().CheckDeck(decks[p], nil); len(faults) > 0 {
			return bad(place, "", "%s", faults[0].EN)
		}
	}
	m.game.Setup(s, m.rec.Seed, decks)
	if g, ok := m.game.(games.Optional); ok {
		if err := g.SetOptions(s, m.rec.Options); err != nil {
			return bad("options", "", "%v", err)
		}
	}
	return nil
}

func (m *Match) begin() error {
	if err := m.deal(&m.s); err != nil {
		return err
	}
	var log rules.Log
	m.eng.Advance(&m.s, &log)
	m.events = [][]rules.Event{log.Events}
	m.snaps = nil
	m.keep()
	return m.fault()
}

func (m *Match) fault() error {
	if m.s.Fault != rules.FaultNone {
		return fmt.Errorf("engine fault: %s", m.s.Fault)
	}
	return nil
}

// keep stores the state after the last answer.
func (m *Match) keep() {
	s := m.s
	m.snaps = append(m.snaps, &s)
	if old := len(m.snaps) - 1 - denseSnaps; old > 0 && old%sparseSnaps != 0 {
		m.snaps[old] = nil
	}
}

// Game returns the game.
func (m *Match) Game() games.Game { return m.game }

// State returns the state. It knows everything: show views instead.
func (m *Match) State() *rules.State { return &m.s }

// Len returns the number of answers given.
func (m *Match) Len() int { return len(m.rec.Answers) }

// Record returns a copy of the record as it stands, with its check.
func (m *Match) Record() *Record {
	r := m.rec.clone()
	r.Final = &Final{Hash: m.s.Hash(), Result: m.s.Result}
	return r
}

// View fills v with what the seat may know; NoSeat is a spectator.
func (m *Match) View(seat rules.Seat, v *rules.View) {
	rules.ViewInto(m.game.Table(), &m.s, seat, v)
}

// Options lists the legal answers of the seat; the slice is valid until the
// next call.
func (m *Match) Options(seat rules.Seat) []rules.Option {
	m.buf = m.eng.Options(&m.s, seat, m.buf)
	return m.buf
}

// Answer takes a seat's answer to the pending decision and returns what
// happened. Refusals are *rules.AnswerError and change nothing.
func (m *Match) Answer(seat rules.Seat, o rules.Option) ([]rules.Event, error) {
	return m.AnswerAt(m.s.Dec.ID, seat, o)
}

// Tell is Answer with what happened added to a log, which may be watched.
func (m *Match) Tell(seat rules.Seat, o rules.Option, log *rules.Log) error {
	return m.answer(m.s.Dec.ID, seat, o, log)
}

// AnswerAt is Answer for an answer that was given to decision id; if another
// decision is pending by now it is refused as stale.
func (m *Match) AnswerAt(id uint32, seat rules.Seat, o rules.Option) ([]rules.Event, error) {
	var log rules.Log
	err := m.answer(id, seat, o, &log)
	return log.Events, err
}

func (m *Match) answer(id uint32, seat rules.Seat, o rules.Option, log *rules.Log) error {
	if len(m.rec.Answers) >= MaxAnswers {
		return fmt.Errorf("the match has more than %d answers", MaxAnswers)
	}
	before := len(log.Events)
	if err := m.eng.AnswerAt(&m.s, id, seat, o, log); err != nil {
		return err
	}
	m.rec.Answers = append(m.rec.Answers, Answer{seat, o})
	m.events = append(m.events, slices.Clone(log.Events[before:]))
	m.keep()
	return m.fault()
}

// Retell adds to a log, which may be watched, what answer n made happen (1 is
// the first; 0: the opening), with all secrets.
func (m *Match) Retell(n int, log *rules.Log) {
	switch {
	case n < 0 || n >= len(m.events):
	case n == 0:
		var s rules.State
		if m.deal(&s) == nil { // it was dealt once
			m.eng.Advance(&s, log)
		}
	default:
		s, a := *m.at(n - 1), m.rec.Answers[n-1]
		_ = m.eng.Answer(&s, a.Seat, a.Option, log) // was legal once
	}
}

// Concede gives the match up.
func (m *Match) Concede(seat rules.Seat) ([]rules.Event, error) {
	return m.Answer(seat, rules.Option{Verb: rules.Concede})
}

// Events appends the events of answer n (1 is the first; 0: the opening) as
// the seat may know them.
func (m *Match) Events(n int, seat rules.Seat, buf []rules.Event) []rules.Event {
	if n < 0 || n >= len(m.events) {
		return buf
	}
	for _, e := range m.events[n] {
		buf = append(buf, e.For(seat))
	}
	return buf
}

// RawEvents returns the events of answer n with all secrets.
func (m *Match) RawEvents(n int) []rules.Event {
	if n < 0 || n >= len(m.events) {
		return nil
	}
	return m.events[n]
}

// Undo tells.
var (
	// ErrNothing: the seat has given no answer that could be taken back.
	ErrNothing = errors.New("there is nothing to take back")
	// ErrConsent: chance, the opponent or new information stands between.
	ErrConsent = errors.New("something became known since; taking back needs the other player's consent")
)

// CanUndo tells to how many answers the match would go back if the seat took
// back its last answer, and whether it is free to do so: nothing random or
// hidden came to light since, and nobody else has answered. ok is false when
// there is nothing to take back.
func (m *Match) CanUndo(seat rules.Seat) (to int, free, ok bool) {
	a := m.rec.Answers
	free = true
	for n := len(a) - 1; n >= 0; n-- {
		if a[n].Seat == seat {
			return n, free && m.at(n).News == m.s.News, true
		}
		free = false
	}
	return 0, false, false
}

// Undo takes the seat's last answer back, and what was answered after it. If
// that is not free, consent must be given, and the record says so.
func (m *Match) Undo(seat rules.Seat, consent bool) error {
	to, free, ok := m.CanUndo(seat)
	switch {
	case !ok:
		return ErrNothing
	case !free && !consent:
		return ErrConsent
	}
	if !free && len(m.rec.Undos) < maxUndos {
		m.rec.Undos = append(m.rec.Undos, Undo{seat, len(m.rec.Answers), to})
	}
	m.truncate(to)
	return nil
}

func (m *Match) truncate(n int) {
	m.s = *m.at(n)
	m.rec.Answers = m.rec.Answers[:n]
	m.events = m.events[:n+1]
	m.snaps = m.snaps[:n+1]
	if m.snaps[n] == nil {
		s := m.s
		m.snaps[n] = &s
	}
}

// At returns the state after n answers; n is clamped to what there is.
func (m *Match) At(n int) rules.State { return *m.at(min(max(n, 0), m.Len())) }

func (m *Match) at(n int) *rules.State {
	if m.snaps[n] != nil {
		return m.snaps[n]
	}
	k := n
	for m.snaps[k] == nil {
		k--
	}
	s := *m.snaps[k]
	for ; k < n; k++ {
		a := m.rec.Answers[k]
		if err := m.eng.Answer(&s, a.Seat, a.Option, nil); err != nil {
			panic("replay: a recorded answer is refused: " + err.Error()) // was legal once: the engine broke its promise
		}
	}
	return &s
}

// Branch returns a new match that goes on after n answers of this one.
func (m *Match) Branch(n int) *Match {
	n = min(max(n, 0), m.Len())
	b := &Match{game: m.game, eng: rules.NewEngine(m.game), rec: *m.rec.clone()}
	b.rec.Answers = b.rec.Answers[:n]
	b.rec.Final = nil
	b.s = m.At(n)
	b.events = append(b.events, m.events[:n+1]...)
	b.snaps = append(b.snaps, m.snaps[:n+1]...) // states are never changed once stored
	if b.snaps[n] == nil {
		s := b.s
		b.snaps[n] = &s
	}
	return b
}

// Replay plays a record again, verifying that every answer is legal and that
// the match stands in the end where the record says. Of a record of an older
// version of the rules that the game still reads, the result is verified, but
// not the hash of a state that was kept otherwise. The match that goes on is
// of today's version.
func Replay(g games.Game, r *Record) (*Match, error) {
	if err := r.check(); err != nil {
		return nil, err
	}
	if err := r.fits(g); err != nil {
		return nil, err
	}
	m := &Match{game: g, eng: rules.NewEngine(g), rec: *r.clone()}
	answers := m.rec.Answers
	m.rec.Answers, m.rec.Final = nil, nil
	m.rec.Rules = g.Table().Version
	for i, p := range g.Library().Packs[:len(m.rec.Packs)] {
		m.rec.Packs[i].Hash = p.Hash
	}
	if err := m.begin(); err != nil {
		return nil, err
	}
	for i, a := range answers {
		if _, err := m.Answer(a.Seat, a.Option); err != nil {
			return nil, fault(Diverged, fmt.Sprintf("answers[%d]", i), "", "%q is not legal: %v", a, err)
		}
	}
	if r.Final != nil {
		if h := m.s.Hash(); h != r.Final.Hash && r.Rules == m.rec.Rules {
			return nil, fault(Diverged, "final.hash", "", "the match ends at %016x, the record says %016x", h, r.Final.Hash)
		}
		if m.s.Result != r.Final.Result {
			return nil, fault(Diverged, "final", "", "the result is another one")
		}
	}
	return m, nil
}
