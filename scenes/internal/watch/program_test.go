package watch

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	players "godeck/rules/ai/all"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/replay"
	"godeck/rules/session"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// How many simulations a computer player makes in a tick in a browser, where
// one of Duemagic takes some 0.15 ms, at rest and while the table is busy.
const inTick, inBusyTick = 64, 20

// dealt returns a match of a person against the normal computer player, and its decks.
func dealt(t *testing.T, g games.Game, seed uint64) (decks [2][]rules.DefID, m *replay.Match) {
	t.Helper()
	decks = fakesession.Decks(g, int(seed)*2, int(seed)*2+2)
	list := func(d []rules.DefID) (out replay.Deck) {
		for _, c := range d {
			out.Cards = append(out.Cards, g.Library().Def(c).ID)
		}
		return out
	}
	m, err := replay.New(g, replay.Setup{Seats: [2]replay.Player{{Kind: "human"}, {Kind: "ai", Level: "normal"}}, Decks: [2]replay.Deck{list(decks[0]), list(decks[1])}, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return decks, m
}

// against plays some turns against the normal computer player as the program
// does, its pauses and its thinking included, and counts the ticks of its turns
// and those in which nothing was shown in a turn and the person was not asked.
func (s *set) against(t *testing.T, g games.Game, seed uint64, turns int16) (theirs, idle []int) {
	decks, m := dealt(t, g, seed)
	guide := players.Of(g.Table().Game)
	me := guide.New(g, ai.Easy, decks[0], seed+7)
	c := session.Config{Match: m, Think: func(p ai.Player) bool { return p.Think(inTick) }, Ponder: func(p ai.Player) bool { return p.Think(inBusyTick) }}
	c.Players[1], c.Pauses[1] = guide.New(g, ai.Normal, decks[1], seed), session.PausesOf(ai.Normal)
	sess := session.New(c)
	sc, tb := s.open(g, sess, match)
	b := harness.Sit(t, sc, tb, nil, desk, lang.EN, 1)
	b.Env.Settings.Speed = ui.SpeedNormal
	st, rest := sc.(resting), 0
	turn, began := int16(0), 0
	for tick := 0; tick < 60000 && m.State().Turn <= turns && !m.State().Over(); tick++ {
		b.Tick(1)
		v := m.State()
		if v.Turn != turn {
			if turn > 0 {
				if idle = append(idle, rest); v.Active == 0 {
					theirs = append(theirs, tick-began)
				}
			}
			turn, began, rest = v.Turn, tick, 0
		}
		switch {
		case st.Busy():
		case !st.Mine() || !v.Waiting(0):
			rest++
		case sc.Idle():
			var view rules.View
			rules.ViewInto(g.Table(), v, 0, &view)
			for _, o := range ai.Ask(me, &view) {
				if err := sess.Answer(o); err != nil {
					t.Fatal(err)
				}
				if !v.Waiting(0) || v.Dec.ID != view.S.Dec.ID {
					break
				}
			}
		}
	}
	return theirs, idle
}

// TestNobodyWaitsForNothing plays Duemagic, where both have priority in a dozen
// steps of every turn, against the program: a priority that nobody uses takes
// no time that a player would notice.
func TestNobodyWaitsForNothing(t *testing.T) {
	s := &sets[1]
	g, err := all.Load(s.Name)
	harness.Load(t, g, err)
	var theirs, idle []int
	for seed := uint64(1); seed <= 4; seed++ {
		a, b := s.against(t, g, seed, 12)
		theirs, idle = append(theirs, a...), append(idle, b...)
	}
	report(t, s.Name, "the program's turn", theirs)
	report(t, s.Name, "a turn's ticks without anything to see", idle)
	if m := rank(idle, 0.5); m > 40 {
		t.Errorf("in half of the turns nothing happens for more than %d ticks", m)
	}
}
