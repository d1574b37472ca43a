package sitters

import (
	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// Looks are what beating each of the rivals opens, in their order.
var Looks = []table.Look{
	{ID: "ledger-blue", Back: true, Name: lang.Phrase{JA: "帳簿の青", EN: "Ledger Blue"}, Hues: [2]ui.Colour{ui.Hex(0x1d3a6e), ui.Hex(0xd8e6ff)}, Motif: table.Checks},
	{ID: "roof-autumn", Name: lang.Phrase{JA: "もみじの屋上", EN: "Autumn on the Roof"}, Hues: [2]ui.Colour{ui.Hex(0xb8541c), ui.Hex(0xe8a23c)}, Motif: table.Leaves},
	{ID: "foundry-brass", Back: true, Name: lang.Phrase{JA: "鋳造所の真鍮", EN: "Foundry Brass"}, Hues: [2]ui.Colour{ui.Hex(0x3a2410), ui.Hex(0xffc76a)}, Motif: table.Rays},
	{ID: "tram-rain", Name: lang.Phrase{JA: "雨の終電", EN: "Rain at the Last Tram"}, Hues: [2]ui.Colour{ui.Hex(0x24406e), ui.Hex(0x3a6a9a)}, Motif: table.Rain},
	{ID: "tide-marks", Back: true, Name: lang.Phrase{JA: "潮の目盛り", EN: "Tide Marks"}, Hues: [2]ui.Colour{ui.Hex(0x0e4a56), ui.Hex(0x9af0e6)}, Motif: table.Waves},
	{ID: "lamp-night", Name: lang.Phrase{JA: "灯りの祭り", EN: "Night of Lamps"}, Hues: [2]ui.Colour{ui.Hex(0x4a1a5e), ui.Hex(0xff9a3c)}, Motif: table.Sparks},
}

// Prize is the deck that one of the rivals opens besides.
var Prize = table.Prize{Rival: "foundry-robot", Code: "D1CHp1dG9tYXlvAAACAQRk7vBuz4ZxDIlxF4UCCGTxtGTyCnEJvXELFXEQbXMwrHM6WHM7tgDmd90",
	Name: lang.Phrase{JA: "六号の残業", EN: "Six Works Late"},
	Plan: lang.Phrase{JA: "パワーを溜め、過電圧で一撃を伸ばす。大発電機は最後の1枚", EN: "Gather Power and lengthen a blow with Overvoltage; one Great Dynamo is kept for the end."}}
