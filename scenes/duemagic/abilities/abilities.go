// Package abilities has the signs of what a creature of Duemagic can do, as they
// stand on its plate.
package abilities

import (
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/effect"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// signs are the keywords that have one, the most important first.
var signs = [...]struct {
	kw uint16
	cards.PlateSign
}{
	{dmg.KwBlocker, cards.PlateSign{Icon: ui.IconShield, Times: 1, Colour: ui.Hex(0xffe27a)}},
	{dmg.KwWorld, cards.PlateSign{Icon: ui.IconOrb, Times: 1, Colour: ui.Hex(0xff9a6a)}},
	{dmg.KwTriple, cards.PlateSign{Icon: ui.IconBlade, Times: 3, Colour: ui.Hex(0xff9a6a)}},
	{dmg.KwDouble, cards.PlateSign{Icon: ui.IconBlade, Times: 2, Colour: ui.Hex(0xff9a6a)}},
	{dmg.KwSpeed, cards.PlateSign{Icon: ui.IconSpeed, Times: 1, Colour: ui.Hex(0x8fe6ff)}},
	{dmg.KwMach, cards.PlateSign{Icon: ui.IconFight, Times: 1, Colour: ui.Hex(0x5fdc8b)}},
	{dmg.KwSlayer, cards.PlateSign{Icon: ui.IconAbyss, Times: 1, Colour: ui.Hex(0xa884ff)}},
	{dmg.KwUnblockable, cards.PlateSign{Icon: ui.IconWind, Times: 1, Colour: ui.Hex(0x58b4ff)}},
	{dmg.KwTrigger, cards.PlateSign{Icon: ui.IconBolt, Times: 1, Colour: ui.Hex(0xffd36b)}},
	{dmg.KwCannotAttack, cards.PlateSign{Icon: ui.IconLock, Times: 1, Colour: ui.Hex(0xc3bfdc)}},
}

// Legend lists the signs, for the help.
var Legend = [...]ui.Icon{ui.IconShield, ui.IconBlade, ui.IconOrb, ui.IconSpeed, ui.IconFight, ui.IconAbyss, ui.IconWind, ui.IconBolt, ui.IconLock}

// Signs returns the signs of what a creature in the battle zone can do now. Of
// two breakers the greater one counts.
func Signs(g *dmg.Game, st *rules.State, c rules.CardID) (out []cards.PlateSign) {
	breaks := false
	for i := range signs {
		s := &signs[i]
		breaker := s.kw == dmg.KwWorld || s.kw == dmg.KwTriple || s.kw == dmg.KwDouble
		if c == 0 || !g.Has(st, c, s.kw) || breaker && breaks {
			continue
		}
		breaks = breaks || breaker
		out = append(out, s.PlateSign)
	}
	return out
}

// Printed returns the signs of what a design says that it can do whatever happens.
func Printed(lib *effect.Library, d *effect.Def) (out []cards.PlateSign) {
	has := map[uint16]bool{}
	for _, i := range d.Abilities {
		a := &lib.Abilities[i]
		for pc := int(a.Entry); a.Cond == 0 && pc < len(lib.Code) && (int(i)+1 == len(lib.Abilities) || pc < int(lib.Abilities[i+1].Entry)); pc++ {
			has[uint16(lib.Code[pc].Op)] = true
		}
	}
	for i := range signs {
		if has[signs[i].kw] {
			out = append(out, signs[i].PlateSign)
		}
	}
	return out
}

// Breaker returns the sign of how many shields a creature breaks if that is more than
// one; ok is false if it is not.
func Breaker(list []cards.PlateSign) (s cards.PlateSign, ok bool) {
	for _, s := range list {
		if s.Icon == ui.IconBlade || s.Icon == ui.IconOrb {
			return s, true
		}
	}
	return s, false
}
