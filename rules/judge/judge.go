// Package judge runs second implementations beside the engine. A judge is
// small, written from the rule book and not from the engine's code, and
// follows a match step by step: the state before and after, and the events.
// Any disagreement is a Fault. The judge that all games share is here (Zones:
// which card is where, and who may know it); a game's judge_test adds its own.
//
// Judges are for tests and may be slow and allocate.
package judge

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
)

// Fault is a difference between a judge and the engine.
type Fault struct {
	Clause    string // of the rule book
	What      string
	Want, Got any
	Told      []rules.Event // events of the answer so far
}

// Errorf returns a fault: what is wrong, what the clause wants, what the
// engine has.
func Errorf(clause, what string, want, got any) *Fault {
	return &Fault{Clause: clause, What: what, Want: want, Got: got}
}

func (f *Fault) String() string {
	text := fmt.Sprintf("%s: %s: expected %v, got %v", f.Clause, f.What, f.Want, f.Got)
	for _, e := range f.Told {
		text += fmt.Sprintf("\n  kind %d of %v: card %d (design %d) %d→%d src %d, %d %d %d", e.Kind, e.Seat, e.Card, e.Def, e.From, e.To, e.Src, e.A, e.B, e.C)
	}
	return text
}

// Judge follows a match. A fault that a method returns ends the match.
type Judge interface {
	// Start is called with the state from Setup, before the first step.
	Start(s *rules.State)
	// Step is called after every step of the engine, with the events it
	// emitted.
	Step(before, after *rules.State, events []rules.Event) *Fault
	// Rest is called whenever the match waits for an answer or is over.
	Rest(s *rules.State) *Fault
	// Answer is called before a seat's answer is applied.
	Answer(s *rules.State, seat rules.Seat, o rules.Option)
}

// Idle implements Judge without checking anything; judges embed it.
type Idle struct{}

// Start does nothing.
func (Idle) Start(*rules.State) {}

// Step returns nil.
func (Idle) Step(_, _ *rules.State, _ []rules.Event) *Fault { return nil }

// Rest returns nil.
func (Idle) Rest(*rules.State) *Fault { return nil }

// Answer does nothing.
func (Idle) Answer(*rules.State, rules.Seat, rules.Option) {}

// Config says what to play.
type Config struct {
	Game   conformance.Game
	Decks  func(r *rand.Rand) [2][]rules.DefID
	Seeds  int // matches; see conformance.Long
	Most   int // answers after which a match is abandoned
	Choose func(s *rules.State, opts []rules.Option, r *rand.Rand) rules.Option
	Judges func() []Judge // called for every match
	// Known lists, by clause, differences not fixed yet: they are counted but
	// do not end the match.
	Known []string
}

// Mutation is a deliberate fault: it corrupts the state or the events of a step
// and reports whether it did. Judges must notice.
type Mutation func(s *rules.State, events *[]rules.Event) bool

// Run plays Long(c.Seeds) matches and fails at the first difference.
func Run(t *testing.T, c Config) {
	t.Helper()
	c.Seeds = conformance.Long(c.Seeds)
	Once(t, c)
}

// Once is Run with exactly c.Seeds matches.
func Once(t *testing.T, c Config) {
	t.Helper()
	answers := 0
	known := map[string]int{}
	for seed := 0; seed < c.Seeds; seed++ {
		f, n, _ := c.match(uint64(seed), nil, known)
		if f != nil {
			t.Fatalf("seed %d, answer %d: %v", seed, n, f)
		}
		answers += n
	}
	t.Logf("%d matches, %d answers; known differences: %v", c.Seeds, answers, known)
}

// Catches plays matches with a planted fault until the judges report it, and
// fails if they never do. want must be part of the clause or the text of the
// report.
func Catches(t *testing.T, c Config, name string, mutate Mutation) {
	t.Helper()
	planted := 0
	for seed := 0; seed < c.Seeds; seed++ {
		f, n, did := c.match(uint64(seed), mutate, map[string]int{})
		if did {
			planted++
		}
		if f != nil {
			if !did {
				t.Fatalf("%s: seed %d, answer %d: a difference before anything was planted: %v", name, seed, n, f)
			}
			f.Told = nil
			t.Logf("%s: caught in seed %d, answer %d: %v", name, seed, n, f)
			return
		}
	}
	t.Errorf("%s: planted in %d of %d matches and never noticed", name, planted, c.Seeds)
}

// bench is a game whose steps are watched.
type bench struct {
	rules.Rules
	judges  []Judge
	mutate  Mutation
	planted bool
	before  rules.State
	log     rules.Log
	fed     int
	fault   *Fault
	clauses []string
	known   map[string]int
}

// hold records a fault unless it is known.
func (b *bench) hold(f *Fault) {
	switch {
	case f == nil:
	case slices.Contains(b.clauses, f.Clause):
		b.known[f.Clause]++
	default:
		b.fault = f
		f.Told = append(f.Told, b.log.Events[max(0, len(b.log.Events)-30):]...)
	}
}

func (b *bench) Step(x *rules.Exec) {
	b.before = *x.S
	b.Rules.Step(x)
	b.watch(x.S)
}

func (b *bench) StateBasedActions(x *rules.Exec) bool {
	b.before = *x.S
	did := b.Rules.StateBasedActions(x)
	if did {
		b.watch(x.S)
	}
	return did
}

func (b *bench) watch(s *rules.State) {
	events := b.log.Events[b.fed:]
	if b.mutate != nil && !b.planted {
		list := append([]rules.Event(nil), events...)
		if b.mutate(s, &list) {
			b.planted, events = true, list
		}
	}
	b.fed = len(b.log.Events)
	for _, j := range b.judges {
		if b.fault == nil {
			b.hold(j.Step(&b.before, s, events))
		}
	}
}

func (b *bench) rest(s *rules.State) {
	if b.fed < len(b.log.Events) { // emitted outside of a step
		b.before = *s
		b.watch(s)
	}
	for _, j := range b.judges {
		if b.fault == nil {
			b.hold(j.Rest(s))
		}
	}
	b.log.Reset()
	b.fed = 0
}

// match plays one match. It returns the first fault, the number of answers
// until then, and whether the mutation took effect.
func (c *Config) match(seed uint64, mutate Mutation, known map[string]int) (*Fault, int, bool) {
	r := rand.New(rand.NewPCG(seed, 41))
	b := &bench{Rules: c.Game, judges: c.Judges(), mutate: mutate, clauses: c.Known, known: known}
	eng := rules.NewEngine(b)
	var s rules.State
	c.Game.Setup(&s, seed, c.Decks(r))
	for _, j := range b.judges {
		j.Start(&s)
	}
	eng.Advance(&s, &b.log)
	b.rest(&s)
	var buf []rules.Option
	var view rules.View
	n := 0
	for ; b.fault == nil && !s.Over() && n < c.Most; n++ {
		p := s.ToAnswer()
		if s.Dec.Open == rules.BothSeats && r.IntN(2) == 1 {
			p = 1
		}
		o, ok := conformance.Random(eng, &s, p, r, &buf)
		if !ok {
			return Errorf("", "options", "at least one", 0), n, b.planted
		}
		if what := conformance.Offers(c.Game, &s, p, &view); what != "" && !b.planted {
			return Errorf("", "options of the view", "those of the match", what), n, b.planted
		}
		if c.Choose != nil {
			o = c.Choose(&s, buf, r)
		}
		for _, j := range b.judges {
			j.Answer(&s, p, o)
		}
		eng.Play(&s, p, o, &b.log)
		b.rest(&s)
	}
	if s.Fault != rules.FaultNone && !b.planted && b.fault == nil {
		return Errorf("", "engine fault", "none", s.Fault), n, b.planted
	}
	return b.fault, n, b.planted
}
