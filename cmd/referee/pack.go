package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games/all"
)

// compilePacks reads packs of one game and compiles them with the built-in
// one, unless that is among them.
func compilePacks(names []string) (*effect.Library, []*effect.Pack, error) {
	var packs []*effect.Pack
	var faults effect.Faults
	var v *effect.Vocabulary
	game := ""
	for _, name := range names {
		data, err := readFile(name, maxPack)
		if err != nil && all.Find(name) != nil {
			err = fmt.Errorf("%w; the cards of that game are in rules/%s/cards.json", err, name)
		}
		if err != nil {
			return nil, nil, err
		}
		id, err := packGame(name, data)
		if err != nil {
			faults = append(faults, effect.Fault{File: name, What: lang.Phrase{JA: err.Error(), EN: err.Error()}})
			continue
		}
		if game == "" {
			game = id
			if v = all.Vocabulary(game); v == nil {
				return nil, nil, fmt.Errorf("%s: there is no game %q, or it is not finished", name, game)
			}
		}
		p, err := effect.ReadPack(v, name, data)
		if err != nil {
			if f, ok := err.(effect.Faults); ok {
				faults = append(faults, f...)
				continue
			}
			return nil, nil, err
		}
		packs = append(packs, p)
	}
	if len(faults) > 0 {
		return nil, nil, faults
	}
	base, err := all.Load(game)
	if err != nil {
		return nil, nil, err
	}
	all := append([]*effect.Pack(nil), base.Library().Packs...)
	for _, p := range packs {
		for _, b := range base.Library().Packs {
			if b.ID == p.ID {
				all = nil // an edition of the built-in pack itself
			}
		}
	}
	lib, err := effect.Compile(v, append(all, packs...)...)
	return lib, packs, err
}

func packGame(name string, data []byte) (string, error) {
	var head struct {
		Game string `json:"game"`
	}
	if err := json.Unmarshal(data, &head); err != nil {
		if syn, ok := err.(*json.SyntaxError); ok {
			return "", fmt.Errorf("line %d: not JSON: %v", 1+strings.Count(string(data[:syn.Offset]), "\n"), err)
		}
		return "", fmt.Errorf("not a card pack: %v", err)
	}
	if head.Game == "" {
		return "", fmt.Errorf("the pack names no game")
	}
	return head.Game, nil
}

func packCheck(c *call) error {
	asJSON := c.flags.Bool("json", false, "print faults as JSON")
	if err := c.parse(); err != nil {
		return err
	}
	if len(c.rest) == 0 {
		return misuse("which files?")
	}
	_, packs, err := compilePacks(c.rest)
	faults, isFaults := err.(effect.Faults)
	if err != nil && !isFaults {
		return err
	}
	if *asJSON {
		type fault struct {
			File  string `json:"file"`
			Line  int    `json:"line"`
			Field string `json:"field"`
			What  string `json:"what"`
			Hint  string `json:"mend"`
		}
		out := []fault{}
		for _, f := range faults {
			out = append(out, fault{f.File, f.Line, f.Field, f.What.EN, f.Hint.EN})
		}
		e := json.NewEncoder(c.out)
		e.SetIndent("", " ")
		e.SetEscapeHTML(false)
		if err := e.Encode(map[string]any{"faults": out, "packs": len(packs)}); err != nil {
			return err
		}
	} else {
		for _, f := range faults {
			fmt.Fprintln(c.out, f)
		}
		if len(faults) == 0 {
			for _, p := range packs {
				fmt.Fprintf(c.out, "%s: ok: pack %s, %d cards, %d decks, hash %s\n", p.File, p.ID, len(p.Cards), len(p.Decks), p.Hash)
				for _, d := range p.Decks {
					for _, n := range d.Notes {
						fmt.Fprintf(c.out, "%s: note: deck %s: %s / %s\n", p.File, d.ID, n.EN, n.JA)
					}
				}
			}
		} else {
			fmt.Fprintf(c.out, "%d faults\n", len(faults))
		}
	}
	if len(faults) > 0 {
		return errFailed
	}
	return nil
}

func packText(c *call) error {
	l := c.flags.String("lang", "both", "ja, en or both")
	asJSON := c.flags.Bool("json", false, "print as JSON")
	if err := c.parse(); err != nil {
		return err
	}
	if len(c.rest) == 0 {
		return misuse("which files?")
	}
	if *l != "ja" && *l != "en" && *l != "both" {
		return misuse("--lang must be ja, en or both")
	}
	lib, packs, err := compilePacks(c.rest)
	if err != nil {
		return err
	}
	mine := map[string]bool{}
	for _, p := range packs {
		mine[p.ID] = true
	}
	type card struct {
		ID   string      `json:"id"`
		Name lang.Phrase `json:"name"`
		JA   []string    `json:"ja,omitempty"`
		EN   []string    `json:"en,omitempty"`
	}
	list := []card{}
	for i := 1; i < len(lib.Cards); i++ {
		t := &lib.Cards[i]
		if !mine[t.Pack] {
			continue
		}
		x := card{ID: t.ID, Name: t.Name}
		if *l != "en" {
			x.JA = lib.RulesText(rules.DefID(i), lang.JA)
		}
		if *l != "ja" {
			x.EN = lib.RulesText(rules.DefID(i), lang.EN)
		}
		list = append(list, x)
	}
	if *asJSON {
		e := json.NewEncoder(c.out)
		e.SetIndent("", " ")
		e.SetEscapeHTML(false)
		return e.Encode(list)
	}
	for _, x := range list {
		fmt.Fprintf(c.out, "%s  %s / %s\n", x.ID, x.Name.JA, x.Name.EN)
		for _, s := range x.JA {
			fmt.Fprintf(c.out, "    %s\n", s)
		}
		for _, s := range x.EN {
			fmt.Fprintf(c.out, "    %s\n", s)
		}
	}
	return nil
}

func packSchema(c *call) error {
	if err := c.parse(); err != nil {
		return err
	}
	if len(c.rest) != 1 {
		return misuse("which game?")
	}
	v := all.Vocabulary(c.rest[0])
	if v == nil {
		return misuse(fmt.Sprintf("there is no game %q, or it is not finished", c.rest[0]))
	}
	_, err := c.out.Write(v.Schema())
	return err
}
