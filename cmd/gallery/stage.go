package main

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/scenario"
	"godeck/rules/session"
	"godeck/scenes/table"
)

// stage is a match that follows a script, seen by the first player. It only
// advances when next is called.
type stage struct {
	session.Single
	session.Unrecorded
	g     games.Game
	eng   *rules.Engine
	s     rules.State
	view  rules.View
	rest  []scenario.Answer
	log   rules.Log // not handed over yet
	told  rules.Log // handed over last
	epoch int
}

var _ table.Session = (*stage)(nil)

func newStage(sc *scenario.Script) *stage {
	return &stage{g: sc.Game, eng: rules.NewEngine(sc.Game), s: sc.Start, rest: sc.Answers, epoch: 1}
}

// left returns how many entries are left.
func (t *stage) left() int {
	if len(t.rest) == 0 {
		return 0
	}
	return t.rest[len(t.rest)-1].Entry - t.rest[0].Entry + 1
}

// next gives the answers of the next entry, to be presented.
func (t *stage) next() bool {
	if len(t.rest) == 0 {
		return false
	}
	for e := t.rest[0].Entry; len(t.rest) > 0 && t.rest[0].Entry == e; t.rest = t.rest[1:] {
		a := t.rest[0]
		t.log.Watch(0)
		if err := t.eng.Answer(&t.s, a.Seat, a.Option, &t.log); err != nil {
			panic(err) // the scenario has been run before
		}
	}
	if len(t.log.Events) == 0 {
		t.epoch++ // picks emit no events
	}
	return true
}

func (t *stage) Audience() rules.Seat { return 0 }
func (t *stage) View() *rules.View {
	rules.ViewInto(t.g.Table(), &t.s, 0, &t.view)
	return &t.view
}
func (t *stage) Epoch() int { return t.epoch }
func (t *stage) Events() ([]rules.Event, []rules.View) {
	t.log, t.told = t.told, t.log
	t.log.Reset()
	for i, ev := range t.told.Events {
		t.told.Events[i] = ev.For(0)
	}
	return t.told.Events, t.told.Views
}
func (t *stage) Update()        {}
func (t *stage) Thinking() bool { return !t.s.Over() && t.s.Waiting(1) }
func (t *stage) Options() []rules.Option {
	return rules.Options(t.g, &t.View().S, 0, nil)
}

// Answer ignores the table's automatic answers: the match follows its script.
func (t *stage) Answer(rules.Option) error { return nil }
func (t *stage) Concede() error            { return nil }
func (t *stage) CanUndo() (can, free bool) { return true, true }
func (t *stage) Undo(int) error            { return nil }
func (t *stage) Practice() bool            { return false }
func (t *stage) Back(int) (*rules.View, []rules.Option, bool, bool) {
	return nil, nil, false, false
}
func (t *stage) Human(seat rules.Seat) bool { return seat == 0 }
func (t *stage) Deck(rules.Seat) string     { return "" }
func (t *stage) Rematch(bool)               {}
func (t *stage) Name(seat rules.Seat, l lang.Lang) string {
	if seat == 0 {
		return l.Pick("あなた", "You")
	}
	return "AI"
}
