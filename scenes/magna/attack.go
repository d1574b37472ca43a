package magna

import (
	"sort"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/ui"
)

// attackAct says what a unit does while an attack is being planned: own ones
// join the band, theirs become its target.
func (s *Scene) attackAct(t token, kind uint8, p rules.Seat) acts {
	if p != s.Bottom {
		if _, ok := s.aimable(t); !ok {
			if kind == s.m.forceZone(p) {
				return acts{mark: markDim, tap: func(env *ui.Env) { s.Refuse(env, s.whyNot(rules.Option{Verb: rules.Attack, Card: t.ID})) }}
			}
			return acts{plain: true}
		}
		a := acts{mark: markTarget, verb: "act.aim", tap: func(env *ui.Env) { s.aimAt(env, t.Key) }}
		if len(s.attackers) > 0 { // attackers, then their target: that is the attack
			a.verb, a.tap = "act.strike", func(env *ui.Env) { s.strikeAt(env, t.Key) }
		}
		if s.aim == t.Key {
			a.mark, a.verb = markSelected, "act.unaim"
		}
		return a
	}
	if kind != mgn.Invasion {
		return acts{plain: true}
	}
	if t.checked {
		return acts{mark: markDim, tap: func(env *ui.Env) { s.Refuse(env, Text.T(s.Lang, "why.checked")) }}
	}
	a := acts{mark: markLegal, verb: "act.join", drag: true, tap: func(env *ui.Env) { s.joins(env, t.Key) }}
	if s.inBand(t.Key) {
		a.mark, a.verb = markSelected, "act.unjoin"
	}
	return a
}

func (s *Scene) inBand(key int) bool {
	for _, k := range s.attackers {
		if k == key {
			return true
		}
	}
	return false
}

// alone is the only unit that can attack, 0 where there are several or none:
// it belongs to every band.
func (s *Scene) alone() (key int) {
	for _, t := range s.m.list(mgn.Invasion, s.Bottom) {
		switch {
		case t.checked || !t.Up || t.ID == 0:
		case key != 0:
			return 0
		default:
			key = t.Key
		}
	}
	return key
}

// strikeAt throws the band at an enemy.
func (s *Scene) strikeAt(env *ui.Env, key int) {
	if o, ok := s.aimable(s.m.get(key)); ok {
		s.aim = key
		s.strike(env, o)
	}
}

func (s *Scene) joins(env *ui.Env, key int) {
	ui.Play(env, "card-place", 0.5, 0)
	if key == s.alone() && s.inBand(key) {
		return
	}
	for i, k := range s.attackers {
		if k == key {
			s.attackers = append(s.attackers[:i:i], s.attackers[i+1:]...)
			return
		}
	}
	s.attackers = append(s.attackers, key)
}

func (s *Scene) aimAt(env *ui.Env, key int) {
	ui.Play(env, "card-place", 0.5, 0)
	if s.aim == key {
		s.aim = 0
		return
	}
	s.aim = key
}

// bandSum is the attack of the units that were chosen.
func (s *Scene) attackSum() (n int) {
	for _, k := range s.attackers {
		n += s.m.get(k).atk
	}
	return n
}

func (s *Scene) acceptAttack(t token, g goal) (string, bool) {
	if k, p, ok := s.m.find(t.Key); !ok || p != s.Bottom || k != mgn.Invasion {
		return "", false
	}
	if t.checked {
		return Text.T(s.Lang, "why.checked"), false
	}
	if g.seat == s.Bottom {
		return "", false
	}
	if g.on.Key == 0 { // dropped beside the units: an assault
		if s.Legal(rules.Option{Verb: rules.Mode, N: 1}) {
			return "", true
		}
		return s.whyNot(rules.Option{Verb: rules.Mode, N: 1}), false
	}
	if _, ok := s.aimable(g.on); ok {
		return "", true
	}
	return s.whyNot(rules.Option{Verb: rules.Attack, Card: g.on.ID}), false
}

// dropAttack: a unit, or the whole band that it belongs to, is thrown at the enemy.
func (s *Scene) dropAttack(env *ui.Env, t token, g goal) {
	if !s.inBand(t.Key) {
		s.attackers = append(s.attackers, t.Key)
	}
	s.aim = g.on.Key
	if g.on.Key == 0 {
		s.strike(env, rules.Option{Verb: rules.Mode, N: 1})
		return
	}
	if o, ok := s.aimable(g.on); ok {
		s.strike(env, o)
	}
}

// strike declares an attack with the band: the target first, then who takes part.
func (s *Scene) strike(env *ui.Env, o rules.Option) {
	attackers := append([]int(nil), s.attackers...)
	if !s.Answer(env, o) {
		return
	}
	s.attackers, s.aim = s.attackers[:0], 0
	n := 0
	s.View = s.Session.View()
	if s.View.S.Dec.Prompt != mgn.PromptMembers {
		return
	}
	for _, k := range attackers {
		if s.Session.Answer(rules.Option{Verb: rules.Pick, Card: s.m.get(k).ID}) == nil {
			n++
		}
	}
	if n == len(attackers) && n > 0 {
		s.Session.Answer(rules.Option{Verb: rules.Done})
	}
	ui.Play(env, "commit", 0.7, 0)
}

// absorbs is how much piercing damage a unit takes until it falls.
func absorbs(t token) int {
	if !t.Up {
		return 1
	}
	return max(1, t.dfn+t.ward-t.hurt)
}

// falls tells how many units piercing damage defeats at least and at most,
// as the defender orders them.
func falls(n int, force []token) (least, most int) {
	count := func(up bool) int {
		l := make([]int, len(force))
		for i, t := range force {
			l[i] = absorbs(t)
		}
		sort.Slice(l, func(i, j int) bool { return l[i] < l[j] == up })
		left, k := n, 0
		for _, v := range l {
			if left < v {
				if up {
					break
				}
				return k // one that survives absorbs the rest
			}
			left -= v
			k++
		}
		return k
	}
	return count(false), count(true)
}

// forecast says what an attack of n would do, without blocks.
func (s *Scene) forecast(l lang.Lang, kind int16, n int, target token, opponent rules.Seat) string {
	if kind == mgn.KindSkirmish {
		if target.Key == 0 {
			return ""
		}
		name := s.tokenName(target, l)
		d := absorbs(target)
		if n >= d {
			return Text.T(l, "fore.falls", name, n, d)
		}
		return Text.T(l, "fore.holds", name, n, d)
	}
	force := s.m.list(s.m.forceZone(opponent), opponent)
	total := 0
	for _, t := range force {
		total += absorbs(t)
	}
	lo, hi := falls(n, force)
	switch {
	case n >= total:
		return Text.T(l, "fore.all", n, len(force))
	case lo == hi:
		return Text.T(l, "fore.some", n, total, strconv.Itoa(lo))
	}
	return Text.T(l, "fore.some", n, total, strconv.Itoa(lo)+"–"+strconv.Itoa(hi))
}

// plan is the attack being planned, in words.
func (s *Scene) plan(l lang.Lang) string {
	if len(s.attackers) == 0 {
		return ""
	}
	n := s.attackSum()
	opponent := s.Bottom.Other()
	t := s.m.get(s.aim)
	if t.Key == 0 { // what a strike at the one under the pointer would do
		t = s.pointed()
	}
	if t.Key != 0 {
		return s.forecast(l, mgn.KindSkirmish, n, t, opponent)
	}
	return Text.T(l, "plan.band", len(s.attackers), n) + " " + s.forecast(l, mgn.KindAssault, n, token{}, opponent)
}

// pointed is the enemy under the pointer or the focus that can be attacked.
func (s *Scene) pointed() token {
	opponent := s.Bottom.Other()
	for _, id := range [...]string{s.Surface.Hovered(), s.Surface.Focused()} {
		for _, t := range s.m.list(s.m.forceZone(opponent), opponent) {
			if _, ok := s.aimable(t); ok && id != "" && id == s.unitNode(t, 1) {
				return t
			}
		}
	}
	return token{}
}

// point shows the forecast again when the pointer comes to another enemy.
func (s *Scene) point() {
	key := 0
	if s.Prompting(mgn.PromptAttack) && len(s.attackers) > 0 {
		key = s.pointed().Key
	}
	if key != s.under {
		s.under = key
		s.Surface.Invalidate()
	}
}

// clashText says what was declared and what it would do.
func (s *Scene) combatText(l lang.Lang) string {
	c := s.m.combat()
	if !c.on {
		return ""
	}
	if c.kind >= mgn.KindAbility {
		if c.source == 0 {
			return ""
		}
		text := s.faces.Name(c.source, l)
		if c.ability > 0 && c.ability < len(s.game.Lib.Abilities) {
			text += l.Pick("：", ": ") + s.game.Lib.AbilityText(uint16(c.ability), l)
		}
		return text
	}
	n := 0
	for _, k := range c.members {
		n += s.m.get(k).atk
	}
	return s.forecast(l, c.kind, n, s.m.get(c.target), c.seat.Other())
}

func (s *Scene) tokenName(t token, l lang.Lang) string {
	switch {
	case t.Def != 0 && t.Up:
		return s.faces.Name(t.Def, l)
	case t.Def != 0:
		return Text.T(l, "trap.own", s.faces.Name(t.Def, l))
	}
	return Text.T(l, "trap")
}
