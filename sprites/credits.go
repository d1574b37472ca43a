package sprites

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// Names of the authors, as game-icons.net and the sets write them.
var authorNames = map[string]string{
	"lorc":          "Lorc (lorcblog.blogspot.com)",
	"delapouite":    "Delapouite (delapouite.com)",
	"caro-asercion": "Caro Asercion",
	"darkzaitzev":   "DarkZaitzev",
	"carl-olsen":    "Carl Olsen",
	"willdabeast":   "Willdabeast",
	"skoll":         "Skoll",
	"sbed":          "Sbed",
	"cathelineau":   "Cathelineau",
	"phosphor":      "Phosphor Icons",
	"pablo-stanley": "Pablo Stanley",
	"wischofsky":    "Lisa Wischofsky",
}

// Credit is the name to credit for an author id of authors.json.
func Credit(author string) string { return authorNames[author] }

// Credits are the lines to show in the program for the silhouettes.
func Credits() []string {
	data, err := files.ReadFile("authors.json")
	if err != nil {
		panic(err) // embedded
	}
	authors := map[string][]string{}
	if err := json.Unmarshal(data, &authors); err != nil {
		panic("sprites/authors.json: " + err.Error())
	}
	var names []string
	for _, a := range sortedKeys(authors) {
		if !slices.Contains([]string{"phosphor", "pablo-stanley", "wischofsky"}, a) {
			names = append(names, fmt.Sprintf("%s (%d)", strings.Split(Credit(a), " (")[0], len(authors[a])))
		}
	}
	return []string{
		"Silhouettes from game-icons.net by " + strings.Join(names, ", ") + ", CC BY 3.0, modified (distance fields, repainted).",
		"Interface icons from Phosphor Icons (phosphoricons.com), MIT.",
		"People of Mattsan Card Game from Open Peeps by Pablo Stanley (openpeeps.com), CC0, modified; taken from react-peeps, MIT.",
		"Faces of Battle Guardians from Lorelei by Lisa Wischofsky, CC0, by way of DiceBear, MIT.",
	}
}
