// Package looks has what the rivals of the game open when they are beaten.
package looks

import (
	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// All are what beating each of the rivals opens, in their order.
var All = []table.Look{
	{ID: "lantern-rings", Back: true, Name: lang.Phrase{JA: "灯守の輪", EN: "Lantern Rings"}, Hues: [2]ui.Colour{ui.Hex(0x4a3a12), ui.Hex(0xffe39a)}, Motif: table.Rings},
	{ID: "ember-fall", Name: lang.Phrase{JA: "火の粉の闘技場", EN: "Embers over the Arena"}, Hues: [2]ui.Colour{ui.Hex(0x7a1c10), ui.Hex(0xff7a2a)}, Motif: table.Sparks},
	{ID: "archive-lines", Back: true, Name: lang.Phrase{JA: "書庫のしま", EN: "Archive Lines"}, Hues: [2]ui.Colour{ui.Hex(0x14364a), ui.Hex(0xd6ecf2)}, Motif: table.Stripes},
	{ID: "steel-cold", Name: lang.Phrase{JA: "鋼の冷光", EN: "Cold Light of Steel"}, Hues: [2]ui.Colour{ui.Hex(0x3a5a7a), ui.Hex(0x8aa8c0)}, Motif: table.Plain},
	{ID: "dice-checks", Back: true, Name: lang.Phrase{JA: "賽場の格子", EN: "Dice Hall Checks"}, Hues: [2]ui.Colour{ui.Hex(0x4a0e2a), ui.Hex(0xff9ab0)}, Motif: table.Checks},
	{ID: "champion-gold", Name: lang.Phrase{JA: "王者の金", EN: "Gold of the Champion"}, Hues: [2]ui.Colour{ui.Hex(0xb8862a), ui.Hex(0xffd86a)}, Motif: table.Sparks},
}

// Prize is the deck that one of the rivals opens besides.
var Prize = table.Prize{Rival: "yohaku", Code: "D1CWd1YXJkaWFucwAAAwEDguoMlBGR64toAgWC3x6C7H6KVRGKW6mUFH0DCXkH-HkKpHkNgHkPEopSNYpXYYpY9ZQaDeh0JwAVwVY",
	Name: lang.Phrase{JA: "余白の蔵書", EN: "The Copyist’s Own Shelf"},
	Plan: lang.Phrase{JA: "相手の山札を沈め、溜めたフォースを賽神の化身の一撃に変える", EN: "Sink the other deck, and turn all your Force into one blow of the Avatar."}}
