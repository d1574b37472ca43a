// Package deeds does what a player does at the table of Battle Guardians: what cards
// and buttons do when they are touched, what is begun and taken back, and the
// answers the table gives on the way.
package deeds

import (
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/choices"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/questions"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Deeds are those of the player at a table.
type Deeds struct {
	on      staging.Table
	Mind    choices.Choices // the question, and what was begun
	match   *table.Match
	warned  rules.Option // what the warning is about
	warning bgd.Warning
	joins   *rules.Option     // the draw for which a card has been charged
	hit     [2]int            // whom the damage hits that was answered beforehand, and how hard
	way     *bgd.Later        // what the player has chosen of later answers: phases in between are passed
	next    rules.CardID      // chosen for the charge before the draw
	die     uint32            // the question at which the die has been touched
	rash    func(env *ui.Env) // the throw that is asked about: there is more to do before it
	asked   bool              // whether that has been asked in this match
	slips   slips
	early   early
}

// At returns the deeds at a table.
func At(t staging.Table, match *table.Match) Deeds {
	return Deeds{on: t, match: match, Mind: choices.Choices{Game: t.Game}}
}

// Q returns the question as the audience sees it, with what was begun.
func (d *Deeds) Q() *choices.Choices {
	s, q := d.match, &d.Mind
	q.State = &s.View.S
	q.Legal, q.Seat, q.Mine = s.LegalActions, s.Audience, s.Mine()
	_, q.Lesson = s.Session.(table.Teacher)
	q.Replay, q.Shared = s.Session.Replaying(), s.Audience >= 0 && s.Session.Human(s.Audience.Other())
	return q
}

// Words returns the words for the question.
func (d *Deeds) Words(l lang.Lang) *questions.Words {
	return &questions.Words{Table: d.on, Q: d.Q(), On: &d.match.Asker, L: l, Side: func(l lang.Lang) string {
		if d.on.Lay.Tall || d.on.Lay.Small {
			return side(d, l, 2)
		}
		return side(d, l, 3)
	}, Swift: func(l lang.Lang) string {
		return sideOf(d, l, 2, func(def rules.DefID) bool { return d.on.Game.Swift(def, int(d.match.View.S.Dec.Arg)) })
	}}
}

// now returns the words for the question in the present language.
func (d *Deeds) now() *questions.Words { return d.Words(d.match.Lang) }

// Question returns what is asked now, and why.
func (d *Deeds) Question(l lang.Lang) ask.Question { return d.Words(l).Question() }

// Warned returns the warning that is shown.
func (d *Deeds) Warned() bgd.Warning { return d.warning }

// Give gives an answer, after a warning if it certainly loses the match while
// there is something else to do (BGD-25.8).
func (d *Deeds) Give(env *ui.Env, o rules.Option) {
	s := d.match
	if o.Verb == rules.Attack && hasty(d, env, func(env *ui.Env) { d.Give(env, o) }) {
		return
	}
	if w := d.Q().Warns(o); w.Asks() && len(s.LegalActions) > 1 && !s.Session.Replaying() {
		d.warned, d.warning = o, w
		ui.Play(env, "error", 0.7, 0)
		s.Surface.Invalidate()
		return
	}
	d.answer(env, o)
}

// hasty asks before a throw that ends the turn while there is more to do: once in a
// match, or always if that is wished. It reports whether it asks.
func hasty(d *Deeds, env *ui.Env, throws func(env *ui.Env)) bool {
	if d.rash != nil || d.asked && !d.Mind.Wish.Rush || len(d.Q().PlaysLeft()) == 0 {
		return false
	}
	d.rash = throws
	ui.Play(env, "error", 0.5, 0)
	d.match.Surface.Invalidate()
	return true
}

func (d *Deeds) answer(env *ui.Env, o rules.Option) {
	s := d.match
	now, l := o, d.Q().LaterOf(o)
	if l == nil {
		l = takes(d, o)
	} else {
		now = bgd.Towards(s.View.S.Dec.Prompt, l.Prompt)
	}
	d.lead(env, now, l)
}

// lead gives an answer, and those that lead from there to a later one, if any.
func (d *Deeds) lead(env *ui.Env, o rules.Option, to *bgd.Later) {
	s := d.match
	if to != nil {
		l := *to
		to = &l
	}
	ahead(d, o, to)
	if o.Verb == rules.Pass && s.Prompting(bgd.PromptSpeed) {
		q := d.Q()
		q.Let.Add(q.State, q.Seat)
	}
	if s.Answer(env, o) { // not a press that was meant for the question before
		d.clear()
		d.way = to
	}
}

// clear drops what was chosen by tap.
func (d *Deeds) clear() {
	d.Mind.Chosen, d.Mind.Drawing, d.warning, d.joins, d.rash = 0, false, bgd.WarnNone, nil, nil
}

// Warn declares the warning that is shown.
func (d *Deeds) Warn(sf *ui.Surface) bool {
	s := d.match
	if d.rash != nil {
		sf.Confirm("warning", s.T("rash.title"), s.T("rash.ask", d.now().PlaysLeft()), s.T("roll"), s.T("rash.back"), func(env *ui.Env, yes bool) {
			throws := d.rash
			if d.asked = true; yes {
				throws(env)
			}
			d.rash = nil
			s.Surface.Invalidate()
		})
		return true
	}
	if d.warning == bgd.WarnNone {
		return false
	}
	sf.Confirm("warning", s.T("warn.title"), d.warning.Phrase().In(s.Lang)+s.T("warn.ask"), s.T("warn.do"), s.T("warn.back"), func(env *ui.Env, yes bool) {
		o := d.warned
		d.warning = bgd.WarnNone
		if yes {
			d.answer(env, o)
		}
		s.Surface.Invalidate()
	})
	return true
}

// TapCard chooses a card for the next action, or uses the chosen one.
func (d *Deeds) TapCard(env *ui.Env, t present.Token) {
	s := d.match
	marks(d)
	o := d.Q().Uses(t.ID)
	switch {
	case d.Q().Free(bgd.PromptDraw) && s.Legal(rules.Option{Verb: rules.Mode}) && !d.Q().Warns(rules.Option{Verb: rules.Mode}).Asks() && s.View.S.Card(t.ID).Zone.Kind() == bgd.Hand:
		if d.lead(env, rules.Option{Verb: rules.Mode}, nil); !s.Mine() {
			d.next = t.ID
		}
	case !d.Acts() || len(o) == 0 && s.View.S.Card(t.ID).Zone.Kind() != bgd.Hand:
		if f := s.Face(t); f != nil {
			s.Inspect(t.ID, f)
		}
	case Unasked(d, t.ID) != "":
		s.Refuse(env, Unasked(d, t.ID))
	case len(o) == 0:
		s.Refuse(env, s.Why(rules.Option{Verb: rules.Use, Card: t.ID}))
	case len(o) == 1 && d.Mind.Chosen == t.ID:
		d.useButtons()[0].Button.Tap(env)
	case len(o) == 1 && (s.Form() == ask.AskOffer || s.Prompting(bgd.PromptDamage) || s.Prompting(bgd.PromptSpeed) || s.Prompting(bgd.PromptCounter)):
		d.Give(env, o[0])
	case d.Mind.Chosen == t.ID:
		d.clear()
	default:
		d.Mind.Chosen, d.Mind.Drawing = t.ID, false
		ui.Play(env, "card-place", 0.35, 0)
		q := s.Asked(s.Lang)
		s.Surface.Announce(q.Text + " " + q.Why)
	}
	s.Surface.Invalidate()
}

// Takes makes a place accept the cards in the hand that may be put there now.
func (d *Deeds) Takes(sl *board.Slot, kind uint8) {
	s := d.match
	s.Takes(sl, func(c rules.CardID) []rules.Option {
		if o := d.Q().Uses(c); len(o) > 0 {
			return o
		}
		return []rules.Option{{Verb: rules.Use, Card: c}}
	}, func(c rules.CardID) string {
		if why := Unasked(d, c); why != "" {
			return why
		}
		if o := d.Q().Uses(c); len(o) > 0 && d.Q().Goal(o[0]) != kind {
			return s.T("drop." + d.on.Game.Table().Zones[d.Q().Goal(o[0])].Name)
		}
		return ""
	}, func(env *ui.Env, o rules.Option) { drops(d, env, o) })
}

// drops gives the answer of a card that is dropped on its place: what is charged is
// followed by the draw, as by its bright button and by a second press.
func drops(d *Deeds, env *ui.Env, o rules.Option) {
	draws := d.Q().Joins() && o.Verb == rules.Use
	if d.Give(env, o); draws && !d.match.Mine() && d.warning == bgd.WarnNone {
		d.joins = &rules.Option{Verb: rules.Mode}
	}
}

// TakesAny makes a place accept the cards in the hand that may be used now, wherever
// they go.
func TakesAny(d *Deeds, sl *board.Slot) {
	d.match.Takes(sl, func(c rules.CardID) []rules.Option {
		if o := d.Q().Uses(c); len(o) > 0 {
			return o
		}
		return []rules.Option{{Verb: rules.Use, Card: c}}
	}, func(c rules.CardID) string { return Unasked(d, c) }, d.Give)
}

// Unasked returns what a lesson asks for instead of a card; "": it may be taken up.
func Unasked(d *Deeds, c rules.CardID) string {
	if s, ok := d.match.Session.(interface{ Refuses(c rules.CardID) error }); ok {
		if err := s.Refuses(c); err != nil {
			return words.Refusal(err, d.match.Lang)
		}
	}
	return ""
}

// Rush goes straight to the throw.
func (d *Deeds) Rush(env *ui.Env) {
	if d.Q().CanRush() && !hasty(d, env, d.Rush) {
		d.lead(env, rules.Option{Verb: rules.Pass}, &bgd.Later{Option: rules.Option{Verb: rules.Attack}, Prompt: bgd.PromptSet})
	}
}

// Throw goes straight to the throw by a touch of the die or of its button, which mean
// nothing else: however early it comes, it is kept and not taken for one that was meant
// for the question before.
func (d *Deeds) Throw(env *ui.Env) {
	if d.Q().CanRush() && !hasty(d, env, d.Rush) {
		d.die = d.match.View.S.Dec.ID
	}
}

// goesOn gives the answers on the way to a later one, and stops where something
// else is asked.
func (d *Deeds) goesOn(env *ui.Env) bool {
	s := d.match
	w, at := d.way, s.View.S.Dec.Prompt
	switch {
	case w == nil:
		return false
	case !s.Mine():
		if d.on.TurnOf() != s.Audience && w.Prompt != bgd.PromptDamage {
			d.way = nil
		}
		return false
	case at == bgd.PromptForce:
		return false
	case at == w.Prompt:
		d.way = nil
		return s.Legal(w.Option) && (at != bgd.PromptDamage || d.Q().Awaited(d.hit)) && (w.Warning.Asks() || !d.Q().Warns(w.Option).Asks()) && s.Answer(env, w.Option)
	}
	if o := bgd.Towards(at, w.Prompt); (at == bgd.PromptSummon || at == bgd.PromptDomain || at == bgd.PromptSet) && s.Legal(o) && !d.Q().Warns(o).Asks() {
		return s.Answer(env, o)
	}
	d.way = nil
	return false
}

// joinOn draws after a card that was charged in order to; anything else that is
// asked in between is the player's.
func (d *Deeds) joinOn(env *ui.Env) bool {
	s := d.match
	if d.joins == nil || !s.Mine() {
		return false
	}
	o := *d.joins
	d.joins = nil
	return s.Prompting(bgd.PromptFollow) && s.Legal(o) && !d.on.Game.Warns(&s.View.S, s.Audience, o).Certain() && s.Answer(env, o)
}

// Itself gives the answers that need no player.
func (d *Deeds) Itself(env *ui.Env) bool {
	s := d.match
	if die := d.die; die != 0 {
		if d.die = 0; s.Mine() && die == s.View.S.Dec.ID && d.Q().CanRush() {
			d.Rush(env)
			return d.way != nil
		}
	}
	if rollsEarly(d, env) {
		return true
	}
	if d.goesOn(env) || d.joinOn(env) {
		return true
	}
	if o, ok := d.Q().Duty(); ok && s.Mine() {
		return s.Answer(env, o)
	}
	if s.Mine() && d.Q().Spared(&s.View.S) {
		o := rules.Option{Verb: rules.Pass}
		if d.Q().Obvious(&s.View.S) {
			o = rules.Option{Verb: rules.Mode}
			d.Mind.Fetched = int16(s.View.S.Turn)
		}
		return s.Answer(env, o)
	}
	return d.payForce(env)
}

// payForce spends the Force that equal others, then the first.
func (d *Deeds) payForce(env *ui.Env) bool {
	s := d.match
	if !d.Q().PaysItself() {
		return false
	}
	return s.Answer(env, outlook.Spend(&s.View.S, s.LegalActions))
}

// Draws returns the tap on a deck from which a card may be drawn now, or nil.
func (d *Deeds) Draws(sd int, deck int16) func(env *ui.Env) {
	s := d.match
	o := rules.Option{Verb: rules.Mode, N: deck}
	if sd != 0 || s.Bottom != s.Audience || s.Aside() || !s.Prompting(bgd.PromptDraw) && !s.Prompting(bgd.PromptFollow) || !s.Legal(o) {
		return nil
	}
	return func(env *ui.Env) { d.Give(env, o) }
}

// Acts reports whether cards are used now by touching them.
func (d *Deeds) Acts() bool { return d.Q().Acts() && !d.match.Aside() }

// Drags reports whether cards of the hand can be dragged: also where none can be
// used yet, and the place where it is dropped says why.
func (d *Deeds) Drags() bool {
	s := d.match
	return s.Bottom == s.Audience && (d.Acts() || s.Mine() && !s.Aside() && s.Prompting(bgd.PromptDraw))
}

// Settle drops what the question no longer allows, and looks ahead.
func (d *Deeds) Settle() {
	s, q := d.match, d.Q()
	q.Asked()
	q.Later = q.Later[:0]
	if !q.Lesson && q.Seat >= 0 && len(q.Legal) > 1 && !q.Replay {
		q.Later = d.on.Game.Later(q.State, q.Seat, q.Later)
	}
	if to := q.Beyond(); to != nil {
		d.hit = [2]int{int(to.State.Dec.Src), int(to.State.Dec.Arg)}
		for _, o := range to.Legal {
			if o.Verb != rules.Pass {
				q.Later = append(q.Later, q.Follow(o))
			}
		}
	}
	if d.next != 0 && q.Prompting(bgd.PromptCharge) {
		q.Chosen, d.next = d.next, 0
	}
	if q.Chosen != 0 && len(q.Uses(q.Chosen)) == 0 {
		d.clear()
	}
	if !q.Prompting(bgd.PromptSpeed) {
		return
	}
	if deck, ok := table.Brought(d.on.Game.Lib, s.Session.Deck(s.Audience)); ok && !outlook.SwiftLeft(d.on.Game, q.State, q.Seat, deck.Main) {
		s.LegalActions = slices.DeleteFunc(s.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Mode })
	}
}

// Quiet reports whether the question is answered without the player.
func (d *Deeds) Quiet() bool {
	q := d.Q()
	_, due := q.Duty()
	return due || d.die != 0 || kept(d) || d.way != nil || d.joins != nil || q.PaysItself() || q.Mine && q.Spared(q.State)
}

// side names what the player's own side deck still holds, one of each and at
// most so many; "" if that does not follow from what the player knows (BGD-2.9).
func side(d *Deeds, l lang.Lang, most int) string {
	return sideOf(d, l, most, func(rules.DefID) bool { return true })
}

// sideOf names those of them that are wanted.
func sideOf(d *Deeds, l lang.Lang, most int, wanted func(def rules.DefID) bool) string {
	s := d.match
	st, p := &s.View.S, s.Audience
	if p < 0 || s.Bottom != p {
		return ""
	}
	deck, ok := table.Brought(d.on.Game.Lib, s.Session.Deck(p))
	if !ok {
		return ""
	}
	list := outlook.SideLeft(d.on.Game, st, p, deck.Main)
	if len(list) != st.Count(rules.ZoneOf(bgd.Side, p)) {
		return ""
	}
	var names []string
	list = slices.DeleteFunc(slices.Compact(list), func(def rules.DefID) bool { return !wanted(def) })
	for i, def := range list {
		if i == most {
			names[i-1] += l.Pick("など", " and more")
			break
		}
		names = append(names, s.Named(def, l))
	}
	return strings.Join(names, l.Pick("、", "; ")) // English names have commas
}

// Skips reports whether a question is answered at once, so that an undo skips it.
func (d *Deeds) Skips(dec *rules.Decision) bool {
	q := d.Q()
	return dec.Prompt == bgd.PromptForce && !q.Wish.Force || q.Spared(q.State)
}

// Switches are the choices of what the player is asked: which Force to spend, from
// which deck to draw, about an Extra Phase that only luck could satisfy, about own
// effects.
func (d *Deeds) Switches() chrome.Switches {
	s, w := d.match, &d.Mind.Wish
	return chrome.Switches{Name: s.T("asked"), List: []chrome.Switch{{Label: s.T("byhand"), On: &w.Force}, {Label: s.T("fetches"), On: &w.Fetch}, {Label: s.T("gambles"), On: &w.Gamble}, {Label: s.T("answers"), On: &w.Counter}, {Label: s.T("rash"), On: &w.Rush}}}
}

// Keys makes Enter press the chosen card's first button, or else the bright one of the
// question; Space, too, where it does not throw.
func (d *Deeds) Keys(sf *ui.Surface) {
	if d.Mind.Chosen == 0 {
		if !d.match.Mine() {
			return
		}
		for _, c := range d.match.AskButtons() {
			if b := &c.Button; b.Kind == ui.ButtonPrimary && b.Tap != nil {
				if sf.Key("Enter", b.Tap); !throws(d) {
					sf.Key(" ", b.Tap)
				}
				return
			}
		}
		return
	}
	if bs := d.useButtons(); len(bs) > 0 {
		sf.Key("Enter", bs[0].Button.Tap)
	}
}

// Back takes back what was begun and reports whether there was anything.
func (d *Deeds) Back() bool {
	begun := d.Mind.Chosen != 0 || d.Mind.Drawing || d.warning != bgd.WarnNone || d.rash != nil
	d.clear()
	return begun
}

// Forget drops everything that was begun and not answered.
func (d *Deeds) Forget() {
	d.clear()
	d.way, d.Mind.Later, d.next, d.die, d.early = nil, nil, 0, 0, early{}
}
