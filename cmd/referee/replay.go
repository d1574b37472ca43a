package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"godeck/rules"
	"godeck/rules/replay"
)

func replayCmd(c *call) error {
	asJSON := c.flags.Bool("json", false, "print as JSON")
	link := c.flags.Bool("link", false, "print the share link, too")
	write := c.flags.Bool("write", false, "print the record as JSON instead of replaying notes")
	var packs packFlag
	c.flags.Var(&packs, "pack", "a card pack to load, too (may be repeated)")
	if err := c.parse(); err != nil {
		return err
	}
	if len(c.rest) != 1 {
		return misuse("missing argument: FILE, - for standard input, or a share link")
	}
	r, err := readRecord(c, c.rest[0])
	if err != nil {
		return err
	}
	g, err := loadGame(r.Game, packs)
	if err != nil {
		return err
	}
	m, err := replay.Replay(g, r)
	if err != nil {
		return err
	}
	done := m.Record()
	if *write {
		_, err := c.out.Write(done.JSON())
		return err
	}
	res := done.Final.Result
	winner, reason := "none", "none"
	if res.Over {
		winner, reason = "draw", g.Names().Word("reason", int16(res.Reason))
		if res.Winner != rules.NoSeat {
			winner = res.Winner.String()
		}
	}
	text := ""
	if *link {
		if text, err = done.Link(); err != nil {
			return err
		}
	}
	hash := fmt.Sprintf("%016x", done.Final.Hash)
	if *asJSON {
		return json.NewEncoder(c.out).Encode(map[string]any{"game": r.Game, "answers": len(r.Answers), "turn": m.State().Turn,
			"hash": hash, "verified": r.Final != nil, "over": res.Over, "winner": winner, "reason": reason, "link": text})
	}
	fmt.Fprintf(c.out, "game     %s\nanswers  %d\nturn     %d\nhash     %s\n", r.Game, len(r.Answers), m.State().Turn, hash)
	fmt.Fprintf(c.out, "winner   %s\nreason   %s\n", winner, reason)
	for _, u := range r.Undos {
		fmt.Fprintf(c.out, "undo     %s took back answers %d to %d with consent\n", u.Seat, u.To+1, u.From)
	}
	if r.Final == nil {
		fmt.Fprintln(c.out, "verified no: the record holds no hash")
	} else {
		fmt.Fprintln(c.out, "verified yes")
	}
	if *link {
		fmt.Fprintln(c.out, "link    ", text)
	}
	return nil
}

// readRecord reads a record in any form from a file, from standard input, or
// from the argument itself if that is a share link.
func readRecord(c *call, name string) (*replay.Record, error) {
	if name == "-" {
		return replay.Read(c.in)
	}
	f, err := os.Open(name)
	if err != nil {
		if r, linkErr := replay.ParseLink(name); linkErr == nil || strings.Contains(name, "#r=") {
			return r, linkErr
		}
		return nil, err
	}
	defer f.Close()
	return replay.Read(f)
}
