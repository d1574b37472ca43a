package magna

import (
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// Queries do not change the State. They also work on View.S, where cards that
// the view hides count as unknown and do nothing.

// lines are the zones of bases 1 to 3.
var lines = [4]uint8{0, Base1, Base2, Base3}

// unitZones are the zones that hold units.
var unitZones = [...]uint8{Base1, Base2, Base3, Invasion}

// onField reports whether a zone holds units.
func onField(kind uint8) bool { return kind >= Base1 && kind <= Invasion }

// Standing reports whether the seat's base of a line stands (MGN-3.4).
func (g *Game) Standing(s *rules.State, p rules.Seat, line int) bool {
	camps := s.Zone(zone(Camps, p))
	return line >= 1 && line <= len(camps) && !s.Card(camps[line-1]).Has(FlagFallen)
}

// Bases counts the seat's standing bases.
func (g *Game) Bases(s *rules.State, p rules.Seat) int {
	n := 0
	for line := 1; line <= BaseCount; line++ {
		if g.Standing(s, p, line) {
			n++
		}
	}
	return n
}

// Front returns the line of the seat's lowest standing base (MGN-11.8), or 0.
func (g *Game) Front(s *rules.State, p rules.Seat) int {
	for line := 1; line <= BaseCount; line++ {
		if g.Standing(s, p, line) {
			return line
		}
	}
	return 0
}

// InvaderSeat returns the seat that is invading, or NoSeat.
func InvaderSeat(s *rules.State) rules.Seat { return rules.Seat(s.Vars[Invader] - 1) }

// ForceZone returns the zone of the seat's force; valid only during a battle.
func ForceZone(s *rules.State, p rules.Seat) rules.ZoneID {
	if InvaderSeat(s) == p {
		return zone(Invasion, p)
	}
	return zone(lines[s.Vars[Battle]&3], p)
}

// Strength is what meets in the battle that is fought: the attack that the
// invading force can still strike with, and the damage that the defending one
// takes until all of it has fallen.
func (g *Game) Strength(s *rules.State) (attack, defense int) {
	p := InvaderSeat(s)
	for _, c := range s.Zone(zone(Invasion, p)) {
		if !s.Card(c).Has(FlagChecked) {
			attack += g.Attack(s, c)
		}
	}
	for _, c := range s.Zone(ForceZone(s, p.Other())) {
		defense += g.absorbs(s, c)
	}
	return attack, defense
}

// Works reports whether a Base card has an effect, and whether it is in force
// now: it works for the whole match (MGN-2.2), but some only while its owner
// invades or defends, or while a condition holds.
func (g *Game) Works(s *rules.State, c rules.CardID) (has, now bool) {
	d := s.Card(c)
	if d.Def == 0 || d.Has(rules.FaceDown) {
		return false, false
	}
	def := g.Lib.Def(d.Def)
	for _, ai := range def.Abilities {
		has = true
		now = now || g.Lib.Abilities[ai].Trigger != TrStatic
	}
	for i := range g.design(s, c).static {
		l := &g.design(s, c).static[i]
		when := true
		if l.op == wBoost && l.a[0] != 0 {
			when = s.Vars[Battle] != 0 && (InvaderSeat(s) == d.Owner) == (l.a[0] == 1)
		}
		now = now || when && g.in.True(s, effect.Env{Ctrl: d.Owner, Src: c, N: -1}, l.cond)
	}
	return has, now
}

// Reserves is what a seat's hand can add to its force: the defense, of the invader
// the attack, of the units that it can place there; and how many blocks it has
// ready, abilities of its units and Tactics, whatever they would be used against.
func (g *Game) Reserves(s *rules.State, p rules.Seat) (most, blocks int) {
	var best [2][ForceLimit]int // by Magna: the numbers of the strongest units
	number := ADefense
	if InvaderSeat(s) == p {
		number = AAttack
	}
	z := ForceZone(s, p)
	for _, c := range s.Zone(zone(Hand, p)) {
		switch {
		case s.Card(c).Def == 0:
		case g.is(s, c, Unit):
			magna, ok := g.joins(s, p, c)
			if !ok {
				continue
			}
			n := g.attr(s, c, number)
			for i := range best[magna] {
				if n > best[magna][i] {
					n, best[magna][i] = best[magna][i], n
				}
			}
		case g.is(s, c, Tactic) && g.design(s, c).trig&trigBit(TrTacticBlock) != 0 && g.Supplied(s, p, g.attr(s, c, ANeeds)):
			blocks++
		}
	}
	room := max(0, ForceLimit-s.Count(z))
	for paid := range min(room, int(s.Seats[p][Magna])) + 1 {
		n := 0
		for i := range room {
			if i < paid {
				n += best[1][i]
			} else {
				n += best[0][i-paid]
			}
		}
		most = max(most, n)
	}
	return most, blocks + g.unitBlocks(s, p)
}

// joins returns the Magna that a unit of a seat's hand costs in its force, and whether it
// can be placed there, room and Magna apart.
func (g *Game) joins(s *rules.State, p rules.Seat, c rules.CardID) (magna int, ok bool) {
	magna, ok = g.ReinforceCost(s, c)
	return magna, ok && !g.Duplicate(s, c) && g.mayJoin(s, p, c)
}

// BlocksToCome counts the blocks that are not ready yet, and that units of a seat's
// hand would make ready by joining its force: Tactics of the hand whose skills they can
// give, and abilities of their own.
func (g *Game) BlocksToCome(s *rules.State, p rules.Seat) (n int) {
	if s.Count(ForceZone(s, p)) >= ForceLimit {
		return 0
	}
	var join []rules.CardID
	hand, left := s.Zone(zone(Hand, p)), s.Seats[p][Magna]
	for _, c := range hand {
		if s.Card(c).Def != 0 && g.is(s, c, Unit) {
			if magna, ok := g.joins(s, p, c); ok && magna <= int(left) {
				join = append(join, c)
			}
		}
	}
	gives := func(need int) bool {
		for _, units := range [...][]rules.CardID{s.Zone(ForceZone(s, p)), join} {
			for _, u := range units {
				need = given(need, g.SkillsLeft(s, u))
			}
		}
		return need == 0 && len(join) > 0
	}
	for _, c := range join {
		magna, _ := g.ReinforceCost(s, c)
		for _, ai := range g.Lib.Def(s.Card(c).Def).Abilities {
			a := &g.Lib.Abilities[ai]
			n += rules.Truth(a.Trigger == TrBlock && int(left) >= magna+int(a.TArg[argMagna]) && gives(int(a.TArg[argSkills])))
		}
	}
	for _, c := range hand {
		if s.Card(c).Def != 0 && g.is(s, c, Tactic) && g.design(s, c).trig&trigBit(TrTacticBlock) != 0 {
			need := g.attr(s, c, ANeeds)
			n += rules.Truth(!g.Supplied(s, p, need) && gives(need))
		}
	}
	return n
}

// unitBlocks counts the abilities with which units of the seat's force can block.
func (g *Game) unitBlocks(s *rules.State, p rules.Seat) (blocks int) {
	for _, c := range s.Zone(ForceZone(s, p)) {
		d := s.Card(c)
		if d.Has(rules.FaceDown) || d.Has(FlagSummoned) {
			continue
		}
		for k, ai := range g.Lib.Def(d.Def).Abilities {
			a := &g.Lib.Abilities[ai]
			if a.Trigger == TrBlock && s.Seats[p][Magna] >= a.TArg[argMagna] && g.Supplied(s, p, int(a.TArg[argSkills])) &&
				!(a.TArg[argCost] == CostCheck && d.Has(FlagChecked)) && !(a.TArg[argCost] == CostFree && d.Flags&(FlagUsedB0<<uint(k)) != 0) {
				blocks++
			}
		}
	}
	return blocks
}

// MayBlock reports whether, for all that anybody else can see, the seat could
// block an attack in this battle: with an ability of a unit of its force, or with
// a Tactic that its hand might hold and its force could pay for. s may be a view
// in which the hand is hidden: what it holds makes no difference.
func (g *Game) MayBlock(s *rules.State, p rules.Seat) bool {
	if s.Count(zone(Hand, p)) > 0 {
		for i := range g.Lib.Defs {
			d := &g.Lib.Defs[i]
			if d.Attr[AType] == Tactic && g.Supplied(s, p, int(d.Attr[ANeeds])) && slices.ContainsFunc(d.Abilities, func(a uint16) bool { return g.Lib.Abilities[a].Trigger == TrTacticBlock }) {
				return true
			}
		}
	}
	return g.unitBlocks(s, p) > 0
}

// Whole reports whether several answers to the question are one deed: a
// redeployment (MGN-10.5), which is seen as a whole.
func (g *Game) Whole(s *rules.State) bool {
	return s.Dec.Prompt == PromptRedeploy && s.Vars[Battle] == 0
}

// Foresee plays an answer of a view's seat by the rules, in a world that the view
// leaves possible, up to the next question, if nobody reinforces, blocks, chains
// or leaves weapons behind. s becomes that world; the view does not change.
func (g *Game) Foresee(v *rules.View, o rules.Option, s *rules.State, log *rules.Log) {
	eng := rules.NewEngine(g)
	rules.Determinize(eng.Table(), v, &rules.Deal{Pool: len(g.Lib.Defs) - 1}, 1, s)
	for eng.Answer(s, s.ToAnswer(), o, log) == nil {
		switch s.Dec.Prompt {
		case PromptRedeploy:
			o = rules.Option{Verb: rules.Done}
		case PromptReinforce, PromptBlock, PromptChain:
			o = rules.Option{Verb: rules.Pass}
		default:
			return
		}
	}
}

// Struck returns what an attack strikes with that these units declare and to which
// these cards are added as Chains, if nobody answers it, in a world that the view leaves
// possible: of skills and targets the first that does is taken, a target among the
// attackers. It is 0 if that attack cannot be declared.
func (g *Game) Struck(v *rules.View, attack rules.Option, units, chains []rules.CardID) int {
	eng := rules.NewEngine(g)
	var s rules.State
	var log rules.Log
	rules.Determinize(eng.Table(), v, &rules.Deal{Pool: len(g.Lib.Defs) - 1}, 1, &s)
	p := s.ToAnswer()
	among := func(l []rules.CardID, c rules.CardID) bool { return slices.Contains(l, c) }
	answer := func() rules.Option {
		all := eng.Options(&s, p, nil)
		find := func(ok func(o rules.Option) bool) rules.Option {
			if i := slices.IndexFunc(all, ok); i >= 0 {
				return all[i]
			}
			return rules.Option{Verb: rules.Pass}
		}
		switch s.Dec.Prompt {
		case PromptMembers:
			if o := find(func(o rules.Option) bool { return o.Verb == rules.Pick && among(units, o.Card) }); o.Verb == rules.Pick {
				return o
			}
			return rules.Option{Verb: rules.Done}
		case PromptChain:
			return find(func(o rules.Option) bool { return o.Verb == rules.Use && among(chains, o.Card) })
		case PromptIcon:
			return find(func(o rules.Option) bool { return o.Verb == rules.Use })
		case PromptTargets:
			return find(func(o rules.Option) bool { return !o.TakesBack() && among(units, TargetOf(&s, p, o)) })
		}
		return rules.Option{Verb: rules.Pass}
	}
	for eng.Answer(&s, s.ToAnswer(), attack, &log) == nil {
		for _, ev := range log.Events {
			if ev.Kind == EvHit {
				return int(ev.B)
			}
		}
		attack = rules.Option{Verb: rules.Pass}
		if s.ToAnswer() == p {
			attack = answer()
		}
	}
	return 0
}

// Strengthens reports whether the effect that an option uses does no more than
// raise attack until the declaration is settled.
func (g *Game) Strengthens(s *rules.State, o rules.Option) bool {
	code := g.Lib.Code[g.Lib.Abilities[g.Lib.Def(s.Card(o.Card).Def).Abilities[o.N]].Entry:]
	for i := range code {
		switch in := &code[i]; {
		case in.Op == 0:
			return true
		case in.Op != wAttack || in.A[2] != int16(UntilInstant):
			return false
		}
	}
	return true
}

// inBattle reports whether a unit belongs to one of the two forces.
func inBattle(s *rules.State, c rules.CardID) bool {
	if s.Vars[Battle] == 0 {
		return false
	}
	z := s.Card(c).Zone
	return z == ForceZone(s, 0) || z == ForceZone(s, 1)
}

// WeaponOf returns the weapon that a unit carries, or 0.
func WeaponOf(s *rules.State, c rules.CardID) rules.CardID {
	for p := rules.Seat(0); p < 2; p++ {
		for _, w := range s.Zone(zone(Arms, p)) {
			if s.Card(w).Host == c {
				return w
			}
		}
	}
	return 0
}

// CanCarry reports whether a unit may carry the weapon (MGN-2.5).
func (g *Game) CanCarry(s *rules.State, unit, weapon rules.CardID) bool {
	u := s.Card(unit)
	return onField(u.Zone.Kind()) && !u.Has(rules.FaceDown) && !u.Has(FlagSummoned) && u.Def != 0 &&
		g.attr(s, unit, AEquip)&(1<<uint(g.attr(s, weapon, AEquip))) != 0
}

// Attack returns a unit's current attack (MGN-4.8), 0 for a trap (MGN-15.1).
func (g *Game) Attack(s *rules.State, c rules.CardID) int {
	return max(0, g.value(s, c, AAttack, true, nil))
}

// Defense returns a unit's current defense (MGN-4.8), 1 for a trap.
func (g *Game) Defense(s *rules.State, c rules.CardID) int {
	return max(0, g.value(s, c, ADefense, true, nil))
}

func (g *Game) value(s *rules.State, c rules.CardID, attr int, lasts bool, by *rules.Tally) int {
	d := s.Card(c)
	which, kind := 0, ModAttack
	if attr == ADefense {
		which, kind = 1, ModDefense
	}
	n := which // 0 and 1 for a trap
	if !d.Has(rules.FaceDown) {
		if d.Has(FlagSummoned) {
			n = int(g.design(s, c).token[which])
		} else {
			n = g.attr(s, c, attr)
		}
	}
	by.Start(d.Def, n)
	if !d.Has(rules.FaceDown) && !d.Has(FlagSummoned) {
		if w := WeaponOf(s, c); w != 0 {
			n += g.attr(s, w, attr)
			by.Add(rules.Part{Why: rules.WhyLasts, Src: w, Def: s.Card(w).Def}, g.attr(s, w, attr))
		}
	}
	for i := uint8(0); i < s.NMods; i++ {
		if m := &s.Mods[i]; m.Target == c && m.Kind == kind && m.TStamp == d.Stamp {
			n += int(m.Amount)
			by.Mod(m, false, int(m.Amount))
		}
	}
	if lasts && !d.Has(rules.FaceDown) && onField(d.Zone.Kind()) {
		n += g.lasting(s, c, which, by)
	}
	return n
}

// lasting sums the changes to a unit by static abilities.
func (g *Game) lasting(s *rules.State, c rules.CardID, which int, by *rules.Tally) (n int) {
	p := s.Card(c).Owner
	add := func(src rules.CardID, k int16) {
		n += int(k)
		by.Add(rules.Part{Why: rules.WhyLasts, Src: src, Def: s.Card(src).Def}, int(k))
	}
	env := effect.Env{Ctrl: p, Src: c, N: -1}
	if !s.Card(c).Has(FlagSummoned) {
		own := g.design(s, c).static
		for i := range own {
			if own[i].op == wSelfMod && g.in.True(s, env, own[i].cond) {
				add(c, own[i].a[which])
			}
		}
		if w := WeaponOf(s, c); w != 0 {
			worn := g.design(s, w).static
			for i := range worn {
				if worn[i].op == wSelfMod && g.in.True(s, env, worn[i].cond) {
					add(w, worn[i].a[which])
				}
			}
		}
	}
	if g.traits(s, p)&wordBit(wBoost) == 0 {
		return n
	}
	for _, k := range placed {
		for _, src := range s.Zone(zone(k, p)) {
			q := s.Card(src)
			if int(q.Def) >= len(g.boosts) || !g.boosts[q.Def] || q.Has(rules.FaceDown) || q.Has(FlagSummoned) {
				continue
			}
			static := g.designs[q.Def].static
			for i := range static {
				l := &static[i]
				if l.op != wBoost || !g.in.True(s, effect.Env{Ctrl: p, Src: src, N: -1}, l.cond) {
					continue
				}
				in := l.a[0] == 0 || l.a[0] == 1 && s.Card(c).Zone.Kind() == Invasion ||
					l.a[0] == 2 && s.Vars[Battle] != 0 && InvaderSeat(s) != p && s.Card(c).Zone == ForceZone(s, p)
				if in && g.fits(s, l.a[1], c, false) {
					add(src, l.a[2+which])
				}
			}
		}
	}
	return n
}

// static sums a player's static words of one kind that apply to about, and
// reports whether there are any.
func (g *Game) static(s *rules.State, p rules.Seat, op uint16, about rules.CardID, by *rules.Tally) (n int, any bool) {
	if g.traits(s, p)&wordBit(op) == 0 {
		return 0, false
	}
	return g.staticSum(s, p, op, about, by)
}

func (g *Game) staticSum(s *rules.State, p rules.Seat, op uint16, about rules.CardID, by *rules.Tally) (n int, any bool) {
	for _, k := range placed { // fallen Bases too (MGN-2.2)
		for _, src := range s.Zone(zone(k, p)) {
			d := g.design(s, src)
			if !d.auras || s.Card(src).Has(rules.FaceDown) || s.Card(src).Has(FlagSummoned) {
				continue
			}
			for i := range d.static {
				l := &d.static[i]
				if l.op != op || !g.in.True(s, effect.Env{Ctrl: p, Src: src, N: -1}, l.cond) {
					continue
				}
				switch op {
				case wHandLimit:
					n += int(l.a[0])
					by.Add(rules.Part{Why: rules.WhyLasts, Src: src, Def: s.Card(src).Def}, int(l.a[0]))
				case wForbid:
					any = any || rules.CardID(l.a[0]) == about // an action
				case wCostLess, wDrill:
					if !g.fits(s, l.a[0], about, false) {
						continue
					}
					n += int(l.a[1])
					by.Add(rules.Part{Why: rules.WhyLasts, Src: src, Def: s.Card(src).Def}, -int(l.a[1]))
				}
				any = any || op != wForbid
			}
		}
	}
	return n, any
}

// Forbidden reports whether the opponent's cards forbid the seat an action.
func (g *Game) Forbidden(s *rules.State, p rules.Seat, action int16) bool {
	_, any := g.static(s, p.Other(), wForbid, rules.CardID(action), nil)
	return any
}

// Limit returns the seat's hand limit (MGN-8.1).
func (g *Game) Limit(s *rules.State, p rules.Seat) int { return g.LimitBy(s, p, nil) }

// LimitBy is Limit and adds to by what changes it.
func (g *Game) LimitBy(s *rules.State, p rules.Seat, by *rules.Tally) int {
	n, _ := g.static(s, p, wHandLimit, 0, by)
	return max(0, HandLimit+n)
}

// Cost returns the Fight that a card costs its owner in Production; 0: it
// cannot be used there (MGN-2.8).
func (g *Game) Cost(s *rules.State, c rules.CardID) int {
	n := g.attr(s, c, ACost)
	if n > 0 {
		less, _ := g.static(s, s.Card(c).Owner, wCostLess, c, nil)
		n = max(1, n-less)
	}
	return n
}

// ReinforceCost returns the Magna that a unit or weapon costs as a
// reinforcement; ok is false if it cannot be one (MGN-12.4).
func (g *Game) ReinforceCost(s *rules.State, c rules.CardID) (magna int, ok bool) {
	switch g.attr(s, c, ARank) {
	case RankS:
		return 0, true
	case RankM:
		magna = 1
	default:
		magna = -1
	}
	if _, any := g.static(s, s.Card(c).Owner, wDrill, c, nil); any {
		magna = 0
	}
	return magna, magna >= 0
}

// Duplicate reports whether a face-up card with the same name as the unique
// card c is on its owner's field (MGN-3.1).
func (g *Game) Duplicate(s *rules.State, c rules.CardID) bool {
	if g.attr(s, c, AUnique) == 0 {
		return false
	}
	p := s.Card(c).Owner
	for _, k := range [...]uint8{Base1, Base2, Base3, Invasion, Arms} {
		for _, d := range s.Zone(zone(k, p)) {
			if d != c && !s.Card(d).Has(rules.FaceDown) && g.design(s, d).name == g.design(s, c).name {
				return true
			}
		}
	}
	return false
}

// Keyword reports whether a unit has a keyword, of its own or from its weapon.
func (g *Game) Keyword(s *rules.State, c rules.CardID, word uint16) bool {
	d := s.Card(c)
	if d.Has(rules.FaceDown) || d.Has(FlagSummoned) {
		return false
	}
	if g.design(s, c).has(word) {
		return true
	}
	w := WeaponOf(s, c)
	return w != 0 && g.design(s, w).has(word)
}

// SkillsOf returns the icons that a unit shows.
func (g *Game) SkillsOf(s *rules.State, c rules.CardID) int {
	d := s.Card(c)
	switch {
	case d.Has(rules.FaceDown):
		return 0 // MGN-5.10
	case d.Has(FlagSummoned):
		return int(g.design(s, c).token[2])
	}
	return g.attr(s, c, ASkills)
}

// SkillsLeft returns the icons of a unit that are not spent (MGN-5.7).
func (g *Game) SkillsLeft(s *rules.State, c rules.CardID) int {
	n := int(s.Card(c).N[NSpent])
	return g.SkillsOf(s, c) &^ (n | n>>6) & 63
}

// supplies reports whether a unit can give an icon to one of the seat's
// conditions now; in a battle only units of its force can (MGN-5.9).
func (g *Game) supplies(s *rules.State, p rules.Seat, c rules.CardID, skill int) bool {
	z := s.Card(c).Zone
	if z.Seat() != p || s.Vars[Battle] != 0 && z != ForceZone(s, p) {
		return false
	}
	return g.SkillsLeft(s, c)&(1<<uint(skill)) != 0
}

// Supplied reports whether the seat's units can give all icons of a condition
// (MGN-5.6, 5.14).
func (g *Game) Supplied(s *rules.State, p rules.Seat, need int) bool {
	for _, k := range unitZones {
		z := zone(k, p)
		if s.Vars[Battle] != 0 && z != ForceZone(s, p) {
			continue
		}
		for _, c := range s.Zone(z) {
			if need == 0 {
				return true
			}
			need = given(need, g.SkillsLeft(s, c))
		}
	}
	return need == 0
}

// The keywords, for Keyword.
const (
	WordGuard     = wGuard
	WordQuick     = wQuick
	WordSteadfast = wSteadfast
	WordCover     = wCover
	WordFlank     = wFlank
	WordSapper    = wSapper
	WordAmbush    = wAmbush
)

// CanInvade reports whether a unit at the third base may go (MGN-11.6).
func (g *Game) CanInvade(s *rules.State, c rules.CardID) bool {
	d := s.Card(c)
	return d.Zone.Kind() == Base3 && !d.Has(rules.FaceDown) && !g.Keyword(s, c, wGuard)
}

// Free returns the lowest free place of a zone and the number of units there.
func Free(s *rules.State, z rules.ZoneID) (place, n int) {
	var used uint32
	for _, c := range s.Zone(z) {
		used |= 1 << uint(s.Card(c).N[NPlace]&31)
		n++
	}
	for used&(1<<uint(place)) != 0 {
		place++
	}
	return place, n
}

// Room reports whether a base has a free slot for its seat (MGN-9.2).
func (g *Game) Room(s *rules.State, p rules.Seat, line int) bool {
	return g.Standing(s, p, line) && s.Count(zone(lines[line], p)) < Slots[line]
}

// fits is Interp.Fits with the rules for traps: a trap is of the type Trap and
// has no printed features (MGN-15.1, 15.11). For lasting abilities (lasts)
// values are those without lasting abilities, so that they cannot depend on
// each other.
func (g *Game) fits(s *rules.State, filter int16, c rules.CardID, lasts bool) bool {
	for i := range g.Lib.Filters[filter] {
		q := &g.Lib.Filters[filter][i]
		v := 0
		down := s.Card(c).Has(rules.FaceDown) && onField(s.Card(c).Zone.Kind())
		switch {
		case !lasts && (q.Attr == AAttack || q.Attr == ADefense) && onField(s.Card(c).Zone.Kind()):
			v = max(0, g.value(s, c, int(q.Attr), false, nil))
		case down && q.Attr == AType: // MGN-15.1
			v = Trap
		case down && q.Attr != VFace && q.Attr != VArmed && q.Attr != AAttack && q.Attr != ADefense: // MGN-15.11
			return false
		default:
			v = g.Field(s, c, q.Attr)
		}
		if !q.Holds(v) {
			return false
		}
	}
	return true
}

// Field returns a card's field as filters see it.
func (g *Game) Field(s *rules.State, c rules.CardID, attr uint8) int {
	d := s.Card(c)
	field := onField(d.Zone.Kind())
	switch attr {
	case VState:
		if !field {
			return -1
		}
		return rules.Truth(d.Has(FlagChecked))
	case VFace:
		if !field {
			return -1
		}
		return rules.Truth(d.Has(rules.FaceDown))
	case VArmed:
		return rules.Truth(WeaponOf(s, c) != 0)
	case AAttack:
		if field {
			return g.Attack(s, c)
		}
	case ADefense:
		if field {
			return g.Defense(s, c)
		}
	case ASkills:
		if field {
			return g.SkillsOf(s, c)
		}
	case AType:
		if d.Has(FlagSummoned) {
			return Unit
		}
	case ARank: // a summoned unit has none (MGN-12.12)
		if d.Has(FlagSummoned) {
			return -1
		}
	}
	return g.attr(s, c, int(attr))
}

// declaration returns the frame of the declaration in progress, or nil.
func declaration(s *rules.State) *rules.Frame {
	for i := int(s.NFrames) - 1; i >= 0; i-- {
		if s.Frames[i].Op == opDeclare {
			return &s.Frames[i]
		}
	}
	return nil
}

// Eval evaluates the game's own conditions and amounts (RULES.md §8.1).
func (g *Game) Eval(s *rules.State, e effect.Env, x *effect.Expr) int {
	lasts := e.N != -1
	all := func(f func(p rules.Seat) bool) int {
		for p := range effect.Each(e.Ctrl, x.A[0]) {
			if !f(p) {
				return 0
			}
		}
		return 1
	}
	count := func(force bool) int {
		n := 0
		for p := range effect.Each(e.Ctrl, x.A[0]) {
			for _, k := range unitZones {
				z := zone(k, p)
				if force && (s.Vars[Battle] == 0 || z != ForceZone(s, p)) {
					continue
				}
				for _, c := range s.Zone(z) {
					if g.fits(s, x.A[1], c, lasts) {
						n++
					}
				}
			}
		}
		return n
	}
	switch x.Op {
	case cInvading:
		return rules.Truth(InvaderSeat(s) == e.Ctrl)
	case cDefending:
		return rules.Truth(InvaderSeat(s) == e.Ctrl.Other())
	case cStanding:
		return all(func(p rules.Seat) bool { return effect.Compare(g.Bases(s, p), uint8(x.A[1]), int(x.A[2])) })
	case cMagna:
		return all(func(p rules.Seat) bool {
			return effect.Compare(int(s.Seats[p][Magna]), uint8(x.A[1]), int(x.A[2]))
		})
	case cHand:
		return all(func(p rules.Seat) bool {
			return effect.Compare(s.Count(zone(Hand, p)), uint8(x.A[1]), int(x.A[2]))
		})
	case cUnits:
		return rules.Truth(effect.Compare(count(false), uint8(x.A[2]), int(x.A[3])))
	case cForce:
		return rules.Truth(effect.Compare(count(true), uint8(x.A[2]), int(x.A[3])))
	case cSelf:
		return rules.Truth(e.Src != 0 && g.fits(s, x.A[0], g.bearer(s, e.Src), lasts))
	case cAtBase:
		return rules.Truth(e.Src != 0 && s.Card(g.bearer(s, e.Src)).Zone.Kind() == lines[x.A[0]+1])
	case cFirst:
		return rules.Truth(rules.Seat(s.Vars[First]) == e.Ctrl)
	case cAgainst:
		d := declaration(s)
		return rules.Truth(d != nil && x.A[0]&(1<<uint(d.N[declKind])) != 0)
	case nUnits:
		return count(false)
	case nForce:
		return count(true)
	case nMagna:
		n := 0
		for p := range effect.Each(e.Ctrl, x.A[0]) {
			n += int(s.Seats[p][Magna])
		}
		return n
	case nFallen:
		n := 0
		for p := range effect.Each(e.Ctrl, x.A[0]) {
			n += BaseCount - g.Bases(s, p)
		}
		return n
	}
	return 0
}

// bearer returns the unit that carries a weapon, or the card itself.
func (g *Game) bearer(s *rules.State, c rules.CardID) rules.CardID {
	if h := s.Card(c).Host; h != 0 && s.Card(c).Zone.Kind() == Arms {
		return h
	}
	return c
}

// ZoneFor returns a seat's zone by its index in zoneWords.
func (g *Game) ZoneFor(entry int16, p rules.Seat) rules.ZoneID { return zone(zoneKinds[entry], p) }

// Clause returns the text of the effect that asks, on declaration or when it
// is carried out, or "".
func (g *Game) Clause(s *rules.State, l lang.Lang) string {
	if f := s.Frame(); f != nil && f.Op == opPrepare {
		if f.N[prepAbility] < 0 {
			return ""
		}
		return g.Lib.AbilityText(uint16(f.N[prepAbility]), l)
	}
	return g.in.Clause(s, l)
}

// Prompts returns the prompts of the shared questions.
func (g *Game) Prompts() (cards, may uint8) { return PromptCards, PromptMay }

// Declared is an attack declaration as tables and computer players see it.
type Declared struct {
	Kind      int16
	Attacker  rules.Seat
	Target    rules.CardID // of a skirmish
	Source    rules.CardID // of an ability or tactic
	Members   rules.List   // the participants
	Cancelled bool
}

// Declaration returns the attack declaration in progress.
func Declaration(s *rules.State) (d Declared, ok bool) {
	f := declaration(s)
	if f == nil {
		return d, false
	}
	d = Declared{Kind: f.N[declKind], Attacker: f.Ctrl, Target: f.C[declTarget], Source: f.C[declSource], Cancelled: f.N[declCancel] != 0}
	if f.List != 0 {
		d.Members = s.Lists[f.List-1]
	}
	return d, true
}

// Absorbs returns the damage that a unit takes in an attack before it is
// defeated: its defense and protection less damage so far; 1 for a trap.
func (g *Game) Absorbs(s *rules.State, c rules.CardID) int { return g.absorbs(s, c) }

// Waiting calls do for the waiting effects of the declaration, in the order of
// declaration; block marks the defender's.
func Waiting(s *rules.State, do func(o *rules.StackItem, block bool)) {
	for i := uint8(0); i < s.NStack; i++ {
		if o := &s.Stack[i]; o.Kind >= objMain && o.Kind <= objBlockChain {
			do(o, o.Kind >= objBlock)
		}
	}
}
