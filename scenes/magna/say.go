package magna

import (
	"fmt"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// line is one sentence of the log as facts, so that it can be said again in
// another language.
type line struct {
	key     string
	p       rules.Seat
	card    rules.DefID
	nums    [3]any
	heading bool
}

// player is a seat's name: "you" for the person at the screen.
func (s *Scene) player(p rules.Seat, l ui.Lang) string {
	if s.isYou(p) {
		return Text.T(l, "you")
	}
	return s.session.Name(p, l == ui.JA)
}

func (s *Scene) isYou(p rules.Seat) bool {
	return p >= 0 && s.audience == p && s.session.Human(p) && !s.session.Human(p.Other())
}

func (s *Scene) possessive(p rules.Seat, l ui.Lang, start bool) string {
	switch {
	case l == ui.JA:
		return s.player(p, l)
	case s.isYou(p) && start:
		return "Your"
	case s.isYou(p):
		return "your"
	}
	n := s.player(p, l)
	if strings.HasSuffix(n, "s") {
		return n + "’"
	}
	return n + "’s"
}

// runs renders a sentence: card names become links.
func (s *Scene) runs(ln *line, l ui.Lang) []ui.Run {
	text := Text[ln.key].In(l)
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
	start := true
	for text != "" {
		i := strings.IndexAny(text, "{[")
		if i < 0 {
			plain(text)
			break
		}
		if i > 0 {
			plain(text[:i])
			start = false
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
			one := s.isYou(ln.p)
			if f, ok := strings.CutPrefix(first, "#"); ok {
				first, one = f, fmt.Sprint(ln.nums[0]) == "1"
			}
			if one {
				plain(first)
			} else {
				plain(second)
			}
		case mark == "p":
			n := s.player(ln.p, l)
			if l == ui.EN && s.isYou(ln.p) && !start {
				n = "you"
			}
			plain(n)
		case mark == "P":
			plain(s.possessive(ln.p, l, start))
		case mark == "c":
			name := s.faces.name(ln.card, l)
			if ln.card == 0 {
				plain(name)
				break
			}
			if l == ui.JA {
				name = "《" + name + "》"
			}
			out = append(out, ui.Run{Text: name, Face: ui.Bold, Colour: s.faces.colour(ln.card).Lighten(0.45), Link: strconv.Itoa(int(ln.card))})
		default:
			if k, err := strconv.Atoi(mark); err == nil && k < len(ln.nums) {
				switch v := ln.nums[k].(type) {
				case ui.Phrase:
					plain(v.In(l))
				case nil:
				default:
					plain(fmt.Sprint(v))
				}
			}
		}
		start = false
	}
	return out
}

// sentence is a line as plain text.
func (s *Scene) sentence(l ui.Lang, key string, p rules.Seat, card rules.DefID, nums ...any) string {
	ln := line{key: key, p: p, card: card}
	copy(ln.nums[:], nums)
	var b strings.Builder
	for _, r := range s.runs(&ln, l) {
		b.WriteString(r.Text)
	}
	return b.String()
}

// say writes a sentence into the log.
func (s *Scene) say(key string, p rules.Seat, card rules.DefID, nums ...any) {
	ln := line{key: key, p: p, card: card, heading: key == "log.turn" || key == "log.jump" || key == "log.start"}
	copy(ln.nums[:], nums)
	s.lines = append(s.lines, ln)
	s.Log.Add(&s.Surface, table.LogLine{Runs: s.runs(&ln, s.lang), Heading: ln.heading})
}

// cutLog drops all lines from n on.
func (s *Scene) cutLog(n int) {
	if n < len(s.lines) {
		s.lines = s.lines[:n]
		s.Log.Cut(n)
	}
}

// translate says the whole log again in the present language.
func (s *Scene) translate() {
	kept := s.Base.Announce()
	s.Log.Cut(0)
	for i := range s.lines {
		s.Log.Add(&s.Surface, table.LogLine{Runs: s.runs(&s.lines[i], s.lang), Heading: s.lines[i].heading})
	}
	s.Base.Announce()
	for _, k := range kept {
		s.Surface.Announce(k)
	}
}
