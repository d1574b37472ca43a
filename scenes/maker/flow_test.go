package maker_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/effect"
	cards "godeck/rules/maker"
	"godeck/scenes/maker"
	"godeck/scenes/ui"
)

// TestNumberIsWritten writes a number instead of counting to it: with digits of
// either width; what is no number or out of bounds changes nothing and says what
// the bounds are.
func TestNumberIsWritten(t *testing.T) {
	b := sit(t, entries[0], windows[0], lang.EN, 1, nil, nil)
	b.press("new", "at.clock")
	now := func() string {
		n, _ := b.node("at.clock")
		return n.Label
	}
	for _, w := range []struct{ typed, want string }{{"3", "3"}, {"", "3"}, {"x", "3"}, {"99999", "3"}, {"-4", "3"}, {"２", "2"}, {" 1 ", "1"}} {
		b.s.Write(b.env, "number", w.typed)
		b.tick(2)
		b.press("options.close")
		if got := now(); !strings.HasSuffix(got, " "+w.want) {
			t.Errorf("%q written: %q, want %s", w.typed, got, w.want)
		}
		b.press("at.clock")
	}
	if n, ok := b.node("number.range"); !ok || !strings.Contains(n.Label, "From 0 to") {
		t.Errorf("the bounds are not said: %q", n.Label)
	}
}

// TestMakeACard makes a card from nothing: numbers, an ability, a name. It is
// stored, opened again, and deleted.
func TestMakeACard(t *testing.T) {
	e := entries[0]
	b := sit(t, e, windows[0], lang.EN, 1, nil, nil)
	b.press("new", "at.clock.more", "at.clock.more", "at.effects")
	n, _ := b.node("opt.setTurn")
	if n.Label == "" {
		t.Fatal("an ability for the turn in which the card is set is not offered")
	}
	b.press("opt.setTurn")
	b.press("at.effects[0].do", "opt.draw", "at.effects[0].do[1].n.more")
	b.s.Write(b.env, "name.en", "Two ")
	b.s.Write(b.env, "name.en", "Two Bells")
	b.tick(2)
	b.press("undo", "redo", "save")
	if len(b.shelf.packs) != 1 || !b.shelf.packs[0].Mine {
		t.Fatalf("stored: %v", b.shelf.packs)
	}
	p, err := effect.ReadPack(b.shelf.g.Library().Vocab, "x", b.shelf.packs[0].Data)
	if err != nil {
		t.Fatal(err)
	}
	c := p.Cards[0]
	if c.Name.EN != "Two Bells" || c.Attr[1] == 0 && !strings.Contains(string(b.shelf.packs[0].Data), `"clock":2`) {
		t.Errorf("%+v", c)
	}
	text := strings.Join(b.shelf.Library().Texts(c, lang.EN), " ")
	if !strings.Contains(text, "draw 2 cards") && !strings.Contains(text, "Draw 2 cards") {
		t.Errorf("text: %q", text)
	}
	b.press("back", "card."+c.ID, "remove", "remove.yes")
	if len(b.shelf.packs) != 0 {
		t.Error("the card is not deleted")
	}
	b.press("back")
	if !b.left {
		t.Error("the shelf cannot be left")
	}
}

// TestNothingIsLost checks that a card that cannot be stored stays on the
// desk.
func TestNothingIsLost(t *testing.T) {
	b := sit(t, entries[3], windows[0], lang.JA, 1, nil, nil)
	b.press("new")
	b.shelf.full = true
	b.press("back")
	if _, ok := b.node("save"); !ok {
		t.Error("the desk was left")
	}
	b.shelf.full = false
	b.press("back")
	if len(b.shelf.packs) != 1 {
		t.Error("the card is not stored")
	}
}

// TestOffer checks that a pack is loaded only if the player agrees.
func TestOffer(t *testing.T) {
	for _, e := range entries {
		o := &maker.Offer{Data: strange(t, e).Data, From: "harbour.json"}
		b := sit(t, e, windows[2], lang.JA, 1, nil, o)
		if len(b.shelf.packs) != 0 {
			t.Fatal("it is loaded before anybody agrees")
		}
		b.press("offer.no")
		if len(b.shelf.packs) != 0 {
			t.Fatal("it is loaded although the player declined")
		}
		b = sit(t, e, windows[2], lang.JA, 1, nil, o)
		b.press("offer.yes")
		if len(b.shelf.packs) != 1 || b.shelf.packs[0].Mine {
			t.Fatal("it is not loaded")
		}
		b = sit(t, e, windows[2], lang.JA, 1, nil, &maker.Offer{Data: []byte("{"), From: "x"})
		if _, ok := b.node("offer.yes"); ok {
			t.Error("a broken pack is offered")
		}
	}
}

// TestEveryPlaceOpens opens every note of a card of every game.
func TestEveryPlaceOpens(t *testing.T) {
	for _, e := range entries {
		b := sit(t, e, windows[1], lang.EN, 1, []maker.Pack{mine(t, e, 4)}, nil)
		b.press("card.my-2")
		var ids []string
		for _, n := range b.s.Nodes(b.env) {
			if strings.HasPrefix(n.ID, "at.") && n.Role == ui.RoleButton && !strings.HasSuffix(n.ID, ".less") && !strings.HasSuffix(n.ID, ".more") {
				ids = append(ids, n.ID)
			}
		}
		for _, id := range ids {
			b.press(id)
			if _, ok := b.node("options.close"); !ok {
				t.Fatalf("%s: %s opens nothing", e.ID, id)
			}
			b.press("options.close")
		}
	}
}

// TestShare copies the link of a card, which brings that card and no other.
func TestShare(t *testing.T) {
	for _, e := range entries {
		b := sit(t, e, windows[0], lang.EN, 1, []maker.Pack{mine(t, e, 4)}, nil)
		host := &shareHost{}
		b.env.Native, b.env.Host = true, host
		b.press("card.my-2", "share", "share.qr", "share.b")
		_, code, ok := strings.Cut(host.copied, "https://example.org/godeck/?game="+e.ID+"&card=")
		data, err := cards.ReadLink(code)
		if !ok || err != nil {
			t.Fatal(host.copied, err)
		}
		p, err := effect.ReadPack(b.shelf.g.Library().Vocab, "link", data)
		if err != nil || len(p.Cards) != 1 || p.Cards[0].ID != "my-2" {
			t.Errorf("%s: %v", e.ID, err)
		}
	}
}

// TestOwnPicture gives a card a picture of the maker's own, takes it away, and
// chooses one that comes when another card is on the desk, or cannot be read.
func TestOwnPicture(t *testing.T) {
	b := sit(t, entries[2], windows[0], lang.EN, 1, []maker.Pack{mine(t, entries[2], 3)}, nil)
	has := func() bool { return strings.Contains(string(b.shelf.packs[0].Data), own) }
	b.open()
	b.paint()
	b.press("art.close", "save")
	if !has() {
		t.Fatal("the card does not name its picture")
	}
	b.press("back")
	if n := b.album.swept; len(b.album.used) != 1 || b.album.used[0] != own {
		t.Fatalf("used: %q after %d", b.album.used, n)
	}
	b.open()
	b.press("art")
	if _, ok := b.node("art.lead"); ok {
		t.Error("silhouettes are offered behind the picture")
	}
	n := b.album.swept
	b.press("art.staged", "art.close", "save")
	if has() || b.album.swept != n {
		t.Errorf("named: %v; swept %d times while a step back could want it", has(), b.album.swept-n)
	}
	b.press("undo")
	if !strings.Contains(b.s.Title(b.env), "Handmade") {
		t.Error("the desk was left")
	}

	// One that comes late is not given to another card.
	b.press("art", "art.own")
	late := b.album.then
	b.press("art.close", "back")
	late(own, nil)
	b.press("card.my-2")
	late(own, nil)
	b.press("back")
	if strings.Count(string(b.shelf.packs[0].Data), own) != 1 {
		t.Error("another card has the picture")
	}

	if maker.TakePicture(b.s, b.env, nil, nil) {
		t.Error("a picture is taken without a card on the desk")
	}
	b.open()
	maker.TakePicture(b.s, b.env, []byte("no picture"), nil)
	b.album.then("", errors.New("this picture cannot be read"))
	if said := b.s.Announce(); !strings.Contains(strings.Join(said, " "), "cannot be read") {
		t.Errorf("said: %q", said)
	}
}

// The maker says at the cost what a card is worth, and at once: with ever more
// power a Duemagic creature of cost 1 is worth more, until it is too strong for
// its cost. No row moves for what is said.
func TestPriceIsSaid(t *testing.T) {
	b := sit(t, entries[3], windows[0], lang.EN, 1, nil, nil)
	b.press("new")
	rows := func() (out []ui.Rect) {
		for _, n := range b.s.Nodes(b.env) {
			if strings.HasPrefix(n.ID, "at.") {
				out = append(out, n.Rect)
			}
		}
		return out
	}
	was := rows()
	if n, _ := b.node("at.cost"); !strings.Contains(n.Desc, "Worth about") {
		t.Fatalf("at the cost: %q", n.Desc)
	}
	for range 16 {
		b.press("at.power.more")
	}
	if n, _ := b.node("at.cost"); !strings.Contains(n.Desc, "too strong for 1") {
		t.Errorf("cost 1, power 8500: %q", n.Desc)
	}
	if !slices.Equal(was, rows()) {
		t.Error("the rows have moved")
	}
}

// TestFirstCard begins with what an empty shelf offers: a blank card, and a copy
// of a known one.
func TestFirstCard(t *testing.T) {
	for _, e := range entries {
		b := sit(t, e, windows[2], lang.EN, 1, nil, nil)
		b.press("first")
		if _, ok := b.node("at.type"); !ok {
			t.Fatalf("%s: no card was begun", e.ID)
		}
		b = sit(t, e, windows[3], lang.EN, 1, nil, nil)
		d := b.shelf.g.Library().Packs[0].Decks[1]
		b.press("like."+d.Key, "save")
		if n := len(b.shelf.packs); n != 1 {
			t.Errorf("%s: %d packs are stored", e.ID, n)
		}
	}
}

// TestLying looks at a phone on its side: the card is seen beside its notes and
// beside its words, and follows them.
func TestLying(t *testing.T) {
	b := sit(t, entries[3], windows[3], lang.EN, 1, nil, nil)
	b.press("new")
	for _, tab := range []string{"tab.2", "tab.1"} {
		b.press(tab)
		if _, ok := b.node("card"); !ok {
			t.Errorf("%s: the card is not seen", tab)
		}
	}
	b.press("at.cost.more")
	if n, _ := b.node("card"); !strings.Contains(n.Desc, "Cost 2") {
		t.Errorf("the card says %q", n.Desc)
	}
	b.press("at.effects", "opt.enter", "at.effects[0].do[0]")
	if n, _ := b.node("options"); n.Label != "What happens" {
		t.Errorf("the block's options are called %q", n.Label)
	}
}

// TestPeek builds on an upright phone: the card and its text are seen below the
// notes.
func TestPeek(t *testing.T) {
	b := sit(t, entries[3], windows[2], lang.EN, 1, nil, nil)
	b.press("new", "at.effects", "opt.enter")
	if n, _ := b.node("peek.text"); n.Label != "When this enters, draw a card." {
		t.Errorf("the text reads %q", n.Label)
	}
	b.press("peek")
	if _, ok := b.node("card"); !ok {
		t.Error("the card does not open")
	}
}

// Advice on a place stands at it, or is marked there and stands where it opens,
// on a phone as elsewhere.
func TestAdviceAtTheSpot(t *testing.T) {
	for _, w := range []window{windows[0], windows[2]} {
		b := sit(t, entries[3], w, lang.EN, 1, nil, nil)
		b.press("new")
		if n, _ := b.node("at.effects"); !strings.Contains(n.Desc, "no ability") {
			t.Errorf("%v: %q is said at the effects", w, n.Desc)
		}
		b.press("at.effects")
		if n, _ := b.node("options.hint"); !strings.Contains(n.Label, "no ability") {
			t.Errorf("%v: %q is said where the effects open", w, n.Label)
		}
	}
}
