package table

import (
	"cmp"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
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

// Reading returns what a card of the view is at the moment, nil if there is
// nothing to say that is not printed on it.
func (m *Match) Reading(c rules.CardID) *Reading {
	if m.hooks.Explains == nil || c == 0 || m.View == nil {
		return nil
	}
	s := &m.View.S
	if m.hooks.Stands != nil {
		c = m.hooks.Stands(c)
	}
	return m.reading(m.hooks.Explains.Explain(s, c))
}

// reading puts what the rules explain into words.
func (m *Match) reading(x rules.Explained) *Reading {
	r, l := &Reading{}, m.Lang
	for _, a := range x.Numbers {
		f := Measured{Name: a.Name.In(l), Now: cmp.Or(a.Shown, number(a.Now))}
		if first := a.Parts[0].Value; len(a.Parts) > 1 {
			f.Printed, f.Change = number(first), cmp.Compare(a.Now, first)
			for _, p := range a.Parts[1:] {
				f.Parts = append(f.Parts, Fact{Text: m.part(p)})
			}
		}
		r.Figures = append(r.Figures, f)
	}
	for _, n := range x.Notes {
		q := Fact{Text: n.Text.In(l)}
		if by := m.by(n.By); by != "" {
			q.Text = Text.T(l, "read.by", q.Text, by)
		}
		if m.Cards != nil {
			for _, k := range m.Cards.Glossary(l) {
				if k.Name != "" && strings.HasPrefix(n.Text.In(l), k.Name) && !strings.ContainsAny(n.Text.In(l), "（(") {
					q.Help = k.Help
				}
			}
		}
		r.Notes = append(r.Notes, q)
	}
	for _, w := range x.With {
		t := m.Token(w.Card)
		b := Belonging{How: w.How.In(l), Card: w.Card, Name: m.hooks.Name(t.Def, l)}
		if t.Def != 0 {
			b.Face = m.hooks.Face(t.Def, l)
		}
		r.With = append(r.With, b)
	}
	if len(r.Figures)+len(r.Notes)+len(r.With) == 0 {
		return nil
	}
	return r
}

// number writes a number with a real minus sign.
func number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// part is the line of one step in the making of a number.
func (m *Match) part(p rules.Part) string {
	n := lang.Signed(p.Amount)
	if p.Why == rules.WhySet {
		n = Text.T(m.Lang, "read.set", number(p.Amount))
	}
	return Text.T(m.Lang, "read.part", n, cmp.Or(m.by(p), Text.T(m.Lang, "read.effect")))
}

// by names what has done something to a card, and how long it lasts.
func (m *Match) by(p rules.Part) string {
	l, who := m.Lang, p.Name.In(m.Lang)
	def := p.Def
	if def == 0 && p.Src != 0 {
		def = m.View.S.Card(p.Src).Def
	}
	switch {
	case who != "":
	case def != 0:
		who = m.hooks.Name(def, l)
	case p.Why == rules.WhyLimit:
		who = Text.T(l, "read.limit")
	case p.Why == rules.WhyMod || p.Why == rules.WhySet:
		who = Text.T(l, "read.effect")
	}
	if (p.Why == rules.WhyMod || p.Why == rules.WhySet) && who != "" && p.Until != 0 {
		if d := m.hooks.Explains.Duration(p.Until).In(l); d != "" {
			who = Text.T(l, "read.until", who, d)
		}
	}
	return who
}

// Inspect opens a card of the table in the inspector, with what it is at the moment.
func (m *Match) Inspect(c rules.CardID, f *CardFace) {
	m.Zoom.Open(f)
	m.Zoom.card = c
	m.Zoom.refresh()
	m.Surface.Invalidate()
}

// Say describes a reading for readers.
func (r *Reading) say(l lang.Lang) string {
	if r == nil {
		return ""
	}
	var out []string
	for _, f := range r.Figures {
		t := f.Name + " " + f.Now
		if f.Printed != "" {
			t = Text.T(l, "read.printed", t, f.Printed)
		}
		out = append(out, t)
		for _, p := range f.Parts {
			out = append(out, p.Text)
		}
	}
	for _, n := range r.Notes {
		out = append(out, n.Text)
	}
	for _, w := range r.With {
		out = append(out, Text.T(l, "read.with", w.How, w.Name))
	}
	return strings.Join(out, "; ")
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
			ui.Run{Text: l.Pick("", " ") + Text.T(l, "read.was", f.Printed), Colour: th.TextSoft, Whole: true})
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

// Deciding returns what one looks at while deciding: both players' values, the
// question, the die, and what the game adds.
func (m *Match) Deciding() []ui.Rect {
	f := m.Frame
	out := []ui.Rect{f.HUD[0], f.HUD[1], f.Prompt, f.Die}
	if m.hooks.Decided != nil {
		out = append(out, m.hooks.Decided()...)
	}
	return out
}
