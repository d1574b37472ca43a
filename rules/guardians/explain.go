package guardians

import (
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
)

var (
	nameLP = lang.Phrase{JA: "LP", EN: "LP"}
	nameSF = lang.Phrase{JA: "SF", EN: "SF"}
	nameDG = lang.Phrase{JA: "DG（受けたダメージ）", EN: "DG (damage taken)"}
)

// Explain implements rules.Explainer.
func (g *Game) Explain(s *rules.State, c rules.CardID) (x rules.Explained) {
	d := s.Card(c)
	if d.Def == 0 || !onField(d.Zone.Kind()) || d.Has(rules.FaceDown) || g.attr(s, c, AType) > Raging {
		return x
	}
	var lp, sf rules.Tally
	n := g.lp(s, c, true, &lp)
	lp.Limit(n)
	life := lp.Account(nameLP, n)
	if g.is(s, c, Unlimited) {
		life = rules.Account{Name: nameLP, Now: n, Shown: "∞", Parts: rules.Tally{{Why: rules.WhyPrinted, Def: d.Def, Amount: n, Value: n}}}
	}
	k := g.sf(s, c, &sf)
	sf.Limit(k)
	x.Numbers = append(x.Numbers, life, sf.Account(nameSF, k))
	if d.Has(FlagWeak) {
		x.Notes = append(x.Notes, rules.Note{Text: lang.Phrase{JA: "弱体化している", EN: "Weakened"}})
	}
	for i := range s.Mods[:s.NMods] {
		m := &s.Mods[i]
		if !m.On(s, c) {
			continue
		}
		n := lang.Signed(int(m.Amount))
		switch m.Kind {
		case ModDealt:
			x.Notes = append(x.Notes, rules.ModNote(m, lang.Phrase{JA: "アタックアビリティのダメージ" + n, EN: "Its attack abilities deal " + n + " damage"}))
		case ModNext:
			x.Notes = append(x.Notes, rules.ModNote(m, lang.Phrase{JA: "次に受けるダメージ" + n, EN: "The next damage to it is " + n}))
		case ModSilent:
			x.Notes = append(x.Notes, rules.ModNote(m, lang.Phrase{JA: "ポテンシャルアビリティとトライブアビリティを失っている", EN: "Has lost its Potential and Tribe Abilities"}))
		case ModFaces:
			ja, en := facesText(int(m.Amount))
			x.Notes = append(x.Notes, rules.ModNote(m, lang.Phrase{JA: "一番上の段は" + ja + "の目でも発動する", EN: "Its first attack row also hits on " + en}))
		case ModAbility:
			x.Notes = append(x.Notes, rules.ModNote(m, lang.Phrase{JA: "アビリティを得ている", EN: "Has gained abilities"}))
		}
	}
	for _, u := range s.Zone(zone(Unders, d.Owner)) {
		if s.Card(u).Host == c {
			x.With = append(x.With, rules.With{Card: u, How: lang.Phrase{JA: "アンダーカード", EN: "Under it"}})
		}
	}
	if d.Zone.Kind() == Attack {
		for _, u := range s.Zone(zone(Materials, d.Owner)) {
			x.With = append(x.With, rules.With{Card: u, How: lang.Phrase{JA: "素材", EN: "Material"}})
		}
	}
	return x
}

// facesText lists the faces of a mask.
func facesText(mask int) (ja, en string) {
	for i := range 6 {
		if mask&(1<<i) == 0 {
			continue
		}
		if ja != "" {
			ja, en = ja+"・", en+", "
		}
		ja, en = ja+strconv.Itoa(i+1), en+strconv.Itoa(i+1)
	}
	return ja, en
}

// Duration implements rules.Explainer.
func (g *Game) Duration(until uint8) lang.Phrase {
	switch until {
	case UntilTurnEnd:
		return lang.Phrase{JA: "このターンの終わりまで", EN: "until the end of this turn"}
	case UntilNextEnd, UntilLater:
		return lang.Phrase{JA: "次の相手のターンの終わりまで", EN: "until the end of the opponent's next turn"}
	case UntilUsed:
		return lang.Phrase{JA: "1回だけ", EN: "once"}
	case UntilPhaseEnd, UntilGranted:
		return lang.Phrase{JA: "このフェイズの終わりまで", EN: "until the end of this phase"}
	}
	return lang.Phrase{}
}
