package mattsan

import (
	"math"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/sewing"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// zones describes how the cards lie and how they arrive.
var zones = []present.Zone{
	mtz.Deck:    {Lay: present.Heap, Come: present.Flight{Motion: board.Motion{Ticks: 20, Sound: "card-deal"}, Gap: 6, Wait: 3}},
	mtz.Hand:    {Lay: present.Spread, Next: present.Middle, Come: present.Flight{Motion: board.Motion{Ticks: 16, Sound: "card-draw"}, Gap: 8}},
	mtz.Battle:  {Come: present.Flight{Motion: board.Motion{Ticks: 22, Arc: 0.3, Sound: "card-place"}, Gap: 3, Wait: 3}},
	mtz.Bench:   {Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.3, Sound: "card-place"}, Gap: 3, Wait: 3}},
	mtz.Ground:  {Come: present.Flight{Motion: board.Motion{Ticks: 22, Sound: "carton"}, Gap: 3, Wait: 4}},
	mtz.Soul:    {Plain: true, Come: present.Flight{Motion: board.Motion{Ticks: 18, Arc: 0.4, Sound: "soul"}, Gap: 3}},
	mtz.Spent:   {},
	mtz.Under:   {Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.2, Sound: "tape"}, Gap: 3, Wait: 3}},
	mtz.Discard: {Lay: present.Open, Come: present.Flight{Motion: board.Motion{Ticks: 18, Arc: 0.4}, Gap: 4, Wait: 2}},
	mtz.Played:  {Plain: true, Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.3, Sound: "card-place"}, Wait: 2}},
}

// presenters returns the presenter of each kind of event.
func (s *Scene) presenters() map[rules.EventKind]func(pr *present.Presentation) {
	return map[rules.EventKind]func(pr *present.Presentation){
		rules.EvMove: s.moves, rules.EvFlip: s.flips, rules.EvShow: s.shows, rules.EvRandom: s.rolls, rules.EvOver: func(pr *present.Presentation) { pr.Over(faces.Opp, s.Theme.Accent2, ui.Tween{}) },
		mtz.EvTurn: s.turn, mtz.EvStep: s.step, mtz.EvFirst: s.first, mtz.EvRedraw: present.Said("log.redraw"),
		mtz.EvPlace: s.placed, mtz.EvSet: s.placed, mtz.EvDeclare: s.declared, mtz.EvAnswer: s.quietly, mtz.EvTarget: s.targeted, mtz.EvPass: s.passed,
		mtz.EvResolve: s.resolved, mtz.EvNegate: s.negates, mtz.EvFizzle: s.fizzles,
		mtz.EvDamage: s.damaged, mtz.EvHeal: s.healed, mtz.EvLeave: s.leaves, mtz.EvStay: s.stays, mtz.EvSouls: s.soulDraw, mtz.EvLose: s.loses,
		mtz.EvTap: s.taps, mtz.EvMod: s.modified, mtz.EvEx: s.counters, mtz.EvUnder: s.quietly, mtz.EvSlot: s.heard([2]string{"area-leave", "area-enter"}, [2]string{"log.slot.less", "log.slot.more"}), mtz.EvGuess: s.heard([2]string{"fizzle", "power-gain"}, [2]string{"log.guess.miss", "log.guess.hit"}), mtz.EvSilence: s.silenced, mtz.EvDie: s.counted,
	}
}

// inFront draws what is held up, moving souls, and the targets of the exchange.
func (s *Scene) inFront(c *ui.Canvas) {
	if s.Started && !s.Surface.Modal() {
		s.aims(c)
	}
	s.rising.draw(s, c)
	s.ball.draw(s, c)
	s.crack.Over(c)
	s.seam.Draw(c)
	s.DrawSpot(c)
}

// aims draws arcs from the last declaration to its targets; in a last stand, from
// what saves to the empty battlefield.
func (s *Scene) aims(c *ui.Canvas) {
	st := &s.View.S
	n := int(st.NStack)
	if lastStand(s) {
		x, y := s.lay.Card(s.lay.Battle[0], c.Px(1)).Centre()
		for _, o := range s.LegalActions {
			if q, ok := s.Board.PoseOf(s.Token(o.Card).Board()); ok && o.Verb == rules.Use {
				board.Bow(c, "aim", q.X, q.Y-0.3*q.W, x, y, s.Theme.Warm, true)
			}
		}
		return
	}
	if n == 0 {
		return
	}
	o := &st.Stack[n-1]
	if s.resolving >= 0 && s.resolving < n {
		o = &st.Stack[s.resolving]
	}
	from, ok := s.Board.PoseOf(s.desk.Front(o.Src).Board())
	if !ok {
		return
	}
	bow := func(to rules.CardID) {
		if q, ok := s.Board.PoseOf(s.desk.Front(to).Board()); ok && to != o.Src && to != 0 {
			board.Bow(c, "aim", from.X, from.Y, q.X, q.Y, s.desk.Crayon(o.Ctrl), true)
		}
	}
	for _, t := range o.T[:o.NT] {
		if t.Card != 0 && st.Card(t.Card).Zone.Kind() <= mtz.Ground && st.Card(t.Card).Zone.Kind() >= mtz.Battle {
			bow(t.Card)
		}
	}
	if int16(o.Kind) == mtz.KindAttack && o.NT == 0 && !mtz.Struck(st, entries.At(st, o)) { // once it has landed nothing is aimed at
		bow(mtz.Fighter(st, o.Ctrl.Other()))
	}
}

// at returns where a card is on the table; ok is false if it is not there.
func (s *Scene) at(pr *present.Presentation, c rules.CardID) (x, y float64, board string, ok bool) {
	board = field.Top(pr.Was, pr.Token(c)).Board()
	q, ok := s.Board.PoseOf(board)
	if ok {
		return q.X, q.Y, board, true
	}
	if z := pr.Was.View.S.Card(c).Zone; z.Kind() == mtz.Battle || z.Kind() == mtz.Bench {
		x, y = s.desk.Cell(z.Seat(), field.SlotOf(&pr.Was.View.S, c)).Centre()
		return x, y, board, true
	}
	return 0, 0, board, false
}

// name returns a card's name for a second place in a sentence.
func (s *Scene) name(pr *present.Presentation, c rules.CardID) lang.Phrase {
	def := pr.Token(c).Def
	for _, at := range [...]*present.Moment{pr.Now, pr.Was} { // the name of its top
		if t := field.Front(at, c); c != 0 && t.Def != 0 {
			def = t.Def
			break
		}
	}
	return lang.Phrase{JA: s.Named(def, lang.JA), EN: s.Named(def, lang.EN)}
}

// quietly shows the next moment without a word.
func (s *Scene) quietly(pr *present.Presentation) { s.Play(pr.Show(0)) }

// moves presents flights. A card that goes to a slot arrives when its slot is known.
func (s *Scene) moves(pr *present.Presentation) {
	ev := pr.Event
	from, to := ev.From.Kind(), ev.To.Kind()
	switch {
	case from == mtz.Soul && to == mtz.Spent, from == mtz.Spent && to == mtz.Soul:
		pr.Take(func(e rules.Event) bool { return e.Kind == rules.EvMove && e.From == ev.From && e.To == ev.To })
		s.Play(pr.Show(len(pr.Taken) - 1))
		if to == mtz.Spent {
			s.Play(s.SoundTween("mana-tap", 0.6, 0), ui.Wait(4))
			pr.Log("log.pay", ev.From.Seat(), 0, len(pr.Taken))
		}
		return
	case to == mtz.Battle && from == mtz.Hand && pr.Was.Turn() == 0:
		pr.Take(func(e rules.Event) bool {
			return e.Kind == mtz.EvPlace || e.Kind == rules.EvMove && e.To.Kind() == mtz.Battle
		})
		s.together(pr)
		return
	case to == mtz.Battle || to == mtz.Bench || to == mtz.Ground || to == mtz.Under:
		back := from == mtz.Battle && to == mtz.Bench // two change places: a hidden one is turned up on the way
		n := 0
		pr.Take(func(e rules.Event) bool {
			n++
			switch e.Kind {
			case mtz.EvPlace, mtz.EvSet, mtz.EvUnder:
				return e.Card == ev.Card && n <= 2 || back && e.Seat == ev.From.Seat() && e.To.Kind() == mtz.Battle
			case rules.EvFlip:
				return back && n == 1
			case rules.EvMove:
				return back && n <= 2 && e.From.Seat() == ev.From.Seat() && e.To.Kind() == mtz.Battle
			}
			return false
		})
		s.together(pr)
		return
	}
	if from == mtz.Deck && to == mtz.Hand {
		pr.Moves()
		return
	}
	pr.Take(func(e rules.Event) bool {
		return e.Kind == ev.Kind && e.From.Kind() == from && e.To.Kind() == to && e.To.Seat() == ev.To.Seat()
	})
	f := zones[to].Come
	if to == mtz.Discard && (from == mtz.Battle || from == mtz.Bench) {
		f.Ember, f.Sound = s.Theme.Warm, "abyss"
		if ev.Card == s.thrown { // it lies there
			f, s.thrown = present.Flight{}, 0
		}
	}
	pr.Fly(f)
	pr.SayMoves(sayings)
	if from == mtz.Hand && to == mtz.Discard {
		for _, e := range pr.Taken {
			if s.game.FieldOnly(e.Def) {
				pr.Log("log.discard.still", ev.From.Seat(), e.Def)
			}
		}
	}
}

// together flies cards to their slots at the same moment, and logs where they are.
func (s *Scene) together(pr *present.Presentation) {
	last := len(pr.Taken) - 1
	var steps []ui.Tween
	for i, e := range pr.Taken {
		if e.Kind == rules.EvMove {
			steps = append(steps, pr.FlightTo(i, last, zones[e.To.Kind()].Come))
		}
	}
	if ace := arrives(s, pr); ace {
		e := pr.Taken[0]
		at, _ := s.desk.Lies(e.To, pr.Token(e.Card), pr.After(last))
		x, y := at.Centre()
		col := s.Cards.ColourOf(e.Def)
		spot := desk.Spot{Seat: e.To.Seat(), Slot: field.SlotOf(&pr.After(last).View.S, e.Card)}
		s.Play(ui.Par(append(steps, dims(s, at, 0, 1), plunge(s, pr.Token(e.Card).Board(), spot))...), ui.Par(s.SoundTween("hit-heavy", 0.9, 0), s.Beside(ui.Par(s.Impact(2.6, x, y, 0, 14*s.Unit(), col.Lighten(0.4)), lands(s, spot, paper.Dent),
			s.Number(Text.T(s.Lang, "arrives", s.Named(e.Def, s.Lang)), x, y-0.4*at.H, 24*s.Unit(), s.Theme.Warm, 50))), ui.Wait(max(12, 26-6*s.grand[1]))), dims(s, at, 1, 0))
		s.grand[1]++
	} else {
		s.Play(ui.Par(steps...), ui.Wait(4))
	}
	for _, e := range pr.Taken {
		if e.Kind == mtz.EvUnder {
			sews(s, pr, e.Src)
		}
		s.logPlace(pr, e)
	}
	ev := pr.Taken[0]
	in := slices.IndexFunc(pr.Taken, func(e rules.Event) bool { return e.Kind == rules.EvMove && e.To.Kind() == mtz.Battle })
	if ev.To.Kind() == mtz.Bench && in > 0 {
		pr.Log("log.swap", ev.From.Seat(), pr.Taken[in].Def, s.name(pr, ev.Card))
	} else if last == 0 && ev.From.Kind() == mtz.Bench && ev.To.Kind() == mtz.Battle {
		pr.Log("log.refill", ev.To.Seat(), ev.Def)
	}
}

// sews presents that a card is sewn to a unit: both hop when the thread is tugged.
func sews(s *Scene, pr *present.Presentation, unit rules.CardID) {
	_, _, board, ok := s.at(pr, unit)
	if q, on := s.Board.PoseOf(board); ok && on {
		s.Play(ui.Par(s.SoundTween("tape", 0.6, 0), ui.Tween{Ticks: sewing.Ticks, Ease: ui.Linear, Start: func() { s.seam.R = q.Rect() },
			Do: func(p float64) {
				if s.seam.At = p * sewing.Ticks; s.Surface.Env().Settings.ReducedMotion { // sewn at once
					s.seam.At = sewing.Ticks * 0.85
				}
			}, End: func() { s.seam = sewing.Seam{} }},
			ui.Seq(ui.Wait(34), s.Recoil(board, 0, -6*s.Unit(), 12), s.SoundTween("card-place", 0.9, 0))))
	}
}

// logPlace logs that a card has arrived in a slot.
func (s *Scene) logPlace(pr *present.Presentation, e rules.Event) {
	switch e.Kind {
	case mtz.EvSet:
		if e.Def != 0 {
			pr.Log("log.set.card", e.Seat, e.Def)
		} else {
			pr.Log("log.set", e.Seat, 0)
		}
	case mtz.EvPlace:
		key := "log.place"
		switch {
		case e.B == 1:
			key = "log.turnup"
		case s.Cards.Attr(e.Def, mtz.AType) == mtz.Terrain:
			key = "log.lay"
		case int(e.A) == mtz.BattleSlot:
			key = "log.place.battle"
		}
		pr.Log(key, e.Seat, e.Def)
	case mtz.EvUnder:
		pr.Log("log.under."+strconv.Itoa(int(e.A)), e.Seat, e.Def, s.name(pr, e.Src))
	}
}

// sayings are the sentences of moves (table.Saying).
var sayings = []present.Saying{
	{From: mtz.Hand, To: mtz.Soul, Each: "log.charge.card", Count: "log.charge"}, {From: present.Anywhere, To: mtz.Soul, Each: "log.tosoul", Count: "log.charge"},
	{From: mtz.Hand, To: mtz.Discard, Each: "log.discard"}, {From: mtz.Deck, To: mtz.Discard, Each: "log.mill"}, {From: mtz.Ground, To: mtz.Discard, Each: "log.scrap"}, {From: mtz.Under, To: mtz.Discard, Each: "log.scrap"},
	{From: mtz.Hand, To: mtz.Played}, {From: mtz.Played, To: mtz.Discard}, {From: mtz.Battle, To: present.Anywhere}, {From: mtz.Bench, To: present.Anywhere},
	{From: present.Anywhere, To: mtz.Hand, Each: "log.tohand", Count: "log.tohand.n"}, {From: present.Anywhere, To: mtz.Deck, Each: "log.todeck", Count: "log.todeck.n"}, {From: present.Anywhere, To: mtz.Discard, Each: "log.scrap"},
}

// flips presents cards that are turned over.
func (s *Scene) flips(pr *present.Presentation) {
	ev := pr.Event
	if pr.Flips(); ev.A == 0 && ev.Def != 0 {
		pr.Log("log.turndown", ev.Seat, ev.Def)
	}
	s.Play(ui.Wait(4))
}

// shows presents cards that are revealed; one's own are not held up to oneself.
func (s *Scene) shows(pr *present.Presentation) {
	var defs []rules.DefID
	p := pr.Event.From.Seat()
	for _, ev := range pr.Same() {
		if ev.Def == 0 || s.Audience == p && pr.Was.Known(ev.Card).Def != 0 {
			continue
		}
		defs = append(defs, ev.Def)
		pr.Log("log.show", p, ev.Def)
	}
	if len(defs) > 0 {
		s.Play(s.SoundTween("card-reveal", 0.7, 0))
		pr.Spot(present.Spot{Defs: defs, Seat: p}, 26+8*len(defs))
	}
}

// rolls presents dice, with the table that they are looked up in.
func (s *Scene) rolls(pr *present.Presentation) {
	ev := pr.Event
	if ev.B != 6 {
		s.Play(pr.Show(0))
		return
	}
	var dice []board.Thrown
	for _, e := range pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.B == 6 && e.Seat == ev.Seat }) {
		dice = append(dice, board.Thrown{Seat: e.Seat, Value: int(e.A) + 1, Colour: faces.Paper})
	}
	pr.Dice(dice)
	s.Play(ui.Wait(8))
}

func (s *Scene) counted(pr *present.Presentation) {
	ev := pr.Event
	x, y := s.lay.Stage.Centre()
	if !s.lay.Die.Empty() {
		x, y = s.lay.Die.Centre()
	}
	s.Play(pr.Show(0), s.Beside(s.Number(strconv.Itoa(int(ev.A)), x, y-40*s.Unit(), 44*s.Unit(), s.Theme.Warm, 50)), ui.Wait(14))
	pr.Log("log.die", ev.Seat, 0, ev.A)
}

func (s *Scene) turn(pr *present.Presentation) {
	pr.Quiet()
	p, n := pr.Event.Seat, int(pr.Event.A)
	s.Play(ui.Call(func() { s.dawn = n }), pr.Show(0))
	pr.Log("log.turn", p, 0, n)
	text, size := Text.T(s.Lang, "turn.of", s.Possessive(p, s.Lang, true)), 24*s.Unit()
	if s.lay.Tall {
		size = 20 * s.Unit()
	}
	x, y := s.desk.WordsAt(p, true)
	x = math.Max(x, ui.Measure(text, ui.Bold, size)/2+6*s.Unit())
	pr.Turn(n <= 2, text, Text.T(s.Lang, "turn", n), s.desk.Crayon(p), x, y, size)
	s.Play(ui.Wait(6))
}

// step presents a step, which is only a light that moves on.
func (s *Scene) step(pr *present.Presentation) {
	pr.Quiet()
	s.Play(ui.Call(func() { s.dawn = 0 }), pr.Show(0))
}

func (s *Scene) first(pr *present.Presentation) {
	p := pr.Event.Seat
	s.Play(pr.Show(0), s.SoundTween("bell-day", 0.5, 0), s.Callout(s.Sentence(s.Lang, "log.first", p, 0), Text.T(s.Lang, "intro"), s.desk.Crayon(p), 70))
	pr.Log("log.first", p, 0)
}

// placed presents a card that is turned up in place.
func (s *Scene) placed(pr *present.Presentation) {
	ev := pr.Event
	s.Play(pr.Show(0))
	if t := pr.Token(ev.Card); t.Def != 0 {
		s.Play(s.Beside(s.Flash(t.Board(), s.Cards.ColourOf(t.Def).Alpha(0.6), 16)))
	}
	s.logPlace(pr, ev)
	s.Play(ui.Wait(6))
}

// declared presents the declaration of an effect, which goes on top of the pile.
func (s *Scene) declared(pr *present.Presentation) {
	ev := pr.Event
	sound := "stack"
	if ev.A == mtz.KindTrap {
		sound = "boing"
	}
	s.Play(pr.Show(0), s.SoundTween(sound, 0.7, 0))
	pr.Log("log.declare."+entries.Kinds[ev.A], ev.Seat, ev.Def)
	if _, _, board, ok := s.at(pr, ev.Card); ok {
		s.Play(s.Beside(s.Flash(board, s.desk.Crayon(ev.Seat).Alpha(0.7), 18)))
	}
	wait := 16
	if ai := int(ev.B); ev.Seat != s.Audience && ev.A != mtz.KindAttack && ev.A != mtz.KindSwitch && ai >= 0 && ai < len(s.game.Lib.Abilities) {
		pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: Text.T(s.Lang, "kind."+entries.Kinds[ev.A]), Text: s.game.Lib.AbilityText(uint16(ai), s.Lang)}, 44)
		pr.Quiet()
		wait = 2
	}
	s.Play(ui.Wait(wait))
}

func (s *Scene) targeted(pr *present.Presentation) {
	ev := pr.Event
	s.Play(pr.Show(0))
	if _, _, board, ok := s.at(pr, ev.Card); ok {
		s.Play(s.Beside(s.Flash(board, s.Theme.Danger, 16)))
	}
	if ev.Def != 0 {
		pr.Log("log.target", ev.Seat, ev.Def)
	}
	s.Play(ui.Wait(8))
}

// passed presents a pass, in words only where answers are piled up.
func (s *Scene) passed(pr *present.Presentation) {
	p := pr.Event.Seat
	s.Play(pr.Show(0))
	if p != s.Audience && s.View.S.NStack > 1 { // a single deed goes on without a word
		x, y := s.desk.WordsAt(p, s.View.S.NStack == 0)
		s.Play(s.Beside(s.Number(Text.T(s.Lang, "passes"), x, y, 18*s.Unit(), s.desk.Crayon(p), 40)), ui.Wait(4))
	}
}

// resolved presents an entry of the exchange as it resolves.
func (s *Scene) resolved(pr *present.Presentation) {
	ev := pr.Event
	at := int(ev.C)
	s.acting = at
	s.Play(pr.Show(0), ui.Call(func() { s.resolving = at; s.Surface.Invalidate() }))
	if at > 0 || ev.A != mtz.KindAttack && ev.A != mtz.KindSwitch {
		pr.Log("log.resolve", ev.Seat, ev.Def)
	}
	_, _, board, ok := s.at(pr, ev.Card)
	if ev.A != mtz.KindAttack || !ok {
		s.Play(s.SoundTween("resolve", 0.6, 0), ui.Wait(8))
		return
	}
	to := mtz.Fighter(&pr.Now.View.S, ev.Seat.Other())
	if _, _, _, seen := s.at(pr, to); seen {
		s.Play(s.SoundTween("attack-light", 0.8, 0), slam(s, board, ev.Seat, 0, paper.SlamTicks), s.Beside(slam(s, board, ev.Seat, paper.SlamTicks, paper.SlamTicks+paper.SlamStay+paper.SlamHome)))
	}
}

// slam is the part of a player's fighter's slam at its foe between two of its ticks.
func slam(s *Scene, id string, p rules.Seat, from, to float64) ui.Tween {
	return ui.Tween{Ticks: int(to - from), Ease: ui.Linear, Do: func(k float64) {
		if s.Surface.Env().Settings.ReducedMotion {
			return
		}
		rest := func(p rules.Seat) board.Pose { // the window may change on the way
			return board.PoseIn(s.lay.Card(s.desk.Cell(p, mtz.BattleSlot), s.Unit()), true)
		}
		q := paper.Slam(rest(p), rest(p.Other()), ui.Lerp(from, to, k))
		board.Carry(&s.Board, id, &q)
	}, End: func() {
		if from > 0 {
			board.Carry(&s.Board, id, nil)
		}
	}}
}

func (s *Scene) negates(pr *present.Presentation) {
	ev, st := pr.Event, &pr.Was.View.S
	s.Play(pr.Show(0), s.SoundTween("pop", 0.9, 0))
	x, y, _, ok := s.at(pr, ev.Card) // its entry is struck out: the word rises from the card
	if !ok {
		x, y = s.lay.Stage.Centre()
	}
	if n := int(st.NStack); int(ev.A) < n && ev.A >= 0 {
		if by, o := s.acting, &st.Stack[ev.A]; by < n {
			what := s.name(pr, ev.Card)
			if k := int16(o.Kind); k < mtz.KindTrump || k > mtz.KindTerrain { // not the unit: what it did
				what = lang.Phrase{JA: s.entries.Name(o, lang.JA), EN: s.entries.Name(o, lang.EN)}
			}
			pr.Log("log.negate", ev.Seat, st.Stack[by].Def, what)
		}
	}
	s.Play(s.Number(Text.T(s.Lang, "negated"), x, y, 30*s.Unit(), s.Theme.Danger, 46))
}

func (s *Scene) fizzles(pr *present.Presentation) {
	pr.Log("log.fizzle", pr.Event.Seat, pr.Event.Def)
	x, y := s.desk.WordsAt(pr.Event.Seat, s.View.S.NStack == 0)
	s.Play(pr.Show(0), s.SoundTween("fizzle", 0.6, 0), s.Beside(s.Number(Text.T(s.Lang, "fizzled"), x, y, 18*s.Unit(), s.Theme.TextSoft, 46)), ui.Wait(14))
}

// damaged presents a run of damage dealt together.
func (s *Scene) damaged(pr *present.Presentation) {
	u := s.Unit()
	var steps []ui.Tween
	var blow desk.Spot // the hardest of them
	most := int16(0)
	for _, ev := range pr.Same() {
		x, y, board, ok := s.at(pr, ev.Card)
		if ev.A == 0 && pr.After(0).View.S.Turn == 1 && mtz.QuietFirst { // MTZ-29.23
			pr.Log("log.damage.first", ev.Seat, ev.Def)
		} else if ev.C > 0 {
			pr.Log("log.damage.cut", ev.Seat, ev.Def, ev.A, ev.C)
		} else {
			pr.Log("log.damage", ev.Seat, ev.Def, ev.A)
		}
		if !ok {
			continue
		}
		most = max(most, ev.A)
		if ev.A == 0 {
			steps = append(steps, ui.Par(s.SoundTween("shield", 0.7, 0), s.Number("0", x, y, 30*u, s.Theme.TextSoft, 46), s.Flash(board, s.Theme.Accent2, 20)))
			continue
		}
		dy := [...]float64{8, 15, 24}[paper.Force(ev.A)] * u
		if s.SideOf(ev.Seat) == 1 {
			dy = -dy
		}
		steps = append(steps, ui.Par(s.Number("−"+strconv.Itoa(int(ev.A)), x, y-10*u, (34+3*float64(min(ev.A, 8)))*u, s.Theme.Danger, 52), s.Flash(board, s.Theme.Danger, 18), s.Recoil(board, 0, dy, 18)))
		if paper.Force(ev.A) > 0 { // less only nudges it
			steps = append(steps, s.Impact(stage.Weight(float64(ev.A), 20), x, y, 0, dy, s.Theme.Warm))
		}
		if ev.A == most {
			blow = desk.Spot{Seat: ev.Seat, Slot: field.SlotOf(&pr.Was.View.S, ev.Card)}
		}
	}
	s.Play(pr.Show(len(pr.Taken) - 1))
	if len(steps) > 0 {
		if most > 0 {
			steps = append(steps, lands(s, blow, paper.Force(most)), s.SoundTween("hit-"+board.Strength(float64(most), 3, 6), 0.9, 0))
		}
		wait := [...]int{20, 30, 54}[paper.Force(most)]
		if paper.Force(most) == 2 { // it stands still for a moment, each time a shorter one
			wait = max(34, wait-6*s.grand[0])
			s.grand[0]++
		}
		s.Play(ui.Par(s.Beside(ui.Par(steps...)), ui.Wait(wait)))
	}
}

// lands is the step in which a blow raises dust, sends a ripple over the mat and
// makes the pencil jump; a heavy one cracks the card.
func lands(s *Scene, at desk.Spot, force int) ui.Tween {
	return ui.Tween{Ticks: [...]int{20, 34, 50, 50}[force], Ease: ui.Linear, Do: func(p float64) { s.crack = paper.Blow{R: s.desk.Card(at), At: p, Force: force} }, End: func() { s.crack = paper.Blow{} }}
}

// arrives reports whether the first of these moves is the arrival of a unit with
// a placement condition, the ace of a deck.
func arrives(s *Scene, pr *present.Presentation) bool {
	e := pr.Taken[0]
	k := e.To.Kind()
	return e.Kind == rules.EvMove && (k == mtz.Battle || k == mtz.Bench) && e.From.Kind() == mtz.Hand && e.Def != 0 && s.game.Conditional(e.Def)
}

// plunge is the step in which a card that arrives hangs still over its place, and
// is slammed onto it from above.
func plunge(s *Scene, id string, at desk.Spot) ui.Tween {
	var from *board.Pose
	t := max(26, paper.PlungeTicks-6*s.grand[1])
	return ui.Tween{Ticks: t, Ease: ui.Linear, Do: func(p float64) {
		if s.Surface.Env().Settings.ReducedMotion {
			return
		}
		if q, ok := s.Board.PoseOf(id); ok && from == nil {
			from = &q
		}
		if from != nil {
			q := paper.Plunge(*from, board.PoseIn(s.desk.Card(at), true), p)
			board.Carry(&s.Board, id, &q)
		}
	}, End: func() { board.Carry(&s.Board, id, nil) }}
}

// dims is the step in which the classroom gets dark, but for the place of an
// arrival, or light again. Each arrival takes less time than the one before.
func dims(s *Scene, at ui.Rect, from, to float64) ui.Tween {
	return ui.Tween{Ticks: max(6, 18-4*s.grand[1]), Ease: ui.EaseInOut, Start: func() { s.gloomAt.X, s.gloomAt.Y = at.Centre() },
		Do: func(p float64) { s.gloom = ui.Lerp(from, to, p) }, End: func() { s.gloom = to }}
}

// onCard shows the next moment, with a text that rises from a lit card.
func (s *Scene) onCard(pr *present.Presentation, text string, col ui.Colour, sound string, wait int) {
	s.Play(pr.Show(0))
	if x, y, board, ok := s.at(pr, pr.Event.Card); ok {
		s.Play(s.SoundTween(sound, 0.6, 0), s.Beside(ui.Par(s.Number(text, x, y, 26*s.Unit(), col, 48), s.Flash(board, col, 20))), ui.Wait(wait))
	}
}

func (s *Scene) healed(pr *present.Presentation) {
	ev := pr.Event
	if ev.A == 0 {
		s.quietly(pr)
		return
	}
	s.onCard(pr, "+"+strconv.Itoa(int(ev.A)), s.Theme.Good, "power-gain", 20)
	pr.Log("log.heal", ev.Seat, ev.Def, ev.A)
}

// leaves presents a unit that leaves the field: its soul rises as a scrap of paper.
func (s *Scene) leaves(pr *present.Presentation) {
	ev := pr.Event
	pr.Log("log.leave."+strconv.Itoa(int(ev.A)), ev.From.Seat(), ev.Def)
	x, y, board, ok := s.at(pr, ev.Card)
	if !ok || ev.A > mtz.LeaveDiscard {
		return
	}
	sound := [2]string{"defeat", "abyss"}[rules.Truth(ev.A == mtz.LeaveDiscard)]
	hit := ui.Par(s.Flash(board, s.Theme.Danger, 16), s.Shake(4*s.Unit(), 12), s.Burst(x, y, 20, faces.Paper))
	if s.Surface.Env().Settings.ReducedMotion {
		s.Play(s.SoundTween(sound, 0.8, 0), hit)
		return
	}
	s.thrown = ev.Card // crumpled and thrown onto the pile; it is whole again when all is shown
	from, col := desk.Spot{Seat: ev.From.Seat(), Slot: field.SlotOf(&pr.Was.View.S, ev.Card)}, ui.Colour{}
	if ev.B == mtz.CauseCost { // it is torn
		col, hit, sound = s.Cards.ColourOf(ev.Def), s.Flash(board, s.Theme.Warm, 10), "tape"
	}
	s.Play(s.SoundTween(sound, 0.8, 0), ui.Par(hit, s.Dissolve(board, faces.Paper, 10), ui.Tween{Ticks: 36, Ease: ui.Linear,
		Do:  func(p float64) { s.ball = ball{from, p, col} },
		End: func() { s.ball = ball{} }}))
}

// ball is a card that is thrown onto its pile: from where, and how far it has come.
type ball struct {
	from desk.Spot
	p    float64
	torn ui.Colour // of a card that was paid with, which is torn in two
}

// draw draws it.
func (b *ball) draw(s *Scene, c *ui.Canvas) {
	if b.p == 0 {
		return
	}
	r := s.desk.Card(b.from)
	pile, _ := s.lay.Zone(mtz.Discard, s.SideOf(b.from.Seat))
	x, y := r.Centre()
	tx, ty := pile.Centre()
	q := ui.EaseInOut(ui.Clamp01(2*b.p - 1))
	if b.torn.A > 0 {
		paper.Tear(c, r, ui.Lerp(0, tx-x, q), ui.Lerp(0, ty-y, q)-r.W*1.2*q*(1-q), b.p, b.torn)
		return
	}
	paper.Ball(c, ui.Lerp(x, tx, q), ui.Lerp(y, ty, q)-r.W*1.9*q*(1-q), r.W*(1-0.45*q), math.Min(1, b.p*2.2))
}

func (s *Scene) stays(pr *present.Presentation) {
	s.onCard(pr, Text.T(s.Lang, "stays", pr.Event.A), s.Theme.Good, "trigger", 36)
	pr.Log("log.stay", pr.Event.Seat, pr.Event.Def, pr.Event.A)
}

// soulDraw presents the cards that a player draws for the souls of the defeated.
func (s *Scene) soulDraw(pr *present.Presentation) {
	ev, key := pr.Event, "log.souls"
	if ev.B == 1 {
		key = "log.souls.lost"
	}
	if ev.A > 0 {
		r := s.desk.Cell(ev.Seat, mtz.BattleSlot)
		x, y := r.Centre()
		s.Play(s.SoundTween("soul", 0.8, 0), s.Beside(ui.Par(s.Number(Text.T(s.Lang, "souls.up", ev.A), x, y, 24*s.Unit(), faces.Soul, 56), s.float(ev.Seat, int(ev.A)))), ui.Wait(14))
	}
	pr.Log(key, ev.Seat, 0, ev.A)
}

// afloat are souls that fly from where a unit was defeated to the hand that draws for them.
type afloat struct {
	from desk.Spot
	n    int
	p    float64
}

// float returns the step in which souls peel off and fly to their player's hand.
func (s *Scene) float(p rules.Seat, n int) ui.Tween {
	return ui.Tween{Ticks: 54, Ease: ui.Linear,
		Do:  func(q float64) { s.rising = afloat{desk.Spot{Seat: p, Slot: mtz.BattleSlot}, min(n, 6), q} },
		End: func() { s.rising = afloat{} }}
}

// draw draws each soul: it swells as it peels off, and lands in the hand.
func (a *afloat) draw(s *Scene, c *ui.Canvas) {
	if c.Env.Settings.ReducedMotion || a.n == 0 {
		return
	}
	r, sd := s.desk.Card(a.from), s.SideOf(a.from.Seat)
	to := s.lay.Hand[sd]
	if to.Empty() {
		to = s.lay.HUD[sd]
	}
	x0, y0 := r.Centre()
	tx, ty := to.Centre()
	wide := math.Max(0.48*r.W, 24*c.Px(1))
	for i := range a.n {
		late := 0.08 * float64(i)
		p := ui.Clamp01((a.p - late) / (1 - 0.08*float64(a.n)))
		if p == 0 || p == 1 {
			continue
		}
		q := ui.EaseInOut(ui.Clamp01((p - 0.3) / 0.7))
		off := float64(i) - float64(a.n-1)/2
		x := ui.Lerp(x0, tx, q) + off*wide*1.15*math.Min(1, p*4)*(1-0.5*q)
		y := ui.Lerp(y0, ty, q) - r.H*(0.5*q*(1-q)*4+0.22*math.Min(1, p*4)*(1-q))
		paper.Slip(c, x, y, wide*(0.55+0.65*math.Sin(math.Min(1, p*1.5)*math.Pi*0.62)), 0.12*off+0.25*math.Sin(p*7+float64(i)), i)
	}
}

func (s *Scene) loses(pr *present.Presentation) {
	ev, key := pr.Event, "wipeout"
	if ev.A == mtz.LostDeck {
		key = "deckout"
	}
	s.Play(pr.Show(0), s.SoundTween("hit-heavy", 0.8, 0), ui.Par(s.Callout(Text.T(s.Lang, key), s.Player(ev.Seat, s.Lang), s.Theme.Danger, 56), s.Shake(9*s.Unit(), 22)))
	pr.Log("log."+key, ev.Seat, 0)
	s.Play(ui.Wait(40)) // the empty place is seen before the result covers it
}

func (s *Scene) taps(pr *present.Presentation) {
	ev := pr.Event
	pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.A == ev.A && e.Seat == ev.Seat })
	s.Play(pr.Show(len(pr.Taken)-1), s.SoundTween("card-place", 0.4, 0), ui.Wait(6))
}

// values names what modifiers change.
var values = map[int16]string{int16(mtz.ModAtk): "atk", int16(mtz.ModAtkSet): "atk", int16(mtz.ModHP): "hp", int16(mtz.ModSoul): "soul"}

func (s *Scene) modified(pr *present.Presentation) {
	ev := pr.Event
	key, plain := values[ev.A]
	if !plain {
		word := field.Changes(ev.A, ev.B)
		s.onCard(pr, word.In(s.Lang), s.Theme.Accent2, "crayon", 24)
		pr.Log("log.mod", ev.Seat, ev.Def, word)
		return
	}
	text, col := lang.Signed(int(ev.B)), s.Theme.Good
	if ev.A == int16(mtz.ModAtkSet) {
		text = "=" + strconv.Itoa(int(ev.B))
	} else if ev.B < 0 {
		col = s.Theme.Danger
	}
	s.onCard(pr, text, col, "crayon", 14)
	pr.Log("log.mod."+key, ev.Seat, ev.Def, text)
}

func (s *Scene) counters(pr *present.Presentation) {
	ev := pr.Event
	s.onCard(pr, "EX "+lang.Signed(int(ev.A)), faces.Ex, "charge", 10)
	pr.Log("log.ex", ev.Seat, ev.Def, lang.Signed(int(ev.A)), ev.B)
}

// heard presents an event by a sound and one of two sentences, by its number B.
func (s *Scene) heard(sounds, keys [2]string) func(pr *present.Presentation) {
	return func(pr *present.Presentation) {
		ev, def := pr.Event, rules.DefID(0)
		if ev.Kind == mtz.EvGuess {
			def = rules.DefID(ev.A)
		}
		s.Play(pr.Show(0), s.SoundTween(sounds[ev.B&1], 0.6, 0), ui.Wait(16))
		pr.Log(keys[ev.B&1], ev.Seat, def)
	}
}

func (s *Scene) silenced(pr *present.Presentation) {
	s.Play(pr.Show(0), s.SoundTween("bell-night", 0.8, 0), s.Callout(Text.T(s.Lang, "silence"), Text.T(s.Lang, "silence.sub"), s.Theme.Accent2, 70))
	pr.Log("log.silence", rules.NoSeat, 0)
}
