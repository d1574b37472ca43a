package duemagic

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
)

// LegalActions lists the game's legal answers (RULES.md §10).
func (g *Game) LegalActions(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	picks := &s.Picks[p]
	f := s.Frame()
	pick := func(c rules.CardID) {
		if picks.Index(c) < 0 {
			buf = append(buf, rules.Option{Verb: rules.Pick, Card: c})
		}
	}
	pass := rules.Option{Verb: rules.Pass}
	switch s.Dec.Prompt {
	case PromptBottom, PromptQuick:
		for _, c := range s.Zone(zone(Hand, p)) {
			pick(c)
		}
	case PromptCharge:
		for _, c := range s.Zone(zone(Hand, p)) {
			buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
		}
		return append(buf, pass)
	case PromptPriority:
		return g.useOptions(s, p, append(buf, pass))
	case PromptPay:
		for _, c := range s.Zone(zone(Mana, p)) {
			if !Tapped(s, c) && picks.Index(c) < 0 && g.fitsPay(s, p, int(s.Dec.Arg), int(s.Dec.Arg2), c) {
				pick(c)
			}
		}
	case PromptBase:
		if f.Op == opPut {
			return g.in.LegalActions(s, p, buf)
		}
		for _, b := range s.Zone(zone(g.def(s, f.Src).evoZone, p)) {
			if g.base(s, p, f.Src, b) {
				pick(b)
			}
		}
	case PromptMode:
		return g.modeOptions(s, buf)
	case PromptPlayer:
		buf = append(buf, rules.Option{Verb: rules.Mode, N: 0}, rules.Option{Verb: rules.Mode, N: 1})
	case PromptTargets, PromptCards, PromptNumber:
		return g.in.LegalActions(s, p, buf)
	case PromptArrange, PromptSplit:
		for _, c := range s.FrameList(f).Cards() {
			if s.Card(c).Owner == p || s.Dec.Prompt == PromptSplit { // of a split: whosever they are
				pick(c)
			}
		}
	case PromptStack:
		return g.batch.LegalActions(s, p, buf)
	case PromptOrderUse:
		for _, c := range s.FrameList(f).Cards() {
			buf = append(buf, rules.Option{Verb: rules.Use, Card: c})
		}
	case PromptAttack:
		must := false
		if buf, must = g.attackOptions(s, p, buf); !must {
			buf = append(buf, pass)
		}
	case PromptBlock:
		return append(g.blockers(s, p, buf), pass)
	case PromptBreaker:
		list, n := g.breakers(s, f.Src)
		for _, k := range list[:n] {
			buf = append(buf, rules.Option{Verb: rules.Mode, N: k})
		}
	case PromptShield:
		return shieldsLeft(s, rules.Seat(s.Dec.Arg), s.FrameList(f), buf)
	case PromptDeclare:
		g.declarations(s, p, &buf)
		buf = append(buf, pass)
	case PromptReplace:
		g.replacements(s, rules.CardID(s.Dec.Arg), s.Dec.Arg2, &buf)
		buf = append(buf, pass)
	case PromptSacCost:
		return g.costCards(s, p, f, buf)
	}
	return buf
}

// modeOptions lists the modes that can still be chosen.
func (g *Game) modeOptions(s *rules.State, buf []rules.Option) []rules.Option {
	pc := uint16(s.Dec.Arg)
	repeat := g.Lib.Code[pc].A[1] != 0
	for k := 0; k < g.modeCount(pc); k++ {
		taken := false
		for m := uint16(s.Dec.Arg2); m != 0; m >>= 4 {
			taken = taken || int(m&15)-1 == k
		}
		if !taken || repeat {
			buf = append(buf, rules.Option{Verb: rules.Mode, N: int16(k)})
		}
	}
	return buf
}

func (g *Game) blockers(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	for _, c := range s.Zone(zone(Battle, p)) {
		if g.MayBlock(s, p, c) {
			buf = append(buf, rules.Option{Verb: rules.Block, Card: c})
		}
	}
	return buf
}

// shieldsLeft lists a player's shields, by their numbers, that are not chosen
// yet.
func shieldsLeft(s *rules.State, of rules.Seat, chosen *rules.List, buf []rules.Option) []rules.Option {
	for _, c := range s.Zone(zone(Shields, of)) {
		if s.Card(c).Host == 0 && chosen.Index(c) < 0 {
			buf = append(buf, rules.Option{Verb: rules.Number, N: s.Card(c).N[0]})
		}
	}
	return buf
}

// costCards lists the cards that can pay a special cost.
func (g *Game) costCards(s *rules.State, p rules.Seat, f *rules.Frame, buf []rules.Option) []rules.Option {
	k := Battle
	switch {
	case f.N[regHow] >= int16(HowActivate):
		k = Hand
	case f.N[regHow] == int16(HowFaceUp):
		k = Shields
	}
	for _, c := range s.Zone(zone(k, p)) {
		if k == Battle && s.Card(c).Host != 0 || k == Shields && !s.Card(c).Has(FlagFaceUp) || s.Picks[p].Index(c) >= 0 {
			continue
		}
		buf = append(buf, rules.Option{Verb: rules.Pick, Card: c})
	}
	return buf
}

// Why says why an answer is not legal.
func (g *Game) Why(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	d := &s.Dec
	exists := o.Card != 0 && int(o.Card) <= int(s.NCards)
	switch o.Verb {
	case rules.Done:
		n := int(d.Min[p]) - int(s.Picks[p].N)
		return fmt.Sprintf("あと%d枚選んでください", n), fmt.Sprintf("choose %d more", n)
	case rules.Pass:
		if d.Prompt == PromptAttack {
			return "攻撃しなければならないクリーチャーがいます", "a creature has to attack"
		}
		if d.Prompt == PromptStack {
			return "誘発した能力はすべてスタックに積みます", "every ability that triggered goes on the stack"
		}
	case rules.Use:
		if d.Prompt == PromptPriority && exists {
			return g.orElse(s, p, o)
		}
		if d.Prompt == PromptAttack && exists {
			if w := g.wallet(s, p); w.pays(g.Cost(s, p, o.Card), g.attr(s, o.Card, ACiv)) {
				return "カードを使えるのは、攻撃の前のメインステップです", "cards are used in the Main step, before the attacks"
			}
			return g.orElse(s, p, o)
		}
		if d.Prompt == PromptDeclare {
			return "そのカードはいま宣言できません", "that card cannot be declared now"
		}
		if d.Prompt == PromptCharge {
			return "手札のカードではありません", "that card is not in this hand"
		}
	case rules.Attack:
		if exists {
			switch {
			case Tapped(s, o.Card):
				return "タップしているクリーチャーは攻撃できません", "a tapped creature cannot attack"
			case g.Has(s, o.Card, KwCannotAttack):
				return "「攻撃できない」と書かれているので、攻撃できません", "its text says that it cannot attack"
			case g.Forbidden(s, p, NoAttack):
				return "カードの効果により、いまは攻撃できません", "an effect forbids attacks now"
			case s.Card(o.Card).Since == s.Turn && !g.Has(s, o.Card, KwSpeed) && g.Has(s, o.Card, KwMach):
				return "マッハファイターは、出たターンには相手のクリーチャーだけを攻撃でき、プレイヤーは攻撃できません", "in the turn it enters, a Mach Fighter can attack creatures, not the player"
			case s.Card(o.Card).Since == s.Turn && !g.Has(s, o.Card, KwSpeed):
				return "出たターンには攻撃できません（召喚酔い）", "it entered this turn and cannot attack (summoning sickness)"
			case o.N != 0:
				return "攻撃できるのは相手プレイヤーか、タップしている相手のクリーチャーです", "only the opponent or a tapped opposing creature can be attacked"
			case g.Has(s, o.Card, KwCannotAttackPlayer):
				return "このクリーチャーは、タップしている相手のクリーチャーしか攻撃できません", "it can attack tapped opposing creatures only, not the player"
			}
		}
		return "そのクリーチャーは攻撃できません", "that creature cannot attack"
	case rules.Block:
		return "そのクリーチャーはブロックできません", "that creature cannot block"
	case rules.Pick:
		switch {
		case !exists:
			return "そのカードはありません", "there is no such card"
		case s.Picks[p].Index(o.Card) >= 0:
			return "そのカードはもう選んでいます", "that card is already chosen"
		case s.Picks[p].N >= d.Max[p]:
			return fmt.Sprintf("選べるのは%d枚までです", d.Max[p]), fmt.Sprintf("at most %d may be chosen", d.Max[p])
		case d.Prompt == PromptPay:
			return "その支払い方では文明が足りません", "that payment would lack a civilization"
		case d.Prompt == PromptBase:
			return "それは進化元にできません", "that cannot be a base"
		case d.Prompt == PromptTargets:
			return "それは対象にできません", "that cannot be a target"
		}
		return "その効果では選べないカードです", "the effect does not allow that card"
	}
	return "いまはその操作はできません", "that cannot be done now"
}

// orElse is whyNot, with the other way in which a card of the hand comes: over an attack.
func (g *Game) orElse(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	ja, en = g.whyNot(s, p, o)
	if card := s.Card(o.Card); card.Zone == zone(Hand, p) && card.Def != 0 {
		if way, ok := g.TakesOver(card.Def, lang.JA); ok {
			ja += "。攻撃の時には「" + way + "」で出せます"
		}
		if way, ok := g.TakesOver(card.Def, lang.EN); ok {
			en += "; as you attack it may come by " + way
		}
	}
	return ja, en
}

// TakesOver returns the words in which a design in the hand says for whose attack it may
// come, ok is false if it may for none.
func (g *Game) TakesOver(def rules.DefID, l lang.Lang) (way string, ok bool) {
	if d := &g.des[def]; d.change == 0 && (d.invade == 0 || d.inZones&1 == 0) {
		return "", false
	}
	for _, t := range g.Lib.RulesText(def, l) {
		for _, head := range [...]string{"革命チェンジ：", "侵略：", "Revolution Change: ", "Invasion: "} {
			if strings.HasPrefix(t, head) {
				return strings.TrimRight(lang.WithoutReminders(t), "。. "), true
			}
		}
	}
	return "", false
}

// Exchanges lists what could take over the attack of a creature, if it were declared now.
func (g *Game) Exchanges(s *rules.State, p rules.Seat, attacker rules.CardID) (out []rules.Option) {
	st := *s
	st.Vars[Attacker] = int16(attacker)
	g.exchanges(&st, p, false, &out)
	return out
}

// ChangesOut reports whether a creature's attack may be taken over by one out of the mana zone.
func (g *Game) ChangesOut(s *rules.State, c rules.CardID) bool { return g.def(s, c).jN > 0 }

// whyNot explains why a card cannot be used now.
func (g *Game) whyNot(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	c := o.Card
	card := s.Card(c)
	switch {
	case card.Zone == zone(Battle, p):
		return "その能力はいま使えません", "that ability cannot be used now"
	case card.Zone != zone(Hand, p) || card.Def == 0:
		return "手札のカードではありません", "that card is not in this hand"
	case o.N == int16(HowNinja) && !g.ninjaOpen(s, p):
		return "ニンジャ・ストライクは、攻撃された後か、自分の攻撃がブロックされた後に1枚だけ使えます", "Ninja Strike works once, after an attack against you or after your attack was blocked"
	case g.IsSpell(s, c) && g.Forbidden(s, p, noCast):
		return "いまは呪文を唱えられません", "spells cannot be cast now"
	case g.IsCreature(s, c) && g.Forbidden(s, p, noSummon):
		return "いまはクリーチャーを召喚できません", "creatures cannot be summoned now"
	case g.IsCreature(s, c) && !g.hasBase(s, p, c):
		return g.noBase(card.Def)
	case s.Dec.Prompt == PromptPriority && !NormalTiming(s, p) && g.def(s, c).kw&bit(KwTrigger) == 0:
		return "いま使えるのは「S・トリガー」を持つカードだけです", "only cards with S-Trigger can be used now"
	}
	w := g.wallet(s, p)
	if late := g.Late(s, p, c); late != 0 {
		ja, en := g.Lib.Card(s.Card(late).Def).Name.JA, g.Lib.Card(s.Card(late).Def).Name.EN
		return "《" + ja + "》は多色でタップして置かれたので、そのマナはまだ使えません", en + " is multicolour and came into mana tapped: it cannot pay yet"
	}
	if cost := g.Cost(s, p, c); w.n < cost {
		return fmt.Sprintf("マナが足りません（コスト%d、使えるマナ%d）", cost, w.n), fmt.Sprintf("it costs %d, and %d mana %s untapped", cost, w.n, map[bool]string{true: "is", false: "are"}[w.n == 1])
	}
	if lacks := g.Lacks(s, p, c); lacks != 0 {
		v := Civilizations.Values[bits.TrailingZeros(uint(lacks))]
		return v.JA + "のマナが必要です", "it needs " + v.EN + " mana"
	}
	return "必要な文明のマナがありません", "mana of a needed civilization is missing"
}

// Lacks returns the civilizations of a card in a player's hand, as a mask, of
// which the player has no untapped mana. 0: none is missing altogether.
func (g *Game) Lacks(s *rules.State, p rules.Seat, c rules.CardID) int {
	w, lacks := g.wallet(s, p), g.attr(s, c, ACiv)
	for m, n := range w.count {
		if n > 0 {
			lacks &^= m
		}
	}
	return lacks
}

// Late returns a multicolour card that came into a player's mana zone tapped since their
// untap step, if a card of the hand could be paid were such cards untapped; else 0.
func (g *Game) Late(s *rules.State, p rules.Seat, c rules.CardID) rules.CardID {
	w, cost, civs := g.wallet(s, p), g.Cost(s, p, c), g.attr(s, c, ACiv)
	if w.pays(cost, civs) {
		return 0
	}
	since, late := s.Turn, rules.CardID(0)
	if s.Active != p { // what came in the player's own turn is still tapped
		since--
	}
	for _, m := range s.Zone(zone(Mana, p)) {
		own := g.attr(s, m, ACiv) & 31
		if !Tapped(s, m) || own&(own-1) == 0 || s.Card(m).Since < since {
			continue
		}
		if w.n++; late == 0 || own&civs != 0 && g.attr(s, late, ACiv)&civs == 0 {
			late = m
		}
		w.count[own]++
	}
	if late != 0 && w.pays(cost, civs) {
		return late
	}
	return 0
}

// noBase says that a creature has nothing to evolve from, and what it needs.
func (g *Game) noBase(def rules.DefID) (ja, en string) {
	ja, en = "進化元がありません", "there is nothing to evolve"
	for _, t := range g.Lib.RulesText(def, lang.JA) {
		if need, ok := strings.CutPrefix(t, "進化："); ok {
			ja += "（" + strings.TrimSuffix(need, "。") + "）"
		}
	}
	for _, t := range g.Lib.RulesText(def, lang.EN) {
		if need, ok := strings.CutPrefix(t, "Evolution: "); ok {
			en += ": " + strings.TrimSuffix(need, ".")
		}
	}
	return ja, en
}

// Calm reports whether there is neither a stack nor an attack, or whoever is
// asked for a priority can, as all can see, not use anything (rules.Paced): a
// card needs a hand and, but for a Ninja Strike during an attack, mana.
func (g *Game) Calm(s *rules.State) bool {
	attack := s.Step == StepAttack || s.Step == StepBlock
	if s.NStack == 0 && !attack {
		return true
	}
	p := s.ToAnswer()
	if s.Dec.Prompt != PromptPriority || p < 0 {
		return false
	}
	return s.Count(zone(Hand, p)) == 0 || !g.ninjaOpen(s, p) && !slices.ContainsFunc(s.Zone(zone(Mana, p)), func(c rules.CardID) bool { return !Tapped(s, c) })
}
