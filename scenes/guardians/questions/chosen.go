package questions

import (
	"strings"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/words"
)

// chosen returns the question while a card is chosen: what it would do, and what
// a word on it means.
func (w *Words) chosen() ask.Question {
	q := w.would()
	q.Why = words.Sentences(w.L, q.Why, w.explains())
	return q
}

// would says what the chosen card would do.
func (w *Words) would() ask.Question {
	st := w.Q.State
	name := w.Table.Show.Named(st.Card(w.Q.Chosen).Def, w.L)
	q := ask.Question{Text: name}
	for _, o := range w.Q.Uses(w.Q.Chosen) {
		switch at := w.Q.Asks(o); at {
		case bgd.PromptCharge, bgd.PromptFollow:
			q = ask.Question{Text: w.T("chosen.charge", name), Why: w.T("chosen.charge.why")}
		case bgd.PromptDomain:
			q = ask.Question{Text: w.T("chosen.domain", name), Why: w.rulesText(w.Q.Chosen)}
		case bgd.PromptSummon, bgd.PromptSpeed:
			return w.summonText(o)
		default:
			if st.Card(w.Q.Chosen).Zone.Kind() == bgd.Hand && at == bgd.PromptLimit {
				return w.summonText(o)
			}
			q = ask.Question{Text: w.T("chosen.use", name), Why: w.rulesText(w.Q.Chosen)}
		}
	}
	return q
}

// explains returns what the word on the chosen card means that the match has not
// explained yet: SP, Rise, Tribe. It is told where room is, with the first card that
// has it.
func (w *Words) explains() string {
	def := w.Table.Game.Lib.Def(w.Q.State.Card(w.Q.Chosen).Def)
	key := ""
	switch {
	case w.Table.Lay.Small || w.Table.Lay.Tall || def == nil:
		return ""
	case def.Attr[bgd.AType] == bgd.Spell:
		key = "first.sp"
	case def.Attr[bgd.AType] == bgd.Rise && len(w.Q.Uses(w.Q.Chosen)) > 0 && w.Q.Asks(w.Q.Uses(w.Q.Chosen)[0]) != bgd.PromptSummon: // there its summon says so
		key = "first.rise"
	case bgd.Tribal(w.Table.Game.Lib, def):
		key = "first.tribe"
	default:
		return ""
	}
	if c, told := w.Table.Told[key]; told && c != w.Q.Chosen {
		return ""
	}
	w.Table.Told[key] = w.Q.Chosen
	return w.T(key, def.Attr[bgd.ASP])
}

// summonText returns what a summon would cost and the LP the guardian would have.
func (w *Words) summonText(o rules.Option) ask.Question {
	st := w.Q.State
	def := st.Card(o.Card).Def
	name := w.Table.Show.Named(def, w.L)
	q := ask.Question{Text: w.T("chosen.summon", name)}
	if o.N == bgd.HowSilent {
		return ask.Question{Text: w.T("chosen.silent", name), Why: w.T("chosen.silent.why")}
	}
	force, cards := w.Table.Game.Price(st, o.Card, o.N)
	var parts []string
	if force > 0 {
		left := bgd.ReadyForce(st, w.Q.Seat) - force
		key := "chosen.cost"
		if left == 0 && w.Q.CanRush() {
			key = "chosen.cost.none"
		}
		parts = append(parts, w.T(key, force, left))
	}
	if cards > 0 {
		parts = append(parts, w.T("chosen.discard", cards))
	}
	kind := bgd.Attack
	if t := w.Table.Show.Cards.Attr(def, bgd.AType); t == bgd.NormalAssist || t == bgd.Armed {
		kind = bgd.Assist
	}
	lp := w.Table.Game.Standing(st, w.Q.Seat, o.Card, o.N)
	if old := st.Top(rules.ZoneOf(kind, w.Q.Seat)); old != 0 && old != o.Card && st.Card(old).N[bgd.NGauge] != 0 {
		dg := st.Card(old).N[bgd.NGauge]
		parts = append(parts, w.T("chosen.inherit", strings.ReplaceAll(outlook.Inherits(lp, int(dg)), " ", "")))
		if c, told := w.Table.Told["dg"]; !w.Table.Lay.Small && !w.Table.Lay.Tall && (!told || c == o.Card) {
			w.Table.Told["dg"] = o.Card
			parts = append(parts, w.T("first.dg"))
		}
	} else if w.Table.Show.Cards.Attr(def, bgd.AType) != bgd.Unlimited {
		parts = append(parts, w.T("chosen.lp", lp))
	}
	q.Why = words.Sentences(w.L, parts...)
	if k := w.Q.Warns(o); k != bgd.WarnNone {
		q.Why = k.Phrase().In(w.L)
	}
	return q
}

// rulesText returns everything that a card says.
func (w *Words) rulesText(c rules.CardID) string {
	out := ""
	for i, t := range w.Table.Game.Lib.RulesText(w.Q.State.Card(c).Def, w.L) {
		if i > 0 {
			out += w.L.Pick("", " ")
		}
		out += t
	}
	return out
}

// Note returns the whole text of a first guardian to choose from, as nothing else is known yet.
func (w *Words) Note(c rules.CardID) (note, text string) {
	if w.Q.State.Dec.Prompt != bgd.PromptKeep {
		return "", ""
	}
	text = w.rulesText(c)
	if w.Table.Lay.Tall || w.Table.Lay.Small { // beside a small picture
		def := w.Q.State.Card(c).Def
		text = w.T("keep.facts", w.Table.Show.Cards.Attr(def, bgd.ASF), w.Table.Show.Cards.Attr(def, bgd.ALP)) + w.L.Pick("　", " · ") + text
	}
	return "", text
}
