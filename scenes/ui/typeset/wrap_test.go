package typeset

import (
	"slices"
	"strings"
	"testing"

	"godeck/fonts"
	"godeck/scenes/ui/phrase"
)

// TestLinesEndBetweenPhrases checks that Japanese lines end between phrases if
// the column is wide enough, never before a character that must not begin a
// line, and nothing is lost.
func TestLinesEndBetweenPhrases(t *testing.T) {
	const s = "先に、突撃するユニットを選んでください。相手の手札を公開する。"
	for _, w := range []float64{120, 160, 200, 260, 400} {
		p := Layout([]Run{{Text: s}}, 12, 1.4, w)
		if got := strings.ReplaceAll(p.Text(), "\n", ""); got != s {
			t.Errorf("at %v: %q", w, got)
		}
		if !p.Fits {
			t.Errorf("at %v: does not fit", w)
		}
		ends := map[int]bool{len(s): true}
		for _, b := range phrase.Breaks(s) {
			ends[b] = true
		}
		at := 0
		for _, l := range strings.Split(p.Text(), "\n") {
			if at += len(l); !ends[at] {
				t.Errorf("at %v: a line ends within a phrase: %q", w, p.Text())
			}
		}
	}
	// A phrase longer than the line is broken like any text.
	p := Layout([]Run{{Text: "さいしょからさいごまでひらがなだけのながいことばを"}}, 12, 1.4, 115)
	if !p.Fits || p.Lines < 2 {
		t.Errorf("%v %q", p.Fits, p.Text())
	}
}

// TestWordsOfLongPhrases checks that a phrase longer than the line is broken
// between its words.
func TestWordsOfLongPhrases(t *testing.T) {
	if err := Use(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
		t.Fatal(err)
	}
	p := Layout([]Run{{Text: "【プリベント】ダメージステップに手札のこのカードを"}}, 16, 1.4, 210)
	if !strings.Contains(p.Text(), "ダメージステップ") && !strings.Contains(p.Text(), "ダメージ\nステップ") {
		t.Errorf("a word is cut: %q", p.Text())
	}
}

// TestNamesAreNotCut checks that a headline in katakana is set smaller, or in two
// lines, rather than broken within a word.
func TestNamesAreNotCut(t *testing.T) {
	if err := Use(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
		t.Fatal(err)
	}
	for s, lines := range map[string]string{"マグナスペクトラ": "マグナ\nスペクトラ", "デュエマジック": "デュエ\nマジック"} {
		w := Measure(s, Display, 30) * 0.72
		if p := Fit(s, Box{Face: Display, Size: 30, Balanced: true, LineHeight: 1.15, W: w, H: 90}); p.Lines != 1 && p.Text() != lines {
			t.Errorf("%q stands in lines as %q", s, p.Text())
		}
	}
}

// TestCardNamesStayWhole checks that no line ends within a card's name that has
// room in a line.
func TestCardNamesStayWhole(t *testing.T) {
	if err := Use(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
		t.Fatal(err)
	}
	for _, s := range []string{"相手の《灯芯の小姓》は「ブロッカー」。", "《春の植えつけ》（コスト2）を使いますか？", "次に解決：《鐘の音を聞く者》の能力"} {
		name := s[strings.Index(s, "《") : strings.Index(s, "》")+len("》")]
		for w := Measure(name, Regular, 15) * 1.3; w < 500; w += 5 {
			if p := Layout([]Run{{Text: s}}, 15, 1.4, w); !slices.ContainsFunc(p.Rows, func(l Row) bool { return strings.Contains(l.Pieces[0].Text, name) }) {
				t.Errorf("width %.0f: %q", w, p.Text())
			}
		}
	}
}

// TestWholeRuns checks that a whole run is not broken while a line has room
// for it, and that the first word after it stays with it.
func TestWholeRuns(t *testing.T) {
	const size = 15.0
	name := Run{Text: "《破産伯》", Whole: true}
	for w := Measure("《破産伯》の", Regular, size); w < 400; w += 3 {
		p := Layout([]Run{{Text: "AIの最初のキャラクターは"}, name, {Text: "の効果"}}, size, 0, w)
		if text := p.Text(); !strings.Contains(text, name.Text) || strings.Contains(text, "》\nの") {
			t.Errorf("%.0f wide: %q", w, text)
		}
	}
}
