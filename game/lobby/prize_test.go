package lobby

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/deck"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/rules/tally"
	"godeck/scenes/title/catalog"
)

// One rival of every game opens a deck: a legal one, unlike the packs', that the
// set-up shows from the beginning with what opens it, that its code or list brings
// before, and that is played once the rival was beaten.
func TestPrizes(t *testing.T) {
	for _, e := range registry {
		l := testLobby(t, memStore{})
		g, err := l.packs.full(e.ID)
		if err != nil {
			t.Fatal(err)
		}
		lib, d := g.Library(), e.Prize
		list := bestof.List(lib, d.Code)
		if list == nil || list.Faults(lib) != nil {
			t.Fatalf("%s: %q is no legal deck", e.ID, d.Code)
		}
		if code, err := list.Code(lib); err != nil || code != d.Code || list.Name != "" {
			t.Errorf("%s: its own code is %q: %v", e.ID, code, err)
		}
		for _, p := range lib.Decks() {
			same := 0
			for _, x := range p.List {
				same += min(x.N, list.Copies(x.ID, false))
			}
			if 10*same > 7*list.Cards(false) {
				t.Errorf("%s: %d of %d cards are those of %s", e.ID, same, list.Cards(false), p.ID)
			}
		}
		find := func() (out *catalog.DeckInfo) {
			for _, x := range l.decks(e.ID) {
				if x.ID == d.Code {
					out = &x
				}
			}
			if out == nil {
				t.Fatalf("%s: the set-up does not list it", e.ID)
			}
			return out
		}
		info := find()
		if info.Name != d.Name || info.Plan.JA == "" || info.Plan.EN == "" || len(info.Cards) == 0 || info.Own {
			t.Errorf("%s: listed as %+v", e.ID, info)
		}
		rival := ""
		for _, r := range e.Rivals {
			if r.ID == d.Rival {
				rival = r.Name.EN
			}
		}
		if rival == "" || !strings.Contains(info.Wrong.EN, rival) || info.Wrong.JA == "" {
			t.Errorf("%s: locked: %q", e.ID, info.Wrong.EN)
		}
		if x := e.Opens(d.Rival); !strings.Contains(x.EN, d.Name.EN) || !strings.Contains(x.JA, d.Name.JA) {
			t.Errorf("%s: %s opens %v", e.ID, d.Rival, x)
		}
		for _, in := range []lang.Lang{lang.JA, lang.EN} { // whoever wants it has it as a list
			r, err := deck.Read(lib, []byte(info.Copy(in)))
			if err != nil || len(r.Lines) > 0 || !r.List.Same(list) {
				t.Errorf("%s: copied as a list in %s: %v", e.ID, in, err)
			}
		}
		if err := l.ledger.change(func(b *tally.Book) { b.Beat(e.ID, d.Rival) }); err != nil {
			t.Fatal(err)
		}
		if info := find(); info.Wrong.EN != "" {
			t.Errorf("%s: still locked: %s", e.ID, info.Wrong.EN)
		}
		set := l.setup(catalog.Selection{Game: e.ID, Level: "easy", Decks: [2]string{d.Code, d.Code}})
		m, err := replay.New(g, set)
		if err != nil {
			t.Fatalf("%s: %v", e.ID, err)
		}
		rec := m.Record()
		if got := bestof.Brought(rec); got[0] != d.Code || l.own.name(g, got[0]) != d.Name {
			t.Errorf("%s: the record names %q, %v", e.ID, got[0], l.own.name(g, got[0]))
		}
	}
}
