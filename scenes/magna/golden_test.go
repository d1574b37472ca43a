package magna

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

func TestMain(m *testing.M) { golden.Main(m) }

func goldenSit(t testing.TB) golden.Sit {
	return func(s *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench {
		return sit(t, s.Game.(*mgn.Game), s, w, l, 1).Bench
	}
}

// verbs operates at most n units whose label ends with what a tap does.
func verbs(b *harness.Bench, key string, n int) {
	for _, nd := range b.Scene.Nodes(b.Env) {
		if n > 0 && strings.HasSuffix(nd.Label, Text.T(b.Env.Settings.Lang, key)) {
			b.Act(nd.ID)
			n--
		}
	}
}

// over points at the n-th unit that is shown.
func over(b *harness.Bench, n int) {
	for _, nd := range b.Scene.Nodes(b.Env) {
		if strings.HasPrefix(nd.ID, "unit-") {
			if n--; n < 0 {
				x, y := nd.Rect.Centre()
				for range 4 {
					b.Input(ui.Input{HoverX: x, HoverY: y, Hover: true})
				}
				return
			}
		}
	}
}

var goldens = []golden.Position{
	{Name: "arrange", On: "Bases are"},
	{Name: "arrange chosen", On: "Bases are", Then: golden.Tap("pick-", 2)},
	{Name: "dice", On: "Bases are", After: -3, Then: golden.While(table.Showing, "dice", 58)},
	{Name: "hand", On: "Above the limit", Then: golden.Tap("hand-", 2)},
	{Name: "production", On: "Units are"},
	{Name: "chosen", On: "Units are", Then: golden.Press("hand-*")},
	{Name: "buried", On: "Units are", Then: func(b *harness.Bench) {
		b.Sess.S.Seats[0][mgn.Fight] = 1
		b.Sess.S.Dec.ID++
		b.Tick(2)
		b.Press("hand-*")
		b.Tick(10)
		b.Press("base-own-3")
		b.Tick(10)
	}},
	{Name: "idle", On: "Units are", Then: golden.Press("opt-pass")},
	{Name: "weapon", On: "One weapon", Then: golden.Press("hand-*")},
	{Name: "weapon misfit", On: "One weapon", Then: func(b *harness.Bench) { // the monk takes only staffs
		b.Press("hand-*")
		if n := b.Choices([]string{"unit-"}); len(n) > 0 { // a folded window shows another base
			b.Act(n[len(n)-1].ID)
		}
		b.Tick(10)
	}},
	{Name: "icon", On: "Icons of", After: 1},
	{Name: "cards", On: "An effect that", After: 1},
	{Name: "targets", On: "Production abilities", After: 1},
	{Name: "may", On: "Offered: a", After: 1},
	{Name: "armament", On: "A war fund"},
	{Name: "redeploy", On: "A war fund", After: 2},
	{Name: "ring", On: "A ring", After: 1},
	{Name: "go", On: "Before the tide"},
	{Name: "force", On: "Before the tide", After: 1},
	{Name: "reinforce", On: "The force comes", After: 2},
	{Name: "defender reinforces", On: "Reinforcement goes", After: 8, Eyes: 1},
	{Name: "defence", On: "They come", After: 3},
	{Name: "defence wavers", On: "They come", After: 3, Then: golden.Press("opt-pass")},
	{Name: "defence block", On: "They come", After: 7},
	{Name: "attack", On: "Before the tide", After: 99},
	{Name: "looked at", On: "Before the tide", After: 99, Then: func(b *harness.Bench) { over(b, 0) }},
	{Name: "looked at near", On: "Before the tide", After: 99, Then: func(b *harness.Bench) { over(b, 4) }},
	{Name: "skirmish", On: "Before the tide", After: 99, Then: func(b *harness.Bench) { verbs(b, "act.join", 3); b.Tick(20) }},
	{Name: "covered", On: "Three behind", After: 99, Then: func(b *harness.Bench) { verbs(b, "act.join", 3); b.Tick(20) }},
	{Name: "assault", On: "An assault", After: 3},
	{Name: "members", On: "A skirmish adds", After: 3},
	{Name: "chain", On: "Chains join", After: 5},
	{Name: "chain enough", On: "Enough already", After: 6},
	{Name: "order", On: "An assault", After: 5, Eyes: 1},
	{Name: "block", On: "The block is", After: 4, Eyes: 1},
	{Name: "blocked", On: "The block is", After: -2, Then: golden.While(table.Showing, "block", 34)},
	{Name: "split", On: "Rain of", After: 5},
	{Name: "waiting", On: "Triggered", After: 2},
	{Name: "trigger", On: "“The attackers”", After: 7, Eyes: 1},
	{Name: "continue", On: "An empty base", After: 2},
	{Name: "tidy", On: "After the invasion", After: 5, Then: golden.Tap("unit-", 2)},
	{Name: "defender tidies", On: "A base that held", After: 5, Eyes: 1},
	{Name: "spot", On: "Chains join", After: -3, Eyes: 1, Then: golden.While(table.Showing, "spot", 15)},
	{Name: "battle", On: "A skirmish adds", After: -1, Then: golden.While(table.Showing, "presentation", 44)},
	{Name: "charge", On: "A skirmish adds", After: -1, Then: golden.While(table.Showing, "charge", 25)},
	{Name: "summoned", On: "Summoned units", After: 4},
	{Name: "log", On: "Before the tide", After: 99, Then: golden.Key("l")},
	{Name: "menu", On: "Before the tide", After: 99, Then: golden.Press("menu")},
	{Name: "effects", On: "Chains join", After: 5, Then: golden.Press("opt-effects")},
	{Name: "settings", On: "Before the tide", After: 99, Then: golden.Entry("settings")},
	{Name: "sheet", On: "Before the tide", After: 99, Then: golden.Press("hud-own")},
	{Name: "hand over", On: "Before the tide", Eyes: -1},
	{Name: "fall", On: "An empty base", After: -3, Then: golden.While(table.Showing, "fall", 34)},
	{Name: "last fall", On: "The fall of", After: -1, Then: golden.While(table.Showing, "fall", 34)},
	{Name: "result", On: "The fall of", After: -1, Then: golden.End()},
	{Name: "defeat", On: "The fall of", After: -1, Eyes: 1, Then: golden.End()},
	{Name: "table after", On: "The fall of", After: -1, Then: golden.End("result.close")},
	{Name: "replay", On: "The fall of", After: -1, Then: golden.End("watch")},
}

func TestGoldenScreens(t *testing.T) {
	game(t)
	golden.Check(t, goldens, goldenSit(t))
}

// TestGoldenLogs replays recorded matches and compares their logs.
func TestGoldenLogs(t *testing.T) {
	g := game(t)
	golden.Logs(t, g, []golden.Match{{Seed: 3, Decks: [2]int{0, 2}}, {Seed: 5, Decks: [2]int{4, 1}}}, goldenSit(t))
}

func TestFit(t *testing.T) {
	game(t)
	golden.Fit(t, goldens, goldenSit(t), map[string]string{"unit-*": "in a small window a base opens at a touch", "weapon-*": "likewise"})
}

func TestContrast(t *testing.T) {
	game(t)
	golden.Contrast(t, goldens, goldenSit(t), nil)
}
