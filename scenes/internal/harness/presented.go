package harness

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Presented is a match that is presented without a table. The parts of a game that
// present stand beside it.
type Presented struct {
	*fakesession.Session
	Show present.Show
	Env  *ui.Env
	Met  map[rules.EventKind]int // events presented, by kind
	seed uint64
}

// Present begins a match of a seed in a window, in English.
func Present(g games.Game, seed uint64, w Window) *Presented {
	p := &Presented{Session: fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), Env: w.Env(lang.EN), Met: map[rules.EventKind]int{}, seed: seed}
	p.Show.Lang = lang.EN
	return p
}

// Over is the result in two sentences, for presenters that ask.
func Over(lang.Lang) (head, why string) { return "over", "why" }

// Attend shows the match by a game's hooks: its words, zones, places, presenters
// and what lays out the window. The rest is as no table does it.
func (p *Presented) Attend(frame *board.Frame, designs *cards.Designs, hooks present.Hooks) {
	hooks.Name, hooks.Colour = designs.Name, designs.ColourOf
	hooks.Face = func(rules.DefID, lang.Lang) *cards.CardFace { return nil }
	hooks.Stand, hooks.Finish, hooks.Outcome = func(*rules.View) {}, func() int { return -1 }, Over
	for k, tell := range hooks.Present {
		hooks.Present[k] = func(pr *present.Presentation) {
			p.Met[pr.Event.Kind]++
			tell(pr)
		}
	}
	p.Show.Build = func(*ui.Env, *ui.Surface) {}
	p.Show.Attend(p.Session, frame, designs, hooks)
	p.Show.Lay(p.View(), true)
	hooks.Measure(p.Env)
	p.Tick()
}

// Tick lets a tick pass.
func (p *Presented) Tick() { p.Show.Base.Base.Update(p.Env, &ui.Input{}) }

// Play gives up to so many answers and presents what follows, now and then only
// its beginning, and calls after when nothing is presented any more. In the end
// what was said must have no gap.
func (p *Presented) Play(t testing.TB, most int, after func(answer int, events []rules.Event)) {
	t.Helper()
	for i := 0; i < most && !p.S.Over(); i++ {
		if o := p.Options(); len(o) == 0 {
			p.Update()
		} else if err := p.Answer(Doing(o, i, int(p.seed))); err != nil {
			t.Fatal(err)
		}
		events, seen := p.Events()
		if len(events) == 0 {
			continue
		}
		p.Show.Present(p.Env, events, seen)
		for n := 0; p.Show.Timeline.Busy() && (i%3 > 0 || n < 20); n++ {
			p.Tick()
		}
		p.Show.Skip()
		after(i, events)
	}
	for i := range p.Show.Facts {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			if line := p.Show.Plain(&p.Show.Facts[i], l); line == "" || strings.ContainsAny(line, "⟨{") {
				t.Errorf("a gap in %q", line)
			}
		}
	}
}
