// Package tale keeps what a turn of ZUTOMAYO CARD has brought, for whoever has
// not watched it, and tells it in a line.
package tale

import (
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/phrases"
)

// Tale is what the last turn brought.
type Tale struct {
	Set   []rules.DefID // by the opponent
	Own   [2]int        // hours of each player's set cards
	moves []clockMove   // of the clock
	// By seat: HP lost, HP gained, and damage that was prevented.
	Lost, Gained, Kept [2]int
	Shields            [2][]rules.DefID // which cards prevent damage
	costs              [2][]cost        // what of that was lost to cards, and not in the battle
	Fought             bool             // there was a battle,
	Totals             [2]int           // of these attacks
}

// clockMove is a way that the clock went: for the set cards, or for one card's effect.
type clockMove struct {
	by       rules.DefID
	from, to int
}

// Goes adds a way of the clock; the rest of one that was interrupted is part of it.
func (t *Tale) Goes(by rules.DefID, from, to int) {
	if n := len(t.moves); n > 0 && t.moves[n-1].by == by {
		t.moves[n-1].to = to
		return
	}
	t.moves = append(t.moves, clockMove{by, from, to})
}

// cost is what a card has cost a player.
type cost struct {
	by rules.DefID
	n  int
}

// Loses adds HP that a player loses, in the battle or, if by is known, to that card.
func (t *Tale) Loses(p rules.Seat, n int, by rules.DefID) {
	if t.Lost[p] += n; by == 0 || n == 0 {
		return
	}
	for i := range t.costs[p] {
		if c := &t.costs[p][i]; c.by == by {
			c.n += n
			return
		}
	}
	t.costs[p] = append(t.costs[p], cost{by, n})
}

// With adds a design to those of a list, once.
func With(list []rules.DefID, def rules.DefID) []rules.DefID {
	if def == 0 || slices.Contains(list, def) {
		return list
	}
	return append(list, def)
}

// Rows returns the tale in a few rows where presentations are short or left out;
// otherwise, and before the first turn, there are none. The result of the battle
// comes first. Brief ones leave out what the opponent set; short ones do
// not say which cards the HP and the hours are owed to, and if they are brief, too,
// they have the battle alone. Short ones leave the hours out where what the opponent set
// takes more than a line of that width: all fits the page.
func (t *Tale) Rows(s *present.Show, l lang.Lang, brief, short bool, width float64) (rows []ui.Run) {
	env := s.Surface.Env()
	if env == nil || !env.Settings.Speed.Quick() || len(t.Set) == 0 {
		return nil
	}
	say := func(key string, args ...any) string { return phrases.Text.T(l, key, args...) }
	foe := s.Bottom.Other()
	row := func(icon ui.Icon, name string, col ui.Colour, text string) {
		if rows != nil {
			rows = append(rows, ui.Run{Text: l.Pick("。", ".") + "\n", Colour: rows[len(rows)-1].Colour})
		}
		if icon != ui.IconNone {
			rows = append(rows, ui.Run{Icon: icon, Name: name + l.Pick("：", ": "), Colour: col})
		}
		rows = append(rows, ui.Run{Text: text, Colour: col.Lighten(0.35)})
	}
	if t.Fought { // the result first, with what it has cost
		mine, theirs := t.Totals[s.Bottom], t.Totals[foe]
		key := "tale.fought"
		if mine == theirs {
			key = "tale.tie"
		}
		row(ui.IconSword, say("tale.battle"), ui.Hex(0xffd27a), say(key, mine, theirs)+" → ")
		rows[len(rows)-1].Face = ui.Bold
	}
	var hp []string
	for _, p := range [...]rules.Seat{s.Bottom, foe} {
		if said := t.hp(s, p, l, short); said != "" {
			hp = append(hp, s.Player(p, l)+" "+said)
		}
	}
	if hp == nil {
		hp = append(hp, say("tale.same"))
	}
	if col := ui.Hex(0xff7a9c); t.Fought {
		rows = append(rows, ui.Run{Text: strings.Join(hp, s.T("comma")), Face: ui.Bold, Colour: col.Lighten(0.35)})
	} else {
		row(ui.IconHeart, "HP", col, strings.Join(hp, s.T("comma")))
	}
	full := brief && short
	if set := say("tale", s.Player(foe, l), t.names(s, t.Set, l)); !brief {
		row(ui.IconNone, "", ui.Hex(0xc4bfe0), set)
		full = short && ui.Measure(set, ui.Regular, s.Surface.Font(15)) > width
	}
	if way := t.way(s, l, short); way != "" && !full {
		row(ui.IconClock, say("clock"), ui.Hex(0x63d6ff), way)
	}
	return rows
}

// names returns the names of designs.
func (t *Tale) names(s *present.Show, list []rules.DefID, l lang.Lang) string {
	var out []string
	for i, def := range list {
		name := s.Named(def, l)
		for j, other := range list { // two of one name are told apart
			if j != i && s.Cards.Name(other, l) == s.Cards.Name(def, l) {
				name = strings.Replace(name, s.Cards.Name(def, l), s.Cards.FullName(def, l), 1)
				break
			}
		}
		out = append(out, name)
	}
	return words.List(l, out...)
}

// way tells where the clock went, and because of what unless that is to be brief;
// "" if it did not move.
func (t *Tale) way(s *present.Show, l lang.Lang, brief bool) string {
	var ways []string
	for _, m := range t.moves {
		way := phrases.Text.T(l, "tale.way", m.from, m.to)
		switch {
		case brief:
		case m.by != 0:
			way = phrases.Text.T(l, "tale.way.by", s.Named(m.by, l), way)
		default:
			foe := s.Bottom.Other()
			way += l.Pick("", " ") + phrases.Text.T(l, "tale.own", s.Player(foe, l), lang.Signed(t.Own[foe]), s.Player(s.Bottom, l), lang.Signed(t.Own[s.Bottom]))
		}
		ways = append(ways, way)
	}
	return strings.Join(ways, s.T("comma"))
}

// hp tells what became of a player's HP, or "": what the battle took and what was
// kept off there, then what cards took, by name unless that is to be brief, and what
// was gained. They are never one sum: it would contradict the battle's numbers.
func (t *Tale) hp(s *present.Show, p rules.Seat, l lang.Lang, brief bool) string {
	var parts []string
	fought, cards := t.Lost[p], 0
	for _, c := range t.costs[p] {
		fought, cards = fought-c.n, cards+c.n
	}
	if n := t.Kept[p]; fought != 0 || n != 0 {
		battle := "±0"
		if fought != 0 {
			battle = lang.Signed(-fought)
		}
		if by := t.Shields[p]; n != 0 && !brief && len(by) > 0 {
			battle += l.Pick("", " ") + phrases.Text.T(l, "tale.kept.by", n, t.names(s, by, l))
		} else if n != 0 {
			battle += l.Pick("", " ") + phrases.Text.T(l, "tale.kept", n)
		}
		parts = append(parts, battle)
	}
	if brief && cards != 0 {
		parts = append(parts, phrases.Text.T(l, "tale.cards", lang.Signed(-cards)))
	}
	if !brief {
		for _, c := range t.costs[p] {
			parts = append(parts, phrases.Text.T(l, "tale.cost", s.Named(c.by, l), lang.Signed(-c.n)))
		}
	}
	if n := t.Gained[p]; n != 0 {
		parts = append(parts, lang.Signed(n))
	}
	return strings.Join(parts, l.Pick("、", ", "))
}
