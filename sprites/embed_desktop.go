//go:build !js

package sprites

import (
	"embed"
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

// Ready tells whether pictures can be painted without waiting.
func Ready() bool { return true }

// carried reads what a browser fetches out of the program.
var carried Fetch = func(name string, then func([]byte, error)) {
	then(lateFiles.ReadFile(strings.TrimPrefix(name, "sprites/")))
}
