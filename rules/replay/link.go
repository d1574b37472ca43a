package replay

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"io"
	"sort"
	"strings"

	"godeck/rules"
	"godeck/rules/lesson"
)

// MaxLink is the greatest length of a share link in bytes; longer matches are
// shared as files.
const MaxLink = 8 << 10

// linkVersion is the first character of every link.
const linkVersion = "1"

const maxBinary = 64 << 10 // unpacked size of a link in bytes

// Link encodes the record for the fragment of a URL: versioned, deflated,
// base64url. It returns an error if the result exceeds MaxLink.
func (r *Record) Link() (string, error) {
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression)
	_, _ = w.Write(r.Binary())
	_ = w.Close()
	s := linkVersion + base64.RawURLEncoding.EncodeToString(b.Bytes())
	if len(s) > MaxLink {
		return "", bad("", "share the record as a file", "the match is too long for a link (%d bytes, %d fit)", len(s), MaxLink)
	}
	return s, nil
}

// ParseLink parses what Link returns, alone or within a URL, even wrapped by a
// mail program. The error is an *Error.
func ParseLink(text string) (*Record, error) {
	if len(text) > 2*MaxLink {
		return nil, bad("link", "", "is longer than %d bytes", MaxLink)
	}
	text, _ = fragment(strings.Join(strings.Fields(text), ""))
	if len(text) > MaxLink {
		return nil, bad("link", "", "is longer than %d bytes", MaxLink)
	}
	broken := fault(BrokenLink, "link", "copy the whole link", "did not arrive whole")
	body, ok := strings.CutPrefix(text, linkVersion)
	if !ok && len(text) > 0 && text[0] > linkVersion[0] && text[0] <= '9' {
		return nil, fault(Newer, "link", "open it with a newer program", "unknown version")
	}
	packed, err := base64.RawURLEncoding.Strict().DecodeString(body)
	if err != nil || !ok {
		return nil, broken
	}
	data, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), maxBinary+1))
	if err != nil || len(data) == 0 || len(data) > maxBinary {
		return nil, broken
	}
	r, err := ParseBinary(data)
	if err != nil && FaultOf(err) == Damaged {
		return nil, broken
	}
	return r, err
}

// binaryVersion is the first byte of every binary record; no text begins with
// it.
const binaryVersion = 1

// positionVersion is the first byte of a binary record that begins with a
// position: its JSON, then the record as without one.
const positionVersion = 3

// maxPosition is the size of a position in bytes.
const maxPosition = 48 << 10

// Binary encodes the record compactly, without compression.
func (r *Record) Binary() []byte {
	w := &writer{b: append(positioned(r.Position), binaryVersion)}
	w.text(r.Game)
	w.num(uint64(r.Rules))
	w.num(uint64(len(r.Packs)))
	for _, p := range r.Packs {
		w.text(p.ID)
		w.text(p.Hash)
	}
	for i := range r.Decks {
		w.deck(&r.Decks[i])
		w.num(uint64(max(0, kindIndex(r.Seats[i].Kind))))
		w.text(r.Seats[i].Level)
		w.text(r.Seats[i].Name)
	}
	w.b = binary.LittleEndian.AppendUint64(w.b, r.Seed)
	keys := make([]string, 0, len(r.Options))
	for k := range r.Options {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	w.num(uint64(len(keys)))
	for _, k := range keys {
		w.text(k)
		w.text(r.Options[k])
	}
	w.num(uint64(len(r.Answers)))
	for _, a := range r.Answers {
		w.answer(a)
	}
	w.num(uint64(len(r.Undos)))
	for _, u := range r.Undos {
		w.num(uint64(u.Seat))
		w.num(uint64(u.From))
		w.num(uint64(u.To))
	}
	w.final(r.Final)
	return w.b
}

// deck writes an id, or cards as runs of equal ids.
func (w *writer) deck(d *Deck) {
	w.text(d.ID)
	if d.ID == "" { // runs of equal ids
		var runs [][2]int
		for j, c := range d.Cards {
			if j > 0 && c == d.Cards[j-1] {
				runs[len(runs)-1][1]++
			} else {
				runs = append(runs, [2]int{j, 1})
			}
		}
		w.num(uint64(len(runs)))
		for _, x := range runs {
			w.num(uint64(x[1]))
			w.text(d.Cards[x[0]])
		}
	}
}

func (w *writer) answer(a Answer) {
	o := a.Option
	head := byte(a.Seat&1) | byte(o.Verb&15)<<1
	if o.Card != 0 {
		head |= 1 << 5
	}
	if o.Zone != 0 {
		head |= 1 << 6
	}
	if o.N != 0 {
		head |= 1 << 7
	}
	w.b = append(w.b, head)
	if o.Card != 0 {
		w.b = append(w.b, byte(o.Card))
	}
	if o.Zone != 0 {
		w.b = append(w.b, byte(o.Zone))
	}
	if o.N != 0 {
		w.b = binary.AppendVarint(w.b, int64(o.N))
	}
}

// final writes how a match ended, or that it has not.
func (w *writer) final(f *Final) {
	if f == nil {
		w.b = append(w.b, 0)
		return
	}
	res := f.Result
	head := byte(1)
	if res.Over {
		head |= 2 | byte(res.Winner+1)<<2
	}
	w.b = append(w.b, head, res.Reason)
	w.b = binary.LittleEndian.AppendUint64(w.b, f.Hash)
}

// The sixteen verbs fit into four bits.
var _ = [1]struct{}{}[rules.Concede>>4]

type writer struct{ b []byte }

func (w *writer) num(v uint64) { w.b = binary.AppendUvarint(w.b, v) }

func (w *writer) text(s string) {
	w.num(uint64(len(s)))
	w.b = append(w.b, s...)
}

// reader decodes a binary record; after the first fault it only returns 0.
type reader struct {
	b   []byte
	bad bool
}

func (r *reader) byte() byte {
	if r.bad || len(r.b) == 0 {
		r.bad = true
		return 0
	}
	c := r.b[0]
	r.b = r.b[1:]
	return c
}

func (r *reader) num(max int) int {
	v, n := binary.Uvarint(r.b)
	if r.bad || n <= 0 || v > uint64(max) {
		r.bad = true
		return 0
	}
	r.b = r.b[n:]
	return int(v)
}

func (r *reader) int16() int16 {
	v, n := binary.Varint(r.b)
	if r.bad || n <= 0 || v == 0 || v < -32768 || v > 32767 {
		r.bad = true
		return 0
	}
	r.b = r.b[n:]
	return int16(v)
}

func (r *reader) uint64() uint64 {
	if r.bad || len(r.b) < 8 {
		r.bad = true
		return 0
	}
	v := binary.LittleEndian.Uint64(r.b)
	r.b = r.b[8:]
	return v
}

func (r *reader) text() string { return r.long(maxText) }

func (r *reader) long(most int) string {
	n := r.num(most)
	if r.bad || len(r.b) < n {
		r.bad = true
		return ""
	}
	s := string(r.b[:n])
	r.b = r.b[n:]
	return s
}

// positioned returns the beginning of the binary form of a match that begins
// with a position, nothing for others.
func positioned(p *lesson.Position) []byte {
	if p == nil {
		return nil
	}
	b, _ := json.Marshal(p) // plain data: cannot fail
	w := &writer{b: []byte{positionVersion}}
	w.text(string(b))
	return w.b
}

// readPositioned reads what positioned writes and returns a reader of the rest.
func readPositioned(data []byte) (rd *reader, p *lesson.Position) {
	rd = &reader{b: data}
	if len(data) > 0 && data[0] == positionVersion {
		rd.byte()
		d := json.NewDecoder(strings.NewReader(rd.long(maxPosition)))
		d.DisallowUnknownFields()
		rd.bad = d.Decode(&p) != nil || p == nil
	}
	return rd, p
}

// ParseBinary parses what Binary or Kept returns. The error is an *Error.
func ParseBinary(data []byte) (*Record, error) {
	if len(data) > 0 && data[0] == sealedVersion {
		plain, ok := unseal(data)
		if !ok {
			return nil, bad("", "", "is damaged")
		}
		data = plain
	}
	rd, position := readPositioned(data)
	if rd.byte() != binaryVersion {
		return nil, fault(Newer, "", "open it with a newer program", "unknown version of the binary form")
	}
	r := &Record{Game: rd.text(), Rules: rd.num(1 << 20), Position: position}
	for n := rd.num(maxPacks); n > 0 && !rd.bad; n-- {
		r.Packs = append(r.Packs, Pack{rd.text(), rd.text()})
	}
	for i := range r.Decks {
		r.Decks[i] = rd.deck()
		r.Seats[i] = Player{Kind: playerKinds[rd.num(len(playerKinds)-1)], Level: rd.text(), Name: rd.text()}
	}
	r.Seed = rd.uint64()
	for n := rd.num(maxOptions); n > 0 && !rd.bad; n-- {
		if r.Options == nil {
			r.Options = map[string]string{}
		}
		k := rd.text()
		r.Options[k] = rd.long(maxOption)
	}
	for n := rd.num(MaxAnswers); n > 0 && !rd.bad; n-- {
		r.Answers = append(r.Answers, rd.answer())
	}
	for n := rd.num(maxUndos); n > 0 && !rd.bad; n-- {
		r.Undos = append(r.Undos, Undo{rules.Seat(rd.num(1)), rd.num(MaxAnswers), rd.num(MaxAnswers)})
	}
	r.Final = rd.final()
	if rd.bad || len(rd.b) > 0 {
		return nil, bad("", "", "is damaged")
	}
	if err := r.check(); err != nil {
		return nil, err
	}
	return r, nil
}

func (rd *reader) deck() (d Deck) {
	d.ID = rd.text()
	if d.ID == "" {
		for n := rd.num(maxDeck); n > 0 && !rd.bad; n-- {
			k := rd.num(maxDeck)
			id := rd.text()
			if len(d.Cards)+k > maxDeck {
				rd.bad = true
				break
			}
			for ; k > 0; k-- {
				d.Cards = append(d.Cards, id)
			}
		}
	}
	return d
}

func (rd *reader) answer() Answer {
	head := rd.byte()
	a := Answer{Seat: rules.Seat(head & 1)}
	a.Option.Verb = rules.Verb(head >> 1 & 15)
	if head&(1<<5) != 0 {
		c := rd.byte()
		rd.bad = rd.bad || c == 0 || c >= rules.MaxCards
		a.Option.Card = rules.CardID(c)
	}
	if head&(1<<6) != 0 {
		z := rd.byte()
		rd.bad = rd.bad || z == 0 || z >= rules.MaxZones
		a.Option.Zone = rules.ZoneID(z)
	}
	if head&(1<<7) != 0 {
		a.Option.N = rd.int16()
	}
	return a
}

func (rd *reader) final() *Final {
	head := rd.byte()
	if head == 0 {
		return nil
	}
	f := &Final{}
	f.Result.Reason = rd.byte()
	f.Hash = rd.uint64()
	if head&2 != 0 {
		f.Result.Over = true
		f.Result.Winner = rules.Seat(head>>2) - 1
	}
	rd.bad = rd.bad || head&1 == 0 || head>>2 > 2 || head&2 == 0 && (head>>2 != 0 || f.Result.Reason != 0)
	return f
}
