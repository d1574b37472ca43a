package ui

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"godeck/scenes/ui/phrase"
)

// phraseEms is the least width, in ems, of a column whose lines always end
// between phrases. Narrower ones would be ragged and long: most phrases have
// four to six characters.
const phraseEms = 9

// KeepNames adds names of cards and people, which stay whole within a text (phrase.KeepNames).
func KeepNames(list ...string) {
	if phrase.KeepNames(list...) {
		clear(evens)
		clear(wraps)
	}
}

// Run is a stretch of rich text in one face and colour, or an icon of one em.
// The zero Colour is the paragraph's; Link makes the run a target.
type Run struct {
	Text   string
	Face   Face
	Colour Colour
	Icon   Icon
	Name   string // of the icon, for readers
	Link   string
	Whole  bool // no line ends within it, nor, if there is room, right after it

	cut phrase.Cut
}

type piece struct {
	text   string
	face   Face
	colour Colour
	icon   Icon
	link   string
	x, w   float64
}

type line struct {
	pieces []piece
	w      float64
	last   bool // of its paragraph
}

func (l *line) text() string {
	var b strings.Builder
	for _, pc := range l.pieces {
		b.WriteString(pc.text)
	}
	return b.String()
}

// widowed reports whether the last line of a paragraph is a single character.
func (p *Para) widowed() bool {
	for i := 1; i < len(p.lines); i++ {
		if l := &p.lines[i]; l.last && !p.lines[i-1].last && phrase.Widow(l.text()) && !slices.ContainsFunc(l.pieces, func(pc piece) bool { return pc.icon != IconNone }) {
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
	Fits             bool // every word is within the width, and the height if one was given
	lines            []line
	runs             []Run // as given
	cut              bool  // a word or phrase was longer than the line
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
	p := layout(runs, size, lineHeight, width, width < phraseEms*wholeSize(size))
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
	for i, l := range p.lines {
		k := 1.0
		if n := len(l.pieces); i == len(p.lines)-1 {
			k = last
		} else if n > 0 && strings.HasSuffix(strings.ReplaceAll(l.pieces[n-1].text, "。", "、"), "、") {
			k = 0.2
		}
		sum += k * (p.W - l.w) * (p.W - l.w)
	}
	return sum
}

// layout is Layout with lines that end between phrases or between words.
func layout(runs []Run, size, lineHeight, width float64, words bool) *Para {
	lineHeight = cmp.Or(lineHeight, 1.45)
	size = wholeSize(size)
	p := &Para{Size: size, LineHeight: size * lineHeight, Fits: true, runs: runs}
	cutOf := func(rn *Run) phrase.Cut {
		if rn.cut == phrase.AtPhrases && words {
			return phrase.AtWords
		}
		return rn.cut
	}
	var cur line
	flush := func() {
		if n := len(cur.pieces); n > 0 {
			last := &cur.pieces[n-1]
			if t := strings.TrimRight(last.text, " \u3000"); t != last.text {
				last.text = t
				w := Measure(t, last.face, size)
				cur.w -= last.w - w
				last.w = w
			}
		}
		p.W = math.Max(p.W, cur.w)
		p.lines = append(p.lines, cur)
		cur = line{}
	}
	put := func(pc piece) {
		if n := len(cur.pieces); n > 0 && pc.icon == IconNone {
			l := &cur.pieces[n-1]
			if l.icon == IconNone && l.face == pc.face && l.colour == pc.colour && l.link == pc.link {
				l.text += pc.text
				l.w += pc.w
				cur.w += pc.w
				return
			}
		}
		pc.x = cur.w
		cur.pieces = append(cur.pieces, pc)
		cur.w += pc.w
	}
	lastRune := rune(0)
	tied := func(k int) (w float64) { // width of what stays together from a run on: icons and whole runs with the word after them
		for ; k < len(runs); k++ {
			switch rn := &runs[k]; {
			case rn.Icon != IconNone:
				w += size * 1.15
			case rn.Whole:
				w += Measure(rn.Text, rn.Face, size)
			default:
				if a := cutOf(rn).Pieces(rn.Text); len(a) > 0 {
					w += Measure(strings.TrimRight(a[0], " \u3000\n"), rn.Face, size)
				}
				return w
			}
		}
		return w
	}
	for k, rn := range runs {
		if rn.Icon != IconNone {
			if cur.w+tied(k) > width+0.5 && cur.w > 0 {
				flush()
			}
			put(piece{icon: rn.Icon, colour: rn.Colour, w: size * 1.15, link: rn.Link})
			lastRune = 0
			continue
		}
		pieces := cutOf(&rn).Pieces(rn.Text)
		if t := tied(k); rn.Whole && t <= width {
			if pieces = []string{rn.Text}; cur.w+t > width+0.5 && cur.w > 0 && lastRune != 0 {
				flush()
			}
		}
		end := k+1 == len(runs)
		if end {
			pieces = phrase.NoWidow(pieces)
		}
		for i := 0; i < len(pieces); i++ {
			a := pieces[i]
			if a == "\n" {
				cur.last = true
				flush()
				lastRune = 0
				continue
			}
			w := Measure(a, rn.Face, size)
			bare := Measure(strings.TrimRight(a, " \u3000"), rn.Face, size)
			first, _ := utf8.DecodeRuneInString(a)
			glued := i == 0 && lastRune != 0 && (!phrase.Breakable(lastRune, first) || end && len(pieces) == 1 && phrase.Widow(a))
			if cur.w+bare > width+0.5 && cur.w > 0 {
				if k := phrase.Joint(a); k > 0 && !glued && cur.w < 0.65*width && cur.w+Measure(a[:k], rn.Face, size) <= width {
					pieces = slices.Concat(pieces[:i:i], []string{a[:k], a[k:]}, pieces[i+1:])
					i--
					continue
				}
				if glued {
					carry := takeLastAtom(&cur, size, cutOf(&rn))
					flush()
					for _, c := range carry {
						put(c)
					}
				} else {
					flush()
				}
			}
			if bare > width+0.5 {
				parts := phrase.AtWords.Pieces(a) // a phrase longer than the line is broken, its names and words last
				for k := phrase.AtNames; len(parts) == 1 && k <= phrase.Anywhere; k++ {
					parts = k.Pieces(a)
				}
				if len(parts) > 1 {
					p.cut = true
					pieces = slices.Concat(pieces[:i:i], parts, pieces[i+1:])
					i--
					continue
				}
			}
			if bare > width+0.5 && cur.w == 0 {
				a, w = breakWord(a, rn, size, width, put, flush)
				p.Fits = false
			}
			put(piece{text: a, face: rn.Face, colour: rn.Colour, link: rn.Link, w: w})
			lastRune, _ = utf8.DecodeLastRuneInString(a)
		}
	}
	if len(cur.pieces) > 0 || len(p.lines) == 0 {
		flush()
	}
	p.lines[len(p.lines)-1].last = true
	p.Lines = len(p.lines)
	p.H = float64(p.Lines) * p.LineHeight
	return p
}

// breakWord slices a word wider than the line and returns the rest.
func breakWord(a string, rn Run, size, width float64, put func(piece), flush func()) (string, float64) {
	for {
		w, cut := 0.0, 0
		for i, r := range a {
			rw := Measure(string(r), rn.Face, size)
			if w+rw > width && i > 0 {
				cut = i
				break
			}
			w += rw
		}
		if cut == 0 {
			return a, Measure(a, rn.Face, size)
		}
		put(piece{text: a[:cut], face: rn.Face, colour: rn.Colour, link: rn.Link, w: w})
		flush()
		a = a[cut:]
	}
}

// takeLastAtom removes the last unbreakable piece of a line, so that a
// character that must not begin a line takes its word along.
func takeLastAtom(l *line, size float64, c phrase.Cut) []piece {
	n := len(l.pieces)
	if n == 0 {
		return nil
	}
	last := l.pieces[n-1]
	if last.icon != IconNone {
		return nil
	}
	at := c.Pieces(last.text)
	if n == 1 && len(at) == 1 {
		if at = phrase.Anywhere.Pieces(last.text); len(at) == 1 {
			return nil
		}
	}
	tail := at[len(at)-1]
	head := strings.TrimSuffix(last.text, tail)
	l.w -= last.w
	if head == "" {
		l.pieces = l.pieces[:n-1]
	} else {
		l.pieces[n-1].text = head
		l.pieces[n-1].w = Measure(head, last.face, size)
		l.w += l.pieces[n-1].w
	}
	last.text, last.w = tail, Measure(tail, last.face, size)
	return []piece{last}
}

// LayoutFit is Layout at the largest size from size down to floor that fits
// width and height; Fits is false if even floor does not.
func LayoutFit(runs []Run, size, floor, lineHeight, width, height float64) *Para {
	floor, size = math.Round(math.Min(floor, size)), wholeSize(size)
	step := math.Max(1, math.Floor(size/24))
	for s := size; ; s -= step {
		s = math.Max(s, floor)
		p := Layout(runs, s, lineHeight, width)
		if p.H > height+0.5 {
			p.Fits = false
		}
		if p.Fits || s <= floor {
			return p
		}
	}
}

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
	for i, l := range p.lines {
		if i > 0 {
			b.WriteByte('\n')
		}
		for _, pc := range l.pieces {
			b.WriteString(pc.text)
		}
	}
	return b.String()
}
