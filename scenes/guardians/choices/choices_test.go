package choices

import (
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// matches calls look with the choices of every question in some matches.
func matches(t *testing.T, look func(q *Choices, s *fakesession.Session)) {
	g, err := bgd.Load()
	if err != nil {
		t.Fatal(err)
	}
	for seed := uint64(1); seed <= 10; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		harness.Plays(t, s, int(seed), 700, func(int) {
			view := *s.View()
			q := &Choices{Game: g, State: &view.S, Legal: s.Options(), Mine: true}
			q.Later = g.Later(q.State, q.Seat, nil)
			look(q, s)
		})
	}
}

// TestUses checks that a card is used as the rules take it, or as they will in
// this turn, and that everything that can be used is.
func TestUses(t *testing.T) {
	now, later := 0, 0
	matches(t, func(q *Choices, s *fakesession.Session) {
		for _, o := range q.Legal {
			if q.LaterOf(o) != nil || !q.Can(o) || q.Asks(o) != q.State.Dec.Prompt {
				t.Fatalf("%v is not taken now", o)
			}
			if o.Verb == rules.Use && o.Card != 0 && !slices.Contains(q.Uses(o.Card), o) {
				t.Fatalf("%v is no use of its card", o)
			}
		}
		for id := rules.CardID(1); int(id) <= int(q.State.NCards); id++ {
			for _, o := range q.Uses(id) {
				if now++; q.Has(o) {
					continue
				}
				l := q.LaterOf(o)
				if later++; l == nil || l.Prompt == q.State.Dec.Prompt || q.Warns(o) != l.Warning {
					t.Fatalf("%v is used later, of which is known %v", o, l)
				}
			}
		}
		if end := q.Ends(); end != nil && (end.Prompt != bgd.PromptSet || q.Prompting(bgd.PromptSet)) {
			t.Fatalf("the turn ends by %v", end)
		}
	})
	if now == 0 || later == 0 {
		t.Errorf("%d uses, %d of them later", now, later)
	}
}

// TestLessonsAreThePlayers checks that in lessons and replays the table answers
// nothing and leaves no step out.
func TestLessonsAreThePlayers(t *testing.T) {
	var rush, spared, joins, pays int
	matches(t, func(q *Choices, s *fakesession.Session) {
		rush += rules.Truth(q.CanRush())
		spared += rules.Truth(q.Spared(q.State))
		joins += rules.Truth(q.Joins())
		pays += rules.Truth(q.PaysItself())
		q.Lesson = true
		_, due := q.Duty()
		if q.CanRush() || q.Spared(q.State) || q.Joins() || q.PaysItself() || due || q.Free(q.State.Dec.Prompt) {
			t.Fatalf("a lesson's question %d is answered", q.State.Dec.Prompt)
		}
		q.Lesson, q.Replay = false, true
		_, due = q.Duty()
		if q.CanRush() || q.Spared(q.State) || q.PaysItself() || due {
			t.Fatalf("a replay's question %d is answered", q.State.Dec.Prompt)
		}
	})
	if rush == 0 || spared == 0 || joins == 0 || pays == 0 {
		t.Errorf("thrown early %d times, %d spared, %d charges joined, %d paid", rush, spared, joins, pays)
	}
}

// TestRushIsSafe checks that the way to the throw passes nothing that costs the
// match, and that there is a throw with numbers that hit.
func TestRushIsSafe(t *testing.T) {
	matches(t, func(q *Choices, s *fakesession.Session) {
		pass := rules.Option{Verb: rules.Pass}
		if q.CanRush() && (!q.Has(pass) || q.Warns(pass).Asks() || q.Unopposed() || q.Game.Odds(q.State, q.Seat) == 0) {
			t.Fatalf("in question %d the die is thrown", q.State.Dec.Prompt)
		}
	})
}

// TestWishes checks that who wants to be asked is.
func TestWishes(t *testing.T) {
	matches(t, func(q *Choices, s *fakesession.Session) {
		q.Wish = Wishes{Force: true, Gamble: true, Counter: true, Fetch: true}
		if q.PaysItself() || q.Spared(q.State) && q.State.Count(rules.ZoneOf(bgd.Side, q.Seat)) > 0 {
			t.Fatalf("question %d is answered all the same", q.State.Dec.Prompt)
		}
	})
}

// TestPlaysLeft checks what counts as left to do before a throw: it leaves a Force
// for the die, and nothing is counted in lessons and replays.
func TestPlaysLeft(t *testing.T) {
	some := 0
	matches(t, func(q *Choices, s *fakesession.Session) {
		n := len(q.PlaysLeft())
		if n == 0 {
			return
		}
		some++
		if !q.Game.CanRoll(q.State, q.Seat) {
			t.Fatalf("%d plays without Force for the die", n)
		}
		if hand := q.State.Count(rules.ZoneOf(bgd.Hand, q.Seat)); n > hand {
			t.Fatalf("%d plays with %d cards", n, hand)
		}
		q.Lesson = true
		if len(q.PlaysLeft()) != 0 {
			t.Fatal("a lesson counts them")
		}
		q.Lesson, q.Replay = false, true
		if len(q.PlaysLeft()) != 0 {
			t.Fatal("a replay counts them")
		}
	})
	if some == 0 {
		t.Error("nothing was left to do anywhere")
	}
}

// TestIdleQuestions checks that what is not asked is an opponent's effect of which the
// player's own cards feel nothing, that an attack and a throw are never spared so, and
// that some questions are.
func TestIdleQuestions(t *testing.T) {
	idle, asked := 0, 0
	matches(t, func(q *Choices, s *fakesession.Session) {
		st := q.State
		if st.Dec.Prompt != bgd.PromptCounter || st.Frame().Ctrl == q.Seat {
			return
		}
		if q.Wish.Counter = true; q.Spared(st) && !q.vain(st) {
			t.Fatal("who wants to be asked is not")
		}
		q.Wish.Counter = false
		if !q.Spared(st) {
			asked++
			return
		}
		if !q.Slight(st) {
			t.Fatal("an attack is not asked about")
		}
		if q.vain(st) {
			return
		}
		idle++
		let, _ := q.after(st, rules.Option{Verb: rules.Pass})
		if a, b := bgd.AttackGuardian(st, q.Seat), bgd.AttackGuardian(let, q.Seat); a != b || a != 0 && q.Game.LP(st, a) != q.Game.LP(let, b) || let.Seats[q.Seat] != st.Seats[q.Seat] {
			t.Fatalf("%s touches the player's own", q.Game.Lib.AbilityText(uint16(st.Dec.Arg), lang.EN))
		}
		t.Log(q.Game.Lib.AbilityText(uint16(st.Dec.Arg), lang.EN))
	})
	if t.Logf("%d not asked, %d asked", idle, asked); idle == 0 || asked == 0 {
		t.Errorf("%d not asked, %d asked", idle, asked)
	}
}
