package present

import (
	"cmp"
	"math"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// The pace of presentations: how many ticks a player waits for the next question
// at normal speed, the turns after which routine events are known, and how much
// faster than normal routine and weighty events are shown at most.
const (
	patience    = 300
	familiar    = 6
	FastRoutine = 2.0
	FastWeighty = 1.45
)

// Presentation plans how a batch of events is shown: tweens on the timeline,
// and when the table reaches the next moment.
type Presentation struct {
	Event    rules.Event   // the event being presented
	Was, Now *Moment       // before it, and after it and the events taken with it
	Taken    []rules.Event // Event, and those added by Take
	Does     lang.Phrase   // the clause of the effect that Event begins; logged if nothing else tells what it did
	Vain     lang.Phrase   // what is said, in brackets, if the effect does nothing
	Told     bool          // what ends the match has been seen and read

	m       *Show
	events  []rules.Event
	moments []Moment // moments[i]: before events[i]
	at      int      // index of Event
	shown   int      // the moment that the table has reached
	held    []held
	begun   int   // tweens on the timeline before those of Event
	cause   Cause // meaning of Event
	act     Act   // marks what the log says now
	spotted bool  // a card has been held up for Event
}

// held is what stays on the table until the next thing is presented, and for at
// least some ticks, counted from the at-th tween of the timeline.
type held struct {
	what  string
	end   ui.Tween
	at    int
	least float64
}

// Present presents events, given the view before the first and after each.
//
// Players wait for others' actions, and see the same ones every turn. So what
// has happened since the last answer is sped up as much as necessary to end
// within patience, and a little more with every turn; events that the game
// calls weighty keep their duration, or nearly so if there are very many.
// After a long wait, through several answers of others, the rest is shown
// faster.
func (m *Show) Present(env *ui.Env, events []rules.Event, seen []rules.View) {
	m.Surface.Invalidate() // the old question disappears at once
	m.LegalActions = m.LegalActions[:0]
	m.hooks.Measure(env)
	pr := &Presentation{m: m, events: slices.Clone(events), moments: make([]Moment, len(events)+1)}
	m.View = &m.last
	pr.moments[0] = m.follow(&m.Moment, nil, &seen[0])
	for i := range events {
		pr.moments[i+1] = m.follow(&pr.moments[i], &events[i], &seen[i+1])
		if e := &pr.events[i]; m.hooks.Front != nil && e.Def != 0 && e.Kind != rules.EvMove { // a unit is called by its top
			if t := m.hooks.Front(&pr.moments[i], e.Card); t.Def != 0 && t.ID != e.Card {
				e.Def = t.Def
			}
		}
	}
	for pr.at < len(events) {
		pr.Event, pr.Was = pr.events[pr.at], &pr.moments[pr.at]
		pr.take(1)
		pr.begin(pr.Event)
		m.hooks.Stand(pr.Was.View)
		pr.act, pr.spotted, pr.Does, pr.Vain = pr.cause.Act, false, lang.Phrase{}, lang.Phrase{}
		m.Timeline.KeepPace(m.weighty(pr.Event))
		pr.begun = m.Timeline.Queued()
		if tell := m.hooks.Present[pr.Event.Kind]; tell != nil {
			tell(pr)
		} else {
			pr.Common()
		}
		pr.played()
		pr.openCause()
		m.Play(pr.Show(len(pr.Taken) - 1))
		pr.at += len(pr.Taken)
	}
	m.Timeline.KeepPace(false)
	pr.Quiet()
	m.Then(func() { m.Fresh, m.Board.Acting = false, "" })
	late := ui.Clamp01((float64(m.Since) - patience/3) / patience)
	m.Timeline.Hurry(cmp.Or(m.hooks.Patience, patience)-float64(m.Since), 1+0.05*min(float64(seen[len(events)].S.Turn), familiar), FastRoutine*(1+0.7*late), FastWeighty*(1+0.7*late))
}

// weighty reports whether an event keeps its duration.
func (m *Show) weighty(ev rules.Event) bool {
	return slices.Contains(m.hooks.Heavy, ev.Kind) || slices.Contains(m.hooks.Read, ev.Kind) && ev.Seat != m.Audience || m.hooks.Weighty != nil && m.hooks.Weighty(ev)
}

// take sets the number of events taken.
func (pr *Presentation) take(n int) {
	pr.Taken, pr.Now = pr.events[pr.at:pr.at+n], &pr.moments[pr.at+n]
}

// Take adds the following events to Event while they belong to it.
func (pr *Presentation) Take(belongs func(e rules.Event) bool) []rules.Event {
	n := len(pr.Taken)
	for pr.at+n < len(pr.events) && belongs(pr.events[pr.at+n]) {
		n++
	}
	pr.take(n)
	return pr.Taken
}

// Ahead returns the events after those taken while they would belong to Event,
// without taking them.
func (pr *Presentation) Ahead(belongs func(e rules.Event) bool) []rules.Event {
	from := pr.at + len(pr.Taken)
	n := from
	for n < len(pr.events) && belongs(pr.events[n]) {
		n++
	}
	return pr.events[from:n]
}

// Same takes the following events of Event's kind.
func (pr *Presentation) Same() []rules.Event {
	return pr.Take(func(e rules.Event) bool { return e.Kind == pr.Event.Kind })
}

// After returns the moment after the i-th of the events taken.
func (pr *Presentation) After(i int) *Moment { return &pr.moments[pr.at+i+1] }

// Coming returns the event after those taken; its kind is EvNone at the end.
func (pr *Presentation) Coming() (e rules.Event) {
	if n := pr.at + len(pr.Taken); n < len(pr.events) {
		e = pr.events[n]
	}
	return e
}

// Show is the moment at which the i-th of the events taken has happened on the
// table. It never goes back.
func (pr *Presentation) Show(i int) ui.Tween {
	n := pr.at + i + 1
	return ui.Call(func() {
		if n <= pr.shown {
			return
		}
		m := pr.m
		pr.shown, m.Moment = n, pr.moments[n]
		if n == len(pr.moments)-1 { // the session's views are valid only until the next ones
			m.keep(m.View)
		}
		m.Surface.Invalidate()
	})
}

// Token returns the token of an event's card after it or, if it is hidden then, before it.
func (pr *Presentation) Token(id rules.CardID) Token {
	if t := pr.Now.Known(id); t.Def != 0 {
		return t
	}
	return pr.Was.Known(id)
}

// Log adds a sentence to the log when the presentation reaches this point.
func (pr *Presentation) Log(key string, p rules.Seat, card rules.DefID, args ...any) {
	pr.m.Play(pr.Say(key, p, card, args...))
}

// Say is Log as a tween.
func (pr *Presentation) Say(key string, p rules.Seat, card rules.DefID, args ...any) ui.Tween {
	for i := range pr.m.open {
		pr.m.open[i].told = true
	}
	ln := Line{key: key, Seat: p, Card: card, Act: pr.act, depth: int8(min(len(pr.m.open), 3))}
	if o := pr.m.open; pr.m.hooks.Sources && len(o) > 0 && o[len(o)-1].rank == Effect {
		ln.by = o[len(o)-1].card
	}
	copy(ln.args[:], args)
	return ui.Call(func() { pr.m.write(ln) })
}

// Said presents an event by its sentence alone.
func Said(key string) func(pr *Presentation) {
	return func(pr *Presentation) { pr.Log(key, pr.Event.Seat, pr.Event.Def, pr.Event.A) }
}

// Hold keeps something on the table; end removes it before the next thing is held, and at Quiet.
func (pr *Presentation) Hold(what string, begin, end ui.Tween) {
	pr.Quiet()
	pr.m.Play(begin)
	pr.held = append(pr.held, held{what: what, end: end})
}

// holdWhile is Hold from the beginning of what was played for Event: both are
// seen together. It stays for at least some ticks, in which what comes goes on.
func (pr *Presentation) holdWhile(what string, begin, end ui.Tween, least int) {
	tl := &pr.m.Timeline
	at := pr.begun
	if len(pr.held) > 0 { // which is in its place
		pr.Quiet()
		at = tl.Queued()
	}
	tl.Insert(at, begin)
	pr.held = append(pr.held, held{what, end, at + 1, float64(least)})
}

// Holds reports whether something is held.
func (pr *Presentation) Holds(what string) bool {
	return len(pr.held) > 0 && pr.held[len(pr.held)-1].what == what
}

// Quiet removes what is held.
func (pr *Presentation) Quiet() {
	for _, h := range pr.held {
		if h.least > 0 {
			pr.m.Timeline.KeepPace(true) // it has to be read
			pr.m.Play(ui.Wait(int(math.Max(0, h.least-pr.m.Timeline.Lasts(h.at)))))
			pr.m.Timeline.KeepPace(pr.m.weighty(pr.Event))
		}
		pr.m.Play(h.end)
	}
	pr.held = pr.held[:0]
}

// Common presents Event as every table does.
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
		m.Play(m.SoundTween("commit", 0.6, 0), ui.Wait(3))
	case rules.EvRandom:
		if ev.B == 6 { // events count a die's faces from 0
			var dice []board.Thrown
			for _, e := range pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.B == 6 && e.C == ev.C }) {
				dice = append(dice, board.Thrown{Seat: e.Seat, Value: int(e.A) + 1, Colour: m.Theme.Accent})
			}
			pr.Dice(dice)
			m.Play(ui.Wait(16))
		}
	case rules.EvOver:
		pr.Over(m.Theme.Danger, m.Theme.Accent2, ui.Tween{})
	}
}

// Turn presents the beginning of a turn: across the table while it is new to
// the player, later briefly, at a point where it covers nothing.
func (pr *Presentation) Turn(fresh bool, title, sub string, col ui.Colour, x, y, size float64) {
	m := pr.m
	m.Play(m.SoundTween("turn-start", 0.6, 0))
	if fresh {
		m.Play(m.Callout(title, sub, col, 46))
		return
	}
	m.Play(m.Beside(m.Number(title, x, y, size, col, 60)))
}

// Over presents the end of the match, in the light of defeat or of a draw;
// with runs beside the banner if somebody has won. Whoever gives up has seen it
// coming, and so has whoever saw the last blow of an attack that alone decides:
// the result follows at once.
func (pr *Presentation) Over(lost, drawn ui.Colour, with ui.Tween) {
	m, w := pr.m, pr.Event.Seat
	pr.Quiet()
	m.Play(pr.Show(0))
	sound, key, col := "win", "log.over", m.Theme.Warm
	switch {
	case w == rules.NoSeat:
		sound, key, col, with = "draw-game", "log.over.draw", drawn, ui.Tween{}
	case m.IsYou(w.Other()):
		sound, col = "lose", lost
	}
	if pr.Told || pr.Now.View.S.Result.Reason == rules.ReasonConcede {
		m.Then(func() {
			pr.result(key, w)
			m.Sound(sound, 0.9, 0)
		})
		m.Play(ui.Wait(12))
		return
	}
	m.Then(func() { // who has won, and why, depends on what is shown
		pr.result(key, w)
		head, why := m.hooks.Outcome(m.Lang)
		m.Sound(sound, 0.9, 0)
		if i := m.hooks.Finish(); i >= 0 { // its last word is what the match was won by
			m.spot = spot{Spot: Spot{Defs: []rules.DefID{m.Facts[i].Card}, Seat: w, Head: head, Text: why, Edge: col}}
		} else {
			m.Across.Hang(head, why, col)
		}
	})
	m.Play(ui.Par(ui.Tween{Ticks: 130, Ease: ui.Linear, Do: func(p float64) {
		m.Across.At(p)
		m.spot.in = math.Min(1, math.Min(p, 1-p)*9)
	}, End: func() {
		m.Across.Drop()
		m.spot = spot{}
	}}, with))
}

// result says in the log how the match has ended.
func (pr *Presentation) result(key string, w rules.Seat) {
	_, ja := pr.m.hooks.Outcome(lang.JA)
	_, en := pr.m.hooks.Outcome(lang.EN)
	pr.m.Say(key, w, 0, lang.Phrase{JA: ja, EN: en})
}

// Shuffles presents the shuffling of a pile; two piles are shuffled side by side.
func (pr *Presentation) Shuffles() {
	m, z := pr.m, pr.Event.To
	wait := 14
	if next := pr.Coming(); next.Kind == rules.EvMove && next.From.Kind() == z.Kind() { // nothing is drawn from a pile that is cut
		wait = 40
	}
	pr.Riffle(z, 0.5, wait)
	if pr.Was.Turn() > 0 && m.LayOf(z).Lay == Heap {
		pr.Shuffled(z.Seat())
	}
}

// Shuffled says whose deck is shuffled, and because of which card if it is an
// effect that does it.
func (pr *Presentation) Shuffled(p rules.Seat) {
	for i := len(pr.m.open) - 1; i >= 0; i-- {
		if o := pr.m.open[i]; o.rank == Effect && o.card != 0 {
			pr.Log("log.shuffle.by", p, o.card)
			return
		}
	}
	pr.Log("log.shuffle", p, 0)
}

// Riffle presents a pile being shuffled.
func (pr *Presentation) Riffle(z rules.ZoneID, gain float64, wait int) {
	m := pr.m
	m.Play(m.SoundTween("shuffle", gain, 0), ui.Call(func() { m.Timeline.Now(m.Shuffle(m.PoseInZone(z, Token{}, &m.Moment), m.SideOf(z.Seat()) == 1, 56)) }), ui.Wait(wait))
}

// Moves presents cards that move together: from a pile to a hand they are
// drawn, otherwise each flies as its new zone says.
func (pr *Presentation) Moves() { MovesBy(pr, pr.m.LayOf(pr.Event.To).Come) }

// MovesBy is Presentation.Moves with a flight other than the zone's.
func MovesBy(pr *Presentation, f Flight) {
	m, ev := pr.m, pr.Event
	pr.Take(func(e rules.Event) bool {
		return e.Kind == ev.Kind && e.From.Kind() == ev.From.Kind() && e.To.Kind() == ev.To.Kind()
	})
	if m.LayOf(ev.From).Lay != Heap || m.LayOf(ev.To).Lay != Spread {
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
		if n[p] > 2 || known[p] < n[p] { // many, or some of them unknown, are only counted
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

// Fly presents the flight of the cards of the events taken.
func (pr *Presentation) Fly(f Flight) {
	steps := make([]ui.Tween, len(pr.Taken))
	for i := range pr.Taken {
		steps[i] = pr.Flight(i, f)
	}
	pr.m.Play(tween.Stagger(f.Gap, steps...), ui.Wait(f.Wait))
}

// Flight is the tween in which the card of the i-th of the events taken flies.
func (pr *Presentation) Flight(i int, f Flight) ui.Tween { return pr.FlightTo(i, i, f) }

// FlightTo is Flight of a card that lands when the j-th of the events has happened, too.
func (pr *Presentation) FlightTo(i, j int, f Flight) ui.Tween {
	m, ev := pr.m, pr.Taken[i]
	was, now := pr.After(i-1), pr.After(j)
	tok := pr.After(i).Landed(ev)
	node := tok.Board()
	steps := []ui.Tween{ui.Call(func() {
		m.Sound(f.Leave, 0.7, 0)
		start, _, _ := was.Find(tok.Key)
		m.Board.From(node, m.PoseInZone(ev.From, start, was))
	})}
	if tok.Def != 0 {
		steps = append(steps, m.SetFace(node, m.Face(tok)))
	}
	if _, shown := m.hooks.Place(ev.To, tok, now); shown && m.LayOf(ev.To).Lay == Spread { // it finds its place among the others by itself
		steps = append(steps, pr.Show(j), m.SoundTween(f.Sound, 0.55, 0), ui.Wait(f.Ticks))
	} else {
		steps = append(steps, m.MoveTo(node, func() board.Pose { return m.PoseInZone(ev.To, tok, now) }, f.Motion), pr.Show(j))
	}
	if f.Flash > 0 && tok.Def != 0 {
		steps = append(steps, m.Beside(m.Flash(node, m.hooks.Colour(tok.Def).Alpha(f.Flash), 22)))
	}
	if f.Log != "" && ev.Def != 0 {
		steps = append(steps, pr.Say(f.Log, ev.To.Seat(), ev.Def))
	}
	return ui.Seq(steps...)
}

// Landed returns the token of the card that an event has moved, at its destination.
func (m *Moment) Landed(ev rules.Event) Token {
	if z := m.View.S.Zone(ev.To); int(ev.A) >= 0 && int(ev.A) < len(z) {
		return m.Token(z[ev.A])
	}
	return Token{}
}

// Flips presents cards that are turned over together.
func (pr *Presentation) Flips() { FlipsIn(pr, 28) }

// FlipsIn presents flips, each in some ticks.
func FlipsIn(pr *Presentation, ticks int) {
	m := pr.m
	var steps []ui.Tween
	for _, ev := range pr.Same() {
		tok := pr.Now.Known(ev.Card)
		steps = append(steps, ui.Seq(m.SetFace(tok.Board(), m.Face(tok)), m.Flip(tok.Board(), ev.A == 1, ticks), m.Beside(m.Flash(tok.Board(), m.hooks.Colour(tok.Def).Alpha(0.5), 18))))
	}
	m.Play(ui.Wait(4), m.SoundTween("card-reveal", 0.8, 0), ui.Par(steps...), pr.Show(len(pr.Taken)-1))
}

// Shows presents cards revealed by an effect: they are held up. If they are
// too many to follow, they are a pile that a player searches, as seen by
// somebody watching both.
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
		pr.m.Play(pr.m.SoundTween("card-reveal", 0.7, 0))
		pr.Spot(Spot{Defs: defs, Seat: p}, 46+14*len(defs))
	}
}

// Anywhere means every kind of zone in a Saying.
const Anywhere = 0xff

// Saying is the sentence for a move from one kind of zone to another: Each for
// every card, Count for their number if not all are known or there are more
// than Few; 0: any number.
type Saying struct {
	From, To    uint8
	Each, Count string
	Few         int
	When        func(pr *Presentation) bool // nil: always
}

// SayMoves logs the moves taken with the first line that fits them.
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

// landings are the moments of a throw at which dice are heard on the table.
var landings = [...]struct{ at, gain float64 }{{0.27, 0.8}, {0.49, 0.4}, {0.63, 0.2}}

// Dice presents a throw, all dice together. Each flies from its player's edge
// to that player's half of the stage; a single one flies from where it was
// released to the place of the die, or to the middle. They stay until the next
// thing is presented.
func (pr *Presentation) Dice(list []board.Thrown) { Throw(pr, list, 70) }

// Throw is Dice in so many ticks.
func Throw(pr *Presentation, list []board.Thrown, ticks int) {
	m, st := pr.m, pr.m.Frame.Stage
	size := math.Min(math.Min(st.W, st.H)*0.17, 74*m.Unit())
	cx, cy := st.Centre()
	place := m.Frame.Die
	if len(list) == 1 && !place.Empty() {
		size = place.W / 1.35
	}
	heard := 0
	pr.Hold("dice", ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() {
		m.Dice.Clear()
		m.Sound("dice-throw", 0.9, 0)
		var n [2]float64
		for _, d := range list {
			dir := [2]float64{-1, 1}[m.SideOf(d.Seat)]
			k := n[m.SideOf(d.Seat)]
			n[m.SideOf(d.Seat)]++
			x0, y0 := cx+dir*(st.W/2+size), cy-dir*st.H*0.3
			x1, y1 := cx+dir*size*(1.05+1.5*k), cy+size*0.12*math.Pow(-1, k)
			switch {
			case len(list) == 1:
				if x1, y1 = cx, cy; !place.Empty() {
					x1, y1 = place.Centre()
				}
				if x, y, ok := m.Dice.Released(); ok {
					x0, y0 = x, y
				}
			case m.Frame.Tall:
				x0, y0 = cx+dir*size*2, cy-dir*(st.H/2+size)
				x1, y1 = cx+dir*size*(0.9-1.5*k), cy-dir*size*0.85
			}
			if d.X != 0 || d.Y != 0 {
				x1, y1 = d.X, d.Y
			}
			m.Dice.Throw(d.Value, x0, y0, x1, y1, size, d.Colour)
		}
	}, Do: func(p float64) {
		for heard < len(landings) && p > landings[heard].at {
			m.Sound("dice-land", landings[heard].gain, 0)
			heard++
		}
	}}, ui.Call(func() {
		m.Dice.Clear()
		m.Surface.Redraw()
	}))
}
