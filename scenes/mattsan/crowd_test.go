package mattsan

import (
	"math"
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/golden"
	"godeck/scenes/mattsan/felt"
	"godeck/scenes/ui"
)

// TestNumbersStandClear lays out a full desk, with terrains of long names under
// everybody, and checks in every window that HP and ATK, which overhang the lower
// corners of a card, lie under no other card and under no name of a terrain, that such
// a name lies on no other card, and that bare cloth lies between the fighters.
func TestNumbersStandClear(t *testing.T) {
	g := game(t)
	at := golden.Position{Name: "crowd", On: "A full desk"}
	scripts := golden.Scripts(t, "../../cmd/gallery/mattsan.yaml")
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := golden.Stand(t, at, scripts, w, l, goldenSit(t))
			b.Tick(60)
			sc := b.Scene.(*Scene)
			u, lay, sp, st := sc.Unit(), &sc.lay, sc.desk.Span(), &sc.View.S
			type unit struct {
				card, hp, atk, ribbon, stands ui.Rect
				name                          string
			}
			var all []unit
			for sd := range 2 {
				p := sc.Seat(sd)
				for _, slot := range [...]int{mtz.BattleSlot, mtz.Middle - 1, mtz.Middle, mtz.Middle + 1} {
					c := mtz.At(st, p, slot)
					q := unit{card: lay.Card(lay.Place(sd, slot, sp), u), name: sc.CardName(sc.Token(c).Def)}
					r := q.card
					fs := math.Max(12*w.Scale, math.Min(r.W*0.17, 24*w.Scale))
					h := fs * 1.35
					wide := math.Min(fs*1.75+ui.Measure("4", ui.Bold, fs), r.W/2+h/4)
					y := r.Bottom() - h*0.65
					if lay.Tiny || lay.Tall {
						y -= h * 0.38
					}
					q.hp = ui.Rect{X: r.X - h/4, Y: y, W: wide, H: h}
					q.atk = ui.Rect{X: r.Right() + h/4 - wide, Y: y, W: wide, H: h}
					if rb := lay.Ribbon(sd, slot, sp, u, 15*w.Scale, false); !rb.R.Empty() {
						for id := 1; id < len(g.Lib.Defs); id++ {
							if g.Lib.Defs[id].Attr[mtz.AType] == mtz.Terrain {
								la := felt.Label{R: rb.R, Text: sc.Cards.Name(rules.DefID(id), l), Up: rb.Up, Right: rb.Right, Middle: rb.Mid, Most: rb.Lines}
								q.ribbon = q.ribbon.Union(la.Place(u, 12*w.Scale))
								if _, _, ok := la.Fold(u, 12*w.Scale); !ok && lay.Apart && !lay.Low && w.W >= 1280 {
									t.Errorf("%.0f×%.0f %s: the name %q is cut on side %d, slot %d", w.W, w.H, l, la.Text, sd, slot)
								}
							}
						}
					}
					q.stands = lay.Stand(sd, slot, sp, u, 15*w.Scale)
					if q.stands.Empty() && lay.Apart && !lay.Small {
						t.Errorf("%.0f×%.0f: nothing stands on the terrain of %s", w.W, w.H, q.name)
					}
					all = append(all, q)
				}
			}
			for i, q := range all {
				for k, o := range all {
					for _, n := range [...]ui.Rect{q.hp, q.atk} {
						if o := o.card.Inset(u); i != k && !n.Intersect(o).Empty() {
							t.Errorf("%.0f×%.0f %s: numbers of %s, %v, lie on the card of %s, %v", w.W, w.H, l, q.name, n, all[k].name, o)
						}
						if r := o.stands; !r.Empty() && !n.Intersect(r).Empty() {
							t.Errorf("%.0f×%.0f %s: something stands at %v, over numbers of %s, %v", w.W, w.H, l, r, q.name, n)
						}
						if r := o.ribbon.Inset(u); !r.Empty() && !n.Intersect(r).Empty() {
							t.Errorf("%.0f×%.0f %s: numbers of %s, %v, lie under the terrain's name of %s, %v", w.W, w.H, l, q.name, n, o.name, r)
						}
					}
					if r := q.ribbon.Inset(u); i != k && lay.Apart && !r.Empty() && !r.Intersect(o.card.Inset(u)).Empty() {
						t.Errorf("%.0f×%.0f %s: the terrain's name of %s, %v, lies on %s, %v", w.W, w.H, l, q.name, r, o.name, o.card)
					}
				}
			}
			if river := all[0].card.Y - all[4].hp.Bottom(); lay.Apart && !lay.Small && river < 14*lay.Unit {
				t.Errorf("%.0f×%.0f: %.0f of bare cloth between the fighters", w.W, w.H, river)
			}
		}
	}
}

// TestPointedCardKeepsPlace rests the pointer on a unit of the bench: nothing beside it
// is covered by a card that grows.
func TestPointedCardKeepsPlace(t *testing.T) {
	game(t)
	at := golden.Position{Name: "crowd", On: "A full desk"}
	scripts := golden.Scripts(t, "../../cmd/gallery/mattsan.yaml")
	for _, w := range windows[:3] {
		b := golden.Stand(t, at, scripts, w, lang.EN, goldenSit(t))
		b.Tick(60)
		sc := b.Scene.(*Scene)
		for sd := range 2 {
			c := mtz.At(&sc.View.S, sc.Seat(sd), mtz.Middle)
			id := "card-" + strconv.Itoa(int(c))
			before, ok := sc.Board.Drawn(id)
			if !ok {
				t.Fatalf("no card %s", id)
			}
			x, y := before.Centre()
			for range 40 {
				b.Input(ui.Input{HoverX: x, HoverY: y, Hover: true})
			}
			if after, _ := sc.Board.Drawn(id); after != before {
				t.Errorf("%.0f×%.0f, side %d: under the pointer the card goes from %v to %v", w.W, w.H, sd, before, after)
			}
		}
	}
}
