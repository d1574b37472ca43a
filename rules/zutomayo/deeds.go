package zutomayo

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
)

// deeds teach the rules that are this game's own. Memo[3] is the step, where a
// deed needs it.
var deeds = []games.Deed{
	{ID: "border", Clause: "9.1", Name: lang.Phrase{JA: "境目の一撃", EN: "Strike across the border"},
		Rule: lang.Phrase{JA: "戦うのは時計が進んだあとなので、攻撃力は新しい夜か昼の値になります。", EN: "Characters fight after the clock has moved, with the value of the new time of day."},
		Done: func(l *games.Look) bool { return changes(l) > 0 && l.Kind == EvBattle && l.Mine() }},
	{ID: "two-borders", Clause: "4.10", Name: lang.Phrase{JA: "一晩を飛び越える", EN: "Leap over a whole night"},
		Rule: lang.Phrase{JA: "大きく進んで境目を2つ越えると、夜明けも日暮れも、その番に起きたことになります。", EN: "A long advance may pass both borders, and dawn and dusk have both happened that turn."},
		Done: func(l *games.Look) bool { return changes(l) > 1 && l.Kind == EvBattle && l.Mine() }},
	{ID: "late-border", Clause: "4.9", Name: lang.Phrase{JA: "効果で夜をひっくり返す", EN: "Turn day and night by an effect"},
		Rule: lang.Phrase{JA: "効果で時計が動いたら、バトルはそのときの夜か昼で決まります。", EN: "If an effect moves the clock, the battle goes by the time that it is then."},
		Done: func(l *games.Look) bool {
			m := l.Memo
			switch l.Kind {
			case EvTurn:
				m[0], m[1] = 0, 0
			case EvClock:
				m[1] = rules.Truth(l.Src != 0 && l.S.Card(l.Src).Owner == l.Me)
			case EvTimeChange:
				m[0] |= m[1]
			case EvBattle:
				return m[0] != 0 && l.Mine()
			}
			return false
		}},
	{ID: "unpaid", Clause: "5.6", Name: lang.Phrase{JA: "使えないカードを力に変える", EN: "Make power of what you cannot pay for"},
		Rule: lang.Phrase{JA: "パワーが足りないカードは働きませんが、離れるときはアイコンのぶんだけパワーになります。", EN: "A card that you lack the power for does nothing, yet its icons still give power when it leaves."},
		Done: func(l *games.Look) bool {
			if l.Kind == EvUnderpowered && l.Mine() {
				l.Memo[0] = int(l.Card)
			}
			return l.Kind == rules.EvMove && l.Card != 0 && int(l.Card) == l.Memo[0] && l.To == zone(Charger, l.Me)
		}},
	{ID: "old-pays", Clause: "5.14", Name: lang.Phrase{JA: "先代に払ってもらう", EN: "Let the old one pay for the new"},
		Rule: lang.Phrase{JA: "入れ替わりで退いたキャラクターのパワーは、すぐに新しいキャラクターのコストに足りるかを決めます。", EN: "Power from the Character that is replaced counts at once, even for the one that replaces it."},
		Done: func(l *games.Look) bool {
			m := l.Memo
			switch {
			case l.Kind == EvStep:
				m[0], m[1] = 0, 0
			case l.Kind == rules.EvSeatVar && l.C == Power && l.Mine() && m[1] == 0:
				m[0], m[1] = int(l.A)+1, int(l.B)
			case l.Moved(SetA, BattleField):
				return m[0] > 0 && l.Attr(ACost) >= m[0] && l.Attr(ACost) <= m[1]
			}
			return false
		}},
	{ID: "two-cards", Clause: "8.1", Name: lang.Phrase{JA: "二枚で取り返す", EN: "Strike back with two cards"},
		Rule: lang.Phrase{JA: "前のバトルに負けた側は、2枚までセットできます。", EN: "Who has lost the last battle may set two cards."},
		Done: func(l *games.Look) bool {
			switch {
			case l.Kind == EvTurn:
				l.Memo[0] = 0
			case l.Moved(Hand, SetA), l.Moved(Hand, SetB), l.Moved(Hand, AreaNew):
				l.Memo[0]++
			}
			return l.Kind == EvBattle && l.Mine() && l.Memo[0] > 1
		}},
	{ID: "second-character", Clause: "8.11", On: rules.EvMove, Name: lang.Phrase{JA: "二人目は力になる", EN: "Make power of a second Character"},
		Rule: lang.Phrase{JA: "キャラクターを2体セットすると、右の1体は戦わずに離れ、アイコンのぶんパワーになります。", EN: "Of two Characters that are set the right one leaves at once, and its icons give power."},
		Done: func(l *games.Look) bool { return l.Moved(SetB, Charger) && l.Attr(AType) == Character }},
	{ID: "tie", Clause: "8.2", On: EvBattle, Name: lang.Phrase{JA: "互角に渡り合う", EN: "Be an equal match"},
		Rule: lang.Phrase{JA: "攻撃力が同じならどちらも勝った扱いで、次にセットできるのは1枚ずつです。", EN: "With equal attack both count as winners, and each sets a single card next."},
		Done: func(l *games.Look) bool { return l.Seat == rules.NoSeat && l.A > 0 }},
	{ID: "soak", Clause: "9.7", On: EvDamage, Name: lang.Phrase{JA: "負けても無傷", EN: "Lose a battle unharmed"},
		Rule: lang.Phrase{JA: "ダメージの軽減はダメージだけを減らし、バトルの勝ち負けは変えません。", EN: "What reduces damage reduces damage alone; it does not change who has won the battle."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == 0 && l.C > 0 }},
	{ID: "rebuild", Clause: "5.11", On: EvRebuild, Name: lang.Phrase{JA: "デッキを一周する", EN: "Go through the whole deck"},
		Rule: lang.Phrase{JA: "デッキが尽きると使ったカードが戻りますが、ためたパワーは減りません。", EN: "An empty deck is made anew of the used cards, and the power that they gave stays."}},
	{ID: "area-again", Clause: "2.7", Name: lang.Phrase{JA: "置いた場を二度使う", EN: "Use one Area twice"},
		Rule: lang.Phrase{JA: "エリアエンチャントは、破棄の条件を満たすまで毎ターン働きます。", EN: "An Area Enchant works every turn until its condition for leaving is met."},
		Done: func(l *games.Look) bool {
			m := l.Memo
			switch {
			case l.Kind == EvTurn:
				m[2] = int(l.A)
			case l.Moved(AreaNew, Area):
				m[0], m[1] = int(l.Card), m[2]
			case l.Kind == EvEffect:
				return l.Card != 0 && int(l.Card) == m[0] && m[2] > m[1]
			}
			return false
		}},
	{ID: "area-swap", Clause: "8.13", Name: lang.Phrase{JA: "場を塗り替える", EN: "Lay one Area over another"},
		Rule: lang.Phrase{JA: "エリアは一つだけで、新しく置くと前のものは離れて、アイコンのぶんパワーになります。", EN: "Each side has one Area; a new one sends the old one away, and its icons give power."},
		Done: func(l *games.Look) bool {
			if l.Kind == EvStep {
				l.Memo[3] = int(l.A)
			}
			return l.Memo[3] == int(StepSwap) && (l.Moved(Area, Charger) || l.Moved(Area, Abyss))
		}},
	{ID: "weak-spot", Clause: "9.4", On: EvBattle, Name: lang.Phrase{JA: "力不足を突く", EN: "Hit one who lacks the power"},
		Rule: lang.Phrase{JA: "パワーが足りないキャラクターの攻撃力は、どんな強化を受けていても0です。", EN: "A Character whose owner lacks the power has attack 0, whatever strengthens it."},
		Done: func(l *games.Look) bool {
			return l.Mine() && [2]int16{l.A, l.B}[l.Me.Other()] == 0 && l.After.Count(zone(BattleField, l.Me.Other())) > 0
		}},
	{ID: "great-gap", Clause: "9.6", On: EvBattle, Name: lang.Phrase{JA: "大差をつける", EN: "Win by a wide gap"},
		Rule: lang.Phrase{JA: "受けるダメージは攻撃力の差です。差が60なら60減ります。", EN: "Damage is the difference of both attacks: sixty more means sixty HP."},
		Done: func(l *games.Look) bool { return l.Mine() && max(l.A-l.B, l.B-l.A) >= 60 }},
	{ID: "unbroken", Clause: "9.8", On: EvBattle, Name: lang.Phrase{JA: "負けた者が勝つ", EN: "Win with one who lost"},
		Rule: lang.Phrase{JA: "バトルに負けてもキャラクターは倒れず、入れ替えるまで何度でも戦います。", EN: "A Character survives a lost battle and fights on until it is replaced."},
		Done: func(l *games.Look) bool {
			now := int(l.After.Top(zone(BattleField, l.Me)))
			if l.Seat == l.Me.Other() {
				l.Memo[0] = now
			}
			return l.Mine() && now != 0 && now == l.Memo[0]
		}},
}

// changes counts how often day and night have changed this turn.
func changes(l *games.Look) int {
	switch l.Kind {
	case EvTurn:
		l.Memo[0] = 0
	case EvTimeChange:
		l.Memo[0]++
	}
	return l.Memo[0]
}
