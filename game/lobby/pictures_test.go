//go:build !js

package lobby

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/internal/picture"
	"godeck/scenes/ui"
	"godeck/sprites"
)

// painter reads whatever begins like a PNG.
type painter struct {
	ui.Host
	read int
}

func (p *painter) ReadPicture(file []byte, _ int, then func(p *picture.Picture, err error)) {
	p.read++
	if picture.Format(file) == "" {
		then(nil, errors.New("no picture"))
		return
	}
	then(&picture.Picture{W: 2, H: 1, Pix: make([]byte, 8), File: file}, nil)
}

// TestOwnPictures stores pictures, reads them again in a later visit, drops
// those that no card uses, and checks the bounds.
func TestOwnPictures(t *testing.T) {
	store := &flakyStore{memStore: memStore{}}
	w := store.window()
	host := &painter{}
	o := &ownPictures{store: w, reader: host}
	of := o.of("magna")
	file := func(i int) []byte { return []byte(fmt.Sprint("\x89PNG\r\n own ", i)) }
	take := func(data []byte) (name string, err error) {
		of.Take(data, func(n string, e error) { name, err = n, e })
		return name, err
	}
	a, err := take(file(1))
	if err != nil || !sprites.HasOwn(a) {
		t.Fatalf("%q: %v", a, err)
	}
	if b, err := take(file(1)); err != nil || b != a || len(o.names("magna")) != 1 {
		t.Errorf("the same picture is %q: %v", b, err)
	}
	if art, err := sprites.Parse([]byte(`{"own":"` + a + `"}`)); err != nil || art.Own != a {
		t.Errorf("a card cannot name it: %v", err)
	}
	if _, err := take([]byte("text")); err == nil || !strings.Contains(deckError(err, lang.EN), "PNG") {
		t.Errorf("unreadable: %v", err)
	}
	for _, c := range []struct {
		file string
		err  error
		says string
	}{
		{"\xff\xd8\xff\xe0", errors.New("unexpected EOF"), "this JPEG is cut off or damaged. save the picture anew"},
		{"RIFF\x10\x00\x00\x00WEBPVP8 ", errors.New("EOF"), "this WebP is cut off"},
		{"\x00\x00\x00\x18ftypheic", errors.New("unknown format"), "pictures as HEIC cannot be read here. save it as JPEG"},
		{"\x89PNG\r\n\x1a\n", fmt.Errorf("reading: %w", &picture.Huge{W: 70000, H: 3000}), "this picture is too large: 70000×3000 pixels. make it smaller"},
		{"", errors.New("EOF"), "this file is not a picture that can be read. choose a PNG"},
	} {
		said := deckError(unreadable([]byte(c.file), c.err), lang.EN)
		if !strings.Contains(strings.ToLower(said), strings.ToLower(c.says)) || deckError(unreadable([]byte(c.file), c.err), lang.JA) == said {
			t.Errorf("%q: %q", c.file, said)
		}
	}
	w.full = true
	if _, err := take(file(2)); err == nil || len(o.names("magna")) != 1 {
		t.Errorf("stored without room: %v", err)
	}
	w.full, w.fail = false, []string{picturesKey + "magna"}
	if _, err := take(file(3)); err == nil {
		t.Error("a picture without an entry is stored")
	}
	if w.fail = nil; len(store.memStore) != 2 {
		t.Errorf("%d values are left", len(store.memStore))
	}
	for i := range picturesMost - 1 {
		if _, err := take(file(10 + i)); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := take(file(99)); err == nil || !strings.Contains(deckError(err, lang.JA), "40") {
		t.Errorf("more than the bound: %v", err)
	}

	later := &ownPictures{store: w, reader: host}
	before := host.read
	store.memStore[pictureKey+"0011223344556677"] = file(500)
	_ = later.write("magna", append(later.names("magna"), "0011223344556677", "missing"))
	later.show("magna")
	later.show("magna")
	if host.read != before+1 || !sprites.HasOwn("0011223344556677") {
		t.Errorf("read %d; known %v", host.read-before, sprites.HasOwn("0011223344556677"))
	}
	later.of("magna").Sweep([]string{a})
	if got := later.names("magna"); !slices.Equal(got, []string{a}) || len(store.memStore) != 2 {
		t.Errorf("kept %q, %d values", got, len(store.memStore))
	}
	later.of("magna").Sweep(nil)
	if len(store.memStore) != 0 {
		t.Errorf("%d values are left", len(store.memStore))
	}
	store.memStore[picturesKey+"magna"] = []byte("{")
	if later.names("magna") != nil {
		t.Error("a damaged list has names")
	}
	if (&ownPictures{store: w}).of("magna") != nil {
		t.Error("pictures are offered where nothing reads them")
	}
}

// TestPictureDropped drops a picture on the desk where a card is made: the
// card has it, what leaves the device has its name only, and elsewhere it is
// refused.
func TestPictureDropped(t *testing.T) {
	store := &flakyStore{memStore: memStore{}}
	k := store.open(t)
	k.l.env.Scenes = dropPile{k.s}
	k.l.paintings.reader = &painter{}
	in := &incoming{l: k.l}
	picture := []byte("\x89PNG\r\n" + strings.Repeat("cat ", 400_000))
	in.open("cat.png", picture, nil)
	if _, ok := k.s.top().(*notice); !ok {
		t.Fatalf("without a desk it leads to %T", k.s.top())
	}
	k.l.env.Scenes.Pop()
	if _, err := k.l.loader.game("duemagic"); err != nil {
		t.Fatal(err)
	}
	s := makerOf(k.l, "duemagic", nil)
	k.l.env.Scenes.Push(s)
	s.Update(k.l.env, &ui.Input{})
	s.Activate(k.l.env, "new")
	in.open("cat.png", picture, nil)
	if k.s.top() != ui.Scene(s) {
		t.Fatalf("the desk gives way to %T", k.s.top())
	}
	s.Close()
	names := k.l.paintings.names("duemagic")
	packs := k.l.packs.read("duemagic").Packs
	if len(names) != 1 || len(packs) != 1 || !strings.Contains(packs[0].Data, names[0]) || strings.Contains(packs[0].Data, "cat") {
		t.Fatalf("pictures %q, packs %d", names, len(packs))
	}
	in.open("cat.png", picture, nil)
	if _, ok := k.s.top().(*notice); !ok {
		t.Errorf("after the desk it leads to %T", k.s.top())
	}
}
