package magna

import (
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// FactionColours has the colours of neutral, blue, red, green, purple, white and black.
var FactionColours = [...]ui.Colour{ui.Hex(0xb9a98a), ui.Hex(0x4f9bff), ui.Hex(0xff5a3c), ui.Hex(0x5fc76a), ui.Hex(0xb478ff), ui.Hex(0xf2ead2), ui.Hex(0x8a86a8)}

// kinds has the icons and frames of the card types, skillIcons the icons of the skills.
var kinds = [...]cards.CardKind{{Icon: ui.IconPerson}, {Icon: ui.IconTrap, Shape: cards.ShapeThing}, {Icon: ui.IconHelm, Shape: cards.ShapeThing},
	{Icon: ui.IconMap, Shape: cards.ShapeSpell}, {Icon: ui.IconWand, Shape: cards.ShapeSpell}, {Icon: ui.IconCastle, Shape: cards.ShapePlace}}
var skillIcons = [...]ui.Icon{ui.IconBlade, ui.IconBow, ui.IconOrb, ui.IconHorn, ui.IconBoot, ui.IconGuard}
var skillColours = [...]ui.Colour{ui.Hex(0xff8a5c), ui.Hex(0xa8d65c), ui.Hex(0xc59bff), ui.Hex(0xffd25e), ui.Hex(0x6fe0e8), ui.Hex(0x8fb4ff)}

// signs are the game's icons in the order of its legend.
var signs = [...]ui.Icon{ui.IconPerson, ui.IconTrap, ui.IconHelm, ui.IconMap, ui.IconWand, ui.IconCastle, ui.IconAbility, ui.IconSword, ui.IconShield, ui.IconCrown, ui.IconFight, ui.IconCrystal, ui.IconCoins,
	ui.IconBlade, ui.IconBow, ui.IconOrb, ui.IconHorn, ui.IconBoot, ui.IconGuard, ui.IconSkills, ui.IconHand, ui.IconDeck, ui.IconDiscard, ui.IconOne, ui.IconMarch, ui.IconFaceDown, ui.IconCrack}

// Colours of the game's numbers.
var (
	fightCol    = ui.Hex(0xff9a4a)
	magnaCol    = ui.Hex(0x5fd6d0)
	attackCol   = ui.Hex(0xff8f5c)
	defendCol   = ui.Hex(0x8fc0ff)
	costCol     = ui.Hex(0xffd592)
	heroCol     = ui.Hex(0xffe066)
	ownCol      = ui.Hex(0xffb061)
	opponentCol = ui.Hex(0x7fb8d8)
	parchment   = ui.Hex(0xe8cfa0)
)

// sideCols are the colours of the two sides of the screen.
var sideCols = [2]ui.Colour{ownCol, opponentCol}

// dusk is the strength of the light on this table.
const dusk = 0.42

// Ember is the palette of the table: a war map at dusk.
var Ember = ui.Theme{
	Ground: ui.Hex(0x170d0c), GroundLow: ui.Hex(0x3a2018),
	Panel: ui.Hex(0x4a2c20).Alpha(0.92), PanelLow: ui.Hex(0x291712).Alpha(0.95),
	Edge: ui.Hex(0xd8a066).Alpha(0.36),
	Text: ui.Hex(0xfff4e2), TextSoft: ui.Hex(0xe0c4a0), TextOn: ui.Hex(0x241008),
	Accent: ui.Hex(0xff9a4a), Accent2: ui.Hex(0x5fd6d0), Warm: ui.Hex(0xffd25e),
	Legal: ui.Hex(0x8dffb0), Danger: ui.Hex(0xff6152), Good: ui.Hex(0x8ff0a2),
	Focus: ui.Hex(0xfff27a), Shadow: ui.Hex(0x060202).Alpha(0.7),
	Knob: ui.Hex(0xb87c42), KnobInk: ui.Hex(0x2a1206), Paper: ui.Hex(0xe4cb94), PaperInk: ui.Hex(0x3a220e),
}

// artHints returns a card's faction and kind for the painter.
func artHints(d *effect.Def) []string {
	return []string{mgn.Factions.Values[d.Attr[mgn.AFaction]].Name, [...]string{"character", "trap", "weapon", "operation", "tactic", "area"}[d.Attr[mgn.AType]]}
}

// The variants of a face: a unit that a Tactic has put into a base, for
// reading, and a unit on the map, with what it has there: its present attack and
// defense, the skills it can still give, and the keywords that a fight turns on.
const (
	summoned = 1 + iota
	deployed
)

// onMap is the number of a face on the map.
type onMap struct {
	atk, dfn int
	skills   int
	words    int // bits of mapWords
	summon   bool
}

func (m onMap) number() int {
	return m.atk | m.dfn<<8 | m.skills<<16 | m.words<<24 | rules.Truth(m.summon)<<28
}

func mapOf(n int) onMap {
	return onMap{n & 255, n >> 8 & 255, n >> 16 & 255, n >> 24 & 15, n>>28 != 0}
}

// mapWords are the keywords shown on the map, the most important first.
var mapWords = [...]struct {
	word uint16
	key  string
}{{mgn.WordCover, "kw.cover"}, {mgn.WordGuard, "kw.guard"}, {mgn.WordFlank, "kw.flank"}, {mgn.WordSapper, "kw.sapper"}}

// newDesigns returns the cards of the game as the table shows them.
func newDesigns(lib *effect.Library) *cards.Designs {
	return &cards.Designs{Lib: lib, Words: Text, Signs: signs[:], Terms: []string{"cover.any"}, Art: cardart.New("magna", lib, artHints), Dress: dress, Facts: facts, Hidden: "trap",
		Colour: func(d *effect.Def) ui.Colour { return FactionColours[d.Attr[mgn.AFaction]] }}
}

func valueName(e *effect.Enum, i int16, l lang.Lang) string {
	if i < 0 || int(i) >= len(e.Values) {
		return ""
	}
	return l.Pick(e.Values[i].JA, e.Values[i].EN)
}

// maskNames lists the words of a mask.
func maskNames(e *effect.Enum, mask int, l lang.Lang) string {
	var out []string
	for i := range e.Values {
		for _, k := range [...]int{i, i + len(e.Values)} { // the second time for aliases
			if mask&(1<<uint(k)) != 0 {
				out = append(out, valueName(e, int16(i), l))
			}
		}
	}
	return strings.Join(out, l.Pick("・", ", "))
}

// dress sets a card's types and numbers and explains its words.
func dress(c *cards.Dressing) {
	typ, fac := c.Attr(mgn.AType), mgn.Factions.Values[c.Attr(mgn.AFaction)]
	c.Is(kinds[typ])
	c.Kind = c.Type(typ).In(c.Lang) + "・" + fac.JA
	if c.Lang == lang.EN {
		c.Kind = lang.Capital(c.Type(typ).EN) + " · " + lang.Capital(fac.EN)
	}
	c.Frame2 = c.Frame.Mix(ui.Hex(0x2a150c), 0.62)
	switch c.Form {
	case summoned:
		c.Kind = c.Say("summoned")
	case deployed:
		numbersOnMap(c)
	default:
		numbers(c, typ)
	}
	explain(c, typ)
}

// numbersOnMap sets what a unit on the map has now. What it cost and its rank are
// over; the crown, for whoever defeats it, is not.
func numbersOnMap(c *cards.Dressing) {
	m := mapOf(c.N)
	for i, w := range mapWords {
		if m.words&(1<<i) != 0 {
			c.Number(cards.TopLeft, ui.IconNone, w.key, c.Say(w.key), parchment)
			break
		}
	}
	if n := c.Attr(mgn.AHero); n > 0 && !m.summon {
		c.Number(cards.TopRight, ui.IconCrown, "hero", n, heroCol)
	}
	was := [2]int{c.Attr(mgn.AAttack), c.Attr(mgn.ADefense)}
	if m.summon { // what its Tactic says
		was = [2]int{m.atk, m.dfn}
		c.Kind = c.Say("summoned")
	}
	tone := func(now, was int, col ui.Colour) ui.Colour {
		switch {
		case now > was:
			return Ember.Good
		case now < was:
			return Ember.Danger
		}
		return col
	}
	c.Number(cards.BottomLeft, ui.IconNone, "attack", m.atk, tone(m.atk, was[0], attackCol))
	c.Number(cards.BottomRight, ui.IconNone, "defense", m.dfn, tone(m.dfn, was[1], defendCol))
	for i, ic := range skillIcons {
		if m.skills&(1<<i) != 0 {
			c.Signs = append(c.Signs, cards.Glyph{Icon: ic, Colour: skillColours[i]})
		}
	}
}

func numbers(c *cards.Dressing, typ int) {
	if n := c.Attr(mgn.ACost); n > 0 {
		c.Number(cards.TopLeft, ui.IconNone, "cost", n, costCol)
	}
	attack, defense := c.Attr(mgn.AAttack), c.Attr(mgn.ADefense)
	if typ == mgn.Unit || typ == mgn.Weapon {
		c.Number(cards.TopRight, ui.IconNone, "rank", mgn.Ranks.Values[c.Attr(mgn.ARank)].Name, parchment)
	}
	switch typ {
	case mgn.Unit:
		c.Number(cards.BottomLeft, ui.IconNone, "attack", attack, attackCol)
		c.Number(cards.BottomRight, ui.IconNone, "defense", defense, defendCol)
	case mgn.Weapon:
		c.Number(cards.BottomLeft, ui.IconNone, "attack", lang.Signed(attack), attackCol)
		c.Number(cards.BottomRight, ui.IconNone, "defense", lang.Signed(defense), defendCol)
	}
	if n := c.Attr(mgn.AHero); n > 0 {
		c.Number(cards.MiddleLeft, ui.IconCrown, "hero", n, heroCol)
	}
}

// explained lists the words and symbols of a text that have an explanation.
var explained = [...]struct{ ja, en, key string }{{"チェイン", "Chain", "chain"}, {"瞬間", "for this clash", "instant"}, {"ブロック", "Block", "block"},
	{"ブレイクトリガー", "Break trigger", "break"}, {"招来", "Summon", "summon"}, {"貫通", "piercing", "pierce"},
	{"▼", "▼", "check"}, {"▽", "▽", "check"}, {"◆", "◆", "free"}, {"◇", "◇", "free"}, {"★", "★", "magna"}, {"☆", "☆", "magna"}}

// explain adds the explanations of the words on a card.
func explain(c *cards.Dressing, typ int) {
	symbol := c.Attr(mgn.ASymbol)
	switch typ {
	case mgn.Trap:
		c.Explain("trap")
	case mgn.Weapon:
		c.Explain("weapon", valueName(mgn.Kinds, int16(c.Attr(mgn.AEquip)), c.Lang))
	case mgn.Operation:
		c.Explain("operation")
	case mgn.Tactic:
		c.Explain("tactic")
	case mgn.Base:
		c.Explain("base")
		if symbol != 0 {
			c.Explain("symbols", maskNames(mgn.Symbols, symbol, c.Lang))
		}
	}
	if typ == mgn.Unit || typ == mgn.Weapon {
		c.Explain([...]string{"rank.s", "rank.m", "rank.l"}[c.Attr(mgn.ARank)])
	}
	if n := c.Attr(mgn.ANeeds); n != 0 {
		c.Explain("needs", maskNames(mgn.Skills, n, c.Lang))
	}
	if n := c.Attr(mgn.ASkills); n != 0 && typ == mgn.Unit {
		c.Explain("skills", maskNames(mgn.Skills, n, c.Lang))
	}
	if n := c.Attr(mgn.AEquip); n != 0 && typ == mgn.Unit {
		c.Explain("equip", maskNames(mgn.Kinds, n, c.Lang))
	}
	if n := c.Attr(mgn.AHero); n > 0 {
		c.Explain("hero", n)
	}
	if c.Attr(mgn.AUnique) != 0 {
		c.Explain("unique")
	}
	if symbol != 0 && typ != mgn.Base {
		c.Explain("symbol", valueName(mgn.Symbols, int16(symbol), c.Lang))
	}
	text := strings.Join(c.Rules, " ")
	for _, w := range explained {
		if strings.Contains(text, c.Lang.Pick(w.ja, w.en)) {
			c.Explain(w.key)
		}
	}
}

// facts returns a card's numbers in words, for screen readers.
func facts(c *cards.Dressing) []string {
	typ := c.Attr(mgn.AType)
	out := []string{c.Type(typ).In(c.Lang)}
	if n := c.Attr(mgn.ACost); n > 0 {
		out = append(out, c.Say("fact.cost", n))
	}
	if typ == mgn.Unit || typ == mgn.Weapon {
		out = append(out, valueName(mgn.Ranks, int16(c.Attr(mgn.ARank)), c.Lang), c.Say("fact.stats", c.Attr(mgn.AAttack), c.Attr(mgn.ADefense)))
	}
	return out
}

// unitFace returns the face of a unit on the map, and the one for reading it.
func (s *Scene) unitFace(t token, l lang.Lang) (face, read *cards.CardFace) {
	k := cards.Look{Def: t.Def, Lang: l}
	if t.summon {
		k.Form = summoned
	}
	if read = s.Cards.Look(k); !t.Up {
		return read, read
	}
	m := onMap{atk: min(t.atk, 99), dfn: min(t.dfn, 99), skills: t.skills, summon: t.summon}
	for i, w := range mapWords {
		if s.game.Keyword(&s.m.View.S, t.ID, w.word) {
			m.words |= 1 << i
		}
	}
	k.Form, k.N = deployed, m.number()
	return s.Cards.Look(k), read
}

// unitLabel describes a unit, for screen readers.
func (s *Scene) unitLabel(t token, l lang.Lang) string {
	if !t.Up {
		return s.tokenName(t, l)
	}
	state := "state.normal"
	if t.checked {
		state = "state.checked"
	}
	label := Text.T(l, "node.unit", s.Cards.Name(t.Def, l), t.atk, t.dfn, Text.T(l, state))
	if t.summon {
		label = Text.T(l, "node.unit", Text.T(l, "summoned"), t.atk, t.dfn, Text.T(l, state))
	}
	if t.skills != 0 {
		label += Text.T(l, "comma") + Text.T(l, "node.skills", maskNames(mgn.Skills, t.skills, l))
	}
	if w := s.m.weaponOf(t.Key); w.Def != 0 {
		label += Text.T(l, "comma") + Text.T(l, "node.armed", s.Cards.Name(w.Def, l))
	}
	return label
}

// tokenName names a unit or trap as its viewer knows it.
func (s *Scene) tokenName(t token, l lang.Lang) string {
	switch {
	case t.Def != 0 && t.Up:
		return s.Cards.Name(t.Def, l)
	case t.Def != 0:
		return Text.T(l, "trap.own", s.Cards.Name(t.Def, l))
	}
	return Text.T(l, "trap")
}
