// Package outlook reads from a view of Battle Guardians what a throw, a summon or
// a payment would come to. It knows no screen.
package outlook

import (
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/phrases"
	"godeck/scenes/table/words"
)

// Endless reports whether a player's attack guardian has endless LP.
func Endless(g *bgd.Game, st *rules.State, p rules.Seat) bool {
	c := bgd.AttackGuardian(st, p)
	if c == 0 {
		return false
	}
	def := g.Lib.Def(st.Card(c).Def)
	return def != nil && def.Attr[bgd.AType] == bgd.Unlimited
}

// Hits returns the mask of the numbers with which a player's die would hit, bit 1
// for 1, changes of the die included.
func Hits(g *bgd.Game, st *rules.State, p rules.Seat) (mask int) {
	c := bgd.AttackGuardian(st, p)
	if c == 0 {
		return 0
	}
	try := *st
	for n := 1; n <= 6; n++ {
		if try.Vars[bgd.Die] = int16(n); st.Vars[bgd.Die] == 0 {
			try.Vars[bgd.DieMod] = 0
		}
		if g.RowOf(&try, c, g.Face(&try, p)) != 0 {
			mask |= 1 << n
		}
	}
	return mask
}

// Lit returns the mask of the numbers that are shown to hit, round the pit and below
// a guardian alike: of a die to come those with which it hits, changes included; of
// one that lies there those that it may show, which a change does not move.
func Lit(g *bgd.Game, st *rules.State, p rules.Seat, thrown bool) int {
	if thrown {
		return g.Faces(st, bgd.AttackGuardian(st, p))
	}
	try := *st
	try.Vars[bgd.Die] = 0
	return Hits(g, &try, p)
}

// Deal returns what a number shown as Lit would deal.
func Deal(g *bgd.Game, st *rules.State, p rules.Seat, n int, thrown bool) int {
	try, face := *st, n
	if !thrown {
		try.Vars[bgd.Die], try.Vars[bgd.DieMod] = int16(n), 0
		face = g.Face(&try, p)
	}
	return g.Blow(&try, p, face)
}

// Fatal returns the mask of the numbers whose attack would leave the opposing
// guardian no LP, if nobody does anything about it.
func Fatal(g *bgd.Game, st *rules.State, p rules.Seat) (mask int) {
	foe, try := bgd.AttackGuardian(st, p.Other()), *st
	if foe == 0 || Endless(g, st, p.Other()) {
		return 0
	}
	for n := 1; n <= 6; n++ {
		try.Vars[bgd.Die] = int16(n)
		if g.Blow(&try, p, g.Face(&try, p)) >= g.LP(st, foe) {
			mask |= 1 << n
		}
	}
	return mask
}

// Apart reports whether no card can be used in two ways, so that its touch says
// which.
func Apart(legal []rules.Option) bool {
	for i, o := range legal {
		if o.Verb == rules.Use && slices.ContainsFunc(legal[:i], func(q rules.Option) bool { return q.Verb == rules.Use && q.Card == o.Card }) {
			return false
		}
	}
	return true
}

// Miss returns the phrase of a miss: which of the numbers beside it would have
// been better.
func Miss(n, mask, fatal int) string {
	switch {
	case Near(n, mask&fatal):
		return "miss.near"
	case Near(n, mask):
		return "miss.one"
	}
	return "miss"
}

// Near reports whether a number that misses is beside one that hits.
func Near(n, mask int) bool { return mask>>(n+1)&1 != 0 || mask>>(n-1)&1 != 0 }

// Boosted returns the damage of the faces that hit now, where it is not the
// printed one, with the cards that change it; "" where it is. named gives a
// design's name.
func Boosted(g *bgd.Game, st *rules.State, p rules.Seat, l lang.Lang, named func(rules.DefID, lang.Lang) string) string {
	more, by := g.Boost(st, p)
	if more == 0 {
		return ""
	}
	var rows []string
	for _, r := range g.Rows(st, p) {
		if r.Damage > 0 {
			rows = append(rows, phrases.Text.T(l, "boost.row", faces.Numbers(r.Faces, l), max(0, r.Damage+more), r.Damage, added(more, l)))
		}
	}
	out := strings.Join(rows, l.Pick("、", "; "))
	var names []string
	for _, d := range by {
		if name := named(d, l); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) > 0 && len(rows) > 0 {
		out += l.Pick("（", " (") + words.List(l, names...) + l.Pick("）", ")")
	}
	return out
}

// Changed returns what the hits of a player's attack guardian deal where that is
// not what is printed, the longest form first: "700→900 · 1000→1200", "900 · 1200",
// "+200"; and whether it is more. nil where it is as printed.
func Changed(g *bgd.Game, st *rules.State, p rules.Seat, l lang.Lang) (forms []string, more bool) {
	n, _ := g.Boost(st, p)
	var long, short []string
	for _, r := range g.Rows(st, p) {
		if now := strconv.Itoa(max(0, r.Damage+n)); n != 0 && r.Damage > 0 && !slices.Contains(short, now) {
			long, short = append(long, strconv.Itoa(r.Damage)+"→"+now), append(short, now)
		}
	}
	if len(short) == 0 {
		return nil, false
	}
	dot := l.Pick("・", " · ")
	return []string{strings.Join(long, dot), strings.Join(short, dot) + l.Pick("（"+lang.Signed(n)+"）", " ("+lang.Signed(n)+")"), strings.Join(short, dot), lang.Signed(n)}, n > 0
}

// added returns a number that is added in a sum: " + 100", " − 100".
func added(n int, l lang.Lang) string {
	if n < 0 {
		return l.Pick("−", " − ") + strconv.Itoa(-n)
	}
	return l.Pick("＋", " + ") + strconv.Itoa(n)
}

// LimitSum returns how a seat's summon limit comes about: the SF of the opposing
// guardian, 1, and what cards add.
func LimitSum(g *bgd.Game, st *rules.State, p rules.Seat, l lang.Lang) string {
	sf := g.FacingSF(st, p)
	sum := strconv.Itoa(sf) + added(1, l)
	if more := g.Limit(st, p) - sf - 1; more > 0 {
		sum += added(more, l)
	}
	return sum
}

// Inherits returns how so many LP of a newcomer come about: its own without the
// DG that it takes over.
func Inherits(lp, dg int) string {
	sign := " − "
	own := lp + dg
	if dg < 0 {
		sign, dg = " + ", -dg
	}
	return strconv.Itoa(own) + sign + strconv.Itoa(dg) + " = " + strconv.Itoa(lp)
}

// LifeSum returns how the LP of a guardian come about: what is printed, DG, and
// every card that adds or takes something, by its name; "" if nothing does.
func LifeSum(g *bgd.Game, st *rules.State, c rules.CardID, l lang.Lang, named func(rules.DefID) string) string {
	x := g.Explain(st, c)
	if len(x.Numbers) == 0 || len(x.Numbers[0].Parts) < 2 {
		return ""
	}
	a := &x.Numbers[0]
	sum := "LP " + strconv.Itoa(a.Now) + " = " + strconv.Itoa(a.Parts[0].Value)
	for _, p := range a.Parts[1:] {
		sum += added(p.Amount, l)
		name := p.Name.In(l)
		if name == "" && p.Def != 0 {
			name = named(p.Def)
		}
		if name != "" {
			sum += l.Pick("（"+name+"）", " ("+name+")")
		}
	}
	return sum
}

// Spend returns the next Force to spend of the answers to a payment: one of which
// there are most, then the first.
func Spend(st *rules.State, legal []rules.Option) rules.Option {
	best, most := rules.Option{Verb: rules.Done}, 0
	for _, o := range legal {
		n := 0
		for _, q := range legal {
			n += rules.Truth(o.Verb == rules.Pick && q.Verb == rules.Pick && st.Card(q.Card).Def == st.Card(o.Card).Def)
		}
		if n > most {
			best, most = o, n
		}
	}
	return best
}
