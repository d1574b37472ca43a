// Package ui is the toolkit of all scenes: the contract between the
// application (package game) and the scenes (scenes/...), and helpers for
// drawing, text, input and focus.
//
// It knows no card game. Coordinates are device pixels unless a name says
// otherwise; sizes chosen by people are CSS pixels times Env.Scale.
package ui

import (
	"fmt"
	"strings"

	"godeck/internal/lang"

	"github.com/hajimehoshi/ebiten/v2"
)

// Insets are distances from the four edges of the window, in device pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// PointerPhase is the phase of a stroke that an event reports.
type PointerPhase uint8

// The phases of a stroke. Every Down is followed by exactly one Up or Cancel with the same ID.
const (
	PointerDown PointerPhase = iota
	PointerMove
	PointerUp
	PointerCancel
)

// PointerEvent is one event of a mouse or touch stroke. The mouse has ID 0,
// touches have IDs from 1. Events within a tick keep their order, so a tap
// shorter than a tick still arrives as Down and Up.
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
	Repeat      bool // repeated because the key is held down
	Lit         bool // a gamepad's button for what is lit, whatever has the focus
}

// Input is everything the player did in one tick.
type Input struct {
	Pointers       []PointerEvent
	Keys           []KeyEvent
	Typed          string // characters, where the page has no text fields of its own
	HoverX, HoverY float64
	WasX, WasY     float64 // where it was in the tick before, in whatever scene; 0, 0: unknown
	Hover          bool    // the mouse is over the canvas
	WheelX, WheelY float64
}

// Settings are the player's choices, kept across visits.
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
// Implementations never block and may be called in every tick.
type Sounds interface {
	Play(name string, gain, pan float64) // gain 0..1, pan -1..1
	Music(name string, tension float64)  // "" stops; tension 0 calm .. 1 tense
	Hush(ticks int)                      // music is silent for so long, before a great moment
}

// Store keeps small named values across visits, or in memory only in a
// sandboxed frame. Values are at most a few hundred kilobytes.
type Store interface {
	Load(key string) (value []byte, ok bool)
	Save(key string, value []byte) error
	Delete(key string)
	Persistent() bool // false: values are lost with the page
}

// Shared is a Store that other windows, the tabs of a browser, may use at the
// same time. What exists once, such as the match in progress, is held by one
// of them.
type Shared interface {
	Store
	// Hold takes the shared values for this window, or releases them. Any other window loses them.
	Hold(on bool)
	// Elsewhere reports whether another open window holds them.
	Elsewhere() bool
	// Watch sets a function that is called, before a later Update, when
	// another window has changed a value.
	Watch(f func(key string))
}

// SceneStack lets a scene change the stack of scenes, after the current Update.
type SceneStack interface {
	Push(Scene)
	Replace(Scene)
	Pop()
}

// Host is the page or desktop around the game.
type Host interface {
	SaveFile(name string, data []byte) // offers a download
	// OpenFile asks for a file of at most limit bytes. then is not called if
	// the player declines. A larger file is not read and gives a TooLarge.
	OpenFile(accept string, limit int64, then func(name string, data []byte, err error))
	CopyText(s string)
	Fullscreen(on bool)
	IsFullscreen() bool
	Param(name string) string // URL parameter or -name=value flag
	Quit()                    // desktop only
}

// Receiver is a Host to which files and addresses come from outside: dropped on
// the window, or given to the program by the system.
type Receiver interface {
	// Receive sets what opens them, before a later Update. Files above limit
	// bytes are not read and give a TooLarge.
	Receive(limit int64, open func(name string, data []byte, err error), visit func(address map[string]string))
}

// Outside is a Host that can show things with other programs of the system.
type Outside interface {
	OpenLink(link string) // https only
	ShowSaves()           // opens the folder of saved values
}

// TooLarge is the error for a file above its size limit, in bytes.
type TooLarge struct{ Size, Limit int64 }

// Error returns both sizes.
func (e *TooLarge) Error() string {
	return fmt.Sprintf("%d bytes, at most %d are read", e.Size, e.Limit)
}

// Faulty is the error for a file in which something is wrong that its author can
// mend: Why names the place.
type Faulty struct{ Why string }

// Error returns the reason.
func (e *Faulty) Error() string { return e.Why }

// IsScenario reports whether a file is a scenario, by its name. Hosts read it as
// a record that begins with its position.
func IsScenario(name string) bool {
	name = strings.ToLower(name)
	return strings.HasSuffix(name, ".yaml") || strings.HasSuffix(name, ".yml")
}

// Assets are files too large to be in the program: art packs and music. They are named by their path in the repository.
type Assets interface {
	// Fetch calls then before a later Update, with the file or with an error
	// for display. Fetching the same file again costs nothing.
	Fetch(name string, then func(data []byte, err error))
}

// Hints show what a gamepad does with what has the focus. They are comparable.
type Hints interface {
	Draw(c *Canvas, at Hinted)
}

// Hinted is what has the focus: where it is, and what can be done with it.
type Hinted struct {
	Rect                                 Rect
	Taps, Off, Inspects, Adjusts, Closes bool              // Off: a tap says why not; Closes: it is in a dialog
	Covers                               func(r Rect) bool // whether a rectangle covers something that can be operated
}

// Env is what the application provides to a scene for one tick. It belongs to package game; scenes must not keep it.
type Env struct {
	W, H     float64 // canvas, device pixels
	Scale    float64 // device pixels per CSS pixel, without Settings.TextScale
	Safe     Insets
	Tick     int64 // ticks since the start, 60 a second
	Behind   int   // updates since the last frame, this one included: many make up for a slow frame, and no input comes between them
	Settings *Settings
	Touch    bool  // the last stroke was a touch: no hover, larger targets
	Pad      Hints // of the gamepad that is used; nil: mouse, finger or keyboard
	Native   bool  // text fields are shown by the page
	Sounds   Sounds
	Store    Store
	Scenes   SceneStack
	Host     Host
	Assets   Assets
}

// Portrait reports whether the window is taller than wide.
func (e *Env) Portrait() bool { return e.H > e.W }

// Role is the ARIA role of a Node in the page's mirror.
type Role string

// The roles.
const (
	RoleButton  Role = "button"
	RoleText    Role = "text"
	RoleHeading Role = "heading"
	RoleRadio   Role = "radio"
	RoleSlider  Role = "slider"
	RoleDialog  Role = "dialog"
)

// Node is an entry of the focus tree, in reading order. The same list serves
// keyboard focus, the DOM mirror (screen readers, browser tests, host pages)
// and layout tests. It never contains what the seat at the screen may not see.
type Node struct {
	ID       string // unique in the scene and stable while the thing exists
	Role     Role
	Label    string // in the current language
	Desc     string // longer description, e.g. a card's text
	Rect     Rect
	Clip     Rect       // its scrolling area, outside of which it is invisible; zero: none
	Disabled bool       // but focusable; Label or Desc says why
	Checked  bool       // radio or toggled button
	Value    float64    // slider: position from 0 to 1
	Group    string     // label of its group; empty: none
	Weight   ButtonKind // a button's: whether it is lit

	// Of a text field, whose Rect is that of its words.
	Text, Hint         string
	Most               int     // characters that it takes
	Area, Bold, Clears bool    // Clears: Escape empties it before it leaves it
	Size               float64 // of its words, device pixels
}

// Scene is a screen. The application calls Update once a tick (60 per second),
// then Draw if Dirty reports a change.
type Scene interface {
	Update(env *Env, in *Input)
	Dirty() bool
	Draw(env *Env, dst *ebiten.Image)
	// Nodes lists what can be read or operated now.
	Nodes(env *Env) []Node
	// Activate operates the node like a tap; unknown ids are ignored.
	Activate(env *Env, id string)
	// Focus sets the node with keyboard focus ("" for none), which shows a ring.
	Focus(id string)
	// Status returns the scene's state as a text for the mirror.
	Status(env *Env) string
	// Announce returns the log lines for the live region since the last call.
	Announce() []string
	// Title returns the document title.
	Title(env *Env) string
}

// Optional interfaces of scenes:

// Idler is a Scene that can report that nothing moves and only the player is
// awaited. Browser tests and the frame rate depend on it.
type Idler interface {
	Idle() bool
}

// KeyHandler is a Scene that handles some keys before the focus tree does,
// such as arrows on a slider. It reports whether it has used the key.
type KeyHandler interface {
	HandleKey(env *Env, k KeyEvent) bool
}

// Writer is a Scene with text fields: Write gives one of them a new text.
type Writer interface {
	Write(env *Env, id, text string)
}

// Closer is a Scene that is told when it has left the stack.
type Closer interface {
	Close()
}

// Reloadable is a Scene that can report that nothing is in progress, so that
// the page may be reloaded for a new version or another resolution.
type Reloadable interface {
	CanReload() bool
}

// ChangeDrawer is a Scene that can repaint only what differs from the picture
// it drew last.
type ChangeDrawer interface {
	DrawChanges(env *Env, dst *ebiten.Image)
}
