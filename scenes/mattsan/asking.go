package mattsan

import (
	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// asking returns how this game's questions are shown.
func (s *Scene) asking() ask.Asking {
	a := ask.Asking{
		Rules: s.game, Ground: [2]ui.Colour{s.Theme.Panel, s.Theme.PanelLow},
		Page: func(c *ui.Canvas, r ui.Rect) { paper.Page(c, s.lay.Sheet(r, c.Px(1))) }, Ink: [2]ui.Colour{inkCol, softInk},
		Question: s.questions.Question, Idle: s.questions.Idle, Form: s.questions.Form, Button: s.questions.Button, Buttons: s.deeds.Buttons,
		Lies: s.choices.Touchable, Item: s.questions.Item, Alike: s.questions.Alike, Text: s.questions.Clause, Source: s.questions.Source,
		Facts:   func(c rules.CardID) string { return s.Cards.NumbersOf(s.View.S.Card(c).Def, s.Lang) },
		Figures: s.questions.Figures, Pool: len(s.game.Lib.Defs) - 1,
		Icon: func(def rules.DefID) ui.Icon { return faces.Types[s.Cards.Attr(def, mtz.AType)].Icon },
	}
	for i, k := range faces.Types {
		t := s.game.Lib.Vocab.Types[i]
		a.Tabs = append(a.Tabs, ask.Tab{Icon: k.Icon, Col: faces.TypeColours[i], Name: lang.Phrase{JA: t.JA, EN: t.EN}, Has: func(def rules.DefID) bool { return s.Cards.Attr(def, mtz.AType) == i }})
	}
	return a
}
