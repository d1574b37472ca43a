package maker_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/maker"
)

var libs = map[string]*effect.Library{}

// library returns a game's built-in cards, loaded once.
func library(t testing.TB, game string) *effect.Library {
	if libs[game] == nil {
		g, err := all.Load(game)
		if err != nil {
			t.Fatal(err)
		}
		libs[game] = g.Library()
	}
	return libs[game]
}

// stroll makes a number of random choices at random places.
func stroll(d *maker.Draft, r *rand.Rand, steps int) {
	for ; steps > 0; steps-- {
		ps := d.Places()
		p := ps[r.IntN(len(ps))]
		if p.Kind == maker.Number && r.IntN(3) > 0 {
			n := p.Min + p.Step*r.IntN(min((p.Max-p.Min)/p.Step, 8)+1)
			_ = d.Put(p.Path, fmt.Sprint("=", n))
			continue
		}
		// What is offered is accepted; asking for all of it at every step
		// would take long, so that most steps try an option as it comes.
		opts := maker.Candidates(d, p.Path)
		if len(opts) == 0 {
			continue
		}
		id := opts[r.IntN(len(opts))]
		if p.Path == "type" && r.IntN(4) > 0 || strings.HasPrefix(id, "remove") && r.IntN(2) > 0 {
			continue
		}
		_ = d.Put(p.Path, id)
	}
}

// made returns a card after a random walk, from an empty one or a built-in
// one.
func made(t testing.TB, lib *effect.Library, r *rand.Rand, id string, steps int) *maker.Draft {
	d := maker.New(lib, id)
	if r.IntN(3) == 0 {
		cards := lib.Packs[0].Cards
		var err error
		if d, err = maker.From(lib, cards[r.IntN(len(cards))], id); err != nil {
			t.Fatal(err)
		}
	}
	d.Write(maker.Name, lang.Phrase{JA: "札" + id, EN: "Card " + id})
	stroll(d, r, steps)
	return d
}

// TestMadeCardsPlay makes 2,000 cards by random walks: all of them compile,
// have a text in both languages, and 100 matches with them end without a
// fault.
func TestMadeCardsPlay(t *testing.T) {
	cards, matches, steps := 400, 20, 20
	if testing.Short() {
		cards, matches = 60, 4
	}
	for _, e := range all.Games() {
		t.Run(e.ID, func(t *testing.T) {
			lib := library(t, e.ID)
			r := rand.New(rand.NewPCG(7, 1))
			for part := range 4 {
				var list [][]byte
				words := map[string]int{}
				for i := range cards / 4 {
					d := made(t, lib, r, fmt.Sprintf("my-%d-%d", part, i), 1+r.IntN(2*steps))
					for _, in := range [...]lang.Lang{lang.JA, lang.EN} {
						for _, s := range d.Text(in) {
							if strings.TrimSpace(s) == "" || strings.ContainsAny(s, "{}%") {
								t.Fatalf("%s: text %q of %s", in, s, d.JSON())
							}
						}
					}
					for _, p := range d.Places() {
						if p.Label == (lang.Phrase{}) && p.Kind != maker.Block || p.Kind == maker.One && p.Value == (lang.Phrase{}) {
							t.Fatalf("%s: no words for %+v in %s", p.Path, p, d.JSON())
						}
						words[p.Label.EN]++
					}
					list = append(list, d.JSON())
				}
				data, err := maker.Pack(lib.Vocab, "mine", lang.Phrase{JA: "手作り", EN: "Mine"}, "", list...)
				if err != nil {
					t.Fatal(err)
				}
				g, err := e.Load(games.File{Name: "mine.json", Data: data})
				if err != nil {
					t.Fatal(err)
				}
				play(t, g, matches/4)
			}
		})
	}
}

// play plays random matches with the game's decks, in which made cards replace
// what they can.
func play(t *testing.T, g games.Game, matches int) {
	lib := g.Library()
	first := len(lib.Packs[0].Cards) + 1
	pre := lib.Decks()
	conformance.Run(t, conformance.Config{Game: g, Decks: func(r *rand.Rand) (out [2][]rules.DefID) {
		for p := range out {
			out[p] = lib.Expand(pre[r.IntN(len(pre))])
			for range 40 {
				i := r.IntN(len(out[p]))
				was := out[p][i]
				out[p][i] = rules.DefID(first + r.IntN(len(lib.Defs)-first))
				if len(lib.DeckFaults(out[p], nil)) > 0 {
					out[p][i] = was
				}
			}
		}
		return out
	}, Seeds: 1, Quick: matches, Most: 20000})
}

// TestOfferedIsAccepted checks that every option of every place of some cards
// can be chosen, and that each is taken back by Undo.
func TestOfferedIsAccepted(t *testing.T) {
	for _, e := range all.Games() {
		lib := library(t, e.ID)
		r := rand.New(rand.NewPCG(3, 2))
		for i := range 3 {
			d := made(t, lib, r, fmt.Sprint("x", i), 25)
			for _, p := range d.Places() {
				if p.Path == "type" && i > 0 {
					continue
				}
				for k, o := range d.Options(p.Path) {
					if k%12 != i {
						continue
					}
					if o.JA == "" || o.EN == "" {
						t.Fatalf("%s: %s has no words", p.Path, o.ID)
					}
					before := string(d.JSON())
					if err := d.Put(p.Path, o.ID); err != nil {
						t.Fatalf("%s: %v", before, err)
					}
					if after := string(d.JSON()); after != before {
						d.Undo()
						if string(d.JSON()) != before {
							t.Fatalf("%s %s is not taken back", p.Path, o.ID)
						}
						d.Redo()
						if string(d.JSON()) != after {
							t.Fatalf("%s %s is not made again", p.Path, o.ID)
						}
						d.Undo()
					}
				}
			}
		}
	}
}

// TestEveryTypeCanBeBegun checks that a card of every type can be made, and that
// none of the numbers it begins with is called unusual.
func TestEveryTypeCanBeBegun(t *testing.T) {
	for _, e := range all.Games() {
		lib := library(t, e.ID)
		for _, typ := range lib.Vocab.Types {
			d := maker.New(lib, "x")
			if err := d.Put("type", typ.Name); err != nil {
				t.Errorf("%s: %v", e.ID, err)
			}
			for _, a := range d.Advice() {
				if a.Path != maker.Name && a.Path != "effects" {
					t.Errorf("%s, a new %s: %s", e.ID, typ.Name, a.EN)
				}
			}
		}
	}
}

// TestEverythingHasALabel checks that every parameter, field and list of every
// vocabulary has a label in Japanese.
func TestEverythingHasALabel(t *testing.T) {
	for _, e := range all.Games() {
		v := library(t, e.ID).Vocab
		for i := range v.Words {
			for _, p := range v.Words[i].Params {
				if !maker.Labelled(p.Name) {
					t.Errorf("%s: %s.%s has no label", e.ID, v.Words[i].Name, p.Name)
				}
			}
		}
		for i := range v.Fields {
			if !maker.Labelled(v.Fields[i].Name) {
				t.Errorf("%s: field %s has no label", e.ID, v.Fields[i].Name)
			}
		}
		for _, l := range v.Lists {
			if !maker.Labelled(l.Name) {
				t.Errorf("%s: list %s has no label", e.ID, l.Name)
			}
		}
	}
}

// FuzzPut chooses whatever it is told at whatever place: the draft stays a
// card that the checker accepts.
func FuzzPut(f *testing.F) {
	f.Add(uint8(0), "effects", "setTurn", uint64(1))
	f.Add(uint8(3), "cost", "=9", uint64(2))
	f.Add(uint8(4), "effects[0].do[0]", "draw", uint64(3))
	f.Add(uint8('g'), "cost", "0", uint64(2)) // a number has no options
	f.Fuzz(func(t *testing.T, game uint8, path, id string, seed uint64) {
		list := all.Games()
		lib := library(t, list[int(game)%len(list)].ID)
		d := made(t, lib, rand.New(rand.NewPCG(seed, 1)), "x", 6)
		_ = d.Put(path, id)
		d.Write(maker.Name, lang.Phrase{JA: path, EN: id})
		d.Write(maker.Flavour, lang.Phrase{EN: id})
		if _, err := maker.Open(lib, d.JSON()); err != nil {
			t.Fatalf("%v: %s", err, d.JSON())
		}
	})
}

// FuzzOpen opens whatever is stored.
func FuzzOpen(f *testing.F) {
	f.Add([]byte(`{"id":"x","type":"character","name":{"ja":"x","en":"x"},"clock":1,"powerCost":0,"night":10,"day":10}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		lib := library(t, "zutomayo")
		d, err := maker.Open(lib, data)
		if err != nil {
			return
		}
		d.Places()
		d.Text(lang.JA)
		d.Text(lang.EN)
	})
}
