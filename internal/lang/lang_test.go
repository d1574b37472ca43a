package lang

import "testing"

func TestFill(t *testing.T) {
	for _, c := range []struct {
		s    string
		args []any
		want string
	}{
		{"{1} of {0}", []any{5, "x"}, "x of 5"},
		{"none", []any{5}, "none"},
		{"{0} {0:card|cards} of {1}", []any{1, "a"}, "1 card of a"},
		{"{0:card|# cards} of {0}", []any{uint8(2)}, "2 cards of 2"},
		{"{0:a #|b #} and {0:c|d}{1}", []any{Lang("1"), 7}, "a 1 and c7"},
		{"{2}, {0}{x}{}{01}{", []any{"a"}, "{2}, a{x}{}{01}{"},
		{"{0} {1}", []any{"with {1}", "b"}, "with b b"},
		{"{1} {0}", []any{"a", "with {0}"}, "with {0} a"},
		{"{0:{1} card|{1} cards}", []any{2, "b"}, " card|b cards}"},
		{"a{b{0}c} {1", []any{"x", "y"}, "a{bxc} {1"},
		{"{0}{1}{2}{3}{4}{5}{6}{7}{8}{9}{10}", []any{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, "x"}, "0123456789x"},
		{"“{0}”", []any{[]int{1, 2}}, "“[1 2]”"},
	} {
		if got := Fill(c.s, c.args...); got != c.want || got != fillEach(c.s, c.args) {
			t.Errorf("%q with %v: %q, want %q; one after another %q", c.s, c.args, got, c.want, fillEach(c.s, c.args))
		}
	}
}

// TestPhraseInPhrase: an argument that is a phrase is said in the language of the sentence.
func TestPhraseInPhrase(t *testing.T) {
	w := Words{"none": {JA: "{0}のマナがない", EN: "No {0} mana"}}
	fire := Phrase{JA: "火", EN: "Fire"}
	args := []any{fire}
	if ja, en := w.T(JA, "none", args...), w.T(EN, "none", args...); ja != "火のマナがない" || en != "No Fire mana" || args[0] != fire {
		t.Errorf("%q, %q, %v", ja, en, args)
	}
}
