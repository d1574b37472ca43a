//go:build !js

package sprites

import (
	"embed"
	"strings"
)

//go:embed */art.json */atlas.png
var lateFiles embed.FS

// carried reads what a browser fetches out of the program.
var carried Fetch = func(name string, then func([]byte, error)) {
	then(lateFiles.ReadFile(strings.TrimPrefix(name, "sprites/")))
}
