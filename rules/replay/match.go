package replay

import (
	"errors"
	"fmt"
	"slices"

	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/lesson"
)

// Setup says who plays with what.
type Setup struct {
	Decks   [2]Deck
	Seats   [2]Player
	Seed    uint64
	Options map[string]string
	// Position is what the match begins with; nil: with the decks.
	Position *lesson.Position
}

// Match is a match in progress: the state, its record, and earlier states for
// undo. It is not safe for concurrent use.
type Match struct {
	game   games.Game
	eng    *rules.Engine
	rec    Record
	s      rules.State
	snaps  []*rules.State  // snaps[n]: state after n answers; nil where thinned out
	events [][]rules.Event // events[n]: of answer n; events[0]: of the opening
	told   []uint8         // told[n]: the seats that have learned something by answer n (Engine.Told)
	buf    []rules.Option
}

// The last denseSnaps states are all kept, older ones every sparseSnaps
// answers, so that long matches stay small and At stays fast.
const (
	denseSnaps  = 256
	sparseSnaps = 64
)

// New begins a match. Illegal decks give an *Error.
func New(g games.Game, set Setup) (*Match, error) {
	t := g.Table()
	m := &Match{game: g, eng: rules.NewEngine(g)}
	m.rec = Record{Game: t.Game, Rules: t.Version, Decks: set.Decks, Seats: set.Seats, Seed: set.Seed, Options: set.Options, Position: set.Position}
	for i := range m.rec.Seats {
		if m.rec.Seats[i].Kind == "" {
			m.rec.Seats[i].Kind = "human"
		}
	}
	for _, p := range g.Library().Packs {
		m.rec.Packs = append(m.rec.Packs, Pack{p.ID, p.Hash})
	}
	m.rec.carry(g)
	m.rec = *m.rec.clone()
	if err := m.rec.check(); err != nil {
		return nil, err
	}
	return m, m.begin()
}

// deal initializes a state with the decks and options of the record.
func (m *Match) deal(s *rules.State) error {
	if p := m.rec.Position; p != nil {
		if err := p.Start.Place(m.game, s, m.rec.Seed); err != nil {
			return bad("position", "", "%v", err)
		}
		return nil
	}
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

func (m *Match) begin() (err error) {
	if m.rec.Position != nil {
		defer func() {
			if r := recover(); r != nil {
				err = bad("position", "", "is impossible: %v", r)
			}
		}()
	}
	if err := m.deal(&m.s); err != nil {
		return err
	}
	var log rules.Log
	m.eng.Advance(&m.s, &log)
	m.events, m.told = [][]rules.Event{log.Events}, []uint8{m.eng.Told()}
	m.snaps = nil
	m.keep()
	if err := m.fault(); err != nil || m.rec.Position == nil {
		return err
	}
	return m.sound()
}

// sound tries whether a match can be played on from a position, which may be a
// stranger's: what no match reaches may break what the rules rely on, and panic.
func (m *Match) sound() error {
	if err := m.s.Check(m.game.Table()); err != nil {
		return bad("position", "", "is impossible: %v", err)
	}
	const trials, answers = 12, 300
	var buf []rules.Option
	var v rules.View
	for i := range trials {
		s := m.s
		for n := 0; n < answers && !s.Over() && s.Fault == rules.FaultNone; n++ {
			p := s.ToAnswer()
			if buf = m.eng.Options(&s, p, buf); len(buf) == 0 {
				return bad("position", "", "is impossible: nobody can answer")
			}
			rules.ViewInto(m.game.Table(), &s, p, &v)
			if err := m.eng.Answer(&s, p, buf[(n*7+i*13)%len(buf)], nil); err != nil {
				return bad("position", "", "is impossible: %v", err)
			}
		}
	}
	return nil
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

// State returns the state with everything hidden: show views instead.
func (m *Match) State() *rules.State { return &m.s }

// Len returns the number of answers given.
func (m *Match) Len() int { return len(m.rec.Answers) }

// Given returns the n-th answer, from 0, and whose it is.
func (m *Match) Given(n int) (rules.Seat, rules.Option) {
	a := m.rec.Answers[n]
	return a.Seat, a.Option
}

// Record returns a copy of the record so far, with its Final.
func (m *Match) Record() *Record {
	r := m.rec.clone()
	r.Final = &Final{Hash: m.s.Hash(), Result: m.s.Result}
	return r
}

// Practice is Record.Practice of the match so far.
func (m *Match) Practice() bool { return m.rec.Practice() }

// View fills v with what the seat may know; NoSeat is a spectator.
func (m *Match) View(seat rules.Seat, v *rules.View) {
	rules.ViewInto(m.game.Table(), &m.s, seat, v)
}

// Options returns the legal answers of the seat; the slice is valid until the
// next call.
func (m *Match) Options(seat rules.Seat) []rules.Option {
	m.buf = m.eng.Options(&m.s, seat, m.buf)
	return m.buf
}

// Answer applies a seat's answer to the pending decision and returns its
// events. A refusal is a *rules.AnswerError and changes nothing.
func (m *Match) Answer(seat rules.Seat, o rules.Option) ([]rules.Event, error) {
	return m.AnswerAt(m.s.Dec.ID, seat, o)
}

// AnswerInto is Answer with the events appended to a log, which may be watched.
func (m *Match) AnswerInto(seat rules.Seat, o rules.Option, log *rules.Log) error {
	return m.answer(m.s.Dec.ID, seat, o, log)
}

// AnswerAt is Answer for an answer to decision id; if another decision is
// pending by now, it is refused as stale.
func (m *Match) AnswerAt(id uint32, seat rules.Seat, o rules.Option) ([]rules.Event, error) {
	var log rules.Log
	err := m.answer(id, seat, o, &log)
	return log.Events, err
}

func (m *Match) answer(id uint32, seat rules.Seat, o rules.Option, log *rules.Log) error {
	if n := len(m.rec.Answers); n >= MaxAnswers || n == MaxAnswers-1 && o.Verb != rules.Concede { // conceding must stay possible
		return fmt.Errorf("the match has %d answers, the most that a record holds", MaxAnswers)
	}
	before := len(log.Events)
	m.eng.Told() // of states played again
	if err := m.eng.AnswerAt(&m.s, id, seat, o, log); err != nil {
		return err
	}
	m.rec.Answers = append(m.rec.Answers, Answer{seat, o})
	m.events = append(m.events, slices.Clone(log.Events[before:]))
	m.told = append(m.told, m.eng.Told())
	m.keep()
	return m.fault()
}

// EventsInto appends the events of answer n (from 1; 0: the opening), with all
// secrets, to a log, which may be watched.
func (m *Match) EventsInto(n int, log *rules.Log) {
	switch {
	case n < 0 || n >= len(m.events):
	case n == 0:
		var s rules.State
		if m.deal(&s) == nil { // it was dealt before
			m.eng.Advance(&s, log)
		}
	default:
		s, a := *m.at(n - 1), m.rec.Answers[n-1]
		_ = m.eng.Answer(&s, a.Seat, a.Option, log) // it was legal before
	}
}

// Concede ends the match as a loss for the seat.
func (m *Match) Concede(seat rules.Seat) ([]rules.Event, error) {
	return m.Answer(seat, rules.Option{Verb: rules.Concede})
}

// Events appends the events of answer n (from 1; 0: the opening) as the seat
// may know them.
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

// Errors of Undo.
var (
	// ErrNothing: the seat has given no answer to take back.
	ErrNothing = errors.New("nothing to take back")
	// ErrConsent: chance, the opponent or new information came since.
	ErrConsent = errors.New("something has become known since; undo needs the other player's consent")
)

// CanUndo returns the number of answers that would remain if the seat took
// back its last one, and whether it may do so freely: nothing random or hidden
// came to light to it since, and nobody else has answered. What only the other
// player has learned from the answer is no reason: who takes back gains nothing. ok is false if there is
// nothing to take back.
func (m *Match) CanUndo(seat rules.Seat) (to int, free, ok bool) { return m.Back(seat, 1) }

// Back is CanUndo for the seat's k last answers, k from 1. The passes of a
// computer player do not count as answers: they tell nothing that has not come
// to light; nor do its secret picks while their question is open.
func (m *Match) Back(seat rules.Seat, k int) (to int, free, ok bool) {
	a := m.rec.Answers
	computer := m.rec.Seats[seat.Other()].Kind == "ai"
	free = true
	for n := len(a) - 1; n >= 0; n-- {
		if a[n].Seat != seat {
			free = free && computer && (a[n].Option.Verb == rules.Pass || m.secret(n))
			continue
		}
		if k--; k == 0 {
			return n, free && !m.learned(seat, n), true
		}
	}
	return 0, false, false
}

// secret reports whether the answer after the first n belongs to the present
// question, which both seats answer in secret.
func (m *Match) secret(n int) bool {
	return m.s.Dec.Kind == rules.Commit && m.at(n).Dec.ID == m.s.Dec.ID
}

// learned reports whether something has come to light to a seat after the
// first n answers.
func (m *Match) learned(seat rules.Seat, n int) bool {
	return slices.ContainsFunc(m.told[n+1:], func(told uint8) bool { return told&seat.Mask() != 0 })
}

// Undo takes back the seat's last answer and all later ones. If that is not
// free it needs consent, which the record notes.
func (m *Match) Undo(seat rules.Seat, consent bool) error { return m.UndoLast(seat, 1, consent) }

// UndoLast is Undo for the seat's k last answers at once.
func (m *Match) UndoLast(seat rules.Seat, k int, consent bool) error {
	to, free, ok := m.Back(seat, k)
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
	m.events, m.told = m.events[:n+1], m.told[:n+1]
	m.snaps = m.snaps[:n+1]
	if m.snaps[n] == nil {
		s := m.s
		m.snaps[n] = &s
	}
}

// At returns the state after n answers, clamped to 0..Len.
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
			panic("replay: a recorded answer is refused: " + err.Error()) // the engine broke its promise: it was legal before
		}
	}
	return &s
}

// Branch returns a new match that continues after n answers of this one.
func (m *Match) Branch(n int) *Match {
	n = min(max(n, 0), m.Len())
	b := &Match{game: m.game, eng: rules.NewEngine(m.game), rec: *m.rec.clone()}
	b.rec.Answers = b.rec.Answers[:n]
	b.rec.Final = nil
	b.s = m.At(n)
	b.events = append(b.events, m.events[:n+1]...)
	b.told = append(b.told, m.told[:n+1]...)
	b.snaps = append(b.snaps, m.snaps[:n+1]...) // stored states never change
	if b.snaps[n] == nil {
		s := b.s
		b.snaps[n] = &s
	}
	return b
}

// Replay plays a record again and checks that every answer is legal and that
// the match ends as recorded. For a record of an older rules version that the
// game still reads, the result is checked but not the hash, since the state's
// form has changed. The returned match has the present version.
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
	m.rec.carry(g)
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
