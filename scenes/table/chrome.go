package table

// Chrome
//
// Tools, keys, HUDs, the phase bar, hands, piles, browsing, the result, the
// status for readers and the common words are here, once for all games. A game
// provides:
//   - layout: a struct that embeds Frame and adds places of the game's own.
//     ByShape chooses between a wide, a small and a tall form; Frame.Zones has
//     the places of the zones, by kind and side (Hooks.Frame, Hooks.Measure).
//   - faces: a Designs with Dress, which sets a card's types, numbers and
//     explanations, and nothing else does (Hooks.Cards).
//   - words: Phrases puts the game's phrases before those of all games.
//   - Hooks.Lay declares what is on the table, from the upper side to the
//     lower: HUD, Backs, the game's zones, Piles, PhaseBar.
//   - Hooks.Hand calls HandFan with what a card of the hand means now.
//   - Hooks.Ending returns the content of the result; why a match ended is the
//     phrase why.NAME of the rules' reason (Outcome).
//   - Hooks.Standing describes the state of the match for readers (Status).
//   - Hooks.Series, in a series, adds giving up, the score,
//     sideboarding and the memo (sideboard.go).
//
// Match.declare combines that with the question (Asker). The content of the menu,
// the tools with a button and the replay bar follow from it.

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// tools declares undo, speed, log and menu. With three places the log, if it
// has no panel, replaces speed; with two there is neither. What has no button
// is in the menu.
func (m *Match) tools(sf *ui.Surface) {
	at, l := m.Frame.Tools, m.Lang
	can, _ := m.Session.CanUndo()
	why := ""
	if isLesson(m.Session) {
		why = "undo.lesson"
	} else if !can || m.Session.Replaying() {
		why = "undo.none"
	}
	chrome.UndoButton(sf, at[0], why, m.Session.Practice(), m.Undo)
	logs := m.Frame.Line.Empty() && (len(at) > 3 || len(at) == 3 && m.Frame.Log.Empty())
	if len(at) > 3 || len(at) == 3 && !logs {
		chrome.SpeedButton(sf, at[1])
	}
	if logs {
		sf.IconButton("log", at[len(at)-2], ui.IconLog, words.Text.T(l, "log"), func(*ui.Env) { m.ShowLog() })
	}
	sf.IconButton("menu", at[len(at)-1], ui.IconMenu, words.Text.T(l, "menu"), func(*ui.Env) { m.Menu.Open() })
	lesson := coached(m.Session) // it can be neither conceded nor saved
	if m.Menu.Concede, m.Menu.GiveUp = m.givesUp(); lesson {
		m.Menu.Concede, m.Menu.GiveUp = nil, nil
	}
	m.Menu.ToTitle, m.Menu.Guide = m.Leave, m.Guide
	m.Menu.Extra = m.Menu.Extra[:0]
	if !logs && m.Frame.Log.Empty() && m.Frame.Line.Empty() {
		m.Menu.Extra = append(m.Menu.Extra, ui.Button{Label: words.Text.T(l, "log"), Icon: ui.IconLog, Tap: func(*ui.Env) { m.ShowLog() }})
	}
	if m.hooks.Switches != nil {
		m.Menu.Asks = m.hooks.Switches()
	}
	if m.hooks.Menu != nil {
		m.Menu.Extra = append(m.Menu.Extra, m.hooks.Menu()...)
	}
	if lesson {
		return
	}
	m.Menu.Extra = append(m.Menu.Extra, ui.Button{Label: words.Text.T(l, "save"), Icon: ui.IconFile, Tap: m.SaveFile})
}

// logPanel declares the log's panel, if there is one, below the rail.
func (m *Match) logPanel(sf *ui.Surface) {
	if !m.Frame.Rail.Empty() {
		m.rail.declare(sf, m.Frame.Rail, railMost)
	}
	m.brief.strip(sf, &m.Table)
	r := m.Frame.Log
	if r.Empty() {
		return
	}
	if railAbove(m.Frame, sf) {
		row, rest := r.CutTop(railHigh(sf), 6*sf.Px(1))
		m.rail.declare(sf, row, railMost)
		r = rest
	}
	m.Log.Panel(sf, r, &m.Zoom)
}

// brief is the last line of the log as it was laid out.
type brief struct {
	text       string
	size, w, h float64
	para       *ui.Para
}

// strip declares the log's last line, by itself; a tap unfolds the log.
func (b *brief) strip(sf *ui.Surface, t *Table) {
	r := t.Frame.Line
	if r.Empty() {
		return
	}
	line := t.Log.Last()
	sf.Add(ui.Element{ID: "log", Rect: r, Role: ui.RoleButton, Label: words.Text.T(t.Lang, "log"), Desc: line, Tap: func(env *ui.Env) {
		ui.Play(env, "ui-tap", 0.5, 0)
		t.ShowLog()
	}, Draw: func(c *ui.Canvas, st ui.State) {
		if line == "" { // nothing has happened yet
			return
		}
		u := c.Px(1)
		paper, ink := cmp.Or(c.Theme.Paper, c.Theme.Dark().Alpha(0.78)), cmp.Or(c.Theme.PaperInk, c.Theme.Text)
		if st.Hover || st.Pressed {
			paper = paper.Lighten(0.12)
		}
		at := r.Middle(r.W, math.Min(r.H, 34*u*math.Max(1, c.Env.Settings.TextScale)))
		least := 12 * c.Env.Scale
		size := math.Max(least, math.Min(c.Font(14), at.H*0.6))
		k := size * 1.2
		room := func(at ui.Rect) ui.Rect { return ui.Rect{X: at.X + k + 14*u, Y: at.Y, W: at.W - k - 20*u, H: at.H} }
		if ui.Measure(line, ui.Regular, size) > room(at).W { // in two lines
			at = r
		}
		c.Shadow(at.Move(0, 2*u), 3*u, 6*u, c.Theme.Shadow)
		c.Gradient(at, 3*u, paper.Lighten(0.05), paper.Darken(0.05))
		c.Icon(ui.IconLog, ui.Rect{X: at.X + 8*u, Y: at.Y + (at.H-k)/2, W: k, H: k}, ink)
		in := room(at)
		if b.text != line || b.size != size || b.w != in.W || b.h != in.H {
			*b = brief{line, size, in.W, in.H, cards.Brief(line, func(text string) *ui.Para {
				return ui.LayoutFit([]ui.Run{{Text: text}}, size, least, 1.12, in.W, in.H)
			})}
		}
		c.Para(b.para, in, ui.TextStyle{Size: b.para.Size, Colour: ink})
	}})
}

// railHigh returns the height of the rail above the log.
func railHigh(sf *ui.Surface) float64 { return math.Max(sf.Env().MinTarget(), 62*sf.Px(1)) }

// railAbove reports whether the rail is above the log; otherwise it is in the bar.
func railAbove(f *board.Frame, sf *ui.Surface) bool {
	return f.Rail.Empty() && f.Log.H > 4*railHigh(sf)
}

// SaveFile gives the player the match as a file.
func (m *Match) SaveFile(env *ui.Env) {
	if env.Host != nil {
		data, ending := m.Session.Record()
		env.Host.SaveFile(m.hooks.Game+"-turn"+strconv.Itoa(int(m.View.S.Turn))+ending, data)
	}
}

// tableKeys declares the keys of every table: the log, one step back or the
// menu, and the cards of the hand by position.
func (m *Match) tableKeys(sf *ui.Surface) {
	sf.Key("l", func(*ui.Env) { m.ShowLog() })
	sf.Key("?", func(*ui.Env) { m.Menu.OpenHelp("any") })
	sf.Key("Escape", func(*ui.Env) {
		if !m.Busy() && (m.hooks.Back == nil || !m.hooks.Back()) {
			m.Menu.Open()
		}
	})
	for i := range 9 {
		sf.Key(strconv.Itoa(i+1), func(env *ui.Env) {
			if h := m.Zone(m.hooks.HandKind, m.Audience); m.Form() != ask.AskRow && i < len(h) && h[i].Def != 0 {
				switch {
				case m.Picking() && (m.hooks.Holds == nil || !m.hooks.Holds(h[i].ID)):
					m.Pick(env, h[i].ID)
				case m.hooks.TapHand != nil:
					m.hooks.TapHand(env, h[i])
				default:
					m.Inspect(h[i].ID, m.Face(h[i]))
				}
			}
		})
	}
	if m.hooks.Keys != nil {
		m.hooks.Keys(sf)
	}
}

// HandFan declares the hand of the lower player. look sets how a known card
// looks and answers, and returns false for one that is elsewhere at the
// moment; if it sets Away the place of that one stays free.
func (m *Match) HandFan(sf *ui.Surface, look func(t present.Token, o *board.CardOpts) bool) {
	r := m.Frame.Hand[0]
	f := board.Fan{Rect: r, CardW: r.H / cards.Aspect, FaceUp: m.OpenHand(m.Bottom), Flat: m.Frame.Small, Group: m.T("zone.hand"), Within: m.Frame.Grown}
	if m.Frame.Tall || m.Frame.Small {
		f.Rect = r.InsetXY(0, 2*sf.Px(1))
	}
	var list []board.HandCard
	var tokens []present.Token
	for _, t := range m.Zone(m.hooks.HandKind, m.Bottom) {
		c := board.HandCard{ID: t.Board(), Face: m.Face(t), Opts: board.CardOpts{NoFocus: t.Def == 0}}
		if t.Def != 0 {
			c.Opts.Node = "hand-" + strconv.Itoa(int(t.ID))
			switch shown := look(t, &c.Opts); {
			case shown:
				m.Forestall(sf, t.Key, t, &c.Opts)
			case !c.Opts.Away:
				continue
			}
		}
		list, tokens = append(list, c), append(tokens, t)
	}
	if n := float64(len(list)); m.Frame.Apart && n*f.CardW*1.04 > f.Rect.W {
		f.CardW = math.Max(math.Min(f.CardW, 60*sf.Px(1)), f.Rect.W/n/1.04)
	}
	if m.Frame.Tall || m.Frame.Small && sf.Env().H >= 320*sf.Env().Scale {
		f = f.Above(sf.Env(), len(list))
	}
	if m.hooks.InHand != 0 && f.FaceUp {
		inHand(m, sf, f, list, tokens)
	}
	m.Board.Hand(sf, "hand", f, list)
}

// inHand gives the cards of a hand the faces for it, whose words are where the
// next card leaves them to be seen; under the pointer a card grows until it
// can be read, unless a preview is shown.
func inHand(m *Match, sf *ui.Surface, f board.Fan, list []board.HandCard, of []present.Token) {
	env := sf.Env()
	gap, _ := f.Gap(env, len(list))
	seen := min(100, int(gap/f.Width()*100))
	for i := range list {
		c := &list[i]
		if of[i].Def == 0 || c.Opts.Away {
			continue
		}
		look := cards.Look{Def: of[i].Def, Lang: m.Lang, Form: m.hooks.InHand, N: seen}
		if i == len(list)-1 {
			look.N = 100
		}
		c.Face, c.Opts.Read = m.Cards.Look(look), c.Face
		if m.Frame.Tall || env.Touch || m.hooks.HandStill {
			continue
		}
		c.Opts.Grow = 0.84 * env.H / cards.Aspect
		for _, k := range [...]float64{228, 250, 272, 300} {
			if g := k * env.Scale; g < c.Opts.Grow && c.Opts.Read.Says(env, g, 12*env.Scale) {
				c.Opts.Grow = g
			}
		}
		c.Opts.Grow = math.Min(c.Opts.Grow, 300*env.Scale)
		if f.Within.W > 0 {
			c.Opts.Grow = math.Min(c.Opts.Grow, f.Within.W)
			if f.Within.H > 0 {
				c.Opts.Grow = math.Min(c.Opts.Grow, f.Within.H/cards.Aspect)
			}
		}
	}
}

// PlayerPile is one of a player's piles.
type PlayerPile struct {
	ID     string // its name is the phrase zone.ID
	Kind   uint8  // of zone; an Open one can be browsed
	Icon   ui.Icon
	Colour ui.Colour                             // its edge, unless it is empty; zero: none
	Note   string                                // instead of the number of cards
	Tap    func(env *ui.Env)                     // for a tap now; nil: nothing
	Look   func(env *ui.Env)                     // for a tap where Tap is nil: what its owner knows of it; nil: nothing
	Top    func(def rules.DefID) *cards.CardFace // face of the top card; nil: as printed
}

// Backs declares the hand of the upper player: backs, and the faces of cards
// shown by an effect. Cards that are set, but not moved before everybody has set,
// lie where laid says; they are those that will fly.
func (t *Table) Backs(sf *ui.Surface, laid ...board.Pose) {
	r, p := t.Frame.Hand[1], t.Seat(1)
	if r.Empty() {
		return
	}
	list := slices.Clone(t.Zone(t.handKind, p))
	for _, pose := range laid[:min(len(laid), len(list))] {
		n := len(list) / 2
		t.Board.Put(sf, list[n].Board(), nil, pose, board.CardOpts{NoFocus: true, Loose: true, Theirs: true})
		list = slices.Delete(list, n, n+1)
	}
	label := t.T("node.backs", t.Possessive(p, t.Lang, true), len(list))
	for i, q := range (board.Fan{Rect: r, CardW: r.H * 1.16 / cards.Aspect, Down: true}).Poses(len(list)) {
		face := t.Face(list[i])
		q.Y -= r.H * 0.06
		if face != nil {
			q.Face = 1
			label = words.List(t.Lang, label, face.Title)
		}
		t.Board.Put(sf, list[i].Board(), face, q, board.CardOpts{NoFocus: face == nil || q.W < sf.Env().MinTarget(), Loose: true, Theirs: true})
	}
	sf.Add(ui.Element{ID: "hand-opp", Rect: r, Hit: ui.Rect{X: -1, Y: -1}, Role: ui.RoleText, Label: label, Loose: true})
}

// OpenHand reports whether the screen shows the cards in a player's hand.
func (t *Table) OpenHand(p rules.Seat) bool {
	return p == t.Audience || t.Audience == rules.Watcher
}

// Piles declares the piles of a side that have a place in this window.
func (t *Table) Piles(sf *ui.Surface, side int, list ...PlayerPile) {
	seat := t.Seat(side)
	for _, k := range list {
		r, ok := t.Frame.Zone(k.Kind, side)
		if !ok {
			continue
		}
		name := t.T("zone." + k.ID)
		p := board.Pile{ID: k.ID + strconv.Itoa(side), Node: "pile-" + k.ID, Rect: r, Label: t.Whose(seat, name), Count: t.Count(k.Kind, seat), Icon: k.Icon, Note: k.Note, Tip: name, Tap: k.Tap, Theirs: side == 1}
		if k.Tap != nil {
			p.Colour = t.Theme.Legal
		} else {
			p.Tap = k.Look
		}
		if side == 1 {
			p.Node = "pile-opp-" + k.ID
		}
		if t.zones[k.Kind].Lay == present.Open {
			if top, ok := t.Top(k.Kind, seat); ok {
				if p.Top, p.Colour = t.Face(top), k.Colour; k.Top != nil && top.Def != 0 {
					p.Top = k.Top(top.Def)
				}
			}
			p.Tap = func(*ui.Env) { t.Browse(p.Label, k.Kind, seat) }
		}
		t.Board.Pile(sf, p)
	}
}

// Whose puts a possessive before the name of a player's thing: "Your deck".
func (t *Table) Whose(p rules.Seat, name string) string {
	return t.T("of", t.Possessive(p, t.Lang, true), name)
}

// Browse shows the cards of an open zone, the top first.
func (t *Table) Browse(title string, kind uint8, p rules.Seat) {
	var fs []*cards.CardFace
	for _, c := range slices.Backward(t.Zone(kind, p)) {
		if f := t.Face(c); f != nil {
			fs = append(fs, f)
		}
	}
	about := ""
	if key := t.zones[kind].About; key != "" {
		about = t.T(key)
	}
	t.Browser.Open(title, about, fs)
}
