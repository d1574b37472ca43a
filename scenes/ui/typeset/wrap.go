package typeset

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"godeck/scenes/ui/colour"
	"godeck/scenes/ui/icon"
	"godeck/scenes/ui/phrase"
)

// phraseEms is the least width, in ems, of a column whose lines always end
// between phrases. Narrower ones would be ragged and long: most phrases have
// four to six characters.
const phraseEms = 9

// KeepNames adds names of cards and people, which stay whole within a text (phrase.KeepNames).
func KeepNames(list ...string) {
	if phrase.KeepNames(list...) {
		forget()
	}
}

// Run is a stretch of rich text in one face and colour, or an icon of one em.
// The zero Colour is the paragraph's; Link makes the run a target.
type Run struct {
	Text   string
	Face   Face
	Colour colour.Colour
	Icon   icon.Icon
	Name   string // of the icon, for readers
	Link   string
	Whole  bool // no line ends within it, nor, if there is room, right after it

	cut phrase.Cut
}

// Piece is a stretch of a row in one face and colour, or an icon, W device
// pixels wide and X from the row's left edge.
type Piece struct {
	Text   string
	Face   Face
	Colour colour.Colour
	Icon   icon.Icon
	X, W   float64
	link   string
}

// Row is a line of a paragraph, W device pixels wide.
type Row struct {
	Pieces []Piece
	W      float64
	last   bool // of its paragraph
}

func (l *Row) text() string {
	var b strings.Builder
	for _, pc := range l.Pieces {
		b.WriteString(pc.Text)
	}
	return b.String()
}

// widowed reports whether the last line of a paragraph is a single character.
func (p *Para) widowed() bool {
	for i := 1; i < len(p.Rows); i++ {
		if l := &p.Rows[i]; l.last && !p.Rows[i-1].last && phrase.Widow(l.text()) && !slices.ContainsFunc(l.Pieces, func(pc Piece) bool { return pc.Icon != icon.None }) {
			return true
		}
	}
	return false
}

// Para is a paragraph laid out for one width, to be drawn many times.
type Para struct {
	Size, LineHeight float64 // device pixels
	W, H             float64 // extent of the text
	Lines            int
	Fits             bool  // every word is within the width, and the height if one was given
	Rows             []Row // from the top; whoever draws them reads them
	runs             []Run // as given
	cut              bool  // a word was longer than the line
}

// TextOf returns the words of runs.
func TextOf(runs []Run) string {
	var b strings.Builder
	for i := range runs {
		b.WriteString(runs[i].Text)
	}
	return b.String()
}

// Layout breaks runs into lines of at most width device pixels. In a narrow
// column lines end between phrases if that needs no additional line.
func Layout(runs []Run, size, lineHeight, width float64) *Para {
	p := layout(runs, size, lineHeight, width, width < phraseEms*WholeSize(size))
	if width < phraseEms*p.Size && p.Lines > 1 {
		if q := layout(runs, size, lineHeight, width, false); q.Fits && q.Lines <= p.Lines {
			p = q
		}
	}
	if p.widowed() { // narrower, so that more goes to the last line
		for w := width - p.Size/2; w > 0.55*width && w > 3*p.Size; w -= p.Size / 2 {
			q := layout(runs, size, lineHeight, w, true)
			if q.Lines > p.Lines+1 || q.Fits != p.Fits {
				break
			}
			if !q.widowed() && q.Lines <= p.Lines {
				return q
			}
		}
	}
	return p
}

// Even is the paragraph, laid out for a width, with lines as long as one another
// as far as that costs no line: in narrow columns of Japanese, whose phrases are
// long.
func (p *Para) Even(width float64) *Para {
	if p.Lines < 2 || !p.Fits || p.cut || width > 26*p.Size {
		return p
	}
	k := evenKey{TextOf(p.runs), p.Size, p.LineHeight, p.W}
	if q := evens[k]; q != nil && slices.Equal(q.runs, p.runs) {
		return q
	}
	if strings.IndexFunc(k.text, phrase.Hiragana) < 0 {
		return p
	}
	if len(evens) > 300 {
		clear(evens)
	}
	evens[k] = p.even(0.7, 0)
	return evens[k]
}

// evenKey names a paragraph before Even. evens are the results: a table is
// declared anew in every tick of a presentation, and one costs some 14 layouts.
type evenKey struct {
	text                string
	size, lineHeight, w float64
}

var evens = map[evenKey]*Para{}

// even takes the narrower layout with as many lines that is less ragged, at most
// by a factor worth, last being how much the last line counts.
func (p *Para) even(worth, last float64) *Para {
	best, cost := p, worth*p.ragged(last)
	for w := p.W - 1; w > p.W*0.5; w -= p.Size / 3 {
		q := layout(p.runs, p.Size, p.LineHeight/p.Size, w, false)
		if q.Lines > p.Lines || !q.Fits || q.cut && !p.cut {
			break
		}
		if c := q.ragged(last); c < cost {
			best, cost = q, c
		}
	}
	return best
}

// ragged is how uneven the lines are; those that end with a clause are less so.
func (p *Para) ragged(last float64) (sum float64) {
	for i, l := range p.Rows {
		k := 1.0
		if n := len(l.Pieces); i == len(p.Rows)-1 {
			k = last
		} else if n > 0 && strings.HasSuffix(strings.ReplaceAll(l.Pieces[n-1].Text, "。", "、"), "、") {
			k = 0.2
		}
		sum += k * (p.W - l.W) * (p.W - l.W)
	}
	return sum
}

// setter fills the rows of a paragraph.
type setter struct {
	*Para
	width float64
	words bool // lines may end between words too
	cur   Row
	last  rune // before what comes next in the row; 0: none, or an icon
}

// layout is Layout with lines that end between phrases or between words.
func layout(runs []Run, size, lineHeight, width float64, words bool) *Para {
	lineHeight = cmp.Or(lineHeight, 1.45)
	size = WholeSize(size)
	p := &Para{Size: size, LineHeight: size * lineHeight, Fits: true, runs: runs}
	s := setter{Para: p, width: width, words: words}
	for k := range runs {
		if rn := &runs[k]; rn.Icon != icon.None {
			if s.cur.W+s.tied(k) > width+0.5 && s.cur.W > 0 {
				s.flush()
			}
			s.put(Piece{Icon: rn.Icon, Colour: rn.Colour, W: size * 1.15, link: rn.Link})
			s.last = 0
		} else {
			s.set(k)
		}
	}
	if len(s.cur.Pieces) > 0 || len(p.Rows) == 0 {
		s.flush()
	}
	p.Rows[len(p.Rows)-1].last = true
	p.Lines = len(p.Rows)
	p.H = float64(p.Lines) * p.LineHeight
	return p
}

func (s *setter) cutOf(rn *Run) phrase.Cut {
	if rn.cut == phrase.AtPhrases && s.words {
		return phrase.AtWords
	}
	return rn.cut
}

// flush ends the row, without the spaces at its end.
func (s *setter) flush() {
	if n := len(s.cur.Pieces); n > 0 {
		last := &s.cur.Pieces[n-1]
		if t := strings.TrimRight(last.Text, " \u3000"); t != last.Text {
			last.Text = t
			w := Measure(t, last.Face, s.Size)
			s.cur.W -= last.W - w
			last.W = w
		}
	}
	s.W = math.Max(s.W, s.cur.W)
	s.Rows = append(s.Rows, s.cur)
	s.cur = Row{}
}

// put adds a piece to the row, to its last one if they look alike.
func (s *setter) put(pc Piece) {
	if n := len(s.cur.Pieces); n > 0 && pc.Icon == icon.None {
		l := &s.cur.Pieces[n-1]
		if l.Icon == icon.None && l.Face == pc.Face && l.Colour == pc.Colour && l.link == pc.link {
			l.Text += pc.Text
			l.W += pc.W
			s.cur.W += pc.W
			return
		}
	}
	pc.X = s.cur.W
	s.cur.Pieces = append(s.cur.Pieces, pc)
	s.cur.W += pc.W
}

// tied is the width of what stays together from a run on: icons and whole runs
// with the word after them.
func (s *setter) tied(k int) (w float64) {
	for ; k < len(s.runs); k++ {
		switch rn := &s.runs[k]; {
		case rn.Icon != icon.None:
			w += s.Size * 1.15
		case rn.Whole:
			w += Measure(rn.Text, rn.Face, s.Size)
		default:
			if a := s.cutOf(rn).Pieces(rn.Text); len(a) > 0 {
				w += Measure(strings.TrimRight(a[0], " \u3000\n"), rn.Face, s.Size)
			}
			return w
		}
	}
	return w
}

// set sets a run of words.
func (s *setter) set(k int) {
	rn := &s.runs[k]
	pieces := s.cutOf(rn).Pieces(rn.Text)
	if t := s.tied(k); rn.Whole && t <= s.width {
		if pieces = []string{rn.Text}; s.cur.W+t > s.width+0.5 && s.cur.W > 0 && s.last != 0 {
			s.flush()
		}
	}
	end := k+1 == len(s.runs)
	if end {
		pieces = phrase.NoWidow(pieces)
	}
	for i := 0; i < len(pieces); i++ {
		a := pieces[i]
		if a == "\n" {
			s.cur.last = true
			s.flush()
			s.last = 0
			continue
		}
		bare := Measure(strings.TrimRight(a, " \u3000"), rn.Face, s.Size)
		first, _ := utf8.DecodeRuneInString(a)
		glued := i == 0 && s.last != 0 && (!phrase.Breakable(s.last, first) || end && len(pieces) == 1 && phrase.Widow(a))
		if s.cur.W+bare > s.width+0.5 && s.cur.W > 0 {
			if j := phrase.Joint(a); j > 0 && !glued && s.cur.W < 0.65*s.width && s.cur.W+Measure(a[:j], rn.Face, s.Size) <= s.width {
				pieces = slices.Concat(pieces[:i:i], []string{a[:j], a[j:]}, pieces[i+1:])
				i--
				continue
			}
			if j := s.filling(a, rn); j > 0 && !glued {
				pieces = slices.Concat(pieces[:i:i], []string{a[:j], a[j:]}, pieces[i+1:])
				i--
				continue
			}
			s.wrap(rn, glued)
		}
		if bare > s.width+0.5 {
			if j := phrase.Joint(a); j > 0 && Measure(a[:j], rn.Face, s.Size) <= s.width {
				pieces = slices.Concat(pieces[:i:i], []string{a[:j], a[j:]}, pieces[i+1:])
				i--
				continue
			}
			if parts, whole := smaller(a); len(parts) > 1 {
				s.cut = s.cut || !whole
				pieces = slices.Concat(pieces[:i:i], parts, pieces[i+1:])
				i--
				continue
			}
			if s.cur.W == 0 {
				a = s.breakWord(a, rn)
				s.Fits = false
			}
		}
		s.put(Piece{Text: a, Face: rn.Face, Colour: rn.Colour, link: rn.Link, W: Measure(a, rn.Face, s.Size)})
		s.last, _ = utf8.DecodeLastRuneInString(a)
	}
}

// wrap begins a row, with the end of the last one if what comes is glued to it.
func (s *setter) wrap(rn *Run, glued bool) {
	if !glued {
		s.flush()
		return
	}
	carry := s.takeLastAtom(s.cutOf(rn))
	s.flush()
	for _, c := range carry {
		s.put(c)
	}
}

// smaller breaks a phrase that is longer than the line, its names and words last:
// whole tells whether these are.
func smaller(a string) (parts []string, whole bool) {
	parts = phrase.AtWords.Pieces(a)
	whole = len(parts) > 1
	for k := phrase.AtNames; len(parts) == 1 && k <= phrase.Anywhere; k++ {
		parts = k.Pieces(a)
	}
	return parts, whole
}

// filling is how much of a phrase for which the row has no room goes into it, up to the
// end of a word, because the row would be left half empty; 0: nothing.
func (s *setter) filling(a string, rn *Run) (n int) {
	if s.cur.W > fullEnough*s.width {
		return 0
	}
	parts := phrase.AtWords.Pieces(a)
	for i, w := range parts[:len(parts)-1] {
		k := n + len(w)
		if s.cur.W+Measure(strings.TrimRight(a[:k], " \u3000"), rn.Face, s.Size) > s.width+0.5 {
			break
		}
		if i == len(parts)-2 && phrase.Widow(parts[i+1]) {
			break
		}
		n = k
	}
	return n
}

// fullEnough is the share of a line that whole phrases have to fill.
const fullEnough = 0.6

// breakWord slices a word wider than the line and returns the rest.
func (s *setter) breakWord(a string, rn *Run) string {
	for {
		w, cut := 0.0, 0
		for i, r := range a {
			rw := Measure(string(r), rn.Face, s.Size)
			if w+rw > s.width && i > 0 {
				cut = i
				break
			}
			w += rw
		}
		if cut == 0 {
			return a
		}
		s.put(Piece{Text: a[:cut], Face: rn.Face, Colour: rn.Colour, link: rn.Link, W: w})
		s.flush()
		a = a[cut:]
	}
}

// takeLastAtom removes the last unbreakable piece of the row, so that a
// character that must not begin a line takes its word along.
func (s *setter) takeLastAtom(c phrase.Cut) []Piece {
	l := &s.cur
	n := len(l.Pieces)
	if n == 0 {
		return nil
	}
	last := l.Pieces[n-1]
	if last.Icon != icon.None {
		return nil
	}
	at := c.Pieces(last.Text)
	if n == 1 && len(at) == 1 {
		if at = phrase.Anywhere.Pieces(last.Text); len(at) == 1 {
			return nil
		}
	}
	tail := at[len(at)-1]
	head := strings.TrimSuffix(last.Text, tail)
	l.W -= last.W
	if head == "" {
		l.Pieces = l.Pieces[:n-1]
	} else {
		l.Pieces[n-1].Text = head
		l.Pieces[n-1].W = Measure(head, last.Face, s.Size)
		l.W += l.Pieces[n-1].W
	}
	last.Text, last.W = tail, Measure(tail, last.Face, s.Size)
	return []Piece{last}
}

// LayoutFit is Layout at the largest size from size down to floor that fits
// width and height; Fits is false if even floor does not. A size a little smaller
// is taken if it leaves every word whole.
func LayoutFit(runs []Run, size, floor, lineHeight, width, height float64) *Para {
	floor, size = math.Round(math.Min(floor, size)), WholeSize(size)
	step := math.Max(1, math.Floor(size/24))
	var first *Para // that fits
	for s := size; ; s -= step {
		s = math.Max(s, floor)
		p := Layout(runs, s, lineHeight, width)
		if p.H > height+0.5 {
			p.Fits = false
		}
		switch {
		case p.Fits && !p.cut:
			return p
		case p.Fits && first == nil:
			first = p
		}
		if s <= floor || first != nil && s < wholeWords*first.Size {
			return cmp.Or(first, p)
		}
	}
}

// wholeWords is by how much type becomes smaller for words to stay whole.
const wholeWords = 0.86

// Said returns the paragraph's words without line breaks, for readers.
func (p *Para) Said() string {
	var b strings.Builder
	for i := range p.runs {
		b.WriteString(p.runs[i].Name + p.runs[i].Text)
	}
	return b.String()
}

// Text returns the paragraph's words, line by line.
func (p *Para) Text() string {
	var b strings.Builder
	for i := range p.Rows {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(p.Rows[i].text())
	}
	return b.String()
}
