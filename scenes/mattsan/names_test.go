package mattsan

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/ui"
)

// TestStacksAreCalledByTheirTop plays on from a titan of three toys: as long as
// it stands, no line of the log calls it by the card at the bottom.
func TestStacksAreCalledByTheirTop(t *testing.T) {
	scripts := golden.Scripts(t, "testdata/positions.yaml")
	named := 0
	for seed := range uint64(12) {
		b := golden.Stand(t, golden.Position{Name: "titan", On: "A titan"}, scripts, windows[0], lang.EN, goldenSit(t))
		b.Env.Settings.Speed = ui.SpeedOff
		sc := b.Scene.(*Scene)
		c := mtz.Fighter(&sc.View.S, 0)
		low, high := sc.CardName(sc.View.S.Card(c).Def), sc.CardName(sc.desk.Front(c).Def)
		if low == high {
			t.Fatal("the fighter is no stack")
		}
		r := rand.New(rand.NewPCG(seed, 1))
		for n := 0; n < 40 && !b.Sess.S.Over() && b.Sess.S.Card(c).Zone.Kind() == mtz.Battle; n++ {
			b.Tick(4)
			if o := b.Sess.Options(); len(o) > 0 {
				o = fakesession.Advancing(o)
				b.Sess.Answer(o[r.IntN(len(o))])
			}
		}
		b.Tick(4)
		for _, line := range sc.Lines(lang.EN) {
			if strings.Contains(line, high) {
				named++
			}
			if strings.Contains(line, low) {
				t.Errorf("seed %d: %q calls the stack by its bottom card", seed, line)
				break
			}
		}
	}
	if named == 0 {
		t.Error("no line was about the stack")
	}
}

// TestOneWordEach checks that the table, the cards and the lessons call a thing by
// one word: the bench is ベンチ and not 控え. Two things have two words, as in the
// glossary, where the zone is ソウルチャージ and what a defeat draws 魂: ソウル and a
// charge are the cards that pay, 魂 and Soul the number of a unit. English has one word
// in the glossary's terms for both (SoulZone, Soul), so the cards are called after the
// step that brings them (SoulCharge).
func TestOneWordEach(t *testing.T) {
	g := game(t)
	seen := 0
	check := func(where, text string) {
		seen++
		for _, other := range []string{"控え", "魂チャージ", "魂コスト", "［代償］魂", "魂にする", "使える魂", "ソウルドロー", "soul zone", "soul charge", "soul card", "soul cost", "Soul cost", "souls that", "ready souls", "Souls pay"} {
			if strings.Contains(text, other) {
				t.Errorf("%s says %s: %s", where, other, text)
			}
		}
	}
	for key, p := range Text {
		check(key, p.JA+" "+p.EN)
	}
	for id := 1; id < len(g.Lib.Defs); id++ {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, text := range g.Lib.RulesText(rules.DefID(id), l) {
				check("card "+strconv.Itoa(id), text)
			}
			for _, ai := range g.Lib.Defs[id].Abilities {
				check("card "+strconv.Itoa(id), g.Lib.AbilityDigest(ai, l))
			}
		}
	}
	check("the set-up", Entry.Tagline.JA)
	files, err := filepath.Glob("../../rules/mattsan/lessons/*.yaml")
	if err != nil || len(files) < 3 {
		t.Fatal("lessons: ", files, err)
	}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		check(f, string(data))
	}
	if seen < 500 {
		t.Errorf("only %d texts were looked at", seen)
	}
}

// TestACombinedUnitWins checks that the result of a match that a titan of three toys has
// won shows and names the titan, not the card at the bottom of the stack.
func TestACombinedUnitWins(t *testing.T) {
	game(t)
	file := filepath.Join(t.TempDir(), "position.yaml")
	text := "title: {ja: 巨人の勝ち, en: A titan wins}\ngame: mattsan\nturn: 9\ncards: {fox: {hp: 1}}\np1: {battle: [{card: mtz-089, as: T}], bench: mtz-092, under: {card: mtz-094, on: T, part: top}, deck: 5}\np2: {battle: fox, deck: 5}\nsteps:\n  - expect: {over: false}\n  - p1: {attack: T}\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, l := range []lang.Lang{lang.EN, lang.JA} {
		b := golden.Stand(t, golden.Position{Name: "win", On: "A titan wins"}, golden.Scripts(t, file), windows[0], l, goldenSit(t))
		sc := b.Scene.(*Scene)
		c := mtz.Fighter(&sc.View.S, 0)
		low, high := sc.CardName(sc.View.S.Card(c).Def), sc.CardName(sc.desk.Front(c).Def)
		golden.End()(b)
		b.Tick(60)
		n, ok := b.Node("result.card")
		if !ok || low == high || !strings.Contains(n.Label, high) || strings.Contains(n.Label, low) {
			t.Fatalf("%s: the result names %q, there %v; the titan is %s on %s", l, n.Label, ok, high, low)
		}
		b.Act("result.card")
		if face := sc.Zoom.Showing(); face == nil || face.Title != high {
			t.Errorf("%s: the result shows %+v, not %s", l, face, high)
		}
	}
}
