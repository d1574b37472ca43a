package mattsan

import (
	"bytes"
	"os"
	"testing"
)

// TestSoulIsToldFirst checks that the first lesson tells what the number of souls
// on a unit is as soon as one is seen, before souls are charged or drawn.
func TestSoulIsToldFirst(t *testing.T) {
	text, err := os.ReadFile("lessons/1-first-match.yaml")
	if err != nil {
		t.Fatal(err)
	}
	begun := bytes.Index(text, []byte("begin: mtz-110"))
	for _, words := range [...]string{"魂ドローといいます", "a soul draw"} {
		if told := bytes.Index(text, []byte(words)); told < begun || told > bytes.Index(text, []byte("charge: mtz-120")) {
			t.Errorf("%q is not said between the first unit and the first charge", words)
		}
	}
	attack := bytes.Index(text, []byte("attack: mtz-110"))
	if _, after, _ := bytes.Cut(text[attack:], []byte("point: ")); !bytes.HasPrefix(after, []byte("[[card mtz-127, card mtz-110]")) {
		t.Error("the words about the first attack ring neither who attacks nor what answers")
	}
	if n := bytes.Count(text, []byte("say:")); n > 2 {
		t.Errorf("%d times there is something to read and nothing to do", n)
	}
}
