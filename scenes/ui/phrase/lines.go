package phrase

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Kinsoku: characters that must not begin a line, and those that must not end
// one (JIS X 4051, the strict set with small kana and the long-vowel mark).
const (
	noStart = "、。，．,.・：；:;？！?!゛゜ヽヾゝゞ々ー—…‥’”）〕］｝〉》」』】〗)]}»％%℃°‰ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ～〜、。'\"/"
	noEnd   = "‘“（〔［｛〈《「『【〖([{«￥¥$＄#＃№＋"
)

func cjk(r rune) bool {
	switch {
	case r >= 0x2e80 && r <= 0x9fff, r >= 0xac00 && r <= 0xd7a3, r >= 0xf900 && r <= 0xfaff, r >= 0xff00 && r <= 0xffef, r >= 0x20000 && r <= 0x3ffff:
		return true
	}
	switch r {
	case '…', '‥', '“', '”', '‘', '’', '—', '※', '→', '←', '↑', '↓', '■', '□', '●', '○', '◆', '◇', '★', '☆':
		return true
	}
	return false
}

func quote(r rune) bool { return r == '‘' || r == '’' || r == '“' || r == '”' }

func latin(r rune) bool { return r < 0x2000 && r > ' ' }

// Breakable reports whether a line may end between runes a and b.
func Breakable(a, b rune) bool {
	if strings.ContainsRune(noStart, b) || strings.ContainsRune(noEnd, a) {
		return false
	}
	// Quotation marks belong to the Latin word they touch, as in “Warden’s”.
	if quote(a) && latin(b) || latin(a) && quote(b) {
		return false
	}
	if a == '／' && (strings.ContainsRune("+-−±＋－", b) || unicode.IsDigit(b)) || b == '／' && unicode.IsDigit(a) {
		return false // a pair of figures
	}
	if a == ' ' || a == '\u3000' {
		return true
	}
	if b == ' ' || b == '\u3000' {
		return false // the space stays on the previous line
	}
	if a == '-' && unicode.IsLetter(b) {
		return true
	}
	if (a == '…' && b == '…') || (a == '—' && b == '—') {
		return false
	}
	return cjk(a) || cjk(b)
}

// Cut says where lines of Japanese may end. Kinsoku always holds, and Latin
// text is cut between words.
type Cut uint8

const (
	AtPhrases Cut = iota // between phrases, and not within the name of a card
	AtWords              // between words: not before a particle or an ending, nor between a number and what it counts
	AtNames              // anywhere but within what is in one script
	Anywhere             // anywhere
)

// Hiragana reports whether a character is one: phrases end with them.
func Hiragana(r rune) bool { return r >= 'ぁ' && r <= 'ゖ' }

func kanji(r rune) bool { return r >= 0x4e00 && r <= 0x9fff || r == '々' }

func kana(r rune) bool { return r >= 'ァ' && r <= 'ヺ' || r == 'ー' }

// pieces caches those of recent texts, which are laid out at several sizes and widths.
var pieces = map[cutText][]string{}

type cutText struct {
	cut  Cut
	text string
}

// Pieces cuts a text into pieces between which a line may end; "\n" is a piece of its own.
// The caller may not change them.
func (c Cut) Pieces(s string) []string {
	k := cutText{c, s}
	p, ok := pieces[k]
	if !ok {
		if len(pieces) > 1000 {
			clear(pieces)
		}
		p = slices.Clip(c.pieces(s))
		pieces[k] = p
	}
	return p
}

func (c Cut) pieces(s string) []string {
	var between []int
	if c == AtPhrases {
		if strings.IndexFunc(s, Hiragana) < 0 { // phrases end with Hiragana: these are names, or Latin text
			c = AtWords
		} else {
			between = breaksOf(s)
		}
	}
	var kept []int // names within the text: where each begins and ends
	if c == AtWords {
		between = wordBreaks(s)
	}
	own := c < AtNames && names[s]
	if own { // the text is a name, on a card's plate
		between = nameBreaks(s)
	} else if c < AtNames {
		kept = namesIn(s)
	}
	var out []string
	start, whole := 0, 0 // whole: the end of a card's name, which stays whole
	prev := rune(0)
	for i, r := range s {
		if r == '《' && c < AtNames {
			whole = i + max(0, strings.IndexRune(s[i:], '》'))
		}
		for ; len(kept) > 0 && kept[0] < i; kept = kept[2:] {
			whole = max(whole, kept[1]-1)
		}
		for len(between) > 0 && between[0] < i {
			between = between[1:]
		}
		if r == '\n' {
			if i > start {
				out = append(out, s[start:i])
			}
			out = append(out, "\n")
			start, prev = i+1, 0
			continue
		}
		apart := true
		switch {
		case i <= whole && r != '《', prev == '-' && i-start == 2, prev == '・' && lettered(s[start:i]): // S-Trigger, S・トリガー
			apart = false
		case !cjk(prev) && !cjk(r), prev == '\u3000':
		case own:
			apart = prev == ' ' || len(between) > 0 && between[0] == i
		case c <= AtWords:
			apart = prev == ' ' || len(between) > 0 && between[0] == i
		case c == AtNames:
			apart = !(kana(prev) && kana(r) || kanji(prev) && kanji(r) || Hiragana(prev) && Hiragana(r))
		}
		if prev != 0 && i > start && apart && Breakable(prev, r) {
			out = append(out, s[start:i])
			start = i
		}
		prev = r
	}
	if start < len(s) {
		out = append(out, s[start:])
	}
	return out
}

// lettered reports whether a text ends with a single Latin letter and ・.
func lettered(s string) bool {
	head, ok := strings.CutSuffix(s, "・")
	n := len(head)
	return ok && n > 0 && unicode.IsUpper(rune(head[n-1])) && (n == 1 || !latin(rune(head[n-2])))
}

// names are those of cards and people, as far as they are Japanese: they stay
// whole within a text, and end lines by themselves only between their parts.
var (
	names   = map[string]bool{}
	byFirst = map[rune][]string{} // the same by their first character, the longest first
	inText  = map[string][]int{}
)

// KeepNames adds names, and reports whether there were new ones.
func KeepNames(list ...string) (fresh bool) {
	for _, n := range list {
		if utf8.RuneCountInString(n) > 2 && !names[n] && strings.IndexFunc(n, cjk) >= 0 {
			names[n] = true
			first, _ := utf8.DecodeRuneInString(n)
			byFirst[first] = append(byFirst[first], n)
			slices.SortStableFunc(byFirst[first], func(a, b string) int { return len(b) - len(a) })
			fresh = true
		}
	}
	if fresh {
		clear(inText)
		clear(pieces)
	}
	return fresh
}

// namesIn returns where names begin and end in a text, in order.
func namesIn(s string) []int {
	if len(names) == 0 || strings.IndexFunc(s, cjk) < 0 {
		return nil
	}
	at, ok := inText[s]
	if ok {
		return at
	}
	for i, r := range s {
		if n := len(at); n > 0 && i < at[n-1] {
			continue
		}
		for _, n := range byFirst[r] {
			if strings.HasPrefix(s[i:], n) {
				at = append(at, i, i+len(n))
				break
			}
		}
	}
	if len(inText) > 2000 {
		clear(inText)
	}
	inText[s] = at
	return at
}

// nameBreaks returns where a name may be divided: after の, ・ and spaces, before
// a word in katakana, and where a verb or adjective ends.
func nameBreaks(s string) (out []int) {
	class := func(r rune) int {
		switch {
		case Hiragana(r):
			return 1
		case kana(r):
			return 2
		case kanji(r):
			return 3
		}
		return 0
	}
	run, before := 0, 0 // length of the stretch in one script, and the script before it
	prev := rune(0)
	for i, r := range s {
		a, b := class(prev), class(r)
		if i > 0 {
			switch {
			case prev == 'の' && run == 1 || prev == '・' || prev == '　',
				b == 2 && a != 2 && a != 0,
				a == 1 && b == 3 && (run >= 3 || run == 2 && before == 3):
				out = append(out, i)
			}
		}
		if b != a {
			run, before = 0, a
		}
		run++
		prev = r
	}
	return out
}

// script is a kind of character. Words end where it changes, if anywhere.
type script uint8

const (
	sign script = iota
	inHiragana
	inKatakana
	inKanji
	inFigures // and Latin letters, and what belongs to a number
)

func scriptOf(r rune) script {
	switch {
	case Hiragana(r):
		return inHiragana
	case kana(r):
		return inKatakana
	case kanji(r):
		return inKanji
	case unicode.IsDigit(r), unicode.IsLetter(r), strings.ContainsRune("+-−±＋－×/／.★☆", r):
		return inFigures
	}
	return sign
}

// wordBreaks returns where a line may end between words: between phrases, beside
// marks, after a particle, and between two long words of a compound.
func wordBreaks(s string) (out []int) {
	rs := []rune(s)
	run := func(k, step int) (n int) { // how long the stretch in one script is from k on
		for i := k; i >= 0 && i < len(rs) && scriptOf(rs[i]) == scriptOf(rs[k]); i += step {
			n++
		}
		return n
	}
	var phrases []int
	if strings.IndexFunc(s, Hiragana) >= 0 {
		phrases = breaksOf(s)
	}
	at := 0
	for k := 1; k < len(rs); k++ {
		at += utf8.RuneLen(rs[k-1])
		for len(phrases) > 0 && phrases[0] < at {
			phrases = phrases[1:]
		}
		if len(phrases) > 0 && phrases[0] == at || between(scriptOf(rs[k-1]), scriptOf(rs[k]), rs[k-1], run(k-1, -1), run(k, 1)) {
			out = append(out, at)
		}
	}
	return out
}

// between reports whether a word ends between scripts a and b, last being the character
// before, in stretches of the given lengths.
func between(a, b script, last rune, before, after int) bool {
	switch {
	case a == sign || b == sign:
		return true
	case a == b || b == inHiragana || a == inFigures:
		return false
	case a == inHiragana && b == inKatakana:
		return before > 1 || last != 'お' && last != 'ご'
	case a == inHiragana: // 捨て札, 見た目 are words
		return strings.ContainsRune("をはがにへともでのやるらばずな", last) || before > 1 && (last == 'て' || last == 'た')
	case b == inFigures:
		return false
	}
	return before > 1 && after > 1
}

// found caches the phrases of recent texts, which are laid out at several sizes and widths.
var found = map[string][]int{}

// wholes are words that the list of phrases does not know.
var wholes = []string{"捨て札", "金魚すくい"}

// within reports whether a place is within one of them.
func within(s string, at int) bool {
	for _, w := range wholes {
		for i := max(0, at-len(w)+1); i < at && i+len(w) <= len(s); i++ {
			if s[i:i+len(w)] == w {
				return true
			}
		}
	}
	return false
}

func breaksOf(s string) []int {
	b, ok := found[s]
	if !ok {
		if len(found) > 2000 {
			clear(found)
		}
		b = slices.DeleteFunc(Breaks(s), func(at int) bool { return within(s, at) })
		found[s] = b
	}
	return b
}

// joints begin the second half of long compounds, before which a line may end
// rather than stay half empty.
var joints = []string{"アタッカー", "アビリティ", "ウェポン", "エンチャント", "カード", "カウンター", "ガーディアン", "ステップ", "スペクトラ", "ゾーン", "チャージャー", "デッキ", "ファイター", "フェイズ", "ブレイカー", "マジック"}

// Joint is where a piece has such a place, 0 for nowhere.
func Joint(s string) int {
	for _, w := range joints {
		if i := strings.Index(s, w); i > 0 {
			if r, _ := utf8.DecodeLastRuneInString(s[:i]); kana(r) {
				return i
			}
		}
	}
	return 0
}

// Widow reports whether a piece is a single character (with its marks): a
// particle that should not be alone on the last line.
func Widow(a string) bool {
	n := 0
	for _, r := range a {
		if unicode.IsLetter(r) && cjk(r) {
			n++
		} else if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return false
		}
	}
	return n == 1
}

// NoWidow joins the last two pieces of a paragraph if the last is a single Japanese character.
func NoWidow(p []string) []string {
	n := len(p)
	if n < 2 || !Widow(p[n-1]) || p[n-2] == "\n" {
		return p
	}
	last, _ := utf8.DecodeLastRuneInString(p[n-2])
	if !cjk(last) || utf8.RuneCountInString(p[n-2]) > 3 {
		return p
	}
	return append(p[:n-2:n-2], p[n-2]+p[n-1])
}
