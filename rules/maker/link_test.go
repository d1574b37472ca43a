package maker_test

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/rules/games/all"
	"godeck/rules/maker"
)

// Every built-in card goes through a link, and arrives as the card that it was;
// a link that was cut or altered is refused.
func TestLinks(t *testing.T) {
	longest := 0
	for _, e := range all.Games() {
		g, err := all.Load(e.ID)
		if err != nil {
			t.Fatal(err)
		}
		lib := g.Library()
		for i, c := range lib.Packs[0].Cards {
			d, err := maker.From(lib, c, "my-1")
			if err != nil {
				t.Fatal(c.ID, err)
			}
			code, err := maker.Link(lib.Vocab, "my-1", c.Name, d.JSON())
			if err != nil {
				t.Fatal(c.ID, err)
			}
			longest = max(longest, len(code))
			data, err := maker.ReadLink(code)
			if err != nil {
				t.Fatal(c.ID, err)
			}
			p, err := effect.ReadPack(lib.Vocab, "link", data)
			if err != nil || len(p.Cards) != 1 || p.Cards[0].ID != "my-1" {
				t.Fatal(c.ID, err)
			}
			if a, b := strings.Join(lib.Texts(c, lang.JA), "\n"), strings.Join(lib.Texts(p.Cards[0], lang.JA), "\n"); a != b {
				t.Errorf("%s arrives as %q, was %q", c.ID, b, a)
			}
			if i%20 == 0 {
				for k := range code {
					if _, err := maker.ReadLink(code[:k]); err == nil {
						t.Errorf("%s: the first %d bytes are a link", c.ID, k)
					}
				}
			}
		}
	}
	t.Logf("the longest link has %d bytes", longest)
	if longest > 1500 {
		t.Errorf("%d bytes are too long for messages", longest)
	}
}

// A link that unpacks to very much is refused, and not unpacked.
func TestLinkBomb(t *testing.T) {
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, 9)
	_, _ = w.Write(make([]byte, 3<<20))
	_ = w.Close()
	code := "C1" + base64.RawURLEncoding.EncodeToString(append(b.Bytes(), 0, 0))
	if len(code) > maker.MaxLink {
		t.Fatalf("%d bytes", len(code))
	}
	if _, err := maker.ReadLink(code); err == nil {
		t.Error("3 MB from a link")
	}
}

func FuzzReadLink(f *testing.F) {
	g, err := all.Load(all.Games()[0].ID)
	if err != nil {
		f.Fatal(err)
	}
	lib := g.Library()
	d, err := maker.From(lib, lib.Packs[0].Cards[0], "my-1")
	if err != nil {
		f.Fatal(err)
	}
	code, err := maker.Link(lib.Vocab, "my-1", lang.Phrase{JA: "札", EN: "Card"}, d.JSON())
	if err != nil {
		f.Fatal(err)
	}
	f.Add(code)
	f.Add("C2AA")
	f.Fuzz(func(t *testing.T, code string) {
		if data, err := maker.ReadLink(code); err == nil {
			_, _ = effect.ReadPack(lib.Vocab, "link", data)
		}
	})
}
