package effect_test

import (
	"fmt"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// Two invented games whose decks differ from those of the real ones.

// guardians has a main deck of 40 to 60, a side deck of up to 8 with other
// types of cards, three copies in each, a quota and a card that must be there.
func guardians() *effect.Vocabulary {
	const normal, support, rise = 1, 2, 4
	yes := &effect.Enum{Name: "yes", Values: []effect.Value{{Name: "no"}, {Name: "yes"}}}
	v := &effect.Vocabulary{
		Game:  "guardians",
		Types: []effect.TypeSpec{{Name: "normal"}, {Name: "support"}, {Name: "rise"}},
		Fields: []effect.Field{
			{Name: "sf", Attr: 1, Max: 12, For: normal | rise},
			{Name: "prevent", Attr: 2, Kind: effect.FieldEnum, Enum: yes, Opt: true},
		},
		MaxAbilities: 1,
		Deck: effect.DeckForm{
			Sections: []effect.Section{
				{Name: lang.Phrase{JA: "メインデッキ", EN: "the main deck"}, Least: 40, Most: 60, Holds: effect.CardSet{Types: normal | support}, Copies: 3},
				{Name: lang.Phrase{JA: "サイドデッキ", EN: "the side deck"}, Most: 8, Holds: effect.CardSet{Types: rise}, Copies: 3},
			},
			Copies: effect.Copies{By: effect.ByName},
			Quotas: []effect.Quota{
				{Of: effect.CardSet{Field: "prevent", Values: []string{"yes"}}, Most: 6, Says: lang.Phrase{JA: "防御は6枚までです", EN: "at most 6 cards prevent"}},
				{Of: effect.CardSet{Types: normal, Field: "sf", Most: 1}, Least: 1, Says: lang.Phrase{JA: "先発がいません", EN: "nobody can begin"}},
			},
		},
	}
	return v.Index()
}

// mattsan has thirty cards, three of a name unless the card says one, and
// eight units or more.
func mattsan() *effect.Vocabulary {
	limit := &effect.Enum{Name: "limit", Values: []effect.Value{{Name: "usual"}, {Name: "one"}}}
	v := &effect.Vocabulary{
		Game:         "mattsan",
		Types:        []effect.TypeSpec{{Name: "unit"}, {Name: "trap"}},
		Fields:       []effect.Field{{Name: "limit", Attr: 1, Kind: effect.FieldEnum, Enum: limit, Opt: true}},
		MaxAbilities: 1,
		Deck: effect.DeckForm{
			Sections: []effect.Section{{Name: lang.Phrase{JA: "デッキ", EN: "the deck"}, Least: 30, Most: 30}},
			Copies:   effect.Copies{Most: 3, By: effect.ByName, Field: "limit", Printed: []int{0, 1}},
			Quotas:   []effect.Quota{{Of: effect.CardSet{Types: 1}, Least: 8, Says: lang.Phrase{JA: "ユニットが8枚未満です", EN: "fewer than 8 units"}}},
		},
	}
	return v.Index()
}

// invented makes a pack of 40 cards; extra adds fields to a card.
func invented(v *effect.Vocabulary, extra func(i int) string, decks ...string) []byte {
	var cards []string
	for i := range 40 {
		cards = append(cards, fmt.Sprintf(`{"id":"c%d","name":{"ja":"札%d","en":"Card %d"},%s}`, i, i, i, extra(i)))
	}
	return []byte(fmt.Sprintf("{\"format\":\"godeck-pack/1\",\"game\":%q,\"id\":\"p\",\"name\":{\"ja\":\"名\",\"en\":\"N\"},\"cards\":[\n%s],\n\"decks\":[\n%s]}", v.Game, strings.Join(cards, ",\n"), strings.Join(decks, ",\n")))
}

// some returns n copies each of cards from..to-1.
func some(n, from, to int) (out []int) {
	for c := from; c < to; c++ {
		for range n {
			out = append(out, c)
		}
	}
	return out
}

func TestDeckForms(t *testing.T) {
	g, m := guardians(), mattsan()
	guardian := func(i int) string { // 0–3 normal, 4–29 support, 30 and up on rise
		switch {
		case i < 4:
			return fmt.Sprintf(`"type":"normal","sf":%d`, i)
		case i < 14:
			return `"type":"support","prevent":"yes"`
		case i < 30:
			return `"type":"support"`
		}
		return `"type":"rise","sf":3`
	}
	unit := func(i int) string { // 0–9 units, 9 and 10 limited to one
		kind, more := "trap", ""
		if i < 10 {
			kind = "unit"
		}
		if i == 9 || i == 10 {
			more = `,"limit":"one"`
		}
		return `"type":"` + kind + `"` + more
	}
	for _, c := range []struct {
		name  string
		v     *effect.Vocabulary
		more  func(int) string
		deck  []int
		wrong []string // parts of the complaints, in order; none: legal
	}{
		{"forty are enough", g, guardian, append(some(3, 14, 27), 0), nil},
		{"sixty and eight at the side", g, guardian, append(append(some(3, 0, 6), some(3, 15, 29)...), some(2, 30, 34)...), nil},
		{"39", g, guardian, append(some(3, 14, 26), 0, 1, 2), []string{"the main deck has 39 cards; it must have 40 to 60"}},
		{"61 and nine", g, guardian, append(append(append(some(3, 0, 6), some(3, 15, 29)...), 29), some(3, 30, 33)...), []string{"the main deck has 61", "the side deck has 9 cards; it must have at most 8"}},
		{"four copies", g, guardian, append(some(3, 14, 27), 0, 14), []string{"at most 3 copies of “Card 14”"}},
		{"four copies at the side", g, guardian, append(append(some(3, 14, 27), 0), some(4, 30, 31)...), []string{"at most 3 copies of “Card 30”"}},
		{"seven prevent", g, guardian, append(append(some(3, 16, 28), some(3, 4, 6)...), 6, 0), []string{"at most 6 cards prevent"}},
		{"nobody begins", g, guardian, append(some(3, 14, 27), 2), []string{"nobody can begin"}},
		{"thirty", m, unit, append(append(some(3, 0, 9), 9, 10), 11), nil},
		{"one", m, unit, []int{3}, []string{"the deck has 1 card; it must have exactly 30", "fewer than 8 units"}},
		{"29", m, unit, append(some(3, 0, 9), 9, 10), []string{"the deck has 29 cards; it must have exactly 30"}},
		{"limited to one", m, unit, append(some(3, 0, 9), 10, 10, 11), []string{"at most 1 copy of “Card 10”"}},
		{"four of a name", m, unit, append(some(3, 0, 8), 9, 10, 11, 11, 11, 11), []string{"at most 3 copies of “Card 11”"}},
		{"seven units", m, unit, append(append(some(1, 0, 7), some(3, 11, 18)...), 18, 19), []string{"fewer than 8 units"}},
	} {
		lib, err := effect.Load(c.v, effect.File{Name: "p.json", Data: invented(c.v, c.more)})
		if err != nil {
			t.Fatal(err)
		}
		var deck []rules.DefID
		for _, i := range c.deck {
			deck = append(deck, lib.Find(fmt.Sprintf("c%d", i)))
		}
		got := lib.CheckDeck(deck, nil)
		if len(got) != len(c.wrong) {
			t.Errorf("%s: %v, want %q", c.name, got, c.wrong)
			continue
		}
		for i, w := range c.wrong {
			if !strings.Contains(got[i].EN, w) || got[i].JA == "" || strings.Contains(got[i].JA+got[i].EN, "{") {
				t.Errorf("%s: %q / %q, want %q", c.name, got[i].EN, got[i].JA, w)
			}
		}
		if lib.Full(deck) == strings.Contains(strings.Join(c.wrong, ""), "39 cards; it") && c.v == g {
			t.Errorf("%s: full is %v", c.name, lib.Full(deck))
		}
	}
}

// TestDeckFaultsHavePlaces checks that a fault of a pack's deck is reported
// with its line, field and remedy, whether it is found before the cards are
// known or after.
func TestDeckFaultsHavePlaces(t *testing.T) {
	unit := func(i int) string {
		if i == 10 {
			return `"type":"trap","limit":"one"`
		}
		return `"type":"unit"`
	}
	nine := `"c0":3,"c1":3,"c2":3,"c3":3,"c4":3,"c5":3,"c6":3,"c7":3,"c8":3`
	deck := func(list string) string { return `{"id":"d","name":{"ja":"組","en":"D"},"cards":` + list + `}` }
	for _, c := range []struct{ deck, want string }{
		{deck(`{` + nine + "}"), "p.json:43: deck d.cards: the deck has 27 cards — a deck has exactly 30"},
		{deck("{" + nine + ",\n\"c11\":4}"), "p.json:44: deck d.cards.c11: 4 is out of range — use 1 to 3"},
		{deck("{" + nine + ",\n\"c10\":2,\n\"c11\":1}"), "p.json:44: deck d.cards.c10: at most 1 copy of “Card 10” — change the deck"},
		{deck("{" + nine + ",\n\"c11\":2,\n\"c99\":1}"), "p.json:45: deck d: no card has the id \"c99\""},
		{strings.Replace(deck("{"+nine+",\n\"c11\":3}"), `"cards"`, `"sideboard":{},"cards"`, 1), "unknown field"},
	} {
		_, err := effect.Load(mattsan(), effect.File{Name: "p.json", Data: invented(mattsan(), unit, c.deck)})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\n%v, want %s", c.deck, err, c.want)
		}
	}
	none := *mattsan()
	none.Deck.Copies.Most, none.Deck.Copies.Printed = 0, nil
	if _, err := effect.Load(&none, effect.File{Name: "p.json", Data: invented(&none, unit, deck("{"+nine+"}"))}); err == nil || !strings.Contains(err.Error(), "set DeckForm.Copies.Most") {
		t.Errorf("a form of deck without copies: %v", err)
	}
	if s := string(guardians().Schema()); !strings.Contains(s, `"maximum": 3`) || strings.Contains(s, "sideboard") {
		t.Error("the schema does not follow the sections")
	}
}
