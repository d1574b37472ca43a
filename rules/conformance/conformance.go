// Package conformance is the suite that every game on the kernel has to pass:
// random play over many seeds, with every invariant checked after every
// answer. A test of each game calls Run.
package conformance

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"godeck/rules"
)

// Game is what the suite needs to know of a game.
type Game interface {
	rules.Rules
	Setup(s *rules.State, seed uint64, decks [2][]rules.DefID)
}

// Config says what to play.
type Config struct {
	Game  Game
	Decks func(r *rand.Rand) [2][]rules.DefID // decks of one match
	Seeds int                                 // matches with all checks
	Quick int                                 // further matches with the cheap checks only
	Most  int                                 // answers after which a match counts as endless
	Class []uint8                             // classes of designs (rules.Deal)
	// Choose picks one of the options that take nothing back; nil: uniformly.
	// Set it for a game whose random play seldom gets far.
	Choose func(s *rules.State, opts []rules.Option, r *rand.Rand) rules.Option
}

// Run plays the matches.
func Run(t *testing.T, c Config) {
	seeds, quick := c.Seeds, c.Quick
	if testing.Short() {
		seeds, quick = min(seeds, 10), min(quick, 50)
	}
	for seed := 0; seed < seeds; seed++ {
		chance(t, c, uint64(seed))
		one(t, c, uint64(seed), true)
		if t.Failed() {
			return
		}
	}
	for seed := 0; seed < quick; seed++ {
		one(t, c, uint64(1_000_000+seed), false)
		if t.Failed() {
			return
		}
	}
}

func one(t *testing.T, c Config, seed uint64, deep bool) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 77))
	eng := rules.NewEngine(c.Game)
	var s rules.State
	decks := c.Decks(r)
	c.Game.Setup(&s, seed, decks)
	guess := newGuesses(c, decks)
	var log rules.Log
	eng.Advance(&s, &log)
	var buf, all []rules.Option
	for n := 0; !s.Over(); n++ {
		if n > c.Most {
			t.Fatalf("seed %d: no end after %d answers", seed, n)
		}
		if err := s.Check(eng.Table()); err != nil {
			t.Fatalf("seed %d, answer %d: %v", seed, n, err)
		}
		open := 0
		for p := rules.Seat(0); p < 2; p++ {
			if !s.Waiting(p) {
				if o := eng.Options(&s, p, buf); len(o) != 0 {
					t.Fatalf("seed %d, answer %d: seat %d is not asked but has options", seed, n, p)
				}
				continue
			}
			open++
			all = eng.Options(&s, p, all)
			if len(all) == 0 {
				t.Fatalf("seed %d, answer %d: seat %d is asked (prompt %d) and has no option", seed, n, p, s.Dec.Prompt)
			}
			if deep {
				deepChecks(t, c, eng, &s, p, all, seed, n, r)
				guess.check(t, &s, p, seed, n, r)
			}
		}
		if open == 0 {
			t.Fatalf("seed %d, answer %d: nobody can answer", seed, n)
		}
		p := s.ToAnswer()
		if s.Dec.Open == rules.BothSeats && r.IntN(2) == 1 {
			p = 1
		}
		o, _ := Random(eng, &s, p, r, &buf)
		if c.Choose != nil {
			o = c.Choose(&s, forward(buf), r)
		}
		log.Reset()
		if deep {
			if err := eng.Answer(&s, p, o, &log); err != nil {
				t.Fatalf("seed %d, answer %d: a listed option was refused: %v", seed, n, err)
			}
			checkEvents(t, c.Game.Table(), &log, seed, n)
		} else {
			eng.Play(&s, p, o, &log)
		}
	}
	if s.Fault != rules.FaultNone {
		t.Fatalf("seed %d: engine fault: %s", seed, s.Fault)
	}
	if err := eng.Answer(&s, 0, rules.Option{Verb: rules.Done}, nil); err == nil {
		t.Fatalf("seed %d: an answer was taken after the end", seed)
	}
}

// Random picks uniformly among the options that take nothing back.
func Random(eng *rules.Engine, s *rules.State, p rules.Seat, r *rand.Rand, buf *[]rules.Option) (rules.Option, bool) {
	*buf = forward(eng.Options(s, p, *buf))
	if len(*buf) == 0 {
		return rules.Option{}, false
	}
	return (*buf)[r.IntN(len(*buf))], true
}

// forward leaves out the options that only take something back.
func forward(opts []rules.Option) []rules.Option {
	n := 0
	for _, o := range opts {
		if !o.TakesBack() {
			opts[n] = o
			n++
		}
	}
	return opts[:n]
}

func deepChecks(t *testing.T, c Config, eng *rules.Engine, s *rules.State, p rules.Seat, all []rules.Option, seed uint64, n int, r *rand.Rand) {
	t.Helper()
	before := *s
	var v rules.View
	if what := Offers(c.Game, s, p, &v); what != "" {
		t.Fatalf("seed %d, answer %d: %s", seed, n, what)
	}
	tested := all
	if len(tested) > 6 { // all are accepted; of long lists a sample is enough over thousands of answers
		tested = tested[:6]
	}
	for _, o := range tested {
		cp := *s
		if err := eng.Answer(&cp, p, o, nil); err != nil {
			t.Fatalf("seed %d, answer %d: option %+v refused on a copy: %v", seed, n, o, err)
		}
		if cp == before {
			t.Fatalf("seed %d, answer %d: option %+v changed nothing", seed, n, o)
		}
	}
	if *s != before {
		t.Fatalf("seed %d, answer %d: playing on a copy or listing options changed the original", seed, n)
	}
	for _, bad := range []rules.Option{{}, {Verb: rules.Pick, Card: rules.MaxCards - 1}, {Verb: rules.Number, N: -999}, {Verb: 250}, {Verb: rules.Use, Card: 3, N: 99}} {
		cp := *s
		if err := eng.Answer(&cp, p, bad, nil); err == nil {
			t.Fatalf("seed %d, answer %d: impossible option %+v accepted", seed, n, bad)
		} else if e, ok := err.(*rules.AnswerError); !ok || e.JA == "" || e.EN == "" {
			t.Fatalf("seed %d, answer %d: refusal without reason: %v", seed, n, err)
		}
		if cp != before {
			t.Fatalf("seed %d, answer %d: a refused answer changed the state", seed, n)
		}
	}
	cp := *s
	if err := eng.AnswerAt(&cp, s.Dec.ID-1, p, all[0], nil); err == nil || cp != before {
		t.Fatalf("seed %d, answer %d: a stale answer was taken", seed, n)
	}
	if !s.Waiting(p.Other()) {
		if err := eng.Answer(&cp, p.Other(), all[0], nil); err == nil || cp != before {
			t.Fatalf("seed %d, answer %d: the wrong seat's answer was taken", seed, n)
		}
	}
	viewChecks(t, c, s, seed, n, r)
}

// viewChecks permutes what a seat cannot know; its view must not change.
func viewChecks(t *testing.T, c Config, s *rules.State, seed uint64, n int, r *rand.Rand) {
	t.Helper()
	tab := c.Game.Table()
	for seat := rules.Seat(0); seat < 2; seat++ {
		var v, w rules.View
		rules.ViewInto(tab, s, seat, &v)
		explained(t, c.Game, s, &v, seed, n)
		mix := *s
		for owner := rules.Seat(0); owner < 2; owner++ {
			var hidden []rules.CardID
			for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
				if s.Cards[id].Owner == owner && !tab.Sees(s, seat, id) {
					hidden = append(hidden, id)
				}
			}
			r.Shuffle(len(hidden), func(i, j int) {
				a, b := hidden[i], hidden[j]
				mix.Cards[a].Def, mix.Cards[b].Def = mix.Cards[b].Def, mix.Cards[a].Def
			})
		}
		mix.Seed(r.Uint64())
		other := seat.Other()
		if s.Dec.Kind == rules.Commit && s.Dec.Asked&other.Mask() != 0 { // what the other seat has picked so far
			mix.Picks[other] = rules.List{}
			for _, id := range mix.Zone(rules.ZoneOf(1, other)) {
				if r.IntN(2) == 0 {
					mix.Picks[other].Add(id)
				}
			}
			mix.Answers += 3
		}
		rules.ViewInto(tab, &mix, seat, &w)
		if v != w {
			t.Fatalf("seed %d, answer %d: the view of seat %d depends on what it may not know", seed, n, seat)
		}
		for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
			if v.Known(id) && v.S.Cards[id].Def != s.Cards[id].Def {
				t.Fatalf("seed %d, answer %d: the view of seat %d shows card %d wrongly", seed, n, seat, id)
			}
		}
	}
}

// checkEvents looks for secrets in the shared form of events.
func checkEvents(t *testing.T, tab *rules.Table, log *rules.Log, seed uint64, n int) {
	t.Helper()
	for _, ev := range log.Events {
		for seat := rules.Seat(0); seat < 2; seat++ {
			f := ev.For(seat)
			if ev.Vis&seat.Mask() == 0 && (f.Card != 0 || f.Def != 0) {
				t.Fatalf("seed %d, answer %d: event %d shows a secret card to seat %d", seed, n, ev.Kind, seat)
			}
		}
		if ev.Card != 0 && ev.Vis == 0 && ev.Kind == rules.EvMove && tab.Zones[ev.To.Kind()].See == rules.SeeAll {
			t.Fatalf("seed %d, answer %d: a card arrives openly but nobody may see it", seed, n)
		}
	}
}

// Differ returns the first field in which two states differ.
func Differ(a, b *rules.State) string {
	x, y := reflect.ValueOf(*a), reflect.ValueOf(*b)
	for i := range x.NumField() {
		f := x.Type().Field(i)
		if !f.IsExported() || reflect.DeepEqual(x.Field(i).Interface(), y.Field(i).Interface()) {
			continue
		}
		if k := x.Field(i).Kind(); k == reflect.Array {
			for j := range x.Field(i).Len() {
				if p, q := x.Field(i).Index(j).Interface(), y.Field(i).Index(j).Interface(); p != q {
					return fmt.Sprintf("%s[%d] is %+v and %+v", f.Name, j, p, q)
				}
			}
		}
		return fmt.Sprintf("%s is %+v and %+v", f.Name, x.Field(i).Interface(), y.Field(i).Interface())
	}
	return "nothing"
}
