package mattsan

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	guide "godeck/rules/ai/mattsan"
	"godeck/rules/effect"
	"godeck/rules/games"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/classmates"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Entry is the game's entry.
var Entry = table.Entry{
	Entry:     &mtz.Entry,
	Guide:     guide.Guide,
	FirstDeck: "lantern-alley", FirstOpponent: "brassworks-battery", // of all pairings the one in which a beginner is beaten early least often (docs/figures.md)
	FirstDeal: func(g games.Game, s *rules.State) bool { return g.(*mtz.Game).Ample(s) },
	Tagline:   lang.Phrase{JA: "戦場とベンチ、伏せ札と地形。倒れた魂を引き継げ", EN: "Front line, bench, terrain, and souls handed on"},
	Rival:     lang.Phrase{JA: "となりの子", EN: "Deskmate"},
	Rivals:    classmates.Rivals, Looks: classmates.Looks, Prize: classmates.Prize,
	Door:   table.Door{Backdrop: ui.Hex(0x8a5a24), Floor: ui.Hex(0x3a2010), Neon: ui.Hex(0xffd25a), Seed: 3, Answers: 110, Aside: -0.062, Sign: sign},
	Hues:   hues(),
	HuesOf: faces.HuesOf,
	Cards:  func(lib *effect.Library) cards.Cards { return faces.New(lib).Cards() },
	Open: func(g games.Game, s table.Session, p table.Place) ui.Scene {
		return New(g.(*mtz.Game), s, p)
	},
}

// hues returns the families of the cards.
func hues() (out []table.Hue) {
	for _, f := range faces.Families {
		for _, v := range mtz.Tags.Values {
			if v.Name == f.Tag {
				out = append(out, table.Hue{Name: lang.Phrase{JA: v.JA, EN: v.EN}, Colour: f.Col})
			}
		}
	}
	return out
}

// sign draws a patch of felt, sewn on, with a soul.
func sign(c *ui.Canvas, d *table.Door, x, y, k, _ float64) {
	const turn = -0.14
	sin, cos := math.Sincos(turn)
	c.BoxAt(x, y, k*1.5, k*1.5, turn, k*0.24, d.Neon.Lighten(0.6), d.Neon)
	const seam, stitches = 0.62, 7
	for i := range 4 * stitches { // along the four edges
		u := (float64(i%stitches)+0.5)/stitches*2 - 1
		px, py := u*seam*0.92, -seam
		for range i / stitches {
			px, py = -py, px
		}
		dx, dy := 0.05, 0.0
		if i/stitches%2 == 1 {
			dx, dy = 0, 0.05
		}
		at := func(px, py float64) (float64, float64) { return x + (px*cos-py*sin)*k, y + (px*sin+py*cos)*k }
		x0, y0 := at(px-dx, py-dy)
		x1, y1 := at(px+dx, py+dy)
		c.Line(x0, y0, x1, y1, k*0.035, d.Floor)
	}
	c.Icon(ui.IconSoul, ui.Rect{X: x - k*0.46, Y: y - k*0.46, W: k * 0.92, H: k * 0.92}, d.Floor)
}
