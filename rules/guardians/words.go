package guardians

import e "godeck/rules/effect"

// This file has the words of the cards (RULES.md §8) with their texts.

func amount(name string, least, most int) e.Param {
	return e.Param{Name: name, Sort: e.Amount, Min: least, Max: most}
}
func number(name string, least, most int) e.Param {
	return e.Param{Name: name, Sort: e.Int, Min: least, Max: most}
}
func opt(p e.Param) e.Param { p.Opt = true; return p }

var (
	toWhat  = e.Param{Name: "to", Sort: e.Choose}
	what    = e.Param{Name: "what", Sort: e.Choose}
	lasts   = e.Param{Name: "until", Sort: e.OneOf, Enum: untilWords, Opt: true}
	who     = e.Param{Name: "who", Sort: e.Who, Opt: true}
	one     = e.Param{Name: "who", Sort: e.Who, Opt: true, Single: true}
	whoOpp  = e.Param{Name: "who", Sort: e.Who, Opt: true, Default: 1}
	is      = e.Param{Name: "is", Sort: e.OneOf, Enum: e.Cmp}
	filters = e.Param{Name: "filter", Sort: e.Cards, Opt: true}
	action  = e.Param{Name: "deed", Sort: e.OneOf, Enum: actionEnum}
	faces   = e.Param{Name: "faces", Sort: e.SomeOf, Enum: dieFaces}
	points  = amount("n", 0, 9900)
	signed  = e.Param{Name: "n", Sort: e.Int, Min: -3000, Max: 3000}
)

// theDie is the number on the die, which lasting words change.
const theDie = "the number on the die"

func kind(k e.Kind, list []e.Spec) []e.Spec {
	for i := range list {
		list[i].Kind = k
	}
	return list
}

func actionWords() []e.Spec {
	return kind(e.Action, []e.Spec{
		{Name: "damage", Op: wDamage, Done: e.DoneReported, DoneIf: "the amount is not 0 and there is a guardian", Params: []e.Param{toWhat, points}, JA: "{to:に}{n}ダメージを与える", EN: "deal {n} damage to {to}", Doc: "Deals damage, which waits for the Damage Step of this phase."},
		{Name: "down", Op: wDown, Done: e.DoneCards, Params: []e.Param{toWhat, points, lasts}, JA: "{until}{to:を}{n}ダウンする", EN: "give {to} −{n} LP{until}", Doc: "Lowers LP at once; DG stays."},
		{Name: "up", Op: wUp, Done: e.DoneCards, Params: []e.Param{toWhat, points, lasts}, JA: "{until}{to:を}{n}アップする", EN: "give {to} +{n} LP{until}", Doc: "Raises LP at once; DG stays."},
		{Name: "repair", Op: wRepair, Done: e.DoneCards, Params: []e.Param{toWhat, points}, JA: "{to:を}{n}リペアする", EN: "repair {to} by {n}", Doc: "Lowers DG at once, even below 0."},
		{Name: "moveDamage", Op: wMoveGauge, Done: e.DoneReported, DoneIf: "some DG was moved", Params: []e.Param{{Name: "from", Sort: e.Choose}, toWhat, points}, JA: "{from:の}DGを{n}まで{to:に}移す", EN: "move up to {n} DG from {from} to {to}", Doc: "Moves DG, as much as there is; this deals no damage."},
		{Name: "send", Op: wSend, Done: e.DoneCards, Params: []e.Param{what, {Name: "to", Sort: e.OneOf, Enum: destinations}}, JA: "{what:を}{to}", EN: "put {what:from} {to:own}", Doc: "Moves cards from any zone to a zone of their owners."},
		{Name: "top", Op: wTop, Done: e.DoneCards, Params: []e.Param{who, {Name: "deck", Sort: e.OneOf, Enum: deckWords, Opt: true}, amount("n", 1, 20), {Name: "to", Sort: e.OneOf, Enum: destinations}},
			JA: "{who:自分|相手|お互い}の{deck}の上から{n}枚を{to}", EN: "put the top {n:card|# cards} of {who:your|your opponent's|each player's} {deck} {to:own}", Doc: "Moves cards from the top of a deck."},
		{Name: "summon", Op: wSummon, Done: e.DoneCards, Params: []e.Param{what, {Name: "free", Sort: e.Bool, Opt: true}}, JA: "{what:を}{free:サモンコンディションもコストも|コスト}なしで召喚する", EN: "summon {what:from} without paying its cost{free: or meeting its summon condition|}", Doc: "Summons without paying and whatever the summon limit (BGD-8.14); a summon condition has to hold unless `free` sets it aside (BGD-8.15, 28.5)."},
		{Name: "stepBack", Op: wStepBack, Done: e.DoneReported, DoneIf: "the guardian moved", JA: "このカードを自分のアシストゾーンに移す", EN: "move this to your Assist Zone", Doc: "Moves this card from the Attack Zone to the Assist Zone, where it replaces what is there."},
		{Name: "drawSide", Op: wDrawSide, Done: e.DoneCards, Params: []e.Param{who, amount("n", 1, 8)}, JA: "{who:|相手は|お互いに}サイドデッキからカードを{n}枚引く", EN: "{who:draw|your opponent draws|each player draws} {n} {n:card|cards} from the side deck", Doc: "Draws from the side deck."},
		{Name: "spendForce", Op: wSpend, Done: e.DoneCards, Params: []e.Param{whoOpp, amount("n", 1, 20)}, JA: "{who:自分|相手|お互い}のフォース{n}枚を裏状態にする", EN: "{who:you spend|your opponent spends|each player spends} {n} ready Force", Doc: "Turns Force face-down; its owner chooses which."},
		{Name: "readyForce", Op: wReady, Done: e.DoneCards, Params: []e.Param{who, amount("n", 1, 20)}, JA: "{who:自分|相手|お互い}の裏状態のフォース{n}枚を表状態にする", EN: "ready {n} of {who:your|your opponent's|each player's} spent Force", Doc: "Makes spent Force ready again."},
		{Name: "weaken", Op: wWeaken, Done: e.DoneReported, DoneIf: "a guardian became weakened", Params: []e.Param{toWhat}, JA: "{to:を}弱体化させる", EN: "weaken {to}", Doc: "Turns an attack guardian sideways."},
		{Name: "upright", Op: wUpright, Done: e.DoneReported, DoneIf: "a guardian was turned", Params: []e.Param{toWhat}, JA: "{to:の}弱体化を解く", EN: "remove the weakened state from {to}", Doc: "Ends the weakened state."},
		{Name: "negate", Op: wNegate, Done: e.DoneReported, DoneIf: "an effect was negated", JA: "その効果を無効にする", EN: "negate that effect", Doc: "Negates the effect that opened the Counter Step."},
		{Name: "nullify", Op: wNullify, Done: e.DoneReported, DoneIf: "damage was nullified", JA: "そのダメージ効果1つを無効にする", EN: "nullify that damage", Doc: "Nullifies the damage for which the Prevent Ability is used."},
		{Name: "reduce", Op: wReduce, Done: e.DoneReported, DoneIf: "there is such damage", Params: []e.Param{points}, JA: "そのダメージを{n}減らす", EN: "reduce that damage by {n}", Doc: "Reduces the damage for which the Prevent Ability is used, before doubling."},
		{Name: "reroll", Op: wReroll, Done: e.DoneReported, DoneIf: "a die lies there", JA: "そのサイコロを振り直す", EN: "reroll that die", Doc: "Rolls the die of the current Dice Step again; this is no new roll for `rolled`, and under `judged` it comes too late (BGD-28.33)."},
		{Name: "setDie", Op: wSetDie, Done: e.DoneReported, DoneIf: "a die lies there", Params: []e.Param{number("n", 1, 6)}, JA: "そのサイコロの出た目を{n}にする", EN: "set that die to {n}", Doc: "Replaces the number on the die."},
		{Name: "addDie", Op: wAddDie, Done: e.DoneReported, DoneIf: "a die lies there", Params: []e.Param{number("n", -3, 3)}, JA: "そのサイコロの目{n:+}", EN: "give that die {n:+}", Doc: "Changes the number on the die; all changes are added up, then clamped to 1…6."},
		{Name: "again", Op: wAgain, Done: e.DoneReported, DoneIf: "a row was activated", JA: "このターンに発動した自分のアタックアビリティをもう一度発動する", EN: "use the attack ability you used this turn again", Doc: "Carries out the row that fired last once more, by the attack guardian that is there now, if it has a row for that face."},
		{Name: "extraDice", Op: wExtraDice, Done: e.DoneReported, DoneIf: "the die is rolled", JA: "自分のダイスステップをもう一度行う", EN: "take another Dice Step", Doc: "Takes another Dice Step within the current phase (BGD-12.10)."},
		{Name: "gainCounters", Op: wGainLife, Done: e.DoneAlways, Params: []e.Param{who, number("n", 1, 4)}, JA: "{who:自分|相手|お互い}のライフカウンターを{n}個増やす", EN: "{who:you gain|your opponent gains|each player gains} {n} {n:life|lives}", Doc: "Gains life counters."},
		{Name: "loseCounters", Op: wLoseLife, Done: e.DoneAlways, Params: []e.Param{who, number("n", 1, 4)}, JA: "{who:自分|相手|お互い}のライフカウンターを{n}個減らす", EN: "{who:you lose|your opponent loses|each player loses} {n} {n:life|lives}", Doc: "Loses life counters; at 0 the player loses the game."},
		{Name: "lookHand", Op: wLookHand, Done: e.DoneReported, DoneIf: "the hand holds a card", Params: []e.Param{whoOpp}, JA: "{who:自分の手札を相手に見せる|相手の手札を見る|お互いの手札を公開する}", EN: "{who:show your hand|look at your opponent's hand|both players show their hands}", Doc: "Shows a hand as it is now."},
		{Name: "forbid", Op: wForbid, Done: e.DoneAlways, Params: []e.Param{whoOpp, action, lasts}, JA: "{until}{who:自分|相手|お互い}は{deed}", EN: "{who:you|your opponent|both players} {deed}{until}", Doc: "Forbids something; without a duration until the end of this turn."},
		{Name: "grantDamage", Op: wGrantDamage, Done: e.DoneCards, Params: []e.Param{toWhat, signed, lasts}, JA: "{until}{to:の}アタックアビリティのダメージ{n:+}", EN: "give the attack abilities of {to} {n:+} damage{until}", Doc: "Changes the damage of a guardian's attack abilities."},
		{Name: "grantFaces", Op: wGrantFaces, Done: e.DoneCards, Params: []e.Param{toWhat, faces, lasts}, JA: "{until}{to:の}アタックアビリティの一番上の段は{faces:list}の目でも発動する", EN: "the first attack row of {to} also hits on {faces:list}{until}", Doc: "Adds faces that hit; printed rows keep theirs."},
		{Name: "silence", Op: wSilence, Done: e.DoneCards, Params: []e.Param{toWhat, lasts}, JA: "{until}{to:の}ポテンシャルアビリティとトライブアビリティを失わせる", EN: "{to} loses its Potential and Tribe Abilities{until}", Doc: "Takes a guardian's abilities away."},
		{Name: "setDamage", Op: wSetGauge, Done: e.DoneCards, Params: []e.Param{toWhat, amount("n", -9900, 9900)}, JA: "{to:の}DGを{n}にする", EN: "set the DG of {to} to {n}", Doc: "Sets DG at once; this deals no damage."},
		{Name: "redirect", Op: wRedirect, Done: e.DoneReported, DoneIf: "there is such damage and another guardian", Params: []e.Param{toWhat}, JA: "そのダメージを代わりに{to:に}与える", EN: "deal that damage to {to} instead", Doc: "Another guardian takes the damage for which the Prevent Ability is used; its owner may answer anew."},
		{Name: "nextDamage", Op: wNextDamage, Done: e.DoneCards, Params: []e.Param{toWhat, signed, lasts}, JA: "{until}次に{to:が}受けるダメージ{n:+}", EN: "give the next damage to {to} {n:+}{until}", Doc: "Changes the next damage only, before doubling (BGD-28.20)."},
		{Name: "inherit", Op: wInherit, Done: e.DoneCards, Params: []e.Param{toWhat, {Name: "from", Sort: e.Choose}, lasts}, JA: "{until}{to:に}{from:の}ポテンシャルアビリティとトライブアビリティを与える", EN: "give {to} the Potential and Tribe Abilities of {from}{until}", Doc: "Gives a guardian the abilities that are printed on another (BGD-28.19)."},
		{Name: "grant", Op: wGrant, Done: e.DoneCards, Params: []e.Param{toWhat, {Name: "card", Sort: e.CardRef}, lasts}, JA: "{until}{to:に}{card}のポテンシャルアビリティとトライブアビリティを与える", EN: "give {to} the Potential and Tribe Abilities of {card}{until}", Doc: "Gives a guardian the abilities that are printed on a card, named by its id (BGD-28.19)."},
		{Name: "changeSF", Op: wChangeSF, Done: e.DoneCards, Params: []e.Param{toWhat, number("n", -9, 9), lasts}, JA: "{until}{to:の}SF{n:+}", EN: "give {to} {n:+} SF{until}", Doc: "Changes SF, not below 0; the summon limit and conditions read the new value."},
		{Name: "skip", Op: wSkip, Done: e.DoneAlways, Params: []e.Param{whoOpp, {Name: "phase", Sort: e.OneOf, Enum: skipWords}}, JA: "{who:自分|相手|お互い}は次の{phase}を飛ばす", EN: "{who:you skip your|your opponent skips their|each player skips their} next {phase}", Doc: "Skips the next such phase, once (BGD-28.21)."},
		{Name: "lookTop", Op: wLookTop, Done: e.DoneReported, DoneIf: "there is a card", Params: []e.Param{who, {Name: "deck", Sort: e.OneOf, Enum: deckWords, Opt: true}, number("n", 1, 9)}, JA: "{who:自分|相手|お互い}の{deck}の上から{n}枚を見る", EN: "look at the top {n:card|# cards} of {who:your|your opponent's|each player's} {deck}", Doc: "Shows the top cards of a deck, which stay where they are."},
	})
}

func permanentWords() []e.Spec {
	list := []e.Spec{
		{Name: "boost", Op: wBoost, Params: []e.Param{{Name: "of", Sort: e.OneOf, Enum: boostWords}, {Name: "n", Sort: e.Amount, Min: -9900, Max: 9900}}, JA: "{of}のLP{n:+}", EN: "{of} has {n:+} LP", Doc: "Raises or lowers LP permanently (BGD-27.11)."},
		{Name: "damageDealt", Op: wDealt, Params: []e.Param{signed}, JA: "自分のアタックアビリティが与えるダメージ{n:+}", EN: "your attack abilities deal {n:+} damage", Doc: "Changes the damage of the attack abilities, before doubling (BGD-27.3)."},
		{Name: "damageTaken", Op: wTaken, Params: []e.Param{signed}, JA: "自分のアタックガーディアンが受けるダメージ{n:+}", EN: "your attack guardian takes {n:+} damage", Doc: "Changes the damage that the attack guardian takes, before doubling (BGD-27.3)."},
		{Name: "moreFaces", Op: wFaces, Params: []e.Param{faces}, JA: "自分のアタックアビリティの一番上の段は{faces:list}の目でも発動する", EN: "the first attack row of your attack guardian also hits on {faces:list}", Doc: "Adds faces that hit; printed rows keep theirs."},
		{Name: "unhurt", Op: wUnhurt, JA: "このガーディアンはダメージを受けない", EN: "this guardian takes no damage", Doc: "Damage to the guardian is 0."},
		{Name: "steady", Op: wSteady, JA: "自分のアタックガーディアンは弱体化しない", EN: "your attack guardian cannot be weakened", Doc: "Neither a miss nor an effect weakens the attack guardian."},
		{Name: "ban", Op: wBan, Params: []e.Param{action}, JA: "相手は{deed}", EN: "your opponent {deed}", Doc: "Forbids the opponent something."},
		{Name: "cheaper", Op: wCheaper, Params: []e.Param{number("n", 1, 9)}, JA: "手札のこのカードを召喚するためのフォースは{n}枚少ない", EN: "summoning this from your hand costs {n} less Force", Doc: "Lowers the cost of summoning this card from hand; works in hand (BGD-19.1)."},
		{Name: "dieUp", Op: wDieUp, Changes: theDie, Params: []e.Param{number("n", -3, 3)}, JA: "自分のサイコロの目{n:+}", EN: "your die rolls get {n:+}", Doc: "Changes the number on the die; all changes are added up, then clamped to 1…6."},
		{Name: "limitUp", Op: wLimitUp, Params: []e.Param{number("n", 1, 5)}, JA: "自分の召喚制限{n:+}", EN: "your summon limit is {n:+}", Doc: "Raises the summon limit (BGD-8.8)."},
		{Name: "unchosen", Op: wUnchosen, JA: "このガーディアンは相手の効果に選ばれない", EN: "your opponent's effects cannot choose this guardian", Doc: "The opponent's effects cannot pick the guardian, nor can chance for them; effects on all guardians and on a named seat reach it (BGD-28.23)."},
		{Name: "alter", Op: wAlter, Params: []e.Param{{Name: "rule", Sort: e.OneOf, Enum: alterWords}}, JA: "{rule}", EN: "{rule}", Doc: "Changes a rule (BGD-22.11)."},
	}
	for i := range list {
		list[i].Static = true
	}
	return kind(e.Action, list)
}

func queryWords() []e.Spec {
	zone := e.Param{Name: "zone", Sort: e.OneOf, Enum: zoneWords}
	tribe := e.Param{Name: "tribe", Sort: e.SomeOf, Enum: Tribes}
	list := kind(e.Condition, []e.Spec{
		{Name: "sfIs", Op: cSF, Params: []e.Param{who, is, number("n", 0, 9)}, JA: "{who:自分|相手|お互い}のアタックガーディアンのSFが{is:n}", EN: "{who:your|your opponent's|each} attack guardian has SF {is:n}", Doc: "SF of the attack guardian; false without one."},
		{Name: "tribeIs", Op: cTribe, Params: []e.Param{who, tribe}, JA: "{who:自分|相手|お互い}のアタックガーディアンが{tribe}", EN: "{who:your|your opponent's|each} attack guardian is {tribe}", Doc: "Tribe of the attack guardian; false without one."},
		{Name: "forceIs", Op: cForce, Params: []e.Param{who, is, number("n", 0, 40), {Name: "ready", Sort: e.Bool, Opt: true}}, JA: "{who:自分|相手|お互い}の{ready:表状態の|}フォースが{is:n:枚}", EN: "{who:you have|your opponent has|each player has} {is:n} {ready:ready |}Force", Doc: "Amount of Force, ready and spent (BGD-4.6) or only ready."},
		{Name: "holds", Op: cHolds, Params: []e.Param{who, zone, filters, is, number("n", 0, 60)}, JA: "{who:自分|相手|お互い}の{zone}に{filter}が{is:n:枚}ある", EN: "there are {is:n} {filter:#n} {zone:on|in|in|in|in|in|among|among} {who:your|your opponent's|each player's} {zone}", Doc: "Counts cards; the field is Attack, Assist and Domain Zone (BGD-1.5)."},
		{Name: "isWeakened", Op: cWeak, Params: []e.Param{whoOpp}, JA: "{who:自分|相手|お互い}のアタックガーディアンが弱体化している", EN: "{who:your|your opponent's|each} attack guardian is weakened", Doc: "The attack guardian is weakened (BGD-15)."},
		{Name: "isVanilla", Op: cVanilla, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}のアタックガーディアンがバニラ", EN: "{who:your|your opponent's|each} attack guardian is vanilla", Doc: "The attack guardian has no Potential Ability (BGD-22.2)."},
		{Name: "assisted", Op: cStands, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}のアシストガーディアンがいる", EN: "{who:you have|your opponent has|each player has} an assist guardian", Doc: "There is an assist guardian; a silently summoned card is none."},
		{Name: "domainThere", Op: cDomain, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}のドメインカードがある", EN: "{who:you have|your opponent has|each player has} a domain", Doc: "There is a domain (BGD-10)."},
		{Name: "myTurn", Op: cMyTurn, Noun: true, JA: "自分のターン", EN: "it is your turn", Doc: "It is the owner's turn."},
		{Name: "firstTurn", Op: cFirstTurn, Noun: true, JA: "自分の最初のターン", EN: "it is your first turn", Doc: "It is the owner's first turn."},
		{Name: "dieIs", Op: cFace, Reads: theDie, Params: []e.Param{faces}, JA: "サイコロの目が{faces}", EN: "the die shows {faces}", Doc: "The number on the die of the current Dice Step, changes included."},
		{Name: "selfIs", Op: cSelf, Params: []e.Param{{Name: "filter", Sort: e.Cards, InPlay: true}}, JA: "このカードが{filter}", EN: "this is a {filter}", Doc: "The card itself matches the filter."},
		{Name: "against", Op: cAgainst, Params: []e.Param{{Name: "what", Sort: e.SomeOf, Enum: againstWords}}, JA: "答える効果が{what}", EN: "it answers {what}", Doc: "What kind of effect is being answered; for counter effects."},
	})
	return append(list, kind(e.Number, []e.Spec{
		{Name: "count", Op: nCards, Params: []e.Param{who, zone, filters}, JA: "{who:自分|相手|お互い}の{zone}にある{filter}の枚数", EN: "the number of {filter:s} in {who:your|your opponent's|both players'} {zone}", Doc: "Counts cards of a zone."},
		{Name: "forceOf", Op: nForce, Params: []e.Param{who}, JA: "{who:自分|相手|お互い}のフォースの枚数", EN: "the number of {who:your|your opponent's|both players'} Force", Doc: "Amount of Force, ready and spent."},
		{Name: "dgOf", Op: nGauge, Params: []e.Param{one}, JA: "{who:自分|相手|}のアタックガーディアンのDG", EN: "the DG of {who:your|your opponent's|} attack guardian", Doc: "DG of the attack guardian, at least 0; 0 without one."},
		{Name: "lpOf", Op: nLife, Params: []e.Param{one}, JA: "{who:自分|相手|}のアタックガーディアンのLP", EN: "the LP of {who:your|your opponent's|} attack guardian", Doc: "LP of the attack guardian; 0 without one."},
		{Name: "printedLP", Op: nPrinted, JA: "このカードの表記LP", EN: "the printed LP of this card", Doc: "Printed LP of this card, for Prevent Abilities (BGD-22.9)."},
		{Name: "die", Op: nDie, Reads: theDie, JA: "サイコロの目", EN: "the number on the die", Doc: "The number on the die, changes included; 0 without a die."},
		{Name: "thatMuch", Op: nEvent, JA: "その値", EN: "that amount", Doc: "The number of the event that triggered this; in a Prevent Ability, the damage."},
		{Name: "countersOf", Op: nCounters, Params: []e.Param{one}, JA: "{who:自分|相手|}のライフカウンターの数", EN: "the number of {who:your|your opponent's|} lives", Doc: "Number of life counters (BGD-26)."},
	})...)
}

func triggerWords() []e.Spec {
	const rest = "{force:?［フォース#］}{discard:?［手札#枚］}{burn:?［マテリアル#枚］}{gauge:?［自分のアタックガーディアンのDG+#］}{counters:?［ライフカウンター#個］}{junk:［このカードをジャンクゾーンに送る］|}{once:［ターンに1度］|}："
	const restEN = "{force:? (# Force)}{discard:? (discard #)}{burn:? (# material)}{gauge:? (your attack guardian gains # DG)}{counters:? (# life)}{junk: (put this into the Junk Zone)|}{once: (once a turn)|}: "
	costs := []e.Param{opt(number("force", 1, 9)), opt(number("discard", 1, 3)), opt(number("burn", 1, 5)), opt(number("gauge", 100, 3000)), {Name: "junk", Sort: e.Bool, Opt: true}, {Name: "once", Sort: e.Bool, Opt: true}, opt(number("counters", 1, 4))}
	burn := append([]e.Param{}, costs...)
	burn[argBurn].Opt = false
	price := []e.Param{opt(number("force", 1, 9)), opt(number("discard", 1, 3))}
	fee := append(price[:2:2], opt(number("counters", 1, 4)))
	with := func(first e.Param, more ...e.Param) []e.Param {
		return append(append([]e.Param{first}, price...), more...)
	}
	const needJA = "{force:?、フォース#枚を消費して}{discard:?、手札を#枚捨てて}、"
	const needEN = "{force:?, spending # Force}{discard:?, discarding #}, "
	card := func(name string) e.Param { return e.Param{Name: name, Sort: e.CardRef} }
	return kind(e.Trigger, []e.Spec{
		{Name: "faces", Op: TrFaces, OnlyFor: typeFighters, Params: []e.Param{faces}, JA: "［{faces:list}］", EN: "{faces:list}: ", Doc: "A row of the attack table, carried out when the die shows one of the faces."},
		{Name: "permanent", Op: TrStatic, Static: true, OnlyFor: typeUnits | 1<<DomainCard, JA: "［永］", EN: "Permanent: ", Doc: "A lasting state: applied, never activated."},
		{Name: "act", Op: TrAct, OnlyFor: typeUnits | 1<<DomainCard, Params: costs, JA: "［起］" + rest, EN: "Activated" + restEN, Doc: "An ability that its owner can activate in the Set Phase."},
		{Name: "cast", Op: TrCast, OnlyFor: 1 << Spell, Params: fee, JA: "{force:?［フォース#］}{discard:?［手札#枚］}{counters:?［ライフカウンター#個］}", EN: "{force:?Spend # Force: }{discard:?Discard #: }{counters:?Spend # life: }", Doc: "What the spell does."},
		{Name: "answer", Op: TrAnswer, OnlyFor: typeUnits | 1<<Counter, Params: costs, JA: "［カウンター］" + rest, EN: "Counter" + restEN, Doc: "A counter card in hand or a Counter Ability, used in a Counter Step."},
		{Name: "burst", Op: TrBurst, OnlyFor: typeFighters, Params: burn, JA: "［起］" + rest, EN: "Activated" + restEN, Doc: "An ability that its owner can activate in the Set Phase, with material cards as its cost."},
		{Name: "prevent", Op: TrPrevent, OnlyFor: 1<<NormalAttack | 1<<NormalAssist, JA: "ダメージステップに手札のこのカードをジャンクゾーンに送る：", EN: "In a Damage Step, put this from your hand into the Junk Zone: ", Doc: "A Prevent Ability, used from hand in the Damage Step (BGD-22.9)."},
		{Name: "extra", Op: TrExtra, OnlyFor: typeUnits, Params: costs, JA: "［エクストラフェイズ］" + rest, EN: "Extra Phase" + restEN, Doc: "An ability for the Extra Phase (BGD-22.13)."},
		{Name: "rebirth", Op: TrRebirth, OnlyFor: 1 << Armed, JA: "このカードを素体のアンダーカードにして、", EN: "With this under its base guardian, ", Doc: "The Armed Ability that puts this card under the base of a Cross Guardian (BGD-23.11)."},
		{Name: "awaken", Op: TrAwaken, OnlyFor: 1 << Rise, Params: with(number("n", 1, 20)), JA: "沈黙召喚した後のターン、自分のフォースが{n}枚以上なら" + needJA, EN: "On a turn after its silent summon, with {n} or more Force" + needEN, Doc: "How a Rise Guardian is turned face-up (BGD-23.5)."},
		{Name: "speed", Op: TrSpeed, OnlyFor: 1 << Speed, Params: with(number("n", 0, 9)), JA: "相手がSF{n}以上のガーディアンを召喚したとき、手札かサイドデッキから" + needJA, EN: "When your opponent summons a guardian with SF {n} or more, from your hand or side deck" + needEN, Doc: "When a Speed Guardian may be summoned, in answer to a summon (BGD-23.7)."},
		{Name: "equip", Op: TrEquip, OnlyFor: 1 << Cross, Params: with(card("armed"), e.Param{Name: "base", Sort: e.Cards, InPlay: true}), JA: "自分のアシストゾーンの{armed}と、素体になる自分の{base}で装着転成するとき" + needJA, EN: "By Equip Rebirth of {armed} in your Assist Zone with your {base}" + needEN, Doc: "What a Cross Guardian needs to be summoned (BGD-23.11)."},
		{Name: "rage", Op: TrRage, OnlyFor: 1 << Raging, Params: with(card("base"), number("lp", 100, 9900)), JA: "自分のアタックゾーンにLP{lp}以下の{base}がいるなら" + needJA, EN: "While your {base} has {lp} LP or less" + needEN, Doc: "What a Raging Guardian needs to be summoned (BGD-23.16)."},
		{Name: "limit", Op: TrLimit, OnlyFor: 1<<ExtraGuardian | 1<<Unlimited, Params: with(opt(number("n", 1, 20))), JA: "{n:?自分のフォースが#枚以上なら、}{force:?フォース#枚を消費して、}{discard:?手札を#枚捨てて、}", EN: "{n:?With # or more Force, }{force:?spending # Force, }{discard:?discarding #, }", Doc: "What an Extra Guardian needs in the Extra Phase, an Unlimited Guardian in the Summon Phase."},
		{Name: "summoned", Op: TrSummoned, OnlyFor: typeUnits, JA: "［自］このカードが召喚されたとき、", EN: "Automatic: When this is summoned, ", Doc: "When this card has been summoned, in its Appear Step."},
		{Name: "entered", Op: TrEntered, Params: []e.Param{who, filters, {Name: "how", Sort: e.OneOf, Enum: comeWords, Opt: true}}, JA: "［自］{who:自分|相手|どちらか}の{filter}が{how:召喚された|覚醒降臨した}とき、", EN: "Automatic: When {who:you summon|your opponent summons|either player summons} a {filter}{how:| by Awakening}, ", Doc: "When another card has been summoned, in its Appear Step."},
		{Name: "left", Op: TrLeft, OnlyFor: typeUnits | 1<<DomainCard, JA: "［自］このカードが場を離れたとき、", EN: "Automatic: When this leaves the field, ", Doc: "When this card leaves the field: replaced, destroyed, returned or moved away."},
		{Name: "rolled", Op: TrRolled, Params: []e.Param{who}, JA: "［自］{who:自分|相手|どちらか}がダイスステップでサイコロを振ったとき、", EN: "Automatic: When {who:you roll|your opponent rolls|either player rolls} the die in a Dice Step, ", Doc: "When the die of a Dice Step has been rolled, before hit or miss is decided."},
		{Name: "judged", Op: TrJudged, Params: []e.Param{who, {Name: "result", Sort: e.OneOf, Enum: resultWords}}, JA: "［自］{who:自分|相手|どちらか}の攻撃が{result}たとき、", EN: "Automatic: When {who:your|your opponent's|an} attack {result}, ", Doc: "When hit or miss has been decided; what changes the die comes too late then (BGD-28.33): use `rolled`."},
		{Name: "battle", Op: TrBattle, Params: []e.Param{who}, JA: "［自］{who:自分|相手|どちらか}のアタックアビリティの処理が終わったとき、", EN: "Automatic: When {who:your|your opponent's|an} attack ability has resolved, ", Doc: "When an attack ability has resolved, before its damage is calculated."},
		{Name: "hurt", Op: TrHurt, Params: []e.Param{who, number("n", 1, 9900)}, JA: "［自］{who:自分|相手|どちらか}のガーディアンが{n}以上のダメージを受けたとき、", EN: "Automatic: When {who:your|your opponent's|any} guardian takes {n} or more damage, ", Doc: "When a guardian takes damage in the Damage Step."},
		{Name: "junked", Op: TrJunked, Params: []e.Param{who, {Name: "from", Sort: e.OneOf, Enum: fromWords, Opt: true}}, JA: "［自］{who:自分|相手|どちらか}の{from:デッキ|手札}からカードがジャンクゾーンに送られたとき、", EN: "Automatic: When cards go from {who:your|your opponent's|any} {from:deck|hand} to the Junk Zone, ", Doc: "When cards go to the Junk Zone; once for all cards of an effect or of its cost (BGD-28.24)."},
		{Name: "charged", Op: TrCharged, Params: []e.Param{who}, JA: "［自］{who:自分|相手|どちらか}がフォースチャージしたとき、", EN: "Automatic: When {who:you charge|your opponent charges|either player charges} Force, ", Doc: "When Force has been charged, in the Charge Phase or by an effect."},
		{Name: "used", Op: TrUsed, Params: []e.Param{who, {Name: "card", Sort: e.OneOf, Enum: usedWords}}, JA: "［自］{who:自分|相手|どちらか}が{card}を使ったとき、", EN: "Automatic: When {who:you use|your opponent uses|either player uses} {card}, ", Doc: "When a spell or counter card has resolved or was negated."},
		{Name: "paid", Op: TrPaid, Params: []e.Param{who}, JA: "［自］{who:自分|相手|どちらか}がライフカウンターを失ったとき、", EN: "Automatic: When {who:you lose|your opponent loses|either player loses} lives, ", Doc: "When life counters have been paid, or lost by an effect."},
		{Name: "phase", Op: TrPhase, Params: []e.Param{who, {Name: "phase", Sort: e.OneOf, Enum: phaseWords}}, JA: "［自］{who:自分|相手|お互い}の{phase}の初めに、", EN: "Automatic: At the start of {who:your|your opponent's|each} {phase}, ", Doc: "At the start of a phase; for the End Phase, among its duties (BGD-18.1)."},
		{Name: "domain", Op: TrDomain, Params: []e.Param{who}, JA: "［自］{who:自分|相手|どちらか}がドメインカードを置いたとき、", EN: "Automatic: When {who:you place|your opponent places|either player places} a domain, ", Doc: "When a domain has been placed in the Domain Phase."},
		{Name: "row", Op: TrRow, OnlyFor: typeUnits | 1<<DomainCard, Params: []e.Param{faces}, JA: "自分のアタックガーディアンに次の段を加える。［{faces:list}］", EN: "Your attack guardian also has the attack row {faces:list}: ", Doc: "A further attack row, for faces that the attack table leaves free (BGD-28.26)."},
		{Name: "drawn", Op: TrDrawn, Params: []e.Param{who, number("n", 1, 9)}, JA: "［自］{who:自分|相手|どちらか}が一度にカードを{n}枚以上引いたとき、", EN: "Automatic: When {who:you draw|your opponent draws|either player draws} {n} or more {n:card|cards} at once, ", Doc: "When cards have been drawn; once for all cards of a step or of a part of a text (BGD-28.24)."},
		{Name: "crossed", Op: TrCrossed, Params: []e.Param{who, {Name: "value", Sort: e.OneOf, Enum: valueWords}, number("n", -9900, 9900)}, JA: "［自］{who:自分|相手|どちらか}のアタックガーディアンの{value}が{n}{value:以下|以上}になったとき、", EN: "Automatic: When the {value} of {who:your|your opponent's|any} attack guardian reaches {n} or {value:less|more}, ", Doc: "When LP or DG comes to the number from beyond it (BGD-28.25)."},
	})
}
