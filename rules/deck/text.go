package deck

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"godeck/internal/lang"
	"godeck/internal/sorting"
	"godeck/rules"
	"godeck/rules/effect"
)

// maxLines bounds the lines of a text.
const maxLines = 600

// Reading is what was read from outside.
type Reading struct {
	List  *List
	Lines []Line // what was not understood; List.Unread has these lines, too
}

// Line is a line that was not understood.
type Line struct {
	N       int    // its number, from 1
	Text    string // as it stood there, cut if it is very long
	Copies  int    // copies that it seems to mean
	Side    bool
	Why     lang.Phrase
	Suggest []rules.DefID // cards that may be meant, the likeliest first
}

// Text returns the list as lines of copies and names, with headings, in a
// language. Lines that were not understood stand at the end.
func (l *List) Text(lib *effect.Library, in lang.Lang) string {
	idx := newIndex(lib)
	var b strings.Builder
	head := func(ja, en, v string) {
		if v != "" {
			b.WriteString(in.Pick(ja+"：", en+": ") + v + "\n")
		}
	}
	head("ゲーム", "Game", l.Game)
	head("デッキ名", "Name", l.Name)
	part := func(ja, en string, list []Entry) {
		if len(list) == 0 {
			return
		}
		b.WriteString("\n" + in.Pick(ja, en) + "\n")
		for _, e := range list {
			b.WriteString(strconv.Itoa(e.N) + " " + idx.name(e.Card, in) + "\n")
		}
	}
	part("メインデッキ", "Main deck", l.Main)
	part("サイドボード", "Sideboard", l.Side)
	if len(l.Unread) > 0 {
		b.WriteString("\n" + strings.Join(l.Unread, "\n") + "\n")
	}
	return b.String()
}

// index finds cards by what people call them.
type index struct {
	lib  *effect.Library
	keys map[string][]rules.DefID // by full name, name or id, folded
	list []string                 // the keys in order
}

func newIndex(lib *effect.Library) *index {
	x := &index{lib: lib, keys: map[string][]rules.DefID{}}
	add := func(k string, d rules.DefID) {
		if k == "" || slices.Contains(x.keys[k], d) {
			return
		}
		if x.keys[k] == nil {
			x.list = append(x.list, k)
		}
		x.keys[k] = append(x.keys[k], d)
	}
	for i := 1; i < len(lib.Cards); i++ {
		c, d := &lib.Cards[i], rules.DefID(i)
		add(fold(c.ID), d)
		for _, in := range [2]lang.Lang{lang.JA, lang.EN} {
			name := fold(c.Name.In(in))
			add(name+fold(c.Subtitle.In(in)), d)
			add(name, d)
		}
	}
	return x
}

// name returns what Text calls a card: no other card answers to it.
func (x *index) name(id string, in lang.Lang) string {
	d := x.lib.Find(id)
	if d == 0 {
		return "[" + id + "]"
	}
	c := x.lib.Card(d)
	name, sub := c.Name.In(in), c.Subtitle.In(in)
	if len(x.keys[fold(name)]) == 1 {
		return name
	}
	if sub != "" {
		name += in.Pick("（"+sub+"）", " ("+sub+")")
	}
	if len(x.keys[fold(name)]) == 1 {
		return name
	}
	return name + " [" + id + "]"
}

// fold returns the letters and digits of a text in one width and case.
func fold(s string) string {
	return strings.Map(func(c rune) rune {
		c = narrow(c)
		if !unicode.IsLetter(c) && !unicode.IsDigit(c) {
			return -1
		}
		return unicode.ToLower(c)
	}, s)
}

// narrow returns the usual form of a full-width letter, digit or sign.
func narrow(c rune) rune {
	switch {
	case c >= '！' && c <= '～':
		return c - '！' + '!'
	case c == '　':
		return ' '
	}
	return c
}

// find returns the cards that a text names, perhaps with a set code or number
// after it.
func (x *index) find(text string) []rules.DefID {
	if i := strings.LastIndexAny(text, "[［"); i >= 0 { // an id decides
		if d := x.lib.Find(strings.TrimRight(strings.TrimLeft(text[i:], "[［"), "]］ ")); d != 0 {
			return []rules.DefID{d}
		}
	}
	for s := strings.TrimSpace(text); s != ""; {
		if d := x.keys[fold(s)]; len(d) > 0 {
			return d
		}
		i := strings.LastIndexAny(s, " \t([（［<*#/")
		if i <= 0 {
			break
		}
		s = strings.TrimSpace(s[:i])
	}
	return nil
}

// suggest returns up to three cards whose names are a typo or two away.
func (x *index) suggest(text string) (out []rules.DefID) {
	want := []rune(fold(text))
	if len(want) < 2 || len(want) > 60 {
		return nil
	}
	type near struct {
		d    int
		card rules.DefID
	}
	var found []near
	for _, k := range x.list {
		have := []rune(k)
		most := max(1, min(len(want), len(have))/3)
		n := distance(want, have, most)
		if n > most && len(want) >= 4 && strings.HasPrefix(k, string(want)) { // the beginning of a name
			n = most
		}
		if n <= most {
			for _, d := range x.keys[k] {
				found = append(found, near{n, d})
			}
		}
	}
	sorting.Stable(found, func(a, b near) int { return cmp.Or(cmp.Compare(a.d, b.d), cmp.Compare(a.card, b.card)) })
	for _, f := range found {
		if len(out) < 3 && !slices.Contains(out, f.card) {
			out = append(out, f.card)
		}
	}
	return out
}

// distance returns how many letters must be changed, added, dropped or
// exchanged with their neighbour to make b of a; anything above most is
// returned as most+1.
func distance(a, b []rune, most int) int {
	if len(a)-len(b) > most || len(b)-len(a) > most {
		return most + 1
	}
	var before []int
	last, row := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	before = make([]int, len(b)+1)
	for i := range a {
		row[0] = i + 1
		best := row[0]
		for j := range b {
			n := last[j]
			if a[i] != b[j] {
				n++
			}
			n = min(n, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				n = min(n, before[j-1]+1)
			}
			row[j+1] = n
			best = min(best, n)
		}
		if best > most {
			return most + 1
		}
		before, last, row = last, row, before
	}
	return min(last[len(b)], most+1)
}

// Words that head the parts of a list, folded.
var (
	mainWords = []string{"deck", "thedeck", "main", "maindeck", "mainboard", "cards", "デッキ", "メイン", "メインデッキ", "メインボード", "本デッキ"}
	sideWords = []string{"side", "sideboard", "sidedeck", "sb", "サイド", "サイドボード", "サイドデッキ"}
)

// heading reports whether a line heads a part of the list, and which.
func heading(lib *effect.Library, line string) (side, ok bool) {
	s := strings.Trim(line, "=-–—*#[]【】〔〕<>＜＞：: \t")
	if i := strings.IndexAny(s, "(（:：[0123456789"); i > 0 { // the number of cards
		s = s[:i]
	}
	k := fold(s)
	switch {
	case slices.Contains(sideWords, k):
		return lib.Vocab.Deck.HasSide(), true
	case slices.Contains(mainWords, k):
		return false, true
	}
	for _, x := range lib.Vocab.Deck.Sections {
		if k != "" && (k == fold(x.Name.JA) || k == fold(strings.TrimPrefix(x.Name.EN, "the "))) {
			return x.Side, true
		}
	}
	return false, false
}

// kindHeading reports whether a line is the name of a card type, as other
// programs group their lists.
func kindHeading(lib *effect.Library, line string) bool {
	s := strings.Trim(line, "=-–—*#[]【】〔〕<>＜＞：: \t")
	if i := strings.IndexAny(s, "(（:：0123456789"); i > 0 {
		s = s[:i]
	}
	k := fold(s)
	for _, t := range lib.Vocab.Types {
		for _, w := range [3]string{fold(t.JA), fold(t.EN), fold(t.Name)} {
			if w != "" && (k == w || k == w+"s") {
				return true
			}
		}
	}
	return false
}

// number takes a number of copies from the beginning or the end of a line:
// "4 ", "4x ", "x4 ", "4枚 ", " x4", " ×4", " 4枚". ok is false if there is none.
func number(line string) (n int, rest string, ok bool) {
	const times = "x×X*"
	s := strings.TrimSpace(line)
	t := strings.TrimLeft(s, times)
	if len(t) < len(s) && (len(t) == 0 || !digit(t[0])) {
		t = s // a word with x
	}
	i := 0
	for i < len(t) && digit(t[i]) {
		i++
	}
	if i > 0 {
		rest := t[i:]
		cut := strings.TrimLeft(strings.TrimPrefix(rest, "枚"), "×*")
		if x, y, found := strings.Cut(cut, " "); found && (x == "x" || x == "X") {
			cut = " " + y
		}
		// "4th Hour" is a name, "4 Hour" is not; "4枚" needs no space.
		if len(t) < len(s) || cut != rest || rest == "" || rest[0] == ' ' || rest[0] == '\t' || rest[0] >= utf8.RuneSelf {
			return count(t[:i]), strings.TrimSpace(cut), true
		}
	}
	// At the end.
	t = strings.TrimSuffix(s, "枚")
	j := len(t)
	for j > 0 && digit(t[j-1]) {
		j--
	}
	if j == len(t) || j == 0 {
		return 0, s, false
	}
	body := strings.TrimRight(t[:j], " \t")
	cut := strings.TrimRight(body, "×*")
	if c := strings.TrimRight(body, "xX"); c != body && strings.HasSuffix(c, " ") {
		cut = c
	}
	if cut != body || t != s {
		return count(t[j:]), strings.TrimSpace(cut), true
	}
	return 0, s, false
}

func digit(c byte) bool { return c >= '0' && c <= '9' }

// count parses digits; too many of them are MaxCards+1.
func count(s string) int {
	if len(s) > 4 {
		return MaxCards + 1
	}
	n, _ := strconv.Atoi(s)
	return min(n, MaxCards+1)
}

// ReadText reads a list of copies and names, one card a line, in either
// language. It is forgiving: what it does not understand it lists. The error,
// an *Error, is for texts that are no list at all.
func ReadText(lib *effect.Library, text string) (*Reading, error) {
	if len(text) > MaxFile {
		return nil, tooLarge()
	}
	if !utf8.ValidString(text) || strings.ContainsRune(text, 0) {
		return nil, bad("", "文字コードがUTF-8ではありません", "is not UTF-8 text", "UTF-8のテキストで保存してください", "save it as UTF-8 text")
	}
	text = strings.NewReplacer("\ufeff", "", "\r\n", "\n", "\r", "\n").Replace(text)
	lines := strings.Split(text, "\n")
	if len(lines) > maxLines {
		return nil, bad("", "600行を超えています", "has more than 600 lines", "デッキ1つだけにしてください", "leave one deck")
	}
	p := &parser{idx: newIndex(lib), r: &Reading{List: &List{Game: lib.Vocab.Game}}}
	for i, line := range lines {
		if err := p.line(i+1, line); err != nil {
			return nil, err
		}
	}
	l := p.r.List
	if len(l.Main) == 0 && len(l.Side) == 0 && len(p.r.Lines) == 0 {
		return nil, bad("", "カードが1枚もありません", "holds no card", "「4 カード名」のように1行ずつ書いてください", "write a line such as “4 Name” for every card")
	}
	if p.skipped > 0 {
		return nil, bad("", "読めない行が多すぎます", "too many lines are not understood", "カードの一覧だけを貼ってください", "paste only the list of cards")
	}
	l.Sort(lib)
	if err := l.check(); err != nil {
		return nil, err
	}
	return p.r, nil
}

type parser struct {
	idx     *index
	r       *Reading
	side    bool
	skipped int
}

func (p *parser) line(n int, raw string) *Error {
	line := strings.TrimSpace(strings.Map(narrow, raw))
	if line == "" || strings.HasPrefix(line, "//") || strings.HasPrefix(line, "#") || strings.HasPrefix(line, ";") || strings.HasPrefix(line, "※") {
		return nil
	}
	lib, l := p.idx.lib, p.r.List
	line = strings.TrimLeft(line, "-・•* \t") // of a list with bullets
	if k, v, ok := strings.Cut(line, ":"); ok {
		switch fold(k) {
		case "game", "ゲーム":
			if v = strings.TrimSpace(v); v != l.Game {
				e := otherGame("", v)
				e.Line = n
				return e
			}
			return nil
		case "name", "title", "デッキ名", "名前":
			_, v, _ = strings.Cut(strings.Replace(raw, "：", ":", 1), ":")
			l.Rename(v)
			return nil
		}
	}
	side := p.side
	if rest, ok := strings.CutPrefix(line, "SB:"); ok {
		line, side = strings.TrimSpace(rest), lib.Vocab.Deck.HasSide()
	}
	copies, rest, numbered := number(line)
	cards := p.idx.find(rest)
	if !numbered || len(cards) != 1 {
		if at, ok := heading(lib, line); ok {
			p.side = at
			return nil
		}
		if len(cards) == 0 && kindHeading(lib, line) {
			return nil
		}
		copies = max(copies, 1)
		if all := p.idx.keys[fold(line)]; len(all) == 1 { // a name that begins or ends with a number
			copies, cards = 1, all
		}
	}
	switch {
	case len(cards) == 1 && copies <= MaxCards:
		if copies > 0 {
			l.put(Entry{lib.Card(cards[0]).ID, copies}, side)
			if l.Cards(side) > MaxCards {
				return badLine(n, "カードが100枚を超えています", "there are more than 100 cards", "デッキ1つだけにしてください", "leave one deck")
			}
		}
	case len(cards) == 1:
		p.unread(Line{n, raw, copies, side, lang.Phrase{JA: "枚数が多すぎます", EN: "too many copies"}, cards})
	case len(cards) > 1:
		p.unread(Line{n, raw, copies, side, lang.Phrase{JA: "どのカードか決まりません", EN: "several cards have this name"}, cards[:min(3, len(cards))]})
	case len(p.r.Lines) == MaxUnread:
		p.skipped++
	default:
		near := p.idx.suggest(rest)
		why := lang.Phrase{JA: "このカードはありません", EN: "there is no such card"}
		if len(near) > 0 {
			t := lib.Card(near[0]).Name
			why = lang.Phrase{JA: why.JA + "。《" + t.JA + "》のことですか", EN: why.EN + "; did you mean “" + t.EN + "”?"}
		}
		p.unread(Line{n, raw, copies, side, why, near})
	}
	return nil
}

func badLine(n int, ja, en, hintJA, hintEN string) *Error {
	e := bad("", ja, en, hintJA, hintEN)
	e.Line = n
	return e
}

func (p *parser) unread(x Line) {
	if x.Text = tidy(strings.TrimSpace(x.Text), maxLine); x.Text == "" {
		return
	}
	if len(p.r.Lines) == MaxUnread {
		p.skipped++
		return
	}
	p.r.Lines = append(p.r.Lines, x)
	p.r.List.Unread = append(p.r.List.Unread, x.Text)
}

// put adds an entry, joined with one of the same card.
func (l *List) put(e Entry, side bool) {
	part := l.part(side)
	for i := range *part {
		if (*part)[i].Card == e.Card {
			(*part)[i].N += e.N
			return
		}
	}
	*part = append(*part, e)
}

// Accept takes a line that was not understood as copies of a card.
func (r *Reading) Accept(lib *effect.Library, line int, d rules.DefID) {
	for i, x := range r.Lines {
		if x.N == line {
			r.List.put(Entry{lib.Card(d).ID, min(x.Copies, MaxCards)}, x.Side)
			r.List.Sort(lib)
			r.Lines = slices.Delete(r.Lines, i, i+1)
			if k := slices.Index(r.List.Unread, x.Text); k >= 0 {
				r.List.Unread = slices.Delete(r.List.Unread, k, k+1)
			}
			return
		}
	}
}

// Again reads the lines of a list once more that were not understood, into a copy
// of it: a pack may have come, or a player looks for what was meant.
func (l *List) Again(lib *effect.Library) *Reading {
	r, err := ReadText(lib, strings.Join(l.Unread, "\n"))
	if err != nil {
		return &Reading{List: l.Clone()}
	}
	list := l.Clone()
	list.Unread = r.List.Unread
	for _, e := range r.List.Main {
		list.put(e, false)
	}
	for _, e := range r.List.Side {
		list.put(e, true)
	}
	list.Sort(lib)
	r.List = list
	return r
}

// Read reads a deck in any form: a file, a code, a link, or a text. The error
// is an *Error.
func Read(lib *effect.Library, data []byte) (*Reading, error) {
	if len(data) > MaxFile {
		return nil, tooLarge()
	}
	text := strings.TrimSpace(strings.TrimPrefix(string(data), "\ufeff"))
	if strings.HasPrefix(text, "{") {
		l, err := ParseJSON(data)
		if err != nil {
			return nil, err
		}
		if l.Game != lib.Vocab.Game {
			return nil, otherGame("game", l.Game)
		}
		l.Sort(lib)
		return &Reading{List: l}, nil
	}
	if len(text) < 4*MaxCode {
		if code, ok := linked(squeeze(text)); ok || IsCode(code) {
			l, err := ReadCode(lib, code)
			if err != nil {
				return nil, err
			}
			return &Reading{List: l}, nil
		}
	}
	r, err := ReadText(lib, text)
	if err == nil && len(r.Lines) == 1 && r.Lines[0].Text == text && len(r.Lines[0].Suggest) == 0 && IsCode(codeMark+text) && strings.ContainsAny(text, "0123456789-_") && len(text) > 8 {
		return nil, broken() // one word that is no name
	}
	return r, err
}
