package ahead

import (
	"strconv"
	"testing"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
)

func says(p Span) func() Span { return func() Span { return p } }

// TestADetourIsNoForecast checks that what only one or two worlds come to by a detour
// over night is not said of the day.
func TestADetourIsNoForecast(t *testing.T) {
	var rare, often, plain Span
	rare.Add(60)
	rare.Add(60)
	for range 4 {
		often.Add(60)
	}
	plain.Add(30)
	if got := text(likely(rare, says(plain))); got != "30" {
		t.Errorf("a detour counts: %s", got)
	}
	if got := text(likely(often, says(plain))); got != "60" {
		t.Errorf("a third of the worlds does not: %s", got)
	}
	if got := text(likely(rare, says(Span{}))); got != "60" {
		t.Errorf("nothing else is known: %s", got)
	}
}

// TestNightComesByFalling checks that by day the forecast for the night counts what a
// card does when night falls, whether many worlds come to that or few.
func TestNightComesByFalling(t *testing.T) {
	g, err := ztm.Load()
	if err != nil {
		t.Fatal(err)
	}
	dusk := g.Lib.Find("ztm-013") // 80 by night, 50 by day; when night has fallen +30
	eng := rules.NewEngine(g)
	for hour := range ztm.Hours {
		sess := fakesession.New(g, 5, fakesession.Decks(g, 0, 1), 1)
		for n := 0; n < 200 && !(sess.S.Dec.Prompt == ztm.PromptSet && sess.S.Waiting(0)); n++ {
			if o := fakesession.Advancing(sess.Options()); len(o) > 0 {
				sess.Answer(o[0])
			}
			sess.Update()
		}
		s := sess.S
		c := s.Zone(rules.ZoneOf(ztm.Hand, 0))[0]
		s.Card(c).Def = dusk
		s.Seats[0][ztm.Power] = 9
		s.Vars[ztm.Chronos] = int16(hour)
		if err := eng.Answer(&s, 0, rules.Option{Verb: rules.Pick, Card: c}, nil); err != nil {
			t.Fatal(err)
		}
		var v rules.View
		rules.ViewInto(eng.Table(), &s, 0, &v)
		night, day := Battle(g, &v, 0)
		want := "80"
		if !ztm.IsNight(hour) {
			want = "110"
		}
		if text(night) != want || text(day) != "50" {
			t.Errorf("from hour %d: %s by night, not %s, and %s by day", hour, text(night), want, text(day))
		}
	}
}

// text is the number, or the least and the greatest.
func text(p Span) string {
	if p.Lo == p.Hi {
		return strconv.Itoa(p.Lo)
	}
	return strconv.Itoa(p.Lo) + "–" + strconv.Itoa(p.Hi)
}
