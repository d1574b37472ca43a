package catalog

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/scenes/title/phrases"
)

// Copy returns the deck as text, for a message or a pack: a line per card.
func (d *DeckInfo) Copy(l lang.Lang) string {
	var b strings.Builder
	b.WriteString(l.Pick("デッキ名：", "Name: ") + d.Name.In(l) + "\n")
	list := func(cards []DeckCard) {
		for _, c := range cards {
			k := c.Face(l)
			b.WriteString(strconv.Itoa(c.N) + " " + k.Title)
			if k.Subtitle != "" {
				b.WriteString(l.Pick("・", ", ") + k.Subtitle)
			}
			b.WriteString(" [" + c.ID + "]\n")
		}
	}
	list(d.Cards)
	if len(d.Side) > 0 {
		b.WriteString("\n" + phrases.Text.T(l, "deck.side") + "\n")
		list(d.Side)
	}
	return b.String()
}
