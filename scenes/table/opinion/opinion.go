// Package opinion says in words what a person did at a decision of a match that is over, and what
// a hard computer player would have done.
package opinion

import (
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/session"
	"godeck/scenes/table/words"
)

// Text has the deeds that are alike in every game. A game's own phrases come first: "would." and
// the word of session.Deed, ".on" behind it if there is another card; would.zone.NAME names a
// zone. {c} are the cards, {t} is the other card, {0} a number, {d} a card by name.
var Text = lang.Words{
	"would.take":         {JA: "{c}を選ぶ", EN: "choose {c}"},
	"would.choose":       {JA: "{c}を選ぶ", EN: "choose {c}"},
	"would.cards":        {JA: "{c}を選ぶ", EN: "choose {c}"},
	"would.target":       {JA: "{c}を選ぶ", EN: "choose {c}"},
	"would.targets":      {JA: "{c}を選ぶ", EN: "choose {c}"},
	"would.pick":         {JA: "{c}を選ぶ", EN: "choose {c}"},
	"would.use":          {JA: "{c}を使う", EN: "use {c}"},
	"would.order":        {JA: "{c}を先にする", EN: "put {c} first"},
	"would.trigger":      {JA: "{c}を先にする", EN: "put {c} first"},
	"would.attack":       {JA: "{c}で攻撃する", EN: "attack with {c}"},
	"would.block":        {JA: "{c}でブロックする", EN: "block with {c}"},
	"would.may":          {JA: "効果を使う", EN: "use the effect"},
	"would.pass.may":     {JA: "効果を使わない", EN: "not use the effect"},
	"would.pass.cards":   {JA: "何も選ばない", EN: "choose nothing"},
	"would.pass.targets": {JA: "もう選ばない", EN: "choose no more"},
	"would.pass":         {JA: "何もしない", EN: "do nothing"},
}

// Teller knows a game's words.
type Teller struct {
	Words lang.Words
	Name  func(def rules.DefID, l lang.Lang) string // as in a sentence
}

// Say returns what was done and what would have been: one line each. ok is false where the rules
// have no words that tell both apart.
func (t *Teller) Say(o *session.Opinion, l lang.Lang) (did, would string, ok bool) {
	did, would = t.deed(&o.View.S, o.Did, l), t.deed(&o.View.S, o.Would, l)
	return did, would, did != "" && would != "" && (did == would) == o.Alike
}

// phrase returns the phrase of a deed; ok is false without one.
func (t *Teller) phrase(d *session.Deed) (p lang.Phrase, ok bool) {
	key := "would." + d.Word
	pass, _, passes := strings.Cut(key, ".pass.")
	for _, k := range []string{key + ".on", key, pass + ".pass"} {
		if k == key+".on" && d.On == 0 || k == pass+".pass" && !passes {
			continue
		}
		if p, ok = t.Words[k]; !ok {
			p, ok = Text[k]
		}
		if ok {
			return p, true
		}
	}
	return p, false
}

// deed says what a list of answers to one question does: that of the first, with the cards of all.
func (t *Teller) deed(s *rules.State, list []session.Deed, l lang.Lang) string {
	if len(list) == 0 {
		return ""
	}
	p, ok := t.phrase(&list[0])
	if !ok {
		return ""
	}
	var cards []string
	for i := range list {
		if d := &list[i]; d.Card != 0 {
			cards = append(cards, t.card(s, d.Card, l)+t.place(d, l))
		}
	}
	first := &list[0]
	text := lang.Fill(p.In(l), first.N)
	if strings.Contains(text, "{c}") && len(cards) == 0 || first.Card == 0 && strings.Contains(text, "{t}") {
		return ""
	}
	text = strings.ReplaceAll(text, "{c}", words.List(l, cards...))
	if first.On != 0 {
		text = strings.ReplaceAll(text, "{t}", t.card(s, first.On, l))
	}
	if strings.Contains(text, "{d}") {
		text = strings.ReplaceAll(text, "{d}", t.Name(rules.DefID(first.N), l))
	}
	return text
}

func (t *Teller) card(s *rules.State, c rules.CardID, l lang.Lang) string {
	return t.Name(s.Card(c).Def, l)
}

// place names the zone to which a card goes, where there are several.
func (t *Teller) place(d *session.Deed, l lang.Lang) string {
	p, ok := t.Words["would.zone."+d.To]
	if !ok {
		return ""
	}
	return l.Pick("（"+p.JA+"）", " ("+p.EN+")")
}
