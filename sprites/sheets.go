package sprites

import (
	"encoding/json"
	"fmt"
	"sync"
	"time"
)

// Fetch gets a published file and calls then on the goroutine that draws.
// The Fetch of game/assets.Loader is one.
type Fetch func(name string, then func(data []byte, err error))

// retryAfter is how long Load waits before it asks again for what failed.
const retryAfter = 10 * time.Second

// cargo is what a game brings to the table besides what every program carries:
// its stagings and a sheet of its own silhouettes.
type cargo struct {
	sheet   *sheet
	arts    map[string]*Art
	waiting int
	failed  time.Time
}

// cargos are the games that have a sheet of their own; the index of its names
// is in every program, so that a staging can be checked anywhere.
var cargos = sync.OnceValue(func() map[string]*cargo {
	out := map[string]*cargo{}
	for _, g := range Games() {
		if data, err := files.ReadFile(g + "/atlas.json"); err == nil {
			out[g] = &cargo{sheet: readSheet(g+"/atlas.json", data)}
		}
	}
	return out
})

// Load gets the pictures of a game and reports whether they are there. Call it
// in every tick: it costs nothing, asks once and, if that failed, again later.
// Until it says true, ArtFor derives pictures from the silhouettes that every
// program carries; paint what was kept anew when it does.
func Load(game string, fetch Fetch) bool {
	c, ok := cargos()[game]
	if !ok || c.arts != nil && c.sheet.ready() {
		return true
	}
	if c.waiting > 0 || time.Since(c.failed) < retryAfter {
		return false
	}
	if carried != nil {
		fetch = carried
	}
	if fetch == nil {
		return false
	}
	get := func(name string, use func(data []byte) error) {
		c.waiting++
		fetch("sprites/"+game+"/"+name, func(data []byte, err error) {
			c.waiting--
			if err == nil {
				err = use(data)
			}
			if err != nil {
				c.failed = time.Now()
			}
		})
	}
	if !c.sheet.ready() {
		get("atlas.png", c.sheet.decode)
	}
	if c.arts == nil {
		get("art.json", func(data []byte) (err error) {
			c.arts, err = readArts(data)
			for _, a := range c.arts {
				a.oil = familyOf(game).Oil
			}
			return err
		})
	}
	return c.arts != nil && c.sheet.ready()
}

func readArts(data []byte) (map[string]*Art, error) {
	arts := map[string]*Art{}
	if err := json.Unmarshal(data, &arts); err != nil {
		return nil, fmt.Errorf("art: %w", err)
	}
	return arts, nil
}

// known reports whether some sheet has the silhouette, fetched or not.
func known(icon string) bool {
	if _, ok := atlas().index[icon]; ok {
		return true
	}
	for _, c := range cargos() {
		if _, ok := c.sheet.index[icon]; ok {
			return true
		}
	}
	return false
}

// sheetOf is a sheet that has the silhouette and is there, or nil.
func sheetOf(icon string) *sheet {
	if _, ok := atlas().index[icon]; ok {
		return atlas()
	}
	for _, g := range Games() {
		if c, ok := cargos()[g]; ok && c.sheet.ready() {
			if _, ok := c.sheet.index[icon]; ok {
				return c.sheet
			}
		}
	}
	return nil
}
