package benches

import (
	"slices"
	"strconv"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/felt"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// tabbed returns the column for the tabs of what is attached to a unit; empty: nothing
// is, or there is no room.
func (s *Benches) tabbed(sd int, c rules.CardID) ui.Rect {
	on := s.desk.Show
	if len(field.Attached(&on.Moment, c)) == 0 {
		return ui.Rect{}
	}
	return s.desk.Lay.Tabs(sd, field.SlotOf(&on.View.S, c), s.desk.Span(), on.Unit())
}

// tabs declares the tabs of the cards that are attached to a unit: they look out behind
// it and name what is attached, under the pointer or a finger that is held. They are too
// small to be pressed: reading the unit large explains all.
func (s *Benches) tabs(sf *ui.Surface, sd int, c rules.CardID, front present.Token) {
	column := s.tabbed(sd, c)
	if column.Empty() {
		return
	}
	on, u := s.desk.Show, sf.Px(1)
	list := field.Attached(&on.Moment, c)
	var all []string
	for _, q := range list {
		all = append(all, on.T("attached.by", s.match.CardName(q.Def)))
	}
	tip := words.List(on.Lang, slices.Compact(all)...)
	for i, q := range list[:places.TabsOf(len(list))] {
		t := felt.Tab{R: places.Tab(column, i, len(list), u), Right: s.desk.Lay.Tall, Icon: faces.Types[on.Cards.Attr(q.Def, mtz.AType)].Icon, Col: on.Cards.ColourOf(q.Def)}
		if places.TabsOf(len(list)) < len(list) {
			t.More = strconv.Itoa(len(list))
		}
		sf.Add(ui.Element{
			ID: "tab-" + strconv.Itoa(int(q.ID)), Rect: t.R, Hit: t.R, Loose: true,
			TipAt:   func(float64, float64) (string, ui.Rect) { return tip, t.R },
			Draw:    func(cv *ui.Canvas, st ui.State) { t.Draw(cv, st.Hover) },
			Inspect: func(*ui.Env) { on.Inspect(c, on.Face(front)); sf.Invalidate() },
		})
	}
}
