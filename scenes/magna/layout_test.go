package magna

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/places"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

var windows = harness.Windows

// position is a screen whose layout is checked.
type position struct {
	name   string
	prompt uint8
	turn   int
	ok     func(b *bench) bool // which positions with this prompt are wanted
	then   func(b *bench)      // what is done there
}

// undecided reports whether the table does not answer by itself.
func undecided(b *bench) bool {
	p := b.Sess.S.Dec.Prompt
	b.Rest()
	return b.Sess.S.Dec.Prompt == p
}

func rich(b *bench) bool { return len(b.Sess.Options()) > 2 }

func taps(prefix string, n int) func(b *bench) {
	return func(b *bench) { b.Tap(prefix, n) }
}

func acts1(id string) func(b *bench) {
	return func(b *bench) {
		if n, ok := b.Node(id); ok && !n.Disabled {
			b.Act(id)
		}
		b.Tick(20)
	}
}

var positions = []position{
	{"arrange", mgn.PromptArrange, 0, nil, taps("pick-", 2)},
	{"hand", mgn.PromptHand, 2, nil, taps("hand-", 2)},
	{"kept", mgn.PromptHand, 2, func(b *bench) bool { b.Rest(); return b.sc.Prompting(mgn.PromptHand) && b.Sess.S.Dec.Min[0] == 0 }, func(b *bench) {
		b.sc.deeds.Mind.Kept = 2
		b.sc.Surface.Invalidate()
		b.Tick(2)
	}},
	{"production", mgn.PromptProduction, 5, rich, nil},
	{"chosen", mgn.PromptProduction, 5, rich, func(b *bench) { b.useful() }},
	{"how", mgn.PromptProduction, 3, func(b *bench) bool { b.Rest(); return b.buried() != "" }, func(b *bench) {
		b.Act(b.buried())
		b.Tap("base-own", 1)
	}},
	{"armament", mgn.PromptArmament, 4, rich, taps("hand-", 1)},
	{"hollow", mgn.PromptArmament, 1, func(b *bench) bool {
		b.Rest()
		_, asks := b.sc.deeds.Words(lang.EN).Hollow()
		n, ok := b.Node("opt-invade")
		return asks && ok && !n.Disabled
	}, acts1("opt-invade")},
	{"redeploy", mgn.PromptRedeploy, 4, rich, taps("unit-", 1)},
	{"rearm", mgn.PromptRedeploy, 2, func(b *bench) bool { b.Rest(); u, _ := b.armed(b.movable); return u.Key != 0 }, func(b *bench) {
		u, _ := b.armed(b.movable)
		k, _, _ := b.sc.m.Where(u.Key)
		b.sc.fronts.Focus[0] = field.GroupOf(k)
		b.sc.Surface.Invalidate()
		b.Tick(2)
		b.Act(places.UnitNode(b.sc.m, u, 0))
		b.Tick(20)
	}},
	{"rest", mgn.PromptProduction, 2, func(b *bench) bool {
		b.Rest()
		return b.sc.deeds.Q().Plays(rules.Use) && b.Sess.S.Seats[0][mgn.Fight] > 0 && b.sc.shown.Fight[0] > 0
	}, func(b *bench) { // something was played before
		b.sc.deeds.Mind.Added = mgn.PromptProduction
		b.Act("opt-pass")
	}},
	{"go", mgn.PromptGo, 3, nil, nil},
	{"force", mgn.PromptForce, 3, rich, taps("unit-", 2)},
	{"reinforce", mgn.PromptReinforce, 3, rich, func(b *bench) { b.useful() }},
	{"onward", mgn.PromptReinforce, 3, func(b *bench) bool { b.Rest(); return b.sc.deeds.Q().Goes() }, nil},
	{"attack", mgn.PromptAttack, 3, enemies, func(b *bench) { b.plan(2) }},
	{"retreat", mgn.PromptAttack, 3, enemies, acts1("opt-pass")},
	{"assault", mgn.PromptAttack, 3, enemies, func(b *bench) { b.plan(3) }},
	{"operation", mgn.PromptProduction, 3, func(b *bench) bool { b.Rest(); return b.operation() != "" }, func(b *bench) { b.Act(b.operation()) }},
	{"effects", mgn.PromptAttack, 3, func(b *bench) bool { return b.effects() > 1 }, acts1("opt-effects")},
	{"effect", mgn.PromptAttack, 3, func(b *bench) bool { return b.effects() == 1 }, acts1("opt-effects")},
	{"block", mgn.PromptBlock, 3, nil, nil},
	{"chain", mgn.PromptChain, 3, nil, nil},
	{"order", mgn.PromptOrder, 3, nil, nil},
	{"tidy", mgn.PromptTidy, 3, nil, nil},
	{"continue", mgn.PromptContinue, 3, nil, taps("unit-", 1)},
	{"targets", mgn.PromptTargets, 2, nil, nil},
	{"icon", mgn.PromptIcon, 2, nil, nil},
	{"split", mgn.PromptSplit, 2, nil, nil},
	{"trigger", mgn.PromptTrigger, 2, nil, nil},
	{"waiting", mgn.PromptWaiting, 2, nil, nil},
	{"cards", mgn.PromptCards, 2, nil, nil},
	{"may", mgn.PromptMay, 2, nil, nil},
	{"discard", mgn.PromptDiscard, 2, nil, nil},
	{"sheet", mgn.PromptProduction, 5, nil, func(b *bench) {
		b.sc.deeds.Mind.Keeps = true
		acts1("hud-own")(b)
	}},
	{"sheetopp", mgn.PromptProduction, 5, nil, acts1("hud-opp")},
	{"log", mgn.PromptHand, 4, nil, acts1("log")},
	{"menu", mgn.PromptHand, 4, nil, acts1("menu")},
	{"zoom", mgn.PromptHand, 5, nil, taps("unit-", 1)},
	{"dice", mgn.PromptArmament, 3, nil, func(b *bench) {
		b.Env.Settings.Speed = ui.SpeedNormal
		for i := 0; i < 4000 && table.Showing(b.sc) != "dice"; i++ {
			if o := b.Sess.Options(); len(o) > 0 && !b.sc.Busy() && b.sc.Fresh {
				b.Sess.Answer(o[len(o)-1])
			}
			b.Tick(1)
		}
		b.Tick(40)
	}},
	{"over", 255, 400, nil, acts1("result.close")},
	{"result", 255, 400, nil, nil},
	{"replay", 255, 400, nil, func(b *bench) { b.Sess.Seek(50); b.Rest() }},
}

// effects counts the effects that can be used and are offered.
func (b *bench) effects() int {
	b.Rest()
	if n, ok := b.Node("opt-effects"); !ok || n.Disabled {
		return 0
	}
	return len(b.sc.deeds.Q().Effects(0))
}

func enemies(b *bench) bool {
	n := 0
	for _, o := range b.Sess.Options() {
		if o.Verb == rules.Attack || o.Verb == rules.Number {
			n++
		}
	}
	return n > 1
}

// inHand returns the node of the first card in the hand with an option
// accepted by will, "" if there is none.
func (b *bench) inHand(will func(o rules.Option) bool) string {
	for _, o := range b.Sess.Options() {
		id := fmt.Sprintf("hand-%d", o.Card)
		if _, ok := b.Node(id); ok && will(o) {
			return id
		}
	}
	return ""
}

// useful chooses a card in the hand that can be used.
func (b *bench) useful() {
	if id := b.inHand(func(o rules.Option) bool { return o.Verb == rules.Use }); id != "" {
		b.Act(id)
	}
	b.Tick(30)
}

// operation returns the node of an Operation in the hand that can be used, "" if there is none.
func (b *bench) operation() string {
	return b.inHand(func(o rules.Option) bool {
		return o.Verb == rules.Use && b.sc.m.Type(b.sc.m.ByID(o.Card)) == mgn.Operation
	})
}

// buried returns the node of a card in the hand that is not a trap but could
// only be laid as one, "" if there is none.
func (b *bench) buried() string {
	return b.inHand(func(o rules.Option) bool {
		return o.Verb == rules.Block && b.sc.deeds.Q().Buries(b.sc.m.ByID(o.Card), o)
	})
}

// plan puts units into an attack.
func (b *bench) plan(n int) {
	for _, t := range b.sc.m.List(mgn.Invasion, 0) {
		if n > 0 && !t.Checked {
			b.Act(places.UnitNode(b.sc.m, t, 0))
			n--
		}
	}
	b.Tick(30)
}

// found is where a position was met.
type found struct {
	sess *fakesession.Session
	ok   bool
}

// meet searches matches for a position.
func meet(t testing.TB, g *mgn.Game, pos *position) found { return meetEach(t, g, []*position{pos})[0] }

// meetEach searches the same matches for several positions.
func meetEach(t testing.TB, g *mgn.Game, list []*position) []found {
	out, left := make([]found, len(list)), len(list)
	keep := func(i int, sess *fakesession.Session) {
		out[i] = found{sess.Branch(), true}
		left--
	}
	for seed := uint64(1); seed < 200 && left > 0; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed)*2, int(seed)*2+2), 1)
		sess.Blind = true
		r := rand.New(rand.NewPCG(seed, 21))
		for n := 0; n < 3000 && left > 0 && !sess.S.Over(); n++ {
			o := sess.Options()
			if len(o) == 0 {
				sess.Update()
				continue
			}
			if len(o) > 1 || o[0].Verb != rules.Pass && o[0].Verb != rules.Done { // the table passes the others itself
				for i, pos := range list {
					if !out[i].ok && sess.S.Dec.Prompt == pos.prompt && int(sess.S.Turn) >= pos.turn && (pos.ok == nil || pos.ok(sit(t, g, sess.Branch(), windows[0], lang.EN, 1))) {
						keep(i, sess)
					}
				}
			}
			if err := sess.Answer(fakesession.Lively(g, r, sess.S.Dec.Prompt, fakesession.Advancing(o))); err != nil {
				t.Fatal(err)
			}
		}
		for i, pos := range list {
			if !out[i].ok && pos.prompt == 255 && sess.S.Over() {
				keep(i, sess)
			}
		}
	}
	return out
}

// meetPrompts searches matches for every question, from PromptArrange on.
func meetPrompts(t testing.TB, g *mgn.Game) []found {
	var list []*position
	for p := mgn.PromptArrange; p <= mgn.PromptWaiting; p++ {
		list = append(list, &position{"any", p, 0, undecided, nil})
	}
	return meetEach(t, g, list)
}

// again opens the table at a position that was found.
func again(t testing.TB, g *mgn.Game, f found, w harness.Window, l lang.Lang, text float64) *bench {
	b := sit(t, g, f.sess.Branch(), w, l, text)
	b.Rest()
	return b
}

func TestLayouts(t *testing.T) {
	g := game(t)
	var seen drawn.Seen
	var list []*position
	for i := range positions {
		list = append(list, &positions[i])
	}
	for i, f := range meetEach(t, g, list) {
		pos := list[i]
		if !f.ok {
			t.Logf("%s: not met", pos.name)
			continue
		}
		for _, w := range windows {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				for _, text := range []float64{1, 1.3} {
					if testing.Short() && text == 1 {
						continue
					}
					name := fmt.Sprintf("%s/%.0fx%.0f/%s/%.1f", pos.name, w.W, w.H, l, text)
					b := again(t, g, f, w, l, text)
					b.Seen = &seen
					if pos.then != nil {
						pos.then(b)
					}
					b.Faults(name)
				}
			}
		}
	}
	harness.WatchAll(&seen, windows[:3], []uint64{3, 4, 5, 6, 7, 8, 9, 10}, func(seed uint64, w harness.Window, l lang.Lang) *harness.Bench {
		return sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), w, l, 1.3).Bench
	})
	for _, w := range seen.Missing(drawn.Own(Text), map[string]string{
		"act.*": drawn.Read, "assault.name": drawn.Read, "assault.all.name": drawn.Read, "assault.end.name": drawn.Read, "assault.few.name": drawn.Read, "assault.short.name": drawn.Read, "tidy.best.name": drawn.Read, "hand.always.name": drawn.Read, "hand.always.told": drawn.Toast, "ask.continue.spent": drawn.Rare, "ask.continue.more": drawn.Rare, "ask.block.ready": drawn.Rare, "free.fight": drawn.Rare, "free.stay": drawn.Rare, "choose.all": drawn.Rare, "ask.attack": drawn.Rare, "ask.attack.why": drawn.Rare, "ask.attack.short": drawn.Rare, "ask.attack.all.short": drawn.Rare, "effects.name": drawn.Read, "exchange.name": drawn.Read, "facedown.name": drawn.Read, "fund.own": drawn.Read, "node.*": drawn.Read,
		"opt.fund.why": drawn.Read, "opt.fund.move.name": drawn.Read, "opt.fund.only.name": drawn.Read, "rearm.name": drawn.Read, "opt.invade.name": drawn.Read, "order.*": drawn.Read, "hud.open": drawn.Read, "help.goal": drawn.Help, "skirmish.*": drawn.Read, "title": drawn.Read, "result.facts": drawn.Read, "base.works*": drawn.Read, "base.full*": drawn.Read, "base.rests*": drawn.Read, "covered": drawn.Rare, "waver*": drawn.Rare, "ask.chain*": drawn.Rare, "pass.chain": drawn.Rare, "block.ready": drawn.Rare, "block.*": drawn.Rare, "fate.*": drawn.Rare, "declared": drawn.Read, "until.*": drawn.Read,
		"log.*": drawn.Line,
		"lane":  drawn.Read, "kw.*": drawn.Zoom, "fact.stats": drawn.Zoom,
		"icon.*":    drawn.Help,
		"cancelled": drawn.Toast, "sapped": drawn.Rare, "ask.where.short": drawn.Rare, "blocked": drawn.Toast, "saved": drawn.Toast, "overfull": drawn.Toast, "battle.last": drawn.Toast, "fall.last": drawn.Toast, "hold.title": drawn.Toast, "hold.by": drawn.Toast, "invasion": drawn.Toast, "cutoff": drawn.Toast,
		"ask.trap": drawn.Rare, "ask.room*": drawn.Rare, "defend.*": drawn.Rare, "ask.ready*": drawn.Rare, "ask.reinforce.why": drawn.Rare, "result.gaveup": drawn.Rare,
		"ask.may": drawn.Rare, "reinforce.do": drawn.Rare, "ask.number": drawn.Rare, "ask.trigger*": drawn.Rare, "ask.ring*": "TestRingAsks draws it", "ask.waiting*": drawn.Rare, "ask.leave*": drawn.Rare, "cost.*": drawn.Rare, "comes.*": drawn.Rare, "trap.second": drawn.Rare, "ask.go.short": drawn.Rare, "fore.*": drawn.Rare, "how.*": drawn.Rare, "why.*": drawn.Rare,
		"ask.hand.full": drawn.Rare, "think.*": drawn.Rare, "produced": drawn.Toast, "march.takes": drawn.Rare, "defend.sum.hidden": drawn.Rare, "ask.hand.over": drawn.Rare, "ask.strike.short": drawn.Rare, "ask.spent*": drawn.Rare, "ask.undefended*": drawn.Rare, "ask.continue.empty*": drawn.Rare, "unknown.none": drawn.Rare, "operation.do": drawn.Rare,
		"herald.*": drawn.Toast, "call.*": drawn.Toast, "lane.kept": drawn.Rare, "parries.*": drawn.Rare, "noblock.*": drawn.Toast, "bare*": drawn.Rare, "ask.block.sums": drawn.Rare, "threat": drawn.Rare,
	}) {
		t.Errorf("not drawn where layouts are checked: %s", w)
	}
}

// TestInstructions checks that on a desktop the question is two lines at most, which can be read at a glance.
func TestInstructions(t *testing.T) {
	g := game(t)
	for i, f := range meetPrompts(t, g) {
		p := mgn.PromptArrange + uint8(i)
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			if !f.ok {
				continue
			}
			b := again(t, g, f, windows[0], l, 1)
			if b.sc.PanelOpen() { // it is asked there
				continue
			}
			for _, it := range b.Scene.Record(b.Env).Items {
				if it.Kind == ui.ItemText && it.Owner == "prompt" && (it.Size < 16 || it.Rect.H > 2.7*it.Size) {
					t.Errorf("prompt %d: %q is %.0f high at size %.0f", p, it.Text, it.Rect.H, it.Size)
				}
			}
		}
	}
}
