package magna

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/internal/solo"
	"godeck/scenes/ui"
)

var windows = []struct{ w, h, scale float64 }{{1280, 720, 1}, {390, 844, 2}, {480, 270, 1}, {1920, 1080, 1}, {844, 390, 2}, {1024, 768, 1}, {820, 1180, 1}, {360, 740, 2}}

// position is a picture whose layout is checked.
type position struct {
	name   string
	prompt uint8
	turn   int
	ok     func(b *bench) bool // of the positions with this prompt, those wanted
	then   func(b *bench)      // what is done there
}

func rich(b *bench) bool { return len(b.sess.Options()) > 2 }

func taps(prefix string, n int) func(b *bench) {
	return func(b *bench) { b.tap(prefix, n) }
}

func acts1(id string) func(b *bench) {
	return func(b *bench) {
		if n, ok := b.node(id); ok && !n.Disabled {
			b.act(id)
		}
		b.tick(20)
	}
}

var positions = []position{
	{"arrange", mgn.PromptArrange, 0, nil, taps("pick-", 2)},
	{"hand", mgn.PromptHand, 2, nil, taps("hand-", 2)},
	{"production", mgn.PromptProduction, 5, rich, nil},
	{"chosen", mgn.PromptProduction, 5, rich, func(b *bench) { b.useful() }},
	{"how", mgn.PromptProduction, 3, rich, func(b *bench) { b.useful(); b.tap("base-own", 3); b.tap("strip-own", 3) }},
	{"armament", mgn.PromptArmament, 4, rich, taps("hand-", 1)},
	{"redeploy", mgn.PromptRedeploy, 4, rich, taps("unit-", 1)},
	{"go", mgn.PromptGo, 3, nil, nil},
	{"force", mgn.PromptForce, 3, rich, taps("unit-", 2)},
	{"reinforce", mgn.PromptReinforce, 3, rich, func(b *bench) { b.useful() }},
	{"attack", mgn.PromptAttack, 3, foes, func(b *bench) { b.plan(2, true) }},
	{"assault", mgn.PromptAttack, 3, foes, func(b *bench) { b.plan(3, false) }},
	{"effects", mgn.PromptAttack, 3, func(b *bench) bool { b.rest(); n, ok := b.node("opt-effects"); return ok && !n.Disabled }, acts1("opt-effects")},
	{"block", mgn.PromptBlock, 3, func(b *bench) bool { return len(b.sess.Options()) > 1 }, nil},
	{"noblock", mgn.PromptBlock, 3, func(b *bench) bool { return len(b.sess.Options()) == 1 }, nil},
	{"chain", mgn.PromptChain, 3, func(b *bench) bool { return len(b.sess.Options()) > 1 }, nil},
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
	{"sheet", mgn.PromptProduction, 5, nil, acts1("plate-own")},
	{"sheetopp", mgn.PromptProduction, 5, nil, acts1("plate-opp")},
	{"log", mgn.PromptHand, 4, nil, acts1("log")},
	{"menu", mgn.PromptHand, 4, nil, acts1("menu")},
	{"zoom", mgn.PromptHand, 5, nil, taps("unit-", 1)},
	{"dice", mgn.PromptArmament, 3, nil, func(b *bench) {
		b.env.Settings.Speed = ui.SpeedNormal
		for i := 0; i < 4000 && Showing(b.sc) != "dice"; i++ {
			if o := b.sess.Options(); len(o) > 0 && !b.sc.busy() && b.sc.fresh {
				b.sess.Answer(o[len(o)-1])
			}
			b.tick(1)
		}
		b.tick(40)
	}},
	{"over", 255, 400, nil, acts1("see")},
	{"result", 255, 400, nil, nil},
	{"replay", 255, 400, nil, func(b *bench) { b.sess.Seek(50); b.rest() }},
}

func foes(b *bench) bool {
	n := 0
	for _, o := range b.sess.Options() {
		if o.Verb == rules.Attack || o.Verb == rules.Number {
			n++
		}
	}
	return n > 1
}

// tap operates the first nodes with a prefix.
func (b *bench) tap(prefix string, n int) {
	for _, nd := range b.sc.Nodes(b.env) {
		if n > 0 && strings.HasPrefix(nd.ID, prefix) && nd.Role == ui.RoleButton && !nd.Checked && !nd.Disabled {
			b.sc.Activate(b.env, nd.ID)
			b.tick(2)
			n--
		}
	}
	b.tick(30)
}

// useful chooses a card of the hand that can be used.
func (b *bench) useful() {
	for _, o := range b.sess.Options() {
		id := fmt.Sprintf("hand-%d", o.Card)
		if _, ok := b.node(id); ok && o.Verb == rules.Use {
			b.act(id)
			break
		}
	}
	b.tick(30)
}

// plan puts units into an attack, and takes a target.
func (b *bench) plan(n int, aim bool) {
	for _, t := range b.sc.m.zones[mgn.Invasion][0] {
		if n > 0 && !t.checked {
			b.act(b.sc.unitNode(t, 0))
			n--
		}
	}
	for _, t := range b.sc.m.zones[b.sc.m.forceZone(1)][1] {
		if _, ok := b.sc.aimable(t); ok && aim {
			b.act(b.sc.unitNode(t, 1))
			break
		}
	}
	b.tick(30)
}

// found is where a position was met: the seed and how many answers before it.
type found struct {
	seed    uint64
	answers []rules.Option
	ok      bool
}

// meet looks through matches for a position; it is met again at any size by
// giving the same answers.
func meet(t testing.TB, g *mgn.Game, pos *position) found {
	for seed := uint64(1); seed < 50; seed++ {
		sess := solo.New(g, seed, decks(g, int(seed)*2, int(seed)*2+2), 1)
		var given []rules.Option
		r := rand.New(rand.NewPCG(seed, 21))
		for i := 0; i < 3000 && !sess.S.Over(); i++ {
			o := sess.Options()
			if len(o) == 0 {
				sess.Update()
				continue
			}
			if sess.S.Dec.Prompt == pos.prompt && int(sess.S.Turn) >= pos.turn {
				if pos.ok == nil || pos.ok(sit(t, g, sess, 1280, 720, 1, ui.EN, 1)) {
					return found{seed, given, true}
				}
			}
			var real []rules.Option
			for _, q := range o {
				if !q.Revises() {
					real = append(real, q)
				}
			}
			q := solo.Lively(r, sess.S.Dec.Prompt, real)
			given = append(given, q)
			if err := sess.Answer(q); err != nil {
				t.Fatal(err)
			}
		}
		if pos.prompt == 255 && sess.S.Over() {
			return found{seed, given, true}
		}
	}
	return found{}
}

// again lays the table at a position that was met.
func again(t testing.TB, g *mgn.Game, f found, w, h, scale float64, l ui.Lang, text float64) *bench {
	sess := solo.New(g, f.seed, decks(g, int(f.seed)*2, int(f.seed)*2+2), 1)
	for _, o := range f.answers {
		for n := 0; len(sess.Options()) == 0 && n < 3000; n++ {
			sess.Update()
		}
		if err := sess.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	for n := 0; len(sess.Options()) == 0 && !sess.S.Over() && n < 3000; n++ {
		sess.Update()
	}
	sess.Events()
	sess.Load(&sess.S)
	b := sit(t, g, sess, w, h, scale, l, text)
	b.rest()
	return b
}

func TestLayouts(t *testing.T) {
	g := game(t)
	for i := range positions {
		pos := &positions[i]
		f := meet(t, g, pos)
		if !f.ok {
			t.Logf("%s: not met", pos.name)
			continue
		}
		for _, w := range windows {
			for _, l := range []ui.Lang{ui.JA, ui.EN} {
				for _, text := range []float64{1, 1.3} {
					if testing.Short() && text == 1 {
						continue
					}
					name := fmt.Sprintf("%s/%.0fx%.0f/%s/%.1f", pos.name, w.w, w.h, l, text)
					b := again(t, g, f, w.w, w.h, w.scale, l, text)
					if pos.then != nil {
						pos.then(b)
					}
					for _, f := range b.sc.Record(b.env).Faults(b.env, 44*b.env.Scale) {
						if strings.Contains(f, "target log.line") || strings.Contains(f, "target logdialog.list.line") {
							continue // links within running text
						}
						t.Errorf("%s: %s", name, f)
					}
				}
			}
		}
	}
}

func TestHandOverLayout(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := sit(t, g, solo.New(g, 3, decks(g, 0, 2), 2), w.w, w.h, w.scale, ui.EN, 1.3)
		b.rest()
		for _, f := range b.sc.Record(b.env).Faults(b.env, 44*b.env.Scale) {
			t.Errorf("%.0fx%.0f: %s", w.w, w.h, f)
		}
	}
}

func TestWords(t *testing.T) {
	for _, f := range Text.Check() {
		if !strings.HasPrefix(f, "comma") {
			t.Error(f)
		}
	}
}

func TestQuietAtRest(t *testing.T) {
	g := game(t)
	b := sit(t, g, solo.New(g, 3, decks(g, 0, 2), 1), 1280, 720, 1, ui.JA, 1)
	b.to(mgn.PromptProduction, 4)
	b.tick(200)
	b.sc.Record(b.env)
	b.sc.Surface.Redraw()
	in := &ui.Input{}
	b.sc.Base.Draw(b.env, nil)
	if n := testing.AllocsPerRun(100, func() { b.env.Tick++; b.sc.Update(b.env, in) }); n > 0 {
		t.Errorf("a tick at rest allocates %v times", n)
	}
	if b.sc.Dirty() {
		t.Error("a table at rest asks for frames")
	}
}
