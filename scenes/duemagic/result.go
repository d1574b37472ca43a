package duemagic

import (
	"math"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/ui"
)

// outcome is the result in two sentences.
func (s *Scene) outcome(l ui.Lang) (head, why string) {
	r := &s.view.S.Result
	w := r.Winner
	switch {
	case w == rules.NoSeat:
		head = Text.T(l, "drawn")
	case s.isYou(w):
		head = Text.T(l, "win")
	case s.isYou(w.Other()):
		head = Text.T(l, "lose")
	default:
		head = Text.T(l, "wins", s.session.Name(w, l == ui.JA))
	}
	switch {
	case r.Reason == rules.ReasonConcede:
		why = Text.T(l, "why.concede", s.player(w.Other(), l))
	case r.Reason == dmg.ReasonDirect && w >= 0:
		why = Text.T(l, "why.direct", s.player(w.Other(), l))
	case r.Reason == dmg.ReasonLibrary && w >= 0:
		why = Text.T(l, "why.library", s.possessive(w.Other(), l, true))
	case r.Reason == dmg.ReasonLibrary:
		why = Text.T(l, "why.libraries")
	case r.Reason == dmg.ReasonEffect:
		why = Text.T(l, "why.effect")
	case r.Reason == dmg.ReasonEndless:
		why = Text.T(l, "why.endless")
	default:
		why = Text.T(l, "why.fault")
	}
	return head, why
}

// resultDialog declares the end of the game.
func (s *Scene) resultDialog(env *ui.Env, sf *ui.Surface) {
	l, u := s.lang, sf.Px(1)
	head, why := s.outcome(l)
	w := s.view.S.Result.Winner
	col := sf.Theme().Accent2
	switch {
	case s.isYou(w):
		col = sf.Theme().Warm
	case w >= 0 && s.isYou(w.Other()):
		col = civColours[dmg.Darkness]
	}
	title := Text.T(l, "turn", s.m.turn)
	if sr := s.opts.Series; sr != nil && sr.Best() > 1 {
		title = Text.T(l, "series.score", sr.Number(), sr.Best(), sr.Wins(s.bottom), sr.Wins(s.bottom.Other()))
	}
	in := sf.Dialog("result", title, 620, 520, func(*ui.Env) { s.result = false })
	bh := math.Max(env.MinTarget(), 50*u)
	gap := 10 * u
	watch := func(env *ui.Env) {
		s.result = false
		if s.opts.Watch != nil {
			s.opts.Watch(env)
			return
		}
		s.session.Seek(0)
		s.session.SetPlaying(true)
	}
	rematch := func(env *ui.Env) {
		s.result, s.resultSeen = false, false
		s.cutLog(0)
		s.logAt = map[int]int{}
		s.started = false
		if s.opts.Rematch != nil {
			s.opts.Rematch(env)
			return
		}
		s.session.Rematch()
	}
	var bs []choice
	if sr := s.opts.Series; sr != nil && !sr.Decided() {
		bs = append(bs, choice{"sideboard", ui.Button{Label: Text.T(l, "series.next"), Icon: ui.IconForward, Kind: ui.ButtonPrimary, Tap: func(env *ui.Env) { s.beginSide(env) }}})
	} else {
		bs = append(bs, choice{"rematch", ui.Button{Label: Text.T(l, "rematch"), Icon: ui.IconRestart, Kind: ui.ButtonPrimary, Tap: rematch}})
	}
	bs = append(bs,
		choice{"watch", ui.Button{Label: Text.T(l, "watch"), Icon: ui.IconPlay, Tap: watch}},
		choice{"save", ui.Button{Label: Text.T(l, "save"), Icon: ui.IconFile, Tap: s.saveFile}},
		choice{"link", ui.Button{Label: Text.T(l, "link"), Icon: ui.IconGlobe, Tap: func(env *ui.Env) {
			if env.Host != nil {
				env.Host.CopyText(s.session.Link())
			}
			sf.Toast(Text.T(l, "copied"), false)
		}}},
		choice{"home", ui.Button{Label: Text.T(l, "home"), Icon: ui.IconHome, Tap: s.leave}},
		choice{"see", ui.Button{Label: Text.T(l, "table.see"), Icon: ui.IconEye, Tap: func(*ui.Env) { s.result = false }}})
	cols := 2
	if s.lay.small {
		cols = 3
	}
	rows := (len(bs) + cols - 1) / cols
	foot, in := in.CutBottom(float64(rows)*bh+float64(rows-1)*gap, gap)
	hr, rest := in.CutTop(in.H*0.46, 4*u)
	sf.Label("result.head", head, hr, ui.TextStyle{Face: ui.Display, Size: math.Min(sf.Font(56), hr.H*0.8), Align: ui.Middle, Glow: col.Alpha(0.9)})
	shields := Text.T(l, "result.shields", s.player(s.bottom, l), s.m.shieldCount(s.bottom), s.player(s.bottom.Other(), l), s.m.shieldCount(s.bottom.Other()))
	wr, pr := rest.CutTop(rest.H*0.5, 2*u)
	sf.Label("result.why", why, wr, ui.TextStyle{Size: math.Min(sf.Font(17), wr.H*0.8), Align: ui.Middle, Wrap: true, LineHeight: 1.2})
	sf.Label("result.shields", shields, pr, ui.TextStyle{Size: math.Min(sf.Font(14), pr.H*0.8), Align: ui.Middle, Wrap: true, LineHeight: 1.2, Colour: sf.Theme().TextSoft})
	for i, b := range bs {
		b.b.Size = 15
		sf.Button(b.id, foot.Col(i/cols, rows, gap).Row(i%cols, cols, gap), b.b)
	}
	sf.EndModal()
}

// Series is a match of several games as the application keeps it (DMG-2.6 to
// 2.12): the table shows the score, and between games the sideboarding.
type Series interface {
	Best() int                // N of best of N
	Number() int              // this game, from 1
	Wins(p rules.Seat) int    // games won, this one included when it is over
	Decided() bool            // nobody has to play on
	Seconds(rules.Seat) int   // left for sideboarding; 0: time is up, the last legal lists hold
	Sideboards() []rules.Seat // seats of people who may exchange cards now; empty in best of one
	// Lists are a seat's main deck and sideboard, as they stand.
	Lists(p rules.Seat) (main, side []rules.DefID)
	// Exchange sets a seat's lists for the next game; the error says what is wrong.
	Exchange(p rules.Seat, main, side []rules.DefID) error
	// Next begins the next game in the session.
	Next(env *ui.Env)
}

// sideboard is the exchange of cards between two games.
type sideboard struct {
	open       bool
	seat       rules.Seat
	left       []rules.Seat // who comes after
	main, side []rules.DefID
	ready      bool // the person of the seat has the device
	ticks      int
}

// beginSide opens the sideboarding, or the next game where nobody may.
func (s *Scene) beginSide(env *ui.Env) {
	s.result = false
	s.side = sideboard{left: append([]rules.Seat(nil), s.opts.Series.Sideboards()...)}
	s.nextSide(env)
}

func (s *Scene) nextSide(env *ui.Env) {
	if len(s.side.left) == 0 {
		s.side = sideboard{}
		s.resultSeen, s.started = false, false
		s.cutLog(0)
		s.logAt = map[int]int{}
		s.opts.Series.Next(env)
		s.Surface.Invalidate()
		return
	}
	p := s.side.left[0]
	b := sideboard{open: true, seat: p, left: s.side.left[1:]}
	main, side := s.opts.Series.Lists(p)
	b.main, b.side = append(b.main, main...), append(b.side, side...)
	b.ready = !s.session.Human(p.Other())
	s.side = b
	if !b.ready {
		s.HandOver.Ask(s.session.Name(p, s.lang == ui.JA), func(*ui.Env) { s.side.ready = true })
	}
	s.Surface.Invalidate()
}

// tickSide keeps the clock of the sideboarding.
func (s *Scene) tickSide(env *ui.Env) {
	if !s.side.open {
		return
	}
	if s.side.ticks++; s.side.ticks%30 == 0 {
		s.Surface.Invalidate()
		if s.opts.Series.Seconds(s.side.seat) <= 0 {
			s.nextSide(env) // the last legal lists hold (DMG-2.8)
		}
	}
}

// group is one name in a list of cards.
type group struct {
	def rules.DefID
	n   int
}

func groups(list []rules.DefID) (out []group) {
	at := map[rules.DefID]int{}
	for _, d := range list {
		if i, ok := at[d]; ok {
			out[i].n++
			continue
		}
		at[d] = len(out)
		out = append(out, group{d, 1})
	}
	return out
}

// move takes one card of a design from one list to the other.
func move(def rules.DefID, from, to *[]rules.DefID) {
	for i, d := range *from {
		if d == def {
			*from = append((*from)[:i:i], (*from)[i+1:]...)
			*to = append(*to, def)
			return
		}
	}
}

// sideDialog declares the exchange of main-deck and sideboard cards.
func (s *Scene) sideDialog(env *ui.Env, sf *ui.Surface) bool {
	b := &s.side
	if !b.open || !b.ready {
		return false
	}
	l, u := s.lang, sf.Px(1)
	in := sf.Dialog("sideboarding", Text.T(l, "side.title", s.player(b.seat, l)), 980, 680, nil)
	bh := math.Max(env.MinTarget(), 48*u)
	foot, in := in.CutBottom(bh, 8*u)
	sec := s.opts.Series.Seconds(b.seat)
	ok := len(b.main) == dmg.DeckSize
	done := ui.Button{Label: Text.T(l, "side.done"), Kind: ui.ButtonPrimary, Icon: ui.IconCheck, Off: !ok, Tap: func(env *ui.Env) {
		if err := s.opts.Series.Exchange(b.seat, b.main, b.side); err != nil {
			s.refuse(env, err.Error())
			return
		}
		s.nextSide(env)
	}}
	if !ok {
		done.Desc = Text.T(l, "side.count", len(b.main), dmg.DeckSize)
	}
	br, note := foot.CutRight(math.Min(foot.W*0.5, 260*u), 12*u)
	sf.Button("side-done", br, done)
	sf.Label("side.clock", Text.T(l, "side.count", len(b.main), dmg.DeckSize)+"  "+strconv.Itoa(sec/60)+":"+two(sec%60), note, ui.TextStyle{Size: sf.Font(15), Wrap: true, LineHeight: 1.2})
	left, right := in.Row(0, 2, 12*u), in.Row(1, 2, 12*u)
	if s.lay.tall {
		left, right = in.Col(0, 2, 10*u), in.Col(1, 2, 10*u)
	}
	column := func(id, title string, r ui.Rect, from, to *[]rules.DefID, icon ui.Icon) {
		h, r := r.CutTop(sf.Font(15)*1.6, 2*u)
		sf.Label(id, title+" "+strconv.Itoa(len(*from)), h, ui.TextStyle{Face: ui.Bold, Size: sf.Font(15), Colour: sf.Theme().Accent2})
		off := sf.BeginScroll(id+".list", r, false)
		y := r.Y - off
		row := math.Max(env.MinTarget(), 44*u)
		for _, g := range groups(*from) {
			def := g.def
			rr := ui.Rect{X: r.X, Y: y, W: r.W - 10*u, H: row}
			sf.Button(id+"-"+s.game.Lib.Card(def).ID, rr, ui.Button{Label: strconv.Itoa(g.n) + "× " + s.faces.name(def, l), Icon: icon, Colour: s.faces.colour(def), Size: 14, Tap: func(*ui.Env) { move(def, from, to) }})
			y += row + 5*u
		}
		sf.EndScroll(y + off - r.Y)
	}
	column("side-main", Text.T(l, "side.main"), left, &b.main, &b.side, ui.IconMinus)
	column("side-side", Text.T(l, "side.side"), right, &b.side, &b.main, ui.IconPlus)
	sf.EndModal()
	return true
}

func two(n int) string {
	if n < 10 {
		return "0" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}
