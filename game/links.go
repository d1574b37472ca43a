package game

import (
	"errors"
	"fmt"
	"net/url"

	"godeck/internal/lang"
)

// linkWords says that something cannot be opened, with what it is.
var linkWords = lang.Words{
	"nolink": {JA: "開けませんでした：{0}", EN: "It could not be opened: {0}"},
}

// safeLink reports as a fault what is no https link: nothing else is given to
// the system or the browser.
func (a *App) safeLink(link string) bool {
	u, err := url.Parse(link)
	if err == nil && (u.Scheme != "https" || u.Host == "") {
		err = errors.New("it is not https")
	}
	if err != nil {
		a.fault(fmt.Errorf("the link %q is not opened: %w", link, err))
	}
	return err == nil
}
