package present

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/session"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// GameLog describes a match in sentences. It keeps every line as facts, so
// that the log can be said again in another language, and its length at every
// position of the match, so that it follows undo and replay. A scene embeds it
// and calls Begin once.
//
// In a sentence {p} is the player, {P} the player's ("your", "Ruri’s"), {c}
// the card as a link, {0} to {2} are arguments (a lang.Phrase follows the
// language), [come|comes] is the verb for "you" or anybody else,
// {0:card|cards} the singular or plural for {0}. A sentence with {0!} is left
// out if that argument is 0.
type GameLog struct {
	t        *board.Base
	panel    *Log
	session  session.Session
	words    lang.Words
	headings []string
	name     func(def rules.DefID, l lang.Lang) string
	colour   func(def rules.DefID) ui.Colour
	audience rules.Seat
	lang     lang.Lang
	Facts    []Line
	marks    map[int]int // length of the log at each position of the match
	lastAt   int
}

// Line is a sentence of the log as facts.
type Line struct {
	key  string
	Seat rules.Seat
	Card rules.DefID
	args [3]any
	Act  Act
	// depth is the number of causes above it.
	depth int8
	by    rules.DefID // the card whose effect it is, where a line by itself says so; 0: none
}

// Key returns the key of the sentence.
func (ln *Line) Key() string { return ln.key }

// Arg returns an argument of the sentence in words.
func (ln *Line) Arg(k int, l lang.Lang) string { return ln.arg(strconv.Itoa(k), l) }

// Begin connects the log. Lines with keys in headings are set apart; name and
// colour are those of designs.
func (c *GameLog) Begin(t *board.Base, panel *Log, players session.Session, words lang.Words, name func(rules.DefID, lang.Lang) string, colour func(rules.DefID) ui.Colour, headings ...string) {
	c.t, c.panel, c.session, c.words, c.name, c.colour, c.headings = t, panel, players, words, name, colour, headings
	c.marks = map[int]int{}
}

// Told is a sentence about a match, and its turn, 0: none is known. At is the position of the
// match, in answers, at which it was said.
type Told struct {
	Key, Text string
	Turn, At  int
}

// Told returns the lines with one of the keys, each after the last line before it
// with the key head, whose first argument is the turn, as sentences without markup:
// "Turn 2: Your first base falls".
func (c *GameLog) Told(l lang.Lang, head string, keys ...string) (out []Told) {
	var at Told
	for i := range c.Facts {
		switch ln := &c.Facts[i]; {
		case ln.key == head:
			at.Text = c.Plain(ln, l) + l.Pick("：", ": ")
			at.Turn, _ = ln.args[0].(int)
		case slices.Contains(keys, ln.key):
			out = append(out, Told{ln.key, at.Text + c.Plain(ln, l), at.Turn, c.saidAt(i)})
		}
	}
	return out
}

// saidAt returns the position of the match at which a line was said: the first at which the
// log is longer; the present one if there is none.
func (c *GameLog) saidAt(line int) int {
	first := c.session.At()
	for at, n := range c.marks {
		if n > line {
			first = min(first, at)
		}
	}
	return first
}

// Latest returns the lines after the last one with the key head, and whose that
// is; rules.NoSeat without one.
func (c *GameLog) Latest(head string) (whose rules.Seat, lines []Line) {
	for i := len(c.Facts) - 1; i >= 0; i-- {
		if c.Facts[i].key == head {
			return c.Facts[i].Seat, c.Facts[i+1:]
		}
	}
	return rules.NoSeat, nil
}

// LastTurn returns the lines after the one that begins a seat's last turn; nil before its first.
func LastTurn(lines []Line, p rules.Seat) []Line {
	for i := len(lines) - 1; i >= 0; i-- {
		if lines[i].key == "log.turn" && lines[i].Seat == p {
			return lines[i+1:]
		}
	}
	return nil
}

// Player returns a seat's name: "you" for the person at the screen.
func (c *GameLog) Player(p rules.Seat, l lang.Lang) string {
	if c.IsYou(p) {
		return c.words.T(l, "you")
	}
	return c.session.Name(p, l)
}

// IsYou reports whether the seat is that of the one person at the screen.
func (c *GameLog) IsYou(p rules.Seat) bool {
	return p >= 0 && c.audience == p && c.session.Human(p) && !c.session.Human(p.Other())
}

// Tells returns the text of a player's card as the person at the screen is told it: of that
// player (lang.Theirs) if it is the other's.
func (c *GameLog) Tells(p rules.Seat, text string, l lang.Lang) string {
	if p >= 0 && c.IsYou(p.Other()) {
		return l.Theirs(text, c.Player(p, l))
	}
	return text
}

// Possessive returns a seat's possessive: "your", "Ruri’s". start says that it begins a sentence.
func (c *GameLog) Possessive(p rules.Seat, l lang.Lang, start bool) string {
	switch {
	case l == lang.JA:
		return c.Player(p, l)
	case c.IsYou(p) && start:
		return "Your"
	case c.IsYou(p):
		return "your"
	}
	return lang.Genitive(c.Player(p, l))
}

// Named returns a card's name in the brackets of the language.
func (c *GameLog) Named(def rules.DefID, l lang.Lang) string {
	if l == lang.JA && def != 0 {
		return "《" + c.name(def, l) + "》"
	}
	return c.name(def, l)
}

// Called returns a card's name for a second place in a sentence, in the brackets of
// each language.
func (c *GameLog) Called(def rules.DefID) lang.Phrase {
	return lang.Phrase{JA: c.Named(def, lang.JA), EN: c.Named(def, lang.EN)}
}

// runs renders a sentence; card names become links.
func (c *GameLog) runs(ln *Line, l lang.Lang) []ui.Run {
	text := c.words[ln.key].In(l)
	var out []ui.Run
	plain := func(t string) {
		if t == "" {
			return
		}
		if n := len(out); n > 0 && out[n-1].Link == "" {
			out[n-1].Text += t
			return
		}
		out = append(out, ui.Run{Text: t})
	}
	start, owned := true, false // the sentence has not begun; a possessive is right before
	for text != "" {
		i := strings.IndexAny(text, "{[")
		if i < 0 {
			plain(text)
			break
		}
		if i > 0 {
			plain(text[:i])
			start = false
			owned = owned && text[:i] == " "
		}
		end := byte('}')
		if text[i] == '[' {
			end = ']'
		}
		j := i + strings.IndexByte(text[i:], end)
		if j < i {
			plain(text[i:])
			break
		}
		mark := text[i+1 : j]
		square := text[i] == '['
		text = text[j+1:]
		switch {
		case square:
			first, second, _ := strings.Cut(mark, "|")
			if !c.IsYou(ln.Seat) {
				first = second
			}
			plain(first)
		case mark == "p":
			n := c.Player(ln.Seat, l)
			if l == lang.EN && c.IsYou(ln.Seat) && !start {
				n = "you"
			}
			plain(n)
		case mark == "P":
			plain(c.Possessive(ln.Seat, l, start))
			owned = true
		case mark == "c":
			name := c.Named(ln.Card, l)
			if owned {
				name = l.Owned(name)
			}
			if ln.Card == 0 {
				plain(name)
				break
			}
			out = append(out, ui.Run{Text: name, Face: ui.Bold, Colour: c.colour(ln.Card).Lighten(0.45), Link: strconv.Itoa(int(ln.Card)), Whole: l == lang.JA})
		default:
			plain(ln.arg(mark, l))
		}
		start = false
	}
	return out
}

// arg renders what stands for an argument of the line: its number and, behind a
// colon, the forms of a word that it counts.
func (ln *Line) arg(mark string, l lang.Lang) string {
	mark, forms, counts := strings.Cut(strings.TrimSuffix(mark, "!"), ":")
	k, err := strconv.Atoi(mark)
	if err != nil || k >= len(ln.args) {
		return ""
	}
	if counts {
		return lang.Form(forms, fmt.Sprint(ln.args[k]))
	}
	switch v := ln.args[k].(type) {
	case lang.Phrase:
		return v.In(l)
	case nil:
		return ""
	default:
		return fmt.Sprint(v)
	}
}

func (c *GameLog) Plain(ln *Line, l lang.Lang) string {
	return ui.TextOf(c.runs(ln, l))
}

// Sentence renders a line as plain text.
func (c *GameLog) Sentence(l lang.Lang, key string, p rules.Seat, card rules.DefID, args ...any) string {
	ln := Line{key: key, Seat: p, Card: card}
	copy(ln.args[:], args)
	if c.empty(&ln) {
		return ""
	}
	return c.Plain(&ln, l)
}

// Say adds a sentence to the log.
func (c *GameLog) Say(key string, p rules.Seat, card rules.DefID, args ...any) {
	ln := Line{key: key, Seat: p, Card: card}
	copy(ln.args[:], args)
	c.write(ln)
}

func (c *GameLog) write(ln Line) {
	if c.empty(&ln) {
		return
	}
	c.Facts = append(c.Facts, ln)
	c.log(&ln)
}

// empty reports whether the sentence has nothing to say.
func (c *GameLog) empty(ln *Line) bool {
	text := c.words[ln.key].JA
	for k, a := range ln.args {
		if a != nil && fmt.Sprint(a) == "0" && strings.Contains(text, "{"+strconv.Itoa(k)+"!}") {
			return true
		}
	}
	return false
}

func (c *GameLog) log(ln *Line) {
	by := ""
	if ln.by != 0 && ln.by != ln.Card {
		by = c.Named(ln.by, c.lang) + c.lang.Pick("：", ": ")
	}
	c.panel.Add(&c.t.Surface, LogLine{By: by, Runs: c.runs(ln, c.lang), Heading: slices.Contains(c.headings, ln.key), Depth: int(ln.depth), Act: ln.Act, Whose: ln.Seat, Card: ln.Card})
}

// Lines returns the log so far in a language, one sentence per line.
func (c *GameLog) Lines(l lang.Lang) []string {
	out := make([]string, len(c.Facts))
	for i := range c.Facts {
		out[i] = strings.Repeat("\u3000", int(c.Facts[i].depth)) + c.Plain(&c.Facts[i], l)
	}
	return out
}

// Speak changes the language of the whole log.
func (c *GameLog) Speak(l lang.Lang) {
	c.lang = l
	kept := c.t.Announce()
	c.panel.Cut(0)
	for i := range c.Facts {
		c.log(&c.Facts[i])
	}
	c.t.Announce()
	for _, k := range kept {
		c.t.Surface.Announce(k)
	}
}

// Mark records the length of the log at the match's position.
func (c *GameLog) Mark() { c.MarkAt(c.session.At()) }

// MarkAt is Mark of a position on the way to it.
func (c *GameLog) MarkAt(at int) { c.lastAt, c.marks[at] = at, len(c.Facts) }

// Ahead returns the first position, in answers, that the session is at or beyond
// and the log is not: 0 if the table has just been laid, -1 if there is none.
func (c *GameLog) Ahead(first bool) int {
	at := c.session.At()
	switch {
	case first && at > 0:
		return 0
	case !first && c.session.Replaying() && at > c.lastAt+1:
		return c.lastAt + 1
	}
	return -1
}

// Watch sets the seat whose view the screen shows: who "you" is.
func (c *GameLog) Watch(audience rules.Seat) { c.audience = audience }

// Resume adapts the log to a match that is laid out afresh. A match that opens
// starts with an empty log; an undo or a step back cuts the log to its length
// at that position. If the way there was not presented (late, or a jump
// forward in a replay) log.start says at which turn the log begins.
func (c *GameLog) Resume(opens, late bool) {
	at, turn := c.session.At(), c.session.View().S.Turn
	length := -1
	for a, n := range c.marks {
		if a <= at && n > length {
			length = n
		}
		if a > at {
			delete(c.marks, a)
		}
	}
	switch {
	case opens:
		c.cut(0)
	case late, c.session.Replaying() && at > c.lastAt+1 && turn > 1:
		c.Say("log.start", rules.NoSeat, 0, turn)
	case length >= 0:
		c.cut(length)
	}
	c.lastAt = at
}

// Clear empties the log for another match.
func (c *GameLog) Clear() {
	c.cut(0)
	clear(c.marks)
}

func (c *GameLog) cut(n int) {
	if n < len(c.Facts) {
		c.Facts = c.Facts[:n]
		c.panel.Cut(n)
	}
}
