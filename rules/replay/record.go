// Package replay keeps matches: Record is the stored form of a match, from
// which everything else follows, and Match plays, undoes, replays and
// branches.
package replay

import (
	"cmp"
	"fmt"
	"unicode"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/lesson"
)

// Format is the version of the record format.
const Format = "godeck-record/1"

// Limits of a record, so that reading a stranger's is safe.
const (
	MaxJSON    = 1 << 20 // bytes, as JSON
	MaxAnswers = 20000
	maxDeck    = 100 // cards
	maxPacks   = effect.MaxPacks
	maxUndos   = 1000
	maxOptions = 16
	maxText    = 80   // bytes of an id or a name
	maxTitle   = 300  // bytes of the title of a position
	maxOption  = 1000 // bytes of the value of an option: the code of a deck (rules/deck) fits
)

// Record is a whole match: the same record gives the same match on every
// machine. It serves as save, replay, share link and bug report.
type Record struct {
	Game    string
	Rules   int    // rules version of the game
	Packs   []Pack // in the order of loading
	Decks   [2]Deck
	Seats   [2]Player
	Seed    uint64
	Options map[string]string // the table's, and those that a games.Optional reads
	Answers []Answer
	Undos   []Undo
	Final   *Final // nil until it has been computed
	// Position is what the match begins with, nil for its decks. It does not change.
	Position *lesson.Position
	// Files are packs that the record needs, as they were loaded: those that
	// are not part of the program. Only the JSON form has them.
	Files []string
}

// Pack identifies a card pack by id and hash of its file.
type Pack struct {
	ID   string `json:"id"`
	Hash string `json:"hash"`
}

// Deck is the id of a pack's deck, or a list of card ids.
type Deck struct {
	ID    string
	Cards []string
}

// Player is who sits at a seat.
type Player struct {
	Kind  string `json:"kind"`            // human, ai, bot, remote
	Level string `json:"level,omitempty"` // of an ai
	Name  string `json:"name,omitempty"`
}

// Kinds of players.
var playerKinds = []string{"human", "ai", "bot", "remote"}

// Answer is an option that a seat chose.
type Answer struct {
	Seat   rules.Seat
	Option rules.Option
}

// Practice reports whether answers were taken back after something had come to
// light: the match was played on with knowledge that nobody has.
func (r *Record) Practice() bool { return len(r.Undos) > 0 }

// Undo records that a seat took back answers with the other's consent: From
// answers became To.
type Undo struct {
	Seat     rules.Seat
	From, To int
}

// Final is how the match stood after the last answer.
type Final struct {
	Hash   uint64
	Result rules.Result
}

// Error says what is wrong with a record, where, and what to do about it.
type Error struct {
	Place, What, Hint string
	Fault             Fault
}

// Fault is the kind of an Error, for programs with messages of their own.
type Fault uint8

// The kinds of faults.
const (
	Damaged    Fault = iota // not a record, or a truncated or altered one
	TooLarge                // beyond the limits of a record
	BrokenLink              // an incomplete link
	Newer                   // a form that this program does not know
	OtherRules              // another version of the game's rules
	OtherCards              // another edition of a card pack
	NoPack                  // other card packs than are loaded
	Diverged                // it does not play as recorded
)

// Error returns place: what (hint).
func (e *Error) Error() string {
	s := "record: "
	if e.Place != "" {
		s += e.Place + ": "
	}
	s += e.What
	if e.Hint != "" {
		s += " — " + e.Hint
	}
	return s
}

func bad(place, hint, what string, args ...any) error {
	return fault(Damaged, place, hint, what, args...)
}

func fault(kind Fault, place, hint, what string, args ...any) error {
	return &Error{place, fmt.Sprintf(what, args...), hint, kind}
}

// check checks the content of a record, whatever its form.
func (r *Record) check() error {
	switch {
	case r.Game == "":
		return bad("game", "name the game", "is missing")
	case len(r.Packs) > maxPacks || len(r.Files) > maxPacks:
		return bad("packs", "", "more than %d", maxPacks)
	case len(r.Answers) > MaxAnswers:
		return bad("answers", "", "more than %d", MaxAnswers)
	case len(r.Undos) > maxUndos:
		return bad("undos", "", "more than %d", maxUndos)
	case len(r.Options) > maxOptions:
		return bad("options", "", "more than %d", maxOptions)
	case r.Rules < 0 || r.Rules > 1<<20:
		return bad("rules", "", "%d is not a version", r.Rules)
	}
	long := func(place, s string, most int) error {
		if len(s) > most {
			return bad(place, "shorten it", "is longer than %d bytes", most)
		}
		for _, c := range s {
			if c == 0xFFFD || unicode.In(c, unicode.Cc, unicode.Zl, unicode.Zp, unicode.Bidi_Control) {
				return bad(place, "remove it", "holds a control character or is not UTF-8")
			}
		}
		return nil
	}
	text := func(place, s string) error { return long(place, s, maxText) }
	first := cmp.Or(text("game", r.Game), long("position.title", r.title().JA+r.title().EN, maxTitle))
	see := func(err error) {
		if first == nil {
			first = err
		}
	}
	for i, p := range r.Packs {
		see(text(fmt.Sprintf("packs[%d].id", i), p.ID))
		see(text(fmt.Sprintf("packs[%d].hash", i), p.Hash))
	}
	for i := range r.Decks {
		d := &r.Decks[i]
		place := fmt.Sprintf("decks[%d]", i)
		see(text(place, d.ID))
		switch {
		case len(d.Cards) > maxDeck:
			see(bad(place, "", "more than %d cards", maxDeck))
		case d.ID != "" && len(d.Cards) > 0:
			see(bad(place, "", "is both an id and a list"))
		case d.ID == "" && len(d.Cards) == 0:
			see(bad(place, "write a deck id or a list of card ids", "is empty"))
		}
		for j, c := range d.Cards {
			see(text(fmt.Sprintf("%s[%d]", place, j), c))
		}
		p := &r.Seats[i]
		place = fmt.Sprintf("seats[%d]", i)
		if kindIndex(p.Kind) < 0 {
			see(bad(place+".kind", "use one of human, ai, bot, remote", "unknown kind %q", p.Kind))
		}
		see(text(place+".level", p.Level))
		see(text(place+".name", p.Name))
	}
	for k, v := range r.Options {
		see(text("options", k))
		see(long("options."+k, v, maxOption))
	}
	for i, a := range r.Answers {
		if a.Seat != 0 && a.Seat != 1 {
			see(bad(fmt.Sprintf("answers[%d]", i), "seats are p1 and p2", "no such seat"))
		}
		if a.Option.Verb == rules.NoVerb || a.Option.Verb > rules.Concede {
			see(bad(fmt.Sprintf("answers[%d]", i), "", "unknown verb"))
		}
	}
	for i, u := range r.Undos {
		if u.Seat != 0 && u.Seat != 1 || u.From < 0 || u.To < 0 || u.To > u.From || u.From > MaxAnswers {
			see(bad(fmt.Sprintf("undos[%d]", i), "", "impossible numbers"))
		}
	}
	return first
}

// title returns the title of the position, if there is one.
func (r *Record) title() (t lang.Phrase) {
	if r.Position != nil {
		t = r.Position.Title
	}
	return t
}

func kindIndex(kind string) int {
	for i, k := range playerKinds {
		if k == kind {
			return i
		}
	}
	return -1
}

// clone copies the record deeply.
func (r *Record) clone() *Record {
	c := *r
	c.Packs = append([]Pack(nil), r.Packs...)
	c.Answers = append([]Answer(nil), r.Answers...)
	c.Undos = append([]Undo(nil), r.Undos...)
	c.Files = append([]string(nil), r.Files...)
	for i := range c.Decks {
		c.Decks[i].Cards = append([]string(nil), r.Decks[i].Cards...)
	}
	if r.Options != nil {
		c.Options = make(map[string]string, len(r.Options))
		for k, v := range r.Options {
			c.Options[k] = v
		}
	}
	if r.Final != nil {
		f := *r.Final
		c.Final = &f
	}
	return &c
}

// designs resolves a deck in a game's library.
func (d *Deck) designs(g games.Game, place string) ([]rules.DefID, error) {
	lib := g.Library()
	if d.ID != "" {
		deck := lib.Deck(d.ID)
		if deck == nil {
			return nil, bad(place, "load the pack that has it", "there is no deck %q", d.ID)
		}
		return lib.Expand(deck), nil
	}
	out := make([]rules.DefID, len(d.Cards))
	for i, id := range d.Cards {
		out[i] = lib.Find(id)
		if out[i] == 0 {
			return nil, bad(fmt.Sprintf("%s[%d]", place, i), "load the pack that has it", "unknown card %q", id)
		}
	}
	return out, nil
}

// maxCarried is how many bytes of packs a record carries along.
const maxCarried = MaxJSON / 4

// carry gives the record the files of the packs beside the game's own, unless
// they are too large for it.
func (r *Record) carry(g games.Game) {
	r.Files = nil
	n := 0
	for _, p := range g.Library().Packs[1:] {
		r.Files = append(r.Files, string(p.Data()))
		n += len(p.Data())
	}
	if n > maxCarried {
		r.Files = nil
	}
}

// fits checks that the game is the record's, with the same packs.
func (r *Record) fits(g games.Game) error {
	t := g.Table()
	if t.Game != r.Game {
		return bad("game", "", "the record is of %q, not of %q", r.Game, t.Game)
	}
	if r.Rules != t.Version && (t.Reads == 0 || r.Rules < t.Reads || r.Rules > t.Version) {
		return fault(OtherRules, "rules", "open it with the program that wrote it", "the record follows version %d of the rules, this program version %d", r.Rules, t.Version)
	}
	packs := g.Library().Packs
	for i, p := range r.Packs {
		if i >= len(packs) {
			return fault(NoPack, fmt.Sprintf("packs[%d]", i), "load it at this position", "the pack %q is not loaded", p.ID)
		}
		if packs[i].ID != p.ID {
			return fault(NoPack, fmt.Sprintf("packs[%d]", i), "load the packs of the record, in its order", "the record has %q where %q is loaded", p.ID, packs[i].ID)
		}
		if !packs[i].Is(p.Hash) {
			return fault(OtherCards, fmt.Sprintf("packs[%d]", i), "load the edition of the record", "the pack %q has changed: hash %s in the record, %s here", p.ID, p.Hash, packs[i].Hash)
		}
	}
	if len(packs) != len(r.Packs) {
		return fault(NoPack, "packs", "load only the packs of the record", "%d packs are loaded, the record names %d", len(packs), len(r.Packs))
	}
	return nil
}
