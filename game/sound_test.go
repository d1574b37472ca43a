//go:build linux || darwin

package game

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"godeck/game/lobby"
	"godeck/internal/lang"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// The program on machines whose sound is missing, broken, hangs or disappears:
// it starts, keeps running, and reports it at most once.
func TestBrokenSound(t *testing.T) {
	if runtime.GOOS != "linux" || os.Getenv("DISPLAY") == "" {
		t.Skip("needs Linux and a display")
	}
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	null := write("null", "pcm.!default { type null }\nctl.!default { type null }\n")
	broken := write("broken", "pcm.!default { type hw card 77 }\n")
	// A sound server that accepts a connection and then stays silent or hangs
	// up.
	serve := func(name string, do func(net.Conn)) string {
		path := filepath.Join(dir, name)
		l, err := net.Listen("unix", path)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { l.Close() })
		go func() {
			for {
				c, err := l.Accept()
				if err != nil {
					return
				}
				do(c)
			}
		}()
		return "unix:" + path
	}
	hangs := serve("hangs", func(net.Conn) {})
	hangsUp := serve("hangs-up", func(c net.Conn) { c.Close() })
	nobody := "unix:" + filepath.Join(dir, "nobody")
	for _, c := range []struct {
		name, alsa, pulse string
		told              int
	}{
		{"a device that works", null, nobody, 0},
		{"a broken device", broken, nobody, 1},
		{"no device", filepath.Join(dir, "missing"), nobody, 1},
		{"a server that hangs up", broken, hangsUp, 1},
		{"a server that hangs", broken, hangs, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			cmd := exec.Command(os.Args[0])
			cmd.Env = append(os.Environ(), fmt.Sprint("GODECK_TEST_SOUND=", c.told), "GODECK_NOSOUND=", "GODECK_DATA="+t.TempDir(), "ALSA_CONFIG_PATH="+c.alsa, "PULSE_SERVER="+c.pulse)
			b, err := cmd.CombinedOutput()
			out := string(b)
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			if strings.Contains(out, "libasound") {
				t.Skip("no ALSA here")
			}
			if want := fmt.Sprintf("played on, told %d\n", c.told); !strings.Contains(out, want) || strings.Count(out, "no sound:") != c.told {
				t.Errorf("want %q:\n%s", want, out)
			}
		})
	}
}

// soundGame runs the application until shortly after it has reported the
// silence.
type soundGame struct {
	*App
	expects    bool
	began, end time.Time
}

func (g *soundGame) told() (times int) {
	for _, line := range g.recent {
		if line == soundWords.T(lang.EN, "silent") {
			times++
		}
	}
	return times
}

func (g *soundGame) Update() error {
	if g.end.IsZero() && g.drawn > 0 && (g.told() > 0 || !g.expects) {
		g.end = time.Now().Add(2 * time.Second)
	}
	if !g.end.IsZero() && time.Now().After(g.end) || time.Since(g.began) > 30*time.Second {
		return ebiten.Termination
	}
	return g.App.Update()
}

// runWithSound is the main function of the process that TestBrokenSound
// starts.
func runWithSound() int {
	os.Args = []string{"godeck", "-lang=en", "-size=640x360"}
	a, err := newApp(Config{First: func(env *ui.Env) ui.Scene {
		return lobby.First(lobby.Options{Credits: "…", Version: "0"}, env)
	}})
	if err != nil {
		fmt.Println(err)
		return 1
	}
	a.openWindow(Config{Title: "sound"})
	g := &soundGame{App: a, expects: os.Getenv("GODECK_TEST_SOUND") != "0", began: time.Now()}
	if err := ebiten.RunGame(g); err != nil {
		fmt.Println("RunGame:", err)
		return 1
	}
	if a.crashed || a.drawn == 0 {
		fmt.Println("crashed or never drawn:", a.errors)
		return 1
	}
	fmt.Printf("played on, told %d\n", g.told())
	return 0
}
