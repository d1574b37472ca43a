package sprites

import (
	"encoding/json"
	"errors"
	"fmt"
	"image/color"
	"os"
	"runtime"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"godeck/sprites/kage"
)

// screen reports whether pictures can be drawn here.
var screen bool

// suite runs the tests inside Ebitengine's loop, where reading pixels is allowed.
type suite struct {
	m    *testing.M
	code int
}

func (s *suite) Layout(int, int) (int, int) { return 32, 32 }
func (s *suite) Draw(*ebiten.Image)         {}
func (s *suite) Update() error {
	s.code = s.m.Run()
	return ebiten.Termination
}

func TestMain(m *testing.M) {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		os.Exit(m.Run())
	}
	screen = true
	ebiten.SetWindowSize(32, 32)
	s := &suite{m: m, code: 1}
	if err := ebiten.RunGame(s); err != nil && !errors.Is(err, ebiten.Termination) {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(s.code)
}

// allArt are the stagings of every game.
func allArt(t *testing.T) map[string]map[string]*Art {
	t.Helper()
	out := map[string]map[string]*Art{}
	for _, g := range Games() {
		for range 2 { // the first asks, the second finds
			Load(g, nil)
		}
		if !Load(g, nil) {
			t.Fatalf("%s: not loaded", g)
		}
		if arts := artsOf(g); arts != nil {
			out[g] = arts
		}
	}
	return out
}

// TestLoad plays a browser: nothing is there until the files come, and what
// fails is asked for again later.
func TestLoad(t *testing.T) {
	needScreen(t)
	const game = "magna"
	data, err := files.ReadFile(game + "/atlas.json")
	if err != nil {
		t.Fatal(err)
	}
	before, was := cargos()[game], carried
	defer func() { cargos()[game], carried = before, was }()
	c := &cargo{sheet: readSheet("test", data)}
	cargos()[game], carried = c, nil

	calls := map[string]func([]byte, error){}
	fetch := func(name string, then func([]byte, error)) { calls[name] = then }
	deliver := func(err error) {
		for name, then := range calls {
			delete(calls, name)
			if err != nil {
				then(nil, err)
			} else {
				was(name, then)
			}
		}
	}
	own := ""
	for _, n := range c.sheet.Names {
		if sheetOf(n) == nil {
			own = n
		}
	}
	if own == "" || !known(own) {
		t.Fatal("no silhouette of the game's own, or none known")
	}
	if Load(game, fetch) || len(calls) != 2 {
		t.Fatalf("asked for %d files", len(calls))
	}
	if Load(game, func(string, func([]byte, error)) { t.Error("asked twice") }) {
		t.Error("loaded before the files came")
	}
	if a := ArtFor(game, "mgn-001", "red", "unit"); a.Check() != nil {
		t.Error("no picture before the files came")
	}
	deliver(errors.New("offline"))
	if Load(game, fetch) || len(calls) != 0 {
		t.Error("asked again at once")
	}
	c.failed = c.failed.Add(-2 * retryAfter)
	Load(game, fetch)
	deliver(nil)
	if !Load(game, fetch) || sheetOf(own) == nil || artsOf(game) == nil {
		t.Error("not loaded")
	}
}

func needScreen(t *testing.T) {
	t.Helper()
	if !screen {
		t.Skip("no DISPLAY")
	}
}

func TestEveryStagingIsValid(t *testing.T) {
	for game, arts := range allArt(t) {
		seen := map[string]string{}
		for id, a := range arts {
			if err := a.Check(); err != nil {
				t.Errorf("%s %s: %v", game, id, err)
			}
			if len(a.Figures) == 0 {
				t.Errorf("%s %s has no figures", game, id)
			}
			cast := []string{}
			for _, f := range a.Figures {
				cast = append(cast, f.Icon)
			}
			sort.Strings(cast)
			key := a.Scene + ": " + strings.Join(cast, " ")
			if other, twice := seen[key]; twice {
				t.Errorf("%s %s and %s share set and cast (%s)", game, id, other, key)
			}
			seen[key] = id
		}
	}
}

// TestEveryCardHasAPicture names the cards of a game with stagings that have
// none yet: docs/art.md tells how to write one.
func TestEveryCardHasAPicture(t *testing.T) {
	for game, arts := range allArt(t) {
		data, err := os.ReadFile("../rules/" + game + "/cards.json")
		if err != nil {
			t.Fatal(err)
		}
		var pack struct{ Cards []struct{ ID string } }
		if err := json.Unmarshal(data, &pack); err != nil {
			t.Fatal(err)
		}
		has := map[string]bool{}
		for _, c := range pack.Cards {
			if has[c.ID] = true; arts[c.ID] == nil {
				t.Errorf("%s %s has no picture: add its staging to sprites/%s/art.json (docs/art.md)", game, c.ID, game)
			}
		}
		for id := range arts {
			if !has[id] {
				t.Errorf("%s %s has a picture in sprites/%s/art.json and no card in rules/%s/cards.json", game, id, game, game)
			}
		}
	}
}

func TestDeriveKnowsItsWords(t *testing.T) {
	for hint := range moods() {
		for i := range 200 {
			for _, kind := range []string{"character", "enchant", "area"} {
				if err := Derive(fmt.Sprint(hint, i), hint, kind).Check(); err != nil {
					t.Fatalf("%s %s %d: %v", hint, kind, i, err)
				}
			}
		}
	}
	a, _ := json.Marshal(Derive("card", "dark"))
	b, _ := json.Marshal(Derive("card", "dark"))
	if string(a) != string(b) {
		t.Error("the same seed gave two pictures")
	}
	for g, f := range families() {
		if !slices.Contains(kage.Sets, f.Table.tableSet()) || f.Table.Scene != "" && f.Table.tableSet() != f.Table.Scene {
			t.Errorf("%s: no set %q for its table", g, f.Table.Scene)
		}
		f.Table.Scene = ""
		if err := f.Table.Check(); err != nil {
			t.Errorf("%s: %v", g, err)
		}
		if _, ok := atlas().index[f.Emblem]; !ok {
			t.Errorf("%s: no emblem %q", g, f.Emblem)
		}
		if _, err := parseColour(f.Metal); err != nil {
			t.Errorf("%s: %v", g, err)
		}
	}
}

func TestCheckNamesTheFault(t *testing.T) {
	for in, want := range map[string]string{
		`{"scene":"moonbase"}`:                       `"moonbase"`,
		`{"palette":"beige"}`:                        `"beige"`,
		`{"weather":"frogs"}`:                        `"frogs"`,
		`{"orb":{"kind":"cube"}}`:                    `"cube"`,
		`{"accent":"red"}`:                           `"red"`,
		`{"figures":[{"icon":"nobody"}]}`:            `"nobody"`,
		`{"figures":[{"icon":"cat","tone":"loud"}]}`: `"loud"`,
		`{"figures":[{"icon":"cat","tint":"#12"}]}`:  `"#12"`,
	} {
		if _, err := Parse([]byte(in)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", in, err)
		}
	}
}

// authorNames are the names by which ATTRIBUTIONS.md, which the game shows,
// credits the authors of authors.json.
var authorNames = map[string]string{
	"lorc":          "Lorc",
	"delapouite":    "Delapouite",
	"caro-asercion": "Caro Asercion",
	"darkzaitzev":   "DarkZaitzev",
	"carl-olsen":    "Carl Olsen",
	"willdabeast":   "Willdabeast",
	"skoll":         "Skoll",
	"sbed":          "Sbed",
	"cathelineau":   "Cathelineau",
	"phosphor":      "Phosphor Icons",
	"pablo-stanley": "Pablo Stanley",
	"wischofsky":    "Lisa Wischofsky",
}

func TestEverySilhouetteHasAnAuthor(t *testing.T) {
	data, err := os.ReadFile("authors.json")
	if err != nil {
		t.Fatal(err)
	}
	credits, err := os.ReadFile("../ATTRIBUTIONS.md")
	if err != nil {
		t.Fatal(err)
	}
	authors := map[string][]string{}
	if err := json.Unmarshal(data, &authors); err != nil {
		t.Fatal(err)
	}
	n := 0
	for a, icons := range authors {
		if name := authorNames[a]; name == "" || !strings.Contains(string(credits), name) {
			t.Errorf("ATTRIBUTIONS.md does not credit %q (%s)", a, name)
		}
		n += len(icons)
	}
	all := map[string]bool{}
	for _, name := range slices.Concat(atlas().Names, Silhouettes(Games()...)) {
		all[name] = true
	}
	if n != len(all) {
		t.Errorf("%d icons have authors, the sheets have %d", n, len(all))
	}
}

func TestPicturesDiffer(t *testing.T) {
	needScreen(t)
	const w, h = 40, 30
	for game, arts := range allArt(t) {
		ids := sortedKeys(arts)
		img := ebiten.NewImage(w, h)
		pix := map[string][]byte{}
		for _, id := range ids {
			for _, light := range []float64{0, 1} {
				img.Clear()
				DrawCard(img, 0, 0, w, h, arts[id], light)
				b := make([]byte, 4*w*h)
				img.ReadPixels(b)
				if flat(b) {
					t.Errorf("%s %s at light %v is one colour", game, id, light)
				}
				pix[fmt.Sprint(id, light)] = b
			}
			if d := difference(pix[id+"0"], pix[id+"1"]); d < 8 {
				t.Errorf("%s %s does not follow the hour: night and day differ by %.1f", game, id, d)
			}
		}
		for i, a := range ids {
			for _, b := range ids[:i] {
				if d := difference(pix[a+"0"], pix[b+"0"]); d < 6 {
					t.Errorf("%s: %s and %s look alike (%.1f)", game, a, b, d)
				}
			}
		}
	}
}

func TestEverythingElseDraws(t *testing.T) {
	needScreen(t)
	const w, h = 60, 60
	img := ebiten.NewImage(w, h)
	shown := func(what string) {
		t.Helper()
		b := make([]byte, 4*w*h)
		img.ReadPixels(b)
		if flat(b) {
			t.Errorf("%s draws nothing", what)
		}
		img.Clear()
	}
	for _, s := range sceneNames {
		DrawCard(img, 0, 0, w, h, &Art{Scene: s}, 0.3)
		shown(s)
	}
	for _, n := range atlas().Names {
		DrawIcon(img, n, 30, 30, 40, color.White)
		shown(n)
	}
	for _, g := range Games() {
		r := Rect{0, 0, w, h}
		DrawBack(img, r, g)
		shown("back of " + g)
		DrawFrame(img, r, g, 6, color.White)
		shown("frame of " + g)
		DrawTable(img, r, g, 0.2)
		shown("table of " + g)
	}
	p := Place{CX: 30, CY: 32, D: 110, Tilt: 0.7, Ambient: [3]float64{0.6, 0.6, 0.6}, Values: []float64{1, 0.1, 0.25, 1, 0.25, 0, 0.6, 0.12}}
	DrawPlace(img, "zutomayo", &p)
	shown("rooftop")
	DrawChronos(img, &Chronos{Place: p, Radius: 26, Hour: 3, Numbers: ebiten.NewImage(40, 40)})
	shown("clock")
	for kind := range 3 {
		DrawSitter(img, Rect{0, 30, 60, 30}, &Sitter{Kind: float64(kind), Coat: "241449", Face: "8b74c2", Trim: "e23a7e", Eyes: "ffc640"}, Pose{}, 0.2, [3]float64{1, 0, 0}, [3]float64{0, 0, 1})
		shown("sitter")
	}
	DrawStone(img, Rect{0, 20, w, 20}, 0.5, true, 3, color.White)
	shown("stone")
	DrawIcon(img, "no such icon", 30, 30, 40, color.White) // must not panic
}

func TestLightFollowsTheHours(t *testing.T) {
	if LightAt(0) != 0 || LightAt(9) != 1 {
		t.Errorf("midnight %v, noon %v", LightAt(0), LightAt(9))
	}
	for h := range 9 {
		if LightAt(float64(h)) >= LightAt(float64(h+1)) {
			t.Errorf("no lighter at %d than at %d", h+1, h)
		}
	}
}

func flat(pix []byte) bool {
	for i := 4; i < len(pix); i += 4 {
		if pix[i] != pix[0] || pix[i+1] != pix[1] || pix[i+2] != pix[2] || pix[i+3] != pix[3] {
			return false
		}
	}
	return true
}

// difference is the mean over bytes of two pictures.
func difference(a, b []byte) float64 {
	sum := 0
	for i := range a {
		sum += max(int(a[i])-int(b[i]), int(b[i])-int(a[i]))
	}
	return float64(sum) / float64(len(a)) * 4 / 3
}

// TestTexturesFit checks that no sheet needs a texture that a phone refuses,
// now or with any number of outlines that fit one at all.
func TestTexturesFit(t *testing.T) {
	all := map[string]*sheet{"every program": atlas()}
	for name, c := range cargos() {
		all[name] = c.sheet
	}
	for name, s := range all {
		rows := (len(s.Names) + s.across - 1) / s.across
		t.Logf("%s: %d outlines, %d × %d", name, len(s.Names), s.across*s.Side, rows*s.Side)
		if s.across*s.Side > maxSide || rows*s.Side > maxSide {
			t.Errorf("%s: a texture of %d × %d; at most %d", name, s.across*s.Side, rows*s.Side, maxSide)
		}
	}
	for n := 1; n <= 42*42; n++ {
		c := fold(n, 96)
		if c*96 > maxSide || (n+c-1)/c*96 > maxSide {
			t.Fatalf("%d outlines: %d in a row", n, c)
		}
	}
}
