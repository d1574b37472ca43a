package duemagic

import (
	"slices"

	e "godeck/rules/effect"
)

// This file has the words of the cards (RULES.md §8) with their texts.

func num(min, max int) e.Param { return e.Param{Name: "n", Sort: e.Int, Min: min, Max: max} }
func amount(min, max int) e.Param {
	return e.Param{Name: "n", Sort: e.Amount, Min: min, Max: max}
}
func flag(name string) e.Param { return e.Param{Name: name, Sort: e.Bool, Opt: true} }

var (
	what     = e.Param{Name: "what", Sort: e.Choose}
	creature = e.Param{Name: "what", Sort: e.Choose, Within: 1}        // zoneWords: battle
	tappable = e.Param{Name: "what", Sort: e.Choose, Within: 1 | 1<<3} // battle, mana
	until    = e.Param{Name: "until", Sort: e.OneOf, Enum: untilWords, Opt: true}
	who      = e.Param{Name: "who", Sort: e.OneOf, Enum: playerWords, Opt: true}             // opp
	me       = e.Param{Name: "who", Sort: e.OneOf, Enum: playerWords, Opt: true, Default: 1} // me
	filter   = e.Param{Name: "filter", Sort: e.Cards, Opt: true}
	scope    = e.Param{Name: "on", Sort: e.OneOf, Enum: scopeWords}
	keyword  = e.Param{Name: "keyword", Sort: e.OneOf, Enum: keywordWords}
	inZone   = e.Param{Name: "zone", Sort: e.OneOf, Enum: zoneWords}
	side     = e.Param{Name: "who", Sort: e.Who, Opt: true}             // me, opp, both
	opponent = e.Param{Name: "who", Sort: e.Who, Opt: true, Default: 1} // opp
)

// Whom a word is about, as its text says it.
const (
	subject   = "{who:相手は|自分は|各プレイヤーは|選ばれたプレイヤーは}"
	subjectEN = "{who:your opponent|you|each player|the chosen player}"
	scopeJA   = "{on:このクリーチャー|自分の[filter:c]|自分の他の[filter:c]|相手の[filter:c]|すべての[filter:c]}"
)

func act(name string, op uint16, done e.Done, ja, en, doc string, ps ...e.Param) e.Spec {
	return e.Spec{Name: name, Kind: e.Action, Op: op, Done: done, Params: ps, JA: ja, EN: en, Doc: doc}
}

func told(name string, op uint16, doneIf, ja, en, doc string, ps ...e.Param) e.Spec {
	return e.Spec{Name: name, Kind: e.Action, Op: op, Done: e.DoneReported, DoneIf: doneIf, Params: ps, JA: ja, EN: en, Doc: doc}
}

func state(name string, op uint16, ja, en, doc string, ps ...e.Param) e.Spec {
	return e.Spec{Name: name, Kind: e.Action, Static: true, Op: op, Params: ps, JA: ja, EN: en, Doc: doc}
}

func trigger(name string, op uint16, ja, en, doc string, ps ...e.Param) e.Spec {
	return e.Spec{Name: name, Kind: e.Trigger, Op: op, Params: ps, JA: ja, EN: en, Doc: doc}
}

func cond(name string, op uint16, ja, en, doc string, ps ...e.Param) e.Spec {
	return e.Spec{Name: name, Kind: e.Condition, Op: op, Params: ps, JA: ja, EN: en, Doc: doc}
}

func noun(s e.Spec) e.Spec { s.Noun = true; return s }

func number(name string, op uint16, ja, en, doc string, ps ...e.Param) e.Spec {
	return e.Spec{Name: name, Kind: e.Number, Op: op, Params: ps, JA: ja, EN: en, Doc: doc}
}

// words returns the words of Duemagic cards besides the shared ones.
func words() []e.Spec {
	return slices.Concat(actionWords(), stateWords(), queryWords(), triggerWords(), plainKeywords())
}

func actionWords() []e.Spec {
	return []e.Spec{
		act("draw", wDraw, e.DoneCards, "{who:相手は||各プレイヤーは|選ばれたプレイヤーは}カードを{n}枚引く", "{who:your opponent draws|draw|each player draws|the chosen player draws} {n:a card|# cards}", "Draws cards one by one.", me, amount(1, 20)),
		act("destroy", wDestroy, e.DoneCards, "{what}破壊する", "destroy {what}", "Destroys creatures; choosing and destroying one's own is a sacrifice (DMG-20.1).", creature),
		act("move", wMove, e.DoneCards, "{what}、{to}", "{to:return|put|put|put|put|put|put|put|put} {what} {to}", "Moves cards to a zone of their owners.", what, e.Param{Name: "to", Sort: e.OneOf, Enum: toWords}),
		act("choose", wChoose, e.DoneCards, "{what}選ぶ", "choose {what}", "Chooses cards for the actions that follow.", what),
		act("tap", wTap, e.DoneCards, "{what}タップする", "tap {what}", "Taps cards.", tappable),
		act("untap", wUntap, e.DoneCards, "{what}アンタップする", "untap {what}", "Untaps cards.", tappable),
		act("power", wPower, e.DoneCards, "{until}、{what:の}パワーを{n:+}する", "{what} {n:gets|gets} {n:+} power {until}", "Changes power.", creature, e.Param{Name: "n", Sort: e.Amount, Min: -20000, Max: 20000}, until),
		act("grant", wGrant, e.DoneCards, "{until}、{what:に}「{keyword}」を与える", "give {what} “{keyword}” {until}", "Gives a keyword.", creature, keyword, until),
		told("fight", wFight, "both creatures are in play", "{what:と}このクリーチャーをバトルさせる", "this creature battles {what}", "Makes the creature battle during the resolution (DMG-12.6).", creature),
		act("break", wBreak, e.DoneCards, "相手のシールドを{n}つブレイクする", "break {n} of your opponent's shields", "Breaks shields (DMG-10.14).", num(1, 9)),
		act("shields", wShields, e.DoneCards, "{who:相手|自分|各プレイヤー|選ばれたプレイヤー}のシールドを{n}つ選び、{to}", "choose {n} of {who:your opponent's|your|each player's|the chosen player's} shields and put {n:it|them} {to}", "Moves shields; this does not break them (DMG-10.9).", who, num(1, 9), e.Param{Name: "to", Sort: e.OneOf, Enum: shieldTo}),
		act("top", wTop, e.DoneCards, "{who:相手は自身の|自分の|各プレイヤーは自身の|選ばれたプレイヤーは自身の}山札の上から{n}枚を{to}", "{who:your opponent puts|put|each player puts|the chosen player puts} the top {n:card|# cards} of {who:their|your|their|their} library {to}", "Moves cards from the top of a library.", me, amount(1, 9), e.Param{Name: "to", Sort: e.OneOf, Enum: topTo}),
		act("cover", wCover, e.DoneCards, "自分の山札の一番上のカードを、自分のシールド1つの上に表向きで置く", "put the top card of your library face up on one of your shields", "Puts the top card of the library face up on a shield; the pile is still one shield (DMG-4.4)."),
		act("discard", wDiscard, e.DoneCards, "{who:相手は||各プレイヤーは|選ばれたプレイヤーは}手札を{n}枚、{how}", "{who:your opponent discards|discard|each player discards|the chosen player discards} {n:a card|# cards}{how}", "Discards cards from hand.", who, num(1, 9), e.Param{Name: "how", Sort: e.OneOf, Enum: discardHow, Opt: true}),
		act("search", wSearch, e.DoneCards, "自分の山札を見る。その中から{filter}を{n}枚まで選び、相手に見せてから{to}。その後、山札をシャッフルする", "search your library for up to {n} {filter:#n}, show {n:it|them} and put {n:it|them} {to}, then shuffle", "Searches the library.", filter, num(1, 4), e.Param{Name: "to", Sort: e.OneOf, Enum: searchTo}),
		act("look", wLook, e.DoneCards, "自分の山札の上から{n}枚を見る。その中から{take}枚まで{filter}を選んで手札に加え、残りを{rest}", "look at the top {n:card|# cards} of your library, take up to {take} {filter:#take} into your hand and put the rest {rest}", "Looks at the top of the library.", num(1, 7), e.Param{Name: "take", Sort: e.Int, Min: 0, Max: 3}, filter, e.Param{Name: "rest", Sort: e.OneOf, Enum: lookRest}),
		told("peek", wPeek, "the hand holds a card", "相手の手札を見る", "look at your opponent's hand", "Shows the opponent's hand, which the memo then keeps (DMG-1.7)."),
		act("useFree", wUse, e.DoneCards, "{filter}を{n}枚まで、自分の{zone}からコストを支払わずに使う{bottom:（使った後、墓地に置くかわりに山札の一番下に置く）|}", "use up to {n} {filter:#n} from your {zone} without paying the cost{bottom: (put on the bottom of your library after use)|}", "Uses cards without paying; they go on the stack at once and wait there (DMG-8.9).", inZone, filter, num(1, 3), flag("bottom")),
		act("costCut", wCost, e.DoneAlways, "このターン、{next:次に|}自分が使う{filter}のコストを{n}少なくする", "{next:the next|each} {filter} you use this turn costs {n} less", "Lowers the costs of cards used this turn (DMG-9.7).", filter, num(1, 9), flag("next")),
		act("forbid", wForbid, e.DoneAlways, "{until}、{who:相手|自分|各プレイヤー|選ばれたプレイヤー}は{deed}", "{until}, "+subjectEN+" cannot {deed}", "Forbids something from the moment this resolves (DMG-21).", who, e.Param{Name: "deed", Sort: e.OneOf, Enum: forbidWords}, until),
		act("allGain", wGrantAll, e.DoneAlways, "{until}、{who:相手|自分|各プレイヤー|選ばれたプレイヤー}のクリーチャーすべては「{keyword}」を得る", "{until}, all creatures of "+subjectEN+" have “{keyword}”", "Gives a keyword to all creatures of a player.", me, keyword, until),
		act("extraTurn", wExtraTurn, e.DoneAlways, "このターンの後に、自分の追加のターンを行う", "take an extra turn after this one", "Takes an extra turn after this one (DMG-26.1)."),
		act("skipTurn", wSkip, e.DoneAlways, "ターンの残りをとばす", "skip the rest of the turn", "Skips the rest of the turn (DMG-25.1)."),
		act("win", wWin, e.DoneAlways, subject+"ゲームに{lose:負ける|勝つ}", "the game is {lose:lost|won} for {who:your opponent|you|each player|the chosen player}", "Wins or loses the game (DMG-24.3).", me, flag("lose")),
		act("choosePlayer", wPlayer, e.DoneAlways, "プレイヤーを1人選ぶ", "choose a player", "Chooses a player as a target (DMG-13.8)."),
		told("recycle", wRecycle, "a graveyard holds a card", "{who:相手は自身の|自分の|各プレイヤーは自身の|選ばれたプレイヤーは自身の}墓地のカードをすべて山札に加えてシャッフルする", "{who:your opponent shuffles|shuffle|each player shuffles|the chosen player shuffles} {who:their|your|their|their} graveyard into {who:their|your|their|their} library", "Shuffles a graveyard into the library.", who),
		act("modes", wModes, e.DoneBlock, "次の中から{n}回選ぶ{repeat:（同じものを選んでもよい）|}。{of}", "choose {n}{repeat: (the same may be chosen again)|}: {of}", "Modes, chosen when the object goes on the stack (DMG-13.9); each is a block (DMG-14.9).", num(1, 3), flag("repeat"), e.Param{Name: "of", Sort: e.Actions}),
		act("mode", wMode, e.DoneBlock, "◆{do}", "◆ {do}", "One of the modes.", e.Param{Name: "do", Sort: e.Actions}),
		act("split", wSplit, e.DoneCards, "{what}選ぶ。相手はその中から1枚を選んで手札に戻し、残りを{destroy:破壊する|墓地に置く}", "choose {what}; your opponent returns one of them to the hand, the other is {destroy:destroyed|put into the graveyard}", "Of two chosen creatures the opponent decides which goes where (DMG-14.12).", tappable, flag("destroy")),
		act("swap", wSwap, e.DoneCards, "{what}、自分のマナゾーンの{filter}1枚と入れ替える", "exchange {what} with one {filter} in your mana zone", "Exchanges a creature with a card of the mana zone.", creature, filter),
	}
}

func stateWords() []e.Spec {
	return []e.Spec{
		state("powerBonus", sPower, scopeJA+"のパワーを{n:+}する", "{on:this creature gets|your [filter:cs] get|your other [filter:cs] get|your opponent's [filter:cs] get|all [filter:cs] get} {n:+} power", "Changes power while the card is in play.", scope, filter, e.Param{Name: "n", Sort: e.Amount, Min: -20000, Max: 20000}),
		state("have", sKeyword, scopeJA+"は「{keyword}」を得る", "{on:this creature has|your [filter:cs] have|your other [filter:cs] have|your opponent's [filter:cs] have|all [filter:cs] have} “{keyword}”", "Gives a keyword while the card is in play.", scope, filter, keyword),
		state("costs", sCost, "{who:自分|相手|各プレイヤー}が使う{filter}のコストを{n:+}する", "each {filter} {who:you use|your opponent uses|players use} costs {n:+}", "Changes costs while the card is in play.", side, filter, num(-5, 5)),
		state("prohibit", sForbid, "{who:自分|相手|各プレイヤー}は{deed}", "{who:you|your opponent|players} cannot {deed}", "Forbids something while the card is in play.", opponent, e.Param{Name: "deed", Sort: e.OneOf, Enum: forbidWords}),
		state("protect", sProtect, scopeJA+"は{from}", "{on:this creature|your [filter:cs]|your other [filter:cs]|your opponent's [filter:cs]|all [filter:cs]} {from}", "Protects creatures while the card is in play; not against a sacrifice (DMG-20.4).", scope, filter, e.Param{Name: "from", Sort: e.OneOf, Enum: protectWords}),
		state("shieldGuard", sGuard, "自分の{filter:c}がバトルゾーンを離れる時、かわりにどちらかのシールドゾーンの表向きのカードを1枚選び、持ち主の墓地に置いてもよい", "when one of your {filter:cs} would leave the battle zone, you may put a face-up card of any shield zone into its owner's graveyard instead", "A face-up shield card may go to the graveyard instead of a creature leaving: a replacement (DMG-22).", e.Param{Name: "filter", Sort: e.Cards, Opt: true}),

		// Keywords with parameters.
		state("powerAttacker", KwPowerAttacker, "パワーアタッカー{n:+}（攻撃中、パワーを{n:+}する）", "Power Attacker {n:+} (gets {n:+} power while attacking)", "Adds power while the creature attacks.", num(500, 20000)),
		state("saber", KwSaber, "セイバー：{filter:c}（自分の他の{filter:c}が破壊される時、かわりにこのクリーチャーを破壊してもよい）", "Saber: {filter:c} (when another {filter:c} of yours would be destroyed, you may destroy this one instead)", "This creature may be destroyed instead of another: a replacement that is a sacrifice (DMG-16.2, 20.6).", filter),
		state("strikeBack", KwStrike, "返し札：{filter}（{filter}がシールドから手札に加わった時、それを捨てて、このカードをコストを支払わずに使ってもよい）", "Strike Back: {filter} (when a {filter} comes to your hand from a shield, you may discard it to use this card free)", "A card that comes to hand from a shield may be discarded to use this card free (DMG-10.10).", filter),
		state("verdict", KwSabaki, "裁定（「裁きの印」を持つカードがシールドから手札に加わった時、それを捨てて、このカードをコストを支払わずに使ってもよい）", "Verdict (when a card with a verdict seal comes to your hand from a shield, you may discard it to use this card free)", "A card with a verdict seal that comes to hand from a shield may be discarded to use this card free (SabakiZ, DMG-10.11)."),
		state("ninjaStrike", KwNinja, "ニンジャ・ストライク{n}（自分のマナゾーンに{n}枚以上あれば、相手が攻撃したか、自分の攻撃がブロックされた後、コストを支払わずに手札から召喚してもよい。ターンの終わりに山札の一番下に置く）", "Ninja Strike {n} (with {n} or more cards in your mana zone, you may summon this free from your hand after your opponent attacks or your attack is blocked; at end of turn it goes to the bottom of your library)", "With enough mana, the creature may be summoned free during an attack (DMG-19).", num(1, 9)),
		state("revolutionChange", KwChange, "革命チェンジ：{filter:c}（自分の{filter:c}が攻撃する時、それと手札のこのクリーチャーを入れ替えてもよい）", "Revolution Change: {filter:c} (when your {filter:c} attacks, you may exchange it with this creature in your hand)", "An attacking creature may be exchanged with this one in hand (DMG-18.1).", filter),
		state("invasion", KwInvasion, "侵略：{filter:c}（自分の{filter:c}が攻撃する時、自分の{zone}にあるこのクリーチャーをその上に重ねてもよい）", "Invasion: {filter:c} (when your {filter:c} attacks, you may put this from your {zone} onto it)", "This card may be put onto an attacking creature (DMG-18.5).", e.Param{Name: "zone", Sort: e.SomeOf, Enum: invadeZones}, filter),
		state("jChange", KwJChange, "Jチェンジ{n}（このクリーチャーが攻撃する時、自分のマナゾーンにあるコスト{n}以下の{filter:c}1体と入れ替えてもよい）", "J-Change {n} (when this attacks, you may exchange it with one {filter:c} with cost {n} or less in your mana zone)", "The attacking creature may be exchanged with one in the mana zone (DMG-18.9).", num(1, 9), e.Param{Name: "filter", Sort: e.Cards}),
		state("evolution", KwEvolution, "進化：{zone:|手札の|墓地の|マナゾーンの||山札の一番上の}{filter:c}{n}体の上に置く", "Evolution: put this on {n:one [filter:c]|[n] [filter:cs]} {zone:in the battle zone|from your hand|from your graveyard|from your mana zone||from the top of your library}", "The creature is put onto others, its base (DMG-17).", e.Param{Name: "zone", Sort: e.OneOf, Enum: evoZones, Opt: true}, filter, num(1, 3)),
		state("sacrificeCost", KwSacCost, "これを使う時、自分のクリーチャーを1体破壊して、コストを{n}少なくしてもよい", "As you use this, you may destroy one of your creatures to make it cost {n} less", "A creature may be destroyed as part of the cost (DMG-9.3).", num(1, 9)),
		state("faceUpCost", KwFaceUpCost, "自分の表向きのシールドカード{n}枚を墓地に置いて、コストを支払わずにこれを使ってもよい", "You may put {n} of your face-up shield cards into your graveyard to use this without paying its cost", "Face-up shield cards may be paid instead of the cost (DMG-9.3).", num(1, 4)),
	}
}

func queryWords() []e.Spec {
	return []e.Spec{
		cond("zoneHas", cHave, "{who:自分|相手|お互い}の{zone}に{filter}が{n}枚{is}ある", "{who:your|your opponent's|both} {zone} {who:holds|holds|together hold} {is} {n} {filter:#n}", "Counts cards of a zone.", side, inZone, filter, e.Param{Name: "is", Sort: e.OneOf, Enum: e.Cmp}, num(0, 40)),
		noun(cond("yourTurn", cYourTurn, "自分のターン中", "it is your turn", "It is the owner's turn.")),
		noun(cond("firstUse", cFirstUse, "それがこのターンに{who:自分|相手|お互い}が使った最初のカード", "it is the first card {who:you|your opponent|anybody} used this turn", "It is the first card used this turn.", side)),
		cond("exchanged", cExchanged, "このクリーチャーが「革命チェンジ」で出ている", "this creature was put here by Revolution Change", "The creature was put here by Revolution Change (DMG-18.2)."),
		cond("summoned", cSummoned, "このクリーチャーが召喚されている", "this creature was summoned", "The creature was summoned: used, not merely put into the battle zone (DMG-18.2)."),
		cond("noShields", cNoShields, "{who:自分|相手|お互い}のシールドがない", "{who:you have|your opponent has|both players have} no shields", "There are no shields; a pile is one shield.", side),

		// Amounts.
		number("manaCount", nMana, "{who:自分|相手|お互い}のマナゾーンの枚数", "the number of cards in {who:your|your opponent's|both players'} mana zone", "Number of cards in the mana zone.", side),
		number("shieldCount", nShields, "{who:自分|相手|お互い}のシールドの数", "the number of {who:your|your opponent's|both players'} shields", "Number of shields; a pile is one shield.", side),
		number("civilizationCount", nColours, "{who:自分|相手|お互い}のマナゾーンの文明の数", "the number of civilizations in {who:your|your opponent's|both players'} mana zone", "Number of different civilizations in the mana zone.", side),
	}
}

func triggerWords() []e.Spec {
	return []e.Spec{
		trigger("spell", TrSpell, "", "", "What the spell does."),
		trigger("enter", TrEnter, "このクリーチャーがバトルゾーンに出た時、", "When this enters, ", "When the creature enters the battle zone, however it does (DMG-11.2)."),
		trigger("enterOther", TrEnterOther, "{who:自分|相手|どちらか}の他の{filter:c}がバトルゾーンに出た時、", "When {who:another [filter:c] of yours|a [filter:c] of your opponent's|any other [filter:c]} enters, ", "When another creature enters.", side, filter),
		trigger("leave", TrLeave, "このクリーチャーがバトルゾーンを離れた時、", "When this leaves the battle zone, ", "When the creature leaves the battle zone; looks back (DMG-11.3)."),
		trigger("destroyed", TrDestroyed, "このクリーチャーが破壊された時、", "When this is destroyed, ", "When the creature is destroyed; looks back (DMG-11.3)."),
		trigger("destroyedOther", TrDestroyedOther, "{who:自分|相手|どちらか}の他の{filter:c}が破壊された時、", "When {who:another [filter:c] of yours|a [filter:c] of your opponent's|any other [filter:c]} is destroyed, ", "When another creature is destroyed.", side, filter),
		trigger("attack", TrAttack, "このクリーチャーが攻撃する時、", "When this attacks, ", "When the creature attacks, right after the declaration (DMG-15.3)."),
		trigger("attacked", TrAttacked, "{who:自分|相手|どちらか}の他の{filter:c}が攻撃する時、", "When {who:another [filter:c] of yours|a [filter:c] of your opponent's|any other [filter:c]} attacks, ", "When another creature attacks.", side, filter),
		trigger("attackEnd", TrAttackEnd, "このクリーチャーの攻撃の終わりに、", "At the end of this creature's attack, ", "At the end of the creature's attack (DMG-5.14)."),
		trigger("block", TrBlock, "このクリーチャーがブロックした時、", "When this blocks, ", "When the creature has blocked."),
		trigger("blocked", TrBlocked, "このクリーチャーがブロックされた時、", "When this is blocked, ", "When the creature has been blocked."),
		trigger("battleWon", TrBattleWon, "このクリーチャーがバトルに勝った時、", "When this wins a battle, ", "When the creature has won a battle."),
		trigger("battleLost", TrBattleLost, "このクリーチャーがバトルに負けた時、", "When this loses a battle, ", "When the creature has lost a battle."),
		trigger("broke", TrBroke, "このクリーチャーがシールドをブレイクした時、", "When this breaks a shield, ", "When the creature has broken a shield."),
		trigger("shieldBroken", TrShieldBroken, "{who:自分|相手|どちらか}のシールドがブレイクされた時、", "When {who:one of your|one of your opponent's|any} {who:shields|shields|shield} is broken, ", "Once for each shield that is broken (DMG-11.4).", side),
		trigger("shieldAdded", TrShieldAdded, "カードが{who:自分|相手|どちらか}のシールドゾーンに置かれた時、", "When a card is put into {who:your|your opponent's|a} shield zone, ", "When a card is put into the shield zone, also onto a shield.", side),
		trigger("manaAdded", TrManaAdded, "{who:自分|相手|どちらか}のマナゾーンにカードが置かれた時、", "When a card is put into {who:your|your opponent's|a} mana zone, ", "When a card is put into the mana zone, by the mana charge or an effect.", side),
		trigger("used", TrUsed, "{who:自分|相手|どちらか}が{filter}を使った時、", "When {who:you use|your opponent uses|a player uses} a {filter}, ", "When a card has been used and is on the stack (DMG-9.1).", side, filter),
		trigger("resolved", TrResolved, "{who:自分|相手|どちらか}が{filter}を使い、それが解決された時、", "When a {filter} that {who:you|your opponent|a player} used has resolved, ", "When a card that was used has resolved (DMG-25.3).", side, filter),
		trigger("drawn", TrDraw, "{who:自分|相手|どちらか}がカードを引いた時、", "When {who:you draw|your opponent draws|a player draws} a card, ", "Once for each card that is drawn.", side),
		trigger("discarded", TrDiscard, "{who:自分|相手|どちらか}の手札が捨てられた時、", "When {who:you discard|your opponent discards|a player discards} a card, ", "Once for each card that is discarded.", side),
		trigger("turnStart", TrTurnStart, "{who:自分|相手|各}のターンのはじめに、", "At the start of {who:your|your opponent's|each} turn, ", "At the start of the turn, in the upkeep step (DMG-5.4).", side),
		trigger("turnEnd", TrTurnEnd, "{who:自分|相手|各}のターンの終わりに、", "At the end of {who:your|your opponent's|each} turn, ", "At the end of the turn, in the end step (DMG-5.16).", side),
		trigger("untapped", TrUntapped, "このクリーチャーが自分のアンタップステップにアンタップした時、", "When this untaps in your untap step, ", "When the creature untaps in the untap step; waits for the upkeep step (DMG-5.3)."),
		trigger("activate", TrActivate, "{cost}：", "{cost}: ", "An ability that its owner can use at normal timing (DMG-7.8).", e.Param{Name: "cost", Sort: e.OneOf, Enum: costWords}),
		{Name: "static", Kind: e.Trigger, Static: true, Op: TrStatic, Doc: "A lasting state while the card is in play."},
		{Name: "keyword", Kind: e.Trigger, Static: true, Op: TrKeyword, Doc: "The trigger of the words in a card's `keywords`."},
	}
}

// plainKeywords are the keywords without parameters, with their reminders.
func plainKeywords() (out []e.Spec) {
	for i, r := range reminders {
		out = append(out, state(r[0], KwBlocker+uint16(i), r[1], r[2], r[3]))
	}
	return out
}

var searchTo = &e.Enum{Name: "place", Values: []e.Value{
	{Name: "hand", JA: "手札に加える", EN: "into your hand"}, {Name: "mana", JA: "マナゾーンに置く", EN: "into your mana zone"},
	{Name: "top", JA: "シャッフル後に山札の上に置く", EN: "on top of your library after shuffling"},
}}

var lookRest = &e.Enum{Name: "place", Values: []e.Value{
	{Name: "bottom", JA: "山札の下に置く", EN: "on the bottom of your library"}, {Name: "graveyard", JA: "墓地に置く", EN: "into your graveyard"},
	{Name: "mana", JA: "マナゾーンに置く", EN: "into your mana zone"},
}}

var invadeZones = &e.Enum{Name: "zone", Values: []e.Value{
	{Name: "hand", JA: "手札", EN: "hand"}, {Name: "mana", JA: "マナゾーン", EN: "mana zone"}, {Name: "graveyard", JA: "墓地", EN: "graveyard"}, {Name: "battle", JA: "バトルゾーン", EN: "battle zone"},
}}
