package lang

import "testing"

func TestTheirs(t *testing.T) {
	for _, x := range [...][2]string{
		{"You lose 10 HP. Your Character gets +30 attack.", "They lose 10 HP. Their Character gets +30 attack."},
		{"Your opponent loses 10 HP.", "You lose 10 HP."},
		{"If your opponent has an Area Enchant, −20 to your opponent's attack.", "If you have an Area Enchant, −20 to your attack."},
		{"Your opponent discards a card. You may draw a card.", "You discard a card. They may draw a card."},
		{"If you have fewer cards than your opponent, you gain 1 Power.", "If they have fewer cards than you, they gain 1 Power."},
		{"Deal 2 damage to your opponent this turn.", "Deal 2 damage to you this turn."},
		{"Your opponent cannot attack this turn.", "You cannot attack this turn."},
		{"This card waits for you.", "This card waits for them."},
		{"When your opponent rolls a 6, your opponent chooses.", "When you roll a 6, you choose."},
	} {
		if got := EN.Theirs(x[0], "Ruri"); got != x[1] {
			t.Errorf("%q becomes %q, not %q", x[0], got, x[1])
		}
	}
	for name, want := range map[string]string{"": "相手のHPを10減らす。あなたの攻撃力−20。", "ルリ": "ルリのHPを10減らす。あなたの攻撃力−20。"} {
		if got := JA.Theirs("自分のHPを10減らす。相手の攻撃力−20。", name); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}
