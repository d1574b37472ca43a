//go:build !js

package sprites

import (
	"bytes"
	"embed"
	"errors"
	"image"
	"image/png"
	"strings"
)

//go:embed atlas.png */art.json */atlas.png
var lateFiles embed.FS

// base is the file of the base sheet.
func base() []byte {
	data, err := lateFiles.ReadFile("atlas.png")
	if err != nil {
		panic(err) // embedded
	}
	return data
}

// pixels are those of a sheet: a grey PNG file.
func pixels(data []byte, w, h int) ([]byte, error) {
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	g, ok := img.(*image.Gray)
	if !ok || g.Rect != image.Rect(0, 0, w, h) {
		return nil, errors.New("not the sheet of this index")
	}
	return g.Pix, nil
}

// Ready reports whether pictures can be painted without waiting.
func Ready() bool { return true }

// carried reads what a browser fetches out of the program.
var carried Fetch = func(name string, then func([]byte, error)) {
	then(lateFiles.ReadFile(strings.TrimPrefix(name, "sprites/")))
}
