package opinion

import (
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/words"
)

// Undone says in a line what an undo takes back that leads from now to the question of v, and
// names the turn: the cards that p has picked for it, the card whose effect asks, or only that it
// is a move. Cards are not named to anybody but their player.
func (t *Teller) Undone(v, now *rules.View, p rules.Seat, names *rules.Names, private bool, l lang.Lang) string {
	d, what := &v.S.Dec, words.Text.T(l, "undo.asked")
	var picks []rules.CardID
	private = private && p >= 0 // the device may be between two players
	if private {
		picks = v.S.Picks[p].Cards()
	}
	if private && now.S.Dec.ID == d.ID { // of the same question: one pick
		picks = slices.DeleteFunc(slices.Clone(now.S.Picks[p].Cards()), func(c rules.CardID) bool { return slices.Contains(picks, c) })
	}
	switch did := t.picked(&v.S, picks, names, l); {
	case private && did != "":
		what = words.Text.T(l, "undo.what", did)
	case private && d.Def != 0:
		what = words.Text.T(l, "undo.on", t.Name(d.Def, l))
	}
	if v.S.Turn < 1 {
		return words.Text.T(l, "undo.start", what)
	}
	return words.Text.T(l, "undo.turn", v.S.Turn, what)
}

// picked says what cards are picked for at a question; "": there are none, or the game has no
// words for it.
func (t *Teller) picked(s *rules.State, picks []rules.CardID, names *rules.Names, l lang.Lang) string {
	key := "would." + names.Word("prompt", int16(s.Dec.Prompt))
	phrase, ok := t.Words[key]
	if !ok {
		phrase, ok = Text[key]
	}
	var cards []string
	for _, c := range picks {
		if s.Card(c).Def != 0 {
			cards = append(cards, t.card(s, c, l))
		}
	}
	text := strings.ReplaceAll(phrase.In(l), "{c}", words.List(l, cards...))
	if !ok || len(cards) == 0 || strings.Contains(text, "{") {
		return ""
	}
	return text
}
