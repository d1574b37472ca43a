//go:build linux || darwin

package game

import (
	"cmp"
	"fmt"
	"math"
	"os"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"godeck/game/lobby"
	"godeck/scenes/ui"
	"godeck/sounds"

	"github.com/hajimehoshi/ebiten/v2"
)

// With GODECK_COST=1 this package's tests are replaced by a measurement of the
// running application against an empty Ebitengine program, in one process and
// by turns, so that both have the same machine:
//
//	GODECK_COST=1 xvfb-run -a -s "-screen 0 1280x1024x24" go test -count=1 -v ./game
//	GODECK_COST=phone xvfb-run …    the texture memory of a match on a phone;
//	GODECK_COST=phone:magna …       of another game
//
// A frame's cost is processor time (all threads, a software GPU included), for
// on a busy machine a clock says little. Frames are drawn without vertical
// synchronisation, one tick each.
func TestMain(m *testing.M) {
	if os.Getenv("GODECK_TEST_SOUND") != "" {
		os.Exit(runWithSound())
	}
	if os.Getenv("GODECK_COST") == "" {
		os.Exit(m.Run())
	}
	os.Exit(measureCost())
}

// The limits that CONTRIBUTING.md promises.
const (
	restLimit    = 1.3       // a full table at rest against an empty frame
	allocLimit   = 0         // allocations of a tick at rest
	textureLimit = 128 << 20 // bytes on a phone
)

// span is a stretch of frames that are measured.
type span struct {
	name    string
	app     *App // nil: an empty program
	every   func(a *App)
	frames  int
	own     float64   // allocations of a tick, or of a picture where every frame is drawn, by our code
	cpu     []float64 // microseconds a frame, by rounds
	allocs  float64
	drawn   int64
	patched int64
}

type meter struct {
	w, h, scale float64
	plan        []func(m *meter) bool // steps, each called once a frame until it says true
	app         *App
	mode        *span
	textures    int64
	err         error
	frame       int
	sparse      int // draw only every so many ticks
	began       [2]float64
	probe       *span // whose allocations are counted in the next Draw
}

func (m *meter) Layout(w, h int) (int, int) { return w, h }

func (m *meter) LayoutF(float64, float64) (float64, float64) { return m.w, m.h }

func (m *meter) Update() error {
	for len(m.plan) > 0 && m.plan[0](m) {
		m.plan = m.plan[1:]
		if os.Getenv("GODECK_COST") == "2" {
			fmt.Println("step done after", m.frame, "frames")
		}
		m.frame = 0
	}
	if len(m.plan) == 0 {
		return ebiten.Termination
	}
	if m.app != nil {
		m.app.w, m.app.h, m.app.scale = m.w, m.h, m.scale
		if err := m.app.Update(); err != nil {
			return err
		}
	}
	return nil
}

func (m *meter) Draw(screen *ebiten.Image) {
	if s := m.probe; s != nil && s.app != nil {
		s.own = testing.AllocsPerRun(20, func() {
			if s.every == nil {
				_ = s.app.Update()
				return
			}
			s.app.redraw = true
			s.app.Draw(screen)
		})
	}
	m.probe = nil
	if m.app != nil && (m.sparse == 0 || m.frame%m.sparse == 0) {
		m.app.Draw(screen)
	}
	m.frame++
	if m.frame%8 == 0 {
		var d ebiten.DebugInfo
		ebiten.ReadDebugInfo(&d)
		m.textures = max(m.textures, d.TotalGPUImageMemoryUsageInBytes)
	}
}

// cpuTime is the processor time of this process in microseconds.
func cpuTime() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	us := func(t syscall.Timeval) float64 { return float64(t.Sec)*1e6 + float64(t.Usec) }
	return us(u.Utime) + us(u.Stime)
}

func mallocs() float64 {
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return float64(s.Mallocs)
}

// run is the step that measures one round of a span.
func run(s *span) func(m *meter) bool {
	return func(m *meter) bool {
		if m.frame == 0 {
			m.app = s.app
		}
		if s.every != nil && m.frame > 0 {
			s.every(s.app)
		}
		const warm = 20
		switch m.frame {
		case warm / 2:
			m.probe = s
		case warm:
			runtime.GC()
			m.began = [2]float64{cpuTime(), mallocs()}
			if s.app != nil {
				s.drawn -= s.app.drawn
				s.patched -= s.app.patched
			}
		case warm + s.frames:
			s.cpu = append(s.cpu, (cpuTime()-m.began[0])/float64(s.frames))
			s.allocs = (mallocs() - m.began[1]) / float64(s.frames)
			if s.app != nil {
				s.drawn += s.app.drawn
				s.patched += s.app.patched
			}
			return true
		}
		return false
	}
}

func (s *span) best() float64 { return slices.Min(s.cpu) }

// newCostApp is the application as started with flags, without sound.
func newCostApp(m *meter, flags ...string) *App {
	os.Args = append([]string{"godeck", "-mute=1", "-lang=ja"}, flags...)
	a, err := newApp(Config{Title: "cost", First: func(env *ui.Env) ui.Scene {
		return lobby.First(lobby.Options{Credits: "…", Version: "0"}, env)
	}})
	if err != nil {
		panic(err)
	}
	a.player = sounds.New(nil)
	a.w, a.h, a.scale = m.w, m.h, m.scale
	return a
}

// play answers what is asked by the first nodes, until a turn is reached.
func play(a *App, turn string) func(m *meter) bool {
	return func(m *meter) bool {
		m.app = a
		if !a.idle() || m.frame > 3000 {
			return m.frame > 3000
		}
		scene := a.top()
		if strings.Contains(scene.Status(&a.env), turn) && m.frame > 10 {
			return true
		}
		var hand, commit string
		for _, n := range scene.Nodes(&a.env) {
			if n.Disabled || n.Role != ui.RoleButton {
				continue
			}
			switch {
			case n.ID == "commit":
				commit = n.ID
			case strings.HasPrefix(n.ID, "opt-"), strings.HasPrefix(n.ID, "order-"), strings.HasPrefix(n.ID, "pick-") && !n.Checked, strings.HasPrefix(n.ID, "name-"):
				scene.Activate(&a.env, n.ID)
				return false
			case strings.HasPrefix(n.ID, "hand-") && !n.Checked && hand == "":
				hand = n.ID
			}
		}
		if commit == "" {
			commit = hand
		}
		if commit != "" {
			scene.Activate(&a.env, commit)
		}
		return false
	}
}

// rest waits until a picture stands.
func rest(a *App) func(m *meter) bool {
	quiet, last := 0, int64(-1)
	return func(m *meter) bool {
		m.app = a
		quiet++
		if a.drawn != last {
			quiet, last = 0, a.drawn
		}
		return quiet > 120 && a.idle() || m.frame > 3000
	}
}

// wait lets a program run for some frames.
func wait(a *App, frames int) func(m *meter) bool {
	return func(m *meter) bool {
		m.app = a
		return m.frame > frames
	}
}

func measureCost() int {
	dir, err := os.MkdirTemp("", "godeck-cost-")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	os.Setenv("HOME", dir)
	os.Setenv("XDG_CONFIG_HOME", dir)
	os.Setenv("XDG_DATA_HOME", dir)

	began := time.Now()
	bad := 0
	m := &meter{w: 1280, h: 720, scale: 1}
	var empty, idle, still, moving, title span
	var phone, bare int64
	phoneGame := ""
	empty = span{name: "an empty Ebitengine program", frames: 150}
	m.plan = []func(*meter) bool{func(m *meter) bool {
		table := newCostApp(m, "-game=zutomayo", "-mode=vsai", "-level=easy", "-seed=7", "-speed=off")
		lights := newCostApp(m)
		watch := newCostApp(m, "-game=zutomayo", "-mode=watch", "-level=easy", "-seed=11", "-speed=normal")
		idle = span{name: "the table of turn 4 at rest", app: table, frames: 150}
		still = span{name: "the same, every frame drawn again", app: table, frames: 40, every: func(a *App) { a.redraw = true }}
		moving = span{name: "a story being told", app: watch, frames: 200}
		title = span{name: "the title with its lights", app: lights, frames: 90}
		m.plan = append(m.plan, play(table, "ターン4"), rest(table))
		for range 6 {
			m.plan = append(m.plan, run(&empty), run(&idle))
		}
		m.plan = append(m.plan, run(&still), wait(lights, 60), run(&title), run(&moving))
		return true
	}}
	if what, id, _ := strings.Cut(os.Getenv("GODECK_COST"), ":"); what == "phone" { // three device pixels for one
		phoneGame = cmp.Or(id, "zutomayo")
		m.w, m.h, m.scale = 1170, 2532, 3
		m.plan = []func(*meter) bool{func(m *meter) bool { return m.frame > 30 }, func(m *meter) bool {
			bare = m.textures
			whole := newCostApp(m, "-game="+phoneGame, "-mode=watch", "-level=easy", "-seed=5", "-speed=fast")
			m.plan = append(m.plan, func(m *meter) bool {
				m.app, m.sparse = whole, 8
				phone = m.textures
				return m.frame > 1200
			})
			return true
		}}
	}
	ebiten.SetWindowSize(640, 480)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(m); err != nil {
		fmt.Println(err)
		return 1
	}

	check := func(ok bool, format string, args ...any) {
		mark := "ok  "
		if !ok {
			mark, bad = "FAIL", bad+1
		}
		fmt.Println(mark, fmt.Sprintf(format, args...))
	}
	if phone > 0 {
		check(phone <= textureLimit, "textures of %s on a phone of 390×844 at 3×: %.0f MB at most during a match, an empty program has %.0f (limit %d)", phoneGame, float64(phone)/(1<<20), float64(bare)/(1<<20), textureLimit>>20)
		return bad
	}
	base := empty.best()
	fmt.Printf("cost of a frame at 1280×720, processor time; best of %d rounds by turns\n", len(empty.cpu))
	for _, s := range []*span{&empty, &idle, &still, &title, &moving} {
		more := s.allocs - empty.allocs
		fmt.Printf("%-40s %7.0f µs  ratio %.2f  %6.2f allocations a frame", s.name, s.best(), s.best()/base, math.Max(0, more))
		if s.app != nil {
			fmt.Printf("  drawn %d of %d, in part %d", s.drawn, s.frames*len(s.cpu), s.patched)
		}
		fmt.Println()
	}
	check(idle.best()/base <= restLimit, "a full table at rest costs %.2f empty frames (limit %.1f)", idle.best()/base, restLimit)
	check(idle.drawn == 0, "nothing is drawn again at rest: %d frames", idle.drawn)
	check(idle.own <= allocLimit, "a tick at rest allocates %.0f times (limit %d)", idle.own, allocLimit)
	fmt.Printf("     a whole picture allocates %.0f times, Ebitengine's command queue included\n", still.own)
	fmt.Printf("measured in %.0f s\n", time.Since(began).Seconds())
	if bad > 0 {
		return 1
	}
	return 0
}
