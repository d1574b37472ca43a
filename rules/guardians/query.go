package guardians

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// Clause returns the text of the ability being carried out, or "".
func (g *Game) Clause(s *rules.State, l lang.Lang) string { return g.in.Clause(s, l) }

func onField(kind uint8) bool { return kind == Attack || kind == Assist || kind == Domain } // BGD-1.5

// AttackGuardian returns the guardian in a seat's Attack Zone, or 0.
func AttackGuardian(s *rules.State, p rules.Seat) rules.CardID { return s.Top(zone(Attack, p)) }

// AssistGuardian returns the guardian in a seat's Assist Zone, or 0; a
// silently summoned card does not count (BGD-23.4).
func AssistGuardian(s *rules.State, p rules.Seat) rules.CardID {
	if c := s.Top(zone(Assist, p)); c != 0 && !s.Card(c).Has(rules.FaceDown) {
		return c
	}
	return 0
}

// ReadyForce returns the number of a seat's ready Force.
func ReadyForce(s *rules.State, p rules.Seat) (n int) {
	for _, c := range s.Zone(zone(Charge, p)) {
		if !s.Card(c).Has(FlagSpent) {
			n++
		}
	}
	return n
}

// Endless is the LP of an Unlimited Guardian (BGD-23.21).
const Endless = GaugeCap

// LP returns a guardian's current LP (BGD-14.2).
func (g *Game) LP(s *rules.State, c rules.CardID) int { return g.lp(s, c, true, nil) }

// lp is LP with or without Permanent abilities. Their own conditions use it
// without, so that they cannot depend on each other.
func (g *Game) lp(s *rules.State, c rules.CardID, lasting bool, by *rules.Tally) int {
	d := s.Card(c)
	if g.is(s, c, Unlimited) {
		return Endless
	}
	by.Start(d.Def, g.attr(s, c, ALP))
	by.Add(rules.Part{Why: rules.WhyCounters, Name: nameDG}, -int(d.N[NGauge]))
	n := g.attr(s, c, ALP) - int(d.N[NGauge]) + g.modSum(s, c, ModLP, by)
	if lasting {
		n += g.boosts(s, c, by)
	}
	return max(0, min(Endless-1, n))
}

// boosts sums the Permanent Ups and Downs of a guardian (BGD-27.11).
func (g *Game) boosts(s *rules.State, c rules.CardID, by *rules.Tally) (n int) {
	d := s.Card(c)
	p, kind := d.Owner, d.Zone.Kind()
	for q := rules.Seat(0); q < 2; q++ {
		g.eachLasting(s, q, wBoost, func(src rules.CardID, l *lasting) {
			hit := false
			switch l.a[0] {
			case 0:
				hit = src == c
			case 1:
				hit = q == p && kind == Attack
			case 2:
				hit = q == p && kind == Assist
			case 3:
				hit = q != p && kind == Attack
			case 4:
				hit = q != p && kind == Assist
			}
			if hit {
				k := g.in.Num(s, effect.Env{Ctrl: q, Src: src, N: lastingN}, l.a[1])
				n += k
				by.Add(rules.Part{Why: rules.WhyLasts, Src: src, Def: s.Card(src).Def}, k)
			}
		})
	}
	return n
}

// Marks, as Env.N, of the evaluation of Permanent abilities, which read LP
// without Permanent Ups and Downs, and the die without Permanent changes where
// they change it themselves (BGD-28.31): nothing is computed from itself.
const (
	lastingN   = -1
	lastingDie = -2
)

func inLasting(n int16) bool { return n == lastingN || n == lastingDie }

func (g *Game) env(p rules.Seat, src, card rules.CardID, n int16) effect.Env {
	return effect.Env{Ctrl: p, Src: src, Card: card, N: n}
}

// eachLasting calls do for the Permanent words of one kind that a seat's cards
// on the field apply now (BGD-19.1, 19.6). Those of a replaced guardian no
// longer apply (BGD-27.2).
func (g *Game) eachLasting(s *rules.State, p rules.Seat, op uint16, do func(src rules.CardID, l *lasting)) {
	mark := int16(lastingN)
	if op == wDieUp {
		mark = lastingDie
	}
	granted := given(s)
	if !granted && g.wordsOf(s, p)&wordBit(op) == 0 {
		return
	}
	for _, k := range [...]uint8{Attack, Assist, Domain} {
		for _, c := range s.Zone(zone(k, p)) {
			if st := g.design(s, c).static; len(st) > 0 {
				g.lastingOf(s, p, c, op, mark, st, do)
			}
			for i := 0; granted && i < int(s.NMods); i++ { // mostly no ability was given to a card
				if m := &s.Mods[i]; m.Kind == ModAbility && m.Target == c && m.TStamp == s.Card(c).Stamp {
					g.lastingOf(s, p, c, op, mark, g.static[m.Amount], do)
				}
			}
		}
	}
}

// lastingOf calls do for those of a card's Permanent words that apply now.
func (g *Game) lastingOf(s *rules.State, p rules.Seat, c rules.CardID, op uint16, mark int16, words []lasting, do func(src rules.CardID, l *lasting)) {
	for i := range words {
		if l := &words[i]; l.op == op && g.works(s, c, l.list) && g.in.True(s, effect.Env{Ctrl: p, Src: c, N: mark}, l.cond) {
			do(c, l)
		}
	}
}

// sumOf sums a seat's Permanent words of one kind; for cheaper also that of
// the hand card about.
func (g *Game) sumOf(s *rules.State, p rules.Seat, op uint16, about rules.CardID) (n int) {
	if op == wCheaper {
		st := g.design(s, about).static
		for i := range st {
			if l := &st[i]; l.op == op && g.in.True(s, effect.Env{Ctrl: p, Src: about, N: lastingN}, l.cond) {
				n += int(l.a[0])
			}
		}
		return n
	}
	g.eachLasting(s, p, op, func(_ rules.CardID, l *lasting) { n += int(l.a[0]) })
	return n
}

func (g *Game) has(s *rules.State, p rules.Seat, op uint16) (any bool) {
	g.eachLasting(s, p, op, func(rules.CardID, *lasting) { any = true })
	return any
}

// ofSelf reports whether a guardian has a Permanent word about itself.
func (g *Game) ofSelf(s *rules.State, c rules.CardID, op uint16) (any bool) {
	g.eachLasting(s, s.Card(c).Owner, op, func(src rules.CardID, _ *lasting) { any = any || src == c })
	return any
}

// alters reports whether a seat's Unlimited Guardian changes a rule (BGD-22.11).
func (g *Game) alters(s *rules.State, p rules.Seat, rule int16) (any bool) {
	g.eachLasting(s, p, wAlter, func(_ rules.CardID, l *lasting) { any = any || l.a[0] == rule })
	return any
}

// Forbidden reports whether a seat cannot do an action (BGD-1.3).
func (g *Game) Forbidden(s *rules.State, p rules.Seat, action int16) (any bool) {
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == ModForbid && m.Seat == p && m.Amount == action {
			return true
		}
	}
	g.eachLasting(s, p.Other(), wBan, func(_ rules.CardID, l *lasting) { any = any || l.a[0] == action })
	return any
}

// SF returns a guardian's SF, modifiers included, at least 0.
func (g *Game) SF(s *rules.State, c rules.CardID) int {
	return g.sf(s, c, nil)
}

func (g *Game) sf(s *rules.State, c rules.CardID, by *rules.Tally) int {
	by.Start(s.Card(c).Def, g.attr(s, c, ASF))
	return max(0, g.attr(s, c, ASF)+g.modSum(s, c, ModSF, by))
}

// modSum sums the modifiers of one kind on a card.
func (g *Game) modSum(s *rules.State, c rules.CardID, kind uint8, by *rules.Tally) (n int) {
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == kind && m.Target == c && m.TStamp == s.Card(c).Stamp {
			n += int(m.Amount)
			by.Mod(m, false, int(m.Amount))
		}
	}
	return n
}

// Limit returns the greatest SF of a Normal/Attack Guardian that a seat may
// summon from hand (BGD-8.8, 8.11).
func (g *Game) Limit(s *rules.State, p rules.Seat) int {
	if g.alters(s, p, AlterLimit) {
		return 99
	}
	return g.FacingSF(s, p) + 1 + g.sumOf(s, p, wLimitUp, 0)
}

// FacingSF returns the SF of the guardian that a seat faces, from which its summon
// limit counts; 0 without one (BGD-8.8).
func (g *Game) FacingSF(s *rules.State, p rules.Seat) int {
	if c := AttackGuardian(s, p.Other()); c != 0 {
		return g.SF(s, c)
	}
	return 0
}

// sideCards counts a seat's side-deck cards in its hand and side deck: all
// that are not visible. Everybody can count them.
func (g *Game) sideCards(s *rules.State, p rules.Seat) int {
	n := int(s.Seats[p][SideSize])
	for _, k := range [...]uint8{Attack, Assist, Charge, Junk, Unders, Leaving, Played} {
		for _, c := range s.Zone(zone(k, p)) {
			if !s.Card(c).Has(rules.FaceDown) && g.OfSide(s.Card(c).Def) {
				n--
			}
		}
	}
	return n
}

// ZoneFor returns a seat's zone by its index in the zone words.
func (g *Game) ZoneFor(entry int16, p rules.Seat) rules.ZoneID { return zone(zoneKinds[entry], p) }

// Prompts returns the prompts of the shared questions.
func (g *Game) Prompts() (cards, may uint8) { return PromptCards, PromptMay }

// Field returns a card's field as filters see it.
func (g *Game) Field(s *rules.State, c rules.CardID, attr uint8) int {
	d := s.Card(c)
	field := onField(d.Zone.Kind()) && !d.Has(rules.FaceDown)
	switch attr {
	case VLP:
		if !field {
			return g.attr(s, c, ALP)
		}
		return g.LP(s, c)
	case VDG:
		return int(d.N[NGauge])
	case VWeak:
		return rules.Truth(d.Has(FlagWeak))
	case VVanilla:
		return rules.Truth(g.vanilla(s, c))
	case ASF, ALP, ATribe:
		if g.attr(s, c, AType) > Raging {
			return -1
		}
		if attr == ASF && field {
			return g.SF(s, c)
		}
	case ASP:
		if g.attr(s, c, AType) != Spell {
			return -1
		}
	}
	return g.attr(s, c, int(attr))
}

// Eval evaluates the game's own conditions and amounts (RULES.md §8).
func (g *Game) Eval(s *rules.State, e effect.Env, x *effect.Expr) int {
	switch x.Op {
	case cSF, cTribe, cWeak, cVanilla, cForce, cHolds, cStands, cDomain:
		for p := range effect.Each(e.Ctrl, x.A[0]) {
			if !g.isTrueOf(s, e, p, x) {
				return 0
			}
		}
		return 1
	case cMyTurn:
		return rules.Truth(s.Active == e.Ctrl)
	case cFirstTurn:
		return rules.Truth(s.Active == e.Ctrl && s.Seats[e.Ctrl][Turns] == 1)
	case cFace:
		face := g.face(s, roller(s), e.N != lastingDie)
		return rules.Truth(face > 0 && x.A[0]&(1<<(face-1)) != 0)
	case cSelf:
		if e.Src == 0 || inLasting(e.N) && g.looksAtLP(x.A[0]) {
			return rules.Truth(e.Src != 0 && g.fitsBare(s, x.A[0], e.Src))
		}
		return rules.Truth(g.in.Fits(s, x.A[0], e.Src))
	case cAgainst:
		return rules.Truth(x.A[0]&(1<<uint(answering(s))) != 0)
	case nCards:
		n := 0
		for p := range effect.Each(e.Ctrl, x.A[0]) {
			n += g.countIn(s, e, p, x.A[1], x.A[2])
		}
		return n
	case nForce:
		n := 0
		for p := range effect.Each(e.Ctrl, x.A[0]) {
			n += s.Count(zone(Charge, p))
		}
		return n
	case nGauge:
		if c := AttackGuardian(s, effect.Players(e.Ctrl, x.A[0])[0]); c != 0 {
			return max(0, int(s.Card(c).N[NGauge]))
		}
	case nLife:
		if c := AttackGuardian(s, effect.Players(e.Ctrl, x.A[0])[0]); c != 0 {
			return g.lp(s, c, !inLasting(e.N), nil)
		}
	case nPrinted:
		return g.attr(s, e.Src, ALP)
	case nDie:
		return g.face(s, roller(s), e.N != lastingDie)
	case nEvent:
		return max(0, int(e.N))
	case nCounters:
		return int(s.Seats[effect.Players(e.Ctrl, x.A[0])[0]][Counters])
	}
	return 0
}

// isTrueOf answers a condition about one player, which has to be true of every
// player meant.
func (g *Game) isTrueOf(s *rules.State, e effect.Env, p rules.Seat, x *effect.Expr) bool {
	switch x.Op {
	case cForce:
		n := s.Count(zone(Charge, p))
		if x.A[3] != 0 {
			n = ReadyForce(s, p)
		}
		return effect.Compare(n, uint8(x.A[1]), int(x.A[2]))
	case cHolds:
		return effect.Compare(g.countIn(s, e, p, x.A[1], x.A[2]), uint8(x.A[3]), int(x.A[4]))
	case cStands:
		return AssistGuardian(s, p) != 0
	case cDomain:
		return s.Count(zone(Domain, p)) > 0
	}
	c := AttackGuardian(s, p) // the others are about it
	if c == 0 {
		return false
	}
	switch x.Op {
	case cSF:
		return effect.Compare(g.SF(s, c), uint8(x.A[1]), int(x.A[2]))
	case cTribe:
		return x.A[1]&(1<<uint(g.attr(s, c, ATribe))) != 0
	case cWeak:
		return s.Card(c).Has(FlagWeak)
	case cVanilla:
		return g.vanilla(s, c)
	}
	return false
}

// answering returns the word for the kind of effect that a Counter Step is
// about.
func answering(s *rules.State) int {
	for i := int(s.NFrames) - 1; i >= 0; i-- {
		if f := &s.Frames[i]; f.Op == opEffect && !isCounter(f.N[efKind]) {
			switch f.N[efKind] {
			case kindAttack:
				return 0
			case kindSpell:
				return 1
			case kindPrevent:
				return 2
			}
			return 3
		}
	}
	return 15
}

// countIn counts cards of a zone; the field is three zones (BGD-1.5).
func (g *Game) countIn(s *rules.State, e effect.Env, p rules.Seat, word, filter int16) (n int) {
	fits := func(c rules.CardID) bool {
		if inLasting(e.N) && g.looksAtLP(filter) {
			return g.fitsBare(s, filter, c)
		}
		return g.in.Fits(s, filter, c)
	}
	zones := [...]uint8{zoneKinds[word], Assist, Domain}
	for i, k := range zones {
		if i > 0 && word != inField {
			break
		}
		for _, c := range s.Zone(zone(k, p)) {
			if s.Card(c).Has(rules.FaceDown) && filter != 0 {
				continue
			}
			if fits(c) {
				n++
			}
		}
	}
	return n
}

// looksAtLP reports whether a filter tests current LP.
func (g *Game) looksAtLP(filter int16) bool {
	for i := range g.Lib.Filters[filter] {
		if g.Lib.Filters[filter][i].Attr == VLP {
			return true
		}
	}
	return false
}

// fitsBare is Fits with LP taken without Permanent abilities.
func (g *Game) fitsBare(s *rules.State, filter int16, c rules.CardID) bool {
	for i := range g.Lib.Filters[filter] {
		q := &g.Lib.Filters[filter][i]
		v := 0
		if q.Attr == VLP {
			v = g.lp(s, c, false, nil)
		} else {
			v = g.Field(s, c, q.Attr)
		}
		if q.Mask {
			if v < 0 || int(q.N)&(1<<uint(v)) == 0 {
				return false
			}
		} else if !effect.Compare(v, q.Cmp, int(q.N)) {
			return false
		}
	}
	return true
}
