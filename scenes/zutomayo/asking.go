package zutomayo

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// asking returns how this game's questions are shown.
func (s *Scene) asking() ask.Asking {
	a := ask.Asking{
		Rules: s.game, Ground: [2]ui.Colour{ui.Hex(0x2a1f66), ui.Hex(0x150f3c)},
		Question: s.question, Idle: s.idle, Button: s.button, Buttons: s.buttons, Draw: s.hourButton,
		Lies: func(c rules.CardID) bool { return s.View.S.Card(c).Zone == rules.ZoneOf(ztm.Hand, s.Bottom) },
		Item: s.waiting, Alike: s.alike, Commute: ztm.Commute,
		Facts:   func(c rules.CardID) string { return s.Cards.NumbersOf(s.View.S.Card(c).Def, s.Lang) },
		Figures: s.figures, Pool: len(s.game.Lib.Defs) - 1,
		Icon: func(def rules.DefID) ui.Icon { return elementIcons[s.Cards.Attr(def, ztm.AElement)] },
	}
	for i := 1; i <= 5; i++ {
		v := ztm.Elements.Values[i%5]
		a.Tabs = append(a.Tabs, ask.Tab{Icon: elementIcons[i%5], Col: elementColours[i%5], Name: lang.Phrase{JA: v.JA, EN: v.EN},
			Has: func(def rules.DefID) bool { return s.Cards.Attr(def, ztm.AElement) == i%5 }})
	}
	return a
}

// figures returns what an effect may change, as both players see it.
func (s *Scene) figures(st *rules.State, l lang.Lang) []ask.Figure {
	return s.FiguresOf(l, func(p rules.Seat, add func(name string, v int)) {
		add("HP", int(st.Seats[p][ztm.HP]))
		add(Text.T(l, "power"), int(st.Seats[p][ztm.Power]))
		add(Text.T(l, "attack"), s.game.Attack(st, p))
		add(Text.T(l, "zone.hand"), len(st.Zone(rules.ZoneOf(ztm.Hand, p))))
	})
}

// waiting returns the design of a waiting effect, and why it will do nothing if that is known.
func (s *Scene) waiting(o rules.Option) (def rules.DefID, note string) {
	st := &s.View.S
	def = s.game.WaitingDesign(st, o)
	power := int(st.Seats[s.Audience][ztm.Power])
	if c := o.Card; c != 0 && st.Step == ztm.StepEffects && st.Card(c).Def == def && power < s.game.Cost(st, c) {
		note = Text.T(s.Lang, "short.n", power, s.game.Cost(st, c))
	}
	return def, note
}

// alike reports whether two waiting effects are the same: of copies of a card,
// or one ability triggered twice.
func (s *Scene) alike(a, b rules.Option) bool {
	st := &s.View.S
	if s.game.WaitingDesign(st, a) != s.game.WaitingDesign(st, b) || a.N >= rules.MaxTriggers || b.N >= rules.MaxTriggers {
		return false
	}
	return a.N == b.N || st.Triggers[a.N].Ability == st.Triggers[b.N].Ability
}

// button renames answers that this game calls differently.
func (s *Scene) button(o rules.Option, c *ask.Choice) {
	l, b := s.Lang, &c.Button
	n := len(s.Picks())
	switch {
	case o.Verb == rules.Name:
		b.Label = s.Cards.FullName(rules.DefID(o.N), l)
	case o.Verb == rules.Done && s.View.S.Dec.Prompt == ztm.PromptMulligan && n == 0:
		b.Label, b.Kind, b.Icon = Text.T(l, "mulligan.keep"), ui.ButtonPrimary, ui.IconCheck
	case o.Verb == rules.Done && s.View.S.Dec.Prompt == ztm.PromptMulligan:
		b.Label, b.Icon = Text.T(l, "mulligan.do", n), ui.IconSwap
	case o.Verb == rules.Done && s.View.S.Dec.Kind == rules.Commit:
		b.Label = Text.T(l, "commit")
		if c, power := unpaid(s); c != 0 && s.warned != s.View.S.Dec.ID { // the first press warns
			id := s.View.S.Dec.ID
			b.Tap = func(env *ui.Env) {
				s.warned = id
				ui.Play(env, "error", 0.6, 0)
				s.Surface.Toast(Text.T(s.Lang, "commit.void", s.CardName(s.View.S.Card(c).Def), power, s.game.Cost(&s.View.S, c)), true)
				s.Surface.Invalidate()
			}
		}
	case o.Verb == rules.Number && s.Prompting(ztm.PromptHours):
		h := (int(s.shown.hour) + int(o.N)) % ztm.Hours
		b.Label, b.Name, b.Colour = lang.Signed(int(o.N)), Text.T(l, "hours.to", o.N, hourName(h, l)+" "+timePhrase(h).In(l)), dayCol
		if isNight(h) {
			b.Colour = nightCol
		}
	}
}

// unpaid returns an Enchant among the picked cards that its player cannot pay for, and the Power there will be.
func unpaid(s *Scene) (c rules.CardID, power int) {
	if !s.Prompting(ztm.PromptSet) {
		return 0, 0
	}
	o := s.outlook(s.Picks()...)
	for _, c := range s.Picks() {
		if !s.isCharacter(c) && o.power < s.game.Cost(&s.View.S, c) {
			return c, o.power
		}
	}
	return 0, 0
}

// buttons adds the button that exchanges the two set cards, or that takes back
// the one that was tapped.
func (s *Scene) buttons(usual []ask.Choice) []ask.Choice {
	if c := lifted(s); c != 0 {
		return append([]ask.Choice{{ID: "take-back", Button: ui.Button{Label: s.T("take.back"), Name: s.T("node.plain", s.CardName(s.View.S.Card(c).Def), s.T("act.back")), Icon: ui.IconHand, Tap: func(env *ui.Env) { takeBack(s, env, c) }}}}, usual...)
	}
	if p := s.Picks(); len(p) != 2 || !s.Prompting(ztm.PromptSet) || s.isArea(p[0]) || s.isArea(p[1]) {
		return usual
	}
	return append([]ask.Choice{{ID: "swap", Button: ui.Button{Name: Text.T(s.Lang, "swap.ab"), Icon: ui.IconSwap, Tap: func(env *ui.Env) {
		s.Answer(env, rules.Option{Verb: rules.Swap})
		ui.Play(env, "card-place", 0.5, 0)
	}}}}, usual...)
}

// committed reports whether the audience has committed and waits.
func (s *Scene) committed() bool {
	if s.Audience < 0 || s.View.S.Dec.Kind != rules.Commit {
		return false
	}
	d := &s.View.S.Dec
	return d.Asked&s.Audience.Mask() != 0 && d.Open&s.Audience.Mask() == 0 && d.Prompt != ztm.PromptMulligan
}

// slotOf returns the zone for a picked card.
func (s *Scene) slotOf(id rules.CardID) uint8 {
	if s.View.S.Dec.Prompt == ztm.PromptPlace {
		return ztm.BattleField
	}
	if i := slices.Index(s.Picks(), id); i >= 0 {
		return s.game.PickedSlot(&s.View.S, s.Audience, i)
	}
	return ztm.SetA
}

// pickedFor returns the card picked for a zone of a side while it is still in the hand, or 0.
func (s *Scene) pickedFor(sd int, kind uint8) rules.CardID {
	if sd != 0 || s.View.S.Dec.Kind != rules.Commit || s.View.S.Dec.Prompt == ztm.PromptMulligan {
		return 0
	}
	for _, c := range s.Picks() {
		if s.slotOf(c) == kind && slices.ContainsFunc(s.Zone(ztm.Hand, s.Bottom), func(t present.Token) bool { return t.ID == c }) {
			return c
		}
	}
	return 0
}

func (s *Scene) isArea(id rules.CardID) bool {
	return s.Cards.Attr(s.View.S.Card(id).Def, ztm.AType) == ztm.AreaEnchant
}

func (s *Scene) isCharacter(id rules.CardID) bool {
	return s.Cards.Attr(s.View.S.Card(id).Def, ztm.AType) == ztm.Character
}

// takes lets a slot take cards of the hand that the question allows there, or
// instead of the one there.
func (s *Scene) takes(sl *board.Slot, kind uint8) {
	field := kind == ztm.BattleField && s.Prompting(ztm.PromptSet) // a Character gets there by way of A or B
	s.Takes(sl, func(c rules.CardID) []rules.Option { return []rules.Option{{Verb: rules.Pick, Card: c}} },
		func(c rules.CardID) string {
			old := s.pickedFor(0, kind)
			if field {
				old = s.pickedFor(0, s.wayToField())
			}
			switch {
			case kind == ztm.BattleField && s.Prompting(ztm.PromptSet) && !s.isCharacter(c):
				return Text.T(s.Lang, "field.later")
			case kind == ztm.BattleField && !s.isCharacter(c):
				return Text.T(s.Lang, "only.char")
			case kind == ztm.AreaNew && !s.isArea(c):
				return Text.T(s.Lang, "only.area")
			case (kind == ztm.SetA || kind == ztm.SetB) && s.isArea(c):
				return Text.T(s.Lang, "not.area")
			case !s.Picked(c) && !s.Legal(rules.Option{Verb: rules.Pick, Card: c}) && s.Replaces(c) == 0 && !s.CanReplace(old, c):
				return s.Why(rules.Option{Verb: rules.Pick, Card: c})
			}
			return ""
		},
		func(env *ui.Env, o rules.Option) {
			to := kind
			if field {
				to = s.wayToField()
				s.Surface.Toast(s.T("field.by", s.T(map[uint8]string{ztm.SetA: "zone.a", ztm.SetB: "zone.b"}[to])), false)
			}
			s.set(env, o.Card, to)
		})
}

// wayToField returns the slot for a Character that its player takes straight to the field.
func (s *Scene) wayToField() uint8 {
	if s.pickedFor(0, ztm.SetA) != 0 && s.pickedFor(0, ztm.SetB) == 0 && s.Most() > 1 {
		return ztm.SetB
	}
	return ztm.SetA
}

// set puts a card of the hand into a slot.
func (s *Scene) set(env *ui.Env, c rules.CardID, kind uint8) {
	old := s.pickedFor(0, kind)
	switch {
	case s.Picked(c):
	case !s.Legal(rules.Option{Verb: rules.Pick, Card: c}) && s.CanReplace(old, c):
		if s.Session.Answer(rules.Option{Verb: rules.Unpick, Card: old}) != nil || !s.Answer(env, rules.Option{Verb: rules.Pick, Card: c}) {
			return
		}
	case !s.Pick(env, c):
		return
	}
	s.View = s.Session.View()
	if p := s.Picks(); len(p) == 2 && s.slotOf(c) != kind && kind != ztm.AreaNew && !s.isArea(p[0]) && !s.isArea(p[1]) {
		s.Answer(env, rules.Option{Verb: rules.Swap})
	}
}

// outlook is what the picked cards will do, before anybody's effects.
type outlook struct {
	hours      int
	power, was int
	night, day int
	fighter    rules.DefID
	first      rules.CardID // the picked Character that takes the field
	short      bool
	cost       int
	second     bool // the Character in B is discarded
}

// outlook computes the consequences of picked cards (ZTM-4.3, 5.14, 8.10, 8.11).
func (s *Scene) outlook(picks ...rules.CardID) (o outlook) {
	p := s.Bottom
	st := &s.View.S
	o.was = int(st.Seats[p][ztm.Power])
	o.power = o.was
	icons := func(c rules.CardID) int { return s.Cards.Attr(st.Card(c).Def, ztm.AIcons) }
	old := s.game.Fighter(st, p)
	for _, c := range picks {
		o.hours += s.game.HoursOf(st, c)
		switch {
		case s.isArea(c):
			if a := st.Top(rules.ZoneOf(ztm.Area, p)); a != 0 {
				o.power += icons(a)
			}
		case s.isCharacter(c) && o.first == 0:
			o.first = c
			if old != 0 && st.Dec.Prompt == ztm.PromptSet {
				o.power += icons(old)
			}
		case s.isCharacter(c):
			o.second = true
			o.power += icons(c)
		}
	}
	f := cmp.Or(o.first, old)
	if f == 0 {
		return
	}
	o.fighter = st.Card(f).Def
	o.cost = s.game.Cost(st, f)
	o.short = o.power < o.cost
	o.night, o.day = s.Cards.Attr(o.fighter, ztm.ANight), s.Cards.Attr(o.fighter, ztm.ADay)
	return
}

// never is more Power than any card costs.
const never = 1 << 10

// mostPower returns the Power that a card of the hand can have to pay for it:
// with what is picked, or with one more card whose arrival makes room.
func (s *Scene) mostPower(c rules.CardID) int {
	picks := slices.Concat(s.Picks(), []rules.CardID{c})
	o := s.outlook(picks...)
	if o.second && s.isCharacter(c) && c != o.first {
		return never // it leaves unpaid
	}
	most := o.power
	if len(picks) >= s.Most() {
		return most
	}
	for _, t := range s.Zone(ztm.Hand, s.Bottom) {
		if slices.Contains(picks, t.ID) || s.isArea(t.ID) && slices.ContainsFunc(picks, s.isArea) {
			continue
		}
		if q := s.outlook(append(slices.Clone(picks), t.ID)...); q.first == c || !s.isCharacter(c) {
			most = max(most, q.power)
		}
	}
	return most
}

// pointed returns the card of the hand under the pointer or the focus that may be set, 0 for none.
func (s *Scene) pointed() rules.CardID {
	if s.committed() {
		return 0
	}
	for _, id := range [...]string{s.Surface.Hovered(), s.Surface.Focused()} {
		if n, ok := strings.CutPrefix(id, "hand-"); ok {
			c, _ := strconv.Atoi(n)
			if o := (rules.Option{Verb: rules.Pick, Card: rules.CardID(c)}); !s.Picked(o.Card) && s.Legal(o) {
				return o.Card
			}
		}
	}
	return 0
}

// preview returns where the known cards would put the medal, beyond 18 after a full turn.
func (s *Scene) preview() (to float64, ok bool) {
	if s.Busy() || !s.Fresh {
		return 0, false
	}
	switch {
	case s.Prompting(ztm.PromptHours):
		return s.shown.hour + float64(s.hours), true
	case s.Prompting(ztm.PromptSet), s.Prompting(ztm.PromptPlace), s.committed():
		picks := s.Picks()
		if c := s.pointed(); c != 0 {
			picks = slices.Concat(picks, []rules.CardID{c})
		}
		if len(picks) == 0 {
			return 0, false
		}
		return s.shown.hour + float64(s.outlook(picks...).hours), true
	}
	return 0, false
}

// idle returns what is shown while nothing is asked.
func (s *Scene) idle(l lang.Lang) ask.Question {
	return s.Ask(l, s.stepKey())
}

// question returns the present question: the clause that asks, or the rules' reason.
func (s *Scene) question(l lang.Lang) (q ask.Question) {
	st := &s.View.S
	d := &st.Dec
	p := s.Audience
	question := func(key string, args ...any) ask.Question { return s.Ask(l, key, args...) }
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
		defer func() { q.Why = words.Sentences(l, s.tale.told(s, l), q.Why) }()
		lo, hi := s.Least(), s.Most()
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
		return effect("ask.may", s.Named(s.Source(), l))
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
	return ask.Question{Text: s.CardsAsked(l), Why: s.game.Clause(st, l)}
}

// consequences returns the picked cards' effects as a line of icons and numbers.
func (s *Scene) consequences(l lang.Lang) []ui.Run {
	if len(s.Picks()) == 0 {
		return nil
	}
	th := s.Surface.Theme()
	o := s.outlook(s.Picks()...)
	h := (int(s.shown.hour) + o.hours) % ztm.Hours
	tcol := dayCol
	if isNight(h) {
		tcol = nightCol
	}
	space := ui.Run{Text: "\u3000"}
	runs := []ui.Run{{Icon: ui.IconClock, Colour: clockCol}, {Text: Text.T(l, "con.hours", o.hours) + " → ", Colour: clockCol.Lighten(0.4)},
		{Text: hourName(h, l) + l.Pick("・", ", ") + timePhrase(h).In(l), Face: ui.Bold, Colour: tcol.Lighten(0.3)}}
	if !s.lay.Small {
		key, col := "con.sure", th.TextSoft
		if tips(s, o.hours) {
			key, col = "con.tips", th.Warm
		}
		runs = append(runs, ui.Run{Text: " " + Text.T(l, key, foeHours(s)), Colour: col})
	}
	if o.power != o.was { // the fighter's numbers and its Power get a line of their own
		runs = append(runs, ui.Run{Text: "\n"}, ui.Run{Icon: ui.IconStar, Colour: powerCol}, ui.Run{Text: Text.T(l, "con.charge", o.was, o.power), Face: ui.Bold, Colour: powerCol.Lighten(0.3)})
	}
	night, day := s.ahead(s.Picks())
	if !night.Seen && !o.short {
		night.Add(o.night)
	}
	if !day.Seen && !o.short {
		day.Add(o.day)
	}
	switch {
	case o.short && night.Hi == 0 && day.Hi == 0:
		runs = append(runs, space, ui.Run{Text: Text.T(l, "con.short", o.power, o.cost), Face: ui.Bold, Colour: th.Danger.Lighten(0.25)})
	case o.fighter != 0:
		runs = append(runs, space, ui.Run{Icon: ui.IconMoon, Colour: nightCol, Name: Text.T(l, "isnight"), Whole: true}, ui.Run{Text: night.Text() + "\u00a0", Face: ui.Bold, Colour: nightCol.Lighten(0.4), Whole: true}, // on one line
			ui.Run{Icon: ui.IconSun, Colour: dayCol, Name: Text.T(l, "isday"), Whole: true}, ui.Run{Text: day.Text(), Face: ui.Bold, Colour: dayCol.Lighten(0.4)})
	}
	if o.second {
		runs = append(runs, space, ui.Run{Text: Text.T(l, "con.second"), Colour: th.Warm})
	}
	for _, c := range s.Picks() {
		if cost := s.game.Cost(&s.View.S, c); !s.isCharacter(c) && o.power < cost {
			runs = append(runs, space, ui.Run{Text: Text.T(l, "con.void", s.Cards.Name(s.View.S.Card(c).Def, l), o.power, cost), Face: ui.Bold, Colour: th.Danger.Lighten(0.25)})
		}
	}
	if (s.lay.Small || s.lay.Tall) && !s.lay.tiny { // the face is too small for its text
		if c := counting(s, &o); c != 0 {
			def := s.View.S.Card(c).Def
			if text := strings.Join(s.Cards.Lib.Digest(def, l), " "); text != "" {
				runs = append(runs, ui.Run{Text: "\n" + Text.T(l, "con.text", s.Cards.Name(def, l)) + l.Pick("", "\u00a0"), Face: ui.Bold, Colour: s.Cards.ColourOf(def).Lighten(0.45)}, ui.Run{Text: text, Colour: th.Text})
			}
		}
	}
	return runs
}

// counting returns the card picked last whose text can count in this turn, 0 if
// none can: a second Character leaves, and nothing short of Power does anything.
func counting(s *Scene, o *outlook) (last rules.CardID) {
	for _, c := range s.Picks() {
		if o.power >= s.game.Cost(&s.View.S, c) && !(s.isCharacter(c) && c != o.first) {
			last = c
		}
	}
	return last
}

// hourButton declares a number of hours with the resulting hour.
func (s *Scene) hourButton(sf *ui.Surface, o rules.Option, r ui.Rect, ch ask.Choice) bool {
	if o.Verb != rules.Number || !s.Prompting(ztm.PromptHours) {
		return false
	}
	n, b := int(o.N), ch.Button
	h := (int(s.shown.hour) + n) % ztm.Hours
	sf.Add(ui.Element{ID: ch.ID, Rect: r, Role: ui.RoleButton, Label: b.Name, Tip: b.Name, Tap: b.Tap, Draw: func(c *ui.Canvas, st ui.State) {
		u := c.Px(1)
		rad := math.Min(12*u, r.H*0.25)
		q := r
		if st.Pressed {
			q = r.Inset(1.5 * u)
		}
		if st.Hover || st.Focused {
			c.Glow(q, rad, 16*u, b.Colour.Alpha(0.4))
		}
		c.Gradient(q, rad, b.Colour.Mix(c.Theme.Ground, 0.62), b.Colour.Mix(c.Theme.Ground, 0.80))
		c.Stroke(q, rad, 1.5*u, b.Colour.Alpha(0.9))
		top, low := q.CutTop(q.H*0.55, 0)
		c.Text("+"+strconv.Itoa(n), top, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(18), top.H*0.86), Align: ui.Middle, Tabular: true})
		fs := math.Max(12*c.Env.Scale, math.Min(c.Font(13), low.H*0.7))
		text := strconv.Itoa(h)
		w := ui.Measure(text, ui.Bold, fs) + fs*1.2
		x := low.X + (low.W-w)/2
		ic := ui.IconSun
		if isNight(h) {
			ic = ui.IconMoon
		}
		c.Icon(ic, ui.Rect{X: x, Y: low.Y + (low.H-fs*1.1)/2 - u, W: fs * 1.1, H: fs * 1.1}, b.Colour)
		c.Text(text, ui.Rect{X: x + fs*1.2, Y: low.Y - u, W: w - fs*1.1 + 2*u, H: low.H}, ui.TextStyle{Face: ui.Bold, Size: fs, Tabular: true, Colour: b.Colour.Lighten(0.4)})
	}})
	return true
}
