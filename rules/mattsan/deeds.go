package mattsan

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
)

// deeds teach the rules that are this game's own.
var deeds = []games.Deed{
	{ID: "answer", Clause: "14.3", On: EvAnswer, Name: lang.Phrase{JA: "宣言に対抗する", EN: "Counter a declaration"},
		Rule: lang.Phrase{JA: "宣言された効果には、まず相手が対抗できます。", EN: "Whoever did not declare it has the first chance to counter."},
		Done: func(l *games.Look) bool { return l.Mine() && entryOf(l, int(l.B)) == l.Me.Other() }},
	{ID: "answer-answer", Clause: "14.7", On: EvAnswer, Name: lang.Phrase{JA: "対抗に対抗する", EN: "Counter a counter"},
		Rule: lang.Phrase{JA: "対抗は交互に続き、最後に宣言したものから処理されます。", EN: "Counters alternate, and the last one declared is carried out first."},
		Done: func(l *games.Look) bool {
			return l.Mine() && entryOf(l, int(l.B)) == l.Me.Other() && entryOf(l, int(l.S.Stack[l.B].Dest)-1) == l.Me
		}},
	{ID: "negate", Clause: "14.10", On: EvNegate, Name: lang.Phrase{JA: "なかったことにする", EN: "Make it as if nothing was"},
		Rule: lang.Phrase{JA: "無効にされた効果は何もせず、払った代償も戻りません。", EN: "A negated effect does nothing, and what it cost is not returned."},
		Done: func(l *games.Look) bool { return l.Mine() && entryOf(l, int(l.A)) == l.Me.Other() }},
	{ID: "trap", Clause: "7.3", On: EvDeclare, Name: lang.Phrase{JA: "トラップにかける", EN: "Spring a trap"},
		Rule: lang.Phrase{JA: "伏せたトラップは、書かれた時が来ればコストなしで宣言できます。", EN: "A set trap is declared at the moment that it names, and costs nothing."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == KindTrap }},
	{ID: "soul-draw", Clause: "18.4", On: EvSouls, Name: lang.Phrase{JA: "倒れた仲間が札になる", EN: "Draw for the fallen"},
		Rule: lang.Phrase{JA: "味方が撃破されると、その魂の数だけ引きます。まとめて倒れたら合計です。", EN: "For units of yours that are defeated you draw as many cards as their Soul says, all together."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A >= 2 && l.B == 0 }},
	{ID: "terrain", Clause: "8.4", On: EvDeclare, Name: lang.Phrase{JA: "地の利を使う", EN: "Use the ground"},
		Rule: lang.Phrase{JA: "地形は、自分のオモテのユニットがその上にいる間だけ使えます。", EN: "A terrain works only while a face-up unit of yours stands on it."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == KindTerrain }},
	{ID: "terrain-twice", Clause: "8.9", Name: lang.Phrase{JA: "同じ地形を二度使う", EN: "Use one terrain twice"},
		Rule: lang.Phrase{JA: "横向きの地形も、縦に戻せば同じターンにまた使えます。", EN: "A terrain that has been straightened may be used again in the same turn."},
		Done: func(l *games.Look) bool {
			switch {
			case l.Kind == EvTurn:
				*l.Memo = [4]int{}
			case l.Kind == EvTap && l.Mine() && l.A == 1 && l.Card > 0:
				k, bit := int(l.Card)/48, 1<<(int(l.Card)%48)
				again := l.Memo[k]&bit != 0
				l.Memo[k] |= bit
				return again
			}
			return false
		}},
	{ID: "new-ground", Clause: "8.2", On: rules.EvMove, Name: lang.Phrase{JA: "地形を張り替える", EN: "Lay new ground"},
		Rule: lang.Phrase{JA: "同じ場所に新しい地形を置くと、前の地形は捨て札になります。", EN: "A new terrain in the same slot sends the old one to the discard pile."},
		Done: func(l *games.Look) bool {
			return l.Moved(Ground, Discard) && l.By == l.Me && l.S.Dec.Prompt == PromptMain && int(l.Game.Library().Def(l.S.Card(l.Option.Card).Def).Attr[AType]) == Terrain && l.S.Card(l.Option.Card).Zone.Kind() == Hand
		}},
	{ID: "face-down", Clause: "6.12", On: EvPlace, Name: lang.Phrase{JA: "伏せた仲間が前に出る", EN: "Bring out the hidden one"},
		Rule: lang.Phrase{JA: "ウラ向きのユニットは、戦場に出ると同時にオモテになり、「オモテになった時」が働きます。", EN: "A face-down unit that moves to the battlefield turns face-up, which counts as placing it."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == BattleSlot && l.B == 1 }},
	{ID: "flip", Clause: "6.6", On: EvPlace, Name: lang.Phrase{JA: "ベンチで姿を現す", EN: "Show yourself on the bench"},
		Rule: lang.Phrase{JA: "ベンチのウラ向きのユニットは、自分のターンにいつでも無償でオモテにできます。", EN: "In your turn you may turn your face-down bench units up for free."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A != BattleSlot && l.B == 1 }},
	{ID: "stack", Clause: "21.2", On: EvUnder, Name: lang.Phrase{JA: "重なって一つになる", EN: "Become one"},
		Rule: lang.Phrase{JA: "重ねたユニットは1体で、いちばん上の能力になり、受けたダメージはそのまま残ります。", EN: "Units on each other are one: the top card counts, and the damage stays."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == PartTop }},
	{ID: "price", Clause: "6.8", On: EvPlace, Name: lang.Phrase{JA: "配置条件を満たす", EN: "Pay for a great one"},
		Rule: lang.Phrase{JA: "配置条件のあるユニットは、仲間を破棄するなど、書かれた代償を払って置きます。", EN: "A unit with a placement condition takes what it names, often a friend, as it is placed."},
		Done: func(l *games.Look) bool { return l.Mine() && l.Game.(*Game).Conditional(l.Def) }},
	{ID: "attach", Clause: "10.7", On: EvUnder, Name: lang.Phrase{JA: "切り札を付ける", EN: "Attach a trump"},
		Rule: lang.Phrase{JA: "付与の切り札はユニットに付いたまま、そのユニットがオモテで場にいる間働きます。", EN: "An attached trump stays with its unit and works while that is face-up on the field."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == PartAttached }},
	{ID: "foreign-trump", Clause: "5.5", On: EvDeclare, Name: lang.Phrase{JA: "相手のターンに切り札", EN: "Play a trump in their turn"},
		Rule: lang.Phrase{JA: "横にした魂は自分の次のターンまで戻らないので、対抗のぶんは残しておきます。", EN: "Souls turned sideways stay so until your next turn: keep some to answer with."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == KindTrump && l.S.Active != l.Me }},
	{ID: "special", Clause: "11.7", On: EvDeclare, Name: lang.Phrase{JA: "必殺技を放つ", EN: "Use a special move"},
		Rule: lang.Phrase{JA: "必殺技は宣言するときに代償を払い、攻撃の代わりにターンを終えます。", EN: "A special move is paid for when declared, and ends the turn instead of an attack."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == KindSpecial }},
	{ID: "super", Clause: "11.8", On: EvDeclare, Name: lang.Phrase{JA: "超必殺技を放つ", EN: "Use a super move"},
		Rule: lang.Phrase{JA: "ユニットが持てる必殺技と超必殺技は1つずつで、どのターンにも使えます。", EN: "A unit has at most one special and one super move, and may use either in any turn."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == KindSuper }},
	{ID: "again", Clause: "11.15", Name: lang.Phrase{JA: "もう一度攻撃する", EN: "Attack again"},
		Rule: lang.Phrase{JA: "続けての攻撃は、魂ドローがすみ、戦場に次のユニットが出たあとの新しい攻撃です。", EN: "A further attack is a new one, after soul draw and refill, against whoever stands there then."},
		Done: func(l *games.Look) bool {
			switch {
			case l.Kind == EvTurn:
				l.Memo[0] = 0
			case l.Kind == EvDeclare && l.Mine() && l.A == KindAttack:
				l.Memo[0]++
			}
			return l.Memo[0] > 1
		}},
	{ID: "stay", Clause: "16.8", On: EvStay, Name: lang.Phrase{JA: "踏みとどまる", EN: "Stand fast"},
		Rule: lang.Phrase{JA: "場を離れる直前に使える効果なら、撃破も破棄もまぬがれます。", EN: "Just before a unit leaves, an effect of that moment may keep it."}},
	{ID: "ghost", Clause: "20.1", On: EvDeclare, Name: lang.Phrase{JA: "化けて出る", EN: "Come back as a ghost"},
		Rule: lang.Phrase{JA: "おばけは、戦場が空いて全滅になる前に割り込んで出られます。", EN: "A ghost steps onto the empty battlefield before the wipe-out is judged."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == KindGhost }},
	{ID: "guess", Clause: "26.5", On: EvGuess, Name: lang.Phrase{JA: "伏せ札を言い当てる", EN: "Guess a hidden card"},
		Rule: lang.Phrase{JA: "伏せたカードを名指しすると2人に見せられ、外れればウラ向きのままです。", EN: "A named face-down card is shown to both; if the guess is wrong it stays face-down."},
		Done: func(l *games.Look) bool { return l.Mine() && l.B == 1 }},
	{ID: "wipe-out", Clause: "1.6", On: rules.EvOver, Name: lang.Phrase{JA: "全滅させる", EN: "Wipe them out"},
		Rule: lang.Phrase{JA: "場のユニットがいなくなれば、手札に何体いても負けです。", EN: "Units in hand do not save anybody: the field alone counts."},
		Done: func(l *games.Look) bool { return l.Won(ReasonField) }},
	{ID: "deck-out", Clause: "1.4", On: rules.EvOver, Name: lang.Phrase{JA: "山札切れで勝つ", EN: "Win by an empty deck"},
		Rule: lang.Phrase{JA: "山札がないのに引かなければならなくなったプレイヤーは負けます。", EN: "Who must draw and has no card left in the deck loses."},
		Done: func(l *games.Look) bool { return l.Won(ReasonDeck) }},
}

// entryOf returns whose an effect of the exchange is, NoSeat if there is none.
func entryOf(l *games.Look, at int) rules.Seat {
	if at >= 0 && at < int(l.S.NStack) {
		return l.S.Stack[at].Ctrl
	}
	return rules.NoSeat
}
