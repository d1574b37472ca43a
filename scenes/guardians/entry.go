// Package guardians is the table of Battle Guardians: so far its door alone.
package guardians

import (
	"godeck/internal/lang"
	"godeck/rules/games"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// Entry is the game as the program knows it. It does not name the rules while
// there is no table, or the page would carry them.
var Entry = table.Entry{
	Entry:   &games.Entry{ID: "guardians", Name: lang.Phrase{JA: "バトル・ガーディアンズ", EN: "Battle Guardians"}},
	Tagline: lang.Phrase{JA: "一騎と一騎。賽の目が技を撃つ", EN: "One against one, and a die that fires the attack"},
	Door:    table.Door{Backdrop: ui.Hex(0x6e1418), Floor: ui.Hex(0x1e060c), Neon: ui.Hex(0xff5a4a), Sign: sign},
}

// sign is a shield over a sword.
func sign(c *ui.Canvas, d *table.Door, x, y, k, _ float64) {
	c.Icon(ui.IconShield, ui.Rect{X: x - k*1.1, Y: y - k*1.15, W: k * 2.2, H: k * 2.2}, d.Neon.Lighten(0.45))
	c.Icon(ui.IconSword, ui.Rect{X: x - k*0.55, Y: y - k*0.6, W: k * 1.1, H: k * 1.1}, d.Neon)
}
