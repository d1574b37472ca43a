package maker

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/effect"
)

// Phrases of the maker that the vocabularies do not have.
var (
	nothing      = lang.Phrase{JA: "なし", EN: "none"}
	leftOut      = lang.Phrase{JA: "指定なし", EN: "not stated"}
	anyCard      = lang.Phrase{JA: "どのカードでも", EN: "any card"}
	numberWord   = lang.Phrase{JA: "決まった数", EN: "a fixed number"}
	abilityLabel = lang.Phrase{JA: "能力", EN: "Ability"}
	whenLabel    = lang.Phrase{JA: "いつ", EN: "When"}
	ifLabel      = lang.Phrase{JA: "条件", EN: "Conditions"}
	doLabel      = lang.Phrase{JA: "すること", EN: "What happens"}
	zoneLabel    = lang.Phrase{JA: "場所", EN: "Where"}
	cardsLabel   = lang.Phrase{JA: "どのカード", EN: "Which cards"}
)

var noYes = []effect.Value{{Name: "false", JA: "いいえ", EN: "no"}, {Name: "true", JA: "はい", EN: "yes"}}

var players = []effect.Value{{Name: "me", JA: "自分", EN: "you"}, {Name: "opp", JA: "相手", EN: "your opponent"}, {Name: "both", JA: "両方", EN: "both players"}}

// deeds are what can be done with a block.
var deeds = map[string]lang.Phrase{
	"up":     {JA: "上へ", EN: "Move up"},
	"down":   {JA: "下へ", EN: "Move down"},
	"double": {JA: "複製する", EN: "Duplicate"},
	"remove": {JA: "取り除く", EN: "Remove"},
	"clear":  {JA: "すべて外す", EN: "Clear"},
	"late":   {JA: "ほかの効果の後に使う", EN: "Apply after all other effects"},
}

// Labels of parameters and fields, in both languages.
var labels = lang.Words{
	"a": {JA: "左の数", EN: "First"}, "all": {JA: "すべて", EN: "All of them"}, "answers": {JA: "答える相手", EN: "Answers"}, "armed": {JA: "武器", EN: "Weapon"},
	"atk": {JA: "ATK", EN: "ATK"}, "attack": {JA: "攻撃力", EN: "Attack"}, "attackMod": {JA: "攻撃修正", EN: "Attack modifier"}, "b": {JA: "右の数", EN: "Second"},
	"base": {JA: "元の数", EN: "Base"}, "blocker": {JA: "ブロッカー", EN: "Blocker"}, "bottom": {JA: "下に置く", EN: "To the bottom"}, "burn": {JA: "素材を焼く", EN: "Burn materials"},
	"by": {JA: "選ぶ人", EN: "Who picks"}, "card": {JA: "カード", EN: "Card"}, "causes": {JA: "原因", EN: "Causes"}, "chain": {JA: "チェイン", EN: "Chain"}, "change": {JA: "変化", EN: "Change"},
	"civilizations": {JA: "文明", EN: "Civilizations"}, "clock": {JA: "時計", EN: "Clock"}, "colours": {JA: "色の数", EN: "Number of colours"}, "cond": {JA: "もし", EN: "If"},
	"cost": {JA: "コスト", EN: "Cost"}, "counters": {JA: "カウンター", EN: "Counters"}, "current": {JA: "いまのLP", EN: "Current LP"}, "day": {JA: "昼の攻撃力", EN: "Day attack"},
	"deck": {JA: "デッキ", EN: "Deck"}, "deed": {JA: "行い", EN: "Deed"}, "defense": {JA: "防御力", EN: "Defense"}, "defenseMod": {JA: "防御修正", EN: "Defense modifier"},
	"destroy": {JA: "破壊する", EN: "Destroy"}, "dg": {JA: "DG", EN: "DG"}, "dice": {JA: "ATKのダイス", EN: "ATK dice"}, "discard": {JA: "手札を捨てる", EN: "Discard"},
	"do": {JA: "すること", EN: "What happens"}, "does": {JA: "すること", EN: "What it does"}, "each": {JA: "それぞれ", EN: "Each"}, "element": {JA: "属性", EN: "Element"},
	"else": {JA: "そうでないなら", EN: "Otherwise"}, "equipSkills": {JA: "装備スキル", EN: "Weapons it carries"}, "evolution": {JA: "進化", EN: "Evolution"}, "face": {JA: "表か裏か", EN: "Face"},
	"faces": {JA: "ダイスの目", EN: "Faces of the die"}, "faction": {JA: "勢力", EN: "Faction"}, "fightCost": {JA: "代償ファイト", EN: "Fight cost"}, "filter": {JA: "どのカード", EN: "Which cards"},
	"force": {JA: "フォース", EN: "Force"}, "free": {JA: "無料", EN: "For free"}, "from": {JA: "どこから", EN: "From"}, "gauge": {JA: "自分のDG", EN: "Own DG"}, "health": {JA: "負傷", EN: "Health"},
	"heroPoints": {JA: "英雄点", EN: "Hero points"}, "hits": {JA: "当たるもの", EN: "What it hits"}, "how": {JA: "どのように", EN: "How"}, "hp": {JA: "HP", EN: "HP"}, "is": {JA: "比べ方", EN: "Compared"},
	"junk": {JA: "ジャンク", EN: "Junk"}, "keyword": {JA: "キーワード", EN: "Keyword"}, "kind": {JA: "種別", EN: "Kind"}, "limit": {JA: "回数・枚数", EN: "Limit"}, "lose": {JA: "失う", EN: "Loses"},
	"lp": {JA: "LP", EN: "LP"}, "magna": {JA: "マグナ", EN: "Magna"}, "move": {JA: "移動", EN: "Move"}, "n": {JA: "数", EN: "Number"}, "named": {JA: "名前", EN: "Name"}, "needs": {JA: "使用条件", EN: "Icons it needs"},
	"next": {JA: "次", EN: "Next"}, "night": {JA: "夜の攻撃力", EN: "Night attack"}, "of": {JA: "何の", EN: "Of"}, "on": {JA: "対象", EN: "On"}, "once": {JA: "1ターンに1回", EN: "Once a turn"}, "other": {JA: "このカード以外", EN: "Other than this"},
	"outOfReach": {JA: "コストが届くか", EN: "Affordable"}, "phase": {JA: "フェイズ", EN: "Phase"}, "place": {JA: "上か下か", EN: "Place"}, "power": {JA: "パワー", EN: "Power"}, "powerCost": {JA: "パワーコスト", EN: "Power cost"},
	"powerIcons": {JA: "パワーアイコン", EN: "Power icons"}, "races": {JA: "種族", EN: "Races"}, "random": {JA: "無作為に", EN: "At random"}, "rank": {JA: "ランク", EN: "Rank"}, "rarity": {JA: "レアリティ", EN: "Rarity"},
	"ready": {JA: "起きている", EN: "Ready"}, "repeat": {JA: "くり返し", EN: "Repeat"}, "rest": {JA: "残り", EN: "The rest"}, "result": {JA: "結果", EN: "Result"}, "rule": {JA: "ルール", EN: "Rule"}, "sacrifice": {JA: "生け贄", EN: "Sacrifice"},
	"sf": {JA: "SF", EN: "SF"}, "skills": {JA: "スキル", EN: "Skills"}, "soul": {JA: "魂", EN: "Soul"}, "soulCost": {JA: "ソウルコスト", EN: "Soul cost"}, "sp": {JA: "SP", EN: "SP"}, "state": {JA: "向き", EN: "State"},
	"symbol": {JA: "シンボル", EN: "Symbol"}, "symbols": {JA: "シンボル", EN: "Symbols"}, "tags": {JA: "タグ", EN: "Tags"}, "take": {JA: "取る数", EN: "Take"}, "tapped": {JA: "タップ", EN: "Tapped"}, "then": {JA: "すること", EN: "Then"},
	"time": {JA: "時", EN: "Time"}, "to": {JA: "対象・行き先", EN: "To"}, "tribe": {JA: "トライブ", EN: "Tribe"}, "trigger": {JA: "S・トリガー", EN: "S-Trigger"}, "type": {JA: "種類", EN: "Type"}, "unconditional": {JA: "配置条件", EN: "Placement"},
	"unique": {JA: "Ψ（唯一）", EN: "Unique"}, "until": {JA: "いつまで", EN: "Until"}, "upTo": {JA: "それ以下でもよい", EN: "Or fewer"}, "use": {JA: "使い方", EN: "Use"}, "value": {JA: "値", EN: "Value"}, "vanilla": {JA: "バニラ", EN: "Vanilla"},
	"weakened": {JA: "弱体化", EN: "Weakened"}, "what": {JA: "何を", EN: "What"}, "where": {JA: "どこで", EN: "Where"}, "who": {JA: "誰", EN: "Who"}, "zone": {JA: "場所", EN: "Where"},
	// Lists of abilities.
	"effects": {JA: "能力", EN: "Abilities"}, "keywords": {JA: "キーワード", EN: "Keywords"}, "discardWhen": {JA: "破棄の条件", EN: "When it is discarded"}, "attackTable": {JA: "アタック表", EN: "Attack table"},
	"potential": {JA: "ポテンシャル", EN: "Potential"}, "tribal": {JA: "トライブ能力", EN: "Tribe abilities"}, "support": {JA: "アシスト能力", EN: "Assist abilities"}, "counter": {JA: "カウンター", EN: "Counter"}, "burst": {JA: "バースト", EN: "Burst"},
	"prevent": {JA: "プリベント", EN: "Prevent"}, "arming": {JA: "アームド", EN: "Arming"}, "extra": {JA: "エクストラ", EN: "Extra"}, "unlimited": {JA: "アンリミテッド", EN: "Unlimited"}, "condition": {JA: "サモンコンディション", EN: "Summon condition"}, "placement": {JA: "配置条件", EN: "Placement conditions"},
	// Words and values that cards never print alone.
	"w.if": {JA: "もし…なら", EN: "If …"}, "w.may": {JA: "…してもよい", EN: "You may …"}, "w.and": {JA: "すべて満たす", EN: "All of these hold"}, "w.mode": {JA: "選択肢", EN: "A choice of what happens"},
	"w.effectStep": {JA: "セットしたターンの効果ステップに", EN: "In the Effects step of the turn in which it was set"}, "w.setTurn": {JA: "セットしたターンに", EN: "In the turn in which it was set"}, "w.spell": {JA: "唱えたとき", EN: "When the spell is cast"},
	"w.state": {JA: "条件を満たしたらすぐに", EN: "At once while the condition holds"}, "w.static": {JA: "場にある間ずっと", EN: "As long as it is in play"}, "w.use": {JA: "使ったとき", EN: "When it is used"}, "w.keyword": {JA: "キーワード", EN: "Keyword"}, "w.placement": {JA: "配置条件", EN: "Placement condition"},
	"v.none": {JA: "なし", EN: "none"}, "v.any": {JA: "どれでも", EN: "any"}, "v.field": {JA: "場にある間", EN: "while in play"}, "v.own": {JA: "選んで捨てる", EN: "its own choice"}, "v.awaken": {JA: "覚醒", EN: "by awakening"}, "v.abyss": {JA: "アビスに置く", EN: "into the Abyss"},
	"v.byIcon": {JA: "捨てる", EN: "discarded as usual"}, "v.deckTop": {JA: "持ち主のデッキの上に置く", EN: "on top of its owner's deck"}, "v.deckBottom": {JA: "持ち主のデッキの下に置く", EN: "on the bottom of its owner's deck"},
	"v.banned": {JA: "使えない", EN: "banned"}, "v.four": {JA: "4枚", EN: "four"}, "v.one": {JA: "1枚", EN: "one"},
}

func label(key, name string) lang.Phrase {
	if p, ok := labels[key]; ok {
		return p
	}
	return lang.Phrase{JA: name, EN: lang.Capital(name)}
}

func paramLabel(p *effect.Param) lang.Phrase { return label(p.Name, p.Name) }

func fieldLabel(name string) lang.Phrase { return label(name, name) }

func listLabel(l *effect.ListSpec) lang.Phrase {
	if l == nil {
		return labels["effects"]
	}
	return label(l.Name, l.Name)
}

func typeText(t *effect.TypeSpec) lang.Phrase {
	return lang.Phrase{JA: t.JA, EN: lang.Capital(t.EN)}
}

// valueText returns a value's name where it stands alone.
func valueText(v effect.Value) lang.Phrase {
	if v.JA == "" || v.EN == "" || strings.ContainsAny(v.EN, "%{") {
		return label("v."+v.Name, v.Name)
	}
	return lang.Phrase{JA: v.JA, EN: v.EN}
}

// pickText names a pick among somebody's cards.
func pickText(v effect.Value) lang.Phrase {
	if v.EN == "" {
		return lang.Phrase{JA: "両方のカードから選ぶ", EN: "pick among both players' cards"}
	}
	return lang.Phrase{JA: v.JA + "カードから選ぶ", EN: "pick among " + v.EN + " cards"}
}

func yesNo(on bool) lang.Phrase {
	return valueText(noYes[truth(on)])
}

func plain(n int) lang.Phrase { return lang.Phrase{JA: strconv.Itoa(n), EN: strconv.Itoa(n)} }

// wordText returns a word with its arguments, as a card prints it.
func (w *walker) wordText(n *effect.Node) (p lang.Phrase) {
	switch n.Spec.Name {
	case "if", "may", "and", inner:
		return labels["w."+n.Spec.Name]
	}
	for _, in := range [...]lang.Lang{lang.JA, lang.EN} {
		text := w.lib.WordText(n, in)
		if n.Spec.Kind != effect.Action {
			text = strings.TrimRight(text, "、，：, :")
		}
		if text == "" {
			text = label("w."+n.Spec.Name, n.Spec.Name).In(in)
		}
		if in == lang.JA {
			p.JA = text
		} else {
			p.EN = lang.Capital(text)
		}
	}
	return p
}

func (w *walker) choiceText(c *effect.ChoiceNode) lang.Phrase {
	return lang.Phrase{JA: strings.TrimSuffix(w.lib.ChoiceText(c, lang.JA), "を"), EN: w.lib.ChoiceText(c, lang.EN)}
}
