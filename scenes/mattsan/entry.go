// Package mattsan is the table of Mattsan Card Game: so far its door alone.
package mattsan

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules/games"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// Entry is the game as the program knows it. It does not name the rules while
// there is no table, or the page would carry them.
var Entry = table.Entry{
	Entry:   &games.Entry{ID: "mattsan", Name: lang.Phrase{JA: "マッツァンカードゲーム", EN: "Mattsan Card Game"}},
	Tagline: lang.Phrase{JA: "前線と控え、伏せ札と地形。倒れた魂を引き継げ", EN: "Front line and bench, traps and terrain, souls handed on"},
	Door:    table.Door{Backdrop: ui.Hex(0x124a38), Floor: ui.Hex(0x061a14), Neon: ui.Hex(0x5dffb8), Sign: sign},
}

// sign is two dice.
func sign(c *ui.Canvas, d *table.Door, x, y, k, _ float64) {
	c.BoxAt(x-k*0.28, y+k*0.12, k*1.1, k*1.1, -0.22, k*0.2, d.Neon.Lighten(0.75), d.Neon.Lighten(0.3))
	c.BoxAt(x+k*0.52, y-k*0.42, k*0.78, k*0.78, 0.3, k*0.15, d.Neon.Lighten(0.5), d.Neon)
	for _, p := range [][2]float64{{-.28, -.28}, {.28, -.28}, {0, 0}, {-.28, .28}, {.28, .28}} {
		s, co := math.Sincos(-0.22)
		c.Disc(x-k*0.28+(p[0]*co-p[1]*s)*k, y+k*0.12+(p[0]*s+p[1]*co)*k, k*0.085, d.Floor)
	}
	c.Disc(x+k*0.52, y-k*0.42, k*0.10, d.Floor)
}
