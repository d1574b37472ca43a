package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/replay"
)

// records is the gate of old matches: they play as they did, or are refused
// because rules or cards have changed.
func records(root string) ([]gate, error) {
	b, err := os.ReadFile(filepath.Join(root, "rules", "replay", "testdata", "old.txt"))
	if err != nil {
		return nil, err
	}
	loaded := map[string]games.Game{}
	played, refused := 0, 0
	var wrong []string
	for n, link := range strings.Fields(string(b)) {
		r, err := replay.Parse([]byte(link))
		if err == nil {
			if loaded[r.Game] == nil {
				if loaded[r.Game], err = all.Load(r.Game); err != nil {
					return nil, err
				}
			}
			_, err = replay.Replay(loaded[r.Game], r)
		}
		switch {
		case err == nil:
			played++
		case replay.FaultOf(err) == replay.OtherRules || replay.FaultOf(err) == replay.OtherCards, replay.FaultOf(err) == replay.NoPack:
			refused++
		default:
			wrong = append(wrong, fmt.Sprintf("line %d: %v", n+1, err))
		}
	}
	return []gate{{name: "old records that go otherwise and are not refused", limit: "0", held: len(wrong) == 0, behind: wrong,
		measured: fmt.Sprintf("%d; %d play as before, %d refused for other rules or cards", len(wrong), played, refused)}}, nil
}
