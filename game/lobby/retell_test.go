package lobby

import (
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/replay"
	"godeck/rules/session"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// storied is a table whose log can be read.
type storied interface {
	ui.Scene
	Lines(l lang.Lang) []string
	Oppose(seats [2]*table.Rival)
}

// followed opens a match at the table of its game and plays it on by rules of thumb up to
// a turn, with speed off; turn 0: it is only opened.
func followed(t *testing.T, env *ui.Env, d *table.Entry, m *replay.Match, turn int16) (sc storied, s *session.Local, greeted bool) {
	t.Helper()
	thumbs := [2]ai.Player{d.Guide.Thumb(m.Game(), 3), d.Guide.Thumb(m.Game(), 4)}
	s = session.New(session.Config{Match: m, Names: [2]lang.Phrase{{JA: "甲", EN: "Ko"}, {JA: "乙", EN: "Otsu"}}, Players: [2]ai.Player{nil, thumbs[1]}})
	sc = d.Open(m.Game(), s, table.Place{Leave: func(*ui.Env) {}}).(storied)
	sc.Oppose([2]*table.Rival{nil, d.Rivals[0]})
	var plan []rules.Option
	rest := 0 // ticks since the player was asked in that turn
	for i := range 4000 {
		sc.Update(env, &ui.Input{})
		if i < 5 {
			greeted = greeted || slices.ContainsFunc(sc.Nodes(env), func(n ui.Node) bool { return n.ID == "rival.says" })
		}
		if over := m.State().Over(); over || len(s.Options()) > 0 && m.State().Turn >= turn {
			if rest++; rest > 5 {
				break
			}
			continue
		}
		if len(s.Options()) == 0 {
			plan = nil
			continue
		}
		if len(plan) == 0 {
			thumbs[0].Start(s.View())
			for !thumbs[0].Think(10) {
			}
			plan = slices.Clone(thumbs[0].Answer())
		}
		o := plan[0]
		plan = plan[1:]
		if s.Answer(o) != nil {
			plan = nil
		}
	}
	return sc, s, greeted
}

// TestMatchIsToldAgain checks, with every game, that a match which was left and goes on has
// the log of one that was followed and reads alike, and that its rival does not greet once more.
func TestMatchIsToldAgain(t *testing.T) {
	for _, d := range registry {
		g, err := d.Load()
		if err != nil {
			t.Fatal(err)
		}
		env := room(1280, 720, 1, lang.EN)
		decks := g.Library().Decks()
		m, err := replay.New(g, replay.Setup{Seed: 5, Decks: [2]replay.Deck{{ID: decks[0].ID}, {ID: decks[1].ID}}, Seats: [2]replay.Player{{Kind: "human"}, {Kind: "ai", Level: "easy"}}})
		if err != nil {
			t.Fatal(err)
		}
		was, s, greeted := followed(t, env, d, m, 5)
		if !greeted {
			t.Errorf("%s: nobody greets", d.ID)
		}
		again, err := replay.Replay(g, s.Match().Record())
		if err != nil {
			t.Fatal(err)
		}
		now, _, greeted := followed(t, env, d, again, 0)
		a, b := was.Lines(lang.EN), now.Lines(lang.EN)
		if len(a) < 20 {
			t.Errorf("%s: the log has only %d lines", d.ID, len(a))
		}
		for i := range max(len(a), len(b)) {
			if i >= len(a) || i >= len(b) || a[i] != b[i] {
				t.Errorf("%s: of %d and %d lines the %d. differs:\n%q\n%q", d.ID, len(a), len(b), i, a[i:min(i+4, len(a))], b[i:min(i+4, len(b))])
				break
			}
		}
		said := func(sc ui.Scene) string {
			var out []string
			for _, n := range sc.Nodes(env) {
				if n.ID != "rival.says" && n.ID != "prompt.why" { // what a table remembers of its own answers is not told again
					out = append(out, n.ID+": "+n.Label)
				}
			}
			return strings.Join(out, "\n")
		}
		if a, b := said(was), said(now); a != b {
			t.Errorf("%s: the table reads\n%s\n\nand not\n%s", d.ID, b, a)
		}
		if greeted {
			t.Errorf("%s: the rival of a match that goes on greets again", d.ID)
		}
	}
}
