// Package ui is the toolkit that every scene stands on: the contract between
// the application (package game) and what one sees and touches (scenes/...),
// and the drawing, text, input and focus helpers that scenes share.
//
// It knows no card game. Coordinates are device pixels unless a name says
// otherwise; sizes that people choose are CSS pixels times Env.Scale.
package ui

import (
	"fmt"
	"godeck/internal/lang"

	"github.com/hajimehoshi/ebiten/v2"
)

// Rect is an axis-aligned rectangle in device pixels.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether the point lies in the rectangle (right and bottom edges excluded).
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Insets are distances from the four edges of the window, in device pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// PointerPhase is the moment of a pointer's life that an event reports.
type PointerPhase uint8

// The phases of a stroke. Every Down is followed by exactly one Up or Cancel of the same ID.
const (
	PointerDown PointerPhase = iota
	PointerMove
	PointerUp
	PointerCancel
)

// PointerEvent is one step of a mouse or touch stroke. The mouse has ID 0,
// touches have IDs from 1. Order within a tick is order of occurrence, so a
// tap shorter than a tick still arrives as Down then Up.
type PointerEvent struct {
	Phase     PointerPhase
	ID        int
	X, Y      float64
	Touch     bool
	Secondary bool // the right mouse button: inspect
}

// KeyEvent is a key press, named as in DOM KeyboardEvent.key
// ("Enter", "Escape", "ArrowLeft", " ", "z", "?"); letters are lower case.
type KeyEvent struct {
	Key         string
	Shift, Ctrl bool
	Repeat      bool // produced by holding the key down
}

// Input is everything that the player did in one tick.
type Input struct {
	Pointers       []PointerEvent
	Keys           []KeyEvent
	HoverX, HoverY float64
	Hover          bool // a mouse is over the canvas
	WheelX, WheelY float64
}

// Speed is the tempo of animations.
type Speed uint8

// The four tempi. SpeedOff shows every result at once.
const (
	SpeedNormal Speed = iota
	SpeedOff
	SpeedFast
	SpeedSlow
)

// SpeedNames are the tempi by name, as addresses and the command line say them.
var SpeedNames = []string{"off", "fast", "normal", "slow"}

// ParseSpeed is the tempo of a name.
func ParseSpeed(name string) (s Speed, ok bool) {
	s, ok = map[string]Speed{"off": SpeedOff, "fast": SpeedFast, "normal": SpeedNormal, "slow": SpeedSlow}[name]
	return s, ok
}

// Settings are what a player chose; they are kept across visits.
type Settings struct {
	Lang          lang.Lang `json:"lang"`
	Speed         Speed     `json:"speed"`
	SoundVolume   float64   `json:"sound"` // 0..1
	MusicVolume   float64   `json:"music"` // 0..1
	Muted         bool      `json:"muted"`
	ReducedMotion bool      `json:"reducedMotion"`
	TextScale     float64   `json:"textScale"` // 1, 1.15 or 1.3
}

// Sounds plays effects and music by name; unknown names are silent.
// Implementations are safe to call in every tick and never block.
type Sounds interface {
	Play(name string, gain, pan float64) // gain 0..1, pan -1..1
	Music(name string, tension float64)  // "" stops; tension 0 calm .. 1 tense
}

// Store keeps small named values across visits; in a sandboxed frame it lives
// in memory only. Values are at most a few hundred kilobytes.
type Store interface {
	Load(key string) (value []byte, ok bool)
	Save(key string, value []byte) error
	Delete(key string)
	Persistent() bool // false: values die with the page
}

// Shared is a Store that other windows may use at the same time: the tabs of a
// browser. What is kept once, such as the match that goes on, is held by one.
type Shared interface {
	Store
	// Hold says that this window goes on with what is kept, or no longer does.
	// Whoever held it before does not any more.
	Hold(on bool)
	// Elsewhere reports whether another window holds it and is open.
	Elsewhere() bool
	// Watch sets what is called, before a later Update, when another window has
	// changed a value.
	Watch(f func(key string))
}

// Stack is the scene stack as a scene may change it. Changes happen after the
// current Update returns.
type Stack interface {
	Push(Scene)
	Replace(Scene)
	Pop()
}

// Host is the page or desktop around the game.
type Host interface {
	SaveFile(name string, data []byte) // offer a download
	// OpenFile asks for a file of at most limit bytes; then is not called when the
	// player declines. A larger one is not read and gives a TooLarge.
	OpenFile(accept string, limit int64, then func(name string, data []byte, err error))
	CopyText(s string)
	Fullscreen(on bool)
	IsFullscreen() bool
	Param(name string) string // URL parameter or -name=value flag
	Quit()                    // desktop only
}

// TooLarge is the error of a file that is larger than it may be.
type TooLarge struct{ Size, Limit int64 }

// Error names both sizes.
func (e *TooLarge) Error() string {
	return fmt.Sprintf("%d bytes, at most %d are read", e.Size, e.Limit)
}

// Assets are the files that are too large to be in the program: art packs and
// music. They are named by their path in the repository.
type Assets interface {
	// Fetch calls then before a later Update, with the file or with an error
	// that can be shown. Fetching what was fetched before costs nothing.
	Fetch(name string, then func(data []byte, err error))
}

// Env is what the application lends to a scene for one tick. It is owned by
// package game; scenes read it and do not keep it.
type Env struct {
	W, H     float64 // canvas, device pixels
	Scale    float64 // device pixels per CSS pixel (already includes Settings.TextScale? no: multiply font sizes by TextScale)
	Safe     Insets
	Tick     int64 // ticks since start, 60 a second
	Settings *Settings
	Touch    bool // the last stroke was a touch: no hover, larger targets
	Sounds   Sounds
	Store    Store
	Stack    Stack
	Host     Host
	Assets   Assets
}

// Portrait reports whether the window is taller than wide.
func (e *Env) Portrait() bool { return e.H > e.W }

// Role is the ARIA role that a Node has in the page's mirror.
type Role string

// Roles in use.
const (
	RoleButton  Role = "button"
	RoleText    Role = "text"
	RoleHeading Role = "heading"
	RoleRadio   Role = "radio"
	RoleSlider  Role = "slider"
	RoleGroup   Role = "group"
	RoleDialog  Role = "dialog"
)

// Node is one entry of the focus tree, in reading order. The same list serves
// keyboard focus, the DOM mirror (screen readers, browser tests, host pages)
// and layout tests. It never holds what the seat at the screen may not see.
type Node struct {
	ID       string // stable while the thing exists, unique in the scene
	Role     Role
	Label    string // in the current language
	Desc     string // longer description, e.g. a card's text
	Rect     Rect
	Clip     Rect       // the scrolling area it lies in, outside of which nothing of it is seen; zero: none
	Disabled bool       // focusable still; Label or Desc says why
	Checked  bool       // radio or toggled button
	Value    float64    // slider: position from 0 to 1
	Group    string     // label of the group it belongs to; empty for none
	Weight   ButtonKind // a button's: which is lit
}

// Scene is one screen. The application calls Update once a tick (60 per
// second), then Draw only if Dirty reports that something changed.
type Scene interface {
	Update(env *Env, in *Input)
	Dirty() bool
	Draw(env *Env, dst *ebiten.Image)
	// Nodes lists what can be read or operated now.
	Nodes(env *Env) []Node
	// Activate operates the node as a tap would; unknown ids are ignored.
	Activate(env *Env, id string)
	// Focus tells the scene which node has keyboard focus ("" for none) so that it can draw the ring.
	Focus(id string)
	// Status is the scene's state as one text for the mirror.
	Status(env *Env) string
	// Announce returns log lines for the live region since the last call.
	Announce() []string
	// Title is the document title.
	Title(env *Env) string
}

// Added to the first contract (all optional; the application looks for them):

// Idler is a Scene that can say that nothing moves and nothing is awaited but
// the player. Browser tests and the frame rate depend on it.
type Idler interface {
	Idle() bool
}

// KeyHandler is a Scene that takes some keys before the focus tree does, such
// as arrows on a slider. It reports whether the key is used up.
type KeyHandler interface {
	HandleKey(env *Env, k KeyEvent) bool
}

// Closer is a Scene that wants to know that it left the stack.
type Closer interface {
	Close()
}

// Haven is a Scene that may say that nothing is under way: the page may be
// opened anew, for a new version or a finer picture.
type Haven interface {
	Haven() bool
}

// Sparing is a Scene that can paint, over the last picture that it has drawn,
// only what differs from it.
type Sparing interface {
	DrawChanges(env *Env, dst *ebiten.Image)
}
