// Package turns presents what a turn of Magna Spectra brings: its phases, Fight
// and Magna, and cards that come, move and go.
package turns

import (
	"strings"

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
	"godeck/scenes/ui/tween"
)

// Turns presents a table's turns.
type Turns struct {
	staging.Table
	clash   *clash.Clash
	fronts  *fronts.Fronts
	look    func(env *ui.Env)                    // lays out the window afresh
	outcome func(l lang.Lang) (head, why string) // of the match
	lost    bool                                 // who looks on has given up Fight at the end of Production
}

// On returns the turns of a table.
func On(t staging.Table, c *clash.Clash, f *fronts.Fronts, look func(env *ui.Env), outcome func(l lang.Lang) (head, why string)) *Turns {
	return &Turns{Table: t, clash: c, fronts: f, look: look, outcome: outcome}
}

// tells are the presenters of the events of a turn.
var tells = [...]struct {
	kind rules.EventKind
	tell func(s *Turns, pr *present.Presentation)
}{
	{rules.EvMove, (*Turns).moves}, {rules.EvFlip, (*Turns).flips}, {rules.EvShow, (*Turns).shows}, {rules.EvShuffle, (*Turns).shuffled}, {rules.EvSeatVar, (*Turns).number}, {rules.EvOver, (*Turns).over},
	{mgn.EvTurn, (*Turns).turn}, {mgn.EvStep, (*Turns).step}, {mgn.EvPlace, (*Turns).rearranged}, {mgn.EvCheck, (*Turns).checks}, {mgn.EvOption, (*Turns).option},
	{mgn.EvInvade, func(_ *Turns, pr *present.Presentation) { pr.Quiet() }}, {mgn.EvCallOff, (*Turns).calledOff},
	{mgn.EvBack, func(_ *Turns, pr *present.Presentation) { present.Said("log.back")(pr) }},
	{mgn.EvCount, (*Turns).counted}, {mgn.EvHero, (*Turns).hero}, {mgn.EvMod, (*Turns).changes}, {mgn.EvBound, (*Turns).bound},
	{mgn.EvWeapon, func(s *Turns, pr *present.Presentation) { s.arms(pr, pr.Event) }},
}

// Present adds the presenter of each kind of event of a turn.
func (s *Turns) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	for _, t := range tells {
		all[t.kind] = func(pr *present.Presentation) { t.tell(s, pr) }
	}
}

// bound presents what is forbidden from now on.
func (s *Turns) bound(pr *present.Presentation) {
	key := [...]string{"log.bound.production", "log.bound.reinforce", "log.bound.attack", "log.bound.chain", "log.bound.changes"}[max(0, min(4, pr.Event.A))]
	pr.Log(key, pr.Event.Seat, pr.Event.Def)
}

// Zones describes how the cards of each kind of zone lie and how they get there.
var Zones = []present.Zone{
	mgn.Deck:     {Lay: present.Heap, Come: present.Flight{Motion: board.Motion{Ticks: 18, Sound: "card-draw"}}},
	mgn.Hand:     {Lay: present.Spread, Next: present.Middle, Come: present.Flight{Motion: board.Motion{Ticks: 12, Sound: "card-draw"}, Gap: 6}},
	mgn.Discard:  {Lay: present.Open, Come: clash.Gone},
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
	march  = present.Flight{Motion: board.Motion{Ticks: 16, Arc: 0.2, Sound: "march"}, Gap: 5}
	deploy = present.Flight{Motion: board.Motion{Ticks: 18, Arc: 0.3, Sound: "march"}, Flash: 0.5}
	lay    = present.Flight{Motion: board.Motion{Ticks: 18, Arc: 0.3, Sound: "card-place"}}
)

func (s *Turns) turn(pr *present.Presentation) {
	on := s.Show
	pr.Quiet()
	n := int(pr.Event.A)
	on.Play(pr.Show(0), ui.Call(s.fronts.Face))
	pr.Log("log.turn", rules.NoSeat, 0, n)
	on.Play(on.SoundTween("turn-start", 0.6, 0))
	if n == 1 { // the war has just been called out
		return
	}
	s.Rises(on.T("turn", n))
}

func (s *Turns) step(pr *present.Presentation) {
	on := s.Show
	pr.Quiet()
	on.Play(pr.Show(0))
	if over := pr.Was.Step() == mgn.StepAttack && s.At(pr.Was).Battle() > 0 && pr.Now.View.S.Vars[mgn.EndAttack] != 0; over {
		p := s.At(pr.Was).Invader()
		on.Play(on.SoundTween("shield", 0.7, 0), on.Callout(on.T("cutoff"), on.Sentence(on.Lang, "log.cutoff", p, 0), faces.Defend, 60))
		pr.Log("log.cutoff", p, 0)
	}
	step := uint8(pr.Event.A)
	switch {
	case step == mgn.StepAttack && pr.Was.Step() == mgn.StepReinforce:
		s.clash.Shuts(pr)
	case step == mgn.StepArmament: // production may have ended by itself
		s.produced(pr)
	}
	switch step {
	case mgn.StepHand, mgn.StepProduction, mgn.StepArmament, mgn.StepReinforce, mgn.StepAttack:
		on.Play(ui.Wait(2))
		pr.Log("log.step", rules.NoSeat, 0, phrases.Text[s.Labels(pr.Now).StepKey(step)])
	}
}

// produced presents the end of Production: who looks on and has no Fight left is
// told why it ends by itself.
func (s *Turns) produced(pr *present.Presentation) {
	on, p, lost := s.Show, s.Show.Audience, s.lost
	s.lost = false
	if p < 0 || lost || pr.Was.Step() != mgn.StepProduction || pr.Was.View.S.Seats[p][mgn.Fight] != 0 {
		s.Rises(s.Labels(pr.Now).Step(uint8(pr.Event.A)))
		return
	}
	x, y := s.Lay.Beside(p)
	if pr.Was.Turn() <= 1 { // later the counter has run to 0 as it did before
		s.Rises(on.T("produced"))
	}
	s.Rises(s.Labels(pr.Now).Step(uint8(pr.Event.A)))
	on.Play(on.Beside(on.Hit(x, y, 40*on.Unit(), faces.Fight)))
}

// option presents an armament option.
func (s *Turns) option(pr *present.Presentation) {
	on := s.Show
	p := pr.Event.Seat
	switch pr.Event.A {
	case mgn.OptionInvade:
		u, side, said := on.Unit(), faces.Sides[on.SideOf(p)], on.Sentence(on.Lang, "log.declare", p, 0)
		x, y := s.Lay.Base(p, mgn.BaseCount).Centre() // where it sets out
		on.Play(on.SoundTween("war-horn", 0.8, 0), on.Beside(ui.Par(on.Hit(x, y, 130*u, side), on.Burst(x, y, 24, side), on.Shake(4*u, 10))))
		if field.Routine(pr.Was) { // the phases say it, too
			s.Rises(said)
			on.Play(ui.Wait(4))
		} else {
			on.Play(on.Callout(on.T("invasion"), said, on.Theme.Danger, 50))
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
	on := s.Show
	ev, u := pr.Event, on.Unit()
	switch ev.C {
	case mgn.Fight: // of both players at once, after the throw and when it is lost; what is paid for comes meanwhile
		var steps []ui.Tween
		for _, e := range pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvSeatVar && e.C == mgn.Fight }) {
			s.lost = s.lost || e.Seat == on.Audience && e.B == 0 && pr.Coming().Kind == mgn.EvStep
			x, y := s.Lay.Beside(e.Seat)
			steps = append(steps, board.Count(&s.Numbers.Fight[e.Seat], float64(e.B), 5), on.Beside(on.Number(lang.Signed(int(e.B-e.A)), x-20*u, y, 28*u, faces.Fight, field.Brief(pr.Was, 46))))
		}
		on.Play(on.Beside(ui.Par(steps...)))
	case mgn.Magna:
		x, y := s.Lay.Beside(ev.Seat)
		sound := "power-gain"
		if ev.B < ev.A {
			sound = "charge"
		}
		on.Play(on.SoundTween(sound, 0.6, 0), on.Beside(ui.Par(board.Count(&s.Numbers.Magna[ev.Seat], float64(ev.B), 8), on.Number(lang.Signed(int(ev.B-ev.A)), x+20*u, y, 30*u, faces.Magna, field.Brief(pr.Was, 52)), on.Burst(x, y, 10, faces.Magna))))
		pr.Log("log.magna", ev.Seat, 0, int(ev.A), int(ev.B))
	}
}

func (s *Turns) hero(pr *present.Presentation) {
	on := s.Show
	ev := pr.Event
	x, y := s.Lay.Beside(ev.Seat)
	now := s.Numbers.Magna[ev.Seat]
	for _, e := range pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvSeatVar && e.C == mgn.Magna && e.Seat == ev.Seat }) {
		if e.Kind == rules.EvSeatVar {
			now = float64(e.B)
		}
	}
	on.Play(on.SoundTween("heal", 0.6, 0), on.Beside(on.Number(lang.Signed(int(ev.A)), x, y, 34*on.Unit(), faces.Hero, 60)), on.Beside(board.Count(&s.Numbers.Magna[ev.Seat], now, 12)), ui.Wait(6))
	if !field.Routine(pr.Was) { // why the Magna grows
		on.Play(on.Callout(on.Cards.Name(ev.Def, on.Lang), on.Sentence(on.Lang, "log.hero", ev.Seat, ev.Def, ev.A), faces.Hero, 50))
	}
	pr.Log("log.hero", ev.Seat, ev.Def, ev.A)
}

func (s *Turns) counted(pr *present.Presentation) {
	pr.Log("log.count", pr.Event.Seat, 0, pr.Event.A, pr.Event.B)
}

func (s *Turns) over(pr *present.Presentation) {
	on := s.Show
	p := pr.Event.Seat
	if pr.Now.View.S.Result.Reason == rules.ReasonConcede {
		pr.Over(faces.Sides[1], faces.Magna, ui.Tween{})
		return
	}
	pr.Quiet()
	on.Play(pr.Show(0))
	on.Then(func() {
		head, why := s.outcome(on.Lang)
		_, wja := s.outcome(lang.JA)
		_, wen := s.outcome(lang.EN)
		key, sound, col := "log.over", "win", on.Theme.Warm
		switch {
		case p == rules.NoSeat:
			key, sound, col = "log.over.draw", "draw-game", faces.Magna
		case on.IsYou(p.Other()):
			sound, col = "lose", faces.Sides[1]
		}
		on.Say(key, p, 0, lang.Phrase{JA: wja, EN: wen})
		on.Sound(sound, 0.9, 0)
		on.Timeline.Play(on.Callout(head, why, col, 110))
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
		s.Show.Play(pr.FlightTo(0, len(pr.Taken)-1, brief(pr, Zones[to].Come)))
		if len(pr.Taken) > 1 {
			s.arms(pr, pr.Taken[1])
		}
	case to == mgn.Legion: // it has vanished where it stood
		s.Show.Play(pr.Show(0))
	case to == mgn.Played:
		s.known(pr)
		s.Show.Play(s.Show.SoundTween("stack", 0.5, 0))
		pr.Log("log.use", first.To.Seat(), first.Def)
	case from == mgn.Deck && to == mgn.Hand:
		present.MovesBy(pr, brief(pr, Zones[to].Come))
	case from == mgn.Funds && to == mgn.Hand:
		pr.Take(also)
		s.regains(pr)
	default:
		pr.Fly(brief(pr, Zones[to].Come))
		if to == mgn.Hand && first.Def != 0 {
			pr.Log("log.tohand", first.To.Seat(), first.Def)
		}
	}
}

// regains presents war funds that come back to the hand as an invasion sets out: one's
// own slowly enough to be seen, and with words.
func (s *Turns) regains(pr *present.Presentation) {
	on, p := s.Show, pr.Event.To.Seat()
	f := present.Flight{Motion: board.Motion{Ticks: 26, Arc: 0.25, Sound: "coin"}, Gap: 4}
	if p != on.Audience {
		f = brief(pr, f)
	}
	var steps []ui.Tween
	for i := range pr.Taken {
		steps = append(steps, pr.Flight(i, f))
		pr.Log("log.fundback", p, 0)
	}
	x, y := s.Lay.Beside(p)
	on.Play(on.Beside(on.Number(on.T("fundback", len(pr.Taken)), x, y, 22*on.Unit(), faces.Hero, 100)), tween.Stagger(f.Gap, steps...))
}

// brief returns a flight as it is in a turn: later ones are known.
func brief(pr *present.Presentation, f present.Flight) present.Flight {
	if field.Routine(pr.Was) {
		f.Flash = 0 // its dust is enough
	}
	f.Ticks, f.Gap, f.Wait = field.Brief(pr.Was, f.Ticks), field.Brief(pr.Was, f.Gap), field.Brief(pr.Was, f.Wait)
	return f
}

// discards presents flights to the discard piles.
func (s *Turns) discards(pr *present.Presentation) {
	on := s.Show
	var steps []ui.Tween
	f := brief(pr, Zones[mgn.Discard].Come)
	was := s.At(pr.Was)
	over := was.Battle() == 0 && labels.Phase(was.Step()) == mgn.StepBattleEnd // a base keeps no more
	if ev := pr.Event; over && field.IsField(ev.From.Kind()) {
		told := on.Callout(on.T("overfull"), on.Sentence(on.Lang, "log.overfull", ev.From.Seat(), ev.Def), on.Theme.Danger, 60)
		if field.Routine(pr.Was) { // while they go
			told = on.Beside(told)
		}
		on.Play(told)
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
	on.Play(tween.Stagger(f.Gap, steps...), ui.Wait(f.Wait))
}

// comes presents cards that arrive at bases and forces, together with the places they take.
func (s *Turns) comes(pr *present.Presentation) {
	marches := field.IsField(pr.Event.From.Kind())
	pr.Take(func(e rules.Event) bool {
		return e.Kind == mgn.EvPlace && (marches || len(pr.Taken) == 1) ||
			marches && e.Kind == rules.EvMove && field.IsField(e.From.Kind()) && field.IsField(e.To.Kind())
	})
	if !marches {
		s.known(pr)
	}
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
		f = brief(pr, f)
		if s.together(pr, ev) {
			steps = append(steps, ui.Seq(s.treads(pr, i, lands, f.Ticks, marches), s.sends(pr, i, lands, f)))
			continue
		}
		steps = append(steps, ui.Seq(s.treads(pr, i, lands, f.Ticks, marches), pr.FlightTo(i, lands, f)))
	}
	s.Show.Play(s.turnTo(pr.Event.To), tween.Stagger(field.Brief(pr.Was, march.Gap), steps...))
	if marches && pr.Was.Step() == mgn.StepArmament && s.rearranges(pr) {
		return
	}
	for i, ev := range pr.Taken {
		if ev.Kind == rules.EvMove {
			s.logComing(pr, ev, pr.After(i).Landed(ev))
		}
	}
}

// after is how many ticks the next card of a Production comes after one.
const after = 6

// together reports whether a card comes in a Production of whom nobody here plays: all
// that comes in it is one deed. A base that a folded map has to turn to takes its time.
func (s *Turns) together(pr *present.Presentation, ev rules.Event) bool {
	g := &s.Lay.Group[s.Show.SideOf(ev.To.Seat())][field.GroupOf(ev.To.Kind())]
	return pr.Was.Step() == mgn.StepProduction && ev.From.Kind() == mgn.Hand && ev.To.Seat() != s.Show.Audience && g.Shown
}

// sends lets a card fly out that is not waited for: the next one follows it.
func (s *Turns) sends(pr *present.Presentation, i, lands int, f present.Flight) ui.Tween {
	on, ev := s.Show, pr.Taken[i]
	was, now, t := pr.After(i-1), pr.After(lands), pr.After(i).Landed(ev)
	steps := []ui.Tween{ui.Call(func() {
		start, _, _ := was.Find(t.Key)
		on.Board.From(t.Board(), on.PoseInZone(ev.From, start, was))
	})}
	if t.Def != 0 {
		steps = append(steps, on.SetFace(t.Board(), on.Face(t)))
	}
	flies := on.MoveTo(t.Board(), func() board.Pose { return on.PoseInZone(ev.To, t, now) }, f.Motion)
	return ui.Seq(append(steps, on.Beside(flies), ui.Wait(1), pr.Show(lands), ui.Wait(after-1))...)
}

// rearranges tells of several cards that are moved together in one sentence.
func (s *Turns) rearranges(pr *present.Presentation) bool {
	var said [2][]string
	for i, ev := range pr.Taken {
		if ev.Kind != rules.EvMove {
			continue
		}
		t, line := pr.After(i).Landed(ev), labels.LinePhrase(field.GroupOf(ev.To.Kind())+1)
		for j, l := range [...]lang.Lang{lang.JA, lang.EN} {
			name := phrases.Text.T(l, "trap")
			if t.Up {
				name = s.Show.Cards.Name(t.Def, l)
			}
			said[j] = append(said[j], name+" → "+line.In(l))
		}
	}
	if len(said[0]) > 1 {
		pr.Log("log.rearranges", pr.Event.To.Seat(), 0, lang.Phrase{JA: strings.Join(said[0], "、"), EN: strings.Join(said[1], ", ")})
	}
	return len(said[0]) > 1
}

// known lets a card of the other player's come without being held up over the map,
// if there is nothing to read on it that the map does not say, or it has been read:
// it is seen to arrive, and stays. A new one with words is held up meanwhile.
func (s *Turns) known(pr *present.Presentation) {
	on, p, t := s.Show, pr.Event.From.Seat(), pr.After(0).Landed(pr.Event)
	if pr.Event.From.Kind() != mgn.Hand || !t.Up || t.Def == 0 || p == on.Audience {
		return
	}
	says := len(s.Game.Lib.Def(t.Def).Abilities) > 0
	ticks, fresh := staging.Fresh(pr, t.Def, p)
	if pr.Skims(t.Def, p); fresh && says {
		pr.SpotWhile(present.Spot{Defs: []rules.DefID{t.Def}, Seat: p, Head: on.Sentence(on.Lang, "log.plays", p, 0), Text: strings.Join(s.Game.Lib.RulesText(t.Def, on.Lang), "\n")}, 0, ticks)
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
	on := s.Show
	ev, u := pr.Taken[i], on.Unit()
	t, was, now := pr.After(i).Landed(ev), s.At(pr.After(i-1)), s.At(pr.After(lands))
	return ui.Call(func() {
		to, seen := s.Lay.Spot(now, ev.To.Kind(), ev.To.Seat(), now.Get(t.Key).Place)
		if !seen || on.Surface.Env().Settings.ReducedMotion {
			return
		}
		from := to
		if marches {
			from, _ = s.Lay.Spot(was, ev.From.Kind(), ev.From.Seat(), was.Get(t.Key).Place)
		}
		lands := on.Shake(3*u, 7)
		if !marches && now.Battle() > 0 { // it has come to the fight
			x, _ := to.Centre()
			lands = ui.Par(lands, s.clash.Joins(x, to.Bottom(), faces.Sides[on.SideOf(ev.To.Seat())]))
		}
		on.Timeline.Now(ui.Par(s.clash.Trail(from, to, ticks, marches), ui.Seq(ui.Wait(ticks), lands)))
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
	on := s.Show
	if pr.Event.From.Kind() != mgn.Camps {
		pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvFlip && e.From.Kind() != mgn.Camps })
		on.Play(on.SoundTween("trap-spring", 0.9, 0))
		present.FlipsIn(pr, field.Brief(pr.Was, 28))
		for _, ev := range pr.Taken {
			if next := pr.Coming(); next.Kind != mgn.EvDefeat { // which says that it is broken
				pr.Log("log.trapopen", ev.From.Seat(), ev.Def)
			}
		}
		on.Play(ui.Wait(field.Brief(pr.Was, 6)))
		return
	}
	pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvFlip && e.From.Kind() == mgn.Camps })
	on.Play(on.SoundTween("card-reveal", 0.8, 0), pr.Show(len(pr.Taken)-1), on.Beside(on.Callout(on.T("intro"), on.T("intro.sub"), faces.Parchment, 80)))
	for _, ev := range pr.Taken {
		for i, q := range pr.Now.Zone(mgn.Camps, ev.From.Seat()) {
			if q.ID == ev.Card {
				pr.Log("log.base", ev.From.Seat(), ev.Def, labels.LinePhrase(i+1))
			}
		}
	}
	on.Play(ui.Wait(14))
}

// shows presents cards that an effect reveals; a whole deck is searched silently.
func (s *Turns) shows(pr *present.Presentation) {
	if pr.Same(); pr.Event.From.Kind() != mgn.Deck || len(pr.Taken) < 4 {
		s.reveals(pr)
	}
}

// reveals holds up what is shown, while it goes where it belongs.
func (s *Turns) reveals(pr *present.Presentation) {
	p := pr.Event.From.Seat()
	var defs []rules.DefID
	for _, ev := range pr.Taken {
		if ev.Def != 0 {
			defs = append(defs, ev.Def)
		}
	}
	if len(defs) == 0 || len(defs) > 6 {
		pr.Shows()
		return
	}
	for _, def := range defs {
		pr.Log("log.show", p, def)
	}
	s.Show.Play(s.Show.SoundTween("card-reveal", 0.7, 0))
	pr.SpotWhile(present.Spot{Defs: defs, Seat: p}, 20, 34+8*len(defs))
}

// arms presents a weapon that comes to a unit.
func (s *Turns) arms(pr *present.Presentation, ev rules.Event) {
	on := s.Show
	unit := pr.Now.Token(ev.Src)
	x, y := s.Where(pr, unit)
	on.Play(pr.Show(len(pr.Taken)-1), on.SoundTween("equip", 0.7, 0), on.Beside(ui.Par(on.Flash(unit.Board(), faces.Attack.Alpha(0.5), 22), on.Burst(x, y, 14, faces.Attack))), ui.Wait(8))
	pr.Log("log.arm", ev.Seat, ev.Def, s.Name(unit.Def))
}

// changes presents a change of attack or defense.
func (s *Turns) changes(pr *present.Presentation) {
	on := s.Show
	ev, t := pr.Event, s.Card(pr, pr.Event)
	col, key := faces.Attack, "log.mod.attack"
	if ev.C == 1 {
		col, key = faces.Defend, "log.mod.defense"
	}
	x, y := s.Where(pr, t)
	on.Play(pr.Show(0), on.SoundTween("power-gain", 0.5, 0), on.Beside(ui.Par(on.Number(lang.Signed(int(ev.A)), x, y, 28*on.Unit(), col, 50), on.Flash(t.Board(), col.Alpha(0.4), 18))), ui.Wait(8))
	pr.Log(key, ev.Seat, ev.Def, lang.Signed(int(ev.A)), phrases.Text[[...]string{"until.instant", "until.battle", "until.turn", "until.field"}[max(0, min(3, ev.B))]])
}
