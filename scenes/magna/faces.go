package magna

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// FactionColours are those of neutral, blue, red, green, purple, white, black.
var FactionColours = [...]ui.Colour{ui.Hex(0xb9a98a), ui.Hex(0x4f9bff), ui.Hex(0xff5a3c), ui.Hex(0x5fc76a), ui.Hex(0xb478ff), ui.Hex(0xf2ead2), ui.Hex(0x8a86a8)}

// Icons of the card types and of the skills.
var typeIcons = [...]ui.Icon{ui.IconPeople, ui.IconLock, ui.IconSword, ui.IconFlag, ui.IconBolt, ui.IconHome}
var skillIcons = [...]ui.Icon{ui.IconSword, ui.IconForward, ui.IconStar, ui.IconFlag, ui.IconWind, ui.IconShield}
var skillColours = [...]ui.Colour{ui.Hex(0xff8a5c), ui.Hex(0xa8d65c), ui.Hex(0xc59bff), ui.Hex(0xffd25e), ui.Hex(0x6fe0e8), ui.Hex(0x8fb4ff)}

// Colours of the game's numbers.
var (
	fightCol  = ui.Hex(0xff9a4a)
	magnaCol  = ui.Hex(0x5fd6d0)
	attackCol = ui.Hex(0xff8f5c)
	defendCol = ui.Hex(0x8fc0ff)
	costCol   = ui.Hex(0xffd592)
	heroCol   = ui.Hex(0xffe066)
	ownCol    = ui.Hex(0xffb061)
	foeCol    = ui.Hex(0x7fb8d8)
	parchment = ui.Hex(0xe8cfa0)
	inkCol    = ui.Hex(0x1a0f0b)
)

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

// artHints name a card's faction and kind to the painter.
func artHints(d *effect.Def) []string {
	return []string{mgn.Factions.Values[d.Attr[mgn.AFaction]].Name, [...]string{"character", "trap", "weapon", "operation", "tactic", "area"}[d.Attr[mgn.AType]]}
}

type faceKey struct {
	def    rules.DefID
	lang   lang.Lang
	summon bool
}

// faces keeps one face for a design and language.
type faces struct {
	lib *effect.Library
	art *cardart.Art
	m   map[faceKey]*table.CardFace
}

func newFaces(lib *effect.Library) *faces {
	return &faces{lib: lib, art: cardart.New("magna", lib, artHints), m: map[faceKey]*table.CardFace{}}
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
		for _, k := range [...]int{i, i + len(e.Values)} { // the second time it is asked for
			if mask&(1<<uint(k)) != 0 {
				out = append(out, valueName(e, int16(i), l))
			}
		}
	}
	return strings.Join(out, l.Pick("・", ", "))
}

// of returns the face of a design, nil for the unknown card.
func (f *faces) of(def rules.DefID, l lang.Lang) *table.CardFace { return f.face(def, l, false) }

func (f *faces) face(def rules.DefID, l lang.Lang, summon bool) *table.CardFace {
	if def == 0 || int(def) >= len(f.lib.Defs) {
		return nil
	}
	k := faceKey{def, l, summon}
	if c, ok := f.m[k]; ok {
		return c
	}
	d, ct := f.lib.Def(def), f.lib.Card(def)
	at := &d.Attr
	fac := int(at[mgn.AFaction])
	typ := f.lib.Vocab.Types[at[mgn.AType]]
	kind := l.Pick(typ.JA, typ.EN)
	if l == lang.EN {
		kind = lang.Capital(kind)
	}
	v := mgn.Factions.Values[fac]
	kind = l.Pick(kind+"・"+v.JA, kind+" · "+lang.Capital(v.EN))
	c := &table.CardFace{ID: ct.ID + "/" + string(l), Title: ct.Name.In(l), Subtitle: ct.Subtitle.In(l), Kind: kind, KindIcon: typeIcons[at[mgn.AType]],
		Frame: FactionColours[fac], Frame2: FactionColours[fac].Mix(ui.Hex(0x2a150c), 0.62), Art: f.art, ArtID: ct.ID, Flavour: ct.Flavour.In(l), Rules: f.lib.RulesText(def, l)}
	if summon {
		c.ID += "/s"
		c.Kind = Text.T(l, "summoned")
		f.m[k] = c
		f.help(c, at, l)
		return c
	}
	add := func(corner table.Corner, icon ui.Icon, key, value string, col ui.Colour) {
		c.Stats = append(c.Stats, table.Stat{Corner: corner, Icon: icon, Label: Text.T(l, key), Value: value, Colour: col})
	}
	if at[mgn.ACost] > 0 {
		add(table.TopLeft, ui.IconNone, "cost", strconv.Itoa(int(at[mgn.ACost])), costCol)
	}
	switch at[mgn.AType] {
	case mgn.Unit:
		add(table.TopRight, ui.IconNone, "rank", mgn.Ranks.Values[at[mgn.ARank]].Name, parchment)
		add(table.BottomLeft, ui.IconNone, "attack", strconv.Itoa(int(at[mgn.AAttack])), attackCol)
		add(table.BottomRight, ui.IconNone, "defense", strconv.Itoa(int(at[mgn.ADefense])), defendCol)
	case mgn.Weapon:
		add(table.TopRight, ui.IconNone, "rank", mgn.Ranks.Values[at[mgn.ARank]].Name, parchment)
		add(table.BottomLeft, ui.IconNone, "attack", lang.Signed(int(at[mgn.AAttack])), attackCol)
		add(table.BottomRight, ui.IconNone, "defense", lang.Signed(int(at[mgn.ADefense])), defendCol)
	}
	if at[mgn.AHero] > 0 {
		add(table.MiddleLeft, ui.IconStar, "hero", strconv.Itoa(int(at[mgn.AHero])), heroCol)
	}
	f.help(c, at, l)
	f.m[k] = c
	return c
}

// help explains the words that matter on a card.
func (f *faces) help(c *table.CardFace, at *[12]int16, l lang.Lang) {
	say := func(key string, args ...any) {
		c.Keywords = append(c.Keywords, table.Keyword{Name: Text.T(l, "kw."+key, args...), Help: Text.T(l, "kw."+key+".help", args...)})
	}
	switch at[mgn.AType] {
	case mgn.Trap:
		say("trap")
	case mgn.Weapon:
		say("weapon", valueName(mgn.Kinds, at[mgn.AEquip], l))
	case mgn.Operation:
		say("operation")
	case mgn.Tactic:
		say("tactic")
	case mgn.Base:
		say("base")
		if at[mgn.ASymbol] != 0 {
			say("symbols", maskNames(mgn.Symbols, int(at[mgn.ASymbol]), l))
		}
	}
	if at[mgn.AType] == mgn.Unit || at[mgn.AType] == mgn.Weapon {
		say([...]string{"rank.s", "rank.m", "rank.l"}[at[mgn.ARank]])
	}
	if at[mgn.ANeeds] != 0 {
		say("needs", maskNames(mgn.Skills, int(at[mgn.ANeeds]), l))
	}
	if at[mgn.AType] == mgn.Unit && at[mgn.ASkills] != 0 {
		say("skills", maskNames(mgn.Skills, int(at[mgn.ASkills]), l))
	}
	if at[mgn.AType] == mgn.Unit && at[mgn.AEquip] != 0 {
		say("equip", maskNames(mgn.Kinds, int(at[mgn.AEquip]), l))
	}
	if at[mgn.AHero] > 0 {
		say("hero", at[mgn.AHero])
	}
	if at[mgn.AUnique] != 0 {
		say("unique")
	}
	if at[mgn.AType] != mgn.Base && at[mgn.ASymbol] != 0 {
		say("symbol", valueName(mgn.Symbols, at[mgn.ASymbol], l))
	}
	text := strings.Join(c.Rules, " ")
	for _, w := range [...]struct{ ja, en, key string }{{"チェイン", "Chain", "chain"}, {"瞬間", "for this clash", "instant"}, {"ブロック", "Block", "block"}, {"ブレイクトリガー", "Break trigger", "break"}, {"招来", "Summon", "summon"}, {"貫通", "piercing", "pierce"},
		{"▼", "▼", "check"}, {"▽", "▽", "check"}, {"◆", "◆", "free"}, {"◇", "◇", "free"}, {"★", "★", "magna"}, {"☆", "☆", "magna"}} {
		if strings.Contains(text, l.Pick(w.ja, w.en)) && !hasKeyword(c, Text.T(l, "kw."+w.key)) {
			say(w.key)
		}
	}
}

func hasKeyword(c *table.CardFace, name string) bool {
	for _, k := range c.Keywords {
		if k.Name == name {
			return true
		}
	}
	return false
}

// facts are the numbers of a card in words, for readers.
func (f *faces) facts(def rules.DefID, l lang.Lang) string {
	at := &f.lib.Def(def).Attr
	parts := []string{l.Pick(f.lib.Vocab.Types[at[mgn.AType]].JA, f.lib.Vocab.Types[at[mgn.AType]].EN)}
	if at[mgn.ACost] > 0 {
		parts = append(parts, Text.T(l, "fact.cost", at[mgn.ACost]))
	}
	switch at[mgn.AType] {
	case mgn.Unit, mgn.Weapon:
		parts = append(parts, valueName(mgn.Ranks, at[mgn.ARank], l), Text.T(l, "fact.stats", at[mgn.AAttack], at[mgn.ADefense]))
	}
	return strings.Join(parts, Text.T(l, "comma"))
}

func (f *faces) name(def rules.DefID, l lang.Lang) string {
	if def == 0 {
		return Text.T(l, "trap")
	}
	return f.lib.Card(def).Name.In(l)
}

func (f *faces) colour(def rules.DefID) ui.Colour {
	return FactionColours[f.lib.Def(def).Attr[mgn.AFaction]]
}
