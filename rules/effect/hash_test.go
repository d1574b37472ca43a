package effect

import (
	std "crypto/sha256"
	"math/rand/v2"
	"testing"
)

func TestSHA256(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	data := make([]byte, 300)
	for n := range data {
		for i := range data[:n] {
			data[i] = byte(r.Uint32())
		}
		if got, want := sha256(data[:n], never), std.Sum256(data[:n]); got != want {
			t.Fatalf("%d bytes: %x, want %x", n, got, want)
		}
	}
}

// TestPackIs checks that a pack is recognized by its present and its former
// hash, and an edition that differs in one byte by neither.
func TestPackIs(t *testing.T) {
	p := &Pack{Hash: contentHash([]byte("a"), never), data: []byte("a")}
	q := &Pack{Hash: contentHash([]byte("b"), never), data: []byte("b")}
	for _, hash := range []string{p.Hash, formerHash(p.data)} {
		if !p.Is(hash) || q.Is(hash) {
			t.Errorf("%s: %v and %v", hash, p.Is(hash), q.Is(hash))
		}
	}
	if p.Hash != "ca978112ca1bbdcafac231b39a23dc4d" || p.Is("") || p.Is("0") {
		t.Errorf("the hash of “a” is %s", p.Hash)
	}
}
