package magna

import "godeck/sounds"

var soundNames = sounds.Names
