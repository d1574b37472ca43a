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

// A gist says in a few words what an ability is about: when it works, and what it does.
// Prices and conditions are left out, and that there is more to read is shown beside it;
// the words are those of the rules, found by the words of the effect language.

// when are the words for the triggers, what those for the actions. {} is what the
// action comes to, if that is one number; behind the stroke is what is said without.
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
	what     = map[string]lang.Phrase{
		"draw": {JA: "{}枚引く|引く", EN: "draw {}|draw"}, "damage": {JA: "{}ダメージ|ダメージ", EN: "{} damage|damage"}, "heal": {JA: "{}回復|回復", EN: "heal {}|heal"}, "setHP": {JA: "HP変更", EN: "set HP"},
		"defeat": {JA: "撃破", EN: "defeat"}, "discardUnit": {JA: "破棄", EN: "discard"}, "toHand": {JA: "手札に戻す", EN: "to hand"}, "toDeck": {JA: "山札に戻す", EN: "into deck"}, "toSoul": {JA: "ソウルにする", EN: "into charges"},
		"scrap": {JA: "場の札を捨てる", EN: "remove a card"}, "swap": {JA: "交代", EN: "swap"}, "flipUp": {JA: "オモテに", EN: "turn up"}, "flipDown": {JA: "ウラに", EN: "turn down"}, "peek": {JA: "ベンチを見る", EN: "peek"},
		"attach": {JA: "付与", EN: "attach"}, "guess": {JA: "名前当て", EN: "guess"}, "strip": {JA: "付与を破棄", EN: "strip"}, "ex": {JA: "EX", EN: "EX"}, "loseEx": {JA: "EXを除く", EN: "lose EX"},
		"atkMod": {JA: "ATK{}|ATK変化", EN: "{} ATK|change ATK"}, "atkSet": {JA: "ATK変化", EN: "set ATK"}, "hpMod": {JA: "最大HP{}|最大HP変化", EN: "{} HP|change HP"}, "soulMod": {JA: "魂変化", EN: "change Soul"}, "mute": {JA: "能力を消す", EN: "no abilities"}, "grant": {JA: "能力付与", EN: "grant"},
		"shield": {JA: "ダメージ減", EN: "shield"}, "prevent": {JA: "ダメージ防止", EN: "prevent"}, "borrow": {JA: "技を借りる", EN: "borrow"}, "redirect": {JA: "対象変更", EN: "redirect"}, "readyTerrain": {JA: "地形を縦に", EN: "ready terrain"},
		"mill": {JA: "自分の山札破棄", EN: "thin your deck"}, "mill.opp": {JA: "相手の山札破棄", EN: "thin their deck"}, "mill.both": {JA: "お互いの山札破棄", EN: "thin both decks"}, "scry": {JA: "山札整理", EN: "sort deck"}, "search": {JA: "山札から探す", EN: "search deck"}, "recover": {JA: "捨て山から回収", EN: "recover a card"}, "discardHand": {JA: "自分の手札破棄", EN: "you discard"}, "discardHand.opp": {JA: "相手の手札破棄", EN: "they discard"}, "discardHand.both": {JA: "お互いの手札破棄", EN: "both discard"},
		"robHand": {JA: "手札を奪う", EN: "rob hand"}, "lookHand": {JA: "手札を見る", EN: "see hand"}, "summon": {JA: "ユニット配置", EN: "place a unit"}, "stackOn": {JA: "重ねる", EN: "stack"}, "tuck": {JA: "下に置く", EN: "tuck"},
		"attackNow": {JA: "攻撃", EN: "attack"}, "negate": {JA: "無効", EN: "negate"}, "weaken": {JA: "ダメージ減", EN: "weaken"}, "stay": {JA: "場に残る", EN: "stay"}, "readySoul": {JA: "ソウルを縦に", EN: "ready charges"},
		"turnSoul": {JA: "ソウルを横に", EN: "turn charges"}, "benchMore": {JA: "ベンチ枠", EN: "bench slot"}, "silence": {JA: "効果停止", EN: "no effects"}, "charge": {JA: "ソウルを置く", EN: "charge"}, "forbid": {JA: "行動を封じる", EN: "stop them"},
		"reroll": {JA: "振り直し", EN: "reroll"}, "bump": {JA: "出目変更", EN: "change roll"}, "appear": {JA: "戦場に出る", EN: "appear"},
		"self": {JA: "強化", EN: "boost"}, "aura": {JA: "味方強化", EN: "boost allies"}, "reduce": {JA: "ダメージ減", EN: "less damage"}, "guard": {JA: "味方を守る", EN: "guard allies"}, "immune": {JA: "効果耐性", EN: "immune"},
		"bar": {JA: "行動を封じる", EN: "stop them"}, "trumpCost": {JA: "コスト変化", EN: "change costs"}, "benchLimit": {JA: "ベンチ枠", EN: "bench slot"}, "muteAll": {JA: "能力を消す", EN: "no abilities"}, "dieMod": {JA: "出目変更", EN: "change dice"},
		"tribute": {JA: "破棄", EN: "a discard"}, "mergeOn": {JA: "重ねる", EN: "a merge"}, "need": {JA: "仲間", EN: "allies"},
	}
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
	main := ""
	for _, ai := range c.Design.Abilities {
		all, one := gist(lib, ai, c)
		if all == "" || c.Form == Lying && lib.Abilities[ai].Trigger == mtz.TrPlacement {
			continue
		}
		whole, first = append(whole, all), append(first, one)
		if t := lib.Abilities[ai].Trigger; main == "" && t != mtz.TrPlacement || t == mtz.TrSuper {
			main = one
		}
	}
	if len(whole) == 0 {
		return nil
	}
	_, deed, _ := strings.Cut(main, c.Lang.Pick("：", ": "))
	if deed == "" {
		deed = main
	}
	bare := strings.NewReplacer("thin their", "thin", "thin your", "thin", "thin both decks", "thin decks") // English has no room for whose it is
	return [][]string{whole, first, {main}, {lang.Capital(deed)}, {lang.Capital(bare.Replace(deed))}}
}

// gist returns what an ability is about, and only the first of it.
func gist(lib *effect.Library, ai uint16, c *cards.Dressing) (all, one string) {
	a := &lib.Abilities[ai]
	var list []string
	text := lib.AbilityDigest(ai, c.Lang)
	if paid := strings.Index(text, "→"); paid >= 0 && prices(a.Node.Do) {
		text = text[paid:]
	}
	does := deeds(a.Node.Do, c.Lang, nil)
	for _, d := range does {
		p, ok := what[d.name]
		if !ok {
			continue
		}
		said, bare, has := strings.Cut(p.In(c.Lang), "|")
		if n := amount(does, d.name); has && n != "" {
			said = strings.Replace(said, "{}", n, 1)
		} else if has {
			said = bare
		}
		if !slices.Contains(list, said) {
			list = append(list, said)
		}
	}
	if len(list) == 0 {
		return text, text
	}
	head, ok := when[a.Trigger]
	if c.Attr(mtz.AType) == mtz.Trap {
		head, ok = setFirst, true
	}
	say := func(s string) string {
		if !ok {
			return lang.Capital(s)
		}
		return head.In(c.Lang) + c.Lang.Pick("：", ": ") + s
	}
	return say(strings.Join(list, c.Lang.Pick("・", ", "))), say(list[0])
}

// deed is an action, and what it comes to: a number, X if that depends on the match.
type deed struct {
	name   string
	amount string
}

// deeds appends the actions in nodes, those within others included.
func deeds(nodes []*effect.Node, l lang.Lang, out []deed) []deed {
	for _, n := range nodes {
		at := len(out)
		out = append(out, deed{name: n.Spec.Name})
		for i, a := range n.Args {
			if p := &n.Spec.Params[i]; p.Sort == effect.Who {
				out[at].name = whose(n.Spec.Name, cmp.Or(rules.Truth(a.Given)*int(a.N), rules.Truth(!a.Given)*int(p.Default)))
			}
			if a.Given && n.Spec.Params[i].Sort == effect.Amount {
				out[at].amount = written(&a, strings.HasSuffix(n.Spec.Name, "Mod"), l)
			}
			out = deeds(a.Nodes, l, out)
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
func written(a *effect.Arg, signed bool, l lang.Lang) string {
	switch {
	case len(a.Nodes) > 0:
		return "X"
	case !signed:
		return strconv.Itoa(int(a.N))
	}
	return strings.Replace(lang.Signed(int(a.N)), "+", l.Pick("＋", "+"), 1)
}

// amount returns what the actions of a name come to, "" if that differs.
func amount(list []deed, name string) (n string) {
	for _, d := range list {
		if d.name != name {
			continue
		}
		if n != "" && n != d.amount {
			return ""
		}
		n = d.amount
	}
	return n
}

// prices reports whether a price comes before what is done.
func prices(nodes []*effect.Node) bool {
	return slices.ContainsFunc(nodes, func(n *effect.Node) bool { return strings.HasPrefix(n.Spec.Name, "pay") })
}
