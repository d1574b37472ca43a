package table

import (
	"cmp"
	"image"
	"math"
	"slices"

	"godeck/rules"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/course"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// The result on the place: the table stays as the match left it, without the
// interface, and the words, the card that won and the course of both lives
// stand in it.

// showEnd declares the result on the place. col is its light.
func showEnd(m *Match, sf *ui.Surface, e *Ending, head, why string, col ui.Colour, bs []ask.Choice, won int, graph bool) {
	bs = endChoices(m, bs)
	var gains []Gain
	if m.gains != nil && !m.Session.Replaying() {
		gains = m.gains()
	}
	at, u := chrome.EndPlaceOf(sf.Env(), m.Frame, len(bs), len(gains) > 0, graph && len(e.Story) == 0), sf.Px(1)
	if e.Place != nil && !m.Frame.Tall && !m.Frame.Small {
		e.Place(&at, Finisher(m))
	}
	var freed ui.Rect
	if m.taught { // its words need more room
		if freed, at.Graph = at.Graph, freed; m.Frame.Tall {
			freed, at.Card.Y = at.Sides[0], (at.Why.Bottom()+at.Sides[0].Y)/2
		}
	}
	at.Sun = e.Sun
	lost := m.Winner() >= 0 && m.IsYou(m.Winner().Other())
	sf.BeginVeiled("result", e.Title, func(*ui.Env) { m.Result = false }, func(c *ui.Canvas) {
		at.Light(c, col, lost, m.Frame.Tall)
		if e.Scene != nil {
			e.Scene(c)
		}
	})
	showCourse(m, sf, &at, e, graph)
	if e.Tell != nil && !m.taught && e.Tell(sf, &at, len(gains) > 0, again(m)) {
		e.Title = ""
	}
	if won >= 0 {
		finisher(m, sf, at.Card, won, col)
	}
	for i, r := range at.Sides {
		if p := m.Seat(i); e.Side != nil && !r.Empty() && !(m.taught && m.Frame.Tall) {
			endSide(m, sf, r, p, e.Side(p), at.Align)
		}
	}
	sf.Add(ui.Element{ID: "result.head", Rect: at.Head, Role: ui.RoleText, Label: head, Desc: e.Title, Draw: func(c *ui.Canvas, _ ui.State) {
		size := math.Min(c.Font(96), at.Head.H*0.86)
		size *= math.Min(1, at.Head.W/ui.Measure(head, ui.Display, size))
		c.Text(head, at.Head, ui.TextStyle{Face: ui.Display, Size: size, Align: at.Align, Colour: ui.Hex(0xffffff), Glow: col.Alpha(0.9), Shadow: true})
	}})
	sf.Label("result.why", why, at.Why, ui.TextStyle{Size: sf.Font(map[bool]float64{true: 14, false: 18}[m.Frame.Small]), Face: ui.Bold, Align: at.Align, Wrap: true, LineHeight: 1.3, Top: true, Shadow: true, Colour: ui.Hex(0xffffff)})
	if m.taught { // a lesson has the last word
		m.room = at.Note.Union(at.Large).Union(freed)
		for _, r := range at.Small {
			m.room = m.room.Union(r)
		}
	}
	if m.plain || coached(m.Session) { // a picture to share has no interface, either
		return
	}
	showGain(m, sf, &at, gains)
	if m.RivalOf(m.Bottom.Other()) != nil {
		m.opposite.speech(sf, m.Frame, at.Head, at.Why, at.Graph, at.Close, at.Card.Rect().Inset(-6*u), at.Gain)
	}
	align := map[bool]ui.Align{true: ui.Middle, false: ui.Start}[m.Frame.Tall]
	if e.Title != "" {
		sf.Label("result.note", e.Title, at.Note, ui.TextStyle{Size: sf.Font(14), Align: align, Shadow: true, Colour: ui.Hex(0xffffff)})
	}
	sf.Button("result.close", at.Close, ui.Button{Name: words.Text.T(m.Lang, "see"), Icon: ui.IconClose, Kind: ui.ButtonGhost, Sound: "ui-back", Tap: func(*ui.Env) { m.Result = false }})
	endButtons(sf, &at, bs, u)
}

// leads reports whether the result leads back to the turns.
func leads(m *Match) bool { return !m.plain && !m.taught && len(m.Session.Turns()) > 0 }

// again returns what shows the last turn once more; nil: it cannot be shown.
func again(m *Match) func(*ui.Env) {
	if !leads(m) {
		return nil
	}
	return func(*ui.Env) { review(m, m.Turn(), 0) }
}

// showCourse declares the course of the match: in sentences, or as a graph of the score.
func showCourse(m *Match, sf *ui.Surface, at *chrome.EndPlace, e *Ending, graph bool) {
	switch {
	case at.Graph.Empty():
	case len(e.Story) > 0:
		if at.Aside { // every sentence is as high as a finger
			at.Graph.H = math.Min(0.45*m.Surface.Env().H, at.Note.Y-30*sf.Px(1)-at.Graph.Y)
		}
		var again func(present.Told)
		if leads(m) {
			again = func(t present.Told) { review(m, t.Turn, t.At) }
		}
		course.Story(sf, at.Graph, e.StoryTitle, e.Story, e.Minor, again)
	case graph:
		var turned []course.Turning
		if leads(m) {
			turned = m.course.Turnings(m.Winner())
		}
		m.course.Graph(sf, at.Graph, m.hooks.Words, m.hooks.ScoreIcon, m.hues, e.Token, turned, func(t course.Turning) {
			review(m, t.Turn, t.At)
		})
	}
}

// endChoices returns the choices in the order of their places, with short
// words: what comes next, the way out, and the rest.
func endChoices(m *Match, bs []ask.Choice) []ask.Choice {
	bs = slices.DeleteFunc(bs, func(b ask.Choice) bool { return b.ID == "see" }) // that is what the cross does
	for i := range bs {
		b := &bs[i]
		if short, ok := words.Text["end."+b.ID]; ok {
			b.Button.Name, b.Button.Tip, b.Button.Label = b.Button.Label, b.Button.Label, short.In(m.Lang)
		}
	}
	if i := slices.IndexFunc(bs, func(b ask.Choice) bool { return b.ID == "home" }); i > 1 {
		home := bs[i]
		bs = slices.Insert(slices.Delete(bs, i, i+1), 1, home)
	}
	return bs
}

// endButtons declares what can be done now: what comes next large, the rest small.
func endButtons(sf *ui.Surface, at *chrome.EndPlace, bs []ask.Choice, u float64) {
	gap := 8 * u
	split := 0.62
	if at.Align == ui.Middle {
		split = 0.56
	}
	first, second := at.Large.CutLeft(at.Large.W*split, gap)
	for i, r := range [2]ui.Rect{first, second} {
		bs[i].Button.Size = [2]float64{18, 15}[i]
		sf.Button(bs[i].ID, r, bs[i].Button)
	}
	rest := bs[2:]
	for _, row := range at.Small {
		n := len(rest)
		if at.Words {
			n = min(3, n)
		}
		for j, b := range rest[:n] {
			r := row.Row(j, n, gap*map[bool]float64{true: 1, false: 0.5}[at.Words])
			if b.Button.Size = 14; !at.Words { // the sign, with its word below where there is room
				word := b.Button.Label
				b.Button.Label, b.Button.Name = "", cmp.Or(b.Button.Name, word)
				if size := 12 * sf.Env().Scale; at.Under {
					sf.Paint("result.word."+b.ID, ui.Rect{X: r.X, Y: r.Bottom(), W: r.W, H: size * 1.4}, func(c *ui.Canvas) {
						c.Text(cards.Clip(word, r.W+gap, size), ui.Rect{X: r.X - gap/2, Y: r.Bottom(), W: r.W + gap, H: size * 1.4}, ui.TextStyle{Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff), Shadow: true, Loose: true})
					})
				}
			}
			sf.Button(b.ID, r, b.Button)
		}
		rest = rest[n:]
	}
}

// PictureHost is what a host may do besides (ui.Host).
type PictureHost interface {
	// SharePicture hands a picture to whatever the system shares with, or saves
	// it as a PNG and says where. pix has 4·w·h bytes: red, green, blue, opacity
	// (premultiplied), row by row.
	SharePicture(name string, w, h int, pix []byte)
}

// Display makes a table a picture of its place: nothing of the interface is
// declared, and cards are drawn without words on them. It reports whether the
// scene is a table.
func Display(sc ui.Scene) bool {
	m := matchOf(sc)
	if m != nil {
		m.display = true
	}
	return m != nil
}

// Heart returns the x of a table's middle in its window, below its rival; the
// table has been laid out. For other scenes it is 0.
func Heart(sc ui.Scene) float64 {
	m := matchOf(sc)
	if m == nil {
		return 0
	}
	return m.Frame.Rival.X + m.Frame.Rival.W/2
}

// sharePicture takes a picture of the result without buttons, as large as the
// window, and hands it over; what becomes of it is said beside the button.
func sharePicture(m *Match, env *ui.Env, host PictureHost) {
	m.Surface.ToastBeside(m.Surface.Find("picture").Rect)
	w, h := int(env.W), int(env.H)
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	defer img.Deallocate()
	m.plain = true
	m.Surface.Invalidate()
	m.Repaint()
	m.Draw(env, img)
	m.plain = false
	m.Surface.Invalidate()
	m.Repaint()
	pix := make([]byte, 4*w*h)
	img.ReadPixels(pix)
	host.SharePicture("godeck-"+m.hooks.Game+"-turn"+words.Itoa(m.Turn())+".png", w, h, pix)
}

// finisher declares the card that has won, lit, as it stands on the table.
func finisher(m *Match, sf *ui.Surface, p board.Pose, line int, col ui.Colour) {
	ln := &m.Facts[line]
	face := m.hooks.Face(ln.Card, m.Lang)
	if face == nil {
		return
	}
	k := p.Rect()
	said := m.GameLog.Plain(ln, m.Lang)
	sf.Add(ui.Element{ID: "result.card", Rect: k, Hit: k, Role: ui.RoleButton, Label: said, Loose: k.W < sf.Env().MinTarget(), Tap: func(*ui.Env) { m.Zoom.ShowLine(face, said) }, Draw: func(c *ui.Canvas, _ ui.State) {
		m.Board.Stand(c, face, p, col)
	}})
}

// endSide declares a player's final value: words on the place.
func endSide(m *Match, sf *ui.Surface, r ui.Rect, p rules.Seat, e EndSide, align ui.Align) {
	name := m.Player(p, m.Lang)
	col := m.hues[m.SideOf(p)].Lighten(0.45)
	sf.Add(ui.Element{ID: "result.p" + words.Itoa(m.SideOf(p)), Rect: r, Role: ui.RoleText, Label: words.Sentences(m.Lang, name, e.Value), Draw: func(c *ui.Canvas, _ ui.State) {
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(16), r.H*0.8))
		who := ui.TextStyle{Face: ui.Bold, Size: size, Colour: col, Align: align, Shadow: true}
		value := ui.TextStyle{Face: ui.Display, Size: math.Min(c.Font(30), r.H*0.8), Colour: ui.Hex(0xffffff), Glow: e.Colour.Alpha(0.6), Align: align, Shadow: true}
		if align == ui.Middle {
			top, low := r.CutTop(r.H*0.36, 0)
			value.Size = math.Min(c.Font(24), low.H*0.8)
			c.Text(cards.Clip(name, top.W, size), top, who)
			fitText(c, e.Value, low, value)
			return
		}
		w := math.Min(ui.Measure(name, ui.Bold, size)+12*c.Px(1), math.Max(r.W*0.45, r.W-ui.Measure(e.Value, ui.Display, value.Size)-8*c.Px(1)))
		left, rest := r.CutLeft(w, 0)
		c.Text(cards.Clip(name, w, size), left, who)
		fitText(c, e.Value, rest, value)
	}})
}

// fitText draws one line, smaller if it has to be.
func fitText(c *ui.Canvas, text string, r ui.Rect, st ui.TextStyle) {
	if w := ui.Measure(text, st.Face, st.Size); w > r.W {
		st.Size = math.Max(12*c.Env.Scale, st.Size*r.W/w*0.98)
	}
	c.Text(text, r, st)
}

// Home returns the address of the page around the program without parameters,
// for links that others open; "" where there is none.
func Home(env *ui.Env) string {
	if h, ok := env.Host.(interface{ Home() string }); ok {
		return h.Home()
	}
	return ""
}
