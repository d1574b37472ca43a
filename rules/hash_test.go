package rules

import (
	"reflect"
	"testing"
	"unsafe"
)

// TestHashCoversState checks that every field of a State affects its hash.
func TestHashCoversState(t *testing.T) {
	var s State
	s.NCards = MaxCards - 1 // matches with few cards skip the last ones
	empty := s.Hash()
	seen := map[uint64]string{s.Hash(): "the empty state"}
	var walk func(v reflect.Value, path string)
	walk = func(v reflect.Value, path string) {
		v = reflect.NewAt(v.Type(), unsafe.Pointer(v.UnsafeAddr())).Elem() // unexported fields too
		was := reflect.New(v.Type()).Elem()
		was.Set(v)
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				if f := v.Type().Field(i).Name; v.Type() == reflect.TypeFor[Mod]() && (f == "By" || f == "Joined") {
					continue // for those who read a card: they decide nothing
				}
				if v.Field(i).Type() == reflect.TypeFor[Digest]() {
					continue // says nothing that the cards do not say
				}
				walk(v.Field(i), path+"."+v.Type().Field(i).Name)
			}
			return
		case reflect.Array:
			for i := range v.Len() {
				walk(v.Index(i), path+"[]")
			}
			return
		case reflect.Bool:
			v.SetBool(true)
		case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
			v.SetUint(1)
			if v.Type().Bits() > 8 {
				v.SetUint(0x0101)
			}
		case reflect.Int8, reflect.Int16:
			v.SetInt(-1)
		default:
			t.Fatalf("%s is a %s: a State holds plain numbers only", path, v.Kind())
		}
		h := s.Hash()
		if other, ok := seen[h]; ok {
			t.Errorf("%s does not count: the hash equals that of %s", path, other)
		}
		seen[h] = path
		v.Set(was)
	}
	walk(reflect.ValueOf(&s).Elem(), "State")
	if s.Hash() != empty {
		t.Error("the hash depends on more than the state")
	}
	if len(seen) < 3000 {
		t.Errorf("only %d fields visited", len(seen))
	}
}

// TestHashIsStable checks that hashes are the same on every machine and in
// every version: a change here makes old records fail their check.
func TestHashIsStable(t *testing.T) {
	var s State
	s.Seed(42)
	s.NewCard(7, 1, 3)
	if got, want := s.Hash(), uint64(0xd3fe88e132eab945); got != want {
		t.Errorf("the hash is %#x, it was %#x", got, want)
	}
	if n := testing.AllocsPerRun(100, func() { s.Hash() }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkHash(b *testing.B) {
	var s State
	for b.Loop() {
		s.Hash()
	}
}
