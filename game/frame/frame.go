// Package frame is what the program and a page around its frame say to each
// other (docs/embed.md): wishes come in, news go out. It knows no DOM and no
// game; wishes are as hostile as any file.
package frame

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
)

// Version is the version of the messages. Every message has it as "godeck".
const Version = 1

// Here stands in copied text for the address that the page is at.
const Here = "{godeck}/"

// MaxMessage is the greatest length of a message in bytes: a record with some
// room around it.
const MaxMessage = 1<<20 + 4<<10

const (
	maxValue = 2 << 10 // bytes of a value of an address: a deck's code fits
	maxNames = 32      // values in an address
	maxTurn  = 100_000
)

// Host is a Host of scenes that has a page around its frame.
type Host interface {
	// Tell tells the page something; nobody hears it if the page has not asked.
	Tell(n News)
	// Obey sets what carries out wishes, and what is called a few times a
	// second to notice news. An error is told to the page.
	Obey(wish func(w *Wish) error, look func())
}

// News is a message to the page around the frame. It has nothing that the seat
// at the screen may not see.
type News struct {
	Godeck int    `json:"godeck"` // Version
	Type   string `json:"type"`   // started, turn, question, over, slept, error
	Game   string `json:"game,omitempty"`
	Mode   string `json:"mode,omitempty"` // started: vsai, two, watch, replay or lesson
	Length *int   `json:"length,omitempty"`
	Turn   *int   `json:"turn,omitempty"`
	Winner *int   `json:"winner,omitempty"` // over: 1 or 2; 0: a draw
	Link   string `json:"link,omitempty"`   // over: fragment of the record's address
	Match  string `json:"match,omitempty"`  // slept: the match under a seal, where nothing can be stored
	To     string `json:"to,omitempty"`     // error: type of the message that it answers
	Code   string `json:"code,omitempty"`   // error
	Text   string `json:"text,omitempty"`   // error: a sentence for people
}

// Int returns a pointer to n, for numbers of News that may be zero.
func Int(n int) *int { return &n }

// Wish is a message of the page around the frame.
type Wish struct {
	Type    string            // start, load, seek, language, mute, pause, sleep
	Address map[string]string // start: as in an address, without ?
	Record  string            // load: a record as JSON, a share link or its code
	Turn    int               // seek: begin of this turn, from 1; 0: the beginning
	Answer  int               // seek: after so many answers; -1: Turn counts
	Play    bool              // seek: and go on from there
	Lang    lang.Lang         // language
	On      bool              // mute, pause
}

// Error is what is wrong with a message.
type Error struct {
	To   string // its type; "": unknown
	Code string // version, type, field, value, large, json; of wishes also state, record, address
	Text lang.Phrase
}

// Error implements error in English.
func (e *Error) Error() string { return e.Text.EN }

// ErrorNews returns an error of a wish as news.
func ErrorNews(err error, l lang.Lang) News {
	n := News{Godeck: Version, Type: "error", Code: "failed", Text: err.Error()}
	var e *Error
	if errors.As(err, &e) {
		n.To, n.Code, n.Text = e.To, e.Code, e.Text.In(l)
	}
	return n
}

func wrong(to, code, ja, en string, args ...any) *Error {
	return &Error{To: to, Code: code, Text: lang.Phrase{JA: fmt.Sprintf(ja, args...), EN: fmt.Sprintf(en, args...)}}
}

// fields are the known types of wishes with their fields.
var fields = map[string][]string{
	"start": nil, // any names: the lobby knows them
	"load":  {"record"}, "seek": {"turn", "answer", "play"},
	"language": {"lang"}, "mute": {"on"}, "pause": {"on"}, "sleep": {},
}

// Types are the types of wishes.
var Types = []string{"start", "load", "seek", "language", "mute", "pause", "sleep"}

// Parse reads a message. The error is an *Error that names the place and the mend.
func Parse(data []byte) (*Wish, error) {
	if len(data) > MaxMessage {
		return nil, wrong("", "large", "メッセージが長すぎます（上限%dバイト）。", "The message is too long: at most %d bytes are read.", MaxMessage)
	}
	var m map[string]any
	if json.Unmarshal(data, &m) != nil || m == nil {
		return nil, wrong("", "json", "メッセージはオブジェクトで送ってください。例：{godeck: 1, type: \"mute\", on: true}", "Send an object such as {godeck: 1, type: \"mute\", on: true}.")
	}
	if v, ok := m["godeck"].(float64); !ok || v != Version {
		return nil, wrong("", "version", "godeck: %d を付けてください。この版が読めるのはそれだけです。", "Send godeck: %d, the only version that this program reads.", Version)
	}
	kind, _ := m["type"].(string)
	known, ok := fields[kind]
	if !ok {
		return nil, wrong("", "type", "type「%s」はありません。使えるもの：%s", "There is no type “%s”. What can be used: %s.", lang.Excerpt(kind, 40), strings.Join(Types, ", "))
	}
	delete(m, "godeck")
	delete(m, "type")
	w := &Wish{Type: kind, Answer: -1}
	if kind == "start" {
		return w, w.address(m)
	}
	for _, name := range slices.Sorted(maps.Keys(m)) {
		if !slices.Contains(known, name) {
			return nil, wrong(kind, "field", "「%s」に「%s」はありません。使えるもの：%s", "“%s” has no field “%s”. What can be used: %s.", kind, lang.Excerpt(name, 40), list(known))
		}
	}
	return w, w.fill(m)
}

func list(names []string) string {
	if len(names) == 0 {
		return "–"
	}
	return strings.Join(names, ", ")
}

// fill reads the fields of every type but start.
func (w *Wish) fill(m map[string]any) error {
	var err error
	fault := func(name, ja, en string) {
		if err == nil {
			err = &Error{To: w.Type, Code: "value", Text: lang.Phrase{
				JA: fmt.Sprintf("「%s」の「%s」は%sにしてください。", w.Type, name, ja),
				EN: fmt.Sprintf("“%s”: make “%s” %s.", w.Type, name, en),
			}}
		}
	}
	flag := func(name string, into *bool, required bool) {
		v, has := m[name]
		b, ok := v.(bool)
		if ok {
			*into = b
		} else if has || required {
			fault(name, "trueかfalse", "true or false")
		}
	}
	number := func(name string, into *int) bool {
		v, has := m[name]
		if !has {
			return false
		}
		n, ok := v.(float64)
		if !ok || n != float64(int(n)) || n < 0 || n > maxTurn {
			fault(name, fmt.Sprintf("0から%dまでの整数", maxTurn), fmt.Sprintf("a whole number from 0 to %d", maxTurn))
			return false
		}
		*into = int(n)
		return true
	}
	switch w.Type {
	case "load":
		if w.Record, _ = m["record"].(string); strings.TrimSpace(w.Record) == "" {
			fault("record", "記録のテキスト（リンクかJSON）", "the text of a record: a link or JSON")
		}
	case "seek":
		turn, answer := number("turn", &w.Turn), number("answer", &w.Answer)
		flag("play", &w.Play, false)
		if turn == answer && err == nil {
			fault("turn", "answerとどちらか一方だけ", "or “answer” a number, one of the two")
		}
	case "language":
		s, _ := m["lang"].(string)
		l, ok := lang.Parse(s)
		if w.Lang = l; !ok {
			fault("lang", "jaかen", "ja or en")
		}
	case "mute", "pause":
		flag("on", &w.On, true)
	}
	return err
}

// address reads the values of a match to start.
func (w *Wish) address(m map[string]any) error {
	w.Address = map[string]string{}
	if len(m) > maxNames {
		return wrong(w.Type, "field", "名前が多すぎます（上限%d）。", "There are too many fields: at most %d.", maxNames)
	}
	for _, name := range slices.Sorted(maps.Keys(m)) {
		if !plain(name) {
			return wrong(w.Type, "field", "「%s」という名前は使えません。", "“%s” is no name of a field.", lang.Excerpt(name, 40))
		}
		text := ""
		switch v := m[name].(type) {
		case string:
			text = v
		case bool:
			text = map[bool]string{true: "1", false: "0"}[v]
		case float64:
			text = strconv.FormatFloat(v, 'f', -1, 64)
		default:
			return wrong(w.Type, "value", "「%s」は文字列・数・真偽値にしてください。", "Make “%s” a text, a number, true or false.", name)
		}
		if len(text) > maxValue {
			return wrong(w.Type, "value", "「%s」が長すぎます（上限%dバイト）。", "“%s” is too long: at most %d bytes.", name, maxValue)
		}
		w.Address[name] = text
	}
	if w.Address["game"] == "" {
		return wrong(w.Type, "value", "gameにゲームのIDを書いてください。", "Say in “game” which game it is.")
	}
	return nil
}

// plain reports whether a name is like those of addresses: short, lower case.
func plain(name string) bool {
	for i, c := range name {
		if c < 'a' || c > 'z' {
			if i == 0 || c < '0' || c > '9' {
				return false
			}
		}
	}
	return name != "" && len(name) <= 20
}
