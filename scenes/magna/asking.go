package magna

import (
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/outlook"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// asking returns how this game's questions are shown.
func (s *Scene) asking() ask.Asking {
	return ask.Asking{
		Rules: s.game, Ground: [2]ui.Colour{ui.Hex(0x5b3522), ui.Hex(0x2a1610)},
		Question: s.question, Idle: s.idle, Form: s.form, Button: s.button, Buttons: s.buttons,
		Lies: s.inSight, Shown: s.looked, Notes: s.notes, Item: s.item,
		Facts:   func(c rules.CardID) string { return s.Numbers(s.View.S.Card(c).Def) },
		Figures: s.figures, Pool: len(s.game.Lib.Defs) - 1,
	}
}

func (s *Scene) dec() *rules.Decision { return &s.View.S.Dec }

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
	return z == rules.ZoneOf(mgn.Hand, s.Bottom) && s.Bottom == s.Audience || field.IsField(z.Kind()) && !(s.lay.Fold && s.dec().Prompt == mgn.PromptCards)
}

// item returns the design of what comes next: of a trigger that of its text, as
// its source may have gone where it is not named.
func (s *Scene) item(o rules.Option) (def rules.DefID, note string) {
	st := &s.View.S
	if s.dec().Prompt == mgn.PromptWaiting && o.N >= 0 && int(o.N) < int(st.NTriggers) {
		return s.game.Lib.Abilities[st.Triggers[o.N].Ability].Def, ""
	}
	if ai, ok := s.game.Sprung(st, o); ok && s.dec().Prompt == mgn.PromptTrigger {
		def = s.game.Lib.Abilities[ai].Def
		if len(s.game.Lib.Def(def).Abilities) > 1 { // which of several on one card
			note = s.Cards.Clause(int(ai), s.Lang)
		}
		return def, note
	}
	return st.Card(o.Card).Def, ""
}

// looked returns the cards of a choice that are not on the table.
func (s *Scene) looked() []rules.CardID {
	switch s.dec().Prompt {
	case mgn.PromptArrange:
		return s.View.S.Zone(rules.ZoneOf(mgn.Camps, s.Bottom))
	case mgn.PromptCards:
		return s.View.S.Zone(rules.ZoneID(s.dec().Arg))
	}
	return nil
}

// notes returns, for a base, which one it would become and what it does.
func (s *Scene) notes(c rules.CardID) (note, text string) {
	if !s.Prompting(mgn.PromptArrange) {
		return "", ""
	}
	if at := slices.Index(s.Picks(), c); at >= 0 {
		note = lang.Capital(s.lineName(at+1, s.Lang))
	}
	if text = strings.Join(s.game.Lib.RulesText(s.View.S.Card(c).Def, s.Lang), s.Lang.Pick("", " ")); text == "" {
		text = s.T("base.plain")
	}
	return note, text
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

// targeting reports whether units on the map are chosen one at a time.
func (s *Scene) targeting() bool {
	return s.Prompting(mgn.PromptTargets) || s.Prompting(mgn.PromptIcon) || s.Prompting(mgn.PromptSplit)
}

// meaning returns the option that names a unit. Enemy traps are named by their place.
func (s *Scene) meaning(t token) (rules.Option, bool) {
	if t.ID == 0 || s.Audience < 0 {
		return rules.Option{}, false
	}
	for _, o := range s.LegalActions {
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

// uses returns the legal options that use a card.
func (s *Scene) uses(id rules.CardID) []rules.Option { return s.Uses(id, rules.Use, rules.Block) }

// drop clears what was chosen by tap and not yet used.
func (s *Scene) drop() {
	s.sel, s.faceDown, s.Board.Selected = 0, false, ""
	s.CancelMeans()
}

// choose selects a token by tap, or deselects it.
func (s *Scene) choose(env *ui.Env, t token) {
	ui.Play(env, "card-draw", 0.5, 0)
	s.Surface.DismissRefusals()
	again := s.sel == t.Key
	if s.drop(); !again {
		s.sel, s.Board.Selected = t.Key, t.Board()
		s.showBearer(t)
	}
}

func (s *Scene) selected() token { return s.m.Get(s.sel) }

// showBearer shows a base with a unit that the chosen weapon can be put on.
func (s *Scene) showBearer(t token) {
	if k, _, _ := s.m.Where(t.Key); s.lay.Fold && k == mgn.Hand && s.typeOf(t) == mgn.Weapon && s.m.Battle() == 0 {
		s.show(0, func(g int, u token) bool { return len(s.actions(t, goal{seat: s.Bottom, group: g, on: u})) > 0 })
	}
}

// show switches a folded side to a base with a unit that is wanted, if none is in sight.
func (s *Scene) show(sd int, wanted func(g int, u token) bool) {
	best := -1
	for g := range 3 {
		for _, u := range s.m.List(field.ZoneOfGroup(g), s.Seat(sd)) {
			if best != s.focus[sd] && wanted(g, u) {
				best = g
			}
		}
	}
	if best >= 0 {
		s.focus[sd] = best
	}
}

// goal is a place on the map where a card may be put: a group of a side, and the unit there.
type goal struct {
	seat  rules.Seat
	group int // -1: the war funds
	on    token
	slot  int // 1 + an empty place of a base, 0: anywhere there
}

// actions returns the legal options that putting a token on a goal can mean.
func (s *Scene) actions(t token, g goal) (out []rules.Option) {
	if t.Key == 0 || t.ID == 0 || !s.Mine() {
		return nil
	}
	z := rules.ZoneID(255)
	if g.group >= 0 {
		z = rules.ZoneOf(field.ZoneOfGroup(g.group), g.seat)
	}
	on := func(o rules.Option) bool { return g.on.Key != 0 && int16(g.on.ID) == o.N }
	typ, both, exact := s.typeOf(t), s.eitherWay(t), false
	for _, o := range s.uses(t.ID) {
		ok := false
		switch s.dec().Prompt {
		case mgn.PromptProduction:
			switch {
			case both && (o.Verb == rules.Block) != s.faceDown: // the way that is not chosen
			case o.Zone != 0: // deploy or lay as a trap
				ok = o.Zone == z && (o.N == 0 || on(o))
			case typ == mgn.Weapon:
				ok = on(o)
			case typ == mgn.Operation: // anywhere on one's own side
				ok = g.seat == s.Bottom
			}
		case mgn.PromptRedeploy:
			switch {
			case o.Zone != 0 && o.N < 0: // into this slot of the same base
				ok = o.Zone == z && g.slot == -int(o.N)
				exact = exact || ok
			case o.Zone != 0:
				ok = o.Zone == z && (o.N == 0 || on(o))
				exact = exact || ok && o.N != 0
			default:
				ok = on(o)
			}
		case mgn.PromptReinforce:
			ok = typ == mgn.Weapon && on(o) || typ != mgn.Weapon && g.seat == s.Bottom && g.group >= 0 && field.ZoneOfGroup(g.group) == s.m.ForceZone(s.Bottom)
		case mgn.PromptArmament:
			ok = g.group < 0 && g.seat == s.Bottom && (o.N == 0 || on(o))
		}
		if ok {
			out = append(out, o)
		}
	}
	if exact { // dropped on a unit: change places with it
		out = slices.DeleteFunc(out, func(o rules.Option) bool { return o.N == 0 })
	}
	return out
}

// ways reports how a card in the hand can go to the field: openly or face-down.
func (s *Scene) ways(t token) (use, trap bool) {
	for _, o := range s.uses(t.ID) {
		use = use || o.Verb == rules.Use
		trap = trap || o.Verb == rules.Block
	}
	return use, trap
}

// eitherWay reports whether a card can be played in two ways: openly, or
// face-down if the player has chosen that.
func (s *Scene) eitherWay(t token) bool {
	use, trap := s.ways(t)
	return s.Prompting(mgn.PromptProduction) && use && trap
}

// plays reports whether a card of the hand can be played openly (rules.Use) or
// laid face-down (rules.Block).
func (s *Scene) plays(v rules.Verb) bool {
	return slices.ContainsFunc(s.LegalActions, func(o rules.Option) bool {
		return o.Verb == v && s.View.S.Card(o.Card).Zone.Kind() == mgn.Hand
	})
}

// onlyTraps reports whether cards can be played, but all of them only face-down.
func (s *Scene) onlyTraps() bool {
	return s.Prompting(mgn.PromptProduction) && s.plays(rules.Block) && !s.plays(rules.Use)
}

func (s *Scene) typeOf(t token) int16 {
	if t.Def == 0 {
		return -1
	}
	return s.game.Lib.Def(t.Def).Attr[mgn.AType]
}

// bring answers with what putting a token on a goal means. It asks first if
// that can mean several things, costs a unit, or hides a card that the player
// may have meant to use openly.
func (s *Scene) bring(env *ui.Env, t token, g goal) {
	os := s.actions(t, g)
	switch {
	case len(os) == 0:
	case len(os) > 1 || s.casts(t, os[0]) != 0 || s.buries(t, os[0]):
		ui.Play(env, "ui-tap", 0.5, 0)
		s.askHow(t, g, os)
	default:
		s.do(env, os[0])
	}
}

// casts returns the card that an option discards to make room, 0 for none: a
// unit for its place, a weapon for another.
func (s *Scene) casts(t token, o rules.Option) rules.CardID {
	switch k, _, _ := s.m.Where(t.Key); {
	case o.N <= 0 || k != mgn.Hand || s.Prompting(mgn.PromptArmament):
	case o.Zone != 0:
		return rules.CardID(o.N)
	case s.typeOf(t) == mgn.Weapon:
		return s.m.WeaponOf(s.m.ByID(rules.CardID(o.N)).Key).ID
	}
	return 0
}

// askHow asks what putting a card on a goal means.
func (s *Scene) askHow(t token, g goal, os []rules.Option) {
	l, fight, name := s.Lang, int(s.shown.fight[s.Bottom]), s.CardName(t.Def)
	how := ask.Means{Title: s.T("how", name), Def: t.Def}
	hides := s.buries(t, os[0])
	if hides { // why it cannot go openly, and a way back
		key := "how.only"
		if s.typeOf(t) != mgn.Unit {
			key = "how.only.use"
		}
		how.Why = s.T(key, s.whyNotTo(t, g))
	}
	for i, o := range os {
		w := ask.Way{Choice: ask.Choice{ID: "opt-deploy", Button: ui.Button{Size: 15, Kind: ui.ButtonPrimary, Icon: ui.IconPerson, Tap: func(env *ui.Env) { s.do(env, o) }}}}
		b := &w.Button
		switch {
		case s.Prompting(mgn.PromptArmament):
			w.ID, b.Kind, b.Icon = "opt-replace-"+strconv.Itoa(i+1), ui.ButtonNormal, ui.IconCoins
			b.Label = s.T("how.replace", s.CardName(s.View.S.Card(rules.CardID(o.N)).Def))
		case o.Verb == rules.Block:
			w.ID, b.Kind, b.Icon, b.Label = "opt-trap", ui.ButtonNormal, ui.IconFaceDown, s.T("how.trap", fight, fight-mgn.TrapCost)
		case s.Prompting(mgn.PromptReinforce):
			b.Label = s.T("reinforce.do")
		case s.typeOf(t) == mgn.Weapon:
			b.Label = s.T("how.arm", fight, fight-s.costOf(t))
		default:
			b.Label = s.T("how.deploy", fight, fight-s.costOf(t))
		}
		if c := s.casts(t, o); c != 0 {
			b.Label += l.Pick("", " ") + s.T("how.room", s.tokenName(s.m.ByID(c), l))
			b.Kind = ui.ButtonDanger
		}
		how.Ways = append(how.Ways, w)
	}
	if hides {
		how.Ways = append(how.Ways, ask.Way{Choice: ask.Choice{ID: "opt-keep", Button: ui.Button{Label: s.T("how.keep"), Size: 15, Kind: ui.ButtonPrimary, Icon: ui.IconCards, Tap: func(*ui.Env) { s.drop() }}}})
	}
	s.AskMeans(how)
}

// buries reports whether an option lays a card face-down that the player may
// have meant to deploy, equip or use. Such an option is confirmed first.
func (s *Scene) buries(t token, o rules.Option) bool {
	typ := s.typeOf(t)
	return s.Prompting(mgn.PromptProduction) && o.Verb == rules.Block && !s.faceDown && (typ == mgn.Unit || typ == mgn.Weapon || typ == mgn.Operation)
}

// whyNotTo returns the reason why a card cannot go to a goal. A weapon is put on
// a unit: where none stands, the rules would speak of one that cannot carry it.
func (s *Scene) whyNotTo(t token, g goal) string {
	if g.on.Key == 0 && s.typeOf(t) == mgn.Weapon && s.Prompting(mgn.PromptProduction) {
		return s.T("how.bearer")
	}
	return s.Why(s.wouldBe(t, g))
}

// wouldBe returns the option for putting a card on a goal, as if it were legal.
func (s *Scene) wouldBe(t token, g goal) rules.Option {
	o := rules.Option{Verb: rules.Use, Card: t.ID, N: int16(g.on.ID)}
	if g.group >= 0 && s.typeOf(t) != mgn.Weapon {
		o.Zone = rules.ZoneOf(field.ZoneOfGroup(g.group), g.seat)
	}
	return o
}

// do answers with an option for a chosen card.
func (s *Scene) do(env *ui.Env, o rules.Option) {
	sound := "card-place"
	if s.dec().Prompt == mgn.PromptArmament {
		sound = "commit"
	}
	s.added = s.dec().Prompt
	s.give(o, sound)(env)
	s.drop()
}

// takes makes a place of the map accept the cards that can be put there.
func (s *Scene) takes(sl *board.Slot, g goal) {
	force := s.Prompting(mgn.PromptForce)
	s.Takes(sl, func(c rules.CardID) []rules.Option {
		t := s.m.ByID(c)
		switch {
		case s.Prompting(mgn.PromptAttack):
			return s.attacks(t, g)
		case force:
			return []rules.Option{{Verb: rules.Pick, Card: c}}
		}
		return append(s.actions(t, g), s.wouldBe(t, g))
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

// open reports whether any card can go to a goal in this question.
func (s *Scene) open(q goal) bool {
	if !s.Mine() {
		return false
	}
	own := q.seat == s.Bottom
	switch s.dec().Prompt {
	case mgn.PromptProduction, mgn.PromptRedeploy:
		return own
	case mgn.PromptReinforce:
		return own && field.ZoneOfGroup(q.group) == s.m.ForceZone(s.Bottom)
	case mgn.PromptForce:
		return own && q.group == field.Lane
	case mgn.PromptAttack:
		return !own && field.ZoneOfGroup(q.group) == s.m.ForceZone(q.seat)
	}
	return false
}

// wanted reports whether the chosen card may go to a goal.
func (s *Scene) wanted(q goal) bool { return s.sel != 0 && len(s.actions(s.selected(), q)) > 0 }

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
	own, prompt := p == s.Bottom, s.dec().Prompt
	acts := func(mark board.Mark, key string, tap func(env *ui.Env)) string {
		o.Mark, o.Tap = mark, tap
		return s.T(key)
	}
	g := goal{seat: p, group: field.GroupOf(kind), on: t}
	sel := s.selected()
	switch {
	case s.Picking():
		if !s.Picked(t.ID) && !s.Legal(rules.Option{Verb: rules.Pick, Card: t.ID}) && !(own && kind == s.pickZone()) {
			return ""
		}
		o.Drag = prompt == mgn.PromptForce
		verb, _ := s.Pickable(o, t.ID, board.MarkLegal, s.T("act.pick"))
		return verb
	case s.targeting():
		if m, ok := s.meaning(t); ok {
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
	case sel.Key != 0 && len(s.actions(sel, g)) > 0:
		key := "act.here"
		switch {
		case s.typeOf(sel) == mgn.Weapon && !s.faceDown:
			key = "act.arm"
		case prompt == mgn.PromptRedeploy:
			key = "act.swap"
		}
		o.Drag = prompt == mgn.PromptRedeploy && len(s.uses(t.ID)) > 0
		mark := board.MarkNone // the ground around it shines
		if slices.ContainsFunc(s.actions(sel, g), func(o rules.Option) bool { return o.N == int16(t.ID) }) {
			mark = board.MarkTarget
		}
		return acts(mark, key, func(env *ui.Env) { s.bring(env, sel, g) })
	case sel.Key != 0 && (s.typeOf(sel) == mgn.Weapon || own && prompt == mgn.PromptProduction):
		o.Mark, o.Refuse = board.MarkDim, s.whyNotTo(sel, g)
		return ""
	}
	os := s.uses(t.ID)
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

// pickZone returns the kind of zone whose units are picked now.
func (s *Scene) pickZone() uint8 {
	switch s.dec().Prompt {
	case mgn.PromptForce:
		return mgn.Base3
	case mgn.PromptMembers, mgn.PromptContinue:
		return mgn.Invasion
	}
	return 255
}

// weaponDoes sets what a weapon on a unit does now and returns the verb of a tap.
func (s *Scene) weaponDoes(o *board.CardOpts, t token) string {
	if !s.Mine() || len(s.uses(t.ID)) == 0 || !s.Prompting(mgn.PromptRedeploy) && !s.Prompting(mgn.PromptReinforce) {
		return ""
	}
	o.Mark, o.Drag, o.Tap = board.MarkLegal, true, func(env *ui.Env) { s.choose(env, t) }
	if s.sel == t.Key {
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
	prompt := s.dec().Prompt
	if s.Picking() {
		if s.AllLie() && !field.IsField(s.View.S.Card(s.LegalActions[0].Card).Zone.Kind()) {
			verb, _ = s.Pickable(o, t.ID, board.MarkLegal, s.T("act.pick"))
		}
		return verb
	}
	can := len(s.uses(t.ID)) > 0
	switch prompt {
	case mgn.PromptProduction, mgn.PromptReinforce, mgn.PromptArmament:
		o.Drag = can || prompt != mgn.PromptArmament
		if !can {
			o.Mark, o.Refuse = board.MarkDim, s.Why(rules.Option{Verb: rules.Use, Card: t.ID})
			return verb
		}
		o.Tap = func(env *ui.Env) { s.choose(env, s.m.Get(t.Key)) }
		if q, ok := s.brings(s.m.Get(t.Key)); ok {
			if o.Tap = func(env *ui.Env) { s.do(env, q) }; !hopeless(s) {
				o.Mark = board.MarkLegal
			}
			if s.typeOf(s.m.Get(t.Key)) == mgn.Tactic {
				return s.T("act.summon")
			}
			if m, _ := s.game.ReinforceCost(&s.View.S, t.ID); m > 0 {
				o.Badges = append(o.Badges, board.Badge{Corner: cards.Above, Icon: ui.IconCrystal, Text: "−" + strconv.Itoa(m), Colour: magnaCol})
				return s.T("act.reinforce.magna", m)
			}
			return s.T("act.reinforce")
		}
		if prompt == mgn.PromptReinforce && s.typeOf(s.m.Get(t.Key)) == mgn.Tactic { // it summons in several ways
			o.Tap = func(*ui.Env) { s.offer(t.ID) }
		}
		if s.sel == t.Key {
			o.Mark = board.MarkSelected
			return s.T("act.unchoose")
		}
		use, _ := s.ways(s.m.Get(t.Key))
		if (use || s.onlyTraps()) && !hopeless(s) { // what can only be laid face-down is lit if nothing can be done openly
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

// brings returns the one thing that a card of the hand can do as a
// reinforcement, which a single tap does: a unit comes, a Tactic summons, a
// weapon goes to the only unit that can take it. Of several the player chooses.
func (s *Scene) brings(t token) (rules.Option, bool) {
	os := s.uses(t.ID)
	if k, _, _ := s.m.Where(t.Key); len(os) != 1 || k != mgn.Hand || !s.Prompting(mgn.PromptReinforce) || s.casts(t, os[0]) != 0 {
		return rules.Option{}, false
	}
	return os[0], true
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

// give returns what answers with an option and plays a sound.
func (s *Scene) give(o rules.Option, sound string) func(env *ui.Env) {
	return func(env *ui.Env) {
		if s.Answer(env, o) {
			ui.Play(env, sound, 0.7, 0)
		}
	}
}

// offer offers the effects of a card by their clauses; id 0 stands for all cards.
func (s *Scene) offer(id rules.CardID) {
	m := ask.Means{Title: s.T("ask.effect")}
	for _, o := range s.LegalActions {
		if o.Verb != rules.Use || id != 0 && o.Card != id || !s.isEffect(o) {
			continue
		}
		def := s.View.S.Card(o.Card).Def
		w := ask.Way{Def: def, Choice: ask.Choice{ID: "declare-" + strconv.Itoa(int(o.N)) + "-" + strconv.Itoa(int(o.Card)),
			Button: ui.Button{Label: s.T("node.use", s.CardName(def)), Tap: s.give(o, "stack")}}}
		if d := s.game.Lib.Def(def); int(o.N) < len(d.Abilities) {
			w.Text = s.game.Lib.AbilityText(d.Abilities[o.N], s.Lang)
		}
		m.Ways = append(m.Ways, w)
	}
	s.AskMeans(m)
}

// isEffect reports whether a Use is an ability or a Tactic rather than a placement.
func (s *Scene) isEffect(o rules.Option) bool {
	switch s.dec().Prompt {
	case mgn.PromptProduction:
		return field.IsField(s.View.S.Card(o.Card).Zone.Kind())
	case mgn.PromptAttack, mgn.PromptChain, mgn.PromptBlock:
		return true
	case mgn.PromptReinforce:
		return s.typeOf(s.m.ByID(o.Card)) == mgn.Tactic
	}
	return false
}

// march declares the invasion. A unit that alone can go is the force.
func (s *Scene) march(env *ui.Env) {
	var lone rules.CardID
	n := 0
	for _, t := range s.m.List(mgn.Base3, s.Bottom) {
		if t.ID != 0 && s.game.CanInvade(&s.View.S, t.ID) {
			lone = t.ID
			n++
		}
	}
	if !s.Answer(env, rules.Option{Verb: rules.Yes}) || n != 1 {
		return
	}
	if s.Session.View().S.Dec.Prompt == mgn.PromptForce && s.Session.Answer(rules.Option{Verb: rules.Pick, Card: lone}) == nil && s.Session.Answer(rules.Option{Verb: rules.Done}) == nil {
		ui.Play(env, "commit", 0.8, 0)
	}
}

// order is the order in which one's own force takes piercing damage.
func order(s *Scene) []token {
	return field.Order(s.m.List(s.m.ForceZone(s.Bottom), s.Bottom), s.Picks())
}

// takeOrder answers with the order, card by card.
func (s *Scene) takeOrder(env *ui.Env) {
	id := s.dec().ID
	for _, t := range order(s)[len(s.Picks()):] {
		if s.Session.View().S.Dec.ID != id || !s.Answer(env, rules.Option{Verb: rules.Pick, Card: t.ID}) {
			break
		}
	}
	ui.Play(env, "commit", 0.7, 0)
}

// button renames the answers for which this game has its own words.
func (s *Scene) button(o rules.Option, c *ask.Choice) {
	b, n := &c.Button, len(s.Picks())
	say := func(icon ui.Icon, key string, args ...any) { b.Icon, b.Label = icon, s.T(key, args...) }
	switch d := s.dec(); {
	case o.Verb == rules.Yes && d.Prompt == mgn.PromptGo:
		say(ui.IconMarch, "yes.go")
		b.Tap = s.march
	case o.Verb == rules.No && d.Prompt == mgn.PromptGo:
		say(ui.IconNone, "no.go")
	case o.Verb == rules.Pass:
		key := "pass." + s.game.Names().Word("prompt", int16(d.Prompt))
		if _, ok := Text[key]; ok {
			say(b.Icon, key)
		}
		if b.Tap = s.end; d.Prompt == mgn.PromptChain && s.enough() || hopeless(s) {
			b.Kind = ui.ButtonPrimary
		}
	case o.Verb != rules.Done:
	case d.Prompt == mgn.PromptHand && n == 0 && s.Count(mgn.Hand, s.Bottom) >= s.game.Limit(&s.View.S, s.Bottom):
		say(ui.IconCheck, "hand.full")
	case d.Prompt == mgn.PromptHand && n == 0:
		say(ui.IconCheck, "hand.keep", s.game.Limit(&s.View.S, s.Bottom)-s.Count(mgn.Hand, s.Bottom))
	case d.Prompt == mgn.PromptHand:
		say(ui.IconCheck, "hand.discard", n)
	case d.Prompt == mgn.PromptForce && n == 0:
		say(ui.IconMarch, "force.none")
	case d.Prompt == mgn.PromptForce:
		say(ui.IconMarch, "force.go", n)
	case d.Prompt == mgn.PromptMembers:
		say(ui.IconSword, "members.go")
	case d.Prompt == mgn.PromptContinue && n == 0:
		say(ui.IconBack, "continue.end")
	case d.Prompt == mgn.PromptContinue:
		say(ui.IconForward, "continue.go", n)
	}
}

// buttons returns the buttons of the bar: what the chosen card can do, and the
// answers that have no place on the table.
func (s *Scene) buttons(usual []ask.Choice) (out []ask.Choice) {
	add := func(id string, b ui.Button) { out = append(out, ask.Choice{ID: id, Button: b}) }
	mode := func(n int16) rules.Option { return rules.Option{Verb: rules.Mode, N: n} }
	t := s.selected()
	switch s.dec().Prompt {
	case mgn.PromptProduction:
		if o := (rules.Option{Verb: rules.Use, Card: t.ID}); s.typeOf(t) == mgn.Operation && s.Legal(o) && !s.faceDown {
			add("opt-do", ui.Button{Label: s.T("operation.do", s.costOf(t)), Kind: ui.ButtonPrimary, Icon: ui.IconMap, Tap: func(env *ui.Env) { s.do(env, o) }})
		}
		if s.eitherWay(t) {
			add("opt-facedown", ui.Button{Label: s.T("facedown"), Name: s.T("facedown.name", s.CardName(t.Def)), Icon: ui.IconFaceDown, Checked: s.faceDown, Sound: "card-flip", Tap: func(*ui.Env) { s.faceDown = !s.faceDown }})
		}
		if o := mode(1); s.Legal(o) && len(out) < 2 {
			b := ui.Button{Label: s.T("exchange", mgn.FightOfOne), Name: s.T("exchange.name", mgn.FightOfOne), Icon: ui.IconCrystal, Colour: magnaCol, Slim: true, Tap: s.give(o, "charge")}
			switch {
			case len(out) > 0 && s.lay.Fold:
				b.Label = "" // no room for three words
			case s.lay.Fold:
				b.Label = s.T("exchange.short", mgn.FightOfOne)
			}
			add("opt-exchange", b)
		}
	case mgn.PromptArmament:
		return s.armament(t, mode)
	case mgn.PromptRedeploy:
		if w, ok := s.pocketed(t); ok {
			add("opt-weapon", ui.Button{Label: s.T("rearm"), Name: s.T("rearm.name", s.CardName(w.Def)), Icon: ui.IconHelm, Tap: func(env *ui.Env) { s.choose(env, w) }})
		}
		o := rules.Option{Verb: rules.Done}
		done := ui.Button{Label: s.T("redeploy.done"), Icon: ui.IconCheck, Tap: s.give(o, "commit")}
		if !s.Left() {
			done.Kind = ui.ButtonPrimary
		}
		if !s.Legal(o) {
			done.Off, done.Desc = true, s.T("ask.ring.why")
		}
		add("opt-done", done)
	case mgn.PromptAttack:
		out = s.attackButtons()
		s.effectsButton(add, ui.ButtonNormal)
	case mgn.PromptChain, mgn.PromptBlock:
		kind := ui.ButtonPrimary
		if s.Prompting(mgn.PromptChain) { // the attack may win without
			kind = ui.ButtonNormal
		}
		s.effectsButton(add, kind)
	case mgn.PromptContinue, mgn.PromptForce:
		if len(s.Picks()) == 0 { // to withdraw is not where attacks were ended: the last place is that of what goes on
			return append(usual, ask.Choice{ID: "opt-on", Button: ui.Button{Label: s.T("continue.all"), Icon: ui.IconForward, Tap: pickAll(s)}})
		}
	case mgn.PromptOrder:
		add("order-all", ui.Button{Label: s.T("order.take"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Tap: s.takeOrder})
		return out
	}
	return append(out, usual...)
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

// effectsButton adds a button that lists the clauses that can be used now.
func (s *Scene) effectsButton(add func(id string, b ui.Button), kind ui.ButtonKind) {
	n := 0
	for _, o := range s.LegalActions {
		if o.Verb == rules.Use {
			n++
		}
	}
	if n > 0 {
		label := "effects"
		if s.Prompting(mgn.PromptBlock) {
			label = "blocks"
		}
		add("opt-effects", ui.Button{Label: s.T(label, n), Name: s.T("effects.name", n), Kind: kind, Icon: ui.IconAbility, Tap: func(*ui.Env) { s.offer(0) }})
	}
}

// pocketed returns the weapon of the chosen unit if it can be moved but is too
// small to be touched itself.
func (s *Scene) pocketed(t token) (w token, ok bool) {
	k, p, found := s.m.Where(t.Key)
	w = s.m.WeaponOf(t.Key)
	var o board.CardOpts
	if !found || w.Key == 0 || !field.IsField(k) || s.weaponDoes(&o, w) == "" {
		return w, false
	}
	r, shown := s.zone(s.m, k, p, t.Place)
	return w, !shown || s.pocket(r)
}

// armament returns the three options of the Armament phase.
func (s *Scene) armament(t token, mode func(n int16) rules.Option) []ask.Choice {
	os := s.uses(t.ID)
	fund := ui.Button{Label: s.T("opt.fund"), Colour: heroCol, Tap: func(env *ui.Env) { s.bring(env, t, goal{seat: s.Bottom, group: -1}) }}
	switch {
	case len(os) == 0:
		fund.Off, fund.Desc = true, s.T("opt.fund.why")
	case len(os) > 1: // two funds: which one makes room?
		fund.Tap = func(*ui.Env) { s.askHow(t, goal{seat: s.Bottom, group: -1}, os) }
		fallthrough
	default:
		fund.Kind = ui.ButtonPrimary
	}
	miss := mgn.FundLimit - len(s.m.List(mgn.Funds, s.Bottom))
	inv := ui.Button{Label: s.T("opt.invade"), Icon: ui.IconMarch, Colour: s.Theme.Danger, Tap: s.give(mode(1), "commit")}
	if miss > 0 { // the cost takes the space of the icon
		inv.Label, inv.Name, inv.Icon = s.T("opt.invade.n", miss), s.T("opt.invade.name", miss), ui.IconNone
	}
	if !s.Legal(mode(1)) {
		inv.Off, inv.Desc = true, s.Why(mode(1))
	}
	// the last place, in portrait the middle, is that of “To armament”, whose
	// question may end by itself: put there what needs a card first
	out := []ask.Choice{{ID: "opt-invade", Button: inv}, {ID: "opt-magna", Button: ui.Button{Label: s.T("opt.magna"), Icon: ui.IconCrystal, Colour: magnaCol, Tap: s.give(mode(2), "commit")}},
		{ID: "opt-fund", Button: fund}}
	if s.lay.Tall {
		out[1], out[2] = out[2], out[1]
	}
	return out
}

func (s *Scene) costOf(t token) int {
	if s.Fresh && t.ID != 0 && s.View.S.Card(t.ID).Def == t.Def {
		return s.game.Cost(&s.View.S, t.ID)
	}
	return int(s.game.Lib.Def(t.Def).Attr[mgn.ACost])
}

// consequence describes what the chosen cards would do: cost, forces, outcome.
func (s *Scene) consequence(l lang.Lang) string {
	p, t := s.Bottom, s.selected()
	name := s.Cards.Name(t.Def, l)
	fight, magna := int(s.shown.fight[p]), int(s.shown.magna[p])
	switch prompt := s.dec().Prompt; prompt {
	case mgn.PromptProduction:
		if t.Key == 0 {
			return ""
		}
		use, trap := s.ways(t)
		switch {
		case trap && (!use || s.faceDown):
			return Text.T(l, "cost.trap", name, fight, fight-mgn.TrapCost)
		case use && s.typeOf(t) != mgn.Operation: // of an Operation the question has it
			return Text.T(l, "cost.use", name, fight, fight-s.costOf(t))
		}
	case mgn.PromptReinforce:
		switch {
		case t.Key == 0 && s.m.Invader() == p:
			return outlookOf(s).March(l, weigh(s))
		case t.Key == 0:
			return outlookOf(s).Defence(l, weigh(s))
		}
		if k, _, _ := s.m.Where(t.Key); k == mgn.Arms {
			return Text.T(l, "cost.rearm", name)
		}
		if m, ok := s.game.ReinforceCost(&s.View.S, t.ID); ok && m > 0 {
			return Text.T(l, "cost.magna", name, magna, magna-m)
		}
		return Text.T(l, "cost.free", name)
	case mgn.PromptArmament:
		if t.Key != 0 {
			return Text.T(l, "cost.fund", name)
		}
	case mgn.PromptRedeploy:
		if t.Key != 0 {
			return Text.T(l, "cost.move", s.tokenName(t, l))
		}
	case mgn.PromptForce, mgn.PromptContinue, mgn.PromptMembers, mgn.PromptTidy:
		if len(s.Picks()) == 0 {
			return ""
		}
		if prompt == mgn.PromptTidy {
			return Text.T(l, "tidy.sum", len(s.Picks()), s.Most())
		}
		if prompt == mgn.PromptMembers {
			n := 0
			for _, c := range s.Picks() {
				n += s.m.ByID(c).Attack
			}
			return forecast(s, l, s.dec().Arg, n, s.m.ByID(s.dec().Src), p.Other())
		}
		var st rules.State
		if s.game.Foresee(s.View, rules.Option{Verb: rules.Done}, &st, nil); st.Vars[mgn.Battle] != 0 {
			attack, defense := s.game.Strength(&st)
			return Text.T(l, "force.sum", len(s.Picks()), attack, defense)
		}
	case mgn.PromptAttack:
		return s.plan(l)
	case mgn.PromptBlock: // what would happen, and what can be done about it
		var ready []string
		for _, o := range s.LegalActions {
			if name := s.Cards.Name(s.View.S.Card(o.Card).Def, l); o.Verb == rules.Use && !slices.Contains(ready, name) {
				ready = append(ready, name)
			}
		}
		if text := s.combatText(l); len(ready) > 0 && !s.lay.Small {
			return words.Sentences(l, text, Text.T(l, "block.ready", words.List(l, ready...)))
		}
	}
	return ""
}

// idle returns the text shown while nothing is asked.
func (s *Scene) idle(l lang.Lang) ask.Question {
	if c := s.m.Combat(); c.On && c.Kind < mgn.KindAbility && len(c.Members) > 0 {
		key := "log.clash"
		if c.Seat == s.Bottom.Other() && s.View.S.Dec.Prompt == mgn.PromptBlock && s.Passing() {
			key = "log.clash.open"
		}
		q := ask.Question{Text: s.Sentence(l, key, c.Seat, 0)}
		if !s.landed {
			q.Why = s.combatText(l)
		}
		return q
	}
	key := s.stepKey(s.Step())
	return ask.Question{Text: Text.T(l, key), Why: Text.T(l, key+".why")}
}

// question returns what is asked now, and the clause or reason behind it.
func (s *Scene) question(l lang.Lang) ask.Question {
	q := s.asks(l)
	if then := s.consequence(l); then != "" {
		q.Then = []ui.Run{{Text: then}}
	}
	return q
}

func (s *Scene) asks(l lang.Lang) ask.Question {
	st := &s.View.S
	d, p := &st.Dec, s.Audience
	word := "ask." + s.game.Names().Word("prompt", int16(d.Prompt))
	question := func(key string, args ...any) ask.Question {
		q := s.Ask(l, key, args...)
		q.Short = Text[key+".short"].In(l)
		return q
	}
	effect := func(key string, args ...any) ask.Question {
		return ask.Question{Text: Text.T(l, key, args...), Why: s.game.Clause(st, l)}
	}
	if w := rules.CardID(st.Seats[p][mgn.Ring]); w != 0 {
		return question("ask.ring", s.Cards.Name(st.Card(w).Def, l))
	}
	switch d.Prompt {
	case mgn.PromptProduction:
		return inProduction(s, l, question, word)
	case mgn.PromptHand:
		return ofHand(s, l)
	case mgn.PromptRedeploy:
		if s.m.Invader() == p {
			return question("ask.leave")
		}
		return question("ask.redeploy")
	case mgn.PromptReinforce:
		switch {
		case s.added == d.Prompt && !s.Left():
			return question("ask.ready")
		case s.m.Invader() != p:
			return s.defence(l)
		}
	case mgn.PromptGo:
		line := s.m.Front(p.Other())
		return ask.Question{Text: Text.T(l, "ask.go", s.lineName(line, l), outlook.Holders(s.m, l, line, p.Other())), Why: Text.T(l, "ask.go.why")}
	case mgn.PromptChain, mgn.PromptBlock:
		if s.enough() {
			word += ".enough"
		}
		return ask.Question{Text: Text.T(l, word), Why: s.combatText(l)}
	case mgn.PromptAttack:
		force := s.m.List(s.m.ForceZone(p.Other()), p.Other())
		switch {
		case len(force) == 0:
			return question("ask.undefended")
		case !s.canAttack():
			return question("ask.spent")
		case len(s.attackers) > 0:
			return ask.Question{Text: Text.T(l, "ask.strike"), Short: Text.T(l, "ask.strike.short")}
		}
		return question("ask.attack")
	case mgn.PromptOrder:
		return question("ask.order", d.Arg)
	case mgn.PromptIcon:
		return question("ask.icon", faces.Name(mgn.Skills, d.Arg, l), s.Cards.Name(s.Source(), l))
	case mgn.PromptTidy:
		return question("ask.tidy", s.lineName(int(d.Arg), l), s.Most())
	case mgn.PromptSplit:
		return effect("ask.split", d.Arg2)
	case mgn.PromptDiscard:
		return effect("ask.discard", s.Most())
	case mgn.PromptMay:
		return effect("ask.may", s.Cards.Name(s.Source(), l))
	case mgn.PromptTargets:
		if s.Legal(rules.Option{Verb: rules.Pass}) {
			return effect("ask.targets.range", d.Arg2)
		}
		return effect("ask.targets.n", d.Arg2)
	case mgn.PromptCards:
		if d.Kind == rules.ChooseNumber {
			return effect("ask.number")
		}
		return ask.Question{Text: s.CardsAsked(l), Why: s.game.Clause(st, l)}
	}
	return question(word)
}

// inProduction asks what to play, and with a card chosen where it may go.
func inProduction(s *Scene, l lang.Lang, question func(key string, args ...any) ask.Question, word string) ask.Question {
	p := s.Audience
	switch t := s.selected(); {
	case t.Key == 0 && s.onlyTraps():
		return question("ask.traps")
	case t.Key == 0 || len(s.uses(t.ID)) == 0:
		return question(word, int(s.shown.fight[p]))
	case !s.Legal(rules.Option{Verb: rules.Use, Card: t.ID}) && !slices.ContainsFunc(s.uses(t.ID), func(o rules.Option) bool { return o.N <= 0 }) && s.typeOf(t) == mgn.Unit:
		return question("ask.room")
	case !slices.ContainsFunc(s.uses(t.ID), func(o rules.Option) bool { return o.Verb == rules.Use }):
		return ask.Question{Text: Text.T(l, "ask.trap")}
	case s.typeOf(t) == mgn.Weapon && !s.faceDown:
		return ask.Question{Text: Text.T(l, "ask.arm")}
	case s.typeOf(t) == mgn.Operation && !s.faceDown && s.Legal(rules.Option{Verb: rules.Use, Card: t.ID}):
		return ask.Question{Text: Text.T(l, "ask.operation", s.Cards.Name(t.Def, l), int(s.shown.fight[p]), int(s.shown.fight[p])-s.costOf(t)),
			Why: strings.Join(s.game.Lib.RulesText(t.Def, l), l.Pick("", " "))}
	default:
		return ask.Question{Text: Text.T(l, "ask.where"), Short: Text.T(l, "ask.where.short")}
	}
}

// ofHand asks which cards go before new ones come.
func ofHand(s *Scene, l lang.Lang) ask.Question {
	st, p := &s.View.S, s.Audience
	if n := s.Least(); n > 0 {
		return ask.Question{Text: Text.T(l, "ask.discard", n), Why: Text.T(l, "ask.hand.over", s.game.Limit(st, p))}
	}
	limit := s.game.Limit(st, p)
	n := limit - s.Count(mgn.Hand, p) + len(s.Picks())
	if n <= 0 {
		return ask.Question{Text: Text.T(l, "ask.hand"), Why: Text.T(l, "ask.hand.full", limit)}
	}
	return ask.Question{Text: Text.T(l, "ask.hand"), Why: Text.T(l, "ask.hand.why", n, limit)}
}

// defence asks the defender about reinforcements: what comes, what stands against
// it, and what that means.
func (s *Scene) defence(l lang.Lang) ask.Question {
	attack, defense := s.game.Strength(&s.View.S)
	return ask.Question{Text: Text.T(l, "ask.defend", s.lineName(s.m.Battle(), l), attack, defense)}
}

// outlookOf is what the audience sees, for words about what would come of it.
func outlookOf(s *Scene) *outlook.Table {
	return &outlook.Table{Reading: s.m, Name: s.tokenName, Small: s.lay.Small, Fold: s.lay.Fold}
}

// forecast describes what an attack of n on an opponent would do.
func forecast(s *Scene, l lang.Lang, kind int16, n int, target token, opponent rules.Seat) string {
	return outlookOf(s).Attack(l, kind, n, target, opponent, opponent == s.Bottom, doubts(s, opponent.Other()))
}

// weigh returns the balance of the battle for the audience.
func weigh(s *Scene) (b phrases.Balance) {
	b.Attack, b.Defense = s.game.Strength(&s.View.S)
	b.More, b.Blocks = s.game.Reserves(&s.View.S, s.Bottom)
	b.Sure = !slices.ContainsFunc(s.LegalActions, func(o rules.Option) bool {
		return o.Verb != rules.Pass && !o.TakesBack() && s.typeOf(s.m.ByID(o.Card)) != mgn.Unit
	})
	return b
}

// wavers reports whether the defender passes although the base would be taken
// and the hand could still do something about it.
func (s *Scene) wavers() bool {
	if !s.Prompting(mgn.PromptReinforce) || s.added == mgn.PromptReinforce || s.m.Invader() != s.Bottom.Other() {
		return false
	}
	b := weigh(s)
	return b.More > 0 && b.Attack >= b.Defense && (b.Defense+b.More > b.Attack || !b.Sure)
}

// hopeless reports whether an assault takes the player's base whatever
// reinforces it: units alone can come, all of them are too few, and no block is
// ready. Then nothing is lit but what goes on.
func hopeless(s *Scene) bool {
	if !s.Prompting(mgn.PromptReinforce) || s.m.Invader() != s.Bottom.Other() {
		return false
	}
	b := weigh(s)
	return b.Attack >= b.Defense+b.More && b.Blocks == 0 && b.Sure
}

func (s *Scene) lineName(line int, l lang.Lang) string {
	return Text.T(l, [...]string{"line.1", "line.1", "line.2", "line.3", "lane"}[max(0, min(field.Lane+1, line))])
}

// forget drops everything that was begun and not answered.
func (s *Scene) forget() {
	s.drop()
	s.attackers = s.attackers[:0]
}

// back takes back what was begun and reports whether there was anything.
func (s *Scene) back() bool {
	begun := s.sel != 0 || len(s.attackers) > 0
	s.forget()
	return begun
}

// asked prepares a new question.
func (s *Scene) asked(env *ui.Env) {
	ui.Play(env, "your-turn", 0.5, 0)
	s.forget()
	if s.added != s.dec().Prompt {
		s.added, s.spared = 0, false
	}
	s.peek = [2]bool{} // every question is about the fight, if there is one
	if s.followed {    // the fronts face each other again
		s.focus[1], s.followed = s.m.Front(s.Bottom.Other())-1, false
	}
	switch d := s.dec(); d.Prompt {
	case mgn.PromptForce, mgn.PromptGo:
		s.focus = [2]int{2, s.m.Front(s.Bottom.Other()) - 1}
	case mgn.PromptAttack:
		if k := s.alone(); k != 0 {
			s.attackers = append(s.attackers, k)
		}
	case mgn.PromptTidy:
		s.focus[0] = int(d.Arg) - 1
	case mgn.PromptTargets, mgn.PromptIcon, mgn.PromptSplit, mgn.PromptRedeploy:
		for sd := range s.focus { // a base with something to choose comes into sight
			s.show(sd, func(_ int, u token) bool { _, ok := s.meaning(u); return ok })
		}
	}
}

// settle drops choices that the new state has made void.
func (s *Scene) settle() {
	if t := s.selected(); s.sel != 0 && (t.Key == 0 || len(s.uses(t.ID)) == 0) {
		s.drop()
	}
	s.attackers = slices.DeleteFunc(s.attackers, func(k int) bool {
		kind, _, ok := s.m.Where(k)
		return !s.Prompting(mgn.PromptAttack) || !ok || kind != mgn.Invasion || s.m.Get(k).Checked
	})
	if all := s.LegalActions; s.vain() {
		if s.LegalActions = all[len(all)-1:]; !s.Passing() { // somebody would learn from that, or be taught
			s.LegalActions = all
		}
	}
}

// unmoved reports whether piercing damage defeats nobody in any order: then the
// order is nothing to decide, as damage that defeats nobody is gone at once.
func (s *Scene) unmoved() bool {
	if !table.AnswersFor(&s.Match, mgn.PromptOrder) {
		return false
	}
	for _, t := range s.m.List(s.m.ForceZone(s.Bottom), s.Bottom) {
		if field.Absorbs(t) <= int(s.dec().Arg) {
			return false
		}
	}
	return true
}

// vain reports whether a Chain can add nothing to the player's attack: it
// defeats all it is aimed at, everybody can see that nobody can block it, and
// what can be chained only makes it stronger.
func (s *Scene) vain() bool {
	if s.dec().Prompt != mgn.PromptChain || len(s.LegalActions) == 0 || !s.enough() {
		return false
	}
	var st rules.State
	var log rules.Log
	s.game.Foresee(s.View, rules.Option{Verb: rules.Pass}, &st, &log)
	return !slices.ContainsFunc(log.Events, func(ev rules.Event) bool { return ev.Kind == mgn.EvNoBlock }) && // they were asked
		!slices.ContainsFunc(s.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use && !s.game.Strengthens(&s.View.S, o) })
}
