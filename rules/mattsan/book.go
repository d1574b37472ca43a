package mattsan

import _ "embed"

// Book is the rule book. Only tools and tests use it; other programs are linked without it.
//
//go:embed RULES.md
var Book string
