package guardians

import (
	"sync"

	"godeck/internal/lang"
	"godeck/rules"
	e "godeck/rules/effect"
)

// Instructions of the game's own words (RULES.md §8).
const (
	wDamage = e.FirstGameOp + iota
	wDown
	wUp
	wRepair
	wMoveGauge
	wSend
	wTop
	wSummon
	wStepBack
	wDrawSide
	wSpend
	wReady
	wWeaken
	wUpright
	wNegate
	wNullify
	wReduce
	wReroll
	wSetDie
	wAddDie
	wAgain
	wExtraDice
	wGainLife
	wLoseLife
	wLookHand
	wForbid
	wGrantDamage
	wGrantFaces
	wSilence
	wSetGauge
	wRedirect
	wNextDamage
	wInherit
	wGrant
	wChangeSF
	wSkip
	wLookTop

	// Permanent words.
	wBoost
	wDealt
	wTaken
	wFaces
	wUnhurt
	wSteady
	wBan
	wCheaper
	wDieUp
	wLimitUp
	wAlter
	wUnchosen

	// Conditions.
	cSF
	cTribe
	cForce
	cHolds
	cWeak
	cVanilla
	cStands
	cDomain
	cMyTurn
	cFirstTurn
	cFace
	cSelf
	cAgainst

	// Amounts.
	nCards
	nForce
	nGauge
	nLife
	nPrinted
	nDie
	nEvent
	nCounters

	// Triggers.
	TrFaces
	TrStatic
	TrAct
	TrCast
	TrAnswer
	TrBurst
	TrPrevent
	TrExtra
	TrRebirth
	TrAwaken
	TrSpeed
	TrEquip
	TrRage
	TrLimit
	TrSummoned
	TrEntered
	TrLeft
	TrRolled
	TrJudged
	TrBattle
	TrHurt
	TrJunked
	TrCharged
	TrUsed
	TrPaid
	TrPhase
	TrDomain
	TrRow
	TrDrawn
	TrCrossed
)

// Arguments of the triggers of abilities with a cost.
const (
	argForce = iota
	argDiscard
	argBurn
	argGauge
	argJunk
	argOnce
	argCounters
)

// argCastCounters is the index of argCounters for a spell.
const argCastCounters = 2

// Arguments of SummonConditions.
const (
	argNeed        = iota // Force, SF or the named card
	argNeedForce          // Force to be spent
	argNeedDiscard        // hand cards to be discarded
	argNeedMore           // base of a Cross Guardian, LP of a Raging Guardian
)

// Lists of abilities by class (BGD-22); 0 is the text of other cards.
const (
	listText = iota
	listAttack
	listPotential
	listTribe
	listAssist
	listCounter
	listBurst
	listPrevent
	listArmed
	listExtra
	listUnlimited
	listCondition
)

// Tribes lists the races of guardians.
var Tribes = &e.Enum{Name: "tribe", Values: []e.Value{
	{Name: "none", JA: "無所属", EN: "Unbound"}, {Name: "lumen", JA: "灯守", EN: "Lumen"}, {Name: "ember", JA: "熾狼", EN: "Ember"},
	{Name: "inkborn", JA: "墨生", EN: "Inkborn"}, {Name: "clockwork", JA: "機巧", EN: "Clockwork"},
}}

var dieFaces = &e.Enum{Name: "face", Values: []e.Value{{Name: "1", JA: "1", EN: "1"}, {Name: "2", JA: "2", EN: "2"}, {Name: "3", JA: "3", EN: "3"}, {Name: "4", JA: "4", EN: "4"}, {Name: "5", JA: "5", EN: "5"}, {Name: "6", JA: "6", EN: "6"}}}

// Zones of card texts; the field stands for its guardians.
const (
	inField = iota
	inHand
	inJunk
	inCharge
	inDeck
	inSide
	inMaterials
	inUnders
)

var zoneWords = &e.Enum{Name: "zone", Values: []e.Value{
	inField: {Name: "field", JA: "場", EN: "field"}, inHand: {Name: "hand", JA: "手札", EN: "hand"}, inJunk: {Name: "junk", JA: "ジャンクゾーン", EN: "Junk Zone"},
	inCharge: {Name: "charge", JA: "チャージゾーン", EN: "Charge Zone"}, inDeck: {Name: "deck", JA: "メインデッキ", EN: "main deck"}, inSide: {Name: "side", JA: "サイドデッキ", EN: "side deck"},
	inMaterials: {Name: "materials", JA: "マテリアルカード", EN: "material"}, inUnders: {Name: "unders", JA: "アンダーカード", EN: "under cards"},
}}

var zoneKinds = [...]uint8{Attack, Hand, Junk, Charge, Deck, Side, Materials, Unders}

var whose = &e.Enum{Name: "whose", Values: []e.Value{{Name: "any"}, {Name: "me", JA: "自分の", EN: "your"}, {Name: "opp", JA: "相手の", EN: "your opponent's"}}}

// Known cards that choices can name.
const (
	refThis = 1 + iota
	refMine
	refOpponent
	refMyAssist
	refOpponentAssist
	refThat
	refFormer
)

var refs = &e.Enum{Name: "reference", Values: []e.Value{
	{Name: "this", JA: "このカード", EN: "this"}, {Name: "mine", JA: "自分のアタックガーディアン", EN: "your attack guardian"}, {Name: "foe", JA: "相手のアタックガーディアン", EN: "your opponent's attack guardian"},
	{Name: "myAssist", JA: "自分のアシストガーディアン", EN: "your assist guardian"}, {Name: "foeAssist", JA: "相手のアシストガーディアン", EN: "your opponent's assist guardian"},
	{Name: "that", JA: "そのガーディアン", EN: "that guardian"}, {Name: "former", JA: "置き換えたガーディアン", EN: "the guardian it replaced"},
}}

// Destinations of send and top.
const (
	toHand = iota
	toJunk
	toTop
	toBottom
	toShuffled
	toCharge
	toSpent
	toMaterials
	toUnders
)

var destinations = &e.Enum{Name: "destination", Values: []e.Value{
	toHand: {Name: "hand", JA: "手札に加える", EN: "into the owner's hand"}, toJunk: {Name: "junk", JA: "ジャンクゾーンに送る", EN: "into the Junk Zone"},
	toTop: {Name: "top", JA: "デッキの一番上に置く", EN: "on top of the owner's deck"}, toBottom: {Name: "bottom", JA: "デッキの一番下に置く", EN: "on the bottom of the owner's deck"},
	toShuffled: {Name: "shuffled", JA: "デッキに戻してシャッフルする", EN: "back into the owner's deck and shuffle it"}, toCharge: {Name: "charge", JA: "表状態でチャージゾーンに置く", EN: "into the Charge Zone, ready"},
	toSpent: {Name: "spent", JA: "裏状態でチャージゾーンに置く", EN: "into the Charge Zone, spent"}, toMaterials: {Name: "materials", JA: "自分のアタックガーディアンのマテリアルカードにする", EN: "under the owner's attack guardian as material"},
	toUnders: {Name: "under", JA: "自分のアタックガーディアンのアンダーカードにする", EN: "face-up under the owner's attack guardian"},
}}

var deckWords = &e.Enum{Name: "deck", Values: []e.Value{{Name: "main", JA: "メインデッキ", EN: "main deck"}, {Name: "side", JA: "サイドデッキ", EN: "side deck"}}}

var untilWords = &e.Enum{Name: "duration", Values: []e.Value{
	{Name: "field", JA: "", EN: ""}, {Name: "turn", JA: "このターンの終わりまで、", EN: " until the end of this turn"}, {Name: "next", JA: "次の相手のターンの終わりまで、", EN: " until the end of your opponent's next turn"}, {Name: "phase", JA: "このフェイズの終わりまで、", EN: " until the end of this phase"},
}}

// Actions that can be forbidden.
const (
	ActCounter int16 = iota
	ActPrevent
	ActSpell
	ActAssist
	ActDomain
	ActRoll
	ActSpeed
	ActSummon
)

var actionEnum = &e.Enum{Name: "deed", Values: []e.Value{
	{Name: "counter", JA: "カウンター効果を使えない", EN: "cannot use counter effects"}, {Name: "prevent", JA: "プリベントアビリティを使えない", EN: "cannot use Prevent Abilities"},
	{Name: "spell", JA: "スペルカードを使えない", EN: "cannot use spells"}, {Name: "assist", JA: "アシストガーディアンを召喚できない", EN: "cannot summon assist guardians"},
	{Name: "domain", JA: "ドメインカードを置けない", EN: "cannot place domains"}, {Name: "roll", JA: "サイコロを振れない", EN: "cannot roll the die"},
	{Name: "speed", JA: "神速召喚できない", EN: "cannot Speed Summon"}, {Name: "summon", JA: "ガーディアンを召喚できない", EN: "cannot summon guardians"},
}}

// Rules that Unlimited Abilities change (BGD-22.11).
const (
	AlterLimit int16 = iota
	AlterMiss
	AlterBattle
)

var alterWords = &e.Enum{Name: "rule", Values: []e.Value{
	{Name: "limit", JA: "自分の召喚制限はなくなる", EN: "your summon limit does not apply"}, {Name: "miss", JA: "自分のアタックガーディアンは不発でも弱体化しない", EN: "your attack guardian is not weakened by a miss"},
	{Name: "battle", JA: "自分はフォースを消費せずにバトルフェイズを始められる", EN: "your Battle Phase costs no Force"},
}}

var boostWords = &e.Enum{Name: "guardian", Values: []e.Value{
	{Name: "this", JA: "このガーディアン", EN: "this guardian"}, {Name: "mine", JA: "自分のアタックガーディアン", EN: "your attack guardian"}, {Name: "myAssist", JA: "自分のアシストガーディアン", EN: "your assist guardian"},
	{Name: "foe", JA: "相手のアタックガーディアン", EN: "your opponent's attack guardian"}, {Name: "foeAssist", JA: "相手のアシストガーディアン", EN: "your opponent's assist guardian"},
}}

var phaseWords = &e.Enum{Name: "phase", Values: []e.Value{
	{Name: "draw", JA: "ドローフェイズ", EN: "Draw Phase"}, {Name: "summon", JA: "サモンフェイズ", EN: "Summon Phase"}, {Name: "set", JA: "セットフェイズ", EN: "Set Phase"},
	{Name: "battle", JA: "バトルフェイズ", EN: "Battle Phase"}, {Name: "end", JA: "エンドフェイズ", EN: "End Phase"},
	{Name: "charge", JA: "チャージフェイズ", EN: "Charge Phase"}, {Name: "domain", JA: "ドメインフェイズ", EN: "Domain Phase"}, {Name: "extra", JA: "エクストラフェイズ", EN: "Extra Phase"},
}}

var skipWords = &e.Enum{Name: "phase", Values: []e.Value{
	{Name: "draw", JA: "ドローフェイズ", EN: "Draw Phase"}, {Name: "charge", JA: "チャージフェイズ", EN: "Charge Phase"}, {Name: "summon", JA: "サモンフェイズ", EN: "Summon Phase"},
	{Name: "domain", JA: "ドメインフェイズ", EN: "Domain Phase"}, {Name: "extra", JA: "エクストラフェイズ", EN: "Extra Phase"},
}}

// Phases that skip can name.
const (
	skipDraw int16 = iota
	skipCharge
	skipSummon
	skipDomain
	skipExtra
)

// Phases that the trigger phase can name.
const (
	phaseDraw int16 = iota
	phaseSummon
	phaseSet
	phaseBattle
	phaseEnd
	phaseCharge
	phaseDomain
	phaseExtra
)

var againstWords = &e.Enum{Name: "effect", Values: []e.Value{{Name: "attack", JA: "アタックアビリティ", EN: "an attack ability"}, {Name: "spell", JA: "スペルカード", EN: "a spell"}, {Name: "prevent", JA: "プリベントアビリティ", EN: "a Prevent Ability"}, {Name: "other", JA: "そのほかの効果", EN: "another effect"}}}
var resultWords = &e.Enum{Name: "result", Values: []e.Value{{Name: "hit", JA: "命中し", EN: "hits"}, {Name: "miss", JA: "不発になっ", EN: "misses"}}}
var valueWords = &e.Enum{Name: "value", Values: []e.Value{{Name: "lp", JA: "LP", EN: "LP"}, {Name: "dg", JA: "DG", EN: "DG"}}}
var fromWords = &e.Enum{Name: "place", Values: []e.Value{{Name: "deck", JA: "デッキ", EN: "deck"}, {Name: "hand", JA: "手札", EN: "hand"}}}
var comeWords = &e.Enum{Name: "way", Values: []e.Value{{Name: "any"}, {Name: "awaken"}}}
var usedWords = &e.Enum{Name: "card", Values: []e.Value{{Name: "spell", JA: "スペルカード", EN: "a spell"}, {Name: "counter", JA: "カウンター効果", EN: "a counter effect"}}}
var yesNo = func(ja, en string) *e.Enum {
	return &e.Enum{Name: en, Values: []e.Value{{Name: "no", JA: ja + "でない", EN: "not " + en}, {Name: "yes", JA: ja + "の", EN: en}}}
}

// Vocab returns the vocabulary of Battle Guardians cards (RULES.md §8).
var Vocab = sync.OnceValue(buildVocabulary)

// Masks of card types.
const (
	typeFighters = 1<<NormalAttack | 1<<Unlimited | 1<<Rise | 1<<Speed | 1<<Cross | 1<<ExtraGuardian | 1<<Raging
	typeHelpers  = 1<<NormalAssist | 1<<Armed
	typeUnits    = typeFighters | typeHelpers
	typeSide     = 1<<Rise | 1<<Speed | 1<<Cross | 1<<ExtraGuardian | 1<<Raging
	typeMain     = 1<<NormalAttack | 1<<NormalAssist | 1<<Armed | 1<<Unlimited | 1<<Counter | 1<<DomainCard | 1<<Spell
)

func buildVocabulary() *e.Vocabulary {
	effects := []string{"permanent", "act", "summoned", "entered", "left", "rolled", "judged", "battle", "hurt", "junked", "charged", "used", "paid", "phase", "domain", "row", "drawn", "crossed"}
	v := &e.Vocabulary{
		Game: "guardians",
		Types: []e.TypeSpec{{Name: "attack", JA: "アタックガーディアン", EN: "attack guardian"}, {Name: "assist", JA: "アシストガーディアン", EN: "assist guardian"}, {Name: "armed", JA: "アームドガーディアン", EN: "Armed Guardian"},
			{Name: "unlimited", JA: "アンリミテッドガーディアン", EN: "Unlimited Guardian"}, {Name: "rise", JA: "ライズガーディアン", EN: "Rise Guardian"}, {Name: "speed", JA: "スピードガーディアン", EN: "Speed Guardian"},
			{Name: "cross", JA: "クロスガーディアン", EN: "Cross Guardian"}, {Name: "extra", JA: "エクストラガーディアン", EN: "Extra Guardian"}, {Name: "raging", JA: "レイジングガーディアン", EN: "Raging Guardian"},
			{Name: "counter", JA: "カウンターカード", EN: "counter card"}, {Name: "domain", JA: "ドメインカード", EN: "domain card"}, {Name: "spell", JA: "スペルカード", EN: "spell"}},
		TypeAttr: AType,
		Zones:    zoneWords, Whose: whose, Refs: refs,
		Nouns: []e.Noun{{JA: "ガーディアン", EN: "guardian", Counter: "体"}},
		Fields: []e.Field{
			{Name: "sf", Attr: ASF, Max: 9, For: typeUnits, Opt: true, JA: "SF{n}の", EN: "with SF {n}"},
			{Name: "tribe", Attr: ATribe, Kind: e.FieldEnum, Enum: Tribes, For: typeUnits, Opt: true},
			{Name: "lp", Attr: ALP, Min: 100, Max: 9900, MultipleOf: 100, For: typeUnits &^ (1 << Unlimited), JA: "LP{n}の", EN: "with {n} printed LP"},
			{Name: "sp", Attr: ASP, Max: 9, For: 1 << Spell, Opt: true, JA: "SP{n}の", EN: "with SP {n}"},
			{Name: "current", Attr: VLP, Max: 9900, Derived: true, Opt: true, JA: "いまのLPが{n}の", EN: "with {n} current LP"},
			{Name: "dg", Attr: VDG, Min: -9900, Max: 9900, Derived: true, Opt: true, JA: "DGが{n}の", EN: "with {n} DG"},
			{Name: "weakened", Attr: VWeak, Kind: e.FieldEnum, Enum: yesNo("弱体化状態", "weakened"), Derived: true, Opt: true, JA: "{n}"},
			{Name: "vanilla", Attr: VVanilla, Kind: e.FieldEnum, Enum: yesNo("バニラ", "vanilla"), Derived: true, Opt: true, JA: "{n}"},
		},
		Lists: []e.ListSpec{
			listAttack - 1:    {Name: "attackTable", For: typeFighters, Triggers: []string{"faces"}, JA: "【アタック】", EN: "Attack on "},
			listPotential - 1: {Name: "potential", For: typeFighters, Triggers: effects, JA: "【ポテンシャル】", EN: "Potential – "},
			listTribe - 1:     {Name: "tribal", For: typeUnits, Triggers: effects, JA: "【トライブ】", EN: "Tribe – "},
			listAssist - 1:    {Name: "support", For: typeHelpers, Triggers: effects, JA: "【アシスト】", EN: "Assist – "},
			listCounter - 1:   {Name: "counter", For: typeUnits, Triggers: []string{"answer"}, JA: "【カウンター】", EN: ""},
			listBurst - 1:     {Name: "burst", For: typeFighters, Triggers: []string{"burst"}, JA: "【バースト】", EN: "Burst – "},
			listPrevent - 1:   {Name: "prevent", For: 1<<NormalAttack | 1<<NormalAssist, Triggers: []string{"prevent"}, JA: "【プリベント】", EN: "Prevent – "},
			listArmed - 1:     {Name: "arming", For: 1 << Armed, Triggers: []string{"rebirth"}, NoAction: true, JA: "【アームド】", EN: "Armed – ", DoJA: "装着転成できる", DoEN: "you may perform an Equip Rebirth"},
			listExtra - 1:     {Name: "extra", For: typeUnits, Triggers: []string{"extra"}, JA: "【エクストラ】", EN: ""},
			listUnlimited - 1: {Name: "unlimited", For: 1 << Unlimited, Triggers: []string{"permanent"}, JA: "【アンリミテッド】", EN: "Unlimited – "},
			listCondition - 1: {Name: "condition", For: typeSide | 1<<Unlimited, Triggers: []string{"awaken", "speed", "equip", "rage", "limit"}, NoAction: true, First: true, JA: "【サモンコンディション】", EN: "Summon condition – ", DoJA: "召喚できる", DoEN: "you may summon it"},
		},
		Short:        e.ReadShort(short),
		MaxAbilities: 6,
		CheckCard:    checkCard,
		Deck: e.DeckForm{
			Sections: []e.Section{
				{Name: lang.Phrase{JA: "メインデッキ", EN: "the main deck"}, Least: DeckLeast, Most: DeckMost, Holds: e.CardSet{Types: typeMain}, Clause: "BGD-2.1"},  // and 2.3
				{Name: lang.Phrase{JA: "サイドデッキ", EN: "the side deck"}, Most: SideMost, Copies: MaxCopies, Holds: e.CardSet{Types: typeSide}, Clause: "BGD-2.4"}, // and 2.5
			},
			Copies:  e.Copies{Most: MaxCopies, By: e.ByName, Clause: "BGD-2.2"}, // and 2.6
			Curve:   e.Axis{Field: "sf", Name: lang.Phrase{JA: "SF", EN: "SF"}},
			Colours: e.Axis{Field: "tribe", Name: lang.Phrase{JA: "トライブ", EN: "Tribe"}},
			Quotas: []e.Quota{{Of: e.CardSet{Types: 1 << NormalAttack, Field: "sf", Most: FirstSF}, Least: 1, Clause: "BGD-2.8",
				Says: lang.Phrase{JA: "SF0かSF1のノーマルなアタックガーディアンがメインデッキに1枚もありません", EN: "the main deck has no Normal/Attack Guardian with SF 0 or 1"}}},
			Also: preventLimit,
		},
	}
	for _, s := range e.Shared(zoneWords) {
		switch s.Name {
		case "if", "may", "draw", "and", "or", "not", "did", "chosen":
		case "compare", "sum", "times":
			for i := range s.Params {
				if p := &s.Params[i]; p.Sort == e.Amount {
					p.Min, p.Max = -9900, 9900
				}
			}
		default:
			continue
		}
		v.Words = append(v.Words, s)
	}
	v.Words = append(v.Words, actionWords()...)
	v.Words = append(v.Words, permanentWords()...)
	v.Words = append(v.Words, queryWords()...)
	v.Words = append(v.Words, triggerWords()...)
	return v.Index()
}

// preventLimit returns the fault of a deck with too many cards with a Prevent
// Ability (BGD-2.7).
func preventLimit(l *e.Library, deck []rules.DefID) (out []e.DeckFault) {
	n := 0
	for _, d := range deck {
		for _, ai := range l.Def(d).Abilities {
			if l.Abilities[ai].List == listPrevent {
				n++
				break
			}
		}
	}
	if n > MaxPrevent {
		out = append(out, e.DeckFault{Phrase: lang.Phrase{JA: "プリベントアビリティを持つカードはメインデッキに6枚までです", EN: "at most 6 cards with a Prevent Ability in a main deck"}, Clause: "BGD-2.7", Over: true})
	}
	return out
}

// checkCard returns what is wrong with a card beyond its words.
func checkCard(c *e.CardNode) (faults []e.Complaint) {
	say := func(what, hint e.Both, args ...any) {
		faults = append(faults, e.Complaint{What: what, Hint: hint, Args: args})
	}
	faces, conditions := int16(0), 0
	for li, list := range c.Lists {
		for _, a := range list {
			if a.When == nil {
				continue
			}
			switch op := a.When.Spec.Op; {
			case op == TrFaces:
				if faces&a.When.Args[0].N != 0 {
					say("アタック表の2つの行に同じ目があります|two rows of the attack table have a face in common", "目はどれか1つの行に書いてください|give each face to one row")
				}
				faces |= a.When.Args[0].N
			case op >= TrAwaken && op <= TrLimit:
				conditions++
			case op == TrExtra || op == TrPrevent || op == TrRebirth || op == TrBurst:
				if li == listText {
					say("この能力は種類ごとの場所に書きます|this ability belongs to a class", "extra・prevent・arming・burstのどれかに書いてください|put it under extra, prevent, arming or burst")
				}
			}
			if spies(a.If) || spies(a.Do) {
				say("条件や数が、持ち主に見えないカードを見ています|a condition or amount looks into cards that its owner cannot see", "絞り込まずに枚数だけを数えてください|count them without a filter")
			}
			if strays(a.Do) {
				say("場のガーディアンでないカードを扱えるのは、sendとsummonとinherit（from）だけです|only send, summon and inherit (from) are about cards that are no guardians on the field", "zoneを消してください|leave the zone out")
			}
		}
	}
	switch {
	case 1<<uint(c.Type)&(typeSide|1<<Unlimited) != 0 && conditions != 1:
		say("特殊なガーディアンにはサモンコンディションが1つ必要です|a special guardian needs one summon condition", "conditionを書いてください|add condition")
	case c.Type == Armed && len(c.Lists[listArmed]) == 0:
		say("アームドガーディアンにはアームドアビリティが必要です（BGD-22.12）|an Armed Guardian needs an Armed Ability (BGD-22.12)", "armingを書いてください|add arming")
	case 1<<uint(c.Type)&typeUnits != 0 && len(c.Lists[listText]) > 0:
		say("ガーディアンの能力は種類ごとの場所に書きます|the abilities of a guardian belong to classes", "potential・tribal・supportなどに書いてください|put them under potential, tribal, support …")
	}
	return faults
}

// strays reports whether a word about guardians chooses among other cards.
func strays(nodes []*e.Node) bool {
	for _, w := range nodes {
		for i := range w.Args {
			a := &w.Args[i]
			if strays(a.Nodes) || a.Choice != nil && a.Choice.Ref == 0 && a.Choice.Zone != inField && w.Spec.Op != wSend && w.Spec.Op != wSummon && !(w.Spec.Op == wInherit && i == 1 && open(a.Choice.Zone)) {
				return true
			}
		}
	}
	return false
}

// spies reports whether words count hidden cards by their identity.
func spies(nodes []*e.Node) bool {
	for _, w := range nodes {
		for i := range w.Args {
			if spies(w.Args[i].Nodes) {
				return true
			}
		}
		if (w.Spec.Op == cHolds || w.Spec.Op == nCards) && !open(w.Args[1].N) && w.Args[2].Filter != nil {
			return true
		}
	}
	return false
}

// open reports whether the cards of a zone word are public.
func open(zone int16) bool {
	return zone == inField || zone == inJunk || zone == inCharge || zone == inUnders
}
