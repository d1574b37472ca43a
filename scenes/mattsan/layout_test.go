package mattsan

import (
	"fmt"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/rules/scenario"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
)

var windows = harness.Windows

const scenarios = "../../rules/mattsan/scenarios/"

// rare are questions that dealt matches hardly ever ask; judged scenarios ask them.
var rare = []struct {
	file string
	asks uint8
	pos  golden.Position
}{
	{scenarios + "leaving.yaml", mtz.PromptOrder, golden.Position{Name: "order of leavers", On: "Many at once: enemy battlefield", After: 1, Eyes: 1}},
	{scenarios + "leaving.yaml", mtz.PromptTrap, golden.Position{Name: "event trap", On: "An event trap is used when the opponent's effect", After: 4, Eyes: 1}},
	{"testdata/questions.yaml", mtz.PromptAnswer, golden.Position{Name: "answered entry", On: "Which effect is answered", After: 4, Eyes: 1}},
	{scenarios + "rest.yaml", mtz.PromptName, golden.Position{Name: "name guess", On: "A right guess discards", After: 2}},
}

// position is a state of a match, found once and laid out in every window.
type position struct {
	harness.Sought
	after func(b *bench)
}

// How many matches, and how many answers deep, positions are looked for.
const seeds, depth = 160, 1500

// find searches for a match in which the audience is asked something.
func find(g *mtz.Game, good func(s *fakesession.Session) bool) *rules.State {
	return harness.Find(g, seeds, depth, good)[0]
}

func positions(t *testing.T, g *mtz.Game) (out []position) {
	add := func(name string, good func(s *fakesession.Session) bool, after func(b *bench)) {
		out = append(out, position{Sought: harness.Sought{Name: name, Good: good}, after: after})
	}
	prompt := func(name string, p uint8, turn int) {
		add(name, func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == p && int(s.S.Turn) >= turn && len(s.Options()) > 1
		}, nil)
	}
	prompt("unit", mtz.PromptUnit, 0)
	prompt("charge", mtz.PromptCharge, 5)
	prompt("start", mtz.PromptStart, 0)
	prompt("first turn", mtz.PromptMain, 1)
	prompt("main", mtz.PromptMain, 9)
	prompt("counter", mtz.PromptCounter, 6)
	prompt("targets", mtz.PromptTargets, 4)
	prompt("pay", mtz.PromptPay, 4)
	prompt("slot", mtz.PromptSlot, 0)
	prompt("leave", mtz.PromptLeave, 0)
	prompt("refill", mtz.PromptRefill, 6)
	prompt("trigger", mtz.PromptTrigger, 0)
	prompt("may", mtz.PromptMay, 0)
	prompt("again", mtz.PromptAgain, 0)
	prompt("souls", mtz.PromptSouls, 0)
	prompt("die", mtz.PromptDie, 0)
	prompt("cards", mtz.PromptCards, 0)
	prompt("side", mtz.PromptSide, 0)
	chosen := func(name string, typ int) {
		want := func(g *mtz.Game, s *rules.State, o rules.Option) bool {
			return o.Card != 0 && o.Verb != rules.Attack && s.Card(o.Card).Zone.Kind() == mtz.Hand && typeOf(g, s, o.Card) == typ
		}
		add(name, has(want), func(b *bench) { b.Act(fmt.Sprintf("hand-%d", b.first(want).Card)) })
	}
	chosen("unit chosen", mtz.Unit)
	chosen("trump chosen", mtz.Trump)
	chosen("trap chosen", mtz.Trap)
	chosen("terrain chosen", mtz.Terrain)
	add("face-down", has(unitToBench), func(b *bench) {
		b.Act(fmt.Sprintf("hand-%d", b.first(unitToBench).Card))
		b.Act("face-down")
	})
	conditional := func(g *mtz.Game, s *rules.State, o rules.Option) bool { return o.Verb == rules.Use && o.N == -1 }
	add("condition", has(conditional), func(b *bench) { b.Act(fmt.Sprintf("hand-%d", b.first(conditional).Card)) })
	ability := func(g *mtz.Game, s *rules.State, o rules.Option) bool {
		return o.Verb == rules.Use && o.Card != 0 && s.Card(o.Card).Zone.Kind() == mtz.Ground
	}
	add("ability", has(ability), func(b *bench) { b.Act(fmt.Sprintf("card-%d", b.first(ability).Card)) })
	turnUp := func(g *mtz.Game, s *rules.State, o rules.Option) bool {
		return o.Verb == rules.Use && o.Card != 0 && s.Card(o.Card).Has(rules.FaceDown)
	}
	add("turn up", has(turnUp), func(b *bench) { b.Act(fmt.Sprintf("card-%d", b.first(turnUp).Card)) })
	charge := func(s *fakesession.Session) bool { return s.S.Dec.Prompt == mtz.PromptCharge && s.S.Turn > 5 }
	add("charge chosen", charge, func(b *bench) { b.Tap("hand-", 1) })
	add("menu", charge, func(b *bench) { b.Act("menu") })
	add("log", charge, func(b *bench) { b.Key("l") })
	change := func(s *fakesession.Session) bool {
		n := 0
		for _, o := range s.Options() {
			if o.Verb == rules.Attack && o.N == 1+mtz.KindSwitch {
				n++
			}
		}
		return s.S.Dec.Prompt == mtz.PromptMain && n > 1
	}
	add("switch", change, func(b *bench) { b.Key("c") })
	add("actions", func(s *fakesession.Session) bool {
		n := 0
		for _, o := range s.Options() {
			if o.Verb == rules.Attack && o.N != 1+mtz.KindSwitch {
				n++
			}
		}
		return s.S.Dec.Prompt == mtz.PromptMain && n > 1
	}, func(b *bench) {
		if _, ok := b.Node("acts"); ok {
			b.Act("acts")
		}
	})
	add("named", has(func(_ *mtz.Game, _ *rules.State, o rules.Option) bool {
		return o.Verb == rules.Attack && o.N == 1+mtz.KindAttack
	}), func(b *bench) { b.Key("a") })
	add("exchange of three", func(s *fakesession.Session) bool { return s.S.Dec.Prompt == mtz.PromptCounter && s.S.NStack >= 3 }, nil)
	add("wide bench", func(s *fakesession.Session) bool {
		first, last := mtz.Slots(&s.S, 0)
		return s.S.Dec.Prompt == mtz.PromptMain && last-first > 2
	}, nil)
	return harness.Met(t, g, seeds, depth, out, func(pos *position) *harness.Sought { return &pos.Sought })
}

func TestLayouts(t *testing.T) {
	g := game(t)
	list := positions(t, g)
	var seen drawn.Seen
	scripts := map[string]map[string]*scenario.Script{}
	for _, r := range rare {
		if scripts[r.file] == nil {
			scripts[r.file] = golden.Scripts(t, r.file)
		}
	}
	harness.EveryWindow(func(w harness.Window, l lang.Lang, text float64) {
		for _, r := range rare {
			b := golden.Stand(t, r.pos, scripts[r.file], w, l, func(s *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench {
				return sit(t, s.Game.(*mtz.Game), s, w, l, text).Bench
			})
			b.Seen = &seen
			b.Tick(3)
			if got := b.Sess.S.Dec.Prompt; got != r.asks {
				t.Fatalf("%s: %d is asked, not %d", r.pos.Name, got, r.asks)
			}
			b.Faults(fmt.Sprintf("%s/%.0fx%.0f/%s/%.1f", r.pos.Name, w.W, w.H, l, text))
		}
		for _, pos := range list {
			name := fmt.Sprintf("%s/%.0fx%.0f/%s/%.1f", pos.Name, w.W, w.H, l, text)
			sess := harness.Stopped(g, pos.State)
			b := sit(t, g, sess, w, l, text)
			b.Seen = &seen
			sess.Hold = true
			b.Tick(6)
			if pos.after != nil {
				pos.after(b)
			}
			b.Tick(3)
			b.Faults(name)
		}
	})
	harness.Ends(g, &seen, seats(t, g))
	harness.WatchAll(&seen, windows[:3], []uint64{3, 4, 5, 6, 7, 8}, func(seed uint64, w harness.Window, l lang.Lang) *harness.Bench {
		return sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), w, l, 1.3).Bench
	})
	for _, w := range seen.Missing(drawn.Own(Text), map[string]string{
		"act.*": drawn.Read, "cancel": drawn.Read, "entry.nth": drawn.Read, "exchange.n": drawn.Read, "facedown*": drawn.Read, "hud": drawn.Read, "help.goal": drawn.Help, "hud.*": drawn.Read, "charge.ahead": drawn.Toast, "node.*": drawn.Read, "side": drawn.Read, "sideways": drawn.Read,
		"souls.*": drawn.Read, "die*": drawn.Read, "status*": drawn.Read, "title": drawn.Read, "result.facts": drawn.Read, "score": drawn.Read, "with": drawn.Read, "on.ground": drawn.Read, "on.used": drawn.Read, "pass.counter.then": drawn.Read, "fact.hp.of": drawn.Read,
		"log.*":  drawn.Line,
		"tale.*": drawn.Rare,
		"kw*":    drawn.Zoom, "attached.by": drawn.Zoom,
		"icon.*": drawn.Zoom,
		"mod.*":  drawn.Rare, "drag.*": drawn.Rare, "vain.*": drawn.Rare, "arrives": drawn.Rare, "ends.*": drawn.Rare, "spends.*": drawn.Toast, "refill.*": drawn.Rare, "figure.*": drawn.Rare, "danger.*": drawn.Rare, "kind.*": drawn.Rare, "slot.*": drawn.Read, "why.*": drawn.Rare, "what.*": drawn.Rare, "blow*": drawn.Rare, "silence*": drawn.Rare, "step.*": drawn.Rare,
		"ask.*": drawn.Rare, "pass.*": drawn.Rare, "wipeout": drawn.Rare, "deckout": drawn.Rare, "stays": drawn.Rare, "negated": drawn.Rare, "fizzled*": drawn.Rare, "entry.negated": drawn.Rare, "action.super": drawn.Rare, "chalk.super": drawn.Rare, "zone.*": drawn.Rare, "again.*": drawn.Rare, "side.*": drawn.Rare,
	}) {
		t.Errorf("not drawn where layouts are checked: %s", w)
	}
}
