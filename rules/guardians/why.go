package guardians

import (
	"fmt"

	"godeck/rules"
)

// Why says why an answer is not legal.
func (g *Game) Why(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	d := &s.Dec
	c := s.Card(o.Card)
	none := o.Card == 0 || int(o.Card) > int(s.NCards)
	switch o.Verb {
	case rules.Done:
		if d.Kind != rules.ChooseCards && d.Kind != rules.Commit && d.Kind != rules.PayCost {
			return "いまは完了できません", "there is nothing to finish now"
		}
		n := int(d.Min[p]) - int(s.Picks[p].N)
		return fmt.Sprintf("あと%d枚選んでください", n), fmt.Sprintf("choose %d more", n)
	case rules.Pick:
		switch {
		case none:
			return "そのカードはありません", "there is no such card"
		case s.Picks[p].Index(o.Card) >= 0:
			return "もう選んでいます", "that card is already chosen"
		case s.Picks[p].N >= d.Max[p] && d.Max[p] > 0:
			return fmt.Sprintf("選べるのは%d枚までです", d.Max[p]), fmt.Sprintf("at most %d may be chosen", d.Max[p])
		case d.Prompt == PromptKeep:
			return "キープできるのは、SF0かSF1のノーマルなアタックガーディアンだけです", "only a Normal/Attack Guardian with SF 0 or 1 can be kept" // BGD-3.4
		case c.Zone == zone(Hand, p) && g.mustKeep(s, o.Card):
			return whyKept()
		case d.Prompt == PromptForce && c.Has(FlagSpent):
			return "裏状態のフォースは消費できません", "a spent Force cannot be spent"
		}
		return "そのカードは選べません", "that card cannot be chosen"
	case rules.Use, rules.Attack:
		if none && o.Verb == rules.Use {
			return "そのカードはありません", "there is no such card"
		}
	}
	hand := c.Zone == zone(Hand, p)
	switch d.Prompt {
	case PromptDraw, PromptFollow, PromptExtra:
		switch {
		case o.Verb == rules.Mode && o.N == 1:
			return "サイドデッキにカードがありません", "the side deck is empty" // BGD-6.4
		case o.Verb == rules.Pass:
			return "チャージしたら、1枚引くかもう1枚チャージするかを選びます", "having charged, draw a card or charge another" // BGD-7.3
		case hand:
			return g.whyNotYet(s, o.Card)
		}
	case PromptCharge:
		if hand {
			return whyKept()
		}
	case PromptSummon, PromptLimit:
		if o.Verb == rules.Use {
			return g.whySummon(s, p, o.Card)
		}
	case PromptDomain:
		return "ここに置けるのは手札のドメインカードだけです", "only a domain card of the hand can be placed"
	case PromptSet:
		return g.whySet(s, p, o)
	case PromptCounter:
		return g.whyCounter(s, p, o.Card)
	case PromptDamage:
		return whyDamage(s, p, o.Verb)
	case PromptSpeed:
		return "いま神速召喚できるカードではありません", "it cannot be Speed Summoned now"
	case PromptReturn:
		return "名指しされたガーディアンを召喚しなければなりません", "the named guardian has to be summoned" // BGD-23.18
	}
	return "いまはその操作はできません", "that cannot be done now"
}

func (g *Game) whyCounter(s *rules.State, p rules.Seat, c rules.CardID) (ja, en string) {
	discards := s.Card(c).Zone == zone(Hand, p) && g.is(s, c, Spell)
	switch {
	case g.Forbidden(s, p, ActCounter):
		return "カウンター効果を封じられています", "counter effects are forbidden"
	case discards && s.Frame().N[efKind] != kindSpell:
		return "スペルカードを捨てて無効にできるのはスペルカードだけです", "a spell can be discarded against spells only" // BGD-21.7
	case discards && s.Frame().Ctrl != p:
		return "SPが足りません", "its SP is too low" // BGD-21.2
	}
	return "いま使えるカウンター効果ではありません", "it is no counter effect that can be used now"
}

// whyDamage says why damage cannot be prevented so.
func whyDamage(s *rules.State, p rules.Seat, with rules.Verb) (ja, en string) {
	if with == rules.Mode {
		switch {
		case int(s.Dec.Arg) < NullifyUnit:
			return "ライフカウンターで無効にできるのは1000以上のダメージだけです", "life counters nullify damage of 1000 or more only" // BGD-26.5
		case s.Seats[p][Nullified] != 0:
			return "ライフカウンターでダメージを無効にできるのは1ターンに一度です", "life counters nullify damage once a turn" // BGD-26.4
		}
		return "ライフカウンターが足りません", "there are not enough life counters" // BGD-26.8
	}
	return "プリベントアビリティを持つ手札のカードではありません", "it is no hand card with a Prevent Ability"
}

// whyNotYet tells why a card of the hand is of no use while a card is to be drawn.
func (g *Game) whyNotYet(s *rules.State, c rules.CardID) (ja, en string) {
	if s.Dec.Prompt == PromptDraw && !g.mustKeep(s, c) {
		return "まず1枚引くか、引かないかを選びます。手札を使うのはその後です", "first draw a card or decide not to; cards of the hand are used after that"
	}
	return whyKept()
}

func whyKept() (ja, en string) { // BGD-3.13
	return "キープカードは、召喚するまで手放せません", "the kept card cannot be given up before it is summoned"
}

func (g *Game) whySummon(s *rules.State, p rules.Seat, c rules.CardID) (ja, en string) {
	d := s.Card(c)
	if d.Zone == zone(Assist, p) && d.Has(rules.FaceDown) {
		if d.Since == s.Turn {
			return "沈黙召喚したターンに覚醒降臨はできません", "it cannot awaken in the turn of its silent summon" // BGD-23.6
		}
		return "覚醒降臨に必要なフォースが足りません", "there is not enough Force to awaken it" // BGD-23.5
	}
	if d.Zone != zone(Hand, p) {
		return "手札のカードではありません", "that card is not in this hand"
	}
	t := g.attr(s, c, AType)
	assist := s.Top(zone(Assist, p))
	switch {
	case s.Dec.Prompt == PromptLimit && t != ExtraGuardian:
		return "エクストラフェイズに召喚できるのはエクストラガーディアンだけです", "only Extra Guardians are summoned in the Extra Phase" // BGD-17.3
	case t > Raging:
		return "ガーディアンではありません", "that is no guardian"
	case g.Forbidden(s, p, ActSummon):
		return "ガーディアンの召喚を封じられています", "summoning guardians is forbidden" // BGD-28.28
	case s.Vars[Acts] >= ActCap:
		return "このターンにできることはもうありません", "nothing more can be done this turn" // BGD-28.2
	case t == ExtraGuardian && s.Dec.Prompt != PromptLimit:
		return "エクストラガーディアンを召喚できるのはエクストラフェイズだけです", "Extra Guardians are summoned in the Extra Phase only" // BGD-17.5
	case t == Speed:
		return "神速召喚できるのは、相手がガーディアンを召喚したときだけです", "it is summoned only when the opponent summons a guardian" // BGD-23.7
	case t == Rise:
		return g.whyRise(s, p, c)
	case t == NormalAttack && g.attr(s, c, ASF) > g.Limit(s, p):
		n, foe := g.Limit(s, p), g.FacingSF(s, p)
		return fmt.Sprintf("召喚制限により、いま召喚できるのはSF%d以下です（相手のSF%d＋%d）", n, foe, n-foe), fmt.Sprintf("by the summon limit at most SF %d can be summoned now (their SF %d + %d)", n, foe, n-foe) // BGD-8.8
	case (t == NormalAssist || t == Armed) && assist != 0 && s.Card(assist).Has(rules.FaceDown):
		return "沈黙召喚中は、アシストゾーンを使えません", "a silent summon occupies the Assist Zone" // BGD-23.3
	case (t == NormalAssist || t == Armed) && g.Forbidden(s, p, ActAssist):
		return "アシストガーディアンの召喚を封じられています", "summoning assist guardians is forbidden"
	case t == NormalAttack || t == NormalAssist || t == Armed:
		return "表状態のフォースが足りません", "there is not enough ready Force" // BGD-4.7
	}
	return "サモンコンディションを満たしていません", "its summon condition is not met" // BGD-8.15
}

// whyRise says what a Rise Guardian of the hand needs: a silent summon first, and
// its Force in a later turn (BGD-23.1, 23.2, 23.5, 23.6).
func (g *Game) whyRise(s *rules.State, p rules.Seat, c rules.CardID) (ja, en string) {
	n := 0
	if a := g.condition(s, c); a != nil {
		n = int(a.TArg[argNeed])
	}
	if s.Top(zone(Assist, p)) != 0 {
		return fmt.Sprintf("ライズはまず沈黙召喚（裏向き）します。いまはアシストゾーンが空いていません。覚醒は後のターン、フォース%d枚以上で", n),
			fmt.Sprintf("Rise: first set it silently, face down, in an empty Assist Zone (yours is taken); it awakens in a later turn with %d or more Force", n)
	}
	return fmt.Sprintf("ライズはまず召喚フェイズに沈黙召喚（裏向き）します。覚醒は後のターン、フォース%d枚以上で", n),
		fmt.Sprintf("Rise: first set it silently, face down, in the Summon Phase; it awakens in a later turn with %d or more Force", n)
}

func (g *Game) whySet(s *rules.State, p rules.Seat, o rules.Option) (ja, en string) {
	d := s.Card(o.Card)
	switch {
	case o.Verb == rules.Attack && AttackGuardian(s, p) == 0:
		return "アタックガーディアンがいません", "there is no attack guardian" // BGD-12.5
	case o.Verb == rules.Attack && g.Forbidden(s, p, ActRoll):
		return "サイコロを振ることを封じられています", "rolling the die is forbidden"
	case o.Verb == rules.Attack && s.Seats[p][Rolls] > s.Seats[p][Granted]:
		return "ダイスステップは1ターンに一度です", "there is one Dice Step a turn" // BGD-12.8
	case o.Verb == rules.Attack:
		return "バトルのための表状態のフォースがありません", "no ready Force is left for the battle" // BGD-12.5
	case s.Vars[Acts] >= ActCap:
		return "このターンにできることはもうありません", "nothing more can be done this turn" // BGD-28.2
	case o.Verb == rules.Mode && s.Seats[p][Drew] != 0:
		return "ライフカウンターで引けるのは1ターンに一度です", "the life-counter draw is once a turn" // BGD-26.1
	case o.Verb == rules.Mode && s.Seats[p][Counters] < DrawCounters:
		return "ライフカウンターが足りません", "there are not enough life counters" // BGD-26.3
	case o.Verb == rules.Mode:
		return "サイドデッキにカードがありません", "the side deck is empty" // BGD-26.12
	case o.Verb == rules.Use && o.N == setAwaken:
		return g.whySummon(s, p, o.Card)
	case o.Verb == rules.Use && g.is(s, o.Card, Spell) && g.Forbidden(s, p, ActSpell):
		return "スペルカードを封じられています", "spells are forbidden"
	case o.Verb == rules.Use && int(o.N) >= 0 && int(o.N) < maxAbilities && d.Flags&(FlagUsed0<<uint(o.N)) != 0 && g.onceOnly(s, o):
		return "その能力はこのターンにもう使いました", "that ability was used this turn" // BGD-11.4
	case o.Verb == rules.Use && g.is(s, o.Card, Counter):
		return "カウンターカードを使えるのはカウンターステップだけです", "counter cards are used in a Counter Step only" // BGD-20.6
	case o.Verb == rules.Use && d.Zone.Kind() == Hand && g.attr(s, o.Card, AType) == Rise:
		return g.whyRise(s, p, o.Card)
	case o.Verb == rules.Use && d.Zone.Kind() == Hand && g.attr(s, o.Card, AType) <= Raging:
		return "ガーディアンを召喚できるのは召喚フェイズです", "guardians are summoned in the Summon Phase" // BGD-8.1
	case o.Verb == rules.Use:
		return "いま使える効果がないか、コストを払えません", "it has no effect that can be used now, or its cost cannot be paid" // BGD-4.7
	}
	return "いまはその操作はできません", "that cannot be done now"
}

// onceOnly reports whether an answer uses an ability limited to once a turn.
func (g *Game) onceOnly(s *rules.State, o rules.Option) bool {
	list := g.abilities(s, o.Card)
	return int(o.N) < len(list) && priceOf(&g.Lib.Abilities[list[o.N]])[argOnce] != 0
}
