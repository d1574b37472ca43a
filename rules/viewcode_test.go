package rules

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

// small is a table with room for every card in one zone.
var small = Table{Game: "small", Zones: make([]ZoneSpec, 4)}

// fullView returns a view with as many cards, modifiers and so on as possible.
func fullView() *View {
	v := &View{Seat: 1}
	for i := range MaxCards - 1 {
		v.S.NewCard(DefID(i%7), Seat(i&1), ZoneID(i%5))
	}
	v.S.NMods, v.S.NTriggers, v.S.NFrames, v.S.NStack = MaxMods, MaxTriggers, MaxFrames, MaxStack
	for i := range v.S.Lists {
		v.S.Lists[i].N = ListCap
	}
	v.S.Picks[0].N, v.S.Picks[1].N = ListCap, ListCap
	v.S.Memo[0].N, v.S.Memo[1].N = MemoCap, MemoCap
	for i := range v.S.Stack {
		v.S.Stack[i].NT = MaxTargets
	}
	return v
}

// TestViewCodeCoversView checks that every field of a view survives encoding
// and decoding.
func TestViewCodeCoversView(t *testing.T) {
	v := fullView()
	seen := map[string]string{string(AppendView(nil, v)): "the view"}
	// The order of cards is encoded zone by zone; a view has no generator, no
	// script, no count of answers and no digest.
	left := []string{".NCards", ".NMods", ".NTriggers", ".NFrames", ".NStack", ".Order", ".Start", ".Zone", ".Cards[0]", ".rng", ".Script", ".Last", ".News", ".Answers", ".Digest", ".N+"}
	n := 0
	var walk func(f reflect.Value, path string)
	walk = func(f reflect.Value, path string) {
		for _, s := range left {
			if strings.HasSuffix(path, s) || s == ".Cards[0]" && strings.Contains(path, ".Cards[0].") {
				return
			}
		}
		switch f.Kind() {
		case reflect.Struct:
			for i := range f.NumField() {
				name := "." + f.Type().Field(i).Name
				if f.Type() == reflect.TypeFor[List]() && name == ".N" {
					continue
				}
				if f.Type() == reflect.TypeFor[Memo]() && name == ".N" {
					continue
				}
				if f.Type() == reflect.TypeFor[StackItem]() && name == ".NT" {
					continue
				}
				walk(f.Field(i), path+name)
			}
			return
		case reflect.Array:
			for i := range f.Len() {
				if i < 3 || i > f.Len()-3 {
					at := path + "[]"
					if i == 0 {
						at = path + "[0]"
					}
					walk(f.Index(i), at)
				}
			}
			return
		}
		old := reflect.New(f.Type()).Elem()
		old.Set(f)
		switch f.Kind() {
		case reflect.Bool:
			f.SetBool(!f.Bool())
		case reflect.Int8, reflect.Int16:
			f.SetInt(1 - f.Int())
		default:
			f.SetUint(1)
			if old.Uint() == 1 {
				f.SetUint(2)
			}
		}
		n++
		b := AppendView(nil, v)
		if other, ok := seen[string(b)]; ok {
			t.Errorf("%s is not written: the bytes are those of %s", path, other)
		}
		seen[string(b)] = path
		w, err := ReadView(&small, 9, b)
		if err != nil || *w != *v {
			t.Errorf("%s is not read as it was written: %v", path, err)
		}
		f.Set(old)
	}
	walk(reflect.ValueOf(v).Elem(), "")
	if n < 400 {
		t.Errorf("only %d fields visited", n)
	}
	if len(AppendView(nil, v)) > MaxViewBytes {
		t.Errorf("the largest view takes %d bytes", len(AppendView(nil, v)))
	}
}

// Truncated, lengthened or of another version, bytes are not a view.
func TestViewCodeRefuses(t *testing.T) {
	b := AppendView(nil, fullView())
	for i := range b {
		if _, err := ReadView(&small, 9, b[:i]); err == nil {
			t.Fatalf("%d of %d bytes were taken for a view", i, len(b))
		}
	}
	if _, err := ReadView(&small, 9, append(bytes.Clone(b), 0)); err == nil {
		t.Error("a byte too many was taken")
	}
	if _, err := ReadView(&small, 5, b); err == nil {
		t.Error("a design beyond the library was taken")
	}
	other := bytes.Clone(b)
	other[0]++
	if _, err := ReadView(&small, 9, other); err == nil {
		t.Error("another version was taken")
	}
	if _, err := ReadView(&small, 9, make([]byte, MaxViewBytes+1)); err == nil {
		t.Error("too many bytes were taken")
	}
}

// TestDeterminizeAllocates checks that filling a view does not allocate:
// search does it thousands of times.
func TestDeterminizeAllocates(t *testing.T) {
	v := fullView()
	deal := Deal{Decks: [2][]DefID{{1, 2, 3}, {4, 5}}, Pool: 9}
	var s State
	if n := testing.AllocsPerRun(20, func() { Determinize(&small, v, &deal, 1, &s) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func FuzzReadView(f *testing.F) {
	f.Add(AppendView(nil, &View{}))
	f.Add(AppendView(nil, fullView()))
	r := rand.New(rand.NewPCG(1, 1))
	b := AppendView(nil, fullView())
	for range 20 {
		c := bytes.Clone(b)
		c[r.IntN(len(c))] ^= 1 << r.IntN(8)
		f.Add(c)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		v, err := ReadView(&small, 9, b)
		if err != nil {
			return
		}
		if again := AppendView(nil, v); !bytes.Equal(again, b) {
			t.Fatalf("%x was read, %x is written", b, again)
		}
		for id := CardID(1); id <= CardID(v.S.NCards); id++ {
			z := v.S.Cards[id].Zone
			found := false
			for _, c := range v.S.Zone(z) {
				found = found || c == id
			}
			if !found {
				t.Fatalf("card %d does not lie where it says", id)
			}
		}
		var s State // any previous content is overwritten
		Determinize(&small, v, &Deal{Pool: 9}, 1, &s)
	})
}
