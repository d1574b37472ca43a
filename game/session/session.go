// Package session seats people and computer players at a match: whose eyes
// the screen has, when the device must change hands, who thinks, and what can
// be taken back. It implements table.Session on a replay.Match.
package session

import (
	"time"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/replay"
	"godeck/scenes/table"
)

// Config describes who sits at a match that has been begun or read.
type Config struct {
	Match *replay.Match
	Names [2]lang.Phrase
	// Players are the computer players; nil: a person at this device.
	Players [2]ai.Player
	Watch   bool // show the answers as a replay instead of going on
	// Saved is called after every change of a live match (autosave).
	Saved func(s *Session)
	// Again makes the configuration of a rematch, with the decks exchanged or not;
	// nil: there is none.
	Again func(s *Session, swap bool) (Config, error)
}

// slice is how many simulations a computer player may do in one tick, and
// spell for how long it may go on: a good half of a picture's time, whatever a game's
// simulations cost in this browser.
const (
	slice = 120
	few   = 8 // between two looks at the clock
	spell = 10 * time.Millisecond
)

// Session is one match at one screen.
type Session struct {
	cfg   Config
	m     *replay.Match
	trial *rules.Engine
	decks [2]string
	log   rules.Log // not yet taken, and what the audience sees of it
	told  rules.Log // what was taken last
	view  rules.View
	state rules.State // what a replay shows
	fresh bool        // view is current

	audience rules.Seat
	holder   rules.Seat // who has the device (two people)
	epoch    int
	queued   *rules.Option // a closing answer that waits until nobody's secrets are on screen
	by       rules.Seat    // whose it is

	thinking rules.Seat
	planned  []rules.Option

	at      int // replay position
	replay  bool
	playing bool
	live    bool // two computer players are watched: the record grows at its end
	stop    int  // pause when so many answers have been given; 0: do not
	wait    int
	turns   []int // after how many answers a turn began
	counted int   // answers that turns knows of, from 1
}

var _ table.Session = (*Session)(nil)

// New seats the players. Events of the opening are told first when the match
// is fresh.
func New(cfg Config) *Session {
	s := &Session{cfg: cfg, m: cfg.Match, trial: rules.NewEngine(cfg.Match.Game())}
	rec := cfg.Match.Record()
	s.decks = [2]string{rec.Decks[0].ID, rec.Decks[1].ID}
	s.begin()
	if cfg.Watch {
		s.Seek(0)
	} else if s.live = !s.Human(0) && !s.Human(1); s.live {
		s.replay, s.playing, s.at = true, true, s.m.Len()
	}
	if !cfg.Watch && s.m.Len() == 0 {
		s.log.Watch(s.audience)
		s.m.EventsInto(0, &s.log)
	}
	return s
}

// begin chooses the first audience.
func (s *Session) begin() {
	s.thinking, s.holder, s.audience = rules.NoSeat, rules.NoSeat, rules.NoSeat
	s.planned, s.queued = nil, nil
	if !s.Human(0) && !s.Human(1) {
		s.audience = rules.Watcher
	}
	for p := rules.Seat(0); p < 2; p++ {
		if s.Human(p) && !s.Human(p.Other()) {
			s.audience, s.holder = p, p
		}
	}
	s.newEpoch()
}

func (s *Session) newEpoch() {
	s.epoch++
	s.log.Reset()
	s.fresh = false
}

// Match returns the match; only package lobby may look at its secrets, for
// records.
func (s *Session) Match() *replay.Match { return s.m }

// Audience is the seat whose view the screen shows.
func (s *Session) Audience() rules.Seat { return s.audience }

// Epoch grows when the screen must be laid out afresh.
func (s *Session) Epoch() int { return s.epoch }

// View is what the audience may know now.
func (s *Session) View() *rules.View {
	if !s.fresh {
		now := s.m.State()
		if s.replay && s.at < s.m.Len() {
			s.state = s.m.At(s.at)
			now = &s.state
		}
		rules.ViewInto(s.m.Game().Table(), now, s.audience, &s.view)
		s.fresh = true
	}
	return &s.view
}

// Events hands over what happened, in the audience's form, and what it sees.
func (s *Session) Events() ([]rules.Event, []rules.View) {
	eyes := s.audience
	if s.Human(0) && s.Human(1) {
		eyes = rules.NoSeat // what is told stays in the log, and the other reads it next
	}
	return hand(&s.log, &s.told, eyes)
}

// hand takes what is in a log, in the form that somebody may know; it stays
// valid until told is used again.
func hand(log, told *rules.Log, eyes rules.Seat) ([]rules.Event, []rules.View) {
	if len(log.Events) == 0 {
		return nil, nil
	}
	*log, *told = *told, *log
	log.Reset()
	for i := range told.Events {
		told.Events[i] = told.Events[i].For(eyes)
	}
	return told.Events, told.Views
}

func (s *Session) apply(p rules.Seat, o rules.Option) error {
	s.log.Watch(s.audience)
	if err := s.m.AnswerInto(p, o, &s.log); err != nil {
		return err
	}
	s.fresh = false
	s.save()
	return nil
}

func (s *Session) save() {
	if s.cfg.Saved != nil {
		s.cfg.Saved(s)
	}
}

// Update lets others act.
func (s *Session) Update() {
	switch {
	case s.replay:
		s.updateReplay()
	case len(s.log.Events) > 0:
	case s.queued != nil:
		o := *s.queued
		s.queued = nil
		_ = s.apply(s.by, o) // it was checked when it was queued
	default:
		s.others()
	}
}

// others lets the computer player think who owes an answer.
func (s *Session) others() {
	for p := rules.Seat(0); p < 2; p++ {
		if s.cfg.Players[p] != nil && s.m.State().Waiting(p) {
			s.think(p)
			return
		}
	}
}

// think gives a computer player one slice of time, or plays its next answer.
func (s *Session) think(p rules.Seat) {
	player := s.cfg.Players[p]
	if len(s.planned) > 0 && s.thinking == p {
		o := s.planned[0]
		s.planned = s.planned[1:]
		if s.apply(p, o) != nil { // the plan does not fit any more: take what is legal
			s.planned = nil
			if opts := s.m.Options(p); len(opts) > 0 {
				_ = s.apply(p, opts[0])
			}
		}
		if len(s.planned) == 0 {
			s.thinking = rules.NoSeat
		}
		return
	}
	if s.thinking != p {
		var v rules.View
		s.m.View(p, &v)
		player.Start(&v)
		s.thinking, s.planned = p, nil
	}
	began := time.Now()
	for n := 0; n < slice && time.Since(began) < spell; n += few {
		if player.Think(few) {
			s.planned = append(s.planned[:0], player.Answer()...)
			return
		}
	}
}

// Thinking reports that a computer player owes an answer.
func (s *Session) Thinking() bool {
	if s.replay && !(s.live && s.playing && s.at == s.m.Len()) {
		return false
	}
	for p := rules.Seat(0); p < 2; p++ {
		if s.cfg.Players[p] != nil && s.m.State().Waiting(p) {
			return true
		}
	}
	return false
}

// Options are the legal answers of the audience.
func (s *Session) Options() []rules.Option {
	if !s.asked() {
		return nil
	}
	return append([]rules.Option(nil), s.m.Options(s.audience)...)
}

func (s *Session) asked() bool {
	return !s.replay && s.queued == nil && s.audience >= 0 && s.Human(s.audience)
}

// Answer gives one for the audience. With two people at one device an answer
// that ends a decision is carried out in the next Update, after the screen
// has stopped showing the player's secrets.
func (s *Session) Answer(o rules.Option) error {
	if !s.asked() {
		return &rules.AnswerError{Seat: s.audience, Option: o, JA: "いまは答えられません", EN: "nobody is asked at the moment"}
	}
	p := s.audience
	if s.Human(p.Other()) && o.Verb != rules.Pick && !o.TakesBack() {
		cp := *s.m.State() // a trial on a copy tells whether it is legal
		commit := cp.Dec.Kind == rules.Commit
		if err := s.trial.Answer(&cp, p, o, nil); err != nil {
			return err
		}
		if commit || !cp.Waiting(p) {
			s.audience = rules.NoSeat
			s.newEpoch()
			s.queued, s.by = &o, p
			return nil
		}
	}
	return s.apply(p, o)
}

// Concede gives up for the audience, or for the seat that is to answer.
func (s *Session) Concede() error {
	p := s.audience
	if p < 0 {
		p = s.m.State().ToAnswer()
	}
	if s.replay || p < 0 {
		return nil
	}
	return s.apply(p, rules.Option{Verb: rules.Concede})
}

// CanUndo reports whether the last answer can be taken back, and whether that
// is free. Beyond what is free a computer player always agrees; between two
// people at one device nothing is taken back that the other has answered.
func (s *Session) CanUndo() (can, free bool) {
	if s.replay || s.queued != nil || s.audience < 0 || !s.Human(s.audience) {
		return false, false
	}
	_, free, ok := s.m.CanUndo(s.audience)
	return ok && (free || !s.Human(s.audience.Other())), free
}

// Undo takes the last answer back; the record counts those that needed consent.
func (s *Session) Undo() error {
	if can, _ := s.CanUndo(); !can {
		return replay.ErrNothing
	}
	if err := s.m.Undo(s.audience, true); err != nil {
		return err
	}
	s.thinking, s.planned = rules.NoSeat, nil
	s.newEpoch()
	s.save()
	return nil
}

// HandOver is the seat that must take the device before it can answer.
func (s *Session) HandOver() (rules.Seat, bool) {
	st := s.m.State()
	if s.replay || s.queued != nil || len(s.log.Events) > 0 || !s.Human(0) || !s.Human(1) || st.Over() {
		return rules.NoSeat, false
	}
	if s.audience >= 0 && st.Waiting(s.audience) {
		return rules.NoSeat, false
	}
	p := st.ToAnswer()
	if h := s.holder; h >= 0 && st.Waiting(h) && st.Dec.Open == h.Mask() {
		p = h
	}
	return p, p >= 0
}

// TakeSeat says that this seat's player has the device now.
func (s *Session) TakeSeat(p rules.Seat) {
	s.audience, s.holder = p, p
	s.newEpoch()
}

// Name is a player's name.
func (s *Session) Name(p rules.Seat, l lang.Lang) string {
	return s.cfg.Names[p].In(l)
}

// Human reports whether a person plays the seat.
func (s *Session) Human(p rules.Seat) bool { return s.cfg.Players[p] == nil }

// Deck is the id of the seat's deck.
func (s *Session) Deck(p rules.Seat) string { return s.decks[p] }

// Rematch starts again with a new seed, with the decks exchanged or not.
func (s *Session) Rematch(swap bool) {
	if s.cfg.Again == nil {
		return
	}
	if c, err := s.cfg.Again(s, swap); err == nil {
		s.Replace(c)
	}
}

// Replace seats the players at another match: a rematch, or the next game of a
// series.
func (s *Session) Replace(c Config) {
	epoch := s.epoch
	*s = *New(c)
	s.epoch = epoch + 1
	s.save()
}

// Record is the match so far as a file.
func (s *Session) Record() []byte { return s.m.Record().JSON() }

// Link is the match so far as the fragment of a link, beginning with "#r=";
// the page puts its own address before it. "" if it is too long for a link.
func (s *Session) Link() string {
	text, err := s.m.Record().Link()
	if err != nil {
		return ""
	}
	return "#r=" + text
}
