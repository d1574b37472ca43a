//go:build linux || darwin

package game

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"godeck/game/lobby"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
	"godeck/scenes/ui/pad"
)

// padPlayer holds a gamepad and nothing else: it sees the nodes, and presses
// buttons. Where the focus is it learns from the ring.
type padPlayer struct {
	t     *testing.T
	a     *App
	moves [2]int // steps of the focus: by the cross, by the shoulders
}

// tick runs a tick with buttons held.
func (p *padPlayer) tick(buttons ...int) {
	a, in := p.a, &ui.Input{}
	a.env.Tick++
	a.fillEnv()
	for _, f := range a.mailbox.take() {
		f()
	}
	a.loader.Deliver()
	a.pads.take(a, held(buttons...), true, in)
	scene := a.top()
	a.focus.update(a, scene, in)
	scene.Update(&a.env, in)
	a.stack.apply()
	a.mirror.tick(a, a.top(), a.top().Dirty())
	a.redraw, a.shownOnce = false, true // nobody looks
}

// press presses a button and waits until nothing moves.
func (p *padPlayer) press(button int) {
	p.t.Helper()
	p.tick(button)
	p.tick()
	p.rest()
}

func (p *padPlayer) rest() {
	p.t.Helper()
	for i := 0; i < 60_000; i++ {
		if p.tick(); i > 2 && p.a.idle() {
			return
		}
		if i > 600 { // music and pictures load beside the ticks, on a busy machine for many seconds
			time.Sleep(time.Millisecond)
		}
	}
	p.t.Fatalf("it does not come to rest (files are awaited: %v): %s", p.a.loader.Waiting(), p.a.top().Status(&p.a.env))
}

// node returns a node that can be operated, by its id.
func (p *padPlayer) node(id string) (ui.Node, bool) {
	for _, n := range p.a.top().Nodes(&p.a.env) {
		if n.ID == id && focusable(&n) {
			return n, true
		}
	}
	return ui.Node{}, false
}

// walk moves the focus to a node: with the cross as long as that comes nearer,
// and where it leads astray with the shoulder, which visits everything.
func (p *padPlayer) walk(id string) bool {
	p.t.Helper()
	f := &p.a.focus
	if !f.shown {
		p.tick(padRightward)
		p.tick()
	}
	been := map[string]bool{}
	for range 24 {
		if f.id == id {
			return true
		}
		to, ok := p.node(id)
		if !ok {
			return false
		}
		been[f.id] = true
		x, y := to.Rect.Centre()
		fx, fy := f.rect.Centre()
		button := padRightward
		switch dx, dy := x-fx, y-fy; {
		case max(dx, -dx) >= max(dy, -dy) && dx < 0:
			button = padLeftward
		case max(dx, -dx) >= max(dy, -dy):
		case dy < 0:
			button = padUp
		default:
			button = padDown
		}
		p.tick(button)
		p.tick()
		if p.moves[0]++; been[f.id] {
			break
		}
	}
	for range 200 {
		if f.id == id {
			return true
		}
		p.tick(padShoulderR)
		p.tick()
		p.moves[1]++
	}
	return f.id == id
}

// turnOf finds the turn in a status.
var turnOf = regexp.MustCompile(`Turn (\d+)`)

func (p *padPlayer) turn() int {
	m := turnOf.FindStringSubmatch(p.a.top().Status(&p.a.env))
	if m == nil {
		return 0
	}
	n, _ := strconv.Atoi(m[1])
	return n
}

// answers are the ids of what answers questions in any game, in the order in
// which the test tries it. Cards count only while they are lit, and the button
// that is lit has one of the pad's for itself.
var answers = []string{"begin", "pick-", "stone-", "order-", "name-", "means", "slot-", "place-", "use", "charge", "draw-", "die", "roll", "attack-player", "*", "hand-", "base-", "opt-", "commit", "pass", "text-", "ask-open", "warning."}

// goal returns what to operate next: of what has not been tried in this
// situation, that which was operated least often, else the lit button ("").
func (p *padPlayer) goal(tried map[string]bool, plays int, often map[string]int) (id string, ok bool) {
	scene := p.a.top()
	nodes := scene.Nodes(&p.a.env)
	lit := slices.ContainsFunc(nodes, func(n ui.Node) bool {
		return n.Weight == ui.ButtonPrimary && !n.Disabled && n.Role == ui.RoleButton
	})
	if lit && (plays >= 2 || tried["lit"]) && !tried["lit twice"] {
		return "", true
	}
	marked := map[string]bool{}
	if r, ok := scene.(interface{ Record(*ui.Env) *ui.DisplayList }); ok {
		for _, it := range r.Record(&p.a.env).Items {
			if m := board.Mark(it.Mark); it.Kind == ui.ItemCard && (m == board.MarkLegal || m == board.MarkTarget || m == board.MarkHidden) {
				marked[it.Owner] = true
			}
		}
	}
	for _, prefix := range answers {
		for _, n := range nodes {
			if !(prefix == "*" && marked[n.ID] || strings.HasPrefix(n.ID, prefix)) || strings.HasSuffix(n.ID, ".close") {
				continue
			}
			if n.Role == ui.RoleButton && !n.Disabled && !n.Checked && !tried[n.ID] && (id == "" || often[n.ID] < often[id]) {
				id = n.ID
			}
		}
		if id != "" {
			return id, true
		}
	}
	return "", lit
}

// TestPadPlaysATurn plays every game by a gamepad alone, from the first question
// until a later turn has begun: the focus goes everywhere, cards are chosen, lit
// buttons pressed, the menu is opened and left.
func TestPadPlaysATurn(t *testing.T) {
	args := os.Args
	defer func() { os.Args = args }()
	for _, game := range games {
		t.Run(game, func(t *testing.T) {
			t.Setenv("GODECK_DATA", t.TempDir())
			os.Args = []string{"godeck", "-mute=1", "-lang=en", "-speed=off", "-game=" + game, "-level=easy", "-seed=7", "-test=0"}
			a, err := newApp(Config{First: func(env *ui.Env) ui.Scene { return lobby.First(lobby.Options{Version: "0"}, env) }})
			if err != nil {
				t.Fatal(err)
			}
			a.w, a.h, a.scale = 1280, 720, 1
			p := &padPlayer{t: t, a: a}
			p.rest()
			if a.env.Pad != nil {
				t.Error("signs of a gamepad are shown before there is one")
			}
			tried, often, last, hands, plays := map[string]bool{}, map[string]int{}, "", 0, 0
			over := func() bool { _, ok := p.node("result.close"); return ok }
			for n := 0; p.turn() < 3 && !over(); n++ {
				if n == 400 {
					t.Fatalf("400 answers, and no later turn: %s %q", a.top().Status(&a.env), situation(a))
				}
				p.rest()
				if _, closes := p.node("zoom.close"); closes { // it was to be read only
					p.press(padRight)
					continue
				}
				if key := situation(a); key != last {
					tried, last = map[string]bool{}, key
				}
				id, ok := p.goal(tried, plays, often)
				switch {
				case !ok: // somebody else's turn, or something to read
					p.press(padRight)
				case id == "":
					tried["lit twice"] = tried["lit"]
					tried["lit"] = true
					plays = 0
					p.press(padTop)
				default:
					tried[id] = true
					often[id]++
					if !p.walk(id) {
						t.Fatalf("the focus does not reach %s; it is at %q", id, a.focus.id)
					}
					if strings.HasPrefix(id, "hand-") {
						hands++
					}
					plays++
					p.press(padBottom)
				}
			}
			if hands == 0 {
				t.Error("no card of the hand was used")
			}
			if a.env.Pad != pad.Letters || !a.focus.shown {
				t.Error("its signs are not shown")
			}
			if over() {
				p.press(padRight)
			}
			p.press(padCentreR)
			if _, open := p.node("menu.item0"); !open {
				t.Error("the menu does not open")
			}
			p.press(padRight)
			if _, open := p.node("menu.item0"); open {
				t.Error("the menu does not close")
			}
			t.Logf("turn %d; %d cards; the focus moved %d times by the cross and %d by the shoulder", p.turn(), hands, p.moves[0], p.moves[1])
		})
	}
}

// situation is what there is to operate, with its state.
func situation(a *App) string {
	var b strings.Builder
	for _, n := range a.top().Nodes(&a.env) {
		b.WriteString(n.ID + "\x00" + n.Label + strconv.FormatBool(n.Disabled))
	}
	return b.String()
}
