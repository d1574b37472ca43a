package mattsan

import (
	"math"

	"godeck/internal/lang"
	guide "godeck/rules/ai/mattsan"
	"godeck/rules/effect"
	"godeck/rules/games"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/classmates"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Entry is the game's entry.
var Entry = table.Entry{
	Entry:     &mtz.Entry,
	Guide:     guide.Guide,
	FirstDeck: "lantern-alley", FirstOpponent: "brassworks-battery", // of all pairings the one in which a beginner is beaten early least often (docs/figures.md)
	Tagline: lang.Phrase{JA: "前線と控え、伏せ札と地形。倒れた魂を引き継げ", EN: "Front line, bench, terrain, and souls handed on"},
	Rival:   lang.Phrase{JA: "となりの子", EN: "Deskmate"},
	Rivals:  classmates.Rivals, Looks: classmates.Looks, Prize: classmates.Prize,
	Door:   table.Door{Backdrop: ui.Hex(0x8a5a24), Floor: ui.Hex(0x3a2010), Neon: ui.Hex(0xffd25a), Seed: 4, Answers: 60, Sign: sign},
	Hues:   hues(),
	HuesOf: huesOf,
	Cards:  func(lib *effect.Library) cards.Cards { return newDesigns(lib).Cards() },
	Open: func(g games.Game, s table.Session, p table.Place) ui.Scene {
		return New(g.(*mtz.Game), s, p)
	},
}

// hues returns the families of the cards.
func hues() (out []table.Hue) {
	for _, f := range families {
		for _, v := range mtz.Tags.Values {
			if v.Name == f.tag {
				out = append(out, table.Hue{Name: lang.Phrase{JA: v.JA, EN: v.EN}, Colour: f.col})
			}
		}
	}
	return out
}

// sign draws two dice.
func sign(c *ui.Canvas, d *table.Door, x, y, k, _ float64) {
	c.BoxAt(x-k*0.28, y+k*0.12, k*1.1, k*1.1, -0.22, k*0.2, d.Neon.Lighten(0.75), d.Neon.Lighten(0.3))
	c.BoxAt(x+k*0.52, y-k*0.42, k*0.78, k*0.78, 0.3, k*0.15, d.Neon.Lighten(0.5), d.Neon)
	for _, p := range [][2]float64{{-.28, -.28}, {.28, -.28}, {0, 0}, {-.28, .28}, {.28, .28}} {
		s, co := math.Sincos(-0.22)
		c.Disc(x-k*0.28+(p[0]*co-p[1]*s)*k, y+k*0.12+(p[0]*s+p[1]*co)*k, k*0.085, d.Floor)
	}
	c.Disc(x+k*0.52, y-k*0.42, k*0.10, d.Floor)
}
