package mattsan

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/golden"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/ui"
)

// TestTabsOfAttached lays out a full desk with attached cards: each has a tab at its
// unit, four have one together, clear of other cards but their frames, of names of
// terrains and of counted HP, and it names them, as its unit does, read large. A small phone
// has no room.
func TestTabsOfAttached(t *testing.T) {
	game(t)
	at := golden.Position{Name: "attached", On: "Attached cards"}
	scripts := golden.Scripts(t, "../../cmd/gallery/mattsan.yaml")
	for _, w := range windows {
		b := golden.Stand(t, at, scripts, w, lang.EN, goldenSit(t))
		b.Tick(60)
		sc := b.Scene.(*Scene)
		u, lay, sp, st := sc.Unit(), &sc.lay, sc.desk.Span(), &sc.View.S
		h, small := 15*w.Scale, lay.Tall && w.H < 700*w.Scale
		var taken []ui.Rect
		for sd := range 2 {
			for _, slot := range [...]int{mtz.BattleSlot, mtz.Middle - 1, mtz.Middle, mtz.Middle + 1} {
				cell := lay.Place(sd, slot, sp)
				rb := lay.Ribbon(sd, slot, sp, u, h, false)
				_, pips := lay.Pips(cell, u)
				taken = append(taken, lay.Card(cell, u).Inset(6*u), pips)
				if !rb.R.Empty() {
					taken = append(taken, rb.Room().Inset(u))
				}
				if lay.Tall {
					taken = append(taken, lay.Stand(sd, slot, sp, u, h))
				}
			}
		}
		tabs := 0
		for sd := range 2 {
			for _, slot := range [...]int{mtz.BattleSlot, mtz.Middle - 1, mtz.Middle, mtz.Middle + 1} {
				list := field.Attached(&sc.Moment, mtz.At(st, sc.Seat(sd), slot))
				column := lay.Tabs(sd, slot, sp, u)
				if column.Empty() {
					if !lay.Tiny && !small {
						t.Errorf("%.0f×%.0f: no room for tabs on side %d, slot %d", w.W, w.H, sd, slot)
					}
					continue
				}
				for i, q := range list[:places.TabsOf(len(list))] {
					r := places.Tab(column, i, len(list), u)
					if sc.Surface.Find("tab-"+strconv.Itoa(int(q.ID))) == nil {
						t.Errorf("%.0f×%.0f: no tab of %s", w.W, w.H, sc.CardName(q.Def))
					}
					tabs++
					for _, o := range taken {
						if !o.Empty() && !r.Intersect(o).Empty() {
							t.Errorf("%.0f×%.0f: the tab %v on side %d, slot %d, lies on %v", w.W, w.H, r, sd, slot, o)
						}
					}
				}
			}
		}
		if lay.Tiny || small && tabs == 0 {
			continue
		}
		if tabs != 6 {
			t.Errorf("%.0f×%.0f: %d tabs", w.W, w.H, tabs)
		}
		for _, slot := range [...]int{mtz.Middle, mtz.BattleSlot} {
			c := mtz.At(st, sc.Seat(0), slot)
			own := field.Attached(&sc.Moment, c)
			x, y := places.Tab(lay.Tabs(0, slot, sp, u), 0, len(own), u).Centre()
			e := sc.Surface.At(x, y)
			if e == nil || e.TipAt == nil {
				t.Fatalf("%.0f×%.0f: nothing is at the tab in slot %d", w.W, w.H, slot)
			}
			if says, _ := e.TipAt(x, y); !strings.Contains(says, sc.CardName(own[0].Def)) {
				t.Errorf("%.0f×%.0f: the tab in slot %d says %q", w.W, w.H, slot, says)
			}
			e.Inspect(b.Env)
			b.Tick(20)
			named := false
			sc.Surface.Each(func(e *ui.Element) {
				named = named || strings.HasPrefix(e.ID, "zoom") && strings.Contains(e.Label, sc.CardName(own[0].Def))
			})
			if sc.Zoom.Showing() == nil || !named {
				t.Errorf("%.0f×%.0f: read large, the unit in slot %d does not name what is attached", w.W, w.H, slot)
			}
			sc.Zoom.Close()
			sc.Surface.Invalidate()
			b.Tick(20)
		}
	}
}
