package guardians

import (
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/effect"
)

// circles are cards that change the die by what the die shows (BGD-28.31).
const circles = `{"format":"godeck-pack/1","game":"guardians","id":"w","name":{"ja":"名","en":"n"},"cards":[
{"id":"a","type":"attack","name":{"ja":"あ","en":"a"},"sf":1,"lp":1000,"potential":[{"when":"permanent","if":{"op":"dieIs","faces":["4"]},"do":[{"op":"dieUp","n":1}]}]},
{"id":"b","type":"assist","name":{"ja":"い","en":"b"},"sf":1,"lp":1000,"support":[{"when":"permanent","if":{"op":"not","of":{"op":"compare","a":"die","is":"atLeast","b":6}},"do":[{"op":"dieUp","n":1}]}]}]}`

// TestDieComputedFromItself checks that the checker names such cards, and that
// the engine would end all the same.
func TestDieComputedFromItself(t *testing.T) {
	_, err := LoadOnly(File{Name: "w.json", Data: []byte(circles)})
	for _, want := range []string{`w.json:2: card a.potential[0].do: cannot be computed: "dieUp" changes the number on the die`, `w.json:3: card b.support[0].do: cannot be computed`} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
	v := buildVocabulary()
	v.Word("dieUp").Changes = ""
	lib, err := effect.Load(v, File{Name: "w.json", Data: []byte(circles)})
	if err != nil {
		t.Fatal(err)
	}
	g := New(lib)
	var s rules.State
	g.Stage(&s)
	s.Active = 0
	s.NewCard(1, 0, zone(Attack, 0))
	s.NewCard(2, 0, zone(Assist, 0))
	for die, want := range map[int16]int{3: 4, 4: 6, 6: 6} { // each reads the die as it was rolled
		s.Vars[Die] = die
		if n := g.Face(&s, 0); n != want {
			t.Errorf("a %d counts as %d, want %d", die, n, want)
		}
	}
}
