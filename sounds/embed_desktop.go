//go:build !js

package sounds

import (
	"embed"
	"strings"
)

//go:embed *.ogg pack/effects.ogg
var files embed.FS

// Embedded is a Fetch that reads the sound built into the program.
func Embedded(name string, done func([]byte, error)) {
	done(files.ReadFile(strings.TrimPrefix(name, "sounds/")))
}

// gestureFirst is for browsers.
const gestureFirst = false

// watchVisibility is for browsers.
func watchVisibility(*Player) {}
