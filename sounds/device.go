package sounds

import (
	"os"
	"sync"

	"github.com/ebitengine/oto/v3"
)

// playerBuffer is how far ahead the device is filled, in frames: one request
// of the browser's audio thread.
const playerBuffer = 2048

// device is where sound goes.
type device interface {
	suspend(on bool)
}

// openDevice opens the one device of the process, or returns nil: no sound
// is wanted (GODECK_NOSOUND), there is no card, or it cannot be opened.
func openDevice(p *Player) device {
	if os.Getenv("GODECK_NOSOUND") != "" || !cardPresent() {
		return nil
	}
	context, _, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: SampleRate, ChannelCount: 2, Format: oto.FormatFloat32LE, ApplicationName: "godeck",
	})
	if err != nil {
		return nil // also when another player has the device
	}
	d := &otoDevice{context: context, player: context.NewPlayer(p)}
	d.player.SetBufferSize(playerBuffer * 8)
	d.player.Play()
	watchVisibility(p)
	return d
}

type otoDevice struct {
	context *oto.Context
	player  *oto.Player // kept: the device reads as long as it lives

	mu         sync.Mutex
	want, have bool
	busy       bool
}

// suspend stops or restarts the device in the background, since some drivers
// answer only when they are ready; the last wish counts.
func (d *otoDevice) suspend(on bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.want = on
	if !d.busy {
		d.busy = true
		go d.settle()
	}
}

func (d *otoDevice) settle() {
	d.mu.Lock()
	defer d.mu.Unlock()
	for d.want != d.have {
		want := d.want
		d.mu.Unlock()
		if want { // errors of a device leave silence, which is what they are
			_ = d.context.Suspend()
		} else {
			_ = d.context.Resume()
		}
		d.mu.Lock()
		d.have = want
	}
	d.busy = false
}
