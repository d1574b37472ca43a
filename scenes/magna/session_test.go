package magna

import (
	"strings"
	"testing"

	"godeck/fonts"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/internal/solo"
	"godeck/scenes/ui"
)

func game(t testing.TB) *mgn.Game {
	t.Helper()
	g, err := mgn.Load()
	if err != nil {
		t.Fatal(err)
	}
	if !ui.FontsReady() {
		if err := ui.UseFonts(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// decks gives preconstructed decks, or for odd numbers twenty cards of the
// whole pool with as many as possible that ask something.
func decks(g *mgn.Game, a, b int) (out [2][]rules.DefID) {
	return [2][]rules.DefID{solo.Deck(g, a), solo.Deck(g, b)}
}

// bench is a table at work: a scene, its session and the window.
type bench struct {
	t    testing.TB
	env  *ui.Env
	sess *solo.Session
	sc   *Scene
}

// ear counts what is heard.
type ear struct {
	played map[string]int
	music  float64
}

func (e *ear) Play(name string, gain, pan float64) { e.played[name]++ }
func (e *ear) Music(name string, t float64)        { e.music = t }

func sit(t testing.TB, g *mgn.Game, sess *solo.Session, w, h, scale float64, lang ui.Lang, text float64) *bench {
	env := &ui.Env{W: w * scale, H: h * scale, Scale: scale, Sounds: &ear{played: map[string]int{}},
		Settings: &ui.Settings{Lang: lang, TextScale: text, Speed: ui.SpeedOff}}
	return &bench{t, env, sess, New(g, sess, Options{}).(*Scene)}
}

func (b *bench) tick(n int) {
	for i := 0; i < n; i++ {
		b.env.Tick++
		b.sc.Update(b.env, &ui.Input{})
	}
}

// rest lets the story end and others answer.
func (b *bench) rest() {
	for i := 0; i < 3000; i++ {
		b.tick(1)
		if i > 2 && b.sc.Idle() {
			return
		}
	}
	b.t.Fatalf("the table does not come to rest: busy %v, thinking %v, step %d", b.sc.busy(), b.sess.Thinking(), b.sess.S.Step)
}

func (b *bench) node(id string) (ui.Node, bool) {
	for _, n := range b.sc.Nodes(b.env) {
		if n.ID == id {
			return n, true
		}
	}
	return ui.Node{}, false
}

func (b *bench) act(id string) {
	b.t.Helper()
	n, ok := b.node(id)
	if !ok || n.Disabled {
		b.t.Fatalf("no node %q to activate (disabled %v); there are %s", id, n.Disabled, b.ids())
	}
	b.sc.Activate(b.env, id)
	b.tick(2)
}

func (b *bench) ids() string {
	var out []string
	for _, n := range b.sc.Nodes(b.env) {
		if n.Role == ui.RoleButton {
			out = append(out, n.ID)
		}
	}
	return strings.Join(out, " ")
}

// to plays on with the first options until a prompt stands at or after a turn.
func (b *bench) to(prompt uint8, turn int) bool {
	for i := 0; i < 4000 && !b.sess.S.Over(); i++ {
		b.rest()
		o := b.sess.Options()
		if len(o) == 0 {
			continue
		}
		if b.sess.S.Dec.Prompt == prompt && int(b.sess.S.Turn) >= turn {
			b.rest()
			return true
		}
		var real []rules.Option
		for _, q := range o {
			if !q.Revises() {
				real = append(real, q)
			}
		}
		if err := b.sess.Answer(real[i%len(real)]); err != nil {
			b.t.Fatal(err)
		}
	}
	return false
}
