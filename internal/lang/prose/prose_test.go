package prose

import "testing"

func TestEnglish(t *testing.T) {
	for _, s := range []string{"1 units, attack 3", "moves it by 0 hours", "You gain 0 HP", "Then you draw 0 up to the limit", "Your The Painted Dancer is discarded", "Breaks 1 of 1 shields", "Ruri’s card", "draw 2 card", "a Enchant", "an card"} {
		if len(English(s)) == 0 {
			t.Errorf("%q passes", s)
		}
	}
	for _, s := range []string{"1 card", "2 cards", "fights 10 units", "{0}"[:0], "attack 1 this turn", "your Painted Dancer", "The Painted Dancer's ability", "an Enchant", "a unit", "+1 attacks"} {
		if f := English(s); len(f) != 0 {
			t.Errorf("%q: %v", s, f)
		}
	}
}

func TestJapanese(t *testing.T) {
	for _, s := range []string{"このあと0枚引きます", "クロノスが0時間進む", "終わり。。", "カード,を引く"} {
		if len(Japanese(s)) == 0 {
			t.Errorf("%q passes", s)
		}
	}
	if f := Japanese("0〜3枚選べます。10枚引く。"); len(f) != 0 {
		t.Error(f)
	}
}
