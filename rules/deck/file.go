package deck

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
)

// Format is the version of the file form.
const Format = "godeck-deck/1"

// MaxFile is the greatest size of a file in bytes, whatever its form.
const MaxFile = 64 << 10

// counts are numbers of copies by card id, in order, as a JSON object.
type counts []Entry

// MarshalJSON writes an object in the order of the list.
func (c counts) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, e := range c {
		if i > 0 {
			b.WriteByte(',')
		}
		k, _ := json.Marshal(e.Card)
		n, _ := json.Marshal(e.N)
		b.Write(k)
		b.WriteByte(':')
		b.Write(n)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// UnmarshalJSON reads an object. A card that is there twice is an error: one
// of the numbers would be lost.
func (c *counts) UnmarshalJSON(data []byte) error {
	d := json.NewDecoder(bytes.NewReader(data))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return errors.New("is not an object of numbers by card id")
	}
	seen := map[string]bool{}
	for d.More() {
		t, err := d.Token()
		if err != nil {
			return err
		}
		e := Entry{}
		e.Card, _ = t.(string)
		if seen[e.Card] {
			return errors.New("has a card twice")
		}
		if len(*c) >= MaxCards {
			return errors.New("has more than 100 entries")
		}
		if err := d.Decode(&e.N); err != nil {
			return errors.New("is not an object of numbers by card id")
		}
		seen[e.Card] = true
		*c = append(*c, e)
	}
	return nil
}

// form is the JSON form of a list. Its fields are named as those of a pack's
// decks.
type form struct {
	Format    string   `json:"format"`
	Game      string   `json:"game"`
	ID        string   `json:"id,omitempty"`
	Name      string   `json:"name,omitempty"`
	Key       string   `json:"key,omitempty"`
	Notes     string   `json:"notes,omitempty"`
	Cards     counts   `json:"cards"`
	Sideboard counts   `json:"sideboard,omitempty"`
	Unread    []string `json:"unread,omitempty"`
}

// JSON encodes the list for a file.
func (l *List) JSON() []byte {
	b, _ := json.MarshalIndent(form{Format, l.Game, l.ID, l.Name, l.Cover, l.Notes, l.Main, l.Side, l.Unread}, "", " ") // plain data: cannot fail
	return append(b, '\n')
}

// MarshalJSON is JSON without line breaks.
func (l *List) MarshalJSON() ([]byte, error) {
	return json.Marshal(form{Format, l.Game, l.ID, l.Name, l.Cover, l.Notes, l.Main, l.Side, l.Unread})
}

// ParseJSON parses what JSON returns. Cards that are not loaded remain in the
// list. The error is an *Error.
func ParseJSON(data []byte) (*List, error) {
	if len(data) > MaxFile {
		return nil, tooLarge()
	}
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // some editors add it
	var f form
	d := json.NewDecoder(bytes.NewReader(data))
	if err := d.Decode(&f); err != nil {
		return nil, notJSON(err)
	}
	if d.More() {
		return nil, bad("", "デッキのあとに余分なものがあります", "something follows the deck", "1つのデッキだけにしてください", "leave one deck in the file")
	}
	if f.Format != Format {
		if strings.HasPrefix(f.Format, "godeck-deck/") {
			return nil, bad("format", "このプログラムの知らない新しい形式です", "is a newer version", "新しいgodeckで開いてください", "open it with a newer godeck")
		}
		return nil, bad("format", "godeckのデッキではありません", "is not a godeck deck", "“"+Format+"” と書かれたファイルを選んでください", "choose a file that says "+Format)
	}
	l := &List{Game: f.Game, ID: f.ID, Name: f.Name, Cover: f.Key, Notes: f.Notes, Main: f.Cards, Side: f.Sideboard, Unread: f.Unread}
	if err := l.check(); err != nil {
		return nil, err
	}
	if len(l.ID) > maxID || !clean(l.ID, false) {
		l.ID = ""
	}
	return l, nil
}

func notJSON(err error) *Error {
	e := bad("", "デッキのファイルとして読めません", "cannot be read as a deck file", "godeckで保存し直してください", "save it with godeck again")
	var t *json.UnmarshalTypeError
	if errors.As(err, &t) {
		e.Place = t.Field
	}
	e.What.EN += " (" + lineOf(err.Error()) + ")"
	return e
}

func lineOf(s string) string { return excerpt(strings.TrimPrefix(s, "json: ")) }

func tooLarge() *Error {
	return bad("", "64KiBを超えています", "is larger than 64 KiB", "デッキ1つのファイルを選んでください", "choose the file of one deck")
}
