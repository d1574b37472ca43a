package zutomayo

import (
	"godeck/internal/lang"
	"godeck/rules"
)

var (
	nameAttack   = lang.Phrase{JA: "攻撃", EN: "Attack"}
	nameNight    = lang.Phrase{JA: "夜の攻撃", EN: "Night attack"}
	nameDay      = lang.Phrase{JA: "昼の攻撃", EN: "Day attack"}
	nameCost     = lang.Phrase{JA: "コスト", EN: "Cost"}
	nameHours    = lang.Phrase{JA: "時計", EN: "Clock"} // as it is called on the card
	underpowered = lang.Phrase{JA: "パワー不足", EN: "Underpowered"}
)

// Explain implements rules.Explainer.
func (g *Game) Explain(s *rules.State, c rules.CardID) (x rules.Explained) {
	d := s.Card(c)
	if d.Def == 0 || d.Has(rules.FaceDown) && d.Zone.Kind() == BattleField {
		return x
	}
	if p := d.Owner; d.Zone.Kind() == BattleField && g.Fighter(s, p) == c {
		x.Numbers = append(x.Numbers, g.attackAccount(s, p, c))
		if e := g.Element(s, c); e != g.attr(s, c, AElement) && e != None {
			v := Elements.Values[e]
			n := rules.Note{Text: lang.Phrase{JA: "今の属性は" + v.JA, EN: "Its element is " + v.EN + " now"}}
			for i := range s.Mods[:s.NMods] { // the last one counts
				if m := &s.Mods[i]; m.Kind == ModElement && m.On(s, c) {
					n = rules.ModNote(m, n.Text)
				}
			}
			x.Notes = append(x.Notes, n)
		}
		if !g.Powered(s, c) {
			x.Notes = append(x.Notes, rules.Note{Text: lang.Phrase{JA: "パワーがコストに足りない：何もしない", EN: "Its cost is above the power: it does nothing"}})
		}
	}
	var cost rules.Tally
	cost.Start(d.Def, g.attr(s, c, ACost))
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == ModCost && m.On(s, c) {
			cost.Mod(m, false, -int(m.Amount))
		}
	}
	cost.Limit(g.Cost(s, c))
	x.Numbers = append(x.Numbers, cost.Account(nameCost, g.Cost(s, c)))
	if k := d.Zone.Kind(); k == Hand || k == SetA || k == SetB {
		var hours rules.Tally
		hours.Start(d.Def, g.attr(s, c, AClock))
		n := g.HoursOf(s, c)
		for p := range rules.Seat(2) { // an Area Enchant in force says another number
			_, all := g.static(s, p, wAllClocks)
			_, none := g.static(s, p, wNullify)
			if (all || none && p != d.Owner) && hours.Now() != n {
				a := s.Top(zone(Area, p))
				hours.Add(rules.Part{Why: rules.WhyLasts, Src: a, Def: s.Card(a).Def}, n-hours.Now())
			}
		}
		x.Numbers = append(x.Numbers, hours.Account(nameHours, n))
	}
	return x
}

// attackAccount explains the attack of a seat with its fighter.
func (g *Game) attackAccount(s *rules.State, p rules.Seat, c rules.CardID) rules.Account {
	n, list := g.AttackParts(s, p, nil)
	var by rules.Tally
	if len(list) == 0 { // it does not work (ZTM-9.4)
		by.Start(s.Card(c).Def, g.attr(s, c, ADay))
		by.Add(rules.Part{Why: rules.WhyLimit, Name: underpowered}, -by.Now())
		return by.Account(nameAttack, n)
	}
	by.Start(s.Card(c).Def, list[0].Value)
	by[0].Name = nameDay
	if list[0].Night {
		by[0].Name = nameNight
	}
	next := list[1:] // one for every modifier of the running value
	for i := range s.Mods[:s.NMods] {
		m := &s.Mods[i]
		if m.Seat != p || m.Kind != ModAttack && m.Kind != ModSetTo {
			continue
		}
		if m.Kind == ModSetTo {
			by.Mod(m, true, next[0].Value)
		} else {
			by.Mod(m, false, next[0].Value-by.Now())
		}
		next = next[1:]
	}
	return by.Account(nameAttack, n)
}

// Duration implements rules.Explainer.
func (g *Game) Duration(until uint8) lang.Phrase {
	if until == whileOnField {
		return lang.Phrase{}
	}
	return lang.Phrase{JA: "このターンの間", EN: "this turn"}
}
