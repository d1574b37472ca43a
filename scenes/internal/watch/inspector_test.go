package watch

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// inspects is a table with the inspector.
type inspects interface {
	Reading(c rules.CardID) *cards.Reading
	Inspect(c rules.CardID, f *cards.CardFace)
	Face(t present.Token) *cards.CardFace
	Token(c rules.CardID) present.Token
	Deciding() []ui.Rect
	Shown() *rules.View
}

// played plays a match to some positions at rest and calls look at each.
func played(t *testing.T, s *set, w harness.Window, l lang.Lang, seed uint64, every, most int, look func(b *harness.Bench, sc harness.Scene)) {
	g, err := all.Load(s.Name)
	harness.Load(t, g, err)
	sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
	sc, tb := s.open(g, sess, match)
	b := harness.Sit(t, sc, tb, sess, w, l, 1)
	b.Env.Settings.Speed = ui.SpeedOff
	r := rand.New(rand.NewPCG(seed, 5))
	for n := 0; n < most && !sess.S.Over(); n++ {
		b.Rest()
		o := sess.Options()
		if len(o) == 0 {
			b.Tick(1)
			continue
		}
		if n%every == every-1 {
			look(b, sc)
		}
		o = fakesession.Advancing(o)
		sess.Answer(o[r.IntN(len(o))])
	}
}

// TestInspector plays every game and checks that the inspector shows, of every
// card on the table, each number as it is now beside the printed one, what has
// changed it, and the cards on and under it; that of a card that the seat does
// not know it shows nothing; and that the panel is well laid out in every window.
func TestInspector(t *testing.T) {
	windows := []harness.Window{desk, {W: 1920, H: 1080, Scale: 1}, phone, {W: 844, H: 390, Scale: 2}, {W: 480, H: 270, Scale: 1}}
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			changed, with, dialogs := 0, 0, 0
			for seed := range uint64(10) {
				w, l := windows[seed%5], []lang.Lang{lang.EN, lang.JA}[seed/5]
				played(t, s, w, l, seed, 9, 160, func(b *harness.Bench, sc harness.Scene) {
					m := sc.(inspects)
					v := m.Shown()
					for c := rules.CardID(1); c <= rules.CardID(v.S.NCards); c++ {
						q := m.Reading(c)
						if q == nil {
							continue
						}
						if !v.Known(c) {
							t.Fatalf("seed %d: card %d is not known and is explained: %+v", seed, c, q)
						}
						said := len(q.With) > 0
						for _, x := range q.With {
							if x.Face != nil && !v.Known(x.Card) {
								t.Errorf("%d is under %d and shown, though not known", x.Card, c)
							}
						}
						for _, f := range q.Figures {
							if f.Printed != "" {
								changed, said = changed+1, true
							}
						}
						if len(q.With) > 0 {
							with++
						}
						if !said || dialogs > 60 {
							continue
						}
						dialogs++
						m.Inspect(c, m.Face(m.Token(c)))
						b.Tick(2)
						b.Faults("inspector " + string(l))
						all := strings.Join(faults.Texts(sc.Record(b.Env)), "\n")
						for _, f := range q.Figures {
							if f.Printed != "" && (!strings.Contains(all, f.Now) || !strings.Contains(all, words.Text.T(l, "read.was", f.Printed))) {
								t.Errorf("%s: %s now %s, printed %s, is not shown in %q", s.Name, f.Name, f.Now, f.Printed, all)
							}
						}
						b.Key("Escape")
						b.Tick(2)
					}
				})
			}
			t.Logf("%d changed numbers, %d cards with others, %d dialogs", changed, with, dialogs)
			if changed == 0 || dialogs == 0 {
				t.Error("no changed number was met")
			}
		})
	}
}

// TestPreviewsKeepClear rests the pointer on every card of positions of every
// game and checks that the panel appears or the card itself grows, and that the
// panel covers nothing that one looks at
// while deciding: values, question, die, dial, the enemy fighter, lit choices.
func TestPreviewsKeepClear(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			for n, w := range []harness.Window{desk, {W: 1920, H: 1080, Scale: 1}, {W: 1024, H: 768, Scale: 1}} {
				hovers, shown := 0, 0
				l := []lang.Lang{lang.EN, lang.JA}[n%2]
				played(t, s, w, l, uint64(n+3), 5, 90, func(b *harness.Bench, sc harness.Scene) {
					m := sc.(inspects)
					for _, node := range sc.Nodes(b.Env) {
						r, ok := b.Table.Drawn(node.ID)
						if !ok || node.Desc == "" {
							continue
						}
						x, y := r.Centre()
						for j := range 40 {
							b.Input(ui.Input{Hover: true, HoverX: x + float64(min(j, 1)), HoverY: y})
						}
						hovers++
						before := shown
						for _, it := range sc.Record(b.Env).Items {
							if it.Owner != "preview" || it.Kind != ui.ItemCover {
								continue
							}
							shown++
							for _, d := range m.Deciding() {
								if q := it.Rect.Intersect(d); q.W > 2 && q.H > 2 {
									t.Errorf("%v %s: the panel of %s at %v covers %v", w, s.Name, node.ID, it.Rect, d)
								}
							}
							for _, o := range sc.Nodes(b.Env) {
								if q := it.Rect.Intersect(o.Rect); o.Weight == ui.ButtonPrimary && q.W > 2 && q.H > 2 {
									t.Errorf("%v %s: the panel of %s covers %s", w, s.Name, node.ID, o.ID)
								}
							}
						}
						if shown == before && strings.HasPrefix(node.ID, "hand-") && grown(b, sc) { // it is read where it is
							shown++
						}
						if shown == before {
							t.Logf("%v: no panel for %s %s at %.0f", w, node.ID, node.Label, node.Rect)
						}
						for range 40 {
							b.Input(ui.Input{Hover: true, HoverX: 1, HoverY: 1})
						}
					}
				})
				t.Logf("%v: %d of %d", w, shown, hovers)
				if hovers == 0 || shown*100 < hovers*90 && w.W >= 1280 { // a narrow table has no room at its side: there one presses i
					t.Errorf("%v: panels for %d of %d cards", w, shown, hovers)
				}
			}
		})
	}
}

// grown reports whether a card of the hand is drawn a good deal larger than another.
func grown(b *harness.Bench, sc harness.Scene) bool {
	least, most := math.Inf(1), 0.0
	for _, n := range sc.Nodes(b.Env) {
		if r, ok := b.Table.Drawn(n.ID); ok && strings.HasPrefix(n.ID, "hand-") {
			least, most = math.Min(least, r.W), math.Max(most, r.W)
		}
	}
	return most > 1.25*least
}
