package game

import "sync"

// mailbox carries calls from other goroutines into the tick.
type mailbox struct {
	mu    sync.Mutex
	calls []func()
	spare []func()
}

func (p *mailbox) put(f func()) {
	p.mu.Lock()
	p.calls = append(p.calls, f)
	p.mu.Unlock()
}

// take returns the posted calls; the slice is valid until the next take.
func (p *mailbox) take() []func() {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := p.calls
	p.calls, p.spare = p.spare[:0], out
	return out
}
