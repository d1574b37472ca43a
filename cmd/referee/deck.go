package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"math"
	"os"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	players "godeck/rules/ai/all"
	"godeck/rules/ai/chances"
	"godeck/rules/deck"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/replay"
)

// found is a deck named on the command line.
type found struct {
	g       games.Game
	name    string // as it was named there
	reading *deck.Reading
}

func (f *found) lib() *effect.Library { return f.g.Library() }
func (f *found) list() *deck.List     { return f.reading.List }

// findDeck reads a deck: the id of a pack's, a file in any form, a code, a
// link, or - for standard input. The game is taken from the deck if it says;
// otherwise it is the one given.
func findDeck(c *call, arg, game string, packs []string) (*found, error) {
	data := []byte(arg)
	switch {
	case arg == "-":
		b, err := io.ReadAll(io.LimitReader(c.in, deck.MaxFile+1))
		if err != nil {
			return nil, err
		}
		data = b
	case !deck.IsCode(arg) && !strings.Contains(arg, "deck="):
		if b, err := readFile(arg, deck.MaxFile); err == nil {
			data = b
		} else if !errors.Is(err, os.ErrNotExist) {
			return nil, err
		} else {
			return packDeck(arg, game, packs)
		}
	}
	if id := gameOf(data); id != "" {
		game = id
	}
	g, err := loadGame(game, packs)
	if err != nil {
		return nil, err
	}
	r, err := deck.Read(g.Library(), data)
	if err != nil {
		return nil, err
	}
	name := lang.Excerpt(arg, 40)
	if r.List.Name != "" {
		name = r.List.Name
	}
	return &found{g, name, r}, nil
}

// gameOf returns the game that a deck says it is of, "" if it does not.
func gameOf(data []byte) string {
	if l, err := deck.ParseJSON(data); err == nil {
		return l.Game
	}
	text := string(data)
	if _, after, ok := strings.Cut(text, "deck="); ok {
		text, _, _ = strings.Cut(after, "&")
	}
	if id, err := deck.CodeGame(text); err == nil {
		return id
	}
	for line := range strings.Lines(string(data)) {
		for _, head := range [...]string{"Game:", "ゲーム：", "ゲーム:"} {
			if v, ok := strings.CutPrefix(strings.TrimSpace(strings.TrimPrefix(line, "\ufeff")), head); ok {
				return strings.TrimSpace(v)
			}
		}
	}
	return ""
}

// packDeck finds a deck by its id, first in the given game.
func packDeck(id, game string, packs []string) (*found, error) {
	var known []string
	list := []string{game}
	for _, e := range all.Games() {
		if e.ID != game {
			list = append(list, e.ID)
		}
	}
	for i, e := range list {
		var extra []string
		if i == 0 {
			extra = packs
		}
		g, err := loadGame(e, extra)
		if err != nil {
			return nil, err
		}
		for _, d := range g.Library().Decks() {
			if d.ID == id {
				return &found{g, id, &deck.Reading{List: deck.Of(g.Library(), d, lang.EN)}}, nil
			}
			known = append(known, d.ID)
		}
	}
	return nil, misuse(fmt.Sprintf("%q is no file, no code and no deck; decks: %s", id, strings.Join(known, ", ")))
}

// checkReport is what deck check says of a deck.
type checkReport struct {
	Deck   string      `json:"deck"`
	Game   string      `json:"game"`
	Name   string      `json:"name,omitempty"`
	Cards  int         `json:"cards"`
	Side   int         `json:"sideboard"`
	Mean   float64     `json:"meanCost"`
	Faults []deckFault `json:"faults"`
	Lines  []deckLine  `json:"unread,omitempty"`
}

type deckFault struct {
	What   string `json:"what"`
	Clause string `json:"clause,omitempty"`
}

type deckLine struct {
	Line    int      `json:"line"`
	Text    string   `json:"text"`
	Why     string   `json:"why"`
	Suggest []string `json:"suggest,omitempty"`
}

func deckCheck(c *call) error {
	game := gameFlag(c)
	asJSON := c.flags.Bool("json", false, "print as JSON")
	var packs packFlag
	c.flags.Var(&packs, "pack", "a card pack to load, too (may be repeated)")
	if err := c.parse(); err != nil {
		return err
	}
	if len(c.rest) == 0 {
		return misuse("name a deck: a file, a code, a link, the id of a pack's deck, or - for standard input")
	}
	failed := false
	var reports []checkReport
	for _, arg := range c.rest {
		f, err := findDeck(c, arg, *game, packs)
		if err != nil {
			return err
		}
		l, lib := f.list(), f.lib()
		r := checkReport{Deck: f.name, Game: l.Game, Name: l.Name, Cards: l.Cards(false), Side: l.Cards(true), Mean: float64(deck.StatsOf(lib, l).Mean) / 100, Faults: []deckFault{}}
		for _, x := range l.Faults(lib) {
			r.Faults = append(r.Faults, deckFault{x.EN, x.Clause})
		}
		for _, id := range l.Unknown(lib) {
			r.Faults = append(r.Faults, deckFault{What: fmt.Sprintf("no card has the id %q", id)})
		}
		for _, x := range f.reading.Lines {
			y := deckLine{Line: x.N, Text: x.Text, Why: x.Why.EN}
			for _, d := range x.Suggest {
				y.Suggest = append(y.Suggest, lib.Card(d).ID)
			}
			r.Lines = append(r.Lines, y)
		}
		failed = failed || len(r.Faults)+len(r.Lines) > 0
		reports = append(reports, r)
	}
	if *asJSON {
		e := json.NewEncoder(c.out)
		e.SetIndent("", " ")
		if err := e.Encode(reports); err != nil {
			return err
		}
	} else {
		for _, r := range reports {
			r.print(c.out)
		}
	}
	if failed {
		return errFailed
	}
	return nil
}

func (r *checkReport) print(w io.Writer) {
	verdict := "legal"
	if len(r.Faults) > 0 {
		verdict = "not legal"
	}
	fmt.Fprintf(w, "%s (%s): %d cards, sideboard %d, mean cost %.2f: %s\n", r.Deck, r.Game, r.Cards, r.Side, r.Mean, verdict)
	for _, f := range r.Faults {
		fmt.Fprintf(w, "  %s", f.What)
		if f.Clause != "" {
			fmt.Fprintf(w, " (%s)", f.Clause)
		}
		fmt.Fprintln(w)
	}
	for _, x := range r.Lines {
		fmt.Fprintf(w, "  line %d, %q: %s", x.Line, x.Text, x.Why)
		if len(x.Suggest) > 0 {
			fmt.Fprintf(w, " [%s]", strings.Join(x.Suggest, ", "))
		}
		fmt.Fprintln(w)
	}
}

func deckConvert(c *call) error {
	game := gameFlag(c)
	to := c.flags.String("to", "text", "the form: text, code, link or file")
	in := c.flags.String("lang", "en", "language of the text: ja or en")
	base := c.flags.String("base", "https://example.org/godeck/", "address of the page, for a link")
	fill := c.flags.Bool("fill", false, "complete an unfinished list first")
	seed := c.flags.Uint64("seed", 1, "for --fill")
	var packs packFlag
	c.flags.Var(&packs, "pack", "a card pack to load, too (may be repeated)")
	if err := c.parse(); err != nil {
		return err
	}
	if len(c.rest) != 1 {
		return misuse("name one deck: a file, a code, a link, the id of a pack's deck, or - for standard input")
	}
	l, ok := lang.Parse(*in)
	if !ok {
		return misuse("--lang must be ja or en")
	}
	f, err := findDeck(c, c.rest[0], *game, packs)
	if err != nil {
		return err
	}
	for _, x := range f.reading.Lines {
		fmt.Fprintf(c.err, "line %d, %q: %s\n", x.N, x.Text, x.Why.EN)
	}
	list := f.list()
	if *fill {
		list = deck.Fill(f.lib(), list, nil, *seed)
	}
	out := ""
	switch *to {
	case "text":
		out = list.Text(f.lib(), l)
	case "code":
		out, err = list.Code(f.lib())
	case "link":
		out, err = list.Link(f.lib(), *base)
	case "file":
		out = string(list.JSON())
	default:
		return misuse("--to must be text, code, link or file")
	}
	if err != nil {
		return err
	}
	fmt.Fprintln(c.out, strings.TrimSuffix(out, "\n"))
	return nil
}

// share is a part of won games with its bounds.
type share struct {
	Games int        `json:"games"`
	Share float64    `json:"share"`
	Range [2]float64 `json:"range"` // with 95 % confidence (Wilson)
}

func measured(e chances.Estimate) share {
	m := share{Games: e.Games, Share: e.Share()}
	m.Range[0], m.Range[1] = e.Interval()
	return m
}

func (m share) String() string {
	return fmt.Sprintf("%5.1f %% (%.1f to %.1f, %d games)", 100*m.Share, 100*m.Range[0], 100*m.Range[1], m.Games)
}

func deckChances(c *call) error {
	game := gameFlag(c)
	against := c.flags.String("against", "", "decks A,B,… that are met: ids, files or codes (default: the game's own)")
	n := c.flags.Int("games", 400, "games by rule of thumb")
	search := c.flags.Int("search", 0, "games of searching players as well, some hundred times slower each")
	level := c.flags.String("level", "easy", "level of the searching players")
	cards := c.flags.Int("cards", 0, "games for each card: how much better or worse the deck is without it")
	last := c.flags.Int("last", 0, "games for each of the likeliest further cards of an unfinished list")
	foretell := c.flags.Bool("foretell", false, "measure all pairs of the packs' decks both ways instead, and how well the first foretells the second")
	seed := c.flags.Uint64("seed", 1, "seed of the first pair of games")
	asJSON := c.flags.Bool("json", false, "print as JSON")
	var packs packFlag
	c.flags.Var(&packs, "pack", "a card pack to load, too (may be repeated)")
	if err := c.parse(); err != nil {
		return err
	}
	lv, ok := ai.ParseLevel(*level)
	switch {
	case !ok:
		return misuse("--level must be one of " + strings.Join(ai.Levels(), ", "))
	case *n < 1 || *search < 0 || *cards < 0 || *last < 0:
		return misuse("numbers of games must be positive")
	case *foretell:
		return foretellAll(c, *n, max(*search, 2), lv, *seed, *asJSON)
	case len(c.rest) != 1:
		return misuse("name one deck: a file, a code, a link, the id of a pack's deck, or - for standard input")
	}
	f, err := findDeck(c, c.rest[0], *game, packs)
	if err != nil {
		return err
	}
	cfg := chances.Config{Game: f.g, Guide: players.Of(f.list().Game), Seed: *seed, Level: lv}
	names, err := f.opponents(c, *against, &cfg)
	if err != nil {
		return err
	}
	r := chanceReport{Deck: f.name, Game: f.list().Game}
	if *last > 0 {
		base := chances.Filled(f.lib(), f.list(), *seed)
		if len(base) == 0 {
			return fmt.Errorf("%s cannot be completed to a legal deck", f.name)
		}
		r.race(f.lib(), chances.NewRace(cfg, base, chances.Last(f.lib(), f.list(), 12, *seed), *last, true))
		return r.print(c, *asJSON)
	}
	if faults := f.list().Faults(f.lib()); len(faults) > 0 {
		return fmt.Errorf("%s: %s; --last finds cards for an unfinished list", f.name, faults[0].EN)
	}
	own, _ := f.list().Designs(f.lib())
	r.meter(chances.NewMeter(cfg, own, *n), names)
	if *search > 0 {
		cfg.Search = true
		m := chances.NewMeter(cfg, own, *search)
		for !m.Step(1000) {
		}
		x := measured(m.Result())
		r.Search = &x
		cfg.Search = false
	}
	if *cards > 0 {
		r.race(f.lib(), chances.NewRace(cfg, [][]rules.DefID{own}, chances.Without(f.lib(), f.list(), *seed), *cards, false))
	}
	return r.print(c, *asJSON)
}

// opponents sets whom the deck meets and returns their names.
func (f *found) opponents(c *call, text string, cfg *chances.Config) (names []string, err error) {
	if text == "" {
		for _, d := range f.lib().Decks() {
			cfg.Against, names = append(cfg.Against, f.lib().Expand(d)), append(names, d.ID)
		}
		return names, nil
	}
	for _, arg := range strings.Split(text, ",") {
		x, err := findDeck(c, arg, f.list().Game, nil)
		if err != nil {
			return nil, err
		}
		if x.list().Game != f.list().Game {
			return nil, misuse(fmt.Sprintf("%s is a deck of %s", x.name, x.list().Game))
		}
		if faults := x.list().Faults(f.lib()); len(faults) > 0 {
			return nil, fmt.Errorf("%s: %s", x.name, faults[0].EN)
		}
		d, _ := x.list().Designs(f.lib())
		cfg.Against, names = append(cfg.Against, d), append(names, x.name)
	}
	return names, nil
}

// chanceReport is what deck chances finds.
type chanceReport struct {
	Deck    string          `json:"deck"`
	Game    string          `json:"game"`
	Thumb   *share          `json:"thumb,omitempty"`
	Search  *share          `json:"search,omitempty"`
	Against []against       `json:"against,omitempty"`
	Base    *share          `json:"base,omitempty"`
	Cards   []cardsStanding `json:"cards,omitempty"`
}

type against struct {
	Deck string `json:"deck"`
	share
}

// cardsStanding is what a change of cards gains.
type cardsStanding struct {
	Out   string     `json:"out,omitempty"`
	In    string     `json:"in,omitempty"`
	Name  string     `json:"name"`
	Games int        `json:"games"`
	Gain  float64    `json:"gain"`
	Range [2]float64 `json:"range"`
}

func (r *chanceReport) meter(m *chances.Meter, names []string) {
	for !m.Step(1000) {
	}
	x := measured(m.Result())
	r.Thumb = &x
	for i, name := range names {
		r.Against = append(r.Against, against{name, measured(m.Against(i))})
	}
}

func (r *chanceReport) race(lib *effect.Library, x *chances.Race) {
	for !x.Step(1000) {
	}
	b := measured(x.Base())
	r.Base = &b
	for _, s := range x.Standings() {
		y := cardsStanding{Out: lib.Card(s.Out).ID, In: lib.Card(s.In).ID, Games: s.Estimate.Games, Gain: s.Gain, Range: [2]float64{s.Low, s.High}}
		if y.Name = lib.Card(s.In).Name.EN; s.In == 0 {
			y.Name = lib.Card(s.Out).Name.EN
		}
		r.Cards = append(r.Cards, y)
	}
}

func (r *chanceReport) print(c *call, asJSON bool) error {
	if asJSON {
		e := json.NewEncoder(c.out)
		e.SetIndent("", " ")
		return e.Encode(r)
	}
	fmt.Fprintf(c.out, "%s (%s)\n", r.Deck, r.Game)
	if r.Thumb != nil {
		fmt.Fprintf(c.out, "by rule of thumb      %v\n", r.Thumb)
		for _, a := range r.Against {
			fmt.Fprintf(c.out, "  %-19s %v\n", a.Deck, a.share)
		}
	}
	if r.Search != nil {
		fmt.Fprintf(c.out, "by searching players  %v\n", r.Search)
	}
	if r.Base != nil {
		fmt.Fprintf(c.out, "the deck              %v\n", r.Base)
	}
	for _, s := range r.Cards {
		sign, id := "without", s.Out
		if s.In != "" {
			sign, id = "with", s.In
		}
		fmt.Fprintf(c.out, "%-8s %-22s %+5.1f points (%+.1f to %+.1f, %d games) %s\n", sign, id, 100*s.Gain, 100*s.Range[0], 100*s.Range[1], s.Games, s.Name)
	}
	return nil
}

// pairMeasures are both measures of one deck against another.
type pairMeasures struct {
	Game   string `json:"game"`
	A      string `json:"a"`
	B      string `json:"b"`
	Thumb  share  `json:"thumb"`
	Search share  `json:"search"`
}

// foretellReport says how well one measure foretells the other.
type foretellReport struct {
	Pairs       []pairMeasures     `json:"pairs"`
	Correlation float64            `json:"correlation"` // over all pairs of all games
	Games       map[string]float64 `json:"games"`       // … of each game
	Decks       float64            `json:"decks"`       // over the decks' means
	Agree       int                `json:"agree"`       // pairs in which both favour the same deck
}

// foretellAll measures every pair of the packs' decks by rule of thumb and by
// search.
func foretellAll(c *call, thumb, search int, level ai.Level, seed uint64, asJSON bool) error {
	r := foretellReport{Games: map[string]float64{}}
	var tx, sx, td, sd []float64
	for _, e := range all.Games() {
		g, err := e.Load()
		if err != nil {
			return err
		}
		lib := g.Library()
		decks := lib.Decks()
		from := len(tx)
		means := make([][2]float64, len(decks))
		for i, a := range decks {
			for j, b := range decks[i+1:] {
				cfg := chances.Config{Game: g, Guide: players.Of(e.ID), Seed: seed, Level: level, Against: [][]rules.DefID{lib.Expand(b)}}
				p := pairMeasures{Game: e.ID, A: a.ID, B: b.ID, Thumb: play1(cfg, lib.Expand(a), thumb)}
				cfg.Search = true
				p.Search = play1(cfg, lib.Expand(a), search)
				r.Pairs = append(r.Pairs, p)
				tx, sx = append(tx, p.Thumb.Share), append(sx, p.Search.Share)
				k := i + 1 + j
				means[i][0] += p.Thumb.Share - 0.5
				means[i][1] += p.Search.Share - 0.5
				means[k][0] -= p.Thumb.Share - 0.5
				means[k][1] -= p.Search.Share - 0.5
				if (p.Thumb.Share-0.5)*(p.Search.Share-0.5) > 0 {
					r.Agree++
				}
				if !asJSON {
					fmt.Fprintf(c.out, "%-10s %-18s %-18s thumb %v  search %v\n", e.ID, a.ID, b.ID, p.Thumb, p.Search)
				}
			}
		}
		for _, m := range means {
			td, sd = append(td, m[0]), append(sd, m[1])
		}
		r.Games[e.ID] = correlation(tx[from:], sx[from:])
		if !asJSON {
			fmt.Fprintf(c.out, "%-10s correlation over its pairs %.2f\n", e.ID, r.Games[e.ID])
		}
	}
	r.Correlation, r.Decks = correlation(tx, sx), correlation(td, sd)
	if asJSON {
		enc := json.NewEncoder(c.out)
		enc.SetIndent("", " ")
		return enc.Encode(r)
	}
	fmt.Fprintf(c.out, "correlation %.2f over %d pairs, %.2f over %d decks; both favour the same deck in %d pairs\n", r.Correlation, len(tx), r.Decks, len(td), r.Agree)
	return nil
}

func play1(cfg chances.Config, own []rules.DefID, games int) share {
	m := chances.NewMeter(cfg, own, games)
	for !m.Step(1000) {
	}
	return measured(m.Result())
}

// correlation is Pearson's coefficient, 0 if a list does not vary.
func correlation(x, y []float64) float64 {
	var mx, my, xx, yy, xy float64
	n := float64(len(x))
	for i := range x {
		mx, my = mx+x[i]/n, my+y[i]/n
	}
	for i := range x {
		dx, dy := x[i]-mx, y[i]-my
		xx, yy, xy = xx+dx*dx, yy+dy*dy, xy+dx*dy
	}
	if xx == 0 || yy == 0 {
		return 0
	}
	return xy / math.Sqrt(xx*yy)
}

// label names a deck in reports: its id, or a number made of its cards.
func label(d replay.Deck) string {
	if d.ID != "" {
		return d.ID
	}
	h := fnv.New32a()
	for _, id := range d.Cards {
		_, _ = io.WriteString(h, id+"\n")
	}
	return fmt.Sprintf("list-%06x", h.Sum32()&0xFFFFFF)
}
