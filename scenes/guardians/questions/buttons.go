package questions

import (
	"slices"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/choices"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Button renames the answers for which this game has its own words.
func (w *Words) Button(o rules.Option, c *ask.Choice) {
	st, b := w.Q.State, &c.Button
	n := len(w.On.Picks())
	if o.Verb == rules.Pass && !w.Table.Show.Left() {
		b.Kind = ui.ButtonPrimary
	}
	pass := func(key string) { b.Label = w.T(key) }
	if st.Dec.Prompt == bgd.PromptDamage || st.Dec.Prompt == bgd.PromptCounter {
		b.Kind = ui.ButtonNormal
		if st.Dec.Prompt == bgd.PromptDamage && o == w.Q.Advised() {
			b.Kind = ui.ButtonPrimary
		}
	}
	switch prompt := st.Dec.Prompt; {
	case prompt == bgd.PromptOrder && o.N == 0:
		b.Label, b.Kind = w.T("order.first"), ui.ButtonPrimary
	case prompt == bgd.PromptOrder:
		b.Label = w.T("order.second")
	case prompt == bgd.PromptRedraw && n == 0:
		b.Label, b.Kind, b.Icon = w.T("redraw.keep"), ui.ButtonPrimary, ui.IconCheck
	case prompt == bgd.PromptRedraw:
		b.Label, b.Icon = w.T("redraw.do", n), ui.IconSwap
	case o.Verb == rules.Pass && prompt == bgd.PromptCounter && !w.Joint():
		pass("pass.counter")
	case o.Verb == rules.Pass && (prompt == bgd.PromptCounter || prompt == bgd.PromptDamage):
		w.taken(b)
	case o.Verb == rules.Pass && prompt == bgd.PromptSpeed:
		pass("pass.speed")
	case o.Verb == rules.Mode && prompt == bgd.PromptDamage:
		n, lives, lp := int(st.Dec.Arg)/bgd.NullifyUnit, int(st.Seats[w.Q.Seat][bgd.Counters]), w.Table.Game.LP(st, st.Dec.Src)
		b.Label, b.Icon = w.T("nullify", n, lp, lives), ui.IconCounters
		if then := w.Table.Game.Remains(st, st.Dec.Src); then < lp {
			b.Label = w.T("nullify.lent", n, lp, then)
		} else if w.Table.Lay.Small || w.Table.Lay.Tall {
			b.Name, b.Label = b.Label, w.T("nullify.short", n, lp)
		}
	case o.Verb == rules.Mode && prompt == bgd.PromptSpeed:
		b.Label = w.T("speed.search")
	case o.Verb == rules.Mode && prompt == bgd.PromptReturn:
		b.Label = w.T("return.search")
	case o.Verb == rules.Use && prompt == bgd.PromptDamage:
		named := w.Table.Show.Named(st.Card(o.Card).Def, w.L)
		b.Label, b.Icon = w.T("prevent", named), ui.IconShield
		alone := outlook.Alone(w.Q.State, w.Q.Legal) && !w.among // its card is lit
		if alone && (w.Table.Lay.Small || w.Table.Lay.Tall) {
			b.Name, b.Label = b.Label, w.T("prevent.short")
		}
		if r, ok := w.Q.Outcome(o); ok && r.More > 0 {
			b.Tip = words.Sentences(w.L, w.T("prevent.tip", named, r.More, r.Left), w.ebbs(r))
			b.Name, b.Desc = b.Tip, b.Tip
			if b.Label = w.T("prevent.left", named, r.Left); r.Lent() {
				b.Label = w.T("prevent.left.name", named, w.left(r))
			} else if alone {
				b.Label = w.T("prevent.left.short", r.Left)
			}
			if w.Table.Lay.Small && w.among {
				b.Label = w.T("prevent.left.name", w.kind(o, w.among), w.left(r))
			} else if w.Table.Lay.Six && !halved(w, b.Label) { // the tip has the rest
				b.Label = named
			}
		}
	case o.Verb == rules.Use && prompt == bgd.PromptCounter:
		w.counters(o, b)
	case o.Verb == rules.Use && (prompt == bgd.PromptSpeed || prompt == bgd.PromptReturn):
		b.Label = w.T("summon.one", w.Table.Show.Named(st.Card(o.Card).Def, w.L))
		if prompt == bgd.PromptReturn {
			b.Label = w.T("return.from", w.T("zone."+w.Table.Game.Table().Zones[st.Card(o.Card).Zone.Kind()].Name))
		}
	}
}

// counters labels the button that answers with a card: with what the answer does and,
// where lives stand beside it, the LP that it leaves.
func (w *Words) counters(o rules.Option, b *ui.Button) {
	st := w.Q.State
	_, note := w.Item(o)
	b.Label, b.Icon = w.Table.Show.Named(st.Card(o.Card).Def, w.L), ui.IconAnswer
	twin := slices.ContainsFunc(w.Q.Legal, func(q rules.Option) bool {
		_, n := w.Item(q)
		return q.Verb == rules.Use && q != o && n == note
	})
	if o.N < 0 { // what the price is, and why this card can pay it
		b.Tip = w.T("use.discard.tip", b.Label, w.Table.Show.Cards.Attr(st.Card(o.Card).Def, bgd.ASP), w.Table.Show.Named(w.Source(), w.L))
		b.Desc = b.Tip
	}
	r, ok := w.Q.Outcome(o)
	lent := ok && r.Hit && r.More > 0 && r.Lent()
	if lent {
		b.Tip = w.ebbs(r)
		if to := w.Q.Beyond(); to != nil && to.Count(rules.Mode) > 0 {
			b.Tip = words.Sentences(w.L, b.Tip, w.T("ask.damage.lives.once"))
		}
		b.Desc = b.Tip
	}
	named := b.Label
	if b.Name = named + w.L.Pick("、", ", ") + note; w.Joint() {
		if st.Card(o.Card).Zone.Kind() != bgd.Hand {
			b.Name = w.T("prevent.left.name", named, w.leaves(o, note))
		}
		if b.Label = w.T("prevent.left.name", named, w.leaves(o, note)); w.Table.Lay.Small && lent { // its card is lit
			b.Label = w.left(r)
		} else if w.Table.Lay.Small || lent {
			b.Label = w.T("prevent.left.name", w.kind(o, false), w.leaves(o, note))
		}
	} else if outlook.Alone(w.Q.State, w.Q.Legal) || w.Table.Lay.Tall && !twin { // its card is lit
		b.Label = note
	}
}

// taken labels the button that takes a blow as it is: with the LP before and after it.
func (w *Words) taken(b *ui.Button) {
	st := w.Q.State
	c, n := st.Dec.Src, int(st.Dec.Arg)
	if st.Dec.Prompt == bgd.PromptCounter {
		c, n = w.Table.Game.Looms(st, w.Q.Seat)
	}
	now := w.Table.Game.LP(st, c)
	left := max(0, now-n)
	b.Label = w.T("pass.damage", n, now, left)
	if then := max(0, w.Table.Game.Remains(st, c)-n); then < left {
		b.Label = w.T("pass.lent", left, then)
	} else if w.Table.Lay.Small || w.Table.Lay.Tall {
		b.Name, b.Label = b.Label, w.T("pass.damage.short", n, now, left)
	}
}

// Beyond renames an answer to the damage that an attack leads to.
func (w *Words) Beyond(o rules.Option, c *ask.Choice) {
	to := *w
	to.Q, to.among = w.Q.Beyond(), true
	to.Button(o, c)
}

// Item returns the design of what waits or may be used, and what it does.
func (w *Words) Item(o rules.Option) (def rules.DefID, note string) {
	st := w.Q.State
	def = st.Card(o.Card).Def
	if st.Dec.Prompt != bgd.PromptCounter {
		if i := int(o.N); i < int(st.NTriggers) && def == 0 && int(st.Triggers[i].Ability) < len(w.Table.Game.Lib.Abilities) {
			def = w.Table.Game.Lib.Abilities[st.Triggers[i].Ability].Def
		}
		return def, ""
	}
	switch {
	case o.N < 0:
		note = w.T("use.discard")
	case st.Card(o.Card).Zone.Kind() == bgd.Hand:
		note = w.comes(o)
		if n := faces.Price(w.Table.Game.Lib, w.Table.Game.Lib.Def(def)); n > 0 {
			note = w.T("use.force", note, n)
		}
	default:
		note = w.T("use.ability")
	}
	return def, note
}

// leaves says what is left after an answer to an attack, or else what it does.
func (w *Words) leaves(o rules.Option, note string) string {
	if r, ok := w.Q.Outcome(o); !ok || !r.Hit || r.More <= 0 {
		return note
	} else if w.cancels(o, r) {
		return w.T("use.cancels")
	} else {
		return w.left(r)
	}
}

// cancels reports whether an answer lets a hit not come, and does not just give as many
// LP as it takes.
func (w *Words) cancels(o rules.Option, r choices.Outcome) bool {
	c, n := w.Table.Game.Looms(w.Q.State, w.Q.Seat)
	return n > 0 && r.Left == w.Table.Game.LP(w.Q.State, c) && r.More <= n && !choices.Lifts(w.Q, o, c)
}

// left says which LP are left, and how many of them once the turn is over.
func (w *Words) left(r choices.Outcome) string {
	if r.Lent() {
		return w.T("lp.lent", r.Left, r.Then)
	}
	return w.T("lp.left", r.Left)
}

// ebbs says that LP are only lent; "" if they are not.
func (w *Words) ebbs(r choices.Outcome) string {
	switch {
	case !r.Lent():
		return ""
	case r.Then == 0:
		return w.T("lent.lose")
	}
	return w.T("lent", r.Left, r.Then)
}

// comes says in short what an answer to an effect does: the LP it gives and what is left
// of them after the hit, or that it throws the effect back.
func (w *Words) comes(o rules.Option) string {
	r, ok := w.Q.Outcome(o)
	switch {
	case ok && w.cancels(o, r):
		return w.T("use.cancels")
	case !ok || r.More <= 0:
		return w.T("use.counter")
	case r.Hit && r.Lent():
		return w.left(r)
	case r.Hit:
		return w.T("use.left", r.More, r.Left)
	case r.Lent():
		return w.T("use.turn", r.More)
	}
	return w.T("use.gains", r.More)
}
