package mattsan

import e "godeck/rules/effect"

// This file has the words of the cards with their texts.

func amount(max int) e.Param { return e.Param{Name: "n", Sort: e.Amount, Min: 1, Max: max} }
func number(name string, min, max int) e.Param {
	return e.Param{Name: name, Sort: e.Int, Min: min, Max: max}
}

// to is the parameter of an action about cards in some zones.
func to(zones ...int16) e.Param {
	p := e.Param{Name: "to", Sort: e.Choose}
	for _, z := range zones {
		p.Within |= 1 << z
	}
	return p
}

var (
	toWhat  = to(atField, atBench, atColumn, atSlot)
	until   = e.Param{Name: "until", Sort: e.OneOf, Enum: untilWords, Opt: true}
	who     = e.Param{Name: "who", Sort: e.Who, Opt: true}
	whoOpp  = e.Param{Name: "who", Sort: e.Who, Opt: true, Default: 1}
	is      = e.Param{Name: "is", Sort: e.OneOf, Enum: e.Cmp}
	filters = e.Param{Name: "filter", Sort: e.Cards, Opt: true}
	others  = e.Param{Name: "filter", Sort: e.Cards, Opt: true, Others: true}
	inPlay  = e.Param{Name: "filter", Sort: e.Cards, InPlay: true, Opt: true}
	source  = e.Param{Name: "from", Sort: e.OneOf, Enum: sourceWords}
	values  = e.Param{Name: "value", Sort: e.OneOf, Enum: valueWords}
	limits  = e.Param{Name: "limit", Sort: e.OneOf, Enum: limitUse, Opt: true}
)

// payWordsOf returns the costs that come before an effect (MTZ-22).
func payWordsOf() []e.Spec {
	list := []e.Spec{
		{Name: "paySoul", Op: pSoul, Params: []e.Param{number("n", 1, 9)}, JA: "［代償］ソウル{n}", EN: "pay {n} {n:charge|charges}", Doc: "A cost: turns upright charges sideways."},
		{Name: "payHand", Op: pHand, Params: []e.Param{number("n", 1, 4), filters}, JA: "［代償］手札の{filter}を{n}枚破棄", EN: "as a cost, discard {n} {filter:#n} from hand", Doc: "A cost: discards cards from hand."},
		{Name: "payField", Op: pField, Params: []e.Param{number("n", 1, 3), {Name: "what", Sort: e.OneOf, Enum: payWords, Opt: true}, inPlay}, JA: "［代償］自分のフィールドの{what}から{filter}を{n}枚破棄", EN: "as a cost, discard {n} {filter:#n} of your field: {what}", Doc: "A cost: discards the owner's cards from the field, never the unit itself (MTZ-28.16)."},
		{Name: "payThis", Op: pThis, JA: "［代償］このカードを破棄", EN: "as a cost, discard this card", Doc: "A cost: discards the unit or terrain itself."},
		{Name: "payDamage", Op: pDamage, Params: []e.Param{number("n", 1, 9)}, JA: "［代償］このユニットに{n}ダメージ", EN: "as a cost, deal {n} damage to this unit", Doc: "A cost: deals damage to the unit, as an effect of its own side (MTZ-22.6)."},
		{Name: "payEx", Op: pEx, Params: []e.Param{number("n", 1, 9)}, JA: "［代償］EXカウンター{n}個", EN: "pay {n} EX", Doc: "A cost: takes EX counters from the unit."},
		{Name: "payMill", Op: pMill, Params: []e.Param{number("n", 1, 5)}, JA: "［代償］自分の山札の上から{n}枚破棄", EN: "as a cost, discard the top {n} {n:card|cards} of your deck", Doc: "A cost: discards cards from the top of the owner's deck."},
		{Name: "payReturn", Op: pReturn, Params: []e.Param{number("n", 1, 2), inPlay}, JA: "［代償］自分の{filter}を{n}体手札に戻す", EN: "as a cost, return {n} of your {filter:s} to hand", Doc: "A cost: returns the owner's units to hand."},
	}
	for i := range list {
		list[i].Done = e.DoneAlways
	}
	return list
}

func actionWords() []e.Spec {
	told := "a card was found for it"
	return []e.Spec{
		{Name: "damage", Op: wDamage, Done: e.DoneReported, DoneIf: "damage was dealt", Params: []e.Param{toWhat, {Name: "n", Sort: e.Amount, Min: 1, Max: 20}}, JA: "{to:に}{n}ダメージ", EN: "deal {n} damage to {to}", Doc: "Deals damage to all of them at once (MTZ-17.1)."},
		{Name: "heal", Op: wHeal, Done: e.DoneReported, DoneIf: "damage was healed", Params: []e.Param{toWhat, amount(20)}, JA: "{to:の}ダメージを{n}回復する", EN: "heal {n} damage of {to}", Doc: "Takes off damage counters."},
		{Name: "setHP", Op: wSetHP, Done: e.DoneCards, Params: []e.Param{toWhat, number("n", 0, 20)}, JA: "{to:の}HPを{n}にする", EN: "{to}: HP becomes {n}", Doc: "Sets the current HP; 0 is a defeat (MTZ-16.7)."},
		{Name: "defeat", Op: wDefeat, Done: e.DoneCards, Params: []e.Param{toWhat}, JA: "{to}撃破する", EN: "defeat {to}", Doc: "Defeats units, with soul draw (MTZ-16.14)."},
		{Name: "discardUnit", Op: wDiscard, Done: e.DoneCards, Params: []e.Param{toWhat}, JA: "{to}破棄する", EN: "discard {to}", Doc: "Discards units, without soul draw (MTZ-18.2)."},
		{Name: "toHand", Op: wToHand, Done: e.DoneCards, Params: []e.Param{toWhat}, JA: "{to}持ち主の手札に戻す", EN: "return {to} to the owner's hand", Doc: "Returns units to hand; of a stack only the base goes there (MTZ-21.4)."},
		{Name: "toDeck", Op: wToDeck, Done: e.DoneCards, Params: []e.Param{toWhat, {Name: "place", Sort: e.OneOf, Enum: deckPlaces}}, JA: "{to}持ち主の{place}", EN: "put {to} {place}", Doc: "Puts units into the deck; of a stack only the base goes there (MTZ-21.4)."},
		{Name: "toSoul", Op: wToSoul, Done: e.DoneCards, Params: []e.Param{toWhat}, JA: "{to}持ち主のソウルチャージに置く", EN: "put {to} into the owner's charge zone", Doc: "Puts cards into the charge zone, face-down and upright."},
		{Name: "scrap", Op: wScrap, Done: e.DoneCards, Params: []e.Param{to(atField, atBench, atColumn, atSlot, atGround, atUnder)}, JA: "{to}捨て山に置く", EN: "put {to} into the discard pile", Doc: "Discards cards of a bench by position, terrains or attached cards; face-down ones are turned up (MTZ-6.17)."},
		{Name: "swap", Op: wSwap, Done: e.DoneReported, DoneIf: "units changed places", Params: []e.Param{{Name: "who", Sort: e.Who, Opt: true, Single: true}, {Name: "by", Sort: e.Who, Opt: true, Single: true}}, JA: "{who:自分|相手|}の戦場のユニットと、{by:自分が|相手が|}選ぶそのベンチのユニットを入れ替える", EN: "swap {who:your|your opponent's|} battlefield unit with a unit of that bench that {by:you choose|your opponent chooses|}", Doc: "Exchanges the battlefield unit with a bench unit, face-down or not; this is not the Switch action (MTZ-11.14)."},
		{Name: "flipUp", Op: wFlipUp, Done: e.DoneReported, DoneIf: "a unit was turned up", Params: []e.Param{to(atSlot)}, JA: "{to}オモテにする（ユニットでなければウラに戻す）", EN: "turn {to} face-up (if it is no unit, back again)", Doc: "Turns cards of a bench face-up, by position."},
		{Name: "flipDown", Op: wFlipDown, Done: e.DoneReported, DoneIf: "a unit was turned down", Params: []e.Param{toWhat}, JA: "{to}ウラにする", EN: "turn {to} face-down", Doc: "Turns bench units face-down (MTZ-6.13, 6.18)."},
		{Name: "peek", Op: wPeek, Done: e.DoneReported, DoneIf: told, Params: []e.Param{to(atSlot)}, JA: "{to}見る", EN: "look at {to}", Doc: "Looks at a face-down card; its user knows it until it moves."},
		{Name: "attach", Op: wAttach, Done: e.DoneReported, DoneIf: "the card lies with a unit", Params: []e.Param{toWhat}, JA: "この札を{to:に}付与する", EN: "attach this card to {to}", Doc: "The trump stays on a unit, and its other abilities work there (MTZ-10.7)."},
		{Name: "guess", Op: wGuess, Done: e.DoneReported, DoneIf: "the guess was right", Params: []e.Param{to(atSlot)}, JA: "カード名を1つ言い、{to}お互いに見る", EN: "name a card and show {to} to both players", Doc: "Names a card and shows one; “if you do” means a right guess (MTZ-26.5)."},
		{Name: "strip", Op: wStrip, Done: e.DoneReported, DoneIf: "a card was discarded", Params: []e.Param{toWhat}, JA: "{to:に}付与された札をすべて破棄する", EN: "discard everything attached to {to}", Doc: "Discards attached trumps."},
		{Name: "ex", Op: wEx, Done: e.DoneReported, DoneIf: "counters were put or taken", Params: []e.Param{toWhat, {Name: "n", Sort: e.Amount, Min: -20, Max: 20}}, JA: "{to:の}EXカウンター{n:+}個", EN: "give {to} {n:+} EX", Doc: "Puts or takes EX counters (MTZ-27.4)."},
		{Name: "loseEx", Op: wLoseEx, Done: e.DoneReported, DoneIf: "counters were taken", Params: []e.Param{toWhat}, JA: "{to:の}EXカウンターをすべて取り除く", EN: "{to} loses all EX", Doc: "Takes all EX counters (MTZ-20.11, 27.4)."},
		{Name: "atkMod", Op: wAtk, Done: e.DoneCards, Params: []e.Param{toWhat, {Name: "n", Sort: e.Amount, Min: -15, Max: 15}, until}, JA: "{until}、{to:の}ATK{n:+}", EN: "give {to} {n:+} ATK {until}", Doc: "Changes ATK."},
		{Name: "atkSet", Op: wAtkSet, Done: e.DoneCards, Params: []e.Param{toWhat, {Name: "n", Sort: e.Amount, Min: 0, Max: 15}, until}, JA: "{until}、{to:の}ATKは{n}になる", EN: "the ATK of {to} becomes {n} {until}", Doc: "Sets the ATK, before additions and subtractions (MTZ-12.4)."},
		{Name: "hpMod", Op: wHP, Done: e.DoneCards, Params: []e.Param{toWhat, {Name: "n", Sort: e.Amount, Min: -15, Max: 15}, until}, JA: "{until}、{to:の}最大HP{n:+}", EN: "give {to} {n:+} maximum HP {until}", Doc: "Changes the maximum HP, which may defeat the unit (MTZ-12.5)."},
		{Name: "soulMod", Op: wSoul, Done: e.DoneCards, Params: []e.Param{toWhat, {Name: "n", Sort: e.Amount, Min: -6, Max: 6}, until}, JA: "{until}、{to:の}魂{n:+}", EN: "give {to} {n:+} Soul {until}", Doc: "Changes the number of cards of the soul draw."},
		{Name: "mute", Op: wMute, Done: e.DoneCards, Params: []e.Param{toWhat, until}, JA: "{until}、{to:は}特殊能力を失う", EN: "{to} loses all abilities {until}", Doc: "Takes away abilities, but not moves (MTZ-11.10)."},
		{Name: "grant", Op: wGrant, Done: e.DoneCards, Params: []e.Param{toWhat, {Name: "keyword", Sort: e.OneOf, Enum: keyWords}, until}, JA: "{until}、{to:は}「{keyword}」を持つ", EN: "{to} has “{keyword}” {until}", Doc: "Gives a keyword."},
		{Name: "shield", Op: wShield, Done: e.DoneCards, Params: []e.Param{toWhat, amount(20), until}, JA: "{until}、{to:が}受けるダメージ−{n}", EN: "each damage to {to} falls by {n} {until}", Doc: "Reduces every damage to the unit (MTZ-16.4)."},
		{Name: "prevent", Op: wPrevent, Done: e.DoneCards, Params: []e.Param{toWhat, until}, JA: "{until}、{to:が}次に受けるダメージを0にする", EN: "the next damage to {to} is prevented {until}", Doc: "Prevents the next damage to the unit (MTZ-16.4)."},
		{Name: "borrow", Op: wBorrow, Done: e.DoneReported, DoneIf: "there was a move", Params: []e.Param{to(atField, atBench, atColumn, atPile), {Name: "move", Sort: e.OneOf, Enum: moveWords}}, JA: "{to:の}{move}を代償なしで使う", EN: "use the {move} of {to} without its cost", Doc: "Uses another unit's move without its cost (MTZ-11.17, 11.18)."},
		{Name: "redirect", Op: wRedirect, Done: e.DoneReported, DoneIf: "the target changed", Params: []e.Param{toWhat}, JA: "対抗した効果の対象を{to:に}変える", EN: "the answered effect concerns {to} instead", Doc: "Changes the chosen units of the answered effect, or the unit that an attack hits."},
		{Name: "readyTerrain", Op: wReadyTerrain, Done: e.DoneReported, DoneIf: "a terrain was turned", Params: []e.Param{to(atGround)}, JA: "{to}縦向きにする", EN: "turn {to} upright", Doc: "Turns a terrain upright, so that it can be used again (MTZ-8.9)."},
		{Name: "mill", Op: wMill, Done: e.DoneCards, Params: []e.Param{who, amount(20)}, JA: "{who:自分|相手|お互い}の山札の上から{n}枚を捨て山に置く", EN: "discard the top {n:card|# cards} of {who:your|your opponent's|each} deck", Doc: "Discards cards from the top of a deck, as many as there are."},
		{Name: "scry", Op: wScry, Done: e.DoneCards, Params: []e.Param{number("n", 1, 5)}, JA: "自分の山札の上から{n}枚を見て、好きな枚数を山札の下に置く", EN: "look at the top {n:card|# cards} of your deck; put any of them on the bottom", Doc: "Looks at the top of the deck; what is left there keeps its order."},
		{Name: "search", Op: wSearch, Done: e.DoneCards, Params: []e.Param{filters, number("n", 1, 3)}, JA: "自分の山札から{filter}を{n}枚まで探し、見せて手札に加える。その後山札をシャッフルする", EN: "search your deck for up to {n} {filter:#n}, show {n:it|them}, put {n:it|them} into your hand, then shuffle", Doc: "Searches the deck, then shuffles it (MTZ-26.4, 28.12)."},
		{Name: "recover", Op: wRecover, Done: e.DoneCards, Params: []e.Param{others, number("n", 1, 3)}, JA: "自分の捨て山から{filter}を{n}枚まで手札に加える", EN: "put up to {n} {filter:#n} from your discard pile into your hand", Doc: "Takes cards back from the owner's discard pile."},
		{Name: "discardHand", Op: wDiscardHand, Done: e.DoneCards, Params: []e.Param{whoOpp, number("n", 1, 6), {Name: "random", Sort: e.Bool, Opt: true}}, JA: "{who:自分|相手|お互い}は手札を{random:無作為に|選んで}{n}枚破棄する", EN: "{who:discard|your opponent discards|each player discards} {n} {n:card|cards} of {who:your|their|their} {random:hand at random|choice}", Doc: "Discards cards of a hand; if both players do, one after the other (MTZ-17.13)."},
		{Name: "robHand", Op: wRobHand, Done: e.DoneCards, Params: []e.Param{number("n", 1, 3)}, JA: "相手の手札を見て、{n}枚選んで破棄する", EN: "look at your opponent's hand and discard {n} {n:card|cards} of it", Doc: "Discards cards of the opponent's hand; the user chooses which."},
		{Name: "lookHand", Op: wLookHand, Done: e.DoneReported, DoneIf: "a hand holds a card", Params: []e.Param{whoOpp}, JA: "{who:自分の手札を相手に見せる|相手の手札を見る|お互いの手札を見せ合う}", EN: "{who:show your hand|look at your opponent's hand|both hands are shown}", Doc: "Shows a hand; each card stays known until it moves."},
		{Name: "summon", Op: wSummon, Done: e.DoneCards, Params: []e.Param{source, inPlay, {Name: "where", Sort: e.OneOf, Enum: placeWords}}, JA: "自分の{from}から配置条件のない{filter}1枚を{where}に配置する", EN: "place one {filter} without placement condition from your {from} {where}", Doc: "Places a unit face-up; the battlefield must be empty, or the bench must have room."},
		{Name: "stackOn", Op: wStack, Done: e.DoneReported, DoneIf: "a unit was put there", Params: []e.Param{toWhat, source, inPlay}, JA: "自分の{from}の{filter}1枚を{to:に}重ねて1体のユニットとして再配置する", EN: "put one {filter} from your {from} on {to}; they are one unit", Doc: "Puts a unit on another; they become one unit (MTZ-21.2, 21.3)."},
		{Name: "tuck", Op: wTuck, Done: e.DoneCards, Params: []e.Param{source, number("n", 1, 3)}, JA: "自分の{from}から{n}枚をこのユニットの下に置く", EN: "put {n} {n:card|cards} from your {from} under this unit", Doc: "Puts cards under the unit, face-up (MTZ-28.21); from the deck its top cards."},
		{Name: "attackNow", Op: wAttackNow, Done: e.DoneAlways, JA: "その後、このユニットで攻撃してもよい", EN: "then this unit may attack", Doc: "The unit may attack, before any triggered ability (MTZ-11.16)."},
		{Name: "negate", Op: wNegate, Done: e.DoneReported, DoneIf: "an effect was negated", JA: "その効果を無効にする", EN: "negate that effect", Doc: "Negates the answered effect (MTZ-14.10)."},
		{Name: "weaken", Op: wWeaken, Done: e.DoneReported, DoneIf: "an effect was answered", Params: []e.Param{amount(20)}, JA: "その効果によるダメージを{n}減らす", EN: "the damage of that effect falls by {n}", Doc: "Lowers every damage of the answered effect."},
		{Name: "stay", Op: wStay, Done: e.DoneReported, DoneIf: "a unit was about to leave", Params: []e.Param{number("n", 1, 9)}, JA: "離れようとしているユニットはHP{n}でフィールドに残る", EN: "the unit that would leave stays with HP {n}", Doc: "The unit stays on the field, with this HP (MTZ-16.8)."},
		{Name: "readySoul", Op: wReadySoul, Done: e.DoneCards, Params: []e.Param{number("n", 1, 9)}, JA: "自分の横向きのソウルを{n}枚縦向きにする", EN: "turn {n} of your sideways charges upright", Doc: "Turns charges upright, as many as there are."},
		{Name: "turnSoul", Op: wTurnSoul, Done: e.DoneCards, Params: []e.Param{whoOpp, number("n", 1, 9)}, JA: "{who:自分|相手|お互い}の縦向きのソウルを{n}枚横向きにする", EN: "turn {n} of {who:your|your opponent's|each player's} upright charges sideways", Doc: "Turns charges sideways, as many as there are."},
		{Name: "benchMore", Op: wBench, Done: e.DoneAlways, Params: []e.Param{who, number("n", -1, 2)}, JA: "このゲームの間、{who:自分|相手|お互い}のベンチ上限{n:+}", EN: "{who:your|your opponent's|each} bench limit changes by {n:+} for the rest of the game", Doc: "Changes the bench limit for the rest of the game (MTZ-9.8)."},
		{Name: "silence", Op: wSilence, Done: e.DoneAlways, JA: "これ以降、このゲームの間、ほかのカードの効果はすべて働かない", EN: "from now on no other card effect works for the rest of the game", Doc: "No other card effect works for the rest of the game (MTZ-27.1)."},
		{Name: "charge", Op: wCharge, Done: e.DoneCards, Params: []e.Param{source, number("n", 1, 3)}, JA: "自分の{from}から{n}枚をソウルチャージに置く", EN: "put {n} {n:card|cards} from your {from} into your charge zone", Doc: "Puts cards into the charge zone; from the deck its top cards."},
		{Name: "forbid", Op: wForbid, Done: e.DoneAlways, Params: []e.Param{whoOpp, {Name: "deed", Sort: e.OneOf, Enum: actionEnum}, until}, JA: "{until}、{who:自分|相手|お互い}は{deed}ができない", EN: "{who:you|your opponent|both players} cannot {deed} {until}", Doc: "Forbids something; “cannot” beats “can” (MTZ-1.10)."},
		{Name: "roll", Op: wRoll, Done: e.DoneAlways, Params: []e.Param{number("n", 1, MaxDice)}, JA: "サイコロを{n}個振る", EN: "roll {n} {n:die|dice}", Doc: "Rolls dice for “the number rolled” (MTZ-23)."},
		{Name: "reroll", Op: wReroll, Done: e.DoneReported, DoneIf: "dice were being rolled", JA: "そのサイコロを振り直す", EN: "that roll is made anew", Doc: "Makes the roll anew, before modifiers (MTZ-23.5)."},
		{Name: "bump", Op: wBump, Done: e.DoneReported, DoneIf: "dice were being rolled", Params: []e.Param{number("n", -6, 6)}, JA: "その出目{n:+}", EN: "that roll changes by {n:+}", Doc: "Changes the sum of the roll once (MTZ-23.4)."},
		{Name: "appear", Op: wAppear, Done: e.DoneReported, DoneIf: "the battlefield was empty", JA: "このユニットを戦場に配置する", EN: "place this unit on your battlefield", Doc: "Places the ghost on the empty battlefield (MTZ-20.5)."},
	}
}

var valueWords = &e.Enum{Name: "number of a unit", Values: []e.Value{{Name: "atk", JA: "ATK", EN: "ATK"}, {Name: "hp", JA: "最大HP", EN: "maximum HP"}, {Name: "soul", JA: "魂", EN: "Soul"}}}

var deckPlaces = &e.Enum{Name: "place", Values: []e.Value{{Name: "top", JA: "山札の上に置く", EN: "on top of the owner's deck"}, {Name: "bottom", JA: "山札の下に置く", EN: "at the bottom of the owner's deck"}, {Name: "shuffle", JA: "山札に加えてシャッフルする", EN: "into the owner's deck and shuffle it"}}}

// stateWords returns lasting states and placement conditions.
func stateWords() []e.Spec {
	list := []e.Spec{
		{Name: "self", Op: sSelf, Params: []e.Param{values, number("n", -9, 9)}, JA: "このユニットの{value}{n:+}", EN: "this unit gets {n:+} {value}", Doc: "Changes the unit itself, the one it is attached to, or the one on the terrain."},
		{Name: "aura", Op: sAura, Params: []e.Param{who, inPlay, values, number("n", -9, 9)}, JA: "{who:自分|相手|お互い}のほかの{filter}の{value}{n:+}", EN: "{who:your|your opponent's|all} other {filter:s} get {n:+} {value}", Doc: "Changes other face-up units."},
		{Name: "reduce", Op: sReduce, Params: []e.Param{number("n", 1, 9)}, JA: "このユニットが受けるダメージ−{n}", EN: "each damage to this unit falls by {n}", Doc: "Reduces every damage to the unit (MTZ-16.4)."},
		{Name: "guard", Op: sGuard, Params: []e.Param{inPlay, number("n", 1, 9)}, JA: "自分のほかの{filter}が受けるダメージ−{n}", EN: "each damage to your other {filter:s} falls by {n}", Doc: "Reduces every damage to the owner's other units (MTZ-16.4)."},
		{Name: "immune", Op: sImmune, Params: []e.Param{{Name: "of", Sort: e.SomeOf, Enum: kindWords}}, JA: "このユニットは相手の{of}の効果を受けない", EN: "the effects of your opponent's {of} do nothing to this unit", Doc: "The unit ignores the damage, changes and removal of such effects of the opponent."},
		{Name: "keyword", Op: sKey, Params: []e.Param{{Name: "keyword", Sort: e.OneOf, Enum: keyWords}}, JA: "{keyword}", EN: "{keyword}", Doc: "Gives the unit a keyword."},
		{Name: "bar", Op: sForbid, Params: []e.Param{whoOpp, {Name: "deed", Sort: e.OneOf, Enum: actionEnum}}, JA: "{who:自分|相手|お互い}は{deed}ができない", EN: "{who:you|your opponent|both players} cannot {deed}", Doc: "Forbids something; “cannot” beats “can” (MTZ-1.10)."},
		{Name: "trumpCost", Op: sCost, Params: []e.Param{who, number("n", -3, 3)}, JA: "{who:自分|相手|お互い}の切り札のソウルコスト{n:+}", EN: "the charge cost of {who:your|your opponent's|all} trumps changes by {n:+}", Doc: "Changes the charge cost of trumps, never below 0."},
		{Name: "benchLimit", Op: sBench, Params: []e.Param{who, number("n", -1, 2)}, JA: "{who:自分|相手|お互い}のベンチ上限{n:+}", EN: "{who:your|your opponent's|each} bench limit changes by {n:+}", Doc: "Changes the bench limit (MTZ-9.8)."},
		{Name: "muteAll", Op: sMute, Params: []e.Param{whoOpp, inPlay}, JA: "{who:自分|相手|お互い}の{filter}は特殊能力を失う", EN: "{who:your|your opponent's|all} {filter:s} lose their abilities", Doc: "Takes away abilities, but not moves, and not from units that do this themselves."},
		{Name: "dieMod", Op: sDie, Params: []e.Param{who, number("n", -3, 3), {Name: "each", Sort: e.Bool, Opt: true}}, JA: "{who:自分|相手|お互い}の{each:サイコロ1個ごとの出目|サイコロの出目の合計}{n:+}", EN: "{who:your|your opponent's|all} {each:dice change by [n:+] each|rolls change by [n:+]}", Doc: "Changes the results of dice, each or the sum (MTZ-23.2, 23.4)."},
		{Name: "tribute", Op: sTribute, Params: []e.Param{inPlay, number("n", 1, 3)}, JA: "自分のフィールドの{filter}を{n}体破棄する", EN: "discard {n} {filter:#n} of your field", Doc: "Cards to discard from the field to place the unit (MTZ-6.8, 6.21)."},
		{Name: "mergeOn", Op: sMerge, Params: []e.Param{inPlay}, JA: "自分の{filter}に重ねる", EN: "put it on your {filter}", Doc: "The unit that this one is put on (MTZ-6.22)."},
		{Name: "need", Op: sNeed, Params: []e.Param{{Name: "cond", Sort: e.Cond}}, JA: "{cond}", EN: "{cond}", Doc: "A condition that costs nothing."},
	}
	for i := range list {
		list[i].Static = true
	}
	return list
}

func queryWords() []e.Spec {
	n := number("n", 0, 60)
	place := e.Param{Name: "where", Sort: e.OneOf, Enum: unitPlaces, Opt: true}
	list := []e.Spec{
		{Name: "unitCount", Op: cUnits, Params: []e.Param{who, place, inPlay, is, n}, JA: "{who:自分|相手|お互い}の{where}に{filter}が{n}体{is}いる", EN: "{who:you have|your opponent has|the players have} {is} {n} {filter:#n} in the {where}", Doc: "Number of face-up units; a stack is one unit (MTZ-21.1)."},
		{Name: "handCount", Op: cHand, Params: []e.Param{who, is, n}, JA: "{who:自分|相手|お互い}の手札が{n}枚{is}", EN: "{who:you have|your opponent has|the players have} {is} {n} {n:card|cards} in hand", Doc: "Number of cards in hand."},
		{Name: "deckCount", Op: cDeck, Params: []e.Param{who, is, n}, JA: "{who:自分|相手|お互い}の山札が{n}枚{is}", EN: "{who:your deck has|your opponent's deck has|the decks have} {is} {n} {n:card|cards}", Doc: "Number of cards in the deck."},
		{Name: "soulCount", Op: cSouls, Params: []e.Param{who, is, n}, JA: "{who:自分|相手|お互い}のソウルが{n}枚{is}", EN: "{who:you have|your opponent has|the players have} {is} {n} {n:charge|charges}", Doc: "Number of charges, upright and sideways."},
		{Name: "pileCount", Op: cPile, Params: []e.Param{who, filters, is, n}, JA: "{who:自分|相手|お互い}の捨て山に{filter}が{n}枚{is}ある", EN: "{who:your|your opponent's|each} discard pile has {is} {n} {filter:#n}", Doc: "Number of cards in the discard pile."},
		{Name: "exCount", Op: cEx, Params: []e.Param{is, n}, JA: "このユニットのEXカウンターが{n}個{is}", EN: "this unit has {is} {n} EX", Doc: "Number of EX counters on the unit."},
		{Name: "hurt", Op: cHurt, JA: "このユニットがダメージを受けている", EN: "this unit is damaged", Doc: "The unit has damage counters."},
		{Name: "hpIs", Op: cHP, Params: []e.Param{is, n}, JA: "このユニットのHPが{n}{is}", EN: "the HP of this unit is {is} {n}", Doc: "Current HP of the unit, without lasting changes that have a condition (MTZ-29.9)."},
		{Name: "at", Op: cPlace, Params: []e.Param{{Name: "where", Sort: e.OneOf, Enum: placeWords}}, JA: "このユニットが{where}にいる", EN: "this unit is {where}", Doc: "Where the unit is."},
		{Name: "selfIs", Op: cSelf, Params: []e.Param{{Name: "filter", Sort: e.Cards, InPlay: true}}, JA: "このユニットが{filter}", EN: "this is a {filter}", Doc: "The unit itself, or the one on this terrain, matches the filter."},
		{Name: "eventIs", Op: cEvent, Params: []e.Param{{Name: "filter", Sort: e.Cards, InPlay: true}}, JA: "それが{filter}", EN: "that is a {filter}", Doc: "The card of the event matches the filter."},
		{Name: "rolled", Op: cDie, Params: []e.Param{number("from", 0, 30), number("to", 0, 30)}, JA: "出目が{from}〜{to}", EN: "the number rolled is {from} to {to}", Doc: "The number rolled, for tables; a number that is not listed does nothing (MTZ-23.3)."},
		{Name: "myTurn", Op: cMine, Noun: true, JA: "自分のターン", EN: "it is your turn", Doc: "It is the owner's turn."},
		{Name: "sinceTurn", Op: cTurn, Noun: true, Params: []e.Param{number("n", 2, 200)}, JA: "{n}ターン目以降", EN: "it is turn {n} or later", Doc: "Number of the turn, those of both players counted."},
		{Name: "byOpponent", Op: cCause, Noun: true, JA: "相手の効果によるもの", EN: "your opponent's effect did it", Doc: "The opponent's effect caused the event."},
	}
	for i := range list {
		list[i].Kind = e.Condition
	}
	amounts := []e.Spec{
		{Name: "units", Op: nUnits, Params: []e.Param{who, place, inPlay}, JA: "{who:自分|相手|お互い}の{where}にいる{filter}の数", EN: "the number of {who:your|your opponent's|all} {filter:s} in the {where}", Doc: "Number of face-up units; a stack is one unit (MTZ-21.1)."},
		{Name: "cards", Op: nCards, Params: []e.Param{who, {Name: "zone", Sort: e.OneOf, Enum: pileWords}}, JA: "{who:自分|相手|お互い}の{zone}の枚数", EN: "the number of cards in {who:your|your opponent's|both} {zone}", Doc: "Number of cards in hand, discard pile, deck or charge zone."},
		{Name: "exOf", Op: nEx, JA: "このユニットのEXカウンターの数", EN: "the number of EX counters on this unit", Doc: "Number of EX counters on the unit."},
		{Name: "number", Op: nRolled, JA: "出目", EN: "the number rolled", Doc: "Result of the effect's last roll."},
		{Name: "eventNumber", Op: nEvent, JA: "その数", EN: "that number", Doc: "The number of the event that triggered this: damage, charges, a roll."},
		{Name: "atkOf", Op: nAtk, JA: "このユニットのATK", EN: "this unit's ATK", Doc: "ATK of the unit, without dice."},
		{Name: "tucked", Op: nTucked, JA: "このユニットの下のカードの枚数", EN: "the number of cards under this unit", Doc: "Number of cards that abilities have put under the unit."},
		{Name: "half", Op: nHalf, Params: []e.Param{{Name: "of", Sort: e.Amount, Min: 0, Max: 99}}, JA: "{of:in}の半分（切り捨て）", EN: "half of {of:in}, rounded down", Doc: "Half of an amount, rounded down (MTZ-1.11)."},
	}
	for i := range amounts {
		amounts[i].Kind = e.Number
	}
	return append(list, amounts...)
}

func triggerWords() []e.Spec {
	const un, tp, tr, te = 1 << Unit, 1 << Trump, 1 << Trap, 1 << Terrain
	of := e.Param{Name: "of", Sort: e.Who, Opt: true}
	from := e.Param{Name: "from", Sort: e.OneOf, Enum: fromWords, Opt: true}
	causes := e.Param{Name: "causes", Sort: e.SomeOf, Enum: causeWords}
	list := []e.Spec{
		{Name: "special", Op: TrSpecial, OnlyFor: un, Params: []e.Param{limits}, JA: "【必殺技】{limit}", EN: "Special{limit}: ", Doc: "The unit's Special, a move that ends the turn."},
		{Name: "super", Op: TrSuper, OnlyFor: un, Params: []e.Param{limits}, JA: "【超必殺技】{limit}", EN: "Super{limit}: ", Doc: "The unit's Super, a move that ends the turn; its requirement is an `if`."},
		{Name: "use", Op: TrUse, OnlyFor: tp, Doc: "What the trump does."},
		{Name: "counter", Op: TrCounter, Params: []e.Param{{Name: "of", Sort: e.SomeOf, Enum: kindWords}, {Name: "does", Sort: e.SomeOf, Enum: doesWords, Opt: true}, {Name: "hits", Sort: e.OneOf, Enum: hitsWords, Opt: true}, {Name: "by", Sort: e.Who, Opt: true, Default: 1}, limits, from},
			JA: "{from}【対抗】{by:自分の|相手の|}{of}{does:?（#もの）}{hits}に{limit}、", EN: "{from}Answer to {by:your|your opponent's|a} {of}{does:? (that #)}{hits}{limit}: ", Doc: "An answer to an effect, in its exchange (MTZ-14)."},
		{Name: "activate", Op: TrActivate, OnlyFor: un | te, Params: []e.Param{limits}, JA: "【起動】{limit}", EN: "Activate{limit}: ", Doc: "An ability for the owner's Main step; a tap terrain is turned sideways for it."},
		{Name: "turnStart", Op: TrStart, OnlyFor: un | te | tp, Params: []e.Param{of}, JA: "{of:自分の|相手の|各}ターンの初めに、", EN: "At the start of {of:your|your opponent's|each} turn, ", Doc: "At the start of the turn, after the charge (MTZ-4.5)."},
		{Name: "turnEnd", Op: TrEnd, OnlyFor: un | te | tp, Params: []e.Param{of}, JA: "{of:自分の|相手の|各}ターンの終わりに、", EN: "At the end of {of:your|your opponent's|each} turn, ", Doc: "At the end of the turn (MTZ-4.18)."},
		{Name: "faceUp", Op: TrFaceUp, OnlyFor: un, JA: "オモテになった時、", EN: "When this becomes face-up, ", Doc: "When the card has become face-up (MTZ-13)."},
		{Name: "placed", Op: TrPlaced, OnlyFor: un | te | tp, Params: []e.Param{whoOpp, inPlay}, JA: "{who:自分|相手|お互い}の{filter}が配置されたとき、", EN: "When {who:you place another|your opponent places a|a player places another} {filter}, ", Doc: "When a unit has been placed (MTZ-6.5)."},
		{Name: "attacked", Op: TrAttacked, OnlyFor: un | te | tp, JA: "このユニットの攻撃の処理が終わったとき、", EN: "When this unit's attack has been processed, ", Doc: "When the unit's attack has been processed, damage included."},
		{Name: "dealt", Op: TrDealt, OnlyFor: un | te | tp, JA: "このユニットがダメージを与えたとき、", EN: "When this unit has dealt damage, ", Doc: "When the unit has dealt damage by its attack, moves or abilities."},
		{Name: "damaged", Op: TrDamaged, OnlyFor: un | te | tp, JA: "このユニットがダメージを受けたとき、", EN: "When this unit has taken damage, ", Doc: "When the unit has taken damage and is still on the field."},
		{Name: "defeated", Op: TrDefeated, OnlyFor: un, JA: "このユニットが撃破されたとき、", EN: "When this unit is defeated, ", Doc: "When the unit itself is defeated (MTZ-12.3)."},
		{Name: "fallen", Op: TrFallen, OnlyFor: un | te | tp | tr, Params: []e.Param{who, inPlay}, JA: "{who:自分|相手|お互い}の{filter}が撃破されたとき、", EN: "When {who:another of your|one of your opponent's|another of the} {filter:s} is defeated, ", Doc: "When another unit is defeated; on a trap, an own unit by the opponent's effect (MTZ-7.13)."},
		{Name: "left", Op: TrLeft, OnlyFor: un, JA: "このユニットがフィールドを離れたとき、", EN: "When this unit leaves the field, ", Doc: "When the unit leaves the field in any way."},
		{Name: "discarded", Op: TrDiscarded, OnlyFor: un, JA: "このユニットがフィールドから破棄されたとき、", EN: "When this unit is discarded from the field, ", Doc: "When the unit is discarded from the field, not defeated (MTZ-12.1)."},
		{Name: "switched", Op: TrSwitched, OnlyFor: un, JA: "このユニットが戦場に出たとき、", EN: "When this unit comes to the battlefield, ", Doc: "When the unit comes from the bench to the battlefield in any way."},
		{Name: "wouldLeave", Op: TrLeave, OnlyFor: un | te | tp | tr, Params: []e.Param{{Name: "what", Sort: e.OneOf, Enum: leaveWords, Opt: true}, limits}, JA: "{what}がフィールドを離れるとき、{limit}", EN: "When {what} would leave the field{limit}, you may: ", Doc: "When a unit is about to leave the field: a stay effect (MTZ-16.8)."},
		{Name: "ghost", Op: TrGhost, OnlyFor: un, Params: []e.Param{causes, from}, JA: "{from}【おばけ】戦場が空になったとき（{causes}）、", EN: "{from}Ghost, when your battlefield is empty ({causes}): ", Doc: "When the battlefield is empty, before a loss by wipe-out (MTZ-20.9)."},
		{Name: "save", Op: TrSave, OnlyFor: tr, Params: []e.Param{causes}, JA: "【全滅回避】戦場が空になり全滅するとき（{causes}）、", EN: "Save, when you would be wiped out ({causes}): ", Doc: "When the owner would be wiped out: a save trap (MTZ-20.10)."},
		{Name: "soulDraw", Op: TrSouls, OnlyFor: un | te, Params: []e.Param{limits}, JA: "自分の魂ドローの直前に{limit}、", EN: "Just before your soul draw{limit}, you may: ", Doc: "Just before the owner's soul draw (MTZ-28.14)."},
		{Name: "dieRolled", Op: TrDie, OnlyFor: un | te, Params: []e.Param{{Name: "of", Sort: e.Who, Opt: true}, limits}, JA: "{of:自分|相手|プレイヤー}がサイコロを振ったとき{limit}、", EN: "When {of:you roll|your opponent rolls|a player rolls} dice{limit}, you may: ", Doc: "When dice have been rolled, before the result counts (MTZ-28.14)."},
		{Name: "static", Op: TrStatic, Static: true, OnlyFor: un | te | tp, Doc: "A lasting state while the card is face-up on the field or attached, or while an own unit is on the terrain."},
		{Name: "placement", Op: TrPlacement, Static: true, OnlyFor: un, OnlyIn: "placement", Doc: "What has to hold, or is paid, to place the unit."},
	}
	for i := range list {
		list[i].Kind = e.Trigger
	}
	return list
}

var leaveWords = &e.Enum{Name: "leaving unit", Values: []e.Value{{Name: "this", JA: "このユニット", EN: "this unit"}, {Name: "any", JA: "自分のユニット", EN: "one of your units"}}}

// MaxDice is the greatest number of dice in a roll.
const MaxDice = 3
