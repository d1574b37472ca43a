package table

import (
	"godeck/rules"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// pace knows whether the audience is asked something now, whether the table answers
// by itself and how long it waits before that, and which presses come too soon.
type pace struct {
	table *Table
	ask   *ask.Asker
	hooks *Hooks

	announced uint32   // id of the last decision announced
	prompt    uint8    // of the last question
	put       int      // ticks for which the present question has been put
	waited    int      // ticks for which the table has delayed an answer
	passed    bool     // the last answer was automatic
	held      int      // ticks for which buttons are blocked after such an answer
	early     int      // key of the card tapped before anything was asked, below 0: at whom is aimed
	aimed     *press   // where the table was pressed after that
	before    answered // the question before
}

// Mine reports whether the audience is asked something now.
func (p *pace) Mine() bool {
	return !p.table.Busy() && p.table.Fresh && len(p.table.LegalActions) > 0 && !p.Passing()
}

// Passing reports whether the table gives the only possible answer itself,
// because the question leaves nothing to decide: the rules ask it so that its
// absence reveals nothing, or it is an order that does not matter. With
// another person at the device the automatic answer would reveal it, so the
// player is asked; in a lesson the player gives every answer that is not the
// script's.
func (p *pace) Passing() bool {
	return !p.table.Busy() && p.table.Fresh && p.empty(p.table.View, p.table.LegalActions)
}

// AnswersItself reports whether the game answers by itself, so that the question is not shown.
func (p *pace) AnswersItself() bool { return p.hooks.Quiet != nil && p.hooks.Quiet() }

func (p *pace) empty(v *rules.View, ask []rules.Option) bool {
	d := &v.S.Dec
	sole := len(ask) == 1 && p.hooks.Sole != nil && p.hooks.Sole(d)
	if !sole && !rules.AutoPassOf(p.ask.Rules(), v, ask).Empty && !p.ask.Alike(d, ask) || p.table.Audience < 0 || p.table.Session.Human(p.table.Audience.Other()) || p.table.Session.Replaying() {
		return false
	}
	return !isLesson(p.table.Session) && (p.hooks.Put == nil || !p.hooks.Put(d))
}

// Waits counts the ticks before an automatic answer and reports whether they
// are over. Their number does not depend on the hand, so it reveals nothing.
func (p *pace) Waits(env *ui.Env) bool {
	calm := p.hooks.Calm != nil && p.hooks.Calm(&p.table.View.S)
	if p.waited++; !calm && p.waited <= passDelay(env) {
		return false
	}
	p.waited = 0
	return true
}

// ResetWait resets the count of ticks.
func (p *pace) ResetWait() { p.waited = 0 }

// Waited returns the number of ticks counted.
func (p *pace) Waited() int { return p.waited }

// JustAnswered reports whether the audience has answered a moment ago, and
// is not asked again yet.
func (p *pace) JustAnswered() bool { return p.table.Since > 0 && p.table.Since < 24 && !p.Mine() }

// TooSoon reports whether the question has just come by itself: a key or a
// click may be meant for the previous one.
func (p *pace) TooSoon() bool { return p.held > 0 }

// Prompting reports whether the audience is asked this prompt now.
func (p *pace) Prompting(prompt uint8) bool { return p.Mine() && p.table.View.S.Dec.Prompt == prompt }

// press is where the table is pressed.
type press struct{ x, y float64 }

// Early reports whether the table tells something before its player is asked: what is
// pulled now is meant for the next question (board.Await).
func (p *pace) Early() bool {
	return p.table.Audience >= 0 && p.table.Audience == p.table.Bottom && !p.table.Session.Replaying() && !p.table.View.S.Over() && !p.Mine()
}

// hastens hurries what is told: whoever is early wants to play.
func (p *pace) hastens() {
	p.table.Timeline.Hurry(0, present.FastRoutine, 1.5*present.FastRoutine, present.FastWeighty)
}

// aims keeps where the table is pressed while a card waits that was tapped too early.
func (p *pace) aims(in *ui.Input) {
	for i := range in.Pointers {
		if q := &in.Pointers[i]; p.early != 0 && q.Phase == ui.PointerDown {
			p.aimed = &press{q.X, q.Y}
		}
	}
}

// Forestall lets a card that is tapped before its player is asked be the one that is
// chosen then, if the question is like the one before, or the one that goes to the place
// that is pressed meanwhile; one with a key below zero is aimed at, whatever is asked. A
// second tap reads the card; pulled, it waits where it is let go of.
func (p *pace) Forestall(sf *ui.Surface, key int, t present.Token, o *board.CardOpts) {
	o.Drag = o.Drag || key > 0 && p.Early()
	switch env := sf.Env(); {
	case p.table.Audience != p.table.Bottom || p.table.Session.Replaying() || p.table.View.S.Over():
	case p.early > 0 && key < 0 && !p.Mine(): // at whom that one goes
		o.Tap = func(*ui.Env) { p.hastens() }
	case p.early != key && !p.Mine():
		o.Tap = func(env *ui.Env) {
			p.early, p.aimed = key, nil
			ui.Play(env, "card-draw", 0.5, 0)
			p.hastens()
			p.table.Surface.Announce(words.Text.T(p.table.Lang, "early", p.hooks.Name(t.Def, p.table.Lang)))
			p.table.Surface.Invalidate()
		}
	case p.early != key:
	case !p.Mine():
		o.Mark, o.Tap = board.MarkSelected, func(*ui.Env) {
			p.early = 0
			p.table.Inspect(t.ID, p.table.Face(t))
			p.table.Surface.Invalidate()
		}
	default:
		if p.early = 0; (o.Drag && o.Mark <= board.MarkLegal || key < 0 && o.Mark == board.MarkTarget) && o.Refuse == "" && o.Tap != nil {
			tap, at := o.Tap, p.aimed
			p.table.Timeline.Now(ui.Call(func() {
				if at == nil || !p.table.Board.PutAt(env, sf, t.Board(), at.x, at.y) {
					tap(env)
				}
				p.table.Surface.Invalidate()
			}))
		}
	}
}

// passDelay returns how many ticks an automatic answer takes.
func passDelay(env *ui.Env) int { return int(env.Settings.Speed.Pick(2, 5, 9, 20, 34)) }
