package session

import "godeck/rules"

// This file is what simple sessions have in common: embedded, each type stands
// for a part of Session that they lack.

// Final is the Undoing of a session in which nothing is taken back.
type Final struct{}

// CanUndo reports false.
func (Final) CanUndo() (can, free bool) { return false, false }

// Back reports false.
func (Final) Back(int) (v *rules.View, options []rules.Option, free, ok bool) {
	return nil, nil, false, false
}

// Undo does nothing.
func (Final) Undo(int) error { return nil }

// Practice reports false.
func (Final) Practice() bool { return false }

// Single is the Device of one person.
type Single struct{}

// HandOver reports false.
func (Single) HandOver() (rules.Seat, bool) { return rules.NoSeat, false }

// TakeSeat does nothing.
func (Single) TakeSeat(rules.Seat) {}

// Unrecorded is the Recorded of a session without a recording, but for Rematch.
type Unrecorded struct{}

// Replaying reports false.
func (Unrecorded) Replaying() bool { return false }

// Live reports false.
func (Unrecorded) Live() bool { return false }

// Turns returns nil.
func (Unrecorded) Turns() []int { return nil }

// At returns 0.
func (Unrecorded) At() int { return 0 }

// Len returns 0.
func (Unrecorded) Len() int { return 0 }

// Seek does nothing.
func (Unrecorded) Seek(int) {}

// Playing reports false.
func (Unrecorded) Playing() bool { return false }

// SetPlaying does nothing.
func (Unrecorded) SetPlaying(bool) {}

// Continue does nothing.
func (Unrecorded) Continue() {}

// Record returns nil.
func (Unrecorded) Record() (data []byte, ending string) { return nil, "" }

// Link returns "".
func (Unrecorded) Link() string { return "" }
