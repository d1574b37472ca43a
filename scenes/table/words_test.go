package table_test

import (
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/table/words"
)

func TestSentences(t *testing.T) {
	for _, x := range []struct {
		l    lang.Lang
		in   []string
		want string
	}{
		{lang.JA, []string{"先攻です。", "", "無料です。"}, "先攻です。無料です。"},
		{lang.JA, []string{"ターン3", "バトル"}, "ターン3。バトル"},
		{lang.EN, []string{"You play first.", "It is free."}, "You play first. It is free."},
		{lang.EN, []string{"Turn 3", "", "Battle step"}, "Turn 3. Battle step"},
		{lang.EN, nil, ""},
	} {
		if got := words.Sentences(x.l, x.in...); got != x.want {
			t.Errorf("%q: %q, want %q", x.in, got, x.want)
		}
	}
}
