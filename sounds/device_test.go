package sounds

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// A version of the engine without the seam would run the device itself, and a
// broken one would end the game.
func TestEngineLoop(t *testing.T) {
	_, l, err := newContext()
	if err != nil {
		t.Fatal(err)
	}
	if l.update == nil || l.suspend == nil || l.resume == nil {
		t.Fatal("the engine does not take another loop for its sound: see engine.go")
	}
	if _, _, err := newContext(); err == nil {
		t.Error("two contexts, which no engine allows")
	}
}

// testDevice is a device whose driver is the test.
type testDevice struct {
	audioDevice
	mu     sync.Mutex
	calls  []string
	update func(times int) error
}

func newTestDevice(update func(times int) error) *testDevice {
	d := &testDevice{update: update}
	note := func(what string) func() error {
		return func() error {
			d.mu.Lock()
			defer d.mu.Unlock()
			d.calls = append(d.calls, what)
			return nil
		}
	}
	times := 0
	d.loop = &loop{suspend: note("suspend"), resume: note("resume"), update: func(bool) error {
		times++
		return d.update(times)
	}}
	d.ready = func() bool { return true }
	d.taken = func() int64 { return 0 }
	return d
}

func TestWatch(t *testing.T) {
	broken := errors.New("broken")
	at := func(when int) func(int) error {
		return func(times int) error {
			if times == when {
				return broken
			}
			return nil
		}
	}
	for name, c := range map[string]struct {
		update func(times int) error
		taken  func(times int) int64
		told   int
		want   string
		times  int
	}{
		"missing":     {update: at(1), want: "broken", times: 1},
		"refused":     {update: func(int) error { panic("AudioContext") }, want: "AudioContext", times: 1},
		"unplugged":   {update: at(70), taken: func(n int) int64 { return int64(n) }, want: "broken", times: 70},
		"deaf":        {taken: func(int) int64 { return 3 }, update: at(90), told: 1, want: "broken", times: 90},
		"late":        {taken: func(n int) int64 { return int64(n / patience) }, update: at(90), want: "broken", times: 90},
		"once enough": {taken: func(n int) int64 { return int64(min(n, 5)) }, update: at(90), want: "broken", times: 90},
	} {
		t.Run(name, func(t *testing.T) {
			n := 0
			d := newTestDevice(func(times int) error {
				if n = times; c.update == nil {
					return nil
				}
				return c.update(times)
			})
			if c.taken != nil {
				d.taken = func() int64 { return c.taken(n) }
			}
			var got, told []error
			d.watch(0, func(err error) { told = append(told, err) }, func(err error) { got = append(got, err) })
			if len(told) != c.told {
				t.Errorf("told %v", told)
			}
			if len(got) != 1 || !strings.Contains(got[0].Error(), c.want) || n != c.times {
				t.Errorf("%v after %d, want %s after %d", got, n, c.want, c.times)
			}
		})
	}
}

// What is wished for before the device opens holds when it is open.
func TestSuspendBeforeItOpens(t *testing.T) {
	d := newTestDevice(func(int) error { return nil })
	await := func(want ...string) {
		t.Helper()
		for range 1000 {
			d.mu.Lock()
			got := slices.Clone(d.calls)
			d.mu.Unlock()
			if slices.Equal(got, want) {
				return
			}
			time.Sleep(time.Millisecond)
		}
		t.Fatalf("%v, want %v", d.calls, want)
	}
	d.suspend(true)
	time.Sleep(5 * time.Millisecond)
	await()
	if err := d.audioDevice.update(); err != nil {
		t.Fatal(err)
	}
	await("suspend")
	if d.awake() {
		t.Error("a stopped device should take sound")
	}
	d.suspend(true)
	d.suspend(false)
	await("suspend", "resume")
}

// The real device of a machine with a working, a broken and no configuration:
// each in a process of its own, since a process has one audio context.
func TestDevices(t *testing.T) {
	if os.Getenv("GODECK_TEST_DEVICE") != "" {
		useDevice()
		return
	}
	if runtime.GOOS != "linux" {
		t.Skip("drivers are configured by files on Linux only")
	}
	dir := t.TempDir()
	for name, c := range map[string]struct{ config, want string }{
		"working": {"pcm.!default { type null }\nctl.!default { type null }\n", "plays"},
		"broken":  {"pcm.!default { type hw card 77 }\n", "silent, told 1:"},
		"empty":   {"", "silent, told 1:"},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(dir, name)
			if err := os.WriteFile(path, []byte(c.config), 0o600); err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command(os.Args[0], "-test.run=^TestDevices$", "-test.v")
			cmd.Env = append(os.Environ(), "GODECK_TEST_DEVICE=1", "GODECK_NOSOUND=", "ALSA_CONFIG_PATH="+path, "PULSE_SERVER=unix:"+filepath.Join(dir, "no-server"))
			out, err := cmd.CombinedOutput()
			if strings.Contains(string(out), "libasound") {
				t.Skip("no ALSA here")
			}
			if err != nil || !strings.Contains(string(out), "the device: "+c.want) {
				t.Errorf("want %s: %v\n%s", c.want, err, out)
			}
		})
	}
}

// useDevice says what became of the device.
func useDevice() {
	p := New(nil)
	silent := make(chan error, 9)
	p.OnSilence(func(reason error) { silent <- reason })
	p.Music("title", 0)
	for began := time.Now(); time.Since(began) < 30*time.Second; time.Sleep(10 * time.Millisecond) {
		p.mu.Lock()
		plays := p.tracks["title"] != nil && p.tracks["title"].data != nil
		p.mu.Unlock()
		if plays && p.reads.Load() > 20 {
			fmt.Println("the device: plays")
			return
		}
		if len(silent) > 0 {
			time.Sleep(3 * watchEvery)
			fmt.Printf("the device: silent, told %d: %v\n", len(silent), <-silent)
			return
		}
	}
	fmt.Println("the device: nothing happens,", p.reads.Load(), "reads")
}
