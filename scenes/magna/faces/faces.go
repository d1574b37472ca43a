// Package faces has the cards of Magna Spectra as its table shows them: their
// kinds, numbers and colours, what their words mean, and the smaller faces of
// units on the map.
package faces

import (
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/slips"
	"godeck/scenes/ui"
	"godeck/scenes/ui/icon"
)

// Factions has the colours of neutral, blue, red, green, purple, white and black.
var Factions = [...]ui.Colour{ui.Hex(0xb9a98a), ui.Hex(0x4f9bff), ui.Hex(0xff5a3c), ui.Hex(0x5fc76a), ui.Hex(0xb478ff), ui.Hex(0xf2ead2), ui.Hex(0x8a86a8)}

// inks are the colours of figures on the map, by faction: an army is told by them
// from afar.
var inks = [...]string{"#6a5434", "#1250c0", "#c82414", "#107a30", "#7a22c8", "#b8902a", "#2c2648"}

// kinds has the icons and frames of the card types.
var kinds = [...]cards.CardKind{{Icon: ui.IconPerson}, {Icon: ui.IconTrap, Shape: cards.ShapeThing}, {Icon: ui.IconHelm, Shape: cards.ShapeThing},
	{Icon: ui.IconMap, Shape: cards.ShapeSpell}, {Icon: ui.IconWand, Shape: cards.ShapeSpell}, {Icon: ui.IconCastle, Shape: cards.ShapePlace}}

// SkillIcons and SkillColours are the signs of the skills.
var SkillIcons = [...]ui.Icon{ui.IconBlade, ui.IconBow, ui.IconOrb, ui.IconHorn, ui.IconBoot, ui.IconGuard}
var SkillColours = [...]ui.Colour{ui.Hex(0xff8a5c), ui.Hex(0xa8d65c), ui.Hex(0xc59bff), ui.Hex(0xffd25e), ui.Hex(0x6fe0e8), ui.Hex(0x8fb4ff)}

// KindIcons are the signs of what can be carried, by kind. A polearm's is drawn by Kind.
var KindIcons = [...]ui.Icon{ui.IconSword, ui.IconNone, ui.IconBow, ui.IconWand, ui.IconHelm, ui.IconFlag}

// Kind draws the sign of a kind of weapon in r.
func Kind(c *ui.Canvas, kind int, r ui.Rect, col ui.Colour) {
	if ic := KindIcons[kind]; ic != ui.IconNone {
		c.Icon(ic, r, col)
		return
	}
	w := r.W * 0.11
	c.Line(r.X+0.14*r.W, r.Bottom()-0.1*r.H, r.X+0.66*r.W, r.Y+0.36*r.H, w, col)
	c.FillQuad(ui.Quad{{X: r.Right() - 0.06*r.W, Y: r.Y + 0.04*r.H}, {X: r.X + 0.82*r.W, Y: r.Y + 0.44*r.H}, {X: r.X + 0.6*r.W, Y: r.Y + 0.42*r.H}, {X: r.X + 0.56*r.W, Y: r.Y + 0.2*r.H}}, r.W, r.H, 0, col, col)
}

// Checked is the sign of a unit on its side.
const Checked = icon.Lain

// signs are the game's icons in the order of its legend.
var signs = [...]ui.Icon{ui.IconPerson, ui.IconTrap, ui.IconHelm, ui.IconMap, ui.IconWand, ui.IconCastle, ui.IconAbility, ui.IconSword, ui.IconShield, ui.IconCrown, ui.IconFight, ui.IconCrystal, ui.IconCoins,
	ui.IconBlade, ui.IconBow, ui.IconOrb, ui.IconHorn, ui.IconBoot, ui.IconGuard, ui.IconSkills, ui.IconHand, ui.IconDeck, ui.IconDiscard, ui.IconOne, ui.IconMarch, ui.IconFaceDown, Checked, ui.IconCrack}

// Colours of the game's numbers, and of the two sides of the screen.
var (
	Fight     = ui.Hex(0xff9a4a)
	Magna     = ui.Hex(0x5fd6d0)
	Attack    = ui.Hex(0xff8f5c)
	Defend    = ui.Hex(0x8fc0ff)
	Hero      = ui.Hex(0xffe066)
	Parchment = ui.Hex(0xe8cfa0)
	Sides     = [2]ui.Colour{ui.Hex(0xffb061), ui.Hex(0x7fb8d8)}

	// Ribbons are those of the sides’ ribbons and banners.
	Ribbons = [2]ui.Colour{ui.Hex(0xb5482e), ui.Hex(0x3f6fae)}

	costCol = ui.Hex(0xffd592)
)

// Light is the hour of the cards on this table: earlier than that of the tent, so
// that figures stand out from their paper.
const Light = 0.75

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
	Board: slips.Walnut, Sheet: slips.Parchment, Ink: ui.Hex(0x3a220e),
}

// artHints returns a card's faction and kind for the painter.
func artHints(d *effect.Def) []string {
	return []string{mgn.Factions.Values[d.Attr[mgn.AFaction]].Name, [...]string{"character", "trap", "weapon", "operation", "tactic", "area"}[d.Attr[mgn.AType]]}
}

// The variants of a face: a unit that a Tactic has put into a base, for
// reading, a card in the hand, whose signs are where the next card leaves them to be
// seen, and a unit on the map, with what it has there: its present attack and
// defense, the skills it can still give, and the keywords that a fight turns on.
const (
	Summoned = 1 + iota
	Held     // N: how many percent of it are seen
	deployed
)

// OnMap is what a unit has on the map.
type OnMap struct {
	Attack, Defense int
	Skills          int // bits of the skills it can still give
	Words           int // bits of Words
	Summoned        bool
}

// Look returns the look of a card's face on the map.
func (m OnMap) Look(k cards.Look) cards.Look {
	k.Form, k.N = deployed, min(m.Attack, 99)|min(m.Defense, 99)<<8|m.Skills<<16|m.Words<<24|rules.Truth(m.Summoned)<<28
	return k
}

func mapOf(n int) OnMap {
	return OnMap{n & 255, n >> 8 & 255, n >> 16 & 255, n >> 24 & 15, n>>28 != 0}
}

// Words are the keywords shown on the map, the most important first.
var Words = [...]struct {
	Word uint16
	key  string
}{{mgn.WordCover, "kw.cover"}, {mgn.WordGuard, "kw.guard"}, {mgn.WordFlank, "kw.flank"}, {mgn.WordSapper, "kw.sapper"}}

// New returns the cards of the game as the table shows them.
func New(lib *effect.Library) *cards.Designs {
	art := cardart.New("magna", lib, artHints)
	bold := &cardart.Bold{Art: art, Tint: func(id string) string { return inks[lib.Def(rules.DefID(lib.Find(id))).Attr[mgn.AFaction]] }}
	dress := func(c *cards.Dressing) {
		if dress(c); c.Form == deployed {
			c.Art, c.Lit, c.From = bold, 1, 140 // below that the picture has the room; pointed at, it is read
		}
	}
	return &cards.Designs{Lib: lib, Words: phrases.Text, Signs: signs[:], Terms: []string{"cover.any"}, Art: art, Dress: dress, Facts: facts, Hidden: "trap",
		Colour: func(d *effect.Def) ui.Colour { return Factions[d.Attr[mgn.AFaction]] }}
}

// Name returns the word for a value, "" if there is none.
func Name(e *effect.Enum, i int16, l lang.Lang) string {
	if i < 0 || int(i) >= len(e.Values) {
		return ""
	}
	return l.Pick(e.Values[i].JA, e.Values[i].EN)
}

// Names lists the words of a mask.
func Names(e *effect.Enum, mask int, l lang.Lang) string {
	var out []string
	for i := range e.Values {
		for _, k := range [...]int{i, i + len(e.Values)} { // the second time for aliases
			if mask&(1<<uint(k)) != 0 {
				out = append(out, Name(e, int16(i), l))
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
	case Summoned:
		c.Kind = c.Say("summoned")
	case deployed:
		numbersOnMap(c)
	case Held:
		if c.N < 100 {
			c.Seen = float64(c.N) / 100
		}
		fallthrough
	default:
		numbers(c, typ)
	}
	explain(c, typ)
}

// numbersOnMap sets what a unit on the map has now. What it cost and its rank are
// over; the crown, for whoever defeats it, is not.
func numbersOnMap(c *cards.Dressing) {
	m := mapOf(c.N)
	for i, w := range Words {
		if m.Words&(1<<i) != 0 {
			c.Number(cards.TopLeft, ui.IconNone, w.key, c.Say(w.key), Parchment)
			break
		}
	}
	if n := c.Attr(mgn.AHero); n > 0 && !m.Summoned {
		c.Number(cards.TopRight, ui.IconCrown, "hero", n, Hero)
	}
	was := [2]int{c.Attr(mgn.AAttack), c.Attr(mgn.ADefense)}
	if m.Summoned { // what its Tactic says
		was = [2]int{m.Attack, m.Defense}
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
	c.Number(cards.BottomLeft, ui.IconNone, "attack", m.Attack, tone(m.Attack, was[0], Attack))
	c.Number(cards.BottomRight, ui.IconNone, "defense", m.Defense, tone(m.Defense, was[1], Defend))
	for i, ic := range SkillIcons {
		if m.Skills&(1<<i) != 0 {
			c.Signs = append(c.Signs, cards.Glyph{Icon: ic, Colour: SkillColours[i]})
		}
	}
}

func numbers(c *cards.Dressing, typ int) {
	if n := c.Attr(mgn.ACost); n > 0 {
		c.Number(cards.TopLeft, ui.IconNone, "cost", n, costCol)
	}
	attack, defense := c.Attr(mgn.AAttack), c.Attr(mgn.ADefense)
	if typ == mgn.Unit || typ == mgn.Weapon {
		c.Number(cards.TopRight, ui.IconNone, "rank", mgn.Ranks.Values[c.Attr(mgn.ARank)].Name, Parchment)
	}
	switch typ {
	case mgn.Unit:
		c.Number(cards.BottomLeft, ui.IconNone, "attack", attack, Attack)
		c.Number(cards.BottomRight, ui.IconNone, "defense", defense, Defend)
	case mgn.Weapon:
		c.Number(cards.BottomLeft, ui.IconNone, "attack", lang.Signed(attack), Attack)
		c.Number(cards.BottomRight, ui.IconNone, "defense", lang.Signed(defense), Defend)
	}
	if n := c.Attr(mgn.AHero); n > 0 {
		c.Number(cards.MiddleLeft, ui.IconCrown, "hero", n, Hero)
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
		c.Explain("weapon", Name(mgn.Kinds, int16(c.Attr(mgn.AEquip)), c.Lang))
	case mgn.Operation:
		c.Explain("operation")
	case mgn.Tactic:
		c.Explain("tactic")
	case mgn.Base:
		c.Explain("base")
		if symbol != 0 {
			c.Explain("symbols", Names(mgn.Symbols, symbol, c.Lang))
		}
	}
	if typ == mgn.Unit || typ == mgn.Weapon {
		c.Explain([...]string{"rank.s", "rank.m", "rank.l"}[c.Attr(mgn.ARank)])
	}
	if n := c.Attr(mgn.ANeeds); n != 0 {
		c.Explain("needs", Names(mgn.Skills, n, c.Lang))
	}
	if n := c.Attr(mgn.ASkills); n != 0 && typ == mgn.Unit {
		c.Explain("skills", Names(mgn.Skills, n, c.Lang))
	}
	if n := c.Attr(mgn.AEquip); n != 0 && typ == mgn.Unit {
		c.Explain("equip", Names(mgn.Kinds, n, c.Lang))
	}
	if n := c.Attr(mgn.AHero); n > 0 {
		c.Explain("hero", n)
	}
	if c.Attr(mgn.AUnique) != 0 {
		c.Explain("unique")
	}
	if symbol != 0 && typ != mgn.Base {
		c.Explain("symbol", Name(mgn.Symbols, int16(symbol), c.Lang))
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
		out = append(out, Name(mgn.Ranks, int16(c.Attr(mgn.ARank)), c.Lang), c.Say("fact.stats", c.Attr(mgn.AAttack), c.Attr(mgn.ADefense)))
	}
	return out
}
