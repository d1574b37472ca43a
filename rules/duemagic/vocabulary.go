package duemagic

import (
	"sync"

	"godeck/internal/lang"
	e "godeck/rules/effect"
)

// Instructions of the game's own words.
const (
	wDestroy = e.FirstGameOp + iota
	wMove
	wTap
	wUntap
	wPower
	wGrant
	wFight
	wBreak
	wShields
	wTop
	wCover
	wDiscard
	wSearch
	wLook
	wPeek
	wUse
	wCost
	wForbid
	wExtraTurn
	wSkip
	wWin
	wPlayer
	wRecycle
	wModes
	wMode
	wSplit
	wSwap
	wGrantAll
	wChoose
	wDraw

	// Lasting states.
	sPower
	sKeyword
	sCost
	sForbid
	sProtect
	sGuard

	// Conditions.
	cHave
	cYourTurn
	cFirstUse
	cExchanged
	cSummoned
	cNoShields

	// Amounts.
	nMana
	nShields
	nColours

	// Triggers.
	TrSpell
	TrEnter
	TrEnterOther
	TrLeave
	TrDestroyed
	TrDestroyedOther
	TrAttack
	TrAttacked
	TrAttackEnd
	TrBlock
	TrBlocked
	TrBattleWon
	TrBattleLost
	TrBroke
	TrShieldBroken
	TrShieldAdded
	TrManaAdded
	TrUsed
	TrResolved
	TrDraw
	TrDiscard
	TrTurnStart
	TrTurnEnd
	TrUntapped
	TrActivate
	TrStatic
	TrKeyword
)

// Instructions of keywords. Those below kwSimple take no parameters and can be
// granted.
const (
	kwFirst uint16 = 256 + iota
	KwBlocker
	KwSpeed
	KwDouble
	KwTriple
	KwWorld
	KwSlayer
	KwUnblockable
	KwMach
	KwMustAttack
	KwCannotAttack
	KwCannotAttackPlayer
	KwCannotBlock
	KwWinsBattles
	KwUntargetable
	KwIndestructible
	KwStays
	KwEntersTapped
	KwNoUntap
	KwMayUntap
	KwTrigger
	KwCharger
	KwEmblem
	kwSimple
	KwPowerAttacker
	KwSaber
	KwStrike
	KwSabaki
	KwNinja
	KwChange
	KwInvasion
	KwJChange
	KwEvolution
	KwSacCost
	KwFaceUpCost
)

// bit returns the bit of a plain keyword in masks.
func bit(kw uint16) uint32 { return 1 << (kw - kwFirst) }

// Civilizations lists the civilizations.
var Civilizations = &e.Enum{Name: "civilization", Values: []e.Value{
	{Name: "light", JA: "光", EN: "Light"}, {Name: "water", JA: "水", EN: "Water"}, {Name: "darkness", JA: "闇", EN: "Darkness"},
	{Name: "fire", JA: "火", EN: "Fire"}, {Name: "nature", JA: "自然", EN: "Nature"},
}}

// Races lists the races.
var Races = &e.Enum{Name: "race", Values: []e.Value{
	{Name: "lampwright", JA: "灯守り", EN: "Lampwright"}, {Name: "sentinel", JA: "番士", EN: "Sentinel"},
	{Name: "tidefolk", JA: "潮の民", EN: "Tidefolk"}, {Name: "scribe", JA: "写字生", EN: "Scribe"},
	{Name: "revenant", JA: "帰り人", EN: "Revenant"}, {Name: "chorister", JA: "聖歌隊", EN: "Chorister"},
	{Name: "emberkin", JA: "熾火の子", EN: "Emberkin"}, {Name: "wyrm", JA: "竜", EN: "Wyrm"},
	{Name: "rootling", JA: "根の子", EN: "Rootling"}, {Name: "beast", JA: "獣", EN: "Beast"},
	{Name: "shade", JA: "影法師", EN: "Shade"}, {Name: "tinker", JA: "からくり師", EN: "Tinker"},
	{Name: "wanderer", JA: "旅人", EN: "Wanderer"},
}}

var limitWords = &e.Enum{Name: "limit", Values: []e.Value{{Name: "four"}, {Name: "one"}, {Name: "any"}, {Name: "banned"}}}

var colourWords = &e.Enum{Name: "number of civilizations", Values: []e.Value{
	{Name: "none", JA: "無色", EN: "colourless"}, {Name: "one", JA: "単色", EN: "one-civilization"}, {Name: "many", JA: "多色", EN: "multicolour"},
}}

func yesNo(name, ja, en, notJA, notEN string) *e.Enum {
	return &e.Enum{Name: name, Values: []e.Value{{Name: "no", JA: notJA, EN: notEN}, {Name: "yes", JA: ja, EN: en}}}
}

// zoneWords are the zones that card texts name, by zone kind from Battle on.
var zoneWords = &e.Enum{Name: "zone", Values: []e.Value{
	{Name: "battle", JA: "バトルゾーン", EN: "battle zone", PutJA: "バトルゾーンに出す"}, {Name: "hand", JA: "手札", EN: "hand", PutJA: "手札に加える"},
	{Name: "graveyard", JA: "墓地", EN: "graveyard"}, {Name: "mana", JA: "マナゾーン", EN: "mana zone"},
	{Name: "shields", JA: "シールドゾーン", EN: "shield zone"}, {Name: "library", JA: "山札", EN: "library"},
}}

var zoneKinds = [...]uint8{Battle, Hand, Graveyard, Mana, Shields, Library}

var whose = &e.Enum{Name: "owner", Values: []e.Value{
	{Name: "opp", JA: "相手の", EN: "your opponent's"}, {Name: "me", JA: "自分の", EN: "your"},
	{Name: "any", JA: "", EN: ""}, {Name: "chosen", JA: "選ばれたプレイヤーの", EN: "the chosen player's"},
}}

// playerWords are the players that effects name; Game.players resolves the
// index.
var playerWords = &e.Enum{Name: "player", Values: []e.Value{
	{Name: "opp", JA: "相手", EN: "your opponent"}, {Name: "me", JA: "自分", EN: "you"},
	{Name: "both", JA: "各プレイヤー", EN: "each player"}, {Name: "chosen", JA: "選ばれたプレイヤー", EN: "the chosen player"},
}}

var refs = &e.Enum{Name: "card", Values: []e.Value{
	{Name: "this", JA: "このクリーチャー", EN: "this creature"}, {Name: "it", JA: "それ", EN: "it"},
	{Name: "event", JA: "そのカード", EN: "that card"}, {Name: "thisCard", JA: "このカード", EN: "this card"},
}}

// How a choice refers to known cards (Choice.Ref).
const (
	refThis uint8 = 1 + iota
	refIt
	refEvent
	refThisCard
)

// Destinations that move names.
const (
	toHand int16 = iota
	toMana
	toGraveyard
	toTop
	toBottom
	toLibrary
	toShield
	toBattle
	toManaTapped
)

// OnTop is the Arg of PromptArrange for the top of a library.
const OnTop = toTop

var toWords = &e.Enum{Name: "place", Values: []e.Value{
	{Name: "hand", JA: "持ち主の手札に戻す", EN: "to its owner's hand"},
	{Name: "mana", JA: "持ち主のマナゾーンに置く", EN: "into its owner's mana zone"},
	{Name: "graveyard", JA: "持ち主の墓地に置く", EN: "into its owner's graveyard"},
	{Name: "libraryTop", JA: "持ち主の山札の上に置く", EN: "on top of its owner's library"},
	{Name: "libraryBottom", JA: "持ち主の山札の下に置く", EN: "on the bottom of its owner's library"},
	{Name: "library", JA: "持ち主の山札に加えてシャッフルする", EN: "into its owner's library, which is shuffled"},
	{Name: "shield", JA: "裏向きで新しいシールドとして持ち主のシールドゾーンに置く", EN: "face down into its owner's shield zone as a new shield"},
	{Name: "battle", JA: "バトルゾーンに出す", EN: "into the battle zone"},
	{Name: "manaTapped", JA: "タップして持ち主のマナゾーンに置く", EN: "tapped into its owner's mana zone"},
}}

var topTo = &e.Enum{Name: "place", Values: []e.Value{
	{Name: "hand", JA: "手札に加える", EN: "into the hand"}, {Name: "mana", JA: "マナゾーンに置く", EN: "into the mana zone"},
	{Name: "graveyard", JA: "墓地に置く", EN: "into the graveyard"}, {Name: "shield", JA: "裏向きのまま新しいシールドにする", EN: "face down into the shield zone as a new shield"},
}}

var shieldTo = &e.Enum{Name: "place", Values: []e.Value{
	{Name: "hand", JA: "手札に加える", EN: "into the hand"}, {Name: "handQuiet", JA: "手札に加える（その「S・トリガー」は使えない）", EN: "into the hand (its S-Trigger cannot be used)"},
	{Name: "graveyard", JA: "墓地に置く", EN: "into the graveyard"}, {Name: "mana", JA: "マナゾーンに置く", EN: "into the mana zone"},
}}

var untilWords = &e.Enum{Name: "duration", Values: []e.Value{
	{Name: "turn", JA: "このターンの終わりまで", EN: "until end of turn"}, {Name: "ownTurn", JA: "次の自分のターンのはじめまで", EN: "until the start of your next turn"},
	{Name: "attack", JA: "この攻撃の終わりまで", EN: "until the end of this attack"}, {Name: "there", JA: "バトルゾーンにいる間", EN: "while it stays"},
}}

// Things that can be forbidden.
const (
	noCast int16 = iota
	noSummon
	noPut
	NoAttack
	noBlock
	noTrigger
)

var forbidWords = &e.Enum{Name: "prohibition", Values: []e.Value{
	{Name: "cast", JA: "呪文を唱えられない", EN: "cast spells"}, {Name: "summon", JA: "クリーチャーを召喚できない", EN: "summon creatures"},
	{Name: "put", JA: "クリーチャーをバトルゾーンに出せない", EN: "put creatures into the battle zone"}, {Name: "attack", JA: "クリーチャーで攻撃できない", EN: "attack with creatures"},
	{Name: "block", JA: "クリーチャーでブロックできない", EN: "block with creatures"}, {Name: "trigger", JA: "「S・トリガー」を使えない", EN: "use S-Triggers of shields"},
}}

var discardHow = &e.Enum{Name: "way", Values: []e.Value{
	{Name: "own", JA: "選んで捨てる", EN: ""}, {Name: "random", JA: "無作為に捨てる", EN: " at random"}, {Name: "pick", JA: "捨てる（自分がその手札を見て選ぶ）", EN: " (you look at that hand and choose)"},
}}

var scopeWords = &e.Enum{Name: "scope", Values: []e.Value{
	{Name: "this", JA: "このクリーチャー", EN: "this creature"}, {Name: "mine", JA: "自分の", EN: "your"},
	{Name: "others", JA: "自分の他の", EN: "your other"}, {Name: "theirs", JA: "相手の", EN: "your opponent's"}, {Name: "all", JA: "すべての", EN: "all"},
}}

var protectWords = &e.Enum{Name: "protection", Values: []e.Value{
	{Name: "leave", JA: "バトルゾーンを離れない", EN: "cannot leave the battle zone"}, {Name: "leaveButBattle", JA: "バトルに負けた時以外、バトルゾーンを離れない", EN: "cannot leave the battle zone except by losing a battle"},
	{Name: "destroy", JA: "破壊されない", EN: "cannot be destroyed"}, {Name: "choose", JA: "相手に選ばれない", EN: "cannot be chosen by your opponent"},
}}

var costWords = &e.Enum{Name: "cost", Values: []e.Value{
	{Name: "tap", JA: "このクリーチャーをタップする", EN: "tap this creature"}, {Name: "discard", JA: "手札を1枚捨てる", EN: "discard a card"},
	{Name: "sacrifice", JA: "このクリーチャーを破壊する", EN: "destroy this creature"}, {Name: "mana", JA: "マナゾーンのカードを2枚タップする", EN: "tap 2 cards in your mana zone"},
}}

var evoZones = &e.Enum{Name: "zone", Values: zoneWords.Values}

// keywordWords are the keywords that effects can grant.
var keywordWords = &e.Enum{Name: "keyword", Values: []e.Value{
	{Name: "none", JA: "", EN: ""}, {Name: "blocker", JA: "ブロッカー", EN: "Blocker"}, {Name: "speedAttacker", JA: "スピードアタッカー", EN: "Speed Attacker"},
	{Name: "doubleBreaker", JA: "W・ブレイカー", EN: "Double Breaker"}, {Name: "tripleBreaker", JA: "T・ブレイカー", EN: "Triple Breaker"}, {Name: "worldBreaker", JA: "ワールド・ブレイカー", EN: "World Breaker"},
	{Name: "slayer", JA: "スレイヤー", EN: "Slayer"}, {Name: "unblockable", JA: "ブロックされない", EN: "Unblockable"}, {Name: "machFighter", JA: "マッハファイター", EN: "Mach Fighter"},
	{Name: "mustAttack", JA: "可能なら毎ターン攻撃する", EN: "Must Attack"}, {Name: "cannotAttack", JA: "攻撃できない", EN: "Cannot Attack"}, {Name: "cannotAttackPlayers", JA: "相手プレイヤーを攻撃できない", EN: "Cannot Attack Players"},
	{Name: "cannotBlock", JA: "ブロックできない", EN: "Cannot Block"}, {Name: "winsBattles", JA: "バトルに必ず勝つ", EN: "Wins All Battles"}, {Name: "untargetable", JA: "相手に選ばれない", EN: "Cannot Be Chosen"},
	{Name: "indestructible", JA: "破壊されない", EN: "Cannot Be Destroyed"}, {Name: "stays", JA: "バトルゾーンを離れない", EN: "Cannot Leave"}, {Name: "entersTapped", JA: "タップして出る", EN: "Enters Tapped"},
	{Name: "noUntap", JA: "アンタップしない", EN: "Does Not Untap"}, {Name: "mayUntap", JA: "アンタップしなくてもよい", EN: "May Stay Tapped"},
}}

// reminders holds the texts of the plain keywords, in the order of the
// instructions.
var reminders = [...][4]string{
	{"blocker", "ブロッカー（相手のクリーチャーが攻撃する時、このクリーチャーをタップして、その攻撃を受け止めてもよい）", "Blocker (when an opposing creature attacks, you may tap this creature to take the attack)", "The creature may tap to take an attack (DMG-15.4)."},
	{"speedAttacker", "スピードアタッカー（出たターンにも攻撃できる）", "Speed Attacker (this can attack in the turn it enters)", "The creature can attack in the turn in which it enters."},
	{"doubleBreaker", "W・ブレイカー（シールドを2つブレイクする）", "Double Breaker (breaks 2 shields)", "The creature breaks two shields."},
	{"tripleBreaker", "T・ブレイカー（シールドを3つブレイクする）", "Triple Breaker (breaks 3 shields)", "The creature breaks three shields."},
	{"worldBreaker", "ワールド・ブレイカー（シールドをすべてブレイクする）", "World Breaker (breaks all shields)", "The creature breaks all shields."},
	{"slayer", "スレイヤー（バトルした後、その相手のクリーチャーを破壊する）", "Slayer (after a battle, destroy the creature it fought)", "After a battle, destroys the creature it fought: a trigger (DMG-15.9)."},
	{"unblockable", "このクリーチャーはブロックされない", "This creature cannot be blocked", "The creature cannot be blocked."},
	{"machFighter", "マッハファイター（出たターンに、タップまたはアンタップしている相手のクリーチャーを攻撃できる）", "Mach Fighter (in the turn it enters, this can attack tapped or untapped creatures)", "The creature can attack creatures, tapped or not, in the turn in which it enters."},
	{"mustAttack", "このクリーチャーは、可能なら毎ターン攻撃する", "This creature attacks each turn if able", "The creature must attack each turn if it can (DMG-15.11)."},
	{"cannotAttack", "このクリーチャーは攻撃できない", "This creature cannot attack", "The creature cannot attack."},
	{"cannotAttackPlayers", "このクリーチャーは相手プレイヤーを攻撃できない", "This creature cannot attack players", "The creature can attack only creatures."},
	{"cannotBlock", "このクリーチャーはブロックできない", "This creature cannot block", "The creature cannot block."},
	{"winsBattles", "このクリーチャーはすべてのバトルに勝つ", "This creature wins all battles", "The creature wins battles whatever the power."},
	{"untargetable", "相手はこのクリーチャーを選べない", "Your opponent cannot choose this creature", "The opponent cannot choose the creature (DMG-13.21)."},
	{"indestructible", "このクリーチャーは破壊されない", "This creature cannot be destroyed", "The creature cannot be destroyed, except by a sacrifice (DMG-20.4)."},
	{"stays", "不動（このクリーチャーはバトルゾーンを離れない）", "Immovable (this creature cannot leave the battle zone)", "The creature cannot leave the battle zone, except by a sacrifice (DMG-20.4)."},
	{"entersTapped", "このクリーチャーはタップしてバトルゾーンに出る", "This creature enters the battle zone tapped", "The creature enters tapped: a replacement."},
	{"noUntap", "このクリーチャーは自分のアンタップステップにアンタップしない", "This creature does not untap in your untap step", "The creature does not untap in the untap step."},
	{"mayUntap", "自分のアンタップステップに、このクリーチャーをアンタップしなくてもよい", "You may leave this creature tapped in your untap step", "Its owner decides in the untap step whether it untaps."},
	{"shieldTrigger", "S・トリガー（シールドから手札に来た時、コストを支払わずに使ってもよい。優先権がある時、コストを支払って使ってもよい）", "S-Trigger (free when it comes to your hand from a shield; for its cost whenever you have priority)", "The card can be used free when it comes to hand from a shield, and for its cost whenever its owner has priority (DMG-7.2, 10.4)."},
	{"charger", "チャージャー（唱えた後、墓地に置くかわりにマナゾーンに置く）", "Charger (goes to your mana zone instead of your graveyard after being cast)", "The card goes to the mana zone after being cast (DMG-14.10)."},
	{"emblem", "裁きの印（「裁定」の費用になる）", "Verdict seal (can be discarded for Verdict)", "The card can be discarded for `verdict` (SabakiZ, DMG-10.11)."},
}

// Vocab returns the vocabulary of Duemagic cards (RULES.md §8).
var Vocab = sync.OnceValue(buildVocabulary)

func buildVocabulary() *e.Vocabulary {
	v := &e.Vocabulary{
		Game:     "duemagic",
		Types:    []e.TypeSpec{{Name: "creature", JA: "クリーチャー", EN: "creature"}, {Name: "spell", JA: "呪文", EN: "spell"}},
		TypeAttr: AType,
		Zones:    zoneWords,
		Refs:     refs,
		Then:     lang.Phrase{JA: "その後、", EN: "Then "},
		Whose:    whose,
		Nouns:    []e.Noun{{JA: "クリーチャー", EN: "creature", Counter: "体"}},
		Fields: []e.Field{
			{Name: "civilizations", Attr: ACiv, Kind: e.FieldMask, Enum: Civilizations, Opt: true},
			{Name: "cost", Attr: ACost, Min: 1, Max: 20, JA: "コスト{n}の", EN: "with cost {n}"},
			{Name: "power", Attr: APower, Min: 500, Max: 30000, MultipleOf: 500, For: 1 << Creature, JA: "パワー{n}の", EN: "with power {n}"},
			{Name: "races", Attr: ARace, Kind: e.FieldMask, Enum: Races, Opt: true, For: 1 << Creature},
			{Name: "limit", Attr: ALimit, Kind: e.FieldEnum, Enum: limitWords, Opt: true},
			{Name: "colours", Attr: VColours, Kind: e.FieldEnum, Enum: colourWords, Opt: true, Derived: true},
			{Name: "evolution", Attr: VEvolution, Kind: e.FieldEnum, Enum: yesNo("evolution", "進化", "evolution", "進化ではない", "non-evolution"), Opt: true, Derived: true, JA: "{n}"},
			{Name: "tapped", Attr: VTapped, Kind: e.FieldEnum, Enum: yesNo("tapped", "タップされている", "tapped", "タップされていない", "untapped"), Opt: true, Derived: true, JA: "{n}"},
			{Name: "outOfReach", Attr: VCostly, Kind: e.FieldEnum, Enum: yesNo("out of reach", "持ち主のマナゾーンの枚数よりコストが大きい", "too costly (costing more than its owner has mana cards)", "持ち主のマナゾーンの枚数以下のコストの", "affordable (costing no more than its owner has mana cards)"), Opt: true, Derived: true, JA: "{n}"},
			{Name: "trigger", Attr: VTrigger, Kind: e.FieldEnum, Enum: yesNo("trigger", "「S・トリガー」を持つ", "S-Trigger", "「S・トリガー」を持たない", "non-S-Trigger"), Opt: true, Derived: true, JA: "{n}"},
			{Name: "blocker", Attr: VBlocker, Kind: e.FieldEnum, Enum: yesNo("blocker", "「ブロッカー」を持つ", "Blocker", "「ブロッカー」を持たない", "non-Blocker"), Opt: true, Derived: true, JA: "{n}"},
		},
		Lists:        []e.ListSpec{{Name: "keywords", Bare: "keyword", First: true}},
		Short:        e.ReadShort(short),
		MaxAbilities: 12,
		CheckCard:    checkCard,
		Deck: e.DeckForm{
			Sections: []e.Section{
				{Name: lang.Phrase{JA: "メインデッキ", EN: "the main deck"}, Least: DeckSize, Most: DeckSize, Clause: "DMG-2.1"},
				{Name: lang.Phrase{JA: "サイドボード", EN: "the sideboard"}, Most: SideSize, Side: true, Clause: "DMG-2.2"},
			},
			// DMG-2.3 to 2.5, in the order of limitWords.
			Copies:  e.Copies{Most: MaxCopies, By: e.ByFullName, Field: "limit", Printed: []int{0, 1, e.Any, e.None}, Clause: "DMG-2.3"},
			Curve:   e.Axis{Field: "cost", Name: lang.Phrase{JA: "コスト", EN: "Cost"}},
			Colours: e.Axis{Field: "civilizations", Name: lang.Phrase{JA: "文明", EN: "Civilization"}},
		},
	}
	v.Words = append(sharedWords(), words()...)
	return v.Index()
}

// sharedWords returns the shared words that fit the game's way of choosing.
func sharedWords() []e.Spec {
	var out []e.Spec
	for _, s := range e.Shared(zoneWords) {
		switch s.Name {
		case "if", "may", "and", "or", "not", "did", "compare", "chosen", "sum", "times":
			if s.Name == "times" {
				s.Params[0].Min, s.Params[0].Max = -10000, 10000 // powers
			}
			if s.Name == "may" {
				s.JA, s.EN = "次のことをしてもよい：", "You may do this: "
			}
			out = append(out, s)
		}
	}
	return out
}
