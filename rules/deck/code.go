package deck

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"encoding/binary"
	"slices"
	"strings"
	"unicode"

	"godeck/internal/sorting"
	"godeck/rules"
	"godeck/rules/effect"
)

// MaxCode is the greatest length of a code in bytes.
const MaxCode = 1000

// codeMark begins every code: a letter that no record's link begins with, and
// the version.
const codeMark = "D1"

// A code is codeMark and, in base64url, the game and the name as texts, the
// number of the cover card, the main deck, the sideboard, and a checksum of
// three bytes. A deck is the number of groups, and for each number of copies
// that occurs that number, how many cards have it, and these: three bytes of
// the hash of the card's id, in ascending order. Cards whose hash is another's,
// too, follow as texts with the hash 0. So a code depends on the cards' ids
// alone, and every deck has one code.

// hash returns three bytes of the FNV-1a hash of a text, never 0.
func hash(s string) uint32 {
	h := uint32(2166136261)
	for i := range len(s) {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return max(1, (h>>24^h)&0xFFFFFF)
}

// hashes returns the designs of a library by hash, 0 where several have it.
func hashes(lib *effect.Library) map[uint32]rules.DefID {
	m := make(map[uint32]rules.DefID, len(lib.Defs))
	for i := 1; i < len(lib.Defs); i++ {
		h := hash(lib.Defs[i].ID)
		if _, ok := m[h]; ok {
			m[h] = 0
		} else {
			m[h] = rules.DefID(i)
		}
	}
	return m
}

type coder struct{ b []byte }

func (c *coder) num(n int) { c.b = binary.AppendUvarint(c.b, uint64(n)) }

func (c *coder) text(s string) {
	c.num(len(s))
	c.b = append(c.b, s...)
}

func (c *coder) hash(h uint32) { c.b = append(c.b, byte(h>>16), byte(h>>8), byte(h)) }

// Code encodes the list's cards, name and cover. It returns an error if a card
// is not loaded or the code would be too long.
func (l *List) Code(lib *effect.Library) (string, error) {
	if err := l.check(); err != nil {
		return "", err
	}
	if u := l.Unknown(lib); len(u) > 0 {
		return "", bad(u[0], "このカードは読み込まれていません", "this card is not loaded", "取り除くか、そのカードパックを読み込んでください", "take it out, or load the pack that has it")
	}
	alone := hashes(lib)
	c := &coder{}
	c.text(l.Game)
	c.text(l.Name)
	var order []string
	decks := &coder{}
	for _, part := range [2][]Entry{l.Main, l.Side} {
		order = append(order, decks.deck(alone, part)...)
	}
	c.num(slices.Index(order, l.Cover) + 1)
	c.b = append(c.b, decks.b...)
	c.hash(hash(string(c.b)))
	code := codeMark + base64.RawURLEncoding.EncodeToString(c.b)
	if len(code) > MaxCode {
		return "", bad("", "コードにするには長すぎます", "the deck is too long for a code", "ファイルで渡してください", "share it as a file")
	}
	return code, nil
}

// deck encodes entries and returns the ids in their order.
func (c *coder) deck(alone map[uint32]rules.DefID, list []Entry) (ids []string) {
	list = slices.Clone(list)
	key := func(e Entry) uint32 {
		if h := hash(e.Card); alone[h] != 0 {
			return h
		}
		return 0
	}
	sorting.Stable(list, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(a.N, b.N), cmp.Compare(key(a), key(b)), strings.Compare(a.Card, b.Card))
	})
	groups := 0
	for i := range list {
		if i == 0 || list[i].N != list[i-1].N {
			groups++
		}
	}
	c.num(groups)
	for i := 0; i < len(list); {
		j := i
		for j < len(list) && list[j].N == list[i].N {
			j++
		}
		c.num(list[i].N)
		c.num(j - i)
		for ; i < j; i++ {
			h := key(list[i])
			c.hash(h)
			if h == 0 {
				c.text(list[i].Card)
			}
			ids = append(ids, list[i].Card)
		}
	}
	return ids
}

// decoder reads a code; after the first fault it only returns 0.
type decoder struct {
	b       []byte
	bad     bool
	unknown int // cards that are not loaded
}

func (d *decoder) num(most int) int {
	v, n := binary.Uvarint(d.b)
	if d.bad || n <= 0 || v > uint64(most) || n > 1 && v < 1<<(7*(n-1)) {
		d.bad = true
		return 0
	}
	d.b = d.b[n:]
	return int(v)
}

func (d *decoder) bytes(n int) []byte {
	if d.bad || len(d.b) < n {
		d.bad = true
		return nil
	}
	s := d.b[:n]
	d.b = d.b[n:]
	return s
}

func (d *decoder) text(most int) string { return string(d.bytes(d.num(most))) }

func (d *decoder) hash() (h uint32) {
	for _, c := range d.bytes(3) {
		h = h<<8 | uint32(c)
	}
	return h
}

func (d *decoder) deck(lib *effect.Library, alone map[uint32]rules.DefID) (out []Entry) {
	for g := d.num(MaxCards); g > 0 && !d.bad; g-- {
		n := d.num(MaxCards)
		for k := d.num(MaxCards); k > 0 && !d.bad; k-- {
			h := d.hash()
			e := Entry{N: n}
			if h == 0 {
				e.Card = d.text(maxID)
				if lib.Find(e.Card) == 0 {
					d.unknown++
				}
			} else if id := alone[h]; id != 0 {
				e.Card = lib.Card(id).ID
			} else {
				d.unknown++
				continue
			}
			out = append(out, e)
		}
	}
	return out
}

// IsCode reports whether a text looks like a code, whole or not.
func IsCode(text string) bool {
	return strings.HasPrefix(text, codeMark) && len(text) > 8 &&
		strings.Trim(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") == ""
}

// open checks version and checksum of a code and returns its content.
func open(code string) (*decoder, *Error) {
	code = squeeze(code)
	if len(code) > MaxCode {
		return nil, bad("", "コードが長すぎます", "the code is too long", "デッキ1つのコードを貼ってください", "paste the code of one deck")
	}
	body, ok := strings.CutPrefix(code, codeMark)
	if !ok {
		if len(code) > 8 && code[0] == codeMark[0] && code[1] > codeMark[1] && code[1] <= '9' {
			return nil, bad("", "このプログラムの知らない新しいコードです", "the code is of a newer version", "新しいgodeckで開いてください", "open it with a newer godeck")
		}
		return nil, bad("", "デッキのコードではありません", "this is not the code of a deck", codeMark+" で始まるコードを貼ってください", "paste a code that begins with "+codeMark)
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(body)
	if err != nil || len(b) < 3 {
		return nil, broken()
	}
	d := &decoder{b: b[len(b)-3:]}
	b = b[:len(b)-3]
	if d.hash() != hash(string(b)) {
		return nil, broken()
	}
	d.b = bytes.Clone(b)
	return d, nil
}

func broken() *Error {
	return bad("", "コードが途中で切れているか、書き換わっています", "the code did not arrive whole", "コード全体をコピーし直してください", "copy the whole code again")
}

// squeeze removes white space, which mail programs add.
func squeeze(s string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsSpace(c) || c == '\ufeff' {
			return -1
		}
		return c
	}, s)
}

// CodeGame returns the game that a code is a deck of, without its cards. The
// error is an *Error.
func CodeGame(code string) (string, error) {
	d, err := open(code)
	if err != nil {
		return "", err
	}
	game := d.text(maxID)
	if d.bad || !clean(game, false) || game == "" {
		return "", damaged()
	}
	return game, nil
}

func damaged() *Error {
	return bad("", "コードの中身が正しくありません", "the code holds an impossible deck", "作った人にもう一度コピーしてもらってください", "ask for it again")
}

// ReadCode reads what Code returns. The list may be illegal: see List.Faults.
// The error is an *Error.
func ReadCode(lib *effect.Library, code string) (*List, error) {
	d, fault := open(code)
	if fault != nil {
		return nil, fault
	}
	l := &List{Game: d.text(maxID), Name: d.text(MaxName)}
	if !d.bad && l.Game != lib.Vocab.Game {
		return nil, otherGame("", l.Game)
	}
	cover := d.num(2 * MaxCards)
	alone := hashes(lib)
	l.Main = d.deck(lib, alone)
	l.Side = d.deck(lib, alone)
	switch {
	case d.bad || len(d.b) > 0:
		return nil, damaged()
	case d.unknown > 0:
		return nil, bad("", "ここにないカードが使われています", "it has cards that are not here", "同じ版のカードで作られたコードを使ってください", "use a code made with the same edition of the cards")
	}
	if all := slices.Concat(l.Main, l.Side); cover > 0 {
		if cover > len(all) {
			return nil, damaged()
		}
		l.Cover = all[cover-1].Card
	}
	if err := l.check(); err != nil {
		return nil, err
	}
	l.Sort(lib)
	if again, err := l.Code(lib); err != nil || again != squeeze(code) { // one deck, one code
		return nil, damaged()
	}
	return l, nil
}

// Link returns the list as an address below that of a page with godeck:
// BASE?game=…&deck=CODE.
func (l *List) Link(lib *effect.Library, base string) (string, error) {
	code, err := l.Code(lib)
	if err != nil {
		return "", err
	}
	base, _, _ = strings.Cut(base, "#")
	base, _, _ = strings.Cut(base, "?")
	return base + "?game=" + l.Game + "&deck=" + code, nil
}

// linked returns the code in a link, or the text.
func linked(text string) (string, bool) {
	for _, mark := range []string{"?deck=", "&deck=", "#deck="} {
		if _, after, ok := strings.Cut(text, mark); ok {
			after, _, _ = strings.Cut(after, "&")
			after, _, _ = strings.Cut(after, "#")
			return after, true
		}
	}
	return text, false
}
