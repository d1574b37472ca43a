package zutomayo

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/phrases"
	"godeck/scenes/zutomayo/roof"
)

// partsDialog shows the calculation of an attack.
func (s *Scene) partsDialog(sf *ui.Surface) bool {
	p := s.showParts
	if p < 0 {
		return false
	}
	l := s.Lang
	u := sf.Px(1)
	v, night, works := s.attack(p)
	shut := func(*ui.Env) { s.showParts = rules.NoSeat }
	t, ok := s.Top(ztm.BattleField, p)
	in := sf.Dialog("parts", Text.T(l, "attack.of", s.Possessive(p, l, true), v), 480, 160+46*float64(min(6, 1+len(s.parts(p)))), shut)
	off := sf.BeginScroll("parts.list", in, false)
	rowH := math.Max(sf.Font(16)*2.3, 38*u)
	y := in.Y - off
	n := 0
	add := func(text string, def rules.DefID, amount, value string) {
		r := ui.Rect{X: in.X, Y: y, W: in.W - 10*u, H: rowH}
		y += rowH + 4*u
		id := "part-" + strconv.Itoa(n)
		n++
		col := sf.Theme().TextSoft
		if def != 0 {
			col = s.Cards.ColourOf(def).Lighten(0.4)
		}
		e := ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleText, Label: text + " " + amount + " " + value, Draw: func(c *ui.Canvas, _ ui.State) {
			c.Fill(r, 8*u, ui.Hex(0x0d0828).Alpha(0.55))
			b := r.InsetXY(12*u, 0)
			vr, b := b.CutRight(sf.Font(16)*2.2, 6*u)
			ar, b := b.CutRight(math.Min(sf.Font(16)*5, ui.Measure(amount, ui.Bold, c.Font(16))+4*u), 6*u)
			c.Text(text, b, ui.TextStyle{Size: c.Font(15), Colour: col, Wrap: true, LineHeight: 1.1})
			c.Text(amount, ar, ui.TextStyle{Size: c.Font(16), Face: ui.Bold, Align: ui.End, Tabular: true})
			c.Text(value, vr, ui.TextStyle{Size: c.Font(16), Face: ui.Bold, Align: ui.End, Tabular: true, Colour: c.Theme.Warm})
		}}
		sf.Add(e)
	}
	if !ok || !works {
		add(Text.T(l, "attack.none"), 0, "", "0")
		if ok && t.Up {
			add(s.Cards.Name(t.Def, l), t.Def, Text.T(l, "short.n", int(s.shown.power[p]), s.cost(t)), "")
		}
	} else {
		base := s.Cards.Attr(t.Def, ztm.ADay)
		if night {
			base = s.Cards.Attr(t.Def, ztm.ANight)
		}
		add(s.Cards.Name(t.Def, l), t.Def, phrases.Time(map[bool]int{true: 0, false: 9}[night]).In(l), strconv.Itoa(base))
		for _, q := range s.parts(p) {
			amount, def := lang.Signed(q.Amount), s.View.S.Card(q.Src).Def
			switch q.Kind {
			case ztm.ModSetTo:
				amount = "→"
			case ztm.ModSwap, ztm.ModForce:
				amount = l.Pick("昼夜", "day/night")
			}
			add(s.Cards.Name(def, l), def, amount, strconv.Itoa(q.Value))
		}
	}
	if s.game.Shield(&s.View.S, p) > 0 {
		add(Text.T(l, "attack.shield", s.game.Shield(&s.View.S, p)), 0, "", "")
	}
	sf.EndScroll(y + off - in.Y)
	return true
}

// ending returns the content of the result.
func (s *Scene) ending() table.Ending {
	me := s.Player(s.Bottom, s.Lang) + " " + strconv.Itoa(int(s.shown.hp[s.Bottom]))
	opp := strconv.Itoa(int(s.shown.hp[s.Bottom.Other()])) + " " + s.Player(s.Bottom.Other(), s.Lang)
	return table.Ending{Opponent: nightCol, Facts: me + " – " + opp, Side: func(p rules.Seat) table.EndSide {
		return table.EndSide{Value: "HP " + strconv.Itoa(int(s.shown.hp[p])), Colour: hpCol}
	}, Token: func(c *ui.Canvas, x, y, k float64, side int, lit bool) {
		roof.Lantern(c, x, y, k*0.42, float64(rules.Truth(lit)), [2]ui.Colour{ui.Hex(0xffb648), ui.Hex(0xff5a4a)}[side], 0)
	}}
}
