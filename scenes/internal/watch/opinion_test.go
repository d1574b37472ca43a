package watch

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	players "godeck/rules/ai/all"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/session"
	"godeck/scenes/table/opinion"
)

// ended plays a match of the easy player against the normal one to its end, as a person against
// a computer player.
func ended(t *testing.T, g games.Game, seed uint64) *session.Local {
	t.Helper()
	decks, m := dealt(t, g, seed)
	guide := players.Of(g.Table().Game)
	seats := [2]ai.Player{guide.New(g, ai.Easy, decks[0], seed+7), guide.New(g, ai.Easy, decks[1], seed)}
	for n := 0; n < 5000 && !m.State().Over(); n++ {
		p := m.State().ToAnswer()
		var v rules.View
		m.View(p, &v)
		for _, o := range ai.Ask(seats[p], &v) {
			if !m.State().Waiting(p) || m.State().Dec.ID != v.S.Dec.ID {
				break
			}
			if _, err := m.Answer(p, o); err != nil {
				t.Fatal(err)
			}
		}
	}
	c := session.Config{Match: m}
	c.Players[1] = seats[1]
	c.Expert = func(rules.Seat) (ai.Player, session.Pauses) {
		return guide.New(g, ai.Easy, decks[0], seed+99), session.Pauses{}
	}
	s := session.New(c)
	s.Events()
	s.Seek(0)
	return s
}

// TestOpinions: of nearly every decision of a match that is over it can be said in words what was
// done and what an expert would have done, in both languages.
func TestOpinions(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			if err != nil {
				t.Fatal(err)
			}
			lib := g.Library()
			teller := opinion.Teller{Words: s.words, Name: func(def rules.DefID, l lang.Lang) string {
				if def == 0 {
					return "?"
				}
				return lib.Card(def).Name.In(l)
			}}
			told, untold, alike := 0, map[string]int{}, 0
			for seed := uint64(1); seed <= 2; seed++ {
				m := ended(t, g, seed)
				last := -1
				for at := range m.Len() {
					m.Seek(at)
					o, due := session.OpinionOf(m)
					for n := 0; n < 60 && due; n++ {
						m.Update()
						o, due = session.OpinionOf(m)
					}
					if o == nil || o.At == last {
						continue
					}
					last = o.At
					for _, l := range []lang.Lang{lang.JA, lang.EN} {
						did, would, ok := teller.Say(o, l)
						if strings.ContainsAny(did+would, "{}") || o.Alike && did != would {
							t.Errorf("%q, %q (alike: %v)", did, would, o.Alike)
						}
						if !ok {
							for _, d := range append(o.Did, o.Would...) {
								untold[d.Word]++
							}
							continue
						}
						told++
						if testing.Verbose() {
							t.Log(l, did, "|", would)
						}
					}
					if o.Alike {
						alike++
					}
				}
			}
			t.Log(told, "told, not told:", untold, alike, "alike")
			missing := 0
			for _, n := range untold {
				missing += n
			}
			if told == 0 || missing > told/3 { // which of two places, or two shields, has no words
				t.Errorf("%d told, not told: %v", told, untold)
			}
		})
	}
}
