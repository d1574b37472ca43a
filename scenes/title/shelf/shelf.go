// Package shelf is where a deck is chosen for a seat: the list of a game's decks
// and, beside it or instead, the sheet of one.
package shelf

import (
	"strconv"

	"godeck/internal/lang"
	"godeck/scenes/table/cards"
	"godeck/scenes/title/catalog"
	"godeck/scenes/title/choices"
	"godeck/scenes/title/panels"
	"godeck/scenes/title/phrases"
	"godeck/scenes/ui"
)

// Shelf is the choice of a deck.
type Shelf struct {
	chosen  *choices.Choices
	album   *cards.Album
	painted func() bool // the game's cards can be

	seat   int    // whose deck
	shown  string // id of the deck on the sheet, which its button takes
	looked string // … of the one under the pointer, on the sheet meanwhile; "": none
	sheet  bool   // the sheet is shown alone, for lack of room
	card   int    // 1 + index of the card shown large; 0: the key card
}

// New returns a shelf of the game whose door is open.
func New(chosen *choices.Choices, album *cards.Album, painted func() bool) Shelf {
	return Shelf{chosen: chosen, album: album, painted: painted}
}

// Begin begins the choice for a seat.
func (s *Shelf) Begin(seat int) {
	s.seat, s.shown, s.looked, s.card, s.sheet = seat, s.chosen.Decks[seat], "", 0, false
}

func word(env *ui.Env, key string, args ...any) string {
	return phrases.Text.T(env.Settings.Lang, key, args...)
}

// Declare declares the list of decks for a seat and, beside it or instead,
// the sheet of one of them.
func (s *Shelf) Declare(env *ui.Env, f *ui.Surface, back func(env *ui.Env)) {
	u := f.Px(1)
	key := [3][2]string{{"deck.you", "deck.opp"}, {"deck.p1", "deck.p2"}, {"deck.a1", "deck.a2"}}[s.chosen.Mode][s.seat]
	w, h := 1120.0, 680.0
	if env.Portrait() {
		w, h = 600, 860
	}
	beside := !env.Portrait() && !env.Compact()
	if !beside && s.sheet {
		title := word(env, "random")
		if d := s.chosen.Game.Deck(s.shown); d != nil {
			title = lang.Excerpt(d.Name.In(env.Settings.Lang), 30) // players give long names
		}
		in := f.Dialog("deck", title, w, h, func(*ui.Env) { s.sheet = false })
		s.declareSheet(env, f, in, back, false)
		return
	}
	in := f.Dialog("decks", word(env, key), w, h, back)
	list := in
	if beside {
		var sheet ui.Rect
		list, sheet = in.CutLeft(in.W*0.42, 22*u)
		s.declareSheet(env, f, sheet, back, true)
	}
	off := f.BeginScroll("decks.list", list, false)
	y := list.Y - off
	g := s.chosen.Game
	small := panels.Pick(beside, 62*u, 88*u) // so that five decks are visible at once
	ids := []string{}
	for i := range g.Decks {
		ids = append(ids, g.Decks[i].ID)
	}
	if len(ids) > 1 {
		ids = append(ids, catalog.RandomDeck)
	}
	for _, id := range ids {
		r := ui.Rect{X: list.X, Y: y, W: list.W - 10*u}
		t := s.tile(env, f, id, r.W, small)
		r.H = t.h
		y = r.Bottom() + 8*u
		on := s.chosen.Decks[s.seat] == id
		s.declareTile(f, "deck"+strconv.Itoa(s.seat+1)+"."+id, r, t, ui.Element{Role: ui.RoleRadio, Label: t.name, Desc: t.say, Group: word(env, key), Checked: on, Inspect: t.read,
			Tap: func(*ui.Env) {
				if !t.wrong {
					s.chosen.Take(s.seat, id)
				}
				s.shown, s.looked, s.card, s.sheet = id, "", 0, true
			},
			Hover: func(_ *ui.Env, on bool) {
				// A deck that the pointer crosses is only looked at: on the way to the
				// button it would else take the place of the one that was chosen.
				switch {
				case !beside:
				case on && s.shown != id:
					s.looked = id
				case s.looked == id || on:
					s.looked = ""
				default:
					return
				}
				s.card = 0
				f.Invalidate()
			}}, ui.IconForward)
	}
	f.EndScroll(y + off - list.Y)
}
