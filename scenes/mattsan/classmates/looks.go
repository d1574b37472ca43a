package classmates

import (
	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// Looks are what beating each of the rivals opens, in their order.
var Looks = []table.Look{
	{ID: "lunch-stripes", Back: true, Name: lang.Phrase{JA: "給食のしましま", EN: "Lunch Stripes"}, Hues: [2]ui.Colour{ui.Hex(0x2a6a4a), ui.Hex(0xfff2c0)}, Motif: table.Stripes},
	{ID: "sunset-class", Name: lang.Phrase{JA: "夕焼けの教室", EN: "Classroom at Sunset"}, Hues: [2]ui.Colour{ui.Hex(0xd86a2a), ui.Hex(0xc84a4a)}, Motif: table.Plain},
	{ID: "origami", Back: true, Name: lang.Phrase{JA: "折り紙", EN: "Origami"}, Hues: [2]ui.Colour{ui.Hex(0xb83a4a), ui.Hex(0xffe9c8)}, Motif: table.Checks},
	{ID: "rainy-class", Name: lang.Phrase{JA: "雨の日の教室", EN: "A Rainy Day"}, Hues: [2]ui.Colour{ui.Hex(0x3a567a), ui.Hex(0x6a86a0)}, Motif: table.Rain},
	{ID: "horoscope", Back: true, Name: lang.Phrase{JA: "星占い", EN: "Horoscope"}, Hues: [2]ui.Colour{ui.Hex(0x241a5a), ui.Hex(0xffe27a)}, Motif: table.Rays},
	{ID: "blossom-class", Name: lang.Phrase{JA: "春のさくら", EN: "Cherry Blossoms"}, Hues: [2]ui.Colour{ui.Hex(0xf0a0b8), ui.Hex(0xffd0dc)}, Motif: table.Leaves},
}

// Prize is the deck that one of the rivals opens besides.
var Prize = table.Prize{Rival: "sora", Code: "D1B21hdHRzYW4AAAMBAknJaUnK2QIIQjAGR4oASdIFS_NcS_SqUUQQwYBdw8hQAwRL8GBL9ihL95rBeg0AH18F",
	Name: lang.Phrase{JA: "流れ星の夜店", EN: "Night Stall of Falling Stars"},
	Plan: lang.Phrase{JA: "番犬とアライグマで場をもたせ、ルーレット嬢のサイコロに賭ける", EN: "Dogs and raccoons hold the street; Lady Roulette rolls for the rest."}}
