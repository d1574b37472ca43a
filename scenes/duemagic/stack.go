package duemagic

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// The kernel's marks in the parts of targets (rules/duemagic: partIllegal, partBase).
const (
	partIllegal uint8 = 0x80
	partBase    uint8 = 0x40
)

// aim is one target of an entry.
type aim struct {
	key    int // token, or 0
	player rules.Seat
	name   string
	gone   bool
}

// block is a part of an entry's text that works or is void on its own.
type block struct {
	text string
	void string // why it will do nothing; "" if it works
	aims []aim
}

// entryName returns the name of an entry: the card, or the card's ability.
func (s *Scene) entryName(o *rules.StackItem, l lang.Lang) string {
	n := s.Named(o.Def, l)
	switch o.Kind {
	case dmg.ItemCard:
		return n
	case dmg.ItemSlayer:
		return Text.T(l, "obj.slayer", n)
	case dmg.ItemNinja:
		return Text.T(l, "obj.ninja", n)
	case dmg.ItemJChange:
		return Text.T(l, "obj.jchange", n)
	}
	return Text.T(l, "obj.ability", n)
}

// entryKind describes in a few words what sort of thing waits.
func (s *Scene) entryKind(o *rules.StackItem, l lang.Lang) string {
	key := "kind.ability"
	switch {
	case o.Kind == dmg.ItemCard && o.How == dmg.HowExchange:
		key = "kind.change"
	case o.Kind == dmg.ItemCard && o.How == dmg.HowInvade:
		key = "kind.invade"
	case o.Kind == dmg.ItemCard && o.How == dmg.HowNinja:
		key = "kind.ninja"
	case o.Kind == dmg.ItemCard && (o.How == dmg.HowTrigger || o.How == dmg.HowStrike):
		key = "kind.trigger"
	case o.Kind == dmg.ItemCard && s.Cards.Attr(o.Def, dmg.AType) == dmg.Creature:
		key = "kind.creature"
	case o.Kind == dmg.ItemCard:
		key = "kind.spell"
	}
	return Text.T(l, key)
}

// aimOf names a target. Targets that have left are remembered by their stamp.
func (s *Scene) aimOf(o *rules.StackItem, t *rules.Target, l lang.Lang, legal bool) aim {
	a := aim{player: rules.NoSeat, gone: !legal}
	if t.Card == 0 && t.Stamp > 0 && t.Stamp <= 2 && t.Part&partBase == 0 && o.Kind != dmg.ItemJChange {
		a.player = rules.Seat(t.Stamp - 1)
		a.name = s.Player(a.player, l)
		return a
	}
	def := s.seen[t.Stamp]
	if tok := s.Known(t.Card); tok.Def != 0 {
		a.key = tok.Key
		def = cmp.Or(def, tok.Def)
	}
	if !legal {
		a.key = 0
	}
	if def == 0 {
		a.name = Text.T(l, "aim.lost")
	} else {
		a.name = s.Named(def, l)
	}
	return a
}

// describe returns what an entry will do when it resolves and what it can no longer do.
func (s *Scene) describe(o *rules.StackItem, l lang.Lang) []block {
	lib := s.game.Lib
	st := &s.View.S
	aims := func(part uint8) (list []aim) {
		for j := range o.T[:o.NT] {
			if t := &o.T[j]; t.Part&^partIllegal == part {
				list = append(list, s.aimOf(o, t, l, !s.Fresh || s.game.Legal(st, o, t)))
			}
		}
		return
	}
	lost := func(b *block) {
		for _, a := range b.aims {
			if a.gone && b.void == "" {
				b.void = Text.T(l, "void.base")
			}
		}
	}
	var out []block
	unit := 0
	add := func(text string) {
		b := block{text: text, aims: aims(uint8(unit))}
		if s.Fresh && s.game.Void(st, o, unit) {
			b.void = Text.T(l, "void.target")
			if o.Empty&(1<<min(14, unit)) != 0 {
				b.void = Text.T(l, "void.empty")
			}
		}
		unit++
		out = append(out, b)
	}
	ability := func(ai uint16) {
		text := lib.AbilityText(ai, l)
		modes := s.game.ModeTexts(ai, l)
		if len(modes) == 0 {
			add(text)
			return
		}
		if o.Modes == 0 {
			out = append(out, block{text: text})
		}
		for m := o.Modes; m != 0; m >>= 4 {
			if k := int(m&15) - 1; k < len(modes) {
				add("◆ " + modes[k])
			}
		}
	}
	switch o.Kind {
	case dmg.ItemCard:
		def := lib.Def(o.Def)
		if def.Attr[dmg.AType] == dmg.Creature {
			b := block{text: Text.T(l, "will.enter", def.Attr[dmg.APower]), aims: aims(partBase)}
			switch {
			case o.How == dmg.HowExchange:
				b.text = Text.T(l, "will.change")
			case o.How == dmg.HowInvade:
				b.text = Text.T(l, "will.invade")
			case len(b.aims) > 0:
				b.text = Text.T(l, "will.evolve", def.Attr[dmg.APower])
			}
			if o.Empty&(1<<15) != 0 {
				b.void = Text.T(l, "void.base")
			}
			lost(&b)
			out = append(out, b)
			if b.void == "" {
				for _, ai := range def.Abilities {
					if lib.Abilities[ai].Trigger == dmg.TrEnter {
						out = append(out, block{text: Text.T(l, "will.then", lib.AbilityText(ai, l))})
					}
				}
			}
			return out
		}
		for _, ai := range def.Abilities {
			if lib.Abilities[ai].Trigger == dmg.TrSpell {
				ability(ai)
			}
		}
		for _, ai := range def.Abilities {
			if a := &lib.Abilities[ai]; a.Trigger == dmg.TrKeyword && lib.Code[a.Entry].Op == dmg.KwCharger {
				out = append(out, block{text: Text.T(l, "will.charger")})
			}
		}
	case dmg.ItemAbility:
		if int(o.Ability) < len(lib.Abilities) {
			ability(o.Ability)
		}
	case dmg.ItemSlayer, dmg.ItemNinja:
		b, of := block{text: Text.T(l, "will.slayer")}, o.Event
		if o.Kind == dmg.ItemNinja {
			b.text, of = Text.T(l, "will.ninja"), o.Src
		}
		if tok := s.Known(of); tok.Def != 0 {
			b.aims = []aim{{key: tok.Key, player: rules.NoSeat, name: s.Named(tok.Def, l)}}
		} else {
			b.void = Text.T(l, "void.target")
		}
		out = append(out, b)
	case dmg.ItemJChange:
		b := block{text: Text.T(l, "will.jchange"), aims: aims(0)}
		lost(&b)
		out = append(out, b)
	}
	return out
}

// whole reports whether an entry will do nothing at all.
func whole(bs []block) bool {
	for _, b := range bs {
		if b.void == "" {
			return false
		}
	}
	return len(bs) > 0
}

// aimRuns returns targets as rich text: those that have left are struck out.
func aimRuns(aims []aim, th *ui.Theme) (out []ui.Run) {
	for _, a := range aims {
		text, col := " → "+a.name, th.Warm
		if a.gone {
			text, col = " → × "+a.name, th.Danger.Lighten(0.25)
		}
		out = append(out, ui.Run{Text: text, Face: ui.Bold, Colour: col})
	}
	return out
}

// entryRuns returns an entry's description as rich text.
func (s *Scene) entryRuns(bs []block, l lang.Lang, th *ui.Theme) []ui.Run {
	var out []ui.Run
	for i, b := range bs {
		if i > 0 {
			out = append(out, ui.Run{Text: "\n"})
		}
		col := th.Text
		if b.void != "" {
			col = th.TextSoft.Alpha(0.7)
		}
		if len(bs) > 1 {
			out = append(out, ui.Run{Text: "■ ", Colour: col})
		}
		out = append(out, ui.Run{Text: b.text, Colour: col})
		out = append(out, aimRuns(b.aims, th)...)
		if b.void != "" {
			out = append(out, ui.Run{Text: "\n× " + b.void, Face: ui.Bold, Colour: th.Danger.Lighten(0.3)})
		}
	}
	return out
}

// stackColumn declares the stack: top on top, what resolves next marked.
func (s *Scene) stackColumn(sf *ui.Surface) {
	for i := range s.entryRects {
		s.entryRects[i] = ui.Rect{}
	}
	if s.lay.Tall || s.lay.Small {
		s.stackDrawer(sf)
		return
	}
	s.stackTower(sf)
}

// towerRects returns where the cards of the stack hover over the middle.
func (s *Scene) towerRects(u float64) []ui.Rect {
	off := 0.0
	if s.running() == len(s.stack())-1 && !s.still {
		off = s.peel
	}
	return places.Tower(s.lay.Pile, s.lay.Stage.Y, s.lay.Mid, len(s.stack()), off, u)
}

// towerTop returns where the words of an entry come from: the middle of its card.
func towerTop(s *Scene, i int) (x, y float64) {
	if i >= 0 && i < len(s.entryRects) && !s.entryRects[i].Empty() {
		return s.entryRects[i].Centre()
	}
	return s.lay.Pile.Centre()
}

// slams presents an entry that is put on another: it falls on the tower, which
// gives way and trembles. The first one only lies down. What comes out of a
// shield slams down in a light of its own.
func slams(s *Scene, pr *present.Presentation) ui.Tween {
	n := int(pr.Now.View.S.NStack)
	col, u := s.Cards.ColourOf(pr.Event.Def).Lighten(0.25), s.Unit()
	free := false
	if n > 0 {
		o := &pr.Now.View.S.Stack[n-1]
		free = o.Kind == dmg.ItemCard && (o.How == dmg.HowTrigger || o.How == dmg.HowStrike)
	}
	return ui.Call(func() {
		x, y := towerTop(s, n-1)
		switch {
		case free:
			s.Timeline.Now(ui.Par(s.SoundTween("hit-heavy", 0.8, 0), s.Impact(1.9, x, y+20*u, 0, 1, col), s.Sweep(x, y, col, 44), s.Burst(x, y, 36, col)))
		case n < 2:
			s.Timeline.Now(s.Hit(x, y, 60*u, col))
			return
		default:
			s.Timeline.Now(ui.Par(s.SoundTween("hit-medium", 0.6, 0), s.Impact(0.9, x, y+20*u, 0, 1, col)))
		}
		for _, o := range pr.Now.View.S.Stack[:n-1] {
			if k := s.waits(&o); k != 0 {
				s.Timeline.Now(ui.Seq(ui.Wait(2), s.Recoil(present.Token{Key: k}.Board(), 0, 12*u, 18)))
			}
		}
	})
}

// peels presents the top of the stack as it begins to resolve: it comes off the
// tower towards the reader, its targets light up.
func peels(s *Scene, ev rules.Event) ui.Tween {
	i := int(ev.A)
	col := s.ctrlColour(ev.Seat).Lighten(0.2)
	return ui.Tween{Ticks: 7, Ease: ui.EaseOut, Start: func() {
		x, y := towerTop(s, i)
		s.Timeline.Now(s.Hit(x, y, 90*s.Unit(), col))
		if i >= len(s.stack()) {
			return
		}
		o := &s.stack()[i]
		for j := range o.T[:o.NT] {
			a := s.aimOf(o, &o.T[j], s.Lang, true)
			if x, y, ok := s.place(&a); ok {
				s.Timeline.Now(s.Hit(x, y, 70*s.Unit(), col))
			}
		}
	}, Do: func(p float64) {
		s.peel = p
		s.Surface.Invalidate()
	}}
}

// stackTower declares the stack as a tower of cards over the middle.
func (s *Scene) stackTower(sf *ui.Surface) {
	u, l := sf.Px(1), s.Lang
	n := len(s.stack())
	if n == 0 {
		return
	}
	rects := s.towerRects(u)
	x, y := s.lay.Pile.Centre()
	sf.Paint("stack.light", s.lay.Pile, func(c *ui.Canvas) {
		c.Light(x, y, s.lay.Pile.H*0.62, lightCol.Alpha(0.10+0.03*math.Min(4, float64(n))))
		low := rects[0]
		c.ShadowAt(x, math.Min(low.Bottom()+6*u, s.lay.Pile.Bottom()-50*u), low.W*0.9, low.W*0.28, 0, low.W*0.14, 16*u, ui.Hex(0x04020c).Alpha(0.7))
	})
	for i := range n {
		s.setEntryRect(i, rects[i])
		seen := rects[i]
		if i < n-1 {
			seen.Y = rects[i+1].Bottom()
			seen.H = rects[i].Bottom() - seen.Y
		}
		s.hovering(sf, i, rects[i], seen)
	}
	chip := ui.Rect{X: x - 60*u, Y: s.lay.Pile.Bottom() - 44*u, W: 120 * u, H: 44 * u}
	sf.Add(ui.Element{ID: "stack", Rect: chip, Hit: chip, Role: ui.RoleButton, Label: Text.T(l, "stack.n", n), Group: Text.T(l, "stack"),
		Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); s.drawer = true },
		Draw: func(c *ui.Canvas, st ui.State) {
			size := math.Max(12*c.Env.Scale, c.Font(13))
			q := chip.Middle(math.Min(chip.W, ui.Measure(Text.T(l, "stack.n", n), ui.Bold, size)+24*u), size*1.8)
			c.Fill(q, q.H/2, ui.Hex(0x0d0828).Alpha(0.86))
			edge := lightCol.Alpha(0.55)
			if st.Hover {
				edge = lightCol
			}
			c.Stroke(q, q.H/2, 1.2*u, edge)
			c.Text(Text.T(l, "stack.n", n), q, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: lightCol})
		}})
}

// hovering declares one card of the tower; of it the part seen takes taps.
func (s *Scene) hovering(sf *ui.Surface, i int, r, seen ui.Rect) {
	u, l := sf.Px(1), s.Lang
	o := s.stack()[i]
	n := len(s.stack())
	next, col := i == n-1, s.ctrlColour(o.Ctrl)
	bs := s.describe(&o, l)
	dead := whole(bs)
	label := Text.T(l, "stack.entry", i+1, s.entryName(&o, l), s.Player(o.Ctrl, l))
	switch {
	case i == s.running():
		label = Text.T(l, "stack.now") + Text.T(l, "comma") + label
	case next:
		label = Text.T(l, "stack.next") + Text.T(l, "comma") + label
	}
	face, card := s.laid(o.Def), s.waits(&o)
	e := ui.Element{ID: "stack-" + strconv.Itoa(i), Rect: seen, Hit: seen, Role: ui.RoleButton, Label: label, Desc: ui.TextOf(s.entryRuns(bs, l, sf.Theme())), Group: Text.T(l, "stack"), Loose: true,
		Tap:     func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); s.openEntry = i + 1 },
		Inspect: func(*ui.Env) { s.Zoom.Open(s.Cards.Of(o.Def, s.Lang)) },
		Hover: func(_ *ui.Env, on bool) {
			s.entryHover = 0
			if on {
				s.entryHover = i + 1
			}
			sf.Redraw()
		},
		Draw: func(c *ui.Canvas, st ui.State) {
			rad := r.W * 0.07
			k := 0.30
			if next {
				k = 0.75
			}
			if st.Hover || st.Focused {
				k += 0.2
			}
			if card != 0 && !s.Board.AtRest(present.Token{Key: card}.Board()) { // it is on its way
				k *= 0.25
			}
			c.Glow(r, rad, 20*u, col.Alpha(k))
			if dead {
				c.Stroke(r.Inset(-2*u), rad, 2*u, c.Theme.Danger)
			} else {
				c.Stroke(r.Inset(-2*u), rad, 2*u, col.Alpha(0.5+0.5*k))
			}
			if card != 0 || face == nil {
				return
			}
			if c.Blank() {
				cards.NotePicture(c, face, r)
				return
			}
			c.Draw(s.Faces.Image(c.Env, c.Theme, face, r.W, tableLight), r, 0.94)
			q := r.W * 0.4
			c.Disc(r.X+r.W/2, r.Y+r.H*0.32, q*0.62, ui.Hex(0x0d0828).Alpha(0.82))
			c.Icon(ui.IconAbility, ui.Rect{X: r.X + (r.W-q)/2, Y: r.Y + r.H*0.32 - q/2, W: q, H: q}, lightCol)
		}}
	if seen.H < 20*u { // only an edge
		e.Role, e.Tap, e.Inspect, e.Hit = ui.RoleText, nil, nil, ui.Rect{X: -1, Y: -1}
	}
	sf.Add(e)
	if card == 0 || face == nil {
		return
	}
	opts := board.CardOpts{NoFocus: true, Loose: true}
	if dead {
		opts.Mark = board.MarkVoid
	}
	pose := board.PoseIn(r, true)
	pose.Flat = 0.8
	if next && i == s.running() {
		pose.Flat, pose.Lift = 1, 0.4*s.peel
	}
	s.Board.Put(sf, present.Token{Key: card}.Board(), face, pose, opts)
}

// stackList declares every entry, the next to resolve first. In a dialog the
// cards are shown as pictures, as they stay on the table.
func (s *Scene) stackList(sf *ui.Surface, id string, in ui.Rect, pictures bool) {
	u, l := sf.Px(1), s.Lang
	tool := sf.Env().MinTarget()
	off := sf.BeginScroll(id, in, false)
	y := in.Y - off
	gap := 7 * u
	w := in.W - 6*u
	for i := len(s.stack()) - 1; i >= 0; i-- {
		o := s.stack()[i]
		next := i == len(s.stack())-1
		bs := s.describe(&o, l)
		cw := 34 * u
		if next {
			cw = 58 * u
		}
		tx := ui.Rect{X: in.X + cw + 20*u, W: w - cw - 28*u}
		size := sf.Font(13)
		title := ui.Layout([]ui.Run{{Text: s.entryName(&o, l), Face: ui.Bold}}, sf.Font(14), 1.2, tx.W)
		sub := s.Player(o.Ctrl, l) + " · " + s.entryKind(&o, l)
		if next {
			sub = Text.T(l, "stack.next") + " · " + sub
		} else {
			sub = Text.T(l, "stack.nth", len(s.stack())-i-1) + " · " + sub
		}
		if i == s.running() {
			sub = Text.T(l, "stack.now") + " · " + s.Player(o.Ctrl, l)
		}
		subp := ui.Layout([]ui.Run{{Text: sub, Face: ui.Bold}}, sf.Font(12), 1.25, tx.W)
		runs := s.entryRuns(bs, l, sf.Theme())
		if !next && !pictures { // only its targets and what is void
			runs = runs[:0]
			for _, b := range bs {
				runs = append(runs, aimRuns(b.aims, sf.Theme())...)
			}
			if len(runs) > 0 {
				runs[0].Text = strings.TrimSpace(runs[0].Text)
			}
			if whole(bs) && len(runs) == 0 {
				runs = append(runs, ui.Run{Text: "× " + bs[0].void, Colour: sf.Theme().Danger.Lighten(0.3)})
			}
		}
		var text *ui.Para
		th := 0.0
		if len(runs) > 0 {
			text = ui.Layout(runs, size, 1.3, tx.W)
			th = text.H + 2*u
		}
		h := math.Max(math.Max(title.H+subp.H+th+12*u, cw*cards.Aspect+12*u), tool)
		er := ui.Rect{X: in.X, Y: y, W: w, H: h}
		if er.Intersect(in).H > h*0.3 {
			s.setEntryRect(i, er)
		}
		s.entry(sf, i, er, o, bs, next, func(c *ui.Canvas) {
			t := tx
			t.Y, t.H = er.Y+6*u, subp.H
			c.Para(subp, t, ui.TextStyle{Size: subp.Size, Top: true, Colour: s.ctrlColour(o.Ctrl).Lighten(0.25)})
			t.Y, t.H = t.Y+subp.H, title.H
			c.Para(title, t, ui.TextStyle{Size: title.Size, Top: true, Colour: ui.Hex(0xffffff)})
			if text != nil {
				t.Y, t.H = t.Y+title.H+2*u, text.H
				c.Para(text, t, ui.TextStyle{Size: text.Size, Top: true})
			}
		}, ui.Rect{X: in.X + 12*u, Y: er.Y + 6*u, W: cw, H: cw * cards.Aspect}, pictures || s.waits(&o) == 0)
		y += h + gap
	}
	sf.EndScroll(y + off - in.Y)
}

func (s *Scene) setEntryRect(i int, r ui.Rect) {
	for len(s.entryRects) <= i {
		s.entryRects = append(s.entryRects, ui.Rect{})
	}
	s.entryRects[i] = r
}

// entry declares one entry with its card.
func (s *Scene) entry(sf *ui.Surface, i int, r ui.Rect, o rules.StackItem, bs []block, next bool, words func(c *ui.Canvas), thumb ui.Rect, picture bool) {
	u, l := sf.Px(1), s.Lang
	col := s.ctrlColour(o.Ctrl)
	dead := whole(bs)
	desc := ui.TextOf(s.entryRuns(bs, l, sf.Theme()))
	label := Text.T(l, "stack.entry", i+1, s.entryName(&o, l), s.Player(o.Ctrl, l))
	switch {
	case i == s.running():
		label = Text.T(l, "stack.now") + Text.T(l, "comma") + label
	case next:
		label = Text.T(l, "stack.next") + Text.T(l, "comma") + label
	}
	face := s.laid(o.Def)
	ability := o.Kind != dmg.ItemCard
	sf.Add(ui.Element{ID: "stack-" + strconv.Itoa(i), Rect: r, Hit: r, Role: ui.RoleButton, Label: label, Desc: desc, Group: Text.T(l, "stack"),
		Tap:     func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); s.openEntry = i + 1 },
		Inspect: func(*ui.Env) { s.Zoom.Open(s.Cards.Of(o.Def, s.Lang)) },
		Hover: func(_ *ui.Env, on bool) {
			s.entryHover = 0
			if on {
				s.entryHover = i + 1
			}
			sf.Redraw()
		},
		Draw: func(c *ui.Canvas, st ui.State) {
			rad := 10 * u
			body := col.Mix(ui.Hex(0x120d33), 0.78)
			if dead {
				body = ui.Hex(0x1b1830)
			}
			if next {
				c.Glow(r, rad, 16*u, lightCol.Alpha(0.35))
			}
			if st.Hover || st.Focused {
				c.Glow(r, rad, 12*u, col.Alpha(0.4))
			}
			c.Gradient(r, rad, body.Lighten(0.05), body.Darken(0.25))
			edge := col.Alpha(0.55)
			if next {
				edge = lightCol
			}
			c.Stroke(r, rad, 1.6*u, edge)
			c.Fill(ui.Rect{X: r.X, Y: r.Y + 8*u, W: 4 * u, H: r.H - 16*u}, 2*u, col)
			words(c)
			if !picture || face == nil {
				return
			}
			if c.Blank() {
				cards.NotePicture(c, face, thumb)
				return
			}
			c.Draw(s.Faces.Image(c.Env, c.Theme, face, thumb.W, 0.35), thumb, 0.9)
			if ability {
				k := thumb.W * 0.5
				c.Disc(thumb.X+thumb.W/2, thumb.Y+thumb.H/2, k*0.62, ui.Hex(0x0d0828).Alpha(0.8))
				c.Icon(ui.IconAbility, thumb.Middle(k, k), lightCol)
			}
		}})
	if !picture && face != nil {
		opts := board.CardOpts{NoFocus: true, Loose: true}
		if dead {
			opts.Mark = board.MarkVoid
		}
		s.Board.Put(sf, present.Token{Key: s.waits(&o)}.Board(), face, board.PoseIn(thumb, true), opts)
	}
}

// stackDrawer declares the stack where there is little room: the next entry to
// resolve and how many wait; a tap opens all of it.
func (s *Scene) stackDrawer(sf *ui.Surface) {
	r, l := s.lay.Pile, s.Lang
	u := sf.Px(1)
	n := len(s.stack())
	if n == 0 {
		sf.Add(ui.Element{ID: "stack", Rect: r, Role: ui.RoleText, Label: Text.T(l, "stack.n", 0)})
		return
	}
	o := s.stack()[n-1]
	card := s.waits(&o)
	bs := s.describe(&o, l)
	col := s.ctrlColour(o.Ctrl)
	dead := whole(bs)
	desc := ui.TextOf(s.entryRuns(bs, l, sf.Theme()))
	s.setEntryRect(n-1, r)
	_, in := r.Inset(5*u).CutLeft(5*u, 0) // beside the mark of its owner
	var thumb ui.Rect
	if s.lay.Tall {
		thumb, in = in.CutLeft(in.H/cards.Aspect, 10*u)
	} else if in.H > 130*u {
		thumb, in = in.CutTop(math.Min(in.H*0.42, 90*u), 4*u)
		thumb = thumb.Fit(1 / cards.Aspect)
	}
	face := s.laid(o.Def)
	sf.Add(ui.Element{ID: "stack", Rect: r, Hit: r, Role: ui.RoleButton, Label: Text.T(l, "stack.n", n) + Text.T(l, "comma") + Text.T(l, "stack.next") + " " + s.entryName(&o, l), Desc: desc,
		Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); s.drawer = true },
		Draw: func(c *ui.Canvas, st ui.State) {
			rad := 10 * u
			c.Glow(r, rad, 14*u, lightCol.Alpha(0.25))
			body := col.Mix(ui.Hex(0x120d33), 0.78)
			c.Gradient(r, rad, body.Lighten(0.05), body.Darken(0.25))
			c.Stroke(r, rad, 1.6*u, lightCol.Alpha(0.8))
			c.Fill(ui.Rect{X: r.X, Y: r.Y + 6*u, W: 4 * u, H: r.H - 12*u}, 2*u, col)
			t := in
			if n > 1 && s.lay.Tall {
				var b ui.Rect
				b, t = t.CutRight(math.Max(34*u, c.Font(14)*2.2), 6*u)
				b = b.Middle(b.W, c.Font(14)*1.7)
				c.Fill(b, b.H/2, ui.Hex(0x0d0828).Alpha(0.9))
				c.Stroke(b, b.H/2, 1.2*u, lightCol)
				c.Text("×"+strconv.Itoa(n), b, ui.TextStyle{Face: ui.Bold, Size: c.Font(14), Align: ui.Middle})
			}
			part := t.H * 0.44
			if !s.lay.Tall {
				part = math.Min(t.H*0.4, 2.3*math.Max(12*c.Env.Scale, c.Font(12)))
			}
			head, low := t.CutTop(part, 0)
			key := "stack.next"
			if s.running() == n-1 {
				key = "stack.now"
			}
			word := Text.T(l, key)
			if !s.lay.Tall && n > 1 {
				word += " ×" + strconv.Itoa(n)
			}
			hcol := lightCol
			if dead {
				word, hcol = "× "+Text.T(l, "stack.dead"), c.Theme.Danger.Lighten(0.3)
			}
			c.Text(word, head, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(12), head.H*0.9), Colour: hcol, Wrap: !s.lay.Tall, LineHeight: 1.1})
			name := ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(15), low.H*0.8), Wrap: !s.lay.Tall, LineHeight: 1.15}
			if runs := s.entryRuns(bs, l, c.Theme); !s.lay.Tall && low.H > 80*u { // room for what it will do
				size := math.Max(12*c.Env.Scale, c.Font(12))
				top, rest := low.CutTop(ui.Layout([]ui.Run{{Text: s.entryName(&o, l), Face: ui.Bold}}, name.Size, 1.15, low.W).H+2*u, 2*u)
				if p := ui.LayoutFit(runs, size, 12*c.Env.Scale, 1.2, rest.W, rest.H); p.Fits {
					c.Text(s.entryName(&o, l), top, name)
					c.Para(p, rest, ui.TextStyle{Size: p.Size, Top: true})
					runs = nil
				}
				if runs == nil {
					if card == 0 && !c.Blank() && face != nil && !thumb.Empty() {
						c.Draw(s.Faces.Image(c.Env, c.Theme, face, thumb.W, 0.35), thumb, 0.75)
					}
					return
				}
			}
			aims := []ui.Run{{Text: s.entryName(&o, l), Face: ui.Bold, Colour: ui.Hex(0xffffff)}}
			for _, b := range bs {
				aims = append(aims, aimRuns(b.aims, c.Theme)...)
			}
			// Its targets, if they fit in one line.
			if p := ui.Layout(aims, name.Size, 1.15, low.W); s.lay.Tall && len(aims) > 1 && p.H < name.Size*1.6 {
				c.Para(p, low, ui.TextStyle{Size: p.Size})
			} else {
				c.Text(s.entryName(&o, l), low, name)
			}
			if card == 0 && !c.Blank() && face != nil && !thumb.Empty() {
				c.Draw(s.Faces.Image(c.Env, c.Theme, face, thumb.W, 0.35), thumb, 0.75)
			}
		}})
	if card != 0 && face != nil && !thumb.Empty() {
		s.Board.Put(sf, present.Token{Key: card}.Board(), face, board.PoseIn(thumb, true), board.CardOpts{NoFocus: true, Loose: true})
	}
}

// stackDialogs declares the open drawer and one entry in full.
func (s *Scene) stackDialogs(sf *ui.Surface) bool {
	l, u := s.Lang, sf.Px(1)
	if i := s.openEntry - 1; i >= 0 {
		if i >= len(s.stack()) {
			s.openEntry = 0
			return false
		}
		o := s.stack()[i]
		bs := s.describe(&o, l)
		in := sf.Dialog("entry", s.entryName(&o, l), 620, 420, func(*ui.Env) { s.openEntry = 0 })
		cw := math.Min(in.W*0.3, in.H/cards.Aspect)
		cr, in := in.CutLeft(cw, 16*u)
		if s.lay.Tall {
			in = in.Union(cr)
			cr, in = in.CutTop(in.H*0.38, 12*u)
		}
		s.FaceOf(sf, "entry.card", cr.Fit(1/cards.Aspect), o.Def, ui.Button{}, nil)
		off := sf.BeginScroll("entry.text", in, false)
		runs := []ui.Run{{Text: s.Player(o.Ctrl, l) + " · " + s.entryKind(&o, l), Face: ui.Bold, Colour: s.ctrlColour(o.Ctrl).Lighten(0.3)}, {Text: "\n"},
			{Text: s.when(i, l), Colour: lightCol}, {Text: "\n\n"}}
		runs = append(runs, s.entryRuns(bs, l, sf.Theme())...)
		p := ui.Layout(runs, sf.Font(15), 1.5, in.W-10*u)
		pr := ui.Rect{X: in.X, Y: in.Y - off, W: in.W, H: p.H}
		sf.Add(ui.Element{ID: "entry.words", Rect: pr, Role: ui.RoleText, Label: p.Said(), Loose: true, Draw: func(c *ui.Canvas, _ ui.State) { c.Para(p, pr, ui.TextStyle{Size: p.Size, Top: true}) }})
		sf.EndScroll(p.H + 6*u)
		return true
	}
	if s.drawer && len(s.stack()) > 0 {
		in := sf.Dialog("drawer", Text.T(l, "stack.n", len(s.stack())), 520, math.Min(640, 140+150*float64(len(s.stack()))), func(*ui.Env) { s.drawer = false })
		rects := append([]ui.Rect(nil), s.entryRects...)
		s.stackList(sf, "drawer.list", in, true)
		s.entryRects = rects
		return true
	}
	s.drawer = false
	return false
}

// when describes when an entry will resolve.
func (s *Scene) when(i int, l lang.Lang) string {
	if k := len(s.stack()) - 1 - i; k > 0 {
		return Text.T(l, "when.after", k)
	}
	return Text.T(l, "when.next")
}

// place returns where a target is on the screen.
func (s *Scene) place(a *aim) (x, y float64, ok bool) {
	if a.player >= 0 {
		x, y = s.playerAt(s.SideOf(a.player)).Centre()
		return x, y, true
	}
	if a.key == 0 {
		return 0, 0, false
	}
	_, z, ok := s.Find(a.key)
	if !ok {
		return 0, 0, false
	}
	k, p := z.Kind(), z.Seat()
	if k == dmg.Battle {
		if q, ok := s.Board.PoseOf(present.Token{Key: a.key}.Board()); ok {
			return q.X, q.Y, true
		}
	}
	if k == dmg.Stack {
		for i := range s.stack() {
			if s.waits(&s.stack()[i]) == a.key && i < len(s.entryRects) {
				r := s.entryRects[i]
				return r.X + r.W/2, r.Y + r.H*0.4, !r.Empty()
			}
		}
	}
	r, _ := s.lay.Zone(k, s.SideOf(p))
	x, y = r.Centre()
	return x, y, true
}

// front draws arrows over the cards: the targets of the stack, the attack, the choice being made.
func (s *Scene) front(c *ui.Canvas) {
	if s.HandOver.Open() || s.Surface.Modal() {
		return
	}
	if !s.lay.Small || !s.PanelOpen() { // there the panel lies over the table
		s.stackArrows(c)
		s.attackArrows(c)
	}
	s.hoverNote(c)
	s.breaks.Draw(c, cards.Aspect, func(w float64) *ebiten.Image { return s.Faces.BackImage(c.Env, c.Theme, w) })
	s.comes.Draw(c, func(f *cards.CardFace, p board.Pose, col ui.Colour) { s.Board.Stand(c, f, p, col) })
	glass.Word(c, s.callPlace(), s.call.text, s.call.col, s.call.p, s.call.great)
	s.DrawSpot(c)
}

func (s *Scene) stackArrows(c *ui.Canvas) {
	n := len(s.stack())
	over := 0 // the creature under the pointer or the focus: what targets it is highlighted
	for _, id := range [...]string{s.Surface.Hovered(), s.Surface.Focused()} {
		if t, ok := strings.CutPrefix(id, "creature-"); ok && over == 0 {
			k, _ := strconv.Atoi(t)
			over = s.Token(rules.CardID(k)).Key
		}
	}
	for i := 0; i < n; i++ {
		if i >= len(s.entryRects) || s.entryRects[i].Empty() {
			continue
		}
		strong := i == s.entryHover-1 || s.entryHover == 0 && i == n-1
		o := &s.stack()[i]
		for j := range o.T[:o.NT] {
			t := &o.T[j]
			a := s.aimOf(o, t, s.Lang, true)
			x, y, ok := s.place(&a)
			if !ok {
				continue
			}
			r := s.entryRects[i]
			col := s.ctrlColour(o.Ctrl)
			if t.Part&partBase != 0 {
				col = lightCol
			}
			alpha := 0.28
			strong := strong || over != 0 && a.key == over
			if strong {
				alpha = 0.92
			}
			from := r.X + r.W/2
			if s.lay.Tall { // from the card on the bar
				from = r.X + r.H*0.45
			}
			if strong && s.lay.Tower() {
				board.Tether(c, "aim", from, r.Y+r.H/2, x, y, col)
				continue
			}
			board.Bow(c, "aim", from, r.Y+r.H/2, x, y, col.Alpha(alpha), strong)
		}
	}
}

// fallen reports whether the running attack has struck already.
func (s *Scene) fallen() bool {
	if s.Step() != dmg.StepBreak && s.Step() != dmg.StepAttackEnd || s.Prompting(dmg.PromptShield) || s.Prompting(dmg.PromptBreaker) {
		return false
	}
	return !s.Busy() || s.landed || len(s.stack()) > 0
}

// attackArrows draws the running attack, and the attack being planned.
func (s *Scene) attackArrows(c *ui.Canvas) {
	pose := func(key int) (board.Pose, bool) { // of a creature at rest: an arrow does not follow one that strikes or leaves
		ground := present.Token{Key: key}.Board()
		if _, z, ok := s.Find(key); !ok || z.Kind() != dmg.Battle || !s.Board.AtRest(ground) {
			return board.Pose{}, false
		}
		return s.Board.PoseOf(ground)
	}
	if attacker, to, block := s.attackers(); attacker != 0 {
		if s.fallen() {
			return
		}
		a, ok := pose(attacker)
		_, z, _ := s.Find(attacker)
		if !ok {
			return
		}
		if block != 0 {
			to = block
		}
		if to != 0 {
			if b, ok := pose(to); ok {
				board.Bow(c, "attack", a.X, a.Y, b.X, b.Y, c.Theme.Danger, true)
			}
			return
		}
		x, y := s.aimAt(z.Seat().Other(), a.X)
		board.Bow(c, "attack", a.X, a.Y, x, y, c.Theme.Danger, true)
		return
	}
	if from, to, player, ok := s.thought(); ok {
		a, ok := pose(from)
		if !ok {
			return
		}
		x, y := 0.0, 0.0
		if player >= 0 {
			x, y = s.aimAt(player, a.X)
		} else if b, ok := pose(to); ok {
			x, y = b.X, b.Y
		} else {
			return
		}
		board.Bow(c, "attack", a.X, a.Y, x, y, c.Theme.Warm.Alpha(0.85), true)
	}
}

// aimAt returns where an attack on a player goes: the shield that is meant,
// the remaining one nearest to x, or the player.
func (s *Scene) aimAt(p rules.Seat, x float64) (float64, float64) {
	sd := s.SideOf(p)
	list, n := s.places(p)
	best := ui.Rect{}
	over, _ := strings.CutPrefix(s.Surface.Hovered(), "shield-"+board.SideNames[sd]+"-")
	for i, r := range s.lay.ShieldRects(sd, n, 5*s.Unit()) {
		if k := strconv.Itoa(i + 1); len(list[i]) > 0 && (i+1 == s.means() || k == over) {
			best = r
			break
		}
		if len(list[i]) > 0 && (best.Empty() || math.Abs(r.X+r.W/2-x) < math.Abs(best.X+best.W/2-x)) {
			best = r
		}
	}
	if best.Empty() {
		best = s.playerAt(sd)
	}
	return best.Centre()
}

// playerAt returns where a player is: who sits opposite, or the name.
func (s *Scene) playerAt(sd int) ui.Rect {
	if r := s.lay.Rival; sd == 1 && !r.Empty() {
		return r
	}
	return s.lay.HUD[sd]
}

// hoverNote shows, beside the column, what the entry under the pointer or the
// focus will do and what it can no longer do. The next entry shows this
// itself.
func (s *Scene) hoverNote(c *ui.Canvas) {
	i := s.entryHover - 1
	if t, ok := strings.CutPrefix(s.Surface.Focused(), "stack-"); ok && i < 0 {
		if k, err := strconv.Atoi(t); err == nil {
			i = k
		}
	}
	if i < 0 || i >= len(s.stack())-1 || i >= len(s.entryRects) || s.entryRects[i].Empty() || s.lay.Tall || s.lay.Small {
		return
	}
	u, l := c.Px(1), s.Lang
	o := s.stack()[i]
	runs := append([]ui.Run{{Text: s.entryName(&o, l), Face: ui.Bold, Colour: ui.Hex(0xffffff)}, {Text: "\n"}, {Text: s.when(i, l), Colour: lightCol}, {Text: "\n"}},
		s.entryRuns(s.describe(&o, l), l, c.Theme)...)
	w := math.Min(330*u, s.lay.Pile.X-30*u)
	p := ui.Layout(runs, c.Font(14), 1.35, w-28*u)
	er := s.entryRects[i]
	r := ui.Rect{X: s.lay.Pile.X - w - 8*u, Y: er.Y, W: w, H: p.H + 24*u}
	r.Y = math.Max(10*u, math.Min(r.Y, c.Env.H-r.H-10*u))
	col := s.ctrlColour(o.Ctrl)
	c.Shadow(r, 12*u, 22*u, c.Theme.Shadow)
	c.Gradient(r, 12*u, ui.Hex(0x2a1f66), ui.Hex(0x150f3c))
	c.StrokeGradient(r, 12*u, 1.4*u, col, col.Alpha(0.5))
	c.Para(p, r.InsetXY(14*u, 12*u), ui.TextStyle{Size: p.Size, Top: true})
}
