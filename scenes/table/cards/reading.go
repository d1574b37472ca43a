package cards

import (
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Reading is what a card on the table is at the moment, in words: what the
// inspector shows beside what is printed on it.
type Reading struct {
	Figures []Measured
	Notes   []Fact
	With    []Belonging
}

// Measured is a number of a card: now and printed, and what has changed it.
type Measured struct {
	Name, Now, Printed string // Printed "" if it is Now
	Change             int    // whether it is above (1) or below (−1) what is printed
	Parts              []Fact
}

// Fact is a line of a reading; Help explains it if it is a keyword.
type Fact struct{ Text, Help string }

// Belonging is a card on, under or attached to another.
type Belonging struct {
	How  string
	Name string
	Card rules.CardID
	Face *CardFace // nil: the seat may not know it
}

// has reports whether a reading has a number of that name, which then need not
// be repeated as printed.
func (r *Reading) has(name string) bool {
	if r == nil {
		return false
	}
	for _, f := range r.Figures {
		if strings.EqualFold(f.Name, name) {
			return true
		}
	}
	return false
}

// figures returns the runs of the numbers of a card as they are now, each with
// what is printed beside it and what makes the difference below.
func (r *Reading) figures(th *ui.Theme, l lang.Lang) (runs []ui.Run) {
	nl := ui.Run{Text: "\n"}
	for _, f := range r.Figures {
		if f.Printed == "" {
			continue
		}
		col := th.Text
		switch f.Change {
		case 1:
			col = th.Good
		case -1:
			col = th.Danger.Lighten(0.15)
		}
		runs = append(runs, ui.Run{Text: f.Name + "\u00a0", Colour: th.TextSoft, Whole: true}, ui.Run{Text: f.Now, Face: ui.Bold, Colour: col},
			ui.Run{Text: l.Pick("", " ") + words.Text.T(l, "read.was", f.Printed), Colour: th.TextSoft, Whole: true})
		for _, p := range f.Parts {
			runs = append(runs, nl, ui.Run{Text: "\u3000" + p.Text})
		}
		runs = append(runs, nl)
	}
	for _, n := range r.Notes {
		runs = append(runs, ui.Run{Text: "● ", Colour: th.Accent2}, ui.Run{Text: n.Text, Face: ui.Bold}, nl)
		if n.Help != "" {
			runs = append(runs, ui.Run{Text: n.Help, Colour: th.TextSoft}, nl)
		}
	}
	for _, f := range r.Figures { // as printed: in one line with what else is
		if f.Printed == "" {
			runs = append(runs, ui.Run{Text: f.Name + "\u00a0", Colour: th.TextSoft, Whole: true}, ui.Run{Text: f.Now + "\u3000", Face: ui.Bold})
		}
	}
	return runs
}
