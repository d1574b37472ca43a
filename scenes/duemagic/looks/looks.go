// Package looks has what the rivals of the game open when they are beaten.
package looks

import (
	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// All are what beating each of the rivals opens, in their order.
var All = []table.Look{
	{ID: "grove-waves", Back: true, Name: lang.Phrase{JA: "森のさざ波", EN: "Ripples of the Grove"}, Hues: [2]ui.Colour{ui.Hex(0x143e26), ui.Hex(0xb6f0a0)}, Motif: table.Waves},
	{ID: "beacon-day", Name: lang.Phrase{JA: "灯台の光", EN: "Light of the Beacon"}, Hues: [2]ui.Colour{ui.Hex(0xd8c070), ui.Hex(0x6a8ac8)}, Motif: table.Plain},
	{ID: "ash-rays", Back: true, Name: lang.Phrase{JA: "灰からの光", EN: "Rays of Ash"}, Hues: [2]ui.Colour{ui.Hex(0x2a1a2e), ui.Hex(0xff8a5a)}, Motif: table.Rays},
	{ID: "horn-leaves", Name: lang.Phrase{JA: "角笛の森", EN: "Wood of the Horn"}, Hues: [2]ui.Colour{ui.Hex(0x2a6a2e), ui.Hex(0x9ac84a)}, Motif: table.Leaves},
	{ID: "mist-rings", Back: true, Name: lang.Phrase{JA: "霧の波紋", EN: "Rings in the Mist"}, Hues: [2]ui.Colour{ui.Hex(0x12405a), ui.Hex(0xb0e8ff)}, Motif: table.Rings},
	{ID: "white-flame", Name: lang.Phrase{JA: "白炎の円", EN: "White Flame"}, Hues: [2]ui.Colour{ui.Hex(0x6a5ac8), ui.Hex(0xe8e0ff)}, Motif: table.Sparks},
}

// Prize is the deck that one of the rivals opens besides.
var Prize = table.Prize{Rival: "vesper", Code: "D1CGR1ZW1hZ2ljAAAEAQQEQ1o64YpQeerIhkcCBxnKdTcn31PXU3dzxpbt9Nu4Y-O4pgMED457I89-Rtr6-pslBAUIzk8fy0smzTMqfHCEOzkApPuN",
	Name: lang.Phrase{JA: "灰に落ちる火", EN: "Fire into Ash"},
	Plan: lang.Phrase{JA: "小竜と徴募兵で押し、下からの手で道を開けて巨像で決める", EN: "Press with drakes and conscripts, clear the way with Hand from Below, finish with the Colossus."}}
