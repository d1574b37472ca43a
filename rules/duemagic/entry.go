package duemagic

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// What a table shows of the stack: what an entry will do, and what it can no
// longer do. It works on views.

// Part is one block of an entry, or one chosen mode of a block.
type Part struct {
	Ability uint16 // of the library; 0 when the entry is a rule's own
	Mode    int    // chosen mode, or −1
	Text    effect.Text
	Targets int  // targets that were chosen for it
	Lost    int  // of these, illegal now
	Void    bool // it would do nothing if it resolved now (DMG-14.4, 14.7)
}

// Parts appends the blocks of an entry in the order in which they are carried
// out. A creature card has one: it enters, or fails to.
func (g *Game) Parts(s *rules.State, o *rules.Obj, buf []Part) []Part {
	count := func(p *Part, part uint8) {
		for j := range o.T[:o.NT] {
			if t := &o.T[j]; t.Part&^partIllegal == part {
				p.Targets++
				p.Lost += truth(!g.Legal(s, o, t))
			}
		}
	}
	rule := func(part uint8, ja, en string) []Part {
		p := Part{Mode: -1, Text: effect.Text{JA: ja, EN: en}}
		count(&p, part)
		return append(buf, p)
	}
	switch {
	case o.Kind == ObjSlayer:
		buf = rule(0, "バトルした相手のクリーチャーを破壊する。", "Destroy the creature it fought.")
		buf[len(buf)-1].Void = !there(s, o.Event, o.EStamp)
		return buf
	case o.Kind == ObjNinja:
		buf = rule(0, "このクリーチャーを山札の一番下に置く。", "Put this creature on the bottom of its owner's library.")
		buf[len(buf)-1].Void = !there(s, o.Src, o.Stamp)
		return buf
	case o.Kind == ObjJChange:
		buf = rule(0, "攻撃クリーチャーと選んだマナゾーンのクリーチャーを入れ替える。", "Exchange the attacker with the chosen creature in the mana zone.")
		p := &buf[len(buf)-1]
		p.Void = p.Lost > 0 || !there(s, o.Src, o.Stamp)
		return buf
	case o.Kind == ObjCard && g.des[o.Def].spell == nil && g.Lib.Def(o.Def).Attr[AType] == Creature:
		switch o.How {
		case HowExchange:
			buf = rule(partBase, "攻撃クリーチャーと入れ替わる。", "It takes the attacker's place.")
		case HowInvade:
			buf = rule(partBase, "攻撃クリーチャーの上に重なる。", "It is put onto the attacker.")
		default:
			if g.des[o.Def].evoN > 0 {
				buf = rule(partBase, "進化元の上に重なってバトルゾーンに出る。", "It enters the battle zone on its base.")
			} else {
				buf = rule(partBase, "バトルゾーンに出る。", "It enters the battle zone.")
			}
		}
		p := &buf[len(buf)-1]
		p.Void = p.Lost > 0 || o.Empty&(1<<15) != 0 || g.Forbidden(s, o.Ctrl, noPut)
		return buf
	}
	for n := 0; ; n++ {
		u := g.unit(o, n)
		if !u.ok {
			return buf
		}
		p := Part{Ability: u.ability, Mode: -1, Void: g.Void(s, o, n)}
		if u.end != 0 {
			k := n
			for m := 0; m < 4; m++ { // the unit's place among the chosen modes
				if q := g.unit(o, n-m); n-m < 0 || q.end == 0 {
					break
				}
				k = m
			}
			p.Mode = int(o.Modes>>(4*k)&15) - 1
			p.Text = g.ModeText(u.ability, p.Mode)
		} else {
			p.Text = effect.Text{JA: g.Lib.AbilityText(u.ability, effect.JA), EN: g.Lib.AbilityText(u.ability, effect.EN)}
		}
		count(&p, uint8(n))
		buf = append(buf, p)
	}
}

// ModeText returns the text of one mode of a modal ability: what PromptMode
// asks about (its Arg is the modes instruction; see ModalAbility).
func (g *Game) ModeText(ability uint16, mode int) effect.Text {
	for _, n := range g.Lib.Abilities[ability].Node.Do {
		if n.Spec.Op == wModes && mode >= 0 && mode < len(n.Args[2].Nodes) {
			m := n.Args[2].Nodes[mode].Args[0].Nodes
			return effect.Text{JA: g.Lib.ActionsText(m, effect.JA), EN: g.Lib.ActionsText(m, effect.EN)}
		}
	}
	return effect.Text{}
}

// ModalAbility returns the ability whose modes are asked for in a pending
// PromptMode.
func (g *Game) ModalAbility(s *rules.State) uint16 {
	for _, ai := range g.Lib.Def(s.Dec.Def).Abilities {
		a := &g.Lib.Abilities[ai]
		if pc := uint16(s.Dec.Arg); pc == a.Entry || pc == a.Entry+1 && a.Cond != 0 {
			return ai
		}
	}
	return 0
}

// CanUse reports whether the player with priority can do anything but pass:
// what automatic passing asks (DMG-26.3).
func (g *Game) CanUse(s *rules.State, p rules.Seat) bool {
	var room [32]rules.Option
	return len(g.useOptions(s, p, room[:0])) > 0
}
