package duemagic

import (
	"godeck/internal/lang"
	"godeck/rules"
)

var (
	namePower = lang.Phrase{JA: "パワー", EN: "Power"}
	nameCost  = lang.Phrase{JA: "コスト", EN: "Cost"}
	attacking = lang.Phrase{JA: "攻撃中", EN: "While attacking"}
)

// Explain implements rules.Explainer.
func (g *Game) Explain(s *rules.State, c rules.CardID) (x rules.Explained) {
	d := s.Card(c)
	if d.Def == 0 {
		return x
	}
	switch {
	case g.InPlay(s, c):
		var by rules.Tally
		n := g.power(s, c, &by)
		x.Numbers = append(x.Numbers, by.Account(namePower, n))
		g.notes(s, c, &x)
		for _, u := range s.Zone(d.Zone) {
			if s.Card(u).Host == c {
				x.With = append(x.With, rules.With{Card: u, How: lang.Phrase{JA: "下のカード", EN: "Under it"}})
			}
		}
	case d.Zone.Kind() == Hand:
		var by rules.Tally
		n := g.cost(s, d.Owner, c, &by)
		by.Limit(n)
		x.Numbers = append(x.Numbers, by.Account(nameCost, n))
	}
	return x
}

// notes adds the keywords that a creature was given, by whom.
func (g *Game) notes(s *rules.State, c rules.CardID, x *rules.Explained) {
	d := s.Card(c)
	seen := g.des[d.Def].kw
	note := func(kw int16, by rules.Part) {
		if seen&(1<<uint(kw)) != 0 || kw <= 0 || int(kw) >= len(keywordWords.Values) {
			return
		}
		seen |= 1 << uint(kw)
		v := keywordWords.Values[kw]
		x.Notes = append(x.Notes, rules.Note{Text: lang.Phrase{JA: "「" + v.JA + "」を得ている", EN: "Has “" + v.EN + "”"}, By: by})
	}
	for i := range s.Mods[:s.NMods] {
		m := &s.Mods[i]
		switch {
		case m.Kind == ModGrant && m.On(s, c), m.Kind == ModSeatKw && m.Seat == d.Zone.Seat():
			note(m.Amount, rules.ModNote(m, lang.Phrase{}).By)
		case m.Kind == ModNinja && m.On(s, c):
			x.Notes = append(x.Notes, rules.Note{Text: lang.Phrase{JA: "ターンの終わりに手札に戻る", EN: "Returns to the hand at the end of the turn"}})
		}
	}
	for q := rules.Seat(0); q < 2; q++ {
		for _, src := range s.Zone(zone(Battle, q)) {
			if s.Card(src).Host != 0 || !g.def(s, src).special {
				continue
			}
			for i := range g.def(s, src).statics {
				st := &g.def(s, src).statics[i]
				if st.op == sKeyword && g.scoped(s, st.a[0], st.a[1], src, q, c) && g.holds(s, st.cond, src, q) {
					note(st.a[2], rules.Part{Why: rules.WhyLasts, Src: src, Def: s.Card(src).Def})
				}
			}
		}
	}
}

// Duration implements rules.Explainer.
func (g *Game) Duration(until uint8) lang.Phrase {
	if until == whileThere {
		return lang.Phrase{}
	}
	v := untilWords.Values[until]
	return lang.Phrase{JA: v.JA, EN: v.EN}
}
