package guardians

import (
	"godeck/internal/lang"
	guide "godeck/rules/ai/guardians"
	"godeck/rules/effect"
	"godeck/rules/games"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/looks"
	"godeck/scenes/guardians/rivals"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Entry is the game's entry.
var Entry = table.Entry{
	Entry: &bgd.Entry, Guide: guide.Guide,
	Tagline: lang.Phrase{JA: "一騎と一騎。賽の目が技を撃つ", EN: "One against one, and a die that fires the attack"},
	Rival:   lang.Phrase{JA: "若き闘士", EN: "Challenger"},
	Rivals:  rivals.All, Looks: looks.All, Prize: looks.Prize,
	Door:   table.Door{Backdrop: ui.Hex(0x6e1418), Floor: ui.Hex(0x1e060c), Neon: ui.Hex(0xff5a4a), Seed: 80, Answers: 111, Sign: sign},
	Hues:   table.Hues(bgd.Tribes.Values[1:], faces.TribeColours[1:]),
	HuesOf: func(d *effect.Def) uint32 { return 1 << d.Attr[bgd.ATribe] >> 1 },
	Cards:  func(lib *effect.Library) cards.Cards { return faces.New(lib).Cards() },
	Open:   func(g games.Game, s table.Session, p table.Place) ui.Scene { return New(g.(*bgd.Game), s, p) },
}

// sign draws a shield over a sword.
func sign(c *ui.Canvas, d *table.Door, x, y, k, _ float64) {
	c.Icon(ui.IconShield, ui.Rect{X: x - k*1.1, Y: y - k*1.15, W: k * 2.2, H: k * 2.2}, d.Neon.Lighten(0.45))
	c.Icon(ui.IconSword, ui.Rect{X: x - k*0.55, Y: y - k*0.6, W: k * 1.1, H: k * 1.1}, d.Neon)
}
