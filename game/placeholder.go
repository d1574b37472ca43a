package game

import (
	"image"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Placeholder returns the scene that stands in until scenes/title exists.
func Placeholder() ui.Scene { return &placeholder{dirty: true} }

type placeholder struct {
	dirty bool
	n     int
	said  []string
	focus string
	downs map[int]string
}

func (p *placeholder) Update(env *ui.Env, in *ui.Input) {
	for _, e := range in.Pointers {
		switch e.Phase {
		case ui.PointerDown:
			if p.downs == nil {
				p.downs = map[int]string{}
			}
			p.downs[e.ID] = p.at(env, e)
		case ui.PointerUp:
			if id := p.at(env, e); id != "" && id == p.downs[e.ID] {
				p.Activate(env, id)
			}
		}
	}
}

func (p *placeholder) at(env *ui.Env, e ui.PointerEvent) string {
	id := ""
	for _, n := range p.Nodes(env) {
		if n.Role != ui.RoleHeading && n.Rect.Contains(e.X, e.Y) {
			id = n.ID
		}
	}
	return id
}

func (p *placeholder) Dirty() bool { return p.dirty }
func (p *placeholder) Draw(env *ui.Env, dst *ebiten.Image) {
	p.dirty = false
	dst.Fill(ui.Hex(0x1a1233))
	for i, n := range p.Nodes(env) {
		if n.Role == ui.RoleHeading {
			continue
		}
		r := dst.SubImage(image.Rect(int(n.Rect.X), int(n.Rect.Y), int(n.Rect.X+n.Rect.W), int(n.Rect.Y+n.Rect.H))).(*ebiten.Image)
		c := uint32(0x3a335c)
		if n.ID == p.focus {
			c = 0xff4fa3
		}
		r.Fill(ui.Hex(c + uint32(i)<<3))
	}
}

func (p *placeholder) Nodes(env *ui.Env) []ui.Node {
	u := env.Scale
	t := func(ja, en string) string { return ui.Phrase{JA: ja, EN: en}.In(env.Settings.Lang) }
	r := func(i float64) ui.Rect { return ui.Rect{X: 40 * u, Y: (80 + 70*i) * u, W: 200 * u, H: 56 * u} }
	return []ui.Node{
		{ID: "title", Role: ui.RoleHeading, Label: "godeck", Rect: ui.Rect{X: 40 * u, Y: 20 * u, W: 200 * u, H: 40 * u}},
		{ID: "count", Role: ui.RoleButton, Label: t("数える", "Count"), Rect: r(0), Desc: t("一つ増やします", "adds one")},
		{ID: "lang", Role: ui.RoleButton, Label: t("English", "日本語"), Rect: r(1)},
		{ID: "off", Role: ui.RoleButton, Label: t("使えない", "Not now"), Rect: r(2), Disabled: true},
	}
}

func (p *placeholder) Activate(env *ui.Env, id string) {
	switch id {
	case "count":
		p.n++
		p.said = append(p.said, ui.Fill("count {0}", p.n))
	case "lang":
		if env.Settings.Lang == ui.JA {
			env.Settings.Lang = ui.EN
		} else {
			env.Settings.Lang = ui.JA
		}
	}
	p.dirty = true
}
func (p *placeholder) Focus(id string)           { p.focus, p.dirty = id, true }
func (p *placeholder) Status(env *ui.Env) string { return ui.Fill("count {0}", p.n) }
func (p *placeholder) Announce() []string        { s := p.said; p.said = nil; return s }
func (p *placeholder) Title(env *ui.Env) string  { return "godeck" }
