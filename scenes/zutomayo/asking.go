package zutomayo

import (
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/ahead"
	"godeck/scenes/zutomayo/phrases"
	"godeck/scenes/zutomayo/roof"
	"godeck/scenes/zutomayo/tale"
)

// questions words this game's questions and their answers.
type questions struct {
	desk
	picks  *picks
	tale   *tale.Tale
	warned uint32 // the decision in which committing an Enchant without effect was warned of
}

// asking returns how this game's questions are shown.
func (s *questions) asking() ask.Asking {
	on := s.on
	a := ask.Asking{
		Rules: s.game, Ground: [2]ui.Colour{ui.Hex(0x2a1f66), ui.Hex(0x150f3c)},
		Question: s.question, Idle: s.idle, Button: s.button, Buttons: s.buttons, Draw: s.hourButton,
		Lies: func(c rules.CardID) bool { return on.View.S.Card(c).Zone == rules.ZoneOf(ztm.Hand, on.Bottom) },
		Item: s.waiting, Alike: s.alike, Commute: ztm.Commute,
		Facts:   func(c rules.CardID) string { return on.Cards.NumbersOf(on.View.S.Card(c).Def, on.Lang) },
		Figures: s.figures, Pool: len(s.game.Lib.Defs) - 1,
		Icon: func(def rules.DefID) ui.Icon { return elementIcons[on.Cards.Attr(def, ztm.AElement)] },
	}
	for i := 1; i <= 5; i++ {
		v := ztm.Elements.Values[i%5]
		a.Tabs = append(a.Tabs, ask.Tab{Icon: elementIcons[i%5], Col: elementColours[i%5], Name: lang.Phrase{JA: v.JA, EN: v.EN},
			Has: func(def rules.DefID) bool { return on.Cards.Attr(def, ztm.AElement) == i%5 }})
	}
	return a
}

// figures returns what an effect may change, as both players see it.
func (s *questions) figures(st *rules.State, l lang.Lang) []ask.Figure {
	return s.on.FiguresOf(l, func(p rules.Seat, add func(name string, v int)) {
		add("HP", int(st.Seats[p][ztm.HP]))
		add(Text.T(l, "power"), int(st.Seats[p][ztm.Power]))
		add(Text.T(l, "attack"), s.game.Attack(st, p))
		add(Text.T(l, "zone.hand"), len(st.Zone(rules.ZoneOf(ztm.Hand, p))))
	})
}

// waiting returns the design of a waiting effect, and why it will do nothing if that is known.
func (s *questions) waiting(o rules.Option) (def rules.DefID, note string) {
	st := &s.on.View.S
	def = s.game.WaitingDesign(st, o)
	power := int(st.Seats[s.on.Audience][ztm.Power])
	if c := o.Card; c != 0 && st.Step == ztm.StepEffects && st.Card(c).Def == def && power < s.game.Cost(st, c) {
		note = Text.T(s.on.Lang, "short.n", power, s.game.Cost(st, c))
	}
	return def, note
}

// alike reports whether two waiting effects are the same: of copies of a card,
// or one ability triggered twice.
func (s *questions) alike(a, b rules.Option) bool {
	st := &s.on.View.S
	if s.game.WaitingDesign(st, a) != s.game.WaitingDesign(st, b) || a.N >= rules.MaxTriggers || b.N >= rules.MaxTriggers {
		return false
	}
	return a.N == b.N || st.Triggers[a.N].Ability == st.Triggers[b.N].Ability
}

// button renames answers that this game calls differently.
func (s *questions) button(o rules.Option, c *ask.Choice) {
	on := s.on
	l, b := on.Lang, &c.Button
	n := len(on.Picks())
	switch {
	case o.Verb == rules.Name:
		b.Label = on.Cards.FullName(rules.DefID(o.N), l)
	case o.Verb == rules.Done && b.Off && n == 0 && on.Prompting(ztm.PromptPlace):
		b.Label, b.Desc = Text.T(l, "commit"), Text.T(l, "place.more")
	case o.Verb == rules.Done && b.Off && n == 0 && on.Prompting(ztm.PromptSet):
		b.Label, b.Desc = Text.T(l, "commit"), Text.T(l, "set.more")
	case o.Verb == rules.Done && on.View.S.Dec.Prompt == ztm.PromptMulligan && n == 0:
		b.Label, b.Kind, b.Icon = Text.T(l, "mulligan.keep"), ui.ButtonNormal, ui.IconCheck
	case o.Verb == rules.Done && on.View.S.Dec.Prompt == ztm.PromptMulligan:
		b.Label, b.Icon = Text.T(l, "mulligan.do", n), ui.IconSwap
	case o.Verb == rules.Done && on.View.S.Dec.Kind == rules.Commit:
		b.Label = Text.T(l, "commit")
		if c, power := s.picks.unpaid(); c != 0 && s.warned != on.View.S.Dec.ID { // the first press warns
			id := on.View.S.Dec.ID
			b.Tap = func(env *ui.Env) {
				s.warned = id
				ui.Play(env, "error", 0.6, 0)
				on.Surface.Toast(Text.T(on.Lang, "commit.void", on.CardName(on.View.S.Card(c).Def), power, s.game.Cost(&on.View.S, c)), true)
				on.Surface.Invalidate()
			}
		}
	case o.Verb == rules.Number && on.Prompting(ztm.PromptHours):
		h := (int(s.shown.hour) + int(o.N)) % ztm.Hours
		b.Label, b.Name, b.Colour = lang.Signed(int(o.N)), Text.T(l, "hours.to", o.N, phrases.Hour(h, l)+" "+phrases.Time(h).In(l)), dayCol
		if ztm.IsNight(h) {
			b.Colour = nightCol
		}
	}
}

// buttons adds the button that exchanges the two set cards, or that takes back
// the one that was tapped.
func (s *questions) buttons(usual []ask.Choice) []ask.Choice {
	on := s.on
	if c := s.picks.raised(); c != 0 {
		return append([]ask.Choice{{ID: "take-back", Button: ui.Button{Label: on.T("take.back"), Name: on.T("node.plain", on.CardName(on.View.S.Card(c).Def), on.T("act.back")), Icon: ui.IconHand, Tap: func(env *ui.Env) { s.picks.takeBack(env, c) }}}}, usual...)
	}
	if on.Prompting(ztm.PromptMulligan) && len(on.Picks()) == 0 { // it takes all for the redraw, and the next press does it
		return append(usual, ask.Choice{ID: "redraw-all", Button: ui.Button{Label: on.T("mulligan.all"), Icon: ui.IconSwap, Kind: ui.ButtonPrimary, Tap: func(env *ui.Env) {
			for _, t := range on.Zone(ztm.Hand, on.Bottom) {
				on.Answer(env, rules.Option{Verb: rules.Pick, Card: t.ID})
			}
		}}})
	}
	if p := on.Picks(); len(p) != 2 || !on.Prompting(ztm.PromptSet) || s.picks.isArea(p[0]) || s.picks.isArea(p[1]) {
		return usual
	}
	return append([]ask.Choice{{ID: "swap", Button: ui.Button{Name: Text.T(on.Lang, "swap.ab"), Icon: ui.IconSwap, Tap: func(env *ui.Env) {
		on.Answer(env, rules.Option{Verb: rules.Swap})
		ui.Play(env, "card-place", 0.5, 0)
	}}}}, usual...)
}

// idle returns what is shown while nothing is asked.
func (s *questions) idle(l lang.Lang) ask.Question {
	return s.on.Ask(l, s.stepKey())
}

// question returns the present question: the clause that asks, or the rules' reason.
func (s *questions) question(l lang.Lang) (q ask.Question) {
	on := s.on
	st := &on.View.S
	d := &st.Dec
	p := on.Audience
	question := func(key string, args ...any) ask.Question { return on.Ask(l, key, args...) }
	effect := func(key string, args ...any) ask.Question {
		return ask.Question{Text: Text.T(l, key, args...), Why: s.game.Clause(st, l)}
	}
	switch d.Prompt {
	case ztm.PromptMulligan:
		return question("ask.mulligan")
	case ztm.PromptPlace:
		q := question("ask.place")
		if !s.game.HasZeroCost(st, p) {
			q.Why = Text.T(l, "ask.place.low")
		}
		q.Then = s.consequences(l)
		return q
	case ztm.PromptSet:
		defer func() {
			if q.Then != nil {
				return
			}
			forced := s.forced()
			if forced && s.lay.Small { // no room for both
				q.Why = Text.T(l, "why.forced")
				return
			}
			if q.Then = s.tale.Rows(&on.Show, l, s.lay.Small, s.lay.Small || s.lay.Tall, s.lay.Prompt.W-40*on.Unit()); forced {
				q.Why = Text.T(l, "why.forced")
				if q.Then != nil {
					q.Then = append(q.Then, ui.Run{Text: "\n" + q.Why, Colour: on.Surface.Theme().Warm})
				}
			}
			if q.Then != nil && s.lay.Small { // instead of the question
				q.Then = slices.Insert(q.Then, 0, ui.Run{Text: q.Text + "\n", Face: ui.Bold, Colour: on.Surface.Theme().Text})
			}
		}()
		lo, hi := on.Least(), on.Most()
		won := st.Seats[p][ztm.Winner] != 0
		q = ask.Question{Text: Text.T(l, "ask.setn", lo, hi), Then: s.consequences(l)}
		switch {
		case hi == 1 && lo == 1:
			q.Text = Text.T(l, "ask.set1")
		case lo == 1 && hi == 2:
			q.Text = Text.T(l, "ask.set12")
		}
		switch {
		case won && hi == 1:
			q.Why = Text.T(l, "why.won")
		case !won && hi == 2:
			q.Why = Text.T(l, "why.lost")
		default:
			q.Why = Text.T(l, "why.effect")
		}
		return q
	case ztm.PromptOrder:
		return question("ask.order")
	case ztm.PromptMay:
		return effect("ask.may", on.Named(on.Source(), l))
	case ztm.PromptHours:
		return effect("ask.hours")
	case ztm.PromptName:
		return question("ask.name")
	case ztm.PromptDrain:
		return effect("ask.drain", d.Arg2)
	case ztm.PromptEnchant:
		return effect("ask.enchant")
	case ztm.PromptCards:
		if d.Kind == rules.ChooseNumber {
			return effect("ask.number")
		}
	}
	return ask.Question{Text: on.CardsAsked(l), Why: s.game.Clause(st, l)}
}

// forced reports whether the only card that must be set replaces the fighter,
// whichever it is.
func (s *questions) forced() bool {
	on := s.on
	hand := on.Zone(ztm.Hand, on.Bottom)
	return on.Most() == 1 && on.Least() == 1 && len(hand) > 0 && s.game.Fighter(&on.View.S, on.Bottom) != 0 &&
		!slices.ContainsFunc(hand, func(t present.Token) bool { return !s.picks.isCharacter(t.ID) })
}

// second returns what is said of the picked Character that leaves unfought: it becomes
// Power or, without stars, is lost for nothing.
func (s *questions) second(o *outlook, l lang.Lang) ui.Run {
	on := s.on
	for _, c := range on.Picks() {
		if c != o.first && s.picks.isCharacter(c) && on.Cards.Attr(on.View.S.Card(c).Def, ztm.AIcons) > 0 {
			return ui.Run{Text: Text.T(l, "con.second"), Colour: on.Surface.Theme().Warm, Whole: true}
		}
	}
	return ui.Run{Text: Text.T(l, "con.gone"), Colour: on.Surface.Theme().Danger.Lighten(0.25), Whole: true}
}

// consequences returns the picked cards' effects as a line of icons and numbers.
func (s *questions) consequences(l lang.Lang) []ui.Run {
	on := s.on
	if len(on.Picks()) == 0 {
		return nil
	}
	th := on.Surface.Theme()
	o := s.picks.outlook(on.Picks()...)
	h := (int(s.shown.hour) + o.hours) % ztm.Hours
	tcol := dayCol
	if ztm.IsNight(h) {
		tcol = nightCol
	}
	space := ui.Run{Text: "\u3000"}
	runs := []ui.Run{{Icon: ui.IconClock, Colour: clockCol}, {Text: Text.T(l, "con.hours", o.hours) + " → ", Colour: clockCol.Lighten(0.4)},
		{Text: phrases.Hour(h, l) + l.Pick("・", ", ") + phrases.Time(h).In(l), Face: ui.Bold, Colour: tcol.Lighten(0.3)}}
	switch tips := s.picks.tips(o.hours); {
	case s.lay.Small && tips: // what may be wrong is said in every window
		runs = append(runs, ui.Run{Text: " " + Text.T(l, "con.tips.short", phrases.Time((h+ztm.Hours/2)%ztm.Hours).In(l)), Colour: th.Warm})
	case !s.lay.Small:
		key, col := "con.sure", th.TextSoft
		if tips {
			key, col = "con.tips", th.Warm
		}
		runs = append(runs, ui.Run{Text: " " + Text.T(l, key, s.picks.foeHours(), phrases.Time((h+ztm.Hours/2)%ztm.Hours).In(l)), Colour: col, Whole: !s.lay.Tall})
	}
	line := ui.Run{Text: "\n"}
	if s.lay.Small {
		line = space
	}
	if o.power != o.was { // the fighter's numbers and its Power get a line of their own
		runs = append(runs, line, ui.Run{Icon: ui.IconStar, Colour: powerCol}, ui.Run{Text: Text.T(l, "con.charge", o.was, o.power), Face: ui.Bold, Colour: powerCol.Lighten(0.3)})
	}
	if old, stars := s.picks.replaced(); old != 0 && stars == 0 && !s.lay.Small {
		runs = append(runs, ui.Run{Text: "\n"}, ui.Run{Icon: ui.IconAbyss, Colour: abyssCol}, ui.Run{Text: Text.T(l, "con.leaves", on.Cards.Name(on.View.S.Card(old).Def, l)), Face: ui.Bold, Colour: abyssCol.Lighten(0.5)})
	}
	night, day, told := s.picks.promise()
	var decides []ui.Run
	switch {
	case o.short && night.Hi == 0 && day.Hi == 0:
		decides = []ui.Run{{Text: Text.T(l, "con.short", o.power, o.cost), Face: ui.Bold, Colour: th.Danger.Lighten(0.25)}}
	case told && !(s.lay.Wide() && on.Prompting(ztm.PromptSet)): // where it does not stand at the fighter
		decides = []ui.Run{{Icon: ui.IconMoon, Colour: nightCol, Name: Text.T(l, "isnight"), Whole: true}, {Text: s.span(night, l) + "\u00a0", Face: ui.Bold, Colour: nightCol.Lighten(0.4), Whole: true}, // on one line
			{Icon: ui.IconSun, Colour: dayCol, Name: Text.T(l, "isday"), Whole: true}, {Text: s.span(day, l), Face: ui.Bold, Colour: dayCol.Lighten(0.4)}}
	}
	switch {
	case decides == nil:
	case s.lay.Small: // seen without scrolling
		runs = slices.Concat(decides, []ui.Run{space}, runs)
	default:
		runs = slices.Concat(runs, []ui.Run{space}, decides)
	}
	if o.second {
		runs = append(runs, space, s.second(&o, l))
	}
	for _, c := range on.Picks() {
		if text := s.vain(c, o.power, &night, &day, l); text != "" {
			runs = append(runs, space, ui.Run{Text: text, Face: ui.Bold, Colour: th.Danger.Lighten(0.25)})
		}
	}
	if (s.lay.Small || s.lay.Tall) && !s.lay.Tiny { // the face is too small for its text
		if c := s.picks.counting(&o); c != 0 {
			def := on.View.S.Card(c).Def
			if text := strings.Join(on.Cards.Lib.Digest(def, l), " "); text != "" {
				runs = append(runs, ui.Run{Text: "\n" + Text.T(l, "con.text", on.Cards.Name(def, l)) + l.Pick("", "\u00a0"), Face: ui.Bold, Colour: on.Cards.ColourOf(def).Lighten(0.45)}, ui.Run{Text: text, Colour: th.Text})
			}
		}
	}
	return runs
}

// vain says that a picked Enchant does nothing for want of Power: by night, by day or by
// both, as the forecast has it; "": it works.
func (s *questions) vain(c rules.CardID, power int, night, day *ahead.Span, l lang.Lang) string {
	n, d := s.picks.vain(c, power, night, day)
	args := []any{s.on.Cards.Name(s.on.View.S.Card(c).Def, l), power, s.game.Cost(&s.on.View.S, c), Text.T(l, "by.night"), Text.T(l, "by.day")}
	switch {
	case n && d:
		return Text.T(l, "con.void", args...)
	case d:
		args[3], args[4] = args[4], args[3]
		fallthrough
	case n:
		return Text.T(l, "con.void.one", args...)
	}
	return ""
}

// span returns an attack in words: both numbers, where effects decide between them.
func (s *questions) span(a ahead.Span, l lang.Lang) string {
	switch {
	case a.Lo == a.Hi:
		return strconv.Itoa(a.Lo)
	case s.lay.Small:
		return Text.T(l, "con.span.short", a.Lo, a.Hi)
	}
	return Text.T(l, "con.span", a.Lo, a.Hi)
}

// hourButton declares a number of hours with the resulting hour.
func (s *questions) hourButton(sf *ui.Surface, o rules.Option, r ui.Rect, ch ask.Choice) bool {
	if o.Verb != rules.Number || !s.on.Prompting(ztm.PromptHours) {
		return false
	}
	n, b := int(o.N), ch.Button
	h := (int(s.shown.hour) + n) % ztm.Hours
	sf.Add(ui.Element{ID: ch.ID, Rect: r, Role: ui.RoleButton, Label: b.Name, Tip: b.Name, Tap: b.Tap, Draw: func(c *ui.Canvas, st ui.State) {
		roof.HourButton(c, r, st, b.Colour, n, h)
	}})
	return true
}
