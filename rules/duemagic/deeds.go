package duemagic

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
)

// deeds teach the rules that are this game's own, above all those of the stack.
var deeds = []games.Deed{
	{ID: "shield-trigger", Clause: "10.4", On: EvStacked, Name: lang.Phrase{JA: "シールドから撃ち返す", EN: "Shoot back from a shield"},
		Rule: lang.Phrase{JA: "ブレイクされたシールドのS・トリガーは、コストなしで使えます。", EN: "An S-Trigger in a broken shield may be used without paying."},
		Done: func(l *games.Look) bool { return l.Mine() && l.B == int16(HowTrigger) }},
	{ID: "two-triggers", Clause: "10.5", Name: lang.Phrase{JA: "二枚まとめて返す", EN: "Declare two at once"},
		Rule: lang.Phrase{JA: "一度のブレイクで手に入れたS・トリガーはすべて先に積まれ、それから上から順に解決します。", EN: "All S-Triggers of one break go on the stack before any of them resolves."},
		Done: func(l *games.Look) bool {
			switch {
			case l.Kind == EvResolve:
				l.Memo[0] = 0
			case l.Kind == EvStacked && l.Mine() && l.B == int16(HowTrigger):
				l.Memo[0]++
			}
			return l.Memo[0] > 1
		}},
	{ID: "answer", Clause: "7.3", On: EvStacked, Name: lang.Phrase{JA: "割り込んで使う", EN: "Answer the opponent"},
		Rule: lang.Phrase{JA: "S・トリガーのあるカードは、コストを払えば優先権のあるときいつでも手札から使えます。", EN: "Cards with S-Trigger may be used from hand whenever you have priority, if you pay for them."},
		Done: func(l *games.Look) bool { return paid(l) && over(l, 1) == l.Me.Other() }},
	{ID: "answer-answer", Clause: "8.2", On: EvStacked, Name: lang.Phrase{JA: "割り込みに割り込む", EN: "Answer an answer"},
		Rule: lang.Phrase{JA: "最後に積んだものから解決するので、相手の割り込みにも先回りできます。", EN: "Last in, first out: whoever answers the answer is first."},
		Done: func(l *games.Look) bool { return paid(l) && over(l, 1) == l.Me.Other() && over(l, 2) == l.Me }},
	{ID: "hold", Clause: "6.3", On: EvStacked, Name: lang.Phrase{JA: "続けて積む", EN: "Use two in a row"},
		Rule: lang.Phrase{JA: "カードを使っても優先権は移らないので、相手が応じる前に二枚目を積めます。", EN: "Using a card keeps priority with you: a second one may follow before anybody answers."},
		Done: func(l *games.Look) bool {
			return paid(l) && over(l, 1) == l.Me && l.S.Stack[l.A-1].Kind == ItemCard && l.S.Stack[l.A-1].How == HowPay
		}},
	{ID: "foreign-turn", Clause: "7.9", On: EvStacked, Name: lang.Phrase{JA: "相手のターンにマナを使う", EN: "Spend mana in their turn"},
		Rule: lang.Phrase{JA: "マナが起きるのは自分のターンだけなので、相手のターンに使うぶんは残しておきます。", EN: "Mana untaps in your own turn only: what you leave untapped pays in theirs."},
		Done: func(l *games.Look) bool { return paid(l) && l.S.Active != l.Me }},
	{ID: "void", Clause: "14.2", Name: lang.Phrase{JA: "狙いを空振りさせる", EN: "Let an effect hit nothing"},
		Rule: lang.Phrase{JA: "対象は積むときに決まり、解決までにすべていなくなると立ち消えます。", EN: "Targets are fixed on stacking; if all of them are gone on resolution, the effect fizzles."},
		Done: func(l *games.Look) bool {
			if l.Kind == EvFizzle {
				l.Memo[0] = rules.Truth(l.C == 0)
			}
			done := l.Kind == EvLeaveStack && !l.Mine() && l.B == 0 && l.Memo[0] == 1
			if l.Kind == EvLeaveStack {
				l.Memo[0] = 0
			}
			return done
		}},
	{ID: "empty-cast", Clause: "14.6", On: EvFizzle, Name: lang.Phrase{JA: "対象なしで使う", EN: "Use it on nobody"},
		Rule: lang.Phrase{JA: "対象がいなくてもカードは使え、対象を選べない■だけが立ち消えます。", EN: "A card may be used without a target; only the block that needs one is void."},
		Done: func(l *games.Look) bool { return l.Mine() && l.Card != 0 && l.C == 1 }},
	{ID: "orphan", Clause: "8.12", Name: lang.Phrase{JA: "倒れても能力は残る", EN: "Outlive your source"},
		Rule: lang.Phrase{JA: "積まれた能力は元のクリーチャーから独立していて、いなくなっても解決します。", EN: "An ability on the stack resolves even if its creature has left."},
		Done: func(l *games.Look) bool {
			switch {
			case l.Kind == EvStacked && l.A >= 0 && l.A < 60:
				l.Memo[0] &^= 1 << l.A
				if l.Mine() && l.C == int16(ItemAbility) && l.After.Card(l.Src).Zone.Kind() == Battle {
					l.Memo[0] |= 1 << l.A
				}
			case l.Kind == EvResolve:
				return l.Mine() && l.Memo[0]>>l.A&1 == 1 && l.S.Card(l.Src).Zone.Kind() != Battle
			}
			return false
		}},
	{ID: "double-break", Clause: "10.2", On: EvBreak, Name: lang.Phrase{JA: "二枚まとめてブレイク", EN: "Break two shields at once"},
		Rule: lang.Phrase{JA: "W・ブレイカーなら、一度の攻撃でシールドが2枚同時にブレイクされます。", EN: "A double breaker breaks two shields together in one attack."},
		Done: func(l *games.Look) bool {
			if l.Mine() {
				return false
			}
			if l.Memo[0] != l.Nth {
				l.Memo[0], l.Memo[1] = l.Nth, 0
			}
			l.Memo[1]++
			return l.Memo[1] > 1
		}},
	{ID: "prey", Clause: "15.2", On: EvAttack, Name: lang.Phrase{JA: "寝ている相手を狙う", EN: "Hunt down the tapped"},
		Rule: lang.Phrase{JA: "攻撃先には、相手プレイヤーのほかタップしたクリーチャーも選べます。", EN: "An attack may go at a tapped creature instead of the player."},
		Done: func(l *games.Look) bool { return l.Mine() && l.Src != 0 && Tapped(l.S, l.Src) }}, // a Mach Fighter attacks others, too
	{ID: "block", Clause: "15.4", On: EvBlock, Name: lang.Phrase{JA: "身を投げ出して止める", EN: "Step in the way"},
		Rule: lang.Phrase{JA: "ブロッカーはタップして、攻撃の行き先を自分に変えます。", EN: "A blocker taps and becomes the target of the attack itself."}},
	{ID: "lost-attacker", Clause: "15.6", Name: lang.Phrase{JA: "攻撃の途中で追い払う", EN: "Remove an attacker on its way"},
		Rule: lang.Phrase{JA: "攻撃中のクリーチャーがバトルの前にいなくなると、その攻撃は終わります。", EN: "An attack ends when the attacker has left before battle or break."},
		Done: func(l *games.Look) bool {
			m := l.Memo
			switch {
			case l.Kind == EvAttack:
				m[0] = 0
				if !l.Mine() {
					m[0] = int(l.Card)
				}
			case l.Kind == EvExchange || l.Kind == EvEvolve || l.Kind == EvStep && l.A == int16(StepBreak): // it goes on
				m[0] = 0
			case l.Kind == EvStep && l.A != int16(StepBlock):
				c := rules.CardID(m[0])
				m[0] = 0
				return c != 0 && l.After.Card(c).Zone.Kind() != Battle
			}
			return false
		}},
	{ID: "slayer", Clause: "15.9", On: EvStacked, Name: lang.Phrase{JA: "刺し違える", EN: "Take them down with you"},
		Rule: lang.Phrase{JA: "スレイヤーはバトルのあとに誘発し、自分が負けて破壊されていても相手を破壊します。", EN: "Slayer triggers after the battle and destroys the other even if its own creature has died."},
		Done: func(l *games.Look) bool { return l.Mine() && l.C == int16(ItemSlayer) }},
	{ID: "evolve", Clause: "17.8", Name: lang.Phrase{JA: "進化してすぐ殴る", EN: "Evolve and attack"},
		Rule: lang.Phrase{JA: "進化クリーチャーは元のクリーチャーのままなので、召喚酔いせず、その番に攻撃できます。", EN: "An evolved creature is the same creature still, and attacks at once."},
		Done: func(l *games.Look) bool {
			switch {
			case l.Kind == EvTurn:
				l.Memo[0] = 0
			case l.Kind == EvEvolve && l.Mine():
				l.Memo[0] = 1 + int(l.Card)
			case l.Kind == EvAttack:
				return l.Mine() && l.Memo[0] == 1+int(l.Card)
			}
			return false
		}},
	{ID: "change", Clause: "18.2", On: EvExchange, Name: lang.Phrase{JA: "攻撃中に入れ替わる", EN: "Change in mid-attack"},
		Rule: lang.Phrase{JA: "革命チェンジした新しいクリーチャーは、前の攻撃をそのまま引き継ぎます。", EN: "With Revolution Change the newcomer goes on with the very same attack."}},
	{ID: "invade", Clause: "18.5", On: EvStacked, Name: lang.Phrase{JA: "攻撃に侵略を重ねる", EN: "Invade on the attack"},
		Rule: lang.Phrase{JA: "侵略は攻撃したときに宣言し、解決すると攻撃クリーチャーに重なります。", EN: "Invasion is declared as a creature attacks, and lies on top of it when it resolves."},
		Done: func(l *games.Look) bool { return l.Mine() && l.B == int16(HowInvade) }},
	{ID: "ninja", Clause: "19.1", On: EvStacked, Name: lang.Phrase{JA: "忍びを放つ", EN: "Let a ninja strike"},
		Rule: lang.Phrase{JA: "ニンジャ・ストライクは、マナが足りていれば攻撃のさなかにコストなしで召喚できます。", EN: "With enough mana cards, Ninja Strike summons for nothing in the middle of an attack."},
		Done: func(l *games.Look) bool { return l.Mine() && l.B == int16(HowNinja) }},
	{ID: "offering", Clause: "20.3", On: EvSacrifice, Name: lang.Phrase{JA: "相手に選ばせて倒す", EN: "Make them choose who dies"},
		Rule: lang.Phrase{JA: "相手が自分で選んで破壊する効果は、対象を取らないので避けられません。", EN: "A sacrifice has no target: its owner chooses on resolution, and nothing protects from it."},
		Done: func(l *games.Look) bool {
			return !l.Mine() && l.S.NStack > 0 && l.S.Stack[l.S.NStack-1].Ctrl == l.Me
		}},
	{ID: "charger", Clause: "14.10", On: rules.EvMove, Name: lang.Phrase{JA: "呪文をマナに残す", EN: "Make mana of a spell"},
		Rule: lang.Phrase{JA: "チャージャーの呪文は、使ったあと墓地ではなくマナゾーンに置かれます。", EN: "A spell with Charger goes to the mana zone instead of the graveyard."},
		Done: func(l *games.Look) bool { return l.From.Kind() == Stack && l.To == zone(Mana, l.Me) }},
	{ID: "direct", Clause: "10.13", On: rules.EvOver, Name: lang.Phrase{JA: "ダイレクトアタック", EN: "Hit directly"},
		Rule: lang.Phrase{JA: "シールドのない相手への攻撃がブロックされなければ、その場で勝ちます。", EN: "An unblocked attack on a player without shields wins at once."},
		Done: func(l *games.Look) bool { return l.Won(ReasonDirect) }},
}

// paid reports whether the player has put a card on the stack for its cost.
func paid(l *games.Look) bool {
	return l.Mine() && l.C == int16(ItemCard) && (l.B == int16(HowPay) || l.B == int16(HowSac) || l.B == int16(HowFaceUp))
}

// over returns whose the entry is that lies n places below the one that has
// just been stacked, NoSeat if there is none.
func over(l *games.Look, n int16) rules.Seat {
	if at := l.A - n; at >= 0 && at < int16(l.S.NStack) {
		return l.S.Stack[at].Ctrl
	}
	return rules.NoSeat
}
