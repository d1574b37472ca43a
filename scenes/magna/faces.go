package magna

import (
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// FactionColours has the colours of neutral, blue, red, green, purple, white and black.
var FactionColours = [...]ui.Colour{ui.Hex(0xb9a98a), ui.Hex(0x4f9bff), ui.Hex(0xff5a3c), ui.Hex(0x5fc76a), ui.Hex(0xb478ff), ui.Hex(0xf2ead2), ui.Hex(0x8a86a8)}

// kinds has the icons and frames of the card types, skillIcons the icons of the skills.
var kinds = [...]table.CardKind{{Icon: ui.IconPerson}, {Icon: ui.IconTrap, Shape: table.ShapeThing}, {Icon: ui.IconHelm, Shape: table.ShapeThing},
	{Icon: ui.IconMap, Shape: table.ShapeSpell}, {Icon: ui.IconWand, Shape: table.ShapeSpell}, {Icon: ui.IconCastle, Shape: table.ShapePlace}}
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
}

// artHints returns a card's faction and kind for the painter.
func artHints(d *effect.Def) []string {
	return []string{mgn.Factions.Values[d.Attr[mgn.AFaction]].Name, [...]string{"character", "trap", "weapon", "operation", "tactic", "area"}[d.Attr[mgn.AType]]}
}

// summoned is the face variant of a unit that a Tactic has put into a base:
// its card's picture with the numbers of the unit.
const summoned = 1

// newDesigns returns the cards of the game as the table shows them.
func newDesigns(lib *effect.Library) *table.Designs {
	return &table.Designs{Lib: lib, Words: Text, Signs: signs[:], Art: cardart.New("magna", lib, artHints), Dress: dress, Facts: facts, Hidden: "trap",
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
func dress(c *table.Dressing) {
	typ, fac := c.Attr(mgn.AType), mgn.Factions.Values[c.Attr(mgn.AFaction)]
	c.Is(kinds[typ])
	c.Kind = c.Type(typ).In(c.Lang) + "・" + fac.JA
	if c.Lang == lang.EN {
		c.Kind = lang.Capital(c.Type(typ).EN) + " · " + lang.Capital(fac.EN)
	}
	c.Frame2 = c.Frame.Mix(ui.Hex(0x2a150c), 0.62)
	if c.Form == summoned {
		c.Kind = c.Say("summoned")
	} else {
		numbers(c, typ)
	}
	explain(c, typ)
}

func numbers(c *table.Dressing, typ int) {
	if n := c.Attr(mgn.ACost); n > 0 {
		c.Number(table.TopLeft, ui.IconNone, "cost", n, costCol)
	}
	attack, defense := c.Attr(mgn.AAttack), c.Attr(mgn.ADefense)
	if typ == mgn.Unit || typ == mgn.Weapon {
		c.Number(table.TopRight, ui.IconNone, "rank", mgn.Ranks.Values[c.Attr(mgn.ARank)].Name, parchment)
	}
	switch typ {
	case mgn.Unit:
		c.Number(table.BottomLeft, ui.IconNone, "attack", attack, attackCol)
		c.Number(table.BottomRight, ui.IconNone, "defense", defense, defendCol)
	case mgn.Weapon:
		c.Number(table.BottomLeft, ui.IconNone, "attack", lang.Signed(attack), attackCol)
		c.Number(table.BottomRight, ui.IconNone, "defense", lang.Signed(defense), defendCol)
	}
	if n := c.Attr(mgn.AHero); n > 0 {
		c.Number(table.MiddleLeft, ui.IconCrown, "hero", n, heroCol)
	}
}

// explained lists the words and symbols of a text that have an explanation.
var explained = [...]struct{ ja, en, key string }{{"チェイン", "Chain", "chain"}, {"瞬間", "for this clash", "instant"}, {"ブロック", "Block", "block"},
	{"ブレイクトリガー", "Break trigger", "break"}, {"招来", "Summon", "summon"}, {"貫通", "piercing", "pierce"},
	{"▼", "▼", "check"}, {"▽", "▽", "check"}, {"◆", "◆", "free"}, {"◇", "◇", "free"}, {"★", "★", "magna"}, {"☆", "☆", "magna"}}

// explain adds the explanations of the words on a card.
func explain(c *table.Dressing, typ int) {
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
func facts(c *table.Dressing) []string {
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

// unitFace returns the face of a unit on the table.
func (s *Scene) unitFace(def rules.DefID, l lang.Lang, isSummoned bool) *table.CardFace {
	k := table.Look{Def: def, Lang: l}
	if isSummoned {
		k.Form = summoned
	}
	return s.Cards.Look(k)
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
