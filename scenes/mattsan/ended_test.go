package mattsan

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/ended"
)

// TestResultTellsTheLastBlows checks that the result of a match that ended by blows says
// on a blackboard what has struck whom in the last turn, and who fell, clear of all other
// parts of the result.
func TestResultTellsTheLastBlows(t *testing.T) {
	g := game(t)
	seen := 0
	for seed := uint64(1); seed <= 12 && seen < 4; seed++ {
		w := windows[seen%len(windows)]
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		b := sit(t, g, sess, w, lang.EN, 1)
		for i := 0; i < 4000 && !sess.S.Over(); i++ {
			if b.Tick(1); b.sc.Mine() {
				sess.Answer(harness.Doing(b.sc.LegalActions, i, int(seed)))
			}
		}
		for i := 0; i < 900; i++ {
			b.Tick(1)
			if _, ok := b.Node("result.head"); ok {
				break
			}
		}
		_, lines := b.sc.Latest("log.turn")
		steps := ended.Steps(lines, b.sc.Winner().Other())
		if len(steps) == 0 {
			continue
		}
		n, ok := b.Node("result.how")
		if !ok {
			if !b.sc.lay.Small {
				t.Errorf("seed %d, %v: nothing says how it ended", seed, w)
			}
			continue
		}
		seen++
		last := &steps[len(steps)-1]
		if !strings.Contains(n.Desc, b.sc.CardName(last.On)) || last.Fell && !strings.HasSuffix(n.Desc, "fell") {
			t.Errorf("seed %d: %q does not end with the fall of %s", seed, n.Desc, b.sc.CardName(last.On))
		}
		for _, o := range b.Scene.Nodes(b.Env) {
			if strings.HasPrefix(o.ID, "result") && o.ID != "result" && o.ID != "result.how" && o.Rect.Intersect(n.Rect).W > 1 && o.Rect.Intersect(n.Rect).H > 1 {
				t.Errorf("seed %d, %v: %s lies over what says how it ended", seed, w, o.ID)
			}
		}
	}
	if seen == 0 {
		t.Error("no match ended by a blow")
	}
}

// TestConcededMatchTellsNoBlows checks that the result of a match that was given up does
// not tell of blows, which have not ended it.
func TestConcededMatchTellsNoBlows(t *testing.T) {
	g := game(t)
	for seed := uint64(1); seed <= 8; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		for i := 0; i < 3000 && !sess.S.Over(); i++ {
			if b.Tick(1); !b.sc.Mine() {
				continue
			}
			if _, lines := b.sc.Latest("log.turn"); sess.S.Turn > 3 && len(ended.Steps(lines, 0)) > 0 {
				break
			}
			sess.Answer(harness.Doing(b.sc.LegalActions, i, int(seed)))
		}
		if sess.S.Over() || sess.Concede() != nil {
			continue
		}
		for i := 0; i < 900; i++ {
			b.Tick(1)
			if _, ok := b.Node("result.how"); ok {
				t.Fatal("blows are told as what has ended a match that was given up")
			}
		}
		if _, ok := b.Node("result.head"); !ok {
			t.Error("no result is seen")
		}
		return
	}
	t.Error("no match could be given up")
}
