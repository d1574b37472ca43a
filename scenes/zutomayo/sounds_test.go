package zutomayo

import "godeck/sounds"

var soundNames = sounds.Names
