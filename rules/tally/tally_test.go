package tally

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"
)

func line(i int, game string, r Result) Line {
	return Line{ID: fmt.Sprint("m", i), Game: game, Result: r, Turns: i % 20, Deck: "d", Rival: "owl"}
}

// A book is read as it was written, counts what it should, and stays bounded.
func TestBook(t *testing.T) {
	b := &Book{}
	for i := range Most + 30 {
		r := Won
		if i%3 == 0 {
			r = Lost
		}
		if ok, err := b.Add(line(i, []string{"a", "b"}[i%2], r)); !ok || err != nil {
			t.Fatal(i, ok, err)
		}
	}
	if len(b.Lines) != Most || b.Sum("").Played() != Most+30 || b.Sum("a").Played() != (Most+30)/2 {
		t.Errorf("%d lines, %+v in all, %+v of one game", len(b.Lines), b.Sum(""), b.Sum("a"))
	}
	if ok, _ := b.Add(line(Most+29, "b", Won)); ok {
		t.Error("a match counts twice")
	}
	if !b.Beat("a", "owl") || b.Beat("a", "owl") || !b.Do("a", "deck-out") {
		t.Error("what is reached once stays, and is new only once")
	}
	again, err := Read(b.Bytes())
	if err != nil || !reflect.DeepEqual(again, b) {
		t.Errorf("read as something else: %v", err)
	}
}

// What was taken back, or goes on from a recording, has a line but does not count.
func TestPractice(t *testing.T) {
	b := &Book{}
	b.SetApart("m1")
	for i := range 3 {
		l := line(i, "a", Won)
		l.Practice = i == 2
		b.Add(l)
	}
	if n := b.Sum("a").Won; n != 1 || len(b.Lines) != 3 || b.Line("m1").Counts() {
		t.Errorf("%d count of %d", n, len(b.Lines))
	}
	b.Remove("m0")
	if b.Sum("a").Won != 0 || len(b.Lines) != 2 {
		t.Error("a removed line is still there")
	}
}

func TestFigures(t *testing.T) {
	b := &Book{}
	for i, r := range []Result{Won, Won, Won, Lost, Drawn, Won, Won} { // the last one is the last
		b.Add(line(i+1, "a", r))
	}
	if now, best := b.Streak("a"); now != 2 || best != 3 {
		t.Errorf("streaks %d and %d", now, best)
	}
	if got := b.Last("a", 3); !reflect.DeepEqual(got, []Result{Won, Won, Drawn}) {
		t.Errorf("the last are %v", got)
	}
	if g := b.By("", func(l *Line) string { return l.Rival }); len(g) != 1 || g[0].Won != 5 || g[0].Played() != 7 {
		t.Errorf("groups %+v", g)
	}
	counts, from := b.Lengths("a", 4)
	if !reflect.DeepEqual(counts, []int{2, 2, 2, 1}) || !reflect.DeepEqual(from, []int{1, 3, 5, 7}) {
		t.Errorf("lengths %v from %v", counts, from)
	}
}

// Lines that cannot be read stay; a value that is no book says why.
func TestBroken(t *testing.T) {
	text := `{"format":"godeck-record/1","lines":[{"i":"x","g":"a","r":"w"},{"i":"y","g":"a","r":"?"},17],"older":{"a":{"won":-1,"lost":0}}}`
	b, err := Read([]byte(text))
	if err != nil || len(b.Lines) != 1 || b.Broken() != 2 || len(b.Older) != 0 {
		t.Fatalf("%+v, %v", b, err)
	}
	if !bytes.Contains(b.Bytes(), []byte(`"r":"?"},17]`)) {
		t.Errorf("broken lines are lost: %s", b.Bytes())
	}
	for text, want := range map[string]string{"x": "JSON", `{}`: `"format"`, `{"format":"godeck-record/9"}`: "godeck-record/1"} {
		if _, err := Read([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
	if _, err := b.Add(Line{ID: "z", Game: "a", Result: "x"}); err == nil || !strings.Contains(err.Error(), `"r"`) {
		t.Errorf("added: %v", err)
	}
}

// FuzzRead: any input is refused or becomes a book that is written and read alike.
func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"format":"godeck-record/1","lines":[{"i":"x","g":"a","r":"w","n":3}],"beaten":{"a":["owl"]},"apart":["y"]}`))
	f.Add([]byte(`{"format":"godeck-record/1","lines":[null,{}],"older":{"a":{}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := Read(data)
		if err != nil {
			return
		}
		once := b.Bytes()
		again, err := Read(once)
		if err != nil || !bytes.Equal(again.Bytes(), once) || len(b.Lines) > Most {
			t.Errorf("%s: %v", once, err)
		}
	})
}
