package lobby

import (
	"encoding/json"
	"hash/fnv"
	"maps"
	"slices"
	"strconv"
	"time"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/deeds"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/rules/session"
	"godeck/rules/tally"
	"godeck/scenes/record"
	"godeck/scenes/table"
	"godeck/scenes/title"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
)

// ledger stores how matches ended (rules/tally). Every change reads the value
// again, because other windows change it, too.
type ledger struct {
	store ui.Store
	known known // as last read
}

const (
	tallyKey    = "record"
	tallyBroken = "record.broken" // a value that could not be read
)

// load returns the book and the value it is read from: an empty book if there is
// none, or, with the reason, if it cannot be read.
func (b *ledger) load() (*tally.Book, []byte, error) {
	data, ok := b.store.Load(tallyKey)
	if !ok {
		return &tally.Book{}, nil, nil
	}
	book, err := tally.Read(data)
	if err != nil {
		book = &tally.Book{}
	}
	return book, data, err
}

// read returns the book, an empty one if there is none or it cannot be read.
func (b *ledger) read() *tally.Book {
	book, _, _ := b.load()
	return book
}

// known is the book as last read, so that a screen that is built anew does not
// read it again.
type known struct {
	from   string
	book   *tally.Book
	broken bool // not all of it can be read
}

// look returns the book for looking at: nobody changes it.
func (b *ledger) look() *tally.Book {
	data, _ := b.store.Load(tallyKey)
	if b.known.book == nil || b.known.from != string(data) {
		book, data, err := b.load()
		b.known = known{string(data), book, err != nil || book.Broken() > 0}
	}
	return b.known.book
}

// change stores what change makes of the book. A value that cannot be read
// moves to a key of its own first.
func (b *ledger) change(change func(book *tally.Book)) error {
	book, data, err := b.load()
	if err != nil {
		old, _ := b.store.Load(tallyBroken)
		if err := b.store.Save(tallyBroken, append(slices.Clip(old), data...)); err != nil {
			return err
		}
	}
	change(book)
	return b.store.Save(tallyKey, book.Bytes())
}

// damaged returns what cannot be read, nil if all can be.
func (b *ledger) damaged() []byte {
	out, _ := b.store.Load(tallyBroken)
	if book, data, err := b.load(); err != nil || book.Broken() > 0 {
		out = append(slices.Clip(out), data...)
	}
	return out
}

// clear deletes everything, what cannot be read included.
func (b *ledger) clear() error {
	b.store.Delete(tallyBroken)
	b.store.Delete(tallyKey)
	return nil
}

// matchID returns what identifies a match: a hash of its beginning.
func matchID(rec *replay.Record) string {
	c := *rec
	c.Options = maps.Clone(rec.Options)
	bestof.Alone(&c)
	c.Answers, c.Undos, c.Final = nil, nil, nil
	h := fnv.New64a()
	h.Write(c.Binary())
	return strconv.FormatUint(h.Sum64(), 36)
}

// person returns the seat of the only person in a match against the program,
// NoSeat for any other match.
func person(rec *replay.Record) rules.Seat {
	for p := rules.Seat(0); p < 2; p++ {
		if rec.Seats[p].Kind != "ai" && rec.Seats[p.Other()].Kind == "ai" {
			return p
		}
	}
	return rules.NoSeat
}

// entered notes a match that has just ended, and what was reached in it.
func entered(l *lobby, s *session.Local) {
	m := s.Match()
	rec, st := m.Record(), m.State()
	me := person(rec)
	d := tableEntry(rec.Game)
	if !st.Over() || me < 0 || d == nil || rec.Position != nil { // a position may be won already
		return
	}
	line := lineOf(l, m, me)
	_ = l.ledger.change(func(b *tally.Book) { // a failure is only reported where it loses a match
		if ok, err := b.Add(line); !ok || err != nil {
			return
		}
		x := b.Line(line.ID)
		if !x.Counts() {
			return
		}
		for _, id := range deeds.In(m, me, d.Deeds) {
			if b.Do(d.ID, id) {
				x.Deeds = append(x.Deeds, id)
			}
		}
		if r := ladderStep(d, rec, me); r != nil && x.Result == tally.Won {
			x.First = b.Beat(d.ID, r.ID)
		}
	})
}

// gainsOf returns what was reached in a match that is over, for its result.
func gainsOf(l *lobby, d *table.Entry, m *replay.Match) (out []table.Gain) {
	line := l.ledger.look().Line(matchID(m.Record()))
	if line == nil {
		return nil
	}
	if k := d.LookOf(line.Rival); k != nil && line.First {
		out = append(out, table.Gain{Name: k.Name, Look: true})
	}
	if line.First && line.Rival == d.Prize.Rival {
		out = append(out, table.Gain{Name: d.Prize.Name, Look: true})
	}
	for _, id := range line.Deeds {
		if x := deeds.Find(d.Deeds, id); x != nil {
			out = append(out, table.Gain{Name: x.Name, Why: x.Rule})
		}
	}
	return out
}

// looksOf returns the ids of the looks that the player has chosen for a game,
// as far as they are open.
func looksOf(l *lobby, d *table.Entry) (ids []string) {
	h := l.habits.read().Games[d.ID]
	if h == nil {
		return nil
	}
	for _, r := range l.ledger.look().Beaten[d.ID] {
		if k := d.LookOf(r); k != nil && (k.ID == h.More[table.LightTerm] || k.ID == h.More[table.BackTerm]) {
			ids = append(ids, k.ID)
		}
	}
	return ids
}

// setApart notes that a match goes on from a recording, so that its end does
// not count.
func setApart(l *lobby, s *session.Local) {
	if rec := s.Match().Record(); person(rec) >= 0 {
		_ = l.ledger.change(func(b *tally.Book) { b.SetApart(matchID(rec)) })
	}
}

// lineOf returns the line of a finished match as the person in seat me played it.
func lineOf(l *lobby, m *replay.Match, me rules.Seat) tally.Line {
	rec, st := m.Record(), m.State()
	brought, other := bestof.Brought(rec), me.Other()
	line := tally.Line{ID: matchID(rec), Game: rec.Game, Result: tally.Drawn, Turns: int(st.Turn), Time: time.Now().Unix(), Practice: rec.Practice(),
		Rival: rec.Seats[other].Name, Level: rec.Seats[other].Level, How: m.Game().Names().Word("reason", int16(st.Result.Reason))}
	switch st.Result.Winner {
	case me:
		line.Result = tally.Won
	case other:
		line.Result = tally.Lost
	}
	name := func(p rules.Seat) string {
		if m.Game().Library().Deck(brought[p]) != nil {
			return brought[p]
		}
		if id := l.own.storedAs(m.Game(), brought[p]); isOwn(id) {
			return id
		}
		return ""
	}
	line.Deck, line.Against = name(me), name(other)
	if list := l.savedGames.index(); len(list) > 0 && list[0].Game == rec.Game && !list[0].Open {
		kept, _ := l.savedGames.store.Load(list[0].ID)
		if old, err := replay.ParseBinary(kept); err == nil && matchID(old) == line.ID {
			line.Kept = list[0].ID
		}
	}
	return line
}

// ladderStep returns the rival who was met in a match as on the ladder: with
// the rival's own deck, and not below its level. nil: none.
func ladderStep(d *table.Entry, rec *replay.Record, me rules.Seat) *table.Rival {
	who := &rec.Seats[me.Other()]
	for _, r := range d.Rivals {
		own, _ := ai.ParseLevel(r.Level)
		if level, ok := ai.ParseLevel(who.Level); r.ID == who.Name && ok && level >= own && bestof.Brought(rec)[me.Other()] == r.Deck {
			return r
		}
	}
	return nil
}

// openRecord shows the record of a game, of all for "".
func openRecord(l *lobby, env *ui.Env, game string) {
	b := &l.ledger
	o := record.Options{
		Book: b.read,
		Kept: func() (ids []string) {
			for _, e := range l.savedGames.index() {
				ids = append(ids, e.ID)
			}
			return ids
		},
		Watch: func(env *ui.Env, id string) {
			openReplayFrom(l, env, id, func(env *ui.Env) { openRecord(l, env, game) })
		},
		Remove: func(id string) error { return b.change(func(book *tally.Book) { book.Remove(id) }) },
		Clear:  b.clear,
		Damaged: func() bool {
			b.look()
			old, _ := b.store.Load(tallyBroken)
			return b.known.broken || len(old) > 0
		},
		Rescue: func(env *ui.Env) { saveAs(env, "godeck-record-damaged.txt", b.damaged()) },
		Export: func(env *ui.Env) { saveAs(env, "godeck-record.json", b.read().Bytes()) },
		Day:    func(sec int64) lang.Phrase { return day(time.Unix(sec, 0), l.now()) },
		Leave:  l.home,
	}
	for _, e := range Entries() {
		o.Games = append(o.Games, record.Game{ID: e.ID, Name: e.Name, Neon: e.Door.Neon, Rivals: e.Rivals, Opens: e.Opens, Deeds: e.Deeds, Level: levelName, Deck: func(id string) lang.Phrase {
			g, err := l.loader.game(e.ID)
			if err != nil || g.Library().Deck(id) == nil && l.own.list(g.Library(), id) == nil {
				return lang.Phrase{}
			}
			return l.own.name(g, id)
		}})
	}
	env.Scenes.Replace(record.New(o, game))
}

// recordInfo is the record in short.
func recordInfo(l *lobby) *title.RecordInfo {
	b := l.ledger.look()
	n := b.Sum("")
	out := &title.RecordInfo{Won: n.Won, Played: n.Played()}
	for _, r := range b.Last("", 10) {
		out.Last = append(out.Last, map[tally.Result]float64{tally.Won: 1, tally.Drawn: 0.4}[r])
	}
	return out
}

// todaysRival is somebody to play against today: every day another game's next
// rival who was not beaten, and once all were, one of them. The games that were
// never played wait until one was won. Whoever was named first stays until the
// local day ends, whatever is played meanwhile.
func todaysRival(l *lobby) *title.TodayInfo {
	day := int(l.now().Unix()+int64(zone(l.now()))) / (24 * 60 * 60)
	var kept today
	if data, ok := l.env.Store.Load(todayKey); ok && json.Unmarshal(data, &kept) == nil && kept.Day == day {
		if e := tableEntry(kept.Game); e != nil && slices.ContainsFunc(e.Rivals, func(r *table.Rival) bool { return r.ID == kept.Rival }) {
			return &title.TodayInfo{Game: kept.Game, Rival: kept.Rival}
		}
	}
	t := meetsToday(l, day)
	if t != nil {
		if data, err := json.Marshal(today{Day: day, Game: t.Game, Rival: t.Rival}); err == nil {
			_ = l.env.Store.Save(todayKey, data) // a failure costs nobody anything
		}
	}
	return t
}

// todayKey is the storage key of whom the player meets today.
const todayKey = "today"

// today is who was named first on a day, and is met until it ends.
type today struct {
	Day   int    `json:"day"` // local days since 1970
	Game  string `json:"game"`
	Rival string `json:"rival"`
}

// nextRival returns who comes after a match against a rival: the next harder one that has not
// been beaten, or else any; and what begins that match with the person's deck as last set up.
// nil: there is none.
func nextRival(l *lobby, d *table.Entry, m *replay.Match) (*table.Rival, func(env *ui.Env)) {
	rec, last := m.Record(), l.habits.read().last(d.ID)
	me := person(rec)
	if me < 0 || last == nil || last.Mode != catalog.VsAI {
		return nil, nil
	}
	met, beaten := rec.Seats[me.Other()].Name, l.ledger.look().Beaten[d.ID]
	at := slices.IndexFunc(d.Rivals, func(r *table.Rival) bool { return r.ID == met })
	if at < 0 {
		return nil, nil
	}
	for k := range d.Rivals[1:] {
		if r := d.Rivals[(at+1+k)%len(d.Rivals)]; !slices.Contains(beaten, r.ID) {
			return r, func(env *ui.Env) {
				last.Rival, last.Decks[1], last.Level = r.ID, r.Deck, r.Level
				l.start(env, *last)
			}
		}
	}
	return nil, nil
}

// meetsToday chooses a day's rival.
func meetsToday(l *lobby, day int) *title.TodayInfo {
	b, h := l.ledger.look(), l.habits.read()
	var open []*table.Entry
	for _, e := range Entries() {
		if len(e.Rivals) > 0 && (h.Games[e.ID] != nil || len(b.Beaten) > 0 || len(open) == 0 && h.Last == "") {
			open = append(open, e)
		}
	}
	if len(open) == 0 {
		return nil
	}
	e := open[day%len(open)]
	for _, r := range e.Rivals {
		if !slices.Contains(b.Beaten[e.ID], r.ID) {
			return &title.TodayInfo{Game: e.ID, Rival: r.ID}
		}
	}
	return &title.TodayInfo{Game: e.ID, Rival: e.Rivals[day/len(open)%len(e.Rivals)].ID}
}

// zone returns the seconds by which local time is ahead.
func zone(t time.Time) int {
	_, n := t.Zone()
	return n
}

// counted is how many own decks a stored value has, so that a title that is built
// anew does not read them again.
type counted struct {
	from  string
	decks int
}

// deskInfo is how many decks the player has built for the game played last; before
// the first match that of today's rival. nil: there is none.
func deskInfo(l *lobby) *title.DeskInfo {
	game := l.habits.read().Last
	if tableEntry(game) == nil {
		t := todaysRival(l)
		if t == nil {
			return nil
		}
		game = t.Game
	}
	data, _ := l.own.store.Load(ownKey + game)
	if from := game + "\n" + string(data); l.counted.from != from {
		decks, _, _ := l.own.read(game)
		l.counted = counted{from, len(decks)}
	}
	return &title.DeskInfo{Game: game, Own: l.counted.decks}
}

// levelName returns the name of a level, none for an unknown one.
func levelName(id string) lang.Phrase {
	for _, x := range levels {
		if x.ID == id {
			return x.Name
		}
	}
	return lang.Phrase{}
}

// saveAs offers data as a file.
func saveAs(env *ui.Env, name string, data []byte) {
	if env.Host != nil {
		env.Host.SaveFile(name, data)
	}
}
