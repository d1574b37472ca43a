// Package chrome has the parts around the cards, as data and drawing: the
// players' displays (HUD), the phases, the menu with settings and help, the
// browser of piles, the bar of a replay, and the screen between two players at
// one device. A table fills them in.
package chrome
