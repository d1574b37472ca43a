package harness

import (
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/scenes/internal/fakesession"
)

// Find searches matches, seed by seed, for those in which the audience is asked
// something good within a number of answers, each kind of good in one walk
// through them; nil: there is none.
func Find(g games.Game, seeds uint64, answers int, good ...func(s *fakesession.Session) bool) []*rules.State {
	found, left := make([]*rules.State, len(good)), len(good)
	for seed := uint64(1); seed < seeds && left > 0; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		s.Blind = true
		for i := 0; i < answers && left > 0 && !s.S.Over(); i++ {
			o := s.Options()
			if len(o) == 0 {
				s.Update()
				continue
			}
			for k, is := range good {
				if found[k] == nil && is(s) {
					st := s.S
					found[k] = &st
					left--
				}
			}
			s.Answer(Doing(o, i, int(seed)))
		}
	}
	return found
}

// Sought is a position that is looked for in matches.
type Sought struct {
	Name  string
	Good  func(s *fakesession.Session) bool
	State *rules.State // the first that is good; nil: none was met
}

// Met finds what is sought by each of a list, as Find does, and returns those that
// were met.
func Met[P any](t testing.TB, g games.Game, seeds uint64, answers int, list []P, of func(*P) *Sought) []P {
	t.Helper()
	var goods []func(s *fakesession.Session) bool
	for i := range list {
		goods = append(goods, of(&list[i]).Good)
	}
	states := Find(g, seeds, answers, goods...)
	var met []P
	for i := range list {
		q := of(&list[i])
		if q.State = states[i]; q.State == nil {
			t.Logf("%s: not met", q.Name)
			continue
		}
		met = append(met, list[i])
	}
	return met
}

// Doing returns an answer that does something, if there is one.
func Doing(o []rules.Option, i, seed int) rules.Option {
	real := fakesession.Advancing(o)
	pick := real[(i*7+seed)%len(real)]
	for _, q := range real {
		if pick.Verb == rules.Pass && q.Verb != rules.Pass && i%3 > 0 {
			pick = q
		}
	}
	return pick
}

// Declining returns the option with which a player does least: done, pass or no,
// else the first.
func Declining(list []rules.Option) rules.Option {
	o := list[0]
	for _, v := range [...]rules.Verb{rules.Done, rules.Pass, rules.No} {
		if i := slices.IndexFunc(list, func(o rules.Option) bool { return o.Verb == v }); i >= 0 {
			o = list[i]
		}
	}
	return o
}

// Plays answers for the audience up to so many steps of a session, and calls look
// before each answer.
func Plays(t testing.TB, s *fakesession.Session, seed, most int, look func(step int)) {
	t.Helper()
	for i := 0; i < most && !s.S.Over(); i++ {
		o := s.Options()
		if len(o) == 0 {
			s.Update()
			continue
		}
		look(i)
		if err := s.Answer(Doing(o, i, seed)); err != nil {
			t.Fatal(err)
		}
	}
}

// Stopped returns a session that stands at a state.
func Stopped(g games.Game, st *rules.State) *fakesession.Session {
	s := fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1)
	s.Load(st)
	return s
}

// EveryWindow calls look for every window, both languages and both sizes of
// type; in short tests for the large one only.
func EveryWindow(look func(w Window, l lang.Lang, text float64)) {
	for _, w := range Windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, text := range []float64{1, 1.3} {
				if !testing.Short() || text > 1 {
					look(w, l, text)
				}
			}
		}
	}
}
