package guardians

import (
	"testing"

	"godeck/internal/lang"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

func TestMain(m *testing.M) { golden.Main(m) }

func goldenSit(t testing.TB) golden.Sit {
	return func(s *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench {
		return sit(t, s.Game.(*bgd.Game), s, w, l, 1).Bench
	}
}

// hover rests the mouse on the first node of a prefix.
func hover(prefix string) func(b *harness.Bench) {
	return func(b *harness.Bench) {
		for _, n := range b.Choices([]string{prefix}) {
			x, y := n.Rect.Centre()
			for range 40 {
				b.Input(ui.Input{Hover: true, HoverX: x, HoverY: y})
			}
			return
		}
	}
}

var goldens = []golden.Position{
	{Name: "order", On: "Set-up"},
	{Name: "keep", On: "Set-up", After: 1},
	{Name: "kept", On: "Set-up", After: 1, Then: golden.Tap("pick-", 1)},
	{Name: "redraw", On: "Set-up", After: 3},
	{Name: "redraw chosen", On: "Set-up", After: 3, Then: golden.Tap("hand-", 2)},
	{Name: "draw", On: "Near the end of the deck"},
	{Name: "charge", On: "The whole turn", After: 1},
	{Name: "charge chosen", On: "The whole turn", After: 1, Then: golden.Key("1")},
	{Name: "follow", On: "The whole turn", After: 2},
	{Name: "summon", On: "The whole turn", After: 3},
	{Name: "reading", On: "The whole turn", After: 3, Then: hover("hand-")},
	{Name: "summon chosen", On: "The whole turn", After: 3, Then: golden.Press("hand-*")},
	{Name: "arriving", On: "The whole turn", After: 3, Then: func(b *harness.Bench) {
		b.Env.Settings.Speed = ui.SpeedNormal
		b.Tick(40)
		golden.Press("hand-*")(b)
		b.Tick(40)
		golden.Press("use")(b)
		for range 300 {
			if b.Tick(1); b.Scene.(*Scene).arena.Landing() > 0.2 {
				break
			}
		}
	}},
	{Name: "domain", On: "The whole turn", After: 7},
	{Name: "set", On: "The whole turn", After: 99},
	{Name: "counter draw", On: "The whole turn", After: 99, Then: golden.Press("counterdraw")},
	{Name: "opponent", On: "The whole turn", After: 99, Eyes: 1},
	{Name: "rolling", On: "A hit", Then: func(b *harness.Bench) { b.Env.Settings.Speed = ui.SpeedNormal; b.Act("roll"); b.Tick(40) }},
	{Name: "hitting", On: "A hit", After: -1, Then: golden.While(table.Showing, "presentation", 90)},
	{Name: "damage", On: "A hit", After: 4, Eyes: 1},
	{Name: "may", On: "A miss", After: 1},
	{Name: "missing", On: "A miss", After: 1, Then: golden.While(table.Showing, "presentation", 30)},
	{Name: "miss", On: "A miss", After: 99},
	{Name: "spot", On: "Answers", After: 0, Then: golden.While(table.Showing, "spot", 16)},
	{Name: "answer", On: "Answers", After: 1},
	{Name: "inherit", On: "A weak body", Then: golden.Press("hand-*")},
	{Name: "warning", On: "A weak body", Then: golden.Press("hand-*", "use")},
	{Name: "force", On: "The whole turn", After: 3, Then: func(b *harness.Bench) {
		b.Scene.(*Scene).deeds.Mind.Wish.Force = true
		golden.Press("hand-*", "use")(b)
	}},
	{Name: "silent", On: "A weak body", After: 99},
	{Name: "enter", On: "The Extra"},
	{Name: "limit", On: "The Extra", After: 99},
	{Name: "speed", On: "A summon", After: 99},
	{Name: "log", On: "A miss", After: 99, Then: golden.Key("l")},
	{Name: "menu", On: "A miss", After: 99, Then: golden.Press("menu")},
	{Name: "asked", On: "A miss", After: 99, Then: func(b *harness.Bench) {
		golden.Press("menu")(b)
		b.PressLabel(Text.T(b.Env.Settings.Lang, "asked"))
	}},
	{Name: "zoom", On: "The whole turn", Then: golden.Press("card-*")},
	{Name: "pile", On: "The whole turn", After: 99, Then: golden.Press("force-own")},
	{Name: "hand over", On: "A miss", Eyes: -1},
	{Name: "result", On: "A hit", After: -1, Then: golden.End()},
	{Name: "defeat", On: "A hit", After: -1, Eyes: 1, Then: golden.End()},
	{Name: "conceded", On: "The whole turn", After: 4, Then: func(b *harness.Bench) { golden.Entry("concede")(b); golden.Press("menu.confirm.yes")(b); b.Rest() }},
	{Name: "table after", On: "A hit", After: -1, Then: golden.End("result.close")},
	{Name: "boosted", On: "Changed damage", After: 99},
	{Name: "replay", On: "A hit", After: -1, Then: golden.End("watch")},
}

func TestGoldenScreens(t *testing.T) {
	game(t)
	golden.Check(t, goldens, goldenSit(t))
}

// TestGoldenLogs replays recorded matches and compares their logs.
func TestGoldenLogs(t *testing.T) {
	g := game(t)
	golden.Logs(t, g, []golden.Match{{Seed: 11, Decks: [2]int{0, 2}}, {Seed: 5, Decks: [2]int{4, 1}}, {Seed: 8, Decks: [2]int{3, 6}}}, func(s *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench {
		b := sit(t, g, s, w, l, 1)
		b.sc.deeds.Mind.Revised = true // the recorded answers are given, not the table's
		return b.Bench
	})
}

func TestFit(t *testing.T) {
	game(t)
	golden.Fit(t, goldens, goldenSit(t), map[string]string{"charge-*": "in a small window the row of Force opens at a touch"})
}

func TestContrast(t *testing.T) {
	game(t)
	golden.Contrast(t, goldens, goldenSit(t), nil)
}

// TestMissIsCheap watches an attack that misses: the whole table is painted again
// only where its light changes, in a few steps, and it does not tremble.
func TestMissIsCheap(t *testing.T) {
	g := game(t)
	missed, most := 0, 0
	for seed := uint64(1); seed < 6; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 0), windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		last, changes, since := 0.0, 0, 0
		for tick := 0; tick < 9000 && !b.Sess.S.Over(); tick++ {
			b.Tick(1)
			if b.sc.toss.Miss == nil {
				most, changes, since = max(most, changes), 0, 0
				last = b.sc.arena.Dim
				continue
			}
			missed++
			since++ // what follows may begin before the weapon is back
			if dx, dy := b.sc.Shift(); since < 24 && (dx != 0 || dy != 0) {
				t.Fatalf("seed %d: the whole table trembles at a miss", seed)
			}
			if d := b.sc.arena.Dim; d != last {
				changes, last = changes+1, d
			}
		}
	}
	if missed == 0 || most > 14 {
		t.Errorf("in %d ticks of misses the light changes up to %d times in one", missed, most)
	}
}
