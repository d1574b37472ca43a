package table

import "godeck/scenes/ui"

// ByShape lays out the window by its shape: a phone in portrait, a short
// window (an iframe, a phone in landscape), or a wide one. u is a design unit.
func ByShape[L any](env *ui.Env, replay bool, wide, small, tall func(env *ui.Env, u float64, replay bool) L) L {
	u := env.Unit()
	switch {
	case env.Portrait():
		return tall(env, u, replay)
	case env.H/u < 560:
		return small(env, u, replay)
	}
	return wide(env, u, replay)
}
