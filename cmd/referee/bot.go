package main

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"slices"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/games"
)

// maxOrder bounds a line from play to a bot; the longest lists the cards of
// all packs.
const maxOrder = 16 << 20

// orderMsg is a message from play to a bot, as far as our bot reads it.
type orderMsg struct {
	Type   string          `json:"type"`
	Deck   map[string]int  `json:"deck"`
	ID     uint32          `json:"id"`
	Packed []byte          `json:"packed"` // base64
	Reason json.RawMessage `json:"reason"`
}

// bot plays one of our players at the other end of play's line protocol, so
// that two versions of the program can play each other.
func bot(c *call) error {
	game := gameFlag(c)
	level := c.flags.String("level", "normal", "level of play")
	seed := c.flags.Uint64("seed", 1, "seed of the player in the first game; the next has the next number")
	var packs packFlag
	c.flags.Var(&packs, "pack", "a card pack to load, too (may be repeated)")
	if err := c.parse(); err != nil {
		return err
	}
	if len(c.rest) > 0 {
		return misuse(fmt.Sprintf("unexpected argument %q", c.rest[0]))
	}
	g, err := loadGame(*game, packs)
	if err != nil {
		return err
	}
	if _, err := newPlayer(g, *level, g.Library().Expand(g.Library().Decks()[0]), *seed); err != nil {
		return err
	}
	in := bufio.NewScanner(c.in)
	in.Buffer(make([]byte, 1<<16), maxOrder)
	out := json.NewEncoder(c.out)
	var player ai.Player
	var planned []rules.Option // answers still to be given to decision id
	id := uint32(0)
	for n := *seed; in.Scan(); {
		var m orderMsg
		if err := json.Unmarshal(in.Bytes(), &m); err != nil {
			return fmt.Errorf("not a line of the protocol: %w", err)
		}
		switch m.Type {
		case "start":
			deck, err := designs(g, m.Deck)
			if err != nil {
				return err
			}
			if player, err = newPlayer(g, *level, deck, n); err != nil {
				return err
			}
			planned = nil
			n++
		case "refused":
			return fmt.Errorf("an answer was refused: %s", m.Reason)
		case "ask":
			v, err := rules.ReadView(g.Table(), len(g.Library().Defs)-1, m.Packed)
			if err != nil {
				return fmt.Errorf("this bot needs play --packed: %w", err)
			}
			if player == nil {
				return fmt.Errorf("a question came before the start of a game")
			}
			if len(planned) == 0 || m.ID != id {
				planned, id = slices.Clone(ai.Ask(player, v)), m.ID
			}
			i := slices.Index(rules.Options(g, &v.S, v.Seat, nil), planned[0])
			planned = planned[1:]
			if err := out.Encode(map[string]any{"id": m.ID, "option": i}); err != nil {
				return err
			}
		}
	}
	return in.Err()
}

// designs parses a deck as sent by play.
func designs(g games.Game, deck map[string]int) (out []rules.DefID, err error) {
	for card, n := range deck {
		d := g.Library().Find(card)
		if d == 0 {
			return nil, fmt.Errorf("unknown card %q", card)
		}
		for range n {
			out = append(out, d)
		}
	}
	slices.Sort(out) // the order of a map is random
	return out, nil
}

// packed encodes a view in the kernel's compact form.
func packed(v *rules.View) string {
	return base64.StdEncoding.EncodeToString(rules.AppendView(nil, v))
}
