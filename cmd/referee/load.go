package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/replay"
	"godeck/rules/series"
)

// maxPack bounds a card pack in bytes; the largest of ours has a third of a
// megabyte.
const maxPack = 8 << 20

// readFile reads a file of at most most bytes. It stops there, whatever size
// the file claims.
func readFile(name string, most int) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, int64(most)+1))
	if err == nil && len(data) > most {
		err = fmt.Errorf("%s: larger than %d KiB", name, most>>10)
	}
	return data, err
}

// packFlag collects the files of --pack.
type packFlag []string

func (p *packFlag) String() string { return strings.Join(*p, ",") }

// Set adds a file.
func (p *packFlag) Set(name string) error { *p = append(*p, name); return nil }

// gameFlag registers --game; the default is the first game.
func gameFlag(c *call) *string {
	return c.flags.String("game", all.Games()[0].ID, "which game")
}

// loadGame loads a game with further packs from files.
func loadGame(id string, packs []string) (games.Game, error) {
	var files []games.File
	for _, name := range packs {
		data, err := readFile(name, maxPack)
		if err != nil {
			return nil, err
		}
		files = append(files, games.File{Name: name, Data: data})
	}
	return all.Load(id, files...)
}

// deckPairs parses "A,B"; if it is empty every deck is paired with every deck.
func deckPairs(g games.Game, text string) ([][2]replay.Deck, error) {
	var pairs [][2]replay.Deck
	if text == "" {
		decks := g.Library().Decks()
		for _, a := range decks {
			for _, b := range decks {
				pairs = append(pairs, [2]replay.Deck{{ID: a.ID}, {ID: b.ID}})
			}
		}
		if len(pairs) == 0 {
			return nil, fmt.Errorf("the packs contain no deck")
		}
		return pairs, nil
	}
	ids := strings.Split(text, ",")
	if len(ids) == 1 {
		ids = append(ids, ids[0])
	}
	if len(ids) != 2 {
		return nil, misuse("--decks takes two deck ids or codes: A,B")
	}
	var pair [2]replay.Deck
	for i, id := range ids {
		if g.Library().Deck(id) == nil && deck.IsCode(id) {
			l, err := deck.ReadCode(g.Library(), id)
			if err != nil {
				return nil, err
			}
			if faults := l.Faults(g.Library()); len(faults) > 0 {
				return nil, fmt.Errorf("%.12s…: %s", id, faults[0].EN)
			}
			pair[i].Cards = l.IDs()
			continue
		}
		if g.Library().Deck(id) == nil {
			var known []string
			for _, d := range g.Library().Decks() {
				known = append(known, d.ID)
			}
			return nil, misuse(fmt.Sprintf("unknown deck %q; known: %s", id, strings.Join(known, ", ")))
		}
		pair[i].ID = id
	}
	return [][2]replay.Deck{pair}, nil
}

func expand(g games.Game, pair [2]replay.Deck) (out [2][]rules.DefID) {
	for i := range pair {
		out[i] = series.DeckOf(g.Library(), pair[i])
	}
	return out
}
