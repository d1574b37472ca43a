// Package rules is the kernel of every card game in godeck: the state of a
// match, zones, frames, decisions, events, views and seeded randomness.
//
// It is pure: no Ebitengine, files, clock, goroutines, floats or map
// iteration, so a record gives the same match on every machine. A game is a
// type that implements Rules; docs/architecture.md explains how the parts fit
// together.
package rules
