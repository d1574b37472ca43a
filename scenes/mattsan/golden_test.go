package mattsan

import (
	"testing"

	"godeck/internal/lang"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
)

func TestMain(m *testing.M) { golden.Main(m) }

func goldenSit(t testing.TB) golden.Sit {
	return func(s *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench {
		return sit(t, s.Game.(*mtz.Game), s, w, l, 1).Bench
	}
}

var goldens = []golden.Position{
	{Name: "unit", On: "Set-up"},
	{Name: "unit chosen", On: "Set-up", Then: golden.Tap("hand-", 1)},
	{Name: "charge", On: "The desk"},
	{Name: "charge chosen", On: "The desk", Then: golden.Tap("hand-", 1)},
	{Name: "main", On: "The desk", After: 2},
	{Name: "place", On: "The desk", After: 2, Then: golden.Key("1")},
	{Name: "set", On: "The desk", After: 2, Then: golden.Key("2")},
	{Name: "trump", On: "The desk", After: 2, Then: golden.Key("3")},
	{Name: "terrain", On: "The desk", After: 2, Then: golden.Key("4")},
	{Name: "switch", On: "The desk", After: 2, Then: golden.Key("c")},
	{Name: "attacked", On: "Answers", After: 1, Eyes: 1},
	{Name: "pile of three", On: "Answers", After: 3, Eyes: 1},
	{Name: "pile unwinds", On: "Answers", After: 3, Then: golden.While(table.Showing, "presentation", 50)},
	{Name: "shown", On: "Answers", After: 0, Eyes: 1, Then: golden.While(table.Showing, "spot", 30)},
	{Name: "target", On: "Targets", After: 1},
	{Name: "pay", On: "Paying", After: 1},
	{Name: "refill", On: "Refill", After: 2, Eyes: 1},
	{Name: "strike", On: "The last blow", Then: golden.While(table.Showing, "presentation", 36)},
	{Name: "crumple", On: "The last blow", Then: golden.While(table.Showing, "crumple", 12)},
	{Name: "broadside", On: "A broadside hits all", Then: golden.While(table.Showing, "crumple", 4)},
	{Name: "super", On: "A super move", Then: golden.While(table.Showing, "presentation", 44)},
	{Name: "ghost", On: "A ghost", After: 2, Eyes: 1},
	{Name: "two ghosts", On: "Two that save", After: 2, Eyes: 1},
	{Name: "parade", On: "The head of a parade", Then: golden.Key("1")},
	{Name: "gate", On: "The head of a parade", Then: golden.Key("2")},
	{Name: "slip", On: "The head of a parade", Then: golden.Key("3")},
	{Name: "slip aimed", On: "The head of a parade", After: 1},
	{Name: "arrival", On: "The parade arrives", Then: golden.While(table.Showing, "crumple", 3)},
	{Name: "stay", On: "A last stand", After: 2, Eyes: 1},
	{Name: "wide bench", On: "A wide bench"},
	{Name: "titan", On: "A titan"},
	{Name: "dice", On: "Dice", Then: golden.While(table.Showing, "presentation", 40)},
	{Name: "die", On: "Dice"},
	{Name: "triggers", On: "Two abilities"},
	{Name: "discards", On: "From the discard pile", After: 1},
	{Name: "sorting", On: "Sorting the deck", After: 1},
	{Name: "curse", On: "A curse"},
	{Name: "curse read", On: "A curse", Then: func(b *harness.Bench) {
		sc := b.Scene.(*Scene)
		c := mtz.Fighter(&sc.View.S, 0)
		sc.Inspect(c, sc.Face(sc.desk.Front(c)))
		b.Tick(20)
	}},
	{Name: "place on terrain", On: "A place on a terrain", After: 2},
	{Name: "log", On: "The desk", After: 2, Then: golden.Key("l")},
	{Name: "menu", On: "The desk", After: 2, Then: golden.Press("menu")},
	{Name: "hand over", On: "The desk", Eyes: -1},
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
	golden.Logs(t, g, []golden.Match{{Seed: 3, Decks: [2]int{0, 2}}, {Seed: 5, Decks: [2]int{4, 1}}, {Seed: 8, Decks: [2]int{6, 8}}}, goldenSit(t))
}

func TestFit(t *testing.T) {
	game(t)
	golden.Fit(t, goldens, goldenSit(t), map[string]string{"use-*": "where names have no room, a card that saves is touched if there are several", "act-*": "in a low window the actions are behind one button", "place-*": "the card that lies there takes what is put there, too"})
}

func TestContrast(t *testing.T) {
	game(t)
	golden.Contrast(t, goldens, goldenSit(t), nil)
}
