package deeds_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/internal/lang/prose"
	"godeck/rules"
	"godeck/rules/ai"
	players "godeck/rules/ai/all"
	"godeck/rules/deeds"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/replay"
)

// Every deed names a clause that exists and has words of its own in both
// languages; a game has twelve to thirty.
func TestTables(t *testing.T) {
	id := regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	for _, e := range all.Games() {
		if n := len(e.Deeds); n < 12 || n > 30 {
			t.Errorf("%s has %d deeds", e.ID, n)
		}
		seen := map[string]bool{}
		for _, d := range e.Deeds {
			if !id.MatchString(d.ID) || seen[d.ID] || seen[d.Name.JA] || seen[d.Name.EN] {
				t.Errorf("%s: %s needs an id and a name of its own", e.ID, d.ID)
			}
			seen[d.ID], seen[d.Name.JA], seen[d.Name.EN] = true, true, true
			if !strings.Contains(all.Book(e.ID), "**"+e.Clause+"-"+d.Clause+"**") {
				t.Errorf("%s: %s names %s-%s, which is no clause", e.ID, d.ID, e.Clause, d.Clause)
			}
			if !strings.HasSuffix(d.Rule.JA, "。") || !strings.HasSuffix(d.Rule.EN, ".") || strings.HasSuffix(d.Name.EN, ".") || strings.HasSuffix(d.Name.JA, "。") {
				t.Errorf("%s: %s: the rule is a sentence, the name is none", e.ID, d.ID)
			}
			for _, p := range [2]lang.Phrase{d.Name, d.Rule} {
				for _, slip := range append(prose.English(p.EN), prose.Japanese(p.JA)...) {
					t.Errorf("%s: %s: %s", e.ID, d.ID, slip)
				}
			}
			if n := len([]rune(d.Name.JA)); n > 16 || len(d.Name.EN) > 40 {
				t.Errorf("%s: %s has a long name: %v", e.ID, d.ID, d.Name)
			}
			if deeds.Find(e.Deeds, d.ID).Name != d.Name {
				t.Errorf("%s: %s is not found", e.ID, d.ID)
			}
		}
		if deeds.Find(e.Deeds, "none") != nil {
			t.Errorf("%s: a deed that is not there is found", e.ID)
		}
	}
}

// eager answers at random, but uses what it can while something waits, and
// names a hidden card as it is: so it does what bots seldom do.
type eager struct {
	ai.Random
	m *replay.Match
	o rules.Option
}

func (e *eager) Start(v *rules.View) {
	e.Random.Start(v)
	s, opts := e.m.State(), []rules.Option{}
	for _, o := range e.m.Options(v.Seat) {
		switch {
		case o.TakesBack():
		case o.Verb == rules.Name:
			for c := rules.CardID(1); int(c) < int(s.NCards); c++ {
				if x := s.Card(c); x.Has(rules.FaceDown) && x.Owner != v.Seat && x.Def == rules.DefID(o.N) {
					opts = append(opts, o)
				}
			}
		case s.NStack > 0 && o.Verb != rules.Pass:
			opts = append(opts, o)
		}
	}
	e.o = rules.Option{}
	if len(opts) > 0 {
		e.o = opts[e.R.IntN(len(opts))]
	}
}

func (e *eager) Answer() []rules.Option {
	if e.o.Verb != rules.NoVerb {
		return []rules.Option{e.o}
	}
	return e.Random.Answer()
}

// rare are decks with cards that no built-in deck has, by prefix of the clauses.
var rare = map[string][]string{"MTZ": strings.Fields(strings.Repeat("mtz-053 mtz-128 mtz-042 mtz-012 mtz-089 mtz-090 mtz-014 mtz-110 mtz-118 mtz-119 ", 3))}

// first are matches in which something seldom happens, by prefix of the clauses; without them
// others are looked for, which takes longer.
var first = map[string][]int{"DMG": {943, 181, 99}, "MTZ": {870, 132}, "BGD": {67}}

// played plays a match to its end: by rule of thumb, at random, or eagerly.
func played(t *testing.T, e *games.Entry, g games.Game, n int) *replay.Match {
	t.Helper()
	cards, ds, how := rare[e.Clause], g.Library().Decks(), n%3
	n /= 3
	var set replay.Setup
	for p := range set.Decks {
		set.Decks[p].ID = ds[[2]int{n % len(ds), n / len(ds) % len(ds)}[p]].ID
		if cards != nil && how == 2 {
			set.Decks[p] = replay.Deck{Cards: cards}
		}
	}
	set.Seed = uint64(n)
	m, err := replay.New(g, set)
	if err != nil {
		t.Fatal(err)
	}
	var seats [2]ai.Player
	for p := range seats {
		r := ai.Random{Rules: g, R: rand.New(rand.NewPCG(set.Seed, uint64(p)))}
		switch how {
		case 0:
			seats[p] = players.Of(e.ID).Thumb(g, set.Seed*2+uint64(p))
		case 1:
			seats[p] = &r
		case 2:
			seats[p] = &eager{Random: r, m: m}
		}
	}
	var v rules.View
	for !m.State().Over() {
		p := m.State().ToAnswer()
		m.View(p, &v)
		for _, o := range ai.Ask(seats[p], &v) {
			if _, err := m.Answer(p, o); err != nil {
				t.Fatal(err)
			}
		}
	}
	return m
}

// Every deed happens, and it is not everybody's: somewhere a seat has not done
// what the other one has, or nobody has.
func TestReached(t *testing.T) {
	for _, e := range all.Games() {
		t.Run(e.ID, func(t *testing.T) {
			t.Parallel()
			g, err := e.Load()
			if err != nil {
				t.Fatal(err)
			}
			done, spared := map[string]int{}, map[string]int{}
			left := func() (out []string) {
				for _, d := range e.Deeds {
					if done[d.ID] == 0 || spared[d.ID] == 0 {
						out = append(out, d.ID)
					}
				}
				return out
			}
			n := 0
			for ; len(left()) > 0 && n < 1200; n++ {
				k := n
				if early := first[e.Clause]; n < len(early) {
					k = early[n]
				}
				m := played(t, e, g, k)
				var mine [2]map[string]bool
				for p := range mine {
					mine[p] = map[string]bool{}
					for _, id := range deeds.In(m, rules.Seat(p), e.Deeds) {
						mine[p][id] = true
						done[id]++
					}
				}
				for _, d := range e.Deeds {
					if mine[0][d.ID] != mine[1][d.ID] || !mine[0][d.ID] && done[d.ID] > 0 {
						spared[d.ID]++
					}
				}
			}
			if out := left(); len(out) > 0 {
				t.Errorf("after %d matches: %v, reached %v", n, out, done)
			}
			t.Logf("%d matches", n)
		})
	}
}

// A match that was given up, and one that has hardly begun, have no deeds that
// a whole one has not; the opponent's victory is nobody else's deed.
func TestNotDone(t *testing.T) {
	for _, e := range all.Games() {
		g, err := e.Load()
		if err != nil {
			t.Fatal(err)
		}
		m := played(t, e, g, 0)
		if w := m.State().Result.Winner; w >= 0 {
			won := map[string]bool{}
			for _, d := range e.Deeds {
				won[d.ID] = d.On == rules.EvOver
			}
			for _, id := range deeds.In(m, w.Other(), e.Deeds) {
				if won[id] {
					t.Errorf("%s: the loser has %s", e.ID, id)
				}
			}
		}
		for _, n := range []int{1, m.Len() / 3, m.Len() / 2} {
			b := m.Branch(n)
			all := deeds.In(m, 0, e.Deeds)
			for _, id := range deeds.In(b, 0, e.Deeds) {
				if !slices.Contains(all, id) {
					t.Errorf("%s: %s is done after %d answers and not in the end", e.ID, id, n)
				}
			}
			if !b.State().Over() {
				if _, err := b.Concede(1); err != nil {
					t.Fatal(err)
				}
			}
			for _, id := range deeds.In(b, 0, e.Deeds) {
				if deeds.Find(e.Deeds, id).On == rules.EvOver {
					t.Errorf("%s: %s is done by a concession", e.ID, id)
				}
			}
		}
	}
}

// Equal records have equal deeds, also when they are read again.
func TestReplayed(t *testing.T) {
	for _, e := range all.Games() {
		g, err := e.Load()
		if err != nil {
			t.Fatal(err)
		}
		m := played(t, e, g, 3)
		again, err := replay.Replay(g, m.Record())
		if err != nil {
			t.Fatal(err)
		}
		if a, b := deeds.In(m, 1, e.Deeds), deeds.In(again, 1, e.Deeds); !slices.Equal(a, b) || len(a) == 0 {
			t.Errorf("%s: %v, then %v", e.ID, a, b)
		}
	}
}
