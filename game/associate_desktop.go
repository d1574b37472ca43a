//go:build !js

package game

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

// This file makes the system open match records (.godeck) with this program, for
// this user only and without an installer.

// associate makes this program open godeck's files from now on, or no longer.
func associate(on bool, icon []byte, out io.Writer) error {
	exe, err := os.Executable()
	if err != nil {
		return err
	}
	if real, err := filepath.EvalSymlinks(exe); err == nil {
		exe = real
	}
	switch runtime.GOOS {
	case "windows":
		for _, args := range registry(exe, on) {
			if b, err := exec.Command("reg", args...).CombinedOutput(); err != nil && on {
				return fmt.Errorf("reg %s: %w: %s", strings.Join(args, " "), err, b)
			}
		}
	case "darwin":
		return errors.New("macOS does not hand files to this program: drop them onto its window")
	default:
		home, err := os.UserHomeDir()
		if err != nil {
			return err
		}
		dir := os.Getenv("XDG_DATA_HOME")
		if !filepath.IsAbs(dir) {
			dir = filepath.Join(home, ".local", "share")
		}
		if err := desktopEntry(dir, exe, icon, on); err != nil {
			return err
		}
		// They only speed up what the system does at the next login.
		for _, c := range [][]string{{"update-mime-database", filepath.Join(dir, "mime")}, {"update-desktop-database", filepath.Join(dir, "applications")}} {
			_ = exec.Command(c[0], c[1:]...).Run()
		}
		if on {
			_ = exec.Command("xdg-mime", "default", "godeck.desktop", mimeType).Run()
		}
	}
	if on {
		fmt.Fprintln(out, "godeck: .godeck files open with", exe)
	} else {
		fmt.Fprintln(out, "godeck: .godeck files no longer open with this program")
	}
	return nil
}

const mimeType = "application/x-godeck"

// registry returns the arguments of Windows' reg that associate the files, or
// end that.
func registry(exe string, on bool) (runs [][]string) {
	const classes = `HKCU\Software\Classes\`
	if !on {
		return [][]string{{"delete", classes + ".godeck", "/f"}, {"delete", classes + "godeck.match", "/f"}}
	}
	for _, v := range [][2]string{
		{".godeck", "godeck.match"},
		{"godeck.match", "godeck match"},
		{`godeck.match\DefaultIcon`, exe + ",0"},
		{`godeck.match\shell\open\command`, `"` + exe + `" "%1"`},
	} {
		runs = append(runs, []string{"add", classes + v[0], "/ve", "/d", v[1], "/f"})
	}
	return runs
}

// desktopEntry writes what Linux desktops read below a data directory, or
// removes it.
func desktopEntry(dir, exe string, icon []byte, on bool) error {
	files := map[string]string{
		"applications/godeck.desktop": `[Desktop Entry]
Type=Application
Name=godeck
Comment=A table for trading card games
Comment[ja]=トレーディングカードゲームのテーブル
Exec=` + execQuote(exe) + ` %f
Icon=godeck
Terminal=false
StartupWMClass=godeck
Categories=Game;CardGame;
MimeType=` + mimeType + `;
`,
		"mime/packages/godeck.xml": `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="` + mimeType + `">
    <comment>godeck match</comment>
    <comment xml:lang="ja">godeckの対戦記録</comment>
    <glob pattern="*.godeck"/>
  </mime-type>
</mime-info>
`,
		"icons/hicolor/192x192/apps/godeck.png": string(icon),
	}
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if !on {
			if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
			continue
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// execQuote quotes a path for the Exec line of a desktop entry: its reserved
// characters are escaped twice, for the quotes and for the file.
func execQuote(path string) string {
	quoted := strings.NewReplacer(`\`, `\\`, `"`, `\"`, "`", "\\`", "$", `\$`).Replace(path)
	return `"` + strings.NewReplacer(`\`, `\\`, "%", "%%").Replace(quoted) + `"`
}
