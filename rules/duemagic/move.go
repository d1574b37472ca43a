package duemagic

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// fireSelf queues the abilities of src triggered by an event about src itself.
// event is the other card of the event, or 0.
func (g *Game) fireSelf(x *rules.Exec, trigger uint16, src, event rules.CardID) {
	s := x.S
	if g.def(s, src).trig&(1<<(trigger-TrSpell)) == 0 {
		return
	}
	for _, ai := range g.Lib.Def(s.Card(src).Def).Abilities {
		if g.Lib.Abilities[ai].Trigger == trigger {
			g.queue(x, ai, src, s.Card(src).Zone.Seat(), event)
		}
	}
}

// fire queues the abilities of creatures in play triggered by an event about a
// player and a card. A trigger about "another" card ignores its own.
func (g *Game) fire(x *rules.Exec, trigger uint16, who rules.Seat, c rules.CardID) {
	s := x.S
	other := trigger == TrEnterOther || trigger == TrDestroyedOther || trigger == TrAttacked
	filtered := other || trigger == TrUsed || trigger == TrResolved
	for p := rules.Seat(0); p < 2; p++ {
		for _, src := range s.Zone(zone(Battle, p)) {
			if g.def(s, src).trig&(1<<(trigger-TrSpell)) == 0 || s.Card(src).Host != 0 || other && src == c {
				continue
			}
			for _, ai := range g.Lib.Def(s.Card(src).Def).Abilities {
				a := &g.Lib.Abilities[ai]
				if a.Trigger != trigger || a.TArg[0] != 2 && (a.TArg[0] == 0) != (who == p) {
					continue
				}
				if filtered && !g.in.Fits(s, a.TArg[1], c) {
					continue
				}
				g.queue(x, ai, src, p, c)
			}
		}
	}
}

// crowded is how many triggers wait before equal ones wait as one.
const crowded = 40

// queue adds a waiting trigger. When many wait, and it makes no difference which
// event set an ability off, what waits of it already happens once more; when too
// many different ones wait the game is drawn (DMG-8.14).
func (g *Game) queue(x *rules.Exec, ability uint16, src rules.CardID, ctrl rules.Seat, event rules.CardID) {
	s := x.S
	n := int16(s.Card(src).Flags & (FlagExchange | FlagSummoned)) // see entryFlags
	if event != 0 {
		n = int16(s.Card(event).Stamp)
	}
	if s.NTriggers < crowded || !g.again(s, ability, src, ctrl, event, n) {
		if s.NTriggers >= rules.MaxTriggers-1 {
			x.End(rules.NoSeat, ReasonEndless)
			return
		}
		s.AddTrigger(rules.Trigger{Ability: ability, Src: src, Ctrl: ctrl, Card: event, N: n})
	}
	x.Emit(rules.Event{Kind: EvTrigger, Seat: ctrl, Src: src, A: int16(ability)})
}

// again lets a trigger that waits already happen once more, if that is the same
// as another one.
func (g *Game) again(s *rules.State, ability uint16, src rules.CardID, ctrl rules.Seat, event rules.CardID, n int16) bool {
	any := int(ability) < len(g.alike) && g.alike[ability] && event != 0
	for i := range s.Triggers[:s.NTriggers] {
		t := &s.Triggers[i]
		if t.Ability == ability && t.Src == src && t.Stamp == s.Card(src).Stamp && t.Ctrl == ctrl && t.Batch == 0 && t.More < 255 &&
			(t.Card == event && t.N == n || any && t.Card != 0) {
			t.More++
			return true
		}
	}
	return false
}

// tap taps or untaps a card.
func (g *Game) tap(x *rules.Exec, c rules.CardID, down bool) {
	card := x.S.Card(c)
	if card.Has(FlagTapped) == down {
		return
	}
	card.Flags ^= FlagTapped
	x.Emit(rules.Event{Kind: EvTap, Seat: card.Zone.Seat(), Vis: rules.BothSeats, Card: c, Def: card.Def, A: int16(rules.Truth(down))})
}

// Draw draws one card.
func (g *Game) Draw(x *rules.Exec, p rules.Seat) bool {
	c := x.S.Top(zone(Library, p))
	if c == 0 {
		return false
	}
	x.Move(c, zone(Hand, p), rules.OnTop, 0)
	g.fire(x, TrDraw, p, 0)
	return true
}

// TakeTop returns the top card of a zone.
func (g *Game) TakeTop(x *rules.Exec, z rules.ZoneID) rules.CardID { return x.S.Top(z) }

// Transfer is for a shared word that Duemagic replaces by its own.
func (g *Game) Transfer(x *rules.Exec, c rules.CardID, to rules.ZoneID, place int16) {
	x.Move(c, to, rules.OnTop, 0)
}

// toMana puts a card into its owner's mana zone; multicolour cards enter
// tapped (DMG-4.6).
func (g *Game) toMana(x *rules.Exec, c rules.CardID, tapped bool) {
	s := x.S
	p := s.Card(c).Owner
	flags := uint16(0)
	x.Disclose(c, rules.BothSeats) // the mana zone is public
	if m := g.attr(s, c, ACiv); tapped || m&(m-1) != 0 {
		flags = FlagTapped
	}
	x.Move(c, zone(Mana, p), rules.OnTop, flags)
	s.Seats[p][LastMana]++
	g.fire(x, TrManaAdded, p, c)
}

// toShield puts a card into its owner's shield zone as a new shield, face-down.
func (g *Game) toShield(x *rules.Exec, c rules.CardID) {
	s := x.S
	p := s.Card(c).Owner
	place := freePlace(s, p)
	x.MoveTo(c, zone(Shields, p), 0, place, 0)
	if s.Step != StepSetup {
		g.fire(x, TrShieldAdded, p, 0)
	}
}

// toPile puts a card face-up on the shield of card bottom (DMG-4.4).
func (g *Game) toPile(x *rules.Exec, c, bottom rules.CardID) {
	s := x.S
	p := s.Card(bottom).Zone.Seat()
	place := s.Card(bottom).N[0]
	x.MoveTo(c, zone(Shields, p), FlagFaceUp, place, bottom)
	x.Show(c, rules.BothSeats)
	x.Emit(rules.Event{Kind: EvShieldUp, Seat: p, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, A: place})
	g.fire(x, TrShieldAdded, p, c)
}

// fromShield updates a pile before one of its cards moves alone: the next card
// becomes its bottom.
func (g *Game) fromShield(x *rules.Exec, c rules.CardID) {
	s := x.S
	if s.Card(c).Host != 0 {
		return
	}
	first := rules.CardID(0)
	for _, k := range s.Zone(s.Card(c).Zone) {
		if s.Card(k).Host == c {
			if first == 0 {
				first = k
				s.Card(k).Host = 0
			} else {
				s.Card(k).Host = first
			}
		}
	}
}

// put moves a card that is not a creature in play to a destination of toWords.
func (g *Game) put(x *rules.Exec, c rules.CardID, to int16) {
	s := x.S
	p := s.Card(c).Owner
	if s.Card(c).Zone.Kind() == Shields {
		g.fromShield(x, c)
	}
	switch to {
	case toHand:
		x.Move(c, zone(Hand, p), rules.OnTop, 0)
	case toMana, toManaTapped:
		g.toMana(x, c, to == toManaTapped)
	case toGraveyard:
		from := s.Card(c).Zone.Kind()
		x.Move(c, zone(Graveyard, p), rules.OnTop, 0)
		if from == Hand {
			g.fire(x, TrDiscard, p, c)
		}
	case toTop, toLibrary:
		x.Move(c, zone(Library, p), rules.OnTop, 0)
	case toBottom:
		x.Move(c, zone(Library, p), rules.AtBottom, 0)
	case toShield:
		g.toShield(x, c)
	case toBattle:
		g.enter(x, c, 0)
	}
}

// enter puts a creature card into the battle zone of its owner (DMG-12.3).
func (g *Game) enter(x *rules.Exec, c rules.CardID, flags uint16) {
	g.land(x, c, flags)
	g.announce(x, c)
}

// announce triggers what a creature's entering triggers.
func (g *Game) announce(x *rules.Exec, c rules.CardID) {
	p := x.S.Card(c).Owner
	x.S.Seats[p][SummonCount]++
	g.fireSelf(x, TrEnter, c, 0)
	g.fire(x, TrEnterOther, p, c)
}

// land puts a creature card into the battle zone without triggering anything
// yet: creatures that enter together see each other (DMG-11.10).
func (g *Game) land(x *rules.Exec, c rules.CardID, flags uint16) {
	s := x.S
	p := s.Card(c).Owner
	if g.def(s, c).kw&bit(KwEntersTapped) != 0 {
		flags |= FlagTapped
	}
	if s.Card(c).Zone.Kind() == Shields {
		g.fromShield(x, c)
	}
	x.Move(c, zone(Battle, p), rules.OnTop, flags)
}

// evolve puts a card on its bases (DMG-17). The creature on a base in play
// stays the same object: every reference to it now means c.
func (g *Game) evolve(x *rules.Exec, c rules.CardID, flags uint16, bases []rules.CardID) {
	g.lay(x, c, flags, bases)
	g.announce(x, c)
}

// lay is evolve without triggering anything.
func (g *Game) lay(x *rules.Exec, c rules.CardID, flags uint16, bases []rules.CardID) {
	s := x.S
	p := s.Card(c).Owner
	if g.def(s, c).kw&bit(KwEntersTapped) != 0 {
		flags |= FlagTapped
	}
	for _, b := range bases {
		if s.Card(b).Zone.Kind() == Battle && Tapped(s, b) {
			flags |= FlagTapped // one tapped base is enough (DMG-17.10)
		}
	}
	x.Move(c, zone(Battle, p), rules.OnTop, flags)
	for _, b := range bases {
		if s.Card(b).Zone.Kind() != Battle {
			if s.Card(b).Zone.Kind() == Shields {
				g.fromShield(x, b)
			}
			x.MoveTo(b, zone(Battle, p), 0, 0, c)
			continue
		}
		for _, k := range s.Zone(zone(Battle, p)) {
			if s.Card(k).Host == b {
				s.Card(k).Host = c
			}
		}
		retarget(s, b, c)
		s.Card(b).Host = c
		s.Card(b).Flags &^= FlagTapped
		x.Emit(rules.Event{Kind: EvEvolve, Seat: p, Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, Src: b})
	}
}

// retarget makes every reference to the creature old mean the creature now,
// which is the same object (DMG-14.11, 17.8).
func retarget(s *rules.State, old, now rules.CardID) {
	os, ns := s.Card(old).Stamp, s.Card(now).Stamp
	for i := uint8(0); i < s.NMods; i++ {
		if m := &s.Mods[i]; m.Target == old && m.TStamp == os {
			m.Target, m.TStamp = now, ns
		}
	}
	for i := uint8(0); i < s.NTriggers; i++ {
		t := &s.Triggers[i]
		if t.Src == old && t.Stamp == os {
			t.Src, t.Stamp = now, ns
		}
		if t.Card == old && uint16(t.N) == os {
			t.Card, t.N = now, int16(ns)
		}
	}
	for i := uint8(0); i < s.NStack; i++ {
		o := &s.Stack[i]
		if o.Src == old && o.Stamp == os {
			o.Src, o.Stamp = now, ns
		}
		if o.Event == old && o.EStamp == os {
			o.Event, o.EStamp = now, ns
		}
		for j := range o.T[:o.NT] {
			if t := &o.T[j]; t.Card == old && t.Stamp == os {
				t.Card, t.Stamp = now, ns
			}
		}
	}
	for i := uint8(0); i < s.NFrames; i++ {
		if f := &s.Frames[i]; f.Op == opAbility && f.List != 0 {
			if l := &s.Lists[f.List-1]; l.Index(old) >= 0 && l.Index(now) < 0 {
				l.C[l.Index(old)] = now
			}
		}
	}
	for _, v := range [...]int{Attacker, AttackOn, Blocked} {
		if rules.CardID(s.Vars[v]) == old && uint16(s.Vars[v+1]) == os {
			s.Vars[v], s.Vars[v+1] = int16(now), int16(ns)
		}
	}
}

// rebuild makes the next card of a pile the creature after its top card has
// left alone (DMG-23.2).
func (g *Game) rebuild(x *rules.Exec, p rules.Seat, gone rules.CardID) {
	s := x.S
	top := rules.CardID(0)
	cards := s.Zone(zone(Battle, p))
	for i := len(cards) - 1; i >= 0; i-- {
		k := cards[i]
		if s.Card(k).Host != gone {
			continue
		}
		if top == 0 {
			top = k
			s.Card(k).Host = 0
		} else {
			s.Card(k).Host = top
		}
	}
	if top != 0 && !g.IsCreature(s, top) {
		lose(s, top)
		g.depart(x, []rules.CardID{top}, causeMove, toGraveyard)
	}
}

// lift moves the top card of a creature in play to the stack zone (Invasion
// from the battle zone).
func (g *Game) lift(x *rules.Exec, c rules.CardID) {
	s := x.S
	p := s.Card(c).Zone.Seat()
	g.fireSelf(x, TrLeave, c, 0)
	x.Move(c, stackZone, rules.OnTop, 0)
	g.rebuild(x, p, c)
}

// Causes of leaving.
const (
	causeMove int16 = iota
	causeDestroy
	causeBattle
	causeSacrifice
	causeExchange
	causeState // state-based (DMG-23.3)
)

// destroys reports whether leaving for a cause counts as destruction.
func destroys(cause int16) bool { return cause >= causeDestroy && cause != causeExchange }

// leaving starts the procedure by which creatures leave the battle zone: a
// frame that offers replacements, the active player's first (DMG-1.5, 22.2),
// and then moves all at once. Creatures with FlagOffered are sacrificed.
func (g *Game) leaving(x *rules.Exec, cards []rules.CardID, cause, to int16, by rules.Seat) {
	s := x.S
	f := s.Push(rules.Frame{Op: opLeave, Ctrl: by})
	f.N[0], f.N[1] = cause, to
	l := s.FrameList(f)
	for _, p := range [...]rules.Seat{s.Active, s.Active.Other()} {
		for _, c := range cards {
			if g.InPlay(s, c) && s.Card(c).Zone.Seat() == p && !s.Card(c).Has(FlagLeaving) {
				s.Card(c).Flags |= FlagLeaving
				l.Add(c)
			}
		}
	}
}

// leave continues the procedure (DMG-20.4, 22): for each creature, whether it
// can leave and whether its owner replaces it.
func (g *Game) leave(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	l := s.FrameList(f)
	cause := f.N[0]
	if f.Sub == 1 {
		f.Sub = 0
		c := l.C[f.N[2]]
		if s.Last.Verb == rules.Pass {
			f.N[2]++
		} else {
			s.Card(c).Flags &^= FlagLeaving
			l.Remove(c)
			x.Emit(rules.Event{Kind: EvReplaced, Seat: s.Card(c).Zone.Seat(), Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def, Src: s.Last.Card})
			if s.Last.N == 0 { // Saber: a sacrifice (DMG-20.6)
				x.Emit(rules.Event{Kind: EvSacrifice, Seat: s.Card(c).Zone.Seat(), Vis: rules.BothSeats, Card: s.Last.Card, Def: s.Card(s.Last.Card).Def})
				lose(s, s.Last.Card)
				g.depart(x, []rules.CardID{s.Last.Card}, causeSacrifice, toGraveyard)
			} else {
				g.put(x, s.Last.Card, toGraveyard)
			}
		}
		return
	}
	for int(f.N[2]) < int(l.N) && f.N[3] == 0 {
		c := l.C[f.N[2]]
		if !g.InPlay(s, c) {
			l.Remove(c)
			continue
		}
		if !s.Card(c).Has(FlagOffered) {
			if g.protected(s, c, destroys(cause), cause == causeBattle) {
				x.Emit(rules.Event{Kind: EvProtected, Seat: s.Card(c).Zone.Seat(), Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def})
				s.Card(c).Flags &^= FlagLeaving
				l.Remove(c)
				continue
			}
			if g.replacements(s, c, cause, nil) {
				f.Sub = 1
				s.Ask(s.Card(c).Zone.Seat(), rules.Decision{Kind: rules.ChooseAction, Prompt: PromptReplace, Src: c, Def: s.Card(c).Def, Arg: int16(c), Arg2: cause})
				return
			}
		}
		f.N[2]++
	}
	to := f.N[1]
	if f.N[3] == 0 {
		f.N[3] = 1
		if to == toTop || to == toBottom { // with all cards of the piles
			for i := int(l.N) - 1; i >= 0; i-- {
				for _, k := range s.Zone(s.Card(l.C[i]).Zone) {
					if s.Card(k).Host == l.C[i] {
						l.Add(k)
					}
				}
			}
		}
	}
	if !g.arranged(x, f, l, to) {
		return
	}
	var all, cards [rules.ListCap]rules.CardID
	m, n := copy(all[:], l.Cards()), 0
	for _, c := range all[:m] {
		if s.Card(c).Host == 0 {
			cards[n] = c
			n++
		}
	}
	s.Pop()
	for _, c := range cards[:n] {
		if s.Card(c).Has(FlagOffered) {
			x.Emit(rules.Event{Kind: EvSacrifice, Seat: s.Card(c).Zone.Seat(), Vis: rules.BothSeats, Card: c, Def: s.Card(c).Def})
		}
		if cause == causeState {
			lose(s, c)
		}
	}
	g.departAs(x, cards[:n], all[:m], cause, to)
}

// replacements lists what can go instead of a leaving creature, and reports
// whether there is anything.
func (g *Game) replacements(s *rules.State, c rules.CardID, cause int16, buf *[]rules.Option) bool {
	p := s.Card(c).Zone.Seat()
	found, guarded := false, false
	add := func(card rules.CardID, n int16) {
		found = true
		if buf != nil {
			*buf = append(*buf, rules.Option{Verb: rules.Use, Card: card, N: n})
		}
	}
	for _, k := range s.Zone(zone(Battle, p)) {
		d := g.def(s, k)
		if s.Card(k).Host != 0 {
			continue
		}
		if d.saber > 0 && k != c && destroys(cause) && !s.Card(k).Has(FlagLeaving) && g.in.Fits(s, d.saber-1, c) {
			add(k, 0)
		}
		if d.guard > 0 && !guarded && g.in.Fits(s, d.guard-1, c) {
			guarded = true
			for q := rules.Seat(0); q < 2; q++ {
				for _, u := range s.Zone(zone(Shields, q)) {
					if s.Card(u).Has(FlagFaceUp) {
						add(u, 1)
					}
				}
			}
		}
	}
	return found
}

// depart moves creatures with their piles out of the battle zone at the same
// time (DMG-17.9). Triggers look back at the moment before (DMG-11.3).
func (g *Game) depart(x *rules.Exec, cards []rules.CardID, cause, to int16) {
	g.departAs(x, cards, cards, cause, to)
}

// departAs is depart with a given order of the moves, which may include cards
// of the piles.
func (g *Game) departAs(x *rules.Exec, cards, order []rules.CardID, cause, to int16) {
	s := x.S
	first := s.NTriggers
	apart(s, first, 0, batchEarlier) // what waits already does not look back to this
	for _, c := range cards {
		g.fireSelf(x, TrLeave, c, 0)
		if destroys(cause) {
			g.fireSelf(x, TrDestroyed, c, 0)
			g.fire(x, TrDestroyedOther, s.Card(c).Zone.Seat(), c)
		}
	}
	apart(s, first, batchEarlier, 0)
	whole := len(order) > len(cards)
	for _, c := range order {
		if s.Card(c).Zone.Kind() != Battle {
			continue
		}
		p := s.Card(c).Zone.Seat()
		if s.Card(c).Host != 0 {
			g.put(x, c, to)
			continue
		}
		for again := !whole; again; {
			again = false
			for _, k := range s.Zone(zone(Battle, p)) {
				if s.Card(k).Host == c {
					g.put(x, k, to)
					again = true
					break
				}
			}
		}
		old := s.Card(c).Stamp
		g.put(x, c, to)
		if table.Zones[s.Card(c).Zone.Kind()].See == rules.SeeAll {
			g.lookBack(s, c, old, first, cause)
		}
	}
	if to == toLibrary {
		for p := rules.Seat(0); p < 2; p++ {
			for _, c := range cards {
				if s.Card(c).Owner == p {
					x.Shuffle(zone(Library, p))
					break
				}
			}
		}
	}
	s.DropMods(func(m *rules.Mod) bool { return m.Target != 0 && s.Card(m.Target).Stamp != m.TStamp })
}

// batchEarlier marks triggers that waited before the present departure.
const batchEarlier = 255

// apart moves the first n waiting triggers from one batch to another.
func apart(s *rules.State, n, from, to uint8) {
	for i := range s.Triggers[:n] {
		if t := &s.Triggers[i]; t.Batch == from {
			t.Batch = to
		}
	}
}

// lookBack updates the triggers of a leaving (from first on), and those of the
// lost battle that caused it, to the card in the public zone to which it went;
// all other references to it are lost (DMG-1.6, 11.3).
func (g *Game) lookBack(s *rules.State, c rules.CardID, old uint16, first uint8, cause int16) {
	now := s.Card(c).Stamp
	for i := uint8(0); i < s.NTriggers; i++ {
		t := &s.Triggers[i]
		lost := cause == causeBattle && int(t.Ability) < len(g.Lib.Abilities) && g.Lib.Abilities[t.Ability].Trigger == TrBattleLost
		if i < first && !lost {
			continue
		}
		if t.Src == c && t.Stamp == old {
			t.Stamp = now
		}
		if t.Card == c && uint16(t.N) == old {
			t.N = int16(now)
		}
	}
}

// lose removes a card from what running effects mean by "it", because
// something else has moved it (DMG-1.6, 1.8).
func lose(s *rules.State, c rules.CardID) {
	for i := uint8(0); i < s.NFrames; i++ {
		if f := &s.Frames[i]; f.Op == opAbility && f.List != 0 {
			s.Lists[f.List-1].Remove(c)
		}
	}
}

// fits reports whether a card fits a choice, for the effect's controller ctrl
// and the choosing player by.
func (g *Game) fits(s *rules.State, ch *effect.Choice, ctrl, by rules.Seat, src rules.CardID, chosen rules.Seat, c rules.CardID) bool {
	card := s.Card(c)
	if card.Zone.Kind() != zoneKinds[ch.Zone] || card.Zone.Kind() == Battle && card.Host != 0 {
		return false
	}
	p := card.Zone.Seat()
	switch ch.Of {
	case 0:
		if p == ctrl {
			return false
		}
	case 1:
		if p != ctrl {
			return false
		}
	case 3:
		if p != chosen {
			return false
		}
	}
	if ch.Other && c == src {
		return false
	}
	return g.in.Fits(s, ch.Filter, c) && (ch.All || ch.Random || g.Choosable(s, by, c)) // DMG-13.23
}
