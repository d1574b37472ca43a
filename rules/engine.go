package rules

import "fmt"

// Exec is what a game's code works with during a match: the state, the table
// and the log. It is valid for one call only.
type Exec struct {
	S   *State
	T   *Table
	log *Log

	from Source
	told uint8 // Engine.Told
}

// Engine runs matches of one game. It holds no match state but is not safe for
// concurrent use.
type Engine struct {
	rules Rules
	x     Exec
	buf   []Option
}

// NewEngine returns an engine for the game.
func NewEngine(r Rules) *Engine {
	return &Engine{rules: r, x: Exec{T: r.Table()}, buf: make([]Option, 0, 256)}
}

// Rules returns the game.
func (e *Engine) Rules() Rules { return e.rules }

// Table returns the game's description.
func (e *Engine) Table() *Table { return e.x.T }

// maxSteps bounds the work between two decisions. Real matches stay far below;
// a game that reaches it is faulty.
const maxSteps = 20000

// From sets the Source of what matches do not know themselves.
func (e *Engine) From(src Source) { e.x.from = src }

// Told returns the seats (a mask) to which something hidden or left to chance
// has come to light since the last call: a card that they did not know, the
// number of a die, a fact about the other's hidden cards. What only the other
// learns is not in it.
func (e *Engine) Told() uint8 {
	told := e.x.told
	e.x.told = 0
	return told
}

// Advance runs the match until somebody owes an answer or it is over. Events
// go to log, which may be nil.
func (e *Engine) Advance(s *State, log *Log) {
	s.Digest = Digest{} // whoever set up the state may have written what digests are about
	e.run(s, log)
}

func (e *Engine) run(s *State, log *Log) {
	e.x.open(s, log)
	for n := 0; s.Dec.Kind == NoDecision && !s.Over(); n++ {
		if n > maxSteps || s.NFrames == 0 {
			s.Fault = FaultStuck
			break
		}
		if e.rules.StateBasedActions(&e.x) {
			continue
		}
		e.rules.Step(&e.x)
	}
	e.x.S, e.x.log = nil, nil
}

// Options appends the seat's legal answers to the pending decision to buf[:0]
// and returns it, empty if the seat owes none. The state is unchanged.
func (e *Engine) Options(s *State, seat Seat, buf []Option) []Option {
	return Options(e.rules, s, seat, buf)
}

// Options is Engine.Options for callers without an Engine.
func Options(r Rules, s *State, seat Seat, buf []Option) []Option {
	buf = buf[:0]
	if !s.Waiting(seat) {
		return buf
	}
	d := &s.Dec
	switch d.Kind {
	case YesNo:
		return append(buf, Option{Verb: Yes}, Option{Verb: No})
	case ChooseNumber:
		for n := d.Arg; n <= d.Arg2; n++ {
			buf = append(buf, Option{Verb: Number, N: n})
		}
		return buf
	case ChooseCards, Commit, PayCost:
		p := &s.Picks[seat]
		if p.N < d.Max[seat] {
			buf = r.LegalActions(s, seat, buf)
		}
		if p.N >= d.Min[seat] || len(buf) == 0 {
			buf = append(buf, Option{Verb: Done})
		}
		for _, c := range p.Cards() {
			buf = append(buf, Option{Verb: Unpick, Card: c})
		}
		if d.Ordered && p.N == 2 {
			buf = append(buf, Option{Verb: Swap})
		}
		return buf
	}
	return r.LegalActions(s, seat, buf)
}

// AnswerError says why an answer was refused.
type AnswerError struct {
	Seat   Seat
	Option Option
	JA, EN string
}

// Error returns the reason in English.
func (e *AnswerError) Error() string {
	return fmt.Sprintf("seat %d may not answer %s: %s", e.Seat, e.Option.Verb, e.EN)
}

// Answer applies a seat's answer and advances the match. An answer that
// Options does not list is refused with an *AnswerError and changes nothing.
func (e *Engine) Answer(s *State, seat Seat, o Option, log *Log) error {
	return e.AnswerAt(s, s.Dec.ID, seat, o, log)
}

// AnswerAt is Answer for an answer to decision id; if another decision is
// pending by now, the answer is refused as stale.
func (e *Engine) AnswerAt(s *State, id uint32, seat Seat, o Option, log *Log) error {
	refuse := func(ja, en string) error { return &AnswerError{seat, o, ja, en} }
	switch {
	case s.Over():
		return refuse("対戦は終わっています", "the match is over")
	case seat != 0 && seat != 1:
		return refuse("その席はありません", "no such seat")
	case o.Verb == Concede:
		e.x.open(s, log)
		s.Answers++
		e.x.End(seat.Other(), ReasonConcede)
		e.x.S, e.x.log = nil, nil
		return nil
	case id != s.Dec.ID:
		return refuse("その質問はもう終わっています", "that question has passed (stale answer)")
	case s.Dec.Kind == NoDecision || s.Dec.Open&seat.Mask() == 0:
		return refuse("いまはあなたが答える番ではありません", "it is not this seat's turn to answer")
	}
	e.buf = Options(e.rules, s, seat, e.buf)
	legal := false
	for _, l := range e.buf {
		if l == o {
			legal = true
			break
		}
	}
	if !legal {
		ja, en := e.rules.Why(s, seat, o)
		return refuse(ja, en)
	}
	e.take(s, seat, o, log)
	return nil
}

// Play is Answer without the check, for options that came from Options: the
// fast path of search and random play.
func (e *Engine) Play(s *State, seat Seat, o Option, log *Log) { e.take(s, seat, o, log) }

func (e *Engine) take(s *State, seat Seat, o Option, log *Log) {
	log.begin(e.x.T, s)
	s.Answers++
	d := &s.Dec
	p := &s.Picks[seat]
	closed := false
	switch o.Verb {
	case Pick:
		p.Add(o.Card)
		closed = !d.Confirm && d.Min[seat] == d.Max[seat] && p.N == d.Max[seat]
	case Unpick:
		p.Remove(o.Card)
	case Swap:
		p.C[0], p.C[1] = p.C[1], p.C[0]
	default:
		s.Last = o
		closed = true
	}
	if !closed {
		return
	}
	d.Open &^= seat.Mask()
	if d.Kind == Commit {
		e.x.S, e.x.log = s, log
		e.x.Emit(Event{Kind: EvCommit, Seat: seat, A: int16(d.Prompt)})
	}
	if d.Open == 0 {
		d.Kind = NoDecision
		e.run(s, log)
	}
	e.x.S, e.x.log = nil, nil
}

// ReasonConcede is the Result.Reason of a concession; a game's own start at 2.
const ReasonConcede uint8 = 1

// open binds the state and the log for one call.
func (x *Exec) open(s *State, log *Log) {
	x.S, x.log = s, log
	log.begin(x.T, s)
}

// Emit logs an event, right after the change that it reports.
func (x *Exec) Emit(ev Event) {
	if x.log != nil {
		x.log.add(x.T, x.S, ev)
	}
}

// Logging reports whether events are recorded.
func (x *Exec) Logging() bool { return x.log != nil }

// End ends the match. Later calls change nothing.
func (x *Exec) End(winner Seat, reason uint8) {
	if x.S.Over() {
		return
	}
	x.S.Result = Result{Over: true, Winner: winner, Reason: reason}
	x.S.Dec.Kind = NoDecision
	x.S.Dec.Open = 0
	x.Emit(Event{Kind: EvOver, Seat: winner, A: int16(reason)})
}

// Where is one of the ends of an ordered zone.
type Where uint8

// The ends of a zone.
const (
	OnTop Where = iota
	AtBottom
)

// Move puts the card into a zone. It becomes a new object: its stamp changes,
// and flags, counters and knowledge are lost. The event identifies the card to
// the seats that saw it before or see it afterwards. flags are set before its
// visibility is judged.
func (x *Exec) Move(id CardID, to ZoneID, where Where, flags uint16) {
	x.move(id, to, where, flags, 0, 0)
}

// MoveTo is Move to the end of a zone in which a card has a place (N[0]) or a
// host. Both are set before the event, so watchers never see it misplaced.
func (x *Exec) MoveTo(id CardID, to ZoneID, flags uint16, at int16, host CardID) {
	x.move(id, to, OnTop, flags, at, host)
}

func (x *Exec) move(id CardID, to ZoneID, where Where, flags uint16, at int16, host CardID) {
	s := x.S
	c := s.Card(id)
	before := x.T.seers(s, id)
	from, place := c.Zone, x.T.place(c)
	k := 0
	if where == OnTop {
		k = s.Count(to)
		if from == to {
			k--
		}
	}
	s.place(id, to, k)
	s.Stamps++
	c.Stamp = s.Stamps
	c.Flags = flags
	c.Since = s.Turn
	c.N = [3]int16{at}
	c.Host = host
	c.Known = 0
	c.Ctrl = c.Owner
	after := x.T.seers(s, id)
	x.learn(id, after&^before)
	if x.log != nil {
		x.log.add(x.T, s, Event{Kind: EvMove, Seat: to.Seat(), Vis: before | after, Card: id, Def: c.Def, From: from, To: to, A: int16(k), Place: place})
	}
}

// PlaceOf returns the public place of a card as events give it (Event.Place).
func (x *Exec) PlaceOf(id CardID) int8 { return x.T.place(x.S.Card(id)) }

// Shift moves a card to the end of another zone as the same object: it keeps
// its stamp, flags, counters and host.
func (x *Exec) Shift(id CardID, to ZoneID) {
	s := x.S
	c := s.Card(id)
	before := x.T.seers(s, id)
	from, place := c.Zone, x.T.place(c)
	k := s.Count(to)
	if from == to {
		k--
	}
	s.place(id, to, k)
	after := x.T.seers(s, id)
	x.learn(id, after&^before)
	if x.log == nil {
		return
	}
	x.Emit(Event{Kind: EvMove, Seat: to.Seat(), Vis: before | after, Card: id, Def: c.Def, From: from, To: to, A: int16(k), Place: place})
}

// FaceUp turns a face-down card face-up.
func (x *Exec) FaceUp(id CardID) {
	c := x.S.Card(id)
	if c.Flags&FaceDown == 0 {
		return
	}
	before := x.T.seers(x.S, id)
	c.Flags &^= FaceDown
	x.S.touch(c.Zone)
	x.learn(id, x.T.seers(x.S, id)&^before)
	if x.log == nil {
		return
	}
	x.Emit(Event{Kind: EvFlip, Seat: c.Owner, Vis: x.T.seers(x.S, id), Card: id, Def: c.Def, From: c.Zone, To: c.Zone, A: 1, Place: x.T.place(c)})
}

// learn records that seats have come to know a card.
func (x *Exec) learn(id CardID, seats uint8) {
	if seats == 0 {
		return
	}
	x.S.News++
	x.told |= seats
	if x.from.Identify != nil {
		x.S.touch(x.S.Card(id).Zone)
		x.from.Identify(x.S, id, seats)
	}
}

// Avow returns a fact about a seat's hidden cards that the rules make public,
// such as a right to redraw that depends on the hand. It is the only way for
// flow to use such a fact.
func (x *Exec) Avow(seat Seat, fact bool) bool {
	x.told |= seat.Other().Mask()
	if x.from.Avow != nil {
		return x.from.Avow(seat, fact)
	}
	return fact
}

// Found returns a card that a text or chance has found among a seat's hidden
// cards by what they are. In which zone is public, but not which of the cards
// there, unless it is known; a machine that lacks the cards is told the id.
func (x *Exec) Found(seat Seat, id CardID) CardID {
	if x.from.Found != nil {
		return x.from.Found(seat, id)
	}
	return id
}

// Disclose makes a hidden card known to the seats in mask, without an event,
// until it moves or Forget is called. Flow that depends on the identity of a
// hidden card has to disclose it first.
func (x *Exec) Disclose(id CardID, mask uint8) {
	seats := mask &^ x.T.seers(x.S, id)
	x.S.Card(id).Known |= mask
	x.learn(id, seats)
}

// Look makes the cards of a zone known to a seat, without events.
func (x *Exec) Look(z ZoneID, seat Seat) {
	news := x.S.News + 1
	for _, id := range x.S.Zone(z) {
		x.Disclose(id, seat.Mask())
	}
	x.S.News = news
}

// Show makes a hidden card known to the seats in mask, with an event, until it
// moves or Forget is called.
func (x *Exec) Show(id CardID, mask uint8) {
	x.Disclose(id, mask)
	if x.log == nil {
		return
	}
	c := x.S.Card(id)
	x.Emit(Event{Kind: EvShow, Seat: c.Owner, Vis: mask | x.T.seers(x.S, id), Card: id, Def: c.Def, From: c.Zone, To: c.Zone, Place: x.T.place(c)})
}

// Forget ends the knowledge that Show and Disclose gave about a card.
func (x *Exec) Forget(id CardID) { x.S.Card(id).Known = 0 }

// SetSeatVar sets a seat's variable and emits an event if it changed.
func (x *Exec) SetSeatVar(seat Seat, i int, v int16) {
	old := x.S.Seats[seat][i]
	if old == v {
		return
	}
	x.S.Seats[seat][i] = v
	x.Emit(Event{Kind: EvSeatVar, Seat: seat, A: old, B: v, C: int16(i)})
}

// SetVar sets a shared variable and emits an event if it changed.
func (x *Exec) SetVar(i int, v int16) {
	old := x.S.Vars[i]
	if old == v {
		return
	}
	x.S.Vars[i] = v
	x.Emit(Event{Kind: EvVar, Seat: NoSeat, A: old, B: v, C: int16(i)})
}
