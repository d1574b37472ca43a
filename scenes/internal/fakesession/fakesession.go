// Package fakesession is a small table.Session for tests and pictures of the
// tables: one engine, an opponent who plays at random or a second person, undo
// by replaying. Package rules/session has the real one.
package fakesession

import (
	"math/rand/v2"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/scenes/table"
)

type step struct {
	seat rules.Seat
	o    rules.Option
	turn int16 // after it
}

// Session implements table.Session.
type Session struct {
	Game   games.Game
	S      rules.State // the whole match: tests read and modify it
	Humans [2]bool
	Hold   bool           // the opponent does not answer
	Blind  bool           // nobody looks: events are not kept
	Strict bool           // what has come to light counts when answers are taken back
	Names  [2]lang.Phrase // by seat
	// Choose returns the opponent's answers; nil: at random.
	Choose    func(r *rand.Rand, prompt uint8, o []rules.Option) rules.Option
	Slow      int // ticks the opponent thinks
	eng       *rules.Engine
	pcg       *rand.PCG
	r         *rand.Rand // by pcg
	aud       rules.Seat
	view      rules.View
	log       rules.Log
	delivered rules.Log
	epoch     int
	taken     bool
	history   []step
	start     *rules.State // the position the match begins with; nil: it is dealt
	seed      uint64
	decks     [2][]rules.DefID
	buf       []rules.Option
	replay    bool
	practice  bool
	at        int
	playing   bool
	wait      int
	fullHist  []step
}

var _ table.Session = (*Session)(nil)

// New deals a match. humans 0: two random players are watched; 1: a person at
// seat 0; 2: two people at one device.
func New(g games.Game, seed uint64, decks [2][]rules.DefID, humans int) *Session {
	s := &Session{Game: g, eng: rules.NewEngine(g), seed: seed, decks: decks, Choose: habits(g), Names: names(g)}
	chance(s, rand.NewPCG(seed, 7))
	s.Humans = [2]bool{humans > 0, humans > 1}
	s.aud = 0
	if humans != 1 {
		s.aud = rules.NoSeat
	}
	s.deal()
	return s
}

// At begins a match at a position, seen by one seat's person. Nobody else
// answers automatically: Give answers for both.
func At(g games.Game, start *rules.State, eyes rules.Seat) *Session {
	s := &Session{Game: g, eng: rules.NewEngine(g), start: start, Choose: habits(g), Names: names(g), Hold: true, aud: eyes}
	chance(s, rand.NewPCG(1, 7))
	s.Humans = [2]bool{eyes == 0, eyes == 1}
	s.deal()
	return s
}

func chance(s *Session, pcg *rand.PCG) { s.pcg, s.r = pcg, rand.New(pcg) }

// Branch returns a session that goes on from here by itself, as this one would;
// its match begins here.
func (s *Session) Branch() *Session {
	b, pcg := *s, *s.pcg
	chance(&b, &pcg)
	b.eng, b.Blind = rules.NewEngine(s.Game), false
	b.log, b.delivered, b.view, b.buf = rules.Log{}, rules.Log{}, rules.View{}, nil
	b.Load(&s.S)
	return &b
}

// Give answers for any seat.
func (s *Session) Give(p rules.Seat, o rules.Option) error { return s.give(p, o) }

func (s *Session) deal() {
	s.log.Reset()
	if s.start != nil {
		s.S = *s.start
		s.epoch++
		return
	}
	s.Game.Setup(&s.S, s.seed, s.decks)
	s.log.Watch(s.aud)
	s.eng.Advance(&s.S, &s.log)
	s.epoch++
}

// Load sets the match to a prepared position.
func (s *Session) Load(st *rules.State) {
	start := *st
	s.start, s.history = &start, nil // undo goes back no further
	s.S = start
	s.log.Reset()
	s.epoch++
}

func (s *Session) Audience() rules.Seat { return s.aud }
func (s *Session) View() *rules.View {
	rules.ViewInto(s.Game.Table(), &s.S, s.aud, &s.view)
	return &s.view
}
func (s *Session) Epoch() int { return s.epoch }
func (s *Session) Events() ([]rules.Event, []rules.View) {
	if len(s.log.Events) == 0 {
		return nil, nil
	}
	s.log, s.delivered = s.delivered, s.log
	s.log.Reset()
	for i, e := range s.delivered.Events {
		s.delivered.Events[i] = e.For(s.aud)
	}
	return s.delivered.Events, s.delivered.Views
}

func (s *Session) ai(p rules.Seat) bool { return !s.Humans[p] }

// Update lets a random player answer.
func (s *Session) Update() {
	if s.replay {
		if s.playing && s.at < len(s.fullHist) {
			s.wait++
			if s.wait > 10 {
				s.wait = 0
				st := s.fullHist[s.at]
				s.at++
				s.log.Watch(s.aud)
				s.eng.Answer(&s.S, st.seat, st.o, &s.log)
			}
		}
		return
	}
	if s.Hold || s.S.Over() {
		return
	}
	for p := rules.Seat(0); p < 2; p++ {
		if s.ai(p) && s.S.Waiting(p) {
			s.wait++
			if s.wait <= s.Slow {
				return
			}
			s.wait = 0
			s.buf = s.eng.Options(&s.S, p, s.buf)
			s.give(p, s.Choose(s.r, s.S.Dec.Prompt, Advancing(s.buf)))
			return
		}
	}
}

func (s *Session) give(p rules.Seat, o rules.Option) error {
	log := &s.log
	if log.Watch(s.aud); s.Blind {
		log = nil
	}
	if err := s.eng.Answer(&s.S, p, o, log); err != nil {
		return err
	}
	s.history = append(s.history, step{p, o, s.S.Turn})
	if s.Humans[0] && s.Humans[1] && s.aud >= 0 && !s.S.Waiting(s.aud) {
		s.aud = rules.NoSeat
	}
	return nil
}

func (s *Session) Thinking() bool {
	return !s.replay && !s.S.Over() && (s.ai(0) && s.S.Waiting(0) || s.ai(1) && s.S.Waiting(1))
}

func (s *Session) Options() []rules.Option {
	if s.replay || s.aud < 0 {
		return nil
	}
	return rules.Options(s.Game, &s.View().S, s.aud, nil)
}

func (s *Session) Answer(o rules.Option) error {
	if s.aud < 0 || s.replay {
		return &rules.AnswerError{Seat: s.aud, Option: o, JA: "いまは見ているだけです", EN: "only watching"}
	}
	return s.give(s.aud, o)
}

func (s *Session) Concede() error {
	p := s.aud
	if p < 0 {
		p = s.S.ToAnswer()
	}
	if p < 0 {
		p = 0
	}
	return s.give(p, rules.Option{Verb: rules.Concede})
}

func (s *Session) CanUndo() (bool, bool) {
	return s.aud >= 0 && !s.replay && len(s.history) > 0 && s.own(1) >= 0, true
}

// Given returns the last answer, and whose it is.
func (s *Session) Given() (rules.Seat, rules.Option) {
	if len(s.history) == 0 {
		return rules.NoSeat, rules.Option{}
	}
	last := s.history[len(s.history)-1]
	return last.seat, last.o
}

// By returns who gave the n-th answer, from 0.
func (s *Session) By(n int) rules.Seat { return s.history[n].seat }

// own returns the index of the audience's k-th last answer, or -1.
func (s *Session) own(k int) int {
	for i := len(s.history) - 1; i >= 0; i-- {
		if s.history[i].seat == s.aud {
			if k--; k == 0 {
				return i
			}
		}
	}
	return -1
}

// Back is table.Session.Back; only a Strict session counts what has come to
// light.
func (s *Session) Back(k int) (*rules.View, []rules.Option, bool, bool) {
	n := s.own(k)
	if can, _ := s.CanUndo(); !can || n < 0 {
		return nil, nil, false, false
	}
	now, news, epoch, log := s.S, s.S.News, s.epoch, s.log
	s.log = rules.Log{}
	s.rewind(s.history[:n])
	was := s.S
	s.S, s.epoch, s.log = now, epoch, log
	v := &rules.View{}
	rules.ViewInto(s.eng.Table(), &was, s.aud, v)
	return v, s.eng.Options(&was, s.aud, nil), !s.Strict || was.News == news, true
}

// Practice reports whether something that had come to light was taken back.
func (s *Session) Practice() bool { return s.practice }

func (s *Session) Undo(k int) error {
	n := s.own(k)
	if n < 0 {
		return nil
	}
	if _, _, free, _ := s.Back(k); !free {
		s.practice = true
	}
	s.rewind(s.history[:n])
	s.history = s.history[:n]
	return nil
}

func (s *Session) rewind(h []step) {
	s.deal()
	for _, st := range h {
		s.eng.Answer(&s.S, st.seat, st.o, nil)
	}
	s.log.Reset()
}

func (s *Session) HandOver() (rules.Seat, bool) {
	if !(s.Humans[0] && s.Humans[1]) || s.S.Over() || s.replay {
		return 0, false
	}
	p := s.S.ToAnswer()
	if p < 0 || p == s.aud {
		return 0, false
	}
	return p, true
}

func (s *Session) TakeSeat(p rules.Seat) {
	s.aud = p
	s.log.Reset()
	s.epoch++
}

func (s *Session) Name(p rules.Seat, l lang.Lang) string {
	return s.Names[p].In(l)
}
func (s *Session) Human(p rules.Seat) bool { return p >= 0 && s.Humans[p] }
func (s *Session) Deck(p rules.Seat) string {
	if p < 0 {
		return ""
	}
	return "deck" + strconv.Itoa(int(p))
}
func (s *Session) Replaying() bool { return s.replay }
func (s *Session) Live() bool      { return false }
func (s *Session) Turns() (out []int) {
	for i, h := range s.history {
		for int(h.turn) > len(out) {
			out = append(out, i+1)
		}
	}
	return out
}
func (s *Session) At() int {
	if s.replay {
		return s.at
	}
	return len(s.history)
}
func (s *Session) Len() int {
	if s.replay {
		return len(s.fullHist)
	}
	return len(s.history)
}
func (s *Session) Seek(n int) {
	if !s.replay {
		s.replay, s.fullHist = true, s.history
	}
	s.at = max(0, min(n, len(s.fullHist)))
	s.rewind(s.fullHist[:s.at])
}
func (s *Session) Playing() bool     { return s.playing }
func (s *Session) SetPlaying(b bool) { s.playing = b }
func (s *Session) Continue() {
	s.history = append([]step(nil), s.fullHist[:s.at]...)
	s.replay, s.playing = false, false
	s.epoch++
}
func (s *Session) Record() ([]byte, string) { return []byte("{}"), ".json" }
func (s *Session) Link() string             { return "https://example.org/#r" }
func (s *Session) Rematch(bool) {
	s.seed++
	s.history, s.fullHist, s.replay = nil, nil, false
	s.aud = 0
	if s.Humans[0] == s.Humans[1] {
		s.aud = rules.NoSeat
	}
	s.deal()
}
