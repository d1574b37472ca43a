// Package turns presents what a turn of Magna Spectra brings: its phases, Fight
// and Magna, and cards that come, move and go.
package turns

import (
	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/clash"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/fronts"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/magna/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Turns presents a table's turns.
type Turns struct {
	staging.Table
	clash   *clash.Clash
	fronts  *fronts.Fronts
	look    func(env *ui.Env)                    // lays out the window afresh
	outcome func(l lang.Lang) (head, why string) // of the match
}

// On returns the turns of a table.
func On(t staging.Table, c *clash.Clash, f *fronts.Fronts, look func(env *ui.Env), outcome func(l lang.Lang) (head, why string)) *Turns {
	return &Turns{t, c, f, look, outcome}
}

// Presenters returns the presenter of each kind of event of a turn.
func (s *Turns) Presenters() map[rules.EventKind]func(pr *present.Presentation) {
	return map[rules.EventKind]func(pr *present.Presentation){
		rules.EvMove: s.moves, rules.EvFlip: s.flips, rules.EvShow: s.shows, rules.EvShuffle: s.shuffled, rules.EvSeatVar: s.number, rules.EvOver: s.over,
		mgn.EvTurn: s.turn, mgn.EvStep: s.step, mgn.EvPlace: s.rearranged, mgn.EvCheck: s.checks, mgn.EvOption: s.option,
		mgn.EvInvade: (*present.Presentation).Quiet, mgn.EvCallOff: s.calledOff, mgn.EvBack: present.Said("log.back"), mgn.EvCount: s.counted,
		mgn.EvHero: s.hero, mgn.EvMod: s.changes, mgn.EvWeapon: func(pr *present.Presentation) { s.arms(pr, pr.Event) },
		mgn.EvBound: func(pr *present.Presentation) {
			key := [...]string{"log.bound.production", "log.bound.reinforce", "log.bound.attack", "log.bound.chain", "log.bound.changes"}[max(0, min(4, pr.Event.A))]
			pr.Log(key, pr.Event.Seat, pr.Event.Def)
		},
	}
}

// Zones describes how the cards of each kind of zone lie and how they get there.
var Zones = []present.Zone{
	mgn.Deck:     {Lay: present.Heap, Come: present.Flight{Motion: board.Motion{Ticks: 18, Sound: "card-draw"}}},
	mgn.Hand:     {Lay: present.Spread, Next: present.Middle, Come: present.Flight{Motion: board.Motion{Ticks: 12, Sound: "card-draw"}, Gap: 6}},
	mgn.Discard:  {Lay: present.Open, Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.5, Sound: "abyss"}, Gap: 5}},
	mgn.Funds:    {Plain: true, Come: present.Flight{Motion: board.Motion{Ticks: 22, Sound: "coin"}}},
	mgn.Camps:    {Next: present.First},
	mgn.Base1:    {},
	mgn.Base2:    {},
	mgn.Base3:    {},
	mgn.Invasion: {},
	mgn.Arms:     {Come: present.Flight{Motion: board.Motion{Ticks: 16, Arc: 0.2}}},
	mgn.Played:   {Lay: present.Aside},
	mgn.Legion:   {Lay: present.Aside},
}

// march is how units move between places, deploy and lay how they arrive.
var (
	march  = present.Flight{Motion: board.Motion{Ticks: 18, Arc: 0.2, Sound: "march"}, Gap: 8}
	deploy = present.Flight{Motion: board.Motion{Ticks: 22, Arc: 0.3, Sound: "march"}, Flash: 0.5}
	lay    = present.Flight{Motion: board.Motion{Ticks: 22, Arc: 0.3, Sound: "card-place"}}
)

func (s *Turns) turn(pr *present.Presentation) {
	pr.Quiet()
	n := int(pr.Event.A)
	s.Show.Play(pr.Show(0), ui.Call(s.fronts.Face))
	pr.Log("log.turn", rules.NoSeat, 0, n)
	s.Show.Play(s.Show.SoundTween("turn-start", 0.6, 0))
	if n == 1 { // the war has just been called out
		return
	}
	s.Rises(s.Show.T("turn", n))
}

func (s *Turns) step(pr *present.Presentation) {
	pr.Quiet()
	s.Show.Play(pr.Show(0))
	if over := pr.Was.Step() == mgn.StepAttack && s.At(pr.Was).Battle() > 0 && pr.Now.View.S.Vars[mgn.EndAttack] != 0; over {
		p := s.At(pr.Was).Invader()
		s.Show.Play(s.Show.SoundTween("shield", 0.7, 0), s.Show.Callout(s.Show.T("cutoff"), s.Show.Sentence(s.Show.Lang, "log.cutoff", p, 0), faces.Defend, 60))
		pr.Log("log.cutoff", p, 0)
	}
	switch step := uint8(pr.Event.A); step {
	case mgn.StepArmament: // production may have ended by itself
		s.Rises(s.Labels(pr.Now).Step(step))
		fallthrough
	case mgn.StepHand, mgn.StepProduction, mgn.StepReinforce, mgn.StepAttack:
		s.Show.Play(ui.Wait(2))
		pr.Log("log.step", rules.NoSeat, 0, phrases.Text[s.Labels(pr.Now).StepKey(step)])
	}
}

// option presents an armament option.
func (s *Turns) option(pr *present.Presentation) {
	p := pr.Event.Seat
	switch pr.Event.A {
	case mgn.OptionInvade:
		s.Show.Play(s.Show.SoundTween("war-horn", 0.8, 0))
		if field.Routine(pr.Was) { // the phases say it, too
			s.Rises(s.Show.T("invasion"))
			s.Show.Play(ui.Wait(18))
		} else {
			s.Show.Play(s.Show.Callout(s.Show.T("invasion"), s.Show.Sentence(s.Show.Lang, "log.declare", p, 0), s.Show.Theme.Danger, 50))
		}
		pr.Log("log.declare", p, 0)
		if n := pr.Event.B; n > 0 {
			pr.Log("log.declare.paid", p, 0, n)
		}
	case mgn.OptionFund:
		pr.Log("log.fund", p, 0)
	case mgn.OptionMagna:
		pr.Log("log.optmagna", p, 0)
	}
}

func (s *Turns) calledOff(pr *present.Presentation) {
	key := "log.calloff"
	if pr.Event.A == 1 {
		key = "log.nobody"
	}
	s.Show.Play(s.Show.SoundTween("ui-back", 0.6, 0))
	pr.Log(key, pr.Event.Seat, 0)
}

// number presents Fight and Magna.
func (s *Turns) number(pr *present.Presentation) {
	ev, u := pr.Event, s.Show.Unit()
	switch ev.C {
	case mgn.Fight: // of both players at once, after the throw and when it is lost; what is paid for comes meanwhile
		var steps []ui.Tween
		for _, e := range pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvSeatVar && e.C == mgn.Fight }) {
			x, y := s.Lay.Beside(e.Seat)
			steps = append(steps, board.Count(&s.Numbers.Fight[e.Seat], float64(e.B), 5), s.Show.Beside(s.Show.Number(lang.Signed(int(e.B-e.A)), x-20*u, y, 28*u, faces.Fight, 46)))
		}
		s.Show.Play(ui.Par(steps...))
	case mgn.Magna:
		x, y := s.Lay.Beside(ev.Seat)
		sound := "power-gain"
		if ev.B < ev.A {
			sound = "charge"
		}
		s.Show.Play(s.Show.SoundTween(sound, 0.6, 0), ui.Par(board.Count(&s.Numbers.Magna[ev.Seat], float64(ev.B), 8), s.Show.Beside(s.Show.Number(lang.Signed(int(ev.B-ev.A)), x+20*u, y, 30*u, faces.Magna, 52)), s.Show.Burst(x, y, 10, faces.Magna)))
		pr.Log("log.magna", ev.Seat, 0, int(ev.A), int(ev.B))
	}
}

func (s *Turns) hero(pr *present.Presentation) {
	ev := pr.Event
	x, y := s.Lay.Beside(ev.Seat)
	now := s.Numbers.Magna[ev.Seat]
	for _, e := range pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvSeatVar && e.C == mgn.Magna && e.Seat == ev.Seat }) {
		if e.Kind == rules.EvSeatVar {
			now = float64(e.B)
		}
	}
	s.Show.Play(s.Show.SoundTween("heal", 0.6, 0), s.Show.Beside(s.Show.Number(lang.Signed(int(ev.A)), x, y, 34*s.Show.Unit(), faces.Hero, 60)), board.Count(&s.Numbers.Magna[ev.Seat], now, 12))
	if !field.Routine(pr.Was) { // why the Magna grows
		s.Show.Play(s.Show.Callout(s.Show.Cards.Name(ev.Def, s.Show.Lang), s.Show.Sentence(s.Show.Lang, "log.hero", ev.Seat, ev.Def, ev.A), faces.Hero, 50))
	}
	pr.Log("log.hero", ev.Seat, ev.Def, ev.A)
}

func (s *Turns) counted(pr *present.Presentation) {
	pr.Log("log.count", pr.Event.Seat, 0, pr.Event.A, pr.Event.B)
}

func (s *Turns) over(pr *present.Presentation) {
	p := pr.Event.Seat
	pr.Quiet()
	s.Show.Play(pr.Show(0))
	s.Show.Then(func() {
		head, why := s.outcome(s.Show.Lang)
		_, wja := s.outcome(lang.JA)
		_, wen := s.outcome(lang.EN)
		key, sound, col := "log.over", "win", s.Show.Theme.Warm
		switch {
		case p == rules.NoSeat:
			key, sound, col = "log.over.draw", "draw-game", faces.Magna
		case s.Show.IsYou(p.Other()):
			sound, col = "lose", faces.Sides[1]
		}
		s.Show.Say(key, p, 0, lang.Phrase{JA: wja, EN: wen})
		s.Show.Sound(sound, 0.9, 0)
		s.Show.Timeline.Play(s.Show.Callout(head, why, col, 110))
	})
}

func (s *Turns) shuffled(pr *present.Presentation) {
	s.Show.Play(s.Show.SoundTween("shuffle", 0.5, 0), ui.Wait(8))
	if z := pr.Event.To; pr.Was.Turn() > 0 && z.Kind() == mgn.Deck {
		pr.Shuffled(z.Seat())
	}
}

// moves presents a run of moves of the same sort.
func (s *Turns) moves(pr *present.Presentation) {
	first := pr.Event
	from, to := first.From.Kind(), first.To.Kind()
	also := func(e rules.Event) bool {
		return e.Kind == rules.EvMove && e.From.Kind() == from && e.To.Kind() == to
	}
	switch {
	case from == mgn.Camps: // the bases are put in order
		pr.Take(also)
	case to == mgn.Discard:
		pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvMove && e.To.Kind() == mgn.Discard })
		s.discards(pr)
	case field.IsField(to):
		s.comes(pr)
	case to == mgn.Arms:
		pr.Take(func(e rules.Event) bool { return e.Kind == mgn.EvWeapon && len(pr.Taken) == 1 })
		s.Show.Play(pr.FlightTo(0, len(pr.Taken)-1, Zones[to].Come))
		if len(pr.Taken) > 1 {
			s.arms(pr, pr.Taken[1])
		}
	case to == mgn.Played:
		s.Show.Play(s.Show.SoundTween("stack", 0.5, 0))
		pr.Log("log.use", first.To.Seat(), first.Def)
	case from == mgn.Deck && to == mgn.Hand:
		pr.Moves()
	default:
		pr.Fly(Zones[to].Come)
		switch {
		case to == mgn.Hand && from == mgn.Funds:
			pr.Log("log.fundback", first.To.Seat(), 0)
		case to == mgn.Hand && first.Def != 0:
			pr.Log("log.tohand", first.To.Seat(), first.Def)
		}
	}
}

// discards presents flights to the discard piles.
func (s *Turns) discards(pr *present.Presentation) {
	var steps []ui.Tween
	f := Zones[mgn.Discard].Come
	was := s.At(pr.Was)
	over := was.Battle() == 0 && labels.Phase(was.Step()) == mgn.StepBattleEnd // a base keeps no more
	if ev := pr.Event; over && field.IsField(ev.From.Kind()) {
		s.Show.Play(s.Show.Callout(s.Show.T("overfull"), s.Show.Sentence(s.Show.Lang, "log.overfull", ev.From.Seat(), ev.Def), s.Show.Theme.Danger, 60))
	}
	for i, ev := range pr.Taken {
		switch f.Log = "log.discard"; {
		case field.IsField(ev.From.Kind()) && over:
			f.Log = "log.overfull"
		case field.IsField(ev.From.Kind()) && s.clash.Slain(ev.Card):
			f.Log = ""
		case field.IsField(ev.From.Kind()):
			f.Log = "log.leave"
		case ev.From.Kind() == mgn.Played:
			f.Log = ""
		}
		steps = append(steps, pr.Flight(i, f))
	}
	s.Show.Play(ui.Stagger(f.Gap, steps...), ui.Wait(f.Wait))
}

// comes presents cards that arrive at bases and forces, together with the places they take.
func (s *Turns) comes(pr *present.Presentation) {
	marches := field.IsField(pr.Event.From.Kind())
	pr.Take(func(e rules.Event) bool {
		return e.Kind == mgn.EvPlace && (marches || len(pr.Taken) == 1) ||
			marches && e.Kind == rules.EvMove && field.IsField(e.From.Kind()) && field.IsField(e.To.Kind())
	})
	var steps []ui.Tween
	for i, ev := range pr.Taken {
		if ev.Kind != rules.EvMove {
			continue
		}
		lands := i // with its place
		for j := i + 1; j < len(pr.Taken); j++ {
			if e := pr.Taken[j]; e.Kind == mgn.EvPlace && e.From == ev.To && (e.Card == ev.Card || e.Card == 0) {
				lands = j
				break
			}
		}
		f := march
		if t := pr.After(i).Landed(ev); !marches && t.Up {
			f = deploy
		} else if !marches {
			f = lay
		}
		steps = append(steps, ui.Seq(s.treads(pr, i, lands, f.Ticks, marches), pr.FlightTo(i, lands, f)))
	}
	s.Show.Play(s.turnTo(pr.Event.To), ui.Stagger(march.Gap, steps...))
	for i, ev := range pr.Taken {
		if ev.Kind == rules.EvMove {
			s.logComing(pr, ev, pr.After(i).Landed(ev))
		}
	}
}

// turnTo shows the base to which cards go, where only one of a side is large.
func (s *Turns) turnTo(z rules.ZoneID) ui.Tween {
	return ui.Call(func() {
		if s.Lay.Fold && s.fronts.Follow(z) {
			s.look(s.Show.Surface.Env())
			s.Show.Surface.Invalidate()
		}
	})
}

// treads returns the tween that raises the dust of a unit which comes to the field,
// and lets the ground feel it.
func (s *Turns) treads(pr *present.Presentation, i, lands, ticks int, marches bool) ui.Tween {
	ev, u := pr.Taken[i], s.Show.Unit()
	t, was, now := pr.After(i).Landed(ev), s.At(pr.After(i-1)), s.At(pr.After(lands))
	return ui.Call(func() {
		to, seen := s.Lay.Spot(now, ev.To.Kind(), ev.To.Seat(), now.Get(t.Key).Place)
		if !seen || s.Show.Surface.Env().Settings.ReducedMotion {
			return
		}
		from := to
		if marches {
			from, _ = s.Lay.Spot(was, ev.From.Kind(), ev.From.Seat(), was.Get(t.Key).Place)
		}
		s.Show.Timeline.Now(ui.Par(s.clash.Trail(from, to, ticks, marches), ui.Seq(ui.Wait(ticks), s.Show.Shake(3*u, 7))))
	})
}

func (s *Turns) logComing(pr *present.Presentation, ev rules.Event, t present.Token) {
	p, from, to := ev.To.Seat(), ev.From.Kind(), ev.To.Kind()
	line := labels.LinePhrase(max(1, field.GroupOf(to)+1))
	marches := field.IsField(from)
	switch {
	case from == mgn.Legion:
	case to == mgn.Invasion && from == mgn.Base3:
		pr.Log("log.goes", p, t.Def)
	case marches && t.Up:
		pr.Log("log.moves", p, t.Def, line)
	case marches:
		pr.Log("log.movestrap", p, 0, line)
	case !t.Up:
		s.Show.Play(s.Show.SoundTween("card-flip", 0.4, 0))
		pr.Log("log.trap", p, 0, line)
	case s.At(pr.Now).Battle() != 0:
		pr.Log("log.reinforce", p, t.Def)
	default:
		pr.Log("log.deploy", p, t.Def, line)
	}
}

// rearranged presents cards that change places within their base.
func (s *Turns) rearranged(pr *present.Presentation) {
	pr.Same()
	s.Show.Play(pr.Show(len(pr.Taken)-1), ui.Wait(6))
}

// checks presents units that turn, together.
func (s *Turns) checks(pr *present.Presentation) {
	seen := false
	for _, ev := range pr.Same() {
		seen = seen || pr.Now.Known(ev.Card).Up
	}
	s.Show.Play(pr.Show(len(pr.Taken) - 1))
	if seen {
		s.Show.Play(s.Show.SoundTween("card-flip", 0.35, 0), ui.Wait(2))
	}
}

// flips presents cards that are turned up: bases at the start, broken traps.
func (s *Turns) flips(pr *present.Presentation) {
	if pr.Event.From.Kind() != mgn.Camps {
		pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvFlip && e.From.Kind() != mgn.Camps })
		s.Show.Play(s.Show.SoundTween("trap-spring", 0.9, 0))
		pr.Flips()
		for _, ev := range pr.Taken {
			if next := pr.Coming(); next.Kind != mgn.EvDefeat { // which says that it is broken
				pr.Log("log.trapopen", ev.From.Seat(), ev.Def)
			}
		}
		s.Show.Play(ui.Wait(14))
		return
	}
	pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvFlip && e.From.Kind() == mgn.Camps })
	s.Show.Play(s.Show.SoundTween("card-reveal", 0.8, 0), pr.Show(len(pr.Taken)-1), s.Show.Beside(s.Show.Callout(s.Show.T("intro"), s.Show.T("intro.sub"), faces.Parchment, 80)))
	for _, ev := range pr.Taken {
		for i, q := range pr.Now.Zone(mgn.Camps, ev.From.Seat()) {
			if q.ID == ev.Card {
				pr.Log("log.base", ev.From.Seat(), ev.Def, labels.LinePhrase(i+1))
			}
		}
	}
	s.Show.Play(ui.Wait(14))
}

// shows presents cards that an effect reveals; a whole deck is searched silently.
func (s *Turns) shows(pr *present.Presentation) {
	if pr.Same(); pr.Event.From.Kind() != mgn.Deck || len(pr.Taken) < 4 {
		pr.Shows()
	}
}

// arms presents a weapon that comes to a unit.
func (s *Turns) arms(pr *present.Presentation, ev rules.Event) {
	unit := pr.Now.Token(ev.Src)
	x, y := s.Where(pr, unit)
	s.Show.Play(pr.Show(len(pr.Taken)-1), s.Show.SoundTween("equip", 0.7, 0), ui.Par(s.Show.Flash(unit.Board(), faces.Attack.Alpha(0.5), 22), s.Show.Burst(x, y, 14, faces.Attack)))
	pr.Log("log.arm", ev.Seat, ev.Def, s.Name(unit.Def))
}

// changes presents a change of attack or defense.
func (s *Turns) changes(pr *present.Presentation) {
	ev, t := pr.Event, s.Card(pr, pr.Event)
	col, key := faces.Attack, "log.mod.attack"
	if ev.C == 1 {
		col, key = faces.Defend, "log.mod.defense"
	}
	x, y := s.Where(pr, t)
	s.Show.Play(pr.Show(0), s.Show.SoundTween("power-gain", 0.5, 0), s.Show.Beside(ui.Par(s.Show.Number(lang.Signed(int(ev.A)), x, y, 28*s.Show.Unit(), col, 50), s.Show.Flash(t.Board(), col.Alpha(0.4), 18))), ui.Wait(8))
	pr.Log(key, ev.Seat, ev.Def, lang.Signed(int(ev.A)), phrases.Text[[...]string{"until.instant", "until.battle", "until.turn", "until.field"}[max(0, min(3, ev.B))]])
}
