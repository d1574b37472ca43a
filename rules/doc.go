// Package rules is the kernel of every card game in godeck: the state of a
// match, zones, frames, decisions, events, views and seeded randomness.
//
// It is pure: no Ebitengine, no files, no clock, no goroutines, no floats and
// no map iteration, so that the same record gives the same match on every
// machine. A game is a type that implements Rules on top of it; see
// docs/architecture.md for how the pieces meet.
package rules
