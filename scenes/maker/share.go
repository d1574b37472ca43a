package maker

import (
	"image"
	"math"

	"godeck/rules/maker"
	"godeck/scenes/builder/poster"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// link returns the address of the card on the desk, from where the program has
// one, and otherwise a relative one, which the page completes.
func (s panels) link(env *ui.Env) (string, error) {
	c := s.draft.Card()
	code, err := maker.Link(s.lib.Vocab, c.ID, c.Name, s.draft.JSON())
	if err != nil {
		return "", err
	}
	return table.Home(env) + "?game=" + s.lib.Vocab.Game + "&card=" + code, nil
}

// sharePage declares the ways to hand the card on.
func (s panels) sharePage(env *ui.Env, f *ui.Surface) {
	u := f.Px(1)
	link, err := s.link(env)
	var items []ui.Button
	if _, ok := env.Host.(table.PictureHost); ok {
		items = append(items, ui.Button{Label: s.word(env, "picture"), Desc: s.word(env, "wait"), Icon: ui.IconPicture, Off: !s.ready, Tap: s.picture})
	}
	if env.Native { // the page has an address
		b := ui.Button{Label: s.word(env, "link"), Icon: ui.IconFile, Off: err != nil, Tap: func(env *ui.Env) {
			if env.Host != nil {
				env.Host.CopyText(link)
			}
			s.shut(env)
			s.Surface.Toast(s.word(env, "linked"), false)
		}}
		if err != nil {
			b.Desc = s.opts.Why(err, env.Settings.Lang)
		}
		items = append(items, b)
	}
	bh := math.Max(env.MinTarget(), 46*u)
	r := f.Dialog("share", s.word(env, "share"), 420, 520, s.shut)
	for i := len(items) - 1; i >= 0; i-- {
		var q ui.Rect
		q, r = r.CutBottom(bh, 8*u)
		items[i].Size = 16
		f.Button([]string{"share.a", "share.b"}[i], q, items[i])
	}
	note := s.word(env, "share.note")
	if env.Native && err == nil && !env.Compact() {
		if code := poster.Code(link); code != nil {
			q := r
			q, r = r.CutTop(math.Min(r.H*0.72, r.W), 8*u)
			f.Add(ui.Element{ID: "share.qr", Rect: q, Role: ui.RoleText, Label: s.word(env, "share.qr"), Draw: func(c *ui.Canvas, _ ui.State) { poster.Draw(c, q, code) }})
		}
	}
	f.Para("share.note", ui.LayoutFit([]ui.Run{{Text: note}}, f.Font(14), 12*env.Scale, 1.35, r.W, r.H), r, f.Theme().TextSoft)
}

// picture hands the card over as a picture.
func (s panels) picture(env *ui.Env) {
	host, ok := env.Host.(table.PictureHost)
	k := s.face(env.Settings.Lang)
	if !ok || k == nil || !s.ready {
		return
	}
	s.shut(env)
	const wide = 744 // a playing card at 300 dpi
	w, h := wide, int(math.Round(wide*cards.Aspect))
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	defer img.Deallocate()
	own := *env
	own.W, own.H = float64(w), float64(h)
	c := ui.NewCanvas(&own, s.Theme, img, nil)
	c.Draw(s.album.Faces.Image(env, s.Theme, k, float64(w), 0.55), ui.Rect{W: float64(w), H: float64(h)}, 1)
	pix := make([]byte, 4*w*h)
	img.ReadPixels(pix)
	host.SharePicture("godeck-card.png", w, h, pix)
}
