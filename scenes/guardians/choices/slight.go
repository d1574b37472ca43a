package choices

import (
	"godeck/rules"
	bgd "godeck/rules/guardians"
)

// Slight reports whether the effect that may be answered is neither an attack nor
// about the die.
func (q *Choices) Slight(st *rules.State) bool {
	if st.Dec.Prompt != bgd.PromptCounter || q.Seat < 0 {
		return false
	}
	c, _ := q.Game.Looms(st, q.Seat)
	return c == 0 && q.Game.Turns(st, q.Seat, rules.Option{Verb: rules.Pass}) == 0
}

// Hushable reports whether the player may say that questions like this one are not
// to be asked again in this turn: whether a summon, or a slight effect, is answered.
func (q *Choices) Hushable() bool {
	if q.Lesson || q.Replay || q.Shared || !q.Mine || q.Seat < 0 || q.State.Active == q.Seat {
		return false
	}
	return q.Prompting(bgd.PromptSpeed) || q.Slight(q.State)
}

// Hush remembers that the question is not asked again in this turn.
func (q *Choices) Hush() {
	if turn := int16(q.State.Turn); q.State.Dec.Prompt == bgd.PromptSpeed {
		q.Swift = turn
	} else {
		q.Small = turn
	}
}

// vain reports whether the effect that may be answered changes nothing if it is let
// happen, as far as the view shows: then there is nothing to decide.
func (q *Choices) vain(st *rules.State) bool {
	try, e := *st, rules.NewEngine(q.Game)
	frames := st.NFrames
	for range 4 {
		if try.Dec.Prompt != bgd.PromptCounter || try.NFrames < frames || try.Over() || try.Fault != rules.FaultNone {
			break
		}
		e.Play(&try, try.ToAnswer(), rules.Option{Verb: rules.Pass}, nil)
	}
	if try.Over() || try.Fault != rules.FaultNone || try.Turn != st.Turn || try.Step != st.Step || try.NFrames >= frames && try.Dec.Src == st.Dec.Src || try.NMods != st.NMods || try.Seats != st.Seats || try.Vars != st.Vars {
		return false
	}
	for id := rules.CardID(1); int(id) <= int(st.NCards); id++ {
		was, now := st.Card(id), try.Card(id)
		if id != st.Dec.Src && (was.Zone != now.Zone || was.N != now.N || was.Flags != now.Flags) {
			return false
		}
		if id == st.Dec.Src && was.N != now.N {
			return false
		}
	}
	return true
}
