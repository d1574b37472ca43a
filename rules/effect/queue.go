package effect

import "godeck/rules"

// Queue carries out, batch by batch, the abilities that have triggered and
// whatever else a game lets wait with them. The game says whose come first
// (First); each player orders their own. What triggers meanwhile is another
// batch.
type Queue struct {
	Op     uint16 // frame operation of a batch
	Prompt uint8  // of the question which comes next
	Host   QueueHost
}

// QueueHost is a game as seen by its queue.
type QueueHost interface {
	// First returns the player whose abilities come first at this moment.
	First(s *rules.State) rules.Seat
	// Counts reports whether a trigger of the batch is still to be begun; a
	// game may drop one whose source has moved.
	Counts(s *rules.State, t *rules.Trigger) bool
	// Waits returns the i-th thing other than a trigger that waits for the
	// player in the top batch, as the option that begins it; false after the
	// last.
	Waits(s *rules.State, p rules.Seat, i int) (rules.Option, bool)
	// MayAdd reports whether the player may add something that does not wait.
	// AddOptions lists what; the player may also pass.
	MayAdd(s *rules.State, p rules.Seat) bool
	AddOptions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option
	// Begin begins what an answer means: trigger N of State.Triggers, or an
	// option of Waits or AddOptions.
	Begin(x *rules.Exec, p rules.Seat, o rules.Option)
}

// OnlyTriggers implements part of QueueHost for games whose batches hold
// nothing but triggers that all count. Embed it and override what differs.
type OnlyTriggers struct{}

// Counts reports true.
func (OnlyTriggers) Counts(*rules.State, *rules.Trigger) bool { return true }

// Waits reports nothing.
func (OnlyTriggers) Waits(*rules.State, rules.Seat, int) (o rules.Option, ok bool) { return o, false }

// MayAdd reports false.
func (OnlyTriggers) MayAdd(*rules.State, rules.Seat) bool { return false }

// AddOptions adds none.
func (OnlyTriggers) AddOptions(_ *rules.State, _ rules.Seat, buf []rules.Option) []rules.Option {
	return buf
}

// Fresh reports whether there are triggers that belong to no batch yet.
func (q *Queue) Fresh(s *rules.State) bool {
	for i := range s.Triggers[:s.NTriggers] {
		if s.Triggers[i].Batch == 0 {
			return true
		}
	}
	return false
}

// Open makes a batch of the new triggers and pushes its frame.
func (q *Queue) Open(s *rules.State) *rules.Frame {
	f := s.Push(rules.Frame{Op: q.Op})
	for i := range s.Triggers[:s.NTriggers] {
		if s.Triggers[i].Batch == 0 {
			s.Triggers[i].Batch = s.NFrames
		}
	}
	return f
}

// Step begins what comes next in the top batch, asks which that is, or ends
// the batch.
func (q *Queue) Step(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	if f.Sub == 1 {
		f.Sub = 0
		q.Host.Begin(x, asked(s), s.Last)
		return
	}
	first := q.Host.First(s)
	for _, p := range [...]rules.Seat{first, first.Other()} {
		n, next := 0, rules.Option{}
		for i := range s.Triggers[:s.NTriggers] {
			if t := &s.Triggers[i]; t.Batch == s.NFrames && t.Ctrl == p && q.Host.Counts(s, t) {
				next = rules.Option{Verb: rules.Use, Card: t.Src, N: int16(i)}
				n++
			}
		}
		for i := 0; ; i++ {
			o, ok := q.Host.Waits(s, p, i)
			if !ok {
				break
			}
			next = o
			n++
		}
		switch may := q.Host.MayAdd(s, p); {
		case n == 1 && !may:
			q.Host.Begin(x, p, next)
			return
		case n > 0 || may:
			f.Sub = 1
			s.Ask(p, rules.Decision{Kind: rules.OrderItems, Prompt: q.Prompt})
			return
		}
	}
	for i := int(s.NTriggers) - 1; i >= 0; i-- { // drop those that no longer count
		if s.Triggers[i].Batch == s.NFrames {
			s.TakeTrigger(i)
		}
	}
	s.Pop()
}

// asked returns the seat that has just answered.
func asked(s *rules.State) rules.Seat { return rules.Seat(s.Dec.Asked >> 1) }

// LegalActions lists the answers to the question which comes next. A source
// that has moved is not named.
func (q *Queue) LegalActions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	n := len(buf)
	for i := range s.Triggers[:s.NTriggers] {
		if t := &s.Triggers[i]; t.Batch == s.NFrames && t.Ctrl == p && q.Host.Counts(s, t) {
			o := rules.Option{Verb: rules.Use, N: int16(i)}
			if s.Card(t.Src).Stamp == t.Stamp {
				o.Card = t.Src
			}
			buf = append(buf, o)
		}
	}
	for i := 0; ; i++ {
		o, ok := q.Host.Waits(s, p, i)
		if !ok {
			break
		}
		buf = append(buf, o)
	}
	must := len(buf) > n
	if q.Host.MayAdd(s, p) {
		buf = q.Host.AddOptions(s, p, buf)
		if !must {
			buf = append(buf, rules.Option{Verb: rules.Pass})
		}
	}
	return buf
}
