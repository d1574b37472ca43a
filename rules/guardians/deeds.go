package guardians

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
)

// deeds teach the rules that are this game's own.
var deeds = []games.Deed{
	{ID: "hit", Clause: "12.2", On: EvDie, Name: lang.Phrase{JA: "サイコロを当てる", EN: "Roll a hit"},
		Rule: lang.Phrase{JA: "攻撃のフォースは命中したときだけ払い、外れたときは払いません。", EN: "An attack costs its Force only when the die hits; a miss costs none."},
		Done: func(l *games.Look) bool { return l.Mine() && l.B == 1 }},
	{ID: "double", Clause: "15.3", On: EvHit, Name: lang.Phrase{JA: "弱ったところを討つ", EN: "Strike the weakened"},
		Rule: lang.Phrase{JA: "攻撃を外したガーディアンは弱体化し、次の相手のターンに受けるダメージが2倍になります。", EN: "A guardian that has missed is weakened: all damage to it is doubled in the next enemy turn."},
		Done: func(l *games.Look) bool { return !l.Mine() && l.B == 1 }},
	{ID: "inherit", Clause: "9.2", On: EvSummon, Name: lang.Phrase{JA: "傷を引き継ぐ", EN: "Take over the wounds"},
		Rule: lang.Phrase{JA: "新しいガーディアンは、前のガーディアンのDGをそのまま引き継ぎます。", EN: "A new guardian takes over the DG of the one that it replaces."},
		Done: func(l *games.Look) bool { return l.Mine() && l.B > 0 && l.To == zone(Attack, l.Me) }},
	{ID: "climb", Clause: "8.8", On: EvSummon, Name: lang.Phrase{JA: "相手より一段上へ", EN: "Climb one step above"},
		Rule: lang.Phrase{JA: "手札から召喚できるのは、相手のアタックガーディアンよりSFが1大きいものまでです。", EN: "From hand you may summon up to 1 SF more than the opposing attack guardian has."},
		Done: func(l *games.Look) bool {
			if foe := l.S.Top(zone(Attack, l.Me.Other())); l.Mine() && foe != 0 && l.A == HowNormal && l.Attr(AType) == NormalAttack {
				sf := int(l.Game.Library().Def(l.S.Card(foe).Def).Attr[ASF])
				return sf > 0 && l.Attr(ASF) == sf+1
			}
			return false
		}},
	{ID: "restart", Clause: "11.2", On: EvStep, Name: lang.Phrase{JA: "もう一度サモンフェイズへ", EN: "Go back to the Summon Phase"},
		Rule: lang.Phrase{JA: "セットフェイズからは、何度でもサモンフェイズに戻れます。", EN: "From the Set Phase you may go back to the Summon Phase as often as you like."},
		Done: func(l *games.Look) bool {
			return l.By == l.Me && l.A == int16(StepSummon) && l.S.Dec.Prompt == PromptSet && l.Option.Verb == rules.Mode
		}},
	{ID: "two-charges", Clause: "7.3", On: rules.EvMove, Name: lang.Phrase{JA: "二枚まとめてチャージ", EN: "Charge two at once"},
		Rule: lang.Phrase{JA: "チャージしたあとは、1枚引く代わりにもう1枚チャージできます。", EN: "After a charge you may charge a second card instead of drawing one."},
		Done: func(l *games.Look) bool {
			return l.Moved(Hand, Charge) && l.By == l.Me && l.S.Dec.Prompt == PromptFollow
		}},
	{ID: "side-draw", Clause: "6.2", On: rules.EvMove, Name: lang.Phrase{JA: "サイドデッキから引く", EN: "Draw from the side deck"},
		Rule: lang.Phrase{JA: "引くカードは、メインデッキとサイドデッキのどちらからでも選べます。", EN: "Whenever you draw for the turn you choose between main deck and side deck."},
		Done: func(l *games.Look) bool { return l.Moved(Side, Hand) }},
	{ID: "turn-away", Clause: "20.8", On: EvNegate, Name: lang.Phrase{JA: "カウンターで打ち消す", EN: "Turn an effect away"},
		Rule: lang.Phrase{JA: "カウンターは元の効果より先に解決するので、効果が起きる前に無効にできます。", EN: "A counter resolves before the effect that it answers, and may negate it."},
		Done: func(l *games.Look) bool { return !l.Mine() }},
	{ID: "counter-foreign", Clause: "4.9", On: EvEffect, Name: lang.Phrase{JA: "相手のターンに備える", EN: "Keep something for their turn"},
		Rule: lang.Phrase{JA: "フォースは相手のターンにも使えるので、残しておけばカウンターを構えられます。", EN: "Force can be spent in either turn: what you keep pays for counters."},
		Done: func(l *games.Look) bool {
			return l.Mine() && isCounter(l.B) && l.S.Active != l.Me
		}},
	{ID: "spell-duel", Clause: "21.2", On: EvAnswer, Name: lang.Phrase{JA: "スペルでスペルを消す", EN: "Negate a spell with a spell"},
		Rule: lang.Phrase{JA: "相手のスペルは、SPが同じかそれ以上のスペルを手札から捨てると無効になります。", EN: "Discard a spell with the same or higher SP to negate your opponent's spell."}},
	{ID: "life-shield", Clause: "26.4", On: EvNullify, Name: lang.Phrase{JA: "ライフカウンターで受ける", EN: "Stop a blow with lives"},
		Rule: lang.Phrase{JA: "1ターンに1度、1000ダメージにつきライフカウンター1つで、ダメージを無効にできます。", EN: "Once a turn, lives nullify a hit of 1000 or more, 1 life per full 1000."},
		Done: func(l *games.Look) bool { return l.Mine() && l.B > 0 }},
	{ID: "life-draw", Clause: "26.1", On: EvCounters, Name: lang.Phrase{JA: "命を手札に替える", EN: "Trade lives for cards"},
		Rule: lang.Phrase{JA: "1ターンに1度、ライフカウンター2つで2枚引けます。0になると負けです。", EN: "Once a turn you may pay 2 lives to draw 2 cards; with none left you lose."},
		Done: func(l *games.Look) bool {
			return l.Mine() && l.By == l.Me && l.A == -DrawCounters && l.S.Dec.Prompt == PromptSet && l.After.Seats[l.Me][Counters] > 0
		}},
	{ID: "prevent", Clause: "22.9", On: EvEffect, Name: lang.Phrase{JA: "手札からかばう", EN: "Step in from the hand"},
		Rule: lang.Phrase{JA: "プリベントは、ダメージを受けるときに手札から捨てて使います。", EN: "A Prevent Ability is used from hand, at the moment in which damage is about to be taken."},
		Done: func(l *games.Look) bool { return l.Mine() && l.B == kindPrevent }},
	{ID: "below-zero", Clause: "14.7", On: EvGauge, Name: lang.Phrase{JA: "元より丈夫になる", EN: "Grow beyond the print"},
		Rule: lang.Phrase{JA: "DGに下限はなく、回復しすぎるとLPはカードの値を超えます。", EN: "DG has no lower bound: repaired far enough, LP exceeds what is printed."},
		Done: func(l *games.Look) bool { return l.Mine() && l.B < 0 }},
	{ID: "awaken", Clause: "23.5", On: EvSummon, Name: lang.Phrase{JA: "眠りから覚ます", EN: "Wake the sleeper"},
		Rule: lang.Phrase{JA: "裏向きに沈黙召喚したライズは、フォースがそろうと後のターンに覚醒降臨します。", EN: "A Rise Guardian lies face-down and awakens in a later turn, with enough Force."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == HowAwaken }},
	{ID: "speed", Clause: "23.7", On: EvSummon, Name: lang.Phrase{JA: "相手の召喚に割り込む", EN: "Cut in on a summon"},
		Rule: lang.Phrase{JA: "スピードは、相手が召喚した直後に、相手のターンでもコストなしで神速召喚できます。", EN: "A Speed Guardian comes right after an enemy summon, at no cost, whoever's turn it is."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == HowSpeed }},
	{ID: "rebirth", Clause: "23.11", On: EvSummon, Name: lang.Phrase{JA: "装着して生まれ変わる", EN: "Put on the harness"},
		Rule: lang.Phrase{JA: "アームドを素体に装着すると、手札のクロスガーディアンを装着転成できます。", EN: "An Armed Guardian put under its base brings forth a Cross Guardian from hand."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == HowRebirth }},
	{ID: "rage", Clause: "23.16", On: EvSummon, Name: lang.Phrase{JA: "追いつめられて荒ぶる", EN: "Rage when cornered"},
		Rule: lang.Phrase{JA: "レイジングは、名指しのガーディアンのLPが決められた値より減ると重ねて召喚できます。", EN: "A Raging Guardian is summoned onto the one it names, once that one's LP is low enough."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == HowRage }},
	{ID: "extra", Clause: "17.5", On: EvSummon, Name: lang.Phrase{JA: "バトルのあとにもう一手", EN: "Follow up after the battle"},
		Rule: lang.Phrase{JA: "エクストラガーディアンは、バトルのあとのエクストラフェイズにだけ召喚できます。", EN: "Extra Guardians come only in the Extra Phase, which follows a battle."},
		Done: func(l *games.Look) bool { return l.Mine() && l.Attr(AType) == ExtraGuardian }},
	{ID: "deck-out", Clause: "25.2", On: rules.EvOver, Name: lang.Phrase{JA: "相手のデッキを尽きさせる", EN: "Win by an empty deck"},
		Rule: lang.Phrase{JA: "メインデッキがなくなったプレイヤーは、その場で負けます。", EN: "Whose main deck has become empty loses at once."},
		Done: func(l *games.Look) bool { return l.Won(ReasonDeck) }},
}
