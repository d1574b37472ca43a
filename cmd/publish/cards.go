package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"image/png"
	"os"
	"path/filepath"

	"godeck/game/lobby"
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
	"godeck/sprites"
)

// card is a card as cards.js draws it: its text is the program's own.
type card struct {
	Title    string      `json:"t"`
	Subtitle string      `json:"s,omitempty"`
	Kind     string      `json:"k"`
	Numbers  [][2]string `json:"n,omitempty"` // name and value
	Rules    []string    `json:"r,omitempty"`
	Flavour  string      `json:"f,omitempty"`
	Colour   string      `json:"c"`
	Figure   string      `json:"a,omitempty"` // cards/FIGURE.png
	Cost     int         `json:"e"`           // -1: none
}

// list is a deck of a pack.
type list struct {
	Name string  `json:"t"`
	Main []entry `json:"m"`
	Side []entry `json:"s,omitempty"`
}

// entry is a card's id and its number.
type entry [2]any

// book is everything of a game in a language: cards/GAME.LANG.json.
type book struct {
	Cards map[string]card `json:"cards"`
	Decks map[string]list `json:"decks"`
}

// publishCards writes cards/ of the site: a book for every game and language,
// and the silhouettes of their cards. They are fetched only by pages that show cards.
func publishCards(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	figures := map[string]bool{}
	for _, e := range lobby.Entries() {
		g, err := e.Load()
		if err != nil {
			return fmt.Errorf("%s: %w", e.ID, err)
		}
		lib := g.Library()
		faces := e.Cards(lib)
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := bookOf(e.ID, lib, faces, l, figures)
			text, err := json.Marshal(b)
			if err == nil {
				err = os.WriteFile(filepath.Join(dir, e.ID+"."+string(l)+".json"), text, 0o644)
			}
			if err != nil {
				return err
			}
		}
	}
	var errs error
	for name := range figures {
		errs = errors.Join(errs, writeFigure(filepath.Join(dir, name+".png"), name))
	}
	return errs
}

func bookOf(game string, lib *effect.Library, faces cards.Cards, l lang.Lang, figures map[string]bool) book {
	b := book{Cards: map[string]card{}, Decks: map[string]list{}}
	for def := rules.DefID(1); int(def) < len(lib.Cards); def++ {
		face := faces.Face(def, l)
		if face == nil {
			continue
		}
		id := lib.Card(def).ID
		c := card{Title: face.Title, Subtitle: face.Subtitle, Kind: face.Kind, Rules: face.Rules, Flavour: face.Flavour, Colour: css(face.Frame), Figure: sprites.Main(game, id), Cost: -1}
		for _, s := range face.Stats {
			c.Numbers = append(c.Numbers, [2]string{s.Label, s.Value})
		}
		one := deck.StatsOf(lib, &deck.List{Main: []deck.Entry{{Card: id, N: 1}}})
		if one.Costs > 0 {
			c.Cost = len(one.Curve) - 1
		}
		if c.Figure != "" {
			figures[c.Figure] = true
		}
		b.Cards[id] = c
	}
	entries := func(in []effect.DeckEntry) (out []entry) {
		for _, e := range in {
			out = append(out, entry{e.ID, e.N})
		}
		return out
	}
	for _, d := range lib.Decks() {
		b.Decks[d.ID] = list{Name: d.Name.In(l), Main: entries(d.List), Side: entries(d.Side)}
	}
	return b
}

func css(c ui.Colour) string {
	return fmt.Sprintf("#%02x%02x%02x", int(c.R*255+0.5), int(c.G*255+0.5), int(c.B*255+0.5))
}

// figureSide is the side of a silhouette in pixels.
const figureSide = 112

func writeFigure(path, name string) error {
	img := sprites.Silhouette(name, figureSide)
	if img == nil {
		return fmt.Errorf("no silhouette %q", name)
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	enc := png.Encoder{CompressionLevel: png.DefaultCompression}
	return errors.Join(enc.Encode(f, img), f.Close())
}
