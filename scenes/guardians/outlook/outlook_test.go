package outlook

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
)

// TestNear checks which misses are close.
func TestNear(t *testing.T) {
	for _, c := range []struct {
		n, mask int
		near    bool
	}{{4, 1<<1 | 1<<3, true}, {2, 1<<3 | 1<<4, true}, {6, 1<<1 | 1<<4, false}, {1, 1 << 6, false}} {
		if Near(c.n, c.mask) != c.near {
			t.Errorf("%d beside %b: near is not %v", c.n, c.mask, c.near)
		}
	}
}

// TestSpend checks that Force is spent of which there is most.
func TestSpend(t *testing.T) {
	var st rules.State
	var legal []rules.Option
	for i, d := range []rules.DefID{3, 5, 4, 5} {
		st.Cards[i+1].Def = d
		legal = append(legal, rules.Option{Verb: rules.Pick, Card: rules.CardID(i + 1)})
	}
	if o := Spend(&st, legal); o.Card != 2 {
		t.Errorf("card %d is spent", o.Card)
	}
	if o := Spend(&st, []rules.Option{{Verb: rules.Done}}); o.Verb != rules.Done {
		t.Errorf("%v ends a payment", o)
	}
}

// TestMiss checks that only a miss beside a number that would have decided the
// match is called close.
func TestMiss(t *testing.T) {
	for _, c := range []struct {
		n, mask, fatal int
		want           string
	}{{2, 1 << 1, 1 << 1, "miss.near"}, {2, 1 << 1, 1 << 6, "miss.one"}, {5, 1 << 1, 1 << 1, "miss"}} {
		if got := Miss(c.n, c.mask, c.fatal); got != c.want {
			t.Errorf("%d beside %b: %s", c.n, c.mask, got)
		}
	}
}

// TestUnshielded checks why lives are not asked for: below 1000, once a turn, and
// as many as there are.
func TestUnshielded(t *testing.T) {
	for _, c := range []struct {
		n, lives, used int
		want           string
	}{{999, 4, 0, "lives.under"}, {900, 4, 1, "lives.under"}, {1000, 4, 0, ""}, {1900, 1, 0, ""}, {2000, 1, 0, "lives.few"}, {1000, 4, 1, "lives.once"}} {
		var st rules.State
		st.Seats[0][bgd.Counters], st.Seats[0][bgd.Nullified] = int16(c.lives), int16(c.used)
		if got := Unshielded(&st, 0, c.n); got != c.want {
			t.Errorf("%d against %d lives: %q", c.n, c.lives, got)
		}
	}
}

// TestFatally checks that numbers are said to win only where nothing can be done.
func TestFatally(t *testing.T) {
	g, err := bgd.Load()
	if err != nil {
		t.Fatal(err)
	}
	var st rules.State
	if s := Fatally(g, &st, 0, 1<<4, "4", false, lang.EN); s != "4 to win" {
		t.Error(s)
	}
	st = fakesession.New(g, 1, fakesession.Decks(g, 0, 2), 1).S
	for n := 0; n < 60 && st.Count(rules.ZoneOf(bgd.Hand, 1)) == 0; n++ {
		p := st.ToAnswer()
		rules.NewEngine(g).Play(&st, p, rules.NewEngine(g).Options(&st, p, nil)[0], nil)
	}
	if s := Fatally(g, &st, 0, 1<<4, "4", false, lang.EN); s != "4: lethal unless answered" {
		t.Error(s)
	}
}

// TestLifeSum checks that what is said about LP adds up, and names what does it.
func TestLifeSum(t *testing.T) {
	g, err := bgd.Load()
	if err != nil {
		t.Fatal(err)
	}
	named := func(d rules.DefID) string { return "#" + strconv.Itoa(int(d)) }
	sums, cards := 0, 0
	for seed := uint64(1); seed < 12; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 0)
		for range 600 {
			s.Update()
			for p := range rules.Seat(2) {
				c := bgd.AttackGuardian(&s.S, p)
				if c == 0 {
					continue
				}
				for _, l := range []lang.Lang{lang.JA, lang.EN} {
					text := LifeSum(g, &s.S, c, l, named)
					if text == "" {
						continue
					}
					sums++
					cards += strings.Count(text, "#")
					var now, n, sign = 0, 0, 1
					for i, f := range strings.Fields(strings.NewReplacer("（", " ", "＋", " + ", "−", " − ").Replace(text)) {
						k, err := strconv.Atoi(f)
						switch {
						case f == "−":
							sign = -1
						case f == "+":
							sign = 1
						case err == nil && i == 1:
							now = k
						case err == nil:
							n += sign * k
						}
					}
					if now != n || now != g.LP(&s.S, c) {
						t.Fatalf("%s: LP are %d", text, g.LP(&s.S, c))
					}
				}
			}
		}
	}
	if sums == 0 || cards == 0 {
		t.Errorf("%d sums with %d cards", sums, cards)
	}
}

// TestInherits checks that a newcomer's LP are told as one sum.
func TestInherits(t *testing.T) {
	for _, k := range []struct {
		lp, dg int
		want   string
	}{{2100, 700, "2800 − 700 = 2100"}, {3100, -300, "2800 + 300 = 3100"}} {
		if got := Inherits(k.lp, k.dg); got != k.want {
			t.Errorf("%d LP with %d DG: %s, want %s", k.lp, k.dg, got, k.want)
		}
	}
}

// TestLit checks that the numbers round the pit are those of the card once a die
// lies there, also when an effect has changed it, and that what it shows is lit if
// it hits.
func TestLit(t *testing.T) {
	g, err := bgd.Load()
	if err != nil {
		t.Fatal(err)
	}
	st := fakesession.New(g, 1, fakesession.Decks(g, 0, 2), 1).S
	def := rules.DefID(0)
	for i := 1; i < len(g.Lib.Defs) && def == 0; i++ {
		if g.Lib.Def(rules.DefID(i)).ID == "bgd-019" { // hits on 2 to 5
			def = rules.DefID(i)
		}
	}
	for p := range rules.Seat(2) {
		st.NewCard(def, p, rules.ZoneOf(bgd.Attack, p))
	}
	const hits = 1<<2 | 1<<3 | 1<<4 | 1<<5
	if m := Lit(g, &st, 0, false); m != hits {
		t.Errorf("before a throw: %b", m)
	}
	st.Vars[bgd.Die], st.Vars[bgd.DieMod] = 4, 1
	if m := Lit(g, &st, 0, true); m != hits || m>>g.Face(&st, 0)&1 == 0 {
		t.Errorf("a 4 made a 5: %b", m)
	}
	if m := Lit(g, &st, 1, false); m != hits { // whose die it is not
		t.Errorf("of the other: %b", m)
	}
	if n, six := Deal(g, &st, 0, 5, true), Deal(g, &st, 0, 6, true); n != 500 || six != 0 {
		t.Errorf("5 deals %d, 6 %d", n, six)
	}
}
