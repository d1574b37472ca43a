package watch

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/present"
)

// TestTokens plays matches of every game and checks, tick by tick, what each
// table shows: every card of the view has one token, no two share one, and a
// card that stays the same object keeps its own. After a presentation the
// table shows what the audience sees.
func TestTokens(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			for seed := uint64(1); seed <= 3; seed++ {
				sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
				sc, tb := s.open(g, sess, match)
				tokens(t, harness.Sit(t, sc, tb, sess, desk, lang.EN, 1), seed)
			}
		})
	}
}

// tokens plays a random match and checks what the table shows.
func tokens(t *testing.T, b *harness.Bench, seed uint64) {
	t.Helper()
	sess := b.Sess
	r := rand.New(rand.NewPCG(seed, 9))
	m := b.Scene.(interface {
		resting
		Token(id rules.CardID) present.Token
		Shown() *rules.View
	})
	seen := map[[2]int]int{} // by card and object
	for n := 0; n < 1500 && !sess.S.Over(); n++ {
		b.Tick(1)
		if n%16 == 0 {
			b.Scene.Record(b.Env) // what is held up is drawn as well
		}
		v := m.Shown()
		now, keys := map[[2]int]int{}, map[int]rules.CardID{}
		for id := rules.CardID(1); id <= rules.CardID(v.S.NCards); id++ {
			tok := m.Token(id)
			if other := keys[tok.Key]; tok.Key == 0 || other != 0 {
				t.Fatalf("seed %d tick %d: card %d has token %d, which card %d has", seed, n, id, tok.Key, other)
			}
			if keys[tok.Key] = id; tok.Def != 0 {
				object := [2]int{int(id), int(v.S.Card(id).Stamp)}
				if was := seen[object]; was != 0 && was != tok.Key {
					t.Fatalf("seed %d tick %d: card %d was token %d and is %d", seed, n, id, was, tok.Key)
				}
				now[object] = tok.Key
			}
		}
		seen = now
		if m.Busy() || !m.Mine() {
			continue
		}
		if *v != *sess.View() {
			t.Fatalf("seed %d tick %d: the table at rest does not show what the player sees", seed, n)
		}
		o := fakesession.Advancing(sess.Options())
		if err := sess.Answer(o[r.IntN(len(o))]); err != nil {
			t.Fatal(err)
		}
	}
}
