// Package sprites draws everything that is a picture: card art, icons, card
// backs and frames, the dial and its medal, and tables.
//
// A picture is data. An Art names a stage set, a palette, weather and up to a
// few silhouettes; shaders paint it at any size and for any hour of the day.
// The silhouettes come from an atlas of distance fields that sprites/gen bakes
// from openly licensed icons. See docs/art.md.
//
// Everything here must be called from Ebitengine's Update or Draw.
package sprites

import (
	"embed"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math"
	"slices"
	"sort"
	"strings"
	"sync"

	"godeck/sprites/kage"
)

// Art describes one card picture. The zero value is a valid picture.
type Art struct {
	// Scene is the stage set, one of Scenes().
	Scene string `json:"scene,omitempty"`
	// Palette is one of palettes().
	Palette string `json:"palette,omitempty"`
	// Weather falls in front of the figures: one of weatherNames.
	Weather string `json:"weather,omitempty"`
	// Orb is what hangs in the sky.
	Orb *Orb `json:"orb,omitempty"`
	// Level is the height of the horizon, 0 bottom to 1 top; 0 means 0.32.
	Level float64 `json:"level,omitempty"`
	// Figures are painted in order, the last in front.
	Figures []Figure `json:"figures,omitempty"`
	// Seed varies everything that is not named. 0 takes it from the other fields.
	Seed uint32 `json:"seed,omitempty"`
	// Accent replaces the palette's neon colour, as "#rrggbb".
	Accent string `json:"accent,omitempty"`
	// Own names a picture of the maker's that replaces all of this where it is
	// known (SetOwn): 16 digits, 0 to 9 and a to f.
	Own string `json:"own,omitempty"`
	oil bool   // painted in oil, as all pictures of its game are
}

// MaxFigures bounds the cost of one picture.
const MaxFigures = 9

// Orb is a celestial body: Kind is one of disc, crescent, ring, stripes, dial.
type Orb struct {
	Kind string  `json:"kind"`
	X    float64 `json:"x"` // 0 left to 1 right
	Y    float64 `json:"y"` // 0 top to 1 bottom
	R    float64 `json:"r"` // radius in picture heights
}

// Figure is one silhouette of a picture.
type Figure struct {
	// Icon is a name of the atlas, see Silhouettes().
	Icon string `json:"icon"`
	// X and Y place the centre: 0,0 upper left, 1,1 lower right.
	X float64 `json:"x"`
	Y float64 `json:"y"`
	// DX and DY shift the centre by picture units (see Scale), so that parts of
	// one body stay together in a picture of any shape.
	DX float64 `json:"dx,omitempty"`
	DY float64 `json:"dy,omitempty"`
	// Scale is the height in picture heights (in a picture narrower than 4:3,
	// in a share of its width); 0 means 0.6.
	Scale float64 `json:"scale,omitempty"`
	// Rot turns clockwise, in degrees.
	Rot    float64 `json:"rot,omitempty"`
	Mirror bool    `json:"mirror,omitempty"`
	bare   bool    // it throws nothing on the ground
	// Tone is how it is painted, one of tones; empty means key.
	Tone string `json:"tone,omitempty"`
	// Tint replaces the colour that the tone takes from the palette, as "#rrggbb".
	Tint string `json:"tint,omitempty"`
	// Ink replaces the colour of the markings, as "#rrggbb".
	Ink string `json:"ink,omitempty"`
}

// What every program carries. A page fetches the base sheet beside the program,
// see Ready; the pictures of later games come by Load.
//
//go:embed atlas.json */atlas.json */family.json zutomayo/art.json
var files embed.FS

var sceneNames = kage.Sets[:kage.Pictures]

var weatherNames = []string{
	"clear", "rain", "snow", "petals", "embers", "paper", "sparks", "bokeh", "dust", "mist",
}

var orbNames = []string{"none", "disc", "crescent", "ring", "stripes", "dial"}

// Scenes lists the stage sets.
func Scenes() []string { return slices.Clone(sceneNames) }

// Palettes lists the palettes.
func Palettes() []string { return sortedKeys(palettes()) }

// Weathers lists the kinds of weather.
func Weathers() []string { return slices.Clone(weatherNames) }

// Orbs lists what may hang in the sky.
func Orbs() []string { return slices.Clone(orbNames) }

// Silhouettes lists the names that are not interface icons: those that every
// picture may show, and those of the given games' own sheets.
func Silhouettes(games ...string) []string {
	var out []string
	for _, n := range atlas().Names {
		if !strings.HasPrefix(n, "ui-") {
			out = append(out, n)
		}
	}
	for _, g := range games {
		if c, ok := cargos()[g]; ok {
			out = append(out, c.sheet.Names...)
		}
	}
	return out
}

func sortedKeys[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}

// Check names the first thing in a that this package does not know.
func (a *Art) Check() error {
	if a.Scene != "" && !slices.Contains(sceneNames, a.Scene) {
		return fmt.Errorf("art: unknown scene %q", a.Scene)
	}
	if _, ok := palettes()[a.Palette]; !ok && a.Palette != "" {
		return fmt.Errorf("art: unknown palette %q", a.Palette)
	}
	if a.Weather != "" && !slices.Contains(weatherNames, a.Weather) {
		return fmt.Errorf("art: unknown weather %q", a.Weather)
	}
	if a.Orb != nil && !slices.Contains(orbNames, a.Orb.Kind) {
		return fmt.Errorf("art: unknown orb %q", a.Orb.Kind)
	}
	if a.Accent != "" {
		if _, err := parseColour(a.Accent); err != nil {
			return err
		}
	}
	if err := checkOwn(a.Own); err != nil {
		return err
	}
	if len(a.Figures) > MaxFigures {
		return fmt.Errorf("art: %d figures, at most %d", len(a.Figures), MaxFigures)
	}
	for _, f := range a.Figures {
		if !known(f.Icon) {
			return fmt.Errorf("art: unknown silhouette %q; sprites/gen/list.txt names them", f.Icon)
		}
		if _, ok := tones[f.Tone]; !ok && f.Tone != "" {
			return fmt.Errorf("art: unknown tone %q", f.Tone)
		}
		for _, c := range []string{f.Tint, f.Ink} {
			if _, err := parseColour(c); err != nil && c != "" {
				return err
			}
		}
	}
	return nil
}

// Parse reads one Art, as a pack's card carries it.
func Parse(data []byte) (*Art, error) {
	a := new(Art)
	if err := json.Unmarshal(data, a); err != nil {
		return nil, fmt.Errorf("art: %w", err)
	}
	return a, a.Check()
}

// carriedArts are the stagings of the games that have no sheet of their own:
// every program carries them.
var carriedArts = sync.OnceValue(func() map[string]map[string]*Art {
	out := map[string]map[string]*Art{}
	for _, g := range Games() {
		data, err := files.ReadFile(g + "/art.json")
		if err != nil {
			continue
		}
		if out[g], err = readArts(data); err != nil {
			panic("sprites/" + g + "/art.json: " + err.Error()) // checked by a test
		}
	}
	return out
})

// artsOf are the stagings of a game, as far as they are there.
func artsOf(game string) map[string]*Art {
	c, ok := cargos()[game]
	if !ok {
		return carriedArts()[game]
	}
	if c.arts == nil && carried != nil {
		Load(game, nil) // a desktop program has it at once
	}
	return c.arts
}

// ArtFor is the staging of a built-in card. A card without one, or of a game
// that is not loaded yet (see Load), gets the staging that Derive makes of its
// id and the hints (element, type).
func ArtFor(game, cardID string, hints ...string) *Art {
	if a, ok := artsOf(game)[cardID]; ok {
		return a
	}
	a := Derive(game+"/"+cardID, hints...)
	a.oil = familyOf(game).Oil
	return a
}

// Derive stages a picture from a seed alone: the same seed and hints always
// give the same picture. Hints are words such as an element, a type or a
// faction; known ones steer palette, sets and silhouettes.
func Derive(seed string, hints ...string) *Art {
	h := fnv.New32a()
	h.Write([]byte(seed))
	r := dice(h.Sum32())
	mood := moods()["none"]
	for _, hint := range hints {
		if m, ok := moods()[strings.ToLower(hint)]; ok {
			mood = m
		}
	}
	a := &Art{
		Scene:   mood.scenes[r.n(len(mood.scenes))],
		Palette: mood.palettes[r.n(len(mood.palettes))],
		Weather: mood.weathers[r.n(len(mood.weathers))],
		Seed:    1 + uint32(r.n(9999)),
		Level:   0.24 + 0.18*r.f(),
	}
	side := 0.3 + 0.4*r.f()
	a.Orb = &Orb{Kind: orbNames[1+r.n(5)], X: 1 - side, Y: 0.22 + 0.22*r.f(), R: 0.1 + 0.2*r.f()}
	lead := Figure{Icon: mood.figures[r.n(len(mood.figures))], X: side, Y: 0.56, Scale: 0.66 + 0.16*r.f(), Rot: -8 + 16*r.f(), Mirror: r.n(2) == 0, Tone: "key"}
	for _, hint := range hints {
		switch strings.ToLower(hint) {
		case "character", "creature", "unit":
			lead.Icon, lead.Rot = people[r.n(len(people))], 0
		case "area", "areaenchant", "base":
			lead.Icon, lead.Rot, lead.Y = places[r.n(len(places))], 0, 0.6
		}
	}
	second := Figure{Icon: mood.figures[r.n(len(mood.figures))], X: 1 - side, Y: 0.3 + 0.4*r.f(), Scale: 0.24 + 0.16*r.f(), Rot: -20 + 40*r.f(), Mirror: r.n(2) == 0, Tone: []string{"hot", "paper", "neon", "gold"}[r.n(4)]}
	a.Figures = []Figure{lead, second}
	if r.n(3) == 0 {
		back := lead
		back.Tone, back.Scale, back.X, back.Y, back.Rot = "far", 1.15, 1-side, 0.5, 0
		a.Figures = []Figure{back, lead, second}
	}
	return a
}

// rng is a small generator of repeatable choices (xorshift32).
type rng struct{ s uint32 }

func dice(seed uint32) *rng { return &rng{seed | 1} }

func (r *rng) n(k int) int {
	r.s ^= r.s << 13
	r.s ^= r.s >> 17
	r.s ^= r.s << 5
	return int(r.s>>3) % k
}

func (r *rng) f() float64 { return float64(r.n(1<<16)) / (1 << 16) }

type mood struct{ scenes, palettes, weathers, figures []string }

func words(s string) []string { return strings.Fields(s) }

var moods = sync.OnceValue(func() map[string]mood {
	return map[string]mood{
		"dark": {words("skyline alley roofs lanterns shrine stars grove"), words("violet plum orchid ink"), words("rain bokeh petals mist clear snow"),
			words("lantern cat owl raven umbrella old-lantern asian-lantern cowled ghost candle-light fox moon-orbit butterfly voodoo-doll street-light train haunting jellyfish")},
		"electric": {words("foundry cogs rails skyline rays dial bridge"), words("volt cobalt lemon azure"), words("sparks clear dust embers"),
			words("gears tesla-coil lightning-storm vintage-robot robot-golem anvil cog furnace factory-arm steam-locomotive batteries hammer-break radio-tower spider-bot mecha-head sunbeams")},
		"flame": {words("shelves hills foundry stage rays alley bridge"), words("ember crimson copper rust"), words("embers dust clear petals"),
			words("fireball campfire burning-book archive-register abacus fox-head candle-flame scroll-quill lion fire-bowl salamander quill-ink torch coins stamper wildfires")},
		"wind": {words("gust clouds facets hills sea roofs rails"), words("jade mint paper lagoon"), words("paper clear dust rain petals"),
			words("kite paper-plane paper-crane paper-windmill dove crow-dive whirlwind feather windsock handheld-fan folded-paper papers hummingbird dragonfly air-balloon tornado")},
		"none": {words("sea clouds dial facets hills stars bridge"), words("slate sepia pearl violet"), words("clear dust mist snow"),
			words("clock-tower hourglass orrery bell-shield skeleton-key astrolabe treasure-map drama-masks lighthouse harp spinning-top all-seeing-eye crown")},
		// civilizations of Duemagic
		"light": {words("rays clouds lanterns facets sea shrine"), words("aureate ivory lemon"), words("clear dust petals sparks"),
			words("lantern-flame angel-wings sunbeams bell-shield lit-candelabra dove crown lighthouse owl feathered-wing sundial")},
		"water": {words("sea bridge facets gust clouds"), words("cobalt azure lagoon mint"), words("rain bokeh mist clear"),
			words("big-wave circling-fish double-fish jellyfish axolotl boat scroll-quill open-book crystal-growth paper-crane")},
		"darkness": {words("shrine alley stage stars lanterns"), words("umbra violet plum ink"), words("mist dust snow embers"),
			words("cowled ghost grim-reaper haunting candle-light voodoo-doll raven two-shadows floating-ghost spider-web")},
		"fire": {words("foundry hills rays alley clouds"), words("ember crimson rust copper"), words("embers sparks dust clear"),
			words("fireball salamander campfire flame oni strong-man torch wildfires gauntlet crossed-swords wyvern")},
		"nature": {words("grove hills rays"), words("moss verdure jade"), words("petals mist dust clear"),
			words("oak deer bear-head forest rabbit badger hedgehog tree-roots stag-head falling-leaf fox baobab")},
		// factions of Magna Spectra
		"red": {words("hills foundry rays alley"), words("oath"), words("dust embers"),
			words("crossed-swords cavalry torch flame run fireball anvil gauntlet")},
		"blue": {words("sea bridge clouds"), words("tidewall"), words("mist rain clear"),
			words("lighthouse shield boat big-wave samurai-helmet stone-wall carillon")},
		"green": {words("grove hills gust"), words("march"), words("petals mist"),
			words("oak deer bear-head forest stag-head fox tree-roots falling-leaf")},
		"purple": {words("stage lanterns dial shelves"), words("masque"), words("mist petals"),
			words("drama-masks architect-mask coins cowled two-shadows key handheld-fan")},
		"white": {words("clouds rays shrine"), words("noon"), words("petals clear dust"),
			words("dove angel-wings bell-shield feather church sun-radiations horse")},
		"black": {words("hills stars alley"), words("eclipse"), words("mist dust"),
			words("raven ghost grim-reaper wolf-head haunting cowled eclipse")},
		"neutral": {words("hills bridge clouds rails"), words("chart"), words("dust clear"),
			words("cavalry treasure-map bear-head broadsword stone-wall miner horse")},
		// tags of Mattsan Card Game
		"brass": {words("crayon torn carton notebook"), words("tin street"), words("clear paper"),
			words("cog gears anvil lighthouse factory vintage-robot fireball steam-locomotive telescope whistle")},
		"wake": {words("starry crayon felt torn"), words("lamp"), words("clear petals"),
			words("asian-lantern umbrella ghost candle-light drama-masks handheld-fan shinto-shrine oni gong")},
		"comet": {words("starry notebook shoebox felt"), words("comet"), words("clear sparks"),
			words("ui-star rolling-dices two-coins owl abacus trophy-cup star-swirl rabbit")},
		"courier": {words("crayon torn carton shoebox"), words("parcel"), words("clear paper"),
			words("envelope mailbox runner boat paper-plane love-letter stamper train")},
		"toy": {words("felt shoebox carton crayon"), words("block"), words("clear paper"),
			words("spinning-top puppet robot-antennas ui-puzzle balloons train drum-kit kite paper-windmill")},
		"beast": {words("crayon torn felt"), words("meadow"), words("clear petals"),
			words("cat sitting-dog capybara fox rabbit badger hedgehog owl horse canadian-goose")},
	}
})

var (
	people = words("juggler puppet ringmaster cowled running-ninja ninja-heroic-stance samurai-helmet kimono cape vintage-robot robot-golem strong-man miner grim-reaper fairy oni cat fox barn-owl deer sitting-dog rabbit badger wolf-head raven")
	places = words("pagoda shinto-shrine japanese-bridge lighthouse clock-tower factory furnace windmill radio-tower stone-bridge bridge theater-curtains carillon oak baobab")
)

// seed gives the number that varies a picture.
func (a *Art) seed() float64 {
	if a.Seed != 0 {
		return math.Mod(float64(a.Seed)*0.61803, 997)
	}
	h := fnv.New32a()
	b, _ := json.Marshal(a)
	h.Write(b)
	return float64(h.Sum32() % 997)
}
