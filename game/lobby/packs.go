package lobby

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/rules/games"
	cardmaker "godeck/rules/maker"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/scenes/maker"
	"godeck/scenes/ui"
)

// This file keeps the card packs that are not the program's: those that a
// player has loaded, and the one with cards of the player's own. They are
// checked again whenever they are loaded. A match names the packs that its
// decks need and no others, so that it plays wherever these are.

const (
	packsKey    = "packs." // + game
	packsFormat = "godeck-packs/1"
	packsMost   = 15        // of a game, a card from a link is one; with the game’s own no more can be loaded
	packsBytes  = 1 << 20   // all of a game's together
	oldMost     = 12        // former editions
	mineFile    = "my-pack" // file name of the player's own pack
)

// ownPacks stores card packs, one value a game.
type ownPacks struct {
	store     ui.Store
	loader    *loader
	paintings *ownPictures
	fulls     map[string]*extended // games with the player's packs
}

// packShelf is the content of a value.
type packShelf struct {
	Format string       `json:"format"`
	Packs  []storedPack `json:"packs"`
	Old    []storedPack `json:"old,omitempty"` // former editions that matches were played with
}

// storedPack is a pack with where it came from.
type storedPack struct {
	ID   string `json:"id"`
	Data string `json:"data"` // the file
	From string `json:"from,omitempty"`
	Mine bool   `json:"mine,omitempty"`
	Used bool   `json:"used,omitempty"` // a match was played with it
}

func (o *ownPacks) read(game string) (s packShelf) {
	if b, ok := o.store.Load(packsKey + game); !ok || json.Unmarshal(b, &s) != nil || s.Format != packsFormat {
		return packShelf{}
	}
	return s
}

func (o *ownPacks) write(game string, s packShelf) error {
	for len(s.Old) > oldMost || len(s.Old) > 0 && s.size() > packsBytes {
		s.Old = s.Old[1:]
	}
	if len(s.Packs)+len(s.Old) == 0 {
		o.store.Delete(packsKey + game)
		return nil
	}
	s.Format = packsFormat
	if len(s.Packs) > packsMost || s.size() > packsBytes {
		return &deck.Error{What: lang.Phrase{JA: "これ以上パックを保存できません（1ゲームにつき15個、合わせて1 MBまで）", EN: "there is no room for another pack (15 for each game, 1 MB together)"},
			Hint: lang.Phrase{JA: "使わないパックを外してください", EN: "remove one that you do not use"}}
	}
	b, err := json.Marshal(s)
	if err == nil {
		err = o.store.Save(packsKey+game, b)
	}
	if err != nil {
		return &deck.Error{What: lang.Phrase{JA: "この端末に空きがなく、パックを保存できませんでした", EN: "the pack could not be saved: this device has no room for it"}}
	}
	return nil
}

func (s *packShelf) size() (n int) {
	for _, p := range slices.Concat(s.Packs, s.Old) {
		n += len(p.Data)
	}
	return n
}

// put stores a pack in place of the one with its id.
func (o *ownPacks) put(game string, p storedPack) error {
	s := o.read(game)
	s.retire(p.ID)
	s.Packs = append(s.Packs, p)
	return o.write(game, s)
}

// remove removes a pack.
func (o *ownPacks) remove(game, id string) error {
	s := o.read(game)
	s.retire(id)
	return o.write(game, s)
}

// retire removes a pack; an edition that matches were played with is kept for
// their replays.
func (s *packShelf) retire(id string) {
	s.Packs = slices.DeleteFunc(s.Packs, func(p storedPack) bool {
		if p.ID == id && p.Used {
			s.Old = append(s.Old, p)
		}
		return p.ID == id
	})
}

// use marks packs as used by a match.
func (o *ownPacks) use(game string, packs []*effect.Pack) {
	s, changed := o.read(game), false
	for i := range s.Packs {
		if p := &s.Packs[i]; !p.Used && slices.ContainsFunc(packs, func(x *effect.Pack) bool { return x.ID == p.ID }) {
			p.Used, changed = true, true
		}
	}
	if changed {
		_ = o.write(game, s) // without room a later edition loses the replay, nothing else
	}
}

// extended is a game with the packs of a device.
type extended struct {
	g       games.Game
	refused map[string]error // packs that cannot be loaded, by id
}

// full returns a game with the player's packs: those that can be loaded
// together, in their order.
func (o *ownPacks) full(id string) (games.Game, error) {
	g, err := o.loader.game(id)
	if err != nil {
		return nil, err
	}
	return o.extended(id, g).g, nil
}

func (o *ownPacks) extended(id string, g games.Game) *extended {
	if x := o.fulls[id]; x != nil {
		return x
	}
	x := &extended{g: g, refused: map[string]error{}}
	for _, p := range o.read(id).Packs {
		if with, err := tableEntry(id).Extend(x.g, effect.File{Name: p.ID, Data: []byte(p.Data)}); err != nil {
			x.refused[p.ID] = err
		} else {
			x.g = with
		}
	}
	if len(x.g.Library().Packs) > 1 {
		delete(o.loader.albums, id) // it has the program's cards only
		o.paintings.show(id)
	}
	if o.fulls == nil {
		o.fulls = map[string]*extended{}
	}
	o.fulls[id] = x
	return x
}

// repacked forgets what was made of a game's packs.
func (o *ownPacks) repacked(game string) {
	delete(o.fulls, game)
	delete(o.loader.albums, game)
}

// fullReady returns a game with the player's packs if it has been loaded, or
// nil.
func (o *ownPacks) fullReady(id string) games.Game {
	g := o.loader.ready(id)
	if g == nil {
		return nil
	}
	return o.extended(id, g).g
}

// withPacks returns a game with its own cards and some packs, in their order.
func withPacks(g games.Game, packs []*effect.Pack) (games.Game, error) {
	lib := g.Library()
	if len(packs) == 0 && len(lib.Packs) == 1 {
		return g, nil
	}
	some, err := effect.Compile(lib.Vocab, append([]*effect.Pack{lib.Packs[0]}, packs...)...)
	if err != nil {
		return nil, err
	}
	return tableEntry(lib.Vocab.Game).New(some), nil
}

// playedWith returns the game with the packs that a set-up needs: those of the
// cards in both decks and sideboards, and of the cards that these name.
func (o *ownPacks) playedWith(g games.Game, s *replay.Setup) games.Game {
	lib := g.Library()
	if len(lib.Packs) < 2 {
		return g
	}
	need := map[string]bool{}
	add := func(d rules.DefID) { need[lib.Card(d).Pack] = true }
	brought := bestof.Brought(&replay.Record{Decks: s.Decks, Options: s.Options})
	for p := range s.Decks {
		for _, d := range bestof.DeckOf(lib, s.Decks[p]) {
			add(d)
		}
		if d, ok := bestof.Find(lib, brought[p]); ok {
			for _, c := range slices.Concat(d.Main, d.Side) {
				add(c)
			}
		}
	}
	var packs []*effect.Pack
	for _, p := range lib.Packs[1:] {
		if need[p.ID] {
			packs = append(packs, p)
		}
	}
	some, err := withPacks(g, packs)
	if err != nil { // their cards name cards of others
		some, packs = g, lib.Packs[1:]
	}
	o.use(lib.Vocab.Game, packs)
	return some
}

// recorded returns a game with the packs that a record names: from its own
// file, those on this device, and former editions of these. One that is
// nowhere is missing, and the error says which. The packs of a match are public,
// like its game: they say which cards there may be, not what is in whose deck.
func (o *ownPacks) recorded(rec *replay.Record) (games.Game, error) {
	g, err := o.loader.game(rec.Game)
	if err != nil || len(rec.Packs) < 2 {
		return g, err
	}
	s := o.read(rec.Game)
	var packs []*effect.Pack
	lack := &missing{}
	for _, want := range rec.Packs[1:] {
		n := len(packs)
		texts := slices.Clone(rec.Files)
		for _, p := range slices.Concat(s.Packs, s.Old) {
			if p.ID == want.ID {
				texts = append(texts, p.Data)
			}
		}
		for _, t := range texts {
			if p, err := effect.ReadPack(g.Library().Vocab, want.ID, []byte(t)); err == nil && p.ID == want.ID && p.Is(want.Hash) {
				packs = append(packs, p)
				break
			}
		}
		if len(packs) == n {
			lack.ids = append(lack.ids, want.ID)
			lack.other = lack.other || len(texts) > len(rec.Files)
		}
	}
	if len(lack.ids) > 0 {
		return nil, lack
	}
	return withPacks(g, packs)
}

// missing is the error for a record whose packs are not on this device.
type missing struct {
	ids   []string
	other bool // another edition of one is here
}

// Error implements error.
func (m *missing) Error() string { return "the record needs the packs " + strings.Join(m.ids, ", ") }

// Unwrap returns the kind of fault.
func (m *missing) Unwrap() error { return &replay.Error{What: m.Error(), Fault: replay.NoPack} }

// text says which packs are missing, and what helps.
func (m *missing) text(in lang.Lang) string {
	key := "nopack.which"
	if m.other {
		key = "nopack.other"
	}
	var names []string
	for _, id := range m.ids[:min(len(m.ids), 4)] {
		names = append(names, in.Pick("「", "“")+lang.Excerpt(id, 40)+in.Pick("」", "”"))
	}
	return noticeWords.T(in, key, strings.Join(names, in.Pick("、", ", ")))
}

// strange returns the packs that a record's file brings and that are not on
// this device.
func (o *ownPacks) strange(rec *replay.Record) (out []*effect.Pack) {
	if tableEntry(rec.Game) == nil {
		return nil
	}
	g, err := o.loader.game(rec.Game)
	if err != nil {
		return nil
	}
	s := o.read(rec.Game)
	for _, t := range rec.Files {
		p, err := effect.ReadPack(g.Library().Vocab, "pack", []byte(t))
		if err == nil && !slices.ContainsFunc(s.Packs, func(x storedPack) bool { return x.Data == t }) {
			out = append(out, p)
		}
	}
	return out
}

// packGame returns the game of a file that looks like a card pack, or "".
func packGame(data []byte) string {
	var f struct{ Format, Game string }
	if len(data) > maker.MaxPack || json.Unmarshal(bytes.TrimPrefix(data, []byte("\ufeff")), &f) != nil || !strings.HasPrefix(f.Format, strings.TrimRight(effect.Format, "0123456789")) {
		return ""
	}
	return f.Game
}

// packNames lists names of packs.
func packNames(packs []*effect.Pack, in lang.Lang) string {
	var names []string
	for _, p := range packs {
		names = append(names, in.Pick("「"+lang.Excerpt(p.Name.JA, 24)+"」", "“"+lang.Excerpt(p.Name.EN, 24)+"”"))
	}
	return strings.Join(names, in.Pick("、", ", "))
}

// packShelfOf implements maker.Shelf for a game.
type packShelfOf struct {
	l    *lobby
	game string
}

var _ maker.Shelf = packShelfOf{}

// All implements maker.Shelf.
func (s packShelfOf) All() (out []maker.Pack) {
	g, err := s.l.loader.game(s.game)
	if err != nil {
		return nil
	}
	x := s.l.packs.extended(s.game, g)
	for _, p := range s.l.packs.read(s.game).Packs {
		out = append(out, maker.Pack{ID: p.ID, Data: []byte(p.Data), From: p.From, Mine: p.Mine, Err: x.refused[p.ID]})
	}
	return out
}

// Put implements maker.Shelf.
func (s packShelfOf) Put(data []byte, from string, mine bool) error {
	g, err := s.l.loader.game(s.game)
	if err != nil {
		return err
	}
	p, err := effect.ReadPack(g.Library().Vocab, from, data)
	if err != nil {
		return err
	}
	// It must go with the others.
	packs := []*effect.Pack{g.Library().Packs[0]}
	for _, o := range s.l.packs.extended(s.game, g).g.Library().Packs[1:] {
		if o.ID != p.ID {
			packs = append(packs, o)
		}
	}
	if _, err := effect.Compile(g.Library().Vocab, append(packs, p)...); err != nil {
		return err
	}
	for _, o := range s.l.packs.read(s.game).Packs {
		if o.ID == p.ID && o.Mine && !mine {
			return &deck.Error{What: lang.Phrase{JA: "あなた自身のカードのパックと同じ名前（id）です", EN: "it has the id of the pack with your own cards"}}
		}
	}
	if err := s.l.packs.put(s.game, storedPack{ID: p.ID, Data: string(data), From: from, Mine: mine}); err != nil {
		return err
	}
	s.l.packs.repacked(s.game)
	return nil
}

// Remove implements maker.Shelf.
func (s packShelfOf) Remove(id string) error {
	defer s.l.packs.repacked(s.game)
	return s.l.packs.remove(s.game, id)
}

// Library implements maker.Shelf.
func (s packShelfOf) Library() *effect.Library {
	g, err := s.l.packs.full(s.game)
	if err != nil {
		return nil
	}
	return g.Library()
}

// packError puts an error of a pack into words for players: the first places
// that are wrong.
func packError(err error, in lang.Lang) string {
	var f effect.Faults
	if errors.As(err, &f) && len(f) > 0 {
		return lang.Excerpt(f[0].In(in), 200)
	}
	var link *cardmaker.LinkError
	if errors.As(err, &link) {
		return link.In(in)
	}
	return deckError(err, in)
}
