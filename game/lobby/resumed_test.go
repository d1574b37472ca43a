package lobby

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
)

// TestTheResultOfAResumedMatch plays most of a match of ZUTOMAYO CARD, leaves it, opens the program
// again, plays it to its end, and checks that the result has the whole course of both lives, also of
// the turns before it was left, and the card that won.
func TestTheResultOfAResumedMatch(t *testing.T) {
	met := 0
	for seed := uint64(1); seed < 8 && met < 2; seed++ {
		d := &flakyStore{memStore: memStore{}}
		k := d.open(t)
		k.begin(catalog.VsAI)
		r := rand.New(rand.NewPCG(seed, 5))
		m := k.l.current.playing.Match()
		pick := func(o []rules.Option) rules.Option {
			o = slices.DeleteFunc(slices.Clone(o), func(o rules.Option) bool { return o.TakesBack() || o.Verb == rules.Swap })
			return o[r.IntN(len(o))]
		}
		low := func() int16 { s := m.State(); return min(s.Seats[0][ztm.HP], s.Seats[1][ztm.HP]) }
		for m.Len() < 2000 && !m.State().Over() && (low() > 40 || m.State().Dec.Prompt != ztm.PromptSet) {
			p := m.State().ToAnswer()
			if _, err := m.Answer(p, pick(m.Options(p))); err != nil {
				t.Fatal(err)
			}
		}
		if m.State().Over() || m.State().Turn < 3 {
			continue
		}
		left := m.Len()
		k.l.current.saved(k.l.current.playing, k.l.current.series)
		d.windows = nil
		k = d.open(t)
		env := k.l.env
		env.Settings.Speed = ui.SpeedOff
		k.l.resume(env)
		k.shows("")
		s := k.l.current.playing
		m = s.Match()
		if m.Len() != left {
			t.Fatalf("seed %d: %d answers are resumed, not %d", seed, m.Len(), left)
		}
		node := func(id string) (n ui.Node, ok bool) {
			for _, n := range k.s.top().Nodes(env) {
				if n.ID == id {
					return n, true
				}
			}
			return n, false
		}
		shown := false
		for n := 0; n < 20000 && !shown; n++ {
			if o := s.Options(); len(o) > 0 && !m.State().Over() {
				if err := s.Answer(pick(o)); err != nil {
					t.Fatal(err)
				}
			}
			env.Tick++
			k.s.top().Update(env, &ui.Input{})
			if m.State().Over() {
				_, shown = node("result.head")
			}
		}
		end := m.State()
		if !shown || end.Result.Winner < 0 || m.Len() == left {
			continue
		}
		met++
		var hp [2][]string // before the first turn and at the end of every one, by the rules
		for n, turn := 0, int16(-1); n <= m.Len(); n++ {
			st := m.At(n)
			if int16(st.Turn) == turn && n < m.Len() {
				continue
			}
			turn = int16(st.Turn)
			for p := range hp {
				hp[p] = append(hp[p], strconv.Itoa(int(st.Seats[p][ztm.HP])))
			}
		}
		graph, ok := node("result.graph")
		for p := range hp {
			said := strings.Join(hp[p], ", ")
			if !ok || !strings.Contains(graph.Label, said) {
				t.Errorf("seed %d: the course is %q, player %d had %s", seed, graph.Label, p, said)
			}
		}
		w := end.Result.Winner
		fighter := end.Card(end.Top(rules.ZoneOf(ztm.BattleField, w))).Def
		name := m.Game().Library().Card(fighter).Name.In(lang.EN)
		card, ok := node("result.card")
		k.s.top().Activate(env, "result.card") // it is read in full
		env.Tick++
		k.s.top().Update(env, &ui.Input{})
		read := slices.ContainsFunc(k.s.top().Nodes(env), func(n ui.Node) bool { return strings.Contains(n.Label, name) })
		if !ok || !strings.HasPrefix(card.Label, "Battle, ") || !read {
			t.Errorf("seed %d: the card that won is %q, %s fought last and is read: %v", seed, card.Label, name, read)
		}
	}
	if met == 0 {
		t.Error("no match was played to its end")
	}
}
