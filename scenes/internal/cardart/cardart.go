// Package cardart connects the tables to package sprites: the art of a
// library's cards and a game's card back.
package cardart

import (
	"math"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// Art paints card pictures. It implements table.Pictures.
type Art struct {
	lib   *effect.Library
	game  string
	hints func(def *effect.Def) []string
	kept  map[string]*sprites.Art
	waits bool // the game's own pictures are on their way
}

// New paints the cards of a game's library: the picture from a pack, or one
// generated from the card's id and hints.
func New(game string, lib *effect.Library, hints func(def *effect.Def) []string) *Art {
	return &Art{lib: lib, game: game, hints: hints, kept: map[string]*sprites.Art{}}
}

// DrawArt implements table.ArtDrawer; the id is a card id of the library.
func (a *Art) DrawArt(dst *ebiten.Image, id string, r ui.Rect, light float64) {
	draw(dst, a.picture(id), r, light)
}

// picture returns what a card's picture is painted from.
func (a *Art) picture(id string) *sprites.Art {
	pic, ok := a.kept[id]
	if !ok {
		def := a.lib.Find(id)
		if raw := a.lib.Card(def).Art; len(raw) > 0 {
			pic, _ = sprites.Parse(raw)
		}
		if pic == nil {
			pic = sprites.ArtFor(a.game, id, a.hints(a.lib.Def(rules.DefID(def)))...)
		}
		a.kept[id] = pic
	}
	return pic
}

// DrawFigure implements table.FigureDrawer.
func (a *Art) DrawFigure(dst *ebiten.Image, id string, r ui.Rect, light float64) {
	sprites.DrawFigures(dst, r.X, r.Y, r.W, r.H, a.picture(id), light)
}

// Back draws the game's card back; it fits table.FaceCache.Back.
func (a *Art) Back(c *ui.Canvas, r ui.Rect) {
	c.Paint(r, "back", func(dst *ebiten.Image) { sprites.DrawBack(dst, sprites.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, a.game) })
}

// TableAround draws a game's table with its middle at x, y.
func TableAround(c *ui.Canvas, game string, light, x, y float64) {
	w, h := c.Env.W, c.Env.H
	hw, hh := math.Max(x, w-x), math.Max(y, h-y)
	c.Paint(ui.Rect{W: w, H: h}, "table", func(dst *ebiten.Image) {
		sprites.DrawTable(dst, sprites.Rect{X: x - hw, Y: y - hh, W: 2 * hw, H: 2 * hh}, game, light)
	}, light, x, y)
}

// Close frees the memory of unfinished pictures.
func (a *Art) Close() { sprites.DropScratch() }

// Arrive loads the game's own pictures and reports whether they have arrived;
// earlier pictures are dropped. It fits table.Hooks.Art.
func (a *Art) Arrive(env *ui.Env) bool {
	if env.Assets == nil {
		return false
	}
	if a.waits = !sprites.Load(a.game, env.Assets.Fetch); a.waits {
		return false
	}
	a.Forget()
	return true
}

// Waits implements cards.Waiter.
func (a *Art) Waits() bool { return a.waits }

// Forget drops the pictures made so far: they were generated before the game's own had arrived.
func (a *Art) Forget() { clear(a.kept) }

// Place paints a game's place with its stage over dst; values are its shader's own.
func Place(dst *ebiten.Image, game string, st *stage.Stage, vignette float64, values ...float64) {
	PlaceRows(dst, game, st, vignette, [2]float64{}, values...)
}

// PlaceRows is Place for a picture of which all above the first height is above the table, and
// all below the second below its edge: each takes a smaller program.
func PlaceRows(dst *ebiten.Image, game string, st *stage.Stage, vignette float64, edge [2]float64, values ...float64) {
	p := sprites.Place{Rows: [2]int{int(math.Floor(edge[0])), int(math.Ceil(edge[1]))}, CX: st.Camera.CX, CY: st.Camera.CY, D: st.Camera.D, Tilt: st.Camera.Tilt, Ambient: st.Ambient, Vignette: vignette, Values: values}
	for _, l := range st.Lights {
		p.Lights = append(p.Lights, sprites.PlaceLight{X: l.X, Y: l.Y, Z: l.Z, R: l.R,
			Colour: [3]float64{float64(l.Colour.R) * l.Power, float64(l.Colour.G) * l.Power, float64(l.Colour.B) * l.Power}})
	}
	sprites.DrawPlace(dst, game, &p)
}
