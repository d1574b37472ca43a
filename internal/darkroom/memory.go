package darkroom

// Memory is a store that lasts as long as the program.
type Memory map[string][]byte

func (m Memory) Load(key string) ([]byte, bool)  { v, ok := m[key]; return v, ok }
func (m Memory) Save(key string, v []byte) error { m[key] = v; return nil }
func (m Memory) Delete(key string)               { delete(m, key) }
func (Memory) Persistent() bool                  { return true }
