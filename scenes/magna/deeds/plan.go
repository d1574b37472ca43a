package deeds

import (
	"slices"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/choices"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// plan is the assault that the player has asked for before it can be declared: as soon
// as nobody else comes; and that nothing is moved after a war fund.
type plan struct {
	still   bool
	assault bool
	defense int // against which it was planned
	takes   bool
	few     []int // keys of those who are to strike, if not all
}

// ahead plans the assault of everybody or of a few, and ends one's own reinforcements.
func ahead(s *Deeds, env *ui.Env, few []int) {
	attack, defense := s.Mind.M.Game.Strength(&s.Mind.M.View.S)
	if s.plan.few = few; s.match.Answer(env, rules.Option{Verb: rules.Pass}) {
		s.plan.assault, s.plan.defense, s.plan.takes = true, defense, attack >= defense && len(few) == 0
		ui.Play(env, "commit", 0.8, 0)
	}
}

// stands reports whether the planned assault meets what it was planned against.
func (p *plan) stands(q *choices.Fight) bool {
	attack, defense := q.M.Game.Strength(&q.M.View.S)
	return p.assault && q.Allows(choices.Assault) && (defense == p.defense || p.takes && attack >= defense)
}

// along toggles whether a card is added to the next attack.
func along(s *Deeds, env *ui.Env, key int) {
	ui.Play(env, "card-place", 0.5, 0)
	if i := slices.Index(s.Mind.Along, key); i >= 0 {
		s.Mind.Along = slices.Delete(s.Mind.Along, i, i+1)
	} else {
		s.Mind.Along = append(s.Mind.Along, key)
	}
	s.match.Surface.Invalidate()
}

// added returns how a card that goes along is added to the attack.
func added(s *Deeds) (o rules.Option, ok bool) {
	q := s.Q()
	for _, k := range s.Mind.Along {
		if os := q.Effects(q.M.Get(k).ID); q.M.Get(k).ID != 0 && len(os) == 1 {
			return os[0], true
		}
	}
	return o, false
}

// foregone returns what gives an answer that the player has given already, or that
// is nothing to decide; nil if there is none.
func foregone(s *Deeds) func(env *ui.Env) {
	q, asked := s.Q(), func(prompt uint8) bool { return table.AnswersFor(s.match, prompt) }
	give := func(o rules.Option) func(env *ui.Env) {
		return func(env *ui.Env) { s.match.Answer(env, o) }
	}
	switch {
	case asked(mgn.PromptAttack) && s.plan.stands(q):
		return func(env *ui.Env) {
			if q.Attackers = slices.Clone(s.plan.few); len(q.Attackers) == 0 {
				q.JoinAll()
			}
			s.strike(env, choices.Assault)
		}
	case asked(mgn.PromptChain) && q.M.Combat().Seat == q.Below:
		if o, ok := added(s); ok {
			return func(env *ui.Env) {
				s.Mind.Along = slices.DeleteFunc(s.Mind.Along, func(k int) bool { return q.M.Get(k).ID == o.Card })
				s.match.Answer(env, o)
			}
		}
	case !q.Program:
	case asked(mgn.PromptHand) && q.Keeps && q.Dec().Min[q.Below] == 0 && len(s.match.Picks()) == 0: // nobody has to discard
		return give(rules.Option{Verb: rules.Done})
	case asked(mgn.PromptRedeploy) && s.plan.still && q.M.Battle() == 0 && q.Allows(rules.Option{Verb: rules.Done}):
		return give(rules.Option{Verb: rules.Done})
	case asked(mgn.PromptContinue) && q.Exhausted():
		return give(rules.Option{Verb: rules.Done})
	case asked(mgn.PromptReinforce) && q.Hopeless() && q.Balance().More == 0 && s.match.Surface.Env().Settings.Speed != ui.SpeedOff: // nobody can come; where nothing moves one would not see what came
		return give(rules.Option{Verb: rules.Pass})
	}
	return nil
}

// Foregone reports whether the player is asked what is answered already.
func Foregone(s *Deeds) bool { return foregone(s) != nil }
