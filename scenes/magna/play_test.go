package magna

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/siege"
	"godeck/scenes/table"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// answers are the prefixes of nodes that answer a question.
var answers = []string{"hand-", "unit-", "trap-", "weapon-", "slot-", "base-", "strip-", "fundcard-", "commit", "opt-", "declare-", "use-", "order-", "pick-", "attack-", "handover.go", "ask-open", "ask-aside"}

// nodes returns those that a player could operate to answer.
func nodes(b *harness.Bench) []ui.Node { return b.Choices(answers) }

// theTable is this table for the tests that are the same for every game.
func theTable(t testing.TB) *harness.Table {
	g := game(t)
	tb := &harness.Table{}
	*tb = harness.Table{
		Game: g, Seats: func(t testing.TB) harness.Sitting { return seats(t, g) }, Words: Text, Decks: [2]int{0, 2},
		Matches: 18, Choices: nodes, Haste: 5,
		Onward: func(id string) bool {
			return id == "commit" || id == "handover.go" || strings.HasPrefix(id, "opt-") || strings.HasPrefix(id, "attack-")
		},
		Quiet: func(b *harness.Bench) { b.To(mgn.PromptProduction, 4) },
		Hidden: harness.Hidden{
			Matches: 12, Decks: [2]int{0, 6},
			To: func(seed uint64) (uint8, int) {
				return []uint8{mgn.PromptProduction, mgn.PromptArmament, mgn.PromptAttack, mgn.PromptReinforce, mgn.PromptHand, mgn.PromptProduction}[seed%6], 3
			},
			Theirs: []uint8{mgn.Hand, mgn.Deck, mgn.Funds, mgn.Base1, mgn.Base2, mgn.Base3},
			Counts: func(c *rules.Card) bool { return !field.IsField(c.Zone.Kind()) || c.Has(rules.FaceDown) },
			Then: func(b *harness.Bench, seed uint64) string { // one's own actions change nothing of that
				r := rand.New(rand.NewPCG(seed, 1))
				if b.Sess.S.Dec.Prompt == mgn.PromptAttack { // a trap that is broken is no secret any more
					verbs(b, "act.join", 3)
					b.Tick(20)
					return ""
				}
				for range 12 {
					tb.Turn(b, &b.Scene.(*Scene).Match, r)
					b.Tick(3)
				}
				b.Tick(20)
				return ""
			},
		},
		May: func(d *rules.Decision) bool {
			return d.Kind == rules.ChooseCards && d.Prompt == mgn.PromptCards && rules.ZoneID(d.Arg).Kind() == mgn.Deck
		},
		Lit: harness.Lighting{Matches: 6, Apart: 1, Steps: 400,
			Keeps: func(sc harness.Scene, d *rules.Decision) bool { // no reinforcement helps, or nothing that can be brought on
				q := sc.(*Scene).deeds.Q()
				return q.Hopeless() || d.Prompt == mgn.PromptContinue && q.Short()
			},
			Must: []uint8{mgn.PromptHand, mgn.PromptProduction, mgn.PromptArmament, mgn.PromptGo, mgn.PromptForce, mgn.PromptReinforce, mgn.PromptAttack}},
	}
	return tb
}

func TestTable(t *testing.T) { theTable(t).Run(t) }

// TestNumbersArrive compares the animated numbers with the view after every batch.
func TestNumbersArrive(t *testing.T) {
	g := game(t)
	for seed := uint64(1); seed <= 10; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		r := rand.New(rand.NewPCG(seed, 9))
		b.Tick(3)
		for n := 0; n < 6000 && !sess.S.Over(); n++ {
			o := sess.Options()
			if len(o) > 0 {
				if err := sess.Answer(o[r.IntN(len(o))]); err != nil {
					t.Fatal(err)
				}
			} else {
				sess.Update()
			}
			ev, seen := sess.Events()
			if len(ev) == 0 {
				continue
			}
			b.sc.Present(b.Env, ev, seen)
			b.sc.Timeline.Skip()
			v := sess.View()
			for p := 0; p < 2; p++ {
				if int(b.sc.shown.Fight[p]) != int(v.S.Seats[p][mgn.Fight]) || int(b.sc.shown.Magna[p]) != int(v.S.Seats[p][mgn.Magna]) {
					t.Fatalf("seed %d turn %d: seat %d shows Fight %v Magna %v, view has %d %d", seed, v.S.Turn, p, b.sc.shown.Fight[p], b.sc.shown.Magna[p], v.S.Seats[p][mgn.Fight], v.S.Seats[p][mgn.Magna])
				}
			}
		}
	}
}

// TestEveryQuestionThroughNodes finds each kind of question and answers it by
// nodes alone, at every kind of layout.
func TestEveryQuestionThroughNodes(t *testing.T) {
	g := game(t)
	tb, met := theTable(t), map[uint8]bool{}
	for i, f := range meetPrompts(t, g) {
		p := mgn.PromptArrange + uint8(i)
		if !f.ok {
			t.Logf("prompt %d: not met", p)
			continue
		}
		met[p] = true
		for i, w := range windows[:3] {
			b := again(t, g, f, w, lang.EN, 1)
			if b.Sess.S.Dec.Prompt != p {
				t.Fatalf("prompt %d became %d", p, b.Sess.S.Dec.Prompt)
			}
			r := rand.New(rand.NewPCG(uint64(p), uint64(i)))
			id := b.Sess.S.Dec.ID
			for n := 0; b.Sess.S.Dec.ID == id && !b.Sess.S.Over(); n++ {
				if n > 900 {
					t.Fatalf("prompt %d at %v is never answered: %s; options %v", p, w, b.IDs(), b.Sess.Options())
				}
				b.Rest()
				if b.Sess.S.Dec.ID == id {
					tb.Turn(b.Bench, &b.sc.Match, r)
				}
			}
		}
	}
	for _, p := range []uint8{mgn.PromptArrange, mgn.PromptHand, mgn.PromptProduction, mgn.PromptArmament, mgn.PromptRedeploy, mgn.PromptGo, mgn.PromptForce, mgn.PromptReinforce,
		mgn.PromptAttack, mgn.PromptMembers, mgn.PromptChain, mgn.PromptBlock, mgn.PromptOrder, mgn.PromptTargets, mgn.PromptIcon, mgn.PromptTidy, mgn.PromptContinue} {
		if !met[p] {
			t.Errorf("prompt %d was never met", p)
		}
	}
}

// TestBlockIsSkipped presents a block at the slowest speed: a click takes it away
// at once, and with reduced motion it says the same.
func TestBlockIsSkipped(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, w := range []harness.Window{harness.Windows[0], {W: 480, H: 270, Scale: 1}} {
		for _, reduced := range []bool{false, true} {
			b := golden.Stand(t, golden.Position{On: "The block is", After: -2}, all, w, lang.EN, goldenSit(t))
			sc := b.Scene.(*Scene)
			b.Env.Settings.ReducedMotion = reduced
			golden.While(table.Showing, "block", 30)(b)
			if !sc.clash.Guard.On || sc.clash.Guard.In < 1 || sc.clash.Guard.Who == "" {
				t.Errorf("%v, reduced %v: %+v is shown", w, reduced, sc.clash.Guard)
			}
			if text := sc.clash.Guard.Does; (text == "") != (w.W > 500) {
				t.Errorf("%v: what the block does is %q", w, text)
			}
			x, y := sc.lay.Stage.X+sc.lay.Stage.W*0.5, sc.lay.Stage.Bottom()-2 // on open ground
			b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, ID: 1, X: x, Y: y}}})
			b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, ID: 1, X: x, Y: y}}})
			b.Tick(4)
			if sc.clash.Guard.On {
				t.Errorf("%v, reduced %v: a click does not end the block", w, reduced)
			}
		}
	}
}

// TestAChargeIsSkipped presents attacks at the slowest speed: a click ends them,
// nobody is left on the way, and with reduced motion nobody leaves its place. Before a
// blow that is no graze the camera goes down to the road, and is back after it.
func TestAChargeIsSkipped(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for i, reduced := range []bool{false, true, false, true} {
		on := [...]string{"A skirmish adds", "An assault pierces"}[i/2]
		b := golden.Stand(t, golden.Position{On: on, After: -1 - i/2}, all, harness.Windows[0], lang.EN, goldenSit(t))
		sc := b.Scene.(*Scene)
		b.Env.Settings.ReducedMotion = reduced
		golden.While(table.Showing, "charge", 14)(b)
		if !sc.clash.Charge.Seen || len(sc.clash.Charge.Riders) == 0 {
			t.Fatalf("reduced %v: nobody charges", reduced)
		}
		card := sc.clash.Charge.Riders[0].Card
		home := sc.clash.Charge.Riders[0].Home()
		away := func() bool {
			p, ok := sc.Board.PoseOf(card)
			return ok && math.Hypot(p.X-home.X, p.Y-home.Y) > 2
		}
		if away() == reduced {
			p, _ := sc.Board.PoseOf(card)
			t.Errorf("reduced %v: it is at %v, its place is %v", reduced, p, home)
		}
		k := &sc.clash.Charge
		if down := k.Near > 0 && sc.Held() != nil && k.Borne(card); down != (i == 2) || k.Heft == stage.Graze && i == 2 {
			t.Errorf("%s, reduced %v: the camera is nearer by %v", on, reduced, k.Near)
		}
		x, y := sc.lay.Stage.X+sc.lay.Stage.W*0.5, sc.lay.Stage.Bottom()-2 // on open ground
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, ID: 1, X: x, Y: y}}})
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, ID: 1, X: x, Y: y}}})
		b.Tick(4)
		if k.Seen || sc.Held() != nil {
			t.Errorf("%s, reduced %v: a click does not end the charge", on, reduced)
		}
		if b.Rest(); k.Borne(card) || !sc.Board.AtRest(card) {
			t.Errorf("reduced %v: who has charged is still on the way", reduced)
		}
	}
}

// TestAttackMeetsDefense presents skirmishes in every window, with motion and
// without: attack and defense are seen before the contact, inside the window, and
// after it what is larger. Who falls breaks, and lies on its pile in the end.
func TestAttackMeetsDefense(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, w := range harness.Windows {
		for _, reduced := range []bool{false, true} {
			for _, c := range []struct{ after, attack, defense int }{{-3, 2, 3}, {-1, 1, 1}} {
				b := golden.Stand(t, golden.Position{On: "A skirmish adds", After: c.after}, all, w, lang.EN, goldenSit(t))
				sc := b.Scene.(*Scene)
				b.Env.Settings.ReducedMotion = reduced
				golden.While(table.Showing, "charge", 9)(b)
				k := &sc.clash.Charge
				what := fmt.Sprintf("%v, reduced %v, %d against %d", w, reduced, c.attack, c.defense)
				if !k.Seen || k.Attack != c.attack || k.Defense != c.defense {
					t.Fatalf("%s: it is %+v", what, k.Meeting)
				}
				if a, d := k.Left(); !a || !d {
					t.Errorf("%s: before the contact there are %v and %v", what, a, d)
				}
				for range 60 {
					if coin, guard, d := k.Stand(b.Env); k.T >= k.Contact() {
						for _, p := range [...]ui.Point{coin, guard} {
							if r := (ui.Rect{X: p.X - d/2, Y: p.Y - d/2, W: d, H: d}); r.X < -1 || r.Y < -1 || r.Right() > b.Env.W+1 || r.Bottom() > b.Env.H+1 {
								t.Errorf("%s: it is outside the window, at %v", what, r)
							}
						}
						break
					}
					b.Tick(1)
				}
				if a, d := k.Left(); a != (c.attack >= c.defense) || d == a {
					t.Errorf("%s: after the contact there are %v and %v", what, a, d)
				}
				broke := false
				for n := 0; n < 200 && !(k.Seen && k.Attack != c.attack); n++ { // until the next blow
					broke = broke || len(sc.clash.Fallen) > 0
					b.Tick(1)
				}
				if broke != (c.attack >= c.defense && !reduced) {
					t.Errorf("%s: it broke: %v", what, broke)
				}
				if b.Rest(); len(sc.clash.Fallen) > 0 {
					t.Errorf("%s: somebody still falls", what)
				}
			}
		}
	}
}

// TestTheMarchIsAsked looks at the question whether a force marches, in every
// window: its words are seen beside its three buttons.
func TestTheMarchIsAsked(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, w := range harness.Windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := golden.Stand(t, golden.Position{On: "Before the tide"}, all, w, l, goldenSit(t))
			seen := false
			for _, it := range b.Scene.Record(b.Env).Items {
				seen = seen || it.Kind == ui.ItemText && it.Owner == "prompt" && it.Text != ""
			}
			if !seen {
				t.Errorf("%v %v: the question is not seen", w, l)
			}
		}
	}
}

// TestSlotsAreShown looks at the bases before and in a battle: each shows its own
// slots, and of those for reserves only the taken ones.
func TestSlotsAreShown(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, w := range harness.Windows {
		for _, after := range []int{0, 99} {
			b := golden.Stand(t, golden.Position{On: "Before the tide", After: after}, all, w, lang.EN, goldenSit(t))
			sc := b.Scene.(*Scene)
			for sd := range 2 {
				for g := range mgn.BaseCount {
					r := sc.camps.Ribbon(sd, g)
					if want := max(mgn.Slots[g+1], r.Taken); r.All != 0 && r.All != want {
						t.Errorf("%v, %d: base %d of side %d shows %d places, not %d", w, after, g+1, sd, r.All, want)
					}
				}
			}
		}
	}
}

// TestABaseThatHolds presents the end of a battle in every window: the base is seen
// near, and it is said within the window; each time takes less, and nothing of it is
// left.
func TestABaseThatHolds(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, w := range harness.Windows {
		b := golden.Stand(t, golden.Position{On: "A base that held", After: -2}, all, w, lang.EN, goldenSit(t))
		sc := b.Scene.(*Scene)
		golden.While(table.Showing, "hold", 20)(b)
		if !sc.camps.Standing() {
			t.Fatalf("%v: no base holds", w)
		}
		if !slices.ContainsFunc(sc.Record(b.Env).Items, func(it ui.Item) bool {
			return strings.Contains(it.Text, "base holds") && it.Rect.X >= 0 && it.Rect.Y >= 0 && it.Rect.Right() <= b.Env.W && it.Rect.Bottom() <= b.Env.H
		}) {
			t.Errorf("%v: it is not said within the window", w)
		}
		if !slices.ContainsFunc(sc.Record(b.Env).Items, func(it ui.Item) bool { return strings.Contains(strings.ReplaceAll(it.Text, "\n", " "), "defense left") }) {
			t.Errorf("%v: it is not said by how much", w)
		}
		x, y := sc.lay.Stage.Centre() // a press anywhere goes on, also on what can be read at rest
		for _, n := range b.Scene.Nodes(b.Env) {
			if strings.HasPrefix(n.ID, "base-") || strings.HasPrefix(n.ID, "unit-") {
				x, y = n.Rect.Centre()
			}
		}
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, X: x, Y: y}}})
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, X: x, Y: y}}})
		if b.Tick(1); sc.camps.Standing() || sc.Zoom.Showing() != nil {
			t.Errorf("%v: a press at %.0f, %.0f does not go on", w, x, y)
		}
		if b.Rest(); sc.camps.Standing() || sc.camps.Falling() {
			t.Errorf("%v: it is still shown", w)
		}
	}
	for n := 1; n < 4; n++ {
		if a, b := siege.Lasts(n, true), siege.Lasts(n+1, true); b > a || a > 64 || b < 40 { // not so short that it cannot be read
			t.Errorf("time %d takes %d ticks, the next one %d", n, a, b)
		}
	}
}
