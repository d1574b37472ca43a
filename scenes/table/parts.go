package table

import (
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/board"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Legend returns the names of the icons in the match's legend.
func (m *Match) Legend() (out []string) {
	if m.Cards == nil {
		return nil
	}
	for _, ic := range legend(&m.Table, m.hooks.Words) {
		out = append(out, ic.String())
	}
	return out
}

// Guide returns the game's guide in the present language: the phases of the
// phase bar, the signs and words of its cards.
func (m *Match) Guide() chrome.Guide {
	g := chrome.Guide{Goal: m.hooks.Words.T(m.Lang, "help.goal"), Phases: m.phases, Keys: chrome.OwnKeys(m.hooks.Words, m.Lang)}
	if m.Cards == nil {
		return g
	}
	for _, ic := range legend(&m.Table, m.hooks.Words) {
		g.Signs = append(g.Signs, chrome.Sign{Icon: ic, Name: words.SignName(m.hooks.Words, ic, m.Lang)})
	}
	g.Terms = m.Cards.Glossary(m.Lang)
	return g
}

// legend returns the signs of the game and those of acts.
func legend(t *Table, of lang.Words) []ui.Icon {
	list := slices.Clone(t.Cards.Signs)
	for _, ic := range present.ActIcons {
		if words.SignName(of, ic, t.Lang) != "" && !slices.Contains(list, ic) {
			list = append(list, ic)
		}
	}
	return list
}

// HUD declares a player's HUD.
func (m *Match) HUD(sf *ui.Surface, side int, p chrome.HUD) {
	r, seat := m.Frame.HUD[side], m.Seat(side)
	if m.hues[side] = p.Colour; m.Staged {
		return
	}
	name, say := m.Session.Name(seat, m.Lang), p.Say
	doing := m.Doing(seat)
	if doing != "" {
		p.Tag, p.TagCol = m.T(doing), m.Theme.Legal
		if doing == "status.thinking" {
			p.TagCol = m.Theme.Accent
		}
		say = words.Sentences(m.Lang, say, p.Tag)
	}
	if p.Tap == nil && m.Audience == rules.Watcher { // a hand may have no place here, or be small
		hand := m.Whose(seat, m.T("zone.hand"))
		p.Tap, p.Desc = func(*ui.Env) { m.Browse(hand, m.hooks.HandKind, seat) }, hand
	}
	e := ui.Element{ID: "hud-" + board.SideNames[side], Rect: r, Role: ui.RoleText, Label: say}
	if p.Head > 0 {
		e.Rect.H = p.Head
	}
	e.Inspect = func(*ui.Env) { m.Menu.OpenHelp("signs"); sf.Invalidate() }
	if p.Tap != nil {
		e.Role, e.Desc = ui.RoleButton, p.Desc
		e.Tap = func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); p.Tap(env) }
	}
	p.Declare(sf, e, r, name, doing != "", m.Lang, m.Frame.Bare, func(ic ui.Icon) string { return words.SignName(m.hooks.Words, ic, m.Lang) })
}

// PhaseBar declares the turn, in a colour, and its phases with the present one
// lit; say is its text for readers. Without room for all names only the
// present phase has one.
func (m *Match) PhaseBar(sf *ui.Surface, say string, col ui.Colour, phases []chrome.Phase) {
	m.phases = slices.Clone(phases)
	r := m.Frame.Phases
	if r.Empty() || m.Staged {
		return
	}
	phases = slices.DeleteFunc(phases, func(q chrome.Phase) bool { return q.Rare })
	turn := m.TurnText()
	if n := m.Turn(); n > 0 && m.Frame.Tall && !m.hooks.Together && m.View.S.Active >= 0 { // nothing else says whose it is
		turn = m.T("turn.tall", n, m.Possessive(m.View.S.Active, m.Lang, true))
	}
	chrome.PhaseStrip(sf, r, m.Lang, say, turn, col, phases, m.Frame.Bare)
}

// TurnText returns the number of the turn shown, or that it has not begun.
func (t *Table) TurnText() string {
	if n := t.Turn(); n > 0 {
		return t.T("turn", n)
	}
	return t.T("step.setup")
}

// Doing returns the key of what a player is doing now, "" for nothing.
func (t *Table) Doing(p rules.Seat) string {
	if t.Busy() || t.View.S.Over() {
		return ""
	}
	d := &t.View.S.Dec
	open := d.Kind != rules.NoDecision && d.Open&p.Mask() != 0
	switch {
	case t.Committed(p):
		return "status.set"
	case open && p == t.Audience:
		return "status.choosing"
	case open && (!isLesson(t.Session) || t.Session.Thinking()): // in a lesson the script waits for the learner
		return "status.thinking"
	}
	return ""
}
