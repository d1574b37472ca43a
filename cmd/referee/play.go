package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/replay"
)

// Protocol is the version of the line protocol of play (docs/bots.md).
const Protocol = "godeck-play/1"

// table is a run of play.
type table struct {
	g     games.Game
	wires [2]*wire // nil: one of our players
	level string
	pack  bool // send packed views as well
	m     *replay.Match
	sent  [2]int          // answers whose events have been sent to the seat
	stop  <-chan struct{} // closed when the play is interrupted
}

func play(c *call) error {
	game := gameFlag(c)
	seed := c.flags.Uint64("seed", 1, "seed of the first game; the next has the next number")
	n := c.flags.Int("games", 1, "how many games")
	seat := c.flags.String("seat", "p1", "which seat standard input and output play: p1, p2 or both")
	decks := c.flags.String("decks", "", "two deck ids or codes A,B (default: the first two of the packs)")
	level := c.flags.String("opponent", "random", "level of the seats that no bot plays")
	bot1 := c.flags.String("bot1", "", "a command line that plays p1; standard input is not used then")
	bot2 := c.flags.String("bot2", "", "a command line that plays p2")
	pack := c.flags.Bool("packed", false, "send every view in the compact form, too, which referee bot reads")
	both := c.flags.Bool("paired", false, "play every game twice, the seats changed; without --decks every pair of decks in turn")
	file := c.flags.String("record", "", "write the record of the last game to this file")
	wait := c.flags.Duration("wait", time.Minute, "how long a bot may be silent; 0: for ever")
	var packs packFlag
	c.flags.Var(&packs, "pack", "a card pack to load, too (may be repeated)")
	if err := c.parse(); err != nil {
		return err
	}
	if len(c.rest) > 0 {
		return misuse(fmt.Sprintf("unexpected argument %q", c.rest[0]))
	}
	if *n < 1 {
		return misuse("--games must be at least 1")
	}
	if *wait < 0 {
		return misuse("--wait must be a duration such as 30s; 0 means no limit")
	}
	g, err := loadGame(*game, packs)
	if err != nil {
		return err
	}
	if *decks == "" && !*both {
		*decks = firstDecks(g)
	}
	pairs, err := deckPairs(g, *decks)
	if err != nil {
		return err
	}
	stop, cancel := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer cancel()
	t := &table{g: g, level: *level, pack: *pack, stop: stop.Done()}
	std := newWire(c.in, c.out, *wait, t.stop, nil)
	switch {
	case *bot1 != "" || *bot2 != "":
		for p, cmd := range [2]string{*bot1, *bot2} {
			if cmd == "" {
				continue
			}
			if t.wires[p], err = startBot(c, cmd, *wait, t.stop); err != nil {
				return err
			}
			defer t.wires[p].close()
		}
	case *seat == "both":
		t.wires = [2]*wire{std, std}
	default:
		p, ok := rules.ParseSeat(*seat)
		if !ok {
			return misuse("--seat must be p1, p2 or both")
		}
		t.wires[p] = std
	}
	if _, err := newPlayer(g, *level, nil, 0); err != nil {
		return err
	}
	wins, err := t.matches(pairs, *n, *seed, *both)
	if err != nil {
		return errors.Join(err, t.record(*file))
	}
	if err := t.record(*file); err != nil {
		return err
	}
	if *bot1 != "" || *bot2 != "" {
		tell(c.out, *n, wins, *both)
	}
	return nil
}

// firstDecks returns the ids of the first two decks of the packs.
func firstDecks(g games.Game) string {
	var ids []string
	for _, d := range g.Library().Decks() {
		ids = append(ids, d.ID)
	}
	return strings.Join(ids[:min(2, len(ids))], ",")
}

// tell prints how a match of bots ended.
func tell(out io.Writer, n int, wins map[string]int, both bool) {
	fmt.Fprintf(out, "%d games: p1 %d, p2 %d, draw %d\n", n, wins["p1"], wins["p2"], wins["draw"])
	if both {
		p := paired{Wins: [2]int{wins["p1"], wins["p2"]}}
		p.sum(wins["draw"])
		fmt.Fprintf(out, "paired    bot1 %d, bot2 %d: %.1f %% (%.1f to %.1f with 95 %% confidence)\n", p.Wins[0], p.Wins[1], 100*p.Share, 100*p.Range[0], 100*p.Range[1])
	}
}

// matches plays n games and counts wins by the seat of the first, whatever
// seats are changed when every game is played twice.
func (t *table) matches(pairs [][2]replay.Deck, n int, seed uint64, both bool) (wins map[string]int, err error) {
	wins = map[string]int{}
	for i := range n {
		k, swap := i, false
		if both {
			k, swap = i/2, i%2 == 1
			if i > 0 {
				t.wires[0], t.wires[1] = t.wires[1], t.wires[0]
			}
		}
		winner, err := t.match(pairs[k%len(pairs)], seed+uint64(k), i == 0)
		if err != nil {
			return nil, err
		}
		if p, ok := rules.ParseSeat(winner); ok && swap {
			winner = p.Other().String()
		}
		wins[winner]++
	}
	return wins, nil
}

// record writes the game so far to a file, sealed if it has not ended; "":
// nowhere.
func (t *table) record(file string) error {
	if file == "" || t.m == nil {
		return nil
	}
	data, _ := t.m.Record().File()
	return os.WriteFile(file, data, 0o644)
}

// startBot runs a bot as a child process. Closing its wire ends it and what it
// has started.
func startBot(c *call, line string, wait time.Duration, stop <-chan struct{}) (*wire, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return nil, misuse("the command line of the bot is empty")
	}
	cmd := exec.Command(words[0], words[1:]...)
	group(cmd)
	cmd.Stderr = &plainText{w: c.err}
	cmd.WaitDelay = time.Second // what it has started may keep its output open
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return newWire(out, in, wait, stop, func() error {
		_ = in.Close() // the end of its input tells the bot to exit
		late := time.AfterFunc(2*time.Second, func() { killGroup(cmd) })
		defer late.Stop()
		defer killGroup(cmd)
		return cmd.Wait()
	}), nil
}

// match plays one game and returns who won.
func (t *table) match(pair [2]replay.Deck, seed uint64, first bool) (string, error) {
	set := replay.Setup{Decks: pair, Seed: seed}
	var own [2]ai.Player
	decks := expand(t.g, pair)
	for p := range set.Seats {
		set.Seats[p] = replay.Player{Kind: "bot"}
		if t.wires[p] == nil {
			set.Seats[p] = replay.Player{Kind: "ai", Level: t.level}
			var err error
			if own[p], err = newPlayer(t.g, t.level, decks[p], seed*2+uint64(p)); err != nil {
				return "", err
			}
		}
	}
	var err error
	if t.m, err = replay.New(t.g, set); err != nil {
		return "", err
	}
	t.sent = [2]int{}
	for p := rules.Seat(0); p < 2; p++ {
		if t.wires[p] == nil {
			continue
		}
		msg := map[string]any{"type": "start", "protocol": Protocol, "game": t.g.Table().Game, "rules": t.g.Table().Version, "seat": p.String(), "deck": t.deckList(decks[p])}
		if first {
			msg["cards"] = t.cards()
		}
		if err := t.wires[p].send(msg); err != nil {
			return "", err
		}
	}
	var v rules.View
	for !t.m.State().Over() {
		select {
		case <-t.stop:
			return "", errStopped
		default:
		}
		p := t.m.State().ToAnswer()
		if t.wires[p] != nil {
			if err := t.ask(p); err != nil {
				return "", err
			}
			continue
		}
		t.m.View(p, &v)
		for _, o := range ai.Ask(own[p], &v) {
			if _, err := t.m.Answer(p, o); err != nil {
				return "", err
			}
		}
	}
	r := t.m.Record()
	winner := "draw"
	if r.Final.Result.Winner != rules.NoSeat {
		winner = r.Final.Result.Winner.String()
	}
	for p := rules.Seat(0); p < 2; p++ {
		if t.wires[p] == nil {
			continue
		}
		if err := t.events(p); err != nil {
			return "", err
		}
		err := t.wires[p].send(map[string]any{"type": "over", "seat": p.String(), "winner": winner,
			"reason": t.g.Names().Word("reason", int16(r.Final.Result.Reason)), "answers": len(r.Answers)})
		if err != nil {
			return "", err
		}
	}
	return winner, nil
}

// events sends what happened since the last message to the seat.
func (t *table) events(p rules.Seat) error {
	var list []map[string]any
	for ; t.sent[p] <= t.m.Len(); t.sent[p]++ {
		for _, e := range t.m.Events(t.sent[p], p, nil) {
			list = append(list, t.event(e))
		}
	}
	if len(list) == 0 {
		return nil
	}
	return t.wires[p].send(map[string]any{"type": "events", "seat": p.String(), "events": list})
}

// ask sends the question and reads an answer; a refused one is asked for
// again.
func (t *table) ask(p rules.Seat) error {
	w := t.wires[p]
	if err := t.events(p); err != nil {
		return err
	}
	s := t.m.State()
	var v rules.View
	t.m.View(p, &v)
	opts := append([]rules.Option(nil), rules.Options(t.g, &v.S, p, nil)...)
	list := make([]map[string]any, len(opts))
	for i, o := range opts {
		list[i] = t.option(i, o, &v)
	}
	d := &s.Dec
	msg := map[string]any{"type": "ask", "seat": p.String(), "id": d.ID, "kind": d.Kind.String(), "prompt": t.g.Names().Word("prompt", int16(d.Prompt)),
		"min": d.Min[p], "max": d.Max[p], "options": list, "view": t.view(&v)}
	if d.Def != 0 {
		msg["source"] = t.id(d.Def)
	}
	if t.pack {
		msg["packed"] = packed(&v)
	}
	if err := w.send(msg); err != nil {
		return err
	}
	for tries := 0; ; tries++ {
		a, err := w.read()
		var bad badLine
		switch {
		case errors.As(err, &bad):
			err = t.refused(p, "JSONの行ではありません", "not a line of JSON: "+bad.Error())
		case errors.As(err, new(silent)):
			return fmt.Errorf("%s: %w", p, err)
		case err != nil:
			return err
		case a.Quit:
			return errQuit
		case a.Seat != "" && a.Seat != p.String():
			err = t.refused(p, "その席の番ではありません", "it is the turn of "+p.String()+" to answer")
		case a.Concede:
			_, err := t.m.Concede(p)
			return err
		case a.Option == nil || *a.Option < 0 || *a.Option >= len(opts):
			err = t.refused(p, "その番号の選択肢はありません", fmt.Sprintf("option is a number from 0 to %d", len(opts)-1))
		default:
			id := d.ID
			if a.ID != 0 {
				id = a.ID
			}
			if _, err = t.m.AnswerAt(id, p, opts[*a.Option]); err == nil {
				return nil
			}
			var no *rules.AnswerError
			if !errors.As(err, &no) {
				return err
			}
			err = t.refused(p, no.JA, no.EN)
		}
		if err != nil {
			return err
		}
		if tries >= 100 {
			return fmt.Errorf("100 answers of %s were refused", p)
		}
	}
}

func (t *table) refused(p rules.Seat, ja, en string) error {
	return t.wires[p].send(map[string]any{"type": "refused", "seat": p.String(), "reason": map[string]string{"ja": ja, "en": en}})
}

func (t *table) id(d rules.DefID) string { return t.g.Library().Card(d).ID }

func (t *table) zoneName(z rules.ZoneID) string {
	k := t.g.Table().Zones[z.Kind()]
	if k.Shared {
		return k.Name
	}
	return z.Seat().String() + "." + k.Name
}

func (t *table) option(i int, o rules.Option, v *rules.View) map[string]any {
	m := map[string]any{"i": i, "verb": o.Verb.String()}
	if o.Card != 0 {
		m["id"] = o.Card
		if d := v.S.Card(o.Card).Def; d != 0 {
			m["card"] = t.id(d)
		}
	}
	if o.Zone != 0 {
		m["zone"] = t.zoneName(o.Zone)
	}
	switch {
	case o.Verb == rules.Name:
		m["card"] = t.id(rules.DefID(o.N))
	case o.Verb == rules.Number, o.N != 0:
		m["n"] = o.N
	}
	return m
}

// card encodes a card of a view; hidden ones have no "card".
func (t *table) card(s *rules.State, id rules.CardID) map[string]any {
	c := s.Card(id)
	m := map[string]any{}
	if c.Has(rules.FaceDown) {
		m["faceDown"] = true
	}
	if c.Def == 0 {
		return m
	}
	m["id"], m["card"] = id, t.id(c.Def)
	for b, name := range t.g.Names().Flags {
		if c.Has(1 << b) {
			m[name] = true
		}
	}
	if c.Ctrl != c.Owner {
		m["owner"] = c.Owner.String()
	}
	if c.Host != 0 {
		m["under"] = c.Host
	}
	return m
}

// view encodes what the seat may know.
func (t *table) view(v *rules.View) map[string]any {
	tab, names, s := t.g.Table(), t.g.Names(), &v.S
	out := map[string]any{"turn": s.Turn, "step": names.Word("step", int16(s.Step))}
	for i, name := range names.Vars {
		if name != "" && tab.Vars&(1<<i) != 0 {
			out[name] = word(names, name, s.Vars[i])
		}
	}
	for p := rules.Seat(0); p < 2; p++ {
		seat := map[string]any{}
		mask := tab.SeatVars
		if p == v.Seat {
			mask |= tab.OwnVars
		}
		for i, name := range names.SeatVars {
			if name != "" && mask&(1<<i) != 0 {
				seat[name] = word(names, name, s.Seats[p][i])
			}
		}
		zones := map[string]any{}
		for k, z := range tab.Zones {
			if z.Shared && p == 1 {
				continue
			}
			ids := s.Zone(rules.ZoneOf(uint8(k), p))
			zone := map[string]any{"count": len(ids)}
			known := false
			cards := []map[string]any{}
			for _, id := range ids {
				c := t.card(s, id)
				known = known || len(c) > 0
				cards = append(cards, c)
			}
			if known {
				zone["cards"] = cards
			}
			zones[z.Name] = zone
		}
		seat["zones"] = zones
		seat["picked"] = len(s.Picks[p].Cards())
		out[p.String()] = seat
	}
	if v.Seat >= 0 {
		picks := []rules.CardID{}
		picks = append(picks, s.Picks[v.Seat].Cards()...)
		out["picks"] = picks
	}
	return out
}

// word returns a number, or its word if it has one.
func word(n *rules.Names, field string, v int16) any {
	if len(n.Enums[field]) > 0 {
		return n.Word(field, v)
	}
	return v
}

func (t *table) event(e rules.Event) map[string]any {
	names := t.g.Names()
	ev := names.Event(e.Kind)
	m := map[string]any{"event": ev.Name}
	if e.Seat != rules.NoSeat {
		m["seat"] = e.Seat.String()
	}
	if e.Card != 0 {
		m["id"] = e.Card
	}
	if e.Def != 0 {
		m["card"] = t.id(e.Def)
	}
	if e.Src != 0 {
		m["source"] = e.Src
	}
	switch e.Kind {
	case rules.EvMove:
		m["from"], m["to"] = t.zoneName(e.From), t.zoneName(e.To)
	case rules.EvShuffle:
		m["to"] = t.zoneName(e.To)
	}
	for _, x := range [...]struct {
		name string
		v    int16
	}{{ev.A, e.A}, {ev.B, e.B}, {ev.C, e.C}} {
		switch x.name {
		case "":
		case "design":
			m[x.name] = t.id(rules.DefID(x.v))
		case "step", "prompt", "reason", "seatVar", "var":
			m[x.name] = names.Word(x.name, x.v)
		default:
			m[x.name] = word(names, x.name, x.v)
		}
	}
	return m
}

// deckList encodes the seat's own deck as numbers of copies.
func (t *table) deckList(deck []rules.DefID) map[string]int {
	out := map[string]int{}
	for _, d := range deck {
		out[t.id(d)]++
	}
	return out
}

// cards encodes what is printed on every card.
func (t *table) cards() map[string]any {
	lib := t.g.Library()
	v := lib.Vocab
	out := map[string]any{}
	for i := 1; i < len(lib.Defs); i++ {
		d := &lib.Defs[i]
		c := map[string]any{"name": lib.Card(rules.DefID(i)).Name, "type": v.Types[d.Attr[v.TypeAttr]].Name}
		for j := range v.Fields {
			f := &v.Fields[j]
			if f.Derived || f.For != 0 && f.For&(1<<uint(d.Attr[v.TypeAttr])) == 0 {
				continue
			}
			switch n := d.Attr[f.Attr]; f.Kind {
			case effect.FieldEnum:
				c[f.Name] = f.Enum.Values[n].Name
			case effect.FieldMask:
				set := []string{}
				for k, v := range f.Enum.Values {
					for _, k := range [...]int{k, k + len(f.Enum.Values)} {
						if k < 16 && n&(1<<uint(k)) != 0 {
							set = append(set, v.Name)
						}
					}
				}
				c[f.Name] = set
			default:
				c[f.Name] = n
			}
		}
		if text := lib.RulesText(rules.DefID(i), lang.EN); len(text) > 0 {
			c["text"] = text
		}
		out[d.ID] = c
	}
	return out
}
