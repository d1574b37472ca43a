package sounds

import (
	"fmt"
	_ "unsafe" // for go:linkname

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// loop is what the engine's audio context asks of the engine's loop: three
// functions that stop the device, start it again, and open it or say what became
// of it.
//
// The engine runs them itself: update before every tick, and an error of it is
// the end of RunGame. There is no other call that opens the device and none that
// takes its error. So the context gets this loop in place of the engine's, and
// the device runs it: then no error reaches the game, no tick waits for a slow
// driver, and the device can really be stopped, for which the package has no
// call of its own either.
type loop struct {
	suspend, resume func() error
	update          func(vmGuest bool) error
}

func (l *loop) OnSuspendAudio(f func() error) { l.suspend = f }

func (l *loop) OnResumeAudio(f func() error) { l.resume = f }

func (l *loop) AppendHookOnBeforeUpdateWithVMGuestInfo(f func(vmGuest bool) error) { l.update = f }

// engineLoop is the seam at which the engine's own tests put their loop: the one
// name of the engine that is used here and not exported. TestEngineLoop fails
// when a version of the engine has it no longer.
//
//go:linkname engineLoop github.com/hajimehoshi/ebiten/v2/audio.hookerForTesting
var engineLoop interface {
	OnSuspendAudio(f func() error)
	OnResumeAudio(f func() error)
	AppendHookOnBeforeUpdateWithVMGuestInfo(f func(vmGuest bool) error)
}

// newContext makes the one audio context of the process, with a loop of its own.
func newContext() (c *audio.Context, l *loop, err error) {
	defer func() {
		if r := recover(); r != nil { // another player has it
			c, l, err = nil, nil, fmt.Errorf("sounds: %v", r)
		}
	}()
	l = &loop{}
	engineLoop = l
	defer func() { engineLoop = nil }()
	return audio.NewContext(SampleRate), l, nil
}
