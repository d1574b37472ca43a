package mattsan

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// asking returns how this game's questions are shown.
func (s *Scene) asking() ask.Asking {
	a := ask.Asking{
		Rules: s.game, Ground: [2]ui.Colour{s.Theme.Panel, s.Theme.PanelLow},
		Page: func(c *ui.Canvas, r ui.Rect) { paper.Page(c, s.lay.Sheet(r, c.Px(1))) }, Ink: [2]ui.Colour{inkCol, softInk},
		Question: s.question, Idle: s.idle, Form: s.form, Button: s.button, Buttons: s.buttons,
		Lies: s.touchable, Item: s.item, Alike: s.alike, Text: s.text, Source: s.source,
		Facts:   func(c rules.CardID) string { return s.Cards.NumbersOf(s.View.S.Card(c).Def, s.Lang) },
		Figures: s.figures, Pool: len(s.game.Lib.Defs) - 1,
		Icon: func(def rules.DefID) ui.Icon { return faces.Types[s.Cards.Attr(def, mtz.AType)].Icon },
	}
	for i, k := range faces.Types {
		t := s.game.Lib.Vocab.Types[i]
		a.Tabs = append(a.Tabs, ask.Tab{Icon: k.Icon, Col: faces.TypeColours[i], Name: lang.Phrase{JA: t.JA, EN: t.EN}, Has: func(def rules.DefID) bool { return s.Cards.Attr(def, mtz.AType) == i }})
	}
	return a
}

// figures returns the numbers an effect may change, as both players see them.
func (s *Scene) figures(st *rules.State, l lang.Lang) []ask.Figure {
	return s.FiguresOf(l, func(p rules.Seat, add func(name string, v int)) {
		add(Text.T(l, "zone.hand"), len(st.Zone(rules.ZoneOf(mtz.Hand, p))))
		add(Text.T(l, "zone.deck"), len(st.Zone(rules.ZoneOf(mtz.Deck, p))))
		add(Text.T(l, "zone.discard"), len(st.Zone(rules.ZoneOf(mtz.Discard, p))))
		add(Text.T(l, "figure.soul"), len(st.Zone(rules.ZoneOf(mtz.Soul, p))))
		add(Text.T(l, "figure.units"), len(st.Zone(rules.ZoneOf(mtz.Battle, p)))+len(st.Zone(rules.ZoneOf(mtz.Bench, p))))
		hp := 0
		if c := mtz.Fighter(st, p); c != 0 {
			hp = max(0, s.game.HP(st, c))
		}
		add(Text.T(l, "figure.hp"), hp)
	})
}

// source returns the design whose effect asks.
func (s *Scene) source() rules.DefID {
	d := &s.View.S.Dec
	switch {
	case d.Prompt == mtz.PromptTrap || d.Prompt == mtz.PromptLeave: // what the question is about, not what asks
		return 0
	case noted(s) != 0: // it lies on the desk
		return 0
	case d.Def != 0:
		return d.Def
	}
	return s.View.S.Card(d.Src).Def
}

// touchable reports whether a card is where it can be touched.
func (s *Scene) touchable(c rules.CardID) bool {
	switch z := s.View.S.Card(c).Zone; z.Kind() {
	case mtz.Battle, mtz.Bench, mtz.Ground:
		return true
	case mtz.Hand:
		return z.Seat() == s.Bottom && s.Bottom == s.Audience
	}
	return false
}

// form returns the form of a question that is not shown in its usual form.
func (s *Scene) form(d *rules.Decision, usual ask.Form) ask.Form {
	switch d.Prompt {
	case mtz.PromptLeave, mtz.PromptSouls, mtz.PromptDie:
		return ask.AskUses
	case mtz.PromptAnswer:
		if !s.piledWide() {
			return ask.AskTexts
		}
	case mtz.PromptCounter, mtz.PromptTargets, mtz.PromptPay, mtz.PromptRefill, mtz.PromptTrap:
		for _, o := range s.LegalActions {
			if o.Verb == rules.Use && !s.touchable(o.Card) {
				return ask.AskUses
			}
		}
	}
	return usual
}

// piledWide reports whether the entries of the exchange are large enough to be
// told apart by a finger.
func (s *Scene) piledWide() bool { return !s.lay.Desk.Empty() && s.View.S.NStack <= 3 }

// direct reports whether touching a card answers at once.
func (s *Scene) direct() bool {
	return s.Mine() && !s.Prompting(mtz.PromptMain) && !s.Prompting(mtz.PromptCharge)
}

// uses returns how a card can be used now, except by changing places.
func (s *Scene) uses(c rules.CardID) []rules.Option { return s.Uses(c, rules.Use, rules.Block) }

// means returns what touching a card can mean now, changing places included.
func (s *Scene) means(t present.Token) []rules.Option {
	if !s.Mine() || t.ID == 0 {
		return nil
	}
	out := s.uses(t.ID)
	for _, o := range s.LegalActions {
		d := s.View.S.Card(t.ID)
		switch {
		case o.Verb == rules.Attack && o.Card == t.ID && o.N == 1+mtz.KindSwitch:
			out = append(out, o)
		case s.Prompting(mtz.PromptTargets) && o.Verb == rules.Number && d.Zone == rules.ZoneOf(mtz.Bench, s.Audience.Other()) && d.Has(rules.FaceDown) && d.N[mtz.NSlot] == o.N:
			out = append(out, o)
		}
	}
	return out
}

// tapCard answers with a card, or begins an answer.
func (s *Scene) tapCard(env *ui.Env, t present.Token) {
	os := s.means(t)
	own := t.ID != 0 && s.View.S.Card(t.ID).Owner == s.Audience
	_, strikes := s.strikes(t.ID)
	switch {
	case !s.Mine():
		s.look(t)
	case s.Picking():
		s.Pick(env, t.ID)
	case s.aimed(t):
		o, _ := s.strikes(mtz.Fighter(&s.View.S, s.Audience))
		s.use(env, o)
	case s.swap && len(os) > 0 && os[len(os)-1].Verb == rules.Attack:
		s.use(env, os[len(os)-1])
	case s.direct() && len(os) == 1:
		ui.Play(env, "card-place", 0.6, 0)
		s.use(env, os[0])
	case len(os) > 0 && s.sel == t.ID && s.View.S.Card(t.ID).Zone.Kind() != mtz.Hand:
		s.clear()
	case s.sel == t.ID && s.sel != 0:
		s.clear()
	case len(os) > 0:
		s.choose(env, t)
	case strikes && s.lay.Desk.Empty():
		s.actions = true
	case strikes:
		on := !s.aim
		s.clear()
		s.swap, s.aim = on, on
		ui.Play(env, "card-place", 0.35, 0)
		if on {
			s.Surface.Announce(s.Asked(s.Lang).Text)
		}
		s.Surface.Invalidate()
	case own && (s.Prompting(mtz.PromptMain) || s.direct()) && s.View.S.Card(t.ID).Zone.Kind() == mtz.Hand:
		s.Refuse(env, s.Why(rules.Option{Verb: rules.Use, Card: t.ID}))
	default:
		s.look(t)
	}
}

// aimed reports whether a card is the enemy that the chosen fighter may strike.
func (s *Scene) aimed(t present.Token) bool {
	st, p := &s.View.S, s.Audience
	if p < 0 || t.ID == 0 || t.ID != mtz.Fighter(st, p.Other()) {
		return false
	}
	f := mtz.Fighter(st, p)
	_, ok := s.strikes(f)
	return ok && (s.aim || s.sel == f)
}

// look shows a card large.
func (s *Scene) look(t present.Token) {
	if t.ID != 0 && s.View.S.Card(t.ID).Zone.Kind() != mtz.Hand && t.Up {
		t = s.desk.Front(t.ID)
	}
	if f := s.Face(t); f != nil {
		s.Inspect(t.ID, f)
		s.Surface.Invalidate()
	}
}

// choose chooses a card for the next action and announces what that can be.
func (s *Scene) choose(env *ui.Env, t present.Token) {
	s.clear()
	s.sel = t.ID
	ui.Play(env, "card-place", 0.35, 0)
	if t.Up && s.View.S.Card(t.ID).Zone.Kind() != mtz.Hand { // hidden cards are never announced: the listener may be the opponent
		q := s.Asked(s.Lang)
		s.Surface.Announce(q.Text + " " + q.Why)
	}
	s.Surface.Invalidate()
}

// clear drops what was begun.
func (s *Scene) clear() {
	s.sel, s.down, s.swap, s.aim, s.warned = 0, false, false, false, rules.Option{}
}

// use gives an answer and drops what was begun. What pays for damage that the
// rules of the first turn take away has to be pressed twice.
func (s *Scene) use(env *ui.Env, o rules.Option) {
	if vain, _ := s.game.Vain(&s.View.S, o); vain && s.warned != o && !s.Session.Replaying() {
		s.warned = o
		if s.Prompting(mtz.PromptMain) && s.View.S.Card(o.Card).Zone.Kind() == mtz.Hand {
			s.sel = o.Card
		}
		s.Refuse(env, s.T("vain.again"))
		s.Surface.Invalidate()
		return
	}
	if s.Prompting(mtz.PromptMain) {
		s.wisher = 0
	}
	if s.Answer(env, o) {
		s.clear()
		s.actions = false
	}
}

// idle returns the text shown while nothing is asked.
func (s *Scene) idle(l lang.Lang) ask.Question {
	return s.Ask(l, s.stepKey())
}

// prompt returns the rules' name of the question.
func (s *Scene) prompt() string { return s.game.Names().Prompts[s.View.S.Dec.Prompt] }

// question returns what is asked now: the phrase ask.NAME after the rules'
// name of the question, and the clause or reason behind it.
func (s *Scene) question(l lang.Lang) ask.Question {
	st := &s.View.S
	d := &st.Dec
	key, arg := "ask."+s.prompt(), any(s.Named(cmp.Or(noted(s), s.source()), l))
	switch d.Prompt {
	case mtz.PromptMain:
		return s.askMain(l)
	case mtz.PromptCounter:
		return s.askCounter(l)
	case mtz.PromptPay:
		q := ask.Question{Text: Text.T(l, key, arg), Why: cmp.Or(s.game.Clause(st, l), Text.T(l, key+".why"))}
		for _, o := range s.LegalActions {
			if c := st.Card(o.Card); c.Zone.Kind() == mtz.Hand && s.game.FieldOnly(c.Def) { // its text would let one think otherwise
				q.Why = Text.T(l, "ask.pay.still", s.Named(c.Def, l))
				break
			}
		}
		return q
	case mtz.PromptTargets, mtz.PromptMay:
		if n := int(st.NStack); n > 0 && d.Prompt == mtz.PromptTargets && !s.desk.Room().Empty() && int16(st.Stack[n-1].Kind) == mtz.KindTrump { // the pile tells
			if what, _ := s.entries.Text(&st.Stack[n-1], l); what != "" {
				return ask.Question{Text: Text.T(l, key, arg), Why: what}
			}
		}
		return ask.Question{Text: Text.T(l, key, arg), Why: s.game.Clause(st, l)}
	case mtz.PromptCards:
		if n := s.game.Sorting(st); n > 0 {
			return s.askSort(n, l)
		}
		return ask.Question{Text: s.CardsAsked(l), Why: s.game.Clause(st, l)}
	case mtz.PromptUnit:
		n := 0
		for _, o := range s.LegalActions {
			if o.Verb != rules.Done {
				n++
			}
		}
		if n == 1 { // there is no other way to begin (MTZ-3.3, MTZ-3.4)
			return ask.Question{Text: Text.T(l, key, arg), Why: Text.T(l, "ask.unit.only")}
		}
	case mtz.PromptCharge:
		if s.sel != 0 {
			if key, arg = "ask.charge.one", s.Named(st.Card(s.sel).Def, l); s.game.Bares(st, s.Audience, s.sel) {
				return ask.Question{Text: Text.T(l, key, arg), Why: Text.T(l, "ask.charge.bare")}
			}
		} else if s.lay.Zones[mtz.Soul][0].Empty() { // the souls are on the name tag
			return ask.Question{Text: Text.T(l, key), Why: cmp.Or(starts(s, l), Text.T(l, "ask.charge.tag"))}
		} else if then := starts(s, l); then != "" {
			return ask.Question{Text: Text.T(l, key), Why: then}
		}
	case mtz.PromptLeave, mtz.PromptTrap:
		arg = s.Named(d.Def, l)
	case mtz.PromptSouls, mtz.PromptDie:
		arg = d.Arg
	case mtz.PromptRefill:
		if s.Legal(rules.Option{Verb: rules.Pass}) {
			return ask.Question{Text: Text.T(l, "ask.refill.last"), Why: Text.T(l, "ask.refill.none")}
		}
		if slices.ContainsFunc(s.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use && st.Card(o.Card).Zone.Kind() == mtz.Hand }) {
			return ask.Question{Text: Text.T(l, key), Why: Text.T(l, "ask.refill.hand")}
		}
	case mtz.PromptSide:
		if d.Arg == 0 {
			key += ".less"
		}
	}
	return ask.Question{Text: Text.T(l, key, arg), Why: Text.T(l, key+".why", arg)}
}

// starts says which effects follow the soul charge; "" if there is none.
func starts(s *Scene, l lang.Lang) string {
	var list []string
	s.game.Upcoming(&s.View.S, func(src rules.CardID, ai uint16) {
		what, _ := s.entries.Action(ai, l)
		list = append(list, Text.T(l, "starts.one", s.Named(s.desk.Front(src).Def, l), strings.TrimRight(what, "。.")))
	})
	if len(list) == 0 {
		return ""
	}
	return Text.T(l, "ask.charge.then", strings.Join(list, l.Pick("、", "; ")))
}

// askSort says what happens to the cards of the top of the deck that are
// chosen, and which comes next.
func (s *Scene) askSort(n int, l lang.Lang) ask.Question {
	st := &s.View.S
	q := ask.Question{Text: Text.T(l, "ask.sort"), Why: Text.T(l, "ask.sort.all")}
	deck := st.Zone(rules.ZoneOf(mtz.Deck, s.Audience))
	for i := len(deck) - 1; i >= max(0, len(deck)-n); i-- {
		if st.Picks[s.Audience].Index(deck[i]) < 0 {
			q.Why = Text.T(l, "ask.sort.why", s.Named(st.Card(deck[i]).Def, l))
			break
		}
	}
	return q
}

// askMain describes what can be done in the Main step, or with the chosen
// card, and warns of threats.
func (s *Scene) askMain(l lang.Lang) ask.Question {
	st := &s.View.S
	if s.aim {
		return ask.Question{Text: Text.T(l, "ask.act", s.Named(s.desk.Front(mtz.Fighter(st, s.Audience)).Def, l)), Why: Text.T(l, "ask.aim.why")}
	}
	if s.swap {
		return ask.Question{Text: Text.T(l, "ask.switch"), Why: Text.T(l, "ask.switch.why")}
	}
	if s.sel != 0 {
		c := st.Card(s.sel)
		q := ask.Question{Text: s.Named(c.Def, l)}
		if noted(s) == 0 {
			q.Why = cardText(s, c.Def)
		}
		switch typ := s.Cards.Attr(c.Def, mtz.AType); {
		case c.Zone.Kind() != mtz.Hand:
			q.Text = Text.T(l, "ask.act", s.Named(s.desk.Front(s.sel).Def, l))
		case typ == mtz.Trump:
			q.Text = Text.T(l, "ask.trump", s.Named(c.Def, l), s.game.Cost(st, s.sel))
			if slices.ContainsFunc(s.uses(s.sel), func(o rules.Option) bool { vain, _ := s.game.Vain(st, o); return vain }) {
				q.Why = Text.T(l, "ask.vain")
			}
		case typ == mtz.Unit && s.game.Conditional(c.Def):
			q.Text = Text.T(l, "ask.place.cond", s.Named(c.Def, l))
		case typ == mtz.Unit && s.down, typ == mtz.Trap:
			q = ask.Question{Text: Text.T(l, "ask.set", s.Named(c.Def, l)), Why: Text.T(l, map[bool]string{true: "ask.set.trap", false: "ask.set.unit"}[typ == mtz.Trap])}
		case typ == mtz.Unit:
			q.Text = Text.T(l, "ask.place", s.Named(c.Def, l))
		default:
			q.Text = Text.T(l, "ask.lay", s.Named(c.Def, l))
			if s.game.Has(c.Def, mtz.TrSouls) {
				q.Why = Text.T(l, "ask.lay.souls")
			} else if q.Why == "" {
				q.Why = Text.T(l, "ask.lay.why")
			}
		}
		return q
	}
	q := ask.Question{Text: Text.T(l, "ask.main"), Why: Text.T(l, "ask.main.why")}
	switch d := s.desk.Threat(s.Audience); {
	case st.Turn == 1:
		q.Why = Text.T(l, "ask.main.first")
	case d != mtz.Safe:
		q.Why = s.desk.Danger(s.Audience, d, l)
	case !slices.ContainsFunc(s.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use || o.Verb == rules.Block }):
		q.Why = Text.T(l, "ask.main.act")
	}
	return q
}

// askCounter describes what would be answered.
func (s *Scene) askCounter(l lang.Lang) ask.Question {
	st := &s.View.S
	top := int(st.NStack) - 1
	if top < 0 {
		return ask.Question{Text: Text.T(l, "ask.counter.none")}
	}
	o := &st.Stack[top]
	q := ask.Question{Text: Text.T(l, "ask.counter", s.entries.Name(o, l))}
	q.Why, _ = s.entries.Text(o, l)
	if o.Ctrl == s.Audience {
		q.Text = Text.T(l, "ask.counter.own", s.entries.Name(o, l))
	}
	if !s.Legal(rules.Option{Verb: rules.Pass}) {
		q.Why = Text.T(l, "ask.counter.forced")
	}
	return q
}

// button renames the answers for which this game has its own words.
func (s *Scene) button(o rules.Option, c *ask.Choice) {
	l, b := s.Lang, &c.Button
	prompt := s.View.S.Dec.Prompt
	switch {
	case o.Verb == rules.Pass && Text["pass."+s.prompt()] != (lang.Phrase{}):
		b.Label = Text.T(l, "pass."+s.prompt())
		if prompt == mtz.PromptMain && (s.lay.Small || s.View.S.Turn == 1) { // nobody attacks on the first turn
			b.Label, b.Name = Text.T(l, "pass.main.short"), b.Label
		}
		if prompt == mtz.PromptCounter { // what follows is shown
			b.Desc = Text.T(l, "pass.counter.then")
		}
	case o.Verb == rules.Name:
		b.Label = s.Cards.FullName(rules.DefID(o.N), l)
	case prompt == mtz.PromptAgain && o.Verb == rules.Yes:
		b.Label, b.Icon = Text.T(l, "again.yes"), ui.IconSword
	case prompt == mtz.PromptAgain:
		b.Label = Text.T(l, "again.no")
	}
}

// buttons returns the buttons of the bar.
func (s *Scene) buttons(usual []ask.Choice) (out []ask.Choice) {
	l := s.Lang
	cancel := ask.Choice{ID: "cancel", Button: ui.Button{Name: Text.T(l, "cancel"), Icon: ui.IconClose, Sound: "ui-back", Tap: func(*ui.Env) { s.clear() }}}
	switch {
	case revocable(s):
		cancel.Button.Tap = s.Undo
		return append(usual, cancel)
	case s.swap:
		return []ask.Choice{cancel}
	case s.Prompting(mtz.PromptCharge) && s.sel != 0:
		o := rules.Option{Verb: rules.Use, Card: s.sel}
		return []ask.Choice{{ID: "charge", Button: ui.Button{Label: Text.T(l, "charge"), Kind: [...]ui.ButtonKind{ui.ButtonPrimary, ui.ButtonNormal}[rules.Truth(s.game.Bares(&s.View.S, s.Audience, s.sel))], Icon: ui.IconSoul, Sound: "mana-charge", Tap: func(env *ui.Env) { s.use(env, o) }}}, cancel}
	case s.sel != 0:
		if out = s.useButtons(); len(out) < 2 || !s.lay.Small { // a tap on the card deselects it, too
			out = append(out, cancel)
		}
		return out
	case s.Prompting(mtz.PromptMain):
		if s.lay.Desk.Empty() && len(s.turnActions()) > 0 {
			out = append(out, ask.Choice{ID: "acts", Button: ui.Button{Label: Text.T(l, "acts"), Kind: ui.ButtonPrimary, Icon: ui.IconSword, Tap: func(*ui.Env) { s.actions = true }}})
		}
		return append(out, usual...)
	}
	if lastStand(s) { // each card that saves has a button; where names have no room it is touched, if there are several
		narrow, n := s.lay.Small || s.lay.Tall, len(s.LegalActions)
		for i, o := range s.LegalActions {
			if def := s.View.S.Card(o.Card).Def; o.Verb == rules.Use && def != 0 && s.touchable(o.Card) && (!narrow || n == 2) {
				typ := s.Cards.Attr(def, mtz.AType)
				b := ui.Button{Label: Text.T(l, "refill."+map[bool]string{true: "trap", false: "ghost"}[typ == mtz.Trap], s.Named(def, l)), Icon: faces.Types[typ].Icon, Tap: func(env *ui.Env) { s.use(env, o) }}
				if narrow {
					b.Label, b.Name, b.Icon = Text.T(l, "refill.use"), b.Label, ui.IconNone
				}
				if len(out) == 0 {
					b.Kind = ui.ButtonPrimary
				}
				out = append(out, ask.Choice{ID: "use-" + strconv.Itoa(i), Button: b})
			}
		}
		return append(out, usual...)
	}
	if d := &s.View.S.Dec; !d.Confirm && s.Least() == 1 && s.Most() == 1 { // touching a card answers at once
		usual = slices.DeleteFunc(usual, func(c ask.Choice) bool { return c.ID == "commit" })
	}
	return usual
}

// revocable reports whether what asks for a price, a target or a slot was begun
// by the audience a moment ago and can be taken back: it is declared, and paid,
// only when all of that is answered.
func revocable(s *Scene) bool {
	st := &s.View.S
	if !s.Mine() || !s.Prompting(mtz.PromptPay) && !s.Prompting(mtz.PromptTargets) && !s.Prompting(mtz.PromptSlot) {
		return false
	}
	d, ok := table.Begun(&s.Match)
	return ok && (d.Prompt == mtz.PromptMain || d.Prompt == mtz.PromptCounter || d.Src == st.Dec.Src && d.Src != 0)
}

// useButtons returns the ways in which the chosen card can be used.
func (s *Scene) useButtons() (out []ask.Choice) {
	l, st := s.Lang, &s.View.S
	c := st.Card(s.sel)
	if typ := s.Cards.Attr(c.Def, mtz.AType); c.Zone.Kind() == mtz.Hand && typ == mtz.Unit && !s.game.Conditional(c.Def) {
		side := func(id string, down bool, icon ui.Icon) ask.Choice {
			return ask.Choice{ID: id, Button: ui.Button{Label: Text.T(l, id), Icon: icon, Checked: s.down == down, Radio: true, Group: Text.T(l, "side"), Tap: func(*ui.Env) { s.down = down; s.Surface.Invalidate() }}}
		}
		return []ask.Choice{side("face-up", false, ui.IconPerson), side("face-down", true, ui.IconFaceDown)}
	} else if c.Zone.Kind() == mtz.Hand && (typ == mtz.Trap || typ == mtz.Terrain) {
		return nil
	}
	for i, o := range s.means(s.Token(s.sel)) {
		b := ui.Button{Tap: func(env *ui.Env) { s.use(env, o) }}
		id := "use"
		switch {
		case o.Verb == rules.Attack:
			id, b.Label, b.Icon = "use-switch", Text.T(l, "act.switch.go"), ui.IconSwap
		case o.N == -1:
			b.Label, b.Icon = Text.T(l, "place.cond"), ui.IconPerson
		case c.Zone.Kind() == mtz.Bench && c.Has(rules.FaceDown) && s.Prompting(mtz.PromptMain):
			b.Label, b.Icon = Text.T(l, "turn.up"), ui.IconEye
		case c.Zone.Kind() == mtz.Hand && s.Prompting(mtz.PromptMain):
			b.Label, b.Icon = Text.T(l, "use.cost", s.game.Cost(st, s.sel)), ui.IconSoul
			if s.warned == o {
				b.Label = Text.T(l, "vain.use")
			}
		default:
			b.Label, b.Icon = Text.T(l, "use.ability"), ui.IconAbility
		}
		if i == 0 && o.Verb != rules.Attack {
			b.Kind = ui.ButtonPrimary
		} else if i > 0 && id == "use" {
			id += "-" + strconv.Itoa(i)
		}
		out = append(out, ask.Choice{ID: id, Button: b})
	}
	return out
}

// item returns the design that waits or may be used, and what it does.
func (s *Scene) item(o rules.Option) (def rules.DefID, note string) {
	l, st := s.Lang, &s.View.S
	def = st.Card(o.Card).Def
	switch st.Dec.Prompt {
	case mtz.PromptStart, mtz.PromptTrigger:
		if t := int(o.N); t < int(st.NTriggers) {
			if ai := int(st.Triggers[t].Ability); ai < len(s.game.Lib.Abilities) {
				def = s.game.Lib.Abilities[ai].Def
			} else if def == 0 {
				def = st.Card(st.Triggers[t].Card).Def
			}
		}
	case mtz.PromptOrder, mtz.PromptRefill, mtz.PromptPay, mtz.PromptTargets:
	default:
		note = Text.T(l, "item.use")
	}
	if z := st.Card(o.Card).Zone; o.Card != 0 && note == "" && !s.touchable(o.Card) && (z.Kind() == mtz.Discard || z.Kind() == mtz.Under) {
		note = Text.T(l, map[uint8]string{mtz.Discard: "zone.discard", mtz.Under: "zone.under"}[z.Kind()])
	}
	return def, note
}

// alike reports whether two waiting abilities are the same one, triggered twice by the same card.
func (s *Scene) alike(a, b rules.Option) bool {
	st := &s.View.S
	n := int16(st.NTriggers)
	return (st.Dec.Prompt == mtz.PromptTrigger || st.Dec.Prompt == mtz.PromptStart) && a.N < n && b.N < n && st.Triggers[a.N].Ability == st.Triggers[b.N].Ability &&
		st.Triggers[a.N].Src == st.Triggers[b.N].Src && st.Triggers[a.N].Card == st.Triggers[b.N].Card
}

// text returns the clause of an option.
func (s *Scene) text(o rules.Option) string {
	st := &s.View.S
	if st.Dec.Prompt == mtz.PromptAnswer && int(o.N) < int(st.NStack) {
		return s.entries.Name(&st.Stack[o.N], s.Lang)
	}
	return s.T([...]string{"side.left", "side.right"}[o.N&1])
}
