package maker

import (
	"encoding/json"
	"fmt"
	"image/color"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"

	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// artJSON returns a picture's description as a card carries it.
func artJSON(a *sprites.Art) []byte {
	b, _ := json.Marshal(a) // plain data: cannot fail
	return b
}

// staging returns the picture of the card on the desk.
func (s panels) staging() *sprites.Art {
	if raw := s.draft.Card().Art; len(raw) > 0 {
		if a, err := sprites.Parse(raw); err == nil {
			return a
		}
	}
	return sprites.Derive(s.lib.Vocab.Game + "/" + s.draft.Card().ID)
}

// paint gives the card a picture.
func (s panels) paint(a *sprites.Art) {
	s.draft.SetArt(artJSON(a))
	s.changed = true
	s.refresh()
}

// bring asks for a picture file of the maker's own.
func (s panels) bring(env *ui.Env) {
	if env.Host != nil {
		env.Host.OpenFile("image/*", MaxPicture, func(_ string, data []byte, err error) { TakePicture(s.Scene, env, data, err) })
	}
}

// TakePicture gives the card on the desk a picture of the maker's own, from a
// file that was chosen or dropped; err is why it was not read. It reports
// whether there is a card on the desk, and pictures can be kept.
func TakePicture(s *Scene, env *ui.Env, file []byte, err error) bool {
	if s.page != deskPage || s.opts.Pictures == nil {
		return false
	}
	fail := func(err error) { s.Surface.Toast(s.opts.Why(err, env.Settings.Lang), true) }
	if err != nil {
		fail(err)
		return true
	}
	owner := s.draft.Card().ID
	s.opts.Pictures.Take(file, func(name string, err error) {
		switch {
		case err != nil:
			fail(err)
		case s.page == deskPage && s.draft.Card().ID == owner: // still the card that it was chosen for
			a := panels{s}.staging()
			a.Own = name
			panels{s}.paint(a)
		}
	})
	return true
}

func (s panels) openArt(*ui.Env) { s.dialog = "art" }

// aspects are what a picture is staged with: the names, and where one stands.
var aspects = [...]struct {
	names func() []string
	of    func(a *sprites.Art) *string
}{
	{sprites.Scenes, func(a *sprites.Art) *string { return &a.Scene }},
	{sprites.Palettes, func(a *sprites.Art) *string { return &a.Palette }},
	{sprites.Weathers, func(a *sprites.Art) *string { return &a.Weather }},
	{sprites.Orbs, func(a *sprites.Art) *string {
		if a.Orb == nil {
			a.Orb = &sprites.Orb{Kind: "none", X: 0.7, Y: 0.25, R: 0.16}
		}
		return &a.Orb.Kind
	}},
}

// artPage declares the picture with what it is staged with.
func (s panels) artPage(env *ui.Env, f *ui.Surface) {
	u := f.Px(1)
	a := s.staging()
	wide := 560.0
	if lying(env) {
		wide = 1000
	}
	r := f.Dialog("art", s.word(env, "art"), wide, 760, s.shut)
	h := math.Max(env.MinTarget(), 44*u)
	var pic ui.Rect
	key := string(artJSON(a))
	picture := func() {
		f.Paint("art.picture", pic, func(c *ui.Canvas) {
			if s.ready {
				c.Paint(pic, "art "+key, func(dst *ebiten.Image) { sprites.DrawCard(dst, pic.X, pic.Y, pic.W, pic.H, a, 0.55) })
			}
			c.Stroke(pic, 0, 1.5*u, c.Theme.Edge)
		})
	}
	if lying(env) { // beside what changes it
		pic, r = r.CutLeft(r.W*0.48, 12*u)
		pic = pic.Fit(5.0 / 3)
		picture()
	}
	off := f.BeginScroll("art.rows", r, false)
	top := r.Y - off
	y, w := top, r.W-10*u
	if !lying(env) {
		pic = ui.Rect{X: r.X, Y: top, W: w, H: math.Round(math.Min(w*0.6, 300*u))}
		y = pic.Bottom() + 8*u
		picture()
	}
	row := func() (q ui.Rect) {
		q = ui.Rect{X: r.X, Y: y, W: w, H: h}
		y += h + 6*u
		return q
	}
	if s.opts.Pictures != nil {
		q := row()
		f.Button("art.own", q, ui.Button{Label: s.word(env, "art.own"), Icon: ui.IconPicture, Size: 15, Tap: s.bring})
		note := ui.Layout([]ui.Run{{Text: s.word(env, "art.own.note")}}, f.Font(13), 1.35, w)
		f.Para("art.own.note", note, ui.Rect{X: r.X, Y: y, W: w, H: note.H}, f.Theme().TextSoft)
		y += note.H + 8*u
	}
	if a.Own != "" {
		f.Button("art.staged", row(), ui.Button{Label: s.word(env, "art.staged"), Icon: ui.IconBack, Size: 15, Tap: func(*ui.Env) {
			a.Own = ""
			s.paint(a)
		}})
		if sprites.HasOwn(a.Own) { // nothing of the staging is seen
			f.EndScroll(y - top)
			return
		}
	}
	q := row()
	f.Button("art.new", q.Row(0, 2, 8*u), ui.Button{Label: s.word(env, "art.new"), Icon: ui.IconRestart, Size: 15, Tap: func(*ui.Env) {
		s.paint(sprites.Derive(strconv.FormatUint(rand.Uint64(), 36), s.lib.Vocab.Types[s.draft.Card().Type].Name))
	}})
	f.Button("art.lead", q.Row(1, 2, 8*u), ui.Button{Label: s.word(env, "art.lead"), Icon: ui.IconPerson, Size: 15, Tap: s.opens("lead")})
	for i := range aspects {
		x := &aspects[i]
		names := x.names()
		at := max(0, slices.Index(names, *x.of(a)))
		name := s.word(env, "art."+strconv.Itoa(i))
		step := func(d int) func(env *ui.Env) {
			return func(*ui.Env) {
				*x.of(a) = names[(at+d+len(names))%len(names)]
				s.paint(a)
			}
		}
		id := "art." + strconv.Itoa(i)
		q := row()
		next, q := q.CutRight(h*1.15, 4*u)
		last, q := q.CutRight(h*1.15, 4*u)
		f.Label(id, fmt.Sprintf("%s  %d / %d", name, at+1, len(names)), q, ui.TextStyle{Size: f.Font(16), Face: ui.Bold})
		f.Button(id+".last", last, ui.Button{Name: s.word(env, "last", name), Icon: ui.IconBack, Tap: step(-1)})
		f.Button(id+".next", next, ui.Button{Name: s.word(env, "next", name), Icon: ui.IconForward, Tap: step(1)})
	}
	f.EndScroll(y - top)
}

// leads declares the silhouettes, of which one can be the lead.
func (s panels) leads(env *ui.Env, f *ui.Surface) {
	u := f.Px(1)
	back := func(*ui.Env) { s.dialog = "art" }
	r := f.Dialog("lead", s.word(env, "art.lead"), 900, 900, back)
	names := sprites.Silhouettes(s.lib.Vocab.Game)
	size := math.Max(env.MinTarget(), 62*u)
	gap := 6 * u
	cols := max(1, int((r.W-10*u+gap)/(size+gap)))
	off := f.BeginScroll("lead.all", r, false)
	for i, n := range names {
		q := ui.Rect{X: r.X + float64(i%cols)*(size+gap), Y: r.Y - off + float64(i/cols)*(size+gap), W: size, H: size}
		if q.Bottom() < r.Y-2*size || q.Y > r.Bottom()+2*size {
			continue // not in sight
		}
		f.Add(ui.Element{ID: "lead." + n, Rect: q, Role: ui.RoleButton, Label: s.word(env, "art.n", i+1), Tap: func(*ui.Env) {
			a := s.staging()
			lead := slices.IndexFunc(a.Figures, func(g sprites.Figure) bool { return g.Tone == "key" || g.Tone == "" })
			if lead < 0 {
				a.Figures = append(a.Figures, sprites.Figure{X: 0.42, Y: 0.56, Scale: 0.72, Tone: "key"})
				if len(a.Figures) > sprites.MaxFigures {
					a.Figures = a.Figures[1:]
				}
				lead = len(a.Figures) - 1
			}
			a.Figures[lead].Icon, a.Figures[lead].Rot = n, 0
			s.dialog = "art"
			s.paint(a)
		}, Draw: func(c *ui.Canvas, st ui.State) {
			c.Fill(q, 8*u, c.Theme.Text.Alpha(0.07))
			if st.Hover || st.Pressed {
				c.Stroke(q, 8*u, 1.5*u, c.Theme.Accent2)
			}
			if s.ready {
				c.Paint(q, "lead "+n, func(dst *ebiten.Image) {
					sprites.DrawIcon(dst, n, q.X+q.W/2, q.Y+q.H/2, q.H*0.8, color.NRGBA{0xf4, 0xf1, 0xe6, 0xff})
				})
			}
		}})
	}
	f.EndScroll(float64((len(names)+cols-1)/cols)*(size+gap) - gap)
}
