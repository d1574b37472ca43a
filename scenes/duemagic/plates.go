package duemagic

import (
	"math"
	"math/bits"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// plate declares a player: name, whose turn, priority, counts.
func (s *Scene) plate(sf *ui.Surface, sd int) {
	p, l, u := s.Seat(sd), s.Lang, sf.Px(1)
	r := s.lay.Plate[sd]
	hand, lib, grave, mana := s.Count(dmg.Hand, p), s.Count(dmg.Library, p), s.Count(dmg.Graveyard, p), s.Count(dmg.Mana, p)
	free := s.freeMana(p)
	name := s.Player(p, l)
	thinking := s.Session.Thinking() && s.View != nil && s.View.S.Dec.Open&p.Mask() != 0
	label := Text.T(l, "plate", name, s.shieldCount(p), free, mana, hand, lib, grave)
	if s.active() == p && s.Turn() > 0 {
		label += l2(l) + Text.T(l, "plate.turn")
	}
	if s.holder == p {
		label += l2(l) + Text.T(l, "plate.priority")
	}
	if thinking {
		label += l2(l) + Text.T(l, "status.thinking")
	}
	e := ui.Element{ID: "plate-" + table.SideNames[sd], Rect: r, Role: ui.RoleText, Label: label, Draw: func(c *ui.Canvas, st ui.State) {
		rad := 12 * u
		col := s.ctrlColour(p)
		on := s.active() == p && s.Turn() > 0
		c.Gradient(r, rad, col.Mix(ui.Hex(0x120d33), 0.80).Alpha(0.92), ui.Hex(0x0c0924).Alpha(0.92))
		edge := col.Alpha(0.35)
		if on {
			edge = col
		}
		if s.holder == p {
			c.Glow(r, rad, 14*u, lightCol.Alpha(0.35))
			edge = lightCol
		}
		c.Stroke(r, rad, 1.5*u, edge)
		in := r.InsetXY(9*u, 3*u)
		if s.lay.Small {
			in = r.InsetXY(5*u, 3*u)
		}
		top, low := in.CutTop(in.H*0.5, 0)
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(15), top.H*0.84))
		if on && !s.lay.Small {
			k := size * 0.9
			c.Icon(ui.IconPlay, ui.Rect{X: top.X, Y: top.Y + (top.H-k)/2, W: k, H: k}, col)
			_, top = top.CutLeft(k, 4*u)
		}
		if s.holder == p && !s.lay.Small {
			k := size * 1.1
			c.Icon(ui.IconBolt, ui.Rect{X: top.Right() - k, Y: top.Y + (top.H-k)/2, W: k, H: k}, lightCol)
			_, top = top.CutRight(k, 3*u)
		}
		if s.lay.Tall { // the stones themselves, where the mana zone has no room of its own
			_, gems := top.CutLeft(ui.Measure(name, ui.Bold, size), 12*u)
			list := s.cards(dmg.Mana, p)
			if float64(mana)*13*u > gems.W { // those that can be spent
				list = nil
				for _, t := range s.cards(dmg.Mana, p) {
					if !t.tapped {
						list = append(list, t)
					}
				}
			}
			if w := 18 * u * float64(len(list)); w < gems.W {
				_, gems = gems.CutLeft(gems.W-w, 0)
			}
			plan := rules.List{}
			if sd == 0 {
				plan = s.plan()
			}
			s.stones(c, gems, list, plan)
		}
		c.Text(name, top, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ui.Hex(0xffffff), Wrap: s.lay.Small, LineHeight: 1.02})
		small := math.Max(12*c.Env.Scale, math.Min(c.Font(13), low.H*0.84))
		if s.lay.Small {
			small = math.Max(12*c.Env.Scale, math.Min(small, low.W/7.4))
		}
		type fact struct {
			icon ui.Icon
			text string
			col  ui.Colour
		}
		facts := []fact{{ui.IconShield, strconv.Itoa(s.shieldCount(p)), ui.Hex(0x8fc7ff)}, {ui.IconCards, strconv.Itoa(hand), ui.Hex(0xb9b3e6)}}
		if s.lay.side[sd].mana.Empty() {
			text := strconv.Itoa(free) + "/" + strconv.Itoa(mana)
			if s.lay.Small {
				text = strconv.Itoa(free)
			}
			facts = append(facts, fact{ui.IconStar, text, powerCol})
		}
		if s.lay.side[sd].library.Empty() && low.W > small*9 {
			facts = append(facts, fact{ui.IconFile, strconv.Itoa(lib), ui.Hex(0x8f86d8)})
			if low.W > small*13 {
				facts = append(facts, fact{ui.IconSkull, strconv.Itoa(grave), ui.Hex(0xc99bff)})
			}
		}
		k := small * 1.0
		need := -small * 0.5
		for _, f := range facts {
			need += k + 3*u + ui.Measure(f.text, ui.Bold, small) + small*0.5
		}
		gap := small * 0.5
		if need > low.W && len(facts) > 1 { // the signs move closer
			gap = math.Max(u, gap-(need-low.W)/float64(len(facts)-1))
		} else {
			gap += math.Min(18*u, (low.W-need)/float64(len(facts)))
		}
		x := low.X
		for _, f := range facts {
			w := ui.Measure(f.text, ui.Bold, small) + 1
			c.Icon(f.icon, ui.Rect{X: x, Y: low.Y + (low.H-k)/2, W: k, H: k}, f.col)
			c.Text(f.text, ui.Rect{X: x + k + 2*u, Y: low.Y, W: w, H: low.H}, ui.TextStyle{Face: ui.Bold, Size: small})
			x += k + 3*u + w + gap
		}
	}}
	if s.lay.side[sd].library.Empty() { // what has no place of its own opens from here
		e.Role = ui.RoleButton
		e.Tap = func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); s.plateOpen = 1 + sd }
	}
	sf.Add(e)
}

// freeMana is how many mana cards are untapped.
func (s *Scene) freeMana(p rules.Seat) int {
	n := 0
	for _, t := range s.cards(dmg.Mana, p) {
		if !t.tapped {
			n++
		}
	}
	return n
}

// plan is the payment that the table would make for the card chosen by tap,
// or for the payment being asked: the mana cards that would be tapped.
func (s *Scene) plan() (l rules.List) {
	if !s.Mine() || s.Audience < 0 {
		return
	}
	st := &s.View.S
	switch {
	case s.Prompting(dmg.PromptPay):
		s.game.AutoPay(st, s.Audience, int(st.Dec.Arg), int(st.Dec.Arg2), &l)
	case s.Prompting(dmg.PromptPriority) && s.sel != 0:
		if o := s.uses(s.sel); len(o) > 0 && uint8(o[0].N) == dmg.HowPay && st.Card(s.sel).Zone.Kind() == dmg.Hand {
			s.game.AutoPay(st, s.Audience, s.attr(st.Card(s.sel).Def, dmg.ACiv), s.game.Cost(st, s.Audience, s.sel), &l)
		}
	}
	return
}

// manaZone declares the mana stones of a side; a tap opens them as cards.
func (s *Scene) manaZone(sf *ui.Surface, sd int) {
	p, l, u := s.Seat(sd), s.Lang, sf.Px(1)
	r := s.lay.side[sd].mana
	if r.Empty() {
		return
	}
	list := s.cards(dmg.Mana, p)
	sl := table.Slot{ID: "mana" + strconv.Itoa(sd), Rect: r, Filled: true}
	if sd == 0 && s.asking() {
		s.takes(&sl, dmg.Mana)
	}
	s.Board.Slot(sf, sl)
	plan := rules.List{}
	if sd == 0 {
		plan = s.plan()
	}
	var count [5]int
	for _, t := range list {
		for _, c := range civs(s.attr(t.Def, dmg.ACiv)) {
			if !t.tapped {
				count[c]++
			}
		}
	}
	label := Text.T(l, "mana.n", s.Possessive(p, l, true), s.freeMana(p), len(list))
	for i, n := range count {
		if n > 0 {
			v := dmg.Civilizations.Values[i]
			label += Text.T(l, "comma") + l.Pick(v.JA, v.EN) + " " + strconv.Itoa(n)
		}
	}
	sf.Add(ui.Element{ID: "mana-" + table.SideNames[sd], Rect: r, Hit: r, Role: ui.RoleButton, Label: label, Tip: Text.T(l, "zone.mana"),
		Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); s.browse(dmg.Mana, sd) },
		Draw: func(c *ui.Canvas, st ui.State) {
			if st.Hover {
				c.Stroke(r, 10*u, 1.5*u, c.Theme.Accent2.Alpha(0.7))
			}
			in := r.InsetXY(7*u, 4*u)
			head, body := in.CutTop(math.Max(c.Font(13)*1.3, 15*u), 2*u)
			if s.lay.Small {
				head = in
				if in.H > 40*u {
					head, body = in.CutTop(c.Font(13)*1.3, 2*u)
				} else {
					body = ui.Rect{}
				}
			}
			k := math.Min(head.H*0.9, c.Font(14))
			stone(c, head.X+k/2, head.Y+head.H/2, k*0.5, 31, false)
			c.Text(strconv.Itoa(s.freeMana(p))+" / "+strconv.Itoa(len(list)), ui.Rect{X: head.X + k + 5*u, Y: head.Y, W: head.W - k - 5*u, H: head.H},
				ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, math.Min(c.Font(14), head.H*0.9)), Tabular: true})
			s.stones(c, body, list, plan)
		}})
}

// stones draws mana cards as stones in rows.
func (s *Scene) stones(c *ui.Canvas, r ui.Rect, list []token, plan rules.List) {
	n := len(list)
	if n == 0 || r.Empty() {
		return
	}
	u := c.Px(1)
	d := 36 * u
	cols, rows := 1, n
	for ; d > 8*u; d -= u {
		cols = max(1, int(r.W/d))
		rows = (n + cols - 1) / cols
		if float64(rows)*d <= r.H {
			break
		}
	}
	for i, t := range list {
		x := r.X + (float64(i%cols)+0.5)*d
		y := r.Y + (float64(i/cols)+0.5)*d
		if plan.Index(t.ID) >= 0 && t.ID != 0 {
			c.Glow(ui.Rect{X: x - d*0.4, Y: y - d*0.4, W: d * 0.8, H: d * 0.8}, d*0.4, 9*u, c.Theme.Warm.Alpha(0.8))
			c.Ring(x, y, d*0.47, 2*u, c.Theme.Warm)
		}
		stone(c, x, y, d*0.40, s.attr(t.Def, dmg.ACiv), t.tapped)
	}
}

// stone draws one mana stone: a cut gem in the card's colours; tapped ones
// lie on their side without light.
func stone(c *ui.Canvas, x, y, r float64, mask int, tapped bool) {
	own := civs(mask)
	ang := math.Pi / 4
	alpha := 1.0
	if tapped {
		ang, alpha = 0, 0.42
	} else {
		col := noCiv
		if len(own) > 0 {
			col = CivilizationColours[own[0]]
		}
		c.Light(x, y, r*2.1, col.Alpha(0.30))
	}
	q := r * 1.42
	h := q
	if tapped {
		h = q * 0.62
	}
	base := noCiv
	if len(own) > 0 {
		base = CivilizationColours[own[0]]
	}
	c.BoxAt(x, y, q, h, ang, r*0.22, base.Lighten(0.35).Alpha(alpha), base.Darken(0.35).Alpha(alpha))
	if n := bits.OnesCount(uint(mask)); n > 1 {
		for i, k := range own {
			sin, cos := math.Sincos(float64(i)/float64(n)*2*math.Pi - math.Pi/2)
			c.Disc(x+cos*r*0.42, y+sin*r*0.42*h/q, r*0.34, CivilizationColours[k].Alpha(alpha))
		}
	}
	c.StrokeAt(x, y, q, h, ang, r*0.22, math.Max(1, r*0.1), base.Lighten(0.65).Alpha(alpha))
	if !tapped {
		c.Disc(x-r*0.22, y-r*0.32, r*0.12, ui.Hex(0xffffff).Alpha(0.8))
	}
}

// turnPanel declares whose turn it is and who has priority.
func (s *Scene) turnPanel(sf *ui.Surface) {
	r, l, u := s.lay.turn, s.Lang, sf.Px(1)
	if r.Empty() || r.H < 20*u {
		return
	}
	turn, prio := s.turnText(l), s.priorityText(l)
	if s.lay.Small {
		turn = Text.T(l, "turn", s.Turn()) + " " + stepName(s.Step(), l)
		if s.Turn() == 0 {
			turn = Text.T(l, "step.setup")
		}
	}
	sf.Add(ui.Element{ID: "turn", Rect: r, Role: ui.RoleText, Label: turn + l2(l) + prio, Draw: func(c *ui.Canvas, _ ui.State) {
		col := s.ctrlColour(s.active())
		c.Fill(r, 10*u, ui.Hex(0x0d0828).Alpha(0.5))
		in := r.InsetXY(7*u, 2*u)
		top, low := in.CutTop(in.H*0.5, 0)
		if s.lay.Small && in.H < c.Font(12)*2.5 {
			top, low = in, ui.Rect{}
		}
		c.Text(turn, top, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(15), top.H*0.6), Align: ui.Middle, Colour: col.Lighten(0.3), Wrap: true, LineHeight: 1.15})
		if !low.Empty() {
			pcol := c.Theme.TextSoft
			if s.holder >= 0 {
				pcol = lightCol
			}
			c.Text(prio, low, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(13), low.H*0.6), Align: ui.Middle, Colour: pcol, Wrap: true, LineHeight: 1.15})
		}
	}})
}

// ribbonSteps are the steps of a turn as the ribbon names them.
var ribbonSteps = [...]uint8{dmg.StepUntap, dmg.StepUpkeep, dmg.StepDraw, dmg.StepCharge, dmg.StepMain, dmg.StepBattleStart, dmg.StepAttack, dmg.StepBlock, dmg.StepBreak, dmg.StepBattleEnd, dmg.StepEnd}

// ribbon declares the steps of the turn with the present one lit; dots under
// the names are the player's own stops.
func (s *Scene) ribbon(sf *ui.Surface) {
	r, l := s.lay.Phases, s.Lang
	if r.Empty() {
		return
	}
	now := -1
	for i, st := range ribbonSteps {
		if st == s.Step() || st == dmg.StepBreak && s.Step() == dmg.StepAttackEnd || st == dmg.StepEnd && s.Step() == dmg.StepCleanup {
			now = i
		}
	}
	turn := Text.T(l, "turn", s.Turn())
	if s.Turn() == 0 {
		turn = Text.T(l, "step.setup")
	}
	label := s.turnText(l) + l2(l) + stepName(s.Step(), l) + l2(l) + s.priorityText(l)
	sf.Add(ui.Element{ID: "ribbon", Rect: r, Role: ui.RoleText, Label: label, Draw: func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		col := s.ctrlColour(s.active())
		c.Fill(r, r.H/2, ui.Hex(0x0d0828).Alpha(0.72))
		c.Stroke(r, r.H/2, 1*u, col.Alpha(0.5))
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(13), r.H*0.52))
		tw := math.Max(ui.Measure(turn, ui.Bold, size)+20*u, 62*u)
		t, rest := r.CutLeft(tw, 0)
		c.Gradient(t, t.H/2, col.Mix(c.Theme.Ground, 0.35), col.Mix(c.Theme.Ground, 0.6))
		c.Text(turn, t.InsetXY(8*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff)})
		rest = rest.InsetXY(6*u, 0)
		need := 0.0
		for _, st := range ribbonSteps {
			need += ui.Measure(stepName(st, l), ui.Bold, size) + 10*u
		}
		n := len(ribbonSteps)
		full := need <= rest.W
		cur := ui.Measure(stepName(s.Step(), l), ui.Bold, size) + 22*u
		w := (rest.W - cur) / float64(n-1)
		if now < 0 {
			w = rest.W / float64(n)
		}
		spare := (rest.W - need) / float64(n)
		x := rest.X
		for i, st := range ribbonSteps {
			name := stepName(st, l)
			cw := w
			switch {
			case full:
				cw = ui.Measure(name, ui.Bold, size) + 10*u + spare
			case i == now:
				cw, name = cur, stepName(s.Step(), l)
			}
			b := ui.Rect{X: x, Y: r.Y, W: cw, H: r.H}
			x += cw
			stop := s.active() == s.Bottom && s.stops.Own[st] || s.active() != s.Bottom && s.stops.Opp[st]
			switch {
			case i == now:
				in := b.InsetXY(1*u, 3*u)
				c.Glow(in, in.H/2, 12*u, col.Alpha(0.35))
				c.Gradient(in, in.H/2, col.Mix(c.Theme.Ground, 0.25), col.Mix(c.Theme.Ground, 0.5))
				c.Text(name, in.InsetXY(2*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff)})
			case full:
				k := c.Theme.TextSoft.Alpha(0.8)
				if i < now {
					k = c.Theme.TextSoft.Alpha(0.45)
				}
				c.Text(name, b, ui.TextStyle{Size: size, Align: ui.Middle, Colour: k, Loose: true})
			default:
				k := c.Theme.TextSoft.Alpha(0.7)
				if i < now {
					k = col.Alpha(0.5)
				}
				c.Disc(b.X+b.W/2, b.Y+b.H/2, 2.6*u, k)
			}
			if stop {
				c.Fill(ui.Rect{X: b.X + b.W/2 - 5*u, Y: r.Bottom() - 4*u, W: 10 * u, H: 2.4 * u}, u, c.Theme.Warm)
			}
		}
	}})
}

// plateDialog declares a player's zones where the layout has no room for them.
func (s *Scene) plateDialog(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	sd := s.plateOpen - 1
	p := s.Seat(sd)
	in := sf.Dialog("zones", s.Player(p, l), 460, 360, func(*ui.Env) { s.plateOpen = 0 })
	off := sf.BeginScroll("zones.list", in, false)
	y := in.Y - off
	row := func(id, text string, tap func(*ui.Env)) {
		y = table.TextButton(sf, id, ui.Rect{X: in.X, Y: y, W: in.W - 10*u}, text, tap)
	}
	row("mana-"+table.SideNames[sd], Text.T(l, "mana.n", s.Possessive(p, l, true), s.freeMana(p), len(s.cards(dmg.Mana, p))), func(*ui.Env) { s.browse(dmg.Mana, sd) })
	gid := "pile-graveyard"
	if sd == 1 {
		gid = "pile-opp-graveyard"
	}
	row(gid, Text.T(l, "of", s.Possessive(p, l, true), Text.T(l, "zone.graveyard"))+" "+table.Text.T(l, "count", len(s.cards(dmg.Graveyard, p))), func(*ui.Env) { s.browse(dmg.Graveyard, sd) })
	row("stops", Text.T(l, "stops"), func(*ui.Env) { s.plateOpen, s.stopsOpen = 0, true })
	facts := Text.T(l, "status.player", s.Player(p, l), s.shieldCount(p), len(s.creatures(p)), len(s.cards(dmg.Mana, p)), len(s.cards(dmg.Hand, p)), len(s.cards(dmg.Library, p)))
	h := sf.Font(14) * 3.2
	sf.Label("zones.facts", facts, ui.Rect{X: in.X, Y: y, W: in.W - 10*u, H: h}, ui.TextStyle{Size: sf.Font(14), Colour: sf.Theme().TextSoft, Wrap: true, LineHeight: 1.25})
	y += h
	sf.EndScroll(y + off - in.Y)
	sf.EndModal()
}
