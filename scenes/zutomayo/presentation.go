package zutomayo

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
	"godeck/scenes/zutomayo/places"
	"godeck/scenes/zutomayo/tale"
)

// turns presents what cards do and what is done to them, and keeps what the turn has brought.
type turns struct {
	desk
	tale   *tale.Tale
	border *border
}

// zones says how the cards of each zone are shown and get there.
var zones = []present.Zone{
	ztm.Deck:        {Lay: present.Heap, Come: present.Flight{Motion: board.Motion{Ticks: 20}, Gap: 8, Wait: 6, Log: "log.todeck"}},
	ztm.Hand:        {Lay: present.Spread, Next: present.Middle, Come: present.Flight{Motion: board.Motion{Ticks: 14, Sound: "card-draw"}, Gap: 5, Log: "log.tohand"}},
	ztm.BattleField: {Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.3, Sound: "card-place"}, Flash: 0.5, Log: "log.swap"}},
	ztm.SetA:        {},
	ztm.SetB:        {},
	ztm.AreaNew:     {},
	ztm.Area:        {Come: present.Flight{Motion: board.Motion{Ticks: 18, Sound: "area-enter"}, Flash: 0.6, Wait: 6, Log: "log.area"}},
	ztm.Charger:     {Lay: present.Open, About: "about.charger", Come: present.Flight{Motion: board.Motion{Ticks: 17, Arc: 0.5, Sound: "charge"}, Log: "log.charger"}},
	ztm.Abyss:       {Lay: present.Open, About: "about.abyss", Come: present.Flight{Motion: board.Motion{Ticks: 20, Arc: 0.25, Sound: "abyss", Ember: abyssCol}, Log: "log.abyss"}}, // gone for good: it burns on the way
	ztm.Aside:       {Lay: present.Aside},
}

// set is the flight of cards that are set: thrown up, and down on the table.
var set = present.Flight{Motion: board.Motion{Ticks: 13, Arc: 0.6, Ease: ui.EaseIn, Sound: "card-place"}, Gap: 3}

// presenters maps kinds of events to the functions that present them.
func (s *Scene) presenters() map[rules.EventKind]func(pr *present.Presentation) {
	t := &turns{s.desk, &s.tale, &s.clockwork.border}
	return map[rules.EventKind]func(pr *present.Presentation){
		rules.EvCommit: t.commits, rules.EvMove: t.moves, rules.EvFlip: t.flips, rules.EvRandom: t.lot, rules.EvSeatVar: t.number, rules.EvOver: s.battles.over,
		ztm.EvTurn: s.clockwork.turn, ztm.EvStep: (*present.Presentation).Quiet, // nothing but the light in the phase bar
		ztm.EvHours: s.clockwork.cardHours, ztm.EvClock: s.clockwork.clock, ztm.EvTimeChange: s.clockwork.timeChange,
		ztm.EvEffect: t.effect, ztm.EvUnmet: t.unmet("unmet"), ztm.EvExpire: t.unmet("expire"), ztm.EvUnderpowered: t.underpowered, ztm.EvAttack: t.attackChange, ztm.EvElement: t.element, ztm.EvShield: t.shield, ztm.EvName: t.named, ztm.EvKept: t.kept,
		ztm.EvBattle: s.battles.battle, ztm.EvDamage: s.battles.damage, ztm.EvLoss: s.battles.damage, ztm.EvHeal: s.battles.heal,
		ztm.EvRebuild: t.rebuild, ztm.EvMulligan: t.mulligan,
	}
}

func hourOf(m *present.Moment) int { return int(m.View.S.Vars[ztm.Chronos]) }

func hourColour(h int) ui.Colour {
	if ztm.IsNight(h) {
		return nightCol
	}
	return dayCol
}

// way returns the meaning of a move on the table.
func way(e rules.Event) string {
	from, to := e.From.Kind(), e.To.Kind()
	switch {
	case e.Kind == rules.EvSeatVar && e.C == ztm.Power:
		return "power"
	case e.Kind != rules.EvMove:
	case from == ztm.Hand && (to == ztm.BattleField || to == ztm.SetA || to == ztm.SetB || to == ztm.AreaNew):
		return "set"
	case to == ztm.Charger || to == ztm.Abyss:
		return "pile"
	case to == ztm.BattleField && (from == ztm.SetA || from == ztm.SetB):
		return "enter"
	case to == ztm.Deck || to == ztm.Aside:
		return "back"
	}
	return ""
}

func (s *turns) moves(pr *present.Presentation) {
	on := s.on
	w := way(pr.Event)
	like := func(e rules.Event) bool { return way(e) == w }
	switch w {
	case "pile", "enter": // who comes does not wait for who goes
		pr.Take(func(e rules.Event) bool { return way(e) == "pile" || way(e) == "power" || way(e) == "enter" })
	case "back":
		pr.Take(like)
	}
	rest := s.ends(pr)
	switch w {
	case "set":
		var lands []ui.Tween
		for i, ev := range pr.Take(like) { // what is set already lies there
			sd, node := on.SideOf(ev.From.Seat()), pr.After(i).Landed(ev).Board()
			on.Play(ui.Call(func() {
				for _, pose := range s.sealPoses(sd) {
					on.Board.From(node, pose)
				}
			}))
			x, y := s.centre(ev.To.Kind(), ev.To.Seat())
			lands = append(lands, on.Burst(x, y, 9, signPink))
		}
		pr.Fly(set)
		on.Play(on.Beside(ui.Par(append(lands, on.SoundTween("strike", 0.5, 0), on.Shake(2.6*on.Unit(), 9))...)))
	case "pile", "enter":
		s.leaves(pr)
		on.Play(rest)
	case "back":
		s.returns(pr)
		on.Play(rest)
	default:
		pr.Moves()
	}
}

// ends presents what goes with an Area Enchant that leaves (ZTM-10.10, 10.30):
// attacks fall or rise, and shields break, each beside its number. It returns
// the time to read that, once the card has gone.
func (s *turns) ends(pr *present.Presentation) (rest ui.Tween) {
	on := s.on
	was := pr.Was
	for i, ev := range pr.Taken {
		now := pr.After(i)
		st, old := &now.View.S, &was.View.S
		if was = now; ev.Kind != rules.EvMove || ev.From.Kind() != ztm.Area || st.Step < ztm.StepEffects {
			continue
		}
		fx, fy := s.centre(ztm.Area, ev.From.Seat())
		for p := range rules.Seat(2) {
			if v := s.game.Attack(st, p); st.Step == ztm.StepEffects && v != s.game.Attack(old, p) {
				rest = ui.Wait(26)
				on.Play(on.Beside(s.changes(p, v-s.game.Attack(old, p), fx, fy)), pr.Say("log.ends.attack", p, ev.Def, v, lang.Signed(v-s.game.Attack(old, p))))
			}
			if n := s.game.Shield(old, p) - s.game.Shield(st, p); n > 0 {
				rest = ui.Wait(26)
				x, y := s.beside(p)
				on.Play(on.Beside(ui.Par(on.SoundTween("abyss", 0.5, 0), on.Arrow(fx, fy, x, y, on.Theme.Danger, 20), on.Number(on.T("shield.ends", n), x, y, 26*on.Unit(), on.Theme.Danger, 80), on.Burst(x, y, 16, clockCol))), pr.Say("log.ends.shield", p, ev.Def, n))
			}
		}
	}
	return rest
}

// changes returns the tween in which an attack changes by n, because of what is
// at fx, fy: a thread from there, and the number beside it.
func (s *turns) changes(p rules.Seat, n int, fx, fy float64) ui.Tween {
	on := s.on
	x, y, size := s.lay.Rise(on.SideOf(p), lang.Signed(n), on.Unit())
	col := on.Theme.Good
	if n < 0 {
		col = on.Theme.Danger
	}
	return ui.Par(on.SoundTween("power-gain", 0.6, 0), on.Arrow(fx, fy, x, y, col, 20), s.rises(lang.Signed(n), x, y, size, col, 80), on.Burst(x, y, 14, col))
}

// rises returns the tween in which a change of an attack rises; the one before gives way and is
// not pushed up over the hour.
func (s *desk) rises(text string, x, y, size float64, col ui.Colour, ticks int) ui.Tween {
	on := s.on
	return on.Beside(ui.Seq(ui.Call(func() { board.GiveWay(&on.Base, places.Around(x, y-size, size)) }), ui.Wait(7), on.Number(text, x, y, size, col, ticks)))
}

// leaves presents flights to Chargers and Abysses, with the Power they bring,
// and those of new Characters to the field.
func (s *turns) leaves(pr *present.Presentation) {
	on := s.on
	var steps []ui.Tween
	for i, ev := range pr.Taken {
		if ev.Kind != rules.EvMove {
			continue
		}
		if way(ev) == "enter" {
			f := zones[ztm.BattleField].Come
			pr.Log(f.Log, ev.To.Seat(), ev.Def)
			f.Log = ""
			steps = append(steps, pr.Flight(i, f))
			continue
		}
		f := zones[ev.To.Kind()].Come
		if from := ev.From.Kind(); (from == ztm.SetA || from == ztm.SetB) && on.Cards.Attr(ev.Def, ztm.AType) == ztm.Character {
			pr.Log("log.second", ev.To.Seat(), ev.Def)
			if x, y := s.centre(from, ev.From.Seat()); !s.lay.Tiny { // what it is good for is not seen otherwise
				on.Play(on.Beside(on.Number(Text.T(on.Lang, "second"), x, y, 19*on.Unit(), powerCol.Lighten(0.35), s.known(110, 70))))
			}
		}
		pr.Log(f.Log, ev.To.Seat(), ev.Def) // they leave together: the log keeps their order
		if f.Log = ""; ev.From.Kind() == ztm.Area {
			f.Leave = "area-leave"
		}
		fly := pr.Flight(i, f)
		if i+1 < len(pr.Taken) && pr.Taken[i+1].Kind == rules.EvSeatVar {
			e := pr.Taken[i+1]
			fly = ui.Seq(fly, s.on.Beside(s.powerStep(e))) // what comes next does not wait for it
			pr.Log("log.power", e.Seat, 0, e.A, e.B)
		}
		steps = append(steps, fly)
	}
	on.Play(tween.Stagger(6, steps...))
}

// returns presents cards that go back to a deck, in a mulligan via aside.
func (s *turns) returns(pr *present.Presentation) {
	f := zones[ztm.Deck].Come
	n := len(pr.Taken)
	if n > 5 {
		f.Ticks, f.Gap, f.Wait = 15, 0, 0
	}
	var steps []ui.Tween
	for i, ev := range pr.Taken {
		if ev.To.Kind() == ztm.Deck && ev.Def != 0 && len(pr.Taken) < 4 {
			pr.Log(f.Log, ev.To.Seat(), ev.Def)
		}
		if ev.From.Kind() != ztm.Aside {
			g := f
			g.Log = ""
			step := pr.Flight(i, g)
			if n > 5 {
				step = ui.Seq(ui.Wait(i*8/n), step)
			}
			steps = append(steps, step)
		}
	}
	s.on.Play(s.on.SoundTween("card-deal", 0.5, 0), tween.Stagger(f.Gap, steps...), ui.Wait(f.Wait))
}

// flips presents the simultaneous reveal: all cards rise and hover over the table,
// then they are thrown round at once.
func (s *turns) flips(pr *present.Presentation) {
	*s.tale = tale.Tale{}
	on := s.on
	var steps []ui.Tween
	for _, ev := range pr.Same() {
		tok := pr.Now.Known(ev.Card)
		if tok.Def == 0 {
			continue
		}
		x, y := s.centre(ev.From.Kind(), ev.From.Seat())
		id, col := tok.Board(), elementColours[on.Cards.Attr(tok.Def, ztm.AElement)]
		steps = append(steps, ui.Seq(on.SetFace(id, on.Face(tok)), board.Unveil(&on.Base, id, ev.A == 1, s.known(14, 7), 13),
			on.Beside(ui.Par(on.Flash(id, col.Alpha(0.6), 20), on.Burst(x, y, 12, col)))))
	}
	steps = append(steps, ui.Tween{Ticks: s.known(27, 20), Ease: ui.Linear, Do: func(p float64) { s.border.lean = math.Min(1, 3*p) * (1 - math.Max(0, 4*p-3)) }}) // and whoever sits opposite leans in
	on.Play(on.SoundTween("card-reveal", 0.8, 0), ui.Par(steps...), pr.Show(len(pr.Taken)-1), on.Beside(ui.Par(on.SoundTween("strike", 0.6, 0), on.Shake(2*on.Unit(), 8))))
	for _, ev := range pr.Taken {
		key := "log.set"
		if ev.From.Kind() == ztm.BattleField {
			key = "log.first"
		}
		pr.Log(key, ev.From.Seat(), ev.Def)
		if ev.From.Seat() != s.on.Bottom {
			s.tale.Set = tale.With(s.tale.Set, ev.Def)
		}
	}
	on.Play(ui.Wait(s.known(14, 5)))
}

// lot presents who has the night side.
func (s *turns) lot(pr *present.Presentation) {
	on := s.on
	if ev := pr.Event; ev.C == ztm.NightSide && pr.Was.Turn() == 0 {
		p := rules.Seat(ev.A)
		on.Play(on.SoundTween("bell-night", 0.6, 0), pr.Show(0), ui.Call(func() { s.shown.night = p }), on.Beside(on.Callout(Text.T(on.Lang, "intro"), on.Sentence(on.Lang, "intro.night", p, 0), nightCol, 90)))
		pr.Log("log.night", p, 0)
	}
}

func (s *turns) number(pr *present.Presentation) {
	if ev := pr.Event; ev.C == ztm.Power {
		s.comes(pr, "★"+lang.Signed(int(ev.B-ev.A)), 0, s.powerStep(ev))
		pr.Log("log.power", ev.Seat, 0, ev.A, ev.B)
	}
}

// powerStep returns the step in which a player's Power changes.
func (s *turns) powerStep(ev rules.Event) ui.Tween {
	on := s.on
	x, y := s.beside(ev.Seat)
	col := powerCol
	if ev.B < ev.A {
		col = on.Theme.Danger
	}
	return ui.Par(on.SoundTween("power-gain", 0.6, 0), board.Count(&s.shown.power[ev.Seat], float64(ev.B), 10), on.Number(lang.Signed(int(ev.B-ev.A)), x, y, 30*on.Unit(), col, s.known(56, 44)), on.Burst(x, y, 12, col))
}

// Banner returns the words that are announced now, across the table or beside the clock.
func (s *Scene) Banner() string {
	if s.clockwork.border.word != "" {
		return Text.T(s.Lang, s.clockwork.border.word)
	}
	return s.Match.Banner()
}

func wrapHour(h float64) float64 {
	h = math.Mod(h, ztm.Hours)
	if h < 0 {
		h += ztm.Hours
	}
	return h
}

// underpowered presents cards that do nothing for want of Power; several of a
// player's in one beat.
func (s *turns) underpowered(pr *present.Presentation) {
	on := s.on
	ev := pr.Event
	all := pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.Seat == ev.Seat })
	spot := present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Text: Text.T(on.Lang, "spot.void"), Warn: Text.T(on.Lang, "short.long", ev.B, ev.A)}
	var others []string
	for _, e := range all[1:] {
		others = append(others, on.Named(e.Def, on.Lang))
	}
	if others != nil {
		spot.Text = words.Sentences(on.Lang, spot.Text, Text.T(on.Lang, "spot.void.more", words.List(on.Lang, others...)))
	}
	on.Play(on.SoundTween("error", 0.6, 0))
	pr.Spot(spot, s.known(40, 26))
	for _, e := range all {
		pr.Log("log.under", e.Seat, e.Def, e.A, e.B)
	}
}

func (s *turns) element(pr *present.Presentation) {
	ev := pr.Event
	if tok, ok := pr.Now.Top(ztm.BattleField, ev.Seat); ok {
		v := ztm.Elements.Values[ev.A]
		s.on.Play(s.on.SoundTween("resolve", 0.5, 0), s.on.Flash(tok.Board(), elementColours[ev.A], 30))
		pr.Log("log.element", ev.Seat, tok.Def, lang.Phrase{JA: v.JA, EN: v.EN})
	}
}

func (s *turns) named(pr *present.Presentation) {
	ev, key, sound := pr.Event, "log.name.miss", "abyss"
	if ev.B != 0 {
		key, sound = "log.name.hit", "power-gain"
	}
	s.on.Play(s.on.SoundTween(sound, 0.5, 0), ui.Wait(8))
	pr.Log(key, ev.Seat, rules.DefID(ev.A))
}

func (s *turns) kept(pr *present.Presentation) {
	ev := pr.Event
	if tok, ok := pr.Now.Top(ztm.BattleField, ev.Seat); ok {
		s.on.Play(s.on.SoundTween("commit", 0.5, 0), s.on.Flash(tok.Board(), s.on.Theme.Warm, 30))
	}
	pr.Log("log.kept", ev.Seat, ev.Def)
}

func (s *turns) rebuild(pr *present.Presentation) {
	s.on.Play(s.on.SoundTween("shuffle", 0.6, 0))
	pr.Log("log.rebuild", pr.Event.Seat, 0, pr.Event.A)
}

// commits presents that a player has set; a redraw presents itself.
func (s *turns) commits(pr *present.Presentation) {
	if pr.Was.View.S.Dec.Prompt != ztm.PromptMulligan {
		pr.Common()
	}
}

func (s *turns) mulligan(pr *present.Presentation) {
	ev, key := pr.Event, "log.mulligan"
	if ev.A == 0 {
		key = "log.nomulligan"
	}
	s.on.Play(s.on.SoundTween("commit", 0.5, 0))
	pr.Log(key, ev.Seat, 0, ev.A)
}
