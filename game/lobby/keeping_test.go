package lobby

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/replay"
	"godeck/rules/session"
	"godeck/scenes/title"
	"godeck/scenes/title/catalog"
	"godeck/scenes/title/phrases"
	"godeck/scenes/ui"
)

// flakyStore is storage shared by several windows, like a browser's by tabs.
type flakyStore struct {
	memStore
	full    bool     // nothing can be saved
	fail    []string // keys that can never be saved
	windows []*window
}

// window is one tab's access to it.
type window struct {
	*flakyStore
	watch func(key string)
	holds bool
	files []string // offered as downloads
	data  []byte   // of the last one
}

func (d *flakyStore) window() *window {
	w := &window{flakyStore: d}
	d.windows = append(d.windows, w)
	return w
}

func (w *window) Save(k string, v []byte) error {
	if w.full {
		return errors.New("full")
	}
	for _, f := range w.fail {
		if f == k {
			return errors.New("full")
		}
	}
	_ = w.memStore.Save(k, v)
	w.notify(k)
	return nil
}

func (w *window) Delete(k string) {
	w.memStore.Delete(k)
	w.notify(k)
}

func (w *window) notify(k string) {
	for _, o := range w.windows {
		if o != w && o.watch != nil {
			o.watch(k)
		}
	}
}

func (w *window) Hold(on bool) {
	for _, o := range w.windows {
		o.holds = o.holds && o == w && on
	}
	w.holds = on
}

func (w *window) Elsewhere() bool {
	for _, o := range w.windows {
		if o != w && o.holds {
			return true
		}
	}
	return false
}

func (w *window) Watch(f func(key string)) { w.watch = f }

// desk is a window with a program in it.
type desk struct {
	t *testing.T
	l *lobby
	w *window
	s *pile
}

// pile is a stack of scenes whose changes happen at once.
type pile struct{ list []ui.Scene }

func (p *pile) Push(x ui.Scene) { p.list = append(p.list, x) }
func (p *pile) Pop()            { p.list = p.list[:len(p.list)-1] }
func (p *pile) Replace(x ui.Scene) {
	if len(p.list) > 0 {
		p.Pop()
	}
	p.Push(x)
}
func (p *pile) top() ui.Scene { return p.list[len(p.list)-1] }

// printer is a host that records the files it is given.
type printer struct {
	ui.Host
	w *window
}

// Param returns a different seed for each window's first match.
func (p printer) Param(name string) string {
	if name == "seed" {
		return strconv.Itoa(1 + slices.Index(p.w.windows, p.w))
	}
	return ""
}

func (p printer) SaveFile(name string, data []byte) {
	p.w.files, p.w.data = append(p.w.files, name), bytes.Clone(data)
}

func (d *flakyStore) open(t *testing.T) *desk {
	w := d.window()
	k := &desk{t: t, w: w, s: &pile{}}
	env := room(1280, 720, 1, lang.EN)
	env.Store, env.Scenes, env.Host = w, k.s, printer{w: w}
	k.l = newLobby(Options{}, env)
	if _, err := k.l.loader.game("zutomayo"); err != nil { // its loading is tested elsewhere
		t.Fatal(err)
	}
	k.s.Push(k.l.title())
	return k
}

// begin starts a match from the title.
func (k *desk) begin(mode catalog.Mode) {
	k.t.Helper()
	g, err := k.l.loader.game("zutomayo")
	if err != nil {
		k.t.Fatal(err)
	}
	decks := g.Library().Decks()
	k.l.start(k.l.env, catalog.Selection{Game: "zutomayo", Mode: mode, Level: "easy", Decks: [2]string{decks[0].ID, decks[1].ID}})
}

// answer gives n answers at the table, each the first legal one.
func (k *desk) answer(n int) {
	k.t.Helper()
	s := k.l.current.playing
	for range n {
		m := s.Match()
		p := m.State().ToAnswer()
		if _, err := m.Answer(p, m.Options(p)[0]); err != nil {
			k.t.Fatal(err)
		}
		k.l.current.saved(s, k.l.current.series)
	}
}

func (k *desk) concede() {
	k.t.Helper()
	s := k.l.current.playing
	if _, err := s.Match().Concede(0); err != nil {
		k.t.Fatal(err)
	}
	k.l.current.saved(s, k.l.current.series)
}

// notice returns the key of the notice shown, "" if there is none.
func (k *desk) notice() string {
	if n, ok := k.s.top().(*notice); ok {
		return n.head
	}
	return ""
}

// choose operates a button of the notice shown.
func (k *desk) choose(id string) {
	k.t.Helper()
	n, ok := k.s.top().(*notice)
	if !ok {
		k.t.Fatalf("there is no page to choose %q from but %T", id, k.s.top())
	}
	for _, c := range n.choices {
		if c.id == id {
			n.Activate(k.l.env, id)
			return
		}
	}
	k.t.Fatalf("the page %q has no %q", n.head, id)
}

// shows checks which notice is shown.
func (k *desk) shows(want string) {
	k.t.Helper()
	if got := k.notice(); got != want {
		k.t.Fatalf("the page shown is %q (%T), not %q", got, k.s.top(), want)
	}
}

func (k *desk) kept() *replay.Record {
	k.t.Helper()
	rec, err := replay.ParseBinary(k.w.memStore[currentKey])
	if err != nil {
		k.t.Fatal("the kept match: ", err)
	}
	return rec
}

// TestFullStorageIsTold checks that full storage is reported at the start and
// in the middle, once each, and nothing otherwise.
func TestFullStorageIsTold(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	k.begin(catalog.TwoPlayers)
	k.answer(2)
	k.shows("")
	d.full = true
	k.answer(1)
	k.shows("unsaved")
	k.choose("file")
	if rec, err := replay.Parse(k.w.data); err != nil || len(rec.Answers) != 3 {
		t.Fatalf("the file %v has not the whole match: %v", k.w.files, err)
	}
	k.choose("on")
	k.shows("")
	k.answer(3)
	k.shows("") // reported once
	d.full = false
	k.answer(1)
	if got := k.kept(); len(got.Answers) != 7 {
		t.Errorf("%d answers are kept", len(got.Answers))
	}
	d.full = true
	k.answer(1)
	k.shows("unsaved") // saving had worked in between

	k = (&flakyStore{memStore: memStore{}, full: true}).open(t)
	k.begin(catalog.TwoPlayers)
	k.shows("unsaved")
	k.choose("on")
	k.shows("")
	if k.l.current.playing == nil {
		t.Error("the match does not go on")
	}
}

// TestTheEndIsKept checks that whatever fails at the end of a match, it is
// somewhere and the player knows.
func TestTheEndIsKept(t *testing.T) {
	for _, fail := range []string{"match-1", indexKey} {
		d := &flakyStore{memStore: memStore{}, fail: []string{fail}}
		k := d.open(t)
		k.begin(catalog.VsAI)
		k.concede()
		k.shows("unsaved")
		if rec := k.kept(); !rec.Final.Result.Over {
			t.Errorf("without room for %s: what is kept has not ended", fail)
		}
		k.choose("on")
		d.fail = nil
		k.l.title()
		if info := k.l.resumeInfo(); info == nil {
			t.Fatalf("without room for %s, the finished match is gone", fail)
		}
		k.l.resume(k.l.env) // now there is room
		if _, still := d.memStore[currentKey]; still || len(k.l.savedGames.index()) != 1 {
			t.Errorf("without room for %s: %d matches are listed afterwards, current %v", fail, len(k.l.savedGames.index()), still)
		}
	}
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	for n := range 25 {
		k.s.Replace(k.l.title())
		k.begin(catalog.VsAI)
		k.concede()
		if got := len(k.l.savedGames.index()); got != min(n+1, keepMost) {
			t.Fatalf("%d matches are listed after %d", got, n+1)
		}
	}
	for _, e := range k.l.savedGames.index() {
		if _, ok := d.memStore[e.ID]; !ok {
			t.Errorf("%s is listed and not there", e.ID)
		}
	}
	n := 0
	for key := range d.memStore {
		if strings.HasPrefix(key, "match-") {
			n++
		}
	}
	if n != keepMost {
		t.Errorf("%d records lie about", n)
	}
}

// TestDamagedIndex checks that records are found again and none is overwritten.
func TestDamagedIndex(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	for range 3 {
		k.s.Replace(k.l.title())
		k.begin(catalog.VsAI)
		k.concede()
	}
	d.memStore["match-2"] = []byte("cut")
	d.memStore[indexKey] = []byte("[{")
	if list := k.l.savedGames.index(); len(list) != 3 || list[0].ID != "match-3" || list[0].Game != "zutomayo" || list[1].Game != "" {
		t.Fatalf("found: %+v", list)
	}
	k.s.Replace(k.l.title())
	k.begin(catalog.VsAI)
	k.concede()
	if list := k.l.savedGames.index(); len(list) != 4 || list[0].ID != "match-4" {
		t.Errorf("the next: %+v", list)
	}
	infos := k.l.replays()
	if len(infos) != 4 || infos[2].Label.EN != "Unreadable record" {
		t.Fatalf("the title lists %+v", infos)
	}
	k.s.Replace(k.l.title())
	k.l.openReplay(k.l.env, "match-2")
	k.shows("unreadable.old")
	k.choose("file")
	if string(k.w.data) != "cut" {
		t.Error("the file is not what was kept")
	}
	k.choose("back")
	if d.memStore["match-2"] == nil {
		t.Error("it was deleted unasked")
	}
	k.l.openReplay(k.l.env, "match-2")
	k.choose("delete")
	k.s.top().(*notice).Activate(k.l.env, "sure.no")
	if d.memStore["match-2"] == nil {
		t.Error("it was deleted without consent")
	}
	k.choose("delete")
	k.s.top().(*notice).Activate(k.l.env, "sure.yes")
	if d.memStore["match-2"] != nil || len(k.l.savedGames.index()) != 3 {
		t.Error("it was not deleted")
	}
}

// TestUnreadableMatch checks that a match that cannot be resumed is never
// deleted without asking, whatever is wrong with it.
func TestUnreadableMatch(t *testing.T) {
	for name, c := range map[string]struct {
		change func(r *replay.Record)
		says   string
	}{
		"rules":  {func(r *replay.Record) { r.Rules++ }, "rules have been revised"},
		"cards":  {func(r *replay.Record) { r.Packs[0].Hash = "0" }, "cards have been revised"},
		"hash":   {func(r *replay.Record) { r.Final.Hash++ }, "cannot be played back as recorded"},
		"game":   {func(r *replay.Record) { r.Game = "tarot" }, "cannot be played here"},
		"noise":  {nil, "damaged"},
		"answer": {func(r *replay.Record) { r.Answers[0].Option.Zone = 39 }, "cannot be played back as recorded"},
	} {
		d := &flakyStore{memStore: memStore{}}
		k := d.open(t)
		k.begin(catalog.VsAI)
		k.answer(1)
		rec := k.kept()
		kept := []byte("\x01noise")
		if c.change != nil {
			c.change(rec)
			kept = rec.Binary()
		}
		d.memStore[currentKey] = kept
		d.windows = nil
		k = d.open(t)
		info := k.l.resumeInfo()
		if info == nil {
			t.Fatalf("%s: the title is silent", name)
		}
		k.l.resume(k.l.env)
		k.shows("unreadable")
		if said := k.s.top().Status(k.l.env); !strings.Contains(said, c.says) {
			t.Errorf("%s: the page says %q", name, said)
		}
		k.choose("file")
		if len(k.w.files) != 1 {
			t.Errorf("%s: no file", name)
		}
		if c.change == nil && !bytes.Equal(k.w.data, kept) {
			t.Errorf("%s: the file is another", name)
		}
		k.choose("back")
		if !bytes.Equal(d.memStore[currentKey], kept) {
			t.Fatalf("%s: the kept match has changed", name)
		}
		// Another match moves it to the replays.
		k.begin(catalog.VsAI)
		k.shows("")
		if list := k.l.savedGames.index(); len(list) != 1 || !bytes.Equal(d.memStore[list[0].ID], kept) {
			t.Errorf("%s: a new match has taken its place: %+v", name, list)
		}
	}
}

// TestTheMatchLeftIsPutAside checks that a new match moves the current one to
// the replays, if somebody has played in it.
func TestTheMatchLeftIsPutAside(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	k.begin(catalog.VsAI)
	k.s.Replace(k.l.title())
	k.begin(catalog.VsAI) // nobody had answered
	if n := len(k.l.savedGames.index()); n != 0 {
		t.Fatalf("%d matches were put aside", n)
	}
	if k.l.resumeInfo().Stays {
		t.Error("it is said that a match stays in which nobody has answered")
	}
	k.answer(1)
	was := k.kept()
	if !k.l.resumeInfo().Stays {
		t.Error("it is not said that a match stays in which somebody has answered")
	}
	k.s.Replace(k.l.title())
	k.begin(catalog.VsAI)
	list := k.l.savedGames.index()
	if len(list) != 1 || !list[0].Open {
		t.Fatalf("put aside: %+v", list)
	}
	if info := k.l.replays(); info[0].Result.EN != "unfinished" {
		t.Errorf("the list says %q", info[0].Detail.EN)
	}
	if got, err := replay.ParseBinary(d.memStore[list[0].ID]); err != nil || !sameMatch(got, was) || len(got.Answers) != 1 {
		t.Error("what was put aside is another: ", err)
	}
	// Without room for that the player decides.
	k.answer(2)
	d.full = true
	k.s.Replace(k.l.title())
	k.begin(catalog.VsAI)
	k.shows("noroom")
	if len(k.kept().Answers) != 2 {
		t.Error("it is lost before anybody has decided")
	}
	k.choose("file")
	if rec, err := replay.Parse(k.w.data); err != nil || len(rec.Answers) != 2 {
		t.Error("the file: ", err)
	}
	k.choose("back")
	if _, ok := k.s.top().(*title.Scene); !ok {
		t.Errorf("back leads to %T", k.s.top())
	}
}

// TestTwoWindows checks that no window overwrites the other's match without asking.
func TestTwoWindows(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	a, b := d.open(t), d.open(t)
	a.begin(catalog.TwoPlayers)
	a.answer(3)

	// The second window is told, and may leave the match.
	b.l.resume(b.l.env)
	b.shows("elsewhere")
	b.choose("back")
	a.answer(1)
	a.shows("")

	// It takes the match over, in its present state.
	b.l.resume(b.l.env)
	a.answer(1)
	b.choose("here")
	b.shows("")
	if n := b.l.current.playing.Match().Len(); n != 5 {
		t.Errorf("taken over after %d answers of 5", n)
	}
	a.shows("stale")
	a.choose("file")
	if rec, err := replay.Parse(a.w.data); err != nil || len(rec.Answers) != 5 {
		t.Error("the stale window's file: ", err)
	}
	b.answer(2)
	if n := len(a.kept().Answers); n != 7 {
		t.Errorf("%d answers are kept", n)
	}

	// Back again: the first continues from the second's state.
	a.choose("here")
	a.shows("")
	b.shows("stale")
	if n := a.l.current.playing.Match().Len(); n != 7 {
		t.Errorf("taken back after %d answers of 7", n)
	}
	b.choose("totitle")

	// The first still has it: a new match in the second moves it to the replays.
	a.answer(1)
	was := a.kept()
	b.begin(catalog.TwoPlayers)
	b.shows("elsewhere")
	b.choose("begin")
	b.answer(1)
	a.shows("stale")
	list := b.l.savedGames.index()
	if len(list) != 1 {
		t.Fatalf("%d matches were put aside", len(list))
	}
	if got, err := replay.ParseBinary(d.memStore[list[0].ID]); err != nil || !sameMatch(got, was) || len(got.Answers) != 8 {
		t.Error("put aside: ", err)
	}
	// The first takes its own back, which moves the second's to the replays.
	a.choose("here")
	b.shows("stale")
	if got := a.kept(); !sameMatch(got, was) || len(got.Answers) != 8 {
		t.Error("the first window's match is not what is kept")
	}
	if n := len(b.l.savedGames.index()); n != 2 {
		t.Errorf("%d matches were put aside", n)
	}
}

// TestStaleWindowEndsNothing is about a window that does not know of the other one yet.
func TestStaleWindowEndsNothing(t *testing.T) {
	for _, end := range []bool{false, true} {
		d := &flakyStore{memStore: memStore{}}
		a, b := d.open(t), d.open(t)
		a.begin(catalog.TwoPlayers)
		a.answer(2)
		a.w.watch = nil // gets no notifications
		b.l.resume(b.l.env)
		b.choose("here")
		b.answer(5)
		if end {
			a.concede()
		} else {
			a.answer(1)
		}
		a.shows("stale")
		if got := b.kept(); len(got.Answers) != 7 {
			t.Errorf("end %v: %d answers are kept of 7", end, len(got.Answers))
		}
		if n := len(b.l.savedGames.index()); n != 0 {
			t.Errorf("end %v: the stale window's end is among the replays", end)
		}
		b.answer(1)
		b.shows("")
		if len(b.kept().Answers) != 8 {
			t.Error("the second window no longer saves")
		}
	}
}

// TestDivergedWindows checks that continuing here, from another state than the
// other window's, moves that one's match to the replays.
func TestDivergedWindows(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	a, b := d.open(t), d.open(t)
	a.begin(catalog.TwoPlayers)
	a.answer(2)
	a.w.watch = nil
	b.l.resume(b.l.env)
	b.choose("here")
	b.answer(3)
	m := a.l.current.playing.Match()
	for _, o := range m.Options(m.State().ToAnswer()) {
		if theirs := b.kept().Answers[2]; o != theirs.Option { // a different answer
			if _, err := m.Answer(m.State().ToAnswer(), o); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	a.l.current.saved(a.l.current.playing, nil)
	a.choose("here")
	a.shows("")
	if n := len(a.kept().Answers); n != 3 {
		t.Errorf("%d answers are kept", n)
	}
	list := a.l.savedGames.index()
	if len(list) != 1 {
		t.Fatalf("%d put aside", len(list))
	}
	if got, err := replay.ParseBinary(d.memStore[list[0].ID]); err != nil || len(got.Answers) != 5 {
		t.Error("put aside: ", err)
	}
	// Without room for that, a window stays stale until the player has agreed to the loss.
	b.shows("stale")
	a.answer(1)
	d.full = true
	b.choose("here")
	b.shows("noroom")
	b.choose("back")
	b.shows("stale")
	if len(a.kept().Answers) != 4 {
		t.Error("the first window's match is not what is kept")
	}
	b.choose("here")
	b.choose("anyway")
	b.shows("unsaved")
	a.answer(1) // it does not know yet
	a.shows("stale")
}

// TestNoticesDoNotPile is about a window that cannot save and is taken over.
func TestNoticesDoNotPile(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	a, b := d.open(t), d.open(t)
	a.begin(catalog.TwoPlayers)
	a.answer(2)
	d.fail = []string{currentKey}
	a.answer(1)
	a.shows("unsaved")
	d.fail = nil
	b.l.resume(b.l.env)
	b.choose("here")
	a.shows("stale")
	if n := len(a.s.list); n != 2 {
		t.Errorf("%d scenes lie upon one another", n)
	}
	a.choose("here") // two answers are stored, three were played here
	a.shows("")
	if n := len(a.kept().Answers); n != 3 || len(a.s.list) != 1 {
		t.Errorf("%d answers are kept, %d scenes lie upon one another", n, len(a.s.list))
	}
	b.shows("stale")
}

// TestClosedWindow checks that a window that has gone blocks nobody.
func TestClosedWindow(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	a := d.open(t)
	a.begin(catalog.TwoPlayers)
	a.answer(3)
	d.windows = nil // closed
	b := d.open(t)
	b.l.resume(b.l.env)
	b.shows("")
	b.answer(1)
	b.shows("")
	if len(b.kept().Answers) != 4 {
		t.Error("the match does not go on")
	}
	b.s.Replace(b.l.title())
	if d.memStore[ownerKey] != nil {
		t.Error("the match left is still held")
	}
	// Nor does it if nothing can be written.
	d.memStore[ownerKey] = []byte("somebody long gone")
	d.full = true
	b.l.resume(b.l.env)
	b.shows("unsaved")
}

// TestPlayedOnFromAReplay checks that a continued replay becomes the current
// match and the previous one is moved to the replays.
func TestPlayedOnFromAReplay(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	k.begin(catalog.TwoPlayers)
	k.answer(3)
	k.concede()
	k.s.Replace(k.l.title())
	k.begin(catalog.TwoPlayers)
	k.answer(2)
	was := k.kept()
	k.s.Replace(k.l.title())
	m, err := k.l.load(k.l.savedGames.index()[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	k.s.Replace(k.l.table(m, true))
	if k.l.current.playing != nil {
		t.Fatal("a replay is played")
	}
	// What the table's scene would do with its own session.
	cfg := k.l.config(tableEntry("zutomayo"), m, true, nil)
	s := session.New(cfg)
	s.Seek(2)
	s.Continue()
	if got := k.kept(); len(got.Answers) != 2 || sameMatch(got, was) {
		t.Error("the branch is not what is kept")
	}
	found := false
	for _, e := range k.l.savedGames.index() {
		if rec, err := replay.ParseBinary(d.memStore[e.ID]); err == nil && sameMatch(rec, was) && e.Open {
			found = true
		}
	}
	if !found {
		t.Error("the match that was left is lost")
	}
}

// TestNotices checks that every notice fits every window in both languages.
func TestNotices(t *testing.T) {
	for _, f := range faults.Words(noticeWords) {
		t.Error(f)
	}
	for _, f := range faults.Words(phrases.Text) {
		t.Error(f)
	}
	none := func(*ui.Env) {}
	long := fmt.Errorf("record: packs[0]: the pack \"zutomayo-basic\" has changed: hash 0123456789abcdef in the record, fedcba9876543210 here — load the edition of the record")
	pages := map[string]func() ui.Scene{
		"unsaved": func() ui.Scene {
			return newPage(noticeText{head: "unsaved", text: said("unsaved.text"), hint: "unsaved.hint"}, choice{id: "file", do: none}, choice{id: "on", do: none})
		},
		"noroom": func() ui.Scene {
			return newPage(noticeText{head: "noroom", text: said("noroom.text"), hint: "unsaved.hint"}, choice{id: "file", do: none}, choice{id: "anyway", do: none}, choice{id: "back", do: none})
		},
		"elsewhere": func() ui.Scene {
			return newPage(noticeText{head: "elsewhere", text: said("elsewhere.new")}, choice{id: "begin", do: none}, choice{id: "back", do: none})
		},
		"stale": func() ui.Scene {
			return newPage(noticeText{head: "stale", text: said("stale.text"), hint: "stale.hint"}, choice{id: "here", do: none}, choice{id: "file", do: none}, choice{id: "totitle", do: none})
		},
		"unreadable": func() ui.Scene {
			return newPage(noticeText{head: "unreadable", text: said("diverged"), hint: "unreadable.hint", detail: long.Error()}, choice{id: "file", do: none}, choice{id: "delete", sure: "delete.ask", do: none}, choice{id: "back", do: none})
		},
		"decks": func() ui.Scene {
			return newPage(noticeText{head: "decks", text: said("decks.text"), hint: "decks.hint"}, choice{id: "file", do: none}, choice{id: "delete", sure: "decks.ask", do: none}, choice{id: "back", do: none})
		},
		"incoming": func() ui.Scene {
			return newPage(noticeText{head: "incoming", text: said("incoming.text")}, choice{id: "stay", do: none}, choice{id: "leave", do: none})
		},
		"nofile": func() ui.Scene {
			return newPage(noticeText{head: "nofile", hint: "hint.any", text: said("damaged")}, choice{id: "back", do: none})
		},
		"file": func() ui.Scene { return newNotice("a-match-with-a-rather-long-name-of-its-file.json", long, none) },
	}
	for name, page := range pages {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, size := range [][3]float64{{1280, 720, 1}, {390, 844, 1}, {844, 390, 1}, {480, 320, 1}, {480, 270, 1.3}, {320, 568, 1.3}} {
				env := room(size[0], size[1], size[2], l)
				n := page().(*notice)
				n.Update(env, &ui.Input{})
				for _, f := range faults.Layout(n.Record(env), env, 44) {
					t.Errorf("%s at %v in %s: %s", name, size, l, f)
				}
			}
		}
	}
}

// TestResumedWithAPick checks that a match which was left in the middle of an
// answer, with a card picked, opens again: its question is asked before
// anything has been drawn.
func TestResumedWithAPick(t *testing.T) {
	d := &flakyStore{memStore: memStore{}}
	k := d.open(t)
	k.begin(catalog.VsAI)
	m := k.l.current.playing.Match()
	for (m.State().Dec.Min[0] == 0 || m.State().Picks[0].N == 0) && m.Len() < 200 {
		p := m.State().ToAnswer()
		opts := m.Options(p)
		o := opts[0]
		for _, x := range opts {
			if x.Verb == rules.Done {
				o = x
			}
		}
		if _, err := m.Answer(p, o); err != nil {
			t.Fatal(err)
		}
	}
	k.l.current.saved(k.l.current.playing, k.l.current.series)
	d.windows = nil
	k = d.open(t)
	k.l.resume(k.l.env)
	k.shows("")
	k.s.top().Update(k.l.env, &ui.Input{})
	if s := k.s.top().Status(k.l.env); s == "" {
		t.Error("nothing is shown")
	}
}

// TestStoredIsSealed checks that what is stored of a match in progress does
// not tell its decks, and that its end is stored plainly.
func TestStoredIsSealed(t *testing.T) {
	k := (&flakyStore{memStore: memStore{}}).open(t)
	k.begin(catalog.VsAI)
	tells := func(data []byte) bool {
		return bytes.Contains(data, []byte(k.l.current.playing.Match().Record().Decks[1].ID))
	}
	k.answer(3)
	for key, v := range k.w.memStore {
		if tells(v) && key != habitsKey {
			t.Errorf("%q tells the other deck: %q", key, v)
		}
	}
	k.l.current.aside = false
	k.begin(catalog.VsAI) // the other match is put aside
	if v := k.w.memStore["match-1"]; len(v) == 0 || tells(v) {
		t.Errorf("the match put aside: %q", v)
	}
	k.concede()
	if v := k.w.memStore["match-2"]; !tells(v) {
		t.Errorf("the match that is over: %q", v)
	}
}

// TestStrangersWords checks that what an address or a file's name says is
// shown as an excerpt.
func TestStrangersWords(t *testing.T) {
	long := strings.Repeat("\u202egpj.", 50_000)
	for _, text := range []string{
		(&misread{name: "deck", value: long, known: []string{"a"}}).text(lang.EN),
		newNotice(long, errNoGame, nil).(*notice).text(lang.JA),
		report(errors.New(long)),
	} {
		if len(text) > 1000 || strings.Contains(text, "\u202e") {
			t.Errorf("%d bytes are shown: %.80q", len(text), text)
		}
	}
}
