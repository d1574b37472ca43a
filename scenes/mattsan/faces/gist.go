package faces

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/table/cards"
)

// A gist says in a few words what an ability is about: when it works, what it costs, what
// it does and how much of it. Conditions are left out, and that there is more to read is
// shown beside it; the words are those of the rules, found by the words of the effect language.

// when are the words for the triggers, price those for what is paid, what those for the
// actions. {} is what an action comes to, {s} the ending of a plural; behind the stroke is
// what is said without a number.
var (
	when = map[uint16]lang.Phrase{
		mtz.TrSpecial: {JA: "必殺", EN: "Special"}, mtz.TrSuper: {JA: "超必殺", EN: "Super"}, mtz.TrCounter: {JA: "対抗", EN: "Answer"}, mtz.TrActivate: {JA: "起動", EN: "Activate"},
		mtz.TrStart: {JA: "ターン開始", EN: "Turn start"}, mtz.TrEnd: {JA: "ターン終了", EN: "Turn end"}, mtz.TrFaceUp: {JA: "表", EN: "Up"}, mtz.TrPlaced: {JA: "配置時", EN: "Placing"},
		mtz.TrAttacked: {JA: "攻撃後", EN: "After attack"}, mtz.TrDealt: {JA: "命中時", EN: "On damage"}, mtz.TrDamaged: {JA: "傷ついた時", EN: "When hurt"}, mtz.TrDefeated: {JA: "撃破時", EN: "Defeated"},
		mtz.TrFallen: {JA: "味方撃破時", EN: "Ally falls"}, mtz.TrLeft: {JA: "離れた時", EN: "Leaves"}, mtz.TrDiscarded: {JA: "破棄時", EN: "Discarded"}, mtz.TrSwitched: {JA: "戦場に出た時", EN: "Enters"},
		mtz.TrLeave: {JA: "離れる時", EN: "Leaving"}, mtz.TrGhost: {JA: "おばけ", EN: "Ghost"}, mtz.TrSave: {JA: "全滅回避", EN: "Save"}, mtz.TrSouls: {JA: "魂ドロー前", EN: "Soul draw"}, mtz.TrDie: {JA: "サイコロ", EN: "Dice"},
		mtz.TrPlacement: {JA: "条件", EN: "Needs"},
	}
	setFirst = lang.Phrase{JA: "伏せて", EN: "Set first"}
	price    = map[string]lang.Phrase{
		"paySoul": {JA: "ソウル{}", EN: "{} charge{s}"}, "payHand": {JA: "手札{}", EN: "{} card{s}"}, "payField": {JA: "味方{}体破棄", EN: "{} unit{s}"}, "payThis": {JA: "自壊", EN: "itself"},
		"payDamage": {JA: "自傷{}", EN: "take {}"}, "payEx": {JA: "EX{}", EN: "{} EX"}, "payMill": {JA: "山札{}", EN: "top {}"}, "payReturn": {JA: "味方{}体を手札へ", EN: "return {}"},
	}
	what = map[string]lang.Phrase{
		"draw": {JA: "{}枚引く|引く", EN: "draw {}|draw"}, "damage": {JA: "{}ダメージ|ダメージ", EN: "{} damage|damage"}, "heal": {JA: "{}回復|回復", EN: "heal {}|heal"}, "setHP": {JA: "HPを{}に|HP変更", EN: "HP becomes {}|set HP"},
		"defeat": {JA: "撃破", EN: "defeat"}, "discardUnit": {JA: "破棄", EN: "discard"}, "toHand": {JA: "手札に戻す", EN: "to hand"}, "toDeck": {JA: "山札に戻す", EN: "into deck"}, "toSoul": {JA: "ソウルにする", EN: "into charges"},
		"scrap": {JA: "場の札を捨てる", EN: "remove a card"}, "swap": {JA: "交代", EN: "swap"}, "flipUp": {JA: "オモテに", EN: "turn up"}, "flipDown": {JA: "ウラに", EN: "turn down"}, "peek": {JA: "ベンチを見る", EN: "peek"},
		"attach": {JA: "付与", EN: "attach"}, "guess": {JA: "名前当て", EN: "guess"}, "strip": {JA: "付与を破棄", EN: "strip"}, "ex": {JA: "EX{}|EX", EN: "{} EX|EX"}, "loseEx": {JA: "EXを除く", EN: "lose EX"},
		"atkMod": {JA: "ATK{}|ATK変化", EN: "{} ATK|change ATK"}, "atkSet": {JA: "ATK変化", EN: "set ATK"}, "hpMod": {JA: "最大HP{}|最大HP変化", EN: "{} HP|change HP"}, "soulMod": {JA: "魂{}|魂変化", EN: "{} Soul|change Soul"}, "mute": {JA: "能力を消す", EN: "no abilities"}, "grant": {JA: "能力付与", EN: "grant"},
		"shield": {JA: "被ダメージ−{}|ダメージ減", EN: "damage taken −{}|shield"}, "prevent": {JA: "ダメージ防止", EN: "prevent"}, "borrow": {JA: "技を借りる", EN: "borrow"}, "redirect": {JA: "対象変更", EN: "redirect"}, "readyTerrain": {JA: "地形を縦に", EN: "ready terrain"},
		"mill": {JA: "自分の山札{}枚破棄|自分の山札破棄", EN: "your deck −{}|thin your deck"}, "mill.opp": {JA: "相手の山札{}枚破棄|相手の山札破棄", EN: "their deck −{}|thin their deck"}, "mill.both": {JA: "お互いの山札{}枚破棄|お互いの山札破棄", EN: "both decks −{}|thin both decks"}, "scry": {JA: "山札{}枚整理|山札整理", EN: "sort top {}|sort deck"}, "search": {JA: "山札から探す", EN: "search deck"}, "recover": {JA: "捨て山から回収", EN: "recover a card"}, "discardHand": {JA: "自分の手札{}枚破棄|自分の手札破棄", EN: "you discard {}|you discard"}, "discardHand.opp": {JA: "相手の手札{}枚破棄|相手の手札破棄", EN: "they discard {}|they discard"}, "discardHand.both": {JA: "お互いの手札{}枚破棄|お互いの手札破棄", EN: "both discard {}|both discard"},
		"robHand": {JA: "手札を奪う", EN: "rob hand"}, "lookHand": {JA: "手札を見る", EN: "see hand"}, "summon": {JA: "ユニット配置", EN: "place a unit"}, "stackOn": {JA: "重ねる", EN: "stack"}, "tuck": {JA: "下に{}枚置く|下に置く", EN: "tuck {}|tuck"},
		"attackNow": {JA: "攻撃", EN: "attack"}, "negate": {JA: "無効", EN: "negate"}, "weaken": {JA: "ダメージ−{}|ダメージ減", EN: "damage −{}|weaken"}, "stay": {JA: "HP{}で残る|場に残る", EN: "stay at HP {}|stay"}, "readySoul": {JA: "ソウル{}枚を縦に|ソウルを縦に", EN: "ready {} charge{s}|ready charges"},
		"turnSoul": {JA: "ソウル{}枚を横に|ソウルを横に", EN: "turn {} charge{s}|turn charges"}, "benchMore": {JA: "ベンチ枠{}|ベンチ枠", EN: "{} bench slot|bench slot"}, "silence": {JA: "効果停止", EN: "no effects"}, "charge": {JA: "ソウルを{}枚置く|ソウルを置く", EN: "charge {}|charge"}, "forbid": {JA: "行動を封じる", EN: "stop them"},
		"reroll": {JA: "振り直し", EN: "reroll"}, "bump": {JA: "出目{}|出目変更", EN: "roll {}|change roll"}, "appear": {JA: "戦場に出る", EN: "appear"},
		"self.atk": {JA: "ATK{}|強化", EN: "{} ATK|boost"}, "self.hp": {JA: "最大HP{}|強化", EN: "{} HP|boost"}, "self.soul": {JA: "魂{}|強化", EN: "{} Soul|boost"}, "aura.atk": {JA: "味方ATK{}|味方強化", EN: "allies {} ATK|boost allies"}, "aura.hp": {JA: "味方の最大HP{}|味方強化", EN: "allies {} HP|boost allies"}, "aura.soul": {JA: "味方の魂{}|味方強化", EN: "allies {} Soul|boost allies"},
		"reduce": {JA: "被ダメージ−{}|ダメージ減", EN: "damage taken −{}|less damage"}, "guard": {JA: "味方の被ダメージ−{}|味方を守る", EN: "allies take −{}|guard allies"}, "immune": {JA: "効果耐性", EN: "immune"},
		"bar": {JA: "行動を封じる", EN: "stop them"}, "trumpCost": {JA: "切り札コスト{}|コスト変化", EN: "trump cost {}|change costs"}, "benchLimit": {JA: "ベンチ枠{}|ベンチ枠", EN: "{} bench slot|bench slot"}, "muteAll": {JA: "能力を消す", EN: "no abilities"}, "dieMod": {JA: "出目{}|出目変更", EN: "dice {}|change dice"},
		"tribute": {JA: "味方{}体破棄|破棄", EN: "discard {}|a discard"}, "mergeOn": {JA: "重ねる", EN: "a merge"}, "need": {JA: "仲間", EN: "allies"},
	}
	signed = []string{"ex", "atkMod", "hpMod", "soulMod", "benchMore", "bump", "self", "aura", "trumpCost", "benchLimit", "dieMod"} // their numbers have a sign
)

// gists returns what a card may say in few words where its digest has no room, the most
// first; of a unit without abilities what its attack does.
func gists(lib *effect.Library, c *cards.Dressing) (out [][]string) {
	if len(c.Design.Abilities) == 0 {
		if c.Form == Lying { // its numbers say it, as they are now
			return nil
		}
		atk := AtkText(c.Attr(mtz.AAtk), c.Attr(mtz.ADice))
		return [][]string{{c.Lang.Pick("攻撃："+atk+"ダメージ", "Attack: "+atk+" damage")}, {c.Lang.Pick("攻撃"+atk, "ATK "+atk)}}
	}
	var whole, first []string
	main, best := "", 0
	for _, ai := range c.Design.Abilities {
		all, one := gist(lib, ai, c)
		trigger := lib.Abilities[ai].Trigger
		if all == "" || c.Form == Lying && trigger == mtz.TrPlacement {
			continue
		}
		whole, first = append(whole, all), append(first, one)
		if n := weight(trigger); n > best {
			main, best = one, n
		}
	}
	if len(whole) == 0 {
		return nil
	}
	_, deed, _ := strings.Cut(main, c.Lang.Pick("：", ": "))
	if deed == "" {
		deed = main
	}
	_, bare, ok := strings.Cut(deed, "→")
	if !ok {
		bare = deed
	}
	return [][]string{whole, first, {main}, {lang.Capital(deed)}, {lang.Capital(strings.TrimSpace(bare))}}
}

// weight is how much an ability with a trigger is its card's own: what one uses and pays
// for comes first, what it needs to be placed never.
func weight(trigger uint16) int {
	switch trigger {
	case mtz.TrPlacement:
		return 0
	case mtz.TrSuper:
		return 4
	case mtz.TrSpecial:
		return 3
	case mtz.TrActivate:
		return 2
	}
	return 1
}

// gist returns what an ability is about, and only the first of it, with its price.
func gist(lib *effect.Library, ai uint16, c *cards.Dressing) (all, one string) {
	a := &lib.Abilities[ai]
	does := deeds(a.Node.Do, c.Lang, "", nil)
	var list []string
	paid := ""
	for _, d := range does {
		if p, ok := price[d.name]; ok && paid == "" {
			paid = numbered(p.In(c.Lang), d.amount) + c.Lang.Pick("→", " → ")
		}
		if d.name == "roll" && !slices.ContainsFunc(does, func(e deed) bool { return e.amount == d.amount+"D" }) { // a table
			paid += d.amount + "D" + c.Lang.Pick("→", " → ")
		}
		p, ok := what[d.name]
		if !ok {
			continue
		}
		said, bare, has := strings.Cut(p.In(c.Lang), "|")
		if n := amount(does, d.name); has && n != "" {
			said = numbered(said, n)
		} else if has {
			said = bare
		}
		if !slices.Contains(list, said) {
			list = append(list, said)
		}
	}
	if len(list) == 0 {
		text := lib.AbilityDigest(ai, c.Lang)
		return text, text
	}
	head, ok := when[a.Trigger]
	if c.Attr(mtz.AType) == mtz.Trap {
		head, ok = setFirst, true
	}
	say := func(s string) string {
		if s = paid + s; !ok {
			return lang.Capital(s)
		}
		return head.In(c.Lang) + c.Lang.Pick("：", ": ") + s
	}
	return say(strings.Join(list, c.Lang.Pick("・", ", "))), say(list[0])
}

// numbered is a phrase with its number.
func numbered(s, n string) string {
	plural := "s"
	if n == "1" {
		plural = ""
	}
	return strings.NewReplacer("{}", n, "{s}", plural).Replace(s)
}

// deed is an action, and what it comes to: a number, X if that depends on the match, the
// dice if it is what was rolled.
type deed struct {
	name   string
	amount string
}

// deeds appends the actions in nodes, those within others included; dice are those that
// were rolled before.
func deeds(nodes []*effect.Node, l lang.Lang, dice string, out []deed) []deed {
	for _, n := range nodes {
		at := len(out)
		out = append(out, deed{name: n.Spec.Name})
		for i, a := range n.Args {
			switch p := &n.Spec.Params[i]; {
			case p.Sort == effect.Who:
				out[at].name = whose(out[at].name, cmp.Or(rules.Truth(a.Given)*int(a.N), rules.Truth(!a.Given)*int(p.Default)))
			case p.Name == "value":
				out[at].name += "." + p.Enum.Values[a.N].Name
			case a.Given && p.Name == "n":
				out[at].amount = written(&a, slices.Contains(signed, n.Spec.Name), l, dice)
			}
			out = deeds(a.Nodes, l, dice, out)
		}
		if n.Spec.Name == "roll" {
			dice = out[at].amount + "D"
		}
	}
	return out
}

// whose is an action that a player's cards are about by its name: the user's own, the
// opponent's or both players', where that is said.
func whose(name string, who int) string {
	if key := name + [...]string{"", ".opp", ".both"}[who]; what[key] != (lang.Phrase{}) {
		return key
	}
	return name
}

// written is an amount as it is said, with its sign if it changes a value.
func written(a *effect.Arg, signed bool, l lang.Lang, dice string) string {
	switch {
	case len(a.Nodes) == 1 && a.Nodes[0].Spec.Name == "number" && dice != "":
		return dice
	case len(a.Nodes) > 0:
		return "X"
	case !signed:
		return strconv.Itoa(int(a.N))
	}
	return strings.Replace(lang.Signed(int(a.N)), "+", l.Pick("＋", "+"), 1)
}

// amount returns what the actions of a name come to, one after the other.
func amount(list []deed, name string) string {
	var all []string
	for _, d := range list {
		if d.name == name && d.amount != "" && !slices.Contains(all, d.amount) {
			all = append(all, d.amount)
		}
	}
	return strings.Join(all, "/")
}
