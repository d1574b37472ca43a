//go:build !js

package main

import _ "embed"

// icon is the window's icon, a PNG.
//
//go:embed web/icon-192.png
var icon []byte
