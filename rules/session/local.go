package session

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/replay"
	"godeck/rules/series"
)

// Config describes the players of a new or stored match.
type Config struct {
	Match *replay.Match
	Names [2]lang.Phrase
	// Players are the computer players; nil: a person at this device.
	Players [2]ai.Player
	// Think lets a computer player think for one tick and reports whether its
	// answer is ready. Whoever has a clock looks at it there; nil: Slice
	// simulations, however long they take.
	Think func(p ai.Player) (ready bool)
	// Ponder is Think while the table still shows what led to the question:
	// whoever draws that has less time to spare. nil: nobody thinks meanwhile.
	Ponder func(p ai.Player) (ready bool)
	// Late reports whether a computer player has thought for too long by the clock,
	// since the call for which begins was set: in its own turn it then answers,
	// though a slow machine has not had as many ticks as Pauses allow. nil: nobody
	// looks at a clock.
	Late func(begins bool) bool
	// Pauses are how long each computer player takes over its answers; zero: as
	// long as it needs, which tells what it may hold. Scale fits those out of its
	// turn to the player's speed setting; nil: unchanged.
	Pauses [2]Pauses
	Scale  func(ticks int) int
	Watch  bool // show the recorded answers as a replay instead of continuing
	// Expert returns a computer player in the place of a person, for Show; nil: there is none.
	Expert func(p rules.Seat) (ai.Player, Pauses)
	// Saved is called after every change of a live match (autosave).
	Saved func(s *Local)
	// Again returns the configuration of a rematch, with decks exchanged if
	// swap is set; nil: there is no rematch.
	Again func(s *Local, swap bool) (Config, error)
}

// Slice is the most simulations of a computer player in one tick.
const Slice = 120

// Local is a match of people and computer players on this machine.
type Local struct {
	cfg       Config
	m         *replay.Match
	trial     *rules.Engine
	decks     [2]string
	log       rules.Log // not handed over yet, with the audience's views
	delivered rules.Log // handed over last
	past      rules.Log // being recalled
	recalled  rules.Log // … recalled last
	view      rules.View
	earlier   rules.View  // of Back
	state     rules.State // position of the replay
	fresh     bool        // view is up to date

	audience rules.Seat
	holder   rules.Seat // who has the device, if two people share it
	epoch    int
	queued   *rules.Option // a final answer, delayed until no secrets are on the screen
	by       rules.Seat    // its seat

	thinking rules.Seat
	planned  []rules.Option
	ready    bool // the thinking player has its answer
	thought  int  // ticks for which it has been thinking
	pondered int  // ticks for which it has, while the table was busy
	due      int  // … before which it does not answer
	most     int  // … after which it answers, ready or not; 0: no limit
	alone    bool // … while the table showed nothing else

	at      int // position of the replay, in answers
	replay  bool
	playing bool
	live    bool // two computer players are watched: the record grows while it plays
	stop    int  // pause after this many answers; 0: never
	wait    int
	turns   []int // numbers of answers after which a turn began
	counted int   // answers that turns covers
	shown   *shown
	critic  critic
}

var _ Session = (*Local)(nil)

// New connects the players. If the match is new the events of its opening are
// presented first.
func New(cfg Config) *Local {
	if cfg.Think == nil {
		cfg.Think = func(p ai.Player) bool { return p.Think(Slice) }
	}
	s := &Local{cfg: cfg, m: cfg.Match, trial: rules.NewEngine(cfg.Match.Game())}
	rec := cfg.Match.Record()
	s.decks = series.Brought(rec)
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
func (s *Local) begin() {
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

func (s *Local) newEpoch() {
	s.epoch++
	s.log.Reset()
	s.fresh = false
}

// Match returns the match with all its secrets. Only package lobby may use it,
// for records.
func (s *Local) Match() *replay.Match { return kept(s) }

// Audience returns the seat whose view the screen shows.
func (s *Local) Audience() rules.Seat { return s.audience }

// Epoch changes when the screen must show the view afresh, without a
// presentation.
func (s *Local) Epoch() int { return s.epoch }

// View returns what the audience may know now.
func (s *Local) View() *rules.View {
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

// Events returns what has happened, as the audience may know it, with its
// views.
func (s *Local) Events() ([]rules.Event, []rules.View) {
	return deliver(&s.log, &s.delivered, eyes(s))
}

// eyes returns for whom the log is written: the audience, unless two people take turns
// at the screen, of whom the other reads it next.
func eyes(s *Local) rules.Seat {
	if s.Human(0) && s.Human(1) {
		return rules.NoSeat
	}
	return s.audience
}

// deliver moves the content of log to out, in the form for eyes. The result is
// valid until out is used again.
func deliver(log, out *rules.Log, eyes rules.Seat) ([]rules.Event, []rules.View) {
	if len(log.Events) == 0 {
		return nil, nil
	}
	*log, *out = *out, *log
	log.Reset()
	for i := range out.Events {
		out.Events[i] = out.Events[i].For(eyes)
	}
	return out.Events, out.Views
}

// Recall implements Recaller.
func (s *Local) Recall(n int) ([]rules.Event, []rules.View) {
	s.past.Watch(s.audience)
	s.m.EventsInto(n, &s.past)
	return deliver(&s.past, &s.recalled, eyes(s))
}

func apply(s *Local, p rules.Seat, o rules.Option) error {
	s.log.Watch(s.audience)
	if err := s.m.AnswerInto(p, o, &s.log); err != nil {
		return err
	}
	s.fresh = false
	save(s)
	return nil
}

// save hands the match over to be kept.
func save(s *Local) {
	if s.cfg.Saved != nil && s.shown == nil {
		s.cfg.Saved(s)
	}
}

// Update lets computer players think and replays advance.
func (s *Local) Update() {
	switch {
	case s.replay:
		s.updateReplay()
	case len(s.log.Events) > 0:
	case s.queued != nil:
		o := *s.queued
		s.queued = nil
		_ = apply(s, s.by, o) // it was checked when it was queued
	default:
		s.others()
	}
}

// owing returns the computer player who owes an answer, or NoSeat.
func owing(s *Local) rules.Seat {
	for p := rules.Seat(0); p < 2; p++ {
		if s.cfg.Players[p] != nil && s.m.State().Waiting(p) {
			return p
		}
	}
	return rules.NoSeat
}

// others runs the computer player who owes an answer.
func (s *Local) others() {
	if p := owing(s); p >= 0 {
		think(s, p)
	}
}

// attend begins the thinking of a computer player who is asked.
func attend(s *Local, p rules.Seat) {
	if s.thinking == p {
		return
	}
	var v rules.View
	s.m.View(p, &v)
	s.cfg.Players[p].Start(&v)
	s.thinking, s.planned, s.ready, s.thought, s.pondered, s.alone = p, nil, false, 0, 0, false
	s.due, s.most = s.pause(&v)
}

// Ponder implements Ponderer: two of its ticks count as one of thinking.
func (s *Local) Ponder() {
	if s.cfg.Ponder == nil || s.replay || s.queued != nil {
		return
	}
	p := owing(s)
	if p < 0 || len(s.planned) > 0 && s.thinking == p {
		return
	}
	attend(s, p)
	if s.pondered++; s.pondered%2 == 0 {
		s.thought++
	}
	if !s.ready {
		s.ready = s.cfg.Ponder(s.cfg.Players[p])
	}
}

// whole returns the prompt if what a computer player has planned at it is one deed,
// so that its answers are given together; 0 elsewhere.
func whole(s *Local) uint8 {
	if g, ok := s.m.Game().(interface{ Whole(s *rules.State) bool }); ok && !s.m.State().Over() && g.Whole(s.m.State()) {
		return s.m.State().Dec.Prompt
	}
	return 0
}

// think gives a computer player one slice of time and, once that is over, its
// next answer.
func think(s *Local, p rules.Seat) {
	player := s.cfg.Players[p]
	if s.thinking != p || len(s.planned) == 0 {
		attend(s, p)
		s.thought++
		if !s.ready {
			s.ready = s.cfg.Think(player)
		}
		late := s.due == 0 && s.most > 0 && s.cfg.Late != nil && s.cfg.Late(!s.alone)
		if s.alone = true; s.thought < s.due || !s.ready && !late && (s.most == 0 || s.thought < s.most) {
			return
		}
		if !s.ready {
			player.Settle()
		}
		if s.planned = append(s.planned[:0], player.Answer()...); len(s.planned) == 0 {
			return
		}
	}
	for {
		o, at := s.planned[0], whole(s)
		s.planned = s.planned[1:]
		if apply(s, p, o) != nil { // the plan no longer fits: take any legal answer
			s.planned = nil
			if opts := s.m.Options(p); len(opts) > 0 {
				_ = apply(s, p, opts[0])
			}
		}
		if len(s.planned) == 0 || at == 0 || whole(s) != at {
			break
		}
	}
	if len(s.planned) == 0 {
		s.thinking = rules.NoSeat
	}
}

// Thinking reports whether a computer player owes an answer.
func (s *Local) Thinking() bool {
	if s.replay && !(s.live && s.playing && s.at == s.m.Len()) {
		return false
	}
	return owing(s) >= 0
}

// Options returns the legal answers of the audience.
func (s *Local) Options() []rules.Option {
	if !asked(s) {
		return nil
	}
	return append([]rules.Option(nil), s.m.Options(s.audience)...)
}

// asked reports whether the audience may answer.
func asked(s *Local) bool {
	return !s.replay && s.queued == nil && s.audience >= 0 && s.Human(s.audience)
}

// Answer gives an answer for the audience. With two people at one device, an
// answer that ends a decision is applied in the next Update, when the screen
// no longer shows the player's secrets.
func (s *Local) Answer(o rules.Option) error {
	if !asked(s) {
		return &rules.AnswerError{Seat: s.audience, Option: o, JA: "いまは答えられません", EN: "no answer is expected at the moment"}
	}
	p := s.audience
	if s.Human(p.Other()) && o.Ends() {
		cp := *s.m.State() // legality is checked on a copy
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
	return apply(s, p, o)
}

// Concede gives up for the audience, or for the seat that has to answer.
func (s *Local) Concede() error {
	p := s.audience
	if p < 0 {
		p = s.m.State().ToAnswer()
	}
	if s.replay || p < 0 {
		return nil
	}
	return apply(s, p, rules.Option{Verb: rules.Concede})
}

// CanUndo reports whether the last answer can be taken back, and whether that
// is free. A computer player always consents to what is not; between two
// people at one device, answers that the other has seen and answered stay.
func (s *Local) CanUndo() (can, free bool) {
	if s.replay || s.queued != nil || s.audience < 0 || !s.Human(s.audience) {
		return false, false
	}
	return s.back(1)
}

func (s *Local) back(k int) (can, free bool) {
	_, free, ok := s.m.Back(s.audience, k)
	return ok && (free || !s.Human(s.audience.Other())), free
}

// Back returns what the audience was asked when it gave its k-th last answer,
// from 1.
func (s *Local) Back(k int) (v *rules.View, options []rules.Option, free, ok bool) {
	if can, _ := s.CanUndo(); !can {
		return nil, nil, false, false
	}
	ok, free = s.back(k)
	if !ok {
		return nil, nil, false, false
	}
	to, _, _ := s.m.Back(s.audience, k)
	was := s.m.At(to)
	rules.ViewInto(s.m.Game().Table(), &was, s.audience, &s.earlier)
	return &s.earlier, s.trial.Options(&was, s.audience, nil), free, true
}

// Undo takes back the last k answers. The record counts those that needed
// consent.
func (s *Local) Undo(k int) error {
	if can, _ := s.CanUndo(); !can {
		return replay.ErrNothing
	}
	if can, _ := s.back(k); !can {
		return replay.ErrNothing
	}
	if err := s.m.UndoLast(s.audience, k, true); err != nil {
		return err
	}
	s.thinking, s.planned = rules.NoSeat, nil
	s.newEpoch()
	save(s)
	return nil
}

// Practice reports whether something that had come to light was taken back.
func (s *Local) Practice() bool { return s.m.Practice() }

// HandOver returns the seat that must take the device before it can answer.
func (s *Local) HandOver() (rules.Seat, bool) {
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

// TakeSeat is called when this seat's player has the device.
func (s *Local) TakeSeat(p rules.Seat) {
	s.audience, s.holder = p, p
	s.newEpoch()
}

// Name returns a player's name.
func (s *Local) Name(p rules.Seat, l lang.Lang) string {
	return s.cfg.Names[p].In(l)
}

// Human reports whether a person plays the seat.
func (s *Local) Human(p rules.Seat) bool {
	players := &s.cfg.Players
	if s.shown != nil {
		players = &s.shown.players
	}
	return p >= 0 && players[p] == nil
}

// Deck implements Session.
func (s *Local) Deck(p rules.Seat) string {
	if p < 0 { // a watcher has none
		return ""
	}
	return s.decks[p]
}

// Rematch starts again with a new seed, with decks exchanged if swap is set.
func (s *Local) Rematch(swap bool) {
	if s.cfg.Again == nil {
		return
	}
	if c, err := s.cfg.Again(s, swap); err == nil {
		s.Replace(c)
	}
}

// Replace continues with another match: a rematch, or the next game of a
// series.
func (s *Local) Replace(c Config) {
	epoch := s.epoch
	*s = *New(c)
	s.epoch = epoch + 1
	save(s)
}

// Record returns the match so far as a file, and the ending of its name.
func (s *Local) Record() (data []byte, ending string) { return kept(s).Record().File() }

// Link returns the match as a URL fragment, beginning with "#r=", or "" if it
// is too long for a link, or is not over: a link tells the seed and both decks.
func (s *Local) Link() string {
	rec := kept(s).Record()
	if !rec.Over() {
		return ""
	}
	text, err := rec.Link()
	if err != nil {
		return ""
	}
	return "#r=" + text
}
