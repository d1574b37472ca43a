// Package tally remembers how matches ended: a line for each, what has been
// reached, and sums of what is older. It says nothing of how it is stored or
// shown; a Book is a value that whoever keeps it reads, changes and writes.
package tally

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"slices"

	"godeck/internal/sorting"
)

// Result is how a match ended for the person who played it.
type Result string

// The results.
const (
	Won   Result = "w"
	Lost  Result = "l"
	Drawn Result = "d"
)

// Most is how many lines a book keeps. Older ones remain in the sums.
const Most = 500

// Limits of what a line may have.
const (
	mostText  = 120  // bytes of an id
	mostTurns = 9999 // of a match
	mostList  = 99   // names in a list
	mostApart = 60   // matches that do not count
)

// Line is a finished match of one person against the program.
type Line struct {
	ID       string   `json:"i"`           // of the match: the same however often it is opened
	Game     string   `json:"g"`           //
	Result   Result   `json:"r"`           //
	Deck     string   `json:"d,omitempty"` // id of the person's deck; "": one that is not kept
	Against  string   `json:"v,omitempty"` // … of the opponent's
	Rival    string   `json:"o,omitempty"` // id of the opponent; "": the program without a face
	Level    string   `json:"l,omitempty"` // of the program
	Turns    int      `json:"n,omitempty"` // 0: unknown
	How      string   `json:"h,omitempty"` // the rules' name of the reason
	Time     int64    `json:"t,omitempty"` // when it ended, in seconds since 1970; 0: unknown
	Kept     string   `json:"k,omitempty"` // key of the record; it may be gone
	Practice bool     `json:"p,omitempty"` // something was taken back, or it went on from a recording: it does not count
	Deeds    []string `json:"e,omitempty"` // ids of what was done in it for the first time
	First    bool     `json:"b,omitempty"` // its rival was beaten for the first time
}

// Counts reports whether a match is counted.
func (l *Line) Counts() bool { return !l.Practice }

// check returns what is wrong with a line.
func (l *Line) check() error {
	for _, s := range append([]string{l.ID, l.Game, l.Deck, l.Against, l.Rival, l.Level, l.How, l.Kept}, l.Deeds...) {
		if len(s) > mostText {
			return fmt.Errorf("%.20q… has more than %d bytes", s, mostText)
		}
	}
	switch {
	case l.ID == "" || l.Game == "":
		return errors.New(`"i" and "g" must not be empty`)
	case l.Result != Won && l.Result != Lost && l.Result != Drawn:
		return fmt.Errorf(`"r" is %q; it must be "w", "l" or "d"`, l.Result)
	case l.Turns < 0 || l.Turns > mostTurns:
		return fmt.Errorf(`"n" is %d; it must be between 0 and %d`, l.Turns, mostTurns)
	case len(l.Deeds) > mostList:
		return fmt.Errorf(`"e" has %d names; %d are possible`, len(l.Deeds), mostList)
	}
	return nil
}

// Sum counts matches.
type Sum struct {
	Won   int `json:"won"`
	Lost  int `json:"lost"`
	Drawn int `json:"drawn,omitempty"`
}

// Played is the number of matches.
func (s Sum) Played() int { return s.Won + s.Lost + s.Drawn }

// Add counts one more.
func (s *Sum) Add(r Result) {
	switch r {
	case Won:
		s.Won++
	case Lost:
		s.Lost++
	case Drawn:
		s.Drawn++
	}
}

// Book is everything that is remembered.
type Book struct {
	Lines  []Line              // the last match first
	Older  map[string]Sum      // by game: matches that have no line any more
	Beaten map[string][]string // by game: rivals, in the order of their defeats
	Deeds  map[string][]string // by game: ids of deeds
	Apart  []string            // ids of matches that do not count when they end

	broken []json.RawMessage // lines that could not be read
}

// Format is the form of a written book.
const Format = "godeck-record/1"

// form is a book as it is written.
type form struct {
	Format string              `json:"format"`
	Lines  []json.RawMessage   `json:"lines"`
	Older  map[string]Sum      `json:"older,omitempty"`
	Beaten map[string][]string `json:"beaten,omitempty"`
	Deeds  map[string][]string `json:"deeds,omitempty"`
	Apart  []string            `json:"apart,omitempty"`
}

// Read reads a book. Lines that cannot be read are kept as they are, behind
// the others (Broken); an error means that the whole is no book.
func Read(data []byte) (*Book, error) {
	var f form
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, fmt.Errorf("the record is no JSON of the expected form: %w", err)
	}
	if f.Format != Format {
		return nil, fmt.Errorf(`"format" is %q; this program reads %q`, f.Format, Format)
	}
	b := &Book{Older: f.Older, Beaten: f.Beaten, Deeds: f.Deeds, Apart: f.Apart[:min(len(f.Apart), mostApart)]}
	for g, s := range b.Older {
		if s.Won < 0 || s.Lost < 0 || s.Drawn < 0 {
			delete(b.Older, g)
		}
	}
	for _, list := range []map[string][]string{b.Beaten, b.Deeds} {
		for g, ids := range list {
			list[g] = ids[:min(len(ids), mostList)]
		}
	}
	for _, raw := range f.Lines {
		var l Line
		if json.Unmarshal(raw, &l) != nil || l.check() != nil {
			if len(b.broken) < Most {
				b.broken = append(b.broken, raw)
			}
			continue
		}
		b.Lines = append(b.Lines, l)
	}
	b.shorten()
	return b, nil
}

// Bytes writes a book so that Read reads it.
func (b *Book) Bytes() []byte {
	f := form{Format: Format, Lines: []json.RawMessage{}, Older: b.Older, Beaten: b.Beaten, Deeds: b.Deeds, Apart: b.Apart}
	for i := range b.Lines {
		raw, err := json.Marshal(&b.Lines[i])
		if err != nil { // it has only strings and numbers
			panic(err)
		}
		f.Lines = append(f.Lines, raw)
	}
	f.Lines = append(f.Lines, b.broken...)
	out, err := json.Marshal(f)
	if err != nil { // broken lines were JSON when they were read
		panic(err)
	}
	return out
}

// Broken returns how many lines could not be read.
func (b *Book) Broken() int { return len(b.broken) }

// Empty reports whether nothing is remembered.
func (b *Book) Empty() bool {
	return len(b.Lines)+len(b.Older)+len(b.Beaten)+len(b.Deeds)+len(b.broken) == 0
}

// Line returns the line of a match, nil if there is none.
func (b *Book) Line(id string) *Line {
	if i := slices.IndexFunc(b.Lines, func(l Line) bool { return l.ID == id }); i >= 0 {
		return &b.Lines[i]
	}
	return nil
}

// Add adds the line of a match that has just ended, and reports whether it is
// new: the first end of a match counts, however often it is opened again.
func (b *Book) Add(l Line) (bool, error) {
	if err := l.check(); err != nil {
		return false, err
	}
	if b.Line(l.ID) != nil {
		return false, nil
	}
	if slices.Contains(b.Apart, l.ID) {
		l.Practice = true
	}
	b.Lines = slices.Insert(b.Lines, 0, l)
	b.shorten()
	return true, nil
}

// shorten turns the oldest lines into sums.
func (b *Book) shorten() {
	for len(b.Lines) > Most {
		l := b.Lines[len(b.Lines)-1]
		b.Lines = b.Lines[:len(b.Lines)-1]
		if l.Counts() {
			if b.Older == nil {
				b.Older = map[string]Sum{}
			}
			s := b.Older[l.Game]
			s.Add(l.Result)
			b.Older[l.Game] = s
		}
	}
}

// Remove removes the line of a match. What was reached in it stays.
func (b *Book) Remove(id string) {
	b.Lines = slices.DeleteFunc(b.Lines, func(l Line) bool { return l.ID == id })
}

// SetApart remembers that a match does not count when it ends: it goes on from
// a recording, whose end may be known.
func (b *Book) SetApart(id string) {
	if !slices.Contains(b.Apart, id) && len(id) <= mostText {
		b.Apart = append(b.Apart, id)
		b.Apart = b.Apart[max(0, len(b.Apart)-mostApart):]
	}
}

// Beat remembers that a rival of a game was beaten, and reports whether that
// is new.
func (b *Book) Beat(game, rival string) bool { return reach(&b.Beaten, game, rival) }

// Do remembers that a deed of a game was done, and reports whether that is new.
func (b *Book) Do(game, deed string) bool { return reach(&b.Deeds, game, deed) }

func reach(all *map[string][]string, game, id string) bool {
	if slices.Contains((*all)[game], id) || len((*all)[game]) >= mostList || len(id) > mostText {
		return false
	}
	if *all == nil {
		*all = map[string][]string{}
	}
	(*all)[game] = append((*all)[game], id)
	return true
}

// counted yields the lines that count of a game, of all games for "", the last
// match first.
func (b *Book) counted(game string) iter.Seq[*Line] {
	return func(yield func(*Line) bool) {
		for i := range b.Lines {
			if l := &b.Lines[i]; l.Counts() && (game == "" || l.Game == game) && !yield(l) {
				return
			}
		}
	}
}

// Sum returns the matches of a game that count, of all games for "".
func (b *Book) Sum(game string) (s Sum) {
	for g, o := range b.Older {
		if game == "" || g == game {
			s.Won, s.Lost, s.Drawn = s.Won+o.Won, s.Lost+o.Lost, s.Drawn+o.Drawn
		}
	}
	for l := range b.counted(game) {
		s.Add(l.Result)
	}
	return s
}

// Last returns the results of the last n matches of a game that count, of all
// games for "", the last first.
func (b *Book) Last(game string, n int) (out []Result) {
	for l := range b.counted(game) {
		if len(out) == n {
			break
		}
		out = append(out, l.Result)
	}
	return out
}

// Streak returns how many matches in a row were won up to now, and the longest
// such row among the lines.
func (b *Book) Streak(game string) (now, best int) {
	row, first := 0, true
	for l := range b.counted(game) {
		if l.Result == Won {
			row++
			best = max(best, row)
		} else {
			row, first = 0, false
		}
		if first {
			now = row
		}
	}
	return now, best
}

// Group is the sum of the matches that have something in common.
type Group struct {
	Key string
	Sum
}

// By groups the lines that count of a game, of all games for "", by what key
// returns, without those for which it returns "": the largest group first.
func (b *Book) By(game string, key func(l *Line) string) (out []Group) {
	for l := range b.counted(game) {
		k := key(l)
		if k == "" {
			continue
		}
		at := slices.IndexFunc(out, func(g Group) bool { return g.Key == k })
		if at < 0 {
			at = len(out)
			out = append(out, Group{Key: k})
		}
		out[at].Add(l.Result)
	}
	sorting.Stable(out, func(a, b Group) int { return b.Played() - a.Played() })
	return out
}

// Lengths groups the turns of the lines that count into n classes of equal
// width, and returns how many are in each, and where the classes begin.
func (b *Book) Lengths(game string, n int) (counts, from []int) {
	most := 0
	for l := range b.counted(game) {
		most = max(most, l.Turns)
	}
	if most == 0 {
		return nil, nil
	}
	width := (most + n - 1) / n
	n = (most + width - 1) / width
	counts = make([]int, n)
	for i := range n {
		from = append(from, 1+i*width)
	}
	for l := range b.counted(game) {
		if l.Turns > 0 {
			counts[(l.Turns-1)/width]++
		}
	}
	return counts, from
}
