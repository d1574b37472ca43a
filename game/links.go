package game

import (
	"fmt"
	"strings"

	"godeck/internal/lang"
)

// linkWords says that something cannot be opened, with what it is.
var linkWords = lang.Words{
	"nolink": {JA: "開けませんでした：{0}", EN: "It could not be opened: {0}"},
}

// safeLink reports as a fault what is no https link: nothing else is given to
// the system or the browser.
func (a *App) safeLink(link string) bool {
	host, ok := strings.CutPrefix(link, "https://")
	if ok = ok && host != "" && host[0] != '/'; !ok {
		a.fault(fmt.Errorf("%q is no https link and is not opened", link))
	}
	return ok
}
