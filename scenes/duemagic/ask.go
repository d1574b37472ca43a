package duemagic

import (
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/ui"
)

// asking reports whether the table should show the question: not while it
// answers by itself.
func (s *Scene) asking() bool { return s.Mine() && !s.wouldPass() && !s.autoPays() }

func (s *Scene) picks() []rules.CardID {
	if s.View == nil || s.Audience < 0 {
		return nil
	}
	return s.View.S.Picks[s.Audience].Cards()
}

func (s *Scene) picked(id rules.CardID) bool {
	if id == 0 || !s.Mine() {
		return false
	}
	for _, c := range s.picks() {
		if c == id {
			return true
		}
	}
	return false
}

// choosing tells where a choice of cards is made: on the battle zones, in the
// hand, or in a dialog.
type choosing uint8

const (
	nowhere choosing = iota
	onBoard
	inHand
	inDialog
)

func (s *Scene) choosing() choosing {
	if !s.Mine() || s.View.S.Dec.Kind != rules.ChooseCards {
		return nowhere
	}
	battle, hand, other := 0, 0, 0
	count := func(c rules.CardID) {
		switch z := s.View.S.Card(c).Zone; {
		case z.Kind() == dmg.Battle:
			battle++
		case z == rules.ZoneOf(dmg.Hand, s.Bottom):
			hand++
		default:
			other++
		}
	}
	for _, o := range s.Ask {
		if o.Verb == rules.Pick || o.Verb == rules.Unpick {
			count(o.Card)
		}
	}
	switch {
	case battle > 0 && hand+other == 0:
		return onBoard
	case hand > 0 && battle+other == 0 && s.Bottom == s.Audience:
		return inHand
	}
	return inDialog
}

// uses lists how a card can be used now.
func (s *Scene) uses(id rules.CardID) (out []rules.Option) {
	for _, o := range s.Ask {
		if o.Verb == rules.Use && o.Card == id {
			out = append(out, o)
		}
	}
	return out
}

// offers reports whether tapping a card begins something now.
func (s *Scene) offers(id rules.CardID) bool {
	if !s.Mine() {
		return false
	}
	switch s.View.S.Dec.Prompt {
	case dmg.PromptPriority, dmg.PromptCharge:
		return len(s.uses(id)) > 0
	case dmg.PromptAttack:
		return len(s.attacks(id)) > 0
	}
	return false
}

// attacks lists what a creature can attack.
func (s *Scene) attacks(id rules.CardID) (out []rules.Option) {
	for _, o := range s.Ask {
		if o.Verb == rules.Attack && o.Card == id {
			out = append(out, o)
		}
	}
	return out
}

// why is the rules' reason why an answer cannot be given.
func (s *Scene) why(o rules.Option) string {
	ja, en := s.game.Why(&s.View.S, s.Audience, o)
	return s.Lang.Pick(ja, lang.Capital(en))
}

func (s *Scene) zoomTo(def rules.DefID) {
	if f := s.faces.of(def, s.Lang); f != nil {
		s.Zoom.Open(f)
		s.Surface.Invalidate()
	}
}

// tapHand answers with a card of the hand, or begins to.
func (s *Scene) tapHand(env *ui.Env, t token) {
	if !s.asking() {
		s.zoomTo(t.Def)
		return
	}
	switch s.View.S.Dec.Prompt {
	case dmg.PromptPriority, dmg.PromptCharge:
		if !s.offers(t.ID) {
			s.Refuse(env, s.why(rules.Option{Verb: rules.Use, Card: t.ID}))
			return
		}
		if s.sel == t.ID {
			s.use(env, s.uses(t.ID)[0], false)
			return
		}
		s.sel = t.ID
		ui.Play(env, "card-place", 0.35, 0)
		s.announceChoice()
		return
	}
	if s.choosing() == inHand {
		s.pick(env, t.ID)
		return
	}
	s.zoomTo(t.Def)
}

// announceChoice tells readers what can be done with the chosen card.
func (s *Scene) announceChoice() {
	q, why := s.question(s.Lang)
	s.Surface.Announce(q + " " + why)
	s.Surface.Invalidate()
}

// pick chooses a card or takes it back.
func (s *Scene) pick(env *ui.Env, id rules.CardID) bool {
	if s.picked(id) {
		ui.Play(env, "card-place", 0.4, 0)
		return s.Answer(env, rules.Option{Verb: rules.Unpick, Card: id})
	}
	o := rules.Option{Verb: rules.Pick, Card: id}
	if !s.Legal(o) && s.Most() == 1 && len(s.picks()) == 1 { // another one instead
		s.Session.Answer(rules.Option{Verb: rules.Unpick, Card: s.picks()[0]})
	}
	if !s.Answer(env, o) {
		return false
	}
	ui.Play(env, "card-place", 0.6, 0)
	return true
}

// use begins the use of a card. byHand: the player chooses which mana pays.
func (s *Scene) use(env *ui.Env, o rules.Option, byHand bool) {
	s.payAsk = byHand
	s.clear()
	s.Answer(env, o)
}

// tapCreature answers with a creature, or begins to.
func (s *Scene) tapCreature(env *ui.Env, t token) {
	if !s.asking() {
		s.zoomTo(t.Def)
		return
	}
	own := s.View.S.Card(t.ID).Zone.Seat() == s.Audience
	switch {
	case s.choosing() == onBoard:
		one := s.Least() == 1 && s.Most() == 1 && len(s.picks()) == 0
		if s.pick(env, t.ID) && one {
			s.commit(env) // there is nothing more to say, and it can be undone
		}
	case s.Prompting(dmg.PromptAttack) && own:
		o := s.attacks(t.ID)
		switch {
		case len(o) == 0:
			s.Refuse(env, s.why(rules.Option{Verb: rules.Attack, Card: t.ID}))
		case s.sel == t.ID && len(o) == 1:
			s.attack(env, o[0])
		case s.sel == t.ID:
			s.clear()
			s.announceChoice()
		default:
			s.sel = t.ID
			ui.Play(env, "card-place", 0.35, 0)
			s.announceChoice()
		}
	case s.Prompting(dmg.PromptAttack) && s.sel != 0:
		s.attack(env, rules.Option{Verb: rules.Attack, Card: s.sel, N: int16(t.ID)})
	case s.Prompting(dmg.PromptBlock) && own:
		s.Answer(env, rules.Option{Verb: rules.Block, Card: t.ID})
	case s.Prompting(dmg.PromptPriority) && own && len(s.uses(t.ID)) > 0:
		s.sel = t.ID
		s.announceChoice()
	default:
		s.zoomTo(t.Def)
	}
}

func (s *Scene) attack(env *ui.Env, o rules.Option) {
	if s.Answer(env, o) {
		s.clear()
	}
}

// tapShield chooses a shield, or attacks the player behind it.
func (s *Scene) tapShield(env *ui.Env, sd, place int) {
	p := s.Seat(sd)
	switch {
	case s.shieldLegal(sd, place):
		s.Answer(env, rules.Option{Verb: rules.Number, N: int16(place)})
	case s.Prompting(dmg.PromptAttack) && s.sel != 0 && sd == 1:
		s.attack(env, rules.Option{Verb: rules.Attack, Card: s.sel})
	default:
		list, _ := s.places(p)
		if place <= len(list) {
			for i := len(list[place-1]) - 1; i >= 0; i-- {
				if t := list[place-1][i]; t.Def != 0 {
					s.zoomTo(t.Def)
					return
				}
			}
		}
	}
}

// shieldLegal reports whether the shield at a place can be chosen now.
func (s *Scene) shieldLegal(sd, place int) bool {
	return s.Prompting(dmg.PromptShield) && rules.Seat(s.View.S.Dec.Arg) == s.Seat(sd) && s.Legal(rules.Option{Verb: rules.Number, N: int16(place)})
}

// cardOf is the card that a board id stands for.
func (s *Scene) cardOf(board string) rules.CardID {
	for k := range zones {
		for _, t := range s.Zone(uint8(k), s.Bottom) {
			if t.Board() == board {
				return t.ID
			}
		}
	}
	return 0
}

// thought is the attack or block that the player considers: from which token
// to which token or player.
func (s *Scene) thought() (from, to int, player rules.Seat, ok bool) {
	player = rules.NoSeat
	at := func(prefix string) rules.CardID {
		for _, id := range [...]string{s.Surface.Hovered(), s.Surface.Focused()} {
			if t, found := strings.CutPrefix(id, prefix); found {
				n, _ := strconv.Atoi(t)
				return rules.CardID(n)
			}
		}
		return 0
	}
	switch {
	case s.Prompting(dmg.PromptAttack) && s.sel != 0:
		o := s.attacks(s.sel)
		c := at("creature-")
		for _, a := range o {
			if a.N != 0 && rules.CardID(a.N) == c {
				return s.Token(s.sel).Key, s.Token(c).Key, player, true
			}
		}
		for _, a := range o {
			if a.N == 0 {
				return s.Token(s.sel).Key, 0, s.Audience.Other(), true
			}
		}
		if len(o) == 1 {
			return s.Token(s.sel).Key, s.Token(rules.CardID(o[0].N)).Key, player, true
		}
	case s.Prompting(dmg.PromptBlock):
		if c := at("creature-"); s.Legal(rules.Option{Verb: rules.Block, Card: c}) {
			return s.Token(c).Key, s.Token(rules.CardID(s.View.S.Vars[dmg.Attacker])).Key, player, true
		}
	}
	return 0, 0, player, false
}

// strength is a creature's power in a fight in which it may be the attacker.
func (s *Scene) strength(id rules.CardID, attacks bool) int {
	st := &s.View.S
	n := s.game.Power(st, id)
	if attacks && rules.CardID(st.Vars[dmg.Attacker]) != id {
		for _, ai := range s.game.Lib.Def(st.Card(id).Def).Abilities {
			a := &s.game.Lib.Abilities[ai]
			if in := s.game.Lib.Code[a.Entry]; a.Trigger == dmg.TrKeyword && in.Op == dmg.KwPowerAttacker {
				n += int(in.A[0])
			}
		}
	}
	return n
}

// fightText says how a battle would end.
func (s *Scene) fightText(a, b rules.CardID, l lang.Lang) string {
	st := &s.View.S
	pa, pb := s.strength(a, true), s.strength(b, false)
	wa, wb := s.game.Has(st, a, dmg.KwWinsBattles), s.game.Has(st, b, dmg.KwWinsBattles)
	aDies := wb && !wa || wa == wb && pb >= pa
	bDies := wa && !wb || wa == wb && pa >= pb
	key := "fight.both"
	switch {
	case aDies && !bDies:
		key = "fight.lose"
	case bDies && !aDies:
		key = "fight.win"
	}
	return Text.T(l, key, pa, pb, s.Named(st.Card(a).Def, l), s.Named(st.Card(b).Def, l))
}

// breaks is how many shields a creature breaks at most.
func (s *Scene) breaks(id rules.CardID) int {
	st := &s.View.S
	switch {
	case s.game.Has(st, id, dmg.KwWorld):
		return 99
	case s.game.Has(st, id, dmg.KwTriple):
		return 3
	case s.game.Has(st, id, dmg.KwDouble):
		return 2
	}
	return 1
}

// hitText says what an attack on a player does if nobody blocks.
func (s *Scene) hitText(id rules.CardID, p rules.Seat, l lang.Lang) string {
	n := dmg.ShieldsOf(&s.View.S, p)
	if n == 0 {
		return Text.T(l, "hit.direct")
	}
	if s.breaks(id) >= n {
		return Text.T(l, "hit.all", n)
	}
	return Text.T(l, "hit.break", s.breaks(id), n)
}

// unblocked says what happens without a block.
func (s *Scene) unblocked(l lang.Lang) string {
	st := &s.View.S
	a := rules.CardID(st.Vars[dmg.Attacker])
	if a == 0 {
		return ""
	}
	if t := rules.CardID(st.Vars[dmg.AttackOn]); t != 0 {
		return s.fightText(a, t, l)
	}
	return s.hitText(a, s.Audience, l)
}

// commit gives the picked cards.
func (s *Scene) commit(env *ui.Env) {
	if s.Answer(env, rules.Option{Verb: rules.Done}) {
		ui.Play(env, "commit", 0.7, 0)
	}
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
