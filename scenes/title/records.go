package title

import (
	"math"
	"slices"

	"godeck/internal/lang"
	"godeck/scenes/table/cards"
	"godeck/scenes/title/catalog"
	"godeck/scenes/title/panels"
	"godeck/scenes/ui"
)

// replays declares the list of stored matches: the decks' key cards, how each
// match ended, and when.
func (s *Scene) replays(env *ui.Env, f *ui.Surface) {
	u := f.Px(1)
	in := f.Dialog("replays.dialog", s.word(env, "replays"), 720, 620, s.shut)
	if s.opts.OpenFile != nil {
		bh := math.Max(env.MinTarget(), 50*u)
		var b ui.Rect
		b, in = in.CutBottom(bh, panels.Pick(env.Compact(), 6*u, 12*u))
		f.Button("openfile", b, ui.Button{Label: s.word(env, "openfile"), Icon: ui.IconFile, Tap: s.opts.OpenFile})
	}
	list := s.opts.Replays()
	s.listed = s.listed[:0]
	for _, rp := range list {
		if rp.Game != "" && !slices.Contains(s.listed, rp.Game) {
			s.listed = append(s.listed, rp.Game)
		}
	}
	if len(list) == 0 {
		f.Label("replays.none", s.word(env, "replays.no"), in, ui.TextStyle{Size: f.Font(16), Colour: f.Theme().TextSoft, Align: ui.Middle, Wrap: true})
		return
	}
	off := f.BeginScroll("replays.list", in, false)
	y := in.Y - off
	for i := range list {
		y = s.replay(f, &list[i], ui.Rect{X: in.X, Y: y, W: in.W - 10*u}) + 8*u
	}
	f.EndScroll(y + off - in.Y)
}

// replay declares a stored match at the top of r and returns its lower edge.
func (s *Scene) replay(f *ui.Surface, rp *ReplayInfo, r ui.Rect) float64 {
	l, u := f.Lang(), f.Px(1)
	pad := panels.Pick(f.Env().Compact(), 8*u, 10*u)
	cw := math.Min(46*u, r.W*0.13)
	ch := cw * cards.Aspect
	pictures := 0.0
	if rp.Keys[0] != nil {
		pictures = 1.8*cw + 14*u
	}
	label, detail, result := rp.Label.In(l), rp.Detail.In(l), rp.Result.In(l)
	col := f.Theme().TextSoft
	switch rp.Outcome {
	case Won:
		col = f.Theme().Warm
	case Lost:
		col = f.Theme().Accent
	}
	tw := r.W - pictures - 2*pad - 8*u
	name := ui.Layout([]ui.Run{{Text: label, Face: ui.Bold}}, f.Font(16), 1.25, tw)
	runs := []ui.Run{{Text: detail, Colour: f.Theme().TextSoft}}
	if result != "" {
		runs = append([]ui.Run{{Text: result, Face: ui.Bold, Colour: col}, {Text: l.Pick("　", "  ")}}, runs...)
	}
	says := detail
	if result != "" {
		says = result + l.Pick("、", ", ") + detail
	}
	facts := ui.Layout(runs, f.Font(14), 1.35, tw)
	r.H = math.Max(f.Env().MinTarget(), math.Max(name.H+4*u+facts.H, min(pictures, ch))+2*pad)
	f.Add(ui.Element{ID: "replay." + rp.ID, Rect: r, Role: ui.RoleButton, Label: label, Desc: says,
		Tap: func(env *ui.Env) {
			if s.opts.OpenReplay != nil {
				s.panel, s.music = noPanel, false
				s.opts.OpenReplay(env, rp.ID)
			}
		},
		Draw: func(c *ui.Canvas, st ui.State) {
			rad := 12 * u
			c.Gradient(r, rad, c.Theme.Panel.Lighten(0.06), c.Theme.PanelLow)
			e := c.Theme.Edge
			if st.Hover || st.Focused {
				e = c.Theme.Accent2
			}
			c.Stroke(r, rad, 1.3*u, e)
			c.Fill(ui.Rect{X: r.X + 4*u, Y: r.Y + rad, W: 4 * u, H: r.H - 2*rad}, 2*u, col)
			x := r.X + pad + 6*u
			if pictures > 0 { // the first player's card is in front
				for p := 1; p >= 0; p-- {
					card := ui.Rect{X: x + float64(p)*0.8*cw, Y: r.Y + (r.H-ch)/2, W: cw, H: ch}
					s.album.Card(c, rp.Keys[p](l), card, s.arrived[rp.Game])
				}
				x += pictures
			}
			top := r.Y + (r.H-name.H-facts.H-4*u)/2
			c.Para(name, ui.Rect{X: x, Y: top, W: tw, H: name.H}, ui.TextStyle{Top: true})
			c.Para(facts, ui.Rect{X: x, Y: top + name.H + 4*u, W: tw, H: facts.H}, ui.TextStyle{Top: true})
		}})
	return r.Bottom()
}

// Outcome is how a match ended for the person who played it.
type Outcome uint8

// The outcomes. Neither is a draw, an unfinished match, or one between two people or two programs.
const (
	Neither Outcome = iota
	Won
	Lost
)

// ReplayInfo is a stored record.
type ReplayInfo struct {
	ID      string
	Game    string // "": unreadable
	Label   lang.Phrase
	Result  lang.Phrase // in a word or two
	Detail  lang.Phrase // turns, game, when
	Outcome Outcome
	Keys    [2]catalog.Face // key cards of its decks; nil: not shown
}
