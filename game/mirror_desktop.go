//go:build !js

package game

import (
	"godeck/internal/lang"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// outside is the window: only its title reflects the scene.
type outside struct{}

func (outside) open(*App)                   {}
func (outside) setLang(lang.Lang)           {}
func (outside) setTitle(t string)           { ebiten.SetWindowTitle(t) }
func (outside) setNodes([]ui.Node, float64) {}
func (outside) setStatus(string)            {}
func (outside) say([]string)                {}
func (outside) setFocus(string)             {}
func (outside) setResting(bool)             {}
func (outside) setAway(bool)                {}
