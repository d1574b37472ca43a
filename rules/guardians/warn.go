package guardians

import (
	"slices"

	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// Warning is a bad consequence of an answer (BGD-25.8, 27.12). The answer
// stays legal.
type Warning uint8

// The warnings.
const (
	WarnNone     Warning = iota
	WarnKept             // a player's first turn ends without the kept card
	WarnExtra            // the Extra Phase ends without its duty done
	WarnRisk             // the Extra Phase is entered without an Extra card: a risk, not a certain loss
	WarnCounters         // the last life counters are spent
	WarnInherit          // the guardian inherits more DG than it has LP
	WarnDeck             // the main deck becomes empty
	WarnLife             // the damage takes the last LP
	WarnLeft             // summoning ends though the kept card could be summoned: there is a way back
)

var warnings = [...]lang.Phrase{
	WarnKept:     {JA: "キープカードを召喚しないままターンが終わり、反則負けになります", EN: "Your turn will end without the kept card: a foul, and the match is lost"},
	WarnExtra:    {JA: "エクストラフェイズの務めを果たさないまま終わり、反則負けになります", EN: "The Extra Phase will end without its duty done: a foul, and the match is lost"},
	WarnRisk:     {JA: "エクストラカードがありません。引けなければ反則負けになります", EN: "You have no Extra card: unless you draw one, the match is lost"},
	WarnCounters: {JA: "最後のライフカウンターを払うため、負けになります", EN: "This spends the last of your lives: the match is lost"},
	WarnInherit:  {JA: "引き継ぐDGでLPが0になり、負けになります", EN: "The inherited DG leaves it no LP: the match is lost"},
	WarnDeck:     {JA: "メインデッキがなくなり、負けになります", EN: "This empties your main deck: the match is lost"},
	WarnLeft:     {JA: "このターンに召喚しなければならないキープカードを、まだ召喚していません", EN: "The kept card, which has to be summoned this turn, is still in your hand"},
	WarnLife:     {JA: "LPが0になり、負けになります", EN: "This leaves your guardian no LP: the match is lost"},
}

// Phrase returns the warning as shown to the seat.
func (w Warning) Phrase() lang.Phrase { return warnings[w] }

// Certain reports whether the answer certainly loses.
func (w Warning) Certain() bool { return w != WarnNone && w != WarnRisk && w != WarnLeft }

// Asks reports whether a person should be asked once more before the answer.
func (w Warning) Asks() bool { return w.Certain() || w == WarnLeft }

// Warns returns the consequence of a seat's answer. It follows from what the
// seat may know and must not be shown to the other (BGD-27.9).
func (g *Game) Warns(s *rules.State, p rules.Seat, o rules.Option) Warning {
	last := s.Count(zone(Deck, p)) == 1
	switch s.Dec.Prompt {
	case PromptDraw, PromptFollow, PromptExtra:
		switch {
		case o.Verb == rules.Mode && o.N == 0 && last:
			return WarnDeck
		case o.Verb == rules.Mode && s.Dec.Prompt == PromptExtra && !g.hasExtra(s, p):
			return WarnRisk
		}
	case PromptCharge: // the following charge would have to be the last card
		if o.Verb == rules.Use && last && s.Count(zone(Side, p)) == 0 && s.Count(zone(Hand, p)) <= 1+rules.Truth(Kept(s, p) != 0) {
			return WarnDeck
		}
	case PromptSet:
		switch {
		case (o.Verb == rules.Pass || o.Verb == rules.Attack) && s.Seats[p][Turns] == 1 && Kept(s, p) != 0:
			return WarnKept
		case o.Verb == rules.Mode && o.N != SetRestart && s.Seats[p][Counters] <= DrawCounters:
			return WarnCounters
		case o.Verb == rules.Mode && o.N == SetDrawMain && s.Count(zone(Deck, p)) <= 2:
			return WarnDeck
		case o.Verb == rules.Use && o.N == setAwaken:
			return g.under(s, p, o.Card, HowAwaken)
		case o.Verb == rules.Use:
			return g.spends(s, p, o)
		}
	case PromptCounter:
		if o.Verb == rules.Use && o.N != discardSpell {
			return g.spends(s, p, o)
		}
	case PromptSummon:
		if k := Kept(s, p); o.Verb == rules.Pass && k != 0 && s.Seats[p][Turns] == 1 && g.summonable(s, p, k) {
			return WarnLeft
		}
		if o.Verb == rules.Use && o.N != HowSilent {
			return g.under(s, p, o.Card, o.N)
		}
	case PromptSpeed, PromptReturn:
		if o.Verb == rules.Use {
			return g.under(s, p, o.Card, HowSpeed)
		}
		if o.Verb == rules.Mode && s.Dec.Prompt == PromptReturn && last {
			return WarnDeck
		}
	case PromptLimit:
		if o.Verb == rules.Pass && s.Vars[Extra] == 0 {
			return WarnExtra
		}
		if o.Verb == rules.Use && s.Card(o.Card).Zone.Kind() == Hand {
			return g.under(s, p, o.Card, HowLimit)
		} else if o.Verb == rules.Use {
			return g.spends(s, p, o)
		}
	case PromptDamage:
		n := int(s.Dec.Arg)
		c := s.Dec.Src
		switch {
		case o.Verb == rules.Mode && n/NullifyUnit >= int(s.Seats[p][Counters]):
			return WarnCounters
		case o.Verb == rules.Pass && s.Card(c).Zone.Kind() == Attack && g.LP(s, c) <= n && !g.is(s, c, Unlimited):
			return WarnLife
		}
	}
	return WarnNone
}

// summonable reports whether a card is among those that a seat can summon now.
func (g *Game) summonable(s *rules.State, p rules.Seat, c rules.CardID) bool {
	var room [64]rules.Option
	return slices.ContainsFunc(g.summons(s, p, room[:0]), func(o rules.Option) bool { return o.Card == c })
}

// spends warns about paying for an ability with the last life counters.
func (g *Game) spends(s *rules.State, p rules.Seat, o rules.Option) Warning {
	if n := priceOf(&g.Lib.Abilities[g.abilities(s, o.Card)[o.N]])[argCounters]; n > 0 && n >= s.Seats[p][Counters] {
		return WarnCounters
	}
	return WarnNone
}

// under warns about a guardian that inherits more DG than its LP.
func (g *Game) under(s *rules.State, p rules.Seat, c rules.CardID, how int16) Warning {
	if g.placeOf(s, c) == Attack && AttackGuardian(s, p) != 0 && g.Standing(s, p, c, how) == 0 {
		return WarnInherit
	}
	return WarnNone
}

// Standing tries a summon on a copy and returns the LP that the guardian would
// have, inheritance and other cards included.
func (g *Game) Standing(s *rules.State, p rules.Seat, c rules.CardID, how int16) int {
	next := *s
	g.enter(&rules.Exec{S: &next, T: &table}, c, p, g.placeOf(s, c), how)
	return g.LP(&next, c)
}

// hasExtra reports whether a seat can do the duty of the Extra Phase: with an
// Extra Guardian in hand, or an Extra Ability on the field.
func (g *Game) hasExtra(s *rules.State, p rules.Seat) bool {
	for _, c := range s.Zone(zone(Hand, p)) {
		if g.is(s, c, ExtraGuardian) && g.meets(s, p, c) && !g.Forbidden(s, p, ActSummon) {
			return true
		}
	}
	var few [8]rules.Option
	return len(g.used(s, p, 1<<(TrExtra-TrFaces), few[:0])) > 0
}

// HasExtra reports whether a seat can do the duty of the Extra Phase with what
// it has.
func (g *Game) HasExtra(s *rules.State, p rules.Seat) bool { return g.hasExtra(s, p) }

// Deals returns the damage that a row of an attack table deals to the opposing
// attack guardian as it is printed, with "+" if it does more: "700", "1000+",
// "X" for an amount that the position decides; of a row without damage what it
// repairs, "+400", or "+" for anything else.
func Deals(lib *effect.Library, row uint16) (out string) {
	more, mends := "", 0
	for pc := lib.Abilities[row].Entry; lib.Code[pc].Op != 0; pc++ {
		in := &lib.Code[pc]
		switch {
		case in.Op != wDamage || lib.Choices[in.A[0]].Ref != refOpponent:
			if n, ok := lib.Number(in.A[1]); ok && in.Op == wRepair && more == "" {
				mends = n
			} else {
				mends = 0
			}
			more = "+"
		default:
			out = "X"
			if n, ok := lib.Number(in.A[1]); ok {
				out = strconv.Itoa(n)
			}
		}
	}
	if out == "" && mends > 0 {
		return "+" + strconv.Itoa(mends)
	}
	return out + more
}

// Scorches reports whether a design damages its owner's attack guardian again
// and again while it lies there.
func Scorches(lib *effect.Library, d *effect.Def) bool {
	for _, a := range d.Abilities {
		for pc := lib.Abilities[a].Entry; lib.Abilities[a].Trigger == TrPhase && lib.Code[pc].Op != 0; pc++ {
			if in := &lib.Code[pc]; in.Op == wDamage && lib.Choices[in.A[0]].Ref == refMine {
				return true
			}
		}
	}
	return false
}

// Vain reports whether an answer in the Set Phase strengthens an attack of this
// turn that could not be paid for afterwards: more damage, faces or abilities
// for the seat's own attack guardian, and no Force for the die.
func (g *Game) Vain(s *rules.State, p rules.Seat, o rules.Option) bool {
	if s.Dec.Prompt != PromptSet || o.Verb != rules.Use || o.N < 0 {
		return false
	}
	c := s.Card(o.Card)
	list := g.Lib.Def(c.Def).Abilities
	if c.Zone.Kind() != Hand {
		list = g.abilities(s, o.Card)
	}
	a := &g.Lib.Abilities[list[o.N]]
	if g.CanRoll(s, p) && s.Seats[p][Rolls] == s.Seats[p][Granted] && (ReadyForce(s, p) > int(priceOf(a)[argForce]) || g.alters(s, p, AlterBattle)) {
		return false
	}
	for pc := a.Entry; g.Lib.Code[pc].Op != 0; pc++ {
		switch in := &g.Lib.Code[pc]; in.Op {
		case wGrantDamage, wGrantFaces, wGrant:
			if g.Lib.Choices[in.A[0]].Ref == refMine {
				return true
			}
		}
	}
	return false
}

// Needless reports whether an answer lets an effect change a die that hits already
// to a number of the same attack, or to one that misses, and does nothing else.
func (g *Game) Needless(s *rules.State, o rules.Option) bool {
	if s.Dec.Prompt != PromptMay || o.Verb != rules.Yes || s.Vars[Die] == 0 {
		return false
	}
	p := roller(s)
	c := AttackGuardian(s, p)
	row := g.RowOf(s, c, g.Face(s, p))
	if row == 0 || !s.Waiting(p) {
		return false
	}
	try := *s
	for pc := g.Lib.Abilities[s.Dec.Arg].Entry; g.Lib.Code[pc].Op != 0; pc++ {
		switch in := &g.Lib.Code[pc]; {
		case in.Op == wAddDie:
			try.Vars[DieMod] += in.A[0]
		case in.Op == wSetDie:
			try.Vars[Die] = in.A[0]
		case in.Op >= effect.FirstGameOp || in.Op == g.draw:
			return false
		}
	}
	now := g.RowOf(&try, c, g.Face(&try, p))
	return now == row || now == 0
}

// Tribal reports whether a design has an ability of its tribe.
func Tribal(lib *effect.Library, d *effect.Def) bool {
	return slices.ContainsFunc(d.Abilities, func(a uint16) bool { return lib.Abilities[a].List == listTribe })
}

// Boost returns what is added now to the damage that a seat's attack guardian
// deals, and the cards that add it; changes that last for a while count, too,
// and have no card.
func (g *Game) Boost(s *rules.State, p rules.Seat) (n int, by []rules.DefID) {
	g.eachLasting(s, p, wDealt, func(src rules.CardID, l *lasting) { by = append(by, s.Card(src).Def) })
	return g.sumOf(s, p, wDealt, 0) + g.modSum(s, AttackGuardian(s, p), ModDealt, nil), by
}

// Reach is what some faces of the die do to the opposing attack guardian.
type Reach struct {
	Faces  int // mask, bit 1 for 1
	Damage int // without what Boost adds
}

// Rows returns the damage of a seat's attack guardian by faces, as they hit now.
func (g *Game) Rows(s *rules.State, p rules.Seat) (out []Reach) {
	c, of := AttackGuardian(s, p), map[uint16]int{}
	for face := 1; c != 0 && face <= 6; face++ {
		row := g.RowOf(s, c, face)
		if row == 0 {
			continue
		}
		i, ok := of[row]
		if !ok {
			i, of[row] = len(out), len(out)
			out = append(out, Reach{})
			for pc := g.Lib.Abilities[row-1].Entry; g.Lib.Code[pc].Op != 0; pc++ {
				if in := &g.Lib.Code[pc]; in.Op == wDamage && g.Lib.Choices[in.A[0]].Ref == refOpponent {
					out[i].Damage += g.in.Num(s, g.env(p, c, 0, 0), in.A[1])
				}
			}
		}
		out[i].Faces |= 1 << face
	}
	return out
}

// Strike returns the mean damage of a roll on a guardian's attack table to the
// opposing attack guardian in this position, for computer players and displays
// of odds. Each card milled counts as that much damage.
func (g *Game) Strike(s *rules.State, c rules.CardID, milled int) (mean int) {
	p := s.Card(c).Owner
	bonus := g.sumOf(s, p, wDealt, 0)
	for face := 1; face <= 6; face++ {
		row := g.RowOf(s, c, face)
		if row == 0 {
			continue
		}
		for pc := g.Lib.Abilities[row-1].Entry; g.Lib.Code[pc].Op != 0; pc++ {
			in := &g.Lib.Code[pc]
			switch {
			case in.Op == wDamage && g.Lib.Choices[in.A[0]].Ref == refOpponent:
				mean += max(0, g.in.Num(s, g.env(p, c, 0, 0), in.A[1])+bonus)
			case in.Op == wTop && in.A[0] == 1 && in.A[3] == toJunk:
				mean += milled * g.in.Num(s, g.env(p, c, 0, 0), in.A[2])
			case in.Op == wRepair:
				mean += g.in.Num(s, g.env(p, c, 0, 0), in.A[1]) / 2
			}
		}
	}
	return mean / 6
}

// Blow returns the damage that a face of the die would deal to the opposing
// attack guardian now, doubling included, if nobody does anything about it.
func (g *Game) Blow(s *rules.State, p rules.Seat, face int) (n int) {
	c, foe := AttackGuardian(s, p), AttackGuardian(s, p.Other())
	row := g.RowOf(s, c, face)
	if row == 0 || foe == 0 {
		return 0
	}
	for pc := g.Lib.Abilities[row-1].Entry; g.Lib.Code[pc].Op != 0; pc++ {
		in := &g.Lib.Code[pc]
		if in.Op != wDamage || g.Lib.Choices[in.A[0]].Ref != refOpponent {
			continue
		}
		k := g.in.Num(s, g.env(p, c, 0, 0), in.A[1])
		if k <= 0 {
			continue
		}
		o := rules.StackItem{Kind: objSeat, Dest: uint8(zone(Attack, p.Other()))}
		o.N[dmgAmount] = int16(max(-GaugeCap, min(GaugeCap, k+g.sumOf(s, p, wDealt, 0)+g.modSum(s, c, ModDealt, nil))))
		_, k, _ = g.Suffers(s, &o)
		n += k
	}
	return n
}

// Wins reports whether one roll of a seat could defeat the opposing attack
// guardian.
func (g *Game) Wins(s *rules.State, p rules.Seat) bool {
	foe := AttackGuardian(s, p.Other())
	if foe == 0 || !g.CanRoll(s, p) {
		return false
	}
	up := g.sumOf(s, p, wDieUp, 0)
	for die := 1; die <= 6; die++ {
		if g.Blow(s, p, max(1, min(6, die+up))) >= g.LP(s, foe) {
			return true
		}
	}
	return false
}
