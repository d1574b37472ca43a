package duemagic

import "godeck/sounds"

var soundNames = sounds.Names
