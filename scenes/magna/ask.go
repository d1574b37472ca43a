package magna

import (
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/ui"
)

func (s *Scene) dec() *rules.Decision { return &s.View.S.Dec }

// picking reports whether cards are picked one by one now.
func (s *Scene) picking() bool {
	return s.Mine() && (s.dec().Kind == rules.ChooseCards || s.dec().Kind == rules.Commit)
}

// pickingOnMap reports whether what is picked are units on the map.
func (s *Scene) pickingOnMap() bool {
	if !s.Mine() {
		return false
	}
	switch s.dec().Prompt {
	case mgn.PromptForce, mgn.PromptMembers, mgn.PromptContinue:
		return true
	}
	return false
}

// targeting reports whether units on the map are chosen one at a time.
func (s *Scene) targeting() bool {
	if !s.Mine() || s.dec().Kind != rules.ChooseAction {
		return false
	}
	switch s.dec().Prompt {
	case mgn.PromptTargets, mgn.PromptIcon, mgn.PromptSplit:
		return true
	}
	return false
}

// meaning is the option that names a unit; enemy traps are named by their place.
func (s *Scene) meaning(t token) (rules.Option, bool) {
	if t.ID == 0 || s.View == nil || s.Audience < 0 {
		return rules.Option{}, false
	}
	for _, o := range s.Ask {
		switch o.Verb {
		case rules.Use, rules.Attack:
			if o.Card == t.ID {
				return o, true
			}
		case rules.Number:
			if mgn.TargetOf(&s.View.S, s.Audience, o) == t.ID {
				return o, true
			}
		}
	}
	return rules.Option{}, false
}

// aimable is the option that skirmishes a unit.
func (s *Scene) aimable(t token) (rules.Option, bool) {
	o, ok := s.meaning(t)
	return o, ok && o.Verb != rules.Use
}

// pickingInHand reports whether what is picked are cards of the hand.
func (s *Scene) pickingInHand() bool {
	return s.Mine() && (s.dec().Prompt == mgn.PromptHand || s.dec().Prompt == mgn.PromptDiscard)
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

// uses lists the legal options that use a card.
func (s *Scene) uses(id rules.CardID) (out []rules.Option) {
	if id == 0 {
		return nil
	}
	for _, o := range s.Ask {
		if o.Card == id && (o.Verb == rules.Use || o.Verb == rules.Block) {
			out = append(out, o)
		}
	}
	return out
}

// whyNot is the rules' reason why an option is not legal; asking changes nothing.
func (s *Scene) whyNot(o rules.Option) string {
	if s.Audience < 0 {
		return ""
	}
	ja, en := s.game.Why(&s.View.S, s.Audience, o)
	return s.Lang.Pick(ja, lang.Capital(en))
}

func (s *Scene) refuse(env *ui.Env, why string) {
	ui.Play(env, "error", 0.6, 0)
	if why != "" {
		s.Surface.Toast(why, true)
	}
}

// toggle picks a card or takes it back.
func (s *Scene) toggle(env *ui.Env, id rules.CardID) {
	o := rules.Option{Verb: rules.Pick, Card: id}
	sound, gain := "card-place", 0.6
	if s.picked(id) {
		o.Verb, gain = rules.Unpick, 0.4
	}
	if s.Answer(env, o) {
		ui.Play(env, sound, gain, 0)
	}
}

// commit gives what was picked.
func (s *Scene) commit(env *ui.Env) {
	if s.Answer(env, rules.Option{Verb: rules.Done}) {
		ui.Play(env, "commit", 0.8, 0)
		s.drop()
	}
}

// drop forgets what was chosen by tap and not yet used.
func (s *Scene) drop() {
	s.sel = 0
	s.Board.Selected = ""
	s.how = nil
	s.faceDown = false
}

// choose selects a token by tap, or lets it go again.
func (s *Scene) choose(env *ui.Env, t token) {
	ui.Play(env, "card-draw", 0.5, 0)
	if s.sel == t.Key {
		s.drop()
		return
	}
	s.drop()
	s.sel = t.Key
	s.Board.Selected = t.Board()
}

func (s *Scene) selected() token { return s.m.get(s.sel) }

// spot on the map where something may be dropped: a group of a side, and the
// unit that is there.
type goal struct {
	seat  rules.Seat
	group int // -1: the war funds
	on    token
	slot  int // 1 + an empty place of a base, 0: anywhere there
}

// actions lists the legal options that bringing a token to a goal can mean.
func (s *Scene) actions(t token, g goal) (out []rules.Option) {
	if t.Key == 0 || t.ID == 0 || !s.Mine() {
		return nil
	}
	z := rules.ZoneID(255)
	if g.group >= 0 {
		z = rules.ZoneOf(zoneOfGroup(g.group), g.seat)
	}
	exact := false
	typ := s.typeOf(t)
	both := s.eitherWay(t)
	for _, o := range s.uses(t.ID) {
		ok := false
		switch s.dec().Prompt {
		case mgn.PromptProduction:
			switch {
			case o.Zone != 0 && both && (o.Verb == rules.Block) != s.faceDown:
			case typ == mgn.Weapon && both && o.Verb != rules.Block && s.faceDown:
			case o.Zone != 0: // deploy or lay as a trap
				ok = o.Zone == z && (o.N == 0 || g.on.Key != 0 && int16(g.on.ID) == o.N)
			case typ == mgn.Weapon:
				ok = g.on.Key != 0 && int16(g.on.ID) == o.N
			case typ == mgn.Operation: // anywhere on the own side
				ok = g.seat == s.Bottom
			}
		case mgn.PromptRedeploy:
			switch {
			case o.Zone != 0 && o.N < 0: // into this slot of the same base
				ok = o.Zone == z && g.slot == -int(o.N)
				exact = exact || ok
			case o.Zone != 0:
				ok = o.Zone == z && (o.N == 0 || g.on.Key != 0 && int16(g.on.ID) == o.N)
				exact = exact || ok && o.N != 0
			default:
				ok = g.on.Key != 0 && int16(g.on.ID) == o.N
			}
		case mgn.PromptReinforce:
			mine := g.seat == s.Bottom && g.group >= 0 && zoneOfGroup(g.group) == s.m.forceZone(s.Bottom)
			switch typ {
			case mgn.Weapon:
				ok = g.on.Key != 0 && int16(g.on.ID) == o.N
			default:
				ok = mine
			}
		case mgn.PromptArmament:
			ok = g.group < 0 && g.seat == s.Bottom && (o.N == 0 || g.on.Key != 0 && int16(g.on.ID) == o.N)
		}
		if ok {
			out = append(out, o)
		}
	}
	if exact { // dropped on a unit: change places with it
		k := 0
		for _, o := range out {
			if o.N != 0 {
				out[k] = o
				k++
			}
		}
		out = out[:k]
	}
	return out
}

// eitherWay reports whether a unit or weapon can go to the field in two ways:
// openly, or face-down when the player has said so beforehand.
func (s *Scene) eitherWay(t token) bool {
	if typ := s.typeOf(t); !s.Prompting(mgn.PromptProduction) || typ != mgn.Unit && typ != mgn.Weapon {
		return false
	}
	use, trap := false, false
	for _, o := range s.uses(t.ID) {
		use = use || o.Verb == rules.Use
		trap = trap || o.Verb == rules.Block
	}
	return use && trap
}

func (s *Scene) typeOf(t token) int16 {
	if t.Def == 0 {
		return -1
	}
	return s.game.Lib.Def(t.Def).Attr[mgn.AType]
}

// bring does what bringing a token to a goal means, asking first when it can
// mean more than one thing or costs a unit.
func (s *Scene) bring(env *ui.Env, t token, g goal) bool {
	os := s.actions(t, g)
	switch {
	case len(os) == 0:
		return false
	case len(os) > 1 || s.Prompting(mgn.PromptProduction) && os[0].Zone != 0 && os[0].N != 0 || s.buries(t, os[0]):
		slices.SortStableFunc(os, func(a, b rules.Option) int { // lying in wait comes last
			return b2i(a.Verb == rules.Block) - b2i(b.Verb == rules.Block)
		})
		s.how = os
		s.howSeat = g
		ui.Play(env, "ui-tap", 0.5, 0)
		return true
	}
	s.do(env, os[0])
	return true
}

// buries reports whether an option lays a card face-down that its player may
// well have meant to deploy, equip or use: that is asked.
func (s *Scene) buries(t token, o rules.Option) bool {
	if !s.Prompting(mgn.PromptProduction) || o.Verb != rules.Block || s.faceDown {
		return false
	}
	switch s.typeOf(t) {
	case mgn.Unit, mgn.Weapon, mgn.Operation:
		return true
	}
	return false
}

// misfit refuses to bring the chosen card to a unit where it cannot come, and
// says why; ok is false where a tap on the unit means something else.
func (s *Scene) misfit(t token, g goal) (a acts, ok bool) {
	sel := s.selected()
	if sel.Key == 0 || sel.Key == t.Key || s.typeOf(sel) != mgn.Weapon && g.seat != s.Bottom {
		return a, false
	}
	return acts{mark: markDim, tap: func(env *ui.Env) { s.Refuse(env, s.whyNotTo(sel, g)) }}, true
}

// whyNotTo is the rules' reason why a card cannot come to a goal.
func (s *Scene) whyNotTo(t token, g goal) string {
	o := rules.Option{Verb: rules.Use, Card: t.ID, N: int16(g.on.ID)}
	if g.group >= 0 && s.typeOf(t) != mgn.Weapon {
		o.Zone = rules.ZoneOf(zoneOfGroup(g.group), g.seat)
	}
	return s.whyNot(o)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// do gives an option for a chosen card.
func (s *Scene) do(env *ui.Env, o rules.Option) {
	sound := "card-place"
	if s.dec().Prompt == mgn.PromptArmament {
		sound = "commit"
	}
	if s.Answer(env, o) {
		ui.Play(env, sound, 0.7, 0)
	}
	s.drop()
}

// accept says whether a board card may be brought to a goal, and why not.
func (s *Scene) accept(board string, g goal) (string, bool) {
	t := s.byBoard(board)
	if t.Key == 0 || !s.Mine() {
		return "", false
	}
	if s.Prompting(mgn.PromptAttack) {
		return s.acceptAttack(t, g)
	}
	if s.pickingOnMap() && g.group == lane {
		if s.picked(t.ID) || s.Legal(rules.Option{Verb: rules.Pick, Card: t.ID}) {
			return "", true
		}
		return s.whyNot(rules.Option{Verb: rules.Pick, Card: t.ID}), false
	}
	if len(s.actions(t, g)) > 0 {
		return "", true
	}
	return s.whyNotTo(t, g), false
}

// dropped is what happens when a dragged card is let go over a goal that accepts it.
func (s *Scene) dropped(env *ui.Env, board string, g goal) {
	t := s.byBoard(board)
	switch {
	case t.Key == 0 || !s.Mine():
	case s.Prompting(mgn.PromptAttack):
		s.dropAttack(env, t, g)
	case s.pickingOnMap() && g.group == lane:
		if !s.picked(t.ID) {
			s.toggle(env, t.ID)
		}
	default:
		s.bring(env, t, g)
	}
}

func (s *Scene) byBoard(board string) token {
	key, _ := strconv.Atoi(strings.TrimPrefix(board, "t"))
	return s.m.get(key)
}

// acts is what a card on the map or in the hand does and how it stands out.
type acts struct {
	mark  uint8
	verb  string
	tap   func(env *ui.Env)
	drag  bool
	plain bool // nothing special: a tap reads the card
}

// Marks of acts, in the order of table.Mark.
const (
	markNone uint8 = iota
	markLegal
	markSelected
	markTarget
	markDim
)

// unitActs says what a unit on the map does now.
func (s *Scene) unitActs(t token, kind uint8, p rules.Seat) acts {
	read := acts{plain: true}
	if !s.Mine() {
		return read
	}
	own := p == s.Bottom
	pick := rules.Option{Verb: rules.Pick, Card: t.ID}
	g := goal{seat: p, group: groupOf(kind), on: t}
	switch s.dec().Prompt {
	case mgn.PromptForce, mgn.PromptMembers, mgn.PromptContinue:
		tap := func(env *ui.Env) { s.toggle(env, t.ID) }
		switch {
		case s.picked(t.ID):
			return acts{mark: markSelected, verb: "act.unpick", tap: tap, drag: own}
		case s.Legal(pick):
			return acts{mark: markLegal, verb: "act.pick", tap: tap, drag: s.dec().Prompt == mgn.PromptForce}
		case own && kind == s.pickZone():
			return acts{mark: markDim, tap: func(env *ui.Env) { s.Refuse(env, s.whyNot(pick)) }}
		}
	case mgn.PromptTargets, mgn.PromptIcon, mgn.PromptSplit:
		if o, ok := s.meaning(t); ok {
			return acts{mark: markTarget, verb: "act.pick", tap: func(env *ui.Env) { s.Answer(env, o); ui.Play(env, "card-place", 0.6, 0) }}
		}
	case mgn.PromptProduction:
		if sel := s.selected(); sel.Key != 0 && sel.Key != t.Key && len(s.actions(sel, g)) > 0 {
			return acts{mark: markTarget, verb: "act.here", tap: func(env *ui.Env) { s.bring(env, sel, g) }}
		}
		if a, ok := s.misfit(t, g); ok {
			return a
		}
		if own && len(s.uses(t.ID)) > 0 {
			return acts{mark: markLegal, verb: "act.ability", tap: func(env *ui.Env) { s.openEffects(t.ID) }}
		}
	case mgn.PromptRedeploy:
		if !own {
			break
		}
		if sel := s.selected(); sel.Key != 0 && sel.Key != t.Key && len(s.actions(sel, g)) > 0 {
			return acts{mark: markTarget, verb: "act.swap", tap: func(env *ui.Env) { s.bring(env, sel, g) }, drag: len(s.uses(t.ID)) > 0}
		}
		if a, ok := s.misfit(t, g); ok && s.typeOf(s.selected()) == mgn.Weapon {
			return a
		}
		if len(s.uses(t.ID)) > 0 {
			return acts{mark: markLegal, verb: "act.move", drag: true, tap: func(env *ui.Env) { s.choose(env, t) }}
		}
		if t.moved {
			return acts{mark: markDim, tap: func(env *ui.Env) { s.Refuse(env, s.whyNot(rules.Option{Verb: rules.Use, Card: t.ID})) }}
		}
	case mgn.PromptReinforce:
		if sel := s.selected(); sel.Key != 0 && len(s.actions(sel, g)) > 0 && s.typeOf(sel) == mgn.Weapon {
			return acts{mark: markTarget, verb: "act.arm", tap: func(env *ui.Env) { s.bring(env, sel, g) }}
		}
		if a, ok := s.misfit(t, g); ok && s.typeOf(s.selected()) == mgn.Weapon {
			return a
		}
		if os := s.uses(t.ID); own && len(os) > 0 {
			return acts{mark: markLegal, verb: "act.ambush", tap: func(env *ui.Env) { s.do(env, os[0]) }}
		}
	case mgn.PromptAttack:
		return s.attackAct(t, kind, p)
	}
	return read
}

// pickZone is the kind of zone whose units are picked now.
func (s *Scene) pickZone() uint8 {
	if s.dec().Prompt == mgn.PromptForce {
		return mgn.Base3
	}
	return mgn.Invasion
}

// weapon says what a weapon on a unit does now.
func (s *Scene) weapon(t token) acts {
	if s.Mine() && len(s.uses(t.ID)) > 0 && (s.Prompting(mgn.PromptRedeploy) || s.Prompting(mgn.PromptReinforce)) {
		a := acts{mark: markLegal, verb: "act.rearm", drag: true, tap: func(env *ui.Env) { s.choose(env, t) }}
		if s.sel == t.Key {
			a.mark, a.verb = markSelected, "act.unchoose"
		}
		return a
	}
	return acts{plain: true}
}

// inHand says what a card of the hand does now.
func (s *Scene) inHand(t token) acts {
	pick := rules.Option{Verb: rules.Pick, Card: t.ID}
	switch {
	case !s.Mine() || t.ID == 0:
	case s.pickingInHand():
		tap := func(env *ui.Env) { s.toggle(env, t.ID) }
		switch {
		case s.picked(t.ID):
			return acts{mark: markSelected, verb: "act.unpick", tap: tap}
		case s.Legal(pick):
			return acts{mark: markLegal, verb: "act.pick", tap: tap}
		}
		return acts{mark: markDim, tap: func(env *ui.Env) { s.Refuse(env, s.whyNot(pick)) }}
	case s.Prompting(mgn.PromptProduction), s.Prompting(mgn.PromptReinforce), s.Prompting(mgn.PromptArmament):
		if len(s.uses(t.ID)) > 0 {
			a := acts{mark: markLegal, verb: "act.choose", drag: true, tap: func(env *ui.Env) { s.choose(env, t) }}
			if s.sel == t.Key {
				a.mark, a.verb = markSelected, "act.unchoose"
			}
			return a
		}
		return acts{mark: markDim, drag: !s.Prompting(mgn.PromptArmament), tap: func(env *ui.Env) {
			s.Refuse(env, s.whyNot(rules.Option{Verb: rules.Use, Card: t.ID}))
		}}
	case s.Prompting(mgn.PromptAttack), s.Prompting(mgn.PromptBlock), s.Prompting(mgn.PromptChain):
		if len(s.uses(t.ID)) > 0 {
			return acts{mark: markLegal, verb: "act.effect", tap: func(env *ui.Env) { s.openEffects(t.ID) }}
		}
	}
	return acts{plain: true}
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
		return s.stepWord(s.Step()), Text.T(l, s.stepKey(s.Step())+".why")
	case st.Over():
		return s.Outcome(l)
	case s.Session.Replaying():
		return Text.T(l, "status.replay", s.Session.At(), s.Session.Len()), ""
	case len(s.Ask) == 0:
		if seat, ok := s.Session.HandOver(); ok {
			return Text.T(l, "ask.wait", s.Player(seat, l)), ""
		}
		who := opp
		if s.Audience < 0 && d.Open == 1 {
			who = 0
		} else if s.Audience < 0 {
			who = 1
		}
		if s.Session.Thinking() {
			return Text.T(l, "ask.think", s.Player(who, l)), s.waitWhy(l, d.Prompt)
		}
		return Text.T(l, "ask.wait", s.Player(who, l)), s.waitWhy(l, d.Prompt)
	}
	p := s.Audience
	hand := len(s.m.list(mgn.Hand, p))
	if w := rules.CardID(st.Seats[p][mgn.Ring]); w != 0 {
		return Text.T(l, "ask.ring", s.faces.Name(st.Card(w).Def, l)), Text.T(l, "ask.ring.why")
	}
	switch d.Prompt {
	case mgn.PromptArrange:
		return Text.T(l, "ask.arrange"), Text.T(l, "ask.arrange.why")
	case mgn.PromptHand:
		limit := s.game.Limit(st, p)
		n := limit - hand + len(s.picks())
		if n <= 0 {
			return Text.T(l, "ask.hand", limit), Text.T(l, "ask.hand.full")
		}
		return Text.T(l, "ask.hand", limit), Text.T(l, "ask.hand.why", n)
	case mgn.PromptProduction:
		return Text.T(l, "ask.production"), Text.T(l, "ask.production.why")
	case mgn.PromptArmament:
		return Text.T(l, "ask.armament"), Text.T(l, "ask.armament.why")
	case mgn.PromptRedeploy:
		if s.m.invader() == p {
			return Text.T(l, "ask.leave"), Text.T(l, "ask.leave.why")
		}
		return Text.T(l, "ask.redeploy"), Text.T(l, "ask.redeploy.why")
	case mgn.PromptGo:
		line := s.m.front(opp)
		return Text.T(l, "ask.go"), Text.T(l, "ask.go.why", s.lineName(line, l), len(s.m.list(lineZone(line), opp)))
	case mgn.PromptForce:
		return Text.T(l, "ask.force"), Text.T(l, "ask.force.why")
	case mgn.PromptReinforce:
		return Text.T(l, "ask.reinforce"), Text.T(l, "ask.reinforce.why")
	case mgn.PromptAttack:
		return Text.T(l, "ask.attack"), Text.T(l, "ask.attack.why")
	case mgn.PromptMembers:
		return Text.T(l, "ask.members"), Text.T(l, "ask.members.why")
	case mgn.PromptChain:
		return Text.T(l, "ask.chain"), Text.T(l, "ask.chain.why")
	case mgn.PromptBlock:
		return Text.T(l, "ask.block"), s.combatText(l)
	case mgn.PromptOrder:
		return Text.T(l, "ask.order", d.Arg), Text.T(l, "ask.order.why")
	case mgn.PromptTrigger:
		return Text.T(l, "ask.trigger"), Text.T(l, "ask.trigger.why")
	case mgn.PromptWaiting:
		return Text.T(l, "ask.waiting"), Text.T(l, "ask.waiting.why")
	case mgn.PromptMay:
		return Text.T(l, "ask.may"), s.sourceText(l)
	case mgn.PromptIcon:
		return Text.T(l, "ask.icon", valueName(mgn.Skills, d.Arg, l)), Text.T(l, "ask.icon.why", s.faces.Name(s.source(), l))
	case mgn.PromptTidy:
		return Text.T(l, "ask.tidy", s.lineName(int(d.Arg), l), s.Most()), Text.T(l, "ask.tidy.why")
	case mgn.PromptContinue:
		return Text.T(l, "ask.continue"), Text.T(l, "ask.continue.why")
	case mgn.PromptSplit:
		return Text.T(l, "ask.split", d.Arg2), s.sourceText(l)
	case mgn.PromptDiscard:
		return Text.T(l, "ask.discard", s.Most()), s.sourceText(l)
	}
	if d.Kind == rules.ChooseNumber {
		return Text.T(l, "ask.number"), s.sourceText(l)
	}
	if d.Prompt == mgn.PromptTargets {
		key := "ask.targets.n"
		if s.Legal(rules.Option{Verb: rules.Pass}) {
			key = "ask.targets.range"
		}
		return Text.T(l, key, d.Arg2), s.sourceText(l)
	}
	lo, hi := s.Least(), s.Most()
	if lo == hi {
		return Text.T(l, "ask.cards.n", lo), s.sourceText(l)
	}
	return Text.T(l, "ask.cards.range", lo, hi), s.sourceText(l)
}

// waitWhy tells what the other player is deciding.
func (s *Scene) waitWhy(l lang.Lang, prompt uint8) string {
	keys := map[uint8]string{mgn.PromptHand: "wait.hand", mgn.PromptProduction: "wait.production", mgn.PromptArmament: "wait.armament", mgn.PromptRedeploy: "wait.armament",
		mgn.PromptGo: "wait.invade", mgn.PromptForce: "wait.invade", mgn.PromptReinforce: "wait.reinforce", mgn.PromptAttack: "wait.attack", mgn.PromptMembers: "wait.attack",
		mgn.PromptChain: "wait.chain", mgn.PromptBlock: "wait.block", mgn.PromptOrder: "wait.order"}
	if k, ok := keys[prompt]; ok {
		return Text.T(l, k)
	}
	return ""
}

// source is the design whose effect asks.
func (s *Scene) source() rules.DefID {
	d := s.dec()
	if d.Def != 0 {
		return d.Def
	}
	return s.View.S.Card(d.Src).Def
}

func (s *Scene) sourceText(l lang.Lang) string {
	if s.source() == 0 {
		return ""
	}
	return strings.Join(s.game.Lib.RulesText(s.source(), l), l.Pick("", " "))
}

func (s *Scene) lineName(line int, l lang.Lang) string {
	return Text.T(l, [...]string{"line.1", "line.1", "line.2", "line.3"}[max(0, min(3, line))])
}

// forget drops everything that was begun and not answered.
func (s *Scene) forget() {
	s.drop()
	s.attackers, s.aim = s.attackers[:0], 0
	s.effects, s.effectsAll = 0, false
	s.line, s.lineN, s.lineDrag = nil, 0, 0
}

// asked prepares a new question.
func (s *Scene) asked(d *rules.Decision) {
	s.forget()
	s.peek = [2]bool{} // every question is about the fight, if there is one
	me := s.Bottom
	switch d.Prompt {
	case mgn.PromptForce, mgn.PromptGo:
		s.focus = [2]int{2, s.m.front(me.Other()) - 1}
	case mgn.PromptAttack:
		if k := s.alone(); k != 0 {
			s.attackers = append(s.attackers, k)
		}
	case mgn.PromptTidy:
		s.focus[0] = int(d.Arg) - 1
	case mgn.PromptTargets, mgn.PromptIcon, mgn.PromptSplit:
		for sd := range s.focus { // a base with something to choose comes into sight
			s.showChoice(sd)
		}
	case mgn.PromptOrder:
		for _, t := range s.m.list(s.m.forceZone(me), me) {
			s.line = append(s.line, t.ID)
		}
	}
}

// showChoice turns a folded side to a base where something can be chosen.
func (s *Scene) showChoice(sd int) {
	best := -1
	for _, o := range s.Ask {
		for g := 0; g < 3; g++ {
			for _, t := range s.m.list(zoneOfGroup(g), s.Seat(sd)) {
				if q, ok := s.meaning(t); ok && q == o && best != s.focus[sd] {
					best = g
				}
			}
		}
	}
	if best >= 0 {
		s.focus[sd] = best
	}
}
