package present

import (
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/session"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Seat returns the player of a side of the screen.
func (m *Show) Seat(side int) rules.Seat {
	if side == 0 {
		return m.Bottom
	}
	return m.Bottom.Other()
}

// SideOf returns the side of the screen of a player.
func (m *Show) SideOf(p rules.Seat) int {
	if p == m.Bottom {
		return 0
	}
	return 1
}

// T returns a phrase of the game, or one of all tables, in the present language.
func (m *Show) T(key string, args ...any) string { return m.hooks.Words.T(m.Lang, key, args...) }

// Show is what a table shows of a match: the moment that its audience sees, how
// events lead from one moment to the next, what is held up meanwhile, the log,
// and what a card is at the moment.
type Show struct {
	board.Base
	Log Log
	GameLog
	Moment       // what the audience sees now or, during a presentation, saw then
	Session      session.Session
	LegalActions []rules.Option // the audience's legal answers when no presentation is running
	Fresh        bool           // View and LegalActions are the present ones
	Audience     rules.Seat     // the seat whose view is shown; NoSeat: nobody's
	Bottom       rules.Seat     // player at the lower edge
	Lang         lang.Lang
	Frame        *board.Frame
	Cards        *cards.Designs
	Since        int // ticks since the audience was last asked

	hooks     Hooks
	last      rules.View // of the moment, while nothing is presented
	keys      int        // number of tokens so far
	causes    map[rules.EventKind]Cause
	stepEvent rules.EventKind
	open      []opened // causes whose consequences are being presented
	spot      spot
	heldUp    []rules.DefID        // held up since the audience was last asked
	read      map[rules.DefID]bool // held up in this match
}

// ShowHooks are what a show is told by the match and its game.
type Hooks struct {
	Words    lang.Words
	Face     func(def rules.DefID, l lang.Lang) *cards.CardFace
	Name     func(def rules.DefID, l lang.Lang) string
	Colour   func(def rules.DefID) ui.Colour
	Headings []string // keys of log lines that are set apart
	Names    *rules.Names
	HandKind uint8

	Zones   []Zone
	Place   func(z rules.ZoneID, t Token, at *Moment) (r ui.Rect, shown bool)
	Present map[rules.EventKind]func(pr *Presentation)
	Causes  map[rules.EventKind]Cause
	Spot    func() (one, several ui.Rect)
	Front   func(at *Moment, c rules.CardID) Token   // nil: every unit is one card
	Sources bool                                     // a line of the log that stands alone names the card whose effect it tells of
	Silent  func(was, now *rules.State) bool         // may be nil
	Void    func(pr *Presentation, card rules.DefID) // shows that a card's effect did nothing; may be nil

	Heavy, Read []rules.EventKind
	Patience    float64                   // 0: as usual
	Weighty     func(ev rules.Event) bool // may be nil

	Explains rules.Explainer                   // nil: the inspector says what is printed
	Stands   func(c rules.CardID) rules.CardID // nil: the card itself

	// What the match tells: the window is laid out; the result in two sentences;
	// the line of the log by which it was won, -1 for none; the score is noted.
	Measure func(env *ui.Env)
	Outcome func(l lang.Lang) (head, why string)
	Finish  func() int
	Stand   func(v *rules.View)
}

// Attend starts showing a session.
func (m *Show) Attend(s session.Session, frame *board.Frame, designs *cards.Designs, hooks Hooks) {
	m.Session, m.hooks, m.Frame, m.Cards = s, hooks, frame, designs
	m.View = &m.last
	m.Across.In = &frame.Stage
	m.GameLog.Begin(&m.Base, &m.Log, s, hooks.Words, hooks.Name, hooks.Colour, hooks.Headings...)
	m.Log.Faces = func(link string) *cards.CardFace {
		n, _ := strconv.Atoi(link)
		return hooks.Face(rules.DefID(n), m.Lang)
	}
	m.Zoom.Follow(m.CardOf, m.Reading)
	if designs != nil {
		designs.KeepNames()
	}
	m.learn()
}

// Lay shows a view afresh, without a presentation: what was being presented is
// over, and if the match opens nothing has been held up in it.
func (m *Show) Lay(v *rules.View, opens bool) {
	m.Look(v)
	m.open = m.open[:0]
	if opens {
		m.read = nil
	}
}

// Attentive notes that the audience is asked now, or has seen everything.
func Attentive(m *Show) { m.Since, m.heldUp = 0, m.heldUp[:0] }

// AtRest reports whether the moment is still what the session shows.
func (m *Show) AtRest() bool { return *m.Session.View() == m.last }

// Busy reports whether a presentation is running.
func (m *Show) Busy() bool { return m.Timeline.Busy() }

// Left reports whether the question can be answered by doing something rather
// than by passing, declining or being done. If so, the button that gives that
// up is never the lit one.
func (m *Show) Left() bool {
	return slices.ContainsFunc(m.LegalActions, func(o rules.Option) bool {
		return o.Verb != rules.Pass && o.Verb != rules.No && o.Verb != rules.Done && !o.TakesBack()
	})
}

// Least and Most return how many answers the question takes.
func (m *Show) Least() int { return int(m.View.S.Dec.Min[m.Bottom]) }

func (m *Show) Most() int { return int(m.View.S.Dec.Max[m.Bottom]) }

// Clause returns what an ability of a player's card does, said to the one person at
// the screen (lang.Theirs) if it is the other player's; "" if there is none of that number.
func (m *Show) Clause(p rules.Seat, ability int, l lang.Lang) string {
	return m.Tells(p, m.Cards.Clause(ability, l), l)
}

// Legal reports whether the option may be given now.
func (m *Show) Legal(o rules.Option) bool { return slices.Contains(m.LegalActions, o) }

// Uses lists the ways to use a card now by one of the verbs; none for a hidden card.
func (m *Show) Uses(c rules.CardID, verbs ...rules.Verb) (out []rules.Option) {
	for _, o := range m.LegalActions {
		if c != 0 && o.Card == c && slices.Contains(verbs, o.Verb) {
			out = append(out, o)
		}
	}
	return out
}

// DesignFace returns the face of a design, DesignName its name, DesignColour its colour.
func (m *Show) DesignFace(def rules.DefID, l lang.Lang) *cards.CardFace { return m.hooks.Face(def, l) }

// DesignName returns the name of a design.
func (m *Show) DesignName(def rules.DefID, l lang.Lang) string { return m.hooks.Name(def, l) }

// DesignColour returns the colour of a design.
func (m *Show) DesignColour(def rules.DefID) ui.Colour { return m.hooks.Colour(def) }

// Phrase returns a phrase of the game, or one of all tables, in a language.
func (m *Show) Phrase(l lang.Lang, key string, args ...any) string {
	return m.hooks.Words.T(l, key, args...)
}
