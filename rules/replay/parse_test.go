package replay_test

import (
	"bytes"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"

	"godeck/rules/replay"
)

// TestParse checks that every form of a record is recognized, and anything
// else is refused with its kind of fault.
func TestParse(t *testing.T) {
	g := load(t, "zutomayo")
	rec := playOut(t, g, 4, pair(t)).Record()
	link, err := rec.Link()
	if err != nil {
		t.Fatal(err)
	}
	wrapped := link[:40] + "\r\n" + link[40:]
	for name, data := range map[string][]byte{
		"JSON": rec.JSON(), "binary": rec.Binary(), "link": []byte(link), "wrapped link": []byte(wrapped + "\n"),
		"JSON with a mark": append([]byte("\ufeff"), rec.JSON()...),
		"address":          []byte("https://example.org/table/?lang=ja#r=" + link),
		"address, r first": []byte("https://example.org/?r=" + link + "&lang=ja"),
	} {
		got, err := replay.Parse(data)
		if err != nil || !reflect.DeepEqual(got, rec) {
			t.Errorf("%s: %v", name, err)
		}
	}
	newer := rec.Binary()
	newer[0] = 2
	for _, c := range []struct {
		name string
		data []byte
		want replay.Fault
	}{
		{"nothing", nil, replay.Damaged},
		{"a poem", []byte("The old pond"), replay.Damaged},
		{"noise", []byte{0, 1, 255}, replay.Damaged},
		{"half of it", rec.JSON()[:100], replay.Damaged},
		{"half of the binary", rec.Binary()[:60], replay.Damaged},
		{"a cut link", []byte(link[:len(link)-9]), replay.BrokenLink},
		{"a cut address", []byte("https://example.org/#r=" + link[:len(link)/2]), replay.BrokenLink},
		{"an address cut behind the mark", []byte("https://example.org/#r="), replay.BrokenLink},
		{"a link without its head", []byte("https://example.org/#r=" + link[9:]), replay.BrokenLink},
		{"a newer link", []byte("https://example.org/#r=2" + link[1:]), replay.Newer},
		{"a newer format", bytes.Replace(rec.JSON(), []byte(replay.Format), []byte("godeck-record/9"), 1), replay.Newer},
		{"too much", bytes.Repeat([]byte("["), replay.MaxJSON+1), replay.TooLarge},
	} {
		_, err := replay.Parse(c.data)
		if err == nil || replay.FaultOf(err) != c.want {
			t.Errorf("%s: %v (kind %d, want %d)", c.name, err, replay.FaultOf(err), c.want)
		}
		if err != nil && c.want == replay.BrokenLink && (strings.Contains(err.Error(), "JSON") || !strings.Contains(err.Error(), "whole link")) {
			t.Errorf("%s does not say that the whole link must be copied: %v", c.name, err)
		}
	}
}

// TestFaults checks that a record that cannot be played is told apart from one
// that cannot be read.
func TestFaults(t *testing.T) {
	g := load(t, "zutomayo")
	fresh := func() *replay.Record { return playOut(t, g, 4, pair(t)).Record() }
	for name, c := range map[string]struct {
		change func(r *replay.Record)
		want   replay.Fault
	}{
		"rules":  {func(r *replay.Record) { r.Rules++ }, replay.OtherRules},
		"cards":  {func(r *replay.Record) { r.Packs[0].Hash = "0" }, replay.OtherCards},
		"packs":  {func(r *replay.Record) { r.Packs = append(r.Packs, r.Packs[0]) }, replay.NoPack},
		"hash":   {func(r *replay.Record) { r.Final.Hash++ }, replay.Diverged},
		"answer": {func(r *replay.Record) { r.Answers[0].Option.Card++ }, replay.Diverged},
	} {
		r := fresh()
		c.change(r)
		if _, err := replay.Replay(g, r); err == nil || replay.FaultOf(err) != c.want {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestFormerRules checks that a record of the previous version is read where
// the game allows it: its packs have their former hashes and its states
// another one, but answers and result are checked. The match continues with
// the present version.
func TestFormerRules(t *testing.T) {
	g := load(t, "zutomayo")
	tab := g.Table()
	former := func() *replay.Record {
		r := playOut(t, g, 4, pair(t)).Record()
		r.Rules = tab.Reads
		r.Final.Hash++
		return r
	}
	m, err := replay.Replay(g, former())
	if err != nil {
		t.Fatal(err)
	}
	if r := m.Record(); r.Rules != tab.Version || r.Packs[0].Hash != g.Library().Packs[0].Hash {
		t.Errorf("the match goes on by version %d and pack %s", r.Rules, r.Packs[0].Hash)
	}
	for name, change := range map[string]func(r *replay.Record){
		"too old": func(r *replay.Record) { r.Rules = tab.Reads - 1 },
		"result":  func(r *replay.Record) { r.Final.Result.Reason++ },
	} {
		r := former()
		if change(r); err == nil {
			_, err = replay.Replay(g, r)
		}
		if err == nil {
			t.Errorf("%s: a record was taken that cannot be played as it says", name)
		}
		err = nil
	}
}

// endless is a stream that counts what is read from it.
type endless struct{ taken int }

func (e *endless) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = '['
	}
	e.taken += len(b)
	return len(b), nil
}

func TestReadIsBounded(t *testing.T) {
	var e endless
	if _, err := replay.Read(&e); replay.FaultOf(err) != replay.TooLarge {
		t.Error(err)
	}
	if e.taken > 2*replay.MaxJSON {
		t.Errorf("%d bytes were taken in", e.taken)
	}
	if _, err := replay.Read(io.MultiReader(strings.NewReader("{"), strings.NewReader("}"))); replay.FaultOf(err) != replay.Newer {
		t.Error(err)
	}
}

// TestFilesGoAlong checks that a record keeps the packs that it brings in its
// JSON form, and not in the binary one.
func TestFilesGoAlong(t *testing.T) {
	r := playOut(t, load(t, "zutomayo"), 4, pair(t)).Record()
	r.Files = []string{"{\"a\": \"\u2028 [ ] \\u0000\"}", "二"}
	back, err := replay.ParseJSON(r.JSON())
	if err != nil || !slices.Equal(back.Files, r.Files) || len(back.Answers) != len(r.Answers) {
		t.Errorf("%v: %q, %d answers", err, back.Files, len(back.Answers))
	}
	if back, err = replay.ParseBinary(r.Binary()); err != nil || back.Files != nil {
		t.Errorf("binary: %v, %q", err, back.Files)
	}
}
