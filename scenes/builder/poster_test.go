package builder_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"godeck/internal/darkroom"
	"godeck/internal/lang"
	"godeck/scenes/builder"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// pictureHost keeps the picture that is handed over.
type pictureHost struct {
	ui.Host
	home string
	name string
	w, h int
	pix  []byte
}

func (p *pictureHost) Home() string { return p.home }

func (p *pictureHost) SharePicture(name string, w, h int, pix []byte) {
	p.name, p.w, p.h, p.pix = name, w, h, pix
}

// Every game's deck becomes a picture with all its cards, in both languages.
func TestPoster(t *testing.T) {
	if os.Getenv("PICTURES") == "" {
		t.Skip("PICTURES is not set")
	}
	for i, e := range entries {
		arrive(t, e)
		b := sit(t, e, windows[0], [2]lang.Lang{lang.JA, lang.EN}[i%2], 1, builder.Desk, builtIn(t, e, 0, lang.EN))
		host := &pictureHost{home: "https://example.org/godeck/"}
		b.env.Host = host
		b.tick(2)
		b.press("share", "share.picture")
		if host.w < 1000 || host.h < 500 || len(host.pix) != 4*host.w*host.h {
			t.Fatalf("%s: %d×%d, %d bytes", e.ID, host.w, host.h, len(host.pix))
		}
		white := 0
		for k := 0; k < len(host.pix); k += 4 {
			if host.pix[k] == 255 && host.pix[k+1] == 255 && host.pix[k+2] == 255 {
				white++
			}
		}
		if white < 5000 {
			t.Errorf("%s: the code is missing", e.ID)
		}
		img := ebiten.NewImage(host.w, host.h)
		img.WritePixels(host.pix)
		if err := darkroom.Save(img, filepath.Join(os.Getenv("PICTURES"), "poster-"+e.ID+".png")); err != nil {
			t.Fatal(err)
		}
	}
}

// The QR code is the link where the program has an address, and the deck's code
// where it has none; a code can be read again.
func TestAddressAsCode(t *testing.T) {
	b := sit(t, entries[0], windows[0], lang.EN, 1, builder.Desk, builtIn(t, entries[0], 0, lang.EN))
	for _, x := range [][2]string{{"", "Import"}, {"https://example.org/", "camera"}} {
		b.env.Host = &pictureHost{home: x[0]}
		b.press("share", "share.qr")
		if n := b.must("qr.note"); !strings.Contains(n.Label, x[1]) {
			t.Errorf("%q: %s", x[0], n.Label)
		}
		b.key("Escape")
	}
}
