// Package mana shows mana in Duemagic: cards in the mana zone as stones, in their
// zone or beside a player's name.
package mana

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Mana is that of both players at a table.
type Mana struct {
	table *staging.Table
	match *table.Match
	deeds *deeds.Deeds
}

// At returns the mana at a table.
func At(m *table.Match, t *staging.Table, d *deeds.Deeds) Mana { return Mana{t, m, d} }

// Declare declares the mana stones of a side; a tap opens them as cards.
func (s *Mana) Declare(sf *ui.Surface, sd int) {
	on := s.match
	p, l, u := on.Seat(sd), on.Lang, sf.Px(1)
	r := s.table.Lay.Zones[dmg.Mana][sd]
	if r.Empty() {
		return
	}
	list := s.table.M.Cards(dmg.Mana, p)
	sl := board.Slot{ID: "mana" + strconv.Itoa(sd), Rect: r.InsetXY(2*u, 0), Filled: true, Silent: true, Bare: true, Flat: s.table.Lay.Tower()} // upright, it stays clear of the piles
	if sd == 0 && s.deeds.Q().Asking() {
		s.deeds.Takes(&sl, dmg.Mana, 0, 0)
	}
	on.Board.Slot(sf, sl)
	plan := rules.List{}
	if sd == 0 {
		plan = s.deeds.Q().Plan()
	}
	var count [5]int
	for _, t := range list {
		for _, c := range faces.Civs(on.Cards.Attr(t.Def, dmg.ACiv)) {
			if !t.Tapped {
				count[c]++
			}
		}
	}
	label := []string{on.T("mana.n", on.Possessive(p, l, true), s.table.M.FreeMana(p), len(list))}
	for i, n := range count {
		if n > 0 {
			v := dmg.Civilizations.Values[i]
			label = append(label, l.Pick(v.JA, v.EN)+" "+strconv.Itoa(n))
		}
	}
	sf.Add(ui.Element{ID: "mana-" + board.SideNames[sd], Rect: r, Hit: r, Role: ui.RoleButton, Label: words.List(l, label...), Tip: label[0],
		Tap: func(env *ui.Env) {
			if s.deeds.Sends(env, sd) {
				return
			}
			ui.Play(env, "ui-tap", 0.5, 0)
			on.Browse(on.Whose(p, on.T("zone.mana")), dmg.Mana, p)
		},
		Draw: func(c *ui.Canvas, st ui.State) {
			if st.Hover {
				c.Stroke(r, 10*u, 1.5*u, c.Theme.Accent2.Alpha(0.7))
			}
			body := r.InsetXY(5*u, 4*u)
			if s.table.Lay.Small { // the HUD has no room for the number
				var head ui.Rect
				head, body = body, ui.Rect{}
				if head.H > 40*u {
					head, body = head.CutTop(c.Font(13)*1.3, 2*u)
				}
				k := math.Min(head.H*0.9, c.Font(14))
				glass.Crystal(c, head.X+k/2, head.Y+head.H/2, k*0.42, faces.Colours(31), 0)
				c.Text(strconv.Itoa(s.table.M.FreeMana(p))+" / "+strconv.Itoa(len(list)), ui.Rect{X: head.X + k + 5*u, Y: head.Y, W: head.W - k - 5*u, H: head.H},
					ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, math.Min(c.Font(14), head.H*0.9)), Tabular: true, Shadow: true})
			}
			s.stones(c, body, list, plan)
		}})
	if sd == 0 && s.deeds.Stones() {
		s.picked(sf, list)
	}
}

// picked declares one's own stones, of which some are chosen.
func (s *Mana) picked(sf *ui.Surface, list []field.Card) {
	on, u := s.match, sf.Px(1)
	d, at := places.Stones(s.table.Lay.Heap(0, u), len(list), u)
	for i, t := range list {
		r := ui.Rect{X: at[i].X, Y: at[i].Y}.Inset(-d / 2)
		legal := on.Legal(rules.Option{Verb: rules.Pick, Card: t.ID}) || on.Replaces(t.ID) != 0
		state := on.T("mana.untapped")
		if t.Tapped {
			state = on.T("mana.tapped")
		}
		picked := on.Picked(t.ID)
		sf.Add(ui.Element{ID: "stone-" + strconv.Itoa(int(t.ID)), Rect: r, Hit: r, Role: ui.RoleButton, Disabled: !legal && !picked, Checked: picked, Group: on.T("zone.mana"),
			Label: on.Cards.Name(t.Def, on.Lang) + on.T("comma") + state, Tip: on.Cards.Name(t.Def, on.Lang) + on.T("comma") + state,
			Tap: func(env *ui.Env) { on.Pick(env, t.ID) },
			Draw: func(c *ui.Canvas, st ui.State) {
				x, y := r.Centre()
				switch {
				case picked:
					c.Glow(r, d*0.4, 9*u, c.Theme.Warm.Alpha(0.8))
					c.Ring(x, y, d*0.47, 3*u, c.Theme.Warm)
				case legal:
					k := 0.75
					if st.Hover {
						k = 1
					}
					c.Ring(x, y, d*0.47, 2*u, c.Theme.Legal.Alpha(k))
				}
			}})
	}
}

// Beside draws a side's mana beside the name, right-aligned: all of it,
// or only the untapped if there is no room for all.
func (s *Mana) Beside(c *ui.Canvas, r ui.Rect, sd int) {
	u := c.Px(1)
	list := s.table.M.Cards(dmg.Mana, s.match.Seat(sd))
	if float64(len(list))*13*u > r.W {
		list = slices.DeleteFunc(slices.Clone(list), func(t field.Card) bool { return t.Tapped })
	}
	if w := 18 * u * float64(len(list)); w < r.W {
		_, r = r.CutLeft(r.W-w, 0)
	}
	plan := rules.List{}
	if sd == 0 {
		plan = s.deeds.Q().Plan()
	}
	s.stones(c, r, list, plan)
}

// stones draws mana cards as stones in rows.
func (s *Mana) stones(c *ui.Canvas, r ui.Rect, list []field.Card, plan rules.List) {
	n := len(list)
	if n == 0 || r.Empty() {
		return
	}
	u := c.Px(1)
	d, at := places.Stones(r, n, u)
	for i, t := range list {
		x, y := at[i].X, at[i].Y
		if plan.Index(t.ID) >= 0 && t.ID != 0 {
			c.Glow(ui.Rect{X: x - d*0.4, Y: y - d*0.4, W: d * 0.8, H: d * 0.8}, d*0.4, 9*u, c.Theme.Warm.Alpha(0.8))
			c.Ring(x, y, d*0.47, 2*u, c.Theme.Warm)
		}
		glass.Crystal(c, x, y, d*0.40, faces.Colours(s.match.Cards.Attr(t.Def, dmg.ACiv)), s.table.Veins.Down(t.ID, t.Tapped))
		s.table.Veins.Stands(t.ID, x, y)
	}
}
