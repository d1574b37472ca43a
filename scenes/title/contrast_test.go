package title_test

import (
	"fmt"
	"os"
	"testing"

	"godeck/internal/darkroom"
	"godeck/internal/lang"
	"godeck/scenes/internal/contrast"
	"godeck/scenes/internal/sample"
	"godeck/scenes/title"
	"godeck/scenes/ui"
)

func TestMain(m *testing.M) {
	code := 0
	work := func() error { code = m.Run(); return nil }
	if !contrast.Within() {
		work()
	} else if err := darkroom.Run(work); err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

func TestContrast(t *testing.T) {
	if !contrast.Apart(t) {
		return
	}
	sample.Fonts()
	shapes := [][2]float64{{1280, 720}, {390, 844}, {480, 270}}
	for i, ids := range [][]string{{}, {"door.night"}, {"door.night", "rival.b"}, {"door.night", "mode.watch"}, {"door.night", "seat1"}, {"door.night", "seat1", "deck1.night"}, {"door.night", "seat1", "deck1.night", "deck.card"},
		{"door.night", "seat2", "deck2.random"}, {"door.dice"}, {"settings"}, {"credits"}, {"replays"}, {}} {
		for j, sz := range shapes {
			if !contrast.Wanted(i, j, len(shapes)) {
				continue
			}
			l := []lang.Lang{lang.EN, lang.JA}[(i+j)%2]
			env := sample.Env(sz[0], sz[1], 1, l, 1)
			s := sample.Title()
			if len(ids) == 0 && i > 0 {
				s, ids = title.New(visitor("newcomer")), []string{"door.night"}
			}
			s.Update(env, &ui.Input{})
			for _, id := range ids {
				s.Activate(env, id)
				s.Update(env, &ui.Input{})
			}
			contrast.Check(t, fmt.Sprintf("%v %.0fx%.0f %s", ids, sz[0], sz[1], l), s, env, nil)
		}
	}
}
