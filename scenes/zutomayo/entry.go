package zutomayo

import (
	"godeck/internal/lang"
	guide "godeck/rules/ai/zutomayo"
	"godeck/rules/effect"
	"godeck/rules/games"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/roof"
	"godeck/scenes/zutomayo/sitters"
)

// Entry is the game's entry.
var Entry = table.Entry{
	Entry:   &ztm.Entry,
	Guide:   guide.Guide,
	Tagline: lang.Phrase{JA: "十八時間の時計盤で、夜と昼を奪い合う", EN: "Eighteen hours, fought over by night and day"},
	Rival:   lang.Phrase{JA: "夜更かし屋", EN: "Night Owl"},
	Rivals:  sitters.Rivals, Looks: sitters.Looks, Prize: sitters.Prize,
	FirstOpponent: "ember-ledger", // at equal strength the easiest deck usually beats it
	Door:          table.Door{Backdrop: ui.Hex(0x3a1470), Floor: ui.Hex(0x12082e), Neon: ui.Hex(0xff4fa3), Seed: 11, Answers: 60, Sign: roof.Sign},
	Hues:          table.Hues(ztm.Elements.Values[1:], elementColours[1:]),
	HuesOf:        func(d *effect.Def) uint32 { return 1 << d.Attr[ztm.AElement] >> 1 },
	Cards:         func(lib *effect.Library) cards.Cards { return newDesigns(lib).Cards() },
	Open:          func(g games.Game, s table.Session, p table.Place) ui.Scene { return New(g.(*ztm.Game), s, p) },
}
