package ai

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
)

func loadDuemagic(t testing.TB) *dmg.Game {
	g, err := dmg.Load()
	return load(t, g, err)
}

func duemagicLevel(l Level) maker[*dmg.Game] {
	return func(g *dmg.Game, own []rules.DefID, seed uint64) Player { return NewDuemagic(g, l, own, seed) }
}

func TestDuemagicSense(t *testing.T) {
	wins, games := series(t, loadDuemagic(t), 8, duemagicLevel(Easy), random[*dmg.Game])
	t.Logf("easy–random %d of %d", wins, games)
	if wins*100 < games*70 {
		t.Errorf("easy won only %d of %d against random play", wins, games)
	}
	if testing.Short() {
		return
	}
	wins, games = series(t, loadDuemagic(t), 4, duemagicLevel(Normal), duemagicLevel(Easy))
	t.Logf("normal–easy %d of %d", wins, games)
	if wins*100 < games*50 {
		t.Errorf("normal won only %d of %d against easy", wins, games)
	}
}

// A player's answer depends on its view and seed only, and costs little time.
func TestDuemagicAnswerDependsOnViewOnly(t *testing.T) {
	g := loadDuemagic(t)
	pre := g.Lib.Decks()
	decks := [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[3])}
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(3, 3))
	var s rules.State
	var v, w rules.View
	var buf []rules.Option
	for seed := uint64(0); seed < 6; seed++ {
		g.Setup(&s, seed, decks)
		eng.Advance(&s, nil)
		for n := 0; !s.Over(); n++ {
			p := s.ToAnswer()
			if n%9 == 0 {
				mix := s
				var hidden []rules.CardID
				for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
					if s.Cards[id].Owner != p && !eng.Table().Sees(&s, p, id) {
						hidden = append(hidden, id)
					}
				}
				r.Shuffle(len(hidden), func(i, j int) {
					a, b := &mix.Cards[hidden[i]], &mix.Cards[hidden[j]]
					a.Def, b.Def = b.Def, a.Def
				})
				rules.ViewInto(eng.Table(), &s, p, &v)
				rules.ViewInto(eng.Table(), &mix, p, &w)
				a := append([]rules.Option{}, Ask(NewDuemagic(g, Easy, decks[p], 1), &v)...)
				b := Ask(NewDuemagic(g, Easy, decks[p], 1), &w)
				if len(a) != 1 || len(b) != 1 || a[0] != b[0] {
					t.Fatalf("seed %d, answer %d: %v and %v", seed, n, a, b)
				}
			}
			buf = eng.Options(&s, p, buf)
			eng.Play(&s, p, forward(buf, r), nil)
		}
	}
}

func BenchmarkDuemagicDecision(b *testing.B) {
	g := loadDuemagic(b)
	pre := g.Lib.Decks()
	decks := [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[1])}
	eng := rules.NewEngine(g)
	var s rules.State
	g.Setup(&s, 7, decks)
	eng.Advance(&s, nil)
	r := rand.New(rand.NewPCG(1, 1))
	var buf []rules.Option
	for (s.Turn < 9 || len(eng.Options(&s, s.ToAnswer(), buf)) < 4) && !s.Over() {
		p := s.ToAnswer()
		buf = eng.Options(&s, p, buf)
		eng.Play(&s, p, forward(buf, r), nil)
	}
	var v rules.View
	rules.ViewInto(eng.Table(), &s, s.ToAnswer(), &v)
	z := NewDuemagic(g, Normal, decks[v.Seat], 1)
	b.ReportAllocs()
	for i := 0; i < b.N; i++ {
		Ask(z, &v)
	}
}

// The player holds an answer for the attack that would end the game, and does
// not spend it on nothing.
func TestDuemagicHoldsAnswers(t *testing.T) {
	g := loadDuemagic(t)
	eng := rules.NewEngine(g)
	play := func(attackers int, shields int) (used bool, s *rules.State) {
		s = &rules.State{}
		s.Seed(3)
		g.Stage(s)
		add := func(id string, p rules.Seat, kind uint8) {
			c := s.NewCard(g.Lib.Find(id), p, rules.ZoneOf(kind, p))
			s.Stamps++
			s.Card(c).Stamp = s.Stamps
			g.Placed(s, c)
		}
		for i := 0; i < attackers; i++ {
			add("old-growth-bear", 0, dmg.Battle)
		}
		add("riptide", 1, dmg.Hand)
		for i := 0; i < 3; i++ {
			add("tide-runner", 1, dmg.Mana)
		}
		for p := rules.Seat(0); p < 2; p++ {
			for i := 0; i < 20; i++ {
				add("moss-runner", p, dmg.Library)
			}
		}
		for i := 0; i < shields; i++ {
			add("moss-runner", 1, dmg.Shields)
		}
		if err := g.Arrange(s, "main", func(string) bool { return false }); err != nil {
			t.Fatal(err)
		}
		eng.Advance(s, nil)
		own := make([]rules.DefID, 0, 50)
		for i := 0; i < 50; i++ {
			own = append(own, g.Lib.Find("moss-runner"))
		}
		z := NewDuemagic(g, Normal, own, 1)
		var v rules.View
		var buf []rules.Option
		for s.Turn == 3 && !s.Over() {
			p := s.ToAnswer()
			if p == 1 {
				rules.ViewInto(eng.Table(), s, 1, &v)
				for _, o := range Ask(z, &v) {
					used = used || s.Dec.Prompt == dmg.PromptPriority && o.Verb == rules.Use
					if err := eng.Answer(s, 1, o, nil); err != nil {
						t.Fatal(err)
					}
				}
				continue
			}
			buf = eng.Options(s, p, buf)
			o := buf[len(buf)-1]
			if s.Dec.Prompt == dmg.PromptAttack {
				o = buf[0]
			}
			eng.Play(s, p, o, nil)
		}
		return used, s
	}
	if used, _ := play(0, 3); used {
		t.Error("it answered nothing at all")
	}
	if used, s := play(1, 0); !used || s.Over() {
		t.Error("it did not answer the attack that ended the game")
	}
}
