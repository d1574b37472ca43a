package watch

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/darkroom"
	"godeck/internal/lang"
	"godeck/rules/games/all"
	"godeck/scenes/duemagic/judges"
	"godeck/scenes/guardians/rivals"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/commanders"
	"godeck/scenes/mattsan/classmates"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/sitters"

	"github.com/hajimehoshi/ebiten/v2"
)

// seated are the games' rivals.
var seated = map[string][]*table.Rival{"duemagic": judges.List, "guardians": rivals.All, "magna": commanders.Rivals, "mattsan": classmates.Rivals, "zutomayo": sitters.Rivals}

// TestResultPartsStandApart plays a match of every game to its end and checks that
// in its result the word, the line, the card, the graph, both sides, what the rival
// says and the buttons lie nowhere on one another, and that nothing of the match is
// still asked or waits. With PICTURES it draws them.
func TestResultPartsStandApart(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			for n, w := range harness.Windows[:5] {
				for _, l := range []lang.Lang{lang.EN, lang.JA} {
					seed := uint64(n%2 + 1)
					sess := fakesession.New(g, seed, fakesession.Decks(g, n, n+1), 1)
					sc, tb := s.open(g, sess, match)
					rival := seated[s.Name][n%len(seated[s.Name])]
					sc.(interface{ Oppose([2]*table.Rival) }).Oppose([2]*table.Rival{rival, rival})
					b := harness.Sit(t, sc, tb, sess, w, l, 1)
					b.Env.Settings.Speed = ui.SpeedOff
					r := rand.New(rand.NewPCG(seed, 2))
					for k := 0; k < 4000 && !sess.S.Over(); k++ {
						if o := fakesession.Advancing(sess.Options()); len(o) > 0 {
							sess.Answer(fakesession.Lively(g, r, sess.S.Dec.Prompt, o))
						}
						if k%3 == 0 {
							b.Tick(1)
						}
					}
					if !sess.S.Over() {
						t.Fatal("the match does not end")
					}
					b.Tick(60)
					where := fmt.Sprintf("%s %.0fx%.0f %s", s.Name, w.W, w.H, l)
					if dir := os.Getenv("PICTURES"); dir != "" {
						img := ebiten.NewImage(int(b.Env.W), int(b.Env.H))
						sc.(ui.Scene).Draw(b.Env, img)
						_ = darkroom.Save(img, filepath.Join(dir, fmt.Sprintf("%s-%.0f-%s.png", s.Name, w.W, l)))
						img.Deallocate()
					}
					apart(t, b, where)
					b.Faults("result " + where)
					if n == 0 {
						reviewed(t, b, sess, where)
					}
				}
			}
		})
	}
}

// apart checks the parts of a result.
func apart(t *testing.T, b *harness.Bench, where string) {
	t.Helper()
	parts := slices.DeleteFunc(slices.Clone(b.Scene.Nodes(b.Env)), func(n ui.Node) bool {
		return n.ID != "rival.says" && n.Role != ui.RoleButton && (len(n.ID) < 7 || n.ID[:7] != "result.")
	})
	if _, ok := b.Node("result.head"); !ok {
		t.Errorf("%s: there is no result", where)
	}
	for i, x := range parts {
		if full := b.Env.Full(); x.Rect.X < full.X-1 || x.Rect.Right() > full.Right()+1 {
			t.Errorf("%s: %s leaves the window: %v", where, x.ID, x.Rect)
		}
		if len(x.ID) >= 5 && x.ID[:5] == "stack" {
			t.Errorf("%s: %s still waits", where, x.ID)
		}
		for _, y := range parts[:i] {
			if strings.HasPrefix(x.ID, "result.turn.") && (y.ID == "result.graph" || y.ID == "result.story") {
				continue // marks of it
			}
			if o := x.Rect.Intersect(y.Rect); o.W > 1 && o.H > 1 {
				t.Errorf("%s: %s lies on %s by %.0f×%.0f", where, x.ID, y.ID, o.W, o.H)
			}
		}
	}
}

// reviewed presses the mark of a turn on which the match turned, and checks that it leads to
// that turn, and from there back to the result.
func reviewed(t *testing.T, b *harness.Bench, sess *fakesession.Session, where string) {
	t.Helper()
	mark, ok := b.Node("result.turn.0")
	if !ok {
		t.Logf("%s: the match did not turn", where)
		return
	}
	b.Press(mark.ID)
	b.Tick(30)
	turns, now := sess.Turns(), 0
	for ; now < len(turns) && turns[now] <= sess.At(); now++ { // it plays on from there
	}
	if !sess.Replaying() || !strings.Contains(mark.Label, strconv.Itoa(now)) {
		t.Errorf("%s: %q leads to answer %d, turn %d", where, mark.Label, sess.At(), now)
	}
	b.Press("replay-leave")
	b.Tick(60)
	if _, ok := b.Node("result.head"); !ok {
		t.Errorf("%s: from the turn there is no way back to the result: %s", where, b.IDs())
	}
}
