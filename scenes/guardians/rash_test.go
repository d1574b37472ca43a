package guardians

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
)

// TestRashThrow throws while there is more to do: once in a match the table asks
// first, and the way back leaves everything as it was.
func TestRashThrow(t *testing.T) {
	g := game(t)
	asked := 0
	for seed := uint64(1); seed < 12; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
		throw := rules.Option{Verb: rules.Attack}
		_, ok := b.at(bgd.PromptSet, 2, func(o rules.Option) bool { return o == throw && len(b.sc.deeds.Q().PlaysLeft()) > 0 })
		if !ok {
			continue
		}
		asked++
		asks := func() bool { _, shown := b.Node("warning.yes"); return shown }
		b.Rest()
		before := b.Sess.S.Dec.ID
		b.Act("roll")
		if !asks() || b.Sess.S.Dec.ID != before {
			t.Fatalf("seed %d: the throw is not asked about", seed)
		}
		b.Act("warning.no")
		if asks() || b.Sess.S.Dec.ID != before {
			t.Fatalf("seed %d: the way back leads elsewhere", seed)
		}
		b.Act("roll")
		if asks() || b.Sess.S.Dec.ID == before {
			t.Fatalf("seed %d: it is asked about twice", seed)
		}
	}
	if asked == 0 {
		t.Error("nothing was left to do before any throw")
	}
}

// TestRashOnce checks that who has not asked for it is told once in a match what could
// still be done, whatever cards it is; who has is told before every throw.
func TestRashOnce(t *testing.T) {
	g := game(t)
	throw := rules.Option{Verb: rules.Attack}
	for _, always := range []bool{false, true} {
		seen := 0
		for seed := uint64(1); seed < 12 && seen < 2; seed++ {
			b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
			b.sc.deeds.Mind.Wish.Rush = always
			asks := func() bool { _, shown := b.Node("warning.yes"); return shown }
			for n := 0; n < 3; n++ {
				if _, ok := b.at(bgd.PromptSet, 2, func(o rules.Option) bool { return o == throw && len(b.sc.deeds.Q().PlaysLeft()) > 0 }); !ok {
					break
				}
				b.Rest()
				b.Act("roll")
				if asks() != (n == 0 || always) {
					t.Errorf("seed %d, always %v: before throw %d it is asked %v", seed, always, n+1, asks())
				}
				if seen += rules.Truth(n > 0); asks() {
					b.Act("warning.yes")
				}
				b.Rest()
			}
		}
		if seen == 0 {
			t.Error("there is no second throw")
		}
	}
}

// TestArenaFollows checks that the place changes with the match: a strong guardian
// makes the pit burn higher, and little life makes the side critical.
func TestArenaFollows(t *testing.T) {
	g := game(t)
	early, late := 0.0, 0.0
	for seed := uint64(1); seed < 80 && late == 0; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
		for b.To(bgd.PromptCharge, 2) && b.Sess.S.Turn < 30 {
			b.Rest()
			st := &b.sc.View.S
			mine, theirs := bgd.AttackGuardian(st, 0), bgd.AttackGuardian(st, 1)
			if mine != 0 && theirs != 0 {
				sf := max(g.SF(st, mine), g.SF(st, theirs))
				if calm := !b.sc.arena.Critical(0) && !b.sc.arena.Critical(1); calm && sf == 1 {
					early = b.sc.arena.Heat()
				} else if sf >= 3 {
					late = b.sc.arena.Heat()
				}
				b.sc.numbers.Shown.LP[0] = 900
				if !b.sc.arena.Critical(b.sc.SideOf(0)) {
					t.Fatalf("seed %d: 900 LP are not critical", seed)
				}
				b.sc.numbers.Shown.LP[0] = 1000
				if b.sc.arena.Critical(b.sc.SideOf(0)) {
					t.Fatalf("seed %d: 1000 LP are critical", seed)
				}
				b.sc.on.Sync()
			}
			b.Sess.Answer(b.sc.LegalActions[0])
			b.Rest()
		}
	}
	if early == 0 || late <= early {
		t.Errorf("the pit burns %.2f between the weak and %.2f between the strong", early, late)
	}
}

// TestFallenSayNothing checks that nobody's score is borne by a guardian that has
// fallen, so that its player does not complain of the blow that ends the match.
func TestFallenSayNothing(t *testing.T) {
	g := game(t)
	over := 0
	for seed := uint64(1); seed < 40; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
		for n := 0; n < 4000 && !b.Sess.S.Over(); n++ {
			v := b.sc.View
			for p := rules.Seat(0); p < 2; p++ {
				if c := bgd.AttackGuardian(&v.S, p); c != 0 && (b.sc.bearer(v, p) == c) != (g.LP(&v.S, c) > 0) {
					t.Fatalf("seed %d: with %d LP", seed, g.LP(&v.S, c))
				}
			}
			if o := b.Sess.Options(); len(o) > 0 {
				o = fakesession.Advancing(o)
				b.Sess.Answer(o[n%len(o)])
			}
			b.Rest()
		}
		v := b.sc.View
		for p := rules.Seat(0); p < 2; p++ {
			if c := bgd.AttackGuardian(&v.S, p); c != 0 && g.LP(&v.S, c) <= 0 {
				if over++; b.sc.bearer(v, p) != 0 {
					t.Fatalf("seed %d: who has fallen still bears the score", seed)
				}
			}
		}
	}
	if over == 0 {
		t.Error("nobody fell")
	}
}
