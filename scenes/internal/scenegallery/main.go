// Command scenegallery renders scenes with sample content to PNG files, for
// working on scenes/. It needs a display:
//
//	xvfb-run -a go run ./scenes/internal/scenegallery -out /tmp/gallery [-only title]
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/pprof"
	"strings"
	"testing"
	"time"

	"godeck/internal/darkroom"
	"godeck/internal/lang"
	"godeck/rules/session"
	"godeck/scenes/internal/sample"
	"godeck/scenes/table/board"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

type shot struct {
	name   string
	w, h   float64
	scale  float64
	lang   lang.Lang
	text   float64
	scene  func() ui.Scene
	after  func(env *ui.Env, s ui.Scene)
	settle int
}

type app struct {
	shots []shot
	out   string
	bench bool
}

func (a *app) all() (errs error) {
	for _, sh := range a.shots {
		errs = errors.Join(errs, a.take(sh))
	}
	return errs
}

func (a *app) take(sh shot) error {
	env := sample.Env(sh.w*sh.scale, sh.h*sh.scale, sh.scale, sh.lang, sh.text)
	s := sh.scene()
	in := &ui.Input{}
	step := func(n int) {
		for i := 0; i < n; i++ {
			env.Tick++
			s.Update(env, in)
		}
	}
	step(3)
	if sh.after != nil {
		sh.after(env, s)
	}
	if sh.settle >= 0 {
		step(max(2, sh.settle))
	}
	img := ebiten.NewImage(int(env.W), int(env.H))
	for range 18 { // one door is painted per frame
		s.Draw(env, img)
	}
	if a.bench {
		allocs := testing.AllocsPerRun(100, func() { s.Draw(env, img) })
		began := time.Now()
		for range 100 {
			s.Draw(env, img)
		}
		fmt.Printf("%s: %.0f allocations, %v a frame\n", sh.name, allocs, time.Since(began)/100)
		if f, err := os.Create(filepath.Join(a.out, sh.name+".mem")); err == nil {
			pprof.Lookup("allocs").WriteTo(f, 0)
			f.Close()
		}
		ticks := testing.AllocsPerRun(100, func() { s.Update(env, in) })
		fmt.Printf("%s: %.0f allocations a tick\n", sh.name, ticks)
	}
	defer img.Deallocate()
	return darkroom.Save(img, filepath.Join(a.out, sh.name+".png"))
}

func main() {
	out := flag.String("out", "gallery", "folder for the pictures")
	only := flag.String("only", "", "render only names that contain this")
	bench := flag.Bool("bench", false, "measure allocations and time of drawing, Go side only")
	flag.Parse()
	if *bench {
		runtime.MemProfileRate = 1
	}
	if err := os.MkdirAll(*out, 0o755); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	sample.Fonts()
	a := &app{out: *out, bench: *bench}
	for _, sh := range shots() {
		if strings.Contains(sh.name, *only) {
			a.shots = append(a.shots, sh)
		}
	}
	if err := darkroom.Run(a.all); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// shots are all pictures, in every size and both languages.
func shots() []shot {
	title := func() ui.Scene { return sample.Title() }
	var out []shot
	for _, sz := range append([][2]float64{{844, 390}, {768, 1024}, {3840, 2160}, {360, 640}}, sample.Sizes...) {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			base := fmt.Sprintf("%.0fx%.0f-%s", sz[0], sz[1], l)
			add := func(kind string, text float64, scene func() ui.Scene, after func(*ui.Env, ui.Scene), settle int) {
				n := base
				if text > 1 {
					n += "-big"
				}
				out = append(out, shot{name: kind + "-" + n, w: sz[0], h: sz[1], scale: 1, lang: l, text: text, scene: scene, after: after, settle: settle})
			}
			add("title", 1, title, nil, 0)
			add("title", 1.3, title, nil, 0)
			add("setup", 1, title, press("door.night"), 0)
			add("setup", 1.3, title, press("door.night"), 0)
			add("settings", 1, title, press("settings"), 0)
			add("credits", 1, title, press("credits"), 0)
			add("replays", 1, title, press("replays"), 0)
			add("table", 1, playedTable, nil, 60)
			add("table", 1.3, playedTable, nil, 60)
			add("zoom", 1, playedTable, func(env *ui.Env, s ui.Scene) {
				s.(*sample.Table).Zoom.Open(sample.Face(1, l))
				s.(*sample.Table).Surface.Invalidate()
			}, 40)
			add("preview", 1, playedTable, func(env *ui.Env, s ui.Scene) {
				for i := 0; i < 60; i++ {
					s.Update(env, &ui.Input{Hover: true, HoverX: env.W * 0.45, HoverY: env.H * 0.88})
				}
			}, -1)
			add("faces", 1, func() ui.Scene { return facesTable(l) }, nil, 5)
			add("toast", 1, title, func(env *ui.Env, s ui.Scene) { s.Activate(env, "door.siege"); s.Focus("door.night") }, 0)
			add("confirm", 1, playedTable, press("menu.open", "menu.item3"), 40)
			add("replaybar", 1, playedTable, replayBar, 40)
			add("browser", 1, playedTable, press("pile.abyss"), 40)
			add("menu", 1, playedTable, press("menu.open"), 40)
			add("handover", 1, playedTable, func(env *ui.Env, s ui.Scene) {
				s.(*sample.Table).HandOver.Show(l.Pick("プレイヤー2", "Player 2"), nil)
				s.(*sample.Table).Surface.Invalidate()
			}, 40)
			add("presentation", 1, playedTable, presentation, 3)
		}
	}
	return out
}

// press activates one element after the other.
func press(ids ...string) func(*ui.Env, ui.Scene) {
	return func(env *ui.Env, s ui.Scene) {
		for _, id := range ids {
			s.Activate(env, id)
			s.Update(env, &ui.Input{})
		}
	}
}

// playedTable is a table with eight turns in its log.
func playedTable() ui.Scene {
	t := sample.NewTable()
	for i := 0; i < 8; i++ {
		t.Log.Add(&t.Surface, present.LogLine{Runs: []ui.Run{{Text: fmt.Sprintf("ターン%d", i+1)}}, Heading: true})
		t.Log.Add(&t.Surface, present.LogLine{Runs: []ui.Run{{Text: "あなたは"}, {Text: "終電を待つ猫", Colour: ui.Hex(0xb48cff), Link: "x"}, {Text: "を置いた。相手に12のダメージ。"}}})
	}
	return t
}

// facesTable has cards in three sizes.
func facesTable(l lang.Lang) ui.Scene {
	t := sample.NewTable()
	t.Scene = func(env *ui.Env, s *ui.Surface) {
		u := s.Px(1)
		for i, w := range []float64{70, 150, 380} {
			w *= u
			x := []float64{70, 220, 540}[i] * u
			t.Board.Put(s, fmt.Sprint(i), sample.Face(1+i, l), board.Pose{X: x, Y: env.H / 2, W: w, Face: 1}, board.CardOpts{})
		}
	}
	return t
}

// replayBar shows a replay's bar at the foot of a table.
func replayBar(_ *ui.Env, s ui.Scene) {
	t := s.(*sample.Table)
	t.Replay = chrome.Replay{On: true, At: 12, End: 60, Leave: func(*ui.Env) {}, Opinion: &session.Opinion{}, Tell: func(_ *session.Opinion, l lang.Lang) (did, would string, ok bool) {
		return l.Pick("《鉄の狼》をチャージする", "charge Iron Wolf"), l.Pick("《鉄の狼》を召喚する", "summon Iron Wolf"), true
	}}
	inner := t.Scene
	t.Scene = func(env *ui.Env, s *ui.Surface) {
		inner(env, s)
		tall := env.W < 740*s.Px(1)
		h := 2*max(env.MinTarget(), 40*env.TextUnit()) + 22*s.Px(1)
		if tall {
			h *= 1.5
		}
		b, _ := env.Full().Inset(8*s.Px(1)).CutBottom(h, 0)
		t.Replay.Bar(s, board.ReplayPlace{Rect: b, Tall: tall})
	}
	t.Surface.Invalidate()
}

// presentation stops a table while it presents a bit of everything.
func presentation(env *ui.Env, s ui.Scene) {
	t := s.(*sample.Table)
	for i := 0; i < 90; i++ {
		t.Update(env, &ui.Input{})
	}
	u := env.Unit()
	t.Timeline.Now(t.Callout("夜が明ける", "5時。昼の攻撃が有効になります", ui.Hex(0xffc24b), 58))
	t.Timeline.Now(t.Number("−24", env.W*0.3, env.H*0.3, 44*u, ui.Hex(0xff5b6b), 0))
	t.Timeline.Now(t.Flip("c3", true, 22))
	t.Timeline.Now(t.Burst(env.W*0.7, env.H*0.3, 40, ui.Hex(0xffc24b)))
	t.Dice.Throw(5, 0, env.H, env.W*0.25, env.H*0.75, 70*u, ui.Hex(0xff4fa3))
	t.Dice.Throw(2, 0, env.H, env.W*0.40, env.H*0.75, 70*u, ui.Hex(0x46e0ff))
	env.Settings.Speed = ui.SpeedNormal
	for i := 0; i < 8; i++ {
		t.Update(env, &ui.Input{})
	}
	t.Dice.Tick(ui.SpeedOff)
}
