// Package rulings has the rulings of the games for players: which of them name
// a card, and which are about what a card does. A ruling is a scenario of
// rules/<game>/scenarios, which a test runs; here are its title and the clauses
// that it cites. The files are made from the scenarios by a test of this package
// (UPDATE=1 writes them); a page fetches one when a player first asks for it.
package rulings

import (
	"encoding/json"
	"errors"
	"fmt"

	"godeck/internal/lang"
)

// Ruling is a ruling in one sentence, with the clauses of the rule book that it
// shows, separated by spaces.
type Ruling struct {
	Text    lang.Phrase
	Clauses string
}

// Index has the rulings of a game.
type Index struct {
	rulings []Ruling
	cards   map[string][2][]int
}

// form is the file: rulings as Japanese, English, clauses; by card the numbers of
// those that name it, and of those about what it does.
type form struct {
	Rulings [][3]string         `json:"rulings"`
	Cards   map[string][2][]int `json:"cards"`
}

// maxFile is the size of the largest file that is read, in bytes.
const maxFile = 1 << 20

// Parse reads a file. Numbers of rulings that are not there are an error.
func Parse(data []byte) (*Index, error) {
	if len(data) > maxFile {
		return nil, errors.New("the rulings are too large")
	}
	var f form
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, fmt.Errorf("the rulings cannot be read: %w", err)
	}
	x := &Index{cards: f.Cards}
	for _, r := range f.Rulings {
		x.rulings = append(x.rulings, Ruling{lang.Phrase{JA: r[0], EN: r[1]}, r[2]})
	}
	for id, lists := range f.Cards {
		for _, list := range lists {
			for _, n := range list {
				if n < 0 || n >= len(x.rulings) {
					return nil, fmt.Errorf("%s: there is no ruling %d", id, n)
				}
			}
		}
	}
	return x, nil
}

// Of returns the rulings that name a card, and others about what it does, the
// nearest first. A nil Index has none.
func (x *Index) Of(card string) (named, about []Ruling) {
	if x == nil {
		return nil, nil
	}
	lists := x.cards[card]
	pick := func(list []int) (out []Ruling) {
		for _, n := range list {
			out = append(out, x.rulings[n])
		}
		return out
	}
	return pick(lists[0]), pick(lists[1])
}

// read are the files that have been read, by game.
var read = map[string]*Index{}

// Get gets the rulings of a game. fetch gets a file of the site by its name in
// the repository; programs that have the files built in do not call it. then is
// called once, at once or when fetch answers, always on the caller's goroutine.
func Get(game string, fetch func(name string, then func(data []byte, err error)), then func(x *Index, err error)) {
	if x := read[game]; x != nil {
		then(x, nil)
		return
	}
	got := func(data []byte, err error) {
		var x *Index
		if err == nil {
			x, err = Parse(data)
		}
		if err == nil {
			read[game] = x
		}
		then(x, err)
	}
	if builtIn != nil {
		got(builtIn("of/" + game + ".json"))
		return
	}
	fetch("rules/rulings/of/"+game+".json", got)
}
