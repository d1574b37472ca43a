package table

import (
	"slices"

	"godeck/rules"
	"godeck/scenes/ui"
)

// honest is for how many ticks after a question has come a press gives nothing
// up.
const honest = 30

// answered is a question that the audience has answered: what it was about, the
// answers that it took, and where the buttons of the bar were.
type answered struct {
	id      uint32 // 0: none
	d       rules.Decision
	gave    rules.Verb
	legal   []rules.Option
	buttons []placed
}

type placed struct {
	id, label string
	at        ui.Rect
}

// bar returns the buttons of the question, and where they are.
func (p *pace) bar() (out []placed) {
	for _, b := range p.ask.AskButtons() {
		if e := p.table.Surface.Find(b.ID); e != nil {
			out = append(out, placed{b.ID, b.Button.Label, e.Rect})
		}
	}
	return out
}

// answering keeps the question that is answered now with o; an answer that the
// table gives by itself keeps nothing.
func (p *pace) answering(o rules.Option) (a answered) {
	d := &p.table.View.S.Dec
	if d.ID != p.announced || !p.Mine() {
		return a
	}
	return answered{id: d.ID, d: *d, gave: o.Verb, legal: slices.Clone(p.table.LegalActions), buttons: p.bar()}
}

// goesOn reports whether an answer meant the same in the question before, which
// the audience itself has turned into this one by another answer, and whether
// the button that is pressed for it, "" for a key, was there as it is now.
func (a *answered) goesOn(p *pace, o rules.Option, on string) bool {
	d := &p.table.View.S.Dec
	if a.id == 0 || d.ID != a.id+1 || d.Prompt != a.d.Prompt || d.Kind != a.d.Kind || d.Src != a.d.Src || a.gave == o.Verb || !slices.Contains(a.legal, o) {
		return false
	}
	return on == "" || slices.ContainsFunc(p.bar(), func(b placed) bool { return b.id == on && slices.Contains(a.buttons, b) })
}

// hasty reports whether an answer would give something up by a press that was
// meant for the question before: the player cannot have seen this one yet when
// it began, however late it ends. A screen reader's operation is never hasty, nor
// is a press on what was there before the player's own answer, and is there
// still.
func (p *pace) hasty(env *ui.Env, o rules.Option) bool {
	switch ticks, on, ok := p.table.Surface.Pressing(); {
	case !ok || env.Settings.Speed == ui.SpeedOff || p.put-ticks >= honest || !p.table.Left() || p.before.goesOn(p, o, on):
		return false
	case o.Verb == rules.Done:
		return p.table.Audience >= 0 && p.table.View.S.Picks[p.table.Audience].N == 0
	}
	return o.Verb == rules.Pass || o.Verb == rules.No
}
