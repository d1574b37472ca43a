package game

import "bytes"

// memoryStore keeps values while the program runs.
type memoryStore map[string][]byte

// Load returns a value.
func (s memoryStore) Load(key string) ([]byte, bool) {
	v, ok := s[key]
	return bytes.Clone(v), ok
}

// Save keeps a copy of a value.
func (s memoryStore) Save(key string, value []byte) error {
	s[key] = bytes.Clone(value)
	return nil
}

// Delete removes a value.
func (s memoryStore) Delete(key string) { delete(s, key) }

// Persistent reports false.
func (s memoryStore) Persistent() bool { return false }
