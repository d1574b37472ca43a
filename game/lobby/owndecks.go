package lobby

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/scenes/ui"
)

// ownDecks stores the decks that players build, one value a game. It is a
// deck.Shelf. Every change reads the value again, so that two windows lose
// nothing of each other's.
type ownDecks struct {
	store ui.Store
	lib   func(game string) *effect.Library // of a game; nil: there is none
	lang  func() lang.Lang
	told  map[string]bool // games that were looked through for damaged decks
}

var _ deck.Shelf = (*ownDecks)(nil)

const (
	ownKey    = "decks."   // + game
	ownBroken = ".damaged" // after the key: a value that could not be read
	ownFormat = "godeck-decks/1"
	ownMost   = 100    // decks of a game
	ownMark   = "own:" // begins the id of every stored deck, and of no pack's
)

// isOwn reports whether a deck's id is that of a stored deck.
func isOwn(id string) bool { return strings.HasPrefix(id, ownMark) }

// shelf is the content of a value.
type shelf struct {
	Format string            `json:"format"`
	Decks  []json.RawMessage `json:"decks"`
}

// read returns a game's decks and what cannot be read: single decks, or the
// whole value.
func (o *ownDecks) read(game string) (decks []*deck.List, broken []json.RawMessage, whole []byte) {
	b, ok := o.store.Load(ownKey + game)
	if !ok {
		return nil, nil, nil
	}
	var s shelf
	if json.Unmarshal(b, &s) != nil || s.Format != ownFormat {
		return nil, nil, b
	}
	for _, raw := range s.Decks {
		l, err := deck.ParseJSON(raw)
		if err != nil || l.Game != game || !isOwn(l.ID) {
			broken = append(broken, raw)
			continue
		}
		decks = append(decks, l)
	}
	return decks, broken, nil
}

// change stores what change makes of a game's decks. What cannot be read is
// kept: single decks behind the others, a whole value under a key of its own.
func (o *ownDecks) change(game string, change func(decks []*deck.List) []*deck.List) error {
	decks, broken, whole := o.read(game)
	if whole != nil {
		if err := o.keep(game, whole); err != nil {
			return err
		}
	}
	return o.write(game, change(decks), broken)
}

// keep stores a value that could not be read beside those that were kept
// before.
func (o *ownDecks) keep(game string, whole []byte) error {
	old, _ := o.store.Load(ownKey + game + ownBroken)
	return o.full(o.store.Save(ownKey+game+ownBroken, append(old, whole...)))
}

// write stores a game's decks, behind them what of them cannot be read.
func (o *ownDecks) write(game string, decks []*deck.List, broken []json.RawMessage) error {
	s := shelf{Format: ownFormat, Decks: []json.RawMessage{}}
	for _, l := range decks {
		b, err := l.MarshalJSON()
		if err != nil {
			return err
		}
		s.Decks = append(s.Decks, b)
	}
	s.Decks = append(s.Decks, broken...)
	b, err := json.Marshal(s)
	if err != nil {
		return err
	}
	return o.full(o.store.Save(ownKey+game, b))
}

// full puts a failure to store into words for players.
func (o *ownDecks) full(err error) error {
	if err == nil {
		return nil
	}
	return &deck.Error{What: lang.Phrase{JA: "この端末に空きがなく、デッキを保存できませんでした", EN: "the deck could not be saved: this device has no room for it"},
		Hint: lang.Phrase{JA: "ファイルかコードに書き出すか、古い対戦記録を消してください", EN: "save it as a file or a code, or delete old matches"}}
}

// list returns a list by the id under which it is stored or by its code, nil
// if there is none.
func (o *ownDecks) list(lib *effect.Library, id string) *deck.List {
	if isOwn(id) {
		return o.Get(lib.Vocab.Game, id)
	}
	return bestof.List(lib, id)
}

// storedAs returns the id of the stored deck that has a code, otherwise the
// code or the id of a pack's deck as it is.
func (o *ownDecks) storedAs(g games.Game, brought string) string {
	if list := bestof.List(g.Library(), brought); list != nil {
		for _, own := range o.All(list.Game) {
			if code, err := own.Code(g.Library()); err == nil && code == brought {
				return own.ID
			}
		}
	}
	return brought
}

// bring gives a seat of a set-up its deck: one of the packs', or a list by id
// or code.
func (o *ownDecks) bring(g games.Game, s *replay.Setup, p int, id string) {
	s.Decks[p] = replay.Deck{ID: id}
	if g == nil {
		return
	}
	if own := o.list(g.Library(), id); own != nil {
		_ = bestof.BringList(g.Library(), s, rules.Seat(p), own) // an illegal one is refused where the match begins
	}
}

// rescue returns the notice that some of a game's decks cannot be read, which
// offers them as a file; nil if all can be, or the player knows. They are
// deleted only if the player says so.
func (o *ownDecks) rescue(game string) ui.Scene {
	if o.told[game] {
		return nil
	}
	if o.told == nil {
		o.told = map[string]bool{}
	}
	o.told[game] = true
	broken := o.Damaged(game)
	if len(broken) == 0 {
		return nil
	}
	return newPage(noticeText{head: "decks", text: said("decks.text"), hint: "decks.hint"},
		choice{id: "file", do: func(env *ui.Env) {
			if env.Host != nil {
				env.Host.SaveFile("godeck-decks-"+game+".txt", broken)
			}
		}},
		choice{id: "delete", sure: "decks.ask", do: func(env *ui.Env) {
			_ = o.Discard(game) // without room it stays, and is offered again
			env.Scenes.Pop()
		}},
		choice{id: "back", do: func(env *ui.Env) { env.Scenes.Pop() }})
}

var unnamed = lang.Phrase{JA: "名前のないデッキ", EN: "Unnamed deck"}

// nameOfOwn returns the name of a list in both languages.
func nameOfOwn(d *deck.List) lang.Phrase {
	if d.Name == "" {
		return unnamed
	}
	return lang.Phrase{JA: d.Name, EN: d.Name}
}

// ownPlan returns what the set-up says of an own deck: the first line of its
// notes.
func ownPlan(d *deck.List) lang.Phrase {
	line, _, _ := strings.Cut(strings.TrimSpace(d.Notes), "\n")
	if line = lang.Excerpt(line, 120); line == "" {
		return ownName
	}
	return lang.Phrase{JA: line, EN: line}
}

// entriesOf returns the entries of a list whose cards are loaded.
func entriesOf(lib *effect.Library, list []deck.Entry) (out []effect.DeckEntry) {
	for _, e := range list {
		if lib.Find(e.Card) != 0 {
			out = append(out, effect.DeckEntry{ID: e.Card, N: e.N})
		}
	}
	return out
}

// deckError puts an error about a deck into words for players.
func deckError(err error, l lang.Lang) string {
	var e *deck.Error
	if errors.As(err, &e) {
		return e.In(l)
	}
	return err.Error()
}

// All implements deck.Shelf.
func (o *ownDecks) All(game string) []*deck.List {
	decks, _, _ := o.read(game)
	if lib := o.lib(game); lib != nil {
		for _, l := range decks {
			l.Sort(lib)
		}
	}
	return decks
}

// Get implements deck.Shelf.
func (o *ownDecks) Get(game, id string) *deck.List {
	if !isOwn(id) {
		return nil
	}
	for _, l := range o.All(game) {
		if l.ID == id {
			return l
		}
	}
	return nil
}

// Save implements deck.Shelf.
func (o *ownDecks) Save(l *deck.List) error {
	decks, _, _ := o.read(l.Game)
	id := l.ID
	if !isOwn(id) {
		if len(decks) >= ownMost {
			return &deck.Error{What: lang.Phrase{JA: "1つのゲームに保存できるデッキは100個までです", EN: "a game has room for 100 decks"},
				Hint: lang.Phrase{JA: "使わないデッキを消してください", EN: "delete one that you do not use"}}
		}
		id = ownMark + strconv.FormatUint(rand.Uint64(), 36)
	}
	c := l.Clone()
	c.ID = id
	if _, err := deck.ParseJSON(c.JSON()); err != nil { // it could not be read again
		return err
	}
	err := o.change(l.Game, func(decks []*deck.List) []*deck.List {
		if i := slices.IndexFunc(decks, func(x *deck.List) bool { return x.ID == id }); i >= 0 {
			decks[i] = c
			return decks
		}
		return append(decks, c)
	})
	if err == nil {
		l.ID = id
	}
	return err
}

// Delete implements deck.Shelf.
func (o *ownDecks) Delete(game, id string) error {
	if o.Get(game, id) == nil {
		return nil
	}
	return o.change(game, func(decks []*deck.List) []*deck.List {
		return slices.DeleteFunc(decks, func(x *deck.List) bool { return x.ID == id })
	})
}

// Duplicate implements deck.Shelf.
func (o *ownDecks) Duplicate(game, id string) (*deck.List, error) {
	l := o.Get(game, id)
	if l == nil {
		return nil, &deck.Error{What: lang.Phrase{JA: "このデッキはもうありません", EN: "this deck is no longer there"}}
	}
	c := l.Clone()
	c.ID = ""
	tail := o.lang().Pick("（コピー）", " (copy)")
	name := strings.TrimSuffix(l.Name, tail)
	for c.Rename(name + tail); !strings.HasSuffix(c.Name, strings.TrimSpace(tail)) && name != ""; c.Rename(name + tail) {
		r := []rune(name)
		name = string(r[:len(r)-1]) // the tail must fit
	}
	return c, o.Save(c)
}

// Import implements deck.Shelf.
func (o *ownDecks) Import(game string, data []byte) (*deck.Reading, error) {
	lib := o.lib(game)
	if lib == nil {
		return nil, &deck.Error{What: lang.Phrase{JA: "このゲームはここでは遊べません", EN: "this game cannot be played here"}}
	}
	r, err := deck.Read(lib, data)
	if err == nil {
		r.List.ID = ""
	}
	return r, err
}

// Damaged implements deck.Shelf.
func (o *ownDecks) Damaged(game string) []byte {
	_, broken, whole := o.read(game)
	old, _ := o.store.Load(ownKey + game + ownBroken)
	out := append(old, whole...)
	for _, raw := range broken {
		out = append(append(out, raw...), '\n')
	}
	return out
}

// Discard implements deck.Shelf.
func (o *ownDecks) Discard(game string) error {
	decks, broken, whole := o.read(game)
	o.store.Delete(ownKey + game + ownBroken)
	switch {
	case whole != nil:
		o.store.Delete(ownKey + game)
	case len(broken) > 0:
		return o.write(game, decks, nil)
	}
	return nil
}
