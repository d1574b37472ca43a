package table

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/ui"
)

// How long a player waits for the next question at normal speed, in ticks; the
// turns after which the routine is known; how fast it may be told, and how
// fast what is weighty.
const (
	patience = 300
	familiar = 6
	haste    = 2.0
	strain   = 1.45
)

// Presentation plans how a batch of events is shown: steps on the timeline, and
// at which of them the table comes to the next moment.
type Presentation struct {
	Event    rules.Event   // what is told now
	Was, Now *Moment       // before it, and after it and what was taken with it
	Taken    []rules.Event // Event, and those that Take added

	m       *Match
	events  []rules.Event
	moments []Moment // moments[i]: before events[i]
	at      int      // of Event
	shown   int      // the moment that the table has come to
	held    []held
	cause   Cause // what Event means
	act     Act   // by which the log marks what is said now
	spotted bool  // a card has been held up for Event
}

// held is what stays on the table until the next thing is told.
type held struct {
	what string
	end  ui.Step
}

// Present tells events, with the view before the first and after each.
//
// A player waits for what others do, and sees much of it every turn. So what
// is told since the last answer hurries as far as it has to, to end within
// patience, and a little more with every turn; what the game calls weighty
// keeps its time, or nearly so where there is very much of it. Who has waited
// long already, through several answers of others, is told the rest faster.
func (m *Match) Present(env *ui.Env, events []rules.Event, seen []rules.View) {
	m.Surface.Invalidate() // the question that was asked is gone at once
	m.Ask = m.Ask[:0]
	m.measure(env)
	pr := &Presentation{m: m, events: events, moments: make([]Moment, len(events)+1)}
	m.View = &m.last
	pr.moments[0] = m.follow(&m.Moment, nil, &seen[0])
	for i := range events {
		pr.moments[i+1] = m.follow(&pr.moments[i], &events[i], &seen[i+1])
	}
	for pr.at < len(events) {
		pr.Event, pr.Was = events[pr.at], &pr.moments[pr.at]
		pr.take(1)
		pr.begin(pr.Event)
		m.stand(pr.Was.View)
		pr.act, pr.spotted = pr.cause.Act, false
		m.Timeline.Heavy(m.hooks.Weighty != nil && m.hooks.Weighty(pr.Event))
		if tell := m.hooks.Present[pr.Event.Kind]; tell != nil {
			tell(pr)
		} else {
			pr.Common()
		}
		pr.played()
		pr.told()
		m.Play(pr.Show(len(pr.Taken) - 1))
		pr.at += len(pr.Taken)
	}
	m.Timeline.Heavy(false)
	pr.Quiet()
	m.Then(func() { m.Fresh, m.Board.Acting = false, "" })
	late := ui.Clamp01((float64(m.since) - patience/3) / patience)
	m.Timeline.Hurry(patience-float64(m.since), 1+0.05*min(float64(seen[len(events)].S.Turn), familiar), haste*(1+0.7*late), strain*(1+0.7*late))
}

// take makes the events taken so many.
func (pr *Presentation) take(n int) {
	pr.Taken, pr.Now = pr.events[pr.at:pr.at+n], &pr.moments[pr.at+n]
}

// Take adds to Event those that follow it as long as they belong to it.
func (pr *Presentation) Take(belongs func(e rules.Event) bool) []rules.Event {
	n := len(pr.Taken)
	for pr.at+n < len(pr.events) && belongs(pr.events[pr.at+n]) {
		n++
	}
	pr.take(n)
	return pr.Taken
}

// Same takes the events of Event's kind that follow it.
func (pr *Presentation) Same() []rules.Event {
	return pr.Take(func(e rules.Event) bool { return e.Kind == pr.Event.Kind })
}

// After is the moment after the i-th of the events taken.
func (pr *Presentation) After(i int) *Moment { return &pr.moments[pr.at+i+1] }

// Coming is the event that follows those taken; its kind is EvNone at the end.
func (pr *Presentation) Coming() (e rules.Event) {
	if n := pr.at + len(pr.Taken); n < len(pr.events) {
		e = pr.events[n]
	}
	return e
}

// Show is the step at which the i-th of the events taken has happened on the
// table. It never goes back.
func (pr *Presentation) Show(i int) ui.Step {
	n := pr.at + i + 1
	return ui.Call(func() {
		if n <= pr.shown {
			return
		}
		m := pr.m
		pr.shown, m.Moment = n, pr.moments[n]
		if n == len(pr.moments)-1 { // the session keeps its views only until there are others
			m.keep(m.View)
		}
		m.Surface.Invalidate()
	})
}

// Token is the token of a card that an event names, as it is after it or, where
// it is hidden then, as it was before.
func (pr *Presentation) Token(id rules.CardID) Token {
	if t := pr.Now.Known(id); t.Def != 0 {
		return t
	}
	return pr.Was.Known(id)
}

// Log says a sentence when the presentation comes there.
func (pr *Presentation) Log(key string, p rules.Seat, card rules.DefID, args ...any) {
	pr.m.Play(pr.Say(key, p, card, args...))
}

// Say is Log as a step.
func (pr *Presentation) Say(key string, p rules.Seat, card rules.DefID, args ...any) ui.Step {
	ln := fact{key: key, p: p, card: card, act: pr.act, depth: int8(min(len(pr.m.open), 3))}
	copy(ln.args[:], args)
	return ui.Call(func() { pr.m.write(ln) })
}

// Hold keeps something on the table: end takes it away before the next thing
// is held, and at Quiet.
func (pr *Presentation) Hold(what string, begin, end ui.Step) {
	pr.Quiet()
	pr.m.Play(begin)
	pr.held = append(pr.held, held{what, end})
}

// Holds reports whether something is held.
func (pr *Presentation) Holds(what string) bool {
	return len(pr.held) > 0 && pr.held[len(pr.held)-1].what == what
}

// Quiet takes away what is held.
func (pr *Presentation) Quiet() {
	for _, h := range pr.held {
		pr.m.Play(h.end)
	}
	pr.held = pr.held[:0]
}

// Common tells Event as every table does.
func (pr *Presentation) Common() {
	m, ev := pr.m, pr.Event
	switch ev.Kind {
	case rules.EvMove:
		pr.Moves()
	case rules.EvFlip:
		pr.Flips()
	case rules.EvShow:
		pr.Shows()
	case rules.EvShuffle:
		pr.Shuffles()
	case rules.EvCommit:
		pr.Log("log.commit", ev.Seat, 0)
		m.Play(m.SoundStep("commit", 0.6, 0), ui.Wait(3))
	case rules.EvRandom:
		if ev.B == 6 { // events count a die's faces from 0
			var dice []Thrown
			for _, e := range pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.B == 6 && e.C == ev.C }) {
				dice = append(dice, Thrown{Seat: e.Seat, Value: int(e.A) + 1, Colour: m.Theme.Accent})
			}
			pr.Dice(dice)
			m.Play(ui.Wait(16))
		}
	case rules.EvOver:
		pr.Over(m.Theme.Danger, m.Theme.Accent2, ui.Step{})
	}
}

// Turn tells that a turn begins: across the table while it is new to the
// player, later in passing, at a point where nothing is covered.
func (pr *Presentation) Turn(fresh bool, title, sub string, col ui.Colour, x, y, size float64) {
	m := pr.m
	m.Play(m.SoundStep("turn-start", 0.6, 0))
	if fresh {
		m.Play(m.Callout(title, sub, col, 46))
		return
	}
	m.Play(m.Beside(m.Number(title, x, y, size, col, 60)))
}

// Over tells the end of the match, in the light of defeat or of a draw; with
// plays beside the banner.
func (pr *Presentation) Over(lost, drawn ui.Colour, with ui.Step) {
	m, w := pr.m, pr.Event.Seat
	pr.Quiet()
	m.Play(pr.Show(0))
	sound, key, col := "win", "log.over", m.Theme.Warm
	switch {
	case w == rules.NoSeat:
		sound, key, col = "draw-game", "log.over.draw", drawn
	case m.IsYou(w.Other()):
		sound, col = "lose", lost
	}
	m.Then(func() { // who has won and why is asked of what is shown
		head, why := m.Outcome(m.Lang)
		_, ja := m.Outcome(lang.JA)
		_, en := m.Outcome(lang.EN)
		m.Say(key, w, 0, lang.Phrase{JA: ja, EN: en})
		m.Sound(sound, 0.9, 0)
		if i := m.finish(); i >= 0 { // what it was won by stands for it
			m.spot = spot{Spot: Spot{Defs: []rules.DefID{m.lines[i].card}, Seat: w, Head: head, Text: why, Edge: col}}
		} else {
			m.banner = banner{text: head, sub: why, col: col}
		}
	})
	m.Play(ui.Par(ui.Step{Ticks: 130, Ease: ui.Linear, Do: func(p float64) { m.banner.p, m.spot.in = p, math.Min(1, math.Min(p, 1-p)*9) }, End: func() { m.banner, m.spot = banner{}, spot{} }}, with))
}

// Shuffles tells that a pile is shuffled; two piles are shuffled side by side.
func (pr *Presentation) Shuffles() {
	m, z := pr.m, pr.Event.To
	wait := 40 // nothing is drawn from a pile that lies apart
	if pr.Coming().Kind == rules.EvShuffle {
		wait = 14
	}
	pr.Riffle(z, 0.5, wait)
	if pr.Was.Turn() > 0 && m.zone(z).Lay == Heap {
		pr.Log("log.shuffle", z.Seat(), 0)
	}
}

// Riffle shows a pile being shuffled.
func (pr *Presentation) Riffle(z rules.ZoneID, gain float64, wait int) {
	m := pr.m
	m.Play(m.SoundStep("shuffle", gain, 0), ui.Call(func() { m.Timeline.Now(m.Shuffle(m.Lie(z, Token{}, &m.Moment), 56)) }), ui.Wait(wait))
}

// Moves tells cards that go the same way: from a pile to a hand they are drawn,
// else each flies as its new zone says.
func (pr *Presentation) Moves() {
	m, ev := pr.m, pr.Event
	pr.Take(func(e rules.Event) bool {
		return e.Kind == ev.Kind && e.From.Kind() == ev.From.Kind() && e.To.Kind() == ev.To.Kind()
	})
	f := m.zone(ev.To).Come
	if m.zone(ev.From).Lay != Heap || m.zone(ev.To).Lay != Spread {
		pr.Fly(f)
		return
	}
	if f.Log = ""; len(pr.Taken) > 6 {
		f.Gap = (f.Gap + 1) / 2
	}
	pr.Fly(f)
	var n, known [2]int
	for _, e := range pr.Taken {
		if n[e.To.Seat()]++; e.Def != 0 {
			known[e.To.Seat()]++
		}
	}
	for p := rules.Seat(0); p < 2; p++ {
		if n[p] > 2 || known[p] < n[p] { // many, or not all of them known, are only counted
			pr.Log("log.draw", p, 0, n[p])
			continue
		}
		for _, e := range pr.Taken {
			if e.To.Seat() == p {
				pr.Log("log.drawcard", p, e.Def)
			}
		}
	}
}

// Fly flies the cards of the events taken.
func (pr *Presentation) Fly(f Flight) {
	steps := make([]ui.Step, len(pr.Taken))
	for i := range pr.Taken {
		steps[i] = pr.Flight(i, f)
	}
	pr.m.Play(ui.Stagger(f.Gap, steps...), ui.Wait(f.Wait))
}

// Flight is the step in which the card of the i-th of the events taken flies.
func (pr *Presentation) Flight(i int, f Flight) ui.Step { return pr.FlightTo(i, i, f) }

// FlightTo is Flight of a card that lands when the j-th of the events has
// happened, too.
func (pr *Presentation) FlightTo(i, j int, f Flight) ui.Step {
	m, ev := pr.m, pr.Taken[i]
	was, now := pr.After(i-1), pr.After(j)
	tok := pr.After(i).Landed(ev)
	board := tok.Board()
	steps := []ui.Step{ui.Call(func() {
		m.Sound(f.Leave, 0.7, 0)
		start, _, _ := was.Find(tok.Key)
		m.Board.From(board, m.Lie(ev.From, start, was))
	})}
	if tok.Def != 0 {
		steps = append(steps, m.SetFace(board, m.Face(tok)))
	}
	if _, shown := m.hooks.Place(ev.To, tok, now); shown && m.zone(ev.To).Lay == Spread { // it finds its place among the others by itself
		steps = append(steps, pr.Show(j), m.SoundStep(f.Sound, 0.55, 0), ui.Wait(f.Ticks))
	} else {
		steps = append(steps, m.Move(board, m.Lie(ev.To, tok, now), f.Motion), pr.Show(j))
	}
	if f.Flash > 0 && tok.Def != 0 {
		steps = append(steps, m.Beside(m.Flash(board, m.hooks.Colour(tok.Def).Alpha(f.Flash), 22)))
	}
	if f.Log != "" && ev.Def != 0 {
		steps = append(steps, pr.Say(f.Log, ev.To.Seat(), ev.Def))
	}
	return ui.Seq(steps...)
}

// Landed is the token of the card that an event has moved, where it lies then.
func (m *Moment) Landed(ev rules.Event) Token {
	if z := m.View.S.Zone(ev.To); int(ev.A) >= 0 && int(ev.A) < len(z) {
		return m.Token(z[ev.A])
	}
	return Token{}
}

// Flips tells cards that are turned over together.
func (pr *Presentation) Flips() {
	m := pr.m
	var steps []ui.Step
	for _, ev := range pr.Same() {
		tok := pr.Now.Known(ev.Card)
		steps = append(steps, ui.Seq(m.SetFace(tok.Board(), m.Face(tok)), m.Flip(tok.Board(), ev.A == 1, 28), m.Beside(m.Flash(tok.Board(), m.hooks.Colour(tok.Def).Alpha(0.5), 18))))
	}
	m.Play(ui.Wait(4), m.SoundStep("card-reveal", 0.8, 0), ui.Par(steps...), pr.Show(len(pr.Taken)-1))
}

// Shows tells cards that an effect reveals: they are held up. So many that no
// eye could follow are a pile that a player looks through, as whoever watches
// both sees it.
func (pr *Presentation) Shows() {
	var defs []rules.DefID
	p := pr.Event.From.Seat()
	for _, ev := range pr.Same() {
		if ev.Def != 0 {
			defs = append(defs, ev.Def)
		}
	}
	if len(defs) > heldMost {
		pr.Log("log.looks", p, 0, len(defs))
		return
	}
	for _, def := range defs {
		pr.Log("log.show", p, def)
	}
	if len(defs) > 0 {
		pr.m.Play(pr.m.SoundStep("card-reveal", 0.7, 0))
		pr.Spot(Spot{Defs: defs, Seat: p}, 46+14*len(defs))
	}
}

// Anywhere stands for every kind of zone in a Saying.
const Anywhere = 0xff

// Saying is the sentence of a move from one kind of zone to another: Each is said
// of every card, Count of their number where not all are known or there are more
// than Few; 0 for any number.
type Saying struct {
	From, To    uint8
	Each, Count string
	Few         int
	When        func(pr *Presentation) bool // nil: always
}

// SayMoves says of the moves taken what the first line that fits them says.
func (pr *Presentation) SayMoves(list []Saying) {
	from, to, n, known := pr.Event.From.Kind(), pr.Event.To.Kind(), len(pr.Taken), 0
	for _, ev := range pr.Taken {
		if ev.Def != 0 {
			known++
		}
	}
	for _, w := range list {
		if w.From != Anywhere && w.From != from || w.To != Anywhere && w.To != to || w.When != nil && !w.When(pr) {
			continue
		}
		if w.Count != "" && (known < n || w.Each == "" || w.Few > 0 && n > w.Few) {
			pr.Log(w.Count, pr.Event.To.Seat(), 0, n)
			return
		}
		for _, ev := range pr.Taken {
			if w.Each != "" && ev.Def != 0 {
				pr.Log(w.Each, ev.To.Seat(), ev.Def)
			}
		}
		return
	}
}
