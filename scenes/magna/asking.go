package magna

import (
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/choices"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/questions"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

type goal = choices.Goal

// asking returns how this game's questions are shown.
func (s *Scene) asking() ask.Asking {
	return ask.Asking{
		Rules: s.game, Ground: [2]ui.Colour{ui.Hex(0x5b3522), ui.Hex(0x2a1610)},
		Question: s.question, Idle: func(l lang.Lang) ask.Question { return s.words(l).Idle(s.Passing()) }, Form: s.form, Button: s.button, Buttons: s.buttons,
		Lies: s.inSight, Shown: s.looked, Notes: func(c rules.CardID) (string, string) { return s.words(s.Lang).Note(c) },
		Item:    func(o rules.Option) (rules.DefID, string) { return s.words(s.Lang).Item(o) },
		Facts:   func(c rules.CardID) string { return s.Numbers(s.View.S.Card(c).Def) },
		Figures: s.figures, Pool: len(s.game.Lib.Defs) - 1,
	}
}

// q returns the question as the audience sees it, with what was begun.
func (s *Scene) q() *choices.Fight {
	q := &s.mind
	q.Legal, q.Seat, q.Below, q.Mine = s.LegalActions, s.Audience, s.Bottom, s.Mine()
	return q
}

// words returns the words for the question and for what is on the map.
func (s *Scene) words(l lang.Lang) *questions.Words {
	return &questions.Words{Fight: s.q(), Labels: *labels.On(&s.Show, s.m, l, &s.shown), Small: s.lay.Small, Fold: s.lay.Fold, Tall: s.lay.Tall}
}

func (s *Scene) question(l lang.Lang) ask.Question {
	w := s.words(l)
	if w.Prompting(mgn.PromptAttack) {
		w.Pointed = s.pointed().Key
	}
	return w.Question(func() string { return s.CardsAsked(l) })
}

// form returns the form of a question that is not shown in its usual form.
func (s *Scene) form(d *rules.Decision, usual ask.Form) ask.Form {
	switch d.Prompt {
	case mgn.PromptArrange:
		return ask.AskGrid
	case mgn.PromptTrigger: // one trigger is resolved, and the others do not follow
		return ask.AskUses
	}
	return usual
}

// inSight reports whether a card that can be picked is in the player's hand or
// on the visible part of the map. A folded map shows only what the question is about.
func (s *Scene) inSight(c rules.CardID) bool {
	z := s.View.S.Card(c).Zone
	return z == rules.ZoneOf(mgn.Hand, s.Bottom) && s.Bottom == s.Audience || field.IsField(z.Kind()) && !(s.lay.Fold && s.mind.Dec().Prompt == mgn.PromptCards)
}

// looked returns the cards of a choice that are not on the table.
func (s *Scene) looked() []rules.CardID {
	switch s.mind.Dec().Prompt {
	case mgn.PromptArrange:
		return s.View.S.Zone(rules.ZoneOf(mgn.Camps, s.Bottom))
	case mgn.PromptCards:
		return s.View.S.Zone(rules.ZoneID(s.mind.Dec().Arg))
	}
	return nil
}

// figures returns the numbers an effect may change, as both players see them.
func (s *Scene) figures(st *rules.State, l lang.Lang) []ask.Figure {
	return s.FiguresOf(l, func(p rules.Seat, add func(name string, v int)) {
		add(Text.T(l, "fight"), int(st.Seats[p][mgn.Fight]))
		add(Text.T(l, "magna"), int(st.Seats[p][mgn.Magna]))
		add(Text.T(l, "units"), s.game.UnitsLeft(st, p))
		add(Text.T(l, "zone.hand"), len(st.Zone(rules.ZoneOf(mgn.Hand, p))))
		add(Text.T(l, "funds"), len(st.Zone(rules.ZoneOf(mgn.Funds, p))))
	})
}

// drop clears what was chosen by tap and not yet used.
func (s *Scene) drop() {
	s.mind.Drop()
	s.Board.Selected = ""
	s.CancelMeans()
}

// forget drops everything that was begun and not answered.
func (s *Scene) forget() {
	s.drop()
	s.mind.Attackers = s.mind.Attackers[:0]
}

// back takes back what was begun and reports whether there was anything.
func (s *Scene) back() bool {
	begun := s.mind.Chosen != 0 || len(s.mind.Attackers) > 0
	s.forget()
	return begun
}

// choose selects a token by tap, or deselects it.
func (s *Scene) choose(env *ui.Env, t token) {
	ui.Play(env, "card-draw", 0.5, 0)
	s.Surface.DismissRefusals()
	again := s.mind.Chosen == t.Key
	if s.drop(); again {
		return
	}
	s.mind.Chosen, s.Board.Selected = t.Key, t.Board()
	if q := s.q(); s.lay.Fold && q.Equips(t) { // a base with a unit that can take it
		s.fronts.Show(0, func(g int, u token) bool { return len(q.Actions(t, goal{Seat: s.Bottom, Group: g, On: u})) > 0 })
	}
}

// bring answers with what putting a token on a goal means. It asks first if
// that can mean several things, costs a unit, or hides a card that the player
// may have meant to use openly.
func (s *Scene) bring(env *ui.Env, t token, g goal) {
	q := s.q()
	os := q.Actions(t, g)
	switch {
	case len(os) == 0:
	case len(os) > 1 || q.Casts(t, os[0]) != 0 || q.Buries(t, os[0]):
		ui.Play(env, "ui-tap", 0.5, 0)
		s.askHow(t, g, os)
	default:
		s.do(env, os[0])
	}
}

// askHow asks what putting a card on a goal means.
func (s *Scene) askHow(t token, g goal, os []rules.Option) {
	how := s.words(s.Lang).How(t, g, os)
	for i := range how.Ways {
		tap := func(*ui.Env) { s.drop() }
		if i < len(os) {
			tap = func(env *ui.Env) { s.do(env, os[i]) }
		}
		how.Ways[i].Button.Tap = tap
	}
	s.AskMeans(how)
}

// offer offers the effects of a card by their clauses; id 0 stands for all cards.
func (s *Scene) offer(id rules.CardID) {
	os := s.q().Effects(id)
	m := s.words(s.Lang).Effect(os)
	for i := range os {
		m.Ways[i].Button.Tap = s.give(os[i], "stack")
	}
	s.AskMeans(m)
}

// do answers with an option for a chosen card.
func (s *Scene) do(env *ui.Env, o rules.Option) {
	sound := "card-place"
	if s.mind.Dec().Prompt == mgn.PromptArmament {
		sound = "commit"
	}
	s.mind.Added = s.mind.Dec().Prompt
	s.give(o, sound)(env)
	s.drop()
}

// give returns what answers with an option and plays a sound.
func (s *Scene) give(o rules.Option, sound string) func(env *ui.Env) {
	return func(env *ui.Env) {
		if s.Answer(env, o) {
			ui.Play(env, sound, 0.7, 0)
		}
	}
}

// march declares the invasion. A unit that alone can go is the force.
func (s *Scene) march(env *ui.Env) {
	c, lone := s.q().Lone()
	if !s.Answer(env, rules.Option{Verb: rules.Yes}) || !lone {
		return
	}
	if s.Session.View().S.Dec.Prompt == mgn.PromptForce && s.Session.Answer(rules.Option{Verb: rules.Pick, Card: c}) == nil && s.Session.Answer(rules.Option{Verb: rules.Done}) == nil {
		ui.Play(env, "commit", 0.8, 0)
	}
}

// end passes. If that was perhaps not meant, as the button is where another was,
// it asks first.
func (s *Scene) end(env *ui.Env) {
	_, taught := s.Session.(table.Teacher)
	pass := s.give(rules.Option{Verb: rules.Pass}, "commit")
	m, asks := s.words(s.Lang).End(taught)
	if !asks {
		pass(env)
		return
	}
	m.Ways[len(m.Ways)-1].Button.Tap = pass
	s.AskMeans(m)
}

// button renames the answers for which this game has its own words, and gives
// those that begin more something to do.
func (s *Scene) button(o rules.Option, c *ask.Choice) {
	switch s.words(s.Lang).Button(o, &c.Button); {
	case o.Verb == rules.Yes && s.mind.Dec().Prompt == mgn.PromptGo:
		c.Button.Tap = s.march
	case o.Verb == rules.Pass:
		c.Button.Tap = s.end
	}
}

// buttons returns the buttons of the bar.
func (s *Scene) buttons(usual []ask.Choice) []ask.Choice {
	t := s.q().Selected()
	arms := s.pocketed(t)
	out := s.words(s.Lang).Buttons(usual, arms.Def)
	for i := range out {
		if b := &out[i].Button; b.Tap == nil {
			b.Tap = s.tap(out[i].ID, t, arms)
		}
	}
	return out
}

// tap returns what a button of the bar does; t is the chosen card, arms its weapon.
func (s *Scene) tap(id string, t, arms token) func(env *ui.Env) {
	switch id {
	case "opt-do":
		return func(env *ui.Env) { s.do(env, rules.Option{Verb: rules.Use, Card: t.ID}) }
	case "opt-facedown":
		return func(*ui.Env) { s.mind.FaceDown = !s.mind.FaceDown }
	case "opt-exchange":
		return s.give(questions.Plain[id], "charge")
	case "opt-fund":
		funds := goal{Seat: s.Bottom, Group: -1}
		if os := s.q().Uses(t.ID); len(os) > 1 { // two funds: which one makes room?
			return func(*ui.Env) { s.askHow(t, funds, os) }
		}
		return func(env *ui.Env) { s.bring(env, t, funds) }
	case "opt-weapon":
		return func(env *ui.Env) { s.choose(env, arms) }
	case "opt-effects":
		return func(*ui.Env) { s.offer(0) }
	case "opt-on":
		return pickAll(s)
	case "order-all":
		return s.takeOrder
	case "attack-assault":
		return func(env *ui.Env) { s.strike(env, choices.Assault) }
	case "attack-all":
		return func(env *ui.Env) {
			ui.Play(env, "card-place", 0.5, 0)
			s.q().JoinAll()
		}
	}
	return s.give(questions.Plain[id], "commit")
}

// settle drops choices that the new state has made void.
func (s *Scene) settle() {
	if s.q().Settle() {
		s.drop()
	}
	if all := s.LegalActions; s.q().Vain() {
		if s.LegalActions = all[len(all)-1:]; !s.Passing() { // somebody would learn from that, or be taught
			s.LegalActions = all
		}
	}
}

// takes makes a place of the map accept the cards that can be put there.
func (s *Scene) takes(sl *board.Slot, g goal) {
	force := s.Prompting(mgn.PromptForce)
	s.Takes(sl, func(c rules.CardID) []rules.Option {
		t := s.m.ByID(c)
		switch {
		case s.Prompting(mgn.PromptAttack):
			return s.q().Attacks(t, g)
		case force:
			return []rules.Option{{Verb: rules.Pick, Card: c}}
		}
		return append(s.q().Actions(t, g), s.q().Would(t, g))
	}, nil, nil)
	sl.Drop = func(env *ui.Env, board string) {
		switch t := s.byBoard(board); {
		case !s.Mine():
		case s.Prompting(mgn.PromptAttack):
			s.hurl(env, t, g)
		case !force:
			s.bring(env, t, g)
		case !s.Picked(t.ID):
			s.Pick(env, t.ID)
		}
	}
}

func (s *Scene) byBoard(board string) token {
	key, _ := strconv.Atoi(strings.TrimPrefix(board, "t"))
	return s.m.Get(key)
}

// unitDoes sets what a unit on the map does now and how it is highlighted. It
// returns the verb of a tap, "" where the unit is only read.
func (s *Scene) unitDoes(o *board.CardOpts, t token, kind uint8, p rules.Seat) string {
	if !s.Mine() {
		return ""
	}
	own, prompt := p == s.Bottom, s.mind.Dec().Prompt
	acts := func(mark board.Mark, key string, tap func(env *ui.Env)) string {
		o.Mark, o.Tap = mark, tap
		return s.T(key)
	}
	g := goal{Seat: p, Group: field.GroupOf(kind), On: t}
	sel := s.q().Selected()
	switch {
	case s.Picking():
		if !s.Picked(t.ID) && !s.Legal(rules.Option{Verb: rules.Pick, Card: t.ID}) && !(own && kind == s.q().PickZone()) {
			return ""
		}
		o.Drag = prompt == mgn.PromptForce
		verb, _ := s.Pickable(o, t.ID, board.MarkLegal, s.T("act.pick"))
		return verb
	case s.q().Targeting():
		if m, ok := s.q().Meaning(t); ok {
			key := "act.pick"
			if b, falls := s.suffers(m, t); b.Text != "" {
				o.Badges = append(o.Badges, b)
				if key = "act.pick.holds"; falls {
					key = "act.pick.falls"
				}
			}
			return acts(board.MarkTarget, key, s.give(m, "card-place"))
		}
		return ""
	case prompt == mgn.PromptAttack:
		return s.attackDoes(o, t, kind, p)
	case sel.Key != 0 && sel.Key == t.Key:
		o.Drag = true
		return acts(board.MarkSelected, "act.unchoose", func(env *ui.Env) { s.choose(env, t) })
	case sel.Key != 0 && len(s.q().Actions(sel, g)) > 0:
		key := "act.here"
		switch {
		case s.m.Type(sel) == mgn.Weapon && !s.mind.FaceDown:
			key = "act.arm"
		case prompt == mgn.PromptRedeploy:
			key = "act.swap"
		}
		o.Drag = prompt == mgn.PromptRedeploy && len(s.q().Uses(t.ID)) > 0
		mark := board.MarkNone // the ground around it shines
		if slices.ContainsFunc(s.q().Actions(sel, g), func(o rules.Option) bool { return o.N == int16(t.ID) }) {
			mark = board.MarkTarget
		}
		return acts(mark, key, func(env *ui.Env) { s.bring(env, sel, g) })
	case sel.Key != 0 && (s.m.Type(sel) == mgn.Weapon || own && prompt == mgn.PromptProduction):
		o.Mark, o.Refuse = board.MarkDim, s.words(s.Lang).WhyNot(sel, g)
		return ""
	}
	os := s.q().Uses(t.ID)
	switch {
	case !own:
	case len(os) == 0:
		if t.Moved && prompt == mgn.PromptRedeploy {
			o.Mark, o.Refuse = board.MarkDim, s.Why(rules.Option{Verb: rules.Use, Card: t.ID})
		}
	case prompt == mgn.PromptRedeploy:
		o.Drag = true
		return acts(board.MarkLegal, "act.move", func(env *ui.Env) { s.choose(env, t) })
	case prompt == mgn.PromptReinforce:
		return acts(board.MarkLegal, "act.ambush", func(env *ui.Env) { s.do(env, os[0]) })
	default:
		return acts(board.MarkLegal, "act.ability", func(env *ui.Env) { s.offer(t.ID) })
	}
	return ""
}

// weaponDoes sets what a weapon on a unit does now and returns the verb of a tap.
func (s *Scene) weaponDoes(o *board.CardOpts, t token) string {
	if !s.Mine() || len(s.q().Uses(t.ID)) == 0 || !s.Prompting(mgn.PromptRedeploy) && !s.Prompting(mgn.PromptReinforce) {
		return ""
	}
	o.Mark, o.Drag, o.Tap = board.MarkLegal, true, func(env *ui.Env) { s.choose(env, t) }
	if s.mind.Chosen == t.Key {
		o.Mark = board.MarkSelected
		return s.T("act.unchoose")
	}
	return s.T("act.rearm")
}

// handDoes sets what a card in the hand does now and returns the verb of a tap.
func (s *Scene) handDoes(o *board.CardOpts, t present.Token) string {
	verb := s.T("node.noturn")
	if !s.Mine() {
		return verb
	}
	prompt := s.mind.Dec().Prompt
	if s.Picking() {
		if s.AllLie() && !field.IsField(s.View.S.Card(s.LegalActions[0].Card).Zone.Kind()) {
			verb, _ = s.Pickable(o, t.ID, board.MarkLegal, s.T("act.pick"))
		}
		return verb
	}
	can := len(s.q().Uses(t.ID)) > 0
	switch prompt {
	case mgn.PromptProduction, mgn.PromptReinforce, mgn.PromptArmament:
		o.Drag = can || prompt != mgn.PromptArmament
		if !can {
			o.Mark, o.Refuse = board.MarkDim, s.Why(rules.Option{Verb: rules.Use, Card: t.ID})
			return verb
		}
		o.Tap = func(env *ui.Env) { s.choose(env, s.m.Get(t.Key)) }
		if q, ok := s.q().Brings(s.m.Get(t.Key)); ok {
			if o.Tap = func(env *ui.Env) { s.do(env, q) }; !s.q().Hopeless() {
				o.Mark = board.MarkLegal
			}
			if s.m.Type(s.m.Get(t.Key)) == mgn.Tactic {
				return s.T("act.summon")
			}
			if m, _ := s.game.ReinforceCost(&s.View.S, t.ID); m > 0 {
				o.Badges = append(o.Badges, board.Badge{Corner: cards.Above, Icon: ui.IconCrystal, Text: "−" + strconv.Itoa(m), Colour: magnaCol})
				return s.T("act.reinforce.magna", m)
			}
			return s.T("act.reinforce")
		}
		if prompt == mgn.PromptReinforce && s.m.Type(s.m.Get(t.Key)) == mgn.Tactic { // it summons in several ways
			o.Tap = func(*ui.Env) { s.offer(t.ID) }
		}
		if s.mind.Chosen == t.Key {
			o.Mark = board.MarkSelected
			return s.T("act.unchoose")
		}
		use, _ := s.q().Ways(s.m.Get(t.Key))
		if (use || s.q().OnlyTraps()) && !s.q().Hopeless() { // what can only be laid face-down is lit if nothing can be done openly
			o.Mark = board.MarkLegal
		}
		if !use {
			o.Badges = append(o.Badges, board.Badge{Corner: cards.Above, Icon: ui.IconFaceDown, Colour: parchment})
			return s.T("act.choose.trap")
		}
		return s.T("act.pick")
	case mgn.PromptAttack, mgn.PromptBlock, mgn.PromptChain:
		if can {
			o.Mark, o.Tap = board.MarkLegal, func(env *ui.Env) {
				s.offer(t.ID)
			}
			return s.T("act.effect")
		}
		o.Mark = board.MarkDim
	}
	return verb
}

// tapHand handles a tap on a card in the hand.
func (s *Scene) tapHand(env *ui.Env, t present.Token) {
	var o board.CardOpts
	s.handDoes(&o, t)
	switch {
	case o.Refuse != "":
		s.Refuse(env, o.Refuse)
	case o.Tap != nil:
		o.Tap(env)
	default:
		s.Inspect(t.ID, s.Face(t))
	}
	s.Surface.Invalidate()
}

// takeOrder answers with the order, card by card.
func (s *Scene) takeOrder(env *ui.Env) {
	id := s.mind.Dec().ID
	for _, t := range s.q().Order()[len(s.Picks()):] {
		if s.Session.View().S.Dec.ID != id || !s.Answer(env, rules.Option{Verb: rules.Pick, Card: t.ID}) {
			break
		}
	}
	ui.Play(env, "commit", 0.7, 0)
}

// pickAll picks every card that can be picked.
func pickAll(s *Scene) func(env *ui.Env) {
	return func(env *ui.Env) {
		for _, o := range slices.Clone(s.LegalActions) {
			if o.Verb == rules.Pick && s.Legal(o) && !s.Picked(o.Card) {
				s.Pick(env, o.Card)
			}
		}
	}
}

// pocketed returns the weapon of the chosen unit if it can be moved but is too
// small to be touched itself.
func (s *Scene) pocketed(t token) (w token) {
	k, p, found := s.m.Where(t.Key)
	w = s.m.WeaponOf(t.Key)
	if !found || w.Key == 0 || !field.IsField(k) || s.weaponDoes(&board.CardOpts{}, w) == "" {
		return token{}
	}
	if r, shown := s.lay.Spot(s.m, k, p, t.Place); shown && !s.lay.Pocket(r) {
		return token{}
	}
	return w
}

// asked prepares a new question.
func (s *Scene) asked(env *ui.Env) {
	ui.Play(env, "your-turn", 0.5, 0)
	s.forget()
	q := s.q()
	q.Asked()
	s.fronts.Asked(q.Dec(), func(u token) bool { _, ok := q.Meaning(u); return ok })
}
