package replay

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
)

// sealedVersion is the first byte of every sealed record.
const sealedVersion = 2

// sealSum is the length of the checksum behind it, in bytes.
const sealSum = 16

// Kept returns the record as the program stores it and gives it away: in plain
// binary form once the match is over, sealed before. The seed and both decks
// of an unfinished match, which no seat may know, can then not be read off the
// file. Parse reads both.
//
// The seal keeps from seeing, not from breaking in: whoever can read this
// program can undo it, like whoever can read its memory.
func (r *Record) Kept() []byte {
	plain := r.Binary()
	if r.Over() {
		return plain
	}
	sum := sealOf(plain)
	sealed := append([]byte{sealedVersion}, sum[:sealSum]...)
	return append(sealed, mask(plain, sum[:sealSum])...)
}

// File returns the record as a file for players, and the ending of its name:
// readable JSON once the match is over, sealed before.
func (r *Record) File() (data []byte, ending string) {
	if r.Over() {
		return r.JSON(), ".json"
	}
	return r.Kept(), ".godeck"
}

// Over reports whether the match of the record has ended.
func (r *Record) Over() bool { return r.Final != nil && r.Final.Result.Over }

// unseal returns the binary form in a sealed record; ok is false if that is
// damaged.
func unseal(data []byte) (plain []byte, ok bool) {
	if len(data) < 1+sealSum || data[0] != sealedVersion {
		return nil, false
	}
	sum, body := data[1:1+sealSum], data[1+sealSum:]
	plain = mask(body, sum)
	now := sealOf(plain)
	return plain, bytes.Equal(now[:sealSum], sum)
}

func sealOf(plain []byte) [sha256.Size]byte {
	return sha256.Sum256(append([]byte("godeck: an unfinished match\n"), plain...))
}

// mask combines data with a stream of bytes that follows from sum; twice gives
// the data back. Since sum follows from the plain text, no two texts share a
// stream.
func mask(data, sum []byte) []byte {
	out := make([]byte, len(data))
	seed := append(bytes.Clone(sum), make([]byte, 8)...)
	for i := 0; i < len(data); i += sha256.Size {
		binary.LittleEndian.PutUint64(seed[sealSum:], uint64(i))
		stream := sha256.Sum256(seed)
		for j := 0; j < len(stream) && i+j < len(data); j++ {
			out[i+j] = data[i+j] ^ stream[j]
		}
	}
	return out
}
