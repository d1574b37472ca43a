package field

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
)

// TestLasting checks that what lasts on a unit is told once, and no longer when
// the card has gone and come back.
func TestLasting(t *testing.T) {
	st := &rules.State{}
	st.NCards = 2
	st.Cards[1].Stamp = 7
	for range 2 {
		st.Mods[st.NMods] = rules.Mod{Kind: mtz.ModMute, Target: 1, TStamp: 7}
		st.NMods++
	}
	st.Mods[st.NMods] = rules.Mod{Kind: mtz.ModAtk, Amount: 2, Target: 1, TStamp: 7} // a number
	st.NMods++
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		if list := Lasting(st, 1, l); len(list) != 1 || strings.TrimSpace(list[0]) == "" {
			t.Errorf("%v: two effects of one kind and a number are told as %q", l, list)
		}
	}
	st.Cards[1].Stamp++
	if list := Lasting(st, 1, lang.EN); len(list) != 0 {
		t.Errorf("a card that came back has %q", list)
	}
}

// TestSlotOf checks that a fighter stands in the battle slot whatever its number
// says, and that a top stands for its base.
func TestSlotOf(t *testing.T) {
	st := &rules.State{}
	st.NCards = 3
	st.Cards[1].Zone, st.Cards[1].N[mtz.NSlot] = rules.ZoneOf(mtz.Battle, 0), 3
	st.Cards[2].Zone, st.Cards[2].N[mtz.NSlot] = rules.ZoneOf(mtz.Bench, 0), 3
	if a, b := SlotOf(st, 1), SlotOf(st, 2); a != mtz.BattleSlot || b != 3 {
		t.Errorf("the fighter stands in %d, the other one in %d", a, b)
	}
	st.Cards[2].Zone, st.Cards[2].Host = rules.ZoneOf(mtz.Under, 0), 1
	for part, want := range map[int16]rules.CardID{mtz.PartTop: 1, mtz.PartAttached: 2} {
		if st.Cards[2].N[mtz.NPart] = part; Stood(st, 2) != want {
			t.Errorf("part %d stands for %d, not %d", part, Stood(st, 2), want)
		}
	}
}
