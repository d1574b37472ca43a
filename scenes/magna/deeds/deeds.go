// Package deeds does what a player does on the map of Magna Spectra: what cards
// and buttons do when they are touched, what is begun and taken back, and the
// answers it comes to.
package deeds

import (
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/choices"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/fronts"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/places"
	"godeck/scenes/magna/questions"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Deeds are those of the player at a table.
type Deeds struct {
	match  *table.Match
	Mind   choices.Fight // the question, and what was begun
	lay    *places.Layout
	fronts *fronts.Fronts
	shown  *field.Numbers
}

// At returns the deeds at a table, of which m is what is shown.
func At(t *table.Match, m field.Reading, lay *places.Layout, f *fronts.Fronts, shown *field.Numbers) Deeds {
	d := Deeds{match: t, lay: lay, fronts: f, shown: shown}
	d.Mind.M = m
	return d
}

// Q returns the question as the audience sees it, with what was begun.
func (s *Deeds) Q() *choices.Fight {
	q := &s.Mind
	q.Legal, q.Seat, q.Below, q.Mine = s.match.LegalActions, s.match.Audience, s.match.Bottom, s.match.Mine()
	return q
}

// Words returns the words for the question and for what is on the map.
func (s *Deeds) Words(l lang.Lang) *questions.Words {
	return &questions.Words{Q: s.Q(), Labels: *labels.On(&s.match.Show, s.Mind.M, l, s.shown), Small: s.lay.Small, Fold: s.lay.Fold, Tall: s.lay.Tall}
}

func (s *Deeds) Question(l lang.Lang) ask.Question {
	w := s.Words(l)
	if w.Q.Prompting(mgn.PromptAttack) {
		w.Pointed = s.pointed().Key
	}
	return w.Question(func() string { return s.match.CardsAsked(l) })
}

// drop clears what was chosen by tap and not yet used.
func (s *Deeds) drop() {
	s.Mind.Drop()
	s.match.Board.Selected = ""
	s.match.CancelMeans()
}

// Forget drops everything that was begun and not answered.
func (s *Deeds) Forget() {
	s.drop()
	s.Mind.Attackers = s.Mind.Attackers[:0]
}

// Back takes back what was begun and reports whether there was anything.
func (s *Deeds) Back() bool {
	begun := s.Mind.Chosen != 0 || len(s.Mind.Attackers) > 0
	s.Forget()
	return begun
}

// Choose selects a card by tap, or deselects it.
func (s *Deeds) Choose(env *ui.Env, t field.Card) {
	ui.Play(env, "card-draw", 0.5, 0)
	s.match.Surface.DismissRefusals()
	again := s.Mind.Chosen == t.Key
	if s.drop(); again {
		return
	}
	s.Mind.Chosen, s.match.Board.Selected = t.Key, t.Board()
	if q := s.Q(); s.lay.Fold && q.Equips(t) { // a base with a unit that can take it
		s.fronts.Show(0, func(g int, u field.Card) bool {
			return len(q.Actions(t, choices.Goal{Seat: s.match.Bottom, Group: g, On: u})) > 0
		})
	}
}

// Bring answers with what putting a card on a goal means. It asks first if
// that can mean several things, costs a unit, or hides a card that the player
// may have meant to use openly.
func (s *Deeds) Bring(env *ui.Env, t field.Card, g choices.Goal) {
	q := s.Q()
	os := q.Actions(t, g)
	switch {
	case len(os) == 0:
	case len(os) > 1 || q.Casts(t, os[0]) != 0 || q.Buries(t, os[0]):
		ui.Play(env, "ui-tap", 0.5, 0)
		s.askHow(t, g, os)
	default:
		s.Do(env, os[0])
	}
}

// askHow asks what putting a card on a goal means.
func (s *Deeds) askHow(t field.Card, g choices.Goal, os []rules.Option) {
	how := s.Words(s.match.Lang).How(t, g, os)
	for i := range how.Ways {
		tap := func(*ui.Env) { s.drop() }
		if i < len(os) {
			tap = func(env *ui.Env) { s.Do(env, os[i]) }
		}
		how.Ways[i].Button.Tap = tap
	}
	s.match.AskMeans(how)
}

// offer offers the effects of a card by their clauses; id 0 stands for all cards.
func (s *Deeds) offer(id rules.CardID) {
	os := s.Q().Effects(id)
	m := s.Words(s.match.Lang).Effect(os)
	for i := range os {
		m.Ways[i].Button.Tap = s.give(os[i], "stack")
	}
	s.match.AskMeans(m)
}

// Do answers with an option for a chosen card.
func (s *Deeds) Do(env *ui.Env, o rules.Option) {
	sound := "card-place"
	if s.Mind.Dec().Prompt == mgn.PromptArmament {
		sound = "commit"
	}
	s.Mind.Added = s.Mind.Dec().Prompt
	s.give(o, sound)(env)
	s.drop()
}

// give returns what answers with an option and plays a sound.
func (s *Deeds) give(o rules.Option, sound string) func(env *ui.Env) {
	return func(env *ui.Env) {
		if s.match.Answer(env, o) {
			ui.Play(env, sound, 0.7, 0)
		}
	}
}

// march declares the invasion. A unit that alone can go is the force.
func (s *Deeds) march(env *ui.Env) {
	c, lone := s.Q().Lone()
	if !s.match.Answer(env, rules.Option{Verb: rules.Yes}) || !lone {
		return
	}
	if s.match.Session.View().S.Dec.Prompt == mgn.PromptForce && s.match.Session.Answer(rules.Option{Verb: rules.Pick, Card: c}) == nil && s.match.Session.Answer(rules.Option{Verb: rules.Done}) == nil {
		ui.Play(env, "commit", 0.8, 0)
	}
}

// end passes. If that was perhaps not meant, as the button is where another was,
// it asks first.
func (s *Deeds) end(env *ui.Env) {
	_, taught := s.match.Session.(table.Teacher)
	pass := s.give(rules.Option{Verb: rules.Pass}, "commit")
	m, asks := s.Words(s.match.Lang).End(taught)
	if !asks {
		pass(env)
		return
	}
	m.Ways[len(m.Ways)-1].Button.Tap = pass
	s.match.AskMeans(m)
}

// Button renames the answers for which this game has its own words, and gives
// those that begin more something to do.
func (s *Deeds) Button(o rules.Option, c *ask.Choice) {
	switch s.Words(s.match.Lang).Button(o, &c.Button); {
	case o.Verb == rules.Yes && s.Mind.Dec().Prompt == mgn.PromptGo:
		c.Button.Tap = s.march
	case o.Verb == rules.Pass:
		c.Button.Tap = s.end
	}
}

// Buttons returns the buttons of the bar.
func (s *Deeds) Buttons(usual []ask.Choice) []ask.Choice {
	t := s.Q().Selected()
	arms := s.Pocketed(t)
	out := s.Words(s.match.Lang).Buttons(usual, arms.Def)
	for i := range out {
		if b := &out[i].Button; b.Tap == nil {
			b.Tap = s.tap(out[i].ID, t, arms)
		}
	}
	return out
}

// tap returns what a button of the bar does; t is the chosen card, arms its weapon.
func (s *Deeds) tap(id string, t, arms field.Card) func(env *ui.Env) {
	switch id {
	case "opt-do":
		return func(env *ui.Env) { s.Do(env, rules.Option{Verb: rules.Use, Card: t.ID}) }
	case "opt-facedown":
		return func(*ui.Env) { s.Mind.FaceDown = !s.Mind.FaceDown }
	case "opt-exchange":
		return s.give(questions.Plain[id], "charge")
	case "opt-fund":
		funds := choices.Goal{Seat: s.match.Bottom, Group: -1}
		if os := s.Q().Uses(t.ID); len(os) > 1 { // two funds: which one makes room?
			return func(*ui.Env) { s.askHow(t, funds, os) }
		}
		return func(env *ui.Env) { s.Bring(env, t, funds) }
	case "opt-weapon":
		return func(env *ui.Env) { s.Choose(env, arms) }
	case "opt-effects":
		return func(*ui.Env) { s.offer(0) }
	case "opt-on":
		return s.pickAll
	case "order-all":
		return s.takeOrder
	case "attack-assault":
		return func(env *ui.Env) { s.strike(env, choices.Assault) }
	case "attack-all":
		return func(env *ui.Env) {
			ui.Play(env, "card-place", 0.5, 0)
			s.Q().JoinAll()
		}
	}
	return s.give(questions.Plain[id], "commit")
}

// Settle drops choices that the new state has made void.
func (s *Deeds) Settle() {
	if s.Q().Settle() {
		s.drop()
	}
	if all := s.match.LegalActions; s.Q().Vain() {
		if s.match.LegalActions = all[len(all)-1:]; !s.match.Passing() { // somebody would learn from that, or be taught
			s.match.LegalActions = all
		}
	}
}

// Pocketed returns the weapon of the chosen unit if it can be moved but is too
// small to be touched itself.
func (s *Deeds) Pocketed(t field.Card) (w field.Card) {
	k, p, found := s.Mind.M.Where(t.Key)
	w = s.Mind.M.WeaponOf(t.Key)
	if !found || w.Key == 0 || !field.IsField(k) || s.WeaponDoes(&board.CardOpts{}, w) == "" {
		return field.Card{}
	}
	if r, shown := s.lay.Spot(s.Mind.M, k, p, t.Place); shown && !s.lay.Pocket(r) {
		return field.Card{}
	}
	return w
}

// Begin prepares a new question.
func (s *Deeds) Begin(env *ui.Env) {
	ui.Play(env, "your-turn", 0.5, 0)
	s.Forget()
	q := s.Q()
	q.Asked()
	s.fronts.Asked(q.Dec(), func(u field.Card) bool { _, ok := q.Meaning(u); return ok })
}

// TapHand handles a tap on a card in the hand.
func (s *Deeds) TapHand(env *ui.Env, t present.Token) {
	var o board.CardOpts
	s.HandDoes(&o, t)
	switch {
	case o.Refuse != "":
		s.match.Refuse(env, o.Refuse)
	case o.Tap != nil:
		o.Tap(env)
	default:
		s.match.Inspect(t.ID, s.match.Face(t))
	}
	s.match.Surface.Invalidate()
}

// takeOrder answers with the order, card by card.
func (s *Deeds) takeOrder(env *ui.Env) {
	id := s.Mind.Dec().ID
	for _, t := range s.Q().Order()[len(s.match.Picks()):] {
		if s.match.Session.View().S.Dec.ID != id || !s.match.Answer(env, rules.Option{Verb: rules.Pick, Card: t.ID}) {
			break
		}
	}
	ui.Play(env, "commit", 0.7, 0)
}

// pickAll picks every card that can be picked.
func (s *Deeds) pickAll(env *ui.Env) {
	for _, o := range slices.Clone(s.match.LegalActions) {
		if o.Verb == rules.Pick && s.match.Legal(o) && !s.match.Picked(o.Card) {
			s.match.Pick(env, o.Card)
		}
	}
}

// Accepts makes a place of the map accept the cards that can be put there.
func (s *Deeds) Accepts(sl *board.Slot, g choices.Goal) {
	force := s.match.Prompting(mgn.PromptForce)
	s.match.Takes(sl, func(c rules.CardID) []rules.Option {
		t := s.Mind.M.ByID(c)
		switch {
		case s.match.Prompting(mgn.PromptAttack):
			return s.Q().Attacks(t, g)
		case force:
			return []rules.Option{{Verb: rules.Pick, Card: c}}
		}
		return append(s.Q().Actions(t, g), s.Q().Would(t, g))
	}, nil, nil)
	sl.Drop = func(env *ui.Env, card string) {
		switch t := s.ByBoard(card); {
		case !s.match.Mine():
		case s.match.Prompting(mgn.PromptAttack):
			s.hurl(env, t, g)
		case !force:
			s.Bring(env, t, g)
		case !s.match.Picked(t.ID):
			s.match.Pick(env, t.ID)
		}
	}
}

func (s *Deeds) ByBoard(card string) field.Card {
	key, _ := strconv.Atoi(strings.TrimPrefix(card, "t"))
	return s.Mind.M.Get(key)
}

// hurl attacks by dropping a unit, with the chosen ones, on the opponent's side.
func (s *Deeds) hurl(env *ui.Env, t field.Card, g choices.Goal) {
	if !slices.Contains(s.Mind.Attackers, t.Key) {
		s.Mind.Attackers = append(s.Mind.Attackers, t.Key)
	}
	if o := s.Q().Attacks(t, g); len(o) > 0 {
		s.strike(env, o[0])
	}
}

// joins toggles whether a unit takes part.
func (s *Deeds) joins(env *ui.Env, key int) {
	ui.Play(env, "card-place", 0.5, 0)
	s.Q().Join(key)
}

// strike declares an attack by the chosen units: first the target, then who takes part.
func (s *Deeds) strike(env *ui.Env, o rules.Option) {
	attackers := slices.Clone(s.Mind.Attackers)
	if !s.match.Answer(env, o) {
		return
	}
	s.Mind.Struck = true
	s.Mind.Attackers = s.Mind.Attackers[:0]
	s.match.View = s.match.Session.View()
	if s.match.View.S.Dec.Prompt != mgn.PromptMembers {
		return
	}
	n := 0
	for _, k := range attackers {
		if s.match.Session.Answer(rules.Option{Verb: rules.Pick, Card: s.Mind.M.Get(k).ID}) == nil {
			n++
		}
	}
	if n == len(attackers) && n > 0 {
		s.match.Session.Answer(rules.Option{Verb: rules.Done})
	}
	ui.Play(env, "commit", 0.7, 0)
}

// pointed returns the enemy under the pointer or the focus that can be attacked.
func (s *Deeds) pointed() field.Card {
	opponent := s.match.Bottom.Other()
	for _, id := range [...]string{s.match.Surface.Hovered(), s.match.Surface.Focused()} {
		for _, t := range s.Mind.M.List(s.Mind.M.ForceZone(opponent), opponent) {
			if _, ok := s.Q().Aimable(t); ok && id != "" && id == places.UnitNode(s.Mind.M, t, 1) {
				return t
			}
		}
	}
	return field.Card{}
}

// Unmoved reports whether the player is asked about an order that does not matter.
func (s *Deeds) Unmoved() bool {
	return table.AnswersFor(s.match, mgn.PromptOrder) && s.Q().Unmoved()
}

// Resolved reports whether the player is asked once more about an invasion that
// was decided just now.
func (s *Deeds) Resolved() bool {
	return table.AnswersFor(s.match, mgn.PromptGo) && s.Q().Resolved()
}

// Itself answers what is nothing to decide.
func (s *Deeds) Itself(env *ui.Env) bool {
	switch {
	case s.Resolved():
		s.march(env)
	case s.Unmoved():
		s.takeOrder(env)
	default:
		return false
	}
	return true
}
