// Package clash presents the battles of Magna Spectra and the effects used in
// them: what is declared, a block, the blow, damage and defeat.
package clash

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/charge"
	"godeck/scenes/magna/choices"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/felled"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/herald"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/parry"
	"godeck/scenes/magna/procession"
	"godeck/scenes/magna/staging"
	"godeck/scenes/magna/surge"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"

	"github.com/hajimehoshi/ebiten/v2"
)

// Clash presents what happens in a battle.
type Clash struct {
	staging.Table
	Undrawn float64          // how much of an invasion's way is not drawn yet
	Charge  charge.Charge    // of a force that strikes
	Guard   parry.Block      // that is shown
	Fallen  felled.Units     // who falls
	March   procession.March // of a force that comes to a base
	Gate    procession.Gate  // that shuts before it
	Herald  herald.Word      // what the defender is told
	Beat    float64          // how strongly the sum of a force strikes that has grown, 0 to 1

	Face   func(t field.Card) *cards.CardFace // that of a unit on the map
	mind   *choices.Fight
	begins func()      // a battle comes into sight
	wave   *surge.Wave // of the assault that strikes
	Order  map[int]int // in which it runs: the place of each unit, while that is seen
	dust   surge.Dust
	blown  bool         // the damage being presented is that of a strike
	fatal  map[int]int  // … by unit, what its defeat will tell
	veiled []string     // cards that have broken and are not seen
	slain  rules.CardID // the last unit that was defeated
	met    met          // … and what an attack was before its block

	foretold   bool   // what the declared attack comes to has been told
	skirmished int    // skirmishes of which that was told
	assaulted  int    // … and assaults
	blows      int    // in the battle that is told
	called     int    // battles whose beginning has been told
	call       [2]int // … what came and what stood then
}

// On returns the battles of a table. mind learns what has struck, begins is
// called when a battle comes into sight.
func On(t staging.Table, mind *choices.Fight, begins func()) Clash {
	return Clash{Table: t, mind: mind, begins: begins}
}

// tells are the presenters of the events of a battle. As a table of functions
// they weigh next to nothing.
var tells = [...]struct {
	kind rules.EventKind
	tell func(s *Clash, pr *present.Presentation)
}{
	{mgn.EvSkill, (*Clash).spends}, {mgn.EvBattle, (*Clash).battleBegins}, {mgn.EvDeclare, (*Clash).declares},
	{mgn.EvTakesPart, func(_ *Clash, pr *present.Presentation) { present.Said("log.takespart")(pr) }},
	{mgn.EvChain, (*Clash).chains}, {mgn.EvBlock, (*Clash).blocks}, {mgn.EvNoBlock, (*Clash).unblocked},
	{mgn.EvEffect, func(s *Clash, pr *present.Presentation) { s.effect(pr, "log.effect") }},
	{mgn.EvTrigger, func(s *Clash, pr *present.Presentation) { s.effect(pr, "log.trigger") }},
	{mgn.EvFizzle, (*Clash).fizzles}, {mgn.EvCancel, (*Clash).cancelled}, {mgn.EvHit, (*Clash).blow}, {mgn.EvDamage, (*Clash).damages},
	{mgn.EvDefeat, (*Clash).defeat}, {mgn.EvPrevent, (*Clash).prevents}, {mgn.EvVanish, (*Clash).vanishes},
	{mgn.EvSummon, func(s *Clash, pr *present.Presentation) { s.Lit(pr, "area-enter", "log.summon", faces.Magna, 24) }},
}

// Present adds the presenter of each kind of event of a battle.
func (s *Clash) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	for _, t := range tells {
		all[t.kind] = func(pr *present.Presentation) { t.tell(s, pr) }
	}
}

// unblocked presents that nobody blocks.
func (s *Clash) unblocked(pr *present.Presentation) {
	foretells(s, s.At(pr.Was))
	s.Show.Play(ui.Call(func() { s.mind.Unblocked = true }))
	pr.Log("log.noblock", pr.Event.Seat, 0)
}

// Clear ends what is in progress.
func (s *Clash) Clear() {
	s.Undrawn, s.dust, s.wave, s.Order, s.Charge, s.Guard = 0, surge.Dust{}, nil, nil, charge.Charge{}, parry.Block{}
	s.Herald, s.foretold, s.met = herald.Word{}, false, met{}
	s.March, s.Gate, s.Beat = procession.March{}, procession.Gate{}, 0
	s.seen(s.veiled...)
	s.Fallen, s.veiled = nil, nil
	s.mind.Landed, s.mind.Unblocked = false, false
}

// Draw draws dust, those who strike and the wave of an assault.
func (s *Clash) Draw(c *ui.Canvas) {
	s.dust.Draw(c)
	s.Fallen.Draw(c, func(f *cards.CardFace, w float64) *ebiten.Image {
		return s.Show.Faces.Image(c.Env, c.Theme, f, math.Max(w, 1), faces.Light)
	})
	s.Gate.Draw(c)
	s.Charge.Draw(c, &s.Show.Board)
	s.wave.Draw(c)
}

// DrawBlock draws the block that is shown.
func (s *Clash) DrawBlock(c *ui.Canvas) {
	s.Herald.Draw(c, herald.At(s.Lay))
	if s.Guard.On {
		s.Guard.Draw(c)
	}
}

// Struck returns the walls that are struck, and how they are shaken.
func (s *Clash) Struck(u float64) (wall ui.Rect, dx, dy float64) {
	dx, dy = s.Charge.Shaken(u)
	return s.Charge.Wall, dx, dy
}

// Trail raises the dust of a unit on its way.
func (s *Clash) Trail(from, to ui.Rect, ticks int, way bool) ui.Tween {
	return s.dust.Trail(from, to, ticks, way)
}

// Slain reports whether a card is the last unit that was defeated: its leaving,
// which comes once, goes without saying.
func (s *Clash) Slain(c rules.CardID) bool {
	if c != s.slain {
		return false
	}
	s.slain = 0
	return true
}

// Silent reports whether an effect has done something of which no event tells:
// ended the attacks, or changed a unit for a while.
func Silent(was, now *rules.State) bool {
	return now.Vars[mgn.EndAttack] > was.Vars[mgn.EndAttack] || now.NMods > was.NMods
}

// battleBegins presents the attack on a base.
func (s *Clash) battleBegins(pr *present.Presentation) {
	on := s.Show
	pr.Quiet()
	p, line := pr.Event.Seat, int(pr.Event.A)
	s.blows = 0
	on.Play(pr.Show(0), ui.Call(func() {
		s.mind.Struck, s.Undrawn = false, 1
		s.begins()
	}), on.SoundTween("attack-heavy", 0.5, 0))
	first := pr.Was.Step() != mgn.StepBattleEnd // of this invasion
	if first {
		on.Play(on.SoundTween("war-horn", 0.7, 0))
	}
	way := ui.Tween{Ticks: field.Brief(pr.Was, marching), Ease: ui.EaseOut, Do: func(q float64) { s.Undrawn = 1 - q }, End: func() { s.Undrawn = 0 }}
	if s.Lay.Fold {
		way = ui.Call(func() { s.Undrawn = 0 })
	}
	on.Play(on.Beside(ui.Par(way, s.steps(pr)))) // while it is said where to
	x, y := s.Lay.Base(p.Other(), line).Centre()
	whose := lang.Phrase{JA: on.Possessive(p.Other(), lang.JA, false), EN: on.Possessive(p.Other(), lang.EN, false)}
	said := on.Sentence(on.Lang, "log.battle", p, 0, whose, labels.LinePhrase(line))
	hit := on.Hit(x, y, 120*on.Unit(), on.Theme.Danger)
	switch {
	case first || p.Other() == on.Audience:
		on.Play(on.Beside(hit), calls(s, pr, said))
	case line == mgn.BaseCount: // it decides the match
		on.Play(ui.Par(on.Callout(on.T("battle.last"), said, on.Theme.Danger, 46), hit))
	default: // the arrow says it
		s.Rises(on.T("battle"))
		on.Play(on.Beside(hit), ui.Wait(field.Brief(pr.Was, 22)))
	}
	pr.Log("log.battle", p, 0, whose, labels.LinePhrase(line))
}

// marching is how long a force marches, in ticks, while that is new.
const marching = 56

// steps returns the tween in which a force marches to its places, to the beat of a
// drum. With reduced motion it is there.
func (s *Clash) steps(pr *present.Presentation) ui.Tween {
	on, m, p := s.Show, s.At(pr.Now), pr.Event.Seat
	if on.Surface.Env().Settings.ReducedMotion {
		return on.SoundTween("march", 0.6, 0)
	}
	sd := on.SideOf(p)
	w := procession.March{Side: faces.Sides[sd], Torch: s.Lay.Flames(sd)}
	if w.DX = 150 * s.Lay.Unit * float64(1-2*sd); s.Lay.Fold {
		w.DX, w.DY = 0, -0.16*s.Lay.Stage.H*float64(1-2*sd)
	}
	for _, t := range m.List(mgn.Invasion, p) {
		u := procession.Unit{Card: t.Board()}
		if arms := m.WeaponOf(t.Key); arms.Key != 0 {
			u.Arms = arms.Board()
		}
		w.Units = append(w.Units, u)
	}
	if sd == 0 { // the foremost first
		slices.Reverse(w.Units)
	}
	return s.March.Tween(w, &on.Base, field.Brief(pr.Was, marching), func(i int) {
		on.Timeline.Now(on.SoundTween("march", 0.5+0.12*float64(i%3), 0))
	})
}

// Joins returns the tween in which a reinforcement has come to where a battle is
// fought: its ground trembles, and the sum of the force strikes.
func (s *Clash) Joins(x, y float64, side ui.Colour) ui.Tween {
	on := s.Show
	return ui.Par(on.SoundTween("hit-light", 0.6, 0), on.Hit(x, y, 70*on.Unit(), side),
		ui.Tween{Ticks: 16, Ease: ui.Linear, Do: func(q float64) { s.Beat = 1 - q }, End: func() { s.Beat = 0 }})
}

// Shuts presents that the defender has answered: the gate shuts, and its sum is what
// stands behind it. Nothing waits for it.
func (s *Clash) Shuts(pr *present.Presentation) {
	on, m := s.Show, s.At(pr.Now)
	line, p := m.Battle(), m.Invader().Other()
	if line <= 0 {
		return
	}
	sd := on.SideOf(p)
	units := m.List(field.LineZone(line), p)
	r := s.Lay.GateAt(sd, line-1)
	if len(units) == 0 || r.Empty() {
		return
	}
	u := on.Unit()
	g := procession.Gate{At: r, Sum: strconv.Itoa(field.Stands(units)), Side: faces.Sides[sd]}
	on.Play(on.Beside(s.Gate.Tween(g, max(24, field.Brief(pr.Was, 46)), func() {
		on.Timeline.Now(ui.Par(on.SoundTween("stone-crack", 0.5, 0), on.Shake(5*u, 8)))
	})))
}

// declares presents an attack declaration.
func (s *Clash) declares(pr *present.Presentation) {
	on := s.Show
	ev := pr.Event
	pr.Quiet()
	s.foretold, s.met = false, met{}
	on.Play(pr.Show(0), ui.Call(func() { s.mind.Landed, s.mind.Unblocked = false, false }))
	key := [...]string{"log.skirmish", "log.assault", "log.ability", "log.tactic"}[max(0, min(3, ev.A))]
	switch ev.A {
	case mgn.KindSkirmish:
		if ev.Card == 0 { // of a trap only its place is named
			ev.Place = int8(ev.C) + 1
		}
		x, y := s.Where(pr, s.Card(pr, ev))
		on.Play(on.SoundTween("attack-light", 0.6, 0), on.Beside(on.Hit(x, y, 60*on.Unit(), on.Theme.Danger)))
	case mgn.KindAssault:
		on.Play(on.SoundTween("attack-medium", 0.6, 0))
	default:
		on.Play(on.SoundTween("stack", 0.6, 0))
		text := ""
		if c := s.At(pr.Now).Combat(); c.Ability > 0 {
			text = on.Clause(ev.Seat, c.Ability, on.Lang)
		}
		s.HoldUp(pr, text, s.Held(ev.Seat, 34))
	}
	if ev.A < mgn.KindAbility && ev.Seat != on.Audience && on.Audience >= 0 {
		ticks := 24 // who strikes whom, and what it would do, has to be read, also while they draw back
		on.Play(ui.Wait(field.Brief(pr.Was, ticks)))
	}
	pr.Log(key, ev.Seat, ev.Def)
}

// chains presents a Chain.
func (s *Clash) chains(pr *present.Presentation) {
	on := s.Show
	on.Play(pr.Show(0), on.SoundTween("chain", 0.7, 0))
	s.HoldUp(pr, on.Clause(pr.Event.Seat, int(pr.Event.A), on.Lang), s.Held(pr.Event.Seat, 30))
	pr.Log("log.chain", pr.Event.Seat, pr.Event.Def)
}

// effect presents the card whose ability begins.
func (s *Clash) effect(pr *present.Presentation, key string) {
	on := s.Show
	ev := pr.Event
	s.blown = false
	on.Play(on.SoundTween("resolve", 0.6, 0))
	a := int(ev.A)
	pr.Does = lang.Phrase{JA: on.Clause(ev.Seat, a, lang.JA), EN: on.Clause(ev.Seat, a, lang.EN)}
	if !pr.JustHeldUp(ev.Def) { // when it was declared
		ticks := s.Held(ev.Seat, 40)
		if key == "log.trigger" { // nobody has chosen it
			ticks = max(ticks, 26)
		}
		s.HoldUp(pr, pr.Does.In(on.Lang), ticks)
	}
	if t := pr.Token(ev.Card); t.Key != 0 {
		on.Play(on.Beside(on.Flash(t.Board(), on.Cards.ColourOf(ev.Def).Alpha(0.6), 14)))
	}
	pr.Log(key, ev.Seat, ev.Def)
}

func (s *Clash) fizzles(pr *present.Presentation) {
	key := [...]string{"log.fizzle.gone", "log.fizzle.target", "log.fizzle.cancel"}[max(0, min(2, pr.Event.A))]
	s.Show.Play(s.Show.SoundTween("fizzle", 0.7, 0), ui.Wait(10))
	pr.Log(key, pr.Event.Seat, pr.Event.Def)
}

func (s *Clash) cancelled(pr *present.Presentation) {
	on := s.Show
	ev := pr.Event
	on.Play(pr.Show(0), on.SoundTween("shield", 0.8, 0), on.Callout(on.T("cancelled"), on.Cards.Name(ev.Def, on.Lang), faces.Defend, 44))
	pr.Log("log.cancel", ev.Seat, ev.Def)
}

// blow presents the strike of a skirmish or an choices.Assault: a charge as heavy as
// what it deals.
func (s *Clash) blow(pr *present.Presentation) {
	ev, n := pr.Event, int(pr.Event.B)
	pr.Quiet()
	was := s.At(pr.Was)
	c := was.Combat()
	k := charge.Charge{Heft: charge.Weigh(n), Known: field.Routine(pr.Was), Colour: faces.Sides[s.Show.SideOf(ev.Seat)]}
	x, y := s.Lay.Stage.Centre()
	var struck []ui.Point
	aim := was.Get(c.Target)
	if line := was.Battle(); line > 0 {
		x, y = s.Lay.Base(ev.Seat.Other(), line).Centre()
		for _, t := range was.List(was.ForceZone(ev.Seat.Other()), ev.Seat.Other()) {
			tx, ty := s.Where(pr, t.Token)
			struck = append(struck, ui.Point{X: tx, Y: ty})
		}
		if b := &s.Lay.Group[s.Show.SideOf(ev.Seat.Other())][line-1]; b.Staged {
			k.Wall = b.Fort
		}
	}
	on, stands := "", was.Force(ev.Seat.Other())
	if ev.A == mgn.KindSkirmish && aim.Key != 0 {
		x, y = s.Where(pr, aim.Token)
		struck, on, stands = []ui.Point{{X: x, Y: y}}, aim.Board(), []field.Card{aim}
	}
	s.saves(pr, n, stands)
	foretells(s, was)
	k.Heft = max(k.Heft, s.loss(stands, n))
	if len(struck) == 0 { // the walls themselves
		struck = []ui.Point{{X: x, Y: y}}
	}
	s.blown, s.fatal, s.wave = true, map[int]int{}, nil
	rest := n
	for _, m := range c.Members {
		t := was.Get(m)
		if kind, _, ok := was.Where(m); ok && kind == mgn.Invasion {
			share := min(rest, t.Attack)
			rest -= share
			r := charge.Rider{Card: t.Board(), Share: share}
			if s.Face != nil {
				r.Face = s.Face(t)
			}
			if w := was.WeaponOf(m); w.Key != 0 {
				r.Arms, r.Blade = w.Board(), s.Show.Cards.Of(w.Def, s.Show.Lang)
			}
			k.Riders = append(k.Riders, r)
		}
	}
	for i := range k.Riders {
		k.Riders[i].At = struck[i*len(struck)/len(k.Riders)]
	}
	if last := len(k.Riders) - 1; last >= 0 { // what comes on top
		k.Riders[last].Share += rest
	}
	gap := 12
	if s.blows++; s.blows > 1 { // the first one of the battle has shown how
		gap = 7
	}
	k.Follow(float64(field.Brief(pr.Was, gap)), float64(field.Brief(pr.Was, 2*gap)))
	k.Blow = charge.Blow{N: float64(n), X: x, Y: y, On: on}
	k.Meeting = charge.Meeting{Attack: n, Defense: field.Stands(stands), At: s.meets(on, k.Wall, ui.Point{X: x, Y: y}), Room: s.Lay.Stage.Union(s.Show.Surface.Env().Full().Intersect(k.Wall))}
	s.Show.Play(ui.Call(func() { s.mind.Landed = true }), s.Show.Beside(s.Charge.Tween(k, &s.Show.Base, &s.dust)), ui.Wait(int(k.Breaks()))) // whoever strikes goes home meanwhile
	key := "log.hit"
	if ev.A == mgn.KindAssault {
		key = "log.pierce"
		if n < field.Stands(stands) { // it decides who falls; otherwise the broken shield has said it
			s.wave = &surge.Wave{Left: float64(n)}
		}
	}
	pr.Log(key, ev.Seat, 0, n)
}

// meets returns where a blow's attack meets the defense: over whom it strikes
// alone, or where the walls are highest.
func (s *Clash) meets(on string, wall ui.Rect, at ui.Point) ui.Point {
	switch p, ok := s.Show.Board.PoseOf(on); {
	case on != "" && ok && s.Lay.Fold: // who strikes comes from below or above
		return ui.Point{X: at.X + 0.3*p.W, Y: at.Y}
	case on != "" && ok:
		return ui.Point{X: at.X, Y: at.Y - 0.62*p.W*cards.Aspect}
	case !wall.Empty() && !s.Lay.Fold:
		return ui.Point{X: at.X, Y: math.Min(at.Y-10*s.Show.Unit(), wall.Y+0.35*wall.H)}
	}
	return at
}

// loss returns how heavy what falls to an attack of n is: the dearest of them.
func (s *Clash) loss(stands []field.Card, n int) (h stage.Heft) {
	if n < field.Stands(stands) {
		return h
	}
	for _, t := range stands {
		if t.Up {
			h = max(h, s.worth(t.Def))
		}
	}
	return h
}

// worth returns how heavy the loss of a card is.
func (s *Clash) worth(def rules.DefID) stage.Heft {
	if def == 0 {
		return stage.Graze
	}
	d := s.Game.Lib.Def(def)
	if d.Attr[mgn.AType] != mgn.Unit {
		return stage.Graze
	}
	return felled.Weigh(int(d.Attr[mgn.ACost]), int(d.Attr[mgn.AHero]))
}

// damages presents damage to several units at once.
func (s *Clash) damages(pr *present.Presentation) {
	on := s.Show
	u, gap, reach := on.Unit(), 5, field.Brief(pr.Was, 12)
	var steps []ui.Tween
	wave, was := s.wave, s.At(pr.Was)
	sweeps := s.blown && was.Combat().Kind == mgn.KindAssault
	if !sweeps {
		wave = nil
	}
	order := map[int]int{}
	for i, ev := range pr.Same() {
		t := s.Card(pr, ev)
		x, y := s.Where(pr, t)
		d, hit := int(ev.A), was.Read(t)
		order[t.Key] = i + 1
		kind, of, lies := was.Where(t.Key)
		if d > 99 {
			steps = append(steps, ui.Par(on.Hit(x, y, 60*u, on.Theme.Danger), on.Burst(x, y, 20, on.Theme.Danger)))
			pr.Log("log.doom", ev.Seat, ev.Def)
			continue
		}
		parts := []ui.Tween{pr.Show(i), on.SoundTween("hit-"+board.Strength(float64(d), 4, 8), 0.6, 0), on.Beside(on.Flash(t.Board(), on.Theme.Danger.Alpha(0.6), 20))}
		if !s.blown || wave != nil || d < field.Absorbs(hit) { // of a skirmish that defeats, the broken shield has said it
			parts = append(parts, on.Beside(on.Number("−"+strconv.Itoa(d), x, y, (26+math.Min(26, 3*float64(d)))*u, on.Theme.Danger.Lighten(0.2), 48)))
		}
		if d > 0 { // the ground feels it by as much
			parts = append(parts, on.Beside(on.Shake(math.Min(9, 1.5+0.7*float64(d))*u, 6+min(d, 8))))
		}
		if sweeps && d > 0 { // thrown back; a skirmish's blow does that itself
			dx, dy := float64(2*on.SideOf(of)-1)*math.Min(34, 12+3*float64(d))*u, 0.0
			if s.Lay.Fold {
				dx, dy = 0, -dx
			}
			parts = append(parts, on.Beside(on.Recoil(t.Board(), dx, dy, 26)))
		}
		if ev.C > 0 {
			parts = append(parts, on.Beside(on.Number(on.T("blocked", ev.C), x, y+30*u, 20*u, faces.Defend, 70)))
		}
		switch {
		case ev.C > 0 && d == 0:
			pr.Log("log.damage.none", ev.Seat, ev.Def, d, ev.C)
		case ev.C > 0:
			pr.Log("log.damage.cut", ev.Seat, ev.Def, d, ev.C)
		case t.Up && d < hit.Defense-hit.Hurt:
			parts = append(parts, on.Beside(on.Number(on.T("survives"), x, y+30*u, 20*u, faces.Defend, 48)))
			pr.Log("log.damage.holds", ev.Seat, ev.Def, d, hit.Defense-hit.Hurt)
		case s.blown: // its defeat says by how much
			s.fatal[t.Key] = d
		default:
			pr.Log("log.damage", ev.Seat, ev.Def, d)
		}
		step := ui.Par(parts...)
		if lies && wave != nil { // it runs from one to the next, and less is left
			card, _ := s.Lay.Spot(was, kind, of, hit.Place)
			step, gap = ui.Seq(wave.To(card, reach), on.Beside(wave.Spend(d+int(ev.C))), step), reach+3
		}
		steps = append(steps, step)
	}
	if wave != nil {
		on.Play(ui.Call(func() { s.Order = order }))
	}
	on.Play(tween.Stagger(gap, steps...), ui.Wait(4))
	if wave != nil {
		on.Play(ui.Call(func() { s.Order = nil }), on.Beside(wave.Ends()))
	}
}

// prevents presents a unit that a block saves, in words on the unit itself.
func (s *Clash) prevents(pr *present.Presentation) {
	on := s.Show
	x, y := s.Where(pr, s.Card(pr, pr.Event))
	on.Play(on.Beside(on.Number(on.T("saved"), x, y, 24*on.Unit(), faces.Defend, 80)))
	s.Lit(pr, "shield", "log.prevent", faces.Defend, 16)
}

// Gone is how cards get to the discard piles.
var Gone = present.Flight{Motion: board.Motion{Ticks: 18, Arc: 0.5, Sound: "abyss"}, Gap: 5}

// defeat presents the units that are defeated one after the other, and how they go
// to the piles with what they carried: the next falls while the last one flies.
func (s *Clash) defeat(pr *present.Presentation) {
	var steps []ui.Tween
	pr.Take(func(e rules.Event) bool {
		return e.Kind == mgn.EvDefeat || e.Kind == rules.EvMove && e.To.Kind() == mgn.Discard
	})
	for i, ev := range pr.Taken {
		if ev.Kind == mgn.EvDefeat {
			steps = append(steps, s.falls(pr, ev))
			continue
		}
		f := Gone
		f.Ticks = field.Brief(pr.Was, f.Ticks)
		switch from := ev.From.Kind(); {
		case from == mgn.Played || field.IsField(from) && s.Slain(ev.Card):
		case field.IsField(from):
			f.Log = "log.leave"
		default:
			f.Log = "log.discard"
		}
		steps = append(steps, pr.Flight(i, f))
	}
	s.Show.Play(tween.Stagger(max(4, field.Brief(pr.Was, 7)), steps...))
}

// seen shows the cards that have broken again, where they lie now.
func (s *Clash) seen(cards ...string) {
	for _, card := range cards {
		board.Veil(&s.Show.Board, card, false)
	}
}

// falls returns the tween of a defeat.
func (s *Clash) falls(pr *present.Presentation, ev rules.Event) ui.Tween {
	on, t := s.Show, s.Card(pr, ev)
	x, y := s.Where(pr, t)
	heft := stage.Graze
	if ev.A == 0 { // a trap was one, whatever its card
		heft = s.worth(ev.Def)
	}
	f := float64(heft)
	parts := []ui.Tween{on.Burst(x, y, 10+10*int(heft), on.Cards.ColourOf(ev.Def)), ui.Seq(ui.Wait(felled.Breaks(heft)), on.SoundTween("stone-crack", 0.3+0.3*f, 0), on.Shake((4+4*f)*on.Unit(), 10+5*int(heft)))}
	key, by := "log.defeat", s.fatal[t.Key]
	s.slain = ev.Card
	switch {
	case ev.A == 1 && !slices.ContainsFunc(s.Game.Lib.Def(ev.Def).Abilities, func(a uint16) bool { return s.Game.Lib.Abilities[a].Trigger == mgn.TrBroken }):
		key = "log.bluff"
	case ev.A == 1:
		key = "log.trapbroken"
	case by > 0:
		key = "log.defeat.by"
	}
	if ev.B == 1 {
		key = "log.trapsapped"
		parts = append(parts, on.Number(on.T("sapped"), x, y, 24*on.Unit(), on.Theme.Warm, 80))
	}
	return ui.Seq(on.SoundTween("defeat", 0.5+0.25*f, 0), on.Beside(ui.Par(parts...)), s.fells(t.Board(), ev, heft), pr.Say(key, ev.From.Seat(), ev.Def, by), ui.Wait(field.Brief(pr.Was, 3*int(heft))))
}

// fells returns the tween in which the card of a unit breaks; it is seen again
// only when it has gone to its pile. With reduced motion it only lights up.
func (s *Clash) fells(card string, ev rules.Event, heft stage.Heft) ui.Tween {
	on := s.Show
	return ui.Call(func() {
		q, ok := on.Board.PoseOf(card)
		face := on.Cards.Of(ev.Def, on.Lang)
		if !ok || face == nil || on.Surface.Env().Settings.ReducedMotion || on.Board.Stage == nil {
			on.Timeline.Now(on.Flash(card, on.Theme.Danger, 20))
			return
		}
		m := on.Board.Stage.Place(&stage.Piece{X: q.X, Y: q.Y, W: q.W, H: q.W * cards.Aspect, Angle: q.Angle, Lean: q.Lean, Yaw: q.Yaw, Flat: q.Flat, Height: q.Lift})
		if heft == stage.Crushing {
			board.Hush(&on.Base, 30)
		}
		on.Timeline.Now(ui.Seq(s.Fallen.Fall(&felled.Unit{Face: face, Quad: m.Quad(), Away: 2*float64(on.SideOf(ev.From.Seat())) - 1, Heft: heft}), ui.Call(func() { s.seen(card) })))
		board.Veil(&on.Board, card, true)
		s.veiled = append(s.veiled, card)
	})
}

func (s *Clash) vanishes(pr *present.Presentation) {
	x, y := s.Where(pr, s.Card(pr, pr.Event))
	s.Show.Play(s.Show.SoundTween("area-leave", 0.6, 0), s.Show.Beside(s.Show.Burst(x, y, 20, faces.Magna)))
	pr.Log("log.vanish", pr.Event.Seat, pr.Event.Def)
}

func (s *Clash) spends(pr *present.Presentation) {
	on := s.Show
	ev, t := pr.Event, s.Card(pr, pr.Event)
	x, y := s.Where(pr, t)
	col := faces.SkillColours[ev.A%6]
	on.Play(on.SoundTween("tick", 0.5, 0), on.Beside(ui.Par(on.Flash(t.Board(), col.Alpha(0.5), 16), on.Burst(x, y, 8, col))))
	v := mgn.Skills.Values[ev.A%6]
	pr.Log("log.skill", ev.Seat, ev.Def, lang.Phrase{JA: v.JA, EN: v.EN})
}
