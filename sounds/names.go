package sounds

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

// What there is to hear is what sounds/gen has made, so nothing here names a
// game or an effect: see its effects and tracks.

//go:embed pack/music.tsv
var musicTable string

// Names lists every effect, in the order of the pack.
var Names = sync.OnceValue(func() (names []string) {
	for line := range strings.Lines(effectsTable) {
		name, _, _ := strings.Cut(line, "\t")
		if !slices.Contains(names, name) { // several lines are takes
			names = append(names, name)
		}
	}
	return names
})

// pieces are the layers of each piece of music from calm to tense, as base
// names of files in this directory.
var pieces = sync.OnceValue(func() map[string][]string {
	out := map[string][]string{}
	for line := range strings.Lines(musicTable) {
		f := strings.Fields(line)
		out[f[0]] = f[1:]
	}
	return out
})

// Files lists the music files that a site has to serve, by the names that
// fetch is given.
func Files() []string {
	var files []string
	for _, layers := range pieces() {
		for _, layer := range layers {
			files = append(files, fileName(layer))
		}
	}
	return files
}

func fileName(layer string) string { return "sounds/" + layer + ".ogg" }
