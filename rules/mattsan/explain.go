package mattsan

import (
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
)

// modParts adds what modifiers do to a unit's value: first what sets it.
func (g *Game) modParts(s *rules.State, c rules.CardID, which int, by *rules.Tally) {
	if which == valAtk {
		for i := int(s.NMods) - 1; i >= 0; i-- { // the last one counts
			if m := &s.Mods[i]; m.Kind == ModAtkSet && m.On(s, c) {
				by.Mod(m, true, int(m.Amount))
				break
			}
		}
	}
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == valMod[which] && m.On(s, c) {
			by.Mod(m, false, int(m.Amount))
		}
	}
}

var (
	nameAtk  = lang.Phrase{JA: "ATK", EN: "ATK"}
	nameHP   = lang.Phrase{JA: "最大HP", EN: "Maximum HP"}
	nameLeft = lang.Phrase{JA: "残りHP", EN: "HP left"}
	nameSoul = lang.Phrase{JA: "魂", EN: "Soul"}
	nameCost = lang.Phrase{JA: "ソウルコスト", EN: "Charge cost"}
)

// Explain implements rules.Explainer.
func (g *Game) Explain(s *rules.State, c rules.CardID) (x rules.Explained) {
	if s.Card(c).Def == 0 {
		return x
	}
	if g.is(s, c, Trump) || g.is(s, c, Trap) {
		if p := s.Card(c).Zone.Kind(); g.is(s, c, Trump) && p == Hand {
			x.Numbers = append(x.Numbers, g.costAccount(s, c))
		}
		return x
	}
	if !g.isUnit(s, c) {
		return x
	}
	var atk, hp, soul rules.Tally
	g.sumUp(s, c, valAtk, &atk)
	atk.Limit(g.Attack(s, c))
	a := atk.Account(nameAtk, g.Attack(s, c))
	if n := g.AtkDice(s, c); n > 0 {
		a.Shown = strconv.Itoa(n) + "D"
		switch {
		case a.Now > 0:
			a.Shown += "+" + strconv.Itoa(a.Now)
		case a.Now < 0:
			a.Shown += "−" + strconv.Itoa(-a.Now)
		}
	}
	g.sumUp(s, c, valHP, &hp)
	hp.Limit(g.MaxHP(s, c))
	left := append(rules.Tally(nil), hp...)
	left.Add(rules.Part{Why: rules.WhyCounters, Name: lang.Phrase{JA: "受けているダメージ", EN: "Damage on it"}}, -int(s.Card(c).N[NDamage]))
	life := left.Account(nameLeft, g.HP(s, c))
	if s.Card(c).N[NDamage] == 0 {
		life.Name = lang.Phrase{JA: "HP", EN: "HP"}
	}
	g.sumUp(s, c, valSoul, &soul)
	soul.Limit(g.SoulValue(s, c))
	x.Numbers = append(x.Numbers, life, a, soul.Account(nameSoul, g.SoulValue(s, c)))
	g.notes(s, c, &x)
	for u := range under(s, c) {
		d := s.Card(u)
		x.With = append(x.With, rules.With{Card: u, How: [...]lang.Phrase{
			{JA: "下のカード", EN: "Under it"}, {JA: "上に重なったカード", EN: "On top of it"}, {JA: "付いているカード", EN: "Attached"}, {JA: "下に入れたカード", EN: "Tucked under it"}}[max(0, min(3, d.N[NPart]))]})
	}
	if t := TerrainAt(s, s.Card(c).Owner, int(s.Card(c).N[NSlot])); t != 0 {
		x.With = append(x.With, rules.With{Card: t, How: lang.Phrase{JA: "足元の地形", EN: "Stands on"}})
	}
	return x
}

// costAccount explains the soul cost of a trump.
func (g *Game) costAccount(s *rules.State, c rules.CardID) rules.Account {
	var by rules.Tally
	by.Start(s.Card(c).Def, g.attr(s, c, ACost))
	p := s.Card(c).Owner
	g.each(s, wordBit(sCost), func(src, _ rules.CardID, w *lasting) {
		if w.op == sCost && meant(s.Card(src).Owner, p, w.a[0]) {
			by.Add(rules.Part{Why: rules.WhyLasts, Src: src, Def: g.shows(s, src)}, int(w.a[1]))
		}
	})
	by.Limit(g.Cost(s, c))
	return by.Account(nameCost, g.Cost(s, c))
}

// notes adds what a unit has gained and lost, and the counters on it.
func (g *Game) notes(s *rules.State, c rules.CardID, x *rules.Explained) {
	if n := s.Card(c).N[NEx]; n > 0 {
		x.Notes = append(x.Notes, rules.Note{Text: lang.Phrase{JA: "EXカウンター" + strconv.Itoa(int(n)) + "個", EN: lang.Fill("{0} EX {0:counter|counters}", n)}})
	}
	for i := range s.Mods[:s.NMods] {
		m := &s.Mods[i]
		if !m.On(s, c) {
			continue
		}
		switch m.Kind {
		case ModMute:
			x.Notes = append(x.Notes, rules.ModNote(m, lang.Phrase{JA: "特殊能力を失っている", EN: "Has lost its abilities"}))
		case ModGrant:
			k := keyWords.Values[m.Amount]
			x.Notes = append(x.Notes, rules.ModNote(m, lang.Phrase{JA: k.JA, EN: k.EN}))
		case ModShield:
			x.Notes = append(x.Notes, rules.ModNote(m, lang.Phrase{JA: "受けるダメージ−" + strconv.Itoa(int(m.Amount)), EN: "Each damage to it falls by " + strconv.Itoa(int(m.Amount))}))
		case ModPrevent:
			x.Notes = append(x.Notes, rules.ModNote(m, lang.Phrase{JA: "次に受けるダメージは0", EN: "The next damage to it is prevented"}))
		}
	}
	for key := range keyWords.Values {
		if src, has := g.KeywordBy(s, c, int16(key)); has && src != c && src != 0 && !granted(s, c, int16(key)) {
			k := keyWords.Values[key]
			x.Notes = append(x.Notes, rules.Note{Text: lang.Phrase{JA: k.JA, EN: k.EN}, By: rules.Part{Why: rules.WhyLasts, Src: src, Def: g.shows(s, src)}})
		}
	}
	if s.Vars[Silence] == 0 && g.muted(s, c) && !g.modded(s, c, ModMute) {
		x.Notes = append(x.Notes, rules.Note{Text: lang.Phrase{JA: "ほかのカードにより特殊能力を失っている", EN: "Another card takes its abilities away"}})
	}
}

// granted reports whether a modifier gives a unit a keyword.
func granted(s *rules.State, c rules.CardID, key int16) bool {
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == ModGrant && m.Amount == key && m.On(s, c) {
			return true
		}
	}
	return false
}

// Duration implements rules.Explainer.
func (g *Game) Duration(until uint8) lang.Phrase {
	if until == WhileOnField {
		return lang.Phrase{}
	}
	v := untilWords.Values[until]
	return lang.Phrase{JA: v.JA, EN: v.EN}
}
