package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"testing"
)

// TestBotPlaysByPackedViews checks that our players also play over the line
// protocol, from packed views alone.
func TestBotPlaysByPackedViews(t *testing.T) {
	for _, game := range []string{"zutomayo", "magna", "duemagic"} {
		t.Run(game, func(t *testing.T) {
			toBot, fromPlay := io.Pipe()
			toPlay, fromBot := io.Pipe()
			var errs bytes.Buffer
			done := make(chan int)
			go func() {
				done <- run([]string{"bot", "--game", game, "--level", "random", "--seed", "5"}, toBot, fromBot, &errs)
				fromBot.Close()
			}()
			var last bytes.Buffer // what play prints at the end
			out := io.MultiWriter(fromPlay, &last)
			if status := run([]string{"play", "--game", game, "--packed", "--seat", "p1", "--games", "2"}, toPlay, out, io.Discard); status != 0 {
				t.Errorf("play ends with status %d", status)
			}
			fromPlay.Close()
			if status := <-done; status != 0 {
				t.Errorf("bot ends with status %d: %s", status, errs.String())
			}
			asked, over := 0, 0
			in := bufio.NewScanner(&last)
			in.Buffer(nil, maxOrder)
			for in.Scan() {
				var m struct{ Type, Packed string }
				if json.Unmarshal(in.Bytes(), &m) == nil {
					switch {
					case m.Type == "ask" && m.Packed != "":
						asked++
					case m.Type == "over":
						over++
					}
				}
			}
			if asked < 10 || over != 2 {
				t.Errorf("asked %d times with a view, %d games ended", asked, over)
			}
		})
	}
	if status := run([]string{"bot"}, strings.NewReader(`{"type":"ask","packed":"AAAA"}`+"\n"), io.Discard, io.Discard); status != 1 {
		t.Error("what is no view was taken")
	}
}
