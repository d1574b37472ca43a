package lobby

import (
	"testing"

	"godeck/internal/lang"
)

// TestFirstDeal begins newcomers' first matches: they are dealt as their game
// wants. Later ones are dealt as they come.
func TestFirstDeal(t *testing.T) {
	env := room(1280, 720, 1, lang.EN)
	l := newLobby(Options{}, env)
	for _, d := range registry {
		if d.FirstDeal == nil || d.Open == nil {
			continue
		}
		begun := func() bool {
			if l.title().Play(env, d.ID); l.current.playing == nil {
				t.Fatal("no match was begun")
			}
			m := l.current.playing.Match()
			return d.FirstDeal(m.Game(), m.State())
		}
		for range 6 {
			env.Store.Delete(habitsKey)
			if !begun() {
				t.Errorf("%s: a first match is not dealt for a newcomer", d.ID)
			}
		}
		few := 0
		for range 40 {
			few += map[bool]int{false: 1}[begun()]
		}
		if few == 0 {
			t.Errorf("%s: later matches are chosen, too", d.ID)
		}
	}
}
