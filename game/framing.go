package game

import (
	"godeck/game/frame"
	"godeck/internal/lang"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// framing is the program as a frame in somebody else's page (docs/embed.md).
type framing struct {
	wish   func(*frame.Wish) error // carries out what concerns matches; nil: nobody obeys
	look   func()                  // notices what is to be told
	tell   func(frame.News)
	quiet  func(on bool) // stops or starts the sound
	paused bool
}

// lookEvery is the interval in ticks between looks at the table.
const lookEvery = 6

// obey carries out a message of the page around the frame, or tells it what is
// wrong with it.
func (a *App) obey(message []byte) {
	w, err := frame.Parse(message)
	if err == nil {
		err = a.carryOut(w)
	}
	if err != nil {
		a.framing.tell(frame.ErrorNews(err, a.settings.Lang))
	}
}

func (a *App) carryOut(w *frame.Wish) error {
	f := &a.framing
	switch w.Type {
	case "language":
		a.settings.impose(func(name string) string { return map[string]string{"lang": string(w.Lang)}[name] })
	case "mute":
		a.settings.Muted, a.settings.saved.Muted = w.On, w.On
	case "pause":
		f.paused = w.On
		f.quiet(w.On)
	case "start":
		a.settings.impose(func(name string) string { return w.Address[name] })
	case "sleep":
		a.settings.save()
	}
	a.mirror.pending = true
	if f.wish == nil {
		return nil
	}
	return f.wish(w)
}

// frameTick looks at the table now and then, and reports whether the page
// around the frame has stopped the program.
func (a *App) frameTick() bool {
	f := &a.framing
	if f.paused {
		a.input.gather(a, new(ui.Input)) // what was pressed meanwhile was not meant for later
		return true
	}
	if f.look != nil && a.env.Tick%lookEvery == 0 {
		f.look()
	}
	return false
}

// impose changes settings as an address does: for this visit, not for the player's next one.
func (k *settingsKeeper) impose(param func(string) string) {
	for _, s := range []*ui.Settings{&k.Settings, &k.saved} {
		if l, ok := lang.Parse(param("lang")); ok {
			s.Lang = l
		}
		if v := param("mute"); v != "" {
			s.Muted = v == "1"
		}
		if v, ok := tween.ParseSpeed(param("speed")); ok {
			s.Speed = v
		}
	}
}
