package phrase

import (
	"os"
	"strings"
	"testing"
)

// TestPhrasesAreThoseOfBudouX checks that the phrases equal those of the
// original for sentences of this program.
func TestPhrasesAreThoseOfBudouX(t *testing.T) {
	data, err := os.ReadFile("testdata/phrases.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		s := strings.ReplaceAll(want, "|", "")
		var b strings.Builder
		last := 0
		for _, i := range Breaks(s) {
			b.WriteString(s[last:i] + "|")
			last = i
		}
		b.WriteString(s[last:])
		if b.String() != want {
			t.Errorf("got  %s\nwant %s", b.String(), want)
		}
	}
}

func TestShortTexts(t *testing.T) {
	for _, s := range []string{"", "あ", "\xff", "\xff\xfe", "a\n"} {
		for _, i := range Breaks(s) {
			if i <= 0 || i >= len(s) {
				t.Errorf("%q breaks at %d", s, i)
			}
		}
	}
}

func BenchmarkBreaks(b *testing.B) {
	for b.Loop() {
		Breaks("自分の手札から電気属性のカードを1枚まで選ぶ。選んだカードを見せる。")
	}
}
