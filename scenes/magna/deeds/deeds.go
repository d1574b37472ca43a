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
	aim    int // the unit on which an effect of the hand was let go of
	plan   plan
}

// At returns the deeds at a table, of which m is what is shown.
func At(t *table.Match, m field.Reading, lay *places.Layout, f *fronts.Fronts, shown *field.Numbers) Deeds {
	d := Deeds{match: t, lay: lay, fronts: f, shown: shown}
	d.Mind.M = m
	return d
}

// Q returns the question as the audience sees it, with what was begun.
func (s *Deeds) Q() *choices.Fight {
	on := s.match
	q := &s.Mind
	q.Legal, q.Seat, q.Below, q.Mine = on.LegalActions, on.Audience, on.Bottom, on.Mine()
	q.Program = on.Bottom == on.Audience && !on.Session.Human(on.Bottom.Other())
	return q
}

// Words returns the words for the question and for what is on the map.
func (s *Deeds) Words(l lang.Lang) *questions.Words {
	_, taught := s.match.Session.(table.Teacher)
	return &questions.Words{Q: s.Q(), Labels: *labels.On(&s.match.Show, s.Mind.M, l, s.shown), Small: s.lay.Small, Fold: s.lay.Fold, Tall: s.lay.Tall, Taught: taught}
}

func (s *Deeds) Question(l lang.Lang) ask.Question {
	w := s.Words(l)
	if w.Q.Prompting(mgn.PromptAttack) {
		w.Pointed = s.pointed().Key
	}
	q := w.Question(func() string { return s.match.CardsAsked(l) })
	if env := s.match.Surface.Env(); s.lay.Small && s.lay.Stacked && env != nil {
		q = questions.Line(q, l, func(say string) bool {
			return s.lay.Lined && ui.Measure(say, ui.Bold, 12*env.Scale) <= s.lay.Prompt.W-38*env.Unit()
		})
	}
	return q
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
// A card's only one is used at once, and so is the only block if nothing is left to
// choose about it: whoever presses it has said so.
func (s *Deeds) offer(env *ui.Env, id rules.CardID) {
	os := s.Q().Effects(id)
	if len(os) == 1 && (id != 0 || questions.Plainly(s.Words(s.match.Lang), os[0])) {
		s.give(os[0], "stack")(env)
		return
	}
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

// march declares the invasion. A unit that alone can go is the force; of several
// all go at once, or the player is asked who does.
func (s *Deeds) march(env *ui.Env, all bool) {
	on := s.match
	ready := s.Q().Ready()
	if !on.Answer(env, rules.Option{Verb: rules.Yes}) || len(ready) != 1 && !all || on.Session.View().S.Dec.Prompt != mgn.PromptForce {
		return
	}
	for _, t := range ready {
		if on.Session.Answer(rules.Option{Verb: rules.Pick, Card: t.ID}) != nil {
			return
		}
	}
	if on.Session.Answer(rules.Option{Verb: rules.Done}) == nil {
		ui.Play(env, "commit", 0.8, 0)
	}
}

// Recall has the player asked about the hand again that the table has kept, if that is
// what is taken back: nothing has been played since.
func Recall(s *Deeds) {
	if q := s.Q(); q.Keeps && q.Prompting(mgn.PromptProduction) && q.Added == 0 {
		q.Keeps, q.Kept = false, 0
	}
}

// keep ends the discards before the hand is filled up, and notes whether there were any.
// That the table keeps the hand from then on is for a button of its own to say.
func keep(s *Deeds, env *ui.Env) {
	n := len(s.match.Picks())
	if !s.match.Answer(env, rules.Option{Verb: rules.Done}) {
		return
	}
	if s.Mind.Kept++; n > 0 {
		s.Mind.Kept = 0
	}
	ui.Play(env, "commit", 0.7, 0)
}

// end passes. If that was perhaps not meant, as the button is where another was,
// it asks first.
func (s *Deeds) end(env *ui.Env) {
	m, asks := s.Words(s.match.Lang).End()
	sure(s.match, env, m, asks, s.give(rules.Option{Verb: rules.Pass}, "commit"))
}

// sure does something, or asks first whether it is meant.
func sure(on *table.Match, env *ui.Env, m ask.Means, asks bool, do func(env *ui.Env)) {
	if !asks {
		do(env)
		return
	}
	m.Ways[len(m.Ways)-1].Button.Tap = do
	on.AskMeans(m)
}

// Button renames the answers for which this game has its own words, and gives
// those that begin more something to do.
func (s *Deeds) Button(o rules.Option, c *ask.Choice) {
	switch s.Words(s.match.Lang).Button(o, &c.Button); {
	case o.Verb == rules.Yes && s.Mind.Dec().Prompt == mgn.PromptGo:
		c.Button.Tap = func(env *ui.Env) { s.march(env, false) }
	case o.Verb == rules.Pass:
		c.Button.Tap = s.end
	case o.Verb == rules.Done && s.Mind.Dec().Prompt == mgn.PromptHand:
		c.Button.Tap = func(env *ui.Env) { keep(s, env) }
	}
}

// Buttons returns the buttons of the bar.
func (s *Deeds) Buttons(usual []ask.Choice) []ask.Choice {
	t := s.Q().Selected()
	arms := s.Pocketed(t)
	out := s.Words(s.match.Lang).Buttons(usual, arms.Def)
	for i := range out {
		if b := &out[i].Button; b.Tap == nil {
			b.Tap = func(env *ui.Env) { s.press(env, out[i].ID, t, arms) }
		}
	}
	return out
}

// press does what a button of the bar is for; t is the chosen card, arms its weapon.
func (s *Deeds) press(env *ui.Env, id string, t, arms field.Card) {
	switch q := s.Q(); id {
	case "opt-do":
		s.Do(env, rules.Option{Verb: rules.Use, Card: t.ID})
	case "opt-facedown":
		q.FaceDown = !q.FaceDown
	case "opt-fund", "opt-fund-move":
		s.plan.still = id == "opt-fund" && questions.Still(q, s.Words(s.match.Lang).Taught)
		funds := choices.Goal{Seat: q.Below, Group: -1}
		if os := q.Uses(t.ID); len(os) > 1 { // two funds: which one makes room?
			s.askHow(t, funds, os)
		} else {
			s.Bring(env, t, funds)
		}
	case "opt-weapon":
		s.Choose(env, arms)
	case "opt-effects":
		s.offer(env, 0)
	case "opt-always":
		if q.Keeps = s.match.Answer(env, rules.Option{Verb: rules.Done}); q.Keeps {
			ui.Play(env, "commit", 0.7, 0)
			s.match.Surface.Toast(s.match.T("hand.always.told"), false)
		}
	case "opt-on":
		s.pickAll(env)
	case "opt-best":
		for _, t := range q.Best()[:min(int(q.Dec().Max[q.Below]), q.Answers(rules.Pick))] {
			s.match.Pick(env, t.ID)
		}
		if s.match.Session.Answer(rules.Option{Verb: rules.Done}) == nil {
			ui.Play(env, "commit", 0.8, 0)
		}
	case "opt-all":
		s.march(env, true)
	case "order-all":
		s.takeOrder(env)
	case "attack-assault":
		if q.Prompting(mgn.PromptReinforce) {
			ahead(s, env, nil)
			break
		}
		if len(q.Attackers) == 0 {
			q.JoinAll()
		}
		s.strike(env, choices.Assault)
	case "attack-few":
		few, _ := choices.Fewest(q)
		if q.Prompting(mgn.PromptReinforce) {
			ahead(s, env, few)
			break
		}
		q.Attackers = few
		s.strike(env, choices.Assault)
	case "opt-invade":
		m, asks := s.Words(s.match.Lang).Hollow()
		sure(s.match, env, m, asks, s.give(questions.Plain(id), "commit"))
	case "opt-done":
		m, asks := questions.Bare(s.Words(s.match.Lang))
		sure(s.match, env, m, asks, s.give(questions.Plain(id), "commit"))
	case "opt-exchange":
		q.Turned = q.M.Turn()
		s.give(questions.Plain(id), "charge")(env)
	default:
		s.give(questions.Plain(id), "commit")(env)
	}
}

// Settle drops choices that the new state has made void.
func (s *Deeds) Settle() {
	on := s.match
	if s.Q().Settle() {
		s.drop()
	}
	if all := on.LegalActions; s.Q().Vain() {
		if on.LegalActions = all[len(all)-1:]; !on.Passing() { // somebody would learn from that, or be taught
			on.LegalActions = all
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
	if _, aimed := Aimed(s); !aimed && !q.Prompting(mgn.PromptIcon) { // otherwise it is on its way to its target
		s.aim = 0
	}
	q.Asked()
	if s.plan.assault, s.plan.still = false, false; q.M.Battle() == 0 {
		q.Along = q.Along[:0]
	}
	s.fronts.Asked(q.Dec(), func(u field.Card) bool { _, ok := q.Meaning(u); return ok })
}

// TapHand handles a tap on a card in the hand.
func (s *Deeds) TapHand(env *ui.Env, t present.Token) {
	on := s.match
	var o board.CardOpts
	s.HandDoes(&o, t)
	switch {
	case o.Refuse != "":
		on.Refuse(env, o.Refuse)
	case o.Tap != nil:
		o.Tap(env)
	default:
		on.Inspect(t.ID, on.Face(t))
	}
	on.Surface.Invalidate()
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

// pickAll picks every card that can be picked, and goes on with them.
func (s *Deeds) pickAll(env *ui.Env) {
	on := s.match
	whole := s.Q().Whole()
	for _, o := range slices.Clone(on.LegalActions) {
		if o.Verb == rules.Pick && on.Legal(o) && !on.Picked(o.Card) {
			on.Pick(env, o.Card)
		}
	}
	if whole && on.Session.Answer(rules.Option{Verb: rules.Done}) == nil {
		ui.Play(env, "commit", 0.8, 0)
	}
}

// Accepts makes a place of the map accept the cards that can be put there.
func (s *Deeds) Accepts(sl *board.Slot, g choices.Goal) {
	on := s.match
	force := on.Prompting(mgn.PromptForce)
	on.Takes(sl, func(c rules.CardID) []rules.Option {
		t := s.Mind.M.ByID(c)
		switch {
		case s.Q().Anywhere(t):
			return s.Q().Uses(c)
		case on.Prompting(mgn.PromptAttack):
			return s.Q().Attacks(t, g)
		case force:
			return []rules.Option{{Verb: rules.Pick, Card: c}}
		}
		return append(s.Q().Actions(t, g), s.Q().Would(t, g))
	}, nil, nil)
	sl.Drop = func(env *ui.Env, card string) {
		switch t := s.ByBoard(card); {
		case !on.Mine():
		case s.Q().Anywhere(t):
			throw(s, env, t)
		case on.Prompting(mgn.PromptAttack):
			s.hurl(env, t, g)
		case !force:
			s.Bring(env, t, g)
		case !on.Picked(t.ID):
			on.Pick(env, t.ID)
		}
	}
}

// Anywhere makes the whole map take the card that is dragged, if using it needs
// no place, and reports whether it does.
func Anywhere(s *Deeds, sl *board.Slot) bool {
	if on := s.match.Board.Pulled(); on == "" || !s.Q().Anywhere(s.ByBoard(on)) {
		return false
	}
	s.Accepts(sl, choices.Goal{Seat: s.match.Bottom, Group: field.Lane})
	return true
}

// throw uses a card that needs no place, as a tap and its button do.
func throw(s *Deeds, env *ui.Env, t field.Card) {
	q := s.Q()
	os := q.Uses(t.ID)
	switch {
	case q.Prompting(mgn.PromptProduction):
		s.Do(env, rules.Option{Verb: rules.Use, Card: t.ID})
	case q.Prompting(mgn.PromptReinforce) && (q.M.Type(t) != mgn.Tactic || len(os) == 1):
		s.Bring(env, t, choices.Goal{Seat: q.Below, Group: field.GroupOf(q.M.ForceZone(q.Below))})
	default:
		s.aim = under(s, t).Key
		s.offer(env, t.ID)
	}
}

// under returns the unit over which a card is let go of.
func under(s *Deeds, card field.Card) (out field.Card) {
	p, ok := s.match.Board.PoseOf(card.Board())
	if !ok {
		return out
	}
	for sd := range s.lay.Group {
		for g := range s.lay.Group[sd] {
			for _, t := range s.Mind.M.List(field.ZoneOfGroup(g), rules.Seat(sd)) {
				if r, shown := s.lay.Spot(s.Mind.M, field.ZoneOfGroup(g), rules.Seat(sd), t.Place); shown && r.Contains(p.X, p.Y) {
					out = t
				}
			}
		}
	}
	return out
}

// Aimed returns what the effect that was let go of on a unit is answered with: the
// unit as its target; and who gives a skill for it, where all who can are alike.
func Aimed(s *Deeds) (o rules.Option, ok bool) {
	q := s.Q()
	switch {
	case s.aim == 0:
	case table.AnswersFor(s.match, mgn.PromptTargets):
		return q.Meaning(q.M.Get(s.aim))
	case table.AnswersFor(s.match, mgn.PromptIcon):
		return q.Alike()
	}
	return o, false
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
	on := s.match
	attackers := slices.Clone(s.Mind.Attackers)
	if !on.Answer(env, o) {
		return
	}
	s.Mind.Struck = true
	s.Mind.Attackers = s.Mind.Attackers[:0]
	on.View = on.Session.View()
	if on.View.S.Dec.Prompt != mgn.PromptMembers {
		return
	}
	n := 0
	for _, k := range attackers {
		if on.Session.Answer(rules.Option{Verb: rules.Pick, Card: s.Mind.M.Get(k).ID}) == nil {
			n++
		}
	}
	if n == len(attackers) && n > 0 {
		on.Session.Answer(rules.Option{Verb: rules.Done})
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
	o, aimed := Aimed(s)
	switch {
	case aimed:
		if q := s.Q(); q.Prompting(mgn.PromptTargets) {
			s.aim = 0
		}
		s.match.Answer(env, o)
	case s.Resolved():
		s.march(env, false)
	case s.Unmoved():
		s.takeOrder(env)
	default:
		do := foregone(s)
		if do == nil {
			return false
		}
		do(env)
	}
	return true
}
