package present

// Presentation
//
// A table shows what the audience sees, and the steps that are running. What
// it sees is a Moment: a view, and for each of its cards a token on the
// screen. Every event comes with the view after it (rules.Log.Watch), so the
// moments of a presentation are known in advance; presenting an event means
// planning steps and saying at which of them the table reaches the next
// moment. No other state is kept.
//
// A game provides, in Hooks:
//
//   - Zones: for each kind of zone how its cards are shown (Lay), which of its
//     hidden cards moves first (Next) and how a card gets there (Come);
//   - Place: where a zone's card is in this window;
//   - Present: for each kind of event a short function. It uses pr.Event and the
//     moments pr.Was and pr.Now, takes following events that belong to it (Take),
//     and plays steps. Everything else is presented by shared code (Common):
//     moves, draws, shuffles, reveals, commits.
//
// After its steps the table is at pr.Now; a step that has to reach it earlier,
// when a card lands, is pr.Show(i).
//
// At rest the moment is the session's view; undo, hand-over, seeking and speed off only show that.

import (
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
)

// Token is a card on the screen. Its key stays the same while the eye can
// follow the card, even hidden, and does not reveal it. ID is the view's id of
// the card.
type Token struct {
	Key int
	ID  rules.CardID
	Def rules.DefID // 0 if the card is hidden
	Up  bool        // face-up
}

// Board returns the token's id on the board.
func (t Token) Board() string { return "t" + strconv.Itoa(t.Key) }

// Moment is what the audience sees at a point of a match, with a token for each card.
type Moment struct {
	View *rules.View // empty before the first tick
	key  [rules.MaxCards]int32
}

// At is the moment of a view that nobody has followed: every card's key is its id.
func At(v *rules.View) *Moment {
	m := &Moment{View: v}
	for i := range m.key {
		m.key[i] = int32(i)
	}
	return m
}

// Shown returns the view.
func (m *Moment) Shown() *rules.View { return m.View }

// Token returns the token of a card of the view; the zero Token for no card.
func (m *Moment) Token(id rules.CardID) Token {
	if id == 0 {
		return Token{}
	}
	c := m.View.S.Card(id)
	return Token{Key: int(m.key[id]), ID: id, Def: c.Def, Up: c.Def != 0 && !c.Has(rules.FaceDown)}
}

// Known returns the token of a card if its identity is visible, otherwise the zero Token.
func (m *Moment) Known(id rules.CardID) Token {
	if t := m.Token(id); t.Def != 0 {
		return t
	}
	return Token{}
}

// Zone returns the tokens of a seat's zone, the top of a pile last.
func (m *Moment) Zone(kind uint8, p rules.Seat) []Token {
	if p < 0 {
		return nil
	}
	ids := m.View.S.Zone(rules.ZoneOf(kind, p))
	out := make([]Token, len(ids))
	for i, id := range ids {
		out[i] = m.Token(id)
	}
	return out
}

// Count returns the number of cards in a seat's zone.
func (m *Moment) Count(kind uint8, p rules.Seat) int {
	return m.View.S.Count(rules.ZoneOf(kind, p))
}

// Top returns the last card of a zone.
func (m *Moment) Top(kind uint8, p rules.Seat) (t Token, ok bool) {
	if m.Count(kind, p) == 0 {
		return t, false
	}
	return m.Token(m.View.S.Top(rules.ZoneOf(kind, p))), true
}

// Find returns the token with a key, and its zone.
func (m *Moment) Find(key int) (t Token, z rules.ZoneID, ok bool) {
	if key == 0 {
		return t, 0, false
	}
	for id := rules.CardID(1); id <= rules.CardID(m.View.S.NCards); id++ {
		if int(m.key[id]) == key {
			return m.Token(id), m.View.S.Card(id).Zone, true
		}
	}
	return t, 0, false
}

// CardOf returns the card that a board id stands for, 0 for none.
func (m *Moment) CardOf(board string) rules.CardID {
	key, _ := strconv.Atoi(strings.TrimPrefix(board, "t"))
	t, _, _ := m.Find(key)
	return t.ID
}

// Turn returns the view's turn, 0 before the first tick.
func (m *Moment) Turn() int { return int(m.View.S.Turn) }

// Step returns the view's step of the turn.
func (m *Moment) Step() uint8 { return m.View.S.Step }

// Committed reports whether a seat has made its secret choice.
func (m *Moment) Committed(p rules.Seat) bool {
	d := &m.View.S.Dec
	return d.Kind == rules.Commit && d.Asked&p.Mask() != 0 && d.Open&p.Mask() == 0
}

// Lay is how the cards of a zone are shown.
type Lay uint8

// The values of Lay.
const (
	Placed Lay = iota // each at its own place, independent of the others
	Spread            // side by side, closing gaps by themselves (a hand, a row)
	Heap              // a face-down pile
	Open              // a pile with its top face-up
	Aside             // not on the table
)

// Next is which hidden card of a zone moves if an event does not identify it.
type Next uint8

// The values of Next.
const (
	Last Next = iota // the top of a pile
	Middle
	First
)

// Zone says how a kind of zone is shown.
type Zone struct {
	Lay  Lay
	Next Next
	Come Flight // how a card gets here
	// Plain says that moving a card here from a hand is not playing it: mana.
	Plain bool
	About string // key of what is said of the zone where its cards are browsed; "": nothing
}

// Flight is how cards that move together fly.
type Flight struct {
	board.Motion
	Gap   int     // ticks between two
	Wait  int     // ticks after all have landed
	Flash float64 // light in the card's colour as it lands
	Leave string  // sound at the start
	Log   string  // key of the sentence for each known card; "": none
}

// follow returns the moment after an event: every card of the view keeps its
// token. ev is nil if only the view is known.
func (m *Show) follow(was *Moment, ev *rules.Event, v *rules.View) (now Moment) {
	now.View = v
	s := &v.S
	var taken [rules.MaxCards]bool // cards before the event whose tokens have been assigned
	give := func(id, old rules.CardID) {
		now.key[id], taken[old] = was.key[old], true
	}
	if ev != nil && ev.Kind == rules.EvMove {
		if to := s.Zone(ev.To); int(ev.A) >= 0 && int(ev.A) < len(to) {
			if old := m.mover(was, ev, v, to[ev.A]); old != 0 {
				give(to[ev.A], old)
			}
		}
	}
	for id := rules.CardID(1); id <= rules.CardID(min(s.NCards, was.View.S.NCards)); id++ {
		if now.key[id] == 0 && !taken[id] && s.Card(id).Def != 0 && was.View.S.Card(id).Def != 0 {
			give(id, id)
		}
	}
	for z := range rules.ZoneID(rules.MaxZones) { // the rest keep their order
		old := was.View.S.Zone(z)
		for _, id := range s.Zone(z) {
			for now.key[id] == 0 && len(old) > 0 {
				if !taken[old[0]] {
					give(id, old[0])
				}
				old = old[1:]
			}
		}
	}
	for z := range rules.ZoneID(rules.MaxZones) {
		for _, id := range s.Zone(z) {
			if now.key[id] == 0 {
				m.keys++
				now.key[id] = int32(m.keys)
			}
		}
	}
	return now
}

// mover returns the id, in the view before, of the card that has become id.
func (m *Show) mover(was *Moment, ev *rules.Event, v *rules.View, id rules.CardID) rules.CardID {
	s := &was.View.S
	from := s.Zone(ev.From)
	if v.S.Card(id).Def != 0 && s.Card(id).Def != 0 {
		return id
	}
	var hidden []rules.CardID
	for _, c := range from {
		switch {
		case s.Card(c).Def == 0:
			hidden = append(hidden, c)
		case v.S.Card(c).Def == 0 || v.S.Card(c).Zone != ev.From && c != id:
			return c // it was visible and has gone
		}
	}
	if len(hidden) == 0 {
		return 0
	}
	if ev.Place > 0 {
		for _, c := range hidden {
			if s.Card(c).N[0] == int16(ev.Place)-1 {
				return c
			}
		}
	}
	switch m.LayOf(ev.From).Next {
	case First:
		return hidden[0]
	case Middle:
		return hidden[len(hidden)/2]
	}
	return hidden[len(hidden)-1]
}

// LayOf returns how a zone is shown.
func (m *Show) LayOf(z rules.ZoneID) *Zone {
	if k := int(z.Kind()); k < len(m.hooks.Zones) {
		return &m.hooks.Zones[k]
	}
	return &Zone{Lay: Aside}
}

// PoseInZone returns the pose of a card in a zone at a moment, or of the next one to
// come to a pile: the ends of flights.
func (m *Show) PoseInZone(z rules.ZoneID, t Token, at *Moment) board.Pose {
	r, shown := m.hooks.Place(z, t, at)
	switch lay := m.LayOf(z).Lay; {
	case !shown, lay == Aside:
		return board.PoseIn(r, lay == Open || lay == Placed && t.Up) // also if an open pile has no place
	case lay == Heap || lay == Open:
		p := board.PilePose(board.Pile{Rect: r, Count: at.Count(z.Kind(), z.Seat())})
		p.Face = cards.FaceUp(lay == Open)
		return p
	}
	return board.PoseIn(board.CardIn(r), t.Up)
}

// keep shows a view and remembers it.
func (m *Show) keep(v *rules.View) {
	m.last = *v
	m.View = &m.last
}

// Look shows a view without a presentation.
func (m *Show) Look(v *rules.View) {
	m.View = &m.last // a game may have looked ahead
	m.Moment = m.follow(&m.Moment, nil, v)
	m.keep(v)
}

// Face returns a token's face, nil for the back.
func (m *Show) Face(t Token) *cards.CardFace { return m.hooks.Face(t.Def, m.Lang) }

// Unit returns a design unit in device pixels.
func (m *Show) Unit() float64 {
	if e := m.Surface.Env(); e != nil {
		return e.Unit()
	}
	return 1
}
