package facets

import "strings"

// half are the half-width kana from U+FF66, as hiragana.
var half = []rune("をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん")

// Fold returns a text in which letters that are the same to a reader are equal:
// without case, width, kind of kana, and signs between words of a name.
func Fold(s string) string {
	var b strings.Builder
	last := rune(0)
	put := func(r rune) {
		if last != 0 {
			b.WriteRune(last)
		}
		last = r
	}
	for _, r := range s {
		switch {
		case r >= '！' && r <= '～':
			r -= '！' - '!'
		case r == '　':
			r = ' '
		case r >= 'ァ' && r <= 'ヶ':
			r -= 'ァ' - 'ぁ'
		case r >= 0xFF66 && r <= 0xFF9D:
			r = half[r-0xFF66]
		case r == 0xFF9E && last != 0: // the sign of a voiced kana
			last++
			if last == 'う'+1 {
				last = 'ゔ'
			}
			continue
		case r == 0xFF9F && last != 0:
			last += 2
			continue
		case r == '・' || r == '“' || r == '”' || r == '’' || r == '\'' || r == '《' || r == '》' || r == '「' || r == '」':
			continue
		}
		if r >= 'A' && r <= 'Z' {
			r += 'a' - 'A'
		}
		put(r)
	}
	put(0)
	return b.String()
}
