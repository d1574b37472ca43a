package effect

import (
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
)

// Short are the abbreviations used on small cards: pairs of a phrase of the
// rules text and its shorter form. The first pair that matches is used.
type Short struct{ JA, EN []string }

// ReadShort parses abbreviations: a line "ja" or "en", and below it one pair a
// line, each phrase in double quotes.
func ReadShort(text string) (s Short) {
	list := &s.JA
	for line := range strings.Lines(text) {
		switch line = strings.TrimSpace(line); line {
		case "ja":
			list = &s.JA
		case "en":
			list = &s.EN
		default:
			long, short, _ := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(line, `"`), `"`), `" "`)
			*list = append(*list, long, short)
		}
	}
	return s
}

// Digest returns the rules text of a design at its shortest, one string per
// ability: without reminders, with the game's abbreviations (Vocabulary.Short)
// and those shared by all games. It is derived from the text, so it cannot
// contradict it.
func (l *Library) Digest(id rules.DefID, in lang.Lang) (out []string) {
	for _, a := range l.Def(id).Abilities {
		if s := l.AbilityDigest(a, in); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// AbilityDigest returns the digest of one ability.
func (l *Library) AbilityDigest(ability uint16, in lang.Lang) string {
	return l.Vocab.digest(l.abilityText(ability, in), in)
}

func (v *Vocabulary) digest(text string, in lang.Lang) string {
	if in == lang.JA {
		text = lang.WithoutReminders(v.short[0].Replace(text))
		return strings.Trim(shortJA.Replace(text+"。"), "。：、→")
	}
	text = lang.WithoutReminders(v.short[1].Replace(text))
	text = strings.Trim(shortEN.Replace(withoutX(text)+" "), " .:,→")
	parts := strings.Split(text, ". ")
	for i := range parts {
		parts[i] = lang.Capital(strings.TrimLeft(parts[i], " .:"))
	}
	return oneColon(strings.ReplaceAll(strings.Join(parts, ". "), " :", ":"))
}

// withoutX drops the explanation of X, which Japanese has in brackets.
func withoutX(s string) string {
	for {
		i := strings.Index(s, ", where X is ")
		if i < 0 {
			return s
		}
		j := strings.Index(s[i:], ".")
		if j < 0 {
			return s[:i]
		}
		s = s[:i] + s[i+j:]
	}
}

var shortJA = strings.NewReplacer("。。", "。",
	"する。", "。", "そうでないなら、", "違えば", "そうしたなら、", "→", "／その後、", "／", "その後、", "→", "次を行ってもよい：", "任意で", "次のことをしてもよい：", "任意で",
	"カードを1枚", "1枚", "カードを2枚", "2枚", "カードを3枚", "3枚", "カードを5枚", "5枚", "カードをX枚", "X枚",
	"このターンの終わりまで、", "ターン中", "このターンの間、", "ターン中", "ターンの終わりに、", "ターン終了時、", "ターンの初めに、", "ターン開始時、", "ターンのはじめに、", "ターン開始時、",
	"なら、", "なら", "たとき、", "た時", "た時、", "た時", "すべて", "全部", "：：", "：")

var shortEN = strings.NewReplacer(
	"Otherwise: ", "else ", ".. ", ". ", "If you do, ", "→ ", " / Then: ", ". ", "Then ", "then ", "You may: ", "may ", "you may: ", "may ", "You may do this: ", "may ",
	"at the start of", "start of", "At the start of", "start of", "at the end of", "end of", "At the end of", "end of",
	"one of your opponent's", "an opposing", "all of your opponent's", "all opposing", "your opponent's", "the opposing", "Your opponent's", "The opposing")
