package mattsan

import (
	"iter"
	"math/bits"

	"godeck/rules"
	"godeck/rules/effect"
)

func onField(kind uint8) bool { return kind == Battle || kind == Bench }

// field lists the kinds of zones of the field.
var field = []uint8{Battle, Bench, Ground, Under}

// cards yields the cards of a player's zones. They must not change during the iteration.
func cards(s *rules.State, p rules.Seat, kinds ...uint8) iter.Seq[rules.CardID] {
	return func(yield func(rules.CardID) bool) {
		for _, k := range kinds {
			for _, c := range s.Zone(zone(k, p)) {
				if !yield(c) {
					return
				}
			}
		}
	}
}

// under yields the cards on and under a unit.
func under(s *rules.State, unit rules.CardID) iter.Seq[rules.CardID] {
	return func(yield func(rules.CardID) bool) {
		for p := range rules.Seat(2) {
			for _, c := range s.Zone(zone(Under, p)) {
				if s.Card(c).Host == unit && !yield(c) {
					return
				}
			}
		}
	}
}

// Fighter returns the unit on a battlefield, or 0.
func Fighter(s *rules.State, p rules.Seat) rules.CardID { return s.Top(zone(Battle, p)) }

// At returns the unit or trap in a player's slot, or 0.
func At(s *rules.State, p rules.Seat, slot int) rules.CardID {
	if slot == BattleSlot {
		return Fighter(s, p)
	}
	for _, c := range s.Zone(zone(Bench, p)) {
		if int(s.Card(c).N[NSlot]) == slot {
			return c
		}
	}
	return 0
}

// TerrainAt returns the terrain in a player's slot, or 0.
func TerrainAt(s *rules.State, p rules.Seat, slot int) rules.CardID {
	for _, c := range s.Zone(zone(Ground, p)) {
		if int(s.Card(c).N[NSlot]) == slot {
			return c
		}
	}
	return 0
}

// Slots returns the first and the last bench slot of a player (MTZ-9.1).
func Slots(s *rules.State, p rules.Seat) (first, last int) {
	return Middle - int(s.Seats[p][Left]), Middle + int(s.Seats[p][Right])
}

// free returns the first bench slot without a unit or trap, or -1.
func free(s *rules.State, p rules.Seat) int {
	first, last := Slots(s, p)
	for i := first; i <= last; i++ {
		if At(s, p, i) == 0 {
			return i
		}
	}
	return -1
}

// frees counts the bench slots without a unit or trap.
func frees(s *rules.State, p rules.Seat) int {
	return 1 + int(s.Seats[p][Left]+s.Seats[p][Right]) - s.Count(zone(Bench, p))
}

// Column returns the column of a slot, counted by its owner (MTZ-9.1).
func Column(slot int) int {
	if slot == BattleSlot {
		return 0
	}
	return slot - Middle
}

// Face returns the design that a unit shows: that of the top of its stack (MTZ-21.2).
func (g *Game) Face(s *rules.State, c rules.CardID) rules.DefID {
	if !stacked(s) {
		return s.Card(c).Def
	}
	return s.Card(top(s, c)).Def
}

// top returns the card of a unit's stack that shows its face: the base, or the
// highest card on it.
func top(s *rules.State, c rules.CardID) rules.CardID {
	is, layer := c, int16(0)
	for _, u := range s.Zone(zone(Under, s.Card(c).Owner)) {
		if t := s.Card(u); t.Host == c && t.N[NPart] == PartTop && t.N[NLayer] > layer {
			is, layer = u, t.N[NLayer]
		}
	}
	return is
}

// marked returns the card that remembers which limited abilities of a source
// have been used: in a stack the one whose text they are (MTZ-29.28).
func (g *Game) marked(s *rules.State, src rules.CardID) rules.CardID {
	if onField(s.Card(src).Zone.Kind()) {
		return top(s, src)
	}
	return src
}

// printed returns a number printed on a unit's face.
func (g *Game) printed(s *rules.State, c rules.CardID, a int) int {
	return int(g.Lib.Def(g.Face(s, c)).Attr[a])
}

// isUnit reports whether a card counts as a unit: face-up on the field
// (MTZ-6.14).
func (g *Game) isUnit(s *rules.State, c rules.CardID) bool {
	d := s.Card(c)
	return c != 0 && onField(d.Zone.Kind()) && !d.Has(rules.FaceDown) && g.is(s, c, Unit)
}

// bearer returns the unit that a source works for: itself, the one it is
// attached to, or the one on the terrain.
func (g *Game) bearer(s *rules.State, src rules.CardID) rules.CardID {
	d := s.Card(src)
	switch d.Zone.Kind() {
	case Under:
		return d.Host
	case Ground:
		if c := At(s, d.Owner, int(d.N[NSlot])); g.isUnit(s, c) { // MTZ-8.4
			return c
		}
		return 0
	}
	return src
}

// shows returns the design whose text a source on the field has.
func (g *Game) shows(s *rules.State, src rules.CardID) rules.DefID {
	if stacked(s) && onField(s.Card(src).Zone.Kind()) {
		return g.Face(s, src)
	}
	return s.Card(src).Def
}

// working reports whether the abilities of a source on the field work
// (MTZ-8.4, 8.5, 10.7, 12.1, 21.9, 27.2).
func (g *Game) working(s *rules.State, src rules.CardID) bool {
	d := s.Card(src)
	if s.Vars[Silence] != 0 || d.Def == 0 {
		return false
	}
	switch d.Zone.Kind() {
	case Battle, Bench:
		return !d.Has(rules.FaceDown) && !g.muted(s, src)
	case Ground:
		return g.bearer(s, src) != 0
	case Under:
		return d.N[NPart] == PartAttached && g.isUnit(s, d.Host)
	}
	return false
}

// muted reports whether a unit has lost its abilities.
func (g *Game) muted(s *rules.State, c rules.CardID) bool {
	if g.modded(s, c, ModMute) {
		return true
	}
	if g.traits(s)&wordBit(sMute) == 0 || g.trait(g.Face(s, c))&wordBit(sMute) != 0 { // units that mute others do not mute each other (MTZ-29.5)
		return false
	}
	for p := rules.Seat(0); p < 2; p++ {
		for src := range cards(s, p, field...) {
			face := g.shows(s, src)
			if g.trait(face)&wordBit(sMute) == 0 || src == c || s.Card(src).Has(rules.FaceDown) || g.bearer(s, src) == 0 || g.modded(s, src, ModMute) {
				continue
			}
			d := g.design(face)
			for i := range d.static {
				w := &d.static[i]
				if w.op == sMute && meant(p, s.Card(c).Owner, w.a[0]) && g.fits(s, w.a[1], c) && g.in.True(s, effect.Env{Ctrl: p, Src: src}, w.cond) {
					return true
				}
			}
		}
	}
	return false
}

// meant reports whether owner is among the players meant by who, seen from ctrl.
func meant(ctrl, owner rules.Seat, who int16) bool { return who == 2 || (who == 1) == (owner != ctrl) }

// mods returns the sum of a card's modifiers of a kind, the last of them, and their number.
func (g *Game) mods(s *rules.State, c rules.CardID, kind uint8) (sum, last, n int) {
	if s.NMods == 0 {
		return 0, 0, 0
	}
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == kind && m.Target == c && m.TStamp == s.Card(c).Stamp {
			last = int(m.Amount)
			sum += last
			n++
		}
	}
	return sum, last, n
}

// modded reports whether a card has a modifier of a kind.
func (g *Game) modded(s *rules.State, c rules.CardID, kind uint8) bool {
	_, _, n := g.mods(s, c, kind)
	return n > 0
}

// lastingZones are the zones where lasting words work.
var lastingZones = [...]rules.ZoneID{zone(Battle, 0), zone(Bench, 0), zone(Ground, 0), zone(Under, 0), zone(Battle, 1), zone(Bench, 1), zone(Ground, 1), zone(Under, 1)}

// each calls do for every lasting word of a mask in force, with its source and
// the unit that the source works for.
func (g *Game) each(s *rules.State, words uint64, do func(src, bearer rules.CardID, w *lasting)) {
	if g.traits(s)&words == 0 || s.Vars[Silence] != 0 {
		return
	}
	g.eachBorne(s, words, do)
}

func (g *Game) eachBorne(s *rules.State, words uint64, do func(src, bearer rules.CardID, w *lasting)) {
	for _, z := range lastingZones {
		for _, src := range s.Zone(z) {
			face := g.shows(s, src)
			if g.trait(face)&words == 0 || s.Card(src).Has(rules.FaceDown) || !g.working(s, src) {
				continue
			}
			d := g.design(face)
			for i := range d.static {
				if w := &d.static[i]; words&wordBit(w.op) != 0 && g.in.True(s, effect.Env{Ctrl: z.Seat(), Src: src}, w.cond) {
					do(src, g.bearer(s, src), w)
				}
			}
		}
	}
}

// between returns the cards of both players' zones from one kind to another,
// which lie one after the other in State.Order.
func between(s *rules.State, first, last uint8) []rules.CardID {
	return s.Order[s.Start[zone(first, 0)]:s.Start[zone(last, 1)+1]]
}

// Values of a unit that effects can change.
const (
	valAtk = iota
	valHP
	valSoul
)

var valAttr = [...]int{AAtk, AHP, ASoul}
var valMod = [...]uint8{ModAtk, ModHP, ModSoul}

// value returns a unit's value, at least 0 (MTZ-28.2).
func (g *Game) value(s *rules.State, c rules.CardID, which int) int {
	return max(0, g.sumUp(s, c, which, nil))
}

// sumUp computes a unit's value: first what sets it, then all that is added (MTZ-12.4).
func (g *Game) sumUp(s *rules.State, c rules.CardID, which int, by *rules.Tally) int {
	n := g.printed(s, c, valAttr[which])
	by.Start(g.Face(s, c), n)
	if s.Vars[Silence] != 0 {
		return n
	}
	owner := s.Card(c).Owner
	if _, to, set := g.mods(s, c, ModAtkSet); which == valAtk && set > 0 {
		n = to
	}
	plus, _, _ := g.mods(s, c, valMod[which])
	n += plus
	if by != nil {
		g.modParts(s, c, which, by)
	}
	g.each(s, wordBit(sSelf)|wordBit(sAura), func(src, bearer rules.CardID, w *lasting) {
		switch {
		case w.op == sSelf && int(w.a[0]) == which && bearer == c:
			n += int(w.a[1])
			by.Add(rules.Part{Why: rules.WhyLasts, Src: src, Def: g.shows(s, src)}, int(w.a[1]))
		case w.op == sAura && int(w.a[2]) == which && bearer != c && meant(s.Card(src).Owner, owner, w.a[0]) && g.fits(s, w.a[1], c):
			n += int(w.a[3])
			by.Add(rules.Part{Why: rules.WhyLasts, Src: src, Def: g.shows(s, src)}, int(w.a[3]))
		}
	})
	return n
}

// Attack returns a unit's ATK. With dice it is the amount added to them, which
// may be negative (MTZ-28.2).
func (g *Game) Attack(s *rules.State, c rules.CardID) int {
	if n := g.sumUp(s, c, valAtk, nil); n > 0 || g.AtkDice(s, c) > 0 {
		return n
	}
	return 0
}

// MaxHP returns a unit's maximum HP.
func (g *Game) MaxHP(s *rules.State, c rules.CardID) int { return g.value(s, c, valHP) }

// SoulValue returns how many cards a unit's owner draws when it is defeated.
func (g *Game) SoulValue(s *rules.State, c rules.CardID) int { return g.value(s, c, valSoul) }

// HP returns a unit's current HP (MTZ-16.5).
func (g *Game) HP(s *rules.State, c rules.CardID) int {
	return g.MaxHP(s, c) - int(s.Card(c).N[NDamage])
}

// AtkDice returns the number of dice in a unit's ATK.
func (g *Game) AtkDice(s *rules.State, c rules.CardID) int {
	if s.Vars[Silence] == 0 && g.modded(s, c, ModAtkSet) {
		return 0
	}
	return g.printed(s, c, ADice)
}

// fallen reports whether a unit has to be defeated (MTZ-16.6, 16.14).
func (g *Game) fallen(s *rules.State, c rules.CardID) bool {
	if !g.shrunk(s) && g.holds(s, c) {
		return false
	}
	return s.Card(c).Has(FlagDoomed) || g.HP(s, c) <= 0
}

// Keyword reports whether a unit has a keyword.
func (g *Game) Keyword(s *rules.State, c rules.CardID, key int16) bool {
	_, has := g.KeywordBy(s, c, key)
	return has
}

// KeywordBy returns the card that gives a unit a keyword, itself or another.
func (g *Game) KeywordBy(s *rules.State, c rules.CardID, key int16) (src rules.CardID, has bool) {
	if s.Vars[Silence] != 0 || s.NMods == 0 && g.traits(s)&wordBit(sKey) == 0 {
		return 0, false
	}
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == ModGrant && m.Target == c && m.TStamp == s.Card(c).Stamp && m.Amount == key {
			return m.Src, true
		}
	}
	if g.traits(s)&wordBit(sKey) == 0 || !onField(s.Card(c).Zone.Kind()) {
		return 0, false
	}
	if g.keyed(s, c, c, key) {
		return c, true
	}
	if t := TerrainAt(s, s.Card(c).Owner, int(s.Card(c).N[NSlot])); t != 0 && g.keyed(s, t, c, key) {
		return t, true
	}
	for u := range under(s, c) {
		if g.keyed(s, u, c, key) {
			return u, true
		}
	}
	return 0, false
}

// keyed reports whether a source gives its unit a keyword.
func (g *Game) keyed(s *rules.State, src, c rules.CardID, key int16) bool {
	face := g.shows(s, src)
	if g.trait(face)&wordBit(sKey) == 0 || !g.working(s, src) || g.bearer(s, src) != c {
		return false
	}
	d := g.design(face)
	for i := range d.static {
		if w := &d.static[i]; w.op == sKey && w.a[0] == key && g.in.True(s, effect.Env{Ctrl: s.Card(src).Owner, Src: src}, w.cond) {
			return true
		}
	}
	return false
}

// Barred reports whether an action is forbidden to a player (MTZ-1.10).
func (g *Game) Barred(s *rules.State, p rules.Seat, action int16) bool {
	_, barred := g.barredBy(s, p, action)
	return barred
}

// barredBy returns the card whose effect forbids an action to a player.
func (g *Game) barredBy(s *rules.State, p rules.Seat, action int16) (by rules.CardID, barred bool) {
	if s.Vars[Silence] != 0 || s.NMods == 0 && g.traits(s)&wordBit(sForbid) == 0 {
		return 0, false
	}
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == ModForbid && m.Seat == p && m.Amount == action {
			return m.Src, true
		}
	}
	g.each(s, wordBit(sForbid), func(src, _ rules.CardID, w *lasting) {
		if !barred && w.op == sForbid && w.a[1] == action && meant(s.Card(src).Owner, p, w.a[0]) {
			by, barred = src, true
		}
	})
	return by, barred
}

// sum sums a number of lasting words that apply to a player.
func (g *Game) sum(s *rules.State, p rules.Seat, op uint16) (n int) {
	g.each(s, wordBit(op), func(src, _ rules.CardID, w *lasting) {
		if w.op == op && meant(s.Card(src).Owner, p, w.a[0]) {
			n += int(w.a[1])
		}
	})
	return n
}

// Cost returns the soul cost of a trump (MTZ-5.3, 28.2).
func (g *Game) Cost(s *rules.State, c rules.CardID) int {
	return max(0, g.attr(s, c, ACost)+g.sum(s, s.Card(c).Owner, sCost))
}

// BenchLimit returns how many bench slots a player should have (MTZ-9.8).
func (g *Game) BenchLimit(s *rules.State, p rules.Seat) int {
	n := BenchSlots
	if s.Vars[Silence] == 0 {
		n += int(s.Seats[p][More])
		if g.traits(s)&wordBit(sBench) != 0 {
			n += g.sum(s, p, sBench)
		}
	}
	return max(1, min(BenchMost, n))
}

// cut returns by how much damage to a unit is reduced (MTZ-16.4).
func (g *Game) cut(s *rules.State, c rules.CardID) (n int) {
	if s.Vars[Silence] != 0 {
		return 0
	}
	n, _, _ = g.mods(s, c, ModShield)
	owner := s.Card(c).Owner
	g.each(s, wordBit(sReduce)|wordBit(sGuard), func(src, bearer rules.CardID, w *lasting) {
		switch {
		case w.op == sReduce && bearer == c:
			n += int(w.a[0])
		case w.op == sGuard && bearer != c && s.Card(src).Owner == owner && g.fits(s, w.a[0], c):
			n += int(w.a[1])
		}
	})
	return n
}

// immune reports whether an effect of a kind, controlled by by, does nothing to a unit.
func (g *Game) immune(s *rules.State, c rules.CardID, by rules.Seat, kind int16) bool {
	if by == s.Card(c).Owner {
		return false
	}
	is := false
	g.each(s, wordBit(sImmune), func(_, bearer rules.CardID, w *lasting) {
		is = is || w.op == sImmune && bearer == c && w.a[0]&(1<<uint(kind)) != 0
	})
	return is
}

// Field returns a card's field as filters see it: as printed (on the top of a
// stack), its name, whether it is damaged, and whether it has a placement
// condition.
func (g *Game) Field(s *rules.State, c rules.CardID, attr uint8) int {
	switch attr {
	case VHurt:
		return rules.Truth(s.Card(c).N[NDamage] > 0 && onField(s.Card(c).Zone.Kind()))
	case VFree:
		return rules.Truth(len(g.design(g.shows(s, c)).place) == 0)
	case VName:
		return int(g.Lib.NameOf(g.shows(s, c)))
	}
	return int(g.Lib.Def(g.shows(s, c)).Attr[attr])
}

func (g *Game) fits(s *rules.State, filter int16, c rules.CardID) bool {
	return filter == 0 || g.in.Fits(s, filter, c)
}

// units counts a player's face-up units in a place, or the cards of its bench slots.
func (g *Game) units(s *rules.State, e effect.Env, p rules.Seat, where, filter int16) (n int) {
	ch := effect.Choice{Of: 1, Zone: uint8(where), Filter: filter}
	if p != e.Ctrl {
		ch.Of = 2
	}
	g.eachCard(s, e.Ctrl, e.Src, &ch, false, func(rules.CardID) { n++ })
	return n
}

// Eval evaluates the game's own conditions and amounts.
func (g *Game) Eval(s *rules.State, e effect.Env, x *effect.Expr) int {
	switch x.Op {
	case cUnits:
		return rules.Truth(effect.Compare(g.counted(s, e, x), uint8(x.A[3]), int(x.A[4])))
	case cHand, cDeck, cSouls:
		return rules.Truth(effect.Compare(g.counted(s, e, x), uint8(x.A[1]), int(x.A[2])))
	case cPile:
		return rules.Truth(effect.Compare(g.counted(s, e, x), uint8(x.A[2]), int(x.A[3])))
	case cEx, cHurt, cHP, cPlace, cSelf:
		return rules.Truth(g.isSo(s, e, x, g.thisOf(s, e)))
	case cEvent:
		return rules.Truth(e.Card != 0 && g.fits(s, x.A[0], e.Card))
	case cDie:
		return rules.Truth(int(e.N) >= int(x.A[0]) && int(e.N) <= int(x.A[1]))
	case cMine:
		return rules.Truth(s.Active == e.Ctrl)
	case cTurn:
		return rules.Truth(s.Turn >= x.A[0])
	case cCause:
		if e.Frame == nil || e.Frame.N[regObj] == 0 {
			return rules.Truth(current(s) != e.Ctrl)
		}
		return rules.Truth(s.Stack[e.Frame.N[regObj]-1].N[objCause] == 1+int16(e.Ctrl.Other()))
	case nUnits, nCards:
		return g.counted(s, e, x)
	case nEx, nAtk, nTucked:
		return g.valueOf(s, x.Op, g.thisOf(s, e))
	case nRolled, nEvent:
		return int(e.N)
	case nHalf:
		return max(0, g.in.Num(s, e, x.A[0])) / 2
	}
	return 0
}

// counted counts what a condition or an amount is about, of all players meant.
func (g *Game) counted(s *rules.State, e effect.Env, x *effect.Expr) (n int) {
	for p := range effect.Each(e.Ctrl, x.A[0]) {
		switch x.Op {
		case cUnits, nUnits:
			n += g.units(s, e, p, x.A[1], x.A[2])
		case cHand:
			n += s.Count(zone(Hand, p))
		case cDeck:
			n += s.Count(zone(Deck, p))
		case cSouls:
			n += s.Count(zone(Soul, p)) + s.Count(zone(Spent, p))
		case cPile:
			for _, c := range s.Zone(zone(Discard, p)) {
				n += rules.Truth(g.fits(s, x.A[1], c))
			}
		case nCards:
			k := pileKinds[x.A[1]]
			n += s.Count(zone(k, p))
			if k == Soul {
				n += s.Count(zone(Spent, p))
			}
		}
	}
	return n
}

// thisOf returns the unit that an ability means by "this unit", 0 if it is no
// longer there.
func (g *Game) thisOf(s *rules.State, e effect.Env) rules.CardID {
	switch {
	case e.Frame != nil && e.Frame.Op == opAbility:
		return g.this(s, e.Frame)
	case e.Ability > 0 && g.departs(uint16(e.Ability-1)):
		return 0
	}
	return g.bearer(s, e.Src)
}

// isSo answers a condition about the unit whose ability asks.
func (g *Game) isSo(s *rules.State, e effect.Env, x *effect.Expr, this rules.CardID) bool {
	if x.Op == cSelf {
		if this == 0 && s.Card(e.Src).Zone.Kind() != Ground { // it has left: as printed (MTZ-29.25)
			this = e.Src
		}
		return this != 0 && g.fits(s, x.A[0], this)
	}
	if !g.isUnit(s, this) {
		return false
	}
	d := s.Card(this)
	switch x.Op {
	case cEx:
		return effect.Compare(int(d.N[NEx]), uint8(x.A[0]), int(x.A[1]))
	case cHurt:
		return d.N[NDamage] > 0
	case cHP:
		plus, _, _ := g.mods(s, this, ModHP)
		return effect.Compare(g.printed(s, this, AHP)+plus-int(d.N[NDamage]), uint8(x.A[0]), int(x.A[1]))
	case cPlace:
		return d.Zone.Kind() == [...]uint8{Battle, Bench}[x.A[0]]
	}
	return false
}

// valueOf is an amount that the unit whose ability asks has.
func (g *Game) valueOf(s *rules.State, amount uint16, this rules.CardID) (n int) {
	switch {
	case amount == nTucked:
		for u := range under(s, this) {
			n += rules.Truth(s.Card(u).N[NPart] == PartTucked)
		}
	case !g.isUnit(s, this):
	case amount == nEx:
		n = int(s.Card(this).N[NEx])
	case amount == nAtk:
		plus, _, _ := g.mods(s, this, ModAtk)
		n = max(0, g.printed(s, this, AAtk)+plus)
	}
	return n
}

// meansZones returns the zones of the cards that a choice may mean.
func (g *Game) meansZones(ctrl rules.Seat, ch *effect.Choice) (set effect.Zones) {
	for p := rules.Seat(0); p < 2; p++ {
		if ch.Of == 1 && p != ctrl || ch.Of == 2 && p == ctrl {
			continue
		}
		switch int16(ch.Zone) {
		case atField, atColumn:
			set |= effect.ZoneSet(zone(Battle, p), zone(Bench, p))
		case atBench, atSlot:
			set |= effect.ZoneSet(zone(Bench, p))
		case atGround:
			set |= effect.ZoneSet(zone(Ground, p))
		case atUnder:
			set |= effect.ZoneSet(zone(Under, 0), zone(Under, 1))
		case atPile:
			set |= effect.ZoneSet(zone(Discard, p))
		}
	}
	return set
}

// matches reports whether a choice may mean a card of its zones. pick says
// that somebody chooses: cards that cannot be chosen are then left out
// (MTZ-6.14, 6.16, 9.3). A face-down card has no qualities, not even for its
// owner.
func (g *Game) matches(s *rules.State, ctrl rules.Seat, src rules.CardID, ch *effect.Choice, pick bool, c rules.CardID) bool {
	d := s.Card(c)
	if ch.Other && c == g.bearer(s, src) || ch.Filter != 0 && (d.Has(rules.FaceDown) || !g.fits(s, ch.Filter, c)) {
		return false
	}
	switch int16(ch.Zone) {
	case atField, atBench:
		if !g.isUnit(s, c) {
			return false
		}
	case atColumn:
		if !g.isUnit(s, c) || !g.inColumn(s, src, c) {
			return false
		}
	case atUnder:
		owner := s.Card(d.Host).Owner
		if d.N[NPart] != PartAttached || ch.Of == 1 && owner != ctrl || ch.Of == 2 && owner == ctrl {
			return false
		}
	}
	return !pick || d.Owner == ctrl || !g.isUnit(s, c) || !g.Keyword(s, c, keyUnchosen)
}

// eachCard calls do for every card that a choice may mean.
func (g *Game) eachCard(s *rules.State, ctrl rules.Seat, src rules.CardID, ch *effect.Choice, pick bool, do func(c rules.CardID)) {
	for set := g.meansZones(ctrl, ch); set != 0; set &= set - 1 {
		for _, c := range s.Zone(rules.ZoneID(bits.TrailingZeros64(uint64(set)))) {
			if g.matches(s, ctrl, src, ch, pick, c) {
				do(c)
			}
		}
	}
}

// anyCard reports whether a choice may mean any card.
func (g *Game) anyCard(s *rules.State, ctrl rules.Seat, src rules.CardID, ch *effect.Choice, pick bool) bool {
	for set := g.meansZones(ctrl, ch); set != 0; set &= set - 1 {
		for _, c := range s.Zone(rules.ZoneID(bits.TrailingZeros64(uint64(set)))) {
			if g.matches(s, ctrl, src, ch, pick, c) {
				return true
			}
		}
	}
	return false
}

// inColumn reports whether a card is in the column of a source (MTZ-9.2, 9.3).
func (g *Game) inColumn(s *rules.State, src, c rules.CardID) bool {
	a := s.Card(src)
	if a.Zone.Kind() == Under {
		a = s.Card(a.Host)
	}
	b := s.Card(c)
	if k := a.Zone.Kind(); !onField(k) && k != Ground {
		return false
	}
	x, y := Column(int(a.N[NSlot])), Column(int(b.N[NSlot]))
	if a.Owner != b.Owner {
		y = -y
	}
	return x == y
}

// faceDown counts the face-down cards of a bench.
func faceDown(s *rules.State, p rules.Seat) (n int) {
	for _, c := range s.Zone(zone(Bench, p)) {
		n += rules.Truth(s.Card(c).Has(rules.FaceDown))
	}
	return n
}

// current returns the player whose effect is being carried out, otherwise the
// turn player (MTZ-12.10, 25.4).
func current(s *rules.State) rules.Seat {
	for i := int(s.NFrames) - 1; i >= 0; i-- {
		switch f := &s.Frames[i]; f.Op {
		case opAbility, opUse, opDice, opRefill, opPlace, opBatch:
			return f.Ctrl
		case opExchange:
			if at := f.N[xrAt]; f.PC >= xResolve && at >= f.N[xrBase] && int(at) < int(s.NStack) {
				return s.Stack[at].Ctrl
			}
		}
	}
	if s.Active < 0 {
		return 0
	}
	return s.Active
}

// deep reports whether procedures are nested so deeply that no more windows open (MTZ-29.3).
func deep(s *rules.State) bool { return s.NFrames > DeepFrames || s.NStack > rules.MaxStack-4 }

// Deals estimates what an ability does to units, for computer players: damage
// to the enemy fighter, damage to other enemies, and damage healed or
// prevented. A roll counts as its mean.
func (g *Game) Deals(ai uint16) (opponent, other, own int) {
	dice := 0
	for pc := int(g.abil[ai].body); g.Lib.Code[pc].Op != 0; pc++ {
		in := &g.Lib.Code[pc]
		if in.Op == wRoll {
			dice = 7 * int(in.A[0]) / 2
			continue
		}
		if !hasChoice(in.Op) {
			continue
		}
		n := 1
		if in.Op == wDamage || in.Op == wHeal || in.Op == wShield {
			if e := &g.Lib.Exprs[in.A[1]]; e.Op >= effect.FirstGameOp {
				n = max(2, dice)
			} else {
				n = int(e.A[0])
			}
		}
		ch := &g.Lib.Choices[in.A[0]]
		switch {
		case in.Op == wHeal, in.Op == wShield, in.Op == wPrevent:
			own += n
		case in.Op == wDamage && int(ch.Ref) == refOpponent:
			opponent += n
		case in.Op == wDamage && ch.Ref == 0 && ch.Of == 2 && ch.All:
			opponent += n
			other += n
		case in.Op == wDamage && ch.Ref == 0 && ch.Of == 2:
			other += n
		case in.Op >= wDefeat && in.Op <= wToSoul && int(ch.Ref) == refOpponent:
			opponent += 5
		case in.Op >= wDefeat && in.Op <= wScrap && ch.Of == 2:
			other += 4
		}
	}
	return opponent, other, own
}

// Move returns the ability that is a unit's Special or Super; false without one.
func (g *Game) Move(s *rules.State, c rules.CardID, kind int16) (uint16, bool) {
	ai := g.move(s, c, kind)
	return ai, ai != noAbility
}

// Conditional reports whether a design has a placement condition.
func (g *Game) Conditional(d rules.DefID) bool { return len(g.design(d).place) > 0 }

// Has reports whether a design has an ability with a trigger.
func (g *Game) Has(d rules.DefID, trigger uint16) bool { return g.trait(d)&traitOf(trigger) != 0 }
