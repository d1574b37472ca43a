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
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/ahead"
	"godeck/scenes/zutomayo/chorus"
	"godeck/scenes/zutomayo/phrases"
)

// picks is what the audience is about to do: the cards picked for the slots, what
// is pointed at, and what that leads to.
type picks struct {
	desk
	ghostT   float64      // progress of the preview of the hour
	lifted   rules.CardID // set card that was tapped
	hours    int          // pointed at in the question for hours
	foreseen forecast     // of the cards picked last
	read     chorus.Strip // the card under a finger, where faces are too small for their text
	held     rules.DefID  // its design; 0: none
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

// never is more Power than any card costs.
const never = 1 << 10

// forecast is what the picked cards lead to.
type forecast struct {
	decision   uint32
	picks      []rules.CardID
	night, day ahead.Span

	paidAt   uint32
	paidWith []rules.CardID
	paid     map[rules.CardID][2]bool // see comes
}

// ambient moves the preview of the hour.
func (s *picks) ambient(env *ui.Env) bool {
	s.tryHours()
	reads := s.reads()
	to, ok := s.preview()
	if !ok {
		to = s.shown.hour
	}
	d := to - s.ghostT
	if math.Abs(d) < 0.01 {
		if s.ghostT != to {
			s.ghostT = to
			return true
		}
		return reads
	}
	if env.Settings.ReducedMotion || env.Settings.Speed == ui.SpeedOff || math.Abs(d) > 18 {
		s.ghostT = to
	} else {
		s.ghostT += d * 0.16
	}
	return true
}

// reads finds the card of the hand that is under a finger, on phones, and reports
// whether that is another one than before.
func (s *picks) reads() bool {
	on, def := s.on, rules.DefID(0)
	if s.lay.Tall || s.lay.Small {
		for _, t := range on.Zone(ztm.Hand, on.Bottom) {
			if t.Def != 0 && (on.Board.Pulled() == t.Board() || on.Surface.Down() == "hand-"+strconv.Itoa(int(t.ID))) {
				def = t.Def
			}
		}
	}
	if def == s.held {
		return false
	}
	if s.held = def; def != 0 {
		text := on.Cards.NumbersOf(def, on.Lang)
		if rules := strings.Join(on.Cards.Lib.Digest(def, on.Lang), " "); rules != "" {
			text += "\n" + rules
		}
		s.read = chorus.Strip{Face: on.Cards.Of(def, on.Lang), Text: text}
	}
	on.Surface.Redraw()
	return true
}

// drawRead draws the card under a finger with its text, over the question.
func (s *picks) drawRead(c *ui.Canvas) {
	if s.held != 0 && s.on.Banner() == "" {
		r := s.lay.Prompt
		r.H = math.Min(r.H, [...]float64{78, 112}[rules.Truth(s.lay.Low)]*c.Px(1))
		if s.lay.Tiny { // it needs more room than a question
			r.Y, r.H = s.lay.Hand[0].Y-62*c.Px(1), 58*c.Px(1)
		}
		s.read.Draw(c, &s.on.Base, r, 1)
	}
}

// tryHours sets the number of hours under the pointer or the focus.
func (s *picks) tryHours() {
	n := 0
	if s.on.Prompting(ztm.PromptHours) {
		for _, id := range [...]string{s.on.Surface.Focused(), s.on.Surface.Hovered()} {
			if t, ok := strings.CutPrefix(id, "opt-number-"); ok {
				n, _ = strconv.Atoi(t)
			}
		}
	}
	s.hours = n
}

// awaits reports whether a card still in the hand may be put into a slot.
func (s *picks) awaits(sl *board.Slot) bool {
	return slices.ContainsFunc(s.on.Zone(ztm.Hand, s.on.Bottom), func(t present.Token) bool {
		if s.on.Picked(t.ID) {
			return false
		}
		_, ok := sl.Accept(t.Board())
		return ok
	})
}

// raised returns the set card that was tapped and may be taken back, 0 for none.
func (s *picks) raised() rules.CardID {
	if s.lifted == 0 || !s.on.Prompting(ztm.PromptSet) && !s.on.Prompting(ztm.PromptPlace) || !s.on.Picked(s.lifted) {
		return 0
	}
	return s.lifted
}

// takeBack returns a set card to the hand.
func (s *picks) takeBack(env *ui.Env, c rules.CardID) {
	s.lifted = 0
	s.on.Answer(env, rules.Option{Verb: rules.Unpick, Card: c})
	ui.Play(env, "card-place", 0.4, 0)
}

// vain reports whether a picked Enchant does nothing for want of Power by night and by day.
func (s *picks) vain(c rules.CardID, power int, night, day *ahead.Span) (n, d bool) {
	if s.isCharacter(c) || power >= s.game.Cost(&s.on.View.S, c) {
		return false, false
	}
	return ahead.Vain(c, night, day)
}

// unpaid returns an Enchant among the picked cards that its player cannot pay for whatever comes, and the Power there will be.
func (s *picks) unpaid() (c rules.CardID, power int) {
	if !s.on.Prompting(ztm.PromptSet) {
		return 0, 0
	}
	o := s.outlook(s.on.Picks()...)
	night, day := s.ahead(s.on.Picks())
	for _, c := range s.on.Picks() {
		if n, d := s.vain(c, o.power, &night, &day); n && d {
			return c, o.power
		}
	}
	return 0, 0
}

// committed reports whether the audience has committed and waits.
func (s *picks) committed() bool {
	on := s.on
	if on.Audience < 0 || on.View.S.Dec.Kind != rules.Commit {
		return false
	}
	d := &on.View.S.Dec
	return d.Asked&on.Audience.Mask() != 0 && d.Open&on.Audience.Mask() == 0 && d.Prompt != ztm.PromptMulligan
}

// slotOf returns the zone for a picked card.
func (s *picks) slotOf(id rules.CardID) uint8 {
	if s.on.View.S.Dec.Prompt == ztm.PromptPlace {
		return ztm.BattleField
	}
	if i := slices.Index(s.on.Picks(), id); i >= 0 {
		return s.game.PickedSlot(&s.on.View.S, s.on.Audience, i)
	}
	return ztm.SetA
}

// pickedFor returns the card picked for a zone of a side while it is still in the hand, or 0.
func (s *picks) pickedFor(sd int, kind uint8) rules.CardID {
	on := s.on
	if sd != 0 || on.View.S.Dec.Kind != rules.Commit || on.View.S.Dec.Prompt == ztm.PromptMulligan {
		return 0
	}
	for _, c := range on.Picks() {
		if s.slotOf(c) == kind && slices.ContainsFunc(on.Zone(ztm.Hand, on.Bottom), func(t present.Token) bool { return t.ID == c }) {
			return c
		}
	}
	return 0
}

func (s *picks) isArea(id rules.CardID) bool {
	return s.on.Cards.Attr(s.on.View.S.Card(id).Def, ztm.AType) == ztm.AreaEnchant
}

func (s *picks) isCharacter(id rules.CardID) bool {
	return s.on.Cards.Attr(s.on.View.S.Card(id).Def, ztm.AType) == ztm.Character
}

// takes lets a slot take cards of the hand that the question allows there, or
// instead of the one there.
func (s *picks) takes(sl *board.Slot, kind uint8) {
	on := s.on
	field := kind == ztm.BattleField && on.Prompting(ztm.PromptSet) // a Character gets there by way of A or B
	on.Takes(sl, func(c rules.CardID) []rules.Option { return []rules.Option{{Verb: rules.Pick, Card: c}} },
		func(c rules.CardID) string {
			old := s.pickedFor(0, kind)
			if field {
				old = s.pickedFor(0, s.wayToField())
			}
			switch {
			case kind == ztm.BattleField && on.Prompting(ztm.PromptSet) && !s.isCharacter(c):
				return Text.T(on.Lang, "field.later")
			case kind == ztm.BattleField && !s.isCharacter(c):
				return Text.T(on.Lang, "only.char")
			case kind == ztm.AreaNew && !s.isArea(c):
				return Text.T(on.Lang, "only.area")
			case (kind == ztm.SetA || kind == ztm.SetB) && s.isArea(c):
				return Text.T(on.Lang, "not.area")
			case !on.Picked(c) && !on.Legal(rules.Option{Verb: rules.Pick, Card: c}) && on.Replaces(c) == 0 && !on.CanReplace(old, c):
				return on.Why(rules.Option{Verb: rules.Pick, Card: c})
			}
			return ""
		},
		func(env *ui.Env, o rules.Option) {
			to := kind
			if field {
				to = s.wayToField()
				on.Surface.Toast(on.T("field.by", on.T(map[uint8]string{ztm.SetA: "zone.a", ztm.SetB: "zone.b"}[to])), false)
			}
			s.set(env, o.Card, to)
		})
}

// wayToField returns the slot for a Character that its player takes straight to the field.
func (s *picks) wayToField() uint8 {
	if s.pickedFor(0, ztm.SetA) != 0 && s.pickedFor(0, ztm.SetB) == 0 && s.on.Most() > 1 {
		return ztm.SetB
	}
	return ztm.SetA
}

// set puts a card of the hand into a slot.
func (s *picks) set(env *ui.Env, c rules.CardID, kind uint8) {
	on := s.on
	old := s.pickedFor(0, kind)
	switch {
	case on.Picked(c):
	case !on.Legal(rules.Option{Verb: rules.Pick, Card: c}) && on.CanReplace(old, c):
		if on.Session.Answer(rules.Option{Verb: rules.Unpick, Card: old}) != nil || !on.Answer(env, rules.Option{Verb: rules.Pick, Card: c}) {
			return
		}
	case !on.Pick(env, c):
		return
	}
	on.View = on.Session.View()
	if p := on.Picks(); len(p) == 2 && s.slotOf(c) != kind && kind != ztm.AreaNew && !s.isArea(p[0]) && !s.isArea(p[1]) {
		on.Answer(env, rules.Option{Verb: rules.Swap})
	}
}

// outlook computes the consequences of picked cards (ZTM-4.3, 5.14, 8.10, 8.11).
func (s *picks) outlook(picks ...rules.CardID) (o outlook) {
	on := s.on
	p := on.Bottom
	st := &on.View.S
	o.was = int(st.Seats[p][ztm.Power])
	o.power = o.was
	icons := func(c rules.CardID) int { return on.Cards.Attr(st.Card(c).Def, ztm.AIcons) }
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
	o.night, o.day = on.Cards.Attr(o.fighter, ztm.ANight), on.Cards.Attr(o.fighter, ztm.ADay)
	return
}

// replaced returns the fighter that makes room for a picked Character, and its
// power icons: without any it goes to the Abyss (ZTM-4.3).
func (s *picks) replaced() (old rules.CardID, stars int) {
	on := s.on
	if !on.Prompting(ztm.PromptSet) {
		return 0, 0
	}
	if old = s.game.Fighter(&on.View.S, on.Bottom); old == 0 || s.outlook(on.Picks()...).first == 0 {
		return 0, 0
	}
	return old, on.Cards.Attr(on.View.S.Card(old).Def, ztm.AIcons)
}

// mostPower returns the Power that a card of the hand can have to pay for it:
// with what is picked, or with one more card whose arrival makes room.
func (s *picks) mostPower(c rules.CardID) int {
	picks := slices.Concat(s.on.Picks(), []rules.CardID{c})
	o := s.outlook(picks...)
	if o.second && s.isCharacter(c) && c != o.first {
		return never // it leaves unpaid
	}
	most := o.power
	if len(picks) >= s.on.Most() {
		return most
	}
	for _, t := range s.on.Zone(ztm.Hand, s.on.Bottom) {
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
func (s *picks) pointed() rules.CardID {
	if s.committed() {
		return 0
	}
	for _, id := range [...]string{s.on.Surface.Hovered(), s.on.Surface.Focused()} {
		if n, ok := strings.CutPrefix(id, "hand-"); ok {
			c, _ := strconv.Atoi(n)
			if o := (rules.Option{Verb: rules.Pick, Card: rules.CardID(c)}); !s.on.Picked(o.Card) && s.on.Legal(o) {
				return o.Card
			}
		}
	}
	return 0
}

// preview returns where the known cards would put the medal, beyond 18 after a full turn.
func (s *picks) preview() (to float64, ok bool) {
	on := s.on
	if on.Busy() || !on.Fresh {
		return 0, false
	}
	switch {
	case on.Prompting(ztm.PromptHours):
		return s.shown.hour + float64(s.hours), true
	case on.Prompting(ztm.PromptSet), on.Prompting(ztm.PromptPlace), s.committed():
		picks := on.Picks()
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

// counting returns the card picked last whose text can count in this turn, 0 if
// none can: a second Character leaves, and nothing short of Power does anything.
func (s *picks) counting(o *outlook) (last rules.CardID) {
	for _, c := range s.on.Picks() {
		if o.power >= s.game.Cost(&s.on.View.S, c) && !(s.isCharacter(c) && c != o.first) {
			last = c
		}
	}
	return last
}

// ahead returns the forecast for the picked cards; a span is not seen if no world came to that.
func (s *picks) ahead(picks []rules.CardID) (night, day ahead.Span) {
	f, d := &s.foreseen, &s.on.View.S.Dec
	if f.decision != d.ID || !slices.Equal(f.picks, picks) {
		*f = forecast{decision: d.ID, picks: append(f.picks[:0], picks...)}
		f.night, f.day = ahead.Battle(s.game, s.on.View, s.on.Bottom)
	}
	return f.night, f.day
}

// promise returns what the picked cards attack with by night and by day; ok is false
// where nobody fights, or all that does lacks Power.
func (s *picks) promise() (night, day ahead.Span, ok bool) {
	picks := s.on.Picks()
	o := s.outlook(picks...)
	night, day = s.ahead(picks)
	if !night.Seen && !o.short {
		night.Add(o.night)
	}
	if !day.Seen && !o.short {
		day.Add(o.day)
	}
	return night, day, len(picks) > 0 && o.fighter != 0 && !(o.short && night.Hi == 0 && day.Hi == 0)
}

// comes reports whether a card of the hand that lacks Power now will be paid for if it is
// night, and if it is day, in the battle: by what happens on the way there.
func (s *picks) comes(c rules.CardID) (n, d bool) {
	f, now := &s.foreseen, s.on.View.S.Dec.ID
	if f.paidAt != now || !slices.Equal(f.paidWith, s.on.Picks()) {
		f.paidAt, f.paidWith, f.paid = now, append(f.paidWith[:0], s.on.Picks()...), map[rules.CardID][2]bool{}
	}
	got, ok := f.paid[c]
	if !ok {
		night, day := ahead.Battle(s.game, s.on.View, s.on.Bottom, c)
		got[0], got[1] = s.works(c, &night, &day)
		f.paid[c] = got
	}
	return got[0], got[1]
}

// works reports whether a card is paid for in most worlds by night, and by day: an Enchant
// that is does something, a Character attacks.
func (s *picks) works(c rules.CardID, night, day *ahead.Span) (n, d bool) {
	if s.isCharacter(c) {
		return night.Hi > 0 || !night.Seen && day.Hi > 0, day.Hi > 0 || !day.Seen && night.Hi > 0
	}
	n, d = ahead.Vain(c, night, day)
	return !n, !d
}

// foeHours returns how many hours the opponent's set cards may add to what is
// previewed, from public facts alone; 0 where no cards of the opponent's come.
func (s *picks) foeHours() int {
	if s.on.Prompting(ztm.PromptHours) {
		return 0
	}
	return s.game.MostHours(&s.on.View.S, s.on.Bottom.Other())
}

// tips reports whether the opponent's set cards may change night and day of the
// hour that n hours of one's own lead to.
func (s *picks) tips(n int) bool {
	h := int(math.Round(s.shown.hour)) + n
	for i := range s.foeHours() + 1 {
		if ztm.IsNight((h+i)%ztm.Hours) != ztm.IsNight(h%ztm.Hours) {
			return true
		}
	}
	return false
}

// outcome says where n hours of one's own lead to, and what the opponent's set cards may add.
func (s *picks) outcome(l lang.Lang, n int) string {
	h := (int(math.Round(s.shown.hour)) + n) % ztm.Hours
	key := "dial.sure"
	if s.tips(n) {
		key = "dial.tips"
	}
	return words.Sentences(l, Text.T(l, "dial.own", n), Text.T(l, "dial.foe", s.foeHours()), Text.T(l, key, phrases.Time(h).In(l), phrases.Time((h+ztm.Hours/2)%ztm.Hours).In(l)))
}
