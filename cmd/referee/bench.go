package main

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"time"

	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/lesson"
)

// figure is a measured number with its target.
type figure struct {
	Name      string  `json:"name"`
	Value     float64 `json:"value"`
	Unit      string  `json:"unit"`
	Target    float64 `json:"target"`    // 0: none
	Less      bool    `json:"less"`      // the target is an upper bound
	Reference string  `json:"reference"` // what Ratio compares with
	Ratio     float64 `json:"ratio"`     // times better than the reference
	Met       bool    `json:"met"`
}

// usualGoal holds the targets of a game without its own.
var usualGoal = games.Goal{Native: 2000, Wasm: 800}

// playouts returns the figure of whole random games, with the game's target.
func playouts(g games.Goal, perSecond float64, arch string) figure {
	if g.Native == 0 {
		g.Native, g.Wasm = usualGoal.Native, usualGoal.Wasm
	}
	f := figure{Name: "random games", Value: perSecond, Unit: "games/s", Target: g.Native}
	if arch == "wasm" {
		f.Target = g.Wasm
	}
	if g.Public > 0 {
		f.Reference, f.Ratio = fmt.Sprintf("%s (%g games/s, measured elsewhere: a constant here)", g.Engine, g.Public), perSecond/g.Public
	}
	return f
}

func bench(c *call) error {
	game := gameFlag(c)
	asJSON := c.flags.Bool("json", false, "print as JSON")
	gate := c.flags.Bool("gate", false, "exit with status 1 if a target is missed by more than a fifth")
	long := c.flags.Duration("time", time.Second, "how long to measure each figure")
	if err := c.parse(); err != nil {
		return err
	}
	e := all.Find(*game)
	if e == nil {
		return fmt.Errorf("there is no game %q", *game)
	}
	g, list, err := loading(e)
	if err != nil {
		return err
	}
	more, err := measure(g, *long)
	if err != nil {
		return err
	}
	list = append(list, more...)
	missed := false
	for i := range list {
		f := &list[i]
		free := f.Target == 0 && !f.Less
		f.Met = free || f.Less && f.Value <= f.Target || !f.Less && f.Value >= f.Target
		slack := free || f.Less && f.Value <= f.Target*1.2 || !f.Less && f.Value >= f.Target*0.8
		missed = missed || !slack
	}
	if *asJSON {
		e := json.NewEncoder(c.out)
		e.SetIndent("", " ")
		if err := e.Encode(map[string]any{"game": *game, "os": runtime.GOOS, "arch": runtime.GOARCH, "go": runtime.Version(), "figures": list}); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(c.out, "%s on %s/%s, %s, one thread\n", *game, runtime.GOOS, runtime.GOARCH, runtime.Version())
		for _, f := range list {
			target, ratio := "", ""
			if f.Target > 0 || f.Less {
				word, mark := "at least", "met"
				if f.Less {
					word = "at most"
				}
				if !f.Met {
					mark = "MISSED"
				}
				target = fmt.Sprintf("%s %g: %s", word, f.Target, mark)
			}
			if f.Reference != "" {
				ratio = fmt.Sprintf("%.0f× %s", f.Ratio, f.Reference)
			}
			fmt.Fprintf(c.out, "%-28s %14.2f %-12s %-26s %s\n", f.Name, f.Value, f.Unit, target, ratio)
		}
	}
	if *gate && missed {
		return errFailed
	}
	return nil
}

// loading loads a game and its lessons for the first time in this process, as
// the page does, and measures the slices in which that fits between frames. As
// in game/lobby, a slice ends with the piece of work that exceeds its time.
func loading(e *games.Entry) (games.Game, []figure, error) {
	const slice = 2 * time.Millisecond
	var whole, longest, piece time.Duration
	slices, begun := 1, time.Now()
	last := begun
	pause := func() {
		now := time.Now()
		piece, longest = max(piece, now.Sub(last)), max(longest, now.Sub(begun))
		if last = now; now.Sub(begun) >= slice {
			whole += now.Sub(begun)
			slices, begun = slices+1, now
		}
	}
	g, err := e.LoadPausing(pause, e.Pack())
	if err != nil {
		return nil, nil, err
	}
	pause()
	if _, err := lesson.ReadPausing(e.Lessons, pause); err != nil {
		return nil, nil, err
	}
	pause()
	whole += last.Sub(begun)
	ms := func(d time.Duration) float64 { return d.Seconds() * 1000 }
	return g, []figure{
		{Name: "loading, for the first time", Value: ms(whole), Unit: "ms"},
		{Name: "slices of it", Value: float64(slices)},
		{Name: "the longest", Value: ms(longest), Unit: "ms"},
		{Name: "its longest piece of work", Value: ms(piece), Unit: "ms"},
	}, nil
}

func measure(g games.Game, long time.Duration) ([]figure, error) {
	pairs, err := deckPairs(g, "")
	if err != nil {
		return nil, err
	}
	decks := make([][2][]rules.DefID, len(pairs))
	for i, p := range pairs {
		decks[i] = expand(g, p)
	}
	var list []figure
	add := func(f figure) { list = append(list, f) }

	best, bestDec, each, allocs, err := wholeGames(g, decks, long)
	if err != nil {
		return nil, err
	}
	add(playouts(all.Find(g.Table().Game).Goal, best, runtime.GOARCH))
	add(figure{Name: "decisions", Value: bestDec, Unit: "decisions/s"})
	add(figure{Name: "answers a game", Value: each, Unit: ""})

	// States from the middle of games, for what follows.
	states := middle(g, decks)
	eng := rules.NewEngine(g)

	loop := func(f func(i int)) float64 { // ns per call
		total, best := 0, time.Duration(1<<62)
		batch := 1
		for begin := time.Now(); time.Since(begin) < long; {
			at := time.Now()
			for i := range batch {
				f(i)
			}
			d := time.Since(at)
			total += batch
			if d < time.Millisecond {
				batch *= 2
				continue
			}
			best = min(best, d*1000/time.Duration(batch))
		}
		return float64(best) / 1000
	}
	naive := loop(func(i int) { copyByJSON(states[i%len(states)]) })
	var dst rules.State
	plain := loop(func(i int) { dst = *states[i&15]; sink += uint64(dst.Turn) })
	add(figure{Name: "state copy", Value: plain / 1000, Unit: "µs", Target: 0.1, Less: true, Reference: "encoding/json round trip (naive copy)", Ratio: naive / plain})
	var v rules.View
	tab := g.Table()
	view := loop(func(i int) { rules.ViewInto(tab, states[i%len(states)], rules.Seat(i&1), &v); sink += uint64(v.S.Turn) })
	add(figure{Name: "view", Value: view / 1000, Unit: "µs", Target: 5, Less: true, Reference: "encoding/json round trip", Ratio: naive / view})
	var buf []rules.Option
	opts := loop(func(i int) {
		s := states[i%len(states)]
		buf = eng.Options(s, s.ToAnswer(), buf)
		sink += uint64(len(buf))
	})
	add(figure{Name: "options", Value: opts / 1000, Unit: "µs"})
	hash := loop(func(i int) { sink += states[i%len(states)].Hash() })
	add(figure{Name: "hash", Value: hash / 1000, Unit: "µs", Reference: "encoding/json round trip", Ratio: naive / hash})
	add(figure{Name: "naive copy", Value: naive / 1000, Unit: "µs"})

	add(figure{Name: "allocations a game", Value: allocs, Unit: "", Target: 0.01, Less: true}) // Answer, Advance and Options together
	if allocs, err = answerAllocs(eng, states); err != nil {
		return nil, err
	}
	add(figure{Name: "allocations an answer", Value: allocs, Unit: "", Target: 0, Less: true})
	return list, nil
}

// wholeGames plays random games for twice the time: games and decisions a
// second, the best of ten slices, since other load slows some of them; answers
// a game; allocations a game, the fewest of a slice, since Go's runtime
// allocates now and then.
func wholeGames(g games.Game, decks [][2][]rules.DefID, long time.Duration) (best, bestDec, answers, allocs float64, err error) {
	var p playout
	if _, err := p.run(g, decks[0], 0); err != nil {
		return 0, 0, 0, 0, err
	}
	var before, after runtime.MemStats
	n, decisions := 0, 0
	allocs = math.Inf(1)
	for range 10 {
		runtime.ReadMemStats(&before)
		start, from, fromDec := time.Now(), n, decisions
		for time.Since(start) < long/5 {
			for range 16 {
				o, err := p.run(g, decks[n%len(decks)], uint64(n))
				if err != nil {
					return 0, 0, 0, 0, fmt.Errorf("seed %d: %w", n, err)
				}
				n, decisions = n+1, decisions+o.answers
			}
		}
		sec := time.Since(start).Seconds()
		best, bestDec = max(best, float64(n-from)/sec), max(bestDec, float64(decisions-fromDec)/sec)
		runtime.ReadMemStats(&after)
		allocs = min(allocs, float64(after.Mallocs-before.Mallocs)/float64(n-from))
	}
	return best, bestDec, float64(decisions) / float64(n), allocs, nil
}

// answerAllocs returns the allocations of one Answer, the fewest of ten rounds.
func answerAllocs(eng *rules.Engine, states []*rules.State) (float64, error) {
	var before, after runtime.MemStats
	var buf []rules.Option
	work := make([]rules.State, len(states))
	allocs := math.Inf(1)
	for range 10 {
		for i := range states {
			work[i] = *states[i]
			buf = eng.Options(states[i], states[i].ToAnswer(), buf)
		}
		runtime.ReadMemStats(&before)
		for i := range work {
			s := &work[i]
			seat := s.ToAnswer()
			buf = eng.Options(s, seat, buf)
			if err := eng.Answer(s, seat, buf[0], nil); err != nil {
				return 0, err
			}
		}
		runtime.ReadMemStats(&after)
		allocs = min(allocs, float64(after.Mallocs-before.Mallocs)/float64(len(work)))
	}
	return allocs, nil
}

// sink keeps the compiler from removing calls.
var sink uint64

// middle collects states at decisions of random games.
func middle(g games.Game, decks [][2][]rules.DefID) []*rules.State {
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(9, 9))
	var out []*rules.State
	var buf []rules.Option
	for seed := uint64(0); len(out) < 256; seed++ {
		var s rules.State
		g.Setup(&s, seed, decks[int(seed)%len(decks)])
		eng.Advance(&s, nil)
		for !s.Over() && len(out) < 256 {
			if r.IntN(4) == 0 {
				cp := s
				out = append(out, &cp)
			}
			p := s.ToAnswer()
			buf = eng.Options(&s, p, buf)
			o := buf[r.IntN(len(buf))]
			if o.TakesBack() {
				continue
			}
			eng.Play(&s, p, o, nil)
		}
	}
	return out
}

// copyByJSON is the naive copy for comparison.
func copyByJSON(s *rules.State) {
	data, err := json.Marshal(s)
	if err != nil {
		panic(err)
	}
	var t rules.State
	if err := json.Unmarshal(data, &t); err != nil {
		panic(err)
	}
	sink += uint64(t.Turn)
}
