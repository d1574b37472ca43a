package series_test

import (
	"strings"
	"testing"

	"godeck/rules/deck"
	"godeck/rules/games/all"
	"godeck/rules/replay"
	"godeck/rules/series"
)

// A list of one's own is brought to a match of every game: its record names
// it, has its cards, and comes back from every form; an illegal list is
// refused, and so is an option that no code could need.
func TestListsAreBrought(t *testing.T) {
	for _, e := range all.Games() {
		g, err := all.Load(e.ID)
		if err != nil {
			t.Fatal(err)
		}
		lib := g.Library()
		l := deck.Fill(lib, &deck.List{Game: e.ID, Name: "自作"}, nil, 4)
		var set replay.Setup
		options := map[string]string{"x": "y"}
		set.Options = options
		set.Decks[0].ID = lib.Decks()[0].ID
		if err := series.BringList(lib, &set, 1, l); err != nil {
			t.Fatal(err)
		}
		if len(options) != 1 {
			t.Errorf("%s: the caller's options were changed", e.ID)
		}
		m, err := replay.New(g, set)
		if err != nil {
			t.Fatal(err)
		}
		rec := m.Record()
		for form, data := range map[string][]byte{"json": rec.JSON(), "binary": rec.Binary(), "sealed": rec.Kept()} {
			back, err := replay.Parse(data)
			if err != nil {
				t.Fatal(err)
			}
			brought := series.Brought(back)
			if brought[0] != set.Decks[0].ID || !series.List(lib, brought[1]).Same(l) || series.List(lib, brought[1]).Name != "自作" || series.List(lib, brought[0]) != nil {
				t.Errorf("%s, %s: %v", e.ID, form, brought)
			}
			if d, ok := series.Find(lib, brought[1]); !ok || len(d.Main) != l.Cards(false) {
				t.Errorf("%s, %s: %v", e.ID, form, d)
			}
			if _, err := replay.Replay(g, back); err != nil {
				t.Errorf("%s, %s: %v", e.ID, form, err)
			}
		}
		if alone := series.Alone(m.Record()); series.Brought(alone) != series.Brought(rec) || alone.Options["x"] != "y" {
			t.Errorf("%s: alone %v", e.ID, alone.Options)
		}
		short := l.Clone()
		short.Main = short.Main[1:]
		if err := series.BringList(lib, &set, 0, short); err == nil || !strings.HasPrefix(err.Error(), "p1: ") || set.Decks[0].ID == "" {
			t.Errorf("%s: an illegal list is brought: %v", e.ID, err)
		}
		if _, ok := series.Find(lib, "D1nonsense"); ok {
			t.Errorf("%s: nonsense is found", e.ID)
		}
		rec.Options["long"] = strings.Repeat("x", 1001)
		for form, data := range map[string][]byte{"json": rec.JSON(), "binary": rec.Binary()} {
			if _, err := replay.Parse(data); err == nil {
				t.Errorf("%s: an option of 1001 bytes is read from %s", e.ID, form)
			}
		}
	}
}
