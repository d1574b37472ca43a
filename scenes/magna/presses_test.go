package magna

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/choices"
	"godeck/scenes/ui"
)

// spent is what an invasion took the person: presses, what was decided by them,
// battles and ticks. The other side's has the presses of who defends.
// told are the ticks in which the defender can read what comes; called: as it began it was
// told what comes against what stands, while the force marched.
type spent struct {
	presses, decided, battles, ticks, told int
	called                                 bool
}

// presser plays by hand at normal speed, through the table's own buttons, and does
// what is usual in as few presses as that takes: it deploys two units where
// invasions set out, declares one if it can, goes with everybody, reinforces twice,
// strikes once with all, goes on where a base falls, and never defends itself.
type presser struct {
	*bench
	now    spent
	bring  int // units that came in the present battle or were deployed in this turn
	struck bool
	told   []string
}

// waits reports whether the player has been waited for as long as a press takes to
// count; rest counts the ticks.
func (p *presser) waits(rest *int) bool {
	if !p.sc.Mine() || !p.sc.Idle() || p.sc.AnswersItself() {
		*rest = 0
		return false
	}
	*rest++
	return *rest >= 34
}

// press presses the first of some buttons that is there, and reports whether one was.
func (p *presser) press(ids ...string) bool {
	for _, id := range ids {
		if nd, ok := p.Node(id); ok && !nd.Disabled {
			p.told = append(p.told, strconv.Itoa(int(p.Sess.S.Turn))+": "+p.sc.game.Names().Prompts[p.Sess.S.Dec.Prompt]+": "+id)
			p.Act(id)
			p.now.presses++
			return true
		}
	}
	return false
}

// decide is press for what is a decision.
func (p *presser) decide(ids ...string) bool {
	p.now.decided++
	return p.press(ids...)
}

// unit returns the node of a unit of the hand that can be brought to a zone now, 0
// for the force.
func (p *presser) unit(z rules.ZoneID) (string, bool) {
	st := &p.Sess.S
	for _, o := range p.sc.LegalActions {
		c := st.Card(o.Card)
		if o.Verb == rules.Use && o.N == 0 && o.Zone == z && c.Zone.Kind() == mgn.Hand && p.sc.game.Lib.Def(c.Def).Attr[mgn.AType] == mgn.Unit && p.bring < 2 {
			p.bring++
			return "hand-" + strconv.Itoa(int(o.Card)), true
		}
	}
	return "", false
}

// answer gives one answer through the table; false: nothing fits.
func (p *presser) answer() bool {
	q := p.sc.deeds.Q()
	if p.sc.AskingMeans() {
		return p.press("opt-retreat", "opt-deploy", "opt-trap")
	}
	switch p.Sess.S.Dec.Prompt {
	case mgn.PromptHand:
		return p.press("opt-always", "commit")
	case mgn.PromptProduction:
		if id, ok := p.unit(rules.ZoneOf(mgn.Base3, 0)); ok {
			return p.decide(id) && p.press("base-own-3")
		}
	case mgn.PromptArmament:
		if len(q.Ready()) > 0 && p.press("opt-invade") {
			return true
		}
		return p.press("opt-magna", "opt-fund")
	case mgn.PromptGo:
		return p.decide("opt-all", "opt-yes")
	case mgn.PromptForce, mgn.PromptContinue:
		if q.Dec().Prompt == mgn.PromptContinue && len(p.sc.Picks()) == 0 {
			p.now.decided++
		}
		return len(p.sc.Picks()) == 0 && p.press("opt-on") || p.press("commit")
	case mgn.PromptReinforce:
		if id, ok := p.unit(0); ok && mgn.InvaderSeat(&p.Sess.S) == 0 {
			return p.decide(id)
		}
		if mgn.InvaderSeat(&p.Sess.S) == 0 && p.decide("attack-assault") {
			return true
		}
	case mgn.PromptAttack:
		if !p.struck && q.CanAttack() {
			if p.struck = p.decide("attack-assault"); p.struck {
				return true
			}
		}
	case mgn.PromptOrder:
		return p.press("order-all")
	}
	return p.press("opt-best", "opt-pass", "commit", "opt-no")
}

// invasions plays some turns and returns what each invasion took, one's own and the
// opponent's.
func invasions(t *testing.T, seed uint64, turns int, speed ui.Speed) (own, theirs []spent, told []string) {
	g := game(t)
	p := &presser{bench: sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed)*2, int(seed)*2+2), 1), windows[0], lang.EN, 1)}
	p.Env.Settings.Speed = speed
	whose, line, rest := rules.NoSeat, int16(0), 0
	for tick := 0; tick < 40000 && int(p.Sess.S.Turn) <= turns && !p.Sess.S.Over(); tick++ {
		p.Tick(1)
		if k := &p.sc.clash.Charge; k.Seen && k.T < k.Contact()-1 && p.sc.Held() != nil && !k.Borne(k.Riders[0].Card) {
			t.Fatalf("seed %d, turn %d: the map is a picture while a force runs over it", seed, p.Sess.S.Turn)
		}
		st := &p.Sess.S
		if now := mgn.InvaderSeat(st); now != whose {
			switch {
			case p.now.battles == 0: // called off
			case whose == 0:
				own = append(own, p.now)
			case whose == 1:
				theirs = append(theirs, p.now)
			}
			whose, p.now, line = now, spent{}, 0
		}
		if p.sc.clash.Herald.On {
			p.now.told++
			p.now.called = p.now.called || p.sc.clash.March.On
		}
		if p.now.ticks++; st.Vars[mgn.Battle] != line {
			if line = st.Vars[mgn.Battle]; line != 0 {
				p.now.battles++
			}
			p.struck, p.bring = false, 0
		}
		if !p.waits(&rest) {
			continue
		}
		if rest = 0; st.Dec.Prompt == mgn.PromptHand {
			p.bring = 0
		}
		if !p.answer() {
			o := harness.Declining(p.sc.LegalActions)
			p.told = append(p.told, strconv.Itoa(int(st.Turn))+": "+g.Names().Prompts[st.Dec.Prompt]+": "+fmt.Sprint(o))
			p.now.presses++
			p.now.decided++
			p.Sess.Answer(o)
		}
	}
	return own, theirs, p.told
}

// TestPresses holds how many presses an invasion takes beyond what is decided in it:
// to go, who comes, an assault, to go on. -v prints them.
func TestPresses(t *testing.T) {
	var spare, theirs, ticks []int
	all, battles, idle := 0, 0, 0
	for seed := uint64(1); seed <= 6; seed++ {
		own, opp, told := invasions(t, seed, 9, ui.SpeedNormal)
		t.Log("seed", seed, own, opp, "\n\t"+strings.Join(told, "\n\t"))
		for _, line := range told { // what is asked about what was pressed, and hands that are kept
			idle += rules.Truth(strings.HasSuffix(line, "opt-retreat") || strings.HasSuffix(line, "hand: commit"))
		}
		for _, s := range slices.Concat(own, opp) {
			if !s.called {
				t.Errorf("seed %d: an invasion begins without a word: %v", seed, s)
			}
		}
		for _, s := range own {
			spare = append(spare, s.presses-s.decided)
			all, battles = all+s.presses, battles+s.battles
		}
		for _, s := range opp {
			theirs, ticks = append(theirs, s.presses), append(ticks, s.ticks)
		}
	}
	slices.Sort(spare)
	slices.Sort(theirs)
	slices.Sort(ticks)
	t.Log("presses of an invasion beyond its decisions", spare, "of who does not defend", theirs, "ticks", ticks)
	t.Log(all, "presses for", battles, "battles", idle, "for hands that are kept and for what is asked twice")
	if idle > 6*4 { // it was 80: a hand a match before the offer, a base left empty and a rest of Fight once
		t.Errorf("%d presses keep a hand or say once more what was pressed", idle)
	}
	if len(spare) < 8 || spare[len(spare)/2] > 1 || spare[len(spare)-1] > 3 {
		t.Error("an invasion takes more than one press, usually, that decides nothing: to declare it")
	}
	if 4*all > 11*battles { // it was 3: to end the reinforcements was a press of its own
		t.Errorf("%d presses for %d battles: more than to march, who comes, and one assault or to go on", all, battles)
	}
	if n := len(theirs); n == 0 || theirs[n-1] > 5 || ticks[n/2] > 510 { // a fall of three bases, with what is told of each; who comes is asked where somebody can, even if that holds nothing
		t.Errorf("who does not defend presses %v times for an invasion, which takes %v ticks", theirs, ticks)
	}
}

// TestAnInvasionCanBeFollowed holds how long the opponent's invasion takes whoever
// does nothing about it: a base no less than two and a half seconds at the usual speed, and
// for those who know it, at the fast one, no longer than before anything was told.
func TestAnInvasionCanBeFollowed(t *testing.T) {
	for _, seed := range [...]uint64{2, 5, 6} {
		for _, speed := range [...]ui.Speed{ui.SpeedNormal, ui.SpeedFast} {
			_, theirs, _ := invasions(t, seed, 9, speed)
			for _, s := range theirs {
				t.Log(seed, speed, s)
				switch {
				case s.battles < 2:
				case speed == ui.SpeedNormal && s.ticks < 150*s.battles:
					t.Errorf("seed %d: %d battles in %d ticks", seed, s.battles, s.ticks)
				case speed == ui.SpeedNormal && s.told < 60*(s.battles-1):
					t.Errorf("seed %d: of %d battles is told for %d ticks", seed, s.battles, s.told)
				case speed == ui.SpeedFast && s.ticks > 430:
					t.Errorf("seed %d: at the fast speed %d battles take %d ticks", seed, s.battles, s.ticks)
				}
			}
		}
	}
}

// TestOneTray holds that an assault which is said with the reinforcements comes by
// itself, that it is asked anew where somebody came who holds it, and that nothing
// else is asked between.
func TestOneTray(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"onward", mgn.PromptReinforce, 3, func(b *bench) bool { b.Rest(); return b.sc.deeds.Q().Goes() }, nil})
	if !f.ok {
		t.Fatal("no invasion")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.Act("attack-assault")
	struck := false
	for range 600 {
		b.Tick(1)
		c := b.sc.m.Combat()
		struck = struck || c.On && c.Seat == 0 && c.Kind == mgn.KindAssault && len(c.Members) > 0
		if b.sc.Prompting(mgn.PromptAttack) && b.sc.Idle() && !struck && !b.sc.AnswersItself() {
			attack, defense := g.Strength(&b.Sess.S)
			if attack >= defense {
				t.Fatalf("asked again, although %d against %d is as it was", attack, defense)
			}
			return
		}
	}
	if !struck {
		t.Error("the assault did not come")
	}
}

// TestABareBaseIsWarnedOf holds that Production does not end unasked while a base that
// can be reached is empty and could be held, that it is asked once in a match, and that
// afterwards the button says which base it leaves empty, and ends at once.
func TestABareBaseIsWarnedOf(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"bare", mgn.PromptProduction, 2, func(b *bench) bool {
		b.Rest()
		return b.sc.Mine() && choices.Bare(&b.sc.deeds.Q().Case) > 0
	}, nil})
	if !f.ok {
		t.Fatal("no base is ever empty")
	}
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := again(t, g, f, w, l, 1)
			line := choices.Bare(&b.sc.deeds.Q().Case)
			at := b.Sess.Len()
			b.Act("opt-pass")
			if b.Tick(40); b.Sess.Len() != at || !b.sc.AskingMeans() {
				t.Fatalf("%v, %v: Production ends with base %d empty", w, l, line)
			}
			b.Act("opt-stay")
			b.Tick(40)
			b.sc.deeds.Mind.Spared = true
			want := Text.T(l, "bare.leave.name", Text.T(l, "line."+strconv.Itoa(line)))
			if n, _ := b.Node("opt-pass"); n.Label != want {
				t.Errorf("%v, %v: what ends Production is called %q, not %q", w, l, n.Label, want)
			}
			if b.Act("opt-pass"); b.Sess.Len() == at {
				t.Errorf("%v, %v: it is warned of twice", w, l)
			}
		}
	}
}

// TestWhoCanComeIsAsked holds that a defender in whose hand somebody can reinforce is
// asked, even where all who can come are too few.
func TestWhoCanComeIsAsked(t *testing.T) {
	g := game(t)
	few := func(b *bench) bool {
		q := b.sc.deeds.Q()
		return q.Prompting(mgn.PromptReinforce) && q.Hopeless() && q.Balance().More > 0
	}
	f := meet(t, g, &position{"few", mgn.PromptReinforce, 1, func(b *bench) bool { b.Rest(); return few(b) }, nil})
	if !f.ok {
		t.Fatal("no base is ever beyond help while somebody could come")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.Env.Settings.Speed = ui.SpeedNormal
	at := b.Sess.Len()
	if b.Tick(60); b.Sess.Len() != at || !few(b) {
		t.Error("who reinforces is answered without the player")
	}
}

// TestAHandThatIsKept holds that who has kept the hand once can have it kept from then
// on, is not asked again, and can go back to being asked.
func TestAHandThatIsKept(t *testing.T) {
	g := game(t)
	p := &presser{bench: sit(t, g, fakesession.New(g, 2, fakesession.Decks(g, 4, 6), 1), windows[0], lang.EN, 1)}
	hands, always, again := 0, false, false
	for tick, rest := 0, 0; tick < 40000 && int(p.Sess.S.Turn) < 8 && !p.Sess.S.Over(); tick++ {
		p.Tick(1)
		if !p.waits(&rest) {
			continue
		}
		rest = 0
		if p.Sess.S.Dec.Prompt != mgn.PromptHand {
			if p.sc.deeds.Mind.Keeps && p.Sess.S.Turn == 5 && !again { // back to being asked
				p.sc.sheet = 0
				p.sc.Surface.Invalidate()
				p.Tick(2)
				again = p.press("sheet-hand")
				continue
			}
			if !p.answer() {
				p.Sess.Answer(harness.Declining(p.sc.LegalActions))
			}
			continue
		}
		if n := p.Sess.S.Dec.Min[0]; n > 0 {
			t.Fatal("a card more than the hand may hold")
		}
		switch hands++; {
		case always && !again:
			t.Fatalf("turn %d: the hand is asked about", p.Sess.S.Turn)
		case !always && hands <= 1:
			if _, ok := p.Node("opt-always"); ok {
				t.Fatalf("turn %d: it is offered before the hand was kept once", p.Sess.S.Turn)
			}
			p.press("commit")
		case !always:
			if always = p.press("opt-always"); !always {
				t.Fatalf("turn %d: it is not offered", p.Sess.S.Turn)
			}
		default:
			return // asked again
		}
	}
	t.Errorf("kept %v, asked again %v after %d hands", always, again, hands)
}

// TestAHandIsKeptByNobodyElse holds that who keeps the hand time and again is asked again:
// only a button of its own has it kept from then on.
func TestAHandIsKeptByNobodyElse(t *testing.T) {
	g := game(t)
	p := &presser{bench: sit(t, g, fakesession.New(g, 2, fakesession.Decks(g, 4, 6), 1), windows[0], lang.EN, 1)}
	hands := 0
	for tick, rest := 0, 0; tick < 40000 && hands < 5 && !p.Sess.S.Over(); tick++ {
		p.Tick(1)
		if !p.waits(&rest) {
			continue
		}
		rest = 0
		switch {
		case p.Sess.S.Dec.Prompt == mgn.PromptHand && p.press("commit"):
			if hands++; p.sc.deeds.Mind.Keeps {
				t.Fatalf("the table keeps the hand after %d", hands)
			}
		case !p.answer():
			p.Sess.Answer(harness.Declining(p.sc.LegalActions))
		}
	}
	if hands < 5 {
		t.Errorf("asked about %d hands", hands)
	}
}
