package sounds

import (
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

const (
	// playerBuffer is how far ahead the device is filled, in frames: one request
	// of the browser's audio thread.
	playerBuffer = 2048

	// watchEvery is how often the device is asked whether it still works.
	watchEvery = 500 * time.Millisecond
	// patience is how many times it may be asked before it takes any sound.
	patience = 20
)

// device is where sound goes.
type device interface {
	suspend(on bool)
}

// errDeaf is a device that opens and then takes no sound.
var errDeaf = errors.New("sounds: the device does not take any sound")

// openDevice opens the one device of the process in the background, and tells
// the player if it turns out not to work. Without a device there is an error, or
// none where no sound is wanted (GODECK_NOSOUND).
func openDevice(p *Player) (device, error) {
	if os.Getenv("GODECK_NOSOUND") != "" {
		return nil, nil
	}
	if err := findCard(); err != nil {
		return nil, err
	}
	context, loop, err := newContext()
	if err != nil {
		return nil, err
	}
	player, err := context.NewPlayerF32(p)
	if err != nil {
		return nil, err
	}
	// Rounded up: the engine cuts what is no whole frame.
	player.SetBufferSize((playerBuffer*time.Second + SampleRate - 1) / SampleRate)
	player.Play() // as soon as the device is open
	d := &audioDevice{loop: loop, player: player, ready: context.IsReady, taken: p.reads.Load}
	go d.watch(watchEvery, p.tell, p.lose)
	watchVisibility(p)
	return d, nil
}

// audioDevice is a player of the engine's audio context.
type audioDevice struct {
	loop   *loop
	player *audio.Player // kept: the device reads as long as it lives; nil in tests
	ready  func() bool   // whether the browser lets audio start
	taken  func() int64  // how often sound was asked for

	mu         sync.Mutex
	want, have bool
	open       bool
	busy       bool
}

// watch opens the device, then asks it from time to time how it is: it tells when
// no sound is taken, which may yet come, and gives the device up at the first
// error. It takes the place of the engine's loop.
func (d *audioDevice) watch(every time.Duration, tell, lose func(error)) {
	asked, filled := 0, int64(0)
	for {
		err := d.update()
		if err == nil && asked <= patience && d.awake() {
			switch taken := d.taken(); {
			case asked < 2:
				filled = taken // in advance, which says nothing yet
			case taken > filled:
				asked = patience // it plays, which is all there is to know
			case asked == patience:
				tell(errDeaf)
			}
			asked++
		}
		if err != nil {
			if d.player != nil {
				d.player.Pause()
			}
			lose(err)
			return
		}
		time.Sleep(every)
	}
}

// update runs the loop once. A browser's refusals are panics.
func (d *audioDevice) update() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("sounds: %v", r)
		}
	}()
	if err := d.loop.update(false); err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.open {
		d.open = true
		d.pursue()
	}
	return nil
}

// awake reports whether the device should be taking sound.
func (d *audioDevice) awake() bool {
	d.mu.Lock()
	stopped := d.want || d.have
	d.mu.Unlock()
	return !stopped && (!gestureFirst || d.ready())
}

// suspend stops or restarts the device in the background, since some drivers
// answer only when they are ready; the last wish counts.
func (d *audioDevice) suspend(on bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.want = on
	d.pursue()
}

// pursue has the device follow the last wish. The caller holds mu.
func (d *audioDevice) pursue() {
	if d.open && !d.busy && d.want != d.have {
		d.busy = true
		go d.settle()
	}
}

func (d *audioDevice) settle() {
	d.mu.Lock()
	defer d.mu.Unlock()
	for d.want != d.have {
		want := d.want
		d.mu.Unlock()
		if want { // what is wrong with the device, watch finds out
			_ = d.loop.suspend()
		} else {
			_ = d.loop.resume()
		}
		d.mu.Lock()
		d.have = want
	}
	d.busy = false
}
