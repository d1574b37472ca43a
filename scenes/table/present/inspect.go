package present

import (
	"cmp"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
)

// Reading returns what a card of the view is at the moment, nil if there is
// nothing to say that is not printed on it.
func (m *Show) Reading(c rules.CardID) *cards.Reading {
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
func (m *Show) reading(x rules.Explained) *cards.Reading {
	r, l := &cards.Reading{}, m.Lang
	for _, a := range x.Numbers {
		f := cards.Measured{Name: a.Name.In(l), Now: cmp.Or(a.Shown, number(a.Now))}
		if first := a.Parts[0].Value; len(a.Parts) > 1 {
			f.Printed, f.Change = number(first), cmp.Compare(a.Now, first)
			for _, p := range a.Parts[1:] {
				f.Parts = append(f.Parts, cards.Fact{Text: m.part(p)})
			}
		}
		r.Figures = append(r.Figures, f)
	}
	for _, n := range x.Notes {
		q := cards.Fact{Text: n.Text.In(l)}
		if by := m.by(n.By); by != "" {
			q.Text = words.Text.T(l, "read.by", q.Text, by)
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
		b := cards.Belonging{How: w.How.In(l), Card: w.Card, Name: m.hooks.Name(t.Def, l)}
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
func (m *Show) part(p rules.Part) string {
	n := lang.Signed(p.Amount)
	if p.Why == rules.WhySet {
		n = words.Text.T(m.Lang, "read.set", number(p.Amount))
	}
	return words.Text.T(m.Lang, "read.part", n, cmp.Or(m.by(p), words.Text.T(m.Lang, "read.effect")))
}

// by names what has done something to a card, and how long it lasts.
func (m *Show) by(p rules.Part) string {
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
		who = words.Text.T(l, "read.limit")
	case p.Why == rules.WhyMod || p.Why == rules.WhySet:
		who = words.Text.T(l, "read.effect")
	}
	if (p.Why == rules.WhyMod || p.Why == rules.WhySet) && who != "" && p.Until != 0 {
		if d := m.hooks.Explains.Duration(p.Until).In(l); d != "" {
			who = words.Text.T(l, "read.until", who, d)
		}
	}
	return who
}

// Inspect opens a card of the table in the inspector, with what it is at the moment.
func (m *Show) Inspect(c rules.CardID, f *cards.CardFace) {
	m.Zoom.OpenOf(c, f)
	m.Surface.Invalidate()
}
