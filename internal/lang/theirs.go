package lang

import (
	"cmp"
	"strings"
)

// Theirs says the text of an opponent's card to whoever it is used against: what
// its owner reads as "you" is "they", and what is called the opponent there is the
// reader. "You lose 10 HP. Your opponent draws a card" becomes "They lose 10 HP.
// You draw a card". Japanese says the owner's name in place of "they", since a
// reader may take what a card calls the opponent for its owner's; without a name it
// is the opponent.
func (l Lang) Theirs(text, name string) string {
	if l == JA {
		return strings.NewReplacer("相手", "あなた", "自分", cmp.Or(name, "相手")).Replace(text)
	}
	var b strings.Builder
	before := "" // the last word
	for text != "" {
		n := word(text)
		if n == 0 {
			b.WriteByte(text[0])
			if strings.IndexByte(".;:!?,()", text[0]) >= 0 {
				before = ""
			}
			text = text[1:]
			continue
		}
		w := text[:n]
		text = text[n:]
		said := w
		switch strings.ToLower(w) {
		case "you":
			if said = "they"; objects[before] && !goesOn(text) {
				said = "them"
			}
		case "your":
			said = "their"
			rest, opposes := strings.CutPrefix(text, " opponent")
			switch of, owned := strings.CutPrefix(rest, "'s"); {
			case !opposes || rest != "" && word(rest) > 0 && !owned:
			case owned:
				said, text = "your", of
			default:
				if said, text = "you", rest; !objects[before] {
					text = agrees(text)
				}
			}
		case "yours":
			said = "theirs"
		case "yourself":
			said = "themselves"
		}
		if w[0] >= 'A' && w[0] <= 'Z' {
			said = Capital(said)
		}
		b.WriteString(said)
		before = strings.ToLower(w)
	}
	return b.String()
}

// objects are the words after which "you" is not the subject.
var objects = map[string]bool{"to": true, "of": true, "by": true, "from": true, "for": true, "with": true, "than": true, "against": true, "at": true, "on": true}

// word returns the length of the word with which a text begins.
func word(s string) (n int) {
	for n < len(s) && (s[n]|0x20 >= 'a' && s[n]|0x20 <= 'z' || s[n] >= 0x80) {
		n++
	}
	return n
}

// goesOn reports whether another word of the sentence follows.
func goesOn(s string) bool { return len(s) > 1 && s[0] == ' ' && word(s[1:]) > 0 }

// agrees gives the verb at the beginning of a text the form for "you".
func agrees(s string) string {
	if !goesOn(s) {
		return s
	}
	n := 1 + word(s[1:])
	verb, rest := s[1:n], s[n:]
	switch verb {
	case "has":
		verb = "have"
	case "is":
		verb = "are"
	case "was":
		verb = "were"
	case "does":
		verb = "do"
	case "this", "unless", "as", "its", "plus", "minus", "less":
	default:
		for _, end := range [...][2]string{{"ies", "y"}, {"sses", "ss"}, {"ches", "ch"}, {"shes", "sh"}, {"xes", "x"}, {"ss", "ss"}, {"s", ""}} {
			if stem, ok := strings.CutSuffix(verb, end[0]); ok {
				verb = stem + end[1]
				break
			}
		}
	}
	return " " + verb + rest
}
