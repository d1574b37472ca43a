package clash

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/herald"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/parry"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// How long a block is shown, in ticks: until it has been read; to who has made it,
// who it meets.
const (
	blockShown = 54
	blockKnown = 32
	blockOwn   = 16
)

// blocks presents a block: who blocks whom with what. A click goes on.
func (s *Clash) blocks(pr *present.Presentation) {
	on := s.Show
	ev := pr.Event
	now := s.At(pr.Now)
	whose := s.strikers(now)
	pr.Quiet()
	on.Play(pr.Show(0), ui.Call(func() { s.Guard = s.parried(now, ev) }), on.SoundTween("shield", 0.9, 0),
		on.Beside(ui.Seq(ui.Tween{Ticks: 16, Ease: ui.Linear, Do: func(q float64) { s.Guard.In = q }, End: func() { s.Guard.In = 1 }},
			ui.Par(on.Shake(5*on.Unit(), 9), ui.Tween{Ticks: 14, Ease: ui.Linear, Do: func(q float64) { s.Guard.Flash = 1 - q }, End: func() { s.Guard.Flash = 0 }}))))
	s.met = meeting(s.At(pr.Was), ev)
	ticks := blockShown
	switch {
	case ev.Seat == on.Audience: // it has just been chosen by what it says
		ticks = field.Brief(pr.Was, blockOwn)
	case !present.IsNew(pr, ev.Def, ev.Seat): // it has been read
		ticks = blockKnown
	}
	if x, y := s.Lay.Stage.Centre(); !s.Lay.Small {
		held := s.Held(ev.Seat, 36)
		s.HoldUp(pr, on.Clause(ev.Seat, int(ev.A), on.Lang), held)
		ticks = max(8, ticks-held)
		on.Play(on.Beside(on.Hit(x, y, 60*on.Unit(), faces.Defend)))
	}
	on.Play(ui.Wait(ticks), ui.Call(func() { s.Guard = parry.Block{} }))
	pr.Log("log.block", ev.Seat, ev.Def, whose)
}

// parried is a block as the table shows it.
func (s *Clash) parried(m field.Reading, ev rules.Event) parry.Block {
	on := s.Show
	u, st := on.Unit(), s.Lay.Stage
	b := parry.Block{On: true, Title: on.T("block.title"), Who: on.Sentence(on.Lang, "log.block", ev.Seat, ev.Def, s.strikers(m))}
	k := math.Min(84*u, st.H*0.3)
	if g := m.Battle(); g > 0 { // a Tactic has no place of its own: it stands before the base
		b.By = s.Lay.Base(ev.Seat, g)
		if m.Invader() == ev.Seat {
			b.By = s.Lay.Group[on.SideOf(ev.Seat)][field.Lane].Rect
		}
	}
	x, y := b.By.Centre()
	b.By = ui.Rect{X: x - k/2, Y: y - k/2, W: k, H: k}
	place := func(t field.Card) (r ui.Rect, ok bool) {
		kind, p, found := m.Where(t.Key)
		if !found || !field.IsField(kind) {
			return r, false
		}
		return s.Lay.Spot(m, kind, p, t.Place)
	}
	if r, ok := place(m.ByID(ev.Card)); ok {
		b.By = r
	}
	c := m.Combat()
	for _, key := range c.Members {
		if r, ok := place(m.Get(key)); ok {
			b.Attackers = append(b.Attackers, r)
		}
	}
	if len(b.Attackers) == 0 && c.On {
		r := s.Lay.Group[on.SideOf(c.Seat)][field.Lane].Rect
		b.Attackers = append(b.Attackers, r.Middle(math.Min(r.W, 80*u), math.Min(r.H, 80*u)))
	}
	b.Words = ui.Rect{X: st.X + st.W*0.2, Y: st.Y + 4*u, W: st.W * 0.6, H: math.Min(110*u*s.Lay.K, st.H*0.34)}
	switch {
	case s.Lay.Small: // below the map, where no card is held up
		b.Words, b.Does = s.Lay.Prompt.Union(s.Lay.Hand[0]), on.Clause(ev.Seat, int(ev.A), on.Lang)
	case s.Lay.Fold:
		b.Words = ui.Rect{X: st.X + 6*u, Y: st.Y + st.H*0.4, W: st.W - 12*u, H: st.H * 0.2}
	}
	return b
}

// strikers names who attacks at a moment.
func (s *Clash) strikers(m field.Reading) lang.Phrase {
	return s.Labels(m.Moment).Both((*labels.Labels).Strikers)
}

// met is what an attack came to before it was blocked. The zero value is that of no
// block.
type met struct {
	def             rules.DefID // of the block
	attack, defense int
}

// meeting is what an attack comes to as it is blocked.
func meeting(m field.Reading, ev rules.Event) met {
	attack, stands, ok := m.Meets()
	if !ok {
		return met{}
	}
	return met{def: ev.Def, attack: attack, defense: field.Stands(stands)}
}

// saves tells before a blow of n against those who stand what its block has done to
// it, if that is seen in the sums: by how much, and who falls all the same. Time
// stands still meanwhile, at least half a second at the usual speed.
func (s *Clash) saves(pr *present.Presentation, n int, stands []field.Card) {
	was, on := s.met, s.Show
	s.met = met{}
	w := herald.Word{Attack: n, Defense: field.Stands(stands), Side: faces.Defend}
	if was.def == 0 || was.attack == n && was.defense == w.Defense || n == 0 {
		return
	}
	name := on.Cards.Name(was.def, on.Lang)
	if w.Title = on.T("block.attack", name, was.attack, n); was.defense != w.Defense {
		w.Title = on.T("block.defense", name, was.defense, w.Defense)
	}
	switch least, most := field.Falls(n, stands); {
	case most == 0:
		w.Text = on.T("block.held")
	case least < most:
		w.Text = on.T("herald.range", least, most)
	case least == len(stands):
		w.Text = on.T("block.vain")
	default:
		w.Text = on.T("block.some", least, len(stands)-least)
	}
	s.foretold = true // nothing else is told of it
	on.Play(on.SoundTween("shield", 0.6, 0), herald.Tween(&s.Herald, w, max(30, field.Brief(pr.Was, herald.Lasts)), on.Surface.Env()))
}
