package turns

import (
	"cmp"
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/arrival"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// lit presents what happens to a card by a light on it.
func (s *Turns) lit(key, sound string, col func(*ui.Theme) ui.Colour) func(pr *present.Presentation) {
	return func(pr *present.Presentation) {
		s.table.FlashOn(pr, pr.Event.Card, sound, col(s.table.Show.Theme), 20)
		args := []any(nil)
		if pr.Event.Kind == dmg.EvGrant {
			args = []any{keywordPhrase(pr.Event.A)}
		}
		pr.Log(key, pr.Event.Seat, pr.Event.Def, args...)
	}
}

func civilization(c int) func(*ui.Theme) ui.Colour {
	return func(*ui.Theme) ui.Colour { return faces.Civilizations[c] }
}

// taps presents a run of tapping and untapping.
func (s *Turns) taps(pr *present.Presentation) {
	on := s.table.Show
	ev := pr.Event
	pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.A == ev.A && e.Seat == ev.Seat })
	creature := false
	var stones []rules.CardID
	var defs []rules.DefID
	for _, e := range pr.Taken {
		switch pr.Now.View.S.Card(e.Card).Zone.Kind() {
		case dmg.Battle:
			creature = true
		case dmg.Mana:
			stones, defs = append(stones, e.Card), append(defs, e.Def)
		}
	}
	on.Play(s.table.Pays(stones, defs, ev.A == 1), pr.Show(len(pr.Taken)-1))
	switch k := dmg.Resolving(&pr.Was.View.S); {
	case creature && k >= 0 && len(pr.Taken) > 1 && ev.A == 1:
		s.noon(pr, pr.Was.View.S.Stack[k].Def)
	case creature:
		on.Play(on.SoundTween("card-place", 0.4, 0))
		for _, e := range pr.Taken {
			if dmg.Resolving(&pr.Was.View.S) >= 0 {
				on.Play(on.Beside(on.Flash(pr.Token(e.Card).Board(), faces.Light, 22)))
			}
		}
	case ev.A == 1:
		on.Play(on.SoundTween("mana-tap", 0.6, 0))
	}
	on.Play(ui.Wait(3))
	if step := pr.Was.Step(); len(pr.Taken) == 1 && creature && step != dmg.StepAttack && step != dmg.StepBlock {
		key := "log.untap"
		if ev.A == 1 {
			key = "log.tap"
		}
		pr.Log(key, ev.Seat, ev.Def)
	}
}

// noon presents that many creatures are tapped at once by a card: the hall goes dark but
// for the window of its colour, whose light strikes them one after the other.
func (s *Turns) noon(pr *present.Presentation, def rules.DefID) {
	on := s.table.Show
	col := on.Cards.ColourOf(def).Lighten(0.3)
	step := s.table.Again("noon", 8)
	var struck []ui.Tween
	for i, e := range pr.Taken {
		id := pr.Token(e.Card).Board()
		struck = append(struck, ui.Seq(ui.Wait(step*i), ui.Call(func() {
			if q, ok := on.Board.PoseOf(id); ok {
				on.Timeline.Now(ui.Par(on.Flash(id, col, 26), on.Hit(q.X, q.Y, 90*on.Unit(), col), on.SoundTween("hit-light", 0.5, 0), on.Shake(2*on.Unit(), 6)))
			}
		})))
	}
	on.Play(on.Beside(s.table.Darkens(0.5, 8)), s.table.Answered(def, true), on.SoundTween("resolve", 0.8, 0), ui.Wait(s.table.Again("noon before", 12)),
		ui.Par(struck...), ui.Wait(6), on.Beside(s.table.Darkens(0, 16)))
}

func (s *Turns) evolves(pr *present.Presentation) {
	s.table.Show.Play(pr.Show(0))
	s.rises(pr, "power-gain", "")
	pr.Log("log.evolve", pr.Event.Seat, pr.Event.Def, s.table.Phrase(pr, pr.Event.Src))
}

func (s *Turns) exchanges(pr *present.Presentation) {
	on := s.table.Show
	on.Play(pr.Show(0))
	if !s.table.Still { // it bursts through whom it replaces, over the middle
		on.Play(s.clash.Bursts(s.large(), rules.DefID(pr.Event.A)))
	}
	s.rises(pr, "area-enter", on.T("exchanged"))
	pr.Log("log.exchange", pr.Event.Seat, pr.Event.Def, s.table.Show.Called(rules.DefID(pr.Event.A)))
}

// rises presents the weight of a creature that takes another's place: its name,
// and a blow as strong as it is.
func (s *Turns) rises(pr *present.Presentation, sound, note string) {
	on := s.table.Show
	ev, u := pr.Event, on.Unit()
	t := pr.Token(ev.Card)
	col, k := on.Cards.ColourOf(ev.Def).Lighten(0.2), math.Min(1, float64(s.table.M.Game.Power(&pr.Now.View.S, ev.Card))/12000)
	power := s.table.M.Game.Power(&pr.Now.View.S, ev.Card)
	under := strconv.Itoa(power)
	if note != "" {
		under = words.List(on.Lang, under, note)
	}
	strikes := func() {
		if q, ok := on.Board.PoseOf(t.Board()); ok {
			on.Timeline.Now(ui.Par(on.Hit(q.X, q.Y, (110+90*k)*u, col), on.Burst(q.X, q.Y, 20+int(36*k), col), on.Shake((3+7*k)*u, 20), on.Flash(t.Board(), col, 30)))
			if s.heavy(pr, ev.Card) && !s.table.Still {
				on.Timeline.Now(s.table.Breaks.Scar(glass.Scar{X: q.X, Y: q.Y + q.W*0.5, R: q.W * 1.3, Colour: col}))
			}
		}
	}
	if !s.heavy(pr, ev.Card) && pr.Event.Kind != dmg.EvExchange {
		on.Play(on.SoundTween(sound, 0.9, 0), ui.Call(strikes), on.Callout(on.Cards.Name(ev.Def, on.Lang), under, col, 46))
		return
	}
	n := s.came
	s.came++
	a := arrival.Arrival{Key: t.Key, Face: on.Cards.Of(ev.Def, on.Lang), Words: on.Cards.Name(ev.Def, on.Lang) + "  " + under, Colour: col, Still: s.table.Still, Civ: -1, To: func() (board.Pose, bool) { return on.Board.PoseOf(t.Board()) }}
	if civ, ok := s.table.Window(ev.Def); ok {
		a.Civ = civ
	}
	at := s.large()
	a.Mid.X, a.Mid.Y, a.Wide = at.X, at.Y, at.W
	silence := 6
	if ev.Kind == dmg.EvExchange { // it comes through the one before
		silence = 0
	}
	on.Play(ui.Call(func() {
		s.Comes = arrival.Arrival{Key: t.Key}
		board.Hush(&s.table.Show.Base, 60)
	}), on.Beside(s.table.Darkens(0.6, 8)), on.SoundTween(sound, 0.9, 0), ui.Wait(silence), s.crowned(ev.Def),
		s.Comes.Begin(a, n, func() {
			on.Surface.Invalidate() // it is seen there from now on
			strikes()
			on.Timeline.Now(ui.Par(on.SoundTween("hit-heavy", 0.9, 0), s.table.Darkens(0, 14)))
		}))
}

// crowned returns the answer of the hall to the crown of a deck: its window bursts.
func (s *Turns) crowned(def rules.DefID) ui.Tween {
	if s.table.Show.Cards.Attr(def, dmg.ACost) < arrival.Crown {
		return ui.Wait(0)
	}
	return s.table.Answered(def, true)
}

// large returns where a card stands large before the reader.
func (s *Turns) large() board.Pose {
	st := s.table.Lay.Stage
	x, y := st.Centre()
	return board.Pose{X: x, Y: y, W: math.Min(st.W*0.7, st.H*0.94/cards.Aspect), Face: 1, Flat: 1, Lift: 0.6}
}

// replaces reports whether what moves leaves for a card that takes its attack over, or
// is that card: neither flies, the one bursts through the other.
func (s *Turns) replaces(pr *present.Presentation) bool {
	ev := pr.Event
	if s.table.Still || len(pr.Taken) != 1 || ev.From.Kind() != dmg.Battle && ev.To.Kind() != dmg.Battle {
		return false
	}
	for i, e := range pr.Ahead(func(e rules.Event) bool { return e.Kind != dmg.EvStep && e.Kind != dmg.EvLeaveStack }) {
		if i > 5 {
			break
		}
		if e.Kind == dmg.EvExchange {
			return e.Card == ev.Card || e.Src == ev.Card
		}
	}
	return false
}

func (s *Turns) powerChange(pr *present.Presentation) {
	on := s.table.Show
	ev, n := pr.Event, int(pr.Event.A)
	col := on.Theme.Good
	if n < 0 {
		col = on.Theme.Danger
	}
	on.Play(pr.Show(0))
	if q, ok := on.Board.PoseOf(pr.Token(ev.Card).Board()); ok {
		on.Play(on.SoundTween("power-gain", 0.5, 0), on.Beside(ui.Par(on.Number(lang.Signed(n), q.X, q.Y, 28*on.Unit(), col, 54), on.Flash(pr.Token(ev.Card).Board(), col, 20))), ui.Wait(s.table.Again("power", 20)))
	}
	pr.Log("log.power", ev.Seat, ev.Def, lang.Signed(n))
}

func (s *Turns) shieldUp(pr *present.Presentation) {
	on := s.table.Show
	pr.Log("log.shieldup", pr.Event.Seat, pr.Event.Def, pr.Event.A)
	on.Play(on.SoundTween("shield", 0.6, 0), ui.Wait(10))
}

// keywordPhrase names a keyword that an effect gives.
func keywordPhrase(n int16) lang.Phrase {
	return cmp.Or(phrases.Text["kwname."+strconv.Itoa(int(n))], lang.Phrase{JA: "能力", EN: "an ability"})
}
