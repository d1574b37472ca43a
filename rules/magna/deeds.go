package magna

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
)

// deeds teach the rules that are this game's own.
var deeds = []games.Deed{
	{ID: "open-gate", Clause: "19.2", Name: lang.Phrase{JA: "空いた門をくぐる", EN: "Walk through an open gate"},
		Rule: lang.Phrase{JA: "守る兵力がいない拠点は、一度も攻撃しなくても陥ちます。", EN: "A base that nobody defends falls without a single attack."},
		Done: func(l *games.Look) bool {
			switch l.Kind {
			case EvBattle:
				l.Memo[0] = 0
			case EvDeclare:
				l.Memo[0] = 1
			}
			return fell(l) && l.Memo[0] == 0
		}},
	{ID: "two-bases", Clause: "16.8", Name: lang.Phrase{JA: "勢いのまま二つ目へ", EN: "Go on to a second base"},
		Rule: lang.Phrase{JA: "拠点を落とした部隊は、同じ侵攻のまま次の拠点に進めます。", EN: "A force that has taken a base may go on to the next one in the same invasion."},
		Done: func(l *games.Look) bool {
			if l.Kind == EvInvade {
				l.Memo[0] = 0
			}
			if fell(l) {
				l.Memo[0]++
			}
			return l.Memo[0] > 1
		}},
	{ID: "unfunded", Clause: "10.7", On: EvOption, Name: lang.Phrase{JA: "軍資金なしで攻める", EN: "Invade without the funds"},
		Rule: lang.Phrase{JA: "侵攻には軍資金が2つ必要で、足りないぶんは1つにつきマグナ1で補えます。", EN: "An invasion needs two war funds, and 1 Magna stands for each that is missing."},
		Done: func(l *games.Look) bool { return l.Mine() && l.A == OptionInvade && l.B > 0 }},
	{ID: "funds-home", Clause: "11.5", On: rules.EvMove, Name: lang.Phrase{JA: "軍資金を手札に戻す", EN: "Take the war funds along"},
		Rule: lang.Phrase{JA: "侵攻に出るとき、伏せておいた軍資金はすべて手札に戻り、増援に使えます。", EN: "When you set out, your war funds come back to your hand, as reinforcements for instance."},
		Done: func(l *games.Look) bool { return l.Moved(Funds, Hand) }},
	{ID: "free-small", Clause: "12.4", On: rules.EvMove, Name: lang.Phrase{JA: "小さな援軍", EN: "Send small help"},
		Rule: lang.Phrase{JA: "戦闘の増援なら、ランクSの兵力はファイトを払わずに出せます。", EN: "As reinforcements, units of rank S cost nothing at all."},
		Done: func(l *games.Look) bool { return reinforced(l) && l.Attr(ARank) == RankS }},
	{ID: "paid-middle", Clause: "19.14", On: rules.EvMove, Name: lang.Phrase{JA: "マグナで呼ぶ援軍", EN: "Pay Magna for help"},
		Rule: lang.Phrase{JA: "ランクMの増援は1体につきマグナ1を払い、ランクLは増援に出せません。", EN: "Each reinforcement of rank M costs 1 Magna; rank L never reinforces."},
		Done: func(l *games.Look) bool { return reinforced(l) && l.Attr(ARank) == RankM }},
	{ID: "armed-in-battle", Clause: "12.7", On: EvWeapon, Name: lang.Phrase{JA: "戦場で武器を渡す", EN: "Hand out a weapon in battle"},
		Rule: lang.Phrase{JA: "武装も増援として、戦っている味方に持たせられます。", EN: "Weapons reinforce as well, onto units that are already in the battle."},
		Done: func(l *games.Look) bool {
			return l.Mine() && l.S.Step == StepReinforce && l.S.Card(l.Card).Zone.Kind() == Hand
		}},
	{ID: "muster", Clause: "12.8", On: EvSummon, Name: lang.Phrase{JA: "つかのまの兵", EN: "Summon for one battle"},
		Rule: lang.Phrase{JA: "招来された兵力は、その戦闘のあいだだけ5体の部隊に加わります。", EN: "A summoned unit is one of the five of its force, and is gone after the battle."}},
	{ID: "flow", Clause: "14.2", Name: lang.Phrase{JA: "突撃で二体を抜く", EN: "Run two down in one Assault"},
		Rule: lang.Phrase{JA: "突撃のダメージは一体を倒しても余りが次の兵力へ流れます。", EN: "What an Assault deals flows on: the rest strikes the next unit when one is defeated."},
		Done: func(l *games.Look) bool {
			switch l.Kind {
			case EvDeclare:
				l.Memo[0] = 0
			case EvHit:
				l.Memo[0] = rules.Truth(l.Mine() && l.A == KindAssault)
			case EvDefeat:
				if l.Memo[0] > 0 && l.Mine() && l.From.Seat() != l.Me {
					l.Memo[0]++
				}
			}
			return l.Memo[0] > 2
		}},
	{ID: "chain", Clause: "13.9", On: EvChain, Name: lang.Phrase{JA: "チェインをつなぐ", EN: "Add a Chain"},
		Rule: lang.Phrase{JA: "チェインは宣言に重ねて使い、まとめて一度しかブロックされません。", EN: "Chains join the declaration, and all of it can be blocked only once."}},
	{ID: "block-first", Clause: "13.7", Name: lang.Phrase{JA: "届く前に止める", EN: "Stop them before they strike"},
		Rule: lang.Phrase{JA: "ブロックは攻撃より先に働き、倒された兵力の攻撃は加わりません。", EN: "A block works before the attack: who falls to it does not strike."},
		Done: func(l *games.Look) bool {
			switch l.Kind {
			case EvDeclare, EvHit:
				l.Memo[0] = 0
			case EvBlock:
				l.Memo[0] = rules.Truth(l.Mine())
			case EvDefeat:
				return l.Memo[0] > 0 && l.Mine() && l.From.Seat() != l.Me
			}
			return false
		}},
	{ID: "trap-bites", Clause: "15.4", On: EvTrigger, Name: lang.Phrase{JA: "罠を踏ませる", EN: "Have a trap sprung"},
		Rule: lang.Phrase{JA: "罠カードは攻撃で破られたときに、伏せていた効果が起きます。", EN: "A Trap card works when an enemy attack breaks it."}},
	{ID: "decoy", Clause: "15.1", On: EvDefeat, Name: lang.Phrase{JA: "ただの紙を撃たせる", EN: "Have them shoot at paper"},
		Rule: lang.Phrase{JA: "罠として伏せられるのは罠カードに限りません。どの手札でも相手を迷わせられます。", EN: "Any card of your hand may be laid as a trap; nobody can tell a real one."},
		Done: func(l *games.Look) bool {
			return l.A == 1 && !l.Mine() && l.From.Seat() == l.Me && l.Attr(AType) != Trap
		}},
	{ID: "exchange", Clause: "5.3", On: rules.EvSeatVar, Name: lang.Phrase{JA: "マグナをファイトに替える", EN: "Turn Magna into Fight"},
		Rule: lang.Phrase{JA: "生産フェイズなら、マグナ1をファイト5に何度でも替えられます。", EN: "In production 1 Magna becomes 5 Fight, as often as you like."},
		Done: func(l *games.Look) bool {
			return l.Mine() && l.By == l.Me && l.C == Fight && l.B-l.A == FightOfOne && l.S.Dec.Prompt == PromptProduction && l.Option.Verb == rules.Mode
		}},
	{ID: "hero", Clause: "14.7", On: EvHero, Name: lang.Phrase{JA: "英雄を討つ", EN: "Defeat a hero"},
		Rule: lang.Phrase{JA: "英雄点のある兵力を倒すと、そのぶんのマグナが手に入ります。", EN: "Who defeats a unit with hero points gains as much Magna."}},
	{ID: "hold", Clause: "16.5", On: EvHold, Name: lang.Phrase{JA: "拠点を守り抜く", EN: "Hold a base"},
		Rule: lang.Phrase{JA: "戦闘が終わって守備の兵力が一体でも残っていれば、拠点は陥ちません。", EN: "A base stands as long as one defender is left when the battle ends."},
		Done: func(l *games.Look) bool {
			return l.Mine() && l.After.Count(zone(lines[l.A], l.Me)) > 0
		}},
	{ID: "third-base", Clause: "16.7", On: rules.EvOver, Name: lang.Phrase{JA: "第三拠点を落とす", EN: "Take the third base"},
		Rule: lang.Phrase{JA: "第三拠点が陥ちた瞬間に、残りの手順を待たずに勝ちます。", EN: "The match is won at the moment in which the third base falls."},
		Done: func(l *games.Look) bool { return l.Won(ReasonFall) }},
	{ID: "turned", Clause: "16.3", On: rules.EvOver, Name: lang.Phrase{JA: "一つ落とされて勝つ", EN: "Win though a base has fallen"},
		Rule: lang.Phrase{JA: "拠点を落とされた側はマグナ2を得て、立て直しに使えます。", EN: "Who loses a base gains 2 Magna, enough for an answer."},
		Done: func(l *games.Look) bool {
			lost := false
			for _, c := range l.S.Zone(zone(Camps, l.Me)) {
				lost = lost || l.S.Card(c).Has(FlagFallen)
			}
			return lost && l.Mine() && l.A != int16(rules.ReasonConcede)
		}},
}

// fell reports whether a base of the opponent falls to the player.
func fell(l *games.Look) bool { return l.Kind == EvFall && l.Seat == l.Me.Other() }

// reinforced reports whether the player places a unit from the hand before a
// battle.
func reinforced(l *games.Look) bool {
	if l.S.Step != StepReinforce || l.From != zone(Hand, l.Me) || l.Attr(AType) != Unit {
		return false
	}
	k := l.To.Kind()
	return k == Invasion || k >= Base1 && k <= Base3
}
