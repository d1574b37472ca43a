package duemagic

import (
	"math/rand/v2"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/replay"
	"godeck/rules/session"
	"godeck/scenes/ui"
)

// TestResumesInALine: whoever opens a match that was left is told whose turn it is and what
// the opponent did last; at the beginning of a match nothing is said.
func TestResumesInALine(t *testing.T) {
	g := game(t)
	decks := g.Library().Decks()
	said := func(turn int16) string {
		begin := replay.Setup{Seed: 5, Decks: [2]replay.Deck{{ID: decks[0].ID}, {ID: decks[1].ID}}}
		begin.Seats[1] = replay.Player{Kind: "ai", Level: "easy"}
		m, err := replay.New(g, begin)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < 400 && (m.State().Turn < turn || m.State().Active != 0 || !m.State().Waiting(0)); i++ {
			p := rules.Seat(0)
			if !m.State().Waiting(p) {
				p = 1
			}
			o := m.Options(p)
			if _, err := m.Answer(p, o[i%len(o)]); err != nil {
				t.Fatal(err)
			}
		}
		cfg := session.Config{Match: m, Think: func(ai.Player) bool { return false }}
		cfg.Players[1] = &ai.Random{Rules: g, R: rand.New(rand.NewPCG(1, 1))}
		sc := New(g, session.New(cfg), Options{}).(*Scene)
		env := &ui.Env{W: 1280, H: 720, Scale: 1, Settings: &ui.Settings{Lang: lang.EN, TextScale: 1, Speed: ui.SpeedNormal}}
		for range 4 {
			env.Tick++
			sc.Update(env, &ui.Input{})
		}
		return strings.Join(sc.Announce(), " ")
	}
	if s := said(5); !strings.Contains(s, "Back in the match") || !strings.Contains(s, "Your turn") {
		t.Errorf("a match that is opened again says %q", s)
	}
	if s := said(0); strings.Contains(s, "Back in the match") {
		t.Errorf("a new match says %q", s)
	}
}
