package zutomayo

import (
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// commits reports whether the pending question is answered from the hand with a commit.
func (s *Scene) commits() bool {
	return s.Mine() && s.View.S.Dec.Kind == rules.Commit
}

// committed reports whether the audience has committed and waits.
func (s *Scene) committed() bool {
	if s.View == nil || s.Audience < 0 || s.View.S.Dec.Kind != rules.Commit {
		return false
	}
	d := &s.View.S.Dec
	return d.Asked&s.Audience.Mask() != 0 && d.Open&s.Audience.Mask() == 0 && d.Prompt != ztm.PromptMulligan
}

func (s *Scene) picks() []rules.CardID {
	if s.View == nil || s.Audience < 0 || s.Audience != s.Bottom {
		return nil
	}
	return s.View.S.Picks[s.Audience].Cards()
}

func (s *Scene) picked(id rules.CardID) bool {
	if id == 0 {
		return false
	}
	for _, c := range s.picks() {
		if c == id {
			return true
		}
	}
	return false
}

// slotOf is the zone that a picked card is meant for.
func (s *Scene) slotOf(id rules.CardID) uint8 {
	if s.View.S.Dec.Prompt == ztm.PromptPlace {
		return ztm.Field
	}
	for i, c := range s.picks() {
		if c == id {
			return s.game.PickedSlot(&s.View.S, s.Audience, i)
		}
	}
	return ztm.SetA
}

// pickedFor is the card picked for a zone of a side while it is still in the
// hand, or 0: once the story has put it there it lies there like any other.
func (s *Scene) pickedFor(sd int, kind uint8) rules.CardID {
	if sd != 0 || s.View == nil || s.View.S.Dec.Kind != rules.Commit || s.View.S.Dec.Prompt == ztm.PromptMulligan {
		return 0
	}
	for _, c := range s.picks() {
		if s.slotOf(c) == kind && slices.ContainsFunc(s.Zone(ztm.Hand, s.Bottom), func(t table.Token) bool { return t.ID == c }) {
			return c
		}
	}
	return 0
}

func (s *Scene) isArea(id rules.CardID) bool {
	return s.attr(s.View.S.Card(id).Def, ztm.AType) == ztm.AreaEnchant
}

func (s *Scene) isCharacter(id rules.CardID) bool {
	return s.attr(s.View.S.Card(id).Def, ztm.AType) == ztm.Character
}

// replaceable reports whether tapping the card exchanges the one picked card
// for it: with an allowance of one there is nothing to ask.
func (s *Scene) replaceable(t table.Token) bool {
	return s.Most() == 1 && len(s.picks()) == 1 && !s.picked(t.ID) && (!s.isArea(t.ID) || s.game.MaySetArea(&s.View.S, s.Audience))
}

// tapHand picks a card of the hand or takes it back.
func (s *Scene) tapHand(env *ui.Env, t table.Token) {
	if !s.commits() {
		if f := s.faces.of(t.Def, s.Lang); f != nil {
			s.Zoom.Open(f)
			s.Surface.Invalidate()
		}
		return
	}
	if s.picked(t.ID) {
		s.Answer(env, rules.Option{Verb: rules.Unpick, Card: t.ID})
		ui.Play(env, "card-place", 0.4, 0)
		return
	}
	s.choose(env, t.ID)
}

// choose picks a card; with an allowance of one it replaces the card picked before.
func (s *Scene) choose(env *ui.Env, id rules.CardID) bool {
	pick := rules.Option{Verb: rules.Pick, Card: id}
	if !s.Legal(pick) && (s.Prompting(ztm.PromptSet) || s.Prompting(ztm.PromptPlace)) && s.Most() == 1 && len(s.picks()) == 1 {
		old := s.picks()[0]
		ok := s.Prompting(ztm.PromptSet) && s.replaceable(table.Token{ID: id}) || s.Prompting(ztm.PromptPlace) && s.isCharacter(id)
		if ok && s.Session.Answer(rules.Option{Verb: rules.Unpick, Card: old}) == nil {
			if !s.Answer(env, pick) {
				s.Session.Answer(rules.Option{Verb: rules.Pick, Card: old})
				return false
			}
			ui.Play(env, "card-place", 0.7, 0)
			return true
		}
	}
	if !s.Answer(env, pick) {
		return false
	}
	ui.Play(env, "card-place", 0.7, 0)
	return true
}

// cardOf is the hand card that a board id stands for.
func (s *Scene) cardOf(board string) rules.CardID {
	for _, t := range s.Zone(ztm.Hand, s.Bottom) {
		if t.Board() == board {
			return t.ID
		}
	}
	return 0
}

// accept says whether a card may be put into a slot, and why not.
func (s *Scene) accept(board string, kind uint8) (string, bool) {
	id := s.cardOf(board)
	if id == 0 || !s.Mine() {
		return "", false
	}
	l := s.Lang
	switch {
	case kind == ztm.Field && !s.isCharacter(id):
		return Text.T(l, "only.char"), false
	case kind == ztm.AreaNew && !s.isArea(id):
		return Text.T(l, "only.area"), false
	case (kind == ztm.SetA || kind == ztm.SetB) && s.isArea(id):
		return Text.T(l, "not.area"), false
	}
	if s.picked(id) || s.Legal(rules.Option{Verb: rules.Pick, Card: id}) {
		return "", true
	}
	if s.Most() == 1 && len(s.picks()) == 1 {
		return "", true
	}
	if old := s.pickedFor(0, kind); old != 0 {
		return "", true // takes its place
	}
	// let the rules say why
	err := s.whyNot(id)
	return err, false
}

// whyNot is the rules' reason why a card cannot be picked; asking changes nothing.
func (s *Scene) whyNot(id rules.CardID) string {
	ja, en := s.game.Why(&s.View.S, s.Audience, rules.Option{Verb: rules.Pick, Card: id})
	return s.Lang.Pick(ja, lang.Capital(en))
}

// drop puts a dragged card into a slot.
func (s *Scene) drop(env *ui.Env, board string, kind uint8) {
	id := s.cardOf(board)
	if id == 0 {
		return
	}
	if s.picked(id) {
		if s.slotOf(id) != kind && len(s.picks()) == 2 {
			s.Answer(env, rules.Option{Verb: rules.Swap})
		}
		return
	}
	if old := s.pickedFor(0, kind); old != 0 && !s.Legal(rules.Option{Verb: rules.Pick, Card: id}) && s.Most() > 1 {
		if s.Session.Answer(rules.Option{Verb: rules.Unpick, Card: old}) != nil {
			return
		}
	}
	if !s.choose(env, id) {
		return
	}
	s.View = s.Session.View()
	if p := s.picks(); len(p) == 2 && s.slotOf(id) != kind && kind != ztm.AreaNew && !s.isArea(p[0]) && !s.isArea(p[1]) {
		s.Answer(env, rules.Option{Verb: rules.Swap})
	}
}

// commit gives the secret choice.
func (s *Scene) commit(env *ui.Env) {
	if s.Answer(env, rules.Option{Verb: rules.Done}) {
		ui.Play(env, "commit", 0.8, 0)
		s.Board.Selected = ""
	}
}

// outlook is what the picked cards will do before anybody's effects.
type outlook struct {
	hours        int
	power, was   int
	night, day   int
	fighter      rules.DefID
	short        bool
	cost         int
	second       bool // the Character in B is discarded
	anyCharacter bool
}

// outlook adds up the consequences of the picked cards (ZTM-4.3, 5.14, 8.10, 8.11).
func (s *Scene) outlook() (o outlook) {
	p := s.Bottom
	if s.View == nil {
		return
	}
	st := &s.View.S
	o.was = int(st.Seats[p][ztm.Power])
	o.power = o.was
	icons := func(c rules.CardID) int { return s.attr(st.Card(c).Def, ztm.AIcons) }
	old := s.game.Fighter(st, p)
	var first rules.CardID
	for _, c := range s.picks() {
		o.hours += s.game.HoursOf(st, c)
		switch {
		case s.isArea(c):
			if a := st.Top(rules.ZoneOf(ztm.Area, p)); a != 0 {
				o.power += icons(a)
			}
		case s.isCharacter(c) && first == 0:
			first = c
			if old != 0 && st.Dec.Prompt == ztm.PromptSet {
				o.power += icons(old)
			}
		case s.isCharacter(c):
			o.second = true
			o.power += icons(c)
		}
	}
	f := first
	o.anyCharacter = first != 0
	if f == 0 {
		f = old
	}
	if f == 0 {
		return
	}
	o.fighter = st.Card(f).Def
	o.cost = s.game.Cost(st, f)
	o.short = o.power < o.cost
	o.night, o.day = s.attr(o.fighter, ztm.ANight), s.attr(o.fighter, ztm.ADay)
	return
}

// preview is where the known cards would put the medal, beyond 18 if it goes round.
func (s *Scene) preview() (to float64, ok bool) {
	if s.View == nil || s.Busy() || !s.Fresh {
		return 0, false
	}
	switch {
	case s.Prompting(ztm.PromptHours):
		return s.shown.hour + float64(s.hours), true
	case s.Prompting(ztm.PromptSet), s.Prompting(ztm.PromptPlace), s.committed():
		if len(s.picks()) == 0 {
			return 0, false
		}
		return s.shown.hour + float64(s.outlook().hours), true
	}
	return 0, false
}

// question is what is asked now, in one line, and why.
func (s *Scene) question(l lang.Lang) (q, why string) {
	if s.View == nil {
		return "", ""
	}
	st := &s.View.S
	d := &st.Dec
	opp := s.Bottom.Other()
	switch {
	case s.Busy(), s.Passing():
		if i := phase(s.Step()); i >= 0 {
			return s.phaseName(l), Text.T(l, ribbonSteps[i].key+".why")
		}
		return s.phaseName(l), Text.T(l, "step.setup.why")
	case st.Over():
		return s.outcome(l)
	case s.Session.Replaying():
		return Text.T(l, "status.replay", s.Session.At(), s.Session.Len()), ""
	case len(s.Ask) == 0 && s.committed():
		return Text.T(l, "ask.committed", s.Player(opp, l)), ""
	case len(s.Ask) == 0 && s.Session.Thinking():
		return Text.T(l, "ask.think", s.Player(opp, l)), ""
	case len(s.Ask) == 0:
		if seat, ok := s.Session.HandOver(); ok {
			return Text.T(l, "ask.wait", s.Player(seat, l)), ""
		}
		return Text.T(l, "ask.wait", s.Player(opp, l)), ""
	}
	p := s.Audience
	if d.Kind == rules.ChooseCards || d.Prompt == ztm.PromptPlace {
		if len(s.Ask) == 1 && s.Ask[0].Verb == rules.Done && len(s.picks()) == 0 { // ZTM-6.13, 10.13
			return Text.T(l, "ask.none"), Text.T(l, "ask.none.why")
		}
	}
	switch d.Prompt {
	case ztm.PromptMulligan:
		return Text.T(l, "ask.mulligan"), Text.T(l, "ask.mulligan.why")
	case ztm.PromptPlace:
		if !s.game.HasZeroCost(st, p) {
			return Text.T(l, "ask.place"), Text.T(l, "ask.place.low")
		}
		return Text.T(l, "ask.place"), Text.T(l, "ask.place.why")
	case ztm.PromptSet:
		lo, hi := int(d.Min[p]), int(d.Max[p])
		won := st.Seats[p][ztm.Winner] != 0
		switch {
		case hi == 1 && lo == 1:
			q = Text.T(l, "ask.set1")
		case lo == 1 && hi == 2:
			q = Text.T(l, "ask.set12")
		default:
			q = Text.T(l, "ask.setn", lo, hi)
		}
		switch {
		case won && hi == 1:
			why = Text.T(l, "why.won")
		case !won && hi == 2:
			why = Text.T(l, "why.lost")
		case won && hi > 1 || !won && hi != 2:
			why = Text.T(l, "why.effect")
		}
		return q, why
	case ztm.PromptOrder:
		return Text.T(l, "ask.order"), Text.T(l, "ask.order.why")
	case ztm.PromptMay:
		return Text.T(l, "ask.may"), s.sourceText(l)
	case ztm.PromptKeep:
		return Text.T(l, "ask.keep"), s.sourceText(l)
	case ztm.PromptHours:
		return Text.T(l, "ask.hours"), s.sourceText(l)
	case ztm.PromptName:
		return Text.T(l, "ask.name"), Text.T(l, "ask.name.why")
	case ztm.PromptDrain:
		return Text.T(l, "ask.drain", d.Arg2), s.sourceText(l)
	case ztm.PromptEnchant:
		return Text.T(l, "ask.enchant"), s.sourceText(l)
	}
	lo, hi := int(d.Min[p]), int(d.Max[p])
	switch {
	case lo == 1 && hi == 1:
		return Text.T(l, "ask.cards.1"), s.sourceText(l)
	case lo == hi:
		return Text.T(l, "ask.cards.n", lo), s.sourceText(l)
	}
	if lo == 0 {
		return Text.T(l, "ask.cards.upto", hi), s.sourceText(l)
	}
	return Text.T(l, "ask.cards.range", lo, hi), s.sourceText(l)
}

// source is the design whose effect asks.
func (s *Scene) source() rules.DefID {
	d := &s.View.S.Dec
	if d.Def != 0 {
		return d.Def
	}
	return s.View.S.Card(d.Src).Def
}

func (s *Scene) sourceText(l lang.Lang) string {
	return strings.Join(s.game.Lib.RulesText(s.source(), l), l.Pick("", " "))
}

// consequences are the picked cards' effects as a line of icons and numbers.
func (s *Scene) consequences(l lang.Lang, th *ui.Theme) []ui.Run {
	if !s.Prompting(ztm.PromptSet) && !s.Prompting(ztm.PromptPlace) || len(s.picks()) == 0 {
		return nil
	}
	o := s.outlook()
	h := (int(s.shown.hour) + o.hours) % ztm.Hours
	tcol := dayCol
	if isNight(h) {
		tcol = nightCol
	}
	space := ui.Run{Text: "\u3000"}
	runs := []ui.Run{{Icon: ui.IconClock, Colour: clockCol}, {Text: Text.T(l, "con.hours", o.hours) + " → ", Colour: clockCol.Lighten(0.4)},
		{Text: hourName(h, l) + l.Pick("・", ", ") + timePhrase(h).In(l), Face: ui.Bold, Colour: tcol.Lighten(0.3)},
		{Text: " (" + Text.T(l, "con.unknown") + ")", Colour: th.TextSoft}}
	if o.power != o.was {
		runs = append(runs, space, ui.Run{Icon: ui.IconStar, Colour: powerCol}, ui.Run{Text: Text.T(l, "con.charge", o.was, o.power), Face: ui.Bold, Colour: powerCol.Lighten(0.3)})
	}
	switch {
	case o.second:
		runs = append(runs, space, ui.Run{Text: Text.T(l, "con.second"), Colour: th.Warm})
	case o.short:
		runs = append(runs, space, ui.Run{Text: Text.T(l, "short.n", o.power, o.cost), Face: ui.Bold, Colour: th.Danger.Lighten(0.25)})
	case o.fighter != 0:
		runs = append(runs, space, ui.Run{Icon: ui.IconMoon, Colour: nightCol}, ui.Run{Text: strconv.Itoa(o.night) + " ", Face: ui.Bold, Colour: nightCol.Lighten(0.4)},
			ui.Run{Icon: ui.IconSun, Colour: dayCol}, ui.Run{Text: strconv.Itoa(o.day), Face: ui.Bold, Colour: dayCol.Lighten(0.4)})
	}
	for _, c := range s.picks() {
		if cost := s.game.Cost(&s.View.S, c); !s.isCharacter(c) && o.power < cost {
			runs = append(runs, space, ui.Run{Text: l.Pick("「", "“") + s.faces.name(s.View.S.Card(c).Def, l) + l.Pick("」", "” ") + Text.T(l, "short.n", o.power, cost), Face: ui.Bold, Colour: th.Danger.Lighten(0.25)})
		}
	}
	return runs
}
