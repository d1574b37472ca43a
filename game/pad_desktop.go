//go:build !js

package game

import (
	"encoding/hex"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// gamepads reads the gamepads of the system.
type gamepads struct {
	ids  []ebiten.GamepadID
	last ebiten.GamepadID // the one that was used last
}

// read returns the gamepad that is used: of several, the one that moves.
func (g *gamepads) read() (st padState, ok bool) {
	g.ids = ebiten.AppendGamepadIDs(g.ids[:0])
	for _, id := range g.ids {
		now := stateOf(id)
		if !ok || id == g.last && st.cross() == 0 || now.cross() != 0 {
			st, ok, g.last = now, true, id
		}
	}
	return st, ok
}

func stateOf(id ebiten.GamepadID) padState {
	st := padState{family: familyOf(ebiten.GamepadName(id), makerOf(ebiten.GamepadSDLID(id)))}
	if !ebiten.IsStandardGamepadLayoutAvailable(id) {
		// An unknown one: most have the four buttons first, and a stick.
		for n := range min(ebiten.GamepadButtonCount(id), padCentreR+1) {
			if ebiten.IsGamepadButtonPressed(id, ebiten.GamepadButton(n)) {
				st.buttons |= 1 << n
			}
		}
		if ebiten.GamepadAxisCount(id) >= 2 {
			st.lx, st.ly = ebiten.GamepadAxisValue(id, 0), ebiten.GamepadAxisValue(id, 1)
		}
		return st
	}
	for n := range padButtons {
		if ebiten.IsStandardGamepadButtonPressed(id, ebiten.StandardGamepadButton(n)) {
			st.buttons |= 1 << n
		}
	}
	axis := func(a ebiten.StandardGamepadAxis) float64 { return ebiten.StandardGamepadAxisValue(id, a) }
	st.lx, st.ly = axis(ebiten.StandardGamepadAxisLeftStickHorizontal), axis(ebiten.StandardGamepadAxisLeftStickVertical)
	st.rx, st.ry = axis(ebiten.StandardGamepadAxisRightStickHorizontal), axis(ebiten.StandardGamepadAxisRightStickVertical)
	return st
}

// makerOf returns the USB number of a gamepad's maker from its SDL id, which has
// it as the third pair of bytes, the lower byte first; 0 if it has none.
func makerOf(id string) int {
	b, err := hex.DecodeString(id)
	if err != nil || len(b) < 6 {
		return 0
	}
	return int(b[4]) | int(b[5])<<8
}

// tick reads the gamepads and adds to the input.
func (p *pads) tick(a *App, in *ui.Input) {
	st, ok := a.host.gamepads.read()
	p.take(a, st, ok, in)
}
