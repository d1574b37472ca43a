//go:build !js

package game

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"

	"github.com/hajimehoshi/ebiten/v2"
)

// host is the desktop outside of the window.
type host struct {
	app    *App
	params map[string]string
	file   string // to open, as given; "": none

	window   window
	instance instance
	inbox    inbox
	gamepads gamepads
	lens
}

// nativeFields: a window has no text fields of its own.
const nativeFields = false

func newHost(a *App) *host {
	h := &host{app: a, lens: lens{a}}
	h.params, h.file = arguments(os.Args[1:])
	return h
}

// arguments returns the options of a command line, with those of a link, and the
// file to open.
func arguments(args []string) (params map[string]string, file string) {
	params, rest := flags(args)
	for _, arg := range rest {
		address, ok := addressOf(arg)
		if !ok {
			file = arg
		}
		for name, v := range address {
			if _, given := params[name]; !given {
				params[name] = v
			}
		}
	}
	return params, file
}

// commonParams are options of the page's address as well.
var commonParams = []Param{
	{Name: "lang", Help: "ja or en", Check: func(v string) bool { _, ok := lang.Parse(v); return ok }},
	{Name: "speed", Help: "off, swift, fast, normal or slow: speed of the presentation", Check: func(v string) bool { _, ok := tween.ParseSpeed(v); return ok }},
	{Name: "mute", Help: "1: no sound", Check: isSwitch},
	{Name: "test", Help: "1: for tests", Check: isSwitch},
}

// desktopParams are the options that only a window has.
var desktopParams = []Param{
	{Name: "size", Help: "window size such as 1280x720, at least 320x320", Check: func(v string) bool { _, _, ok := parseSize(v); return ok }},
	{Name: "fullscreen", Help: "1: full screen", Check: isSwitch},
	{Name: "beside", Help: "1: a window of its own, even if the program is running already", Check: isSwitch},
	{Name: "associate", Help: "1: godeck's files open with this program from now on; 0: no longer", Check: isSwitch},
	{Name: "hidpi", Help: "0: ignore the screen's pixel density", Check: isSwitch},
}

func isSwitch(v string) bool { return v == "0" || v == "1" }

// commandLine handles -help and reports invalid arguments. done says that the
// program should exit.
func commandLine(args []string, cfg Config, out io.Writer) (done bool, err error) {
	known := slices.Concat(commonParams, desktopParams, cfg.Params)
	given, stray := flags(args)
	for _, name := range []string{"help", "h"} {
		if _, ok := given[name]; ok {
			fmt.Fprintf(out, "godeck [-name=value …] [FILE or LINK]\n\n")
			for _, p := range known {
				fmt.Fprintf(out, "  -%-10s %s\n", p.Name, p.Help)
			}
			return true, nil
		}
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		i := slices.IndexFunc(known, func(p Param) bool { return p.Name == name })
		if i < 0 {
			return true, fmt.Errorf("unknown option -%s; -help lists the options", name)
		}
		if p := known[i]; p.Check != nil && !p.Check(given[name]) {
			return true, fmt.Errorf("-%s=%s is not valid (%s)", name, given[name], p.Help)
		}
	}
	if len(stray) > 1 {
		return true, fmt.Errorf("unexpected argument %q; options are written -name=value, after them comes one file or link", stray[1])
	}
	for _, arg := range stray {
		if isLink(arg) {
			if _, ok := addressOf(arg); !ok {
				return true, fmt.Errorf("%s is not a whole link; copy it again", arg)
			}
		} else if st, err := os.Stat(arg); err != nil || st.IsDir() {
			return true, fmt.Errorf("%q is no file that can be opened; options are written -name=value, and -help lists them", arg)
		}
	}
	if how, ok := given["associate"]; ok {
		return true, associate(how == "1", cfg.Icon, out)
	}
	return false, nil
}

// flags parses -name=value, -name value and -name (which means 1), and returns
// the rest.
func flags(args []string) (given map[string]string, stray []string) {
	given = map[string]string{}
	for i := 0; i < len(args); i++ {
		if !strings.HasPrefix(args[i], "-") {
			stray = append(stray, args[i])
			continue
		}
		name, value, ok := strings.Cut(strings.TrimLeft(args[i], "-"), "=")
		if !ok {
			value = "1"
			if i+1 < len(args) && !strings.HasPrefix(args[i+1], "-") {
				i++
				value = args[i]
			}
		}
		given[name] = value
	}
	return given, stray
}

// parseSize parses 1280x720.
func parseSize(s string) (w, h int, ok bool) {
	a, b, _ := strings.Cut(s, "x")
	w, errW := strconv.Atoi(a)
	h, errH := strconv.Atoi(b)
	const most = 16384
	return w, h, errW == nil && errH == nil && min(w, h) >= windowMin && max(w, h) <= most
}

// SaveFile writes into the download directory, or the home directory, under a
// name that is still free, and tells the player which.
func (h *host) SaveFile(name string, data []byte) {
	dir, err := os.UserHomeDir()
	if err != nil {
		dir = "."
	}
	if d := filepath.Join(dir, "Downloads"); isDir(d) {
		dir = d
	}
	ext := filepath.Ext(name)
	base := strings.TrimSuffix(filepath.Base(name), ext)
	for i := 0; i < 1000; i++ {
		path := filepath.Join(dir, base+ext)
		if i > 0 {
			path = filepath.Join(dir, fmt.Sprintf("%s (%d)%s", base, i, ext))
		}
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err == nil {
			_, err = f.Write(data)
			err = errors.Join(err, f.Close())
		}
		if err != nil {
			h.app.fault(fmt.Errorf("saving %s: %w", path, err))
			h.app.notify(hostWords.T(h.app.settings.Lang, "unsaved", err), true)
			return
		}
		fmt.Println("godeck: saved", path)
		h.app.notify(hostWords.T(h.app.settings.Lang, "saved", path), false)
		return
	}
}

// SharePicture saves the picture like any file.
func (h *host) SharePicture(name string, w, hi int, pix []byte) {
	var b bytes.Buffer
	if err := png.Encode(&b, &image.RGBA{Pix: pix, Stride: 4 * w, Rect: image.Rect(0, 0, w, hi)}); err != nil {
		h.app.fault(fmt.Errorf("a picture of %d×%d: %w", w, hi, err))
		return
	}
	h.SaveFile(name, b.Bytes())
}

func isDir(path string) bool {
	st, err := os.Stat(path)
	return err == nil && st.IsDir()
}

// OpenFile asks with the system's file dialog.
func (h *host) OpenFile(accept string, limit int64, then func(name string, data []byte, err error)) {
	go func() {
		path, err := askForFile()
		if err != nil || path == "" {
			h.app.post(func() {
				if err != nil {
					h.app.fault(err)
					h.app.notify(hostWords.T(h.app.settings.Lang, "nodialog", err), true)
				}
			})
			return
		}
		data, err := readFile(path, limit)
		name := filepath.Base(path)
		data, err = opened(name, data, err)
		h.app.post(func() {
			then(name, data, err)
			h.app.redraw = true
			h.app.mirror.pending = true
		})
	}()
}

// hostWords are the host's messages.
var hostWords = lang.Words{
	"saved":    {JA: "保存しました：{0}", EN: "Saved: {0}"},
	"unsaved":  {JA: "保存できませんでした：{0}", EN: "It could not be saved: {0}"},
	"one":      {JA: "開けるファイルは一度に1つです。", EN: "One file at a time can be opened."},
	"nodialog": {JA: "ファイルを選ぶ画面を開けませんでした：{0}", EN: "Files cannot be chosen here: {0}"},
}

// askForFile runs the first dialog program that the system has. If the player
// declines the path is empty.
func askForFile() (string, error) {
	var tries [][]string
	switch runtime.GOOS {
	case "windows":
		tries = [][]string{{"powershell", "-NoProfile", "-STA", "-Command",
			"Add-Type -AssemblyName System.Windows.Forms; $d = New-Object System.Windows.Forms.OpenFileDialog; if ($d.ShowDialog() -eq 'OK') { [Console]::OutputEncoding = [Text.Encoding]::UTF8; $d.FileName }"}}
	case "darwin":
		tries = [][]string{{"osascript", "-e", "POSIX path of (choose file)"}}
	default:
		tries = [][]string{{"zenity", "--file-selection"}, {"kdialog", "--getopenfilename", "."}}
	}
	for _, t := range tries {
		if _, err := exec.LookPath(t[0]); err != nil {
			continue
		}
		out, err := exec.Command(t[0], t[1:]...).Output()
		var declined *exec.ExitError
		if errors.As(err, &declined) {
			return "", nil
		}
		return strings.TrimRight(string(out), "\r\n"), err
	}
	return "", errors.New("no file dialog: install zenity or kdialog")
}

// CopyText puts text on the clipboard with a program of the system.
func (h *host) CopyText(s string) {
	var tries [][]string
	switch runtime.GOOS {
	case "windows":
		tries = [][]string{{"clip"}}
	case "darwin":
		tries = [][]string{{"pbcopy"}}
	default:
		tries = [][]string{{"wl-copy"}, {"xclip", "-selection", "clipboard"}, {"xsel", "-ib"}}
	}
	go func() {
		for _, t := range tries {
			if _, err := exec.LookPath(t[0]); err != nil {
				continue
			}
			c := exec.Command(t[0], t[1:]...)
			c.Stdin = strings.NewReader(s)
			if c.Run() == nil {
				return
			}
		}
		// Without such a program the text can be copied from the terminal.
		fmt.Println(s)
	}()
}

// Fullscreen enters or leaves full screen.
func (h *host) Fullscreen(on bool) { ebiten.SetFullscreen(on) }

// IsFullscreen reports whether the window fills the screen.
func (h *host) IsFullscreen() bool { return ebiten.IsFullscreen() }

// Param returns the value of a flag -name=value.
func (h *host) Param(name string) string { return h.params[name] }

// Quit ends the program after this tick.
func (h *host) Quit() { h.app.wantsQuit = true }

func (h *host) firstFrame() {}

func (h *host) safeInsets(float64) ui.Insets { return ui.Insets{} }

func systemLanguage() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); v != "" {
			return v
		}
	}
	return desktopLanguage()
}

// desktopLanguage asks the system for its language where LANG is not set.
func desktopLanguage() string {
	switch runtime.GOOS {
	case "darwin":
		out, _ := exec.Command("defaults", "read", "-g", "AppleLocale").Output()
		return string(out)
	case "windows":
		out, _ := exec.Command("powershell", "-NoProfile", "-Command", "(Get-UICulture).Name").Output()
		return string(out)
	}
	return ""
}

func systemReducedMotion() bool { return false }
