package guardians

import "godeck/rules"

// Points of opDice: a Dice Step with its Battle Phase (BGD-12, 13).
const (
	diRoll uint16 = iota
	diJudge
	diPay
	diBattle
	diStrike
	diClose
)

// Registers of opDice.
const (
	diceRegular = iota // 1: the turn's regular Dice Step, not one granted by an effect
	diceFace           // the final number
	diceStep           // step to return to
	diceObjs           // damage that waited before and goes on waiting (BGD-12.10)
	diceDie            // die of the enclosing Dice Step, with its changes
	diceMod
)

// dice carries out a Dice Step.
func (g *Game) dice(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	p := f.Ctrl
	switch f.PC {
	case diRoll: // BGD-12.1
		f.N[diceStep], f.N[diceObjs] = int16(s.Step), int16(s.NStack)
		g.step(x, StepDice)
		s.Seats[p][Rolls]++ // BGD-12.8
		s.Seats[p][Granted] += 1 - f.N[diceRegular]
		f.N[diceDie], f.N[diceMod] = s.Vars[Die], s.Vars[DieMod]
		x.SetVar(DieMod, 0)
		x.SetVar(Die, int16(1+x.Roll(6, p, DieAttack)))
		f.PC = diJudge
		g.fire(x, TrRolled, p, 0, s.Vars[Die])
	case diJudge: // BGD-12.2, 12.3
		face := g.Face(s, p)
		f.N[diceFace] = int16(face)
		c := AttackGuardian(s, p)
		row := g.RowOf(s, c, face)
		x.Emit(rules.Event{Kind: EvDie, Seat: p, A: int16(face), B: int16(rules.Truth(row != 0)), C: s.Vars[Die]})
		f.PC = diPay
		if row == 0 {
			if c != 0 && !g.alters(s, p, AlterMiss) {
				g.weaken(x, c)
			}
			f.PC = diClose
		}
		g.fire(x, TrJudged, p, c, int16(rules.Truth(row == 0)))
	case diPay:
		f.PC = diBattle
		switch {
		case g.alters(s, p, AlterBattle):
		case ReadyForce(s, p) == 0: // BGD-12.9
			f.PC = diClose
		default:
			g.startPay(s, p, AttackGuardian(s, p), 1, 0, 0)
		}
	case diBattle:
		if g.calculate(s) { // the Damage Step of the Dice Step itself (BGD-28.17)
			return
		}
		f.PC = diStrike
		if f.N[diceRegular] == 1 {
			s.Frames[0].N[regBattle] = 1
		}
		g.phase(x, StepBattle, phaseBattle)
	case diStrike:
		f.PC = diClose
		c := AttackGuardian(s, p)
		if row := g.RowOf(s, c, int(f.N[diceFace])); row != 0 {
			s.Vars[Row] = int16(row)
			g.activate(s, row-1, c, p, kindAttack, 0, 0)
		}
	case diClose:
		if g.calculate(s) { // BGD-13.3
			return
		}
		x.SetVar(Die, f.N[diceDie])
		x.SetVar(DieMod, f.N[diceMod])
		g.lift(s, func(m *rules.Mod) bool { return m.Until == UntilGranted })
		if f.N[diceRegular] == 0 && uint8(f.N[diceStep]) != s.Step {
			g.step(x, uint8(f.N[diceStep]))
		}
		s.Pop()
	}
}

// calculate starts a Damage Step for damage added by the top Dice Step, if
// there is any.
func (g *Game) calculate(s *rules.State) bool {
	from := s.Frame().N[diceObjs]
	if int(from) >= int(s.NStack) {
		return false
	}
	s.Push(rules.Frame{Op: opDamage, N: [6]int16{dmFrom: from}})
	return true
}

// Face returns the number that the present die counts as: all changes are
// summed and the result is clamped (BGD-27.4); 0 without a die.
func (g *Game) Face(s *rules.State, p rules.Seat) int { return g.face(s, p, true) }

// face is Face with or without Permanent abilities.
func (g *Game) face(s *rules.State, p rules.Seat, lasting bool) int {
	if s.Vars[Die] == 0 {
		return 0
	}
	n := int(s.Vars[Die] + s.Vars[DieMod])
	if lasting {
		n += g.sumOf(s, p, wDieUp, 0)
	}
	return max(1, min(6, n))
}

// RowOf returns 1 + the ability that a face fires in the attack table, 0 for a
// miss. Added faces belong to the first row; printed rows keep theirs.
func (g *Game) RowOf(s *rules.State, c rules.CardID, face int) uint16 {
	if c == 0 || face < 1 || face > 6 {
		return 0
	}
	d := g.design(s, c)
	row := d.rows[face]
	if row == 0 { // BGD-28.26
		g.eachRow(s, s.Card(c).Owner, func(ai uint16) {
			if row == 0 && g.Lib.Abilities[ai].TArg[0]&(1<<(face-1)) != 0 {
				row = ai + 1
			}
		})
	}
	if row == 0 && g.moreFaces(s, c)&(1<<face) != 0 {
		return d.firstR
	}
	return row
}

// eachRow calls do for every row added to the attack table of a seat's
// guardian by its cards (BGD-28.26).
func (g *Game) eachRow(s *rules.State, p rules.Seat, do func(ai uint16)) {
	for _, k := range [...]uint8{Attack, Assist, Domain} {
		for _, src := range s.Zone(zone(k, p)) {
			if g.knows(s, src)&(1<<(TrRow-TrFaces)) == 0 {
				continue
			}
			for _, ai := range g.abilities(s, src) {
				if a := &g.Lib.Abilities[ai]; a.Trigger == TrRow && g.works(s, src, a.List) && g.in.True(s, g.env(p, src, 0, 0), a.Cond) {
					do(ai)
				}
			}
		}
	}
}

// Faces returns the mask of the numbers that hit, bit 1 for 1, before any
// change of the die.
func (g *Game) Faces(s *rules.State, c rules.CardID) int {
	if c == 0 {
		return 0
	}
	mask := g.design(s, c).faces | g.moreFaces(s, c)
	g.eachRow(s, s.Card(c).Owner, func(ai uint16) { mask |= int(g.Lib.Abilities[ai].TArg[0]) << 1 })
	return mask
}

// Odds returns how many of a die's six numbers hit for a seat.
func (g *Game) Odds(s *rules.State, p rules.Seat) (n int) {
	faces, up := g.Faces(s, AttackGuardian(s, p)), g.sumOf(s, p, wDieUp, 0)
	for face := 1; face <= 6; face++ {
		if faces&(1<<max(1, min(6, face+up))) != 0 {
			n++
		}
	}
	return n
}

// moreFaces returns the mask of faces that the first row hits besides its own.
func (g *Game) moreFaces(s *rules.State, c rules.CardID) (mask int) {
	d := s.Card(c)
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == ModFaces && m.Target == c && m.TStamp == d.Stamp {
			mask |= int(m.Amount) << 1
		}
	}
	g.eachLasting(s, d.Owner, wFaces, func(_ rules.CardID, l *lasting) { mask |= int(l.a[0]) << 1 })
	return mask
}

// CanRoll reports whether a seat may enter a Dice Step (BGD-12.5).
func (g *Game) CanRoll(s *rules.State, p rules.Seat) bool {
	return AttackGuardian(s, p) != 0 && !g.Forbidden(s, p, ActRoll) && (ReadyForce(s, p) > 0 || g.alters(s, p, AlterBattle))
}
