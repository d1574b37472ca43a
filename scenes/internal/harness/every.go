package harness

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// Sitting opens a game's table for a session.
type Sitting func(sess *fakesession.Session, w Window, l lang.Lang, text float64) (*Bench, *table.Match)

// Secrets compares what seat 0 can read in two worlds that differ in what it
// may not know. screen plays the match of a seed to a place and reads the
// screen there, with the hidden cards permuted or not; false if the match
// ended before. The given number of matches has to get there, out of at most
// five times as many.
func Secrets(t *testing.T, matches uint64, screen func(seed uint64, permuted bool) (string, bool)) {
	t.Helper()
	met := uint64(0)
	for seed := uint64(1); seed <= 5*matches && met < matches; seed++ {
		as, ok := screen(seed, false)
		if !ok {
			continue
		}
		met++
		if other, _ := screen(seed, true); as != other {
			t.Fatalf("seed %d: the screen of seat 0 depends on hidden cards:\n%s\n---\n%s", seed, as, other)
		}
	}
	if met < matches {
		t.Errorf("only %d matches came to where the screens are compared", met)
	}
}

// NothingToDecide runs Undecided in four matches, and in more, up to most, if
// no question without a choice occurred.
func NothingToDecide(t *testing.T, g games.Game, most uint64, sit Sitting, may func(d *rules.Decision) bool) {
	t.Helper()
	passed := 0
	for seed := uint64(1); seed <= most && (seed <= 4 || passed == 0); seed++ {
		b, m := sit(fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), Windows[0], lang.EN, 1)
		b.Rest()
		passed += b.Undecided(m, rand.New(rand.NewPCG(seed, 4)), may)
	}
	if passed == 0 {
		t.Error("no such question was met")
	}
	TakenBack(t, g, sit)
	Hurried(t, g, sit)
}

// barOf returns where the bar's buttons are, by id and label.
func barOf(m *table.Match) map[string]ui.Rect {
	at := map[string]ui.Rect{}
	for _, c := range m.AskButtons() {
		if e := m.Surface.Find(c.ID); e != nil {
			at[c.ID+c.Button.Label] = e.Rect
		}
	}
	return at
}

// Hurried presses the bar's buttons the moment their question has come, as a
// second click does that was meant for the question before: none of them may
// give something up then, unless it was there before the player's own answer.
func Hurried(t *testing.T, g games.Game, sit Sitting) {
	t.Helper()
	pressed := 0
	for seed := uint64(1); seed <= 3; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		b, m := sit(sess, Windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedFast
		r := rand.New(rand.NewPCG(seed, 10))
		var before rules.Decision
		var there map[string]ui.Rect // by id and label
		for n := 0; n < 120 && !sess.S.Over(); n++ {
			asked := false
			for i := 0; i < 3000 && !asked; i++ {
				b.Tick(1)
				asked = m.Mine() && !m.Passing()
				if m.View.S.Over() {
					break
				}
			}
			if !asked {
				break
			}
			was := before
			before = m.View.S.Dec
			stood := there
			there = barOf(m)
			if left := m.Left(); left && m.View.S.Picks[m.Audience].N == 0 {
				list, at, prompt := m.AskButtons(), sess.Len(), m.View.S.Dec.Prompt
				c := ask.Choice{}
				if len(list) > 0 {
					c = list[r.IntN(len(list))]
				}
				goesOn := false
				if n, ok := b.Node(c.ID); ok && !c.Button.Off {
					d := &m.View.S.Dec
					goesOn = d.ID == was.ID+1 && d.Prompt == was.Prompt && stood[c.ID+c.Button.Label] == there[c.ID+c.Button.Label]
					x, y := n.Rect.Centre()
					b.Drag(x, y, x, y, false)
					pressed++
				}
				if seat, o := sess.Given(); sess.Len() == at+1 && seat == m.Audience && (o.Verb == rules.Pass || o.Verb == rules.Done) && !goesOn {
					t.Fatalf("seed %d: prompt %d: “%s” gives something up the moment it has come", seed, prompt, c.Button.Label)
				}
				if sess.Len() > at {
					continue
				}
			}
			b.Tick(40)
			if m.Mine() {
				before, there = m.View.S.Dec, barOf(m)
				o := fakesession.Advancing(m.LegalActions)
				m.Answer(b.Env, o[r.IntN(len(o))])
			}
		}
	}
	t.Log("buttons pressed at once:", pressed)
}

// Paused opens the menu and the log while others play, and while a replay plays, in
// the middle of what is shown of it too: nothing of the match goes on until they are
// closed.
func Paused(t *testing.T, g games.Game, sit Sitting) {
	t.Helper()
	for i, open := range []func(m *table.Match){func(m *table.Match) { m.Menu.Open() }, func(m *table.Match) { m.ShowLog() }} {
		sess := fakesession.New(g, uint64(3+i), fakesession.Decks(g, 0, 1), 0)
		b, m := sit(sess, Windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		for _, replay := range []bool{false, true} {
			times := 12
			if replay {
				sess.Seek(0)
				sess.SetPlaying(true)
				times = 5
			}
			for n := range times {
				b.Tick(37 + 11*n)
				open(m)
				b.Tick(1)
				was, left := sess.At(), m.Timeline.Lasts(0)
				b.Tick(240)
				if now := sess.At(); now != was {
					t.Fatalf("replay %v: %d answers were given while something lay over the table", replay, now-was)
				}
				if now := m.Timeline.Lasts(0); now != left {
					t.Fatalf("replay %v: a presentation went on below: %.0f ticks were left, then %.0f", replay, left, now)
				}
				if m.Menu.Close(); i > 0 {
					b.Key("Escape")
				}
			}
			was := sess.At()
			if b.Tick(1200); sess.At() == was && !sess.S.Over() {
				t.Errorf("replay %v: the match does not go on when the menu is closed", replay)
			}
		}
	}
}

// TakenBack checks that one undo leads back to the player's last decision,
// without a question while nothing has come to light since, and otherwise
// only as practice, which is asked about once and shown from then on.
func TakenBack(t *testing.T, g games.Game, sit Sitting) {
	t.Helper()
	freely, practised := 0, 0
	for seed := uint64(1); seed <= 12 && (freely < 3 || practised < 3); seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		sess.Strict = true
		b, m := sit(sess, Windows[0], lang.EN, 1)
		b.Rest()
		r := rand.New(rand.NewPCG(seed, 9))
		own := -1
		for n := 0; n < 150 && !sess.S.Over(); n++ {
			if m.Mine() {
				own = sess.Len()
				o := fakesession.Advancing(m.LegalActions)
				m.Answer(b.Env, o[r.IntN(len(o))])
			}
			b.Rest()
			if !m.Mine() || own < 0 || r.IntN(5) > 0 {
				continue
			}
			end, was := sess.Len(), sess.Practice()
			if _, _, _, ok := sess.Back(1); !ok {
				continue
			}
			m.Undo(b.Env)
			b.Tick(2)
			if _, asked := b.Node("practice.yes"); asked {
				if was {
					t.Fatalf("seed %d, answer %d: a practice match asks again", seed, end)
				}
				b.Press("practice.no")
				b.Tick(2)
				if sess.Len() != end || sess.Practice() {
					t.Fatalf("seed %d, answer %d: declined, and taken back all the same", seed, end)
				}
				m.Undo(b.Env)
				b.Tick(2)
				b.Press("practice.yes")
				practised++
			} else if !was {
				freely++
			}
			b.Rest()
			if sess.Len() < own-3 || sess.Len() >= end || !m.Mine() { // what was asked there may be nothing to decide
				t.Fatalf("seed %d: from answer %d an undo leads to %d; the last decision was at %d", seed, end, sess.Len(), own)
			}
			if n, ok := b.Node("undo"); ok && n.Checked != sess.Practice() {
				t.Errorf("seed %d: practice is %v, and the undo button says %v", seed, sess.Practice(), n.Checked)
			}
			own = -1
		}
	}
	if freely == 0 || practised == 0 {
		t.Errorf("%d taken back freely, %d as practice", freely, practised)
	}
}

// LitButtons runs Lit in a number of matches; apart is the distance of their
// decks in the list. All the prompts of must have to occur.
func LitButtons(t *testing.T, g games.Game, matches uint64, apart, steps int, sit Sitting, keep func(d *rules.Decision) bool, must ...uint8) {
	t.Helper()
	met := map[uint8]int{}
	for seed := uint64(1); seed <= matches; seed++ {
		b, m := sit(fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+apart), 1), Windows[seed%3], lang.EN, 1)
		for p, n := range b.Lit(m, rand.New(rand.NewPCG(seed, 6)), steps, keep) {
			met[p] += n
		}
	}
	t.Log("asked by prompt:", met)
	for _, p := range must {
		if met[p] == 0 {
			t.Errorf("prompt %d was never met", p)
		}
	}
}

// gains are the longest of what a result may tell: a look and a deed.
func gains(g games.Game, l lang.Lang) []table.Gain {
	out := []table.Gain{{Name: lang.Phrase{JA: "長い夜に降りつづく雪", EN: "Snow of the Long Night"}, Look: true}, {}}
	for _, d := range all.Find(g.Table().Game).Deeds {
		if len(d.Rule.In(l)) > len(out[1].Why.In(l)) {
			out[1] = table.Gain{Name: d.Name, Why: d.Rule}
		}
	}
	return out
}

// Ends checks the layouts of the hand-over and of what follows a match.
func Ends(g games.Game, seen *drawn.Seen, sit Sitting) {
	for _, w := range Windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			name := fmt.Sprintf("%.0fx%.0f/%s", w.W, w.H, l)
			b, _ := sit(fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 2), w, l, 1.3)
			b.Rest()
			b.Seen = seen
			b.Faults("handover/" + name)
			sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1)
			b, _ = sit(sess, w, l, 1.3)
			b.Rest()
			b.Seen = seen
			sess.Concede()
			b.Rest()
			table.Announce(b.Scene, func() []table.Gain { return gains(g, l) })
			b.Table.Surface.Invalidate()
			b.Rest()
			b.Faults("result/" + name)
			if _, ok := b.Node("result.gain"); ok {
				b.Act("result.gain")
				b.Rest()
				b.Faults("result/gain/" + name)
			}
			b.Act("result.close")
			b.Faults("over/" + name)
			sess.Seek(1)
			b.Tick(10)
			b.Faults("replay/" + name)
		}
	}
}

// Helps checks the help in every window and language.
func Helps(g games.Game, windows []Window, sit Sitting) {
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b, _ := sit(fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, l, 1)
			b.Help()
		}
	}
}
