// Package looks has what the rivals of the game open when they are beaten.
package looks

import (
	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// All are what beating each of the rivals opens, in their order.
var All = []table.Look{
	{ID: "drill-squares", Back: true, Name: lang.Phrase{JA: "教官のます目", EN: "Drill Squares"}, Hues: [2]ui.Colour{ui.Hex(0x6a1c14), ui.Hex(0xffd9a0)}, Motif: table.Checks},
	{ID: "wagon-dusk", Name: lang.Phrase{JA: "荷馬車の夕暮れ", EN: "Dusk on the Road"}, Hues: [2]ui.Colour{ui.Hex(0xc8642a), ui.Hex(0xa83a2a)}, Motif: table.Plain},
	{ID: "red-leaves", Name: lang.Phrase{JA: "赤槍のもみじ", EN: "Red Autumn"}, Hues: [2]ui.Colour{ui.Hex(0xb03818), ui.Hex(0xe87a2a)}, Motif: table.Leaves},
	{ID: "fleet-waves", Back: true, Name: lang.Phrase{JA: "提督の波", EN: "Waves of the Fleet"}, Hues: [2]ui.Colour{ui.Hex(0x123a6a), ui.Hex(0xbfe0ff)}, Motif: table.Waves},
	{ID: "masque", Back: true, Name: lang.Phrase{JA: "仮面の輪", EN: "Masquerade"}, Hues: [2]ui.Colour{ui.Hex(0x3a1656), ui.Hex(0xf0c46a)}, Motif: table.Rings},
	{ID: "long-snow", Name: lang.Phrase{JA: "長い夜の雪", EN: "Snow of the Long Night"}, Hues: [2]ui.Colour{ui.Hex(0x283a6a), ui.Hex(0x7a90c8)}, Motif: table.Snow},
}

// Prize is the deck that one of the rivals opens besides.
var Prize = table.Prize{Rival: "yvette", Code: "D1BW1hZ25hAAADAQlLykFOFLaxfYi0oXfKStTKUr7zT9bzUGDzVIwCB0vQCUvSZU4XjrSK27SeX8pQFM1tNQMKTgyETh9UsX8asYIysYiKsZOctItvtKDDyk-GzWuNACiVfA",
	Name: lang.Phrase{JA: "真夜中の仮面", EN: "Masks at Midnight"},
	Plan: lang.Phrase{JA: "買収と迷い道で攻め手をいなし、月喰いの獣と夜の公子で返す", EN: "Bribes and mazes turn attackers away; Moon-Eaters and the Prince strike back."}}
