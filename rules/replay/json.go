package replay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/lesson"
)

// form is the JSON form of a record; an answer is a short text.
type form struct {
	Format  string            `json:"format"`
	Game    string            `json:"game"`
	Rules   int               `json:"rules"`
	Packs   []Pack            `json:"packs"`
	Decks   []Deck            `json:"decks"`
	Seats   []Player          `json:"seats"`
	Seed    string            `json:"seed"` // a string: JavaScript has no 64-bit integers
	Options map[string]string `json:"options,omitempty"`
	Answers []string          `json:"answers"`
	Undos   []undoForm        `json:"undos,omitempty"`
	Final   *finalForm        `json:"final,omitempty"`
	Files   []string          `json:"files,omitempty"`

	Position *lesson.Position `json:"position,omitempty"`
}

type undoForm struct {
	Seat string `json:"seat"`
	From int    `json:"from"`
	To   int    `json:"to"`
}

type finalForm struct {
	Hash   string `json:"hash"`
	Over   bool   `json:"over"`
	Winner string `json:"winner,omitempty"`
	Reason uint8  `json:"reason,omitempty"`
}

// MarshalJSON writes an id or a list of cards.
func (d Deck) MarshalJSON() ([]byte, error) {
	if d.ID != "" {
		return json.Marshal(d.ID)
	}
	return json.Marshal(d.Cards)
}

// UnmarshalJSON reads an id or a list of cards.
func (d *Deck) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '"' {
		return json.Unmarshal(b, &d.ID)
	}
	return json.Unmarshal(b, &d.Cards)
}

// JSON encodes the record, one field a line, several answers a line.
func (r *Record) JSON() []byte {
	f := form{Format: Format, Game: r.Game, Rules: r.Rules, Packs: r.Packs, Decks: r.Decks[:], Seats: r.Seats[:],
		Seed: strconv.FormatUint(r.Seed, 10), Options: r.Options, Answers: []string{}, Files: r.Files, Position: r.Position}
	if f.Packs == nil {
		f.Packs = []Pack{}
	}
	for _, u := range r.Undos {
		f.Undos = append(f.Undos, undoForm{u.Seat.String(), u.From, u.To})
	}
	if r.Final != nil {
		f.Final = &finalForm{Hash: fmt.Sprintf("%016x", r.Final.Hash), Over: r.Final.Result.Over, Reason: r.Final.Result.Reason}
		if r.Final.Result.Over {
			f.Final.Winner = "draw"
			if r.Final.Result.Winner != rules.NoSeat {
				f.Final.Winner = r.Final.Result.Winner.String()
			}
		}
	}
	f.Answers = []string{"\x00"}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	_ = e.Encode(f) // plain data: cannot fail
	var a strings.Builder
	a.WriteByte('[')
	for i, x := range r.Answers {
		if i > 0 {
			a.WriteByte(',')
		}
		if i%8 == 0 {
			a.WriteString("\n  ")
		} else {
			a.WriteByte(' ')
		}
		a.WriteString(strconv.Quote(x.String()))
	}
	if len(r.Answers) > 0 {
		a.WriteString("\n ")
	}
	a.WriteByte(']')
	out := b.Bytes()
	i := bytes.Index(out, []byte(`"\u0000"`))
	from := bytes.LastIndexByte(out[:i], '[')
	to := i + bytes.IndexByte(out[i:], ']') + 1
	return append(append(append([]byte(nil), out[:from]...), a.String()...), out[to:]...)
}

// String returns the answer as in records: "p1 pick 17", then z and n with
// their numbers if not 0.
func (a Answer) String() string {
	s := a.Seat.String() + " " + a.Option.Verb.String()
	if a.Option.Card != 0 {
		s += " " + strconv.Itoa(int(a.Option.Card))
	}
	if a.Option.Zone != 0 {
		s += " z" + strconv.Itoa(int(a.Option.Zone))
	}
	if a.Option.N != 0 {
		s += " n" + strconv.Itoa(int(a.Option.N))
	}
	return s
}

// ParseAnswer parses what Answer.String returns.
func ParseAnswer(text string) (Answer, error) {
	var a Answer
	words := strings.Split(text, " ")
	if len(words) < 2 {
		return a, errors.New("an answer consists of a seat and a verb, like \"p1 pick 17\"")
	}
	seat, ok := rules.ParseSeat(words[0])
	if !ok {
		return a, fmt.Errorf("no such seat %q; seats are p1 and p2", words[0])
	}
	a.Seat = seat
	if a.Option.Verb, ok = rules.ParseVerb(words[1]); !ok {
		return a, fmt.Errorf("unknown verb %q", words[1])
	}
	part := 0
	for _, w := range words[2:] {
		p, digits := 1, w
		switch {
		case strings.HasPrefix(w, "z"):
			p, digits = 2, w[1:]
		case strings.HasPrefix(w, "n"):
			p, digits = 3, w[1:]
		}
		v, err := strconv.Atoi(digits)
		if err != nil || p <= part || v == 0 || strconv.Itoa(v) != digits {
			return a, fmt.Errorf("cannot read %q; write the card, then z and n with numbers that are not 0", w)
		}
		part = p
		switch {
		case p == 1 && v > 0 && v < rules.MaxCards:
			a.Option.Card = rules.CardID(v)
		case p == 2 && v > 0 && v < rules.MaxZones:
			a.Option.Zone = rules.ZoneID(v)
		case p == 3 && v >= -32768 && v <= 32767:
			a.Option.N = int16(v)
		default:
			return a, fmt.Errorf("%q is out of range", w)
		}
	}
	return a, nil
}

// ParseJSON parses a record strictly: unknown fields, impossible values and
// trailing data are errors (*Error).
func ParseJSON(data []byte) (*Record, error) {
	if len(data) > MaxJSON {
		return nil, tooLarge()
	}
	var f form
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&f); err != nil {
		return nil, jsonError(data, err)
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, bad(line(data, d.InputOffset()), "remove it", "something follows the record")
	}
	if f.Format != Format {
		return nil, fault(Newer, "format", fmt.Sprintf("this program reads %q", Format), "unknown format %q", f.Format)
	}
	r := &Record{Game: f.Game, Rules: f.Rules, Packs: f.Packs, Options: f.Options, Files: f.Files, Position: f.Position}
	if len(f.Decks) != 2 {
		return nil, bad("decks", "write one for each seat", "there are %d", len(f.Decks))
	}
	if len(f.Seats) != 2 {
		return nil, bad("seats", "write one for each seat", "there are %d", len(f.Seats))
	}
	copy(r.Decks[:], f.Decks)
	copy(r.Seats[:], f.Seats)
	var err error
	if r.Seed, err = strconv.ParseUint(f.Seed, 10, 64); err != nil {
		return nil, bad("seed", "write a whole number as a text", "%q is not a seed", f.Seed)
	}
	if len(f.Answers) > MaxAnswers {
		return nil, bad("answers", "", "more than %d", MaxAnswers)
	}
	for i, t := range f.Answers {
		a, err := ParseAnswer(t)
		if err != nil {
			return nil, bad(fmt.Sprintf("answers[%d]", i), err.Error(), "%q cannot be read", t)
		}
		r.Answers = append(r.Answers, a)
	}
	for i, u := range f.Undos {
		p, ok := rules.ParseSeat(u.Seat)
		if !ok {
			return nil, bad(fmt.Sprintf("undos[%d].seat", i), "seats are p1 and p2", "no such seat %q", u.Seat)
		}
		r.Undos = append(r.Undos, Undo{p, u.From, u.To})
	}
	if f.Final != nil {
		h, err := strconv.ParseUint(f.Final.Hash, 16, 64)
		if err != nil || len(f.Final.Hash) != 16 {
			return nil, bad("final.hash", "write 16 hexadecimal digits", "%q is not a hash", f.Final.Hash)
		}
		r.Final = &Final{Hash: h, Result: rules.Result{Over: f.Final.Over, Reason: f.Final.Reason}}
		if f.Final.Over {
			p, ok := rules.ParseSeat(f.Final.Winner)
			if !ok && f.Final.Winner != "draw" {
				return nil, bad("final.winner", "write p1, p2 or draw", "unknown winner %q", f.Final.Winner)
			}
			r.Final.Result.Winner = p
		} else if f.Final.Winner != "" || f.Final.Reason != 0 {
			return nil, bad("final", "remove winner and reason", "the match is not over")
		}
	}
	if err := r.check(); err != nil {
		return nil, err
	}
	return r, nil
}

func jsonError(data []byte, err error) error {
	var syn *json.SyntaxError
	var typ *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syn):
		return bad(line(data, syn.Offset), "", "not JSON: %v", syn)
	case errors.As(err, &typ):
		return bad(typ.Field+" ("+line(data, typ.Offset)+")", "write "+typ.Type.String(), "%s stands here", typ.Value)
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return bad(line(data, int64(len(data))), "", "the record ends too early")
	}
	return bad("", "", "%s", strings.TrimPrefix(err.Error(), "json: "))
}

func line(data []byte, offset int64) string {
	offset = min(offset, int64(len(data)))
	return fmt.Sprintf("line %d", 1+bytes.Count(data[:offset], []byte{'\n'}))
}
