package guardians

import (
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/judge"
)

// duelJudge is a second implementation of what a duel counts: DG and its
// inheritance, LP, the die with hits and misses, doubling, life counters, one
// answer per Counter Step. It reads printed cards, the modifiers and the
// events.
type duelJudge struct {
	judge.Idle
	g *Game

	gauge   map[rules.CardID]int
	was     map[rules.CardID]int // guardians that have just been replaced
	doubles map[rules.CardID]int16
	hits    map[rules.CardID]int
	die     int
	mod     int
	missed  rules.CardID // will be weakened
	unpaid  rules.Seat   // owes a Force for a hit
	counter [2]int
	used    [2]bool
	owed    [2]int // life counters due
	answers int
	calm    bool // nothing was used yet this turn
}

func (j *duelJudge) Start(*rules.State) {
	g := j.g
	*j = duelJudge{g: g, gauge: map[rules.CardID]int{}, was: map[rules.CardID]int{}, doubles: map[rules.CardID]int16{}, hits: map[rules.CardID]int{},
		counter: [2]int{4, 4}, unpaid: rules.NoSeat} // BGD-3.10
}

// lasting visits the Permanent words printed on a seat's cards, reading the
// text and not the compiled tables.
func (j *duelJudge) lasting(s *rules.State, p rules.Seat, word string, do func(src rules.CardID, n *effect.Node)) {
	for _, k := range []uint8{Attack, Assist, Domain} {
		for _, c := range s.Zone(zone(k, p)) {
			if s.Card(c).Has(rules.FaceDown) {
				continue
			}
			for _, ai := range j.g.Lib.Def(s.Card(c).Def).Abilities {
				a := &j.g.Lib.Abilities[ai]
				if a.Node.When.Spec.Name != "permanent" || !j.g.works(s, c, a.List) || !j.g.in.True(s, effect.Env{Ctrl: p, Src: c, N: lastingN}, a.Cond) {
					continue
				}
				for _, n := range a.Node.Do {
					if n.Spec.Name == word {
						do(c, n)
					}
				}
			}
		}
	}
}

// lp is BGD-14.2; ok is false if an amount is not a plain number.
func (j *duelJudge) lp(s *rules.State, c rules.CardID) (n int, ok bool) {
	d := j.g.Lib.Def(s.Card(c).Def)
	if d.Attr[AType] == Unlimited {
		return 1, true
	}
	n = int(d.Attr[ALP]) - j.gauge[c]
	for _, m := range s.Mods[:s.NMods] {
		if m.Kind == ModLP && m.Target == c && m.TStamp == s.Card(c).Stamp {
			n += int(m.Amount)
		}
	}
	ok = true
	owner, assist := s.Card(c).Owner, s.Card(c).Zone.Kind() == Assist
	for p := rules.Seat(0); p < 2; p++ {
		j.lasting(s, p, "boost", func(src rules.CardID, w *effect.Node) {
			about := map[int16]bool{0: src == c, 1: p == owner && !assist, 2: p == owner && assist, 3: p != owner && !assist, 4: p != owner && assist}
			if about[w.Args[0].N] {
				ok = ok && len(w.Args[1].Nodes) == 0
				n += int(w.Args[1].N)
			}
		})
	}
	return n, ok
}

// faces returns the printed numbers of the attack table and those added by
// other cards.
func (j *duelJudge) faces(s *rules.State, c rules.CardID) map[int]bool {
	out := map[int]bool{}
	add := func(mask int16) {
		for k := 0; k < 6; k++ {
			if mask>>k&1 != 0 {
				out[k+1] = true
			}
		}
	}
	rows := false
	for _, ai := range j.g.Lib.Def(s.Card(c).Def).Abilities {
		if n := j.g.Lib.Abilities[ai].Node.When; n.Spec.Name == "faces" {
			add(n.Args[0].N)
			rows = true
		}
	}
	for _, k := range []uint8{Attack, Assist, Domain} { // BGD-28.26
		p := s.Card(c).Owner
		for _, src := range s.Zone(zone(k, p)) {
			for _, ai := range j.g.abilities(s, src) {
				a := &j.g.Lib.Abilities[ai]
				if a.Node.When.Spec.Name == "row" && !s.Card(src).Has(rules.FaceDown) && j.g.works(s, src, a.List) && j.g.in.True(s, effect.Env{Ctrl: p, Src: src}, a.Cond) {
					add(a.Node.When.Args[0].N)
				}
			}
		}
	}
	if !rows { // no first row that could fire
		return out
	}
	j.lasting(s, s.Card(c).Owner, "moreFaces", func(_ rules.CardID, n *effect.Node) { add(n.Args[0].N) })
	for _, m := range s.Mods[:s.NMods] {
		if m.Kind == ModFaces && m.Target == c && m.TStamp == s.Card(c).Stamp {
			add(m.Amount)
		}
	}
	return out
}

func (j *duelJudge) any(s *rules.State, p rules.Seat, word string) (any bool) {
	j.lasting(s, p, word, func(rules.CardID, *effect.Node) { any = true })
	return any
}

func (j *duelJudge) Step(before, after *rules.State, events []rules.Event) *judge.Fault {
	for i := range events {
		if f := j.event(before, after, &events[i]); f != nil {
			return f
		}
	}
	return nil
}

func (j *duelJudge) event(before, s *rules.State, e *rules.Event) *judge.Fault {
	c := e.Card
	switch e.Kind {
	case rules.EvMove:
		if before.Card(c).Stamp != s.Card(c).Stamp && (onField(e.From.Kind()) || onField(e.To.Kind())) {
			j.was[c] = j.gauge[c]
			j.gauge[c], j.doubles[c] = 0, 0
		}
	case rules.EvRandom:
		if e.C == DieAttack {
			j.die = int(e.A) + 1
		}
	case rules.EvVar:
		switch e.C {
		case Die:
			j.die = int(e.B)
		case DieMod:
			j.mod = int(e.B)
		}
	case EvTurn:
		j.used = [2]bool{}
		j.calm = true
	case EvSummon:
		if e.A == HowSilent {
			return nil
		}
		want := 0
		if e.Src != 0 {
			want = j.was[e.Src]
		}
		if int(e.B) != want { // BGD-9.2, 9.4
			return judge.Errorf("BGD-9.2", "inherited DG", want, e.B)
		}
		j.gauge[c] = want
		if d := j.g.Lib.Def(e.Def); e.A == HowNormal && d.Attr[AType] == NormalAttack { // BGD-8.8
			most := 1
			if q := AttackGuardian(before, e.Seat.Other()); q != 0 {
				most = 1 + int(j.g.Lib.Def(before.Card(q).Def).Attr[ASF])
			}
			j.lasting(before, e.Seat, "limitUp", func(_ rules.CardID, n *effect.Node) { most += int(n.Args[0].N) })
			if int(d.Attr[ASF]) > most && !j.any(before, e.Seat, "alter") {
				return judge.Errorf("BGD-8.8", "SF within the limit", most, d.Attr[ASF])
			}
		}
	case EvGauge:
		if int(e.A) != j.gauge[c] {
			return judge.Errorf("BGD-14.3", "DG before the change", j.gauge[c], e.A)
		}
		if e.C == 1 {
			if want := min(GaugeCap, j.gauge[c]+j.hits[c]); int(e.B) != want {
				return judge.Errorf("BGD-14.3", "DG after damage", want, e.B)
			}
			delete(j.hits, c)
		}
		j.gauge[c] = int(e.B)
	case EvHit:
		want := int(e.C)
		if j.doubles[c] == s.Turn && s.Active != s.Card(c).Owner { // BGD-15.3
			want *= 2
		}
		if int(e.A) != min(want, GaugeCap) {
			return judge.Errorf("BGD-15.3", "damage", want, e.A)
		}
		j.hits[c] += int(e.A)
	case EvWeak:
		j.doubles[c] = 0
		if e.A == 1 {
			j.doubles[c] = s.Turn + 1
			if s.Active != s.Card(c).Owner { // BGD-15.7
				j.doubles[c]++
			}
			if j.missed == c {
				j.missed = 0
			}
		}
	case EvDie:
		n := j.die + j.mod
		j.lasting(before, e.Seat, "dieUp", func(_ rules.CardID, w *effect.Node) { n += int(w.Args[0].N) })
		n = max(1, min(6, n)) // BGD-27.4
		at := AttackGuardian(before, e.Seat)
		hit := at != 0 && j.faces(before, at)[n]
		if int(e.A) != n || (e.B == 1) != hit {
			return judge.Errorf("BGD-12.1", "the die", []any{n, hit}, []any{e.A, e.B == 1})
		}
		if j.missed = 0; !hit && at != 0 && !before.Card(at).Has(FlagWeak) && !j.any(before, e.Seat, "steady") && !j.any(before, e.Seat, "alter") { // BGD-12.3
			j.missed = at
		}
		if hit && !j.any(before, e.Seat, "alter") {
			j.unpaid = e.Seat
		}
	case EvForce:
		if e.A == 0 && e.Seat == j.unpaid {
			j.unpaid = rules.NoSeat
		}
	case EvStep:
		switch {
		case j.missed != 0:
			return judge.Errorf("BGD-12.3", "a miss weakens", j.missed, 0)
		case e.A == int16(StepBattle) && j.unpaid != rules.NoSeat:
			return judge.Errorf("BGD-12.2", "a hit is paid by", j.unpaid, "nobody")
		}
		j.unpaid = rules.NoSeat
	case EvNullify:
		if e.B > 0 {
			if int(e.B) != int(e.A)/1000 || j.used[e.Seat] { // BGD-26.4, 26.6
				return judge.Errorf("BGD-26.4", "life counters for damage", int(e.A)/1000, e.B)
			}
			j.used[e.Seat] = true
			j.owed[e.Seat] += int(e.B)
		}
	case EvCounters:
		j.counter[e.Seat] += int(e.A)
		if j.owed[e.Seat] > 0 {
			if int(-e.A) != j.owed[e.Seat] {
				return judge.Errorf("BGD-26.4", "life counters paid", j.owed[e.Seat], -e.A)
			}
			j.owed[e.Seat] = 0
		}
	case EvEffect:
		j.calm = false
		if isCounter(e.B) {
			if j.answers++; j.answers > 1 { // BGD-20.4
				return judge.Errorf("BGD-20.4", "answers in a Counter Step", 1, j.answers)
			}
		} else {
			j.answers = 0
		}
	case EvAnswer:
		if j.answers++; j.answers > 1 { // BGD-21.10
			return judge.Errorf("BGD-21.10", "answers in a Counter Step", 1, j.answers)
		}
	}
	return nil
}

func (j *duelJudge) Rest(s *rules.State) *judge.Fault {
	if s.Turn == 0 {
		return nil
	}
	lost := [2]bool{}
	sure := true
	for p := rules.Seat(0); p < 2; p++ {
		if n := int(s.Seats[p][Counters]); n != j.counter[p] {
			return judge.Errorf("BGD-26.1", "life counters", j.counter[p], n)
		}
		for _, k := range []uint8{Attack, Assist} {
			c := s.Top(zone(k, p))
			if c == 0 || s.Card(c).Has(rules.FaceDown) {
				continue
			}
			n, ok := j.lp(s, c)
			if !ok {
				sure = false
				continue
			}
			if k == Attack && n <= 0 {
				lost[p] = true
			}
			if got := j.g.LP(s, c); got != max(0, n) && got < 20000 {
				return judge.Errorf("BGD-14.2", "LP", max(0, n), got)
			}
		}
		lost[p] = lost[p] || j.counter[p] <= 0
	}
	if sure && !s.Over() && (lost[0] || lost[1]) {
		return judge.Errorf("BGD-16.2", "a player has lost", lost, "the match goes on")
	}
	if s.Over() && s.Result.Reason == ReasonLife && sure && !lost[0] && !lost[1] {
		return judge.Errorf("BGD-16.2", "nobody has LP 0", "no end", s.Result)
	}
	if s.Dec.Prompt == PromptDraw && !s.Over() && j.calm { // BGD-6.1
		for _, c := range s.Zone(zone(Charge, s.Active)) {
			if s.Card(c).Has(FlagSpent) {
				return judge.Errorf("BGD-6.1", "ready Force", true, false)
			}
		}
	}
	return nil
}
