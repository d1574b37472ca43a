// Package golden compares what the tables draw and say with what they drew and
// said before. What many positions show and say in both languages, one file a
// position, and the logs of recorded matches are in testdata of each table.
// Places and sizes are not in them; for these there are Fit and the pictures.
// After an intended change, renew them and look at the difference:
//
//	UPDATE=1 go test ./scenes/... -run Golden
package golden

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/scenario"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Renewing reports whether the golden files are to be rewritten.
func Renewing() bool { return os.Getenv("UPDATE") != "" }

// Windows are those in which pictures of every position are taken.
var Windows = []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 1920, H: 1080, Scale: 1}, {W: 390, H: 844, Scale: 2}, {W: 480, H: 270, Scale: 1}}

// Position is a picture of a table.
type Position struct {
	Name  string
	On    string     // prefix of the English title of its scenario in testdata/positions.yaml
	After int        // the number of entries of the scenario presented; negative: all but that many
	Eyes  rules.Seat // who looks; -1 for two people at one device
	Then  func(b *harness.Bench)
}

// Sit opens a table for a session.
type Sit func(s *fakesession.Session, w harness.Window, l lang.Lang) *harness.Bench

// Scripts reads a file of scenarios by their English titles. A scenario that
// no longer runs is nil and fails the test.
func Scripts(t testing.TB, file string) map[string]*scenario.Script {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	list, err := scenario.Parse(file, data)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]*scenario.Script{}
	var run scenario.Runner
	for _, s := range list {
		sc, faults := run.Script(s)
		if len(faults) > 0 {
			t.Errorf("%s:%d: %q: %v", file, s.Line, s.Title.EN, faults)
		}
		out[s.Title.EN] = sc
	}
	return out
}

func find(t testing.TB, scripts map[string]*scenario.Script, title string) (sc *scenario.Script) {
	t.Helper()
	n := 0
	for name, s := range scripts {
		if strings.HasPrefix(name, title) {
			sc = s
			n++
		}
	}
	if n > 1 {
		t.Fatalf("%q is the beginning of several titles", title)
	}
	if n == 0 {
		t.Fatalf("there is no scenario %q", title)
	}
	return sc
}

// Stand opens a table at a position, by the title of its scenario.
func Stand(t testing.TB, p Position, scripts map[string]*scenario.Script, w harness.Window, l lang.Lang, sit Sit) *harness.Bench {
	t.Helper()
	return Lay(t, p, find(t, scripts, p.On), w, l, sit)
}

// Lay opens a table at a position.
func Lay(t testing.TB, p Position, sc *scenario.Script, w harness.Window, l lang.Lang, sit Sit) *harness.Bench {
	t.Helper()
	sess := fakesession.At(sc.Game, &sc.Start, max(0, p.Eyes))
	if p.Eyes < 0 {
		sess = fakesession.New(sc.Game, 4, fakesession.Decks(sc.Game, 0, 2), 2)
	}
	b := sit(sess, w, l)
	b.Tick(4)
	rest := sc.Answers
	stop := p.After
	if len(rest) > 0 && stop < 0 {
		stop += rest[len(rest)-1].Entry + 1
	}
	b.Next = func() bool {
		if len(rest) == 0 {
			return false
		}
		for e := rest[0].Entry; len(rest) > 0 && rest[0].Entry == e; rest = rest[1:] {
			if len(sc.Answers)-len(rest) < sess.At() {
				continue // the table has answered it by itself
			}
			if err := sess.Give(rest[0].Seat, rest[0].Option); err != nil {
				t.Fatalf("%s: %v", p.Name, err)
			}
		}
		return true
	}
	for len(rest) > 0 && rest[0].Entry < stop && b.Next() {
		b.Tick(4)
	}
	b.Tick(6)
	if p.Then != nil {
		p.Then(b)
	}
	return b
}

// window is that in which the pages are made.
var window = harness.Window{W: 1280, H: 720, Scale: 1}

// Check makes a page of every position in both languages and compares it with
// the one in testdata/screens. With PICTURES it takes pictures instead.
func Check(t *testing.T, list []Position, sit Sit) {
	scripts := Scripts(t, filepath.Join("testdata", "positions.yaml"))
	if os.Getenv("PICTURES") != "" {
		for _, w := range windows() {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				for _, p := range list {
					if name := fmt.Sprintf("%s %.0fx%.0f %s", p.Name, w.W, w.H, l); wanted(name) {
						take(t, name, Stand(t, p, scripts, w, l, sit))
					}
				}
			}
		}
		return
	}
	var now []page
	for _, p := range list {
		sc := find(t, scripts, p.On)
		if sc == nil {
			continue
		}
		look := func(l lang.Lang) []row {
			b := Lay(t, p, sc, window, l, sit)
			return read(b.Scene, b.Env)
		}
		now = append(now, page{strings.ReplaceAll(p.Name, " ", "-") + ".txt", Text(look(lang.JA), look(lang.EN))})
	}
	compareFolder(t, filepath.Join("testdata", "screens"), now)
}

// legend fails if a picture has a symbol of the game that its legend does not explain.
func legend(t *testing.T, name string, b *harness.Bench, list *ui.DisplayList) {
	t.Helper()
	m, ok := b.Scene.(interface{ Legend() []string })
	if !ok {
		return
	}
	known := m.Legend()
	for _, it := range list.Items {
		if it.Kind == ui.ItemIcon && words.IsSign(it.Text) && !slices.Contains(known, it.Text) {
			t.Errorf("%s: the legend does not name %q (%s)", name, it.Text, it.Owner)
		}
	}
}

// kinds has the words for what is neither text nor icon.
var kinds = map[ui.ItemKind]string{ui.ItemPicture: "picture", ui.ItemCover: "cover", ui.ItemArrow: "arrow", ui.ItemRing: "ring", ui.ItemSheet: "sheet"}

// page is one text of an archive.
type page struct{ name, text string }

const mark = "=== "

func pack(pages []page) []byte {
	var b bytes.Buffer
	for _, p := range pages {
		fmt.Fprintf(&b, "%s%s\n%s", mark, p.name, p.text)
	}
	return b.Bytes()
}

func unpack(data []byte) []page {
	var out []page
	for part := range strings.SplitSeq("\n"+string(data), "\n"+mark) {
		if name, text, ok := strings.Cut(part, "\n"); ok && name != "" {
			out = append(out, page{name, text + "\n"})
		}
	}
	if n := len(out); n > 0 {
		out[n-1].text = strings.TrimSuffix(out[n-1].text, "\n")
	}
	return out
}

// compare compares pages with those in a file, or rewrites it.
func compare(t *testing.T, file string, now []page) {
	t.Helper()
	if Renewing() {
		if err := os.WriteFile(file, pack(now), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v (UPDATE=1 go test ./scenes/... -run Golden writes it)", err)
	}
	differ(t, file, unpack(data), now)
}

// compareFolder compares pages with the files of a folder, or rewrites them.
func compareFolder(t *testing.T, folder string, now []page) {
	t.Helper()
	var kept []page
	files, _ := filepath.Glob(filepath.Join(folder, "*"))
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		kept = append(kept, page{filepath.Base(f), string(data)})
	}
	if !Renewing() {
		differ(t, folder, kept, now)
		return
	}
	for _, p := range kept {
		if !slices.ContainsFunc(now, func(q page) bool { return q.name == p.name }) {
			os.Remove(filepath.Join(folder, p.name))
		}
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, p := range now {
		if !slices.Contains(kept, p) {
			if err := os.WriteFile(filepath.Join(folder, p.name), []byte(p.text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// differ fails where pages are not as they were.
func differ(t *testing.T, where string, before, now []page) {
	t.Helper()
	kept := map[string]string{}
	for _, p := range before {
		kept[p.name] = p.text
	}
	differ := 0
	for _, p := range now {
		was, ok := kept[p.name]
		delete(kept, p.name)
		if ok && was == p.text {
			continue
		}
		if differ++; differ > 6 {
			continue
		}
		if !ok {
			t.Errorf("%s: is not among the kept ones", p.name)
			continue
		}
		t.Errorf("%s: %s", p.name, Difference(was, p.text))
	}
	for name := range kept {
		t.Errorf("%s: is kept but not made any more", name)
	}
	if differ > 0 {
		t.Errorf("%d of %d differ from %s; if that is meant: UPDATE=1 go test ./scenes/... -run Golden", differ, len(now), where)
	}
}

// Difference returns the first lines in which two texts differ, marked as
// added or removed. Lines that only moved within the text are left out.
func Difference(was, now string) string {
	count := map[string]int{}
	for l := range strings.SplitSeq(was, "\n") {
		count[l]++
	}
	var gone, come []string
	for l := range strings.SplitSeq(now, "\n") {
		if count[l] > 0 {
			count[l]--
		} else {
			come = append(come, l)
		}
	}
	for l := range strings.SplitSeq(was, "\n") {
		if count[l] > 0 {
			count[l]--
			gone = append(gone, l)
		}
	}
	const most = 6
	var b strings.Builder
	fmt.Fprintf(&b, "%d lines gone, %d new", len(gone), len(come))
	if len(gone)+len(come) == 0 {
		b.WriteString(": the order of its lines")
	}
	for i := range most {
		if i < len(gone) {
			b.WriteString("\n\t- " + gone[i])
		}
		if i < len(come) {
			b.WriteString("\n\t+ " + come[i])
		}
	}
	return b.String()
}
