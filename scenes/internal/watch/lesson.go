package watch

import (
	"fmt"
	"math"
	"slices"

	"godeck/rules"
	"godeck/scenes/table"
	"godeck/scenes/table/lesson"
	"godeck/scenes/ui"
)

// Lesson is a tutorial under watch.
type Lesson struct {
	*Watch
	Coach   *lesson.Coach
	Teacher interface {
		table.Teacher
		Answer(o rules.Option) error
	}
	// Way returns the answers that the step asks for now; nil: it asks for none.
	Way func() []rules.Option

	spoken int // speech seen last
}

// NewLesson watches a lesson; b has the scene under the coach.
func NewLesson(w *Watch, c *lesson.Coach) *Lesson { return &Lesson{Watch: w, Coach: c, spoken: -1} }

// pass lets a tick pass and looks.
func (l *Lesson) pass(events ...ui.PointerEvent) {
	w := l.Watch
	w.x, w.y, w.on = w.pointer(w)
	w.Env.Tick++
	l.Coach.Update(w.Env, &ui.Input{HoverX: w.x, HoverY: w.y, Hover: w.on, Pointers: events})
	w.tick++
	sp, ok := l.Teacher.Speech()
	speaks, asks := l.shown()
	busy := w.Scene.(resting).Busy()
	if ok && (speaks || asks) && sp.ID != l.spoken {
		l.spoken = sp.ID
		if busy {
			l.fault("the coach speaks while a presentation is told", "%q", clip(sp.EN))
		}
		if said := w.Table.Banner(); said != "" {
			l.fault("the coach speaks while a banner hangs", "%q under %q", clip(sp.EN), said)
		}
	}
	if w.tick%6 == 0 || busy != w.busy {
		w.busy = busy
		l.look(sp, ok && sp.ID == l.spoken && (speaks || asks), asks)
	}
}

// shown reports which words of the coach can be read.
func (l *Lesson) shown() (speaks, asks bool) {
	for _, n := range l.Coach.Nodes(l.Env) {
		speaks = speaks || n.ID == "coach.words"
		asks = asks || n.ID == "coach.task"
	}
	return speaks, asks
}

func (l *Lesson) look(sp table.Speech, spoken, asks bool) {
	w := l.Watch
	above := l.Coach.Record(w.Env)
	below := l.Coach.Below(w.Env)
	for _, id := range ui.DuplicateIDs(&w.Table.Surface) {
		w.fault("id "+id+" stands twice", "the id %s stands twice", id)
	}
	w.words(above)
	w.words(below)
	ended, _ := l.Teacher.Ended()
	if end := slices.ContainsFunc(l.Coach.Nodes(w.Env), func(n ui.Node) bool { return n.ID == "coach.end" }); ended && end && slices.ContainsFunc(w.Scene.Nodes(w.Env), func(n ui.Node) bool { return n.ID == "home" || n.ID == "result.close" }) {
		w.fault("two dialogs at the end of a lesson", "%s", w.IDs())
	}
	if !spoken {
		return
	}
	want, all := l.Coach.Pointing()
	if len(want) == 0 {
		return
	}
	where := fmt.Sprintf("at %q, which is about %v", clip(sp.EN), want)
	if len(all) == 0 {
		w.fault("what the coach speaks of is not there", "%s", where)
	}
	for _, at := range all {
		l.points(at, where, asks, above, below)
	}
}

// points checks one thing that the coach points at.
func (l *Lesson) points(at ui.Rect, where string, asks bool, above, below *ui.DisplayList) {
	w := l.Watch
	covered := func(list *ui.DisplayList, but string) {
		for i := range list.Items {
			if c := &list.Items[i]; c.Kind == ui.ItemCover && c.Owner != but {
				if v := c.Rect.Intersect(at); v.W*v.H > 0.2*at.W*at.H && at.W*at.H < 0.3*w.Env.W*w.Env.H {
					w.fault(c.Owner+" covers what the coach speaks of", "%s: %v over %v", where, c.Rect, at)
				}
			}
		}
	}
	covered(above, "")
	covered(below, "")
	id := ""
	for _, n := range w.Scene.Nodes(w.Env) {
		if v := n.Rect.Intersect(at); id == "" && math.Abs(v.W*v.H-at.W*at.H) < 1 && math.Abs(n.Rect.W*n.Rect.H-at.W*at.H) < 1 {
			id = n.ID
			if n.Disabled && asks {
				w.fault("the coach points at a button that is off", "%s: %s", where, id)
			}
		}
	}
	for i := range below.Items {
		c := &below.Items[i]
		if c.Kind != ui.ItemCard || c.Owner != id || id == "" {
			continue
		}
		sin, cos := math.Sincos(c.Angle)
		r := c.Rect.Middle(math.Abs(c.Rect.W*cos)+math.Abs(c.Rect.H*sin), math.Abs(c.Rect.H*cos)+math.Abs(c.Rect.W*sin))
		x, y := r.Centre()
		ax, ay := at.Centre()
		switch {
		case math.Abs(math.Sin(c.Angle)) > 0.7 && math.Abs(at.W-r.W) > 0.2*r.W:
			w.fault("the ring stands upright around a turned card", "%s: ring %v, card %v", where, at, r)
		case math.Hypot(x-ax, y-ay) > 0.25*r.W && w.tick > 3:
			w.fault("the ring stands beside its card", "%s: ring %v, card %v", where, at, r)
		}
	}
}

// Play plays the lesson: it reads the words for a while and gives the answers
// with the pointer on what the coach points at.
func (l *Lesson) Play(ticks int) {
	read := 0
	for l.tick < ticks {
		l.pass()
		if ended, _ := l.Teacher.Ended(); ended {
			break
		}
		speaks, asks := l.shown()
		if !speaks && !asks {
			read = 0
			continue
		}
		if read++; read%40 != 0 {
			continue
		}
		if speaks {
			l.press("coach.next")
			continue
		}
		if !l.Scene.(ui.Idler).Idle() && read < 2000 {
			continue
		}
		_, all := l.Coach.Pointing()
		if len(all) > 0 {
			l.x, l.y = all[0].Centre()
			l.on = true
		}
		for _, o := range l.Way() {
			if err := l.Teacher.Answer(o); err != nil {
				l.T.Fatalf("%s: %v", l.Name, err)
			}
		}
	}
	for range 300 {
		l.pass()
	}
}

// press clicks on a button of the coach.
func (l *Lesson) press(id string) {
	for _, n := range l.Coach.Nodes(l.Env) {
		if n.ID == id {
			l.x, l.y = n.Rect.Centre()
			l.on = true
			x, y := l.x, l.y
			l.pass(ui.PointerEvent{Phase: ui.PointerDown, X: x, Y: y})
			l.pass(ui.PointerEvent{Phase: ui.PointerUp, X: x, Y: y})
			return
		}
	}
}
