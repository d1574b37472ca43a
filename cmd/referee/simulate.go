package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"sort"
	"time"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/ai/chances"
	"godeck/rules/games"
	"godeck/rules/replay"
)

// tally is the result of a simulation.
type tally struct {
	Game      string            `json:"game"`
	Games     int               `json:"games"`
	Seed      uint64            `json:"seed"`
	Levels    [2]string         `json:"levels"`
	Wins      [2]int            `json:"wins"`
	Paired    *paired           `json:"paired,omitempty"`
	Draws     int               `json:"draws"`
	Endings   map[string]int    `json:"endings"`
	Decks     map[string]*score `json:"decks"`
	Against   map[string]*score `json:"against,omitempty"` // results of the first deck, by "deck against deck"
	Turns     spread            `json:"turns"`
	Answers   spread            `json:"answers"`
	Decisions int               `json:"decisions"`
	Seconds   float64           `json:"seconds"`
	GamesPerS float64           `json:"gamesPerSecond"`
	DecPerS   float64           `json:"decisionsPerSecond"`
	Checked   bool              `json:"checked"`
	Faults    []string          `json:"faults,omitempty"`
}

type score struct {
	Games int `json:"games"`
	Wins  int `json:"wins"`
}

// paired compares two levels that played every game from both sides, so that
// neither seat nor deck nor draws favour one.
type paired struct {
	Wins  [2]int     `json:"wins"`  // in the order of Levels
	Share float64    `json:"share"` // of the first level; draws count half
	Range [2]float64 `json:"range"` // with 95 % confidence (Wilson)
}

func (p *paired) sum(draws int) {
	e := chances.Estimate{Games: p.Wins[0] + p.Wins[1] + draws, Wins: p.Wins[0], Draws: draws}
	if e.Games == 0 {
		return
	}
	p.Share = e.Share()
	p.Range[0], p.Range[1] = e.Interval()
}

// spread summarises a list of numbers.
type spread struct {
	Min    int     `json:"min"`
	Median int     `json:"median"`
	Mean   float64 `json:"mean"`
	P95    int     `json:"p95"`
	Max    int     `json:"max"`
}

func spreadOf(v []int) spread {
	if len(v) == 0 {
		return spread{}
	}
	sort.Ints(v)
	sum := 0
	for _, x := range v {
		sum += x
	}
	return spread{v[0], v[len(v)/2], float64(sum) / float64(len(v)), v[len(v)*95/100], v[len(v)-1]}
}

func (s spread) String() string {
	return fmt.Sprintf("%d min, %d median, %.1f mean, %d p95, %d max", s.Min, s.Median, s.Mean, s.P95, s.Max)
}

func simulate(c *call) error {
	game := gameFlag(c)
	n := c.flags.Int("games", 1000, "how many games")
	seed := c.flags.Uint64("seed", 1, "seed of the first game; the next has the next number")
	decks := c.flags.String("decks", "", "two deck ids or codes A,B (default: every pair in turn)")
	p1 := c.flags.String("p1", "random", "level of p1: random, easy, normal, hard")
	p2 := c.flags.String("p2", "random", "level of p2")
	both := c.flags.Bool("paired", false, "play every game twice, the levels changing seats, and say how sure the difference is")
	check := c.flags.Bool("check", false, "check every invariant after every answer, and replay each record")
	traces := c.flags.Bool("traces", false, "first print a hash of what was asked and answered in every game (random players only)")
	asJSON := c.flags.Bool("json", false, "print as JSON")
	var packs packFlag
	c.flags.Var(&packs, "pack", "a card pack to load, too (may be repeated)")
	if err := c.parse(); err != nil {
		return err
	}
	if *n < 1 {
		return misuse("--games must be at least 1")
	}
	if len(c.rest) > 0 {
		return misuse(fmt.Sprintf("unexpected argument %q", c.rest[0]))
	}
	g, err := loadGame(*game, packs)
	if err != nil {
		return err
	}
	if *traces && (*p1 != "random" || *p2 != "random" || *check) {
		return misuse("--traces needs random players and excludes --check")
	}
	pairs, err := deckPairs(g, *decks)
	if err != nil {
		return err
	}
	t := &tally{Game: *game, Games: *n, Seed: *seed, Levels: [2]string{*p1, *p2}, Endings: map[string]int{}, Decks: map[string]*score{}, Against: map[string]*score{}, Checked: *check}
	if *both {
		t.Paired = &paired{}
	}
	var turns, answers []int
	start := time.Now()
	for i := range *n {
		levels, swapped := t.Levels, *both && i%2 == 1
		if swapped {
			levels[0], levels[1] = levels[1], levels[0]
		}
		if *both {
			i /= 2
		}
		pair := pairs[i%len(pairs)]
		one, err := playOne(g, pair, *seed+uint64(i), levels, *check)
		if err != nil {
			if _, ok := err.(misuse); ok {
				return err
			}
			t.Faults = append(t.Faults, fmt.Sprintf("seed %d, %s against %s: %v", *seed+uint64(i), label(pair[0]), label(pair[1]), err))
			if len(t.Faults) >= 10 {
				break
			}
			continue
		}
		if *traces {
			fmt.Fprintf(c.out, "trace     %d %016x\n", *seed+uint64(i), one.trace)
		}
		t.add(g, pair, &one, swapped)
		turns, answers = append(turns, int(one.turns)), append(answers, one.answers)
		t.Decisions += one.answers
	}
	t.Seconds = time.Since(start).Seconds()
	t.GamesPerS, t.DecPerS = float64(len(turns))/t.Seconds, float64(t.Decisions)/t.Seconds
	if *both {
		t.Paired.sum(t.Draws)
	}
	t.Turns, t.Answers = spreadOf(turns), spreadOf(answers)
	if err := t.print(c, *asJSON); err != nil {
		return err
	}
	if len(t.Faults) > 0 {
		return errFailed
	}
	return nil
}

// add counts a game; swapped tells that its levels had changed seats.
func (t *tally) add(g games.Game, pair [2]replay.Deck, one *outcome, swapped bool) {
	t.Endings[g.Names().Word("reason", int16(one.result.Reason))]++
	won := func(in map[string]*score, name string, yes bool) {
		s := in[name]
		if s == nil {
			s = &score{}
			in[name] = s
		}
		s.Games++
		if yes {
			s.Wins++
		}
	}
	for p, d := range pair {
		won(t.Decks, label(d), one.result.Winner == rules.Seat(p))
	}
	if a, b := label(pair[0]), label(pair[1]); a != b {
		first := rules.Seat(0)
		if a > b {
			a, b, first = b, a, 1
		}
		won(t.Against, a+" against "+b, one.result.Winner == first)
	}
	w := one.result.Winner
	if w == rules.NoSeat {
		t.Draws++
		return
	}
	t.Wins[w]++
	if t.Paired != nil {
		if swapped {
			w = w.Other()
		}
		t.Paired.Wins[w]++
	}
}

func (t *tally) print(c *call, asJSON bool) error {
	if asJSON {
		e := json.NewEncoder(c.out)
		e.SetIndent("", " ")
		return e.Encode(t)
	}
	done := max(1, t.Wins[0]+t.Wins[1]+t.Draws)
	pct := func(n int) float64 { return 100 * float64(n) / float64(done) }
	fmt.Fprintf(c.out, "%s, %d games from seed %d, %s against %s\n", t.Game, done, t.Seed, t.Levels[0], t.Levels[1])
	fmt.Fprintf(c.out, "results   p1 %d (%.1f %%), p2 %d (%.1f %%), draw %d (%.1f %%)\n", t.Wins[0], pct(t.Wins[0]), t.Wins[1], pct(t.Wins[1]), t.Draws, pct(t.Draws))
	if p := t.Paired; p != nil {
		fmt.Fprintf(c.out, "paired    %s %d, %s %d: %.1f %% (%.1f to %.1f with 95 %% confidence)\n", t.Levels[0], p.Wins[0], t.Levels[1], p.Wins[1], 100*p.Share, 100*p.Range[0], 100*p.Range[1])
	}
	fmt.Fprint(c.out, "endings  ")
	var keys []string
	for k := range t.Endings {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		fmt.Fprintf(c.out, " %s %d (%.1f %%)", k, t.Endings[k], pct(t.Endings[k]))
	}
	fmt.Fprintln(c.out)
	keys = keys[:0]
	for k := range t.Decks {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		d := t.Decks[k]
		fmt.Fprintf(c.out, "deck      %-18s won %d of %d (%.1f %%)\n", k, d.Wins, d.Games, 100*float64(d.Wins)/float64(d.Games))
	}
	for _, k := range slices.Sorted(maps.Keys(t.Against)) {
		d := t.Against[k]
		fmt.Fprintf(c.out, "pair      %s: %d of %d (%.1f %%)\n", k, d.Wins, d.Games, 100*float64(d.Wins)/float64(d.Games))
	}
	fmt.Fprintf(c.out, "turns     %v\n", t.Turns)
	fmt.Fprintf(c.out, "answers   %v\n", t.Answers)
	fmt.Fprintf(c.out, "speed     %.0f games/s, %.0f decisions/s, %.2f s\n", t.GamesPerS, t.DecPerS, t.Seconds)
	if t.Checked && len(t.Faults) == 0 {
		fmt.Fprintln(c.out, "checks    all invariants held")
	}
	for _, f := range t.Faults {
		fmt.Fprintln(c.out, "FAULT", f)
	}
	return nil
}

// outcome is the result of a game.
type outcome struct {
	result  rules.Result
	turns   int16
	answers int
	trace   uint64 // hash of every decision, its options and the answer; 0 if not requested
}

// playOne plays a game. Two random players need no views.
func playOne(g games.Game, pair [2]replay.Deck, seed uint64, level [2]string, check bool) (outcome, error) {
	if level == [2]string{"random", "random"} && !check {
		var p playout
		return p.run(g, expand(g, pair), seed)
	}
	decks := expand(g, pair)
	var seats [2]ai.Player
	for i := range seats {
		var err error
		if seats[i], err = newPlayer(g, level[i], decks[i], seed*2+uint64(i)); err != nil {
			return outcome{}, err
		}
	}
	m, err := replay.New(g, replay.Setup{Decks: pair, Seed: seed, Seats: [2]replay.Player{{Kind: "ai", Level: level[0]}, {Kind: "ai", Level: level[1]}}})
	if err != nil {
		return outcome{}, err
	}
	eng := rules.NewEngine(g)
	var v rules.View
	for !m.State().Over() {
		p := m.State().ToAnswer()
		if check {
			if err := invariants(g, eng, m.State()); err != nil {
				return outcome{}, fmt.Errorf("answer %d: %w", m.Len(), err)
			}
		}
		m.View(p, &v)
		for _, o := range ai.Ask(seats[p], &v) {
			if _, err := m.Answer(p, o); err != nil {
				return outcome{}, fmt.Errorf("answer %d of level %s: %w", m.Len(), level[p], err)
			}
		}
		if m.Len() > 5000 {
			return outcome{}, fmt.Errorf("no end after %d answers", m.Len())
		}
	}
	if check {
		r := m.Record()
		again, err := replay.ParseJSON(r.JSON())
		if err != nil {
			return outcome{}, err
		}
		if _, err := replay.Replay(g, again); err != nil {
			return outcome{}, err
		}
	}
	return outcome{result: m.State().Result, turns: m.State().Turn, answers: m.Len()}, nil
}

// invariants checks a state at a decision.
func invariants(g games.Game, eng *rules.Engine, s *rules.State) error {
	if err := s.Check(g.Table()); err != nil {
		return err
	}
	before := *s
	for p := rules.Seat(0); p < 2; p++ {
		opts := slices.Clone(eng.Options(s, p, nil))
		if s.Waiting(p) != (len(opts) > 0) {
			return fmt.Errorf("%s: asked %v, %d options", p, s.Waiting(p), len(opts))
		}
		for _, o := range opts {
			cp := *s
			if err := eng.Answer(&cp, p, o, nil); err != nil {
				return fmt.Errorf("%s: a listed option was refused: %w", p, err)
			}
			if cp.Fault != rules.FaultNone {
				return fmt.Errorf("%s %v: engine fault: %s", p, o, cp.Fault)
			}
		}
		var v rules.View
		rules.ViewInto(g.Table(), s, p, &v)
		if n := len(rules.Options(g, &v.S, p, nil)); n != len(opts) {
			return fmt.Errorf("%s has %d options, by its view %d", p, len(opts), n)
		}
	}
	if *s != before {
		return fmt.Errorf("reading the match changed it")
	}
	return nil
}

// playout plays random games without allocating.
type playout struct {
	eng *rules.Engine
	s   rules.State
	buf []rules.Option
}

func (p *playout) run(g games.Game, decks [2][]rules.DefID, seed uint64) (outcome, error) {
	if p.eng == nil {
		p.eng = rules.NewEngine(g)
	}
	r := rand.NewPCG(seed, 77)
	s := &p.s
	g.Setup(s, seed, decks)
	p.eng.Advance(s, nil)
	trace := uint64(fnvBasis)
	for n := 0; !s.Over(); n++ {
		seat := s.ToAnswer()
		p.buf = p.eng.Options(s, seat, p.buf)
		k := 0
		for _, o := range p.buf {
			if !o.TakesBack() {
				p.buf[k] = o
				k++
			}
		}
		if k == 0 || n > 5000 {
			return outcome{}, fmt.Errorf("stuck after %d answers", n)
		}
		trace = fold(trace, uint64(seat), uint64(s.Dec.Kind), uint64(s.Dec.Prompt), uint64(k))
		o := p.buf[int(r.Uint64()>>33)%k]
		trace = fold(trace, uint64(o.Verb), uint64(o.Card), uint64(o.Zone), uint64(o.N))
		p.eng.Play(s, seat, o, nil)
	}
	if s.Fault != rules.FaultNone {
		return outcome{}, fmt.Errorf("engine fault: %s", s.Fault)
	}
	return outcome{s.Result, s.Turn, int(s.Answers), fold(trace, uint64(s.Result.Winner), uint64(s.Result.Reason), uint64(s.Turn))}, nil
}

// fnvBasis and fold are FNV-1a over integers. Traces of matches are only
// compared with each other, so the hash need not resist forgery.
const fnvBasis = 14695981039346656037

func fold(h uint64, values ...uint64) uint64 {
	for _, v := range values {
		h = (h ^ v) * 1099511628211
	}
	return h
}
