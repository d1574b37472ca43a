package zutomayo

import (
	"math"

	"godeck/internal/lang"
	guide "godeck/rules/ai/zutomayo"
	"godeck/rules/effect"
	"godeck/rules/games"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/sitters"
)

// Entry is the game's entry.
var Entry = table.Entry{
	Entry:         &ztm.Entry,
	Guide:         guide.Guide,
	Tagline:       lang.Phrase{JA: "十八時間の時計盤で、夜と昼を奪い合う", EN: "Eighteen hours, fought over by night and day"},
	Rival:         lang.Phrase{JA: "夜更かし屋", EN: "Night Owl"},
	Rivals:        sitters.Rivals,
	FirstOpponent: "ember-ledger", // at equal strength the easiest deck usually beats it
	Door:          table.Door{Backdrop: ui.Hex(0x3a1470), Floor: ui.Hex(0x12082e), Neon: ui.Hex(0xff4fa3), Seed: 11, Answers: 60, Sign: sign},
	Hues:          table.Hues(ztm.Elements.Values[1:], elementColours[1:]),
	HuesOf:        func(d *effect.Def) uint32 { return 1 << d.Attr[ztm.AElement] >> 1 },
	Cards:         func(lib *effect.Library) cards.Cards { return newDesigns(lib).Cards() },
	Open:          func(g games.Game, s table.Session, p table.Place) ui.Scene { return New(g.(*ztm.Game), s, p) },
}

// sign draws the dial of eighteen hours, half night, half day.
func sign(c *ui.Canvas, d *table.Door, x, y, k, t float64) {
	u, line := max(1, k/46), d.Neon.Lighten(0.45)
	c.Disc(x, y, k*1.08, ui.Hex(0x0a0626).Alpha(0.6))
	for h := range 18 {
		a := float64(h)/18*2*math.Pi - math.Pi/2
		col := ui.Hex(0xb48cff)
		if !isNight(h) {
			col = ui.Hex(0xffc24b)
		}
		c.Arc(x, y, k, 5*u, a-0.14, 0.28, col.Mix(d.Neon, 0.15))
	}
	c.Ring(x, y, k*0.80, 1.4*u, line.Alpha(0.7))
	sin, cos := math.Sincos(t/160 - math.Pi/2)
	c.Line(x, y, x+k*0.66*cos, y+k*0.66*sin, 3*u, line)
	c.Light(x+k*cos, y+k*sin, 14*u, ui.Hex(0xfff2d0).Alpha(0.8))
	c.Disc(x+k*cos, y+k*sin, 6*u, ui.Hex(0xfff8e8))
	c.Disc(x-k*0.10, y, k*0.34, ui.Hex(0xf6efff))
	c.Disc(x+k*0.06, y-k*0.06, k*0.30, d.Backdrop.Mix(ui.Hex(0x0a0626), 0.5))
}
