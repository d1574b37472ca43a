package maker_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"godeck/internal/darkroom"
	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
	rulesmaker "godeck/rules/maker"
	"godeck/scenes/duemagic"
	"godeck/scenes/guardians"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/sample"
	"godeck/scenes/magna"
	"godeck/scenes/maker"
	"godeck/scenes/mattsan"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) {
	sample.Fonts()
	golden.Main(m)
}

var entries = []*table.Entry{&zutomayo.Entry, &magna.Entry, &guardians.Entry, &duemagic.Entry, &mattsan.Entry}

var loaded = map[string]games.Game{}

func load(t testing.TB, e *table.Entry) games.Game {
	t.Helper()
	if loaded[e.ID] == nil {
		g, err := e.Load()
		if err != nil {
			t.Fatal(err)
		}
		loaded[e.ID] = g
	}
	return loaded[e.ID]
}

// shelf is a shelf in memory.
type shelf struct {
	e     *table.Entry
	g     games.Game
	packs []maker.Pack
	full  bool // nothing more can be stored
}

func (s *shelf) All() []maker.Pack { return slices.Clone(s.packs) }

func (s *shelf) Put(data []byte, from string, mine bool) error {
	p, err := effect.ReadPack(s.g.Library().Vocab, from, data)
	if err != nil {
		return err
	}
	if s.full {
		return errors.New("no room")
	}
	s.Remove(p.ID)
	s.packs = append(s.packs, maker.Pack{ID: p.ID, Data: data, From: from, Mine: mine})
	return nil
}

func (s *shelf) Remove(id string) error {
	s.packs = slices.DeleteFunc(s.packs, func(p maker.Pack) bool { return p.ID == id })
	return nil
}

func (s *shelf) Library() *effect.Library {
	var files []games.File
	for _, p := range s.packs {
		if p.Err == nil {
			files = append(files, games.File{Name: p.ID, Data: p.Data})
		}
	}
	g, err := s.e.Extend(s.g, files...)
	if err != nil {
		panic(err)
	}
	return g.Library()
}

// bench is the desk in a window.
type bench struct {
	t     testing.TB
	env   *ui.Env
	s     *maker.Scene
	shelf *shelf
	left  bool
	worth worth
	album album
}

// album keeps pictures in memory.
type album struct {
	then  func(name string, err error) // waits to be told
	used  []string                     // as last told
	swept int
}

// own is the name of the picture that is always there.
const own = "0123456789abcdef"

func (a *album) Take(_ []byte, then func(name string, err error)) { a.then = then }

func (a *album) Sweep(used []string) { a.used, a.swept = used, a.swept+1 }

// paint chooses a picture of one's own.
func (b *bench) paint() {
	b.env.Host = &shareHost{}
	b.press("art", "art.own")
	pix := make([]byte, 4*40*30)
	for i := range pix {
		pix[i] = byte(i*7) | 0x3f
	}
	sprites.SetOwn(own, 40, 30, pix)
	b.album.then(own, nil)
	b.tick(2)
}

// worth is a measurement with invented numbers.
type worth struct {
	gain  float64
	games int
}

func (w *worth) Step() bool {
	if w.gain == 0 { // slowly
		w.games -= 38
	}
	w.games += 40
	return w.games >= 400
}

func (w *worth) Gain() (gain, low, high float64, games int) {
	margin := 0.05
	if w.gain == 0.001 {
		margin = 0.03
	}
	return w.gain, w.gain - margin, w.gain + margin, w.games
}

type window struct{ w, h, scale float64 }

var windows = []window{{1280, 720, 1}, {1920, 1080, 1}, {390, 844, 2}, {844, 390, 2}, {480, 270, 1}}

func sit(t testing.TB, e *table.Entry, w window, l lang.Lang, text float64, packs []maker.Pack, offer *maker.Offer) *bench {
	t.Helper()
	b := &bench{t: t, shelf: &shelf{e: e, g: load(t, e), packs: packs}}
	b.env = sample.Env(w.w*w.scale, w.h*w.scale, w.scale, l, text)
	b.env.Settings.Speed = ui.SpeedOff
	b.env.Touch = w.scale == 2
	b.s = maker.New(maker.Options{Name: e.Name, Cards: e.Cards, Shelf: b.shelf, Offered: offer, Pictures: &b.album,
		Worth: func(*effect.Library, rules.DefID, rules.DefID) maker.Worth { return &b.worth },
		Try:   func(*ui.Env, string) error { b.left = true; return nil },
		Leave: func(*ui.Env) { b.left = true }, Build: func(*ui.Env) { b.left = true },
		Why: func(err error, in lang.Lang) string { return lang.Excerpt(err.Error(), 200) }})
	b.tick(2)
	return b
}

// shareHost is a page of a site.
type shareHost struct {
	ui.Host
	copied string
}

func (h *shareHost) CopyText(text string)                { h.copied = text }
func (*shareHost) Home() string                          { return "https://example.org/godeck/" }
func (*shareHost) SharePicture(string, int, int, []byte) {}
func (*shareHost) OpenFile(_ string, _ int64, then func(name string, data []byte, err error)) {
	then("cat.png", []byte("a cat"), nil)
}

func (b *bench) tick(n int) {
	for range n {
		b.env.Tick++
		b.s.Update(b.env, &ui.Input{})
	}
}

func (b *bench) node(id string) (ui.Node, bool) {
	for _, n := range b.s.Nodes(b.env) {
		if n.ID == id {
			return n, true
		}
	}
	return ui.Node{}, false
}

func (b *bench) press(ids ...string) {
	b.t.Helper()
	for _, id := range ids {
		if _, ok := b.node(id); !ok {
			var all []string
			for _, n := range b.s.Nodes(b.env) {
				all = append(all, n.ID)
			}
			b.t.Fatalf("there is no %q among %s", id, strings.Join(all, " "))
		}
		b.s.Activate(b.env, id)
		b.tick(2)
	}
}

// mine returns a pack with copies of built-in cards as one's own.
func mine(t testing.TB, e *table.Entry, n int) maker.Pack {
	lib := load(t, e).Library()
	var list [][]byte
	for i := range n {
		d, err := rulesmaker.From(lib, lib.Packs[0].Cards[3+7*i], fmt.Sprint("my-", i))
		if err != nil {
			t.Fatal(err)
		}
		d.Write(rulesmaker.Name, lang.Phrase{JA: fmt.Sprint("手作りの札", i+1), EN: fmt.Sprint("Handmade ", i+1)})
		list = append(list, d.JSON())
	}
	data, err := rulesmaker.Pack(lib.Vocab, "my-cards", lang.Phrase{JA: "自作カード", EN: "My cards"}, "", list...)
	if err != nil {
		t.Fatal(err)
	}
	return maker.Pack{ID: "my-cards", Data: data, Mine: true}
}

// strange returns a pack of somebody else.
func strange(t testing.TB, e *table.Entry) maker.Pack {
	lib := load(t, e).Library()
	d := rulesmaker.New(lib, "fan-1")
	d.Write(rulesmaker.Name, lang.Phrase{JA: "港の鐘", EN: "Harbour Bell"})
	data, err := rulesmaker.Pack(lib.Vocab, "fan", lang.Phrase{JA: "港のパック", EN: "Harbour Pack"}, "someone", d.JSON())
	if err != nil {
		t.Fatal(err)
	}
	return maker.Pack{ID: "fan", Data: data, From: "harbour.json"}
}

// position is a state of the desk that is looked at.
type position struct {
	name  string
	packs func(t testing.TB, e *table.Entry) []maker.Pack
	offer func(t testing.TB, e *table.Entry) *maker.Offer
	then  func(b *bench)
}

func all(t testing.TB, e *table.Entry) []maker.Pack {
	broken := strange(t, e)
	broken.ID, broken.Err = "old", effect.Faults{{File: "old", Line: 3, Field: "card x.type",
		What: lang.Phrase{JA: "知らない種類です", EN: "unknown type"}, Hint: lang.Phrase{JA: "次のどれかにしてください：a, b", EN: "use one of: a, b"}}}
	return []maker.Pack{mine(t, e, 4), strange(t, e), broken}
}

// tabbed opens a tab in a window that has them.
func (b *bench) tabbed(n string) {
	if _, ok := b.node("tab." + n); ok {
		b.press("tab." + n)
	}
}

// adds returns the first place where an ability can be put.
func (b *bench) adds() string {
	for _, id := range []string{"at.effects", "at.potential", "at.tribal", "at.support"} {
		if _, ok := b.node(id); ok {
			return id
		}
	}
	return "at.prevent"
}

// third returns the third node with a prefix.
func (b *bench) third(prefix string) string {
	n := 0
	for _, x := range b.s.Nodes(b.env) {
		if strings.HasPrefix(x.ID, prefix) {
			if n++; n == 3 {
				return x.ID
			}
		}
	}
	b.t.Fatalf("there are %d %s", n, prefix)
	return ""
}

// measure measures a card, with a gain.
func (b *bench) measure(gain float64) {
	b.open()
	b.tabbed("2")
	b.worth.gain = gain
	b.press("worth")
	if gain != 0 {
		b.tick(12)
	}
	b.s.Surface.ScrollTo("words", 1e6)
	b.tick(1)
}

func (b *bench) open() { b.press("card.my-1") }

var positions = []position{
	{"empty", nil, nil, nil},
	{"shelf", all, nil, nil},
	{"dear", nil, nil, func(b *bench) { // it costs much and does nothing
		b.press("new")
		for _, id := range []string{"at.cost.more", "at.sf.more", "at.fightCost.more", "at.powerCost.more"} {
			for range 9 {
				if n, ok := b.node(id); ok && !n.Disabled {
					b.press(id)
				}
			}
		}
	}},
	{"cheap", nil, nil, func(b *bench) { // it is strong and costs next to nothing
		b.press("new")
		for range 16 {
			if n, ok := b.node("at.power.more"); ok && !n.Disabled {
				b.press("at.power.more")
			}
		}
	}},
	{"new", nil, nil, func(b *bench) { b.press("new") }},
	{"number", nil, nil, func(b *bench) {
		b.press("new")
		for _, n := range b.s.Nodes(b.env) {
			if id, ok := strings.CutSuffix(n.ID, ".more"); ok {
				b.press(id)
				return
			}
		}
	}},
	{"main", all, nil, func(b *bench) { b.open() }},
	{"card", all, nil, func(b *bench) { b.open(); b.tabbed("0") }},
	{"share", all, nil, func(b *bench) {
		b.open()
		b.tabbed("0")
		b.env.Native, b.env.Host = true, &shareHost{}
		b.press("share")
	}},
	{"words", all, nil, func(b *bench) { b.open(); b.tabbed("2") }},
	{"worth", all, nil, func(b *bench) { b.measure(0) }},
	{"even", all, nil, func(b *bench) { b.measure(0.001) }},
	{"open", all, nil, func(b *bench) { b.measure(0.01) }},
	{"strong", all, nil, func(b *bench) { b.measure(0.2) }},
	{"weak", all, nil, func(b *bench) { b.measure(-0.2) }},
	{"type", all, nil, func(b *bench) { b.open(); b.press("at.type") }},
	{"add", all, nil, func(b *bench) { b.open(); b.press(b.adds()) }},
	{"from", nil, nil, func(b *bench) { b.press("copy") }},
	{"pack", all, nil, func(b *bench) { b.press("pack.fan") }},
	{"own pack", all, nil, func(b *bench) { b.press("pack.my-cards") }},
	{"art", all, nil, func(b *bench) { b.open(); b.tabbed("0"); b.press("art", "art.1.next", "art.0.last", "art.2.next") }},
	{"lead", all, nil, func(b *bench) { b.open(); b.tabbed("0"); b.press("art", "art.lead"); b.press(b.third("lead.")) }},
	{"leads", all, nil, func(b *bench) { b.open(); b.tabbed("0"); b.press("art", "art.lead") }},
	{"own picture", all, nil, func(b *bench) { b.open(); b.tabbed("0"); b.paint() }},
	{"remove", all, nil, func(b *bench) { b.open(); b.press("remove") }},
	{"offer", nil, func(t testing.TB, e *table.Entry) *maker.Offer {
		return &maker.Offer{Data: strange(t, e).Data, From: "https://example.org/packs/harbour.json"}
	}, nil},
	{"offer bad", nil, func(testing.TB, *table.Entry) *maker.Offer {
		return &maker.Offer{Data: []byte(`{"format":"godeck-pack/9"}`), From: "x.json"}
	}, nil},
}

func stand(t testing.TB, e *table.Entry, p position, w window, l lang.Lang, text float64) *bench {
	t.Helper()
	var packs []maker.Pack
	var offer *maker.Offer
	if p.packs != nil {
		packs = p.packs(t, e)
	}
	if p.offer != nil {
		offer = p.offer(t, e)
	}
	b := sit(t, e, w, l, text, packs, offer)
	if p.then != nil {
		p.then(b)
	}
	return b
}

func TestWords(t *testing.T) {
	for _, f := range faults.Words(maker.Text) {
		t.Error(f)
	}
}

// TestFit checks every position of every game in every window, in both
// languages and at both sizes of type.
func TestFit(t *testing.T) {
	var seen drawn.Seen
	for i, e := range entries {
		for _, p := range positions {
			for k, w := range windows {
				if testing.Short() && (i+k)%3 != 0 {
					continue
				}
				b := stand(t, e, p, w, lang.JA, 1.3) // most of the time goes into what leads there
				for _, l := range []lang.Lang{lang.JA, lang.EN} {
					for _, text := range []float64{1.3, 1} {
						if testing.Short() && text == 1 {
							continue
						}
						b.env.Settings.Lang, b.env.Settings.TextScale = l, text
						b.tick(2)
						name := fmt.Sprintf("%s %s %.0fx%.0f %s ×%.1f", e.ID, p.name, w.w, w.h, l, text)
						list := b.s.Record(b.env)
						seen.Add(l, list)
						for _, f := range faults.Layout(list, b.env, b.env.MinTarget()) {
							t.Errorf("%s: %s", name, f)
						}
						names := map[string]bool{}
						for _, n := range b.s.Nodes(b.env) {
							if n.ID == "" || n.Label == "" || names[n.ID] {
								t.Errorf("%s: node %q (%q) is unnamed or there twice", name, n.ID, n.Label)
							}
							names[n.ID] = true
						}
					}
				}
			}
		}
	}
	for _, w := range seen.Missing(maker.Text, map[string]string{
		"status*": drawn.Read, "back": drawn.Read, "undo*": drawn.Read, "redo*": drawn.Read, "remove.card": drawn.Read, "tabs": drawn.Read, "add": drawn.Read,
		"art.n": drawn.Read, "next": drawn.Read, "worth.no": drawn.Toast, "last": drawn.Read, "less": drawn.Read, "more": drawn.Read, "least": drawn.Read, "most": drawn.Read, "refused": drawn.Toast, "saved": drawn.Toast, "removed": drawn.Toast, "loaded": drawn.Toast, "linked": drawn.Toast, "wait": drawn.Read, "share.qr": drawn.Read,
		"name*": drawn.Read, "flavour*": drawn.Read, "text.none": drawn.Rare, "none": drawn.Rare, "block": drawn.Rare,
	}) {
		t.Errorf("not drawn where layouts are checked: %s", w)
	}
}

// TestPictures draws the positions, with PICTURES.
func TestPictures(t *testing.T) {
	dir := os.Getenv("PICTURES")
	if dir == "" {
		t.Skip("PICTURES is not set")
	}
	for _, e := range entries {
		for _, p := range positions {
			for _, w := range windows {
				for _, l := range []lang.Lang{lang.JA, lang.EN} {
					name := fmt.Sprintf("%s %s %.0fx%.0f %s", e.ID, p.name, w.w, w.h, l)
					if !wanted(name) {
						continue
					}
					for range 10 {
						sprites.Load(e.ID, nil)
					}
					b := stand(t, e, p, w, l, 1)
					var img *ebiten.Image
					for range 40 {
						img = ebiten.NewImage(int(b.env.W), int(b.env.H))
						b.s.Draw(b.env, img)
						b.tick(1)
						if !b.s.Dirty() {
							break
						}
					}
					if err := darkroom.Save(img, filepath.Join(dir, strings.ReplaceAll(name, " ", "-")+".png")); err != nil {
						t.Fatal(err)
					}
					b.s.Close()
				}
			}
		}
	}
}

func wanted(name string) bool {
	for word := range strings.FieldsSeq(os.Getenv("ONLY")) {
		if !strings.Contains(name, word) {
			return false
		}
	}
	return true
}
