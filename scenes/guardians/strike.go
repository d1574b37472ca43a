package guardians

import (
	"math"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// hit presents a blow: the attacker flies at its victim, stone breaks, and the
// number is as large as the blow is heavy. A blow that fells takes the victim
// off its plinth; the last one is held until the result.
func (s *Scene) hit(pr *present.Presentation) {
	ev := pr.Event
	p, n := ev.Seat, int(ev.A)
	if n == 0 {
		clashes(s, pr, &blow.Clash{Left: "0", Word: s.T("unhurt")}, p, 600, s.dealer)
		pr.Log("log.unhurt", p, ev.Def)
		return
	}
	pr.Quiet() // its words have been read
	pr.Take(func(e rules.Event) bool { return e.Kind == bgd.EvGauge && e.Card == ev.Card && len(pr.Taken) == 1 })
	seat := ev.From.Kind() == bgd.Attack
	was, now, whole := s.numbers.Plan.LP[p], s.on.Of(pr.Now).LP[p], float64(wholeLife)
	left := now
	if !seat {
		left = float64(s.game.LP(&pr.Now.View.S, ev.Card))
	} else if !outlook.Endless(s.game, &s.View.S, p) {
		whole = was + math.Max(0, s.numbers.Plan.DG[p])
	}
	heft := blow.Weigh(float64(n), whole)
	force := blow.Force(heft, float64(n)/blow.Most)
	k := blow.Strike{Force: force, Fells: left <= 0 && !(seat && outlook.Endless(s.game, &s.View.S, p)), Number: "−" + itoa(n)}
	if ev.B == 1 {
		k.Word = itoa(int(ev.C)) + " × 2"
	}
	switch {
	case k.Fells:
		k.Word = s.T("felled", s.CardName(ev.Def))
	case k.Word == "":
		k.Word = s.T([...]string{"blow.light", "blow.solid", "blow.heavy"}[heft])
	}
	if k.Last = k.Fells && seat; k.Last {
		s.dealt = n
	}
	by, ok := pr.Was.Top(bgd.Attack, p.Other())
	if !ok || !seat || s.SideOf(p) == s.SideOf(s.on.Thrower()) {
		by = present.Token{}
	}
	strikes(s, pr, k, by, pr.Token(ev.Card), p, [...]float64{0.5, 1.1, 2.2}[heft], func() {
		if seat {
			s.arena.Crumble(p, was, now)
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
func strikes(s *Scene, pr *present.Presentation, k blow.Strike, by, on present.Token, p rules.Seat, weight float64, lands func()) {
	k.Still, k.Colour = s.on.Still(), s.arena.Hues()[1-s.SideOf(p)]
	if by.Def != 0 {
		k.By, k.Kind = plinthed(s, by), blow.Kind(s.Cards.Attr(by.Def, bgd.ATribe))
	}
	k.On = plinthed(s, on)
	total := k.Ticks()
	ticks := int(total * math.Max(0.7, 1-0.05*float64(s.blows)))
	s.blows++
	both := []string{on.Board()}
	if k.By != nil {
		both = append(both, by.Board())
	}
	veil := func(on bool) {
		for _, id := range both {
			board.Veil(&s.Board, id, on)
		}
	}
	landed := false
	sound := board.Strength(float64(k.Force), 0.18, 0.5)
	if k.Fells {
		s.felled = on.ID
	}
	if k.Fells || k.Force >= 0.8 {
		board.Hush(&s.Base, ticks/2)
	}
	going := ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() {
		k.At, _ = s.Board.PoseOf(on.Board())
		k.From, _ = s.Board.PoseOf(both[len(both)-1])
		k.Dusk, s.arena.Dim = s.arena.Dim > 0.3, 0 // of the throw that decided it
		s.blow = k
		veil(true)
		s.blow.Hold(&s.Base)
		if k.By != nil {
			s.Sound("attack-"+sound, 0.8, 0)
		}
	}, Do: func(q float64) {
		s.blow.T = q * total
		s.blow.Follow()
		if k.Fells && !k.Still {
			s.arena.Crowd.Up = math.Max(s.arena.Crowd.Up, math.Min(0.5, 3*q))
		}
		if landed || s.blow.T < k.Contact() {
			return
		}
		landed = true
		x, y := k.At.X, k.At.Y
		s.Sound("hit-"+sound, 1, 0)
		s.Timeline.Now(s.Impact(weight*(0.6+k.Force), x, y, x-k.From.X, y-k.From.Y, s.Theme.Warm))
		s.Timeline.Now(s.arena.Wave(1-s.SideOf(p), 0.3+0.7*k.Force))
		if lands(); k.Fells {
			s.Sound("shield-break", 1, 0)
			s.Sound(map[bool]string{true: "crowd-groan", false: "crowd-roar"}[p == s.Audience], 1, 0)
			s.Timeline.Now(ui.Par(s.Burst(x, y, 70, k.Colour), s.Burst(x, y, 40, ui.Hex(0xa79ca0)), s.arena.Leap(1, 130)))
		} else if k.Force > 0.35 {
			if k.Force >= 0.8 {
				s.Sound("crowd-roar", 1, 0)
				s.Sound("shield-break", 0.8, 0)
				s.Timeline.Now(s.Burst(x, y, 50, k.Colour))
			}
			s.Timeline.Now(s.arena.Leap(0.3+0.7*k.Force, 30+int(70*k.Force)))
		}
		s.arena.Scars.Add(math.Atan2(0.2+0.1*k.Force, float64(2*s.SideOf(p)-1)), k.Force)
	}, End: func() {
		veil(false)
		if !k.Last {
			s.blow = blow.Strike{}
			s.Release()
			return
		}
		board.Veil(&s.Board, on.Board(), true)
	}}
	after := int(float64(ticks) * k.Contact() / total)
	s.Play(ui.Par(going, ui.Seq(ui.Wait(after), pr.Show(len(pr.Taken)-1), ui.Par(s.SoundTween("stone-crack", 0.6+0.4*k.Force, 0), s.on.Runs(pr.Now, 12+int(18*k.Force))))))
}

// clashes plays an answer for a seat that meets what comes from the other side,
// by a card, and keeps back so much damage.
func clashes(s *Scene, pr *present.Presentation, k *blow.Clash, p rules.Seat, averts float64, by rules.DefID) {
	sd := s.SideOf(p)
	z := s.lay.Zones[bgd.Attack]
	k.Wide, k.Still, k.Force = z[sd].W, s.on.Still(), ui.Clamp01(0.25+averts/blow.Most)
	k.Hues = [2]ui.Colour{s.arena.Hues()[1-sd], faces.Counters}
	if by != 0 {
		k.Kind = blow.Kind(s.Cards.Attr(by, bgd.ATribe))
	}
	k.Meet(z[1-sd], z[sd], s.lay.HUD[sd], s.lay.Die)
	s.blows++
	crowd := map[bool]string{true: "crowd-roar", false: "crowd-groan"}[p == s.Audience]
	s.Play(ui.Par(pr.Show(0), k.Begins(&s.clash, &s.Base, 1-0.06*float64(s.blows), crowd, s.arena.Leap(0.2+0.5*k.Force, 50))))
}

// plinthed returns the face of a guardian on its plinth.
func plinthed(s *Scene, t present.Token) *cards.CardFace {
	var o board.CardOpts
	return s.fieldFace(t, &o)
}

// destroyed presents that a guardian has no LP left, unless the blow that
// felled it has shown it already.
func (s *Scene) destroyed(pr *present.Presentation) {
	ev := pr.Event
	p, t := ev.Seat, pr.Token(ev.Card)
	pr.Log("log.destroyed", p, ev.Def)
	if s.felled != ev.Card && t.Def != 0 {
		k := blow.Strike{Force: 0.6, Fells: true, Last: ev.From.Kind() == bgd.Attack, Number: "LP 0", Word: s.T("felled", s.CardName(ev.Def))}
		strikes(s, pr, k, present.Token{}, t, p, 1.5, func() {})
	}
	s.Play(s.SoundTween("defeat", 0.8, 0), pr.Show(0))
}

// over presents the end: sparks for the winner over the picture of the last
// blow, which fades.
func (s *Scene) over(pr *present.Presentation) {
	sd, z := s.SideOf(pr.Event.Seat), &s.lay.Zones
	pr.Over(faces.TribeColours[3], faces.Sides[1], s.Cheer(faces.Hit, faces.Sides[sd], z[bgd.Attack][sd], s.lay.HUD[sd], s.lay.Die, z[bgd.Attack][sd], z[bgd.Assist][sd]))
	s.Play(ui.Tween{Ticks: 20, Ease: ui.Linear, Start: func() { s.blow.Ground = nil; s.Release() }, Do: func(q float64) { s.blow.Out = q }, End: func() { s.blow = blow.Strike{} }}) // who has fallen stays unseen: the slab is empty
}
