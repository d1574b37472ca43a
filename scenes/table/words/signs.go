package words

import (
	"godeck/internal/lang"
	"godeck/scenes/ui"
	"godeck/scenes/ui/icon"
)

// signs are the icons with a meaning in games, on cards, plates and places:
// one meaning each, the same in every game. A game may have its own word for
// it (the phrase icon.NAME). Other icons belong to the program and say what a
// button does.
var signs = map[ui.Icon]lang.Phrase{
	ui.IconAbility: {JA: "能力・効果をもつカード", EN: "Has an ability"},

	// Kinds of cards.
	ui.IconPerson: {JA: "場で戦うカード", EN: "Fights on the table"},
	ui.IconWand:   {JA: "使いきりのカード", EN: "Works once"},
	ui.IconPlace:  {JA: "場に残る場所のカード", EN: "A place that stays"},
	ui.IconTrap:   {JA: "罠", EN: "Trap"},
	ui.IconHelm:   {JA: "装備", EN: "Equipment"},
	ui.IconMap:    {JA: "作戦", EN: "Operation"},
	ui.IconCastle: {JA: "拠点", EN: "Base"},
	ui.IconAnswer: {JA: "対抗", EN: "Answers an effect"},

	// Numbers.
	ui.IconHeart:    {JA: "体力", EN: "Life"},
	ui.IconCrack:    {JA: "ダメージ、撃破", EN: "Damage, defeat"},
	ui.IconSword:    {JA: "攻撃", EN: "Attack"},
	ui.IconShield:   {JA: "防御力", EN: "Defense"},
	ui.IconStar:     {JA: "パワー", EN: "Power"},
	ui.IconClock:    {JA: "時間", EN: "Time"},
	ui.IconSun:      {JA: "昼", EN: "Day"},
	ui.IconMoon:     {JA: "夜", EN: "Night"},
	ui.IconGem:      {JA: "マナ", EN: "Mana"},
	ui.IconPane:     {JA: "シールド", EN: "Shields"},
	ui.IconFight:    {JA: "ファイト", EN: "Fight"},
	ui.IconCrystal:  {JA: "マグナ", EN: "Magna"},
	ui.IconCrown:    {JA: "英雄点", EN: "Hero points"},
	ui.IconSkills:   {JA: "スキル、わざ", EN: "Skills"},
	ui.IconForce:    {JA: "フォース", EN: "Force"},
	ui.IconSoul:     {JA: "魂", EN: "Soul"},
	ui.IconDice:     {JA: "サイコロ", EN: "Dice"},
	ui.IconCounters: {JA: "ライフカウンター", EN: "Life counters"},

	// Elements and civilizations.
	ui.IconLight: {JA: "光", EN: "Light"},
	ui.IconDrop:  {JA: "水", EN: "Water"},
	ui.IconDark:  {JA: "闇", EN: "Darkness"},
	ui.IconFlame: {JA: "火", EN: "Fire"},
	ui.IconLeaf:  {JA: "自然", EN: "Nature"},
	ui.IconBolt:  {JA: "電気", EN: "Electricity"},
	ui.IconWind:  {JA: "風", EN: "Wind"},

	// Skills of units.
	ui.IconBlade: {JA: "剣", EN: "Blade"},
	ui.IconBow:   {JA: "弓", EN: "Bow"},
	ui.IconOrb:   {JA: "呪", EN: "Spell"},
	ui.IconHorn:  {JA: "令", EN: "Command"},
	ui.IconBoot:  {JA: "疾", EN: "Swift"},
	ui.IconGuard: {JA: "盾", EN: "Shield"},

	// Places.
	ui.IconHand:     {JA: "手札", EN: "Hand"},
	ui.IconDeck:     {JA: "山札", EN: "Deck"},
	ui.IconDiscard:  {JA: "捨て札", EN: "Discard pile"},
	ui.IconSkull:    {JA: "墓地", EN: "Graveyard"},
	ui.IconCharger:  {JA: "パワーチャージャー", EN: "Power Charger"},
	ui.IconAbyss:    {JA: "アビス", EN: "Abyss"},
	ui.IconCoins:    {JA: "軍資金", EN: "War funds"},
	ui.IconBench:    {JA: "ベンチ", EN: "Bench"},
	ui.IconFaceDown: {JA: "裏向きのカード", EN: "Face-down card"},

	// State of the match.
	ui.IconTurn:  {JA: "ターンを進めているプレイヤー", EN: "Whose turn it is"},
	ui.IconOne:   {JA: "先攻", EN: "First player"},
	ui.IconMarch: {JA: "侵攻", EN: "Invasion"},
	ui.IconPin:   {JA: "優先権の保持", EN: "Holds priority"},
	icon.Lain:    {JA: "横向きのユニット", EN: "Turned on its side"},
	ui.IconBell:  {JA: "自動パスを止める場所", EN: "Where passing stops"},
}

// IsSign reports whether an icon of that name has a meaning in games.
func IsSign(name string) bool {
	for ic := range signs {
		if ic.String() == name {
			return true
		}
	}
	return false
}

// SignName returns the meaning of an icon in a game, "" for the program's own icons.
func SignName(words lang.Words, ic ui.Icon, l lang.Lang) string {
	if p, ok := words["icon."+ic.String()]; ok {
		return p.In(l)
	}
	return signs[ic].In(l)
}
