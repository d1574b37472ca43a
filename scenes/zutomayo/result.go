package zutomayo

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// partsDialog tells how an attack value came about.
func (s *Scene) partsDialog(sf *ui.Surface, p rules.Seat) {
	l := s.Lang
	u := sf.Px(1)
	v, night, works := s.attack(p)
	shut := func(*ui.Env) { s.showParts = rules.NoSeat }
	t, ok := s.Top(ztm.Field, p)
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
			col = s.faces.colour(def).Lighten(0.4)
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
			add(s.faces.name(t.Def, l), t.Def, Text.T(l, "short.n", int(s.shown.power[p]), s.cost(t)), "")
		}
	} else {
		base := s.attr(t.Def, ztm.ADay)
		if night {
			base = s.attr(t.Def, ztm.ANight)
		}
		add(s.faces.name(t.Def, l), t.Def, timePhrase(map[bool]int{true: 0, false: 9}[night]).In(l), strconv.Itoa(base))
		for _, q := range s.parts(p) {
			amount, def := lang.Signed(q.Amount), s.View.S.Card(q.Src).Def
			switch q.Kind {
			case ztm.ModSetTo:
				amount = "→"
			case ztm.ModSwap, ztm.ModForce:
				amount = l.Pick("昼夜", "day/night")
			}
			add(s.faces.name(def, l), def, amount, strconv.Itoa(q.Value))
		}
	}
	if s.game.Shield(&s.View.S, p) > 0 {
		add(Text.T(l, "attack.shield", s.game.Shield(&s.View.S, p)), 0, "", "")
	}
	sf.EndScroll(y + off - in.Y)
	sf.EndModal()
}

// outcome is the result in two sentences.
func (s *Scene) outcome(l lang.Lang) (head, why string) {
	r := &s.View.S.Result
	w := r.Winner
	head = s.Verdict(w, l)
	switch {
	case r.Reason == rules.ReasonConcede:
		why = Text.T(l, "why.concede", s.Player(w.Other(), l))
	case r.Reason == ztm.ReasonHP && w == rules.NoSeat:
		why = Text.T(l, "why.hpboth")
	case r.Reason == ztm.ReasonHP:
		why = Text.T(l, "why.hp", s.Possessive(w.Other(), l, true))
	case r.Reason == ztm.ReasonTurnCap:
		why = Text.T(l, "why.cap")
	case r.Reason == ztm.ReasonEndless:
		why = Text.T(l, "why.endless")
	default:
		why = Text.T(l, "why.fault")
	}
	return head, why
}

// resultDialog declares the end of the match.
func (s *Scene) resultDialog(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	_, why := s.outcome(l)
	w := s.View.S.Result.Winner
	s.EndDialog(sf, table.Ending{Title: Text.T(l, "turn", s.Turn()), Why: why, Facts: s.hpLine(l), Winner: w, H: 560, Small: s.lay.Small, Foe: nightCol,
		Watch: s.opts.Watch, Rematch: s.opts.Rematch, Save: s.saveFile, Body: func(in ui.Rect) {
			for i, p := range []rules.Seat{s.Bottom, s.Bottom.Other()} {
				r := in.Row(i, 2, 14*u)
				pp := p
				text := s.Player(p, l)
				sf.Add(ui.Element{ID: "result.p" + strconv.Itoa(i), Rect: r, Role: ui.RoleText, Label: text + " HP " + strconv.Itoa(int(s.shown.hp[pp])), Draw: func(c *ui.Canvas, _ ui.State) {
					c.Fill(r, 12*u, ui.Hex(0x0d0828).Alpha(0.6))
					edge := c.Theme.Edge
					if w == pp {
						edge = c.Theme.Warm
					}
					c.Stroke(r, 12*u, 1.5*u, edge)
					b := r.InsetXY(14*u, 8*u)
					t, b := b.CutTop(b.H*0.34, 0)
					c.Text(text, t, ui.TextStyle{Face: ui.Bold, Size: c.Font(16), Align: ui.Middle})
					hp, b := b.CutTop(b.H*0.62, 0)
					c.Text("HP "+strconv.Itoa(int(s.shown.hp[pp])), hp, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(30), hp.H*0.9), Align: ui.Middle, Tabular: true, Glow: hpCol.Alpha(0.5)})
					s.hpBar(c, b.Middle(b.W*0.8, math.Min(10*u, b.H*0.6)), pp)
				}})
			}
		}})
}

func (s *Scene) hpLine(l lang.Lang) string {
	return s.Player(s.Bottom, l) + " " + strconv.Itoa(int(s.shown.hp[s.Bottom])) + " – " + strconv.Itoa(int(s.shown.hp[s.Bottom.Other()])) + " " + s.Player(s.Bottom.Other(), l)
}
