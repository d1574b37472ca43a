package duemagic

import (
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/judges"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

func TestMain(m *testing.M) { golden.Main(m) }

// goldenSit opens a table that never passes automatically.
func goldenSit(t testing.TB) golden.Sit {
	return func(s *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench {
		return sitWith(t, s.Game.(*dmg.Game), s, w, l, 1, Options{Stops: &Stops{Never: true, AskPay: true}}).Bench
	}
}

var goldens = []golden.Position{
	{Name: "first", On: "Quick mulligan"},
	{Name: "quick mulligan", On: "Quick mulligan", After: 1},
	{Name: "touched", On: "Quick mulligan", After: 1, Then: touched}, // on phones the card is read
	{Name: "mulligan", On: "Set-up", After: 1},
	{Name: "bottom", On: "Set-up", After: 5, Then: golden.Tap("hand-", 1)},
	{Name: "untap", On: "Turn-start"},
	{Name: "order", On: "Turn-start", After: 1},
	{Name: "charge", On: "The steps of", After: 4},
	{Name: "main", On: "Last in"},
	{Name: "ask usual", On: "Last in", Then: func(b *harness.Bench) {
		sc := b.Scene.(*Scene)
		sc.wish.Stops = passing.Usual()
		sc.Surface.Invalidate()
		b.Tick(2)
	}},
	{Name: "ask rest", On: "Last in", Then: golden.Key("h")},
	{Name: "use", On: "Last in", Then: golden.Press("hand-*")},
	{Name: "stack of one", On: "Last in", After: 1},
	{Name: "stack of three", On: "Answering", After: 99},
	{Name: "stack entry", On: "Answering", After: 99, Then: golden.Press("stack*")},
	{Name: "foe has priority", On: "Answering"},
	{Name: "pay", On: "Colourless", After: 1},
	{Name: "cost", On: "Costs come", After: 1},
	{Name: "base", On: "Two bases", After: 1},
	{Name: "attack", On: "Summoning"},
	{Name: "attacker", On: "Summoning", Then: golden.Press("creature-*")},
	{Name: "aiming", On: "Summoning", Then: func(b *harness.Bench) {
		sc := b.Scene.(*Scene)
		for _, o := range sc.LegalActions {
			if o.Verb == rules.Attack && o.N != 0 {
				b.Act("creature-" + strconv.Itoa(int(o.Card)))
				break
			}
		}
		b.Tick(12)
	}},
	{Name: "attacked", On: "Summoning", After: 1},
	{Name: "block", On: "Summoning", After: 3, Eyes: 1},
	{Name: "battle", On: "Equal power", After: 0, Then: golden.While(table.Showing, "presentation", 42)},
	{Name: "exchange", On: "Revolution", After: 1},
	{Name: "invade", On: "Invasion from the hand", After: 1},
	{Name: "arrival", On: "Invasion from the hand", After: 1, Then: func(b *harness.Bench) { // it stands before the reader
		sc := b.Scene.(*Scene)
		b.Env.Settings.Speed = ui.SpeedNormal
		for i := 0; i < 400 && !sc.turns.Comes.On(); i++ {
			if !sc.Busy() && !b.Next() {
				b.Sess.Give(b.Sess.S.ToAnswer(), rules.Option{Verb: rules.Pass})
			}
			b.Tick(1)
		}
		b.Tick(24)
	}},
	{Name: "jchange", On: "J-Change: only", After: 1},
	{Name: "relieve", On: "J-Change with", After: 1},
	{Name: "shield", On: "From the break", After: 5},
	{Name: "declare", On: "From the break", After: 7, Eyes: 1},
	{Name: "spring", On: "From the break", After: 6, Eyes: 1, Then: func(b *harness.Bench) { // a card comes out of the shards
		b.Env.Settings.Speed = ui.SpeedNormal
		b.Next()
		b.Tick(118)
	}},
	{Name: "volley", On: "From the break", After: 6, Eyes: 1, Then: func(b *harness.Bench) { // two shields burst, a beat apart
		b.Env.Settings.Speed = ui.SpeedNormal
		b.Next()
		b.Tick(46)
	}},
	{Name: "rival", On: "Answering", After: 99, Then: func(b *harness.Bench) { // somebody with a name sits opposite, and greets
		b.Scene.(*Scene).Oppose([2]*table.Rival{judges.List[4], judges.List[2]})
		b.Tick(40)
	}},
	{Name: "breaker", On: "With several", After: 5},
	{Name: "spot", On: "The long example", Then: golden.While(table.Showing, "spot", 20)},
	{Name: "may", On: "The long example", After: 3},
	{Name: "pile", On: "A pile is", After: 5},
	{Name: "targets", On: "Targets are", After: 1},
	{Name: "up to", On: "“Up to”", After: 1},
	{Name: "mode", On: "Modes and", After: 1},
	{Name: "player", On: "A player is", After: 3},
	{Name: "grave", On: "A card in a public", After: 1},
	{Name: "split", On: "Splitting", After: 4, Eyes: 1},
	{Name: "cards", On: "“May”", After: 6},
	{Name: "look", On: "Several spells", After: 5},
	{Name: "saber", On: "Saber", After: 4, Eyes: 1},
	{Name: "log", On: "Answering", After: 99, Then: golden.Key("l")},
	{Name: "menu", On: "Answering", After: 99, Then: golden.Press("menu")},
	{Name: "settings", On: "Answering", After: 99, Then: golden.Entry("settings")},
	{Name: "stops", On: "Answering", After: 99, Then: golden.Key("s")},
	{Name: "zoom", On: "Answering", After: 99, Then: golden.Press("creature-*")},
	{Name: "hand over", On: "Answering", Eyes: -1},
	{Name: "result", On: "A direct", After: -1, Then: golden.End()},
	{Name: "defeat", On: "A direct", After: -1, Eyes: 1, Then: golden.End()},
	{Name: "table after", On: "A direct", After: -1, Then: golden.End("result.close")},
	{Name: "replay", On: "A direct", After: -1, Then: golden.End("watch")},
}

func TestGoldenScreens(t *testing.T) {
	game(t)
	golden.Check(t, goldens, goldenSit(t))
}

// TestGoldenLogs replays recorded matches and compares their logs.
func TestGoldenLogs(t *testing.T) {
	g := game(t)
	golden.Logs(t, g, []golden.Match{{Seed: 3, Decks: [2]int{0, 2}}, {Seed: 5, Decks: [2]int{4, 1}}, {Seed: 8, Decks: [2]int{3, 6}}}, goldenSit(t))
}

func TestFit(t *testing.T) {
	game(t)
	golden.Fit(t, goldens, goldenSit(t), nil)
}

func TestContrast(t *testing.T) {
	game(t)
	golden.Contrast(t, goldens, goldenSit(t), nil)
}
