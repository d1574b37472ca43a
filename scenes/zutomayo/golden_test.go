package zutomayo

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/ui/pad"
)

func TestMain(m *testing.M) { golden.Main(m) }

func goldenSit(t testing.TB) golden.Sit {
	return func(s *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench {
		return sit(t, s.Game.(*ztm.Game), s, w, l, 1).Bench
	}
}

var goldens = []golden.Position{
	{Name: "mulligan", On: "Set-up with"},
	{Name: "mulligan chosen", On: "Set-up with", Then: golden.Tap("hand-", 2)},
	{Name: "place", On: "The night side"},
	{Name: "place chosen", On: "The night side", Then: golden.Tap("hand-", 1)},
	{Name: "set", On: "Plans at", After: 3},
	{Name: "set chosen", On: "Plans at", After: 4},
	{Name: "set lifted", On: "Plans at", After: 3, Then: func(b *harness.Bench) { // a set card was tapped
		b.Tap("hand-", 1)
		for _, n := range b.Scene.Nodes(b.Env) {
			if n.Checked && strings.HasPrefix(n.ID, "hand-") {
				b.Act(n.ID)
				break
			}
		}
		b.Tick(30)
	}},
	{Name: "loser sets", On: "One regular"},
	{Name: "committed", On: "Plans at", After: 3, Then: func(b *harness.Bench) { b.Tap("hand-", 1); b.Act("commit"); b.Tick(60) }},
	{Name: "opponent first", On: "One regular", Eyes: 1, After: 1},
	{Name: "order", On: "A condition about attack", After: 2},
	{Name: "may", On: "“You may”", After: 2},
	{Name: "may aside", On: "“You may”", After: 2, Then: golden.Press("ask-aside")},
	{Name: "hours", On: "Advance 0", After: 2},
	{Name: "name", On: "Calling", After: 2},
	{Name: "open cards", On: "“Up to N”", After: 2},
	{Name: "hidden cards", On: "“Up to N”", After: 5},
	{Name: "blind pick", On: "Blind picks", After: 2},
	{Name: "drain", On: "Removing", After: 2},
	{Name: "enchant", On: "From hand", After: 2},
	{Name: "time", On: "Dawn breaks", After: -2, Then: golden.While(table.Showing, "border", 34)},
	{Name: "garden falls", On: "The whistle", After: -2, Then: golden.While(table.Showing, "border", 58)},
	{Name: "effect", On: "Advance 0", After: -4, Then: golden.While(table.Showing, "spot", 28)},
	{Name: "effects", On: "One effect", After: -4, Then: golden.While(table.Showing, "chorus", 50)},
	{Name: "battle", On: "The Parade", After: -2, Then: golden.While(table.Showing, "fight", 52)},
	{Name: "noon", On: "Noon", After: 99},
	{Name: "log", On: "Plans at", After: 4, Then: golden.Key("l")},
	{Name: "menu", On: "Plans at", After: 3, Then: golden.Press("menu")},
	{Name: "settings", On: "Plans at", After: 3, Then: golden.Entry("settings")},
	{Name: "help turn", On: "Plans at", After: 3, Then: golden.Entry("help")},
	{Name: "help signs", On: "Plans at", After: 3, Then: golden.Help("signs")},
	{Name: "help words", On: "Plans at", After: 3, Then: golden.Help("words")},
	{Name: "help keys", On: "Plans at", After: 3, Then: golden.Help("keys")},
	{Name: "pad", On: "Plans at", After: 3, Then: golden.Pad(pad.Letters, "card-*")},
	{Name: "pad in dialog", On: "Plans at", After: 3, Then: func(b *harness.Bench) { b.Act("menu"); b.Tick(20); golden.Pad(pad.Shapes, "menu.item0")(b) }},
	{Name: "concede", On: "Plans at", After: 3, Then: golden.Entry("concede")},
	{Name: "zoom", On: "Plans at", After: 3, Then: golden.Press("card-*")},
	{Name: "pile", On: "Plans at", After: 3, Then: golden.Press("pile-charger")},
	{Name: "other pile", On: "Plans at", After: 3, Then: golden.Press("pile-abyss")},
	{Name: "attack parts", On: "Plans at", After: 3, Then: golden.Press("attack-own")},
	{Name: "hand over", On: "Plans at", Eyes: -1},
	{Name: "result", On: "The last blow", After: -1, Then: golden.End()},
	{Name: "defeat", On: "The last blow", After: -1, Eyes: 1, Then: golden.End()},
	{Name: "table after", On: "The last blow", After: -1, Then: golden.End("result.close")},
	{Name: "replay", On: "The last blow", After: -1, Then: golden.End("watch")},
}

func TestGoldenScreens(t *testing.T) {
	game(t)
	golden.Check(t, goldens, goldenSit(t))
}

// TestGoldenLogs replays recorded matches and compares their logs.
func TestGoldenLogs(t *testing.T) {
	g := game(t)
	golden.Logs(t, g, []golden.Match{{Seed: 3, Decks: [2]int{0, 2}}, {Seed: 5, Decks: [2]int{1, 3}}, {Seed: 8, Decks: [2]int{4, 7}}}, goldenSit(t))
}

func TestFit(t *testing.T) {
	game(t)
	golden.Fit(t, goldens, goldenSit(t), nil)
}

func TestContrast(t *testing.T) {
	game(t)
	golden.Contrast(t, goldens, goldenSit(t), nil)
}
