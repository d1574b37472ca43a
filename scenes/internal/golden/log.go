package golden

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/scenes/internal/fakesession"
)

// Match is a recorded match: its seed and decks (fakesession.Deck). The
// answers are kept in testdata/answers.txt, so that a changed rule changes
// only what it affects and not the whole match.
type Match struct {
	Seed  uint64
	Decks [2]int
}

func (m Match) name() string {
	return fmt.Sprintf("seed %d decks %d %d", m.Seed, m.Decks[0], m.Decks[1])
}

type answer struct {
	seat rules.Seat
	o    rules.Option
}

func (a answer) String() string {
	return fmt.Sprintf("%d:%s:%d:%d:%d", a.seat, a.o.Verb, a.o.Card, a.o.Zone, a.o.N)
}

func parseAnswer(s string) (a answer, err error) {
	f := strings.Split(s, ":")
	if len(f) != 5 {
		return a, fmt.Errorf("%q is no answer", s)
	}
	var n [4]int
	for i, k := range []int{0, 2, 3, 4} {
		if n[i], err = strconv.Atoi(f[k]); err != nil {
			return a, err
		}
	}
	v, ok := rules.ParseVerb(f[1])
	if !ok {
		return a, fmt.Errorf("%q is no verb", f[1])
	}
	return answer{rules.Seat(n[0]), rules.Option{Verb: v, Card: rules.CardID(n[1]), Zone: rules.ZoneID(n[2]), N: int16(n[3])}}, nil
}

func (m Match) deal(g games.Game) *fakesession.Session {
	s := fakesession.New(g, m.Seed, fakesession.Decks(g, m.Decks[0], m.Decks[1]), 1)
	s.Hold = true
	return s
}

// record plays a match by the recorded answers as far as they are still legal,
// and from there on at random with a preference for eventful play. It returns
// all answers.
func (m Match) record(g games.Game, before []answer) []answer {
	var out []answer
	var st rules.State
	g.Setup(&st, m.Seed, fakesession.Decks(g, m.Decks[0], m.Decks[1]))
	eng := rules.NewEngine(g)
	eng.Advance(&st, nil)
	r := rand.New(rand.NewPCG(m.Seed, 11))
	give := func(a answer) bool {
		ok := eng.Answer(&st, a.seat, a.o, nil) == nil
		if ok {
			out = append(out, a)
		}
		return ok
	}
	any := func(quiet bool) {
		for p := rules.Seat(0); p < 2; p++ {
			if !st.Waiting(p) {
				continue
			}
			o := fakesession.Advancing(eng.Options(&st, p, nil))
			pick := fakesession.Eager(g, r, st.Dec.Prompt, o)
			for _, q := range o {
				if quiet && (q.Verb == rules.Pass || q.Verb == rules.No || q.Verb == rules.Done) {
					pick = q
				}
			}
			give(answer{p, pick})
			return
		}
	}
	for _, a := range before {
		if st.Over() || give(a) {
			continue
		}
		kept, tried := st, len(out)
		for range 3 { // something is asked now that was not asked before
			if any(true); give(a) {
				tried = len(out)
				break
			}
		}
		if tried != len(out) { // or the question of the answer is gone
			st, out = kept, out[:tried]
		}
	}
	for len(out) < 700 && !st.Over() {
		any(false)
	}
	return out
}

// Logs plays recorded matches through the table and compares its log in both languages.
func Logs(t *testing.T, g games.Game, list []Match, sit Sit) {
	file := filepath.Join("testdata", "answers.txt")
	kept := map[string][]answer{}
	if data, err := os.ReadFile(file); err == nil {
		for _, p := range unpack(data) {
			for w := range strings.FieldsSeq(p.text) {
				a, err := parseAnswer(w)
				if err != nil {
					t.Fatalf("%s: %v", file, err)
				}
				kept[p.name] = append(kept[p.name], a)
			}
		}
	}
	var now, again []page
	for _, m := range list {
		b := sit(m.deal(g), Windows[0], lang.JA)
		answers := kept[m.name()]
		fits := func() bool {
			sess := m.deal(g)
			for i, a := range answers {
				if err := sess.Give(a.seat, a.o); err != nil {
					t.Logf("%s: answer %d: %v", m.name(), i, err)
					return false
				}
			}
			return len(answers) > 0
		}
		if !fits() {
			if !Renewing() {
				t.Errorf("%s: the recorded answers are not legal any more; UPDATE=1 go test ./scenes/... -run Golden mends them", m.name())
				continue
			}
			answers = m.record(g, answers)
		}
		for i, a := range answers {
			if i < b.Sess.At() {
				continue // the table has answered it by itself
			}
			if err := b.Sess.Give(a.seat, a.o); err != nil {
				t.Fatal(err)
			}
			b.Tick(3)
		}
		b.Tick(10)
		var words []string
		for _, a := range answers {
			words = append(words, a.String())
		}
		again = append(again, page{m.name(), fold(words)})
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			now = append(now, page{m.name() + " " + string(l), strings.Join(b.Scene.Lines(l), "\n") + "\n"})
		}
	}
	if Renewing() {
		if err := os.WriteFile(file, pack(again), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	compare(t, filepath.Join("testdata", "log.txt"), now)
}

// fold breaks words into lines.
func fold(words []string) string {
	var b strings.Builder
	n := 0
	for _, w := range words {
		if n+len(w) > 110 {
			b.WriteByte('\n')
			n = 0
		} else if n > 0 {
			b.WriteByte(' ')
			n++
		}
		b.WriteString(w)
		n += len(w)
	}
	b.WriteByte('\n')
	return b.String()
}
