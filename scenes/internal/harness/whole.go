package harness

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// Table is a game's table as the tests know it that are the same for every
// game. Run runs them.
type Table struct {
	Game  games.Game
	Seats func(t testing.TB) Sitting
	Words lang.Words
	Decks [2]int // of single matches (fakesession.Decks)

	Matches uint64                       // how many are played through nodes
	Vary    func(sc Scene)               // sets the game's own options for every fourth of them
	Choices func(b *Bench) []ui.Node     // what a player could operate to answer
	Onward  func(id string) bool         // makes progress rather than going back and forth
	Haste   int                          // one in so many times the first that makes progress is taken
	Watched func(b *Bench)               // looks at every tick of a match that is watched
	Quiet   func(b *Bench)               // leads to a question at which nothing moves
	Hidden  Hidden                       // what seat 0 may not know
	May     func(d *rules.Decision) bool // questions that are put with nothing to decide
	Seldom  bool                         // such questions are seldom: more matches are played to meet one
	Lit     Lighting
}

// Hidden says what seat 0 may not know, and where two screens are compared
// that differ in nothing else.
type Hidden struct {
	Matches     uint64
	Decks       [2]int
	To          func(seed uint64) (prompt uint8, turn int)
	Theirs, Own []uint8                            // zones whose hidden cards change places
	Counts      func(c *rules.Card) bool           // nil: all of them
	Then        func(b *Bench, seed uint64) string // acts, and returns what else is compared; may be nil
}

// Lighting says how lit buttons are checked.
type Lighting struct {
	Matches uint64
	Apart   int // distance of the decks in the list
	Steps   int
	Vary    func(sc Scene, n int)                  // sets options of the nth match; may be nil
	Keeps   func(sc Scene, d *rules.Decision) bool // giving up is the way on; nil: never
	Must    []uint8                                // prompts that have to occur
}

// Run runs the tests that are the same for every table.
func (tb *Table) Run(t *testing.T) {
	t.Run("Words", func(t *testing.T) { Words(t, tb.Words) })
	t.Run("WholeMatches", tb.wholeMatches)
	t.Run("Secrets", tb.secrets)
	t.Run("NobodysSecrets", tb.nobodysSecrets)
	t.Run("Spectating", tb.spectating)
	t.Run("ReplayPlays", func(t *testing.T) {
		b, m := tb.open(t, 3, tb.Decks, 1, Window{480, 270, 1}, lang.JA)
		b.ReplayPlays(func() int { return m.Turn() })
	})
	t.Run("NothingToDecide", func(t *testing.T) {
		most := uint64(4)
		if tb.Seldom {
			most = 80
		}
		NothingToDecide(t, tb.Game, most, tb.Seats(t), tb.May)
	})
	t.Run("LitButton", tb.litButton)
	t.Run("Sounds", tb.sounds)
	t.Run("Monkey", tb.monkey)
	t.Run("QuietAtRest", func(t *testing.T) {
		b, _ := tb.open(t, 3, tb.Decks, 1, Windows[0], lang.JA)
		tb.Quiet(b)
		b.Quiet()
	})
	t.Run("Paused", func(t *testing.T) { Paused(t, tb.Game, tb.Seats(t)) })
	t.Run("Help", func(t *testing.T) { Helps(tb.Game, Windows, tb.Seats(t)) })
}

// open opens the table for a match of a seed.
func (tb *Table) open(t testing.TB, seed uint64, decks [2]int, people int, w Window, l lang.Lang) (*Bench, *table.Match) {
	return tb.Seats(t)(fakesession.New(tb.Game, seed, fakesession.Decks(tb.Game, decks[0], decks[1]), people), w, l, 1)
}

// Turn operates one random node, as a player trying things would, and puts
// away what it opened to be read. It returns the node, "" if there was none.
func (tb *Table) Turn(b *Bench, m *table.Match, r *rand.Rand) string {
	c := tb.Choices(b)
	if len(c) == 0 {
		return ""
	}
	pick := c[r.IntN(len(c))]
	for _, n := range c {
		if tb.Onward(n.ID) && r.IntN(tb.Haste) == 0 {
			pick = n
		}
	}
	b.Scene.Activate(b.Env, pick.ID)
	b.Tick(1)
	if m.Zoom.Showing() != nil {
		m.Zoom.Close()
		m.Surface.Invalidate()
		b.Tick(1)
	}
	m.Browser.Close()
	return pick.ID
}

// wholeMatches plays whole matches by role and name alone.
func (tb *Table) wholeMatches(t *testing.T) {
	asked, ends := map[uint8]int{}, map[uint8]int{}
	most := tb.Matches
	if testing.Short() {
		most = 6
	}
	for seed := uint64(1); seed <= most; seed++ {
		people := 1
		if seed%5 == 0 {
			people = 2
		}
		w := Windows[seed%3]
		w.Scale = 1
		b, m := tb.open(t, seed, [2]int{int(seed), int(seed/2) + 1}, people, w, []lang.Lang{lang.EN, lang.JA}[seed%2])
		if seed%4 == 0 && tb.Vary != nil {
			tb.Vary(b.Scene)
		}
		r := rand.New(rand.NewPCG(seed, 3))
		s := &b.Sess.S
		for last, same := 0, 0; !s.Over(); same++ {
			b.Rest()
			if s.Over() {
				break
			}
			if b.Sess.Len() != last {
				last, same = b.Sess.Len(), 0
			}
			asked[s.Dec.Prompt]++
			if id := tb.Turn(b, m, r); id == "" || same > 1500 {
				t.Fatalf("seed %d turn %d prompt %d: stuck after %q among %s; options %v; status %s", seed, s.Turn, s.Dec.Prompt, id, b.IDs(), b.Sess.Options(), b.Scene.Status(b.Env))
			}
		}
		b.Rest()
		ends[s.Result.Reason]++
		if _, ok := b.Node("rematch"); !ok {
			t.Fatalf("seed %d: no result is shown: %s", seed, b.IDs())
		}
		b.CheckLog()
	}
	t.Log("asked by prompt:", asked, "ends by reason:", ends)
}

// secrets permutes what seat 0 may not know: nothing that it can read may change.
func (tb *Table) secrets(t *testing.T) {
	h := &tb.Hidden
	Secrets(t, h.Matches, func(seed uint64, permuted bool) (string, bool) {
		w := Windows[0]
		if seed%3 == 0 {
			w = Window{390, 844, 1}
		}
		b, _ := tb.open(t, seed, h.Decks, 1, w, lang.EN)
		if !b.To(h.To(seed)) {
			return "", false
		}
		b.Sess.Hold = true
		st := b.Sess.S
		if permuted {
			Permute(&st, 1, h.Theirs, h.Counts)
			Permute(&st, 0, h.Own, h.Counts)
		}
		b.Sess.Load(&st)
		b.Tick(40)
		more := ""
		if h.Then != nil {
			more = h.Then(b, seed)
		}
		return b.Screen() + more, true
	})
}

// nobodysSecrets looks at the screen between the turns of two people.
func (tb *Table) nobodysSecrets(t *testing.T) {
	b, m := tb.open(t, 4, tb.Decks, 2, Windows[0], lang.EN)
	b.NobodysSecrets()
	if m.Bottom != b.Sess.Audience() {
		t.Error("the seat was not taken")
	}
	for _, w := range Windows {
		b, _ := tb.Seats(t)(fakesession.New(tb.Game, 3, fakesession.Decks(tb.Game, tb.Decks[0], tb.Decks[1]), 2), w, lang.EN, 1.3)
		b.Rest()
		b.Faults(fmt.Sprintf("%.0fx%.0f", w.W, w.H))
	}
}

// spectating watches two computer players to the end.
func (tb *Table) spectating(t *testing.T) {
	b, _ := tb.open(t, 8, tb.Decks, 0, Window{390, 844, 1}, lang.EN)
	for i := 0; i < 60000 && !b.Sess.S.Over(); i++ {
		b.Tick(1)
		if tb.Watched != nil {
			tb.Watched(b)
		}
	}
	b.Rest()
	b.CheckLog()
	b.Rematch(60)
}

// litButton checks that the button that continues is lit, and none that gives
// something up while there is something left to do.
func (tb *Table) litButton(t *testing.T) {
	var sc Scene
	n, sit := 0, tb.Seats(t)
	LitButtons(t, tb.Game, tb.Lit.Matches, tb.Lit.Apart, tb.Lit.Steps, func(sess *fakesession.Session, w Window, l lang.Lang, text float64) (*Bench, *table.Match) {
		b, m := sit(sess, w, l, text)
		sc = b.Scene
		if n++; tb.Lit.Vary != nil {
			tb.Lit.Vary(sc, n)
		}
		return b, m
	}, func(d *rules.Decision) bool { return tb.Lit.Keeps != nil && tb.Lit.Keeps(sc, d) }, tb.Lit.Must...)
}

// sounds plays matches and checks that the sounds they ask for exist.
func (tb *Table) sounds(t *testing.T) {
	for seed := uint64(1); seed < 6; seed++ {
		b, _ := tb.open(t, seed, [2]int{int(seed), int(seed) + 1}, 1, Windows[0], lang.EN)
		b.To(255, 300)
		b.Rest()
		b.Known()
	}
}

// monkey feeds random taps, drags and keys to the table.
func (tb *Table) monkey(t *testing.T) {
	for seed := uint64(1); seed <= 6; seed++ {
		b, _ := tb.open(t, seed, [2]int{int(seed), int(seed) + 1}, 1+int(seed%2), Windows[0], lang.JA)
		b.Monkey(rand.New(rand.NewPCG(seed, 77)), 5000, func() []ui.Node { return tb.Choices(b) })
	}
}
