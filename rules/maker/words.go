package maker

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules/effect"
)

// Phrases of the maker that the vocabularies do not have.
var (
	nothing      = lang.Phrase{JA: "なし", EN: "None"}
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
	"double": {JA: "同じものを足す", EN: "Duplicate"},
	"remove": {JA: "取り除く", EN: "Remove"},
	"clear":  {JA: "すべて外す", EN: "Clear"},
	"late":   {JA: "ほかの効果の後に使う", EN: "Apply after all other effects"},
}

// Labels of parameters and fields, in both languages.
var labels = lang.Words{
	"p.a": {JA: "左の数", EN: "First"}, "p.all": {JA: "すべて", EN: "All of them"}, "p.answers": {JA: "答える相手", EN: "Answers"}, "p.armed": {JA: "武器", EN: "Weapon"},
	"p.atk": {JA: "ATK", EN: "ATK"}, "p.attack": {JA: "攻撃力", EN: "Attack"}, "p.attackMod": {JA: "攻撃修正", EN: "Attack modifier"}, "p.b": {JA: "右の数", EN: "Second"},
	"p.base": {JA: "元の数", EN: "Base"}, "p.blocker": {JA: "ブロッカー", EN: "Blocker"}, "p.bottom": {JA: "下に置く", EN: "To the bottom"}, "p.burn": {JA: "素材を焼く", EN: "Burn materials"},
	"p.by": {JA: "選ぶ人", EN: "Who picks"}, "p.card": {JA: "カード", EN: "Card"}, "p.causes": {JA: "きっかけ", EN: "Causes"}, "p.chain": {JA: "チェイン", EN: "Chain"}, "p.change": {JA: "変化", EN: "Change"},
	"p.civilizations": {JA: "文明", EN: "Civilizations"}, "p.clock": {JA: "時計", EN: "Clock"}, "p.colours": {JA: "色の数", EN: "Number of colours"}, "p.cond": {JA: "もし", EN: "If"},
	"p.cost": {JA: "コスト", EN: "Cost"}, "p.counters": {JA: "カウンター", EN: "Counters"}, "p.current": {JA: "いまのLP", EN: "Current LP"}, "p.day": {JA: "昼の攻撃力", EN: "Day attack"},
	"p.deck": {JA: "デッキ", EN: "Deck"}, "p.deed": {JA: "行い", EN: "Deed"}, "p.defense": {JA: "防御力", EN: "Defense"}, "p.defenseMod": {JA: "防御修正", EN: "Defense modifier"},
	"p.destroy": {JA: "破壊する", EN: "Destroy"}, "p.dg": {JA: "DG", EN: "DG"}, "p.dice": {JA: "ATKのダイス", EN: "ATK dice"}, "p.discard": {JA: "手札を捨てる", EN: "Discard"},
	"p.do": {JA: "すること", EN: "What happens"}, "p.does": {JA: "すること", EN: "What it does"}, "p.each": {JA: "それぞれ", EN: "Each"}, "p.element": {JA: "属性", EN: "Element"},
	"p.else": {JA: "そうでないなら", EN: "Otherwise"}, "p.equipSkills": {JA: "装備スキル", EN: "Weapons it carries"}, "p.evolution": {JA: "進化", EN: "Evolution"}, "p.face": {JA: "表か裏か", EN: "Face"},
	"p.faces": {JA: "ダイスの目", EN: "Faces of the die"}, "p.faction": {JA: "勢力", EN: "Faction"}, "p.fightCost": {JA: "代償ファイト", EN: "Fight cost"}, "p.filter": {JA: "どのカード", EN: "Which cards"},
	"p.force": {JA: "フォース", EN: "Force"}, "p.free": {JA: "無料", EN: "For free"}, "p.from": {JA: "どこから", EN: "From"}, "p.gauge": {JA: "自分のDG", EN: "Own DG"}, "p.health": {JA: "負傷", EN: "Health"},
	"p.heroPoints": {JA: "英雄点", EN: "Hero points"}, "p.hits": {JA: "当たるもの", EN: "What it hits"}, "p.how": {JA: "どのように", EN: "How"}, "p.hp": {JA: "HP", EN: "HP"}, "p.is": {JA: "比べ方", EN: "Compared"},
	"p.junk": {JA: "ジャンク", EN: "Junk"}, "p.keyword": {JA: "キーワード", EN: "Keyword"}, "p.kind": {JA: "種別", EN: "Kind"}, "p.limit": {JA: "回数・枚数", EN: "Limit"}, "p.lose": {JA: "失う", EN: "Loses"},
	"p.lp": {JA: "LP", EN: "LP"}, "p.magna": {JA: "マグナ", EN: "Magna"}, "p.move": {JA: "移動", EN: "Move"}, "p.n": {JA: "数", EN: "Number"}, "p.named": {JA: "名前", EN: "Name"}, "p.needs": {JA: "使用条件", EN: "Icons it needs"},
	"p.next": {JA: "次", EN: "Next"}, "p.night": {JA: "夜の攻撃力", EN: "Night attack"}, "p.of": {JA: "何の", EN: "Of"}, "p.on": {JA: "対象", EN: "On"}, "p.once": {JA: "1ターンに1回", EN: "Once a turn"}, "p.other": {JA: "このカード以外", EN: "Other than this"},
	"p.outOfReach": {JA: "コストが届くか", EN: "Affordable"}, "p.phase": {JA: "フェイズ", EN: "Phase"}, "p.place": {JA: "上か下か", EN: "Place"}, "p.power": {JA: "パワー", EN: "Power"}, "p.powerCost": {JA: "パワーコスト", EN: "Power cost"},
	"p.powerIcons": {JA: "パワーアイコン", EN: "Power icons"}, "p.races": {JA: "種族", EN: "Races"}, "p.random": {JA: "無作為に", EN: "At random"}, "p.rank": {JA: "ランク", EN: "Rank"}, "p.rarity": {JA: "レアリティ", EN: "Rarity"},
	"p.ready": {JA: "起きている", EN: "Ready"}, "p.repeat": {JA: "くり返し", EN: "Repeat"}, "p.rest": {JA: "残り", EN: "The rest"}, "p.result": {JA: "結果", EN: "Result"}, "p.rule": {JA: "ルール", EN: "Rule"}, "p.sacrifice": {JA: "生け贄", EN: "Sacrifice"},
	"p.sf": {JA: "SF", EN: "SF"}, "p.skills": {JA: "スキル", EN: "Skills"}, "p.soul": {JA: "魂", EN: "Soul"}, "p.soulCost": {JA: "魂コスト", EN: "Soul cost"}, "p.sp": {JA: "SP", EN: "SP"}, "p.state": {JA: "向き", EN: "State"},
	"p.symbol": {JA: "シンボル", EN: "Symbol"}, "p.symbols": {JA: "シンボル", EN: "Symbols"}, "p.tags": {JA: "タグ", EN: "Tags"}, "p.take": {JA: "取る数", EN: "Take"}, "p.tapped": {JA: "タップ", EN: "Tapped"}, "p.then": {JA: "すること", EN: "Then"},
	"p.time": {JA: "時", EN: "Time"}, "p.to": {JA: "対象・行き先", EN: "To"}, "p.tribe": {JA: "トライブ", EN: "Tribe"}, "p.trigger": {JA: "S・トリガー", EN: "S-Trigger"}, "p.type": {JA: "種類", EN: "Type"}, "p.unconditional": {JA: "配置条件", EN: "Placement"},
	"p.unique": {JA: "Ψ（唯一）", EN: "Unique"}, "p.until": {JA: "いつまで", EN: "Until"}, "p.upTo": {JA: "それ以下でもよい", EN: "Or fewer"}, "p.use": {JA: "使い方", EN: "Use"}, "p.value": {JA: "値", EN: "Value"}, "p.vanilla": {JA: "バニラ", EN: "Vanilla"},
	"p.weakened": {JA: "弱体化", EN: "Weakened"}, "p.what": {JA: "何を", EN: "What"}, "p.where": {JA: "どこで", EN: "Where"}, "p.who": {JA: "誰", EN: "Who"}, "p.zone": {JA: "場所", EN: "Where"},
	"f.limit": {JA: "デッキに入れられる枚数", EN: "Copies in a deck"}, "f.trigger": {JA: "S・トリガー", EN: "S-Trigger"},
	// Lists of abilities.
	"p.effects": {JA: "能力", EN: "Abilities"}, "p.keywords": {JA: "キーワード", EN: "Keywords"}, "p.discardWhen": {JA: "破棄の条件", EN: "When it is discarded"}, "p.attackTable": {JA: "アタック表", EN: "Attack table"},
	"p.potential": {JA: "ポテンシャル", EN: "Potential"}, "p.tribal": {JA: "トライブ能力", EN: "Tribe abilities"}, "p.support": {JA: "アシスト能力", EN: "Assist abilities"}, "p.counter": {JA: "カウンター", EN: "Counter"}, "p.burst": {JA: "バースト", EN: "Burst"},
	"p.prevent": {JA: "プリベント", EN: "Prevent"}, "p.arming": {JA: "アームド", EN: "Arming"}, "p.extra": {JA: "エクストラ", EN: "Extra"}, "p.unlimited": {JA: "アンリミテッド", EN: "Unlimited"}, "p.condition": {JA: "サモンコンディション", EN: "Summon condition"}, "p.placement": {JA: "配置条件", EN: "Placement conditions"},
	// Words and values that cards never print alone.
	"w.if": {JA: "もし…なら", EN: "If …"}, "w.may": {JA: "…してもよい", EN: "You may …"}, "w.and": {JA: "すべて満たす", EN: "All of these hold"}, "w.mode": {JA: "選べること", EN: "A choice of what happens"},
	"w.effectStep": {JA: "セットしたターンの効果ステップに", EN: "In the Effects step of the turn in which it was set"}, "w.setTurn": {JA: "セットしたターンに", EN: "In the turn in which it was set"}, "w.spell": {JA: "唱えたとき", EN: "When the spell is cast"},
	"w.state": {JA: "条件を満たしたらすぐに", EN: "At once while the condition holds"}, "w.static": {JA: "場にある間ずっと", EN: "As long as it is in play"}, "w.use": {JA: "使ったとき", EN: "When it is used"}, "w.keyword": {JA: "キーワード", EN: "Keyword"}, "w.placement": {JA: "配置条件", EN: "Placement condition"},
	"v.none": {JA: "なし", EN: "None"}, "v.any": {JA: "どれでも", EN: "any"}, "v.field": {JA: "場にある間", EN: "while in play"}, "v.own": {JA: "選んで捨てる", EN: "its own choice"}, "v.awaken": {JA: "覚醒", EN: "by awakening"}, "v.abyss": {JA: "アビスに置く", EN: "into the Abyss"},
	"v.byIcon": {JA: "捨てる", EN: "discarded as usual"}, "v.deckTop": {JA: "持ち主のデッキの上に置く", EN: "on top of its owner's deck"}, "v.deckBottom": {JA: "持ち主のデッキの下に置く", EN: "on the bottom of its owner's deck"},
	"v.banned": {JA: "使えない", EN: "banned"}, "v.four": {JA: "4枚", EN: "four"}, "v.one": {JA: "1枚", EN: "one"},
}

func label(key, name string) lang.Phrase {
	if p, ok := labels[key]; ok {
		return p
	}
	return lang.Phrase{JA: name, EN: lang.Capital(name)}
}

func paramLabel(p *effect.Param) lang.Phrase { return label("p."+p.Name, p.Name) }

func fieldLabel(name string) lang.Phrase {
	if p, ok := labels["f."+name]; ok {
		return p
	}
	return label("p."+name, name)
}

// FieldLabel returns the name of a field where it stands alone.
func FieldLabel(f *effect.Field) lang.Phrase { return fieldLabel(f.Name) }

// ValueLabel returns the name of a value where it stands alone.
func ValueLabel(v effect.Value) lang.Phrase { return valueText(v) }

func listLabel(l *effect.ListSpec) lang.Phrase {
	if l == nil {
		return labels["p.effects"]
	}
	return label("p."+l.Name, l.Name)
}

func typeText(t *effect.TypeSpec) lang.Phrase {
	return lang.Phrase{JA: t.JA, EN: lang.Capital(t.EN)}
}

// valueText returns a value's name where it stands alone.
func valueText(v effect.Value) lang.Phrase {
	if v.JA == "" || v.EN == "" || v.Name == "none" || strings.ContainsAny(v.EN, "%{") {
		return label("v."+v.Name, v.Name)
	}
	return lang.Phrase{JA: v.JA, EN: lang.Capital(v.EN)}
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
			p.JA = strings.ReplaceAll(text, "「」", "「…」")
		} else {
			p.EN = lang.Capital(strings.ReplaceAll(text, "“”", "“…”"))
		}
	}
	return p
}

func (w *walker) choiceText(c *effect.ChoiceNode) lang.Phrase {
	return lang.Phrase{JA: strings.TrimSuffix(w.lib.ChoiceText(c, lang.JA), "を"), EN: w.lib.ChoiceText(c, lang.EN)}
}
