package effect

import (
	"iter"

	"godeck/internal/lang"
	"godeck/rules"
)

// Flow is where the interpreter continues after an instruction.
type Flow uint8

// The ways to continue.
const (
	Next Flow = iota // with the next instruction
	Wait             // with this instruction again (Frame.Sub says where in it)
	Jump             // at Frame.PC, which the instruction has set
	Stop             // nowhere: the ability is over
)

// Env is what a condition or amount may depend on besides the state.
type Env struct {
	Ctrl  rules.Seat
	Src   rules.CardID
	Card  rules.CardID // of the triggering event
	N     int16        // of the triggering event
	Frame *rules.Frame // nil outside a running ability
	// Ability is 1 + the running ability, 0 outside one.
	Ability int16
}

// Host is a game as seen by the interpreter.
type Host interface {
	// Table describes the game.
	Table() *rules.Table
	// Act carries out one of the game's own instructions. One that is about
	// cards calls Interp.Select first.
	Act(x *rules.Exec, f *rules.Frame, in *Instr) Flow
	// Eval evaluates one of the game's own expressions.
	Eval(s *rules.State, e Env, ex *Expr) int
	// Field returns a field of a card as filters see it, modifiers included.
	Field(s *rules.State, c rules.CardID, attr uint8) int
	// Selection describes which cards the running instruction of a frame
	// gathers and who selects from them.
	Selection(s *rules.State, f *rules.Frame) Selection
	// Meets applies test number test of the game's selections to a card; by is
	// the player who selects.
	Meets(s *rules.State, f *rules.Frame, test uint8, arg int16, by rules.Seat, c rules.CardID) bool
	// ZoneFor returns the zone of an entry of Vocabulary.Zones.
	ZoneFor(entry int16, seat rules.Seat) rules.ZoneID
	// Transfer moves a card for an effect, with all consequences in the game.
	Transfer(x *rules.Exec, c rules.CardID, to rules.ZoneID, place int16)
	// TakeTop returns the top card of a zone, or 0. It restocks an empty deck
	// first if the game does so.
	TakeTop(x *rules.Exec, z rules.ZoneID) rules.CardID
	// Draw draws one card and reports false if there is none.
	Draw(x *rules.Exec, seat rules.Seat) bool
	// Reveal shows a hidden card to both players for the running ability.
	// Finish is called when an ability is over.
	Reveal(x *rules.Exec, f *rules.Frame, c rules.CardID)
	Finish(x *rules.Exec, f *rules.Frame)
	// Prompts returns the game's prompt numbers for the shared questions.
	Prompts() (cards, may uint8)
}

// Registers (Frame.N) of a running ability. N[3] is free for games.
const (
	RegEventN = 0 // number of the triggering event
	RegCount  = 1 // number of cards last chosen or moved
	RegAbil   = 2 // the ability
	RegStop   = 4 // instruction at which a delayed block ends; 0: none
	RegDid    = 5 // 1: the previous step was done ("if you do")
)

// Did records whether an action that reports it was done ("if you do").
func Did(f *rules.Frame, b bool) { f.N[RegDid] |= int16(rules.Truth(b)) }

// Interp runs compiled abilities for a game.
type Interp struct {
	Lib   *Library
	Host  Host
	Names Namer  // nil if the game has no selections of single cards
	Op    uint16 // frame operation of running abilities
}

// Start pushes the frame of an ability.
func (t *Interp) Start(s *rules.State, ability uint16, src rules.CardID, ctrl rules.Seat, card rules.CardID, n int16) {
	a := &t.Lib.Abilities[ability]
	f := rules.Frame{Op: t.Op, PC: a.Entry, Src: src, Ctrl: ctrl, Def: a.Def}
	f.C[0] = card
	f.N[RegEventN] = n
	f.N[RegAbil] = int16(ability)
	s.Push(f)
}

// Clause returns the text of the ability being carried out, or "". It works on
// a view, too.
func (t *Interp) Clause(s *rules.State, l lang.Lang) string {
	for i := int(s.NFrames) - 1; i >= 0; i-- {
		if f := &s.Frames[i]; f.Op == t.Op && f.Def != 0 {
			text := t.Lib.AbilityText(uint16(f.N[RegAbil]), l)
			if p := s.ToAnswer(); p >= 0 && p == f.Ctrl.Other() { // who is asked by an opponent's card
				text = l.Theirs(text, "")
			}
			return text
		}
	}
	return ""
}

// EnvOf returns the environment of a running ability.
func EnvOf(f *rules.Frame) Env {
	return Env{Ctrl: f.Ctrl, Src: f.Src, Card: f.C[0], N: f.N[RegEventN], Frame: f, Ability: f.N[RegAbil] + 1}
}

// Step carries out one instruction; an ability that ends pops its frame. It is
// one at a time because defeat, discard conditions and triggers are checked
// between any two.
func (t *Interp) Step(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	if int(f.PC) >= len(t.Lib.Code) {
		s.Fault = rules.FaultCode
		return
	}
	depth := s.NFrames
	in := &t.Lib.Code[f.PC]
	flow := Stop
	if f.N[RegStop] == 0 || int(f.PC) != int(f.N[RegStop]) {
		flow = t.exec(x, f, in)
	} else {
		t.Host.Finish(x, f)
	}
	switch flow {
	case Next:
		switch in.Done {
		case DoneAlways:
			f.N[RegDid] = 1
		case DoneCards:
			f.N[RegDid] = int16(rules.Truth(f.N[RegCount] > 0))
		}
		f.PC++
		f.Sub = 0
	case Jump:
		f.Sub = 0
	case Stop:
		if s.NFrames == depth {
			s.Pop()
		}
	}
}

var ended = Instr{Op: opEnd}

// Ahead returns the next instruction of a running ability that is not one of
// its blocks: conditions are read as they are now, and a "may" counts as taken.
func (t *Interp) Ahead(s *rules.State, f *rules.Frame) *Instr {
	pc := int(f.PC)
	for range len(t.Lib.Code) {
		in := &t.Lib.Code[pc]
		switch {
		case f.N[RegStop] != 0 && pc == int(f.N[RegStop]):
			return &ended
		case in.Op == opJump:
			pc = int(in.A[0])
		case in.Op == opUnless && !t.True(s, EnvOf(f), in.A[0]):
			pc = int(in.A[1])
		case in.Op == opUnless, in.Op == opMay:
			pc++
		default:
			return in
		}
	}
	return &ended
}

// Skip continues at instruction to, without the block of in: nothing was done
// and nothing chosen (ZTM-13.2, DMG-12.9).
func (t *Interp) Skip(f *rules.Frame, in *Instr, to int16) Flow {
	f.PC = uint16(to)
	f.N[RegDid] = 0
	if in.Counts {
		f.N[RegCount] = 0
	}
	return Jump
}

func (t *Interp) exec(x *rules.Exec, f *rules.Frame, in *Instr) Flow {
	s := x.S
	if in.Done == DoneReported && f.Sub == 0 {
		f.N[RegDid] = 0
	}
	if in.Op >= FirstGameOp {
		return t.Host.Act(x, f, in)
	}
	env := EnvOf(f)
	switch in.Op {
	case opGuard:
		if t.True(s, env, in.A[0]) {
			return Next
		}
		return Stop
	case opEnd:
		t.Host.Finish(x, f)
		return Stop
	case opJump:
		f.PC = uint16(in.A[0])
		return Jump
	case opUnless:
		if t.True(s, env, in.A[0]) {
			return Next
		}
		if in.A[2] != 0 { // an "otherwise" block
			f.PC = uint16(in.A[1])
			return Jump
		}
		return t.Skip(f, in, in.A[1])
	case opMay:
		return t.mayDo(x.S, f, in)
	case opDraw:
		return t.draw(x, f, in)
	case opChoose:
		if f.Sub == 0 {
			t.Host.TakeTop(x, t.Host.ZoneFor(in.A[2], Players(f.Ctrl, in.A[1])[0])) // restocks an empty deck
		}
		l, ok := t.Select(x, f)
		*s.FrameList(f) = l
		if !ok {
			return Wait
		}
		return Next
	case opMove:
		l := *s.FrameList(f)
		s.DropList(f)
		for _, c := range l.Cards() {
			t.Host.Transfer(x, c, t.Host.ZoneFor(in.A[0], s.Card(c).Owner), in.A[1])
		}
		f.N[RegCount] = int16(l.N)
		return Next
	case opShowChosen:
		l := s.FrameList(f)
		for _, c := range l.Cards() {
			t.Host.Reveal(x, f, c)
			f.N[RegDid] = 1
		}
		return Next
	case opMoveTop:
		return t.moveTop(x, f, in)
	case opMoveAll:
		return t.moveAll(x, f, in)
	case opShuffle:
		for p := range Each(f.Ctrl, in.A[0]) {
			x.Shuffle(t.Host.ZoneFor(in.A[1], p))
		}
		return Next
	}
	s.Fault = rules.FaultCode
	return Stop
}

// mayDo asks whether an optional part is done.
func (t *Interp) mayDo(s *rules.State, f *rules.Frame, in *Instr) Flow {
	if f.Sub == 0 {
		f.Sub = 1
		_, p := t.Host.Prompts()
		s.Ask(f.Ctrl, rules.Decision{Kind: rules.YesNo, Prompt: p, Src: f.Src, Def: f.Def})
		return Wait
	}
	if s.Last.Verb == rules.Yes {
		return Next
	}
	return t.Skip(f, in, in.A[0])
}

func (t *Interp) draw(x *rules.Exec, f *rules.Frame, in *Instr) Flow {
	n, drawn := t.Num(x.S, EnvOf(f), in.A[1]), 0
	for p := range Each(f.Ctrl, in.A[0]) {
		for i := 0; i < n && t.Host.Draw(x, p); i++ {
			drawn++
		}
	}
	f.N[RegCount] = int16(drawn)
	return Next
}

// moveTop moves cards of the top of piles, which may be rebuilt in between.
func (t *Interp) moveTop(x *rules.Exec, f *rules.Frame, in *Instr) Flow {
	s := x.S
	n := min(t.Num(s, EnvOf(f), in.A[2]), int(s.NCards)) // a rebuilt deck has no end
	moved := 0
	for p := range Each(f.Ctrl, in.A[0]) {
		for i := 0; i < n; i++ {
			c := t.Host.TakeTop(x, t.Host.ZoneFor(in.A[1], p))
			if c == 0 {
				break
			}
			moved++
			t.Host.Transfer(x, c, t.Host.ZoneFor(in.A[3], s.Card(c).Owner), 0)
		}
	}
	f.N[RegCount] = int16(moved)
	return Next
}

// moveAll moves all cards of zones that fit, which are found before any moves.
func (t *Interp) moveAll(x *rules.Exec, f *rules.Frame, in *Instr) Flow {
	s := x.S
	var l rules.List
	s.DropList(f)
	for p := range Each(f.Ctrl, in.A[0]) {
		for _, c := range s.Zone(t.Host.ZoneFor(in.A[1], p)) {
			if t.Fits(s, in.A[2], c) {
				l.Add(c)
			}
		}
	}
	for _, c := range l.Cards() {
		t.Host.Transfer(x, c, t.Host.ZoneFor(in.A[3], s.Card(c).Owner), in.A[4])
	}
	f.N[RegCount] = int16(l.N)
	return Next
}

// Players resolves "me", "opp" or "both" for a controller. With both the
// controller comes first, otherwise the second entry is NoSeat.
func Players(ctrl rules.Seat, who int16) [2]rules.Seat {
	switch who {
	case 1:
		return [2]rules.Seat{ctrl.Other(), rules.NoSeat}
	case 2:
		return [2]rules.Seat{ctrl, ctrl.Other()}
	}
	return [2]rules.Seat{ctrl, rules.NoSeat}
}

// Each yields the players meant by "me", "opp" or "both", the controller
// first.
func Each(ctrl rules.Seat, who int16) iter.Seq[rules.Seat] {
	return func(yield func(rules.Seat) bool) {
		p := Players(ctrl, who)
		if yield(p[0]) && p[1] >= 0 {
			yield(p[1])
		}
	}
}

// True evaluates a condition.
func (t *Interp) True(s *rules.State, e Env, expr int16) bool {
	return expr == 0 || t.eval(s, e, &t.Lib.Exprs[expr]) != 0
}

// Num evaluates an amount.
func (t *Interp) Num(s *rules.State, e Env, expr int16) int {
	return t.eval(s, e, &t.Lib.Exprs[expr])
}

// Number returns an amount that is printed as a number; ok is false for one
// that depends on the state.
func (l *Library) Number(expr int16) (n int, ok bool) {
	x := &l.Exprs[expr]
	return int(x.A[0]), x.Op == exConst
}

func (t *Interp) eval(s *rules.State, e Env, x *Expr) int {
	if x.Op >= FirstGameOp {
		return t.Host.Eval(s, e, x)
	}
	switch x.Op {
	case exTrue:
		return 1
	case exConst:
		return int(x.A[0])
	case exAnd:
		return rules.Truth(t.True(s, e, x.A[0]) && t.True(s, e, x.A[1]))
	case exOr:
		return rules.Truth(t.True(s, e, x.A[0]) || t.True(s, e, x.A[1]))
	case exNot:
		return rules.Truth(!t.True(s, e, x.A[0]))
	case exCompare:
		return rules.Truth(Compare(t.Num(s, e, x.A[0]), uint8(x.A[1]), t.Num(s, e, x.A[2])))
	case exCount:
		n := 0
		for p := range Each(e.Ctrl, x.A[0]) {
			for _, c := range s.Zone(t.Host.ZoneFor(x.A[1], p)) {
				if t.Fits(s, x.A[2], c) {
					n++
				}
			}
		}
		return n
	case exChosen:
		if e.Frame == nil {
			return 0
		}
		return int(e.Frame.N[RegCount])
	case exDid:
		return rules.Truth(e.Frame != nil && e.Frame.N[RegDid] != 0)
	case exSum:
		return within(t.Num(s, e, x.A[0]) + t.Num(s, e, x.A[1]))
	case exTimes:
		return within(int(x.A[0]) * t.Num(s, e, x.A[1]))
	case exFloor:
		return max(0, t.Num(s, e, x.A[0]))
	case exEventN:
		return int(e.N)
	}
	return 0
}

// MostAmount bounds the amounts of card texts, in both directions: sums and
// products fit registers and counters, and repetitions come to an end.
const MostAmount = 30000

func within(n int) int { return max(-MostAmount, min(MostAmount, n)) }

// Compare applies an entry of Cmp.
func Compare(a int, cmp uint8, b int) bool {
	switch cmp {
	case 0:
		return a >= b
	case 1:
		return a <= b
	case 2:
		return a == b
	case 3:
		return a < b
	case 4:
		return a > b
	}
	return a != b
}

// Fits reports whether the card passes a filter; filter 0 passes every card.
func (t *Interp) Fits(s *rules.State, filter int16, c rules.CardID) bool {
	for i := range t.Lib.Filters[filter] {
		q := &t.Lib.Filters[filter][i]
		if !q.Holds(t.Host.Field(s, c, q.Attr)) {
			return false
		}
	}
	return true
}
