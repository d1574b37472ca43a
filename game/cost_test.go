//go:build linux || darwin

package game

import (
	"cmp"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"godeck/game/lobby"
	"godeck/internal/cputime"
	"godeck/scenes/ui"
	"godeck/sounds"

	"github.com/hajimehoshi/ebiten/v2"
)

// With GODECK_COST=1 this package's tests are replaced by a measurement of the
// running application against an empty Ebitengine program, alternating within
// one process so that machine load affects both:
//
//	GODECK_COST=1 xvfb-run -a -s "-screen 0 1280x1024x24" go test -count=1 -v ./game
//	GODECK_COST=motion xvfb-run …   only tables in motion, shorter rounds;
//	GODECK_COST=motion:magna …      of one game
//	GODECK_COST=phone xvfb-run …    the texture memory of a match on a phone;
//	GODECK_COST=phone:magna …       of another game
//	GODECK_COST=same xvfb-run …     whether partial repainting gives the same
//	                                picture as painting everything
//
// GODECK_COST_STEPS=1 logs every step.
//
// The cost of a frame is processor time (all threads, a software GPU
// included), because wall time says little on a busy machine. Frames are drawn
// without vertical synchronisation, one tick each.
func TestMain(m *testing.M) {
	if os.Getenv("GODECK_TEST_SOUND") != "" {
		os.Exit(runWithSound())
	}
	if os.Getenv("GODECK_COST") == "" {
		os.Exit(m.Run())
	}
	os.Exit(measureCost())
}

// Limits, as docs/art.md has them (Cost).
const (
	restLimit    = 1.3       // a full table at rest, relative to an empty frame
	motionLimit  = 1.6       // a table in motion, relative to an empty frame that is cleared and shown, as Ebitengine does by default
	allocLimit   = 0         // allocations per tick at rest
	textureLimit = 128 << 20 // bytes on a phone
)

// games lists the games whose tables are measured.
var games = []string{"zutomayo", "duemagic", "magna", "guardians", "mattsan"}

// presenting returns a step that measures a round in which events are
// presented: a number of frames in which something was drawn. While players
// think the table is at rest.
func presenting(s *span) func(m *meter) bool {
	const warm = 20
	n, last, sum, began := 0, 0.0, 0.0, int64(0)
	return func(m *meter) bool {
		if m.frame == 0 {
			m.app = s.app
			ebiten.SetScreenClearedEveryFrame(false)
			began = s.app.drawn
		}
		now := cputime.Microseconds()
		if s.app.drawn != began {
			began = s.app.drawn
			if n++; n > warm {
				sum += now - last
				s.drawn++
			}
		}
		last = now
		if n < warm+s.frames {
			return m.frame > 200000
		}
		s.cpu = append(s.cpu, sum/float64(s.frames))
		return true
	}
}

// span is a measured stretch of frames.
type span struct {
	name    string
	app     *App // nil: an empty program
	every   func(a *App)
	frames  int
	own     float64   // our allocations per tick, or per picture if every frame is drawn
	cpu     []float64 // microseconds per frame, by round
	allocs  float64
	drawn   int64
	cleared bool // Ebitengine clears the window in every frame
}

type meter struct {
	dir         string // directory of stored values
	w, h, scale float64
	plan        []func(m *meter) bool // steps, each called once a frame until it returns true
	app         *App
	mode        *span
	textures    int64
	err         error
	frame       int
	sparse      int // draw only once in so many ticks
	began       [2]float64
	probe       *span // counts its allocations in the next Draw
	compare     bool  // compare partial with full repainting
	worst       int   // greatest difference of a colour component, of 255
	compared    int
}

func (m *meter) Layout(w, h int) (int, int) { return w, h }

func (m *meter) LayoutF(float64, float64) (float64, float64) { return m.w, m.h }

func (m *meter) Update() error {
	for len(m.plan) > 0 && m.plan[0](m) {
		m.plan = m.plan[1:]
		if os.Getenv("GODECK_COST_STEPS") != "" {
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
			s.app.redraw, s.app.whole = true, true
			s.app.Draw(screen)
		})
	}
	m.probe = nil
	if m.app != nil && m.compare {
		m.differ(screen)
	} else if m.app != nil && (m.sparse == 0 || m.frame%m.sparse == 0) {
		m.app.Draw(screen)
	}
	m.frame++
	if m.frame%8 == 0 {
		var d ebiten.DebugInfo
		ebiten.ReadDebugInfo(&d)
		m.textures = max(m.textures, d.TotalGPUImageMemoryUsageInBytes)
	}
}

// differ draws what has changed and, now and then, the whole picture, which
// must be the same up to rounding.
func (m *meter) differ(screen *ebiten.Image) {
	changes := m.app.redraw
	m.app.Draw(screen)
	if !changes || m.app.drawn%23 != 0 {
		return
	}
	b := screen.Bounds()
	part, whole := make([]byte, 4*b.Dx()*b.Dy()), make([]byte, 4*b.Dx()*b.Dy())
	screen.ReadPixels(part)
	m.app.redraw, m.app.whole = true, true
	m.app.Draw(screen)
	screen.ReadPixels(whole)
	m.compared++
	for i := range part {
		d := int(part[i]) - int(whole[i])
		if d = max(d, -d); d > m.worst {
			m.worst = d
			fmt.Printf("%d at %d,%d in picture %d\n", d, i/4%b.Dx(), i/4/b.Dx(), m.app.drawn)
		}
	}
}

func mallocs() float64 {
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return float64(s.Mallocs)
}

// run returns a step that measures one round of a span.
func run(s *span) func(m *meter) bool {
	return func(m *meter) bool {
		if m.frame == 0 {
			m.app = s.app
			ebiten.SetScreenClearedEveryFrame(s.cleared)
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
			m.began = [2]float64{cputime.Microseconds(), mallocs()}
			if s.app != nil {
				s.drawn -= s.app.drawn
			}
		case warm + s.frames:
			s.cpu = append(s.cpu, (cputime.Microseconds()-m.began[0])/float64(s.frames))
			s.allocs = (mallocs() - m.began[1]) / float64(s.frames)
			if s.app != nil {
				s.drawn += s.app.drawn
			}
			return true
		}
		return false
	}
}

func (s *span) best() float64 { return slices.Min(s.cpu) }

// newCostApp returns the application as started with flags, without sound, and
// with a store of its own: of two apps sharing one, the second is never drawn
// again.
func newCostApp(m *meter, flags ...string) *App {
	dir, err := os.MkdirTemp(m.dir, "")
	if err != nil {
		panic(err)
	}
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"} {
		os.Setenv(name, dir)
	}
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

// play returns a step that answers questions by the first nodes until a turn
// is reached.
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
			case strings.HasPrefix(n.ID, "opt-"), strings.HasPrefix(n.ID, "order-"), strings.HasPrefix(n.ID, "pick-") && !n.Checked, strings.HasPrefix(n.ID, "stone-") && !n.Checked, strings.HasPrefix(n.ID, "name-"):
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

// rest returns a step that waits until nothing moves.
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

// wait returns a step that waits for some frames.
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
	began := time.Now()
	bad := 0
	m := &meter{dir: dir, w: 1280, h: 720, scale: 1}
	var empty, shown, idle, still, title span
	var moving []*span
	var phone, bare int64
	phoneGame := ""
	empty = span{name: "an empty program that clears nothing", frames: 150}
	shown = span{name: "an empty Ebitengine program", frames: 100, cleared: true}
	// move plans rounds of tables in motion, alternating with an empty
	// program.
	move := func(ids []string, frames int) {
		for _, id := range ids {
			moving = append(moving, &span{name: "a match being told, " + id, frames: frames,
				app: newCostApp(m, "-game="+id, "-mode=watch", "-level=easy", "-seed=11", "-speed=normal")})
		}
		for _, s := range moving { // shaders are compiled when first used, with software drawing for a second each
			m.plan = append(m.plan, presenting(&span{app: s.app, frames: frames}))
		}
		for range 3 {
			m.plan = append(m.plan, run(&shown))
			for _, s := range moving {
				m.plan = append(m.plan, presenting(s))
			}
		}
	}
	m.plan = []func(*meter) bool{func(m *meter) bool {
		table := newCostApp(m, "-game=zutomayo", "-mode=vsai", "-level=easy", "-seed=7", "-speed=off")
		lights := newCostApp(m)
		idle = span{name: "the table of turn 4 at rest", app: table, frames: 150}
		still = span{name: "the same, every frame drawn as a whole", app: table, frames: 40, every: func(a *App) { a.redraw, a.whole = true, true }}
		title = span{name: "the title with its lights", app: lights, frames: 90}
		m.plan = append(m.plan, play(table, "ターン4"), rest(table))
		for range 6 {
			m.plan = append(m.plan, run(&empty), run(&idle))
		}
		m.plan = append(m.plan, run(&still), wait(lights, 60), run(&title))
		move(games, 300)
		return true
	}}
	what, id, _ := strings.Cut(os.Getenv("GODECK_COST"), ":")
	if what == "motion" {
		m.plan = []func(*meter) bool{func(m *meter) bool {
			if id != "" {
				games = []string{id}
			}
			move(games, 150)
			return true
		}}
	}
	if what == "phone" { // three device pixels per CSS pixel
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
	if os.Getenv("GODECK_COST") == "same" {
		m.compare, m.plan = true, nil
		for _, id := range games {
			var a *App
			m.plan = append(m.plan, func(m *meter) bool {
				if a == nil {
					a = newCostApp(m, "-game="+id, "-mode=watch", "-level=easy", "-seed=11", "-speed=normal")
				}
				m.app = a
				return a.drawn > 1500 || m.frame > 200000
			})
		}
	}
	ebiten.SetWindowSize(1280, 720)
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
	if m.compare {
		check(m.worst <= 2, "%d pictures painted bit by bit differ from whole ones by at most %d of 255", m.compared, m.worst)
		return bad
	}
	if phone > 0 {
		check(phone <= textureLimit, "textures of %s on a phone of 390×844 at 3×: %.0f MB at most during a match, an empty program has %.0f (limit %d)", phoneGame, float64(phone)/(1<<20), float64(bare)/(1<<20), textureLimit>>20)
		return bad
	}
	fmt.Printf("cost of a frame at 1280×720, processor time; best of rounds by turns\n")
	for _, s := range append([]*span{&shown, &empty, &idle, &still, &title}, moving...) {
		if len(s.cpu) == 0 {
			continue
		}
		fmt.Printf("%-40s %7.0f µs  ratio %.2f  %6.2f allocations a frame", s.name, s.best(), s.best()/shown.best(), s.allocs)
		if s.app != nil {
			fmt.Printf("  drawn %d of %d", s.drawn, s.frames*len(s.cpu))
		}
		fmt.Println()
	}
	for _, s := range moving {
		r := cputime.Mean(s.cpu) / cputime.Mean(shown.cpu)
		check(r <= motionLimit, "%s: a frame costs %.2f empty ones (limit %.1f)", s.name, r, motionLimit)
	}
	if what == "motion" {
		return bad
	}
	check(idle.best()/empty.best() <= restLimit, "a full table at rest costs %.2f empty frames, nothing cleared (limit %.1f)", idle.best()/empty.best(), restLimit)
	check(idle.drawn == 0, "nothing is drawn again at rest: %d frames", idle.drawn)
	check(idle.own <= allocLimit, "a tick at rest allocates %.0f times (limit %d)", idle.own, allocLimit)
	fmt.Printf("     a whole picture allocates %.0f times, Ebitengine's command queue included\n", still.own)
	fmt.Printf("measured in %.0f s\n", time.Since(began).Seconds())
	if bad > 0 {
		return 1
	}
	return 0
}
