package duemagic

import (
	"slices"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/games"
	bestof "godeck/rules/series"
)

func sideGame(t *testing.T) *dmg.Game {
	t.Helper()
	g, err := dmg.Load()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func count(l []rules.DefID, d rules.DefID) (n int) {
	for _, x := range l {
		if x == d {
			n++
		}
	}
	return n
}

// TestSideboarding checks that the decks stay legal, the same cards give the
// same decks, and the exchange depends on what was seen.
func TestSideboarding(t *testing.T) {
	g := sideGame(t)
	changed := 0
	for _, mine := range g.Lib.Decks() {
		d := bestof.Bring(g.Lib, mine)
		all := func(d games.DeckWithSide) []rules.DefID {
			l := append(slices.Clone(d.Main), d.Side...)
			slices.Sort(l)
			return l
		}
		if got := Guide.Sideboard(g, d, nil); !slices.Equal(got.Main, d.Main) {
			t.Errorf("%s exchanges cards without having seen any", mine.ID)
		}
		for _, theirs := range g.Lib.Decks() {
			seen := g.DeckOf(theirs)
			got := Guide.Sideboard(g, d, seen)
			if f := g.Lib.CheckDeck(got.Main, got.Side); len(f) > 0 {
				t.Fatalf("%s against %s: %s", mine.ID, theirs.ID, f[0].EN)
			}
			if !slices.Equal(all(got), all(d)) {
				t.Fatalf("%s against %s: these are other cards", mine.ID, theirs.ID)
			}
			again := Guide.Sideboard(g, d, slices.Clone(seen))
			if !slices.Equal(again.Main, got.Main) || !slices.Equal(again.Side, got.Side) {
				t.Errorf("%s against %s: another list the second time", mine.ID, theirs.ID)
			}
			n := 0
			for i := range d.Main {
				if got.Main[i] != d.Main[i] {
					n++
					t.Logf("%s against %s: %s for %s", mine.ID, theirs.ID, g.Lib.Card(got.Main[i]).ID, g.Lib.Card(d.Main[i]).ID)
				}
			}
			if n > 8 {
				t.Errorf("%s against %s: %d exchanges", mine.ID, theirs.ID, n)
			}
			changed += n
		}
	}
	if changed == 0 {
		t.Error("nobody ever exchanges a card")
	}
}

// TestSideboardingAnswers checks that removal for big creatures comes in
// against them and makes way for a sweep against small ones, and that
// anti-spell cards are kept against a deck of spells.
func TestSideboardingAnswers(t *testing.T) {
	g := sideGame(t)
	def := func(id string) rules.DefID {
		d := g.Lib.Find(id)
		if d == 0 {
			t.Fatalf("there is no %s", id)
		}
		return d
	}
	rep := func(n int, ids ...string) (l []rules.DefID) {
		for _, id := range ids {
			for range n {
				l = append(l, def(id))
			}
		}
		return l
	}
	fill := func(l []rules.DefID, ids ...string) []rules.DefID {
		for i := 0; len(l) < dmg.DeckSize; i++ {
			l = append(l, def(ids[i/4%len(ids)]))
		}
		return l
	}
	bodies := []string{"ash-novice", "pyre-conscript", "spark-thrower", "ash-duelist", "kindled-drake", "cinder-scout", "candle-stub", "ember-colossus", "choir-of-embers", "requiem-bishop", "dragon-of-last-rites", "toll-taker"}
	deck := games.DeckWithSide{Main: fill(rep(4, "cinder-sweep"), bodies...), Side: rep(4, "hand-from-below")}
	big := rep(2, "ember-colossus", "moon-tide-giant", "beacon-archon", "grave-moss-titan", "mirror-paladin")
	if got := Guide.Sideboard(g, deck, big); count(got.Main, def("hand-from-below")) != 4 || count(got.Main, def("cinder-sweep")) != 0 {
		t.Errorf("against big creatures: %d that destroy anything, %d that destroy small ones", count(got.Main, def("hand-from-below")), count(got.Main, def("cinder-sweep")))
	}
	small := rep(2, "wick-page", "seed-carrier", "ash-novice", "hall-apprentice", "dust-trail-pup")
	if got := Guide.Sideboard(g, deck, small); count(got.Main, def("cinder-sweep")) != 4 {
		t.Error("against small creatures the sweep goes out")
	}
	deck = games.DeckWithSide{Main: fill(rep(4, "white-flag"), "wick-page", "noon-bell-keeper", "gatewatch-owl", "beacon-archon", "mirror-paladin", "glass-sentry", "dawn-herald", "tower-of-vigil", "sealed-advocate", "verdict-bearer", "lantern-row-captain", "white-flame-judge"), Side: rep(4, "hush-of-the-court")}
	walls := append(rep(2, "riptide", "smoke-and-mirrors", "gate-of-return", "silent-exchange", "hand-from-below"), rep(1, "glass-sentry")...)
	if got := Guide.Sideboard(g, deck, walls); count(got.Main, def("hush-of-the-court")) == 0 {
		t.Error("a deck of spells is not kept from casting")
	}
}

func TestStudy(t *testing.T) {
	g := sideGame(t)
	d := g.Lib.Find
	for _, c := range []struct {
		card, opp string
		want      bool
	}{
		{"cinder-sweep", "seed-carrier", true}, {"cinder-sweep", "ember-colossus", false},
		{"hand-from-below", "ember-colossus", true}, {"black-lullaby", "seed-carrier", true}, {"black-lullaby", "ember-colossus", false},
		{"white-flag", "wick-page", false}, {"white-flag", "seed-carrier", true}, {"open-letter", "seed-carrier", false},
	} {
		if got := g.Removes(d(c.card), d(c.opp)); got != c.want {
			t.Errorf("%s removes %s: %v", c.card, c.opp, got)
		}
	}
	if x := g.Study(d("shallow-graves")); !x.Sweeps || x.Removes {
		t.Errorf("%+v", x)
	}
	if !g.Study(d("hush-of-the-court")).Mutes || !g.Study(d("wick-page")).Blocks || !g.Study(d("gate-of-return")).Digs {
		t.Error("a mute, a blocker or a use of the graveyard is not seen")
	}
}
