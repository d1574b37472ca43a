// Package creatures declares the battle zones of Duemagic: creatures in their
// rows, how they look, what a touch of one does, and what may be dropped on it.
package creatures

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/arrival"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/duel"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/duemagic/springs"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/duemagic/takeover"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// stands is how much larger than printed creatures stand before their cards.
const stands = 1.5

// low is the same where rows are close to each other.
const low = 1.15

// Creatures are those at a table.
type Creatures struct {
	table   *staging.Table
	match   *table.Match
	deeds   *deeds.Deeds
	springs *springs.Springs // they take room between the creatures
	comes   *arrival.Arrival // what is still in the air
	takes   *takeover.Takeover
	under   []under
	left    []under // of the build before
}

// under is a card that lies under a creature, the n-th one.
type under struct {
	id, top string
	n       float64
	carried bool
}

// At returns the creatures at a table.
func At(m *table.Match, t *staging.Table, d *deeds.Deeds, sp *springs.Springs, tk *takeover.Takeover, comes *arrival.Arrival) Creatures {
	return Creatures{table: t, match: m, deeds: d, springs: sp, comes: comes, takes: tk}
}

// Tick lets what lies under a creature go where it goes: a pile moves as one.
func (s *Creatures) Tick() {
	b := &s.match.Board
	for i := range s.under {
		q := &s.under[i]
		p, ok := b.PoseOf(q.top)
		if !ok || b.AtRest(q.top) {
			if q.carried {
				board.Carry(b, q.id, nil)
			}
			q.carried = false
			continue
		}
		q.carried = true
		off := 0.04 * p.W * q.n
		p.X, p.Y, p.Lift = p.X+off, p.Y-off, 0.9*p.Lift
		board.Carry(b, q.id, &p)
	}
}

// piles notes what lies under the creatures of a side, and lets go of what no longer does.
func (s *Creatures) piles(p rules.Seat, list []field.Card) {
	if s.match.SideOf(p) == 1 { // it is declared first
		s.left, s.under = s.under, nil
	}
	for _, t := range list {
		if s.comes.Hides(t.Key) {
			continue
		}
		for j, b := range s.table.M.On(t.Key, p) {
			q := under{id: b.Board(), top: t.Board(), n: float64(j + 1)}
			for k := range s.left {
				if o := &s.left[k]; o.carried && o.id == q.id {
					q.carried, o.carried = true, false
				}
			}
			s.under = append(s.under, q)
		}
	}
	for _, o := range s.left {
		if o.carried && s.match.SideOf(p) == 0 {
			board.Carry(&s.match.Board, o.id, nil)
		}
	}
}

// Declare declares the creatures of a side; targets are those that a spell in
// the hand could be cast at.
func (s *Creatures) Declare(sf *ui.Surface, sd int, targets []rules.CardID) {
	on := s.match
	p, l, u := on.Seat(sd), on.Lang, sf.Px(1)
	s.ground(sf, sd)
	list := s.table.M.Creatures(p)
	s.piles(p, list)
	if len(list) == 0 {
		return
	}
	r := s.table.Lay.Rows[sd]
	in := r.InsetXY(4*u, math.Min(2*u, (r.H-sf.Env().MinTarget()*cards.Aspect)/2-0.5*u))
	if s.table.Lay.Small {
		in = r.InsetXY(3*u, 0)
	}
	cells, cw, need := places.Row(in, len(list), 6*u, sf.Env().MinTarget(), s.springs.Hole(), s.table.Lay.Mid)
	off := 0.0
	scrolls := need > in.W+1
	if scrolls {
		off = sf.BeginScroll("battle"+strconv.Itoa(sd)+".scroll", in, true)
	}
	attacker, _, _ := s.table.M.Attack()
	aims := s.aims()
	stop, poised := s.takes.Stands()
	asked := s.takes.Asked()
	var after func() // declares the attacker, over the others
	for i, t := range list {
		if s.takes.Takes(t.ID) {
			continue
		}
		cell := cells[i].Move(-off, 0)
		pose := board.PoseIn(cell.Middle(cw, cw*cards.Aspect), t.Up)
		over := poised && t.Key == attacker
		if over {
			pose = stop
		} else if t.Key == attacker { // steps forward
			pose.Y += []float64{-7, 7}[sd] * u
		}
		if !over {
			s.footing(sf, t, pose)
		}
		meant := s.accepts(sf, t, sd, pose.Rect(), slices.Contains(targets, t.ID))
		o := s.look(sf, t, sd, slices.Contains(aims, t.ID))
		if meant {
			o.Mark = board.MarkTarget
		}
		o.Read, o.Unseen = on.Cards.Of(t.Def, l), s.comes.Hides(t.Key)
		if o.Stands = stands; s.table.Lay.Small { // the steps are named right before them
			o.Stands = low
		}
		switch {
		case over:
			o.Spent, o.Mark, o.Stands = false, board.MarkNone, 0
		case asked:
			o.Mark = board.MarkDim
		}
		put := func() {
			for j, b := range s.table.M.On(t.Key, p) {
				on.Board.Put(sf, b.Board(), s.table.Laid(b.Def), duel.Beneath(pose, j, u), board.CardOpts{NoFocus: true, Loose: true, Spent: t.Tapped})
			}
			on.Board.Put(sf, t.Board(), faces.Creature(on.Cards, s.table.M, t, l, on.Theme, cw, math.Max(62*u, 58*sf.Env().Scale), &o), pose, o)
		}
		if t.Key == attacker { // before its neighbours
			after = put
			continue
		}
		put()
	}
	if after != nil {
		if poised {
			s.takes.Threads(sf)
		}
		after()
	}
	if scrolls {
		sf.EndScroll(need)
	}
}

// Shine is how much light a creature throws on the floor, of n that stand there: many
// of them together must not outshine what is written on them.
func Shine(n int, tapped bool) float64 {
	k := 0.5
	if tapped {
		k = 0.22
	}
	if n > 4 {
		k *= 2.2 / float64(n)
	}
	return k
}

// footing declares where a creature touches the floor: the light that it throws in
// its own colour, and the dark right below it.
func (s *Creatures) footing(sf *ui.Surface, t field.Card, p board.Pose) {
	if t.Def == 0 || s.comes.Hides(t.Key) {
		return
	}
	r, col := p.Rect(), s.match.Cards.ColourOf(t.Def)
	shine := Shine(len(s.table.M.Creatures(0))+len(s.table.M.Creatures(1)), t.Tapped)
	sf.Paint("footing"+strconv.Itoa(t.Key), r, func(c *ui.Canvas) {
		if c.Blank() || !s.match.Board.AtRest(t.Board()) { // it is elsewhere
			return
		}
		y := r.Bottom() - 0.03*r.H
		c.Light(p.X, y-0.25*r.H, p.W*1.15, col.Alpha(0.8*shine))
		c.GlowAt(p.X, y, p.W*1.06, p.W*0.22, 0, p.W*0.11, p.W*0.5, col.Alpha(1.5*shine))
		c.ShadowAt(p.X, y+0.02*r.H, p.W*1.04, p.W*0.13, 0, p.W*0.06, p.W*0.09, ui.Hex(0x030109).Alpha(0.85))
	})
}

// ground declares the battle zone of a side, on which cards are dropped.
func (s *Creatures) ground(sf *ui.Surface, sd int) {
	on := s.match
	sl := board.Slot{ID: "battle" + strconv.Itoa(sd), Rect: s.table.Lay.Zones[dmg.Battle][sd], Label: on.Whose(on.Seat(sd), on.T("zone.battle")), Filled: true, Bare: true}
	asking := s.deeds.Q().Asking()
	if sd == 1 && asking && (on.Prompting(dmg.PromptPriority) || on.Prompting(dmg.PromptCharge) || s.deeds.Q().Springing()) {
		s.open(sf)
	}
	if asking && (sd == 0 || on.Prompting(dmg.PromptPriority) || s.deeds.Q().Springing()) {
		s.deeds.Takes(&sl, dmg.Battle, sd, 0)
	}
	if sd == 1 || len(s.deeds.Q().Reach(s.inHand())) > 0 { // lit is where it lies in the end, or at whom it goes
		sl.Unlit = true
	}
	if sd == 1 && asking && on.Prompting(dmg.PromptAttack) {
		s.deeds.Aimed(&sl, 0, true)
	}
	if sd == 1 && asking && on.Prompting(dmg.PromptBlock) {
		s.deeds.Blocked(&sl)
	}
	on.Board.Slot(sf, sl)
}

// inHand returns the card that is being dragged, or chosen; 0: none.
func (s *Creatures) inHand() rules.CardID {
	if d := s.match.Board.Pulled(); d != "" {
		return s.match.CardOf(d)
	}
	return s.deeds.Chosen
}

// open declares the rest of the place: a card of the hand that is let go of anywhere
// but on the hand itself is used, or it is said why it cannot be.
func (s *Creatures) open(sf *ui.Surface) {
	l := s.table.Lay
	foot := l.Hand[0].Y
	if l.Tall || l.Small {
		foot = math.Min(foot, l.Zones[dmg.Shields][0].Bottom())
	}
	_, mid := l.Stage.Centre()
	circle := l.Stage.Union(l.Zones[dmg.Shields][0]).Union(l.Zones[dmg.Shields][1])
	for i, r := range [...]ui.Rect{{X: l.Full.X, Y: l.Full.Y, W: l.Full.W, H: mid - l.Full.Y}, circle, {X: l.Full.X, Y: mid, W: l.Full.W, H: foot - mid}} {
		sl := board.Slot{ID: "floor" + strconv.Itoa(i), Rect: r, Filled: true, Silent: true, Bare: true, Unlit: true}
		s.deeds.Takes(&sl, dmg.Battle, 0, 0)
		s.match.Board.Slot(sf, sl)
	}
}

// aims returns what the chosen spell can be cast at.
func (s *Creatures) aims() []rules.CardID {
	q := s.deeds.Q()
	switch {
	case q.Springing():
		return q.Reach(q.Spring())
	case q.Asking() && s.match.Prompting(dmg.PromptPriority):
		return q.Reach(s.deeds.Chosen)
	}
	return nil
}

// accepts declares what may be dropped on a creature in r: an attacker, a blocker
// if it attacks, or a spell that has it as a target; it returns whether the card that
// is being dragged may be. What is tilted has its own frame in place of the slot's,
// which would stand upright.
func (s *Creatures) accepts(sf *ui.Surface, t field.Card, sd int, r ui.Rect, target bool) (meant bool) {
	on := s.match
	at := board.Slot{ID: "at" + strconv.Itoa(t.Key), Rect: r, Filled: true, Silent: true, Bare: true, Unlit: t.Tapped}
	other := false // it is the target of another card than the one in hand
	put := func(sl board.Slot) {
		if d := on.Board.Pulled(); t.Tapped && !other && d != "" && sl.Accept != nil {
			_, ok := sl.Accept(d)
			meant = meant || ok
		}
		on.Board.Slot(sf, sl)
	}
	if sd == 1 && t.ID != 0 && on.Prompting(dmg.PromptAttack) {
		sl := at
		s.deeds.Aimed(&sl, t.ID, false)
		put(sl)
	}
	if !s.deeds.Q().Asking() {
		return meant
	}
	if attacker, _, _ := s.table.M.Attack(); t.Key == attacker && on.Prompting(dmg.PromptBlock) {
		sl := at
		s.deeds.Blocked(&sl)
		put(sl)
	}
	if t.ID != 0 && target && (on.Prompting(dmg.PromptPriority) || s.deeds.Q().Springing()) {
		at.ID = "on" + strconv.Itoa(t.Key)
		c := s.inHand()
		other = c != 0 && !slices.Contains(s.deeds.Q().Reach(c), t.ID)
		at.Unlit = at.Unlit || other
		s.deeds.Takes(&at, dmg.Battle, sd, t.ID)
		put(at)
	}
	return meant
}

// look returns how a creature looks, reads and answers; aim: the
// chosen spell can be cast at it.
func (s *Creatures) look(sf *ui.Surface, t field.Card, sd int, aim bool) board.CardOpts {
	on := s.match
	l, p := on.Lang, on.Seat(sd)
	o := board.CardOpts{Node: "creature-" + strconv.Itoa(int(t.ID)), Group: on.Whose(p, on.T("zone.battle")), Loose: true, Spent: t.Tapped, Down: sd == 0}
	text := on.T("node.creature", on.Cards.Name(t.Def, l), t.Power) + s.states(t, &o)
	if n := len(s.table.M.On(t.Key, p)); n > 0 {
		text += on.T("comma") + on.T("pile.of", n+1)
	}
	attacker, _, blocker := s.table.M.Attack()
	switch t.Key {
	case attacker:
		text += on.T("comma") + on.T("attacking")
	case blocker:
		text += on.T("comma") + on.T("blocking")
	}
	verb := s.answers(t, sd, aim, &o)
	if s.table.Lay.Small && s.table.Lay.Phases.Empty() { // one row ends where the other begins
		for i := range o.Badges {
			o.Badges[i].In = true
		}
	}
	o.Drag = o.Drag || sd == 0 && (s.deeds.Q().Asking() && s.deeds.Q().Early() || !t.Tapped && on.Early())
	tok := t
	o.Tap = func(env *ui.Env) { s.deeds.TapCreature(env, tok) }
	if on.Picking() && s.deeds.Q().Asking() {
		verb, _ = on.Pickable(&o, t.ID, board.MarkTarget, on.T("act.pick"))
	}
	o.Label = text
	if verb != "" {
		o.Label = on.T("node.does", text, verb)
	}
	switch { // in one's own turn one is ahead of what is told
	case on.View.S.Active != on.Audience || t.ID == 0 || on.Bottom != on.Audience:
	case sd == 1:
		on.Forestall(sf, -t.Key, t.Token, &o)
	case !t.Tapped:
		on.Forestall(sf, t.Key, t.Token, &o)
	}
	o.Hover = func(*ui.Env, bool) { on.Surface.Invalidate() }
	return o
}

// answers marks a creature as what the question makes of it and returns what a
// touch of it does, "" for nothing.
func (s *Creatures) answers(t field.Card, sd int, aim bool, o *board.CardOpts) (verb string) {
	on := s.match
	if !s.deeds.Q().Asking() {
		return ""
	}
	attacker, _, _ := s.table.M.Attack()
	switch {
	case on.Prompting(dmg.PromptAttack):
		switch {
		case t.ID == s.deeds.Chosen:
			o.Mark, verb = board.MarkSelected, on.T("act.unpick")
		case s.deeds.Chosen != 0 && on.Legal(rules.Option{Verb: rules.Attack, Card: s.deeds.Chosen, N: int16(t.ID)}):
			verb = on.T("act.aim")
			if _, _, falls, wins := s.table.M.Game.Battle(&on.View.S, s.deeds.Chosen, t.ID); wins || !falls { // what would only lose the attacker is not lit
				o.Mark = board.MarkTarget
			}
		case len(s.deeds.Q().Attacks(t.ID)) > 0:
			o.Mark, verb = board.MarkLegal, on.T("act.attack")
		case sd == 0 && !t.Tapped: // it may not
			o.Mark = board.MarkDim
		}
		o.Drag = sd == 0 // dropping a creature that cannot attack says why
	case on.Prompting(dmg.PromptBlock) && s.deeds.Q().Offers(t.ID):
		o.Mark, verb = board.MarkLegal, on.T("act.block")
		if t.ID == s.deeds.Chosen {
			o.Mark = board.MarkSelected
		}
		o.Drag = true
	case on.Prompting(dmg.PromptBlock) && s.deeds.Chosen != 0 && t.Key == attacker:
		o.Mark, verb = board.MarkTarget, on.T("act.block")
	case aim:
		o.Mark, verb = board.MarkTarget, on.T("act.pick")
	case s.deeds.Q().Springing():
		o.Mark = board.MarkDim
	case on.Prompting(dmg.PromptPriority) && sd == 0 && len(s.deeds.Q().Uses(t.ID)) > 0:
		o.Mark, verb = board.MarkLegal, on.T("act.use")
		if s.deeds.Chosen == t.ID {
			o.Mark, verb = board.MarkSelected, on.T("act.unpick")
		}
	}
	return verb
}

// states puts the signs of a creature's state on it and returns them in words.
func (s *Creatures) states(t field.Card, o *board.CardOpts) (text string) {
	on := s.match
	say := func(key string) { text += on.T("comma") + on.T(key) }
	attacker, _, _ := s.table.M.Attack()
	if t.Tapped {
		say("tapped")
	}
	switch {
	case t.New && t.Key != attacker && s.table.M.Game.Has(&on.View.S, t.ID, dmg.KwMach): // creatures it may attack
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Icon: ui.IconFight, Colour: ui.Hex(0x5fdc8b)})
		say("sick.mach")
	case t.New && t.Key != attacker: // one that has taken over an attack does attack
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Text: "zz", Colour: ui.Hex(0xa6b4ff)})
		say("sick")
	case t.ID != 0 && !t.Tapped && on.View.S.Card(t.ID).Since == on.View.S.Turn && s.table.M.Game.Has(&on.View.S, t.ID, dmg.KwSpeed): // it may attack at once
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Icon: ui.IconSpeed, Colour: ui.Hex(0x8fe6ff)})
	}
	if t.Def != 0 && s.table.M.Game.Has(&on.View.S, t.ID, dmg.KwBlocker) && !t.Tapped {
		o.Badges = append(o.Badges, board.Badge{Corner: cards.TopRight, Icon: ui.IconShield, Colour: faces.Civilizations[dmg.Light]})
		say("blocker")
	}
	if t.ID != 0 && s.table.M.Game.Has(&on.View.S, t.ID, dmg.KwCannotAttack) { // its plate has a sign
		say("locked")
	}
	return text
}
