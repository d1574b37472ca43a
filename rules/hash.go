package rules

import (
	"encoding/binary"
	"hash/fnv"
)

// Hash returns a number that equal states share, the same on every machine:
// the check of replays and of two computers playing one match.
func (s *State) Hash() uint64 {
	h := fnv.New64a()
	// State has no pointers and no padding with meaning, so its fields in
	// order, little-endian, are its identity.
	_ = binary.Write(h, binary.LittleEndian, s)
	return h.Sum64()
}
