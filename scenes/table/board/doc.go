// Package board is what lies and moves on a table: cards in poses, places that
// take them, hands, piles and dice (Board), the tweens that move them, light
// and words over them (Base), and where the parts of a window are (Frame). It
// knows the rules' cards by id only and no match.
package board
