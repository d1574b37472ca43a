// Package lesson holds tutorials in the form in which the program plays them:
// a prepared position, the teacher's words, the answers that are accepted and
// those that the script gives. They are written as scenarios with gates
// (rules/<game>/lessons/*.yaml, docs/tutorials.md) and compiled by
// rules/scenario, so the program needs no YAML.
package lesson

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
)

// Learner is the seat of the player.
const Learner rules.Seat = 0

// Lesson is one tutorial.
type Lesson struct {
	ID     string      `json:"id"`
	Game   string      `json:"game"`
	Title  lang.Phrase `json:"title"`
	About  lang.Phrase `json:"about"`            // what one learns, in one sentence
	Praise lang.Phrase `json:"praise"`           // said at the end
	Puzzle bool        `json:"puzzle,omitempty"` // it is solved instead of followed
	Start  Start       `json:"start"`
	Steps  []Step      `json:"steps"`
}

// Kind is what a step of a lesson is.
type Kind uint8

// The kinds of step.
const (
	Say   Kind = iota // words to read
	Ask               // words, then an answer by the player
	Play              // an answer by the script, for either seat
	Solve             // words, then the player plays freely and wins before the turn is over
)

// Step is one step: Say has words, Ask words and ways, Play one way. The ways of
// Solve are the learner's answers of the solution and of tries that fail.
type Step struct {
	Kind  Kind         `json:"k,omitempty"`
	Words *lang.Phrase `json:"words,omitempty"`
	Point []string     `json:"point,omitempty"` // what the words are about: the first of these that is on the table
	Hint  *lang.Phrase `json:"hint,omitempty"`  // reply to any other answer
	Seat  rules.Seat   `json:"seat,omitempty"`
	Ways  []Way        `json:"ways,omitempty"` // the accepted answers
}

// Way is a whole answer: several picks and their commit, or just one option.
type Way []Option

// Option is a rules.Option as [verb, card, zone, number].
type Option [4]int16

// Of returns o in this form.
func Of(o rules.Option) Option {
	return Option{int16(o.Verb), int16(o.Card), int16(o.Zone), o.N}
}

// Rules returns the rules.Option.
func (o Option) Rules() rules.Option {
	return rules.Option{Verb: rules.Verb(o[0]), Card: rules.CardID(o[1]), Zone: rules.ZoneID(o[2]), N: o[3]}
}

// Start is how a lesson's match begins: a position or, with Decks, a whole
// game.
type Start struct {
	Seed     uint64      `json:"seed"`
	Turn     int16       `json:"turn,omitempty"`
	TurnStep string      `json:"step,omitempty"`  // at which a position begins
	Given    []string    `json:"given,omitempty"` // numbers that the position sets itself
	Vars     [][2]int16  `json:"vars,omitempty"`  // index, value
	Seats    [][3]int16  `json:"seats,omitempty"` // seat, index, value
	Words    [][3]string `json:"words,omitempty"` // seat, key, word: properties that are not numbers
	Cards    []Card      `json:"cards,omitempty"`
	Decks    [2][]string `json:"decks,omitempty"` // of a whole game, in set-up order
	Dice     []int16     `json:"dice,omitempty"`
	Shuffled bool        `json:"shuffled,omitempty"` // shuffling changes orders; false: they stay, as a script needs
}

// Position is what a match begins with in place of two shuffled decks: the
// position of a scenario.
type Position struct {
	Title lang.Phrase `json:"title"`
	Start Start       `json:"start"`
}

// Card is one card of a position.
type Card struct {
	ID    string      `json:"id"`
	Owner rules.Seat  `json:"owner,omitempty"`
	Seat  rules.Seat  `json:"seat,omitempty"` // owner of the zone
	Kind  uint8       `json:"zone"`
	On    uint16      `json:"on,omitempty"`  // flags to set
	Off   uint16      `json:"off,omitempty"` // flags to clear
	Since *int16      `json:"since,omitempty"`
	Known uint8       `json:"known,omitempty"`
	Mark  bool        `json:"mark,omitempty"`
	Words [][2]string `json:"words,omitempty"` // key, word
}

// Limits of a file of lessons.
const (
	maxLessons = 40
	maxSteps   = 400
	maxWays    = 24
)

// Read reads compiled lessons. Every number is checked before use, so a
// damaged file gives an error, never a panic.
func Read(data []byte) ([]*Lesson, error) { return ReadPausing(data, func() {}) }

// ReadPausing is Read for those who cannot wait: it calls pause between
// lessons (see effect.LoadPausing).
func ReadPausing(data []byte, pause func()) ([]*Lesson, error) {
	var raw []json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, err
	}
	list := make([]*Lesson, len(raw))
	for i := range raw {
		pause()
		if err := json.Unmarshal(raw[i], &list[i]); err != nil {
			return nil, err
		}
	}
	if len(list) > maxLessons {
		return nil, fmt.Errorf("more than %d lessons", maxLessons)
	}
	seen := map[string]bool{}
	for i, l := range list {
		if l == nil {
			return nil, fmt.Errorf("lesson %d is empty", i+1)
		}
		if err := l.check(); err != nil {
			return nil, fmt.Errorf("lesson %q: %w", l.ID, err)
		}
		if seen[l.ID] {
			return nil, fmt.Errorf("duplicate lesson id %q", l.ID)
		}
		seen[l.ID] = true
	}
	return list, nil
}

func whole(t lang.Phrase) bool { return t.JA != "" && t.EN != "" }

func (l *Lesson) check() error {
	switch {
	case l.ID == "" || l.Game == "":
		return errors.New("id or game is missing")
	case !whole(l.Title) || !whole(l.About) || !whole(l.Praise):
		return errors.New("title, about or praise is missing in a language")
	case len(l.Steps) == 0 || len(l.Steps) > maxSteps:
		return fmt.Errorf("1 to %d steps", maxSteps)
	case len(l.Start.Dice) > rules.ScriptCap:
		return errors.New("too many dice")
	}
	for i := range l.Steps {
		s := &l.Steps[i]
		bad := func(what string) error { return fmt.Errorf("step %d: %s", i+1, what) }
		if s.Kind > Solve || s.Seat < 0 || s.Seat > 1 {
			return bad("unknown kind or seat")
		}
		if s.Kind != Play && (s.Words == nil || !whole(*s.Words)) {
			return bad("words are missing in a language")
		}
		if s.Hint != nil && !whole(*s.Hint) || (s.Kind == Ask || s.Kind == Solve) && s.Hint == nil {
			return bad("the hint is missing in a language")
		}
		if (s.Kind == Say) != (len(s.Ways) == 0) || s.Kind == Play && len(s.Ways) != 1 || s.Kind != Say && s.Kind != Play && s.Seat != Learner || len(s.Ways) > maxWays {
			return bad("answers")
		}
		for _, w := range s.Ways {
			if len(w) == 0 || len(w) > maxWays && (s.Kind != Solve || len(w) > maxTry) {
				return bad("an empty answer")
			}
			for _, o := range w {
				if o[0] <= int16(rules.NoVerb) || o[0] > int16(rules.Concede) || o[1] < 0 || o[1] >= rules.MaxCards || o[2] < 0 || o[2] > 255 {
					return bad("an impossible answer")
				}
			}
		}
	}
	return l.checkPuzzle()
}

// Begin runs the match to its first decision. The events of a whole game's
// opening go to log.
func (l *Lesson) Begin(g games.Game, s *rules.State, log *rules.Log) error {
	if err := l.Start.Place(g, s, l.Start.Seed); err != nil {
		return err
	}
	if !l.Start.whole() {
		log = nil
	}
	rules.NewEngine(g).Advance(s, log)
	return s.Check(g.Table())
}

// whole reports whether a whole game begins, not a position.
func (st *Start) whole() bool { return len(st.Decks[0])+len(st.Decks[1]) > 0 }

// Place sets up a state, before the engine has advanced it. Every number and
// name is checked, so that a stranger's start gives an error, never a panic.
func (st *Start) Place(g games.Game, s *rules.State, seed uint64) error {
	design := func(id string) (rules.DefID, error) {
		d := g.Library().Find(id)
		if d == 0 {
			return 0, fmt.Errorf("unknown card %q", id)
		}
		return d, nil
	}
	if err := st.deal(g, s, seed, design); err != nil {
		return err
	}
	tab := g.Table()
	s.Script.Keep = !st.Shuffled
	if len(st.Dice) > rules.ScriptCap {
		return errors.New("too many dice")
	}
	for _, v := range st.Dice {
		s.Script.V[s.Script.N] = v
		s.Script.N++
	}
	for _, v := range st.Vars {
		if err := allowed(g.Names(), g.Names().Vars, v[0], v[1]); err != nil {
			return err
		}
		s.Vars[v[0]] = v[1]
	}
	for i := range st.Cards {
		if err := st.Cards[i].put(g, tab, s, design); err != nil {
			return err
		}
	}
	for i := range st.Cards { // what names another card by its number
		if err := st.Cards[i].say(g, s, rules.CardID(i+1), true); err != nil {
			return err
		}
	}
	for _, v := range st.Seats {
		if v[0] < 0 || v[0] > 1 {
			return errors.New("no such player")
		}
		if err := allowed(g.Names(), g.Names().SeatVars, v[1], v[2]); err != nil {
			return err
		}
		s.Seats[v[0]][v[1]] = v[2]
	}
	for _, w := range st.Words {
		p, ok := rules.ParseSeat(w[0])
		if !ok {
			return errors.New("no such seat")
		}
		if known, err := g.SetSeat(s, p, w[1], w[2]); err != nil || !known {
			return fmt.Errorf("%s: %s: %v", w[1], w[2], err)
		}
	}
	if !st.whole() {
		given := func(name string) bool { return slices.Contains(st.Given, name) }
		if err := g.Arrange(s, st.TurnStep, given); err != nil {
			return err
		}
	}
	if err := s.Check(tab); err != nil && s.NFrames == 0 {
		return err
	}
	return nil
}

// allowed checks a number of a position as scenarios do.
func allowed(n *rules.Names, names []string, i, v int16) error {
	if i < 0 || int(i) >= len(names) || names[i] == "" || slices.Contains(n.Follows, names[i]) {
		return fmt.Errorf("a position has no number %d", i)
	}
	if b, bound := n.Bounds[names[i]]; bound && (v < b[0] || v > b[1]) {
		return fmt.Errorf("%s is %d to %d, got %d", names[i], b[0], b[1], v)
	}
	if words := n.Enums[names[i]]; len(words) > 0 {
		if x, ok := n.Value(names[i], n.Word(names[i], v)); !ok || x != v {
			return fmt.Errorf("%s has no value %d", names[i], v)
		}
	}
	return nil
}

// deal sets up the decks of a whole game, or an empty table.
func (st *Start) deal(g games.Game, s *rules.State, seed uint64, design func(id string) (rules.DefID, error)) error {
	if !st.whole() {
		*s = rules.State{}
		s.Seed(seed)
		g.Stage(s)
		if st.Turn > 0 {
			s.Turn = st.Turn
		}
		return nil
	}
	var decks [2][]rules.DefID
	for p, ids := range st.Decks {
		for _, id := range ids {
			d, err := design(id)
			if err != nil {
				return err
			}
			decks[p] = append(decks[p], d)
		}
	}
	if len(decks[0])+len(decks[1]) >= rules.MaxCards {
		return errors.New("too many cards")
	}
	g.Setup(s, seed, decks)
	return nil
}

func (c *Card) put(g games.Game, tab *rules.Table, s *rules.State, design func(string) (rules.DefID, error)) error {
	d, err := design(c.ID)
	if err != nil {
		return err
	}
	if c.Owner < 0 || c.Owner > 1 || c.Seat < 0 || c.Seat > 1 || int(c.Kind) >= len(tab.Zones) || s.NCards >= rules.MaxCards-1 {
		return fmt.Errorf("%s: invalid owner or zone", c.ID)
	}
	z := rules.ZoneOf(c.Kind, c.Seat)
	if most := tab.Zones[c.Kind].Cap; most > 0 && s.Count(z) >= most {
		return fmt.Errorf("%s: the zone is full", c.ID)
	}
	id := s.NewCard(d, c.Owner, z)
	x := s.Card(id)
	s.Stamps++
	x.Stamp = s.Stamps
	x.Ctrl = c.Seat
	g.Placed(s, id)
	x.Flags = x.Flags&^c.Off | c.On
	if c.Since != nil {
		x.Since = *c.Since
	}
	if c.Mark {
		if g.Names().Memo {
			s.Remember(c.Owner, d)
		} else {
			s.Mark(id)
		}
	}
	x.Known |= c.Known & 3
	return c.say(g, s, id, false)
}

// say sets the states of a card that are words: those that name another card
// by its number, or the others.
func (c *Card) say(g games.Game, s *rules.State, id rules.CardID, others bool) error {
	for _, w := range c.Words {
		if strings.HasPrefix(w[1], "#") != others {
			continue
		}
		if known, err := g.SetCard(s, id, w[0], w[1]); err != nil || !known {
			return fmt.Errorf("%s: %s: %v", c.ID, w[0], err)
		}
	}
	return nil
}
