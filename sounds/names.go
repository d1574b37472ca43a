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

// pieces are the files of each piece of music, as base names in this directory:
// for each mood from calm to tense its accompaniment and its tune, then the solo.
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
	var out []string
	for _, files := range pieces() {
		for _, file := range files {
			out = append(out, fileName(file))
		}
	}
	return out
}

func fileName(file string) string { return "sounds/" + file + ".ogg" }
