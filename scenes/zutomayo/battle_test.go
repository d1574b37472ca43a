package zutomayo

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/tally"
)

// TestOneNumberFromTheClashToTheHP checks that a battle's damage is one number
// on the table, and that the HP in large figures are those that the lanterns show.
func TestOneNumberFromTheClashToTheHP(t *testing.T) {
	g := game(t)
	flown, running := 0, 0
	for seed := uint64(3); seed < 9 && flown == 0; seed++ {
		b := seated(t, g, seed)
		if !b.To(ztm.PromptSet, 2) {
			continue
		}
		b.pickHand(1)
		b.Env.Settings.Speed = ui.SpeedNormal
		b.Act("commit")
		for range 1200 {
			b.Tick(1)
			f := &b.sc.battles.fight
			if f.Fly == 0 {
				continue
			}
			for _, n := range b.sc.Record(b.Env).Items {
				if n.Kind != ui.ItemText {
					continue
				}
				if d := strconv.Itoa(f.Damage() - f.Cut); n.Text == "−"+d || strings.HasPrefix(n.Text, d+" ") {
					t.Fatalf("seed %d: a second number %q at %v", seed, n.Text, n.Rect)
				}
				for sd, owner := range [...]string{"hp-own", "hp-opp"} {
					if hp := b.sc.shown.hp[b.sc.Seat(sd)]; n.Owner == owner && n.Text != strconv.Itoa(int(math.Round(hp))) {
						t.Fatalf("seed %d: HP %s while the lanterns show %v", seed, n.Text, hp)
					} else if n.Owner == owner && math.Mod(hp, 10) != 0 {
						running++
					}
				}
			}
			if f.Fly >= 1 {
				flown++
			}
		}
	}
	if flown == 0 || running == 0 {
		t.Errorf("the number flew for %d ticks, HP ran for %d", flown, running)
	}
}

// keepsOffSlots checks that what stands up in a battle leaves at least four fifths of
// slots A and B in sight.
func (b *bench) keepsOffSlots(r ui.Rect, what string) {
	b.T.Helper()
	for _, kind := range []uint8{ztm.SetA, ztm.SetB} {
		for _, slot := range b.sc.lay.Zones[kind] {
			if over := r.Intersect(slot); over.W*over.H > 0.2*slot.W*slot.H {
				b.T.Fatalf("%v: %s at %v covers the slot at %v", b.Window(), what, r, slot)
			}
		}
	}
}

// TestTotalsCollideOverTheClock checks that both attacks are seen large before they
// collide over the clock, beside the fighters, which stand up for it; that all until
// the number is on its way takes at most a second and a half, the heaviest blow
// longest; that slots A and B stay in sight; and that with reduced motion the numbers are
// there as well.
func TestTotalsCollideOverTheClock(t *testing.T) {
	g := game(t)
	for _, still := range []bool{false, true} {
		met, apart, grown, longest := 0, 0, 0.0, map[stage.Heft]int{}
		for seed := uint64(1); seed < 13; seed++ {
			b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), windows[int(seed)%len(windows)], lang.EN, 1)
			b.Env.Settings.ReducedMotion = still
			if !b.To(ztm.PromptSet, 2+int(seed%3)) {
				continue
			}
			b.pickHand(1)
			b.Env.Settings.Speed = ui.SpeedNormal
			b.Act("commit")
			f, began := &b.sc.battles.fight, 0
			for n := range 1500 {
				if b.Tick(1); !f.On || f.Last {
					began = 0
					continue
				}
				if began == 0 {
					began = n
				}
				heft := tally.Weigh(f.Damage() - f.Cut)
				if f.Fly == 0 && f.Cut == 0 && f.Winner >= 0 {
					longest[heft] = max(longest[heft], n-began)
				}
				full := f.In >= 1 && f.Meet == 0
				if !full && (f.Meet < 0.95 || f.Meet >= 1 || still) {
					continue
				}
				_, y := b.sc.lay.Between()
				seen, field, wide := 0, b.sc.lay.Zones[ztm.BattleField], [2]float64{}
				for _, i := range b.sc.Record(b.Env).Items {
					for sd := range field {
						if tok, _ := b.sc.Top(ztm.BattleField, b.sc.Seat(sd)); i.Kind == ui.ItemCard && i.Owner == "card-"+strconv.Itoa(int(tok.ID)) {
							grown, wide[sd] = math.Max(grown, i.Rect.W/field[sd].W), i.Rect.W
							b.keepsOffSlots(i.Rect, "a fighter")
						}
						if over := i.Rect.Intersect(field[sd].Inset(4)); i.Owner == "table.effects" && i.Kind == ui.ItemText && over.W > 0 && over.H > 0 {
							t.Fatalf("%v, seed %d: %q at %v lies over a fighter at %v", b.Window(), seed, i.Text, i.Rect, field[sd])
						}
					}
					if i.Kind != ui.ItemText || i.Owner != "table.effects" || i.Text != strconv.Itoa(f.Totals[0]) && i.Text != strconv.Itoa(f.Totals[1]) {
						continue
					}
					cx, cy := i.Rect.Centre()
					b.keepsOffSlots(ui.Rect{X: cx - i.Rect.W/4, Y: cy - i.Rect.H/4, W: i.Rect.W / 2, H: i.Rect.H / 2}, "a total")
					if full || math.Abs(cy-y) < 0.3*b.sc.lay.Radius {
						seen++
					}
				}
				if !full && !still && wide[0] > 0 && wide[1] > 0 && math.Abs(wide[0]-wide[1]) > 0.2*wide[0] {
					t.Fatalf("seed %d: fighters are %v wide as they meet", seed, wide)
				}
				switch {
				case seen != 2:
					t.Fatalf("reduced motion %v, seed %d: %d totals at %+v", still, seed, seen, *f)
				case full:
					apart++
				default:
					met++
				}
			}
		}
		if apart == 0 || met == 0 && !still {
			t.Errorf("reduced motion %v: seen %d times apart, %d times as they meet", still, apart, met)
		}
		if grown > 1.2 == still {
			t.Errorf("reduced motion %v: fighters are %.2f times as large as they lie", still, grown)
		}
		if longest[stage.Graze] >= longest[stage.Solid] || max(longest[stage.Solid], longest[stage.Crushing]) > 90 {
			t.Errorf("reduced motion %v: blows take %v ticks", still, longest)
		}
	}
}

// TestCardsThatDoNothingPassInOneBeat checks that a player's cards short of
// Power are told together, and each in the log.
func TestCardsThatDoNothingPassInOneBeat(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), windows[0], lang.EN, 1)
	b.To(ztm.PromptSet, 3)
	b.Env.Settings.Speed = ui.SpeedNormal
	e := &harness.Ear{Played: map[string]int{}}
	b.Env.Sounds = e
	var evs []rules.Event
	for _, kind := range []uint8{ztm.BattleField, ztm.Charger} {
		c := b.Sess.S.Top(rules.ZoneOf(kind, 1))
		evs = append(evs, rules.Event{Kind: ztm.EvUnderpowered, Seat: 1, Card: c, Def: b.Sess.S.Card(c).Def, A: 3, B: 1})
	}
	said := len(b.sc.Facts)
	b.sc.Present(b.Env, evs, []rules.View{*b.sc.View, *b.sc.View, *b.sc.View})
	b.Tick(260)
	if e.Played["error"] != 1 {
		t.Errorf("two cards take %d beats", e.Played["error"])
	}
	if n := len(b.sc.Facts) - said; n != 2 {
		t.Errorf("two cards have %d lines in the log", n)
	}
}

// TestTheRevealIsOneMoment checks that all cards that are revealed hover over the table
// face down before any of them turns, that they turn at once, and that the whole takes
// less than a second the first time and less than half of one later.
func TestTheRevealIsOneMoment(t *testing.T) {
	g := game(t)
	for _, turn := range []int{2, 5} {
		hovered, turned, took := 0, 0, 0
		for seed := uint64(1); seed < 9; seed++ {
			b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), windows[0], lang.EN, 1)
			if !b.To(ztm.PromptSet, turn) {
				continue
			}
			b.pickHand(1)
			b.Env.Settings.Speed = ui.SpeedNormal
			b.Act("commit")
			ticks := 0
			for range 400 {
				if b.Tick(1); b.sc.step() != ztm.StepReveal {
					continue
				}
				ticks++
				var faces []float64
				for p := range rules.Seat(2) {
					tok, ok := b.sc.Top(ztm.SetA, p)
					if pose, on := b.sc.Board.PoseOf(tok.Board()); ok && on {
						faces = append(faces, pose.Face)
						if pose.Lift > 0.8 && pose.Face == 0 {
							hovered++
						}
					}
				}
				if len(faces) == 2 && faces[0] > 0 && faces[0] < 1 {
					if turned++; faces[0] != faces[1] {
						t.Fatalf("turn %d, seed %d: one card has turned by %.2f, the other by %.2f", turn, seed, faces[0], faces[1])
					}
				}
			}
			took = max(took, ticks)
		}
		if most := [...]int{60, 30}[rules.Truth(turn > 3)]; hovered == 0 || turned == 0 || took > most {
			t.Errorf("turn %d: hovered for %d ticks, turned for %d, %d in all", turn, hovered, turned, took)
		}
	}
}
