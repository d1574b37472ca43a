// Package session seats people and computer players at a match: whose eyes
// the screen has, when the device must change hands, who thinks, what can be
// taken back, and what is kept. It implements table.Session.
package session

import (
	"fmt"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/effect"
	"godeck/scenes/table"
)

// Game is what a session needs of a game.
type Game interface {
	rules.Rules
	Setup(s *rules.State, seed uint64, decks [2][]rules.DefID)
}

// Seat says who plays a seat.
type Seat struct {
	Name  effect.Text
	Deck  string        // id of the deck
	Cards []rules.DefID // its cards
	AI    ai.Player     // nil: a person at this device
	Level string        // id of the AI's level, for the record
}

// Answer is one answer of the match.
type Answer struct {
	Seat   rules.Seat
	Option rules.Option
}

// Config describes a match to begin or to go on with.
type Config struct {
	Game    Game
	GameID  string
	Seed    uint64
	Seats   [2]Seat
	Answers []Answer // already given, in order; every one is checked
	Undos   int      // answers taken back so far by consent
	Watch   bool     // show the answers as a replay instead of going on
	// Saved is called after every answer of a live match (autosave).
	Saved func(s *Session)
	// Again makes the configuration of a rematch with a new seed.
	Again func(s *Session) (Config, bool)
	// Encode and Share write the record and its link; nil: none.
	Encode func(s *Session) []byte
	Share  func(s *Session) string
}

// slice is how many simulations a computer player may do in one tick: about
// two milliseconds in a browser.
const slice = 120

// Session is one match at one screen.
type Session struct {
	cfg     Config
	eng     *rules.Engine
	state   rules.State
	answers []Answer
	before  []rules.State // state before each answer
	events  []rules.Event // not yet taken, in the audience's form
	log     rules.Log
	view    rules.View
	fresh   bool // view is current

	audience rules.Seat
	holder   rules.Seat // who has the device (two people)
	epoch    int
	queued   *Answer // a closing answer that waits until nobody's secrets are on screen
	undos    int

	thinking rules.Seat
	planned  []rules.Option

	at      int // replay position
	replay  bool
	playing bool
	wait    int
}

var _ table.Session = (*Session)(nil)

// New starts the match and brings it to where cfg.Answers lead. The error
// names the first answer that is not legal.
func New(cfg Config) (*Session, error) {
	s := &Session{cfg: cfg, eng: rules.NewEngine(cfg.Game), undos: cfg.Undos}
	if err := s.rebuild(cfg.Answers); err != nil {
		return nil, err
	}
	s.replay = cfg.Watch
	s.begin()
	if s.replay {
		s.Seek(0)
	}
	return s, nil
}

func (s *Session) rebuild(answers []Answer) error {
	s.answers, s.before = s.answers[:0], s.before[:0]
	s.cfg.Game.Setup(&s.state, s.cfg.Seed, [2][]rules.DefID{s.cfg.Seats[0].Cards, s.cfg.Seats[1].Cards})
	s.log.Reset()
	s.eng.Advance(&s.state, nil)
	for i, a := range answers {
		s.before = append(s.before, s.state)
		if err := s.eng.Answer(&s.state, a.Seat, a.Option, nil); err != nil {
			return fmt.Errorf("answer %d of %d: %w", i+1, len(answers), err)
		}
		s.answers = append(s.answers, a)
	}
	return nil
}

// begin chooses the first audience.
func (s *Session) begin() {
	s.thinking, s.holder = rules.NoSeat, rules.NoSeat
	s.planned, s.queued = nil, nil
	switch {
	case s.Human(0) && s.Human(1):
		s.audience = rules.NoSeat
	case s.Human(1):
		s.audience, s.holder = 1, 1
	case s.Human(0):
		s.audience, s.holder = 0, 0
	default:
		s.audience = rules.NoSeat
	}
	s.newEpoch()
}

func (s *Session) newEpoch() {
	s.epoch++
	s.events = s.events[:0]
	s.fresh = false
}

// Audience is the seat whose view the screen shows.
func (s *Session) Audience() rules.Seat { return s.audience }

// Epoch grows when the screen must be laid out afresh.
func (s *Session) Epoch() int { return s.epoch }

// View is what the audience may know now.
func (s *Session) View() *rules.View {
	if !s.fresh {
		rules.ViewInto(s.eng.Table(), s.current(), s.audience, &s.view)
		s.fresh = true
	}
	return &s.view
}

// current is the state on show: the live one, or the replay's position.
func (s *Session) current() *rules.State {
	if s.replay && s.at < len(s.before) {
		return &s.before[s.at]
	}
	return &s.state
}

// Events hands over what happened, in the audience's form.
func (s *Session) Events() []rules.Event {
	out := append([]rules.Event(nil), s.events...)
	s.events = s.events[:0]
	return out
}

// Waits reports whether events are waiting to be taken.
func (s *Session) Waits() bool { return len(s.events) > 0 }

func (s *Session) apply(a Answer) error {
	s.before = append(s.before, s.state)
	s.log.Reset()
	if err := s.eng.Answer(&s.state, a.Seat, a.Option, &s.log); err != nil {
		s.before = s.before[:len(s.before)-1]
		return err
	}
	s.answers = append(s.answers, a)
	for _, ev := range s.log.Events {
		s.events = append(s.events, ev.For(s.audience))
	}
	s.fresh = false
	if s.cfg.Saved != nil {
		s.cfg.Saved(s)
	}
	return nil
}

// Update lets others act.
func (s *Session) Update() {
	if s.replay {
		s.updateReplay()
		return
	}
	if s.queued != nil {
		a := *s.queued
		s.queued = nil
		_ = s.apply(a) // it was checked when it was queued
		return
	}
	if s.state.Over() || len(s.events) > 0 {
		return
	}
	for p := rules.Seat(0); p < 2; p++ {
		if s.cfg.Seats[p].AI != nil && s.state.Waiting(p) {
			s.think(p)
			return
		}
	}
}

// think gives a computer player one slice of time, or plays its next answer.
func (s *Session) think(p rules.Seat) {
	player := s.cfg.Seats[p].AI
	if len(s.planned) > 0 && s.thinking == p {
		o := s.planned[0]
		s.planned = s.planned[1:]
		if err := s.apply(Answer{p, o}); err != nil {
			s.planned = nil // the plan does not fit (a set it could not complete): think anew
			opts := s.eng.Options(&s.state, p, nil)
			if len(opts) > 0 {
				_ = s.apply(Answer{p, opts[0]})
			}
		}
		if len(s.planned) == 0 {
			s.thinking = rules.NoSeat
		}
		return
	}
	if s.thinking != p {
		var v rules.View
		rules.ViewInto(s.eng.Table(), &s.state, p, &v)
		player.Start(&v)
		s.thinking, s.planned = p, nil
	}
	if player.Think(slice) {
		s.planned = append(s.planned[:0], player.Answer()...)
	}
}

// Thinking reports that a computer player owes an answer.
func (s *Session) Thinking() bool {
	if s.replay {
		return false
	}
	for p := rules.Seat(0); p < 2; p++ {
		if s.cfg.Seats[p].AI != nil && s.state.Waiting(p) {
			return true
		}
	}
	return false
}

// Options are the legal answers of the audience.
func (s *Session) Options() []rules.Option {
	if s.replay || s.audience < 0 || s.queued != nil || !s.Human(s.audience) {
		return nil
	}
	return s.eng.Options(&s.state, s.audience, nil)
}

// Answer gives one for the audience. With two people at one device an answer
// that ends a decision is carried out in the next Update, after the screen
// has stopped showing the player's secrets.
func (s *Session) Answer(o rules.Option) error {
	if s.replay || s.audience < 0 || s.queued != nil {
		return &rules.AnswerError{Seat: s.audience, Option: o, JA: "いまは答えられません", EN: "nobody is asked at the moment"}
	}
	a := Answer{s.audience, o}
	if s.Human(0) && s.Human(1) && o.Verb != rules.Pick && !o.Revises() {
		cp := s.state // a trial on a copy tells whether it is legal
		if err := s.eng.Answer(&cp, a.Seat, o, nil); err != nil {
			return err
		}
		if !cp.Waiting(a.Seat) || cp.Dec.Kind == rules.Commit {
			s.audience = rules.NoSeat
			s.newEpoch()
			s.queued = &a
			return nil
		}
	}
	return s.apply(a)
}

// Concede gives up for the audience, or for the seat that is to answer.
func (s *Session) Concede() error {
	p := s.audience
	if p < 0 {
		p = s.state.ToAnswer()
	}
	if s.replay || p < 0 {
		return nil
	}
	return s.apply(Answer{p, rules.Option{Verb: rules.Concede}})
}

// last returns the index of the audience's last answer that can be taken back, or -1.
func (s *Session) last() int {
	if s.replay || s.audience < 0 || s.queued != nil {
		return -1
	}
	for i := len(s.answers) - 1; i >= 0; i-- {
		if s.answers[i].Seat == s.audience {
			return i
		}
		if s.cfg.Seats[s.answers[i].Seat].AI == nil {
			return -1 // another person has answered since
		}
	}
	return -1
}

// CanUndo reports whether the last answer can be taken back, and whether that
// is free: nothing random or hidden came out and nobody else answered since.
func (s *Session) CanUndo() (can, free bool) {
	i := s.last()
	if i < 0 {
		return false, false
	}
	free = s.before[i].News == s.state.News
	for _, a := range s.answers[i+1:] {
		free = free && a.Seat == s.audience
	}
	// Two people: beyond what is free the other one would have to agree.
	return free || !s.Human(s.audience.Other()), free
}

// Undo takes the last answer back. Against a computer player consent is
// given, and the record counts it.
func (s *Session) Undo() error {
	can, free := s.CanUndo()
	if !can {
		return fmt.Errorf("nothing can be taken back")
	}
	i := s.last()
	if !free {
		s.undos++
	}
	s.state = s.before[i]
	s.before, s.answers = s.before[:i], s.answers[:i]
	s.thinking, s.planned = rules.NoSeat, nil
	s.newEpoch()
	if s.cfg.Saved != nil {
		s.cfg.Saved(s)
	}
	return nil
}

// HandOver is the seat that must take the device before it can answer.
func (s *Session) HandOver() (rules.Seat, bool) {
	if s.replay || s.queued != nil || !s.Human(0) || !s.Human(1) || s.state.Over() || s.audience >= 0 && s.state.Waiting(s.audience) {
		return rules.NoSeat, false
	}
	if s.audience >= 0 && s.state.Waiting(s.audience.Other()) {
		return s.audience.Other(), true
	}
	if p := s.holder; p >= 0 && s.state.Waiting(p) && !s.state.Waiting(p.Other()) {
		return p, true
	}
	p := s.state.ToAnswer()
	return p, p >= 0
}

// TakeSeat says that this seat's player has the device now.
func (s *Session) TakeSeat(p rules.Seat) {
	s.audience, s.holder = p, p
	s.newEpoch()
}

// Name is a player's name.
func (s *Session) Name(p rules.Seat, ja bool) string {
	n := s.cfg.Seats[p].Name
	if ja {
		return n.JA
	}
	return n.EN
}

// Human reports whether a person plays the seat.
func (s *Session) Human(p rules.Seat) bool { return s.cfg.Seats[p].AI == nil }

// Deck is the id of the seat's deck.
func (s *Session) Deck(p rules.Seat) string { return s.cfg.Seats[p].Deck }

// Config returns the match's description, its answers as they stand.
func (s *Session) Config() Config {
	c := s.cfg
	c.Answers, c.Undos = s.answers, s.undos
	return c
}

// State returns the whole truth; only package lobby may ask, for records.
func (s *Session) State() *rules.State { return &s.state }

// Rematch starts again with a new seed.
func (s *Session) Rematch() {
	if s.cfg.Again == nil {
		return
	}
	c, ok := s.cfg.Again(s)
	if !ok {
		return
	}
	n, err := New(c)
	if err != nil {
		return
	}
	epoch := s.epoch
	*s = *n
	s.epoch = epoch
	s.newEpoch()
	if s.cfg.Saved != nil {
		s.cfg.Saved(s)
	}
}

// Record is the match so far as a file.
func (s *Session) Record() []byte {
	if s.cfg.Encode == nil {
		return nil
	}
	return s.cfg.Encode(s)
}

// Link is the match so far as a link.
func (s *Session) Link() string {
	if s.cfg.Share == nil {
		return ""
	}
	return s.cfg.Share(s)
}
