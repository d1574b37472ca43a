//go:build !js

package sounds

import (
	"embed"
	"strings"
)

//go:embed title.ogg *-calm.ogg *-tense.ogg
var music embed.FS

// Embedded is a Fetch that reads the music built into the program.
func Embedded(name string, done func([]byte, error)) {
	done(music.ReadFile(strings.TrimPrefix(name, "sounds/")))
}

// watchVisibility is for browsers.
func watchVisibility(*Player) {}
