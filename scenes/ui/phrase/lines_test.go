package phrase

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// TestQuotesStayWithLatinWords checks that quotation marks belong to the Latin
// word they touch; between Japanese characters a line may end before an
// opening one.
func TestQuotesStayWithLatinWords(t *testing.T) {
	for _, p := range [][2]rune{{'n', '’'}, {'’', 's'}, {'“', 'A'}, {'d', '”'}} {
		if Breakable(p[0], p[1]) {
			t.Errorf("a line may end between %c and %c", p[0], p[1])
		}
	}
	if !Breakable('夜', '“') {
		t.Error("no line may end before an opening mark in Japanese")
	}
}

// TestNoWidow checks that a particle is not alone on the last line.
func TestNoWidow(t *testing.T) {
	for in, want := range map[string]string{"効果": "効果", "を引いた": "いた", "チャージャーへ": "ジャーへ", "へ": "へ", "、時": "、時", "take effect": "effect", "HP 10": "10"} {
		p := NoWidow(Anywhere.Pieces(in))
		if got := p[len(p)-1]; got != want {
			t.Errorf("%q ends with %q, want %q", in, got, want)
		}
	}
}

func TestKinsoku(t *testing.T) {
	for _, s := range []string{
		"このキャラクターが勝ったとき、カードを1枚引く。「夜」の間、攻撃力を＋20する（最大＋60）。",
		"「ずっと」と言った。『本当に？』……はい！",
		"ファイヤーウォール、ヴァイオリン、ちょっと待って。",
	} {
		if got := strings.Join(Anywhere.Pieces(s), ""); got != s {
			t.Errorf("Pieces lose text: %q", got)
		}
		for i, a := range Anywhere.Pieces(s) {
			first, _ := utf8.DecodeRuneInString(a)
			last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(a, " "))
			if i > 0 && strings.ContainsRune("、。」』）？！ーァィゥェォッャュョっゃゅょ…", first) {
				t.Errorf("%q begins with a mark that may not begin a line", a)
			}
			if strings.ContainsRune("「『（", last) {
				t.Errorf("%q ends with a mark that may not end a line", a)
			}
		}
	}
}

func TestLatinWordsKept(t *testing.T) {
	got := Anywhere.Pieces("Draw 2 cards, then +20 attack.")
	want := []string{"Draw ", "2 ", "cards, ", "then ", "+20 ", "attack."}
	if strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("got %q", got)
	}
}

// TestNamesStayWhole checks that the longest name that begins at a place is
// kept, and that texts are cut anew once a name is known.
func TestNamesStayWhole(t *testing.T) {
	const text = "月夜見の銀鱗魚群を手札に加える"
	has := func(piece string) bool {
		for _, p := range AtWords.Pieces(text) {
			if strings.Contains(p, piece) {
				return true
			}
		}
		return false
	}
	if has("月夜見の銀鱗") {
		t.Fatalf("whole before it is a name: %q", AtWords.Pieces(text))
	}
	for _, name := range []string{"月夜見の銀鱗", "月夜見の銀鱗魚群", "月夜見"} {
		KeepNames(name)
	}
	if !has("月夜見の銀鱗魚群") {
		t.Errorf("the name is divided: %q", AtWords.Pieces(text))
	}
	if strings.Join(AtWords.Pieces(text), "") != text {
		t.Errorf("text is lost: %q", AtWords.Pieces(text))
	}
}
