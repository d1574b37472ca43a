// Package deck has decks of one's own, for any game: lists that are built card
// by card, their forms for reading, sharing and storing, statistics, and lists
// completed by the program. What is legal is judged by effect.Library alone.
package deck

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"godeck/internal/lang"
	"godeck/internal/sorting"
	"godeck/rules"
	"godeck/rules/effect"
)

// Limits of a list, so that reading a stranger's is safe. A record of a match
// has room for any list within them.
const (
	MaxCards  = 100  // copies in the main deck, and in the sideboard
	MaxName   = 80   // bytes
	MaxNotes  = 4000 // bytes
	MaxUnread = 50   // lines that were not understood
	maxID     = 80   // bytes of a card's id
	maxLine   = 200  // bytes of a line that was not understood
)

// Entry is a number of copies of a card, by the id of the card.
type Entry struct {
	Card string
	N    int
}

// List is a deck of one's own, finished or not, legal or not. It may name
// cards that are not loaded: they are kept, and the deck is not legal.
type List struct {
	Game  string // id of the game
	ID    string // where it is stored; "": nowhere yet
	Name  string // of at most MaxName bytes; "": none yet
	Cover string // id of the card that represents it; "": the first
	Notes string // of the player, at most MaxNotes bytes, with line breaks
	Main  []Entry
	Side  []Entry
	// Unread are lines of an imported text that were not understood. They are
	// kept until the player deletes them.
	Unread []string
}

// Of returns a deck of a pack as a list; its name is in the language given.
func Of(lib *effect.Library, d *effect.Deck, in lang.Lang) *List {
	l := &List{Game: lib.Vocab.Game, Name: d.Name.In(in), Cover: d.Key}
	for _, e := range d.List {
		l.Main = append(l.Main, Entry{e.ID, e.N})
	}
	for _, e := range d.Side {
		l.Side = append(l.Side, Entry{e.ID, e.N})
	}
	l.Sort(lib)
	return l
}

// Clone returns a deep copy.
func (l *List) Clone() *List {
	c := *l
	c.Main, c.Side, c.Unread = slices.Clone(l.Main), slices.Clone(l.Side), slices.Clone(l.Unread)
	return &c
}

// Part returns the entries of the main deck or of the sideboard.
func (l *List) Part(side bool) []Entry { return *l.part(side) }

func (l *List) part(side bool) *[]Entry {
	if side {
		return &l.Side
	}
	return &l.Main
}

// Cards returns the number of cards in the main deck or the sideboard.
func (l *List) Cards(side bool) (n int) {
	for _, e := range l.Part(side) {
		n += e.N
	}
	return n
}

// Copies returns the number of copies of a card in the main deck or the
// sideboard.
func (l *List) Copies(card string, side bool) int {
	for _, e := range l.Part(side) {
		if e.Card == card {
			return e.N
		}
	}
	return 0
}

// Sort puts the entries into the game's order: by section, then as in the
// packs, cards that are not loaded last. Entries of one card are joined.
func (l *List) Sort(lib *effect.Library) {
	for _, side := range [2]bool{false, true} {
		part := l.part(side)
		at := make(map[string]int, len(*part))
		var out []Entry
		for _, e := range *part {
			if e.N < 1 {
				continue
			}
			if i, ok := at[e.Card]; ok {
				out[i].N += e.N
				continue
			}
			at[e.Card] = len(out)
			out = append(out, e)
		}
		sorting.Stable(out, func(a, b Entry) int {
			x, y := lib.Find(a.Card), lib.Find(b.Card)
			switch {
			case x == 0 && y == 0:
				return strings.Compare(a.Card, b.Card)
			case x == 0 || y == 0:
				return cmp.Compare(y, x)
			}
			return cmp.Or(cmp.Compare(lib.SectionOf(x, side), lib.SectionOf(y, side)), cmp.Compare(x, y))
		})
		*part = out
	}
}

// Designs returns the designs of the main deck and the sideboard one by one, 0
// for a card that is not loaded.
func (l *List) Designs(lib *effect.Library) (main, side []rules.DefID) {
	return designs(lib, l.Main), designs(lib, l.Side)
}

func designs(lib *effect.Library, list []Entry) []rules.DefID {
	var out []rules.DefID
	for _, e := range list {
		d := lib.Find(e.Card)
		for range min(e.N, MaxCards) {
			out = append(out, d)
		}
	}
	return out
}

// IDs returns the ids of the main deck's cards one by one, as records have
// them.
func (l *List) IDs() (out []string) {
	for _, e := range l.Main {
		for range min(e.N, MaxCards) {
			out = append(out, e.Card)
		}
	}
	return out
}

// Faults returns what is wrong with the list, as Library.CheckDeck judges it;
// nil: it can be played.
func (l *List) Faults(lib *effect.Library) []effect.DeckFault {
	if l.Game != lib.Vocab.Game {
		return []effect.DeckFault{{Phrase: lang.Phrase{JA: "ほかのゲームのデッキです", EN: "this is a deck of another game"}}}
	}
	return lib.DeckFaults(l.Designs(lib))
}

// Unknown returns the ids of cards that are not loaded.
func (l *List) Unknown(lib *effect.Library) (out []string) {
	for _, e := range slices.Concat(l.Main, l.Side) {
		if lib.Find(e.Card) == 0 && !slices.Contains(out, e.Card) {
			out = append(out, e.Card)
		}
	}
	return out
}

// Face returns the design that represents the list, 0 if there is none: its
// cover, otherwise the first card that has no colour but the one of which there
// are most cards, if there is such a card.
func (l *List) Face(lib *effect.Library) rules.DefID {
	if d := lib.Find(l.Cover); d != 0 {
		return d
	}
	v := lib.Vocab
	if axis := field(v, v.Deck.Colours.Field); axis != nil {
		n, most := map[int]int{}, -1
		for _, e := range l.Main {
			for _, k := range values(v, axis, lib.Def(lib.Find(e.Card))) {
				n[k] += e.N
				if most < 0 || n[k] > n[most] || n[k] == n[most] && k < most {
					most = k
				}
			}
		}
		for _, e := range l.Main {
			if own := values(v, axis, lib.Def(lib.Find(e.Card))); len(own) == 1 && own[0] == most {
				return lib.Find(e.Card)
			}
		}
	}
	for _, e := range slices.Concat(l.Main, l.Side) {
		if d := lib.Find(e.Card); d != 0 {
			return d
		}
	}
	return 0
}

// Same reports whether two lists have the same cards.
func (l *List) Same(o *List) bool {
	return l.Game == o.Game && slices.Equal(sorted(l.Main), sorted(o.Main)) && slices.Equal(sorted(l.Side), sorted(o.Side))
}

func sorted(list []Entry) []Entry {
	list = slices.Clone(list)
	sorting.Stable(list, func(a, b Entry) int { return strings.Compare(a.Card, b.Card) })
	return list
}

// Error says what is wrong with a deck from outside, in both languages, and
// what to do about it.
type Error struct {
	Place string // the field; "": the whole
	Line  int    // of a text, from 1; 0: another place
	What  lang.Phrase
	Hint  lang.Phrase
}

// Error returns place: what (hint), in English.
func (e *Error) Error() string {
	s := "deck: "
	if p := e.place(lang.EN); p != "" {
		s += p + ": "
	}
	s += e.What.EN
	if e.Hint.EN != "" {
		s += " — " + e.Hint.EN
	}
	return s
}

// In returns the error as a message for players.
func (e *Error) In(l lang.Lang) string {
	s := e.What.In(l)
	if p := e.place(l); p != "" {
		s = p + l.Pick("：", ": ") + s
	}
	if e.Hint.EN != "" {
		s += l.Pick("。", ". ") + lang.Capital(e.Hint.In(l))
	}
	return s
}

func (e *Error) place(l lang.Lang) string {
	if e.Line > 0 {
		return lang.Fill(l.Pick("{0}行目", "line {0}"), e.Line)
	}
	return e.Place
}

func bad(place, ja, en, hintJA, hintEN string) *Error {
	return &Error{Place: place, What: lang.Phrase{JA: ja, EN: en}, Hint: lang.Phrase{JA: hintJA, EN: hintEN}}
}

func otherGame(place, game string) *Error {
	game = excerpt(game)
	return bad(place, "ほかのゲーム（"+game+"）のデッキです", "this is a deck of another game ("+game+")", "そのゲームで開いてください", "open it with that game")
}

// check returns what is wrong with a list from outside, whatever its form; nil
// if it is within the limits.
func (l *List) check() *Error {
	switch {
	case l.Game == "":
		return bad("game", "ゲームが書かれていません", "is missing", "ゲームのidを書いてください", "name the game by its id")
	case len(l.Unread) > MaxUnread:
		return bad("unread", "行が多すぎます", "has too many lines", "50行までにしてください", "leave at most 50")
	}
	type text struct {
		place, s string
		most     int
		lines    bool
	}
	texts := []text{{"game", l.Game, maxID, false}, {"name", l.Name, MaxName, false}, {"cover", l.Cover, maxID, false}, {"notes", l.Notes, MaxNotes, true}}
	for _, s := range l.Unread {
		texts = append(texts, text{"unread", s, maxLine, false})
	}
	for _, side := range [2]bool{false, true} {
		place := "cards"
		if side {
			place = "sideboard"
		}
		n := 0
		for _, e := range l.Part(side) {
			if e.N < 1 || e.N > MaxCards || e.Card == "" {
				return bad(place+"."+excerpt(e.Card), "枚数が正しくありません", "the number of copies is impossible", "1から100にしてください", "use 1 to 100")
			}
			n += e.N
			texts = append(texts, text{place, e.Card, maxID, false})
		}
		if n > MaxCards {
			return bad(place, "カードが100枚を超えています", "has more than 100 cards", "減らしてください", "take some out")
		}
	}
	for _, t := range texts {
		if len(t.s) > t.most {
			return bad(t.place, "長すぎます", "is too long", "短くしてください", "shorten it")
		}
		if !clean(t.s, t.lines) {
			return bad(t.place, "使えない文字が入っています", "holds a control character or is not UTF-8", "取り除いてください", "remove it")
		}
	}
	return nil
}

func clean(s string, lines bool) bool {
	if !utf8.ValidString(s) {
		return false
	}
	for _, c := range s {
		if !(lines && (c == '\n' || c == '\t')) && odd(c) {
			return false
		}
	}
	return true
}

func odd(c rune) bool {
	return c == 0xFFFD || unicode.In(c, unicode.Cc, unicode.Zl, unicode.Zp, unicode.Bidi_Control)
}

// tidy returns a text without odd characters and surrounding space, cut to a
// number of bytes.
func tidy(s string, most int) string {
	s = strings.TrimSpace(strings.Map(func(c rune) rune {
		if odd(c) {
			return -1
		}
		return c
	}, s))
	if len(s) <= most {
		return s
	}
	for most > 0 && !utf8.RuneStart(s[most]) {
		most--
	}
	return strings.TrimSpace(s[:most])
}

func excerpt(s string) string { return lang.Excerpt(tidy(s, maxID), 40) }

// Rename gives the list a name, without odd characters and cut to MaxName
// bytes.
func (l *List) Rename(name string) { l.Name = tidy(name, MaxName) }

// Note writes the player's notes, without odd characters other than line breaks
// and tabs, and cut to MaxNotes bytes.
func (l *List) Note(text string) {
	l.Notes = ""
	for _, c := range text {
		if odd(c) && c != '\n' && c != '\t' {
			continue
		}
		if len(l.Notes)+utf8.RuneLen(c) > MaxNotes {
			return
		}
		l.Notes += string(c)
	}
}
