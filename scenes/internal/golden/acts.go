package golden

import (
	"path"

	"godeck/scenes/internal/harness"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/ui/pad"
)

// Actions in a position before it is drawn.

// While plays the scenario at normal speed until something is on stage (what,
// by the scene's Showing), and some ticks further.
func While(showing func(ui.Scene) string, what string, more int) func(b *harness.Bench) {
	return func(b *harness.Bench) {
		b.T.Helper()
		b.Env.Settings.Speed = ui.SpeedNormal
		for b.Next() {
		}
		for i := 0; i < 4000 && showing(b.Scene) != what; i++ {
			b.Tick(1)
		}
		if showing(b.Scene) != what {
			b.T.Errorf("%q does not come", what)
		}
		b.Tick(more)
	}
}

// Press operates nodes, each given by its id or a prefix of it (Bench.Press).
func Press(ids ...string) func(b *harness.Bench) {
	return func(b *harness.Bench) {
		b.T.Helper()
		for _, id := range ids {
			b.Press(id)
		}
		b.Tick(20)
	}
}

// Tap operates the first n buttons whose ids have a prefix.
func Tap(prefix string, n int) func(b *harness.Bench) {
	return func(b *harness.Bench) { b.Tap(prefix, n) }
}

// Key presses a key.
func Key(k string) func(b *harness.Bench) {
	return func(b *harness.Bench) { b.Key(k); b.Tick(4) }
}

// Entry opens an entry of the pause menu, named by its key in table.Text.
func Entry(key string) func(b *harness.Bench) {
	return func(b *harness.Bench) {
		b.T.Helper()
		b.Act("menu")
		b.PressLabel(words.Text.T(b.Env.Settings.Lang, key))
		b.Tick(20)
	}
}

// Help opens a part of the help.
func Help(part string) func(b *harness.Bench) {
	return func(b *harness.Bench) {
		b.T.Helper()
		Entry("help")(b)
		b.Act("help.tab." + part)
		b.Tick(20)
	}
}

// Pad takes up a gamepad of a family with the focus on a node, a name or a
// pattern as for Press.
func Pad(family pad.Family, id string) func(b *harness.Bench) {
	return func(b *harness.Bench) {
		b.T.Helper()
		b.Env.Pad = family
		for _, n := range b.Scene.Nodes(b.Env) {
			if ok, _ := path.Match(id, n.ID); ok && n.Role == ui.RoleButton {
				b.Scene.Focus(n.ID)
				b.Tick(8)
				return
			}
		}
		b.T.Errorf("there is no %s to focus", id)
	}
}

// End presents the scenario to its end at once, and presses nodes.
func End(ids ...string) func(b *harness.Bench) {
	return func(b *harness.Bench) {
		b.T.Helper()
		for b.Next() {
			b.Tick(4)
		}
		b.Rest()
		Press(ids...)(b)
	}
}
