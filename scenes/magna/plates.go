package magna

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// plateText is a player's state in words.
func (s *Scene) plateText(p rules.Seat, l lang.Lang) string {
	say := Text.T(l, "plate", s.Player(p, l), int(s.m.fight[p]), int(s.m.magna[p]), len(s.m.zones[mgn.Funds][p]), len(s.m.zones[mgn.Hand][p]), len(s.m.zones[mgn.Deck][p]), s.basesLeft(p))
	if s.m.first == p {
		say += l2(l) + Text.T(l, "first")
	}
	if s.m.side[p] {
		say += l2(l) + Text.T(l, "declared")
	}
	if m := s.skillsLeft(p); m != [6]int{} {
		say += l2(l) + Text.T(l, "skills.left", s.skillWords(m, l))
	}
	return say
}

func (s *Scene) basesLeft(p rules.Seat) (n int) {
	for line := 1; line <= mgn.BaseCount; line++ {
		if s.m.standing(p, line) {
			n++
		}
	}
	return n
}

// skillsLeft counts the icons that a player's units can still give: in a
// battle those of the force in it (MGN-5.9).
func (s *Scene) skillsLeft(p rules.Seat) (n [6]int) {
	for k := range s.m.zones {
		if !isField(uint8(k)) || s.m.battle != 0 && uint8(k) != s.m.forceZone(p) {
			continue
		}
		for _, t := range s.m.zones[k][p] {
			for i := range n {
				if t.up && t.skills&(1<<uint(i)) != 0 {
					n[i]++
				}
			}
		}
	}
	return n
}

func (s *Scene) skillWords(n [6]int, l lang.Lang) string {
	out := ""
	for i, k := range n {
		if k > 0 {
			if out != "" {
				out += Text.T(l, "comma")
			}
			out += valueName(mgn.Skills, int16(i), l) + " " + strconv.Itoa(k)
		}
	}
	return out
}

// plate declares a player's name, Fight, Magna, war funds, piles and skills.
func (s *Scene) plate(sf *ui.Surface, sd int) {
	p, r, l := s.Seat(sd), s.lay.Plate[sd], s.Lang
	col := sideCols[sd]
	head := r // the button: what lies below it are buttons of their own
	if !s.lay.fold {
		head.H = math.Min(s.lay.funds[sd].Y, s.lay.deck[sd].Y) - r.Y - 2*sf.Px(1)
	}
	e := ui.Element{ID: "plate-" + table.SideNames[sd], Rect: head, Role: ui.RoleButton, Label: s.plateText(p, l), Desc: Text.T(l, "plate.open"),
		Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); s.sheet = p },
		Draw: func(c *ui.Canvas, st ui.State) {
			u := c.Px(1)
			rad := math.Min(14*u, r.H*0.2)
			c.Shadow(r.Move(0, 3*u), rad, 14*u, c.Theme.Shadow)
			c.Gradient(r, rad, ui.Hex(0x5b3522).Alpha(0.90), ui.Hex(0x291610).Alpha(0.94))
			edge := col.Alpha(0.65)
			if st.Hover {
				edge = col
			}
			c.StrokeGradient(r, rad, 1.3*u, edge, col.Alpha(0.22))
			if s.m.first == p { // the first player's banner
				c.Fill(ui.Rect{X: r.X, Y: r.Y + r.H*0.14, W: 4 * u, H: r.H * 0.72}, 2*u, c.Theme.Warm)
			}
			if s.lay.fold {
				s.lowPlate(c, r, p, sd)
				return
			}
			s.bigPlate(c, r, p, sd)
		}}
	sf.Add(e)
	if !s.lay.fold {
		s.piles(sf, sd)
	}
}

// playerState is what a player is doing now.
func (s *Scene) playerState(p rules.Seat) string {
	if s.View == nil || s.Busy() || s.View.S.Over() {
		return ""
	}
	d := &s.View.S.Dec
	switch {
	case s.m.done[p]:
		return "status.set"
	case d.Kind != rules.NoDecision && d.Open&p.Mask() != 0 && p == s.Audience:
		return "status.choosing"
	case d.Kind != rules.NoDecision && d.Open&p.Mask() != 0:
		return "status.thinking"
	}
	return ""
}

func figure(c *ui.Canvas, ic ui.Icon, text string, r ui.Rect, size float64, col ui.Colour) {
	k := math.Min(size*1.02, r.H)
	c.Icon(ic, ui.Rect{X: r.X, Y: r.Y + (r.H-k)/2, W: k, H: k}, col)
	c.Text(text, ui.Rect{X: r.X + k*1.14, Y: r.Y, W: r.W - k*1.14, H: r.H}, ui.TextStyle{Face: ui.Bold, Size: size, Tabular: true, Colour: col.Lighten(0.5)})
}

func whole(v float64) string { return strconv.Itoa(int(math.Round(v))) }

func (s *Scene) bigPlate(c *ui.Canvas, r ui.Rect, p rules.Seat, sd int) {
	u := c.Px(1)
	k := c.Env.TextUnit() / c.Env.Unit()
	in := r.Inset(8 * u)
	top, in := in.CutTop(22*u*k, 0)
	nums, _ := in.CutTop(36*u*k, 0)
	tag, tcol := "", c.Theme.Legal
	if st := s.playerState(p); st != "" {
		tag = Text.T(s.Lang, st)
		if st == "status.thinking" {
			tcol = c.Theme.Accent
		}
	}
	if s.m.first == p {
		q := top.H * 0.82
		c.Icon(ui.IconFlag, ui.Rect{X: top.X + 2*u, Y: top.Y + (top.H-q)/2, W: q, H: q}, c.Theme.Warm)
		_, top = top.CutLeft(q, 6*u)
	}
	if tag != "" {
		size := math.Max(12*c.Env.Scale, c.Font(12))
		var chip ui.Rect
		chip, top = top.CutRight(math.Min(top.W*0.5, ui.Measure(tag, ui.Bold, size)+16*u), 6*u)
		chip = chip.Middle(chip.W, size*1.5)
		c.Fill(chip, chip.H/2, tcol.Alpha(0.16))
		c.Stroke(chip, chip.H/2, u, tcol.Alpha(0.6))
		c.Text(tag, chip.InsetXY(5*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: tcol.Lighten(0.35)})
	}
	c.Text(s.Session.Name(p, s.Lang), top, ui.TextStyle{Face: ui.Bold, Size: c.Font(15)})
	size := math.Min(c.Font(25), nums.H*0.84)
	label := math.Max(12*c.Env.Scale, c.Font(12))
	for i, f := range [...]struct {
		ic  ui.Icon
		key string
		v   float64
		col ui.Colour
	}{{ui.IconFlame, "fight", s.m.fight[p], fightCol}, {ui.IconBolt, "magna", s.m.magna[p], magnaCol}} {
		q := nums.Row(i, 2, 6*u)
		ik := size * 0.86
		c.Icon(f.ic, ui.Rect{X: q.X, Y: q.Y + (q.H-ik)/2, W: ik, H: ik}, f.col)
		_, q = q.CutLeft(ik, 5*u)
		w := ui.Measure(whole(f.v), ui.Bold, size) + 4*u
		nr, q := q.CutLeft(math.Min(w, q.W*0.5), 5*u)
		c.Text(whole(f.v), nr, ui.TextStyle{Face: ui.Bold, Size: size, Tabular: true, Colour: ui.Hex(0xffffff), Glow: f.col.Alpha(0.6), Loose: true})
		if name := Text.T(s.Lang, f.key); ui.Measure(name, ui.Regular, 12*c.Env.Scale) <= q.W {
			c.Text(name, q, ui.TextStyle{Size: label, Colour: f.col.Lighten(0.4)})
		}
	}
	// skills left, and the hand
	low := ui.Rect{X: r.X + 8*u, Y: r.Bottom() - 4*u - 20*u*k, W: r.W - 16*u, H: 20 * u * k}
	hand, low := low.CutRight(label*2.8, 4*u)
	figure(c, ui.IconCards, strconv.Itoa(len(s.m.zones[mgn.Hand][p])), hand, label, parchment)
	n := s.skillsLeft(p)
	for i := range n {
		q := low.Row(i, 6, 2*u)
		col := skillColours[i]
		if n[i] == 0 {
			col = ui.Hex(0x8a7868).Alpha(0.6)
		}
		ik := math.Min(label*1.05, q.W*0.5)
		c.Icon(skillIcons[i], ui.Rect{X: q.X, Y: q.Y + (q.H-ik)/2, W: ik, H: ik}, col)
		if n[i] > 0 {
			c.Text(strconv.Itoa(n[i]), ui.Rect{X: q.X + ik + 2*u, Y: q.Y, W: q.W - ik - 2*u, H: q.H}, ui.TextStyle{Face: ui.Bold, Size: label, Tabular: true, Colour: col.Lighten(0.4), Loose: true})
		}
	}
}

// lowPlate is the plate of folded layouts: all figures in two lines.
func (s *Scene) lowPlate(c *ui.Canvas, r ui.Rect, p rules.Seat, sd int) {
	u := c.Px(1)
	in := r.InsetXY(8*u, 2*u)
	top, low := in.CutTop(in.H*0.48, 0)
	size := math.Max(12*c.Env.Scale, math.Min(c.Font(14), top.H*0.86))
	if s.m.first == p {
		k := size * 1.05
		c.Icon(ui.IconFlag, ui.Rect{X: top.X, Y: top.Y + (top.H-k)/2, W: k, H: k}, c.Theme.Warm)
		_, top = top.CutLeft(k, 3*u)
	}
	wide := r.W > 200*u
	if st := s.playerState(p); st != "" {
		col := c.Theme.Legal
		if st == "status.thinking" {
			col = c.Theme.Accent
		}
		if wide {
			tag := Text.T(s.Lang, st)
			var t ui.Rect
			t, top = top.CutRight(math.Min(top.W*0.5, ui.Measure(tag, ui.Bold, 12*c.Env.Scale)+6*u), 6*u)
			c.Text(tag, t, ui.TextStyle{Face: ui.Bold, Size: 12 * c.Env.Scale, Colour: col.Lighten(0.3)})
		} else {
			var t ui.Rect
			t, top = top.CutRight(8*u, 2*u)
			c.Disc(t.X+4*u, t.Y+t.H/2, 3*u, col)
		}
	}
	name := s.Session.Name(p, s.Lang)
	if ui.Measure(name, ui.Bold, 12*c.Env.Scale) > top.W {
		name = s.clip(name, top.W, 12*c.Env.Scale)
	}
	c.Text(name, top, ui.TextStyle{Face: ui.Bold, Size: size})
	type fig struct {
		ic   ui.Icon
		text string
		col  ui.Colour
	}
	fs := []fig{{ui.IconFlame, whole(s.m.fight[p]), fightCol}, {ui.IconBolt, whole(s.m.magna[p]), magnaCol}, {ui.IconLock, strconv.Itoa(len(s.m.zones[mgn.Funds][p])), heroCol}, {ui.IconCards, strconv.Itoa(len(s.m.zones[mgn.Hand][p])), parchment}}
	if wide {
		total := 0
		for _, n := range s.skillsLeft(p) {
			total += n
		}
		fs = append(fs, fig{ui.IconStar, strconv.Itoa(total), skillColours[2]}, fig{ui.IconFile, strconv.Itoa(len(s.m.zones[mgn.Deck][p])), ui.Hex(0xc0a080)})
	}
	fz := math.Max(12*c.Env.Scale, math.Min(c.Font(15), low.H*0.84))
	for i, f := range fs {
		q := low.Row(i, len(fs), 2*u)
		fz := fz
		if q.W < fz*2.7 {
			fz = math.Max(12*c.Env.Scale, q.W/2.7)
		}
		k := math.Max(6*u, math.Min(fz*0.95, q.W-ui.Measure("00", ui.Bold, fz)-3*u))
		c.Icon(f.ic, ui.Rect{X: q.X, Y: q.Y + (q.H-k)/2, W: k, H: k}, f.col)
		c.Text(f.text, ui.Rect{X: q.X + k + u, Y: q.Y, W: q.W - k + u, H: q.H}, ui.TextStyle{Face: ui.Bold, Size: fz, Colour: f.col.Lighten(0.5)})
	}
}

// piles declares war funds, deck and discard pile of a wide plate.
func (s *Scene) piles(sf *ui.Surface, sd int) {
	p, l := s.Seat(sd), s.Lang
	u := sf.Px(1)
	// war funds: face-down, turned sideways once an invasion is declared
	for i := 0; i < mgn.FundLimit; i++ {
		r := s.lay.funds[sd].Row(i, 2, 6*u)
		q := goal{seat: p, group: -1}
		if f := s.m.zones[mgn.Funds][p]; i < len(f) {
			q.on = f[i]
		}
		sl := table.Slot{ID: "fund-" + table.SideNames[sd] + "-" + strconv.Itoa(i+1), Rect: table.CardIn(r), Hint: Text.T(l, "fund"), Filled: q.on.key != 0,
			Label: Text.T(l, "of", s.Possessive(p, l, true), Text.T(l, "funds"))}
		if sd == 0 && s.Prompting(mgn.PromptArmament) {
			sl.Accept = func(card string) (string, bool) { return s.accept(card, q) }
			sl.Drop = func(env *ui.Env, card string) { s.dropped(env, card, q) }
		}
		if ui.Measure(sl.Hint, ui.Regular, 12*sf.Env().Scale) > sl.Rect.W-12*u {
			sl.Hint, sl.Icon = "", ui.IconLock
		}
		s.Board.Slot(sf, sl)
		if q.on.key != 0 {
			s.fundCard(sf, q.on, sd, sl.Rect, q)
		}
	}
	pile := func(id string, kind uint8, r ui.Rect, tap bool) {
		list := s.m.zones[kind][p]
		name := Text.T(l, "zone."+id)
		pl := table.Pile{ID: id + strconv.Itoa(sd), Node: "pile-" + table.SideNames[sd] + "-" + id, Rect: table.CardIn(r), Label: Text.T(l, "of", s.Possessive(p, l, true), name), Count: len(list), Icon: ui.IconCards, Tip: name}
		if tap {
			pl.Icon = ui.IconSkull
			if len(list) > 0 {
				pl.Top = s.faces.Of(list[len(list)-1].def, l)
			}
			pl.Tap = func(*ui.Env) { s.openDiscard(p) }
		}
		s.Board.Pile(sf, pl)
	}
	pile("deck", mgn.Deck, s.lay.deck[sd], false)
	pile("discard", mgn.Discard, s.lay.discard[sd], true)
}

// fundCard declares a war fund; its owner may look at it.
func (s *Scene) fundCard(sf *ui.Surface, t token, sd int, r ui.Rect, q goal) {
	l := s.Lang
	p := s.Seat(sd)
	pose := table.PoseIn(r, false)
	if s.m.side[p] {
		pose.Angle, pose.W = math.Pi/2, r.W/table.Aspect
	}
	o := table.CardOpts{Node: "fundcard-" + strconv.Itoa(t.key), Detail: table.Thumb, Loose: true, Group: Text.T(l, "of", s.Possessive(p, l, true), Text.T(l, "funds")), Label: Text.T(l, "fund")}
	var face *table.CardFace
	if t.def != 0 {
		face = s.faces.Of(t.def, l)
		o.Label = Text.T(l, "fund.own", face.Title)
		o.Tap = func(*ui.Env) { s.Zoom.Open(face) }
	}
	if sel := s.selected(); sel.key != 0 && len(s.deeds(sel, q)) > 0 {
		o.Mark = table.MarkTarget
		o.Label = Text.T(l, "node.act", o.Label, Text.T(l, "act.replace"))
		o.Tap = func(env *ui.Env) { s.bring(env, sel, q) }
	}
	if face == nil && o.Tap == nil {
		o.NoFocus = true
	}
	s.Board.Put(sf, t.board(), face, pose, o)
}

// openDiscard shows what a player has discarded, newest first.
func (s *Scene) openDiscard(p rules.Seat) {
	var fs []*table.CardFace
	now := s.m.zones[mgn.Discard][p]
	for i := len(now) - 1; i >= 0; i-- {
		if f := s.faces.Of(now[i].def, s.Lang); f != nil {
			fs = append(fs, f)
		}
	}
	s.Browser.Open(Text.T(s.Lang, "of", s.Possessive(p, s.Lang, true), Text.T(s.Lang, "zone.discard")), fs, nil)
}

// ribbonSteps are the phases of a turn as the ribbon names them.
var ribbonSteps = [...]struct {
	key  string
	step uint8
}{{"step.fight", mgn.StepFight}, {"step.hand", mgn.StepHand}, {"step.production", mgn.StepProduction}, {"step.armament", mgn.StepArmament},
	{"step.invasion", mgn.StepInvasion}, {"step.end", mgn.StepEnd}}

// battleSteps are the steps of a battle, shown while one is fought.
var battleSteps = [...]struct {
	key  string
	step uint8
}{{"step.reinforce", mgn.StepReinforce}, {"step.attack", mgn.StepAttack}, {"step.battleend", mgn.StepBattleEnd}}

func (s *Scene) stepKey() string {
	for _, r := range ribbonSteps {
		if r.step == s.m.step {
			return r.key
		}
	}
	for _, r := range battleSteps {
		if r.step == s.m.step {
			return r.key
		}
	}
	if s.m.step == mgn.StepAftermath {
		return "step.battleend"
	}
	return "step.setup"
}

func (s *Scene) stepName(l lang.Lang) string { return Text.T(l, s.stepKey()) }

// ribbon declares the phases of the turn with the present one lit.
func (s *Scene) ribbon(sf *ui.Surface) {
	r, l := s.lay.Phases, s.Lang
	if r.Empty() {
		return
	}
	type cell struct {
		name string
		on   bool
		sub  bool
	}
	var cells []cell
	inside := s.m.step >= mgn.StepReinforce && s.m.step <= mgn.StepAftermath
	for _, q := range ribbonSteps {
		on := s.m.turn > 0 && (q.step == s.m.step || q.step == mgn.StepInvasion && inside)
		cells = append(cells, cell{Text.T(l, q.key), on && !inside, false})
		if q.step == mgn.StepInvasion && inside {
			for _, b := range battleSteps {
				cells = append(cells, cell{Text.T(l, b.key), b.step == s.m.step || b.step == mgn.StepBattleEnd && s.m.step == mgn.StepAftermath, true})
			}
		}
	}
	turn := Text.T(l, "turn", s.m.turn)
	if s.m.turn == 0 {
		turn = Text.T(l, "step.setup")
	}
	sf.Add(ui.Element{ID: "ribbon", Rect: r, Role: ui.RoleText, Label: turn + l2(l) + s.stepName(l), Draw: func(c *ui.Canvas, _ ui.State) {
		u := c.Px(1)
		c.Fill(r, r.H/2, ui.Hex(0x1a0c08).Alpha(0.78))
		c.Stroke(r, r.H/2, 1*u, c.Theme.Edge)
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(14), r.H*0.56))
		tw := math.Max(ui.Measure(turn, ui.Bold, size)+18*u, 60*u)
		t, rest := r.CutLeft(tw, 0)
		c.Gradient(t, t.H/2, c.Theme.Accent.Mix(c.Theme.Ground, 0.35), c.Theme.Accent.Mix(c.Theme.Ground, 0.6))
		c.Text(turn, t.InsetXY(6*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff)})
		rest = rest.InsetXY(5*u, 0)
		// widths after the words; where they do not fit only the present step has one
		total := 0.0
		ws := make([]float64, len(cells))
		for i, q := range cells {
			ws[i] = ui.Measure(q.name, ui.Bold, size) + 12*u
			total += ws[i]
		}
		full := total <= rest.W
		if full {
			extra := (rest.W - total) / float64(len(cells))
			for i := range ws {
				ws[i] += extra
			}
		} else {
			on, k := 0.0, 0
			for i, q := range cells {
				if q.on {
					on += ws[i]
					k++
				}
			}
			on = math.Min(on, rest.W*0.7)
			for i, q := range cells {
				if q.on {
					ws[i] = on / float64(k)
				} else {
					ws[i] = (rest.W - on) / float64(max(1, len(cells)-k))
				}
			}
		}
		x := rest.X
		for i, q := range cells {
			b := ui.Rect{X: x, Y: r.Y, W: ws[i], H: r.H}
			x += ws[i]
			col := c.Theme.TextSoft.Alpha(0.72)
			if q.sub {
				col = c.Theme.Danger.Lighten(0.35)
			}
			switch {
			case q.on:
				in := b.InsetXY(1*u, 3*u)
				glow := c.Theme.Accent2
				if q.sub {
					glow = c.Theme.Danger
				}
				c.Glow(in, in.H/2, 12*u, glow.Alpha(0.35))
				c.Gradient(in, in.H/2, glow.Mix(c.Theme.Ground, 0.35), glow.Mix(c.Theme.Ground, 0.6))
				c.Text(q.name, in.InsetXY(2*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff)})
			case full:
				c.Text(q.name, b.InsetXY(2*u, 0), ui.TextStyle{Size: size, Align: ui.Middle, Colour: col})
			default:
				c.Disc(b.X+b.W/2, b.Y+b.H/2, 3*u, col)
			}
		}
	}})
}

// ticker declares the newest sentence of the log; a tap opens it.
func (s *Scene) ticker(sf *ui.Surface) {
	r := s.lay.ticker
	last := s.LastSaid("log.step")
	if r.Empty() || last == "" {
		return
	}
	sf.Add(ui.Element{ID: "ticker", Rect: r, Role: ui.RoleButton, Label: last, Desc: table.Text.T(s.Lang, "log"), Tap: func(*ui.Env) { s.ShowLog() }, Draw: func(c *ui.Canvas, st ui.State) {
		u := c.Px(1)
		q := r.Middle(r.W, math.Max(c.Font(13)*2.1, 30*u))
		a := 0.5
		if st.Hover {
			a = 0.75
		}
		c.Fill(q, 10*u, ui.Hex(0x1a0c08).Alpha(a))
		in := q.InsetXY(10*u, 0)
		size := math.Max(12*c.Env.Scale, c.Font(13))
		text := last
		if ui.Measure(text, ui.Regular, size) > in.W {
			text = s.clip(text, in.W, size)
		}
		c.Text(text, in, ui.TextStyle{Size: size, Colour: c.Theme.TextSoft, Loose: true})
	}})
}
