package battle

import (
	"math"
	"strconv"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/die"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// hit presents a blow: the attacker flies at its victim, stone breaks, and the
// number is as large as the blow is heavy. A blow that fells takes the victim
// off its plinth; the last one is held until the result.
func (b *Battle) hit(pr *present.Presentation) {
	s := b.on.Show
	ev := pr.Event
	p, n := ev.Seat, int(ev.A)
	if n == 0 {
		b.Meet(pr, &blow.Clash{Left: "0", Word: s.T("unhurt")}, p, 600, b.dealer)
		pr.Log("log.unhurt", p, ev.Def)
		return
	}
	pr.Quiet() // its words have been read
	pr.Take(func(e rules.Event) bool { return e.Kind == bgd.EvGauge && e.Card == ev.Card && len(pr.Taken) == 1 })
	seat := ev.From.Kind() == bgd.Attack
	to := b.on.Of(pr.Now)
	was, now, whole := b.on.Numbers.Plan.LP[p], to.LP[p], float64(staging.WholeLife)
	left := now
	if !seat {
		left = float64(b.on.Game.LP(&pr.Now.View.S, ev.Card))
	} else if !outlook.Endless(b.on.Game, &s.View.S, p) {
		whole = was + math.Max(0, b.on.Numbers.Plan.DG[p])
	}
	heft := blow.Weigh(float64(n), whole)
	force := blow.Force(heft, float64(n)/blow.Most)
	k := blow.Strike{Force: force, Fells: left <= 0 && !(seat && outlook.Endless(b.on.Game, &s.View.S, p)), Number: "−" + strconv.Itoa(n)}
	if ev.B == 1 {
		k.Word = strconv.Itoa(int(ev.C)) + " × 2"
	}
	switch {
	case k.Fells:
		k.Word = s.T("felled", s.Cards.Name(ev.Def, s.Lang))
	case k.Word == "":
		k.Word = s.T([...]string{"blow.light", "blow.solid", "blow.heavy"}[heft])
	}
	if key := outlook.Unshielded(&pr.Was.View.S, p, n); key != "" && p == s.Audience && seat && !k.Fells && ev.B != 1 && b.on.Told[key] == 0 { // why nothing was asked
		b.on.Told[key] = ev.Card
		k.Word = s.T(key)
	}
	if k.Last = k.Fells && seat; k.Last {
		b.dealt = n
	}
	by, ok := pr.Was.Top(bgd.Attack, p.Other())
	if !ok || !seat || s.SideOf(p) == s.SideOf(b.on.Thrower()) {
		by = present.Token{}
	}
	b.strikes(pr, k, by, pr.Token(ev.Card), p, [...]float64{0.5, 1.1, 2.2}[heft], func() {
		if !seat {
			return
		}
		if b.arena.Crumble(p, was, now); k.Fells { // the arena is a picture: it is taken again, with the life that is left
			b.on.Numbers.Shown.LP[p], b.on.Numbers.Shown.DG[p] = to.LP[p], to.DG[p]
			b.Blow.Retake(&s.Base)
		}
	})
	key := "log.hurt"
	if ev.B == 1 {
		key = "log.hurt.double"
	}
	pr.Log(key, p, ev.Def, n)
}

// strikes plays a blow by a card, if any, against another of a seat. With every
// blow of a match the next is a little shorter.
func (b *Battle) strikes(pr *present.Presentation, k blow.Strike, by, on present.Token, p rules.Seat, weight float64, lands func()) {
	s := b.on.Show
	k.Still, k.Colour = b.on.Still(), b.arena.Hues()[1-s.SideOf(p)]
	if by.Def != 0 {
		k.By, k.Kind = b.on.FieldFace(by), blow.Kind(s.Cards.Attr(by.Def, bgd.ATribe))
		k.Rim = b.rolled(&pr.Was.View.S)
		k.Own = blow.OwnOf(int(by.Def), s.Cards.Attr(by.Def, bgd.ASF))
	}
	k.On = b.on.FieldFace(on)
	total := k.Ticks()
	ticks := int(total * math.Max(0.7, 1-0.05*float64(b.blows)))
	b.blows++
	both := []string{on.Board()}
	if k.By != nil {
		both = append(both, by.Board())
	}
	veil := func(on bool) {
		for _, id := range both {
			board.Veil(&s.Board, id, on)
		}
	}
	landed, sound := false, board.Strength(float64(k.Force), 0.18, 0.5)
	if k.Fells {
		b.Felled = on.ID
	}
	if k.Fells || k.Force >= 0.8 {
		board.Hush(&s.Base, ticks/2)
	}
	going := ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() {
		k.At, _ = s.Board.PoseOf(on.Board())
		k.From, _ = s.Board.PoseOf(both[len(both)-1])
		k.Dusk, b.arena.Dim = b.arena.Dim > 0.3, 0 // of the throw that decided it
		b.Blow = k
		veil(true)
		b.Blow.Hold(&s.Base)
		if k.By != nil {
			s.Sound("attack-"+sound, 0.8, 0)
		}
	}, Do: func(q float64) {
		b.Blow.T = q * total
		b.Blow.Follow()
		if k.Fells && !k.Still {
			b.arena.Crowd.Up = math.Max(b.arena.Crowd.Up, math.Min(0.5, 3*q))
		}
		if landed || b.Blow.T < k.Contact() {
			return
		}
		landed = true
		x, y := k.At.X, k.At.Y
		s.Sound("hit-"+sound, 1, 0)
		s.Timeline.Now(s.Impact(weight*(0.6+k.Force), x, y, x-k.From.X, y-k.From.Y, s.Theme.Warm))
		s.Timeline.Now(b.arena.Wave(1-s.SideOf(p), 0.3+0.7*k.Force))
		if lands(); k.Fells {
			s.Sound("shield-break", 1, 0)
			s.Sound(map[bool]string{true: "crowd-groan", false: "crowd-roar"}[p == s.Audience], 1, 0)
			s.Timeline.Now(ui.Par(s.Burst(x, y, 70, k.Colour), s.Burst(x, y, 40, ui.Hex(0xa79ca0)), b.arena.Leap(1, 130)))
		} else if k.Force > 0.35 {
			if k.Force >= 0.8 {
				s.Sound("crowd-roar", 1, 0)
				s.Sound("shield-break", 0.8, 0)
				s.Timeline.Now(s.Burst(x, y, 50, k.Colour))
			}
			s.Timeline.Now(b.arena.Leap(0.3+0.7*k.Force, 30+int(70*k.Force)))
		}
		b.arena.Scars.Add(math.Atan2(0.2+0.1*k.Force, float64(2*s.SideOf(p)-1)), k.Force)
	}, End: func() {
		veil(false)
		if !k.Last {
			b.Blow = blow.Strike{}
			s.Release()
			return
		}
		board.Veil(&s.Board, on.Board(), true)
	}}
	after, runs := int(float64(ticks)*k.Contact()/total), 12+int(18*k.Force)
	if k.Fells { // a picture shows the end at once
		runs = 1
	}
	s.Play(ui.Par(going, ui.Seq(ui.Wait(after), pr.Show(len(pr.Taken)-1), ui.Par(s.SoundTween("stone-crack", 0.6+0.4*k.Force, 0), b.on.Runs(pr.Now, runs)))))
}

// rolled returns where the number lies that was rolled, nil if none was.
func (b *Battle) rolled(st *rules.State) *ui.Point {
	n := b.on.Game.Face(st, b.on.Thrower())
	if n == 0 {
		return nil
	}
	x, y := die.Socket(&b.on.Lay.Ground, n)
	return &ui.Point{X: x, Y: y}
}

// Meet plays an answer for a seat that meets what comes from the other side,
// by a card, and keeps back so much damage.
func (b *Battle) Meet(pr *present.Presentation, k *blow.Clash, p rules.Seat, averts float64, by rules.DefID) {
	s := b.on.Show
	sd := s.SideOf(p)
	z := b.on.Lay.Zones[bgd.Attack]
	k.Wide, k.Still, k.Force = z[sd].W, b.on.Still(), ui.Clamp01(0.25+averts/blow.Most)
	k.Hues = [2]ui.Colour{b.arena.Hues()[1-sd], faces.Counters}
	if by != 0 {
		k.Kind = blow.Kind(s.Cards.Attr(by, bgd.ATribe))
	}
	home := b.on.Lay.HUD[sd]
	if n := int(math.Round(b.on.Numbers.Plan.Counters[p])); k.Lives > 0 && !b.on.Lay.Coins[sd].Empty() { // the last that burns leaves its hook
		rack := b.on.Lay.Lanterns(sd)
		home = rack.At(max(0, n-1), max(bgd.LifeCounters, n))
	}
	if from := z[1-sd]; k.Burns { // from hand to hand
		k.Meet(b.on.Lay.Hand[1-sd], z[sd], b.on.Lay.Hand[sd], b.on.Lay.Die)
	} else {
		k.Meet(from, z[sd], home, b.on.Lay.Die)
	}
	b.blows++
	crowd := map[bool]string{true: "crowd-roar", false: "crowd-groan"}[p == s.Audience]
	s.Play(ui.Par(pr.Show(0), k.Begins(&b.Clash, &s.Base, 1-0.06*float64(b.blows), crowd, b.arena.Leap(0.2+0.5*k.Force, 50))))
}

// destroyed presents that a guardian has no LP left, unless the blow that
// felled it has shown it already.
func (b *Battle) destroyed(pr *present.Presentation) {
	s := b.on.Show
	ev := pr.Event
	p, t := ev.Seat, pr.Token(ev.Card)
	pr.Log("log.destroyed", p, ev.Def)
	if b.Felled != ev.Card && t.Def != 0 {
		k := blow.Strike{Force: 0.6, Fells: true, Last: ev.From.Kind() == bgd.Attack, Number: "LP 0", Word: s.T("felled", s.Cards.Name(ev.Def, s.Lang))}
		b.strikes(pr, k, present.Token{}, t, p, 1.5, func() {})
	}
	s.Play(s.SoundTween("defeat", 0.8, 0), pr.Show(0))
}

// over presents the end: sparks for the winner over the picture of the last
// blow, which fades.
func (b *Battle) over(pr *present.Presentation) {
	s := b.on.Show
	sd, z, felled := s.SideOf(pr.Event.Seat), &b.on.Lay.Zones, pr.Token(b.Felled).Board()
	pr.Over(faces.TribeColours[3], faces.Sides[1], s.Cheer(faces.Hit, faces.Sides[sd], z[bgd.Attack][sd], b.on.Lay.HUD[sd], b.on.Lay.Die, z[bgd.Attack][sd], z[bgd.Assist][sd]))
	s.Play(s.Beside(b.arena.Wave(sd, 1)))
	s.Play(ui.Tween{Ticks: 20, Ease: ui.Linear, Start: func() { b.Blow.Ground = nil; s.Release(); board.Veil(&s.Board, felled, false) }, Do: func(q float64) { b.Blow.Out = q }, End: func() { b.Blow = blow.Strike{} }}) // who has fallen lies there
}

// waits presents damage to come: light runs from the card to its target.
func (b *Battle) waits(pr *present.Presentation) {
	s := b.on.Show
	ev := pr.Event
	p := ev.To.Seat()
	sx, sy := b.on.Lay.Die.Centre()
	if t := pr.Token(ev.Src); t.Def != 0 {
		if z := pr.Now.View.S.Card(ev.Src).Zone; z.Kind() == bgd.Attack || z.Kind() == bgd.Assist || z.Kind() == bgd.Domain {
			sx, sy = b.on.Middle(z.Kind(), z.Seat())
		}
	}
	x, y := b.on.Middle(ev.To.Kind(), p)
	b.dealer, b.dealt = pr.Token(ev.Src).Def, 0
	s.Play(pr.Show(0), s.SoundTween("charge", 0.6, 0))
	if ev.To.Kind() == bgd.Attack && pr.Was.View.S.Card(ev.Src).Zone.Kind() == bgd.Attack { // it will fly there itself
		s.Play(ui.Wait(3))
	} else {
		s.Play(s.Beside(s.Arrow(sx, sy, x, y, faces.DG, 34)), ui.Wait(12))
	}
	pr.Log("log.damage", ev.Seat, pr.Token(ev.Src).Def, ev.A)
}

func (b *Battle) lost(pr *present.Presentation) {
	s := b.on.Show
	ev := pr.Event
	x, y := b.on.Middle(ev.To.Kind(), ev.To.Seat())
	s.Play(s.SoundTween("fizzle", 0.6, 0), s.Number(s.T("lost"), x, y, 26*s.Unit(), faces.Miss.Lighten(0.4), 60), ui.Wait(10))
	pr.Log("log.lost", ev.Seat, 0, ev.A)
}

func (b *Battle) nullified(pr *present.Presentation) {
	s := b.on.Show
	ev := pr.Event
	p := pr.Now.View.S.Card(ev.Card).Owner
	k := &blow.Clash{Was: "−" + strconv.Itoa(int(ev.A)), Left: "0", Word: s.T("nullified"), Lives: int(ev.B)}
	if t := pr.Token(ev.Src); ev.B == 0 && t.Def != 0 {
		k.By = s.Cards.Look(cards.Look{Def: t.Def, Lang: s.Lang})
	}
	b.Meet(pr, k, p, float64(ev.A), b.dealer)
	key := "log.nullified"
	if ev.B == 0 {
		key = "log.nullified.free"
	}
	pr.Log(key, p, ev.Def, ev.A, ev.B)
}

func (b *Battle) weakened(pr *present.Presentation) {
	s := b.on.Show
	ev := pr.Event
	if ev.A == 1 {
		r, _ := b.on.Lay.Zone(ev.From.Kind(), s.SideOf(ev.Seat)) // its mark drops onto the plate
		s.Play(s.SoundTween("trap-spring", 0.6, 0), s.SoundTween("base-fall", 0.5, 0), s.SoundTween("crowd-groan", 0.5, 0), pr.Show(0), s.Beside(s.Shake(5*s.Unit(), 12)), s.Burst(r.X+r.W/2, r.Bottom(), 26, ui.Hex(0xd6c4b0)), ui.Wait(16))
		pr.Log("log.weak", ev.Seat, ev.Def)
		return
	}
	s.Play(s.SoundTween("card-flip", 0.5, 0), pr.Show(0), ui.Wait(6))
	pr.Log("log.upright", ev.Seat, ev.Def)
}
