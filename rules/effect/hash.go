package effect

import (
	"encoding/binary"
	"encoding/hex"
	"hash/fnv"
	"math/bits"
)

// contentHash identifies a pack by the first 128 bits of its SHA-256, too many
// for anybody to forge a second pack with the same hash.
func contentHash(data []byte, pause func()) string {
	sum := sha256(data, pause)
	return hex.EncodeToString(sum[:16])
}

// Is reports whether a hash in a record means this pack. Records made before
// 2026-11-22 have 64 bits of FNV-1a, which still tell editions apart.
func (p *Pack) Is(hash string) bool {
	return hash == p.Hash || len(hash) == 16 && hash == formerHash(p.data)
}

func formerHash(data []byte) string {
	h := fnv.New128a()
	h.Write(data)
	sum := h.Sum(nil)
	for i := range 8 {
		sum[i] ^= sum[8+i]
	}
	return hex.EncodeToString(sum[:8])
}

// hashAhead is how many bytes are hashed between two pauses.
const hashAhead = 8 << 10

// sha256 is FIPS 180-4. The standard library's would add 50 KB and self-tests
// that run before the page's first frame; a test compares the two.
func sha256(data []byte, pause func()) (sum [32]byte) {
	h := [8]uint32{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}
	whole := len(data) &^ 63
	for i := 0; i < whole; i += 64 {
		if i%hashAhead == 0 {
			pause()
		}
		block(&h, data[i:i+64])
	}
	var end [128]byte // the last block or two: the remainder, a one bit, zeros, the length in bits
	n := copy(end[:], data[whole:])
	end[n] = 0x80
	last := end[:64]
	if n >= 56 {
		last = end[:]
	}
	binary.BigEndian.PutUint64(last[len(last)-8:], uint64(len(data))*8)
	for ; len(last) > 0; last = last[64:] {
		block(&h, last[:64])
	}
	for i, v := range h {
		binary.BigEndian.PutUint32(sum[4*i:], v)
	}
	return sum
}

func block(h *[8]uint32, p []byte) {
	var w [64]uint32
	for i := range 16 {
		w[i] = binary.BigEndian.Uint32(p[4*i:])
	}
	for i := 16; i < 64; i++ {
		x, y := w[i-15], w[i-2]
		w[i] = w[i-16] + w[i-7] +
			(bits.RotateLeft32(x, -7) ^ bits.RotateLeft32(x, -18) ^ x>>3) +
			(bits.RotateLeft32(y, -17) ^ bits.RotateLeft32(y, -19) ^ y>>10)
	}
	a, b, c, d, e, f, g, z := h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7]
	for i := range 64 {
		t := z + (bits.RotateLeft32(e, -6) ^ bits.RotateLeft32(e, -11) ^ bits.RotateLeft32(e, -25)) + (e&f ^ ^e&g) + shaKey[i] + w[i]
		u := (bits.RotateLeft32(a, -2) ^ bits.RotateLeft32(a, -13) ^ bits.RotateLeft32(a, -22)) + (a&b ^ a&c ^ b&c)
		a, b, c, d, e, f, g, z = t+u, a, b, c, d+t, e, f, g
	}
	for i, x := range [...]uint32{a, b, c, d, e, f, g, z} {
		h[i] += x
	}
}

// shaKey holds the first 32 bits of the fractional parts of the cube roots of
// the first 64 primes.
var shaKey = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}
