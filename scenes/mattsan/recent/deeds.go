package recent

import (
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/table/present"
)

// Hit is what a deed has done to a card.
type Hit struct {
	On   rules.DefID
	Seat rules.Seat // whose On is
	N    int        // damage; negative: healed
	Fell bool
}

// Deed is what somebody has done: the card that did it, and what came of it.
type Deed struct {
	By      rules.DefID // 0: a face-down card
	Seat    rules.Seat
	Kind    string // attack, trump, place …
	Hits    []Hit
	Negated bool
}

// kinds are the lines of the log that begin a deed, besides declarations.
var kinds = map[string]string{"log.place": "place", "log.place.battle": "place", "log.lay": "lay", "log.turnup": "up", "log.set": "set"}

// Deeds returns what has happened in the last turn of a seat, from the lines of the log;
// nil before its first turn.
// Of what the other has done meanwhile only what came of it is told.
func Deeds(lines []present.Line, p rules.Seat) []Deed {
	return of(all(lines, p), p)
}

// of leaves out the cards of the other that have only come.
func of(list []Deed, p rules.Seat) []Deed {
	return slices.DeleteFunc(list, func(d Deed) bool { return d.Seat != p && len(d.Hits) == 0 && comes[d.Kind] })
}

// joined adds a deed to a list, unless it is what the last one has announced: a ghost comes.
func joined(list []Deed, d Deed) []Deed {
	if n := len(list) - 1; n >= 0 && d.Kind == "place" && list[n].Kind == "ghost" && list[n].By == d.By && list[n].Seat == d.Seat {
		list[n].Kind = d.Kind
		return list
	}
	return append(list, d)
}

// comes are the kinds of deeds by which a card only comes.
var comes = map[string]bool{"ghost": true, "place": true, "set": true, "up": true, "lay": true}

// all returns the deeds of both in the last turn of a seat.
func all(lines []present.Line, p rules.Seat) (out []Deed) {
	now := -1 // the deed that is carried out
	for _, ln := range present.LastTurn(lines, p) {
		key := ln.Key()
		kind, declared := strings.CutPrefix(key, "log.declare.")
		if !declared {
			kind = kinds[key]
		}
		switch {
		case key == "log.turn":
			return out
		case kind != "":
			if n := len(out) - 1; declared && n >= 0 && out[n].By == ln.Card && out[n].Seat == ln.Seat && len(out[n].Hits) == 0 && kinds["log."+out[n].Kind] != "" && kind == "ability" { // what it does as it comes
				now = n
				continue
			}
			out = joined(out, Deed{By: ln.Card, Seat: ln.Seat, Kind: kind})
			now = len(out) - 1
		case key == "log.resolve":
			for k := len(out) - 1; k >= 0; k-- {
				if out[k].By == ln.Card {
					now = k
					break
				}
			}
		case key == "log.negate":
			for k := now - 1; k >= 0; k-- {
				if !out[k].Negated && out[k].Seat != ln.Seat {
					out[k].Negated = true
					break
				}
			}
		case now >= 0:
			out[now].adds(&ln)
		}
	}
	return out
}

// adds adds to a deed what a line of the log tells of a card.
func (d *Deed) adds(ln *present.Line) {
	at := slices.IndexFunc(d.Hits, func(h Hit) bool { return h.On == ln.Card && h.Seat == ln.Seat && !h.Fell })
	n, _ := strconv.Atoi(ln.Arg(0, lang.EN))
	switch key := ln.Key(); key {
	case "log.heal":
		n = -n
	case "log.damage", "log.damage.cut":
	case "log.leave.0", "log.leave.1":
		if at >= 0 {
			d.Hits[at].Fell = true
		} else {
			d.Hits = append(d.Hits, Hit{On: ln.Card, Seat: ln.Seat, Fell: true})
		}
		return
	default:
		return
	}
	if at >= 0 {
		d.Hits[at].N += n
	} else {
		d.Hits = append(d.Hits, Hit{On: ln.Card, Seat: ln.Seat, N: n})
	}
}

// Says returns what a hit shows besides the card: "−2", "+3".
func (h *Hit) Says() string {
	switch {
	case h.N > 0:
		return "−" + strconv.Itoa(h.N)
	case h.N < 0:
		return "+" + strconv.Itoa(-h.N)
	}
	return ""
}

// Say returns a deed in words: "Railway Gun → Head −2".
func (d *Deed) Say(on *present.Show, l lang.Lang) string {
	kind := d.Kind
	switch kind {
	case "attack", "special", "super", "switch", "place", "set", "lay", "up":
	default:
		kind = "use"
	}
	text := phrases.Text.T(l, "tale."+kind, on.Named(d.By, l))
	var hits []string
	for i := range d.Hits {
		h := &d.Hits[i]
		s := strings.TrimSpace(on.Named(h.On, l) + " " + h.Says())
		if h.Fell {
			s = phrases.Text.T(l, "tale.fell", s)
		}
		hits = append(hits, s)
	}
	if len(hits) > 0 {
		text += " → " + strings.Join(hits, l.Pick("、", ", "))
	}
	if d.Negated {
		text += l.Pick("", " ") + phrases.Text.T(l, "tale.negated")
	}
	if d.Seat != on.Seat(1) { // an answer in their turn
		text = on.Player(d.Seat, l) + l.Pick("：", ": ") + text
	}
	return text
}
