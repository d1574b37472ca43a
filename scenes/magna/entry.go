package magna

import (
	"godeck/internal/lang"
	guide "godeck/rules/ai/magna"
	"godeck/rules/effect"
	"godeck/rules/games"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/commanders"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/looks"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Entry is the game's entry.
var Entry = table.Entry{
	Entry: &mgn.Entry, Guide: guide.Guide,
	Tagline: lang.Phrase{JA: "三層の拠点を守り、賽の目で攻め込む", EN: "Three lines of bases, and dice for the initiative"},
	Rival:   lang.Phrase{JA: "演習教官", EN: "Drillmaster"},
	Rivals:  commanders.Rivals, Looks: looks.All, Prize: looks.Prize,
	Door:   table.Door{Backdrop: ui.Hex(0x4a2c14), Floor: ui.Hex(0x170d0a), Neon: ui.Hex(0xffa04d), Seed: 15, Answers: 209, Sign: sign},
	Hues:   table.Hues(mgn.Factions.Values[1:], faces.Factions[1:]),
	HuesOf: func(d *effect.Def) uint32 { return 1 << d.Attr[mgn.AFaction] >> 1 },
	Cards:  func(lib *effect.Library) cards.Cards { return faces.New(lib).Cards() },
	Open:   func(g games.Game, s table.Session, p table.Place) ui.Scene { return New(g.(*mgn.Game), s, p) },
}

// sign draws a prism and its spectrum.
func sign(c *ui.Canvas, d *table.Door, x, y, k, _ float64) {
	u, line := max(1, k/46), d.Neon.Lighten(0.45)
	pts := [3][2]float64{{0, -0.95}, {0.9, 0.62}, {-0.9, 0.62}}
	for i := range pts {
		p, q := pts[i], pts[(i+1)%3]
		c.Line(x+p[0]*k, y+p[1]*k, x+q[0]*k, y+q[1]*k, 3*u, line)
	}
	c.Line(x-1.35*k, y+0.1*k, x-0.3*k, y-0.1*k, 2.4*u, ui.Hex(0xffffff).Alpha(0.85))
	for i, col := range []uint32{0xff5b6b, 0xffc24b, 0x6cf0a2, 0x46e0ff, 0x9a7bff} {
		to := -0.15 + 0.17*float64(i)
		c.Line(x+0.22*k, y-0.1*k+0.03*k*float64(i), x+1.35*k, y+to*k, 2.6*u, ui.Hex(col).Mix(d.Neon, 0.1))
	}
}
