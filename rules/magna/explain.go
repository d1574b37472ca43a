package magna

import (
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
)

var (
	nameAttack  = lang.Phrase{JA: "攻撃力", EN: "Attack"}
	nameDefense = lang.Phrase{JA: "防御力", EN: "Defense"}
	nameFight   = lang.Phrase{JA: "代償ファイト", EN: "Fight cost"}
)

// Explain implements rules.Explainer.
func (g *Game) Explain(s *rules.State, c rules.CardID) (x rules.Explained) {
	d := s.Card(c)
	if d.Def == 0 {
		return x
	}
	switch k := d.Zone.Kind(); {
	case k == Hand:
		if n := g.Cost(s, c); n > 0 {
			var by rules.Tally
			by.Start(d.Def, g.attr(s, c, ACost))
			g.static(s, d.Owner, wCostLess, c, &by)
			by.Limit(n)
			x.Numbers = append(x.Numbers, by.Account(nameFight, n))
		}
	case onField(k):
		var at, de rules.Tally
		g.value(s, c, AAttack, true, &at)
		at.Limit(g.Attack(s, c))
		g.value(s, c, ADefense, true, &de)
		de.Limit(g.Defense(s, c))
		x.Numbers = append(x.Numbers, at.Account(nameAttack, g.Attack(s, c)), de.Account(nameDefense, g.Defense(s, c)))
		if n := d.N[NDamage]; n > 0 {
			x.Notes = append(x.Notes, rules.Note{Text: lang.Phrase{JA: "受けているダメージ " + strconv.Itoa(int(n)), EN: strconv.Itoa(int(n)) + " damage on it"}})
		}
		for i := range s.Mods[:s.NMods] {
			m := &s.Mods[i]
			if !m.On(s, c) {
				continue
			}
			switch m.Kind {
			case ModPrevent:
				x.Notes = append(x.Notes, rules.ModNote(m, lang.Phrase{JA: "撃破されない", EN: "Cannot be defeated"}))
			case ModReduce:
				x.Notes = append(x.Notes, rules.ModNote(m, lang.Phrase{JA: "受けるダメージ−" + strconv.Itoa(int(m.Amount)), EN: "Each damage to it falls by " + strconv.Itoa(int(m.Amount))}))
			}
		}
		if w := WeaponOf(s, c); w != 0 {
			x.With = append(x.With, rules.With{Card: w, How: lang.Phrase{JA: "武器", EN: "Weapon"}})
		}
	}
	return x
}

// Duration implements rules.Explainer.
func (g *Game) Duration(until uint8) lang.Phrase {
	switch until {
	case UntilInstant:
		return lang.Phrase{JA: "この攻撃の間", EN: "for this clash"}
	case WhileOnField:
		return lang.Phrase{}
	}
	v := untilWords.Values[until]
	return lang.Phrase{JA: v.JA, EN: v.EN}
}
