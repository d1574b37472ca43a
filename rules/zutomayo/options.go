package zutomayo

import (
	"fmt"

	"godeck/rules"
)

// LegalActions lists the game's legal answers (RULES.md §10).
func (g *Game) LegalActions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	picks := &s.Picks[p]
	pick := func(c rules.CardID) { buf = append(buf, rules.Option{Verb: rules.Pick, Card: c}) }
	switch s.Dec.Prompt {
	case PromptMulligan:
		for _, c := range s.Zone(zone(Hand, p)) {
			if picks.Index(c) < 0 {
				pick(c)
			}
		}
	case PromptPlace:
		for _, c := range s.Zone(zone(Hand, p)) {
			if g.placeable(s, p, c) && picks.Index(c) < 0 {
				pick(c)
			}
		}
	case PromptSet:
		for _, c := range s.Zone(zone(Hand, p)) {
			if picks.Index(c) < 0 && g.setRoom(s, p, c) {
				pick(c)
			}
		}
	case PromptOrder:
		if s.Frame().Op == opTriggers {
			return g.batch.LegalActions(s, p, buf)
		}
		var pend [4]rules.CardID
		n := g.pending(s, p, s.Frame().N[0] >= 2, &pend)
		for _, c := range pend[:n] {
			buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
		}
	case PromptCards, PromptDrain, PromptEnchant:
		return g.in.LegalActions(s, p, buf)
	case PromptName:
		for d := 1; d < len(g.Lib.Defs); d++ {
			buf = append(buf, rules.Option{Verb: rules.Name, N: int16(d)})
		}
	}
	return buf
}

// setRoom reports whether a hand card can be added to the picks (ZTM-3.3, 8.3,
// 11.8).
func (g *Game) setRoom(s *rules.State, p rules.Seat, c rules.CardID) bool {
	regular, area := 0, 0
	for _, k := range s.Picks[p].Cards() {
		if g.is(s, k, AreaEnchant) {
			area++
		} else {
			regular++
		}
	}
	if g.is(s, c, AreaEnchant) {
		return area == 0 && g.MaySetArea(s, p)
	}
	return regular < 2
}

// Why says why an answer is not legal.
func (g *Game) Why(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	d := &s.Dec
	switch o.Verb {
	case rules.Done:
		return fmt.Sprintf("あと%d枚選んでください", int(d.Min[p])-int(s.Picks[p].N)), fmt.Sprintf("choose %d more", int(d.Min[p])-int(s.Picks[p].N))
	case rules.Number:
		if d.Kind == rules.ChooseNumber {
			return fmt.Sprintf("%dから%dまでの数を選んでください", d.Arg, d.Arg2), fmt.Sprintf("choose a number from %d to %d", d.Arg, d.Arg2)
		}
	case rules.Pick:
		c := s.Card(o.Card)
		switch {
		case o.Card == 0 || int(o.Card) > int(s.NCards):
			return "そのカードはありません", "there is no such card"
		case s.Picks[p].Index(o.Card) >= 0:
			return "そのカードはもう選んでいます", "that card is already chosen"
		case s.Picks[p].N >= d.Max[p] && d.Max[p] > 0:
			if d.Prompt == PromptSet && d.Max[p] == 1 && s.Turn > 1 && s.Seats[p][Winner] != 0 {
				return "前のバトルの勝者（引き分けを含む）がセットするのは1枚だけです", "the winner of the last battle (or a tie) sets exactly one card"
			}
			if d.Prompt == PromptSet {
				return fmt.Sprintf("このターンにセットできるのは%d枚までです", d.Max[p]), fmt.Sprintf("at most %d cards may be set this turn", d.Max[p])
			}
			return fmt.Sprintf("選べるのは%d枚までです", d.Max[p]), fmt.Sprintf("at most %d may be chosen", d.Max[p])
		case d.Prompt <= PromptSet && c.Zone != zone(Hand, p):
			return "手札のカードではありません", "that card is not in this hand"
		case d.Prompt == PromptPlace && !g.is(s, o.Card, Character):
			return "最初に置けるのはキャラクターだけです", "only a Character can be placed first"
		case d.Prompt == PromptPlace:
			return "手札にコスト0のキャラクターがいるので、それを置いてください", "the hand holds a Character with cost 0; place one of those"
		case d.Prompt == PromptSet && g.is(s, o.Card, AreaEnchant) && !g.MaySetArea(s, p):
			return "相手の効果により、エリアエンチャントはセットできません", "an opposing effect forbids setting Area Enchants"
		case d.Prompt == PromptSet && g.is(s, o.Card, AreaEnchant):
			return "エリアエンチャントをセットできるのは1ターンに1枚です", "only one Area Enchant may be set a turn"
		case d.Prompt == PromptSet:
			return "通常のセットゾーンはもういっぱいです", "both regular SetSlots are taken"
		case d.Prompt == PromptDrain:
			return fmt.Sprintf("パワーアイコンの合計は%d個までです", d.Arg2), fmt.Sprintf("at most %d power icons in total", d.Arg2)
		case d.Prompt == PromptEnchant && inUse(s, o.Card):
			return "そのカードの効果を使っている途中です", "that card's effects are being used"
		}
		return "その効果では選べないカードです", "the effect does not allow that card"
	}
	return "いまはその操作はできません", "that cannot be done now"
}
