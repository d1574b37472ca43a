package scenario

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/games/all"
	"godeck/rules/replay"
)

// Scenarios and lessons with the program's own cards can be shown: the record
// plays again from every form in which it travels, and a match goes on from its
// end. Those about blank cards are about other cards then, and may be refused.
func TestScenariosAsRecords(t *testing.T) {
	var run Runner
	files, _ := filepath.Glob("../*/scenarios/*.yaml")
	lessons, _ := filepath.Glob("../*/lessons/*.yaml")
	files = append(files, lessons...)
	shown := map[string]int{}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		docs, err := parseFile(filepath.Base(f), text, true)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range docs {
			if rec, err := run.record(d); err == nil {
				shown[rec.Game]++
				travels(t, d, rec)
			} else if d.Lesson {
				t.Error(err)
			}
		}
	}
	for _, g := range all.Games() {
		if shown[g.ID] < 2 {
			t.Errorf("only %d scenarios of %s can be shown", shown[g.ID], g.ID)
		}
	}
	t.Log(shown)
}

// travels checks that a record is the same in every form, plays again and can be
// played on.
func travels(t *testing.T, d *Scenario, rec *replay.Record) {
	fail := func(what string, err error) { t.Errorf("%s:%d %s: %v", d.File, d.Line, what, err) }
	g, err := all.Load(rec.Game)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"JSON": rec.JSON(), "binary": rec.Binary(), "sealed": rec.Kept()} {
		back, err := replay.Parse(data)
		if err != nil || !bytes.Equal(back.JSON(), rec.JSON()) {
			fail("as "+name+" is another record", err)
			return
		}
	}
	m, err := replay.Replay(g, rec)
	if err != nil {
		fail("replayed", err)
		return
	}
	for n := 0; n < 100 && !m.State().Over(); n++ {
		p := m.State().ToAnswer()
		o := m.Options(p)
		if _, err := m.Answer(p, o[n*7%len(o)]); err != nil {
			fail("played on", err)
			return
		}
	}
}

// A position needs a title, a game and what lies where; decks that are not
// listed hold cards that can be played with.
func TestPositionAlone(t *testing.T) {
	var run Runner
	rec, err := run.Record("page.yaml", []byte("title: {ja: 詰め, en: Puzzle}\ngame: magna\n"))
	if err != nil {
		t.Fatal(err)
	}
	if rec.Position.Title.EN != "Puzzle" || len(rec.Answers) != 0 || !rec.Position.Start.Shuffled {
		t.Errorf("%+v", rec.Position)
	}
	for _, c := range rec.Position.Start.Cards {
		if c.ID == blank {
			t.Error("a blank card would be played with")
		}
	}
	g, _ := all.Load("magna")
	m, err := replay.Replay(g, rec)
	if err != nil || m.State().ToAnswer() == rules.NoSeat {
		t.Errorf("nobody is asked: %v", err)
	}
	for text, want := range map[string]string{
		"title: {ja: 詰め, en: Puzzle}\ngame: chess\n":                                      "page.yaml:2: there is no game",
		"title: {ja: 詰め, en: Puzzle}\ngame: magna\ncards: {fox: {}}\np1: {hand: [fox]}\n": "leave cards: out",
		"title: {ja: 詰め, en: Puzzle}\ngame: magna\np3: {}\n":                              "page.yaml:3: unknown word",
	} {
		if _, err := run.Record("page.yaml", []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// A stranger's position is refused or played, whatever its numbers are.
func TestStrangePositions(t *testing.T) {
	var run Runner
	files, _ := filepath.Glob("../*/lessons/*.yaml")
	rng := rand.New(rand.NewPCG(5, 8))
	number := regexp.MustCompile(`-?\d+`)
	played := 0
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := run.Record(filepath.Base(f), text)
		if err != nil {
			t.Fatal(err)
		}
		rec.Answers, rec.Final = nil, nil
		g, err := all.Load(rec.Game)
		if err != nil {
			t.Fatal(err)
		}
		whole := string(rec.JSON())
		at := strings.Index(whole, `"position"`)
		for range 40 {
			places := number.FindAllStringIndex(whole[at:], -1)
			p := places[rng.IntN(len(places))]
			value := []string{"-1", "0", "1", "3", "7", "99", "255", "32767", "-32768"}[rng.IntN(9)]
			strange, err := replay.Parse([]byte(whole[:at+p[0]] + value + whole[at+p[1]:]))
			if err != nil {
				continue
			}
			m, err := replay.Replay(g, strange)
			if err != nil {
				continue
			}
			played++
			for n := 0; n < 60 && !m.State().Over(); n++ {
				p := m.State().ToAnswer()
				o := m.Options(p)
				if len(o) == 0 {
					break
				}
				if _, err := m.Answer(p, o[rng.IntN(len(o))]); err != nil {
					break // an engine fault ends a match with an error
				}
			}
		}
	}
	if played < 100 {
		t.Errorf("only %d strange positions were played", played)
	}
}
